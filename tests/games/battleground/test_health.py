"""Wounds and knock-outs (BG-HEALTH)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import Gained, Healed, KnockedOut, Wounded
from battlewright.games.battleground.model.state import Mark
from battlewright.games.battleground.rules.victory import seat_vp
from tests.games.battleground.fights import strike
from tests.games.battleground.scenes import Scene, scene

HITS = {1: (4, 1, 1, 1, 1), 2: (4, 4, 4, 1, 1), 3: (4, 4, 4, 4, 4)}
"""Rolls of the Power Sword for so many wounds."""


def struck(target: str, wounds: int, *others: str, ap: int = 2) -> Scene:
    """He-Man wounds a target on F7."""
    s = scene("he-man@F6:0 weapons=power-sword", target, *others, acting="he-man", ap=ap)
    return strike(s, f"power-sword {target.split('@')[0]}", attack=HITS[wounds])


@pytest.mark.rule("BG-HEALTH-01")
@pytest.mark.parametrize("wounds", [1, 2, 3])
def test_each_wound_is_a_token_on_the_card(wounds: int) -> None:
    """They add up with those already there."""
    s = struck("skeletor@F7:3 wounds=1", wounds)

    assert s["skeletor"].wounds == 1 + wounds
    assert [(e.character, e.amount, e.by) for e in s.heard(Wounded)] == [("skeletor", wounds, "he-man")]


@pytest.mark.rule("BG-HEALTH-02")
@pytest.mark.parametrize(("before", "wounds", "out"), [(3, 1, False), (4, 1, True), (3, 3, True)])
def test_as_many_wounds_as_health_knock_a_character_out(before: int, wounds: int, out: bool) -> None:
    """Skeletor has 5 Health: the fifth wound takes him out, and so does any number beyond."""
    s = struck(f"skeletor@F7:3 wounds={before}", wounds, "mer-man@A1:0")

    assert s["skeletor"].out is out
    assert bool(s.heard(KnockedOut)) is out


@pytest.mark.rule("BG-HEALTH-03")
def test_the_model_leaves_at_once() -> None:
    """Its hex is free, it engages nobody and is no target any more."""
    s = struck("skeletor@F7:3 wounds=4", 1, "mer-man@A1:0")

    assert s["skeletor"].at == ""
    assert s.offers("attack") == []
    assert s.denied_by(0, intent="attack", attacker="he-man", target="skeletor") == ["BG-FORCE-06"]
    assert "goto F7" in s.do("move").options


@pytest.mark.rule("BG-HEALTH-04")
def test_card_and_equipment_are_out_of_the_game() -> None:
    """The knocked-out character is not activated, and neither its skills nor its items work."""
    s = scene(
        "evil-lyn@F7:3 wounds=3 mana=3 items=magic-potion",
        "skeletor@F9:3",
        "he-man@F6:0 weapons=power-sword",
        acting="he-man",
        ap=2,
    )
    strike(s, "power-sword evil-lyn", attack=HITS[1])

    assert s["evil-lyn"].out
    for intent in (
        {"intent": "activate", "character": "evil-lyn"},
        {"intent": "skill", "character": "evil-lyn", "skill": "evil-lyn.dark-presence"},
        {"intent": "action", "character": "evil-lyn", "action": "consumable", "item": "magic-potion"},
        {"intent": "attack", "attacker": "evil-lyn", "target": "he-man"},
        {"intent": "move", "character": "evil-lyn", "to": "F7"},
    ):
        assert s.denied_by(1, **intent), intent
    assert "BG-FORCE-06" in s.denied_by(1, intent="activate", character="evil-lyn")


@pytest.mark.rule("BG-HEALTH-05")
def test_tokens_return_to_the_supply_and_heal_nothing() -> None:
    """Mana, Focus, Overwatch, buff and debuff go; Regeneration that goes this way heals no wound."""
    s = struck(
        "skeletor@F7:3 wounds=4 mana=3 focus overwatch buff=regeneration debuff=curse", 1, "mer-man@A1:0"
    )

    gone = s["skeletor"]
    assert (gone.mana, gone.focus, gone.overwatch, gone.buff, gone.debuff) == (0, False, False, "", "")
    assert (gone.wounds, s.heard(Healed)) == (5, [])
    assert [e.amount for e in s.heard(Wounded)] == [1]  # nor does the Curse wound once more


@pytest.mark.rule("BG-HEALTH-05")
@pytest.mark.parametrize(("wounds", "mana"), [(0, 2), (4, 0)])
def test_who_is_knocked_out_gains_no_mana(wounds: int, mana: int) -> None:
    """Overwhelming Power wounds its target and then gives it mana: a fallen one has nowhere to put it."""
    s = scene(
        "he-man@F6:0 weapons=overwhelming-power",
        f"skeletor@F10:3 wounds={wounds}",
        "mer-man@A1:0",
        acting="he-man",
    )
    strike(s, "overwhelming-power skeletor", attack=(4, 1, 1, 1))

    assert s["skeletor"].out is (wounds == 4)
    assert s["skeletor"].mana == mana
    assert [e.amount for e in s.heard(Gained) if e.character == "skeletor"] == [mana] * bool(mana)


@pytest.mark.rule("BG-HEALTH-05")
def test_a_mark_outlasts_the_one_who_placed_it() -> None:
    """Mer-Man's puddle stays on the battleground until Clean-Up."""
    s = scene(
        "he-man@F6:0 weapons=power-sword", "mer-man@F7:3 wounds=4", "skeletor@A1:0", acting="he-man", ap=2
    )
    s.state.marks.append(Mark(token="puddle", at="F10", seat=1, by="mer-man"))

    strike(s, "power-sword mer-man", attack=HITS[1])

    assert s["mer-man"].out
    assert [mark.at for mark in s.state.marks] == ["F10"]


