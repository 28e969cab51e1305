"""What a hero would find in an area: whom it meets there, and what it could do afterwards.

These are questions for whoever looks at the map before choosing; nothing is entered here.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from battlewright.games.fields.library import content_of, planet_of
from battlewright.games.fields.model import options as o
from battlewright.games.fields.model.frames import Turn
from battlewright.games.fields.model.state import Hero, State, copy_of
from battlewright.games.fields.rules.actions import menu
from battlewright.games.fields.rules.movement import Reach, path_to
from battlewright.games.fields.rules.standing import has_grant, value
from battlewright.games.fields.rules.table import (
    boss_at,
    controls,
    enemy_areas,
    enemy_base,
    enemy_heroes_at,
    hit_points,
    soldiers_at,
)
from battlewright.kernel.options import Option


class Meeting(Struct, frozen=True):
    """Who is met in an area: a boss or a hero, or soldiers of a faction with the hit points they cost."""

    what: str  # boss, hero, soldiers
    who: str
    count: int  # hit points, or how many soldiers
    harm: int = 0


class Prospect(Struct, frozen=True):
    """Something to do in an area; `amount` and `who` as far as it has them."""

    what: str
    rule: str
    amount: int = 0
    who: tuple[str, ...] = ()


def harm_per_soldier(state: State, hero: Hero) -> int:
    """FE-SOLD-02: 1 HP for each soldier, unless a card says otherwise."""
    if has_grant(state, "bears_soldiers", hero.id):
        return 0
    return value(state, "soldiers.harm", hero.id, 1)


def soldiers_met(state: State, hero: Hero, area: str, team: int) -> int:
    """FE-SOLD-08: how many soldiers of a team fall to a hero before its hit points are gone."""
    number = soldiers_at(state, area, team)
    per = harm_per_soldier(state, hero) if number else 0
    return min(number, -(-hit_points(state, hero) // per)) if per else number


def meetings(state: State, hero: Hero, area: str) -> list[Meeting]:
    """FE-COMBAT-03, FE-COMBAT-04: the boss, then the heroes, the soldiers at the end."""
    found = []
    boss = state.boss
    if boss is not None and boss_at(state, area):
        found.append(Meeting("boss", boss.id, content_of(state).epic_beasts[boss.id].hp - boss.damage))
    for foe in enemy_heroes_at(state, hero.team, area):
        found.append(Meeting("hero", foe.id, hit_points(state, foe)))
    for number, team in enumerate(state.teams):
        if number != hero.team and (count := soldiers_at(state, area, number)):
            harm = soldiers_met(state, hero, area, number) * harm_per_soldier(state, hero)
            found.append(Meeting("soldiers", team.faction, count, harm))
    return found


def fights(meetings: Iterable[Meeting]) -> bool:
    """FE-COMBAT-02, FE-SOLD-01: whether an epic combat begins there; soldiers are met without one."""
    return any(one.what != "soldiers" for one in meetings)


def found_there(state: State, hero: Hero, ways: Reach, areas: Iterable[str]) -> dict[str, list[object]]:
    """FE-MOVE-02, FE-COMBAT-02: of each area the way and its cost, who waits, whether one fights."""
    held = enemy_areas(state, hero.team)
    waiting = {
        area: meetings(state, hero, area) if area in held or boss_at(state, area) else [] for area in areas
    }
    return {
        "costs": [ways[area][0] for area in waiting],
        "paths": [list(path_to(ways, area)) for area in waiting],
        "meets": [*waiting.values()],
        "fights": [fights(met) for met in waiting.values()],
    }


# --- once there -----------------------------------------------------------------------------------


def captures(state: State, hero: Hero, area: str) -> bool:
    """FE-CONTROL-01, FE-BASE-02: the outpost would be the team's as soon as no enemy is left there."""
    if planet_of(state).kind[area] != "outpost" or enemy_base(state, hero.team, area):
        return False
    return not controls(state, hero.team, area)


def prospects(state: State, hero: Hero, area: str) -> list[Prospect]:
    """FE-ACT-02, FE-CONTROL-01: what the hero could do in an area with all its actions, enemies overcome."""
    if enemy_base(state, hero.team, area):
        return []
    found = [Prospect("capture", "FE-CONTROL-01")] if captures(state, hero, area) else []
    tokens = tuple(token for token, place in state.tokens.items() if place == area)
    if tokens:
        found.append(Prospect("take", state.scenario, who=tokens))
    found += _actions(_offered(state, hero, area))
    trader = planet_of(state).trader.get(area, "")
    if trader:
        found.append(Prospect("trader", "FE-TRADER-02", who=(trader,)))
    return found


def _offered(state: State, hero: Hero, area: str) -> list[Option]:
    """The menu of the hero if it stood there, and nobody against it."""
    there = copy_of(state)
    for other in there.heroes.values():
        if other.team != hero.team and other.at == area:
            other.at = ""
    if area in there.soldiers:
        there.soldiers[area] = [n if team == hero.team else 0 for team, n in enumerate(there.soldiers[area])]
    there.heroes[hero.id].at = area
    return menu(there, Turn(hero=hero.id))


def _actions(offered: Iterable[Option]) -> list[Prospect]:
    """The actions that one has to be at the right place for."""
    soldiers, cards = 0, 0
    towers: list[str] = []
    partners: list[str] = []
    quest = False
    for option in offered:
        match option:
            case o.Fortify(soldiers=number):
                soldiers = max(soldiers, number)
            case o.BraveWilds(cards=number):
                cards = max(cards, number)
            case o.GoOnQuest():
                quest = True
            case o.FastTravel(area=area):
                towers.append(area)
            case o.Trade(hero=partner):
                partners.append(partner)
            case _:
                pass
    found = (
        (soldiers, Prospect("fortify", "FE-SOLDIER-02", soldiers)),
        (cards, Prospect("wilds", "FE-WILDS-01", cards)),
        (quest, Prospect("quest", "FE-QUEST-01")),
        (towers, Prospect("tower", "FE-FAST-01", who=tuple(towers))),
        (partners, Prospect("trade", "FE-TRADE-01", who=tuple(partners))),
    )
    return [prospect for there, prospect in found if there]
