"""Which statement holds when two contradict each other (BG-PREC).

Whoever asks whether something may be done gathers the statements about that one point, each with the
rule or card it stands on; `settle` says which of them holds. Everything the losing source says about
other points stays in force, because it is never asked here (BG-PREC-03). Where no rule decides at
all, the engine follows the rulings of the ledger; the dice of `roll_off` are the last resort.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from battlewright.games.battleground.content import Content
from battlewright.kernel.rng import Rng

RANK = ("character", "card", "weapon", "item", "rulebook")
"""BG-PREC-02: whose word counts, the strongest first; `card` is a Fate or Glory card."""


class Statement(Struct, frozen=True):
    """Something is allowed or forbidden by a rule or an effect."""

    source: str
    allows: bool


def kind_of_source(content: Content, source: str) -> str:
    """What a rule or effect id is printed on; buffs, debuffs and marks are explained in the rulebook."""
    card = content.owner.get(source, source)
    if card in content.characters:
        return "character"
    if card in content.fate or card in content.glory:
        return "card"
    if card in content.weapons:
        return "weapon"
    return "item" if card in content.items else "rulebook"


def settle(content: Content, statements: Iterable[Statement]) -> Statement:
    """BG-PREC-02, BG-PREC-03: the higher rank wins; between equals a prohibition beats a permission."""
    return min(statements, key=lambda s: (RANK.index(kind_of_source(content, s.source)), s.allows))


def roll_off(rng: Rng) -> tuple[tuple[int, int], ...]:
    """BG-PREC-01, BG-SETUP-08: one die for each side, again until they differ; the last pair decides."""
    rolls: list[tuple[int, int]] = []
    while not rolls or rolls[-1][0] == rolls[-1][1]:
        rolls.append((rng.roll(), rng.roll()))
    return tuple(rolls)


def higher(rolls: tuple[tuple[int, int], ...]) -> int:
    """BG-PREC-01: the side that won a roll-off and decides."""
    first, second = rolls[-1]
    return 0 if first > second else 1
