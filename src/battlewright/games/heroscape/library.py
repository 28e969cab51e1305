"""Where a state finds its content and its board: immutable data, kept per process."""

from __future__ import annotations

from operator import attrgetter

from battlewright.games.heroscape.board import Board, Layout, board_for
from battlewright.games.heroscape.board.cache import BoundedCache
from battlewright.games.heroscape.content import Content, Unit, load
from battlewright.games.heroscape.model.state import State
from battlewright.games.heroscape.own_maps import is_own, map_named
from battlewright.games.heroscape.switches import DEFAULTS
from battlewright.kernel.packs import Library

_UNIT = attrgetter("unit")
LIBRARY = Library(load)
FREEZING = ("water", "swamp-water", "ice")
"""Ground that is ice near a figure that `freezes`."""
_BOARDS: dict[tuple[str | None, ...], Board] = {}
_OWN_BOARDS: BoundedCache[tuple[str | None, ...], Board] = BoundedCache(48)


def register(content: Content) -> Content:
    """Make content findable by its hash."""
    return LIBRARY.register(content)


def content_of(state: State) -> Content:
    """The content a match is played with."""
    return LIBRARY[state.content]


def unit_of(state: State, unit: str) -> Unit:
    """An army card of the content, with its powers laid out."""
    return content_of(state).units[unit]


def switch(state: State, name: str) -> str:
    """What a switch of the match is set to."""
    return state.switches.get(name) or DEFAULTS[name]


def board_of(state: State) -> Board:
    """The battlefield, by the readings of the match (HS-BOARD-03, HS-LADDER-02)."""
    chosen = state.switches
    key: tuple[str | None, ...] = (state.content, state.map)
    if chosen:
        key = (state.content, state.map, chosen.get("flat_tile_level"), chosen.get("levels_per_rung"))
    found = _BOARDS.get(key) or _OWN_BOARDS.get(key)
    if found is None:
        flat, rung = switch(state, "flat_tile_level"), switch(state, "levels_per_rung")
        card = map_named(content_of(state), state.map)
        found = board_for(card, flat == "same", int(rung))
        if is_own(state.map):
            _OWN_BOARDS.keep(key, found)
        else:
            _BOARDS[key] = found
    changed = _changed(state, found)
    return found.relaid(changed) if changed else found


def changed_ground(state: State) -> dict[str, str]:
    """The spaces whose ground is not that of the map now, and what it is."""
    return _changed(state, board_of(state))


def _changed(state: State, board: Board) -> dict[str, str]:
    freezers = content_of(state).freezers
    if freezers.isdisjoint(map(_UNIT, state.cards.values())):
        return state.laid
    return state.laid | _frozen(state, board, freezers)


def _frozen(state: State, board: Board, freezers: frozenset[str]) -> dict[str, str]:
    """Spaces that are ice because of a figure that `freezes` the water around it."""
    powerless = {(card.unit, card.seat) for card in state.cards.values() if card.negated}
    found: dict[str, str] = {}
    for figure in state.figures.values():
        if figure.unit not in freezers or not figure.at or (figure.unit, figure.seat) in powerless:
            continue
        under = [board.by_label[label] for label in figure.at]
        if not any(board.spaces[space].terrain in FREEZING for space in under):
            continue
        near = {index for space in under for index in board.hex_neighbours(space)}
        level = board.spaces[under[0]].level
        for space in (board.spaces[index] for index in (*under, *sorted(near))):
            if space.terrain in FREEZING and space.level == level:
                found[space.label] = "ice"
    return found


def layout_for(board: Board, players: int) -> Layout | None:
    """The layout of a map for a number of players: exactly as many zones, else the first with more."""
    fitting = [layout for layout in board.layouts.values() if len(layout.zones) >= players]
    return min(fitting, key=lambda layout: len(layout.zones)) if fitting else None


def zones_of(state: State) -> dict[int, tuple[int, ...]]:
    """HS-SETUP-12: the start zones of this match, by player."""
    layout = layout_for(board_of(state), len(state.players))
    return layout.zones if layout is not None else {}
