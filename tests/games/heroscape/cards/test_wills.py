"""Powers that bend the dice and the order of things: crests, rolls made twice, negation, taunts, swaps."""

from __future__ import annotations

from typing import Any

import pytest

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.frames import Turn
from battlewright.games.heroscape.rules.sight import sees
from tests.games.heroscape.cards.measuring import name
from tests.games.heroscape.cards.playing import (
    after_moving,
    after_turn,
    attacking,
    before_moving,
    bonding,
    uses,
)
from tests.games.heroscape.cards.test_bonds import offered
from tests.games.heroscape.cards.test_special_attacks import aims
from tests.games.heroscape.scenes import Scene, scene, unit


def fight(*figures: str, **rest: Any) -> Scene:
    """The attack step of the first figure's card."""
    return scene(*figures, acting=name(figures[0]), step="attack", players=2, **rest)


# --- crests and rolls made twice


@pytest.mark.rule("HS-DICE-04", "HS-SPECIAL-01")
@pytest.mark.card("heroic-defense-aura")
@pytest.mark.parametrize(("by", "at_", "friend", "shields"), [
    ("krug@C3,B3", "D3", "H8", 2), ("krug@C3,B3", "D3", "", 0), ("syvarris@A3", "D3", "H8", 0),
])  # fmt: skip
def test_blanks_become_shields_near_taro(by: str, at_: str, friend: str, shields: int) -> None:
    """Against an adjacent normal attack the blank of a Samurai's dice is a crest and counts as a shield."""
    others = [f"B hatamoto-taro@{friend}"] if friend else []
    s = fight(f"A {by}", f"B tagawa-samurai@{at_}", *others, "B sir-denrick@I9")
    s.dice(*[6] * 2, *([6] if "syvarris" in by else []), *[6, 6, 1, 1, 1, 1]).do(s.offers("attack")[0])
    assert s.heard(events.DefenceRolled)[0].shields == shields


@pytest.mark.card("heroic-defense-aura")
def test_taro_does_not_help_himself_or_others() -> None:
    """Neither he nor a Roman beside him has crest dice."""
    for target in ("hatamoto-taro@D3", "roman-legionnaires@D3"):
        s = fight(
            "A krug@C3,B3", f"B {target}", "B hatamoto-taro@F3" if "taro" not in target else "B crixus@I9"
        )
        s.dice(*[6] * 12).do(s.offers("attack")[0])
        assert s.heard(events.DefenceRolled)[0].shields == 0


@pytest.mark.card("adjacent-tough-1")
@pytest.mark.parametrize(
    ("friend", "shields"), [("izumi-samurai@E3", 1), ("izumi-samurai@F3", 0), ("krug@E3,F3", 0)]
)
def test_taro_is_tough_beside_friends_of_einar(friend: str, shields: int) -> None:
    """One shield for free while a figure of Einar's is beside him."""
    s = fight("A sir-denrick@C3", "B hatamoto-taro@D3", f"B {friend}")
    s.dice(*[6] * 12).do("attack A-sir-denrick B-hatamoto-taro")
    assert s.heard(events.DefenceRolled)[0].shields == shields


@pytest.mark.card("orc-battle-cry-aura")
@pytest.mark.parametrize(("ornak", "skulls"), [("C5", 2), ("C6", 0)])
def test_blanks_become_skulls_near_ornak(ornak: str, skulls: int) -> None:
    """The blank of an Orc Warrior's attack dice within 2 of Ornak is a crest and counts as a skull."""
    s = fight("A blade-gruts@C3", "B krug@D3,E3", f"A ornak@{ornak}")
    s.dice(6, 6, 6, 6, 6).do("attack A-blade-gruts.1 B-krug")
    assert s.heard(events.AttackRolled)[0].skulls == skulls


