"""Start zones for maps that have none: at their ends, as far apart as can be."""

from __future__ import annotations

from msgspec.structs import replace

from battlewright.games.heroscape.board.board import Board
from battlewright.games.heroscape.board.build import board_for
from battlewright.games.heroscape.board.card import LayoutEntry, MapCard

LARGEST = 24
"""Spaces of a zone, enough for an army of some 500 points."""
NAME = "open battle"


def open_battle(board: Board) -> LayoutEntry:
    """Two zones, each around one end of the longest way over the map."""
    free = [s.index for s in board.spaces if not s.obstacle and not s.rung and board.under_sky(s.index)]
    poles = max(((a, b) for a in free for b in free), key=lambda pair: board.distance(*pair))
    zones: tuple[list[int], list[int]] = ([], [])
    taken: set[int] = set()
    for _ in range(min(LARGEST, max(1, len(free) // 4))):
        for pole, zone in zip(poles, zones, strict=True):
            nearest = min(
                (s for s in free if s not in taken), key=lambda s: (board.distance(pole, s), s), default=None
            )
            if nearest is not None:
                taken.add(nearest)
                zone.append(nearest)
    return LayoutEntry(NAME, tuple(" ".join(board.labels(tuple(sorted(zone)))) for zone in zones))


def with_open_battle(card: MapCard) -> MapCard:
    """A map with these zones, and the glyphs it has, as its only layout."""
    glyphs = card.layouts[0].glyphs if card.layouts else ""
    layout = replace(open_battle(board_for(card)), glyphs=glyphs)
    return replace(card, layouts=(layout,) if all(layout.zones) else ())
