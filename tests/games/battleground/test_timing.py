"""Timing windows: when effects of cards come, and who orders them (BG-TIMING)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import (
    Activated,
    ActivationEnded,
    BonusTaken,
    Gained,
    InterruptionBegan,
    InterruptionEnded,
    PowerTriggered,
)
from tests.games.battleground.scenes import Scene, scene


def order(s: Scene, *kinds: type) -> list[str]:
    """The events of some kinds, by name and in order."""
    return [type(e).__name__ for e in s.events if isinstance(e, kinds)]


def powers(s: Scene) -> list[str]:
    """The powers triggered so far, in order."""
    return [e.power for e in s.heard(PowerTriggered)]


def activated(items: str) -> Scene:
    """Man-At-Arms is being activated with a card whose bonus is mana."""
    s = scene(f"man-at-arms@F3 items={items}", "skeletor@M12", hands={0: ["fate-33"], 1: ["fate-01"]})
    return s.do("play fate-33", "play fate-01")


@pytest.mark.rule("BG-TIMING-01")
def test_effects_upon_activation_come_after_the_bonus_and_before_any_action() -> None:
    """AP, mana and bonus first; then the Orb of Power; then the character can act."""
    s = activated("orb-of-power")

    assert order(s, Activated, BonusTaken, PowerTriggered) == ["Activated", "BonusTaken", "PowerTriggered"]
    assert (s.kind, s["man-at-arms"].mana) == ("act", 3)


@pytest.mark.rule("BG-TIMING-01")
@pytest.mark.parametrize("first", ["orb-of-power", "test-drum"])
def test_the_active_player_orders_effects_upon_activation(first: str) -> None:
    """With two effects the active player says which comes first; both come."""
    s = activated("orb-of-power,test-drum")
    assert (s.kind, s.asked) == ("react", (0,))
    assert len(s.options) == 2
    s.do(next(o for o in s.options if first in o))

    assert powers(s)[0] == f"{first}.skill"
    assert sorted(powers(s)) == ["orb-of-power.skill", "test-drum.skill"]
    assert s.kind == "act"


def ending(*bonuses: str, items: str = "") -> Scene:
    """Man-At-Arms, alone on his side of the board, ends his activation."""
    s = scene(
        f"man-at-arms@A1 items={items}",
        "stratos@A3",
        "skeletor@M12",
        acting="man-at-arms",
        hands={0: [*bonuses, "fate-01"], 1: ["fate-01"]},
    )
    return s.do(*(f"bonus {card} ability" for card in bonuses), "end")


@pytest.mark.rule("BG-TIMING-02")
def test_effects_at_the_end_come_when_the_activation_is_over() -> None:
    """Ever Vigilant comes at the end, and nothing can be done after it."""
    s = ending()

    assert powers(s) == ["man-at-arms.ever-vigilant"]
    assert order(s, PowerTriggered, ActivationEnded) == ["PowerTriggered", "ActivationEnded"]
    assert s.kind == "initiative"


@pytest.mark.rule("BG-TIMING-02")
def test_the_active_player_orders_effects_at_the_end() -> None:
    """What comes at the end of an activation, and of an activation or interruption, is one set to order."""
    s = ending("fate-29")
    assert (s.kind, s.asked) == ("react", (0,))
    assert {o.partition("/")[0] for o in s.options} == {"react man-at-arms.ever-vigilant", "react fate-29"}
    s.do(next(o for o in s.options if "fate-29" in o))

    assert powers(s) == ["fate-29", "man-at-arms.ever-vigilant"]


@pytest.mark.rule("BG-TIMING-02")
def test_effects_whose_order_makes_no_difference_need_no_question() -> None:
    """Two effects that both put him on Overwatch come without asking; the one that does so is told."""
    s = ending(items="wheel-of-infinity")

    assert powers(s) in (["man-at-arms.ever-vigilant"], ["wheel-of-infinity.skill"])
    assert s["man-at-arms"].overwatch


def interrupted(items: str) -> Scene:
    """Man-At-Arms interrupts Skeletor."""
    watcher = f"man-at-arms@F3:0 overwatch weapons=arm-cannon items={items}"
    s = scene(watcher, "skeletor@F12:3", acting="skeletor")
    return s.do("move", "goto F10", "face 3")


@pytest.mark.rule("BG-TIMING-03")
@pytest.mark.parametrize("first", ["test-drum", "test-bell"])
def test_effects_upon_interruption_come_before_its_first_action(first: str) -> None:
    """They are resolved at the very start; the interrupting player orders them."""
    s = interrupted("test-drum,test-bell")
    assert (s.kind, s.asked) == ("react", (0,))
    s.do(next(o for o in s.options if first in o))

    assert (s.kind, s.turn.character) == ("act", "man-at-arms")
    assert powers(s)[0] == f"{first}.skill"
    assert order(s, InterruptionBegan, PowerTriggered) == [
        "InterruptionBegan",
        "PowerTriggered",
        "PowerTriggered",
    ]
    assert (s["man-at-arms"].focus, s["man-at-arms"].mana) == (True, 1)


@pytest.mark.rule("BG-TIMING-04")
@pytest.mark.parametrize("first", ["helmet", "test-bell"])
def test_effects_at_the_end_of_an_interruption_come_before_the_interrupted_goes_on(first: str) -> None:
    """They are resolved when the interruption has ended; the interrupting player orders them."""
    s = interrupted("helmet,test-bell").do("end")
    assert (s.kind, s.asked) == ("react", (0,))
    s.do(next(o for o in s.options if first in o))

    assert powers(s)[1] == f"{first}.skill"
    assert sorted(powers(s)[1:]) == ["helmet.skill", "test-bell.skill"]
    assert order(s, PowerTriggered, InterruptionEnded)[-1] == "InterruptionEnded"
    assert s.turn.character == "skeletor"


@pytest.mark.rule("BG-TIMING-04")
def test_the_end_of_an_activation_is_not_the_end_of_an_interruption() -> None:
    """The Helmet gives nothing when its bearer's own activation ends."""
    s = ending(items="helmet")
    assert not any(e.what == "focus" for e in s.heard(Gained))