@pytest.mark.rule("HS-DICE-02")
@pytest.mark.card("gift-of-the-empress-aura")
def test_the_empress_lets_them_roll_again() -> None:
    """Dice without a shield are rolled once more, and only once; the shields stay."""
    s = fight("A krug@C3,B3", "B einar-imperium@D3", "B empress-kiova@D6", "B sir-denrick@I9")
    s.dice(1, 1, 4, 6, 6, 5, 1).do("attack A-krug B-einar-imperium.1")
    told = s.heard(events.DefenceRolled)[0]
    assert sorted(told.faces) == [1, 4, 5]
    assert told.shields == 2
    assert s["B-einar-imperium.1"].place == "board"

    s = fight("A krug@C3,B3", "B izumi-samurai@D3", "B empress-kiova@D6", "B sir-denrick@I9")
    s.dice(1, 1, *[6] * 5).do("attack A-krug B-izumi-samurai.1")
    assert s["B-izumi-samurai.1"].place == "destroyed"


# --- negation, blasts, crushing


@pytest.mark.card("rod-of-negation")
@pytest.mark.parametrize(("face", "negated", "place"), [
    (15, False, "board"), (16, True, "board"), (19, True, "board"), (20, False, "destroyed"),
])  # fmt: skip
def test_morsbane_takes_powers_away(face: int, negated: bool, place: str) -> None:
    """On 16 a unique enemy's card loses its powers for good, on 20 the figure is destroyed."""
    s = after_turn("A morsbane@A1", "B krug@G1,H1", "B blade-gruts@B1", "B valguard@I9")
    s.do("use morsbane/rod-of-negation A-morsbane")
    assert s.offers("target") == ["target B-krug"]
    s.dice(face).do("target B-krug")
    assert s.card("B-krug").negated == negated
    assert s["B-krug"].place == place


@pytest.mark.card("rod-of-negation")
def test_the_rod_has_three_markers() -> None:
    """Each negation spends one; with none left the rod is an ordinary stick."""
    s = after_turn("A morsbane@A1", "B krug@G1,H1", "B valguard@I9")
    s.dice(16).do("use morsbane/rod-of-negation A-morsbane", "target B-krug")
    assert s.card("A-morsbane").tokens == {"spent": 1}
    for spent, usable in ((2, True), (3, False)):
        s = scene("A morsbane@A1", "B krug@G1,H1", "B valguard@I9", acting="A-morsbane", step="attack")
        s.card("A-morsbane").tokens = {"spent": spent}
        s.do("done") if s.asked and "done" in s.options else s
        assert bool(uses(s)) == usable


@pytest.mark.card("self-destruct")
@pytest.mark.parametrize(("face", "wounds"), [(3, 0), (4, 2), (15, 2), (16, 4), (19, 4)])
def test_deathwalker_7000_blows_itself_up(face: int, wounds: int) -> None:
    """Everyone beside it, friends too, takes the wounds of the roll; it is destroyed in any case."""
    s = attacking("A deathwalker-7000@C3", "B krug@D3,E3", "A torin@C4,C5", "B valguard@I9", "A crixus@A9")
    s.dice(face).do("use deathwalker-7000/self-destruct A-deathwalker-7000")
    assert (s["B-krug"].wounds, s["A-torin"].wounds, s["B-valguard"].wounds) == (wounds, wounds, 0)
    assert s["A-deathwalker-7000"].place == "destroyed"


@pytest.mark.card("self-destruct")
def test_a_twenty_is_eight_wounds() -> None:
    """Even Krug does not survive that."""
    s = attacking("A deathwalker-7000@C3", "B krug@D3,E3", "B valguard@I9", "A crixus@A9")
    s.dice(20).do("use deathwalker-7000/self-destruct A-deathwalker-7000")
    assert s["B-krug"].place == "destroyed"


@pytest.mark.card("coil-crush")
@pytest.mark.parametrize(("target", "skulls", "face", "place"), [
    ("sir-denrick@D3", 2, 15, "destroyed"), ("sir-denrick@D3", 2, 14, "board"),
    ("sir-denrick@D3", 1, 20, "board"), ("krug@D3,E3", 2, 20, "board"),
])  # fmt: skip
def test_two_wounds_and_the_coils_crush(target: str, skulls: int, face: int, place: str) -> None:
    """After two wounds a d20 of 15 destroys all but the huge."""
    s = fight("A wo-sa-ga@C3,B3", f"B {target}", "B valguard@I9")
    defence = 4 if "denrick" in target else 3
    s.dice(*[1] * skulls, *[6] * (6 - skulls), *[6] * defence, face).do(s.offers("attack")[0])
    assert s[f"B-{target.split('@')[0]}"].place == place


