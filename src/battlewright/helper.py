"""A helper process of a search: `python -m battlewright.helper GAME [FOLDER]`, asked by `agents.helpers`."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import msgspec

from battlewright.agents import Search, Settings
from battlewright.agents.helpers import Errand, read, write
from battlewright.games import load

_decode = msgspec.msgpack.Decoder(Errand).decode
_encode = msgspec.msgpack.Encoder().encode


def main(arguments: list[str]) -> None:
    """Load the game, say so, and carry out errands until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asks us ends us
    name, *folder = arguments
    game = load(name).under(Path(folder[0])) if folder else load(name)
    search = Search(game, Settings())
    source, target = sys.stdin.buffer, sys.stdout.buffer
    write(target, _encode([]))
    while data := read(source):
        write(target, _encode(search.help(_decode(data))))


if __name__ == "__main__":
    main(sys.argv[1:])
