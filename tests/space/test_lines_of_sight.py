"""Who sees whom: one corner, two clear lines to corners that are not in line with it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battlewright.space.board import Board
from battlewright.space.hexes import Hex, centre, corners, neighbour
from battlewright.space.sight import crossed, crossed_to, sees, sight_lines, sight_table
from tests.space.reference import blocking, cross, crossed_slowly, sees_slowly

FIELD = Board((2 * i + row % 2, row) for row in range(9) for i in range(9))
LARGE = Board((2 * i + row % 2, row) for row in range(25) for i in range(30 - row % 2))


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Up to 9 by 9 hexes anywhere, some of them missing."""
    x0, row0 = draw(st.integers(-9, 9)), draw(st.integers(-9, 9))
    rows, columns = draw(st.integers(1, 9)), draw(st.integers(1, 18))
    field = [
        (x, row) for x in range(x0, x0 + columns) for row in range(row0, row0 + rows) if (x + row) % 2 == 0
    ]
    holes = draw(st.sets(st.sampled_from(field), max_size=6)) if len(field) > 6 else set()
    return Board([h for h in field if h not in holes] or [(0, 0)])


def blockers_on(data: st.DataObject, board: Board) -> set[Hex]:
    """Some hexes of a board, few or many, that block sight."""
    return data.draw(st.sets(st.sampled_from(list(board)), max_size=data.draw(st.sampled_from([3, 12, 40]))))


def hexes_on(data: st.DataObject, board: Board) -> Hex:
    """One hex of a board."""
    return data.draw(st.sampled_from(list(board)))


@settings(deadline=None)
@given(boards(), st.data())
def test_one_pair_is_judged_by_the_rule(board: Board, data: st.DataObject) -> None:
    """A hex sees another exactly if the rule, tried word by word, says so."""
    blockers = blockers_on(data, board)
    a, b = hexes_on(data, board), hexes_on(data, board)

    assert sees(board, a, b, board.mask(blockers)) == sees_slowly(a, b, blockers)


@settings(max_examples=25, deadline=None)
@given(boards(), st.data())
def test_the_table_holds_what_every_pair_would_answer(board: Board, data: st.DataObject) -> None:
    """All pairs at once give the same as one by one, blockers themselves included."""
    blockers = board.mask(blockers_on(data, board))
    table = sight_table(board, blockers)

    assert len(table) == board.span
    for a in board:
        assert table[board.bit(a)] == board.mask(b for b in board if sees(board, a, b, blockers))
    assert sum(mask != 0 for mask in table) == board.size


@settings(max_examples=10, deadline=None)
@given(st.sets(st.sampled_from(list(LARGE)), min_size=20, max_size=90), st.data())
def test_the_table_of_a_large_board_agrees_too(blockers: set[Hex], data: st.DataObject) -> None:
    """Lines across 25 rows and 30 columns."""
    mask = LARGE.mask(blockers)
    table = sight_table(LARGE, mask)

    for _ in range(20):
        a, b = hexes_on(data, LARGE), hexes_on(data, LARGE)
        assert bool(table[LARGE.bit(a)] >> LARGE.bit(b) & 1) == sees(LARGE, a, b, mask)


@settings(deadline=None)
@given(boards(), st.data())
def test_the_report_says_what_blocks_each_line(board: Board, data: st.DataObject) -> None:
    """Every line from corner to corner is clear, or blocked by the hexes named."""
    blockers = blockers_on(data, board)
    a, b = hexes_on(data, board), hexes_on(data, board)
    report = sight_lines(board, a, b, board.mask(blockers))
    standing = blockers - {a, b}

    assert tuple(corner.source for corner in report.corners) == corners(a)
    for corner in report.corners:
        assert all(not blocking(corner.source, end, standing) for end in corner.clear)
        for line in corner.blocked:
            assert set(line.by) == blocking(corner.source, line.target, standing) != set()
        ends = {*corner.clear, *(line.target for line in corner.blocked)}
        assert ends == set(corners(b)) - {corner.source}


