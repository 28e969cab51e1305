"""Faction set-up: heroes get their seats, teams their cards and eternium (FE-SETUP)."""

from __future__ import annotations

from collections.abc import Sequence

from battlewright.chance.decks import shuffle
from battlewright.games.fields.library import content_of, scenario_of
from battlewright.games.fields.model.ids import HeroId
from battlewright.games.fields.model.state import Hero, State, Team

ETERNIUM = {"standard": (3, 1), "solo": (4, 2), "skirmish": (5, 0)}  # per hero, and once
UNMOUNTED = 4  # FE-SETUP-19


def new_team(state: State, faction: str, base: str, seats: Sequence[int], *, played: bool) -> Team:
    """FE-SETUP-06, FE-SETUP-08: soldiers, combat deck and supply of a faction."""
    card = content_of(state).factions[faction]
    team = Team(
        faction=faction,
        base=base,
        seats=list(seats),
        played=played,
        soldiers=card.soldiers,
        cards=dict(card.deck),
        supply=dict(card.supply),
    )
    team.deck = [kind for kind, number in card.deck.items() for _ in range(number)]
    shuffle(team.deck, state.rng)
    state.teams.append(team)
    return team


def enlist(state: State, number: int, heroes: Sequence[str]) -> None:
    """FE-SETUP-02, FE-SETUP-04, FE-SETUP-17: heroes with their seats, mounted ones with their beast.

    FE-SETUP-09: when all teams have theirs, the pools are filled.
    """
    team = state.teams[number]
    for place, name in enumerate(heroes):
        seat = team.seats[place] if team.played else -1
        hero = Hero(id=HeroId(name), seat=seat, team=number)
        mount = content_of(state).heroes[name].mount
        if mount:
            _fetch(state, mount)
            hero.mounts.append(mount)
        team.heroes.append(name)
        state.heroes[name] = hero
    if all(other.heroes for other in state.teams if other.played):
        for each in state.teams:
            each.eternium = starting_eternium(state, each)


def _fetch(state: State, card: str) -> None:
    """FE-SETUP-17: the beast card is taken out of its deck."""
    for deck in state.decks.values():
        if card in deck:
            deck.remove(card)
            return


def starting_eternium(state: State, team: Team) -> int:
    """FE-SETUP-09, FE-SETUP-19, FE-SOLO-10, FE-SKIRM-05: by mode; more for a team without a mounted hero."""
    if not team.played:
        return 0
    each, once = ETERNIUM[state.mode]
    heroes = content_of(state).heroes
    rides = any(heroes[h].mounted for h in team.heroes)
    faced = any(heroes[h].mounted for other in state.teams if other is not team for h in other.heroes)
    return each * len(team.heroes) + once + (UNMOUNTED if faced and not rides else 0)


def place_heroes(state: State) -> None:
    """FE-SETUP-05, FE-SOLO-05: heroes start in their base, or where the scenario puts them."""
    forces = scenario_of(state).forces
    for number, team in enumerate(state.teams):
        starts = forces[number].starts if number < len(forces) else {}
        for place, name in enumerate(team.heroes, start=1):
            state.heroes[name].at = starts.get(name) or starts.get(str(place)) or team.base
