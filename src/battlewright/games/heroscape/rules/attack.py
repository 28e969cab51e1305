"""Who may attack whom normally, how often, and why not (HS-ATTACK, HS-RANGE)."""

from __future__ import annotations

from battlewright.games.heroscape.library import content_of, switch
from battlewright.games.heroscape.model import cards
from battlewright.games.heroscape.model.frames import Turn
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.conditions import Clash, holds_when
from battlewright.games.heroscape.rules.engagement import (
    adjacent,
    base_of,
    distance,
    engaged_with,
)
from battlewright.games.heroscape.rules.filters import fits, is_named, powerless
from battlewright.games.heroscape.rules.holding import holds
from battlewright.games.heroscape.rules.numbers import range_tally
from battlewright.games.heroscape.rules.sight import (
    blind,
    concealed,
    look,
    seen,
)
from battlewright.games.heroscape.rules.table import enemies, friends, present, unit
from battlewright.kernel.denial import Denial


def far(state: State, a: Figure, b: Figure) -> int:
    """HS-RANGE-01: spaces to a target; HSV-DIST-01 counts every ten levels as one more."""
    spaces = distance(state, a, b)
    if switch(state, "v_height_distance") == "on":
        spaces += abs(base_of(state, a) - base_of(state, b)) // 10
    return spaces


# --- normal attacks -------------------------------------------------------------------------------


def attack_denial(state: State, attacker: Figure, target: Figure, brief: bool = False) -> Denial | None:
    """HS-ATTACK-01: why a figure cannot make a normal attack on another, if it cannot."""
    found = _whom(state, attacker, target)
    if found is not None:
        return found
    near = adjacent(state, attacker, target)
    if not near:
        found = _from_afar(state, attacker, target, brief)
    return found


def _whom(state: State, attacker: Figure, target: Figure) -> Denial | None:
    """HS-ATTACK-03, HS-ATTACK-05: enemies only; one that is engaged attacks those it is engaged with."""
    facts = {"attacker": attacker.id, "target": target.id}
    if target.place != "board":
        return Denial("HS-ATTACK-01", facts | {"gone": True})
    if friends(state, attacker.seat, target.seat):
        return Denial("HS-ATTACK-05", facts)
    held = engaged_with(state, attacker)
    if held and target.id not in {enemy.id for enemy in held}:
        return Denial("HS-ATTACK-03", facts | {"engaged": [enemy.id for enemy in held]})
    taunted = taunt_denial(state, attacker, target.id)
    if taunted is not None:
        return taunted
    if _spares(state, attacker, target):
        return Denial(_trait_power(state, attacker, "spares-chosen"), facts)
    return None


def taunters(state: State, attacker: Figure) -> list[Figure]:
    """The adjacent enemies that whoever attacks beside them must attack."""
    return [enemy for enemy in engaged_with(state, attacker) if _taunts(state, attacker, enemy)]


def taunt_denial(state: State, attacker: Figure, target: str) -> Denial | None:
    """Why an attack cannot be made at somebody else than a figure that taunts."""
    found = taunters(state, attacker)
    if not found or target in {enemy.id for enemy in found}:
        return None
    facts = {"attacker": attacker.id, "target": target, "by": found[0].id}
    return Denial(_trait_power(state, found[0], "taunts"), facts)


def _spares(state: State, attacker: Figure, target: Figure) -> bool:
    """Whether a power forbids a figure to attack the card named at the start of the game."""
    if "spares-chosen" not in unit(state, attacker).traits or powerless(state, attacker):
        return False
    return is_named(state, attacker, target)


def _taunts(state: State, attacker: Figure, enemy: Figure) -> bool:
    if powerless(state, enemy):
        return False
    return any(
        fits(state, enemy.seat, attacker, part.whom)
        for _, part in unit(state, enemy).traits.get("taunts", ())
    )


def _trait_power(state: State, figure: Figure, trait: str) -> str:
    return unit(state, figure).traits[trait][0][0]


def _from_afar(state: State, attacker: Figure, target: Figure, brief: bool) -> Denial | None:
    """HS-RANGE-01, HS-RANGE-03, HS-LOS-01: range, protection from ranged attacks, line of sight."""
    facts = {"attacker": attacker.id, "target": target.id}
    reach = range_tally(state, attacker, target)
    away = far(state, attacker, target)
    if reach.total <= 1:
        return Denial("HS-RANGE-03", facts | {"distance": away})
    if away > reach.total:
        return Denial("HS-RANGE-01", facts | {"distance": away, "range": reach.total})
    return _covered(state, attacker, target, brief)


