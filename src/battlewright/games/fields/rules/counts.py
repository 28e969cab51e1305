"""What can be counted for a hero or foe: the words of `model/words.COUNTERS`."""

from __future__ import annotations

from collections.abc import Callable

from battlewright.games.fields.library import planet_of
from battlewright.games.fields.model.moments import NO_MOMENT
from battlewright.games.fields.model.phrases import count_of
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.rules import table
from battlewright.games.fields.rules.combats import (
    cards_in_zone,
    foe_damage,
    opponent_of,
    opposing_soldiers,
    side_of,
)
from battlewright.games.fields.rules.table import FOE


def count(state: State, per: str, who: str, successes: int = 0) -> int:
    """How many of something there are, for `per`; `successes` are those of the check just made."""
    found = count_of(per)
    match found.word:
        case "counter":
            return counter(state, found.about, who)
        case "successes":
            return successes
        case "zone":
            return cards_in_zone(state, who, found.about)
        case word if word in OF_MATCH:
            return OF_MATCH[word](state)
        case word if who == FOE and word in OF_FOE:
            return OF_FOE[word](state)
        case "enemy_damage":
            return _enemy_damage(state, who)
        case word:
            hero = state.heroes.get(who)
            return OF_HERO[word](state, hero) if hero is not None else 0


def counter(state: State, name: str, who: str) -> int:
    """A counter of the scenario: the team's and the match's together."""
    hero = state.heroes.get(who)
    own = state.teams[hero.team].counters.get(name, 0) if hero is not None else 0
    return own + state.counters.get(name, 0)


def towers_held(state: State, hero: Hero) -> int:
    """Towers the hero's team controls."""
    return sum(1 for area in planet_of(state).towers if table.controls(state, hero.team, area))


def traders_held(state: State, hero: Hero) -> int:
    """Trader outposts the hero's team controls."""
    return sum(1 for area in planet_of(state).trader if table.controls(state, hero.team, area))


def soldiers_on_map(state: State, hero: Hero) -> int:
    """Soldiers of the hero's team on the map."""
    return sum(counts[hero.team] for counts in state.soldiers.values())


def _enemy_damage(state: State, who: str) -> int:
    other = state.heroes.get(opponent_of(state, who, NO_MOMENT))
    if other is not None:
        return other.damage
    return foe_damage(state) if side_of(state, who) else 0


OF_MATCH: dict[str, Callable[[State], int]] = {
    "vines": lambda state: len(state.vines),
    "skulls": lambda state: state.skulls,
}

OF_FOE: dict[str, Callable[[State], int]] = {
    "damage": foe_damage,
    "enemy_soldiers_here": opposing_soldiers,
}

OF_HERO: dict[str, Callable[[State, Hero], int]] = {
    "soldiers_here": lambda state, hero: table.soldiers_at(state, hero.at, hero.team),
    "enemy_soldiers_here": lambda state, hero: table.enemy_soldiers_at(state, hero.team, hero.at),
    "allies_here": lambda state, hero: len(table.friends_at(state, hero)),
    "damage": lambda state, hero: hero.damage,
    "outposts": table.outposts_held,
    "towers": towers_held,
    "traders": traders_held,
    "spells": lambda state, hero: len(hero.spells),
    "equipment": lambda state, hero: len(hero.equipped),
}
