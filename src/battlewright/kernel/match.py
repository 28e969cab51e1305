"""A match: a game in play, with its choices kept for replays and undo.

Undo goes back to the last point after which nothing hidden or random was revealed: a choice that
rolled dice, drew cards or turned a secret over cannot be taken back, nor anything before it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, NamedTuple

from battlewright.kernel.decisions import Decision, IllegalChoice
from battlewright.kernel.events import Event
from battlewright.kernel.frames import top
from battlewright.kernel.game import Game, Outcome, S
from battlewright.kernel.options import Option, UnreadableOption, option_text
from battlewright.kernel.secret import SecretFrame

RESIGN, AGREE_DRAW = "resign", "agree-draw"


class Choice(NamedTuple):
    """One accepted choice, in text form."""

    seat: int
    text: str


class Match(Generic[S]):
    """Plays a game from a setup and a seed, and remembers the choices."""

    def __init__(self, game: Game[S], setup: Mapping[str, Any], seed: str) -> None:
        """Start a fresh match."""
        self.game = game
        self.setup = dict(setup)
        self.seed = seed
        self.state = game.new(setup, seed)
        self.choices: list[Choice] = []
        self._undo: list[bytes] = []

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

    def choose(self, seat: int, option: Option | str) -> list[Event]:
        """Make a choice, as an option or in text form; what is not offered changes nothing.

        `resign` and `agree-draw` end the game at any time.
        """
        if option in (RESIGN, AGREE_DRAW):
            return self._end(seat, str(option))
        if isinstance(option, str):
            try:
                option = self.game.reader.read(option)
            except UnreadableOption as error:
                raise IllegalChoice(seat, str(option), str(error)) from None
        before = self.game.save(self.state)
        position = self.state.rng.position
        turned_over = self._is_last_secret(seat)
        events = self.game.apply(self.state, seat, option)
        self.choices.append(Choice(seat, option_text(option)))
        rolled = self.state.rng.position != position
        if rolled or turned_over or any(event.reveals for event in events):
            self._undo.clear()
        else:
            self._undo.append(before)
        return events

    def _is_last_secret(self, seat: int) -> bool:
        """Whether the choice of this seat is the last one of a hidden choice, which turns all over."""
        frame = top(self.state)
        return isinstance(frame, SecretFrame) and frame.asks == [seat]

    def _end(self, seat: int, text: str) -> list[Event]:
        if self.outcome is not None:
            raise IllegalChoice(seat, text, "the game is over")
        if seat not in self.game.seats(self.state):
            raise IllegalChoice(seat, text, "there is no such seat")
        events = self.game.resign(self.state, seat) if text == RESIGN else self.game.agree_draw(self.state)
        self.choices.append(Choice(seat, text))
        self._undo.clear()
        return events

    @property
    def undoable(self) -> int:
        """How many of the latest choices can be taken back."""
        return len(self._undo)

    def undo(self) -> Choice:
        """Take the latest choice back."""
        if not self._undo:
            raise IllegalChoice(-1, "undo", "nothing can be taken back: dice or hidden cards were revealed")
        self.state = self.game.load(self._undo.pop())
        return self.choices.pop()
