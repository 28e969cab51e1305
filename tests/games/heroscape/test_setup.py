"""Choosing a scenario and armies, drafting, setting up; who is allied (HS-SETUP, HS-DRAFT, HS-TEAM)."""

from __future__ import annotations

from typing import Any

import pytest

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.cards import ArmyEntry
from battlewright.games.heroscape.model.frames import Setup
from battlewright.games.heroscape.model.state import State
from battlewright.games.heroscape.procedures.setup import add_cards, snake
from battlewright.games.heroscape.rules.armies import army_denials, pick_denial
from battlewright.games.heroscape.rules.numbers import attack_tally
from battlewright.games.heroscape.rules.table import enemies, friends
from battlewright.kernel.frames import run
from battlewright.kernel.game import SetupError
from tests.games.heroscape.scenes import GAME, Scene, scene, unit

FINN, THORGRIM = "finn-the-viking-champion", "thorgrim-the-viking-champion"
DRONES, VIKINGS = "marro-drones", "tarn-viking-warriors"
HERO = unit("hero")
OTHER = unit("other")
GANG = unit("gang", figures=3, life=1, rarity="common")


def begin(**setup: Any) -> Scene:
    """A match from its setup, at its first question."""
    return Scene(GAME.new(setup, seed="set-up"))


def place_all(s: Scene) -> Scene:
    """Everybody lets the army be set up by itself."""
    while s.kind == "place":
        s.do("auto")
    return s


def drafting(*, players: int = 2, points: int = 100, **switches: Any) -> Scene:
    """A draft among a few cards on a small meadow, the seats in order of their rolls."""
    s = scene(players=players, units=[HERO], points=points, **switches)
    s.state.stack = [Setup(step="draft", order=list(range(players)))]
    return s


# --- setting up


@pytest.mark.rule("HS-SETUP-01")
def test_a_game_has_two_players_or_more_with_one_army_each() -> None:
    """One player is too few; seats may be grouped into teams, but each seat has its own army."""
    with pytest.raises(SetupError, match="is for"):
        GAME.new({"players": 1}, seed="1")

    s = begin(armies=[[FINN], [THORGRIM]])
    assert {card.seat: card.unit for card in s.state.cards.values()} == {0: FINN, 1: THORGRIM}
    with pytest.raises(SetupError, match="teams"):
        GAME.new({"teams": [[0, 1]]}, seed="1")


@pytest.mark.rule("HS-SETUP-02", "HS-GLYPH-01")
def test_the_battlefield_with_its_glyphs_is_there_before_the_armies() -> None:
    """Scenario, battlefield, round marker and glyphs first; then armies are placed, then round 1 begins."""
    s = begin(scenario="last-army", armies=[[FINN], [THORGRIM]])

    assert s.kind == "place"
    assert s.state.round == 0
    assert s.state.glyphs
    assert place_all(s).state.round == 1


@pytest.mark.rule("HS-SETUP-03")
def test_glyphs_lie_on_land_only() -> None:
    """No shipped battlefield has a glyph in water, swamp water, ice or molten lava."""
    from battlewright.games.heroscape.board import board_for
    from tests.games.heroscape.fields import mistakes

    for card in GAME.content.maps.values():
        board = board_for(card)
        for layout in board.layouts.values():
            for glyph in layout.glyphs:
                terrain = board.spaces[glyph.space].terrain
                assert terrain not in ("water", "swamp-water", "ice", "molten-lava"), card.id
    assert mistakes("w0 g1", layouts=[{"name": "x", "zones": [], "glyphs": "A1=K"}])


@pytest.mark.rule("HS-SETUP-05")
def test_an_army_must_not_cost_more_than_the_limit() -> None:
    """At the limit and below is fine; above it the error says by what."""
    begin(points=160, armies=[[FINN, THORGRIM], [FINN]])

    with pytest.raises(SetupError, match=r"HS-SETUP-05 \(points 160, limit 150\)"):
        GAME.new({"points": 150, "armies": [[FINN, THORGRIM], [FINN]]}, seed="1")


