"""Messages that are repeated, late, reordered, foreign or no messages at all change nothing."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import get_args
from uuid import uuid4

import pytest

from battlewright.server import protocol, sockets
from tests.server.serving import ThreadServer
from tests.server.table import PERSON, Message, Opened, Seat, closing_code, play
from tools.protocol_types import FOLDER, generated


@pytest.fixture
def table(server: ThreadServer) -> tuple[Opened, Seat, Seat]:
    """A match of two people in its first decision; the first seat is asked."""
    opened = Opened(server.url, [PERSON, PERSON])
    a, b = opened.everyone()
    while not (a.decision and a.decision["kind"] == "initiative"):
        play([a, b], Random(1), most=1)
    return opened, a, b


def test_a_repeated_message_is_acknowledged_again(
    server: ThreadServer, table: tuple[Opened, Seat, Seat]
) -> None:
    """The same key gets the same answer, and the choice is made once."""
    opened, seat, _ = table
    message = {"decision": seat.decision["id"], "option": seat.options[0]}
    first = seat.ask("choose", key="once", **message)
    digest = server.digest(opened.match)

    again = seat.ask("choose", key="once", **message)

    assert first == again
    assert server.digest(opened.match) == digest


def test_a_key_belongs_to_its_seat(table: tuple[Opened, Seat, Seat]) -> None:
    """Two seats may use the same key without knowing of each other."""
    _, a, b = table

    first, second = a.choose(a.options[0], key="k"), b.choose(b.options[0], key="k")

    assert first["type"] == second["type"] == "ack"
    assert second["seq"] == first["seq"] + 1


def test_keys_are_known_after_a_restart(tmp_path: Path) -> None:
    """A message that was accepted before the server went down is not carried out twice after it."""
    server = ThreadServer(tmp_path).start()
    opened = Opened(server.url, [PERSON, PERSON])
    seat = next(s for s in opened.everyone() if s.decision)
    token = seat.token
    choice = {"decision": seat.decision["id"], "option": seat.options[0]}
    accepted = seat.ask("choose", key="before", **choice)
    orders = seat.ask("orders", key="orders", orders={"defence": "never"})
    seat.ask("orders", orders={"defence": "always"})
    server.stop()

    server = ThreadServer(tmp_path).start()
    back = Seat(server.url, opened.match, token)

    assert back.position["seq"] == orders["seq"] + 1
    assert back.ask("choose", key="before", **choice) == accepted
    assert back.ask("orders", key="orders", orders={"defence": "never"}) == orders
    assert back.ask("resync")["orders"] == {"defence": "always"}
    server.stop()


def test_a_late_choice_is_refused_as_stale(table: tuple[Opened, Seat, Seat]) -> None:
    """What answers an earlier question is not taken for an answer to the present one."""
    _, a, b = table
    old = a.decision["id"]
    play([a, b], Random(2), most=6)
    seat = a if a.decision else b

    answer = seat.ask("choose", decision=-1 if seat is b else old, option=seat.options[0])

    assert (answer["type"], answer["code"]) == ("refusal", "stale")


def test_a_seat_that_is_not_asked_cannot_choose(table: tuple[Opened, Seat, Seat]) -> None:
    """A choice of somebody else's is refused, and so is one's own before it is asked for."""
    _, a, b = table
    a.choose(a.options[0])
    a.until(lambda s: not s.decision)

    answer = a.ask("choose", decision=0, option="pass")

    assert answer["code"] == "not_asked"
    assert b.decision


def test_what_is_not_offered_is_refused(table: tuple[Opened, Seat, Seat]) -> None:
    """An option that can be read but is not offered, one that cannot be read, and acts in disguise."""
    _, seat, _ = table

    def refusal(option: str) -> str:
        return str(seat.ask("choose", decision=seat.decision["id"], option=option)["code"])

    assert refusal("play no-such-card") == "not_offered"
    assert refusal("dance") == "malformed"
    assert refusal("") == "malformed"
    for disguised in ("/resign", "/undo 1", "/accept", "resign", "agree-draw", "undo 1"):
        assert refusal(disguised) == "malformed"
    assert seat.ask("resync")["outcome"] is None


def test_blanks_make_no_other_choice(server: ThreadServer, table: tuple[Opened, Seat, Seat]) -> None:
    """A choice is stored in its stable text form, however it was written."""
    opened, seat, _ = table
    option = next(o for o in seat.options if " " in o)

    assert seat.choose(option.replace(" ", "   ") + " ")["type"] == "ack"

    assert server.hub.rooms[opened.match].record.match.choices[-1].text == option


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        "[]",
        '"choose"',
        "{}",
        '{"type":"choose"}',
        '{"type":"no-such","key":"k"}',
        '{"type":"choose","key":"k","decision":"1","option":"pass"}',
        '{"type":"choose","key":"k","decision":1,"option":"pass","seat":1}',
        '{"type":"choose","key":"","decision":1,"option":"pass"}',
        '{"type":"choose","key":"\\u0000","decision":1,"option":"pass"}',
        '{"type":"offer","key":"k","what":"surrender"}',
        '{"type":"orders","key":"k","orders":{"dancing":"always"}}',
        '{"type":"orders","key":"k","orders":{"defence":"odds:7"}}',
        '{"type":"explain","key":"k","intent":[]}',
        "[" * 9_000,
        b"\xff\xfe",
        b"",
    ],
)
def test_what_is_no_message_is_malformed(server: ThreadServer, message: str | bytes) -> None:
    """Text or bytes that are no message get a typed answer, with the key where one can be read."""
    seat = Opened(server.url, [PERSON, PERSON]).sit(0)

    seat.send(message)

    answer = seat.until(lambda s: '"refusal"' in s.received[-1]).received[-1]
    assert '"malformed"' in answer
    assert ('"key":"k"' in answer) == ('"key":"k"' in str(message))


def test_bytes_are_read_like_text(table: tuple[Opened, Seat, Seat]) -> None:
    """A client that sends binary frames is understood."""
    _, seat, _ = table

    seat.send(b'{"type":"resync","key":"bytes"}')

    assert seat.until(lambda s: '"key":"bytes"' in s.received[-1])


def test_a_foreign_token_opens_nothing(server: ThreadServer) -> None:
    """A token of another match, a made-up one, none, and a match that is not there."""
    mine, other = (Opened(server.url, [PERSON, PERSON]) for _ in range(2))

    for token in (other.tokens[0], other.watch, "x", "", "%00", "'--"):
        assert closing_code(server.url, mine.match, token) == 4003
    assert closing_code(server.url, "0" * 24, mine.tokens[0]) == 4004
    assert closing_code(server.url, "no-match", mine.tokens[0]) == 4004


def test_asking_why_not_changes_nothing(server: ThreadServer, table: tuple[Opened, Seat, Seat]) -> None:
    """Explanations and odds are answered from the seat's own view."""
    opened, seat, _ = table
    digest = server.digest(opened.match)
    intents: list[Message] = [
        {"intent": "activate", "character": "he-man"},
        {"intent": "activate", "character": "nobody"},
        {"intent": "attack", "attacker": "he-man", "target": "skeletor", "weapon": "power-sword"},
        {"intent": "move", "character": "he-man", "to": "Z99"},
        {"intent": "dance"},
        {},
    ]

    answers = [seat.ask("explain", intent=intent)["type"] for intent in intents]
    assert set(answers) == {"explained", "refusal"}
    assert seat.ask("preview", option=seat.options[0])["type"] == "previewed"
    assert seat.ask("preview", option="attack power-sword skeletor")["code"] == "not_offered"

    assert server.digest(opened.match) == digest


