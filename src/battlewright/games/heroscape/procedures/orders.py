"""Order markers: what each player has, and laying them in secret (HS-ORDER, HSV-ORDER, HSV-FLEX)."""

from __future__ import annotations

from typing import assert_never

from battlewright.games.heroscape.library import switch
from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.frames import Orders, Reorganise
from battlewright.games.heroscape.model.ids import MarkerOn, marker_on
from battlewright.games.heroscape.model.options import Keep, Order
from battlewright.games.heroscape.model.state import HIDDEN, Card, State
from battlewright.games.heroscape.procedures.changes import emit
from battlewright.games.heroscape.rules.table import in_play, initiative_order, team_of
from battlewright.kernel.decisions import Decision
from battlewright.kernel.denial import Denial
from battlewright.kernel.frames import pop, top
from battlewright.kernel.options import Option

FLEXIBLE = "o"  # a marker whose number is ignored (HSV-FLEX-01)


def marker_set(state: State, seat: int) -> list[str]:
    """HS-SETUP-04 and its variants: the markers a seat lays in a round."""
    match switch(state, "v_marker_scheme"):
        case "two_bluffs" | "fourth_turn_two_x":
            return ["1", "2", "3", "X", "X"]
        case "double_sets" if state.limit >= 1000:
            return ["1", "1", "2", "2", "3", "3", "X", "X"]
        case "turn_counters":
            return []
        case "flexible":
            return [FLEXIBLE] * 4
        case _:
            return ["1", "2", "3", "X"]


def turns_of(state: State, seat: int) -> int:
    """HS-TURN-01, HSV-ORDER-02, HSV-ORDER-03, HSV-ORDER-08: how many turns a seat has in a round."""
    match switch(state, "v_marker_scheme"):
        case "fourth_turn" | "fourth_turn_two_x":
            return 4
        case "fourth_turn_small_team":
            sizes = [len(team) for team in state.teams]
            mine = len(state.teams[team_of(state, seat)])
            return 4 if mine < max(sizes) else 3
        case "turn_counters":
            return counted_turns(state.limit)
        case _:
            return 3


def counted_turns(limit: int) -> int:
    """HSV-ORDER-08: turns per round by the point limit."""
    if limit <= 500:
        return 3
    return 4 if limit <= 800 else 6


def orders_advance(state: State, frame: Orders) -> None:
    """Everybody lays markers: all at once, or in turn one each (HS-ORDER-02, HS-ORDER-03)."""
    match frame.step:
        case "start":
            frame.step = "ask"
            _collect(state)
            _hand_out(state, frame)
        case "ask":
            _ask_for_markers(state, frame)
        case _ as never:
            assert_never(never)


def _hand_out(state: State, frame: Orders) -> None:
    """HS-SETUP-04: the markers of the round; those that fit on no card are left out."""
    seats = [player.seat for player in state.players]
    frame.left = {seat: marker_set(state, seat) if in_play(state, seat) else [] for seat in seats}
    frame.placed = {seat: [] for seat in seats}
    for seat in seats:
        _skip_unplaceable(state, frame, seat)


def _ask_for_markers(state: State, frame: Orders) -> None:
    waiting = [player.seat for player in state.players if frame.left[player.seat]]
    if not waiting:
        _lay(state, frame)
        pop(state)
    elif switch(state, "marker_placement") == "simultaneous":
        frame.asks = waiting
    else:
        order = initiative_order(state)
        while not frame.left[order[frame.turn % len(order)]]:
            frame.turn += 1
        frame.asks = [order[frame.turn % len(order)]]


def _collect(state: State) -> None:
    """HS-ROUND-05: every marker comes back; flexible ones stay where they are (HSV-FLEX-08)."""
    for card in state.cards.values():
        card.shown = []
        if switch(state, "v_marker_scheme") != "flexible":
            card.markers = []


def orders_decision(state: State, frame: Orders, seat: int) -> Decision:
    """HS-ORDER-01, HS-ORDER-07: the next marker goes onto any own card in play."""
    marker = frame.left[seat][0]
    options: list[Option] = [Order(marker, card.id) for card in _cards_for(state, frame, seat, marker)]
    return Decision(
        seat, "order", options, ("HS-ORDER-01",), {"marker": marker, "left": len(frame.left[seat])}
    )


def _cards_for(state: State, frame: Orders, seat: int, marker: str) -> list[Card]:
    """Where a marker may lie."""
    mine = in_play(state, seat)
    return [card for card in mine if marker_denial(state, frame, seat, marker, card) is None]


def marker_denial(state: State, frame: Orders, seat: int, marker: str, card: Card) -> Denial | None:
    """HS-ORDER-07, HSV-ORDER-10, HSV-ORDER-11, HSV-FLEX-02, HSV-LINK-02: why no marker may lie on a card."""
    facts = {"card": card.id}
    if card.out:
        return Denial("HS-ORDER-07", facts)
    if _follows(state, card):
        return Denial("HSV-LINK-02", facts)
    laid = frame.placed[seat]
    scheme = switch(state, "v_marker_scheme")
    if scheme == "flexible" and _on(laid, card) + len(card.markers) >= 4:
        return Denial("HSV-FLEX-02", facts)
    if scheme == "double_sets" and state.limit >= 1000:
        if _on(laid, card) >= 3:
            return Denial("HSV-ORDER-11", facts)
        if marker != "X" and [marker, card.id] in laid:
            return Denial("HSV-ORDER-10", facts)
    return None


