"""Attacks: who may attack whom, dice, height, jungle, special and area attacks, wounds, objects, the hive."""

from __future__ import annotations

from typing import Any

import pytest

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.rules.attack import attack_denial, targets
from battlewright.games.heroscape.rules.numbers import (
    attack_tally,
    defence_tally,
    height_advantage,
    origin_of,
)
from battlewright.games.heroscape.rules.objects import object_denial, objects
from battlewright.games.heroscape.rules.table import card_of
from tests.games.heroscape.scenes import Scene, scene, unit

BLAST = {"kind": "special-attack", "range": 5, "dice": 2, "area": {"shape": "adjacent"}}
HERO = unit("hero")
FOE = unit("foe")
COMMON = unit("common", rarity="common")
ARCHER = unit("archer", range=6)


def fight(*figures: str, acting: str, units: Any = (), **rest: Any) -> Scene:
    """A scene in the attack step."""
    return scene(*figures, acting=acting, step="attack", units=[HERO, FOE, ARCHER, *units], **rest)


def rule(s: Scene, attacker: str, target: str) -> str:
    """The rule that forbids an attack, or an empty string."""
    denied = attack_denial(s.state, s[attacker], s[target])
    return denied.rule if denied else ""


def dice(s: Scene, attacker: str, defender: str) -> tuple[int, int]:
    """Attack and defence dice of a normal attack."""
    one, two = s[attacker], s[defender]
    defence = defence_tally(s.state, two, origin_of(s.state, one, two), "normal", one)
    return attack_tally(s.state, one, two).total, defence.total


# --- who may attack whom


@pytest.mark.rule("HS-ATTACK-01", "HS-RANGE-01")
def test_a_target_must_be_in_range_and_in_sight() -> None:
    """Six spaces away with range 6, not seven; and not behind a hill."""
    s = fight("A archer@A1", "B foe@G1", acting="A-archer")
    assert rule(s, "A-archer", "B-foe") == ""
    s["B-foe"].at = ["H1"]
    assert rule(s, "A-archer", "B-foe") == "HS-RANGE-01"

    hill = fight("A archer@A1", "B foe@C1", rows=["g1 g20 g1"], acting="A-archer")
    assert rule(hill, "A-archer", "B-foe") == "HS-LOS-12"

    s["B-foe"].place = "destroyed"
    assert rule(s, "A-archer", "B-foe") == "HS-ATTACK-01"


def test_a_figure_belongs_to_a_copy_in_play() -> None:
    """Of two copies of a common card the one that is left; of none left any."""
    s = fight("A common@A1", "A common@A2", "B foe@G1", acting="A-common-1", units=[COMMON])
    first, second = (card for card in s.state.cards.values() if card.unit == "common")
    figure = next(f for f in s.state.figures.values() if f.unit == "common")
    assert card_of(s.state, figure) is first
    first.out = True
    assert card_of(s.state, figure) is second
    second.out = True
    assert card_of(s.state, figure) is first


@pytest.mark.rule("HS-ATTACK-02", "HS-ATTACK-04")
def test_figures_attack_one_by_one_and_may_share_a_target() -> None:
    """The first attack is settled before the second; once the target is gone it cannot be attacked again."""
    gang = unit("gang", figures=3, life=1)
    s = fight("A gang@B1", "A gang@B3", "B foe@B2 wounds=3", "B hero@I9", acting="A-gang", units=[gang])
    assert s.offers("attack") == ["attack A-gang.1 B-foe", "attack A-gang.2 B-foe"]
    s.dice(1, 1, 1, 6, 6, 6).do("attack A-gang.1 B-foe")

    assert s["B-foe"].place == "destroyed"
    assert not s.offers("attack A-gang.2")