# --- turns that end, and turns of others


@pytest.mark.card("emp-response")
@pytest.mark.parametrize(("face", "over"), [(13, False), (14, True)])
def test_a_repulsor_answers_a_soulborg(face: int, over: bool) -> None:
    """After a defence without a wound, 14 ends the Soulborg's turn and clears its markers."""
    s = fight("A major-x17@C3", "B omnicron-repulsors@D3", "B sir-denrick@I9", markers={"A-major-x17": "23"})
    s.dice(*[6] * 7, face).do("attack A-major-x17 B-omnicron-repulsors.1")
    assert s.card("A-major-x17").markers == ([] if over else ["3"])


@pytest.mark.card("emp-response")
def test_the_other_guard_does_not_act_any_more() -> None:
    """The turn of the whole card is over; others than Soulborgs feel nothing."""
    figures = ("B omnicron-repulsors@D3", "B omnicron-repulsors@D5", "B sir-denrick@I9")
    for face, left in ((14, False), (13, True)):
        s = fight("A zettian-guards@C3", "A zettian-guards@C5", *figures)
        s.dice(*[6] * 5, face).do("attack A-zettian-guards.1 B-omnicron-repulsors.1")
        assert bool(s.asked and s.offers("attack A-zettian-guards.2")) == left
    s = fight("A crixus@C3", *figures)
    s.dice(*[6] * 9).do("attack A-crixus B-omnicron-repulsors.1")
    assert not s.heard(events.PowerResult)


@pytest.mark.card("circuitry-overload")
def test_repulsors_overload_soulborgs_beside_them() -> None:
    """Each Soulborg beside one of them but Repulsors: 13 destroys a squad figure, 16 hurts a hero."""
    figures = (
        "A omnicron-repulsors@C3", "A omnicron-repulsors@C4", "B zettian-guards@D3", "B major-x17@B3",
        "B crixus@C2", "B valguard@I9",
    )  # fmt: skip
    for faces, place, wounds in (((12, 15), "board", 0), ((13, 16), "destroyed", 1)):
        s = scene(*figures, acting="A-omnicron-repulsors-1", step="move")
        s.dice(*faces).do("done")
        assert len(s.heard(events.PowerResult)) == 2
        assert s["B-zettian-guards.1"].place == place
        assert s["B-major-x17"].wounds == wounds


@pytest.mark.card("red-flag-of-fury-aura")
def test_the_red_flag_sends_two_heroes() -> None:
    """With marker 1 up to two other unique heroes of Utgar's within 8 act instead of Ornak."""
    figures = (
        "A ornak@A1", "A krug@C1,D1", "A taelord-the-kyrie-warrior@A9", "A tornak@C5,D5", "A valguard@C3",
        "A deathreavers@B2", "B crixus@I9",
    )  # fmt: skip
    s = bonding(*figures)
    assert offered(s) == {"A-krug", "A-taelord-the-kyrie-warrior", "A-tornak"}
    s.do("activate ornak/red-flag-of-fury-aura:A-krug", "done")
    assert offered(s) == {"A-taelord-the-kyrie-warrior", "A-tornak"}
    s.do("activate ornak/red-flag-of-fury-aura:A-tornak", "done")
    assert not any(isinstance(frame, Turn) and frame.card == "A-ornak" for frame in s.state.stack)

    s = scene(*figures, order=(0, 1), markers={"A-ornak": "1", "B-crixus": "1"})
    assert offered(s)
    s.turn.marker = "2"
    assert not offered(s)


