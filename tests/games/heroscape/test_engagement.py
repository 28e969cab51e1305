"""Adjacency, engagement, and leaving it; flying; ladders (HS-ENGAGE, HS-LEAVE, HS-FLY, HS-LADDER)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.rules.engagement import adjacent, engaged, engaged_with
from battlewright.games.heroscape.rules.numbers import height_advantage
from tests.games.heroscape.scenes import Scene, scene, unit

WINGS = [{"kind": "trait", "trait": "flying"}]
FOE = unit("foe")


def pair(rows: list[str], low: int, high: int, at: tuple[str, str] = ("A1", "B1"), **rest: Any) -> bool:
    """Whether two enemies of some heights on drawn ground are adjacent."""
    s = scene(
        f"A one@{at[0]}", f"B two@{at[1]}", rows=rows, acting="A-one",
        units=[unit("one", height=low), unit("two", height=high)], **rest,
    )  # fmt: skip
    return adjacent(s.state, s["A-one"], s["B-two"])


# --- engagement


@pytest.mark.rule("HS-ENGAGE-01", "HS-ENGAGE-02", example="HS-EX-19")
def test_height_breaks_adjacency() -> None:
    """Three levels up a figure of height 4 is reached, four up it is not, however tall the upper one."""
    assert pair(["g1 g4"], 4, 9)
    assert not pair(["g1 g5"], 4, 9)
    assert not pair(["g1 g5"], 4, 40)


@pytest.mark.rule("HS-ENGAGE-01")
def test_engagement_is_mutual_and_follows_from_position() -> None:
    """Whoever stands next to an enemy is engaged with it, and ceases to be when it is gone."""
    s = scene("A hero@C3", "B foe@D3", units=[unit("hero"), FOE], acting="A-hero")
    assert [e.id for e in engaged_with(s.state, s["A-hero"])] == ["B-foe"]
    assert [e.id for e in engaged_with(s.state, s["B-foe"])] == ["A-hero"]

    s["B-foe"].at = ["F3"]
    assert not engaged(s.state, s["A-hero"])


@pytest.mark.rule("HS-ENGAGE-03", "HS-SIZE-01", example="HS-EX-20")
@pytest.mark.parametrize(("heights", "near"), [((7, 7), True), ((7, 6), False), ((7, 5), False)])
def test_an_obstacle_between_keeps_apart_who_is_not_taller(heights: tuple[int, int], near: bool) -> None:
    """Across a ruin of height 6 both must be taller than six."""
    ruin = {"walls": [{"kind": "ruin", "edges": "A1:E"}]}

    assert pair(["g1 g1"], *heights, pieces=ruin) == near


@pytest.mark.rule("HS-ENGAGE-02", "HS-BOARD-03", example="HS-EX-21")
def test_water_lies_lower_than_the_bank() -> None:
    """Height 4 in water, enemy on level 4: not adjacent – but engaged if water counts as its layer."""
    assert not pair(["w0 g4"], 4, 5)
    assert pair(["w0 g4"], 4, 5, flat_tile_level="same")


@pytest.mark.rule("HS-ENGAGE-07")
def test_allies_do_not_engage_each_other() -> None:
    """Two figures of one army next to each other are not engaged, nor are teammates."""
    s = scene(
        "A hero@C3",
        "A foe@D3",
        "C hero@C4",
        "B foe@I9",
        units=[unit("hero"), FOE],
        teams=[[0, 2], [1]],
        acting="A-hero",
    )

    assert not engaged(s.state, s["A-hero"])


# --- leaving


@pytest.mark.rule("HS-LEAVE-02", "HS-LEAVE-03", "HS-LEAVE-04", example="HS-EX-23")
def test_each_enemy_left_rolls_one_die_without_defence() -> None:
    """A and B each roll one die, height or not; two skulls are two wounds, then the figure has moved."""
    s = scene(
        "A mover@B1", "B foe@B2", "B second@A2", rows=["g1 g1 g1 g1", " g3 g1"],
        units=[unit("mover"), FOE, unit("second")], acting="A-mover",
    )  # fmt: skip
    s.do("move A-mover")
    assert set(s.price("go D1")["swipes"]) == {"B-foe", "B-second"}
    s.dice(1, 2).do("go D1")

    assert s["A-mover"].wounds == 2
    assert s["A-mover"].at == ["D1"]
    assert [len(roll.faces) for roll in s.heard(events.DiceRolled)] == [1, 1]
    assert not s.heard(events.DefenceRolled)


@pytest.mark.rule("HS-LEAVE-01", "HS-LEAVE-02", "HS-LEAVE-04", "HS-LEAVE-05", example="HS-EX-22")
def test_enemies_strike_at_the_step_that_leaves_them() -> None:
    """Step 1 leaves B, step 2 leaves A: B hits, A misses. With life 1 not even the first step is taken."""
    rows = ["g1 g1 g1 g1", " g1 g1 g1"]
    places = ("A mover@C1", "B left@B2", "B right@C2")
    cards = [unit("left"), unit("right")]
    s = scene(*places, rows=rows, units=[unit("mover", life=4), *cards], acting="A-mover").do("move A-mover")
    assert s.price("go A1")["swipes"] == ["B-right", "B-left"]
    s.dice(1, 6).do("go A1")
    assert [(e.enemy, e.wounds) for e in s.heard(events.LeftEngagement)] == [("B-right", 1), ("B-left", 0)]
    assert s["A-mover"].wounds == 1

    weak = scene(*places, rows=rows, units=[unit("mover", life=1), *cards], acting="A-mover").do(
        "move A-mover"
    )
    weak.dice(1).do("go A1")
    assert weak["A-mover"].fell == ["C1"]
    assert len(weak.heard(events.LeftEngagement)) == 1


@pytest.mark.rule("HS-LEAVE-01")
def test_moving_around_an_enemy_is_free() -> None:
    """As long as every step stays adjacent nobody strikes."""
    s = scene("A mover@C3", "B foe@D3", units=[unit("mover"), FOE], acting="A-mover").do("move A-mover")

    assert s.price("go E3") == {"cost": 3}


@pytest.mark.rule("HS-LEAVE-02")
def test_by_the_official_reading_the_opponent_may_decline() -> None:
    """The enemy's player is asked before the die is rolled."""
    s = scene(
        "A mover@B1", "B foe@A1", rows=["g1 g1 g1"], units=[unit("mover"), FOE], acting="A-mover",
        leaving_attack_optional="opponent_may_decline",
    )  # fmt: skip
    s.do("move A-mover", "go C1")
    assert (s.asked, s.kind) == ((1,), "swipe")
    s.do("skip")

    assert s["A-mover"].at == ["C1"]
    assert not s.heard(events.DiceRolled)