@pytest.mark.rule("HS-ATTACK-03", "HS-ENGAGE-01", example="HS-EX-49")
def test_who_is_engaged_attacks_only_those_it_is_engaged_with() -> None:
    """An archer next to A attacks A and nobody else, not even a door; the attack is a close one."""
    door = {"doors": [{"id": "gate", "leaf": "D3:E", "control": "G7", "swing": "E3 E4 F3"}]}
    s = fight("A archer@C3", "B foe@C4", "B hero@H3", acting="A-archer", pieces=door)

    assert s.offers("attack") == ["attack A-archer B-foe"]
    assert rule(s, "A-archer", "B-hero") == "HS-ATTACK-03"
    denied = object_denial(s.state, s["A-archer"], "door:gate", 6)
    assert denied is not None
    assert denied.rule == "HS-ATTACK-03"
    s.do("attack A-archer B-foe")
    assert s.heard(events.AttackDeclared)[0].close


@pytest.mark.rule("HS-ATTACK-05")
def test_normal_attacks_are_aimed_at_enemies() -> None:
    """Own figures and those of teammates are no targets."""
    s = fight("A archer@A1", "A hero@C1", "C foe@E1", "B foe@A4", acting="A-archer", teams=[[0, 2], [1]])

    assert [f.id for f in targets(s.state, s["A-archer"])] == ["B-foe"]
    assert rule(s, "A-archer", "A-hero") == "HS-ATTACK-05"
    assert rule(s, "A-archer", "C-foe") == "HS-ATTACK-05"


# --- range


@pytest.mark.rule("HS-RANGE-05", "HS-RANGE-01", example="HS-EX-25")
def test_range_is_counted_over_existing_spaces() -> None:
    """Around a horseshoe it is eight spaces, though three as the crow flies."""
    from battlewright.games.heroscape.board.places import offset

    hexes = [(0, 0), (0, 1), (0, 2), (0, 3), (1, 3), (2, 3), (3, 3), (3, 2), (3, 1), (3, 0)]
    there = {offset(h) for h in hexes}
    rows = ["".join((" g1" if (c, r) in there else " . ") for c in range(6)) for r in range(4)]
    for reach, allowed in ((7, False), (8, True)):
        s = fight("A shot@A1", "B foe@D1", rows=rows, acting="A-shot", units=[unit("shot", range=reach)])
        assert (rule(s, "A-shot", "B-foe") == "") == allowed


@pytest.mark.rule(
    "HS-RANGE-02", "HS-RANGE-03", "HS-RANGE-04", "HS-LOS-07", "HS-ENGAGE-02", example="HS-EX-26"
)
def test_from_the_top_of_a_wall() -> None:
    """An archer leans over the edge and shoots the enemy below; a swordsman beside it cannot reach."""
    rows = ["g9 g9", " g2"]
    s = fight(
        "A archer@A1", "A hero@B1", "B low@A2", rows=rows, acting="A-archer", units=[unit("low", height=4)]
    )

    assert rule(s, "A-archer", "B-low") == ""
    assert rule(s, "A-hero", "B-low") == "HS-RANGE-03"
    assert height_advantage(s.state, s["A-archer"], s["B-low"]).attacker == 1
    s.do("attack A-archer B-low")
    declared = s.heard(events.AttackDeclared)[0]
    assert (declared.close, declared.distance) == (False, 1)


@pytest.mark.rule("HS-RANGE-06")
def test_what_stands_between_does_not_change_the_range() -> None:
    """A figure and a low wall on the way leave the count as it is."""
    wall = {"walls": [{"kind": "stone-wall", "edges": "C1:E"}]}
    s = fight("A archer@A1", "B foe@G1", "A hero@D1", acting="A-archer", pieces=wall)

    assert rule(s, "A-archer", "B-foe") in ("", "HS-LOS-12")
    s["B-foe"].at = ["H1"]
    assert rule(s, "A-archer", "B-foe") == "HS-RANGE-01"


@pytest.mark.rule("HS-LOS-03", "HS-LOS-06")
def test_figures_between_do_not_block_as_such() -> None:
    """Over a small figure a target is seen, behind a giant it is not; neighbours always see each other."""
    small = fight("A archer@A1", "A tiny@B1", "B foe@D1", acting="A-archer", units=[unit("tiny", height=2)])
    giant = fight("A archer@A1", "A big@B1", "B tiny@C1", acting="A-archer",
                  units=[unit("big", height=30, size="huge"), unit("tiny", height=2)])  # fmt: skip

    assert rule(small, "A-archer", "B-foe") == ""
    assert rule(giant, "A-archer", "B-tiny") == "HS-LOS-12"
    giant["B-tiny"].at = ["A2"]
    assert rule(giant, "A-archer", "B-tiny") == ""


