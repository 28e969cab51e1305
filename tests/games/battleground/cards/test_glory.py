"""All 10 Glory cards: what activating with them gives, the additional AP, the side mission."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import MissionCompleted
from tests.games.battleground.cards.playing import case, faces, play, watched
from tests.games.battleground.scenes import Scene, scene


def on_mission(card: str, *figures: str, ap: int = 6, hand: tuple[str, ...] = ()) -> Scene:
    """The first figure (of the Masters) is acting and has taken up the mission; the enemy has a card left."""
    name = figures[0].partition("@")[0]
    s = scene(*figures, acting=name, ap=ap, hands={0: [card, *hand], 1: ["fate-01"]})
    return s.do(f"bonus {card} mission")


def strike(s: Scene, attack: str, number: int, successes: int) -> Scene:
    """An attack with so many successes that nobody parries; optional answers are declined."""
    play(s.dice(*faces(number, successes)), attack)
    while s.kind == "react":
        s.do("decline")
    return s


def scored(s: Scene, seat: int = 0) -> int:
    """The VP of completed missions."""
    return s.state.players[seat].mission_vp


@pytest.mark.rule("BG-CARD-12")
@pytest.mark.parametrize(
    ("card", "ap", "mana"),
    [
        case("glory-01/ap", "glory-01", 1, 2),
        case("glory-02/ap", "glory-02", 3, 0),
        case("glory-03/ap", "glory-03", 3, 1),
        case("glory-04/ap", "glory-04", 2, 2),
        case("glory-05/ap", "glory-05", 3, 1),
        case("glory-06/ap", "glory-06", 2, 1),
        case("glory-07/ap", "glory-07", 2, 1),
        case("glory-08/ap", "glory-08", 2, 1),
        case("glory-09/ap", "glory-09", 3, 0),
        case("glory-10/ap", "glory-10", 3, 1),
        case("glory-11/ap", "glory-11", 2, 2),
        case("glory-12/ap", "glory-12", 2, 3),
        case("glory-13/ap", "glory-13", 3, 2),
        case("glory-14/ap", "glory-14", 1, 2),
        case("glory-15/ap", "glory-15", 2, 2),
        case("glory-16/ap", "glory-16", 2, 2),
        case("glory-17/ap", "glory-17", 2, 1),
        case("glory-18/ap", "glory-18", 2, 1),
        case("glory-19/ap", "glory-19", 2, 1),
        case("glory-20/ap", "glory-20", 3, 2),
        case("glory-22/ap", "glory-22", 2, 1),
        case("glory-23/ap", "glory-23", 3, 2),
        case("glory-24/ap", "glory-24", 2, 1),
        case("glory-25/ap", "glory-25", 3, 0),
        case("glory-26/ap", "glory-26", 1, 2),
        case("glory-27/ap", "glory-27", 2, 1),
        case("glory-28/ap", "glory-28", 3, 2),
        case("glory-29/ap", "glory-29", 3, 1),
    ],
)
def test_activating_gives_what_is_printed(card: str, ap: int, mana: int) -> None:
    """AP and mana of the card, and 1 more AP if that bonus is chosen instead of the mission."""
    s = scene("orko@F6:0", "skeletor@F14:3", hands={0: [card], 1: ["fate-01"]}).do(f"play {card}", "pass")
    assert s.options == [f"bonus {card} mission", f"bonus {card} ap"]
    s.do(f"bonus {card} ap")
    assert (s.turn.ap, s["orko"].mana) == (ap + 1, mana)

    s = scene("orko@F6:0", "skeletor@F14:3", acting="orko", hands={0: [card]}).do(f"bonus {card} ap")
    assert (s.turn.ap, s["orko"].mana) == (4, 0)


# --- knock-outs -----------------------------------------------------------------------------------


@pytest.mark.card("glory-01")
@pytest.mark.parametrize(("fallen", "vp"), [(False, 20), (True, 0)])
def test_first_blood(fallen: bool, vp: int) -> None:
    """Knock out an enemy while none of the own characters has been knocked out: 20 VP."""
    s = scene(
        "he-man@F6:0 weapons=axe",
        "orko@A1:0",
        "skeletor@F7:3 wounds=4",
        "mer-man@A5:0",
        acting="he-man",
        hands={0: ["glory-01"]},
    )
    if fallen:
        s["orko"].out, s["orko"].at = True, ""
    s.do("bonus glory-01 mission")
    strike(s, "attack axe skeletor", 5, 1)

    assert scored(s) == vp


@pytest.mark.card("glory-01")
def test_first_blood_may_be_the_second_enemy() -> None:
    """What counts is that no own character has fallen, not how many enemies have."""
    s = on_mission(
        "glory-01", "he-man@F6:0 weapons=axe", "skeletor@F7:3 wounds=4", "mer-man@A5:0", "evil-lyn@A7:0"
    )
    s["mer-man"].out, s["mer-man"].at = True, ""
    strike(s, "attack axe skeletor", 5, 1)

    assert scored(s) == 20


@pytest.mark.card("glory-03")
@pytest.mark.parametrize(("before", "vp"), [(0, 0), (1, 30), (2, 30)])
def test_living_legend(before: int, vp: int) -> None:
    """Knock out an enemy with a character that has knocked out another one before: 30 VP."""
    s = on_mission(
        "glory-03",
        f"he-man@F6:0 weapons=axe knock_outs={before}",
        "orko@A1:0 knock_outs=1",
        "skeletor@F7:3 wounds=4",
        "mer-man@A5:0",
    )
    strike(s, "attack axe skeletor", 5, 1)

    assert scored(s) == vp


@pytest.mark.card("glory-03")
def test_living_legend_in_one_activation() -> None:
    """Two enemies knocked out one after the other make a legend with the second."""
    s = on_mission(
        "glory-03",
        "he-man@F6:0 weapons=axe",
        "skeletor@F7:3 wounds=4",
        "mer-man@F5:3 wounds=4",
        "evil-lyn@A7:0",
    )
    strike(s, "attack axe skeletor", 5, 1)
    assert scored(s) == 0
    strike(s, "attack axe mer-man", 5, 1)

    assert scored(s) == 30


KINDS = {"melee": "axe", "ranged": "laser-rifle", "spell": "thunder"}


@pytest.mark.card("glory-06", "glory-07", "glory-08")
@pytest.mark.parametrize(
    ("card", "kind"), [("glory-06", "melee"), ("glory-07", "ranged"), ("glory-08", "spell")]
)
@pytest.mark.parametrize("attack", KINDS)
def test_knock_outs_by_kind_of_attack(card: str, kind: str, attack: str) -> None:
    """Champion's Blow: melee. The Perfect Shot: ranged. Word of Doom: a spell. 20 VP each."""
    enemy = "F7" if attack == "melee" else "F9"
    s = on_mission(
        card, f"stratos@F6:0 weapons={KINDS[attack]} mana=1", f"skeletor@{enemy}:3 wounds=4", "mer-man@A5:0"
    )
    strike(s, f"attack {KINDS[attack]} skeletor", 5 if attack == "ranged" else 3, 1)

    assert s["skeletor"].out
    assert scored(s) == (20 if attack == kind else 0)


