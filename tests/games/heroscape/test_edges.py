"""The edges of rules: what is negated, gone, hidden, level, behind a door, or on a rung.

Each of these is a place where a rule was broken on purpose and the tests of whole procedures did not notice.
"""

from __future__ import annotations

from typing import Any

import pytest

from battlewright.games.heroscape.library import board_of
from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.cards import Filter, Reach, SpecialAttack, When
from battlewright.games.heroscape.model.frames import Attack, EndRound, Round
from battlewright.games.heroscape.procedures.moving import drop_height
from battlewright.games.heroscape.procedures.rolling_off import _roll_off
from battlewright.games.heroscape.procedures.rounds import ranked
from battlewright.games.heroscape.procedures.setup import snake
from battlewright.games.heroscape.rules.armies import COMMON_AGAIN, _draw
from battlewright.games.heroscape.rules.clashes import crest_skulls
from battlewright.games.heroscape.rules.conditions import Clash, holds_when
from battlewright.games.heroscape.rules.crashing import victim_dice
from battlewright.games.heroscape.rules.filters import reaches
from battlewright.games.heroscape.rules.flight import _landing_cost
from battlewright.games.heroscape.rules.flipping import flip_denial
from battlewright.games.heroscape.rules.holding import holder
from battlewright.games.heroscape.rules.numbers import Origin, defence_tally, initiative_tally, origin_of
from battlewright.games.heroscape.rules.sight import eyes_first
from battlewright.games.heroscape.rules.specials import special_aim_denial
from battlewright.games.heroscape.rules.standing import standing_places
from battlewright.games.heroscape.rules.victory import goal_of, marked, reached_at_once
from battlewright.games.heroscape.rules.walker import starts
from battlewright.kernel.rng import Rng
from tests.games.heroscape.scenes import Scene, scene, unit

HERO, FOE = unit("hero"), unit("foe")
SKULL, SHIELD, BLANK = 1, 4, 6


def fight(*figures: str, acting: str, **rest: Any) -> Scene:
    """The attack step of a card."""
    return scene(*figures, acting=acting, step="attack", **rest)


# --- powers that were taken away (Nilrend) --------------------------------------------------------


@pytest.mark.rule("HS-GLYPH-NILREND-02")
def test_a_negated_card_swaps_no_places_and_follows_up_no_blow() -> None:
    """Neither what is done before the dice of an attack nor what is done after it is left."""
    s = fight("A warforged-soldiers@C3", "B crixus@D3", "B valguard@I9", acting="A-warforged-soldiers-1")
    s.card("A-warforged-soldiers-1").negated = True
    s.dice(*[BLANK] * 9).do("attack A-warforged-soldiers.1 B-crixus")
    assert s.heard(events.AttackRolled)

    claws = [
        {
            "kind": "action", "moment": "survived", "mandatory": True, "target": {},
            "rows": [{"effects": [{"do": "wound"}]}],
        }
    ]  # fmt: skip
    for negated, wounds in ((False, 1), (True, 0)):
        s = fight("A biter@C3", "B foe@D3", units=[unit("biter", parts=claws), FOE], acting="A-biter")
        s.card("A-biter").negated = negated
        s.dice(*[BLANK] * 9).do("attack A-biter B-foe")
        assert s["B-foe"].wounds == wounds


@pytest.mark.rule("HS-GLYPH-NILREND-02")
@pytest.mark.parametrize(("negated", "wounds"), [(False, 3), (True, 0)])
def test_a_negated_card_does_not_strike_back(negated: bool, wounds: int) -> None:
    """Excess shields hurt nobody; nor do they if the power is one that hurts its own bearer as attacker."""
    back = unit("spikes", parts=[{"kind": "counter", "when": {"attack": "normal"}}])
    s = fight("A hero@C3", "B spikes@D3", units=[HERO, back], acting="A-hero")
    s.card("B-spikes").negated = negated
    s.dice(*[BLANK] * 3, *[SHIELD] * 3).do("attack A-hero B-spikes")
    assert s["A-hero"].wounds == wounds

    own = unit("clumsy", parts=[{"kind": "counter", "when": {"attack": "normal"}, "own": True}])
    s = fight("A hero@C3", "B clumsy@D3", units=[HERO, own], acting="A-hero")
    s.card("B-clumsy").negated = negated
    s.dice(*[BLANK] * 3, *[SHIELD] * 3).do("attack A-hero B-clumsy")
    assert s["A-hero"].wounds == 0


