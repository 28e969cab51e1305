"""Line of sight through the space above the board (HS-LOS)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battlewright.games.heroscape.board import Board, rays
from battlewright.games.heroscape.board.sight import (
    Body,
    Crowd,
    Sighting,
    scenery,
    sees,
    sight,
    sight_of_object,
)

from .fields import body, field

HERE: frozenset[str] = frozenset()


def look(board: Board, a: Body, b: Body, *others: Body, gone: frozenset[str] = HERE, **how: Any) -> Sighting:
    """What `a` sees of `b` past the others."""
    return sight(board, gone, others, a, b, **how)


# --- terrain in between


@pytest.mark.rule("HS-LOS-01", "HS-LOS-09", "HS-LOS-12", example="HS-EX-44")
@pytest.mark.parametrize(
    ("row", "visible"),
    [("g1 g1 g4 g1 g1", True), ("g1 g1 g6 g1 g1", False), ("g1 g1 g1 g5 g1", True)],
)
def test_a_column_hides_what_is_below_the_line_over_its_edge(row: str, visible: bool) -> None:
    """From a head at level 6 to a figure of height 4, four hexes off: seen over 4, not over 6."""
    board = field(row)
    attacker, target = body(board, "A1", height=5), body(board, "E1", height=4)

    seen = look(board, attacker, target)

    assert attacker.eye == 6
    assert seen.visible == visible
    assert (seen.blocked_by == ("column:C1@6",)) == (not visible)


@pytest.mark.rule("HSV-COVER-01", example="HS-EX-44")
def test_what_is_partly_hidden_shows_a_share() -> None:
    """Behind the column near the target only its upper part is seen."""
    board = field("g1 g1 g1 g5 g1")
    seen = look(board, body(board, "A1", height=5), body(board, "E1", height=4))

    assert 0 < seen.share < 0.5
    assert look(field("g1 g1 g1"), body(board, "A1"), body(board, "C1")).share == 1.0


@pytest.mark.rule("HS-LOS-01")
def test_one_free_ray_to_any_part_is_enough() -> None:
    """Of a figure behind a ruin that does not cover it wholly, the rest is seen."""
    wall = {"kind": "ruin", "edges": "B2:E"}
    board = field("g1 g1 g1 g1", "g1 g1 g1 g1", "g1 g1 g1 g1", walls=[wall])

    straight = look(board, body(board, "B2"), body(board, "C2"))
    far = look(board, body(board, "A1"), body(board, "D2"))

    assert straight.blocked_by == ("wall:ruin-1",)
    assert far.visible


@pytest.mark.rule("HS-LOS-05")
def test_there_is_nothing_to_dispute() -> None:
    """The same position gives the same answer, to the last digit, whoever asks and in whatever order."""
    board, again = field("g1 g3 g1 g1"), field("g1 g3 g1 g1")
    first = look(board, body(board, "A1"), body(board, "D1"), body(board, "C1", height=4))
    other = look(again, body(again, "A1"), body(again, "D1"), body(again, "C1", height=4))

    assert first == other


@pytest.mark.rule("HS-LOS-12")
def test_the_edge_of_ones_own_cliff_hides_what_is_at_its_foot() -> None:
    """The column of the looking figure's own hex stands in the way like any other."""
    board = field("r12 r12 g1 g1 g1 g1 g1 g1 g1 g1 g1")
    up = body(board, "A1", height=5)

    assert look(board, up, body(board, "C1", height=4)).blocked_by == ("column:B1@12",)
    assert look(board, up, body(board, "K1", height=4)).visible


@pytest.mark.rule("HS-LOS-12")
def test_air_beyond_the_battlefield_does_not_block() -> None:
    """Across a gap in the board sight is free."""
    board = field("g1 . . g1")

    assert look(board, body(board, "A1"), body(board, "D1")).share == 1.0


