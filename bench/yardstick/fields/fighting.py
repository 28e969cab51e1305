"""Combats: weapons, cards and zones, the actions of step 4, flight, wilds dice."""

from __future__ import annotations

from battlewright.games.fields.forecast import DEFEAT, outcome
from battlewright.games.fields.library import content_of
from battlewright.games.fields.model import effects
from battlewright.games.fields.model import options as o
from battlewright.games.fields.model.frames import Epic, Fighter, ZoneBoost
from battlewright.games.fields.model.ids import read_die_shift
from battlewright.games.fields.model.state import State
from battlewright.games.fields.model.words import ZONES
from battlewright.games.fields.rules.conditions import holds
from battlewright.games.fields.rules.counts import count
from battlewright.games.fields.rules.dice import WORTH as FACES
from battlewright.games.fields.rules.epic import WORTH, hp_left, parties
from battlewright.games.fields.rules.table import epic_under_way, hero_of, hit_points, wilds_under_way
from battlewright.games.fields.rules.wilds import foe_value
from battlewright.kernel.decisions import Decision
from battlewright.kernel.options import Option
from bench.yardstick.fields.evaluate import CARD

IDEAL = {"attack": 5.0, "defense": 3.5, "initiative": 2.0}  # what a good grid comes to
WEIGHT = {"": 1.0, "attack": 1.0, "defense": 0.9, "initiative": 0.45, "hp": 0.0}  # of a point in a zone
PER_ZONE = 1.4  # cards in a zone of a good grid


def _epic(state: State) -> Epic:
    frame = epic_under_way(state)
    assert frame is not None
    return frame


def weapon(state: State, seat: int, decision: Decision) -> list[float]:
    """Abilities that do more are better; instant ones are sure to be used."""
    hero = hero_of(state, seat)
    found = []
    for option in decision.options:
        assert isinstance(option, o.ChooseWeapon)
        energy = content_of(state).weapons[option.weapon].energy
        steps = [step for step in energy.do if holds(state, getattr(step, "when", ()), hero.id)]
        worth = sum(_gain(step) * _times(state, step, hero.id) for step in steps)
        found.append(worth + (0.2 if energy.instant else 0.0))
    return found


def _times(state: State, step: effects.Instruction, who: str) -> float:
    """How often an instruction counts, before the cards are played."""
    if not isinstance(step, effects.Boost) or not step.per:
        return 1.0
    return PER_ZONE if step.per.startswith("zone.") else float(count(state, step.per, who))


def _gain(step: effects.Instruction) -> float:
    """What an instruction is worth in a combat, in points of a total."""
    match step:
        case effects.Damage(who="enemy", amount=amount):
            return 1.3 * amount
        case effects.Boost(who="self", amount=amount, to=to):
            return WEIGHT[to] * amount
        case effects.Boost(amount=amount, to=to):
            return -WEIGHT[to] * amount
        case effects.Play(amount=amount):
            return 1.8 * amount
        case effects.Heal(amount=amount):
            return 0.8 * min(amount, 3)
        case effects.Flip(zone=zone) | effects.Remove(zone=zone):
            return 1.8 * WEIGHT[zone]
        case effects.Either(choices=choices):
            return max(sum(_gain(inner) for inner in steps) for steps in choices.values())
        case effects.Check(then=then, otherwise=otherwise):
            return 0.5 * sum(_gain(s) for s in then) + 0.5 * sum(_gain(s) for s in otherwise)
        case _:
            return 0.4


# --- step 3 ---------------------------------------------------------------------------------------


def card(state: State, seat: int, decision: Decision) -> list[float]:
    """A card goes where the grid lacks most; low ones are worth a Concentrate."""
    frame = _epic(state)
    side = next(
        (s for s in frame.sides if s.drawn and s.team == hero_of(state, seat).team), frame.sides[frame.turn]
    )
    sums = {zone: sum(WORTH.get(c.card, 0) for c in side.grid if c.zone == zone) for zone in ZONES}
    return [_play(side, sums, option) for option in decision.options]


def _play(side: Fighter, sums: dict[str, int], option: Option) -> float:
    if isinstance(option, o.Concentrate):
        return 0.9 if side.drawn and side.drawn[0] == "+1" and side.played < 4 else -0.5
    assert isinstance(option, o.PlayCard)
    if not option.zone:
        return 1.0
    value = WORTH[option.card]
    lack = IDEAL[option.zone] - sums[option.zone]
    fit = min(value, lack) if lack > 0 else 0.25 * value
    weight = {"attack": 1.0, "defense": 0.95, "initiative": 0.8}[option.zone]
    return value * 0.5 + weight * fit * 0.5


# --- step 4 ---------------------------------------------------------------------------------------


def step_four(state: State, seat: int, decision: Decision) -> list[float]:
    """Each action by what the round comes to after it; cards that are spent must bring something."""
    frame = _epic(state)
    team = hero_of(state, seat).team
    side = next((n for n, s in enumerate(frame.sides) if s.kind == "hero" and s.team == team), -1)
    if side < 0 or parties(frame)[frame.turn].fighter is None:
        return [0.05 if isinstance(option, o.Pass | o.Leave) else 0.0 for option in decision.options]
    now = outcome(state, frame, side)
    return [_after(state, frame, side, option, now) for option in decision.options]


