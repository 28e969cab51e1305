"""A battleground for drawing: every hex with its place, terrain, platform and zone."""

from __future__ import annotations

from typing import Literal

from battlewright.games.battleground.content import Content
from battlewright.games.battleground.field import Field, prepare
from battlewright.kernel.narration import Narrator
from battlewright.kernel.surface import HexBoard, HexCell
from battlewright.space.hexes import centre

SQRT3 = 3**0.5


def map_of(content: Content, name: str, words: Narrator) -> HexBoard:
    """A map by id; LookupError if there is none."""
    card = content.maps[name]
    field = prepare(card)
    return HexBoard(
        id=name,
        name=words.text(f"{name}_name", card.name),
        hexes=tuple(_cell(field, field.board.bit(h)) for h in field.board),
        platforms=tuple(tuple(field.labels(platform)) for platform in field.platforms),
    )


def _cell(field: Field, node: int) -> HexCell:
    x, y = centre(field.places[node])
    return HexCell(
        at=field.names[node],
        x=x / 2,
        y=round(-y / (2 * SQRT3), 4),
        terrain=_terrain(field, node),
        platform=bool(field.covered >> node & 1),
        deck=bool(field.decks >> node & 1),
        zone=field.zone_of(node),
    )


def _terrain(field: Field, node: int) -> Literal["open", "high", "low", "ladder", "difficult"]:
    if field.high >> node & 1:
        return "high"
    if field.low >> node & 1:
        return "low"
    if field.ladders >> node & 1:
        return "ladder"
    return "difficult" if field.difficult >> node & 1 else "open"
