"""The messages of the socket, in both directions; `tools/protocol_types.py` generates TypeScript from them.

A client opens `/api/matches/{id}/socket?token=…&language=en` and is answered with `Sync`. It sends
one of the `ClientMessage`s; each carries an idempotency `key` of its own making, and the answer
(`Ack`, `Refusal` or an answer of its kind) carries the same key. A message with a key that was
accepted before is acknowledged again and changes nothing. `Choose.decision`, `Answer.offer` and
`Undo.seq` name what is answered, so that a late or reordered message is refused as `stale` instead of
being applied to another question.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from battlewright.kernel.facts import Facts
from battlewright.kernel.odds import Odds
from battlewright.kernel.surface import Table

LANGUAGES: tuple[str, ...] = ("en", "de", "pl", "fr")

# --- what a client sends --------------------------------------------------------------------------


class ClientMessage(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, gc=False):
    """Every message has a key of the client's making, 1 to 64 printable characters."""

    key: str


class Choose(ClientMessage, frozen=True, tag="choose"):
    """Answer the present decision with an option in its text form."""

    decision: int
    option: str


class Explain(ClientMessage, frozen=True, tag="explain"):
    """Ask why something cannot be done (or whether it can)."""

    intent: dict[str, Any]


class Preview(ClientMessage, frozen=True, tag="preview"):
    """Ask for the exact odds of an offered option."""

    option: str


class Undo(ClientMessage, frozen=True, tag="undo"):
    """Take the own latest choice back: at once in solo play, else it asks the others.

    With `seq` (the latest one seen) it is refused as stale if anything has happened since.
    """

    seq: int | None = None


class Offer(ClientMessage, frozen=True, tag="offer"):
    """Offer a draw, ask for an undo, or propose a rematch; `withdraw` takes an own offer back."""

    what: Literal["draw", "undo", "rematch", "withdraw"]


class Answer(ClientMessage, frozen=True, tag="answer"):
    """Accept or decline the offer of another seat; with `offer` (its id), that one only."""

    accept: bool
    offer: int | None = None


class Resign(ClientMessage, frozen=True, tag="resign"):
    """Give up."""


class Claim(ClientMessage, frozen=True, tag="claim"):
    """Claim the match: the other side has been away for too long while its decision is due."""


class Orders(ClientMessage, frozen=True, tag="orders"):
    """Set standing orders: how reactions are answered without asking."""

    orders: dict[str, str]


class Follow(ClientMessage, frozen=True, tag="follow"):
    """In a guided match: the words of a step have been read, or the guide is left or taken up again."""

    do: Literal["read", "leave", "return"]
    step: int = 0


class Say(ClientMessage, frozen=True, tag="say"):
    """Say something to everybody at the table: a set phrase, or free text where the host allows it."""

    phrase: str = ""
    text: str = ""


class Language(ClientMessage, frozen=True, tag="language"):
    """Read everything in another language from now on."""

    language: str


class Resync(ClientMessage, frozen=True, tag="resync"):
    """Send everything again."""


Incoming: TypeAlias = (
    Choose
    | Explain
    | Preview
    | Undo
    | Offer
    | Answer
    | Resign
    | Claim
    | Orders
    | Follow
    | Say
    | Language
    | Resync
)

# --- what the server sends ------------------------------------------------------------------------


class OptionView(Struct, frozen=True, gc=False):
    """An option on offer: its text form, its words, its kind and fields for drawing."""

    text: str
    label: str
    type: str
    fields: dict[str, Any]


class DecisionView(Struct, frozen=True, gc=False):
    """What this seat must choose now."""

    id: int
    kind: str
    prompt: str
    rules: tuple[str, ...]
    facts: Facts
    options: tuple[OptionView, ...]


class LogLine(Struct, frozen=True, gc=False):
    """One event in words, with the event itself."""

    number: int
    text: str
    rules: tuple[str, ...]
    event: dict[str, Any]


class SeatView(Struct, frozen=True):
    """Who sits where; `expected`: the clocks wait until this player has come."""

    seat: int
    team: int
    kind: Literal["person", "computer", "open"]
    name: str
    here: bool
    clock: float | None = None
    person: str = ""  # the id of a profile, if whoever sits here has one
    expected: bool = False


class OfferView(Struct, frozen=True):
    """An offer on the table; with several other sides, `accepted` are the seats that have agreed so far."""

    id: int
    seat: int
    what: str
    accepted: tuple[int, ...] = ()


class SaidView(Struct, frozen=True):
    """Something a seat has said: a set phrase by its name, or a text; numbers grow."""

    number: int
    seat: int
    phrase: str = ""
    text: str = ""


class GuidePage(Struct, frozen=True):
    """Some words of a guide, and what they are about: `piece:ID`, `place:ID`, `option:TEXT`, `part:NAME`."""

    text: str
    point: tuple[str, ...] = ()


class GuideView(Struct, frozen=True):
    """Where a guided match stands: the words of the present step.

    `waits`: what happens next waits until the words have been read (`Follow`). `over`: the prepared game is
    over, all choices are free. `left`: the guide is silent, but can be taken up again.
    """

    step: int
    steps: int
    pages: tuple[GuidePage, ...] = ()
    waits: bool = False
    over: bool = False
    left: bool = False


class ServerMessage(Struct, frozen=True, tag_field="type", gc=False):
    """Anything the server sends."""


