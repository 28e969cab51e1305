"""Fights for tests: an attack carried through to its end, with scripted dice.

    strike(s, "power-sword skeletor", attack=(4, 4, 1, 1, 1), defence=(5, 1, 1))

Boosts are not bought, nothing is rerolled, ties of facing go to the first edge; the defender rolls if
`defence` is given and declines otherwise. Whatever else is asked (further targets, reactions that must
be chosen, the next action) is left to the test.
"""

from __future__ import annotations

from collections.abc import Iterable

from battlewright.games.battleground.model.events import AttackDeclared, Rolled
from tests.games.battleground.scenes import Scene


def strike(s: Scene, attack_option: str, attack: Iterable[int] = (), defence: Iterable[int] = ()) -> Scene:
    """Make an attack and answer everything on the way in the plainest manner."""
    defence = tuple(defence)
    s.dice(*attack, *defence)
    s.do(f"attack {attack_option}")
    return settle(s, defend=bool(defence))


def settle(s: Scene, *, defend: bool = False) -> Scene:
    """Answer what an attack asks until something else is asked."""
    while (answer := _plainest(s, defend)) is not None:
        s.do(answer)
    return s


def _plainest(s: Scene, defend: bool) -> str | None:
    match s.kind:
        case "boost" | "face":
            return s.options[0]
        case "mana_reroll" | "free_reroll":
            return "reroll"
        case "defend":
            return "defend roll" if defend else "defend decline"
        case "react":
            return "decline" if "decline" in s.options else None
        case _:
            return None


def attack_rolls(s: Scene) -> list[Rolled]:
    """The attack tests rolled so far."""
    return [event for event in s.heard(Rolled) if event.kind == "attack"]


def defence_rolls(s: Scene) -> list[Rolled]:
    """The defence tests rolled so far."""
    return [event for event in s.heard(Rolled) if event.kind == "defence"]


def costs(s: Scene) -> list[int]:
    """What the attacks so far have cost in AP."""
    return [event.cost.total for event in s.heard(AttackDeclared)]


def reasons(rolled: Rolled) -> dict[str, int]:
    """Why the needed result of a roll is what it is: rule or card -> change."""
    return {m.source: m.amount for m in rolled.needed.modifiers}
