"""Other ways to move: leaps, placements, tunnels, longer moves for a price, rolled moves, carrying."""

from __future__ import annotations

from typing import Any

import pytest

from battlewright.games.heroscape.model import events
from tests.games.heroscape.cards.measuring import name
from tests.games.heroscape.scenes import Scene, scene


def picked(figure: str, *others: str, **rest: Any) -> Scene:
    """A figure that is about to move."""
    s = scene(figure, *others, acting=name(figure), players=2, **rest)
    return s.do(f"move {next(iter(s.state.figures))}")


def by(s: Scene, power: str) -> set[str]:
    """Where it may go by a power."""
    return {text.split()[1] for text in s.offers("go ") if f"/{power}" in text}


def on_foot(s: Scene) -> set[str]:
    """Where it may go without one."""
    return {text.split()[1] for text in s.offers("go ") if "/" not in text}


# --- leaps


@pytest.mark.card("stealth-leap")
def test_monks_leap_three_spaces_and_twelve_levels() -> None:
    """Over enemies and water, up to twelve levels up or down, no strikes; no further and no higher."""
    s = picked("A shaolin-monks@A1", "B sir-denrick@B1", rows=["g15 g15 w1 g15 g15"])
    assert by(s, "stealth-leap") == {"D1"}
    assert "swipes" not in s.price("go D1 shaolin-monks/stealth-leap")
    s.do("go D1 shaolin-monks/stealth-leap")
    assert s["A-shaolin-monks.1"].at == ["D1"]
    assert not s.heard(events.LeftEngagement)
    assert not s.offers("move A-shaolin-monks.1")

    for level, there in ((13, True), (14, False)):
        up = picked("A shaolin-monks@A1", "B sir-denrick@D1", rows=[f"g1 g{level} g1 g1"])
        down = picked("A shaolin-monks@B1", "B sir-denrick@D1", rows=[f"g1 g{level} g{level} g{level}"])
        assert ("B1" in by(up, "stealth-leap")) == there
        assert ("A1" in by(down, "stealth-leap")) == there


@pytest.mark.card("grapple-gun-25")
def test_drake_pulls_himself_up() -> None:
    """Exactly one space, up to 25 levels higher, never down; whoever he leaves strikes."""
    rows = ["g30 g30 g55", " g1 g30 g56", "g30 g29 g30"]
    s = picked("A sgt-drake-alexander-rotv@B2", "B sir-denrick@A3", rows=rows)
    power = "sgt-drake-alexander-rotv/grapple-gun-25"
    assert by(s, "grapple-gun-25") == {"B1", "C1", "C3"}
    assert "swipes" not in s.price(f"go C1 {power}")
    left = picked(
        "A sgt-drake-alexander-rotv@B2", "B sir-denrick@B1", rows=["g1 g1 g26", " g1 g1 g27", "g1 g1 g1"]
    )
    assert by(left, "grapple-gun-25") == {"C1", "A2", "B3", "C3"}
    left.dice(1).do(f"go C1 {power}")
    assert left["A-sgt-drake-alexander-rotv"].at == ["C1"]
    assert left["A-sgt-drake-alexander-rotv"].wounds == 1


@pytest.mark.card("underground-movement")
def test_an_earth_elemental_comes_up_elsewhere() -> None:
    """Within four spaces, at most one level above its height or three below, not in water; strikes apply."""
    rows = ["g5 g30 w5 g11 g5 g5", " g2 g12 g1 g2 g2 g2"]
    s = picked("A earth-elemental@A1", "B sir-denrick@F1", rows=rows)
    assert by(s, "underground-movement") == {"D1", "E1", "A2", "D2"}

    s = picked("A earth-elemental@C3", "B sir-denrick@D3", "B marro-warriors@I9")
    s.dice(1).do("go C6 earth-elemental/underground-movement")
    assert s["A-earth-elemental.1"].place == "destroyed"


@pytest.mark.card("glacier-traverse")
def test_dzu_teh_go_around_their_mountain() -> None:
    """From beside a glacier to any free space beside the same one, whatever is in the way; strikes apply."""
    ice = {"obstacles": [
        {"kind": "glacier", "at": "E5 F5 E6", "heights": [5, 9, 7]},
        {"kind": "glacier", "at": "B2", "heights": [7]},
    ]}  # fmt: skip
    border = {"D5", "D4", "E4", "F4", "G5", "F6", "E7", "F7", "D6"}
    s = picked("A dzu-teh@D5", "B krug@G5,H5", "B marro-warriors@A9", pieces=ice)
    assert by(s, "glacier-traverse") == border - {"D5", "G5"}

    away = picked("A dzu-teh@C7", "B krug@G5,H5", pieces=ice)
    assert by(away, "glacier-traverse") == set()

    left = picked("A dzu-teh@D5", "B sir-denrick@C5", "B krug@H9,I9", pieces=ice)
    left.dice(1, 6).do("go F6 dzu-teh/glacier-traverse")
    assert left["A-dzu-teh.1"].place == "destroyed"


