"""The special rules of the two stories, the first game and the three skirmishes."""

from __future__ import annotations

import pytest

from battlewright.games.fields.model.events import (
    BossCame,
    GameOver,
    MarkerPlaced,
    MarkerRemoved,
    SoldiersMoved,
    VpGained,
    VpWithheld,
)
from battlewright.games.fields.model.frames import Round
from battlewright.games.fields.model.state import Boss
from battlewright.games.fields.rules.actions import fortify_limit
from battlewright.games.fields.rules.epic import flee_price
from battlewright.games.fields.rules.movement import movement_points
from tests.games.fields.cards.playing import AREA, FOREST, played
from tests.games.fields.scenes import Scene, a_scene

SAFE = "+1 attack, +3 defense, +1 initiative, +3 defense"
EVEN = "+1 attack, +1 defense, +1 attack, +1 defense"
STORY, SEED, FIRST = "fractures-in-time", "evil-seed", "first-game"
RITUAL, MARCH, RAIDERS = "ritual-of-unlimited-power", "marching-armies", "raiders-of-the-lost-artifact"
BOSS = "evil-seed-boss"
START = 10  # eternium of a team of three at the start


def at_step(scene: Scene, step: str, skulls: int = 0) -> Scene:
    """A round at its start (`open`), its skull event (`skull`) or its end (`close`)."""
    scene.state.skulls = skulls - (step == "skull")
    if step == "skull":
        scene.state.field = 2 * skulls - 1
    scene.state.stack = [Round(step=step)]  # type: ignore[arg-type]  # one of its steps
    return scene.go()


def vp(scene: Scene) -> dict[int, int]:
    """VP gained by team."""
    found = {0: 0, 1: 0}
    for event in scene.heard(VpGained):
        found[event.team] += event.amount
    return found


# --- Fractures in Time ----------------------------------------------------------------------------


@pytest.mark.card("fractures-in-time/rules/t0", "fractures-in-time/rules/t2")
@pytest.mark.parametrize(("quests", "skulls", "bonus"), [(3, 4, 2), (2, 4, 0), (3, 3, 0)])
def test_three_fractures_bring_two_points_at_the_end(quests: int, skulls: int, bonus: int) -> None:
    """Each fulfilled quest counts for the team; after the fourth skull three of them are worth 2 VP."""
    scene = a_scene(STORY).put(**{"she-ra": FOREST})
    for _ in range(quests):
        scene.eternium(masters=10).quests(FOREST).top("debt-of-yesterday").turn("she-ra")
        scene.choose("quest", "accept")
    assert scene.team("masters").counters["fractures"] == quests
    assert "fractures" not in scene.team("evil").counters

    scene.state.field = 7 if skulls == 4 else 5
    at_step(scene.forget(), "close", skulls)
    assert vp(scene) == {0: bonus, 1: 0}


@pytest.mark.card("fractures-in-time/rules/t1")
def test_a_failed_quest_leaves_something() -> None:
    """1 eternium; nothing beside its reward for a fulfilled one."""
    for answer, pool in (("refuse", 11), ("accept", 7)):
        scene = a_scene(STORY).put(**{"she-ra": FOREST}).eternium(masters=10).quests(FOREST)
        scene.top("debt-of-yesterday").turn("she-ra").choose("quest", answer)
        assert scene.team("masters").eternium == pool


FRACTURES = {
    1: {"ice-mountains", "dark-glacier"},
    2: {"rakash-highlands", "canyon-of-echoes"},
    3: {"tar-swamp", "fright-zone"},
}