# --- attacks --------------------------------------------------------------------------------------


@pytest.mark.rule("HS-WOUND-01", "HS-DICE-04")
def test_a_blow_without_a_wound_is_none_and_a_wound_tells_its_rule() -> None:
    """Skulls that are all blocked leave no trace; the wounds of a normal attack come from the rule itself."""
    s = fight("A hero@C3", "B foe@D3", units=[HERO, FOE], acting="A-hero")
    s.dice(SKULL, SKULL, SKULL, SHIELD, SHIELD, SHIELD).do("attack A-hero B-foe")
    assert not s.heard(events.Wounded)

    s = fight("A hero@C3", "B foe@D3", units=[HERO, FOE], acting="A-hero")
    s.dice(SKULL, SKULL, BLANK, SHIELD, BLANK, BLANK).do("attack A-hero B-foe")
    assert [(wound.amount, wound.source) for wound in s.heard(events.Wounded)] == [(1, "HS-WOUND-01")]


@pytest.mark.parametrize(("species", "shields"), [("human", 1), ("orc", 0)])
def test_shields_of_their_own_ask_who_attacks(species: str, shields: int) -> None:
    """A shield against humans only."""
    parts = [{"kind": "modify", "stat": "auto-shields", "when": {"other": {"species": ["human"]}}}]
    cards = [unit("hero", species=species), unit("foe", parts=parts)]
    s = fight("A hero@C3", "B foe@D3", units=cards, acting="A-hero")
    s.dice(*[BLANK] * 9).do("attack A-hero B-foe")
    assert s.heard(events.DefenceRolled)[0].shields == shields


@pytest.mark.parametrize(("power", "skulls"), [("", 3), (" hero/power", 0)])
def test_crests_are_skulls_in_normal_attacks_alone(power: str, skulls: int) -> None:
    """The blanks of a special attack stay blanks."""
    parts = [
        {"kind": "modify", "stat": "crest-skulls"},
        {"kind": "special-attack", "range": 1, "dice": 3},
    ]
    s = fight("A hero@C3", "B foe@D3", units=[unit("hero", parts=parts), FOE], acting="A-hero")
    s.dice(*[BLANK] * 9).do(f"attack A-hero B-foe{power}")
    assert s.heard(events.AttackRolled)[0].skulls == skulls


@pytest.mark.rule("HS-SPECIAL-02")
def test_a_special_attack_alone_takes_no_move_and_counts_for_no_team() -> None:
    """Only a rush is a move as well, and only a team notes whom it has attacked."""
    parts = [{"kind": "special-attack", "range": 1, "dice": 3}]
    figures = ("A hero@C3", "A foe@C5", "B foe@D3", "B hero@I9")
    s = fight(*figures, units=[unit("hero", parts=parts), FOE], acting="A-hero", v_attack_first="on")
    turn = s.turn
    s.dice(*[BLANK] * 9).do("attack A-hero B-foe hero/power")
    assert (turn.moved, turn.attacking) == ([], [])


@pytest.mark.rule("HS-DICE-02")
def test_what_comes_from_no_figure_gives_no_height() -> None:
    """Whoever stands above a blast has no defence die for it; above a figure it has one."""
    s = scene("A hero@A1", "B foe@B1", rows=["g1 g4 g1"], units=[HERO, FOE], acting="A-hero")
    foe = s["B-foe"]
    blast = Origin(None, base=1, height=0, adjacent=False)
    assert defence_tally(s.state, foe, blast, "special").total == 3
    blow = origin_of(s.state, s["A-hero"], foe)
    assert defence_tally(s.state, foe, blow, "normal", s["A-hero"]).total == 4


@pytest.mark.rule("HS-WOUND-01")
def test_a_wound_of_a_special_attack_comes_from_its_power() -> None:
    """That is what the log names."""
    parts = [{"kind": "special-attack", "range": 1, "dice": 3}]
    s = fight("A hero@C3", "B foe@D3", units=[unit("hero", parts=parts), FOE], acting="A-hero")
    s.dice(SKULL, *[BLANK] * 9).do("attack A-hero B-foe hero/power")
    assert [wound.source for wound in s.heard(events.Wounded)] == ["hero/power"]


