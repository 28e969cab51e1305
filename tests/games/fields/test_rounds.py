"""Rounds, turns, resting, victory cards and the end of the game (FE-ROUND, FE-ACT, FE-REST.

FE-VICTORY, FE-END).
"""

from __future__ import annotations

import pytest

from battlewright.games.fields.model.events import (
    Activated,
    DuelFought,
    ExtraRound,
    GameOver,
    Healed,
    IncomeGained,
    RoundBegan,
    SkullEvent,
    VictoryCompleted,
    VictoryDiscarded,
    VictoryRedrawn,
    VictoryRevealed,
    VpGained,
)
from battlewright.games.fields.model.frames import Round
from battlewright.games.fields.rules.table import is_day
from battlewright.games.fields.rules.victory import is_last_round, leaders, standing
from tests.games.fields.scenes import GAME, Scene, a_scene

LAST = len(GAME.content.box.track) - 1


def play_out(scene: Scene) -> Scene:
    """Everybody ends every turn at once until the round is over."""
    number = scene.state.round
    for _ in range(40):
        if not GAME.asked(scene.state) or scene.state.round != number:
            return scene
        if scene.kind == "activate":
            scene.choose(scene.options[0])
        else:
            scene.choose(scene.options[-1])
    raise AssertionError("the round does not end")


def last_round(**changes: int) -> Scene:
    """The action phase of the last round, nobody activated."""
    scene = a_scene()
    scene.state.field, scene.state.skulls, scene.state.round = LAST, 4, LAST + 1
    for name, vp in changes.items():
        scene.team(name).vp = vp
    return scene.round()


# --- rounds


@pytest.mark.rule("FE-ROUND-01", "FE-ROUND-02")
def test_day_and_night_take_turns() -> None:
    """The first round is played on day 1.

    Every further one moves the marker by a field, from day to night.
    """
    scene = a_scene().round()
    assert (scene.state.field, is_day(scene.state)) == (0, True)
    play_out(scene)
    assert (scene.state.field, is_day(scene.state)) == (1, False)
    play_out(scene)
    assert (scene.state.field, is_day(scene.state)) == (2, True)
    assert [event.day for event in scene.heard(RoundBegan)] == [False, True]


@pytest.mark.rule("FE-ROUND-03")
def test_by_day_controlled_outposts_yield_eternium() -> None:
    """The sum of the yields of outposts held with figures, also in round 1; by night nothing."""
    scene = a_scene().soldiers("eternos", masters=1).put(teela="gaz-village")
    scene.state.field = 1
    before = scene.team("masters").eternium
    scene.next_round()
    held = {"eternos", "gaz-village"} | {hero.at for hero in scene.state.heroes.values() if hero.team == 0}
    expected = sum(GAME.content.areas[area].eternium for area in held)
    assert scene.team("masters").eternium == before + expected
    assert any(event.team == 0 and event.amount == expected for event in scene.heard(IncomeGained))

    night = a_scene().soldiers("eternos", masters=1)
    before = night.team("masters").eternium
    night.next_round()
    assert not is_day(night.state)
    assert night.team("masters").eternium == before


@pytest.mark.rule("FE-ROUND-04", "FE-ROUND-05")
def test_by_night_heroes_recover_at_the_end_of_their_turn() -> None:
    """One HP, never above the printed number; by day nothing."""
    for night, damage, left in ((True, 2, 1), (True, 0, 0), (False, 2, 2)):
        scene = a_scene()
        if night:
            scene.night()
        scene.hero("teela").damage = damage
        scene.turn("teela").choose("end")
        assert scene.hero("teela").damage == left


@pytest.mark.rule("FE-ROUND-06")
def test_a_skull_on_the_track_brings_the_scenarios_event() -> None:
    """The first skull of this story opens fractures in the Ice Mountains and on the Dark Glacier."""
    scene = a_scene()
    assert "ice-mountains" not in scene.state.quests
    scene.next_round()

    assert [event.number for event in scene.heard(SkullEvent)] == [1]
    assert {"ice-mountains", "dark-glacier"} <= set(scene.state.quests)


@pytest.mark.rule("FE-ROUND-07", "FE-ROUND-08", "FE-ROUND-09")
def test_teams_activate_their_heroes_in_turn() -> None:
    """The starting team first, then the other, each hero once, in any order.

    When all have acted the round ends.
    """
    scene = a_scene(starting=1).round(starting=1)
    assert scene.options == ["activate skeletor", "activate evil-lyn", "activate beast-man"]
    scene.choose("activate evil-lyn", "end")
    assert scene.options == ["activate he-man", "activate teela", "activate she-ra"]
    scene.choose("activate she-ra", "end")
    assert scene.options == ["activate skeletor", "activate beast-man"]
    number = scene.state.round
    play_out(scene)

    order = [scene.hero(event.hero).team for event in scene.heard(Activated)][:6]
    assert order == [1, 0, 1, 0, 1, 0]
    assert scene.state.round == number + 1
    assert not any(hero.activated for hero in scene.state.heroes.values())


