"""Small battlefields for tests, drawn as in map files."""

from __future__ import annotations

from typing import Any

import msgspec

from battlewright.games.heroscape.board import Board, MapCard, board_for
from battlewright.games.heroscape.board.build import problems
from battlewright.games.heroscape.board.sight import Body


def card(*rows: str, **entries: Any) -> MapCard:
    """A map card of some rows and pieces."""
    return msgspec.convert({"id": "field", "name": "Field", "rows": list(rows), **entries}, MapCard)


def field(*rows: str, flat_same: bool = False, levels_per_rung: int = 2, **entries: Any) -> Board:
    """The board of a map drawn in rows."""
    return board_for(card(*rows, **entries), flat_same, levels_per_rung)


def mistakes(*rows: str, **entries: Any) -> list[str]:
    """What is wrong with a map, as field and complaint."""
    return [f"{problem.field}: {problem.problem}" for problem in problems(card(*rows, **entries))]


def body(board: Board, *labels: str, height: int = 5, **rest: Any) -> Body:
    """A figure that stands on some spaces, named by the first."""
    spaces = tuple(board.by_label[label] for label in labels)
    return Body(labels[0], spaces, board.spaces[spaces[0]].level, height, **rest)
