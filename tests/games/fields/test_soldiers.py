"""Towers, mobilizing soldiers, and soldier combat (FE-FAST, FE-SOLDIER, FE-SOLD)."""

from __future__ import annotations

import pytest

from battlewright.games.fields.model.events import (
    Captured,
    Damaged,
    Defeated,
    EpicBegan,
    PenaltyPaid,
    SoldiersMoved,
    SoldiersPlaced,
    SoldiersRemoved,
    TowerTravelled,
    VpGained,
)
from battlewright.games.fields.model.state import Boss
from battlewright.games.fields.rules.table import controller
from tests.games.fields.combats import AREA, HEROES, begin, met
from tests.games.fields.scenes import Scene, a_scene

HOME = "gaz-village"  # joined to the Mountains of Perpetua by a path


def marching(soldiers: int, **enemies: int) -> Scene:
    """He-Man will send soldiers from Gaz Village to the Mountains of Perpetua."""
    scene = a_scene(heroes=HEROES).put(**{"he-man": HOME}).eternium(masters=10, evil=10)
    scene.soldiers(HOME, masters=soldiers)
    if enemies:
        scene.soldiers(AREA, **enemies)
    return scene


def charge(scene: Scene, soldiers: int) -> Scene:
    """They go."""
    return scene.turn("he-man").choose("march", f"send {soldiers} {HOME} {AREA}")


def at(scene: Scene, area: str = AREA) -> list[int]:
    """The soldiers of both teams in an area."""
    return list(scene.state.soldiers.get(area, [0, 0]))


# --- fast travel ----------------------------------------------------------------------------------


@pytest.mark.rule("FE-FAST-01")
def test_from_tower_to_tower() -> None:
    """One standard action to either of the other towers; no control, no movement points."""
    scene = a_scene(heroes=HEROES).put(teela="grayskull-tower").turn("teela")
    assert {text for text in scene.options if text.startswith("tower")} == {
        "tower central-tower",
        "tower viper-tower",
    }

    scene.choose("tower viper-tower")
    assert scene.hero("teela").at == "viper-tower"
    assert [e.area for e in scene.heard(TowerTravelled)] == ["viper-tower"]
    assert scene.why_not("teela", "tower central-tower") == ["FE-ACT-01"]
    assert "move" in scene.options  # one action is left


@pytest.mark.rule("FE-FAST-01")
def test_only_from_a_tower() -> None:
    """From anywhere else it is refused."""
    scene = a_scene(heroes=HEROES).put(teela="foe-castle").turn("teela")

    assert scene.why_not("teela", "tower viper-tower") == ["FE-FAST-01"]


@pytest.mark.rule("FE-FAST-02")
def test_arriving_among_enemies_means_combat() -> None:
    """A hero in the tower is fought, and so are soldiers."""
    scene = a_scene(heroes=HEROES).put(teela="grayskull-tower", skeletor="viper-tower")
    scene.eternium(masters=0).turn("teela").choose("tower viper-tower")
    assert [(e.hero, e.enemy) for e in scene.heard(EpicBegan)] == [("teela", "skeletor")]

    scene = a_scene(heroes=HEROES).put(teela="grayskull-tower").soldiers("viper-tower", evil=2)
    scene.turn("teela").choose("tower viper-tower")
    assert scene.hp("teela") == 4
    assert controller(scene.state, "viper-tower") == 0


# --- mobilizing -----------------------------------------------------------------------------------


@pytest.mark.rule("FE-SOLDIER-01")
@pytest.mark.parametrize("first", ["fortify 1", "march"])
def test_fortifying_and_moving_soldiers_are_one_action(first: str) -> None:
    """After either of them neither can be chosen again in this turn."""
    scene = marching(2).turn("he-man").choose(first)
    if first == "march":
        scene.choose(f"send 1 {HOME} {AREA}")

    assert scene.why_not("he-man", "march") == ["FE-ACT-01"]
    assert scene.why_not("he-man", "fortify 1")[0] == "FE-ACT-01"
    assert "move" in scene.options


