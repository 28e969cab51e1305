"""How Fields of Eternia looks in a terminal: the position in sections of text, menus with odds, answers.

The sections are those of the plain table (`games/fields/table.py`); where a combat is under way, it is shown
instead of the map.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from battlewright.games.fields.catalogue import catalogue_of
from battlewright.games.fields.explain import UnknownNameError
from battlewright.games.fields.game import Fields
from battlewright.games.fields.lexicon import Lexicon
from battlewright.games.fields.model import events
from battlewright.games.fields.model.state import State
from battlewright.games.fields.narrator import FieldsNarrator
from battlewright.games.fields.planet import FAR
from battlewright.games.fields.rules.table import epic_under_way, team_of, wilds_under_way
from battlewright.kernel.decisions import Decision
from battlewright.kernel.options import UnreadableOption
from battlewright.terminal.looks import Look
from battlewright.terminal.style import Style, fill, wrap
from battlewright.texts import Texts

LOUD = (events.RoundBegan, events.SkullEvent, events.Captured, events.Defeated, events.GameOver)
SMALL = (events.MarketRefilled, events.EterniumSpent, events.CounterChanged)
PICTURED = {"draft", "deploy_hero", "activate", "act", "destination", "march", "play", "step_four", "flee"}
HEAD = ("scenario", "difficulty", "round", "time", "skulls", "phase", "counters")
COMBAT = ("epic", "wilds")
PLAIN = ("teams", "heroes", "boss")
UNLABELLED = {"scenario", "time", "phase"}
ON_THE_MAP = ("area", "control", "soldiers", "heroes", "marks")
UNSAID = {"id", "text", "combat_deck", "base", "known", "seat", "is_tower", "deck"}
FITTING = 3  # cards told at once


class FieldsLook(Look[Fields, Lexicon]):
    """Fields of Eternia in one language, for a terminal of some width."""

    loud, small = LOUD, SMALL

    def __init__(self, game: Fields, texts: Texts, style: Style, columns: int) -> None:
        """With colours or without, as wide as the terminal."""
        super().__init__(game, FieldsNarrator(texts, game.content), texts, style, columns)

    # --- the position ---------------------------------------------------------------------------

    def picture_key(self, view: State, decision: Decision) -> str:
        """The position is shown when somebody moved or was hurt; in a combat, when cards were played."""
        if decision.kind not in PICTURED:
            return ""
        if frame := epic_under_way(view):
            return f"{frame.number} {[(side.grid, side.soldiers) for side in frame.sides]}"
        heroes = [(hero.id, hero.at, hero.damage) for hero in view.heroes.values()]
        return f"{view.round} {heroes} {view.soldiers}"

    def picture(self, view: State, seat: int | None, decision: Decision | None = None) -> list[str]:
        """Round and scores; then the combat under way, or teams, heroes, offers and who is where."""
        table = self._table(view, seat)
        found = self._head(table)
        if epic_under_way(view) or wilds_under_way(view):
            return [*found, *(line for name in COMBAT for line in self._section(table, name))]
        found += [line for name in PLAIN for line in self._section(table, name)]
        found += self._markets(table)
        taken = [{name: row[name] for name in ON_THE_MAP} for row in table["areas"]]
        return [*found, *self._section({"areas": [row for row in taken if _notable(row)]}, "areas")]

    def _table(self, view: State, seat: int | None) -> dict[str, Any]:
        """The plain table as nested rows, with its names and labels."""
        table: dict[str, Any] = msgspec.to_builtins(self.game.table(view, seat, self.words))
        for row in (*table["heroes"], *filter(None, [table.get("boss")])):
            row["hp"] = f"{row['hp']}/{row.pop('hp_most')}"
        return table

    def _head(self, table: Mapping[str, Any]) -> list[str]:
        parts = [self._labelled(name, table[name]) for name in HEAD if table.get(name)]
        return fill([self.style.paint(parts[0], "bold"), *parts[1:]], self.columns, " · ")

    def _section(self, table: Mapping[str, Any], name: str) -> Iterator[str]:
        """A title and its rows; what holds rows of its own is told row by row."""
        part = table.get(name)
        if not part:
            return
        yield self.style.paint(self._label(name), "bold")
        for row in part if isinstance(part, list | tuple) else [part]:
            inner = [key for key, held in row.items() if _rows(held) and key == "sides"]
            told = {key: held for key, held in row.items() if key not in inner}
            yield from wrap(self._row(told), self.columns, "  ", "      ")
            for key in inner:
                for deeper in row[key]:
                    yield from wrap(self._row(deeper), self.columns, "    ", "        ")

    def _markets(self, table: Mapping[str, Any]) -> Iterator[str]:
        """What is on offer, trader by trader, with its price."""
        offers: dict[str, list[str]] = {}
        for row in table.get("markets", ()):
            offers.setdefault(row["trader"], []).append(f"{row['offer']} ({row['cost']})")
        if offers:
            yield self.style.paint(self._label("markets"), "bold")
        for trader, cards in offers.items():
            yield from wrap(f"{trader}: {', '.join(cards)}", self.columns, "  ", "      ")

    def _row(self, row: Mapping[str, Any]) -> str:
        """`He-Man · Area Gaz Village · HP 5/7`: the first value speaks for itself."""
        names = [name for name, held in row.items() if _is_said(name) and _notable(held)]
        first, *rest = names
        return " · ".join([self._told(row[first]), *(self._labelled(name, row[name]) for name in rest)])

    def _labelled(self, name: str, held: Any) -> str:
        if held is True:
            return self._label(name)
        return self._told(held) if name in UNLABELLED else f"{self._label(name)}: {self._told(held)}"

    def _told(self, held: Any) -> str:
        match held:
            case dict() if "name" in held:
                return str(held["name"])
            case dict():
                return ", ".join(self._told(part) for part in held.values())
            case list() | tuple():
                return ", ".join(self._told(part) for part in held)
            case _:
                return str(held)

    def _label(self, name: str) -> str:
        return self.texts.format(f"fe-terminal-{name}")

    def hand(self, view: State, seat: int) -> list[str]:
        """The victory cards of the own team with both goals, and what its combat deck holds."""
        table = self._table(view, seat)
        own = table["teams"][team_of(view, seat)]
        cards = [row for row in table.get("victory", ()) if row["team_id"] == own["id"]]
        told = [self._row({name: held for name, held in row.items() if name != "team"}) for row in cards]
        return [*told, self._labelled("combat_deck", own["combat_deck"])]

    # --- questions ------------------------------------------------------------------------------

    def why(self, view: State, seat: int, words: Sequence[str]) -> list[str]:
        """`move HERO AREA`, or anything as it is written in a replay: `rest`, `fortify 3`."""
        if not words:
            return [self.texts.format("fe-terminal-why")]
        try:
            answer = self.game.explain(view, seat, self._intent(view, words))
        except (UnknownNameError, UnreadableOption) as error:
            return [str(error), self.texts.format("fe-terminal-why")]
        return self.told(view, answer)

    def _intent(self, view: State, words: Sequence[str]) -> dict[str, Any]:
        small = [word.lower() for word in words]
        if small[0] == "move" and len(small) > 2:
            place = " ".join(small[2:])
            return {"intent": "move", "hero": small[1], "to": self._area(place) or place}
        return {"intent": "option", "text": " ".join(small)}

    def _area(self, name: str) -> str:
        """An area by its id, or by a part of its name that no other has; nothing if there is none."""
        areas, lexicon = self.game.content.planet.areas, self.lexicon(None)
        fitting = [id for id in areas if name.lower() in (id, lexicon.name(id).lower())]
        fitting = fitting or [id for id in areas if name.lower() in lexicon.name(id).lower()]
        return fitting[0] if len(fitting) == 1 else ""

    def measure(self, view: State, seat: int, words: Sequence[str]) -> list[str]:
        """What lies beside an area, and how far every hero is from it."""
        area = self._area(" ".join(words))
        if not area:
            return [self.texts.format("fe-terminal-measure")]
        rows = self._table(view, seat)["connections"]
        beside = next(row for row in rows if row["area_id"] == area)
        return [self._row(beside), *self._steps(view, area)]

    def _steps(self, view: State, area: str) -> Iterator[str]:
        lexicon, planet = self.lexicon(view), self.game.content.planet
        for hero in view.heroes.values():
            steps = planet.distance(hero.at, area) if hero.at else FAR
            if steps < FAR:
                yield self.texts.format("fe-terminal-steps", hero=lexicon.name(hero.id), steps=steps)

    def info(self, words: Sequence[str]) -> list[str]:
        """What a hero or a card does, and its numbers."""
        wanted = " ".join(words).lower()
        shelves = msgspec.to_builtins(catalogue_of(self.game.content, self.words))
        cards = [card for shelf in shelves.values() if isinstance(shelf, dict) for card in shelf.values()]
        fitting = [card for card in cards if wanted and wanted in str(card.get("name", "")).lower()]
        if not fitting:
            return [self.texts.format("terminal-unknown-name", name=wanted)]
        return [line for card in fitting[:FITTING] for line in self._card(card)]

    def _card(self, card: Mapping[str, Any]) -> Iterator[str]:
        numbers = ("cost", "hp", "body", "spirit", "attack", "defense", "initiative", "movement", "eternium")
        lexicon = self.lexicon(None)
        told = [f"{lexicon.name(name)} {card[name]}" for name in numbers if card.get(name)]
        yield f"{card['name']}: {', '.join(told)}" if told else str(card["name"])
        texts = [card.get(name) for name in ("passive", "primary", "secondary", "story")]
        texts += [*card.get("texts", {}).values(), *card.get("tasks", {}).values()]
        texts += [f"{weapon['name']}: {weapon['text']}" for weapon in card.get("weapons", ())]
        yield from (f"  {text}" for text in texts if text)


def _is_said(name: str) -> bool:
    """Whether a column is for people; ids are for programs."""
    return name not in UNSAID and not name.endswith(("_id", "_ids"))


def _notable(held: Any) -> bool:
    """Whether there is something to tell; of an area, whether anything is there."""
    if isinstance(held, dict) and "area" in held and "control" in held:
        return any(part for name, part in held.items() if name != "area")
    return held is not None and held is not False and held not in ("", [], ())


def _rows(held: Any) -> bool:
    return isinstance(held, list | tuple) and bool(held) and isinstance(held[0], dict)
