"""Exact odds by playing: the results of an option over every outcome of the dice.

The game itself is run on copies. At each roll it continues once for every distinct result, weighted by
its probability; equal positions are merged. The odds therefore include whatever rules and cards
do, in any order, and no effect is written a second time as a formula.

A game derives `Foresight` and defines: the option and when it is settled, the distinct results of a roll, the
answers assumed where somebody is asked (with notes about them), and what is read from the final positions.
Rolls are recognised by `Rng.throw`: a step that throws dice stops there, and is repeated from the last
recorded position once for each result. Other draws (shuffling, a random card) are not branched on; a game
whose result depends on one settles before it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Mapping
from math import factorial
from typing import Generic, NamedTuple, TypeAlias, TypeVar, cast

import msgspec

from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import LONGEST_RUN, EndlessRun, Frame, Procedure, Procedures, frame_name
from battlewright.kernel.game import AnyState
from battlewright.kernel.options import Option
from battlewright.kernel.rng import Rng

S = TypeVar("S", bound=AnyState)
N = TypeVar("N", bound=Hashable)  # what is noted on the way
R = TypeVar("R", bound=Hashable)  # what an end comes to


class Throw(NamedTuple):
    """A roll that is due."""

    sides: int
    dice: int


class Fall(NamedTuple):
    """What the dice may show, and how likely it is. Faces that count alike are shown by one of them."""

    faces: tuple[int, ...]
    chance: float


class Ordered(NamedTuple):
    """One die that is compared with numbers: equal ends of a span of faces mean that all of it is equal."""

    sides: int


Falls: TypeAlias = tuple[Fall, ...] | Ordered


class Bounds(NamedTuple):
    """How far it is played out."""

    rolls: int = 4000  # how many results of dice are tried before it is given up
    rare: float = 1e-8  # positions less likely than this are not followed beyond their next roll


USUAL = Bounds()


class Foreseen(NamedTuple, Generic[N, R]):
    """Every result of an option and every note on the way, with their chances."""

    results: dict[R, float]
    notes: dict[N, float]
    rolls: int  # how many results of dice were tried; 0: nothing is rolled


class _Due(Exception):
    """A step needs dice that have not been dealt."""

    def __init__(self, throw: Throw) -> None:
        self.throw = throw


class _Dealer(Rng, gc=False):
    """A generator whose dice are dealt one throw after the other."""

    falls: list[tuple[int, ...]] = []

    def throw(self, sides: int, dice: int) -> list[int]:
        """The next throw that was dealt; `_Due` when there is none left."""
        if not self.falls:
            raise _Due(Throw(sides, dice))
        return list(self.falls.pop(0))


class _Record(NamedTuple, Generic[N]):
    """A position on the way. `begun`: the option has been carried out."""

    position: bytes
    notes: frozenset[N]
    begun: bool = True


class _Node(NamedTuple, Generic[N]):
    """A roll that is due: the last recorded position, the throws since then, and what this one may show."""

    record: _Record[N]
    since: tuple[tuple[int, ...], ...]
    falls: Falls


class _Leaf(NamedTuple, Generic[N, R]):
    """An end, with what was noted on the way."""

    result: R
    notes: frozenset[N]


class Foresight(ABC, Generic[S, N, R]):
    """One look ahead. A game derives its own and states the particulars."""

    def __init__(self, start: S, procedures: Procedures, bounds: Bounds = USUAL) -> None:
        """`start` is not changed."""
        self.start = start
        self._procedures = cast("Mapping[type[Frame], Procedure[S, Frame]]", procedures)
        self._bounds = bounds
        self._encode = msgspec.msgpack.Encoder().encode
        self._decode = _decoder(type(start)).decode
        self._found: Foreseen[N, R] = Foreseen({}, {}, 0)
        self._rolls = 0

    # --- the particulars of a game --------------------------------------------------------------

    @abstractmethod
    def begin(self, state: S) -> None:
        """Carry the option out; usually `choose`."""

    @abstractmethod
    def settled(self, state: S) -> bool:
        """Whether the option has run its course."""

    @abstractmethod
    def answer(self, state: S, frame: Frame, notes: set[N]) -> None:
        """Assume an answer to the question of the top frame, and note what should be known about it."""

    @abstractmethod
    def falls(self, state: S, throw: Throw) -> Falls:
        """The results of a roll that differ, with their chances."""

    @abstractmethod
    def result(self, state: S, notes: set[N]) -> R:
        """The result of a final position; notes can still be added."""

    def resume(self, state: S) -> bool:
        """Begin something further once all is settled, if that is the plan."""
        return False

    def is_roll(self, frame: Frame) -> bool:
        """Whether the next step of a frame rolls: there positions are recorded and equal ones merged.

        A roll elsewhere is found as well, at the price of playing again from the last recorded position.
        """
        return False

    def tidy(self, state: S) -> None:
        """Remove what makes no difference any more, so that equal positions are seen to be equal."""
        state.emitted = []

    # --- playing --------------------------------------------------------------------------------

    def look(self) -> Foreseen[N, R] | None:
        """Play the option out with all dice; None where that would be too much."""
        nodes: dict[_Node[N], float] = {}
        first = _Record[N](self._encode(self.start), frozenset(), begun=False)
        self._add(self._play(first, (), False), 1.0, nodes)
        while nodes:
            further: dict[_Node[N], float] = {}
            for node, weight in nodes.items():
                for end, chance in self._branch(node, weight < self._bounds.rare):
                    self._add(end, weight * chance, further)
                if self._rolls > self._bounds.rolls:
                    return None
            nodes = further
        return self._found._replace(rolls=self._rolls)

    def choose(self, state: S, seat: int, option: Option) -> None:
        """Give an answer to the top frame."""
        frame = state.stack[-1]
        frame.asks.remove(seat)
        take = self._procedures[type(frame)].take
        assert take is not None
        take(state, frame, seat, option)

    def question(self, state: S) -> Decision:
        """What the top frame asks the first of its seats."""
        frame = state.stack[-1]
        decide = self._procedures[type(frame)].decision
        assert decide is not None
        return decide(state, frame, frame.asks[0])

    def _add(self, end: _Node[N] | _Leaf[N, R], weight: float, further: dict[_Node[N], float]) -> None:
        """Record a final position, or a roll to continue from."""
        if isinstance(end, _Node):
            further[end] = further.get(end, 0.0) + weight
            return
        results, notes, _ = self._found
        results[end.result] = results.get(end.result, 0.0) + weight
        for note in end.notes:
            notes[note] = notes.get(note, 0.0) + weight

    def _branch(self, node: _Node[N], rare: bool) -> Iterator[tuple[_Node[N] | _Leaf[N, R], float]]:
        """What each result of the roll that is due leads to."""
        if isinstance(node.falls, Ordered):
            yield from self._spans(node, rare, {}, 1, node.falls.sides)
            return
        for faces, chance in node.falls:
            yield self._after(node, faces, rare), chance

    def _spans(
        self, node: _Node[N], rare: bool, known: dict[int, _Node[N] | _Leaf[N, R]], low: int, high: int
    ) -> Iterator[tuple[_Node[N] | _Leaf[N, R], float]]:
        """Where both ends of a span of faces lead to the same, all of it does; otherwise halve it."""
        assert isinstance(node.falls, Ordered)
        for face in (low, high):
            if face not in known:
                known[face] = self._after(node, (face,), rare)
        if known[low] == known[high]:
            yield known[low], (high - low + 1) / node.falls.sides
        else:
            middle = (low + high) // 2
            yield from self._spans(node, rare, known, low, middle)
            yield from self._spans(node, rare, known, middle + 1, high)

    def _after(self, node: _Node[N], faces: tuple[int, ...], rare: bool) -> _Node[N] | _Leaf[N, R]:
        """Where the game goes when the dice show this."""
        self._rolls += 1
        return self._play(node.record, (*node.since, faces), rare)

    def _play(
        self, record: _Record[N], dealt: tuple[tuple[int, ...], ...], rare: bool
    ) -> _Node[N] | _Leaf[N, R]:
        """From a recorded position to the next roll, or to the end; a rare one ends at its next roll."""
        state: S = self._decode(record.position)
        rng = state.rng
        dealer = state.rng = _Dealer(rng.seed, rng.position, rng.script, list(dealt))
        notes = set(record.notes)
        try:
            if not record.begun:
                self.begin(state)
            for _ in self._steps(state):
                if not dealer.falls and self.is_roll(state.stack[-1]):
                    self.tidy(state)
                    record, dealt = _Record(self._encode(state), frozenset(notes)), ()
                self._step(state, notes)
        except _Due as due:
            if not rare:
                return _Node(record, dealt, self.falls(state, due.throw))
        result = self.result(state, notes)
        return _Leaf(result, frozenset(notes))

    def _steps(self, state: S) -> Iterator[None]:
        """While there is something to do."""
        for _ in range(LONGEST_RUN):
            if self.settled(state) and not self.resume(state):
                return
            yield
        raise EndlessRun(f"{frame_name(state.stack[-1])}: {LONGEST_RUN} steps and the option is not settled")

    def _step(self, state: S, notes: set[N]) -> None:
        frame = state.stack[-1]
        if frame.asks:
            self.answer(state, frame, notes)
        else:
            self._procedures[type(frame)].advance(state, frame)


_DECODERS: dict[type, object] = {}


def _decoder(kind: type[S]) -> msgspec.msgpack.Decoder[S]:
    """The decoder of a kind of state, made once."""
    if kind not in _DECODERS:
        _DECODERS[kind] = msgspec.msgpack.Decoder(kind)
    return cast("msgspec.msgpack.Decoder[S]", _DECODERS[kind])


# --- results of a roll ----------------------------------------------------------------------------


def pool(dice: int, kinds: tuple[tuple[int, float], ...]) -> tuple[Fall, ...]:
    """Some dice thrown together, each showing one of a few kinds of faces: `(face, chance)`."""
    return tuple(_pooled(dice, kinds))


def _pooled(dice: int, kinds: tuple[tuple[int, float], ...]) -> Iterator[Fall]:
    for counts in _counts(dice, len(kinds)):
        chance = float(factorial(dice))
        shown: list[int] = []
        for count, (face, share) in zip(counts, kinds, strict=True):
            chance *= share**count / factorial(count)
            shown += [face] * count
        yield Fall(tuple(shown), chance)


def _counts(dice: int, kinds: int) -> Iterator[tuple[int, ...]]:
    """All ways to share some dice out among kinds of faces."""
    if kinds == 1:
        yield (dice,)
        return
    for first in range(dice + 1):
        for rest in _counts(dice - first, kinds - 1):
            yield (first, *rest)
