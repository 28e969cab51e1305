"""Instructions that choose a thing: a card of the discard pile, a weapon, a mark, a hex for it.

`things` lists what may be chosen, `take_thing` carries the choice out; where nothing is left open,
`choices.py` asks nobody.
"""

from __future__ import annotations

from typing import TypeAlias

from battlewright.chance.decks import shuffle
from battlewright.games.battleground.library import content_of, field_of
from battlewright.games.battleground.model import cards
from battlewright.games.battleground.model.events import CardsRecovered, WeaponLaidDown
from battlewright.games.battleground.model.frames import Effect
from battlewright.games.battleground.model.ids import MarkAt, inner_program, read_mark
from battlewright.games.battleground.model.state import Character, Mark, State
from battlewright.games.battleground.procedures.changes import move_mark, remove_mark
from battlewright.games.battleground.rules.conditions import count
from battlewright.games.battleground.rules.effects import effect_facts, part_of
from battlewright.games.battleground.rules.marks import mark_moves, marks_near
from battlewright.games.battleground.rules.table import attack_under_way, enemies, mask_of
from battlewright.kernel.events import emit
from battlewright.kernel.frames import push

Thing: TypeAlias = cards.Recover | cards.LayDown | cards.LiftMark | cards.MoveMark


def things(state: State, frame: Effect, actor: Character, step: Thing) -> list[str]:
    """What may be chosen; marks are written `puddle@D4`."""
    match step:
        case cards.Recover():
            return _recoverable(state, actor)
        case cards.LayDown():
            return _weapons(state, actor, step)
        case cards.LiftMark(aimed=True):
            attack = attack_under_way(state)
            return [str(MarkAt(m.token, m.at)) for m in state.marks if attack and m.at == attack.centre]
        case cards.LiftMark():
            return [str(MarkAt(m.token, m.at)) for m in marks_near(state, actor, step.within)]
        case cards.MoveMark() if not frame.queue:
            return [str(MarkAt(m.token, m.at)) for m in marks_near(state, actor, step.within)]
        case cards.MoveMark():
            reach = mark_moves(state, read_mark(frame.queue[0]).at, frame.left)
            return list(field_of(state).labels(reach))


def take_thing(state: State, frame: Effect, step: Thing, what: str) -> None:
    """Carry a choice out. `frame.at` stands behind the instruction already."""
    actor = state.characters[frame.actor]
    match step:
        case cards.Recover():
            _recover(state, frame, actor, step, what)
        case cards.LayDown():
            actor.weapons.remove(what)
            actor.reserve.append(what)
            emit(state, WeaponLaidDown(character=actor.id, weapon=what, rules=(frame.source,)))
        case cards.LiftMark():
            mark = _mark(state, what)
            for enemy in reversed(_enemies_at(state, actor, mark.at, step)):
                inner = part_of(frame, inner_program(frame.program, frame.at - 1, "then"))
                inner.target = enemy.id
                push(state, inner)
            remove_mark(state, mark)
        case cards.MoveMark():
            _move_mark(state, frame, actor, step, what)


def _enemies_at(state: State, actor: Character, at: str, step: cards.LiftMark) -> list[Character]:
    """The enemies so near to where a mark lay, if anything is done to them."""
    if not step.then:
        return []
    field = field_of(state)
    near = field.within(field.nodes[at], step.reach)
    return [enemy for enemy in enemies(state, actor) if near & mask_of(state, enemy)]


def _recoverable(state: State, actor: Character) -> list[str]:
    """BG-PREP-04: Fate cards of the own discard pile; Glory cards never come back."""
    fate = content_of(state).fate
    return [card for card in state.players[actor.seat].discard if card in fate]


def _weapons(state: State, actor: Character, step: cards.LayDown) -> list[str]:
    if step.weapons:
        return [weapon for weapon in step.weapons if weapon in actor.weapons]
    attack = attack_under_way(state)
    return [attack.weapon] if attack is not None and attack.weapon in actor.weapons else []


def recover(state: State, frame: Effect, step: cards.Recover, actor: Character) -> None:
    """Chosen cards are asked for; random ones go back at once."""
    pile = _recoverable(state, actor)
    if step.chosen and len(pile) > 1:
        frame.asks = [actor.seat]
        return
    frame.at += 1
    if pile:
        shuffle(pile, state.rng)
        _put_back(state, frame, actor, step, pile[: step.amount])


def _recover(state: State, frame: Effect, actor: Character, step: cards.Recover, card: str) -> None:
    frame.left += 1
    if frame.left < step.amount:
        frame.at -= 1
    else:
        frame.left = 0
    _put_back(state, frame, actor, step, [card])


def _put_back(state: State, frame: Effect, actor: Character, step: cards.Recover, taken: list[str]) -> None:
    """BG-PREP-06: cards leave the discard pile for the deck."""
    player = state.players[actor.seat]
    for card in taken:
        player.discard.remove(card)
    if step.to == "top":
        player.deck = taken + player.deck
    else:
        player.deck = player.deck + taken
        shuffle(player.deck, state.rng)
    emit(
        state,
        CardsRecovered(
            seat=player.seat,
            cards=tuple(taken),
            place=step.to,
            rules=("BG-PREP-06", frame.source),
            to=(player.seat,),
        ),
    )


def move_marks(state: State, frame: Effect, step: cards.MoveMark, actor: Character) -> None:
    """Which mark, then where to; all marks one after the other where the text says so."""
    if not frame.inside:
        frame.inside = "repeat"
        frame.left = step.hexes * (
            count(state, step.per, effect_facts(state, frame), actor) if step.per else 1
        )
        marks = things(state, frame, actor, step)
        frame.queue = marks if step.all or len(marks) == 1 else []
        if not marks or frame.left <= 0:
            _moved(frame)
            return
    if frame.queue and frame.queue[0] == "done":
        _moved(frame)
    else:
        frame.asks = [actor.seat]


def _move_mark(state: State, frame: Effect, actor: Character, step: cards.MoveMark, what: str) -> None:
    frame.at -= 1
    if not frame.queue:
        frame.queue = [what]
        return
    move_mark(state, _mark(state, frame.queue.pop(0)), what)
    frame.queue = frame.queue or ["done"]


def _mark(state: State, text: str) -> Mark:
    """The mark an option names."""
    wanted = read_mark(text)
    return next(m for m in state.marks if (m.token, m.at) == (wanted.token, wanted.at))


def _moved(frame: Effect) -> None:
    frame.inside, frame.left, frame.queue = "", 0, []
    frame.at += 1
