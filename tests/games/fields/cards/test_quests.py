"""The 26 quests of the two stories: the task of each faction, fulfilled and failed, and the reward."""

from __future__ import annotations

import pytest

from battlewright.games.fields.model.cards import CheckDemand, FightDemand, Task
from battlewright.games.fields.model.events import (
    CombatCardGained,
    Damaged,
    EterniumGained,
    EterniumSpent,
    MarkerPlaced,
    MarkerRemoved,
    QuestEnded,
    VpGained,
    WildsBegan,
)
from tests.games.fields.cards.playing import AREA, FOREST, case
from tests.games.fields.scenes import GAME, Scene, a_scene

WON, LOST = ("double",) * 7, ("blank",) * 7
BODY3, BODY2 = ("double", "success"), ("double", "blank")
EX = "card +1"


def on_quest(card: str, hero: str, *dice: str, **changes: int) -> Scene:
    """A hero of one side goes on this quest in the Evergreen Forest; 10 eternium in the pools."""
    scene = a_scene(GAME.content.quests[card].scenario).eternium(masters=10, evil=10)
    scene.put(**{hero: FOREST}).quests(FOREST).top(card)
    scene.give(hero, "gust", "swift-boots")
    scene.soldiers("zalesia", **{scene.team(hero).faction: changes.get("soldiers", 0)})
    if changes.get("tower"):
        scene.soldiers("central-tower", **{scene.team(hero).faction: 1})
    scene.hero(hero).damage = changes.get("damage", 0)
    scene.dice(*dice).turn(hero).choose("quest")
    if scene.kind == "wilds_items":  # asked whatever the inventory holds
        scene.choose("pass")
    return scene


def dice_for(card: str, hero: str, faces: tuple[str, ...]) -> tuple[str, ...]:
    """As many faces as the hero rolls: the given ones first, then blanks (or more of the same in combat)."""
    printed = GAME.content.heroes[hero]
    numbers: list[int] = []
    for demand in _task(card, hero).demands:
        if isinstance(demand, FightDemand):
            numbers.append(printed.body)
        elif isinstance(demand, CheckDemand):
            numbers.append(demand.dice + (getattr(printed, demand.by) if demand.by else 0))
    if not numbers:
        return ()
    return (*faces, *["blank"] * 9)[: numbers[0]]


def _task(card: str, hero: str) -> Task:
    tasks = GAME.content.quests[card].tasks
    return tasks.get(GAME.content.heroes[hero].faction) or tasks["any"]


ONE, TWO = ("success",), ("success", "success")
# the hero, the dice, choices for task and reward, VP, eternium gained and paid, combat card
QUESTS = [
    case("last-stand-of-the-king", "she-ra", WON, (EX,), 2, 0, "+3"),
    case("last-stand-of-the-king", "skeletor", (), ("accept", EX), 2, -2, "+3"),
    case("loose-minute", "she-ra", ONE, (EX,), 1, 0, "time"),
    case("loose-minute", "skeletor", ONE, (EX,), 1, 0, "time"),
    case("debt-of-yesterday", "she-ra", (), ("accept",), 2, -3, ""),
    case("preternian-relic", "she-ra", BODY3, ("CARD",), 1, 0, ""),
    case("preternian-relic", "skeletor", (), ("accept", "CARD"), 1, 0, ""),
    case("clockwork-guardian", "she-ra", WON, (EX,), 1, 0, "energy"),
    case("the-messenger", "she-ra", ONE, ("accept",), 2, -1, ""),
    case("the-messenger", "skeletor", WON, (), 2, 0, ""),
    case("face-in-the-rift", "she-ra", WON, (EX,), 2, 0, "power-flow"),
    case("unborn-forest", "she-ra", ONE, (), 1, 3, ""),
    case("scroll-out-of-time", "she-ra", (), ("card gust", "card time", EX), 3, 0, "time"),
    case("rider-from-nowhere", "she-ra", WON, ("CARD",), 1, 0, ""),
    case("the-great-fracture", "she-ra", ONE, ("accept",), 3, -2, ""),
    case("the-great-fracture", "skeletor", WON, (), 3, 0, ""),
    case("root-of-the-matter", "she-ra", WON, (), 2, 0, ""),
    case("barrels-of-salt", "she-ra", (), ("accept", f"choose {FOREST}"), 1, -2, ""),
    case("swallowed-village", "she-ra", BODY3, (), 2, 0, ""),
    case("swallowed-village", "skeletor", WON, (), 2, 0, ""),
    case("cloud-of-spores", "she-ra", ONE, (EX,), 1, 0, "energy"),
    case("dryads-bargain", "she-ra", (), ("card swift-boots",), 2, 0, ""),
    case("poison-garden", "she-ra", (), ("accept", EX), 2, 0, "+3"),
    case("walking-thicket", "she-ra", WON, ("card support", EX), 1, 0, "support"),
    case("last-gardener", "she-ra", TWO, (f"choose {FOREST}",), 2, 0, ""),
    case("last-gardener", "skeletor", (), ("accept", f"choose {FOREST}"), 2, 0, ""),
    case("sap-of-ages", "she-ra", ONE, (), 1, 3, ""),
    case("hollow-tree", "she-ra", ONE, ("accept", "CARD"), 2, -1, ""),
    case("servants-of-the-seed", "she-ra", WON, (EX,), 2, 0, "support"),
    case("heartwood", "she-ra", BODY3, ("accept",), 3, -2, ""),
]


