"""Every number as a tally with its reasons: dice, scope, costs, range, speed (BG-TEST, BG-SCOPE, BG-ACT).

Rules of the book add their modifiers here, each a line with its id; cards add theirs through
`standing.py`. Scope is kept as the result a die needs: an increase of the scope lowers it.
"""

from __future__ import annotations

from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model.cards import Skill, Travel, WeaponCard
from battlewright.games.battleground.model.frames import Turn
from battlewright.games.battleground.model.ids import read_word
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.marks import in_difficult
from battlewright.games.battleground.rules.standing import bounded, effects_on, grant, limits, modifiers
from battlewright.games.battleground.rules.table import card_of, kind_of, turn_kind
from battlewright.kernel.tally import Limit, Modifier, Tally

NO_FEWER_THAN_NONE = Limit("BG-TEST-04", least=0)
SIX_SUCCEEDS_ONE_FAILS = Limit("BG-SCOPE-04", least=2, most=6)
MOST_REROLL_MANA = 5  # BG-TEST-09
# BG-MELEE-04, BG-RANGED-05, BG-SPELL-03
STAT_OF = {"melee": "strength", "ranged": "perception", "spell": "power", "heavy": "perception"}
DEFENCE_OF = {"melee": "toughness", "ranged": "toughness", "spell": "mind", "heavy": "toughness"}
EXTRA_NEEDED = 5  # BG-TEST-13


def dice(state: State, facts: Facts, instead: int | None = None) -> Tally:
    """BG-TEST-03, BG-TEST-04, BG-TEST-17: the tested stat and everything that changes the number of dice.

    `instead` of the stat a card may name another number (Electronic Power Sword).
    """
    base = int(getattr(card_of(state, facts.who), facts.stat)) if instead is None else instead
    found = bounded(state, facts.stat, facts, base) if instead is None else []
    if facts.change:
        found.append(Modifier(facts.change, facts.source or "BG-TEST-04"))
    if facts.kind == "attack" and facts.weapon is not None:
        if facts.weapon.dice:
            found.append(Modifier(facts.weapon.dice, "BG-ATK-05"))
        found.extend(_boosted(facts, "attack.dice"))
    number = f"{facts.kind}.dice"
    found.extend(modifiers(state, number, facts))
    if facts.tests:  # an attack test that counts as a skill test, too
        found.extend(modifiers(state, "skill.dice", facts))
    bounds = (*limits(state, number, facts), NO_FEWER_THAN_NONE)
    return Tally(base, tuple(found), bounds, "BG-TEST-03")


def _boosted(facts: Facts, number: str) -> list[Modifier]:
    """What was bought before the attack (Boost)."""
    weapon = facts.weapon
    if weapon is None:
        return []
    return [
        Modifier(boost.amount * facts.boosts[boost.id], weapon.id)
        for boost in weapon.boosts
        if boost.to == number and facts.boosts.get(boost.id)
    ]


def needed(state: State, facts: Facts) -> Tally:
    """BG-SCOPE-03: 4, less every increase and more every decrease of the scope, unless a card fixes it.

    An increase of the scope lowers what a die must show, a decrease raises it (BG-SCOPE-02).
    """
    found: list[Modifier] = []
    if facts.kind == "attack" and grant(state, "fixed_scope", facts, facts.who):
        return Tally(4, (), (SIX_SUCCEEDS_ONE_FAILS,), "BG-SCOPE-01")
    if facts.focused:
        found.append(Modifier(-1, "BG-FOCUS-05"))
    found.extend(_turn_scope(state, facts))
    if facts.kind == "attack":
        found.extend(_attack_scope(facts))
    found.extend(Modifier(-m.amount, m.source) for m in modifiers(state, f"{facts.kind}.scope", facts))
    if facts.tests:
        found.extend(Modifier(-m.amount, m.source) for m in modifiers(state, "skill.scope", facts))
    return Tally(4, tuple(found), (SIX_SUCCEEDS_ONE_FAILS,), "BG-SCOPE-01")