@pytest.mark.rule("HS-ATTACK-03", "HS-ATTACK-01")
def test_why_a_special_attack_cannot_be_aimed_at_a_door() -> None:
    """It hits figures, so a door is no target of it; an explosion could be aimed at one."""
    gate = {"doors": [{"id": "gate", "leaf": "C2:E", "control": "B4", "swing": "D2 D3 E2"}]}
    parts = [{"kind": "special-attack", "range": 1, "dice": 3, "aim": {"objects": False}}]
    card = unit("hero", parts=parts)
    s = fight("A hero@C2", "B foe@B2", units=[card, FOE], acting="A-hero", pieces=gate)
    special = next(part for power in card.powers for part in power.parts)
    assert isinstance(special, SpecialAttack)
    denied = special_aim_denial(s.state, s.turn, s["A-hero"], "door:gate", "hero/power", special)
    assert denied is not None
    assert denied.rule == "hero/power"


# --- conditions and reach -------------------------------------------------------------------------


def test_whoever_is_off_the_battlefield_is_in_reach_of_nothing_near() -> None:
    """What reaches anywhere reaches the fallen too, what asks for a distance does not, from either side."""
    s = scene("A hero@C3", "A foe destroyed", "B foe@D3", units=[HERO, FOE], acting="A-hero")
    here, gone = s["A-hero"], s["A-foe"]
    for one, other in ((here, gone), (gone, here)):
        assert reaches(s.state, one, other, Reach(levels=3))
        for near in (Reach(adjacent=True), Reach(spaces=99), Reach(sight=99)):
            assert not reaches(s.state, one, other, near)


def test_what_asks_for_a_fight_does_not_hold_outside_one() -> None:
    """Adjacent, or against somebody: without an attack there is nobody to be adjacent to."""
    s = scene("A hero@C3", "B foe@D3", units=[HERO, FOE], acting="A-hero")
    hero, foe = s["A-hero"], s["B-foe"]
    for when in (When(adjacent=True), When(adjacent=False), When(other=Filter(side="enemy"))):
        assert not holds_when(s.state, hero, when, None)
    assert holds_when(s.state, hero, When(adjacent=True), Clash(foe, "normal", attacking=True))


@pytest.mark.parametrize(("when", "holds"), [
    (When(attack="normal"), True), (When(attack="special"), False),
    (When(adjacent=True), False), (When(adjacent=False), True),
    (When(other=Filter(species=("human",))), True), (When(other=Filter(species=("orc",))), False),
    (When(height=True), False), (When(within=2), True), (When(within=1), False),
    (When(other_beside=Filter(species=("orc",))), False),
])  # fmt: skip
def test_everything_that_is_asked_of_a_fight_must_hold(when: When, holds: bool) -> None:
    """Two humans on one level, two spaces apart, in a normal attack."""
    s = scene("A hero@C3", "B foe@E3", units=[HERO, FOE], acting="A-hero")
    assert holds_when(s.state, s["A-hero"], when, Clash(s["B-foe"], "normal", attacking=True)) == holds


# --- powers ---------------------------------------------------------------------------------------


def test_a_power_that_must_be_used_asks_whom_it_is_used_on() -> None:
    """With two enemies beside it the player chooses; without a way of its own nobody is chosen for them."""
    parts = [
        {
            "kind": "action", "moment": "after-moving", "mandatory": True, "target": {"side": "enemy"},
            "reach": {"adjacent": True}, "rows": [{"effects": [{"do": "wound"}]}],
        }
    ]  # fmt: skip
    s = scene("A hero@C3", "B foe@D3", "B other@B3", units=[unit("hero", parts=parts), FOE, unit("other")],
              acting="A-hero", step="after-move")  # fmt: skip
    if s.offers("use"):
        s.do(s.offers("use")[0])
    assert s.options[:2] == ["target B-foe", "target B-other"]
    s.do("target B-other")
    assert (s["B-foe"].wounds, s["B-other"].wounds) == (0, 1)


