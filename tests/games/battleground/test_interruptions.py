"""Interruptions: what an interrupting character may do, and how the interrupted one goes on (BG-INT)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import (
    ActivationEnded,
    FurtherTarget,
    InterruptionBegan,
    Lost,
    Moved,
    Rolled,
)
from battlewright.games.battleground.model.frames import Activation, Interruption
from tests.games.battleground.scenes import Scene, scene

SKELETOR = "skeletor@F12:3 weapons=havoc-staff"


def watched(
    *figures: str, hand: tuple[str, ...] = (), ap: int = 3, terrain: dict[str, str] | None = None
) -> Scene:
    """Skeletor has moved to F10, and the first figure interrupts him."""
    s = scene(*figures, SKELETOR, acting="skeletor", ap=ap, hands={0: hand}, terrain=terrain)
    s.do("move", "goto F10", "face 3")
    assert isinstance(s.turn, Interruption), "nobody interrupts"
    return s


def needed(s: Scene, kind: str) -> int:
    """The result the latest test of a kind needed."""
    return next(e for e in reversed(s.heard(Rolled)) if e.kind == kind).needed.total


GUNNER = "stratos@F3:0 overwatch weapons=laser-rifle"
SWORD = "he-man@F5:0 overwatch weapons=power-sword"


# --- what it is -----------------------------------------------------------------------------------


@pytest.mark.rule("BG-INT-01")
def test_the_interrupting_character_acts_while_the_other_waits() -> None:
    """The activation stays pending below; its character can do nothing until the interruption is over."""
    s = watched(GUNNER, hand=("glory-06",))

    kinds = [type(f) for f in s.state.stack if isinstance(f, Activation | Interruption)]
    assert kinds == [Activation, Interruption]
    assert s.asked == (0,)
    assert "BG-INT-15" in s.denied_by(1, intent="move", character="skeletor", to="F9")


@pytest.mark.rule("BG-INT-01")
def test_overwatch_and_opportunity_are_both_interruptions() -> None:
    """The core rules know two kinds; both are interruptions of the character that moves."""
    s = scene("he-man@F6:0 overwatch weapons=power-sword", "skeletor@F7:3", acting="skeletor")
    s.do("move", "react opportunity:he-man", "end", "goto F9", "face 3")

    begun = [(e.character, e.interrupted, e.kind) for e in s.heard(InterruptionBegan)]
    assert begun == [("he-man", "skeletor", "opportunity"), ("he-man", "skeletor", "overwatch")]


@pytest.mark.rule("BG-INT-02")
def test_an_interruption_has_one_ap() -> None:
    """The interrupting character starts with 1 AP, whatever the interrupted one has left."""
    s = watched(GUNNER, ap=5)
    assert s.turn.ap == 1


@pytest.mark.rule("BG-INT-03")
def test_move_attack_and_skills_but_neither_focus_nor_overwatch() -> None:
    """The menu of an interruption holds Move, Attack and active skills, not Focus, not Overwatch."""
    s = watched("stratos@F3:0 overwatch mana=2 weapons=laser-rifle")

    assert s.options == ["move", "attack laser-rifle skeletor", "skill stratos.to-the-skies", "end"]
    for action in ("focus", "overwatch"):
        assert "BG-INT-03" in s.denied_by(0, intent="action", character="stratos", action=action)


@pytest.mark.rule("BG-INT-03")
def test_a_skill_may_say_that_it_is_not_for_interruptions() -> None:
    """Leader of Avion is an active skill, but its text keeps it out of interruptions."""
    s = watched("stratos@F3:0 overwatch mana=2 weapons=laser-rifle")

    denied = s.denied_by(0, intent="skill", character="stratos", skill="stratos.leader-of-avion")
    assert denied == ["stratos.leader-of-avion"]


# --- cards and costs ------------------------------------------------------------------------------


@pytest.mark.rule("BG-INT-04")
def test_cards_give_the_interrupting_character_their_bonuses_only() -> None:
    """A card played in an interruption gives its bonus, not its printed AP and mana."""
    s = watched(GUNNER, hand=("fate-33", "glory-06"))
    assert s.offers("bonus") == ["bonus fate-33 mana", "bonus glory-06 mission", "bonus glory-06 ap"]
    s.do("bonus fate-33 mana", "bonus glory-06 ap")

    assert (s.turn.ap, s["stratos"].mana) == (2, 2)
    assert s["skeletor"].mana == 0


@pytest.mark.rule("BG-INT-04")
def test_the_interrupted_player_plays_no_cards_meanwhile() -> None:
    """Only the player of the interrupting character may play cards while the interruption lasts."""
    s = watched(GUNNER, hand=("fate-33",))
    s.state.players[1].hand = ["fate-33"]

    assert s.denied_by(1, intent="card", card="fate-33") == ["BG-CARD-15"]


@pytest.mark.rule("BG-INT-05")
def test_costs_rise_within_an_interruption() -> None:
    """A second attack with the same type of weapon costs 2 AP in an interruption, too."""
    s = watched(GUNNER, hand=("glory-01", "glory-02"))
    s.dice(1, 1, 1, 1, 1).do("attack laser-rifle skeletor", "bonus glory-01 ap")
    assert s.turn.ap == 1
    assert not s.offers("attack")

    s.do("bonus glory-02 ap").dice(1, 1, 1, 1, 1).do("attack laser-rifle skeletor")
    assert [e.amount for e in s.heard(Lost) if e.what == "ap" and e.character == "stratos"] == [1, 2]


@pytest.mark.rule("BG-INT-05")
def test_costs_are_counted_afresh_in_each_interruption() -> None:
    """What the interrupting character did in another interruption does not raise its costs in this one."""
    s = watched(GUNNER).dice(1, 1, 1, 1, 1).do("attack laser-rifle skeletor")
    s["stratos"].overwatch = True
    s.do("move", "goto F9", "face 3").dice(1, 1, 1, 1, 1).do("attack laser-rifle skeletor")

    assert [e.amount for e in s.heard(Lost) if e.what == "ap" and e.character == "stratos"] == [1, 1]


# --- targets --------------------------------------------------------------------------------------


@pytest.mark.rule("BG-INT-06")
def test_attacks_must_target_the_interrupted_character() -> None:
    """Another enemy in range and in sight may not be attacked in an interruption."""
    s = watched(GUNNER, "mer-man@F7:3")

    assert s.offers("attack") == ["attack laser-rifle skeletor"]
    denied = s.denied_by(0, intent="attack", attacker="stratos", target="mer-man", weapon="laser-rifle")
    assert denied == ["BG-INT-06"]


@pytest.mark.rule("BG-INT-06")
def test_skills_on_enemies_must_target_the_interrupted_character() -> None:
    """Dark Presence may not be used on an enemy other than the one that is interrupted."""
    s = scene(
        "he-man@F3:0",
        "stratos@H8:3",
        "evil-lyn@F12:3 overwatch mana=3 weapons=shadow-strike",
        acting="he-man",
    )
    s.do("move", "goto F4", "face 0")
    assert s.turn.character == "evil-lyn"
    assert s.offers("skill") == ["skill evil-lyn.dark-presence he-man"]
    denied = s.denied_by(
        1, intent="skill", character="evil-lyn", skill="evil-lyn.dark-presence", target="stratos"
    )
    assert denied == ["BG-INT-06"]


@pytest.mark.rule("BG-INT-06")
def test_allies_may_still_be_targeted() -> None:
    """What targets an ally or oneself stays possible in an interruption."""
    s = watched("orko@F3:0 overwatch mana=5 weapons=protection-spell,magic-blast", "he-man@F1:0")

    assert s.offers("attack") == ["attack protection-spell he-man", "attack magic-blast skeletor"]


@pytest.mark.rule("BG-INT-06")
def test_further_targets_of_an_area_attack_are_attacked_all_the_same() -> None:
    """Nobody chooses the further targets of an area attack: another enemy near by is attacked, too."""
    s = watched("stratos@F3:0 overwatch weapons=flamethrower", "mer-man@F11:3")
    s.dice(*[1] * 20).do("attack flamethrower skeletor")

    assert [e.target for e in s.heard(FurtherTarget)] == ["mer-man"]


@pytest.mark.rule("BG-INT-07")
@pytest.mark.parametrize("kind", ["overwatch", "opportunity", "activation"])
def test_every_attack_of_an_interruption_is_an_interruption_attack(kind: str) -> None:
    """The Tamadge Gem adds a die to attacks made in any interruption, not in an activation."""
    figures = ("he-man@F6:0 overwatch weapons=power-sword items=tamadge-gem", "skeletor@F7:3")
    s = scene(*figures, acting="he-man" if kind == "activation" else "skeletor")
    if kind == "overwatch":
        s.do("move", "decline", "goto G6", "face 3")
    elif kind == "opportunity":
        s.do("move", "react opportunity:he-man")
    s.dice(*[1] * 8).do("attack power-sword skeletor")

    assert s.heard(Rolled)[0].dice.total == (5 if kind == "activation" else 6)


# --- movement -------------------------------------------------------------------------------------


@pytest.mark.rule("BG-INT-08")
def test_a_move_leads_towards_the_interrupted_character() -> None:
    """Only hexes on a shortest route are offered; stopping early is allowed; the model faces its goal."""
    s = watched("he-man@F4:0 overwatch weapons=laser-rifle").do("move")

    assert s.offers("goto") == ["goto F5", "goto F6", "goto F7", "goto F8", "goto F9"]
    assert "BG-MOVEFX-01" in s.denied_by(0, intent="move", character="he-man", to="G5")
    s.do("goto F7")
    assert (s["he-man"].at, s["he-man"].facing) == ("F7", 0)


@pytest.mark.rule("BG-INT-08")
def test_a_move_must_end_in_sight_of_the_interrupted_character() -> None:
    """A hex on the way that the interrupted character does not see is no place to stop."""
    s = scene("he-man@F3:1 overwatch focus", "skeletor@J9:3", acting="skeletor", terrain={"I6": "H"})
    s.do("move", "goto J8", "face 3", "move focused")

    assert "goto G4" in s.options
    assert "goto G3" not in s.options
    assert "BG-INT-08" in s.denied_by(0, intent="move", character="he-man", to="G3", focused=True)
    s.do("goto G4")
    assert s["he-man"].at == "G4"


@pytest.mark.rule("BG-INT-08")
def test_jumps_in_an_interruption_lead_to_the_interrupted_character_too() -> None:
    """Not only Move actions: every movement of the interrupting character goes that way."""
    s = watched("stratos@F3:0 overwatch mana=3 weapons=laser-rifle")
    s.do("skill stratos.to-the-skies -", "spend 3 stratos.to-the-skies")

    assert s.offers("goto") == ["goto F4", "goto F5", "goto F6"]
    s["stratos"].facing = 3
    s.do("goto F6")
    assert s["stratos"].facing == 0


@pytest.mark.rule("BG-INT-08")
def test_free_moves_in_an_interruption_lead_to_the_interrupted_character_too() -> None:
    """A card's free move of 2 hexes obeys the same limits when played in an interruption."""
    s = watched("he-man@F4:0 overwatch weapons=laser-rifle", hand=("fate-06",)).do("bonus fate-06 ability")

    assert s.offers("goto") == ["goto F5", "goto F6"]


