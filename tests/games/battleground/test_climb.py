"""Platforms and ladders: climbing up and down, and who is pushed away (BG-CLIMB)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import InterruptionBegan, Moved, Shoved, Turned
from tests.games.battleground.scenes import Scene, scene

DECK = {"G6": "P", "G7": "P", "G8": "P"}
"""A platform along G6, G7 and G8; G5 and G9 lie at its ends."""


def climbing(*figures: str, terrain: dict[str, str] | None = None) -> Scene:
    """A position in which the first figure has begun a Move action, attacks of opportunity declined."""
    who = figures[0].partition("@")[0]
    s = scene(*figures, acting=who, terrain=DECK if terrain is None else terrain).do("move")
    while s.kind == "react":
        s.do("decline")
    return s


def cost_to(s: Scene, at: str) -> int:
    """What the way to a hex costs; 0 if it is not offered."""
    if f"goto {at}" not in s.options:
        return 0
    s.do(f"goto {at}")
    return sum(event.points for event in s.heard(Moved))


@pytest.mark.rule("BG-CLIMB-01")
def test_characters_stand_and_step_on_platforms() -> None:
    """A platform hex is reached by climbing, a Move may end there, and along it each step costs 1."""
    assert cost_to(climbing("skeletor@G6+:0"), "G8+") == 2
    s = climbing("skeletor@G5:0").do("goto G6+", "face 0")

    assert s["skeletor"].at == "G6+"
    assert s.kind == "act"


@pytest.mark.rule("BG-CLIMB-02", example="EX-16")
def test_climbing_up_costs_three() -> None:
    """From a hex that shares an edge with a platform hex Skeletor gets onto that hex for 3 points."""
    s = climbing("skeletor@G5:0")

    assert cost_to(s, "G6+") == 3
    assert s["skeletor"].at == "G6+"
    assert "BG-CLIMB-02" in s.heard(Moved)[0].rules


@pytest.mark.rule("BG-CLIMB-02")
def test_a_climber_must_stand_next_to_the_platform_and_afford_it() -> None:
    """From two hexes away it takes a step first; with two points left nobody gets up."""
    assert cost_to(climbing("skeletor@G4:0"), "G6+") == 4
    assert "goto G6+" not in climbing("skeletor@G2:0").options
    assert "goto G6+" not in climbing("palace-guard-a@G5:0 debuff=slow").options


@pytest.mark.rule("BG-CLIMB-03")
def test_nobody_climbs_up_from_underneath() -> None:
    """Right under the platform there is no way up, not even to the next platform hex; outside there is."""
    walls = {f"{row}{n}": "H" for row in "FH" for n in range(5, 11)} | {"G5": "H", "G9": "H"}
    s = climbing("skeletor@G7:0", terrain=DECK | walls)

    assert s.offers("goto") == ["goto G6", "goto G8"]
    assert cost_to(climbing("skeletor@G7:0"), "G7+") == 4  # step out, climb up


@pytest.mark.rule("BG-CLIMB-04")
def test_climbing_down_costs_three() -> None:
    """From the edge of a platform to a lower hex next to it."""
    s = climbing("skeletor@G6+:0")
    assert cost_to(s, "G5") == 3
    assert "BG-CLIMB-04" in s.heard(Moved)[0].rules
    assert cost_to(climbing("skeletor@G6+:0"), "H6") == 3


@pytest.mark.rule("BG-CLIMB-04")
def test_nobody_climbs_down_to_underneath() -> None:
    """A hex right under the platform is reached from above only by way of one that is not."""
    assert cost_to(climbing("skeletor@G6+:0"), "G7") == 4
    assert cost_to(climbing("skeletor@G6+:0"), "G6") == 4


LADDER = {"G6": "s", "G7": "P", "G8": "P", "H7": "H"}


@pytest.mark.rule("BG-CLIMB-05", "BG-CLIMB-01", example="EX-17")
def test_a_ladder_leads_up_for_two() -> None:
    """Skeletor takes the ladder onto the platform and steps on along it: 2 + 1 points."""
    assert cost_to(climbing("skeletor@G5:0", terrain=LADDER), "G7+") == 2
    s = climbing("skeletor@G5:0", terrain=LADDER)
    assert cost_to(s, "G8+") == 3
    assert s.heard(Moved)[0].path == ("G5", "G7+", "G8+")


@pytest.mark.rule("BG-CLIMB-05")
@pytest.mark.parametrize(("start", "end"), [("G7+", "G5"), ("G5", "F7"), ("F6", "H6"), ("G7", "G7+")])
def test_a_ladder_links_all_hexes_around_it_whatever_their_elevation(start: str, end: str) -> None:
    """Down as well as up, from one side of it to another, and even from right under the platform."""
    ring = {"F6": ".", "F7": ".", "H6": ".", "H7": "."}

    assert cost_to(climbing(f"skeletor@{start}:0", terrain=LADDER | ring), end) == 2


@pytest.mark.rule("BG-CLIMB-05")
def test_a_ladder_helps_only_those_next_to_it() -> None:
    """From the far end of the platform there is only the climb, for 3."""
    assert cost_to(climbing("skeletor@G9:0", terrain=LADDER), "G8+") == 3


@pytest.mark.rule("BG-CLIMB-06")
def test_a_model_under_a_platform_needs_no_proxy() -> None:
    """One model stands on the platform and one below it: each has a place of its own, neither is adjacent."""
    s = climbing("he-man@G7:0", "skeletor@G7+:3")

    assert (s["he-man"].at, s["skeletor"].at) == ("G7", "G7+")
    assert not s.heard(InterruptionBegan)  # not engaged: nobody was asked for an attack of opportunity
    assert "goto G8" in s.options


# --- pushing the occupant away --------------------------------------------------------------------


@pytest.mark.rule("BG-CLIMB-07", "BG-CLIMB-08")
@pytest.mark.parametrize(("occupant", "owner"), [("skeletor", 1), ("stratos", 0)])
def test_a_climber_pushes_the_occupant_where_its_owner_wants(occupant: str, owner: int) -> None:
    """Friend or foe, the one on the platform makes room; its player chooses a free hex beside it."""
    s = climbing("he-man@F7:0", f"{occupant}@G7+:2").do("goto G7+")
    assert (s.kind, s.asked) == ("push", (owner,))
    assert s.options == ["choose G6+", "choose G8+"]
    s.do("choose G8+")

    assert (s["he-man"].at, s[occupant].at) == ("G7+", "G8+")
    assert s[occupant].facing == 2
    assert s.heard(Shoved)[0].path == ("G7+", "G8+")


@pytest.mark.rule("BG-CLIMB-07")
def test_climbing_down_pushes_as_well() -> None:
    """Whoever stands at the foot of the platform makes room."""
    s = climbing("he-man@G6+:0", "stratos@G5:1").do("goto G5")
    assert s.kind == "push"
    assert "choose G4" in s.options
    assert not [text for text in s.options if text.endswith("+")]
    s.do("choose G4")

    assert (s["he-man"].at, s["stratos"].at) == ("G5", "G4")


@pytest.mark.rule("BG-CLIMB-07")
def test_a_ladder_pushes_only_where_it_changes_the_elevation() -> None:
    """Going up a ladder moves the one above aside; going round it on the ground moves nobody."""
    ladder = {"G6": "s", "G7": "P", "G8": "P"}
    up = climbing("he-man@G5:0", "stratos@G7+", terrain=ladder)
    assert "goto G7+" in up.options
    assert up.do("goto G7+")["stratos"].at == "G8+"  # the only free hex: nothing to choose
    assert up.heard(Moved)[0].points == 2

    assert "goto G7" not in climbing("he-man@G5:0", "stratos@G7", terrain={"G6": "s"}).options


@pytest.mark.rule("BG-CLIMB-07")
def test_a_push_provokes_nothing_and_the_climber_goes_on() -> None:
    """An enemy on Overwatch looks on as the ally is pushed; the climber has two points left to walk on."""
    s = climbing("he-man@F7:0", "stratos@G7+", "skeletor@G12:3 overwatch weapons=blaster").do("goto G7+")
    s.do("choose G8+")

    assert not s.heard(InterruptionBegan)
    assert s.kind == "destination"
    assert s.decision.facts["points"] == 2
    assert "goto G6+" in s.options


@pytest.mark.rule("BG-CLIMB-07")
def test_a_climber_who_ends_beside_an_enemy_he_pushed_has_ended_his_move() -> None:
    """The enemy was pushed to an adjacent hex, so the climber stands next to an enemy."""
    s = climbing("stratos@F7:0", "skeletor@G7+:2").do("goto G7+", "choose G8+")

    assert s.kind == "face"
    assert not s.heard(Turned)


@pytest.mark.rule("BG-CLIMB-08")
def test_the_pushed_character_needs_a_legal_free_hex_of_its_own_elevation() -> None:
    """Taken hexes, obstacles and the ground below are not offered."""
    deck = {"G6": "P", "G7": "P", "G8": "P", "H7": "P", "H8": "Q"}
    s = climbing("he-man@F7:0", "skeletor@G7+", "mer-man@G6+", terrain=deck)

    assert s.do("goto G7+").options == ["choose G8+", "choose H7+"]


@pytest.mark.rule("BG-CLIMB-09")
def test_where_nobody_can_make_room_nobody_climbs() -> None:
    """With no free platform hex beside the occupant its hex cannot be entered."""
    assert "goto G7+" not in climbing("he-man@F7:0", "stratos@G7+", terrain={"G7": "P"}).options
    full = climbing("he-man@F7:0", "stratos@G7+", "orko@G6+", "ram-man@G8+")
    assert "goto G7+" not in full.options
    assert full.denied_by(0, intent="move", character="he-man", to="G7+") == ["BG-CLIMB-09"]
    assert "goto G7+" in climbing("he-man@F7:0", "stratos@G7+", "orko@G6+").options


@pytest.mark.rule("BG-CLIMB-09")
def test_a_massive_model_does_not_make_room() -> None:
    """It cannot be pushed, so its hexes cannot be climbed onto."""
    deck = {f"{row}{n}": "P" for row in "FGH" for n in range(6, 11)}
    s = climbing("stratos@G5:0", "test-triangle@G7+:0", terrain=deck)

    assert s["test-triangle"].at == "G7+"
    assert "goto G6+" not in s.options  # covered by the triangle, with free hexes all around
    assert "goto F6+" in s.options


# --- every movement on foot pushes ----------------------------------------------------------------


@pytest.mark.rule("BG-CLIMB-07", "BG-INT-08")
def test_a_climber_pushes_in_an_interruption_as_well() -> None:
    """The shortest way to the interrupted enemy leads over an ally's hex: the ally makes room."""
    deck = {"G6": "P", "G7": "P", "G8": "P", "G9": "P", "H6": "P"}
    figures = ("he-man@G5:0 overwatch weapons=power-sword", "stratos@G6+:1", "skeletor@G9+:3")
    s = scene(*figures, acting="skeletor", terrain=deck).do("move", "goto G8+", "face 3", "move")
    assert s.options == ["goto G6+", "stay"]
    s.do("goto G6+", "choose H6+")

    assert (s["he-man"].at, s["stratos"].at, s["stratos"].facing) == ("G6+", "H6+", 1)
    assert s.options == ["goto G7+", "stay"]  # it goes on towards Skeletor with the points left
    assert s.do("goto G7+")["he-man"].at == "G7+"
    narrow = {at: sign for at, sign in deck.items() if at != "H6"}
    pushed_into_the_way = scene(*figures, acting="skeletor", terrain=narrow)
    assert "goto G6+" not in pushed_into_the_way.do("move", "goto G8+", "face 3", "move").options


