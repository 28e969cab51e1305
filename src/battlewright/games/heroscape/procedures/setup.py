"""Before the first round: armies are taken or drafted and set up (HS-SETUP, HS-DRAFT, HSV-LINK.

HSV-POWER).
"""

from __future__ import annotations

from typing import assert_never

from battlewright.games.heroscape.library import board_of, content_of, switch, zones_of
from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.cards import ArmyEntry, Reserve
from battlewright.games.heroscape.model.frames import Setup
from battlewright.games.heroscape.model.ids import Pair, card_id, figure_id, pair
from battlewright.games.heroscape.model.options import (
    AutoPlace,
    Complete,
    Pick,
    PlaceAt,
    Skip,
    TakeArmy,
    Target,
)
from battlewright.games.heroscape.model.state import Card, Figure, State
from battlewright.games.heroscape.procedures.changes import emit, set_down
from battlewright.games.heroscape.procedures.moments import game_start_frames
from battlewright.games.heroscape.procedures.preparing import lay_tokens
from battlewright.games.heroscape.procedures.rounds import ranked
from battlewright.games.heroscape.rules.armies import army_denials, army_points, pick_denial
from battlewright.games.heroscape.rules.numbers import points_step
from battlewright.games.heroscape.rules.routes import Position
from battlewright.games.heroscape.rules.standing import standing_places
from battlewright.games.heroscape.rules.table import copies, in_play, points_of, unit
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import no_question, pop, push
from battlewright.kernel.options import Option


def setup_advance(state: State, frame: Setup) -> None:
    """HS-SETUP-02, HS-DRAFT-01: roll for the order, take armies, set them up; then what variants ask for."""
    match frame.step:
        case "roll":
            frame.order = ranked(state, [player.seat for player in state.players])
            frame.step = "draft" if content_of(state).scenarios[state.scenario].draft else "choose"
        case "choose":
            _choose_next(state, frame)
        case "draft":
            _draft_next(state, frame)
        case "place":
            _place_next(state, frame)
        case "link":
            _ask_next(state, frame, "power", lambda seat: bool(_pairs(state, seat)))
        case "power":
            _ask_next(state, frame, "name", lambda seat: _too_many(state, seat))
        case "name":
            frame.step = "done"
            for named in reversed(game_start_frames(state)):
                push(state, named)
        case "done":
            pop(state)
        case _ as never:
            assert_never(never)


def setup_decision(state: State, frame: Setup, seat: int) -> Decision:
    """What the set-up asks."""
    match frame.step:
        case "choose":
            return Decision(
                seat, "army", [TakeArmy(name) for name in prepared(state, seat)], ("HS-DRAFT-02",)
            )
        case "draft":
            picks: list[Option] = [Pick(name) for name in _pickable(state, seat)]
            left = state.limit - state.players[seat].points
            return Decision(
                seat, "draft", [*picks, Complete()], ("HS-DRAFT-05", "HS-DRAFT-07"), {"left": left}
            )
        case "place":
            return _place_decision(state, frame, seat)
        case "link":
            pairs: list[Option] = [Target(Pair(hero, squad).text) for hero, squad in _pairs(state, seat)]
            return Decision(seat, "link", [*pairs, Skip()], ("HSV-LINK-01",))
        case "power":
            cards = [card for card in in_play(state, seat) if card.power_points]
            return Decision(seat, "lose-point", [Target(card.id) for card in cards], ("HSV-POWER-04",))
        case "roll" | "name" | "done":
            raise no_question(frame)
        case _ as never:
            assert_never(never)


def setup_take(state: State, frame: Setup, seat: int, option: Option) -> None:
    """Carry out a choice of the set-up."""
    match option:
        case TakeArmy():
            take_army(state, seat, option.army)
            _start_placing(state, frame, seat, "choose")
        case Pick():
            _draft(state, frame, seat, option.card)
        case Complete():
            state.players[seat].done = True
            emit(state, events.ArmyComplete(seat=seat, rules=("HS-DRAFT-07",)))
            frame.turn += 1
        case PlaceAt():
            _put(state, frame, option.figure, option.at)
        case AutoPlace():
            _put_all(state, frame)
        case Target() if frame.step == "link":
            linked = pair(option.target)
            assert linked is not None
            state.cards[linked.hero].partner = linked.squad
            emit(state, events.Gift(card=linked.hero, what="partner", amount=1, source="HSV-LINK-01"))
        case Target():
            _give_up_point(state, option.target)
        case _:
            frame.turn += 1


