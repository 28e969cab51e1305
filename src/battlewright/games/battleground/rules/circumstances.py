"""Conditions on an attack, a test or the bearer of an effect that look at more than one thing.

`conditions.py` answers what can be said in a line, and joins these tables to it; a condition is a
question about the bearer of an effect and the facts of the moment.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import UNSET

from battlewright.games.battleground.library import content_of, field_of
from battlewright.games.battleground.model.frames import Activation, Initiative, Interruption
from battlewright.games.battleground.model.ids import card_of_effect, read_word_within
from battlewright.games.battleground.model.state import Character, State, buffs_of
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.marks import marks_near, marks_on
from battlewright.games.battleground.rules.table import (
    are_adjacent,
    attack_under_way,
    card_of,
    distance,
    friends,
    is_near,
    on_board,
    same_side,
    team_of,
    turn_under_way,
    turns,
)
from battlewright.games.battleground.rules.terrain import pieces_near
from battlewright.kernel.frames import nearest

Condition = Callable[[State, Facts, Character, str], bool]


def initiative(state: State, bearer: Character) -> int | None:
    """The initiative of the card a character is or was activated with this round."""
    turn = next((t for t in turns(state) if t.character == bearer.id and isinstance(t, Activation)), None)
    changed = turn.initiative if turn is not None else bearer.initiative
    if changed is not UNSET:
        return changed
    card = turn.card if turn is not None else next(iter(bearer.cards), "")
    content = content_of(state)
    found = content.fate.get(card) or content.glory.get(card)
    return found.initiative if found is not None else None


def is_first(state: State) -> bool | None:
    """BG-CARD-03: whether the revealed card that is being used came first; None at any other time."""
    turn = turn_under_way(state)
    if not isinstance(turn, Activation) or turn.step != "bonus":
        return None
    frame = nearest(state, Initiative)
    return frame is not None and len(frame.order) == len(frame.revealed) - 1


def attackable(state: State, bearer: Character) -> bool:
    """Whether the attack that was declared could be made against the bearer instead (Heroic Guard)."""
    from battlewright.games.battleground.rules.aimed import is_held
    from battlewright.games.battleground.rules.attack import (
        not_the_interrupted,
        sheltered,
        target_denials,
        weapon_of,
    )
    from battlewright.games.battleground.rules.free import chain_reaches

    attack = attack_under_way(state)
    if attack is None:
        return False
    attacker, weapon = state.characters[attack.attacker], weapon_of(state, attack.weapon)
    if weapon.side != "enemy" or same_side(state, attacker, bearer):
        return False
    if not_the_interrupted(state, turn_under_way(state), bearer, weapon):  # BG-INT-06
        return False
    if weapon.aim:  # BG-AREA-03
        return is_held(state, attack, weapon, bearer) and sheltered(state, attacker, bearer) is None
    if attack.origin:
        return chain_reaches(state, attack, bearer) and sheltered(state, attacker, bearer) is None
    return all(d is None for d in target_denials(state, attacker, bearer, weapon, {}))


def has_keyword(state: State, character: Character | None, word: str) -> bool:
    """Whether a character's card has a keyword."""
    return character is not None and word in card_of(state, character).keywords


def _friend_near_target(state: State, facts: Facts, bearer: Character, parameter: str) -> bool:
    """A friend of the bearer with a keyword is near the other side of the attack."""
    near = read_word_within(parameter)
    other = facts.other
    if other is None or not other.at:
        return False
    return any(
        has_keyword(state, c, near.word) and distance(state, c, other) <= near.inches + 1e-9
        for c in friends(state, bearer)
        if c is not bearer
    )


def zone_relation(state: State, character: Character, at: str) -> str:
    """Whether a place is in the `own` or an `enemy` deployment zone of a character, or in none."""
    field = field_of(state)
    zone = field.zone_of(field.nodes[at]) if at else -1
    if zone == -1:
        return ""
    return "own" if zone == state.zones[team_of(state, character.seat)] else "enemy"


def _token_adjacent(state: State, bearer: Character, token: str) -> bool:
    return any(
        token in (*buffs_of(c), c.debuff) and are_adjacent(state, bearer, c)
        for c in on_board(state)
        if c is not bearer
    )


def _enemy_mark(state: State, bearer: Character, token: str) -> bool:
    team = team_of(state, bearer.seat)
    return any(m.token == token and team_of(state, m.seat) != team for m in marks_on(state, bearer))


def _could_watch(state: State, facts: Facts, bearer: Character) -> bool:
    from battlewright.games.battleground.rules.interruption import overwatch_denial

    return overwatch_denial(state, bearer, facts.who) is None


def own_hexes(state: State, bearer: Character) -> int:
    """BG-MOVE-01: the hexes a character has moved in its activation or interruption."""
    return next((turn.hexes for turn in turns(state) if turn.character == bearer.id), 0)


def _by_fate(state: State) -> bool:
    turn = turn_under_way(state)
    cause = card_of_effect(turn.cause) if isinstance(turn, Interruption) else ""
    return cause in content_of(state).fate