@pytest.mark.rule("HS-LOS-12")
def test_an_overhang_blocks_what_passes_through_it_and_nothing_below() -> None:
    """Under a bridge one looks through; its tiles hide what is behind them."""
    board = field("g1 g1^d7 g1", "g6 g1^d7*3 g6")

    under = look(board, body(board, "A1", height=4), body(board, "C1", height=4))
    level = look(board, body(board, "A2", height=1, head=0.1), body(board, "C2", height=1))

    assert under.share == 1.0
    assert level.blocked_by == ("column:B2+@7",)


@pytest.mark.rule("HS-LOS-12", "HS-SIZE-06")
def test_trees_block_until_they_are_felled() -> None:
    """A tree in the way hides a figure behind it; a felled one does not."""
    board = field("g1 g1 g1 g1 g1", obstacles=[{"kind": "tree", "at": "C1", "heights": [10]}])
    a, b = body(board, "B1"), body(board, "D1")

    assert look(board, a, b).blocked_by == ("obstacle:tree-1",)
    assert look(board, a, b, gone=frozenset({"tree-1"})).share == 1.0


@pytest.mark.rule("HS-LOS-12")
def test_one_looks_past_a_tree_but_not_past_a_glacier() -> None:
    """A tree does not fill its hex; from far aside something shows, where ice fills it from edge to edge."""
    rows = "g1 g1 g1 g1 g1 g1 g1", "g1 g1 g1 g1 g1 g1 g1"
    tree = field(*rows, obstacles=[{"kind": "tree", "at": "C1"}])
    ice = field(*rows, obstacles=[{"kind": "glacier", "at": "C1"}])

    shares = [look(board, body(board, "A1"), body(board, "F2")).share for board in (tree, ice)]

    assert shares[0] > shares[1]


@pytest.mark.rule("HS-LOS-12", "HS-DOOR-05")
def test_a_closed_door_blocks_and_an_open_one_does_not() -> None:
    """Up to its height of ten levels."""
    door = {"id": "gate", "leaf": "B1:E", "control": "D1", "swing": "A1 B1 C1"}
    board = field("g1 g1 g1 g1", doors=[door])
    a, b = body(board, "A1"), body(board, "D1")

    assert look(board, a, b).blocked_by == ("door:gate",)
    assert look(board, a, b, gone=frozenset({"gate"})).visible
    high = field("g1 g12 g1 g12", doors=[{**door, "leaf": "A1:E", "swing": "A1 B1 C1"}])
    assert look(high, body(high, "B1"), body(high, "D1")).visible


@pytest.mark.rule("HS-LOS-12")
def test_what_a_ray_only_touches_does_not_stop_it() -> None:
    """A ray along the top of a column is free, and so is one along the side of a single column."""
    board = field("g1 g6 g1")
    assert look(board, body(board, "A1"), body(board, "C1")).visible

    beside = field(". g1 .", "g9 g1 .", ". g1 .")
    seen = look(beside, body(beside, "B1"), body(beside, "B3"))
    assert seen.head_seen


@pytest.mark.rule("HS-LOS-12")
def test_no_ray_slips_between_two_columns_that_touch() -> None:
    """Two high columns side by side are a wall, also along their common edge."""
    board = field(". g1 .", "g9 g9 .", ". g1 .")

    seen = look(board, body(board, "B1"), body(board, "B3"))

    assert not seen.visible
    assert seen.blocked_by


@pytest.mark.rule("HS-LOS-12")
def test_no_ray_slips_through_the_corner_of_a_wall() -> None:
    """Where two parts of a ruin meet in a corner the view is closed; past a free end it is not."""
    rows = ". g1 .", "g1 g1 g1", ". g1 ."
    corner = field(*rows, walls=[{"kind": "ruin", "edges": "B1:SW B1:SE"}])
    end = field(*rows, walls=[{"kind": "ruin", "edges": "B1:SW"}])

    assert not look(corner, body(corner, "B1"), body(corner, "B3")).visible
    assert look(end, body(end, "B1"), body(end, "B3")).head_seen