@pytest.mark.rule("BG-INT-08", "BG-INT-16")
def test_there_is_no_moving_towards_a_character_that_is_gone() -> None:
    """The free move for a knock-out goes nowhere in an interruption: nobody is left to move towards."""
    s = scene(
        "he-man@F6:0 weapons=flying-fists", "skeletor@F7:3 wounds=4", "mer-man@M12", acting="skeletor", ap=2
    )
    s.do("move", "react opportunity:he-man").dice(6, 6, 6, 6, 6, 6, *[1] * 6)
    s.do("attack flying-fists skeletor", "defend decline")
    if s.kind == "react":
        s.do(s.options[0])

    assert s["skeletor"].out
    assert not s.heard(Moved)
    assert s["he-man"].at == "F6"


@pytest.mark.rule("BG-INT-10")
def test_marks_are_placed_next_to_the_interrupted_character() -> None:
    """The puddle reaches 8 inches, but in an interruption only hexes next to the interrupted are offered."""
    s = scene("he-man@F3:0", "mer-man@F11:3 overwatch mana=2 weapons=laser-pistol", acting="he-man")
    s.do("move", "goto F5", "face 0").dice(5, 5, 1).do("skill mer-man.instant-puddle -")

    assert s.offers("choose") == [f"choose {at}" for at in ("E4", "E5", "F4", "F6", "G4", "G5")]


