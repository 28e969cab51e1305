"""Before the first round of a skirmish: draft, shopping, zones, deployment (FE-SKIRM-02 to FE-SKIRM-16)."""

from __future__ import annotations

from typing import assert_never

from battlewright.games.fields.library import scenario_of
from battlewright.games.fields.model import events
from battlewright.games.fields.model import options as o
from battlewright.games.fields.model.cards import DeploymentZone
from battlewright.games.fields.model.frames import Deployment, Draft, Gaining
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.procedures.changes import emit, fill, place_soldiers, spend_eternium
from battlewright.games.fields.procedures.enlisting import enlist
from battlewright.games.fields.rules.limits import pile_of
from battlewright.games.fields.rules.skirmish import draft_choices, marker_areas, soldier_areas
from battlewright.games.fields.rules.table import heroes_of, seats_of
from battlewright.games.fields.rules.teams import HEROES
from battlewright.games.fields.rules.traders import price
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import no_question, pop, push, step_table
from battlewright.kernel.options import Option

SHOPS = ("shop", "guild")  # FE-SKIRM-06


# --- the draft ------------------------------------------------------------------------------------


def draft_advance(state: State, frame: Draft) -> None:
    """FE-SKIRM-02: single heroes in turn until every team has three."""
    if all(len(picked) >= HEROES for picked in frame.picks):
        pop(state)
        for number, picked in enumerate(frame.picks):
            enlist(state, number, picked)
    else:
        frame.asks = list(seats_of(state, frame.turn))


def draft_decision(state: State, frame: Draft, seat: int) -> Decision:
    """FE-SKIRM-02, FE-SKIRM-04: any hero not taken yet; one mounted hero at most."""
    options = [o.PickHero(hero) for hero in draft_choices(state, frame)]
    return Decision(seat, "draft", options, ("FE-SKIRM-02", "FE-SKIRM-04"), {"team": frame.turn})


def draft_take(state: State, frame: Draft, seat: int, option: Option) -> None:
    """The hero joins the team."""
    assert isinstance(option, o.PickHero)
    frame.asks = []
    frame.picks[frame.turn].append(option.hero)
    emit(state, events.HeroDrafted(team=frame.turn, hero=option.hero, rules=("FE-SKIRM-02",)))
    frame.turn = (frame.turn + 1) % len(state.teams)


# --- deployment -----------------------------------------------------------------------------------


def deployment_advance(state: State, frame: Deployment) -> None:
    """FE-SKIRM-06 to FE-SKIRM-16: shopping, zones, soldiers, heroes, quest markers."""
    STEPS[frame.step](state, frame)


def _ask(state: State, frame: Deployment) -> None:
    frame.asks = list(seats_of(state, frame.turn))


def _next_team(state: State, frame: Deployment) -> None:
    frame.turn = (frame.turn + 1) % len(state.teams)


def shoppers(state: State, frame: Deployment, team: int) -> list[Hero]:
    """Heroes of a team that have not passed."""
    return [hero for hero in heroes_of(state, team) if hero.id not in frame.passed]


def _shop(state: State, frame: Deployment) -> None:
    """FE-SKIRM-06, FE-SKIRM-08: in turn until all heroes have passed; what is left is given up."""
    if not state.markets:
        for trader in SHOPS:
            state.markets[trader] = fill(state, trader, 4)
            cards = tuple(state.markets[trader])
            emit(state, events.MarketOpened(trader=trader, cards=cards, rules=("FE-SKIRM-06",)))
    for _ in state.teams:
        if shoppers(state, frame, frame.turn):
            _ask(state, frame)
            return
        _next_team(state, frame)
    for number, team in enumerate(state.teams):
        if team.eternium:
            amount, team.eternium = team.eternium, 0
            emit(state, events.EterniumGivenUp(team=number, amount=amount, rules=("FE-SKIRM-08",)))
    frame.step, frame.turn = "zone", state.starting


def purchases(state: State, frame: Deployment) -> list[Option]:
    """FE-SKIRM-06: a card for one of the heroes that have not passed; no discounts."""
    pool = state.teams[frame.turn].eternium
    return [
        o.Buy(card, hero.id)
        for hero in shoppers(state, frame, frame.turn)
        for trader in SHOPS
        for card in dict.fromkeys(state.markets[trader])
        if price(state, hero, trader, card).total <= pool
    ]


def _zone(state: State, frame: Deployment) -> None:
    """FE-SKIRM-10: each team chooses one of the zones, the 1st team first."""
    if all(team.zone for team in state.teams):
        frame.step, frame.turn = "soldiers", state.starting
        frame.left = [min(scenario_of(state).deploy, team.soldiers) for team in state.teams]
    else:
        _ask(state, frame)


def zone_of(state: State, team: int) -> DeploymentZone:
    """The zone a team has chosen."""
    return next(zone for zone in scenario_of(state).zones if zone.id == state.teams[team].zone)