@pytest.mark.rule("HS-LOS-04")
def test_a_sculpt_may_hide_things_from_itself() -> None:
    """A figure sees all around unless its own body is in the way behind it."""
    owl = unit("owl", range=6, blind=[3])
    s = fight("A owl@D3", "B foe@A3", acting="A-owl", units=[owl])
    assert rule(s, "A-owl", "B-foe") == "HS-LOS-04"

    s["A-owl"].facing = 3
    assert rule(s, "A-owl", "B-foe") == ""


@pytest.mark.rule("HS-LOS-02")
def test_clear_sight_needs_any_part_of_the_figure() -> None:
    """Powers that ask for clear sight use the wider test, attacks the hit zone."""
    from battlewright.games.heroscape.rules.sight import clear_sight, look

    s = fight("A archer@A1", "B foe@D1", acting="A-archer")
    wide, narrow = (look(s.state, s["A-archer"], s["B-foe"], clear=clear) for clear in (True, False))

    assert clear_sight(s.state, s["A-archer"], s["B-foe"])
    assert wide.visible
    assert narrow.visible


@pytest.mark.rule("HS-LOS-05")
def test_sight_needs_no_dispute() -> None:
    """The same question always has the same answer, and no die is rolled for it."""
    s = fight("A archer@A1", "B foe@C1", rows=["g1 g6 g1"], acting="A-archer")
    before = s.state.rng.position
    first = rule(s, "A-archer", "B-foe")

    assert all(rule(s, "A-archer", "B-foe") == first for _ in range(5))
    assert s.state.rng.position == before


# --- dice


@pytest.mark.rule("HS-DICE-01", "HS-DICE-02", "HS-DICE-04", "HS-WOUND-01", "HS-WOUND-02", example="HS-EX-32")
def test_skulls_against_shields() -> None:
    """Three skulls against one shield: two wounds destroy a figure of life 5 that has three."""
    brute = unit("brute", attack=4)
    s = fight(
        "A brute@B1",
        "B tough@C1 wounds=3",
        "B hero@I9",
        acting="A-brute",
        units=[brute, unit("tough", life=5)],
    )
    s.dice(1, 2, 3, 4, 5, 1, 6).do("attack A-brute B-tough")

    assert s.heard(events.AttackRolled)[0].skulls == 3
    assert s.heard(events.DefenceRolled)[0].shields == 1
    assert s.heard(events.Wounded)[0].amount == 2
    assert s["B-tough"].place == "destroyed"


@pytest.mark.rule("HS-DICE-03", "HS-AREA-01", "HS-AREA-02", "HS-JUNGLE-01", example="HS-EX-30")
def test_an_explosion_is_defended_from_the_place_of_its_target() -> None:
    """The target adds its height against the attacker; the others are measured from the target's space."""
    bomb = unit(
        "bomb", range=9,
        parts=[BLAST | {"range": 9, "dice": 3}],
    )  # fmt: skip
    rows = ["g1 g1 g1 g4 g2 g1", " g1 g1 g1 g6 g1 g1"]
    s = fight(
        "A bomb@A1", "B prime@D1", "B low@E1", "B high@D2", acting="A-bomb", rows=rows,
        units=[bomb, unit("prime"), unit("low"), unit("high", defence=2)],
        pieces={"obstacles": [{"kind": "palm", "at": "F1", "heights": [14]}]},
    )  # fmt: skip
    s.dice(1, 6, 6, 6, 6, 6, 6).do("attack A-bomb B-prime bomb/power")
    assert s.heard(events.DefenceRolled)[0].defender == "B-prime"
    assert s.heard(events.DefenceRolled)[0].dice.total == 4
    assert s.kind == "defender"
    assert s.options == ["target B-low", "target B-high"]
    s.do("target B-high")

    rolled = {event.defender: event.dice.total for event in s.heard(events.DefenceRolled)}
    assert rolled == {"B-high": 3, "B-low": 3}


