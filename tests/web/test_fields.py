"""Fields of Eternia on the plain table.

A first game, a solo mission, and four people with the secrets of two teams.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.web.axe import violations
from tests.web.serving import Player, Server
from tests.web.table import OFFERED, Table

Picture = Callable[[Page, str], None]
Visit = Callable[..., Page]
FIRST = {"scenario": "first-game", "starting": 0}
SOLO = {"scenario": "he-man-impostor", "difficulty": "easy"}
STORY = {"scenario": "fractures-in-time", "starting": 0}
LANGUAGE = re.compile("Language|Sprache|Język|Langue")
CLICK = """(text) => [...document.querySelectorAll('[data-option]:not([disabled])')]
  .find((e) => e.getAttribute('data-option') === text)?.click()"""

# Something can be clicked or read that was not there with the question seen.
NEXT = """(seen) => {
  if (document.querySelector('[role=dialog], .curtain')) return true;
  const { decision, sending } = document.querySelector('.table')?.dataset ?? {};
  return decision && decision !== seen && decision !== '-1' && !sending;
}"""


def seated(
    visit: Visit, server: Server, match: str, tokens: dict[str, str], heard: list[str] | None = None
) -> Page:
    """A browser that holds these seats; everything its socket receives is noted."""
    page = visit("about:blank")
    if heard is not None:

        def listen(socket: WebSocket) -> None:
            socket.on(
                "framereceived",
                lambda frame: heard.append(frame.decode() if isinstance(frame, bytes) else frame),
            )

        page.on("websocket", listen)
    page.add_init_script("localStorage.setItem('plain', 'yes')")
    page.add_init_script(server.holding(match, tokens, "fields"))
    page.goto(f"{server.url}/play/{match}")
    return page


def play_on(page: Page, seed: int, until: Callable[[Page], bool], most: int = 1500) -> None:
    """Click what is offered until something holds.

    Teammates may be quicker: then what they left is clicked.
    """
    chance, table = random.Random(seed), Table(page)
    for _ in range(most):
        if until(page):
            return
        curtain = page.get_by_role("button", name="Show my cards")
        if curtain.count():
            curtain.click()
            continue
        question = table.question
        texts: list[str] = page.evaluate(OFFERED)
        if texts:
            page.evaluate(CLICK, chance.choice(texts))
        page.wait_for_function(NEXT, arg=question, timeout=120_000)
    raise AssertionError(f"it did not come to this in {most} clicks")


def over(page: Page) -> bool:
    """Whether the result is shown."""
    return page.get_by_role("dialog").count() > 0


def test_a_first_game_against_the_computer(visit: Visit, server: Server, picture: Picture) -> None:
    """One hero is led by the person, all others by computers; clicking what is offered leads to the end."""
    match, tokens = server.open("person", *["random"] * 5, setup=FIRST, game="fields")
    page = seated(visit, server, match, {"0": tokens["0"]})
    table = Table(page)
    play_on(page, 1, lambda _: table.kind == "act")
    picture(page, "fields-table")
    answer = table.why("mount")
    expect(answer.get_by_role("button", name="FE-").first).to_be_visible()
    assert violations(page) == []
    answer.get_by_role("button", name="FE-").first.click()
    expect(page.locator("article").first).to_contain_text("FE-")
    play_on(page, 1, over)

    expect(page.get_by_role("dialog")).to_contain_text("victory point")
    picture(page, "fields-outcome")


def test_a_solo_mission(visit: Visit, server: Server, picture: Picture) -> None:
    """Three heroes against the game; two of them are led by the computer here."""
    match, tokens = server.open("person", "greedy", "greedy", setup=SOLO, game="fields")
    page = seated(visit, server, match, {"0": tokens["0"]})
    table = Table(page)
    play_on(page, 2, lambda _: table.kind == "act")
    picture(page, "fields-solo")
    play_on(page, 2, over)

    expect(page.get_by_role("dialog")).to_be_visible()


def test_fields_speaks_the_language_of_the_player(visit: Visit, server: Server, picture: Picture) -> None:
    """The question and its options are said in the language chosen, without reloading."""
    match, tokens = server.open(*["person"] * 3, *["random"] * 3, setup=FIRST, game="fields")
    page = seated(visit, server, match, {"0": tokens["0"]})
    Table(page).wait()
    words = {
        "de": "Wer wird aktiviert?",
        "pl": "którego bohatera",
        "fr": "qui entre en action",
        "en": "who acts now?",
    }
    for language, asked in words.items():
        page.get_by_label(LANGUAGE).first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_text(asked).first).to_be_visible()
        texts = page.locator("[data-option]").all_inner_texts()
        assert texts
        assert not [text for text in texts if "fe-" in text or "{" in text]
        picture(page, f"fields-{language}")


@pytest.fixture
def sockets() -> Iterator[ExitStack]:
    """Sockets that are closed in the end."""
    with ExitStack() as opened:
        yield opened


def hands(position: dict[str, Any], team: int) -> set[str]:
    """The victory cards of a team, as far as a seat may know them."""
    return {card for card in position["view"]["teams"][team]["hand"] if card != "?"}


class Holder:
    """A seat that notes which victory cards its team has had in hand in all positions it was told of."""

    def __init__(self, player: Player, team: int) -> None:
        self._player, self._team = player, team
        self.kept = hands(player.state, team)

    def follow(self, seq: int) -> None:
        """Hear everything up to a choice."""
        while self._player.state["seq"] < seq:
            self._hear(60)

    def keep_up(self) -> None:
        """Hear what has come, so that nothing waits unread for long."""
        with suppress(TimeoutError):
            while True:
                self._hear(0)

    def _hear(self, timeout: float) -> None:
        """Hear one message: never a word of the other team's cards."""
        self._player.hear(timeout)
        self.kept &= hands(self._player.state, self._team)
        assert not hands(self._player.state, 1 - self._team)