def paid(scene: Scene, card: str) -> int:
    """Eternium that the card itself brought, less what it cost."""
    gained = sum(event.amount for event in scene.heard(EterniumGained) if card in event.rules)
    return gained - sum(event.amount for event in scene.heard(EterniumSpent) if card in event.rules)


@pytest.mark.rule("FE-QUEST-03")
@pytest.mark.parametrize(("card", "hero", "dice", "choices", "vp", "eternium", "gain"), QUESTS)
def test_a_quest_fulfilled(
    card: str, hero: str, dice: tuple[str, ...], choices: tuple[str, ...], vp: int, eternium: int, gain: str
) -> None:
    """What it asks is given, and its reward comes: VP, eternium, a combat card."""
    scene = on_quest(card, hero, *dice_for(card, hero, dice))
    for choice in choices:
        scene.choose(scene.options[0] if choice == "CARD" else choice)

    assert scene.kind == "act"
    assert [(event.card, event.met) for event in scene.heard(QuestEnded)] == [(card, True)]
    assert sum(event.amount for event in scene.heard(VpGained)) == vp
    assert paid(scene, card) == eternium
    assert [event.card for event in scene.heard(CombatCardGained)] == ([gain] if gain else [])
    assert FOREST not in scene.state.quests


@pytest.mark.card("frozen-battle")
@pytest.mark.card("fire-line")
@pytest.mark.card("hourglass-tower")
@pytest.mark.parametrize(
    ("card", "changes", "choices", "vp"),
    [
        ("frozen-battle", {"soldiers": 3, "tower": 1}, (), 1),
        ("fire-line", {"soldiers": 3, "tower": 1, "more": 1}, (), 2),
        ("hourglass-tower", {"tower": 1}, (), 3),
    ],
)
def test_quests_that_ask_for_something_held(
    card: str, changes: dict[str, int], choices: tuple[str, ...], vp: int
) -> None:
    """With it the VP come, without it nothing does."""
    dice = ("success", "blank") if card == "hourglass-tower" else ()
    scene = a_scene(GAME.content.quests[card].scenario).put(**{"she-ra": FOREST}).quests(FOREST).top(card)
    scene.soldiers("zalesia", masters=changes.get("soldiers", 0)).soldiers("central-tower", masters=1)
    scene.soldiers("eternos", masters=changes.get("more", 0)).dice(*dice).turn("she-ra").choose(
        "quest", *choices
    )
    assert sum(event.amount for event in scene.heard(VpGained)) == vp

    scene = on_quest(card, "she-ra", soldiers=3)
    assert [event.met for event in scene.heard(QuestEnded)] == [False]
    assert not scene.heard(VpGained)


@pytest.mark.card("heartwood")
def test_soldiers_hold_the_roots_for_the_evil_warriors() -> None:
    """With 4 soldiers on the map 1 HP is paid and 3 VP come; with 3 nothing is asked."""
    scene = on_quest("heartwood", "skeletor", soldiers=3, tower=1).choose("accept")
    assert scene.hp("skeletor") == GAME.content.heroes["skeletor"].hp - 1
    assert sum(event.amount for event in scene.heard(VpGained)) == 3

    scene = on_quest("heartwood", "skeletor", soldiers=3)
    assert [event.met for event in scene.heard(QuestEnded)] == [False]
    assert scene.hp("skeletor") == GAME.content.heroes["skeletor"].hp


def test_where_factions_are_asked_for_different_things_the_rules_differ() -> None:
    """No quest asks both factions for the same kinds of demands in the same order, however it is told."""
    for quest in GAME.content.quests.values():
        kinds = [tuple(type(demand) for demand in task.demands) for task in quest.tasks.values()]
        assert len(set(kinds)) == len(kinds), quest.id