# --- height and jungle


@pytest.mark.rule("HS-HEIGHT-01", "HS-HEIGHT-02", example="HS-EX-27")
@pytest.mark.parametrize(
    ("levels", "summary", "official"),
    [((5, 3), (1, 0), (1, 0)), ((2, 6), (0, 1), (0, 1)), ((13, 3), (2, 0), (1, 0)), ((18, 3), (2, 0), (2, 0)),
     ((4, 4), (0, 0), (0, 0))],
)  # fmt: skip
def test_the_higher_base_rolls_more(
    levels: tuple[int, int], summary: tuple[int, int], official: tuple[int, int]
) -> None:
    """One die more, two from ten levels on – by the official reading ten above the lower figure's top."""
    rows = [f"g{levels[0]} g{levels[1]}"]
    for reading, expected in (("base_difference_10", summary), ("ten_above_figure_height", official)):
        s = fight("A hero@A1", "B foe@B1", rows=rows, acting="A-hero", big_height_bonus=reading)
        found = height_advantage(s.state, s["A-hero"], s["B-foe"])
        assert (found.attacker, found.defender) == expected


@pytest.mark.rule("HS-HEIGHT-04", "HS-BOARD-03", example="HS-EX-28")
@pytest.mark.parametrize("reading", ["below", "same"])
def test_land_stands_above_water_of_its_layer(reading: str) -> None:
    """A on land attacks with four dice against three; B in the water with three against four."""
    s = fight("A hero@A1", "B foe@B1", rows=["g1 w0"], acting="A-hero", flat_tile_level=reading)

    assert dice(s, "A-hero", "B-foe") == (4, 3)
    assert dice(s, "B-foe", "A-hero") == (3, 4)


@pytest.mark.rule("HS-JUNGLE-01", "HS-JUNGLE-02", "HS-JUNGLE-03", example="HS-EX-31")
def test_beside_a_jungle_plant_one_defends_better_from_afar() -> None:
    """One die however many palms, not against neighbours, not for huge figures, not far above the palm."""
    palms = {"obstacles": [{"kind": "palm", "at": at, "heights": [14]} for at in ("C1", "C2")]}
    rows = ["g1 g1 g1 g1 g1 g1 g1", " g1 g1 g1 g1"]
    s = fight("A archer@G1", "B foe@D1", acting="A-archer", rows=rows, pieces=palms)
    assert dice(s, "A-archer", "B-foe")[1] == 4
    s["A-archer"].at = ["E1"]
    assert dice(s, "A-archer", "B-foe")[1] == 3

    huge = fight(
        "A archer@G1",
        "B giant@D1",
        acting="A-archer",
        rows=rows,
        pieces=palms,
        units=[unit("giant", size="huge")],
    )
    assert dice(huge, "A-archer", "B-giant")[1] == 3
    rows = ["g15 g1 g15 g15 g15"]
    above = fight(
        "A archer@D1", "B foe@A1", acting="A-archer", rows=rows,
        pieces={"obstacles": [{"kind": "palm", "at": "B1", "heights": [14]}]},
    )  # fmt: skip
    assert dice(above, "A-archer", "B-foe")[1] == 3


# --- special attacks


