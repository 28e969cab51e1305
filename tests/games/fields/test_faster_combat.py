"""Faster Combat: one round, important initiative, stronger together (FE-FASTER)."""

from __future__ import annotations

import pytest

from battlewright.games.fields.model.events import (
    CombatRoundBegan,
    CombatWon,
    Damaged,
    Defeated,
    DefenderChosen,
    EpicBegan,
    Placed,
    SpellCast,
)
from tests.games.fields.combats import AREA, EVEN, begin, hunting, met, play, stack_decks
from tests.games.fields.scenes import Scene

FASTER = {"faster_combat": True}
MILD = "+2 attack, +1 defense, +1 attack, +1 defense"  # attack 3, defense 2
STRONG = "+3 attack, +1 defense, +3 attack, +1 defense"  # attack 6, defense 2


def swift() -> Scene:
    """She-Ra and Skeletor, by the faster rules."""
    return met(switches=FASTER)


def beside_skeletor(*friends: str) -> Scene:
    """Skeletor and team-mates of his in the Mountains of Perpetua; She-Ra is next door."""
    scene = swift().put(**{"she-ra": "mystic-mountains"})
    return scene.put(**dict.fromkeys(friends, AREA)).eternium(masters=10, evil=0)


def attacked(scene: Scene, mine: str, theirs: str) -> Scene:
    """She-Ra attacks, Skeletor fights for his company."""
    stack_decks(scene, mine, theirs)
    scene.turn("she-ra").choose("move", f"goto {AREA}")
    if scene.kind == "defender":
        scene.choose("hero skeletor")
    scene.choose("weapon she-ra-sword-of-protection", "weapon skeletor-havoc-staff")
    return play(scene, mine, theirs)


SIX = "+1 attack, +1 defense, +1 attack, +1 defense, +1 attack, +1 defense"


@pytest.mark.rule("FE-FASTER-01", "FE-FASTER-02")
def test_a_single_combat_round_between_heroes_as_a_switch() -> None:
    """With the module the combat is over after one round, without flight; without it flight is offered."""
    scene = begin(swift(), STRONG, EVEN)
    assert [e.number for e in scene.heard(CombatRoundBegan)] == [1]
    assert [e.who for e in scene.heard(CombatWon)] == ["she-ra"]

    assert begin(met(), MILD, EVEN).kind == "flee"


@pytest.mark.rule("FE-FASTER-02")
def test_beasts_are_still_fought_for_two_rounds() -> None:
    """Flight is offered, and a second round follows."""
    scene = hunting(
        "she-ra", "griffin", "defense:1", "+1 attack, +3 defense, +1 attack, +3 defense", switches=FASTER
    )
    assert scene.kind == "flee"

    assert scene.choose("fight").epic.number == 2


@pytest.mark.rule("FE-FASTER-03")
@pytest.mark.parametrize(
    ("hurt", "mine", "theirs", "loser"),
    [
        (0, MILD, EVEN, "she-ra"),  # 6 HP against 6: a tie, and the active hero goes
        (0, STRONG, EVEN, "skeletor"),  # 6 against 3
        (3, MILD, EVEN, "she-ra"),  # she struck the better blow but has 3 left
    ],
)
def test_the_hero_with_fewer_hit_points_withdraws(hurt: int, mine: str, theirs: str, loser: str) -> None:
    """What counts is what is left; the loser goes to the nearest outpost of its side."""
    scene = swift().soldiers("gaz-village", masters=1).soldiers("eternos", masters=1)
    scene.soldiers("slime-pit", evil=1).soldiers("snake-mountain", evil=1)
    scene.hero("she-ra").damage = hurt
    begin(scene, mine, theirs)

    assert [(e.hero, e.area) for e in scene.heard(Placed)] == [
        (loser, "gaz-village" if loser == "she-ra" else "slime-pit")
    ]


@pytest.mark.rule("FE-FASTER-04")
def test_without_an_outpost_to_the_base() -> None:
    """Skeletor's side holds nothing but its base."""
    scene = begin(swift(), STRONG, EVEN)

    assert scene.hero("skeletor").at == "temple-of-serpos"
    assert not scene.heard(Defeated)


@pytest.mark.rule("FE-FASTER-05", example="FE-EX-20")
@pytest.mark.parametrize(
    ("mine", "total", "lost"),
    [
        ("+2 initiative, +1 attack, +2 initiative, +1 defense", 6, 2),
        ("+2 initiative, +1 attack, +1 initiative, +1 defense", 5, 1),
    ],
)
def test_twice_the_initiative(mine: str, total: int, lost: int) -> None:
    """6 against 3 costs the slower side 2 HP, 5 against 3 only 1."""
    scene = begin(swift(), mine, "+1 initiative, +1 attack, +2 defense, +1 attack")
    hurt = [e for e in scene.heard(Damaged) if "FE-EPIC-37" in e.rules]

    assert total == 2 + sum(int(card[1]) for card in mine.split(", ") if "initiative" in card)
    assert [(e.who, e.amount) for e in hurt] == [("skeletor", lost)]


@pytest.mark.rule("FE-FASTER-05")
@pytest.mark.parametrize(
    ("beast", "mine", "slower"),
    [
        ("storm-roc", "+1 attack, +3 defense, +1 attack, +3 defense", "she-ra"),  # 6 against 2
        ("sand-devourer", "+1 attack, +3 defense, +1 initiative, +3 defense", "sand-devourer"),  # 3 against 1
    ],
)
def test_twice_the_initiative_of_beasts_and_against_them(beast: str, mine: str, slower: str) -> None:
    """It works in both directions."""
    scene = hunting("she-ra", beast, "defense:1", mine, switches=FASTER)

    assert [(e.who, e.amount) for e in scene.heard(Damaged) if "FE-EPIC-37" in e.rules] == [(slower, 2)]


