"""Wilds dice: reading them, and what may be rolled again (FE-CHECK, FE-WILD-04, FE-DICE-10)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from battlewright.games.fields.model.options import Keep, Reroll
from battlewright.kernel.options import Option

WORTH = {"blank": 0, "success": 1, "double": 2, "reroll": 0}
LOWEST_FIRST = ("blank", "success", "double")


def successes(faces: Iterable[str]) -> int:
    """FE-WILD-04, FE-DICE-07: success counts 1, double success 2, everything else nothing."""
    return sum(WORTH[face] for face in faces)


def check_successes(faces: Sequence[str], *, lucky: bool = False) -> int:
    """FE-CHECK-02: in a check a reroll face is a failure; one die succeeds or fails."""
    worth = WORTH | ({"reroll": 1} if lucky else {})
    found = sum(worth[face] for face in faces)
    return min(found, 1) if len(faces) == 1 else found


def reroll_options(faces: Sequence[str]) -> list[Option]:
    """FE-WILD-04: the reroll faces again, each with at most one other die; or keep the roll."""
    again = faces.count("reroll")
    if not again:
        return []
    counts = {face: faces.count(face) for face in LOWEST_FIRST}
    found: list[Option] = []
    for blanks in range(min(again, counts["blank"]), -1, -1):
        for ones in range(min(again - blanks, counts["success"]) + 1):
            for twos in range(min(again - blanks - ones, counts["double"]) + 1):
                chosen = ("blank",) * blanks + ("success",) * ones + ("double",) * twos
                found.append(Reroll(chosen))
    return [*found, Keep()]


def without(faces: Sequence[str], taken: Iterable[str]) -> list[str]:
    """The dice that stay on the table."""
    left = list(faces)
    for face in taken:
        left.remove(face)
    return left
