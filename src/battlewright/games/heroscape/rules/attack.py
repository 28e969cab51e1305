"""Who may attack what, and why not (HS-ATTACK, HS-RANGE, HS-SPECIAL, HS-OBJECT)."""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.games.heroscape.board import sight as volume
from battlewright.games.heroscape.board.places import STEPS
from battlewright.games.heroscape.library import board_of, content_of, switch
from battlewright.games.heroscape.model import cards
from battlewright.games.heroscape.model.cards import Reach, SpecialAttack
from battlewright.games.heroscape.model.frames import Turn
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.conditions import Clash, holds_when
from battlewright.games.heroscape.rules.engagement import (
    adjacent,
    around,
    base_of,
    distance,
    doors_key,
    engaged,
    engaged_with,
    height_of,
    neighbours,
    spaces_of,
)
from battlewright.games.heroscape.rules.filters import fits, is_named, named_by, powerless, reaches
from battlewright.games.heroscape.rules.holding import holds
from battlewright.games.heroscape.rules.numbers import range_tally
from battlewright.games.heroscape.rules.sight import (
    blind,
    body,
    clear_sight,
    concealed,
    look,
    missing,
    seen,
    sees,
)
from battlewright.games.heroscape.rules.table import enemies, friends, on_board, present, unit
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
    taunts = [e for e in held if _taunts(state, attacker, e)]
    if taunts and target.id not in {e.id for e in taunts}:
        return Denial(_trait_power(state, taunts[0], "taunts"), facts | {"by": taunts[0].id})
    if _spares(state, attacker, target):
        return Denial(_trait_power(state, attacker, "spares-chosen"), facts)
    return None


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


# --- objects --------------------------------------------------------------------------------------


def objects(state: State) -> list[str]:
    """HS-OBJECT-01: what can be attacked and is no figure: closed or open doors, trees by HSV-TREE-01."""
    found = [f"door:{door}" for door, now in state.doors.items() if now != "destroyed"]
    if switch(state, "v_tree_objects") == "on":
        board = board_of(state)
        found += [f"tree:{o.id}" for o in board.obstacles.values() if o.tree and o.id not in state.gone]
    return found


def object_spaces(state: State, target: str) -> tuple[int, ...]:
    """Where an object is: its spaces, or those its leaf closes."""
    kind, _, name = target.partition(":")
    board = board_of(state)
    if kind == "door":
        door = board.doors[name]
        return door.inside
    return board.obstacles[name].spaces


def object_life(state: State, target: str) -> int:
    """HS-DOOR-01, HSV-TREE-02: what an object withstands."""
    kind, _, name = target.partition(":")
    board = board_of(state)
    return board.doors[name].life if kind == "door" else board.obstacles[name].life


def object_defence(state: State, target: str) -> int:
    """HS-DOOR-01, HSV-DOOR-01, HSV-TREE-02: its defence dice."""
    if target.startswith("door:") and switch(state, "v_door_plain") == "on":
        return 5
    return 4


def object_denial(
    state: State, attacker: Figure, target: str, reach: int, needs_sight: bool = True
) -> Denial | None:
    """HS-OBJECT-01, HS-ATTACK-03: why a figure cannot attack an object."""
    facts = {"attacker": attacker.id, "target": target}
    if engaged(state, attacker):
        return Denial("HS-ATTACK-03", facts | {"engaged": [e.id for e in engaged_with(state, attacker)]})
    if target.startswith("tree:") and not set(unit(state, attacker).card.tags) & {"fire", "slashing", "axe"}:
        return Denial("HSV-TREE-01", facts)
    away = object_distance(state, attacker, target)
    if away > max(1, reach):
        return Denial("HS-RANGE-01", facts | {"distance": away, "range": reach})
    if away > 1 and needs_sight and not sees_object(state, attacker, target):
        return Denial("HS-LOS-12", facts)
    return None


def object_distance(state: State, attacker: Figure, target: str) -> int:
    """Spaces to an object: 1 for one that stands next to the figure or on the edge of its space."""
    board = board_of(state)
    door = target.startswith("door:")
    near = [
        board.distance(a, b) + int(door and a == b)
        for a in spaces_of(state, attacker)
        for b in _object_sides(state, target)
    ]
    return max(1, min(near))