@pytest.mark.card("kato-katsuro-s-command")
def test_kato_commands_samurai_or_both_kinds_of_ashigaru() -> None:
    """One Samurai card, or one Harquebus card and one Yari card, whichever first; only whom he sees."""
    figures = (
        "A kato-katsuro@A1", "A izumi-samurai@C1", "A ashigaru-harquebus@C3", "A ashigaru-yari@C5",
        "A hatamoto-taro@D1", "A crixus@E1", "B valguard@I9",
    )  # fmt: skip
    power = "activate kato-katsuro/kato-katsuro-s-command:A-"
    samurai = {"A-izumi-samurai", "A-hatamoto-taro"}
    s = bonding(*figures)
    assert offered(s) == samurai | {"A-ashigaru-harquebus-1", "A-ashigaru-yari-1"}
    s.do(f"{power}izumi-samurai", "done")
    assert not offered(s)

    s = bonding(*figures).do(f"{power}ashigaru-yari-1", "done")
    assert offered(s) == {"A-ashigaru-harquebus-1"}
    s.do(f"{power}ashigaru-harquebus-1", "done")
    assert not offered(s)
    s = bonding("A kato-katsuro@A1", "A izumi-samurai@C1", "B valguard@D1", rows=["g1 g30 g1 g1"])
    assert not offered(s)


# --- taunts and swaps


@pytest.mark.rule("HS-ATTACK-03")
@pytest.mark.card("combat-challenge")
def test_who_stands_beside_tandros_must_fight_him() -> None:
    """An adjacent enemy attacks him or nobody, with special attacks too; one farther off is free."""
    s = attacking("A moriko@C3", "B tandros-kreel@D3", "B crixus@C4", "B valguard@I9")
    assert s.offers("attack A-moriko B-tandros-kreel")
    assert not s.offers("attack A-moriko B-crixus")
    assert aims(s, "saber-storm") == {"B-tandros-kreel"}
    s = attacking("A moriko@C3", "B tandros-kreel@E3", "B crixus@C4", "B valguard@I9")
    assert s.offers("attack A-moriko B-crixus")


@pytest.mark.card("cleave")
@pytest.mark.parametrize("wounds", [0, 3])
def test_cleave_takes_a_second_one(wounds: int) -> None:
    """When he wounds or destroys an adjacent figure another adjacent squad figure takes a wound."""
    s = attacking(
        "A tandros-kreel@C3", f"B crixus@D3 wounds={wounds}", "B marro-warriors@C4", "B marro-warriors@E3",
        "B valguard@B3",
    )  # fmt: skip
    s.dice(1, 6, 6, 6, 6, 6, 6).do("attack A-tandros-kreel B-crixus")
    assert s.options == ["target B-marro-warriors.1", "skip"]
    s.do("target B-marro-warriors.1")
    assert s["B-marro-warriors.1"].place == "destroyed"


@pytest.mark.card("cleave")
def test_no_wound_no_cleave() -> None:
    """A blow that does not wound, or a shot from afar, takes nobody else."""
    s = attacking("A tandros-kreel@C3", "B crixus@D3", "B marro-warriors@C4", "B valguard@I9")
    s.dice(*[6] * 9).do("attack A-tandros-kreel B-crixus")
    assert s["B-marro-warriors.1"].place == "board"
    assert not s.asked or s.kind != "target"


@pytest.mark.card("tactical-switch")
@pytest.mark.parametrize("swap", [True, False])
def test_a_warforged_soldier_changes_places(swap: bool) -> None:
    """Before the dice are rolled attacker and target may change places; the attack goes on."""
    s = fight("A warforged-soldiers@C3", "B crixus@D3", "B valguard@I9")
    s.dice(*[6] * 9).do("attack A-warforged-soldiers.1 B-crixus")
    assert s.options == ["use warforged-soldiers/tactical-switch A-warforged-soldiers.1", "skip"]
    s.dice(*[6] * 9).do(s.options[0] if swap else "skip")
    assert s["B-crixus"].at == (["C3"] if swap else ["D3"])
    assert s["A-warforged-soldiers.1"].at == (["D3"] if swap else ["C3"])
    assert s.heard(events.AttackRolled)


