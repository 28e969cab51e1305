"""Special attacks at one target: dice, range, whom they may be aimed at, and how often they are repeated."""

from __future__ import annotations

from typing import Any

import pytest

from battlewright.games.heroscape.model import events
from tests.games.heroscape.cards.playing import attacking
from tests.games.heroscape.scenes import GAME, Scene, scene

pytestmark = pytest.mark.rule("HS-SPECIAL-02")

HIT, SHIELD, BLANK = 1, 4, 6


def aims(s: Scene, power: str) -> set[str]:
    """The targets of a special attack."""
    found = (option.split() for option in (s.offers("attack ") if s.asked else ()))
    return {words[2] for words in found if len(words) > 3 and words[3].endswith(f"/{power}")}


def strike(s: Scene, target: str, power: str, *faces: int, dice: int = 0) -> Scene:
    """Make the special attack; further dice are blanks."""
    more = f" {dice}" if dice else ""
    option = next(o for o in s.offers("attack ") if f" {target} " in o and o.endswith(f"/{power}{more}"))
    return s.dice(*faces, *[BLANK] * 40).do(option)


def rolled(s: Scene) -> list[int]:
    """How many dice the attacks since the last choice were made with."""
    return [len(event.faces) for event in s.heard(events.AttackRolled)]


def defended(s: Scene) -> dict[str, int]:
    """Who has defended since the last choice, with how many dice."""
    return {event.defender: len(event.faces) for event in s.heard(events.DefenceRolled)}


PLAIN = [
    # power, attacker, card acting, dice, within range, out of range
    ("acid-spray", "A othkurik-the-black-dragon@A1,B1", "", 4, "F1", "G1"),
    ("arcane-bolt", "A sharwin-wildborn@A1", "", 3, "F1", "G1"),
    ("autoload", "A laglor@A1", "", 3, "H1", "I1"),
    ("blind-rage", "A sir-hawthorne@A1", "", 3, "B1", "C1"),
    ("blood-hungry", "A brunak@A1,B1", "", 4, "C1", "D1"),
    ("burning-breath", "A moltenclaw@A1", "", 4, "E1", "F1"),
    ("explosion", "A deathwalker-9000@A1", "", 3, "H1", "I1"),
    ("evisceraxe", "A warden-816@A1", "", 5, "B1", "C1"),
    ("fire-strike", "A chardris@A1", "", 2, "G1", "H1"),
    ("fledgling-fires", "A red-wyrmling@A1", "A-red-wyrmling-1", 3, "F1", "G1"),
    ("fledgling-ice-shards", "A white-wyrmling@A1", "A-white-wyrmling-1", 2, "F1", "G1"),
    ("fledgling-lightning-breath", "A blue-wyrmling@A1", "A-blue-wyrmling-1", 2, "E1", "F1"),
    ("grenade", "A airborne-elite@A1", "", 2, "F1", "G1"),
    ("ice-shard-breath", "A nilfheim@A1,B1", "", 4, "G1", "H1"),
    ("majestic-fires", "A zelrig@A1,A2", "", 3, "H1", "I1"),
    ("poison-sting", "A sujoah@A1,B1", "", 4, "C1", "D1"),
    ("psionic-blast", "A mind-flayer-mastermind@A1", "A-mind-flayer-mastermind-1", 3, "D1", "E1"),
    ("rain-of-flame", "A jorhdawn@A1", "", 1, "H1", "I1"),
    ("rapid-fire", "A deathwalker-8000@A1", "", 3, "H1", "I1"),
    ("shuriken", "A shiori-sotm@A1", "", 3, "F1", "G1"),
    ("sweeping-sword", "A shurrak@A1,B1", "", 5, "C1", "D1"),
    ("ullar-enhanced-rifle", "A deadeye-dan@A1", "", 1, "I1", ""),
    ("wild-swing", "A jotun@A1,B1", "", 4, "C1", "D1"),
    ("shotgun-blast", "A johnny-shotgun-sullivan@A1", "", 3, "F1", "G1"),
    ("quick-release", "A kaemon-awa@A1", "", 4, "E1", "F1"),
    ("machine-pistol", "A major-q10@A1", "", 2, "H1", "I1"),
    ("wrist-rocket", "A major-q10@A1", "", 4, "E1", "F1"),
    ("pistol-fire", "A sgt-drake-alexander-sotm@A1", "", 3, "F1", "G1"),
    ("tetsubo", "A gurei-oni@A1,B1", "", 3, "C1", "D1"),
    ("venom-ray", "A estivara@A1", "", 3, "F1", "G1"),
    ("mind-blast", "A tul-bak-ra@A1", "", 3, "D1", "E1"),
]