def _object_sides(state: State, target: str) -> tuple[int, ...]:
    spaces = object_spaces(state, target)
    if not target.startswith("door:"):
        return spaces
    board = board_of(state)
    across = [
        link.to
        for space in spaces
        for link in board.links[space]
        if link.wall is not None and link.wall.door == target.partition(":")[2]
    ]
    return (*spaces, *across)


def sees_object(state: State, attacker: Figure, target: str) -> bool:
    """HS-LOS-01 for objects: any part of it is enough."""
    _, _, name = target.partition(":")
    bodies = [body(state, other) for other in on_board(state) if other.id != attacker.id]
    seen = volume.sight_of_object(board_of(state), missing(state), bodies, body(state, attacker), name)
    return seen.visible


# --- special attacks ------------------------------------------------------------------------------


def usable_specials(state: State, figure: Figure, turn: Turn) -> Iterator[tuple[str, SpecialAttack]]:
    """HS-SPECIAL-02: the special attacks a figure may use now, whatever their targets."""
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
    moved = turn.steps.get(figure.id, 0) > 0
    if (special.unmoved and moved) or (special.moved and not moved):
        return Denial(power, facts | {"moved": moved})
    if special.once and _used_up(state, figure, turn, power):
        return Denial(power, facts | {"used": True})
    if special.together and len(_cluster(state, figure, turn, special)) < special.together:
        return Denial(power, facts | {"together": special.together})
    return None


def _used_up(state: State, figure: Figure, turn: Turn, power: str) -> bool:
    spent = any(
        power in c.used for c in state.cards.values() if c.unit == figure.unit and c.seat == figure.seat
    )
    return spent and power not in turn.used


def special_targets(state: State, figure: Figure, power: str, special: SpecialAttack) -> list[str]:
    """Figures and objects a special attack may be aimed at.

    For a line its directions, for `around` itself.
    """
    if special.area == "line":
        return lines(state, figure, special)
    if special.area == "around":
        return ["around"] if around_victims(state, figure, special) else []
    held = {enemy.id for enemy in engaged_with(state, figure)}
    found = []
    most = max(1, special.range)  # who is farther away is out of reach whatever else holds
    for other in on_board(state):
        if other.id == figure.id or (held and other.id not in held):
            continue
        if distance(state, figure, other) > most:
            continue
        if special_target_denial(state, figure, other, power, special, brief=True) is None:
            found.append(other.id)
    if special.objects and not special.leap and not special.venom and not special.together:
        for thing in objects(state):
            if object_denial(state, figure, thing, special.range, special.sight) is None:
                found.append(thing)
    return found


def special_target_denial(
    state: State, figure: Figure, other: Figure, power: str, special: SpecialAttack, brief: bool = False
) -> Denial | None:
    """Why a special attack cannot be aimed at a figure."""
    facts = {"attacker": figure.id, "target": other.id, "power": power}
    if not fits(state, figure.seat, other, special.targets, named_by(state, figure)):
        return Denial(power, facts)
    near = adjacent(state, figure, other)
    if special.not_adjacent and near:
        return Denial(power, facts | {"adjacent": True})
    if not near:
        if special.range <= 1:
            return Denial("HS-RANGE-03", facts)
        away = far(state, figure, other)
        if away > special.range:
            return Denial("HS-RANGE-01", facts | {"distance": away, "range": special.range})
        if special.leap and abs(base_of(state, other) - base_of(state, figure)) > special.leap:
            return Denial(power, facts | {"levels": special.leap})
        if special.lob and base_of(state, other) - base_of(state, figure) > special.lob:
            return Denial(power, facts | {"levels": special.lob})
        if special.sight and not special.lob:
            denied = sight_denial(state, figure, other, brief)
            if denied is not None:
                return denied
    return None


