"""Optional rules of terrain, eruptions, shoves, units, glyphs and missions."""

from __future__ import annotations

from typing import Any

import pytest

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.frames import EndRound, Round, Wounding
from battlewright.games.heroscape.rules.numbers import (
    attack_tally,
    defence_tally,
    initiative_tally,
    origin_of,
)
from battlewright.games.heroscape.rules.objects import object_defence, object_denial, object_life, objects
from battlewright.games.heroscape.rules.shoving import shove_denial, shove_dice, size_of
from battlewright.games.heroscape.rules.table import points_of
from battlewright.kernel.frames import push
from tests.games.heroscape.scenes import GAME, Scene, scene, unit

HERO, FOE, OTHER, THIRD = unit("hero"), unit("foe"), unit("other"), unit("third")
CARDS = [HERO, FOE, OTHER, THIRD]


def walker(
    *rows: str, at: str = "A1", others: tuple[str, ...] = (), switches: Any = None, **facts: Any
) -> Scene:
    """A figure picked for its move on a drawn field."""
    s = scene(
        f"A mover@{at}",
        *others,
        rows=rows,
        units=[unit("mover", **facts), *CARDS],
        acting="A-mover",
        players=2,
        **(switches or {}),
    )
    return s.do("move A-mover")


def end_round(s: Scene, *faces: int) -> Scene:
    """The end of a round begins now, with these dice."""
    s.state.stack = [Round(step="marker"), EndRound()]
    return s.dice(*faces).run()


# --- water, snow, roads, landing


@pytest.mark.rule("HSV-WATER-01", "HSV-WATER-02", "HSV-WATER-03", "HSV-WATER-04", example="HSV-EX-15")
def test_shallow_and_deep_water() -> None:
    """Shallow water costs three and does not stop, but can always be the last step.

    Deep water costs one and stops.
    """
    depth = {"v_water_depth": "on"}
    banks = ("g1 g1 g1 g1 g1 g1 g1", " g1 g1 w0 w0 g1 g1", "g1 g1 g1 g1 g1 g1 g1")
    s = walker(*banks, at="A2", move=5, switches=depth)
    assert s.cost("C2") == 4
    assert s.cost("D2") == 5
    lake = ("g1 w0 w0 w0 g1", " w0 w0 w0 w0", "w0 w0 w0 w0 w0", " w0 w0 w0 w0", "w0 w0 w0 w0 w0")
    deep = walker(*lake, at="A1", move=9, switches=depth)
    assert deep.cost("B1") == 3
    wet = walker("g1 g1 w0 w0 w0 w0 w0", at="B1", move=9, switches=depth)
    assert wet.cost("C1") == 3
    assert wet.cost("D1") == 4
    assert "E1" not in wet.ends()


@pytest.mark.rule("HSV-SWAMPWATER-01", "HSV-SWAMPWATER-02")
def test_slow_swamp_water() -> None:
    """Two points a space; with a single point left it may still be the last step."""
    slow = {"v_swamp_water_cost": "on"}
    s = walker("g1 p0 p0 p0", move=3, switches=slow)

    assert s.cost("B1") == 2
    assert s.cost("C1") == 3
    assert "D1" not in s.ends()


@pytest.mark.rule("HSV-ROAD-01", "HSV-SNOW-01", example="HSV-EX-20")
def test_half_a_road_and_soft_snow() -> None:
    """Six spaces with three of road are reached with move 5, with two they are not.

    Snow takes a die off a fall.
    """
    half = {"v_road_half": "on"}
    assert "G1" in walker("g1 d1 d1 d1 g1 g1 g1", move=5, switches=half).ends()
    assert "G1" not in walker("g1 d1 d1 g1 g1 g1 g1", move=5, switches=half).ends()

    for drop, dice in ((7, 0), (16, 2)):
        s = walker(f"g{drop + 1} n1", height=5, life=9, switches={"v_soft_snow": "on", "snow_kind": "deep"})
        s.dice(6, 6, 6).do("go B1")
        assert [len(roll.faces) for roll in s.heard(events.DiceRolled)] == ([dice] if dice else [])


