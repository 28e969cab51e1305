"""Hints and analyses: the better move is found, luck is told from decisions, everything has its words."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from battlewright.agents import make_agent
from battlewright.coach import analyse, hint, report
from battlewright.coach.chances import UNFITTED, chance_of, margin
from battlewright.coach.hints import rank, spared
from battlewright.coach.trials import Cancelled, Judged, Trial, gain, try_options
from battlewright.games import load
from battlewright.kernel import replay as replays
from battlewright.kernel.game import Game
from battlewright.kernel.match import Match
from battlewright.kernel.options import option_text
from battlewright.texts import Texts, languages

SETUPS: dict[str, dict[str, Any]] = {
    "battleground": {"scenario": "first-game"},
    "heroscape": {},
    "fields": {"scenario": "first-game", "starting": 0},
}
CHOICES = {"battleground": 80, "heroscape": 80, "fields": 160}


@cache
def game_of(name: str) -> Game[Any]:
    """A game, loaded once."""
    return load(name)


def played(name: str, choices: int) -> Match[Any]:
    """A match between two greedy players, so many choices old."""
    game = game_of(name)
    match: Match[Any] = Match(game, SETUPS[name], "coach")
    agents = {seat: make_agent("greedy", game, seat) for seat in game.seats(match.state)}
    for _ in range(choices):
        if match.outcome is not None:
            break
        seat = match.asked[0]
        decision = game.decision(match.state, seat)
        match.choose(seat, agents[seat].choose(game.view(match.state, seat), decision), decision)
    return match


def decision_with(match: Match[Any], least: int) -> int:
    """Play on until a seat has so many options; that seat."""
    game = match.game
    agent = make_agent("greedy", game, 0)
    while True:
        seat = match.asked[0]
        decision = game.decision(match.state, seat)
        if len(decision.options) >= least:
            return seat
        match.choose(seat, agent.choose(game.view(match.state, seat), decision), decision)


@pytest.mark.parametrize("name", SETUPS)
def test_a_hint_names_offered_options_and_reasons_in_words(name: str) -> None:
    """Each option of a hint is on offer, has a chance, and every word is there in every language."""
    match = played(name, 12)
    game = match.game
    seat = decision_with(match, 3)
    view = game.view(match.state, seat)
    decision = game.decision(view, seat)

    found = hint(game, view, decision, game.narrator("de"), Texts("de", missing="raise"), count=1)

    offered = {option_text(option) for option in decision.options}
    assert {shown.option for shown in found.options} <= offered
    assert len(found.options) == 3
    assert all(0 <= shown.chance <= 1 for shown in found.options)
    assert found.summary
    for language in languages():
        assert {f"coach-{name}-{term}" for term in game.terms(view, seat)} <= Texts(language).ids


@pytest.mark.parametrize("name", SETUPS)
def test_a_hint_depends_only_on_what_the_seat_sees(name: str) -> None:
    """Another state behind the same view gives the same hint."""
    match = played(name, 8)
    game = match.game
    seat = decision_with(match, 3)
    view, words, texts = game.view(match.state, seat), game.narrator("en"), Texts("en")
    again = game.load(game.save(view))

    first = hint(game, view, game.decision(view, seat), words, texts, count=1)

    assert hint(game, again, game.decision(again, seat), words, texts, count=1) == first
    assert game.save(view) == game.save(again), "the view is left as it is"


def test_a_hint_can_be_cancelled() -> None:
    """Whoever asked may lose interest: the next step of the work ends it."""
    match = played("heroscape", 8)
    game = match.game
    seat = decision_with(match, 3)
    view = game.view(match.state, seat)

    def lost_interest(done: float) -> None:
        if done > 0.2:
            raise Cancelled

    with pytest.raises(Cancelled):
        hint(game, view, game.decision(view, seat), game.narrator("en"), Texts("en"), progress=lost_interest)


def judged(*chances: float, own: float = 1.0) -> Judged:
    """An option that did so well in each world."""
    match = played("heroscape", 0)
    option = match.game.decision(match.state, match.asked[0]).options[0]
    return Judged(option, tuple(Trial(chance, {"own": own}) for chance in chances))


def test_a_hint_says_what_a_move_spares_and_how_much_is_luck() -> None:
    """Own losses beside those of the alternatives; how far the worlds lie apart."""
    safe, bold, worse = judged(0.5, 0.6, own=10.0), judged(0.4, 0.7, own=6.0), judged(0.4, own=2.0)
    assert [spared(one, [safe, bold, worse]) for one in (safe, bold, worse)] == [6.0, 0.0, -6.0]
    assert spared(safe, [safe]) == 0.0
    match = played("heroscape", 12)
    game, texts = match.game, Texts("en")
    seat = decision_with(match, 3)
    view = game.view(match.state, seat)
    found = hint(game, view, game.decision(view, seat), game.narrator("en"), texts, count=4)
    lines = [line for option in found.options for line in option.lines]
    assert any("By cards and dice" in line for line in lines)
    assert sum("It might go on so: " in line for line in lines) == len(found.options)


@pytest.mark.parametrize("name", SETUPS)
def test_the_terms_tell_the_own_side_from_the_other(name: str) -> None:
    """Harm done and taken are told apart; together the terms are what the position is worth."""
    match = played(name, 60)
    game = match.game
    terms = [game.terms(match.state, seat) for seat in (side[0] for side in game.teams(match.state))]
    assert terms[0]["own"] == pytest.approx(-terms[1]["enemy"])
    assert terms[0]["enemy"] == pytest.approx(-terms[1]["own"])
    assert sum(terms[0].values()) == pytest.approx(game.evaluate(match.state, 0))


def test_only_clear_evidence_overrules_the_advice() -> None:
    """A gain that may be luck leaves the advised option first; one beyond doubt does not."""
    advised, lucky, better = judged(0.5, 0.4, 0.6), judged(0.9, 0.2, 0.5), judged(0.7, 0.6, 0.81)
    assert rank([advised, lucky])[0] is advised
    assert rank([advised, lucky, better])[0] is better
    assert gain(better, advised)[0] == pytest.approx(0.2033, abs=1e-3)


def test_the_same_worlds_serve_every_option() -> None:
    """An option on trial twice does equally well both times."""
    match = played("battleground", 8)
    game = match.game
    seat = decision_with(match, 3)
    view = game.view(match.state, seat)
    option = game.decision(view, seat).options[0]
    one, other = try_options(game, view, seat, [option, option], seed="same", count=2)
    assert one.trials == other.trials


def test_a_chance_comes_from_the_fit_and_its_margin_from_games_it_had_not_seen() -> None:
    """What was said and what happened differ by so much; the result of a finished game is certain."""
    game = game_of("heroscape")
    begun = played("heroscape", 8).state
    seats = game.seats(begun)
    assert sum(chance_of(game, begun, seat) for seat in seats) == pytest.approx(1.0, abs=0.1)
    assert chance_of(game, begun, 0) == game.chance(game.view(begun, 0), 0)
    assert 0 < margin(game.fit(), 0.5) < UNFITTED
    assert margin(None, 0.5) == UNFITTED
    match = played("heroscape", 2000)
    assert match.outcome is not None
    winner = match.outcome.winners[0]
    assert chance_of(game, match.state, winner) == 1.0
    assert margin(game.fit(), 1.0) == 0.0


@pytest.mark.parametrize("name", SETUPS)
def test_an_analysis_tells_leads_luck_and_mistakes(name: str) -> None:
    """A game played at random: some decisions cost, dice fell, and there is a word for everything."""
    game = game_of(name)
    match: Match[Any] = Match(game, SETUPS[name], "analysed")
    sides = game.teams(match.state)
    dice = Random(7)
    for _ in range(CHOICES[name]):
        seat = match.asked[0]
        match.choose(seat, dice.choice(game.decision(match.state, seat).options))
    told: list[float] = []

    found = analyse(replays.record(match), game, progress=told.append, doubtful=3, count=2)

    assert [lead.choice for lead in found.leads] == list(range(CHOICES[name] + 1))
    assert all(sum(lead.chances) == pytest.approx(1.0) for lead in found.leads)
    assert found.mistakes
    assert all(mistake.cost > 0 and mistake.better != mistake.chosen for mistake in found.mistakes)
    assert told == sorted(told)
    assert told[-1] == 1.0
    assert [luck.side for luck in found.luck] == list(range(len(sides)))
    assert sum(luck.rolls for luck in found.luck) > 0
    for language in languages():
        assert "⟦" not in report(found, Texts(language, missing="mark"))
