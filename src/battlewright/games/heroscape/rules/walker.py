"""A figure about to walk: what it may step on, whom it meets, where it must stop (HS-MOVE, HS-DOUBLE)."""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.games.heroscape.board import Board
from battlewright.games.heroscape.library import board_of, content_of
from battlewright.games.heroscape.model import cards
from battlewright.games.heroscape.model.state import MOVING, Figure, State
from battlewright.games.heroscape.rules.engagement import (
    around,
    closed_doors,
    engaged,
    height_of,
    swamp_piece,
)
from battlewright.games.heroscape.rules.filters import fits
from battlewright.games.heroscape.rules.ground import STOPPING, Gait, Step, gait_of, ground_of
from battlewright.games.heroscape.rules.halting import halted, halting_spaces
from battlewright.games.heroscape.rules.routes import NO_PRICE, Position, Price
from battlewright.games.heroscape.rules.table import enemies, friends, negated, occupants, present, unit
from battlewright.games.heroscape.rules.treasures import is_treasure


class Walker:
    """A figure about to walk: what it may step on, whom it meets, where it must stop."""

    def __init__(self, state: State, figure: Figure, up: int = 0, swipes: bool = True) -> None:
        """Gather what the search asks again and again."""
        self.state, self.figure = state, figure
        self.board: Board = board_of(state)
        self.gait: Gait = gait_of(state, figure, up)
        self.steps, self.quick, self.halts = ground_of(self.board, self.gait)
        self.double = len(figure.at) == 2
        powers = {} if negated(state, figure) else unit(state, figure).traits
        self.ghost = "ghost-walk" in powers
        self.swiped = swipes and "disengage" not in powers and figure.hidden != MOVING
        by_label = self.board.by_label
        self.taken: dict[int, Figure] = {  # who stands in the way
            by_label[label]: other for label, other in occupants(state).items() if other.id != figure.id
        }
        self._passed: dict[str, bool] = {}
        self.glyphs = {by_label[glyph.at] for glyph in state.glyphs} | self._shrines()
        self.enemies = sorted(enemies(state, figure.seat), key=lambda enemy: enemy.id)
        self.threats: dict[int, int] = {}  # by space: the enemies adjacent to the figure there, as bits
        self.strikers: dict[int, int] = {}  # by space: those of them that strike at whoever comes near
        free = {by_label[glyph.at] for glyph in state.glyphs if is_treasure(state, glyph)}
        self.ends = self.glyphs - free  # where a move ends: glyphs, and next to enemies that pin it
        self._find_threats()
        halters = content_of(state).halters
        self.halted = halting_spaces(state, figure) if present(state, halters) else frozenset()
        self.ends |= self.halted

    def passable(self, space: int) -> bool:
        """Whether it may pass a space as far as others stand there."""
        other = self.taken.get(space)
        if other is None:
            return True
        known = self._passed.get(other.id)
        if known is None:
            known = self._passed[other.id] = self._passable(other)
        return known

    def _passable(self, other: Figure) -> bool:
        """HS-MOVE-04, HS-MOVE-05, HS-MOVE-06, HS-HIVE-03: through whom it may pass."""
        if unit(self.state, other).card.is_hive or self._held_up(other):
            return False
        if self.ghost:
            return True
        return friends(self.state, self.figure.seat, other.seat) and not engaged(self.state, other)

    def _held_up(self, other: Figure) -> bool:
        """Whether a power stops whoever comes to a figure."""
        return present(self.state, content_of(self.state).halters) and halted(self.state, other)

    def _shrines(self) -> set[int]:
        """HSV-MISSION-03: marked spaces and tokens of a mission stop a move like a glyph."""
        marked = {token.at for token in self.state.tokens if token.at and not token.by}
        return {self.board.by_label[label] for label in marked}

    def _find_threats(self) -> None:
        """Note which enemies are adjacent to the figure where; their bits are in the order of their ids."""
        state, board = self.state, self.board
        shut = closed_doors(state) if state.doors else ()
        tall = height_of(state, self.figure)
        threats, strikers, by_label = self.threats, self.strikers, board.by_label
        content = content_of(state)
        answering = content.strikers | content.pinners
        for number, enemy in enumerate(self.enemies):
            card = content.units[enemy.unit].card
            striker, pins = self._answers(enemy) if enemy.unit in answering else (False, False)
            bit = 1 << number
            for label in enemy.at:
                space = by_label[label]
                level = board.spaces[space].level + (swamp_piece(board, enemy) if card.is_hive else 0)
                for index in around(board, shut, space, level, card.height, tall):
                    threats[index] = threats.get(index, 0) | bit
                    if striker:
                        strikers[index] = strikers.get(index, 0) | bit
                    if pins:
                        self.ends.add(index)

    def _answers(self, enemy: Figure) -> tuple[bool, bool]:
        """Whether an enemy strikes at this figure when it comes near, and whether it holds it there."""
        if negated(self.state, enemy):
            return False, False
        card = unit(self.state, enemy)
        whom = [part.whom for _, part in card.parts.get(cards.Strike, ())]
        held = [part.whom for _, part in card.traits.get("pins", ())]
        meant = [any(fits(self.state, enemy.seat, self.figure, w) for w in wanted) for wanted in (whom, held)]
        return meant[0], meant[1]

    def met(self, position: Position) -> int:
        """The enemies adjacent to it at a position, as bits."""
        found = 0
        for space in position:
            found |= self.threats.get(space, 0)
        return found

    def names(self, bits: int) -> tuple[str, ...]:
        """The ids of enemies given as bits, sorted."""
        if not bits:
            return ()
        return tuple(enemy.id for number, enemy in enumerate(self.enemies) if bits >> number & 1)

    def struck(self, before: int, position: Position) -> tuple[str, ...]:
        """Those that strike when it comes to a position and did not meet them before."""
        if not self.strikers:
            return ()
        near = 0
        for space in position:
            near |= self.strikers.get(space, 0)
        return self.names(near & ~before)

    def may_end(self, position: Position) -> bool:
        """HS-MOVE-07, HS-DOUBLE-05, HS-FALL-08: free spaces, both halves on one level."""
        taken = self.taken
        if position[0] in taken:
            return False
        if len(position) == 2:
            one, two = position
            spaces = self.board.spaces
            return two not in taken and spaces[one].level == spaces[two].level
        return True

    def must_end(self, position: Position, step: Step) -> bool:
        """HS-GLYPH-03, HS-TERRAIN-WATER-01, HS-TERRAIN-WATER-02: whether the move ends here."""
        if position[0] in self.ends:
            return True
        return step.stops and self._both_stop(position)

    def stops_at(self, position: Position) -> bool:
        """The same for whoever has come to a position on foot, by whichever step."""
        lead = position[0]
        return lead in self.ends or (lead in self.halts and self._both_stop(position))

    def _both_stop(self, position: Position) -> bool:
        """HS-TERRAIN-WATER-02: a double-space figure stops with both halves only."""
        return len(position) == 1 or self.board.spaces[position[1]].terrain in STOPPING

    def moves(self, position: Position) -> Iterator[tuple[Position, Step]]:
        """HS-DOUBLE-02: the positions one step away; the trailing end follows the leading one.

        The leading end alone pays for terrain and sides (HS-DOUBLE-03).
        """
        lead = position[0]
        for step in self.steps[lead]:
            to = step.to
            if len(position) == 2:
                if to == position[1]:
                    continue
                after: Position = (to, lead)
            else:
                after = (to,)
            if to not in self.taken or self.passable(to):
                yield after, step

    def price(self, before: Position, after: Position, step: Step, contact: bool) -> Price:
        """What one step risks: HS-LEAVE-02, HS-FALL-03, HS-TERRAIN-MOLTEN-02."""
        was = self.met(before)
        swipes = self.names(was & ~self.met(after)) if was and self.swiped else ()
        strikes = self.struck(was, after)
        fall = self._fall(after, step)
        if not (swipes or strikes or fall or (step.molten and not contact)):
            return NO_PRICE
        return Price(swipes, (fall,) if fall else (), int(step.molten and not contact), strikes)

    def _fall(self, after: Position, step: Step) -> int:
        """HS-FALL-07: a fall into water does not hurt; a double-space figure needs both halves in it."""
        if not step.fall:
            return 0
        wet = all(
            self.board.spaces[space].terrain in ("water", "swamp-water", "molten-lava") for space in after
        )
        return 0 if wet else step.fall

    def in_molten(self, position: Position) -> bool:
        """Whether any half is in molten lava (HS-DOUBLE-03)."""
        spaces = self.board.spaces
        return "molten-lava" in [spaces[space].terrain for space in position]

    def on_road(self, position: Position) -> bool:
        """HS-TERRAIN-ROAD-01: whether the whole base is on road."""
        return all(self.board.spaces[space].terrain == "road" for space in position)


def starts(figure_at: Position) -> tuple[Position, ...]:
    """HS-DOUBLE-01, HS-DOUBLE-04: either end may be declared the leading one."""
    return (figure_at,) if len(figure_at) == 1 else (figure_at, (figure_at[1], figure_at[0]))