@pytest.mark.rule("BG-HEALTH-06", "BG-SCORE-08")
@pytest.mark.parametrize(
    ("equipment", "vp"),
    [
        ("", 21),
        (" weapons=havoc-staff,thunder", 21 + 2 + 3),
        (" items=magic-potion", 21 + 2),
        (" items=magic-potion used", 21 + 2),
        (" weapons=havoc-staff reserve=thunder items=jet-pack", 21 + 2 + 3 + 3),
    ],
)
def test_the_opponent_scores_the_character_and_all_its_equipment(equipment: str, vp: int) -> None:
    """Skeletor costs 21; weapons, items, what is put away and used consumables count with him."""
    s = scene(
        "he-man@F6:0 weapons=power-sword",
        "skeletor@F7:3 wounds=4" + equipment.removesuffix(" used"),
        "mer-man@A1:0",
        acting="he-man",
        ap=2,
    )
    if equipment.endswith("used"):
        s["skeletor"].spent = ["magic-potion"]

    strike(s, "power-sword skeletor", attack=HITS[1])

    assert [(e.vp, e.seat) for e in s.heard(KnockedOut)] == [(vp, 0)]
    assert (seat_vp(s.state, 0), seat_vp(s.state, 1)) == (vp, 0)


@pytest.mark.rule("BG-HEALTH-06")
def test_a_character_felled_by_its_own_side_scores_for_the_opponent() -> None:
    """Stratos' bomb takes Orko out with the rest: the Evil Warriors get the points."""
    s = scene("stratos@F2:0 weapons=test-bomb", "skeletor@F8:3", "orko@F9:3 wounds=2", acting="stratos", ap=2)

    strike(s, "test-bomb skeletor", attack=(1, 1, 1, 1, 1, 5, 1, 1, 1, 1))

    assert [(e.character, e.seat, e.vp) for e in s.heard(KnockedOut)] == [("orko", 1, 16)]
