"""The best use of the action points of an activation or interruption.

A plan is short: attack, or move to the best place and attack from there, with Focus before it where
that pays; what is left of the action points goes on in the same way.
"""

from __future__ import annotations

from battlewright.games.battleground.advice.ground import Ground
from battlewright.games.battleground.advice.prospects import Prospects
from battlewright.games.battleground.evaluate import FOCUS
from battlewright.games.battleground.model.frames import Interruption, Movement, Turn
from battlewright.games.battleground.model.state import State
from battlewright.games.battleground.rules.movement import destinations
from battlewright.games.battleground.rules.numbers import action_cost, speed
from battlewright.games.battleground.rules.table import distance, enemies, engaged_with, node_of
from battlewright.space.board import bits

FOCUS_AFAR = 0.4  # of a Focus token kept, for somebody no enemy is near to
NEARBY = 10  # inches
OPPORTUNITY = 3.76  # what an attack of opportunity costs whoever leaves an engagement
LATER = 0.7  # of the value of a second attack in the same activation
IDLE = 0.01  # doing something beats ending, all else equal


class Plan:
    """The best use of the action points of the acting character."""

    def __init__(self, state: State, turn: Turn) -> None:
        """Look at the ground and the attacks it offers."""
        self.state, self.turn = state, turn
        self.character = state.characters[turn.character]
        self.ground = Ground(state, self.character)
        self.prospects = Prospects(state, turn)
        self.node = node_of(state, self.character)
        self.here = self.ground.worth(self.node)
        self.leaving = OPPORTUNITY * len(engaged_with(state, self.character))
        near = (distance(state, self.character, enemy) for enemy in enemies(state, self.character))
        self.focus = FOCUS * (1.0 if min(near, default=99) <= NEARBY else FOCUS_AFAR)
        self._reach: dict[bool, list[int]] = {}
        self._moves: dict[tuple[int, bool, bool], float] = {}

    def cost(self, action: str) -> int:
        """What an action costs now."""
        return action_cost(self.state, self.turn, action).total

    def reach(self, *, focused: bool) -> list[int]:
        """The nodes one Move reaches."""
        if focused not in self._reach:
            points = speed(self.state, self.character, focused=focused).total
            movement = Movement(character=self.character.id, action=True, points=points)
            if isinstance(self.turn, Interruption):
                movement.how, movement.goal = "towards", self.turn.interrupted
                movement.los_of = self.turn.interrupted
            self._reach[focused] = list(bits(destinations(self.state, movement))) if points else []
        return self._reach[focused]

    def attack(self, ap: int, *, focused: bool) -> float:
        """The best attack from here, and a second one if AP allow."""
        first = self.prospects.best(self.node, ap, focused=focused)
        if first and ap >= 3:
            first += LATER * self.prospects.best(self.node, ap - 2, focused=False)
        return first

    def move(self, ap: int, *, far: bool, focused: bool) -> float:
        """The best place in reach with the best attack from there, compared with staying; `ap` are left."""
        key = (ap, far, focused)
        if key not in self._moves:
            arrivals = (self.arrival(node, ap, focused=focused) for node in self.reach(focused=far))
            self._moves[key] = max(arrivals, default=0.0) - self.here - self.leaving
        return self._moves[key]

    def arrival(self, node: int, ap: int, *, focused: bool) -> float:
        """What standing on a node with so many AP left is worth."""
        worth = self.ground.worth(node)
        if ap > 0:
            worth += self._strike(node, ap, focused=focused)
        return worth

    def _strike(self, node: int, ap: int, *, focused: bool) -> float:
        value = self.prospects.best(node, ap, focused=focused, after_move=True)
        if value and not focused and ap > self.cost("focus"):
            value = max(value, self.prospects.best(node, ap - self.cost("focus"), focused=True))
        return value

    def after_focus(self, ap: int) -> float:
        """With a Focus token and so many AP left: attack, walk far, or keep it."""
        found = [self.focus if ap == 0 else self.focus / 2, self.attack(ap, focused=True)]
        if ap >= self.cost("move"):
            left = ap - self.cost("move")
            found.append(self.move(left, far=True, focused=False))
            found.append(self.move(left, far=False, focused=True))
        return max(found)

    def best(self, ap: int) -> float:
        """The best plan for so many AP."""
        if ap <= 0:
            return 0.0
        found = [self.attack(ap, focused=self.character.focus) + IDLE, self.rest(ap)]
        if not self.character.focus and ap >= self.cost("focus"):
            found.append(self.after_focus(ap - self.cost("focus")))
        return max(found)

    def gain(self, ap: int) -> float:
        """What so many further AP would add."""
        return self.best(self.turn.ap + ap) - self.best(self.turn.ap) if ap else 0.0

    def rest(self, ap: int) -> float:
        """What so many AP still promise when the character stays as it is, without another attack."""
        if ap <= 0:
            return 0.0
        found = [0.0]
        if ap >= self.cost("move"):
            found.append(self.move(ap - self.cost("move"), far=False, focused=False))
        if not self.character.focus and ap >= self.cost("focus"):
            found.append(self.focus)
        return max(found)
