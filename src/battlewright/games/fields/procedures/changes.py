"""The smallest changes, each with its event: eternium, VP, soldiers, cards, decks.

Procedures are made of these; the event of a change is emitted here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Sequence

from battlewright.chance.decks import shuffle
from battlewright.games.fields.library import content_of, planet_of, scenario_of
from battlewright.games.fields.model import events
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.rules.limits import pile_of
from battlewright.games.fields.rules.table import (
    SOLDIERS_PER_OUTPOST,
    controls,
    hit_points,
    seats_of,
    soldiers_at,
)
from battlewright.games.fields.rules.traders import DECKS, MARKET, TRADERS
from battlewright.kernel.events import Event


def emit(state: State, event: Event) -> None:
    """Add an event to those that `drain_events` hands over."""
    state.emitted.append(event)


# --- eternium and VP ------------------------------------------------------------------------------


def gain_eternium(state: State, team: int, amount: int, *rules: str) -> None:
    """FE-ETERNIUM-01: into the team's pool."""
    if amount > 0:
        state.teams[team].eternium += amount
        emit(state, events.EterniumGained(team=team, amount=amount, rules=rules))


def spend_eternium(state: State, team: int, amount: int, *rules: str) -> int:
    """Out of the pool, as far as there is any."""
    amount = min(amount, state.teams[team].eternium)
    if amount > 0:
        state.teams[team].eternium -= amount
        emit(state, events.EterniumSpent(team=team, amount=amount, rules=rules))
    return amount


def gain_vp(state: State, hero: Hero, amount: int, source: str, *rules: str) -> None:
    """FE-GOAL-02, FE-SKIRM-25, FE-FIRST-07: at once to the team's total, unless withheld."""
    if source == "hero" and state.first_game:
        return
    if any(withheld.source == source for withheld in scenario_of(state).withheld):
        emit(
            state,
            events.VpWithheld(team=hero.team, amount=amount, eternium=2 * amount, rules=("FE-SKIRM-25",)),
        )
        gain_eternium(state, hero.team, 2 * amount, "FE-SKIRM-25")
        return
    hero.vp += amount
    state.teams[hero.team].vp += amount
    emit(state, events.VpGained(team=hero.team, amount=amount, hero=hero.id, rules=rules))


# --- soldiers -------------------------------------------------------------------------------------


def place_soldiers(state: State, team: int, area: str, amount: int, *rules: str) -> int:
    """FE-CONTROL-02: from the supply into an outpost, never beyond 3. Returns how many came."""
    here = soldiers_at(state, area, team)
    amount = min(amount, SOLDIERS_PER_OUTPOST - here, state.teams[team].soldiers)
    if amount <= 0:
        return 0
    before = controls(state, team, area)
    state.soldiers.setdefault(area, [0] * len(state.teams))[team] += amount
    state.teams[team].soldiers -= amount
    emit(state, events.SoldiersPlaced(team=team, area=area, soldiers=amount, rules=rules))
    if not before:
        open_markets(state)
    return amount


def take_soldiers(state: State, team: int, area: str, amount: int) -> int:
    """Off the map; the caller emits the event. Returns how many there were."""
    counts = state.soldiers.get(area)
    if not counts:
        return 0
    amount = min(amount, counts[team])
    counts[team] -= amount
    if not any(counts):
        del state.soldiers[area]
    return amount


def remove_soldiers(state: State, team: int, area: str, amount: int, *rules: str) -> int:
    """Back to the supply."""
    amount = take_soldiers(state, team, area, amount)
    if amount:
        state.teams[team].soldiers += amount
        emit(state, events.SoldiersRemoved(team=team, area=area, soldiers=amount, rules=rules))
    return amount


# --- decks ----------------------------------------------------------------------------------------


def draw_card(state: State, deck: str) -> str:
    """FE-SETUP-16: the top card; an empty deck is made anew from its discard pile."""
    cards = state.decks[deck]
    if not cards:
        discarded = state.discards[deck]
        if not discarded:
            return ""
        cards.extend(discarded)
        discarded.clear()
        shuffle(cards, state.rng)
    return cards.pop(0)


def discard_to(state: State, deck: str, card: str) -> None:
    """FE-SETUP-16, FE-SKIRM-28: to the deck's discard pile; a beast won in a skirmish leaves the game."""
    if deck == "scenario" and state.mode == "skirmish":
        state.removed.append(card)
    else:
        state.discards[deck].append(card)


