"""The rulebook's combat of Teela and Evil-Lyn, blow by blow (FE-EX-03 to FE-EX-08)."""

from __future__ import annotations

import pytest

from battlewright.games.fields.model.events import (
    CombatCardPlayed,
    CombatRoundBegan,
    Concentrated,
    EpicBegan,
    InitiativeWon,
    SoldiersRemoved,
    Struck,
    VpGained,
    WeaponChosen,
)
from tests.games.fields.scenes import Scene, a_scene

SPARE = "lightning-bolt"  # a second spell, so that passing is a choice
HEROES = ["teela", "he-man", "she-ra", "evil-lyn", "skeletor", "beast-man"]


def threatened() -> Scene:
    """Teela is about to enter the Mountains of Perpetua, held by Evil-Lyn and a soldier."""
    scene = a_scene(heroes=HEROES)
    scene.put(teela="mystic-mountains", evil_lyn="mountains-of-perpetua")
    scene.soldiers("mountains-of-perpetua", evil=1)
    scene.give("teela", "magic-trap").give("skeletor", "fireball", SPARE).eternium(masters=10, evil=10)
    scene.deck("masters", "+1", "+2", "support", "+1", "+3", "+2", "+1", "power-flow", "+1")
    scene.deck("evil", "+3", "time", "energy", "+2", "+2", "+3")
    return scene.turn("teela")


def met() -> Scene:
    """She enters; neither uses an ability to avoid the fight; both choose their weapons."""
    scene = threatened().choose("move", "goto mountains-of-perpetua")
    while scene.kind == "react":
        scene.choose("decline")
    return scene.choose("weapon teela-sword", "weapon evil-lyn-staff")


def played() -> Scene:
    """Step 3, card by card."""
    scene = met()
    scene.choose("concentrate", "play +2 initiative")  # Teela 1: +1 discarded, +2 instead
    scene.choose("play +3 attack")  # Evil-Lyn 1
    scene.choose("play support", "play +3 attack")  # Teela 2: Support shows +1 and +3
    scene.choose("play time", "play energy defense")  # Evil-Lyn 2
    scene.choose("play +2 defense")  # Teela 3
    scene.choose("play +2 initiative")  # Evil-Lyn 3
    scene.choose("concentrate", "play power-flow attack", "play +1 defense")  # Teela 4
    return scene.choose("play +2 defense")  # Evil-Lyn 4


def acted() -> Scene:
    """Step 4: Evil-Lyn's team uses Time, Energy, the soldier and Skeletor's Fireball; it could go on."""
    scene = played()
    if scene.asked[0] == "teela":
        scene.choose("pass")
    scene.choose("time energy defense +2 initiative", "energy initiative", "play +3 attack")
    return scene.choose("remove 1 0 0", "cast skeletor fireball")


@pytest.mark.rule("FE-EPIC-01", "FE-EPIC-06", "FE-EPIC-09", "FE-COMBAT-04", example="FE-EX-03")
def test_the_combat_begins_with_weapons_in_turn() -> None:
    """Entering an area with an enemy hero starts epic combat; the active hero chooses first.

    Soldiers wait.
    """
    scene = met()

    assert [(e.hero, e.weapon) for e in scene.heard(WeaponChosen)] == [
        ("teela", "teela-sword"),
        ("evil-lyn", "evil-lyn-staff"),
    ]
    assert scene.heard(EpicBegan)[0].area == "mountains-of-perpetua"
    assert not scene.heard(SoldiersRemoved)
    assert scene.kind == "play"
    assert scene.asked == ["teela"]


