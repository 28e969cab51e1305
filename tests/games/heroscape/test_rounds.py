"""Rounds, order markers, initiative and turns (HS-ROUND, HS-ORDER, HS-INIT, HS-TURN)."""

from __future__ import annotations

import pytest

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.frames import EndRound, Orders, Round
from battlewright.games.heroscape.model.state import HIDDEN, Token
from battlewright.games.heroscape.rules.victory import card_points
from battlewright.kernel.match import Match
from tests.games.heroscape.scenes import GAME, Scene, scene, unit

HERO = unit("hero")
OTHER = unit("other")
THIRD = unit("third")
GANG = unit("gang", figures=4, life=1, rarity="common")


def duel(**rest: object) -> Scene:
    """Two armies of two heroes each, far apart, with a new round about to start."""
    return scene(
        "A hero@A1",
        "A other@A2",
        "B hero@I9",
        "B other@I8",
        units=[HERO, OTHER, THIRD],
        **rest,  # type: ignore[arg-type]
    )


def lay(s: Scene, seat: str, one: str, two: str, three: str, cross: str) -> None:
    """A seat lays its four markers on cards of these names."""
    for marker, name in zip("123X", (one, two, three, cross), strict=True):
        s.do(f"order {marker} {seat}-{name}")


# --- rounds


@pytest.mark.rule("HS-ROUND-02", "HS-ORDER-01", "HS-SETUP-04")
def test_a_round_begins_with_markers_then_initiative_then_turns() -> None:
    """All four markers are laid by everyone; only then initiative is rolled and the first turn begins."""
    s = duel()
    lay(s, "A", "hero", "hero", "other", "other")
    assert s.state.phase == "orders"
    for marker in "123":
        s.do(f"order {marker} B-hero")
    s.dice(4, 15).do("order X B-hero")

    told = [type(event) for event in s.events]
    assert told.index(events.MarkersTaken) < told.index(events.InitiativeRolled)
    assert told.index(events.InitiativeRolled) < told.index(events.MarkerRevealed)
    assert s.asked == (1,)
    assert s.kind == "move"


@pytest.mark.rule("HS-ROUND-01", "HS-ROUND-04", "HS-END-03")
def test_the_scenario_fixes_the_number_of_rounds() -> None:
    """After the last round the marker moves no further: the game ends on points."""
    short = duel(end_of_round=True, round=3, rounds=3)
    longer = duel(end_of_round=True, round=3, rounds=4)

    assert short.state.result is not None
    assert short.state.result.reason == "points"
    assert longer.state.result is None
    assert longer.state.round == 4


@pytest.mark.rule("HS-ROUND-03", example="HS-EX-46")
def test_the_end_of_a_round_comes_after_the_last_turn_and_before_the_next_round() -> None:
    """Lava is checked when the turns are over: a hero that rolls 12 is gone before the goal is tested."""
    s = scene(
        "A hero@A1",
        "B other@E1",
        rows=["f1 g1 g1 g1 g1"],
        units=[HERO, OTHER],
        order=[0, 1],
        markers={"A-hero": "X", "B-other": "X"},
        pieces={"zones": ["A1", "E1"]},
    )

    told = [type(event) for event in s.events]
    assert told.count(events.TurnLost) == 6
    assert told.index(events.LavaChecked) > told.index(events.TurnLost)


@pytest.mark.rule("HS-ROUND-05", "HS-TURN-08")
def test_markers_come_back_each_round() -> None:
    """A revealed marker stays open on its card until the round is over; then all are laid again."""
    s = duel(order=[0, 1], markers={"A-hero": "1", "A-other": "X", "B-hero": "X"})
    assert s.card("A-hero").shown == ["1"]
    s.do("done")
    while s.kind in ("move", "attack"):
        s.do("done")

    assert s.state.round == 2
    assert all(not card.markers and not card.shown for card in s.state.cards.values())
    assert s.options == ["order 1 A-hero", "order 1 A-other"]


# --- order markers