# --- actions


@pytest.mark.rule("FE-ACT-01", "FE-ACT-02")
def test_two_different_standard_actions() -> None:
    """Move and fortify are two; a third is not offered, nor the same one twice."""
    scene = a_scene().put(teela="plains-of-eternos").turn("teela").choose("move", "goto eternos")
    assert scene.why_not("teela", "move") == ["FE-ACT-01"]
    scene.choose("fortify 1")

    assert scene.at_menu() is False or not {"move", "march", "fortify 1"} & set(scene.options)
    one = a_scene().put(teela="eternos").turn("teela").choose("fortify 1")
    assert "FE-ACT-01" in one.why_not("teela", "fortify 1")


@pytest.mark.rule("FE-ACT-03", "FE-ACT-04")
def test_free_actions_do_not_count() -> None:
    """After two standard actions a hero may still trade and go to a trader, each once."""
    scene = (
        a_scene()
        .put(teela="gaz-village", he_man="gaz-village")
        .give("he-man", "fireball")
        .eternium(masters=9)
    )
    trader = GAME.content.areas["gaz-village"].trader
    scene.market(trader, next(card.id for card in GAME.content.equipment.values()))
    scene.turn("teela", actions=0, taken=["move", "fortify"])

    assert "trade he-man" in scene.options
    assert f"trader {trader}" in scene.options
    scene.choose("trade he-man", "done")
    assert "FE-ACT-03" in scene.why_not("teela", "trade he-man")


@pytest.mark.rule("FE-ACT-05")
def test_some_things_are_no_actions() -> None:
    """Putting on equipment, casting a map spell and new victory cards are possible beside two actions."""
    armor = next(card.id for card in GAME.content.equipment.values() if card.type == "armor")
    scene = (
        a_scene()
        .hand("masters", "conqueror", "great-host", "master-of-trade")
        .give("teela", armor)
        .eternium(masters=9)
    )
    scene.turn("teela", actions=0, taken=["move", "fortify"])

    assert f"equip {armor}" in scene.options
    assert any(text.startswith("redraw") for text in scene.options)


@pytest.mark.rule("FE-REST-01", "FE-REST-02")
def test_resting_by_night() -> None:
    """Both actions of the turn for four HP, and one more at its end.

    Only by night, only with both actions left.
    """
    scene = a_scene().night()
    scene.hero("teela").damage = 5
    scene.turn("teela").choose("rest")
    assert scene.hero("teela").damage in (0, 1)
    if scene.at_menu() and GAME.asked(scene.state) and scene.kind == "act":
        assert not {"move", "march"} & set(scene.options)
        scene.choose("end")
    assert scene.hero("teela").damage == 0
    assert sum(event.amount for event in scene.heard(Healed)) == 5

    day = a_scene()
    day.hero("teela").damage = 5
    assert "FE-REST-01" in day.turn("teela").why_not("teela", "rest")
    tired = a_scene().night().turn("teela", actions=1, taken=["move"])
    assert tired.why_not("teela", "rest")


# --- victory cards


def towers(scene: Scene, number: int) -> Scene:
    """So many towers are held by the Masters' soldiers."""
    for tower in ("grayskull-tower", "central-tower", "viper-tower")[:number]:
        scene.soldiers(tower, masters=1)
    return scene


@pytest.mark.rule("FE-VICTORY-01", "FE-VICTORY-02", "FE-GOAL-02")
def test_a_primary_objective_is_scored_at_once() -> None:
    """Two towers at the end of a turn: the card is revealed and the team gains its VP."""
    scene = towers(a_scene().hand("masters", "keeper-of-towers"), 2)
    scene.turn("teela").choose("end")

    assert scene.team("masters").vp == 2
    assert scene.team("masters").shown == ["keeper-of-towers"]
    assert scene.heard(VictoryRevealed)
    assert [event.team for event in scene.heard(VpGained)] == [0]
    assert GAME.view(scene.state, 3).teams[0].shown == ["keeper-of-towers"]


@pytest.mark.rule("FE-VICTORY-03", "FE-VICTORY-01")
def test_the_secondary_objective_waits_in_the_open() -> None:
    """A revealed card scores its second part when all three towers are held."""
    scene = towers(a_scene().hand("masters", "keeper-of-towers"), 2)
    scene.turn("teela").choose("end")
    assert not scene.heard(VictoryCompleted)
    towers(scene, 3).turn("he-man").choose("end")

    assert scene.team("masters").vp == 5
    assert scene.heard(VictoryCompleted)


