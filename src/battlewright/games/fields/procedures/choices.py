"""Instructions that ask: heroes, areas, zones, cards, alternatives, prices.

`options` lists what can be chosen, `choose` carries it out. Nobody decides for beasts and enemy heroes
that nobody plays: for them the option that harms the other side most is taken (FE-SOLO-22), which is
the first of the list.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from battlewright.games.fields.library import planet_of
from battlewright.games.fields.model import effects, events
from battlewright.games.fields.model import options as o
from battlewright.games.fields.model.frames import Effect
from battlewright.games.fields.model.moments import Captured, Slew
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.model.words import ZONES
from battlewright.games.fields.procedures import grid_effects
from battlewright.games.fields.procedures.changes import (
    discard_from_hero,
    emit,
    place_soldiers,
    remove_soldiers,
    spend_eternium,
)
from battlewright.games.fields.procedures.harm import harm
from battlewright.games.fields.procedures.instructions import END, amount_of, hero_for, sub
from battlewright.games.fields.procedures.moments import announce
from battlewright.games.fields.rules.combats import combat_area
from battlewright.games.fields.rules.conditions import holds
from battlewright.games.fields.rules.possessions import owned
from battlewright.games.fields.rules.table import (
    SOLDIERS_PER_OUTPOST,
    controlled,
    controller,
    enemy_base,
    enemy_soldiers_at,
    has_enemies,
    hit_points,
    soldiers_at,
)
from battlewright.kernel.frames import push
from battlewright.kernel.options import Option


def ask(state: State, frame: Effect, step: effects.Instruction) -> None:
    """Ask whoever decides; without options, or with only one that must be taken, go on."""
    found = options(state, frame, step)
    seat = decider(state, frame, step)
    if not found:
        pass_over(state, frame, step)
    elif seat < 0 or (len(found) == 1 and not isinstance(step, effects.Pay)):
        choose(state, frame, step, found[0])
    else:
        frame.asks = [seat]


def decider(state: State, frame: Effect, step: effects.Instruction) -> int:
    """The seat that chooses: the bearer's; for a discard that of whoever discards."""
    who = hero_for(state, frame, step.who) if isinstance(step, effects.Discard) else None
    hero = who or state.heroes.get(frame.actor)
    return hero.seat if hero is not None else -1


def pass_over(state: State, frame: Effect, step: effects.Instruction) -> None:
    """Nothing can be chosen: a pick ends the list, a price that cannot be paid means not paying."""
    if isinstance(step, effects.Pick | effects.PickArea):
        frame.at = END
    elif isinstance(step, effects.Pay):
        inner = sub(frame, "otherwise")
        frame.at += 1
        push(state, inner)
    else:
        frame.at += 1


def options(state: State, frame: Effect, step: effects.Instruction) -> list[Option]:
    """What can be chosen."""
    match step:
        case effects.Pick():
            return _or_stay(step, [o.Choose(hero.id) for hero in candidates(state, frame, step)])
        case effects.PickArea():
            return _or_stay(step, [o.Choose(area) for area in areas(state, frame, step)])
        case effects.Either(choices=alternatives):
            return _each_of(alternatives)
        case effects.Pay():
            return [o.Accept(), o.Refuse()] if can_pay(state, frame, step) else []
        case effects.Boost():
            return boost_options(frame, step)
        case effects.Recruit():
            return _each_of(recruit_areas(state, frame, step))
        case effects.Slay():
            return _each_of(slay_areas(state, frame, step))
        case effects.Discard():
            return _discards(state, frame, step)
        case effects.Play():
            return grid_effects.play_options(state, frame, step)
        case _:
            return grid_effects.options(state, frame, step)


def _each_of(names: Iterable[str]) -> list[Option]:
    return [o.Choose(name) for name in names]


def _or_stay(step: effects.Pick | effects.PickArea, found: Sequence[Option]) -> list[Option]:
    """An optional pick may be left, if there is anything to pick."""
    return [*found, o.Stay()] if step.optional and found else [*found]