@pytest.mark.rule("BG-CLIMB-07", "BG-INT-08")
def test_the_shortest_route_of_an_interruption_may_end_in_the_enemys_own_hex() -> None:
    """A watcher climbs onto the interrupted enemy itself; it is pushed aside and they are engaged."""
    figures = ("he-man@F7:1 overwatch weapons=power-sword", "skeletor@G8+:3")
    s = scene(*figures, acting="skeletor", terrain=DECK).do("move", "goto G7+", "face 4", "move")
    assert "goto G7+" in s.options
    s.do("goto G7+", "choose G6+")

    assert (s["he-man"].at, s["skeletor"].at) == ("G7+", "G6+")
    assert s["he-man"].facing == 3  # BG-MOVEFX-02: turned to where the enemy was pushed


@pytest.mark.rule("BG-CLIMB-07", "BG-INT-08")
def test_in_an_interruption_nobody_is_pushed_off_the_way() -> None:
    """An occupied platform hex that leads away from the interrupted character is not climbed onto."""
    figures = ("he-man@G5:0 overwatch weapons=power-sword", "stratos@F6+:1", "skeletor@G12:3")
    terrain = {"F6": "P", "F7": "P"}
    s = scene(*figures, acting="skeletor", terrain=terrain).do("move", "goto G10", "face 3", "move")

    assert "goto F6+" not in s.options
    assert "BG-MOVEFX-01" in s.denied_by(0, intent="move", character="he-man", to="F6+")