@pytest.mark.rule("FE-VICTORY-04")
def test_progress_is_counted() -> None:
    """An objective that asks for several things remembers how far it has come."""
    cards = GAME.content.victory.values()
    counted = next(card for card in cards if card.secondary.count > 1 and card.secondary.on == "captured")
    scene = a_scene().hand("masters")
    team = scene.team("masters")
    team.shown = [counted.id]
    scene.state.decks["victory"].remove(counted.id)
    start = next(area.id for area in GAME.content.areas.values() if "gaz-village" in area.borders)
    scene.soldiers("gaz-village", evil=1).put(he_man=start).turn("he-man").choose(
        "move", "goto gaz-village"
    ).until("act")

    assert sum(team.progress.values()) == 1


@pytest.mark.rule("FE-VICTORY-05", "FE-VICTORY-06")
def test_no_more_cards_than_heroes_are_revealed() -> None:
    """With the third one the rest of the hand is discarded."""
    scene = towers(a_scene().hand("masters", "keeper-of-towers", "conqueror"), 2)
    scene.team("masters").shown = ["great-host", "master-of-trade"]
    for card in ("great-host", "master-of-trade"):
        scene.state.decks["victory"].remove(card)
    scene.turn("teela").choose("end")

    assert len(scene.team("masters").shown) == 3
    assert scene.team("masters").hand == []
    assert scene.heard(VictoryDiscarded)


@pytest.mark.rule("FE-VICTORY-07", "FE-VICTORY-08")
def test_cards_in_hand_may_be_replaced_for_one_eternium() -> None:
    """Any number of them, again and again; what has been revealed stays."""
    scene = a_scene().hand("masters", "conqueror", "great-host").eternium(masters=2)
    scene.team("masters").shown = ["master-of-trade"]
    scene.state.decks["victory"].remove("master-of-trade")
    scene.turn("teela")
    assert "redraw conqueror,great-host" in scene.options
    assert not [text for text in scene.options if "master-of-trade" in text]
    scene.choose("redraw conqueror,great-host")

    assert scene.team("masters").eternium == 1
    assert len(scene.team("masters").hand) == 2
    assert scene.heard(VictoryRedrawn)
    assert any(text.startswith("redraw") for text in scene.options)
    broke = a_scene().hand("masters", "conqueror").eternium(masters=0).turn("teela")
    assert "FE-VICTORY-07" in broke.why_not("teela", "redraw conqueror") or "FE-ETERNIUM-02" in broke.why_not(
        "teela", "redraw conqueror"
    )


# --- the end


@pytest.mark.rule("FE-END-01")
def test_the_fourth_skull_is_the_last_round() -> None:
    """The game goes on until its round is over."""
    scene = a_scene()
    scene.state.field, scene.state.skulls = LAST - 1, 3
    assert not is_last_round(scene.state)
    ended = play_out(last_round(masters=3))

    assert ended.state.result is not None
    assert ended.heard(GameOver)


@pytest.mark.rule("FE-END-03", "FE-GOAL-01")
def test_most_victory_points_win() -> None:
    """All members of the team share the win."""
    scene = play_out(last_round(masters=3, evil=4))

    assert scene.state.result is not None
    assert scene.state.result.winners == (3, 4, 5)
    assert scene.state.result.rules == ("FE-GOAL-01", "FE-END-03")


@pytest.mark.rule("FE-GOAL-02")
def test_the_score_is_that_of_the_team_whoever_earned_it() -> None:
    """Points by the hero that brought them in; what no hero did stands beside the first."""
    scene = last_round(masters=5, evil=4)
    scene.hero("teela").vp, scene.hero("skeletor").vp = 2, 4
    scene = play_out(scene)

    assert scene.state.result is not None
    assert scene.state.result.score == {0: 3, 1: 2, 2: 0, 3: 4, 4: 0, 5: 0}


@pytest.mark.rule("FE-END-04")
def test_a_win_by_outposts_names_the_tie_break() -> None:
    """The winner was not ahead in points."""
    scene = play_out(last_round(masters=3, evil=3).soldiers("eternos", evil=1))

    assert scene.state.result is not None
    assert (scene.state.result.reason, scene.state.result.winners) == ("tie-break", (3, 4, 5))
    assert scene.state.result.rules == ("FE-GOAL-01", "FE-END-04")


