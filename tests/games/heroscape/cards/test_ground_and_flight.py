"""Powers that change the ground, hold those who come near, trample, or seize whom they flew over."""

from __future__ import annotations

import pytest

from battlewright.games.heroscape.board import Board
from battlewright.games.heroscape.library import board_of
from battlewright.games.heroscape.model import events
from tests.games.heroscape.scenes import Scene, scene, unit

LAKE = tuple((" " if row % 2 else "") + "g1 " + " ".join(["w1"] * 7) + " g1" for row in range(5))


def terrain(s: Scene, label: str) -> str:
    """The ground of a space as it is now."""
    board: Board = board_of(s.state)
    return board.spaces[board.by_label[label]].terrain


# --- Air Elemental


def ends(s: Scene, name: str) -> set[str]:
    """Where a figure may go."""
    s.do(f"move {name}")
    return s.ends()


@pytest.mark.card("swirling-vortex")
def test_swirling_vortex_stops_small_and_medium_enemies() -> None:
    """Whoever walks into its reach goes no further; large ones, and those out of sight, are not held."""
    runner = unit("runner", move=8)
    giant = unit("giant", move=8, size="large")

    held = scene("A runner@A5", "B air-elemental@E5", units=[runner], acting="A-runner")
    free = scene("A giant@A5", "B air-elemental@E5", units=[giant], acting="A-giant")

    found = ends(held, "A-runner")
    assert "C5" in found
    assert "D5" not in found
    assert "D5" in ends(free, "A-giant")


@pytest.mark.card("swirling-vortex")
def test_swirling_vortex_stops_flyers() -> None:
    """In the air as on foot: a flight ends where it comes near, and goes round."""
    bird = unit("bird", move=9, parts=[{"kind": "trait", "trait": "flying"}])
    s = scene("A bird@A5", "B air-elemental@E5", units=[bird], acting="A-bird")

    found = ends(s, "A-bird")

    assert {"C5", "A1"} <= found
    assert "D5" not in found


@pytest.mark.card("swirling-vortex")
def test_nobody_walks_through_whom_the_vortex_holds() -> None:
    """A friend that stands in its reach is in the way; elsewhere one passes."""
    runner, friend = unit("runner", move=4, size="large"), unit("friend")
    rows = ["g1 g1 g1 g1 g1 g1 g1"]
    held = scene(
        "A runner@A1",
        "A friend@B1",
        "B air-elemental@D1",
        units=[runner, friend],
        rows=rows,
        acting="A-runner",
    )
    free = scene(
        "A runner@A1",
        "A friend@B1",
        "B air-elemental@G1",
        units=[runner, friend],
        rows=rows,
        acting="A-runner",
    )

    assert held.kind != "move" or not ends(held, "A-runner")
    assert "C1" in ends(free, "A-runner")


@pytest.mark.card("air-mastery")
def test_air_mastery_takes_a_die_from_flyers() -> None:
    """Who can fly defends with one die fewer against it."""
    bird = unit("bird", parts=[{"kind": "trait", "trait": "flying"}])
    s = scene("A air-elemental@C3", "B bird@D3", units=[bird], acting="A-air-elemental-1").do("done")
    s.dice(1, 1, 1, 6, 6).do("attack A-air-elemental.1 B-bird")

    assert s.heard(events.DefenceRolled)[0].dice.total == 2


# --- Greater Ice Elemental


@pytest.mark.card("ice-cold")
def test_ice_cold_freezes_the_water_around_it() -> None:
    """Water beside it is ice for everyone, and water again when it has gone or lost its powers."""
    s = scene("A greater-ice-elemental@D3,E3", "B finn-the-viking-champion@I3", rows=LAKE)

    assert {terrain(s, label) for label in ("D3", "E3", "C3", "F3", "D2")} == {"ice"}
    assert terrain(s, "H3") == "water"
    told = s.game.table(s.state, 0, s.game.narrator("en")).ground
    assert {row.space for row in told} >= {"D3", "C3"}
    assert {row.terrain_id for row in told} == {"ice"}
    s.card("A-greater-ice-elemental-1").negated = True
    assert terrain(s, "C3") == "water"
    s.card("A-greater-ice-elemental-1").negated = False
    s["A-greater-ice-elemental.1"].at = []
    assert terrain(s, "C3") == "water"