@pytest.mark.rule("HSV-FLY-01")
def test_free_landing() -> None:
    """Flyers never pay more for where they land."""
    wings = [{"kind": "trait", "trait": "flying"}]
    mud = {"sand_kind": "mud", "v_free_landing": "on"}

    assert walker("g1 s1", parts=wings, switches=mud).cost("B1") == 1


# --- falling onto somebody


def dropper(height: int, size: str, drop: int, victim: str, *, room: bool = True, **facts: Any) -> Scene:
    """A figure on a cliff above an enemy of some size; with `room` there is free ground beside it."""
    rest = "g1 g1 g1" if room else "g1 g20 g1"
    big = unit("victim", size=victim, life=9)
    s = scene(
        "A mover@A1",
        "B victim@B1",
        "B foe@D1",
        rows=[f"g{drop + 1} {rest}"],
        units=[unit("mover", height=height, size=size, life=9, **facts), big, FOE],
        acting="A-mover",
        v_landing_damage="on",
    )
    return s.do("move A-mover")


def dice_of(s: Scene, who: str) -> list[int]:
    """How many dice were rolled for the falls of a figure."""
    return [
        len(roll.faces)
        for roll in s.heard(events.DiceRolled)
        if roll.who == who and roll.why in ("fall", "landing")
    ]


@pytest.mark.rule("HSV-LANDING-01", "HSV-LANDING-02", "HSV-LANDING-03", example="HSV-EX-05")
def test_falling_onto_somebody_hurts_by_size() -> None:
    """Huge onto medium: one die for the faller, three for the victim.

    Small onto large: none for the victim.
    """
    s = dropper(9, "huge", 10, "medium")
    assert "B1" in s.ends()
    s.dice(6, 6, 6, 6).do("go B1")
    assert dice_of(s, "B-victim") == [3]
    assert dice_of(s, "A-mover") == [1]  # a free space beside the victim costs nothing more
    assert s["A-mover"].at == ["C1"]

    light = dropper(3, "small", 5, "large")
    light.dice(6, 6).do("go B1")
    assert dice_of(light, "B-victim") == []
    plain = walker("g11 g1 g1", others=("B foe@B1",), height=5)
    assert "B1" not in plain.ends()


@pytest.mark.rule("HSV-LANDING-04", example="HSV-EX-05")
def test_without_room_the_faller_rolls_more() -> None:
    """The nearest free space is two spaces off: two dice more for the faller, three for the victim."""
    s = scene(
        "A mover@A1", "B victim@B1", "B foe@C1", rows=["g11 g1 g1 g1"],
        units=[unit("mover", height=9, size="huge", life=9), unit("victim", life=9), FOE], acting="A-mover",
        v_landing_damage="on",
    ).do("move A-mover")  # fmt: skip
    s.dice(6, 6, 6, 6, 6, 6).do("go B1")

    assert s["A-mover"].at == ["D1"]
    assert dice_of(s, "A-mover") == [3]
    assert dice_of(s, "B-victim") == [3]


@pytest.mark.rule("HSV-LANDING-05")
def test_after_falling_onto_somebody_the_move_goes_on() -> None:
    """With points left it may walk on from where it came to stand."""
    s = dropper(9, "huge", 10, "medium", move=5)
    s.dice(6, 6, 6, 6).do("go B1")

    assert s.kind == "go"
    assert s.decision.facts["figure"] == "A-mover"


# --- volcano and geyser


LAVA = ["l0 g1 g1 g1 g1 g1 g1 g1 g1 g1"]


