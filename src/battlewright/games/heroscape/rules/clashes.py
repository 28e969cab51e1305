"""Questions about an attack under way: its dice, the defence, and the powers that answer it.

The game asks them when it comes to that; the odds ask them beforehand. Nothing here rolls or wounds.
"""

from __future__ import annotations

from battlewright.games.heroscape.library import switch
from battlewright.games.heroscape.model import cards
from battlewright.games.heroscape.model.cards import Reach, SpecialAttack
from battlewright.games.heroscape.model.frames import Attack, Special
from battlewright.games.heroscape.model.ids import object_named
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.areas import area_of
from battlewright.games.heroscape.rules.conditions import Clash, holds_when
from battlewright.games.heroscape.rules.engagement import adjacent, base_of, neighbours
from battlewright.games.heroscape.rules.filters import fits, powerless, reaches, stands_on
from battlewright.games.heroscape.rules.numbers import (
    Origin,
    attack_tally,
    automatic,
    d20_tally,
    defence_tally,
    origin_of,
    special_dice,
)
from battlewright.games.heroscape.rules.objects import object_defence, stands
from battlewright.games.heroscape.rules.table import on_board, unit
from battlewright.kernel.tally import Modifier, Tally


def special_of(state: State, frame: Attack | Special) -> SpecialAttack | None:
    """The special attack an attack is made with, if it is one."""
    if not frame.power:
        return None
    figure = frame.attacker if isinstance(frame, Attack) else frame.figure
    return unit(state, state.figures[figure]).specials[frame.power]


def special_used(state: State, frame: Attack | Special) -> SpecialAttack:
    """The special attack that an attack known to be one is made with."""
    special = special_of(state, frame)
    assert special is not None, f"{frame.power} is no special attack"
    return special


def smoke_of(state: State, frame: Attack, attacker: Figure) -> tuple[Figure, str, cards.Smoke] | None:
    """A power that may hide the target of a normal attack from afar (`Smoke`), and whose it is."""
    target = state.figures.get(frame.target)
    if frame.power or target is None or frame.answered or adjacent(state, attacker, target):
        return None
    for figure in [target, *neighbours(state, target)]:
        if figure.seat != target.seat or powerless(state, figure):
            continue
        for power, part in unit(state, figure).parts.get(cards.Smoke, ()):
            return figure, power, part
    return None


# --- the attack roll ------------------------------------------------------------------------------


def attack_dice(state: State, frame: Attack) -> Tally:
    """HS-DICE-01: the dice of the attack, with their reasons."""
    if frame.origin:
        return Tally(frame.dice, (), (), frame.origin)
    attacker = state.figures[frame.attacker]
    target = state.figures.get(frame.target)
    special = special_of(state, frame)
    if special is None:
        return attack_tally(state, attacker, target)
    if frame.dice > 0:
        return Tally(frame.dice, (), (), frame.power)
    return special_dice(state, attacker, target, special, frame.power)


def attack_kind(frame: Attack) -> str:
    """HS-SPECIAL-02: normal or special; a blast counts as special."""
    return "special" if frame.power or frame.origin else "normal"


def escape_of(state: State, frame: Attack, defender: Figure | None) -> tuple[str, cards.Escape] | None:
    """The power by which whoever is hit may get away unhurt (`Escape`), if there is one."""
    if defender is None or powerless(state, defender) or frame.origin:
        return None
    for power, part in unit(state, defender).parts.get(cards.Escape, ()):
        if attack_kind(frame) == "normal" or not part.normal:
            return power, part
    return None


def escape_tally(state: State, defender: Figure, face: int, power: str, part: cards.Escape) -> Tally:
    """The d20 of an `Escape`, with what the ground adds."""
    plus = max(
        (more for terrain, more in part.plus_on.items() if stands_on(state, defender, (terrain,))), default=0
    )
    return d20_tally(state, defender, face, power).plus(*((Modifier(plus, power),) if plus else ()))


def defence_dice(state: State, frame: Attack) -> Tally:
    """HS-DICE-02, HS-OBJECT-06, HS-SPECIAL-04: the dice of whoever defends now, whatever the attack."""
    defender = state.figures.get(frame.current)
    if defender is None:
        return Tally(object_defence(state, frame.current), (), (), "HS-OBJECT-06")
    attacker = None if frame.origin else state.figures[frame.attacker]
    found = defence_tally(
        state,
        defender,
        origin_for(state, frame, defender),
        attack_kind(frame),
        attacker,
        special_of(state, frame) if not frame.origin else None,
    )
    return found.plus(*(Modifier(by, power) for power, by in (frame.braced or {}).items()))


def origin_for(state: State, frame: Attack, defender: Figure) -> Origin:
    """HS-AREA-02: secondary victims are attacked from the place of the primary target."""
    secondary = frame.origin_height and defender.id != frame.target
    if frame.origin or secondary:
        base, high = frame.origin_base, frame.origin_height
        return Origin(None, base, high, defender.id in frame.beside_origin)
    group = [state.figures[name] for name in frame.with_] or [state.figures[frame.attacker]]
    return origin_of(state, min(group, key=lambda f: base_of(state, f)), defender)


