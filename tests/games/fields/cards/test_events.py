"""The twelve events of the encounter deck, met in the Evergreen Forest."""

from __future__ import annotations

import pytest

from battlewright.games.fields.model.events import CombatCardGained, Looked, WildsEnded
from tests.games.fields.cards.playing import AREA, FOREST
from tests.games.fields.scenes import GAME, Scene, a_scene


def met(event: str, *dice: str, pool: int = 10, damage: int = 0, vp: tuple[int, int] = (0, 0)) -> Scene:
    """She-Ra braves the wilds and draws this event."""
    scene = a_scene().put(**{"she-ra": FOREST}).eternium(masters=pool, evil=10)
    scene.hero("she-ra").damage = damage
    scene.state.teams[0].vp, scene.state.teams[1].vp = vp
    return scene.top(event).dice(*dice)


def drawn(event: str, *dice: str, pool: int = 10, damage: int = 0, vp: tuple[int, int] = (0, 0)) -> Scene:
    """The same, and the event happens."""
    return met(event, *dice, pool=pool, damage=damage, vp=vp).turn("she-ra").choose("wilds 1")


def test_there_are_twelve() -> None:
    """All of them are proved below."""
    assert len(GAME.content.events) == 12


@pytest.mark.card("hidden-cache")
@pytest.mark.parametrize(("vp", "gain"), [((0, 0), 3), ((0, 1), 4), ((1, 0), 3)])
def test_a_hidden_cache(vp: tuple[int, int], gain: int) -> None:
    """3 eternium, 4 for the team that lies behind."""
    assert drawn("hidden-cache", vp=vp).team("masters").eternium == 10 + gain


@pytest.mark.card("sandstorm")
@pytest.mark.parametrize(
    ("dice", "gain", "lost"),
    [(("success", "double", "blank"), 3, 0), (("success", "blank", "blank"), 1, 0), (("blank",) * 3, 0, 1)],
)
def test_a_sandstorm(dice: tuple[str, ...], gain: int, lost: int) -> None:
    """1 eternium for each success; with none 1 HP is lost."""
    scene = drawn("sandstorm", *dice)

    assert (scene.team("masters").eternium, scene.hp("she-ra")) == (10 + gain, 6 - lost)


@pytest.mark.card("travelling-smith")
def test_a_travelling_smith() -> None:
    """One of two cards, or 2 eternium."""
    scene = met("travelling-smith").top("ram-stone", "swift-boots").turn("she-ra").choose("wilds 1")
    assert scene.options == ["choose equipment", "choose eternium"]
    scene.choose("choose equipment")
    assert [event.cards for event in scene.heard(Looked)] == [("ram-stone", "swift-boots")]
    scene.choose("card swift-boots")
    assert (scene.hero("she-ra").inventory, scene.team("masters").eternium) == (["swift-boots"], 10)

    scene = drawn("travelling-smith").choose("choose eternium")
    assert (scene.hero("she-ra").inventory, scene.team("masters").eternium) == ([], 12)


@pytest.mark.card("caravan")
def test_a_caravan() -> None:
    """1 eternium; of an open market one card for 2 eternium less, though the team holds no shop."""
    scene = met("caravan", pool=2).market("shop", "ram-stone", "tower-shield", "swift-boots", "round-shield")
    scene.turn("she-ra").choose("wilds 1")
    assert scene.options == [
        "buy ram-stone",
        "buy tower-shield",
        "buy swift-boots",
        "buy round-shield",
        "pass",
    ]
    scene.choose("buy ram-stone")
    assert (scene.hero("she-ra").inventory, scene.team("masters").eternium) == (["ram-stone"], 2 + 1 - 3)
    assert scene.kind == "wear"
    assert scene.choose(scene.options[-1]).kind == "act"

    scene = met("caravan", pool=2)
    scene.state.markets.clear()
    scene.turn("she-ra").choose("wilds 1")
    assert (scene.kind, scene.team("masters").eternium) == ("act", 3)


@pytest.mark.card("forgotten-shrine")
def test_a_forgotten_shrine() -> None:
    """2 eternium for a special combat card, or 2 HP; whoever cannot pay heals."""
    scene = drawn("forgotten-shrine", damage=3).choose("accept")
    assert scene.options == ["card energy", "card time", "card support", "card power-flow"]
    scene.choose("card time", "card +1")
    assert [event.card for event in scene.heard(CombatCardGained)] == ["time"]
    assert (scene.team("masters").eternium, scene.hp("she-ra")) == (8, 3)

    scene = drawn("forgotten-shrine", damage=3).choose("refuse")
    assert (scene.team("masters").eternium, scene.hp("she-ra")) == (10, 5)
    assert drawn("forgotten-shrine", damage=3, pool=1).hp("she-ra") == 5