@pytest.mark.rule("HS-SETUP-01", "HS-SETUP-05")
@pytest.mark.parametrize(
    ("setup", "complaint"),
    [
        (
            {"points": -5},
            "points must be a number from 1 to 10000, not '-5'; leave it out for the scenario's 400",
        ),
        ({"points": "-5"}, "points must be a number from 1 to 10000, not '-5'"),
        ({"points": 0}, "points must be a number from 1 to 10000"),
        ({"points": 10**30}, "points must be a number from 1 to 10000"),
        ({"points": "9" * 5000}, "points must be a number from 1 to 10000"),
        ({"points": True}, "points must be a int"),
        (
            {"points": 1},
            "points 1 is too little for armies.0.: the cheapest prepared army costs 280 .* raise points",
        ),
        ({"points": 5, "scenario": "drafted-armies"}, "the cheapest card costs 10"),
        (
            {"points": 5, "armies": ["random", "random"]},
            "armies.0.: no card is left for 5 points .* raise points",
        ),
        ({"armies": [[], [FINN]]}, "armies.0.: it has no cards"),
        ({"armies": [5, [FINN]]}, "armies.0.: .* give a name or a list of cards"),
        (
            {"rounds": -5},
            "rounds must be a number from 1 to 1000, not '-5'; leave it out for the scenario's 12",
        ),
        ({"rounds": 0}, "rounds must be a number from 1 to 1000"),
        ({"rounds": 10**30}, "rounds must be a number from 1 to 1000"),
        ({"players": 0}, "is for 2, 3, 4, 5, 6 players, not 0"),
        ({"players": -2}, "is for 2, 3, 4, 5, 6 players, not -2"),
        ({"players": 10**30}, "is for 2, 3, 4, 5, 6 players"),
        ({"teams": [1, 2]}, "must list the seats of each team by number"),
    ],
)
def test_a_setup_that_cannot_be_played_says_why(setup: dict[str, Any], complaint: str) -> None:
    """Numbers nobody can play with, and limits that leave a seat without an army, are refused at once."""
    with pytest.raises(SetupError, match=f"setup: .*{complaint}"):
        GAME.new(setup, seed="1")


@pytest.mark.rule("HSV-ARMY-01")
def test_exclusive_armies_must_be_enough_for_all() -> None:
    """Three prepared armies cost 290 or less: enough for three players, not for a fourth."""
    setup = {"points": 290, "switches": {"v_exclusive_armies": "on"}}

    assert GAME.new(setup | {"players": 3}, seed="1").stack
    with pytest.raises(SetupError, match="raise points, name armies, or switch v_exclusive_armies off"):
        GAME.new(setup | {"players": 4}, seed="1")
    assert GAME.new({"points": 290, "players": 4}, seed="1").stack


@pytest.mark.rule("HS-SETUP-06")
def test_cards_of_any_general_may_be_combined() -> None:
    """General, species and kind do not matter; only a card that does not exist is refused."""
    s = scene(points=400)
    mixed = [ArmyEntry(card=FINN), ArmyEntry(card=DRONES), ArmyEntry(card="syvarris")]
    assert not army_denials(s.state, 0, mixed)

    denied = army_denials(s.state, 0, [ArmyEntry(card="nobody")])
    assert [d.rule for d in denied] == ["HS-SETUP-06"]


@pytest.mark.rule("HS-SETUP-07")
def test_cards_have_the_numbers_of_the_detailed_side() -> None:
    """Life, move, range, attack, defence, height, size, points and powers are all there."""
    card = GAME.content.units["mimring"].card

    assert (card.life, card.move, card.range, card.attack, card.defence) == (5, 6, 1, 4, 3)
    assert (card.height, card.size, card.points, card.hexes) == (9, "huge", 150, 2)
    assert {power.id for power in card.powers} >= {"flying"}


@pytest.mark.rule("HS-SETUP-08")
def test_a_unique_card_is_fielded_once_in_an_army() -> None:
    """Two copies in one army are refused; both armies may have one each, and no power makes it two."""
    with pytest.raises(SetupError, match="HS-SETUP-08"):
        GAME.new({"points": 400, "armies": [[FINN, FINN], [THORGRIM]]}, seed="1")
    begin(armies=[[FINN], [FINN]])

    from battlewright.games.heroscape.procedures.allegiance import take_over

    s = scene("A hero@A1", "B hero@I9", "B other@I8", units=[HERO, OTHER])
    assert not take_over(s.state, s.card("B-hero"), 0, "test")
    assert take_over(s.state, s.card("B-other"), 0, "test")
    assert s["B-other"].seat == 0


