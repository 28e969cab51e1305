"""Dice that can be checked: a commitment before the first roll, players' values, the seed at the end."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from random import Random
from secrets import token_hex

import pytest

from battlewright.cli import main
from battlewright.games import load
from battlewright.kernel import replay as replays
from battlewright.kernel.match import MIX, Match
from battlewright.kernel.rng import commitment, mixed
from tests.server.company import MINE, Someone, rated_match
from tests.server.serving import ThreadServer
from tests.server.table import COMPUTER, OPEN, PERSON, Opened, Seat, http, play

GAME = load("battleground")
FORCES = {"scenario": "skirmish", "forces": ["heroes-of-grayskull", "lords-of-snake-mountain"]}


def dice(server: ThreadServer, match: str) -> dict[str, object]:
    """What can be known of the dice."""
    found: dict[str, object] = http(f"{server.url}/api/matches/{match}/dice")
    return found


def test_a_seed_is_committed_to_and_told_at_the_end(server: ThreadServer) -> None:
    """Its hash is there from the beginning, the seed at the end, and the replay holds both values."""
    opened = Opened(server.url, [PERSON, PERSON])
    before, values = dice(server, opened.match), [token_hex(16), token_hex(16)]
    seats = [Seat(server.url, opened.match, opened.tokens[n], mix=values[n]) for n in (0, 1)]
    seats[0].see(seats[1].position["seq"])
    play(seats, Random(1), most=10)
    middle = dice(server, opened.match)
    seats[0].ask("resign")
    after = dice(server, opened.match)

    assert before["commitment"] == middle["commitment"] == after["commitment"]
    assert before["secret"] == middle["secret"] == ""
    secret = str(after["secret"])
    assert sha256(secret.encode()).hexdigest() == after["commitment"]
    assert after["added"] == [{"seat": n, "value": values[n]} for n in (0, 1)]
    replay = replays.read(opened.replay())
    assert replay.seed == secret
    assert [choice.text for choice in replay.choices[:2]] == [MIX + value for value in values]
    match = replays.verify(replay, GAME)
    assert match.state.rng.seed == mixed(mixed(secret, values[0]), values[1])


def test_a_value_counts_when_a_seat_is_entered_for_the_first_time(server: ThreadServer) -> None:
    """Whoever has seen the table cannot add another value; nor does what is no value count."""
    opened = Opened(
        server.url,
        [
            PERSON,
            PERSON,
        ],
    )
    Seat(server.url, opened.match, opened.tokens[0], mix="not a value")
    Seat(server.url, opened.match, opened.tokens[0], mix=token_hex(16))
    one = token_hex(16)
    Seat(server.url, opened.match, opened.tokens[1], mix=one)
    Seat(server.url, opened.match, opened.tokens[1], mix=token_hex(16))
    Seat(server.url, opened.match, opened.watch, mix=token_hex(16))
    assert dice(server, opened.match)["added"] == [{"seat": 1, "value": one}]


def test_before_the_first_choice_all_is_dealt_anew(server: ThreadServer) -> None:
    """Whoever came first is shown the new hand; what is dealt is what the replay deals."""
    opened = Opened(server.url, [PERSON, PERSON], setup=FORCES)
    first = Seat(server.url, opened.match, opened.tokens[0])
    dealt = server.digest(opened.match)
    value = token_hex(16)
    Seat(server.url, opened.match, opened.tokens[1], mix=value)
    first.until(lambda seat: seat.position["seq"] > 0)

    record = server.hub.rooms[opened.match].record
    again = Match(GAME, record.row.setup, record.row.seed)
    assert GAME.digest(again.state) == dealt
    again.choose(1, MIX + value)
    assert server.digest(opened.match) == GAME.digest(again.state) != dealt
    assert first.ask("resync")["view"] == first.position["view"]


def test_mixing_survives_undo_snapshots_and_a_restart(tmp_path: Path) -> None:
    """A value that comes in the middle bars undo, and is there after a restart from a snapshot."""
    server = ThreadServer(tmp_path).start()
    opened = Opened(server.url, [PERSON, PERSON])
    first = Seat(server.url, opened.match, opened.tokens[0], mix=token_hex(16))
    while first.decision:
        first.choose(first.options[0])
    second = Seat(server.url, opened.match, opened.tokens[1], mix=token_hex(16))
    assert second.ask("undo")["code"] == "no_undo"
    first.see(second.position["seq"])
    play([first, second], Random(2), most=60)
    digest = server.digest(opened.match)
    server.stop()

    server = ThreadServer(tmp_path).start()
    again = Seat(server.url, opened.match, opened.tokens[0])
    assert server.digest(opened.match) == digest
    again.ask("resign")
    story = http(f"{server.url}/api/matches/{opened.match}/story")
    assert story["whole"]
    assert sum(step["choice"].startswith(MIX) for step in story["steps"]) == 2
    text = http(f"{server.url}/api/matches/{opened.match}/replay")
    assert http(f"{server.url}/api/replays", {"text": text})["steps"][-1]["choice"] == "resign"
    server.stop()


def test_a_rated_match_begins_when_everybody_has_added(server: ThreadServer) -> None:
    """Until then nobody is asked anything, and nothing can be chosen."""
    a, b = Someone(server, "Teela"), Someone(server, "Evil-Lyn")
    match, tokens = a.open([MINE, OPEN], rated=True)
    first = a.sit(match, tokens[0])
    assert first.position["decision"] is None
    answer = first.ask("choose", decision=0, option="pass")
    assert answer["code"] == "not_asked"
    second = b.sit(match, b.claim(match, 1))
    first.until(lambda seat: seat.position["seq"] >= second.position["seq"])
    assert first.decision or second.decision


def test_a_rated_match_of_three_games_has_a_seed_of_its_own_each(server: ThreadServer) -> None:
    """A rematch has another commitment, and values of its own."""
    match, first, second = rated_match(Someone(server, "Teela"), Someone(server, "Evil-Lyn"))
    first.ask("resign")
    first.ask("offer", what="rematch")
    second.until(lambda seat: seat.presence["offer"])
    second.ask("answer", accept=True)
    again = second.until(lambda seat: seat.presence["next_match"]).presence["next_match"]
    assert dice(server, again)["commitment"] != dice(server, match)["commitment"]
    value = token_hex(16)
    Seat(server.url, again, first.token, mix=value)
    assert dice(server, again)["added"] == [{"seat": 1, "value": value}]


def test_a_guided_match_and_one_of_a_demonstration_promise_nothing(server: ThreadServer) -> None:
    """Their seeds are no secret: nothing is published, and nothing can be added."""
    opened = http(f"{server.url}/api/matches", {"game": "battleground", "guide": True})
    Seat(server.url, opened["match"], opened["tokens"]["0"], mix=token_hex(16))
    assert dice(server, opened["match"]) == {"commitment": "", "secret": "", "added": []}


def test_against_the_computer_a_value_is_added_too(server: ThreadServer) -> None:
    """It is in before the computer chooses anything."""
    opened = Opened(server.url, [PERSON, COMPUTER])
    value = token_hex(16)
    Seat(server.url, opened.match, opened.tokens[0], mix=value)
    record = server.hub.rooms[opened.match].record
    assert record.match.choices[0].text == MIX + value
    assert record.row.terms["commitment"] == commitment(record.row.seed)


def test_the_command_line_checks_the_dice(
    server: ThreadServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever noted what was published finds out whether the replay rolls by it."""
    opened = Opened(server.url, [PERSON, COMPUTER])
    published = str(dice(server, opened.match)["commitment"])
    Seat(server.url, opened.match, opened.tokens[0], mix=token_hex(16)).ask("resign")
    file = tmp_path / "x.replay"
    file.write_text(opened.replay(), encoding="utf-8")

    assert main(["replay", str(file), "--verify", "--commitment", published]) == 0
    assert "mixed with one value" in capsys.readouterr().out
    assert main(["replay", str(file), "--verify", "--commitment", "0" * 64]) != 0
    assert "do not fit" in capsys.readouterr().err