FOES = [
    case("last-stand-of-the-king", "she-ra", (4, 3, 1)),
    case("the-messenger", "skeletor", (3, 2, 1)),
    case("swallowed-village", "skeletor", (3, 2, 2)),
    case("the-great-fracture", "skeletor", (4, 3, 1)),
    case("clockwork-guardian", "she-ra", (3, 2, 2)),
    case("face-in-the-rift", "she-ra", (4, 4, 1)),
    case("rider-from-nowhere", "she-ra", (3, 3, 2)),
    case("root-of-the-matter", "she-ra", (3, 2, 2)),
    case("walking-thicket", "she-ra", (3, 3, 2)),
    case("servants-of-the-seed", "she-ra", (4, 3, 1)),
]


@pytest.mark.parametrize(("card", "hero", "values"), FOES)
def test_a_quest_that_is_a_combat(card: str, hero: str, values: tuple[int, int, int]) -> None:
    """Against the foe the text names; a lost one brings nothing."""
    scene = on_quest(card, hero, *dice_for(card, hero, LOST))

    assert [(e.hp, e.attack, e.defense) for e in scene.heard(WildsBegan)] == [values]
    assert [event.met for event in scene.heard(QuestEnded)] == [False]
    assert not scene.heard(VpGained)


FAILED = [
    case("loose-minute", "she-ra", LOST, (), 0, 0),
    case("debt-of-yesterday", "she-ra", (), ("refuse",), 0, 0),
    case("preternian-relic", "she-ra", BODY2, (), 0, 0),
    case("preternian-relic", "skeletor", (), ("refuse",), 0, 0),
    case("the-messenger", "she-ra", LOST, ("accept",), -1, 0),
    case("face-in-the-rift", "she-ra", LOST, (), -1, 0),
    case("unborn-forest", "she-ra", LOST, (), 0, 1),
    case("scroll-out-of-time", "she-ra", (), ("refuse",), 0, 0),
    case("the-great-fracture", "skeletor", BODY2, (), 0, 0),
    case("barrels-of-salt", "she-ra", (), ("refuse",), 0, 0),
    case("swallowed-village", "she-ra", BODY2, (), 0, 0),
    case("swallowed-village", "skeletor", BODY2, (), 0, 0),
    case("last-gardener", "skeletor", (), ("refuse",), 0, 0),
    case("the-great-fracture", "she-ra", LOST, ("accept",), -2, 0),
    case("last-stand-of-the-king", "skeletor", (), ("refuse",), 0, 0),
    case("cloud-of-spores", "she-ra", LOST, (), 0, 1),
    case("dryads-bargain", "she-ra", (), ("refuse",), 0, 0),
    case("poison-garden", "she-ra", (), ("refuse",), 0, 0),
    case("last-gardener", "she-ra", ONE, (), 0, 0),
    case("sap-of-ages", "she-ra", LOST, (), 0, 0),
    case("hollow-tree", "she-ra", LOST, ("accept",), -1, 0),
    case("heartwood", "she-ra", BODY2, ("accept",), -2, 0),
    case("heartwood", "skeletor", (), (), 0, 0),
]


def hurt(scene: Scene, card: str) -> int:
    """HP the card itself took."""
    return sum(event.amount for event in scene.heard(Damaged) if card in event.rules)


@pytest.mark.parametrize(("card", "hero", "dice", "choices", "eternium", "lost"), FAILED)
def test_a_quest_failed(
    card: str, hero: str, dice: tuple[str, ...], choices: tuple[str, ...], eternium: int, lost: int
) -> None:
    """No reward; what was paid is gone, and what failing costs."""
    scene = on_quest(card, hero, *dice_for(card, hero, dice)).choose(*choices)

    assert [(event.card, event.met) for event in scene.heard(QuestEnded)] == [(card, False)]
    assert not scene.heard(VpGained)
    assert not scene.heard(CombatCardGained)
    assert (paid(scene, card), hurt(scene, card)) == (eternium, lost)


@pytest.mark.rule("FE-ETERNIUM-02")
@pytest.mark.card("preternian-relic")
@pytest.mark.card("poison-garden")
@pytest.mark.parametrize(
    ("card", "hero", "dice", "price"),
    [
        ("preternian-relic", "skeletor", (), 2),
        ("poison-garden", "she-ra", (), 2),
    ],
)
def test_what_is_paid_in_hit_points(card: str, hero: str, dice: tuple[str, ...], price: int) -> None:
    """So many HP, and never the last one."""
    scene = on_quest(card, hero, *dice).choose("accept")
    assert scene.hp(hero) == GAME.content.heroes[hero].hp - price

    scene = on_quest(card, hero, damage=GAME.content.heroes[hero].hp - price)
    assert [event.met for event in scene.heard(QuestEnded)] == [False]


# --- the rest of the rewards ----------------------------------------------------------------------