@pytest.mark.rule("HS-SETUP-09", "HS-SETUP-10", "HS-SETUP-11")
def test_a_common_card_may_be_taken_several_times() -> None:
    """Two copies of Marro Drones cost twice and bring twice the figures, in one pool."""
    s = begin(points=400, armies=[[{"card": DRONES, "copies": 2}], [FINN]])
    mine = [f for f in s.state.figures.values() if f.seat == 0]

    assert s.state.players[0].points == 100
    assert len(mine) == 6
    assert [card.id for card in s.state.cards.values() if card.seat == 0] == [
        "A-marro-drones-1",
        "A-marro-drones-2",
    ]
    denied = army_denials(s.state, 0, [ArmyEntry(card=DRONES, copies=0)])
    assert [d.rule for d in denied] == ["HS-SETUP-10"]


@pytest.mark.rule("HS-SETUP-12")
def test_figures_are_set_up_in_the_own_start_zone() -> None:
    """Only free spaces of the own zone are offered."""
    s = scene("B other@I9", units=[HERO, OTHER], pieces={"zones": ["A1 B1 C1", "G9 H9 I9"]})
    add_cards(s.state, 0, ArmyEntry(card="hero"))
    s.state.stack = [Setup(step="choose", order=[0, 1])]
    run(s.state, GAME._procedures)

    assert s.options == ["auto", "place A-hero A1", "place A-hero B1", "place A-hero C1"]
    s.do("place A-hero B1")
    assert s["A-hero"].at == ["B1"]
    assert s.heard(events.FigurePlaced)


@pytest.mark.rule("HS-SETUP-13")
def test_figures_without_room_are_left_out() -> None:
    """Of three figures two find room; the third is left out, not destroyed, and its points stay spent."""
    s = scene("B other@I9", units=[GANG, OTHER], pieces={"zones": ["A1 B1", "I9"]})
    add_cards(s.state, 0, ArmyEntry(card="gang"))
    s.state.stack = [Setup(step="choose", order=[0, 1])]
    run(s.state, GAME._procedures)
    s.do("auto")

    assert [f.place for f in s.state.figures.values() if f.seat == 0] == ["board", "board", "unused"]
    assert s.heard(events.NoRoom)[0].figure == "A-gang.3"
    assert s.state.players[0].points == 100
    assert not s.card("A-gang-1").out


# --- armies and drafts


@pytest.mark.rule("HS-DRAFT-01", "HS-DRAFT-02")
def test_prepared_armies_are_taken_and_placed_from_the_highest_roller_on() -> None:
    """The highest roller chooses an army and sets it all up before the next player chooses."""
    s = Scene(GAME.new({"armies": ["choose", "choose"], "points": 400}, seed="take"))
    first = s.asked[0]
    assert s.kind == "army"
    s.do(s.options[0])
    assert s.heard(events.ArmyTaken)[0].seat == first
    assert s.asked == (first,)
    assert s.kind == "place"
    s.do("auto")

    assert s.kind == "army"
    assert s.asked == (1 - first,)


@pytest.mark.rule("HS-DRAFT-03", "HS-INIT-03")
def test_a_tie_for_the_first_choice_is_rolled_again() -> None:
    """Equal rolls are repeated among the tied until one is higher."""
    s = scene(units=[HERO], points=200)
    s.state.stack = [Setup()]
    s.dice(9, 9, 9, 9, 3, 12).run()

    assert s.state.stack[0].order == [1, 0]  # type: ignore[union-attr]


@pytest.mark.rule("HS-DRAFT-04", "HS-DRAFT-01")
def test_a_drafted_card_is_placed_before_the_next_pick() -> None:
    """The picker sets up the figures at once; then the other player picks."""
    s = drafting(points=110).run()
    s.do(f"draft {FINN}")

    assert (s.kind, s.asked) == ("place", (0,))
    s.do("auto")
    assert (s.kind, s.asked) == ("draft", (1,))


