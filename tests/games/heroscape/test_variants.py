"""Optional rules of armies, orders, combat and movement (HSV-POINTS to HSV-SHOVE)."""

from __future__ import annotations

from typing import Any

import pytest

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.cards import ArmyEntry
from battlewright.games.heroscape.model.frames import Setup
from battlewright.games.heroscape.model.state import Player
from battlewright.games.heroscape.procedures.orders import counted_turns, turns_of
from battlewright.games.heroscape.procedures.setup import add_cards
from battlewright.games.heroscape.rules.armies import army_denials
from battlewright.games.heroscape.rules.attack import attack_denial
from battlewright.games.heroscape.rules.numbers import (
    attack_tally,
    defence_tally,
    height_advantage,
    initiative_tally,
    move_tally,
    origin_of,
    points_step,
)
from battlewright.games.heroscape.switches import PRESETS, SWITCHES, problems, value
from battlewright.kernel.game import SetupError
from tests.games.heroscape.scenes import GAME, Scene, scene, unit

HERO, FOE, OTHER, THIRD = unit("hero"), unit("foe"), unit("other"), unit("third")
SQUAD = unit("squad", figures=2, life=1)
CARDS = [HERO, FOE, OTHER, THIRD, SQUAD]


def defence_dice(s: Scene, defender: str, attacker: str, kind: str = "normal") -> int:
    """The dice of a defence."""
    one, two = s[attacker], s[defender]
    return defence_tally(s.state, two, origin_of(s.state, one, two), kind, one).total


# --- switches


def test_every_variant_is_off_by_default_and_the_presets_are_playable() -> None:
    """A match without switches has none of the variants; both presets are combinations that hold together."""
    assert all(s.default == "off" for name, s in SWITCHES.items() if name.startswith("v_"))
    assert all(not problems(preset) for preset in PRESETS.values())
    assert value({}, "v_cover") == "off"


def test_switches_that_do_not_fit_are_refused() -> None:
    """An unknown switch or value, something missing that is required, two that conflict."""
    assert "no switch" in problems({"v_nothing": "on"})[0]
    assert "no value" in problems({"v_cover": "perhaps"})[0]
    assert "needs v_power_points" in problems({"v_brandar": "power_point"})[0]
    assert not problems({"v_brandar": "combat_die"})
    clash = problems({"v_reorganise": "on", "v_marker_scheme": "turn_counters"})
    assert "cannot be combined" in clash[0]
    with pytest.raises(SetupError, match="no value"):
        GAME.new({"switches": {"v_cover": "perhaps"}}, seed="1")


# --- points


@pytest.mark.rule("HSV-POINTS-01", "HSV-POINTS-02", "HSV-POINTS-04", example="HSV-EX-01")
@pytest.mark.parametrize(
    ("cost", "change"), [(455, 3), (470, 2), (480, 1), (500, 0), (505, -1), (521, -2), (570, -3)]
)
def test_points_left_or_overspent_change_initiative(cost: int, change: int) -> None:
    """One for each started 20 points, three at most; exactly at the limit nothing."""
    s = scene("A hero@A1", "B foe@I9", units=CARDS, points=500, v_points_initiative="on")
    s.state.players[0] = Player(seat=0, points=cost)

    assert points_step(500 - cost) == change
    assert initiative_tally(s.state, 0, 10).total == 10 + change
    s.state.switches = {}
    assert initiative_tally(s.state, 0, 10).total == 10


@pytest.mark.rule("HSV-POINTS-03", "HSV-POWER-05")
@pytest.mark.parametrize("switch", ["v_points_initiative", "v_power_points"])
def test_the_limit_may_be_exceeded_a_little(switch: str) -> None:
    """By sixty points at most; without the variant not at all."""
    big = [unit("fits", points=560), unit("much", points=561)]
    chosen: dict[str, Any] = {switch: "on"}
    loose = scene(units=big, points=500, **chosen)
    strict = scene(units=big, points=500)

    assert not army_denials(loose.state, 0, [ArmyEntry(card="fits")])
    assert army_denials(loose.state, 0, [ArmyEntry(card="much")])
    assert army_denials(strict.state, 0, [ArmyEntry(card="fits")])


# --- power points