@pytest.mark.rule("HS-FIT-01")
@pytest.mark.card("tactical-switch")
def test_whom_a_soldier_cannot_swap_with() -> None:
    """Not a large enemy, and no enemy twice in a turn."""
    s = fight("A warforged-soldiers@C3", "B tornak@D3,E3", "B valguard@I9")
    s.dice(*[6] * 9).do("attack A-warforged-soldiers.1 B-tornak")
    assert s.heard(events.AttackRolled)
    s = fight("A warforged-soldiers@C3", "A warforged-soldiers@C4", "B crixus@D3", "B valguard@I9")
    s.do("attack A-warforged-soldiers.1 B-crixus")
    s.dice(*[6] * 9).do("use warforged-soldiers/tactical-switch A-warforged-soldiers.1")
    s.dice(*[6] * 9).do("attack A-warforged-soldiers.2 B-crixus")
    assert s.heard(events.AttackRolled)


@pytest.mark.card("barge-into-battle")
def test_a_brute_barges_in() -> None:
    """An unengaged Brute takes the place of an engaged small or medium squad figure near by."""
    s = after_moving(
        "A horned-skull-brutes@C3", "A goblin-cutters@E3", "B crixus@F3", "A goblin-cutters@C5",
        "A tornak@E5,F5", acting="A-horned-skull-brutes-1",
    )  # fmt: skip
    s.do("use horned-skull-brutes/barge-into-battle A-horned-skull-brutes.1")
    assert s.offers("target") == ["target A-goblin-cutters.1"]
    s.do("target A-goblin-cutters.1")
    assert s["A-horned-skull-brutes.1"].at == ["E3"]
    assert s["A-goblin-cutters.1"].at == ["C3"]
    assert "attack A-horned-skull-brutes.1 B-crixus" in s.options


@pytest.mark.card("barge-into-battle")
@pytest.mark.parametrize(("rows", "offered_"), [
    (["g1 g1 g3 g1 g1"], True), (["g1 g1 g4 g1 g1"], False),
])  # fmt: skip
def test_how_far_a_brute_barges(rows: list[str], offered_: bool) -> None:
    """Two levels at most; and not if the Brute is engaged itself."""
    figures = ("A horned-skull-brutes@A1", "A goblin-cutters@C1", "B crixus@D1")
    s = after_moving(*figures, acting="A-horned-skull-brutes-1", rows=rows)
    assert bool(uses(s)) == offered_
    s = after_moving(*figures, "B valguard@B1", acting="A-horned-skull-brutes-1", rows=["g1 g1 g1 g1 g1"])
    assert not uses(s)


# --- goblins


@pytest.mark.card("expendable-rabble")
@pytest.mark.parametrize("give", [True, False])
def test_a_goblin_dies_for_a_brute(give: bool) -> None:
    """Wounded by a normal attack, a Brute may be saved by a small Goblin beside it."""
    s = fight("A krug@C3,B3", "B horned-skull-brutes@D3", "B goblin-cutters@E3", "B goblin-cutters@I9")
    s.dice(1, 1, *[6] * 6).do("attack A-krug B-horned-skull-brutes.1")
    assert s.asked == (1,)
    s.do(s.options[0] if give else "skip")
    while s.asked == (1,):
        s.do("done")
    assert s["B-horned-skull-brutes.1"].place == ("board" if give else "destroyed")
    assert s["B-goblin-cutters.1"].place == ("destroyed" if give else "board")


@pytest.mark.card("scurry")
def test_cutters_scurry_and_hide() -> None:
    """When one falls two others move up to 4 unstruck; those unengaged then cannot be seen this turn."""
    s = fight(
        "A krug@C3,B3",
        "B goblin-cutters@D3",
        "B goblin-cutters@C4",
        "B goblin-cutters@E3",
        "B goblin-cutters@H1",
        "B sir-denrick@C2",
    )
    s.dice(1, 1, *[6] * 3).do("attack A-krug B-goblin-cutters.1")
    assert s.asked == (1,)
    s.do("move B-goblin-cutters.2")
    s.do("go E6")
    assert not s.heard(events.LeftEngagement)
    s.do("done")
    krug = s["A-krug"]
    assert not sees(s.state, krug, s["B-goblin-cutters.2"])
    assert not sees(s.state, krug, s["B-goblin-cutters.4"])

    s = fight("A krug@C3,B3", "B goblin-cutters@D3", "B goblin-cutters@C4", "B goblin-cutters@I9")
    s.dice(1, 1, *[6] * 3).do("attack A-krug B-goblin-cutters.1", "done")
    assert sees(s.state, s["A-krug"], s["B-goblin-cutters.2"])
    s = fight("A krug@C3,B3", "B goblin-cutters@D3", "B goblin-cutters@I9")
    s.dice(*[6] * 9).do("attack A-krug B-goblin-cutters.1")
    assert s.asked != (1,)


