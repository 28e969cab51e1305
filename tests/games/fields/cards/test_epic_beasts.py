"""Epic beasts and the boss: passive and energy abilities, and what beating them brings."""

from __future__ import annotations

from dataclasses import replace

import pytest

from battlewright.games.fields.model.events import (
    CombatCardGained,
    Damaged,
    EterniumGained,
    Healed,
    MarkerPlaced,
    Struck,
    VpGained,
)
from battlewright.games.fields.model.state import Boss
from tests.games.fields.cards.playing import (
    FOREST,
    GUARDED,
    ZONES,
    Bout,
    begun,
    case,
    fought,
    own_work,
    played,
    totals,
)
from tests.games.fields.scenes import GAME, Scene, a_scene

SAFE = "+1 attack, +3 defense, +1 initiative, +3 defense"
BOSS = "evil-seed-boss"


def against(beast: str, **changes: object) -> Bout:
    """She-Ra, well guarded, meets a beast; its die shows Energy."""
    return replace(Bout(enemy=beast, mine=SAFE, die="energy"), **changes)  # type: ignore[arg-type]  # fields


def work(bout: Bout, source: str) -> dict[str, int]:
    """What the beast's values are more than printed, what the hero's are less, HP it took or healed."""
    scene, calm = fought(bout), fought(bout.but(die="attack:1"))
    printed = GAME.content.epic_beasts[bout.enemy]
    found = {
        zone: total - getattr(printed, zone)
        for zone, total in zip(ZONES, totals(scene, bout.enemy), strict=True)
    }
    mine, before = totals(scene, bout.hero), totals(calm, bout.hero)
    found |= {f"hero {zone}": a - b for zone, a, b in zip(ZONES, mine, before, strict=True)}
    found |= own_work(scene, source, {bout.hero: "hero hp", bout.enemy: "hp"})
    return {what: number for what, number in found.items() if number}


ENERGIES = [
    case("panthor/energy", against("panthor"), {"attack": 2}),
    case("griffin/energy", against("griffin"), {"attack": 1, "initiative": 2}),
    case("swift-wind/energy", against("swift-wind", enemy_damage=3), {"defense": 1, "hp": 2}),
    case("mantisaur/energy", against("mantisaur"), {"hero defense": -3}),
    case("ice-dragon/energy", against("ice-dragon"), {"hero hp": -2}),
    case("shadow-beast/energy", against("shadow-beast"), {"attack": 2}),
    case(
        "sand-devourer/energy", against("sand-devourer"), {"attack": 1 + 1, "hero hp": -1}
    ),  # and its passive
    case("hydra/energy", against("hydra"), {"attack": 1, "defense": 1}),
    case("war-mammoth/energy", against("war-mammoth"), {}),
    case("sea-serpent/energy", against("sea-serpent"), {"attack": 1, "hero initiative": -2}),
    case("storm-roc/energy", against("storm-roc"), {"hero hp": -1}),
    case("tyrant-lizard/energy", against("tyrant-lizard"), {"attack": 2, "defense": -1}),
    case("crystal-stag/energy", against("crystal-stag"), {"defense": 3}),
    case("strangler-vine/energy", against("strangler-vine"), {"hero attack": -1}),
]


@pytest.mark.parametrize(("card", "bout", "difference"), ENERGIES)
def test_the_energy_ability_of_an_epic_beast(card: str, bout: Bout, difference: dict[str, int]) -> None:
    """When the epic die shows Energy; with another face nothing of it."""
    assert work(bout, card) == difference
    calm = own_work(fought(bout.but(die="initiative:1")), card, {})
    assert not calm


@pytest.mark.rule("FE-SOLD-09")
@pytest.mark.card("war-mammoth/energy")
def test_the_war_mammoth_tramples_soldiers() -> None:
    """+1 attack for each soldier of the hero's team there, and they are gone; enemy soldiers do not count."""
    scene = a_scene("evil-seed").put(**{"she-ra": "eternos"}).soldiers("eternos", masters=2)
    scene.soldiers("zalesia", masters=1, evil=0).deck("masters", "+1", "+3", "+1", "+3")
    scene.epic_die("energy").hunt("she-ra", "war-mammoth").choose("weapon she-ra-sword-of-protection")
    played(scene, {"she-ra": SAFE}).until("flee")

    assert totals(scene, "war-mammoth")[0] == 5 + 2
    assert (scene.state.soldiers, scene.team("masters").soldiers) == ({"zalesia": [1, 0]}, 14)


