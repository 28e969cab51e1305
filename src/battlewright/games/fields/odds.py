"""Exact odds by formula: wilds dice with their rerolls, and epic combats as far as a seat knows.

Everything else is played out (`foresight.py`). Wilds dice: reroll faces are rolled again, each with a blank
while there is one, until none is left; that is what pays most. They may be rolled again without end, so that
playing them out would be slow and never quite exact.

Epic combat: face-down cards of the other side are any of its simple cards that were not seen, all equally
likely. While cards are still laid (step 3), those to come are simple cards of their deck, too, half of them
in attack and a quarter each in defense and initiative. What step 4 brings is left out of account, and so
are cards to come with Dice of Power. `tests/games/fields/test_odds.py` compares the formula with the engine
where the cards lie open, and counts by hand what one card to come changes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import factorial
from typing import NamedTuple

from battlewright.games.fields.library import content_of
from battlewright.games.fields.model.frames import Epic, Fighter
from battlewright.games.fields.model.state import UNKNOWN, State
from battlewright.games.fields.rules.epic import (
    WORTH,
    cards_to_play,
    flat_bonus,
    hp_left,
    name_of,
    surprise,
    total,
    zone_dice,
)
from battlewright.games.fields.rules.standing import modifiers
from battlewright.games.fields.rules.table import is_on

Faces = tuple[int, int, int, int]  # blank, success, double, reroll
Rolled = dict[tuple[int, int], float]  # (successes, doubles) -> chance
Chances = dict[int, float]
LEAST = 1e-13
SIMPLE = ("+1", "+2", "+3")
ZONE_OF = {"attack": 0, "defense": 1, "initiative": 2}
SHARES = {"attack": 0.5, "defense": 0.25, "initiative": 0.25}  # where cards still to be laid are taken to go


# --- wilds dice -----------------------------------------------------------------------------------


def die_of(state: State) -> Faces:
    """How many sides show each face."""
    die = Counter(content_of(state).box.wilds_die)
    return die["blank"], die["success"], die["double"], die["reroll"]


@lru_cache(maxsize=4096)
def _thrown(dice: int, die: Faces) -> tuple[tuple[Faces, float], ...]:
    """What so many dice may show, and how likely it is."""
    sides = sum(die)
    found = []
    for b in range(dice + 1):
        for s in range(dice - b + 1):
            for d in range(dice - b - s + 1):
                r = dice - b - s - d
                ways = factorial(dice) // (factorial(b) * factorial(s) * factorial(d) * factorial(r))
                chance = ways * die[0] ** b * die[1] ** s * die[2] ** d * die[3] ** r / sides**dice
                if chance:
                    found.append(((b, s, d, r), chance))
    return tuple(found)


def settle(open_: dict[Faces, float], die: Faces) -> Rolled:
    """FE-WILD-04: from dice on the table to the end of all rerolls: chances of (successes, doubles)."""
    ended: Rolled = {}
    while open_:
        later: dict[Faces, float] = {}
        for (b, s, d, r), weight in open_.items():
            if not r:
                ended[s, d] = ended.get((s, d), 0.0) + weight
                continue
            along = min(r, b)
            for (nb, ns, nd, nr), chance in _thrown(r + along, die):
                faces = (b - along + nb, s + ns, d + nd, nr)
                later[faces] = later.get(faces, 0.0) + weight * chance
        open_ = {faces: weight for faces, weight in later.items() if weight > LEAST}
    whole = sum(ended.values())
    return {key: weight / whole for key, weight in ended.items()}


@lru_cache(maxsize=256)
def rolled(dice: int, die: Faces) -> tuple[tuple[tuple[int, int], float], ...]:
    """A fresh roll of so many dice with all rerolls."""
    return tuple(settle(dict(_thrown(dice, die)), die).items())


def successes_of(dice: int, die: Faces) -> Chances:
    """The chances of 0, 1, 2 … successes."""
    found: Chances = {}
    for (s, d), chance in rolled(dice, die):
        found[s + 2 * d] = found.get(s + 2 * d, 0.0) + chance
    return found


def after_reroll(faces: Sequence[str], companions: Sequence[str], die: Faces) -> Rolled:
    """The dice on the table, these rolled again now, later ones as usual."""
    count = Counter(faces)
    again = count["reroll"] + len(companions)
    kept = count - Counter({"reroll": count["reroll"]}) - Counter(companions)
    start = {
        (kept["blank"] + b, kept["success"] + s, kept["double"] + d, r): chance
        for (b, s, d, r), chance in _thrown(again, die)
    }
    return settle(start, die)


# --- epic combat ----------------------------------------------------------------------------------


def hidden_cards(state: State, fighter: Fighter) -> Iterator[tuple[tuple[str, ...], float]]:
    """The simple cards that could lie face down on a grid, in the order of the grid, with their chances."""
    number = sum(1 for card in fighter.grid if card.card == UNKNOWN)
    seen = Counter(card.card for card in fighter.grid) + Counter(fighter.spent)
    seen += Counter(fighter.drawn) + Counter(fighter.beside)
    held = Counter(state.teams[fighter.team].cards) if fighter.kind == "hero" else Counter()
    pool = {kind: max(0, held[kind] - seen[kind]) for kind in SIMPLE}
    yield from _assigned(number, tuple(pool.items()))


def _assigned(number: int, pool: tuple[tuple[str, int], ...]) -> Iterator[tuple[tuple[str, ...], float]]:
    left = sum(count for _, count in pool)
    if not number or not left:
        yield (), 1.0
        return
    for kind, count in pool:
        if count:
            rest = tuple((k, c - 1 if k == kind else c) for k, c in pool)
            for others, chance in _assigned(number - 1, rest):
                yield (kind, *others), chance * count / left


def epic_result(state: State, frame: Epic, side: int) -> tuple[Chances, Chances, float, float]:
    """HP the other side loses and this side loses in this combat round, and the chances that either falls.

    Hidden cards are tried on the grid and initiatives in the totals: the state is a copy of the caller's.
    """
    dealt: Chances = {}
    taken: Chances = {}
    falls = [0.0, 0.0]
    other = frame.sides[1 - side]
    hidden = [card for card in other.grid if card.card == UNKNOWN]
    own_down = [card for card in frame.sides[side].grid if not card.up and card.card != UNKNOWN]
    for card in own_down:
        card.up = True
    for kinds, chance in hidden_cards(state, other):
        for card, kind in zip(hidden, kinds, strict=False):
            card.card, card.up = kind, True
        for mine, theirs, weight in _round(state, frame, side):
            dealt[theirs] = dealt.get(theirs, 0.0) + chance * weight
            taken[mine] = taken.get(mine, 0.0) + chance * weight
            falls[0] += chance * weight if theirs >= hp_left(state, other) else 0.0
            falls[1] += chance * weight if mine >= hp_left(state, frame.sides[side]) else 0.0
    for card in hidden:
        card.card, card.up = UNKNOWN, False
    for card in own_down:
        card.up = False
    return dealt, taken, falls[0], falls[1]


Points = tuple[int, int, int]  # more attack, defense, initiative
Pool = tuple[int, ...]  # how many of each simple card


def cards_left(state: State, frame: Epic, laid: int, side: int) -> tuple[int, int]:
    """FE-EPIC-12: how many cards either side has still to lay after this side lays one that counts."""
    left = [
        cards_to_play(state, fighter) - fighter.played if fighter.kind == "hero" else 0
        for fighter in frame.sides
    ]
    left[side] -= laid
    return max(0, left[0]), max(0, left[1])


def epic_ahead(
    state: State, frame: Epic, side: int, left: tuple[int, int]
) -> tuple[Chances, Chances, float, float]:
    """What `epic_result` tells, with the cards that both sides have still to lay."""
    own_down = [card for card in frame.sides[side].grid if not card.up and card.card != UNKNOWN]
    for card in own_down:
        card.up = True
    base = [{zone: total(state, frame, n, zone).total for zone in ZONE_OF} for n in (side, 1 - side)]
    extra = [_to_the_blow(state, frame, n) for n in (side, 1 - side)]
    ranks = _Ranks(state, frame, side, base)
    gaps: dict[tuple[int, int, Rank], float] = {}
    theirs = laid_later(state, frame.sides[1 - side], left[1 - side])
    for (a, d, i), p in laid_later(state, frame.sides[side], left[side]).items():
        for (b, e, j), q in theirs.items():
            key = (a - e, b - d, ranks.of(i, j))
            gaps[key] = gaps.get(key, 0.0) + p * q
    for card in own_down:
        card.up = False
    hp = [hp_left(state, frame.sides[n]) for n in (side, 1 - side)]
    dealt: Chances = {}
    taken: Chances = {}
    falls = [0.0, 0.0]
    for (mine, other, rank), chance in gaps.items():
        one = mine + base[0]["attack"] - base[1]["defense"]
        two = other + base[1]["attack"] - base[0]["defense"]
        strikes = [{_hurt(one, extra[0]): 1.0}, {_hurt(two, extra[1]): 1.0}]
        for lost, harm, weight in _blows(strikes, hp, [rank.lost, rank.taken], rank.first, chance):
            dealt[harm] = dealt.get(harm, 0.0) + weight
            taken[lost] = taken.get(lost, 0.0) + weight
            falls[0] += weight if harm >= hp[1] else 0.0
            falls[1] += weight if lost >= hp[0] else 0.0
    return dealt, taken, falls[0], falls[1]


def laid_later(state: State, fighter: Fighter, number: int) -> dict[Points, float]:
    """What hidden cards of a side and those it lays later add to its zones, with chances."""
    if fighter.kind != "hero":
        return {(0, 0, 0): 1.0}
    zones = tuple(card.zone for card in fighter.grid if card.card == UNKNOWN)
    seen = Counter(card.card for card in fighter.grid) + Counter(fighter.spent)
    seen += Counter(fighter.drawn) + Counter(fighter.beside)
    held = Counter(state.teams[fighter.team].cards)
    return _added(zones + ("",) * number, tuple(max(0, held[kind] - seen[kind]) for kind in SIMPLE))


@lru_cache(maxsize=256)
def _added(zones: tuple[str, ...], pool: Pool) -> dict[Points, float]:
    """Cards drawn from a pool, one for each of these zones; no name: for any."""
    found: dict[tuple[Points, Pool], float] = {((0, 0, 0), pool): 1.0}
    for zone in zones:
        after: dict[tuple[Points, Pool], float] = {}
        shares = {zone: 1.0} if zone else SHARES
        for (points, left), chance in found.items():
            whole = sum(left)
            for n, count in enumerate(left):
                if not count:
                    continue
                rest = (*left[:n], count - 1, *left[n + 1 :])
                for where, share in shares.items():
                    key = (_more(points, where, WORTH[SIMPLE[n]]), rest)
                    after[key] = after.get(key, 0.0) + chance * share * count / whole
        found = after or found
    sums: dict[Points, float] = {}
    for (points, _), chance in found.items():
        sums[points] = sums.get(points, 0.0) + chance
    return sums


def _more(points: Points, zone: str, worth: int) -> Points:
    a, d, i = points
    return (
        (a + worth, d, i)
        if zone == "attack"
        else (a, d + worth, i)
        if zone == "defense"
        else (a, d, i + worth)
    )


class Rank(NamedTuple):
    """Who is quicker (0: this side), and what being surprised costs this side and the other."""

    first: int
    lost: int
    taken: int


class _Ranks:
    """FE-EPIC-37: the order of blows for initiatives that have grown by so much; each worked out once."""

    def __init__(self, state: State, frame: Epic, side: int, base: list[dict[str, int]]) -> None:
        self._where = state, frame, side
        self._start = base[0]["initiative"], base[1]["initiative"]
        self._known: dict[tuple[int, int], Rank] = {}

    def of(self, mine: int, theirs: int) -> Rank:
        """The order with so much more initiative on both sides."""
        if (mine, theirs) not in self._known:
            one, two = self._start[0] + mine, self._start[1] + theirs
            state, frame, side = self._where
            lost, taken = _surprised(state, frame, side, one, two)
            first = 0 if one > two or (one == two and side == 0) else 1
            self._known[mine, theirs] = Rank(first, lost, taken)
        return self._known[mine, theirs]


def _to_the_blow(state: State, frame: Epic, side: int) -> int:
    """What abilities and armor add to a blow of a side that comes through."""
    one, two = frame.sides[side], frame.sides[1 - side]
    more = sum(m.amount for m in modifiers(state, "blow", name_of(one)))
    return more - sum(m.amount for m in modifiers(state, "armor", name_of(two)))


def _hurt(gap: int, extra: int) -> int:
    """FE-EPIC-40: the damage of a blow whose attack is above the defense by so much."""
    return max(0, gap + extra) if gap > 0 else 0


def zone_chances(state: State, frame: Epic, side: int, zone: str) -> Chances:
    """A total with its chances: certain by cards, rolled with Dice of Power."""
    fighter = frame.sides[side]
    if is_on(state, "dice_of_power") and fighter.kind == "hero":
        if zone in fighter.totals and fighter.dice.get(zone):
            return {fighter.totals[zone]: 1.0}
        flat = flat_bonus(state, fighter, zone)
        found = successes_of(zone_dice(fighter, zone), die_of(state))
        return {number + flat: chance for number, chance in found.items()}
    return {total(state, frame, side, zone).total: 1.0}


def _round(state: State, frame: Epic, side: int) -> Iterator[tuple[int, int, float]]:
    """FE-EPIC-37 to FE-EPIC-43: HP lost by this side and by the other, with their chances."""
    strikes = [_strike(state, frame, side), _strike(state, frame, 1 - side)]  # by this side, by the other
    hp = [hp_left(state, frame.sides[side]), hp_left(state, frame.sides[1 - side])]
    mine = zone_chances(state, frame, side, "initiative")
    theirs = zone_chances(state, frame, 1 - side, "initiative")
    for one, p in mine.items():
        for two, q in theirs.items():
            lost = _surprised(state, frame, side, one, two)
            first = 0 if one > two or (one == two and side == 0) else 1
            yield from _blows(strikes, hp, lost, first, p * q)


def _surprised(state: State, frame: Epic, side: int, one: int, two: int) -> list[int]:
    """What the slower side loses."""
    if one == two:
        return [0, 0]
    winner = side if one > two else 1 - side
    before = [dict(s.totals) for s in frame.sides]
    frame.sides[side].totals = {**before[side], "initiative": one}
    frame.sides[1 - side].totals = {**before[1 - side], "initiative": two}
    lost = surprise(state, frame, winner).total
    for fighter, totals in zip(frame.sides, before, strict=True):
        fighter.totals = totals
    return [0, lost] if winner == side else [lost, 0]


def _strike(state: State, frame: Epic, side: int) -> Chances:
    """The damage of an attack with its chances."""
    extra = _to_the_blow(state, frame, side)
    found: Chances = {}
    for attack, p in zone_chances(state, frame, side, "attack").items():
        for defense, q in zone_chances(state, frame, 1 - side, "defense").items():
            hurt = _hurt(attack - defense, extra)
            found[hurt] = found.get(hurt, 0.0) + p * q
    return found


def _blows(
    strikes: list[Chances], hp: list[int], lost: list[int], first: int, weight: float
) -> Iterator[tuple[int, int, float]]:
    """FE-EPIC-42, FE-EPIC-43, FE-EPIC-65: whoever has fallen does not strike."""
    if lost[0] >= hp[0] or lost[1] >= hp[1]:
        yield lost[0], lost[1], weight
        return
    for hurt, p in strikes[first].items():
        now = list(lost)
        now[1 - first] += hurt
        if now[1 - first] >= hp[1 - first]:
            yield now[0], now[1], weight * p
            continue
        for back, q in strikes[1 - first].items():
            after = list(now)
            after[first] += back
            yield after[0], after[1], weight * p * q


def row(chances: Chances) -> tuple[float, ...]:
    """Chances as the row 0, 1, 2 …"""
    if not chances:
        return ()
    return tuple(chances.get(number, 0.0) for number in range(max(chances) + 1))