PIT = {"E6": "l", "E7": "l", "F6": "l", "F8": "l", "G6": "l"}
"""Low walls around F7; with Ram Man under the platform, 5 points lead up to G7 but to no other hex of it."""
LEDGE = PIT | {f"G{n}": "P" for n in range(7, 12)}


@pytest.mark.rule("BG-OVERWATCH-05", "BG-CLIMB-07", "BG-CLIMB-09", "BG-MOVE-04")
@pytest.mark.parametrize(
    ("occupant", "to", "aside", "triggered"),
    [
        ("orko@A1", "G7+", "", True),  # onto Skeletor's own hex: he is pushed to the next one
        ("stratos@G7+", "G8+", "H7", True),  # the ally gives way to one side: beside Skeletor
        ("stratos@G7+", "G8+", "", False),  # the ally has nowhere to go
        ("stratos@G7+", "G9+", "H7", True),  # and with the way free one hex further
        ("stratos@G7+", "G9+", "", False),  # the ally can only be pushed into the way
        ("mer-man@G7+", "G9+", "H7", False),  # beside the enemy pushed aside the Move ends
    ],
)
def test_a_watcher_reckons_with_the_room_others_make(
    occupant: str, to: str, aside: str, triggered: bool
) -> None:
    """A watcher that can engage by climbing onto an occupied hex must interrupt, and no other."""
    terrain = LEDGE | ({aside: "P"} if aside else {})
    watcher = "he-man@F7:1 overwatch weapons=power-sword"
    s = scene(watcher, "ram-man@G7", occupant, "skeletor@G11+:3", acting="skeletor", terrain=terrain)
    s.do("move", f"goto {to}", "face 3")

    assert (s.turn.character == "he-man") == triggered
    assert bool(s.heard(InterruptionBegan)) == triggered


