"""Answers within an attack, a test or the text of a card: rerolls, defence, boosts, reactions."""

from __future__ import annotations

from battlewright.chance.dice import opposed, rows
from battlewright.chance.distribution import Distribution
from battlewright.games.battleground.advice.effects import CARD, program_worth, razing_worth
from battlewright.games.battleground.advice.hand import INITIATIVE
from battlewright.games.battleground.advice.prospects import attack_worth, odds_worth
from battlewright.games.battleground.evaluate import AP, MANA, TOKEN, harm
from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model import cards
from battlewright.games.battleground.model.cards import Instruction, WeaponCard
from battlewright.games.battleground.model.frames import Attack, Effect, Initiative, Roll, Window
from battlewright.games.battleground.model.ids import (
    BattlegroundAnswer,
    CardShift,
    HandAnswer,
    OpportunityAnswer,
    OverwatchAnswer,
    TokenOn,
    TriggerAnswer,
    UnseenAnswer,
    read_thing,
)
from battlewright.games.battleground.model.moments import Moment
from battlewright.games.battleground.model.options import (
    AttackAction,
    Choose,
    React,
    Reroll,
    SpendAmount,
    UseConsumable,
)
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.preview import (
    attack_odds,
    preview,
    reroll_odds,
    roll_odds,
    wound_table,
)
from battlewright.games.battleground.rules.attack import attack_facts, defence_facts, defence_stat, weapon_of
from battlewright.games.battleground.rules.table import attack_under_way, same_side, team_of
from battlewright.games.battleground.rules.terrain import razable
from battlewright.kernel.decisions import Decision
from battlewright.kernel.facts import fact_of
from battlewright.kernel.frames import below, nearest
from battlewright.kernel.odds import Odds
from battlewright.kernel.options import Option

SUCCESS = 1.5  # what a success is worth in a test whose outcome is not looked into
ATTACK = 3.0
GOOD_DIE = -100.0  # rolling a success again


# --- tests ----------------------------------------------------------------------------------------


