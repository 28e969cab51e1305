"""Pictures of a battlefield: for a terminal, and as SVG.

Both show for every hex the terrain and the level of its highest space, start zones, glyphs and pieces.
The SVG also draws cliffs as thick edges, walls where they stand, ladders and doors. What the words of the
legend are is for the caller to say (`word`, from an English word to the reader's).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt
from xml.sax.saxutils import escape

from battlewright.games.heroscape.board.board import Board, Layout, Obstacle, Space
from battlewright.games.heroscape.board.pieces import SIGNS
from battlewright.games.heroscape.board.places import SIDES, STEPS, letters, offset

Word = Callable[[str], str]

FILLS = {
    "grass": "#8dbb5e",
    "rock": "#8f8f94",
    "sand": "#dcc38a",
    "snow": "#f1f5f8",
    "swamp": "#5d7448",
    "road": "#c3c0b8",
    "lava-field": "#7c3a30",
    "water": "#4a8fd0",
    "swamp-water": "#4f9b8e",
    "ice": "#b9e2f3",
    "molten-lava": "#f0642c",
    "dungeon": "#7a6f63",
    "shadow": "#45414c",
    "asphalt": "#6b6d70",
    "concrete": "#aaa79f",
}
PLAYERS = ("#c62828", "#1552b0", "#e0a800", "#6a1b9a", "#00796b", "#e65100")
DARK = frozenset({"lava-field", "swamp", "shadow", "dungeon", "asphalt"})
COLOURS = {  # of a terminal with 256
    "grass": 107, "rock": 102, "sand": 180, "snow": 255, "swamp": 65, "road": 250, "lava-field": 95,
    "water": 68, "swamp-water": 72, "ice": 152, "molten-lava": 202, "dungeon": 95, "shadow": 238,
    "asphalt": 241, "concrete": 248,
}  # fmt: skip
PIECE_SIGNS = {
    "tree": "T",
    "bush": "B",
    "palm": "P",
    "glacier": "G",
    "outcrop": "O",
    "pillar": "#",
    "castle-wall": "#",
    "castle-base": "_",
}
PIECE_FILLS = {
    "tree": "#2f6b2f",
    "bush": "#3f8f3f",
    "palm": "#1f7a4d",
    "glacier": "#d4f1ff",
    "outcrop": "#6e6257",
    "pillar": "#d8d2c4",
    "castle-wall": "#5c5a58",
    "castle-base": "#8a8784",
}
WALL_FILLS = {"ruin": "#5b5347", "door": "#8b4a12", "battlement": "#3c3c44", "castle-wall": "#2c2c30"}


def _plain(word: str) -> str:
    return word


def top_space(board: Board, number: int) -> Space:
    """The highest space of a hex that is no rung."""
    return max(
        (board.spaces[i] for i in board.stacks[number] if not board.spaces[i].rung),
        key=lambda space: space.level,
    )


def layout_of(board: Board, name: str = "") -> Layout:
    """A layout by name; the first, or an empty one, without."""
    if name:
        return board.layouts[name]
    return next(iter(board.layouts.values()), Layout("", {}, ()))


# --- terminal -------------------------------------------------------------------------------------


def terminal(board: Board, layout: str = "", *, color: bool = False, word: Word = _plain) -> list[str]:
    """The rows of a picture, and a legend."""
    shown = layout_of(board, layout)
    columns = 1 + max(offset(h)[0] for h in board.hexes)
    height = 1 + max(r for _, r in board.hexes)
    zone_of = {index: player for player, zone in shown.zones.items() for index in zone}
    glyphs = {glyph.space: glyph.letter for glyph in shown.glyphs}
    lines = ["     " + "".join(letters(column).ljust(6) for column in range(columns)).rstrip()]
    for row in range(height):
        line = f"{row + 1:>3} " + "   " * (row % 2)
        for column in range(columns):
            number = board.hex_of.get((column - (row - row % 2) // 2, row))
            line += " " * 6 if number is None else _cell(board, number, zone_of, glyphs, color)
        lines.append(line.rstrip())
    return [*lines, "", *_legend(board, shown, word)]


def _cell(board: Board, number: int, zones: dict[int, int], glyphs: dict[int, str], color: bool) -> str:
    """Zone, terrain, level and what is there, six places wide."""
    space = top_space(board, number)
    zone = next((str(zones[i] + 1) for i in board.stacks[number] if i in zones), " ")
    text = f"{zone}{SIGNS[space.terrain]}{space.level}{_signs(board, number, glyphs)}"
    if not color:
        return text.ljust(6)
    ink = 231 if space.terrain in DARK else 16
    return f"\x1b[48;5;{COLOURS[space.terrain]};38;5;{ink}m{text.ljust(5)}\x1b[0m "


def _signs(board: Board, number: int, glyphs: dict[int, str]) -> str:
    """What stands in a hex, in at most two signs."""
    stack = [board.spaces[index] for index in board.stacks[number]]
    floors = [space for space in stack if not space.rung]
    found = ""
    for space in floors:
        if space.index in glyphs:
            found += "*"
        if space.obstacle:
            found += PIECE_SIGNS[board.obstacles[space.obstacle].kind]
    if len(floors) > 1:
        found += "^"
    if len(stack) > len(floors):
        found += "="
    return found[:2]


def _legend(board: Board, layout: Layout, word: Word) -> Iterator[str]:
    terrains = sorted({space.terrain for space in board.spaces if space.terrain in SIGNS})
    yield word("terrain") + ": " + ", ".join(f"{SIGNS[each]} {word(each)}" for each in terrains)
    kinds = sorted({obstacle.kind for obstacle in board.obstacles.values()})
    signs = [f"{PIECE_SIGNS[kind]} {word(kind)}" for kind in kinds]
    if any(len(board.stacks[number]) > 1 for number in range(len(board.hexes))):
        signs.append(f"^ {word('overhang')}")
    if board.ladders:
        signs.append(f"= {word('ladder')}")
    if layout.glyphs:
        signs.append(f"* {word('glyph')}")
    if signs:
        yield word("signs") + ": " + ", ".join(signs)
    for player, zone in layout.zones.items():
        yield f"{player + 1} {word('zone')}: {len(zone)}"
    if layout.glyphs:
        names = [f"{board.spaces[glyph.space].label} {glyph.letter}" for glyph in layout.glyphs]
        yield word("glyph") + ": " + ", ".join(names)
    for kind, edges in _wall_edges(board).items():
        yield word(kind) + ": " + " ".join(edges)
    for name, spaces in board.marks.items():
        yield f"{name}: " + " ".join(board.labels(spaces))


def _wall_edges(board: Board) -> dict[str, list[str]]:
    """The edges of walls by kind, each named once, from inside."""
    found: dict[str, list[str]] = {}
    for (number, direction), rims in board.rims.items():
        for rim in rims:
            if rim.inside:
                floors = [board.spaces[i] for i in board.stacks[number] if not board.spaces[i].rung]
                space = min(floors, key=lambda each: abs(each.level - rim.wall.base))
                found.setdefault(rim.wall.kind, []).append(f"{space.label}:{SIDES[direction]}")
    return found


# --- SVG ------------------------------------------------------------------------------------------

SIZE = 30.0
"""From the middle of a hex to its corners, in the units of the picture."""
HALF = SIZE * sqrt(3) / 2
MARGIN = 52.0
CORNERS = (
    (HALF, -SIZE / 2),
    (0.0, -SIZE),
    (-HALF, -SIZE / 2),
    (-HALF, SIZE / 2),
    (0.0, SIZE),
    (HALF, SIZE / 2),
)
SIDE_CORNERS = ((5, 0), (0, 1), (1, 2), (2, 3), (3, 4), (4, 5))
"""By direction: the corners between which the edge runs."""


class _Picture:
    """Collects the elements of one SVG."""

    def __init__(self, board: Board, layout: Layout, word: Word) -> None:
        self.board, self.layout, self.word = board, layout, word
        self.parts: list[str] = []

    def middle(self, number: int) -> tuple[float, float]:
        q, r = self.board.hexes[number]
        return MARGIN + HALF * (2 * q + r + 1), MARGIN + SIZE * (1.5 * r + 1)

    def add(self, element: str) -> None:
        self.parts.append(element)

    def text(
        self, x: float, y: float, words: str, size: float, fill: str = "#1c1c1c", weight: str = "400"
    ) -> None:
        self.add(
            f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" fill="{fill}" font-weight="{weight}" '
            f'text-anchor="middle">{escape(words)}</text>'
        )

    def hexagon(self, x: float, y: float, share: float, style: str) -> None:
        points = " ".join(f"{x + dx * share:.1f},{y + dy * share:.1f}" for dx, dy in CORNERS)
        self.add(f'<polygon points="{points}" {style}/>')

    def edge(self, number: int, direction: int, style: str, inset: float = 1.0) -> None:
        x, y = self.middle(number)
        (x1, y1), (x2, y2) = (CORNERS[corner] for corner in SIDE_CORNERS[direction])
        self.add(
            f'<line x1="{x + x1 * inset:.1f}" y1="{y + y1 * inset:.1f}" '
            f'x2="{x + x2 * inset:.1f}" y2="{y + y2 * inset:.1f}" {style}/>'
        )


def svg(board: Board, layout: str = "", *, word: Word = _plain) -> str:
    """A picture of a map with its legend."""
    picture = _Picture(board, layout_of(board, layout), word)
    for number in range(len(board.hexes)):
        _draw_ground(picture, number)
    for number in range(len(board.hexes)):
        _draw_cliffs(picture, number)
    _draw_zones(picture)
    for obstacle in board.obstacles.values():
        _draw_obstacle(picture, obstacle)
    _draw_ladders(picture)
    _draw_walls(picture)
    _draw_glyphs(picture)
    for number in range(len(board.hexes)):
        _draw_level(picture, number)
    width = MARGIN * 2 + HALF * 2 * (1.5 + max(offset(h)[0] for h in board.hexes))
    bottom = MARGIN + SIZE * (1.5 * max(r for _, r in board.hexes) + 2)
    _draw_margins(picture)
    height = _draw_key(picture, bottom + 34, max(width, 620))
    body = "\n".join(picture.parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {max(width, 620):.0f} {height:.0f}" '
        f'width="{max(width, 620):.0f}" height="{height:.0f}" font-family="sans-serif" role="img">\n'
        f"<title>{escape(board.name)}</title>\n"
        f'<rect width="100%" height="100%" fill="#fbfaf6"/>\n{body}\n</svg>\n'
    )


def shade(colour: str, level: int) -> str:
    """A colour, lighter the higher."""
    share = min(level, 12) / 12 * 0.34
    parts = (int(colour[index : index + 2], 16) for index in (1, 3, 5))
    return "#" + "".join(f"{round(part * 0.95 + (255 - part * 0.95) * share):02x}" for part in parts)


def _draw_ground(picture: _Picture, number: int) -> None:
    board = picture.board
    x, y = picture.middle(number)
    floors = [board.spaces[i] for i in board.stacks[number] if not board.spaces[i].rung]
    top = floors[-1]
    fill = FILLS[top.terrain] if top.flat else shade(FILLS[top.terrain], top.level)
    picture.hexagon(x, y, 1.0, f'fill="{fill}" stroke="#00000030" stroke-width="1"')
    if len(floors) > 1 or board.solids[number][0][0]:
        under = FILLS[floors[0].terrain] if len(floors) > 1 else "#fbfaf6"
        picture.hexagon(x, y, 0.86, f'fill="none" stroke="{under}" stroke-width="5" stroke-dasharray="7 4"')


def _draw_cliffs(picture: _Picture, number: int) -> None:
    """A dark edge towards lower hexes, thicker the deeper it goes down."""
    board = picture.board
    level = top_space(board, number).level
    q, r = board.hexes[number]
    for direction, (dq, dr) in enumerate(STEPS):
        other = board.hex_of.get((q + dq, r + dr))
        drop = level - top_space(board, other).level if other is not None else 0
        if drop > 0:
            width = 1.2 + min(drop, 10) * 0.55
            picture.edge(
                number, direction, f'stroke="#2b2417" stroke-opacity="0.75" stroke-width="{width:.1f}"'
            )


def _draw_zones(picture: _Picture) -> None:
    for player, zone in picture.layout.zones.items():
        colour = PLAYERS[player % len(PLAYERS)]
        for index in zone:
            x, y = picture.middle(picture.board.spaces[index].hex)
            picture.hexagon(
                x, y, 0.8, f'fill="{colour}" fill-opacity="0.16" stroke="{colour}" stroke-width="2.4"'
            )


def _draw_obstacle(picture: _Picture, obstacle: Obstacle) -> None:
    fill = PIECE_FILLS[obstacle.kind]
    for index, height in zip(obstacle.spaces, obstacle.heights, strict=True):
        number = picture.board.spaces[index].hex
        x, y = picture.middle(number)
        if top_space(picture.board, number).index != index:  # something to walk on is above it
            picture.hexagon(x, y - 8, 0.3, f'fill="{fill}" stroke="#222" stroke-width="1"')
            continue
        if obstacle.slim:
            picture.add(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="19" fill="{fill}" stroke="#123" stroke-width="1.5"/>'
            )
        else:
            picture.hexagon(x, y, 0.72, f'fill="{fill}" stroke="#222" stroke-width="1.5"')
        light = obstacle.kind in ("glacier", "pillar")
        sign = PIECE_SIGNS[obstacle.kind]
        picture.text(x, y + 4, f"{sign}{height}", 13, "#1c1c1c" if light else "#ffffff", "700")


def _draw_ladders(picture: _Picture) -> None:
    for ladder in picture.board.ladders.values():
        foot, head = (picture.board.spaces[i] for i in (ladder.landing, ladder.platform))
        direction = STEPS.index((head.q - foot.q, head.r - foot.r))
        for inset in (0.6, 0.72, 0.84, 0.96):
            picture.edge(foot.hex, direction, 'stroke="#6b3f10" stroke-width="2.6"', inset)


def _draw_walls(picture: _Picture) -> None:
    for (number, direction), rims in picture.board.rims.items():
        for rim in rims:
            if rim.inside:
                colour = WALL_FILLS.get(rim.wall.kind, "#6d675e")
                dash = ' stroke-dasharray="6 5"' if rim.wall.kind in ("battlement", "railing") else ""
                style = f'stroke="{colour}" stroke-width="6.5" stroke-linecap="round"{dash}'
                picture.edge(number, direction, style)


def _draw_glyphs(picture: _Picture) -> None:
    for glyph in picture.layout.glyphs:
        x, y = picture.middle(picture.board.spaces[glyph.space].hex)
        fill = "#fff7d6" if glyph.face_up else "#d9c7ef"
        picture.add(
            f'<circle cx="{x:.1f}" cy="{y - 10:.1f}" r="9.5" fill="{fill}" stroke="#3b2a00" '
            'stroke-width="1.4"/>'
        )
        picture.text(x, y - 5.5, glyph.letter, 12.5, "#3b2a00", "700")


def _draw_level(picture: _Picture, number: int) -> None:
    board = picture.board
    floors = [board.spaces[i] for i in board.stacks[number] if not board.spaces[i].rung]
    if floors[-1].obstacle:
        return
    x, y = picture.middle(number)
    words = "/".join(str(space.level) for space in floors)
    ink = "#ffffff" if floors[-1].terrain in DARK else "#1c1c1c"
    picture.text(x, y + 17, words, 12.5, ink, "600")


def _draw_margins(picture: _Picture) -> None:
    columns = 1 + max(offset(h)[0] for h in picture.board.hexes)
    for column in range(columns):
        picture.text(MARGIN + HALF * (2 * column + 1), MARGIN - 16, letters(column), 14, "#555", "600")
    for row in range(1 + max(r for _, r in picture.board.hexes)):
        picture.text(MARGIN - 26, MARGIN + SIZE * (1.5 * row + 1) + 5, str(row + 1), 14, "#555", "600")


def _draw_key(picture: _Picture, y: float, width: float) -> float:
    """The legend; answers with the height of the whole picture."""
    board, word = picture.board, picture.word
    items: list[tuple[str, str]] = []
    for terrain in sorted({space.terrain for space in board.spaces if space.terrain in FILLS}):
        items.append((f'fill="{FILLS[terrain]}" stroke="#333"', word(terrain)))
    for kind in sorted({obstacle.kind for obstacle in board.obstacles.values()}):
        items.append((f'fill="{PIECE_FILLS[kind]}" stroke="#333"', f"{PIECE_SIGNS[kind]} {word(kind)}"))
    for kind in _wall_edges(board):
        items.append((f'fill="{WALL_FILLS.get(kind, "#6d675e")}" stroke="#333"', word(kind)))
    for player in picture.layout.zones:
        colour = PLAYERS[player % len(PLAYERS)]
        style = f'fill="{colour}" fill-opacity="0.25" stroke="{colour}" stroke-width="3"'
        items.append((style, f"{word('zone')} {player + 1}"))
    x = MARGIN
    for style, words in items:
        needed = 42 + len(words) * 8.2
        if x + needed > width - 20:
            x, y = MARGIN, y + 30
        picture.add(f'<rect x="{x:.1f}" y="{y - 14:.1f}" width="18" height="18" rx="3" {style}/>')
        picture.add(f'<text x="{x + 25:.1f}" y="{y:.1f}" font-size="15" fill="#222">{escape(words)}</text>')
        x += needed
    return y + 34