def test_a_bond_waits_for_its_moment_and_may_need_a_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bond for afterwards is not offered before; one that needs an 11 fails on a 10 of twenty faces."""
    bond: dict[str, Any] = {"kind": "bond", "whom": {"side": "own", "units": ["helper"]}}
    later = unit("leader", parts=[bond | {"when": "after"}])
    figures = ("A leader@C3", "A helper@C5", "B foe@I9")
    s = scene(*figures, units=[later, unit("helper"), FOE], acting="A-leader", step="bond")
    assert not s.offers("activate")

    sides: list[int] = []
    for face, turns in ((10, False), (11, True)):
        s = scene(*figures, units=[unit("leader", parts=[bond | {"roll": 11}]), unit("helper"), FOE],
                  acting="A-leader", step="bond")  # fmt: skip

        def roll(_: Rng, faces: int = 6, face: int = face) -> int:
            sides.append(faces)
            return face

        monkeypatch.setattr(Rng, "roll", roll)
        s.do("activate leader/power:A-helper")
        assert (s.turn.card == "A-helper") == turns
    assert set(sides) == {20}


def test_a_crest_is_worth_a_skull_in_a_normal_attack() -> None:
    """The odds ask beforehand: not for a special attack, nor for a blast."""
    hero = unit("hero", parts=[{"kind": "modify", "stat": "crest-skulls"}])
    s = fight("A hero@C3", "B foe@D3", units=[hero, FOE], acting="A-hero")
    worth = {
        (power, origin): crest_skulls(
            s.state, Attack(attacker="A-hero", target="B-foe", power=power, origin=origin)
        )
        for power in ("", "hero/power")
        for origin in ("", "volcano")
    }
    assert {key for key, skulls in worth.items() if skulls} == {("", "")}


# --- falling --------------------------------------------------------------------------------------


@pytest.mark.rule("HSV-LANDING-01")
def test_whom_an_extreme_fall_hits_rolls_three_dice() -> None:
    """As for a major fall; one die for a fall, none for a harmless drop."""
    s = scene("A hero@C3", "B foe@D3", units=[HERO, FOE], acting="A-hero", v_landing_damage="on")
    dice = [victim_dice(s.state, s["A-hero"], s["B-foe"], height) for height in (1, 5, 15, 60)]
    assert dice == [0, 1, 3, 3]


@pytest.mark.rule("HSV-LANDING-02")
@pytest.mark.parametrize("switch", ["on", "off"])
def test_nobody_crashes_onto_free_ground(switch: str) -> None:
    """With or without the variant: a step, and a jump down to where nobody stands, are ordinary moves."""
    s = scene("A hero@A1", "B foe@E1", rows=["g3 g1 g1 g1 g1"], units=[HERO, FOE], acting="A-hero",
              v_landing_damage=switch)  # fmt: skip
    s.do("move A-hero", "go B1")
    assert s["A-hero"].at == ["B1"]
    assert s.heard(events.Moved)


@pytest.mark.rule("HS-LADDER-08", "HS-LADDER-09")
def test_letting_go_of_a_ladder_drops_to_its_foot() -> None:
    """From the second rung on; the first is as good as the ground, and climbing is no drop."""
    ladder = {"ladders": [{"at": "B1", "to": "C1", "height": 10}]}
    s = scene("A hero@B1/3", "B foe@A1", rows=["g1 g1 k11 k11"], units=[unit("hero", height=4), FOE],
              acting="A-hero", pieces=ladder, players=2)  # fmt: skip
    drops = {rung: drop_height(s.state, s["A-hero"], f"B1/{rung}", "B1") for rung in (1, 2, 3)}
    assert drops == {1: 0, 2: 4, 3: 6}
    assert drop_height(s.state, s["A-hero"], "B1/2", "B1/3") == 0
    assert drop_height(s.state, s["A-hero"], "C1", "B1/5") == 0
    assert drop_height(s.state, s["A-hero"], "C1", "A1") == 0


# --- moving ---------------------------------------------------------------------------------------


@pytest.mark.rule("HS-MOVE-07")
def test_neither_half_ends_on_a_friend() -> None:
    """The front half passes a friend; it does not stop there while the other half stands free."""
    beast = unit("beast", hexes=2, move=4)
    s = scene("A beast@B1,A1", "A hero@D1", "B foe@I1", rows=["g1 " * 9], units=[beast, HERO, FOE],
              acting="A-beast").do("move A-beast")  # fmt: skip
    assert s.ends() == {"C1,B1", "F1,E1"}


@pytest.mark.rule("HS-GLYPH-04")
def test_two_spaces_are_one_place_but_on_a_glyph() -> None:
    """Which end leads matters on a glyph alone: there it is the front; elsewhere one order is offered."""
    beast = unit("beast", hexes=2, move=4)
    s = scene("A beast@C3,B3", "B foe@I9", units=[beast, FOE], acting="A-beast", glyphs={"E4": "A"})
    ends = s.do("move A-beast").ends()
    on_it = {end for end in ends if "E4" in end.split(",")}
    assert on_it
    assert all(end.startswith("E4,") for end in on_it)
    places = [frozenset(end.split(",")) for end in ends - on_it]
    assert len(places) == len(set(places))


@pytest.mark.rule("HS-ENGAGE-03", "HS-DOOR-05")
@pytest.mark.parametrize("state", ["shut", "open"])
def test_through_a_shut_door_nobody_strikes(state: str) -> None:
    """Whoever walks away from an enemy behind a shut door leaves no engagement; an open door parts nobody."""
    gate = {"doors": [{"id": "gate", "leaf": "C2:E", "control": "B4", "swing": "D2 D3 E2"}]}
    s = scene("A hero@C2", "B foe@D2", units=[HERO, FOE], pieces=gate, acting="A-hero")
    if state == "open":
        s.state.doors["gate"] = "destroyed"
    s.do("move A-hero")
    assert ("swipes" in s.price("go A2")) == (state == "open")


@pytest.mark.rule("HS-FLY-06")
@pytest.mark.parametrize(("reach", "cost"), [((3, 3), 4), ((3, 4), 4), ((4, 3), 4), ((2, 5), 5)])
def test_both_halves_must_reach_where_it_lands(reach: tuple[int, int], cost: int) -> None:
    """The nearer half flies one space on, or as far as the other must."""
    s = scene("A hero@C3", "B foe@D3", units=[HERO, FOE], acting="A-hero")
    assert _landing_cost(board_of(s.state), set(), list(reach), (0, 1)) == cost


@pytest.mark.rule("HS-DOUBLE-01", "HS-DOUBLE-04")
def test_either_end_may_lead() -> None:
    """One space has one way to stand on it, two have two."""
    assert starts((4,)) == ((4,),)
    assert starts((4, 5)) == ((4, 5), (5, 4))


@pytest.mark.rule("HS-LOS-04", "HS-LOS-09", "HS-DOUBLE-04")
@pytest.mark.parametrize(("at", "eyes"), [
    ("C3,B3", ["C3", "C3", "B3", "B3", "B3", "C3"]), ("B3,C3", ["C3", "C3", "B3", "B3", "B3", "C3"]),
])  # fmt: skip
def test_a_figure_that_faces_a_direction_looks_from_the_end_that_lies_there(at: str, eyes: list[str]) -> None:
    """Directions 0 to 5 counter-clockwise from east, whichever end was put down first."""
    wide = unit("wide", hexes=2, blind=[3])
    found = []
    for facing in range(6):
        s = scene(f"A wide@{at} facing={facing}", "B foe@I9", units=[wide, FOE], acting="A-wide")
        found.append(board_of(s.state).spaces[eyes_first(s.state, s["A-wide"])[0]].label)
    assert found == eyes


@pytest.mark.rule("HS-DOUBLE-04")
def test_why_a_figure_cannot_be_flipped() -> None:
    """It has one end only; or it has not moved yet."""
    s = scene("A hero@C3", "A beast@C5,B5", "B foe@I9", units=[HERO, unit("beast", hexes=2), FOE],
              acting="A-beast")  # fmt: skip
    for figure, facts in (("A-hero", {}), ("A-beast", {"moved": False})):
        denied = flip_denial(s.state, s.turn, s[figure])
        assert denied is not None
        assert (denied.rule, denied.facts) == ("HS-DOUBLE-04", {"figure": figure} | facts)


@pytest.mark.rule("HS-LEAVE-02")
@pytest.mark.parametrize("part", [
    {"kind": "trait", "trait": "disengage"}, {"kind": "move-mode", "spaces": 2, "up": 9, "down": 9},
])  # fmt: skip
def test_powers_let_a_figure_leave_unharmed(part: dict[str, Any]) -> None:
    """Whoever disengages, and whoever leaps silently, is not struck at."""
    hero = unit("hero", parts=[part])
    s = scene("A hero@B1", "B foe@A1", rows=["g1 g1 g1 g1"], units=[hero, FOE], acting="A-hero")
    s.do("move A-hero")
    s.do(s.offers("go D1")[-1])
    assert s["A-hero"].at == ["D1"]
    assert not s.heard(events.LeftEngagement)


# --- dice -----------------------------------------------------------------------------------------


@pytest.mark.rule("HS-INIT-01", "HS-DRAFT-03", "HS-SPECIAL-05")
def test_who_comes_first_is_rolled_with_twenty_faces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Initiative, and the order of the same power at the same time."""
    s = scene("A hero@C3", "B foe@D3", units=[HERO, FOE], acting="A-hero")
    sides: list[int] = []
    faces = iter((3, 12) * 2)

    def roll(_: Rng, most: int = 6) -> int:
        sides.append(most)
        return next(faces)

    monkeypatch.setattr(Rng, "roll", roll)
    assert ranked(s.state, [0, 1]) == [1, 0]
    assert _roll_off(s.state, [0, 1], "hero/power") == [1, 0]
    assert sides == [20] * 4