@pytest.mark.rule(
    "HSV-VOLCANO-01",
    "HSV-VOLCANO-02",
    "HSV-VOLCANO-03",
    "HSV-VOLCANO-04",
    "HSV-VOLCANO-05",
    example="HSV-EX-14",
)
def test_a_volcano_erupts() -> None:
    """13: nothing (with the other threshold a small one); 17: the near figure against one die.

    20: both against three.
    """

    def volcano(value: str, *faces: int) -> dict[str, int]:
        s = scene("A hero@D1", "B foe@H1", rows=LAVA, units=CARDS, glyphs={"H1": "G"}, v_volcano=value)
        end_round(s, *faces)
        assert s.heard(events.Erupted)[0].roll == faces[0]
        defences = {event.defender: event.dice.total for event in s.heard(events.DefenceRolled)}
        attacks = {len(event.faces) for event in s.heard(events.AttackRolled)}
        return defences | {"dice": max(attacks, default=0)}

    assert volcano("from_15", 13) == {"dice": 0}
    assert volcano("from_12", 13, *[6] * 20) == {"A-hero": 4, "dice": 1}
    assert volcano("from_15", 17, *[6] * 20) == {"A-hero": 4, "dice": 1}
    assert volcano("from_15", 20, *[6] * 30) == {"A-hero": 4, "B-foe": 5, "dice": 3}


SPRING = ["w0 w0 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1"]


def geyser(
    value: str, *faces: int, rows: list[str] = SPRING, height: int = 4, at: str = "B1", **rest: Any
) -> Scene:
    """A figure on a geyser of two spaces; the dice of the round's end."""
    s = scene(
        f"A mover@{at}",
        "B foe@L1",
        rows=rows,
        units=[unit("mover", height=height, life=9), FOE],
        v_geyser=value,
        pieces={"zones": ["A1", "L1"], "marks": {"geyser": "A1 B1"}},
        **rest,
    )
    return end_round(s, *faces)


@pytest.mark.rule("HSV-GEYSER-01", "HSV-GEYSER-02", "HSV-GEYSER-03", "HSV-GEYSER-04", example="HSV-EX-06")
def test_a_geyser_throws_who_stands_on_it() -> None:
    """16 and 14: four levels, four spaces, no harm. 20 and 17: eight spaces, three dice.

    16 and 8: no levels at all.
    """
    low = geyser("from_15", 16, 14)
    assert low["A-mover"].at == ["F1"]
    assert low.heard(events.Thrown)[0].levels == 4
    assert not [roll for roll in low.heard(events.DiceRolled) if roll.why == "fall"]

    high = geyser("from_15", 20, 17, 6, 6, 6)
    assert high["A-mover"].at == ["J1"]
    assert [len(roll.faces) for roll in high.heard(events.DiceRolled) if roll.why == "fall"] == [3]

    weak = geyser("from_15", 16, 8)
    assert weak.heard(events.Thrown)[0].levels == 0
    assert weak["A-mover"].at == ["F1"]
    assert geyser("from_15", 14)["A-mover"].at == ["B1"]
    assert geyser("from_12", 14, 14)["A-mover"].at == ["F1"]


@pytest.mark.rule("HSV-GEYSER-05")
def test_a_flight_ends_before_what_is_higher_and_at_the_edge() -> None:
    """It stops before a cliff above it, and lands on the last free space.

    In the very middle the owner chooses.
    """
    cliff = ["w0 w0 g1 g1 g9 g1 g1 g1 g1 g1 g1 g1"]
    s = geyser("from_15", 16, 14, rows=cliff)
    assert s["A-mover"].at == ["D1"]

    middle = scene(
        "A mover@A1", "B foe@L1", rows=["w0 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1"], units=[unit("mover"), FOE],
        v_geyser="from_15", pieces={"zones": ["A1", "L1"], "marks": {"geyser": "A1"}},
    )  # fmt: skip
    end_round(middle, 16, 14)
    assert middle.kind == "direction"
    middle.do("target direction:0")
    assert middle["A-mover"].at == ["E1"]


