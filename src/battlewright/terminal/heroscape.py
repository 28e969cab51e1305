"""How Heroscape looks in a terminal: the battlefield with everyone on it, menus with odds, answers.

Figures are named by a sign, the letter of their player and a number (`A3`); the map shows terrain and level
of every hex, or the sign of who stands there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from battlewright.games.heroscape.describe import describe_answer, describe_measure
from battlewright.games.heroscape.explain import UnknownNameError
from battlewright.games.heroscape.game import Heroscape
from battlewright.games.heroscape.lexicon import Lexicon
from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.state import HIDDEN, State
from battlewright.games.heroscape.narrator import HeroscapeNarrator
from battlewright.games.heroscape.rules.victory import scores
from battlewright.games.heroscape.table import figure_tags, map_rows, table_of
from battlewright.kernel.decisions import Decision
from battlewright.kernel.options import Option
from battlewright.terminal.looks import Look, Menu
from battlewright.terminal.style import Style, fill, pad
from battlewright.texts import Texts

LOUD = (events.RoundBegan, events.Destroyed, events.CardLost, events.GlyphRevealed, events.GameEnded)
SMALL = (events.DiceRolled, events.MarkersTaken, events.MarkerLaid, events.PointSpent)
UNSAID = (events.FigurePlaced,)
PICTURED = {"place", "move", "go", "attack", "order", "free-move"}
SIDES = ("red", "blue", "yellow", "magenta", "cyan", "green")
CELL = 5


class HeroscapeLook(Look[Heroscape, Lexicon]):
    """Heroscape in one language, for a terminal of some width."""

    loud, small, unsaid = LOUD, SMALL, UNSAID

    def __init__(self, game: Heroscape, texts: Texts, style: Style, columns: int) -> None:
        """With colours or without, as wide as the terminal."""
        super().__init__(game, HeroscapeNarrator(texts, game.content), texts, style, columns)

    # --- the position ---------------------------------------------------------------------------

    def picture_key(self, view: State, decision: Decision) -> str:
        """The battlefield is shown when something on it moved, and whenever a place is to be chosen."""
        if decision.kind not in PICTURED:
            return ""
        place = decision.kind if decision.kind in ("go", "place") else ""
        return f"{place} {view.round} {[(f.id, f.at, f.wounds) for f in view.figures.values()]}"

    def picture(self, view: State, seat: int | None, decision: Decision | None = None) -> list[str]:
        """Round, score, battlefield and everybody on it."""
        tags = figure_tags(view)
        rows = map_rows(view, tags)
        return [*self._head(view), *self._map(rows), *self._signs(view), *self._figures(view, seat)]

    def _head(self, view: State) -> list[str]:
        lexicon = self.lexicon(view)
        parts = [lexicon.name(view.map)]
        if view.round:
            parts.append(self.texts.format("terminal-round", round=view.round, rounds=view.rounds))
        points = scores(view) if view.cards else {}
        for number, total in points.items():
            told = self.texts.format("hs-score", seat=lexicon.seat(number), points=total)
            parts.append(self.style.paint(told, "bold", SIDES[number]))
        return fill(parts, self.columns, " · ")

    def _map(self, rows: Sequence[Mapping[str, str]]) -> Iterator[str]:
        columns = [name for name in rows[0] if name != "row"]
        yield "     " + "".join(pad(name, CELL) for name in columns).rstrip()
        for row in rows:
            shift = "  " if int(row["row"]) % 2 == 0 else ""
            cells = "".join(pad(self._cell(row[name]), CELL) for name in columns)
            yield f"{row['row']:>3}  {shift}{cells}".rstrip()

    def _cell(self, cell: str) -> str:
        """Who stands there, else the ground; `◊` marks a glyph."""
        ground, *more = cell.split(" ")
        tags = [word for word in more if word and word != "◊"]
        if tags:
            return self.style.paint(tags[-1], "bold", SIDES[ord(tags[-1][0]) - ord("A")])
        return f"{ground}◊" if "◊" in more else ground

    def _signs(self, view: State) -> list[str]:
        found = table_of(view, None, self.words).signs
        return fill([f"{row.sign} {row.terrain}" for row in found], self.columns, "  ")

    def _figures(self, view: State, seat: int | None) -> Iterator[str]:
        for row in table_of(view, seat, self.words).figures:
            look = SIDES[row.seat_id]
            engaged = f" ⚔ {' '.join(row.engaged)}" if row.engaged else ""
            sign = self.style.paint(pad(row.tag, 4), "bold", look)
            wounds = f"{row.wounds}/{row.life}"
            yield f"  {sign} {pad(row.name, 34)} {pad(row.space, 10)} {wounds}{engaged}"

    def hand(self, view: State, seat: int) -> list[str]:
        """The own army cards with the order markers on them."""
        found = []
        for card in view.cards.values():
            if card.seat == seat and not card.out:
                hidden = [marker for marker in card.markers if marker != HIDDEN]
                marks = " ".join([*hidden, *(f"({marker})" for marker in card.shown)])
                found.append(f"  {self.lexicon(view).name(card.id)} {marks}".rstrip())
        return found

    # --- menus ----------------------------------------------------------------------------------

    def menu(self, view: State, seat: int, decision: Decision) -> Menu:
        """Every option with its words; attacks and powers with their odds."""
        menu = super().menu(view, seat, decision)
        return menu._replace(typed=menu.typed | self._places(decision))

    def _places(self, decision: Decision) -> dict[str, Option]:
        """Places can be typed by their space alone, where only one option leads there."""
        found: dict[str, list[Option]] = {}
        for option in decision.options:
            for name in ("to", "at"):
                spaces = getattr(option, name, ())
                if spaces:
                    found.setdefault(str(spaces[0]).lower(), []).append(option)
        return {label: options[0] for label, options in found.items() if len(options) == 1}

    # --- questions ------------------------------------------------------------------------------

    def why(self, view: State, seat: int, words: Sequence[str]) -> list[str]:
        """`attack A1 B2 [POWER]`, `move A1 C7`, `power A1 POWER [B2]`, `order CARD`."""
        intent = self._intent(view, list(words))
        if intent is None:
            return [self.texts.format("hs-terminal-why")]
        try:
            answer = self.game.explain(view, seat, intent)
        except UnknownNameError as error:
            return [str(error)]
        return self.told(view, answer)

    def _intent(self, view: State, words: list[str]) -> dict[str, Any] | None:
        match [word if number else word.lower() for number, word in enumerate(words)]:
            case ["attack", figure, target, *power]:
                found = {"figure": self._id(view, figure), "target": self._id(view, target)}
                return {"intent": "attack", **found, "power": power[0] if power else ""}
            case ["move", figure, place]:
                return {"intent": "move", "figure": self._id(view, figure), "to": place.upper()}
            case ["power", figure, power, *target]:
                aimed = self._id(view, target[0]) if target else ""
                return {"intent": "power", "figure": self._id(view, figure), "power": power, "target": aimed}
            case ["order", card]:
                return {"intent": "order", "card": card}
            case _:
                return None

    def _id(self, view: State, name: str) -> str:
        """A figure by its sign, or the name as it is."""
        by_tag = {tag.lower(): id for id, tag in figure_tags(view).items()}
        return by_tag.get(name.lower(), name)

    def measure(self, view: State, seat: int, words: Sequence[str]) -> list[str]:
        """Distance, levels and sight between two figures."""
        if len(words) != 2:
            return [self.texts.format("hs-terminal-measure")]
        one, two = (self._id(view, word) for word in words)
        try:
            answer = self.game.explain(view, seat, {"intent": "measure", "viewer": one, "target": two})
        except UnknownNameError as error:
            return [str(error)]
        lexicon = self.lexicon(view)
        return [describe_measure(lexicon, answer)] if answer.allowed else describe_answer(lexicon, answer)

    def info(self, words: Sequence[str]) -> list[str]:
        """What an army card says: its numbers and powers."""
        wanted = " ".join(words).lower()
        lexicon = self.lexicon(None)
        units = self.game.content.units
        fitting = [id for id in units if wanted and wanted in f"{id} {lexicon.unit(id)}".lower()]
        if not fitting:
            return [self.texts.format("terminal-unknown-name", name=wanted)]
        return [line for id in fitting[:3] for line in self._card(lexicon, id)]

    def _card(self, lexicon: Lexicon, id: str) -> Iterator[str]:
        card = self.game.content.units[id].card
        numbers = ("life", "move", "range", "attack", "defence", "points")
        told = ", ".join(f"{self.texts.format(f'hs-word-{n}')} {getattr(card, n)}" for n in numbers)
        yield f"{lexicon.unit(id)}: {told}"
        for power in card.powers:
            yield f"  {lexicon.power(f'{id}/{power.id}')}: {lexicon.power_text(f'{id}/{power.id}')}"
