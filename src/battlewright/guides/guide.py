"""A guided game as content, and where a match stands in it.

A step is one idea: pages of words, what each page points at, and the choices that carry it out, as lines of
a replay:

    moves = [
        "0 activate he-man",              # the learner's choice; nothing else is offered
        "0 goto D19 | goto D20",          # the first is the one told; the others leave the path as good
        "*0 keep",                        # made for the learner: not worth a question
        "1 attack sword he-man",          # the opponent's
    ]

If a step with text begins with an automatic choice, the choice waits until the text has been read. `expect`
names events that the step must have caused, because the following text refers to them; the test of the guide
checks it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

OTHERWISE = " | "


class GuideError(ValueError):
    """A guide that cannot be read; the message says where."""


class Line(Struct, frozen=True):
    """One choice of the prepared game: the first option is the one that is told."""

    seat: int
    options: tuple[str, ...]
    automatic: bool = False  # made for its seat


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One idea. `point`: what each page points at; several things are separated by spaces."""

    id: str
    say: tuple[str, ...] = ()
    point: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    expect: tuple[dict[str, Any], ...] = ()


class Guide(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The prepared game of a learner (seat 0). `agent` plays the other seats when it is over."""

    game: str
    seed: str
    agent: str
    setup: dict[str, Any]
    step: tuple[Step, ...]
    seats: int = 2
    learner: int = 0

    @property
    def lines(self) -> tuple[tuple[int, Line], ...]:
        """All choices, each with the number of its step."""
        return _lines(self)

    def course(self, choices: Sequence[tuple[int, str]]) -> Course | None:
        """Where a match with these choices stands; None if it has left the path."""
        lines = self.lines
        if any(not _follows(line, choice) for (_, line), choice in zip(lines, choices, strict=False)):
            return None
        done = len(choices)
        if done < len(lines):
            step, line = lines[done]
            return Course(step, line, done == 0 or lines[done - 1][0] != step)
        played_on = any(seat == self.learner for seat, _ in choices[len(lines) :])
        return Course(len(self.step) - 1, None, not played_on)


class Course(Struct, frozen=True):
    """A place in a guide: the step, and the choice that comes next; None when the prepared game is over."""

    step: int
    line: Line | None
    begins: bool  # nothing of the step has been done yet; of the last one, nothing by the learner


def _follows(line: Line, choice: tuple[int, str]) -> bool:
    seat, text = choice
    return seat == line.seat and text in line.options


@cache
def _lines_of(moves: tuple[tuple[str, ...], ...], learner: int) -> tuple[tuple[int, Line], ...]:
    return tuple((number, read_line(text, learner)) for number, texts in enumerate(moves) for text in texts)


def _lines(guide: Guide) -> tuple[tuple[int, Line], ...]:
    return _lines_of(tuple(step.moves for step in guide.step), guide.learner)


def read_line(text: str, learner: int = 0) -> Line:
    """A choice as it is written in a guide."""
    seat, _, options = text.removeprefix("*").partition(" ")
    if not seat.isdigit() or not options:
        raise GuideError(f"expected 'SEAT OPTION', found {text!r}")
    automatic = text.startswith("*") or int(seat) != learner
    return Line(int(seat), tuple(options.split(OTHERWISE)), automatic)


@cache
def guide_of(game: str) -> Guide | None:
    """The guided first game of a game; None if it has none."""
    file = files("battlewright").joinpath("guides", f"{game}.toml")
    if not file.is_file():
        return None
    try:
        guide = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Guide)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise GuideError(f"{game}.toml: {error}") from None
    if len(guide.step) < 2 or guide.step[-1].moves or not all(step.moves for step in guide.step[:-1]):
        raise GuideError(f"{game}.toml: every step has moves but the last")
    return guide


@cache
def guides() -> tuple[str, ...]:
    """The games that have a guided first game."""
    folder = files("battlewright").joinpath("guides")
    names = (child.name for child in folder.iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in names if name in GUIDED))


GUIDED = ("battleground.toml", "fields.toml", "heroscape.toml")
