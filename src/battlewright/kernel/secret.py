"""Hidden simultaneous choices: each seat commits in secret, then all choices are revealed together.

A `SecretFrame` asks several seats at once. A seat's commitment is stored as the text of its option;
views show other seats only that a commitment exists (`mask`). When the last seat has committed, the
frame is advanced and finds everything in `committed`.
"""

from __future__ import annotations

from collections.abc import Iterable

from battlewright.kernel.frames import Frame
from battlewright.kernel.options import Option, option_text

HIDDEN = "?"


class SecretFrame(Frame, kw_only=True):
    """A frame whose questions are answered in secret and revealed together."""

    committed: dict[int, str] = {}


def ask_all(frame: SecretFrame, seats: Iterable[int]) -> None:
    """Ask these seats at once; earlier commitments are forgotten."""
    frame.committed = {}
    frame.asks = sorted(seats)


def commit(frame: SecretFrame, seat: int, option: Option) -> None:
    """Store a seat's choice face down."""
    frame.committed[seat] = option_text(option)


def mask(frames: Iterable[Frame], seat: int | None) -> None:
    """Hide from a view what other seats have committed. Works in place, on copies."""
    for frame in frames:
        if isinstance(frame, SecretFrame) and frame.asks:
            frame.committed = {s: t if s == seat else HIDDEN for s, t in frame.committed.items()}