class Sync(ServerMessage, frozen=True, tag="sync"):
    """Everything a seat may know: sent first, after an undo, and as the answer to `Resync` and `Language`."""

    match: str
    game: str
    seq: int
    seat: int | None
    language: str
    view: dict[str, Any]
    table: Table
    seats: tuple[SeatView, ...]
    asked: tuple[int, ...]
    decision: DecisionView | None
    log: tuple[LogLine, ...]
    undoable: bool
    offer: OfferView | None
    orders: dict[str, str]
    outcome: dict[str, Any] | None
    next_match: str = ""
    guide: GuideView | None = None
    key: str = ""


class Update(ServerMessage, frozen=True, tag="update"):
    """The position after one or more choices, and what happened since."""

    seq: int
    view: dict[str, Any]
    table: Table
    seats: tuple[SeatView, ...]
    asked: tuple[int, ...]
    decision: DecisionView | None
    log: tuple[LogLine, ...]
    undoable: bool
    offer: OfferView | None
    outcome: dict[str, Any] | None
    next_match: str = ""
    guide: GuideView | None = None


class DecisionDelta(Struct, frozen=True, gc=False, omit_defaults=True):
    """What this seat must choose now, with each option as short as can be.

    A number is an option the client knows: those of the question that came with `Sync` (or with the
    position before a delta that says `restart`) are numbered from 0, and so on with each new one. A new
    one is `[text, label, fields]`, without `fields` where they are the words of the text after the first,
    named like those of the first known option of its type; the first word of the text is its type.
    """

    id: int
    kind: str
    prompt: str
    options: tuple[int | tuple[Any, ...], ...]
    rules: tuple[str, ...] = ()
    facts: Facts = {}


class Delta(ServerMessage, frozen=True, tag="delta", omit_defaults=True):
    """What an `Update` would say, as far as it differs from the position with the `seq` `base`.

    `view` and `table` are patches (`server/patches.py`), nothing where nothing changed. `seats` are sent
    where they changed, all of them. Of everything else what is left out has its default.
    """

    seq: int
    base: int
    view: Any = {}
    table: Any = {}
    seats: tuple[SeatView, ...] = ()
    asked: tuple[int, ...] = ()
    decision: DecisionDelta | None = None
    same_decision: bool = False
    restart: bool = False
    log: tuple[LogLine, ...] = ()
    undoable: bool = False
    offer: OfferView | None = None
    outcome: dict[str, Any] | None = None
    next_match: str = ""
    guide: GuideView | None = None


class Ack(ServerMessage, frozen=True, tag="ack"):
    """The message with this key has been accepted and is safe."""

    key: str
    seq: int


Code: TypeAlias = Literal[
    "malformed",
    "too_large",
    "too_fast",
    "not_seated",
    "not_asked",
    "stale",
    "not_offered",
    "no_undo",
    "no_offer",
    "no_guide",
    "not_away",
    "no_talk",
    "much_talk",
    "over",
    "unknown_name",
    "unknown_language",
    "unavailable",
]


class Refusal(ServerMessage, frozen=True, tag="refusal"):
    """The message with this key changed nothing; `code` is stable, `text` is for people."""

    key: str
    code: Code
    text: str


class DenialView(Struct, frozen=True):
    """One rule that stands against an intent."""

    rule: str
    title: str
    text: str
    facts: Facts


class Explained(ServerMessage, frozen=True, tag="explained"):
    """The answer to `Explain`."""

    key: str
    allowed: bool
    denials: tuple[DenialView, ...]
    facts: Facts


class Previewed(ServerMessage, frozen=True, tag="previewed"):
    """The answer to `Preview`: the odds, and the same in words."""

    key: str
    odds: tuple[Odds, ...]
    lines: tuple[str, ...]


class Presence(ServerMessage, frozen=True, tag="presence"):
    """A player connected or disconnected, or an offer was made or answered."""

    seq: int
    seats: tuple[SeatView, ...]
    offer: OfferView | None
    next_match: str = ""


class Talk(ServerMessage, frozen=True, tag="talk"):
    """What was said last, the latest at the end: sent when something was said, and after the first `Sync`."""

    said: tuple[SaidView, ...]


class Thinking(ServerMessage, frozen=True, tag="thinking"):
    """A computer is thinking (its seat; -1: none). The next position ends it.

    `hurried`: computers that have less time than they like because the machine is busy, and may play weaker.
    """

    seat: int
    hurried: tuple[int, ...] = ()


# --- replays --------------------------------------------------------------------------------------


class ReplayLine(Struct, frozen=True):
    """One event of a replay in words, with the event itself."""

    text: str
    rules: tuple[str, ...]
    event: dict[str, Any]


class ReplayStep(Struct, frozen=True, kw_only=True):
    """The position after a choice of a replay, as someone sees it who may see all cards."""

    choice: str
    seat: int | None
    log: tuple[ReplayLine, ...]
    view: dict[str, Any]
    table: Table


class ReplayShown(Struct, frozen=True, kw_only=True):
    """A replay that was verified, choice by choice; the first step is the beginning."""

    game: str
    setup: dict[str, Any]
    outcome: str
    steps: tuple[ReplayStep, ...]
    whole: bool = True  # whether it is told to the end
    teams: tuple[tuple[int, ...], ...] = ()  # the seats that win and lose together


Outgoing: TypeAlias = (
    Sync | Update | Delta | Ack | Refusal | Explained | Previewed | Presence | Talk | Thinking
)