def _cluster(state: State, figure: Figure, turn: Turn, special: SpecialAttack) -> list[Figure]:
    """Figures of the card that could join a combined attack, this one first."""
    mates = [
        f
        for f in on_board(state)
        if f.unit == figure.unit
        and f.seat == figure.seat
        and f.id != figure.id
        and not turn.attacked.get(f.id)
    ]
    same = [f for f in mates if base_of(state, f) == base_of(state, figure)]
    if special.together_how == "cluster":
        if engaged(state, figure):
            return []
        free = [f for f in same if not engaged(state, f) and adjacent(state, figure, f)]
        for one in free:
            for two in free:
                if one.id < two.id and adjacent(state, one, two):
                    return [figure, one, two]
        return []
    return [figure, *mates] if engaged(state, figure) else []


def joined(state: State, figure: Figure, target: Figure, turn: Turn, special: SpecialAttack) -> list[str]:
    """Who makes a combined attack on a target together with a figure; empty if too few can."""
    group = _cluster(state, figure, turn, special)
    if special.together_how == "engaged":
        group = [f for f in group if adjacent(state, f, target)]
        if not special.last_attack:  # only on one level, unless the lowest of them counts
            group = [f for f in group if base_of(state, f) == base_of(state, figure)]
    else:
        group = [f for f in group if sees(state, f, target) and far(state, f, target) <= special.range]
    return [f.id for f in group[: special.together]] if len(group) >= special.together else []


def lines(state: State, figure: Figure, special: SpecialAttack) -> list[str]:
    """The straight lines along which an attack meets an enemy: `line:2`, from a trailing half `line:2:1`."""
    found: list[str] = []
    for direction in range(6):
        met: list[list[Figure]] = []
        for half in range(len(figure.at)):
            name = f"line:{direction}:{half}" if half else f"line:{direction}"
            victims = line_victims(state, figure, special, name)
            if victims and victims not in met:
                met.append(victims)
                found.append(name)
    return found


def line_victims(state: State, figure: Figure, special: SpecialAttack, line: str) -> list[Figure]:
    """Everyone visible on a straight line of spaces from a half of the attacker; none without an enemy."""
    _, direction, *half = line.split(":")
    board = board_of(state)
    start = board.spaces[spaces_of(state, figure)[int(half[0]) if half else 0]]
    hexes = line_hexes((start.q, start.r), int(direction), special.range)
    found = [
        other
        for other in _on_hexes(state, hexes)
        if other.id != figure.id
        and sees(state, figure, other)
        and fits(state, figure.seat, other, special.hits)
    ]
    enemies_hit = any(not friends(state, figure.seat, other.seat) for other in found)
    return found if enemies_hit else []


def line_hexes(start: tuple[int, int], direction: int, length: int) -> list[tuple[int, int]]:
    """The hexes of a straight line, the start not counted."""
    dq, dr = STEPS[direction]
    return [(start[0] + dq * n, start[1] + dr * n) for n in range(1, length + 1)]


def _on_hexes(state: State, hexes: list[tuple[int, int]]) -> list[Figure]:
    board = board_of(state)
    wanted = set(hexes)
    return [
        figure
        for figure in on_board(state)
        if any((board.spaces[s].q, board.spaces[s].r) in wanted for s in spaces_of(state, figure))
    ]


def around_victims(state: State, figure: Figure, special: SpecialAttack) -> list[Figure]:
    """Everyone adjacent whom an attack all around hits."""
    return [other for other in neighbours(state, figure) if fits(state, figure.seat, other, special.hits)]


def area_victims(state: State, figure: Figure, target: str, special: SpecialAttack) -> list[str]:
    """HS-AREA-02, HS-OBJECT-05: whom an attack hits or may hit besides its primary target."""
    if special.area in ("line", "around") or not special.area:
        return []
    reach = special.area_reach or Reach(adjacent=True)
    found = []
    for other in on_board(state):
        if other.id == target or (other.id == figure.id and not special.hits_self):
            continue
        if not fits(state, figure.seat, other, special.hits):
            continue
        if _in_area(state, figure, target, other, special, reach):
            found.append(other.id)
    return found


def _in_area(
    state: State, figure: Figure, target: str, other: Figure, special: SpecialAttack, reach: Reach
) -> bool:
    if special.area == "beyond":
        return any(other.id in line for line in beyond_lines(state, figure, target, special).values())
    if target not in state.figures:
        spaces = _object_sides(state, target)
        board = board_of(state)
        return any(board.distance(a, b) <= 1 for a in spaces for b in spaces_of(state, other))
    primary = state.figures[target]
    if not reaches(state, primary, other, reach):
        return False
    return special.area != "shared" or adjacent(state, figure, other)


