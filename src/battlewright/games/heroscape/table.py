"""The position as structured text, for the plain table and for screen readers: sections of rows.

Words come from the narrator; this module only arranges what a view holds. The map is a table with a column
for each column of the battlefield: terrain and level of the highest space, who stands and what lies there.
"""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from battlewright.games.heroscape.board import Board
from battlewright.games.heroscape.board.pieces import SIGNS
from battlewright.games.heroscape.board.places import letters, offset
from battlewright.games.heroscape.content import Content
from battlewright.games.heroscape.lexicon import SEATS, Lexicon
from battlewright.games.heroscape.library import board_of, content_of
from battlewright.games.heroscape.lobby import lexicon_of as plain_lexicon
from battlewright.games.heroscape.model.state import HIDDEN, Card, Figure, State
from battlewright.games.heroscape.narrator import HeroscapeNarrator
from battlewright.games.heroscape.rules.engagement import base_of, engaged_with
from battlewright.games.heroscape.rules.holding import holder
from battlewright.games.heroscape.rules.table import figures_of, points_of, team_of, turn_of, unit
from battlewright.games.heroscape.rules.victory import goal_of, scores
from battlewright.kernel.narration import Narrator

_GROUND: WeakKeyDictionary[Board, list[list[tuple[str, str]]]] = WeakKeyDictionary()


def table_of(view: State, seat: int | None, words: Narrator) -> dict[str, Any]:
    """The whole view in sections: match, players, cards, figures, glyphs, doors, map."""
    lexicon = _lexicon(view, words)
    tags = figure_tags(view)
    turn = turn_of(view)
    found: dict[str, Any] = {
        "round": view.round,
        "rounds": view.rounds,
        "phase": _word(lexicon, view.phase),
        "goal": _word(lexicon, goal_of(view).kind),
        "initiative": [lexicon.seat(number) for number in view.order],
        "acting": None,
        "players": [_player(view, number, lexicon) for number in range(len(view.players))],
        "cards": [_card(view, card, lexicon) for card in view.cards.values()],
        "figures": [_figure(view, figure, lexicon, tags) for figure in _shown(view)],
    }
    if turn is not None and turn.card:
        found["acting"] = {"player": lexicon.seat(turn.seat), "card": lexicon.name(turn.card)}
    if view.glyphs:
        found["glyphs"] = [_glyph(view, glyph, lexicon) for glyph in view.glyphs]
    if view.doors:
        found["doors"] = [
            {
                "id": name,
                "name": lexicon.name(f"door:{name}"),
                "state": _word(lexicon, now),
                "wounds": view.damage.get(f"door:{name}", 0),
            }
            for name, now in view.doors.items()
        ]
    if view.tokens:
        found["tokens"] = [
            {
                "name": _word(lexicon, token.kind),
                "space": token.at,
                "by": lexicon.name(token.by) if token.by else "",
            }
            for token in view.tokens
        ]
    found["map"] = map_rows(view, tags)
    found["signs"] = [
        {"sign": sign, "terrain": lexicon.texts.format(f"hs-terrain-{terrain}")}
        for terrain, sign in SIGNS.items()
        if terrain in _terrains(view)
    ]
    return found


def _lexicon(view: State, words: Narrator) -> Lexicon:
    if isinstance(words, HeroscapeNarrator):
        return words.lexicon(view)
    content: Content = content_of(view)
    return Lexicon(plain_lexicon(words, content).texts, content, view)


def _word(lexicon: Lexicon, word: str) -> str:
    key = f"hs-word-{word}"
    return lexicon.texts.format(key) if key in lexicon.texts else word


def _shown(view: State) -> list[Figure]:
    return [f for f in view.figures.values() if f.place in ("board", "reserve", "waiting")]


def figure_tags(view: State) -> dict[str, str]:
    """A short sign for every figure: the letter of its player and a number."""
    counts: dict[int, int] = {}
    tags = {}
    for figure in view.figures.values():
        counts[figure.seat] = counts.get(figure.seat, 0) + 1
        tags[figure.id] = f"{SEATS[figure.seat]}{counts[figure.seat]}"
    return tags


