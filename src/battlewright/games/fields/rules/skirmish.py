"""Where things may be placed before a skirmish, and who may be drafted (FE-SKIRM)."""

from __future__ import annotations

from battlewright.games.fields.library import content_of, planet_of, scenario_of
from battlewright.games.fields.model.cards import Force
from battlewright.games.fields.model.frames import Draft
from battlewright.games.fields.model.state import State
from battlewright.games.fields.rules.table import SOLDIERS_PER_OUTPOST, base_owner, soldiers_at
from battlewright.games.fields.rules.teams import team_denials, unfinished


def draft_choices(state: State, frame: Draft) -> list[str]:
    """FE-SKIRM-02, FE-SKIRM-04: heroes nobody has; a second mounted hero is not allowed in a team."""
    content = content_of(state)
    taken = {hero for picked in frame.picks for hero in picked}
    own = frame.picks[frame.turn]
    return [
        hero
        for hero in content.heroes
        if hero not in taken
        and all(map(unfinished, team_denials(content, Force(), "", [*own, hero], free=True)))
    ]


def soldier_areas(state: State, team: int) -> list[str]:
    """FE-SKIRM-11, FE-CONTROL-02, FE-BASE-04: outposts of the own zone with room; no bases."""
    planet = planet_of(state)
    zone = next(zone for zone in scenario_of(state).zones if zone.id == state.teams[team].zone)
    return [
        area
        for area in zone.areas
        if planet.kind[area] == "outpost"
        and base_owner(state, area) < 0
        and area not in planet.bases
        and soldiers_at(state, area, team) < SOLDIERS_PER_OUTPOST
    ]


def marker_areas(state: State) -> list[str]:
    """FE-SKIRM-14 to FE-SKIRM-16: wilds without a marker, and none in an adjacent area."""
    planet = planet_of(state)
    return [
        area
        for area in planet.wilds
        if area not in state.quests and not any(n in state.quests for n in planet.adjacent[area])
    ]