PASSIVES = [
    case("shadow-beast/passive", against("shadow-beast", night=True, die="initiative:1"), (6, 4)),
    case("shadow-beast/passive", against("shadow-beast", die="initiative:1"), (5, 3)),
    case("sand-devourer/passive", against("sand-devourer", damage=1, die="initiative:1"), (6, 2)),
    case("sand-devourer/passive", against("sand-devourer", damage=3, die="initiative:1"), (7, 2)),
    case("sand-devourer/passive", against("sand-devourer", die="initiative:1"), (5, 2)),
    case("tyrant-lizard/passive", against("tyrant-lizard", enemy_damage=1, die="initiative:1"), (6, 2)),
    case("tyrant-lizard/passive", against("tyrant-lizard", enemy_damage=4, die="initiative:1"), (7, 2)),
    case("tyrant-lizard/passive", against("tyrant-lizard", die="initiative:1"), (5, 2)),
    case("strangler-vine/passive", against("strangler-vine", vines=True, die="initiative:1"), (5, 4)),
    case("strangler-vine/passive", against("strangler-vine", die="initiative:1"), (4, 3)),
]


@pytest.mark.parametrize(("card", "bout", "values"), PASSIVES)
def test_the_passive_ability_of_an_epic_beast(card: str, bout: Bout, values: tuple[int, int]) -> None:
    """Its attack and defense in the situation it speaks of, and in another."""
    assert totals(fought(bout), bout.enemy)[:2] == values


@pytest.mark.card("panthor/passive")
@pytest.mark.parametrize(("beast", "lost"), [("panthor", 2), ("griffin", 1)])
def test_panthor_surprises_worse(beast: str, lost: int) -> None:
    """Slower than it She-Ra loses 2 HP; slower than a Griffin 1."""
    scene = fought(against(beast, die="defense:1", mine=GUARDED))

    assert [(e.who, e.amount) for e in scene.heard(Damaged) if "FE-EPIC-37" in e.rules] == [("she-ra", lost)]


@pytest.mark.card("hydra/passive")
def test_the_hydra_heals_in_each_round() -> None:
    """1 HP whatever the die shows, if it is hurt."""
    hurt = fought(against("hydra", die="initiative:1", enemy_damage=2))

    assert [(e.who, e.amount) for e in hurt.heard(Healed)] == [("hydra", 1)]
    assert not fought(against("hydra", die="initiative:1")).heard(Healed)


@pytest.mark.rule("FE-EPIC-65")
@pytest.mark.card("storm-roc/passive")
@pytest.mark.parametrize(("beast", "first"), [("storm-roc", "storm-roc"), ("crystal-stag", "she-ra")])
def test_the_storm_roc_strikes_first(beast: str, first: str) -> None:
    """Even if She-Ra is faster; the Crystal Stag does not."""
    quick = "+3 initiative, +3 defense, +3 initiative, +2 defense"
    scene = fought(against(beast, mine=quick, die="defense:1"))

    assert totals(scene, "she-ra")[2] > totals(scene, beast)[2]
    assert next(event.who for event in scene.heard(Struck)) == first


# --- rewards --------------------------------------------------------------------------------------

REWARDS = [
    case("panthor/reward", 1, 0, ("+3",)),
    case("griffin/reward", 1, 0, ("power-flow",)),
    case("swift-wind/reward", 1, 0, ("support",)),
    case("mantisaur/reward", 1, 0, ("special",)),
    case("ice-dragon/reward", 2, 0, ("+3",)),
    case("shadow-beast/reward", 1, 2, ("+3",)),
    case("sand-devourer/reward", 1, 4, ()),
    case("hydra/reward", 2, 0, ("special",)),
    case("war-mammoth/reward", 1, 0, ("+3",)),
    case("sea-serpent/reward", 1, 3, ()),
    case("storm-roc/reward", 1, 1, ("time",)),
    case("tyrant-lizard/reward", 2, 0, ("+3", "+3")),
    case("crystal-stag/reward", 1, 0, ("energy",)),
    case("strangler-vine/reward", 1, 2, ("special",)),
]


def beaten(beast: str, **changes: object) -> Scene:
    """A beast with 2 HP left falls to a Fireball; it is not tamed."""
    hp = GAME.content.epic_beasts[beast].hp
    scene = begun(against(beast, enemy_damage=hp - 2, die="initiative:1", **changes), "fireball")
    scene.choose("cast she-ra fireball")
    return scene.choose("refuse") if scene.kind == "tame" else scene


