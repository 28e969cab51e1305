"""Instructions that reach into what is going on: dice of the test under way, wounds, interruptions.

Each kind of instruction is one function, as in `instructions.py`; these work on the frames below,
which look at the state anew when their turn comes back.
"""

from __future__ import annotations

from msgspec import UNSET

from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model import cards
from battlewright.games.battleground.model.events import (
    DiceAdded,
    LastingBegan,
    WoundsPassed,
)
from battlewright.games.battleground.model.frames import (
    Attack,
    Effect,
    Giving,
    HeldEffect,
    Interruption,
    Roll,
    Shoving,
    TokenLoss,
    Wounding,
)
from battlewright.games.battleground.model.options import SpendAmount
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.procedures.changes import give_token, own_turn, remove_token
from battlewright.games.battleground.rules.conditions import count
from battlewright.games.battleground.rules.effects import effect_facts, named
from battlewright.games.battleground.rules.interruption import interrupts, whom_to_interrupt
from battlewright.games.battleground.rules.table import attack_under_way
from battlewright.kernel.events import emit
from battlewright.kernel.frames import all_of, nearest, push


def interrupt(state: State, frame: Effect, step: cards.Interrupt, actor: Character) -> None:
    """BG-INT-01: a card makes a character interrupt another, if it can be done at all."""
    who = named(state, frame, step.who)
    whom = whom_to_interrupt(state, step, frame.target)
    if who is None or whom is None or not interrupts(state, who, whom):
        return
    attack = attack_under_way(state)
    push(
        state,
        Interruption(
            seat=who.seat,
            character=who.id,
            interrupted=whom.id,
            kind="card",
            cause=frame.source,
            given=step.ap,
            anywhere=step.anywhere,
            run=step.run or UNSET,
            bonus=attack.tossed if step.bonus and attack is not None else UNSET,
        ),
    )


# --- dice -----------------------------------------------------------------------------------------


def _test_to_come(state: State) -> Roll | Attack | None:
    """BG-TEST-02: the test or attack under way whose dice have not been rolled yet."""
    for test in all_of(state, Roll, Attack):
        if isinstance(test, Attack):
            return test if not test.place else None
        if test.step == "dice":
            return test
    return None


def add_dice(state: State, frame: Effect, step: cards.AddDice, actor: Character) -> None:
    """BG-TEST-04: more dice for what is about to be rolled."""
    test = _test_to_come(state)
    amount = step.amount
    if step.per:
        amount *= count(state, step.per, effect_facts(state, frame), actor)
    if step.cap is not None:
        amount = min(amount, step.cap)
    if test is None or not amount:
        return
    if isinstance(test, Roll):
        test.change += amount
        test.source = test.source or frame.source
    else:
        test.dice += amount
    tester = test.character if isinstance(test, Roll) else test.attacker
    emit(state, DiceAdded(character=tester, amount=amount, rules=("BG-TEST-04", frame.source)))


def fix(state: State, frame: Effect, step: cards.Fix, actor: Character) -> None:
    """The test that is about to be rolled: so many dice, or so many successes without a roll."""
    test = _test_to_come(state)
    if isinstance(test, Roll):
        test.fixed = test.fixed if step.dice is None else step.dice
        test.scored = test.scored if step.successes is None else step.successes
        test.source = test.source or frame.source


def add_rerolls(state: State, frame: Effect, step: cards.AddRerolls, actor: Character) -> None:
    """BG-TEST-08: free rerolls of the dice that lie on the table."""
    test = nearest(state, Roll)
    if test is not None:
        test.free += step.amount


# --- what is about to happen ----------------------------------------------------------------------


def prevent(state: State, frame: Effect, step: cards.Prevent, actor: Character) -> None:
    """What was announced does not happen: a push or pull, a debuff, the loss of a token."""
    announced = nearest(state, Shoving, Giving, TokenLoss)
    if announced is not None:
        announced.prevented = True


def pass_wounds(state: State, frame: Effect, step: cards.PassWounds, actor: Character) -> None:
    """BG-HEALTH-01: wounds about to be taken go to another character; asked how many where it is open."""
    wounding = nearest(state, Wounding)
    if wounding is None or wounding.amount <= 0:
        frame.at += 1
    elif step.amount < 0:
        frame.asks = [actor.seat]
    else:
        frame.at += 1
        _pass(state, frame, wounding, step, min(step.amount, wounding.amount))


def pass_options(state: State, frame: Effect) -> list[SpendAmount]:
    """How many of the wounds may be passed on."""
    wounding = nearest(state, Wounding)
    most = wounding.amount if wounding is not None else 0
    return [SpendAmount(n, frame.source) for n in range(most + 1)]


def pass_chosen(state: State, frame: Effect, step: cards.PassWounds, amount: int) -> None:
    """Pass the chosen number of wounds on."""
    wounding = nearest(state, Wounding)
    if wounding is not None and amount:
        _pass(state, frame, wounding, step, amount)


def _pass(state: State, frame: Effect, wounding: Wounding, step: cards.PassWounds, amount: int) -> None:
    to = named(state, frame, step.to)
    if to is None or to.out or to.id == wounding.character:
        return
    wounding.amount -= amount
    rules = (frame.source, "BG-HEALTH-01")
    emit(state, WoundsPassed(character=wounding.character, to_character=to.id, amount=amount, rules=rules))
    push(state, Wounding(character=to.id, amount=amount, by=wounding.by, source=frame.source, step="take"))


# --- tokens and lasting effects -------------------------------------------------------------------


def pass_token(state: State, frame: Effect, step: cards.PassToken, actor: Character) -> None:
    """BG-BUFF-02: a buff or debuff goes from one of actor and target to the other, or is copied."""
    giver = named(state, frame, step.who)
    taker = named(state, frame, "target" if step.who == "self" else "self")
    if giver is None or taker is None or taker.out:
        return
    token = giver.buff if step.what == "buff" else giver.debuff
    if not token or content_of(state).tokens[token].unique:
        return
    give_token(state, taker, token, actor, frame.source)
    if not step.keep:
        remove_token(state, giver, token)


def hold(state: State, frame: Effect, step: cards.Hold, actor: Character) -> None:
    """The standing parts of the card this comes from, or of a token, are in force for a while."""
    who = named(state, frame, step.who)
    if who is None:
        return
    effect = step.token or frame.source
    attack, turn = attack_under_way(state), own_turn(state, who)
    if step.until == "round":
        who.lasting.append(effect)
    elif step.until == "attack" and attack is not None:
        attack.held.append(HeldEffect(who.id, effect))
    elif turn is not None:
        (turn.next_attack if step.until == "attack" else turn.lasting).append(effect)
    else:
        return
    emit(
        state,
        LastingBegan(character=who.id, effect=effect, until=step.until, rules=(frame.source,)),
    )