@pytest.mark.rule("FE-SOLDIER-02")
@pytest.mark.parametrize(("here", "supply", "most"), [(0, 15, 3), (1, 14, 2), (3, 12, 0), (0, 2, 2)])
def test_fortifying_up_to_three(here: int, supply: int, most: int) -> None:
    """Up to 3 from the supply, never more than 3 in all, never more than there are."""
    scene = marching(here)
    scene.team("masters").soldiers = supply
    scene.turn("he-man")
    assert [text for text in scene.options if text.startswith("fortify")] == [
        f"fortify {number}" for number in range(1, most + 1)
    ]
    assert "FE-SOLDIER-02" in scene.why_not("he-man", f"fortify {most + 1}")

    if most:
        scene.choose(f"fortify {most}")
        assert at(scene, HOME)[0] == here + most
        assert scene.team("masters").soldiers == supply - most
        assert [e.soldiers for e in scene.heard(SoldiersPlaced)] == [most]


@pytest.mark.rule("FE-SOLDIER-02")
@pytest.mark.parametrize(
    ("area", "rule"), [("mystic-mountains", "FE-SOLDIER-02"), ("castle-grayskull", "FE-BASE-04")]
)
def test_only_outposts_are_fortified(area: str, rule: str) -> None:
    """Not the wilds, and not a base."""
    scene = a_scene(heroes=HEROES).put(**{"he-man": area}).turn("he-man")

    assert scene.why_not("he-man", "fortify 1") == [rule]


@pytest.mark.rule("FE-SOLDIER-03")
@pytest.mark.parametrize(("area", "near"), [(HOME, True), ("mystic-mountains", True), ("eternos", False)])
def test_a_hero_sends_soldiers_from_here_or_next_door(area: str, near: bool) -> None:
    """The hero is in their outpost or in an area adjacent to it."""
    scene = marching(2).put(**{"he-man": area}).turn("he-man")

    assert ("march" in scene.options) is near
    assert scene.why_not("he-man", "march") == ([] if near else ["FE-SOLDIER-03"])


@pytest.mark.rule("FE-SOLDIER-04")
def test_any_number_of_one_outpost_along_one_path() -> None:
    """To a neighbouring outpost, held or not; never by land, never into an enemy base."""
    scene = marching(3).turn("he-man").choose("march")
    targets = {text.split()[3] for text in scene.options}
    assert targets == {AREA, "grayskull-tower"}  # the own base takes no soldiers
    assert {text for text in scene.options if text.endswith(AREA)} == {
        f"send {number} {HOME} {AREA}" for number in (1, 2, 3)
    }

    scene.choose(f"send 2 {HOME} {AREA}")
    assert (at(scene, HOME), at(scene)) == ([1, 0], [2, 0])
    assert scene.kind == "act"


@pytest.mark.rule("FE-SOLDIER-04")
def test_enemy_bases_are_closed_to_soldiers() -> None:
    """From Targa City no path leads into the Temple of Serpos."""
    scene = a_scene(heroes=HEROES).put(**{"he-man": "targa-city"}).soldiers("targa-city", masters=2)
    scene.turn("he-man").choose("march")

    assert {text.split()[3] for text in scene.options} == {"viper-tower", "zalesia"}


@pytest.mark.rule("FE-SOLDIER-04")
def test_surplus_soldiers_return_to_the_supply() -> None:
    """Two go to an outpost that already holds two."""
    scene = marching(2).soldiers(AREA, masters=2)
    before = scene.team("masters").soldiers
    charge(scene, 2)

    assert at(scene) == [3, 0]
    assert scene.team("masters").soldiers == before + 1
    assert scene.heard(SoldiersMoved)[0].surplus == 1


@pytest.mark.rule("FE-SOLDIER-05", "FE-SOLD-01")
def test_soldiers_that_meet_enemies_fight_at_once() -> None:
    """Moving into an outpost with enemies means soldier combat; into an empty one it does not."""
    assert charge(marching(2, evil=1), 2).heard(SoldiersRemoved)

    assert not charge(marching(2), 2).heard(SoldiersRemoved)


# --- soldier combat -------------------------------------------------------------------------------


@pytest.mark.rule("FE-SOLD-01")
def test_soldiers_fight_a_hero_after_the_epic_combat() -> None:
    """She-Ra defeats Skeletor in an outpost with soldiers of his: she meets them afterwards."""
    scene = met().put(**{"she-ra": "mystic-mountains"}).soldiers(AREA, evil=2).eternium(evil=0)
    scene.hero("skeletor").damage = 6
    scene.deck("masters", "+3", "+1", "+3", "+1").deck("evil", "+1", "+2", "+1", "+2")
    scene.turn("she-ra").choose("move", f"goto {AREA}")
    scene.choose("weapon she-ra-sword-of-protection", "weapon skeletor-havoc-staff")
    scene.plays(*["attack", "attack", "defense", "defense"] * 2)
    assert not scene.heard(SoldiersRemoved)
    scene.until("act")

    defeat = next(n for n, e in enumerate(scene.events) if isinstance(e, Defeated))
    removed = next(n for n, e in enumerate(scene.events) if isinstance(e, SoldiersRemoved))
    assert defeat < removed
    assert scene.hp("she-ra") == 6 - 2
    assert AREA not in scene.state.soldiers