@pytest.mark.rule("HS-SPECIAL-02", "HS-SPECIAL-03", "HS-ATTACK-05", "HS-RANGE-01", "HS-RANGE-03")
@pytest.mark.card(
    "acid-spray", "arcane-bolt", "autoload", "blind-rage", "blood-hungry", "burning-breath", "explosion",
    "evisceraxe", "fire-strike", "fledgling-fires", "fledgling-ice-shards", "fledgling-lightning-breath",
    "grenade", "ice-shard-breath", "majestic-fires", "poison-sting", "psionic-blast", "rain-of-flame",
    "rapid-fire", "shuriken", "sweeping-sword", "ullar-enhanced-rifle", "wild-swing", "shotgun-blast",
    "quick-release", "machine-pistol", "wrist-rocket", "pistol-fire", "tetsubo", "venom-ray", "mind-blast",
)  # fmt: skip
@pytest.mark.parametrize(
    ("power", "attacker", "acting", "dice", "near", "far"), PLAIN, ids=[p[0] for p in PLAIN]
)
def test_dice_and_range(power: str, attacker: str, acting: str, dice: int, near: str, far: str) -> None:
    """So many dice, so far and no farther, at enemies only, and instead of a normal attack."""
    s = attacking(attacker, f"B crixus@{near}", "A spartacus@A3", "B valguard@A9", acting=acting)
    assert "B-crixus" in aims(s, power)
    assert "A-spartacus" not in aims(s, power)
    strike(s, "B-crixus", power)
    assert rolled(s) == [dice]
    while s.asked and s.kind == "again":
        s.do("done")
    assert not s.asked or not s.offers(f"attack {attacker.split('@')[0].replace(' ', '-')} ")
    if far:
        s = attacking(attacker, f"B crixus@{far}", "B valguard@A9", acting=acting)
        assert "B-crixus" not in aims(s, power)


# --- whom it may be aimed at, and with how many dice


@pytest.mark.card("evisceraxe")
def test_evisceraxe_is_not_for_small_figures() -> None:
    """Small ones slip away."""
    s = attacking("A warden-816@C3", "B crixus@D3", "B migol-ironwill@B3")
    assert aims(s, "evisceraxe") == {"B-crixus"}


@pytest.mark.card("fire-strike", "rain-of-flame")
@pytest.mark.parametrize(
    ("power", "attacker", "other", "base"),
    [("fire-strike", "chardris", "jorhdawn", 2), ("rain-of-flame", "jorhdawn", "chardris", 1)],
)
def test_elf_wizards_feed_the_fire(power: str, attacker: str, other: str, base: int) -> None:
    """One die more for each other Elf Wizard of the player within 3; not for others."""
    near = [f"A {other}@A4", "A acolarh@C3", "A kyntela-gwyn@A2"]
    plain = ("A syvarris@B3", "A erevan-sunshadow@B2", "B crixus@F1", "B valguard@I9")
    for number in range(4):
        s = attacking(f"A {attacker}@A1", *near[:number], *plain)
        strike(s, "B-crixus", power)
        assert rolled(s) == [base + number]
    s = attacking(f"A {attacker}@A1", f"A {other}@A5", "B acolarh@C3", *plain)
    strike(s, "B-crixus", power)
    assert rolled(s) == [base]


@pytest.mark.card("shuriken")
def test_shuriken_have_two_dice_against_the_large() -> None:
    """Three against small and medium figures, two against others."""
    for target, at, dice in (("migol-ironwill", "D1", 3), ("torin", "D1,E1", 2), ("krug", "D1,E1", 2)):
        s = attacking("A shiori-sotm@A1", f"B {target}@{at}", "B valguard@A9")
        assert rolled(strike(s, f"B-{target}", "shuriken")) == [dice]


