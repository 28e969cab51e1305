"""The conditions and counters that content may name (`when`, `per`).

A condition is a question about the bearer of an effect and the facts of the moment. The names are
registered in `model/names.py`; this module answers every one of them and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from battlewright.games.battleground.library import content_of, field_of
from battlewright.games.battleground.model.frames import Activation, Attack, Interruption
from battlewright.games.battleground.model.names import CONDITIONS as CONDITION_NAMES
from battlewright.games.battleground.model.names import COUNTERS as COUNTER_NAMES
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.mana import purse
from battlewright.games.battleground.rules.table import (
    acting_turn,
    allies,
    are_adjacent,
    card_of,
    enemies,
    force_of,
    is_difficult,
    is_engaged,
    is_near,
    node_of,
    nodes_of,
    on_board,
    same_side,
    team_of,
    turns,
)

Condition = Callable[[State, Facts, Character, str], bool]


def _enemy_within(state: State, bearer: Character, inches: int) -> bool:
    """BG-SKILL-06: enemies that near and in line of sight of the bearer."""
    return any(is_near(state, bearer, e, inches) for e in enemies(state, bearer))


def _another_within(state: State, bearer: Character, inches: int, *, debuffed: bool = False) -> bool:
    """BG-SKILL-06: another character, friend or enemy, that near and in line of sight of the bearer."""
    return any(
        c is not bearer and (c.debuff or not debuffed) and is_near(state, bearer, c, inches)
        for c in on_board(state)
    )


def _initiative(state: State, bearer: Character) -> int | None:
    """The initiative of the card the bearer is or was activated with this round."""
    turn = next((t for t in turns(state) if t.character == bearer.id and isinstance(t, Activation)), None)
    card = turn.card if turn is not None else next(iter(bearer.cards), "")
    content = content_of(state)
    found = content.fate.get(card) or content.glory.get(card)
    return found.initiative if found is not None else None


def _attacker_interrupts(state: State, facts: Facts) -> bool:
    turn = acting_turn(state)
    return isinstance(turn, Interruption) and facts.other is not None and turn.character == facts.other.id


def _in_enemy_zone(state: State, facts: Facts) -> bool:
    field = field_of(state)
    own = state.zones[team_of(state, facts.who.seat)]
    zone = field.zone_of(node_of(state, facts.who))
    return zone not in (-1, own)


def _lost_nobody(state: State, seat: int) -> bool:
    team = team_of(state, seat)
    return not any(c.out and team_of(state, c.seat) == team for c in state.characters.values())


def _attackable(state: State, facts: Facts, bearer: Character) -> bool:
    """Whether the attack that was declared could be made against the bearer instead (Heroic Guard)."""
    from battlewright.games.battleground.rules.attack import not_the_interrupted, sheltered, target_denials
    from battlewright.games.battleground.rules.free import chain_reaches

    if facts.other is None or facts.weapon is None or facts.weapon.side != "enemy":
        return False
    if not_the_interrupted(state, acting_turn(state), bearer, facts.weapon):  # BG-INT-06
        return False
    attack = next((f for f in reversed(state.stack) if isinstance(f, Attack)), None)
    if attack is not None and attack.origin:
        return chain_reaches(state, attack, bearer) and sheltered(state, facts.other, bearer) is None
    return all(d is None for d in target_denials(state, facts.other, bearer, facts.weapon, {}))


def debuffed_characters(state: State) -> int:
    """How many characters on the battleground have a debuff."""
    return sum(1 for c in on_board(state) if c.debuff)


def _since(facts: Facts, what: str, now: int) -> int:
    """BG-SIDE-03: what happened since the side mission came into play."""
    return now - facts.baseline.get(what, 0)


def _turn_total(state: State, facts: Facts, what: str) -> int:
    """What the acting character has done in this activation or interruption."""
    turn = acting_turn(state)
    return _since(facts, what, getattr(turn, what)) if turn else 0


def _own_wounds(state: State, facts: Facts, bearer: Character, number: int) -> bool:
    """The wounds caused in the bearer's own activation, or in the one a side mission belongs to."""
    turn = acting_turn(state)
    if facts.owner < 0 and (turn is None or turn.character != bearer.id):
        return False
    return _turn_total(state, facts, "wounds") >= number


