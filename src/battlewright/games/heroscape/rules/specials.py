"""Special attacks: which a figure may use now, at what, together with whom (HS-SPECIAL)."""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.games.heroscape.library import switch
from battlewright.games.heroscape.model.cards import SpecialAttack, Team
from battlewright.games.heroscape.model.frames import Turn
from battlewright.games.heroscape.model.ids import PowerRef, StartNote, boost_key
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.areas import area_of, has_target
from battlewright.games.heroscape.rules.attack import far, sight_denial, taunt_denial, taunters
from battlewright.games.heroscape.rules.engagement import adjacent, base_of, distance, engaged, engaged_with
from battlewright.games.heroscape.rules.filters import fits, named_by, powerless
from battlewright.games.heroscape.rules.objects import object_denial, objects
from battlewright.games.heroscape.rules.sight import sees
from battlewright.games.heroscape.rules.table import copies, on_board, turn_of, unit
from battlewright.kernel.denial import Denial


def usable_specials(state: State, figure: Figure, turn: Turn) -> Iterator[tuple[str, SpecialAttack]]:
    """HS-SPECIAL-02, HS-GLYPH-NILREND-02: the special attacks a figure may use now, whatever its targets."""
    if powerless(state, figure) and switch(state, "nilrend_scope") == "powers_and_special_attacks":
        return
    for power, special in unit(state, figure).specials.items():
        if special_denial(state, figure, turn, power, special) is None:
            yield power, special


def special_denial(
    state: State, figure: Figure, turn: Turn, power: str, special: SpecialAttack
) -> Denial | None:
    """Why a special attack cannot be used now, its targets apart."""
    facts = {"figure": figure.id, "power": power}
    usage, team = special.usage, special.team
    moved = turn.steps.get(figure.id, 0) > 0
    if (usage.unmoved and moved) or (usage.moved and not moved):
        return Denial(power, facts | {"moved": moved})
    if usage.moved_most and turn.steps.get(figure.id, 0) > usage.moved_most:
        return Denial(power, facts | {"moved": True})
    if usage.unengaged and engaged(state, figure):
        return Denial(power, facts | {"engaged": True})
    if usage.not_after and went(turn, figure.unit, usage.not_after):
        return Denial(power, facts | {"moved": True})
    if usage.once and _used_up(state, figure, turn, power):
        return Denial(power, facts | {"used": True})
    if team is not None and len(_teammates(state, figure, turn, team)) < team.figures:
        return Denial(power, facts | {"together": team.figures})
    return None


def went(turn: Turn, unit: str, way: str) -> bool:
    """Whether the card has moved this turn in the way of a power that changed its attack."""
    power = PowerRef(unit, way).text
    return any(boost_key(key).power == power for key in turn.boosts)


def _used_up(state: State, figure: Figure, turn: Turn, power: str) -> bool:
    spent = any(power in card.used for card in copies(state, figure.seat, figure.unit))
    return spent and power not in turn.used


# --- targets --------------------------------------------------------------------------------------


def special_targets(state: State, figure: Figure, power: str, special: SpecialAttack) -> list[str]:
    """HS-ATTACK-03: figures and objects a special attack may be aimed at, or what its area is aimed at.

    While the figure is engaged its target, or somebody its area hits, is an enemy it is engaged with.
    """
    area = area_of(special)
    held = {enemy.id for enemy in taunters(state, figure) or engaged_with(state, figure)}
    if area is not None and area.aims is not None:
        aims = area.aims(state, figure, special)
        return [aim for aim in aims if not held or held & set(area.victims(state, figure, aim, special))]
    found = []
    most = max(1, special.range)  # who is farther away is out of reach whatever else holds
    for other in on_board(state):
        if other.id == figure.id or (held and other.id not in held):
            continue
        if distance(state, figure, other) > most:
            continue
        if special_target_denial(state, figure, other, power, special, brief=True) is None:
            found.append(other.id)
    if special.aim.objects:
        for target in objects(state):
            if object_denial(state, figure, target, special.range, special.aim.sight) is None:
                found.append(target)
    return found


def special_target_denial(
    state: State, figure: Figure, other: Figure, power: str, special: SpecialAttack, brief: bool = False
) -> Denial | None:
    """Why a special attack cannot be aimed at a figure."""
    facts = {"attacker": figure.id, "target": other.id, "power": power}
    if not fits(state, figure.seat, other, special.aim.targets, named_by(state, figure)):
        return Denial(power, facts)
    if special.aim.started_apart and _began_beside(state, figure, other):
        return Denial(power, facts | {"adjacent": True})
    if not adjacent(state, figure, other):
        return _from_afar(state, figure, other, power, special, brief)
    return Denial(power, facts | {"adjacent": True}) if special.aim.not_adjacent else None


