"""What is in force for a hero (or a foe): the effects of its cards, and the numbers they change.

`value` answers fast with a number, `tally` with its reasons; both read the same modifiers. The bearer
is a hero id, or `foe` for a beast, ally or boss one fights.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from battlewright.games.fields.library import content_of
from battlewright.games.fields.model import phrases
from battlewright.games.fields.model.effects import Bonus
from battlewright.games.fields.model.frames import Wilds
from battlewright.games.fields.model.ids import effect_part
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.rules.conditions import holds
from battlewright.games.fields.rules.counts import count
from battlewright.games.fields.rules.table import FOE, combat_under_way, epic_under_way
from battlewright.kernel.tally import Limit, Modifier, Tally


def effects_on(state: State, who: str) -> list[str]:
    """The ids of all effects in force for a hero or for the foe."""
    if who == FOE:
        return _foe_effects(state)
    hero = state.heroes.get(who)
    return [] if hero is None else hero_effects(state, hero)


def hero_effects(state: State, hero: Hero) -> list[str]:
    """FE-EQUIP-02, FE-BEAST-03, FE-ALLY-01: passive, equipped cards, allies, beasts, vehicles, spells."""
    content = content_of(state)
    found = [content.passives[hero.id], *hero.equipped]
    for card in hero.allies:
        found.append(content.benefits[card])
    for card in hero.mounts:
        found.append(content.benefits[card])
    for lasting in hero.lasting:
        found.append(lasting.effect)
    standing = content.standing.get(state.scenario)
    if standing is not None:
        found.append(standing)
    epic = epic_under_way(state)
    for side in epic.sides if epic is not None else ():
        if side.id == hero.id:
            found += side.lasting
            if side.weapon in content.always:
                found.append(content.always[side.weapon])
    return found


def _foe_effects(state: State) -> list[str]:
    content = content_of(state)
    frame = combat_under_way(state)
    if isinstance(frame, Wilds):
        name = effect_part(frame.card, "ability")
        return [name] if name in content.effect else []
    if frame is not None:
        name = effect_part(frame.sides[1].id, "passive")
        return [*frame.sides[1].lasting, *([name] if name in content.effect else [])]
    return []


def opponent(state: State, who: str) -> str:
    """The other side of the combat under way, or nothing."""
    frame = combat_under_way(state)
    if isinstance(frame, Wilds):
        return FOE if who == frame.hero else frame.hero if who == FOE else ""
    if frame is None:
        return ""
    names = [side.id if side.kind in ("hero", "enemy") else FOE for side in frame.sides]
    return names[1 - names.index(who)] if who in names else ""


def modifiers(state: State, number: str, who: str) -> Iterator[Modifier]:
    """Everything that changes a number of a hero or foe now."""
    content = content_of(state)
    own, team = content.bonuses_to.get(number), content.team_bonuses.get(number)
    if own or team:
        for effect in effects_on(state, who):
            for table in (own, team):
                if table and effect in table:
                    yield from _applied(state, table[effect], effect, who)
    if team:
        for mate in _team_mates(state, who):
            yield from _from(state, mate, team)
    hostile = content.enemy_bonuses.get(number)
    if hostile and (other := opponent(state, who)):
        yield from _from(state, other, hostile)


def _team_mates(state: State, who: str) -> list[str]:
    hero = state.heroes.get(who)
    return [mate for mate in state.teams[hero.team].heroes if mate != who] if hero is not None else []


def _from(state: State, bearer: str, table: Mapping[str, tuple[Bonus, ...]]) -> Iterator[Modifier]:
    """What the effects of somebody else change."""
    for effect in effects_on(state, bearer):
        yield from _applied(state, table.get(effect, ()), effect, bearer)


def _applied(state: State, bonuses: tuple[Bonus, ...], effect: str, bearer: str) -> Iterator[Modifier]:
    for bonus in bonuses:
        if bonus.when and not holds(state, bonus.when, bearer):
            continue
        amount = bonus.amount
        if bonus.per:
            amount *= count(state, bonus.per, bearer)
        if bonus.cap is not None:
            amount = min(amount, bonus.cap)
        if amount:
            yield Modifier(amount, effect)


def value(state: State, number: str, who: str, base: int, least: int = 0) -> int:
    """A number of a hero or foe, never below `least`."""
    content = content_of(state)
    if (
        number not in content.bonuses_to
        and number not in content.team_bonuses
        and number not in content.enemy_bonuses
    ):
        return base
    total = base
    for modifier in modifiers(state, number, who):
        total += modifier.amount
    return total if total > least else least


def tally(state: State, number: str, who: str, base: int, source: str, least: int = 0) -> Tally:
    """The same number with its reasons."""
    return Tally(base, tuple(modifiers(state, number, who)), (Limit(source, least=least),), source)


def has_grant(state: State, what: str, who: str, parameter: str = "") -> bool:
    """Whether a permission or exception is in force for a hero or foe."""
    content = content_of(state)
    table = content.grants_of.get(what)
    if not table:
        return False
    for effect in effects_on(state, who):
        for grant in table.get(effect, ()):
            given = phrases.grant(grant.what).about
            if given in ("", "any", parameter) and holds(state, grant.when, who):
                return True
    return False


def granting(state: State, what: str, who: str) -> str:
    """The id of an effect that grants it, for events and explanations."""
    table = content_of(state).grants_of.get(what, {})
    return next((effect for effect in effects_on(state, who) if effect in table), "")
