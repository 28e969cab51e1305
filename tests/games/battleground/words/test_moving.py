"""Movements otherwise: jumps and teleports as Moves, held enemies, forced ways, speeds, turning."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import InterruptionBegan, Moved, Shoved, ShovePrevented
from battlewright.games.battleground.model.state import Mark
from battlewright.games.battleground.rules.numbers import speed
from tests.games.battleground.cards.playing import faces, play
from tests.games.battleground.words.playing import answer, drawn


@pytest.mark.card("hover-robot.hovering-thug")
@pytest.mark.parametrize(("figure", "how"), [("hover-robot@F4:0 seat=0", "jump"), ("he-man@F4:0", "move")])
def test_a_move_action_may_be_a_jump(figure: str, how: str) -> None:
    """`jumps` (Hover Robot): its Move actions pass over enemies."""
    s = drawn(figure, "skeletor@F6:3", acting=figure.partition("@")[0])
    s.do("move")
    assert ("goto F8" in s.options) == (how == "jump")
    s.do("goto F5", "face 0")

    assert [e.how for e in s.heard(Moved)] == [how]


def test_a_jump_in_an_interruption_leads_to_the_interrupted() -> None:
    """`jumps` keeps to BG-INT-08: nearer to the interrupted character and in its sight."""
    s = drawn("skeletor@F9:3", "hover-robot@F3:0 seat=0 overwatch weapons=club", acting="skeletor")
    s.do("move", "goto F7", "face 3", "move")

    assert ("goto F5" in s.options, "goto F1" in s.options) == (True, False)


@pytest.mark.rule("BG-MOVEFX-06", "BG-MOVEFX-10")
@pytest.mark.parametrize(
    ("figure", "skill"),
    [("hover-robot@F4:0 seat=0", ""), ("eldor@F4:0 seat=0 mana=2", "eldor.hey-behind-you")],
)
def test_difficult_terrain_does_not_slow_a_move_that_is_a_jump_or_teleport(figure: str, skill: str) -> None:
    """Such a Move has its full speed, whatever ground it begins on."""
    points = []
    for terrain in ({"F4": ","}, {}):
        s = drawn(figure, "skeletor@M14:3", acting=figure.partition("@")[0], ap=4, terrain=terrain)
        s.do(*[f"skill {skill}"] * bool(skill), "move")
        points.append(s.decision.facts["points"])

    assert points[0] == points[1]


@pytest.mark.rule("BG-OVERWATCH-05", "BG-MOVEFX-10")
@pytest.mark.parametrize(("at", "interrupts"), [("F10", True), ("F11", False)])
def test_the_reach_of_a_jumper_on_overwatch_is_that_of_its_jump(at: str, interrupts: bool) -> None:
    """A hedge across the board costs one who walks a point more, and a bog two; neither holds up a jump."""
    hedge = {f"{row}6": "l" for row in "ABCDEFGHIJKLM"} | {"F3": ","}
    robot = "hover-robot@F3:0 seat=0 overwatch weapons=club"
    s = drawn("skeletor@F15:3", robot, acting="skeletor", terrain=hedge)
    s.do("move", f"goto {at}", "face 3")

    assert bool(s.heard(InterruptionBegan)) == interrupts


@pytest.mark.card("eldor.hey-behind-you")
def test_a_move_action_may_be_a_teleport_for_a_while() -> None:
    """`teleports` (Hey! Behind You!): for this activation, and nobody gets an attack of opportunity."""
    s = drawn("eldor@F6:0 seat=0 mana=2", "skeletor@F7:3", acting="eldor", ap=4)
    s.do("skill eldor.hey-behind-you", "move", "goto F9", "face 0")

    assert ([e.how for e in s.heard(Moved)], s.heard(InterruptionBegan)) == (["teleport"], [])


@pytest.mark.card("steel-bracers.brush-aside")
@pytest.mark.parametrize(("items", "asked"), [("items=steel-bracers", False), ("", True)])
def test_a_move_action_may_provoke_nobody(items: str, asked: bool) -> None:
    """`slips_away` (Steel Bracers): leaving an enemy brings no attack of opportunity."""
    s = drawn(f"he-man@F6:0 {items}", "skeletor@F7:3", acting="he-man")
    s.do("move")

    assert (s.kind == "react") == asked


@pytest.mark.card("power-clamp", "power-clamp.always")
@pytest.mark.parametrize(("focus", "free"), [("focus", False), ("", True)])
def test_an_enemy_may_be_held(focus: str, free: bool) -> None:
    """`holds_engaged` (Power Clamp): while he is focused, enemies engaged with him stay where they are."""
    s = drawn("skeletor@F7:3", f"he-man@F6:0 {focus} weapons=power-clamp", acting="skeletor")
    s.do("move", "decline")

    assert (s.kind == "destination") == free
    if not free:
        assert "power-clamp.always" in s.denied_by(1, intent="move", character="skeletor", to="F9")


@pytest.mark.card("king-hsss.snake-in-the-grass", "snake-in-the-grass")
def test_a_mark_forces_a_move() -> None:
    """`forced` (Snake in the Grass): who ends its activation near the mark must move towards its placer."""
    s = drawn("he-man@F6:0", "king-hsss@F12:3 seat=1", acting="he-man")
    s.state.marks.append(Mark(token="snake-in-the-grass", at="F7", seat=1, by="king-hsss"))
    s.do("end")

    assert (s.kind, "stay" in s.options, "goto F8" in s.options, "goto F4" in s.options) == (
        "destination",
        False,
        True,
        False,
    )


@pytest.mark.rule("BG-FREE-03")
@pytest.mark.card("veena.by-your-side")
def test_a_teleport_next_to_somebody() -> None:
    """`beside` for oneself (By Your Side): next to the character with the token, anywhere."""
    s = drawn("veena@B2:0 seat=0", "orko@K12:3 buff=veenas-mark", "skeletor@F12:3", acting="veena")
    s.do("skill veena.by-your-side", "goto K11", "face 0")

    assert (s["veena"].at, s["veena"].overwatch) == ("K11", True)


@pytest.mark.card("rotating-shield.drawn-closer")
def test_the_target_pulls_the_bearer() -> None:
    """`who = "self"` of `shove` (Rotating Shield): a frontal ranged attack draws it nearer."""
    s = drawn("he-man@F4:0 weapons=laser-pistol", "skeletor@F10:3 items=rotating-shield", acting="he-man")
    s.dice(*faces(3, 0))
    play(s, "attack laser-pistol skeletor")

    assert s["skeletor"].at == "F8"


@pytest.mark.card("fate-117.answer")
@pytest.mark.parametrize(("answered", "at"), [(True, "F7"), (False, "F9")])
def test_a_push_may_be_prevented_from_the_hand(answered: bool, at: str) -> None:
    """`prevent` at `shoving` (F117): the card is discarded and nobody moves."""
    s = drawn("he-man@F6:0 weapons=mace", "skeletor@F7:3", acting="he-man", hands={1: ["fate-117"]})
    s.dice(*faces(5, 2))
    play(s, "attack mace skeletor")
    s.do(answer(s, "fate-117") if answered else "decline")

    assert s["skeletor"].at == at
    assert (len(s.heard(ShovePrevented)), len(s.heard(Shoved))) == ((1, 0) if answered else (0, 1))


@pytest.mark.rule("BG-MOVEFX-12")
@pytest.mark.card("metal-fist", "metal-fist.always")
@pytest.mark.parametrize(("weapon", "watched"), [("metal-fist", True), ("mace", False)])
def test_a_push_may_trigger_overwatch(weapon: str, watched: bool) -> None:
    """`watched_shoves` (Metal Fist): an ally on Overwatch answers the push."""
    s = drawn(
        f"fisto@F6:0 weapons={weapon}",
        "skeletor@F7:3",
        "man-at-arms@G4:0 overwatch weapons=arm-cannon",
        acting="fisto",
    ).dice(*faces(4, 2))
    play(s, "attack " + weapon + " skeletor")

    assert [e.character for e in s.heard(InterruptionBegan)] == (["man-at-arms"] if watched else [])


@pytest.mark.rule("BG-MOVE-02")
@pytest.mark.card("claw-attachment.always")
@pytest.mark.parametrize(("equipment", "speeds"), [("items=belt,greaves", (6, 10)), ("items=belt", (5, 8))])
def test_the_two_speeds_change_apart(equipment: str, speeds: tuple[int, int]) -> None:
    """`speed.normal`, `speed.focused` and `equipment:3` (Claw Attachment)."""
    s = drawn(f"he-man@F6:0 weapons=claw-attachment {equipment}", "skeletor@F12:3", acting="he-man")

    assert tuple(speed(s.state, s["he-man"], focused=f).total for f in (False, True)) == speeds


@pytest.mark.card("magic-boots.leap-to-the-rescue")
def test_speed_in_interruptions() -> None:
    """Magic Boots look at the turn: in an activation nothing changes."""
    s = drawn("he-man@F3:0 items=magic-boots", "skeletor@F9:3 overwatch items=magic-boots", acting="he-man")
    assert speed(s.state, s["he-man"], focused=True).total == 8
    s.do("move", "goto F4", "face 0")

    assert speed(s.state, s["skeletor"], focused=True).total == 10


@pytest.mark.card("cat-mask.always-on-its-feet")
def test_the_bearer_turns_at_the_end_of_its_turn() -> None:
    """`turn` for oneself (Cat Mask)."""
    s = drawn("he-man@F6:0 items=cat-mask", "skeletor@F12:3", acting="he-man")
    s.do("end")
    s.do(answer(s, "cat-mask"), "face 3")

    assert s["he-man"].facing == 3


@pytest.mark.card("preternian-coin.out-of-time")
def test_a_consumable_may_last() -> None:
    """`lasts` of a consumable (Preternian Coin): nobody interrupts its bearer in this activation."""
    s = drawn("he-man@F3:0 items=preternian-coin", "skeletor@F9:3 overwatch", acting="he-man")
    s.do("use preternian-coin", "move", "goto F4", "face 0")

    assert s.heard(InterruptionBegan) == []


@pytest.mark.card("scorpia.hunters-instinct")
def test_a_move_towards_an_ally() -> None:
    """Hunter's Instinct: towards a character with the keyword, silent."""
    s = drawn("scorpia@F4:0 seat=0 mana=1", "horde-trooper@F9:0 seat=0", "skeletor@F5:3", acting="scorpia")
    s.do("skill scorpia.hunters-instinct horde-trooper")

    assert s.kind == "destination"
    assert "goto F3" not in s.options


def test_the_moved_hexes_of_a_turn_are_counted() -> None:
    """`moved:N`: hexes of all movements of the own turn."""
    from battlewright.games.battleground.rules.conditions import holds
    from battlewright.games.battleground.rules.facts import Facts

    s = drawn("he-man@F3:0", "skeletor@F14:3", acting="he-man", ap=6)
    s.do("move", "goto F6", "face 0", "move", "goto F8", "face 0")
    he_man = s["he-man"]

    assert holds(s.state, ("moved:5",), Facts(who=he_man), he_man)
    assert not holds(s.state, ("moved:6",), Facts(who=he_man), he_man)
