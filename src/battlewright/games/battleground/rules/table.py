"""Who is who and who stands where (BG-FORCE, BG-CHAR, BG-MELEE-03, BG-BIG).

Everything else asks here for allies and enemies, for the hexes a model occupies, for adjacency,
engagement and distance.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, TypeAlias

from battlewright.games.battleground.library import content_of, field_of
from battlewright.games.battleground.model.cards import CharacterCard
from battlewright.games.battleground.model.frames import Activation, Attack, Interruption, Turn
from battlewright.games.battleground.model.state import Character, Player, State
from battlewright.kernel.frames import all_of, nearest
from battlewright.space.hexes import Hex, neighbour


def card_of(state: State, character: Character) -> CharacterCard:
    """The character card."""
    return content_of(state).characters[character.card]


def team_of(state: State, seat: int) -> int:
    """The team a seat belongs to; in the standard game every seat is a team (BT-FORCE-01)."""
    for team, seats in enumerate(state.teams):
        if seat in seats:
            return team
    raise LookupError(f"no seat {seat}")


def same_side(state: State, a: Character, b: Character) -> bool:
    """BG-FORCE-03, BT-PLAY-01: of one Force, or of the two Forces of one team."""
    return a.seat == b.seat or b.seat in _mates(state, a)


def _mates(state: State, character: Character) -> list[int]:
    """The seats of a character's team."""
    for seats in state.teams:
        if character.seat in seats:
            return seats
    raise LookupError(f"no seat {character.seat}")


def on_board(state: State) -> list[Character]:
    """BG-FORCE-06: only models on the battleground are characters, and none that is knocked out."""
    return [c for c in state.characters.values() if c.at and not c.out]


def models(state: State) -> list[Character]:
    """Every model that stands on the battleground, those fallen to an area attack included (BG-AREA-13)."""
    return [c for c in state.characters.values() if c.at]


def enemies(state: State, character: Character) -> list[Character]:
    """Characters of opposing Forces on the battleground."""
    mates = _mates(state, character)
    return [c for c in state.characters.values() if c.at and not c.out and c.seat not in mates]


def allies(state: State, character: Character) -> list[Character]:
    """BG-FORCE-04: characters of the same side, never the character itself."""
    return [c for c in friends(state, character) if c is not character]


def friends(state: State, character: Character) -> list[Character]:
    """BG-FORCE-05: characters of the same side, itself included."""
    mates = _mates(state, character)
    return [c for c in state.characters.values() if c.at and not c.out and c.seat in mates]


def force_of(state: State, seat: int) -> list[Character]:
    """The characters of one seat that are on the battleground."""
    return [c for c in state.characters.values() if c.seat == seat and c.at and not c.out]


def has_force(state: State, seat: int) -> bool:
    """BT-SCORE-02: whether a seat has characters left, on the battleground or still to come onto it."""
    return any(c.seat == seat and not c.out for c in state.characters.values())


def away(state: State) -> list[Character]:
    """BG-FORCE-06: who is neither on the battleground nor knocked out, in the order of the teams."""
    waiting = [c for c in state.characters.values() if not c.at and not c.out]
    return sorted(waiting, key=lambda c: (team_of(state, c.seat) != state.first_team, c.seat))


def opponents(state: State, seat: int) -> list[Player]:
    """The players of the other side."""
    team = team_of(state, seat)
    return [p for p in state.players if team_of(state, p.seat) != team]


def turns(state: State) -> Iterator[Turn]:
    """Activations and interruptions on the stack, the innermost first."""
    return all_of(state, Activation, Interruption)


def turn_under_way(state: State) -> Turn | None:
    """The activation or interruption that goes on now."""
    return nearest(state, Activation, Interruption)


def attack_under_way(state: State) -> Attack | None:
    """The innermost attack on the stack."""
    return nearest(state, Attack)


TurnKind: TypeAlias = Literal["", "activation", "overwatch", "opportunity"]


def turn_kind(state: State, character: Character | None = None) -> TurnKind:
    """What kind of turn goes on now; for a character, only if it is its own."""
    turn = turn_under_way(state)
    if turn is None or (character is not None and turn.character != character.id):
        return ""
    return kind_of(turn)


def kind_of(turn: Turn) -> TurnKind:
    """What kind of turn it is; an interruption that a card causes is like one on Overwatch (BG-INT).

    Neither it nor a free action outside the own turn is an activation (BG-ACT-14).
    """
    if isinstance(turn, Activation):
        return "activation"
    return "opportunity" if turn.kind == "opportunity" else "overwatch"


# --- places ---------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def base_hexes(base: str, anchor: Hex, facing: int) -> tuple[Hex, ...]:
    """BG-BIG-01: the hexes a base covers; the first is the marked one (BG-BIG-10).

    The anchor stays when the model turns. A triangle has it in common for all facings, so that a
    third of a turn only moves the mark on; a flower has it in its middle.
    """
    if base == "triangle":
        turn = facing % 2
        hexes = (anchor, neighbour(anchor, 2 + turn), neighbour(anchor, 3 + turn))
        marked = facing // 2
        return hexes[marked:] + hexes[:marked]
    if base == "flower":
        ring = tuple(neighbour(anchor, (facing + turn) % 6) for turn in range(6))
        return (ring[0], anchor, *ring[1:])
    return (anchor,)


