"""The activation of a hero: its menu, its actions, its end (FE-ACT, FE-ROUND-04)."""

from __future__ import annotations

from battlewright.games.fields.model import events
from battlewright.games.fields.model import options as o
from battlewright.games.fields.model.frames import (
    Clash,
    EncounterDraw,
    Exchange,
    March,
    Overflow,
    QuestFrame,
    Shopping,
    Trading,
    Turn,
)
from battlewright.games.fields.model.moments import Fortified, Rested, TurnEnded, TurnStarted
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.procedures.casting import cast_map_spell, use_item
from battlewright.games.fields.procedures.changes import (
    emit,
    heal,
    refill_market,
    spend_eternium,
)
from battlewright.games.fields.procedures.changes import place_soldiers as bring_soldiers
from battlewright.games.fields.procedures.epic_begin import fight_mount
from battlewright.games.fields.procedures.equipping import put_on, take_off
from battlewright.games.fields.procedures.moments import announce, forget_span
from battlewright.games.fields.procedures.rounds import reinforce
from battlewright.games.fields.procedures.victory import redraw
from battlewright.games.fields.rules.actions import (
    MOUNT,
    Spends,
    action_of,
    actions_for,
    menu,
    planned_move,
    planned_ride,
    spends,
    train_price,
    wilds_price,
)
from battlewright.games.fields.rules.limits import excess
from battlewright.games.fields.rules.standing import value
from battlewright.games.fields.rules.table import controller, controls, is_day
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import pop, push, step_table
from battlewright.kernel.options import Option

REST, NIGHT = 4, 1  # FE-REST-01, FE-ROUND-04


def turn_advance(state: State, frame: Turn) -> None:
    """FE-ACT-01: actions until the hero is done, then the night's recovery.

    A combat lies on top of the turn, which goes on when it is over (FE-COMBAT-06).
    """
    STEPS[frame.step](state, frame)


def _begin(state: State, frame: Turn) -> None:
    frame.step = "act"
    announce(state, TurnStarted(frame.hero))


def _act(state: State, frame: Turn) -> None:
    hero = state.heroes[frame.hero]
    if frame.over or state.finished:
        frame.step = "ending"
    elif excess(state, hero):
        push(state, Overflow(hero=hero.id))
    else:
        frame.asks = [hero.seat]


def _ending(state: State, frame: Turn) -> None:
    frame.step = "heal"
    announce(state, TurnEnded(frame.hero))


def _heal(state: State, frame: Turn) -> None:
    """FE-ROUND-04, FE-DIFF-18: at night a hero heals 1 HP at the end of its own turn; then soldiers come."""
    frame.step = "end"
    hero = state.heroes[frame.hero]
    if not is_day(state) and not hero.out:
        heal(state, hero, value(state, "night.heal", hero.id, NIGHT), "FE-ROUND-04", "FE-ROUND-05")
    reinforce(state, "turn")


def _end(state: State, frame: Turn) -> None:
    """FE-TRADER-04: markets are filled up, and the next team has its turn."""
    forget_span(state, "turn")
    for trader in state.markets:
        refill_market(state, trader, "FE-TRADER-04")
    emit(state, events.TurnEnded(hero=frame.hero, rules=("FE-ROUND-08",)))
    pop(state)


STEPS = step_table(Turn, {"begin": _begin, "act": _act, "ending": _ending, "heal": _heal, "end": _end})


def turn_decision(state: State, frame: Turn, seat: int) -> Decision:
    """FE-ACT-02 to FE-ACT-05: what the hero may do now."""
    options = menu(state, frame)
    spent = [spends(state, frame, option) for option in options]
    facts = {"hero": frame.hero, "actions": frame.actions}
    facts |= {name: [getattr(one, name) for one in spent] for name in Spends.__struct_fields__}
    return Decision(seat, "act", options, ("FE-ACT-01",), facts)


def turn_take(state: State, frame: Turn, seat: int, option: Option) -> None:
    """Carry out an action of the menu."""
    hero = state.heroes[frame.hero]
    match option:
        case o.EndTurn():
            frame.over = True
        case o.EquipCard(card=card):
            frame.swapped += [card, *put_on(state, hero, card)]
        case o.StowCard(card=card):
            frame.swapped.append(card)
            take_off(state, hero, card)
        case o.Cast(spell=spell):
            cast_map_spell(state, hero, spell)
        case o.UseItem(card=card):
            use_item(state, hero, card)
        case o.Redraw(cards=cards):
            redraw(state, hero.team, cards)
        case o.Trade() | o.UseTrader() | o.Train():
            _free(state, frame, hero, option)
        case _:
            _standard(state, frame, hero, option)


def _free(state: State, frame: Turn, hero: Hero, option: Option) -> None:
    """FE-ACT-03, FE-ACT-04: free actions; using a trader is the last thing of the turn (FE-TRADER-05)."""
    frame.swapped = []
    match option:
        case o.Trade(hero=partner):
            frame.free.append("trade")
            push(state, Trading(hero=hero.id, partner=partner))
        case o.UseTrader(trader=trader):
            frame.free.append("trader")
            frame.over = True
            push(state, Shopping(hero=hero.id, trader=trader))
        case o.Train(card=card):
            frame.free.append("train")
            spend_eternium(state, hero.team, train_price(card), "FE-SKIRM-26")
            push(state, Exchange(hero=hero.id, card=card, source="FE-SKIRM-26"))
        case _:
            raise AssertionError(f"no free action: {option}")


def _standard(state: State, frame: Turn, hero: Hero, option: Option) -> None:
    """FE-ACT-01: one of the two actions is used up; Rest uses both (FE-REST-02)."""
    action = action_of(option)
    if action in frame.taken:
        frame.again -= 1
    frame.taken.append(action)
    frame.swapped = []
    frame.actions -= actions_for(action)
    match option:
        case o.Move():
            push(state, planned_move(state, hero))
        case o.Ride():
            push(state, planned_ride(state, hero))
        case o.FastTravel(area=area):
            fast_travel(state, hero, area)
        case o.Fortify(soldiers=soldiers):
            bring_soldiers(state, hero.team, hero.at, soldiers, "FE-SOLDIER-02")
            announce(state, Fortified(hero.id))
        case o.MoveSoldiers():
            push(state, March(hero=hero.id))
        case o.BraveWilds(cards=cards):
            price = wilds_price(state, hero, cards)
            spend_eternium(state, hero.team, price, "FE-WILDS-02")
            push(state, EncounterDraw(hero=hero.id, look=cards))
        case o.GoOnQuest():
            push(state, QuestFrame(hero=hero.id))
        case o.Rest():
            rest(state, hero)
        case o.AcquireMount():
            spend_eternium(state, hero.team, MOUNT, "FE-SKIRM-27")
            fight_mount(state, hero)


def fast_travel(state: State, hero: Hero, area: str) -> None:
    """FE-FAST-01, FE-FAST-02: directly to another tower; enemies there mean combat."""
    came, hero_team = hero.at, hero.team
    held, before = controls(state, hero_team, area), controller(state, area)
    hero.at = area
    emit(state, events.TowerTravelled(hero=hero.id, source=came, area=area, rules=("FE-FAST-01",)))
    push(state, Clash(hero=hero.id, area=area, came=came, held=held, before=before))


def rest(state: State, hero: Hero) -> None:
    """FE-REST-01: heal 4 HP."""
    emit(state, events.Rested(hero=hero.id, rules=("FE-REST-01", "FE-REST-02")))
    heal(state, hero, value(state, "rest.heal", hero.id, REST), "FE-REST-01", "FE-ROUND-05")
    announce(state, Rested(hero.id))