def with_points(costs: list[int], limit: int = 500) -> Scene:
    """A seat with cards of these costs, set up in a match with power points."""
    cards = [unit(f"card{n}", points=cost) for n, cost in enumerate(costs)]
    s = scene("B foe@I9", units=[*cards, FOE], points=limit, v_power_points="on",
              pieces={"zones": ["A1 B1 C1 D1 E1 F1", "I9"]})  # fmt: skip
    s.state.players[1].points = limit
    for card in cards:
        add_cards(s.state, 0, ArmyEntry(card=card.id))
    s.state.stack = [Setup(step="choose", order=[0, 1])]
    s.run()
    while s.kind == "place":
        s.do("auto")
    return s


@pytest.mark.rule("HSV-POWER-01", "HSV-POWER-03", "HSV-POWER-04", example="HSV-EX-02")
def test_power_points_at_the_start() -> None:
    """Four cards for 465 of 500: four and two free ones. Five for 515: one of the five is given up."""
    under = with_points([120, 115, 115, 115])
    assert [card.power_points for card in under.state.cards.values() if card.seat == 0] == [1, 1, 1, 1]
    assert under.state.players[0].power_points == 2

    over = with_points([103, 103, 103, 103, 103])
    assert over.kind == "lose-point"
    over.do("target A-card2")
    assert [card.power_points for card in over.state.cards.values() if card.seat == 0] == [1, 1, 0, 1, 1]
    assert over.state.players[0].power_points == 0


@pytest.mark.rule("HSV-POWER-02")
def test_a_power_point_repeats_a_whole_roll() -> None:
    """All dice are rolled again, the new result stands, and the point of that card is gone."""
    s = scene("A hero@B1", "B foe@C1", units=CARDS, acting="A-hero", step="attack", v_power_points="on")
    s.dice(6, 6, 6).do("attack A-hero B-foe")
    assert (s.asked, s.options) == ((0,), ["accept", "reroll A-hero"])
    s.dice(1, 1, 1).do("reroll A-hero")
    assert s.card("A-hero").power_points == 0
    assert s.asked == (1,)
    s.do("accept")

    assert s["B-foe"].wounds >= 0
    assert s.heard(events.DefenceRolled)


# --- linked units


def linking(*names: str, points: int = 500, **switches: Any) -> Scene:
    """After the figures are set up, with these cards in the first army."""
    far = unit("far", general="Utgar", figures=2, life=1)
    s = scene("B foe@I9", units=[*CARDS, far, unit("squad2", figures=2, life=1)], points=points,
              pieces={"zones": ["A1 B1 C1 D1 E1 F1 G1 H1", "I9"]}, **switches)  # fmt: skip
    for name in names:
        add_cards(s.state, 0, ArmyEntry(card=name))
    s.state.stack = [Setup(step="choose", order=[0, 1])]
    s.run()
    while s.kind == "place":
        s.do("auto")
    return s


@pytest.mark.rule("HSV-LINK-01")
def test_a_squad_follows_one_hero_and_a_hero_leads_one_squad() -> None:
    """Each pair that is left is offered until the player has enough."""
    s = linking("hero", "other", "squad", "squad2", v_linked_units="on")
    assert set(s.offers("target")) == {
        f"target A-{hero}+A-{squad}" for hero in ("hero", "other") for squad in ("squad", "squad2")
    }
    s.do("target A-hero+A-squad")
    assert s.options == ["target A-other+A-squad2", "skip"]
    declined = Scene(s.game.copy(s.state)).do("skip")
    assert declined.kind != "link"
    assert (declined.card("A-hero").partner, declined.card("A-other").partner) == ("A-squad", "")
    s.do("target A-other+A-squad2")

    assert s.kind != "link"
    assert (s.card("A-hero").partner, s.card("A-other").partner) == ("A-squad", "A-squad2")


@pytest.mark.rule("HSV-LINK-01")
@pytest.mark.parametrize(
    ("names", "points", "switches"),
    [
        (("hero", "squad"), 499, {"v_linked_units": "on"}),
        (("hero", "squad"), 500, {}),
        (("hero", "far"), 500, {"v_linked_units": "on"}),
        (("hero", "other"), 500, {"v_linked_units": "on"}),
        (("squad", "squad2"), 500, {"v_linked_units": "on"}),
    ],
)
def test_who_is_not_paired(names: tuple[str, ...], points: int, switches: dict[str, str]) -> None:
    """Below 500 points, without the variant, of two generals, two heroes, two squads."""
    assert linking(*names, points=points, **switches).kind != "link"