@pytest.mark.rule("BG-TIMING-05")
def test_an_effect_comes_at_the_moment_its_text_names() -> None:
    """Magic Hat comes before the dice of the defence test, Battle Armor before the wounds."""
    s = scene(
        "he-man@F6:0 mana=2 items=battle-armor",
        "orko@F5 mana=1",
        "skeletor@F7:3 weapons=havoc-staff",
        acting="skeletor",
    )
    s.dice(5, 5, 1, 1).do("attack havoc-staff he-man", "defend roll")
    assert [o.partition("/")[0] for o in s.options] == ["react orko.magic-hat", "decline"]
    s.dice(1, 1, 1).do("decline", "reroll")

    assert [o.partition("/")[0] for o in s.options] == ["react battle-armor.skill", "decline"]
    assert s["he-man"].wounds == 0
    s.do(s.options[0])
    assert (s["he-man"].wounds, s["he-man"].mana) == (0, 0)


@pytest.mark.rule("BG-TIMING-05", "BG-SKILL-05")
def test_at_one_moment_the_acting_player_comes_first() -> None:
    """He-Man's card answers the wounds before Webstor may jump away (our ruling for other moments)."""
    s = scene(
        "man-at-arms@F6:0 weapons=battle-axe",
        "webstor@F7:3",
        acting="man-at-arms",
        ap=1,
        hands={0: ["fate-04"]},
    ).do("bonus fate-04 ability")
    s.dice(5, 5, 1, 1).do("attack battle-axe webstor", "defend decline")

    assert (s.kind, s.asked) == ("react", (1,))
    assert powers(s) == ["fate-04"]
    assert s.turn.ap == 1