@pytest.mark.rule("HS-DRAFT-05", "HS-DRAFT-06", example="HS-EX-36")
@pytest.mark.parametrize(("players", "picks"), [(2, "ABBABABABA"), (3, "ABCCBAABCC"), (4, "ABCDDCBAAB")])
def test_the_order_of_picks(players: int, picks: str) -> None:
    """Two players: one, two, then in turn. More: there and back, those at the ends twice."""
    assert "".join("ABCD"[snake(players, turn)] for turn in range(10)) == picks


@pytest.mark.rule("HS-DRAFT-05")
def test_the_second_of_two_players_picks_twice() -> None:
    """A picks one card, B two, then A again."""
    s = drafting(points=300).run()
    asked = []
    for _ in range(4):
        asked.append(s.asked[0])
        s.do(s.offers("draft")[0])
        place_all(s)

    assert asked == [0, 1, 1, 0]


@pytest.mark.rule("HS-DRAFT-07")
def test_the_draft_ends_when_nobody_picks_any_more() -> None:
    """A player may stop for good; one who can afford nothing more is done without being asked."""
    s = drafting(points=100).run()
    s.do("complete")
    assert s.state.players[0].done
    assert s.asked == (1,)
    s.do("draft hero")
    place_all(s)

    assert all(player.done for player in s.state.players)
    assert not any(isinstance(frame, Setup) and frame.step == "draft" for frame in s.state.stack)

    three = drafting(players=3).run().do("complete")
    assert three.asked == (1,)


# --- sides


def trio(**switches: Any) -> State:
    """A and C against B; C holds the Glyph of Astrid."""
    s = scene(
        "A hero@D4",
        "B other@E4",
        "C hero@H8",
        units=[HERO, OTHER],
        teams=[[0, 2], [1]],
        glyphs={"H8": "A"},
        acting="A-hero",
        **switches,
    )
    return s.state


@pytest.mark.rule("HS-TEAM-01")
def test_teammates_are_friends_but_share_bonuses_only_by_agreement() -> None:
    """A teammate is never an enemy; the glyph helps only the own army unless the match says otherwise."""
    state = trio()
    hero, other = state.figures["A-hero"], state.figures["B-other"]
    assert friends(state, 0, 2)
    assert attack_tally(state, hero, other).total == 3

    shared = trio(team_allies="with_teammate")
    assert attack_tally(shared, shared.figures["A-hero"], shared.figures["B-other"]).total == 4


@pytest.mark.rule("HS-TEAM-02")
def test_everybody_else_is_an_enemy() -> None:
    """For A only B is an enemy; for B both others are."""
    state = trio()

    assert [f.id for f in enemies(state, 0)] == ["B-other"]
    assert [f.id for f in enemies(state, 1)] == ["A-hero", "C-hero"]


# --- variants of army building


@pytest.mark.rule("HSV-ARMY-01", "HSV-ARMY-02")
def test_exclusive_armies_close_what_others_have_chosen() -> None:
    """An opponent's card is closed; teammates may share common cards but no unique ones."""
    s = scene(units=[HERO, GANG], players=3, teams=[[0, 1], [2]], points=600, v_exclusive_armies="on")
    add_cards(s.state, 0, ArmyEntry(card="hero"))
    add_cards(s.state, 0, ArmyEntry(card="gang"))

    def rule(seat: int, name: str) -> str:
        denied = pick_denial(s.state, seat, name)
        return denied.rule if denied else ""

    assert (rule(2, "hero"), rule(2, "gang")) == ("HSV-ARMY-01", "HSV-ARMY-01")
    assert (rule(1, "hero"), rule(1, "gang")) == ("HSV-ARMY-02", "")
    loose = scene(units=[HERO, GANG], players=3, points=600)
    add_cards(loose.state, 0, ArmyEntry(card="hero"))
    assert pick_denial(loose.state, 2, "hero") is None


@pytest.mark.rule("HSV-ARMY-04")
def test_a_uniform_army_follows_two_generals_at_most() -> None:
    """Three generals are one too many with the variant, and fine without it."""
    cards = [ArmyEntry(card=FINN), ArmyEntry(card=DRONES), ArmyEntry(card="syvarris")]
    strict = scene(points=600, v_two_generals="on")

    assert [d.rule for d in army_denials(strict.state, 0, cards)] == ["HSV-ARMY-04"]
    assert not army_denials(strict.state, 0, cards[:2])
    assert not army_denials(scene(points=600).state, 0, cards)
