"""Before the first round: the Force, the objectives, the models."""

from __future__ import annotations

from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.options import (
    Dismiss,
    Done,
    GoTo,
    PlaceObjective,
    PutBack,
    TakeBack,
    Unequip,
    UsePrepared,
)
from battlewright.games.battleground.model.state import State
from battlewright.games.battleground.rules.table import team_of
from battlewright.kernel.decisions import Decision
from battlewright.kernel.facts import fact_of
from battlewright.space.board import bits
from battlewright.space.hexes import steps
from bench.yardstick.battleground.ground import Ground


def draft(state: State, seat: int, decision: Decision) -> list[float]:
    """A prepared Force if there is one; otherwise any legal addition until the Force is complete."""
    known = {UsePrepared: 2.0, Done: 2.0}
    known |= dict.fromkeys((TakeBack, Dismiss, Unequip, PutBack), -1.0)
    return [known.get(type(option), 0.0) for option in decision.options]


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
        assert isinstance(option, GoTo)
        node = field.nodes[option.at]
        crowd = sum(1 for mate in mates if steps(mate, field.places[node]) < 3)
        scores.append(ground.worth(node) - 0.5 * crowd)
    return scores
