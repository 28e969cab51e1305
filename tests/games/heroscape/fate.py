"""Every roll there is: what an option comes to in the real game, with all dice tried out.

`outcomes` takes an option again and again, once for each way the dice may fall, and answers with what was
measured and its exact chance. Combat dice are tried by symbol; faces of the d20 by the parts that matter.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from itertools import pairwise
from typing import Any

import pytest

from battlewright.games.heroscape.model.frames import Turn
from battlewright.games.heroscape.model.options import Accept, Done, Skip, Stay
from battlewright.games.heroscape.model.state import State
from battlewright.kernel.options import option_text
from battlewright.kernel.rng import Rng
from tests.games.heroscape.scenes import Scene

Faces = Sequence[tuple[int, float]]

COMBAT: Faces = ((1, 1 / 2), (4, 1 / 3), (6, 1 / 6))  # skull, shield, blank
D20: Faces = tuple((face, 1 / 20) for face in range(1, 21))


def split(*starts: int) -> Faces:
    """The d20 in parts: one face for each, the first of it, with the weight of all its faces."""
    bounds = [1, *starts, 21]
    return [(low, (high - low) / 20) for low, high in pairwise(bounds)]


def outcomes(
    monkeypatch: pytest.MonkeyPatch,
    scene: Scene,
    text: str,
    measure: Callable[[State], Hashable],
    *,
    combat: Faces = COMBAT,
    d20: Faces = D20,
) -> dict[Any, float]:
    """What the option may come to, and how likely each result is."""
    found: dict[Any, float] = {}
    fate = Fate(combat, d20)
    while True:
        fate.begin()
        monkeypatch.setattr(Rng, "roll", lambda _, sides=6: fate.roll(sides))
        state = scene.game.copy(scene.state)
        _play(scene, state, text)
        monkeypatch.undo()
        result = measure(state)
        found[result] = found.get(result, 0.0) + fate.weight
        if not fate.turn():
            return found


class Fate:
    """One way the dice may fall after the other."""

    def __init__(self, combat: Faces, d20: Faces) -> None:
        self._combat, self._d20 = combat, d20
        self._path: list[int] = []
        self.begin()

    def begin(self) -> None:
        """The first die of a way."""
        self._counts: list[int] = []
        self.weight = 1.0

    def roll(self, sides: int) -> int:
        """The next die of this way."""
        faces = self._combat if sides == 6 else self._d20
        at = len(self._counts)
        if at == len(self._path):
            self._path.append(0)
        face, chance = faces[self._path[at]]
        self._counts.append(len(faces))
        self.weight *= chance
        return face

    def turn(self) -> bool:
        """On to the next way; False after the last."""
        while self._path and self._path[-1] == self._counts[len(self._path) - 1] - 1:
            self._path.pop()
        if self._path:
            self._path[-1] += 1
        return bool(self._path)


def _play(scene: Scene, state: State, text: str) -> None:
    """Take the option and answer what follows as if nobody wanted anything more, until the turn goes on."""
    game = scene.game
    seat = game.asked(state)[0]
    option = next(o for o in game.decision(state, seat).options if option_text(o) == text)
    depth = len(state.stack)
    game.take(state, seat, option)
    while state.stack and (len(state.stack) > depth or not isinstance(state.stack[-1], Turn)):
        seat = game.asked(state)[0]
        offered = game.decision(state, seat).options
        quiet = (o for kind in (Skip, Stay, Done, Accept) for o in offered if isinstance(o, kind))
        game.take(state, seat, next(quiet, offered[0]))
        if len(state.stack) < depth:
            break
