"""What each seat may know, and what could lie behind a view (HS-ORDER-06, HS-GLYPH-01).

A view is a state of the same type with secrets masked: the values of other teams' unrevealed order markers,
markers being laid by others, glyphs that lie symbol side up, and the generator.
"""

from __future__ import annotations

from battlewright.games.heroscape.library import content_of
from battlewright.games.heroscape.model.frames import Orders, Reorganise
from battlewright.games.heroscape.model.state import HIDDEN, Card, State
from battlewright.games.heroscape.procedures.orders import marker_set
from battlewright.games.heroscape.rules.table import friends, marker_seat
from battlewright.kernel.frames import all_of
from battlewright.kernel.rng import Rng


def hide(state: State, seat: int | None) -> State:
    """Mask everything a seat may not know. Works in place, on a copy."""
    state.rng = Rng()
    for card in state.cards.values():
        if card.markers and not _knows(state, seat, card):
            card.markers = [HIDDEN] * len(card.markers)
    for glyph in state.glyphs:
        if not glyph.up:
            glyph.letter = HIDDEN
    for orders in all_of(state, Orders):
        for owner in orders.placed:
            if not _mate(state, seat, owner):
                orders.placed[owner] = []
                orders.left[owner] = [HIDDEN] if orders.left[owner] else []
    for saving in all_of(state, Reorganise):
        if not _mate(state, seat, saving.seat):
            saving.markers = [HIDDEN] * len(saving.markers)
    return state


def _knows(state: State, seat: int | None, card: Card) -> bool:
    """HS-ORDER-06: the markers of a card are its player's secret; while it is lent, nobody looks at them."""
    return _mate(state, seat, card.seat) and _mate(state, seat, marker_seat(state, card))


def _mate(state: State, seat: int | None, other: int) -> bool:
    """HS-GAP-11: teammates may see each other's hidden markers."""
    return seat is not None and friends(state, seat, other)


# --- determinisation ------------------------------------------------------------------------------


def reveal(state: State, seat: int | None, rng: Rng) -> State:
    """Fill a view with what could be true. Works in place, on a copy."""
    state.rng = Rng(seed=f"determinized-{rng.below(1 << 62)}")
    for player in state.players:
        mine = [card for card in state.cards.values() if marker_seat(state, card) == player.seat]
        if any(HIDDEN in card.markers for card in mine):
            _fill_markers(state, player.seat, mine, rng)
    known = content_of(state).glyphs
    letters = sorted(letter for letter in known if not known[letter].treasure)
    for glyph in state.glyphs:
        if glyph.letter == HIDDEN:
            glyph.letter = letters[rng.below(len(letters))]
    for orders in all_of(state, Orders):
        for owner, left in orders.left.items():
            if HIDDEN in left:
                orders.left[owner] = marker_set(state, owner)
    for saving in all_of(state, Reorganise):
        saving.markers = ["X" if marker == HIDDEN else marker for marker in saving.markers]
    return state


def _fill_markers(state: State, seat: int, mine: list[Card], rng: Rng) -> None:
    """Deal the markers that are still unknown onto the places where hidden ones lie."""
    left = marker_set(state, seat)
    for card in mine:
        for marker in card.shown:
            if marker in left:
                left.remove(marker)
    left = [m for m in left if m == "X" or m == "o" or int(m) > _used(state, seat)] or left
    for index in range(len(left) - 1, 0, -1):
        other = rng.below(index + 1)
        left[index], left[other] = left[other], left[index]
    for card in mine:
        card.markers = [left.pop() if left else "X" for _ in card.markers]


def _used(state: State, seat: int) -> int:
    """How many of the round's turns a seat has had: lower numbers can no longer lie hidden with effect."""
    return max(0, state.turns - 1)