@pytest.mark.rule("BG-INT-10")
def test_marks_are_placed_anywhere_in_an_activation() -> None:
    """Outside interruptions the mark goes wherever its text allows."""
    s = scene("he-man@F5:0", "mer-man@F11:3 mana=2", acting="mer-man")
    s.dice(5, 5, 1).do("skill mer-man.instant-puddle -")

    assert "choose F9" in s.options


# --- scope ----------------------------------------------------------------------------------------


@pytest.mark.rule("BG-INT-09")
def test_attacks_in_an_interruption_need_one_more_but_their_defence_does_not() -> None:
    """The interrupting character needs a 5; the defence test of the interrupted one is not affected."""
    s = watched(GUNNER).dice(5, 5, 1, 1, 1).do("attack laser-rifle skeletor").dice(1, 1, 1).do("defend roll")

    assert needed(s, "attack") == 5
    assert needed(s, "defence") == 4


@pytest.mark.rule("BG-INT-09")
@pytest.mark.parametrize("interrupting", [True, False])
def test_skill_tests_in_an_interruption_need_one_more(interrupting: bool) -> None:
    """The decrease holds for every test of the interrupting character; in an activation there is none."""
    if interrupting:
        s = scene("he-man@F3:0", "evil-lyn@F12:3 overwatch mana=1 weapons=shadow-strike", acting="he-man")
        s.do("move", "goto F4", "face 0")
    else:
        s = scene("he-man@F4:0", "evil-lyn@F12:3 mana=1", acting="evil-lyn")
    s.dice(1, 1, 1, 1, 1).do("skill evil-lyn.dark-presence he-man")

    assert needed(s, "skill") == (5 if interrupting else 4)


