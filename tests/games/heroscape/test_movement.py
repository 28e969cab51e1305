"""Moving on foot: costs, figures in the way, climbing, falling, double-space figures."""

from __future__ import annotations

from typing import Any

import pytest

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.rules.attack import targets
from tests.games.heroscape.scenes import Scene, scene, unit

FOE = unit("foe", move=5)


def walker(
    *rows: str,
    at: str = "A1",
    others: tuple[str, ...] = (),
    pieces: Any = None,
    switches: Any = None,
    **facts: Any,
) -> Scene:
    """A figure with some numbers picked for its move on a drawn field, and an enemy far away."""
    mover = unit("mover", **facts)
    s = scene(
        f"A mover@{at}",
        *others,
        rows=rows,
        units=[mover, FOE, unit("ally"), unit("second", figures=2, life=1)],
        acting="A-mover",
        pieces=pieces,
        players=2,
        **(switches or {}),
    )
    return s.do("move A-mover")


# --- budget and cost


@pytest.mark.rule("HS-MOVE-01", "HS-MOVE-02")
def test_a_figure_spends_at_most_its_move_one_point_a_space() -> None:
    """With move 3 on level ground it reaches three spaces, and may stop earlier."""
    s = walker("g1 g1 g1 g1 g1 g1", move=3)

    assert s.ends() == {"B1", "C1", "D1"}
    assert [s.cost(end) for end in ("B1", "C1", "D1")] == [1, 2, 3]


@pytest.mark.rule("HS-MOVE-11", "HS-CLIMB-02", "HS-CLIMB-01", example="HS-EX-02")
def test_a_step_must_be_paid_in_full() -> None:
    """A rise of four levels costs five points: legal with six and five, not with four; five levels never."""
    for move, ends in ((6, {"B1"}), (5, {"B1"}), (4, set())):
        assert walker("g1 g5 g6", height=4, move=move).ends() == ends
    assert walker("g1 g6", height=4, move=9).ends() == set()
    official = walker("g1 g5", height=4, move=6, switches={"climb_limit": "height_minus_1"})
    assert official.ends() == set()


@pytest.mark.rule("HS-MOVE-08")
def test_figures_of_a_squad_move_one_after_the_other() -> None:
    """Each finishes its move before the next one starts, in any order; none moves twice."""
    s = scene(
        "A second@A1",
        "A second@C1",
        "B foe@F1",
        rows=["g1 g1 g1 g1 g1 g1"],
        units=[unit("second", figures=2, life=1), FOE],
        acting="A-second",
    )
    assert s.offers("move") == ["move A-second.1", "move A-second.2"]
    s.do("move A-second.2", "go D1")

    assert s.offers("move") == ["move A-second.1"]


@pytest.mark.rule("HS-MOVE-04", "HS-MOVE-05", "HS-MOVE-06", "HS-MOVE-07", example="HS-EX-24")
def test_passing_figures() -> None:
    """Through a free ally, never through an engaged one or an enemy, and never ending on anyone."""
    s = scene(
        "A mover@A1", "A ally@B1", "A third@D1", "B foe@D2",
        rows=["g1 g1 g1 g1 g1", " .  .  .  g1"],
        units=[unit("mover", move=8), unit("ally"), unit("third"), FOE], acting="A-mover",
    )  # fmt: skip
    s.do("move A-mover")

    assert s.ends() == {"C1"}
    assert s.cost("C1") == 2


@pytest.mark.rule("HS-MOVE-06")
def test_enemies_block() -> None:
    """Nobody walks through an enemy."""
    s = walker("g1 g1 g1", others=("B foe@B1",), move=5)

    assert s.ends() == set()


@pytest.mark.rule("HS-MOVE-09", "HS-MOVE-10", "HS-LOS-04")
def test_figures_may_be_rotated_in_the_own_move_step_only() -> None:
    """Any own figure whose facing matters may be turned, also of another card, while figures move."""
    owl = unit("owl", blind=[3], range=6)
    s = scene("A mover@A1", "A owl@C1", "B owl@I9", units=[unit("mover"), owl], acting="A-mover")
    assert s.offers("rotate A-owl")
    assert not s.offers("rotate B-owl")
    s.do("rotate A-owl 2", "done")

    assert s["A-owl"].facing == 2
    assert not s.asked or not s.offers("rotate")


# --- climbing


@pytest.mark.rule("HS-CLIMB-02", "HS-MOVE-01", example="HS-EX-01")
def test_climbing_costs_a_point_for_each_level() -> None:
    """From level 1 to level 3 costs two for the sides and one for the space."""
    s = walker("g1 g3 g3 g3 g3 g3", height=5, move=5)

    assert s.cost("B1") == 3
    assert s.ends() == {"B1", "C1", "D1"}