def extra_needed(state: State, facts: Facts) -> int:
    """BG-TEST-13: what an extra die must show; 0 where a card keeps the dice from exploding."""
    other = facts.other
    if facts.kind != "defence" and other is not None and grant(state, "no_explosions", facts, other):
        return 0
    better = sum(m.amount for m in modifiers(state, "extra.scope", facts))
    return max(2, min(6, EXTRA_NEEDED - better))


def _turn_scope(state: State, facts: Facts) -> list[Modifier]:
    """BG-INT-09, BG-AOO-06: worse in an interruption, better in an attack of opportunity."""
    if facts.turn == "opportunity":
        return [Modifier(-1, "BG-AOO-06")] if facts.kind == "attack" else []
    if facts.turn == "overwatch" and not grant(state, "no_interruption_penalty", facts, facts.who):
        return [Modifier(+1, "BG-INT-09")]
    return []


def _attack_scope(facts: Facts) -> list[Modifier]:
    """BG-SCOPE-05, BG-COVER-01: flank, cover (once) and shooting into a melee."""
    found = []
    if facts.behind:
        found.append(Modifier(-1, "BG-FLANK-01"))
    if facts.cover:
        found.append(Modifier(+1, facts.cover))
    if facts.shot_into_melee:
        found.append(Modifier(+1, "BG-SCOPE-06"))
    return found


def free_rerolls(state: State, facts: Facts) -> int:
    """BG-TEST-08: how many dice may be rolled again for free."""
    return sum(m.amount for m in modifiers(state, "rerolls.free", facts))


def rerolls_per_mana(state: State, facts: Facts) -> int:
    """BG-TEST-09: one die for each mana, or more where a card says so."""
    return 1 + sum(m.amount for m in modifiers(state, "rerolls.per_mana", facts))


# --- costs ----------------------------------------------------------------------------------------


def cost_facts(state: State, turn: Turn, weapon: WeaponCard | None = None) -> Facts:
    """Facts for a cost question of the acting character."""
    who = state.characters[turn.character]
    moved = turn.last == "move"
    return Facts(kind="cost", who=who, weapon=weapon, turn=kind_of(turn), after_move=moved)


def action_cost(state: State, turn: Turn, action: str) -> Tally:
    """BG-ACT-04: Focus, Move and Overwatch cost 1 AP more with each use in this activation.

    Every activation and every interruption begins with no uses (BG-ACT-07, BG-INT-05).
    """
    found = [Modifier(uses, "BG-ACT-04")] if (uses := turn.uses.get(action, 0)) else []
    if action != "overwatch":
        found += bounded(state, f"cost.{action}", cost_facts(state, turn), 1 + uses)
    return Tally(1, tuple(found), (Limit("BG-ACT-04", least=0),), "BG-ACT-04")


def attack_cost(state: State, turn: Turn, weapon: WeaponCard) -> Tally:
    """BG-ATK-03, BG-ACT-06: attacks cost 1 AP more with each earlier attack of the same weapon type."""
    found = [Modifier(uses, "BG-ATK-03")] if (uses := turn.uses.get(weapon.type, 0)) else []
    found += bounded(state, "cost.attack", cost_facts(state, turn, weapon), 1 + uses)
    return Tally(1, tuple(found), (Limit("BG-ATK-03", least=0),), "BG-ATK-03")


def skill_cost(state: State, turn: Turn, skill: Skill) -> Tally:
    """BG-ACT-05: what is printed; it never escalates."""
    found = bounded(state, "cost.skill", cost_facts(state, turn), skill.ap)
    return Tally(skill.ap, tuple(found), (Limit("BG-ACT-05", least=0),), skill.id)


def skill_mana(state: State, actor: Character, skill: Skill) -> Tally:
    """BG-SKILL-02: the mana a skill costs at least, with what changes it."""
    found = bounded(state, "cost.skill_mana", Facts(kind="cost", who=actor), skill.mana)
    return Tally(skill.mana, tuple(found), (Limit("BG-ACT-05", least=0),), skill.id)


