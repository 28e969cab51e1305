"""The end of a match: result, tie-breaks, the last duel (FE-END, FE-SOLO-26)."""

from __future__ import annotations

from battlewright.games.fields.model import events
from battlewright.games.fields.model.frames import Duel, Epic, Fighter, Round
from battlewright.games.fields.model.options import READER, PickHero
from battlewright.games.fields.model.state import State
from battlewright.games.fields.procedures.changes import emit, gain_vp
from battlewright.games.fields.rules.table import heroes_of, seats_of
from battlewright.games.fields.rules.victory import (
    boss_looms,
    has_succeeded,
    leaders,
    solo_score,
    winning_team,
)
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import Frame, pop, push, step_table
from battlewright.kernel.game import Outcome
from battlewright.kernel.options import Option
from battlewright.kernel.secret import ask_all


def is_over(state: State) -> bool:
    """FE-SOLO-26, FE-SKIRM-24: whether the scenario ends the game between two turns."""
    if state.finished:
        return True
    if state.difficulty and has_succeeded(state):
        state.success = True
        return True
    return winning_team(state) >= 0


def finish(state: State, frame: Frame) -> None:
    """FE-GOAL-01, FE-END-02 to FE-END-06, FE-SOLO-26: the result, or what a tie calls for."""
    if state.difficulty:
        _finish_solo(state)
        return
    team = winning_team(state)
    if team >= 0:
        conclude(state, [team], "scenario", "FE-SKIRM-24")
    elif boss_looms(state):
        conclude(state, [], "boss", "FE-END-02")
    else:
        _compare(state, frame)


def _compare(state: State, frame: Frame) -> None:
    """FE-END-03 to FE-END-06: VP, outposts, eternium, one more night, a duel."""
    ahead = leaders(state)
    if len(ahead) == 1:
        top = max(team.vp for team in state.teams)
        alone = sum(team.vp == top for team in state.teams if team.played) == 1
        rules = ("FE-GOAL-01", "FE-END-03") if alone else ("FE-GOAL-01", "FE-END-04")
        conclude(state, ahead, "points" if alone else "tie-break", *rules)
    elif not state.extra and isinstance(frame, Round):
        state.extra = True
        emit(state, events.ExtraRound(round=state.round + 1, rules=("FE-END-05",)))
        frame.step = "prepare"
    elif not isinstance(frame, Duel):
        pop(state)
        ahead.sort(key=lambda team: (team - state.starting) % len(state.teams))
        push(state, Duel(teams=sorted(ahead[:2])))
    else:
        conclude(state, ahead if len(ahead) < len(state.teams) else [], "tie", "FE-END-06")


def _finish_solo(state: State) -> None:
    """FE-SOLO-26: the objective was reached, or the rounds are over."""
    state.success = state.success or has_succeeded(state)
    if state.success:
        conclude(state, [0], "success", "FE-SOLO-26", "FE-SOLO-31")
    else:
        conclude(state, [], "failure", "FE-SOLO-26")


def conclude(state: State, winners: list[int], reason: str, *rules: str) -> None:
    """The match is over."""
    seats = tuple(sorted(seat for team in winners for seat in seats_of(state, team)))
    state.result = Outcome(seats, reason, rules, score(state))
    state.phase = "over"
    state.stack.clear()
    emit(state, events.GameOver(winners=seats, reason=reason, score=state.result.score, rules=rules))


def score(state: State) -> dict[int, int]:
    """FE-GOAL-02: the VP by the hero that brought them in; in solo play the whole score."""
    found = {hero.seat: hero.vp for hero in state.heroes.values() if hero.seat >= 0}
    for number, team in enumerate(state.teams):
        first = min(seats_of(state, number), default=-1)
        if first >= 0:
            total = solo_score(state).total if state.difficulty else team.vp
            found[first] += total - sum(found[seat] for seat in seats_of(state, number))
    return found


# --- the duel -------------------------------------------------------------------------------------


def duel_advance(state: State, frame: Duel) -> None:
    """FE-END-06: heroes are picked in secret, they fight one round, the winner's team gains 1 VP."""
    STEPS[frame.step](state, frame)


def _ask(state: State, frame: Duel) -> None:
    frame.step = "fight"
    ask_all(frame, [min(seats_of(state, team)) for team in frame.teams])


def _fight(state: State, frame: Duel) -> None:
    """FE-END-06: the starting team's hero counts as the active one."""
    frame.step = "end"
    chosen = [picked_hero(text) for _, text in sorted(frame.committed.items())]
    chosen.sort(key=lambda hero: (state.heroes[hero].team - state.starting) % len(state.teams))
    fighters = [Fighter(kind="hero", id=hero, team=state.heroes[hero].team) for hero in chosen]
    emit(state, events.DuelFought(hero=chosen[0], enemy=chosen[1], rules=("FE-END-06",)))
    push(state, Epic(sides=fighters, area=state.heroes[chosen[1]].at, origin="duel", step="prepare"))


def _end(state: State, frame: Duel) -> None:
    """FE-END-06: the winner of the duel brings its team 1 VP."""
    winner = state.reply
    if isinstance(winner, str) and winner:
        gain_vp(state, state.heroes[winner], 1, "duel", "FE-END-06")
    finish(state, frame)


STEPS = step_table(Duel, {"ask": _ask, "fight": _fight, "end": _end})


def picked_hero(text: str) -> str:
    """The hero of a secret choice."""
    option = READER.read(text)
    assert isinstance(option, PickHero)
    return option.hero


def duel_decision(state: State, frame: Duel, seat: int) -> Decision:
    """One hero of the team, kept secret until both are chosen."""
    team = next(t for t in frame.teams if seat in seats_of(state, t))
    options: list[Option] = [PickHero(hero.id) for hero in heroes_of(state, team)]
    return Decision(seat, "duel", options, ("FE-END-06",), {"team": team})