def _player(view: State, seat: int, lexicon: Lexicon) -> dict[str, Any]:
    player = view.players[seat]
    shown = {
        "player": lexicon.seat(seat),
        "letter": SEATS[seat],
        "team": team_of(view, seat) + 1,
        "points": player.points,
        "scored": scores(view).get(seat, 0) if view.cards else 0,
    }
    if player.power_points:
        shown["power_points"] = player.power_points
    return shown


def _card(view: State, card: Card, lexicon: Lexicon) -> dict[str, Any]:
    facts = unit(view, card).card
    hidden = sum(marker == HIDDEN for marker in card.markers)
    known = [marker for marker in card.markers if marker != HIDDEN]
    return {
        "name": lexicon.name(card.id),
        "player": lexicon.seat(card.seat),
        "points": points_of(view, card.unit),
        "figures": 0 if card.out else len(figures_of(view, card)),
        "markers": ", ".join(known),
        "hidden_markers": hidden,
        "shown": ", ".join(card.shown),
        "life": facts.life,
        "move": facts.move,
        "range": facts.range,
        "attack": facts.attack,
        "defence": facts.defence,
        "powers": [
            {"id": f"{card.unit}/{power.id}", "name": lexicon.power(f"{card.unit}/{power.id}")}
            for power in facts.powers
        ],
        "out_of_play": card.out,
        "id": card.id,
    }


def _figure(view: State, figure: Figure, lexicon: Lexicon, tags: dict[str, str]) -> dict[str, Any]:
    card = unit(view, figure).card
    board = board_of(view)
    there = bool(figure.at)
    space = board.spaces[board.by_label[figure.at[0]]] if there else None
    return {
        "tag": tags[figure.id],
        "name": lexicon.name(figure.id),
        "player": lexicon.seat(figure.seat),
        "space": ", ".join(figure.at) or _word(lexicon, figure.place),
        "level": base_of(view, figure) if there else "",
        "terrain": lexicon.texts.format(f"hs-terrain-{space.terrain}") if space is not None else "",
        "wounds": f"{figure.wounds}/{card.life}",
        "engaged": [tags[enemy.id] for enemy in engaged_with(view, figure)],
        "id": figure.id,
    }


def _glyph(view: State, glyph: Any, lexicon: Lexicon) -> dict[str, Any]:
    stands = holder(view, glyph)
    return {
        "id": glyph.at,
        "space": glyph.at,
        "name": lexicon.glyph(glyph.letter),
        "holder": lexicon.name(stands.id) if stands is not None else "",
    }


# --- the map --------------------------------------------------------------------------------------


def map_rows(view: State, tags: dict[str, str]) -> list[dict[str, Any]]:
    """One row of the battlefield after the other, a cell for each column: `g2 A3 ◊`."""
    things = {label: tags[f.id] for f in view.figures.values() for label in f.at}
    glyphs = {glyph.at for glyph in view.glyphs}
    board = board_of(view)
    rows = []
    for number, row in enumerate(_ground(board), start=1):
        cells: dict[str, Any] = {"row": number}
        for column, (ground, label) in enumerate(row):
            stack = _names(board, label) if label else []
            standing = [things[name] for name in stack if name in things]
            marks = ["◊"] if any(name in glyphs for name in stack) else []
            cells[letters(column)] = " ".join([ground, *standing, *marks])
        rows.append(cells)
    return rows


def _names(board: Board, label: str) -> list[str]:
    return board.labels(board.same_hex(board.by_label[label]))


def _ground(board: Board) -> list[list[tuple[str, str]]]:
    """Sign and level of each hex, with the label of its lowest space; worked out once per board."""
    known = _GROUND.get(board)
    if known is None:
        width = 1 + max(offset(h)[0] for h in board.hexes)
        height = 1 + max(r for _, r in board.hexes)
        known = [[("", "")] * width for _ in range(height)]
        for number, h in enumerate(board.hexes):
            stack = [board.spaces[index] for index in board.stacks[number]]
            top = max((s for s in stack if not s.rung), key=lambda s: s.level)
            closed = "#" if top.obstacle else ""
            known[h[1]][offset(h)[0]] = (f"{SIGNS[top.terrain]}{top.level}{closed}", stack[0].label)
        _GROUND[board] = known
    return known


def _terrains(view: State) -> set[str]:
    return {space.terrain for space in board_of(view).spaces}
