"""What attacks are worth: expected losses of the one side and the other, in points."""

from __future__ import annotations

from functools import lru_cache

from battlewright.games.heroscape.model.cards import SpecialAttack
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.odds import SHIELD, SKULL, pool
from battlewright.games.heroscape.rules.attack import far
from battlewright.games.heroscape.rules.numbers import (
    attack_tally,
    defence_tally,
    life_of,
    origin_of,
    special_dice,
)
from battlewright.games.heroscape.rules.table import friends, points_of, unit
from battlewright.kernel.odds import Odds
from bench.yardstick.heroscape.evaluate import figure_worth

WOUNDED = 0.6  # of its worth a figure loses with its last life but one, as `evaluate` has it


@lru_cache(maxsize=8_192)
def expected_share(attack: int, defence: int, life: int, left: int) -> float:
    """The share of a figure's points that an attack takes on average."""
    skulls, shields = pool(attack, SKULL), pool(defence, SHIELD)
    total = 0.0
    for hits, one in skulls.items():
        for held, two in shields.items():
            total += one * two * lost_share(life, left, max(0, hits - held))
    return total


def lost_share(life: int, left: int, wounds: int) -> float:
    """The share of its points that so many more wounds take from a figure with some life left."""
    if wounds >= left:
        return 1.0 - WOUNDED * (life - left) / life
    return WOUNDED * wounds / life


def share_points(state: State, figure: Figure) -> float:
    """The points one figure stands for."""
    return points_of(state, figure.unit) / unit(state, figure).card.figures


def odds_gain(state: State, seat: int, odds: list[Odds]) -> float:
    """What the odds of an option come to for a seat: losses of the others minus those of the own side."""
    total = 0.0
    for entry in odds:
        figure = state.figures.get(entry.target)
        if figure is None:
            continue
        life = life_of(state, figure)
        left = life - figure.wounds
        lost = sum(chance * lost_share(life, left, n) for n, chance in enumerate(entry.wounds))
        if not entry.wounds and entry.knock_out:
            lost = entry.knock_out
        value = lost * share_points(state, figure)
        total += -value if friends(state, seat, figure.seat) else value
    return total


def strike_gain(state: State, attacker: Figure, target: Figure) -> float:
    """What a normal attack takes from a target on average."""
    dice = attack_tally(state, attacker, target).total
    defence = defence_tally(state, target, origin_of(state, attacker, target), "normal", attacker).total
    return _gain(state, target, dice, defence)


def special_gain(state: State, attacker: Figure, target: Figure, power: str, special: SpecialAttack) -> float:
    """What a special attack takes from its target on average; more attacks count as often."""
    dice = special_dice(state, attacker, target, special, power).total
    origin = origin_of(state, attacker, target)
    defence = defence_tally(state, target, origin, "special", attacker, special).total
    return _gain(state, target, dice, defence)


def _gain(state: State, target: Figure, dice: int, defence: int) -> float:
    life = life_of(state, target)
    share = expected_share(min(dice, 12), min(defence, 12), life, life - target.wounds)
    return share * share_points(state, target)


def rough_gain(state: State, attacker: Figure, target: Figure) -> float:
    """The same by the printed numbers alone."""
    mine, theirs = unit(state, attacker).card, unit(state, target).card
    dice = max([mine.attack, *(special.dice for special in unit(state, attacker).specials.values())])
    return _gain(state, target, dice, theirs.defence)


def reach_of(state: State, figure: Figure) -> int:
    """How far a figure attacks by its printed numbers."""
    found = unit(state, figure)
    return max([found.card.range, *(special.range for special in found.specials.values())])


def apart(state: State, a: Figure, b: Figure) -> int:
    """How far two figures are from each other."""
    return far(state, a, b)


def worth(state: State, figure: Figure) -> float:
    """What a figure is worth now."""
    return figure_worth(state, figure)