@pytest.mark.rule("HS-CLIMB-04", "HS-CLIMB-01", example="HS-EX-03")
def test_the_climb_limit_counts_for_each_step() -> None:
    """Over several steps a figure of height 3 may rise five levels, for eight points."""
    s = walker("g1 g3 g5 g6", height=3, move=8)

    assert s.cost("D1") == 8
    assert walker("g1 g5", height=3, move=9).ends() == set()


@pytest.mark.rule("HS-CLIMB-03", "HS-TERRAIN-SAND-02", example="HS-EX-04")
def test_sides_cost_the_same_whatever_they_are_made_of() -> None:
    """A level up onto mud costs one and two, the next mud two."""
    s = walker("g2 s3 s3", move=5, switches={"sand_kind": "mud"})

    assert (s.cost("B1"), s.cost("C1")) == (3, 5)


@pytest.mark.rule("HS-CLIMB-07", "HS-CLIMB-09", "HS-FALL-09", "HS-SIZE-01", example="HS-EX-05")
@pytest.mark.parametrize(("height", "move", "falls"), [(9, 8, None), (6, 7, [6]), (5, 9, "no")])
def test_climbing_over_a_ruin(height: int, move: int, falls: Any) -> None:
    """Height 9 crosses for 7 unharmed, height 6 falls six levels behind it, height 5 cannot cross."""
    s = walker("g2 g2", height=height, move=move, pieces={"walls": [{"kind": "ruin", "edges": "A1:E"}]})
    if falls == "no":
        assert s.ends() == set()
        return

    assert s.cost("B1") == 7
    assert s.price("go B1").get("falls") == falls
    if falls:
        official = walker(
            "g2 g2", height=height, move=move, switches={"climb_limit": "height_minus_1"},
            pieces={"walls": [{"kind": "ruin", "edges": "A1:E"}]},
        )  # fmt: skip
        assert official.ends() == set()


@pytest.mark.rule("HS-CLIMB-07", "HS-FALL-02", "HS-FALL-09", "HS-SIZE-02", example="HS-EX-06")
def test_climbing_over_a_stone_wall_from_either_side() -> None:
    """From the road out: three points and a fall of four. From the ground in: five points and no harm."""
    wall = {"walls": [{"kind": "stone-wall", "edges": "B1:W"}]}
    outwards = walker("g1 d3", at="B1", height=4, move=5, pieces=wall)
    inwards = walker("g1 d3", at="A1", height=4, move=5, pieces=wall)

    assert outwards.cost("A1") == 3
    assert outwards.price("go A1")["falls"] == [4]
    assert inwards.cost("B1") == 5
    assert "falls" not in inwards.price("go B1")
    assert "falls" not in walker("g1 d3", at="B1", height=4, move=5).price("go A1")


@pytest.mark.rule("HS-CLIMB-08", "HS-BOARD-05")
@pytest.mark.parametrize("kind", ["tree", "bush", "glacier"])
def test_trees_plants_and_glaciers_cannot_be_entered_or_climbed(kind: str) -> None:
    """However tall the figure is."""
    heights = {"tree": [10]}.get(kind)
    piece: dict[str, Any] = {"kind": kind, "at": "B1"} | ({"heights": heights} if heights else {})
    s = walker("g1 g1 g1", height=20, move=40, pieces={"obstacles": [piece]})

    assert s.ends() == set()


@pytest.mark.rule("HS-CLIMB-06", "HS-OVERHANG-02")
def test_a_low_overhang_may_be_climbed_by_its_support_space() -> None:
    """Two levels up onto the end of a bridge cost three; an overhang far above cannot be climbed."""
    low = walker("g1 g1^d3 g1^d3 g1", height=2, move=9)
    high = walker("g1 g1^d7 g1", height=6, move=20)

    assert "B1+" in low.ends()
    assert low.cost("B1+") == 3
    assert "B1+" not in high.ends()


@pytest.mark.rule("HS-OVERHANG-02", "HS-FIT-01", example="HS-EX-45")
@pytest.mark.parametrize(("height", "passes"), [(5, True), (6, False)])
def test_only_what_fits_goes_under_an_overhang(height: int, passes: bool) -> None:
    """Underside at 7, floor at 2: height 5 passes, height 6 does not, nor does it get behind it."""
    s = walker("g2 g2^r8 g2", height=height, move=5)

    assert ("B1" in s.ends()) == passes
    assert ("C1" in s.ends()) == passes


# --- falling