@pytest.mark.card("ice-cold")
def test_ice_cold_does_nothing_on_land() -> None:
    """Standing on land it freezes no water beside it."""
    s = scene("A greater-ice-elemental@A2,A1", "B finn-the-viking-champion@I3", rows=LAKE)

    assert terrain(s, "B2") == "water"


@pytest.mark.rule("HS-TERRAIN-WATER-01")
@pytest.mark.card("ice-cold")
def test_ice_does_not_stop_a_move() -> None:
    """Over frozen water one walks on."""
    walker = unit("walker", move=3)
    frozen = scene(
        "A walker@B3", "A greater-ice-elemental@D3,D2", units=[walker], rows=LAKE, acting="A-walker"
    )
    open_ = scene(
        "A walker@B3", "A finn-the-viking-champion@D3", units=[walker], rows=LAKE, acting="A-walker"
    )

    assert "C4" in ends(frozen, "A-walker")
    assert frozen.cost("C4") <= 3
    assert "D4" in frozen.ends()
    assert "D4" not in ends(open_, "A-walker")


@pytest.mark.parametrize(("face", "wounds"), [(12, 0), (13, 1)])
@pytest.mark.card("ice-spikes-15")
def test_ice_spikes(face: int, wounds: int) -> None:
    """On ice it strikes at 13 and more of whoever comes next to it."""
    walker = unit("walker")
    s = scene("A walker@E3", "B greater-ice-elemental@C3,B3", units=[walker], rows=LAKE, acting="A-walker")
    s.do("move A-walker").dice(face)
    s.do(next(option for option in s.options if option.startswith("go D3")))

    assert s["A-walker"].wounds == wounds


@pytest.mark.card("cold-healing")
def test_cold_healing() -> None:
    """After its turn it heals on ice, and is not asked on land."""
    cold = scene(
        "A greater-ice-elemental@D3,E3 wounds=2",
        "B finn-the-viking-champion@I1",
        rows=LAKE,
        acting="A-greater-ice-elemental-1",
    )
    cold.do("done")
    if any(option.startswith("use") for option in cold.options):
        cold.do(next(option for option in cold.options if option.startswith("use")))
    warm = scene(
        "A greater-ice-elemental@D3,E3 wounds=2",
        "B finn-the-viking-champion@I1",
        acting="A-greater-ice-elemental-1",
    )
    warm.do("done")

    assert cold["A-greater-ice-elemental.1"].wounds == 1
    assert warm["A-greater-ice-elemental.1"].wounds == 2
    assert not warm.heard(events.Healed)


# --- Mika Connour


SHADOWS = ("g1 h1 g1 g1 g1 h1 g1", " g1 g1 g1 g1 g1 g1 g1", "g1 g1 g1 g1 g1 g1 h1")


@pytest.mark.card("shadow-dance")
def test_shadow_dance_leads_from_shadow_to_shadow() -> None:
    """Any shadow within eight spaces, from shadow only."""
    s = scene("A mika-connour@B1", "B finn-the-viking-champion@G2", rows=SHADOWS, acting="A-mika-connour")
    s.do("move A-mika-connour")

    assert "go F1 mika-connour/shadow-dance" in s.options
    assert not [o for o in s.options if "shadow-dance" in o and "A2" in o]


@pytest.mark.parametrize(("at", "dice"), [("B1", 7), ("B2", 4)])
@pytest.mark.card("shadow-ambush")
def test_shadow_ambush(at: str, dice: int) -> None:
    """Three more dice for a turn begun unengaged on shadow."""
    s = scene(f"A mika-connour@{at}", "B finn-the-viking-champion@D1", rows=SHADOWS, acting="A-mika-connour")
    s.do("move A-mika-connour", "go C1").dice(*[6] * (dice + 4))
    s.do("attack A-mika-connour B-finn-the-viking-champion")

    assert s.heard(events.AttackRolled)[0].dice.total == dice


