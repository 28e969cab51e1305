"""Replays: one text file from which a game can be played again and verified.

A replay holds the setup, the seed, the choices in their text form, the version and the hash of the
content, and the digest of the final state. Verifying it means playing it again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TypeVar

import msgspec
from msgspec import Struct

from battlewright import __version__
from battlewright.kernel.decisions import IllegalChoice
from battlewright.kernel.events import Event
from battlewright.kernel.game import Game, S, SetupError
from battlewright.kernel.match import MIX, Choice, Match
from battlewright.kernel.rng import commitment

MAGIC = "battlewright-replay 1"

T = TypeVar("T")


class ReplayError(ValueError):
    """A replay that cannot be read or does not verify; the message says where and why."""


class Replay(Struct):
    """What it takes to play a game again."""

    game: str
    version: str
    content: str
    seed: str
    setup: dict[str, object]
    choices: list[Choice]
    digest: str
    outcome: str


def record(match: Match[S]) -> Replay:
    """The replay of a match as far as it has gone."""
    return Replay(
        game=match.game.name,
        version=__version__,
        content=match.game.content_hash(match.setup),
        seed=match.seed,
        setup=match.setup,
        choices=list(match.choices),
        digest=match.game.digest(match.state),
        outcome=_outcome_text(match),
    )


def _outcome_text(match: Match[S]) -> str:
    outcome = match.outcome
    return msgspec.json.encode(outcome).decode() if outcome else "unfinished"


def write(replay: Replay) -> str:
    """The replay as text."""
    head = [
        MAGIC,
        f"game: {replay.game}",
        f"version: {replay.version}",
        f"content: {replay.content}",
        f"seed: {json.dumps(replay.seed)}",
        f"setup: {json.dumps(replay.setup, sort_keys=True)}",
        f"choices: {len(replay.choices)}",
    ]
    body = [f"{choice.seat} {choice.text}" for choice in replay.choices]
    return "\n".join([*head, *body, f"digest: {replay.digest}", f"outcome: {replay.outcome}", ""])


def read(text: str) -> Replay:
    """A replay from its text; `ReplayError` names the line that is wrong."""
    lines = text.splitlines()
    if not lines or lines[0] != MAGIC:
        raise ReplayError(f"line 1: not a replay of this program (expected {MAGIC!r})")
    fields = {name: _field(lines, at, name) for at, name in enumerate(_HEAD, start=1)}
    count = _number(fields["choices"])
    setup = _json(fields["setup"], "setup", dict)
    seed = _json(fields["seed"], "seed", str)
    first = len(_HEAD) + 1
    if len(lines) < first + count + 2:
        have = max(0, len(lines) - first)
        raise ReplayError(
            f"cut short after line {len(lines)}: {have} of {count} choices and no closing digest"
        )
    if len(lines) > first + count + 2:
        raise ReplayError(f"line {first + count + 3}: nothing may follow the outcome")
    choices = [_choice(lines[at], at + 1) for at in range(first, first + count)]
    return Replay(
        game=fields["game"],
        version=fields["version"],
        content=fields["content"],
        seed=seed,
        setup=setup,
        choices=choices,
        digest=_field(lines, first + count, "digest"),
        outcome=_field(lines, first + count + 1, "outcome"),
    )


_HEAD = ("game", "version", "content", "seed", "setup", "choices")


def _field(lines: list[str], at: int, name: str) -> str:
    if at >= len(lines):
        raise ReplayError(f"cut short after line {len(lines)}: {name!r} is missing")
    label, colon, value = lines[at].partition(": ")
    if label != name or not colon:
        raise ReplayError(f"line {at + 1}: expected '{name}: …', found {lines[at][:60]!r}")
    return value


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise ReplayError(f"damaged header: 'choices' must be a whole number, not {text[:60]!r}")
    return int(text)


def _json(text: str, name: str, kind: type[T]) -> T:
    try:
        value = json.loads(text)
    except ValueError as error:
        raise ReplayError(f"damaged header: {name!r} cannot be read: {error}") from None
    if not isinstance(value, kind):
        raise ReplayError(f"damaged header: {name!r} must be a {kind.__name__}, not {text[:60]!r}")
    return value


def _choice(line: str, number: int) -> Choice:
    seat, _, text = line.partition(" ")
    if not (seat.isascii() and seat.isdigit()) or not text:
        raise ReplayError(f"line {number}: expected 'SEAT OPTION', found {line[:60]!r}")
    return Choice(int(seat), text)


def check_version(replay: Replay, game: Game[S]) -> None:
    """Refuse a replay of another game, version or content, saying which."""
    if replay.game != game.name:
        raise ReplayError(f"this is a replay of {replay.game!r}, not of {game.name!r}")
    if replay.version != __version__:
        raise ReplayError(
            f"made with version {replay.version}; this is version {__version__}: "
            "install that version to replay it"
        )
    content = game.content_hash(replay.setup)
    if replay.content != content:
        raise ReplayError(
            f"made with other content ({replay.content[:12]}…, here {content[:12]}…): "
            "use the same content packs in the same versions"
        )


def check_commitment(replay: Replay, published: str) -> int:
    """How many values seats added to a seed of which this was published; `ReplayError` if it was another."""
    added = [choice.text.removeprefix(MIX) for choice in replay.choices if choice.text.startswith(MIX)]
    if published not in map(commitment, (replay.seed, *added)):
        raise ReplayError(
            f"the dice do not fit: {published[:12]}… was published, its seed gives {commitment(replay.seed)}"
        )
    return len(added)


def play_again(replay: Replay, game: Game[S]) -> Iterator[tuple[Choice, list[Event], Match[S]]]:
    """Play the choices one by one, yielding what each led to."""
    match = _fresh(replay, game)
    for choice, events in _played(replay, match):
        yield choice, events, match


def _fresh(replay: Replay, game: Game[S]) -> Match[S]:
    """The match before its first choice, if this program can play it."""
    check_version(replay, game)
    try:
        return Match(game, replay.setup, replay.seed)
    except SetupError as error:
        raise ReplayError(f"its setup cannot be played: {error}") from None


def _played(replay: Replay, match: Match[S]) -> Iterator[tuple[Choice, list[Event]]]:
    for number, choice in enumerate(replay.choices, start=1):
        try:
            yield choice, match.choose(choice.seat, choice.text)
        except IllegalChoice as error:
            raise ReplayError(f"choice {number}: {error}") from None


def verify(replay: Replay, game: Game[S]) -> Match[S]:
    """Play it again and compare digest and outcome; the finished match if all is well."""
    match = _fresh(replay, game)
    for _ in _played(replay, match):
        pass
    if game.digest(match.state) != replay.digest:
        raise ReplayError(f"does not verify: the state after {len(replay.choices)} choices differs")
    if _outcome_text(match) != replay.outcome:
        raise ReplayError(f"does not verify: it ends with {_outcome_text(match)}, not {replay.outcome}")
    return match