@pytest.mark.rule("FE-SOLD-02")
def test_each_soldier_costs_the_hero_a_hit_point() -> None:
    """Two soldiers charge Skeletor: both are removed, he loses 2 HP and stays."""
    scene = marching(2).put(skeletor=AREA)
    before = scene.team("masters").soldiers
    charge(scene, 2)

    assert scene.hp("skeletor") == 5
    assert at(scene) == [0, 0]
    assert scene.team("masters").soldiers == before + 2
    assert scene.hero("skeletor").at == AREA


@pytest.mark.rule("FE-SOLD-03", "FE-SOLD-04", example="FE-EX-15")
def test_three_soldiers_two_hit_points() -> None:
    """Two are enough for a hero with 2 HP: he is defeated, the third stays and holds the outpost, no VP."""
    scene = marching(3).put(skeletor=AREA)
    scene.hero("skeletor").damage = 5
    charge(scene, 3)

    assert at(scene) == [1, 0]
    assert controller(scene.state, AREA) == 0
    assert scene.hero("skeletor").at == "temple-of-serpos"
    assert (scene.hp("skeletor"), scene.team("evil").eternium) == (7, 5)
    assert scene.heard(PenaltyPaid)
    assert not scene.heard(VpGained)


@pytest.mark.rule("FE-SOLD-04")
def test_soldiers_earn_no_points() -> None:
    """Neither when they charge a hero nor when a hero runs into them."""
    scene = a_scene(heroes=HEROES).put(teela="mystic-mountains").soldiers(AREA, evil=3).eternium(masters=10)
    scene.hero("teela").damage = 5
    scene.turn("teela").choose("move", f"goto {AREA}")

    assert [e.hero for e in scene.heard(Defeated)] == ["teela"]
    assert not scene.heard(VpGained)
    assert scene.team("evil").vp == 0
    assert scene.hero("teela").at == "castle-grayskull"
    assert (scene.hp("teela"), scene.team("masters").eternium) == (6, 5)
    assert scene.heard(PenaltyPaid)
    assert at(scene) == [0, 2]


@pytest.mark.rule("FE-SOLD-04", "FE-SOLD-08")
@pytest.mark.parametrize(("soldiers", "damage", "left"), [(1, 0, 1), (3, 2, 5), (2, 0, 2)])
def test_a_hero_that_outlasts_soldiers_is_not_defeated(soldiers: int, damage: int, left: int) -> None:
    """Each soldier costs 1 HP and is removed; nobody scores."""
    scene = a_scene(heroes=HEROES).put(teela="mystic-mountains").soldiers(AREA, evil=soldiers)
    scene.hero("teela").damage = damage
    scene.turn("teela").choose("move", f"goto {AREA}")

    assert scene.hero("teela").damage == left
    assert scene.hero("teela").at == AREA
    assert at(scene) == [0, 0]
    assert not scene.heard(Defeated)
    assert not scene.heard(VpGained)


@pytest.mark.rule("FE-SOLD-05", example="FE-EX-16")
@pytest.mark.parametrize(("attackers", "left", "holder"), [(3, [1, 0], 0), (2, [0, 0], -1), (1, [0, 1], 1)])
def test_pair_by_pair(attackers: int, left: list[int], holder: int) -> None:
    """Against two soldiers: three leave one, two leave an empty outpost, one leaves it to the defenders."""
    scene = charge(marching(3, evil=2), attackers)

    assert at(scene) == left
    assert controller(scene.state, AREA) == holder
    assert bool(scene.heard(Captured)) is (holder == 0)


@pytest.mark.rule("FE-SOLD-06", example="FE-EX-10")
def test_three_soldiers_against_skeletors_company() -> None:
    """The defenders spread the damage: two for Skeletor, one for a soldier, none for Evil-Lyn."""
    scene = charge(marching(3, evil=2).put(skeletor=AREA, evil_lyn=AREA), 3)
    assert (scene.kind, set(scene.asked)) == ("spread", {"skeletor", "evil-lyn"})
    assert scene.options == ["spread skeletor", "spread evil-lyn", "spread soldier"]

    scene.choose("spread skeletor", "spread skeletor", "spread soldier")
    assert (scene.hp("skeletor"), scene.hp("evil-lyn")) == (5, 6)
    assert at(scene) == [0, 1]
    assert not scene.heard(VpGained)
    assert scene.kind == "act"


