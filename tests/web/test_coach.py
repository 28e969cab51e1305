"""Hints beside the board and the analysis beside a replay."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.serving import Server
from tests.web.table import Table, battleground

COSTLY = {  # what the server would find in a longer game
    "game": "battleground",
    "sides": [[0], [1]],
    "choices": 7,
    "leads": [{"choice": n, "chances": [0.5, 0.5], "margin": 0.1} for n in range(8)],
    "luck": [{"side": 0, "rolls": 2, "sum": 0.04}, {"side": 1, "rolls": 1, "sum": -0.02}],
    "mistakes": [
        {
            "choice": 3,
            "seat": 0,
            "question": "Place an objective",
            "chosen": "here",
            "better": "there",
            "better_option": "objective F10",
            "cost": 0.12,
            "error": 0.03,
            "reasons": [{"term": "objectives", "amount": 8.0, "words": "Objectives held: +8.0"}],
            "line": ["He-Man walks north."],
        }
    ],
}

# Notes what the line that says who is thinking says: it may be gone before anybody looks.
WATCHED = """() => {
  window.thought = [];
  const line = document.querySelector('p.thinking');
  const note = () => line.textContent.trim() && window.thought.push(line.textContent);
  new MutationObserver(note).observe(line, { childList: true, characterData: true, subtree: true });
  note();
}"""
LEVELS = ("Champion of Grayskull", "Captain of the guard", "Royal guard", "Palace recruit")
Picture = Callable[[Page, str], None]


def seated(visit: Callable[..., Page], server: Server, language: str = "en") -> Table:
    """A browser at a first game against the computer."""
    match, tokens = server.open("person", "random")
    page = visit("about:blank")
    page.add_init_script(server.holding(match, {"0": tokens["0"]}, "battleground"))
    page.add_init_script(f"localStorage.setItem('language', '{language}')")
    page.goto(f"{server.url}/play/{match}")
    table = Table(page)
    table.wait()
    return table


def test_a_hint_is_given_cancelled_and_followed(
    visit: Callable[..., Page], server: Server, picture: Picture
) -> None:
    """Cancelled, nothing is said; given, a click makes the move it names."""
    table = seated(visit, server)
    page = table.page
    table.tab("Hint")
    page.route("**/hint", lambda route: None)  # never answered
    page.get_by_role("button", name="Give me a hint").click()
    page.get_by_role("button", name="Cancel").click()
    page.unroute("**/hint")

    page.get_by_role("button", name="Give me a hint").click()
    panel = page.get_by_role("region", name="Hint")
    expect(panel.get_by_role("listitem").first).to_contain_text(re.compile(r"\d+ %"), timeout=60_000)
    expect(panel.locator("li.best")).to_have_class(re.compile("shown"))  # the board shows the best at once
    picture(page, "hint")
    assert violations(page) == []
    panel.get_by_role("button", name="Do this").nth(1).focus()
    expect(panel.locator("ol > li").nth(1)).to_have_class(re.compile("shown"))
    seen = table.question
    panel.get_by_role("button", name="Do this").first.click()
    table.wait(seen)


def test_a_finished_game_is_analysed(visit: Callable[..., Page], server: Server, picture: Picture) -> None:
    """Whoever has the link sees the lead over time, the luck and the decisions, and is led to them."""
    match, tokens = server.open("person", "random")
    with server.sit(match, tokens["0"]) as player:
        for _ in range(8):
            if player.decision is None:
                player.hear()
            else:
                player.wait(player.choose(player.decision["options"][0]["text"]))
        player.send(type="resign")
    page = visit("about:blank")
    page.goto(f"{server.url}/replay/{match}")

    page.get_by_role("button", name="Analyse this game").click(timeout=60_000)

    panel = page.get_by_role("region", name="Analysis")
    expect(panel.get_by_role("img", name="Chance to win over the game")).to_be_visible(timeout=60_000)
    expect(panel).to_contain_text("Luck, in chance to win")
    picture(page, "analysis")

    page.route("**/analysis", lambda route: route.fulfill(body=json.dumps({"analysis": COSTLY}) + "\n"))
    page.reload()
    page.get_by_role("button", name="Analyse this game").click()
    expect(panel.get_by_role("listitem").filter(has_text="Place an objective")).to_contain_text("−12 %")
    panel.get_by_text("How it might have gone on").click()
    expect(panel).to_contain_text("He-Man walks north.")
    panel.get_by_role("button", name="Step 3", exact=True).click()
    expect(page.locator(".count")).to_contain_text("3 /")
    page.get_by_role("button", name="One step forward").click()
    panel.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".count")).to_contain_text("3 /")
    dialog = page.get_by_role("dialog", name="Play on from here")
    expect(dialog.get_by_role("combobox")).to_have_count(2)
    assert violations(page) == []


def test_the_strongest_opponent_is_seen_to_think(visit: Callable[..., Page], server: Server) -> None:
    """The levels stand in the form from strong to weak; while a Champion looks ahead, the table says so."""
    page = visit("/")
    battleground(page).get_by_role("button", name="New game…").click()
    opponent = page.get_by_label("Played by").nth(1)
    offered = opponent.locator("option").all_inner_texts()
    places = [next(n for n, text in enumerate(offered) if level in text) for level in LEVELS]
    assert places == sorted(places)
    opponent.select_option("grayskull-champion")
    page.get_by_role("button", name="Start the match").click()
    table = Table(page)
    table.wait()
    page.evaluate(WATCHED)
    for _ in range(12):
        if page.evaluate("window.thought.length"):
            break
        table.choose(table.offered()[0])
        table.wait()
    assert "is thinking" in page.evaluate("window.thought[0]")