@pytest.mark.rule("HS-LEAVE-04")
def test_a_new_contact_is_a_new_attack() -> None:
    """Leaving, meeting the same enemy again and leaving it again costs two attacks."""
    from battlewright.games.heroscape.rules.engagement import spaces_of
    from battlewright.games.heroscape.rules.walker import Walker
    from battlewright.games.heroscape.rules.ways import ways_of

    s = scene("A mover@C3", "B foe@D3", units=[unit("mover", move=9), FOE], acting="A-mover").do(
        "move A-mover"
    )
    walker = Walker(s.state, s["A-mover"])
    board = walker.board
    path = [board.by_label[label] for label in ("C3", "B3", "C3", "B3")]
    struck: list[str] = []
    for here, there in pairwise(path):
        step = next(step for step in walker.steps[here] if step.to == there)
        struck += walker.price((here,), (there,), step, False).swipes

    assert struck == ["B-foe", "B-foe"]
    assert ways_of(s.state, s.state.stack[-1])  # type: ignore[arg-type]
    assert spaces_of(s.state, s["A-mover"]) == path[:1]


@pytest.mark.rule("HS-LEAVE-04")
def test_only_those_whose_contact_a_step_gives_up_strike() -> None:
    """Going from one enemy to another, the first strikes at the step that leaves it, the other not at all."""
    rows = ["g1 g1 g1 g1", "g1 g1 g1 g1"]
    s = scene(
        "A mover@A1", "B foe@A2", "B second@D2", rows=rows,
        units=[unit("mover", life=9), FOE, unit("second")], acting="A-mover",
    ).do("move A-mover")  # fmt: skip
    assert s.price("go C1")["swipes"] == ["B-foe"]
    assert "swipes" not in s.price("go B1")
    s.dice(1).do("go C1")

    assert [(e.figure, e.enemy) for e in s.heard(events.LeftEngagement)] == [("A-mover", "B-foe")]
    assert (s["A-mover"].wounds, s["A-mover"].at) == (1, ["C1"])