@pytest.mark.rule("HSV-GEYSER-02", "HSV-GEYSER-04", "HSV-GEYSER-05")
def test_a_double_space_figure_is_thrown_with_both_halves() -> None:
    """It flies as it stands; both halves need room and one level to land, short of that it lands before."""

    def thrown(rows: list[str]) -> Scene:
        beast = unit("beast", hexes=2, size="large", height=4, life=9)
        s = scene(
            "A beast@C1,B1", "B foe@L1", rows=rows, units=[beast, FOE], v_geyser="from_15",
            pieces={"zones": ["A1", "L1"], "marks": {"geyser": "A1 B1"}},
        )  # fmt: skip
        return end_round(s, 16, 18, *[1] * 9)

    s = thrown(["w0 w0 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1"])
    assert s["A-beast"].at == ["G1", "F1"]
    assert s.heard(events.Thrown)[0].path == ("D1", "E1", "F1", "G1")
    assert s["A-beast"].wounds > 0
    assert thrown(["w0 w0 g1 g1 g1 g1 g2 g1 g1 g1 g1 g1"])["A-beast"].at == ["F1", "E1"]


# --- shoving


def shover(mine: str = "medium", theirs: str = "small", rows: Any = None, **rest: Any) -> Scene:
    """A figure beside an enemy, in the attack step with its whole move left."""
    return scene(
        "A mover@B1", "B victim@C1", "B foe@I9" if rows is None else "B foe@A1", rows=rows or (),
        units=[unit("mover", size=mine), unit("victim", size=theirs), FOE], acting="A-mover", step="attack",
        v_shove="on", **rest,
    )  # fmt: skip


@pytest.mark.rule("HSV-SHOVE-02", "HSV-SHOVE-03", "HS-SIZE-09", example="HSV-EX-04")
@pytest.mark.parametrize(
    ("mine", "theirs", "attack", "defence"),
    [("medium", "small", 3, 1), ("medium", "large", 1, 3), ("huge", "small", 7, 1)],
)
def test_the_dice_of_a_shove(mine: str, theirs: str, attack: int, defence: int) -> None:
    """Its own size and one for each category of difference, against the size of the other."""
    s = shover(mine, theirs)

    assert shove_dice(s.state, s["A-mover"], s["B-victim"]).total == attack
    assert size_of(s.state, s["B-victim"]) == defence


@pytest.mark.rule("HSV-SHOVE-04", "HSV-SHOVE-05", "HSV-SHOVE-07", example="HSV-EX-04")
def test_an_enemy_is_pushed_and_the_shover_follows() -> None:
    """Two skulls against none: up to two spaces in a straight line, nobody strikes.

    And the shover steps in.
    """
    s = shover()
    assert "shove A-mover B-victim" in s.options
    s.dice(1, 1, 6, 6).do("shove A-mover B-victim")
    assert s.options == ["push 0", "push 1", "push 2"]
    s.do("push 2")

    assert s["B-victim"].at == ["E1"]
    assert s["A-mover"].at == ["C1"]
    assert s["B-victim"].wounds == 0
    assert not s.heard(events.LeftEngagement)


@pytest.mark.rule("HSV-SHOVE-01")
def test_when_a_shove_is_possible() -> None:
    """Not uphill, not without the movement left to enter the space, not from afar.

    Not without the variant.
    """

    def rule(s: Scene) -> str:
        denied = shove_denial(s.state, s.turn, s["A-mover"], s["B-victim"])
        return denied.rule if denied else ""

    assert rule(shover()) == ""
    assert rule(shover(rows=["g1 g1 g2 g1 g1"])) == "HSV-SHOVE-01"
    tired = shover()
    tired.turn.steps["A-mover"] = 5
    assert rule(tired) == "HSV-SHOVE-01"
    far = shover()
    far["B-victim"].at = ["D1"]
    assert rule(far) == "HSV-SHOVE-01"


@pytest.mark.rule("HSV-SHOVE-06", "HSV-SHOVE-04", "HSV-SHOVE-07")
def test_nobody_is_pushed_over_an_obstacle_but_off_a_ledge() -> None:
    """A wall behind the enemy stops it; down a cliff it falls."""
    walled = shover(rows=["g1 g1 g1 g1 g1"], pieces={"walls": [{"kind": "ruin", "edges": "D1:E"}]})
    walled.dice(1, 1, 1, 6).do("shove A-mover B-victim")
    assert walled.options == ["push 0", "push 1"]

    ledge = shover(rows=["g9 g9 g9 g1 g1"])
    ledge.dice(1, 1, 6, 6).do("shove A-mover B-victim").dice(1).do("push 1")
    assert ledge["B-victim"].wounds == 1


