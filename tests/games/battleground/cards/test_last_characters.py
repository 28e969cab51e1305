"""What the characters of the last sets do: who becomes another one, who lends, who rides and who drives."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.events import FocusLent, InterruptionBegan, Moved, Transformed
from battlewright.games.battleground.rules.lending import focus_holder
from battlewright.games.battleground.rules.numbers import stat_value
from tests.games.battleground.cards.playing import dice, faces, needed, play
from tests.games.battleground.scenes import Scene
from tests.games.battleground.words.playing import answer, drawn, targets


def until_round(s: Scene, number: int) -> Scene:
    """Everybody ends and passes until this round."""
    while s.asked and s.state.round < number:
        s.do(next((o for o in ("end", "pass", "decline", "discard") if o in s.options), s.options[0]))
    return s


# --- Prince Adam ----------------------------------------------------------------------------------


@pytest.mark.card("prince-adam.by-the-power-of-grayskull")
def test_prince_adam_becomes_he_man() -> None:
    """`become`: another card; wounds, mana, buff and weapon stay, and the activation is over."""
    s = drawn(
        "prince-adam@F6:0 mana=3 wounds=2 buff=haste weapons=power-sword",
        "stratos@A14:0",
        "skeletor@F14:3",
        acting="prince-adam",
        hands={0: ["fate-01"], 1: ["fate-02"]},
    )
    play(s, "skill prince-adam.by-the-power-of-grayskull")
    adam = s["prince-adam"]
    assert [(e.old, e.new) for e in s.heard(Transformed)] == [("prince-adam", "he-man")]
    assert (adam.card, adam.wounds, adam.mana, adam.buff) == ("he-man", 2, 1, "haste")
    assert adam.activated
    assert stat_value(s.state, adam, "strength") == 5


@pytest.mark.card("prince-adam.by-the-power-of-grayskull")
def test_nobody_may_watch_prince_adam() -> None:
    """With anybody within 6 inches he stays who he is, unless that one cannot be seen."""
    s = drawn("prince-adam@F6:0 mana=3", "stratos@F9:0", acting="prince-adam")
    assert not s.offers("skill prince-adam.by-the-power-of-grayskull")
    wall = dict.fromkeys(("F8", "E8", "G8", "D8", "H8"), "H")
    s = drawn("prince-adam@F6:0 mana=3", "stratos@F9:0", acting="prince-adam", terrain=wall)
    assert s.offers("skill prince-adam.by-the-power-of-grayskull")


@pytest.mark.card("prince-adam.cowardly-prince")
@pytest.mark.parametrize("successes", [0, 1])
def test_the_cowardly_prince_runs_away(successes: int) -> None:
    """In his interruption he may move away; at its end a success brings Overwatch back."""
    s = drawn("skeletor@F3:0 seat=1", "prince-adam@F9:3 overwatch", acting="skeletor")
    s.do("move", "goto F4", "face 0")
    assert [e.character for e in s.heard(InterruptionBegan)] == ["prince-adam"]
    s.do("move")
    assert s.offers("goto F13")
    s.dice(*faces(3, successes))
    play(s, "goto F12")
    assert s["prince-adam"].overwatch == bool(successes)


# --- He-Man on Battle Cat -------------------------------------------------------------------------


@pytest.mark.card("he-man-on-battle-cat.exemplary-leader")
def test_an_ally_calls_he_man_on_battle_cat() -> None:
    """`for_allies`: the ally pays and uses it; he himself does not have it."""
    figures = ("stratos@F3:0 mana=2", "he-man-on-battle-cat@F8:3 weapons=power-sword", "skeletor@F14:3")
    s = drawn(*figures, acting="stratos", ap=1)
    play(s, "skill he-man-on-battle-cat.exemplary-leader")
    assert [(e.character, e.interrupted) for e in s.heard(InterruptionBegan)] == [
        ("he-man-on-battle-cat", "stratos")
    ]
    assert s["stratos"].mana == 0
    s.do("move")
    assert s.offers("goto F11"), "in any direction"

    s = drawn(*figures, acting="he-man-on-battle-cat")
    assert not s.offers("skill he-man-on-battle-cat.exemplary-leader")


@pytest.mark.card("he-man-on-battle-cat.exemplary-leader")
def test_he_man_on_battle_cat_is_too_far_to_be_called() -> None:
    """More than 12 inches away, or without 2 mana, nobody calls him."""
    for words, at in (("mana=2", "M14"), ("mana=1", "F8")):
        s = drawn(f"stratos@A1:0 {words}", f"he-man-on-battle-cat@{at}:3", "skeletor@M9:3", acting="stratos")
        assert not s.offers("skill he-man-on-battle-cat.exemplary-leader")


@pytest.mark.card("he-man-on-battle-cat.tiger-claw")
@pytest.mark.parametrize(("successes", "wounds", "debuff"), [(0, 0, ""), (1, 1, ""), (2, 1, "knockdown")])
def test_tiger_claw(successes: int, wounds: int, debuff: str) -> None:
    """Strength less one: four dice."""
    s = drawn("he-man-on-battle-cat@F6:0 mana=1", "skeletor@F7:3", acting="he-man-on-battle-cat")
    s.dice(*faces(4, successes))
    play(s, "skill he-man-on-battle-cat.tiger-claw skeletor")
    assert (s["skeletor"].wounds, s["skeletor"].debuff) == (wounds, debuff)


# --- Man-E-Faces ----------------------------------------------------------------------------------


@pytest.mark.card("man-e-faces.robot-face", "robot-face", "laser-gun-robot.always", "laser-gun-robot/r1")
def test_the_robot_face_lasts_a_round() -> None:
    """Another gun, better eyes, Focus; at the end of the round he is himself again."""
    s = drawn("man-e-faces@F3:0 mana=1 weapons=laser-gun-human", "skeletor@F14:3", acting="man-e-faces")
    play(s, "skill man-e-faces.robot-face")
    man = s["man-e-faces"]
    assert (man.weapons, man.focus) == (["laser-gun-robot"], True)
    assert (stat_value(s.state, man, "perception"), stat_value(s.state, man, "toughness")) == (5, 2)
    s.dice(*faces(5, 1))
    play(s, "attack laser-gun-robot skeletor")
    assert s["skeletor"].wounds == 1
    until_round(s, 2)
    assert man.weapons == ["laser-gun-human"]
    assert stat_value(s.state, man, "perception") == 3


@pytest.mark.card("laser-gun-robot/r3")
def test_the_robots_gun_at_three() -> None:
    """Two wounds."""
    s = drawn("man-e-faces@F3:0 weapons=laser-gun-robot", "skeletor@F14:3", acting="man-e-faces")
    play(s.dice(*faces(3, 3)), "attack laser-gun-robot skeletor")
    assert s["skeletor"].wounds == 2


@pytest.mark.card("laser-gun-human.always", "laser-gun-human/r1", "laser-gun-human/r2")
@pytest.mark.parametrize(("successes", "wounds", "buff"), [(1, 1, ""), (2, 2, "protection")])
def test_the_human_gun_protects(successes: int, wounds: int, buff: str) -> None:
    """From 2 successes on he gains Protection himself."""
    s = drawn("man-e-faces@F3:0 weapons=laser-gun-human", "skeletor@F9:3", acting="man-e-faces")
    play(s.dice(*faces(4, successes)), "attack laser-gun-human skeletor")
    assert (s["skeletor"].wounds, s["man-e-faces"].buff) == (wounds, buff)


@pytest.mark.card("man-e-faces.monster-face", "monster-face")
@pytest.mark.parametrize("successes", [0, 1])
def test_the_monster_face_bites(successes: int) -> None:
    """Strength 5 less one against an engaged enemy; without one only the face changes."""
    s = drawn("man-e-faces@F6:0 mana=1 weapons=laser-gun-human", "skeletor@F7:3", acting="man-e-faces")
    play(s.dice(*faces(4, successes)), "skill man-e-faces.monster-face")
    assert s["skeletor"].wounds == successes
    assert s["man-e-faces"].weapons == ["laser-gun-monster"]
    assert stat_value(s.state, s["man-e-faces"], "mind") == 2

    s = drawn("man-e-faces@F6:0 mana=1 weapons=laser-gun-human", "skeletor@F12:3", acting="man-e-faces")
    play(s, "skill man-e-faces.monster-face")
    assert s["man-e-faces"].weapons == ["laser-gun-monster"]


@pytest.mark.card(
    "laser-gun-monster.always",
    "laser-gun-monster/r1",
    "laser-gun-monster/r3",
    "laser-gun-monster-butt",
    "laser-gun-monster-butt/r1",
    "laser-gun-monster-butt/r3",
)
@pytest.mark.parametrize("successes", [1, 3])
@pytest.mark.parametrize(
    ("at", "gun", "other"), [("F7", "laser-gun-monster-butt", ""), ("F10", "laser-gun-monster", "")]
)
def test_the_monsters_gun_near_and_far(at: str, gun: str, other: str, successes: int) -> None:
    """`form_of`: swung with Strength at whom he is engaged with, fired with Perception at others."""
    s = drawn("man-e-faces@F6:0 weapons=laser-gun-monster", f"skeletor@{at}:3", acting="man-e-faces")
    assert {o.split()[1] for o in s.options if o.startswith("attack")} == {gun}
    play(s.dice(*faces(3, successes)), f"attack {gun} skeletor")
    assert s["skeletor"].wounds == (1 if successes == 1 else 2)
    until_round(s, 2)
    assert s["man-e-faces"].weapons == ["laser-gun-human"]


# --- Clamp Champ ----------------------------------------------------------------------------------


@pytest.mark.card("clamp-champ.shoulder-to-shoulder")
def test_allies_use_the_focus_of_clamp_champ() -> None:
    """`pass_focus`, `unfocused_test`: an ally's attack is focused with it; `shares_focus` moves with it."""
    figures = ("stratos@F3:0 weapons=flamethrower", "clamp-champ@F1:0 focus", "skeletor@F8:3")
    s = drawn(*figures, acting="stratos").do("attack flamethrower skeletor")
    s.do(answer(s, "shoulder-to-shoulder"))
    assert [(e.character, e.to_character) for e in s.heard(FocusLent)] == [("clamp-champ", "stratos")]
    assert needed(s) == 3
    assert not s["clamp-champ"].focus
    assert not s["stratos"].focus

    s = drawn(*figures, acting="stratos").do("move focused")
    assert not s["clamp-champ"].focus
    assert s.heard(FocusLent) == []