@pytest.mark.card("fractures-in-time/skull1", "fractures-in-time/skull2", "fractures-in-time/skull3")
@pytest.mark.parametrize("skull", [1, 2, 3])
def test_the_skulls_open_new_fractures(skull: int) -> None:
    """Two quest markers each; heroes heal, towers pay, the jungle hurts."""
    scene = a_scene(STORY).eternium(masters=5, evil=5).soldiers("viper-tower", evil=1)
    scene.put(teela=FOREST, skeletor="vine-jungle", **{"she-ra": "eternos", "evil-lyn": "orkas-village"})
    scene.put(**{"beast-man": "zalesia"})
    for hero in scene.state.heroes.values():
        hero.damage = 3
    before = {hero.id: hero.damage for hero in scene.state.heroes.values()}
    at_step(scene, "skull", skull)

    assert {event.area for event in scene.heard(MarkerPlaced)} == FRACTURES[skull]
    change = {h.id: before[h.id] - h.damage for h in scene.state.heroes.values() if h.damage != before[h.id]}
    wanted = {1: {"teela": 1, "skeletor": 1}, 2: {}, 3: {"skeletor": -1, "evil-lyn": -1}}
    assert change == wanted[skull]
    pools = (scene.team("masters").eternium, scene.team("evil").eternium)
    assert pools == ((5, 6) if skull == 2 else (5, 5))


# --- Evil Seed ------------------------------------------------------------------------------------


def with_boss(*, beaten: bool = False, damage: int = 0) -> Scene:
    """Evil Seed stands in the Vine Jungle, or did."""
    scene = a_scene(SEED).eternium(masters=10, evil=10)
    scene.state.boss = Boss(id=BOSS, at="vine-jungle", beaten=beaten, damage=damage)
    return scene


@pytest.mark.card("evil-seed/rules/t0", "evil-seed/rules/t1")
@pytest.mark.parametrize(("skulls", "beaten", "more"), [(1, False, 1), (2, False, 2), (2, True, 0)])
def test_vines_spread_at_the_start_of_a_round(skulls: int, beaten: bool, more: int) -> None:
    """To one area beside vines, from skull 2 on to two; not when Evil Seed is beaten."""
    scene = with_boss(beaten=beaten)
    before = ["vine-jungle", "tar-swamp", "fright-zone"]
    assert scene.state.vines[:3] == before
    scene.state.vines = list(before)
    at_step(scene, "open", skulls)

    new = [area for area in scene.state.vines if area not in before]
    assert len(new) == more
    planet = scene.game.content.planet
    assert all(any(n in scene.state.vines for n in planet.adjacent[area]) for area in new)


@pytest.mark.card("evil-seed/rules/t2")
@pytest.mark.parametrize(("skulls", "left"), [(3, 3), (2, 5)])
def test_evil_seed_recovers_at_skull_three(skulls: int, left: int) -> None:
    """2 HP, once."""
    scene = at_step(with_boss(damage=5), "open", skulls)
    assert scene.state.boss is not None
    assert scene.state.boss.damage == left

    at_step(scene, "open", skulls)
    assert scene.state.boss.damage == left


@pytest.mark.card("evil-seed/rules/t3")
@pytest.mark.parametrize(("beaten", "hp"), [(True, 5), (False, 4)])
def test_the_land_breathes_when_it_is_beaten(beaten: bool, hp: int) -> None:
    """Every hero heals 1 HP at the start of a round."""
    scene = with_boss(beaten=beaten)
    scene.hero("she-ra").damage, scene.hero("evil-lyn").damage = 2, 2
    at_step(scene, "open", 1)

    assert (scene.hp("she-ra"), scene.hp("evil-lyn")) == (hp, hp)


@pytest.mark.card("evil-seed/rules/t4")
@pytest.mark.parametrize(("area", "damage", "hp"), [("tar-swamp", 0, 5), ("tar-swamp", 5, 1), (FOREST, 0, 6)])
def test_vines_hurt_whoever_stays_among_them(area: str, damage: int, hp: int) -> None:
    """1 HP when the turn ends there, never the last one."""
    scene = a_scene(SEED).put(**{"she-ra": area})
    scene.hero("she-ra").damage = damage
    scene.turn("she-ra").choose("end")

    assert scene.hp("she-ra") == hp


