"""Nothing is lost: reload, restart, a second tab, a second click."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.serving import Player, Server, reach
from tests.web.table import Table, battleground

Sit = Callable[..., Table]
Picture = Callable[[Page, str], None]


def interrupting(player: Player, seat: int, decision: dict[str, Any]) -> bool:
    """Whether a seat is asked to break into another's turn."""
    answers = [option["fields"].get("response", {}) for option in decision["options"]]
    return decision["kind"] == "react" and any(
        answer.get("kind") in ("overwatch", "opportunity") for answer in answers
    )


def test_a_reload_in_the_middle_of_an_interruption(server: Server, table: Sit, picture: Picture) -> None:
    """The question whether to interrupt survives a reload, says who and why, and can be answered."""
    reached = reach(server, interrupting)
    asked = table(reached.match, reached.tokens)
    asked.wait()
    question = asked.question

    asked.page.reload()
    asked.wait()

    assert (asked.kind, asked.question) == ("react", question)
    expect(asked.page.locator(".prompt")).to_contain_text("Interruption")
    expect(asked.page.locator(".prompt .reason")).not_to_be_empty()
    expect(asked.page.locator(".figure.spotlit").first).to_be_visible()
    picture(asked.page, "interruption")
    asked.click(next(o for o in asked.offered() if o.startswith("react ")))
    assert asked.question != question


@pytest.fixture
def own_server(server: Server) -> Iterator[Server]:
    """The server, running again afterwards whatever happens."""
    yield server
    if not server.running:
        server.start()


def test_the_server_restarts_in_the_middle_of_a_game(own_server: Server, table: Sit) -> None:
    """The page says the connection is lost, comes back by itself, and the choice made meanwhile counts."""
    match, tokens = own_server.open("person", "random")
    seated = table(match, tokens)
    seated.play(5, until=lambda t: t.kind == "act")
    question = seated.question

    own_server.stop()
    seated.see("The connection was lost. Trying again…")
    seated.option("end").click()
    own_server.start()

    seated.wait(question)
    expect(seated.page.get_by_text("The connection was lost")).to_have_count(0)
    seated.play(6, until=lambda t: t.question != question and t.kind == "initiative")


def test_a_second_click_and_a_second_tab_change_nothing(server: Server, table: Sit) -> None:
    """Two clicks are one choice, and another tab of the same seat shows the same question."""
    match, tokens = server.open("person", "person")
    tables = {seat: table(match, {seat: tokens[seat]}) for seat in ("0", "1")}
    for seated in tables.values():
        seated.root.wait_for()
    asked = next(t for t in tables.values() if t.kind)
    asked.option(asked.offered()[0]).dblclick(no_wait_after=True)
    asked.wait()
    assert asked.root.get_attribute("data-seq") == "1"
    expect(asked.page.get_by_role("alert")).to_have_count(0)

    tab = Table(asked.page.context.new_page())
    tab.page.goto(asked.page.url)
    tab.wait()
    assert (tab.kind, tab.question) == (asked.kind, asked.question)
    tab.choose(tab.offered()[0])
    expect(asked.root).to_have_attribute("data-seq", tab.root.get_attribute("data-seq") or "")


def test_a_link_that_opens_nothing_says_so(visit: Callable[..., Page], server: Server) -> None:
    """An unknown match and a foreign token are refused in words, with a way back to the lobby."""
    page = visit(f"/play/{'0' * 24}")
    expect(page.get_by_role("alert")).to_contain_text("no such match")
    match, _ = server.open("person", "random")
    other = visit(f"/play/{match}", match=match, tokens={"0": "guessed"})
    expect(other.get_by_role("alert")).to_be_visible()
    other.get_by_role("button", name="To the lobby").click()
    expect(battleground(other).get_by_role("button", name="Play now")).to_be_visible()
