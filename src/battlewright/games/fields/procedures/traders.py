"""Shopping, trading, gaining cards, and the exchange of combat cards (FE-TRADER, FE-TRADE, FE-DECK-02)."""

from __future__ import annotations

from battlewright.chance.decks import shuffle
from battlewright.games.fields.library import content_of
from battlewright.games.fields.model import events
from battlewright.games.fields.model import options as o
from battlewright.games.fields.model.frames import Exchange, Gaining, Overflow, Shopping, Trading
from battlewright.games.fields.model.moments import Bought, GainedCard, Recruited, Tamed
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.model.words import COMBAT_CARDS, SPECIAL_CARDS
from battlewright.games.fields.procedures.changes import (
    discard_from_hero,
    discard_to,
    emit,
    fill,
    gain_card,
    home_deck,
    put_to_hero,
    refill_market,
    spend_eternium,
    take_from_hero,
)
from battlewright.games.fields.procedures.equipping import put_on
from battlewright.games.fields.procedures.moments import announce
from battlewright.games.fields.rules.actions import allowed
from battlewright.games.fields.rules.limits import (
    RULES,
    excess,
    fits_free_slot,
    is_wearable,
    limit,
    may_dress,
    over_limit,
    pile_of,
)
from battlewright.games.fields.rules.possessions import owned
from battlewright.games.fields.rules.table import seats_of
from battlewright.games.fields.rules.traders import DECKS, MARKET, buy_denials, price, refresh_price
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import pop, push, step_table
from battlewright.kernel.options import Option
from battlewright.kernel.tally import Tally

GAINED: dict[str, type[Bought | Tamed | Recruited]] = {
    "bought": Bought,
    "tamed": Tamed,
    "recruited": Recruited,
}

# --- use trader -----------------------------------------------------------------------------------


def shopping_advance(state: State, frame: Shopping) -> None:
    """FE-TRADER-06 to FE-TRADER-11: refresh once, buy any number, then the market is refilled."""
    SHOPPING_STEPS[frame.step](state, frame)


def _offer(state: State, frame: Shopping) -> None:
    """FE-TRADER-07: ask while there is anything to buy."""
    if not _offers(state, frame):
        _refill(state, frame)
        return
    frame.step = "buy"
    frame.asks = [state.heroes[frame.hero].seat]


def _refill(state: State, frame: Shopping) -> None:
    """FE-TRADER-11: the market is filled to four cards."""
    refill_market(state, frame.trader, "FE-TRADER-11")
    pop(state)


SHOPPING_STEPS = step_table(Shopping, {"open": _offer, "buy": _offer, "refill": _refill})


def _offers(state: State, frame: Shopping) -> list[Option]:
    hero = state.heroes[frame.hero]
    market = dict.fromkeys(state.markets[frame.trader])
    found: list[Option] = [
        o.Buy(card)
        for card in market
        if allowed(buy_denials(state, hero, frame.trader, card, frame.discount))
    ]
    cost = refresh_price(state, hero)
    deck = DECKS[frame.trader]
    more = state.decks[deck] or state.discards[deck]
    fresh = not (frame.refreshed or frame.bought or frame.single)
    if fresh and more and cost <= state.teams[hero.team].eternium:
        found.append(o.RefreshMarket())
    return found


def shopping_decision(state: State, frame: Shopping, seat: int) -> Decision:
    """What can be bought."""
    options = [*_offers(state, frame), o.Pass()]
    pays = [_cost(state, frame, option) for option in options]
    facts = {"hero": frame.hero, "trader": frame.trader, "pays": pays}
    return Decision(seat, "shop", options, ("FE-TRADER-07",), facts)


def _cost(state: State, frame: Shopping, option: Option) -> int:
    """FE-TRADER-07, FE-TRADER-08: what a card or new goods cost this hero; stopping costs nothing."""
    hero = state.heroes[frame.hero]
    match option:
        case o.Buy(card=card):
            return price(state, hero, frame.trader, card, frame.discount).total
        case o.RefreshMarket():
            return refresh_price(state, hero)
        case _:
            return 0


