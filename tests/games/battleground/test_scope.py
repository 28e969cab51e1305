"""Scope: which faces succeed (BG-SCOPE)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import Rolled
from tests.games.battleground.scenes import scene


@pytest.mark.rule("BG-SCOPE-01", "BG-FLANK-04")
def test_without_modifiers_four_or_more_succeeds() -> None:
    """A plain frontal attack needs 4, 5 or 6."""
    s = scene("he-man@F6:0 weapons=power-sword", "skeletor@F7:3 weapons=havoc-staff", acting="he-man")

    s.dice(1, 2, 3, 4, 5).do("attack power-sword skeletor")

    rolled = s.heard(Rolled)[0]
    assert rolled.needed.total == 4
    assert rolled.dice.total == 5
