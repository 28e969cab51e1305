"""Why no attack, why no shove, why not that far (HS-ATTACK, HS-SPECIAL, HSV-SHOVE)."""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.games.heroscape.explain.acting import acting_denial, pending_denial
from battlewright.games.heroscape.explain.intents import AttackIntent, PushIntent, ShoveIntent
from battlewright.games.heroscape.explain.names import named
from battlewright.games.heroscape.library import switch
from battlewright.games.heroscape.model.frames import Shove, Special, Turn
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.areas import area_of
from battlewright.games.heroscape.rules.attack import attack_denial, spent_denial
from battlewright.games.heroscape.rules.numbers import range_tally
from battlewright.games.heroscape.rules.objects import object_denial, objects
from battlewright.games.heroscape.rules.shoving import push_lengths, push_path, shove_denial
from battlewright.games.heroscape.rules.specials import special_aim_denial, special_denial
from battlewright.games.heroscape.rules.table import friends, turn_of, unit
from battlewright.games.heroscape.rules.turns import attack_turn_denial
from battlewright.kernel.denial import Answer, Denial, answer
from battlewright.kernel.frames import top


def attack(state: State, seat: int, intent: AttackIntent) -> Answer:
    """Whether a figure may attack so; for a special attack also whom its area may hit and where it lies."""
    denials = tuple(_attack(state, seat, intent))
    allowed = not any(denials)
    return answer(denials, _area_facts(state, intent) if allowed and intent.power else None)


def _area_facts(state: State, intent: AttackIntent) -> dict[str, object]:
    """HS-AREA-01, HS-AREA-02: the figures that an area may hit besides its target, and its spaces."""
    figure = named(state, intent.figure)
    special = unit(state, figure).specials[intent.power]
    area = area_of(special)
    if area is None:
        return {}
    facts: dict[str, object] = {
        "figure": figure.id,
        "hits": area.victims(state, figure, intent.target, special),
    }
    return facts | {"covers": area.covers(state, figure, intent.target, special)} if area.covers else facts


def _attack(state: State, seat: int, intent: AttackIntent) -> Iterator[Denial | None]:
    """HS-ATTACK-01, HS-TURN-07: whose turn it is, what has been done already, whom the figure can reach."""
    figure = named(state, intent.figure)
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
    return attack_denial(state, figure, named(state, target))


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


# --- shoving --------------------------------------------------------------------------------------


def shove(state: State, seat: int, intent: ShoveIntent) -> Iterator[Denial | None]:
    """HSV-SHOVE-01: in place of an attack, where the match knows it."""
    figure, enemy = named(state, intent.figure), named(state, intent.target)
    if switch(state, "v_shove") == "off":
        yield Denial("HSV-SHOVE-01", {"figure": figure.id, "target": enemy.id, "unknown": True})
        return
    yield acting_denial(state, seat, figure, "attack")
    for one in (figure, enemy):
        if one.place != "board":
            yield Denial("HS-ATTACK-01", {"target": one.id, "gone": True})
            return
    if friends(state, figure.seat, enemy.seat):
        yield Denial("HS-ATTACK-05", {"target": enemy.id})
    turn = turn_of(state)
    if turn is not None and turn.card:
        yield attack_turn_denial(state, turn, figure)
        yield spent_denial(state, turn, figure, "", special=True)
        yield shove_denial(state, turn, figure, enemy)


def push(state: State, seat: int, intent: PushIntent) -> Iterator[Denial | None]:
    """HSV-SHOVE-04, HSV-SHOVE-06: not further than the skulls and the ground allow."""
    frame = top(state)
    if not isinstance(frame, Shove) or seat not in frame.asks:
        yield pending_denial(frame)
        return
    path = push_path(state, state.figures[frame.figure], state.figures[frame.target], frame.skulls)
    if intent.spaces not in push_lengths(state, path):
        facts = {"target": frame.target, "spaces": intent.spaces, "most": len(path)}
        yield Denial("HSV-SHOVE-04", facts)