@pytest.mark.card("clamp-champ.shoulder-to-shoulder")
@pytest.mark.parametrize(
    ("stratos", "champ"), [("F3:0", "F14:0 focus"), ("F3:0", "F1:0"), ("F3:0 focus", "F1:0 focus")]
)
def test_focus_is_not_lent(stratos: str, champ: str) -> None:
    """Not from afar, not without a token, not to who has one."""
    s = drawn(
        f"stratos@{stratos} weapons=flamethrower", f"clamp-champ@{champ}", "skeletor@F8:3", acting="stratos"
    )
    s.do("attack flamethrower skeletor")
    assert s.kind != "react"
    assert focus_holder(s.state, s["skeletor"]) is None


@pytest.mark.card("clamp-champ.shoulder-to-shoulder")
def test_focus_is_lent_for_defence() -> None:
    """An ally defends with it."""
    s = drawn(
        "skeletor@F6:0 weapons=havoc-staff", "stratos@F7:3", "clamp-champ@F9:3 focus", acting="skeletor"
    ).dice(*faces(4, 2))
    s.do("attack havoc-staff stratos")
    while s.kind != "defend":
        s.do(s.options[0])
    s.do("defend roll")
    s.do(answer(s, "shoulder-to-shoulder"))
    assert needed(s, "defence") == 3
    assert not s["clamp-champ"].focus