def _after(state: State, frame: Epic, side: int, option: Option, now: float) -> float:
    """What an action changes, in victory points, less what it uses up."""
    prices = content_of(state).price
    match option:
        case o.UseEnergy():
            return 0.3 + _tried(state, frame, side, frame.sides[side].weapon, now)
        case o.UseTime():
            return _swapped(state, frame, side, option, now)
        case o.RemoveSoldiers():
            return _with_soldiers(state, frame, side, option, now)
        case o.Cast(spell=spell):
            effect = content_of(state).combat_effect(spell)
            return _tried(state, frame, side, effect, now) - 0.7 * CARD * prices(spell)
        case o.UseItem(card=item):
            return _tried(state, frame, side, item, now) - 0.7 * CARD * prices(item)
        case _:
            return 0.0


def _swapped(state: State, frame: Epic, side: int, option: o.UseTime, now: float) -> float:
    """Two cards change places and go back."""
    grid = frame.sides[side].grid
    one = next(c for c in grid if c.card == option.card and c.zone == option.zone)
    two = next(c for c in grid if c.card == option.other and c.zone == option.to)
    one.zone, two.zone = two.zone, one.zone
    gain = outcome(state, frame, side) - now
    one.zone, two.zone = two.zone, one.zone
    return 0.16 * gain - 0.01


def _with_soldiers(state: State, frame: Epic, side: int, option: o.RemoveSoldiers, now: float) -> float:
    """Soldiers stand on the zones and leave them again."""
    fighter = frame.sides[side]
    chosen = {"attack": option.attack, "defense": option.defense, "initiative": option.initiative}
    before = fighter.soldiers
    fighter.soldiers = [zone for zone, number in chosen.items() for _ in range(number)]
    gain = outcome(state, frame, side) - now
    used = len(fighter.soldiers)
    fighter.soldiers = before
    return 0.16 * gain - 0.09 * used


def _tried(state: State, frame: Epic, side: int, effect: str, now: float) -> float:
    """What an effect changes: boosts are tried, damage and the rest are reckoned."""
    content = content_of(state)
    one, two = frame.sides[side], frame.sides[1 - side]
    mine, theirs = list(one.boosts), list(two.boosts)
    direct = 0.0
    for step in content.programs[effect]:
        if not holds(state, getattr(step, "when", ()), one.id):
            continue
        match step:
            case effects.Boost(to=to, amount=amount, per=per, who=who):
                target = one if who == "self" else two
                times = count(state, per, one.id) if per else 1
                target.boosts = [*target.boosts, ZoneBoost(to or "attack", amount * times, effect, "round")]
            case effects.Damage(who="enemy", amount=amount):
                direct += amount + (DEFEAT if amount >= hp_left(state, two) else 0.0)
            case _:
                direct += 0.6 * _gain(step)
    for bonus in content.effect[effect].bonuses:
        target = one if bonus.whose == "self" else two
        target.boosts = [*target.boosts, ZoneBoost(bonus.to, bonus.amount, effect, "round")]
    gain = outcome(state, frame, side) - now + direct
    one.boosts, two.boosts = mine, theirs
    return 0.16 * gain


def excess(state: State, seat: int, decision: Decision) -> list[float]:
    """A die becomes a success where it is."""
    found = []
    for option in decision.options:
        assert isinstance(option, o.Choose)
        shift = read_die_shift(option.what)
        found.append((0.2 if shift.to == "attack" else 0.1) + (0.1 if shift.source != "attack" else 0.0))
    return found


# --- flight ---------------------------------------------------------------------------------------


def flight(state: State, seat: int, decision: Decision) -> list[float]:
    """A hero near its end flees from an enemy that is not."""
    frame = _epic(state)
    mine, theirs = hp_left(state, frame.sides[0]), hp_left(state, frame.sides[1])
    fleeing = 0.4 if mine <= 2 and theirs > mine else -0.4
    return [fleeing if isinstance(option, o.Flee) else 0.0 for option in decision.options]


# --- wilds dice -----------------------------------------------------------------------------------


def reroll(state: State, seat: int, decision: Decision) -> list[float]:
    """Blanks come along, successes stay."""
    found = []
    for option in decision.options:
        if isinstance(option, o.Reroll):
            found.append(0.5 + sum(0.75 - FACES[face] for face in option.faces))
        else:
            found.append(0.0)
    return found


def assignment(state: State, seat: int, decision: Decision) -> list[float]:
    """Beat the enemy if the hero stands it."""
    frame = wilds_under_way(state)
    assert frame is not None
    hero = state.heroes[frame.hero]
    left = hit_points(state, hero)
    hp, attack = foe_value(state, frame, "hp"), foe_value(state, frame, "attack")
    found = []
    for option in decision.options:
        assert isinstance(option, o.Assign)
        hurt = max(0, attack - sum(option.attack))
        worth = 0.6 if sum(option.hp) >= hp else 0.0
        found.append(worth - 0.16 * hurt - (2.0 if hurt >= left else 0.0))
    return found


def spread(state: State, seat: int, decision: Decision) -> list[float]:
    """Soldiers take the damage first, then the healthiest hero."""
    found = []
    for option in decision.options:
        assert isinstance(option, o.Spread)
        hero = state.heroes.get(option.to)
        found.append(0.5 if hero is None else 0.05 * hit_points(state, hero))
    return found
