"""Whose turn it is, how many figures act, who waits off the battlefield."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from battlewright.games.heroscape.model.cards.whom import Filter, Reach


class Bond(Struct, frozen=True, tag="bond", tag_field="kind", forbid_unknown_fields=True):
    """A turn with other cards: before this card's turn, after it, or instead of it.

    `count` cards of `whom` (each at most once); `reach`: figures used must start within it.
    `moves`: they only move, `figures` of them, `spaces` each. `or_move`: instead, this card has that much
    more move. `heal_for`: one figure of this card adjacent to the bonded hero may be given up to heal it 1.
    `pair`: instead of one of `whom`, a turn with a card of each of these two, in any order.
    `roll`: only on d20 of at least this. `engaged`: only if so many figures of this card are engaged.
    """

    whom: Filter
    when: Literal["before", "after", "instead"] = "before"
    count: int = 1
    reach: Reach | None = None
    moves: bool = False
    figures: int = 0
    spaces: int = 0
    or_move: int = 0
    heal_for: bool = False
    roll: int = 0
    engaged: int = 0
    marker: str = ""  # only with this order marker
    pair: tuple[Filter, ...] = ()


class Swarm(Struct, frozen=True, tag="swarm", tag_field="kind", forbid_unknown_fields=True):
    """How many figures act in a turn: by a d20 (rows of from, figures), or a fixed number that may move."""

    rows: tuple[tuple[int, int], ...] = ()
    moving: int = 0
    attacking: int = 0


class Reserve(Struct, frozen=True, tag="reserve", tag_field="kind", forbid_unknown_fields=True):
    """The figures begin off the battlefield."""
