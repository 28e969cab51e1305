"""Moves: which figure, and where to."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from battlewright.games.heroscape.advice.ground import FAR, Aim, Paths, aim_of, walking
from battlewright.games.heroscape.advice.worth import reach_of, rough_gain, special_gain, strike_gain, worth
from battlewright.games.heroscape.board import Board
from battlewright.games.heroscape.board.board import NOWHERE
from battlewright.games.heroscape.library import board_of
from battlewright.games.heroscape.model.frames import Moving
from battlewright.games.heroscape.model.options import Flip, Go, PickFigure, WorkDoor
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.areas import has_target
from battlewright.games.heroscape.rules.attack import attack_denial
from battlewright.games.heroscape.rules.engagement import engaged_with, spaces_of
from battlewright.games.heroscape.rules.flipping import flipped, in_sight
from battlewright.games.heroscape.rules.specials import special_target_denial
from battlewright.games.heroscape.rules.supposing import standing_at
from battlewright.games.heroscape.rules.table import enemies, friends, on_board, team_of, turn_of, unit
from battlewright.games.heroscape.rules.victory import goal_of
from battlewright.kernel.decisions import Decision
from battlewright.kernel.facts import fact_of

CLOSEST = 24  # ends looked at closely
PER_STEP = 0.267  # what a step nearer to somebody worth attacking counts
HEIGHT = 0.176  # what a level counts
GLYPH = 5.69
EXPOSED = 0.312  # how much of what enemies next to a figure could do to it counts
SWIPE, FALL, DEEP, LAVA = 0.464, 0.651, 1.8, 0.95  # wounds, wounds, wounds, destruction
DREAD = 0.0679  # how much of what all enemies could do to a figure in their next turns counts
PERIL = 0.0947  # how much of what the most dangerous enemy card could do to it in one turn counts
IDLE_PERIL = 0.163  # the same, more, for a figure that could attack nobody from there
TOGETHER = 0.0857  # against every space beyond `ABREAST` from the nearest friend
ABREAST = 3
PROMISE = 0.955  # how much of an attack in later turns counts
STAY_PUT = ("lava-field",)


def pick_scores(view: State, seat: int, decision: Decision) -> list[float]:
    """Everybody may move; those nearest to the enemy go first, those who are in a fight last."""
    scores = []
    foes = enemies(view, seat)
    goal = goal_of(view)
    besieging = goal.kind in ("siege", "escort") and team_of(view, seat) == goal.side
    for option in decision.options:
        if isinstance(option, PickFigure):
            figure = view.figures[option.figure]
            scores.append(_urgency(view, figure, foes))
        elif isinstance(option, WorkDoor):
            shut = view.doors.get(option.door) == "closed"
            scores.append(3.0 if shut == besieging and besieging else -1.0)
        elif isinstance(option, Flip):
            figure = view.figures[option.figure]
            scores.append(float(len(in_sight(view, flipped(figure))) - len(in_sight(view, figure))))
        else:
            scores.append(0.0 if type(option).__name__ == "Done" else -1.0)
    return scores


def _urgency(view: State, figure: Figure, foes: list[Figure]) -> float:
    if engaged_with(view, figure):
        return 0.01
    aim = aim_of(view, figure)
    board = board_of(view)
    here = spaces_of(view, figure)[0]
    goals = [*(aim.spaces if aim else ()), *(spaces_of(view, foe)[0] for foe in foes)]
    return 1.0 / (1.0 + min((board.distance(here, space) for space in goals), default=50)) + 0.02


class Look(Struct):
    """One enemy, as a figure that looks for a place sees it."""

    foe: Figure
    away: list[int]  # how far each hex is from it
    far: list[int]  # how far each hex is from its first space
    walk: tuple[int, ...] | None  # points to walk to it from each space; None for those who fly
    gain: float
    bite: float
    menace: int

    def way(self, space: int, number: int) -> int:
        """Points from a space, on a hex, to the enemy."""
        if self.walk is None:
            return self.far[number]
        found = self.walk[space]
        return found if found < NOWHERE else FAR + self.far[number]


@lru_cache(maxsize=2_048)
def _nearest(board: Board, spots: tuple[int, ...]) -> list[int]:
    """The distance of each hex to the nearest of some spaces."""
    rings = [board.distances(board.hex_at[spot]) for spot in spots]
    return rings[0] if len(rings) == 1 else [min(some) for some in zip(*rings, strict=True)]


class Prospect:
    """What a figure could do from one place or another."""

    def __init__(self, view: State, figure: Figure) -> None:
        """Gather what does not depend on the place."""
        self.view, self.figure = view, figure
        self.board = board_of(view)
        self.foes = enemies(view, figure.seat)
        self.reach = reach_of(view, figure)
        self.rough = {foe.id: rough_gain(view, figure, foe) for foe in self.foes}
        self.bite = {foe.id: rough_gain(view, foe, figure) for foe in self.foes}
        self.menace = {foe.id: reach_of(view, foe) + unit(view, foe).card.move for foe in self.foes}
        self.paths = Paths(view, figure)
        self.aim: Aim | None = aim_of(view, figure)
        self.worth = worth(view, figure)
        self.spots = {foe.id: spaces_of(view, foe) for foe in self.foes}
        turn = turn_of(view)
        self.strikes = turn is not None and turn.attack_first is not True
        self.glyphs = {self.board.by_label[g.at]: g for g in view.glyphs}
        self.looks = [self._look(foe) for foe in self.foes]
        self.cards: dict[tuple[int, str], list[Figure]] = {}
        for foe in self.foes:
            self.cards.setdefault((foe.seat, foe.unit), []).append(foe)
        mates = (f for f in on_board(view) if f.id != figure.id and friends(view, f.seat, figure.seat))
        self.mates = [spaces_of(view, mate)[0] for mate in mates] if TOGETHER else []

    def _look(self, foe: Figure) -> Look:
        """What a place is judged by with regard to one enemy."""
        spots = self.spots[foe.id]
        walk = None if self.paths.flying else walking(self.board, self.paths.gait, spots[0])
        return Look(
            foe=foe,
            away=_nearest(self.board, tuple(spots)),
            far=self.board.distances(self.board.hex_at[spots[0]]),
            walk=walk,
            gain=self.rough[foe.id],
            bite=self.bite[foe.id],
            menace=self.menace[foe.id],
        )

    def quick(self, spaces: tuple[int, ...]) -> float:
        """A place by what can be told without looking closely."""
        first = spaces[0]
        score = HEIGHT * self.board.spaces[first].level + self._goal(spaces) + self._glyph(spaces)
        hexes = [self.board.hex_at[space] for space in spaces]
        best_now = best_later = 0.0
        nearest, reach = 99, self.reach
        dread = 0.0
        near: dict[str, float] = {}
        for look in self.looks:
            away, gain = look.away[hexes[0]], look.gain
            for other in hexes[1:]:
                away = min(away, look.away[other])
            if away <= reach and gain > best_now:
                best_now = gain
            if away <= look.menace:
                dread += look.bite
                near[look.foe.id] = look.bite
            walk = max(0, look.way(first, hexes[0]) - max(0, reach - 1))
            if walk < nearest:
                nearest = walk
            later = gain / (2.0 + walk / 5.0)
            if later > best_later:
                best_later = later
        score += best_now if self.strikes else 0.3 * best_now
        score -= DREAD * min(dread, self.worth)
        if near and (PERIL or IDLE_PERIL):
            score -= (PERIL if best_now else PERIL + IDLE_PERIL) * self._peril(near)
        if self.mates:
            alone = min(self.board.distance(spaces[0], mate) for mate in self.mates)
            score -= TOGETHER * max(0, alone - ABREAST)
        if self.foes:
            score += PROMISE * best_later - PER_STEP * min(nearest, 40)
        if self.board.spaces[spaces[0]].terrain in STAY_PUT:
            score -= LAVA * self.worth
        return score

    def _peril(self, near: dict[str, float]) -> float:
        """What the most dangerous enemy card could take from the figure in one turn, of enemies so near."""
        worst = 0.0
        for foes in self.cards.values():
            bites = sorted((near[foe.id] for foe in foes if foe.id in near), reverse=True)
            if bites:
                worst = max(worst, sum(bites[: unit(self.view, foes[0]).card.figures]))
        return min(worst, self.worth)

    def _goal(self, spaces: tuple[int, ...]) -> float:
        if self.aim is None or not self.aim.spaces:
            return 0.0
        if any(space in self.aim.spaces for space in spaces):
            return self.aim.there
        near = min(self.paths.between(spaces[0], target) for target in self.aim.spaces)
        return -self.aim.near * min(near, 40)

    def _glyph(self, spaces: tuple[int, ...]) -> float:
        glyph = self.glyphs.get(spaces[0])
        if glyph is None:
            return 0.0
        return -GLYPH if glyph.up and glyph.letter in ("W", "P") else GLYPH

    def close(self, spaces: tuple[int, ...]) -> float:
        """The correction by looking closely: real targets, real dice, and who stands next to the figure."""
        view, figure = standing_at(self.view, self.figure, [self.board.names[space] for space in spaces])
        best = guess = 0.0
        hexes = [self.board.hex_at[space] for space in spaces]
        for look in self.looks:
            if min(look.away[number] for number in hexes) > self.reach:
                continue
            guess = max(guess, look.gain)
            best = max(best, _real_gain(view, figure, look.foe))
        hurt = sum(rough_gain(view, foe, figure) for foe in engaged_with(view, figure))
        share = 1.0 if self.strikes else 0.3
        return share * (best - guess) - EXPOSED * hurt


def _real_gain(view: State, figure: Figure, foe: Figure) -> float:
    """The best attack a figure could make on a foe from where it stands."""
    best = 0.0
    if attack_denial(view, figure, foe, brief=True) is None:
        best = strike_gain(view, figure, foe)
    for power, special in unit(view, figure).specials.items():
        if not has_target(special) or special.usage.unmoved:
            continue
        if special_target_denial(view, figure, foe, power, special, brief=True) is None:
            best = max(best, special_gain(view, figure, foe, power, special))
    return best


def go_scores(view: State, seat: int, decision: Decision) -> list[float] | None:
    """Ends by what the figure could do there and what the way may cost it."""
    frame = view.stack[-1]
    if not isinstance(frame, Moving):
        return None
    figure = view.figures[frame.figure]
    if figure.seat != seat or not figure.at:
        return None
    prospect = Prospect(view, figure)
    by_label = prospect.board.by_label
    here = tuple(by_label[label] for label in figure.at)
    prices = fact_of(decision.facts, "prices", list) if decision.facts.get("prices") else []
    places: list[tuple[int, ...]] = []
    scores: list[float] = []
    for number, option in enumerate(decision.options):
        spaces = tuple(by_label[label] for label in option.to) if isinstance(option, Go) else here
        places.append(spaces)
        risk = _risk(prospect, prices[number]) if number < len(prices) else 0.0
        scores.append(prospect.quick(spaces) - risk)
    best = sorted(range(len(scores)), key=lambda n: -scores[n])[:CLOSEST]
    still = len(scores) - 1
    for number in {*best, still}:
        scores[number] += prospect.close(places[number])
    looked = {*best, still}
    lowest = min(scores[number] for number in looked)
    return [score if n in looked else min(score, lowest) - 1.0 for n, score in enumerate(scores)]


def _fall(levels: int) -> float:
    """HS-FALL-03 to 05: wounds of a fall that is so many levels higher than the figure."""
    return 20.0 if levels >= 20 else DEEP if levels >= 10 else FALL


def _risk(prospect: Prospect, price: dict[str, object]) -> float:
    """What may happen on the way, in points."""
    if len(price) <= 1:
        return 0.0
    wounds = 0.0
    for name in ("swipes", "strikes"):
        found = price.get(name)
        wounds += SWIPE * (len(found) if isinstance(found, list) else 0)
    card = unit(prospect.view, prospect.figure).card
    falls = price.get("falls")
    wounds += sum(_fall(levels - card.height) for levels in falls) if isinstance(falls, list) else 0.0
    life = card.life - prospect.figure.wounds
    lost = min(1.0, wounds / max(1, life))
    lava = price.get("lava")
    if isinstance(lava, int) and lava:
        lost = max(lost, LAVA)
    return lost * prospect.worth
