"""What the ground does: water, swamp water, roads, sand, snow, ice, lava (HS-TERRAIN)."""

from __future__ import annotations

from typing import Any

import pytest

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.rules.numbers import attack_tally, defence_tally, origin_of
from tests.games.heroscape.scenes import Scene, scene, unit

FOE = unit("foe")


def walker(
    *rows: str, at: str = "A1", glyphs: Any = None, parts: Any = None, switches: Any = None, **facts: Any
) -> Scene:
    """A figure picked for its move on a drawn field."""
    mover = unit("mover", **facts) if parts is None else unit("mover", parts=parts, **facts)
    s = scene(
        f"A mover@{at}",
        rows=rows,
        units=[mover, FOE],
        acting="A-mover",
        glyphs=glyphs,
        players=2,
        **(switches or {}),
    )
    return s.do("move A-mover")


@pytest.mark.rule("HS-TERRAIN-WATER-01", "HS-TERRAIN-WATER-04", example="HS-EX-11")
def test_water_ends_the_move() -> None:
    """Grass, grass, water, water.

    It stops on the first water space for three points, and there again later.
    """
    s = walker("g1 g1 g1 w0 w0", move=5)
    assert s.ends() == {"B1", "C1", "D1"}
    assert s.cost("D1") == 3

    assert walker("g1 w0 w0 w0", at="B1", move=5).ends() == {"A1", "C1"}


@pytest.mark.rule("HS-TERRAIN-WATER-03", "HS-CLIMB-05", "HS-BOARD-03", example="HS-EX-10")
def test_leaving_water_costs_two() -> None:
    """Two points to the bank of the same layer, three to one a layer higher."""
    s = walker("g1 w0 g2", at="B1", move=5)

    assert (s.cost("A1"), s.cost("C1")) == (2, 3)
    same = walker("g1 w0 g2", at="B1", move=5, switches={"flat_tile_level": "same"})
    assert same.cost("A1") == 2


@pytest.mark.rule("HS-TERRAIN-SWAMPWATER-02", "HS-TERRAIN-SWAMPWATER-01")
def test_swamp_water_is_water_that_does_not_stop() -> None:
    """It is crossed without stopping, costs two to leave, and counts as water for powers."""
    s = walker("g1 p0 p0 g1", move=5)
    assert s.cost("D1") == 4

    wet = [{"kind": "modify", "stat": "defence", "amount": 2, "when": {"terrain": ["water"]}}]
    bather = scene(
        "A mover@A1", "B foe@B1", rows=["p0 g1"], units=[unit("mover", parts=wet), FOE], acting="B-foe"
    )
    foe, mover = bather["B-foe"], bather["A-mover"]
    assert defence_tally(bather.state, mover, origin_of(bather.state, foe, mover), "normal", foe).total == 5


@pytest.mark.rule("HS-TERRAIN-ROAD-01", example="HS-EX-16")
def test_the_road_bonus_is_all_or_nothing() -> None:
    """Eight road spaces with move 5; a single step off the road and only five are left."""
    road = " ".join(["d1"] * 9)
    assert "I1" in walker(road, move=5).ends()
    assert "I1" not in walker(" ".join(["d1"] * 8 + ["g1"]), move=5).ends()
    assert "F1" in walker("d1 d1 d1 d1 d1 g1", move=5).ends()
    assert "G1" not in walker("g1 d1 d1 d1 d1 d1 d1", move=5).ends()


@pytest.mark.rule("HS-TERRAIN-ROAD-01", "HS-CLIMB-02", example="HS-EX-17")
def test_climbing_on_a_road_is_paid_out_of_the_raised_budget() -> None:
    """Levels 1, 2, 2, 3, 3, 3 cost exactly eight."""
    s = walker("d1 d1 d2 d2 d3 d3 d3", move=5)

    assert s.cost("G1") == 8


@pytest.mark.rule("HS-TERRAIN-ROAD-02")
def test_wall_walks_are_roads() -> None:
    """On the walk of a castle wall the bonus counts."""
    assert "I1" in walker(" ".join(["k5"] * 9), move=5).ends()