@pytest.mark.rule("HS-ORDER-01")
def test_all_markers_may_lie_on_one_card() -> None:
    """Any split is legal, even all four on one card."""
    s = duel()
    lay(s, "A", "hero", "hero", "hero", "hero")
    lay(s, "B", "hero", "other", "hero", "other")

    assert s.heard(events.MarkersTaken)[0].counts == {"A-hero": 4}


@pytest.mark.rule("HS-ORDER-02", "HS-ORDER-06")
def test_markers_are_laid_at_the_same_time_and_unseen() -> None:
    """Both seats are asked at once, and neither sees what the other has laid, not even how many."""
    s = duel()
    assert s.asked == (0, 1)
    s.do("order 1 A-hero", "order 2 A-other")

    seen = GAME.view(s.state, 1)
    assert GAME.decision(s.state, 1).texts() == ["order 1 B-hero", "order 1 B-other"]
    assert seen.stack[-1].placed[0] == []  # type: ignore[union-attr]
    assert GAME.view(s.state, 0).stack[-1].placed[0] == [["1", "A-hero"], ["2", "A-other"]]  # type: ignore[union-attr]


@pytest.mark.rule("HS-ORDER-03", "HS-ORDER-06")
def test_markers_may_be_laid_in_turn_instead() -> None:
    """In the alternating mode players lay one marker each in turn; others see neither which nor where."""
    s = duel(marker_placement="alternating", order=[], round=1)
    first = s.asked
    assert len(first) == 1
    s.do(s.options[0])

    assert s.asked != first
    laid = s.heard(events.MarkerLaid)[0]
    assert laid.marker == "1"
    assert (laid.redacted().card, laid.redacted().marker) == ("", "")


@pytest.mark.rule("HS-ORDER-04", "HS-TURN-04", "HS-TURN-02", "HS-TURN-01", "HS-INIT-04")
def test_the_numbers_say_which_card_acts_in_which_turn() -> None:
    """Everybody takes turn 1 in initiative order, then turn 2, then turn 3, each with the numbered card."""
    s = duel(order=[1, 0], markers={"A-hero": "13", "A-other": "2X", "B-hero": "23X", "B-other": "1"})
    acted = [s.turn.card]
    while s.state.round == 1:
        s.do("done")
        if s.kind == "move" and s.state.round == 1:
            acted.append(s.turn.card)

    assert acted == ["B-other", "A-hero", "B-hero", "A-other", "B-hero", "A-hero"]


@pytest.mark.rule("HS-ORDER-05")
def test_the_cross_never_activates_a_card() -> None:
    """A card with nothing but the X does not act."""
    s = duel(order=[0, 1], markers={"A-hero": "X", "A-other": "1", "B-hero": "X"})

    assert s.turn.card == "A-other"
    s.do("done")
    assert s.state.round == 2


@pytest.mark.rule("HS-ORDER-06")
def test_others_see_how_many_markers_lie_on_a_card_and_nothing_else() -> None:
    """An X cannot be told from a number; a teammate may look."""
    s = scene(
        "A hero@A1",
        "B other@I9",
        "C third@I8",
        units=[HERO, OTHER, THIRD],
        teams=[[0, 2], [1]],
        order=[1, 0, 2],
        markers={"A-hero": "2X", "B-other": "1", "C-third": "X"},
    )

    assert GAME.view(s.state, 1).cards["A-hero"].markers == [HIDDEN, HIDDEN]
    assert GAME.view(s.state, None).cards["C-third"].markers == [HIDDEN]
    assert GAME.view(s.state, 2).cards["A-hero"].markers == ["2", "X"]


@pytest.mark.rule("HS-ORDER-07")
def test_markers_lie_only_on_cards_in_play() -> None:
    """A card whose figures are all destroyed gets no marker; figures waiting to enter count as in play."""
    s = scene("A hero@A1", "A other destroyed", "A third reserve", "B hero@I9", units=[HERO, OTHER, THIRD])

    assert [text.split()[2] for text in s.options] == ["A-hero", "A-third"]


