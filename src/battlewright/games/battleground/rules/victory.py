"""Objectives, victory points and the end (BG-OBJ, BG-SCORE, BT-SCORE)."""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.games.battleground.library import content_of, field_of
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.table import (
    card_of,
    enemies,
    is_engaged,
    mask_of,
    on_board,
    team_of,
)
from battlewright.kernel.denial import Denial
from battlewright.kernel.game import Outcome

OBJECTIVE_VP = 20  # BG-OBJ-07
LEAD_TO_WIN = 20  # BG-SCORE-04


def capture_denials(state: State, character: Character, objective: str) -> Iterator[Denial]:
    """BG-OBJ-02 to 05: what keeps a character from capturing an objective."""
    field = field_of(state)
    node = field.nodes[objective]
    near = 1 << node | field.beside[node]
    if is_engaged(state, character):
        yield Denial("BG-OBJ-02", {"character": character.id})
    if not mask_of(state, character) & near:
        yield Denial("BG-OBJ-03", {"character": character.id, "at": objective})
    contesting = [e.id for e in enemies(state, character) if mask_of(state, e) & near]
    if contesting:
        yield Denial("BG-OBJ-04", {"at": objective, "enemies": contesting})
    if field.zone_of(node) == state.zones[team_of(state, character.seat)]:
        yield Denial("BG-OBJ-05", {"at": objective})


def captor(state: State, objective: str) -> Character | None:
    """BG-OBJ-06: the character that captures an objective now, if any."""
    field = field_of(state)
    node = field.nodes[objective]
    near = 1 << node | field.beside[node]
    for c in on_board(state):
        if mask_of(state, c) & near and next(capture_denials(state, c, objective), None) is None:
            return c
    return None


def point_value(state: State, character: Character) -> int:
    """BG-SCORE-08, BG-HEALTH-06, BG-ITEM-09: the cost of a character and all its equipment, used or not."""
    content = content_of(state)
    weapons = sum(content.weapons[w].cost for w in (*character.weapons, *character.reserve))
    items = sum(content.items[i].cost for i in character.items)
    return card_of(state, character).cost + weapons + items


def seat_vp(state: State, seat: int) -> int:
    """BG-SCORE-06, 07, 08: objectives, side missions and knock-outs of one seat."""
    player = state.players[seat]
    return OBJECTIVE_VP * player.objectives + player.mission_vp + player.knock_out_vp


def team_vp(state: State, team: int) -> int:
    """BT-SCORE-03: team-mates share their VP."""
    return sum(seat_vp(state, seat) for seat in state.teams[team])


def survivors(state: State, team: int) -> list[Character]:
    """BG-SCORE-02: the characters of a team that are not knocked out, those that are to come included."""
    return [c for c in state.characters.values() if not c.out and team_of(state, c.seat) == team]


def result(state: State) -> Outcome | None:
    """BG-SCORE-01 to 05, BT-SCORE-01, 04: the result at the victory check, or None to play on."""
    score = {seat: seat_vp(state, seat) for seats in state.teams for seat in seats}
    standing = [team for team in range(len(state.teams)) if survivors(state, team)]
    ids = ("BT-SCORE-01",) if len(state.players) > 2 else ()
    if not standing:
        return Outcome((), "mutual knock-out", ("BG-SCORE-03", *ids), score)
    if len(standing) == 1:
        return Outcome(tuple(state.teams[standing[0]]), "knock-out", ("BG-SCORE-02", *ids), score)
    if state.round < state.rounds:
        return None
    totals = [team_vp(state, team) for team in range(len(state.teams))]
    ids = ("BT-SCORE-04",) if len(state.players) > 2 else ()
    lead = totals[0] - totals[1]
    if abs(lead) < LEAD_TO_WIN:
        return Outcome((), "draw", ("BG-SCORE-05", *ids), score)
    winner = 0 if lead > 0 else 1
    return Outcome(tuple(state.teams[winner]), "points", ("BG-SCORE-04", *ids), score)
