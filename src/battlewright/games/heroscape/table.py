"""The position as structured text, for the plain table and for screen readers: sections of rows.

Words come from the narrator; this module only arranges what a view holds. The map is a table with a column
for each column of the battlefield: terrain and level of the highest space, who stands and what lies there.
"""

from __future__ import annotations

from collections.abc import Iterator
from weakref import WeakKeyDictionary

from battlewright.games.heroscape.board import Board
from battlewright.games.heroscape.board.pieces import SIGNS
from battlewright.games.heroscape.board.places import letters, offset
from battlewright.games.heroscape.content import Content
from battlewright.games.heroscape.drawing import map_id, own_map_of
from battlewright.games.heroscape.lexicon import SEATS, Lexicon
from battlewright.games.heroscape.library import board_of, changed_ground, content_of, layout_for
from battlewright.games.heroscape.lobby import lexicon_behind as plain_lexicon
from battlewright.games.heroscape.model.frames import Orders
from battlewright.games.heroscape.model.ids import TREASURE, PowerRef
from battlewright.games.heroscape.model.state import HIDDEN, Card, Figure, Glyph, State, Token
from battlewright.games.heroscape.narrator import HeroscapeNarrator
from battlewright.games.heroscape.rules.engagement import base_of, engaged_with
from battlewright.games.heroscape.rules.holding import holder
from battlewright.games.heroscape.rules.table import (
    card_of,
    carried,
    figures_of,
    negated,
    points_of,
    team_of,
    turn_of,
    unit,
)
from battlewright.games.heroscape.rules.victory import goal_of, scores
from battlewright.games.heroscape.surface import (
    ActingCard,
    CardRow,
    DoorRow,
    FigureRow,
    GlyphRow,
    GroundRow,
    HeroscapeTable,
    ObstacleRow,
    PlayerRow,
    PowerRow,
    SignRow,
    TokenRow,
)
from battlewright.kernel.frames import nearest
from battlewright.kernel.narration import Narrator

_GROUND: WeakKeyDictionary[Board, list[dict[str, str]]] = WeakKeyDictionary()


def table_of(view: State, seat: int | None, words: Narrator) -> HeroscapeTable:
    """The whole view in sections: match, players, cards, figures, glyphs, doors, map."""
    lexicon = _lexicon(view, words)
    tags = figure_tags(view)
    layout = layout_for(board_of(view), len(view.players))
    goal = goal_of(view).kind
    return HeroscapeTable(
        map_id=map_id(view),
        own_map_id=own_map_of(view),
        layout_id=layout.name if layout is not None else "",
        round=view.round,
        rounds=view.rounds,
        phase=_word(lexicon, view.phase),
        phase_id=view.phase,
        goal=_word(lexicon, goal),
        goal_id=goal,
        initiative=tuple(lexicon.seat(number) for number in view.order),
        initiative_ids=tuple(view.order),
        acting=_acting(view, lexicon),
        players=tuple(_player(view, number, lexicon) for number in range(len(view.players))),
        cards=tuple(_card(view, card, lexicon) for card in view.cards.values()),
        figures=tuple(_figure(view, figure, lexicon, tags) for figure in _shown(view)),
        glyphs=tuple(_glyph(view, glyph, lexicon) for glyph in view.glyphs),
        doors=tuple(_door(view, name, lexicon) for name in view.doors),
        obstacles=tuple(_obstacles(view, lexicon)),
        ground=tuple(
            GroundRow(space=at, terrain=lexicon.texts.format(f"hs-terrain-{terrain}"), terrain_id=terrain)
            for at, terrain in changed_ground(view).items()
        ),
        tokens=tuple(_token(token, lexicon) for token in view.tokens),
        map=map_rows(view, tags),
        signs=tuple(_signs(view, lexicon)),
    )


def _acting(view: State, lexicon: Lexicon) -> ActingCard | None:
    turn = turn_of(view)
    if turn is None or not turn.card:
        return None
    return ActingCard(
        player=lexicon.seat(turn.seat),
        seat_id=turn.seat,
        card=lexicon.name(turn.card),
        card_id=turn.card,
    )