def _discards(state: State, frame: Effect, step: effects.Discard) -> list[Option]:
    hero = hero_for(state, frame, step.who)
    cards = owned(state, hero, step.what) if hero is not None else []
    return [o.ChooseCard(card) for card in dict.fromkeys(cards)]


def choose(state: State, frame: Effect, step: effects.Instruction, option: Option) -> None:
    """Carry the choice out and go on."""
    match step:
        case effects.Pick() | effects.PickArea():
            _pick(frame, step, option)
        case effects.Either():
            inner = sub(frame, _named(option))
            frame.at += 1
            push(state, inner)
        case effects.Pay():
            pay(state, frame, step, isinstance(option, o.Accept))
        case effects.Play():
            grid_effects.play_choice(state, frame, option)
        case _:
            frame.at += 1
            _carry_out(state, frame, step, option)


def _pick(frame: Effect, step: effects.Pick | effects.PickArea, option: Option) -> None:
    """A target for what follows; without one nothing follows."""
    if isinstance(option, o.Stay):
        frame.at = END
        return
    if isinstance(step, effects.Pick):
        frame.target = _named(option)
    else:
        frame.area = _named(option)
    frame.at += 1


def _carry_out(state: State, frame: Effect, step: effects.Instruction, option: Option) -> None:
    """Instructions that are done once their choice is made."""
    match step:
        case effects.Boost():
            grid_effects.boost(state, frame, step, _named(option))
        case effects.Recruit():
            recruit(state, frame, step, _named(option))
        case effects.Slay():
            slay(state, frame, step, _named(option))
        case effects.Discard():
            hero = hero_for(state, frame, step.who)
            assert hero is not None
            assert isinstance(option, o.ChooseCard)
            discard_from_hero(state, hero, option.card, frame.source)
        case _:
            grid_effects.choose(state, frame, step, option)


def _named(option: Option) -> str:
    assert isinstance(option, o.Choose), option
    return option.what


# --- heroes and areas -----------------------------------------------------------------------------


def candidates(state: State, frame: Effect, step: effects.Pick) -> list[Hero]:
    """Heroes of the right side, near enough, for whom the conditions hold."""
    actor = state.heroes.get(frame.actor)
    return [
        hero
        for hero in state.heroes.values()
        if not hero.out
        and _of_side(actor, hero, step.side)
        and _near(state, actor, hero, step.within)
        and not _sheltered(state, actor, hero)
        and holds(state, step.when, hero.id)
    ]


def _of_side(actor: Hero | None, hero: Hero, side: str) -> bool:
    if actor is None or side == "any":
        return True
    match side:
        case "self":
            return hero is actor
        case "ally":
            return hero.team == actor.team and hero is not actor
        case "friend":
            return hero.team == actor.team
        case _:
            return hero.team != actor.team


def _near(state: State, actor: Hero | None, hero: Hero, within: int | None) -> bool:
    if within is None or actor is None:
        return True
    return planet_of(state).distance(actor.at, hero.at) <= within


def _sheltered(state: State, actor: Hero | None, hero: Hero) -> bool:
    """FE-BASE-03: nobody in an enemy base can be chosen as a target."""
    return actor is not None and hero.team != actor.team and hero.at == state.teams[hero.team].base


def areas(state: State, frame: Effect, step: effects.PickArea) -> list[str]:
    """FE-BASE-03: areas of the right kind, never an enemy base."""
    planet = planet_of(state)
    actor = state.heroes.get(frame.actor)
    team = actor.team if actor is not None else 0
    pools = {
        "outpost": planet.outposts,
        "wilds": planet.wilds,
        "tower": planet.towers,
        "trader": list(planet.trader),
        "any": [area for area in planet.order if planet.kind[area] != "water"],
    }
    return [
        area
        for area in pools[step.kind]
        if not enemy_base(state, team, area)
        and (step.within is None or actor is None or planet.distance(actor.at, area) <= step.within)
        and _held(state, team, area, step.held)
    ]