LOOKS = [
    case("preternian-relic", BODY3, (), ("ram-stone", "swift-boots", "war-paint")),
    case("rider-from-nowhere", WON, (), ("battle-ram", "sky-sled")),
    case("hollow-tree", ONE, ("accept",), ("fireball", "haste", "earthquake")),
]


@pytest.mark.parametrize(("card", "dice", "choices", "cards"), LOOKS)
def test_quests_that_bring_a_card(
    card: str, dice: tuple[str, ...], choices: tuple[str, ...], cards: tuple[str, ...]
) -> None:
    """One of the top cards of the deck; the others go under it."""
    scene = a_scene(GAME.content.quests[card].scenario).eternium(masters=10)
    scene.put(**{"she-ra": FOREST}).quests(FOREST).top(card).top(*cards)
    scene.dice(*dice_for(card, "she-ra", dice)).turn("she-ra").choose("quest", *choices)
    assert scene.options == [f"card {name}" for name in cards]
    scene.choose(f"card {cards[1]}")

    hero = scene.hero("she-ra")
    assert cards[1] in (*hero.inventory, *hero.spells, *hero.mounts)


@pytest.mark.rule("FE-QUEST-03")
@pytest.mark.card("frozen-battle")
@pytest.mark.card("swallowed-village")
@pytest.mark.parametrize(
    ("card", "dice", "more"), [("frozen-battle", (), 2), ("swallowed-village", BODY3, 1)]
)
def test_quests_that_bring_soldiers(card: str, dice: tuple[str, ...], more: int) -> None:
    """Up to 3 for the Frozen Battle, 1 for the Swallowed Village, in an outpost of the team."""
    scene = a_scene(GAME.content.quests[card].scenario).put(**{"she-ra": FOREST}).quests(FOREST).top(card)
    scene.soldiers("zalesia", masters=3).soldiers("eternos", masters=1)
    scene.dice(*dice_for(card, "she-ra", dice)).turn("she-ra").choose("quest")

    assert scene.state.soldiers["eternos"] == [1 + more, 0]


CLEARED = [
    case("root-of-the-matter", WON, (), FOREST),
    case("fire-line", (), (), FOREST),
    case("barrels-of-salt", (), ("accept", f"choose {AREA}"), AREA),
    case("last-gardener", TWO, (f"choose {AREA}",), AREA),
]


@pytest.mark.parametrize(("card", "dice", "choices", "area"), CLEARED)
def test_quests_that_clear_vines(
    card: str, dice: tuple[str, ...], choices: tuple[str, ...], area: str
) -> None:
    """In the own area, or in one at most 2 or 3 areas away; other vines stay."""
    scene = a_scene("evil-seed").eternium(masters=10).put(**{"she-ra": FOREST}).quests(FOREST).top(card)
    scene.soldiers("zalesia", masters=3).soldiers("eternos", masters=2)
    scene.state.vines = [FOREST, AREA, "blackmire"]
    scene.dice(*dice_for(card, "she-ra", dice)).turn("she-ra").choose("quest", *choices)

    assert area not in scene.state.vines
    assert "blackmire" in scene.state.vines
    assert area in [event.area for event in scene.heard(MarkerRemoved) if event.what == "vines"]


@pytest.mark.card("hourglass-tower")
def test_the_sand_runs_out() -> None:
    """With a tower, but without a success."""
    scene = on_quest("hourglass-tower", "she-ra", "blank", "blank", tower=1)

    assert [event.met for event in scene.heard(QuestEnded)] == [False]
    assert not scene.heard(VpGained)


@pytest.mark.card("dryads-bargain")
def test_the_dryad_heals_the_team() -> None:
    """2 HP for all heroes of the team; the equipment is gone."""
    scene = a_scene("evil-seed").put(**{"she-ra": FOREST}).quests(FOREST).top("dryads-bargain")
    for hero in ("she-ra", "he-man", "teela", "skeletor"):
        scene.hero(hero).damage = 3
    scene.give("she-ra", "swift-boots").turn("she-ra").choose("quest", "card swift-boots")

    assert [scene.hero(hero).damage for hero in ("she-ra", "he-man", "teela", "skeletor")] == [1, 1, 1, 3]
    assert scene.hero("she-ra").inventory == []


@pytest.mark.card("servants-of-the-seed")
def test_the_servants_plant_vines() -> None:
    """If they are not beaten, vines grow in one more area."""
    scene = on_quest("servants-of-the-seed", "she-ra", *LOST)

    assert [event.what for event in scene.heard(MarkerPlaced)] == ["vines"]


def test_all_26_quests_are_in_the_tables() -> None:
    """13 for each story."""
    rows = {str(row.values[0]) for row in (*QUESTS, *CLEARED)} | {"frozen-battle", "hourglass-tower"}

    assert rows == set(GAME.content.quests)