def test_a_spectator_may_measure(table: tuple[Opened, Seat, Seat]) -> None:
    """Distance, sight and cover lie open on the board: whoever watches is told what a player is told."""
    opened, a, b = table
    play([a, b], Random(5), most=12)
    watcher = opened.spectator()
    standing = [id for id, one in a.position["view"]["characters"].items() if one["at"]]
    intent = {"intent": "measure", "viewer": standing[0], "target": standing[-1]}

    answers = [person.ask("explain", key="measure", intent=intent) for person in (a, watcher)]

    assert answers[0]["type"] == "explained"
    assert answers[0] == answers[1]


def test_a_spectator_sees_and_cannot_act(server: ThreadServer, table: tuple[Opened, Seat, Seat]) -> None:
    """Whoever watches is sent everything that is open, is asked nothing, and is refused everything else."""
    opened, a, b = table
    watcher = opened.spectator()
    digest = server.digest(opened.match)
    acts: list[Message] = [
        {"type": "choose", "decision": a.decision["id"], "option": a.options[0]},
        {"type": "undo"},
        {"type": "offer", "what": "draw"},
        {"type": "answer", "accept": True},
        {"type": "resign"},
        {"type": "orders", "orders": {}},
        {"type": "explain", "intent": {}},
        {"type": "preview", "option": "pass"},
    ]

    codes = {watcher.ask(key=uuid4().hex, **act)["code"] for act in acts}

    assert codes == {"not_seated"}
    assert watcher.position["seat"] is None
    assert watcher.position["decision"] is None
    assert server.digest(opened.match) == digest
    play([a, b], Random(3), most=5, watchers=[watcher])
    assert watcher.position["seq"] == a.position["seq"]


def test_the_generated_types_are_up_to_date() -> None:
    """The client's TypeScript types are those of the messages and of every game; else run the tool again."""
    stale = [path.name for path, text in generated().items() if path.read_text(encoding="utf-8") != text]

    assert stale == [], "python -m tools.protocol_types"


def test_every_message_is_documented() -> None:
    """The page about the protocol names every message, refusal code and close code."""
    page = (FOLDER.parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    messages = (*get_args(protocol.Incoming), *get_args(protocol.Outgoing))
    words = [f'"{message.__struct_config__.tag}"' for message in messages]
    words += [f"`{code}`" for code in get_args(protocol.Code)]
    words += [f"`{code}`" for code in (sockets.NO_SEAT, sockets.NO_MATCH, sockets.FULL, sockets.FLOODING)]

    assert [word for word in words if word not in page] == []
