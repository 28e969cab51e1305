"""What the last weapons and items do, and that prepared Forces use their points."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.advice import advise
from battlewright.games.battleground.model.options import UsePrepared
from battlewright.games.battleground.model.state import Mark
from battlewright.games.battleground.rules.forces import force_points
from tests.games.battleground.cards.playing import dice, faces, needed, play
from tests.games.battleground.scenes import Scene
from tests.games.battleground.words.playing import GAME, drawn

CONTENT = GAME.content
BY_THE_BOOK = {"first-game-masters", "first-game-evil"}  # the rulebook says what they carry


def defended(weapon: str, words: str) -> Scene:
    """He-Ro strikes Skeletor, who defends."""
    s = drawn(f"he-ro@F6:0 seat=0 weapons={weapon}", f"skeletor@F7:3 {words}", acting="he-ro")
    s.dice(*faces(4, 3), 1, 1, 1, 1, 1, 1).do(f"attack {weapon} skeletor")
    while s.kind != "defend":
        s.do(s.options[0])
    return s.do("defend roll")


@pytest.mark.card("he-ros-staff-purple.always")
@pytest.mark.parametrize(
    ("weapon", "number", "scope"), [("he-ros-staff-purple", 3, 4), ("he-ros-staff-green", 5, 3)]
)
def test_the_purple_staff_and_defence(weapon: str, number: int, scope: int) -> None:
    """`ignores_protection`, `tester_toughness`: dice up to the Toughness, the plain scope."""
    s = defended(weapon, "buff=protection lasting=vehicle-speed")
    assert (dice(s, "defence"), needed(s, "defence")) == (number, scope)


@pytest.mark.card("he-ros-staff-purple/r1", "he-ros-staff-purple/r3")
@pytest.mark.parametrize(("successes", "wounds"), [(0, 0), (1, 1), (3, 2)])
def test_the_purple_staff(successes: int, wounds: int) -> None:
    """One wound, or two."""
    s = drawn("he-ro@F6:0 seat=0 weapons=he-ros-staff-purple", "skeletor@F7:3", acting="he-ro")
    play(s.dice(*faces(4, successes)), "attack he-ros-staff-purple skeletor")
    assert s["skeletor"].wounds == wounds


@pytest.mark.rule("BG-ITEM-02")
@pytest.mark.card("big-bag.borrowed-things")
def test_big_bag() -> None:
    """`borrow`: a trinket of an ally for one turn; a consumable is used up where it lies."""
    figures = ("he-man@F6:0 items=big-bag", "orko@M1:0 items=magic-potion", "skeletor@M12:3")
    s = drawn(*figures, acting="he-man", hands={0: ["fate-01"], 1: []})
    assert not s.offers("use magic-potion")
    s.do("use big-bag")
    assert s.offers("use magic-potion")
    s.do("use magic-potion")
    assert s["orko"].spent == ["magic-potion"]
    assert s["he-man"].spent == ["big-bag"]


@pytest.mark.card("big-bag.borrowed-things")
def test_the_bag_is_empty_without_allies() -> None:
    """Nothing of enemies, and nothing in the next turn."""
    s = drawn("he-man@F6:0 items=big-bag", "skeletor@M12:3 items=magic-potion", acting="he-man")
    s.do("use big-bag")
    assert not s.offers("use magic-potion")


@pytest.mark.card("trap.snap-shut")
@pytest.mark.parametrize(("at", "successes", "wounds"), [("F9", 1, 1), ("F9", 2, 0), ("F14", 0, 0)])
def test_trap(at: str, successes: int, wounds: int) -> None:
    """Enemies within 1 inch of the mark test Toughness themselves; friends are safe."""
    s = drawn("he-man@F6:0 items=trap", f"skeletor@{at}:3", "stratos@E9:0", acting="he-man")
    s.state.marks.append(Mark(token="puddle", at="F10" if at == "F9" else "F9", seat=1, by="skeletor"))
    s.dice(*faces(3, successes))
    play(s, "use trap")
    assert not s.state.marks
    assert (s["skeletor"].wounds, s["stratos"].wounds) == (wounds, 0)


def test_prepared_forces_use_their_points() -> None:
    """Each costs at most 5 points less than its limit, and every faction has one for the standard game."""
    short = {
        force.id: force_points(CONTENT, force.characters)
        for force in CONTENT.forces.values()
        if force.id not in BY_THE_BOOK and force.points - force_points(CONTENT, force.characters) > 5
    }
    assert short == {}
    factions = {card.faction for card in CONTENT.characters.values()}
    assert {force.faction for force in CONTENT.forces.values() if force.points == 100} == factions


@pytest.mark.parametrize("scenario", ["skirmish", "team-battle"])
def test_computers_field_full_forces(scenario: str) -> None:
    """The advice for building takes a prepared Force within 5 points of the limit."""
    s = Scene(GAME.new({"scenario": scenario}, "1"))
    decision = s.decision
    scores = advise(GAME.view(s.state, decision.seat), decision.seat, decision)
    assert scores is not None
    best = decision.options[scores.index(max(scores))]
    assert isinstance(best, UsePrepared)
    points = force_points(CONTENT, CONTENT.forces[best.force].characters)
    assert s.state.points - points <= 5