@pytest.mark.rule("HSV-SHOVE-01", "HSV-SHOVE-04", "HSV-SHOVE-05", "HS-DOUBLE-02")
def test_a_double_space_figure_shoves_and_is_shoved() -> None:
    """The end beside the enemy takes its space, the other follows; a wide victim goes as it stands."""
    beast = unit("mover", hexes=2, size="huge", move=5)
    ox = unit("victim", hexes=2, size="medium")
    rows = ["g1 g1 g1 g1 g1 g1 g1 g1"]
    rest: dict[str, Any] = {"acting": "A-mover", "step": "attack", "v_shove": "on"}

    s = scene("A mover@A1,B1", "B foe@C1", rows=rows, units=[beast, FOE], **rest)
    s.dice(*[1] * 6, 6, 6).do("shove A-mover B-foe").do("push 2")
    assert (s["A-mover"].at, s["B-foe"].at) == (["C1", "B1"], ["E1"])
    assert [event.path for event in s.heard(events.Moved)] == [("B1", "C1")]

    both = scene("A mover@A1,B1", "B victim@C1,D1", rows=rows, units=[beast, ox], **rest)
    both.dice(*[1] * 6, 6, 6).do("shove A-mover B-victim").do("push 1")
    assert (both["A-mover"].at, both["B-victim"].at) == (["C1", "B1"], ["D1", "E1"])

    ledge = scene("A mover@A1,B1", "B victim@C1,D1", rows=["g9 g9 g9 g9 g1 g1"], units=[beast, ox], **rest)
    ledge.dice(*[1] * 6, 6, 6).do("shove A-mover B-victim")
    assert ledge.options == ["push 0", "push 2"]


# --- doors, units, trees


@pytest.mark.rule("HSV-DOOR-01")
def test_a_plain_door() -> None:
    """Five dice and no automatic shields."""
    yard = ["g1 g1 g1 g1 g1 g1", " g1 g1 g1 g1 g1 g1", "g1 g1 g1 g1 g1 g1", " g1 g1 g1 g1 g1 g1"]
    gate = {"doors": [{"id": "gate", "leaf": "C2:E", "control": "B4", "swing": "D2 D3 E2"}]}
    s = scene(
        "A hero@C2",
        "B foe@F4",
        rows=yard,
        units=CARDS,
        acting="A-hero",
        step="attack",
        pieces=gate,
        v_door_plain="on",
    )
    assert object_defence(s.state, "door:gate") == 5
    s.dice(1, 1, 1, 4, 6, 6, 6, 6).do("attack A-hero door:gate")

    assert s.state.damage["door:gate"] == 2


@pytest.mark.rule("HSV-UNIT-01")
def test_taelord_for_less() -> None:
    """140 instead of 180 points."""
    name = "taelord-the-kyrie-warrior"

    assert points_of(scene(v_taelord_140="on").state, name) == 140
    assert points_of(scene().state, name) == 180


@pytest.mark.rule("HSV-UNIT-02")
@pytest.mark.parametrize(("delay", "rounds"), [("off", [1, 2, 3]), ("1", [2, 3]), ("2", [3])])
def test_a_late_drop(delay: str, rounds: list[int]) -> None:
    """The Airborne Elite may not roll for The Drop in the first round, or in the first two."""
    offered = []
    for number in (1, 2, 3):
        s = scene(
            *["A airborne-elite reserve"] * 4,
            "A hero@A1",
            "B hero@I9",
            units=[HERO],
            round=number - 1,
            v_drop_delay=delay,
        )
        if s.kind == "power":
            offered.append(number)

    assert offered == rounds