def shuffle_back(state: State, deck: str, card: str) -> None:
    """Into the deck, which is shuffled."""
    state.decks[deck].append(card)
    shuffle(state.decks[deck], state.rng)


def home_deck(state: State, card: str) -> str:
    """The deck a card belongs to."""
    shelf = content_of(state).shelf[card]
    if shelf in ("beasts", "allies", "events"):
        return "encounter"
    return "scenario" if shelf in ("epic_beasts", "quests") else shelf


def open_markets(state: State) -> None:
    """FE-TRADER-03: a market opens as soon as a team controls an outpost of its kind."""
    if len(state.markets) == len(TRADERS):
        return
    kinds = planet_of(state).trader
    for trader in TRADERS:
        if trader in state.markets:
            continue
        held = (area for area, kind in kinds.items() if kind == trader)
        if any(controls(state, team, area) for area in held for team in range(len(state.teams))):
            state.markets[trader] = fill(state, trader, MARKET)
            cards = tuple(state.markets[trader])
            emit(state, events.MarketOpened(trader=trader, cards=cards, rules=("FE-TRADER-03",)))


def fill(state: State, trader: str, amount: int) -> list[str]:
    """Cards from a trader deck, as many as there are."""
    found = [draw_card(state, DECKS[trader]) for _ in range(amount)]
    return [card for card in found if card]


def refill_market(state: State, trader: str, *rules: str) -> None:
    """FE-TRADER-04, FE-TRADER-11: up to four cards again."""
    market = state.markets[trader]
    added = fill(state, trader, MARKET - len(market))
    if added:
        market.extend(added)
        emit(state, events.MarketRefilled(trader=trader, cards=tuple(added), rules=rules))


# --- cards of heroes ------------------------------------------------------------------------------


def take_from_hero(state: State, hero: Hero, card: str) -> str:
    """A card leaves a hero. Returns the pile it lay in."""
    before = hit_points(state, hero)
    for pile in ("equipped", "inventory", "spells", "allies", "mounts"):
        cards: list[str] = getattr(hero, pile)
        if card in cards:
            cards.remove(card)
            stay_alive(state, hero, before)
            return pile
    raise LookupError(f"{hero.id} has no {card}")


def stay_alive(state: State, hero: Hero, before: int) -> None:
    """FE-DEFEAT-01: losing a bonus to hit points never defeats; the last HP stays."""
    left = hit_points(state, hero)
    if before > 0 >= left:
        hero.damage -= 1 - left


def put_to_hero(state: State, hero: Hero, card: str) -> str:
    """A card comes to a hero, face down where such cards lie face down. Returns the pile."""
    pile = pile_of(state, card)
    getattr(hero, pile).append(card)
    return pile


def forget(state: State, hero: Hero, card: str) -> None:
    """Drop a card from the list of known face-down cards: it was shown or has left the hero."""
    known = state.teams[hero.team].known
    if card in known:
        known.remove(card)


def discard_from_hero(state: State, hero: Hero, card: str, *rules: str) -> None:
    """To the discard pile of its kind."""
    take_from_hero(state, hero, card)
    forget(state, hero, card)
    discard_to(state, home_deck(state, card), card)
    emit(state, events.CardDiscarded(hero=hero.id, card=card, rules=rules))


def gain_card(state: State, hero: Hero, card: str, *rules: str, open: bool) -> None:
    """A card comes to a hero; cards that lie face down are seen by the others only if taken in the open."""
    pile = put_to_hero(state, hero, card)
    if open and pile in ("inventory", "spells"):
        state.teams[hero.team].known.append(card)
    to = None if open or pile in ("mounts", "allies") else tuple(seats_of(state, hero.team))
    emit(state, events.CardGained(hero=hero.id, card=card, shelf=pile, rules=rules, to=to))


# --- hit points -----------------------------------------------------------------------------------


def heal(state: State, hero: Hero, amount: int, *rules: str) -> int:
    """FE-ROUND-05: damage is removed, never above the printed hit points."""
    amount = min(amount, hero.damage)
    if amount > 0:
        hero.damage -= amount
        left = hit_points(state, hero)
        emit(state, events.Healed(who=hero.id, amount=amount, left=left, rules=rules))
    return amount


def team_seats(state: State, teams: Sequence[int]) -> tuple[int, ...]:
    """All seats of some teams."""
    return tuple(seat for team in teams for seat in seats_of(state, team))
