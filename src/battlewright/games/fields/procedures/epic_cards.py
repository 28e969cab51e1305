"""Step 3 of epic combat: drawing, concentrating, playing (FE-EPIC-11 to FE-EPIC-18, FE-DECK)."""

from __future__ import annotations

from battlewright.games.fields.library import content_of
from battlewright.games.fields.model import events
from battlewright.games.fields.model import options as o
from battlewright.games.fields.model.frames import Effect, Epic, Fighter, GridCard
from battlewright.games.fields.model.state import State
from battlewright.games.fields.procedures.changes import emit
from battlewright.games.fields.rules.epic import (
    cards_to_play,
    concentrate_denial,
    concentrates_left,
    fallen,
    is_face_up,
    plays,
    seat_of,
)
from battlewright.games.fields.rules.table import seats_of
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import push
from battlewright.kernel.options import Option


def is_done(state: State, fighter: Fighter) -> bool:
    """FE-EPIC-12, FE-EPIC-17: enough cards lie on the grid, or there is none left to draw."""
    if fighter.kind != "hero":
        return True
    if fighter.drawn:
        return False
    return fighter.played >= cards_to_play(state, fighter) or not state.teams[fighter.team].deck


def draw_step(state: State, frame: Epic) -> None:
    """FE-EPIC-11: the participants alternate until everybody is done."""
    if fallen(state, frame):
        frame.step = "defeat"
        return
    for number in (frame.turn, 1 - frame.turn):
        side = frame.sides[number]
        if not is_done(state, side):
            frame.turn = number
            if not side.drawn:
                draw(state, side, 1)
            frame.step = "play"
            return
    frame.step = "reveal"


def draw(state: State, side: Fighter, number: int) -> None:
    """FE-EPIC-17: from the team's deck, which is not made anew during a combat."""
    deck = state.teams[side.team].deck
    cards = tuple(deck[:number])
    del deck[:number]
    side.drawn.extend(cards)
    if cards:
        seats = tuple(seats_of(state, side.team))
        emit(state, events.CombatCardDrawn(hero=side.id, cards=cards, rules=("FE-EPIC-11",), to=seats))


def play_step(state: State, frame: Epic) -> None:
    """Ask, or do what leaves no choice."""
    side = frame.sides[frame.turn]
    options = plays(state, side)
    if not options:  # no zone takes it (FE-DICE-03): it cannot be played
        discard_drawn(state, side)
        side.played = cards_to_play(state, side)
        frame.step = "draw"
    elif len(options) == 1 and side.drawn[0] in ("time", "support"):
        play_take(state, frame, -1, options[0])
    else:
        frame.asks = [seat_of(state, side)]


def discard_drawn(state: State, side: Fighter) -> None:
    """The cards in hand are discarded."""
    for card in side.drawn:
        side.spent.append(card)
        emit(state, events.CombatCardDiscarded(hero=side.id, card=card, rules=("FE-EPIC-17",)))
    side.drawn = []


def play_decision(state: State, frame: Epic, seat: int, facts: dict[str, object]) -> Decision:
    """The drawn card into a zone, or Concentrate."""
    side = frame.sides[frame.turn]
    options = plays(state, side)
    facts = facts | {"fighter": side.id, "drawn": list(side.drawn), "played": side.played}
    facts["concentrate"] = concentrates_left(state, side)
    return Decision(seat, "play", options, ("FE-EPIC-11", "FE-EPIC-15"), facts)


def play_take(state: State, frame: Epic, seat: int, option: Option) -> None:
    """FE-EPIC-16, FE-DECK: carry it out."""
    side = frame.sides[frame.turn]
    frame.step = "draw"
    if isinstance(option, o.Concentrate):
        concentrate(state, side)
        return
    assert isinstance(option, o.PlayCard)
    side.drawn.remove(option.card)
    for card in side.drawn:  # FE-DECK-08: the other one of Support
        side.spent.append(card)
        emit(state, events.CombatCardDiscarded(hero=side.id, card=card, rules=("FE-DECK-08",)))
    side.drawn = []
    match option.card:
        case "time":
            side.beside.append("time")
            emit(state, events.TimeLaid(hero=side.id, rules=("FE-DECK-06",)))
        case "support":
            side.spent.append("support")
            emit(state, events.CombatCardDiscarded(hero=side.id, card="support", rules=("FE-DECK-08",)))
            draw(state, side, 2)
        case _:
            lay(state, frame, option.card, option.zone)


def concentrate(state: State, side: Fighter) -> None:
    """FE-EPIC-16, FE-EPIC-18: the drawn card is discarded for another."""
    assert concentrate_denial(state, side) is None
    card = side.drawn.pop()
    side.spent.append(card)
    side.concentrated += 1
    left = concentrates_left(state, side)
    emit(
        state,
        events.Concentrated(hero=side.id, card=card, left=left, rules=("FE-EPIC-16", "FE-EPIC-18")),
    )


def lay(state: State, frame: Epic, card: str, zone: str) -> None:
    """FE-EPIC-13, FE-EPIC-14, FE-DECK-04: onto the grid; Power Flow does not count and lets one play on."""
    side = frame.sides[frame.turn]
    up = is_face_up(state, frame, frame.turn, card, zone)
    place(state, side, card, zone, up=up)
    side.last = zone
    if card == "power-flow":
        return
    side.played += 1
    frame.turn = 1 - frame.turn
    if card == "energy":
        _instant(state, side)


def place(state: State, side: Fighter, card: str, zone: str, *, up: bool) -> None:
    """A card lies in a zone."""
    side.grid.append(GridCard(card=card, zone=zone, up=up, seen=up))
    to = None if up else tuple(seats_of(state, side.team))
    rules = ("FE-EPIC-11", "FE-EPIC-13")
    emit(state, events.CombatCardPlayed(hero=side.id, card=card, zone=zone, up=up, rules=rules, to=to))


def _instant(state: State, side: Fighter) -> None:
    """FE-EPIC-14: an Instant energy power resolves at once."""
    weapon = content_of(state).weapons[side.weapon]
    if weapon.energy.instant:
        side.grid[-1].used = True
        rules = ("FE-EPIC-14", "FE-DECK-05", weapon.id)
        emit(state, events.EnergyUsed(hero=side.id, ability=weapon.id, rules=rules))
        push(state, Effect(program=weapon.id, actor=side.id, source=weapon.id))