@pytest.mark.rule("HS-FALL-01")
def test_stepping_down_costs_only_the_space() -> None:
    """The sides in between are free; slow ground below still costs two."""
    assert walker("g4 g1", height=9).cost("B1") == 1
    assert walker("g4 s1", height=9, switches={"sand_kind": "mud"}).cost("B1") == 2


@pytest.mark.rule("HS-FALL-03", "HS-FALL-04", "HS-FALL-05", "HS-FALL-02", example=("HS-EX-07", "HS-EX-08"))
@pytest.mark.parametrize(
    ("height", "drop", "dice"),
    [
        (5, 4, 0), (5, 5, 1), (5, 14, 1), (5, 15, 3), (5, 24, 3), (5, 25, 20),
        (9, 8, 0), (9, 9, 1), (9, 18, 1), (9, 19, 3), (9, 28, 3), (9, 29, 20),
    ],
)  # fmt: skip
def test_dice_for_a_fall(height: int, drop: int, dice: int) -> None:
    """From its height on one die, ten above three, twenty above a d20; each drop costs one point."""
    s = walker(f"g{drop + 1} g1 g1", height=height, life=9)
    assert s.cost("B1") == 1
    s.dice(*([20] if dice == 20 else [6] * dice)).do("go B1")

    rolls = s.heard(events.DiceRolled)
    assert [(len(r.faces), r.sides) for r in rolls] == (
        [] if not dice else [(1, 20)] if dice == 20 else [(dice, 6)]
    )


@pytest.mark.rule("HS-FALL-05")
@pytest.mark.parametrize(("face", "alive"), [(18, False), (19, True)])
def test_an_extreme_fall_destroys_on_18_or_less(face: int, alive: bool) -> None:
    """On 19 and 20 it is unharmed."""
    s = walker("g31 g1", height=5)
    s.dice(face).do("go B1")

    assert (s["A-mover"].place == "board") == alive
    assert s["A-mover"].wounds == (0 if alive else 4)


@pytest.mark.rule("HS-FALL-06")
def test_falls_cannot_be_defended() -> None:
    """Three skulls are three wounds; no defence dice are rolled."""
    s = walker("g17 g1", height=5, life=9)
    s.dice(1, 2, 3).do("go B1")

    assert s["A-mover"].wounds == 3
    assert not s.heard(events.DefenceRolled)


@pytest.mark.rule(
    "HS-FALL-07",
    "HS-TERRAIN-ICE-02",
    "HS-TERRAIN-MOLTEN-02",
    "HS-TERRAIN-SWAMPWATER-02",
    "HS-TERRAIN-MOLTEN-01",
    example="HS-EX-09",
)  # fmt: skip
@pytest.mark.parametrize(
    ("ground", "sides", "goes_on"),
    [("g1", [6], True), ("w1", [], False), ("i1", [6], True), ("l1", [20], False), ("p1", [], True)],
)
def test_where_a_fall_ends(ground: str, sides: list[int], goes_on: bool) -> None:
    """Twelve levels down: a die on grass and ice, none into what is wet or molten; lava is checked."""
    s = walker(f"g13 {ground} {ground}", height=4, life=9, move=5)
    assert ("C1" in s.ends()) == goes_on
    s.dice(*([20] if sides == [20] else [6] * len(sides))).do("go B1")

    assert [roll.sides for roll in s.heard(events.DiceRolled)] == sides
    assert s["A-mover"].place == "board"


@pytest.mark.rule("HS-FALL-08")
def test_a_fall_needs_a_free_space_to_end_on() -> None:
    """Nobody drops onto an occupied space."""
    s = walker("g9 g1 g1", height=4, others=("A ally@B1", "B foe@C1"))

    assert "B1" not in s.ends()


@pytest.mark.rule("HS-FALL-10")
def test_after_a_fall_the_move_goes_on_and_each_drop_is_checked() -> None:
    """Two drops in one move are rolled for one by one; the second follows if the first was survived."""
    s = walker("g11 g6 g1", height=5, life=2, move=5)
    assert s.price("go C1")["falls"] == [5, 5]
    s.dice(1, 1).do("go C1")

    assert len(s.heard(events.Fell)) == 2
    assert s["A-mover"].place == "destroyed"
    first = walker("g11 g6 g1", height=5, life=1, move=5)
    first.dice(1).do("go C1")
    assert first["A-mover"].fell == ["B1"]


# --- double-space figures


