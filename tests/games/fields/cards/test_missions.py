"""The special rules of the three solo and co-operative missions."""

from __future__ import annotations

from typing import Any

import pytest

from battlewright.games.fields.model.events import EnemyMoved, EpicBegan, GameOver, SoldiersPlaced
from battlewright.games.fields.model.frames import Effect
from battlewright.games.fields.procedures.checks import check_dice
from battlewright.games.fields.procedures.harm import harm
from battlewright.games.fields.rules.epic import total
from battlewright.games.fields.rules.victory import has_succeeded
from tests.games.fields.cards.playing import FOREST
from tests.games.fields.cards.test_scenarios import at_step
from tests.games.fields.scenes import Scene, a_scene

IMPOSTOR, PLANS, CHILD = "he-man-impostor", "retrieve-the-plans", "the-missing-child"


def mission(scenario: str, **setup: Any) -> Scene:
    """A mission at its first activation, on Medium; 10 eternium."""
    setup.setdefault("difficulty", "medium")
    scene = a_scene(scenario, **setup)
    scene.state.teams[0].eternium = 10
    return scene.forget()


def quest(scene: Scene, hero: str) -> Scene:
    """The hero fulfils a quest that costs 3 eternium."""
    scene.state.teams[0].eternium = 10
    scene.put(**{hero: FOREST}).quests(FOREST).top("debt-of-yesterday").turn(hero)
    return scene.choose("quest", "accept")


def moves(scene: Scene) -> dict[str, int]:
    """How many areas each enemy hero came nearer."""
    found: dict[str, int] = {}
    for event in scene.heard(EnemyMoved):
        found[event.hero] = found.get(event.hero, 0) + 1
    return found


def far_off(scene: Scene) -> Scene:
    """The own heroes stand in Foe Castle, far from the enemies."""
    for hero in scene.state.teams[0].heroes:
        scene.hero(hero).at = "foe-castle"
    return scene


# --- He-Man Impostor ------------------------------------------------------------------------------


@pytest.mark.card("he-man-impostor/rules/t0", "he-man-impostor/standing")
@pytest.mark.parametrize(("clues", "more"), [(0, 2), (1, 2), (2, 0)])
def test_clues_undo_the_disguise(clues: int, more: int) -> None:
    """Each fulfilled quest is a clue; with fewer than 2 the Impostor has +2 defense, others never."""
    scene = mission(IMPOSTOR)
    for _ in range(clues):
        quest(scene, "teela")
    assert scene.state.counters.get("clues", 0) == clues
    for enemy, extra in (("he-man", more), ("skeletor", 0)):
        scene.put(teela="vine-jungle", **{enemy: "vine-jungle"}).fight("teela", enemy).choose(
            "weapon teela-sword"
        )
        card = scene.game.content.battle[scene.epic.sides[1].battle]
        assert total(scene.state, scene.epic, 1, "defense").total == card.defense + extra
        scene.state.stack.clear()


@pytest.mark.card("he-man-impostor/rules/t1", "he-man-impostor/success")
def test_the_mission_is_done_when_he_is_unmasked_and_eternos_is_free() -> None:
    """Both are needed; another enemy's defeat does not count."""
    for enemy, unmasked in (("he-man", 1), ("skeletor", 0)):
        scene = mission(IMPOSTOR).soldiers("eternos", evil=0).put(teela="eternos")
        scene.turn("teela")
        scene.state.stack[-1].asks = []
        harm(scene.state, scene.hero(enemy), 99, by="teela")
        scene.go().until("act")
        assert scene.state.counters.get("unmasked", 0) == unmasked
        assert scene.hero(enemy).out
        assert has_succeeded(scene.state) is bool(unmasked)
        scene.put(teela="foe-castle")
        assert not has_succeeded(scene.state)