@pytest.mark.rule("HSV-LINK-01", "HSV-LINK-02", "HSV-LINK-03")
def test_a_hero_and_a_squad_of_one_general_act_together() -> None:
    """They are paired before the game, share the markers, and both move and then both attack in one turn."""
    far = unit("far", general="Utgar", figures=2, life=1)
    s = scene("B foe@I9", units=[HERO, SQUAD, far, FOE], points=500, v_linked_units="on",
              pieces={"zones": ["A1 B1 C1 D1 E1 F1", "I9"]})  # fmt: skip
    for name in ("hero", "squad", "far"):
        add_cards(s.state, 0, ArmyEntry(card=name))
    s.state.stack = [Setup(step="choose", order=[0, 1])]
    s.run()
    while s.kind == "place":
        s.do("auto")
    assert s.options == ["target A-hero+A-squad", "skip"]
    s.do("target A-hero+A-squad")
    assert s.card("A-hero").partner == "A-squad"

    pair = scene(
        "A hero@A1", "A squad@A2", "A squad@A3", "B foe@I9", units=CARDS, acting="A-hero", v_linked_units="on"
    )
    pair.card("A-hero").partner = "A-squad"
    assert set(pair.offers("move")) == {"move A-hero", "move A-squad.1", "move A-squad.2"}
    from battlewright.games.heroscape.model.frames import Round

    pair.state.stack = [Round()]
    pair.run()
    assert pair.options == ["order 1 A-hero"]


# --- marker schemes


def round_of(scheme: str, *, points: int = 500, **rest: Any) -> Scene:
    """A round about to begin with another marker scheme; A has two cards, B one."""
    return scene(
        "A hero@A1", "A other@A2", "B foe@I9", units=CARDS, v_marker_scheme=scheme, points=points, **rest
    )


def markers_asked(s: Scene) -> list[str]:
    """The markers seat A lays, one after the other onto its first card."""
    found = []
    while 0 in s.asked and GAME.decision(s.state, 0).kind == "order":
        text = GAME.decision(s.state, 0).texts()[0]
        found.append(text.split()[1])
        s.do(text)
    return found


@pytest.mark.rule("HSV-ORDER-01")
def test_more_bluff() -> None:
    """Five markers, two of them X; still three turns."""
    s = round_of("two_bluffs")

    assert markers_asked(s) == ["1", "2", "3", "X", "X"]
    assert turns_of(s.state, 0) == 3


@pytest.mark.rule("HSV-ORDER-02")
def test_a_fourth_turn() -> None:
    """The X is the fourth turn and no bluff."""
    s = round_of("fourth_turn", order=[0, 1], markers={"A-hero": "X", "B-foe": "1"})
    assert turns_of(s.state, 0) == 4
    s.do("done")

    assert s.turn.card == "A-hero"
    assert s.turn.marker == "X"


@pytest.mark.rule("HSV-ORDER-03", example="HSV-EX-17")
def test_a_fourth_turn_for_the_smaller_team() -> None:
    """Two against three: four turns each for the two, three for the others; equal teams have three."""
    figures = ["A hero@A1", "B foe@A3", "C hero@A5", "D foe@A7", "E hero@A9"]
    s = scene(
        *figures,
        units=CARDS,
        teams=[[0, 2], [1, 3, 4]],
        v_marker_scheme="fourth_turn_small_team",
        acting="A-hero",
    )
    even = scene(*figures[:4], units=CARDS, teams=[[0, 2], [1, 3]], v_marker_scheme="fourth_turn_small_team",
                 acting="A-hero")  # fmt: skip

    assert [turns_of(s.state, seat) for seat in range(5)] == [4, 3, 4, 3, 3]
    assert {turns_of(even.state, seat) for seat in range(4)} == {3}


@pytest.mark.rule("HSV-ORDER-04", "HSV-ORDER-05")
def test_a_fourth_turn_with_two_crosses() -> None:
    """Two X, four turns; only when the fourth comes the player says which X it is."""
    assert markers_asked(round_of("fourth_turn_two_x")) == ["1", "2", "3", "X", "X"]
    s = round_of("fourth_turn_two_x", order=[0, 1], markers={"A-hero": "X", "A-other": "X"})

    assert s.options == ["activate X:A-hero", "activate X:A-other"]
    s.do("activate X:A-other")
    assert s.turn.card == "A-other"
    assert s.card("A-hero").markers == ["X"]


