"""How good a position is for a seat: a readable sum, in victory points.

Points already scored count in full; outposts, eternium, hit points, cards, the combat deck and progress
towards objectives count for what they are likely to become. Only open information is read, so it works
on views. The prices are used by `advice` too, so that what is tried and what is reckoned can be compared.
"""

from __future__ import annotations

from battlewright.games.fields.forecast import pending
from battlewright.games.fields.library import content_of, planet_of, scenario_of, stakes_of
from battlewright.games.fields.model.phrases import condition
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.rules.conditions import holds
from battlewright.games.fields.rules.counts import counter
from battlewright.games.fields.rules.standing import value
from battlewright.games.fields.rules.table import card_of, controlled, heroes_of, outposts_held, team_of
from battlewright.games.fields.rules.victory import remaining_rounds

WON, LOST = 1000.0, -1000.0
ETERNIUM, RICH = 0.0964, 12  # an eternium; what lies above RICH is worth half
OUTPOST, TRADER, YIELD, SOLDIER = 0.12, 0.15, 0.06, 0.04
BLOW = 0.16  # a hit point in the combat under way
HEALTH = 0.9  # of a hero with all its hit points
CARD = 0.0719  # per eternium of a card's cost
DECK = 0.10  # per point of the combat deck
SPECIAL = 0.25
PROGRESS = 0.6  # of the VP of an objective, by how much of it is done
GOAL = 4.0  # for everything the scenario asks for
TOKEN = 0.8
WORTH = {"+1": 1.0, "+2": 2.0, "+3": 3.0, "energy": 2.6, "time": 1.6, "support": 2.4, "power-flow": 2.8}


def terms(state: State, seat: int) -> dict[str, float]:
    """The lead of the seat's team over the best other team, as it stands and as it promises to become."""
    team = team_of(state, seat)
    if state.result is not None:
        return {"result": _result(state, seat)}
    own = team_worth(state, team)
    rivals = [team_worth(state, n) for n, t in enumerate(state.teams) if n != team and t.played]
    best = max(rivals, key=lambda worth: sum(worth.values()), default={})
    lead = {name: value - best.get(name, 0.0) for name, value in own.items() if name != "health"}
    lead["own"], lead["enemy"] = own["health"], -best.get("health", 0.0)
    lead["combat"] = BLOW * pending(state, team)
    return lead


def _result(state: State, seat: int) -> float:
    """A match that is over."""
    assert state.result is not None
    if not state.result.winners:
        return LOST / 10 if state.difficulty or state.boss is not None else 0.0
    return WON if seat in state.result.winners else LOST


def team_worth(state: State, number: int) -> dict[str, float]:
    """What a team has, in victory points, by its parts."""
    team = state.teams[number]
    heroes = heroes_of(state, number)
    boss = state.boss.damage * 0.15 + (3.0 if state.boss.beaten else 0.0) if state.boss is not None else 0.0
    return {
        "points": float(team.vp),
        "eternium": eternium_worth(team.eternium),
        "outposts": sum(outpost_worth(state, area) for area in controlled(state, number)),
        "soldiers": SOLDIER * sum(counts[number] for counts in state.soldiers.values()),
        "deck": deck_worth(team.cards),
        "health": sum(_health(state, hero) for hero in heroes),
        "cards": sum(_belongings(state, hero) for hero in heroes),
        "objectives": _objectives(state, number),
        "goal": goal_worth(state, number) + boss,
    }


def eternium_worth(amount: int) -> float:
    """The first ones are worth more."""
    return ETERNIUM * (min(amount, RICH) + 0.5 * max(0, amount - RICH))


def outpost_worth(state: State, area: str) -> float:
    """An outpost held: for ties, for trade, and for what it will still yield."""
    card = planet_of(state).areas[area]
    rounds = remaining_rounds(state)
    worth = OUTPOST + (TRADER if card.trader else 0.0) + YIELD * card.eternium * (rounds + 1) / 2
    return worth + outpost_stake(state, area, rounds)


def outpost_stake(state: State, area: str, rounds: int) -> float:
    """What the scenario pays for an outpost, now and at the end; who knows how long it is held."""
    stakes = stakes_of(state)
    return stakes.held.get(area, 0.0) * (0.6 + 0.2 * min(3, rounds)) + 0.6 * stakes.outpost


def deck_worth(cards: dict[str, int]) -> float:
    """The combat deck, by what its cards do on average."""
    return DECK * sum(WORTH[kind] * number for kind, number in cards.items())


def _health(state: State, hero: Hero) -> float:
    """A hero by the hit points left."""
    hp = value(state, "hp", hero.id, card_of(state, hero).hp)
    return HEALTH * max(0, hp - hero.damage) / hp


def _belongings(state: State, hero: Hero) -> float:
    """What a hero wears, leads and carries."""
    price = content_of(state).price
    worn = sum(price(card) for card in (*hero.equipped, *hero.allies, *hero.mounts))
    kept = sum(price(card) for card in (*hero.inventory, *hero.spells) if card in content_of(state).shelf)
    return CARD * (1.3 * worn + kept) + TOKEN * len(hero.tokens)


def _objectives(state: State, number: int) -> float:
    """Progress towards the objectives of victory cards one can see."""
    team = state.teams[number]
    cards = content_of(state).victory
    total = 0.0
    for card, done in team.progress.items():
        if card in team.hand:
            total += PROGRESS * cards[card].primary.vp * done / cards[card].primary.count
        elif card in team.shown and card not in team.scored:
            total += PROGRESS * cards[card].secondary.vp * done / cards[card].secondary.count
    return total


def goal_worth(state: State, number: int) -> float:
    """How much of what the scenario asks for is done: counters and outposts of its own conditions."""
    scenario = scenario_of(state)
    wanted = scenario.success or scenario.wins
    heroes = heroes_of(state, number)
    if not wanted or not heroes:
        return 0.0
    done = sum(_share(state, text, heroes[0]) for text in wanted)
    return GOAL * done / len(wanted)


def _share(state: State, text: str, hero: Hero) -> float:
    """How much of a condition for winning is done."""
    phrase = condition(text)
    match phrase.word:
        case "counter":
            return min(1.0, counter(state, phrase.about, hero.id) / max(1, phrase.number))
        case "outposts":
            return min(1.0, outposts_held(state, hero) / phrase.number)
        case _:
            return 1.0 if holds(state, (text,), hero.id) else 0.0
