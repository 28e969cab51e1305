"""Epic combat against epic beasts and bosses (FE-EPIC, the other branch of its steps)."""

from __future__ import annotations

from pathlib import Path

import pytest

from battlewright.games.fields.game import Fields
from battlewright.games.fields.model.events import (
    BeastEscaped,
    Boosted,
    CombatCardGained,
    CombatRoundBegan,
    Damaged,
    Defeated,
    EpicBegan,
    EpicDieRolled,
    Healed,
    Struck,
    Tamed,
    TotalsMade,
    Triggered,
    VpGained,
    WeaponChosen,
)
from battlewright.games.fields.model.state import Boss
from tests.games.fields.combats import HEROES, hunting, met, play, stack_decks
from tests.games.fields.scenes import Scene, a_scene

LURKER = Path(__file__).parent / "packs" / "lurker"
GUARDED = "+1 attack, +3 defense, +1 attack, +3 defense"  # attack 2, defense 6
FIERCE = "+3 attack, +2 defense, +3 attack, +2 defense"  # attack 6, defense 4
CALM = "+2 attack, +2 defense, +2 attack, +2 defense"  # attack 4, defense 4
BOSS = "evil-seed-boss"


def totals(scene: Scene, who: str) -> tuple[int, int, int]:
    """The latest totals of a side: attack, defense, initiative."""
    found = [e for e in scene.heard(TotalsMade) if e.who == who][-1]
    return found.attack.total, found.defense.total, found.initiative.total


def at_the_boss(mine: str, die: str = "defense:1", damage: int = 0) -> Scene:
    """He-Man walks into the Vine Jungle, where Evil Seed has risen; step 3 of the first combat round."""
    scene = a_scene("evil-seed", heroes=HEROES).eternium(masters=10, evil=10)
    scene.state.vines = []
    scene.state.boss = Boss(id=BOSS, at="vine-jungle", damage=damage)
    scene.put(**{"he-man": "orkas-village"})
    stack_decks(scene, mine)
    scene.epic_die(die).turn("he-man").choose("move", "goto vine-jungle", "weapon he-man-power-sword")
    return play(scene, mine)


# --- steps 1 to 4 ---------------------------------------------------------------------------------


@pytest.mark.rule("FE-EPIC-08")
def test_only_the_hero_chooses_a_weapon() -> None:
    """After one choice the cards are played."""
    scene = met().put(**{"she-ra": "evergreen-forest"}).hunt("she-ra", "griffin")
    scene.choose("weapon she-ra-blade-of-light")

    assert [e.hero for e in scene.heard(WeaponChosen)] == ["she-ra"]
    assert scene.kind == "play"


@pytest.mark.rule("FE-EPIC-10")
def test_abilities_at_the_start_the_heros_first() -> None:
    """Trap Jaw may change his arm before the beast's own start ability takes effect."""
    heroes = [*HEROES[:3], "skeletor", "evil-lyn", "trap-jaw"]
    scene = a_scene(heroes=heroes, game=Fields(LURKER)).put(**{"trap-jaw": "tar-swamp"})
    scene.hunt("trap-jaw", "lurker").choose("weapon trap-jaw-laser-arm")

    assert (scene.kind, scene.heard(Damaged)) == ("react", [])
    scene.choose("react trap-jaw/passive/t0@trap-jaw", "choose attack")
    assert [(e.who, e.rules) for e in scene.heard(Damaged)] == [("trap-jaw", ("lurker/passive",))]
    assert [e.source for e in scene.heard(Triggered)] == ["trap-jaw/passive", "lurker/passive"]


@pytest.mark.rule("FE-EPIC-19", "FE-EPIC-39")
@pytest.mark.parametrize(
    ("face", "expected"),
    [
        ("attack:1", (6, 3, 3)),
        ("attack:2", (7, 3, 3)),
        ("defense:1", (5, 4, 3)),
        ("defense:2", (5, 5, 3)),
        ("initiative:1", (5, 3, 4)),
        ("initiative:2", (5, 3, 5)),
    ],
)
def test_the_epic_die_raises_a_printed_value(face: str, expected: tuple[int, int, int]) -> None:
    """The Griffin has attack 5, defense 3, initiative 3, plays no cards, and gets what the die shows."""
    scene = hunting("she-ra", "griffin", face, GUARDED)

    assert totals(scene, "griffin") == expected
    assert not scene.epic.sides[1].grid


