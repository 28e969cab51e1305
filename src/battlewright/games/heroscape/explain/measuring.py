"""How far, how much higher, in sight or not (HS-RANGE-01, HS-LOS-01)."""

from __future__ import annotations

from msgspec.structs import replace

from battlewright.games.heroscape.explain.intents import MeasureIntent
from battlewright.games.heroscape.explain.names import named, space_named
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.engagement import base_of, distance
from battlewright.games.heroscape.rules.filters import powerless
from battlewright.games.heroscape.rules.sight import look, sees
from battlewright.games.heroscape.rules.supposing import standing_at
from battlewright.games.heroscape.rules.table import on_board
from battlewright.kernel.denial import Answer, Denial, answer

STAND_IN = "stand-in"


def measure(state: State, seat: int | None, intent: MeasureIntent) -> Answer:
    """HS-RANGE-01, HS-LOS-01: how far, how much higher, and whether it is seen, or what is in the way.

    Both ends may be figures or spaces: for a space, `figure` is supposed to look from there, and somebody of
    its size to stand there (facts: `supposed`). Without one it is a figure of the seat that asks.
    """
    ends = (intent.viewer, intent.target)
    supposed: Figure | None = None
    if any(end not in state.figures for end in ends):
        supposed = _borrowed(state, seat, intent.figure)
    found = []
    for end, name in zip(ends, (supposed.id if supposed else "", STAND_IN), strict=True):
        figure = state.figures.get(end)
        if figure is None:
            space_named(state, end)
            assert supposed is not None
            state, figure = standing_at(state, replace(supposed, id=name), (end,))
        found.append(figure)
    return _measured(state, ends, found, supposed.id if supposed else "")


def _borrowed(state: State, seat: int | None, wanted: str) -> Figure:
    """The figure that is supposed to stand on a space."""
    if wanted:
        return named(state, wanted)
    standing = on_board(state) or list(state.figures.values())
    if not standing:
        return named(state, wanted)
    return next((figure for figure in standing if figure.seat == seat), standing[0])


def _measured(state: State, ends: tuple[str, str], found: list[Figure], supposed: str) -> Answer:
    viewer, target = found
    for figure in found:
        if figure.place != "board":
            return answer([Denial("HS-ATTACK-01", {"target": figure.id, "gone": True})])
    seen = sees(state, viewer, target)
    facts: dict[str, object] = {
        "viewer": ends[0],
        "target": ends[1],
        "distance": distance(state, viewer, target),
        "levels": base_of(state, viewer) - base_of(state, target),
        "visible": seen,
        "blocked": [] if seen else list(look(state, viewer, target).blocked_by),
        "powerless": powerless(state, viewer),
    }
    if supposed:
        facts["supposed"] = supposed
    return Answer(True, (), facts)