ANSWERS: dict[str, Condition] = {
    "attacking": lambda s, f, b, n: f.kind == "attack" and f.who is b,
    "attackable": lambda s, f, b, n: _attackable(s, f, b),
    "adjacent": lambda s, f, b, n: f.who is not b and f.who.at != "" and are_adjacent(s, b, f.who),
    "own": lambda s, f, b, n: f.who.seat == f.owner,
    "melee": lambda s, f, b, n: f.weapon is not None and f.weapon.type == "melee",
    "ranged": lambda s, f, b, n: f.weapon is not None and f.weapon.type == "ranged",
    "spell": lambda s, f, b, n: f.weapon is not None and f.weapon.type == "spell",
    "flank": lambda s, f, b, n: f.flank,
    "frontal": lambda s, f, b, n: not f.flank and f.weapon is not None,
    "attack_focused": lambda s, f, b, n: f.focused,
    "interruption": lambda s, f, b, n: f.turn in ("overwatch", "opportunity"),
    "activation": lambda s, f, b, n: f.turn == "activation",
    "opportunity": lambda s, f, b, n: f.turn == "opportunity",
    "target_enemy": lambda s, f, b, n: f.other is not None and not same_side(s, f.other, b),
    "target_debuffed": lambda s, f, b, n: f.other is not None and f.other.debuff != "",
    "target_buffed": lambda s, f, b, n: f.other is not None and f.other.buff != "",
    "target_in_difficult": lambda s, f, b, n: (
        f.other is not None and f.other.at != "" and any(is_difficult(s, m) for m in nodes_of(s, f.other))
    ),
    "target_less_mana": lambda s, f, b, n: (
        f.other is not None and f.other.mana < (f.who.mana if f.mana_after is None else f.mana_after)
    ),
    "after_move": lambda s, f, b, n: f.after_move,
    "distance": lambda s, f, b, n: f.distance >= int(n) - 1e-9,
    "successes": lambda s, f, b, n: f.successes >= int(n),
    "successes_most": lambda s, f, b, n: f.successes <= int(n),
    "rolled": lambda s, f, b, n: int(n) in f.faces,
    "target_knocked_out": lambda s, f, b, n: f.target_out,
    "skill_defence": lambda s, f, b, n: f.against_skill,
    "attacker_interrupts": lambda s, f, b, n: _attacker_interrupts(s, f),
    "targeted": lambda s, f, b, n: f.other is b,
    "focused": lambda s, f, b, n: b.focus or (f.token and f.who is b),
    "not_focused": lambda s, f, b, n: not (b.focus or (f.token and f.who is b)),
    "engaged": lambda s, f, b, n: b.at != "" and is_engaged(s, b),
    "not_engaged": lambda s, f, b, n: b.at != "" and not is_engaged(s, b),
    "mana": lambda s, f, b, n: b.mana >= int(n),
    "can_spend": lambda s, f, b, n: purse(s, b) >= int(n),
    "debuffed": lambda s, f, b, n: b.debuff != "",
    "buffed": lambda s, f, b, n: b.buff != "",
    "has_effect": lambda s, f, b, n: b.buff != "" or b.debuff != "",
    "wounded": lambda s, f, b, n: b.wounds >= int(n),
    "health_left": lambda s, f, b, n: card_of(s, b).health - b.wounds <= int(n),
    "on_overwatch": lambda s, f, b, n: b.overwatch,
    "initiative_most": lambda s, f, b, n: (with_ := _initiative(s, b)) is not None and with_ <= int(n),
    "had_focus": lambda s, f, b, n: (turn := acting_turn(s)) is not None and turn.had_focus,
    "no_attack_made": lambda s, f, b, n: (turn := acting_turn(s)) is not None and turn.attacks == 0,
    "carries": lambda s, f, b, n: n in b.weapons,
    "no_enemy_within": lambda s, f, b, n: b.at != "" and not _enemy_within(s, b, int(n)),
    "enemy_within": lambda s, f, b, n: b.at != "" and _enemy_within(s, b, int(n)),
    "nobody_within": lambda s, f, b, n: b.at != "" and not _another_within(s, b, int(n)),
    "debuffed_within": lambda s, f, b, n: b.at != "" and _another_within(s, b, int(n), debuffed=True),
    "blow": lambda s, f, b, n: f.caused >= int(n),
    "round": lambda s, f, b, n: s.round == int(n),
    "causes": lambda s, f, b, n: _own_wounds(s, f, b, int(n)),
    "first_blood": lambda s, f, b, n: _lost_nobody(s, f.owner),
    "second_knock_out": lambda s, f, b, n: f.by is not None and f.by.knock_outs >= 2,
    "by_owner": lambda s, f, b, n: f.by is not None and f.by.seat == f.owner and f.who.seat != f.owner,
    "move_action": lambda s, f, b, n: f.move_action,
    "in_enemy_zone": lambda s, f, b, n: f.who.at != "" and _in_enemy_zone(s, f),
    "turn_mana": lambda s, f, b, n: _turn_total(s, f, "mana") >= int(n),
    "turn_attacks": lambda s, f, b, n: _turn_total(s, f, "attacks") >= int(n),
    "debuffed_characters": lambda s, f, b, n: debuffed_characters(s) >= int(n),
    "activated": lambda s, f, b, n: b.activated,
    "ready": lambda s, f, b, n: not b.activated,
}