def _soldiers(state: State, frame: Deployment) -> None:
    """FE-SKIRM-11: the 1st team places all its soldiers, then the next."""
    for _ in state.teams:
        if frame.left[frame.turn] and soldier_areas(state, frame.turn):
            _ask(state, frame)
            return
        frame.left[frame.turn] = 0
        _next_team(state, frame)
    frame.step, frame.turn = "heroes", state.starting


def _heroes(state: State, frame: Deployment) -> None:
    """FE-SKIRM-12: alternately one hero each."""
    for _ in state.teams:
        if any(not hero.at for hero in heroes_of(state, frame.turn)):
            _ask(state, frame)
            return
        _next_team(state, frame)
    frame.step, frame.turn = "markers", state.starting
    frame.left = [scenario_of(state).markers for _ in state.teams]


def _markers(state: State, frame: Deployment) -> None:
    """FE-SKIRM-13: alternately one quest marker each, while there is a legal area."""
    if any(frame.left) and marker_areas(state):
        if not frame.left[frame.turn]:
            _next_team(state, frame)
        _ask(state, frame)
    else:
        frame.step = "done"


def _done(state: State, frame: Deployment) -> None:
    pop(state)


STEPS = step_table(
    Deployment,
    {
        "shop": _shop,
        "zone": _zone,
        "soldiers": _soldiers,
        "heroes": _heroes,
        "markers": _markers,
        "done": _done,
    },
)


def deployment_decision(state: State, frame: Deployment, seat: int) -> Decision:
    """What the team may do now."""
    facts = {"team": frame.turn}
    match frame.step:
        case "shop":
            passing = [o.Choose(hero.id) for hero in shoppers(state, frame, frame.turn)]
            options: list[Option] = [*purchases(state, frame), *passing]
            return Decision(seat, "pregame_shop", options, ("FE-SKIRM-06",), facts)
        case "zone":
            taken = {team.zone for team in state.teams}
            zones = [o.ChooseZone(z.id) for z in scenario_of(state).zones if z.id not in taken]
            return Decision(seat, "zone", zones, ("FE-SKIRM-10",), facts)
        case "soldiers":
            areas = [o.Deploy("soldier", area) for area in soldier_areas(state, frame.turn)]
            return Decision(seat, "deploy_soldier", areas, ("FE-SKIRM-11",), facts)
        case "heroes":
            waiting = [hero for hero in heroes_of(state, frame.turn) if not hero.at]
            places = zone_of(state, frame.turn).heroes
            found = [o.Deploy(hero.id, area) for hero in waiting for area in places]
            return Decision(seat, "deploy_hero", found, ("FE-SKIRM-12",), facts)
        case "markers":
            marks = [o.Deploy("quest", area) for area in marker_areas(state)]
            rules = ("FE-SKIRM-13", "FE-SKIRM-14", "FE-SKIRM-15", "FE-SKIRM-16")
            return Decision(seat, "deploy_quest", marks, rules, facts)
        case "done":
            raise no_question(frame)
        case step:
            assert_never(step)


def deployment_take(state: State, frame: Deployment, seat: int, option: Option) -> None:
    """Carry it out; whoever is next is asked."""
    frame.asks = []
    team = frame.turn
    match option:
        case o.Buy(card=card, hero=hero):
            _buy(state, state.heroes[hero], card)
            _next_team(state, frame)
        case o.Choose(what=hero):
            frame.passed.append(hero)
            _next_team(state, frame)
        case o.ChooseZone(zone=zone):
            state.teams[team].zone = zone
            emit(state, events.ZoneTaken(team=team, zone=zone, rules=("FE-SKIRM-10",)))
            _next_team(state, frame)
        case o.Deploy(what="soldier", area=area):
            frame.left[team] -= 1
            place_soldiers(state, team, area, 1, "FE-SKIRM-11")
        case o.Deploy(what="quest", area=area):
            frame.left[team] -= 1
            state.quests.append(area)
            emit(state, events.Deployed(team=team, what="quest", area=area, rules=("FE-SKIRM-13",)))
            _next_team(state, frame)
        case o.Deploy(what=hero, area=area):
            state.heroes[hero].at = area
            emit(state, events.Deployed(team=team, what=hero, area=area, rules=("FE-SKIRM-12",)))
            _next_team(state, frame)
        case _:
            raise AssertionError(f"no deployment: {option}")


def _buy(state: State, hero: Hero, card: str) -> None:
    """FE-SKIRM-06, FE-SKIRM-07: pay, and the card is replaced at once."""
    trader = next(t for t in SHOPS if card in state.markets[t])
    cost = price(state, hero, trader, card)
    spend_eternium(state, hero.team, cost.total, "FE-SKIRM-06")
    state.markets[trader].remove(card)
    emit(
        state,
        events.CardBought(hero=hero.id, card=card, price=cost, trader=trader, rules=("FE-SKIRM-06", card)),
    )
    added = fill(state, trader, 1)
    state.markets[trader].extend(added)
    if added:
        emit(state, events.MarketRefilled(trader=trader, cards=tuple(added), rules=("FE-SKIRM-07",)))
    push(state, Gaining(hero=hero.id, card=card, shelf=pile_of(state, card), moment="bought"))
