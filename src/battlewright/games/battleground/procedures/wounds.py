"""Wounds and knock-outs (BG-HEALTH, BG-SCORE-08)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar, assert_never

from msgspec import UNSET

from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model import moments
from battlewright.games.battleground.model.events import KnockedOut, Wounded
from battlewright.games.battleground.model.frames import Attack, Wounding
from battlewright.games.battleground.model.replies import Result
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.procedures.moments import announce, awaited
from battlewright.games.battleground.rules.attack import weapon_of
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.standing import grant
from battlewright.games.battleground.rules.table import (
    attack_under_way,
    card_of,
    opponents,
    same_side,
    turn_under_way,
)
from battlewright.games.battleground.rules.victory import point_value
from battlewright.kernel.events import emit
from battlewright.kernel.frames import pop

W = TypeVar("W", bound=moments.WoundMoment)


def wounding_advance(state: State, frame: Wounding) -> None:
    """Wounds are announced, taken, counted, and told."""
    character = state.characters[frame.character]
    match frame.step:
        case "about":
            frame.step = "take"
            if frame.amount > 0 and not character.out:
                announce(state, _moment(state, frame, moments.TakingWounds))
        case "take":
            frame.step = "fall"
            if frame.amount <= 0 or character.out or _unhurt(state, frame, character):
                frame.step = "end"
            else:
                _take(state, frame, character)
        case "fall":
            frame.step = "after"
            health, stays = card_of(state, character).health, _outlives(state, frame, character)
            if character.wounds < health or (stays and character.wounds - frame.taken >= health):
                return
            if not frame.told and awaited(state, moments.Falling):
                frame.told, frame.step = True, "fall"
                announce(state, _moment(state, frame, moments.Falling))
            elif not stays:  # BG-HEALTH-02
                knock_out(state, frame, character)
        case "after":
            frame.step = "end"
            announce(state, _moment(state, frame, moments.Wounded))
        case "end":
            pop(state, Result(wounds=frame.taken, out=character.out))
        case step:
            assert_never(step)


def _outlives(state: State, frame: Wounding, character: Character) -> bool:
    """A card keeps its bearer on the battleground, whatever its wounds; it falls by that card itself."""
    keeper = grant(state, "outlives_round", Facts(who=character), character)
    return bool(keeper) and frame.source != keeper


def _moment(state: State, frame: Wounding, kind: Callable[..., W]) -> W:
    """The wounds as a moment; with the attack they come from, if it is one."""
    attack = attack_under_way(state)
    wounds = partial(kind, frame.character, by=frame.by, caused=frame.amount, cause=frame.source)
    if not frame.attack or attack is None:
        return wounds()
    return wounds(
        other=attack.attacker,
        weapon=attack.weapon,
        of_successes=attack.successes,
        from_flank=bool(attack.flank),
        with_focus=attack.counted,
    )


def _unhurt(state: State, frame: Wounding, character: Character) -> bool:
    """A card keeps its bearer from wounds by Fate cards and trinkets."""
    content = content_of(state)
    owner = content.owner.get(frame.source, frame.source)
    item = content.items.get(owner)
    if owner not in content.fate and (item is None or item.type != "trinket"):
        return False
    return bool(grant(state, "unhurt_by_cards", Facts(who=character), character))


def _take(state: State, frame: Wounding, character: Character) -> None:
    """BG-HEALTH-01: a wound token for each wound."""
    character.wounds += frame.amount
    frame.taken = frame.amount
    turn = turn_under_way(state)
    if turn is not None:
        turn.wounds += frame.amount if turn.character == frame.by else 0
        if character.id not in turn.hurt:
            turn.hurt.append(character.id)
    attack = attack_under_way(state)
    if frame.attack and attack is not None:
        attack.caused += frame.amount
    rules = ("BG-HEALTH-01", frame.source) if frame.source else ("BG-HEALTH-01",)
    emit(state, Wounded(character=character.id, amount=frame.amount, by=frame.by, rules=rules))


def knock_out(state: State, frame: Wounding, character: Character) -> None:
    """BG-HEALTH-02 to 06: out of the game; the opposing side scores its points."""
    character.out = True
    attack = attack_under_way(state)
    place = character.at
    scorer = _scorer(state, character, frame.by)
    vp = point_value(state, character)
    state.players[scorer].knock_out_vp += vp
    state.players[scorer].knocked_out.append(character.id)
    rules = ("BG-HEALTH-02", "BG-HEALTH-06", "BG-SCORE-08")
    emit(state, KnockedOut(character=character.id, by=frame.by, vp=vp, seat=scorer, rules=rules))
    _strip(state, character)
    by = state.characters.get(frame.by)
    if by is not None and not same_side(state, by, character):
        by.knock_outs += 1
    if frame.attack and attack is not None and _is_area(state, attack):
        attack.fallen.append(character.id)  # BG-AREA-13: stays until the attack is over
    else:
        character.at = ""  # BG-HEALTH-03
    announce(state, _moment(state, frame, partial(moments.KnockedOut, place=place)))


def _is_area(state: State, attack: Attack) -> bool:
    weapon = weapon_of(state, attack.weapon)
    return bool(weapon.area or weapon.hits)


def _scorer(state: State, character: Character, by: str) -> int:
    """BG-SCORE-08: an opposing player always scores: the one who did it, or else the first opponent."""
    sides = [p.seat for p in opponents(state, character.seat)]
    culprit = state.characters.get(by)
    return culprit.seat if culprit is not None and culprit.seat in sides else sides[0]


def _strip(state: State, character: Character) -> None:
    """BG-HEALTH-05: tokens return to the supply, without what their removal would bring."""
    character.mana = 0
    character.focus = character.overwatch = False
    character.buff = character.debuff = ""
    character.more_buffs = UNSET
    character.kept, character.lasting, character.token_seat = [], [], {}


def remove_fallen(state: State, attack: Attack) -> None:
    """BG-AREA-13: models knocked out by an area attack leave when it is over."""
    for who in attack.fallen:
        state.characters[who].at = ""
    attack.fallen = []
