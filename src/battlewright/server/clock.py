"""The time of day without jumps: the time at which the process started plus monotonic time since.

Changing the system clock therefore changes no player's clock. The time stands still while the machine sleeps.
"""

from __future__ import annotations

import time


class Clock:
    """The time of day of this process."""

    def __init__(self) -> None:
        """As the machine has it now."""
        self._offset = time.time() - time.monotonic()

    def now(self) -> float:
        """Seconds since 1970."""
        return self._offset + time.monotonic()

    def advance_to(self, earliest: float) -> None:
        """Move the clock forward to a time that was stored earlier: the system clock has been set back."""
        self._offset = max(self._offset, earliest - time.monotonic())


CLOCK = Clock()
now = CLOCK.now
