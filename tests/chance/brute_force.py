"""The same odds found the long way, by going through every roll; slow, and sharing no code with the package.

Extra dice are followed for `DEPTH` explosions in a row. What lies beyond weighs less than 6 ** -DEPTH for
each chain, and tests allow for it.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product

DEPTH = 10
FACES = range(1, 7)

Odds = dict[int, float]
Roll = tuple[tuple[int, ...], float]


def all_rolls(dice: int) -> Iterator[Roll]:
    """Every roll of the dice, each with its chance."""
    for faces in product(FACES, repeat=dice):
        yield faces, 6.0**-dice


@lru_cache(maxsize=64)
def chain(extra_needed: int, depth: int = DEPTH) -> tuple[tuple[int, bool, float], ...]:
    """What one exploding die brings: successes, whether a 1 was among the extra dice, and the chance."""
    if depth == 0:
        return ((0, False, 1.0),)
    found: dict[tuple[int, bool], float] = {}
    for face in FACES:
        follow = chain(extra_needed, depth - 1) if face == 6 else ((0, False, 1.0),)
        for successes, one, chance in follow:
            key = successes + (face >= extra_needed), one or face == 1
            found[key] = found.get(key, 0.0) + chance / 6
    return tuple((successes, one, chance) for (successes, one), chance in found.items())


def reroll(faces: tuple[int, ...], chosen: Iterable[int]) -> Iterator[Roll]:
    """Every way in which the dice at the chosen places may come to lie."""
    places = list(chosen)
    for fresh, chance in all_rolls(len(places)):
        new = list(faces)
        for place, face in zip(places, fresh, strict=True):
            new[place] = face
        yield tuple(new), chance


def failures(faces: tuple[int, ...], needed: int, allowed: int) -> list[int]:
    """The places of the failures to reroll, lowest faces first."""
    failed = [place for place, face in enumerate(faces) if face < needed]
    return sorted(failed, key=lambda place: faces[place])[:allowed]


def gathered(rolls: Iterable[Roll]) -> list[Roll]:
    """The same rolls with their dice in order, each different one once."""
    chances: dict[tuple[int, ...], float] = {}
    for faces, chance in rolls:
        key = tuple(sorted(faces))
        chances[key] = chances.get(key, 0.0) + chance
    return list(chances.items())


def final_rolls(rolls: Iterable[Roll], needed: int, rerolls: tuple[int, ...]) -> list[Roll]:
    """Every way in which the dice may lie after the rerolls."""
    lying = gathered(rolls)
    for allowed in rerolls:
        lying = gathered(
            (after, chance * share)
            for faces, chance in lying
            for after, share in reroll(faces, failures(faces, needed, allowed))
        )
    return lying


def explode(faces: tuple[int, ...], needed: int, extra_needed: int, ones_cancel: bool) -> Odds:
    """The odds of the successes once the dice lie for good."""
    outcomes = {(sum(face >= needed for face in faces), 1 in faces): 1.0}
    for _ in range(faces.count(6)):
        following: dict[tuple[int, bool], float] = {}
        for (successes, one), chance in outcomes.items():
            for more, another, share in chain(extra_needed):
                key = successes + more, one or another
                following[key] = following.get(key, 0.0) + chance * share
        outcomes = following
    odds: Odds = {}
    for (successes, one), chance in outcomes.items():
        counted = 0 if one and ones_cancel else successes
        odds[counted] = odds.get(counted, 0.0) + chance
    return odds


def pool_odds(
    rolls: Iterable[Roll],
    needed: int,
    rerolls: tuple[int, ...] = (),
    extra_needed: int = 5,
    ones_cancel: bool = False,
) -> Odds:
    """The odds of the successes of an exploding pool, given how the first roll may lie."""
    odds: Odds = {}
    for faces, chance in final_rolls(rolls, needed, rerolls):
        for successes, share in explode(faces, needed, extra_needed, ones_cancel).items():
            odds[successes] = odds.get(successes, 0.0) + chance * share
    return odds
