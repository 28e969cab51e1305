"""Lasting qualities: flying, climbing, slipping through and away, ground that does not matter, pins."""

from __future__ import annotations

from typing import Any

import pytest

from battlewright.games.heroscape.content import load
from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.rules.attack import attack_denial
from battlewright.games.heroscape.rules.specials import special_target_denial
from battlewright.games.heroscape.rules.walker import Walker
from battlewright.games.heroscape.rules.walking import walk
from tests.games.heroscape.cards.measuring import name
from tests.games.heroscape.scenes import Scene, scene

UNITS = load().units


def holders(power: str) -> list[str]:
    """The cards that have a power."""
    return [unit.card.id for unit in UNITS.values() if any(p.id == power for p in unit.card.powers)]


def wide(unit: str) -> bool:
    """Whether it stands on two spaces."""
    return UNITS[unit].card.hexes == 2


def picked(unit: str, at: str, *others: str, **rest: Any) -> Scene:
    """A figure (on two spaces if it is a wide one: `at` names both) that is about to move."""
    where = at if wide(unit) else at.split(",")[0]
    figure = f"A {unit}@{where}"
    s = scene(figure, *others, acting=name(figure), players=2, **rest)
    mine = next(iter(s.state.figures))
    while s.kind == "power":
        s.do("skip")
    s.do(f"move {mine}")
    return s.do("skip") if s.kind == "carry" else s


def reached(s: Scene) -> set[str]:
    """All spaces it can come to stand on, by its own way of moving."""
    plain = [text.split()[1] for text in s.offers("go ") if "/" not in text]
    return {label for end in plain for label in end.split(",")}


def swiped(s: Scene, end: str) -> bool:
    """Whether the way to a space costs a leaving engagement attack."""
    prices = [s.price(text) for text in s.offers("go ") if end in text.split()[1].split(",")]
    assert prices, s.options
    return all("swipes" in price for price in prices)


# --- flying

GORGE = ["g1 g1 w1 g30 g1 g1"]


@pytest.mark.card("flying", "stealth-flying")
@pytest.mark.parametrize("unit", [*holders("flying"), *holders("stealth-flying"), "sir-denrick", "krug"])
def test_who_flies_crosses_water_hills_and_figures(unit: str) -> None:
    """Over water, an enemy and a cliff beyond, each space for one point; whoever walks stops at the water."""
    flies = unit not in ("sir-denrick", "krug")
    s = picked(unit, "B1,A1", "B airborne-elite@F1", "B airborne-elite@D1", rows=GORGE)

    assert ("E1" in reached(s)) == (flies and not wide(unit))
    assert "C1" in reached(s)
    wider = picked(unit, "B1,A1", "B airborne-elite@D1", rows=["g1 g1 w1 g30 g1 g1"])
    assert ({"E1", "F1"} <= reached(wider)) == flies
    if flies and not wide(unit):
        assert wider.cost("E1") == 3


@pytest.mark.card("flying")
@pytest.mark.parametrize("unit", holders("flying"))
def test_taking_off_from_an_enemy_costs_a_strike(unit: str) -> None:
    """Flying: those engaged at take-off strike at it."""
    s = picked(unit, "C3,B3", "B sir-dupuis@D3,E3")
    assert swiped(s, "C6")


@pytest.mark.card("stealth-flying")
@pytest.mark.parametrize("unit", holders("stealth-flying"))
def test_stealth_flyers_take_off_unharmed(unit: str) -> None:
    """Stealth Flying: nobody strikes at it, neither by the price nor in play."""
    s = picked(unit, "C3", "B sir-dupuis@D3,E3")
    assert not swiped(s, "C6")
    s.do("go C6")
    assert not s.heard(events.LeftEngagement)


# --- climbing


@pytest.mark.card("climb-x2", "climb-x3")
@pytest.mark.parametrize(("unit", "factor"), [
    *[(u, 2) for u in holders("climb-x2")], *[(u, 3) for u in holders("climb-x3")], ("blade-gruts", 1),
])  # fmt: skip
def test_climbers_count_as_taller(unit: str, factor: int) -> None:
    """They climb twice (three times) their height in one step and drop less than that unhurt."""
    tall = UNITS[unit].card.height * factor
    for rise, there in ((tall, True), (tall + 1, False)):
        s = scene(f"A {unit}@A1", "B krug@C1,D1", rows=[f"g1 g{1 + rise} g1 g1"], climb_limit="height")
        ends = walk(Walker(s.state, next(iter(s.state.figures.values()))), 40)
        assert ((1,) in ends) == there
    for drop, hurts in ((tall - 1, False), (tall, True)):
        s = picked(unit, "A1", rows=[f"g{1 + drop} g1 g1"])
        assert ("falls" in s.price("go B1")) == hurts