@pytest.mark.parametrize(("card", "vp", "eternium", "cards"), REWARDS)
def test_what_beating_an_epic_beast_brings(card: str, vp: int, eternium: int, cards: tuple[str, ...]) -> None:
    """1 VP and what is printed on it; combat cards by exchange."""
    scene = beaten(card.partition("/")[0])
    for kind in cards:
        if kind == "special":
            assert scene.options == ["card energy", "card time", "card support", "card power-flow"]
            scene.choose("card time")
        scene.choose("card +1")

    assert scene.kind == "act"
    assert sum(event.amount for event in scene.heard(VpGained) if event.team == 0) == vp
    assert sum(event.amount for event in scene.heard(EterniumGained)) == eternium
    assert [e.card for e in scene.heard(CombatCardGained)] == ["time" if k == "special" else k for k in cards]


@pytest.mark.card("swift-wind/reward")
def test_beating_swift_wind_heals() -> None:
    """2 HP."""
    assert beaten("swift-wind", damage=4).hp("she-ra") == 2 + 2
    assert beaten("griffin", damage=4).hp("she-ra") == 2


# --- the boss -------------------------------------------------------------------------------------


def at_the_seed(die: str, *vines: str, damage: int = 0, skulls: int = 0, gear: str = "") -> Scene:
    """She-Ra, well guarded, meets Evil Seed in the Vine Jungle; vines grow in these areas."""
    scene = a_scene("evil-seed").put(**{"she-ra": "orkas-village"}).eternium(masters=10)
    scene.state.boss = Boss(id=BOSS, at="vine-jungle", damage=damage)
    scene.state.vines, scene.state.skulls = list(vines), skulls
    scene.give("she-ra", *gear.split())
    scene.deck("masters", "+1", "+3", "+1", "+3").epic_die(die).turn("she-ra")
    scene.choose("move", "goto vine-jungle", "weapon she-ra-sword-of-protection")
    return played(scene, {"she-ra": SAFE})


@pytest.mark.card("evil-seed-boss/passive")
@pytest.mark.parametrize(
    ("vines", "skulls", "values"),
    [
        ((), 0, (3, 2, 2)),
        (("tar-swamp",), 1, (4, 2, 3)),
        (("tar-swamp", "blackmire", "fright-zone"), 3, (5, 2, 4)),
    ],
)
def test_evil_seed_grows_with_its_vines(vines: tuple[str, ...], skulls: int, values: tuple[int, ...]) -> None:
    """+1 attack for each area with vines and +1 initiative for each skull event, 2 at most of both."""
    scene = at_the_seed("attack:1", *vines, skulls=skulls).until("flee")

    attack, defense, initiative = totals(scene, BOSS)
    assert (attack - 1, defense, initiative) == values


@pytest.mark.card("evil-seed-boss/passive")
@pytest.mark.parametrize(("vines", "healed"), [(("vine-jungle",), 1), (("tar-swamp",), 0)])
def test_evil_seed_heals_among_its_vines(vines: tuple[str, ...], healed: int) -> None:
    """1 HP in each round while vines grow where it stands."""
    scene = at_the_seed("attack:1", *vines, damage=3).until("flee")

    assert sum(event.amount for event in scene.heard(Healed) if event.who == BOSS) == healed


@pytest.mark.card("evil-seed-boss/energy")
@pytest.mark.parametrize(("die", "works"), [("energy", True), ("attack:1", False)])
def test_the_energy_of_evil_seed(die: str, works: bool) -> None:
    """The hero loses 1 HP and vines grow in one more area beside vines."""
    scene = at_the_seed(die, "tar-swamp").until("flee")
    lost = [e.amount for e in scene.heard(Damaged) if f"{BOSS}/energy" in e.rules]

    assert lost == ([1] if works else [])
    assert len(scene.heard(MarkerPlaced)) == len(scene.state.vines) - 1 == int(works)


@pytest.mark.card("evil-seed-boss/reward")
def test_beating_evil_seed() -> None:
    """3 VP beside the one for a boss, and a +3 combat card."""
    scene = at_the_seed("initiative:1", damage=8, gear="fireball").choose("cast she-ra fireball", "card +1")

    assert scene.state.boss is not None
    assert scene.state.boss.beaten
    assert sum(event.amount for event in scene.heard(VpGained)) == 1 + 3
    assert [event.card for event in scene.heard(CombatCardGained)] == ["+3"]
    assert scene.hero("she-ra").at != FOREST


@pytest.mark.card("clawful/bonus")
@pytest.mark.parametrize(("damage", "attack"), [(0, 1), (3, 2)])
def test_clawful_knows_old_wounds(damage: int, attack: int) -> None:
    """Evil Seed keeps its damage: hurt in an earlier combat it is a damaged enemy from the start."""
    scene = at_the_seed("defense:1", damage=damage, gear="clawful").until("flee")

    assert totals(scene, "she-ra")[0] == attack