@pytest.mark.card("clamp-champ.we-fight-as-one")
@pytest.mark.parametrize(("at", "mana", "asked"), [("F9", 1, True), ("F9", 0, False)])
def test_we_fight_as_one(at: str, mana: int, asked: bool) -> None:
    """For 1 mana an ally near is focused, too."""
    s = drawn(f"clamp-champ@F6:0 mana={mana}", f"stratos@{at}:0", "skeletor@M9:3", acting="clamp-champ").do(
        "focus"
    )
    assert (s.kind == "react") == asked
    if asked:
        s.do(answer(s, "we-fight-as-one"))
    assert s["stratos"].focus == asked
    assert s["clamp-champ"].focus


# --- the Horde ------------------------------------------------------------------------------------


@pytest.mark.card("shadow-weaver.mind-control")
@pytest.mark.parametrize("successes", [0, 1])
def test_mind_control_makes_an_enemy_run(successes: int) -> None:
    """`run`: the target interrupts her without AP and must move towards her at its second speed."""
    s = drawn("shadow-weaver@F2:0 mana=2", "he-man@F14:3 weapons=power-sword seat=0", acting="shadow-weaver")
    s.dice(*faces(5, successes))
    play(s, "skill shadow-weaver.mind-control he-man")
    if not successes:
        assert not s.heard(InterruptionBegan)
        return
    assert "stay" not in s.options
    assert s.asked == (0,)
    s.do("goto F6")
    assert [e.character for e in s.heard(Moved)] == ["he-man"]
    assert s.turn.character == "shadow-weaver", "without AP the interruption is over"


