"""What the commands share: to print and to ask, to load a game and to show it in the terminal."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any, TypeAlias

from battlewright.games import CLASSES, load
from battlewright.games.battleground.game import Battleground
from battlewright.games.fields.game import Fields
from battlewright.games.heroscape.game import Heroscape
from battlewright.kernel import replay as replays
from battlewright.kernel.game import Game
from battlewright.terminal.battleground import BattlegroundLook
from battlewright.terminal.fields import FieldsLook
from battlewright.terminal.heroscape import HeroscapeLook
from battlewright.terminal.looks import Look
from battlewright.terminal.session import AGREES
from battlewright.terminal.style import Style, wants_color
from battlewright.texts import Texts

AnyLook: TypeAlias = Look[Any, Any]

PLAIN_COLUMNS = 132  # where there is no terminal to ask
READABLE_COLUMNS = 124


class UsageError(ValueError):
    """An error the user can fix; the message says what, where and how."""


def tell(line: str) -> None:
    """Print a line."""
    print(line)


def ask(prompt: str) -> str:
    """A line from the user. What comes through a pipe is shown, so that the output reads like a game."""
    if sys.stdin.isatty():
        return input(prompt)
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        print()
        raise EOFError
    print(line.rstrip("\n"))
    return line


def style_here() -> Style:
    """With colours, if the output goes to a terminal that shows them."""
    return Style(color=wants_color(os.environ, terminal=sys.stdout.isatty()))


def columns_here() -> int:
    """How wide the output may be."""
    return min(shutil.get_terminal_size((PLAIN_COLUMNS, 40)).columns, PLAIN_COLUMNS)


def loaded(name: str, *packs: Path) -> Game[Any]:
    """A game by its name, with packs."""
    if name not in CLASSES:
        raise UsageError(f"no game {name!r}; there are: {', '.join(CLASSES)}")
    for pack in packs:
        if not pack.is_dir():
            raise UsageError(f"--pack {pack}: no such folder; give the folder that holds the TOML files")
    return load(name, *packs)


def look_of(game: Game[Any], texts: Texts) -> AnyLook:
    """How a game is shown in the terminal."""
    if isinstance(game, Heroscape):
        return HeroscapeLook(game, texts, style_here(), columns_here())
    if isinstance(game, Fields):
        return FieldsLook(game, texts, style_here(), columns_here())
    if not isinstance(game, Battleground):
        raise UsageError(f"{game.title} cannot be shown in a terminal yet")
    return BattlegroundLook(game, texts, style_here(), columns_here())


def agrees(question: str) -> bool:
    """Yes is the default; the end of the input is a yes as well."""
    try:
        said = ask(question + " ").strip().lower()
    except EOFError:
        return True
    return not said or said in AGREES


def read_replay(file: Path) -> replays.Replay:
    """A replay from a file."""
    try:
        return replays.read(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise UsageError(f"{file}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise UsageError(f"{file}: not a replay (it is no text)") from None
    except replays.ReplayError as error:
        raise UsageError(f"{file}: {error}") from None