@pytest.mark.rule("FE-EPIC-19")
def test_the_die_is_rolled_before_the_cards_and_anew_in_the_second_round() -> None:
    """The bonus of the first round does not carry over."""
    scene = hunting("she-ra", "griffin", "attack:2", GUARDED)
    kinds = [
        type(e).__name__ for e in scene.events if type(e).__name__ in ("EpicDieRolled", "CombatCardDrawn")
    ]
    assert kinds[0] == "EpicDieRolled"

    stack_decks(scene, CALM)
    play(scene.epic_die("defense:1").choose("fight"), CALM)
    assert [e.face for e in scene.heard(EpicDieRolled)] == ["attack:2", "defense:1"]
    assert totals(scene, "griffin") == (5, 4, 3)


@pytest.mark.rule("FE-EPIC-20")
def test_energy_on_the_die_triggers_the_ability_in_step_four() -> None:
    """The Griffin's energy ability: +1 attack and +2 initiative, after the cards."""
    scene = met().put(**{"she-ra": "evergreen-forest"})
    stack_decks(scene, GUARDED)
    scene.epic_die("energy").hunt("she-ra", "griffin").choose("weapon she-ra-sword-of-protection")
    assert not scene.heard(Boosted)

    play(scene, GUARDED)
    assert totals(scene, "griffin") == (6, 3, 5)


@pytest.mark.rule("FE-EPIC-21")
def test_the_hero_plays_alone_and_openly() -> None:
    """The rules for cards hold, but nothing lies face down."""
    scene = met().put(**{"she-ra": "evergreen-forest"})
    stack_decks(scene, GUARDED)
    scene.epic_die("defense:1").hunt("she-ra", "griffin").choose("weapon she-ra-sword-of-protection")
    scene.choose("play +1 attack")

    assert scene.asked == ["she-ra"]
    assert [card.up for card in scene.epic.sides[0].grid] == [True]
    assert scene.why_not("she-ra", "play +3 attack") == ["FE-EPIC-15"]


@pytest.mark.rule("FE-EPIC-31", "FE-TEAM3-05")
def test_rivals_may_cast_spells_at_either_side() -> None:
    """After each action of the hero's team the others may cast, naming the side; nothing else is theirs."""
    scene = met().put(**{"she-ra": "evergreen-forest"}).give("she-ra", "war-paint", "healing-potion")
    scene.give("skeletor", "fireball", "stone-skin").give("evil-lyn", "magic-trap")
    stack_decks(scene, GUARDED)
    scene.epic_die("defense:1").hunt("she-ra", "griffin").choose("weapon she-ra-sword-of-protection")
    play(scene, GUARDED).choose("use war-paint")

    assert scene.asked == ["skeletor"]
    assert scene.options == [
        "cast skeletor fireball she-ra",
        "cast skeletor fireball foe",
        "cast skeletor stone-skin she-ra",
        "cast skeletor stone-skin foe",
        "pass",
    ]
    scene.choose("cast skeletor fireball foe")  # in the Griffin's name
    assert scene.hp("she-ra") == 4
    assert scene.asked == ["she-ra"]  # in turn
    scene.choose("pass", "cast skeletor stone-skin foe")
    assert totals(scene, "griffin")[1] == 3 + 1 + 3


@pytest.mark.rule("FE-EPIC-32")
@pytest.mark.parametrize(("die", "attack"), [("initiative:1", 4), ("energy", 5)])
def test_after_the_teams_the_enemys_abilities(die: str, attack: int) -> None:
    """The Hydra heals 1 HP in each round whatever the die shows; with Energy it gets +1 attack as well."""
    scene = met().put(**{"she-ra": "evergreen-forest"}).give("she-ra", "fireball")
    stack_decks(scene, GUARDED)
    scene.epic_die(die).hunt("she-ra", "hydra").choose("weapon she-ra-sword-of-protection")
    play(scene, GUARDED).choose("cast she-ra fireball")

    assert [(e.who, e.amount) for e in scene.heard(Healed)] == [("hydra", 1)]
    assert totals(scene, "hydra")[0] == attack


# --- steps 5 and 6 --------------------------------------------------------------------------------


