"""Obstacles as whole pieces: which stand near a character, and who stands beside one (BG-TERR).

A map is drawn hex by hex; the parts of obstacles that touch are taken for one piece.
"""

from __future__ import annotations

from battlewright.games.battleground.field import Field
from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.cards import Raze
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.table import attack_under_way, models, nodes_of
from battlewright.space.board import bits


def pieces(field: Field) -> list[int]:
    """BG-TERR-02: the obstacles of a map, each a mask of board hexes."""
    found, left = [], field.high | field.low
    while left:
        piece, grown = 0, left & -left
        while grown != piece:
            piece = grown
            grown |= field.board.grow(piece) & left
        found.append(piece)
        left &= ~piece
    return found


def pieces_near(state: State, character: Character, hexes: int) -> dict[str, int]:
    """The obstacles so few hexes from a character, by the first of their hexes; 1 is adjacent."""
    field = field_of(state)
    near = 0
    for node in nodes_of(state, character):
        near |= field.board.disk_mask(field.places[node], hexes)
    return {field.labels(piece)[0]: piece for piece in pieces(field) if piece & near}


def pieces_around(state: State, at: str, hexes: int) -> dict[str, int]:
    """The obstacles so few hexes from a hex; 0 is the one that stands there."""
    field = field_of(state)
    near = field.board.disk_mask(field.places[field.nodes[at]], hexes)
    return {field.labels(piece)[0]: piece for piece in pieces(field) if piece & near}


def razable(state: State, actor: Character, step: Raze) -> dict[str, int]:
    """BG-TERR-02: the obstacles a card may remove: near its user, or near where its attack was aimed."""
    if not step.aimed:
        return pieces_near(state, actor, step.hexes)
    attack = attack_under_way(state)
    assert attack is not None
    return pieces_around(state, attack.centre, step.hexes)


def beside_piece(state: State, piece: int) -> list[Character]:
    """BG-FIELD-03: the characters that stand next to an obstacle, on it or beside it."""
    field = field_of(state)
    around = field.board.grow(piece)
    return [c for c in models(state) if any(around >> node % field.span & 1 for node in nodes_of(state, c))]


def without_piece(state: State, piece: int) -> dict[str, str]:
    """The signs of the hexes once an obstacle is gone: open ground, or the platform it stood on."""
    field = field_of(state)
    old = {} if not isinstance(state.terrain, dict) else state.terrain
    on_deck = field.covered & field.high
    return old | {field.names[node]: "P" if on_deck >> node & 1 else "." for node in bits(piece)}