@pytest.mark.rule("FE-SOLO-32")
@pytest.mark.card(
    "he-man-impostor/skull1", "he-man-impostor/skull2", "he-man-impostor/skull3", "he-man-impostor/skull4"
)
@pytest.mark.parametrize("skull", [1, 2, 3, 4])
def test_at_each_skull_the_enemies_come_nearer(skull: int) -> None:
    """By one area; the third also brings a soldier to Eternos."""
    scene = far_off(mission(IMPOSTOR)).soldiers("eternos", evil=1).put(**{"he-man": "zalesia"})
    at_step(scene, "skull", skull)

    assert moves(scene) == {"he-man": 1, "skeletor": 1, "evil-lyn": 1}
    placed = [(e.area, e.soldiers) for e in scene.heard(SoldiersPlaced)]
    assert placed == ([("eternos", 1)] if skull == 3 else [])


@pytest.mark.rule("FE-SOLO-32")
@pytest.mark.card("he-man-impostor/skull1")
def test_an_enemy_that_is_out_or_away_comes_no_nearer() -> None:
    """Neither a hero that has left the game nor one that stands nowhere."""
    scene = far_off(mission(IMPOSTOR)).put(**{"he-man": "zalesia"})
    scene.hero("skeletor").out = True
    scene.hero("evil-lyn").at = ""
    at_step(scene, "skull", 1)

    assert moves(scene) == {"he-man": 1}


@pytest.mark.rule("FE-SOLO-32")
@pytest.mark.card("he-man-impostor/skull1")
def test_an_enemy_that_reaches_a_hero_attacks() -> None:
    """Teela stands beside Skeletor; the others are far away."""
    scene = far_off(mission(IMPOSTOR)).put(teela="tar-swamp", **{"evil-lyn": "viper-tower"})
    at_step(scene.put(**{"he-man": "viper-tower"}), "skull", 1).until("weapon")

    assert [(event.hero, event.enemy) for event in scene.heard(EpicBegan)] == [("teela", "skeletor")]


# --- Retrieve the Plans ---------------------------------------------------------------------------


def at_the_mountain(**soldiers: int) -> Scene:
    """Tri-Klops is elsewhere; Teela stands beside Snake Mountain."""
    scene = mission(PLANS).soldiers("snake-mountain", evil=soldiers.get("evil", 0))
    scene.soldiers("snake-mountain", masters=soldiers.get("masters", 0))
    return scene.put(**{"tri-klops": "viper-tower", "teela": "bone-fields"})


@pytest.mark.card("retrieve-the-plans/rules/t0")
def test_who_captures_snake_mountain_takes_the_plans() -> None:
    """The first one; another outpost has none."""
    scene = at_the_mountain(evil=1).turn("teela").choose("move", "goto snake-mountain")
    assert (scene.hero("teela").tokens, scene.state.counters["found"]) == (["plans"], 1)

    scene.put(stratos="desert-of-time", teela="eternos").turn("stratos").choose("move", "goto snake-mountain")
    assert scene.hero("stratos").tokens == []
    scene = at_the_mountain().put(teela="plains-of-eternos").turn("teela").choose("move", "goto eternos")
    assert scene.hero("teela").tokens == []


@pytest.mark.card("retrieve-the-plans/rules/t1")
def test_who_ends_a_turn_in_snake_mountain_takes_the_plans() -> None:
    """Also if it was captured by soldiers before."""
    scene = at_the_mountain(masters=1).put(teela="snake-mountain").turn("teela")
    assert scene.hero("teela").tokens == []
    scene.choose("end")
    assert scene.hero("teela").tokens == ["plans"]

    scene.put(stratos="snake-mountain").turn("stratos").choose("end")
    assert (scene.hero("stratos").tokens, scene.hero("teela").tokens) == ([], ["plans"])
    scene = at_the_mountain(masters=1).turn("teela").choose("end")
    assert scene.hero("teela").tokens == []


