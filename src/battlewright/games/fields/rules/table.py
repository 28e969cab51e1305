"""Who and what is where: heroes, teams, figures, control (FE-CONTROL, FE-BASE, FE-SETUP-07).

Small questions that all other rules ask. Nothing here changes anything.
"""

from __future__ import annotations

from battlewright.games.fields.library import content_of, planet_of
from battlewright.games.fields.model.cards import HeroCard
from battlewright.games.fields.model.frames import Epic, Shopping, Turn, Wilds
from battlewright.games.fields.model.state import Hero, State, Team
from battlewright.kernel.frames import all_of, nearest

SOLDIERS_PER_OUTPOST = 3
FOE = "foe"  # the enemy without a hero card in the combat under way


def card_of(state: State, hero: Hero) -> HeroCard:
    """The card of a hero."""
    return content_of(state).heroes[hero.id]


def team_of(state: State, seat: int) -> int:
    """The team of a seat."""
    return next(number for number, team in enumerate(state.teams) if seat in team.seats)


def hero_of(state: State, seat: int) -> Hero:
    """The hero of a seat."""
    return next(hero for hero in state.heroes.values() if hero.seat == seat)


def heroes_of(state: State, team: int) -> list[Hero]:
    """The heroes of a team that are in the match."""
    return [hero for hero in (state.heroes[h] for h in state.teams[team].heroes) if not hero.out]


def seats_of(state: State, team: int) -> list[int]:
    """The seats of a team; none for the side nobody plays."""
    return state.teams[team].seats


def turn_under_way(state: State) -> Turn | None:
    """The activation that is going on."""
    return nearest(state, Turn)


def combat_under_way(state: State) -> Epic | Wilds | None:
    """The combat that is going on, epic or in the wilds."""
    return nearest(state, Epic, Wilds)


def shopping_under_way(state: State) -> Shopping | None:
    """The visit to a trader that is going on."""
    return nearest(state, Shopping)


def fights_beast(state: State) -> bool:
    """Whether an epic combat with a beast or boss is going on."""
    return any(epic.sides[1].kind in ("beast", "boss") for epic in all_of(state, Epic))


def epic_under_way(state: State) -> Epic | None:
    """The epic combat that is going on."""
    return nearest(state, Epic)


def wilds_under_way(state: State) -> Wilds | None:
    """The wilds combat that is going on."""
    frame = combat_under_way(state)
    return frame if isinstance(frame, Wilds) else None


# --- figures --------------------------------------------------------------------------------------


def heroes_at(state: State, area: str) -> list[Hero]:
    """All heroes in an area."""
    return [hero for hero in state.heroes.values() if hero.at == area and not hero.out]


def friends_at(state: State, hero: Hero) -> list[Hero]:
    """The team-mates of a hero in its area."""
    return [h for h in state.heroes.values() if h.at == hero.at and h.team == hero.team and h is not hero]


def enemy_heroes_at(state: State, team: int, area: str) -> list[Hero]:
    """FE-SETUP-07: heroes of other teams in an area."""
    return [h for h in state.heroes.values() if h.at == area and h.team != team and not h.out]


def soldiers_at(state: State, area: str, team: int) -> int:
    """Soldiers of a team in an area."""
    found = state.soldiers.get(area)
    return found[team] if found else 0


def enemy_soldiers_at(state: State, team: int, area: str) -> int:
    """Soldiers of other teams in an area."""
    found = state.soldiers.get(area)
    return sum(found) - found[team] if found else 0


def has_enemies(state: State, team: int, area: str) -> bool:
    """Whether figures of other teams are in an area (FE-MOVE-05, FE-COMBAT-02)."""
    found = state.soldiers.get(area)
    if found and sum(found) > found[team]:
        return True
    return any(h.at == area and h.team != team and not h.out for h in state.heroes.values())


def enemy_areas(state: State, team: int) -> set[str]:
    """All areas with figures of other teams."""
    found = {area for area, counts in state.soldiers.items() if sum(counts) > counts[team]}
    found.update(h.at for h in state.heroes.values() if h.team != team and not h.out)
    return found


def boss_at(state: State, area: str) -> bool:
    """Whether an unbeaten boss is in an area."""
    return state.boss is not None and not state.boss.beaten and state.boss.at == area


# --- control --------------------------------------------------------------------------------------


def base_owner(state: State, area: str) -> int:
    """The team whose base this is, or -1."""
    for number, team in enumerate(state.teams):
        if team.base == area:
            return number
    return -1


def enemy_base(state: State, team: int, area: str) -> bool:
    """FE-BASE-02, FE-BASE-03: a base of another team."""
    return any(other.base == area for number, other in enumerate(state.teams) if number != team)


def controls(state: State, team: int, area: str) -> bool:
    """FE-CONTROL-01, FE-BASE-01: a figure of the team is in the outpost, or it is the team's base."""
    if state.teams[team].base == area:
        return True
    found = state.soldiers.get(area)
    if found and found[team]:
        return True
    return any(h.at == area and h.team == team and not h.out for h in state.heroes.values())


def controller(state: State, area: str) -> int:
    """The team that controls an outpost, or -1."""
    for number in range(len(state.teams)):
        if controls(state, number, area):
            return number
    return -1


def controlled(state: State, team: int) -> list[str]:
    """All outposts a team controls, in the order of the map."""
    here = {area for area, counts in state.soldiers.items() if counts[team]}
    here.update(h.at for h in state.heroes.values() if h.team == team and not h.out)
    here.add(state.teams[team].base)
    return [area for area in planet_of(state).outposts if area in here]


def outposts_held(state: State, hero: Hero) -> int:
    """How many outposts the hero's team controls."""
    return len(controlled(state, hero.team))


def trader_outposts(state: State, team: int, trader: str) -> int:
    """FE-TRADER-02, FE-TRADER-09: how many outposts with this trader a team controls."""
    kinds = planet_of(state).trader
    return sum(1 for area, kind in kinds.items() if kind == trader and controls(state, team, area))


def is_day(state: State) -> bool:
    """FE-ROUND-01: whether it is a day round."""
    return track_field(state).startswith("day")


def track_of(state: State) -> tuple[str, ...]:
    """The round track of this match (FE-GAP-03)."""
    content = content_of(state)
    return content.scenarios[state.scenario].track or content.box.track


def track_field(state: State) -> str:
    """The field the round marker is on; the extra round of a tie is a night."""
    if state.extra:
        return "night"
    return track_of(state)[state.field]


def rivals_play(state: State) -> bool:
    """Whether more than one team is played, so that there is somebody to keep secrets from."""
    return sum(team.played for team in state.teams) > 1


def is_on(state: State, switch: str) -> bool:
    """Whether a switch of the match is on."""
    return state.switches.get(switch, False)


def hit_points(state: State, hero: Hero) -> int:
    """HP left."""
    from battlewright.games.fields.rules.standing import value

    return value(state, "hp", hero.id, card_of(state, hero).hp) - hero.damage


def own_team(state: State, hero: Hero) -> Team:
    """The team of a hero."""
    return state.teams[hero.team]
