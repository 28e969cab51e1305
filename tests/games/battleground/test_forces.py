"""Forces, factions, allies and enemies (BG-FORCE)."""

from __future__ import annotations

from typing import Any

import pytest

from battlewright.games.battleground.rules.table import allies, enemies, friends
from battlewright.kernel.game import SetupError
from tests.games.battleground.scenes import GAME, Scene, scene

HEROES, LORDS = "heroes-of-grayskull", "lords-of-snake-mountain"


def own_force(name: str, **changes: Any) -> dict[str, Any]:
    """A prepared Force as a list of one's own, with changes."""
    force = GAME.content.forces[name]
    plain = {"faction": force.faction, "fate": list(force.fate), "glory": list(force.glory)}
    return plain | {"characters": [{"card": e.card} for e in force.characters]} | changes


@pytest.mark.rule("BG-FORCE-01")
def test_two_players_lead_one_force_each() -> None:
    """The standard game has two seats, and every character belongs to the Force of one of them."""
    state = GAME.new({"scenario": "skirmish", "forces": [HEROES, LORDS]}, "1")

    assert GAME.seats(state) == (0, 1)
    assert {c.card for c in state.characters.values() if c.seat == 0} == {
        "he-man",
        "man-at-arms",
        "orko",
        "stratos",
    }
    assert {c.seat for c in state.characters.values()} == {0, 1}


@pytest.mark.rule("BG-FORCE-01")
@pytest.mark.parametrize("forces", [[HEROES], [HEROES, LORDS, LORDS]])
def test_a_wrong_number_of_forces_is_refused(forces: list[str]) -> None:
    """One Force per player, no more and no fewer."""
    with pytest.raises(SetupError, match=f"{len(forces)} forces for 2 seats"):
        GAME.new({"scenario": "skirmish", "forces": forces}, "1")


@pytest.mark.rule("BG-FORCE-01")
def test_a_force_has_at_least_one_character() -> None:
    """A list without characters is no Force."""
    with pytest.raises(SetupError, match=r"forces\[0\]: BG-FORCE-01 \(characters 0\)"):
        GAME.new({"scenario": "skirmish", "forces": [own_force(HEROES, characters=[]), LORDS]}, "1")


@pytest.mark.rule("BG-FORCE-02")
def test_a_force_belongs_to_one_faction() -> None:
    """A character of the other faction is named as the mistake."""
    mixed = own_force(HEROES, characters=[{"card": "he-man"}, {"card": "mer-man"}])

    with pytest.raises(SetupError, match=r"BG-FORCE-02 \(character mer-man, faction masters\)"):
        GAME.new({"scenario": "skirmish", "forces": [mixed, LORDS]}, "1")


@pytest.mark.rule("BG-FORCE-02")
def test_the_first_character_settles_the_faction_of_a_draft() -> None:
    """After an Evil Warrior only Evil Warriors are offered; taken back, the choice is free again."""
    s = Scene(GAME.new({"scenario": "skirmish"}, "1"))
    faction = {f"add {c.id}": c.faction for c in GAME.content.characters.values()}
    assert {faction[text] for text in s.offers("add")} == set(faction.values()) >= {"masters", "evil"}

    s.do("add mer-man")
    assert {faction[text] for text in s.offers("add")} == {"evil"}

    s.do("back", "add he-man")
    assert {faction[text] for text in s.offers("add")} == {"masters"}


@pytest.mark.rule("BG-FORCE-03")
def test_one_force_are_allies_and_the_other_enemies() -> None:
    """He-Man may strike his enemy beside him, not his ally on the other side."""
    s = scene("he-man@F6:1 weapons=power-sword", "stratos@F5:1", "skeletor@F7:4", acting="he-man")

    assert s.offers("attack") == ["attack power-sword skeletor"]
    assert s.denied_by(0, intent="attack", attacker="he-man", target="stratos") == ["BG-ATK-01"]
    assert [c.id for c in allies(s.state, s["he-man"])] == ["stratos"]
    assert [c.id for c in enemies(s.state, s["he-man"])] == ["skeletor"]
    assert [c.id for c in enemies(s.state, s["skeletor"])] == ["he-man", "stratos"]


@pytest.mark.rule("BG-FORCE-04")
def test_the_acting_character_is_not_its_own_ally() -> None:
    """Skeletor's Summoning calls an ally: everyone of his Force but himself."""
    s = scene("skeletor@F6:1 mana=2", "mer-man@F9:1", "trap-jaw@H6:1", "he-man@L3:4", acting="skeletor", ap=1)
    s.dice(6, 6, 6, 1, 1, 1).do("skill skeletor.summoning")
    while s.offers("reroll"):
        s.do("reroll")

    assert sorted(s.offers("choose")) == ["choose mer-man", "choose trap-jaw"]


@pytest.mark.rule("BG-FORCE-05")
def test_a_friendly_character_may_be_the_acting_one() -> None:
    """A skill for a friendly character can be used on an ally and on oneself, not on an enemy."""
    s = scene("test-acrobat@F6:1 mana=1", "stratos@F8:1", "skeletor@F10:4", acting="test-acrobat")

    assert s.offers("skill test-acrobat.bless") == [
        "skill test-acrobat.bless test-acrobat",
        "skill test-acrobat.bless stratos",
    ]
    assert [c.id for c in friends(s.state, s["stratos"])] == ["test-acrobat", "stratos"]


@pytest.mark.rule("BG-FORCE-06")
def test_a_removed_character_is_no_target() -> None:
    """Only models on the battleground are characters; asked why, the rule is named."""
    s = scene("he-man@F6:1 weapons=power-sword", "skeletor@F7:4", "mer-man@ out", acting="he-man")

    assert s.offers("attack") == ["attack power-sword skeletor"]
    assert s.denied_by(0, intent="attack", attacker="he-man", target="mer-man") == ["BG-FORCE-06"]


@pytest.mark.rule("BG-FORCE-06")
@pytest.mark.parametrize(
    ("mer_man", "mana"), [("mer-man@L5 debuff=slow", 2), ("mer-man@ out debuff=slow", 1)]
)
def test_a_removed_character_is_not_counted(mer_man: str, mana: int) -> None:
    """Mana for each character with a debuff: one that has left the battleground does not count."""
    s = scene(
        "stratos@F6:1",
        "skeletor@L7:4 debuff=slow",
        mer_man,
        hands={0: ["fate-03"]},
        acting="stratos",
    )
    s.do("bonus fate-03 ability")

    assert s["stratos"].mana == mana