@pytest.mark.card("blend-into-shadow")
def test_blend_into_shadow_lays_a_tile() -> None:
    """The land under her is shadow from then on; each tile can be laid once, and not on shadow."""
    s = scene("A mika-connour@D2", "B finn-the-viking-champion@G3", rows=SHADOWS, acting="A-mika-connour")
    s.do("done")
    s.do(next(option for option in s.options if option.startswith("use")))

    assert terrain(s, "D2") == "shadow"
    assert s.heard(events.GroundLaid)[0].terrain == "shadow"
    again = scene("A mika-connour@B1", "B finn-the-viking-champion@G3", rows=SHADOWS, acting="A-mika-connour")
    again.do("done")
    assert not again.heard(events.GroundLaid)
    assert not again.asked or not [o for o in again.options if "blend" in o]


# --- Tor-Kul-Na


def stomping() -> Scene:
    """Tor-Kul-Na beside one of two squad figures in a row."""
    s = scene(
        "A tor-kul-na@B3,A3",
        "B marro-warriors@D3",
        "B marro-warriors@E3",
        "B marro-warriors@I9",
        acting="A-tor-kul-na",
    )
    s.do("move A-tor-kul-na")
    s.do(next(option for option in s.options if option.startswith("go C3,B3")))
    return s


@pytest.mark.card("trample-stomp")
def test_trample_stomp_kills_steps_on_and_goes_on() -> None:
    """He takes the space of whom he has destroyed and may trample the next, or walk on with what is left."""
    s = stomping()
    s.do(next(option for option in s.options if option.startswith("use"))).dice(8)
    s.do("target B-marro-warriors.1")

    assert s["B-marro-warriors.1"].place == "destroyed"
    assert s["A-tor-kul-na"].at == ["D3", "C3"]
    assert s.kind == "go"
    s.do("stay").dice(20)
    s.do("target B-marro-warriors.2")
    assert s["A-tor-kul-na"].at == ["E3", "D3"]


@pytest.mark.card("trample-stomp")
def test_trample_stomp_that_fails_ends_the_move() -> None:
    """On 7 or less nothing happens to the figure, and he stays."""
    s = stomping()
    s.do(next(option for option in s.options if option.startswith("use"))).dice(7)
    s.do("target B-marro-warriors.1")

    assert s["B-marro-warriors.1"].place == "board"
    assert s["A-tor-kul-na"].at == ["C3", "B3"]
    assert s.kind != "go"


# --- Wyvern


def flying_to(end: str) -> Scene:
    """A Wyvern that has flown, with enemies under its way and beside it."""
    s = scene(
        "A wyvern@B5,A5",
        "B finn-the-viking-champion@D5",
        "B marro-warriors@B1",
        "B grimnak@F5,F6",
        acting="A-wyvern-1",
    )
    s.do("move A-wyvern.1")
    s.do(next(option for option in s.options if option.startswith(f"go {end}")))
    return s


@pytest.mark.card("talon-grab")
def test_talon_grab_takes_whom_it_flew_over() -> None:
    """A small or medium enemy on a possible way; not a huge one, nor one that lies off every way."""
    s = flying_to("H5")
    s.do(next(option for option in s.options if option.startswith("use")))

    targets = {option for option in s.options if option.startswith("target")}
    assert targets == {"target B-finn-the-viking-champion"}
    s.do("target B-finn-the-viking-champion")
    place = next(option for option in s.options if option.startswith("place"))
    s.do(place)
    assert s["B-finn-the-viking-champion"].at == [place.split()[-1]]


@pytest.mark.card("talon-grab")
def test_talon_grab_needs_a_flight() -> None:
    """Whoever stays has flown over nobody."""
    s = scene("A wyvern@B5,A5", "B finn-the-viking-champion@C5", acting="A-wyvern-1").do("done")

    assert not [option for option in s.options if "talon-grab" in option]


@pytest.mark.parametrize(("faces", "defends"), [((1, 1, 1, 1), False), ((1, 1, 1, 6), True)])
@pytest.mark.card("venomous-sting")
def test_venomous_sting(faces: tuple[int, ...], defends: bool) -> None:
    """Nothing but skulls: no defence."""
    s = scene("A wyvern@C3,B3", "B finn-the-viking-champion@D3", acting="A-wyvern-1").do("done")
    s.dice(*faces, 6, 6, 6, 6).do("attack A-wyvern.1 B-finn-the-viking-champion")

    rolled = s.heard(events.DefenceRolled)
    assert bool(rolled and rolled[0].faces) == defends