@pytest.mark.rule("HSV-UNIT-03", "HSV-UNIT-04", example="HSV-EX-10")
def test_soulborgs_may_explode() -> None:
    """Attack 3 and an 18: two dice against everyone adjacent, friend or enemy. Attack 4 and a 17: nothing."""

    def blast(attack: int, roll: int) -> Scene:
        borg = unit("borg", species="soulborg", attack=attack, life=1)
        s = scene(
            "A hero@B1",
            "B borg@C1",
            "B foe@D1",
            "A other@I9",
            units=[*CARDS, borg],
            acting="A-hero",
            step="attack",
            v_soulborg_blast="on",
        )
        return s.dice(1, 1, 1, 6, 6, 6, roll, *[6] * 12).do("attack A-hero B-borg")

    boom = blast(3, 18)
    rolled = [len(event.faces) for event in boom.heard(events.AttackRolled)]
    assert rolled[1:] == [2]
    assert {event.defender for event in boom.heard(events.DefenceRolled)} == {"B-borg", "A-hero", "B-foe"}
    assert len(blast(4, 17).heard(events.AttackRolled)) == 1


@pytest.mark.rule("HSV-TREE-01", "HSV-TREE-02", "HS-SIZE-06", example="HSV-EX-11")
def test_trees_can_be_felled_by_who_has_the_tools() -> None:
    """An axe fighter attacks a tree of height 11: life 11, four dice.

    Others cannot. Felled, its space is free.
    """
    axe = unit("axe", tags=["axe"])
    wood = {"obstacles": [{"kind": "tree", "at": "C1", "heights": [11]}]}
    s = scene(
        "A axe@B1",
        "A hero@B2",
        "B foe@I9",
        units=[axe, *CARDS],
        acting="A-axe",
        step="attack",
        pieces=wood,
        v_tree_objects="on",
    )
    tree = objects(s.state)[0]
    assert (object_life(s.state, tree), object_defence(s.state, tree)) == (11, 4)
    denied = object_denial(s.state, s["A-hero"], tree, 1)
    assert denied is not None
    assert denied.rule == "HSV-TREE-01"
    s.state.damage[tree] = 9
    s.dice(1, 1, 1, 4, 6, 6, 6).do(f"attack A-axe {tree}")
    assert s.state.gone == ["tree-1"]

    big = scene(
        "A axe@B1",
        "B foe@I9",
        units=[axe, FOE],
        acting="A-axe",
        v_tree_objects="on",
        pieces={"obstacles": [{"kind": "tree", "at": "C2 D2 C3 D3", "heights": [15, 15, 15, 15]}]},
    )
    assert object_life(big.state, objects(big.state)[0]) == 15


# --- glyphs by variants


def on_brandar(value: str, *others: str, **switches: Any) -> Scene:
    """A hero enters a Glyph of Brandar."""
    s = scene(
        "A hero@A1",
        *(others or ("B foe@I9",)),
        units=CARDS,
        glyphs={"C1": "B"},
        acting="A-hero",
        v_brandar=value,
        **switches,
    )
    return s.do("move A-hero")


@pytest.mark.rule("HSV-GLYPH-01")
def test_brandar_as_a_power_point() -> None:
    """The card of who collects it gets one more, and the glyph is gone."""
    s = on_brandar("power_point", v_power_points="on").do("go C1")

    assert s.card("A-hero").power_points == 2
    assert s.state.glyphs == []


@pytest.mark.rule("HSV-GLYPH-02")
def test_brandar_as_a_combat_die() -> None:
    """One die more in attack and defence for the figure on it."""
    s = scene(
        "A hero@C1", "B foe@D1", units=CARDS, glyphs={"C1": "B"}, acting="A-hero", v_brandar="combat_die"
    )
    one, two = s["A-hero"], s["B-foe"]

    assert attack_tally(s.state, one, two).total == 4
    assert defence_tally(s.state, one, origin_of(s.state, two, one), "normal", two).total == 4
    assert attack_tally(s.state, two, one).total == 3


