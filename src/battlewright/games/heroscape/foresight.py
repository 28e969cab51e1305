"""What an option comes to, by playing it out with every way the dice may fall.

The game itself is run on copies: at each roll it goes on once for every result that makes a difference, with
its exact chance, and positions that are the same again are counted together. So whatever a rule or power
does, in whatever order, is in the figures: saves, strikes back, last blows, explosions that set off others.

Nobody's choice can be foreseen. Where somebody is asked before all is settled, an answer is assumed and told:
optional things are left alone (with `Plan.pay` saves are paid for with whatever they cost, with
`Plan.repeat` the same target is attacked as often as possible), strikes at one who leaves are made, and last
blows hit the side that asks for the odds.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import factorial
from typing import NamedTuple

import msgspec

from battlewright.games.heroscape.library import switch
from battlewright.games.heroscape.model import cards, frames
from battlewright.games.heroscape.model.options import Accept, Done, Reroll, Skip, Stay, Strike, Target, Use
from battlewright.games.heroscape.model.state import State
from battlewright.games.heroscape.procedures.attack_step import figure_attacks
from battlewright.games.heroscape.procedures.changes import BLANK, CREST, SHIELD, SKULL
from battlewright.games.heroscape.procedures.dice import spend_point
from battlewright.games.heroscape.procedures.moments import action_of
from battlewright.games.heroscape.procedures.registry import PROCEDURES
from battlewright.games.heroscape.rules.numbers import life_of
from battlewright.games.heroscape.rules.table import friends, unit
from battlewright.kernel.frames import Frame
from battlewright.kernel.options import Option

MOST_ROLLS = 4000  # how many results of dice are tried before it is given up
RARE = 1e-8  # what is less likely is not followed further
PLACES = (  # frames in which an option is at home: when the stack is back at one, all is settled
    frames.Turn,
    frames.Turns,
    frames.FreeMoves,
    frames.Round,
    frames.EndRound,
    frames.Orders,
    frames.Setup,
)

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(State).decode


class Plan(NamedTuple):
    """What is assumed of choices in between."""

    seat: int
    option: Option
    pay: bool = False  # saves that cost something are used
    repeat: bool = False  # the same attack is made again while it can be


class Choice(NamedTuple):
    """Something a player has to decide before all is settled: what kind, by which power or rule, who."""

    kind: str
    source: str
    seat: int


class Harm(NamedTuple):
    """What one figure takes."""

    figure: str
    wounds: int
    destroyed: bool


Result = tuple[Harm, ...]  # who is hurt how much, nobody left out


class Foresight(NamedTuple):
    """Every end an option may come to, with its chance, and the choices that may come up on the way."""

    results: dict[Result, float]
    choices: dict[Choice, float]
    again: float  # how likely the same figure may attack once more
    rolls: int  # how many results of dice were tried; 0: nothing is rolled


class _Node(NamedTuple):
    """A position before a roll, and the choices met on the way to it."""

    position: bytes
    met: frozenset[Choice]


class _Leaf(NamedTuple):
    """An end: what it came to, the choices met on the way, whether the same attack may be made again."""

    result: Result
    met: frozenset[Choice]
    again: bool


def foresee(state: State, plan: Plan) -> Foresight | None:
    """Play an option out with all dice; None where that would be too much."""
    return _Looker(state, plan).look()


class _Looker:
    """One look ahead."""

    def __init__(self, state: State, plan: Plan) -> None:
        self._plan = plan
        self._start = state
        self._home = max((n for n, f in enumerate(state.stack) if isinstance(f, PLACES)), default=-1)
        self._passing = isinstance(plan.option, Done | Skip | Stay) and self._home == len(state.stack) - 1
        self._results: dict[Result, float] = {}
        self._choices: dict[Choice, float] = {}
        self._again = 0.0
        self._rolls = 0

    def look(self) -> Foresight | None:
        """Everything that may come of it."""
        state: State = _decode(_encode(self._start))
        _choose(state, self._plan.seat, self._plan.option)
        nodes: dict[_Node, float] = {}
        self._add(self._go_on(state, set(), False), 1.0, nodes)
        while nodes:
            further: dict[_Node, float] = {}
            for node, weight in nodes.items():
                for end, chance in self._branch(node, weight < RARE):
                    self._add(end, weight * chance, further)
                if self._rolls > MOST_ROLLS:
                    return None
            nodes = further
        return Foresight(self._results, self._choices, self._again, self._rolls)

    def _add(self, end: _Node | _Leaf, weight: float, further: dict[_Node, float]) -> None:
        """Count an end, or a position from which it goes on."""
        if isinstance(end, _Node):
            further[end] = further.get(end, 0.0) + weight
            return
        self._results[end.result] = self._results.get(end.result, 0.0) + weight
        for choice in end.met:
            self._choices[choice] = self._choices.get(choice, 0.0) + weight
        self._again += weight * end.again

    # --- dice -----------------------------------------------------------------------------------

    def _branch(self, node: _Node, rare: bool) -> Iterator[tuple[_Node | _Leaf, float]]:
        """What each result of the roll that is due leads to."""
        state: State = _decode(node.position)
        if _by_threshold(state):
            yield from self._spans(node, rare, {}, 1, 20)
            return
        for faces, chance in _falls(state):
            yield self._after(node, faces, rare), chance

    def _spans(
        self, node: _Node, rare: bool, known: dict[int, _Node | _Leaf], low: int, high: int
    ) -> Iterator[tuple[_Node | _Leaf, float]]:
        """A d20 that must reach a number: where both ends of a span lead to the same, all of it does."""
        for face in (low, high):
            if face not in known:
                known[face] = self._after(node, [face], rare)
        if known[low] == known[high]:
            yield known[low], (high - low + 1) / 20
        else:
            middle = (low + high) // 2
            yield from self._spans(node, rare, known, low, middle)
            yield from self._spans(node, rare, known, middle + 1, high)

    def _after(self, node: _Node, faces: list[int], rare: bool) -> _Node | _Leaf:
        """Where the game goes when the dice show this."""
        self._rolls += 1
        state: State = _decode(node.position)
        dice = state.stack[-1]
        assert isinstance(dice, frames.Dice)
        dice.faces, dice.step = faces, "ask"
        return self._go_on(state, set(node.met), rare)

    def _go_on(self, state: State, met: set[Choice], rare: bool) -> _Node | _Leaf:
        """To the next roll, or to the end; what is too rare to be followed ends where it is."""
        while not self._settled(state) or self._strike_again(state):
            frame = state.stack[-1]
            if frame.asks:
                self._answer(state, frame, met)
            elif isinstance(frame, frames.Dice) and frame.step == "roll":
                if rare:
                    break
                _tidy(state)
                return _Node(_encode(state), frozenset(met))
            else:
                PROCEDURES[type(frame)].advance(state, frame)
        asked = any(choice.kind == "again" for choice in met)
        return _Leaf(_harm(self._start, state), frozenset(met), not asked and self._may_repeat(state))

    def _settled(self, state: State) -> bool:
        """Whether the option has run its course: its frame is on top again, or another turn asks."""
        depth = len(state.stack) - 1
        if depth > self._home:
            return isinstance(state.stack[-1], frames.Turn) and bool(state.stack[-1].asks)
        if depth == self._home and self._passing:
            return bool(state.stack[-1].asks)
        return True

    # --- choices --------------------------------------------------------------------------------

    def _answer(self, state: State, frame: Frame, met: set[Choice]) -> None:
        seat = frame.asks[0]
        _choose(state, seat, self._wanted(state, frame, seat, met))

    def _wanted(self, state: State, frame: Frame, seat: int, met: set[Choice]) -> Option:
        """The answer that is assumed; what others could answer is noted."""
        match frame:
            case frames.Dice():
                self._met(met, "reroll", "HSV-POWER-02", seat)
                return Accept()
            case frames.FreeMoves():
                self._met(met, "free-move", frame.why, seat)
                return Done()
            case frames.Moving(step="leave"):
                self._met(met, "swipe", "HS-LEAVE-02", seat)
                return Use("swipe", frame.asking)
            case frames.Moving(step="carry"):
                return Skip()
            case frames.Moving():
                self._met(met, "free-move", frame.why, seat)
                return Stay()
            case frames.Special():
                return self._again_special(state, frame, met)
            case _:
                return self._decided(state, frame, seat, met)

    def _again_special(self, state: State, frame: frames.Special, met: set[Choice]) -> Option:
        met.add(Choice("again", frame.power, self._plan.seat))
        decide = PROCEDURES[frames.Special].decision
        assert decide is not None
        offered = decide(state, frame, self._plan.seat).options if self._plan.repeat else ()
        return self._plan.option if self._plan.option in offered else Done()

    def _decided(self, state: State, frame: Frame, seat: int, met: set[Choice]) -> Option:
        decide = PROCEDURES[type(frame)].decision
        assert decide is not None
        decision = decide(state, frame, seat)
        options = decision.options
        if decision.kind == "save":
            met.add(Choice("save", decision.rules[0], seat))
            return options[0] if self._plan.pay else options[-1]
        if decision.kind == "last-blow":
            self._met(met, "last-blow", getattr(frame, "saving", ""), seat)
            mine = (o for o in options if isinstance(o, Target) and self._mine(state, o.target))
            return next(mine, options[0])
        self._met(met, decision.kind, decision.rules[0] if decision.rules else "", seat)
        quiet = (o for kind in (Skip, Stay, Done, Accept) for o in options if isinstance(o, kind))
        return next(quiet, options[0])

    def _mine(self, state: State, name: str) -> bool:
        return name in state.figures and friends(state, state.figures[name].seat, self._plan.seat)

    def _met(self, met: set[Choice], kind: str, source: str, seat: int) -> None:
        if seat != self._plan.seat or kind == "power":
            met.add(Choice(kind, source, seat))

    # --- once more ------------------------------------------------------------------------------

    def _may_repeat(self, state: State) -> bool:
        """Whether the figure may make the same attack again in its turn."""
        option = self._plan.option
        if not isinstance(option, Strike) or len(state.stack) - 1 != self._home:
            return False
        turn, figure = state.stack[-1], state.figures[option.figure]
        if not isinstance(turn, frames.Turn) or turn.step != "attack" or figure.place != "board":
            return False
        if cards.Attacks not in unit(state, figure).parts or option.power:
            return False
        return option in figure_attacks(state, turn, figure)

    def _strike_again(self, state: State) -> bool:
        """Make the same attack again, if that is the plan and it can be made."""
        if not self._plan.repeat or not self._may_repeat(state):
            return False
        take = PROCEDURES[frames.Turn].take
        assert take is not None
        take(state, state.stack[-1], self._plan.seat, self._plan.option)
        return True


def _choose(state: State, seat: int, option: Option) -> None:
    """An option is taken; dice that are rolled once more are due again."""
    frame = state.stack[-1]
    frame.asks.remove(seat)
    if isinstance(option, Reroll):
        assert isinstance(frame, frames.Dice)
        spend_point(state, seat, option)
        frame.step = "roll"
        return
    take = PROCEDURES[type(frame)].take
    assert take is not None
    take(state, frame, seat, option)


# --- positions ------------------------------------------------------------------------------------


def _tidy(state: State) -> None:
    """What makes no difference any more is taken out, so that equal positions are seen to be equal."""
    state.emitted, state.reply = [], None
    for frame in state.stack:
        if isinstance(frame, frames.Turn) and len(frame.dealt) > 1:
            dealt: dict[str, int] = {}
            for name, wounds in frame.dealt:
                dealt[name] = dealt.get(name, 0) + wounds
            frame.dealt = list(dealt.items())
        if (
            isinstance(frame, frames.Act)
            and frame.part >= 0
            and not action_of(state, frame.power, frame.part).crest_dice
        ):
            frame.roll = 0


def _harm(before: State, after: State) -> Result:
    """Who has been hurt."""
    found = []
    for name, figure in before.figures.items():
        now = after.figures[name]
        lost = figure.place == "board" and now.place == "destroyed"
        wounds = life_of(before, figure) - figure.wounds if lost else max(0, now.wounds - figure.wounds)
        if lost or wounds:
            found.append(Harm(name, wounds, lost))
    return tuple(found)


# --- results of a roll ----------------------------------------------------------------------------


def _by_threshold(state: State) -> bool:
    """Whether the roll that is due is a d20 that must reach a number: any but those of a table with rows."""
    dice = state.stack[-1]
    assert isinstance(dice, frames.Dice)
    return dice.sides == 20 and not isinstance(state.stack[-2], frames.Act | frames.Turn)


def _falls(state: State) -> Iterator[tuple[list[int], float]]:
    """The results of the roll that is due, as far as they differ, with their chances."""
    dice = state.stack[-1]
    assert isinstance(dice, frames.Dice)
    if dice.sides == 20:
        for face in range(1, 21):
            yield [face], 1 / 20
        return
    faces = _faces(state, dice)
    for counts in _counts(dice.dice, len(faces)):
        chance = float(factorial(dice.dice))
        shown: list[int] = []
        for count, (face, share) in zip(counts, faces, strict=True):
            chance *= share**count / factorial(count)
            shown += [face] * count
        yield shown, chance


def _faces(state: State, dice: frames.Dice) -> tuple[tuple[int, float], ...]:
    """The faces of a combat die, those together that count alike in this roll."""
    if _crested(state):
        return (CREST, 1 / 6), (BLANK, 5 / 6)
    if switch(state, "v_blank_wild") == "on":
        return (SKULL[0], 1 / 2), (SHIELD[0], 1 / 3), (BLANK, 1 / 6)
    if "defence" in dice.why:
        return (SHIELD[0], 1 / 3), (BLANK, 2 / 3)
    return (SKULL[0], 1 / 2), (BLANK, 1 / 2)


def _crested(state: State) -> bool:
    """Whether crests are looked for, which are on one face only."""
    match state.stack[-2]:
        case frames.Act(part=part, power=power) if part >= 0:
            return bool(action_of(state, power, part).crest_dice)
        case frames.Special(step="crest") | frames.Wounding(step="saving"):
            return True
        case _:
            return False


def _counts(dice: int, kinds: int) -> Iterator[tuple[int, ...]]:
    """All ways to share some dice out among kinds of faces."""
    if kinds == 1:
        yield (dice,)
        return
    for first in range(dice + 1):
        for rest in _counts(dice - first, kinds - 1):
            yield (first, *rest)
