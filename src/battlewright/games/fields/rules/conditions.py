"""The conditions and counters of `model/words.py`: what holds for a hero or foe right now.

A condition function gets the state, the bearer (a hero id, or `foe`), the parameter after the colon
and the moment that is being answered. Conditions about heroes are false for foes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from battlewright.games.fields.library import content_of, planet_of
from battlewright.games.fields.model.frames import Epic, Fighter, Wilds
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.rules import table
from battlewright.games.fields.rules.table import FOE

Moment = Mapping[str, Any]
Condition = Callable[[State, str, str, Moment], bool]
NOTHING: Moment = {}


def holds(state: State, conditions: Iterable[str], who: str, moment: Moment = NOTHING) -> bool:
    """Whether all conditions hold for the bearer."""
    for condition in conditions:
        wanted = True
        if condition.startswith("not "):
            condition, wanted = condition[4:], False
        name, _, parameter = condition.partition(":")
        if who == FOE and name in FOE_CONDITIONS:
            if FOE_CONDITIONS[name](state, parameter) is not wanted:
                return False
        elif CONDITIONS[name](state, who, parameter, moment) is not wanted:
            return False
    return True


def failing(state: State, conditions: Iterable[str], who: str, moment: Moment = NOTHING) -> list[str]:
    """The conditions that do not hold, for explanations."""
    return [condition for condition in conditions if not holds(state, (condition,), who, moment)]


# --- combat ---------------------------------------------------------------------------------------


def _combat(state: State) -> Epic | Wilds | None:
    for frame in reversed(state.stack):
        if isinstance(frame, Epic | Wilds):
            return frame
    return None


def side_of(state: State, who: str) -> tuple[Fighter, Fighter] | None:
    """A fighter of the epic combat under way and its opponent."""
    frame = _combat(state)
    if not isinstance(frame, Epic):
        return None
    one, two = frame.sides
    if who == one.id:
        return one, two
    if who == two.id or (who == FOE and two.kind in ("beast", "boss")):
        return two, one
    return None


def _weapon_kind(state: State, fighter: Fighter) -> str:
    content = content_of(state)
    if fighter.battle:
        return content.battle[fighter.battle].kind
    return content.weapons[fighter.weapon].kind if fighter.weapon else ""


def _epic(state: State, who: str, parameter: str, moment: Moment) -> bool:
    return isinstance(_combat(state), Epic)


def _wilds(state: State, who: str, parameter: str, moment: Moment) -> bool:
    return isinstance(_combat(state), Wilds)


def _attacking(state: State, who: str, parameter: str, moment: Moment) -> bool:
    frame = _combat(state)
    return isinstance(frame, Epic) and frame.sides[0].id == who


def _defending(state: State, who: str, parameter: str, moment: Moment) -> bool:
    sides = side_of(state, who)
    return sides is not None and not _attacking(state, who, parameter, moment)


def _weapon(state: State, who: str, parameter: str, moment: Moment) -> bool:
    sides = side_of(state, who)
    return sides is not None and _weapon_kind(state, sides[0]) == parameter


def _enemy_weapon(state: State, who: str, parameter: str, moment: Moment) -> bool:
    sides = side_of(state, who)
    return sides is not None and _weapon_kind(state, sides[1]) == parameter


def _against(state: State, who: str, parameter: str, moment: Moment) -> bool:
    frame = _combat(state)
    if isinstance(frame, Wilds):
        kind = "ally" if frame.card in content_of(state).allies else "wild"
        return parameter == kind or (parameter == "wild" and who != FOE)
    sides = side_of(state, who)
    if sides is None:
        return False
    return {"enemy": "hero"}.get(sides[1].kind, sides[1].kind) == parameter


def _combat_round(state: State, who: str, parameter: str, moment: Moment) -> bool:
    frame = _combat(state)
    return isinstance(frame, Epic) and frame.number == int(parameter)


def _zone_cards(state: State, who: str, parameter: str, moment: Moment) -> bool:
    zone, _, number = parameter.partition(":")
    sides = side_of(state, who)
    return sides is not None and sum(1 for c in sides[0].grid if c.zone == zone) >= int(number)


def _zone_empty(state: State, who: str, parameter: str, moment: Moment) -> bool:
    sides = side_of(state, who)
    return sides is not None and not any(c.zone == parameter for c in sides[0].grid)


def _other(state: State, who: str, moment: Moment) -> str:
    frame = _combat(state)
    if isinstance(frame, Wilds):
        return FOE if who == frame.hero else frame.hero
    sides = side_of(state, who)
    if sides is not None:
        return sides[1].id if sides[1].kind in ("hero", "enemy") else FOE
    return str(moment.get("other", ""))


def _enemy_hp_most(state: State, who: str, parameter: str, moment: Moment) -> bool:
    other = state.heroes.get(_other(state, who, moment))
    if other is not None:
        return table.hit_points(state, other) <= int(parameter)
    return foe_hp(state) <= int(parameter)


def foe_hp(state: State) -> int:
    """HP left of the beast, ally or boss one fights."""
    frame = _combat(state)
    if isinstance(frame, Wilds):
        return frame.hp
    if frame is None:
        return 0
    foe = frame.sides[1]
    kept = state.boss.damage if foe.kind == "boss" and state.boss is not None else 0
    lost = kept if foe.kind == "boss" else foe.damage
    return content_of(state).epic_beasts[foe.id].hp - lost if foe.kind in ("beast", "boss") else 0


def _enemy_damaged(state: State, who: str, parameter: str, moment: Moment) -> bool:
    other = state.heroes.get(_other(state, who, moment))
    if other is not None:
        return other.damage > 0
    return side_of(state, who) is not None and foe_damage(state) > 0


def _higher_initiative(state: State, who: str, parameter: str, moment: Moment) -> bool:
    sides = side_of(state, who)
    if sides is None or not sides[0].totals or not sides[1].totals:
        return False
    return sides[0].totals["initiative"] > sides[1].totals["initiative"]


def _lower_initiative(state: State, who: str, parameter: str, moment: Moment) -> bool:
    sides = side_of(state, who)
    if sides is None or not sides[0].totals or not sides[1].totals:
        return False
    return sides[0].totals["initiative"] < sides[1].totals["initiative"]


def _fighting_together(state: State, who: str, parameter: str, moment: Moment) -> bool:
    hero = state.heroes.get(who)
    return hero is not None and bool(table.friends_at(state, hero))


def _no_grid(state: State, who: str, parameter: str, moment: Moment) -> bool:
    sides = side_of(state, who)
    return sides is not None and sides[1].kind != "hero"


# --- the foe --------------------------------------------------------------------------------------


def combat_area(state: State) -> str:
    """Where the combat under way takes place."""
    frame = _combat(state)
    if isinstance(frame, Wilds):
        return state.heroes[frame.hero].at
    return frame.area if frame is not None else ""


def foe_damage(state: State) -> int:
    """Damage on the beast or boss one fights."""
    frame = _combat(state)
    if not isinstance(frame, Epic):
        return 0
    foe = frame.sides[1]
    return state.boss.damage if foe.kind == "boss" and state.boss is not None else foe.damage


def _opposing_soldiers(state: State) -> int:
    """Soldiers of the team a beast or boss fights, in the area of the combat."""
    frame = _combat(state)
    if frame is None:
        return 0
    hero = state.heroes[frame.hero if isinstance(frame, Wilds) else frame.sides[0].id]
    return table.soldiers_at(state, combat_area(state), hero.team)


FOE_CONDITIONS: dict[str, Callable[[State, str], bool]] = {
    "vines_here": lambda state, p: combat_area(state) in state.vines,
    "soldiers_here": lambda state, p: int(p) <= 0,
    "enemy_soldiers_here": lambda state, p: _opposing_soldiers(state) >= int(p),
    "damaged": lambda state, p: foe_damage(state) > 0,
    "unhurt": lambda state, p: foe_damage(state) == 0,
    "hp_most": lambda state, p: foe_hp(state) <= int(p),
    "hp_least": lambda state, p: foe_hp(state) >= int(p),
    "in_outpost": lambda state, p: planet_of(state).kind.get(combat_area(state)) == "outpost",
    "in_wilds": lambda state, p: planet_of(state).kind.get(combat_area(state)) == "wilds",
}


# --- the hero -------------------------------------------------------------------------------------


def _of_hero(test: Callable[[State, Hero, str], bool]) -> Condition:
    """A condition that is false for foes."""

    def condition(state: State, who: str, parameter: str, moment: Moment) -> bool:
        hero = state.heroes.get(who)
        return hero is not None and test(state, hero, parameter)

    return condition


def owned(state: State, hero: Hero, kind: str) -> list[str]:
    """The cards of a hero of a kind: equipment, armor, artifact, spell, vehicle, beast, ally, mount …"""
    content = content_of(state)
    match kind:
        case "spell":
            return list(hero.spells)
        case "ally":
            return list(hero.allies)
        case "mount":
            return list(hero.mounts)
        case "vehicle":
            return [card for card in hero.mounts if card in content.vehicles]
        case "beast":
            return [card for card in hero.mounts if card not in content.vehicles]
        case "equipment":
            return [*hero.equipped, *hero.inventory]
        case "consumable":
            return [c for c in hero.inventory if _type(state, c) == kind]
        case "armor" | "artifact":
            return [c for c in hero.equipped if _type(state, c) == kind]
        case _:
            return [*hero.equipped, *hero.inventory, *hero.spells, *hero.allies, *hero.mounts]


def _type(state: State, card: str) -> str:
    found = content_of(state).equipment.get(card)
    return found.type if found is not None else ""


def _has(state: State, hero: Hero, parameter: str) -> bool:
    return bool(owned(state, hero, parameter))


def _owns(state: State, hero: Hero, parameter: str) -> bool:
    return parameter in owned(state, hero, "any")


def _flying(state: State, hero: Hero, parameter: str) -> bool:
    from battlewright.games.fields.rules.standing import has_grant

    return has_grant(state, "flying", hero.id)


def _area(state: State, hero: Hero) -> Any:
    return planet_of(state).areas.get(hero.at)


def _kind(kind: str) -> Callable[[State, Hero, str], bool]:
    return lambda state, hero, parameter: planet_of(state).kind.get(hero.at) == kind


def _in_tower(state: State, hero: Hero, parameter: str) -> bool:
    return hero.at in planet_of(state).towers


def _trader_here(state: State, hero: Hero, parameter: str) -> bool:
    trader = planet_of(state).trader.get(hero.at, "")
    return bool(trader) and parameter in ("any", trader)


def _next_to(state: State, hero: Hero, parameter: str) -> bool:
    return hero.at == parameter or parameter in planet_of(state).adjacent.get(hero.at, ())


def _enemies_near(state: State, hero: Hero, parameter: str) -> bool:
    far = planet_of(state).distance
    return any(
        h.team != hero.team and not h.out and h.at and hero.at and far(hero.at, h.at) <= int(parameter)
        for h in state.heroes.values()
    )


# --- the team and the match -----------------------------------------------------------------------


def _team(state: State, hero: Hero) -> Any:
    return state.teams[hero.team]


def _towers(state: State, hero: Hero) -> int:
    return sum(1 for area in planet_of(state).towers if table.controls(state, hero.team, area))


def _traders(state: State, hero: Hero) -> int:
    return sum(1 for area in planet_of(state).trader if table.controls(state, hero.team, area))


def _on_map(state: State, hero: Hero) -> int:
    return sum(counts[hero.team] for counts in state.soldiers.values())


def _behind(state: State, hero: Hero, parameter: str) -> bool:
    return any(t.vp > _team(state, hero).vp for n, t in enumerate(state.teams) if n != hero.team and t.played)


def _ahead(state: State, hero: Hero, parameter: str) -> bool:
    others = [t.vp for n, t in enumerate(state.teams) if n != hero.team and t.played]
    return all(_team(state, hero).vp > vp for vp in others)


def _counter(state: State, who: str, parameter: str, moment: Moment) -> bool:
    name, _, number = parameter.rpartition(":")
    return counter(state, name, who) >= int(number)


def counter(state: State, name: str, who: str) -> int:
    """A counter of the scenario: the team's and the match's together."""
    hero = state.heroes.get(who)
    own = state.teams[hero.team].counters.get(name, 0) if hero is not None else 0
    return own + state.counters.get(name, 0)


# --- the moment -----------------------------------------------------------------------------------


def _card_of(state: State, who: str, parameter: str, moment: Moment) -> bool:
    card = str(moment.get("card", ""))
    content = content_of(state)
    shelf = content.shelf.get(card, "")
    if parameter == "mount":
        return shelf in ("vehicles", "beasts", "epic_beasts")
    if parameter in ("armor", "artifact", "consumable"):
        return shelf == "equipment" and content.equipment[card].type == parameter
    kinds = {"equipment": "equipment", "spells": "spell", "vehicles": "vehicle", "allies": "ally"}
    kinds |= {"beasts": "beast", "epic_beasts": "beast"}
    return kinds.get(shelf) == parameter or (parameter == "any" and bool(shelf))


CONDITIONS: dict[str, Condition] = {
    "epic": _epic,
    "wilds": _wilds,
    "attacking": _attacking,
    "defending": _defending,
    "weapon": _weapon,
    "enemy_weapon": _enemy_weapon,
    "against": _against,
    "combat_round": _combat_round,
    "zone_cards": _zone_cards,
    "zone_empty": _zone_empty,
    "enemy_hp_most": _enemy_hp_most,
    "enemy_damaged": _enemy_damaged,
    "higher_initiative": _higher_initiative,
    "lower_initiative": _lower_initiative,
    "fighting_together": _fighting_together,
    "no_grid": _no_grid,
    "hero": lambda state, who, parameter, moment: who == parameter,
    "faction": _of_hero(lambda state, hero, p: state.teams[hero.team].faction == p),
    "damaged": _of_hero(lambda state, hero, p: hero.damage > 0),
    "unhurt": _of_hero(lambda state, hero, p: hero.damage == 0),
    "hp_most": _of_hero(lambda state, hero, p: table.hit_points(state, hero) <= int(p)),
    "hp_least": _of_hero(lambda state, hero, p: table.hit_points(state, hero) >= int(p)),
    "has": _of_hero(_has),
    "lacks": _of_hero(lambda state, hero, p: not _has(state, hero, p)),
    "owns": _of_hero(_owns),
    "mounted": _of_hero(lambda state, hero, p: bool(hero.mounts)),
    "flying": _of_hero(_flying),
    "carries": _of_hero(lambda state, hero, p: p in hero.tokens),
    "day": lambda state, who, parameter, moment: table.is_day(state),
    "night": lambda state, who, parameter, moment: not table.is_day(state),
    "in_outpost": _of_hero(_kind("outpost")),
    "in_wilds": _of_hero(_kind("wilds")),
    "in_water": _of_hero(_kind("water")),
    "in_tower": _of_hero(_in_tower),
    "in_base": _of_hero(lambda state, hero, p: hero.at == _team(state, hero).base),
    "at": _of_hero(lambda state, hero, p: hero.at == p),
    "trader_here": _of_hero(_trader_here),
    "next_to": _of_hero(_next_to),
    "vines_here": _of_hero(lambda state, hero, p: hero.at in state.vines),
    "quest_here": _of_hero(lambda state, hero, p: hero.at in state.quests),
    "boss_here": _of_hero(lambda state, hero, p: table.boss_at(state, hero.at)),
    "allies_here": _of_hero(lambda state, hero, p: len(table.friends_at(state, hero)) >= int(p)),
    "alone": _of_hero(lambda state, hero, p: not table.friends_at(state, hero)),
    "soldiers_here": _of_hero(lambda state, hero, p: table.soldiers_at(state, hero.at, hero.team) >= int(p)),
    "enemy_soldiers_here": _of_hero(
        lambda state, hero, p: table.enemy_soldiers_at(state, hero.team, hero.at) >= int(p)
    ),
    "enemies_near": _of_hero(_enemies_near),
    "held_by_enemy": lambda state, who, parameter, moment: moment.get("before", -1) >= 0,
    "eternium": _of_hero(lambda state, hero, p: _team(state, hero).eternium >= int(p)),
    "outposts": _of_hero(lambda state, hero, p: len(table.controlled(state, hero.team)) >= int(p)),
    "towers": _of_hero(lambda state, hero, p: _towers(state, hero) >= int(p)),
    "traders": _of_hero(lambda state, hero, p: _traders(state, hero) >= int(p)),
    "controls": _of_hero(lambda state, hero, p: table.controls(state, hero.team, p)),
    "soldiers": _of_hero(lambda state, hero, p: _on_map(state, hero) >= int(p)),
    "behind": _of_hero(_behind),
    "ahead": _of_hero(_ahead),
    "round": lambda state, who, parameter, moment: state.round >= int(parameter),
    "skull": lambda state, who, parameter, moment: state.skulls >= int(parameter),
    "difficulty": lambda state, who, parameter, moment: state.difficulty == parameter,
    "counter": _counter,
    "boss_in_play": lambda state, who, parameter, moment: state.boss is not None and not state.boss.beaten,
    "boss_beaten": lambda state, who, parameter, moment: state.boss is not None and state.boss.beaten,
    "spell": lambda state, who, parameter, moment: moment.get("card") == parameter,
    "of": _card_of,
    "by_attack": lambda state, who, parameter, moment: bool(moment.get("attack")),
    "vs": lambda state, who, parameter, moment: moment.get("vs") == parameter,
}


# --- counters -------------------------------------------------------------------------------------


def count(state: State, per: str, who: str, successes: int = 0) -> int:
    """How many of something there are, for `per`."""
    name, _, parameter = per.partition(":")
    if name == "counter":
        return counter(state, parameter, who)
    if name == "successes":
        return successes
    if name == "vines":
        return len(state.vines)
    if name == "skulls":
        return state.skulls
    if name == "enemy_damage":
        other = state.heroes.get(_other(state, who, NOTHING))
        return other.damage if other is not None else foe_damage(state) if side_of(state, who) else 0
    if name.startswith("zone."):
        sides = side_of(state, who)
        return sum(1 for c in sides[0].grid if c.zone == name[5:]) if sides is not None else 0
    if who == FOE and name in ("damage", "enemy_soldiers_here"):
        return foe_damage(state) if name == "damage" else _opposing_soldiers(state)
    hero = state.heroes.get(who)
    return COUNTERS[name](state, hero) if hero is not None else 0


COUNTERS: dict[str, Callable[[State, Hero], int]] = {
    "soldiers_here": lambda state, hero: table.soldiers_at(state, hero.at, hero.team),
    "enemy_soldiers_here": lambda state, hero: table.enemy_soldiers_at(state, hero.team, hero.at),
    "allies_here": lambda state, hero: len(table.friends_at(state, hero)),
    "damage": lambda state, hero: hero.damage,
    "outposts": lambda state, hero: len(table.controlled(state, hero.team)),
    "towers": _towers,
    "traders": _traders,
    "spells": lambda state, hero: len(hero.spells),
    "equipment": lambda state, hero: len(hero.equipped),
}
