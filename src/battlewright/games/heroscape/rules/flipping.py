"""Double-space figures that are turned end for end after their move (HS-DOUBLE-04)."""

from __future__ import annotations

from msgspec.structs import replace

from battlewright.games.heroscape.model.frames import Turn
from battlewright.games.heroscape.model.ids import Used
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.engagement import distance, engaged
from battlewright.games.heroscape.rules.numbers import range_tally
from battlewright.games.heroscape.rules.sight import sees
from battlewright.games.heroscape.rules.table import enemies, unit
from battlewright.kernel.denial import Denial

FLIPPED = 3  # `Figure.facing` of a double-space figure that was turned end for end


def flippable(state: State, turn: Turn) -> list[Figure]:
    """HS-DOUBLE-04: the figures that have moved in this turn and would see others when they are flipped."""
    moved = [state.figures[name] for name in turn.moved]
    return [figure for figure in moved if flip_denial(state, turn, figure) is None]


def flip_denial(state: State, turn: Turn, figure: Figure) -> Denial | None:
    """HS-DOUBLE-04: why a figure cannot be turned end for end: once, after its move, where it matters."""
    facts = {"figure": figure.id}
    if not flips(state, figure):
        return Denial("HS-DOUBLE-04", facts)
    if figure.id not in turn.moved:
        return Denial("HS-DOUBLE-04", facts | {"moved": False})
    if Used.rotated("turned", figure.id) in turn.used:
        return Denial("HS-MOVE-09", facts | {"turned": True})
    if set(in_sight(state, figure)) == set(in_sight(state, flipped(figure))):
        return Denial("HS-DOUBLE-04", facts | {"same": True})
    return None


def flips(state: State, figure: Figure) -> bool:
    """Whether a figure has two ends to look from, and is not turned in steps of a sixth (HS-MOVE-09)."""
    return len(figure.at) == 2 and not unit(state, figure).card.blind


def flipped(figure: Figure) -> Figure:
    """The figure, looking from its other end."""
    return replace(figure, facing=0 if figure.facing == FLIPPED else FLIPPED)


def in_sight(state: State, figure: Figure) -> list[str]:
    """The enemies a figure sees, as far as its attacks and powers could reach."""
    reach = _reach(state, figure)
    near = [enemy for enemy in enemies(state, figure.seat) if distance(state, figure, enemy) <= reach]
    return [enemy.id for enemy in near if sees(state, figure, enemy)]


def _reach(state: State, figure: Figure) -> int:
    """How far away what a figure sees can matter to it; an engaged one attacks nobody else (HS-ATTACK-03)."""
    card = unit(state, figure)
    actions = [action for found in card.actions.values() for _, _, action in found]
    reach = max((action.reach.sight for action in actions if action.reach is not None), default=0)
    if engaged(state, figure):
        return reach
    specials = [special.range for special in card.specials.values()]
    return max([reach, range_tally(state, figure).total, *specials])