@pytest.mark.rule("HSV-GLYPH-03")
@pytest.mark.parametrize(("face", "points", "left"), [(10, 2, 0), (11, 1, 1)])
def test_brandar_is_rolled_for(face: int, points: int, left: int) -> None:
    """1 to 10 a power point, 11 to 20 a combat die."""
    s = on_brandar("roll", v_power_points="on").dice(face).do("go C1", "accept")

    assert s.card("A-hero").power_points == points
    assert len(s.state.glyphs) == left


@pytest.mark.rule("HSV-GLYPH-04")
def test_brandar_as_a_healing_spring() -> None:
    """A hero on it heals one wound at the end of the round; a squad figure does not."""
    s = scene("A hero@C1 wounds=2", "B foe@I9", units=CARDS, glyphs={"C1": "B"}, v_brandar="healing_spring")
    end_round(s)

    assert s["A-hero"].wounds == 1


@pytest.mark.rule("HSV-GLYPH-05", "HSV-GLYPH-06", "HS-GLYPH-ERLAND-01", example="HSV-EX-19")
def test_a_weaker_dagmar_and_erland_into_the_depths() -> None:
    """9 becomes 15; and Erland reaches a lower space, where the summoned figure falls five levels."""
    s = scene("A hero@C1", "B foe@I9", units=CARDS, glyphs={"C1": "D"}, v_dagmar_6="on")
    assert initiative_tally(s.state, 0, 9).total == 15

    rows = ["g1 g6 g1 g1"]
    for switch, places in (("off", []), ("on", ["place B-foe C1"])):
        depth = scene(
            "A mover@A1",
            "B foe@D1",
            rows=rows,
            units=[unit("mover", height=5, move=9), FOE],
            glyphs={"B1": "E"},
            acting="A-mover",
            v_erland_lower=switch,
        )
        depth.do("move A-mover", "go B1")
        if switch == "off":
            assert "target B-foe" not in (depth.options if depth.asked else []) or depth.kind != "glyph"
            continue
        depth.do("target B-foe")
        assert depth.offers("place B-foe C1") == places
        depth.dice(1).do("place B-foe C1")
        assert depth["B-foe"].wounds == 1


# --- missions


def mission(
    name: str, *figures: str, marks: str = "E5", round: int = 3, rounds: int = 5, **rest: Any
) -> Scene:
    """A match with a mission on marked spaces of the meadow."""
    return scene(
        *figures, units=CARDS, v_missions=name, round=round, rounds=rounds,
        pieces={"marks": {"hill": marks}}, **rest,
    )  # fmt: skip


@pytest.mark.rule("HSV-MISSION-01", "HSV-MISSION-02")
def test_raising_a_flag() -> None:
    """A figure on the marked space at the end of a round wins, unless an enemy is adjacent."""
    s = end_round(mission("flag_raising", "A hero@E5", "B foe@I9"))
    assert s.state.result is not None
    assert s.state.result.winners == (0,)
    assert s.state.result.rules == ("HSV-MISSION-02",)

    contested = end_round(mission("flag_raising", "A hero@E5", "B foe@E6"))
    assert contested.state.result is None
    assert end_round(mission("off", "A hero@E5", "B foe@I9")).state.result is None


@pytest.mark.rule("HSV-MISSION-03")
def test_visiting_shrines() -> None:
    """A shrine stops the move; who has stopped on all of them wins."""
    s = mission("shrines", "A hero@A1", "B foe@I9", marks="C1 E5", acting="A-hero")
    s.do("move A-hero", "go C1")
    assert s.state.players[0].visited == ["C1"]
    s.state.players[0].visited = ["C1", "E5"]
    end_round(s)

    assert s.state.result is not None
    assert s.state.result.winners == (0,)
    corridor = scene(
        "A hero@A1",
        rows=["g1 g1 g1"],
        units=CARDS,
        v_missions="shrines",
        acting="A-hero",
        players=2,
        pieces={"marks": {"hill": "B1"}},
    )
    assert corridor.do("move A-hero").ends() == {"B1"}


