"""Before anybody moves: armies, set-up, order markers, bonds."""

from __future__ import annotations

from math import sqrt

from battlewright.games.heroscape.advice.ground import Paths, aim_of
from battlewright.games.heroscape.advice.worth import expected_share, reach_of, rough_gain
from battlewright.games.heroscape.library import board_of, content_of
from battlewright.games.heroscape.model.frames import Orders
from battlewright.games.heroscape.model.ids import activation
from battlewright.games.heroscape.model.options import Activate, AutoPlace, Order, Pick, TakeArmy
from battlewright.games.heroscape.model.state import Card, Figure, State
from battlewright.games.heroscape.rules.armies import army_points
from battlewright.games.heroscape.rules.attack import attack_count
from battlewright.games.heroscape.rules.engagement import spaces_of
from battlewright.games.heroscape.rules.table import enemies, figures_of, points_of, unit
from battlewright.kernel.decisions import Decision
from battlewright.kernel.facts import fact_of
from battlewright.kernel.frames import nearest

AGAIN = 0.88  # of what a card promises, for each marker it has already
DANGER = 0.293  # how much of what may be lost before a turn counts
SOON = 1.78  # how fast a promise fades with the turns it takes to get there
FAIR = 0.8  # a little less than by the point: dear cards act more in a turn
FAR_SHOT, QUICK = 1.0, 0.03  # dice that a long range is worth, and what a point of movement adds
USUAL_ATTACK, USUAL_DEFENCE = 4, 4
LEAST = 0.136  # what a card in great danger still promises


def army_scores(view: State, seat: int, decision: Decision) -> list[float]:
    """The army that uses most of the points."""
    armies = content_of(view).armies
    return [
        float(army_points(view, armies[option.army].cards)) if isinstance(option, TakeArmy) else 0.0
        for option in decision.options
    ]


def draft_scores(view: State, seat: int, decision: Decision) -> list[float]:
    """The best fighters for their points first; no points are left over if it can be helped."""
    picks = [option.card for option in decision.options if isinstance(option, Pick)]
    prices = {card: points_of(view, card) for card in picks}
    left = fact_of(decision.facts, "left", int) if "left" in decision.facts else 0
    scores = []
    for option in decision.options:
        if not isinstance(option, Pick):
            scores.append(0.0)
            continue
        rest = left - prices[option.card]
        filling = max((price for price in prices.values() if price <= rest), default=0)
        wasted = (rest - filling) / max(1, left)
        scores.append(card_power(view, option.card) / prices[option.card] ** FAIR * (1 - wasted))
    return scores


def card_power(view: State, name: str) -> float:
    """What the figures of a card can deal out and stand, by the printed numbers."""
    facts = content_of(view).units[name].card
    attack = facts.attack + (FAR_SHOT if facts.range > 3 else 0.0)
    dealt = facts.figures * expected_share(max(1, round(attack)), USUAL_DEFENCE, 1, 1)
    stood = facts.figures * facts.life / max(0.05, expected_share(USUAL_ATTACK, facts.defence, 1, 1))
    return sqrt(dealt * stood) * (1 + QUICK * facts.move)


def place_scores(view: State, seat: int, decision: Decision) -> list[float] | None:
    """At set-up the front of the zone will do; elsewhere places are tried."""
    if not any(isinstance(option, AutoPlace) for option in decision.options):
        return None
    return [float(isinstance(option, AutoPlace)) for option in decision.options]


# --- what a card can do ---------------------------------------------------------------------------


def card_promise(view: State, card: Card) -> float:
    """What a turn with a card promises: its figures' attacks, the sooner the better."""
    facts = unit(view, card).card
    figures = [f for f in figures_of(view, card) if f.place == "board"]
    promises = sorted((figure_promise(view, figure) for figure in figures), reverse=True)
    return sum(promises[: facts.figures])


def figure_promise(view: State, figure: Figure) -> float:
    """What a figure could do to the others, less for every turn it needs to get there."""
    facts = unit(view, figure).card
    reach, move = reach_of(view, figure), max(1, facts.move)
    paths = Paths(view, figure)
    here = spaces_of(view, figure)[0]
    best = 0.0
    for foe in enemies(view, figure.seat):
        way = paths.between(here, spaces_of(view, foe)[0])
        turns = max(0.0, (way - reach - move) / move)
        best = max(best, rough_gain(view, figure, foe) * attack_count(view, figure) / (1.0 + turns) ** SOON)
    aim = aim_of(view, figure)
    if aim is not None and aim.spaces and here not in aim.spaces:
        way = min(paths.between(here, space) for space in aim.spaces)
        best += min(aim.there, 30.0) * 0.5 / (1.0 + way / move)
    return best


def order_scores(view: State, seat: int, decision: Decision) -> list[float] | None:
    """Numbers on what can do most and lives to do it, not all on one; the X where it costs nothing."""
    if not all(isinstance(option, Order) for option in decision.options):
        return None
    orders = nearest(view, Orders)
    laid = [view.cards[card].unit for _, card in orders.placed.get(seat, ())] if orders is not None else []
    worth: dict[str, float] = {}
    scores = []
    for option in decision.options:
        assert isinstance(option, Order)
        key = f"{option.marker} {option.card}"
        if key not in worth:
            worth[key] = _order_worth(view, view.cards[option.card], option.marker, laid)
        scores.append(worth[key])
    return scores


def _order_worth(view: State, card: Card, marker: str, laid: list[str]) -> float:
    """What a marker on a card promises, the later the less of it if the card is in danger."""
    promise = card_promise(view, card)
    if not marker.isdigit():
        return -promise
    waiting = int(marker) - 0.5  # turns of the enemy before this one comes
    alive = max(LEAST, 1 - waiting * DANGER * card_danger(view, card))
    return promise * alive * AGAIN ** laid.count(card.unit)


def card_danger(view: State, card: Card) -> float:
    """The share of a card's lives that the most dangerous enemy card takes in a turn."""
    figures = [f for f in figures_of(view, card) if f.place == "board"]
    lives = sum(unit(view, f).card.life - f.wounds for f in figures)
    if not lives:
        return 0.0
    board = board_of(view)
    spots = [spaces_of(view, figure)[0] for figure in figures]
    share = points_of(view, card.unit) / unit(view, card).card.figures
    hurt: dict[tuple[int, str], list[float]] = {}
    for foe in enemies(view, card.seat):
        reach = reach_of(view, foe) + unit(view, foe).card.move
        here = spaces_of(view, foe)[0]
        if any(board.distance(here, spot) <= reach for spot in spots):
            hurt.setdefault((foe.seat, foe.unit), []).append(rough_gain(view, foe, figures[0]) / share)
    life = unit(view, card).card.life
    taken = (sum(sorted(some)[-4:]) * life for some in hurt.values())
    return min(1.0, max(taken, default=0.0) / lives)


def reveal_scores(view: State, seat: int, decision: Decision) -> list[float]:
    """Whose marker to reveal, where there is a choice; several markers for one move only when far away."""
    scores = []
    for option in decision.options:
        name = activation(option.card).card if isinstance(option, Activate) else ""
        many = int(option.markers or 1) if isinstance(option, Activate) else 1
        scores.append(card_promise(view, view.cards[name]) / many if name in view.cards else 0.0)
    return scores


def bond_scores(view: State, seat: int, decision: Decision) -> list[float]:
    """A turn more is worth what the card can do."""
    scores = []
    for option in decision.options:
        name = activation(option.card).card if isinstance(option, Activate) else ""
        scores.append(card_promise(view, view.cards[name]) + 0.1 if name in view.cards else 0.05)
    return scores