@pytest.mark.rule("HSV-ORDER-06")
def test_the_cross_as_a_joker() -> None:
    """In any turn the X may be revealed instead of the number; there are still three turns."""
    s = round_of("x_joker", order=[0, 1], markers={"A-hero": "123", "A-other": "X"})
    assert s.options == ["activate 1:A-hero", "activate X:A-other"]
    s.do("activate X:A-other")
    assert s.turn.card == "A-other"
    s.do("done")

    assert s.turn.card == "A-hero"
    assert s.turn.marker == "2"


@pytest.mark.rule("HSV-ORDER-07")
def test_markers_as_turn_counters() -> None:
    """Nothing is laid; in each turn any own card may be activated."""
    s = round_of("turn_counters")

    assert s.kind == "activate" or s.asked
    asked = s.asked[0]
    names = {text.split(":")[1] for text in s.options} if s.kind == "activate" else {"B-foe"}
    assert names == ({"A-hero", "A-other"} if asked == 0 else {"B-foe"})


@pytest.mark.rule("HSV-ORDER-08", example="HSV-EX-16")
@pytest.mark.parametrize(("limit", "turns"), [(500, 3), (501, 4), (800, 4), (801, 6)])
def test_turns_by_the_size_of_the_game(limit: int, turns: int) -> None:
    """Up to 500 points three, up to 800 four, above six."""
    assert counted_turns(limit) == turns
    assert turns_of(round_of("turn_counters", points=limit).state, 0) == turns


def doubles(**rest: Any) -> Scene:
    """A big game with double marker sets and three cards on side A."""
    return scene(
        "A hero@A1",
        "A other@A2",
        "A third@A3",
        "B foe@I9",
        "B hero@I8",
        "B other@I7",
        units=CARDS,
        points=1000,
        v_marker_scheme="double_sets",
        **rest,
    )


@pytest.mark.rule(
    "HSV-ORDER-09", "HSV-ORDER-10", "HSV-ORDER-11", "HSV-ORDER-12", "HSV-ORDER-13", example="HSV-EX-18"
)
def test_double_marker_sets() -> None:
    """Two of each number on different cards, at most three on a card.

    Used in two passes in the player's order.
    """
    s = doubles()
    s.do("order 1 A-hero")
    assert [t.split()[2] for t in GAME.decision(s.state, 0).texts()] == ["A-other", "A-third"]
    s.do("order 1 A-other", "order 2 A-hero", "order 2 A-other", "order 3 A-hero")
    assert [t.split()[2] for t in GAME.decision(s.state, 0).texts()] == ["A-other", "A-third"]

    laid = {"A-hero": "12", "A-other": "13", "A-third": "23", "B-foe": "12", "B-hero": "13", "B-other": "23"}
    play = doubles(order=[0, 1], markers=laid)
    acted = []
    while play.state.round == 1:
        if play.kind == "activate":
            play.do(play.options[-1])
        if play.kind == "move":
            acted.append(play.turn.seat)
            play.do("done")
    assert acted == [0, 1] * 6
    choice = doubles(order=[0, 1], markers=laid)
    assert choice.options == ["activate 1:A-hero", "activate 1:A-other"]


@pytest.mark.rule("HSV-FLEX-01", "HSV-FLEX-02", "HSV-FLEX-08")
def test_flexible_markers_are_laid_and_stay() -> None:
    """Four new ones each round, never more than four on a card.

    What is left over stays for the next round.
    """
    s = round_of("flexible")
    s.card("A-hero").markers = ["o", "o", "o"]
    texts = GAME.decision(s.state, 0).texts()
    assert texts == ["order o A-hero", "order o A-other"]
    s.do("order o A-hero")
    assert GAME.decision(s.state, 0).texts() == ["order o A-other"]
    for _ in range(3):
        s.do("order o A-other")
    for _ in range(4):
        s.do("order o B-foe")

    assert len(s.card("A-hero").markers) == 4


