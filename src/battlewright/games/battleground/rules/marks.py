"""Where a mark may be placed or moved, and whom it affects (BG-MARK, BG-INT-10).

Marks are in nobody's way (BG-MARK-06); what they grant and change works on the characters they reach.
"""

from __future__ import annotations

from battlewright.games.battleground.library import content_of, field_of
from battlewright.games.battleground.model.frames import Interruption
from battlewright.games.battleground.model.state import Character, Mark, State
from battlewright.games.battleground.rules.passives import passive_effects
from battlewright.games.battleground.rules.table import (
    beside,
    is_difficult,
    mark_reaches,
    models,
    nodes_of,
    occupied,
    turn_under_way,
)


def mark_places(state: State, character: Character, within: int, clear: int = 0) -> int:
    """The nodes a character may place a mark on: near, in sight, and empty of models and tokens.

    The hex must be empty (BG-MARK-02), in an interruption beside the interrupted character (BG-INT-10).
    """
    field = field_of(state)
    seen = near = 0
    for node in nodes_of(state, character):
        seen |= field.sight[node]
        near |= field.within(node, within)
    found = _free(state) & seen & near
    if clear:
        for other in models(state):
            for node in nodes_of(state, other):
                flat = field.board.disk_mask(field.places[node], clear - 1)
                found &= ~(flat | flat << field.span)
    turn = turn_under_way(state)
    if isinstance(turn, Interruption) and turn.character == character.id:  # BG-INT-10
        interrupted = state.characters[turn.interrupted]
        found &= beside(state, interrupted) if interrupted.at else 0
    return found


def _free(state: State) -> int:
    """BG-MARK-03: the nodes without a model or token."""
    field = field_of(state)
    tokens = sum(1 << field.nodes[at] for at in {*state.objectives, *(m.at for m in state.marks)})
    return field.floor & ~occupied(state) & ~tokens


def mark_moves(state: State, at: str, hexes: int) -> int:
    """Where a mark may be moved to: free nodes of its elevation so few hexes away, and where it lies."""
    field = field_of(state)
    node = field.nodes[at]
    level = field.level(node) * field.span
    near = field.board.disk_mask(field.places[node], hexes) << level
    return near & _free(state) | 1 << node


def marks_near(state: State, character: Character, within: int | None) -> list[Mark]:
    """The marks within a distance and in line of sight of a character; without a distance all."""
    if within is None:
        return list(state.marks)
    field = field_of(state)
    return [
        mark
        for mark in state.marks
        for node in [field.nodes[mark.at]]
        if any(
            field.within(n, within) >> node & 1 and _seen(state, n, node) for n in nodes_of(state, character)
        )
    ]


def _seen(state: State, here: int, there: int) -> bool:
    return here == there or bool(field_of(state).sight[here] >> there & 1)


def marks_on(state: State, character: Character) -> list[Mark]:
    """BG-MARK-04, BG-MARK-05: the marks whose reach a character stands in, unless it ignores marks."""
    if not state.marks or not character.at or ignores_marks(state, character):
        return []
    tokens = content_of(state).tokens
    return [
        mark
        for mark in state.marks
        if any(mark_reaches(state, mark.at, tokens[mark.token].reach, n) for n in nodes_of(state, character))
    ]


def mark_effects(state: State, character: Character) -> list[str]:
    """The marks that do something to a character, beyond the ground they make difficult."""
    working = content_of(state).working_marks
    return [mark.token for mark in marks_on(state, character) if mark.token in working]


def ignores_marks(state: State, character: Character) -> bool:
    """A card keeps marks from affecting its bearer."""
    content = content_of(state)
    table = content.grants_of.get("ignores_marks", {})
    return bool(table) and any(effect in table for effect in passive_effects(content, character))


def in_difficult(state: State, character: Character) -> bool:
    """BG-TERR-01: any hex of the model is difficult terrain to it."""
    printed = bool(state.marks) and ignores_marks(state, character)
    return any(is_difficult(state, node, printed=printed) for node in nodes_of(state, character))


def placer_of(state: State, effect: str, bearer: Character) -> str:
    """What a mark makes a character do, it does with regard to the one that placed the mark."""
    if effect not in content_of(state).working_marks:
        return ""
    placed = next((m.by for m in marks_on(state, bearer) if m.token == effect), "")
    return placed if placed and state.characters[placed].at else ""