def _began_beside(state: State, figure: Figure, other: Figure) -> bool:
    """Whether the two were adjacent when the turn began."""
    turn = turn_of(state)
    return turn is not None and StartNote.beside(other.id) in turn.start.get(figure.id, [])


def _from_afar(
    state: State, figure: Figure, other: Figure, power: str, special: SpecialAttack, brief: bool
) -> Denial | None:
    """HS-RANGE-01, HS-RANGE-03, HS-LOS-01: range, levels and sight to a target that is not adjacent."""
    facts = {"attacker": figure.id, "target": other.id, "power": power}
    aim = special.aim
    if special.range <= 1:
        return Denial("HS-RANGE-03", facts)
    away = far(state, figure, other)
    if away > special.range:
        return Denial("HS-RANGE-01", facts | {"distance": away, "range": special.range})
    rise = base_of(state, other) - base_of(state, figure)
    if aim.levels and abs(rise) > aim.levels:
        return Denial(power, facts | {"levels": aim.levels})
    if aim.lob and rise > aim.lob:
        return Denial(power, facts | {"levels": aim.lob})
    return sight_denial(state, figure, other, brief) if aim.sight and not aim.lob else None


def special_aim_denial(
    state: State, turn: Turn | None, figure: Figure, target: str, power: str, special: SpecialAttack
) -> Denial | None:
    """Why a special attack cannot be aimed at something now: a figure, an object, a direction, all around."""
    if target not in special_targets(state, figure, power, special):
        return _aim_denial(state, figure, target, power, special)
    return special_join_denial(state, turn, figure, target, power, special) if turn is not None else None


def _aim_denial(
    state: State, figure: Figure, target: str, power: str, special: SpecialAttack
) -> Denial | None:
    """What keeps a special attack from something it cannot be aimed at."""
    facts = {"attacker": figure.id, "target": target, "power": power}
    other = state.figures.get(target)
    if other is None:
        if target in objects(state) and special.aim.objects:
            denied = object_denial(state, figure, target, special.range, special.aim.sight)
            return denied or Denial(power, facts | {"unfit": True})
        area = area_of(special)
        if area is not None and area.aims is not None and target in area.aims(state, figure, special):
            engaging = [enemy.id for enemy in engaged_with(state, figure)]
            return Denial("HS-ATTACK-03", facts | {"engaged": engaging})
        return Denial(power, facts | {"targetless": True})
    if not has_target(special):
        return Denial(power, facts | {"unfit": True})
    if other.place != "board":
        return Denial("HS-ATTACK-01", facts | {"gone": True})
    held = engaged_with(state, figure)
    if held and target not in {enemy.id for enemy in held}:
        return Denial("HS-ATTACK-03", facts | {"engaged": [enemy.id for enemy in held]})
    taunted = taunt_denial(state, figure, target)
    if taunted is not None:
        return taunted
    denied = special_target_denial(state, figure, other, power, special)
    return denied or Denial(power, facts | {"unfit": True})


# --- attacking as a team --------------------------------------------------------------------------


def special_join_denial(
    state: State, turn: Turn, figure: Figure, target: str, power: str, special: SpecialAttack
) -> Denial | None:
    """Why an attack as a team cannot be made on a target: too few can join."""
    if special.team is None:
        return None
    other = state.figures.get(target)
    if other is None or not joined(state, figure, other, turn, special):
        facts = {"attacker": figure.id, "target": target, "power": power}
        return Denial(power, facts | {"together": special.team.figures})
    return None


def _teammates(state: State, figure: Figure, turn: Turn, team: Team) -> list[Figure]:
    """Figures of the card that could join an attack as a team, this one first."""
    mates = [
        f
        for f in on_board(state)
        if f.unit == figure.unit
        and f.seat == figure.seat
        and f.id != figure.id
        and not turn.attacked.get(f.id)
    ]
    if team.how == "engaged":
        return [figure, *mates] if engaged(state, figure) else []
    if engaged(state, figure):
        return []
    same = [f for f in mates if base_of(state, f) == base_of(state, figure)]
    free = [f for f in same if not engaged(state, f) and adjacent(state, figure, f)]
    for one in free:
        for two in free:
            if one.id < two.id and adjacent(state, one, two):
                return [figure, one, two]
    return []


def joined(state: State, figure: Figure, target: Figure, turn: Turn, special: SpecialAttack) -> list[str]:
    """Who attacks a target as a team together with a figure; empty if too few can."""
    team = special.team
    if team is None:
        return []
    group = _teammates(state, figure, turn, team)
    if team.how == "engaged":
        group = [f for f in group if adjacent(state, f, target)]
        if not team.last_attack:  # only on one level, unless the lowest of them counts
            group = [f for f in group if base_of(state, f) == base_of(state, figure)]
    else:
        group = [f for f in group if sees(state, f, target) and far(state, f, target) <= special.range]
    return [f.id for f in group[: team.figures]] if len(group) >= team.figures else []