@pytest.mark.rule(
    "HSV-FLEX-03", "HSV-FLEX-04", "HSV-FLEX-05", "HSV-FLEX-06", "HSV-FLEX-07", example="HSV-EX-03"
)
def test_flexible_markers_multiply_the_move() -> None:
    """Two of three removed: 5 × 2, and Valda and the road on top: 12 off the road, 15 on it.

    Then there is one left.
    """
    runner = unit("runner", move=5)
    rows = [" ".join(["d1"] * 17), " " + " ".join(["g1"] * 17)]
    s = scene(
        "A runner@A1", "A other@A2", "B foe@Q2", rows=rows, units=[runner, *CARDS], glyphs={"A2": "V"},
        order=[0, 1], markers={"A-runner": "ooo", "B-foe": "o"}, v_marker_scheme="flexible",
    )  # fmt: skip
    assert s.options == ["activate A-runner 1", "activate A-runner 2", "activate A-runner 3"]
    s.do("activate A-runner 2")
    assert move_tally(s.state, s["A-runner"]).total == 12
    s.do("move A-runner")
    assert "P1" in s.ends()
    assert "Q1" not in s.ends()
    assert s.card("A-runner").markers == ["o"]
    s.do("stay")
    while s.asked and s.kind != "activate":
        s.do("done")
    s.do("activate B-foe 1", "done")
    s.do("activate A-runner 1", "done")
    assert [event.seat for event in s.heard(events.TurnLost)][:2] == [1, 0]


@pytest.mark.rule("HSV-FLEX-09")
def test_a_repeated_move_is_a_normal_one() -> None:
    """A power that lets a unit move again gives it one normal move, however many markers were spent."""
    charge = unit(
        "charge",
        move=5,
        parts=[
            {
                "kind": "action",
                "moment": "after-moving",
                "rows": [{"least": 1, "effects": [{"do": "move-again"}]}],
            }
        ],
    )
    rows = [" ".join(["g1"] * 20)]
    s = scene("A charge@A1", "B foe@T1", rows=rows, units=[charge, FOE], order=[0, 1],
              markers={"A-charge": "oo"}, v_marker_scheme="flexible")  # fmt: skip
    s.do("activate A-charge 2", "move A-charge")
    assert "K1" in s.ends()
    s.do("stay", "use charge/power A-charge", "move A-charge")

    assert "F1" in s.ends()
    assert "G1" not in s.ends()


@pytest.mark.rule("HSV-REORG-02")
def test_each_opponent_moves_as_many_markers_in_the_order_of_initiative() -> None:
    """C before B, two markers each; the team-mate of the loser and who has one card are not asked."""
    s = scene(
        "A hero@A1", "A other@B1 wounds=3", "B foe@C1", "B third@I9", "C foe@I1", "C third@H1",
        "D foe@A9", "D third@B9", "E foe@E5", units=CARDS, acting="B-foe", step="attack",
        teams=[[0, 3], [1], [2], [4]], order=[2, 0, 4, 3, 1], v_reorganise="on",
    )  # fmt: skip
    for card, markers in (
        ("A-other", "2X"),
        ("B-third", "3"),
        ("C-third", "12X"),
        ("D-third", "1"),
        ("E-foe", "1"),
    ):
        s.card(card).markers = list(markers)
    s.dice(1, 1, 1, 6, 6, 6).do("attack B-foe A-other", "order 2 A-hero", "order X A-hero")
    assert (s.asked, s.kind) == ((2,), "reorganise")
    assert set(s.offers("order")) == {f"order {marker}@C-third C-foe" for marker in "12X"}
    s.do("order 1@C-third C-foe")
    assert "order 1@C-foe C-third" in s.options
    s.do("order X@C-third C-foe")
    assert (s.card("C-third").markers, sorted(s.card("C-foe").markers)) == (["2"], ["1", "X"])
    assert (s.asked, s.options) == ((1,), ["order 3@B-third B-foe", "keep"])
    s.do("keep")

    assert s.kind != "reorganise"


@pytest.mark.rule("HSV-REORG-02")
def test_without_the_variant_nobody_moves_markers() -> None:
    """The markers of a lost card are lost, and no opponent is asked."""
    s = scene(
        "A hero@A1",
        "A other@B1 wounds=3",
        "B foe@C1",
        "B third@I9",
        units=CARDS,
        acting="B-foe",
        step="attack",
    )
    s.card("A-other").markers, s.card("B-third").markers = ["2", "X"], ["3"]
    s.dice(1, 1, 1, 6, 6, 6).do("attack B-foe A-other")

    assert s.kind not in ("order", "reorganise")
    assert s.card("A-hero").markers == []


