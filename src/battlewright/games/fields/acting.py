"""What an action in step 4 of an epic combat comes to: it is played, then the round is read as the cards lie.

The game itself runs until the action has had its effect, so that energy abilities, spells, items and what
answers them are in the figures. Where the action asks its own side something, the best answer is taken; the
other side leaves alone what it may leave alone. An action that lays a card from a deck has no odds: nobody
knows the card.
"""

from __future__ import annotations

from typing import NamedTuple

from battlewright.games.fields.foresight import NAMES, face_showing
from battlewright.games.fields.model import options as o
from battlewright.games.fields.model.frames import Epic, GridCard
from battlewright.games.fields.model.state import UNKNOWN, State
from battlewright.games.fields.odds import Chances, die_of, epic_result, row
from battlewright.games.fields.procedures.registry import PROCEDURES
from battlewright.games.fields.rules.epic import hp_left
from battlewright.games.fields.rules.table import team_of
from battlewright.kernel import foresight as kernel
from battlewright.kernel.frames import Frame
from battlewright.kernel.options import Option
from battlewright.kernel.reactions import Decline

QUIET = (Decline, o.Pass, o.Refuse, o.Leave)  # answers that leave optional things alone


class Outcome(NamedTuple):
    """HP that both sides lose by the end of the round, by chance, and the chances that they fall."""

    dealt: tuple[float, ...]
    taken: tuple[float, ...]
    falls: float
    fall: float

    @property
    def worth(self) -> float:
        """How good it is for the side: falls first, then hit points."""
        return 4 * (self.falls - self.fall) + _mean(self.dealt) - _mean(self.taken)


def _mean(chances: tuple[float, ...]) -> float:
    return sum(chance * hurt for hurt, chance in enumerate(chances))


def acted(state: State, seat: int, option: Option, side: int) -> Outcome | None:
    """The round after an action of step 4, as the cards lie then; None where an unknown card is laid."""
    seen = _Actor(state, seat, option, side).look()
    assert seen is not None, "an action in step 4 rolls few dice"
    known = {one: chance for one, chance in seen.results.items() if one is not None}
    return _together(known) if len(known) == len(seen.results) else None


class _Actor(kernel.Foresight[State, str, "Outcome | None"]):
    """One look ahead; nothing is noted on the way."""

    def __init__(self, state: State, seat: int, option: Option, side: int) -> None:
        super().__init__(state, PROCEDURES)
        self._seat, self._option, self._side = seat, option, side
        self._home = next(n for n, frame in enumerate(state.stack) if isinstance(frame, Epic))

    def begin(self, state: State) -> None:
        """Take the option."""
        self.choose(state, self._seat, self._option)

    def settled(self, state: State) -> bool:
        """The action has had its effect: the combat is on top again."""
        return len(state.stack) - 1 <= self._home

    def result(self, state: State, notes: set[str]) -> Outcome | None:
        """The round, with the HP that the action took itself."""
        before, now = _combat(self.start), _combat(state)
        assert before is not None
        if now is None:
            return Outcome((1.0,), (1.0,), 0.0, 0.0)
        if any(card.card == UNKNOWN and (card.up or n == self._side) for n, card in _laid(now)):
            return None
        dealt, taken, falls, fall = epic_result(state, now, self._side)
        other = 1 - self._side
        lost = [hp_left(self.start, before.sides[n]) - hp_left(state, now.sides[n]) for n in (0, 1)]
        return Outcome(row(_more(dealt, lost[other])), row(_more(taken, lost[self._side])), falls, fall)

    def falls(self, state: State, throw: kernel.Throw) -> kernel.Falls:
        """The wilds die as it falls."""
        die = die_of(state)
        shares = zip(NAMES, die, strict=True)
        kinds = tuple((face_showing(state, name), sides / sum(die)) for name, sides in shares if sides)
        return kernel.pool(throw.dice, kinds)

    def answer(self, state: State, frame: Frame, notes: set[str]) -> None:
        """The own side answers as it is best for it, the other leaves optional things alone."""
        seat = frame.asks[0]
        options = self.question(state).options
        if team_of(state, seat) == team_of(state, self._seat):
            self.tidy(state)
            chosen = max(options, key=lambda one: self._worth(state, seat, one))
        else:
            chosen = next((one for one in options if isinstance(one, QUIET)), options[0])
        self.choose(state, seat, chosen)

    def _worth(self, state: State, seat: int, option: Option) -> float:
        found = acted(state, seat, option, self._side)
        return found.worth if found is not None else 0.0


def _laid(frame: Epic) -> list[tuple[int, GridCard]]:
    """The cards in the grid, with the side they belong to."""
    return [(n, card) for n, side in enumerate(frame.sides) for card in side.grid]


def _combat(state: State) -> Epic | None:
    return next((frame for frame in state.stack if isinstance(frame, Epic)), None)


def _more(chances: Chances, lost: int) -> Chances:
    """Chances of HP, with what is lost already."""
    return {max(0, hurt + lost): chance for hurt, chance in chances.items()}


def _together(results: dict[Outcome, float]) -> Outcome:
    """Outcomes with their chances, as one."""
    falls = sum(one.falls * chance for one, chance in results.items())
    fall = sum(one.fall * chance for one, chance in results.items())
    dealt = _row([(one.dealt, chance) for one, chance in results.items()])
    return Outcome(dealt, _row([(one.taken, chance) for one, chance in results.items()]), falls, fall)


def _row(rows: list[tuple[tuple[float, ...], float]]) -> tuple[float, ...]:
    """Rows of chances with their chances, as one row."""
    most = max(len(row) for row, _ in rows)
    return tuple(sum(chance * row[n] for row, chance in rows if n < len(row)) for n in range(most))