@pytest.mark.card("glory-06")
def test_champions_blow_with_bare_fists() -> None:
    """Fists are melee too."""
    s = on_mission("glory-06", "orko@F6:0", "skeletor@F7:3 wounds=4", "mer-man@A5:0")
    strike(s, "attack fists skeletor", 2, 1)

    assert scored(s) == 20


@pytest.mark.card("glory-06", "glory-07", "glory-08")
@pytest.mark.parametrize("card", ["glory-06", "glory-07", "glory-08"])
def test_a_knock_out_by_a_skill_is_no_attack(card: str) -> None:
    """Optic Blast knocks out with no weapon at all."""
    s = scene(
        "tri-klops@F6:0 mana=5", "he-man@F9:3 wounds=4", "orko@A5:0", acting="tri-klops", hands={1: [card]}
    ).do(f"bonus {card} mission")
    play(s.dice(*[5] * 4), "skill tri-klops.gammavision he-man", "react tri-klops.optic-blast/t0@tri-klops")
    play(s.dice(*[5] * 5), "spend 3 tri-klops.optic-blast")

    assert s["he-man"].out
    assert scored(s, 1) == 0


@pytest.mark.card("glory-07", "glory-01")
def test_the_own_fallen_are_no_glory() -> None:
    """An ally knocked out by the own area attack completes nothing."""
    s = on_mission(
        "glory-07",
        "stratos@F6:0 weapons=flamethrower",
        "orko@F9:3 wounds=2",
        "skeletor@F8:3",
        hand=("glory-01",),
    ).do("bonus glory-01 mission")
    play(s.dice(1, 1, 1, 1, 5, 5, 5, 5), "attack flamethrower skeletor")

    assert s["orko"].out
    assert scored(s) == 0


