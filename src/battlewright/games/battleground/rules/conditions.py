"""The conditions and counters that content may name (`when`, `per`).

A condition is a question about the bearer of an effect and the facts of the moment. The names are
registered in `model/names.py`; this module answers every one of them and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from battlewright.games.battleground.model.frames import Interruption
from battlewright.games.battleground.model.ids import read_share, read_word
from battlewright.games.battleground.model.names import CONDITIONS as CONDITION_NAMES
from battlewright.games.battleground.model.names import COUNTERS as COUNTER_NAMES
from battlewright.games.battleground.model.state import Character, State, buffs_of
from battlewright.games.battleground.rules.circumstances import (
    ATTACKS,
    BEARERS,
    enemies_within,
    initiative,
)
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.mana import purse
from battlewright.games.battleground.rules.marks import in_difficult, marks_on
from battlewright.games.battleground.rules.missions import MISSIONS, wounds_in_play
from battlewright.games.battleground.rules.table import (
    allies,
    are_adjacent,
    card_of,
    enemies,
    engaged_with,
    force_of,
    is_engaged,
    is_near,
    on_board,
    same_side,
    turn_under_way,
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


def _attacker_interrupts(state: State, facts: Facts) -> bool:
    """BG-INT-07: every attack in an interruption is an interruption attack."""
    turn = turn_under_way(state)
    return isinstance(turn, Interruption) and facts.other is not None and turn.character == facts.other.id


def debuffed_characters(state: State) -> int:
    """How many characters on the battleground have a debuff."""
    return sum(1 for c in on_board(state) if c.debuff)


ANSWERS: dict[str, Condition] = {
    "attacking": lambda s, f, b, n: f.kind == "attack" and f.who is b,
    "adjacent": lambda s, f, b, n: f.who is not b and f.who.at != "" and are_adjacent(s, b, f.who),
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
        f.other is not None and f.other.at != "" and in_difficult(s, f.other)
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
    "can_discard": lambda s, f, b, n: bool(s.players[b.seat].hand),
    "debuffed": lambda s, f, b, n: b.debuff != "",
    "buffed": lambda s, f, b, n: b.buff != "",
    "has_effect": lambda s, f, b, n: b.buff != "" or b.debuff != "",
    "wounded": lambda s, f, b, n: b.wounds >= int(n),
    "health_left": lambda s, f, b, n: card_of(s, b).health - b.wounds <= int(n),
    "on_overwatch": lambda s, f, b, n: b.overwatch,
    "initiative_most": lambda s, f, b, n: (with_ := initiative(s, b)) is not None and with_ <= int(n),
    "had_focus": lambda s, f, b, n: (turn := turn_under_way(s)) is not None and turn.had_focus,
    "no_attack_made": lambda s, f, b, n: (turn := turn_under_way(s)) is not None and turn.attacks == 0,
    "carries": lambda s, f, b, n: n in b.weapons,
    "unfocused_test": lambda s, f, b, n: not f.who.focus and "attack" not in f.tests,
    "no_enemy_within": lambda s, f, b, n: b.at != "" and not _enemy_within(s, b, int(n)),
    "enemy_within": lambda s, f, b, n: b.at != "" and _enemy_within(s, b, int(n)),
    "nobody_within": lambda s, f, b, n: b.at != "" and not _another_within(s, b, int(n)),
    "debuffed_within": lambda s, f, b, n: b.at != "" and _another_within(s, b, int(n), debuffed=True),
    "move_action": lambda s, f, b, n: f.move_action,
    "debuffed_characters": lambda s, f, b, n: debuffed_characters(s) >= int(n),
    "activated": lambda s, f, b, n: b.activated,
    "ready": lambda s, f, b, n: not b.activated,
    **ATTACKS,
    **BEARERS,
    **MISSIONS,
}

COUNTS: dict[str, Callable[[State, Facts, Character, str], int]] = {
    "wounds_on_self": lambda s, f, b, n: b.wounds,
    "debuffed_characters": lambda s, f, b, n: debuffed_characters(s),
    "spent": lambda s, f, b, n: f.spent,
    "half_spent": lambda s, f, b, n: (f.spent + 1) // 2,
    "successes": lambda s, f, b, n: f.successes,
    "mana": lambda s, f, b, n: _mana(f, b),
    "target_mana": lambda s, f, b, n: f.other.mana if f.other is not None else 0,
    "buffs": lambda s, f, b, n: len(buffs_of(b)),
    "buffed_allies": lambda s, f, b, n: sum(1 for c in allies(s, b) if c.buff),
    "focused_allies": lambda s, f, b, n: sum(1 for c in allies(s, b) if c.focus),
    "fallen_allies": lambda s, f, b, n: sum(c.out and same_side(s, c, b) for c in s.characters.values()),
    "fallen_characters": lambda s, f, b, n: sum(c.out for c in s.characters.values()),
    "activated_enemies": lambda s, f, b, n: sum(1 for c in enemies(s, b) if c.activated),
    "enemies_within": lambda s, f, b, n: enemies_within(s, b, int(n)) if b.at else 0,
    "engaged_enemies": lambda s, f, b, n: len(engaged_with(s, b)) if b.at else 0,
    "wounds_in_play": lambda s, f, b, n: wounds_in_play(s),
    "equipment": lambda s, f, b, n: len(b.weapons) + len(b.items),
    "items": lambda s, f, b, n: len(b.items),
    "marks": lambda s, f, b, n: len(s.marks),
    "marks_on_target": lambda s, f, b, n: len(marks_on(s, f.other)) if f.other is not None else 0,
    "distance": lambda s, f, b, n: int(f.distance + 1e-9),
    "tester_toughness": lambda s, f, b, n: int(card_of(s, f.who).toughness),
    "stride": lambda s, f, b, n: f.stride,
    "sixes": lambda s, f, b, n: f.faces.count(6),
    "targets": lambda s, f, b, n: 1 + f.more_targets,
}


def _mana(facts: Facts, bearer: Character) -> int:
    """The mana on a character's card, after it has paid for what it is doing."""
    paid = facts.mana_after is not None and facts.who is bearer
    return facts.mana_after if paid and facts.mana_after is not None else bearer.mana


assert set(ANSWERS) == set(CONDITION_NAMES), set(ANSWERS) ^ set(CONDITION_NAMES)
assert set(COUNTS) == set(COUNTER_NAMES), set(COUNTS) ^ set(COUNTER_NAMES)


@lru_cache(maxsize=512)
def _parsed(condition: str) -> tuple[Condition, str]:
    word = read_word(condition)
    return ANSWERS[word.name], word.parameter


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
    """The value of a counter; `wounds_in_play/3` counts every three."""
    ask, number, every = _counter(counter)
    return ask(state, facts, bearer, number) // every


@lru_cache(maxsize=128)
def _counter(counter: str) -> tuple[Callable[[State, Facts, Character, str], int], str, int]:
    share = read_share(counter)
    word = read_word(share.counter)
    return COUNTS[word.name], word.parameter, int(share.every or 1)


def has_own_force(state: State, seat: int) -> bool:
    """Whether a seat still has characters on the battleground (BT-SCORE-02)."""
    return bool(force_of(state, seat))
