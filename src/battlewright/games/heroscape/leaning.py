"""What the options of Heroscape are about: fighting, safety, glyphs and the goal; in points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from battlewright.games.heroscape.advice.ground import Paths, aim_of
from battlewright.games.heroscape.advice.planning import card_danger
from battlewright.games.heroscape.board import Board
from battlewright.games.heroscape.content import Unit
from battlewright.games.heroscape.library import board_of, content_of
from battlewright.games.heroscape.model.frames import Moving
from battlewright.games.heroscape.model.options import (
    Done,
    Go,
    Order,
    Pick,
    Skip,
    Stay,
    Strike,
    TakeArmy,
    Use,
)
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.engagement import spaces_of
from battlewright.games.heroscape.rules.table import enemies, unit
from battlewright.kernel.decisions import Decision
from battlewright.kernel.leaning import NEUTRAL, Leaning
from battlewright.kernel.options import Option

PER_SPACE = 0.6  # nearer to an enemy, or farther away
SPACES = 12
PER_LEVEL = 0.5  # of height, for those who like it safe
PER_STEP, STEPS, THERE = 0.8, 16, 8.0  # towards a glyph or what the match is won by, and on it
STRIKE, POWER = 4.0, 2.0
SUITED = 3.0  # between the cards that suit a character best and least
PICKED = 0.06  # the same at a draft, where power for points is counted


def lean(view: State, seat: int, decision: Decision) -> list[Leaning] | None:
    """What each option is about; None where character does not show."""
    match decision.kind:
        case "go":
            return _places(view, seat, decision)
        case "order":
            return _orders(view, decision)
        case "attack" | "power":
            return [_action(option) for option in decision.options]
        case "draft" | "army":
            return [_picked(view, option) for option in decision.options]
        case _:
            return None


def _action(option: Option) -> Leaning:
    match option:
        case Strike():
            return Leaning(bold=STRIKE)
        case Use():
            return Leaning(bold=POWER)
        case Done() | Skip():
            return Leaning(careful=POWER / 2)
        case _:
            return NEUTRAL


def _places(view: State, seat: int, decision: Decision) -> list[Leaning] | None:
    """Where to stand: near enemies, high and far from them, or on the way to a goal."""
    frame = view.stack[-1]
    if not isinstance(frame, Moving) or view.figures[frame.figure].seat != seat:
        return None
    figure, board = view.figures[frame.figure], board_of(view)
    rings = [board.distances(board.hex_at[spaces_of(view, foe)[0]]) for foe in enemies(view, seat)]
    goals = _goals(view, figure)
    paths = Paths(view, figure)
    found = []
    for option in decision.options:
        if not isinstance(option, Go | Stay):
            found.append(NEUTRAL)
            continue
        space = board.by_label[option.to[0] if isinstance(option, Go) else figure.at[0]]
        away = min((ring[board.hex_at[space]] for ring in rings), default=SPACES)
        close = PER_SPACE * max(0, SPACES - away)
        steps = min((paths.between(space, goal) for goal in goals), default=STEPS)
        goal = PER_STEP * max(0, STEPS - steps) + (THERE if space in goals else 0.0)
        found.append(Leaning(close, PER_LEVEL * board.spaces[space].level - close, goal))
    return found


def _goals(view: State, figure: Figure) -> Sequence[int]:
    """What the match is won by, or glyphs; on a battlefield without either, its heights."""
    aim, board = aim_of(view, figure), board_of(view)
    if aim is not None:
        return aim.spaces
    return [board.by_label[glyph.at] for glyph in view.glyphs] or _heights(board)


@lru_cache(maxsize=64)
def _heights(board: Board) -> tuple[int, ...]:
    """The highest spaces that can be stood on."""
    top = max(space.level for space in board.spaces)
    return tuple(number for number, space in enumerate(board.spaces) if space.level == top)


def _orders(view: State, decision: Decision) -> list[Leaning]:
    """The first marker on strong arms, on those in danger, or on quick feet."""
    found = []
    for option in decision.options:
        if not isinstance(option, Order) or option.marker == "X":
            found.append(NEUTRAL)
            continue
        card = view.cards[option.card]
        traits = _traits(unit(view, card))
        found.append(
            Leaning(
                SUITED * traits.bold,
                SUITED * (traits.careful + card_danger(view, card)),
                SUITED * traits.goal,
            )
        )
    return found


def _picked(view: State, option: Option) -> Leaning:
    units = content_of(view).units
    match option:
        case Pick(card=name):
            return Leaning(*(PICKED * trait for trait in _traits(units[name])))
        case TakeArmy(army=name):
            traits = [_traits(units[entry.card]) for entry in content_of(view).armies[name].cards]
            return Leaning(*(SUITED * sum(values) / len(traits) for values in zip(*traits, strict=True)))
        case _:
            return NEUTRAL


def _traits(found: Unit) -> Leaning:
    """A card in general, each trait about 0 to 1."""
    card = found.card
    return Leaning(
        bold=card.attack / 6 + (0.3 if card.range == 1 else 0.0),
        careful=card.defence / 8 + (0.4 if card.range > 3 else 0.0),
        goal=card.move / 8,
    )