@pytest.mark.rule("HS-LEAVE-04")
@pytest.mark.parametrize("trait", ["disengage", "stealth-flying"])
def test_who_slips_away_is_struck_by_nobody(trait: str) -> None:
    """Two enemies are left in flight with a power that protects, and neither rolls."""
    wings = [{"kind": "trait", "trait": "flying"}, {"kind": "trait", "trait": trait}]
    s = scene(
        "A mover@B1", "B foe@B2", "B second@A2", rows=["g1 g1 g1 g1", " g1 g1"],
        units=[unit("mover", parts=wings), FOE, unit("second")], acting="A-mover",
    ).do("move A-mover")  # fmt: skip
    s.do(s.offers("go D1")[-1])

    assert s["A-mover"].at == ["D1"]
    assert not s.heard(events.LeftEngagement)


# --- flying


def flyer(
    *rows: str,
    at: str = "A1",
    others: tuple[str, ...] = (),
    glyphs: Any = None,
    parts: Any = WINGS,
    **facts: Any,
) -> Scene:
    """A flyer picked for its move."""
    s = scene(
        f"A bird@{at}", *others, rows=rows, units=[unit("bird", parts=parts, **facts), FOE, unit("other")],
        acting="A-bird", glyphs=glyphs, players=2,
    )  # fmt: skip
    return s.do("move A-bird")


@pytest.mark.rule("HS-FLY-01")
def test_for_a_flyer_heights_do_not_count() -> None:
    """Every space costs one, there is no limit upwards, and coming down is no fall."""
    s = flyer("g1 g20 g1", move=2, height=3)

    assert (s.cost("B1"), s.cost("C1")) == (1, 2)
    down = flyer("g30 g1", move=2, height=3)
    assert down.price("go B1") == {"cost": 1}


@pytest.mark.rule("HS-FLY-02")
def test_a_flyer_passes_over_everything() -> None:
    """Enemies, trees, walls, water and glyphs on the way do not matter, and nobody on the way engages it."""
    s = flyer("g1 g1 w0 g1 g1", others=("B foe@B1",), glyphs={"D1": "A"}, move=4)

    assert s.price("go E1")["cost"] == 4


@pytest.mark.rule("HS-FLY-03")
def test_a_leap_is_a_flight_with_limits() -> None:
    """Three spaces far, twelve levels up or down, over whatever stands there."""
    leap = [{"kind": "move-mode", "spaces": 3, "up": 12, "down": 12}]
    s = flyer("g1 g30 g13 g14 g1", parts=leap, move=1, height=3, others=("B foe@E1",))

    assert "go C1 bird/power" in s.options
    assert not s.offers("go D1")
    assert not s.offers("go B1")


@pytest.mark.rule("HS-FLY-04", "HS-TERRAIN-ROAD-03")
def test_what_a_flyer_walks_follows_the_rules_of_walking() -> None:
    """The road bonus is for those who walk: the longer way is open to it only on foot."""
    s = flyer(" ".join(["d1"] * 9), move=5)

    assert s.cost("I1") == 8


@pytest.mark.rule("HS-FLY-05")
def test_flying_out_of_an_engagement_is_struck_at() -> None:
    """Enemies it leaves strike as at anyone; Stealth Flying and Disengage protect."""
    s = flyer("g1 g1 g1 g1", at="B1", others=("B foe@A1",))
    assert s.price("go D1")["swipes"] == ["B-foe"]

    for trait in ("stealth-flying", "disengage"):
        parts = [{"kind": "trait", "trait": trait}]
        assert "swipes" not in flyer("g1 g1 g1 g1", at="B1", others=("B foe@A1",), parts=parts).price("go D1")


