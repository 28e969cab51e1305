"""What each seat may know (one place for web, agents and log), and what could lie behind a view.

Secrets are a team's. A view hides: all decks; victory cards, inventories and spells of other teams;
discarded victory cards; drawn combat cards and face-down cards on the grids of other teams; cards
another team is looking at; which team-mates could help a fighter; the generator; commitments of
others. Cards that everybody saw a team take are in its `known` list.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from msgspec.structs import replace

from battlewright.chance.decks import shuffle
from battlewright.games.fields.library import content_of
from battlewright.games.fields.model import frames
from battlewright.games.fields.model.frames import Duel, Epic, FieldsFrame, Fighter, Gaining, Window
from battlewright.games.fields.model.moments import GainedCard
from battlewright.games.fields.model.options import PickHero
from battlewright.games.fields.model.state import UNKNOWN, State
from battlewright.games.fields.rules.table import heroes_of, team_of
from battlewright.games.fields.setup import deck_lists
from battlewright.kernel.frames import all_of
from battlewright.kernel.options import option_text
from battlewright.kernel.rng import Rng
from battlewright.kernel.secret import HIDDEN, mask


def hide(state: State, seat: int | None) -> State:
    """Mask everything a seat may not know. Works in place, on a copy."""
    own = -1 if seat is None else team_of(state, seat)
    state.rng = Rng()
    for deck in state.decks:
        state.decks[deck] = _face_down(state.decks[deck])
    state.discards["victory"] = _face_down(state.discards["victory"])
    for number, team in enumerate(state.teams):
        team.deck = _face_down(team.deck)
        if number != own:
            team.hand = _face_down(team.hand)
            team.progress = {card: n for card, n in team.progress.items() if card in team.shown}
    for hero in state.heroes.values():
        if hero.team != own:
            hero.inventory, hero.spells = _face_down(hero.inventory), _face_down(hero.spells)
    mask(state.stack, seat)
    for frame in state.stack:
        _hide_frame(state, frame, own)
    return state


def _face_down(cards: list[str]) -> list[str]:
    """As many cards of which nothing is known."""
    return [UNKNOWN] * len(cards)


def _hide_frame(state: State, frame: FieldsFrame, own: int) -> None:
    match frame:
        case Window():
            _hide_moment(state, frame, own)
        case Epic():
            _hide_helpers(state, frame, own)
            for side in frame.sides:
                if side.team != own:
                    _hide_fighter(side)
        case Gaining(open=False) if state.heroes[frame.hero].team != own:
            frame.card = UNKNOWN
            frame.looked = _face_down(frame.looked)
        case _:
            pass


def _hide_moment(state: State, frame: Window, own: int) -> None:
    """A card that was gained unseen is known to its team alone."""
    moment = frame.moment
    if isinstance(moment, GainedCard) and moment.secret and state.heroes[moment.who].team != own:
        frame.moment = replace(moment, card=UNKNOWN)


def _hide_helpers(state: State, frame: Epic, own: int) -> None:
    """Other teams see that a team is asked in step 4, not which of its heroes have a spell for it."""
    if frame.step != "act" or not frame.asks or team_of(state, frame.asks[0]) == own:
        return
    asked = team_of(state, frame.asks[0])
    fighter = next((side.id for side in frame.sides if side.kind == "hero" and side.team == asked), "")
    speaker = state.heroes[fighter] if fighter else heroes_of(state, asked)[0]
    frame.asks, frame.waiting = [speaker.seat], []


def _hide_fighter(side: Fighter) -> None:
    side.drawn = [UNKNOWN] * len(side.drawn)
    for card in side.grid:
        if not card.up and not card.seen:
            card.card = UNKNOWN


# --- determinisation ------------------------------------------------------------------------------


def reveal(state: State, seat: int | None, rng: Rng) -> State:
    """Fill a view with what could be true. Works in place, on a copy."""
    state.rng = Rng(seed=f"determinized-{rng.below(1 << 62)}")
    for number in range(len(state.teams)):
        _fill_combat_cards(state, number, rng)
    _fill_shared(state, rng)
    for frame in all_of(state, Duel):
        _fill_duel(state, frame, rng)
    return state


Slot = Callable[[str], None]


def _fill_combat_cards(state: State, number: int, rng: Rng) -> None:
    """A team's combat cards: those not seen lie in its deck, in its hand or face down on its grid."""
    team = state.teams[number]
    seen: Counter[str] = Counter()
    hidden: list[Slot] = []
    for side in _fighters(state, number):
        seen.update(card.card for card in side.grid)
        seen.update([*side.beside, *side.drawn, *side.spent])
        hidden += [_setter(card) for card in side.grid if card.card == UNKNOWN]
        hidden += [_item(side.drawn, at) for at, card in enumerate(side.drawn) if card == UNKNOWN]
    seen[UNKNOWN] = 0
    pool = list((Counter(team.cards) - seen).elements())
    shuffle(pool, rng)
    simple = [card for card in pool if card in ("+1", "+2", "+3")]
    for put in hidden:  # face down lie simple cards (FE-EPIC-13)
        card = simple.pop() if simple else pool[-1]
        pool.remove(card)
        put(card)
    team.deck = pool