COUNTS: dict[str, Callable[[State, Facts, Character], int]] = {
    "wounds_on_self": lambda s, f, b: b.wounds,
    "debuffed_characters": lambda s, f, b: debuffed_characters(s),
    "mana_pairs": lambda s, f, b: (b.mana if f.mana_after is None or f.who is not b else f.mana_after) // 2,
    "discarded_pairs": lambda s, f, b: f.spent // 2,
    "spent": lambda s, f, b: f.spent,
    "successes": lambda s, f, b: f.successes,
    "target_mana": lambda s, f, b: f.other.mana if f.other is not None else 0,
    "buffed_allies": lambda s, f, b: sum(1 for c in allies(s, b) if c.buff),
    "focused_allies": lambda s, f, b: sum(1 for c in allies(s, b) if c.focus),
    "fallen_allies": lambda s, f, b: sum(1 for c in s.characters.values() if c.out and same_side(s, c, b)),
    "activated_enemies": lambda s, f, b: sum(1 for c in enemies(s, b) if c.activated),
    "equipment": lambda s, f, b: len(b.weapons) + len(b.items),
    "items": lambda s, f, b: len(b.items),
    "marks": lambda s, f, b: len(s.marks),
}

assert set(ANSWERS) == set(CONDITION_NAMES), set(ANSWERS) ^ set(CONDITION_NAMES)
assert set(COUNTS) == set(COUNTER_NAMES), set(COUNTS) ^ set(COUNTER_NAMES)


@lru_cache(maxsize=512)
def _parsed(condition: str) -> tuple[Condition, str]:
    name, _, number = condition.partition(":")
    return ANSWERS[name], number


def holds(state: State, conditions: tuple[str, ...], facts: Facts, bearer: Character) -> bool:
    """Whether all conditions hold for the bearer of an effect."""
    for condition in conditions:
        ask, number = _parsed(condition)
        if not ask(state, facts, bearer, number):
            return False
    return True


def failing(state: State, conditions: tuple[str, ...], facts: Facts, bearer: Character) -> list[str]:
    """The conditions that do not hold."""
    return [c for c in conditions if not holds(state, (c,), facts, bearer)]


def count(state: State, counter: str, facts: Facts, bearer: Character) -> int:
    """The value of a counter."""
    return COUNTS[counter](state, facts, bearer)


def has_own_force(state: State, seat: int) -> bool:
    """Whether a seat still has characters on the battleground (BT-SCORE-02)."""
    return bool(force_of(state, seat))