# --- doing much in one activation -----------------------------------------------------------------


@pytest.mark.card("glory-04")
@pytest.mark.parametrize(("blows", "vp"), [((1, 1), 0), ((3, 1), 20), ((1, 1, 1), 20)])
def test_storm_of_destruction(blows: tuple[int, ...], vp: int) -> None:
    """3 or more wounds caused in this activation: 20 VP."""
    s = on_mission("glory-04", "man-at-arms@F6:0 weapons=axe", "skeletor@F7:3", ap=9)
    for successes in blows:
        strike(s, "attack axe skeletor", 4, successes)

    assert scored(s) == vp


@pytest.mark.card("glory-04", "glory-05", "glory-09")
@pytest.mark.parametrize("card", ["glory-04", "glory-05", "glory-09"])
def test_what_was_done_before_does_not_count(card: str) -> None:
    """A mission counts from the moment it is in play: the same deed again is needed."""
    s = scene(
        "man-at-arms@F6:0 weapons=power-sword mana=5",
        "skeletor@F7:3",
        acting="man-at-arms",
        ap=20,
        hands={0: [card]},
    )
    play(s.dice(*faces(7, 2)), "attack power-sword skeletor", "spend 3 mana")
    play(s.dice(*faces(4, 2)), "attack power-sword skeletor")
    s.do(f"bonus {card} mission")
    s["man-at-arms"].mana = 2
    play(s.dice(*faces(6, 1)), "attack power-sword skeletor", "spend 2 mana")

    assert scored(s) == 0


@pytest.mark.card("glory-04")
def test_storm_of_destruction_counts_all_it_strikes() -> None:
    """Wounds of allies caught in an area attack are wounds caused."""
    s = on_mission("glory-04", "stratos@F6:0 weapons=flamethrower", "orko@F9:3", "skeletor@F8:3")
    play(s.dice(5, 5, 1, 1, 5, 5, 5, 1), "attack flamethrower skeletor")

    assert (s["skeletor"].wounds, s["orko"].wounds) == (1, 2)
    assert scored(s) == 20


@pytest.mark.card("glory-05")
@pytest.mark.parametrize(("spent", "vp"), [((3, 1), 0), ((3, 2), 10)])
def test_unleashed_sorcery(spent: tuple[int, ...], vp: int) -> None:
    """5 or more mana spent in this activation: 10 VP."""
    s = on_mission("glory-05", "man-at-arms@F6:0 weapons=power-sword mana=5", "skeletor@F7:3")
    for mana in spent:
        play(s.dice(*[1] * 7), "attack power-sword skeletor", f"spend {mana} mana")

    assert scored(s) == vp


@pytest.mark.card("glory-05")
def test_unleashed_sorcery_counts_spells_skills_rerolls_and_lent_mana() -> None:
    """Whatever it is spent on, and whoever lends it; mana lost otherwise does not count."""
    s = scene(
        "skeletor@F6:0 weapons=thunder mana=4",
        "evil-lyn@F4:0 mana=2",
        "he-man@F9:3",
        acting="skeletor",
        hands={1: ["glory-05"]},
    ).do("bonus glory-05 mission")
    s.do("skill skeletor.lord-of-destruction", "spend 0 evil-lyn")
    s.dice(1, 1, 1, 1, 1, 1, 1, 1).do("attack thunder he-man", "spend 1 evil-lyn")
    assert (s.kind, scored(s, 1)) == ("mana_reroll", 0)
    s.do("reroll 1,1,1", "spend 0 evil-lyn")
    assert scored(s, 1) == 10

    s = on_mission("glory-05", "orko@F6:0 mana=5", "skeletor@F9:3", hand=("fate-20",)).do(
        "bonus fate-20 ability"
    )
    assert (s["orko"].mana, scored(s)) == (0, 0)


@pytest.mark.card("glory-09")
@pytest.mark.parametrize(("attacks", "vp"), [(2, 0), (3, 20)])
def test_whirlwind(attacks: int, vp: int) -> None:
    """3 or more attacks in this activation, hits or not: 20 VP."""
    s = on_mission("glory-09", "man-at-arms@F6:0 weapons=axe", "skeletor@F7:3", ap=9)
    play(s.dice(*[1] * 12), *["attack axe skeletor"] * attacks)

    assert scored(s) == vp


