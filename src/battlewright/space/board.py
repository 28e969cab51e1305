"""A set of hexes as the bits of one integer.

A mask is a plain int with a bit for every hex in it. Bits run along a row and then
row by row, with a margin of one hex around the board: a step in any direction is a
shift, and a step off the board lands in the margin, never on the far side. The
margin also separates levels: `span` bits make one level, and the node above hex bit
i on level k is bit i + k * span.

In doubled coordinates every second place of a row is empty. With an odd stride all
hexes fall on places of one parity, so places are halved and no bit is wasted.
"""

from collections.abc import Iterable, Iterator
from functools import cache

from battlewright.space.hexes import Hex, within


def bits(mask: int) -> Iterator[int]:
    """The indices of the bits set in a mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Board:
    """Hexes packed into bits; any set will do in which x + row has one parity.

    `all` is the mask of every hex, `size` their number and `span` the bits of one
    level. The hexes lie in `height` rows from `row0` up, `width` values of x from
    `x0` on. A place is `stride` halves of a bit from the one a row above, two from
    the next in its row; `half` bits lead up and west.
    """

    def __init__(self, hexes: Iterable[Hex]) -> None:
        members = sorted(set(hexes), key=lambda h: (h[1], h[0]))
        if len({(x + row) % 2 for x, row in members}) != 1:
            raise ValueError(f"a board needs hexes of one parity, not {members[:3]}...")
        xs = [x for x, _ in members]
        self.x0, self.row0 = min(xs), members[0][1]
        self._parity = sum(members[0]) % 2
        self.width = max(xs) - self.x0 + 1
        self.height = members[-1][1] - self.row0 + 1
        self.stride = (self.width + 2) | 1
        self.half = self.stride // 2
        self.span = ((self.height + 2) * self.stride + 1) // 2
        self.size = len(members)
        self._bit_of = {h: self.place(h) for h in members}
        self._hex_at = {bit: h for h, bit in self._bit_of.items()}
        self.all = self.mask(members)
        self._disks: dict[tuple[Hex, int], int] = {}
        self._ranges: dict[tuple[Hex, float], int] = {}

    def __contains__(self, h: object) -> bool:
        return h in self._bit_of

    def __iter__(self) -> Iterator[Hex]:
        return iter(self._bit_of)

    def __len__(self) -> int:
        return self.size

    def place(self, h: Hex) -> int:
        """The bit index of a hex of the board or of its margin."""
        return ((h[1] - self.row0 + 1) * self.stride + h[0] - self.x0 + 1) >> 1

    def shift(self, dx: int, drow: int) -> int:
        """How far a bit index moves when its hex moves by (dx, drow)."""
        return (drow * self.stride + dx) >> 1

    def bit(self, h: Hex) -> int:
        """The bit index of a hex; KeyError if it is not on the board."""
        return self._bit_of[h]

    def hex(self, index: int) -> Hex:
        """The hex of a bit index; KeyError if there is none."""
        return self._hex_at[index]

    def mask(self, hexes: Iterable[Hex]) -> int:
        """The mask of some hexes of the board."""
        result = 0
        for h in hexes:
            result |= 1 << self._bit_of[h]
        return result

    def hexes(self, mask: int) -> list[Hex]:
        """The hexes of a mask, from the lowest row up and from west to east."""
        hex_at = self._hex_at
        return [hex_at[i] for i in bits(mask)]

    def grow(self, mask: int) -> int:
        """A mask together with all neighbours of its hexes."""
        east, west = mask | mask << 1, mask | mask >> 1
        return (east | west | east << self.half | west >> self.half) & self.all

    def neighbours(self, mask: int) -> int:
        """The hexes next to a mask and not in it."""
        return self.grow(mask) & ~mask

    def disk_mask(self, h: Hex, n: int) -> int:
        """The hexes of the board at most `n` steps from `h`."""
        found = self._disks.get((h, n))
        if found is None:
            found = self._disks[h, n] = self._lens(h, [2 * n - drow for drow in range(n + 1)])
        return found

    def within_mask(self, h: Hex, inches: float) -> int:
        """The hexes of the board whose outline is at most so many inches from that of `h`."""
        found = self._ranges.get((h, inches))
        if found is None:
            found = self._ranges[h, inches] = self._lens(h, _half_widths(inches))
        return found

    def _lens(self, h: Hex, half_widths: Iterable[int]) -> int:
        """The hexes around `h` that lie, in the rows at each distance, at most so far east or west."""
        result = 0
        for drow, reach in enumerate(half_widths):
            for row in {h[1] + drow, h[1] - drow}:
                result |= self._stretch(row, h[0] - reach, h[0] + reach)
        return result & self.all

    def _stretch(self, row: int, west: int, east: int) -> int:
        """The places of one row from `west` to `east`, cut off at the edges of the board."""
        if not 0 <= row - self.row0 < self.height:
            return 0
        west, east = max(west, self.x0), min(east, self.x0 + self.width - 1)
        west += (west + row - self._parity) % 2
        count = (east - west) // 2 + 1
        return ((1 << count) - 1) << self.place((west, row)) if count > 0 else 0


@cache
def _half_widths(inches: float) -> tuple[int, ...]:
    """For each row from a hex's own on up, how far off x may be for a gap of so many inches."""
    result: list[int] = []
    dx = 0
    while within((0, 0), (len(result) % 2, len(result)), inches):
        drow, dx = len(result), len(result) % 2
        while within((0, 0), (dx + 2, drow), inches):
            dx += 2
        result.append(dx)
    return tuple(result)
