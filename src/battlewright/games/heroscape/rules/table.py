"""Who and what is on the table: sides, cards, figures, the turn under way.

HS-TEAM-01, HS-TEAM-02: figures of one army are allied; a teammate's are friends, never enemies; everybody
else's are enemies.
"""

from __future__ import annotations

from battlewright.games.heroscape.content import Unit
from battlewright.games.heroscape.library import LIBRARY, switch
from battlewright.games.heroscape.model.frames import Turn
from battlewright.games.heroscape.model.state import Card, Figure, State
from battlewright.kernel.frames import all_of, nearest


def team_of(state: State, seat: int) -> int:
    """The number of a seat's team."""
    return next(n for n, team in enumerate(state.teams) if seat in team)


def friends(state: State, a: int, b: int) -> bool:
    """HS-TEAM-01: whether two seats are on one side."""
    return a == b or b in side_of(state, a)


def side_of(state: State, seat: int) -> list[int]:
    """HS-TEAM-01: the seats on one side with a seat, itself included."""
    for team in state.teams:
        if seat in team:
            return team
    return [seat]


def allied(state: State, seat: int, other: int) -> bool:
    """HS-TEAM-01: whether bonuses of a seat's army reach the figures of another."""
    if seat == other:
        return True
    return switch(state, "team_allies") == "with_teammate" and friends(state, seat, other)


def on_board(state: State) -> list[Figure]:
    """All figures on the battlefield."""
    return [figure for figure in state.figures.values() if figure.place == "board"]


def occupants(state: State) -> dict[str, Figure]:
    """HS-BOARD-05: which figure stands on which space."""
    return {label: figure for figure in state.figures.values() if figure.at for label in figure.at}


def own_figures(state: State, seat: int) -> list[Figure]:
    """A seat's figures on the battlefield."""
    return [f for f in state.figures.values() if f.seat == seat and f.place == "board"]


def enemies(state: State, seat: int) -> list[Figure]:
    """HS-TEAM-02: all enemy figures on the battlefield."""
    side = side_of(state, seat)
    return [f for f in state.figures.values() if f.place == "board" and f.seat not in side]


def unit(state: State, figure: Figure | Card) -> Unit:
    """The army card of a figure, with the powers of the treasures it carries."""
    content = LIBRARY[state.content]
    if isinstance(figure, Figure) and figure.treasures:
        return content.laden(figure.unit, carried(figure))
    return content.units[figure.unit]


def carried(figure: Figure) -> tuple[str, ...]:
    """HS-GLYPH-02: the letters of the treasures a figure carries."""
    return tuple(figure.treasures) if figure.treasures else ()


def present(state: State, names: frozenset[str]) -> bool:
    """Whether any figure of the match, wherever it is, bears one of some names."""
    return bool(names) and not names.isdisjoint([figure.unit for figure in state.figures.values()])


def copies(state: State, seat: int, name: str) -> list[Card]:
    """A seat's cards of one name, in play or not."""
    return [card for card in state.cards.values() if card.seat == seat and card.unit == name]


def card_of(state: State, figure: Figure) -> Card:
    """A card of the figure's name: for common cards any copy in play."""
    lost: Card | None = None
    for card in state.cards.values():
        if card.unit == figure.unit and card.seat == figure.seat:
            if not card.out:
                return card
            lost = lost or card
    if lost is None:
        raise LookupError(f"no card of {figure.id}")
    return lost


def figures_of(state: State, card: Card) -> list[Figure]:
    """HS-SETUP-11: the living figures of a name, whichever copy they came with."""
    return [
        f
        for f in state.figures.values()
        if f.seat == card.seat and f.unit == card.unit and f.place in ("board", "reserve")
    ]


def alive(state: State, card: Card) -> bool:
    """Whether a card has a living figure."""
    for f in state.figures.values():
        if f.unit == card.unit and f.seat == card.seat and f.place in ("board", "reserve"):
            return True
    return False


def in_play(state: State, seat: int) -> list[Card]:
    """HS-ORDER-07: a seat's cards that still have a figure in play."""
    return [card for card in state.cards.values() if card.seat == seat and not card.out]


def turn_of(state: State) -> Turn | None:
    """The turn under way: the innermost one."""
    return nearest(state, Turn)


def marker_seat(state: State, card: Card) -> int:
    """HS-ORDER-06: whose order markers lie on a card: its player's, or the lender's while it is lent."""
    lenders = [turn.lent for turn in all_of(state, Turn) if turn.lent >= 0 and turn.card == card.id]
    return lenders[-1] if lenders else card.seat


def points_of(state: State, name: str) -> int:
    """HSV-UNIT-01: what a card costs; Taelord may be cheaper."""
    if name == "taelord-the-kyrie-warrior" and switch(state, "v_taelord_140") == "on":
        return 140
    return LIBRARY[state.content].units[name].card.points


def initiative_order(state: State) -> list[int]:
    """HS-INIT-04: seats in initiative order; before the first roll in seat order."""
    return list(state.order) if state.order else [player.seat for player in state.players]


def negated(state: State, figure: Figure) -> bool:
    """HS-GLYPH-NILREND-02: whether the figure's card has lost its special powers."""
    for card in state.cards.values():
        if card.negated and card.unit == figure.unit and card.seat == figure.seat:
            return True
    return False