@pytest.mark.rule("HS-TURN-09", "HS-ORDER-08")
def test_a_lost_turn_cannot_be_undone() -> None:
    """A has lost a marker nobody saw; that it has no turn now tells which one it was."""
    s = scene(
        "A hero@A1", "A other@I9", "B third@C9",
        units=[HERO, OTHER, THIRD], order=[1, 0], markers={"A-hero": "X", "B-third": "1"},
    )  # fmt: skip
    match = Match(GAME, {}, "undo")
    match.state = s.state
    assert match.asked == (1,)

    told = match.choose(1, "done")
    assert [type(event) for event in told if event.reveals] == [events.TurnLost] * 5
    assert not match.undoable


@pytest.mark.rule("HS-ORDER-06")
def test_laid_markers_cannot_be_taken_back() -> None:
    """Once all have laid theirs, everybody sees how many lie where, even if no die is rolled next."""
    s = scene("A hero@A1", "A other@I9", "B third@C9", units=[HERO, OTHER, THIRD])
    s.state.stack = [Orders()]
    s.run()
    match = Match(GAME, {}, "undo")
    match.state = s.state
    for marker in ("1", "2", "3", "X"):
        match.choose(0, f"order {marker} A-hero")
    for marker in ("1", "2", "3"):
        match.choose(1, f"order {marker} B-third")
    assert match.undoable == 7

    match.choose(1, "order X B-third")
    assert not match.undoable


@pytest.mark.rule("HS-ORDER-08", "HS-TURN-09", "HS-TURN-04", example="HS-EX-34")
def test_the_markers_of_a_lost_card_are_lost() -> None:
    """Q with 2 and X is destroyed in turn 1: turn 2 is skipped unseen, turn 3 goes on with marker 3."""
    s = scene(
        "A hero@A1",
        "A other@D1 wounds=3",
        "B third@C1",
        units=[HERO, OTHER, THIRD],
        order=[1, 0],
        markers={"A-hero": "13", "A-other": "2X", "B-third": "1"},
    )
    s.dice(1, 1, 1, 6, 6, 6).do("done", "attack B-third A-other")
    assert s.card("A-other").markers == []
    assert s.heard(events.MarkersLost)[0].count == 2
    acted = []
    lost = 0
    while s.state.round == 1:
        if s.kind == "move":
            acted.append((s.turn.card, s.turn.marker))
        s.do("done")
        lost += sum(event.seat == 0 for event in s.heard(events.TurnLost))

    assert acted == [("A-hero", "1"), ("A-hero", "3")]
    assert lost == 1


# --- initiative


@pytest.mark.rule("HS-INIT-01", "HS-INIT-02")
def test_the_highest_roll_goes_first() -> None:
    """Everybody rolls a d20; the order follows the results."""
    s = scene("A hero@A1", "B other@I9", "C third@E5", units=[HERO, OTHER, THIRD])
    for _ in range(4):
        for seat in (0, 1):
            s.do(GAME.decision(s.state, seat).texts()[0])
    for _ in range(3):
        s.do(GAME.decision(s.state, 2).texts()[0])
    s.dice(7, 12, 19).do(GAME.decision(s.state, 2).texts()[0])

    assert s.state.order == [2, 1, 0]


@pytest.mark.rule("HS-INIT-02", "HS-INIT-03", example="HS-EX-35")
@pytest.mark.parametrize(("reading", "order"), [("by_roll", [3, 1, 0, 2]), ("clockwise", [3, 0, 1, 2])])
def test_those_who_tie_roll_again_among_themselves(reading: str, order: list[int]) -> None:
    """A 14, B 14, C 9, D 17; the tied roll 6 and 11: D, B, A, C – or clockwise from D."""
    from battlewright.games.heroscape.procedures.rounds import roll_initiative

    s = scene("A hero@A1", "B hero@I9", "C hero@E5", "D hero@A9", units=[HERO], initiative_order=reading)
    s.dice(14, 14, 9, 17, 6, 11)
    roll_initiative(s.state)

    assert s.state.order == order