@pytest.mark.rule(
    "HS-SPECIAL-02", "HS-SPECIAL-03", "HS-SPECIAL-04", "HS-SPECIAL-01", "HS-GLYPH-ASTRID-01",
    "HS-GLYPH-GERDA-01", example="HS-EX-29",
)  # fmt: skip
def test_special_attacks_are_not_changed_but_defended_as_usual() -> None:
    """Six dice normally, three with the special attack; the defender adds height and Gerda against both."""
    mage = unit("mage", attack=4, range=4, parts=[{"kind": "special-attack", "range": 4, "dice": 3}])
    s = fight(
        "A mage@A1", "A hero@E1", "B foe@C1", "B hero@F1", acting="A-mage", units=[mage],
        rows=["g5 g1 g1 g1 g1 g1 g1"], glyphs={"E1": "A"},
    )  # fmt: skip
    assert dice(s, "A-mage", "B-foe")[0] == 6
    s.dice(6, 6, 6, 6, 6, 6).do("attack A-mage B-foe mage/power")
    assert s.heard(events.AttackRolled)[0].dice.total == 3
    assert not s.asked or not s.offers("attack A-mage")

    low = fight(
        "A mage@A1", "B foe@C1", "B hero@F1", acting="A-mage", units=[mage],
        rows=["g1 g1 g5 g1 g1 g1 g1"], glyphs={"F1": "G"},
    )  # fmt: skip
    low.dice(6, 6, 6, 6, 6, 6, 6, 6).do("attack A-mage B-foe mage/power")
    assert low.heard(events.DefenceRolled)[0].dice.total == 5


@pytest.mark.rule("HS-SPECIAL-05")
@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_the_same_power_at_the_same_time_goes_by_initiative(order: list[int]) -> None:
    """Both Airborne Elites may drop at the start of the round; the first in the order is asked first."""
    s = scene(
        *["A airborne-elite reserve"] * 4, *["B airborne-elite reserve"] * 4, "A hero@A1", "B hero@I9",
        units=[HERO], round=2, order=[],
    )  # fmt: skip
    from battlewright.games.heroscape.model.frames import Round

    s.state.order = order
    s.state.stack = [Round()]
    s.run()

    assert s.asked == (order[0],)
    assert not s.heard(events.RolledOff)


@pytest.mark.rule("HS-SPECIAL-05")
@pytest.mark.parametrize(
    ("reading", "order", "dice", "first"),
    [
        ("d20_rolloff", [0, 1], (3, 15), 1),
        ("d20_rolloff", [1, 0], (3, 15), 0),  # the first of the order rolls first
        ("d20_rolloff", [0, 1], (7, 7, 2, 9), 1),
        ("initiative", [], (3, 15), 1),
    ],
)
def test_a_roll_decides_who_uses_the_same_power_first(
    reading: str, order: list[int], dice: tuple[int, ...], first: int
) -> None:
    """Each time where the match says so, else before the first initiative roll; a tie is rolled again."""
    from battlewright.games.heroscape.model.frames import Round

    s = scene(
        *["A airborne-elite reserve"] * 4, *["B airborne-elite reserve"] * 4, "A hero@A1", "B hero@I9",
        units=[HERO], round=2, simultaneous_powers=reading,
    )  # fmt: skip
    s.state.order = order
    s.state.stack = [Round()]
    s.dice(*dice).run()

    assert s.asked == (first,)
    assert len(s.heard(events.RolledOff)) == len(dice) // 2


# --- wounds


@pytest.mark.rule("HS-WOUND-03")
def test_wounds_beyond_its_life_are_lost() -> None:
    """Three skulls on a figure of life 1 take one life, and nobody else is hurt."""
    gang = unit("gang", figures=2, life=1)
    s = fight("A hero@B1", "B gang@C1", "B gang@D1", acting="A-hero", units=[gang])
    s.dice(1, 1, 1, 6, 6, 6).do("attack A-hero B-gang.1")

    assert s.heard(events.Wounded)[0].amount == 1
    assert s["B-gang.2"].wounds == 0


@pytest.mark.rule("HS-WOUND-04", "HS-WOUND-02")
def test_a_card_without_figures_is_out_of_play() -> None:
    """With the last figure the card leaves the army; the record stays."""
    s = fight("A hero@B1", "B foe@C1 wounds=3", "B hero@I9", acting="A-hero")
    s.dice(1, 1, 1, 6, 6, 6).do("attack A-hero B-foe")

    assert s.card("B-foe").out
    assert s.heard(events.CardLost)[0].card == "B-foe"
    assert s["B-foe"].place == "destroyed"