def shopping_take(state: State, frame: Shopping, seat: int, option: Option) -> None:
    """FE-TRADER-07, FE-TRADER-08: buy, refresh or stop."""
    hero = state.heroes[frame.hero]
    match option:
        case o.Buy(card=card):
            frame.bought += 1
            if frame.single:
                frame.step = "refill"
            cost = price(state, hero, frame.trader, card, frame.discount)
            buy(state, hero, frame.trader, card, cost)
        case o.RefreshMarket():
            frame.refreshed = True
            spend_eternium(state, hero.team, refresh_price(state, hero), "FE-TRADER-08")
            _refresh(state, frame, hero)
        case _:
            frame.step = "refill"


def buy(state: State, hero: Hero, trader: str, card: str, cost: Tally) -> None:
    """FE-TRADER-07: pay from the pool; the card goes to the hero, who makes room for it."""
    spend_eternium(state, hero.team, cost.total, "FE-TRADER-07")
    state.markets[trader].remove(card)
    rules = ("FE-TRADER-07", *(m.source for m in cost.modifiers if m.source == "FE-TRADER-09"))
    emit(state, events.CardBought(hero=hero.id, card=card, price=cost, trader=trader, rules=(*rules, card)))
    push(state, Gaining(hero=hero.id, card=card, shelf=pile_of(state, card), moment="bought"))


def _refresh(state: State, frame: Shopping, hero: Hero) -> None:
    """FE-TRADER-08: all displayed cards are discarded, four new ones revealed."""
    for card in state.markets[frame.trader]:
        discard_to(state, DECKS[frame.trader], card)
    state.markets[frame.trader] = fill(state, frame.trader, MARKET)
    cards = tuple(state.markets[frame.trader])
    emit(
        state,
        events.MarketRefreshed(hero=hero.id, trader=frame.trader, cards=cards, rules=("FE-TRADER-08",)),
    )


# --- gaining a card -------------------------------------------------------------------------------


def gaining_advance(state: State, frame: Gaining) -> None:
    """FE-BEAST-05, FE-VEHICLE-02, FE-ALLY-02, FE-EQUIP-07: make room, take it, perhaps wear it at once."""
    GAINING_STEPS[frame.step](state, frame, state.heroes[frame.hero])


def _look(state: State, frame: Gaining, hero: Hero) -> None:
    frame.asks = [hero.seat]


def _room(state: State, frame: Gaining, hero: Hero) -> None:
    """FE-BEAST-05, FE-VEHICLE-02, FE-ALLY-02: a new beast, vehicle or ally replaces the old one."""
    pile = pile_of(state, frame.card)
    held: list[str] = getattr(hero, pile)
    if pile in ("mounts", "allies") and len(held) >= limit(state, hero, pile):
        _make_room(state, frame, hero, held)
    else:
        frame.step = "take"


def _take(state: State, frame: Gaining, hero: Hero) -> None:
    frame.step = "wear"
    gain_card(state, hero, frame.card, *_rules(frame), open=frame.open)


def _wear(state: State, frame: Gaining, hero: Hero) -> None:
    """FE-EQUIP-07: what was bought may be put on at once."""
    if frame.moment == "bought" and is_wearable(state, frame.card) and may_dress(state, hero):
        frame.asks = [hero.seat]
    else:
        frame.step = "limit"


def _limit(state: State, frame: Gaining, hero: Hero) -> None:
    """FE-EQUIP-06, FE-SPELL-01: with too many cards some must go."""
    frame.step = "told"
    if excess(state, hero):
        push(state, Overflow(hero=hero.id))


def _told(state: State, frame: Gaining, hero: Hero) -> None:
    pop(state)
    announce(state, GainedCard(hero.id, card=frame.card, secret=not frame.open))
    if frame.moment:
        announce(state, GAINED[frame.moment](hero.id, card=frame.card))


GAINING_STEPS = step_table(
    Gaining,
    {"look": _look, "room": _room, "take": _take, "wear": _wear, "limit": _limit, "told": _told},
)


def _rules(frame: Gaining) -> tuple[str, ...]:
    rule = {"bought": "FE-TRADER-07", "tamed": "FE-BEAST-03", "recruited": "FE-ALLY-01"}
    found = rule.get(frame.moment, "FE-EQUIP-06" if frame.shelf == "inventory" else "FE-SPELL-02")
    return (found, frame.card) if frame.open else (found,)


def _make_room(state: State, frame: Gaining, hero: Hero, held: list[str]) -> None:
    if len(set(held)) == 1:
        _replace(state, hero, held[0])
    else:
        frame.asks = [hero.seat]


