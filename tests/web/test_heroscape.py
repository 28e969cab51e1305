"""Heroscape on the plain table: a whole game against the computer, and its words in four languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.serving import Server
from tests.web.table import Table

Picture = Callable[[Page, str], None]
Visit = Callable[..., Page]
SMALL = {
    "scenario": "last-army",
    "map": "training-ground",
    "points": 200,
    "rounds": 2,
    "armies": [["finn-the-viking-champion"], ["thorgrim-the-viking-champion"]],
}


def seated(visit: Visit, server: Server, computer: str = "random") -> Page:
    """A browser with the first seat of a small match against the computer, at the plain table."""
    match, tokens = server.open("person", computer, setup=SMALL, game="heroscape")
    page = visit("about:blank")
    page.add_init_script("localStorage.setItem('plain', 'yes')")
    page.add_init_script(server.holding(match, tokens, "heroscape"))
    page.goto(f"{server.url}/play/{match}")
    return page


def test_a_whole_game_of_heroscape_against_the_computer(
    visit: Visit, server: Server, picture: Picture
) -> None:
    """Setting up, laying order markers, moving and attacking by clicking what is offered.

    Until somebody wins.
    """
    page = seated(visit, server)
    table = Table(page)
    table.play(1, until=lambda t: t.kind == "move")
    picture(page, "heroscape-table")
    answer = table.why("attack")
    expect(answer.get_by_role("button", name="HS-").first).to_be_visible()
    picture(page, "heroscape-why")
    assert violations(page) == []
    answer.get_by_role("button", name="HS-").first.click()
    expect(page.locator("article").first).to_contain_text("HS-")
    expect(table.why("measure")).to_contain_text("Distance")
    the_question_stays_in_sight_on_a_phone(page)
    table.play(1, until=lambda t: False)

    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(re.compile("points of the cards still in play|last army standing", re.I))
    expect(dialog).not_to_contain_text("victory")
    picture(page, "heroscape-outcome")


def the_question_stays_in_sight_on_a_phone(page: Page) -> None:
    """The log below grows without pulling the page down, and nothing scrolls sideways."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.reload()
    expect(page.locator("#asked")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.set_viewport_size({"width": 1440, "height": 900})


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Set up the rest for me"),
        ("de", "Den Rest für mich aufstellen"),
        ("pl", "Ustaw resztę za mnie"),
        ("fr", "Placer le reste pour moi"),
    ],
)
def test_heroscape_speaks_the_language_of_the_player(
    visit: Visit, server: Server, picture: Picture, language: str, words: str
) -> None:
    """Question, options, position, log and rules are in the language chosen, without reloading."""
    page = seated(visit, server)
    table = Table(page)
    table.wait()
    page.get_by_label("Language").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("button", name=words)).to_be_visible()
    texts = page.locator("[data-option]").all_inner_texts()
    assert texts
    assert not [text for text in texts if "hs-" in text or "{" in text]
    picture(page, f"heroscape-{language}")


def test_an_army_is_drafted_from_a_list_of_ones_own(server: Server, visit: Visit) -> None:
    """A random list is drafted card by card, each placed at once; nobody stops by mistake without one."""
    match, tokens = server.open("person", "greedy", setup={"scenario": "drafted-armies"}, game="heroscape")
    page = visit("about:blank")
    page.add_init_script(server.holding(match, {"0": tokens["0"]}, "heroscape"))
    page.goto(f"{server.url}/play/{match}")
    table = Table(page)
    table.wait()
    page.get_by_role("button", name="Random list").click()
    following = page.get_by_role("button", name="Draft from my list")
    expect(following).to_be_visible()
    assert table.option("complete").count() == 0
    for _ in range(3):  # who drops in later is not placed yet
        seen = table.question
        following.click()
        table.wait(seen)
        if table.kind == "place":
            break
    assert table.kind == "place"