# --- glyphs ---------------------------------------------------------------------------------------


@pytest.mark.rule("HS-GLYPH-02", "HS-GLYPH-05")
def test_a_glyph_is_turned_over_where_it_lies_and_stays_there() -> None:
    """Whoever stops on it turns it over, and it alone; whoever leaves it leaves it lying."""
    laid = {"D3": "?A", "E5": "?G"}
    s = scene("A hero@C3", "B foe@I9", units=[HERO, FOE], glyphs=laid, acting="A-hero")
    s.do("move A-hero", "go D3")
    assert [event.at for event in s.heard(events.GlyphRevealed)] == ["D3"]

    s = scene("A hero@D3", "B foe@I9", units=[HERO, FOE], glyphs=laid | {"D3": "A"}, acting="A-hero")
    s.do("move A-hero", "go C3")
    assert not s.heard(events.GlyphRevealed)
    assert [(glyph.at, glyph.up) for glyph in s.state.glyphs] == [("D3", True), ("E5", False)]


@pytest.mark.rule("HS-HIVE-02")
def test_where_a_hive_can_stand() -> None:
    """Six free spaces of one level in two rows of three; none where the ground rises."""
    flat = scene("A marro-hive reserve", "B foe@A1", rows=["g1 g1 g1 g1", " g1 g1 g1", "g1 g1 g1"],
                 units=[FOE], acting="A-marro-hive", players=2)  # fmt: skip
    board = board_of(flat.state)
    free = [space.index for space in board.spaces if space.label != "A1"]
    places = standing_places(flat.state, flat["A-marro-hive"], free)
    assert {frozenset(board.spaces[n].label for n in place) for place in places} == {
        frozenset({"B1", "C1", "D1", "A2", "B2", "C2"}),
        frozenset({"A2", "B2", "C2", "A3", "B3", "C3"}),
    }