@pytest.mark.rule("HS-FLY-05", "HS-LEAVE-04")
def test_taking_off_leaves_even_an_enemy_it_lands_beside() -> None:
    """In the air it is engaged with nobody: flying over the enemy costs a strike, a step on foot not."""
    s = flyer("g1 g1 g1 g1", at="A1", others=("B foe@B1",))
    assert s.price("go C1")["swipes"] == ["B-foe"]
    s.dice(1).do("go C1")
    assert (s["A-bird"].at, s["A-bird"].wounds) == (["C1"], 1)

    walls = ["g1 g1 g1", " g1 g1"]
    round_it = scene(
        "A bird@A1", "B foe@B1", rows=walls, acting="A-bird",
        units=[unit("bird", move=1, parts=[{"kind": "trait", "trait": "flying"}]), FOE],
    ).do("move A-bird")  # fmt: skip
    assert "swipes" not in round_it.price("go A2")

    leap = [{"kind": "move-mode", "spaces": 2, "up": 9, "down": 9, "swipes": True}]
    jumper = scene(
        "A bird@A1", "B foe@B1", rows=["g1 g1 g1 g1"], acting="A-bird", units=[unit("bird", parts=leap), FOE]
    ).do("move A-bird")
    jumper.dice(6).do("go C1 bird/power")
    assert [event.enemy for event in jumper.heard(events.LeftEngagement)] == ["B-foe"]


@pytest.mark.rule("HS-FLY-06")
def test_where_it_lands_the_ground_counts() -> None:
    """A glyph it lands on works, molten lava is checked."""
    s = flyer("g1 g1 g1", glyphs={"C1": "?A"})
    s.do("go C1")
    assert s.heard(events.GlyphRevealed)

    assert flyer("g1 g1 l0").price("go C1")["lava"] == 1


@pytest.mark.rule("HS-FLY-07")
def test_a_flyer_must_fit_only_where_it_lands() -> None:
    """It flies over a low overhang it would not fit under, and may land behind or on top of it."""
    s = flyer("g1 g1^r3 g1", height=5)

    assert {"C1", "B1+"} <= s.ends()
    assert "B1" not in s.ends()


@pytest.mark.rule("HS-FLY-07")
def test_a_flyer_leaves_from_under_a_roof_before_it_lands_on_top() -> None:
    """Solid tiles are in the way: one space out from under the roof, then back over it."""
    s = flyer("g1 g1^r9 g1^r9 g1 g1 g1", at="B1", height=3)

    assert s.cost("B1+") == 2
    assert s.cost("C1+") == 3
    assert flyer("g1 g1^r9 g1^r9 g1 g1", at="A1", height=3).cost("C1+") == 2
    assert flyer("g1 g1^r9 g1^r9 g1 g1", at="B1+", height=3).cost("C1") == 3


# --- ladders


LADDER = {"ladders": [{"at": "B1", "to": "C1", "height": 10}]}
CASTLE = ["g1 g1 k11 k11"]


def climber(at: str = "B1", others: tuple[str, ...] = (), **facts: Any) -> Scene:
    """A figure at the ladder of the examples: landing space on level 1, platform on level 11."""
    given: dict[str, Any] = {"height": 4, "move": 5} | facts
    s = scene(
        f"A mover@{at}", *others, rows=CASTLE, units=[unit("mover", **given), FOE, unit("other", height=4)],
        acting="A-mover", pieces=LADDER, players=2,
    )  # fmt: skip
    return s.do("move A-mover")


@pytest.mark.rule("HS-LADDER-02", "HS-LADDER-08", "HS-LADDER-09", "HS-LADDER-01", example="HS-EX-42")
def test_each_rung_is_a_space() -> None:
    """Five points to the fifth rung, a sixth to the platform; jumping off the third drops six levels."""
    s = climber()
    assert s.cost("B1/5") == 5
    assert "C1" not in s.ends()
    assert climber(at="B1/5").cost("C1") == 1
    assert (
        "C1"
        not in scene(
            "A mover@B1",
            rows=CASTLE,
            units=[unit("mover", height=4, move=20), FOE],
            acting="A-mover",
            players=2,
        )
        .do("move A-mover")
        .ends()
    )

    jumper = climber(at="B1/3", move=1)
    assert jumper.price("go B1") == {"cost": 1, "falls": [6]}
    jumper.dice(6).do("go B1")
    assert jumper["A-mover"].at == ["B1"]
    assert climber(at="B1/3", move=3).price("go B1") == {"cost": 3}


