"""A replay is played on from any of its points: the past stands, dice are new, nobody's results change."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from battlewright.games import load
from battlewright.kernel import replay as replays
from battlewright.kernel.match import Match
from battlewright.kernel.rng import commitment
from tests.server.company import MINE, Someone
from tests.server.serving import ThreadServer
from tests.server.table import (
    COMPUTER,
    FIRST_GAME,
    OPEN,
    PERSON,
    HttpProblem,
    Message,
    Opened,
    Seat,
    http,
    play,
)

SETUPS: dict[str, Message] = {
    "battleground": FIRST_GAME,
    "heroscape": {"scenario": "last-army", "armies": ["random", "random"]},
    "fields": {"scenario": "first-game"},
}


@pytest.fixture(scope="module")
def told(server: ThreadServer) -> Opened:
    """A match of forty choices that is over."""
    opened = Opened(server.url, [PERSON, PERSON])
    seats = opened.everyone()
    play(seats, Random(5), most=40)
    seats[0].ask("resign")
    for seat in seats:
        seat.close()
    return opened


def go_on(server: ThreadServer, choices: int, *seats: Message, **more: Any) -> Opened:
    """Open a match that goes on from a replay."""
    body = {"choices": choices, "seats": list(seats)} | more
    answer = http(f"{server.url}/api/replays/play-on", body)
    found = object.__new__(Opened)
    found.url, found.match, found.watch = server.url, answer["match"], answer["watch"]
    found.tokens = {int(seat): token for seat, token in answer["tokens"].items()}
    return found


def test_a_match_goes_on_from_the_middle_of_another(server: ThreadServer, told: Opened) -> None:
    """What was played stands and is in the log; the same is asked; another end is played and verified."""
    past = replays.read(told.replay())
    before = Match(load("battleground"), past.setup, past.seed)
    for seat, text in past.choices[:25]:
        before.choose(seat, text)

    again = go_on(server, 25, PERSON, PERSON, match=told.match, name="What if")
    seats = again.everyone()

    record = server.hub.rooms[again.match].record
    assert record.match.choices[:25] == before.choices
    asked = {seat: decision.kind for seat, decision in before.decisions().items()}
    assert {n: seat.decision["kind"] for n, seat in enumerate(seats) if seat.decision} == asked
    assert seats[0].log
    assert http(f"{server.url}/api/matches/{again.match}")["name"] == "What if"

    published = http(f"{server.url}/api/matches/{again.match}/dice")
    assert published["secret"] == ""
    play(seats, Random(6), most=15)
    seats[1].ask("resign")
    dice = http(f"{server.url}/api/matches/{again.match}/dice")
    assert commitment(dice["secret"]) == dice["commitment"] == published["commitment"]
    replay = replays.read(again.replay())
    replays.verify(replay, load("battleground"))
    replays.check_commitment(replay, dice["commitment"])
    story = http(f"{server.url}/api/matches/{again.match}/story")
    assert [step["choice"] for step in story["steps"][1:26]] == [choice.text for choice in past.choices[:25]]


def test_the_dice_are_new_each_time(server: ThreadServer, told: Opened) -> None:
    """Whoever has seen the replay does not know what comes."""
    seeds = []
    for _ in range(2):
        again = go_on(server, 25, PERSON, PERSON, match=told.match)
        again.sit(0).close()
        seeds.append(server.hub.rooms[again.match].record.match.state.rng.seed)
    assert len({*seeds, replays.read(told.replay()).seed}) == 3


@pytest.mark.parametrize("game", SETUPS)
def test_the_computer_goes_on_in_every_game(server: ThreadServer, game: str) -> None:
    """From a file, at the beginning and later, the other side is the computer's."""
    rules = load(game)
    teams = rules.teams(rules.new(SETUPS[game], "1"))
    opened = Opened(server.url, [PERSON] * sum(map(len, teams)), setup=SETUPS[game], game=game)
    seats = opened.everyone()
    play(seats, Random(3), most=12)
    seats[0].ask("resign")
    text = opened.replay()
    choices = len(replays.read(text).choices)
    for at in (0, choices - 1):
        again = go_on(
            server, at, *(PERSON if n in teams[0] else COMPUTER for n in range(len(seats))), text=text
        )
        mine = again.everyone()
        mine[0].until(lambda seat: any(number in teams[0] for number in seat.position["asked"]))
        for seat in mine:
            seat.close()


def test_a_friend_takes_the_other_side(server: ThreadServer, told: Opened) -> None:
    """An open seat is taken by link, as in any match; a profile's results do not change."""
    someone = Someone(server, "Teela")
    again = go_on(server, 20, MINE, OPEN, match=told.match, person=someone.secret)
    claimed = http(f"{server.url}/api/matches/{again.match}/claim", {"seat": 1, "name": "Orko"})
    friend = Seat(server.url, again.match, claimed["token"])
    own = again.sit(0)
    friend.ask("resign")
    own.until(lambda seat: seat.outcome is not None)
    assert someone.profile()["results"] == []


def refused() -> Iterator[tuple[Message, int, str]]:
    """What is asked amiss, and the answer."""
    two = [PERSON, PERSON]
    yield {"choices": 41, "seats": two}, 400, "the game is over at this point"
    yield {"choices": 99, "seats": two}, 400, "this replay has 41 choices, not 99"
    yield {"choices": 5, "seats": [PERSON]}, 400, "2 seats"
    yield {"choices": 5, "seats": two, "match": "0" * 24}, 404, "no such match"
    yield {"choices": 5, "seats": two, "match": "", "text": "nonsense"}, 400, "not a replay"


@pytest.mark.parametrize(("wish", "status", "words"), list(refused()))
def test_what_cannot_go_on_says_why(
    server: ThreadServer, told: Opened, wish: Message, status: int, words: str
) -> None:
    """A point after the end, a replay that is none, a table of the wrong size."""
    with pytest.raises(HttpProblem, match=words) as problem:
        http(f"{server.url}/api/replays/play-on", {"match": told.match} | wish)
    assert problem.value.status == status


def test_a_match_that_is_not_over_has_no_other_way_on(server: ThreadServer) -> None:
    """Its replay would show the hidden cards."""
    running = Opened(server.url, [PERSON, PERSON])
    with pytest.raises(HttpProblem) as problem:
        go_on(server, 0, PERSON, PERSON, match=running.match)
    assert problem.value.status == 409


def test_a_replay_of_another_version_says_which_one_it_needs(server: ThreadServer, told: Opened) -> None:
    """It can be watched, not played."""
    version = replays.read(told.replay()).version
    text = told.replay().replace(f"version: {version}", "version: 0.0.1")
    with pytest.raises(HttpProblem, match=r"0\.0\.1"):
        go_on(server, 5, PERSON, PERSON, text=text)