def _give_up_point(state: State, card: str) -> None:
    """HSV-POWER-04: a heavier army gives up power points of its cards."""
    state.cards[card].power_points -= 1


# --- armies ---------------------------------------------------------------------------------------


def _choose_next(state: State, frame: Setup) -> None:
    """HS-DRAFT-02: the highest roller first, then clockwise; an army that is fixed is only set up."""
    if frame.turn >= len(state.players):
        _after_armies(frame)
        return
    seats = [player.seat for player in state.players]
    start = seats.index(frame.order[0])
    seat = (seats[start:] + seats[:start])[frame.turn]
    fixed = state.cards and any(card.seat == seat for card in state.cards.values())
    if fixed:
        _start_placing(state, frame, seat, "choose")
    else:
        frame.asks = [seat]


def prepared(state: State, seat: int) -> list[str]:
    """The prepared armies a seat may take within the limit (HS-SETUP-05)."""
    found = []
    for army in content_of(state).armies.values():
        if not army_denials(state, seat, army.cards):
            found.append(army.id)
    return found


def take_army(state: State, seat: int, name: str) -> None:
    """A seat takes a prepared army."""
    army = content_of(state).armies[name]
    for entry in army.cards:
        add_cards(state, seat, entry)
    points = state.players[seat].points
    emit(state, events.ArmyTaken(seat=seat, army=name, points=points, rules=("HS-DRAFT-02", "HS-SETUP-05")))


def add_cards(state: State, seat: int, entry: ArmyEntry) -> list[str]:
    """HS-SETUP-10: copies of a card and their figures join an army; answers with the figures."""
    facts = content_of(state).units[entry.card].card
    made: list[str] = []
    for _ in range(entry.copies):
        number = len(copies(state, seat, entry.card)) + 1
        unique = facts.rarity == "unique"
        card = Card(
            id=card_id(seat, entry.card, 0 if unique else number), unit=entry.card, seat=seat, owner=seat
        )
        if switch(state, "v_power_points") == "on":
            card.power_points = 1
        lay_tokens(state, card)
        state.cards[card.id] = card
        own = card_id(seat, entry.card)
        have = sum(f.unit == entry.card and f.id.startswith(own) for f in state.figures.values())
        for index in range(facts.figures):
            alone = facts.figures == 1 and unique
            name = figure_id(seat, entry.card, 0 if alone else have + index + 1)
            state.figures[name] = Figure(id=name, unit=entry.card, seat=seat)
            made.append(name)
    state.players[seat].points += points_of(state, entry.card) * entry.copies
    return made


# --- draft ----------------------------------------------------------------------------------------


def snake(players: int, turn: int) -> int:
    """HS-DRAFT-05, HS-DRAFT-06: whose pick it is, as a place in the order of the rolls."""
    if players == 2:
        return 0 if turn == 0 else 1 if turn <= 2 else (turn - 3) % 2
    lap, step = divmod(turn, players)
    return step if lap % 2 == 0 else players - 1 - step


def _draft_next(state: State, frame: Setup) -> None:
    """HS-DRAFT-07: until nobody picks any more."""
    if all(player.done for player in state.players):
        _after_armies(frame)
        return
    seat = frame.order[snake(len(frame.order), frame.turn)]
    player = state.players[seat]
    if not player.done and not _pickable(state, seat):
        player.done = True
        emit(state, events.ArmyComplete(seat=seat, rules=("HS-DRAFT-07",)))
    if player.done:
        frame.turn += 1
    else:
        frame.asks = [seat]


def _pickable(state: State, seat: int) -> list[str]:
    return [name for name in content_of(state).units if pick_denial(state, seat, name) is None]


def _draft(state: State, frame: Setup, seat: int, name: str) -> None:
    add_cards(state, seat, ArmyEntry(card=name))
    points = state.players[seat].points
    emit(state, events.CardDrafted(seat=seat, card=name, points=points, rules=("HS-DRAFT-04", "HS-DRAFT-05")))
    frame.turn += 1
    _start_placing(state, frame, seat, "draft")


# --- placing --------------------------------------------------------------------------------------


def _start_placing(state: State, frame: Setup, seat: int, after: str) -> None:
    """HS-SETUP-12: the figures of a seat that wait are put into its start zone."""
    frame.seat, frame.after, frame.step = seat, after, "place"
    frame.queue = []
    for figure in state.figures.values():
        if figure.seat == seat and figure.place == "waiting":
            if Reserve in unit(state, figure).parts:
                figure.place = "reserve"
            else:
                frame.queue.append(figure.id)