def is_massive(state: State, character: Character) -> bool:
    """BG-BIG-01: the base covers several hexes."""
    return bool(card_of(state, character).base)


def node_of(state: State, character: Character) -> int:
    """The node of the model; for a massive one its anchor."""
    return field_of(state).nodes[character.at]


def nodes_of(state: State, character: Character) -> tuple[int, ...]:
    """BG-CHAR-05: every node the model occupies, the marked one first.

    Any model fits under a platform here, so nothing stands in for one (BG-CLIMB-06).
    """
    field = field_of(state)
    anchor = field.nodes[character.at]
    base = card_of(state, character).base
    if not base:
        return (anchor,)
    return fitted(state, character, anchor, character.facing)


def fitted(state: State, character: Character, anchor: int, facing: int) -> tuple[int, ...]:
    """The nodes the base would cover; hexes off the board are left out."""
    field = field_of(state)
    level = field.level(anchor) * field.span
    hexes = base_hexes(card_of(state, character).base, field.places[anchor], facing)
    return tuple(field.board.bit(h) + level for h in hexes if h in field.board)


def mask_of(state: State, character: Character) -> int:
    """The nodes a model occupies, as a mask."""
    if not card_of(state, character).base:
        return 1 << field_of(state).nodes[character.at]
    mask = 0
    for node in nodes_of(state, character):
        mask |= 1 << node
    return mask


def occupied(state: State, without: Character | None = None) -> int:
    """BG-FIELD-06, BG-MARK-06: all nodes that hold a model, one character left out."""
    nodes = field_of(state).nodes
    characters = content_of(state).characters
    mask = 0
    for c in state.characters.values():
        if c.at and c is not without:
            mask |= mask_of(state, c) if characters[c.card].base else 1 << nodes[c.at]
    return mask


def occupant(state: State, node: int) -> Character | None:
    """The character whose model stands on a node."""
    for c in state.characters.values():
        if c.at and node in nodes_of(state, c):
            return c
    return None


def beside(state: State, character: Character) -> int:
    """BG-FIELD-03, BG-BIG-02: the nodes adjacent to a model."""
    field = field_of(state)
    if not card_of(state, character).base:
        return field.beside[field.nodes[character.at]]
    mask = 0
    for node in nodes_of(state, character):
        mask |= field.beside.get(node, 0)
    return mask & ~mask_of(state, character)


def threatened(state: State, character: Character) -> int:
    """The nodes adjacent to any enemy (BG-MOVE-04)."""
    mask = 0
    for enemy in enemies(state, character):
        mask |= beside(state, enemy)
    return mask


def are_adjacent(state: State, a: Character, b: Character) -> bool:
    """BG-FIELD-03: two characters are adjacent when their hexes are."""
    return bool(beside(state, a) & mask_of(state, b))


def engaged_with(state: State, character: Character) -> list[Character]:
    """BG-MELEE-03: the enemies on adjacent hexes; facing does not matter."""
    near = beside(state, character)
    return [e for e in enemies(state, character) if near & mask_of(state, e)]


def is_engaged(state: State, character: Character) -> bool:
    """BG-MELEE-03: engaged with any enemy."""
    return bool(beside(state, character) & enemy_mask(state, character))


def enemy_mask(state: State, character: Character) -> int:
    """The nodes that enemies of a character occupy."""
    nodes, cards, mates = field_of(state).nodes, content_of(state).characters, _mates(state, character)
    mask = 0
    for c in state.characters.values():
        if c.at and not c.out and c.seat not in mates:
            mask |= mask_of(state, c) if cards[c.card].base else 1 << nodes[c.at]
    return mask


def distance(state: State, a: Character, b: Character) -> float:
    """BG-RANGED-07, BG-BIG-15: between the nearest points of the hexes of two models, in inches."""
    field = field_of(state)
    return min(field.gap(m, n) for m in nodes_of(state, a) for n in nodes_of(state, b))


def sees(state: State, a: Character, b: Character) -> bool:
    """BG-LOS-01, BG-BIG-13: line of sight from any hex of one to any hex of the other."""
    sight = field_of(state).sight
    target = mask_of(state, b)
    return any(sight[node] & target for node in nodes_of(state, a))


def is_near(state: State, a: Character, b: Character, inches: int) -> bool:
    """BG-SKILL-06: within a distance and in line of sight of `a`."""
    return distance(state, a, b) <= inches + 1e-9 and sees(state, a, b)


def is_difficult(state: State, node: int, *, printed: bool = False) -> bool:
    """BG-TERR-01: difficult terrain, printed on the map or (unless only that counts) made by a mark."""
    field = field_of(state)
    if node < field.span and field.difficult >> node & 1:
        return True
    return not printed and any(
        mark_reaches(state, mark.at, content_of(state).tokens[mark.token].reach, node)
        for mark in state.marks
        if "rough_ground" in content_of(state).grants.get(mark.token, {})
    )


def mark_reaches(state: State, at: str, reach: int, node: int) -> bool:
    """BG-MARK-04, BG-MARK-05: same elevation, within reach, and in line of sight of the mark."""
    field = field_of(state)
    mark = field.nodes[at]
    if field.level(mark) != field.level(node):
        return False
    near = field.within(mark, reach) >> node & 1
    return bool(near) and (mark == node or bool(field.sight[mark] >> node & 1))
