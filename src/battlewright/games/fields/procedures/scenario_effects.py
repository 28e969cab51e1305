"""Instructions of scenarios: markers, counters, tokens, garrisons, bosses, prowling enemies, endings."""

from __future__ import annotations

from battlewright.chance.decks import shuffle
from battlewright.games.fields.library import planet_of
from battlewright.games.fields.model import effects, events
from battlewright.games.fields.model.frames import Clash, Effect
from battlewright.games.fields.model.state import Boss, Hero, State
from battlewright.games.fields.procedures.changes import emit, place_soldiers
from battlewright.games.fields.procedures.instructions import sub
from battlewright.games.fields.rules.conditions import holds
from battlewright.games.fields.rules.plans import garrisoned, prowls, step_towards
from battlewright.games.fields.rules.table import controller, controls, has_enemies, heroes_of
from battlewright.kernel.frames import push

VINES = 12  # FE-GAP-13


def marker(state: State, frame: Effect, step: effects.Marker) -> None:
    """Quest markers and vines come and go; an area holds one of each."""
    marks = state.quests if step.what == "quest" else state.vines
    for area in marked_areas(state, frame, step):
        if step.put and area not in marks:
            marks.append(area)
            emit(state, events.MarkerPlaced(what=step.what, area=area, rules=(frame.source,)))
        elif not step.put and area in marks:
            marks.remove(area)
            emit(state, events.MarkerRemoved(what=step.what, area=area, rules=(frame.source,)))


def marked_areas(state: State, frame: Effect, step: effects.Marker) -> list[str]:
    """Named areas, the hero's, the picked one, or some of those beside vines, by chance."""
    hero = state.heroes.get(frame.actor)
    match step.where:
        case "areas":
            return list(step.areas)
        case "here":
            return [hero.at] if hero is not None else []
        case "picked":
            return [frame.area] if frame.area else []
        case "spread":
            planet = planet_of(state)
            beside = [
                area
                for area in planet.wilds
                if area not in state.vines and any(n in state.vines for n in planet.adjacent[area])
            ]
            shuffle(beside, state.rng)
            return beside[: min(step.amount, VINES - len(state.vines))] if len(state.vines) < VINES else []


def count_step(state: State, frame: Effect, step: effects.Count) -> None:
    """A counter of the team of the bearer, or of the match."""
    hero = state.heroes.get(frame.actor)
    team = hero.team if hero is not None and step.whose == "team" else -1
    counters = state.teams[team].counters if team >= 0 else state.counters
    counters[step.name] = max(0, counters.get(step.name, 0) + step.amount)
    value = counters[step.name]
    emit(state, events.CounterChanged(name=step.name, value=value, team=team, rules=(frame.source,)))


def carry(state: State, frame: Effect, step: effects.Carry) -> None:
    """A token of the scenario changes hands, is dropped, or leaves the match."""
    hero = state.heroes.get(frame.actor)
    for bearer in state.heroes.values():
        if step.token in bearer.tokens:
            bearer.tokens.remove(step.token)
    state.tokens.pop(step.token, None)
    taker = state.heroes.get(frame.other) if step.give == "enemy" else hero
    if step.give == "gone":
        emit(state, events.TokenMoved(token=step.token, rules=(frame.source,)))
    elif step.give == "drop" and hero is not None:
        state.tokens[step.token] = hero.at
        emit(state, events.TokenMoved(token=step.token, area=hero.at, rules=(frame.source,)))
    elif taker is not None:
        taker.tokens.append(step.token)
        emit(state, events.TokenMoved(token=step.token, hero=taker.id, rules=(frame.source,)))


def each(state: State, frame: Effect, step: effects.Each) -> None:
    """The inner list for each hero, or for each team, one after another."""
    if not frame.inside:
        frame.inside = "each"
        frame.queue = [hero.id for hero in _everyone(state, frame, step) if holds(state, step.when, hero.id)]
    if not frame.queue:
        frame.inside = ""
        frame.at += 1
        return
    push(state, sub(frame, "then", actor=frame.queue.pop(0)))


def _everyone(state: State, frame: Effect, step: effects.Each) -> list[Hero]:
    """The heroes the inner list is carried out for; for teams the first hero of each."""
    if step.of in ("team", "enemy_team"):
        firsts = [heroes_of(state, n)[:1] for n, team in enumerate(state.teams) if team.played]
        heroes = [hero for first in firsts for hero in first]
    else:
        heroes = [hero for hero in state.heroes.values() if not hero.out]
    actor = state.heroes.get(frame.actor)
    return [hero for hero in heroes if _is_meant(step.of, hero, actor)]


def _is_meant(of: str, hero: Hero, actor: Hero | None) -> bool:
    """Whether a hero is on the side the instruction names, seen from the actor."""
    match of:
        case "team":
            return True
        case "any":
            return hero.seat >= 0
        case "friend":
            return actor is not None and hero.team == actor.team
        case "ally":
            return actor is not None and hero.team == actor.team and hero is not actor
        case _:  # enemy, enemy_team
            return actor is not None and hero.team != actor.team


def garrison(state: State, frame: Effect, step: effects.Garrison) -> None:
    """FE-DIFF-07: soldiers of a faction are placed."""
    for number, team in enumerate(state.teams):
        if not team.played if step.faction == "enemy" else team.faction == step.faction:
            for area in garrisoned(state, number, step):
                place_soldiers(state, number, area, step.amount, frame.source)


def boss(state: State, frame: Effect, step: effects.BossComes) -> None:
    """FE-GAP-13: the boss comes into play or moves; damage stays unless it is healed."""
    if state.boss is None:
        state.boss = Boss(id=step.boss, at=step.area)
        emit(state, events.BossCame(boss=step.boss, area=step.area, rules=(frame.source,)))
        return
    if state.boss.beaten:
        return
    if step.area and step.area != state.boss.at:
        state.boss.at = step.area
        emit(state, events.BossCame(boss=step.boss, area=step.area, rules=(frame.source,)))
    state.boss.damage = max(0, state.boss.damage - step.heal)


def prowl(state: State, frame: Effect, step: effects.Prowl) -> None:
    """FE-SOLO-32: by a rule of the scenario enemy heroes nobody plays come nearer, and may attack."""
    for hero in state.heroes.values():
        if prowls(hero, step):
            for _ in range(step.steps):
                if not _come_nearer(state, frame, step, hero):
                    break


def _come_nearer(state: State, frame: Effect, step: effects.Prowl, hero: Hero) -> bool:
    """One area; False where the hero stays, or meets an enemy."""
    came, area = hero.at, step_towards(state, hero, step, hero.at)
    if not area:
        return False
    held, before = controls(state, hero.team, area), controller(state, area)
    hero.at = area
    emit(state, events.EnemyMoved(hero=hero.id, area=area, rules=(frame.source, "FE-SOLO-32")))
    if has_enemies(state, hero.team, area):
        push(state, Clash(hero=hero.id, area=area, came=came, held=held, before=before))
        return False
    return True


def finish_step(state: State, frame: Effect, step: effects.Finish) -> None:
    """FE-SOLO-26, FE-SKIRM-24: the scenario ends the game."""
    state.finished = True
    state.success = step.success
