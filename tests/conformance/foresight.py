"""What a seat of Battleground may see of decks."""

from __future__ import annotations

from msgspec import UNSET

from battlewright.games.battleground.model.frames import Effect
from battlewright.games.battleground.model.state import State


def foreseen(state: State, seat: int | None) -> set[str]:
    """The top cards of decks that the seat is looking at (Foresee)."""
    seen: set[str] = set()
    for frame in state.stack:
        if not isinstance(frame, Effect) or frame.looked is UNSET:
            continue
        if state.characters[frame.actor].seat == seat:
            for owner, number in frame.looked.items():
                seen.update(state.players[owner].deck[:number])
    return seen
