"""Markets and prices (FE-TRADER)."""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.games.fields.library import content_of
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.rules.standing import has_grant, modifiers, value
from battlewright.games.fields.rules.table import trader_outposts
from battlewright.kernel.denial import Denial
from battlewright.kernel.tally import Limit, Modifier, Tally

TRADERS = ("shop", "guild", "smith")
DECKS = {"shop": "equipment", "guild": "spells", "smith": "vehicles"}  # FE-TRADER-01
PRICES = {"shop": "cost.equipment", "guild": "cost.spell", "smith": "cost.vehicle"}
MARKET = 4  # FE-TRADER-04
REFRESH = 1  # FE-TRADER-08


def price(state: State, hero: Hero, trader: str, card: str, discount: int = 0) -> Tally:
    """FE-TRADER-07, FE-TRADER-09, FE-TRADER-10: the printed cost, the discounts, at least 1."""
    changes = list(modifiers(state, PRICES[trader], hero.id))
    if state.phase != "setup":
        several = trader_outposts(state, hero.team, trader) - 1
        if several > 0:
            changes.append(Modifier(-several, "FE-TRADER-09"))
    if discount:
        changes.append(Modifier(-discount, "FE-TRADER-09"))
    cost = content_of(state).price(card)
    return Tally(cost, tuple(changes), (Limit("FE-TRADER-10", least=1),), "FE-TRADER-07")


def refresh_price(state: State, hero: Hero) -> int:
    """FE-TRADER-08: 1 eternium."""
    return value(state, "cost.refresh", hero.id, REFRESH)


def trader_denials(state: State, hero: Hero, trader: str) -> Iterator[Denial | None]:
    """FE-TRADER-01 to 03: the team controls such an outpost, and the market is open."""
    if not trader_outposts(state, hero.team, trader) and not has_grant(state, "trader", hero.id, trader):
        yield Denial("FE-TRADER-02", {"hero": hero.id, "trader": trader})
    if trader not in state.markets:
        yield Denial("FE-TRADER-03", {"trader": trader})


def buy_denials(
    state: State, hero: Hero, trader: str, card: str, discount: int = 0
) -> Iterator[Denial | None]:
    """FE-TRADER-07, FE-ETERNIUM-02: a displayed card that the pool can pay in full."""
    if card not in state.markets.get(trader, ()):
        yield Denial("FE-TRADER-07", {"card": card, "trader": trader})
        return
    cost = price(state, hero, trader, card, discount).total
    pool = state.teams[hero.team].eternium
    if cost > pool:
        yield Denial("FE-ETERNIUM-02", {"cost": cost, "eternium": pool})