@pytest.mark.rule("FE-SOLO-32")
@pytest.mark.card("retrieve-the-plans/rules/t2", "retrieve-the-plans/rules/t3")
@pytest.mark.parametrize(
    ("difficulty", "found", "steps"),
    [("medium", 1, 2), ("medium", 0, 0), ("merciless", 0, 1), ("merciless", 1, 2)],
)
def test_the_alarm(difficulty: str, found: int, steps: int) -> None:
    """Once the plans are taken the enemies come 2 areas nearer in each round; on Merciless 1 before that."""
    scene = mission(PLANS, difficulty=difficulty)
    for hero in scene.state.heroes.values():
        hero.at = "mountains-of-perpetua" if hero.team == 0 else "snake-mountain"
    scene.state.counters["found"] = found
    at_step(scene.forget(), "open")

    wanted = {"tri-klops": steps, "trap-jaw": steps, "mer-man": steps} if steps else {}
    assert moves(scene) == wanted


@pytest.mark.card("retrieve-the-plans/rules/t4", "retrieve-the-plans/success")
@pytest.mark.parametrize(("area", "done"), [("castle-grayskull", True), ("foe-castle", False)])
def test_home_with_the_plans(area: str, done: bool) -> None:
    """A hero with the plans ends a turn in the base: success, and the game is over."""
    scene = mission(PLANS).put(teela=area, stratos="castle-grayskull").turn("stratos").choose("end")
    assert not scene.heard(GameOver)
    scene.hero("teela").tokens = ["plans"]
    scene.turn("teela").choose("end")
    assert scene.hero("teela").tokens == ([] if done else ["plans"])

    assert [event.reason for event in scene.heard(GameOver)] == (["success"] if done else [])
    assert has_succeeded(scene.state) is done


@pytest.mark.rule("FE-DIFF-07")
@pytest.mark.card("retrieve-the-plans/skull2")
@pytest.mark.parametrize(("difficulty", "more"), [("medium", 1), ("easy", 0)])
def test_the_second_skull_reinforces_the_enemy(difficulty: str, more: int) -> None:
    """A soldier in every outpost it controls; on Easy no soldiers come."""
    scene = far_off(mission(PLANS, difficulty=difficulty)).soldiers("zalesia", evil=1)
    at_step(scene, "skull", 2)

    assert scene.state.soldiers["zalesia"] == [0, 1 + more]
    assert scene.state.soldiers["corridors-of-lithos"] == [0, 1 + more]
    assert "central-tower" not in scene.state.soldiers


# --- The Missing Child ----------------------------------------------------------------------------


@pytest.mark.card("the-missing-child/rules/t0", "the-missing-child/rules/t1", "the-missing-child/rules/t2")
def test_three_clues_lead_to_the_child() -> None:
    """Quests and the Ram Stone (once) are clues; then a turn that ends in Zalesia finds her."""
    scene = mission(CHILD)
    hero, other, _ = scene.state.teams[0].heroes
    enemy = scene.state.teams[1].heroes[0]
    quest(quest(scene, hero), hero)
    assert scene.state.counters["clues"] == 2
    scene.soldiers("zalesia", evil=0).put(**{enemy: "viper-tower", hero: "zalesia"}).turn(hero).choose("end")
    assert scene.hero(hero).tokens == []

    scene.give(other, "conjure-arms").top("round-shield", "battle-harness", "tower-shield").put(
        **{other: FOREST}
    )
    scene.turn(other).choose(f"cast {other} conjure-arms", "card round-shield")
    assert scene.state.counters["clues"] == 2
    scene.give(other, "conjure-arms").top("ram-stone", "swift-boots", "war-paint").put(**{other: FOREST})
    scene.turn(other).choose(f"cast {other} conjure-arms", "card ram-stone")
    assert scene.state.counters["clues"] == 3
    scene.give(other, "conjure-arms").top("swift-boots", "war-paint", "guard-helmet").turn(other)
    scene.choose(f"cast {other} conjure-arms", "card swift-boots")
    assert scene.state.counters["clues"] == 3

    scene.turn(other).choose("end")  # not in Zalesia
    assert scene.hero(other).tokens == []
    scene.turn(hero).choose("end")
    assert (scene.hero(hero).tokens, scene.state.counters["found"]) == (["evelyn"], 1)
    scene.put(**{other: "zalesia"}).turn(other).choose("end")
    assert (scene.hero(other).tokens, scene.hero(hero).tokens) == ([], ["evelyn"])


