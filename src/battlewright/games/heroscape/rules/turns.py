"""Who may act in a turn (HS-TURN-04 to HS-TURN-07, HSV-LINK-03)."""

from __future__ import annotations

from battlewright.games.heroscape.library import content_of, switch
from battlewright.games.heroscape.model.cards import Swarm
from battlewright.games.heroscape.model.frames import Turn
from battlewright.games.heroscape.model.state import Card, Figure, State
from battlewright.games.heroscape.rules.engagement import adjacent, neighbours
from battlewright.games.heroscape.rules.filters import fits, powerless
from battlewright.games.heroscape.rules.holding import stands_on_glyph
from battlewright.games.heroscape.rules.table import enemies, friends, in_play, on_board, present, unit
from battlewright.kernel.denial import Denial


def active_cards(state: State, turn: Turn) -> list[Card]:
    """HSV-LINK-02: the active card, and its partner if it has one."""
    card = state.cards[turn.card]
    found = [card]
    if card.partner and not turn.bonus and not state.cards[card.partner].out:
        found.append(state.cards[card.partner])
    return found


def actors(state: State, turn: Turn) -> list[Figure]:
    """HS-TURN-05: the figures on the battlefield that could act in a turn."""
    names = [(card.seat, card.unit) for card in active_cards(state, turn)]
    units = [name for _, name in names]
    found = [
        f
        for f in state.figures.values()
        if f.unit in units and f.place == "board" and (f.seat, f.unit) in names
    ]
    return [f for f in found if f.id in turn.figures] if turn.figures else found


def _acts(state: State, turn: Turn, figure: Figure) -> bool:
    """Whether a figure is one of the actors."""
    if figure.place != "board" or (turn.figures and figure.id not in turn.figures):
        return False
    return any(figure.unit == card.unit and figure.seat == card.seat for card in active_cards(state, turn))


def shown_figures(state: State, turn: Turn, figure: Figure) -> int:
    """How many figures of this name one card shows."""
    return unit(state, figure).card.figures


def swarm_of(state: State, card: Card) -> Swarm | None:
    """The power that changes how many figures act."""
    if card.negated:
        return None
    parts = unit(state, card).parts.get(Swarm, ())
    return parts[0][1] if parts else None


def _limit(state: State, turn: Turn, figure: Figure, kind: str) -> int:
    set_by_power = turn.movers if kind == "move" else turn.attackers
    return set_by_power or shown_figures(state, turn, figure)


def _same_name(state: State, ids: list[str], figure: Figure) -> int:
    return sum(state.figures[i].unit == figure.unit for i in ids if i in state.figures)


def move_denial(state: State, turn: Turn, figure: Figure) -> Denial | None:
    """HS-TURN-05, HS-TURN-06, HS-MOVE-10: why a figure cannot move now."""
    facts = {"figure": figure.id}
    if not _acts(state, turn, figure):
        return Denial("HS-TURN-06", facts | {"card": turn.card})
    if figure.id in turn.moved:
        return Denial("HS-MOVE-08", facts)
    limit = _limit(state, turn, figure, "move")
    acted = [i for i in turn.chosen if i != figure.id]
    if figure.id not in turn.chosen and _same_name(state, acted, figure) >= limit:
        return Denial("HS-TURN-05", facts | {"figures": limit})
    return pinned(state, figure)


def pinned(state: State, figure: Figure) -> Denial | None:
    """What holds a figure where it is: HS-HIVE-01, HS-GLYPH-PROFTAKA-01, powers that pin."""
    facts = {"figure": figure.id}
    own = content_of(state).units[figure.unit]
    if "immobile" in own.traits or own.card.is_hive:
        return Denial("HS-HIVE-01", facts)
    if stands_on_glyph(state, figure, "P") and not _friend_beside(state, figure):
        return Denial("HS-GLYPH-PROFTAKA-01", facts)
    return _pinned_by_enemy(state, figure)


def _pinned_by_enemy(state: State, figure: Figure) -> Denial | None:
    """The power of an adjacent enemy that pins a figure."""
    content = content_of(state)
    pinners = content.pinners
    if not present(state, pinners):
        return None
    for enemy in enemies(state, figure.seat):
        if enemy.unit not in pinners or powerless(state, enemy):
            continue
        for power, part in content.units[enemy.unit].traits["pins"]:
            if fits(state, enemy.seat, figure, part.whom) and adjacent(state, figure, enemy):
                return Denial(power, {"figure": figure.id, "by": enemy.id})
    return None


def _friend_beside(state: State, figure: Figure) -> bool:
    return any(friends(state, figure.seat, other.seat) for other in neighbours(state, figure))


def any_movable(state: State, turn: Turn) -> bool:
    """Whether any figure may still move in this turn."""
    return any(move_denial(state, turn, figure) is None for figure in actors(state, turn))


def movable(state: State, turn: Turn) -> list[Figure]:
    """The figures that may still move in this turn."""
    return [figure for figure in actors(state, turn) if move_denial(state, turn, figure) is None]


def attack_turn_denial(state: State, turn: Turn, figure: Figure) -> Denial | None:
    """HS-TURN-07, HS-ATTACK-02: why a figure cannot attack (any more) this turn, its targets apart."""
    facts = {"figure": figure.id}
    if not _acts(state, turn, figure):
        return Denial("HS-TURN-07", facts | {"card": turn.card})
    if figure.id in turn.barred:
        return Denial("HS-TURN-07", facts | {"barred": True})
    limit = _limit(state, turn, figure, "attack")
    busy = list(turn.attacked)
    if turn.movers == turn.attackers:
        busy = list(dict.fromkeys([*turn.chosen, *busy]))
    if figure.id not in busy and _same_name(state, busy, figure) >= limit:
        return Denial("HS-TURN-05", facts | {"figures": limit})
    if (
        turn.attackers
        and figure.id not in turn.attacked
        and _same_name(state, list(turn.attacked), figure) >= limit
    ):
        return Denial("HS-TURN-05", facts | {"figures": limit})
    return None


def markers_for(state: State, seat: int, number: int) -> list[tuple[str, str]]:
    """HS-TURN-04 and its variants: which marker on which card could be revealed for a turn."""
    cards = [card for card in state.cards.values() if card.seat == seat]
    scheme = switch(state, "v_marker_scheme")
    wanted = str(number)
    if scheme == "turn_counters":
        return [("", card.id) for card in in_play(state, seat) if not _led(state, card)]
    if scheme == "flexible":
        return [("o", card.id) for card in in_play(state, seat) if card.markers]
    if number == 4:
        wanted = "X"
    found = [(wanted, card.id) for card in cards if wanted in card.markers and not card.out]
    if scheme == "x_joker":
        found += [("X", card.id) for card in cards if "X" in card.markers and not card.out]
    return found


def _led(state: State, card: Card) -> bool:
    return any(other.partner == card.id and not other.out for other in state.cards.values())


def may_rotate(state: State, turn: Turn) -> list[Figure]:
    """HS-MOVE-09: the turning player's figures whose facing matters, of any card."""
    units = content_of(state).units
    return [f for f in on_board(state) if f.seat == turn.seat and units[f.unit].card.blind]
