"""Victory and points: when the game ends, who wins, what counts (BG-SCORE)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import GameOver, KnockedOut, MissionCompleted
from battlewright.games.battleground.rules.victory import seat_vp
from battlewright.kernel.match import Match
from tests.games.battleground.scenes import GAME, Scene, scene

DECKS = {0: ["fate-01", "fate-02"], 1: ["fate-03", "fate-04"]}


def finished(*figures: str, round: int, vp: tuple[int, int] = (0, 0)) -> Scene:
    """The end of a round, with points already scored."""
    acting = figures[0].partition("@")[0]
    s = scene(*figures, acting=acting, round=round, decks=DECKS)
    for player, points in zip(s.state.players, vp, strict=True):
        player.mission_vp = points
    s.do("end")
    return s


@pytest.mark.rule("BG-SCORE-01")
@pytest.mark.parametrize(("round", "over"), [(1, False), (2, False), (3, False), (4, True)])
def test_the_game_ends_with_the_fourth_round(round: int, over: bool) -> None:
    """While both Forces stand, play goes on until Clean-Up of round 4, whatever the points."""
    s = finished("he-man@F6", "skeletor@M8", round=round, vp=(100, 0))

    assert bool(s.heard(GameOver)) is over
    assert (s.state.round == round + 1) is not over


@pytest.mark.rule("BG-SCORE-01", "BG-SCORE-02")
def test_wiping_out_a_force_ends_the_game_only_in_clean_up() -> None:
    """The last enemy falls in the middle of an activation: the activation goes on; Clean-Up ends the game."""
    s = scene("he-man@F6:0 weapons=mace", "skeletor@F7:3 wounds=4", acting="he-man", ap=3, decks=DECKS)
    s.dice(5, 1, 1, 1, 1).do("attack mace skeletor", "defend decline")
    assert s.heard(KnockedOut)
    assert s.kind == "act"
    assert not s.heard(GameOver)

    s.do("end")

    assert s.heard(GameOver)[0].reason == "knock-out"
    assert s.asked == ()


@pytest.mark.rule("BG-SCORE-02")
def test_knocking_out_a_force_wins_whatever_the_points() -> None:
    """The side with nobody left loses even when it is far ahead."""
    s = finished("he-man@F6", "skeletor@M8 wounds=4 debuff=curse", round=2, vp=(0, 200))

    over = s.heard(GameOver)[0]
    assert (over.winners, over.reason, over.rules) == ((0,), "knock-out", ("BG-SCORE-02",))


@pytest.mark.rule("BG-SCORE-03")
def test_both_forces_gone_is_a_draw() -> None:
    """The last characters of both sides fall in the same Clean-Up: nobody wins."""
    s = finished("he-man@F6 wounds=4 debuff=curse", "skeletor@M8 wounds=4 debuff=curse", round=2, vp=(100, 0))

    over = s.heard(GameOver)[0]
    assert (over.winners, over.rules) == ((), ("BG-SCORE-03",))


@pytest.mark.rule("BG-SCORE-04", "BG-SCORE-05", example="EXD-09")
@pytest.mark.parametrize(
    ("vp", "winners", "rule"),
    [
        ((60, 40), (0,), "BG-SCORE-04"),
        ((59, 40), (), "BG-SCORE-05"),
        ((40, 60), (1,), "BG-SCORE-04"),
        ((40, 59), (), "BG-SCORE-05"),
        ((50, 50), (), "BG-SCORE-05"),
    ],
)
def test_a_lead_of_twenty_wins(vp: tuple[int, int], winners: tuple[int, ...], rule: str) -> None:
    """After round 4 a lead of 20 VP or more wins for either side; less is a draw."""
    s = finished("he-man@F6", "skeletor@M8", round=4, vp=vp)

    over = s.heard(GameOver)[0]
    assert over.winners == winners
    assert over.rules == (rule,)


@pytest.mark.rule("BG-SCORE-06")
def test_captured_objectives_count_at_the_end() -> None:
    """One objective more is a lead of 20 and wins."""
    s = scene("he-man@F6", "skeletor@M8", acting="he-man", round=4, objectives=("F7",))
    s.do("end")

    assert s.heard(GameOver)[0].score == {0: 20, 1: 0}
    assert s.heard(GameOver)[0].winners == (0,)


@pytest.mark.rule("BG-SCORE-07")
def test_side_missions_score_what_is_printed() -> None:
    """Behind Their Lines is worth 10 VP."""
    s = scene("he-man@J6:1", "skeletor@A8", acting="he-man", round=4, hands={0: ["glory-02"], 1: []})
    s.do("bonus glory-02 mission", "move", "goto K6", "face 0")
    assert [e.vp for e in s.heard(MissionCompleted)] == [10]

    s.do("end")

    assert s.heard(GameOver)[0].score == {0: 10, 1: 0}


@pytest.mark.rule("BG-SCORE-07")
def test_a_mission_not_completed_scores_nothing() -> None:
    """Having the card in play is not enough."""
    s = scene("he-man@F6:1", "skeletor@A8", acting="he-man", round=4, hands={0: ["glory-02"], 1: []})
    s.do("bonus glory-02 mission", "end")

    assert s.heard(GameOver)[0].score == {0: 0, 1: 0}


@pytest.mark.rule("BG-SCORE-08")
def test_a_knock_out_scores_character_and_equipment() -> None:
    """Skeletor (21) with Havoc Staff (2), Dagger in reserve (3) and a used Magic Potion (2): 28 VP."""
    s = scene(
        "he-man@F6:0 weapons=mace",
        "skeletor@F7:3 wounds=4 weapons=havoc-staff reserve=dagger items=magic-potion",
        acting="he-man",
    )
    s["skeletor"].spent = ["magic-potion"]
    s.dice(5, 1, 1, 1, 1).do("attack mace skeletor", "defend decline")

    assert [(e.vp, e.seat) for e in s.heard(KnockedOut)] == [(28, 0)]
    assert seat_vp(s.state, 0) == 28


@pytest.mark.rule("BG-SCORE-08")
def test_the_opposing_side_scores_even_if_nobody_did_it() -> None:
    """A knock-out by Curse counts for the opponent."""
    s = finished("he-man@F6", "skeletor@M8", "mer-man@M10 wounds=4 debuff=curse", round=1)

    assert [(e.by, e.seat, e.vp) for e in s.heard(KnockedOut)] == [("", 0, 17)]


@pytest.mark.rule("BG-SCORE-08")
def test_the_own_area_attack_scores_for_the_opponent() -> None:
    """Stratos burns his own ally: the Evil Warriors score Orko's cost."""
    s = scene("stratos@F6:0 weapons=flamethrower", "orko@F10:3 wounds=2", "skeletor@F9:3", acting="stratos")
    s.dice(1, 1, 1, 1, 5, 5, 5, 1).do("attack flamethrower skeletor", "defend decline")

    assert [(e.character, e.seat, e.vp) for e in s.heard(KnockedOut)] == [("orko", 1, 16)]
    assert seat_vp(s.state, 0) == 0


