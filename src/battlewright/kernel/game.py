"""The interface every game implements, and the machinery all of them share.

`decisions(state)` says who must choose among what; `apply(state, seat, option)` moves the state on
in place and returns what happened. No I/O, no clock, no outside chance. A state is plain data: it
can be copied, saved and loaded at every decision, and the same setup, seed and options lead to the
same bytes everywhere.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, ClassVar, Generic, Self, TypeAlias, TypeVar, cast

import msgspec
from msgspec import Struct

from battlewright.kernel.building import ListBuilder
from battlewright.kernel.decisions import Decision, IllegalChoice
from battlewright.kernel.denial import Answer, Intent
from battlewright.kernel.events import Event
from battlewright.kernel.frames import NO_REPLY, Frame, Procedure, Procedures, run, top
from battlewright.kernel.judgement import Features, Fit, Tempo, logistic
from battlewright.kernel.leaning import Leaning
from battlewright.kernel.narration import Narrator, PlainNarrator
from battlewright.kernel.odds import Odds
from battlewright.kernel.options import Option, OptionReader
from battlewright.kernel.prior import Prior
from battlewright.kernel.rng import Rng
from battlewright.kernel.secret import SecretFrame, commit
from battlewright.kernel.surface import BoardMap, Catalogue, Lobby, RuleText, Table

F = TypeVar("F", bound=Frame)
R = TypeVar("R")


Setup: TypeAlias = Mapping[str, object]
"""What a match is made of, as plain JSON; every game checks it and says what is wrong."""


class State(Struct, Generic[F, R], kw_only=True, gc=False):
    """The whole of a game at one moment, with its frames `F` and the replies `R` (None among them).

    `reply` is what the frame last taken off the stack left for the one below it; `emitted` gathers
    events while frames are advanced, and is empty between decisions.
    """

    rng: Rng
    stack: list[F] = []
    reply: R = NO_REPLY
    emitted: list[Event] = []


AnyState: TypeAlias = State[Any, Any]  # a list of frames is invariant: no bound but `Any` fits all games


class Outcome(Struct, frozen=True, gc=False):
    """How a game ended: the seats that won (none: a draw), by which rules, with what score."""

    winners: tuple[int, ...]
    reason: str
    rules: tuple[str, ...]
    score: dict[int, int]


class SetupError(ValueError):
    """A setup that cannot be played; the message says what, where and how to fix it."""


S = TypeVar("S", bound=AnyState)


class Game(ABC, Generic[S]):
    """One game. Instances hold content and tables only; everything that changes is in the state."""

    name: ClassVar[str]
    title: ClassVar[str]
    folder = ""  # of its content, where that is other than what is shipped (`under`)

    def __init__(self, state_type: type[S], procedures: Procedures, options: object) -> None:
        """`options` is the union of the game's option types."""
        self._procedures = cast("Mapping[type[Frame], Procedure[S, Frame]]", procedures)
        self.reader = OptionReader(options)
        self._encode = msgspec.msgpack.Encoder().encode
        self._decode = msgspec.msgpack.Decoder(state_type).decode
        self._canonical = msgspec.msgpack.Encoder(order="deterministic").encode
        self._state_type = state_type

    # --- what a game must implement ----------------------------------------------------------------

    @abstractmethod
    def new(self, setup: Setup, seed: str) -> S:
        """A state at its first decision. `SetupError` if the setup cannot be played."""

    @abstractmethod
    def seats(self, state: S) -> tuple[int, ...]:
        """All seats of this match."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it is in play."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> S:
        """What a seat may know (`None`: a spectator): a state of the same type, secrets masked."""

    @abstractmethod
    def determinize(self, view: S, seat: int | None, rng: Rng) -> S:
        """A whole state that could lie behind a view, with everything hidden drawn from `rng`."""

    @abstractmethod
    def explain(self, state: S, seat: int, intent: Intent) -> Answer:
        """Whether a seat may do what it has in mind, and if not, why not."""

    @abstractmethod
    def preview(self, state: S, seat: int, option: Option) -> list[Odds]:
        """The exact odds of what an option leads to; empty if it rolls nothing."""

    @abstractmethod
    def content_hash(self, setup: Setup) -> str:
        """A hash over the content this setup plays with; replays carry it."""

    @abstractmethod
    def evaluate(self, state: S, seat: int) -> float:
        """How good a position (or view) is for a seat; higher is better."""

    @abstractmethod
    def resign(self, state: S, seat: int) -> list[Event]:
        """A seat gives up, at any time."""

    @abstractmethod
    def agree_draw(self, state: S) -> list[Event]:
        """All agree on a draw, at any time."""

    # --- what a game may override -----------------------------------------------------------------

    def terms(self, state: S, seat: int) -> dict[str, float]:
        """What `evaluate` adds up, by the name of each contribution; for explanations."""
        return {"value": self.evaluate(state, seat)}

    def advice(self, view: S, seat: int, decision: Decision) -> list[float] | None:
        """How promising each option of a decision looks to a seat, in the units of `evaluate`.

        None: no opinion; the caller should try the options and evaluate the results.
        """
        return None

    def leanings(self, view: S, seat: int, decision: Decision) -> list[Leaning] | None:
        """How bold, careful and goal-minded each option is; None where it makes no difference."""
        return None

    def tempo(self, state: S) -> Tempo:
        """Which turn of which round it is; a search looks ahead by so many changes of it."""
        return ()

    def planning(self) -> frozenset[str]:
        """The kinds of decisions whose worth shows in the course of a round, not of a turn."""
        return frozenset()

    def features(self, state: S, seat: int) -> Features:
        """A position (or view) in named numbers, from what the seat may know."""
        return Features({"value": self.evaluate(state, seat)}, 0.0)

    def chance(self, state: S, seat: int) -> float:
        """The chance of a seat to win, from a position or view; 1, 0 or a half when the game is over."""
        outcome = self.outcome(state)
        if outcome is None:
            return self.expected(state, seat)
        return 0.5 if not outcome.winners else float(seat in outcome.winners)

    def expected(self, state: S, seat: int) -> float:
        """The chance to win during the game; without a fitted judgement, estimated from `evaluate`."""
        return logistic(self.evaluate(state, seat) / 10)

    def under(self, folder: Path) -> Self:
        """The same game under the content of a folder, kept from an earlier version; `ContentError`."""
        return self

    def prior(self) -> Prior | None:
        """Which options deserve a closer look than their scores say; None: the scores say it all."""
        return None

    def fit(self) -> Fit | None:
        """How good the fitted judgement was on games it had not seen; None without one."""
        return None

    def narrator(self, language: str) -> Narrator:
        """This game's words in a language; by default the plain names of things."""
        return PlainNarrator()

    def lobby(self, words: Narrator) -> Lobby:
        """What a new match can be set up with, for the form of a client."""
        return Lobby(game=self.name, title=self.title, scenarios=(), orders=self.order_topics(), agents=())

    def catalogue(self, words: Narrator) -> Catalogue:
        """The content of the game in words, for showing cards, and the questions that `explain` answers."""
        return Catalogue()

    def list_builder(self) -> ListBuilder | None:
        """What it answers about Forces, armies or teams that are built outside a match; None: it has none."""
        return None

    def map_view(self, name: str, words: Narrator) -> BoardMap:
        """A map by name, for drawing it; LookupError if there is none."""
        raise LookupError(name)

    def rulebook(self, language: str = "en") -> tuple[RuleText, ...]:
        """The rules reference in a language."""
        return ()

    def teams(self, state: S) -> tuple[tuple[int, ...], ...]:
        """Seats that win and lose together; by default everyone for themselves."""
        return tuple((seat,) for seat in self.seats(state))

    def table(self, view: S, seat: int | None, words: Narrator) -> Table:
        """A view as structured text, for the plain table: sections of rows."""
        return Table()

    def drawn(self, view: S, seat: int | None) -> Struct | None:
        """What a drawn board needs of a view beside the table; None if the table says it all."""
        return None

    def swapped_seats(self, state: S) -> tuple[int, ...]:
        """For a rematch with sides swapped: the old seat of each new seat."""
        seats = self.seats(state)
        return (*seats[1:], *seats[:1])

    def order_topics(self) -> tuple[str, ...]:
        """The kinds of questions for which a seat can leave standing orders."""
        return ()

    def ordered(self, state: S, seat: int, decision: Decision, orders: Mapping[str, str]) -> Option | None:
        """The option standing orders lead to, or None to ask."""
        return None

    # --- what all games share -------------------------------------------------------------------

    def start(self, state: S) -> S:
        """Run a freshly built state to its first decision; opening events are discarded."""
        run(state, self._procedures)
        state.emitted = []
        state.reply = NO_REPLY
        return state

    def asked(self, state: S) -> tuple[int, ...]:
        """The seats that must choose now; empty when the game is over."""
        stack = state.stack
        return tuple(stack[-1].asks) if stack else ()

    def decision(self, state: S, seat: int) -> Decision:
        """The decision of one seat that is asked."""
        frame = top(state)
        if frame is None or seat not in frame.asks:
            raise IllegalChoice(seat, "-", self._not_asked(state))
        decide = self._procedures[type(frame)].decision
        assert decide is not None, f"{type(frame).__name__} asks but has no decision"
        return decide(state, frame, seat)

    def decisions(self, state: S) -> dict[int, Decision]:
        """The decisions of all seats that must choose now."""
        return {seat: self.decision(state, seat) for seat in self.asked(state)}

    def apply(self, state: S, seat: int, option: Option, decision: Decision | None = None) -> list[Event]:
        """Carry out an offered option in place; an option that is not offered changes nothing.

        `decision` is the seat's decision in this state, if the caller has it already.
        """
        if decision is None:
            decision = self.decision(state, seat)
        if option not in decision.options:
            offered = ", ".join(decision.texts()[:8])
            more = len(decision.options) - 8
            tail = f" and {more} more" if more > 0 else ""
            raise IllegalChoice(seat, option, f"not offered ({decision.kind}); offered: {offered}{tail}")
        return self.take(state, seat, option)

    def take(self, state: S, seat: int, option: Option) -> list[Event]:
        """Carry out an option known to be offered, without checking it again."""
        frame = state.stack[-1]
        frame.asks.remove(seat)
        if isinstance(frame, SecretFrame):
            commit(frame, seat, option)
        else:
            take = self._procedures[type(frame)].take
            assert take is not None, f"{type(frame).__name__} asks but takes nothing"
            take(state, frame, seat, option)
        run(state, self._procedures)
        if not state.stack:
            state.reply = NO_REPLY
        return self.drain_events(state)

    def drain_events(self, state: S) -> list[Event]:
        """The events gathered since the last call; the state holds none afterwards."""
        events = state.emitted
        state.emitted = []
        return events

    def copy(self, state: S) -> S:
        """An independent copy."""
        return self._decode(self._encode(state))

    def save(self, state: S) -> bytes:
        """The state as bytes."""
        return self._encode(state)

    def load(self, saved: bytes) -> S:
        """The state that was saved."""
        return self._decode(saved)

    def to_json(self, state: S) -> bytes:
        """The state as JSON."""
        return msgspec.json.encode(state)

    def from_json(self, text: bytes) -> S:
        """The state from its JSON."""
        return msgspec.json.decode(text, type=self._state_type)

    def digest(self, state: S) -> str:
        """A hash of the whole state."""
        return sha256(self._canonical(msgspec.to_builtins(state, str_keys=True))).hexdigest()

    def _not_asked(self, state: S) -> str:
        asked = self.asked(state)
        if not asked:
            return "the game is over"
        return f"it is not asked now; waiting for seat {', '.join(map(str, asked))}"


AnyGame: TypeAlias = Game[Any]  # a game is invariant in its state: no other argument fits all games
