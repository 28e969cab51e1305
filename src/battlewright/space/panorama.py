"""Who sees whom, for all pairs of a board at once.

The rule is told in `sight.py`; this is the same rule turned inside out. Instead of
asking each pair, it takes each displacement once, for all starting places together:
bit i of a mask then speaks of the corner or hex at place i, and shifting the mask of
blockers by (x, row) tells for every place what stands (x, row) from there.

1. `_Lines`: for every line from corner to corner, from where it is blocked.
2. `_hidden_targets`: for every corner and target hex, from where fewer than two lines are clear.
3. `_viewers`: for every way from hex to hex, the viewers that have a corner with two.
4. `_by_viewer`: from masks of viewers for a displacement to masks of targets for a viewer.

The viewer's and the target's own hexes never block. A line can meet those in its first
or last stretch only, which are therefore kept apart until it is known who looks at whom.

Places in the margin count as starting places too, since their corners may be corners of
the board. Bits for starts or ends beyond the margin are meaningless; step 3 drops them.
"""

from collections.abc import Iterator

from battlewright.space.board import Board
from battlewright.space.hexes import Hex
from battlewright.space.lines import ALL_CORNERS, HEX_SPOTS, LOWER, UPPER, line_between, near_corners

AROUND: dict[int, tuple[Hex, ...]] = {
    UPPER: ((0, 0), (1, 1), (-1, 1)),
    LOWER: ((0, 0), (1, -1), (-1, -1)),
}
"""The three hexes that meet in the upper or lower corner of the hex (0, 0).

Some of them are written as a sum of 1, 2 and 4 in this order: an `around` code.
"""

OWN_CODES = tuple(1 << AROUND[kind].index((-x, -row)) for x, row, kind in HEX_SPOTS)
"""Around each corner of a hex, the code of that hex itself."""

MIRRORED = (0, 1, 4, 5, 2, 3, 6)
"""An around code with east and west exchanged."""

BlockedLine = tuple[int, int, int, int]
"""(first, between, rest, last) of a line; bits are the places from which it starts.

`first` and `last` are the around codes, at its start and at its end, of the hex that its
first or last stretch crosses or of the two that it parts. `between` is from where the
line is blocked in neither, `rest` from where it is blocked but for the first.
"""


def sight_table(board: Board, blockers: int) -> tuple[int, ...]:
    """For each bit index, the mask of all hexes seen from that hex; 0 where there is no hex.

    A hex sees itself.
    """
    lines = _Lines(board, blockers & board.all)
    hidden = {kind: _hidden_targets(board, lines, kind) for kind in (UPPER, LOWER)}
    return _by_viewer(board, _viewers(board, hidden))


def entered(kind: int, x: int, y: int) -> int:
    """The around code of what a line from a corner enters when it sets out towards (x, y)."""
    y *= kind
    if y > -abs(x):
        return 6 if x == 0 else 2 if x > 0 else 4
    side = 0 if y < -abs(x) else 2 if x > 0 else 4
    return 1 | side


