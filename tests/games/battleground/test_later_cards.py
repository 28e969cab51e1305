"""How far the content format reaches: the cards of later sets that are written down without Python.

`examples/pack` holds every later card that the format carries whole; `docs/content.md` counts them and
names those it does not carry yet. These tests keep the two together, so that the figures cannot go stale.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from battlewright.games.battleground.content import check, load

ROOT = Path(__file__).resolve().parents[3]
PACK = ROOT / "examples" / "pack"
PAGE = (ROOT / "docs" / "content.md").read_text(encoding="utf-8")
FACTS = ROOT.parent / "shared" / "data" / "motu_battleground_facts.json"
KINDS = {
    "Characters": ("characters", "heroes"),
    "Weapons": ("weapons", "weapons"),
    "Items": ("items", "items"),
    "Fate cards": ("fate", "fate"),
    "Glory cards": ("glory", "glory"),
}
LEAST = 0.7  # of the later cards must be carried whole


def carried(shelf: str) -> list[str]:
    """The printed cards of the pack by name or number; of soldiers that come twice, both copies."""
    shipped, whole = load(), load(PACK)
    found: list[str] = []
    for id, card in getattr(whole, shelf).items():
        if id in getattr(shipped, shelf) or card.origin == "authored":
            continue
        if shelf in ("fate", "glory"):
            found.append(f"{shelf[0].upper()}{int(id.rpartition('-')[2])}")
        elif getattr(card, "copies", 1) == 2:
            found += [f"{card.name} A", f"{card.name} B"]
        else:
            found.append(card.name)
    return found


def table() -> dict[str, tuple[int, int, int]]:
    """The figures of the page: all, carried, not yet."""
    rows = re.findall(r"^\| ([A-Z][a-z ]+) \| (\d+) \| (\d+) \| (\d+) \|$", PAGE, re.MULTILINE)
    return {kind: (int(every), int(whole), int(missing)) for kind, every, whole, missing in rows}


def missing(kind: str) -> list[str]:
    """The cards the page names as not carried yet."""
    found = re.search(rf"^- {kind}: (.*?)\.$", PAGE.partition("What is not carried yet")[2], re.MULTILINE)
    assert found is not None, kind
    return found[1].split(", ")


def test_the_pack_is_without_mistakes() -> None:
    """`battlewright content check examples/pack` accepts every card."""
    assert [str(error) for error in check(PACK)] == []


@pytest.mark.parametrize("kind", KINDS)
def test_the_page_counts_what_the_pack_holds(kind: str) -> None:
    """Carried are exactly the cards of the pack; the rest is named."""
    every, whole, left = table()[kind]
    names = carried(KINDS[kind][0])

    assert (len(names), len(missing(kind))) == (whole, left)
    assert every == whole + left
    assert set(names).isdisjoint(missing(kind))
    assert [name for name, times in Counter(names).items() if times > 1] == []


def test_most_later_cards_are_carried_whole() -> None:
    """The format carries clearly more than half of the later cards without new code."""
    figures = table()
    every, whole, left = figures.pop("All")

    assert (every, whole, left) == tuple(map(sum, zip(*figures.values(), strict=True)))
    assert whole >= LEAST * every


@pytest.mark.skipif(not FACTS.is_file(), reason="no facts beside this checkout")
@pytest.mark.parametrize("kind", KINDS)
def test_no_later_card_is_forgotten(kind: str) -> None:
    """Every card of the card list is shipped, in the pack, or named as missing."""
    shelf, listed = KINDS[kind]
    facts = json.loads(FACTS.read_text(encoding="utf-8"))[listed]
    shipped = load()
    known = {card.name for card in getattr(shipped, shelf).values()} | {"Palace Guard A", "Palace Guard B"}
    if shelf in ("fate", "glory"):
        known = {f"{shelf[0].upper()}{int(id.rpartition('-')[2])}" for id in getattr(shipped, shelf)}
    names = [fact.get("name") or fact["id"] for fact in facts]
    left = [name for name in names if name not in known and not _renamed(name, known)]

    assert sorted(left) == sorted([*carried(shelf), *missing(kind)])


def _renamed(name: str, known: set[str]) -> bool:
    """Cards whose English name is better known than the one of the list."""
    return {"Battle Armor I": "Battle Armor", "Hand of Fate": "Hand of Doom"}.get(name, "") in known
