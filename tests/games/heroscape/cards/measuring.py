"""Tables of powers that change a number: scenes, and what the power adds to the number in each.

    case("battleaxe", "attack",
         at(2, "A torin@C3,B3", "B marro-warriors@D3"),
         at(0, "A torin@C3,B3", "B krug@D3,E3"))

The first figure is the one measured, in the first moments of a turn of its own; the second is the other one
of the fight: the target of its attack, or who attacks it. A table has a scene in which the power adds
something and one in which it adds nothing.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from battlewright.games.heroscape.rules.numbers import (
    attack_tally,
    defence_tally,
    move_tally,
    origin_of,
    range_tally,
)
from battlewright.kernel.tally import Tally
from tests.games.heroscape.scenes import GAME, Scene, scene


class Situation(NamedTuple):
    """A scene and what the power adds in it."""

    adds: int
    figures: tuple[str, ...]
    kind: str
    rest: dict[str, Any]


def at(adds: int, *figures: str, kind: str = "normal", **rest: Any) -> Situation:
    """One line of a table."""
    return Situation(adds, figures, kind, rest)


def case(power: str, stat: str, *situations: Situation) -> Any:
    """What a power adds to a number, here and there."""
    added = {situation.adds for situation in situations}
    assert 0 in added, f"{power} is not shown where it does not hold"
    assert added != {0}, f"{power} is not shown where it holds"
    return pytest.param(power, stat, situations, marks=pytest.mark.card(power), id=f"{power}-{stat}")


def name(figure: str) -> str:
    """The id of a figure's card, as scenes give it."""
    seat, unit = figure.split("@")[0].split(" ")
    common = GAME.content.units[unit].card.rarity != "unique"
    return f"{seat}-{unit}-1" if common else f"{seat}-{unit}"


def begin(situation: Situation) -> Scene:
    """The scene, with a turn of the first figure's card."""
    return scene(*situation.figures, acting=name(situation.figures[0]), **situation.rest)


def tally(s: Scene, stat: str, kind: str = "normal", one: str = "", other: str = "") -> Tally:
    """A number of a figure (the first one) against another (the second one)."""
    names = list(s.state.figures)
    me, you = s[one or names[0]], s[other or names[1]]
    match stat:
        case "attack":
            return attack_tally(s.state, me, you)
        case "defence":
            return defence_tally(s.state, me, origin_of(s.state, you, me), kind, you)
        case "foe-defence":
            return defence_tally(s.state, you, origin_of(s.state, me, you), kind, me)
        case "range":
            return range_tally(s.state, me, you)
        case _:
            return move_tally(s.state, me)


def added(found: Tally, power: str) -> int:
    """What one power adds to a number."""
    return sum(m.amount for m in found.modifiers if m.source.partition("/")[2] == power)