def _fighters(state: State, number: int) -> Iterator[Fighter]:
    for frame in all_of(state, Epic):
        yield from (side for side in frame.sides if side.team == number and side.kind == "hero")


def _setter(card: object) -> Slot:
    return lambda name: setattr(card, "card", name)


def _item(cards: list[str], at: int) -> Slot:
    def put(name: str) -> None:
        cards[at] = name

    return put


def _fill_shared(state: State, rng: Rng) -> None:
    """Every other deck: what is not seen anywhere lies in the deck or face down with somebody."""
    lists = deck_lists(state)
    for deck in state.decks:
        everything = Counter(lists[deck])
        seen = Counter(_seen(state, deck))
        pool = list((everything - seen).elements())
        shuffle(pool, rng)
        for put, known in _hidden_slots(state, deck):
            wanted = [card for card in known if card in pool]
            card = wanted[0] if wanted else pool[-1]
            if wanted:
                known.remove(card)
            pool.remove(card)
            put(card)
        state.decks[deck] = pool


def _seen(state: State, deck: str) -> list[str]:
    """Cards of a deck that the view shows."""
    found = [*state.discards[deck], *state.removed]
    for trader, name in (("shop", "equipment"), ("guild", "spells"), ("smith", "vehicles")):
        if name == deck:
            found += state.markets.get(trader, [])
    for hero in state.heroes.values():
        found += [*hero.equipped, *hero.inventory, *hero.spells, *hero.mounts, *hero.allies]
    for team in state.teams:
        found += [*team.hand, *team.shown]
    for frame in state.stack:
        found += pending_cards(frame)
    content = content_of(state)
    return [card for card in found if card != UNKNOWN and _belongs(content.shelf.get(card, ""), deck)]


def _belongs(shelf: str, deck: str) -> bool:
    shelves = {
        "encounter": ("beasts", "allies", "events"),
        "scenario": ("epic_beasts", "quests"),
        "effect": ("effects",),
    }
    return shelf in shelves.get(deck, (deck,))


def pending_cards(frame: object) -> list[str]:
    """Cards that lie neither in a deck nor with a hero while a frame is on the stack."""
    match frame:
        case frames.EncounterDraw():
            return [*frame.cards, *([frame.card] if frame.step in ("resolve", "ally", "rewarded") else [])]
        case frames.Wilds() if frame.card and frame.step not in ("end", "settled"):
            return [] if frame.step == "settle" and frame.won else [frame.card]
        case frames.QuestFrame() if frame.card and frame.step in ("demand", "pay", "met", "resolve"):
            return [frame.card]
        case frames.Gaining() if frame.step in ("look", "room", "take"):
            return [*frame.looked] if frame.step == "look" else [frame.card]
        case frames.Epic() if frame.sides[1].kind == "beast":
            return [] if frame.step in ("leave", "told", "end") else [frame.sides[1].id]
        case _:
            return []


def _hidden_slots(state: State, deck: str) -> Iterator[tuple[Slot, list[str]]]:
    """Face-down places that hold a card of this deck, with the cards everybody saw the team take."""
    if deck == "victory":
        pile = state.discards["victory"]
        yield from ((_item(pile, n), []) for n in range(len(pile)))
    for number, team in enumerate(state.teams):
        if deck == "victory":
            yield from ((slot, []) for slot in _unknown(team.hand))
        elif deck in HELD_FACE_DOWN:
            known = list(team.known)
            for hero in heroes_of(state, number):
                yield from ((slot, known) for slot in _unknown(getattr(hero, HELD_FACE_DOWN[deck])))
    yield from (
        (slot, []) for slot in _gained_unseen(state, HELD_FACE_DOWN.get(deck) or OPEN_PILES.get(deck))
    )


HELD_FACE_DOWN = {"equipment": "inventory", "spells": "spells"}  # deck -> where heroes keep such cards
OPEN_PILES = {"vehicles": "mounts"}


def _unknown(cards: list[str]) -> Iterator[Slot]:
    return (_item(cards, n) for n, card in enumerate(cards) if card == UNKNOWN)


def _gained_unseen(state: State, pile: str | None) -> Iterator[Slot]:
    """Cards another team is about to gain, or looks at."""
    for frame in all_of(state, Gaining):
        if frame.card != UNKNOWN or frame.shelf != pile:
            continue
        if frame.step == "look":
            yield from (_item(frame.looked, n) for n in range(len(frame.looked)))
            frame.card = frame.looked[0]
        else:
            yield _setter(frame)


def _fill_duel(state: State, frame: Duel, rng: Rng) -> None:
    """A hidden pick could be any hero of the team."""
    for owner, text in frame.committed.items():
        if text == HIDDEN:
            heroes = heroes_of(state, team_of(state, owner))
            frame.committed[owner] = option_text(PickHero(heroes[rng.below(len(heroes))].id))
