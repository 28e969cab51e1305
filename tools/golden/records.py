"""The text format of a golden game: a header, then one block for each choice.

    > 12 seat 0 of 0,1: act, 24 offered 9f3c21aa: attack trident he-man
      attack_declared {"rules":[],"to":null,"attacker":"skeletor"}
      : Skeletor attacks He-Man with the trident.
    = 0123456789ab

The block names the choice, the seat among the seats asked, the kind of the decision, how many options were
offered with a hash of their texts, and the option chosen; then each event with its fields and in words;
then the digest of the state.
"""

from __future__ import annotations

import json
import re
from hashlib import sha256
from typing import Any

from msgspec import Struct

MAGIC = "battlewright-golden 1"
HEAD = re.compile(
    r"> (?P<number>\d+) seat (?P<seat>\d+) of (?P<asked>[\d,]+): "
    r"(?P<kind>\S+), (?P<count>\d+) offered (?P<offer>\S+): (?P<choice>.+)"
)
FACTS, WORDS, DIGEST = "  ", "  : ", "= "
DIGEST_LENGTH, OFFER_LENGTH = 12, 8


class GoldenError(ValueError):
    """A golden file that cannot be read; the message says where and why."""


class Told(Struct, frozen=True):
    """An event: its tag and fields in compact JSON, and its sentence in English."""

    facts: str
    words: str

    @property
    def tag(self) -> str:
        """The type of the event."""
        return self.facts.partition(" ")[0]


class Step(Struct, frozen=True):
    """One choice with what was offered and what came of it."""

    seat: int
    asked: tuple[int, ...]
    kind: str
    count: int
    offer: str
    choice: str
    events: tuple[Told, ...]
    digest: str


class Golden(Struct, frozen=True):
    """A recorded match. `outcome` is "unfinished" where the recording stops before the end."""

    game: str
    about: str
    setup: dict[str, Any]
    seed: str
    outcome: str
    steps: tuple[Step, ...]
    lines: tuple[int, ...] = ()  # the line at which each step begins, where it was read from a file

    def line(self, number: int) -> int:
        """The line of the file at which a step (from 0) begins; past the last step, the line after it."""
        return self.lines[number] if number < len(self.lines) else 0


def offer_hash(texts: list[str]) -> str:
    """A short hash of the options in their order."""
    return sha256("\n".join(texts).encode()).hexdigest()[:OFFER_LENGTH]


def write(golden: Golden) -> str:
    """The match as text."""
    lines = [
        MAGIC,
        f"game: {golden.game}",
        f"about: {golden.about}",
        f"setup: {json.dumps(golden.setup, sort_keys=True)}",
        f"seed: {golden.seed}",
        f"choices: {len(golden.steps)}",
        f"outcome: {golden.outcome}",
    ]
    for number, step in enumerate(golden.steps, start=1):
        lines.extend(_block(number, step))
    return "\n".join([*lines, ""])


def head(number: int, step: Step) -> str:
    """The first line of a block: what was asked and chosen."""
    asked = ",".join(map(str, step.asked))
    offered = f"{step.kind}, {step.count} offered {step.offer}"
    return f"> {number} seat {step.seat} of {asked}: {offered}: {step.choice}"


def _block(number: int, step: Step) -> list[str]:
    told = [line for event in step.events for line in (FACTS + event.facts, WORDS + event.words)]
    return [head(number, step), *told, DIGEST + step.digest]


def read(text: str) -> Golden:
    """A match from its text; `GoldenError` names the line that is wrong."""
    lines = text.splitlines()
    if not lines or lines[0] != MAGIC:
        raise GoldenError(f"line 1: expected {MAGIC!r}")
    names = ("game", "about", "setup", "seed", "choices", "outcome")
    fields = {name: _field(lines, at, name) for at, name in enumerate(names, start=1)}
    starts = [at for at, line in enumerate(lines) if line.startswith("> ")]
    if len(starts) != int(fields["choices"]):
        raise GoldenError(f"line 6: {fields['choices']} choices announced, {len(starts)} found")
    steps = [_step(lines, at, end) for at, end in zip(starts, [*starts[1:], len(lines)], strict=True)]
    return Golden(
        game=fields["game"],
        about=fields["about"],
        setup=json.loads(fields["setup"]),
        seed=fields["seed"],
        outcome=fields["outcome"],
        steps=tuple(steps),
        lines=tuple(at + 1 for at in starts),
    )


def _field(lines: list[str], at: int, name: str) -> str:
    label, _, value = lines[at].partition(": ") if at < len(lines) else ("", "", "")
    if label.rstrip(":") != name:
        raise GoldenError(f"line {at + 1}: expected '{name}: …'")
    return value


def _step(lines: list[str], at: int, end: int) -> Step:
    match = HEAD.fullmatch(lines[at])
    if match is None:
        raise GoldenError(f"line {at + 1}: not the head of a choice: {lines[at][:80]!r}")
    *told, digest = lines[at + 1 : end]
    if not digest.startswith(DIGEST) or len(told) % 2:
        raise GoldenError(f"line {end}: expected pairs of event lines, then '{DIGEST}DIGEST'")
    return Step(
        seat=int(match["seat"]),
        asked=tuple(int(seat) for seat in match["asked"].split(",")),
        kind=match["kind"],
        count=int(match["count"]),
        offer=match["offer"],
        choice=match["choice"],
        events=tuple(
            Told(facts.removeprefix(FACTS), words.removeprefix(WORDS))
            for facts, words in zip(told[::2], told[1::2], strict=True)
        ),
        digest=digest.removeprefix(DIGEST),
    )
