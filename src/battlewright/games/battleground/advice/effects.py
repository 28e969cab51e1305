"""What the instructions of a card are worth before they are carried out, roughly, in victory points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import NamedTuple

from battlewright.games.battleground.advice.ground import Ground
from battlewright.games.battleground.evaluate import AP, FOCUS, MANA, OVERWATCH, TOKEN, harm
from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model import cards
from battlewright.games.battleground.model.cards import Instruction
from battlewright.games.battleground.model.frames import Movement
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.conditions import count, holds
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.mana import room_for_mana
from battlewright.games.battleground.rules.movement import destinations
from battlewright.games.battleground.rules.numbers import speed
from battlewright.games.battleground.rules.skills import candidates
from battlewright.games.battleground.rules.table import node_of, same_side
from battlewright.games.battleground.rules.terrain import beside_piece, pieces_near
from battlewright.space.board import bits

CARD = 1.0  # a card drawn
SHOVE = 0.5
LIKELY = 0.6  # of an outcome that hangs on a test not looked into
ATTACK = 3.0  # a free attack not looked into
INTERRUPTION = 3.0  # a turn of one's own in the middle of another's
DIE = 0.8  # one more die of a test


def program_worth(
    state: State,
    actor: Character,
    target: Character | None,
    program: Sequence[Instruction],
    spent: int = 0,
) -> float:
    """What a list of instructions is worth to the side of the actor, AP apart (`ap_gained`)."""
    case = Case(state, actor, target, spent)
    return sum(_worth(step, case) for step in program)


def ap_gained(state: State, actor: Character, program: Sequence[Instruction]) -> int:
    """The action points a list of instructions gives its actor; what they are worth depends on the plan."""
    total = spent = 0
    for step in program:
        if isinstance(step, cards.Gain) and step.what == "ap" and step.who == "self":
            facts = Facts(who=actor, spent=spent)
            amount = step.amount * (count(state, step.per, facts, actor) if step.per else 1)
            total += amount if step.cap is None else min(amount, step.cap)
        elif isinstance(step, cards.Toss):
            total += ap_gained(state, actor, step.then)
        elif isinstance(step, cards.Lose) and step.what == "mana" and step.who == "self":
            spent = actor.mana if step.amount < 0 else min(step.amount, actor.mana)
    return total


# --- one function for each kind of instruction ----------------------------------------------------


class Case(NamedTuple):
    """Who would carry an instruction out, on whom, with how much spent on it."""

    state: State
    actor: Character
    target: Character | None
    spent: int

    def named(self, who: str) -> Character | None:
        """The character an instruction means: its actor or its target."""
        return self.actor if who == "self" else self.target

    def program(self, program: Sequence[Instruction]) -> float:
        """The worth of instructions inside this one."""
        return program_worth(self.state, self.actor, self.target, program, self.spent)

    def unpaid(self, program: Sequence[Instruction]) -> float:
        """The worth of instructions inside this one that nothing was spent on."""
        return program_worth(self.state, self.actor, self.target, program)


@singledispatch
def _worth(step: Instruction, case: Case) -> float:
    """What an instruction is worth to the side of the actor; nothing, if its kind has no function below."""
    return 0.0


@_worth.register
def _(step: cards.Gain, case: Case) -> float:
    who = case.named(step.who)
    return _sided(case.state, case.actor, who) * _gain(case.state, who, step) if who is not None else 0.0


@_worth.register
def _(step: cards.Lose, case: Case) -> float:
    if step.what == "mana" and step.who == "self" and step.amount < 0:
        return -MANA * case.actor.mana
    if case.target is None or step.who != "target":
        return 0.0
    lost = case.target.mana if step.amount < 0 else min(step.amount, case.target.mana)
    return -_sided(case.state, case.actor, case.target) * MANA * lost


@_worth.register
def _(step: cards.Give, case: Case) -> float:
    return _token(case.state, case.actor, case.named(step.who), step.token)


@_worth.register
def _(step: cards.Strip, case: Case) -> float:
    who = case.named(step.who)
    if who is None or not (who.buff if step.what == "buff" else who.debuff):
        return 0.0
    return TOKEN * (_sided(case.state, case.actor, who) if step.what == "debuff" else 1)


@_worth.register
def _(step: cards.Wound, case: Case) -> float:
    if case.target is None or step.who != "target":
        return 0.0
    wounds = harm(case.state, case.target, (0.0,) * step.amount + (1.0,))
    return -_sided(case.state, case.actor, case.target) * wounds


@_worth.register
def _(step: cards.Heal, case: Case) -> float:
    who = case.named(step.who) or case.actor
    return harm(case.state, who, (0.0,) * min(step.amount, who.wounds) + (1.0,))


@_worth.register
def _(step: cards.Travel, case: Case) -> float:
    return _travel(case.state, case.actor, step, case.spent) if step.who == "self" else 0.0


@_worth.register
def _(step: cards.Draw, case: Case) -> float:
    return CARD * step.amount


@_worth.register
def _(step: cards.Toss, case: Case) -> float:
    worth = case.unpaid(step.then) - CARD
    return worth if step.must else max(0.0, worth)


@_worth.register
def _(step: cards.Test, case: Case) -> float:
    return LIKELY * case.program(step.rows[-1].do)


@_worth.register
def _(step: cards.Each, case: Case) -> float:
    spec = cards.Pick(side=step.side, within=step.within, sight=step.sight, when=step.when)
    each = candidates(case.state, case.actor, spec)
    return sum(program_worth(case.state, case.actor, c, step.then) for c in each)


@_worth.register
def _(step: cards.Either, case: Case) -> float:
    return max(case.unpaid(then) for then in step.choices.values())


@_worth.register
def _(step: cards.Promise, case: Case) -> float:
    return LIKELY * step.amount * (MANA if step.what == "mana" else AP)


@_worth.register
def _(step: cards.Shove, case: Case) -> float:
    return SHOVE


@_worth.register(cards.FreeAttack)
@_worth.register(cards.Fix)
@_worth.register(cards.Hold)
def _(step: Instruction, case: Case) -> float:
    return ATTACK


@_worth.register
def _(step: cards.Special, case: Case) -> float:
    return _special(step.function)


@_worth.register
def _(step: cards.If, case: Case) -> float:
    met = holds(case.state, step.when, Facts(who=case.actor, other=case.target), case.actor)
    return case.program(step.then if met else step.otherwise)


@_worth.register
def _(step: cards.Repeat, case: Case) -> float:
    facts = Facts(who=case.actor, spent=case.spent)
    times = step.times * (count(case.state, step.per, facts, case.actor) if step.per else 1)
    return min(times, step.cap or times) * case.program(step.then)


@_worth.register
def _(step: cards.Interrupt, case: Case) -> float:
    return INTERRUPTION * step.ap


@_worth.register
def _(step: cards.AddDice, case: Case) -> float:
    return DIE * step.amount


@_worth.register
def _(step: cards.AddRerolls, case: Case) -> float:
    return DIE * step.amount / 2


@_worth.register(cards.Prevent)
@_worth.register(cards.Ready)
@_worth.register(cards.PassToken)
def _(step: Instruction, case: Case) -> float:
    return TOKEN


@_worth.register
def _(step: cards.PassWounds, case: Case) -> float:
    return harm(case.state, case.actor, (0.0, 1.0)) * (1 if step.to == "target" else -1)


@_worth.register
def _(step: cards.Become, case: Case) -> float:
    now, then = (content_of(case.state).characters[c] for c in (case.actor.card, step.card))
    return TOKEN * (then.health - now.health + then.strength - now.strength + then.power - now.power)


@_worth.register
def _(step: cards.Raze, case: Case) -> float:
    near = pieces_near(case.state, case.actor, step.hexes).values()
    return max((razing_worth(case.state, case.actor, step, piece) for piece in near), default=0.0)


def razing_worth(state: State, actor: Character, step: cards.Raze, piece: int) -> float:
    """What happens to everybody beside an obstacle when it goes."""
    return sum(program_worth(state, actor, other, step.then) for other in beside_piece(state, piece))


@_worth.register
def _(step: cards.Foresee, case: Case) -> float:
    return CARD / 2


@_worth.register
def _(step: cards.Borrow, case: Case) -> float:
    return TOKEN / 2


@_worth.register
def _(step: cards.PassFocus, case: Case) -> float:
    return FOCUS / 2


@_worth.register
def _(step: cards.LayDown, case: Case) -> float:
    return -TOKEN


@_worth.register
def _(step: cards.Recover, case: Case) -> float:
    return CARD * step.amount / 2


# --- what they have in common ---------------------------------------------------------------------


def _sided(state: State, actor: Character, who: Character | None) -> float:
    """What is good for a character of the other side is bad for this one."""
    return 1.0 if who is None or same_side(state, actor, who) else -1.0


def _gain(state: State, who: Character, step: cards.Gain) -> float:
    match step.what:
        case "mana":
            amount = step.amount * (count(state, step.per, Facts(who=who), who) if step.per else 1)
            return MANA * min(amount, step.cap or amount, room_for_mana(state, who))
        case "ap":
            return 0.0
        case "focus":
            return 0.0 if who.focus else FOCUS
        case _:
            return 0.0 if who.overwatch else OVERWATCH


def _token(state: State, actor: Character, who: Character | None, token: str) -> float:
    """A buff for a friend or a debuff for an enemy, unless one is there already."""
    kind = content_of(state).tokens[token].kind
    if who is None or (who.buff if kind == "buff" else who.debuff):
        return 0.0
    return TOKEN * _sided(state, actor, who) * (1 if kind == "buff" else -1)


def _travel(state: State, actor: Character, step: cards.Travel, spent: int) -> float:
    """The best place a free movement leads to, compared with the present one."""
    points = step.hexes
    if step.speed is not None:
        points = speed(state, actor, focused=False, change=step.speed).total
    if step.per:
        points *= spent if step.per == "spent" else 1
    if step.how in ("towards", "charge") or points <= 0:
        return 0.0
    movement = Movement(character=actor.id, how=step.how, points=points, straight=step.straight)
    ground = Ground(state, actor)
    here = ground.worth(node_of(state, actor))
    return max((ground.worth(n) - here for n in bits(destinations(state, movement))), default=0.0)


def _special(function: str) -> float:
    return 0.0 if function == "fizzle_spell" else TOKEN