def double(*rows: str, at: str = "B1,A1", others: tuple[str, ...] = (), **facts: Any) -> Scene:
    """A double-space figure picked for its move."""
    pieces, switches = facts.pop("pieces", None), facts.pop("switches", {})
    s = scene(
        f"A beast@{at}", *others, rows=rows,
        units=[unit("beast", hexes=2, size="large", **facts), FOE, unit("ally")],
        acting="A-beast", pieces=pieces, players=2, **switches,
    )  # fmt: skip
    return s.do("move A-beast")


@pytest.mark.rule("HS-DOUBLE-01", "HS-DOUBLE-02")
def test_either_end_may_lead_and_the_other_follows() -> None:
    """In a corridor it goes on with its front leading, or back with its rear leading."""
    s = double("g1 g1 g1 g1 g1", at="C1,B1", move=1)

    assert s.ends() == {"D1,C1", "A1,B1"}


@pytest.mark.rule(
    "HS-TERRAIN-WATER-02",
    "HS-TERRAIN-WATER-03",
    "HS-DOUBLE-02",
    "HS-DOUBLE-03",
    "HS-DOUBLE-05",
    example="HS-EX-12",
)
def test_a_double_space_figure_bridges_a_narrow_water() -> None:
    """It crosses one water space for four points; the rear end pays nothing for leaving the water."""
    s = double("g1 g1 w0 g1 g1", move=6)

    assert s.cost("E1,D1") == 4


@pytest.mark.rule("HS-TERRAIN-WATER-02", "HS-DOUBLE-05", example="HS-EX-13")
def test_with_both_halves_in_water_it_stops() -> None:
    """A river two spaces wide ends the move after two points; leaving costs two in the next turn."""
    s = double("g1 g1 w0 w0 g1 g1", move=6)
    assert s.ends() == {"D1,C1"}
    assert s.cost("D1,C1") == 2

    out = double("g1 g1 w0 w0 g1 g1", at="D1,C1", move=6)
    assert out.cost("F1,E1") == 3


@pytest.mark.rule("HS-DOUBLE-05", "HS-BOARD-03", example="HS-EX-14")
def test_both_halves_must_end_on_one_level() -> None:
    """With move 3 it cannot enter the river at all – unless water counts as level with its banks."""
    assert double("g1 g1 w0 g1 g1", move=3).ends() == set()
    same = double("g1 g1 w0 g1 g1", move=3, switches={"flat_tile_level": "same"})
    assert {"C1,B1", "D1,C1"} <= same.ends()


@pytest.mark.rule("HS-DOUBLE-03", "HS-TERRAIN-SNOW-02", "HS-TERRAIN-MOLTEN-02", example="HS-EX-15")
def test_terrain_counts_for_the_leading_end_but_lava_for_either() -> None:
    """Grass, deep snow, grass cost four; molten lava in between is checked once, at the first contact."""
    snow = double("g1 g1 g1 n1 g1", at="B1,A1", move=6, switches={"snow_kind": "deep"})
    assert snow.cost("E1,D1") == 4
    lava = double("g1 g1 l0 g1 g1", at="B1,A1", move=9)
    assert lava.price("go E1,D1")["lava"] == 1
    lava.dice(20).do("go E1,D1")

    assert len(lava.heard(events.LavaChecked)) == 1
    assert lava["A-beast"].at in (["E1", "D1"], ["D1", "E1"])


@pytest.mark.rule("HS-DOUBLE-02")
def test_the_log_tells_where_the_leading_end_goes() -> None:
    """Either end may lead: each step is told from where that end was to where it is now."""
    s = double("g1 g1 g1 g1 g1", at="C1,B1", move=2).do("go E1,D1")
    assert [event.path for event in s.heard(events.Moved)] == [("C1", "D1"), ("D1", "E1")]

    back = double("g1 g1 g1 g1 g1", at="C1,B1", move=1).do("go A1,B1")
    assert [event.path for event in back.heard(events.Moved)] == [("B1", "A1")]


@pytest.mark.rule("HS-DOUBLE-04")
def test_flipping_is_free_and_changes_nothing_but_the_leading_end() -> None:
    """At the start of its next move either end may lead again, at no cost."""
    s = double("g1 g1 g1 g1", at="C1,B1", move=1)
    assert s.cost("A1,B1") == 1
    s.do("go A1,B1")

    assert set(s["A-beast"].at) == {"A1", "B1"}


