"""Cards and purchases: what to buy, keep, discard, exchange, recruit."""

from __future__ import annotations

from battlewright.games.fields.evaluate import CARD, DECK, ETERNIUM, WORTH
from battlewright.games.fields.library import content_of
from battlewright.games.fields.model import options as o
from battlewright.games.fields.model.phrases import condition
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.rules.limits import in_slot, limit, pile_of, slot_of
from battlewright.games.fields.rules.table import card_of, hero_of, hit_points, shopping_under_way
from battlewright.games.fields.rules.traders import DECKS, price
from battlewright.kernel.decisions import Decision
from battlewright.kernel.facts import fact_of
from battlewright.kernel.options import Option

BARGAIN, KEEN = 1.74, 0.164  # what a card is worth beside its price, and for having bought at all
USELESS = -0.5  # room for a card that can do nothing
FUSS = 0.03  # a trade that brings less is not worth it
RESERVE = 3  # eternium to keep for flight and quests


def purchase(state: State, seat: int, decision: Decision) -> list[float]:
    """A card is worth its price if there is room for it."""
    return [_purchase(state, seat, option) for option in decision.options]


def _purchase(state: State, seat: int, option: Option) -> float:
    match option:
        case o.Buy(card=card, hero=name):
            hero = state.heroes[name] if name else _shopper(state, seat)
            trader = next(t for t, deck in DECKS.items() if card in getattr(content_of(state), deck))
            cost = price(state, hero, trader, card).total
            worth = CARD * BARGAIN * content_of(state).price(card) * room_for(state, hero, card)
            spare = state.teams[hero.team].eternium - cost
            waiting = 0.1 if spare < RESERVE and state.phase != "setup" else 0.0
            return worth + KEEN - (0.0 if state.phase == "setup" else ETERNIUM * cost) - waiting
        case o.RefreshMarket():
            return -0.1
        case _:
            return 0.0


def _shopper(state: State, seat: int) -> Hero:
    frame = shopping_under_way(state)
    return state.heroes[frame.hero] if frame is not None else hero_of(state, seat)


def room_for(state: State, hero: Hero, card: str) -> float:
    """How much of a card a hero can use: 1 if its place is free, less if something must go for it."""
    if not _of_use(state, hero, card):
        return USELESS
    prices = content_of(state).price
    pile = pile_of(state, card)
    if pile == "inventory":
        found = content_of(state).equipment[card]
        if found.type == "consumable":
            return 0.8 if len(hero.inventory) < limit(state, hero, "inventory") else 0.0
        worn = sum(prices(other) for other in in_slot(state, hero, card))
        worn = max([worn, *(prices(other) for other in _spare(state, hero, card))])
        return max(-0.5, (prices(card) - worn) / max(1, prices(card)))
    held: list[str] = getattr(hero, pile)
    if len(held) < limit(state, hero, pile):
        return 1.0
    return max(-0.5, (prices(card) - min(map(prices, held))) / max(1, prices(card)))


def _spare(state: State, hero: Hero, card: str) -> list[str]:
    """What a hero carries for the slot of a card; two cards of a slot are one too many."""
    slot = slot_of(state, card)
    return [other for other in hero.inventory if slot and other != card and slot_of(state, other) == slot]


def _of_use(state: State, hero: Hero, card: str) -> bool:
    """Whether a card can ever do something for a hero: not if all it gives is for weapons of another kind."""
    effect = content_of(state).effect.get(card)
    if effect is None or not effect.bonuses or effect.grants or effect.triggers or effect.do:
        return True
    kinds: set[str] = {weapon.kind for weapon in card_of(state, hero).weapons}
    return any(_fits(bonus.when, kinds) for bonus in effect.bonuses)


def _fits(conditions: tuple[str, ...], kinds: set[str]) -> bool:
    """Whether a hero with weapons of these kinds can meet conditions."""
    wanted = [phrase.about for phrase in map(condition, conditions) if phrase.word == "weapon"]
    return all(kind in kinds for kind in wanted)


def exchange(state: State, seat: int, decision: Decision) -> list[float]:
    """The weakest card leaves the deck."""
    return [
        -DECK * WORTH[option.card] if isinstance(option, o.ChooseCard) else 0.0 for option in decision.options
    ]


def combat_card(state: State, seat: int, decision: Decision) -> list[float]:
    """The strongest card is gained."""
    return [
        DECK * WORTH[option.card] if isinstance(option, o.ChooseCard) else 0.0 for option in decision.options
    ]


