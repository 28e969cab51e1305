"""Before anybody moves: armies, set-up, order markers, bonds."""

from __future__ import annotations

from battlewright.games.heroscape.library import content_of
from battlewright.games.heroscape.model.ids import activation
from battlewright.games.heroscape.model.options import Activate, AutoPlace, Order, Pick, TakeArmy
from battlewright.games.heroscape.model.state import Card, Figure, State
from battlewright.games.heroscape.rules.armies import army_points
from battlewright.games.heroscape.rules.attack import attack_count
from battlewright.games.heroscape.rules.engagement import spaces_of
from battlewright.games.heroscape.rules.table import enemies, figures_of, points_of, unit
from battlewright.kernel.decisions import Decision
from bench.yardstick.heroscape.ground import Paths, aim_of
from bench.yardstick.heroscape.worth import reach_of, rough_gain


def army_scores(view: State, seat: int, decision: Decision) -> list[float]:
    """The army that uses most of the points."""
    armies = content_of(view).armies
    return [
        float(army_points(view, armies[option.army].cards)) if isinstance(option, TakeArmy) else 0.0
        for option in decision.options
    ]


def draft_scores(view: State, seat: int, decision: Decision) -> list[float]:
    """Dear cards first: they are what their figures can do."""
    return [
        float(points_of(view, option.card)) if isinstance(option, Pick) else 0.0
        for option in decision.options
    ]


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
        best = max(best, rough_gain(view, figure, foe) * attack_count(view, figure) / (1.0 + turns) ** 1.5)
    aim = aim_of(view, figure)
    if aim is not None and aim.spaces and here not in aim.spaces:
        way = min(paths.between(here, space) for space in aim.spaces)
        best += min(aim.there, 30.0) * 0.5 / (1.0 + way / move)
    return best


def order_scores(view: State, seat: int, decision: Decision) -> list[float] | None:
    """Numbers on what can do most, the X where it tells nothing and costs nothing."""
    if not all(isinstance(option, Order) for option in decision.options):
        return None
    promise: dict[str, float] = {}
    scores = []
    for option in decision.options:
        assert isinstance(option, Order)
        if option.card not in promise:
            promise[option.card] = card_promise(view, view.cards[option.card])
        scores.append(-promise[option.card] if option.marker == "X" else promise[option.card])
    return scores


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