@pytest.mark.card("fey-step")
def test_erevan_steps_away_once_and_then_walks() -> None:
    """Within five spaces, over anything, unharmed; then his normal move; never again in the game."""
    rows = ["g1 g1 g30 g1 g1 g1 g1 g1"]
    s = picked("A erevan-sunshadow@A1", "B sir-denrick@B1", rows=rows)
    assert by(s, "fey-step") == {"C1", "D1", "E1", "F1"}
    s.do("go D1 erevan-sunshadow/fey-step")
    assert not s.heard(events.LeftEngagement)
    assert s.kind == "go"
    assert on_foot(s) == {"E1", "F1", "G1", "H1"}
    assert by(s, "fey-step") == set()
    s.do("go F1")
    assert s["A-erevan-sunshadow"].at == ["F1"]

    again = picked("A erevan-sunshadow@A1", "B sir-denrick@B1", rows=rows)
    again.card("A-erevan-sunshadow").used.append("erevan-sunshadow/fey-step")
    assert by(again, "fey-step") == set()


# --- tunnels

POND = ["g1 {0}1 g1 {0}1 g1 g1 {0}1 {0}1", " g1 g1 g1 g1 g1 {0}3 g1 g1"]


@pytest.mark.card("water-tunnel")
def test_a_water_elemental_goes_on_under_water() -> None:
    """From the water its move ended in to another water space of that level within five; unharmed."""
    rows = [row.format("w") for row in POND]
    s = picked("A water-elemental@A1", "B sir-denrick@A2", rows=rows)
    assert by(s, "water-tunnel") == set()
    s.dice(6).do("go B1")
    assert s["A-water-elemental.1"].at == ["B1"]
    assert by(s, "water-tunnel") == {"D1", "G1"}
    s.do("go G1 water-elemental/water-tunnel")
    assert s["A-water-elemental.1"].at == ["G1"]
    assert not s.heard(events.LeftEngagement)

    dry = picked("A water-elemental@A1", rows=rows)
    dry.do("go C1" if "C1" in on_foot(dry) else "go A2")
    assert dry.kind != "go"


@pytest.mark.card("swamp-water-tunnel")
def test_drudges_go_on_under_swamp_water_only() -> None:
    """The same in swamp water, but whoever they leave strikes; plain water leads nowhere."""
    s = picked("A marro-drudge@A1", "B sir-denrick@B2", rows=[row.format("p") for row in POND])
    s.do("go B1")
    assert by(s, "swamp-water-tunnel") == {"D1", "G1"}
    s.dice(1).do("go G1 marro-drudge/swamp-water-tunnel")
    assert s["A-marro-drudge.1"].place == "destroyed"

    wet = picked("A marro-drudge@A1", "B sir-denrick@H2", rows=[row.format("w") for row in POND])
    wet.do("go B1")
    assert wet.kind != "go"


@pytest.mark.card("water-tunnel", "swamp-water-tunnel")
def test_swamp_water_is_water() -> None:
    """For the elemental swamp water is water as well; for a Drudge water is not swamp water."""
    rows = ["g1 p1 g1 w1 g1 p1 g1"]
    water = picked("A water-elemental@A1", "B sir-denrick@G1", rows=rows).do("go B1")
    swamp = picked("A marro-drudge@A1", "B sir-denrick@G1", rows=rows).do("go B1")
    assert by(water, "water-tunnel") == {"D1", "F1"}
    assert by(swamp, "swamp-water-tunnel") == {"F1"}


# --- longer moves


@pytest.mark.card("charging-assault")
def test_a_kozuke_charges_further_to_reach_an_enemy() -> None:
    """Three more spaces if they bring him next to an enemy, and only if nobody engages him before."""
    rows = ["g1 " * 12]
    s = picked("A kozuke-samurai@A1", "B sir-denrick@J1", rows=rows)
    assert on_foot(s) == {f"{c}1" for c in "BCDEF"}
    assert by(s, "charging-assault") == {"I1"}
    s.do("go I1 kozuke-samurai/charging-assault")
    assert "attack A-kozuke-samurai.1 B-sir-denrick" in s.options

    too_far = picked("A kozuke-samurai@A1", "B sir-denrick@K1", rows=rows)
    assert by(too_far, "charging-assault") == set()
    engaged = picked("A kozuke-samurai@B1", "B sir-denrick@J1", "B marro-warriors@A1", rows=rows)
    assert by(engaged, "charging-assault") == set()


