"""Why not on that space: setting up, summoning, throwing, landing (HS-SETUP-12, HS-MOVE-07)."""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.games.heroscape.explain.acting import pending_denial
from battlewright.games.heroscape.explain.intents import PlaceIntent
from battlewright.games.heroscape.explain.names import named, space_named
from battlewright.games.heroscape.library import board_of
from battlewright.games.heroscape.model.frames import Crash, Placing, Setup
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.procedures.placing import places
from battlewright.games.heroscape.procedures.setup import zone_places
from battlewright.games.heroscape.rules.crashing import rolling_off
from battlewright.games.heroscape.rules.engagement import base_of, spaces_of
from battlewright.games.heroscape.rules.standing import stand_denial
from battlewright.kernel.denial import Denial
from battlewright.kernel.frames import top


def place(state: State, seat: int, intent: PlaceIntent) -> Iterator[Denial | None]:
    """Where the question that is open lets a figure be put."""
    figure = named(state, intent.figure)
    space = space_named(state, intent.at)
    frame = top(state)
    match frame:
        case Placing() if seat in frame.asks and frame.figures[0] == figure.id:
            if not any(space in found for found in places(state, frame, figure)):
                yield stand_denial(state, figure, space) or _unfit(state, frame, figure, space)
        case Crash() if seat in frame.asks and frame.figure == figure.id:
            ends, _ = rolling_off(state, figure, frame.at, frame.height)
            if not any(space in found for found in ends):
                yield Denial("HSV-LANDING-03", {"figure": figure.id, "to": intent.at})
        case _:
            yield from _set_up(state, seat, figure, space, intent.at)


def _set_up(state: State, seat: int, figure: Figure, space: int, at: str) -> Iterator[Denial | None]:
    """HS-SETUP-12: before the game, in the own start zone."""
    if figure.seat != seat:
        yield Denial("HS-TEAM-01", {"figure": figure.id})
    frame = top(state)
    placing = isinstance(frame, Setup) and frame.step == "place" and seat in frame.asks
    if not placing or figure.id not in getattr(frame, "queue", []):
        yield pending_denial(frame)
        return
    if not any(space in found for found in zone_places(state, seat, figure)):
        yield stand_denial(state, figure, space) or Denial("HS-SETUP-12", {"figure": figure.id, "to": at})


def _unfit(state: State, frame: Placing, figure: Figure, space: int) -> Denial:
    """What the power that places a figure asks of the space: how near, how high, in sight, apart from all."""
    board = board_of(state)
    facts: dict[str, object] = {"figure": figure.id, "to": board.spaces[space].label}
    rule = frame.why or "HS-SETUP-12"
    if not frame.near:
        return Denial(rule, facts | {"lonely": True} if frame.apart else facts | {"zone": True})
    near = state.figures[frame.near]
    here = spaces_of(state, near)
    away = min(board.distance(one, space) for one in here)
    most = frame.within[0] if frame.within else 1
    if away > most:
        return Denial(rule, facts | {"distance": away, "spaces": most})
    if (frame.lower or frame.same_level) and board.spaces[space].level != base_of(state, near):
        return Denial(rule, facts | {"level": board.spaces[space].level})
    return Denial(rule, facts | {"beside": near.id})