@pytest.mark.rule("HS-SIZE-05", "HS-LOS-12")
def test_one_looks_out_between_the_merlons_of_a_battlement() -> None:
    """Straight out over the ledge all is seen; aside a merlon hides; the small see nothing."""
    plain, high = "g1 g1 g1 g1 g1 g1 g1", "g1 g1 g5 g1 g1 g1 g1"
    board = field(plain, plain, plain, high, plain, walls=[{"kind": "battlement", "edges": "C4:E"}])
    guard = body(board, "C4", height=4)

    ahead, aside, hidden = (look(board, guard, body(board, label, height=4)) for label in ("G4", "F3", "G2"))

    assert ahead.share == 1.0
    assert 0 < aside.share < 0.5
    assert hidden.blocked_by == ("wall:battlement-1",)
    short = look(board, body(board, "C4", height=1), body(board, "G4", height=4))
    assert short.blocked_by == ("wall:battlement-1",)


# --- figures in between


@pytest.mark.rule("HS-LOS-03", "HS-LOS-12")
def test_a_figure_in_between_blocks_only_what_it_hides() -> None:
    """A small figure hides the legs of a tall one; a bigger one close by hides all of a small one."""
    board = field("g1 g1 g1 g1 g1")
    archer = body(board, "A1")

    past_small = look(board, archer, body(board, "E1", height=7), body(board, "C1", height=3))
    past_big = look(board, archer, body(board, "C1", height=3), body(board, "B1", height=9))

    assert past_small.visible
    assert past_small.share < 1.0
    assert not past_big.visible
    assert past_big.blocked_by == ("figure:B1",)


@pytest.mark.rule("HS-LOS-03")
def test_several_figures_may_hide_together_what_none_hides_alone() -> None:
    """The line fails only if all together hide the whole hit zone."""
    board = field(*["g1 g1 g1 g1 g1 g1 g1"] * 4)
    a, b = body(board, "A2"), body(board, "E4")
    left, right = body(board, "D3", height=9), body(board, "D4", height=9)

    assert look(board, a, b, left).visible
    assert look(board, a, b, right).visible
    assert look(board, a, b, left, right).blocked_by


@pytest.mark.rule("HS-LOS-04")
def test_the_view_is_all_round_and_nobody_hides_behind_oneself() -> None:
    """In all six directions alike, and with the own two halves never in the way."""
    board = field("g1 g1 g1", "g1 g1 g1", "g1 g1 g1")
    around = ["A2", "C2", "B1", "C1", "B3", "C3"]

    assert all(look(board, body(board, "B2"), body(board, other)).share == 1.0 for other in around)
    row = field("g1 g1 g1 g1")
    long = body(row, "A1", "B1", height=6)
    assert look(row, long, body(row, "D1", height=3), long).share == 1.0
    assert look(row, body(row, "D1", height=3), long, long).share == 1.0


@pytest.mark.rule("HS-LOS-09")
def test_the_target_point_is_the_head_unless_the_card_says_otherwise() -> None:
    """From the head one sees over a wall of five; from a target point at half the height one does not."""
    board = field("g1 g1 g5 g1 g1")

    assert look(board, body(board, "A1", height=6), body(board, "E1", height=6)).visible
    assert not look(board, body(board, "A1", height=6, head=0.3), body(board, "E1", height=2)).visible


@pytest.mark.rule("HS-LOS-10", "HS-LOS-11", "HS-LOS-02")
def test_only_the_hit_zone_counts_for_attacks_and_any_part_for_clear_sight() -> None:
    """If no more than a crest shows, an attack finds no aim, but clear sight is given."""
    board = field("g1 g1 g6 g1 g1")
    a = body(board, "A1", height=6)
    plain, crested = body(board, "E1", height=6), body(board, "E1", height=6, zone=(0.0, 0.7))

    assert look(board, a, plain).visible
    assert not look(board, a, crested).visible
    assert look(board, a, crested, clear=True).visible


@pytest.mark.rule("HS-LOS-02")
def test_clear_sight_takes_what_reaches_out_of_the_body() -> None:
    """A wing beside a ruin is enough for a power, though the body is hidden."""
    rows = ["g1 g1 g1 g1 g1 g1"] * 3
    board = field(*rows)
    pairs = [(a, b) for a in board.by_label for b in board.by_label if a != b]
    walls = [{"kind": "ruin", "edges": "C2:E C2:NE C2:SE"}]
    walled = field(*rows, walls=walls)

    hits = {p for p in pairs if look(walled, body(walled, p[0]), body(walled, p[1])).visible}
    clear = {p for p in pairs if look(walled, body(walled, p[0]), body(walled, p[1]), clear=True).visible}

    assert hits < clear


