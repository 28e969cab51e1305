"""What the twelve heroes can do by themselves."""

from __future__ import annotations

import pytest

from battlewright.games.fields.model.events import CombatAvoided, EncounterDrawn
from battlewright.games.fields.procedures.epic_end import tame_price
from battlewright.games.fields.rules.actions import wilds_price
from battlewright.games.fields.rules.limits import limit
from battlewright.games.fields.rules.movement import flies
from battlewright.games.fields.rules.standing import value
from battlewright.games.fields.rules.traders import price
from tests.games.fields.cards.playing import (
    AREA,
    FOREST,
    Bout,
    begun,
    case,
    change,
    fought,
    line_up,
    played,
    totals,
)
from tests.games.fields.scenes import Scene, a_scene

EVEN_AGAIN = "+2 attack, +2 defense, +2 attack, +2 defense"


@pytest.mark.card("he-man/passive")
def test_he_man_grows_in_the_second_round() -> None:
    """+1 attack and +1 defense there, nothing in the first; nobody else does."""
    for hero, more in (("he-man", 1), ("she-ra", 0)):
        scene = fought(Bout(hero))
        assert totals(scene, hero)[:2] == (2, 2)
        scene.deck("masters", *["+2"] * 4).deck("evil", *["+2"] * 4).choose("fight")
        played(scene, {hero: EVEN_AGAIN, "skeletor": EVEN_AGAIN})
        assert totals(scene, hero)[:2] == (4 + more, 4 + more)


@pytest.mark.card("he-man/passive")
@pytest.mark.parametrize(("enemy", "more"), [("skeletor", 1), ("griffin", 0)])
def test_he_man_grows_against_heroes_alone(enemy: str, more: int) -> None:
    """A beast does not bring out the best in him, however long it takes."""
    scene = begun(Bout("he-man", enemy, mine="energy attack, +1 defense, +1 attack, +1 defense"))
    scene.epic.number = 2

    assert value(scene.state, "attack", "he-man", 0) == more
    assert value(scene.state, "defense", "he-man", 0) == more


@pytest.mark.card("she-ra/passive")
@pytest.mark.parametrize(("mate", "hp"), [(FOREST, (5, 4, 3)), ("eternos", (4, 3, 3))])
def test_she_ra_heals_whoever_is_with_her(mate: str, hp: tuple[int, int, int]) -> None:
    """When her turn ends: herself, and with a team-mate beside her both once more."""
    scene = a_scene().put(teela=mate, skeletor="zalesia", **{"she-ra": FOREST, "he-man": "eternos"})
    scene.hero("she-ra").damage = scene.hero("teela").damage = 3
    scene.hero("he-man").damage = 4
    scene.turn("she-ra").choose("end")

    assert (scene.hp("she-ra"), scene.hp("teela"), scene.hp("he-man")) == hp


PRICES = [
    case("man-at-arms/passive", "man-at-arms", "she-ra", (1, 0, 1)),
]


@pytest.mark.parametrize(("card", "hero", "other", "less"), PRICES)
def test_who_pays_less(card: str, hero: str, other: str, less: tuple[int, int, int]) -> None:
    """Equipment, spells and vehicles, compared with a team-mate."""
    scene = a_scene(heroes=line_up(hero, other))
    goods = (("shop", "ram-stone"), ("guild", "fireball"), ("smith", "battle-ram"))
    paid = [
        [price(scene.state, scene.hero(who), trader, what).total for trader, what in goods]
        for who in (other, hero)
    ]

    assert tuple(a - b for a, b in zip(*paid, strict=True)) == less


@pytest.mark.card("skeletor/passive")
def test_skeletor_may_own_three_spells() -> None:
    """Others two."""
    scene = a_scene()

    assert limit(scene.state, scene.hero("skeletor"), "spells") == 3
    assert limit(scene.state, scene.hero("evil-lyn"), "spells") == 2


@pytest.mark.card("ram-man/passive")
def test_ram_man_charges() -> None:
    """He runs soldiers over unhurt, and strikes harder in the first round of a combat he started."""
    scene = a_scene(heroes=line_up("ram-man")).put(**{"ram-man": FOREST}).soldiers("gaz-village", evil=3)
    scene.turn("ram-man").choose("move", "goto gaz-village")
    assert (scene.hp("ram-man"), scene.state.soldiers) == (8, {})

    scene = fought(Bout("ram-man"))
    assert totals(scene, "ram-man")[0] == 2 + 1
    scene.deck("masters", *["+2"] * 4).deck("evil", *["+2"] * 4).choose("fight")
    played(scene, {"ram-man": EVEN_AGAIN, "skeletor": EVEN_AGAIN})
    assert totals(scene, "ram-man")[0] == 4
    assert totals(fought(Bout("ram-man", attacked=True)), "ram-man")[0] == 2


AVOIDERS = [case("teela/passive", "teela", "skeletor"), case("evil-lyn/passive", "evil-lyn", "he-man")]


