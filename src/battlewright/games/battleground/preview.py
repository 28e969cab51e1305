"""What an option leads to, in exact odds, before it is chosen (`odds.py` says how they are worked out)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial, prod

from msgspec.structs import replace

from battlewright.chance.dice import opposed, pool_from_faces, reroll_choice_odds, rows
from battlewright.chance.distribution import Distribution
from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model import cards
from battlewright.games.battleground.model.cards import WeaponCard
from battlewright.games.battleground.model.frames import Attack, Effect, Interruption, Roll, Window
from battlewright.games.battleground.model.ids import BattlegroundAnswer, OpportunityAnswer, OverwatchAnswer
from battlewright.games.battleground.model.moments import Moment
from battlewright.games.battleground.model.options import (
    AttackAction,
    Choose,
    Defend,
    React,
    Reroll,
    SkillAction,
    SpendAmount,
)
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.odds import (
    attack_odds,
    defence_odds,
    odds_of,
    result_odds,
    roll_odds,
    wound_table,
)
from battlewright.games.battleground.rules.aimed import aims
from battlewright.games.battleground.rules.area import further_targets, spares_initial
from battlewright.games.battleground.rules.attack import (
    attack_facts,
    attack_options,
    defence_stat,
    weapon_of,
)
from battlewright.games.battleground.rules.conditions import count
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.free import free_attack
from battlewright.games.battleground.rules.mana import purse
from battlewright.games.battleground.rules.numbers import MOST_REROLL_MANA, cost_facts, mana_cost, skill_mana
from battlewright.games.battleground.rules.skills import skill_named
from battlewright.games.battleground.rules.standing import grant
from battlewright.games.battleground.rules.table import card_of, turn_kind, turn_under_way
from battlewright.kernel.frames import below, top
from battlewright.kernel.odds import Odds, TestOdds
from battlewright.kernel.options import Option

__all__ = ["attack_odds", "odds_of", "preview", "reroll_odds", "roll_odds", "wound_table"]


def preview(state: State, seat: int, option: Option) -> list[Odds]:
    """The odds behind an option; empty where nothing is rolled."""
    turn = turn_under_way(state)
    frame = top(state)
    match option:
        case AttackAction(weapon=weapon, target=target) if isinstance(frame, Effect):
            return [_free_attack_odds(state, frame, weapon, target)]
        case AttackAction(weapon=weapon, target=target) if turn is not None:
            attacker = state.characters[turn.character]
            return _attack_odds(state, attacker, state.characters[target], weapon_of(state, weapon))
        case SkillAction(skill=skill, target=target) if turn is not None:
            return skill_odds(state, state.characters[turn.character], skill, target)
        case Choose(what=what) if isinstance(frame, Attack) and frame.step == "declared":
            return _aimed_odds(state, frame, what)
        case SpendAmount(amount=amount, on=on) if isinstance(frame, Attack):
            return _boosted_odds(state, frame, on, amount)
        case Reroll(faces=faces) if isinstance(frame, Roll):
            return [_reroll_preview(state, frame, list(faces))]
        case Defend(how=how) if isinstance(frame, Attack):
            return [_defence_preview(state, frame, how)]
        case Defend(how=how) if isinstance(frame, Effect):
            return [_skill_defence_preview(state, frame, how)]
        case React(response=response) if isinstance(frame, Window):
            return _interruption_odds(state, frame.moment, response)
        case _:
            return []


# --- attacks --------------------------------------------------------------------------------------


def _free_attack_odds(state: State, effect: Effect, weapon_id: str, target: str) -> Odds:
    """A free attack that a card grants, with what the card changes about it."""
    step = content_of(state).programs[effect.program][effect.at]
    assert isinstance(step, cards.FreeAttack)
    frame = free_attack(state, effect, step, weapon_id, target)
    attacker, weapon = state.characters[effect.actor], weapon_of(state, weapon_id)
    turn = turn_under_way(state)
    frame.after_move = turn is not None and turn.character == attacker.id and turn.last == "move"
    price = mana_cost(state, attacker, weapon, step.mana).total
    return attack_odds(
        state, attacker, state.characters[target], weapon, frame, spare=purse(state, attacker) - price
    )


def _attack_odds(state: State, attacker: Character, target: Character, weapon: WeaponCard) -> list[Odds]:
    """An Attack action: against its target, unless it spares that one, and against whoever else it hits."""
    frame = Attack(attacker=attacker.id, weapon=weapon.id, target=target.id, focused=attacker.focus)
    if weapon.aim:
        frame.centre = next(iter(aims(state, attacker, target, weapon, {})), "")
        return _aimed_odds(state, frame, frame.centre) if frame.centre else []
    spare = max(0, purse(state, attacker) - mana_cost(state, attacker, weapon).total)
    spared = spares_initial(state, weapon, target)
    first = [] if spared else [attack_odds(state, attacker, target, weapon)]
    return [*first, *_further_odds(state, frame, spare)]


def _aimed_odds(state: State, frame: Attack, choice: str) -> list[Odds]:
    """BG-AREA-03: everybody around a place, the first target first; or one more of several targets."""
    attacker, weapon = state.characters[frame.attacker], weapon_of(state, frame.weapon)
    spare = max(0, purse(state, attacker) - mana_cost(state, attacker, weapon).total)
    if not weapon.aim:
        named = [*frame.extra, choice]
        return [
            attack_odds(
                state, attacker, state.characters[who], weapon, replace(frame, extra=named), spare=spare
            )
            for who in (frame.target, *named)
        ]
    aimed = replace(frame, centre=choice, origin=choice, focused=attacker.focus)
    first = attack_odds(state, attacker, state.characters[frame.target], weapon, aimed, spare=spare)
    return [first, *_further_odds(state, aimed, spare)]


def _further_odds(state: State, frame: Attack, spare: int) -> list[Odds]:
    """BG-AREA-02: whoever an attack hits besides its initial target, one by one.

    Each is taken alone: as if the tests before it took no mana and moved nobody. They are judged from the
    initial target (BG-AREA-08, BG-AREA-10), and one Focus token covers them all (BG-AREA-11).
    """
    attacker, weapon = state.characters[frame.attacker], weapon_of(state, frame.weapon)
    centre = frame.centre if weapon.aim else state.characters[frame.target].at
    origin = centre if frame.target != frame.attacker else ""
    frame = replace(frame, initial=frame.target, hit=[frame.target], centre=centre, origin=origin)
    return [
        attack_odds(state, attacker, further, weapon, replace(frame, target=further.id), spare=spare)
        for further in further_targets(state, frame)
    ]


def _boosted_odds(state: State, frame: Attack, on: str, amount: int) -> list[Odds]:
    """An attack under way, with one more boost bought."""
    attacker, target = state.characters[frame.attacker], state.characters[frame.target]
    weapon = weapon_of(state, frame.weapon)
    boost = next(b for b in weapon.boosts if b.id == on)
    spare = purse(state, attacker) - (amount if boost.pay == "mana" else 0)
    boosts = frame.boosts | {on: amount}
    first = attack_odds(state, attacker, target, weapon, frame, boosts, spare)
    return [first, *_further_odds(state, replace(frame, boosts=boosts), spare)]


def _defence_preview(state: State, frame: Attack, how: str) -> Odds:
    """What is left of the attacker's successes after defending in this way."""
    attacker, target = state.characters[frame.attacker], state.characters[frame.target]
    facts = attack_facts(state, attacker, target, weapon_of(state, frame.weapon), frame)
    rolled = Distribution.point(frame.successes)
    if how == "decline":
        return result_odds(state, facts, (), rolled)
    test, cancelled = defence_odds(state, facts, how)
    return result_odds(state, facts, (test,), opposed(rolled, cancelled))