@pytest.mark.rule("HS-INIT-03")
@pytest.mark.parametrize(
    ("dice", "order"),
    [
        ((14, 14, 14, 2, 5, 9, 5, 3, 8), [1, 2, 0, 3]),  # three tie, and two of them once more
        ((7, 12, 7, 12, 4, 19, 18, 3), [3, 1, 0, 2]),  # two pairs, the higher one first
        ((1, 2, 3, 4), [3, 2, 1, 0]),  # nobody
    ],
)
def test_ties_are_settled_within_their_rank(dice: tuple[int, ...], order: list[int]) -> None:
    """Whoever did not tie neither rolls again nor moves up or down."""
    from battlewright.games.heroscape.procedures.rounds import roll_initiative

    s = scene("A hero@A1", "B hero@I9", "C hero@E5", "D hero@A9", units=[HERO])
    s.dice(*dice)
    roll_initiative(s.state)

    assert s.state.order == order
    assert s.state.rng.script == []


@pytest.mark.rule("HS-INIT-03")
def test_modifiers_count_in_the_reroll_too() -> None:
    """With +8 from the glyph A ties at 6 with B's 14, and wins the reroll with 3 against 10."""
    from battlewright.games.heroscape.procedures.rounds import roll_initiative

    s = scene("A hero@A1", "B hero@I9", units=[HERO], glyphs={"A1": "D"})
    s.dice(6, 14, 3, 10)
    roll_initiative(s.state)

    assert s.state.order == [0, 1]


# --- turns


@pytest.mark.rule("HS-TURN-03", "HS-MOVE-10")
def test_moving_comes_before_attacking_and_is_not_mixed_with_it() -> None:
    """Once the move step is over nobody moves any more in this turn."""
    s = scene("A gang@A1", "A gang@A2", "B hero@B1", units=[GANG, HERO], acting="A-gang-1")
    assert not s.offers("attack")
    s.do("done")

    assert s.kind == "attack"
    assert not s.offers("move")


@pytest.mark.rule("HS-TURN-05", "HS-SETUP-11", example="HS-EX-33")
def test_any_figures_of_a_name_may_act_but_no_more_than_a_card_shows() -> None:
    """Two copies of a squad of four: whichever copy is activated, any four of the eight may act."""
    places = ["A1", "B1", "C1", "D1", "A3", "B3", "C3", "D3"]
    s = scene(*(f"A gang@{p}" for p in places), "B hero@I9", units=[GANG, HERO], acting="A-gang-1")
    assert len(s.offers("move")) == 8
    for number, there in ((1, "A2"), (6, "B4"), (3, "C2"), (8, "D4")):
        s.do(f"move A-gang.{number}", f"go {there}")

    assert s.kind != "move" or s.offers("move") == []


@pytest.mark.rule("HS-TURN-06", "HS-MOVE-03")
def test_moving_is_optional_for_each_figure() -> None:
    """A figure may be left where it is; the others still move."""
    s = scene("A gang@A1", "A gang@A3", "B hero@I9", units=[GANG, HERO], acting="A-gang-1")
    s.do("move A-gang.1", "stay")

    assert s["A-gang.1"].at == ["A1"]
    assert s.offers("move") == ["move A-gang.2"]
    assert "done" in s.options


@pytest.mark.rule("HS-TURN-07", "HS-ATTACK-02")
def test_attacking_is_optional_and_each_figure_attacks_once() -> None:
    """Each figure of the card has one attack and need not make it."""
    s = scene("A gang@B1", "A gang@B3", "B hero@B2", units=[GANG, HERO], acting="A-gang-1", step="attack")
    assert s.offers("attack") == ["attack A-gang.1 B-hero", "attack A-gang.2 B-hero"]
    assert "done" in s.options
    s.dice(6, 6, 6, 6, 6, 6).do("attack A-gang.1 B-hero")

    assert s.offers("attack") == ["attack A-gang.2 B-hero"]


