"""A person plays the computer in the browser, from the first page to the rematch."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.table import Table, battleground

Picture = Callable[[Page, str], None]


def test_a_complete_game_against_the_computer(visit: Callable[..., Page], picture: Picture) -> None:
    """The weakest opponent, with a character, and clicking what is offered: a result, a replay, a rematch."""
    page = visit("/")
    battleground(page).get_by_role("button", name="New game…").click()
    page.get_by_label("Played by").nth(1).select_option("palace-recruit")
    page.get_by_label("Character").select_option("bold")
    picture(page, "level-and-character")
    page.get_by_role("button", name="Start the match").click()
    table = Table(page)

    table.play(1, until=lambda t: False)

    expect(page.get_by_role("dialog")).to_contain_text("point")
    picture(page, "outcome")
    page.get_by_role("button", name="Watch the replay").click()
    expect(page.locator(".count")).to_contain_text("0 /")
    page.go_back()
    page.get_by_role("button", name="Rematch", exact=True).click()
    page.get_by_role("button", name="To the rematch").click()
    table.wait()
    assert not table.over