@pytest.mark.card("evil-seed/rules/t5")
@pytest.mark.parametrize(
    ("area", "die", "cleared"),
    [("tar-swamp", "double", True), ("tar-swamp", "blank", False), (FOREST, "double", False)],
)
def test_a_victory_in_the_wilds_clears_vines(area: str, die: str, cleared: bool) -> None:
    """And brings 1 eternium."""
    scene = a_scene(SEED).put(**{"she-ra": area}).eternium(masters=5).dice(*[die] * 7)
    scene.wild("she-ra", "marsh-strider")
    if die == "double":
        scene.choose("card +1", "refuse")

    assert ("tar-swamp" not in scene.state.vines) is cleared
    assert [event.area for event in scene.heard(MarkerRemoved)] == (["tar-swamp"] if cleared else [])
    assert scene.team("masters").eternium == (6 if cleared else 5)


def at_the_boss(damage: int = 0) -> Scene:
    """She-Ra has fought one round with Evil Seed."""
    scene = with_boss(damage=damage).put(**{"she-ra": "orkas-village"})
    scene.deck("masters", "+1", "+3", "+1", "+3").epic_die("initiative:1").turn("she-ra")
    scene.choose("move", "goto vine-jungle", "weapon she-ra-sword-of-protection")
    return played(scene, {"she-ra": SAFE}).until("flee")


@pytest.mark.card("evil-seed/rules/t6", "evil-seed/standing")
def test_who_fights_evil_seed_learns_and_flees_for_nothing() -> None:
    """2 eternium for a fight without victory; the flight costs nothing here, 2 elsewhere."""
    scene = at_the_boss()
    assert flee_price(scene.state, scene.epic) == 0
    scene.choose("flee horde-factory")
    assert scene.team("masters").eternium == 10 + 2

    scene = with_boss().put(**{"she-ra": FOREST}).eternium(masters=10).deck("masters", "+1", "+3", "+1", "+3")
    scene.epic_die("initiative:1").hunt("she-ra", "hydra").choose("weapon she-ra-sword-of-protection")
    played(scene, {"she-ra": SAFE})
    assert flee_price(scene.state, scene.epic) == 2
    scene.until("flee").choose("flee foe-castle")
    assert scene.team("masters").eternium == 8


@pytest.mark.card("evil-seed/rules/t5", "evil-seed/rules/t6")
def test_an_epic_beast_leaves_the_vines_and_a_beaten_boss_teaches_nothing() -> None:
    """Only combats in the wilds clear vines; only a fight without victory brings 2 eternium."""
    scene = a_scene(SEED).put(**{"she-ra": "tar-swamp"}).give("she-ra", "fireball").eternium(masters=0)
    scene.deck("masters", "+1", "+3", "+1", "+3").epic_die("initiative:1").hunt("she-ra", "hydra")
    scene.epic.sides[1].damage = 5
    scene.choose("weapon she-ra-sword-of-protection")
    played(scene, {"she-ra": SAFE}).choose("cast she-ra fireball").until("act", "gain_combat_card")
    assert "tar-swamp" in scene.state.vines
    assert scene.team("masters").eternium == 0

    scene = with_boss(damage=8).put(**{"she-ra": "orkas-village"}).give("she-ra", "fireball")
    scene.deck("masters", "+1", "+3", "+1", "+3").epic_die("initiative:1").turn("she-ra")
    scene.choose("move", "goto vine-jungle", "weapon she-ra-sword-of-protection")
    played(scene, {"she-ra": SAFE}).choose("cast she-ra fireball", "card +1")
    assert scene.state.boss is not None
    assert scene.state.boss.beaten
    assert scene.team("masters").eternium == 10


@pytest.mark.card("evil-seed/standing")
@pytest.mark.parametrize(("vines", "most"), [([], 3), (["eternos"], 2)])
def test_vines_make_fortifying_harder(vines: list[str], most: int) -> None:
    """One soldier less."""
    scene = a_scene(SEED).put(**{"she-ra": "eternos"})
    scene.state.vines = vines

    assert fortify_limit(scene.state, scene.hero("she-ra")) == most


