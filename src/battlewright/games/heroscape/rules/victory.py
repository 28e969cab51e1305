"""When and how a match ends (HS-END, HSV-MISSION)."""

from __future__ import annotations

from functools import lru_cache

from battlewright.games.heroscape.board import Board
from battlewright.games.heroscape.library import board_of, content_of, switch, zones_of
from battlewright.games.heroscape.model.cards import Goal
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.engagement import engaged
from battlewright.games.heroscape.rules.holding import holder
from battlewright.games.heroscape.rules.table import friends, in_play, on_board, points_of
from battlewright.kernel.game import Outcome

MISSIONS = {
    "flag_raising": "flag",
    "shrines": "shrines",
    "collect": "collect",
    "king_of_the_hill": "hill",
    "flag_theft": "steal",
}
RULES = {
    "last-army": "HS-END-01",
    "points": "HS-END-03",
    "hill": "HSV-MISSION-05",
    "glyphs": "HS-END-01",
    "escort": "HS-END-01",
    "siege": "HS-END-01",
    "flag": "HSV-MISSION-02",
    "shrines": "HSV-MISSION-03",
    "collect": "HSV-MISSION-04",
    "steal": "HSV-MISSION-06",
}


AT_ROUND_END = ("glyphs", "siege", "flag", "steal")
"""Goals that are about who stands where when a round ends."""


def goal_of(state: State) -> Goal:
    """HS-END-01, HSV-MISSION-01: what the match is about; a mission replaces the scenario's goal."""
    mission = MISSIONS.get(switch(state, "v_missions"))
    own = content_of(state).scenarios[state.scenario].goal
    if mission is None or mission == own.kind:
        return own
    return Goal(kind=mission, marks=default_marks(state, mission))  # type: ignore[arg-type]


def default_marks(state: State, mission: str) -> str:
    """The marked spaces a mission uses on a map: those of its name, else the hill."""
    marks = board_of(state).marks
    for name in (mission, f"{mission}s", "hill", "centre"):
        if name in marks:
            return name
    return next(iter(marks), "")


def card_points(state: State, seat: int) -> int:
    """HS-END-03: the full points of every card that still has a figure on the battlefield."""
    standing = {(f.seat, f.unit) for f in on_board(state)}
    return sum(points_of(state, c.unit) for c in in_play(state, seat) if (c.seat, c.unit) in standing)


def scores(state: State) -> dict[int, int]:
    """Points of every seat, as the goal counts them."""
    kind = goal_of(state).kind
    if kind in ("hill", "shrines", "collect", "glyphs"):
        return {player.seat: player.score for player in state.players}
    return {player.seat: card_points(state, player.seat) for player in state.players}


def team_scores(state: State) -> list[int]:
    """HS-END-04: the scores of the team's players are added."""
    by_seat = scores(state)
    return [sum(by_seat[seat] for seat in team) for team in state.teams]


def alive(state: State, team: list[int]) -> bool:
    """Whether a team has any figure left, on the battlefield or waiting to enter it."""
    return any(f.seat in team and f.place in ("board", "reserve") for f in state.figures.values())


def reached(state: State) -> Outcome | None:
    """HS-END-02: whether the goal has been reached by someone, now that a round ends."""
    return reached_at_once(state) or _won(state, goal_of(state))


def reached_at_once(state: State) -> Outcome | None:
    """HS-END-02: whether the match is won within a round.

    HSV-MISSION-02, HSV-MISSION-06: a goal that asks for the end of a round waits for it.
    """
    living = [team for team in state.teams if alive(state, team)]
    if len(living) <= 1:
        winners = tuple(living[0]) if living else ()
        return Outcome(winners, "last army", ("HS-END-01",), scores(state))
    goal = goal_of(state)
    return None if goal.kind in AT_ROUND_END else _won(state, goal)


def _won(state: State, goal: Goal) -> Outcome | None:
    team = _achieved(state, goal)
    if team is None:
        return None
    return Outcome(tuple(state.teams[team]), goal.kind, (RULES[goal.kind],), scores(state))


def _achieved(state: State, goal: Goal) -> int | None:
    """The team that has reached a goal other than destroying everyone."""
    match goal.kind:
        case "flag":
            return _flag(state, goal)
        case "siege" | "escort":
            return goal.side if _arrived(state, goal) else None
        case "glyphs":
            return _glyphs(state, goal)
        case "shrines":
            return _shrines(state, goal)
        case "steal":
            return _stolen(state)
        case _:
            return None