@pytest.mark.card("shadow-weaver.mind-control")
def test_mind_control_spares_the_engaged() -> None:
    """Not an enemy that is engaged, nor one too far away."""
    figures = ("shadow-weaver@F2:0 mana=2", "he-man@F9:3 seat=0", "skeletor@F10:3 seat=1")
    s = drawn(*figures, acting="shadow-weaver")
    assert not s.offers("skill shadow-weaver.mind-control")


@pytest.mark.card("shadow-weaver.shadow-magic")
@pytest.mark.parametrize(("fallen", "mana"), [("horde-trooper@F7:3 seat=1", 3), ("orko@F7:3 seat=0", 1)])
def test_shadow_magic(fallen: str, mana: int) -> None:
    """The mana of a fallen ally is hers; that of an enemy is lost."""
    name = fallen.partition("@")[0]
    striker = (
        "he-man@F6:0 weapons=power-sword seat=0"
        if "trooper" in name
        else "skeletor@F6:0 weapons=havoc-staff seat=1"
    )
    s = drawn(
        striker, f"{fallen} wounds=2 mana=2", "shadow-weaver@M12:3 mana=1", acting=striker.partition("@")[0]
    )
    s.dice(*faces(5 if "trooper" in name else 4, 1))
    play(s, f"attack {'power-sword' if 'trooper' in name else 'havoc-staff'} {name}")
    while not s[name].out:  # the order of what answers its fall
        s.do(s.options[0])
    assert s["shadow-weaver"].mana == mana


@pytest.mark.card("hordak-on-mantisaur.radio-link")
def test_the_horde_uses_hordaks_trinket() -> None:
    """`shares_trinkets`: used up where they lie, and only by the Endless."""
    hordak = "hordak-on-mantisaur@M12:3 items=ring-of-grayskull,magic-potion"
    s = drawn("horde-trooper@F6:0 seat=1 mana=1", hordak, "he-man@F12:3 seat=0", acting="horde-trooper")
    assert s.offers("use magic-potion")
    play(s, "use magic-potion")
    assert s["hordak-on-mantisaur"].spent == ["magic-potion"]
    assert not s.offers("use magic-potion")

    s = drawn("catra@F6:0 seat=1 mana=1", hordak, "he-man@F12:3 seat=0", acting="catra")
    assert not s.offers("use magic-potion")


@pytest.mark.card("hordak-on-mantisaur.thousand-cuts")
@pytest.mark.parametrize(("at", "wounds"), [("F9", 1), ("F12", 0)])
def test_thousand_cuts(at: str, wounds: int) -> None:
    """Whoever stands within 2 inches."""
    s = drawn("hordak-on-mantisaur@F6:0 mana=2", f"he-man@{at}:3 seat=0", acting="hordak-on-mantisaur")
    play(s.dice(*faces(4, 1)), "skill hordak-on-mantisaur.thousand-cuts")
    assert s["he-man"].wounds == wounds


# --- Sherrilyn ------------------------------------------------------------------------------------


@pytest.mark.card("sherrilyn-on-talon-fighter.supersonic-speed")
def test_supersonic_speed() -> None:
    """`focused_jumps_ahead`: with Focus over everything straight ahead, without it on foot anywhere."""
    wall = {f"{row}7": "H" for row in "DEFGHI"}
    s = drawn(
        "sherrilyn-on-talon-fighter@F4:0 focus seat=1",
        "he-man@A2:3",
        acting="sherrilyn-on-talon-fighter",
        terrain=wall,
    )
    s.do("move focused")
    reached = {o.split()[1] for o in s.offers("goto")}
    assert reached
    assert {at[0] for at in reached} == {"F"}
    assert max(int(at[1:]) for at in reached) > 9


@pytest.mark.card("sherrilyn-on-talon-fighter.vehicle-speed", "vehicle-speed")
@pytest.mark.parametrize(("goal", "number"), [("F13", 4), ("F6", 2)])
def test_vehicle_speed(goal: str, number: int) -> None:
    """More than 8 hexes: two dice more in defence until the round ends."""
    s = drawn(
        "sherrilyn-on-talon-fighter@F3:0 focus seat=1",
        "he-man@J2:3 weapons=power-sword",
        "teela@A1:0",
        acting="sherrilyn-on-talon-fighter",
        hands={0: ["fate-23", "fate-22"], 1: []},
    )
    s.do("move focused")
    play(s, f"goto {goal}")
    if "end" in s.options:
        s.do("end")
    flyer = s["sherrilyn-on-talon-fighter"]
    assert ("vehicle-speed" in flyer.lasting) == (number == 4)


# --- Whiplash -------------------------------------------------------------------------------------


