"""A position in numbers: what both sides have left, what they threaten, and whose turns are still to come."""

from __future__ import annotations

from importlib.resources import files

from battlewright.games.heroscape.advice.worth import reach_of, rough_gain
from battlewright.games.heroscape.evaluate import figure_worth, terms
from battlewright.games.heroscape.library import board_of
from battlewright.games.heroscape.model.frames import Turns
from battlewright.games.heroscape.model.state import Card, Figure, State
from battlewright.games.heroscape.rules.engagement import spaces_of
from battlewright.games.heroscape.rules.table import alive, friends, turn_of, unit
from battlewright.kernel.frames import nearest
from battlewright.kernel.judgement import Features, Tempo, read_judgement
from battlewright.kernel.modules import Judge
from battlewright.kernel.prior import read_prior

HUNDRED = 100.0
PLANNING = frozenset({"order"})


def features(state: State, seat: int) -> Features:
    """Leads of the seat's side; both sides are seen through open information alone."""
    sides: tuple[list[Figure], list[Figure]] = ([], [])
    for figure in state.figures.values():
        if figure.place in ("board", "reserve"):
            sides[0 if friends(state, seat, figure.seat) else 1].append(figure)
    own, other = (_army(state, figures) for figures in sides)
    lead = {name: own[name] - other[name] for name in own}
    whole = own["army"] + other["army"]
    lead["share"] = (own["army"] - other["army"]) / max(0.1, whole)
    lives = own["lives"] + other["lives"]
    lead["life_share"] = (own["lives"] - other["lives"]) / max(1.0, lives)
    threats = _threats(state, sides)
    lead["threat"] = (threats[0] - threats[1]) / HUNDRED
    lead["threat_share"] = (threats[0] - threats[1]) / max(5.0, threats[0] + threats[1])
    turns = _turns_left(state, seat)
    lead["turns"] = turns[0] - turns[1]
    lead["tempo"] = lead["turns"] * (threats[0] + threats[1]) / HUNDRED
    ground = terms(state, seat)
    lead["value"] = sum(ground.values()) / HUNDRED
    lead["height"] = ground.get("height", 0.0)
    lead["glyphs"] = ground.get("glyphs", 0.0) / 12
    lead["goal"] = ground.get("goal", 0.0) / 30
    return Features(lead, progress(state, whole))


def progress(state: State, left: float) -> float:
    """How much of all armies is lost, or of the rounds if there is an end to them."""
    start = sum(player.points for player in state.players) / HUNDRED
    lost = 1 - left / start if start else 0.0
    return max(0.0, min(1.0, lost))


def _army(state: State, figures: list[Figure]) -> dict[str, float]:
    """What a side has, whoever faces it."""
    found = {"army": 0.0, "lives": 0.0, "attack": 0.0, "ranged": 0.0, "count": 0.0}
    for figure in figures:
        card = unit(state, figure).card
        worth = figure_worth(state, figure) / HUNDRED
        found["army"] += worth
        found["lives"] += card.life - figure.wounds
        found["attack"] += card.attack / 10
        found["count"] += 0.1
        if card.range > 2:
            found["ranged"] += worth
    return found


def _threats(state: State, sides: tuple[list[Figure], list[Figure]]) -> tuple[float, float]:
    """What the figures of each side could do to the other within a turn, each to its best target."""
    board = board_of(state)
    places = {f.id: spaces_of(state, f)[0] for side in sides for f in side if f.at}
    found = []
    for mine, theirs in (sides, sides[::-1]):
        total = 0.0
        for figure in mine:
            if not figure.at:
                continue
            reach = reach_of(state, figure) + unit(state, figure).card.move
            here = places[figure.id]
            best = 0.0
            for foe in theirs:
                if foe.at and board.distance(here, places[foe.id]) <= reach:
                    best = max(best, rough_gain(state, figure, foe))
            total += best
        found.append(total)
    return found[0], found[1]


def _turns_left(state: State, seat: int) -> tuple[float, float]:
    """Turns of this round still to come that living cards can use; the turn under way counts for a half."""
    found = [0.0, 0.0]
    for card in state.cards.values():
        if card.markers:
            side = 0 if friends(state, seat, card.seat) else 1
            found[side] += _usable(state, card)
    turn = turn_of(state)
    if turn is not None:
        found[0 if friends(state, seat, turn.seat) else 1] += 0.5
    return found[0], found[1]


def _usable(state: State, card: Card) -> float:
    """Markers that may still give a turn: hidden ones may be the X."""
    if not alive(state, card):
        return 0.0
    return sum(0.0 if marker == "X" else 0.75 if marker == "?" else 1.0 for marker in card.markers)


def tempo(state: State) -> Tempo:
    """The round, the number of the turn, and how many seats have had theirs."""
    turns = nearest(state, Turns)
    return (state.round, turns.number, -len(turns.queue)) if turns is not None else (state.round, 0, 0)


PRIOR = read_prior(files(__package__).joinpath("prior.json").read_bytes())
JUDGEMENT = read_judgement(files(__package__).joinpath("judgement.json").read_bytes())
JUDGE: Judge[State] = Judge(features, tempo, PLANNING, JUDGEMENT, PRIOR)
