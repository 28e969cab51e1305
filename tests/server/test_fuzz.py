"""Ten thousand malformed, foreign, replayed and reordered messages: nothing changes, nothing breaks.

Three sockets are used: a seat, a spectator, and a seat of another match. Everything that could be
accepted by mistake is sent where it must not be: choices of other seats and of earlier questions,
answers to offers nobody made, keys that were used before.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from battlewright.server.seating import digest
from tests.server.serving import ThreadServer
from tests.server.table import PERSON, Message, Opened, Seat, play

NUMBER = 10_000
TYPES = [
    "choose",
    "explain",
    "preview",
    "undo",
    "offer",
    "answer",
    "resign",
    "orders",
    "say",
    "language",
    "resync",
]
ODD: list[Any] = [
    None,
    True,
    -1,
    2**63,
    1e308,
    "",
    "x" * 500,
    "\x00",
    "ÿ",
    "/resign",
    [],
    {},
    [[]],
    {"a": {}},
]


def malformed(random: Random) -> str | bytes:
    """Something that is no message of ours."""
    kind = random.randrange(5)
    if kind == 0:
        return random.randbytes(random.randrange(200))
    if kind == 1:
        return "".join(random.choices('{}[]":,typekeychoose\\u0', k=random.randrange(120)))
    if kind == 2:
        return json.dumps({random.choice(["type", "key", "x"]): random.choice(ODD) for _ in range(3)})
    if kind == 3:  # a known message with wrong fields
        message: Message = {"type": random.choice(TYPES), "key": random.choice(ODD)}
        return json.dumps(message | {random.choice(["seat", "force", "admin"]): random.choice(ODD)})
    return "[" * random.randrange(1, 12_000)


def foreign(random: Random, position: Message, others: list[str]) -> Message:
    """A well-formed message that must not be accepted from this seat now."""
    wrong = position["seq"] + random.choice([-3, -1, 1, 2, 1000])
    option = random.choice([*others, "pass", "resign", "agree-draw", "/accept", "undo 1"])
    return random.choice(
        [
            {"type": "choose", "decision": wrong, "option": option},
            {"type": "choose", "decision": random.choice([-1, 2**60]), "option": option},
            {"type": "undo", "seq": wrong},
            {"type": "answer", "accept": True},
            {"type": "answer", "accept": random.random() < 0.5, "offer": wrong},
            {"type": "offer", "what": random.choice(["rematch", "withdraw"])},
            {
                "type": "orders",
                "orders": {random.choice(["", "x", "defence"]): random.choice(["", "x", "odds:"])},
            },
            {"type": "language", "language": random.choice(["", "xx", "EN", "../de"])},
            {"type": "preview", "option": random.choice(["attack x y", *others])},
            {"type": "explain", "intent": {"intent": random.choice(["attack", "move", "x"]), "to": "A1"}},
            {"type": "explain", "intent": {"intent": random.choice(INTENTS), **odd_fields(random)}},
        ]
    )


INTENTS = ["attack", "move", "skill", "card", "activate", "action", "measure", "item"]
FIELDS = ["character", "attacker", "target", "weapon", "skill", "card", "bonus", "to", "at", "from", "action"]
NAMES = ["he-man", "skeletor", "power-sword", "A1", "C5", "nobody", "", "focus", 3, None, ["he-man"]]


def odd_fields(random: Random) -> Message:
    """Fields of an intent, some right and some wrong."""
    return {name: random.choice(NAMES) for name in random.sample(FIELDS, random.randrange(5))}


def messages(random: Random, seat: Seat, others: list[str], used: list[Message]) -> Iterator[Any]:
    """Malformed, foreign and replayed messages, in any order."""
    while True:
        kind = random.random()
        if kind < 0.4:
            yield malformed(random)
        elif kind < 0.7 or not used:
            yield foreign(random, seat.position, others) | {"key": f"f{random.random()}"}
        else:
            yield random.choice(used)


def test_ten_thousand_bad_messages_change_nothing(server: ThreadServer) -> None:
    """State and record stay as they are, every message is answered, and nothing is logged as an error."""
    random = Random(99)
    opened = Opened(server.url, [PERSON, PERSON])
    seats = opened.everyone()
    used: list[Message] = []
    while len(used) < 25 or all(s.decision for s in seats):  # until one of them waits for the other
        asked = next(s for s in seats if s.decision)
        message = {"type": "choose", "decision": asked.decision["id"], "option": random.choice(asked.options)}
        message["key"] = f"used-{len(used)}"
        assert asked.ask(**message)["type"] == "ack"
        used.append(message)
        for seat in seats:
            seat.until(lambda s: s.position["seq"] == len(used))
    waiting = next(s for s in seats if not s.decision)
    watcher = opened.spectator()
    stranger = Opened(server.url, [PERSON, PERSON]).sit(0)
    others = next(s for s in seats if s.decision).options
    before = (server.digest(opened.match), waiting.ask("resync")["seq"])

    for speaker, count in ((waiting, NUMBER * 2 // 5), (watcher, NUMBER * 2 // 5), (stranger, NUMBER // 5)):
        for batch in range(0, count, 50):
            sent = list(islice(messages(random, speaker, others, used), 50))
            for message in sent:
                speaker.send(message)
            speaker.ask("resync", key=f"end-{batch}")
        answers = [json.loads(text) for text in speaker.received]
        accepted = {m["type"] for m in answers} - {"refusal", "sync", "presence", "update", "delta"}
        assert accepted <= {"explained", "previewed", "ack"}
        if speaker is watcher:
            assert "ack" not in accepted

    after = (server.digest(opened.match), waiting.ask("resync")["seq"])
    assert after == before
    tokens = [*opened.tokens.values(), opened.watch]
    secret = [server.hub.rooms[opened.match].record.row.seed, *tokens, *map(digest, tokens)]
    for speaker in (waiting, watcher, stranger):
        received = "".join(speaker.received)
        assert [word for word in secret if word in received] == []
    assert opened.match not in "".join(stranger.received)
    play(seats, Random(1), most=3)