@pytest.mark.card("scale")
def test_cutters_climb_as_if_taller() -> None:
    """Height 3 and two more: they climb five levels, not six."""
    for level, there in ((6, True), (7, False)):
        s = scene(
            "A goblin-cutters@A1", "B crixus@D1", acting="A-goblin-cutters-1", rows=[f"g1 g{level} g1 g1"]
        )
        s.do("move A-goblin-cutters.1")
        assert ("B1" in s.ends()) == there


# --- healing and calling


@pytest.mark.card("dragon-healing")
@pytest.mark.parametrize(("face", "left"), [(14, 2), (15, 1)])
def test_sonlen_heals_himself_or_another_hero(face: int, left: int) -> None:
    """On 15 a wounded hero within 4, he himself included, loses a wound; the unhurt are no targets."""
    s = before_moving(
        "A sonlen-sotm@A1 wounds=2", "A krug@D1,E1 wounds=2", "A crixus@F1 wounds=2", "B valguard@B2"
    )
    s.do("use sonlen-sotm/dragon-healing A-sonlen-sotm")
    assert s.offers("target") == ["target A-sonlen-sotm", "target A-krug"]
    s.dice(face).do("target A-sonlen-sotm")
    assert s["A-sonlen-sotm"].wounds == left


@pytest.mark.card("dragon-swoop")
@pytest.mark.parametrize(("face", "wounds"), [(14, 0), (15, 1)])
def test_the_dragon_swoops(face: int, wounds: int) -> None:
    """On 15 a figure within 4 takes a wound."""
    s = after_moving("A sonlen-sotm@A1", "B krug@E1,F1", "B crixus@F2")
    s.do("use sonlen-sotm/dragon-swoop A-sonlen-sotm")
    assert s.offers("target") == ["target B-krug"]
    s.dice(face).do("target B-krug")
    assert s["B-krug"].wounds == wounds


@pytest.mark.card("elven-summoning-spell")
@pytest.mark.parametrize(("face", "called"), [(3, 0), (4, 1), (10, 1), (11, 2), (16, 2), (17, 3)])
def test_emirroon_calls_his_elves(face: int, called: int) -> None:
    """The d20 and one for each Elf beside him: one, two or three Elves from afar come to his side."""
    s = after_moving(
        "A emirroon@C3", "A syvarris@C4", "A acolarh@H1", "A chardris@H3", "A jorhdawn@H5", "A crixus@H7",
        "B valguard@I9",
    )  # fmt: skip
    s.dice(face).do("use emirroon/elven-summoning-spell A-emirroon")
    came = 0
    while s.asked and s.kind == "place":
        assert not s.offers("place A-syvarris")
        assert not s.offers("place A-crixus")
        s.do(s.offers("place ")[0])
        came += 1
    assert came == called


@pytest.mark.card("elven-summoning-spell")
def test_nobody_need_come() -> None:
    """The player may stop at any time."""
    s = after_moving("A emirroon@C3", "A acolarh@H1", "A chardris@H3", "B valguard@I9")
    s.dice(18).do("use emirroon/elven-summoning-spell A-emirroon")
    s.do("place A-chardris D3", "skip")
    assert (s["A-chardris"].at, s["A-acolarh"].at) == (["D3"], ["H1"])


