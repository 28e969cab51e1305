"""When combats happen, in which order, and what defeat means (FE-COMBAT, FE-DEFEAT)."""

from __future__ import annotations

import pytest

from battlewright.games.fields.model.events import (
    CombatAvoided,
    Damaged,
    Defeated,
    DefenderChosen,
    EpicBegan,
    EpicEnded,
    Moved,
    PenaltyPaid,
    SoldiersRemoved,
    TurnEnded,
    WildsBegan,
)
from tests.games.fields.combats import AREA, EVEN, HEROES, begin, met, play, stack_decks
from tests.games.fields.scenes import Scene, a_scene

STRONG = "+3 attack, +1 defense, +3 attack, +1 defense"  # attack 6, defense 2


def arriving(mine: str = STRONG, theirs: str = EVEN, *, hp: int = 1, **others: str) -> Scene:
    """She-Ra will go to the Mountains of Perpetua, where Skeletor has so many HP left."""
    scene = met().put(**{"she-ra": "mystic-mountains"}, **others).eternium(masters=10, evil=0)
    scene.hero("skeletor").damage = 7 - hp
    stack_decks(scene, mine, theirs)
    return scene.turn("she-ra").choose("move", f"goto {AREA}")


def armed(scene: Scene) -> Scene:
    """Both name a weapon."""
    return scene.choose("weapon she-ra-sword-of-protection", "weapon skeletor-havoc-staff")


# --- when and with whom ---------------------------------------------------------------------------


@pytest.mark.rule("FE-COMBAT-01")
def test_three_kinds_of_combat() -> None:
    """Hero against hero is epic, hero against an encounter card is wild, soldiers have their own."""
    scene = arriving()
    assert (len(scene.heard(EpicBegan)), scene.heard(WildsBegan)) == (1, [])

    scene = a_scene(heroes=HEROES).put(**{"she-ra": "evergreen-forest"}).top("ice-bear")
    scene.turn("she-ra").choose("wilds 1")
    assert (scene.heard(EpicBegan), len(scene.heard(WildsBegan))) == ([], 1)

    scene = a_scene(heroes=HEROES).put(**{"he-man": "gaz-village"}).soldiers("gaz-village", masters=1)
    scene.soldiers(AREA, evil=1).turn("he-man").choose("march", f"send 1 gaz-village {AREA}")
    assert (scene.heard(EpicBegan), scene.heard(WildsBegan), len(scene.heard(SoldiersRemoved))) == ([], [], 2)


@pytest.mark.rule("FE-COMBAT-02")
def test_combat_happens_where_enemies_are_met() -> None:
    """Entering an area with an enemy figure means combat; with an own one, or an empty one, it does not."""
    assert arriving().kind == "weapon"

    scene = a_scene(heroes=HEROES).put(**{"she-ra": "mystic-mountains", "he-man": AREA}).turn("she-ra")
    scene.choose("move", f"goto {AREA}")
    assert scene.kind == "act"
    assert not scene.heard(EpicBegan)


@pytest.mark.rule("FE-COMBAT-03")
def test_combat_goes_on_until_one_team_is_left() -> None:
    """She-Ra defeats one enemy hero, then meets the other, then their soldier: afterwards she is alone."""
    scene = met().put(**{"she-ra": "mystic-mountains", "beast-man": AREA}).soldiers(AREA, evil=1)
    scene.eternium(masters=10, evil=0)
    scene.hero("skeletor").damage, scene.hero("beast-man").damage = 6, 5  # 1 HP left each
    stack_decks(scene, STRONG, EVEN)
    scene.turn("she-ra").choose("move", f"goto {AREA}", "hero skeletor")
    play(armed(scene), STRONG, EVEN)
    scene.until("weapon")
    assert [e.enemy for e in scene.heard(EpicBegan)] == ["skeletor", "beast-man"]

    stack_decks(scene, STRONG, EVEN)
    scene.choose("weapon she-ra-sword-of-protection", "weapon beast-man-whip")
    play(scene, STRONG, EVEN)
    scene.until("act")
    assert scene.heard(SoldiersRemoved)
    assert AREA not in scene.state.soldiers
    assert [hero.id for hero in scene.state.heroes.values() if hero.at == AREA] == ["she-ra"]