@pytest.mark.rule(
    "FE-EPIC-11",
    "FE-EPIC-12",
    "FE-EPIC-13",
    "FE-EPIC-15",
    "FE-EPIC-16",
    "FE-EPIC-18",
    "FE-DECK-04",
    "FE-DECK-06",
    "FE-DECK-08",
    example="FE-EX-04",
)
def test_step_three_card_by_card() -> None:
    """Cards are played in turn; Power Flow, Time and Support do not count; simple cards lie face down."""
    scene = played()
    teela, evil_lyn = scene.epic.sides

    assert scene.grid("teela") == {
        "initiative": ["+2"],
        "attack": ["+3", "power-flow"],
        "defense": ["+2", "+1"],
    }
    assert scene.grid("evil-lyn") == {"initiative": ["+2"], "attack": ["+3"], "defense": ["energy", "+2"]}
    assert evil_lyn.beside == ["time"]
    assert (teela.played, evil_lyn.played) == (4, 4)
    assert (teela.concentrated, [e.left for e in scene.heard(Concentrated)]) == (2, [1, 0])
    face_up = {e.card for e in scene.heard(CombatCardPlayed) if e.up}
    assert face_up == {"power-flow", "energy"}


@pytest.mark.rule(
    "FE-EPIC-22",
    "FE-EPIC-23",
    "FE-EPIC-24",
    "FE-EPIC-25",
    "FE-EPIC-27",
    "FE-EPIC-29",
    "FE-DECK-05",
    "FE-DECK-07",
    "FE-SPELL-06",
    example="FE-EX-05",
)
def test_step_four_time_energy_soldier_and_fireball() -> None:
    """The teams act in turn until both have passed; bystanders' spells count as the fighter's."""
    scene = acted()

    assert scene.grid("evil-lyn") == {
        "initiative": ["energy"],
        "attack": ["+3", "+3"],
        "defense": ["+2", "+2"],
    }
    assert scene.epic.sides[1].soldiers == ["attack"]
    assert scene.hp("teela") == 4
    assert "mountains-of-perpetua" not in scene.state.soldiers


@pytest.mark.rule("FE-EPIC-33", "FE-EPIC-34", "FE-EPIC-36", "FE-EPIC-37", "FE-DECK-05", example="FE-EX-06")
def test_step_five_totals_and_surprise() -> None:
    """Zones, soldiers and base initiative add up; the slower side loses 1 HP."""
    scene = acted().until("penalty")

    won = scene.heard(InitiativeWon)[0]
    assert (won.who, won.initiative, won.other) == ("teela", 5, 3)
    assert scene.hp("evil-lyn") == 5


@pytest.mark.rule(
    "FE-EPIC-40",
    "FE-EPIC-41",
    "FE-EPIC-42",
    "FE-EPIC-46",
    "FE-EPIC-64",
    "FE-DEFEAT-03",
    "FE-DEFEAT-04",
    "FE-DEFEAT-05",
    example="FE-EX-07",
)
def test_steps_six_to_ten() -> None:
    """Teela's attack is blocked, Evil-Lyn's brings her to 0 HP; she pays 5 and is back in her base."""
    scene = acted().until("penalty")
    scene.choose("card magic-trap")  # the rest is paid from the pool

    assert [(e.who, e.attack, e.defense, e.damage.total) for e in scene.heard(Struck)] == [
        ("teela", 4, 4, 0),
        ("evil-lyn", 7, 3, 4),
    ]
    assert [(e.team, e.amount) for e in scene.heard(VpGained)] == [(1, 1)]
    assert scene.hero("teela").at == "castle-grayskull"
    assert scene.hp("teela") == 6
    assert scene.team("masters").eternium == 7
    assert scene.state.discards["equipment"] == ["magic-trap"]
    assert len(scene.team("masters").deck) == len(scene.team("evil").deck) == 21
    assert scene.kind == "activate"  # her turn is over


@pytest.mark.rule("FE-EPIC-50", "FE-EPIC-51", "FE-EPIC-55", example="FE-EX-08")
def test_had_teela_survived_she_could_flee_or_fight_one_more_round() -> None:
    """After the first round the active hero may flee for 2 eternium.

    Otherwise exactly one more round follows.
    """
    scene = played().until("flee")

    assert scene.kind == "flee"
    before = scene.team("masters").eternium
    area = next(text for text in scene.options if text.startswith("flee")).split()[1]
    fled = scene.choose(f"flee {area}")
    assert fled.hero("teela").at == area
    assert fled.team("masters").eternium == before - 2

    scene = played().until("flee").choose("fight")
    assert scene.epic.number == 2
    scene.until("push", "act", "activate", "penalty")
    assert max((e.number for e in scene.heard(CombatRoundBegan)), default=0) == 2