@pytest.mark.rule("FE-EPIC-39")
@pytest.mark.parametrize(
    ("beast", "mine", "who"),
    [
        ("griffin", GUARDED, "she-ra"),
        ("sand-devourer", "+1 attack, +3 defense, +1 initiative, +3 defense", "sand-devourer"),
    ],
)
def test_surprise_works_in_both_directions(beast: str, mine: str, who: str) -> None:
    """The slower side loses 1 HP, be it hero or beast."""
    scene = hunting("she-ra", beast, "defense:2", mine)

    assert [(e.who, e.amount) for e in scene.heard(Damaged) if "FE-EPIC-37" in e.rules] == [(who, 1)]


@pytest.mark.rule("FE-EPIC-45")
def test_hero_and_beast_strike_by_the_same_rules() -> None:
    """The Griffin is faster and strikes first: 5 against 4; She-Ra strikes back: 6 against 4."""
    scene = hunting("she-ra", "griffin", "defense:1", FIERCE)

    assert [(e.who, e.attack, e.defense, e.damage.total) for e in scene.heard(Struck)] == [
        ("griffin", 5, 4, 1),
        ("she-ra", 6, 4, 2),
    ]
    assert scene.hp("she-ra") == 6 - 1 - 1
    assert scene.epic.sides[1].damage == 2


# --- step 7 ---------------------------------------------------------------------------------------


def weak_griffin(**setup: int) -> Scene:
    """The Griffin will fall in the first round: two damage lie on it before the blows."""
    scene = met().put(**{"she-ra": "evergreen-forest"}).give("she-ra", "fireball")
    scene.eternium(masters=setup.get("pool", 10))
    stack_decks(scene, "+3 attack, +1 defense, +3 attack, +3 defense")
    scene.epic_die("initiative:1").hunt("she-ra", "griffin").choose("weapon she-ra-sword-of-protection")
    play(scene, "+3 attack, +1 defense, +3 attack, +3 defense")
    return scene.choose("cast she-ra fireball")


@pytest.mark.rule("FE-EPIC-48")
def test_a_hero_beaten_by_a_beast() -> None:
    """The hero is defeated, nobody scores, the beast is shuffled back into the scenario deck."""
    scene = met().put(**{"she-ra": "evergreen-forest"}).eternium(masters=0)
    scene.hero("she-ra").damage = 4
    stack_decks(scene, "+1 attack, +1 defense, +1 attack, +1 defense")
    scene.epic_die("attack:2").hunt("she-ra", "griffin").choose("weapon she-ra-sword-of-protection")
    play(scene, "+1 attack, +1 defense, +1 attack, +1 defense")

    assert [e.hero for e in scene.heard(Defeated)] == ["she-ra"]
    assert scene.hero("she-ra").at == "castle-grayskull"
    assert "griffin" in scene.state.decks["scenario"]
    assert not scene.heard(VpGained)


@pytest.mark.rule("FE-EPIC-49", "FE-BEAST-01")
def test_a_beaten_beast_brings_a_point_its_reward_and_may_be_tamed() -> None:
    """1 VP at once; then taming is offered; the reward of the card is gained as well."""
    scene = weak_griffin()
    assert [(e.team, e.amount) for e in scene.heard(VpGained)] == [(0, 1)]
    assert scene.kind == "tame"

    scene.choose("accept", "card +1")
    assert [e.card for e in scene.heard(Tamed)] == ["griffin"]
    assert [e.card for e in scene.heard(CombatCardGained)] == ["power-flow"]
    assert scene.hero("she-ra").mounts == ["griffin"]


@pytest.mark.rule("FE-EPIC-49")
def test_a_beast_not_tamed_goes_to_the_discard_pile() -> None:
    """By choice, or for want of eternium."""
    scene = weak_griffin().choose("refuse")
    assert scene.state.discards["scenario"] == ["griffin"]

    scene = weak_griffin(pool=3)
    assert scene.kind == "exchange"  # nothing was asked
    assert scene.state.discards["scenario"] == ["griffin"]


@pytest.mark.rule("FE-EPIC-61")
def test_combat_cards_of_the_reward_come_by_exchange() -> None:
    """One card comes out of the supply, one of choice leaves the game: 21 again."""
    scene = weak_griffin().choose("refuse")
    supply = scene.team("masters").supply["power-flow"]
    assert scene.kind == "exchange"
    scene.choose("card +1")

    team = scene.team("masters")
    assert (team.deck.count("power-flow"), team.deck.count("+1"), len(team.deck)) == (2, 6, 21)
    assert (team.supply["power-flow"], team.removed) == (supply - 1, {"+1": 1})


# --- steps 8 and 9 --------------------------------------------------------------------------------


