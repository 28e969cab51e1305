"""The combat deck keeps its 21 cards (FE-DECK); a night's rest (FE-REST)."""

from __future__ import annotations

import pytest

from battlewright.games.fields.model.events import CombatCardGained, CombatCardMissed
from battlewright.games.fields.model.frames import Exchange, PendingGain
from tests.games.fields.scenes import Scene, a_scene


def gaining(card: str, seed: str = "scene") -> Scene:
    """He-Man's team is about to gain a combat card."""
    scene = a_scene(seed=seed).turn("he-man")
    scene.state.stack[-1].asks = []
    scene.state.stack.append(Exchange(hero="he-man", card=card, source="FE-SKIRM-26"))
    return scene


@pytest.mark.rule("FE-DECK-01", "FE-DECK-02")
def test_a_gained_card_comes_from_the_supply_and_another_leaves_the_game() -> None:
    """The team chooses the card that goes; it does not return to the supply."""
    scene = gaining("+3").go()
    team = scene.team("masters")
    supply, removed = dict(team.supply), dict(team.removed)
    assert scene.kind == "exchange"

    scene.choose("card +1")

    assert team.supply["+3"] == supply["+3"] - 1
    assert team.supply.get("+1", 0) == supply.get("+1", 0)
    assert team.removed["+1"] == removed.get("+1", 0) + 1
    assert (team.cards["+1"], team.cards["+3"], sum(team.cards.values())) == (6, 4, 21)
    assert sorted(team.deck) == sorted(k for k, n in team.cards.items() for _ in range(n))
    assert scene.heard(CombatCardGained)[0].removed == "+1"


@pytest.mark.rule("FE-DECK-02")
def test_a_gained_card_may_lie_anywhere_in_the_deck() -> None:
    """The deck is shuffled after the exchange: no place is likelier than another, however the deck lay."""
    places = []
    for seed in range(120):
        scene = gaining("time", str(seed))
        team = scene.team("masters")
        team.deck.remove("time")
        team.deck.remove("+1")
        team.deck[:0] = ["+1"]  # the card that goes lies on top
        team.deck.append("+2")
        team.cards = {kind: team.deck.count(kind) for kind in team.deck}
        scene.go().choose("card +1")
        places.append(team.deck.index("time"))

    soon = sum(place < 4 for place in places) / len(places)
    assert 0.08 < soon < 0.32  # 4 of 21 places, not the place of the card that went
    assert len(set(places)) >= 18


@pytest.mark.rule("FE-DECK-02")
def test_without_a_copy_in_the_supply_nothing_is_gained() -> None:
    """A kind that has run out is not replaced by another."""
    scene = gaining("time")
    scene.team("masters").supply["time"] = 0
    scene.go()

    assert scene.heard(CombatCardMissed)
    assert scene.kind == "act"
    assert sum(scene.team("masters").cards.values()) == 21


@pytest.mark.rule("FE-DECK-02")
def test_during_a_combat_the_exchange_waits_for_clean_up() -> None:
    """A card gained in a fight enters the deck when all cards are back in it."""
    scene = a_scene().put(skeletor="vine-jungle").fight("he-man", "skeletor").until("weapon")
    scene.epic.gains.append(PendingGain("he-man", "+2", "FE-EPIC-61"))
    while scene.kind != "exchange":
        scene.choose(scene.options[0] if scene.kind == "play" else scene.options[-1])

    assert not any(type(frame).__name__ == "Epic" for frame in scene.state.stack)
    assert len(scene.team("masters").deck) == 21


@pytest.mark.rule("FE-REST-01", "FE-REST-02", "FE-ROUND-04", "FE-ROUND-05", example="FE-EX-18")
def test_resting_at_night_heals_four_and_the_night_one_more_up_to_the_printed_hp() -> None:
    """Rest takes both actions; trading and traders are still possible."""
    scene = a_scene().night().put(teela="foe-castle", he_man="foe-castle").give("he-man", "fireball")
    scene.market("shop", "magic-trap").soldiers("gaz-village", masters=1).eternium(masters=9)
    scene.hero("teela").damage = 4
    scene.turn("teela").choose("rest")

    assert scene.hp("teela") == 6
    left = [
        text for text in scene.options if text.split()[0] not in ("trade", "trader", "redraw", "cast", "end")
    ]
    assert left == []
    assert "trade he-man" in scene.options
    assert "trader shop" in scene.options
    scene.choose("end")
    assert scene.hp("teela") == 6