@pytest.mark.rule("BG-SCORE-09")
def test_players_may_agree_on_a_draw_at_any_time() -> None:
    """In the middle of an activation, far apart in points: the game ends as a draw."""
    s = scene("he-man@F6:0", "skeletor@F7:3", acting="he-man")
    s.state.players[0].mission_vp = 80
    s.do("move")  # somebody else is asked just now
    s.events.extend(s.game.agree_draw(s.state))

    over = s.heard(GameOver)[0]
    assert (over.winners, over.reason, over.rules) == ((), "agreed draw", ("BG-SCORE-09",))
    assert s.asked == ()


@pytest.mark.rule("BG-SCORE-10")
@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_concedes_loses_at_once(seat: int) -> None:
    """Either player may give up, also while the other one is asked."""
    s = scene("he-man@F6:0", "skeletor@F7:3", acting="he-man")
    s.state.players[seat].mission_vp = 80
    s.events.extend(s.game.resign(s.state, seat))

    over = s.heard(GameOver)[0]
    assert (over.winners, over.reason, over.rules) == ((1 - seat,), "concession", ("BG-SCORE-10",))
    assert s.asked == ()


@pytest.mark.rule("BG-SCORE-09", "BG-SCORE-10")
@pytest.mark.parametrize(("word", "winners"), [("resign", (1,)), ("agree-draw", ())])
def test_a_match_can_end_during_the_set_up(word: str, winners: tuple[int, ...]) -> None:
    """Before the first round has begun, too."""
    match = Match(GAME, {"scenario": "first-game"}, "early")
    match.choose(0, word)

    assert match.outcome is not None
    assert match.outcome.winners == winners