@pytest.mark.rule("HS-DOUBLE-04", "HS-LOS-09")
def test_a_double_space_figure_may_be_flipped_to_look_from_its_other_end() -> None:
    """A pillar hides the archer from the leading end; flipped after its move the beast sees past it."""
    rows = ["g1 g1 g30 g1 g1 g1", " g1 g1 g1 g1 g1 g1", "g1 g1 g1 g1 g1 g1"]
    beast = unit("beast", hexes=2, size="large", move=3, range=6)
    s = scene("A beast@A2,A1", "B foe@F1", rows=rows, units=[beast, FOE], acting="A-beast")
    s.do("move A-beast", "go B1,B2")
    assert s.options == ["flip A-beast", "done"]
    assert "B-foe" not in [enemy.id for enemy in targets(s.state, s["A-beast"])]
    s.do("flip A-beast")

    assert [(event.figure, event.at) for event in s.heard(events.Flipped)] == [("A-beast", "B2")]
    assert (s["A-beast"].at, s.offers("attack")) == (["B1", "B2"], ["attack A-beast B-foe"])


@pytest.mark.rule("HS-DOUBLE-04")
def test_flipping_is_offered_once_and_only_where_it_matters() -> None:
    """Not before the move, not where both ends see the same, not to who fights hand to hand, not twice."""
    rows = ["g1 g1 g30 g1 g1 g1", " g1 g1 g1 g1 g1 g1", "g1 g1 g1 g1 g1 g1"]

    def step(range: int, rows: list[str]) -> Scene:
        beasts = unit("beast", hexes=2, size="large", move=3, range=range, figures=2, unit_type="squad")
        figures = ("A beast@A2,A1", "A beast@A3,B3", "B foe@F1")
        return scene(*figures, rows=rows, units=[beasts, FOE], acting="A-beast")

    s = step(6, rows)
    assert not s.offers("flip")
    s.do("move A-beast.1", "go B1,B2")
    assert s.offers("flip") == ["flip A-beast.1"]
    assert not s.do("flip A-beast.1").offers("flip")
    for other in (step(1, rows), step(6, ["g1 " * 6, " " + "g1 " * 6, "g1 " * 6])):
        assert not other.do("move A-beast.1", "go B1,B2").offers("flip")


@pytest.mark.rule("HS-DOUBLE-06")
def test_both_spaces_count_for_adjacency_and_range() -> None:
    """An enemy beside the rear end is engaged; range is counted from the nearer half."""
    from battlewright.games.heroscape.rules.engagement import adjacent, distance

    s = double("g1 g1 g1 g1 g1 g1", at="C1,B1", others=("B foe@A1",))
    beast, foe = s["A-beast"], s["B-foe"]

    assert adjacent(s.state, beast, foe)
    foe.at = ["F1"]
    assert distance(s.state, beast, foe) == 3


@pytest.mark.rule("HS-GLYPH-03", "HS-GLYPH-04", "HS-GLYPH-05", "HS-GLYPH-06", example="HS-EX-38")
def test_the_leading_end_stops_on_a_glyph() -> None:
    """The front stops on a hidden glyph, turns and uses it; a rear end coming to rest there does not."""
    s = scene(
        "A beast@B1,A1", "B foe@H1", rows=["g1 g1 g1 g1 g1 g1 g1 g1"],
        units=[unit("beast", hexes=2, size="large", move=5), FOE], acting="A-beast", glyphs={"E1": "?A"},
    )  # fmt: skip
    s.do("move A-beast")
    assert s.ends() == {"C1,B1", "D1,C1", "E1,D1"}
    s.do("go E1,D1")
    assert s.heard(events.GlyphRevealed)[0].letter == "A"
    assert s.state.glyphs[0].up

    rear = scene(
        "A beast@D1,C1", "B foe@H1", rows=["g1 g1 g1 g1 g1 g1 g1 g1"],
        units=[unit("beast", hexes=2, size="large", move=1), FOE], acting="A-beast", glyphs={"D1": "?A"},
    )  # fmt: skip
    rear.do("move A-beast", "go E1,D1")
    assert not rear.heard(events.GlyphRevealed)


@pytest.mark.rule("HS-LADDER-02")
@pytest.mark.parametrize(("levels", "rungs"), [("1", 8), ("2", 4), ("3", 3), ("4", 2)])
def test_rungs_lie_as_far_apart_as_the_match_says(levels: str, rungs: int) -> None:
    """A ladder of eight levels has a rung at every so many, the last of them level with its top."""
    s = scene(
        "A climber@A1", "B foe@F1", units=[unit("climber", move=9), unit("foe")], rows=["g1 g9 g9 g9 g9 g1"],
        pieces={"ladders": [{"at": "A1", "to": "B1", "height": 8}]}, levels_per_rung=levels,
        acting="A-climber",
    )  # fmt: skip
    s.do("move A-climber")

    assert sum("/" in end for end in s.ends()) == rungs
    assert s.cost(f"A1/{rungs}") == rungs
