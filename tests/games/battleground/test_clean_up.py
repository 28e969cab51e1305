"""The Clean-Up phase: its order, what goes, what stays, who gains mana (BG-CLEAN)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import (
    CleanedUp,
    Gained,
    GameOver,
    Healed,
    KnockedOut,
    MarkRemoved,
    ObjectiveCaptured,
    RoundBegan,
    TokenRemoved,
    Wounded,
)
from battlewright.games.battleground.model.state import Mark
from tests.games.battleground.scenes import Scene, scene

DECKS = {0: ["fate-01", "fate-02"], 1: ["fate-03", "fate-04"]}


def end_of_round(*figures: str, round: int = 1, objectives: tuple[str, ...] = ()) -> Scene:
    """A position at the last decision of a round: `end` leads into Clean-Up and on to the next round."""
    acting = figures[0].partition("@")[0]
    return scene(*figures, acting=acting, decks=DECKS, round=round, objectives=objectives)


@pytest.mark.rule("BG-CLEAN-01")
def test_objectives_then_tokens_then_victory_then_mana() -> None:
    """Each of the four steps leaves its trace, in this order."""
    s = end_of_round(
        "he-man@F6 buff=haste", "orko@A1 mana=0", "skeletor@M8", "mer-man@M10", objectives=("F7",)
    )
    s.do("end")

    kinds = [
        type(e) for e in s.events if isinstance(e, ObjectiveCaptured | TokenRemoved | Gained | CleanedUp)
    ]
    assert kinds[:2] == [ObjectiveCaptured, TokenRemoved]
    assert Gained in kinds[2:]
    assert kinds[-1] is CleanedUp


@pytest.mark.rule("BG-CLEAN-01", "BG-CLEAN-05")
def test_a_decided_game_ends_before_mana_is_handed_out() -> None:
    """Victory is checked before the last step: nobody gains mana after the final round."""
    s = end_of_round("he-man@F6", "orko@A1 mana=0", "skeletor@M8", round=4)
    s.do("end")

    assert s.heard(GameOver)
    assert not s.heard(Gained)
    assert s["orko"].mana == 0


@pytest.mark.rule("BG-CLEAN-02")
def test_buffs_debuffs_and_marks_are_removed() -> None:
    """All of them go, on both sides."""
    s = end_of_round("he-man@F6 buff=haste debuff=slow", "skeletor@M8 buff=empower debuff=blind")
    s.state.marks.append(Mark(token="puddle", at="D5", seat=1, by="mer-man"))
    s.do("end")

    gone = {(e.character, e.token) for e in s.heard(TokenRemoved)}
    assert gone == {("he-man", "haste"), ("he-man", "slow"), ("skeletor", "empower"), ("skeletor", "blind")}
    assert (s["he-man"].buff, s["he-man"].debuff, s["skeletor"].buff, s["skeletor"].debuff) == (
        "",
        "",
        "",
        "",
    )
    assert [e.at for e in s.heard(MarkRemoved)] == ["D5"]
    assert s.state.marks == []


@pytest.mark.rule("BG-CLEAN-03", "BG-CLEAN-02")
def test_buffs_go_first_then_debuffs_then_marks() -> None:
    """The step lists them in this order, so they leave in this order."""
    s = end_of_round("he-man@F6 buff=haste debuff=slow", "skeletor@M8 buff=empower")
    s.state.marks.append(Mark(token="puddle", at="D5", seat=1, by="mer-man"))
    s.do("end")

    gone = [e.token for e in s.events if isinstance(e, TokenRemoved | MarkRemoved)]
    assert gone == ["haste", "empower", "slow", "puddle"]


@pytest.mark.rule("BG-CLEAN-03")
def test_among_buffs_the_first_players_go_first() -> None:
    """Simultaneous removals are taken in the order of the first player."""
    s = end_of_round("he-man@F6 buff=haste", "skeletor@M8 buff=empower")
    s.state.first_team = 1
    s.do("end")

    assert [e.token for e in s.heard(TokenRemoved)] == ["empower", "haste"]


@pytest.mark.rule("BG-CLEAN-03")
def test_regeneration_heals_before_curse_wounds() -> None:
    """A character one wound from being knocked out survives with both."""
    s = end_of_round("he-man@F6", "skeletor@M8 wounds=4 buff=regeneration debuff=curse", "mer-man@M10")
    s.do("end")

    assert [type(e) for e in s.events if isinstance(e, Healed | Wounded)] == [Healed, Wounded]
    assert s["skeletor"].wounds == 4
    assert not s["skeletor"].out


@pytest.mark.rule("BG-CLEAN-03", "BG-CLEAN-01", "BG-SCORE-02", "BG-SCORE-08", example="EXD-07")
def test_curse_in_clean_up_decides_the_game() -> None:
    """The last character of a Force falls to Curse in round 2: the victory check of this phase sees it."""
    s = end_of_round("he-man@F6", "skeletor@M8 wounds=4 debuff=curse weapons=havoc-staff", round=2)
    s.do("end")

    assert [e.vp for e in s.heard(KnockedOut)] == [23]
    over = s.heard(GameOver)[0]
    assert (over.winners, over.reason) == ((0,), "knock-out")
    assert over.score == {0: 23, 1: 0}
    assert s.state.round == 2


@pytest.mark.rule("BG-CLEAN-04")
def test_focus_overwatch_wounds_and_mana_stay() -> None:
    """None of them is touched by Clean-Up."""
    s = end_of_round("he-man@F6 focus wounds=2", "skeletor@M8 focus overwatch wounds=1 mana=5")
    s["he-man"].mana = 3
    s.do("end")

    assert s.heard(CleanedUp)
    assert (s["he-man"].focus, s["he-man"].wounds, s["he-man"].mana) == (True, 2, 3)
    assert (s["skeletor"].focus, s["skeletor"].overwatch) == (True, True)
    assert (s["skeletor"].wounds, s["skeletor"].mana) == (1, 5)


@pytest.mark.rule("BG-CLEAN-05")
def test_whoever_was_not_activated_gains_a_mana() -> None:
    """Only ready characters gain 1 mana, and never beyond 5."""
    s = end_of_round(
        "stratos@F6 mana=1", "orko@A1 mana=1", "skeletor@M8 mana=5", "mer-man@M10 activated mana=1"
    )
    s.do("end")

    mana = {name: s[name].mana for name in ("stratos", "orko", "skeletor", "mer-man")}
    assert mana == {"stratos": 1, "orko": 2, "skeletor": 5, "mer-man": 1}


@pytest.mark.rule("BG-CLEAN-06")
def test_all_are_ready_again_and_their_cards_are_discarded() -> None:
    """The cards on the character cards go to their owner's discard pile."""
    s = end_of_round("he-man@F6", "skeletor@M8 activated")
    s["skeletor"].cards = ["fate-30"]
    s.do("end")

    assert not s["he-man"].activated
    assert not s["skeletor"].activated
    assert s["he-man"].cards == s["skeletor"].cards == []
    assert "fate-23" in s.state.players[0].discard
    assert s.state.players[1].discard == ["fate-30"]
    assert s.heard(RoundBegan)[0].round == 2