def marked(state: State, goal: Goal) -> set[str]:
    """The labels of the spaces a goal is about; on a map that does not mark them, the middle, or for those
    who must break through the start zones of the others."""
    board = board_of(state)
    found = board.marks.get(goal.marks)
    if found is None and goal.kind in ("siege", "escort"):
        side = {state.players[seat].zone for seat in state.teams[goal.side]}
        found = tuple(s for zone, spaces in zones_of(state).items() if zone not in side for s in spaces)
    elif found is None and goal.kind in ("hill", "flag"):
        found = middle_of(board, tuple(tuple(zone) for zone in zones_of(state).values()))
    return {board.spaces[space].label for space in found or ()}


@lru_cache(maxsize=256)
def middle_of(board: Board, zones: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The open space that is no nearer to one start zone than to another, and those around it."""
    fair = [space for space in board.spaces if not space.obstacle and not space.rung]
    starts = [zone[len(zone) // 2] for zone in zones if zone]
    if not fair or not starts:
        return ()

    def worst(index: int) -> tuple[int, int]:
        away = [board.distance(start, index) for start in starts]
        return max(away) - min(away), max(away)

    centre = min(fair, key=lambda space: (worst(space.index), space.index)).index
    near = [index for index in board.hex_neighbours(centre) if not board.spaces[index].obstacle]
    return (centre, *near)


def _standing(state: State, labels: set[str]) -> list[Figure]:
    return [figure for figure in on_board(state) if labels & set(figure.at)]


def _team(state: State, seat: int) -> int:
    return next(number for number, team in enumerate(state.teams) if seat in team)


def _flag(state: State, goal: Goal) -> int | None:
    """HSV-MISSION-02: a figure on the marked space with no enemy adjacent."""
    for figure in _standing(state, marked(state, goal)):
        if not engaged(state, figure):
            return _team(state, figure.seat)
    return None


def _arrived(state: State, goal: Goal) -> bool:
    for figure in _standing(state, marked(state, goal)):
        if figure.seat in state.teams[goal.side] and (goal.kind == "siege" or escorted(state, figure)):
            return True
    return False


def escorted(state: State, figure: Figure) -> bool:
    """The figure that is to be brought through: the dearest hero of its army."""
    return figure.id == charge_of(state, figure.seat)


def charge_of(state: State, seat: int) -> str:
    """The figure a seat must bring through: its dearest hero, by points, then by id."""
    units = content_of(state).units
    heroes = [f for f in state.figures.values() if f.seat == seat and units[f.unit].card.unit_type == "hero"]
    if not heroes:
        return ""
    return max(heroes, key=lambda f: (units[f.unit].card.points, f.id)).id


def _glyphs(state: State, goal: Goal) -> int | None:
    """Every glyph of the scenario's kind (Brandar, or all) is held by one team."""
    glyphs = [g for g in state.glyphs if g.letter == "B"] or list(state.glyphs)
    holders = [holder(state, glyph) for glyph in glyphs]
    needed = goal.count or len(glyphs)
    for number, team in enumerate(state.teams):
        if glyphs and sum(h is not None and h.seat in team for h in holders) >= needed:
            return number
    return None


def _shrines(state: State, goal: Goal) -> int | None:
    """HSV-MISSION-03: the first army that has stopped on every shrine."""
    wanted = marked(state, goal)
    for player in state.players:
        if wanted and wanted <= set(player.visited):
            return _team(state, player.seat)
    return None


def _stolen(state: State) -> int | None:
    """HSV-MISSION-06: an enemy flag carried into the own start zone."""
    board = board_of(state)
    for token in state.tokens:
        if token.kind != "flag" or not token.by:
            continue
        figure = state.figures[token.by]
        home = {board.spaces[s].label for s in zones_of(state).get(state.players[figure.seat].zone, ())}
        if not friends(state, figure.seat, token.seat) and home & set(figure.at):
            return _team(state, figure.seat)
    return None


def after_last_round(state: State) -> Outcome:
    """HS-END-03, HS-END-04: who has won when the rounds are over; equal scores are a draw."""
    goal = goal_of(state)
    if goal.kind in ("siege", "escort"):
        winners = tuple(s for n, team in enumerate(state.teams) if n != goal.side for s in team)
        return Outcome(winners, goal.kind, (RULES[goal.kind], "HS-ROUND-01"), scores(state))
    totals = team_scores(state)
    best = max(totals)
    leading = [team for team, total in zip(state.teams, totals, strict=True) if total == best]
    winners = tuple(leading[0]) if len(leading) == 1 else ()
    return Outcome(winners, "points", ("HS-END-03", "HS-END-04"), scores(state))