def _replace(state: State, hero: Hero, card: str) -> None:
    pile = pile_of(state, card)
    vehicle = card in content_of(state).vehicles
    rule = "FE-ALLY-02" if pile == "allies" else "FE-VEHICLE-02" if vehicle else "FE-BEAST-05"
    discard_from_hero(state, hero, card, rule)


def gaining_decision(state: State, frame: Gaining, seat: int) -> Decision:
    """Which card to keep of those looked at; which of several to replace; whether to wear what was bought."""
    hero = state.heroes[frame.hero]
    facts = {"hero": hero.id, "card": frame.card}
    if frame.step == "look":
        found = [o.ChooseCard(card) for card in dict.fromkeys(frame.looked)]
        return Decision(seat, "keep_card", found, ("FE-TRADER-07",), facts)
    if frame.step == "wear":
        worn: list[Option] = [o.EquipCard(frame.card), o.Refuse()]
        return Decision(seat, "wear", worn, ("FE-EQUIP-07",), facts)
    held = dict.fromkeys(getattr(hero, pile_of(state, frame.card)))
    return Decision(seat, "replace", [o.ChooseCard(card) for card in held], ("FE-BEAST-04",), facts)


def gaining_take(state: State, frame: Gaining, seat: int, option: Option) -> None:
    """Keep it; replace it; wear it."""
    hero = state.heroes[frame.hero]
    match option:
        case o.EquipCard(card=card):
            frame.step = "limit"
            put_on(state, hero, card)
        case o.ChooseCard(card=card) if frame.step == "look":
            _keep(state, frame, card)
        case o.ChooseCard(card=card):
            _replace(state, hero, card)
        case _:
            frame.step = "limit"


def _keep(state: State, frame: Gaining, card: str) -> None:
    """The cards that are not kept go under their deck."""
    frame.card = card
    frame.looked.remove(card)
    state.decks[home_deck(state, card)].extend(frame.looked)
    frame.looked = []
    frame.step = "room"


def overflow_advance(state: State, frame: Overflow) -> None:
    """FE-EQUIP-06, FE-SPELL-01: a hero with too many cards discards down to the limit, choosing among all."""
    hero = state.heroes[frame.hero]
    if excess(state, hero):
        frame.asks = [hero.seat]
    else:
        pop(state)


def overflow_decision(state: State, frame: Overflow, seat: int) -> Decision:
    """Which card goes; instead, what fits a free slot may be worn."""
    hero = state.heroes[frame.hero]
    pile, over = excess(state, hero)[0]
    held = dict.fromkeys(getattr(hero, pile))
    options: list[Option] = [o.ChooseCard(card) for card in held]
    if may_dress(state, hero):
        options += [o.EquipCard(card) for card in held if fits_free_slot(state, hero, card)]
    return Decision(seat, "overflow", options, (RULES[pile],), {"hero": hero.id, "pile": pile, "over": over})


def overflow_take(state: State, frame: Overflow, seat: int, option: Option) -> None:
    """It is discarded, or put on."""
    hero = state.heroes[frame.hero]
    if isinstance(option, o.EquipCard):
        put_on(state, hero, option.card)
        return
    assert isinstance(option, o.ChooseCard)
    discard_from_hero(state, hero, option.card, RULES[excess(state, hero)[0][0]])


# --- trade between heroes -------------------------------------------------------------------------


def trading_advance(state: State, frame: Trading) -> None:
    """FE-TRADE-01: card by card, until both are done."""
    frame.asks = [state.heroes[frame.hero].seat]


def trading_decision(state: State, frame: Trading, seat: int) -> Decision:
    """FE-TRADE-01, FE-TRADE-02: give or take a card not moved yet; finish only within the limits."""
    hero, partner = state.heroes[frame.hero], state.heroes[frame.partner]
    options: list[Option] = [
        o.Give(c) for c in dict.fromkeys(owned(state, hero, "any")) if c not in frame.moved
    ]
    options += [o.Take(c) for c in dict.fromkeys(owned(state, partner, "any")) if c not in frame.moved]
    if (over_limit(state, hero) is None and over_limit(state, partner) is None) or not options:
        options.append(o.Done())
    facts = {"hero": hero.id, "partner": partner.id}
    return Decision(seat, "trading", options, ("FE-TRADE-01", "FE-TRADE-02"), facts)