@pytest.mark.card("ambush")
@pytest.mark.parametrize(("dice", "won", "pool", "hp"), [("double", True, 13, 6), ("blank", False, 9, 4)])
def test_an_ambush(dice: str, won: bool, pool: int, hp: int) -> None:
    """Raiders with 3 HP, attack 2, defense 1: 3 eternium for beating them, 1 lost if not."""
    scene = drawn("ambush", *[dice] * 7)

    assert [event.won for event in scene.heard(WildsEnded)] == [won]
    assert (scene.team("masters").eternium, scene.hp("she-ra")) == (pool, hp)


@pytest.mark.rule("FE-ROUND-05")
@pytest.mark.card("healing-spring")
def test_a_healing_spring() -> None:
    """3 HP for all heroes of the team in the area, for no others."""
    scene = met("healing-spring", damage=4).put(teela=FOREST)
    scene.hero("teela").damage, scene.hero("he-man").damage = 4, 4
    scene.turn("she-ra").choose("wilds 1")

    assert (scene.hp("she-ra"), scene.hp("teela"), scene.hp("he-man")) == (5, 5, 3)


@pytest.mark.rule("FE-ETERNIUM-02")
@pytest.mark.card("strange-portal")
def test_a_strange_portal() -> None:
    """1 HP for the way to a tower without enemies; or stay."""
    scene = met("strange-portal").soldiers("viper-tower", evil=1).turn("she-ra").choose("wilds 1", "accept")
    assert scene.options == ["goto grayskull-tower", "goto central-tower"]
    scene.choose("goto central-tower")
    assert (scene.hero("she-ra").at, scene.hp("she-ra")) == ("central-tower", 5)

    scene = drawn("strange-portal").choose("refuse")
    assert (scene.hero("she-ra").at, scene.hp("she-ra")) == (FOREST, 6)
    assert drawn("strange-portal", damage=5).kind == "act"  # never the last HP


@pytest.mark.card("volunteers")
def test_volunteers() -> None:
    """2 soldiers to one outpost of the team."""
    scene = met("volunteers").soldiers("eternos", masters=1).soldiers("gaz-village", masters=1)
    scene.soldiers("zalesia", evil=1).turn("she-ra").choose("wilds 1")
    assert set(scene.options) == {"choose eternos", "choose gaz-village"}

    scene.choose("choose eternos")
    assert scene.state.soldiers["eternos"] == [3, 0]


@pytest.mark.card("storm-of-magic")
@pytest.mark.parametrize(("vp", "lost"), [((0, 0), 1), ((1, 0), 2), ((0, 1), 1)])
def test_a_storm_of_magic(vp: tuple[int, int], lost: int) -> None:
    """The top spell, for 1 HP; for 2 if the team is ahead."""
    scene = met("storm-of-magic", vp=vp).top("earthquake").turn("she-ra").choose("wilds 1")

    assert (scene.hero("she-ra").spells, scene.hp("she-ra")) == (["earthquake"], 6 - lost)


@pytest.mark.card("poisoned-well")
def test_a_poisoned_well() -> None:
    """1 eternium, and a soldier of an enemy outpost at most 3 areas away is gone."""
    scene = met("poisoned-well").soldiers(AREA, evil=2).soldiers("eternos", evil=1)
    scene.soldiers("targa-city", evil=1).turn("she-ra").choose("wilds 1")
    assert set(scene.options) == {f"choose {AREA}", "choose eternos"}
    scene.choose(f"choose {AREA}")

    assert (scene.state.soldiers[AREA], scene.team("masters").eternium) == ([0, 1], 11)
    assert drawn("poisoned-well").team("masters").eternium == 11  # also where there is no such outpost


@pytest.mark.card("trial-of-spirit")
@pytest.mark.parametrize(
    ("dice", "card"),
    [(("success", "blank"), "energy"), (("blank", "double"), "energy"), (("blank", "blank"), "+2")],
)
def test_a_trial_of_spirit(dice: tuple[str, ...], card: str) -> None:
    """Two dice for She-Ra: an Energy card for a success, else a +2."""
    scene = drawn("trial-of-spirit", *dice).choose("card +1")

    assert [event.card for event in scene.heard(CombatCardGained)] == [card]