# --- slipping through and away


@pytest.mark.rule("HS-MOVE-06")
@pytest.mark.card("ghost-walk", "phantom-walk")
@pytest.mark.parametrize("unit", [*holders("ghost-walk"), *holders("phantom-walk"), "sir-denrick"])
def test_ghosts_pass_through_anybody(unit: str) -> None:
    """Through an enemy that fills the passage, without ending there; others do not get past."""
    s = picked(unit, "A1", "B airborne-elite@B1", rows=["g1 g1 g1 g1"])
    assert ("C1" in reached(s)) == (unit != "sir-denrick")
    assert "B1" not in reached(s)


@pytest.mark.card("disengage", "phantom-walk")
@pytest.mark.parametrize("unit", [*holders("disengage"), *holders("phantom-walk"), "sir-denrick"])
def test_slippery_figures_leave_an_enemy_unharmed(unit: str) -> None:
    """No strike for leaving an engagement, on foot and in play; others are struck."""
    s = picked(unit, "C3,B3", "B marro-warriors@D3")
    struck = unit == "sir-denrick"
    assert swiped(s, "C6") == struck
    text = next(t for t in s.offers("go ") if "C6" in t.split()[1].split(","))
    s.dice(6, 6, 6).do(text)
    assert bool(s.heard(events.LeftEngagement)) == struck


# --- ground


@pytest.mark.rule("HS-TERRAIN-WATER-01")
@pytest.mark.card("slither", "amphibious")
@pytest.mark.parametrize("unit", [*holders("slither"), *holders("amphibious"), "sir-denrick", "krug"])
def test_water_does_not_stop_a_snake(unit: str) -> None:
    """It goes on through water; others end their move in it."""
    s = picked(unit, "B1,A1", rows=["g1 g1 w1 w1 g1 g1 g1"])
    assert ("E1" in reached(s)) == (unit not in ("sir-denrick", "krug"))


@pytest.mark.rule("HS-TERRAIN-MOLTEN-02")
@pytest.mark.card("lava-resistant")
@pytest.mark.parametrize("unit", [*holders("lava-resistant"), "sir-denrick", "krug"])
def test_lava_does_not_harm_the_resistant(unit: str) -> None:
    """Molten lava neither stops it nor asks for a roll."""
    proof = unit not in ("sir-denrick", "krug")
    s = picked(unit, "B1,A1", rows=["g1 g1 l1 l1 g1 g1 g1"])
    assert ("E1" in reached(s)) == proof
    into = next(text for text in s.offers("go ") if "C1" in text.split()[1].split(","))
    assert ("lava" in s.price(into)) == (not proof)
    s.dice(1).do(into)
    assert bool(s.heard(events.LavaChecked)) == (not proof)


@pytest.mark.card("lava-resistant")
@pytest.mark.parametrize("unit", [*holders("lava-resistant"), "sir-denrick", "krug"])
def test_the_resistant_sit_out_the_end_of_the_round_on_a_lava_field(unit: str) -> None:
    """Everybody else on it is rolled for at the end of the round."""
    where = "A1,B1" if wide(unit) else "A1"
    s = scene(f"A {unit}@{where}", "B marro-warriors@D1", rows=["f1 f1 g1 g1"], end_of_round=True)
    rolled = {event.figure for event in s.heard(events.LavaChecked)}
    assert bool(rolled) == (unit in ("sir-denrick", "krug"))


@pytest.mark.card("snow-and-ice-enhanced-movement")
@pytest.mark.parametrize(("unit", "costs"), [("dzu-teh", (1, 2)), ("sir-denrick", (2, 4))])
def test_dzu_teh_run_over_snow_and_ice(unit: str, costs: tuple[int, int]) -> None:
    """Heavy snow and slippery ice cost them one point, others two."""
    rows = ["g1 n1 i1 g1"]
    s = picked(unit, "A1", rows=rows, snow_kind="deep", ice_kind="slippery")
    assert (s.cost("B1"), s.cost("C1")) == costs


# --- no shots at them


@pytest.mark.card("glacier-camouflage", "thorian-speed")
@pytest.mark.parametrize(("unit", "glacier", "archer", "power"), [
    ("dzu-teh", "D3", "G3", "dzu-teh/glacier-camouflage"),
    ("dzu-teh", "F3", "E5", ""),
    ("dzu-teh", "D3", "C4", ""),
    ("sgt-drake-alexander-rotv", "D3", "C6", "sgt-drake-alexander-rotv/thorian-speed"),
    ("sgt-drake-alexander-rotv", "D3", "C4", ""),
])  # fmt: skip
def test_only_neighbours_can_attack_them(unit: str, glacier: str, archer: str, power: str) -> None:
    """Normal attacks on them come from adjacent figures only; Dzu-Teh need a glacier beside them for that."""
    s = scene(
        f"A {unit}@C3", f"B marro-warriors@{archer}",
        pieces={"obstacles": [{"kind": "glacier", "at": glacier, "heights": [7]}]},
    )  # fmt: skip
    target, shooter = s.state.figures.values()
    denied = attack_denial(s.state, shooter, target)
    assert (denied.rule if denied else "") == power