def _signs(view: State, lexicon: Lexicon) -> Iterator[SignRow]:
    """The signs of the map in words."""
    there = {space.terrain for space in board_of(view).spaces}
    for terrain, sign in SIGNS.items():
        if terrain in there:
            yield SignRow(sign, lexicon.texts.format(f"hs-terrain-{terrain}"), terrain)


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


def _player(view: State, seat: int, lexicon: Lexicon) -> PlayerRow:
    player = view.players[seat]
    return PlayerRow(
        player=lexicon.seat(seat),
        seat_id=seat,
        letter=SEATS[seat],
        team=team_of(view, seat),
        zone_id=player.zone,
        points=player.points,
        scored=scores(view).get(seat, 0) if view.cards else 0,
        power_points=player.power_points,
    )


def _being_laid(view: State, card: Card) -> list[str]:
    """HS-ORDER-01: the markers put on a card so far; a view holds those of its own side alone."""
    orders = nearest(view, Orders)
    laid = orders.placed.get(card.seat, []) if orders is not None else []
    return [marker for marker, name in laid if name == card.id]


def _card(view: State, card: Card, lexicon: Lexicon) -> CardRow:
    facts = unit(view, card).card
    known = (*(marker for marker in card.markers if marker != HIDDEN), *_being_laid(view, card))
    return CardRow(
        id=card.id,
        unit_id=card.unit,
        name=lexicon.name(card.id),
        player=lexicon.seat(card.seat),
        seat_id=card.seat,
        owner_id=card.owner,
        points=points_of(view, card.unit),
        figures=_figures_left(view, card),
        markers=", ".join(known),
        marker_ids=known,
        hidden_markers=card.markers.count(HIDDEN),
        shown=", ".join(card.shown),
        shown_ids=tuple(card.shown),
        life=facts.life,
        move=facts.move,
        range=facts.range,
        attack=facts.attack,
        defence=facts.defence,
        powers=(
            *(_power(card, power.id, lexicon) for power in facts.powers),
            *_treasures(view, card, lexicon),
        ),
        out_of_play=card.out,
        flag_ids=("negated",) if card.negated else (),
        token_ids=card.tokens,
        named_id=card.named,
        partner_id=card.partner,
    )


def _figures_left(view: State, card: Card) -> int:
    """How many figures of a card are in the match: before they are set up, all of them."""
    if view.phase == "setup":
        return unit(view, card).card.figures
    return 0 if card.out else len(figures_of(view, card))


def _treasures(view: State, card: Card, lexicon: Lexicon) -> Iterator[PowerRow]:
    """HS-GLYPH-02: what the hero of a card carries."""
    for figure in figures_of(view, card):
        for letter in carried(figure):
            power = PowerRef(TREASURE, content_of(view).treasures[letter].id).text
            yield PowerRow(power, lexicon.glyph(letter), False)


def _power(card: Card, name: str, lexicon: Lexicon) -> PowerRow:
    power = f"{card.unit}/{name}"
    return PowerRow(power, lexicon.power(power), power in card.used)


def _figure(view: State, figure: Figure, lexicon: Lexicon, tags: dict[str, str]) -> FigureRow:
    card = unit(view, figure).card
    board = board_of(view)
    there = bool(figure.at)
    terrain = board.spaces[board.by_label[figure.at[0]]].terrain if there else ""
    engaged = [enemy.id for enemy in engaged_with(view, figure)]
    return FigureRow(
        tag=tags[figure.id],
        id=figure.id,
        unit_id=figure.unit,
        card_id=card_of(view, figure).id,
        name=lexicon.name(figure.id),
        player=lexicon.seat(figure.seat),
        seat_id=figure.seat,
        team_id=team_of(view, figure.seat),
        place_id=figure.place,
        space=", ".join(figure.at) or _word(lexicon, figure.place),
        space_ids=tuple(figure.at),
        facing_id=figure.facing,
        level=base_of(view, figure) if there else None,
        terrain=lexicon.texts.format(f"hs-terrain-{terrain}") if there else "",
        wounds=figure.wounds,
        life=card.life,
        size=lexicon.texts.format(f"hs-word-{card.size}"),
        size_id=card.size,
        height=card.height,
        engaged=tuple(tags[enemy] for enemy in engaged),
        engaged_ids=tuple(engaged),
        flag_ids=tuple(_flags(view, figure)),
    )


