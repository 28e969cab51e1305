"""What a place is worth to a hero: objectives there, quests, traders, enemies, the way to all of these."""

from __future__ import annotations

from battlewright.games.fields.evaluate import outpost_worth
from battlewright.games.fields.library import content_of, planet_of, scenario_of
from battlewright.games.fields.model.cards import Objective
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.rules.conditions import holds
from battlewright.games.fields.rules.table import (
    card_of,
    controller,
    controls,
    enemy_heroes_at,
    enemy_soldiers_at,
    hit_points,
    is_day,
)

QUEST, WILDS = 1.3, 0.45  # a quest to go on, a wilds area to brave
NEAR = 0.55  # of what is one step away, and so on for further steps
WOUND = 0.16
FIGHT = 0.9  # for a combat that is as good as won
RISKY = 3  # HP at which a hero should not look for a fight


def objectives(state: State, team: int) -> list[tuple[Objective, int]]:
    """The objectives a team works on, with what is done of each."""
    own = state.teams[team]
    cards = content_of(state).victory
    found = [(cards[c].primary, own.progress.get(c, 0)) for c in own.hand if c in cards]
    found += [(cards[c].secondary, own.progress.get(c, 0)) for c in own.shown if c not in own.scored]
    return found


def hunger(state: State, hero: Hero, *moments: str, chance: float = 1.0) -> float:
    """The VP that objectives promise for what happens at one of these moments, where the hero stands."""
    total = 0.0
    for objective, _ in objectives(state, hero.team):
        if objective.on in moments and objective.who in ("friend", "self", "any", "ally"):
            wanted = [c for c in objective.when if c.partition(":")[0] not in ("held_by_enemy", "vs", "of")]
            if holds(state, wanted, hero.id, {"who": hero.id}):
                total += chance * objective.vp / objective.count
    return total


def health(state: State, hero: Hero) -> float:
    """The share of its hit points a hero has left."""
    return hit_points(state, hero) / card_of(state, hero).hp


def area_worth(state: State, hero: Hero, area: str) -> float:
    """What it brings to end a movement in an area; the hero is put there to see."""
    planet = planet_of(state)
    before, hero.at = hero.at, area
    worth = 0.0
    kind = planet.kind[area]
    if area in state.quests and health(state, hero) > 0.4:
        worth += QUEST
    if kind == "wilds" and health(state, hero) > 0.45:
        worth += WILDS + hunger(state, hero, "won", "encountered", "tamed", chance=0.5)
    if kind == "outpost" and not controls_without(state, hero, area):
        worth += outpost_worth(state, area) + hunger(state, hero, "captured", "entered")
        if controller(state, area) >= 0:
            worth += 0.2
    worth += hunger(state, hero, "turn_ended")
    worth += _scenario_goal(state, hero, area)
    worth += _danger(state, hero, area)
    hero.at = before
    return worth


def controls_without(state: State, hero: Hero, area: str) -> bool:
    """Whether the team holds an outpost without this hero."""
    before, hero.at = hero.at, ""
    held = controls(state, hero.team, area)
    hero.at = before
    return held


def _scenario_goal(state: State, hero: Hero, area: str) -> float:
    """Tokens lying there, places the scenario names, vines, a boss that must be beaten."""
    worth = 1.5 * sum(1 for place in state.tokens.values() if place == area)
    scenario = scenario_of(state)
    for condition in (*scenario.success, *scenario.wins, *(c for t in scenario.rules for c in t.when)):
        name, _, parameter = condition.partition(":")
        if name in ("at", "controls") and parameter == area:
            worth += 0.6
    if area in state.vines:
        worth -= WOUND
    if state.boss is not None and not state.boss.beaten and state.boss.at == area:
        strong = hit_points(state, hero) > RISKY
        worth += 1.6 if strong else -0.8
    return worth


def _danger(state: State, hero: Hero, area: str) -> float:
    """Soldiers cost hit points; heroes mean an epic combat, better not when hurt."""
    worth = -WOUND * enemy_soldiers_at(state, hero.team, area)
    left = hit_points(state, hero)
    if enemy_soldiers_at(state, hero.team, area) >= left:
        worth -= 1.5
    enemies = enemy_heroes_at(state, hero.team, area)
    if enemies:
        theirs = max(hit_points(state, enemy) for enemy in enemies)
        gear = len(hero.equipped) + len(hero.mounts) + len(hero.allies) + len(hero.spells)
        their_gear = max(len(e.equipped) + len(e.mounts) + len(e.allies) + len(e.spells) for e in enemies)
        edge = (left - theirs) / 4 + 0.15 * (gear - their_gear)
        worth += FIGHT * max(-1.0, min(1.0, edge)) + hunger(state, hero, "defeated_enemy", chance=0.3)
        if left <= RISKY:
            worth -= 0.8
    return worth


def prospects(state: State, hero: Hero) -> dict[str, float]:
    """What every area is worth by itself."""
    planet = planet_of(state)
    return {area: area_worth(state, hero, area) for area in planet.order if planet.kind[area] != "water"}


def outlook(state: State, hero: Hero, area: str, direct: dict[str, float]) -> float:
    """The worth of an area and of the best that can be reached from it later."""
    planet = planet_of(state)
    best = 0.0
    steps = planet.distances[area]
    for other, worth in direct.items():
        away = steps.get(other, 99)
        if 0 < away <= 6 and worth > 0:
            best = max(best, worth * NEAR ** ((away + 1) / 2))
    if not is_day(state) and health(state, hero) < 0.5:
        best *= 0.7
    return direct.get(area, 0.0) + 0.6 * best