def _interruption_odds(state: State, moment: Moment, answer: BattlegroundAnswer) -> list[Odds]:
    """The attacks a character could make at once if it interrupts; each is noted with its weapon."""
    if not isinstance(answer, OpportunityAnswer | OverwatchAnswer):
        return []
    attacker = state.characters[answer.character]
    turn = Interruption(
        seat=attacker.seat,
        character=attacker.id,
        interrupted=moment.who,
        kind="opportunity" if isinstance(answer, OpportunityAnswer) else "overwatch",
        ap=1,
        step="act",
    )
    state = replace(state, stack=[*state.stack, turn])
    return [
        replace(attack_odds(state, attacker, state.characters[t], weapon_of(state, w)), note=w)
        for w, t in attack_options(state, turn, attacker)
        if t == turn.interrupted
    ]


# --- rerolls --------------------------------------------------------------------------------------


def reroll_odds(frame: Roll, faces: list[int], *, paid: int = 0, ones_cancel: bool = False) -> Odds:
    """The successes of a test if exactly these dice are rolled again now.

    `paid` dice can still be rolled again for mana afterwards; failed ones are assumed to be.
    """
    if paid:
        dist = _then_paid(frame, faces, paid, ones_cancel)
    else:
        extra = frame.extra_needed or None
        dist = reroll_choice_odds(frame.faces, faces, frame.needed, extra, cancel_if_one=ones_cancel)
    return Odds(frame.target, (), dist.p, note="successes of this test")


