"""The exact odds of an option, computed from the numbers the referee itself would use (BG-TEST, BG-DEF)."""

from __future__ import annotations

from battlewright.chance.dice import (
    exploding_pool,
    exploding_pool_without_ones,
    opposed,
    reroll_choice_odds,
    rows,
)
from battlewright.chance.distribution import Distribution
from battlewright.games.battleground.content import Content
from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model import cards
from battlewright.games.battleground.model.cards import Instruction, WeaponCard
from battlewright.games.battleground.model.frames import Attack, Roll
from battlewright.games.battleground.model.options import (
    AttackAction,
    Defend,
    Reroll,
    SkillAction,
    SpendAmount,
)
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.attack import attack_facts, defence_facts, defence_stat, weapon_of
from battlewright.games.battleground.rules.conditions import count, holds
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.mana import purse
from battlewright.games.battleground.rules.numbers import (
    cost_facts,
    dice,
    free_rerolls,
    mana_cost,
    needed,
    rerolls_per_mana,
)
from battlewright.games.battleground.rules.skills import skill_named
from battlewright.games.battleground.rules.standing import grant, limits, modifiers
from battlewright.games.battleground.rules.table import acting_turn, card_of
from battlewright.kernel.odds import Odds, TestOdds
from battlewright.kernel.options import Option
from battlewright.kernel.tally import Limit, Tally

MOST_REROLL_MANA = 5


def preview(state: State, seat: int, option: Option) -> list[Odds]:
    """The odds behind an option; empty where nothing is rolled."""
    turn = acting_turn(state)
    top = state.stack[-1] if state.stack else None
    match option:
        case AttackAction(weapon=weapon, target=target) if turn is not None:
            attacker = state.characters[turn.character]
            return [attack_odds(state, attacker, state.characters[target], weapon_of(state, weapon))]
        case SkillAction(skill=skill, target=target) if turn is not None:
            return skill_odds(state, state.characters[turn.character], skill, target)
        case SpendAmount(amount=amount, on=on) if isinstance(top, Attack):
            return [_boosted_odds(state, top, on, amount)]
        case Reroll(faces=faces) if isinstance(top, Roll):
            return [reroll_odds(top, list(faces))]
        case Defend(how=how) if isinstance(top, Attack):
            return [_defence_odds(state, top, how)]
        case _:
            return []


# --- tests ----------------------------------------------------------------------------------------


def roll_odds(
    state: State,
    facts: Facts,
    *,
    spare: int | None = None,
    sixes: str = "",
    number: Tally | None = None,
    ones_cancel: bool = False,
) -> tuple[TestOdds, Distribution]:
    """One test: its tallies and the chance of each number of successes.

    `spare` is the mana that could go into rerolls (all of it is assumed to, on failed dice).
    """
    number = number or dice(state, facts)
    scope = needed(state, facts)
    if sixes:
        scope = scope.limited(Limit(sixes, least=6))
    free = free_rerolls(state, facts)
    mana = purse(state, facts.who) if spare is None else spare
    paid = min(MOST_REROLL_MANA, max(0, mana)) * rerolls_per_mana(state, facts)
    pool = exploding_pool_without_ones if ones_cancel else exploding_pool
    dist = pool(number.total, scope.total, free, paid)
    odds = TestOdds(
        kind=facts.kind,
        who=facts.who.id,
        dice=number,
        needed=scope,
        successes=dist.p,
        free_rerolls=free,
        paid_rerolls=paid,
    )
    return odds, dist


def attack_odds(
    state: State,
    attacker: Character,
    target: Character,
    weapon: WeaponCard,
    frame: Attack | None = None,
    boosts: dict[str, int] | None = None,
    spare: int | None = None,
) -> Odds:
    """An attack and the defence against it: successes left, wounds, the chance of a knock-out."""
    facts = attack_facts(state, attacker, target, weapon, frame)
    if boosts is not None:
        facts.boosts = boosts
    if spare is None and frame is None:
        spare = max(0, purse(state, attacker) - mana_cost(state, attacker, weapon).total)
    return odds_of(state, facts, spare)


def odds_of(state: State, facts: Facts, spare: int | None = None) -> Odds:
    """The odds of an attack from its facts."""
    target, weapon = facts.other, facts.weapon
    assert target is not None
    assert weapon is not None
    ones = bool(grant(state, "cancel_on_one", facts, facts.who))
    attack, successes = roll_odds(state, facts, spare=spare, ones_cancel=ones)
    tests = [attack]
    remaining = successes
    if defence_stat(weapon):
        defence, cancelled = _defence(state, facts)
        tests.append(defence)
        remaining = opposed(successes, cancelled)
    wounds = rows(remaining, wound_table(state, facts, weapon))
    health = card_of(state, target).health - target.wounds
    return Odds(
        target=target.id,
        tests=tuple(tests),
        remaining=remaining.p,
        wounds=wounds.p,
        knock_out=wounds.at_least(health),
    )


