"""Every row of the card list is shipped, or left out for a reason that is named here.

The list lies beside the checkout; without it these tests are not run.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from battlewright.games.battleground.content import load
from tests.games.battleground.test_content import our_id

FACTS = Path(__file__).resolve().parents[4] / "shared" / "data" / "motu_battleground_facts.json"
CONTENT = load()
SHELVES = {
    "heroes": "characters",
    "weapons": "weapons",
    "items": "items",
    "fate": "fate",
    "glory": "glory",
    "maps": "maps",
}
TWICE = {  # soldiers that the list has twice; a Force may contain two of the one card
    f"{name} {copy}": name for name in ("Hover Robot", "Horde Trooper", "Horde Wraith") for copy in "AB"
}
LEFT_OUT: dict[str, str] = {  # id of the row -> why it is not shipped
    "I25": "puts force fields on the battleground; how much they withstand when attacked is not public",
    "I29": "puts portals on the battleground; how much they withstand when attacked is not public",
    "I36": "puts a crater on the battleground; what a crater does is not public (section 13)",
    "I40": "puts a fuel tank on the battleground; what it does is not public (section 13)",
    "I59": "puts a mud monster on the battleground; what it does is not public (section 13)",
}


def card_id(kind: str, fact: dict[str, Any]) -> str:
    """Our id of a row."""
    if kind in ("fate", "glory"):
        return f"{kind}-{int(fact['id'][1:]):02}"
    return our_id(TWICE.get(fact["name"], fact["name"]))


@pytest.mark.skipif(not FACTS.is_file(), reason="no facts beside this checkout")
@pytest.mark.parametrize("kind", SHELVES)
def test_every_row_is_shipped_or_left_out_for_a_reason(kind: str) -> None:
    """Nothing is forgotten, and nothing is named as left out that is there."""
    rows = json.loads(FACTS.read_text(encoding="utf-8"))[kind]
    shelf = getattr(CONTENT, SHELVES[kind])
    missing = {str(row.get("id", row.get("number"))) for row in rows if card_id(kind, row) not in shelf}
    named = {id for id in LEFT_OUT if id in {str(row.get("id", row.get("number"))) for row in rows}}

    assert missing == named
    assert all(LEFT_OUT.values())


@pytest.mark.skipif(not FACTS.is_file(), reason="no facts beside this checkout")
@pytest.mark.parametrize("kind", SHELVES)
def test_no_shipped_card_is_unknown_to_the_list(kind: str) -> None:
    """What is not our own is in the list."""
    known = {card_id(kind, row) for row in json.loads(FACTS.read_text(encoding="utf-8"))[kind]}
    shelf = getattr(CONTENT, SHELVES[kind])

    assert [id for id, card in shelf.items() if id not in known and card.origin == "printed"] == []
