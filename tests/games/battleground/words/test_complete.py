"""No word of the format is without a card that is played with it: shipped, or in these tests."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from battlewright.games.battleground.content import load
from battlewright.games.battleground.model import cards, names
from battlewright.kernel.entries import records

FIRST = ("starter", "wave-3", "wave-5")  # the sets of cards whose words are proven elsewhere
TESTS = Path(__file__).parents[1]
WORDS: dict[str, set[str]] = {
    "moment": set(names.MOMENTS),
    "condition": set(names.CONDITIONS),
    "counter": set(names.COUNTERS),
    "grant": set(names.GRANTS),
    "number": set(cards.NUMBERS),
    "instruction": {str(step.__struct_config__.tag) for step in get_args(cards.Instruction)},
    "special": set(names.SPECIALS),
}
SLOTS = {number for number in cards.NUMBERS if number.startswith("slots.")}  # looked at when Forces are built


def used(*sets: str) -> dict[str, set[str]]:
    """The words that the shipped cards use, or those of some sets."""
    found: dict[str, set[str]] = {kind: set() for kind in WORDS}
    content = load()
    for shelf in ("characters", "weapons", "items", "fate", "glory", "tokens"):
        for card in getattr(content, shelf).values():
            if sets and getattr(card, "set", FIRST[0]) not in sets:
                continue
            for _, record in records(card):
                _collect(record, found)
    return found


def _collect(record: object, found: dict[str, set[str]]) -> None:
    found["condition"].update(name.partition(":")[0] for name in getattr(record, "when", ()))
    if per := getattr(record, "per", ""):
        found["counter"].add(per.partition("/")[0].partition(":")[0])
    match record:
        case cards.Bonus():
            found["number"].add(record.to)
        case cards.Grant():
            found["grant"].add(record.what.partition(":")[0])
        case cards.Trigger() | cards.Mission():
            found["moment"].add(record.on)
        case cards.Special():
            found["special"].add(record.function)
    if isinstance(record, cards.Step):
        found["instruction"].add(str(record.__struct_config__.tag))


def spoken() -> set[str]:
    """The words in backticks of the docstrings of the tests that play them."""
    files = [*Path(__file__).parent.glob("test_*.py"), *TESTS.glob("cards/test_la*.py")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files if file.name != Path(__file__).name)
    quoted = re.findall(r"`([a-z_.]+[a-zA-Z_.:/0-9]*)`", text)
    told = {word.partition(":")[0].partition("/")[0] for word in quoted}
    return told | {word.partition(":")[0] for word in re.findall(r'"([a-z_]+(?::[0-9a-z]+)?)"', text)}


@pytest.mark.parametrize("kind", WORDS)
def test_every_word_is_used_by_a_card(kind: str) -> None:
    """What no shipped card says would be a word without a proof."""
    assert WORDS[kind] - used()[kind] - SLOTS <= UNUSED.get(kind, set())


UNUSED: dict[str, set[str]] = {
    "condition": {"moved", "massive", "wounds_in_play_most"},  # the other side of a word that is used
    "counter": {"distance", "engaged_enemies"},
    "number": {"area"},  # only through boosts
}


@pytest.mark.parametrize("kind", WORDS)
def test_every_word_of_later_cards_is_told_by_a_test(kind: str) -> None:
    """A word that only later cards use is named by a test that plays one of them."""
    new = (used()[kind] | UNUSED.get(kind, set())) - used(*FIRST)[kind] - {"area"}

    assert sorted(new - spoken()) == []