def _strength(state: State, bearer: Character) -> int:
    from battlewright.games.battleground.rules.numbers import stat_value

    return stat_value(state, bearer, "strength")


def _hand(state: State, bearer: Character) -> int:
    content = content_of(state)
    return sum(1 for card in state.players[bearer.seat].hand if card not in content.glory)


def _activatable(state: State, bearer: Character) -> bool:
    from battlewright.games.battleground.rules.cards import activation_denial

    frame = nearest(state, Initiative)
    return frame is not None and bearer.seat in frame.revealed and activation_denial(state, bearer) is None


def _ultimates(state: State, seat: int) -> int:
    used = state.players[seat].ultimates if seat >= 0 else UNSET
    return 0 if used is UNSET else len(set(used))


def _least(value: int | None, number: str) -> bool:
    return value is not None and value >= int(number)


ATTACKS: dict[str, Condition] = {
    "heavy": lambda s, f, b, n: f.weapon is not None and f.weapon.type == "heavy",
    "attackable": lambda s, f, b, n: attackable(s, b),
    "target_engaged": lambda s, f, b, n: f.shot_into_melee,
    "target_adjacent": lambda s, f, b, n: (
        f.other is not None and f.other.at != "" and are_adjacent(s, b, f.other)
    ),
    "target_ally": lambda s, f, b, n: f.other is not None and f.other is not b and same_side(s, f.other, b),
    "target_keyword": lambda s, f, b, n: has_keyword(s, f.other, n),
    "target_in_own_zone": lambda s, f, b, n: (
        f.other is not None and zone_relation(s, f.other, f.other.at) == "own"
    ),
    "target_within": lambda s, f, b, n: (
        f.other is not None and f.other.at != "" and is_near(s, b, f.other, int(n))
    ),
    "friend_near_target": _friend_near_target,
    "further_target": lambda s, f, b, n: f.further,
    "other_weapon": lambda s, f, b, n: f.weapon is not None and f.weapon.id != n,
    "no_effect": lambda s, f, b, n: f.weapon is not None and f.row < 0,
    "after_focused_move": lambda s, f, b, n: f.after_focused_move,
    "distance_most": lambda s, f, b, n: f.distance <= int(n) + 1e-9,
    "of_attack": lambda s, f, b, n: f.kind == "attack" or "attack" in f.tests,
    "of_skill": lambda s, f, b, n: f.kind == "skill" or "skill" in f.tests,
    "of_defence": lambda s, f, b, n: f.kind == "defence" or "defence" in f.tests,
}

BEARERS: dict[str, Condition] = {
    "initiative_least": lambda s, f, b, n: _least(initiative(s, b), n),
    "other_initiative_least": lambda s, f, b, n: f.other is not None and _least(initiative(s, f.other), n),
    "activatable": lambda s, f, b, n: _activatable(s, b),
    "activated_initiative_least": lambda s, f, b, n: _least(initiative(s, f.who), n),
    "mark_gone": lambda s, f, b, n: f.cause == n,
    "obstacle_within": lambda s, f, b, n: b.at != "" and bool(pieces_near(s, b, int(n))),
    "no_action": lambda s, f, b, n: b.acted is not True,
    "ultimates": lambda s, f, b, n: _ultimates(s, f.owner) >= int(n),
    "won_initiative": lambda s, f, b, n: is_first(s) is True,
    "lost_initiative": lambda s, f, b, n: is_first(s) is False,
    "character": lambda s, f, b, n: n in (b.card, card_of(s, b).same_as),
    "keyword": lambda s, f, b, n: has_keyword(s, b, n),
    "has_token": lambda s, f, b, n: n in (*buffs_of(b), b.debuff),
    "massive": lambda s, f, b, n: card_of(s, b).base != "",
    "unwounded": lambda s, f, b, n: b.wounds == 0,
    "strength": lambda s, f, b, n: _strength(s, b) >= int(n),
    "equipment": lambda s, f, b, n: len(b.weapons) + len(b.items) >= int(n),
    "hand_most": lambda s, f, b, n: _hand(s, b) <= int(n),
    "not_moved": lambda s, f, b, n: own_hexes(s, b) == 0,
    "moved": lambda s, f, b, n: own_hexes(s, b) >= int(n),
    "mark_within": lambda s, f, b, n: b.at != "" and bool(marks_near(s, b, int(n))),
    "enemy_mark": lambda s, f, b, n: _enemy_mark(s, b, n),
    "token_adjacent": lambda s, f, b, n: b.at != "" and _token_adjacent(s, b, n),
    "could_watch": lambda s, f, b, n: _could_watch(s, f, b),
    "losing_buff": lambda s, f, b, n: f.token_kind == "buff",
    "by_fate": lambda s, f, b, n: _by_fate(s),
    "own_turn": lambda s, f, b, n: (turn := turn_under_way(s)) is not None and turn.character == b.id,
}


def enemies_within(state: State, bearer: Character, inches: int) -> int:
    """BG-SKILL-06: how many enemies are that near and in line of sight of the bearer."""
    return sum(
        1 for c in on_board(state) if not same_side(state, c, bearer) and is_near(state, bearer, c, inches)
    )