@pytest.mark.rule("BG-INT-09")
def test_a_card_may_lift_the_decrease() -> None:
    """The rule holds unless stated otherwise: the Arm Cannon does not suffer in interruptions."""
    s = watched("man-at-arms@F3:0 overwatch weapons=arm-cannon").dice(1, 1, 1, 1)

    s.do("attack arm-cannon skeletor")
    assert needed(s, "attack") == 4


@pytest.mark.rule("BG-INT-09", "BG-SCOPE-06", "BG-COVER-01", "BG-FOCUS-05", example="EXD-04")
@pytest.mark.parametrize(("weapon", "result"), [("laser-rifle", 6), ("flame-bolt", 5)])
def test_a_focused_overwatch_shot_at_an_engaged_target_in_cover(weapon: str, result: int) -> None:
    """+1 Focus, -1 interruption, -1 cover, and -1 engaged for a ranged weapon but not for a spell."""
    s = watched(f"stratos@F3:0 overwatch focus mana=2 weapons={weapon}", "he-man@G9:4", terrain={"F6": "l"})
    s.dice(*[1] * 9).do(f"attack {weapon} skeletor")
    while s.kind == "mana_reroll":
        s.do("reroll -")

    assert needed(s, "attack") == result
    assert not s["stratos"].focus


# --- the end --------------------------------------------------------------------------------------


@pytest.mark.rule("BG-INT-11")
def test_cards_of_an_interruption_are_discarded_and_nobody_is_activated() -> None:
    """Played cards go to the discard pile, none onto the character card; a ready character stays ready."""
    s = watched(GUNNER, hand=("fate-33",)).do("bonus fate-33 mana", "end")

    assert s.state.players[0].discard == ["fate-33"]
    assert s["stratos"].cards == []
    assert not s["stratos"].activated


@pytest.mark.rule("BG-INT-12")
def test_a_mission_completed_in_an_interruption_goes_to_the_play_area() -> None:
    """A completed side mission lies face up in the play area, not in the discard pile."""
    s = watched(SWORD, "stratos@A1", hand=("glory-07", "fate-29"))
    s["skeletor"].wounds = 4
    s["he-man"].weapons = ["laser-rifle"]
    s.do("bonus glory-07 mission", "bonus fate-29 ability").dice(5, 5, 1)
    s.do("attack laser-rifle skeletor", "defend decline")

    assert s["skeletor"].out
    assert (s.state.players[0].play_area, s.state.players[0].discard) == (["glory-07"], ["fate-29"])
    assert s.state.players[0].mission_vp == 20


@pytest.mark.rule("BG-INT-13")
def test_an_interruption_ends_by_itself_when_nothing_is_left_to_do() -> None:
    """Without AP and without cards the interruption is over, and the interrupted goes on where it stopped."""
    s = watched(GUNNER, ap=3).dice(1, 1, 1, 1, 1).do("attack laser-rifle skeletor")

    assert (s.turn.character, s.turn.ap) == ("skeletor", 2)
    assert s["skeletor"].at == "F10"


@pytest.mark.rule("BG-INT-13")
def test_an_interruption_may_be_ended_early_and_its_ap_are_lost() -> None:
    """The player may stop at any time; AP left over go to nobody."""
    s = watched(GUNNER, ap=3).do("end")

    assert (s.turn.character, s.turn.ap) == ("skeletor", 2)


@pytest.mark.rule("BG-INT-13")
def test_without_ap_a_glory_card_may_still_be_played() -> None:
    """The interruption ends only when its player declines: a card may still give the AP for more."""
    s = watched(GUNNER, hand=("glory-01", "glory-02")).dice(1, 1, 1, 1, 1).do("attack laser-rifle skeletor")
    assert (s.turn.character, s.turn.ap) == ("stratos", 0)

    s.do("bonus glory-01 ap", "move", "goto F5")
    assert s["stratos"].at == "F5"


