"""What only one card does. Each power is a function; content names it with `do = "special"`.

`act` carries it out; `options` lists what may be chosen first, where there is a choice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec import UNSET

from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.events import (
    AttackRedirected,
    Deployed,
    InitiativeChanged,
    Moved,
    SpellFizzled,
    TokenKept,
    Withdrawn,
    WoundPrevented,
)
from battlewright.games.battleground.model.frames import Attack, Effect, Initiative, Roll, Turning, Wounding
from battlewright.games.battleground.model.ids import CardShift, MarkAt, TokenOn, read_thing
from battlewright.games.battleground.model.names import SPECIALS
from battlewright.games.battleground.model.state import State, buffs_of
from battlewright.games.battleground.procedures.changes import (
    own_turn,
    remove_token,
)
from battlewright.games.battleground.rules.attack import sheltered
from battlewright.games.battleground.rules.cards import initiative_order, revealed_initiative
from battlewright.games.battleground.rules.table import (
    attack_under_way,
    enemies,
    is_near,
    mask_of,
    node_of,
    occupied,
    on_board,
)
from battlewright.kernel.events import emit
from battlewright.kernel.frames import nearest, push


class Power(NamedTuple):
    """A special instruction."""

    act: Callable[[State, Effect, str], None]
    options: Callable[[State, Effect], list[str]] | None = None


def redirect_attack(state: State, frame: Effect, chosen: str) -> None:
    """Heroic Guard: the guard becomes the target of the attack that was declared."""
    _redirect(state, frame, frame.actor)


def redirect_to_target(state: State, frame: Effect, chosen: str) -> None:
    """The character that was picked becomes the target of the attack that was declared."""
    _redirect(state, frame, frame.target)


def _redirect(state: State, frame: Effect, instead: str) -> None:
    attack = attack_under_way(state)
    assert attack is not None
    event = AttackRedirected(
        attacker=attack.attacker,
        target=attack.target,
        instead=instead,
        rules=(frame.source, "BGF-GUARD-01"),
    )
    emit(state, event)
    attack.target = instead


def fizzle_spell(state: State, frame: Effect, chosen: str) -> None:
    """Traveller from Trolla: the spell comes to nothing."""
    attack = attack_under_way(state)
    assert attack is not None
    attack.fizzled = True
    emit(state, SpellFizzled(caster=attack.attacker, weapon=attack.weapon, rules=(frame.source,)))


def add_defence_dice(state: State, frame: Effect, chosen: str) -> None:
    """Magic Hat: the mana spent becomes dice of the defence test that is about to be rolled."""
    roll = nearest(state, Roll)
    assert roll is not None
    roll.change += frame.spent
    roll.source = frame.source


def reduce_wounds(state: State, frame: Effect, chosen: str) -> None:
    """Battle Armor: one wound less."""
    wounding = nearest(state, Wounding)
    assert wounding is not None
    wounding.amount -= 1
    emit(state, WoundPrevented(character=wounding.character, amount=1, rules=(frame.source,)))


def _effects_near(state: State, frame: Effect, inches: int) -> list[str]:
    actor = state.characters[frame.actor]
    return [
        str(TokenOn(c.id, token))
        for c in on_board(state)
        if c is actor or is_near(state, actor, c, inches)
        for token in (*buffs_of(c), c.debuff)
        if token
    ]


def removable(state: State, frame: Effect) -> list[str]:
    """Magic Feather: buffs and debuffs within 8."""
    return _effects_near(state, frame, 8)


def remove_effect(state: State, frame: Effect, chosen: str) -> None:
    """Magic Feather: the chosen buff or debuff is removed."""
    thing = read_thing(chosen)
    assert isinstance(thing, TokenOn)
    remove_token(state, state.characters[thing.character], thing.token)


def keepable(state: State, frame: Effect) -> list[str]:
    """Horn of Evil: buffs, debuffs and marks within 16."""
    field = field_of(state)
    actor = state.characters[frame.actor]
    here = node_of(state, actor)
    marks = [
        str(MarkAt(mark.token, mark.at))
        for mark in state.marks
        if field.within(here, 16) >> field.nodes[mark.at] & 1
        and field.sight[here] >> field.nodes[mark.at] & 1
    ]
    return _effects_near(state, frame, 16) + marks


def keep_effect(state: State, frame: Effect, chosen: str) -> None:
    """Horn of Evil: the chosen effect survives the next Clean-Up."""
    thing = read_thing(chosen)
    assert thing is not None
    match thing:
        case MarkAt():
            for mark in state.marks:
                if (mark.token, mark.at) == (thing.token, thing.at):
                    mark.kept = True
            emit(state, TokenKept(character="", token=thing.token, rules=(frame.source,)))
        case TokenOn():
            kept = state.characters[thing.character].kept
            if thing.token not in kept:
                kept.append(thing.token)
            emit(state, TokenKept(character=thing.character, token=thing.token, rules=(frame.source,)))


def end_turn(state: State, frame: Effect, chosen: str) -> None:
    """The activation or interruption of the acting character ends after what it is doing."""
    turn = own_turn(state, state.characters[frame.actor])
    if turn is not None:
        turn.over = True


def fall_at_last(state: State, frame: Effect, chosen: str) -> None:
    """Immortal King: what would have knocked him out before does so now."""
    push(state, Wounding(character=frame.actor, amount=0, source=frame.source, told=True, step="fall"))


def withdraw(state: State, frame: Effect, chosen: str) -> None:
    """Camouflage: off the board, to come back at the start of the next round."""
    actor = state.characters[frame.actor]
    actor.at = ""
    emit(state, Withdrawn(character=actor.id, rules=(frame.source,)))


def beside_mark(state: State, frame: Effect) -> list[str]:
    """Deadly Assassin: the free hexes next to where her mark lay."""
    field = field_of(state)
    actor = state.characters[frame.actor]
    assert frame.place is not UNSET
    near = field.beside[field.nodes[frame.place]]
    return field.labels(near & field.floor & ~occupied(state, without=actor))


def appear(state: State, frame: Effect, chosen: str) -> None:
    """Shed Skin: she stands next to where her mark lay, facing as her player likes."""
    actor = state.characters[frame.actor]
    old, actor.at = actor.at, chosen
    rules = ("BG-MOVEFX-06", frame.source)
    if old:
        emit(state, Moved(character=actor.id, how="teleport", path=(old, chosen), points=0, rules=rules))
    else:
        emit(state, Deployed(character=actor.id, at=chosen, rules=rules))
    push(state, Turning(character=actor.id, facings=list(range(6))))


def guiding_light(state: State, frame: Effect, chosen: str) -> None:
    """Guiding Light: the revealed card is hers, and its initiative is 10."""
    turned = nearest(state, Initiative)
    assert turned is not None
    actor = state.characters[frame.actor]
    bound = {} if turned.bound is UNSET else turned.bound
    turned.bound = bound | {actor.seat: actor.id}
    _set_initiative(state, turned, actor.seat, 10, frame.source)


def rainy(state: State, frame: Effect) -> list[str]:
    """Freezing Rain: each revealed card, 2 up or 2 down."""
    turned = nearest(state, Initiative)
    assert turned is not None
    return [str(CardShift(card, by)) for card in turned.revealed.values() for by in (2, -2)]


def freezing_rain(state: State, frame: Effect, chosen: str) -> None:
    """Freezing Rain: 2 up or down, never below 1."""
    shift = read_thing(chosen)
    assert isinstance(shift, CardShift)
    turned = nearest(state, Initiative)
    assert turned is not None
    seat = next(s for s, card in turned.revealed.items() if card == shift.card)
    now = revealed_initiative(state, seat, shift.card, turned.changed)
    _set_initiative(state, turned, seat, max(1, now + shift.by), frame.source)


def _set_initiative(state: State, turned: Initiative, seat: int, value: int, source: str) -> None:
    changed = {} if turned.changed is UNSET else turned.changed
    turned.changed = changed | {seat: value}
    groups = initiative_order(state, {s: turned.revealed[s] for s in turned.order}, turned.changed)
    turned.order = [s for group in groups for s in group]
    card = turned.revealed[seat]
    emit(state, InitiativeChanged(seat=seat, card=card, initiative=value, rules=("BG-CARD-03", source)))


def storm_targets(state: State, frame: Effect) -> list[str]:
    """Tempest: the enemies within 8 inches and in sight of the mark of whoever cast it."""
    field = field_of(state)
    actor = state.characters[frame.actor]
    mark = next((m for m in state.marks if m.token == "tempest-mark" and m.by == actor.id), None)
    if mark is None:
        return []
    near = field.within(field.nodes[mark.at], 8) & (field.sight[field.nodes[mark.at]])
    return [
        enemy.id
        for enemy in enemies(state, actor)
        if mask_of(state, enemy) & near and sheltered(state, actor, enemy) is None
    ]


def storm(state: State, frame: Effect, chosen: str) -> None:
    """Tempest: the spell attack from the hex of the mark, which is paid already."""
    actor = state.characters[frame.actor]
    mark = next(m for m in state.marks if m.token == "tempest-mark" and m.by == actor.id)
    push(
        state,
        Attack(attacker=actor.id, weapon="tempest", target=chosen, free=True, mana=-1, origin=mark.at),
    )


POWERS = {
    "redirect_attack": Power(redirect_attack),
    "redirect_to_target": Power(redirect_to_target),
    "fizzle_spell": Power(fizzle_spell),
    "add_defence_dice": Power(add_defence_dice),
    "reduce_wounds": Power(reduce_wounds),
    "remove_effect": Power(remove_effect, removable),
    "keep_effect": Power(keep_effect, keepable),
    "end_turn": Power(end_turn),
    "fall_at_last": Power(fall_at_last),
    "withdraw": Power(withdraw),
    "appear": Power(appear, beside_mark),
    "guiding_light": Power(guiding_light),
    "freezing_rain": Power(freezing_rain, rainy),
    "storm": Power(storm, storm_targets),
}

assert set(POWERS) == SPECIALS, set(POWERS) ^ SPECIALS