@pytest.mark.rule("HSV-GEYSER-01")
@pytest.mark.parametrize(("switch", "rolls"), [("off", 0), ("from_15", 1)])
def test_a_geyser_sleeps_unless_the_match_wakes_it(switch: str, rolls: int) -> None:
    """Without the variant nobody rolls for it; with it, 14 is quiet and nobody moves."""
    s = scene("A hero@A1", "B foe@L1", rows=["w0 w0 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1"], units=[HERO, FOE],
              v_geyser=switch, pieces={"zones": ["A1", "L1"], "marks": {"geyser": "A1 B1"}}, players=2,
              )  # fmt: skip
    s.state.stack = [Round(step="marker"), EndRound()]
    s.dice(14).run()
    assert len([roll for roll in s.heard(events.DiceRolled) if roll.why == "geyser"]) == rolls
    assert s["A-hero"].at == ["A1"]


@pytest.mark.rule("HSV-VOLCANO-01")
@pytest.mark.parametrize(("switch", "rolls"), [("off", 0), ("from_15", 1)])
def test_a_volcano_sleeps_unless_the_match_wakes_it(switch: str, rolls: int) -> None:
    """Without the variant nobody rolls for it; with it, 14 is quiet and nobody is hit."""
    s = scene("A hero@B1", "B foe@F1", rows=["l0 g1 g1 g1 g1 g1"], units=[HERO, FOE], v_volcano=switch,
              pieces={"zones": ["B1", "F1"], "marks": {"volcano": "A1"}}, players=2)  # fmt: skip
    s.state.stack = [Round(step="marker"), EndRound()]
    s.dice(14).run()
    assert len([roll for roll in s.heard(events.DiceRolled) if roll.why == "volcano"]) == rolls
    assert s["A-hero"].wounds == 0