@pytest.mark.card("teleport-reinforcements")
def test_wounds_call_marro_to_tul_bak_ra() -> None:
    """For each wound of an enemy's attack a Marro squad figure comes to his side; for no wound none."""
    figures = (
        "A krug@C3,B3",
        "B tul-bak-ra@D3",
        "B marro-warriors@H1",
        "B marro-drones@H3",
        "B ne-gok-sa@H5",
    )
    s = fight(*figures)
    s.dice(1, 1, *[6] * 9).do("attack A-krug B-tul-bak-ra")
    assert s.asked == (1,)
    assert {text.split()[1] for text in s.offers("place ")} == {"B-marro-warriors.1", "B-marro-drones.1"}
    s.do("place B-marro-drones.1 E3")
    s.do("place B-marro-warriors.1 D4")
    assert s.asked != (1,)
    assert s["B-marro-warriors.1"].at == ["D4"]

    s = fight(*figures)
    s.dice(*[6] * 9).do("attack A-krug B-tul-bak-ra")
    assert s.asked != (1,)


@pytest.mark.card("mind-blast")
def test_the_mind_blast_needs_no_sight() -> None:
    """A hill between them does not help."""
    s = attacking("A tul-bak-ra@A1", "B crixus@C1", "B valguard@E1", rows=["g1 g30 g1 g1 g1"])
    assert aims(s, "mind-blast") == {"B-crixus"}


@pytest.mark.card("teleportation")
def test_tul_bak_ra_teleports_on_his_level() -> None:
    """Any free space of his level within 10, whatever is between, and no strikes."""
    row = "g1 g30 g1 g2 g1 g1 g1 g1 g1 g1 g1 g1 g1"
    s = scene("A tul-bak-ra@A1", "B crixus@C1", acting="A-tul-bak-ra", rows=[row]).do("move A-tul-bak-ra")
    found = {text.split()[1] for text in s.offers("go ") if "teleportation" in text}
    assert found == {"E1", "F1", "G1", "H1", "I1", "J1", "K1"}


@pytest.mark.card("turn-undead")
def test_ana_turns_the_undead_only() -> None:
    """Four dice within 4 at the Undead, at nobody else."""
    s = attacking("A ana-karithon@A1", "B cyprien-esenwein@E1", "B crixus@D1", "B marcu-esenwein@F1")
    assert aims(s, "turn-undead") == {"B-cyprien-esenwein"}
    option = next(o for o in s.offers("attack") if "turn-undead" in o)
    s.dice(*[6] * 12).do(option)
    assert len(s.heard(events.AttackRolled)[0].faces) == 4


@pytest.mark.card("healing-word")
@pytest.mark.parametrize(("face", "left"), [(12, 3), (13, 1)])
def test_ana_heals_whose_marker_is_revealed(face: int, left: int) -> None:
    """When a marker on a wounded small or medium hero beside her is revealed: 13 heals up to two wounds."""
    figures = ("A crixus@C3 wounds=3", "A ana-karithon@C4", "B valguard@I9")
    s = scene(*figures, order=(0, 1), markers={"A-crixus": "1", "B-valguard": "1"})
    assert uses(s) == ["use ana-karithon/healing-word A-ana-karithon"]
    s.do("use ana-karithon/healing-word A-ana-karithon")
    s.dice(face).do("target A-crixus")
    assert s["A-crixus"].wounds == left
    assert not uses(s)


@pytest.mark.card("healing-word")
@pytest.mark.parametrize("figures", [
    ("A crixus@C3 wounds=3", "A ana-karithon@C5"), ("A crixus@C3", "A ana-karithon@C4"),
    ("A krug@C3,B3 wounds=3", "A ana-karithon@C4"), ("A crixus@C3 wounds=3", "B ana-karithon@C4"),
])  # fmt: skip
def test_whom_the_word_does_not_heal(figures: tuple[str, str]) -> None:
    """Not from afar, not the unhurt, not the huge, not an enemy."""
    card = f"A-{figures[0].split('@')[0].split()[1]}"
    s = scene(*figures, "B valguard@I9", order=(0, 1), markers={card: "1", "B-valguard": "1"})
    assert s.turn.card == card
    assert not uses(s)


@pytest.mark.card("poison-weapons")
@pytest.mark.parametrize(("target", "face", "wounds"), [
    ("crixus@D3", 11, 1), ("crixus@D3", 12, 2), ("krug@D3,E3", 20, 1),
])  # fmt: skip
def test_the_poison_of_the_drow(target: str, face: int, wounds: int) -> None:
    """After a wound a hero that is not huge takes one more on 12."""
    s = fight("A deepwyrm-drow@C3", f"B {target}", "B valguard@I9")
    s.dice(1, *[6] * 5, face).do(s.offers("attack")[0])
    assert s[f"B-{target.split('@')[0]}"].wounds == wounds