@pytest.mark.rule("HS-WOUND-05", "HS-WOUND-06", "HS-WOUND-07", "HS-TURN-05", example="HS-EX-33")
def test_casualties_fill_one_copy_after_the_other() -> None:
    """A copy of choice is filled before another is started; a full copy goes with its markers."""
    from battlewright.games.heroscape.model.frames import Wounding
    from battlewright.kernel.frames import push

    gang = unit("gang", figures=4, life=1, rarity="common")
    places = ["C1", "D1", "E1", "F1", "C3", "D3", "E3", "F3"]
    s = fight("A hero@A1", *(f"B gang@{p}" for p in places), acting="A-hero", units=[gang])
    s.card("B-gang-2").markers = ["2", "X"]

    def kill(number: int) -> None:
        push(s.state, Wounding(figure=f"B-gang.{number}", amount=1))
        s.state.stack[-2].asks = []
        s.run()

    kill(1)
    assert (s.kind, s.options) == ("casualty", ["target B-gang-1", "target B-gang-2"])
    s.do("target B-gang-2")
    for number in (2, 3, 4):
        kill(number)
    assert s.card("B-gang-2").out
    assert s.card("B-gang-2").markers == []
    assert not s.card("B-gang-1").out
    kill(5)
    assert s.card("B-gang-1").lost == 1


# --- objects, door, hive


GATE = {"doors": [{"id": "gate", "leaf": "C2:E", "control": "B4", "swing": "D2 D3 E2"}]}
YARD = ["g1 g1 g1 g1 g1 g1", " g1 g1 g1 g1 g1 g1", "g1 g1 g1 g1 g1 g1", " g1 g1 g1 g1 g1 g1"]


@pytest.mark.rule("HS-OBJECT-01", "HS-OBJECT-06", "HS-DOOR-01")
def test_a_door_is_attacked_like_a_figure() -> None:
    """Four defence dice, ten life; when its wounds reach that it is gone."""
    s = fight("A hero@C2", "B foe@F4", rows=YARD, acting="A-hero", pieces=GATE)
    s.state.damage["door:gate"] = 9
    assert "attack A-hero door:gate" in s.options
    s.dice(1, 1, 1, 6, 6, 6, 6).do("attack A-hero door:gate")

    assert s.heard(events.DefenceRolled)[0].dice.total == 4
    assert s.state.doors["gate"] == "destroyed"
    assert s.heard(events.Wounded)[0].life == 10


@pytest.mark.rule("HS-DOOR-01", "HS-DOOR-02", example="HS-EX-37")
@pytest.mark.parametrize(("size", "wounds"), [("medium", 0), ("small", 0), ("large", 1), ("huge", 1)])
def test_a_door_has_automatic_shields(size: str, wounds: int) -> None:
    """Three skulls against one rolled shield: two more against small and medium, one against the others."""
    s = fight("A big@C2", "B foe@F4", rows=YARD, acting="A-big", pieces=GATE, units=[unit("big", size=size)])
    s.dice(1, 1, 1, 4, 6, 6, 6).do("attack A-big door:gate")

    assert s.state.damage.get("door:gate", 0) == wounds


@pytest.mark.rule("HS-OBJECT-02", "HS-OBJECT-03", "HS-HEIGHT-01")
def test_an_object_is_no_figure() -> None:
    """It engages nobody and neither gives nor gets height; what asks for a figure's size does not meet it."""
    from battlewright.games.heroscape.rules.engagement import engaged

    s = fight("A hero@C2", "B foe@F4", rows=YARD, acting="A-hero", pieces=GATE)
    assert not engaged(s.state, s["A-hero"])
    assert attack_tally(s.state, s["A-hero"], None).total == 3

    small = unit(
        "giant", attack=3, parts=[{"kind": "modify", "stat": "attack", "when": {"other": {"size": ["huge"]}}}]
    )
    picky = fight("A giant@C2", "B foe@F4", rows=YARD, acting="A-giant", pieces=GATE, units=[small])
    assert attack_tally(picky.state, picky["A-giant"], None).total == 3