def beyond_lines(state: State, figure: Figure, target: str, special: SpecialAttack) -> dict[int, list[str]]:
    """The directions in which a straight line leads on from the target, and who is seen on each."""
    board = board_of(state)
    there = state.figures.get(target)
    start = board.spaces[(spaces_of(state, there) if there else object_spaces(state, target))[0]]
    found: dict[int, list[str]] = {}
    for direction in range(6):
        met = [
            other.id
            for other in _on_hexes(state, line_hexes((start.q, start.r), direction, special.extra))
            if other.id not in (figure.id, target) and sees(state, figure, other)
        ]
        if met:
            found[direction] = met
    return found


def special_aim_denial(
    state: State, turn: Turn | None, figure: Figure, target: str, power: str, special: SpecialAttack
) -> Denial | None:
    """Why a special attack cannot be aimed at something now: a figure, an object, a direction, all around."""
    if target not in special_targets(state, figure, power, special):
        return _special_aim(state, figure, target, power, special)
    return special_join_denial(state, turn, figure, target, power, special) if turn is not None else None


def special_join_denial(
    state: State, turn: Turn, figure: Figure, target: str, power: str, special: SpecialAttack
) -> Denial | None:
    """Why the turn so far keeps a special attack off a target: where it began, and who could join."""
    facts = {"attacker": figure.id, "target": target, "power": power}
    if special.started_apart and f"by:{target}" in turn.start.get(figure.id, ()):
        return Denial(power, facts | {"apart": True})
    if special.together:
        other = state.figures.get(target)
        if other is None or not joined(state, figure, other, turn, special):
            return Denial(power, facts | {"together": special.together})
    return None


def _special_aim(
    state: State, figure: Figure, target: str, power: str, special: SpecialAttack
) -> Denial | None:
    """What keeps a special attack from something it cannot be aimed at."""
    facts = {"attacker": figure.id, "target": target, "power": power}
    other = state.figures.get(target)
    if other is None:
        if target in objects(state) and special.objects:
            denied = object_denial(state, figure, target, special.range, special.sight)
            return denied or Denial(power, facts | {"unfit": True})
        return Denial(power, facts | {"targetless": True})
    if special.area in ("line", "around"):
        return Denial(power, facts | {"unfit": True})
    if other.place != "board":
        return Denial("HS-ATTACK-01", facts | {"gone": True})
    held = engaged_with(state, figure)
    if held and target not in {enemy.id for enemy in held}:
        return Denial("HS-ATTACK-03", facts | {"engaged": [enemy.id for enemy in held]})
    denied = special_target_denial(state, figure, other, power, special)
    return denied or Denial(power, facts | {"unfit": True})


# --- how many attacks -----------------------------------------------------------------------------


def attacks_allowed(state: State, figure: Figure) -> cards.Attacks | None:
    """More attacks than one, by a power (HS-ATTACK-02)."""
    if powerless(state, figure):
        return None
    found = unit(state, figure).parts.get(cards.Attacks, ())
    return found[0][1] if found else None


def attack_count(state: State, figure: Figure) -> int:
    """HS-ATTACK-02: how many normal attacks a figure has in a turn."""
    more = attacks_allowed(state, figure)
    if more is None:
        return 1
    if more.all_adjacent:
        return max(1, len(engaged_with(state, figure)))
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


def content_power(state: State, power: str) -> cards.Power:
    """A power by its id."""
    return content_of(state).powers[power]


def adjacent_spaces(state: State, figure: Figure) -> set[int]:
    """All spaces on which a figure of its own height would be adjacent to it."""
    board = board_of(state)
    shut = doors_key(state)
    found: set[int] = set()
    for space in spaces_of(state, figure):
        found |= around(
            board, shut, space, base_of(state, figure), height_of(state, figure), height_of(state, figure)
        )
    return found


def near_enough(state: State, a: Figure, b: Figure, spaces: int) -> bool:
    """Within so many spaces in clear sight."""
    return distance(state, a, b) <= spaces and clear_sight(state, a, b)