@pytest.mark.rule("FE-SOLO-26")
@pytest.mark.card("the-missing-child/rules/t3", "the-missing-child/success")
@pytest.mark.parametrize("at_home", [True, False])
def test_home_with_the_child(at_home: bool) -> None:
    """A hero with Evelyn ends a turn in the base."""
    scene = mission(CHILD)
    hero, other, _ = scene.state.teams[0].heroes
    scene.hero(other).at = scene.state.teams[0].base
    assert not scene.turn(other).choose("end").heard(GameOver)
    scene.hero(hero).at = scene.state.teams[0].base if at_home else FOREST
    scene.hero(hero).tokens = ["evelyn"]
    scene.turn(hero).choose("end")
    assert scene.hero(hero).tokens == ([] if at_home else ["evelyn"])

    assert [event.reason for event in scene.heard(GameOver)] == (["success"] if at_home else [])
    assert has_succeeded(scene.state) is at_home


@pytest.mark.card("the-missing-child/skull1")
@pytest.mark.parametrize(("face", "lost"), [("blank", 1), ("success", 0)])
def test_snake_men_in_the_grass(face: str, lost: int) -> None:
    """Each own hero in the wilds makes a check; a failure costs 1 HP. Others are safe."""
    scene = far_off(mission(CHILD))
    hero, other, _ = scene.state.teams[0].heroes
    scene.put(**{hero: FOREST}).dice(face, "blank", "blank")
    at_step(scene, "skull", 1)

    assert (scene.hero(hero).damage, scene.hero(other).damage) == (lost, 0)


@pytest.mark.card("the-missing-child/skull2", "the-missing-child/skull3")
def test_the_later_skulls_of_the_missing_child() -> None:
    """Two soldiers for Zalesia; then the enemies come 2 areas nearer."""
    scene = far_off(mission(CHILD)).soldiers("zalesia", evil=1)
    at_step(scene, "skull", 2)
    assert scene.state.soldiers["zalesia"][1] == 3
    assert not moves(scene)

    scene = far_off(mission(CHILD))
    for enemy in scene.state.teams[1].heroes:
        scene.hero(enemy).at = "snake-mountain"
    for hero in scene.state.teams[0].heroes:
        scene.hero(hero).at = "mountains-of-perpetua"
    at_step(scene.forget(), "skull", 3)
    assert set(moves(scene).values()) == {2}
    assert len(moves(scene)) == 3


@pytest.mark.card("the-missing-child/standing")
@pytest.mark.parametrize(("faction", "spirit", "initiative"), [("evil", 1, 0), ("masters", 0, 2)])
def test_what_the_child_gives(faction: str, spirit: int, initiative: int) -> None:
    """An Evil Warrior has +1 Spirit, a Master +2 initiative; only whoever carries her."""
    other = "masters" if faction == "evil" else "evil"
    scene = mission(CHILD, factions=[faction, other])
    hero = scene.state.teams[0].heroes[0]
    enemy = scene.state.teams[1].heroes[0]
    found = []
    for tokens in ([], ["evelyn"]):
        scene.hero(hero).tokens = tokens
        scene.put(**{hero: FOREST, enemy: FOREST}).fight(hero, enemy)
        found.append((check_dice(scene.state, scene.hero(hero), 0, "spirit"), _initiative(scene)))
        scene.state.stack.clear()

    assert (found[1][0] - found[0][0], found[1][1] - found[0][1]) == (spirit, initiative)


def _initiative(scene: Scene) -> int:
    return total(scene.state, scene.epic, 0, "initiative").total


def test_nothing_else_is_pending() -> None:
    """Scenario rules are carried out in full before anybody is asked."""
    scene = far_off(mission(CHILD))

    assert not any(isinstance(frame, Effect) for frame in at_step(scene, "skull", 2).state.stack)
