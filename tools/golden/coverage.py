"""What a set of golden games covers, and which of many recordings cover the most with the least text."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from battlewright.games import load
from battlewright.games.battleground.game import SWITCHES as BATTLEGROUND_SWITCHES
from battlewright.games.fields.setup import DIFFICULTIES
from battlewright.games.fields.setup import SWITCHES as FIELDS_SWITCHES
from battlewright.games.heroscape.switches import SWITCHES
from tools.golden.records import Golden, write
from tools.rules import ledgers

SHELVES = {
    "battleground": (
        "characters",
        "weapons",
        "items",
        "fate",
        "glory",
        "tokens",
        "maps",
        "forces",
        "scenarios",
    ),
    "heroscape": ("units", "powers", "glyphs", "scenarios", "maps"),
    "fields": (
        *(
            "heroes",
            "equipment",
            "spells",
            "vehicles",
            "victory",
            "beasts",
            "allies",
            "events",
            "epic_beasts",
        ),
        *("quests", "battle", "areas", "scenarios", "weapons"),
    ),
}
WORD = re.compile(r"[a-z0-9][a-z0-9_./'-]*")


@cache
def universe(game: str) -> dict[str, frozenset[str]]:
    """Everything a set could cover, by area."""
    content = load(game).content  # type: ignore[attr-defined]
    found = {shelf: frozenset(getattr(content, shelf)) for shelf in SHELVES[game]}
    found["events"] = frozenset(_event_tags(game))
    found["options"] = frozenset(load(game).reader._kinds)
    found["rules"] = frozenset(ledgers()[game].rules)
    found["switches"] = frozenset(_settings(game))
    if game == "fields":
        found["difficulties"] = frozenset(DIFFICULTIES)
    return found


def _event_tags(game: str) -> Iterator[str]:
    module = __import__(f"battlewright.games.{game}.model.events", fromlist=["events"])
    from battlewright.kernel.events import Event

    for kind in vars(module).values():
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == module.__name__:
            yield str(kind.__struct_config__.tag)


def _settings(game: str) -> Iterator[str]:
    """Each value of each switch that is not the default."""
    if game == "heroscape":
        for name, switch in SWITCHES.items():
            yield from (f"{name}={value}" for value in switch.values if value != switch.default)
    else:
        yield from (
            f"{name}=True" for name in (BATTLEGROUND_SWITCHES if game == "battleground" else FIELDS_SWITCHES)
        )


def covered(golden: Golden) -> dict[str, set[str]]:
    """What one recording covers, by area."""
    words: set[str] = set(WORD.findall(json.dumps(golden.setup)))
    events: set[str] = set()
    options: set[str] = set()
    rules: set[str] = set()
    for step in golden.steps:
        words.update(WORD.findall(step.choice))
        options.add(step.choice.partition(" ")[0])
        for event in step.events:
            events.add(event.tag)
            fields = json.loads(event.facts.partition(" ")[2])
            rules.update(fields.get("rules") or ())
            words.update(WORD.findall(event.facts))
    words |= {part for word in words for part in re.split(r"[/.]", word)}
    switches = {f"{name}={value}" for name, value in (golden.setup.get("switches") or {}).items()}
    known = {"events": events, "options": options, "rules": rules, "switches": switches}
    return {area: set(all_ & known.get(area, words | rules)) for area, all_ in universe(golden.game).items()}


def items(golden: Golden) -> frozenset[str]:
    """What one recording covers, as a flat set."""
    return frozenset(f"{area}:{item}" for area, found in covered(golden).items() for item in found)


def chosen(recordings: Mapping[str, Golden], required: Iterable[str], most: int) -> list[str]:
    """The required recordings and those that add most for their size, up to so many characters in all."""
    sizes = {name: len(write(golden)) for name, golden in recordings.items()}
    found = {name: items(golden) for name, golden in recordings.items()}
    names = list(required)
    have = frozenset[str]().union(*(found[name] for name in names))
    total = sum(sizes[name] for name in names)
    rest = [name for name in recordings if name not in set(names)]
    while rest:
        best = max(rest, key=lambda name: len(found[name] - have) / sizes[name])
        rest.remove(best)
        if not found[best] - have:
            break
        if total + sizes[best] <= most:
            names.append(best)
            have |= found[best]
            total += sizes[best]
    return names


def report(game: str, recordings: Iterable[Golden]) -> list[str]:
    """The share of each area that is covered, with some of what is missing."""
    have: dict[str, set[str]] = {}
    for golden in recordings:
        for area, found in covered(golden).items():
            have.setdefault(area, set()).update(found)
    return [_share(area, all_, have.get(area, set())) for area, all_ in universe(game).items()]


def _share(area: str, all_: frozenset[str], have: set[str]) -> str:
    missing = sorted(all_ - have)
    tail = f"; missing {', '.join(missing[:6])}{' …' if len(missing) > 6 else ''}" if missing else ""
    return f"  {area}: {len(have)} of {len(all_)} ({len(have) / max(1, len(all_)):.0%}){tail}"