def discard(state: State, seat: int, decision: Decision) -> list[float]:
    """The cheapest card that is enough goes; eternium rather than good cards."""
    prices = content_of(state).price
    found = []
    for option in decision.options:
        match option:
            case o.ChooseCard(card=card):
                found.append(-CARD * prices(card))
            case o.EquipCard():
                found.append(0.3)
            case o.PayEternium():
                found.append(-ETERNIUM * fact_of(decision.facts, "left", int) * 0.5)
            case _:
                found.append(-0.5)
    return found


def wear(state: State, seat: int, decision: Decision) -> list[float]:
    """What was bought is worn if it is dearer than what it replaces."""
    prices = content_of(state).price
    hero = state.heroes[fact_of(decision.facts, "hero", str)]
    card = str(decision.facts["card"])
    better = prices(card) > sum(prices(worn) for worn in in_slot(state, hero, card))
    return [float(better) if isinstance(option, o.EquipCard) else 0.5 for option in decision.options]


def keep(state: State, seat: int, decision: Decision) -> list[float]:
    """The dearest card is kept."""
    prices = content_of(state).price
    return [
        float(prices(option.card)) if isinstance(option, o.ChooseCard) else 0.0 for option in decision.options
    ]


def trade(state: State, seat: int, decision: Decision) -> list[float]:
    """Cards go to whoever can use them more; that is all."""
    hero = state.heroes[fact_of(decision.facts, "hero", str)]
    partner = state.heroes[fact_of(decision.facts, "partner", str)]
    found = []
    for option in decision.options:
        match option:
            case o.Give(card=card):
                found.append(handing(state, hero, partner, card))
            case o.Take(card=card):
                found.append(handing(state, partner, hero, card))
            case _:
                found.append(FUSS)
    return found


def trading(state: State, hero: Hero, partner: Hero) -> float:
    """What the best card that could change hands brings."""
    ways = [(hero, partner), (partner, hero)]
    return max(
        (handing(state, giver, taker, card) for giver, taker in ways for card in _owned(giver)), default=0.0
    )


def handing(state: State, giver: Hero, taker: Hero, card: str) -> float:
    """What a card is worth more to a team-mate than to who has it."""
    pile = pile_of(state, card)
    held: list[str] = getattr(taker, pile)
    if len(held) >= limit(state, taker, pile):
        return -CARD * content_of(state).price(card)
    return CARD * content_of(state).price(card) * (room_for(state, taker, card) - _used(state, giver, card))


def _owned(hero: Hero) -> tuple[str, ...]:
    """What a hero wears, carries and leads."""
    return (*hero.equipped, *hero.inventory, *hero.spells, *hero.allies, *hero.mounts)


def _used(state: State, hero: Hero, card: str) -> float:
    """How much of a card a hero uses that has it: all, if it is worn; nothing of what waits for its place."""
    if card not in hero.inventory:
        return 1.0 if _of_use(state, hero, card) else 0.0
    hero.inventory.remove(card)  # advisers work on a copy
    found = max(0.0, room_for(state, hero, card))
    hero.inventory.append(card)
    return found


def accept(state: State, seat: int, decision: Decision) -> list[float]:
    """Allies, beasts and prices of quests are taken if there is room and enough eternium."""
    hero = state.heroes[fact_of(decision.facts, "hero", str)]
    card = str(decision.facts.get("card", ""))
    worth = 0.4
    if decision.kind in ("tame", "ally"):
        worth = 0.6 * room_for(state, hero, card) - 0.03 * fact_of(decision.facts, "cost", int)
        worth += 0.3 if decision.kind == "ally" else 0.0
    elif decision.facts.get("damage", 0) and hit_points(state, hero) <= 3:
        worth = -0.5
    return [worth if isinstance(option, o.Accept) else 0.0 for option in decision.options]


def encounter(state: State, seat: int, decision: Decision) -> list[float]:
    """Own allies first, then events, then beasts one can beat."""
    content = content_of(state)
    hero = state.heroes[fact_of(decision.facts, "hero", str)]
    faction = state.teams[hero.team].faction
    found = []
    for option in decision.options:
        assert isinstance(option, o.ChooseCard)
        foe = content.beasts.get(option.card) or content.allies.get(option.card)
        if foe is None:
            found.append(0.4)
        elif option.card in content.allies and content.allies[option.card].faction == faction:
            found.append(0.8)
        else:
            found.append(0.9 - 0.08 * (foe.hp + foe.defense + foe.attack))
    return found
