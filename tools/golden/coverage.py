"""What a set of golden games covers, and which of many recordings cover the most with the least text."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

import msgspec

from battlewright.games import load
from battlewright.games.battleground.game import SWITCHES as BATTLEGROUND_SWITCHES
from battlewright.games.fields.setup import DIFFICULTIES
from battlewright.games.fields.setup import SWITCHES as FIELDS_SWITCHES
from battlewright.games.heroscape.switches import SWITCHES
from battlewright.kernel.events import Event
from tools.golden.playing import UNFINISHED, names_in
from tools.golden.records import Golden, Step, write
from tools.rules import ledgers

SHELVES = {
    "battleground": "characters weapons items fate glory tokens effects maps forces scenarios",
    "heroscape": "units powers glyphs scenarios maps",
    "fields": "heroes equipment spells vehicles victory beasts allies events epic_beasts quests battle areas "
    "scenarios weapons effect",
}
FEWEST = 60  # choices of a recording, if the game is that long


@cache
def universe(game: str) -> dict[str, frozenset[str]]:
    """Everything a set could cover, by area."""
    loaded: Any = load(game)
    found = {shelf: frozenset(getattr(loaded.content, shelf)) for shelf in SHELVES[game].split()}
    found["event types"] = frozenset(_event_tags(game))
    found["options"] = frozenset(loaded.reader.tags)
    found["rules cited"] = frozenset(ledgers()[game].rules)
    found["switches"] = frozenset(_settings(game))
    if game == "fields":
        found["difficulties"] = frozenset(DIFFICULTIES)
    return found


def _event_tags(game: str) -> Iterator[str]:
    module = import_module(f"battlewright.games.{game}.model.events")
    for kind in vars(module).values():
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == module.__name__:
            yield str(kind.__struct_config__.tag)


def _settings(game: str) -> Iterator[str]:
    """Each value of each switch that is not the default."""
    if game == "heroscape":
        for name, switch in SWITCHES.items():
            yield from (f"{name}={value}" for value in switch.values if value != switch.default)
    else:
        names = BATTLEGROUND_SWITCHES if game == "battleground" else FIELDS_SWITCHES
        yield from (f"{name}=True" for name in names)


# --- what a recording covers ------------------------------------------------------------------------


class Item(NamedTuple):
    """Something that can be covered."""

    area: str
    name: str


def first_seen(golden: Golden) -> dict[Item, int]:
    """Everything a recording covers, with the number of the choice after which it does; 0: by its setup."""
    known = _areas(golden.game)
    seen: dict[Item, int] = {}
    for number, names in enumerate([_setup_names(golden), *map(_step_names, golden.steps)]):
        for name in names:
            for area in known.get(name, ()):
                seen.setdefault(Item(area, name), number)
    return seen


@cache
def _areas(game: str) -> dict[str, list[str]]:
    """The areas a name belongs to."""
    found: dict[str, list[str]] = {}
    for area, names in universe(game).items():
        for name in names:
            found.setdefault(name, []).append(area)
    return found


def _setup_names(golden: Golden) -> set[str]:
    game: Any = load(golden.game)
    scenario = game.content.scenarios.get(golden.setup.get("scenario"))
    names = {str(getattr(scenario, "map", "")), *names_in(json.dumps(golden.setup))}
    names -= {*getattr(game.content, "fate", ()), *getattr(game.content, "glory", ())}  # not drawn yet
    switches = {f"{name}={value}" for name, value in (golden.setup.get("switches") or {}).items()}
    return names | switches


def _step_names(step: Step) -> set[str]:
    return {
        name for text in (step.choice, *(event.facts for event in step.events)) for name in names_in(text)
    }


# --- what to keep -----------------------------------------------------------------------------------


class Pick(NamedTuple):
    """The beginning of a recording that is worth keeping: so many choices add so many items."""

    name: str
    choices: int
    gain: int
    size: int


def chosen(recordings: Mapping[str, Golden], kept: Iterable[Golden], most: int) -> dict[str, Golden]:
    """Beginnings of recordings that add most to those kept for their size, within so many characters."""
    kept = list(kept)
    have = {item for golden in kept for item in first_seen(golden)}
    seen = {name: first_seen(golden) for name, golden in recordings.items()}
    total = sum(len(write(golden)) for golden in kept)
    found: dict[str, Golden] = {}
    while len(found) < len(recordings):
        picks = [
            _useful(name, golden, seen[name], have)
            for name, golden in recordings.items()
            if name not in found
        ]
        best = max(picks, key=lambda pick: pick.gain / pick.size)
        total += best.size
        if not best.gain or total > most:
            return found
        found[best.name] = shortened(recordings[best.name], best.choices)
        have |= {item for item, at in seen[best.name].items() if at <= best.choices}
    return found


def _useful(name: str, golden: Golden, seen: Mapping[Item, int], have: set[Item]) -> Pick:
    """The beginning up to the last choice that adds something; what a setup names must be played with."""
    cuts = [max(at, min(FEWEST, len(golden.steps))) for item, at in seen.items() if item not in have]
    choices = max(cuts, default=0)
    return Pick(name, choices, len(cuts), len(write(shortened(golden, choices))))


def shortened(golden: Golden, choices: int) -> Golden:
    """Only the first so many choices."""
    if choices >= len(golden.steps):
        return golden
    return msgspec.structs.replace(golden, steps=golden.steps[:choices], outcome=UNFINISHED)


# --- telling ----------------------------------------------------------------------------------------


def missing(game: str, recordings: Iterable[Golden]) -> dict[str, set[str]]:
    """What no recording covers, by area."""
    have = {item for golden in recordings for item in first_seen(golden)}
    return {
        area: {name for name in names if Item(area, name) not in have}
        for area, names in universe(game).items()
    }


def report(game: str, recordings: Iterable[Golden]) -> list[str]:
    """The share of each area that is covered, with some of what is missing."""
    gaps = missing(game, recordings)
    return [_share(area, len(names), sorted(gaps[area])) for area, names in universe(game).items()]


def _share(area: str, number: int, gaps: list[str]) -> str:
    tail = f"; not {', '.join(gaps[:6])}{' …' if len(gaps) > 6 else ''}" if gaps else ""
    return f"  {area}: {number - len(gaps)} of {number} ({1 - len(gaps) / number:.0%}){tail}"