@pytest.mark.rule("HS-OBJECT-04")
def test_an_object_is_never_destroyed_outright() -> None:
    """Powers that destroy cannot be aimed at it: only wounds bring it down."""
    from battlewright.games.heroscape.procedures.moments import aims

    eater = unit(
        "eater",
        parts=[{"kind": "action", "moment": "instead-of-attacking", "target": {}, "reach": {"sight": 9},
                "rows": [{"least": 1, "effects": [{"do": "destroy"}]}]}],
    )  # fmt: skip
    s = fight("A eater@C2", "B foe@F4", rows=YARD, acting="A-eater", pieces=GATE, units=[eater])
    action = _actions(s, "A-eater")[0]

    assert all(not name.startswith("door:") for name in (f.id for f in aims(s.state, s["A-eater"], action)))
    assert objects(s.state) == ["door:gate"]


def _actions(s: Scene, name: str) -> list[Any]:
    from battlewright.games.heroscape.rules.table import unit as unit_of

    return [action for found in unit_of(s.state, s[name]).actions.values() for _, _, action in found]


@pytest.mark.rule("HS-OBJECT-01", "HS-OBJECT-05")
def test_an_area_attack_on_an_object_hits_what_stands_beside_it() -> None:
    """Whoever is next to the door defends as well."""
    bomb = unit(
        "bomb",
        range=9,
        parts=[BLAST | {"range": 9, "dice": 3}],
    )
    s = fight("A bomb@A2", "B foe@D2", "B hero@F4", rows=YARD, acting="A-bomb", pieces=GATE, units=[bomb])
    s.dice(1, 1, 1, *[6] * 12).do("attack A-bomb door:gate bomb/power")

    assert {event.defender for event in s.heard(events.DefenceRolled)} == {"door:gate", "B-foe"}


@pytest.mark.rule("HS-DOOR-03")
def test_whoever_holds_the_control_space_works_the_door() -> None:
    """In the own turn and a teammate's, whichever card is active; others cannot."""
    s = scene("A hero@B4", "A foe@A1", "B hero@F4", rows=YARD, units=[HERO, FOE], acting="A-foe", pieces=GATE)
    assert "door gate" in s.options
    s.do("door gate")
    assert s.state.doors["gate"] == "open"
    s.do("door gate", "door gate", "door gate")  # as often as the player likes
    assert s.state.doors["gate"] == "closed"

    other = scene(
        "A hero@A4", "A foe@A1", "B hero@B4", rows=YARD, units=[HERO, FOE], acting="A-foe", pieces=GATE
    )
    assert "door gate" not in other.options


@pytest.mark.rule("HS-DOOR-04")
def test_a_swing_space_that_is_taken_blocks_the_door() -> None:
    """One figure on a space the leaf sweeps over is enough."""
    s = scene("A hero@B4", "A foe@A1", "B hero@D3", rows=YARD, units=[HERO, FOE], acting="A-foe", pieces=GATE)

    assert "door gate" not in s.options


@pytest.mark.rule("HS-DOOR-05", "HS-SIZE-04")
def test_a_closed_door_blocks_way_and_view() -> None:
    """Closed nobody walks or looks through; open, everybody does."""
    gate = {"doors": [{"id": "gate", "leaf": "B2:E", "control": "A1", "swing": "C2 D2 A2"}]}
    rows = ["g1", " g1 g1 g1 g1"]
    s = scene("A archer@A2", "B foe@D2", rows=rows, units=[ARCHER, FOE], acting="A-archer", pieces=gate)
    assert rule(s, "A-archer", "B-foe") == "HS-LOS-12"
    s.do("move A-archer")
    assert "C2" not in s.ends()
    s.state.doors["gate"] = "open"
    assert rule(s, "A-archer", "B-foe") == ""
    assert "C2" in s.ends()


HIVE = "marro-hive"
SITE = "C2,D2,E2,C3,D3,E3"


@pytest.mark.rule("HS-HIVE-01", "HS-HIVE-03")
def test_the_hive_never_moves_and_nobody_passes_it() -> None:
    """It is never among those that may move; not even a ghost or a flyer goes through its spaces."""
    ghost = unit("ghost", move=9, parts=[{"kind": "trait", "trait": "ghost-walk"}])
    s = scene(f"A {HIVE}@{SITE}", "A ghost@A2", "B foe@I9", units=[ghost, FOE], acting="A-ghost")
    s.do("move A-ghost")
    assert not {"C2", "D2", "E2"} & s.ends()
    hive = scene(f"A {HIVE}@{SITE}", "B foe@I9", units=[FOE], acting=f"A-{HIVE}")
    assert f"move A-{HIVE}" not in (hive.options if hive.asked else [])


