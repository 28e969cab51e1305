"""Free actions: no AP, no rising costs, but all the other rules (BG-FREE)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import AttackDeclared, InterruptionBegan, Lost
from tests.games.battleground.scenes import Scene, scene


def ap_paid(s: Scene) -> list[int]:
    """The AP spent so far."""
    return [e.amount for e in s.heard(Lost) if e.what == "ap"]


@pytest.mark.rule("BG-FREE-01", "BG-FREE-02", example="EX-37")
def test_a_free_move_costs_nothing_and_the_next_move_costs_one() -> None:
    """He-Man moves for free, then takes a standard Move for 1 AP, as his first."""
    s = scene("he-man@F3", "skeletor@M12", acting="he-man", ap=3, hands={0: ["fate-06"]})
    s.do("bonus fate-06 ability", "goto F5", "face 0")
    assert (s["he-man"].at, s.turn.ap, ap_paid(s)) == ("F5", 3, [])

    s.do("move", "goto F6", "face 0")
    assert ap_paid(s) == [1]
    s.do("move", "goto F7", "face 0")
    assert ap_paid(s) == [1, 2]


def double_shot(ap: int = 3) -> Scene:
    """Man-At-Arms, focused, shoots with the Blaster and gets a free attack with it."""
    s = scene("man-at-arms@F3:0 focus weapons=blaster", "skeletor@F9:3", acting="man-at-arms", ap=ap)
    return s.dice(1, 1, 1, 1).do("attack blaster skeletor")


@pytest.mark.rule("BG-FREE-01")
def test_a_free_attack_costs_no_ap_and_may_be_left() -> None:
    """A free attack granted by a weapon can be made without any AP."""
    s = double_shot(ap=1)
    assert s.turn.ap == 0
    s.do(next(o for o in s.options if o.startswith("react")))
    assert s.options == ["attack blaster skeletor", "stay"]
    s.dice(1, 1, 1, 1).do("attack blaster skeletor")

    declared = s.heard(AttackDeclared)
    assert [(e.free, e.cost.total) for e in declared] == [(False, 1), (True, 0)]
    assert ap_paid(s) == [1]


@pytest.mark.rule("BG-FREE-02")
def test_a_free_attack_does_not_raise_the_cost_of_the_next() -> None:
    """One standard and one free attack made, the next attack with the weapon type costs 2, not 3."""
    s = double_shot(ap=3)
    s.do(next(o for o in s.options if o.startswith("react"))).dice(1, 1, 1, 1).do("attack blaster skeletor")
    s.dice(1, 1, 1, 1).do("attack blaster skeletor")

    assert [e.cost.total for e in s.heard(AttackDeclared)] == [1, 0, 2]


@pytest.mark.rule("BG-FREE-03")
def test_a_free_move_provokes_and_is_watched() -> None:
    """A free move out of an engagement gives the enemy its attack; where it ends it triggers Overwatch."""
    s = scene(
        "he-man@F6:0",
        "skeletor@E6:1 weapons=havoc-staff",
        "mer-man@F12:3 overwatch weapons=laser-pistol",
        acting="he-man",
        hands={0: ["fate-06"]},
    ).do("bonus fate-06 ability")
    assert s.options == ["react opportunity:skeletor", "decline"]
    s.do("decline", "goto G7", "face 0")

    assert [(e.character, e.kind) for e in s.heard(InterruptionBegan)] == [("mer-man", "overwatch")]


@pytest.mark.rule("BG-FREE-03")
def test_a_free_attack_needs_a_legal_target() -> None:
    """A free ranged attack is bound to range like any other: nothing is offered at a target too far away."""
    s = double_shot()
    s["skeletor"].at = "M14"
    s["man-at-arms"].at = "A1"
    s.do(next(o for o in s.options if o.startswith("react")))

    assert s.kind == "act"
    assert len(s.heard(AttackDeclared)) == 1