@pytest.mark.card("poison-weapons")
@pytest.mark.parametrize(("face", "wounds"), [(11, 1), (12, 2)])
def test_poison_works_on_one_who_leaves(face: int, wounds: int) -> None:
    """A strike at a hero that leaves a Drow may be poisoned too."""
    s = scene("A crixus@C3", "B deepwyrm-drow@D3", "B valguard@I9", acting="A-crixus").do("move A-crixus")
    s.dice(1, face).do("go A3")
    assert s["A-crixus"].wounds == wounds
    assert s["A-crixus"].at == ["A3"]


# --- the master, the warforged


@pytest.mark.rule("HS-ATTACK-02")
@pytest.mark.card("master-s-assault")
def test_the_master_strikes_all_around() -> None:
    """Each adjacent figure once."""
    s = attacking("A master-win-chiu-woo@C3", "B crixus@D3", "B krug@C4,C5", "B valguard@I9")
    s.dice(*[6] * 9).do("attack A-master-win-chiu-woo B-crixus")
    assert s.offers("attack") == ["attack A-master-win-chiu-woo B-krug"]


@pytest.mark.card("stealth-leap-25")
@pytest.mark.parametrize(("level", "there"), [(26, True), (27, False)])
def test_the_master_leaps_twenty_five_levels(level: int, there: bool) -> None:
    """Three spaces, 25 levels up or down."""
    rows = [f"g1 g1 g1 g{level} g1 g1"]
    s = scene("A master-win-chiu-woo@A1", "B crixus@F1", acting="A-master-win-chiu-woo", rows=rows)
    s.do("move A-master-win-chiu-woo")
    assert ("D1" in {t.split()[1] for t in s.offers("go ") if "stealth-leap-25" in t}) == there


@pytest.mark.card("master-s-influence")
@pytest.mark.parametrize(("seat", "level", "there"), [("A", 26, True), ("A", 27, False), ("B", 14, False)])
def test_monks_leap_higher_with_their_master(seat: str, level: int, there: bool) -> None:
    """Wherever he stands his Monk squads leap 13 levels more; an enemy's master is no help."""
    rows = [f"g1 g{level} g1 g1 g1 g1 g1 g1"]
    s = scene(
        "A shaolin-monks@A1",
        f"{seat} master-win-chiu-woo@H1",
        "B crixus@G1",
        acting="A-shaolin-monks-1",
        rows=rows,
    )
    s.do("move A-shaolin-monks.1")
    assert ("B1" in {t.split()[1] for t in s.offers("go ") if "stealth-leap" in t}) == there


@pytest.mark.card("warforged-resolve")
@pytest.mark.parametrize("power", ["", " sharwin-wildborn/arcane-bolt"])
def test_the_warforged_have_a_shield_of_their_own(power: str) -> None:
    """One against every attack, normal or special."""
    s = fight("A sharwin-wildborn@C3", "B warforged-soldiers@D3", "B valguard@I9")
    s.dice(*[6] * 9).do(f"attack A-sharwin-wildborn B-warforged-soldiers.1{power}")
    assert s.heard(events.DefenceRolled)[0].shields == 1


@pytest.mark.card("tactical-switch")
def test_an_attack_that_has_become_impossible_is_over() -> None:
    """If attacker and target are no longer adjacent after the swap, nobody rolls."""
    short = unit("short", height=1, size="small")
    rows = ["g1 g5 g1 g1"]
    s = scene("A warforged-soldiers@A1", "B short@B1", "B valguard@D1", units=[short], rows=rows,
              acting="A-warforged-soldiers-1", step="attack")  # fmt: skip
    s.do(
        "attack A-warforged-soldiers.1 B-short",
        "use warforged-soldiers/tactical-switch A-warforged-soldiers.1",
    )
    assert s["B-short"].at == ["A1"]
    assert not s.heard(events.AttackRolled)