@pytest.mark.rule("BG-INT-14")
@pytest.mark.parametrize("activated", [True, False])
def test_ready_activated_and_passed_all_may_interrupt(activated: bool) -> None:
    """It does not matter whether the watcher was activated this round or its player has passed."""
    s = scene(GUNNER, "skeletor@F12:3", acting="skeletor")
    s["stratos"].activated = activated
    s.state.players[0].passed = True
    s.do("move", "goto F10", "face 3")

    assert s.turn.character == "stratos"
    s.do("end")
    assert s["stratos"].activated is activated


# --- nesting --------------------------------------------------------------------------------------


def nested() -> Scene:
    """Skeletor moves; He-Man interrupts him and moves; Mer-Man interrupts He-Man and moves; Stratos, too."""
    s = scene(
        "he-man@F4:0 overwatch weapons=power-sword",
        "stratos@L9:4 overwatch weapons=laser-rifle",
        "skeletor@F12:3",
        "mer-man@J9:4 overwatch weapons=trident",
        acting="skeletor",
        ap=3,
        hands={0: ["glory-06"], 1: ["glory-06"]},
    )
    s["stratos"].overwatch = False
    s.do("move", "goto F10", "face 3", "move", "goto F8")
    s["stratos"].overwatch = True
    return s.do("move", "goto G8")


@pytest.mark.rule("BG-INT-15")
def test_interruptions_nest_three_deep_and_unwind() -> None:
    """Each inner interruption is resolved wholly before the outer one resumes, down to the activation."""
    s = nested()
    begun = [(e.character, e.interrupted) for e in s.heard(InterruptionBegan)]
    assert begun == [("he-man", "skeletor"), ("mer-man", "he-man"), ("stratos", "mer-man")]

    order = []
    for _ in range(4):
        order.append(s.turn.character)
        s.do("end")
    assert order == ["stratos", "mer-man", "he-man", "skeletor"]


@pytest.mark.rule("BG-INT-15", "BG-INT-06")
def test_the_inner_interruption_is_against_the_one_that_was_interrupting() -> None:
    """In the inner interruption all limits refer to the character that was interrupting."""
    s = nested()
    assert s.offers("attack") == ["attack laser-rifle mer-man"]
    assert "BG-INT-06" in s.denied_by(0, intent="attack", attacker="stratos", target="skeletor")


@pytest.mark.rule("BG-INT-15", "BG-INT-13")
def test_the_outer_interruption_resumes_with_what_it_had() -> None:
    """After the inner interruption the outer character goes on, with its own AP and its own goal."""
    s = nested().do("end")

    assert (s.turn.character, s.turn.ap) == ("mer-man", 0)
    s.do("bonus glory-06 ap")
    assert s.offers("attack") == ["attack trident he-man"]


@pytest.mark.rule("BG-INT-16", "BG-ACT-09")
def test_knocked_out_while_interrupted() -> None:
    """Its paused action, its AP and its activation are lost; its cards are discarded."""
    s = watched(GUNNER, ap=3)
    s["skeletor"].wounds = 4
    s.dice(5, 1, 1, 1, 1).do("attack laser-rifle skeletor", "defend decline")

    assert s["skeletor"].out
    assert s["skeletor"].at == ""
    assert [(e.character, e.ap_lost) for e in s.heard(ActivationEnded)] == [("skeletor", 2)]


@pytest.mark.rule("BG-INT-16")
def test_the_outer_level_resumes_when_an_interrupting_character_is_knocked_out() -> None:
    """Mer-Man falls while he interrupts He-Man; He-Man's interruption goes on, then Skeletor's activation."""
    s = nested()
    s["mer-man"].wounds = 4
    s.dice(5, 1, 1, 1, 1).do("attack laser-rifle mer-man", "defend decline", "end")

    assert s["mer-man"].out
    assert s.turn.character == "he-man"
    s.do("end")
    assert (s.turn.character, s.turn.ap) == ("skeletor", 2)


@pytest.mark.rule("BG-INT-13", "BG-INT-16")
def test_an_interruption_outlives_the_interrupted_character() -> None:
    """A knock-out does not end the interruption: what needs no enemy may still be done with AP left."""
    gem = "man-at-arms@F3:0 overwatch weapons=laser-rifle items=magoos-gem mana=1"
    s = watched(gem, "he-man@F1", hand=("glory-01",))
    s["skeletor"].wounds = 4
    s.dice(5, 1, 1, 1).do("attack laser-rifle skeletor", "reroll -", "defend decline", "bonus glory-01 ap")

    assert s.options == ["skill magoos-gem.skill he-man", "end"]
    s.do("skill magoos-gem.skill he-man")
    assert s["he-man"].focus