def _defence(state: State, facts: Facts, how: str = "") -> tuple[TestOdds, Distribution]:
    """The defence test; where the defender chooses between two ways, the better one on average."""
    against = defence_facts(state, facts)
    weapon = facts.weapon
    assert weapon is not None
    if grant(state, "choose_defence", facts, facts.who, "target"):
        ways = {
            "mana": roll_odds(state, against, number=Tally(against.who.mana, source=weapon.id)),
            "sixes": roll_odds(state, against, sixes=weapon.id),
        }
        return ways[how] if how in ways else max(ways.values(), key=lambda way: way[1].mean)
    only_sixes = grant(state, "defence_only_sixes", facts, facts.who, "target")
    return roll_odds(state, against, sixes=only_sixes)


def wound_table(state: State, facts: Facts, weapon: WeaponCard) -> list[tuple[int, int]]:
    """The wounds of each row, with everything that changes them at that number of successes."""
    table = []
    thresholds = sorted({row.at for row in weapon.rows} | _success_steps(content_of(state)))
    for at in thresholds:
        reached = [row for row in weapon.rows if row.at <= at]
        if reached:
            facts.successes = at
            table.append((at, _row_wounds(state, facts, reached[-1].do)))
    facts.successes = 0
    return table


def _success_steps(content: Content) -> frozenset[int]:
    """Numbers of successes at which a card changes the wounds."""
    found = _SUCCESS_STEPS.get(content.hash)
    if found is None:
        parts = [
            condition.partition(":")
            for bonuses in content.bonuses.values()
            for bonus in bonuses.get("wounds", ())
            for condition in bonus.when
        ]
        found = frozenset(int(number) for name, _, number in parts if name == "successes")
        _SUCCESS_STEPS[content.hash] = found
    return found


_SUCCESS_STEPS: dict[str, frozenset[int]] = {}


def _row_wounds(state: State, facts: Facts, program: tuple[Instruction, ...]) -> int:
    total = sum(
        step.amount
        for step in program
        if isinstance(step, cards.Wound)
        and step.who == "target"
        and holds(state, step.when, facts, facts.who)
    )
    if not total:
        return 0
    changes = modifiers(state, "wounds", facts)
    return Tally(total, tuple(changes), tuple(limits(state, "wounds", facts)) if changes else ()).total


# --- choices within a test or attack --------------------------------------------------------------


def _boosted_odds(state: State, frame: Attack, on: str, amount: int) -> Odds:
    """An attack under way, with one more boost bought."""
    attacker, target = state.characters[frame.attacker], state.characters[frame.target]
    weapon = weapon_of(state, frame.weapon)
    boost = next(b for b in weapon.boosts if b.id == on)
    spare = purse(state, attacker) - (amount if boost.pay == "mana" else 0)
    return attack_odds(state, attacker, target, weapon, frame, frame.boosts | {on: amount}, spare)


def _defence_odds(state: State, frame: Attack, how: str) -> Odds:
    """What is left of the attacker's successes after defending in this way."""
    attacker, target = state.characters[frame.attacker], state.characters[frame.target]
    weapon = weapon_of(state, frame.weapon)
    facts = attack_facts(state, attacker, target, weapon, frame)
    rolled = Distribution.point(frame.successes)
    tests: tuple[TestOdds, ...] = ()
    remaining = rolled
    if how != "decline":
        test, cancelled = _defence(state, facts, how)
        tests, remaining = (test,), opposed(rolled, cancelled)
    wounds = rows(remaining, wound_table(state, facts, weapon))
    health = card_of(state, target).health - target.wounds
    return Odds(target.id, tests, remaining.p, wounds.p, wounds.at_least(health))


def reroll_odds(frame: Roll, faces: list[int]) -> Odds:
    """The successes of a test if exactly these dice are rolled again now."""
    dist = reroll_choice_odds(frame.faces, faces, frame.needed)
    return Odds(frame.target, (), dist.p, note="successes of this test")


# --- skills ---------------------------------------------------------------------------------------


def skill_odds(state: State, actor: Character, skill_id: str, target: str) -> list[Odds]:
    """The tests an active skill calls for, each against its target."""
    skill = skill_named(state, actor, skill_id)
    turn = acting_turn(state)
    if skill is None or turn is None:
        return []
    other = state.characters[target] if target else None
    found = []
    for step in skill.do:
        if isinstance(step, cards.Test):
            found.append(_skill_test(state, actor, other, skill_id, skill.mana, step))
    return found


def _skill_test(
    state: State, actor: Character, other: Character | None, source: str, mana: int, step: cards.Test
) -> Odds:
    turn = acting_turn(state)
    assert turn is not None
    base = cost_facts(state, turn)
    facts = Facts(
        kind="skill",
        who=actor,
        other=other,
        stat=step.stat,
        focused=actor.focus,
        token=actor.focus,
        turn=base.turn,
        change=step.dice + (count(state, step.per, base, actor) if step.per else 0),
        source=source,
    )
    test, successes = roll_odds(state, facts, spare=max(0, purse(state, actor) - mana))
    tests: tuple[TestOdds, ...] = (test,)
    remaining = successes
    if step.against and other is not None:
        against = Facts(
            kind="defence",
            who=other,
            other=actor,
            stat=step.against,
            focused=other.focus,
            token=other.focus,
            against_skill=True,
            source=source,
        )
        defence, cancelled = roll_odds(state, against)
        tests, remaining = (test, defence), opposed(successes, cancelled)
    return Odds(other.id if other else actor.id, tests, remaining.p)