@settings(deadline=None)
@given(boards(), st.data())
def test_the_report_shows_two_lines_exactly_if_the_target_is_seen(board: Board, data: st.DataObject) -> None:
    """The two are clear, from one corner, and not in line."""
    blockers = board.mask(blockers_on(data, board))
    a, b = hexes_on(data, board), hexes_on(data, board)
    report = sight_lines(board, a, b, blockers)

    assert report.visible == (len(report.lines) == 2) == sees(board, a, b, blockers)
    if report.best is not None:
        ends = [end for _, end in report.lines]
        best = next(corner for corner in report.corners if corner.source == report.best)
        assert [start for start, _ in report.lines] == [report.best] * 2
        assert set(ends) <= set(best.clear)
        assert cross(report.best, ends[0], ends[1]) != 0


@settings(deadline=None)
@given(boards(), st.data())
def test_a_line_between_centres_crosses_hexes_and_runs_along_edges(board: Board, data: st.DataObject) -> None:
    """Edges count only with hexes of the board on both sides."""
    a, b = hexes_on(data, board), hexes_on(data, board)
    hexes, edges = crossed(board, a, b)

    found = set(board.hexes(hexes)), {frozenset(board.hexes(edge)) for edge in edges}
    assert found == crossed_slowly(a, centre(b), board)


@settings(deadline=None)
@given(boards(), st.data())
def test_a_line_from_a_centre_to_a_corner_is_judged_alike(board: Board, data: st.DataObject) -> None:
    """The middle of a base of three hexes is a corner; a line may end there."""
    a, corner = hexes_on(data, board), data.draw(st.integers(0, 5))
    end = corners(hexes_on(data, board))[corner]
    hexes, edges = crossed_to(board, a, end)

    found = set(board.hexes(hexes)), {frozenset(board.hexes(edge)) for edge in edges}
    assert found == crossed_slowly(a, end, board)


def test_with_nothing_in_the_way_all_see_all() -> None:
    """On an empty field every hex sees every hex, itself included."""
    assert {mask for mask in sight_table(FIELD, 0) if mask} == {FIELD.all}


@settings(deadline=None)
@given(st.sets(st.sampled_from(list(FIELD))), st.sampled_from(list(FIELD)), st.integers(0, 5))
def test_neighbours_see_each_other_whatever_stands_around(blockers: set[Hex], a: Hex, d: int) -> None:
    """Nothing comes between hexes that touch."""
    if (b := neighbour(a, d)) in FIELD:
        assert sees(FIELD, a, b, FIELD.mask(blockers))


@pytest.mark.parametrize(
    ("blockers", "seen"),
    [([(8, 4)], False), ([(7, 5)], True), ([(7, 5), (7, 3)], True), ([(7, 5), (9, 5), (7, 3), (9, 3)], True)],
)
def test_a_blocker_hides_what_is_straight_behind_it(blockers: list[Hex], seen: bool) -> None:
    """One in the same row leaves only lines along its tips; those beside the way hide nothing."""
    assert sees(FIELD, (4, 4), (12, 4), FIELD.mask(blockers)) is seen


def test_a_line_along_an_edge_is_blocked_from_both_sides_only() -> None:
    """From below, an upright line runs between two hexes: one of them does not block it."""
    a, b, pair = (4, 2), (4, 4), [(3, 3), (5, 3)]
    up = (4, 8), (4, 10)

    one = sight_lines(FIELD, a, b, FIELD.mask(pair[:1])).corners[1]
    both = sight_lines(FIELD, a, b, FIELD.mask(pair)).corners[1]

    assert one.source == both.source == up[0]
    assert up[1] in one.clear
    assert set(next(line.by for line in both.blocked if line.target == up[1])) == set(pair)


def test_a_wall_without_a_gap_divides_the_board() -> None:
    """Nobody sees across two closed rows of blockers; round the end of one, its tip leaves a view."""
    wall = FIELD.mask(h for h in FIELD if h[1] in (4, 5))
    below, above = FIELD.mask(h for h in FIELD if h[1] < 4), FIELD.mask(h for h in FIELD if h[1] > 5)
    table = sight_table(FIELD, wall)

    assert all(table[FIELD.bit(h)] & below == 0 for h in FIELD.hexes(above))
    assert sees(FIELD, (17, 5), (17, 3), FIELD.mask(h for h in FIELD if h[1] == 4))