# --- the end on points


@pytest.mark.rule("HS-END-03", example="HS-EX-47")
def test_cards_with_a_figure_left_score_in_full() -> None:
    """Wounds and lost squad figures take nothing away; a destroyed card scores nothing: 180 to 160."""
    chief = unit("chief", points=110, life=5)
    four = unit("four", points=70, figures=4, life=1)
    lord = unit("lord", points=160)
    band = unit("band", points=40, figures=4, life=1)
    s = scene(
        "A chief@A1 wounds=4",
        "A four@A2",
        "A four destroyed",
        "A four destroyed",
        "A four destroyed",
        "B lord@I9",
        *["B band destroyed"] * 4,
        units=[chief, four, lord, band],
        end_of_round=True,
        round=5,
        rounds=5,
    )

    assert s.state.result is not None
    assert s.state.result.score == {0: 180, 1: 160}
    assert s.state.result.winners == (0,)
    assert card_points(s.state, 1) == 160


@pytest.mark.rule("HS-END-04")
def test_the_scores_of_a_team_are_added() -> None:
    """Two players with 100 each beat one with 150."""
    s = scene(
        "A hero@A1",
        "B big@I9",
        "C other@C3",
        units=[HERO, OTHER, unit("big", points=150)],
        teams=[[0, 2], [1]],
        end_of_round=True,
        round=5,
        rounds=5,
    )

    assert s.state.result is not None
    assert s.state.result.winners == (0, 2)


@pytest.mark.rule("HS-END-01")
def test_destroying_every_enemy_wins() -> None:
    """Where the scenario names nothing else, the last army on the battlefield wins."""
    s = scene("A hero@A1", "B other destroyed", units=[HERO, OTHER], end_of_round=True)

    assert s.state.result is not None
    assert (s.state.result.winners, s.state.result.reason) == ((0,), "last army")


@pytest.mark.rule("HS-END-02")
@pytest.mark.parametrize(("reading", "over"), [("end_of_round", False), ("immediate", True)])
def test_the_goal_is_tested_at_the_end_of_the_round(reading: str, over: bool) -> None:
    """A side wiped out in mid-round loses at the end of the round – or at once, in the other reading."""
    s = scene(
        "A hero@A1",
        "B other@B1 wounds=3",
        units=[HERO, OTHER],
        order=[0, 1],
        markers={"A-hero": "12"},
        victory_check=reading,
    )
    s.dice(1, 1, 1, 6, 6, 6).do("done", "attack A-hero B-other")

    assert (s.state.result is not None) == over
    assert bool(s.asked) != over


@pytest.mark.rule("HS-END-02", "HSV-MISSION-02", "HSV-MISSION-06")
@pytest.mark.parametrize("kind", ["glyphs", "siege", "flag", "steal", "shrines"])
def test_a_goal_for_the_end_of_a_round_waits_for_it(kind: str) -> None:
    """Where the goal is tested at once, what must hold when a round ends still waits; other goals do not."""
    s = scene(
        "A hero@A1",
        "B other@I9",
        units=[HERO, OTHER],
        order=[0, 1],
        markers={"A-hero": "12", "B-other": "12"},
        goal={"kind": kind, "marks": "spot", "count": 1},
        pieces={"marks": {"spot": "A1"}},
        glyphs={"A1": "B"},
        victory_check="immediate",
    )
    flag = Token(id="flag", kind="flag", by="A-hero", seat=1)
    s.state.tokens = [flag] if kind == "steal" else []
    s.state.players[0].visited = ["A1"]
    s.do("done")

    assert (s.state.result is not None) == (kind == "shrines")
    if kind != "shrines":
        s.state.stack = [Round(step="marker"), EndRound()]
        s.run()
        assert s.state.result is not None
        assert (s.state.result.winners, s.state.result.reason) == ((0,), kind)
