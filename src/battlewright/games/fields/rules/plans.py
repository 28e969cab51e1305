"""What the side that nobody plays does next by the rules of its mission, as things stand (FE-SOLO-32)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from battlewright.games.fields.library import planet_of, scenario_of
from battlewright.games.fields.model.effects import Garrison, Instruction, Prowl
from battlewright.games.fields.model.moments import EVERYBODY, RoundStarted
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.rules.conditions import holds
from battlewright.games.fields.rules.table import (
    SOLDIERS_PER_OUTPOST,
    base_owner,
    controlled,
    enemy_heroes_at,
    has_enemies,
    soldiers_at,
    track_of,
)
from battlewright.games.fields.rules.victory import remaining_rounds


class Plan(NamedTuple):
    """A hero that comes nearer, or soldiers that are placed; `skull` 0: no skull event brings it."""

    round: int
    skull: int
    team: int
    hero: str  # empty: soldiers
    path: tuple[str, ...]
    fights: bool = False
    soldiers: int = 0


def plans_of(state: State) -> list[Plan]:
    """What happens in the next round in which the side that nobody plays does anything."""
    if not state.difficulty or not state.round or state.extra:
        return []
    for ahead in range(1, remaining_rounds(state) + 1):
        skull = _skull(state, ahead)
        steps = _steps(state, skull)
        if found := [*_comers(state, ahead, skull, steps), *_soldiers(state, ahead, skull, steps)]:
            return found
    return []


def _skull(state: State, ahead: int) -> int:
    """FE-ROUND-06: the number of the skull event so many rounds ahead; 0 if there is none."""
    track = track_of(state)[: state.field + ahead + 1]
    number = sum(field.endswith("skull") for field in track)
    return number if track[-1].endswith("skull") and number > state.skulls else 0


def _steps(state: State, skull: int) -> list[Instruction]:
    """What the mission does at a skull event and at the start of every round, if things stay as they are."""
    scenario = scenario_of(state)
    rules = [rule for rule in scenario.rules if rule.on == "round_started"]
    started = RoundStarted(EVERYBODY)
    always = [step for rule in rules if holds(state, rule.when, started.who, started) for step in rule.do]
    event = scenario.skulls[skull - 1] if 0 < skull <= len(scenario.skulls) else ()
    return [*event, *always]


def _comers(state: State, ahead: int, skull: int, steps: list[Instruction]) -> Iterator[Plan]:
    for hero in state.heroes.values():
        path, fights = _way(state, hero, steps)
        if path:
            yield Plan(state.round + ahead, skull, hero.team, hero.id, path, fights)


def _way(state: State, hero: Hero, steps: list[Instruction]) -> tuple[tuple[str, ...], bool]:
    """The areas a hero comes through, and whether it fights in the last one."""
    path: list[str] = []
    for step in steps:
        if not isinstance(step, Prowl) or not prowls(hero, step):
            continue
        for _ in range(step.steps):
            area = step_towards(state, hero, step, path[-1] if path else hero.at)
            if not area:
                break
            path.append(area)
            if has_enemies(state, hero.team, area):
                return tuple(path), True
    return tuple(path), False


def _soldiers(state: State, ahead: int, skull: int, steps: list[Instruction]) -> Iterator[Plan]:
    for number, team in enumerate(state.teams):
        for step in steps:
            if isinstance(step, Garrison) and not team.played:
                for area in garrisoned(state, number, step):
                    room = min(SOLDIERS_PER_OUTPOST - soldiers_at(state, area, number), team.soldiers)
                    if room > 0:
                        coming = min(step.amount, room)
                        yield Plan(state.round + ahead, skull, number, "", (area,), soldiers=coming)


# --- the rules themselves -------------------------------------------------------------------------


def prowls(hero: Hero, step: Prowl) -> bool:
    """FE-SOLO-32: an enemy hero that nobody plays and that is on the map."""
    return hero.seat < 0 and not hero.out and bool(hero.at) and step.hero in ("", hero.id)


def step_towards(state: State, hero: Hero, step: Prowl, at: str) -> str:
    """FE-SOLO-32: the area next to one by which an enemy hero comes nearer; nothing if there is none."""
    planet = planet_of(state)
    goals = [step.towards] if step.towards else [h.at for h in state.heroes.values() if h.seat >= 0]
    far = planet.distance
    goal = min(goals, key=lambda area: far(at, area))
    if at == goal:
        return ""
    ways = [a for a in planet.adjacent[at] if planet.kind[a] != "water" and base_owner(state, a) < 0]
    ways = [a for a in ways if far(a, goal) < far(at, goal)]
    if not step.fights:
        ways = [a for a in ways if not has_enemies(state, hero.team, a)]
    return ways[0] if ways else ""


def garrisoned(state: State, team: int, step: Garrison) -> list[str]:
    """FE-DIFF-07: where soldiers of a team are placed; on Easy enemy soldiers are not placed anew."""
    if state.difficulty == "easy" and not state.teams[team].played and state.phase != "setup":
        return []
    areas = controlled(state, team) if step.reinforce else list(step.areas)
    return [area for area in areas if base_owner(state, area) < 0 and _is_free(state, team, area)]


def _is_free(state: State, team: int, area: str) -> bool:
    counts = state.soldiers.get(area)
    return not enemy_heroes_at(state, team, area) and (counts is None or sum(counts) == counts[team])