@pytest.mark.card("shock-spear.always", "shock-spear/r1", "shock-spear/r3", "shock-spear/r4")
@pytest.mark.parametrize(
    ("words", "successes", "wounds"), [("", 1, 1), ("", 3, 1), ("focus", 3, 2), ("", 4, 2), ("focus", 4, 3)]
)
def test_the_shock_spear(words: str, successes: int, wounds: int) -> None:
    """A focused attack causes a wound more."""
    s = drawn(f"whiplash@F6:0 {words} weapons=shock-spear", "he-man@F7:3", acting="whiplash")
    play(s.dice(*faces(5, successes)), "attack shock-spear he-man")
    assert s["he-man"].wounds == wounds


@pytest.mark.card(
    "shock-spear-thrown", "shock-spear-thrown/r1", "shock-spear-thrown/r3", "shock-spear-thrown/r4"
)
@pytest.mark.parametrize(("successes", "wounds"), [(1, 1), (3, 1), (4, 2)])
def test_the_shock_spear_is_thrown(successes: int, wounds: int) -> None:
    """`costs_focus`: the token pays; six dice, and the attack is not focused."""
    s = drawn("whiplash@F6:0 focus weapons=shock-spear", "he-man@F12:3", acting="whiplash")
    assert targets(s, "shock-spear") == set()
    play(s.dice(*faces(6, successes)), "attack shock-spear-thrown he-man")
    assert (dice(s), needed(s)) == (6, 4)
    assert (s["he-man"].wounds, s["whiplash"].focus) == (wounds, False)


@pytest.mark.card("shock-spear-thrown/r1")
@pytest.mark.parametrize("figure", ["whiplash@F6:0 weapons=shock-spear", "whiplash@F6:0 focus weapons=club"])
def test_the_shock_spear_is_not_thrown(figure: str) -> None:
    """Not without Focus, and not without the spear."""
    s = drawn(figure, "he-man@F12:3", acting="whiplash")
    assert not s.offers("attack shock-spear-thrown")


# --- Bionatops ------------------------------------------------------------------------------------


@pytest.mark.rule("BG-ATK-02")
@pytest.mark.card("bionatops.all-guns-blazing")
def test_all_guns_blazing() -> None:
    """`shares_weapons`: an ally beside it fires its laser once in a turn, with a die less."""
    figures = ("he-ro@F5:0 seat=0 focus weapons=he-ros-staff-green", "skeletor@F14:3")
    dinosaur = "bionatops@F4:0 seat=0 weapons=preternian-laser"
    s = drawn(*figures, dinosaur, acting="he-ro", ap=5)
    play(s, "attack preternian-laser skeletor")
    assert dice(s) == 4 - 1 + 1 - 1, "Perception, the laser, near enough, and lent"
    assert not s.offers("attack preternian-laser")

    s = drawn(*figures, dinosaur.replace("F4", "A1"), acting="he-ro")
    assert not s.offers("attack preternian-laser"), "not adjacent"
    assert "preternian-laser" not in {o.split()[1] for o in s.options if o.startswith("attack")}


@pytest.mark.rule("BG-TERR-02")
@pytest.mark.card("bionatops.dinosaur-charge")
def test_dinosaur_charge() -> None:
    """`raze`: the obstacle is gone for sight and movement, and everybody beside it is hurt."""
    wall = {"F8": "H", "G8": "H", "D3": "l"}
    figures = ("bionatops@F7:0 seat=0", "skeletor@F9:3", "mer-man@F12:3")
    s = drawn(*figures, acting="bionatops", terrain=wall)
    field = field_of(s.state)
    assert field.high >> field.nodes["F8"] & 1
    play(s, "skill bionatops.dinosaur-charge")
    assert {name: s[name].wounds for name in ("bionatops", "skeletor", "mer-man")} == {
        "bionatops": 1,
        "skeletor": 1,
        "mer-man": 0,
    }
    field = field_of(s.state)
    assert not field.high
    assert field.low, "the other obstacle stands"
    assert field.sight[field.nodes["F7"]] >> field.nodes["F12"] & 1
    assert s.state.terrain == {"F8": ".", "G8": "."}
    assert not s.offers("skill bionatops.dinosaur-charge")


@pytest.mark.card("bionatops.dinosaur-charge")
def test_nothing_to_charge() -> None:
    """`obstacle_within`: without an obstacle beside it there is nothing to tear down."""
    s = drawn("bionatops@F7:0 seat=0", "skeletor@M9:3", acting="bionatops", terrain={"F12": "H"})
    assert not s.offers("skill bionatops.dinosaur-charge")