@pytest.mark.card("tracking")
def test_brave_arrow_may_track_instead_of_fighting() -> None:
    """Two more spaces, and then no attack this turn; with his normal move he attacks."""
    rows = ["g1 " * 12]
    s = picked("A brave-arrow@A1", "B sir-denrick@I1", rows=rows)
    assert by(s, "tracking") == {"G1", "H1"}
    s.do("go H1 brave-arrow/tracking")
    assert not s.asked or not s.offers("attack")

    s = picked("A brave-arrow@A1", "B sir-denrick@G1", rows=rows).do("go F1")
    assert s.offers("attack A-brave-arrow")


@pytest.mark.card("wild-pack-movement")
@pytest.mark.parametrize(("face", "move"), [(1, 2), (3, 2), (4, 4), (6, 4), (7, 8), (20, 8)])
def test_the_pack_rolls_for_its_move(face: int, move: int) -> None:
    """Before moving a d20 adds 1, 3 or 7 to the move of the whole card for this turn."""
    from battlewright.games.heroscape.model.frames import Turn
    from battlewright.games.heroscape.rules.numbers import move_tally

    s = scene(
        "A marrden-hounds@C3,B3", "A marrden-hounds@C5,B5", "B sir-denrick@I9", acting="A-marrden-hounds-1",
        step="reveal",
    )  # fmt: skip
    s.state.stack = [*s.state.stack[:2], Turn(seat=0, card="A-marrden-hounds-1", marker="1", step="begin")]
    s.dice(face).run()

    assert s.kind == "move"
    assert [move_tally(s.state, f).total for f in s.state.figures.values()][:2] == [move, move]


# --- carrying


@pytest.mark.card("carry")
@pytest.mark.parametrize("unit", ["brunak", "theracus"])
def test_a_friend_is_carried_along(unit: str) -> None:
    """An adjacent small or medium friend that nobody engages is set down beside it after its move."""
    s = scene(
        f"A {unit}@C3,B3", "A finn-the-viking-champion@C4", "A deathreavers@B4", "A tornak@B2,A2",
        "A sir-denrick@D3", "B marro-warriors@E3", "A syvarris@E6", acting=f"A-{unit}",
    )  # fmt: skip
    s.do(f"move A-{unit}")
    assert s.options == ["carry A-finn-the-viking-champion", "carry A-deathreavers.1", "skip"]
    s.do("carry A-finn-the-viking-champion")
    end = next(text for text in s.offers("go ") if set(text.split()[1].split(",")) == {"C6", "C7"})
    s.do(end)
    assert s.kind == "place"
    places = {text.split()[2] for text in s.offers("place A-finn-the-viking-champion")}
    assert places == {"B6", "D6", "C5", "D5", "B7", "D7", "B8", "C8"}
    s.do("place A-finn-the-viking-champion D6")
    assert s["A-finn-the-viking-champion"].at == ["D6"]
    assert s["A-finn-the-viking-champion"].place == "board"


@pytest.mark.card("carry")
def test_if_the_carrier_falls_on_the_way_its_friend_stays_behind() -> None:
    """A strike at take-off destroys Theracus: the carried figure is where it was."""
    s = scene(
        "A theracus@C3,B3 wounds=2", "A finn-the-viking-champion@B4", "B sir-denrick@D3", acting="A-theracus"
    )
    s.do("move A-theracus", "carry A-finn-the-viking-champion")
    s.dice(1, 1).do(next(text for text in s.offers("go ") if "G7" in text))
    assert s["A-theracus"].place == "destroyed"
    assert s["A-finn-the-viking-champion"].place == "board"
    assert s["A-finn-the-viking-champion"].at == ["B4"]


@pytest.mark.card("grapple-arm")
def test_drake_swings_on_his_arm() -> None:
    """Up to 4 spaces over anything, 45 levels up or down; whoever he leaves strikes at him."""
    unit = "sgt-drake-alexander-sotm"
    s = picked(f"A {unit}@A1", "B sir-denrick@B1", rows=["g1 g1 w0 g46 g46 g1"])
    assert by(s, "grapple-arm") == {"C1", "D1", "E1"}
    assert s.price(f"go E1 {unit}/grapple-arm")["swipes"]
    s = picked(f"A {unit}@A1", "B sir-denrick@F1", rows=["g1 g47 g1 g1 g1 g1"])
    assert by(s, "grapple-arm") == {"C1", "D1", "E1"}


@pytest.mark.card("water-suits")
def test_water_does_not_stop_an_agent() -> None:
    """Microcorp Agents walk on through water."""
    s = picked("A microcorp-agents@A1", "B sir-denrick@F1", rows=["g1 w1 w1 w1 g1 g1"])
    assert "E1" in on_foot(s)
