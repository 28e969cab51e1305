"""What a place on the battleground is worth to a character: objectives held, denied and approached.

A `Ground` looks at the battleground once, for one character; asking it about a place is then cheap.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from battlewright.games.battleground.evaluate import FAR, HELD
from battlewright.games.battleground.field import Field
from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.attack import weapons_of
from battlewright.games.battleground.rules.table import (
    allies,
    beside,
    enemies,
    mask_of,
    node_of,
    occupied,
    team_of,
    threatened,
)
from battlewright.space.board import bits
from battlewright.space.reach import distances

PULL = 0.8  # of an objective, for a character that has only to reach it
PATIENCE = 2.5  # rounds of walking over which that falls to nothing
ARRIVED = 0.6  # of an objective, beside that, for standing where it is captured
DENIED = 0.6 * HELD  # standing where an enemy would otherwise capture
SHARED = 0.5  # of the worth of an objective that an ally is closer to
HUNT = 4.0  # for being near an enemy, falling over a distance of `FAR`
DREAD = 0.0  # against standing where an enemy can shoot at once; found not to pay
CONTEST = 0.135  # of an objective held, for every enemy near it that is still to act
ENGAGED = 1.0  # against standing next to an enemy
STEPS_A_TURN = 7
STEPS_A_ROUND = 9  # what a character walks in a round, roughly


class Goal(Struct):
    """An objective token, as one character sees it."""

    near: int  # the nodes from which it is captured
    mine: bool  # the character's side may capture it
    theirs: bool  # the other side may
    enemies: bool  # an enemy stands near
    ally: bool  # an ally that is not engaged stands near already
    weight: float
    contested: int  # enemies still to act that can come near
    cost: dict[int, int]  # what the way to it costs, by node


class Ground:
    """The battleground as one character sees it."""

    def __init__(self, state: State, character: Character) -> None:
        """Look at it once."""
        self.state = state
        self.character = character
        self.field = field = field_of(state)
        self.hot = threatened(state, character)  # next to an enemy
        self.open = field.floor & ~occupied(state, without=character)
        self.goals = [self._goal(at) for at in state.objectives] if state.zones else []
        near = 0
        for enemy in enemies(state, character):
            near |= beside(state, enemy)
        self.hunt = ways_to(field, near & self.open, self.open, FAR) if near else {}
        self.fire = [
            (_fire(state, e), 0.5 if e.activated else 1.0) for e in enemies(state, character) if DREAD
        ]
        self._known: dict[int, float] = {}

    def _goal(self, at: str) -> Goal:
        state, field, character = self.state, self.field, self.character
        team = team_of(state, character.seat)
        node = field.nodes[at]
        near = 1 << node | field.beside[node]
        zone = field.zone_of(node)
        mates = allies(state, character)
        cost = ways_to(field, near & self.open, self.open, FAR)
        left = state.rounds - state.round + 1
        own = cost.get(node_of(state, character), FAR) if character.at else 0
        closer = any(cost.get(node_of(state, mate), FAR) < own for mate in mates)
        weight = SHARED if closer else 1.0
        return Goal(
            near=near,
            mine=zone != state.zones[team] and own <= left * STEPS_A_ROUND,
            theirs=zone != state.zones[1 - team],
            enemies=any(mask_of(state, e) & near for e in enemies(state, character)),
            ally=any(mask_of(state, m) & near & ~threatened(state, m) for m in mates),
            weight=weight,
            contested=self._contesting(near, cost) if CONTEST else 0,
            cost=cost,
        )

    def _contesting(self, near: int, cost: dict[int, int]) -> int:
        """Enemies still to act that can come to an objective in their turn."""
        there = (mask_of(self.state, e) & near for e in enemies(self.state, self.character))
        waiting = [e for e in enemies(self.state, self.character) if not e.activated]
        coming = sum(cost.get(node_of(self.state, e), FAR) <= STEPS_A_TURN for e in waiting)
        return 0 if any(there) else coming

    def worth(self, node: int) -> float:
        """What it is worth to stand on a node, in victory points."""
        found = self._known.get(node)
        if found is None:
            found = self._known[node] = self._worth(node)
        return found

    def _worth(self, node: int) -> float:
        engaged = self.hot >> node & 1
        total, drawn = 0.0, 0.0
        for goal in self.goals:
            if goal.near >> node & 1:
                if goal.mine and not engaged and not goal.enemies:
                    total += 0.0 if goal.ally else ARRIVED * HELD * (1 - CONTEST) ** goal.contested
                elif goal.theirs and goal.enemies:
                    total += DENIED
            if goal.mine and not goal.ally:
                far = goal.cost.get(node, FAR)
                drawn = max(drawn, PULL * HELD * goal.weight * max(0.0, 1 - far / (STEPS_A_ROUND * PATIENCE)))
        total += drawn + HUNT * (1 - self.hunt.get(node, FAR) / FAR)
        total -= DREAD * sum(weight for mask, weight in self.fire if mask >> node & 1)
        return total - ENGAGED if engaged else total


def _fire(state: State, enemy: Character) -> int:
    """The nodes an enemy could shoot at from where it stands."""
    inches = max(
        (w.range for w in weapons_of(state, enemy) if w.type != "melee" and w.side == "enemy"), default=0
    )
    if not inches:
        return 0
    field, node = field_of(state), node_of(state, enemy)
    return field.sight[node] & field.within(node, inches)


@lru_cache(maxsize=4_096)
def ways_to(field: Field, goals: int, open_: int, limit: int) -> dict[int, int]:
    """What the way from each node to the nearest goal costs, up to a limit."""
    layers = distances(field.board, goals, open_ | goals, field.links.reversed, limit)
    return {node: cost for cost, layer in enumerate(layers) for node in bits(layer)}
