"""Why not? The answer and the list of options never disagree, and every refusal names its rule."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from battlewright.games.heroscape.describe import describe_answer
from battlewright.games.heroscape.explain import (
    ArmyIntent,
    AttackIntent,
    DraftIntent,
    Intent,
    MeasureIntent,
    MoveIntent,
    OrderIntent,
    PlaceIntent,
    PowerIntent,
    UnknownNameError,
)
from battlewright.games.heroscape.lexicon import Lexicon
from battlewright.games.heroscape.library import board_of
from battlewright.games.heroscape.model.frames import Turn
from battlewright.games.heroscape.model.options import Go, Order, Pick, PlaceAt, Strike, TakeArmy, Use
from battlewright.games.heroscape.model.state import State
from battlewright.games.heroscape.rules.attack import special_targets
from battlewright.games.heroscape.rules.table import own_figures, unit
from battlewright.kernel.decisions import Decision
from battlewright.texts import Texts
from tests.games.heroscape.scenes import GAME, Scene, scene
from tests.games.heroscape.scenes import unit as card

BRUTE = card("brute", attack=3)
SHOOTER = card("shooter", range=5)
RULES = ("HS-", "HSV-")


def refused(s: Scene, intent: Intent, seat: int = 0) -> dict[str, dict[str, Any]]:
    """The rules that stand against an intent, with their facts."""
    answer = s.game.explain(s.state, seat, intent)
    assert answer.allowed == (not answer.denials)
    return {denial.rule: denial.facts for denial in answer.denials}


# --- agreement ------------------------------------------------------------------------------------


def questions(state: State, seat: int, decision: Decision) -> Iterator[tuple[Intent, bool]]:
    """Things a player may ask about at a decision, and whether an option says yes."""
    options = decision.options
    match decision.kind:
        case "attack":
            strikes = {(o.figure, o.target, o.power) for o in options if isinstance(o, Strike)}
            for figure in own_figures(state, seat):
                for other in state.figures:
                    if other != figure.id:
                        yield AttackIntent(figure.id, other), (figure.id, other, "") in strikes
                for power, special in unit(state, figure).specials.items():
                    for name in {*state.figures, *special_targets(state, figure, power, special)} - {
                        figure.id
                    }:
                        yield AttackIntent(figure.id, name, power), (figure.id, name, power) in strikes
        case "go":
            ends = {label for o in options if isinstance(o, Go) for label in o.to}
            figure = state.figures[decision.facts["figure"]]
            for space in board_of(state).spaces:
                if space.label not in figure.at:
                    yield MoveIntent(figure.id, space.label), space.label in ends
        case "order":
            laid = {o.card for o in options if isinstance(o, Order)}
            for name in state.cards:
                yield OrderIntent(name), name in laid
        case "power" if isinstance(state.stack[-1], Turn):
            uses = {(o.figure, o.power) for o in options if isinstance(o, Use)}
            for name, power in sorted(uses):
                yield PowerIntent(name, power), True
        case "army":
            for army in GAME.content.armies:
                yield ArmyIntent(army), TakeArmy(army) in options
        case "draft":
            for name in GAME.content.units:
                yield DraftIntent(name), Pick(name) in options
        case "place":
            places = {label for o in options if isinstance(o, PlaceAt) for label in o.at}
            setting_up = len(state.stack) == 2
            for space in board_of(state).spaces if setting_up else ():
                yield PlaceIntent(decision.facts["figure"], space.label), space.label in places


SETUPS: list[dict[str, Any]] = [
    {"map": "training-ground", "armies": ["hunters-of-utgar", "blades-of-the-east"], "points": 500},
    {"map": "training-ground", "armies": ["machine-war", "orc-raiders"], "points": 500},
    {"map": "training-ground", "scenario": "drafted-armies", "points": 300},
    {"map": "training-ground", "points": 400},
]


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_an_intent_is_allowed_exactly_when_an_option_offers_it(number: int) -> None:
    """Options and answers come from the same predicates: in play they say the same about everything."""
    lexicon_texts = Texts("en", missing="raise")
    rng = random.Random(number)
    state = GAME.new(SETUPS[number], seed=f"explain-{number}")
    asked = 0
    for _ in range(400):
        if not state.stack:
            break
        seat = rng.choice(GAME.asked(state))
        decision = GAME.decision(state, seat)
        lexicon = Lexicon(lexicon_texts, GAME.content, state)
        found = list(questions(state, seat, decision))
        for intent, offered in rng.sample(found, min(25, len(found))):
            answer = GAME.explain(state, seat, intent)
            assert answer.allowed == offered, (intent, answer, decision.texts()[:20])
            assert all(d.rule.startswith(RULES) or "/" in d.rule for d in answer.denials)
            assert all("⟦" not in line for line in describe_answer(lexicon, answer))
            asked += 1
        strikes = [o for o in decision.options if isinstance(o, Strike)]
        GAME.take(state, seat, rng.choice(strikes or decision.options))
    assert asked > 200


# --- particular answers ---------------------------------------------------------------------------


@pytest.mark.rule("HS-RANGE-01", "HS-RANGE-03")
def test_too_far_is_told_with_both_numbers() -> None:
    """Distance and range are part of the answer."""
    s = scene(
        "A shooter@A1", "B brute@H5", acting="A-shooter", step="attack", units=[BRUTE, SHOOTER], order=()
    )

    facts = GAME.explain(s.state, 0, AttackIntent("A-shooter", "B-brute"))
    rules = {denial.rule: denial.facts for denial in facts.denials}

    assert rules["HS-RANGE-01"]["range"] == 5
    assert rules["HS-RANGE-01"]["distance"] > 5


@pytest.mark.rule("HS-ATTACK-03")
def test_an_engaged_figure_is_told_whom_it_may_attack() -> None:
    """The enemies it is engaged with are named."""
    s = scene(
        "A shooter@C3",
        "B brute@D3",
        "B marro-warriors@G3",
        acting="A-shooter",
        step="attack",
        units=[BRUTE, SHOOTER],
    )

    found = refused(s, AttackIntent("A-shooter", "B-marro-warriors.1"))

    assert found["HS-ATTACK-03"]["engaged"] == ["B-brute"]


@pytest.mark.rule("HS-MOVE-07", "HS-MOVE-01")
def test_a_place_that_cannot_be_reached_says_why() -> None:
    """Somebody stands there, or it is too far; the number of points is told."""
    s = scene("A brute@C3", "B shooter@E5", acting="A-brute", units=[BRUTE, SHOOTER])

    assert refused(s, MoveIntent("A-brute", "E5"))["HS-MOVE-07"]["occupant"] == "B-shooter"
    assert refused(s, MoveIntent("A-brute", "I9"))["HS-MOVE-01"]["move"] == 5


@pytest.mark.rule("HS-TEAM-01", "HS-TURN-02")
def test_others_cannot_act_in_my_turn() -> None:
    """Neither with my figures nor with their own."""
    s = scene("A brute@C3", "B shooter@E5", acting="A-brute", units=[BRUTE, SHOOTER])

    assert "HS-TEAM-01" in refused(s, MoveIntent("A-brute", "D3"), seat=1)
    assert "HS-TURN-02" in refused(s, MoveIntent("B-shooter", "E6"), seat=1)


def test_a_measurement_tells_distance_levels_and_sight() -> None:
    """HS-RANGE-01, HS-LOS-01: without any option at hand."""
    s = scene("A brute@C3", "B shooter@F3", acting="A-brute", units=[BRUTE, SHOOTER])

    answer = s.game.explain(s.state, 0, MeasureIntent("A-brute", "B-shooter"))

    assert answer.facts["distance"] == 3
    assert answer.facts["levels"] == 0
    assert answer.facts["visible"]


def test_an_intent_may_come_as_plain_data_and_must_name_what_is_there() -> None:
    """As a client sends it; a wrong name is an error that lists the right ones."""
    s = scene("A brute@C3", "B shooter@F3", acting="A-brute", units=[BRUTE, SHOOTER])

    assert s.game.explain(s.state, 0, {"intent": "move", "figure": "A-brute", "to": "D3"}).allowed
    with pytest.raises(UnknownNameError, match="no figure 'nobody'"):
        s.game.explain(s.state, 0, MoveIntent("nobody", "D3"))
    with pytest.raises(UnknownNameError, match="no space 'Z99'"):
        s.game.explain(s.state, 0, MoveIntent("A-brute", "Z99"))
