"""The battlefield of Heroscape: map cards, the board made of one, and sight over it.

`card` is what a map file says, `reading` loads and checks it, `pieces` knows the sizes of the printed
pieces, `places` names hexes and spaces. `build` makes a `Board` of a card: spaces, links between them,
walls, ladders, doors, zones. `rays` cuts lines through hexes and `sight` says who sees whom. Nothing
here knows figures' cards or the state of a match.
"""

from battlewright.games.heroscape.board.board import (
    Board,
    Door,
    Hive,
    Ladder,
    Layout,
    Link,
    Obstacle,
    PlacedGlyph,
    Space,
    Wall,
)
from battlewright.games.heroscape.board.build import board_for
from battlewright.games.heroscape.board.card import MapCard
from battlewright.games.heroscape.board.reading import MapError, map_card, read_maps, shipped_maps

__all__ = [
    "Board",
    "Door",
    "Hive",
    "Ladder",
    "Layout",
    "Link",
    "MapCard",
    "MapError",
    "Obstacle",
    "PlacedGlyph",
    "Space",
    "Wall",
    "board_for",
    "map_card",
    "read_maps",
    "shipped_maps",
]