def _held(state: State, team: int, area: str, held: str) -> bool:
    if held == "any":
        return True
    holder = controller(state, area)
    if held == "own":
        return holder == team
    return holder < 0 if held == "free" else holder >= 0 and holder != team


# --- prices ---------------------------------------------------------------------------------------


def can_pay(state: State, frame: Effect, step: effects.Pay) -> bool:
    """FE-ETERNIUM-02: everything that is asked can be given."""
    hero = state.heroes.get(frame.actor)
    if hero is None or hero.seat < 0:
        return False
    return (
        step.eternium <= state.teams[hero.team].eternium
        and step.soldiers <= soldiers_at(state, hero.at, hero.team)
        and (not step.damage or step.damage < hit_points(state, hero))
    )


def pay(state: State, frame: Effect, step: effects.Pay, yes: bool) -> None:
    """Pay and go on with `then`, or not."""
    hero = state.heroes[frame.actor]
    inner = sub(frame, "then" if yes else "otherwise")
    frame.at += 1
    push(state, inner)
    if yes:
        spend_eternium(state, hero.team, step.eternium, frame.source)
        remove_soldiers(state, hero.team, hero.at, step.soldiers, frame.source)
        if step.damage:
            harm(state, hero, step.damage, frame.source)


def boost_options(frame: Effect, step: effects.Boost) -> list[Option]:
    """A named zone, the zone a solo card indicates (FE-SOLO-23), or any."""
    if step.to:
        return [o.Choose(step.to)]
    if frame.area in ZONES:
        return [o.Choose(frame.area)]
    return [o.Choose(zone) for zone in ZONES]


# --- soldiers -------------------------------------------------------------------------------------


def recruit_areas(state: State, frame: Effect, step: effects.Recruit) -> list[str]:
    """FE-BASE-04, FE-CONTROL-02: outposts without enemies that have room; no bases."""
    hero = state.heroes.get(frame.actor)
    if hero is None:
        return []
    planet = planet_of(state)
    pools = {
        "here": [hero.at],
        "controlled": controlled(state, hero.team),
        "adjacent": list(planet.adjacent[hero.at]),
        "picked": [frame.area] if frame.area else [],
    }
    return [
        area
        for area in pools[step.where]
        if planet.kind[area] == "outpost"
        and area not in planet.bases
        and soldiers_at(state, area, hero.team) < SOLDIERS_PER_OUTPOST
        and not has_enemies(state, hero.team, area)
        and state.teams[hero.team].soldiers
    ]


def recruit(state: State, frame: Effect, step: effects.Recruit, area: str) -> None:
    """Soldiers come from the supply."""
    hero = state.heroes[frame.actor]
    before = controller(state, area)
    place_soldiers(state, hero.team, area, step.amount, frame.source)
    if before != hero.team:
        rules = ("FE-CONTROL-01", frame.source)
        emit(state, events.Captured(team=hero.team, area=area, hero=hero.id, rules=rules))
        announce(state, Captured(hero.id, area=area, before=before))


def slay_areas(state: State, frame: Effect, step: effects.Slay) -> list[str]:
    """Areas with enemy soldiers."""
    hero = state.heroes.get(frame.actor)
    if hero is None:
        here = combat_area(state)
        return [here] if state.soldiers.get(here) else []
    pools = {
        "here": [hero.at],
        "adjacent": list(planet_of(state).adjacent[hero.at]),
        "picked": [frame.area] if frame.area else [],
    }
    return [area for area in pools[step.where] if enemy_soldiers_at(state, hero.team, area)]


def slay(state: State, frame: Effect, step: effects.Slay, area: str) -> None:
    """FE-SOLD-09: a soldier has 1 HP."""
    hero = state.heroes.get(frame.actor)
    left = amount_of(state, frame, step)
    slain = 0
    for team in range(len(state.teams)):
        if (hero is None or team != hero.team) and left > slain:
            slain += remove_soldiers(state, team, area, left - slain, "FE-SOLD-09", frame.source)
    if slain and hero is not None:
        announce(state, Slew(hero.id, amount=slain))
