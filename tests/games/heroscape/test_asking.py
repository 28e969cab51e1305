"""Asking never changes: questions about other positions are asked of copies, never of the state itself."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from battlewright.games.heroscape.board.cache import BoundedCache
from battlewright.games.heroscape.model.state import Figure
from battlewright.games.heroscape.rules.numbers import attack_tally
from battlewright.games.heroscape.rules.ways import offered_ways
from tests.games.heroscape.scenes import Scene, scene, unit

FOE = unit("foe", life=9)


class Sealed(Figure, kw_only=True):
    """A figure that refuses to be changed, even for a moment."""

    def __setattr__(self, name: str, value: Any) -> None:
        raise AssertionError(f"a question sets {self.id}.{name} = {value!r}")


def sealed(s: Scene) -> Scene:
    """The same position with figures that refuse to be changed."""
    figures: dict[str, Figure] = {
        name: msgspec.convert(msgspec.to_builtins(f), Sealed) for name, f in s.state.figures.items()
    }
    s.state.figures = figures
    return s


def ask(s: Scene) -> None:
    """Everything a seat can ask about its decision."""
    seat, decision = s.asked[0], s.decision
    before = s.game.digest(s.state)
    for option in decision.options:
        s.game.preview(s.state, seat, option)
    s.game.advice(s.state, seat, decision)
    s.game.table(s.state, seat, s.game.narrator("en"))
    assert s.game.digest(s.state) == before


def test_a_charge_looks_back_without_changing_anything() -> None:
    """Whether an enemy was far away when the turn began is asked of a copy of that position."""
    rider = unit("rider", move=9, parts=[{"kind": "modify", "stat": "attack", "when": {"started_far": 4}}])
    s = scene("A rider@A1", "B foe@G1", units=[rider, FOE], acting="A-rider")
    s.do("move A-rider", "go F1")

    ask(sealed(s))

    assert s.kind == "attack"
    assert attack_tally(s.state, s["A-rider"], s["B-foe"]).total == 4


def test_a_bolt_jumps_from_where_its_victim_fell_without_changing_anything() -> None:
    """Whom an attack may jump to is asked of a copy in which the victim still stands."""
    bolt = {"kind": "special-attack", "range": 5, "dice": 3, "repeat": {"kind": "jump"}}
    weak = unit("weak", life=1, figures=2, defence=0)
    s = scene(
        "A mage@A1", "B weak@D1", "B weak@E1", units=[unit("mage", parts=[bolt]), weak], acting="A-mage"
    )
    s.do("done").dice(1, 1, 1).do("attack A-mage B-weak.1 mage/power")

    ask(sealed(s))

    assert s.options == ["attack A-mage B-weak.2 mage/power", "done"]


def test_advice_about_a_move_changes_nothing() -> None:
    """What a figure could do from other spaces is asked of copies."""
    s = scene("A mover@A1", "B foe@E1", units=[unit("mover", range=4), FOE], acting="A-mover")
    s.do("move A-mover")

    ask(sealed(s))


def test_ways_are_cached_by_position() -> None:
    """The ways of a move are those of the position as it is, even if a state is edited between questions."""
    s = scene("A mover@A1", "B foe@H8", units=[unit("mover", move=3), FOE], acting="A-mover").do(
        "move A-mover"
    )
    frame: Any = s.state.stack[-1]
    first = offered_ways(s.state, frame)

    assert offered_ways(s.state, frame) is first
    s["B-foe"].at = ["B1"]
    assert ["B1"] in [list(way.option.to) for way in first]
    assert ["B1"] not in [list(way.option.to) for way in offered_ways(s.state, frame)]


@pytest.mark.parametrize("most", [1, 3])
def test_a_bounded_cache_drops_its_oldest_entries(most: int) -> None:
    """It never holds more than it may, and the newest are still there."""
    cache: BoundedCache[int, str] = BoundedCache(most)
    for number in range(10):
        assert cache.keep(number, str(number)) == str(number)
    assert list(cache) == list(range(10 - most, 10))
