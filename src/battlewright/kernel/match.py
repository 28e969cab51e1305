"""A match: a game in play, with its choices kept for replays and undo.

Undo goes back to the last point after which nothing hidden or random was revealed: a choice that
rolled dice, drew cards or turned a secret over cannot be taken back, nor anything before it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Generic, NamedTuple

from battlewright.kernel.decisions import Decision, IllegalChoice
from battlewright.kernel.events import Event
from battlewright.kernel.game import Game, Outcome, S, Setup
from battlewright.kernel.options import Option, UnreadableOption, option_text
from battlewright.kernel.rng import mixed
from battlewright.kernel.secret import SecretFrame

RESIGN, AGREE_DRAW = "resign", "agree-draw"
MIX = "mix "  # and a value: a seat adds to the seed, so that nobody alone decides what is rolled
SPAN = 8  # choices from one state saved for undo to the next


_text = lru_cache(maxsize=10_000)(option_text)  # the same options recur


class Choice(NamedTuple):
    """One accepted choice, in text form."""

    seat: int
    text: str


class Match(Generic[S]):
    """Plays a game from a setup and a seed, and remembers the choices."""

    def __init__(self, game: Game[S], setup: Setup, seed: str) -> None:
        """Start a fresh match."""
        self.game = game
        self.setup = dict(setup)
        self.seed = seed
        self.state = game.new(setup, seed)
        self.choices: list[Choice] = []
        self.undoable = 0  # how many of the latest choices can be taken back
        self._saved: list[bytes] = []  # states to go back to, before every `SPAN`th choice that can be undone

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must choose now."""
        return self.game.asked(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None."""
        return self.game.outcome(self.state)

    def decisions(self) -> dict[int, Decision]:
        """What must be chosen now, by seat."""
        return self.game.decisions(self.state)

    def choose(self, seat: int, option: Option | str, decision: Decision | None = None) -> list[Event]:
        """Make a choice, as an option or in text form; what is not offered changes nothing.

        `resign` and `agree-draw` end the game at any time, `mix` with a value changes the seed. `decision` is
        what the seat is asked now, if that has been worked out already: the choice is checked against it, and
        it is not worked out again.
        """
        if isinstance(option, str):
            if option in (RESIGN, AGREE_DRAW):
                return self._end(seat, option)
            if option.startswith(MIX):
                return self._mix(seat, option)
            try:
                option = self.game.reader.read(option)
            except UnreadableOption as error:
                raise IllegalChoice(seat, str(option), str(error)) from None
        state = self.state
        before = self.game.save(state) if self.undoable % SPAN == 0 else None
        position = state.rng.position
        turned_over = self._is_last_secret(seat)
        events = self.game.apply(state, seat, option, decision)
        self.choices.append(Choice(seat, _text(option)))
        if turned_over or state.rng.position != position or _reveals(events):
            self._bar_undo()
        else:
            self.undoable += 1
            if before is not None:
                self._saved.append(before)
        return events

    def _is_last_secret(self, seat: int) -> bool:
        """Whether this seat's choice is the last one of a secret frame, which then reveals all of them."""
        stack = self.state.stack
        frame = stack[-1] if stack else None
        return isinstance(frame, SecretFrame) and frame.asks == [seat]

    def _end(self, seat: int, text: str) -> list[Event]:
        if self.outcome is not None:
            raise IllegalChoice(seat, text, "the game is over")
        if seat not in self.game.seats(self.state):
            raise IllegalChoice(seat, text, "there is no such seat")
        events = self.game.resign(self.state, seat) if text == RESIGN else self.game.agree_draw(self.state)
        self.choices.append(Choice(seat, text))
        self._bar_undo()
        return events

    @property
    def untouched(self) -> bool:
        """Whether no choice has been made yet."""
        return all(choice.text.startswith(MIX) for choice in self.choices)

    def _mix(self, seat: int, text: str) -> list[Event]:
        """Add a value to the seed: before the first choice the setup is repeated, later only rolls change."""
        if self.outcome is not None:
            raise IllegalChoice(seat, text, "the game is over")
        if seat not in self.game.seats(self.state):
            raise IllegalChoice(seat, text, "there is no such seat")
        seed = mixed(self.state.rng.seed, text.removeprefix(MIX))
        if self.untouched:
            self.state = self.game.new(self.setup, seed)
        else:
            self.state.rng.seed = seed
        self.choices.append(Choice(seat, text))
        self._bar_undo()
        return []

    def _bar_undo(self) -> None:
        """Rule out undo of this choice and of everything before it."""
        self.undoable = 0
        self._saved.clear()

    def undo(self) -> Choice:
        """Undo the latest choice: restore the nearest saved state and replay the choices after it."""
        if not self.undoable:
            raise IllegalChoice(-1, "undo", "nothing can be taken back: dice or hidden cards were revealed")
        self.undoable -= 1
        taken_back = self.choices.pop()
        since = self.undoable % SPAN
        self.state = self.game.load(self._saved[-1] if since else self._saved.pop())
        for choice in self.choices[len(self.choices) - since :]:
            self.game.apply(self.state, choice.seat, self.game.reader.read(choice.text))
        return taken_back


def _reveals(events: list[Event]) -> bool:
    """Whether something hidden or random became known."""
    for event in events:  # noqa: SIM110  # usually one or two events: faster than `any`
        if event.reveals:
            return True
    return False