def test_four_people_share_the_secrets_of_their_team_only(
    visit: Visit, server: Server, picture: Picture, sockets: ExitStack
) -> None:
    """Two browsers for each team.

    Both know their team's victory cards, nobody receives a word of the others'.
    """
    seats = ("person", "person", "random", "person", "person", "random")
    match, tokens = server.open(*seats, setup=STORY, game="fields")
    heard: dict[str, list[str]] = {seat: [] for seat in ("0", "1", "3", "4")}
    players = {seat: sockets.enter_context(server.sit(match, tokens[seat])) for seat in heard}
    assert [len(hands(players[seat].state, int(seat) // 3)) for seat in heard] == [3, 3, 3, 3]
    tables = {
        seat: Table(seated(visit, server, match, {seat: tokens[seat]}, notes))
        for seat, notes in heard.items()
    }
    for table in tables.values():
        table.root.wait_for()
    chance = random.Random(4)
    holders = {seat: Holder(players[seat], int(seat) // 3) for seat in heard}
    for _ in range(40):
        for table in tables.values():
            texts: list[str] = table.page.evaluate(OFFERED)
            if texts:
                table.page.evaluate(CLICK, "end" if "end" in texts else chance.choice(texts))
        tables["0"].page.wait_for_timeout(30)
        for holder in holders.values():
            holder.keep_up()
    picture(tables["0"].page, "fields-four")
    told = {seat: [json.loads(frame) for frame in frames] for seat, frames in heard.items()}
    last = max(message.get("seq", 0) for messages in told.values() for message in messages)
    for seat, holder in holders.items():
        holder.follow(last)
        # In hand all the time: nobody else may have read of them. Those put back may come to the others.
        for other in [other for other in heard if (int(other) < 3) != (int(seat) < 3)]:
            assert "sync" in {message["type"] for message in told[other]}
            received = "".join(heard[other])
            assert not [card for card in holder.kept if f'"{card}"' in received]
