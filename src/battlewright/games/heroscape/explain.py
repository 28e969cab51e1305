"""Why can't I…? An intent is checked with the very predicates that make the list of options.

The answer names every rule that stands against the intent, with the facts: what blocks the sight, how far
it is, who is in the way, what is missing. Where the engine asks for one thing at a time (first the figure,
then the place), an intent is checked as if the questions before it had been answered that way.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from msgspec import Struct

from battlewright.games.heroscape.library import board_of, content_of
from battlewright.games.heroscape.model.cards import ArmyEntry
from battlewright.games.heroscape.model.frames import Act, Moving, Orders, Setup, Special, Turn
from battlewright.games.heroscape.model.state import Card, Figure, State
from battlewright.games.heroscape.procedures.moments import aims, chances, use_denial
from battlewright.games.heroscape.procedures.moving import offered_ways, ways_of
from battlewright.games.heroscape.procedures.orders import marker_denial
from battlewright.games.heroscape.procedures.setup import zone_places
from battlewright.games.heroscape.procedures.turn import MOMENTS
from battlewright.games.heroscape.rules.armies import army_denials, pick_denial
from battlewright.games.heroscape.rules.attack import (
    attack_denial,
    object_denial,
    objects,
    special_aim_denial,
    special_denial,
    spent_denial,
)
from battlewright.games.heroscape.rules.engagement import base_of, distance
from battlewright.games.heroscape.rules.filters import powerless
from battlewright.games.heroscape.rules.movement import stand_denial
from battlewright.games.heroscape.rules.numbers import move_tally, range_tally
from battlewright.games.heroscape.rules.sight import look, sees
from battlewright.games.heroscape.rules.table import turn_of, unit
from battlewright.games.heroscape.rules.turns import attack_turn_denial, move_denial, pinned
from battlewright.kernel.denial import Answer, Denial, answer
from battlewright.kernel.frames import top


class AttackIntent(Struct, frozen=True, tag="attack", tag_field="intent"):
    """Attack a figure or object: normally, or with a special attack (`card/power`)."""

    figure: str
    target: str
    power: str = ""


class MoveIntent(Struct, frozen=True, tag="move", tag_field="intent"):
    """Move a figure to a space."""

    figure: str
    to: str


class PowerIntent(Struct, frozen=True, tag="power", tag_field="intent"):
    """Use a power (`card/power`) with a figure, on somebody if it takes a target."""

    figure: str
    power: str
    target: str = ""


class OrderIntent(Struct, frozen=True, tag="order", tag_field="intent"):
    """Lay the next order marker on this card, or this one."""

    card: str
    marker: str = ""


class DraftIntent(Struct, frozen=True, tag="draft", tag_field="intent"):
    """Draft this army card."""

    card: str


class ArmyIntent(Struct, frozen=True, tag="army", tag_field="intent"):
    """Take this prepared army."""

    army: str


class PlaceIntent(Struct, frozen=True, tag="place", tag_field="intent"):
    """Set this figure up on this space."""

    figure: str
    at: str


class MeasureIntent(Struct, frozen=True, tag="measure", tag_field="intent"):
    """Measure from one figure to another: distance, levels, sight."""

    viewer: str
    target: str


Intent: TypeAlias = (
    AttackIntent
    | MoveIntent
    | PowerIntent
    | OrderIntent
    | DraftIntent
    | ArmyIntent
    | PlaceIntent
    | MeasureIntent
)


class UnknownNameError(ValueError):
    """An intent that names a figure, card, power or space that is not there."""


def explain(state: State, seat: int, intent: Intent) -> Answer:
    """Whether a seat may do what it has in mind, and if not, every rule that stands against it."""
    match intent:
        case AttackIntent():
            return answer(_attack(state, seat, intent))
        case MoveIntent():
            return _move(state, seat, intent)
        case PowerIntent():
            return answer(_power(state, seat, intent))
        case OrderIntent():
            return answer(_order(state, seat, intent))
        case DraftIntent():
            return answer(_draft(state, seat, intent.card))
        case ArmyIntent():
            return answer(_army(state, seat, intent.army))
        case PlaceIntent():
            return answer(_place(state, seat, intent))
        case MeasureIntent():
            return _measure(state, _named(state, intent.viewer), _named(state, intent.target))


# --- names ----------------------------------------------------------------------------------------


def _named(state: State, name: str) -> Figure:
    if name not in state.figures:
        raise UnknownNameError(f"no figure {name!r}; there are: {', '.join(state.figures)}")
    return state.figures[name]


def _card(state: State, name: str) -> Card:
    if name not in state.cards:
        raise UnknownNameError(f"no card {name!r}; there are: {', '.join(state.cards)}")
    return state.cards[name]


def _space(state: State, label: str) -> int:
    found = board_of(state).by_label.get(label)
    if found is None:
        raise UnknownNameError(f"no space {label!r} on this map")
    return found


STEPS = {  # steps of a turn, by what is to be settled in them
    "revealed": "act",
    "before": "act",
    "after-move": "act",
    "after-attack": "act",
    "ending": "act",
    "order": "first",
    "bond-after": "bond",
}


# --- whose turn it is -----------------------------------------------------------------------------


def acting_denial(state: State, seat: int, figure: Figure, step: str) -> Denial | None:
    """HS-TURN-02, HS-TURN-03, HS-TEAM-01: only the player whose turn it is acts, one step after the other."""
    turn = turn_of(state)
    mine = figure.seat == seat or (turn is not None and turn.seat == seat and bool(turn.mine))
    if not mine:
        return Denial("HS-TEAM-01", {"figure": figure.id})
    if turn is None:
        return Denial("HS-TURN-02", {"phase": state.phase})
    if turn.seat != seat:
        return Denial("HS-TURN-02", {"seat": turn.seat, "acting": turn.card})
    frame = top(state)
    if frame is not turn:
        return Denial("HS-TURN-03", {"pending": str(type(frame).__struct_config__.tag)})
    if turn.step != step:
        return Denial("HS-TURN-03", {"pending": STEPS.get(turn.step, turn.step)})
    return None


# --- attacks --------------------------------------------------------------------------------------


def _attack(state: State, seat: int, intent: AttackIntent) -> Iterator[Denial | None]:
    figure = _named(state, intent.figure)
    frame = top(state)
    turn = turn_of(state)
    again = isinstance(frame, Special) and frame.figure == figure.id and seat in frame.asks
    if not again:
        yield acting_denial(state, seat, figure, "attack")
    if figure.place != "board":
        yield Denial("HS-ATTACK-01", {"target": figure.id, "gone": True})
        return
    if turn is not None and not again:
        yield attack_turn_denial(state, turn, figure)
        yield spent_denial(state, turn, figure, intent.target, special=bool(intent.power))
    if intent.power:
        yield from _special(state, turn, figure, intent)
    else:
        yield _normal(state, figure, intent.target)


def _normal(state: State, figure: Figure, target: str) -> Denial | None:
    if target in objects(state):
        return object_denial(state, figure, target, range_tally(state, figure).total)
    return attack_denial(state, figure, _named(state, target))


def _special(
    state: State, turn: Turn | None, figure: Figure, intent: AttackIntent
) -> Iterator[Denial | None]:
    special = unit(state, figure).specials.get(intent.power)
    if special is None:
        yield Denial(intent.power, {"figure": figure.id, "missing": True})
        return
    if turn is not None:
        yield special_denial(state, figure, turn, intent.power, special)
    yield special_aim_denial(state, turn, figure, intent.target, intent.power, special)


# --- moves ----------------------------------------------------------------------------------------


def _move(state: State, seat: int, intent: MoveIntent) -> Answer:
    figure = _named(state, intent.figure)
    space = _space(state, intent.to)
    frame = top(state)
    moving = frame if isinstance(frame, Moving) and frame.figure == figure.id and seat in frame.asks else None
    denials: list[Denial | None] = []
    if moving is None:
        denials.append(acting_denial(state, seat, figure, "move"))
        turn = turn_of(state)
        if turn is not None and turn.card:
            denials.append(move_denial(state, turn, figure))
    if figure.place != "board":
        return answer([*denials, Denial("HS-ATTACK-01", {"target": figure.id, "gone": True})])
    planned = moving or Moving(figure=figure.id)
    open_now = offered_ways(state, moving) if moving is not None else ways_of(state, planned)
    found = [way for way in open_now if intent.to in way.option.to]
    if not found:
        denials += _unreached(state, figure, space, planned)
    if any(denials):
        return answer(denials)
    best = min(found, key=lambda way: way.route.cost)
    board = board_of(state)
    path = [board.spaces[position[0]].label for position in best.route.path]
    return Answer(True, (), {"path": path, "points": best.route.cost, "ways": len(found)})


def _unreached(state: State, figure: Figure, space: int, planned: Moving) -> Iterator[Denial | None]:
    """Why no way leads there: it cannot stand there at all, it is held, or it is too far."""
    held = pinned(state, figure)
    if held is not None:
        yield held
        return
    stands = stand_denial(state, figure, space)
    if stands is not None:
        yield stands
        return
    points = planned.points if planned.points >= 0 else move_tally(state, figure).total
    label = board_of(state).spaces[space].label
    yield Denial("HS-MOVE-01", {"figure": figure.id, "to": label, "move": points})


# --- powers ---------------------------------------------------------------------------------------


def _power(state: State, seat: int, intent: PowerIntent) -> Iterator[Denial | None]:
    figure = _named(state, intent.figure)
    content = content_of(state)
    if intent.power not in content.powers:
        raise UnknownNameError(f"no power {intent.power!r}")
    frame = top(state)
    if isinstance(frame, Act) and frame.power == intent.power and seat in frame.asks:
        yield _aim(state, figure, intent, frame.part)
        return
    if not intent.power.startswith(f"{figure.unit}/"):
        yield Denial(intent.power, {"figure": figure.id, "missing": True})
        return
    turn = turn_of(state)
    step = turn.step if turn is not None else ""
    yield acting_denial(state, seat, figure, step)
    if turn is None or not turn.card:
        return
    yield from _use(state, turn, figure, intent)


def _use(state: State, turn: Turn, figure: Figure, intent: PowerIntent) -> Iterator[Denial | None]:
    moment = "instead-of-attacking" if turn.step == "attack" else MOMENTS.get(turn.step, "")
    parts = [
        (found, number, action)
        for found, actions in unit(state, figure).actions.items()
        for power, number, action in actions
        if power == intent.power
    ]
    here = [(number, action) for found, number, action in parts if found == moment]
    if not here:
        yield Denial(intent.power, {"figure": figure.id, "moment": True})
        return
    number, action = here[0]
    yield use_denial(state, turn, figure, intent.power, action)
    if intent.target:
        yield _aim(state, figure, intent, number)
    offered = {(chance.power, chance.figure.id) for chance in chances(state, turn, moment)}
    aimed = action.target is None or intent.target or (intent.power, figure.id) in offered
    if not aimed and not aims(state, figure, action):
        yield Denial(intent.power, {"figure": figure.id, "targetless": True})


def _aim(state: State, figure: Figure, intent: PowerIntent, number: int) -> Denial | None:
    from battlewright.games.heroscape.procedures.moments import action_of

    if number < 0 or not intent.target:
        return None
    action = action_of(state, intent.power, number)
    target = _named(state, intent.target)
    if target.id in {other.id for other in aims(state, figure, action)}:
        return None
    return Denial(intent.power, {"figure": figure.id, "target": target.id, "unfit": True})


# --- orders, drafts, set-up -----------------------------------------------------------------------


def _order(state: State, seat: int, intent: OrderIntent) -> Iterator[Denial | None]:
    card = _card(state, intent.card)
    if card.seat != seat:
        yield Denial("HS-TEAM-01", {"card": card.id})
    frame = top(state)
    if not isinstance(frame, Orders) or seat not in frame.asks:
        yield Denial("HS-ORDER-01", {})
        return
    marker = intent.marker or frame.left[seat][0]
    if marker != frame.left[seat][0]:
        yield Denial("HS-ORDER-01", {"marker": marker})
    yield marker_denial(state, frame, seat, marker, card)


def _draft(state: State, seat: int, card: str) -> Iterator[Denial | None]:
    frame = top(state)
    if not isinstance(frame, Setup) or frame.step != "draft" or seat not in frame.asks:
        yield Denial("HS-DRAFT-07", {"card": card})
    yield pick_denial(state, seat, card)


def _army(state: State, seat: int, name: str) -> Iterator[Denial | None]:
    army = content_of(state).armies.get(name)
    if army is None:
        raise UnknownNameError(f"no army {name!r}; there are: {', '.join(content_of(state).armies)}")
    frame = top(state)
    if not isinstance(frame, Setup) or frame.step != "choose" or seat not in frame.asks:
        yield Denial("HS-DRAFT-02", {"army": name})
    entries: tuple[ArmyEntry, ...] = army.cards
    yield from army_denials(state, seat, entries)


def _place(state: State, seat: int, intent: PlaceIntent) -> Iterator[Denial | None]:
    figure = _named(state, intent.figure)
    space = _space(state, intent.at)
    if figure.seat != seat:
        yield Denial("HS-TEAM-01", {"figure": figure.id})
    frame = top(state)
    placing = isinstance(frame, Setup) and frame.step == "place" and seat in frame.asks
    if not placing or figure.id not in getattr(frame, "queue", []):
        yield Denial("HS-TURN-03", {"pending": str(type(frame).__struct_config__.tag) if frame else ""})
        return
    if not any(space in place for place in zone_places(state, seat, figure)):
        stands = stand_denial(state, figure, space)
        yield stands or Denial("HS-SETUP-12", {"figure": figure.id, "to": intent.at})


# --- measuring ------------------------------------------------------------------------------------


def _measure(state: State, viewer: Figure, target: Figure) -> Answer:
    """HS-RANGE-01, HS-LOS-01: how far, how much higher, and whether it is seen, or what is in the way."""
    for figure in (viewer, target):
        if figure.place != "board":
            return answer([Denial("HS-ATTACK-01", {"target": figure.id, "gone": True})])
    seen = sees(state, viewer, target)
    facts: dict[str, Any] = {
        "viewer": viewer.id,
        "target": target.id,
        "distance": distance(state, viewer, target),
        "levels": base_of(state, viewer) - base_of(state, target),
        "visible": seen,
        "blocked": [] if seen else list(look(state, viewer, target).blocked_by),
        "powerless": powerless(state, viewer),
    }
    return Answer(True, (), facts)