@pytest.mark.rule("HS-FLY-01", "HS-FLY-06", "HS-TERRAIN-SAND-03", "HS-TERRAIN-ROAD-03", example="HS-EX-18")
def test_a_flyer_lands_on_mud_for_two_and_gets_the_road_bonus_only_on_foot() -> None:
    """Five spaces onto mud with move 6, not six; nine road spaces on foot, and never seven in flight."""
    wings = [{"kind": "trait", "trait": "flying"}]
    mud = {"sand_kind": "mud"}
    field = "d1 g1 g1 g1 g1 s1 s1"
    s = walker(field, move=6, parts=wings, switches=mud)
    assert s.cost("F1") == 6
    assert "G1" not in s.ends()
    assert "J1" in walker(" ".join(["d1"] * 10), move=6, parts=wings).ends()
    broken = walker("d1 d1 d1 r30 d1 d1 d1 d1", move=6, parts=wings)
    assert "H1" not in broken.ends()
    assert "G1" in broken.ends()


@pytest.mark.rule("HS-TERRAIN-SAND-01", "HS-TERRAIN-SAND-02")
def test_sand_is_plain_unless_it_is_declared_mud() -> None:
    """One point as sand, two as mud."""
    assert walker("g1 s1 s1").cost("C1") == 2
    assert walker("g1 s1 s1", switches={"sand_kind": "mud"}).cost("C1") == 4


@pytest.mark.rule("HS-TERRAIN-SNOW-01", "HS-TERRAIN-SNOW-02")
def test_snow_is_plain_unless_it_is_declared_deep() -> None:
    """One point as light snow, two as deep snow."""
    assert walker("g1 n1 n1").cost("C1") == 2
    assert walker("g1 n1 n1", switches={"snow_kind": "deep"}).cost("C1") == 4


@pytest.mark.rule("HS-TERRAIN-SNOW-03", "HS-TERRAIN-ICE-05", "HS-TERRAIN-SAND-03")
@pytest.mark.parametrize(
    ("ground", "declared"),
    [("n1", {"snow_kind": "deep"}), ("i0", {"ice_kind": "slippery"}), ("s1", {"sand_kind": "mud"})],
)
def test_landing_on_slow_ground_costs_two(ground: str, declared: dict[str, str]) -> None:
    """A flyer that lands there pays one point more; passing over costs nothing extra."""
    wings = [{"kind": "trait", "trait": "flying"}]
    s = walker(f"g1 {ground} g9", move=5, parts=wings, switches=declared)

    assert s.cost("B1") == 2
    assert s.cost("C1") == 2


@pytest.mark.rule("HS-TERRAIN-SAND-03", "HS-FLY-06")
@pytest.mark.parametrize(
    ("field", "switches", "cost"),
    [
        ("g1 g1 g1 g1 s1 g9", {"sand_kind": "mud"}, 4),
        ("g1 g1 g1 s1 g1 g9", {"sand_kind": "mud"}, 4),
        ("g1 g1 g1 s1 s1 g9", {"sand_kind": "mud"}, 4),
        ("g1 g1 s1 g1 g1 g9", {"sand_kind": "mud"}, 3),
        ("g1 g1 g1 s1 s1 g9", {}, 3),
        ("g1 g1 g1 s1 s1 g9", {"sand_kind": "mud", "v_free_landing": "on"}, 3),
    ],
)
def test_a_double_space_flyer_partly_in_mud_pays_once(
    field: str, switches: dict[str, str], cost: int
) -> None:
    """Either half in mud costs one point more, both no more than that; what lies on the way costs nothing."""
    wings = [{"kind": "trait", "trait": "flying"}]
    s = walker(field, at="B1,A1", move=6, hexes=2, size="large", parts=wings, switches=switches)

    assert min(s.cost(end) for end in ("D1,E1", "E1,D1") if end in s.ends()) == cost


@pytest.mark.rule("HS-TERRAIN-ICE-03", "HS-TERRAIN-ICE-01", "HS-TERRAIN-ICE-04", example="HS-EX-50")
def test_ice_does_not_stop_but_slippery_ice_is_slow() -> None:
    """Three ice spaces and up onto snow cost five; slippery ice costs two a space."""
    s = walker("g1 i0 i0 i0 n1", move=5)
    assert s.cost("E1") == 5

    slippery = walker("g1 i0 i0 i0 n1", move=5, switches={"ice_kind": "slippery"})
    assert slippery.cost("C1") == 4
    assert "D1" not in slippery.ends()


