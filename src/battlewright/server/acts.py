"""Acts of a seat: each is validated and turned into the text of its entry in the record.

Nothing here writes or waits. The check is repeated if the match has changed before the entry is written.
"""

from __future__ import annotations

import json
import secrets

from battlewright.server import protocol
from battlewright.server.orders import checked
from battlewright.server.record import Record
from battlewright.server.room import Refused, Room
from battlewright.server.talk import MOST, text_of


def entry_text(room: Room, seat: int, message: protocol.Incoming) -> str:
    """The entry a message of a seat leads to; `Refused` if it cannot be done now."""
    match message:
        case protocol.Choose():
            return room.checked_choice(seat, message.decision, message.option)
        case protocol.Undo():
            return undo(room, seat, message.seq)
        case protocol.Resign():
            return resign(room)
        case protocol.Offer():
            return offer(room, seat, message.what)
        case protocol.Answer():
            return answer(room, seat, message.accept, message.offer)
        case protocol.Follow():
            return lead(room, seat, message.do == "return")
        case protocol.Orders():
            return orders(room, message.orders)
        case protocol.Say():
            return say(room, seat, message)
        case _:
            raise AssertionError(f"no act: {message}")


def resign(room: Room) -> str:
    """Give up."""
    room.check_going()
    return "/resign"


def claim(room: Room, absent: int, since: float) -> str:
    """The side of an absent seat gives up, if nothing has happened since it was looked for."""
    room.check_going()
    if room.record.table.last_at != since:
        raise Refused("stale", "something has happened since")
    return "/resign"


def flag(room: Room, seat: int) -> str:
    """Give up because the time is over."""
    if seat not in room.record.out_of_time():
        raise Refused("stale", "the clock has not run out")
    return "/resign"


def undo(room: Room, seat: int, seq: int | None = None) -> str:
    """Take back to before the seat's latest choice: alone at once, else by consent."""
    room.check_going()
    record = room.record
    if seq is not None and seq != record.table.seq:
        raise Refused("stale", "something has happened since")
    count = record.undo_count(seat)
    if not count:
        raise Refused("no_undo", "nothing can be taken back: dice or hidden cards were revealed")
    if record.is_solo(seat):
        return f"/undo {count}"
    _check_free(record)
    return "/offer undo"


def offer(room: Room, seat: int, what: str) -> str:
    """Offer a draw, an undo or a rematch; or withdraw an own offer."""
    record = room.record
    match what:
        case "withdraw":
            if record.table.offer is None or record.table.offer.seat != seat:
                raise Refused("no_offer", "you have no offer on the table")
            return "/withdraw"
        case "undo":
            return undo(room, seat)
        case "rematch":
            if record.outcome is None:
                raise Refused("no_offer", "the match is not over yet")
            if record.table.next_match:
                raise Refused("over", "the rematch has been agreed already")
        case _:
            room.check_going()
    _check_free(record)
    return f"/offer {what}"


def _check_free(record: Record) -> None:
    if record.table.offer is not None:
        raise Refused("no_offer", "there is an offer on the table already; answer or withdraw it first")


def answer(room: Room, seat: int, accept: bool, wanted: int | None) -> str:
    """Accept or decline what another seat offers."""
    record = room.record
    found = record.table.offer
    if found is None or seat not in record.answering(found):
        raise Refused("no_offer", "there is no offer for you to answer")
    if wanted is not None and wanted != found.id:
        raise Refused("stale", "this answers an earlier offer")
    if not accept:
        return "/decline"
    return f"/accept {secrets.token_hex(12)}" if found.what == "rematch" else "/accept"


def lead(room: Room, seat: int, on: bool) -> str:
    """Leave the guide of a match, or take it up again where nothing else was done meanwhile."""
    room.check_going()
    record = room.record
    if record.guide is None or seat != record.guide.learner or record.table.unguided != on:
        raise Refused("no_guide", "there is no guide to leave or to take up again")
    return f"/guide {'on' if on else 'off'}"


def say(room: Room, seat: int, message: protocol.Say) -> str:
    """Say something, in or after a match."""
    text = text_of(message.phrase, message.text)
    if not text:
        raise Refused("malformed", "say a known phrase, or a text")
    if room.record.spoken >= MOST or not room.may_speak(seat):
        raise Refused("much_talk", "not so much at once")
    return text


def orders(room: Room, wanted: dict[str, str]) -> str:
    """Standing orders."""
    try:
        return f"/orders {json.dumps(checked(room.record.game, wanted), sort_keys=True)}"
    except ValueError as error:
        raise Refused("malformed", str(error)) from None
