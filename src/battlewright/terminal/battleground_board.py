"""The battleground as text: hexes in rows, each shifted by half a hex, with terrain, models and tokens.

A hex is four columns wide where the terminal has room (two letters, a facing arrow and a sign for
what lies under the model), otherwise two. North is up, as on the printed maps; row letters stand at
both sides and column numbers above and below.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from battlewright.games.battleground.field import ROWS, Field
from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.table import models, nodes_of, turn_under_way
from battlewright.space.hexes import Hex
from battlewright.terminal.style import Style, pad

ARROWS = "→↗↖←↙↘"
ROOMY, NARROW = 4, 2
MARGIN = 3
SIDES = ("cyan", "magenta", "cyan", "magenta")  # by seat: team-mates share a colour
ZONES = ("lake", "plum")

GROUND = {  # kind of hex -> how it looks in three columns, in two, and in which colour
    "open": (" · ", "· ", "grey"),
    "high": ("███", "██", "stone"),
    "low": ("▄▄▄", "▄▄", "stone"),
    "ladder": ("╫╫╫", "╫╫", "sand"),
    "platform": ("═══", "══", "sand"),
    "pillar": ("█▀█", "█▀", "sand"),
    "difficult": ("∴∴∴", "∴∴", "moss"),
}


def columns_needed(cell: int) -> int:
    """How wide the board is with hexes of so many columns."""
    return 2 * MARGIN + 30 * cell + cell // 2


def tags(state: State, names: Mapping[str, str]) -> dict[str, str]:
    """Two letters for each character, all different: `HM` for He-Man, `Sk` for Skeletor, `P2` for a copy."""
    found: dict[str, str] = {}
    for character in state.characters.values():
        name = names[character.id]
        words = name.replace("-", " ").split()
        first = words[0][0].upper()
        wishes = [first + words[1][0].upper()] if len(words) > 1 else []
        wishes += [first + letter for letter in f"{words[0][1:].lower()}23456789"]
        found[character.id] = next(tag for tag in wishes if tag not in found.values())
    return found


class BoardPicture:
    """Draws one view of a match."""

    def __init__(self, state: State, tags: Mapping[str, str], style: Style, *, roomy: bool) -> None:
        """`tags` are the two letters of each character."""
        self._state = state
        self._field: Field = field_of(state)
        self._tags = tags
        self._style = style
        self._cell = ROOMY if roomy else NARROW
        self._models = {n: c for c in models(state) for n in nodes_of(state, c)}
        self._marks = {mark.at for mark in state.marks}
        turn = turn_under_way(state)
        self._acting = turn.character if turn is not None else ""

    def lines(self, reach: Collection[str] = ()) -> list[str]:
        """The picture; hexes in reach are set off."""
        rows = sorted({row for _, row in self._field.board}, reverse=True)
        numbers = self._style.paint(self._numbers(), "dim")
        return [numbers, *(self._row(row, reach) for row in rows), numbers]

    def _numbers(self) -> str:
        count = max((x + row % 2) // 2 + 1 for x, row in self._field.board)
        step = 1 if self._cell == ROOMY else 5
        found = [" "] * columns_needed(self._cell)
        for number in range(1, count + 1):
            if number % step == 0 or number == 1:
                at = MARGIN + self._cell // 2 + (number - 1) * self._cell
                found[at : at + 2] = f"{number:<2}"
        return "".join(found).rstrip()

    def _row(self, row: int, reach: Collection[str]) -> str:
        label = self._style.paint(f"{ROWS[row]} ", "dim")
        xs = sorted(x for x, r in self._field.board if r == row)
        lead = " " * (MARGIN - 2 + xs[0] * self._cell // 2 + self._cell // 2)
        cells = "".join(self._hex((x, row), reach) for x in xs)
        line = pad(f"{label}{lead}{cells}", columns_needed(self._cell) - MARGIN)
        return f"{line} {self._style.paint(ROWS[row], 'dim')}"

    # --- one hex --------------------------------------------------------------------------------

    def _hex(self, place: Hex, reach: Collection[str]) -> str:
        node = self._field.board.bit(place)
        raised = node + self._field.span
        on_top = self._models.get(raised)
        figure = on_top or self._models.get(node)
        names = {self._field.names[node], self._field.names[raised]}
        back = "on-reach" if names & set(reach) else self._back(node)
        under = self._under(node, raised=on_top is not None)
        if figure is not None:
            return self._figure(figure, under, back)
        if names & set(reach):
            return self._plain(under if under.strip() else "○", "green", back)
        if under in ("★", "≈"):
            return self._plain(under, "yellow" if under == "★" else "blue", back)
        return self._terrain(node, back)

    def _figure(self, figure: Character, under: str, back: str) -> str:
        look = SIDES[figure.seat % len(SIDES)]
        extra = "reverse" if figure.id == self._acting else ""
        tag = self._tags[figure.id]
        if self._cell == NARROW:
            return self._style.paint(tag, "bold", look, extra, back)
        body = self._style.paint(tag + ARROWS[figure.facing], "bold", look, extra, back)
        return body + self._style.paint(under, "yellow", back)

    def _plain(self, sign: str, look: str, back: str) -> str:
        text = f" {sign}  " if self._cell == ROOMY else f"{sign} "
        return self._style.paint(text, "bold", look, back)

    def _terrain(self, node: int, back: str) -> str:
        roomy, narrow, look = GROUND[self._kind(node)]
        text = f"{roomy} " if self._cell == ROOMY else narrow
        zone = self._field.zone_of(node)
        if self._kind(node) == "open" and zone >= 0:
            text, look = text.replace("·", ":"), ZONES[zone % len(ZONES)]
        return self._style.paint(text, look, back)

    def _kind(self, node: int) -> str:
        field = self._field
        tests = (
            ("pillar", field.covered & field.high),
            ("high", field.high),
            ("low", field.low),
            ("ladder", field.ladders),
            ("platform", field.decks),
            ("difficult", field.difficult),
        )
        return next((kind for kind, mask in tests if mask >> node & 1), "open")

    def _back(self, node: int) -> str:
        if self._field.covered >> node & 1:
            return "on-deck"
        return "on-zone" if self._field.zone_of(node) >= 0 else ""

    def _under(self, node: int, *, raised: bool) -> str:
        """What lies on a hex beside a model: an objective, a mark, or the platform it stands on."""
        name = self._field.names[node]
        if name in self._state.objectives:
            return "★"
        if name in self._marks or f"{name}+" in self._marks:
            return "≈"
        return "+" if raised else " "


def legend() -> list[tuple[str, str, str]]:
    """Signs of the board: text, colour, and the message that names it."""
    kinds = ("open", "high", "low", "ladder", "platform", "difficult")
    found = [(GROUND[kind][0], GROUND[kind][2], f"terrain-{kind}") for kind in kinds]
    zone = (":", ZONES[0], "terrain-zone")
    return [*found, zone, ("★", "yellow", "terrain-objective"), ("≈", "blue", "terrain-mark")]