@pytest.mark.card("evil-seed/skull1")
def test_the_first_skull_wakes_evil_seed() -> None:
    """In the Vine Jungle, unhurt."""
    scene = at_step(a_scene(SEED), "skull", 1)

    assert [(event.boss, event.area) for event in scene.heard(BossCame)] == [(BOSS, "vine-jungle")]
    assert scene.state.boss == Boss(id=BOSS, at="vine-jungle")


# --- First Game -----------------------------------------------------------------------------------


@pytest.mark.rule("FE-SETUP-09")
@pytest.mark.card("first-game/skull1")
def test_the_first_game_begins_with_two_eternium_more() -> None:
    """For each team, during set-up: 12 with nobody's outposts paying, since it begins at night."""
    scene = a_scene(FIRST)

    assert (scene.state.skulls, scene.state.field) == (1, 1)
    assert [team.eternium for team in scene.state.teams] == [START + 2, START + 2]


@pytest.mark.card("first-game/skull2", "first-game/skull3")
def test_the_later_skulls_of_the_first_game() -> None:
    """Two quest markers at the second; at the third all heroes heal 2 HP."""
    scene = at_step(a_scene(FIRST), "skull", 2)
    assert {event.area for event in scene.heard(MarkerPlaced)} == {"ice-mountains", "dark-glacier"}

    scene = a_scene(FIRST)
    scene.hero("she-ra").damage, scene.hero("skeletor").damage = 3, 1
    at_step(scene, "skull", 3)
    assert (scene.hero("she-ra").damage, scene.hero("skeletor").damage) == (1, 0)


# --- skirmishes -----------------------------------------------------------------------------------


def skirmish(scenario: str) -> Scene:
    """A skirmish after its set-up; no soldiers and no heroes in outposts, 10 eternium each."""
    scene = a_scene(scenario)
    while scene.kind != "activate":
        scene.choose(scene.options[-1])
    for area in [*scene.state.soldiers]:
        scene.soldiers(area, masters=0, evil=0)
    for hero in scene.state.heroes.values():
        hero.at = "ice-mountains" if hero.team == 0 else "dark-glacier"
    return scene.eternium(masters=10, evil=10).forget()


@pytest.mark.card("ritual-of-unlimited-power/rules/t0")
def test_altars_bring_points_at_the_end_of_a_round() -> None:
    """1 VP for each of the three."""
    scene = skirmish(RITUAL).soldiers("central-tower", masters=1).soldiers(AREA, masters=1)
    scene.soldiers("zalesia", evil=1).soldiers("eternos", evil=1)

    assert vp(at_step(scene, "close")) == {0: 2, 1: 1}


@pytest.mark.card("ritual-of-unlimited-power/quest", "ritual-of-unlimited-power/wins")
def test_crystals_are_taken_from_the_wilds() -> None:
    """A crystal and 1 eternium for each quest marker; with the sixth the team wins at once."""
    scene = skirmish(RITUAL).put(**{"she-ra": FOREST})
    for number in range(1, 7):
        assert not scene.heard(GameOver)
        scene.quests(FOREST).turn("she-ra").choose("quest")
        assert scene.team("masters").counters["crystals"] == number
        assert scene.team("masters").eternium == 10 + number
        scene.choose("end")
    assert [event.reason for event in scene.heard(GameOver)] == ["scenario"]
    assert scene.heard(GameOver)[0].winners == tuple(scene.team("masters").seats)


