"""Which figures a power means, and how near they must be."""

from __future__ import annotations

from battlewright.games.heroscape.library import board_of
from battlewright.games.heroscape.model.cards import Filter, Reach
from battlewright.games.heroscape.model.state import Card, Figure, State
from battlewright.games.heroscape.rules.engagement import adjacent, base_of, distance, engaged, height_of
from battlewright.games.heroscape.rules.sight import clear_sight
from battlewright.games.heroscape.rules.table import allied, card_of, copies, friends, negated, unit


def trait_value(state: State, owner: Card | Figure, name: str) -> str:
    """Species, class or personality of a card, as a power may have changed it."""
    card = owner if isinstance(owner, Card) else card_of(state, owner)
    return card.traits.get(name) or str(getattr(unit(state, card).card, name))


def card_fits(state: State, seat: int, card: Card, wanted: Filter, chosen: str = "") -> bool:
    """Whether an army card is one of those meant, seen from a seat."""
    facts = unit(state, card).card
    if not _side_fits(state, seat, card.seat, wanted.side):
        return False
    if wanted.chosen and card.unit != chosen:
        return False
    if wanted.units and card.unit not in wanted.units:
        return False
    for name in ("species", "unit_class", "personality"):
        listed = getattr(wanted, name)
        if listed and trait_value(state, card, name) not in listed:
            return False
    for name in ("general", "size", "unit_type", "rarity"):
        listed = getattr(wanted, name)
        if listed and getattr(facts, name) not in listed:
            return False
    if wanted.tags and not set(wanted.tags) & set(facts.tags):
        return False
    if facts.range < wanted.least_range or (wanted.most_range and facts.range > wanted.most_range):
        return False
    if wanted.flying is not None and (unit(state, card).flies and not card.negated) != wanted.flying:
        return False
    return wanted.unless is None or not card_fits(state, seat, card, wanted.unless, chosen)


def fits(state: State, seat: int, figure: Figure, wanted: Filter, chosen: str = "") -> bool:
    """Whether a figure is one of those meant, seen from a seat."""
    if not card_fits(state, seat, card_of(state, figure), wanted, chosen):
        return False
    if wanted.wounded is not None and (figure.wounds > 0) != wanted.wounded:
        return False
    if wanted.engaged is not None and engaged(state, figure) != wanted.engaged:
        return False
    return not (wanted.unless and (wanted.unless.wounded or wanted.unless.engaged)) or not fits(
        state, seat, figure, wanted.unless or Filter(), chosen
    )


def _side_fits(state: State, seat: int, other: int, side: str) -> bool:
    match side:
        case "own":
            return allied(state, seat, other)
        case "friendly":
            return friends(state, seat, other)
        case "enemy":
            return not friends(state, seat, other)
        case _:
            return True


def reaches(state: State, figure: Figure, other: Figure, reach: Reach | None) -> bool:
    """Whether another figure is near enough to one with a power."""
    if reach is None:
        return True
    if figure.place != "board" or other.place != "board":
        return not (reach.adjacent or reach.sight or reach.spaces)
    if reach.adjacent and not adjacent(state, figure, other):
        return False
    if not levels_fit(state, figure, other, reach.levels_up, reach.levels_down):
        return False
    if reach.levels and abs(base_of(state, figure) - base_of(state, other)) > reach.levels:
        return False
    if reach.same_level and base_of(state, figure) != base_of(state, other):
        return False
    limit = reach.sight or reach.spaces
    if limit and distance(state, figure, other) > limit:
        return False
    return not reach.sight or clear_sight(state, figure, other)


def levels_fit(state: State, figure: Figure, other: Figure, up: int, down: int) -> bool:
    """Whether the other's base lies within so many levels above this height or below this base."""
    base, theirs = base_of(state, figure), base_of(state, other)
    if up and theirs > base + height_of(state, figure) + up:
        return False
    return not down or theirs >= base - down


def powerless(state: State, figure: Figure) -> bool:
    """Whether the special powers of a figure are negated (HS-GLYPH-NILREND-02)."""
    return negated(state, figure)


def named_by(state: State, figure: Figure) -> str:
    """The army card named for a figure's card at the start of the game."""
    return next((card.named for card in copies(state, figure.seat, figure.unit) if card.named), "")


def is_named(state: State, figure: Figure, other: Figure) -> bool:
    """Whether a figure is the one named for another's card, whoever commands it by now."""
    mine, theirs = card_of(state, figure), card_of(state, other)
    return theirs.owner == mine.owner and other.unit == named_by(state, figure)


def stands_on(state: State, figure: Figure, terrains: tuple[str, ...]) -> bool:
    """Whether any half of a figure is on one of these terrains.

    Swamp water is water (HS-TERRAIN-SWAMPWATER-01).
    """
    board = board_of(state)
    for label in figure.at:
        terrain = board.spaces[board.by_label[label]].terrain
        if terrain in terrains or (terrain == "swamp-water" and "water" in terrains):
            return True
    return False
