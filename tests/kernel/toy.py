"""A toy game that uses every mechanism of the kernel and nothing else.

Seat 0 has a menu: say a word, roll a die, deal a card to itself, ask both seats for a secret bid, ring a
bell that cards may answer, or stop. Cards are part of the setup; each answers one ring of the bell.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, Self, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from battlewright.kernel import reactions
from battlewright.kernel.decisions import Decision
from battlewright.kernel.denial import Answer, Intent
from battlewright.kernel.events import Event
from battlewright.kernel.frames import Frame, Procedure, pop, push
from battlewright.kernel.game import Game, Outcome, SetupError
from battlewright.kernel.game import State as KernelState
from battlewright.kernel.odds import Odds
from battlewright.kernel.options import Option
from battlewright.kernel.reactions import Decline, Moment, Reactions, Response
from battlewright.kernel.rng import Rng
from battlewright.kernel.secret import SecretFrame, ask_all, mask


class Say(Option, frozen=True, tag="say"):
    """Say a word; nothing is revealed."""

    word: str


class Throw(Option, frozen=True, tag="throw"):
    """Roll a die."""


class Deal(Option, frozen=True, tag="deal"):
    """Draw a number that only seat 0 sees."""


class Ask(Option, frozen=True, tag="ask"):
    """Ask both seats for a bid."""


class Ring(Option, frozen=True, tag="ring"):
    """Ring a bell."""

    bell: str


class Bid(Option, frozen=True, tag="bid"):
    """A bid, and the marks on it."""

    amount: int
    marks: tuple[str, ...] = ()


class Stop(Option, frozen=True, tag="stop"):
    """End the game."""


class Use(Struct, frozen=True):
    """An answer: this card."""

    card: str

    def __str__(self) -> str:
        return self.card


class React(reactions.React[Use], frozen=True, tag="react"):
    """Answer with a card."""

    readers = {"response": Use}


ToyOption: TypeAlias = Say | Throw | Deal | Ask | Ring | Bid | Stop | React | Decline


class Said(Event, frozen=True, tag="said"):
    """A word was said."""

    word: str


class Thrown(Event, frozen=True, tag="thrown"):
    """A die was rolled."""

    reveals: ClassVar[bool] = True
    face: int


class Dealt(Event, frozen=True, tag="dealt"):
    """A number was dealt to one seat."""

    reveals: ClassVar[bool] = True
    number: int

    def redacted(self) -> Self:
        """Others do not learn the number."""
        return replace(self, number=0)


class BidsOpened(Event, frozen=True, tag="bids_opened"):
    """The bids lie open. Not marked as revealing: the kernel must know by itself."""

    bids: dict[int, str]


class Card(Struct):
    """Something that may answer a bell."""

    id: str
    bell: str
    seat: int = 0
    optional: bool = False
    commutes: bool = False
    rings: str = ""  # a bell it rings in turn
    spoilt_by: str = ""  # it no longer applies once this card has answered


class Menu(Frame, kw_only=True, tag="menu"):
    """What seat 0 does next."""

    over: bool = False


class Bids(SecretFrame, kw_only=True, tag="bids"):
    """Both seats bid in secret."""

    step: Literal["ask", "open"] = "ask"


class Rung(Moment, frozen=True, tag="rung"):
    """A bell was rung."""

    bell: str


class Window(reactions.Window[Rung], kw_only=True, tag="window"):
    """Cards answer a bell."""


class ToyState(KernelState[Menu | Bids | Window, None], kw_only=True):
    """Cards, and a log of what was answered."""

    cards: list[Card] = []
    log: list[str] = []
    hidden: int = 0
    result: Outcome | None = None


# --- procedures -----------------------------------------------------------------------------------


def responses(state: ToyState, moment: Rung) -> list[Response[Use]]:
    """The cards that answer a bell, seat by seat."""
    found = [c for c in state.cards if c.bell == moment.bell and c.spoilt_by not in state.log]
    found.sort(key=lambda card: card.seat)
    return [Response(Use(c.id), c.seat, f"toy.{c.id}", not c.optional, c.commutes) for c in found]


def respond(state: ToyState, moment: Rung, response: Response[Use]) -> None:
    """A card answers; it may ring a bell of its own."""
    card = next(c for c in state.cards if c.id == response.answer.card)
    state.log.append(card.id)
    if card.rings:
        REACTIONS.open(state, Rung(bell=card.rings))


REACTIONS = Reactions(Window, React, responses, respond)


def menu_advance(state: ToyState, frame: Menu) -> None:
    """Ask until it is over."""
    if frame.over:
        state.result = Outcome((0,), "stopped", ("TOY-1",), {0: 1, 1: 0})
        pop(state)
    else:
        frame.asks = [0]


def menu_decision(state: ToyState, frame: Menu, seat: int) -> Decision:
    """The menu."""
    bells = sorted({card.bell for card in state.cards})
    options = [Say("hello"), Say("goodbye"), Throw(), Deal(), Ask(), *map(Ring, bells), Stop()]
    return Decision(seat, "menu", options, ("TOY-1",))


def menu_take(state: ToyState, frame: Menu, seat: int, option: Option) -> None:
    """Carry out the choice."""
    match option:
        case Say(word=word):
            state.log.append(word)
            state.emitted.append(Said(word=word))
        case Throw():
            state.emitted.append(Thrown(face=state.rng.roll()))
        case Deal():
            state.hidden = state.rng.below(100) + 1
            state.emitted.append(Dealt(number=state.hidden, to=(0,)))
        case Ask():
            push(state, Bids())
        case Ring(bell=bell):
            REACTIONS.open(state, Rung(bell=bell))
        case _:
            frame.over = True


def bids_advance(state: ToyState, frame: Bids) -> None:
    """Ask both, then open what they committed."""
    if frame.step == "ask":
        frame.step = "open"
        ask_all(frame, (1, 0))
        return
    state.emitted.append(BidsOpened(bids=dict(frame.committed)))
    pop(state)


def bids_decision(state: ToyState, frame: Bids, seat: int) -> Decision:
    """Any bid up to three."""
    return Decision(seat, "bid", [Bid(amount) for amount in range(4)], ("TOY-2",))


class Toy(Game[ToyState]):
    """The toy game."""

    name: ClassVar[str] = "toy"
    title: ClassVar[str] = "Toy"

    def __init__(self, content: str = "toy-content") -> None:
        """`content` stands for the hash of what it is played with."""
        super().__init__(
            ToyState,
            {
                Menu: Procedure(menu_advance, menu_decision, menu_take),
                Bids: Procedure(bids_advance, bids_decision),
                Window: REACTIONS.procedure(),
            },
            ToyOption,
        )
        self._content = content

    def new(self, setup: Mapping[str, Any], seed: str) -> ToyState:
        """A menu and the cards of the setup."""
        unknown = set(setup) - {"cards"}
        if unknown:
            raise SetupError(f"setup: unknown key {sorted(unknown)[0]!r}")
        try:
            cards = msgspec.convert(setup.get("cards", []), list[Card])
        except msgspec.ValidationError as error:
            raise SetupError(f"setup: cards: {error}") from None
        return self.start(ToyState(rng=Rng(seed=seed), cards=cards, stack=[Menu()]))

    def seats(self, state: ToyState) -> tuple[int, ...]:
        """Two seats."""
        return (0, 1)

    def outcome(self, state: ToyState) -> Outcome | None:
        """How it ended."""
        return state.result

    def view(self, state: ToyState, seat: int | None) -> ToyState:
        """Without the generator, the hidden number and the bids of others."""
        view = self.copy(state)
        view.rng = Rng()
        view.hidden = view.hidden if seat == 0 else 0
        mask(view.stack, seat)
        return view

    def determinize(self, view: ToyState, seat: int | None, rng: Rng) -> ToyState:
        """A state that could lie behind the view."""
        view.rng = Rng(seed=str(rng.below(1000)))
        return view

    def explain(self, state: ToyState, seat: int, intent: Intent) -> Answer:
        """Everything is allowed."""
        return Answer(True)

    def preview(self, state: ToyState, seat: int, option: Option) -> list[Odds]:
        """Nothing is foretold."""
        return []

    def content_hash(self, setup: Mapping[str, Any]) -> str:
        """The content it was made with."""
        return self._content

    def evaluate(self, state: ToyState, seat: int) -> float:
        """All positions are equal."""
        return 0.0

    def resign(self, state: ToyState, seat: int) -> list[Event]:
        """The other seat wins."""
        return self._end(state, Outcome((1 - seat,), "resigned", ("TOY-3",), {}))

    def agree_draw(self, state: ToyState) -> list[Event]:
        """Nobody wins."""
        return self._end(state, Outcome((), "draw", ("TOY-3",), {}))

    def _end(self, state: ToyState, outcome: Outcome) -> list[Event]:
        state.result = outcome
        state.stack = []
        return []
