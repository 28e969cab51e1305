"""Where a mark may be placed (BG-MARK-02, BG-MARK-03, BG-INT-10).

Nothing else asks where marks lie but what they grant: they are in nobody's way (BG-MARK-06).
"""

from __future__ import annotations

from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.frames import Interruption
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.table import acting_turn, beside, nodes_of, occupied


def mark_places(state: State, character: Character, within: int) -> int:
    """The nodes a character may place a mark on: near, in sight, and empty of models and tokens."""
    field = field_of(state)
    seen = near = 0
    for node in nodes_of(state, character):
        seen |= field.sight[node]
        near |= field.within(node, within)
    tokens = sum(1 << field.nodes[at] for at in {*state.objectives, *(m.at for m in state.marks)})
    found = field.floor & seen & near & ~occupied(state) & ~tokens
    turn = acting_turn(state)
    if isinstance(turn, Interruption) and turn.character == character.id:  # BG-INT-10
        interrupted = state.characters[turn.interrupted]
        found &= beside(state, interrupted) if interrupted.at else 0
    return found