@pytest.mark.rule("HS-HIVE-03")
@pytest.mark.parametrize(
    "wings",
    [
        {"kind": "trait", "trait": "flying"},
        {"kind": "move-mode", "spaces": 6, "up": 12, "down": 12},
        {"kind": "move-mode", "spaces": 6, "up": 12, "down": 12, "exactly": True},
    ],
    ids=["flight", "leap", "exact leap"],
)
@pytest.mark.parametrize("side", ["A", "B"])
def test_nobody_flies_over_the_hive(wings: dict[str, Any], side: str) -> None:
    """G2 lies six spaces away over the Hive and seven round it; without a Hive, or past its end, six do."""
    bird = unit("bird", move=6, parts=[wings])
    cards = ["A bird@A2", "B foe@I9", f"{side} {HIVE}@{SITE}"]
    s = scene(*cards, units=[bird, FOE], acting="A-bird").do("move A-bird")
    assert "G2" not in s.ends()
    assert "F5" in s.ends()
    free = scene(*cards[:2], units=[bird, FOE], acting="A-bird").do("move A-bird")
    assert {"G2", "F5"} <= free.ends()


@pytest.mark.rule("HS-HIVE-03")
def test_a_longer_flight_goes_round_the_hive() -> None:
    """With seven points the flyer lands behind it; an ordinary figure in between is no obstacle."""
    bird = unit("bird", move=7, parts=[{"kind": "trait", "trait": "flying"}])
    s = scene("A bird@A2", "B foe@I9", f"A {HIVE}@{SITE}", units=[bird, FOE], acting="A-bird")
    assert s.do("move A-bird").cost("G2") == 7
    past = scene("A bird@A2", "B foe@C2", units=[bird, FOE], acting="A-bird").do("move A-bird")
    assert past.cost("G2") == 6
    beast = unit("beast", hexes=2)
    wide = scene("A bird@A2", "B beast@C2,D2", units=[bird, beast], acting="A-bird").do("move A-bird")
    assert wide.cost("G2") == 6


@pytest.mark.rule("HS-HIVE-03", "HS-MOVE-04")
def test_only_the_hive_lets_no_friend_through() -> None:
    """A friend on two spaces is passed like any other."""
    beast = unit("beast", hexes=2)
    s = scene("A hero@A1", "A beast@C1,B1", "B foe@I1", rows=["g1 " * 9], units=[unit("hero"), beast, FOE],
              acting="A-hero").do("move A-hero")  # fmt: skip
    assert "D1" in s.ends()


@pytest.mark.rule("HS-HIVE-01", "HS-GLYPH-PROFTAKA-01")
def test_nobody_but_the_hive_is_rooted() -> None:
    """A figure on two spaces moves, off a Glyph of Proftaka."""
    s = scene("A beast@C1,B1", "B foe@I9", units=[unit("beast", hexes=2), FOE], acting="A-beast")
    assert s.offers("move") == ["move A-beast"]


@pytest.mark.rule("HS-HIVE-04")
def test_the_swamp_piece_of_an_army_goes_with_its_hive() -> None:
    """The hive stands a level above its zone; when it is gone the spaces are as they were."""
    from battlewright.games.heroscape.model.frames import Wounding
    from battlewright.games.heroscape.rules.engagement import base_of
    from battlewright.kernel.frames import push

    s = scene(f"A {HIVE}@{SITE}", "A hero@A2", "B foe@I9", units=[HERO, FOE], acting="A-hero")
    assert base_of(s.state, s[f"A-{HIVE}"]) == 2
    push(s.state, Wounding(figure=f"A-{HIVE}", amount=6))
    s.state.stack[-2].asks = []
    s.run()
    s.do("move A-hero")

    assert s.cost("C2") == 2