def trading_take(state: State, frame: Trading, seat: int, option: Option) -> None:
    """A card changes hands, or the trade is over."""
    hero, partner = state.heroes[frame.hero], state.heroes[frame.partner]
    match option:
        case o.Give(card=card):
            hand_over(state, frame, hero, partner, card)
        case o.Take(card=card):
            hand_over(state, frame, partner, hero, card)
        case _:
            pop(state)
            for one in (hero, partner):
                if excess(state, one):
                    push(state, Overflow(hero=one.id))


def hand_over(state: State, frame: Trading, giver: Hero, taker: Hero, card: str) -> None:
    """FE-TRADE-01: what lay face down stays unknown to others."""
    pile = take_from_hero(state, giver, card)
    frame.moved.append(card)
    if pile == "equipped":
        state.teams[giver.team].known.append(card)
    put_to_hero(state, taker, card)
    to = tuple(seats_of(state, giver.team)) if pile in ("inventory", "spells") else None
    facts = {"hero": giver.id, "partner": taker.id, "card": card, "shelf": pile}
    emit(
        state, events.Traded(**facts, rules=("FE-TRADE-01", card) if to is None else ("FE-TRADE-01",), to=to)
    )


# --- combat cards ---------------------------------------------------------------------------------


def exchange_advance(state: State, frame: Exchange) -> None:
    """FE-DECK-01, FE-DECK-02: a card from the supply comes in, one of choice goes out of the game."""
    EXCHANGE_STEPS[frame.step](state, frame)


def _which(state: State, frame: Exchange) -> None:
    """FE-DECK-02: a kind the supply has; what is named already needs no question."""
    if frame.card in COMBAT_CARDS:
        frame.step = "out"
    elif supply_choices(state, frame):
        frame.asks = [state.heroes[frame.hero].seat]
    else:
        pop(state)


def _out(state: State, frame: Exchange) -> None:
    """FE-DECK-02: without a copy in the supply nothing is gained."""
    hero = state.heroes[frame.hero]
    if state.teams[hero.team].supply.get(frame.card):
        frame.asks = [hero.seat]
        return
    rules = ("FE-DECK-02", frame.source)
    emit(state, events.CombatCardMissed(team=hero.team, card=frame.card, rules=rules))
    pop(state)


EXCHANGE_STEPS = step_table(Exchange, {"which": _which, "out": _out})


def supply_choices(state: State, frame: Exchange) -> list[str]:
    """The kinds the supply can give for "special" or "any"."""
    supply = state.teams[state.heroes[frame.hero].team].supply
    kinds = SPECIAL_CARDS if frame.card == "special" else COMBAT_CARDS
    return [kind for kind in kinds if supply.get(kind)]


def exchange_decision(state: State, frame: Exchange, seat: int) -> Decision:
    """Which card to gain; which to remove."""
    team = state.teams[state.heroes[frame.hero].team]
    facts = {"hero": frame.hero, "card": frame.card}
    if frame.step == "which":
        options = [o.ChooseCard(kind) for kind in supply_choices(state, frame)]
        return Decision(seat, "gain_combat_card", options, ("FE-DECK-02", frame.source), facts)
    kinds = [o.ChooseCard(kind) for kind in COMBAT_CARDS if team.cards.get(kind)]
    return Decision(seat, "exchange", kinds, ("FE-DECK-01", "FE-DECK-02"), facts)


def exchange_take(state: State, frame: Exchange, seat: int, option: Option) -> None:
    """FE-DECK-02: the exchange."""
    assert isinstance(option, o.ChooseCard)
    if frame.step == "which":
        frame.card = option.card
        return
    hero = state.heroes[frame.hero]
    pop(state)
    exchange(state, hero, frame.card, option.card, frame.source)


def exchange(state: State, hero: Hero, gained: str, removed: str, source: str) -> None:
    """FE-DECK-01, FE-DECK-02: the deck keeps its 21 cards and is shuffled; the removed one never returns."""
    team = state.teams[hero.team]
    team.supply[gained] -= 1
    team.removed[removed] = team.removed.get(removed, 0) + 1
    team.cards[gained] = team.cards.get(gained, 0) + 1
    team.cards[removed] -= 1
    team.deck.remove(removed)
    team.deck.append(gained)
    shuffle(team.deck, state.rng)
    rules = ("FE-DECK-01", "FE-DECK-02", source)
    emit(state, events.CombatCardGained(team=hero.team, card=gained, removed=removed, rules=rules))