@pytest.mark.card("fledgling-fires", "majestic-fires")
@pytest.mark.parametrize(
    ("power", "attacker", "acting"),
    [("fledgling-fires", "A red-wyrmling@A1", "A-red-wyrmling-1"), ("majestic-fires", "A zelrig@A1,A2", "")],
)
@pytest.mark.parametrize(
    ("target", "lost"),
    [("granite-guardians", 2), ("crixus", 0), ("izumi-samurai", 0), ("drow-chainfighter", 0)],
)
def test_fires_burn_common_squads(power: str, attacker: str, acting: str, target: str, lost: int) -> None:
    """Figures of common squads have two defence dice fewer, nobody else."""
    s = attacking(attacker, f"B {target}@D1", "B valguard@I9", acting=acting)
    name = next(n for n in s.state.figures if target in n)
    strike(s, name, power, HIT)
    assert defended(s) == {name: GAME.content.units[target].card.defence - lost}


@pytest.mark.rule("HS-SPECIAL-01")
@pytest.mark.card("ullar-enhanced-rifle")
def test_the_rifle_leaves_no_defence() -> None:
    """A small or medium figure that is not adjacent rolls no dice; only if he has not moved."""
    s = attacking("A deadeye-dan@A1", "B crixus@F1", "B torin@D4,D5", "B valguard@A2")
    assert aims(s, "ullar-enhanced-rifle") == set()
    s = attacking("A deadeye-dan@A1", "B crixus@F1", "B torin@D4,D5", "B valguard@A9")
    assert aims(s, "ullar-enhanced-rifle") == {"B-crixus", "B-valguard"}
    strike(s, "B-crixus", "ullar-enhanced-rifle", HIT)
    assert (defended(s), s["B-crixus"].wounds) == ({"B-crixus": 0}, 1)

    for at, reached in (("K1", True), ("L1", False)):
        s = attacking("A deadeye-dan@A1", f"B crixus@{at}", rows=["g1 " * 13])
        assert bool(aims(s, "ullar-enhanced-rifle")) == reached
    s = scene("A deadeye-dan@A1", "B crixus@F1", acting="A-deadeye-dan").do("move A-deadeye-dan", "go A2")
    assert s.kind == "attack"
    assert aims(s, "ullar-enhanced-rifle") == set()


# --- attacks that go on


def again(s: Scene) -> bool:
    """Whether the special attack may be made once more."""
    return bool(s.asked) and s.kind == "again"


@pytest.mark.card("arcane-bolt")
def test_arcane_bolt_jumps() -> None:
    """After a wound to an enemy beside the last target, even where that fell, never twice to the same."""
    figures = ("B crixus@D1", "B krug@E1,F1", "A spartacus@D2", "B valguard@A9")
    s = attacking("A sharwin-wildborn@A1", *figures)
    strike(s, "B-crixus", "arcane-bolt", HIT)
    assert aims(s, "arcane-bolt") == {"B-krug"}
    strike(s, "B-krug", "arcane-bolt", HIT)
    assert not again(s)
    assert (s["B-crixus"].wounds, s["B-krug"].wounds) == (1, 1)

    s = attacking("A sharwin-wildborn@A1", *figures)
    assert not again(strike(s, "B-crixus", "arcane-bolt"))
    s = attacking("A sharwin-wildborn@A1", "B crixus@D1 wounds=4", *figures[1:])
    strike(s, "B-crixus", "arcane-bolt", HIT)
    assert s["B-crixus"].place == "destroyed"
    assert aims(s, "arcane-bolt") == {"B-krug"}


REPEATS: list[tuple[str, str, str, str, tuple[int, ...], bool]] = [
    ("blind-rage", "A sir-hawthorne@B1", "B crixus@C1", "B-crixus", (HIT, HIT), True),
    ("blind-rage", "A sir-hawthorne@B1", "B crixus@C1", "B-crixus", (HIT, BLANK), False),
    ("blood-hungry", "A brunak@A1,B1", "B otonashi@C1", "B-otonashi", (HIT,), True),
    ("blood-hungry", "A brunak@A1,B1", "B crixus@C1", "B-crixus", (HIT, HIT), False),
    ("fire-blast", "A erevan-sunshadow@A1", "B crixus@C1", "B-crixus", (HIT, HIT), True),
    ("fire-blast", "A erevan-sunshadow@A1", "B crixus@C1", "B-crixus", (HIT, BLANK), False),
    ("rapid-fire", "A deathwalker-8000@A1", "B crixus@C1", "B-crixus", (HIT,), True),
    ("rapid-fire", "A deathwalker-8000@A1", "B crixus@C1", "B-crixus", (HIT, BLANK, BLANK, SHIELD), False),
]


