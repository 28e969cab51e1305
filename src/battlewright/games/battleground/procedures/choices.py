"""Instructions of cards that ask their player: whom to pick, what to spend, where to put a mark.

An instruction asks only where there is something to choose; with one possibility it is carried out
at once, with none it is passed over. What a choice leads to is pushed on the stack (`effect.py`).
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from battlewright.games.battleground import powers
from battlewright.games.battleground.library import content_of, field_of
from battlewright.games.battleground.model import cards
from battlewright.games.battleground.model.events import ObstacleRemoved
from battlewright.games.battleground.model.frames import Effect, Payment
from battlewright.games.battleground.model.options import AttackAction, Choose, SpendAmount, Stay
from battlewright.games.battleground.model.state import Character, State, buffs_of
from battlewright.games.battleground.procedures.changes import (
    own_turn,
    place_mark,
    remove_token,
    turn_towards,
)
from battlewright.games.battleground.procedures.foresight import foreseeable, look_or_lay
from battlewright.games.battleground.procedures.interference import pass_chosen, pass_options
from battlewright.games.battleground.procedures.moments import discard_from_hand
from battlewright.games.battleground.procedures.things import take_thing, things
from battlewright.games.battleground.rules.aim import attack_facings
from battlewright.games.battleground.rules.cards import fate_in_hand, glory_in_hand
from battlewright.games.battleground.rules.effects import named, part_of
from battlewright.games.battleground.rules.free import free_attack, free_attacks
from battlewright.games.battleground.rules.lending import borrowable
from battlewright.games.battleground.rules.mana import purse
from battlewright.games.battleground.rules.marks import mark_places
from battlewright.games.battleground.rules.skills import candidates, misdirected
from battlewright.games.battleground.rules.table import attack_under_way, turn_under_way
from battlewright.games.battleground.rules.terrain import beside_piece, razable, without_piece
from battlewright.kernel.events import emit
from battlewright.kernel.frames import push
from battlewright.kernel.options import Option


def ask(state: State, frame: Effect, actor: Character) -> None:
    """Ask if there is something to choose; go on without it if there is not."""
    options = choices(state, frame, actor)
    if len(options) > 1:
        frame.asks = [actor.seat]
    elif len(options) == 1 and not isinstance(options[0], Stay):
        choose(state, frame, options[0])
    else:
        pass_over(state, frame)


def pass_over(state: State, frame: Effect) -> None:
    """Go on without a choice; with nobody picked, the rest of the list has no target and falls away."""
    program = content_of(state).programs[frame.program]
    step, here = program[frame.at], f"{frame.program}.{frame.at}"
    frame.at = len(program) if isinstance(step, cards.Pick) else frame.at + 1
    if isinstance(step, cards.Toss) and step.otherwise:
        push(state, part_of(frame, f"{here}/otherwise"))


def choices(state: State, frame: Effect, actor: Character) -> list[Option]:
    """What may be chosen for the instruction at hand."""
    step = content_of(state).programs[frame.program][frame.at]
    found: list[Option] = []
    match step:
        case cards.Pick():
            found.extend(
                Choose(c.id)
                for c in candidates(state, actor, step)
                if misdirected(state, turn_under_way(state), actor, c) is None
            )
            if step.optional:
                found.append(Stay())
        case cards.Either():
            found.extend(
                Choose(name) for name, program in step.choices.items() if _payable(state, actor, program)
            )
        case cards.Strip():
            who = named(state, frame, step.who)
            found.extend(Choose(token) for token in (buffs_of(who) if who is not None else ()))
        case cards.Foresee():
            found.extend(foreseeable(state, frame))
        case cards.Borrow():
            found.extend(Choose(lent) for lent in borrowable(state, actor))
        case cards.Raze():
            found.extend(Choose(name) for name in razable(state, actor, step))
        case cards.Spend():
            most = min(step.most, purse(state, actor))
            found.extend(SpendAmount(n, frame.source) for n in range(step.least, most + 1))
        case cards.PlaceMark():
            field = field_of(state)
            found.extend(
                Choose(name) for name in field.labels(mark_places(state, actor, step.within, step.clear))
            )
        case cards.Toss():
            found.extend(Choose(c) for c in _tossable(state, actor, step))
            if not step.must:
                found.append(Stay())
        case cards.PassWounds():
            found.extend(pass_options(state, frame))
        case cards.Recover() | cards.LayDown() | cards.LiftMark() | cards.MoveMark():
            found.extend(Choose(what) for what in things(state, frame, actor, step))
        case cards.FreeAttack():
            found.extend(AttackAction(w, t) for w, t in free_attacks(state, frame, step))
            found.append(Stay())
        case cards.Special():
            power = powers.POWERS[step.function]
            assert power.options is not None
            found.extend(Choose(what) for what in power.options(state, frame))
        case _:
            raise AssertionError(f"{step} asks nothing")
    return found


def choose(state: State, frame: Effect, option: Option) -> None:
    """Carry a choice out and go on."""
    step = content_of(state).programs[frame.program][frame.at]
    here = f"{frame.program}.{frame.at}"
    frame.at += 1
    match step, option:
        case cards.Pick(), Choose(what=who):
            _pick(state, frame, step, who)
        case cards.Either(), Choose(what=name):
            push(state, part_of(frame, f"{here}/{name}"))
        case cards.Strip(), Choose(what=token):
            whose = named(state, frame, step.who)
            assert whose is not None
            remove_token(state, whose, token)
        case cards.Foresee(), Choose(what=what):
            frame.at -= 1
            look_or_lay(state, frame, what)
        case cards.Borrow(), Choose(what=lent):
            turn = own_turn(state, state.characters[frame.actor])
            if turn is not None:
                turn.borrowed = [*(() if turn.borrowed is UNSET else turn.borrowed), lent]
        case cards.Raze(), Choose(what=name):
            _raze(state, frame, step, name, here)
        case cards.Spend(), SpendAmount(amount=amount):
            frame.spent = amount
            push(state, Payment(character=frame.actor, amount=amount))
        case cards.PlaceMark(), Choose(what=at):
            place_mark(state, state.characters[frame.actor], step.mark, at)
        case cards.Toss(), Choose(what=card):
            push(state, part_of(frame, f"{here}/then"))
            attack = attack_under_way(state)
            if attack is not None and attack.attacker == frame.actor:
                attack.tossed = card
            discard_from_hand(state, state.characters[frame.actor], card, frame.source)
        case cards.PassWounds(), SpendAmount(amount=amount):
            pass_chosen(state, frame, step, amount)
        case ((cards.Recover() | cards.LayDown() | cards.LiftMark() | cards.MoveMark()), Choose(what=what)):
            take_thing(state, frame, step, what)
        case cards.FreeAttack(), AttackAction(weapon=weapon, target=target):
            push(state, free_attack(state, frame, step, weapon, target))
        case cards.Special(), Choose(what=what):
            powers.POWERS[step.function].act(state, frame, what)
        case _:
            raise AssertionError(f"{option} does not answer {step}")


def _raze(state: State, frame: Effect, step: cards.Raze, name: str, here: str) -> None:
    """BG-TERR-02: the obstacle is taken off the map, and those who stood beside it suffer."""
    piece = razable(state, state.characters[frame.actor], step)[name]
    sufferers = beside_piece(state, piece)
    hexes = tuple(field_of(state).labels(piece))
    state.terrain = without_piece(state, piece)
    emit(state, ObstacleRemoved(character=frame.actor, hexes=hexes, rules=("BG-TERR-02", frame.source)))
    for other in reversed(sufferers):
        inner = part_of(frame, f"{here}/then")
        inner.target = other.id
        push(state, inner)


def _pick(state: State, frame: Effect, step: cards.Pick, who: str) -> None:
    """BG-SKILL-07: the user of a skill turns to the target it must see, also when it chooses it late."""
    if step.role != "target":
        frame.other = who
        return
    frame.target = who
    if frame.skill and step.sight and who != frame.actor:
        actor, target = state.characters[frame.actor], state.characters[who]
        turn_towards(state, actor, attack_facings(state, actor, target), "BG-SKILL-07")


def special(state: State, frame: Effect, step: cards.Special, actor: Character) -> None:
    """What only one card does: asked first where it leaves a choice."""
    power = powers.POWERS[step.function]
    if power.options is not None and power.options(state, frame):
        frame.asks = [actor.seat]
        return
    frame.at += 1
    if power.options is None:
        power.act(state, frame, "")


def _payable(state: State, actor: Character, program: Sequence[cards.Instruction]) -> bool:
    """Whether there is a card for the discard that a list of instructions begins with, if it is its price."""
    first = program[0] if program else None
    return not (isinstance(first, cards.Toss) and first.must) or bool(_tossable(state, actor, first))


def _tossable(state: State, actor: Character, step: cards.Toss) -> list[str]:
    """The cards of the kind meant in the hand of the acting player."""
    content, player = content_of(state), state.players[actor.seat]
    return fate_in_hand(content, player) if step.what == "fate" else glory_in_hand(state, player.seat)