@pytest.mark.rule("FE-COMBAT-05")
def test_the_defending_team_chooses_who_fights() -> None:
    """Of Skeletor and Evil-Lyn their players name one; when he is gone she is next."""
    scene = arriving(evil_lyn=AREA)
    assert (scene.kind, set(scene.asked)) == ("defender", {"skeletor", "evil-lyn"})

    scene.by("evil-lyn", "hero skeletor")
    assert [e.hero for e in scene.heard(DefenderChosen)] == ["skeletor"]
    play(armed(scene), STRONG, EVEN)
    assert [e.enemy for e in scene.heard(EpicBegan)] == ["skeletor", "evil-lyn"]


@pytest.mark.rule("FE-COMBAT-05")
def test_no_further_combat_for_a_hero_who_has_left() -> None:
    """She-Ra flees from Skeletor: Evil-Lyn is not fought."""
    scene = arriving(EVEN, EVEN, hp=7, evil_lyn=AREA).choose("hero skeletor")
    play(armed(scene), EVEN, EVEN)
    scene.choose("flee mystic-mountains")

    assert scene.kind == "act"
    assert [e.enemy for e in scene.heard(EpicBegan)] == ["skeletor"]


@pytest.mark.rule("FE-COMBAT-06")
def test_the_turn_goes_on_after_the_combat() -> None:
    """The hero still has an action; but the move that led there is over."""
    scene = arriving()
    play(armed(scene), STRONG, EVEN)

    assert (scene.kind, scene.asked) == ("act", ["she-ra"])
    assert scene.decision.facts["actions"] == 1
    assert scene.why_not("she-ra", "move") == ["FE-ACT-01"]
    assert len(scene.heard(Moved)) == 1


@pytest.mark.rule("FE-EPIC-01")
def test_an_avoided_combat_is_none() -> None:
    """Teela slips away for 1 eternium: no epic combat takes place."""
    scene = met().put(teela=AREA, skeletor="tar-swamp").turn("skeletor").choose("move", f"goto {AREA}")
    scene.choose("react teela/passive/t0@teela").until("act")

    assert scene.heard(CombatAvoided)
    assert not scene.heard(EpicBegan)


# --- defeat ---------------------------------------------------------------------------------------


def among_soldiers(pool: int, *cards: str) -> Scene:
    """Teela, with 1 HP, walks into three soldiers; her team has so much eternium, she has these cards."""
    scene = a_scene(heroes=HEROES).put(teela="mystic-mountains").soldiers(AREA, evil=3)
    scene.eternium(masters=pool).give("teela", *cards)
    scene.hero("teela").damage = 5
    return scene.turn("teela").choose("move", f"goto {AREA}")


@pytest.mark.rule("FE-DEFEAT-01")
@pytest.mark.parametrize(("damage", "out"), [(3, False), (4, True)])
def test_a_hero_at_0_hp_is_defeated(damage: int, out: bool) -> None:
    """Two soldiers bring down a hero with 2 HP, not one with 3."""
    scene = a_scene(heroes=HEROES).put(teela="mystic-mountains").soldiers(AREA, evil=2).eternium(masters=10)
    scene.hero("teela").damage = damage
    scene.turn("teela").choose("move", f"goto {AREA}")

    assert bool(scene.heard(Defeated)) is out
    assert scene.hero("teela").at == ("castle-grayskull" if out else AREA)


@pytest.mark.rule("FE-DEFEAT-01")
def test_defeat_outside_combat_takes_its_course_as_well() -> None:
    """A map spell takes the last HP of an enemy hero."""
    scene = a_scene(heroes=HEROES).put(teela=AREA, skeletor="tar-swamp").eternium(masters=10, evil=10)
    scene.hero("teela").damage = 5
    scene.give("skeletor", "curse-of-weariness").turn("skeletor").choose("cast skeletor curse-of-weariness")

    assert [e.hero for e in scene.heard(Defeated)] == ["teela"]
    assert (scene.hero("teela").at, scene.hp("teela")) == ("castle-grayskull", 6)
    assert scene.team("masters").eternium == 5
    assert scene.kind == "act"  # it is not her turn that ends