@pytest.mark.card("ritual-of-unlimited-power/rules/t1", "ritual-of-unlimited-power/rules/t2")
@pytest.mark.parametrize(("spell", "crystals"), [("surge-of-power", 1), ("stone-skin", 0)])
def test_a_surge_of_power_forces_a_crystal(spell: str, crystals: int) -> None:
    """Another spell does not; after the last round each crystal is worth 1 VP."""
    scene = skirmish(RITUAL).put(skeletor=AREA).give("she-ra", spell)
    scene.deck("masters", "+1", "+1", "+1", "+1", "+2").deck("evil", *["+1"] * 4).fight("she-ra", "skeletor")
    while scene.kind == "weapon":
        scene.choose(scene.options[0])
    played(scene, {"she-ra": EVEN, "skeletor": EVEN}).choose(f"cast she-ra {spell}")
    assert scene.team("masters").counters.get("crystals", 0) == crystals

    scene.hero("she-ra").at = scene.hero("skeletor").at = FOREST
    scene.state.round, scene.state.field = 5, 4
    assert vp(at_step(scene.forget(), "close")) == {0: 0, 1: 0}
    scene.state.round, scene.state.field = 6, 5
    assert vp(at_step(scene.forget(), "close")) == {0: crystals, 1: 0}


@pytest.mark.rule("FE-CONTROL-01")
@pytest.mark.card("marching-armies/rules/t0", "marching-armies/rules/t1")
@pytest.mark.parametrize(("soldiers", "points", "comfort"), [(1, 1, 1), (0, 0, 0)])
def test_taking_an_outpost_from_an_enemy(soldiers: int, points: int, comfort: int) -> None:
    """1 VP, and 1 eternium for whoever lost it; nothing for an empty one."""
    scene = skirmish(MARCH).put(teela=FOREST).soldiers("gaz-village", evil=soldiers)
    scene.turn("teela").until("act").choose("move", "goto gaz-village")

    assert vp(scene) == {0: points, 1: 0}
    assert scene.team("evil").eternium == 10 + comfort


@pytest.mark.rule("FE-END-01")
@pytest.mark.card("marching-armies/rules/t2")
@pytest.mark.parametrize(("number", "points"), [(6, {0: 2, 1: 1}), (5, {0: 0, 1: 0})])
def test_outposts_count_after_the_last_round(number: int, points: dict[int, int]) -> None:
    """1 VP for each; not before the sixth round. The bases count too."""
    scene = skirmish(MARCH).soldiers("eternos", masters=2).soldiers("gaz-village", masters=1)
    scene.soldiers("zalesia", evil=3)
    scene.state.round, scene.state.field = number, number - 1
    bases = (
        {n: int(bool(team.base)) for n, team in enumerate(scene.state.teams)} if number == 6 else {0: 0, 1: 0}
    )
    at_step(scene, "close")

    assert {team: gained - bases[team] for team, gained in vp(scene).items()} == points


@pytest.mark.card("marching-armies/standing")
def test_soldiers_march_when_a_turn_starts() -> None:
    """Along one path, from the own outpost or one beside it, without an action."""
    scene = (
        skirmish(MARCH).put(teela=FOREST).soldiers("gaz-village", masters=1).soldiers("zalesia", masters=1)
    )
    scene.turn("teela")
    assert scene.kind == "react"
    scene.choose(scene.options[0])
    assert all("zalesia" not in text for text in scene.options)
    scene.choose("send 1 gaz-village grayskull-tower")

    assert [(e.source, e.area) for e in scene.heard(SoldiersMoved)] == [("gaz-village", "grayskull-tower")]
    assert (scene.kind, scene.decision.facts["actions"]) == ("act", 2)


@pytest.mark.card("marching-armies/withheld")
@pytest.mark.parametrize(("scenario", "points"), [(MARCH, 0), (RITUAL, 1)])
def test_no_points_for_heroes_in_marching_armies(scenario: str, points: int) -> None:
    """Elsewhere a defeated hero is worth 1 VP."""
    scene = skirmish(scenario)
    hero, enemy = scene.state.teams[0].heroes[0], scene.state.teams[1].heroes[0]
    scene.put(**{enemy: AREA})
    scene.hero(enemy).damage = scene.hp(enemy) - 1
    scene.deck("masters", "+3", "+2", "+3", "+2").deck("evil", *["+1"] * 4).fight(hero, enemy)
    while scene.kind in ("weapon", "react"):
        scene.choose(scene.options[-1])
    played(scene, {hero: "+3 attack, +2 defense, +3 attack, +2 defense", enemy: EVEN})
    scene.until("act", "activate")

    assert vp(scene)[0] == points
    assert len(scene.heard(VpWithheld)) == 1 - points


