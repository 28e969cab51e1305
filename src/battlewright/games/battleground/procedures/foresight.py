"""Looking at the top cards of decks and putting them back in any order (`Foresee` in `model/steps.py`).

First the decks are looked at, a card at a time; then, of each deck with several such cards, the acting
player says which is drawn next. `Effect.looked` lets the view show them (`view.py`).
"""

from __future__ import annotations

from msgspec import UNSET

from battlewright.games.battleground.model.cards import Foresee
from battlewright.games.battleground.model.events import CardsSeen
from battlewright.games.battleground.model.frames import Effect
from battlewright.games.battleground.model.options import Choose
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.conditions import count
from battlewright.games.battleground.rules.effects import effect_facts
from battlewright.kernel.events import emit

DECK = "deck-"


def foresee(state: State, frame: Effect, step: Foresee, actor: Character) -> None:
    """Ask for the next deck to look at, or the next card to put back; go on when all lie in order."""
    if frame.looked is UNSET:
        frame.looked = {}
        frame.left = count(state, step.per, effect_facts(state, frame), actor)
    if not foreseeable(state, frame):
        frame.looked = frame.laid = UNSET
        frame.left = 0
        frame.at += 1
    else:
        frame.asks = [actor.seat]


def foreseeable(state: State, frame: Effect) -> list[Choose]:
    """The decks with a card not looked at, or the cards of a deck of which one goes on top."""
    looked = {} if frame.looked is UNSET else frame.looked
    decks = [p.seat for p in state.players if len(p.deck) > looked.get(p.seat, 0)]
    if frame.left > 0 and decks:
        return [Choose(f"{DECK}{seat}") for seat in decks]
    seat, laid = _being_laid(frame)
    if seat < 0:
        return []
    return [Choose(card) for card in state.players[seat].deck[laid : looked[seat]]]


def _being_laid(frame: Effect) -> tuple[int, int]:
    """The deck to put in order and how many of its cards lie; the last one needs no choice."""
    looked = {} if frame.looked is UNSET else frame.looked
    begun, laid = (-1, 0) if frame.laid is UNSET else frame.laid
    for seat in sorted(looked):
        lying = laid if seat == begun else 0
        if seat >= begun and looked[seat] - lying > 1:
            return seat, lying
    return -1, 0


def look_or_lay(state: State, frame: Effect, what: str) -> None:
    """Look at a card, or put one back as the next to be drawn."""
    actor = state.characters[frame.actor]
    looked = {} if frame.looked is UNSET else frame.looked
    if what.startswith(DECK):
        seat = int(what.removeprefix(DECK))
        number = looked.get(seat, 0)
        frame.looked = looked | {seat: number + 1}
        frame.left -= 1
        card = state.players[seat].deck[number]
        seen = CardsSeen(seat=actor.seat, owner=seat, cards=(card,), rules=(frame.source,), to=(actor.seat,))
        emit(state, seen)
        return
    frame.left = 0
    seat, laid = _being_laid(frame)
    deck = state.players[seat].deck
    deck.insert(laid, deck.pop(deck.index(what, laid)))
    frame.laid = [seat, laid + 1]