@pytest.mark.card("thorian-speed")
def test_special_attacks_find_him_all_the_same() -> None:
    """Only normal attacks are kept off."""
    s = scene("A sgt-drake-alexander-rotv@C3", "B deathwalker-8000@G3")
    drake, walker = s.state.figures.values()
    power, special = next(iter(UNITS["deathwalker-8000"].specials.items()))
    assert attack_denial(s.state, walker, drake) is not None
    assert special_target_denial(s.state, walker, drake, power, special) is None


# --- pins


@pytest.mark.card("cyberclaw", "improved-cyberclaw")
@pytest.mark.parametrize(("claw", "unit", "held"), [
    ("gladiatrons", "deathreavers", True), ("gladiatrons", "sir-denrick", True),
    ("gladiatrons", "sir-dupuis", False), ("gladiatrons", "krug", False),
    ("major-x17", "deathreavers", True), ("major-x17", "sir-denrick", True),
    ("major-x17", "sir-dupuis", True), ("major-x17", "krug", False), ("krug", "sir-denrick", False),
])  # fmt: skip
def test_claws_hold_whoever_is_small_enough(claw: str, unit: str, held: bool) -> None:
    """Beside it they cannot move at all; one space away they can."""
    at = "C3,B3" if wide(unit) else "C3"
    for place, stuck in (("D3", held), ("E3", False)):
        place = f"{place},F3" if wide(claw) else place
        s = scene(f"A {unit}@{at}", f"B {claw}@{place}", acting=name(f"A {unit}@{at}"))
        assert bool(s.offers("move A")) == (not stuck)


@pytest.mark.card("cyberclaw", "improved-cyberclaw")
@pytest.mark.parametrize(("claw", "unit", "stops"), [
    ("gladiatrons", "sir-denrick", True), ("gladiatrons", "sir-dupuis", False),
    ("major-x17", "sir-dupuis", True), ("krug", "sir-denrick", False),
])  # fmt: skip
def test_who_comes_near_a_claw_goes_no_further(claw: str, unit: str, stops: bool) -> None:
    """A move ends where it becomes adjacent; the way past is closed."""
    s = picked(
        unit, "B1,A1", f"B {claw}@D2{',E2' if wide(claw) else ''}",
        rows=["g1 g1 g1 g1 g1 g1 g1", " . . . g1 g1 . ."],
    )  # fmt: skip
    assert "D1" in reached(s)
    assert ("F1" in reached(s)) == (not stops)


@pytest.mark.card("cyberclaw")
@pytest.mark.parametrize(("claw", "end"), [("A gladiatrons@G3", "F3"), ("A zettian-guards@G3", "D3")])
def test_nobody_is_dragged_out_of_a_claw(claw: str, end: str) -> None:
    """A Chainfighter's grab does not move a figure that a Gladiatron holds."""
    s = scene("A drow-chainfighter@C3", claw, "B sir-denrick@F3", acting="A-drow-chainfighter-1")
    s.do("done").dice(20).do("use drow-chainfighter/chain-grab A-drow-chainfighter.1")
    if s.kind == "target":
        s.do("target B-sir-denrick")
    if s.kind == "place":
        s.do("place B-sir-denrick D3")
    assert s["B-sir-denrick"].at == [end]


# --- no rebirth


@pytest.mark.card("grok-training", "self-replicating")
@pytest.mark.parametrize(("unit", "back"), [
    ("marro-drones", True), ("marro-dividers", False), ("grok-riders", False),
])  # fmt: skip
def test_the_hive_does_not_bring_them_back(unit: str, back: bool) -> None:
    """Marro Rebirth returns a lost drone, never a Divider or a Grok Rider."""
    other = "E8,D8" if wide(unit) else "E8"
    s = scene(
        "A marro-hive@D3,E3,F3,D4,E4,C4", f"A {unit}@{other}", f"A {unit} destroyed", "B krug@H9,I9",
        acting="A-marro-hive", copies={f"A-{unit}": 1},
    )  # fmt: skip
    while s.kind not in ("power", ""):
        s.do("done" if "done" in s.options else "skip")
    s.dice(20).do("use marro-hive/marro-rebirth A-marro-hive")
    assert (s.kind == "place") == back
    if back:
        s.do(s.offers(f"place A-{unit}.2")[0])
        assert s[f"A-{unit}.2"].place == "board"