@pytest.mark.rule("HSV-REORG-01", "HSV-REORG-02", example="HSV-EX-21")
def test_hidden_markers_are_saved_from_a_lost_card() -> None:
    """A moves both to other cards; then the opponent may move as many of its own."""
    s = scene(
        "A hero@A1",
        "A other@B1 wounds=3",
        "B foe@C1",
        "B third@I9",
        units=CARDS,
        acting="B-foe",
        step="attack",
        v_reorganise="on",
    )
    s.card("A-other").markers = ["2", "X"]
    s.card("B-third").markers = ["3"]
    s.dice(1, 1, 1, 6, 6, 6).do("attack B-foe A-other")
    assert (s.asked, s.kind) == ((0,), "order")
    s.do("order 2 A-hero", "order X A-hero")
    assert sorted(s.card("A-hero").markers) == ["2", "X"]
    assert (s.asked, s.kind) == ((1,), "reorganise")
    s.do("order 3@B-third B-foe")
    assert s.card("B-foe").markers == ["3"]


# --- order of phases


@pytest.mark.rule("HSV-ROUND-01")
def test_initiative_before_orders() -> None:
    """The roll comes first; then markers are laid."""
    s = scene("A hero@A1", "B foe@I9", units=CARDS, v_initiative_first="on")

    assert s.heard(events.InitiativeRolled)
    assert s.kind == "order"


@pytest.mark.rule("HSV-TURN-01", "HSV-TURN-02")
def test_attacking_before_moving() -> None:
    """The player chooses for the turn.

    Powers after moving and before attacking come directly before the attack.
    """
    power = [
        {
            "kind": "action",
            "moment": "after-moving",
            "target": {"side": "enemy"},
            "reach": {"adjacent": True},
            "rows": [{"least": 15, "effects": [{"do": "wound"}]}],
        }
    ]
    witch = unit("witch", parts=power)
    s = scene(
        "A witch@B1",
        "B foe@C1",
        units=[witch, FOE],
        order=[0, 1],
        markers={"A-witch": "1"},
        v_attack_first="on",
    )
    assert s.options == ["first move", "first attack"]
    s.do("first attack")
    assert s.kind == "power"
    s.do("skip")
    assert s.kind == "attack"
    s.do("done")
    assert s.kind == "move"


# --- combat


@pytest.mark.rule("HSV-FLANK-01", example="HSV-EX-13")
def test_flanking() -> None:
    """Two free attackers around one enemy add a die each; if one is engaged elsewhere nobody does."""
    s = scene("A hero@C3", "A other@E3", "B foe@D3", units=CARDS, acting="A-hero", v_flanking="on")
    assert attack_tally(s.state, s["A-hero"], s["B-foe"]).total == 4
    assert attack_tally(s.state, s["A-other"], s["B-foe"]).total == 4

    busy = scene(
        "A hero@C3", "A other@E3", "B foe@D3", "B third@F3", units=CARDS, acting="A-hero", v_flanking="on"
    )
    assert attack_tally(busy.state, busy["A-hero"], busy["B-foe"]).total == 3


@pytest.mark.rule("HSV-FLANK-01", "HS-TEAM-01")
@pytest.mark.parametrize(("allies", "dice"), [("own_army_only", 3), ("with_teammate", 4)])
def test_a_teammate_flanks_where_it_counts_as_an_ally(allies: str, dice: int) -> None:
    """The figure of a team-mate on the other side of the enemy helps if the match says so, else not."""
    s = scene(
        "A hero@C3", "C other@E3", "B foe@D3", units=CARDS, acting="A-hero", teams=[[0, 2], [1]],
        v_flanking="on", team_allies=allies,
    )  # fmt: skip

    assert attack_tally(s.state, s["A-hero"], s["B-foe"]).total == dice


@pytest.mark.rule("HSV-BLANK-01", "HSV-BLANK-02", example="HSV-EX-09")
def test_blanks_are_wild_in_attacks_and_defences_only() -> None:
    """Skull, blank, shield against blank, skull: one wound. A blank on a fall die hurts nobody."""
    weak = unit("weak", defence=2)
    s = scene("A hero@B1", "B weak@C1", units=[HERO, weak], acting="A-hero", step="attack", v_blank_wild="on")
    s.dice(1, 6, 4, 6, 1).do("attack A-hero B-weak")
    assert s["B-weak"].wounds == 1

    fall = scene(
        "A hero@A1", "B foe@C1", rows=["g9 g1 g1"], units=[HERO, FOE], acting="A-hero", v_blank_wild="on"
    )
    fall.do("move A-hero").dice(6).do("go B1")
    assert fall["A-hero"].wounds == 0