@pytest.mark.card("blind-rage", "blood-hungry", "fire-blast", "rapid-fire")
@pytest.mark.parametrize(("power", "attacker", "foe", "target", "faces", "more"), REPEATS)
def test_attacks_that_are_repeated(
    power: str, attacker: str, foe: str, target: str, faces: tuple[int, ...], more: bool
) -> None:
    """Two skulls, a kill, nothing but skulls, a wound: then the attack may be made again."""
    beside = "B krug@B2,B3" if power != "blood-hungry" else "B krug@A2,A3"
    s = attacking(attacker, foe, beside, "B valguard@I9")
    strike(s, target, power, *faces, dice=2 if power == "fire-blast" else 0)
    assert again(s) == more
    if more:
        assert "done" in s.options
        assert any(" B-krug " in option for option in s.options)


@pytest.mark.card("fire-blast")
def test_fire_blast_chooses_its_dice() -> None:
    """Two, three or four dice each time, within 5."""
    s = attacking("A erevan-sunshadow@A1", "B crixus@F1", "B valguard@I9")
    options = [o.split()[-1] for o in s.offers("attack ") if "fire-blast" in o]
    assert options == ["2", "3", "4"]
    strike(s, "B-crixus", "fire-blast", *[HIT] * 3, dice=3)
    assert rolled(s) == [3]
    strike(s, "B-crixus", "fire-blast", *[HIT] * 3, dice=4)
    assert not again(s)
    assert rolled(s) == [4]
    far = attacking("A erevan-sunshadow@A1", "B crixus@G1", "B valguard@I9")
    assert not any("fire-blast" in option for option in far.options)


@pytest.mark.card("autoload")
def test_autoload_goes_on_with_a_crest() -> None:
    """After the attack a crest die: with a crest it may be made again, wound or not."""
    for crest, more in ((1, True), (2, False)):
        s = attacking("A laglor@A1", "B crixus@C1", "B valguard@I9")
        strike(s, "B-crixus", "autoload", *[BLANK] * 3, *[BLANK] * 3, crest)
        assert again(s) == more


@pytest.mark.card("fledgling-ice-shards", "ice-shard-breath")
@pytest.mark.parametrize(
    ("power", "attacker", "acting", "count"),
    [
        ("fledgling-ice-shards", "A white-wyrmling@A1", "A-white-wyrmling-1", 2),
        ("ice-shard-breath", "A nilfheim@A1,A2", "", 3),
    ],
)
def test_shards_fly_at_different_figures(power: str, attacker: str, acting: str, count: int) -> None:
    """Up to so many attacks, each at another figure; hit or not."""
    names = ["crixus", "valguard", "spartacus", "retiarius"]
    foes = [f"B {name}@{at}" for name, at in zip(names, ("D1", "D3", "C4", "D5"), strict=True)]
    s = attacking(attacker, *foes, acting=acting)
    for number, name in enumerate(names[:count], 1):
        strike(s, f"B-{name}", power)
        assert again(s) == (number < count)
        if number < count:
            assert f"B-{name}" not in aims(s, power)


@pytest.mark.card("saber-storm")
def test_saber_storm_spends_six_dice() -> None:
    """Attacks of one to three dice on adjacent figures, the same or others, until six dice are spent."""
    s = attacking("A moriko@C3", "B crixus@D3", "B krug@B3,A3", "B valguard@F3")
    assert aims_with_dice(s) == {(t, d) for t in ("B-crixus", "B-krug") for d in ("1", "2", "3")}
    strike(s, "B-crixus", "saber-storm", dice=3)
    assert rolled(s) == [3]
    strike(s, "B-crixus", "saber-storm", dice=2)
    assert aims_with_dice(s) == {("B-crixus", "1"), ("B-krug", "1")}
    strike(s, "B-krug", "saber-storm", dice=1)
    assert not again(s)


def aims_with_dice(s: Scene) -> set[tuple[str, str]]:
    """Targets and dice of the special attack."""
    return {(o.split()[2], o.split()[4]) for o in s.offers("attack ") if len(o.split()) > 4}


# --- what a hit does besides