def zone_places(state: State, seat: int, figure: Figure) -> list[Position]:
    """Free places for a figure in the start zone of a seat; the whole base lies inside."""
    zone = zones_of(state)[state.players[seat].zone]
    inside = set(zone)
    return [place for place in standing_places(state, figure, list(zone)) if set(place) <= inside]


def _place_next(state: State, frame: Setup) -> None:
    while frame.queue:
        figure = state.figures[frame.queue[0]]
        if zone_places(state, frame.seat, figure):
            frame.asks = [frame.seat]
            return
        figure.place = "unused"  # HS-SETUP-13
        frame.queue.pop(0)
        emit(state, events.NoRoom(figure=figure.id, rules=("HS-SETUP-13",)))
    _check_cards(state, frame.seat)
    frame.step = frame.after  # type: ignore[assignment]
    if frame.after == "choose":
        frame.turn += 1


def _check_cards(state: State, seat: int) -> None:
    """HS-SETUP-13: a card none of whose figures found room is out of play."""
    for card in in_play(state, seat):
        mates = [f for f in state.figures.values() if f.seat == seat and f.unit == card.unit]
        if all(f.place == "unused" for f in mates):
            card.out = True


def _place_decision(state: State, frame: Setup, seat: int) -> Decision:
    figure = state.figures[frame.queue[0]]
    board = board_of(state)
    places = zone_places(state, seat, figure)
    options: list[Option] = [PlaceAt(figure.id, tuple(board.labels(place))) for place in places]
    facts = {"figure": figure.id, "left": len(frame.queue)}
    return Decision(seat, "place", [AutoPlace(), *options], ("HS-SETUP-12",), facts)


def _put(state: State, frame: Setup, name: str, at: tuple[str, ...]) -> None:
    frame.queue.remove(name)
    set_down(state.figures[name], at)
    emit(state, events.FigurePlaced(figure=name, at=at, rules=("HS-SETUP-12",)))


def _put_all(state: State, frame: Setup) -> None:
    """Put the rest where the enemy is nearest, so that nobody starts behind the others without need."""
    board = board_of(state)
    others = [s for z, zone in zones_of(state).items() if z != state.players[frame.seat].zone for s in zone]
    for name in list(frame.queue):
        figure = state.figures[name]
        places = zone_places(state, frame.seat, figure)
        if not places:
            break
        best = min(
            places, key=lambda place: (min((board.distance(place[0], o) for o in others), default=0), place)
        )
        _put(state, frame, name, tuple(board.labels(best)))


def _after_armies(frame: Setup) -> None:
    frame.step, frame.turn = "link", 0


# --- variants -------------------------------------------------------------------------------------


def _ask_next(state: State, frame: Setup, after: str, wants) -> None:  # type: ignore[no-untyped-def]
    """Ask one seat after the other, as long as it has something to decide; then go on with `after`."""
    while frame.turn < len(state.players):
        if wants(frame.turn):
            frame.asks = [frame.turn]
            return
        frame.turn += 1
    frame.step, frame.turn = after, 0  # type: ignore[assignment]
    if after == "power" and switch(state, "v_power_points") == "on":
        for player in state.players:
            player.power_points = max(0, points_step(state.limit - player.points))  # HSV-POWER-03


def _pairs(state: State, seat: int) -> list[tuple[str, str]]:
    """HSV-LINK-01: heroes and squads of one general that are not paired yet."""
    if switch(state, "v_linked_units") == "off" or state.limit < 500:
        return []
    cards = in_play(state, seat)
    taken = {card.partner for card in cards}
    found = []
    for hero in cards:
        facts = unit(state, hero).card
        if facts.unit_type != "hero" or hero.partner:
            continue
        for squad in cards:
            other = unit(state, squad).card
            if other.unit_type == "squad" and other.general == facts.general and squad.id not in taken:
                found.append((hero.id, squad.id))
    return found


def _too_many(state: State, seat: int) -> bool:
    """HSV-POWER-04: whether an army over the limit still has points to give up."""
    if switch(state, "v_power_points") == "off":
        return False
    over = -min(0, points_step(state.limit - state.players[seat].points))
    cards = in_play(state, seat)
    return len(cards) - sum(card.power_points for card in cards) < min(over, len(cards))


def cost_of(state: State, entries: tuple[ArmyEntry, ...]) -> int:
    """What a list of cards costs."""
    return army_points(state, entries)