@pytest.mark.rule("HSV-HEIGHT-01", example="HSV-EX-08")
@pytest.mark.parametrize(("height", "bonus"), [(6, 0), (5, 1)])
def test_realistic_height(height: int, bonus: int) -> None:
    """Level 3 and height 4 against level 2: no bonus against height 6, one die against height 5."""
    s = scene(
        "A low@A1", "B tall@B1", rows=["g3 g2"], units=[unit("low", height=4), unit("tall", height=height)],
        acting="A-low", v_real_height="on",
    )  # fmt: skip

    assert height_advantage(s.state, s["A-low"], s["B-tall"]).attacker == bonus


@pytest.mark.rule("HSV-DIST-01", example="HSV-EX-07")
def test_height_counts_as_distance_for_range() -> None:
    """21 levels are two spaces more: five become seven."""
    rows = ["g23 g2 g2 g2 g2 g2"]
    for reach, allowed in ((6, False), (7, True)):
        s = scene("A shot@A1", "B foe@F1", rows=rows, units=[unit("shot", range=reach), FOE], acting="A-shot",
                  v_height_distance="on")  # fmt: skip
        denied = attack_denial(s.state, s["A-shot"], s["B-foe"])
        assert (denied is None or denied.rule != "HS-RANGE-01") == allowed


@pytest.mark.rule("HSV-DIST-02")
def test_height_counts_as_distance_for_flight() -> None:
    """A landing twenty levels up costs two points more."""
    bird = unit("bird", move=5, parts=[{"kind": "trait", "trait": "flying"}])
    s = scene(
        "A bird@A1", rows=["g1 g21"], units=[bird, FOE], acting="A-bird", players=2, v_height_distance="on"
    )
    s.do("move A-bird")

    assert s.cost("B1") == 3


@pytest.mark.rule("HSV-DIST-02")
@pytest.mark.parametrize(
    ("field", "switch", "cost"),
    [
        ("g1 r60 g10", "on", 2),
        ("g1 r60 g11", "on", 3),
        ("g11 r60 g1", "on", 3),
        ("g1 r60 g30", "on", 4),
        ("g1 r60 g31", "on", 5),
        ("g1 r60 g31", "off", 2),
    ],
)
def test_only_ten_full_levels_between_start_and_end_count(field: str, switch: str, cost: int) -> None:
    """Up or down alike, and whatever it flies over on the way."""
    bird = unit("bird", move=5, parts=[{"kind": "trait", "trait": "flying"}])
    s = scene(
        "A bird@A1", rows=[field], units=[bird, FOE], acting="A-bird", players=2, v_height_distance=switch
    )
    s.do("move A-bird")

    assert s.cost("C1") == cost


@pytest.mark.rule("HSV-FIRE-01")
def test_water_protects_from_fire() -> None:
    """One defence die more in water against fire, none on land or against anything else."""
    dragon = unit("dragon", parts=[{"kind": "special-attack", "range": 4, "dice": 3, "fire": True}])
    s = scene("A dragon@A1", "B foe@C1", rows=["w0 g1 w0"], units=[dragon, FOE], acting="A-dragon",
              v_water_fire_shield="on")  # fmt: skip
    one, two = s["A-dragon"], s["B-foe"]
    fire = dragon.powers[0].parts[0]

    assert defence_tally(s.state, two, origin_of(s.state, one, two), "special", one, fire).total == 4  # type: ignore[arg-type]
    assert defence_tally(s.state, two, origin_of(s.state, one, two), "normal", one).total == 3


@pytest.mark.rule("HSV-FACING-01")
def test_turning_before_the_attack() -> None:
    """With the variant a figure may be rotated directly before its own attack."""
    owl = unit("owl", range=6, blind=[3])
    s = scene(
        "A owl@D3", "B foe@A3", units=[owl, FOE], acting="A-owl", step="attack", v_turn_before_attack="on"
    )
    assert "rotate A-owl 3" in s.options
    s.do("rotate A-owl 3")
    assert "attack A-owl B-foe" in s.options

    plain = scene("A owl@D3", "B foe@E3", units=[owl, FOE], acting="A-owl", step="attack")
    assert not plain.offers("rotate")