def reroll(state: State, seat: int, decision: Decision) -> list[float]:
    """Roll failures again where the better outcome is worth the mana."""
    frame = state.stack[-1]
    assert isinstance(frame, Roll)
    free = decision.kind == "free_reroll"
    scores = []
    for option in decision.options:
        assert isinstance(option, Reroll)
        if any(face >= frame.needed for face in option.faces):
            scores.append(GOOD_DIE)
            continue
        dist = Distribution(reroll_odds(frame, list(option.faces)).remaining)
        paid = 0 if free else -(-len(option.faces) // frame.per_mana)
        scores.append(_outcome(state, frame, dist) - MANA * paid)
    return scores


def _outcome(state: State, frame: Roll, successes: Distribution) -> float:
    """What a number of successes is worth to whoever rolls."""
    attack = below(state, frame)
    if not isinstance(attack, Attack):
        return SUCCESS * sum(chance * min(1, n) for n, chance in successes.as_pairs()) + 0.1 * successes.mean
    attacker, target = state.characters[attack.attacker], state.characters[attack.target]
    weapon = weapon_of(state, attack.weapon)
    facts = attack_facts(state, attacker, target, weapon, attack)
    if frame.kind == "attack":
        left = successes
        if defence_stat(weapon):
            left = opposed(successes, roll_odds(state, defence_facts(state, facts))[1])
        sign = -1.0 if same_side(state, attacker, target) else 1.0
        wounds = rows(left, wound_table(state, facts, weapon))
        return sign * harm(state, target, wounds.p) + 0.2 * left.mean
    left = opposed(Distribution.point(attack.successes), successes)
    return -harm(state, target, rows(left, wound_table(state, facts, weapon)).p) - 0.2 * left.mean


def defence(state: State, seat: int, decision: Decision) -> list[float]:
    """Defend in the way that lets least through."""
    frame = state.stack[-1]
    if not isinstance(frame, Attack):
        return [1.0 if getattr(option, "how", "") == "roll" else 0.0 for option in decision.options]
    target = state.characters[frame.target]
    scores = []
    for option in decision.options:
        odds = preview(state, seat, option)[0]
        left = sum(n * chance for n, chance in enumerate(odds.remaining))
        scores.append(-harm(state, target, odds.wounds) - 0.2 * left)
    return scores


def boost(state: State, seat: int, decision: Decision) -> list[float]:
    """What a weapon lets its bearer buy before the roll."""
    frame = state.stack[-1]
    assert isinstance(frame, Attack)
    attacker, target = state.characters[frame.attacker], state.characters[frame.target]
    weapon = weapon_of(state, frame.weapon)
    unit = {"mana": MANA, "ap": AP}.get(fact_of(decision.facts, "pay", str), 0.0)
    scores = []
    for option in decision.options:
        assert isinstance(option, SpendAmount)
        odds = preview(state, seat, option)[0]
        scores.append(odds_worth(state, attacker, target, weapon, odds) - unit * option.amount)
    return scores


def aim(state: State, seat: int, decision: Decision) -> list[float]:
    """The place whose area hurts enemies most and friends least, or the target that suffers most."""
    frame = state.stack[-1]
    assert isinstance(frame, Attack)
    attacker, weapon = state.characters[frame.attacker], weapon_of(state, frame.weapon)
    named = [*([frame.target] if decision.kind == "targets" else []), *frame.extra]
    now = sum(_worth(state, attacker, weapon, odds) for odds in _named_odds(state, seat, frame, named))
    return [
        sum(_worth(state, attacker, weapon, odds) for odds in preview(state, seat, option))
        if isinstance(option, Choose)
        else now
        for option in decision.options
    ]


def _named_odds(state: State, seat: int, frame: Attack, named: list[str]) -> list[Odds]:
    """The odds against the targets that have been named so far."""
    attacker, weapon = state.characters[frame.attacker], weapon_of(state, frame.weapon)
    return [attack_odds(state, attacker, state.characters[who], weapon, frame) for who in named]


def _worth(state: State, attacker: Character, weapon: WeaponCard, odds: Odds) -> float:
    """What the odds against one character are worth to the attacker's side."""
    return odds_worth(state, attacker, state.characters[odds.target], weapon, odds)


def row(state: State, seat: int, decision: Decision) -> list[float]:
    """The row of a weapon that does most."""
    frame = state.stack[-1]
    assert isinstance(frame, Attack)
    attacker, target = state.characters[frame.attacker], state.characters[frame.target]
    programs = {str(r.at): r.do for r in weapon_of(state, frame.weapon).rows}
    return [
        program_worth(state, attacker, target, programs[option.what]) if isinstance(option, Choose) else 0.0
        for option in decision.options
    ]


def free_attack(state: State, seat: int, decision: Decision) -> list[float]:
    """The best free attack, if it is worth its mana."""
    actor = state.characters[fact_of(decision.facts, "character", str)]
    return [_free(state, actor, option) for option in decision.options]


def _free(state: State, actor: Character, option: Option) -> float:
    if not isinstance(option, AttackAction):
        return 0.0
    target = state.characters[option.target]
    return attack_worth(state, attack_facts(state, actor, target, weapon_of(state, option.weapon)))


# --- reactions ------------------------------------------------------------------------------------


def reaction(state: State, seat: int, decision: Decision) -> list[float]:
    """Answer a moment where the answer is worth its price."""
    frame = state.stack[-1]
    assert isinstance(frame, Window)
    return [
        _response(state, frame.moment, option.response) if isinstance(option, React) else 0.0
        for option in decision.options
    ]


def _response(state: State, moment: Moment, answer: BattlegroundAnswer) -> float:
    match answer:
        case OpportunityAnswer() | OverwatchAnswer():
            return ATTACK
        case TriggerAnswer():
            return _trigger_worth(state, moment, answer)
        case HandAnswer():
            return _trigger_worth(state, moment, answer) - CARD
        case UnseenAnswer():
            return 0.0


def _trigger_worth(state: State, moment: Moment, answer: TriggerAnswer | HandAnswer) -> float:
    bearer = state.characters[answer.bearer]
    program = content_of(state).programs[answer.program]
    target_id = moment.who if moment.who != answer.bearer else moment.other
    target = state.characters[target_id] if target_id else None
    worth = _special(state, bearer, program) + program_worth(state, bearer, target, program)
    return worth - MANA * _price(state, answer)


def _price(state: State, answer: TriggerAnswer | HandAnswer) -> int:
    """The mana an optional answer costs."""
    for table in content_of(state).triggers.values():
        for number, trigger in table.get(answer.effect, ()):
            if number == answer.number:
                return trigger.mana
    return 0


def _special(state: State, bearer: Character, program: tuple[Instruction, ...]) -> float:
    """What only one card does, where odds can tell."""
    functions = {step.function for step in program if isinstance(step, cards.Special)}
    attack = attack_under_way(state)
    if "redirect_attack" in functions and attack is not None:
        return _expected_harm(state, attack, attack.target) - _expected_harm(state, attack, bearer.id) - TOKEN
    return 0.0


def _expected_harm(state: State, attack: Attack, target: str) -> float:
    attacker, whom = state.characters[attack.attacker], state.characters[target]
    return harm(state, whom, attack_odds(state, attacker, whom, weapon_of(state, attack.weapon)).wounds)


def consumable(state: State, seat: int, decision: Decision) -> list[float]:
    """Use a consumable while its bearer is interrupted if it does anything."""
    bearer = state.characters[fact_of(decision.facts, "interrupted", str)]
    items = content_of(state).items
    return [
        program_worth(state, bearer, None, items[option.item].skill.do) - TOKEN / 3
        if isinstance(option, UseConsumable)
        else 0.0
        for option in decision.options
    ]


# --- instructions of cards ------------------------------------------------------------------------


def _following(state: State) -> tuple[Effect, Character, tuple[Instruction, ...]]:
    """The effect that asks, its actor, and what follows the present instruction."""
    frame = state.stack[-1]
    assert isinstance(frame, Effect)
    program = content_of(state).programs[frame.program]
    return frame, state.characters[frame.actor], tuple(program[frame.at + 1 :])


def pick(state: State, seat: int, decision: Decision) -> list[float]:
    """Whom the rest of a card's text does most for (or against)."""
    frame, actor, rest = _following(state)
    return [
        program_worth(state, actor, state.characters[option.what], rest, frame.spent)
        if isinstance(option, Choose)
        else 0.0
        for option in decision.options
    ]


def either(state: State, seat: int, decision: Decision) -> list[float]:
    """The better of several texts."""
    frame, actor, _ = _following(state)
    step = content_of(state).programs[frame.program][frame.at]
    assert isinstance(step, cards.Either)
    target = state.characters[frame.target] if frame.target else None
    return [
        program_worth(state, actor, target, step.choices[option.what]) if isinstance(option, Choose) else 0.0
        for option in decision.options
    ]


def raze(state: State, seat: int, decision: Decision) -> list[float]:
    """The obstacle whose fall hurts the enemy most."""
    frame, actor, _ = _following(state)
    step = content_of(state).programs[frame.program][frame.at]
    assert isinstance(step, cards.Raze)
    near = razable(state, actor, step)
    return [
        razing_worth(state, actor, step, near[option.what]) if isinstance(option, Choose) else 0.0
        for option in decision.options
    ]


def special(state: State, seat: int, decision: Decision) -> list[float]:
    """Which buff or debuff to remove or to keep: harmful ones of friends go, those of enemies stay.

    Of cards that count more or less the own one up, that of an enemy down.
    """
    frame, actor, _ = _following(state)
    step = content_of(state).programs[frame.program][frame.at]
    removing = isinstance(step, cards.Special) and step.function == "remove_effect"
    return [
        _thing_worth(state, actor, option.what) * (-1 if removing else 1)
        if isinstance(option, Choose)
        else 0.0
        for option in decision.options
    ]


def _thing_worth(state: State, actor: Character, chosen: str) -> float:
    """How welcome a token or a shifted card is to the actor's side."""
    match read_thing(chosen):
        case TokenOn(name, token):
            sign = 1 if same_side(state, actor, state.characters[name]) else -1
            return TOKEN * sign * (1 if content_of(state).tokens[token].kind == "buff" else -1)
        case CardShift(card, by):
            turned = nearest(state, Initiative)
            mates = state.teams[team_of(state, actor.seat)]
            own = turned is not None and any(turned.revealed.get(seat) == card for seat in mates)
            return INITIATIVE * (by if own else -by)
        case _:
            return 0.0
