"""Writes the battlegrounds of later sets from the public card list, where it lies beside the checkout.

    python -m tools.battleground_maps ../shared/data/motu_battleground_facts.json

The list draws special terrain with signs of its own, but its rules are not public: each kind becomes the
ordinary terrain that is nearest to it, and the map says so in `doubtful`.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[1] / "src/battlewright/games/battleground/content/maps"
ROWS = "YXWVUTSRQPONMLKJIHGFEDCBA"
SHIPPED = 6  # the maps of the starter set are written by hand

READINGS = {  # sign of the list -> ours, and what we say about it; an empty text says nothing
    "T": ("H", "trees are high obstacles"),
    "M": (",", "magic forest is difficult terrain"),
    "m": (",", "swamp is difficult terrain"),
    "b": (",", "bog is difficult terrain"),
    "o": ("*", "an objective in the bog lies on open ground"),
    "v": ("l", "lava is a low obstacle: nobody stands on it"),
    "~": ("l", "smoke is a low obstacle: it gives cover"),
    "c": ("H", "crystals are high obstacles"),
    "d": ("l", "scrap is a low obstacle"),
    "e": ("H", "the large heap of scrap is a high obstacle"),
    "R": (".", "the monster's place is open ground"),
    "h": (".", "the entries of the Horde are open ground"),
    "2": (".", "the second player's zone is the ordinary one"),
    "p": (".", "the forbidden ground is open"),
    "f": ("*", "the flowers of power are objectives"),
    "j": (".", "item tokens are not used"),
    "J": (",", "item tokens are not used"),
    "w": (".", "weapon tokens are not used"),
    "W": (",", "weapon tokens are not used"),
}
SIDES = {"wasteland": '[["A", "E"], ["U", "Y"]]', "Preternia": '[["1", "3"], ["-3", "-1"]]'}


def map_id(name: str) -> str:
    """Our id of a battleground."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def written(fact: dict[str, Any]) -> str:
    """The entry of a battleground."""
    rows = [str(fact["grid"][letter]) for letter in ROWS]
    said = [READINGS[sign][1] for sign in READINGS if any(sign in row for row in rows)]
    doubtful = f'doubtful = "Our readings: {"; ".join(dict.fromkeys(said))}."\n' if said else ""
    drawn = ["".join(READINGS.get(sign, (sign,))[0] for sign in row) for row in rows]
    objectives = max(int(fact["objectives_total"]), sum(row.count("*") for row in drawn))
    lines = "".join(f'  "{row}", # {letter}\n' for row, letter in zip(drawn, ROWS, strict=True))
    return (
        f"# Battleground {fact['number']} of the list: {fact['set']}.\n\n[[map]]\n"
        f'id = "{map_id(fact["name"])}"\nname = "{fact["name"]}"\nset = "later"\n'
        f"objectives = {objectives}\nzones = {SIDES[fact['board']]}\n{doubtful}rows = [\n{lines}]\n"
    )


def main() -> int:
    """Write one file for each battleground."""
    for fact in json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))["maps"][SHIPPED:]:
        (FOLDER / f"{map_id(fact['name'])}.toml").write_text(written(fact), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