@pytest.mark.rule("FE-END-02")
@pytest.mark.parametrize(("beaten", "winners", "reason"), [(False, (), "boss"), (True, (0, 1, 2), "points")])
def test_a_boss_in_play_makes_everyone_lose(beaten: bool, winners: tuple[int, ...], reason: str) -> None:
    """If it is still there when the last round ends nobody wins; a beaten one changes nothing."""
    from battlewright.games.fields.model.state import Boss

    scene = a_scene("evil-seed")
    scene.state.field, scene.state.skulls, scene.state.round = LAST, 4, LAST + 1
    scene.team("masters").vp = 9
    scene.state.boss = Boss(id=GAME.content.scenarios["evil-seed"].boss, at="vine-jungle", beaten=beaten)
    scene.round()
    for _ in range(60):
        if not GAME.asked(scene.state):
            break
        scene.choose(scene.options[0] if scene.kind == "activate" else scene.options[-1])

    assert scene.state.result is not None
    assert (scene.state.result.winners, scene.state.result.reason) == (winners, reason)


@pytest.mark.rule("FE-END-02")
def test_a_boss_in_play_does_not_end_the_game_before_the_last_round() -> None:
    """The round before the last is followed by another."""
    from battlewright.games.fields.model.state import Boss

    scene = a_scene("evil-seed")
    scene.state.field, scene.state.skulls, scene.state.round = LAST - 1, 3, LAST
    scene.state.boss = Boss(id=GAME.content.scenarios["evil-seed"].boss, at="vine-jungle")
    scene.round()
    for _ in range(60):
        if scene.state.round > LAST:
            break
        scene.choose(scene.options[0] if scene.kind == "activate" else scene.options[-1])

    assert scene.state.result is None


@pytest.mark.rule("FE-END-04")
def test_ties_go_to_more_outposts_then_to_more_eternium() -> None:
    """Equal VP: whoever holds more outposts; equal again: whoever has more eternium."""
    outposts = last_round(masters=3, evil=3).soldiers("eternos", evil=1)
    assert leaders(outposts.state) == [1]
    rich = last_round(masters=3, evil=3).eternium(masters=5, evil=4)
    assert leaders(rich.state) == [0]
    even = last_round(masters=3, evil=3).eternium(masters=5, evil=5)
    assert leaders(even.state) == [0, 1]
    assert standing(even.state, 0) == standing(even.state, 1)


@pytest.mark.rule("FE-END-05", "FE-END-06")
def test_a_stubborn_tie_is_played_on_and_then_fought_out() -> None:
    """One more night round, compared again.

    Then each side secretly names a hero and they fight one round for 1 VP.
    """
    scene = last_round(masters=3, evil=3).eternium(masters=5, evil=5)
    for _ in range(80):
        if not GAME.asked(scene.state) or scene.kind == "duel":
            break
        scene.choose(scene.options[0] if scene.kind == "activate" else scene.options[-1])
    assert scene.heard(ExtraRound)
    assert scene.state.extra
    assert not is_day(scene.state)
    assert scene.kind == "duel"
    assert len(GAME.asked(scene.state)) == 2
    scene.by("he-man", "hero teela")
    assert "teela" not in str(GAME.view(scene.state, 3).stack[-1])
    scene.by("skeletor", "hero evil-lyn")
    for _ in range(80):
        if not GAME.asked(scene.state):
            break
        scene.choose(scene.options[-1])

    assert scene.heard(DuelFought)
    assert scene.state.result is not None
    assert scene.state.result.winners in ((0, 1, 2), (3, 4, 5))


def test_the_round_frame_is_the_foundation() -> None:
    """Whatever is pending stands on the rounds."""
    assert isinstance(a_scene().state.stack[0], Round)


@pytest.mark.rule("FE-ACT-01", "FE-REST-02", "FE-TRADER-05", "FE-WILDS-02")
def test_each_option_of_the_menu_says_what_it_takes() -> None:
    """Actions used, eternium paid at once, and whether the turn is over, in the order of the options."""
    scene = a_scene().put(teela="evergreen-forest").soldiers("gaz-village", masters=1)
    scene.market("shop").eternium(masters=5).night().turn("teela")
    facts = scene.decision.facts
    columns = [facts["uses"], facts["pays"], facts["ends"]]
    assert all(isinstance(column, list) for column in columns)
    told = dict(zip(scene.options, zip(*columns, strict=True), strict=True))

    assert told["move"] == (1, 0, False)
    assert told["rest"] == (2, 0, False)
    assert told["wilds 1"] == (1, 0, False)
    assert told["wilds 2"] == (1, 1, False)
    assert told["trader shop"] == (0, 0, True)
    assert told["end"] == (0, 0, True)