def mana_cost(
    state: State, attacker: Character, weapon: WeaponCard, change: int = 0, source: str = ""
) -> Tally:
    """BG-SPELL-04, BGF-WAND-02: the base mana cost; extra costs of a spell come on top elsewhere."""
    facts = Facts(kind="cost", who=attacker, weapon=weapon)
    found = bounded(state, "cost.mana", facts, weapon.mana)
    if change:
        found.append(Modifier(change, source or "BGF-WAND-02"))
    return Tally(weapon.mana, tuple(found), (Limit("BG-SPELL-04", least=0),), weapon.id)


def weapon_range(state: State, attacker: Character, weapon: WeaponCard, boosts: dict[str, int]) -> Tally:
    """BG-RANGED-06: the printed range and what changes it; of a melee weapon, how far it reaches."""
    facts = Facts(kind="attack", who=attacker, weapon=weapon, boosts=boosts)
    found = (*modifiers(state, "range", facts), *_boosted(facts, "range"))
    return Tally(weapon.range, found, tuple(limits(state, "range", facts)) if found else ())


def stat_value(state: State, character: Character, stat: str) -> int:
    """A stat as it stands now, outside any test."""
    base = int(getattr(card_of(state, character), stat))
    return base + sum(m.amount for m in bounded(state, stat, Facts(who=character), base))


def area_radius(weapon: WeaponCard, boosts: dict[str, int]) -> int:
    """BG-AREA-03: how many hexes around the initial target an area attack reaches."""
    extra = sum(b.amount * boosts.get(b.id, 0) for b in weapon.boosts if b.to == "area")
    return weapon.area + extra


def speed(
    state: State,
    character: Character,
    *,
    focused: bool,
    change: int = 0,
    source: str = "",
    on_foot: bool = True,
) -> Tally:
    """BG-MOVE-01, BG-MOVE-02, BG-MOVE-09: one of the two speed values, with everything that changes both.

    A jump or teleport is not made on foot: difficult terrain does not slow it (BG-MOVEFX-06, 10).

    Slow and difficult terrain never add up (BG-BUFF-08).
    """
    card = card_of(state, character)
    base = card.speed[1] if focused else card.speed[0]
    facts = Facts(kind="moment", who=character, turn=turn_kind(state, character))
    found = modifiers(state, "speed", facts)
    found += modifiers(state, "speed.focused" if focused else "speed.normal", facts)
    if on_foot and character.at and in_difficult(state, character):
        found = [m for m in found if m.source != "slow"]  # BG-BUFF-08: the two never add up
        found.append(Modifier(-2, "BG-MOVE-09"))
    if change:
        found.append(Modifier(change, source or "BG-MOVE-02"))
    return Tally(base, tuple(found), (Limit("BG-MOVE-02", least=0),), "BG-MOVE-01")


def travel_speed(
    state: State, character: Character, step: Travel, source: str, *, focused: bool = False
) -> Tally:
    """BG-FREE-03, BG-FOCUS-03: the points of a free movement at one of the speeds of the one who moves."""
    on_foot = step.how not in ("jump", "teleport")
    return speed(state, character, focused=focused, change=step.speed or 0, source=source, on_foot=on_foot)


def wounds_caused(state: State, facts: Facts, amount: int) -> Tally:
    """The wounds of an attack, changed by effects on the attacker."""
    found = modifiers(state, "wounds", facts)
    return Tally(amount, tuple(found), tuple(limits(state, "wounds", facts)))


def shares_mana_with(state: State, lender: Character, borrower: Character) -> int:
    """The distance within which a lender's mana may be spent by an ally (Shared Power), or 0."""
    table = content_of(state).grants
    for effect in effects_on(state, lender):
        for given in table.get(effect, {}).get("shares_mana", ()):
            return read_word(given.what).number
    return 0
