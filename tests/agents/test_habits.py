"""What the computer opponents once got wrong: habits that a person who plays them would notice."""

from __future__ import annotations

import pytest

from battlewright.agents import make_agent
from battlewright.games.battleground.model.frames import Activation
from battlewright.games.battleground.model.options import OverwatchAction, TakeBonus
from battlewright.games.fields.advice.goods import room_for
from battlewright.games.fields.model import options as fields
from battlewright.games.heroscape.model.events import Fell
from battlewright.games.heroscape.model.options import Use
from battlewright.kernel.options import Option, option_text
from tests.games.battleground.scenes import GAME as BATTLEGROUND
from tests.games.battleground.scenes import Scene as Battle
from tests.games.battleground.scenes import scene
from tests.games.fields.scenes import GAME as FIELDS
from tests.games.fields.scenes import Scene as Journey
from tests.games.fields.scenes import a_scene
from tests.games.heroscape.scenes import GAME as HEROSCAPE
from tests.games.heroscape.scenes import scene as field


def in_battle(s: Battle) -> Option:
    """What the policy does in a scene of Battleground."""
    seat = s.asked[0]
    return make_agent("greedy", BATTLEGROUND).choose(BATTLEGROUND.view(s.state, seat), s.decision)


def on_journey(s: Journey) -> Option:
    """What the policy does in a scene of Fields of Eternia."""
    seat = FIELDS.asked(s.state)[0]
    return make_agent("greedy", FIELDS).choose(FIELDS.view(s.state, seat), s.decision)


# --- Battleground -----------------------------------------------------------------------------------


def test_nobody_pays_for_an_overwatch_that_a_card_gives() -> None:
    """Eyes Open puts its character on Overwatch at the end of the turn in any case."""
    s = scene("man-e-faces@F6:1", "skeletor@F12:4 weapons=havoc-staff", acting="man-e-faces", ap=2)
    turn = s.state.stack[-1]
    assert isinstance(turn, Activation)
    turn.lasting.append("fate-28")
    assert OverwatchAction() in s.decision.options
    assert in_battle(s) != OverwatchAction()


def test_he_man_takes_no_mana_from_cards() -> None:
    """They give him none; somebody else with a cheap card left takes it."""

    def taken(name: str) -> set[str]:
        s = scene(
            f"{name}@F6:1 mana=0",
            "skeletor@F13:4",
            acting=name,
            ap=0,
            hands={0: ["fate-01", "fate-02", "fate-03", "fate-05"]},
            decks={0: ["fate-01"] * 12},
            round=4,
        )
        options = [option for option in s.decision.options if isinstance(option, TakeBonus)]
        assert name == "he-man" or any(option.bonus == "mana" for option in options)
        option = in_battle(s)
        return {option.bonus} if isinstance(option, TakeBonus) else set()

    assert "mana" not in taken("he-man")


def test_nobody_gives_a_card_for_a_sacrifice_that_is_not_made() -> None:
    """Sacrifice gives nothing to whoever has no card to discard for it."""
    s = scene(
        "stratos@F6:1",
        "skeletor@M14:4",
        acting="stratos",
        ap=0,
        hands={0: ["fate-13"]},
        round=4,
    )
    offered = [o for o in s.decision.options if isinstance(o, TakeBonus) and o.bonus == "ability"]
    assert offered
    assert in_battle(s) not in offered


# --- Heroscape --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_a_power_that_costs_nothing_is_used(seed: int) -> None:
    """Frenzy may give another turn; that no odds of wounds belong to it makes it no worse than nothing."""
    s = field("A venoc-vipers@C3", "B finn-the-viking-champion@H8", acting="A-venoc-vipers-1", step="ending")
    seat = s.asked[0]
    agent = make_agent("greedy", HEROSCAPE, seed)
    assert {option_text(option).split()[0] for option in s.decision.options} == {"use", "skip"}
    assert isinstance(agent.choose(HEROSCAPE.view(s.state, seat), s.decision), Use)


def test_nobody_jumps_to_its_death() -> None:
    """From a high place, somebody with an enemy below does not take the short way down."""
    rows = [(" " if n % 2 else "") + " ".join(["g20" if n < 3 else "g1"] * 9) for n in range(9)]
    s = field(
        "A roman-archers@C2",
        "B finn-the-viking-champion@C5",
        rows=rows,
        acting="A-roman-archers-1",
        step="move",
    )
    seat = s.asked[0]
    agent = make_agent("greedy", HEROSCAPE)
    while s.kind in ("move", "go", "first"):
        option = agent.choose(HEROSCAPE.view(s.state, seat), s.decision)
        s.do(option_text(option))
    assert not [event for event in s.events if isinstance(event, Fell)]


# --- Fields of Eternia ------------------------------------------------------------------------------


def test_a_low_card_is_thrown_away_for_another() -> None:
    """Concentrating on +1 is what pays; a good card is kept."""
    s = a_scene().put(he_man="evergreen-forest", skeletor="evergreen-forest")
    s.deck("masters", "+1", "+3", "+3").fight("he-man", "skeletor")
    while s.kind != "play":
        s.choose(s.options[0])
    assert isinstance(on_journey(s), fields.Concentrate)


def test_a_second_armor_for_the_same_place_goes_to_who_has_none() -> None:
    """In the same area, the worse of two breastplates is given away; the better one is kept."""
    s = a_scene().put(he_man="evergreen-forest", teela="evergreen-forest")
    s.give("he-man", "royal-breastplate", equip=True).give("he-man", "battle-harness").turn("he-man")
    assert on_journey(s) == fields.Trade("teela")
    s.choose("trade teela")
    assert option_text(on_journey(s)) == "give battle-harness"
    s.choose("give battle-harness")
    assert option_text(on_journey(s)) == "done"


def test_nothing_is_traded_that_both_use_alike() -> None:
    """Spells and the armor one wears stay where they are, and nobody opens a trade for nothing."""
    s = a_scene().put(he_man="evergreen-forest", teela="evergreen-forest")
    s.give("he-man", "royal-breastplate", equip=True).turn("he-man")
    assert any(text.startswith("trade") for text in s.options)
    assert not isinstance(on_journey(s), fields.Trade)


def test_no_second_armor_is_bought_for_the_same_place() -> None:
    """Whoever wears a good breastplate leaves a cheaper one with the trader."""
    s = a_scene().put(he_man="eternos")
    s.give("he-man", "royal-breastplate", equip=True).eternium(masters=20)
    assert room_for(s.state, s.hero("he-man"), "battle-harness") < 0
    assert room_for(s.state, s.hero("teela"), "battle-harness") == 1.0
