"""Wilds combat in questions: dice, the ways to assign them, what they come to (FE-WILD)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from battlewright.games.fields.library import content_of
from battlewright.games.fields.model.frames import Wilds
from battlewright.games.fields.model.options import Assign
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.rules.standing import has_grant, modifiers, tally, value
from battlewright.games.fields.rules.table import FOE, card_of
from battlewright.kernel.denial import Denial
from battlewright.kernel.tally import Tally


def wilds_dice(state: State, hero: Hero) -> Tally:
    """FE-WILD-03: as many dice as the hero's Body."""
    return tally(state, "body", hero.id, card_of(state, hero).body, "FE-WILD-03")


def foe_value(state: State, frame: Wilds, what: str) -> int:
    """FE-WILD-02: a value of the enemy, with its own ability and what the hero's cards do to it."""
    printed = getattr(frame, what)
    own = sum(m.amount for m in modifiers(state, what, FOE)) if what != "hp" else 0
    boosts = sum(boost.amount for boost in frame.boosts if boost.value == what)
    return max(0, value(state, f"foe.{what}", frame.hero, printed + own + boosts))


def spread(ones: int, twos: int, defense: int, hp: int, attack: int) -> list[Assign]:
    """FE-WILD-05 to FE-WILD-08: assignments that differ in what they come to; none worse in both is offered.

    What counts is whether the enemy falls (its damage is not kept, FE-WILD-14) and how many HP the hero
    loses. Each assignment names dice by what they are worth.
    """
    return list(_spread(ones, twos, defense, hp, attack))


@lru_cache(maxsize=20_000)
def _spread(ones: int, twos: int, defense: int, hp: int, attack: int) -> tuple[Assign, ...]:
    best: dict[tuple[bool, int], Assign] = {}
    for kill in (True, False):
        found = _cheapest(ones, twos, defense, hp, attack) if kill else _block(ones, twos, attack)
        if found is not None:
            best[kill, max(0, attack - sum(found.attack))] = found
    killed = [hurt for kill, hurt in best if kill]
    return tuple(way for (kill, hurt), way in best.items() if kill or not killed or hurt < min(killed))


def _block(ones: int, twos: int, attack: int) -> Assign:
    """All effort against the enemy's attack, with as few dice as it takes."""
    best: tuple[int, int, Assign] | None = None
    for t in range(min(twos, (attack + 1) // 2) + 1):
        u = min(ones, max(0, attack - 2 * t))
        key = (min(attack, 2 * t + u), -t - u)
        if best is None or key > best[:2]:
            best = (*key, Assign((), (), (2,) * t + (1,) * u))
    assert best is not None
    return best[2]


def _cheapest(ones: int, twos: int, defense: int, hp: int, attack: int) -> Assign | None:
    """The way to beat the enemy that leaves most against its attack; None if it cannot be beaten."""
    best: tuple[int, Assign] | None = None
    for d2 in range(min(twos, (defense + 1) // 2) + 1):
        d1 = max(0, defense - 2 * d2)
        if d1 > ones:
            continue
        for h2 in range(min(twos - d2, (hp + 1) // 2) + 1):
            h1 = max(0, hp - 2 * h2)
            if h1 > ones - d1:
                continue
            rest = _block(ones - d1 - h1, twos - d2 - h2, attack)
            blocked = min(attack, sum(rest.attack))
            if best is None or blocked > best[0]:
                way = Assign((2,) * d2 + (1,) * d1, (2,) * h2 + (1,) * h1, rest.attack)
                best = (blocked, way)
    return best[1] if best is not None else None


def worths(state: State, frame: Wilds) -> tuple[int, int]:
    """FE-WILD-08: single and double successes to assign; doubles are split where a card allows it."""
    ones, twos = frame.dice.count("success"), frame.dice.count("double")
    return (ones + 2 * twos, 0) if has_grant(state, "splits", frame.hero) else (ones, twos)


def assignments(state: State, frame: Wilds) -> list[Assign]:
    """The ways to assign the dice that were rolled."""
    ones, twos = worths(state, frame)
    hero = frame.hero
    defense, hp, attack = (foe_value(state, frame, what) for what in ("defense", "hp", "attack"))
    if has_grant(state, "sure_assignment", hero):
        defense = 0
    return spread(ones, twos, defense, hp, attack)


def assignment_denial(dice: Sequence[int], option: Assign, defense: int) -> Denial | None:
    """FE-WILD-05, FE-WILD-06, FE-WILD-08: dice that were rolled, none divided, defense before hit points."""
    used = sorted((*option.defense, *option.hp, *option.attack))
    left = list(dice)
    for die in used:
        if die not in left:
            return Denial("FE-WILD-08", {"dice": list(dice), "die": die})
        left.remove(die)
    if option.hp and sum(option.defense) < defense:
        return Denial("FE-WILD-06", {"defense": defense, "assigned": sum(option.defense)})
    return None


def recruit_price(state: State, hero: Hero, card: str) -> int:
    """FE-WILDS-06: what an own ally costs."""
    return value(state, "cost.recruit", hero.id, content_of(state).allies[card].cost)