def _follows(state: State, card: Card) -> bool:
    """HSV-LINK-02: the squad of a pair shares the markers of its hero while that lives."""
    return card.id in [other.partner for other in state.cards.values() if not other.out]


def _on(laid: list[list[str]], card: Card) -> int:
    return sum(name == card.id for _, name in laid)


def _skip_unplaceable(state: State, frame: Orders, seat: int) -> None:
    """HSV-ORDER-11: markers that cannot be laid by the rules stay off the cards."""
    while frame.left[seat] and not _cards_for(state, frame, seat, frame.left[seat][0]):
        frame.left[seat].pop(0)


def orders_take(state: State, frame: Orders, seat: int, option: Option) -> None:
    """Lay the marker; go on with the next one."""
    assert isinstance(option, Order)
    frame.left[seat].pop(0)
    frame.placed[seat].append([option.marker, option.card])
    _skip_unplaceable(state, frame, seat)
    if switch(state, "marker_placement") == "alternating":
        frame.turn += 1
        mates = tuple(state.teams[team_of(state, seat)])
        laid = events.MarkerLaid(
            seat=seat, card=option.card, marker=option.marker, rules=("HS-ORDER-03",), to=mates
        )
        emit(state, laid)
    elif frame.left[seat]:
        frame.asks = sorted([*frame.asks, seat])


def _lay(state: State, frame: Orders) -> None:
    """HS-ORDER-06: everybody sees how many markers lie where, and nothing else."""
    for seat, laid in frame.placed.items():
        for marker, name in laid:
            state.cards[name].markers.append(marker)
        counts = {card.id: len(card.markers) for card in in_play(state, seat) if card.markers}
        if counts:
            emit(state, events.MarkersTaken(seat=seat, counts=counts, rules=("HS-ORDER-01", "HS-ORDER-06")))


# --- the variant that saves markers ---------------------------------------------------------------


def reorganise_advance(state: State, frame: Reorganise) -> None:
    """HSV-REORG-01, HSV-REORG-02.

    The loser of a card moves its markers, then the opponents as many of theirs.
    """
    match frame.step:
        case "start":
            frame.step = "own"
        case "own":
            _save_own(state, frame)
        case "others":
            _move_others(state, frame)
        case _ as never:
            assert_never(never)


def _save_own(state: State, frame: Reorganise) -> None:
    if frame.markers and in_play(state, frame.seat):
        frame.asks = [frame.seat]
    else:
        frame.step = "others"
        mine = state.teams[team_of(state, frame.seat)]
        frame.queue = [seat for seat in initiative_order(state) if seat not in mine]
        frame.left = frame.count


def _move_others(state: State, frame: Reorganise) -> None:
    if not frame.queue:
        pop(state)
    elif frame.left and _movable(state, frame.queue[0]):
        frame.asks = [frame.queue[0]]
    else:
        frame.queue.pop(0)
        frame.left = frame.count


def _movable(state: State, seat: int) -> list[tuple[str, str]]:
    cards = in_play(state, seat)
    if len(cards) < 2:
        return []
    return list(dict.fromkeys((marker, card.id) for card in cards for marker in card.markers))


def reorganise_decision(state: State, frame: Reorganise, seat: int) -> Decision:
    """Where the markers go."""
    if frame.step == "own":
        marker = frame.markers[0]
        options: list[Option] = [Order(marker, card.id) for card in in_play(state, seat)]
        return Decision(seat, "order", [*options, Keep()], ("HSV-REORG-01",), {"marker": marker})
    moves: list[Option] = [
        Order(MarkerOn(marker, source).text, card.id)
        for marker, source in _movable(state, seat)
        for card in in_play(state, seat)
        if card.id != source
    ]
    return Decision(seat, "reorganise", [*moves, Keep()], ("HSV-REORG-02",), {"left": frame.left})


def reorganise_denial(state: State, frame: Reorganise, seat: int, marker: str, card: Card) -> Denial | None:
    """HSV-REORG-01, HSV-REORG-02: which marker may go where when a card was lost."""
    facts = {"card": card.id, "marker": marker}
    if card.out:
        return Denial("HS-ORDER-07", {"card": card.id})
    if frame.step == "own":
        return None if marker in ("", frame.markers[0]) else Denial("HSV-REORG-01", facts)
    moves = [
        option for option in reorganise_decision(state, frame, seat).options if isinstance(option, Order)
    ]
    offered = any(option.card == card.id and marker in ("", option.marker) for option in moves)
    return None if offered else Denial("HSV-REORG-02", facts)


def reorganise_take(state: State, frame: Reorganise, seat: int, option: Option) -> None:
    """Move a marker, or leave the rest."""
    if isinstance(option, Keep):
        if frame.step == "own":
            frame.markers = []
        else:
            frame.left = 0
        return
    assert isinstance(option, Order)
    marker, source = marker_on(option.marker)
    if frame.step == "own":
        frame.markers.pop(0)
    else:
        state.cards[source].markers.remove(marker)
        frame.left -= 1
    state.cards[option.card].markers.append(marker)
    emit(state, events.MarkersMoved(seat=seat, count=1, rules=("HSV-REORG-01",)))


def hidden(markers: list[str]) -> list[str]:
    """Markers as others see them: how many, not which (HS-ORDER-06)."""
    return [HIDDEN] * len(markers)


def on_top(state: State) -> Orders | None:
    """The placing of markers under way, if it is."""
    frame = top(state)
    return frame if isinstance(frame, Orders) else None
