"""Every golden game plays as recorded: same offers, events, words and states (`make golden` records anew)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.golden.__main__ import files, short
from tools.golden.compare import first_difference
from tools.golden.records import read


@pytest.mark.parametrize("path", files(), ids=lambda path: short(path).removeprefix("tests/golden/"))
def test_a_golden_game_plays_as_recorded(path: Path) -> None:
    """The same setup, seed and choices lead to the same offers, events, words and digests."""
    golden = read(path.read_text(encoding="utf-8"))

    difference = first_difference(short(path), golden)

    if difference:
        pytest.fail(difference, pytrace=False)
