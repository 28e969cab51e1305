"""The battlefield of a match.

Glyphs, doors and the things of a mission (HS-SETUP-02, HS-SETUP-03, HS-GLYPH-01).
"""

from __future__ import annotations

from battlewright.games.heroscape.library import board_of, content_of, layout_for, zones_of
from battlewright.games.heroscape.model.cards import Save
from battlewright.games.heroscape.model.state import Card, Glyph, State, Token
from battlewright.games.heroscape.rules.table import unit
from battlewright.games.heroscape.rules.victory import goal_of, marked


def prepare_board(state: State) -> None:
    """Put out what lies on the map at the start."""
    board = board_of(state)
    state.doors = dict.fromkeys(board.doors, "closed")
    _glyphs(state)
    _tokens(state)
    for card in state.cards.values():
        lay_tokens(state, card)


def lay_tokens(state: State, card: Card) -> None:
    """The markers with which a card begins the game (`Save.spend`: so many per figure)."""
    for _, part in unit(state, card).parts.get(Save, ()):
        if part.spend:
            card.tokens["armour"] = part.spend * unit(state, card).card.figures


def _glyphs(state: State) -> None:
    """HS-GLYPH-01: as the scenario says, else as the map has them; `?` is a random one, symbol side up."""
    board = board_of(state)
    scenario = content_of(state).scenarios[state.scenario]
    if scenario.glyphs and scenario.map == state.map:
        placed = [(at, text.lstrip("?"), not text.startswith("?")) for at, text in scenario.glyphs.items()]
    else:
        layout = layout_for(board, len(state.players))
        found = layout.glyphs if layout is not None else ()
        placed = [(board.spaces[g.space].label, g.letter, g.face_up) for g in found]
    known = content_of(state).glyphs
    pool = [letter for letter in sorted(known) if letter not in ("B", "K") and not known[letter].treasure]
    for at, letter, up in placed:
        if letter in ("", "?"):
            letter = pool.pop(state.rng.below(len(pool)))
        state.glyphs.append(Glyph(at=at, letter=letter, up=up))


def _tokens(state: State) -> None:
    """HSV-MISSION-03, 04, 06: shrines, gems and flags on the marked spaces."""
    goal = goal_of(state)
    board = board_of(state)
    spots = sorted(marked(state, goal), key=lambda label: board.by_label[label])
    if goal.kind == "shrines":
        state.tokens = [Token(id=f"shrine-{at}", kind="shrine", at=at) for at in spots]
    elif goal.kind == "collect":
        state.tokens = [Token(id=f"gem-{at}", kind="gem", at=at) for at in spots]
    elif goal.kind == "steal":
        for seat, zone in zones_of(state).items():
            if seat < len(state.players):
                home = board.spaces[zone[len(zone) // 2]].label
                state.tokens.append(Token(id=f"flag-{seat}", kind="flag", at=home, seat=seat))
