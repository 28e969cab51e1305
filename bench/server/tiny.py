"""Nim, as small as a game of the kernel can be: two seats take one to three from a pile in turn.

The same game runs on the boardgame.io server (`boardgame_io/server.js`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeAlias

from msgspec import field

from battlewright.kernel.decisions import Decision
from battlewright.kernel.denial import Answer
from battlewright.kernel.events import Event
from battlewright.kernel.frames import Frame, Procedure
from battlewright.kernel.game import Game, Outcome
from battlewright.kernel.game import State as KernelState
from battlewright.kernel.narration import PlainNarrator
from battlewright.kernel.odds import Odds
from battlewright.kernel.options import Option
from battlewright.kernel.rng import Rng

PILE = 1_000_000


class Turn(Frame, kw_only=True, tag="turn"):
    """Somebody takes."""

    seat: int = 0


class Take(Option, frozen=True, tag="take"):
    """Take so many."""

    count: int


TAKES = (Take(1), Take(2), Take(3))


class Taken(Event, frozen=True, tag="taken"):
    """So many were taken."""

    seat: int
    count: int


Frames: TypeAlias = Turn


class State(KernelState, kw_only=True):
    """The pile and what was taken."""

    pile: int = PILE
    taken: list[int] = field(default_factory=lambda: [0, 0])
    result: Outcome | None = None
    stack: list[Frames] = []


def turn_advance(state: State, frame: Turn) -> None:
    """Ask whose turn it is; an empty pile ends the game."""
    if state.pile:
        frame.asks = [frame.seat]
    else:
        state.result = Outcome((1 - frame.seat,), "last", (), {})
        state.stack.clear()


def turn_decision(state: State, frame: Turn, seat: int) -> Decision:
    """One, two or three, as far as there are."""
    return Decision(seat, "take", TAKES[: state.pile])


def turn_take(state: State, frame: Turn, seat: int, option: Option) -> None:
    """Take, and it is the other's turn."""
    assert isinstance(option, Take)
    state.pile -= option.count
    state.taken[seat] += option.count
    state.emitted.append(Taken(seat=seat, count=option.count))
    frame.seat = 1 - seat


class Words(PlainNarrator):
    """What Nim says."""

    def event(self, view: Any, event: Event) -> str:
        """Who took how many."""
        assert isinstance(event, Taken)
        return f"Player {event.seat + 1} takes {event.count}."

    def option(self, view: Any, option: Option, decision: Decision | None = None) -> str:
        """How many."""
        assert isinstance(option, Take)
        return f"Take {option.count}"


class Nim(Game[State]):
    """The game."""

    name: ClassVar[str] = "nim"
    title: ClassVar[str] = "Nim"

    def __init__(self) -> None:
        """One procedure, one option."""
        super().__init__(State, {Turn: Procedure(turn_advance, turn_decision, turn_take)}, Take)

    def new(self, setup: Mapping[str, Any], seed: str) -> State:
        """A full pile."""
        return self.start(State(rng=Rng(seed=seed), stack=[Turn()]))

    def narrator(self, language: str) -> Words:
        """English only."""
        return Words()

    def seats(self, state: State) -> tuple[int, ...]:
        """Two."""
        return (0, 1)

    def outcome(self, state: State) -> Outcome | None:
        """Whoever took the last one has won."""
        return state.result

    def view(self, state: State, seat: int | None) -> State:
        """Everything is open but the generator."""
        view = State(rng=Rng(), pile=state.pile, taken=state.taken[:], result=state.result)
        for frame in state.stack:
            view.stack.append(Turn(asks=frame.asks[:], seat=frame.seat))
        return view

    def determinize(self, view: State, seat: int | None, rng: Rng) -> State:
        """Nothing is hidden."""
        return self.copy(view)

    def explain(self, state: State, seat: int, intent: Any) -> Answer:
        """Nothing needs explaining."""
        return Answer(allowed=True)

    def preview(self, state: State, seat: int, option: Option) -> list[Odds]:
        """No dice."""
        return []

    def content_hash(self, setup: Mapping[str, Any]) -> str:
        """No content."""
        return "nim"

    def evaluate(self, state: State, seat: int) -> float:
        """A multiple of four is bad for whoever must take."""
        return 0.0

    def resign(self, state: State, seat: int) -> list[Event]:
        """The other wins."""
        state.result = Outcome((1 - seat,), "resigned", (), {})
        state.stack.clear()
        return []

    def agree_draw(self, state: State) -> list[Event]:
        """Nobody wins."""
        state.result = Outcome((), "draw", (), {})
        state.stack.clear()
        return []