# --- what is played for ---------------------------------------------------------------------------


@pytest.mark.rule("HS-END-01")
def test_who_must_break_through_aims_at_the_start_zones_of_the_others() -> None:
    """On a map that marks no goal of its own."""
    s = scene("A hero@C3", "B foe@D3", units=[HERO, FOE], goal={"kind": "siege", "side": 0}, acting="A-hero")
    assert marked(s.state, goal_of(s.state)) == {"I9"}


@pytest.mark.rule("HSV-MISSION-03")
def test_nobody_wins_before_every_shrine_was_seen() -> None:
    """One of two is not enough, and no shrines at all win nothing."""
    s = scene("A hero@A1", "B foe@I9", units=[HERO, FOE], v_missions="shrines", acting="A-hero",
              pieces={"zones": ["A1", "I9"], "marks": {"shrines": "C1 E5"}})  # fmt: skip
    s.state.players[0].visited = ["C1"]
    assert reached_at_once(s.state) is None
    s.state.players[1].visited = ["E5", "C1"]
    won = reached_at_once(s.state)
    assert won is not None
    assert won.winners == (1,)


def test_a_common_card_is_drawn_again_below_a_chance() -> None:
    """At the chance itself another card's turn comes."""
    pool = [unit(name, rarity="common", points=100) for name in ("one", "two")]
    picks = iter((0, 1))

    def below(most: int) -> int:
        return int(100 * COMMON_AGAIN) if most == 100 else next(picks)

    assert _draw(pool, 200, below) == {"one": 1, "two": 1}


@pytest.mark.rule("HS-DRAFT-05")
def test_in_a_draft_of_two_the_second_picks_twice_then_both_in_turn() -> None:
    """One, two, two, and from then on one after the other."""
    assert [snake(2, turn) for turn in range(7)] == [0, 1, 1, 0, 1, 0, 1]


@pytest.mark.rule("HS-GLYPH-DAGMAR-01", "HSV-GLYPH-05")
@pytest.mark.parametrize(("weak", "by", "rule"), [
    ("off", 8, "HS-GLYPH-DAGMAR-01"), ("on", 6, "HSV-GLYPH-05"),
])  # fmt: skip
def test_what_dagmar_adds_and_by_which_rule(weak: str, by: int, rule: str) -> None:
    """8 to initiative, or 6 with the variant."""
    s = scene("A hero@C3", "B foe@I9", units=[HERO, FOE], glyphs={"C3": "D"}, acting="A-hero",
              v_dagmar_6=weak)  # fmt: skip
    found = initiative_tally(s.state, 0, 10)
    assert [(modifier.amount, modifier.source) for modifier in found.modifiers] == [(by, rule)]


@pytest.mark.rule("HS-GLYPH-04")
@pytest.mark.parametrize(("at", "held"), [("C3,B3", True), ("B3,C3", False)])
def test_a_glyph_is_held_with_the_leading_end(at: str, held: bool) -> None:
    """The rear half on it holds nothing."""
    beast = unit("beast", hexes=2)
    s = scene(f"A beast@{at}", "B foe@I9", units=[beast, FOE], glyphs={"C3": "A"}, acting="A-beast")
    assert (holder(s.state, s.state.glyphs[0]) is s["A-beast"]) == held


@pytest.mark.rule("HS-FLY-04", "HS-FLY-02")
@pytest.mark.parametrize("flies", [True, False])
def test_only_wings_carry_over_deep_ground(flies: bool) -> None:
    """Whoever walks stops in the water; a flyer lands behind it."""
    parts = [{"kind": "trait", "trait": "flying"}] if flies else []
    s = scene("A hero@A1", "B foe@F1", rows=["g1 w0 g1 g1 g1 g1"], units=[unit("hero", parts=parts), FOE],
              acting="A-hero").do("move A-hero")  # fmt: skip
    assert ("C1" in s.ends()) == flies
    assert "B1" in s.ends()
