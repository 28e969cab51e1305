"""Every shipped character has a figure of its own in the client."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from battlewright.games.battleground.content import load

HEROES = Path(__file__).resolve().parents[3] / "web" / "src" / "battleground" / "heroes.ts"


def test_every_character_has_a_figure_and_no_two_look_alike() -> None:
    """Build, head and colours are drawn up for each of them, and for nobody else."""
    text = HEROES.read_text(encoding="utf-8")
    table = text[text.index("export const HEROES") :]
    table = table[: table.index("\n};")]
    drawn = set(re.findall(r"^  '?([a-z0-9-]+)'?[:,]", table, re.MULTILINE))
    found = (" ".join(look.split()) for look in re.findall(r"[=:] look\(([^)]*)\)", text))
    looks = Counter(found)

    assert drawn == set(load().characters)
    assert [look for look, times in looks.items() if times > 1] == []
