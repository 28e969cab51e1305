"""How epic combats come about: with a hero, a boss, an epic beast (FE-EPIC-01)."""

from __future__ import annotations

from typing import Literal

from battlewright.games.fields.model import events
from battlewright.games.fields.model.frames import Epic, Fighter
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.procedures.changes import draw_card, emit
from battlewright.kernel.frames import push


def fight_hero(state: State, hero: Hero, enemy: Hero) -> None:
    """FE-EPIC-01, FE-SOLO-12: against an enemy hero, played or not."""
    one = Fighter(kind="hero", id=hero.id, team=hero.team)
    two = Fighter(kind="hero" if enemy.seat >= 0 else "enemy", id=enemy.id, team=enemy.team)
    push(state, Epic(sides=[one, two], area=hero.at))


def fight_boss(state: State, hero: Hero) -> None:
    """FE-EPIC-01, FE-GAP-13: a hero that enters the area of a boss fights it."""
    assert state.boss is not None
    one = Fighter(kind="hero", id=hero.id, team=hero.team)
    two = Fighter(kind="boss", id=state.boss.id)
    push(state, Epic(sides=[one, two], area=hero.at, origin="boss", step="prepare"))


def fight_beast(state: State, hero: Hero, beast: str, *, mount: bool = False) -> None:
    """FE-QUEST-05, FE-SKIRM-27: against an epic beast."""
    one = Fighter(kind="hero", id=hero.id, team=hero.team)
    two = Fighter(kind="beast", id=beast)
    origin: Literal["mount", "quest"] = "mount" if mount else "quest"
    push(state, Epic(sides=[one, two], area=hero.at, origin=origin, step="prepare"))


def fight_mount(state: State, hero: Hero) -> None:
    """FE-SKIRM-27: draw an epic beast and fight it."""
    beast = draw_card(state, "scenario")
    emit(state, events.QuestBegan(hero=hero.id, area=hero.at, card=beast, rules=("FE-SKIRM-27",)))
    fight_beast(state, hero, beast, mount=True)
