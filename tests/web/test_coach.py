"""Hints beside the board and the analysis beside a replay."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.serving import Server
from tests.web.table import Table

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
    """The replay shows the lead over time, the luck and the decisions, and leads to them."""
    match, tokens = server.open("person", "random")
    with server.sit(match, tokens["0"]) as player:
        for _ in range(12):
            if player.decision is None:
                player.hear()
            else:
                player.wait(player.choose(player.decision["options"][0]["text"]))
        player.send(type="resign")
    page = visit("about:blank")
    text = server.text(f"/api/matches/{match}/replay")
    page.add_init_script(f"sessionStorage.setItem('replay', {text!r})")
    page.goto(f"{server.url}/replay")

    page.get_by_role("button", name="Analyse this game").click()

    panel = page.get_by_role("region", name="Analysis")
    expect(panel.get_by_role("img", name="Chance to win over the game")).to_be_visible(timeout=60_000)
    expect(panel).to_contain_text("Luck, in chance to win")
    picture(page, "analysis")
    assert violations(page) == []
