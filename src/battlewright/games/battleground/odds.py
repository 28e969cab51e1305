"""The exact odds of tests and attacks, from the numbers the referee itself would use (BG-TEST, BG-DEF).

Whoever rolls is taken to spend all mana that is left on dice that failed, in every test; a defender who may
choose how to defend takes the way that brings more successes on average. Nothing here changes the state.

These are formulas: dice explode without end, and an attack played out over all rolls takes seconds where its
formula takes a millisecond. `tests/games/battleground/test_odds_by_playing.py` plays attacks out with
`kernel.foresight` and compares, so that an effect and its odds cannot drift apart.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from math import ceil, comb

from msgspec.structs import replace

from battlewright.chance.dice import (
    exploding_pool,
    exploding_pool_by_tops,
    exploding_pool_without_ones,
    opposed,
    pool_from_faces,
    rows,
)
from battlewright.chance.distribution import Distribution
from battlewright.games.battleground.content import Content
from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model import cards
from battlewright.games.battleground.model.cards import Instruction, WeaponCard
from battlewright.games.battleground.model.frames import Attack
from battlewright.games.battleground.model.ids import read_word
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.attack import (
    attack_facts,
    defence_facts,
    defence_stat,
)
from battlewright.games.battleground.rules.conditions import holds
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.mana import purse
from battlewright.games.battleground.rules.numbers import (
    MOST_REROLL_MANA,
    dice,
    extra_needed,
    free_rerolls,
    mana_cost,
    needed,
    rerolls_per_mana,
    wounds_caused,
)
from battlewright.games.battleground.rules.standing import effects_on, grant
from battlewright.games.battleground.rules.table import card_of, turn_kind
from battlewright.kernel.odds import Odds, TestOdds
from battlewright.kernel.tally import Limit, Tally

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
    if (fixed := _fixed(state, facts)) is not None:
        return TestOdds(facts.kind, facts.who.id, number, scope, fixed.p), fixed
    if sixes:
        scope = scope.limited(Limit(sixes, least=6))
    free = free_rerolls(state, facts)
    mana = purse(state, facts.who) if spare is None else spare
    paid = min(MOST_REROLL_MANA, max(0, mana)) * rerolls_per_mana(state, facts)
    pool = exploding_pool_without_ones if ones_cancel else exploding_pool
    dist = pool(number.total, scope.total, free, paid, extra_needed(state, facts) or None)
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


def _fixed(state: State, facts: Facts) -> Distribution | None:
    """The successes of a test that a card in force sets without a roll (`fix`)."""
    table = content_of(state).triggers.get("testing")
    if not table:
        return None
    weapon = facts.weapon.id if facts.weapon is not None and facts.kind == "attack" else ""
    for effect in effects_on(state, facts.who, weapon):
        for _, trigger in table.get(effect, ()):
            if trigger.who != "self" or trigger.optional or not holds(state, trigger.when, facts, facts.who):
                continue
            for step in trigger.do:
                if isinstance(step, cards.Fix) and step.successes is not None:
                    return Distribution.point(step.successes)
    return None


def defence_odds(state: State, facts: Facts, how: str = "") -> tuple[TestOdds, Distribution]:
    """The defence test; where the defender chooses between two ways, the better one on average."""
    against = defence_facts(state, facts)
    weapon = facts.weapon
    assert weapon is not None
    if grant(state, "choose_defence", facts, facts.who, "target"):
        ways = {
            "mana": roll_odds(state, against, number=dice(state, against, against.who.mana)),
            "sixes": roll_odds(state, against, sixes=weapon.id),
        }
        return ways[how] if how in ways else max(ways.values(), key=lambda way: way[1].mean)
    only_sixes = grant(state, "defence_only_sixes", facts, facts.who, "target")
    return roll_odds(state, against, sixes=only_sixes)


# --- attacks --------------------------------------------------------------------------------------


def attack_odds(
    state: State,
    attacker: Character,
    target: Character,
    weapon: WeaponCard,
    frame: Attack | None = None,
    boosts: dict[str, int] | None = None,
    spare: int | None = None,
) -> Odds:
    """An attack and the defence against it: successes left, wounds, the chance of a knock-out.

    With a `frame` the attack is under way or about to be pushed; its price is taken to be paid, unless
    `spare` says how much mana is left for rerolls.
    """
    if frame is None:
        price = mana_cost(state, attacker, weapon).total
        spare = max(0, purse(state, attacker) - price) if spare is None else spare
        if first := _first_test(state, attacker, weapon):
            return _odds_after_test(state, attacker, target, weapon, first, price)
        if "attack_paid" in content_of(state).triggers:
            return _odds_after_answers(state, attacker, target, weapon, boosts, spare)
    facts = attack_facts(state, attacker, target, weapon, frame)
    spends = frame is not None and not frame.place and attacker.focus
    if spends and not weapon.no_focus:  # the token goes once it is rolled
        facts.focused = facts.token = True
    if boosts is not None:
        facts.boosts = boosts
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
        defence, cancelled = defence_odds(state, facts)
        tests.append(defence)
        remaining = opposed(successes, cancelled)
        if _sixes_matter(state, facts):
            remaining = _against_sixes(state, facts, attack, defence)
    return result_odds(state, facts, tuple(tests), remaining)


def _sixes_matter(state: State, facts: Facts) -> bool:
    """Whether the dice of the defence depend on the sixes of the attack."""
    table = content_of(state).bonuses_to.get("defence.dice", {})
    weapon = facts.weapon.id if facts.weapon is not None else ""
    return any(bonus.per == "sixes" for bonus in table.get(weapon, ()))


def _against_sixes(state: State, facts: Facts, attack: TestOdds, defence: TestOdds) -> Distribution:
    """What is left when each 6 of the attack test changes the defence test."""
    parts = exploding_pool_by_tops(
        attack.dice.total,
        attack.needed.total,
        attack.free_rerolls,
        attack.paid_rerolls,
        extra_needed(state, facts) or None,
        most=defence.dice.total,
    )
    left = []
    for sixes, (chance, successes) in enumerate(parts):
        facts.faces = (6,) * sixes
        left.append((chance, opposed(successes, defence_odds(state, facts)[1])))
    facts.faces = ()
    return Distribution.mix(left)


def result_odds(state: State, facts: Facts, tests: tuple[TestOdds, ...], remaining: Distribution) -> Odds:
    """What the successes left come to: wounds, and the chance that they knock the target out."""
    target, weapon = facts.other, facts.weapon
    assert target is not None
    assert weapon is not None
    wounds = rows(remaining, wound_table(state, facts, weapon))
    health = card_of(state, target).health - target.wounds
    return Odds(target.id, tests, remaining.p, wounds.p, wounds.at_least(health))


# --- wounds ---------------------------------------------------------------------------------------


def wound_table(state: State, facts: Facts, weapon: WeaponCard) -> list[tuple[int, int]]:
    """The wounds at each number of successes that changes them; a choice of row goes to most wounds."""
    table = []
    choose = bool(grant(state, "choose_row", facts, facts.who))
    thresholds = sorted({row.at for row in weapon.rows} | _success_steps(content_of(state)))
    for at in thresholds:
        reached = [row for row in weapon.rows if row.at <= at]
        if reached:
            facts.successes = at
            listed = reached if choose else reached[-1:]
            table.append((at, max(_row_wounds(state, facts, row.do) for row in listed)))
    facts.successes = 0
    return table


def _success_steps(content: Content) -> frozenset[int]:
    """Numbers of successes at which a card changes the wounds."""
    found = _SUCCESS_STEPS.get(content.hash)
    if found is None:
        parts = [
            read_word(condition)
            for bonuses in content.bonuses.values()
            for bonus in bonuses.get("wounds", ())
            for condition in bonus.when
        ]
        found = frozenset(word.number for word in parts if word.name == "successes")
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
    return wounds_caused(state, facts, total).total if total else 0


# --- attacks that cards change on the way ---------------------------------------------------------


def _odds_after_answers(
    state: State,
    attacker: Character,
    target: Character,
    weapon: WeaponCard,
    boosts: dict[str, int] | None,
    spare: int | None,
) -> Odds:
    """What cards do by themselves before the roll is reckoned with: dice they add, tokens they remove."""
    facts = attack_facts(state, attacker, target, weapon)
    table = content_of(state).triggers["attack_paid"]
    brought, stripped = 0, target
    for effect in effects_on(state, attacker, weapon.id):
        for _, trigger in table.get(effect, ()):
            if trigger.optional or trigger.who != "self" or effect in attacker.used:
                continue
            if holds(state, trigger.when, facts, attacker):
                brought += _dice_brought(trigger.do, 0)
                stripped = _stripped(stripped, trigger.do)
    if stripped is not target:
        state = replace(state, characters=state.characters | {target.id: stripped})
        facts = attack_facts(state, attacker, stripped, weapon)
    facts.change += brought
    if boosts is not None:
        facts.boosts = boosts
    return odds_of(state, facts, spare)


def _stripped(target: Character, program: tuple[Instruction, ...]) -> Character:
    """The target without the tokens a list of instructions takes from it."""
    for step in program:
        if isinstance(step, cards.Strip) and step.who == "target":
            lost = {"buff": ""} if step.what == "buff" else {"debuff": ""}
            target = replace(target, **lost)
    return target


# --- attacks with a test before them --------------------------------------------------------------


def _first_test(state: State, attacker: Character, weapon: WeaponCard) -> tuple[str, cards.Test] | None:
    """The test an attacker makes before the attack is rolled, and its source: it may end a spell
    (Traveller from Trolla) or bring dice (Mega Blaster)."""
    triggers = content_of(state).triggers
    moments = ("spell_paid", "attack_paid") if weapon.type == "spell" else ("attack_paid",)
    tables = [triggers[name] for name in moments if name in triggers]
    if not tables:
        return None
    facts = Facts(kind="attack", who=attacker, weapon=weapon)
    for effect in effects_on(state, attacker, weapon.id):
        for _, trigger in (found for table in tables for found in table.get(effect, ())):
            tests = [step for step in trigger.do if isinstance(step, cards.Test) and _is_first(step)]
            if tests and holds(state, trigger.when, facts, attacker):
                return effect, tests[0]
    return None


def _fizzles(program: tuple[Instruction, ...]) -> bool:
    return any(isinstance(step, cards.Special) and step.function == "fizzle_spell" for step in program)


def _is_first(test: cards.Test) -> bool:
    """Whether a test changes the attack it comes before."""
    return any(_matters(row.do) for row in test.rows)


def _matters(program: tuple[Instruction, ...]) -> bool:
    return _fizzles(program) or any(isinstance(step, cards.AddDice) for step in program)


def _dice_brought(program: tuple[Instruction, ...], successes: int) -> int:
    """The dice a row of the first test adds to the attack."""
    total = 0
    for step in program:
        if isinstance(step, cards.AddDice):
            amount = step.amount * (successes if step.per == "successes" else 1)
            total += amount if step.cap is None else min(amount, step.cap)
    return total


def _odds_after_test(
    state: State,
    attacker: Character,
    target: Character,
    weapon: WeaponCard,
    first: tuple[str, cards.Test],
    price: int,
) -> Odds:
    """The test comes first: it takes the Focus token and its share of the mana, and changes the attack."""
    source, step = first
    spare = max(0, purse(state, attacker) - price)
    facts = Facts(
        kind="skill",
        who=attacker,
        stat=step.stat,
        focused=attacker.focus,
        token=attacker.focus,
        turn=turn_kind(state, attacker),
        change=step.dice,
        source=source,
    )
    test, _ = roll_odds(state, facts, spare=spare)

    def dice_after(successes: int) -> int | None:
        reached = [row for row in step.rows if row.at <= successes]
        if reached and _fizzles(reached[-1].do):
            return None
        return _dice_brought(reached[-1].do, successes) if reached else 0

    chances = _outcomes(test, rerolls_per_mana(state, facts), dice_after)
    cast = {
        key: _cast_odds(state, attacker, target, weapon, price + key[0], spare - key[0], key[1])
        for key, chance in chances.items()
        if chance
    }
    lost = (max(0.0, 1.0 - sum(chances.values())), Distribution.point(0))
    remaining = Distribution.mix([lost, *((chances[k], Distribution(o.remaining)) for k, o in cast.items())])
    wounds = Distribution.mix([lost, *((chances[k], Distribution(o.wounds)) for k, o in cast.items())])
    health = card_of(state, target).health - target.wounds
    tests = (test, *next(iter(cast.values())).tests) if cast else (test,)
    return Odds(target.id, tests, remaining.p, wounds.p, wounds.at_least(health), source)


def _outcomes(
    test: TestOdds, per_mana: int, dice_after: Callable[[int], int | None]
) -> dict[tuple[int, int], float]:
    """How much mana failed dice swallow and how many dice the test brings, each with its chance."""
    dice, least, paid = test.dice.total, test.needed.total, test.paid_rerolls
    fail, plain, six = (least - 1) / 6, (6 - least) / 6, 1 / 6
    found: defaultdict[tuple[int, int], float] = defaultdict(float)
    for failed in range(dice + 1):
        for sixes in range(dice - failed + 1):
            rest = dice - failed - sixes
            ways = comb(dice, failed) * comb(dice - failed, sixes)
            chance = ways * fail**failed * six**sixes * plain**rest
            dist = pool_from_faces([1] * failed + [least] * rest + [6] * sixes, least, 0, paid)
            used = ceil(min(failed, paid) / per_mana)
            for successes, share in dist.as_pairs():
                brought = dice_after(successes)
                if brought is not None:
                    found[used, brought] += chance * share
    return found


def _cast_odds(
    state: State,
    attacker: Character,
    target: Character,
    weapon: WeaponCard,
    paid: int,
    spare: int,
    brought: int,
) -> Odds:
    """The attack once the test is made: the Focus token is gone, and so is the mana."""
    later = replace(attacker, focus=False, mana=max(0, attacker.mana - paid))
    state = replace(state, characters=state.characters | {attacker.id: later})
    facts = attack_facts(state, later, later if target is attacker else target, weapon)
    facts.mana_after = later.mana
    facts.change += brought
    return odds_of(state, facts, spare)
