"""The combat under way, seen from one of its sides: opponents, weapons, hit points, and conditions about it.

The bearer is a hero id, or `foe` for a beast, ally or boss. Conditions about heroes are false for foes.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import gt, lt

from battlewright.games.fields.library import content_of, planet_of
from battlewright.games.fields.model.frames import Epic, Fighter, Wilds
from battlewright.games.fields.model.moments import Moment
from battlewright.games.fields.model.phrases import Phrase
from battlewright.games.fields.model.state import State
from battlewright.games.fields.rules import table
from battlewright.games.fields.rules.table import FOE, combat_under_way

Condition = Callable[[State, str, Phrase, Moment], bool]


# --- the two sides --------------------------------------------------------------------------------


def side_of(state: State, who: str) -> tuple[Fighter, Fighter] | None:
    """A fighter of the epic combat under way and its opponent."""
    frame = combat_under_way(state)
    if not isinstance(frame, Epic):
        return None
    one, two = frame.sides
    if who == one.id:
        return one, two
    if who == two.id or (who == FOE and two.kind in ("beast", "boss")):
        return two, one
    return None


def opponent_of(state: State, who: str, moment: Moment) -> str:
    """The hero one fights, or `foe`; outside combat the other hero of the moment."""
    frame = combat_under_way(state)
    if isinstance(frame, Wilds):
        return FOE if who == frame.hero else frame.hero
    sides = side_of(state, who)
    if sides is not None:
        return sides[1].id if sides[1].kind in ("hero", "enemy") else FOE
    return moment.other


def combat_area(state: State) -> str:
    """Where the combat under way takes place."""
    frame = combat_under_way(state)
    if isinstance(frame, Wilds):
        return state.heroes[frame.hero].at
    return frame.area if frame is not None else ""


def foe_hp(state: State) -> int:
    """HP left of the beast, ally or boss one fights."""
    frame = combat_under_way(state)
    if isinstance(frame, Wilds):
        return frame.hp
    if frame is None or frame.sides[1].kind not in ("beast", "boss"):
        return 0
    return content_of(state).epic_beasts[frame.sides[1].id].hp - foe_damage(state)


def foe_damage(state: State) -> int:
    """Damage on the beast or boss one fights; a boss keeps it from combat to combat (FE-EPIC-62)."""
    frame = combat_under_way(state)
    if not isinstance(frame, Epic):
        return 0
    foe = frame.sides[1]
    return state.boss.damage if foe.kind == "boss" and state.boss is not None else foe.damage


def opposing_soldiers(state: State) -> int:
    """Soldiers of the team a beast or boss fights, in the area of the combat."""
    frame = combat_under_way(state)
    if frame is None:
        return 0
    hero = state.heroes[frame.hero if isinstance(frame, Wilds) else frame.sides[0].id]
    return table.soldiers_at(state, combat_area(state), hero.team)


def cards_in_zone(state: State, who: str, zone: str) -> int:
    """Own cards in a zone of the grid."""
    sides = side_of(state, who)
    return sum(1 for card in sides[0].grid if card.zone == zone) if sides is not None else 0


def _weapon_kind(state: State, fighter: Fighter) -> str:
    content = content_of(state)
    if fighter.battle:
        return content.battle[fighter.battle].kind
    return content.weapons[fighter.weapon].kind if fighter.weapon else ""


# --- conditions -----------------------------------------------------------------------------------


def _epic(state: State, who: str, phrase: Phrase, moment: Moment) -> bool:
    return isinstance(combat_under_way(state), Epic)


def _wilds(state: State, who: str, phrase: Phrase, moment: Moment) -> bool:
    return isinstance(combat_under_way(state), Wilds)


def _attacking(state: State, who: str, phrase: Phrase, moment: Moment) -> bool:
    frame = combat_under_way(state)
    return isinstance(frame, Epic) and frame.sides[0].id == who


def _defending(state: State, who: str, phrase: Phrase, moment: Moment) -> bool:
    return side_of(state, who) is not None and not _attacking(state, who, phrase, moment)


def _weapon(state: State, who: str, phrase: Phrase, moment: Moment) -> bool:
    sides = side_of(state, who)
    return sides is not None and _weapon_kind(state, sides[0]) == phrase.about


def _enemy_weapon(state: State, who: str, phrase: Phrase, moment: Moment) -> bool:
    sides = side_of(state, who)
    return sides is not None and _weapon_kind(state, sides[1]) == phrase.about


def _against(state: State, who: str, phrase: Phrase, moment: Moment) -> bool:
    frame = combat_under_way(state)
    if isinstance(frame, Wilds):
        kind = "ally" if frame.card in content_of(state).allies else "wild"
        return phrase.about == kind or (phrase.about == "wild" and who != FOE)
    sides = side_of(state, who)
    if sides is None:
        return False
    return {"enemy": "hero"}.get(sides[1].kind, sides[1].kind) == phrase.about


def _combat_round(state: State, who: str, phrase: Phrase, moment: Moment) -> bool:
    frame = combat_under_way(state)
    return isinstance(frame, Epic) and frame.number == phrase.number


def _zone_cards(state: State, who: str, phrase: Phrase, moment: Moment) -> bool:
    return side_of(state, who) is not None and cards_in_zone(state, who, phrase.about) >= phrase.number


def _zone_empty(state: State, who: str, phrase: Phrase, moment: Moment) -> bool:
    return side_of(state, who) is not None and not cards_in_zone(state, who, phrase.about)


def _enemy_hp_most(state: State, who: str, phrase: Phrase, moment: Moment) -> bool:
    other = state.heroes.get(opponent_of(state, who, moment))
    left = table.hit_points(state, other) if other is not None else foe_hp(state)
    return left <= phrase.number


def _enemy_damaged(state: State, who: str, phrase: Phrase, moment: Moment) -> bool:
    other = state.heroes.get(opponent_of(state, who, moment))
    if other is not None:
        return other.damage > 0
    return side_of(state, who) is not None and foe_damage(state) > 0


def _initiative(compare: Callable[[int, int], bool]) -> Condition:
    """A comparison of the initiative totals, which are known from step 5 on."""

    def condition(state: State, who: str, phrase: Phrase, moment: Moment) -> bool:
        sides = side_of(state, who)
        if sides is None or not sides[0].totals or not sides[1].totals:
            return False
        return compare(sides[0].totals["initiative"], sides[1].totals["initiative"])

    return condition


def _no_grid(state: State, who: str, phrase: Phrase, moment: Moment) -> bool:
    sides = side_of(state, who)
    return sides is not None and sides[1].kind != "hero"


COMBAT_CONDITIONS: dict[str, Condition] = {
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
    "higher_initiative": _initiative(gt),
    "lower_initiative": _initiative(lt),
    "no_grid": _no_grid,
}


# --- conditions about the foe itself --------------------------------------------------------------

FOE_CONDITIONS: dict[str, Callable[[State, int], bool]] = {
    "vines_here": lambda state, number: combat_area(state) in state.vines,
    "soldiers_here": lambda state, number: number <= 0,
    "enemy_soldiers_here": lambda state, number: opposing_soldiers(state) >= number,
    "damaged": lambda state, number: foe_damage(state) > 0,
    "unhurt": lambda state, number: foe_damage(state) == 0,
    "hp_most": lambda state, number: foe_hp(state) <= number,
    "hp_least": lambda state, number: foe_hp(state) >= number,
    "in_outpost": lambda state, number: planet_of(state).kind.get(combat_area(state)) == "outpost",
    "in_wilds": lambda state, number: planet_of(state).kind.get(combat_area(state)) == "wilds",
}