def _then_paid(frame: Roll, faces: list[int], paid: int, ones_cancel: bool) -> Distribution:
    """A free reroll with the paid one still to come: every way the free dice may fall, then the pool."""
    kept = list(frame.faces)
    for face in faces:
        kept.remove(face)
    parts = []
    for fresh in combinations_with_replacement(range(1, 7), len(faces)):
        ways = factorial(len(fresh)) // prod(factorial(fresh.count(face)) for face in set(fresh))
        table, extra = [*kept, *fresh], frame.extra_needed or None
        pool = pool_from_faces(table, frame.needed, 0, paid, extra, cancel_if_one=ones_cancel)
        parts.append((ways / 6 ** len(fresh), pool))
    return Distribution.mix(parts)


def _reroll_preview(state: State, frame: Roll, faces: list[int]) -> Odds:
    """A choice of dice to roll again, with what it means for the attack the test belongs to."""
    paid = 0
    if frame.step == "free":
        paid = min(MOST_REROLL_MANA, purse(state, state.characters[frame.character])) * frame.per_mana
    attack = below(state, frame)
    if not isinstance(attack, Attack) or frame.kind == "skill":
        return reroll_odds(frame, faces, paid=paid)
    attacker, target = state.characters[attack.attacker], state.characters[attack.target]
    weapon = weapon_of(state, attack.weapon)
    facts = attack_facts(state, attacker, target, weapon, attack)
    ones = frame.kind == "attack" and bool(grant(state, "cancel_on_one", facts, attacker))
    odds = reroll_odds(frame, faces, paid=paid, ones_cancel=ones)
    successes = Distribution(odds.remaining)
    tests: tuple[TestOdds, ...] = ()
    if frame.kind == "defence":
        left = opposed(Distribution.point(attack.successes), successes)
    elif defence_stat(weapon):
        defence, cancelled = defence_odds(state, facts)
        left, tests = opposed(successes, cancelled), (defence,)
    else:
        left = successes
    result = result_odds(state, facts, tests, left)
    return replace(result, remaining=odds.remaining, note=odds.note)


# --- skills ---------------------------------------------------------------------------------------


def skill_odds(state: State, actor: Character, skill_id: str, target: str) -> list[Odds]:
    """The tests an active skill calls for, each against its target."""
    skill = skill_named(state, actor, skill_id)
    turn = turn_under_way(state)
    if skill is None or turn is None:
        return []
    other = state.characters[target] if target else None
    spare = max(0, purse(state, actor) - skill_mana(state, actor, skill).total)
    return [
        _skill_test(state, actor, other, skill_id, spare, step)
        for step in skill.do
        if isinstance(step, cards.Test)
    ]


def _skill_test(
    state: State, actor: Character, other: Character | None, source: str, spare: int, step: cards.Test
) -> Odds:
    turn = turn_under_way(state)
    assert turn is not None
    base = cost_facts(state, turn)
    facts = Facts(
        kind="skill",
        who=actor,
        other=other,
        stat=step.stat,
        focused=actor.focus,
        token=actor.focus,
        turn=turn_kind(state, actor),
        change=step.dice + (count(state, step.per, base, actor) if step.per else 0),
        source=source,
    )
    test, successes = roll_odds(state, facts, spare=spare)
    if not step.against or other is None:
        return _skill_result(state, other or actor, step, (test,), successes)
    defence, cancelled = _skill_defence(state, actor, other, source, step)
    return _skill_result(state, other, step, (test, defence), opposed(successes, cancelled))


def _skill_defence(
    state: State, actor: Character, other: Character, source: str, step: cards.Test
) -> tuple[TestOdds, Distribution]:
    """BG-DEF-01: the defence test against a skill."""
    facts = Facts(
        kind="defence",
        who=other,
        other=actor,
        stat=step.against,
        focused=other.focus,
        token=other.focus,
        against_skill=True,
        turn=turn_kind(state, other),
        source=source,
    )
    return roll_odds(state, facts)


def _skill_result(
    state: State, target: Character, step: cards.Test, tests: tuple[TestOdds, ...], left: Distribution
) -> Odds:
    """The wounds a skill's results deal, where they deal any."""
    table = [(row.at, sum(i.amount for i in row.do if isinstance(i, cards.Wound))) for row in step.rows]
    if not any(amount for _, amount in table):
        return Odds(target.id, tests, left.p)
    wounds = rows(left, table)
    health = card_of(state, target).health - target.wounds
    return Odds(target.id, tests, left.p, wounds.p, wounds.at_least(health))


def _skill_defence_preview(state: State, frame: Effect, how: str) -> Odds:
    """What is left of a skill's successes after defending, or declining to."""
    step = content_of(state).programs[frame.program][frame.at]
    assert isinstance(step, cards.Test)
    actor, other = state.characters[frame.actor], state.characters[frame.target]
    rolled = Distribution.point(frame.successes)
    if how == "decline":
        return _skill_result(state, other, step, (), rolled)
    test, cancelled = _skill_defence(state, actor, other, frame.source, step)
    return _skill_result(state, other, step, (test,), opposed(rolled, cancelled))