class _Lines:
    """Step 1: from where the lines are blocked, by kinds of their ends, rows and x between them."""

    def __init__(self, board: Board, blockers: int) -> None:
        self.board = board
        self.full = (1 << board.span) - 1
        self.runs = self._runs_of(blockers)
        self.ends = {kind: [self._end(kind, code) for code in range(7)] for kind in (UPPER, LOWER)}
        rows = range(-board.height - 1, board.height + 2)
        self.blocked: dict[tuple[int, int], dict[int, dict[int, BlockedLine]]] = {
            (kind, to_kind): {row: {} for row in rows}
            for kind in (UPPER, LOWER)
            for to_kind in (UPPER, LOWER)
        }
        for kind, to_kind in self.blocked:
            for drow in range((2 * (kind - to_kind) + 2) // 3, board.height + 2):
                self._add_row(kind, drow, to_kind)

    def _runs_of(self, blockers: int) -> list[int]:
        """By number n: where a blocker is among the n places from there eastwards.

        They are kept `stride` bits too high, so that looking from a place to any that a
        line upwards can cross, down a row and west at most, is a shift to the right.
        """
        runs, blockers = [0], blockers << self.board.stride
        for n in range(self.board.width // 2 + 2):
            runs.append(runs[-1] | blockers >> n)
        return runs

    def _end(self, kind: int, code: int) -> int:
        """From where all hexes of an around code are blockers."""
        result = self.full if code else 0
        for number, (x, row) in enumerate(AROUND[kind]):
            if code >> number & 1:
                result &= self.runs[1] >> (self.board.stride + self.board.shift(x, row))
        return result

    def _add_row(self, kind: int, drow: int, to_kind: int) -> None:
        """All lines that lead so many rows upwards, or due east, and the same from their ends."""
        dy = 3 * drow + 2 * (to_kind - kind)
        for dx in range(drow % 2, self.board.width + 2, 2):
            if dx not in (0, dy):
                east, west = self._between(kind, dx, drow, to_kind)
            elif dy:
                east = self._along_edges(kind, dx, drow, to_kind)
                west = self._along_edges(kind, -dx, drow, to_kind)
            else:
                continue
            first, last = entered(kind, dx, dy), entered(to_kind, -dx, -dy)
            self._add((kind, to_kind), (dx, drow), (first, last), east)
            if dx and dy:
                self._add((kind, to_kind), (-dx, drow), (MIRRORED[first], MIRRORED[last]), west)

    def _along_edges(self, kind: int, dx: int, drow: int, to_kind: int) -> int:
        """From where a line along edges is blocked between its first stretch and its last."""
        line = line_between(kind, dx, drow, to_kind)
        result = 0
        for stretch in (*(((x, row),) for row, x, _ in line.runs), *line.edges):
            blocked = self.full
            for x, row in stretch:
                blocked &= self.runs[1] >> (self.board.stride + self.board.shift(x, row))
            result |= blocked
        return result

    def _between(self, kind: int, dx: int, drow: int, to_kind: int) -> tuple[int, int]:
        """From where the hexes between first and last block a line eastwards, and its mirror image.

        The formula is that of `lines.py`, for x = 2 * i + (row & 1).
        """
        y0, dy = 2 * kind, 3 * drow + 2 * (to_kind - kind)
        x_first, first_row = AROUND[kind][entered(kind, dx, dy) >> 1]
        x_last, last_row = AROUND[to_kind][entered(to_kind, -dx, -dy) >> 1]
        x_last, last_row = x_last + dx, last_row + drow
        stride, runs = self.board.stride, self.runs
        slack = max(2 * dx, dx + dy)
        double, to_west, to_east = 2 * dy, dx * y0 + slack, slack - 1 - dx * y0
        start = (x_first >> 1) + 1
        east = west = 0
        for row in range(first_row, last_row + 1):
            odd = row & 1
            middle = 3 * dx * row - dy if odd else 3 * dx * row
            if row != first_row:
                start = (middle - to_west) // double + 1
            end = (middle + to_east) // double if row != last_row else (x_last >> 1) - 1
            if start <= end:
                run = runs[end - start + 1]
                place = stride + (row * stride >> 1)
                east |= run >> place + odd + start
                west |= run >> place - end
        return east, west

    def _add(self, kinds: tuple[int, int], way: Hex, codes: tuple[int, int], between: int) -> None:
        """Note a line and the same line walked back from its end, given the codes of its end stretches."""
        (kind, to_kind), (dx, drow), (first, last) = kinds, way, codes
        shift = (drow * self.board.stride + dx) >> 1
        rest = back_rest = between
        if not -2 <= dx <= 2 or 3 * dx * dx + (3 * drow + 2 * (to_kind - kind)) ** 2 > 16:
            # the ends are not two corners of one hex, so the first stretch is not also the last
            rest |= _moved(self.ends[to_kind][last], -shift)
            back_rest |= self.ends[kind][first]
        back, back_rest = _moved(between, shift) & self.full, _moved(back_rest, shift) & self.full
        self.blocked[kinds][drow][dx] = first, between, rest, last
        self.blocked[to_kind, kind][-drow][-dx] = last, back, back_rest, first


def _moved(mask: int, shift: int) -> int:
    """A mask with every bit moved up by `shift`, or down if that is negative."""
    return mask << shift if shift >= 0 else mask >> -shift


Hidden = dict[int, dict[int, tuple[int, ...]]]
"""By row and x of a target: the corners that do not show it, for each hex around them as the viewer's."""


def _hidden_targets(board: Board, lines: _Lines, kind: int) -> Hidden:
    """Step 2: from where a corner does not show a target, for every displacement of the target."""
    uppers, lowers, firsts = lines.blocked[kind, UPPER], lines.blocked[kind, LOWER], lines.ends[kind]
    hidden: Hidden = {}
    for drow in range(-board.height, board.height + 1):
        above, below, upper, lower = lowers[drow + 1], uppers[drow - 1], uppers[drow], lowers[drow]
        hidden[drow] = row = {}
        for dx in range(-board.width + (board.width + drow) % 2, board.width + 1, 2):
            corners = near_corners(kind, dx, drow)
            if corners is ALL_CORNERS:
                west, east = dx - 1, dx + 1
                ways = [above[east], upper[dx], above[west], below[west], lower[dx], below[east]]
                row[dx] = _hidden_target(ways, OWN_CODES, firsts, 0)
            else:
                rows = (above, upper, above, below, lower, below)
                ways = [rows[corner][dx + HEX_SPOTS[corner][0]] for corner in corners]
                own = tuple([OWN_CODES[corner] for corner in corners])
                touching = 1 << AROUND[kind].index((dx, drow)) if (dx, drow) in AROUND[kind] else 0
                row[dx] = _hidden_target(ways, own, firsts, touching)
    return hidden


def _hidden_target(
    ways: list[BlockedLine], own_codes: tuple[int, ...], firsts: list[int], touching: int
) -> tuple[int, ...]:
    """From where fewer than two of the lines to a target's corners are clear.

    `own_codes` are the target's around those corners, `touching` the one around the
    source, if it meets it, and `firsts` from where a first stretch is blocked.
    """
    met = 0
    masks = []
    for (first, between, rest, last), own in zip(ways, own_codes, strict=True):
        masks.append(between if last & own else rest)
        met |= first
    if met in (1, 2, 4):
        few = _at_most_one_clear(masks)
        blocked = few | firsts[met]
        return tuple([few if met == viewer else blocked for viewer in (1, 2, 4)])
    return tuple([
        _at_most_one_clear([
            mask if way[0] & (viewer | touching) else mask | firsts[way[0]]
            for mask, way in zip(masks, ways, strict=True)
        ])
        for viewer in (1, 2, 4)
    ])  # fmt: skip


def _at_most_one_clear(blocked: list[int]) -> int:
    """From where at most one of several lines is clear, given from where each is blocked."""
    none, few = blocked[0] & blocked[1], blocked[0] | blocked[1]
    for mask in blocked[2:]:
        few = none | few & mask
        none &= mask
    return few


def _viewers(board: Board, hidden: dict[int, Hidden]) -> dict[int, int]:
    """Step 3: by displacement as a shift of bits, the hexes that see the hex there."""
    corners = [
        (x, row, board.shift(x, row), hidden[kind], code >> 1)
        for (x, row, kind), code in zip(HEX_SPOTS, OWN_CODES, strict=True)
    ]
    seeing: dict[int, int] = {}
    for drow, dx, pairs in _pairs(board):
        blind = pairs
        for x, row, shift, from_corner, viewer in corners:
            mask = from_corner[drow - row][dx - x][viewer]
            blind &= _moved(mask, -shift)
            if not blind:
                break
        by = board.shift(dx, drow)
        seeing[by] = seeing.get(by, 0) | pairs ^ blind
    return seeing


def _pairs(board: Board) -> Iterator[tuple[int, int, int]]:
    """Each displacement (drow, dx), with the hexes from which it leads to a hex of the board."""
    west_of = _west_of(board)
    for drow in range(1 - board.height, board.height):
        for dx in range(1 - board.width + (1 - board.width + drow) % 2, board.width, 2):
            shift = board.shift(dx, drow)
            starts = _moved(board.all, -shift)
            starts &= west_of[board.width - dx] if dx >= 0 else board.all ^ west_of[-dx]
            if starts:
                yield drow, dx, starts


def _west_of(board: Board) -> list[int]:
    """By number n: the hexes whose x is among the n lowest of the board."""
    columns = [0] * (board.width + 1)
    for h in board:
        columns[h[0] - board.x0 + 1] |= 1 << board.bit(h)
    for n in range(board.width):
        columns[n + 1] |= columns[n]
    return columns


def _by_viewer(board: Board, viewers: dict[int, int]) -> tuple[int, ...]:
    """Step 4: the masks of targets, given for each shift the mask of viewers.

    Written out as text with a line of bits per shift, from the highest down, a
    viewer's column reads as the mask of its targets, moved by the viewer's place.
    """
    span, highest = board.span, max(viewers)
    text = "".join([format(viewers.get(shift, 0), f"0{span}b") for shift in range(highest, -highest - 1, -1)])
    table = [0] * span
    for h in board:
        viewer = board.bit(h)
        table[viewer] = int(text[span - 1 - viewer :: span], 2) << viewer >> highest
    return tuple(table)