@pytest.mark.rule("BG-CLEAN-06")
def test_cards_of_the_fallen_are_discarded_too() -> None:
    """A character knocked out later in the round leaves its cards to the discard pile."""
    s = end_of_round("he-man@F6", "skeletor@M8", "mer-man@M10 activated wounds=4 debuff=curse")
    s["mer-man"].cards = ["fate-30", "glory-05"]
    s.do("end")

    assert s["mer-man"].out
    assert s.state.players[1].discard == ["fate-30", "glory-05"]


@pytest.mark.rule("BG-CLEAN-06")
def test_a_completed_glory_card_goes_to_the_play_area() -> None:
    """A Glory card whose mission was completed is shown face up and never discarded."""
    s = scene(
        "he-man@J6:1 weapons=power-sword",
        "skeletor@A8",
        acting="he-man",
        hands={0: ["glory-02"], 1: []},
        decks=DECKS,
    )
    s.do("bonus glory-02 mission", "move", "goto K6", "face 0", "end")

    assert s.state.round == 2
    assert s.state.players[0].play_area == ["glory-02"]
    assert "glory-02" not in s.state.players[0].discard


@pytest.mark.rule("BG-CLEAN-06")
def test_a_glory_card_without_success_is_discarded() -> None:
    """The mission was not completed: the card goes to the discard pile like any other."""
    s = scene("he-man@F6:1", "skeletor@A8", acting="he-man", hands={0: ["glory-02"], 1: []}, decks=DECKS)
    s.do("bonus glory-02 mission", "end")

    assert s.state.players[0].play_area == []
    assert "glory-02" in s.state.players[0].discard