@pytest.mark.rule("HS-LADDER-03")
def test_ladders_side_by_side_may_be_changed() -> None:
    """On the same rung level a step of one point leads to the ladder on the neighbouring space."""
    two = {"ladders": [{"at": "A2", "to": "A1"}, {"at": "B2", "to": "B1"}]}
    s = scene(
        "A mover@A2/2", rows=["k7 k7", " g1 g1"], acting="A-mover", pieces=two, players=2,
        units=[unit("mover", height=4, move=1), FOE],
    ).do("move A-mover")  # fmt: skip

    assert "B2/2" in s.ends()
    assert s.cost("B2/2") == 1


@pytest.mark.rule("HS-LADDER-04")
def test_a_ladder_may_be_entered_from_the_side() -> None:
    """From a neighbouring space as high as a rung it is one step onto it."""
    s = scene(
        "A mover@A1", rows=["r5 g1 k11"], units=[unit("mover", height=4, move=1), FOE], acting="A-mover",
        pieces={"ladders": [{"at": "B1", "to": "C1", "height": 10}]}, players=2,
    ).do("move A-mover")  # fmt: skip

    assert s.cost("B1/2") == 1


@pytest.mark.rule("HS-LADDER-05", "HS-LADDER-06", "HS-LADDER-07")
def test_who_may_use_a_ladder() -> None:
    """Small and medium figures climb rungs; a large one climbs as if only the wall were there."""
    assert "B1/1" in climber(size="small").ends()
    assert not any("/" in end for end in climber(size="large", height=5).ends())
    tall = climber(size="large", height=10, move=11)
    assert tall.cost("C1") == 11
    assert not any("/" in end for end in climber(size="huge", height=9).ends())


@pytest.mark.rule("HS-LADDER-10")
def test_flyers_may_land_anywhere_on_a_ladder() -> None:
    """Any rung is a place to land, whatever its height."""
    s = climber(at="A1", parts=WINGS, move=1)

    assert {"B1/1", "B1/5", "B1"} <= s.ends()


@pytest.mark.rule("HS-LADDER-11")
def test_a_rung_lies_in_the_hex_of_its_landing_space() -> None:
    """Range to a figure on a rung is counted to that hex."""
    from battlewright.games.heroscape.rules.engagement import distance

    s = climber(at="B1/4", others=("B foe@D1",))

    assert distance(s.state, s["A-mover"], s["B-foe"]) == 2


@pytest.mark.rule("HS-ENGAGE-05", "HS-ENGAGE-04", "HS-HEIGHT-03", example="HS-EX-43")
def test_two_figures_on_one_ladder() -> None:
    """On neighbouring rungs they are engaged and the upper stands higher; not with a free rung between."""
    near = climber(at="B1/2", others=("B other@B1/3",))
    assert adjacent(near.state, near["A-mover"], near["B-other"])
    assert height_advantage(near.state, near["B-other"], near["A-mover"]).attacker == 1

    apart = climber(at="B1/2", others=("B other@B1/4",))
    assert not adjacent(apart.state, apart["A-mover"], apart["B-other"])


@pytest.mark.rule("HS-ENGAGE-04")
def test_beside_a_ladder_levels_count_and_not_rungs() -> None:
    """From level 11 a figure on the fourth rung (level 9) is two levels lower: adjacent to height 4."""
    near = climber(at="B1/4", others=("B other@C1",))
    assert adjacent(near.state, near["A-mover"], near["B-other"])

    far = climber(at="B1/2", others=("B other@C1",))
    assert not adjacent(far.state, far["A-mover"], far["B-other"])


@pytest.mark.rule("HS-ENGAGE-06")
def test_foot_and_head_of_a_ladder_are_not_adjacent() -> None:
    """Even a figure tall enough is kept apart by a whole ladder."""
    tall = climber(height=14, move=1, others=("B other@C1",))

    assert not adjacent(tall.state, tall["A-mover"], tall["B-other"])
