"""What is offered and what is explained never disagree."""

from __future__ import annotations

from random import Random

import pytest

from battlewright.games.fields.model import options as o
from battlewright.games.fields.model.frames import Turn
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.model.words import SPECIAL_CARDS, TRADERS
from battlewright.games.fields.rules.possessions import owned
from battlewright.kernel.options import Option, option_text
from tests.games.fields.scenes import GAME, a_scene


def conceivable(state: State, hero: Hero) -> list[Option]:
    """Everything a hero could think of doing at its menu."""
    planet = GAME.content.planet
    content = GAME.content
    found: list[Option] = [o.Move(), o.Ride(), o.MoveSoldiers(), o.GoOnQuest(), o.Rest(), o.AcquireMount()]
    found += [o.FastTravel(area) for area in planet.towers]
    found += [o.Fortify(number) for number in range(1, 5)] + [o.BraveWilds(1), o.BraveWilds(2)]
    found += [o.Train(card) for card in ("+1", "+2", *SPECIAL_CARDS)]
    found += [o.Trade(name) for name in state.heroes] + [o.UseTrader(trader) for trader in TRADERS]
    for card in dict.fromkeys(owned(state, hero, "any")):
        if card in content.spells:
            found.append(o.Cast(hero.id, card))
        if card in content.equipment:
            found += [o.EquipCard(card), o.StowCard(card), o.UseItem(card)]
    return found


@pytest.mark.parametrize("scenario", ["fractures-in-time", "marching-armies", "first-game"])
@pytest.mark.parametrize("seed", range(3))
def test_the_menu_is_what_nothing_denies(scenario: str, seed: int) -> None:
    """An option is in the menu exactly if no rule stands against it."""
    random = Random(seed)
    state = GAME.new({"scenario": scenario}, f"menu {seed}")
    compared = 0
    while (asked := GAME.asked(state)) and compared < 1500:
        decision = GAME.decision(state, asked[0])
        frame = state.stack[-1]
        if isinstance(frame, Turn):
            for option in conceivable(state, state.heroes[frame.hero]):
                if isinstance(option, o.EquipCard | o.StowCard) and option.card in frame.swapped:
                    continue  # nothing is gained by putting it back before the next action
                intent = {"intent": "option", "text": option_text(option)}
                answer = GAME.explain(state, asked[0], intent)
                assert answer.allowed == (option in decision.options), f"{option}: {answer.denials}"
                compared += 1
        GAME.take(state, asked[0], random.choice(decision.options))
    assert compared


@pytest.mark.rule("FE-ROUND-07", "FE-SETUP-03")
def test_who_is_not_asked_is_told_so() -> None:
    """Only the activated hero acts, and only for its own player."""
    scene = a_scene().put(teela="evergreen-forest").turn("teela")

    assert scene.why_not("skeletor", "rest") == ["FE-ROUND-07"]
    answer = GAME.explain(
        scene.state, scene.hero("he-man").seat, {"intent": "move", "hero": "teela", "to": "eternos"}
    )
    assert "FE-SETUP-03" in [denial.rule for denial in answer.denials]


@pytest.mark.rule("FE-MOVE-02", "FE-BASE-02")
def test_a_move_is_explained_with_its_way_or_what_is_against_it() -> None:
    """The way and its cost, or the rules in the way."""
    scene = a_scene().put(teela="evergreen-forest").turn("teela")
    seat = scene.hero("teela").seat

    near = GAME.content.planet.land_borders["evergreen-forest"][0]
    allowed = GAME.explain(scene.state, seat, {"intent": "move", "hero": "teela", "to": near})
    assert allowed.allowed
    assert allowed.facts["path"] == ["evergreen-forest", near]
    denied = GAME.explain(scene.state, seat, {"intent": "move", "hero": "teela", "to": "temple-of-serpos"})
    assert "FE-BASE-02" in [denial.rule for denial in denied.denials]


def test_unknown_names_are_reported() -> None:
    """An intent that names nothing says so."""
    scene = a_scene().turn("teela")

    with pytest.raises(ValueError, match="no area"):
        GAME.explain(
            scene.state, scene.hero("teela").seat, {"intent": "move", "hero": "teela", "to": "atlantis"}
        )
    with pytest.raises(ValueError, match="no hero"):
        GAME.explain(scene.state, 0, {"intent": "move", "hero": "orko", "to": "eternos"})
