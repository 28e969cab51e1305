"""Why no power now, why not on that one, why the glyph does nothing (HS-SPECIAL, HS-GLYPH)."""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.games.heroscape.explain.acting import acting_denial
from battlewright.games.heroscape.explain.intents import GlyphIntent, PowerIntent
from battlewright.games.heroscape.explain.names import UnknownNameError, named
from battlewright.games.heroscape.library import content_of
from battlewright.games.heroscape.model.frames import Act, GlyphPower, Turn
from battlewright.games.heroscape.model.ids import power_ref
from battlewright.games.heroscape.model.options import Target, Use
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.procedures.glyphs import RULES, glyph_decision
from battlewright.games.heroscape.procedures.moments import action_of, aims, chances, use_denial
from battlewright.games.heroscape.procedures.turn import MOMENTS
from battlewright.games.heroscape.rules.holding import glyph_at
from battlewright.games.heroscape.rules.table import carried, occupants, turn_of, unit
from battlewright.kernel.denial import Denial
from battlewright.kernel.frames import top


def power(state: State, seat: int, intent: PowerIntent) -> Iterator[Denial | None]:
    """HS-SPECIAL-01: a power of the figure, at its moment, on somebody it is meant for."""
    figure = named(state, intent.figure)
    content = content_of(state)
    if intent.power not in content.powers:
        raise UnknownNameError(f"no power {intent.power!r}")
    frame = top(state)
    if isinstance(frame, Act) and frame.power == intent.power and seat in frame.asks:
        yield _aim(state, figure, intent, frame.part)
        return
    letter = content.letters.get(intent.power, "")
    if letter not in carried(figure) if letter else power_ref(intent.power).unit != figure.unit:
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
        for name, number, action in actions
        if name == intent.power
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
    if number < 0 or not intent.target:
        return None
    action = action_of(state, intent.power, number)
    target = named(state, intent.target)
    if target.id in {other.id for other in aims(state, figure, action)}:
        return None
    return Denial(intent.power, {"figure": figure.id, "target": target.id, "unfit": True})


# --- glyphs ---------------------------------------------------------------------------------------


def glyph(state: State, seat: int, intent: GlyphIntent) -> Iterator[Denial | None]:
    """HS-GLYPH-06, HS-GLYPH-08, HS-GLYPH-09: it works when entered, or by itself while it is held."""
    found = glyph_at(state, intent.at)
    if found is None:
        there = ", ".join(one.at for one in state.glyphs) or "none"
        raise UnknownNameError(f"no glyph on {intent.at!r}; there are: {there}")
    frame = top(state)
    if isinstance(frame, GlyphPower) and frame.at == intent.at and seat in frame.asks:
        yield from _glyph_choice(state, seat, frame, intent)
        return
    facts = {"at": intent.at, "letter": found.letter}
    if not found.up:
        yield Denial("HS-GLYPH-05", {"at": intent.at})
        return
    holder = occupants(state).get(intent.at)
    if holder is None or holder.at[0] != intent.at:
        yield Denial("HS-GLYPH-06", facts | {"empty": True})
    elif holder.seat != seat:
        yield Denial("HS-TEAM-01", {"figure": holder.id})
    elif content_of(state).glyphs[found.letter].lasting:
        yield Denial("HS-GLYPH-08", facts)
    else:
        yield Denial("HS-GLYPH-06", facts)


def _glyph_choice(state: State, seat: int, frame: GlyphPower, intent: GlyphIntent) -> Iterator[Denial | None]:
    options = glyph_decision(state, frame, seat).options
    rule = RULES.get(frame.letter, "HS-GLYPH-02")
    if not intent.target:
        wants = not any(isinstance(option, Use) for option in options)
        yield (Denial(rule, {"letter": frame.letter, "aimless": True}) if wants else None)
    elif Target(intent.target) not in options:
        yield Denial(
            RULES.get(frame.letter, "HS-GLYPH-02"), {"letter": frame.letter, "target": intent.target}
        )
