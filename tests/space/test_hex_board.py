"""Sets of hexes as the bits of an integer."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battlewright.space.board import Board, bits
from battlewright.space.hexes import Hex, disk, neighbour, steps, within

FIELD = [(2 * i + row % 2, row) for row in range(25) for i in range(30 - row % 2)]


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Some of the hexes of a small field, of either parity and anywhere."""
    parity, x0, row0 = draw(st.integers(0, 1)), draw(st.integers(-9, 9)), draw(st.integers(-9, 9))
    field = [(x, row) for x in range(x0, x0 + 14) for row in range(row0, row0 + 8) if (x + row) % 2 == parity]
    return Board(draw(st.sets(st.sampled_from(field), min_size=1)))


def some(data: st.DataObject, board: Board) -> set[Hex]:
    """Some hexes of a board."""
    return data.draw(st.sets(st.sampled_from(list(board))))


@given(boards(), st.data())
def test_a_mask_gives_back_its_hexes(board: Board, data: st.DataObject) -> None:
    """Hexes go into a mask and come out again, in the order of their bits."""
    chosen = some(data, board)
    mask = board.mask(chosen)

    assert set(board.hexes(mask)) == chosen
    assert [board.bit(h) for h in board.hexes(mask)] == list(bits(mask)) == sorted(bits(mask))
    assert all(board.hex(board.bit(h)) == h and h in board for h in chosen)


@given(boards(), st.data())
def test_growing_adds_the_neighbours_on_the_board(board: Board, data: st.DataObject) -> None:
    """Nothing wraps round the edges of the board."""
    chosen = some(data, board)
    around = {neighbour(h, d) for h in chosen for d in range(6)} & set(board)

    assert set(board.hexes(board.grow(board.mask(chosen)))) == chosen | around
    assert set(board.hexes(board.neighbours(board.mask(chosen)))) == around - chosen


@given(boards(), st.integers(0, 7), st.data())
def test_a_disk_holds_what_is_so_many_steps_away(board: Board, n: int, data: st.DataObject) -> None:
    """A disk is counted in steps, over holes in the board too."""
    h = data.draw(st.sampled_from(list(board)))

    assert set(board.hexes(board.disk_mask(h, n))) == set(disk(h, n)) & set(board)
    assert board.disk_mask(h, n) == board.mask(other for other in board if steps(h, other) <= n)


@given(boards(), st.one_of(st.integers(0, 8), st.floats(-1, 9)), st.data())
def test_a_range_holds_what_is_within_so_many_inches(
    board: Board, inches: float, data: st.DataObject
) -> None:
    """A range is measured between outlines."""
    h = data.draw(st.sampled_from(list(board)))

    assert board.within_mask(h, inches) == board.mask(other for other in board if within(h, other, inches))


def test_a_board_counts_its_hexes() -> None:
    """A field of 25 rows of 30 and 29 hexes by turns."""
    board = Board(FIELD)

    assert len(board) == board.size == board.all.bit_count() == 738
    assert board.all < 1 << board.span


def test_hexes_of_two_parities_make_no_board() -> None:
    """They would overlap; nor do no hexes at all."""
    with pytest.raises(ValueError, match="parity"):
        Board([(0, 0), (1, 0)])
    with pytest.raises(ValueError, match="parity"):
        Board([])