def overkill_of(state: State, frame: Attack, defender: Figure | None) -> cards.Overkill | None:
    """A normal attack that shows nothing but skulls (`Overkill`)."""
    if frame.origin or frame.power or defender is None or not frame.all_skulls:
        return None
    attacker = state.figures[frame.attacker]
    if powerless(state, attacker):
        return None
    for _, part in unit(state, attacker).parts.get(cards.Overkill, ()):
        if fits(state, attacker.seat, defender, part.whom):
            found: cards.Overkill = part
            return found
    return None


def _defending(state: State, frame: Attack, defender: Figure) -> Clash:
    attacker = None if frame.origin else state.figures[frame.attacker]
    near = origin_for(state, frame, defender).adjacent
    return Clash(attacker, attack_kind(frame), attacking=False, adjacent=near)


def crest_skulls(state: State, frame: Attack) -> int:
    """How many skulls a crest of the attack dice is worth: they take the place of blanks."""
    if frame.origin or frame.power:
        return 0
    clash = Clash(state.figures.get(frame.target), "normal", attacking=True)
    return automatic(state, state.figures[frame.attacker], "crest-skulls", clash).total


def crest_shields(state: State, frame: Attack, defender: Figure) -> int:
    """How many shields a crest of the defence dice is worth."""
    return automatic(state, defender, "crest-shields", _defending(state, frame, defender)).total


def rerolls(state: State, frame: Attack, defender: Figure) -> bool:
    """Whether the defender rolls the dice without a shield once more."""
    return automatic(state, defender, "reroll", _defending(state, frame, defender)).total > 0


def counts_as_shield(state: State, frame: Attack, defender: Figure, face: int, wild: bool) -> bool:
    """Whether a die of the defence need not be rolled again."""
    blank = face == 6 and (wild or crest_shields(state, frame, defender) > 0)
    return face in (4, 5) or blank


def more_shields(state: State, frame: Attack, defender: Figure, rolled: int, crests: int = 0) -> int:
    """Shields beside those rolled: automatic ones, crests, and those that count more."""
    clash = _defending(state, frame, defender)
    rolled_too = crests * automatic(state, defender, "crest-shields", clash).total if crests else 0
    more = rolled_too + automatic(state, defender, "auto-shields", clash).total
    return more + rolled * automatic(state, defender, "shield-value", clash).total


def door_shields(state: State, frame: Attack) -> int:
    """HS-DOOR-02, HSV-DOOR-01: automatic shields of a door, by the attacker's size."""
    if object_named(frame.current).kind != "door" or switch(state, "v_door_plain") == "on" or frame.origin:
        return 0
    size = unit(state, state.figures[frame.attacker]).card.size
    return 2 if size in ("small", "medium") else 1


def dodges(state: State, frame: Attack, defender: Figure, cap: int) -> bool:
    """One shield blocks everything (`Dodge`), or all but one wound (with `cap`)."""
    if powerless(state, defender) or frame.origin:
        return False
    near = origin_for(state, frame, defender).adjacent
    clash = Clash(state.figures[frame.attacker], attack_kind(frame), attacking=False, adjacent=near)
    return any(
        part.cap == cap and holds_when(state, defender, part.when, clash)
        for _, part in unit(state, defender).parts.get(cards.Dodge, ())
    )


def counter_power(state: State, frame: Attack, defender: Figure, attacker: Figure) -> str:
    """The power by which excess shields strike back, if there is one."""
    near = origin_for(state, frame, defender).adjacent
    clash = Clash(attacker, attack_kind(frame), attacking=False, adjacent=near)
    sources = [defender, *(f for f in on_board(state) if f.id != defender.id)]
    for source in sources:
        if powerless(state, source):
            continue
        for power, part in unit(state, source).parts.get(cards.Counter, ()):
            if part.own:
                continue
            helps = source.id == defender.id or (
                part.whom is not None
                and fits(state, source.seat, defender, part.whom)
                and reaches(state, source, defender, part.reach or Reach(adjacent=True))
            )
            if helps and holds_when(state, defender, part.when, clash):
                return power
    if not powerless(state, attacker):
        for power, part in unit(state, attacker).parts.get(cards.Counter, ()):
            if part.own:
                return power
    return ""


def area_choices(state: State, frame: Attack) -> dict[str, list[str]]:
    """HS-AREA-02: what the attacker may choose in an area, and whom each choice adds: one more, or a line."""
    special = special_used(state, frame)
    area = area_of(special)
    if area is None or area.choices is None:
        return {}
    return area.choices(state, state.figures[frame.attacker], frame.target, special)


def there(state: State, name: str) -> bool:
    """Whether a figure or object can still be hit."""
    if name in state.figures:
        return state.figures[name].place == "board"
    return stands(state, name)