@pytest.mark.rule("HS-TERRAIN-ICE-01", "HS-TERRAIN-SWAMPWATER-01")
def test_ice_is_no_water_for_powers() -> None:
    """A power that works in water does nothing on ice."""
    wet = [{"kind": "modify", "stat": "attack", "amount": 2, "when": {"terrain": ["water"]}}]
    s = scene(
        "A mover@A1", "B foe@B1", rows=["i0 i0"], units=[unit("mover", parts=wet), FOE], acting="A-mover"
    )

    assert attack_tally(s.state, s["A-mover"], s["B-foe"]).total == 3


@pytest.mark.rule("HS-TERRAIN-LAVA-01", "HS-TERRAIN-LAVA-02", example="HS-EX-46")
def test_lava_fields_are_checked_at_the_end_of_the_round() -> None:
    """A hero rolls 12 and is destroyed; a double-space figure with both halves on lava rolls once, a 20."""
    beast = unit("beast", hexes=2, size="large")
    s = scene(
        "A hero@A1", "A beast@B1,C1", "B foe@E1", rows=["f1 f1 f1 g1 g1"],
        units=[unit("hero", life=5), beast, FOE], pieces={"zones": ["A1", "E1"]},
        order=[0, 1], markers={"A-hero": "X", "B-foe": "X"},
    )  # fmt: skip
    checks = s.heard(events.LavaChecked)
    assert len(checks) == 2

    from battlewright.games.heroscape.model.frames import EndRound, Round

    s = scene(
        "A hero@A1",
        "A beast@B1,C1",
        "B foe@E1",
        rows=["f1 f1 f1 g1 g1"],
        units=[unit("hero", life=5), beast, FOE],
    )
    s.state.stack = [Round(step="marker"), EndRound()]
    s.dice(20, 12).run()
    assert s["A-beast"].place == "board"
    assert s["A-hero"].place == "destroyed"


@pytest.mark.rule("HS-TERRAIN-LAVA-01")
def test_by_the_official_reading_lava_fields_wound() -> None:
    """One combat die, one wound on a skull."""
    from battlewright.games.heroscape.model.frames import EndRound, Round

    s = scene(
        "A hero@A1",
        "B foe@C1",
        rows=["f1 g1 g1"],
        units=[unit("hero"), FOE],
        lava_field_check="one_combat_die",
    )
    s.state.stack = [Round(step="marker"), EndRound()]
    s.dice(2).run()

    assert s["A-hero"].wounds == 1
    assert s["A-hero"].place == "board"


@pytest.mark.rule("HS-TERRAIN-LAVA-03")
def test_a_lava_field_neither_slows_nor_stops() -> None:
    """Each space costs one and the move goes on."""
    s = walker("g1 f1 f1 g1", move=3)

    assert s.cost("D1") == 3
    assert "lava" not in s.price("go C1")


@pytest.mark.rule("HS-TERRAIN-MOLTEN-01", "HS-TERRAIN-MOLTEN-02")
@pytest.mark.parametrize(("face", "alive"), [(19, False), (20, True)])
def test_molten_lava_stops_like_water_and_destroys_on_19_or_less(face: int, alive: bool) -> None:
    """It ends the move; on entering a d20 is rolled."""
    s = walker("g1 l0 l0 g1", move=5)
    assert s.ends() == {"B1"}
    s.dice(face).do("go B1")

    assert s.heard(events.LavaChecked)[0].survived == alive
    assert (s["A-mover"].place == "board") == alive
    assert walker("g1 l0 l0", at="B1").cost("A1") == 2


@pytest.mark.rule("HS-TERRAIN-MOLTEN-03")
def test_flying_over_molten_lava_is_safe() -> None:
    """Only landing on it is checked."""
    s = walker("g1 l0 g1", move=5, parts=[{"kind": "trait", "trait": "flying"}])

    assert "lava" not in s.price("go C1")
    assert s.price("go B1")["lava"] == 1


@pytest.mark.rule("HS-TERRAIN-03")
def test_grass_swamp_and_rock_are_plain() -> None:
    """They cost one point and do nothing."""
    s = walker("g1 m1 r1 g1", move=3)

    assert s.cost("D1") == 3
    assert s.price("go D1") == {"cost": 3}
