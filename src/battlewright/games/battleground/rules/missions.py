"""Conditions that side missions look at: who did it, where, and how the whole Force stands (BG-SIDE)."""

from __future__ import annotations

from collections.abc import Callable

from battlewright.games.battleground.library import content_of, field_of
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.circumstances import has_keyword, zone_relation
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.table import (
    card_of,
    force_of,
    is_engaged,
    nodes_of,
    on_board,
    team_of,
    turn_under_way,
)

Condition = Callable[[State, Facts, Character, str], bool]


def wounds_in_play(state: State) -> int:
    """The wound tokens on all characters of the battleground."""
    return sum(c.wounds for c in on_board(state))


def _since(facts: Facts, what: str, now: int) -> int:
    """BG-SIDE-03: what happened since the side mission came into play."""
    return now - facts.baseline.get(what, 0)


def _turn_total(state: State, facts: Facts, what: str) -> int:
    """What the acting character has done in this activation or interruption."""
    turn = turn_under_way(state)
    return _since(facts, what, getattr(turn, what)) if turn else 0


def _own_wounds(state: State, facts: Facts, bearer: Character, number: int) -> bool:
    """The wounds caused in the bearer's own activation, or in the one a side mission belongs to."""
    turn = turn_under_way(state)
    if facts.owner < 0 and (turn is None or turn.character != bearer.id):
        return False
    return _turn_total(state, facts, "wounds") >= number


def _lost_nobody(state: State, seat: int) -> bool:
    team = team_of(state, seat)
    return not any(c.out and team_of(state, c.seat) == team for c in state.characters.values())


def _place(facts: Facts) -> str:
    """Where the character of the moment stands, or stood before it fell."""
    return facts.who.at or facts.place


def _far_from_owner(state: State, facts: Facts, inches: int) -> bool:
    """How far from every character of the owner the moment happened."""
    field = field_of(state)
    if not _place(facts):
        return False
    there = field.nodes[_place(facts)]
    own = [node for c in force_of(state, facts.owner) for node in nodes_of(state, c)]
    return all(field.gap(node, there) >= inches - 1e-9 for node in own)


def _actor_health(state: State) -> int:
    """How many wounds would knock the acting character out."""
    turn = turn_under_way(state)
    if turn is None:
        return 99
    actor = state.characters[turn.character]
    return card_of(state, actor).health - actor.wounds


def _wounded_this_turn(state: State) -> int:
    turn = turn_under_way(state)
    return len(turn.hurt) if turn is not None else 0


def _in_enemy_zone(state: State, character: Character, at: str) -> bool:
    return zone_relation(state, character, at) == "enemy"


def _by_skill(state: State, facts: Facts) -> bool:
    """The wounds came from a skill of a character or an item, not from a weapon or a card."""
    owner = content_of(state).owner.get(facts.cause, "")
    content = content_of(state)
    return facts.weapon is None and (owner in content.characters or owner in content.items)


MISSIONS: dict[str, Condition] = {
    "own": lambda s, f, b, n: f.who.seat == f.owner,
    "by_owner": lambda s, f, b, n: f.by is not None and f.by.seat == f.owner and f.who.seat != f.owner,
    "by_keyword": lambda s, f, b, n: has_keyword(s, f.by, n),
    "by_attack": lambda s, f, b, n: f.weapon is not None,
    "by_skill": lambda s, f, b, n: _by_skill(s, f),
    "mission_bearer": lambda s, f, b, n: f.who.id == f.mission,
    "round": lambda s, f, b, n: s.round == int(n),
    "round_least": lambda s, f, b, n: s.round >= int(n),
    "causes": lambda s, f, b, n: _own_wounds(s, f, b, int(n)),
    "blow": lambda s, f, b, n: f.caused >= int(n),
    "first_blood": lambda s, f, b, n: _lost_nobody(s, f.owner),
    "second_knock_out": lambda s, f, b, n: f.by is not None and f.by.knock_outs >= 2,
    "all_standing": lambda s, f, b, n: not any(c.out for c in s.characters.values() if c.seat == f.owner),
    "all_buffed": lambda s, f, b, n: all(c.buff for c in force_of(s, f.owner)),
    "in_enemy_zone": lambda s, f, b, n: _in_enemy_zone(s, f.who, f.who.at),
    "in_own_zone": lambda s, f, b, n: zone_relation(s, f.who, _place(f)) == "own",
    "far_from_owner": lambda s, f, b, n: _far_from_owner(s, f, int(n)),
    "actor_health_left": lambda s, f, b, n: _actor_health(s) <= int(n),
    "turn_mana": lambda s, f, b, n: _turn_total(s, f, "mana") >= int(n),
    "turn_attacks": lambda s, f, b, n: _turn_total(s, f, "attacks") >= int(n),
    "wounds_in_play": lambda s, f, b, n: wounds_in_play(s) >= int(n),
    "wounds_in_play_most": lambda s, f, b, n: wounds_in_play(s) <= int(n),
    "wounded_this_turn": lambda s, f, b, n: _wounded_this_turn(s) >= int(n),
    "engaged_friends": lambda s, f, b, n: sum(is_engaged(s, c) for c in force_of(s, f.owner)) >= int(n),
    "friends_in_enemy_zone": lambda s, f, b, n: (
        sum(_in_enemy_zone(s, c, c.at) for c in force_of(s, f.owner)) >= int(n)
    ),
}
