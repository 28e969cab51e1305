"""Before the first round: the Force, the objectives, the models."""

from __future__ import annotations

from battlewright.games.battleground.advice.ground import Ground
from battlewright.games.battleground.advice.hand import worth
from battlewright.games.battleground.content import Content
from battlewright.games.battleground.library import content_of, field_of
from battlewright.games.battleground.model.cards import ForceCard
from battlewright.games.battleground.model.options import (
    AddCharacter,
    Done,
    Equip,
    GoTo,
    PlaceObjective,
    TakeCard,
    UsePrepared,
)
from battlewright.games.battleground.model.state import State
from battlewright.games.battleground.rules.table import team_of
from battlewright.kernel.decisions import Decision
from battlewright.kernel.facts import fact_of
from battlewright.kernel.options import Option
from battlewright.space.board import bits
from battlewright.space.hexes import steps

HUNDRED = 100.0
FULL = 95  # points from which a prepared Force counts as full; any of those will do


def draft(state: State, seat: int, decision: Decision) -> list[float]:
    """A prepared Force of as many points as may be; otherwise dear characters, equipment, good cards."""
    content = content_of(state)
    return [_addition(content, state, option) for option in decision.options]


def _addition(content: Content, state: State, option: Option) -> float:
    """Whatever still fits comes before finishing: first whom, then with what, then the deck."""
    match option:
        case UsePrepared(force=name):
            return 4.0 + min(FULL, force_points(content, content.forces[name])) / HUNDRED
        case AddCharacter(card=card):
            return 3.0 + content.characters[card].cost / HUNDRED
        case Equip(card=card):
            piece = content.weapons.get(card) or content.items[card]
            return 2.0 + piece.cost / HUNDRED
        case TakeCard(card=card):
            return 1.0 + worth(state, card) / HUNDRED
        case Done():
            return 0.5
        case _:
            return -1.0


def force_points(content: Content, force: ForceCard) -> int:
    """What a Force costs with all its equipment."""
    pieces = [p for entry in force.characters for p in (*entry.weapons, *entry.items)]
    costs = ((content.weapons.get(piece) or content.items[piece]).cost for piece in pieces)
    return sum(content.characters[entry.card].cost for entry in force.characters) + sum(costs)


def objective(state: State, seat: int, decision: Decision) -> list[float]:
    """An objective in the own zone serves the enemy only: as far from the enemy zone as can be."""
    field = field_of(state)
    theirs = field.zones[state.zones[1 - team_of(state, seat)]]
    rows = [field.places[node][1] for node in bits(theirs)]
    edge = sum(rows) / len(rows)
    scores = []
    for option in decision.options:
        assert isinstance(option, PlaceObjective)
        scores.append(abs(field.places[field.nodes[option.at]][1] - edge))
    return scores


def deployment(state: State, seat: int, decision: Decision) -> list[float]:
    """On the way to objectives, and not all in one place."""
    field = field_of(state)
    character = state.characters[fact_of(decision.facts, "character", str)]
    ground = Ground(state, character)
    mates = [field.places[field.nodes[c.at]] for c in state.characters.values() if c.at and c.seat == seat]
    scores = []
    for option in decision.options:
        if not isinstance(option, GoTo):
            scores.append(-HUNDRED)
            continue
        node = field.nodes[option.at]
        crowd = sum(1 for mate in mates if steps(mate, field.places[node]) < 3)
        scores.append(ground.worth(node) - 0.5 * crowd)
    return scores
