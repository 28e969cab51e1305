"""What players say to each other: set phrases and emotes, and free text where the host allows it.

Phrases are sent by name and read by everybody in their own language. What is said is an entry of the record,
so that it is there after a reload and in every process. It is no move: it has no number that clients count,
stops no clock and leaves questions, offers and undo as they are.
"""

from __future__ import annotations

from battlewright.server import protocol
from battlewright.server.entries import Entry

PHRASES = (
    "hello",
    "luck",
    "moment",
    "time",
    "nice",
    "close",
    "ouch",
    "oops",
    "sorry",
    "thanks",
    "played",
    "bye",
)
EMOTES = ("smile", "laugh", "wow", "sad", "angry", "hmm")  # drawn faces
KNOWN = frozenset((*PHRASES, *EMOTES))
ACT = "/say "
FREE = '"'  # begins a free text
LONGEST = 200  # characters of a free text
SHOWN = 50  # of what was said last
MOST = 1_000  # things said in a match
PER_SECOND, BURST = 0.25, 6  # things said by a seat


def text_of(phrase: str, text: str) -> str:
    """The entry of something said; empty if it is nothing that can be said."""
    if phrase:
        return f"{ACT}{phrase}" if phrase in KNOWN and not text else ""
    line = " ".join("".join(c if c.isprintable() else " " for c in text).split())[:LONGEST]
    return f"{ACT}{FREE}{line}" if line else ""


def is_talk(entry: Entry) -> bool:
    """Whether an entry is something that was said."""
    return entry.text.startswith(ACT)


def said(entry: Entry, number: int) -> protocol.SaidView:
    """What players are shown of such an entry.

    Its number in the record would tell how many entries before it are hidden from players.
    """
    words = entry.text.removeprefix(ACT)
    free = words.startswith(FREE)
    return protocol.SaidView(number, entry.seat, "" if free else words, words[1:] if free else "")