@pytest.mark.card("glory-09", "flamethrower")
def test_whirlwind_counts_an_area_attack_once() -> None:
    """All targets of an area attack belong to one attack; a free attack counts."""
    s = on_mission(
        "glory-09", "stratos@F4:0 weapons=flamethrower", "skeletor@F8:3", "mer-man@F9:3", "evil-lyn@F10:3"
    )
    s.dice(*[1] * 12)
    play(s, "attack flamethrower skeletor", "choose mer-man")
    assert scored(s) == 0

    s = on_mission("glory-09", "man-at-arms@F6:0 weapons=blaster focus", "skeletor@F9:3").dice(*[1] * 12)
    play(s, "attack blaster skeletor", "react blaster/t0@man-at-arms", "attack blaster skeletor")
    assert scored(s) == 0
    play(s, "attack blaster skeletor")
    assert scored(s) == 20


@pytest.mark.card("glory-09", "orko.traveller-from-trolla")
def test_whirlwind_counts_spells_that_came_to_nothing() -> None:
    """A spell of Orko's without effect was an attack all the same."""
    s = on_mission("glory-09", "orko@F6:0 weapons=cosmic-storm", "skeletor@F9:3", ap=9).dice(*[1] * 12)
    play(s, *["attack cosmic-storm skeletor"] * 3)

    assert scored(s) == 20


# --- places and ends ------------------------------------------------------------------------------


@pytest.mark.card("glory-02")
@pytest.mark.parametrize(("goal", "vp"), [("K5", 10), ("J5", 0)])
def test_behind_their_lines(goal: str, vp: int) -> None:
    """A Move action that ends in the enemy deployment zone: 10 VP."""
    s = on_mission("glory-02", "he-man@I5:1", "skeletor@F14:3")
    play(s, "move", f"goto {goal}", "face 0")

    assert scored(s) == vp


@pytest.mark.rule("BG-FREE-03")
@pytest.mark.card("glory-02")
def test_behind_their_lines_means_the_enemys() -> None:
    """The own zone does not count, nor does a jump; a Move that ends where it began does."""
    s = on_mission("glory-02", "he-man@D5:1", "skeletor@F14:3")
    assert scored(play(s, "move", "goto C5", "face 0")) == 0

    s = on_mission("glory-02", "stratos@J5:1 mana=1", "skeletor@F14:3")
    assert scored(play(s, "skill stratos.to-the-skies", "goto K5", "face 0")) == 0

    s = on_mission("glory-02", "he-man@L5:1", "skeletor@F14:3")
    assert scored(play(s, "move", "stay", "face 0")) == 10


@pytest.mark.card("glory-10")
@pytest.mark.parametrize(("debuffed", "vp"), [(2, 0), (3, 10), (4, 10)])
def test_sown_confusion(debuffed: int, vp: int) -> None:
    """3 or more characters with a debuff, friend or foe, when this activation ends: 10 VP."""
    names = ["orko@F6:0", "skeletor@A1:3", "mer-man@A3:3", "he-man@A5:3"]
    s = on_mission("glory-10", *[f"{n} debuff=slow" if i < debuffed else n for i, n in enumerate(names)])
    assert scored(s) == 0
    s.do("end")

    assert scored(s) == vp


@pytest.mark.card("glory-10")
def test_sown_confusion_in_an_interruption() -> None:
    """An interruption has its end as well."""
    s = watched(
        "skeletor@F3:0 debuff=slow",
        "orko@F9:3 weapons=laser-rifle overwatch debuff=slow",
        "he-man@A1:0 debuff=blind",
        hands={0: ["glory-10"]},
    )
    s.do("bonus glory-10 mission", "end")

    assert scored(s) == 10


@pytest.mark.card(
    "glory-01", "glory-02", "glory-03", "glory-04", "glory-05",
    "glory-06", "glory-07", "glory-08", "glory-09", "glory-10",
)  # fmt: skip
@pytest.mark.parametrize("card", [f"glory-{n:02}" for n in range(1, 11)])
def test_a_mission_ends_with_its_activation(card: str) -> None:
    """What was not done by then scores nothing; nobody's later deeds complete it."""
    s = on_mission(card, "orko@A6:0", "skeletor@F7:3 wounds=4", "he-man@F6:0 weapons=axe", hand=("fate-11",))
    s.do("end")

    assert not s.heard(MissionCompleted)
    assert s.state.players[0].play_area == []
    play(s, "play fate-11", "play fate-01", "bonus fate-11 ability").dice(*faces(5, 1))
    play(s, "attack axe skeletor")
    assert scored(s) == 0
