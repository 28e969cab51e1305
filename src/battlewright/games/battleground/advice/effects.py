"""What the instructions of a card are worth before they are carried out, roughly, in victory points."""

from __future__ import annotations

from collections.abc import Sequence

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
    return sum(_worth(state, actor, target, step, spent) for step in program)


def ap_gained(state: State, actor: Character, program: Sequence[Instruction]) -> int:
    """The action points a list of instructions gives its actor; what they are worth depends on the plan."""
    total = 0
    for step in program:
        if isinstance(step, cards.Gain) and step.what == "ap" and step.who == "self":
            amount = step.amount * (count(state, step.per, Facts(who=actor), actor) if step.per else 1)
            total += amount if step.cap is None else min(amount, step.cap)
        elif isinstance(step, cards.Toss):
            total += ap_gained(state, actor, step.then)
        elif isinstance(step, cards.Special) and step.function == "trade_mana_for_ap":
            total += actor.mana // 2
    return total


def _worth(state: State, actor: Character, target: Character | None, step: Instruction, spent: int) -> float:
    match step:
        case cards.Gain():
            who = actor if step.who == "self" else target
            return _sided(state, actor, who) * _gain(state, who, step) if who is not None else 0.0
        case cards.Lose() if target is not None and step.who == "target":
            lost = target.mana if step.amount < 0 else min(step.amount, target.mana)
            return -_sided(state, actor, target) * MANA * lost
        case cards.Give():
            return _token(state, actor, actor if step.who == "self" else target, step.token)
        case cards.Strip():
            who = actor if step.who == "self" else target
            has = who is not None and bool(who.buff if step.what == "buff" else who.debuff)
            return TOKEN * (_sided(state, actor, who) if step.what == "debuff" else 1) if has else 0.0
        case cards.Wound() if target is not None and step.who == "target":
            return -_sided(state, actor, target) * harm(state, target, (0.0,) * step.amount + (1.0,))
        case cards.Heal():
            who = actor if step.who == "self" or target is None else target
            return harm(state, who, (0.0,) * min(step.amount, who.wounds) + (1.0,))
        case cards.Travel() if step.who == "self":
            return _travel(state, actor, step, spent)
        case cards.Draw():
            return CARD * step.amount
        case cards.Toss():
            return max(0.0, program_worth(state, actor, target, step.then) - CARD)
        case cards.Test():
            return LIKELY * program_worth(state, actor, target, step.rows[-1].do, spent)
        case cards.Each():
            spec = cards.Pick(side=step.side, within=step.within, sight=step.sight, when=step.when)
            return sum(program_worth(state, actor, c, step.then) for c in candidates(state, actor, spec))
        case cards.Either():
            return max(program_worth(state, actor, target, then) for then in step.choices.values())
        case cards.Promise():
            return LIKELY * step.amount * (MANA if step.what == "mana" else AP)
        case cards.Shove():
            return SHOVE
        case cards.FreeAttack():
            return ATTACK
        case cards.Special():
            return _special(actor, step.function)
        case cards.If():
            met = holds(state, step.when, Facts(who=actor, other=target), actor)
            return program_worth(state, actor, target, step.then if met else step.otherwise, spent)
        case cards.Repeat():
            times = step.times * (
                count(state, step.per, Facts(who=actor, spent=spent), actor) if step.per else 1
            )
            return min(times, step.cap or times) * program_worth(state, actor, target, step.then, spent)
        case cards.Interrupt():
            return INTERRUPTION * step.ap
        case _:
            return _small_worth(state, actor, target, step)


def _small_worth(state: State, actor: Character, target: Character | None, step: Instruction) -> float:
    """Instructions that help in a measure: dice, rerolls, tokens, wounds that go elsewhere."""
    match step:
        case cards.AddDice():
            return DIE * step.amount
        case cards.AddRerolls():
            return DIE * step.amount / 2
        case cards.Fix() | cards.Hold():
            return ATTACK
        case cards.Prevent() | cards.Ready() | cards.PassToken():
            return TOKEN
        case cards.PassWounds():
            return harm(state, actor, (0.0, 1.0)) * (1 if step.to == "target" else -1)
        case cards.LayDown():
            return -TOKEN
        case cards.Recover():
            return CARD * step.amount / 2
        case _:
            return 0.0


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


def _special(actor: Character, function: str) -> float:
    match function:
        case "trade_mana_for_ap":
            return -MANA * actor.mana
        case "fizzle_spell":
            return 0.0
        case _:
            return TOKEN
