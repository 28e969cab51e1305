"""Items: passive and active ones, and consumables (BG-ITEM)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model.events import Gained, Lost, Rolled, SkillUsed
from battlewright.games.battleground.model.frames import Activation
from battlewright.games.battleground.rules.victory import point_value
from battlewright.kernel.decisions import IllegalChoice
from tests.games.battleground.scenes import Scene, scene


def cast_at(figure: str, *others: str) -> Scene:
    """Evil-Lyn casts at a figure, which defends with Mind."""
    s = scene(figure, *others, "evil-lyn@F9:3 weapons=thunder mana=1", acting="evil-lyn")
    s.dice(5, 5, 1, 1, 1).do("attack thunder he-man").dice(*[1] * 5)
    return s.do("defend roll")


@pytest.mark.rule("BG-ITEM-01")
def test_items_are_trinkets_shields_and_armor() -> None:
    """Every item has one of the three types, and each type occurs; vehicles have modules besides."""
    items = content_of(scene("he-man@F3").state).items.values()
    assert {item.type for item in items} == {"trinket", "shield", "armor", "module"}


@pytest.mark.rule("BG-ITEM-03", example="EX-39")
def test_a_passive_item_raises_mind_while_it_is_equipped() -> None:
    """The Gar Techno-Armor makes Mind 1 higher: one die more in defence of spells, and the tally says why."""
    for items, dice in (("", 3), ("items=gar-techno-armor", 4)):
        rolled = cast_at(f"he-man@F3 {items}").heard(Rolled)[1]
        assert rolled.dice.total == dice
        assert ("gar-techno-armor.skill" in {m.source for m in rolled.dice.modifiers}) is bool(items)


@pytest.mark.rule("BG-ITEM-02", "BG-ITEM-03")
def test_an_item_does_nothing_for_an_ally() -> None:
    """The skill of an item is for its bearer alone: an ally next to it rolls as usual."""
    rolled = cast_at("he-man@F3", "stratos@F4 items=gar-techno-armor").heard(Rolled)[1]
    assert rolled.dice.total == 3


@pytest.mark.rule("BG-ITEM-03")
@pytest.mark.parametrize("wounds", [0, 4])
def test_an_item_of_a_fallen_character_does_nothing(wounds: int) -> None:
    """The Wheel of Infinity works at the end of an activation, but not for a bearer knocked out in it."""
    wheel = f"skeletor@F7:3 wounds={wounds} items=wheel-of-infinity"
    s = scene("he-man@F6:0 weapons=long-sword", wheel, "mer-man@M2", acting="skeletor", ap=1)
    s.do("move", "react opportunity:he-man").dice(5, 1, 1, 1, 1)
    s.do("attack long-sword skeletor", "defend decline")
    if not s["skeletor"].out:
        s.do("stay", "face 3")

    gained = [e.character for e in s.heard(Gained) if e.what == "overwatch"]
    assert gained == ([] if wounds else ["skeletor"])


@pytest.mark.rule("BG-ITEM-04", example="EX-40")
def test_an_active_item_is_paid_and_used_like_a_skill_once() -> None:
    """1 AP and 1 mana are paid first, then the text is carried out; once in an activation."""
    s = scene(
        "he-man@F3 mana=3 items=magoos-gem", "stratos@F5", "orko@F6", "skeletor@M12", acting="he-man", ap=3
    )
    s.do("skill magoos-gem.skill stratos")

    assert [(e.what, e.amount) for e in s.heard(Lost)] == [("ap", 1), ("mana", 1)]
    assert s["stratos"].focus
    assert not s.offers("skill")
    denied = s.denied_by(0, intent="skill", character="he-man", skill="magoos-gem.skill", target="orko")
    assert denied == ["BG-ACT-05"]


@pytest.mark.rule("BG-ITEM-04")
@pytest.mark.parametrize(("ap", "mana", "rule"), [(0, 1, "BG-ACT-08"), (1, 0, "BG-SKILL-02")])
def test_an_active_item_needs_its_whole_cost(ap: int, mana: int, rule: str) -> None:
    """Without the AP or without the mana the item cannot be used."""
    s = scene(
        f"he-man@F3 mana={mana} items=magoos-gem,magic-potion",
        "stratos@F5",
        "skeletor@M12",
        acting="he-man",
        ap=ap,
    )
    assert not s.offers("skill")
    denied = s.denied_by(0, intent="skill", character="he-man", skill="magoos-gem.skill", target="stratos")
    assert denied == [rule]


@pytest.mark.rule("BG-ITEM-05", "BG-ITEM-06", "BG-ITEM-08", example="EX-41")
def test_a_consumable_gives_its_ap_once_per_game() -> None:
    """Used as a free action, before or after another action; then the card is turned over for good."""
    s = scene("he-man@F3 items=test-tonic", "skeletor@M12", acting="he-man", ap=1)
    s.do("move", "goto F5", "face 0", "use test-tonic")
    assert s.turn.ap == 1
    assert s["he-man"].spent == ["test-tonic"]

    assert not s.offers("use")
    denied = s.denied_by(0, intent="action", character="he-man", action="consumable", item="test-tonic")
    assert denied == ["BG-ITEM-05"]


@pytest.mark.rule("BG-ITEM-05", "BG-ITEM-08")
def test_a_used_consumable_is_not_back_in_the_next_round() -> None:
    """Once per game, not per round: Clean-Up does not turn the card back."""
    hands = {0: ["fate-22", "fate-33"], 1: ["fate-01"]}
    s = scene("he-man@F3 items=magic-potion", "skeletor@M12", acting="he-man", hands=hands)
    s.do("use magic-potion", "end", "pass", "discard", "discard", "play fate-22", "pass")

    assert (s.state.round, s.turn.character) == (2, "he-man")
    assert s["he-man"].spent == ["magic-potion"]
    assert not s.offers("use")


@pytest.mark.rule("BG-ITEM-06")
def test_any_number_of_consumables_around_any_action() -> None:
    """Several may be used in a row; none costs AP or raises a cost, and none is an action in itself."""
    s = scene("he-man@F3 items=test-tonic,magic-potion", "skeletor@M12", acting="he-man", ap=0)
    assert s.offers("use") == ["use test-tonic", "use magic-potion"]
    s.do("use magic-potion", "use test-tonic")

    assert (s.turn.ap, s["he-man"].mana) == (1, 2)
    assert s.turn.uses == {}
    assert [(e.ap, e.mana) for e in s.heard(SkillUsed)] == [(0, 0), (0, 0)]


@pytest.mark.rule("BG-ITEM-06")
def test_only_the_bearer_uses_its_consumables_and_not_within_an_action() -> None:
    """Neither during the activation of an ally nor in the middle of a Move."""
    s = scene("he-man@F3 items=magic-potion", "stratos@F6", "skeletor@M12", acting="stratos")
    assert not s.offers("use")

    s = scene("he-man@F3 items=magic-potion", "skeletor@M12", acting="he-man").do("move")
    assert s.kind == "destination"
    with pytest.raises(IllegalChoice):
        s.do("use magic-potion")


@pytest.mark.rule("BG-ITEM-06")
def test_consumables_are_usable_in_the_bearers_own_interruption() -> None:
    """The actions of an interruption are actions of its bearer: a potion may come before them."""
    s = scene("he-man@F6:0 weapons=power-sword items=test-tonic", "skeletor@F7:3", acting="skeletor").do(
        "move", "react opportunity:he-man", "use test-tonic"
    )

    assert (s.turn.character, s.turn.ap) == ("he-man", 2)


@pytest.mark.rule("BG-ITEM-07")
@pytest.mark.parametrize("kind", ["overwatch", "opportunity"])
def test_the_interrupted_may_use_consumables_before_the_interruption(kind: str) -> None:
    """Before the enemy acts, the interrupted character may drink; what it gains is for itself."""
    s = scene(
        "he-man@F6:0 weapons=power-sword overwatch",
        "skeletor@F7:3 items=magic-potion,test-tonic",
        acting="skeletor",
        ap=1,
    ).do("move")
    s.do(*(["react opportunity:he-man"] if kind == "opportunity" else ["decline", "goto F9", "face 3"]))
    assert (s.kind, s.asked) == ("consumables", (1,))
    assert s.options == ["use magic-potion", "use test-tonic", "end"]

    s.do("use magic-potion", "use test-tonic")
    assert (s.turn.character, s.turn.ap) == ("he-man", 1)
    assert s["skeletor"].mana == 2
    activation = next(f for f in s.state.stack if isinstance(f, Activation))
    assert activation.ap == 1


@pytest.mark.rule("BG-ITEM-07")
def test_nothing_is_asked_without_a_usable_consumable() -> None:
    """A character whose consumables are used up is not asked; the interruption begins at once."""
    s = scene("he-man@F6:0 weapons=power-sword", "skeletor@F7:3 items=magic-potion", acting="skeletor")
    s["skeletor"].spent = ["magic-potion"]
    s.do("move", "react opportunity:he-man")

    assert (s.kind, s.turn.character) == ("act", "he-man")


@pytest.mark.rule("BG-ITEM-09")
def test_used_consumables_still_count_for_the_points() -> None:
    """Skeletor's 21 points and the potion's 2 are scored, though the potion was drunk."""
    s = scene(
        "he-man@F6:0 weapons=long-sword",
        "skeletor@F7:3 wounds=4 items=magic-potion",
        "mer-man@M2",
        acting="he-man",
    )
    s["skeletor"].spent = ["magic-potion"]
    assert point_value(s.state, s["skeletor"]) == 23
    s.dice(5, 1, 1, 1, 1).do("attack long-sword skeletor", "defend decline")

    assert s.state.players[0].knock_out_vp == 23
