"""What an option comes to, by playing it out with every way the dice may fall.

`kernel.foresight` runs the game; here are the particulars of Heroscape. Whatever a rule or power does, in
whatever order, is in the figures: saves, strikes back, last blows, explosions that set off others.

Nobody's choice can be foreseen. Where somebody is asked before all is settled, an answer is assumed and told:
optional things are left alone (with `Plan.pay` saves are paid for with whatever they cost, with
`Plan.repeat` the same target is attacked as often as possible), strikes at one who leaves are made, and last
blows hit the side that asks for the odds.
"""

from __future__ import annotations

from typing import NamedTuple

from battlewright.games.heroscape.library import switch
from battlewright.games.heroscape.model import cards, frames
from battlewright.games.heroscape.model.options import Accept, Done, Skip, Stay, Strike, Target, Use
from battlewright.games.heroscape.model.state import State
from battlewright.games.heroscape.procedures.attack_step import figure_attacks
from battlewright.games.heroscape.procedures.changes import BLANK, CREST, SHIELD, SKULL
from battlewright.games.heroscape.procedures.moments import action_of
from battlewright.games.heroscape.procedures.registry import PROCEDURES
from battlewright.games.heroscape.rules.clashes import crest_shields, crest_skulls
from battlewright.games.heroscape.rules.numbers import life_of
from battlewright.games.heroscape.rules.table import friends, unit
from battlewright.kernel import foresight as kernel
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


AGAIN = Choice("attack", "", -1)  # the same figure may attack once more
Result = tuple[Harm, ...]  # who is hurt how much, nobody left out


class Foresight(NamedTuple):
    """Every end an option may come to, with its chance, and the choices that may come up on the way."""

    results: dict[Result, float]
    choices: dict[Choice, float]
    again: float  # how likely the same figure may attack once more
    rolls: int  # how many results of dice were tried; 0: nothing is rolled


def foresee(state: State, plan: Plan) -> Foresight | None:
    """Play an option out with all dice; None where that would be too much."""
    seen = _Looker(state, plan).look()
    if seen is None:
        return None
    choices = {choice: chance for choice, chance in seen.notes.items() if choice != AGAIN}
    return Foresight(seen.results, choices, seen.notes.get(AGAIN, 0.0), seen.rolls)


class _Looker(kernel.Foresight[State, Choice, Result]):
    """One look ahead."""

    def __init__(self, state: State, plan: Plan) -> None:
        super().__init__(state, PROCEDURES, kernel.Bounds(MOST_ROLLS, RARE))
        self._plan = plan
        self._home = max((n for n, f in enumerate(state.stack) if isinstance(f, PLACES)), default=-1)
        self._passing = isinstance(plan.option, Done | Skip | Stay) and self._home == len(state.stack) - 1

    def begin(self, state: State) -> None:
        """Take the option."""
        self.choose(state, self._plan.seat, self._plan.option)

    def settled(self, state: State) -> bool:
        """Whether the option has run its course: its frame is on top again, or another turn asks."""
        depth = len(state.stack) - 1
        if depth > self._home:
            return isinstance(state.stack[-1], frames.Turn) and bool(state.stack[-1].asks)
        if depth == self._home and self._passing:
            return bool(state.stack[-1].asks)
        return depth < self._home or not self._aftermath(state)

    def _aftermath(self, state: State) -> bool:
        """Whether an attack, if it was the last one of the turn, is followed by a power that must be used."""
        turn = state.stack[-1]
        if not isinstance(self._plan.option, Strike) or not isinstance(turn, frames.Turn) or turn.asks:
            return False
        actions = unit(state, state.figures[self._plan.option.figure]).actions.get("after-attacking", ())
        forced = any(action.mandatory for _, _, action in actions)
        return forced and turn.step in ("attack", "after-attack")

    def result(self, state: State, notes: set[Choice]) -> Result:
        """Who is hurt; noted is whether the same attack may be made again."""
        if not any(choice.kind == "again" for choice in notes) and self._may_repeat(state):
            notes.add(AGAIN)
        return _harm(self.start, state)

    # --- dice -----------------------------------------------------------------------------------

    def is_roll(self, frame: Frame) -> bool:
        """All dice of the game are rolled by one frame."""
        return isinstance(frame, frames.Dice) and frame.step == "roll"

    def falls(self, state: State, throw: kernel.Throw) -> kernel.Falls:
        """A d20 that must reach a number, or picks a row of a table; combat dice by what counts on them."""
        if throw.sides != 20:
            return kernel.pool(throw.dice, _faces(state))
        if not isinstance(state.stack[-2], frames.Act | frames.Turn):
            return kernel.Ordered(20)
        return tuple(kernel.Fall((face,), 1 / 20) for face in range(1, 21))

    def tidy(self, state: State) -> None:
        """Remove what makes no difference any more."""
        _tidy(state)

    # --- choices --------------------------------------------------------------------------------

    def answer(self, state: State, frame: Frame, notes: set[Choice]) -> None:
        """Leave optional things alone, or what the plan says."""
        seat = frame.asks[0]
        self.choose(state, seat, self._wanted(state, frame, seat, notes))

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
        offered = self.question(state).options if self._plan.repeat else ()
        return self._plan.option if self._plan.option in offered else Done()

    def _decided(self, state: State, frame: Frame, seat: int, met: set[Choice]) -> Option:
        decision = self.question(state)
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

    def resume(self, state: State) -> bool:
        """Make the same attack again, if that is the plan and it can be made."""
        if not self._plan.repeat or not self._may_repeat(state):
            return False
        take = PROCEDURES[frames.Turn].take
        assert take is not None
        take(state, state.stack[-1], self._plan.seat, self._plan.option)
        return True


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


def _faces(state: State) -> tuple[tuple[int, float], ...]:
    """The faces of a combat die, those together that count alike in this roll."""
    dice = state.stack[-1]
    assert isinstance(dice, frames.Dice)
    if _crested(state):
        return (CREST, 1 / 6), (BLANK, 5 / 6)
    if switch(state, "v_blank_wild") == "on" or _blanks_count(state):
        return (SKULL[0], 1 / 2), (SHIELD[0], 1 / 3), (BLANK, 1 / 6)
    if "defence" in dice.why:
        return (SHIELD[0], 1 / 3), (BLANK, 2 / 3)
    return (SKULL[0], 1 / 2), (BLANK, 1 / 2)


def _blanks_count(state: State) -> bool:
    """Whether a crest in place of the blank is worth something in this roll."""
    frame = state.stack[-2]
    if not isinstance(frame, frames.Attack) or frame.origin:
        return False
    defender = state.figures.get(frame.current)
    if frame.step == "defended":
        return defender is not None and crest_shields(state, frame, defender) > 0
    return crest_skulls(state, frame) > 0


def _crested(state: State) -> bool:
    """Whether crests are looked for, which are on one face only."""
    match state.stack[-2]:
        case frames.Act(part=part, power=power) if part >= 0:
            return bool(action_of(state, power, part).crest_dice)
        case frames.Special(step="crest") | frames.Wounding(step="saving"):
            return True
        case _:
            return False
