"""When a special attack is made again, and against whom (`Repeat`)."""

from __future__ import annotations

from typing import assert_never

from battlewright.games.heroscape.model.cards import (
    Again,
    Jump,
    Pool,
    Reload,
    Roaming,
    Rush,
    Several,
    SpecialAttack,
)
from battlewright.games.heroscape.model.frames import Special
from battlewright.games.heroscape.model.replies import AttackResult
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.engagement import engaged, neighbours
from battlewright.games.heroscape.rules.filters import fits
from battlewright.games.heroscape.rules.specials import special_targets
from battlewright.games.heroscape.rules.supposing import standing_at
from battlewright.games.heroscape.rules.table import turn_of


def pool_of(special: SpecialAttack) -> int:
    """How many dice there are to spend in all; 0 if that is no matter."""
    return special.repeat.dice if isinstance(special.repeat, Pool) else 0


def spaces_left(state: State, frame: Special, special: SpecialAttack) -> int:
    """How far the figure may still move in the course of its attacks (`Roaming`)."""
    turn = turn_of(state)
    if not isinstance(special.repeat, Roaming) or turn is None:
        return 0
    return max(0, special.repeat.spaces - turn.steps.get(frame.figure, 0))


def goes_on(frame: Special, special: SpecialAttack, result: AttackResult) -> bool:
    """Whether another attack may follow this one."""
    match special.repeat:
        case None | Reload():  # a die decides about the latter
            return False
        case Several(count=count):
            return frame.made < count
        case Pool():
            return frame.pool > 0
        case Jump():
            return result.wounds > 0
        case Rush():
            return frame.made == 1 and result.wounds > 0
        case Roaming(count=count):
            return frame.made < count
        case Again():
            return _came_to(special.repeat, result)
        case _ as never:
            assert_never(never)


def _came_to(repeat: Again, result: AttackResult) -> bool:
    match repeat.after:
        case "wounded":
            return result.wounds > 0
        case "destroyed":
            return bool(result.destroyed)
        case "two-skulls":
            return result.skulls >= 2
        case "all-skulls":
            return result.all_skulls
        case _ as never:
            assert_never(never)


def next_targets(state: State, frame: Special, special: SpecialAttack) -> list[str]:
    """Whom the next attack may be aimed at."""
    figure = state.figures[frame.figure]
    match special.repeat:
        case Jump():
            return [name for name in _beside_last(state, figure, frame, special) if name not in frame.targets]
        case Rush():
            held = engaged(state, figure)
            return special_targets(state, figure, frame.power, special) if held else []
        case Several(different=True) | Roaming():
            targets = special_targets(state, figure, frame.power, special)
            return [name for name in targets if name not in frame.targets]
        case _:
            return special_targets(state, figure, frame.power, special)


def _beside_last(state: State, figure: Figure, frame: Special, special: SpecialAttack) -> list[str]:
    """Those adjacent to the last target, or to the place where it fell."""
    target = state.figures.get(frame.last)
    if target is None:
        return []
    if target.place != "board":
        state, target = standing_at(state, target, target.fell)
    return [f.id for f in neighbours(state, target) if fits(state, figure.seat, f, special.aim.targets)]
