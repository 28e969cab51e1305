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
    "HM0": "Prince Adam: needs a piece of the engine first",
    "HM6": "He-Man on Battle Cat: needs a piece of the engine first",
    "HM8": "Sorceress: needs a piece of the engine first",
    "HM9": "Man-E-Faces: needs a piece of the engine first",
    "HM13": "Clamp Champ: needs a piece of the engine first",
    "HH6": "Shadow Weaver: needs a piece of the engine first",
    "HH7": "Hordak on Mantisaur: needs a piece of the engine first",
    "HH9": "Leech: needs a piece of the engine first",
    "HR2": "Bow: needs a piece of the engine first",
    "HR3": "Glimmer: needs a piece of the engine first",
    "HR5": "Frosta: needs a piece of the engine first",
    "HS2": "Lady Slither: needs a piece of the engine first",
    "HS4": "Kobra Khan: needs a piece of the engine first",
    "HS6": "Fang-Or: needs a piece of the engine first",
    "HP1": "King Grayskull: needs a piece of the engine first",
    "HP7": "Bionatops: needs a piece of the engine first",
    "HF2": "Sherrilyn on Talon Fighter: needs a piece of the engine first",
    "M1": "Tyrantisaurus: needs a piece of the engine first",
    "WH1": "Demolition Missile: needs a piece of the engine first",
    "WM24": "Shock Spear: needs a piece of the engine first",
    "WM32": "Halberd: needs a piece of the engine first",
    "WM55": "He-Ro's Staff (purple): needs a piece of the engine first",
    "WMM1": "Tyrantisaurus Tail: needs a piece of the engine first",
    "WR12": "Laser Gun (human): needs a piece of the engine first",
    "WR13": "Laser Gun (robot): needs a piece of the engine first",
    "WR14": "Laser Gun (monster): needs a piece of the engine first",
    "WR24": "Multi-Cannon: needs a piece of the engine first",
    "WRM1": "Tyrantisaurus Blaster: needs a piece of the engine first",
    "WS26": "Trick: needs a piece of the engine first",
    "WS33": "Separation Spell: needs a piece of the engine first",
    "WS34": "Tempest: needs a piece of the engine first",
    "WS40": "Earthquake: needs a piece of the engine first",
    "WS45": "Call of Nature: needs a piece of the engine first",
    "I25": "Force Field Rod: needs a piece of the engine first",
    "I29": "Teleporter: needs a piece of the engine first",
    "I36": "Bomb Pack: needs a piece of the engine first",
    "I40": "Fuel Tank: needs a piece of the engine first",
    "I59": "Mud Monster: needs a piece of the engine first",
    "I77": "Trap: needs a piece of the engine first",
    "I81": "Big Bag: needs a piece of the engine first",
    "I95": "Rider's Gloves: needs a piece of the engine first",
    "F82": "for a character that is not shipped yet",
    "F83": "for a character that is not shipped yet",
    "F85": "for a character that is not shipped yet",
    "F107": "needs a piece of the engine first",
    "G21": "needs a piece of the engine first",
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

    assert [id for id, card in shelf.items() if id not in known and card.origin != "authored"] == []