# --- adjacent, leaning, ladders


@pytest.mark.rule("HS-LOS-06")
def test_adjacent_figures_see_each_other() -> None:
    """Whatever stands between; whether they are adjacent is for the rules to say."""
    board = field("g1 g1", walls=[{"kind": "ruin", "edges": "A1:E"}])
    a, b = body(board, "A1", height=7), body(board, "B1", height=5)

    assert look(board, a, b, adjacent=True).visible
    assert not look(board, b._replace(height=4), b._replace(id="x", spaces=a.spaces, height=4)).visible


@pytest.mark.rule("HS-LOS-07", example="HS-EX-26")
def test_the_higher_of_two_neighbours_may_lean_over_the_edge() -> None:
    """What the edge of the own cliff hides is seen by leaning over it; from below that does not help."""
    example = field("r9 g2")
    assert look(example, body(example, "A1"), body(example, "B1", height=4), lean=True).visible

    board = field("r14 g2")
    archer, enemy = body(board, "A1", height=5), body(board, "B1", height=4)
    assert look(board, archer, enemy).blocked_by == ("column:A1@14",)
    assert look(board, archer, enemy, lean=True).visible
    assert look(board, enemy, archer, lean=True) == look(board, enemy, archer)
    assert sees(board, HERE, [], archer, enemy, lean=True)


@pytest.mark.rule("HS-LOS-07")
def test_one_leans_over_a_battlement_too() -> None:
    """The top of what stands on the edge is the point to look from; it does not help towards other hexes."""
    board = field("k9 g2 g2", walls=[{"kind": "battlement", "edges": "A1:E"}])
    guard = body(board, "A1", height=2)

    assert not look(board, guard, body(board, "B1", height=4)).visible
    assert look(board, guard, body(board, "B1", height=4), lean=True).visible
    assert not look(board, guard, body(board, "C1", height=2), lean=True).visible


@pytest.mark.rule("HS-LOS-08")
def test_figures_on_a_ladder_see_straight_up_and_down() -> None:
    """The base counts as hit zone and its rim as target point."""
    board = field("g1 r11", ladders=[{"at": "A1", "to": "B1"}])
    below, climber, above = (
        body(board, "A1/1", height=2),
        body(board, "A1/3", height=2),
        body(board, "A1/5", height=2),
    )

    assert look(board, below, above).visible
    assert look(board, above, below).visible
    assert look(board, below, above, climber).visible  # past the rim of the one between
    foot = body(board, "A1", height=2)
    assert look(board, foot, above).visible
    assert look(board, above, foot).visible


@pytest.mark.rule("HS-LOS-08")
def test_nobody_is_seen_through_the_floor_above() -> None:
    """In one hex, below and on top of a bridge, there is no sight."""
    board = field("g1^d9")

    assert not look(board, body(board, "A1"), body(board, "A1+")).visible
    assert not look(board, body(board, "A1+"), body(board, "A1")).visible


# --- trees side by side, objects


@pytest.mark.rule("HSV-PLANT-03")
def test_two_trees_side_by_side_close_the_view_between_them() -> None:
    """Up to the height of the smaller; only where the variant is on."""
    rows = ". g1 .", "g1 g1 .", ". g1 ."
    trees = [{"kind": "tree", "at": "A2", "heights": [12]}, {"kind": "tree", "at": "B2", "heights": [10]}]
    board = field(*rows, obstacles=trees)
    a, b = body(board, "B1"), body(board, "B3")

    assert look(board, a, b).visible
    assert look(board, a, b, paired=True).blocked_by == ("obstacle:tree-1",)
    tall = field(". g11 .", "g1 g1 .", ". g11 .", obstacles=trees)
    assert look(tall, body(tall, "B1"), body(tall, "B3"), paired=True).visible


