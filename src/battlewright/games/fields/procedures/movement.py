"""Moving heroes and soldiers, and being put somewhere (FE-MOVE, FE-SOLDIER, FE-GAP-16)."""

from __future__ import annotations

from battlewright.games.fields.library import planet_of
from battlewright.games.fields.model import events
from battlewright.games.fields.model.frames import Clash, March, Movement, Relocation, SoldierFight
from battlewright.games.fields.model.moments import Marched
from battlewright.games.fields.model.options import GoTo, SendSoldiers, Stay
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.procedures.changes import emit, open_markets, take_soldiers
from battlewright.games.fields.procedures.clash import tell_capture
from battlewright.games.fields.procedures.moments import announce
from battlewright.games.fields.rules.actions import marches
from battlewright.games.fields.rules.arrival import found_there
from battlewright.games.fields.rules.movement import destinations, landing, path_to, ways
from battlewright.games.fields.rules.table import (
    SOLDIERS_PER_OUTPOST,
    controller,
    controls,
    enemy_heroes_at,
    enemy_soldiers_at,
    has_enemies,
    soldiers_at,
)
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import pop, push, step_table
from battlewright.kernel.options import Option


def movement_advance(state: State, frame: Movement) -> None:
    """FE-MOVE-03: the hero goes where its player says, or nowhere."""
    STEPS[frame.step](state, frame)


def _go(state: State, frame: Movement) -> None:
    hero = state.heroes[frame.hero]
    if not hero.out and destinations(state, frame):
        frame.asks = [hero.seat]
    else:
        pop(state)


def _end(state: State, frame: Movement) -> None:
    pop(state)


STEPS = step_table(Movement, {"go": _go, "end": _end})


def movement_decision(state: State, frame: Movement, seat: int) -> Decision:
    """The areas in reach: the way and its cost, who waits there, whether one fights (FE-COMBAT-02).

    A movement granted by a card may be left unused.
    """
    found = destinations(state, frame)
    options: list[Option] = [GoTo(area) for area in found]
    if frame.optional:
        options.append(Stay())
    facts: dict[str, object] = {"hero": frame.hero, "points": frame.points}
    facts |= found_there(state, state.heroes[frame.hero], ways(state, frame), found)
    return Decision(seat, "destination", options, ("FE-MOVE-02", frame.source), facts)


def movement_take(state: State, frame: Movement, seat: int, option: Option) -> None:
    """FE-MOVE-04, FE-MOVE-05: the whole way at once; where it ends, whoever is there is met."""
    hero = state.heroes[frame.hero]
    if not isinstance(option, GoTo):
        pop(state)
        return
    found = ways(state, frame)
    path = path_to(found, option.area)
    pop(state)
    walk(state, hero, path, found[option.area][0], frame.source)


def walk(state: State, hero: Hero, path: tuple[str, ...], points: int, source: str) -> None:
    """A hero moves, on foot or flying, and meets whoever is where it ends (FE-COMBAT-02, FE-FLY-04)."""
    came, area = hero.at, path[-1]
    held, before = controls(state, hero.team, area), controller(state, area)
    hero.at = area
    rules = (source,) if source == "FE-MOVE-02" else ("FE-MOVE-02", source)
    emit(state, events.Moved(hero=hero.id, path=path, points=points, rules=rules))
    push(state, Clash(hero=hero.id, area=area, came=came, held=held, before=before))


# --- soldiers -------------------------------------------------------------------------------------


def march_advance(state: State, frame: March) -> None:
    """FE-SOLDIER-04: which soldiers go where."""
    hero = state.heroes[frame.hero]
    if marches(state, hero, anywhere=frame.anywhere):
        frame.asks = [hero.seat]
    else:
        pop(state)


def march_decision(state: State, frame: March, seat: int) -> Decision:
    """Every number of soldiers along every path, and whether they fight; a march by a card may be left."""
    hero = state.heroes[frame.hero]
    found = marches(state, hero, anywhere=frame.anywhere)
    options: list[Option] = [*found]
    if frame.optional:
        options.append(Stay())
    facts = {"hero": frame.hero, "fights": [has_enemies(state, hero.team, march.to) for march in found]}
    return Decision(seat, "march", options, ("FE-SOLDIER-03", "FE-SOLDIER-04"), facts)


def march_take(state: State, frame: March, seat: int, option: Option) -> None:
    """The soldiers go."""
    pop(state)
    if isinstance(option, SendSoldiers):
        hero = state.heroes[frame.hero]
        send_soldiers(state, hero, option.soldiers, option.source, option.to, frame.source)


def send_soldiers(state: State, hero: Hero, number: int, source: str, to: str, rule: str) -> None:
    """FE-SOLDIER-04, FE-SOLDIER-05, FE-CONTROL-02: along the path; surplus goes home, enemies are fought.

    Enemy heroes and soldiers are fought (FE-SOLD-01), a boss is not (FE-SOLD-10).
    """
    team = hero.team
    held, before = controls(state, team, to), controller(state, to)
    take_soldiers(state, team, source, number)
    fights = bool(enemy_heroes_at(state, team, to)) or enemy_soldiers_at(state, team, to) > 0
    surplus = max(0, soldiers_at(state, to, team) + number - SOLDIERS_PER_OUTPOST)
    state.soldiers.setdefault(to, [0] * len(state.teams))[team] += number - surplus
    state.teams[team].soldiers += surplus
    rules = ("FE-SOLDIER-04", "FE-CONTROL-02") if surplus else ("FE-SOLDIER-04",)
    emit(
        state,
        events.SoldiersMoved(
            team=team, source=source, area=to, soldiers=number, surplus=surplus, rules=(*rules, rule)
        ),
    )
    if fights:
        push(state, SoldierFight(team=team, area=to, enemy=before, hero=hero.id, left=number - surplus))
    elif not held:
        tell_capture(state, team, to, before, hero)
    announce(state, Marched(hero.id))


# --- being put somewhere --------------------------------------------------------------------------


def relocate(
    state: State, hero: Hero, areas: list[str], seat: int, rule: str, kind: str = "relocate"
) -> None:
    """FE-GAP-16, FE-WATER-04: a hero is put into one of these areas; who is asked chooses among several."""
    options = list(dict.fromkeys(end for area in areas for end in landing(state, hero, area)))
    if len(options) == 1 or (options and seat < 0):
        put(state, hero, options[0], rule)
    elif options:
        push(state, Relocation(hero=hero.id, areas=options, seat=seat, rule=rule, kind=kind))


def put(state: State, hero: Hero, area: str, *rules: str) -> None:
    """The figure stands there now; no combat follows."""
    hero.at = area
    emit(state, events.Placed(hero=hero.id, area=area, rules=rules))
    if area in planet_of(state).trader:
        open_markets(state)


def relocation_advance(state: State, frame: Relocation) -> None:
    """Ask where."""
    frame.asks = [frame.seat]


def relocation_decision(state: State, frame: Relocation, seat: int) -> Decision:
    """The areas."""
    options = [GoTo(area) for area in frame.areas]
    return Decision(seat, frame.kind, options, (frame.rule,), {"hero": frame.hero})


def relocation_take(state: State, frame: Relocation, seat: int, option: Option) -> None:
    """Put it there."""
    assert isinstance(option, GoTo)
    pop(state)
    put(state, state.heroes[frame.hero], option.area, frame.rule)