@pytest.mark.rule("FE-DEFEAT-02")
def test_the_turn_of_a_defeated_hero_ends() -> None:
    """One action and all free actions are lost."""
    scene = among_soldiers(10)

    assert [e.hero for e in scene.heard(TurnEnded)] == ["teela"]
    assert scene.kind == "activate"
    assert "teela" not in scene.asked


@pytest.mark.rule("FE-DEFEAT-03", "FE-DEFEAT-04")
def test_back_in_the_base_with_all_hit_points() -> None:
    """The figure stands in the base, all damage is gone."""
    scene = among_soldiers(10)

    assert scene.hero("teela").at == "castle-grayskull"
    assert scene.hp("teela") == 6


@pytest.mark.rule("FE-DEFEAT-05")
def test_the_penalty_in_eternium_and_cards() -> None:
    """A value of 5 in any mixture; cards count with their printed price; more is allowed, without change."""
    scene = among_soldiers(10, "healing-potion", "magic-trap", "fireball")
    assert scene.kind == "penalty"
    assert set(scene.options) == {"eternium", "card healing-potion", "card magic-trap", "card fireball"}

    scene.choose("card healing-potion", "card magic-trap", "card fireball")  # 2 + 2 + 3
    assert scene.team("masters").eternium == 10
    assert scene.state.discards["equipment"] == ["healing-potion", "magic-trap"]
    assert scene.state.discards["spells"] == ["fireball"]

    scene = among_soldiers(10, "healing-potion").choose("eternium")
    assert (scene.team("masters").eternium, scene.hero("teela").inventory) == (5, ["healing-potion"])


@pytest.mark.rule("FE-DEFEAT-05")
def test_once_five_are_given_nothing_more_is_asked() -> None:
    """2 and 3 are exactly enough: the third card and the pool stay."""
    scene = among_soldiers(10, "healing-potion", "magic-trap", "fireball")
    scene.choose("card healing-potion", "card fireball")

    assert scene.kind != "penalty"
    assert (scene.team("masters").eternium, scene.hero("teela").inventory) == (10, ["magic-trap"])


@pytest.mark.rule("FE-DEFEAT-06")
@pytest.mark.parametrize(("pool", "cards"), [(0, ()), (3, ()), (1, ("healing-potion",))])
def test_what_cannot_be_paid_is_waived(pool: int, cards: tuple[str, ...]) -> None:
    """Pool and cards together are worth less than 5: everything goes, and that is all."""
    scene = among_soldiers(pool, *cards)

    assert scene.team("masters").eternium == 0
    assert not scene.hero("teela").inventory
    assert "FE-DEFEAT-06" in scene.heard(PenaltyPaid)[0].rules
    assert scene.kind == "activate"


@pytest.mark.rule("FE-DEFEAT-07")
def test_a_defeated_hero_stays_in_play() -> None:
    """It keeps its cards, and is activated later in the round if it was not yet."""
    scene = met().give("skeletor", "fireball", "healing-potion").eternium(masters=10, evil=5)
    scene.hero("skeletor").damage = 6
    begin(scene, STRONG, EVEN).until("penalty").choose("eternium")
    assert scene.hero("skeletor").spells == ["fireball"]
    assert scene.hero("skeletor").inventory == ["healing-potion"]

    scene.until("activate")
    assert "activate skeletor" in scene.options


@pytest.mark.rule("FE-DEFEAT-01", "FE-EPIC-46")
def test_a_fall_in_combat_is_settled_by_the_combat() -> None:
    """One defeat, told once, before the combat is over."""
    scene = arriving()
    play(armed(scene), STRONG, EVEN)

    assert [type(e) for e in scene.events if isinstance(e, Defeated | EpicEnded)] == [Defeated, EpicEnded]
    assert [e.left for e in scene.heard(Damaged)] == [0]
