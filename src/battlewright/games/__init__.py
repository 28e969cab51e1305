"""The games. `load` finds one by name, without importing the others."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from battlewright.kernel.game import AnyGame

CLASSES = {"battleground": "Battleground", "heroscape": "Heroscape", "fields": "Fields"}


def load(name: str, *packs: Path) -> AnyGame:
    """A game by name, with the user's content packs if any."""
    if name not in CLASSES:
        raise LookupError(f"no game {name!r}; there are: {', '.join(CLASSES)}")
    module = import_module(f"battlewright.games.{name}.game")
    game: AnyGame = getattr(module, CLASSES[name])(*packs)
    return game