@pytest.mark.rule("HSV-D20-01")
def test_powers_that_raise_a_d20_raise_it_twice() -> None:
    """A leader's +1 becomes +2; glyphs stay as they are."""
    from battlewright.games.heroscape.rules.numbers import d20_tally

    lead = unit(
        "lead",
        parts=[{"kind": "modify", "stat": "d20", "amount": 1, "of_power": "frenzy", "whom": {"side": "own"}}],
    )
    s = scene(
        "A lead@A1",
        "A hero@B1",
        "B foe@I9",
        units=[lead, *CARDS],
        glyphs={"B1": "L"},
        acting="A-hero",
        v_d20_double="on",
    )

    assert d20_tally(s.state, s["A-hero"], 10, "hero/frenzy").total == 13
    s.state.switches = {}
    assert d20_tally(s.state, s["A-hero"], 10, "hero/frenzy").total == 12


# --- cover


@pytest.mark.rule("HSV-PLANT-01", "HSV-PLANT-02")
def test_trees_and_bushes_give_cover() -> None:
    """One die against those not adjacent; none without the variant beside a tree, none for huge figures."""
    tree = {"obstacles": [{"kind": "tree", "at": "D2", "heights": [10]}]}
    for switch, dice in (("on", 4), ("off", 3)):
        s = scene("A hero@H3", "B foe@D3", units=CARDS, acting="A-hero", pieces=tree, v_plant_cover=switch)
        assert defence_dice(s, "B-foe", "A-hero") == dice
        s["A-hero"].at = ["E3"]
        assert defence_dice(s, "B-foe", "A-hero") == 3


@pytest.mark.rule("HSV-ROUGH-01", "HSV-ROUGH-02", "HSV-ROUGH-03", "HSV-ROUGH-04")
@pytest.mark.parametrize(
    ("value", "swamp", "rock"), [("dense_swamp", 2, 1), ("craggy_rock", 1, 2), ("both", 2, 2), ("off", 1, 1)]
)
def test_rough_ground(value: str, swamp: int, rock: int) -> None:
    """Declared swamp or rock costs two to enter or land on, and gives cover against those not adjacent."""
    for sign, cost in (("m1", swamp), ("r1", rock)):
        s = scene(
            "A hero@A1",
            "B foe@D1",
            rows=[f"g1 {sign} g1 {sign} g1"],
            units=CARDS,
            acting="A-hero",
            v_rough_ground=value,
        )
        s.do("move A-hero")
        assert s.cost("B1") == cost
        assert defence_dice(s, "B-foe", "A-hero") == 2 + cost
        bird = unit("bird", parts=[{"kind": "trait", "trait": "flying"}])
        air = scene(
            "A bird@A1",
            rows=[f"g1 {sign}"],
            units=[bird, FOE],
            acting="A-bird",
            players=2,
            v_rough_ground=value,
        )
        assert air.do("move A-bird").cost("B1") == cost


@pytest.mark.rule(
    "HSV-COVER-01", "HSV-COVER-02", "HSV-COVER-03", "HSV-COVER-04", "HSV-COVER-05", example="HSV-EX-12"
)
def test_cover_by_what_can_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seen to 0.6, 0.5, 0.1 (an arm), 0.1 (the head): 0, +1, +2, +1.

    With a bush the highest counts. No die decides.
    """
    from battlewright.games.heroscape.board.sight import Sighting
    from battlewright.games.heroscape.rules import numbers

    bush = {"obstacles": [{"kind": "bush", "at": "D2"}]}
    found = []
    for share, head in ((0.6, False), (0.5, False), (0.1, False), (0.1, True)):
        seen = Sighting(True, share, head, None, ())
        monkeypatch.setattr(numbers, "look", lambda *args, seen=seen, **rest: seen)
        alone = scene("A hero@H3", "B foe@D3", units=CARDS, acting="A-hero", v_cover="on")
        beside = scene(
            "A hero@H3",
            "B foe@D3",
            units=CARDS,
            acting="A-hero",
            pieces=bush,
            v_cover="on",
            v_plant_cover="on",
        )
        before = alone.state.rng.position
        found.append(
            (defence_dice(alone, "B-foe", "A-hero") - 3, defence_dice(beside, "B-foe", "A-hero") - 3)
        )
        assert alone.state.rng.position == before

    assert found == [(0, 1), (1, 1), (2, 2), (1, 1)]