@pytest.mark.parametrize(("card", "hero", "enemy"), AVOIDERS)
def test_who_slips_away_from_a_fight(card: str, hero: str, enemy: str) -> None:
    """Once in a round, for 1 eternium, to an area beside; no combat happens."""
    scene = a_scene(heroes=line_up(hero, enemy)).eternium(masters=3, evil=3)
    scene.put(**{hero: AREA, enemy: "tar-swamp"}).turn(enemy).choose("move", f"goto {AREA}")
    assert (scene.kind, scene.asked) == ("react", [hero])
    scene.choose(scene.options[0], "goto mystic-mountains")

    assert [(event.hero, event.enemy) for event in scene.heard(CombatAvoided)] == [(enemy, hero)]
    assert (scene.hero(hero).at, scene.team(hero).eternium) == ("mystic-mountains", 2)
    assert scene.hero(enemy).at == AREA
    scene.put(**{hero: "tar-swamp"}).turn(enemy).choose("move", "goto tar-swamp")
    assert scene.kind == "weapon"  # a second time there is no way out

    scene = a_scene(heroes=line_up(hero, enemy)).eternium(masters=0, evil=0)
    scene.put(**{hero: AREA, enemy: "tar-swamp"}).turn(enemy).choose("move", f"goto {AREA}")
    assert scene.kind == "weapon"


@pytest.mark.card("stratos/passive")
def test_stratos_flies() -> None:
    """From Eternos around the planet to Snake Mountain, which no one else reaches."""
    scene = a_scene(heroes=line_up("stratos")).put(stratos="eternos", **{"she-ra": "eternos"})
    assert flies(scene.state, scene.hero("stratos"))
    assert "goto snake-mountain" in scene.turn("stratos").choose("move").options
    assert "goto snake-mountain" not in scene.turn("she-ra").choose("move").options


@pytest.mark.card("mer-man/passive")
def test_mer_man_swims() -> None:
    """He may stop on water, heals 1 HP there when his turn ends and brings 1 eternium; not on land."""
    scene = a_scene(heroes=line_up("mer-man")).put(**{"mer-man": "slime-pit"}).eternium(evil=5)
    scene.hero("mer-man").damage = 3
    scene.turn("mer-man").choose("move", "goto sea-of-rakash", "end")
    assert (scene.hero("mer-man").at, scene.hp("mer-man")) == ("sea-of-rakash", 4)
    assert scene.team("evil").eternium == 6

    scene.put(**{"mer-man": "slime-pit", "skeletor": "slime-pit"}).turn("mer-man").choose("end")
    assert (scene.hp("mer-man"), scene.team("evil").eternium) == (4, 6)
    assert "goto sea-of-rakash" not in scene.turn("skeletor").choose("move").options


BEASTS = [
    case("beast-man/passive", ("rock-lizard",), {"attack": 1}),
    case("beast-man/passive", ("sky-sled",), {}),
]


@pytest.mark.parametrize(("card", "gear", "difference"), BEASTS)
def test_beast_man_fights_beside_his_beast(
    card: str, gear: tuple[str, ...], difference: dict[str, int]
) -> None:
    """+1 attack with a tamed beast; a vehicle does not count."""
    assert change(Bout("beast-man", "she-ra"), *gear) == difference


@pytest.mark.card("beast-man/passive")
def test_beast_man_tames_for_less() -> None:
    """2 eternium less than others pay."""
    scene = a_scene()

    for beast in ("ice-bear", "ice-dragon"):
        others = tame_price(scene.state, scene.hero("skeletor"), beast)
        assert others is not None
        assert tame_price(scene.state, scene.hero("beast-man"), beast) == others - 2


@pytest.mark.card("tri-klops/passive")
def test_tri_klops_sees_attacks() -> None:
    """Attack cards against him lie open, others do not."""
    for zone, up in (("attack", True), ("defense", False), ("initiative", False)):
        scene = begun(Bout("tri-klops", "she-ra", mine="+1 attack", theirs=f"+1 {zone}"))
        assert [card.up for card in scene.epic.sides[1].grid] == [up]
    scene = begun(Bout("mer-man", "she-ra", mine="+1 attack", theirs="+1 attack"))
    assert not scene.epic.sides[1].grid[0].up


@pytest.mark.card("tri-klops/passive")
def test_tri_klops_chooses_in_the_wilds() -> None:
    """Two encounter cards without paying."""
    scene = a_scene(heroes=line_up("tri-klops")).put(**{"tri-klops": "tar-swamp"}).eternium(evil=0)
    assert wilds_price(scene.state, scene.hero("skeletor"), 2) == 1
    scene.turn("tri-klops").choose("wilds 2")

    assert [len(event.cards) for event in scene.heard(EncounterDrawn)] == [2]
    assert scene.kind == "encounter"


ARMS = [
    case("trap-jaw/passive", "attack", {"attack": 1}),
    case("trap-jaw/passive", "defense", {"defense": 1}),
    case("trap-jaw/passive", "initiative", {"initiative": 2}),
]
CHANGE = "react trap-jaw/passive/t0@trap-jaw"


@pytest.mark.parametrize(("card", "arm", "difference"), ARMS)
def test_trap_jaw_changes_his_arm(card: str, arm: str, difference: dict[str, int]) -> None:
    """One of three, for this round, once in the combat."""
    bout = Bout("trap-jaw", "she-ra")
    assert change(bout.but(opening=(CHANGE, f"choose {arm}")), compare=bout) == difference

    scene: Scene = fought(bout.but(opening=(CHANGE, f"choose {arm}")))
    scene.deck("masters", *["+2"] * 4).deck("evil", *["+2"] * 4).choose("fight")
    assert scene.kind == "play"  # not again in the second round
    scene = fought(bout)
    scene.deck("masters", *["+2"] * 4).deck("evil", *["+2"] * 4).choose("fight")
    assert scene.kind == "react"  # unless he waited for it