@pytest.mark.rule("FE-FASTER-06")
def test_one_hero_fights_for_the_group() -> None:
    """Their side chooses who; the others are not fought afterwards."""
    scene = beside_skeletor("evil_lyn", "beast_man")
    stack_decks(scene, STRONG, SIX)
    scene.turn("she-ra").choose("move", f"goto {AREA}")
    assert (scene.kind, scene.options) == ("defender", ["hero skeletor", "hero evil-lyn", "hero beast-man"])
    assert set(scene.asked) == {"skeletor", "evil-lyn", "beast-man"}

    scene.choose("hero skeletor", "weapon she-ra-sword-of-protection", "weapon skeletor-havoc-staff")
    play(scene, STRONG, SIX)
    scene.until("act", "activate")
    assert [e.hero for e in scene.heard(DefenderChosen)] == ["skeletor"]
    assert len(scene.heard(EpicBegan)) == 1


@pytest.mark.rule("FE-FASTER-06", "FE-COMBAT-03")
def test_an_avoided_combat_leaves_the_others_to_fight() -> None:
    """Teela slips away before the blows: He-Man, who stood beside her, is met."""
    scene = swift().put(teela=AREA, skeletor="tar-swamp", **{"he-man": AREA})
    scene.turn("skeletor").choose("move", f"goto {AREA}", "hero teela", "react teela/passive/t0@teela")
    scene.until("weapon")

    assert [(e.hero, e.enemy) for e in scene.heard(EpicBegan)] == [("skeletor", "he-man")]


@pytest.mark.rule("FE-FASTER-07", example="FE-EX-13")
@pytest.mark.parametrize(("friends", "cards"), [((), 4), (("evil_lyn",), 5), (("evil_lyn", "beast_man"), 6)])
def test_standing_together(friends: tuple[str, ...], cards: int) -> None:
    """One more card for each team-mate in the area: 4, 5 or 6; a zone still takes four."""
    theirs = ", ".join(SIX.split(", ")[:cards])
    scene = beside_skeletor(*friends)
    stack_decks(scene, EVEN, theirs)
    scene.turn("she-ra").choose("move", f"goto {AREA}")
    if scene.kind == "defender":
        scene.choose("hero skeletor")
    scene.choose("weapon she-ra-sword-of-protection", "weapon skeletor-havoc-staff")
    play(scene, EVEN, ", ".join(theirs.split(", ")[:-1]))

    assert (scene.kind, scene.asked) == ("play", ["skeletor"])
    assert scene.epic.sides[1].played == cards - 1
    scene.plays("defense" if cards != 5 else "attack")
    assert scene.kind != "play"


@pytest.mark.rule("FE-FASTER-08")
def test_the_group_withdraws_with_its_fighter() -> None:
    """Skeletor loses with HP left: he and Evil-Lyn go to the nearest outpost of their side."""
    scene = beside_skeletor("evil_lyn").soldiers("slime-pit", evil=1)
    five = ", ".join(SIX.split(", ")[:5])
    attacked(scene, "+3 attack, +2 defense, +3 attack, +2 defense", five)

    assert scene.hp("skeletor") == 7 - 4
    assert (scene.hero("skeletor").at, scene.hero("evil-lyn").at) == ("slime-pit", "slime-pit")
    assert scene.hero("she-ra").at == AREA


@pytest.mark.rule("FE-FASTER-09")
def test_a_fallen_fighter_goes_to_the_base_the_others_to_an_outpost() -> None:
    """Skeletor is defeated, Evil-Lyn withdraws to the nearest outpost."""
    scene = beside_skeletor("evil_lyn").soldiers("slime-pit", evil=1)
    scene.hero("skeletor").damage = 4
    five = ", ".join(SIX.split(", ")[:5])
    attacked(scene, "+3 attack, +2 defense, +3 attack, +2 defense", five)

    assert [e.hero for e in scene.heard(Defeated)] == ["skeletor"]
    assert (scene.hero("skeletor").at, scene.hero("evil-lyn").at) == ("temple-of-serpos", "slime-pit")


@pytest.mark.rule("FE-FASTER-10")
def test_the_lost_outpost_does_not_count() -> None:
    """Their soldiers hold only the outpost they fought for: everybody goes to the base."""
    scene = beside_skeletor("evil_lyn").soldiers(AREA, evil=1)
    five = ", ".join(SIX.split(", ")[:5])
    attacked(scene, "+3 attack, +2 defense, +3 attack, +2 defense", five)
    scene.until("act", "activate")

    assert (scene.hero("skeletor").at, scene.hero("evil-lyn").at) == ("temple-of-serpos", "temple-of-serpos")


@pytest.mark.rule("FE-FASTER-11")
def test_those_who_watch_may_cast_spells() -> None:
    """Evil-Lyn stands by and burns She-Ra."""
    scene = beside_skeletor("evil_lyn").give("evil-lyn", "fireball")
    attacked(scene, EVEN, ", ".join(SIX.split(", ")[:5]))

    assert "evil-lyn" in scene.asked
    scene.by("evil-lyn", "cast evil-lyn fireball")
    assert [(e.hero, e.by) for e in scene.heard(SpellCast)] == [("evil-lyn", "skeletor")]
    assert scene.hp("she-ra") <= 4
