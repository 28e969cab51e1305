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
    "M1": "a monster of its own side; its cost and the scenario of the hunt are not public (sections 9, 13)",
    "WH1": "is aimed at an empty hex",
    "WM32": "defence dice that depend on the sixes of the attack, in the odds, too",
    "WMM1": "of the Tyrantisaurus",
    "WR24": "up to three targets that are chosen before the first attack",
    "WRM1": "of the Tyrantisaurus",
    "WS26": "gives the bonus of a discarded card to somebody else",
    "WS33": "is aimed at a mark",
    "WS34": "an attack that comes later, from a mark",
    "WS40": "is aimed at an obstacle",
    "WS45": "is aimed at an obstacle",
    "I25": "puts force fields on the battleground, which can be attacked",
    "I29": "puts portals on the battleground, which can be attacked",
    "I36": "puts a crater on the battleground; what a crater does is not in the list",
    "I40": "puts a fuel tank on the battleground; what it does is not in the list",
    "I59": "puts a mud monster on the battleground; what it does is not in the list",
    "I95": "moves two models that must end adjacent",
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