@pytest.mark.rule("FE-SKIRM-24")
@pytest.mark.card("marching-armies/wins")
@pytest.mark.parametrize(("outposts", "over"), [(13, True), (12, False)])
def test_thirteen_outposts_win(outposts: int, over: bool) -> None:
    """At once."""
    scene = skirmish(MARCH)
    held = [
        area for area in scene.game.content.planet.outposts if area not in scene.game.content.planet.bases
    ]
    bases = sum(bool(team.base) for team in scene.state.teams[:1])
    for area in held[: outposts - bases]:
        scene.soldiers(area, masters=1)
    scene.turn("teela").until("act").choose("end")

    assert bool(scene.heard(GameOver)) is over


@pytest.mark.card("raiders-of-the-lost-artifact/rules/t0", "raiders-of-the-lost-artifact/standing")
def test_the_first_in_the_jungle_takes_the_artifact() -> None:
    """And is slower with it; the second finds nothing."""
    scene = skirmish(RAIDERS).put(**{"he-man": "orkas-village", "skeletor": "central-tower"})
    assert movement_points(scene.state, scene.hero("he-man")).total == 2
    scene.put(stratos=FOREST).turn("stratos").choose("move", "goto gaz-village")
    assert scene.hero("stratos").tokens == []
    scene.turn("he-man").choose("move", "goto vine-jungle")
    assert scene.hero("he-man").tokens == ["lost-artifact"]
    assert movement_points(scene.state, scene.hero("he-man")).total == 1

    scene.put(**{"he-man": FOREST}).turn("skeletor").choose("move", "goto vine-jungle")
    assert scene.hero("skeletor").tokens == []


@pytest.mark.card("raiders-of-the-lost-artifact/rules/t1")
def test_a_beast_takes_no_artifact() -> None:
    """He-Man flees from a Griffin and keeps it."""
    scene = skirmish(RAIDERS).put(**{"he-man": FOREST}).deck("masters", "+1", "+3", "+1", "+3")
    scene.hero("he-man").tokens = ["lost-artifact"]
    scene.epic_die("defense:1").hunt("he-man", "griffin").choose("weapon he-man-power-sword")
    played(scene, {"he-man": SAFE}).until("flee").choose("flee foe-castle")

    assert scene.hero("he-man").tokens == ["lost-artifact"]


@pytest.mark.card("raiders-of-the-lost-artifact/rules/t1")
@pytest.mark.parametrize("carried", [["lost-artifact"], []])
def test_who_beats_the_carrier_takes_the_artifact(carried: list[str]) -> None:
    """He-Man flees from Skeletor, who has it now, if He-Man had it."""
    scene = skirmish(RAIDERS).put(skeletor=AREA)
    scene.hero("he-man").tokens = list(carried)
    scene.deck("masters", *["+1"] * 4).deck("evil", *["+1"] * 4).fight("he-man", "skeletor")
    while scene.kind == "weapon":
        scene.choose(scene.options[0])
    played(scene, {"he-man": EVEN, "skeletor": EVEN}).until("flee").choose("flee eldors-village")

    assert (scene.hero("he-man").tokens, scene.hero("skeletor").tokens) == ([], carried)


@pytest.mark.card("raiders-of-the-lost-artifact/rules/t2")
@pytest.mark.parametrize(("area", "points"), [(FOREST, 1), ("eternos", 2)])
def test_the_carrier_scores_at_the_end_of_each_round(area: str, points: int) -> None:
    """1 VP, 2 in an outpost; nobody else does."""
    scene = skirmish(RAIDERS).put(**{"he-man": area, "stratos": "zalesia"})
    scene.hero("he-man").tokens = ["lost-artifact"]

    assert vp(at_step(scene, "close")) == {0: points, 1: 0}