def _covered(state: State, attacker: Figure, target: Figure, brief: bool) -> Denial | None:
    """HS-GLYPH-THORIAN-01, HS-LOS-01: protection from ranged attacks, and line of sight."""
    facts = {"attacker": attacker.id, "target": target.id}
    if holds(state, target.seat, "T"):
        return Denial("HS-GLYPH-THORIAN-01", facts)
    power = unreachable_by(state, attacker, target)
    if power:
        return Denial(power, facts)
    return sight_denial(state, attacker, target, brief)


def unreachable_by(state: State, attacker: Figure, target: Figure) -> str:
    """The power that keeps normal attacks from afar off a figure, if one does."""
    if powerless(state, target):
        return ""
    for power, part in unit(state, target).traits.get("no-ranged", ()):
        if holds_when(state, target, part.when, Clash(attacker, "normal", attacking=False)):
            return power
    return ""


def sight_denial(state: State, attacker: Figure, target: Figure, brief: bool = False) -> Denial | None:
    """HS-LOS-01, HS-LOS-12: what stands in the way; `brief`: that something does will do."""
    facts = {"attacker": attacker.id, "target": target.id}
    if concealed(state, target):
        return Denial("HS-LOS-01", facts | {"hidden": True})
    if blind(state, attacker, target):
        return Denial("HS-LOS-04", facts)
    if seen(state, attacker, target):
        return None
    if brief:
        return Denial("HS-LOS-12", facts)
    return Denial("HS-LOS-12", facts | {"blocked": list(look(state, attacker, target).blocked_by)})


def targets(state: State, attacker: Figure) -> list[Figure]:
    """All enemies a figure may attack normally: the answers of `attack_denial`, for all of them at once."""
    held = engaged_with(state, attacker)
    if held:
        taunts = [enemy for enemy in held if _taunts(state, attacker, enemy)]
        return [target for target in taunts or held if not _spares(state, attacker, target)]
    reach = range_tally(state, attacker).total
    own = "range" in unit(state, attacker).own
    if reach <= 1 and not own:
        return []
    alike = not own and not present(state, content_of(state).auras.get("range", frozenset()))
    found = []
    for target in enemies(state, attacker.seat):  # none of them is adjacent
        if alike:
            open_ = far(state, attacker, target) <= reach and not _covered(state, attacker, target, True)
        else:
            open_ = _from_afar(state, attacker, target, brief=True) is None
        if open_ and not _spares(state, attacker, target):
            found.append(target)
    return found


# --- how many attacks -----------------------------------------------------------------------------


def attacks_allowed(state: State, figure: Figure) -> cards.Attacks | None:
    """More attacks than one, by a power (HS-ATTACK-02)."""
    if powerless(state, figure):
        return None
    found = [
        part
        for _, part in unit(state, figure).parts.get(cards.Attacks, ())
        if holds_when(state, figure, part.when, None)
    ]
    return found[0] if found else None


def attack_count(state: State, figure: Figure) -> int:
    """HS-ATTACK-02: how many normal attacks a figure has in a turn."""
    more = attacks_allowed(state, figure)
    if more is None:
        return 1
    if more.all_adjacent:
        return max(1, len(engaged_with(state, figure)))
    if more.adjacent and not engaged_with(state, figure):
        return 1
    return max(1, more.count - (figure.wounds if more.fewer_per_wound else 0))


def spent_denial(state: State, turn: Turn, figure: Figure, target: str, *, special: bool) -> Denial | None:
    """HS-ATTACK-02, HS-SPECIAL-02: why a figure has no attack left this turn, or none on this target."""
    facts = {"figure": figure.id}
    if "whole" in turn.specials or figure.id in turn.specials:
        return Denial("HS-SPECIAL-02", facts)
    made = turn.attacked.get(figure.id, 0)
    more = attacks_allowed(state, figure)
    if made and (special or _all_made(state, turn, figure, made)):
        return Denial("HS-ATTACK-02", facts)
    fresh = not special and more is not None and (more.different or more.all_adjacent)
    if fresh and [figure.id, target] in turn.attacking:
        return Denial("HS-ATTACK-02", facts | {"target": target})
    return None


def _all_made(state: State, turn: Turn, figure: Figure, made: int) -> bool:
    """Whether a figure has made all its normal attacks: by their number, or on everyone adjacent."""
    more = attacks_allowed(state, figure)
    if more is None or not more.all_adjacent:
        return made >= attack_count(state, figure)
    return all([figure.id, enemy.id] in turn.attacking for enemy in engaged_with(state, figure))
