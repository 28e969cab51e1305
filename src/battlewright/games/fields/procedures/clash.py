"""A hero has come into an area: whoever is there is met, then control is settled (FE-COMBAT, FE-SOLD)."""

from __future__ import annotations

from battlewright.games.fields.library import planet_of
from battlewright.games.fields.model import events
from battlewright.games.fields.model.frames import Clash, SoldierFight
from battlewright.games.fields.model.moments import NO_TEAM, Captured, Entered, LostOutpost, Slew
from battlewright.games.fields.model.options import PickHero, Spread
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.procedures.changes import emit, open_markets, remove_soldiers
from battlewright.games.fields.procedures.epic_begin import fight_boss, fight_hero
from battlewright.games.fields.procedures.harm import harm
from battlewright.games.fields.procedures.moments import announce
from battlewright.games.fields.rules.arrival import harm_per_soldier, soldiers_met
from battlewright.games.fields.rules.table import (
    boss_at,
    controls,
    enemy_heroes_at,
    heroes_of,
    hit_points,
    soldiers_at,
)
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import pop, step_table
from battlewright.kernel.options import Option


def clash_advance(state: State, frame: Clash) -> None:
    """FE-COMBAT-03, FE-COMBAT-04: boss, then heroes one after another, soldiers last; then control.

    Enemy soldiers are met at the end (FE-SOLD-01).
    """
    hero = state.heroes[frame.hero]
    if frame.step != "entered" and (hero.at != frame.area or hero.out):
        pop(state)
        return
    STEPS[frame.step](state, frame, hero)


def _entered(state: State, frame: Clash, hero: Hero) -> None:
    frame.step = "boss"
    announce(state, Entered(hero.id, area=frame.area, before=frame.before))


def _boss(state: State, frame: Clash, hero: Hero) -> None:
    """FE-COMBAT-03: a boss in the area is fought first."""
    frame.step = "heroes"
    if boss_at(state, frame.area):
        fight_boss(state, hero)


def opponents(state: State, frame: Clash, hero: Hero) -> list[Hero]:
    """FE-COMBAT-05, FE-FASTER-06: enemy heroes still to be fought.

    With Faster Combat a beaten fighter's whole group leaves (FE-FASTER-08, FE-FASTER-09), so that nobody is
    left for a second combat unless the first one was avoided.
    """
    return [h for h in enemy_heroes_at(state, hero.team, frame.area) if h.id not in frame.fought]


def _next_hero(state: State, frame: Clash, hero: Hero) -> None:
    """FE-COMBAT-05: with several enemy heroes the defending team chooses the one who fights."""
    found = opponents(state, frame, hero)
    if not found:
        frame.step = "soldiers"
        return
    frame.step = "choose"
    team = found[0].team
    found = [h for h in found if h.team == team]
    if len(found) == 1 or found[0].seat < 0:
        frame.opponent = found[0].id
    else:
        frame.asks = [h.seat for h in found]


def _fight_chosen(state: State, frame: Clash, hero: Hero) -> None:
    """FE-COMBAT-05: against the defender; if an unplayed enemy came in, the hero it met is the active one."""
    frame.step = "heroes"
    frame.fought.append(frame.opponent)
    met = state.heroes[frame.opponent]
    if hero.seat < 0:
        fight_hero(state, met, hero)
    else:
        fight_hero(state, hero, met)


def clash_decision(state: State, frame: Clash, seat: int) -> Decision:
    """Which hero of the defending team fights."""
    hero = state.heroes[frame.hero]
    team = next(h.team for h in state.heroes.values() if h.seat == seat)
    options = [PickHero(h.id) for h in opponents(state, frame, hero) if h.team == team]
    return Decision(seat, "defender", options, ("FE-COMBAT-05",), {"hero": hero.id, "area": frame.area})


def clash_take(state: State, frame: Clash, seat: int, option: Option) -> None:
    """The defender is named."""
    assert isinstance(option, PickHero)
    frame.asks = []
    frame.opponent = option.hero
    emit(state, events.DefenderChosen(hero=option.hero, enemy=frame.hero, rules=("FE-COMBAT-05",)))


def _meet_soldiers(state: State, frame: Clash, hero: Hero) -> None:
    """FE-COMBAT-04: soldiers come last."""
    frame.step = "settled"
    meet_soldiers(state, hero, frame.area)


def meet_soldiers(state: State, hero: Hero, area: str) -> None:
    """FE-SOLD-08, FE-SOLD-03, FE-SOLD-04: each enemy soldier is removed for 1 HP until one side is gone."""
    per = harm_per_soldier(state, hero)
    for team in range(len(state.teams)):
        number = soldiers_met(state, hero, area, team)
        if team == hero.team or not number:
            continue
        remove_soldiers(state, team, area, number, "FE-SOLD-08")
        if per:
            harm(state, hero, number * per, "FE-SOLD-08", "FE-SOLD-04")
        announce(state, Slew(hero.id, amount=number))


