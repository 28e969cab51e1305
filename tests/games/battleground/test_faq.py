"""Rulings of the FAQ: Heroic Guard, Webstor, rolled values, Chain Lightning, Magic Wand (BGF)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import (
    AttackDeclared,
    AttackRedirected,
    AttackResolved,
    FurtherTarget,
    InterruptionBegan,
    Lost,
    Moved,
    Rolled,
)
from tests.games.battleground.scenes import Scene, scene

ONES = [1] * 12


def mana_spent(s: Scene) -> list[int]:
    """The mana paid so far."""
    return [e.amount for e in s.heard(Lost) if e.what == "mana" and e.spent]


def react(s: Scene) -> Scene:
    """Make use of the one thing offered."""
    assert len(s.offers("react")) == 1
    return s.do(s.offers("react")[0])


# --- Heroic Guard ---------------------------------------------------------------------------------


@pytest.mark.rule("BGF-GUARD-01")
def test_heroic_guard_takes_the_place_of_the_initial_target() -> None:
    """The guard becomes the initial target; the ally, near it, is then a further target without help."""
    s = scene(
        "stratos@F9:3", "palace-guard-a@F10:3", "evil-lyn@F3:0 weapons=fireball mana=2", acting="evil-lyn"
    )
    react(s.do("attack fireball stratos"))
    s.dice(*ONES)
    while s.asked and s.kind != "act":
        s.do(s.options[0])

    assert [(e.target, e.instead) for e in s.heard(AttackRedirected)] == [("stratos", "palace-guard-a")]
    assert s.heard(AttackDeclared)[0].target == "palace-guard-a"
    assert [e.target for e in s.heard(FurtherTarget)] == ["stratos"]


@pytest.mark.rule("BGF-GUARD-01")
def test_heroic_guard_does_not_save_a_further_target() -> None:
    """Next to the guard, but only a further target of the attack on somebody else: nothing is asked."""
    s = scene(
        "he-man@F7:3",
        "stratos@F8:3",
        "palace-guard-a@F9:3",
        "evil-lyn@F1:0 weapons=fireball mana=2",
        acting="evil-lyn",
    ).dice(*ONES)
    s.do("attack fireball he-man")

    assert not s.offers("react")
    assert [e.target for e in s.heard(FurtherTarget)] == ["stratos"]
    assert not s.heard(AttackRedirected)


@pytest.mark.rule("BGF-GUARD-01", "BG-INT-06")
@pytest.mark.parametrize(("guard", "offered"), [("G6", True), ("F5", False), ("D4", False)])
def test_heroic_guard_needs_an_attack_that_could_be_made_against_the_guard(guard: str, offered: bool) -> None:
    """A melee attack can be redirected only by a guard that is engaged with the attacker, too."""
    s = scene(
        "stratos@F6:0", f"palace-guard-a@{guard}:0", "skeletor@F7:3 weapons=havoc-staff", acting="skeletor"
    )
    s.dice(*ONES).do("attack havoc-staff stratos")

    assert bool(s.offers("react")) is offered


@pytest.mark.rule("BGF-GUARD-01", "BG-INT-06")
def test_heroic_guard_cannot_take_an_attack_of_an_interruption() -> None:
    """An attack of opportunity can be made only against the moving character, so it cannot be redirected."""
    s = scene("stratos@F6:0", "palace-guard-a@G6:0", "skeletor@F7:3 weapons=havoc-staff", acting="stratos")
    s.do("move", "react opportunity:skeletor").dice(*ONES).do("attack havoc-staff stratos")

    assert not s.heard(AttackRedirected)
    assert s.heard(AttackDeclared)[0].target == "stratos"


# --- Webstor --------------------------------------------------------------------------------------


def escape(*figures: str) -> Scene:
    """Webstor, engaged with He-Man, declares a Move and is wounded; he may jump away."""
    s = scene("he-man@F6:0 weapons=long-sword", "webstor@F7:3", *figures, acting="webstor", ap=2)
    s.do("move", "react opportunity:he-man").dice(5, 1, 1, 1, 1)
    s.do("attack long-sword webstor", "defend decline")
    assert s["webstor"].wounds == 1
    return s


@pytest.mark.rule("BGF-AOO-01", example="EX-44")
def test_webstor_jumps_before_his_move() -> None:
    """He jumps up to 4 hexes at once; then he carries out the Move he had paid for, from there."""
    s = react(escape())
    assert "goto F11" in s.options
    assert "goto F12" not in s.options
    s.do("goto F11", "face 3", "goto F15", "face 3")

    assert [(e.how, e.path[0], e.path[-1]) for e in s.heard(Moved)] == [
        ("jump", "F7", "F11"),
        ("move", "F11", "F15"),
    ]
    assert s.turn.ap == 1


@pytest.mark.rule("BGF-AOO-01")
def test_webstor_may_decline_to_jump() -> None:
    """The jump is optional; without it the Move starts from the old hex."""
    s = escape().do("decline", "goto F9", "face 3")
    assert [e.how for e in s.heard(Moved)] == ["move"]


@pytest.mark.rule("BGF-AOO-01")
def test_enemies_left_behind_attack_no_more_and_new_ones_do_not_begin() -> None:
    """Further attacks need an engagement from before that still holds; who stands at the landing has none."""
    s = react(escape("stratos@G6:4 weapons=mace", "man-at-arms@F12:3 weapons=mace"))
    s.do("goto F11", "face 3")

    assert (s.kind, s.asked) == ("destination", (1,))
    assert [e.character for e in s.heard(InterruptionBegan)] == ["he-man"]


@pytest.mark.rule("BGF-AOO-01")
def test_an_enemy_still_engaged_after_the_jump_may_attack() -> None:
    """Jumping to another hex next to the second enemy does not take its attack away."""
    s = react(escape("stratos@G7:4 weapons=mace")).do("goto H8", "face 3")
    assert (s.asked, s.options) == ((0,), ["react opportunity:stratos", "decline"])


@pytest.mark.rule("BGF-AOO-01")
def test_the_jump_itself_cannot_be_interrupted() -> None:
    """It neither provokes nor triggers Overwatch where it ends."""
    s = react(escape("stratos@G7:4 weapons=mace", "man-at-arms@A11:1 overwatch weapons=arm-cannon"))
    s.do("goto E10", "face 3")

    assert s["man-at-arms"].overwatch
    assert [e.character for e in s.heard(InterruptionBegan)] == ["he-man"]


# --- rolled values --------------------------------------------------------------------------------


def doom(*faces: int, mana: int = 1) -> Scene:
    """Evil-Lyn casts Hand of Doom at He-Man with her 5 dice and none added."""
    s = scene("he-man@F9:3", f"evil-lyn@F3:0 weapons=hand-of-doom mana={mana}", acting="evil-lyn")
    return s.dice(*faces).do("attack hand-of-doom he-man", "spend 0 risk")


@pytest.mark.rule("BGF-VAL-01")
@pytest.mark.parametrize(
    ("faces", "successes"),
    [((5, 5, 4, 3, 2), 3), ((5, 5, 4, 3, 1), 0), ((6, 5, 4, 3, 2, 3), 3), ((6, 5, 4, 3, 2, 1), 0)],
)
def test_a_one_cancels_hand_of_doom_also_on_an_extra_die(faces: tuple[int, ...], successes: int) -> None:
    """Any 1, on an exploded die as well, costs all successes; then there is nothing to defend."""
    s = doom(*faces)

    if successes:
        assert (s.kind, s.decision.facts["successes"]) == ("defend", successes)
    else:
        assert s.heard(AttackResolved)[0].successes == 0


@pytest.mark.rule("BGF-VAL-01")
@pytest.mark.parametrize(("face", "successes"), [(3, 3), (1, 0)])
def test_rolled_values_are_looked_at_after_rerolls(face: int, successes: int) -> None:
    """A 1 that was rolled again does not count; a 1 that came by rolling again does."""
    s = doom(5, 5, 4, 3, 1 if face == 3 else 2, mana=2)
    s.dice(face).do("reroll 1" if face == 3 else "reroll 2")

    if successes:
        assert s.decision.facts["successes"] == successes
    else:
        assert s.heard(AttackResolved)[0].successes == 0


# --- Chain Lightning ------------------------------------------------------------------------------


def lightning(
    *figures: str, first: str = "he-man", mana: int = 4, terrain: dict[str, str] | None = None
) -> Scene:
    """Evil-Lyn hits the first target with a six; what the chain may do is up next."""
    s = scene(*figures, acting="evil-lyn", terrain=terrain)
    s["evil-lyn"].mana = mana
    s["evil-lyn"].weapons = ["chain-lightning"]
    s.dice(6, 5, 1, 1, 1, 1, 1).do(f"attack chain-lightning {first}")
    while s.kind == "mana_reroll":
        s.do("reroll")
    return s.do("defend decline")


def chain(s: Scene, target: str) -> Rolled:
    """The free attack, and how it was rolled."""
    react(s)
    if s.kind == "free_attack":
        s.dice(*ONES).do(f"attack chain-lightning {target}")
    return [e for e in s.heard(Rolled) if e.kind == "attack"][1]


@pytest.mark.rule("BGF-CHAIN-01")
def test_the_chain_reaches_six_inches_from_the_first_target_in_its_sight() -> None:
    """Another enemy within 6 inches and in sight of the first target, not the first target itself."""
    s = lightning(
        "evil-lyn@F2:0", "he-man@F7:3", "stratos@F14:3", "orko@F15:3", "ram-man@H7:3", "man-at-arms@E6:3"
    )
    react(s)

    assert s.offers("attack") == [
        f"attack chain-lightning {who}" for who in ("stratos", "ram-man", "man-at-arms")
    ]


@pytest.mark.rule("BGF-CHAIN-01")
def test_the_chain_needs_sight_of_the_first_target() -> None:
    """An enemy near the first target but behind a wall from it is out of reach."""
    wall = {"D9": "H", "D10": "H", "D8": "H"}
    s = lightning("evil-lyn@F3:0", "he-man@F9:3", "stratos@B9:3", "orko@G9:3", terrain=wall)
    react(s)
    assert s.offers("attack") == ["attack chain-lightning orko"]


@pytest.mark.rule("BGF-CHAIN-02")
def test_the_attacker_need_not_see_the_second_target() -> None:
    """Hidden from the caster behind a wall, but in sight of the first target: it may be attacked."""
    wall = {"E5": "H", "F6": "H", "G5": "H", "G6": "H"}
    s = lightning("evil-lyn@F3:0", "he-man@I9:3", "stratos@F9:3", terrain=wall)
    assert "BG-LOS-01" in s.denied_by(1, intent="measure", viewer="evil-lyn", target="stratos")

    assert chain(s, "stratos").dice.total == 4


@pytest.mark.rule("BGF-CHAIN-03")
@pytest.mark.parametrize(
    ("lyn", "first", "second", "low", "result"),
    [
        ("M12", "F8", "F12", "F10", 5),  # in the way of the chain only
        ("F3", "J10", "F10", "F6", 4),  # in the way of the caster only
        ("F8", "F4", "F11", "A1", 5),  # the caster itself stands in the way
    ],
)
def test_cover_is_judged_from_the_first_target(
    lyn: str, first: str, second: str, low: str, result: int
) -> None:
    """Only what lies between the two targets gives cover against the free attack."""
    s = lightning(f"evil-lyn@{lyn}:0", f"he-man@{first}:3", f"stratos@{second}:3", terrain={low: "l"})
    assert chain(s, "stratos").needed.total == result


@pytest.mark.rule("BGF-CHAIN-04")
@pytest.mark.parametrize(("facing", "result"), [(3, 4), (0, 3)])
def test_flank_is_judged_from_the_first_target(facing: int, result: int) -> None:
    """With the first target in the rear arc of the second, the free attack is a flank attack."""
    s = lightning("evil-lyn@M12:0", "he-man@F8:3", f"stratos@F12:{facing}")
    assert chain(s, "stratos").needed.total == result


@pytest.mark.rule("BGF-CHAIN-05", "BG-FREE-03")
def test_the_free_attack_costs_mana_but_no_ap() -> None:
    """Its 2 mana are paid; it costs no AP, and the next spell costs 2 AP, not 3."""
    s = lightning("evil-lyn@F3:0", "he-man@F9:3", "stratos@F12:3", mana=5)
    chain(s, "stratos")
    while s.kind == "mana_reroll":
        s.do("reroll")

    assert mana_spent(s) == [2, 2]
    assert s.turn.ap == 2
    s["evil-lyn"].mana = 2
    assert "attack chain-lightning he-man" in s.options
    s.dice(*ONES).do("attack chain-lightning he-man")
    assert [e.cost.total for e in s.heard(AttackDeclared)] == [1, 0, 2]


@pytest.mark.rule("BGF-CHAIN-05")
def test_without_its_mana_there_is_no_free_spell_attack() -> None:
    """A caster that cannot pay again makes no free attack."""
    s = lightning("evil-lyn@F3:0", "he-man@F9:3", "stratos@F12:3", mana=3)
    if s.offers("react"):
        react(s)

    assert s.kind == "act"
    assert len(s.heard(AttackDeclared)) == 1


@pytest.mark.rule("BGF-VAL-01", "BGF-CHAIN-01")
def test_a_six_counts_even_if_the_attack_was_defended() -> None:
    """Rolled values are looked at before the defence: the chain goes on though nothing got through."""
    s = scene(
        "evil-lyn@F3:0 weapons=chain-lightning mana=4", "he-man@F9:3", "stratos@F12:3", acting="evil-lyn"
    )
    s.dice(6, 1, 1, 1, 1, 1, 1).do("attack chain-lightning he-man", "reroll").dice(5, 5, 5).do("defend roll")

    assert s.heard(AttackResolved)[0].successes == 0
    assert len(s.offers("react")) == 1


@pytest.mark.rule("BGF-GUARD-01", "BGF-CHAIN-01")
@pytest.mark.parametrize(("guard", "offered"), [("F13", True), ("F15", False)])
def test_heroic_guard_takes_a_chained_attack_only_within_its_reach(guard: str, offered: bool) -> None:
    """The chain must be able to reach the guard: within 6 inches of the first target."""
    s = lightning("evil-lyn@F2:0", "he-man@F7:3", "stratos@F14:3", f"palace-guard-a@{guard}:3")
    react(s).do("attack chain-lightning stratos")

    assert bool(s.offers("react")) is offered


# --- Magic Wand -----------------------------------------------------------------------------------


def wand(spells: str, *, at: str = "F9", mana: int = 0, ally: str = "A1") -> Scene:
    """Evil-Lyn hits He-Man with the Magic Wand for 2 successes."""
    figures = (
        f"he-man@{at}:3",
        f"stratos@{ally}:3",
        f"evil-lyn@F3:0 weapons=magic-wand,{spells} mana={mana}",
    )
    s = scene(*figures, acting="evil-lyn").dice(5, 5, 1).do("attack magic-wand he-man")
    while s.kind in ("boost", "mana_reroll"):
        s.do(s.options[0])
    return s.do("defend decline")


@pytest.mark.rule("BGF-WAND-01")
def test_the_wand_grants_only_spells_whose_conditions_are_met() -> None:
    """Out of range of one spell, only the other is offered; never against somebody else."""
    s = wand("cursed-minions,flame-bolt", at="F14", ally="F12")
    assert s.options == ["attack flame-bolt he-man", "stay"]


@pytest.mark.rule("BGF-WAND-01", "BGF-WAND-02")
def test_the_base_mana_cost_is_waived() -> None:
    """Flame Bolt's 2 mana need not be paid: it can be cast without any, and for no AP."""
    s = wand("flame-bolt")
    s.dice(*ONES).do("attack flame-bolt he-man")

    assert [(e.weapon, e.free, e.mana, e.cost.total) for e in s.heard(AttackDeclared)][1] == (
        "flame-bolt",
        True,
        0,
        0,
    )
    assert mana_spent(s) == []


@pytest.mark.rule("BGF-WAND-02")
def test_additional_costs_of_a_spell_are_paid_in_full() -> None:
    """Fireball comes for nothing, but each further hex of its area still costs 1 mana."""
    s = wand("fireball", mana=2, ally="F11").do("attack fireball he-man")
    assert s.options == ["spend 0 area", "spend 1 area", "spend 2 area"]
    s.dice(*ONES).do("spend 1 area", "reroll")

    assert mana_spent(s) == [1]
    assert [e.target for e in s.heard(FurtherTarget)] == ["stratos"]


@pytest.mark.rule("BGF-WAND-02")
def test_without_mana_the_additional_cost_cannot_be_paid() -> None:
    """The waived base cost leaves no mana to spend on the area: it is not even asked."""
    s = wand("fireball", ally="F11").dice(*ONES).do("attack fireball he-man")

    assert mana_spent(s) == []
    assert not s.heard(FurtherTarget)
