"""The last position sent to an audience that sees the same, and messages with the changes since then.

View and table are sent as patches (`patches`). Options that the client already knows are sent as numbers:
it numbers the options of the question in its `sync`, then each new one.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from battlewright.server import protocol
from battlewright.server.patches import Json, Patch, difference

SMALL = 1000  # bytes of view and table: below, a whole update is sent, as working out less takes longer
MOST_KNOWN = 5000  # options a client remembers

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


class Sight(NamedTuple):
    """An audience that sees the same: all sockets of a seat (None: spectators), language and form of view."""

    seat: int | None
    language: str
    view: str


class Known:
    """The options the clients of a sight know, by number."""

    def __init__(self, options: tuple[protocol.OptionView, ...] = ()) -> None:
        """Those of one question."""
        self._numbers: dict[tuple[str, str], int] = {}
        self._types: set[str] = set()
        for option in options:
            self._learn(option)

    def __len__(self) -> int:
        """How many there are."""
        return len(self._numbers)

    def _learn(self, option: protocol.OptionView) -> None:
        self._numbers.setdefault((option.text, option.label), len(self._numbers))
        self._types.add(option.type)

    def encoded(self, option: protocol.OptionView) -> int | tuple[Any, ...]:
        """An option as it is sent: its number, or as a new one, which is known from now on."""
        number = self._numbers.get((option.text, option.label))
        if number is not None:
            return number
        readable = option.type in self._types and _is_readable(option)
        self._learn(option)
        return (option.text, option.label) if readable else (option.text, option.label, option.fields)


def _is_readable(option: protocol.OptionView) -> bool:
    """Whether the fields of an option can be read off its text: one word for each."""
    fields: Any = option.fields  # encoded already
    values = _decode(fields).values()
    return option.text.split(" ")[1:] == list(values)


class Sent:
    """The position as the clients of a sight were sent it."""

    def __init__(self, position: protocol.Update, moves: tuple[int, int]) -> None:
        """With a `sync`."""
        self.moves = moves
        self._seq = position.seq
        self._view, self._table = _encode(position.view), _encode(position.table)
        self._decision = position.decision
        self._known = _options_known(position.decision)
        self._restart = False

    @property
    def is_small(self) -> bool:
        """Whether nothing is gained by sending less than everything."""
        return len(self._view) + len(self._table) < SMALL

    def restart(self) -> None:
        """A client that joins knows the options of the current question only."""
        self._restart = True

    def delta(
        self, position: protocol.Update, moves: tuple[int, int], log: Any, seats: Any
    ) -> protocol.Delta:
        """What has changed; `position` is what was sent from now on."""
        restart = self._restart or len(self._known) > MOST_KNOWN
        if restart:
            self._known, self._restart = _options_known(self._decision), False
        same = _content(self._decision) == _content(position.decision)
        view, table = _encode(position.view), _encode(position.table)
        message = protocol.Delta(
            seq=position.seq,
            base=self._seq,
            view=_patch(self._view, view),
            table=_patch(self._table, table),
            seats=seats,
            asked=position.asked,
            decision=None if same or position.decision is None else self._question(position.decision),
            same_decision=same and position.decision is not None,
            restart=restart,
            log=log,
            undoable=position.undoable,
            offer=position.offer,
            outcome=position.outcome,
            next_match=position.next_match,
            guide=position.guide,
        )
        self.moves, self._seq = moves, position.seq
        self._view, self._table, self._decision = view, table, position.decision
        return message

    def _question(self, decision: protocol.DecisionView) -> protocol.DecisionDelta:
        options = tuple(map(self._known.encoded, decision.options))
        return protocol.DecisionDelta(
            decision.id, decision.kind, decision.prompt, options, decision.rules, decision.facts
        )


def _options_known(decision: protocol.DecisionView | None) -> Known:
    return Known(decision.options if decision is not None else ())


def _content(decision: protocol.DecisionView | None) -> object:
    """What makes two questions the same."""
    if decision is None:
        return None
    options = [(option.text, option.label) for option in decision.options]
    return decision.id, decision.kind, decision.prompt, decision.rules, decision.facts, options


def _patch(before: bytes, after: bytes) -> Patch:
    if before == after:
        return {}
    old: Json = _decode(before)
    new: Json = _decode(after)
    return difference(old, new)