def _settle(state: State, frame: Clash, hero: Hero) -> None:
    """FE-CONTROL-01, FE-CONTROL-04: an outpost with none but own figures is the team's."""
    pop(state)
    for token, area in [*state.tokens.items()]:
        if area == frame.area:
            del state.tokens[token]
            hero.tokens.append(token)
            emit(state, events.TokenMoved(token=token, hero=hero.id, rules=(state.scenario,)))
    if planet_of(state).kind[frame.area] == "outpost" and not frame.held:
        tell_capture(state, hero.team, frame.area, frame.before, hero)


STEPS = step_table(
    Clash,
    {
        "entered": _entered,
        "boss": _boss,
        "heroes": _next_hero,
        "choose": _fight_chosen,
        "soldiers": _meet_soldiers,
        "settled": _settle,
    },
)


def tell_capture(state: State, team: int, area: str, before: int, hero: Hero) -> None:
    """FE-CONTROL-01, FE-CONTROL-04, FE-TRADER-03: control has changed; a market may open."""
    if not controls(state, team, area):
        return
    emit(
        state,
        events.Captured(team=team, area=area, hero=hero.id, rules=("FE-CONTROL-01", "FE-CONTROL-04")),
    )
    open_markets(state)
    if before >= 0 and before != team and heroes_of(state, before):
        announce(state, LostOutpost(heroes_of(state, before)[0].id, other=hero.id, area=area))
    announce(state, Captured(hero.id, area=area, before=before if before != team else NO_TEAM))


# --- soldiers against heroes and soldiers ---------------------------------------------------------


def soldier_fight_advance(state: State, frame: SoldierFight) -> None:
    """FE-SOLD-02 to FE-SOLD-07: one damage for each soldier that entered."""
    heroes = enemy_heroes_at(state, frame.team, frame.area)
    soldiers = soldiers_at(state, frame.area, frame.enemy)
    if not frame.left or not (heroes or soldiers):
        pop(state)
        _after_fight(state, frame)
    elif not heroes:
        _pairs(state, frame, min(frame.left, soldiers))
    elif not soldiers and len(heroes) == 1:
        _strike_hero(state, frame, heroes[0], frame.left)
    elif heroes[0].seat < 0:
        _pairs(state, frame, 1) if soldiers else _strike_hero(state, frame, heroes[0], 1)
    else:
        frame.asks = [hero.seat for hero in heroes]


def soldier_fight_decision(state: State, frame: SoldierFight, seat: int) -> Decision:
    """FE-SOLD-06, FE-SOLD-07: the enemy team decides who takes the next damage."""
    options: list[Option] = [Spread(h.id) for h in enemy_heroes_at(state, frame.team, frame.area)]
    if soldiers_at(state, frame.area, frame.enemy):
        options.append(Spread("soldier"))
    facts = {"area": frame.area, "left": frame.left}
    return Decision(seat, "spread", options, ("FE-SOLD-06", "FE-SOLD-07"), facts)


def soldier_fight_take(state: State, frame: SoldierFight, seat: int, option: Option) -> None:
    """One damage."""
    assert isinstance(option, Spread)
    frame.asks = []
    if option.to == "soldier":
        _pairs(state, frame, 1, "FE-SOLD-06")
    else:
        _strike_hero(state, frame, state.heroes[option.to], 1, "FE-SOLD-06")


def _pairs(state: State, frame: SoldierFight, number: int, rule: str = "FE-SOLD-05") -> None:
    """FE-SOLD-05: one soldier of each side, again and again."""
    frame.left -= number
    remove_soldiers(state, frame.enemy, frame.area, number, rule)
    remove_soldiers(state, frame.team, frame.area, number, rule)
    announce(state, Slew(frame.hero, amount=number))


def _strike_hero(
    state: State, frame: SoldierFight, hero: Hero, number: int, rule: str = "FE-SOLD-02"
) -> None:
    """FE-SOLD-02, FE-SOLD-03: each soldier removed costs 1 HP, only as many as bring the hero to 0."""
    per = harm_per_soldier(state, hero)
    if per:
        number = min(number, -(-hit_points(state, hero) // per))
    frame.left -= number
    remove_soldiers(state, frame.team, frame.area, number, rule, "FE-SOLD-03")
    if per:
        harm(state, hero, number * per, rule, "FE-SOLD-04")
    announce(state, Slew(hero.id, amount=number))


def _after_fight(state: State, frame: SoldierFight) -> None:
    """Whoever is left controls the outpost."""
    if soldiers_at(state, frame.area, frame.team) and not soldiers_at(state, frame.area, frame.enemy):
        tell_capture(state, frame.team, frame.area, frame.enemy, state.heroes[frame.hero])