@pytest.mark.rule("FE-SOLD-06")
def test_attackers_with_nobody_left_to_hurt_stay() -> None:
    """Three soldiers against a hero with 1 HP and one soldier: one is left over and holds the outpost."""
    scene = marching(3, evil=1).put(skeletor=AREA)
    scene.hero("skeletor").damage = 6
    charge(scene, 3).choose("spread skeletor")

    assert at(scene) == [1, 0]
    assert scene.hero("skeletor").at == "temple-of-serpos"
    assert controller(scene.state, AREA) == 0


@pytest.mark.rule("FE-SOLD-07")
def test_several_heroes_share_the_damage() -> None:
    """Without soldiers of theirs the attacked team chooses among its heroes."""
    scene = charge(marching(2).put(skeletor=AREA, evil_lyn=AREA), 2)
    assert scene.options == ["spread skeletor", "spread evil-lyn"]

    scene.choose("spread skeletor", "spread evil-lyn")
    assert (scene.hp("skeletor"), scene.hp("evil-lyn")) == (6, 5)


@pytest.mark.rule("FE-SOLD-08")
@pytest.mark.parametrize(("hp", "left", "place"), [(6, 0, AREA), (2, 1, "castle-grayskull")])
def test_a_hero_among_soldiers(hp: int, left: int, place: str) -> None:
    """Each soldier is removed and costs 1 HP, until none is left or the hero is at 0."""
    scene = a_scene(heroes=HEROES).put(teela="mystic-mountains").soldiers(AREA, evil=3).eternium(masters=0)
    scene.hero("teela").damage = 6 - hp
    scene.turn("teela").choose("move", f"goto {AREA}")

    assert at(scene)[1] == left
    assert scene.hero("teela").at == place
    assert sum(e.amount for e in scene.heard(Damaged)) == min(hp, 3)


@pytest.mark.rule("FE-SOLD-08", "FE-SOLD-03")
def test_own_soldiers_are_not_met() -> None:
    """Who comes to an outpost of the own team loses neither HP nor soldiers."""
    scene = a_scene(heroes=HEROES).put(teela="mystic-mountains").soldiers(AREA, masters=2)
    scene.turn("teela").choose("move", f"goto {AREA}")

    assert (scene.hp("teela"), at(scene)) == (6, [2, 0])
    assert not scene.heard(Damaged)


@pytest.mark.rule("FE-SOLD-09")
def test_a_soldier_has_one_hit_point() -> None:
    """An Earthquake of three removes up to three soldiers, one each."""
    scene = (
        a_scene(heroes=HEROES)
        .put(teela="mystic-mountains")
        .soldiers(AREA, evil=2)
        .give("teela", "earthquake")
    )
    scene.turn("teela").choose("cast teela earthquake")

    assert at(scene) == [0, 0]
    assert [(e.team, e.soldiers) for e in scene.heard(SoldiersRemoved)] == [(1, 2)]
    assert "FE-SOLD-09" in scene.rules()


@pytest.mark.rule("FE-SOLD-10")
def test_soldiers_and_a_boss_ignore_each_other() -> None:
    """Soldiers march into an outpost with a boss: nobody is removed, the boss is unhurt, they hold it."""
    scene = marching(2)
    scene.state.boss = Boss(id="evil-seed-boss", at=AREA)
    charge(scene, 2)

    assert at(scene) == [2, 0]
    assert scene.state.boss.damage == 0
    assert not scene.heard(SoldiersRemoved)
    assert scene.kind == "act"


@pytest.mark.rule("FE-EPIC-27")
def test_soldiers_who_helped_return_to_the_supply() -> None:
    """Any number, each for a value of choice; back in the supply after the combat."""
    scene = met().soldiers(AREA, evil=3)
    before = scene.team("evil").soldiers
    begin(scene).choose("remove 1 1 1")
    assert scene.epic.sides[1].soldiers == ["attack", "defense", "initiative"]
    assert scene.team("evil").soldiers == before

    scene.choose("flee mystic-mountains")
    assert scene.team("evil").soldiers == before + 3