@pytest.mark.card("poison-sting")
@pytest.mark.parametrize(
    ("faces", "wounds", "gone"),
    [((9,), 1, False), ((10, 9), 2, False), ((19, 10, 1), 3, False), ((20,), 0, True)],
)
def test_poison_sting(faces: tuple[int, ...], wounds: int, gone: bool) -> None:
    """After a wound: up to 9 it stops, up to 19 one more wound and again, 20 destroys."""
    s = attacking("A sujoah@A1,B1", "B krug@C1,D1", "B valguard@I9")
    strike(s, "B-krug", "poison-sting", HIT, *[BLANK] * 3, *[BLANK] * 3, *faces)
    assert (s["B-krug"].place == "destroyed") == gone
    if not gone:
        assert s["B-krug"].wounds == wounds

    s = attacking("A sujoah@A1,B1", "B krug@C1,D1", "B valguard@I9")
    strike(s, "B-krug", "poison-sting", *[BLANK] * 7, 20)
    assert (s["B-krug"].place, s["B-krug"].wounds) == ("board", 0)


@pytest.mark.card("psionic-blast")
def test_psionic_blast_needs_no_sight_and_takes_a_marker() -> None:
    """Through a hill, and a card that is wounded loses one hidden marker at random."""
    rows = ["g1 g20 g1 g1 g1"]
    rest: dict[str, Any] = {"acting": "A-mind-flayer-mastermind-1", "rows": rows}
    rest["markers"] = {"B-krug": "3X", "B-valguard": "3"}
    for face, left in ((HIT, 1), (BLANK, 2)):
        s = attacking("A mind-flayer-mastermind@A1", "B krug@C1,D1", "B valguard@E1", **rest)
        strike(s, "B-krug", "psionic-blast", face)
        lost = [event.count for event in s.heard(events.MarkersLost) if event.card == "B-krug"]
        assert lost == ([1] if left == 1 else [])


@pytest.mark.card("pounce")
def test_pounce_takes_the_place_or_dies() -> None:
    """On a kill the wolf takes the space; otherwise it is destroyed itself."""
    for face, won in ((HIT, True), (BLANK, False)):
        s = _wolf("B otonashi@F1", "B valguard@I9")
        assert aims(s, "pounce") == {"B-otonashi"}
        strike(s, "B-otonashi", "pounce", face)
        assert rolled(s) == [5]
        if won:
            assert s["A-wolves-of-badru.1"].at == ["F1"]
        else:
            assert s["A-wolves-of-badru.1"].place == "destroyed"
            assert s["B-otonashi"].place == "board"


def _wolf(*figures: str, **rest: Any) -> Scene:
    """A wolf that has moved from A1 to C1."""
    s = scene("A wolves-of-badru@A1", "A wolves-of-badru@A9", *figures, acting="A-wolves-of-badru-1", **rest)
    return s.do("move A-wolves-of-badru.1", "go C1", "done")


@pytest.mark.card("pounce")
def test_whom_a_wolf_may_pounce_on() -> None:
    """Within 3, not adjacent, small or medium, within 5 levels, by a wolf that has moved."""
    assert aims(_wolf("B otonashi@G1", "B valguard@I9"), "pounce") == set()
    assert aims(_wolf("B otonashi@D1", "B valguard@I9"), "pounce") == set()
    assert aims(_wolf("B torin@E1,F1", "B valguard@I9"), "pounce") == set()
    still = attacking("A wolves-of-badru@C1", "B otonashi@F1", acting="A-wolves-of-badru-1")
    assert aims(still, "pounce") == set()
    for level, near in ((6, True), (7, False)):
        rows = [f"g1 g1 g1 g1 g1 g{level} g1 g1 g1", *[" g1" * 9] * 8]
        s = _wolf("B otonashi@F1", "B valguard@I9", rows=rows)
        assert bool(aims(s, "pounce")) == near


@pytest.mark.card("grenade")
def test_grenades_are_thrown_once_by_the_whole_squad() -> None:
    """Over hills, at most 12 levels up; each figure may throw in the same turn, and nobody in a later one."""
    elite = ("A airborne-elite@A1", "A airborne-elite@A3")
    rows = ["g1 g30 g13 g14 g1 g1", " g1 g30 g1 g1 g1 g1", "g1 g30 g1 g1 g1 g1"]
    s = attacking(*elite, "B crixus@C1", "B valguard@D1", "B krug@F1,F2", rows=rows)
    assert aims(s, "grenade") == {"B-crixus", "B-krug"}
    strike(s, "B-krug", "grenade")
    assert [o for o in s.offers("attack A-airborne-elite.2") if "grenade" in o]
    strike(s, "B-crixus", "grenade")

    later = attacking(*elite, "B krug@F1,F2", rows=rows)
    later.card("A-airborne-elite").used.append("airborne-elite/grenade")
    assert not later.asked or aims(later, "grenade") == set()