def _flags(view: State, figure: Figure) -> Iterator[str]:
    turn = turn_of(view)
    acting = view.cards[turn.card] if turn is not None and turn.card else None
    if figure.hidden:
        yield "hidden"
    if negated(view, figure):
        yield "negated"
    if acting is not None and (acting.unit, acting.seat) == (figure.unit, figure.seat):
        yield "acting"
    if any(token.by == figure.id for token in view.tokens):
        yield "carrying"


def _glyph(view: State, glyph: Glyph, lexicon: Lexicon) -> GlyphRow:
    stands = holder(view, glyph)
    return GlyphRow(
        id=glyph.at,
        space=glyph.at,
        name=lexicon.glyph(glyph.letter),
        letter_id=glyph.letter,
        side_id="power" if glyph.up else "symbol",
        holder=lexicon.name(stands.id) if stands is not None else "",
        holder_id=stands.id if stands is not None else "",
    )


def _door(view: State, name: str, lexicon: Lexicon) -> DoorRow:
    return DoorRow(
        id=name,
        name=lexicon.name(f"door:{name}"),
        state=_word(lexicon, view.doors[name]),
        state_id=view.doors[name],
        wounds=view.damage.get(f"door:{name}", 0),
    )


def _obstacles(view: State, lexicon: Lexicon) -> Iterator[ObstacleRow]:
    """The obstacles that were damaged or destroyed."""
    for name in board_of(view).obstacles:
        wounds, gone = view.damage.get(f"tree:{name}", 0), name in view.gone
        if wounds or gone:
            yield ObstacleRow(id=name, name=lexicon.name(f"tree:{name}"), wounds=wounds, destroyed=gone)


def _token(token: Token, lexicon: Lexicon) -> TokenRow:
    return TokenRow(
        id=token.id,
        name=_word(lexicon, token.kind),
        kind_id=token.kind,
        space=token.at,
        by=lexicon.name(token.by) if token.by else "",
        by_id=token.by,
        seat_id=token.seat,
    )


# --- the map --------------------------------------------------------------------------------------


def map_rows(view: State, tags: dict[str, str]) -> tuple[dict[str, str], ...]:
    """One row of the battlefield after the other, a cell for each column: `g2 A3 ◊`."""
    things = {label: tags[f.id] for f in view.figures.values() for label in f.at}
    glyphs = {glyph.at for glyph in view.glyphs}
    board = board_of(view)
    rows = [dict(row) for row in _ground(board)]
    for number in dict.fromkeys(board.hex_at[board.by_label[label]] for label in (*things, *glyphs)):
        column, row = offset(board.hexes[number])
        stack = board.labels(board.stacks[number])
        standing = [things[name] for name in stack if name in things]
        marks = ["◊"] if any(name in glyphs for name in stack) else []
        rows[row][letters(column)] = " ".join([rows[row][letters(column)], *standing, *marks])
    return tuple(rows)


def _ground(board: Board) -> list[dict[str, str]]:
    """The rows of an empty battlefield: sign and level of each hex; worked out once per board."""
    known = _GROUND.get(board)
    if known is None:
        width = 1 + max(offset(h)[0] for h in board.hexes)
        height = 1 + max(r for _, r in board.hexes)
        columns = [letters(column) for column in range(width)]
        known = [{"row": str(row + 1), **dict.fromkeys(columns, "")} for row in range(height)]
        for number, h in enumerate(board.hexes):
            stack = [board.spaces[index] for index in board.stacks[number]]
            top = max((s for s in stack if not s.rung), key=lambda s: s.level)
            closed = "#" if top.obstacle else ""
            known[h[1]][columns[offset(h)[0]]] = f"{SIGNS[top.terrain]}{top.level}{closed}"
        _GROUND[board] = known
    return known
