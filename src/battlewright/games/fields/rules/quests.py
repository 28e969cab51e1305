"""Quests in questions: the task of a faction, and whether it can be paid (FE-QUEST-03)."""

from __future__ import annotations

from battlewright.games.fields.library import content_of
from battlewright.games.fields.model import cards
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.rules.possessions import owned
from battlewright.games.fields.rules.table import hit_points, soldiers_at


def task_of(state: State, hero: Hero, quest: str) -> cards.Task:
    """FE-QUEST-03: the task of the hero's own faction."""
    return content_of(state).quests[quest].tasks[task_name(state, hero, quest)]


def task_name(state: State, hero: Hero, quest: str) -> str:
    """FE-QUEST-03, FE-GAP-12: the own faction's, or the one for any, or the first."""
    tasks = content_of(state).quests[quest].tasks
    faction = state.teams[hero.team].faction
    return faction if faction in tasks else "any" if "any" in tasks else next(iter(tasks))


def can_pay(state: State, hero: Hero, demand: cards.QuestDemand) -> bool:
    """FE-ETERNIUM-02: whether a price or card that a quest asks for can be given."""
    match demand:
        case cards.PayDemand():
            return (
                demand.eternium <= state.teams[hero.team].eternium
                and demand.soldiers <= soldiers_at(state, hero.at, hero.team)
                and demand.damage < hit_points(state, hero)
            )
        case cards.DiscardDemand(what=what):
            return bool(owned(state, hero, what))
        case _:
            return True