@pytest.mark.rule("BG-CLIMB-07", "BG-MOVEFX-04")
def test_a_charge_may_end_on_an_occupied_hex_it_climbs_onto() -> None:
    """The only way to be beside Skeletor leads onto Orko's hex: Orko makes room and the charge is made."""
    figures = ("test-acrobat@F7:1", "ram-man@G7", "orko@G7+", "skeletor@G8+:3")
    s = scene(*figures, acting="test-acrobat", terrain=LEDGE | {"H7": "P"})
    s.do("skill test-acrobat.charge skeletor", "face 1")

    assert (s["test-acrobat"].at, s["orko"].at) == ("G7+", "H7+")
    assert s["test-acrobat"].facing == 0
    blocked = scene(*figures, acting="test-acrobat", terrain=LEDGE)
    assert "skill test-acrobat.charge skeletor" not in blocked.options


# --- massive climbers -----------------------------------------------------------------------------

BLOCK = {f"{row}{n}": "P" for row in "FGH" for n in range(7, 11)}
"""A platform; the triangle at G8 facing east covers G8, H8 and G7 there."""


@pytest.mark.rule("BG-CLIMB-07", "BG-CLIMB-08", "BG-BIG-07")
def test_a_massive_climber_pushes_everybody_out_of_its_way() -> None:
    """Each of two occupants makes room where its owner wants, off the hexes the base will cover."""
    s = climbing("test-triangle@G5:0", "he-man@G7+:2", "stratos@G8+:4", terrain=BLOCK).do("goto G8+")
    assert (s.kind, s.asked, s.decision.facts["character"]) == ("push", (0,), "he-man")
    assert s.options == ["choose F7+", "choose F8+", "choose H7+"]  # not G8+, H8+: under the base
    s.do("choose F8+")
    assert (s.kind, s.decision.facts["character"]) == ("push", "stratos")
    assert "choose F8+" not in s.options
    s.do("choose G9+")

    assert [s[who].at for who in ("test-triangle", "he-man", "stratos")] == ["G8+", "F8+", "G9+"]
    assert s.kind == "face"  # beside enemies the Move has ended
    assert s.heard(Moved)[-1].points == 3


@pytest.mark.rule("BG-CLIMB-09", "BG-BIG-07", "BG-BIG-17")
def test_a_massive_climber_needs_room_for_everybody_it_pushes() -> None:
    """With one hex left for two, or another massive model in its way, it does not climb."""
    narrow = dict.fromkeys(("G7", "G8", "H8", "H9"), "P")
    one = climbing("test-triangle@G5:0", "he-man@G8+", terrain=narrow)
    assert "goto G8+" in one.options
    two = climbing("test-triangle@G5:0", "he-man@G8+", "stratos@H8+", terrain=narrow)
    assert "goto G8+" not in two.options
    assert two.denied_by(1, intent="move", character="test-triangle", to="G8+") == ["BG-CLIMB-09"]
    other = climbing("test-triangle@G5:0", "test-flower@G9+", terrain=BLOCK | {"F11": "P", "H11": "P"})
    assert "goto G8+" not in other.options


@pytest.mark.rule("BG-CLIMB-08")
def test_nobody_is_pushed_where_another_must_go() -> None:
    """Of two occupants one has a single hex to go to: the other, though free to choose, is not put there."""
    narrow = dict.fromkeys(("G7", "G8", "H8", "H7", "H9"), "P")
    s = climbing("test-triangle@G5:0", "he-man@H8+", "stratos@G7+", terrain=narrow).do("goto G8+")

    assert (s["he-man"].at, s["stratos"].at) == ("H9+", "H7+")
