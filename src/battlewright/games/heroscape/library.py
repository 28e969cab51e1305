"""Where a state finds its content and its board: immutable data, kept per process."""

from __future__ import annotations

from battlewright.games.heroscape.board import Board, Layout, board_for
from battlewright.games.heroscape.board.cache import BoundedCache
from battlewright.games.heroscape.content import Content, Unit, load
from battlewright.games.heroscape.model.state import State
from battlewright.games.heroscape.own_maps import is_own, map_named
from battlewright.games.heroscape.switches import DEFAULTS
from battlewright.kernel.packs import Library

LIBRARY = Library(load)
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
    return found


def layout_for(board: Board, players: int) -> Layout | None:
    """The layout of a map for a number of players: exactly as many zones, else the first with more."""
    fitting = [layout for layout in board.layouts.values() if len(layout.zones) >= players]
    return min(fitting, key=lambda layout: len(layout.zones)) if fitting else None


def zones_of(state: State) -> dict[int, tuple[int, ...]]:
    """HS-SETUP-12: the start zones of this match, by player."""
    layout = layout_for(board_of(state), len(state.players))
    return layout.zones if layout is not None else {}