@pytest.mark.rule("HSV-MISSION-04")
def test_gathering_treasure() -> None:
    """Gems are taken by stopping on them, dropped by who is destroyed; most gems after the last round win."""
    s = mission("collect", "A hero@A1", "B foe@I9", marks="C1", acting="A-hero")
    s.do("move A-hero", "go C1")
    assert s.state.tokens[0].by == "A-hero"
    push(s.state, Wounding(figure="A-hero", amount=4))
    lost = mission("collect", "A hero@C1", "A other@A9", "B foe@I9", marks="C1", acting="A-hero")
    lost.state.tokens[0].by, lost.state.tokens[0].at = "A-hero", ""
    lost.state.stack = [Round(step="marker"), Wounding(figure="A-hero", amount=4)]
    lost.run()
    assert (lost.state.tokens[0].by, lost.state.tokens[0].at) == ("", "C1")

    last = mission("collect", "A hero@A1", "B foe@I9", marks="C1", round=5)
    last.state.tokens[0].by, last.state.tokens[0].at = "B-foe", ""
    end_round(last)
    assert last.state.result is not None
    assert last.state.result.winners == (1,)


@pytest.mark.rule("HSV-MISSION-05")
def test_king_of_the_hill() -> None:
    """Most figures on the hill score a point each round; most points after the last round win."""
    figures = ("A hero@E5", "A other@E6", "B foe@D5")
    s = end_round(mission("king_of_the_hill", *figures, marks="E5 E6 D5"))
    assert [player.score for player in s.state.players] == [1, 0]

    last = end_round(mission("king_of_the_hill", *figures, marks="E5 E6 D5", round=5))
    assert last.state.result is not None
    assert (last.state.result.winners, last.state.result.score) == ((0,), {0: 1, 1: 0})


@pytest.mark.rule("HSV-MISSION-06")
def test_stealing_the_flag() -> None:
    """The enemy's flag is taken by stopping on it.

    Brought into the own zone at the end of a round it wins.
    """
    s = mission("flag_theft", "A hero@G9", "B foe@A9", acting="A-hero")
    flag = next(token for token in s.state.tokens if token.seat == 1)
    assert flag.at == "I9"
    s.do("move A-hero", "go I9")
    assert flag.by == "A-hero"
    assert end_round(s).state.result is None
    s["A-hero"].at = ["A1"]
    end_round(s)

    assert s.state.result is not None
    assert s.state.result.winners == (0,)


# --- the rest


@pytest.mark.rule("HSV-ARMY-03")
def test_exclusive_armies_are_meant_for_games_of_ordinary_size() -> None:
    """Above about 1,000 points the game still starts, with a warning."""
    from battlewright.games.heroscape.switches import warnings

    assert warnings({"v_exclusive_armies": "on"}, 1001) == ["HSV-ARMY-03"]
    assert warnings({"v_exclusive_armies": "on"}, 1000) == []
    assert warnings({}, 2000) == []
    GAME.new({"points": 1200, "switches": {"v_exclusive_armies": "on"}}, seed="1")


@pytest.mark.rule("HS-HIVE-05")
def test_a_hive_site_of_a_scenario_stays_when_the_hive_falls() -> None:
    """The map's own swamp under a hive is part of the battlefield.

    Its level is the same with and without it.
    """
    from battlewright.games.heroscape.library import board_of
    from battlewright.games.heroscape.rules.engagement import base_of

    rows = ["g1 m2 m2 m2 g1", "  m2 m2 m2 g1 g1"]
    site = "B1 C1 D1 A2 B2 C2"
    s = scene(
        f"A marro-hive@{site.replace(' ', ',')}",
        "A hero@A1",
        "B foe@E1",
        rows=rows,
        units=CARDS,
        acting="A-hero",
        pieces={"hives": [site], "zones": ["A1", "E1"]},
    )
    assert base_of(s.state, s["A-marro-hive"]) == 2
    s.state.stack = [Round(step="marker"), Wounding(figure="A-marro-hive", amount=6)]
    s.run()

    assert s["A-marro-hive"].place == "destroyed"
    assert board_of(s.state).spaces[board_of(s.state).by_label["B1"]].level == 2