@pytest.mark.rule("HS-OBJECT-01")
def test_objects_are_seen_like_figures() -> None:
    """A tree or a closed door does not hide itself; something before it does."""
    board = field("g1 g1 g1 g1", obstacles=[{"kind": "tree", "at": "D1"}, {"kind": "glacier", "at": "C1"}])

    assert sight_of_object(board, HERE, [], body(board, "A1", height=2), "tree-1").share < 1.0
    assert sight_of_object(board, frozenset({"glacier-1"}), [], body(board, "A1"), "tree-1").share == 1.0


# --- fast and slow agree


@st.composite
def _positions(draw: st.DrawFn) -> tuple[Board, list[Body]]:
    """A rough little board with trees, walls and an overhang, and some figures on it."""
    cells = st.sampled_from(["g1", "g2", "g4", "r7", "w0", "g1^d8", "s3"])
    rows = [" ".join(draw(st.lists(cells, min_size=6, max_size=6))) for _ in range(6)]
    labels = [f"{letter}{number}" for letter in "ABCDEF" for number in range(1, 7)]
    edges = draw(st.lists(st.sampled_from(labels), max_size=6, unique=True))
    trees = draw(st.lists(st.sampled_from(labels), max_size=4, unique=True))
    board = field(
        *rows,
        walls=[{"kind": "ruin", "edges": " ".join(f"{label}:E {label}:SW" for label in edges)}],
        obstacles=[{"kind": "tree", "at": label} for label in trees],
    )
    standing = draw(st.lists(st.sampled_from(sorted(board.by_label)), min_size=3, max_size=8, unique=True))
    return board, [body(board, label, height=draw(st.integers(2, 8))) for label in standing]


@settings(max_examples=150, deadline=None)
@given(_positions())
def test_the_quick_answer_is_the_full_one(position: tuple[Board, list[Body]]) -> None:
    """`sees` takes short cuts; it must say what `sight` says, with and without others in the way."""
    board, bodies = position
    crowd = Crowd(board, bodies)
    for a in bodies:
        for b in bodies:
            if a.id != b.id:
                assert sees(board, HERE, crowd, a, b) == look(board, a, b, *bodies).visible
                assert sees(board, HERE, [], a, b) == look(board, a, b).visible


@settings(max_examples=60, deadline=None)
@given(_positions())
def test_heads_see_each_other_both_ways(position: tuple[Board, list[Body]]) -> None:
    """A ray from head to head is the same in both directions."""
    board, bodies = position
    for a in bodies:
        for b in bodies:
            if a.id < b.id:
                there, back = look(board, a, b, *bodies), look(board, b, a, *bodies)
                assert there.head_seen == back.head_seen


def test_the_table_agrees_with_single_questions() -> None:
    """All pairs at once, as the map is prepared."""
    board = field("g1 r6 g1 g1", "g1 g3 g1^d7 w0", "g9 g1 g1 g2", obstacles=[{"kind": "tree", "at": "D1"}])
    table = scenery(board).table(4)

    for a in board.spaces:
        for b in board.spaces:
            if a.index != b.index:
                one, two = (Body(s.label, (s.index,), s.level, 4) for s in (a, b))
                assert bool(table[a.index] >> b.index & 1) == look(board, one, two).visible


@settings(deadline=None)
@given(st.integers(-12, 12), st.integers(-12, 12))
def test_turned_beams_are_the_beams_of_turned_hexes(q: int, r: int) -> None:
    """Lines are worked out for a twelfth of the plane; turned, they equal those cut directly."""
    x, y = rays.centre(q, r)
    for (ox, oy), line in zip(rays.BODY, rays.beam(q, r).lines, strict=True):
        direct = rays.line_from(0, 0, x + ox, y + oy)
        turned, cut = sorted(line.hexes), sorted(direct.hexes)
        assert [crossing[0] for crossing in turned] == [crossing[0] for crossing in cut]
        assert sum(turned, ()) == pytest.approx(sum(cut, ()))
        assert {frozenset(s[:2]) for s in line.seams} == {frozenset(s[:2]) for s in direct.seams}