@pytest.mark.rule("FE-EPIC-54")
def test_fleeing_from_a_beast() -> None:
    """After the first round, for 2 eternium, to an adjacent area; the beast escapes."""
    scene = hunting("she-ra", "griffin", "defense:1", GUARDED).choose("flee foe-castle")

    assert scene.hero("she-ra").at == "foe-castle"
    assert scene.team("masters").eternium == 8
    assert "griffin" in scene.state.decks["scenario"]


@pytest.mark.rule("FE-EPIC-54")
def test_fleeing_from_a_boss() -> None:
    """The same; in this scenario even without paying."""
    scene = at_the_boss(CALM).choose("flee horde-factory")

    assert scene.hero("he-man").at == "horde-factory"
    assert scene.state.boss is not None
    assert not scene.state.boss.beaten


@pytest.mark.rule("FE-EPIC-59", "FE-EPIC-60")
def test_after_two_rounds_the_beast_escapes() -> None:
    """The cards of the first round are discarded; after the second the unbeaten beast is shuffled back."""
    scene = hunting("she-ra", "griffin", "defense:1", FIERCE)
    assert scene.epic.sides[1].damage == 2
    stack_decks(scene, "+2 attack, +2 defense, +1 attack, +2 defense")
    scene.epic_die("defense:2").choose("fight")
    assert sorted(scene.epic.sides[0].spent) == ["+2", "+2", "+3", "+3"]
    assert not scene.grid("she-ra")["attack"]

    play(scene, "+2 attack, +2 defense, +1 attack, +2 defense")
    assert [e.number for e in scene.heard(CombatRoundBegan)] == [1, 2]
    assert [e.card for e in scene.heard(BeastEscaped)] == ["griffin"]
    assert scene.state.decks["scenario"].count("griffin") == 1
    assert not scene.heard(VpGained)
    assert not scene.heard(CombatCardGained)
    assert scene.hero("she-ra").at == "evergreen-forest"
    assert scene.kind == "act"  # no taming, no reward: her turn goes on


@pytest.mark.rule("FE-EPIC-62", "FE-EPIC-63")
def test_an_unbeaten_boss_stays_with_its_damage_and_the_hero_retreats() -> None:
    """The hero steps back to an adjacent area of the player's choice."""
    scene = at_the_boss("+3 attack, +2 defense, +3 attack, +2 defense")
    boss = scene.state.boss
    assert boss is not None
    assert boss.damage == 6 - 3
    stack_decks(scene, CALM)
    play(scene.epic_die("defense:2").choose("fight"), CALM)

    assert (scene.kind, scene.asked) == ("retreat", ["he-man"])
    assert set(scene.options) >= {"goto temple-of-hordak", "goto horde-factory"}
    scene.choose("goto horde-factory")
    assert scene.hero("he-man").at == "horde-factory"
    assert (boss.at, boss.beaten, boss.damage) == ("vine-jungle", False, 3)
    assert BOSS not in scene.state.decks["scenario"]


@pytest.mark.rule("FE-EPIC-62")
def test_damage_of_earlier_combats_counts() -> None:
    """A boss that was wounded before falls sooner; it pays 1 VP and its reward."""
    scene = at_the_boss("+3 attack, +2 defense, +3 attack, +2 defense", damage=7)

    assert scene.state.boss is not None
    assert scene.state.boss.beaten
    assert sum(e.amount for e in scene.heard(VpGained)) == 1 + 3


@pytest.mark.rule("FE-EPIC-63", "FE-EPIC-01")
def test_a_hero_defeated_by_a_boss_does_not_retreat() -> None:
    """Home to the base instead."""
    scene = a_scene("evil-seed", heroes=HEROES).eternium(masters=0)
    scene.state.boss = Boss(id=BOSS, at="vine-jungle")
    scene.hero("he-man").damage = 6
    scene.put(**{"he-man": "orkas-village"})
    stack_decks(scene, "+1 attack, +1 defense, +1 attack, +1 defense")
    scene.epic_die("initiative:1").turn("he-man").choose(
        "move", "goto vine-jungle", "weapon he-man-power-sword"
    )
    play(scene, "+1 attack, +1 defense, +1 attack, +1 defense")

    assert [e.enemy for e in scene.heard(EpicBegan)] == [BOSS]
    assert scene.hero("he-man").at == "castle-grayskull"
    assert scene.kind != "retreat"
