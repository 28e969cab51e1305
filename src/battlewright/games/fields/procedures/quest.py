"""Go on a Quest: a scenario card is drawn and resolved (FE-QUEST, FE-SKIRM-17)."""

from __future__ import annotations

from battlewright.games.fields.library import content_of
from battlewright.games.fields.model import cards, events
from battlewright.games.fields.model import options as o
from battlewright.games.fields.model.frames import Effect, QuestFrame, Wilds
from battlewright.games.fields.model.ids import effect_part, failure_program, scenario_program
from battlewright.games.fields.model.moments import QuestDone, QuestFailed
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.procedures.changes import (
    discard_from_hero,
    discard_to,
    draw_card,
    emit,
    gain_eternium,
    remove_soldiers,
    spend_eternium,
)
from battlewright.games.fields.procedures.checks import make_check
from battlewright.games.fields.procedures.epic_begin import fight_beast
from battlewright.games.fields.procedures.harm import harm
from battlewright.games.fields.procedures.moments import announce
from battlewright.games.fields.rules.conditions import holds
from battlewright.games.fields.rules.possessions import owned
from battlewright.games.fields.rules.quests import can_pay, task_name, task_of
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import pop, push, step_table
from battlewright.kernel.options import Option

SKIRMISH_QUEST = 2  # FE-SKIRM-17


def quest_advance(state: State, frame: QuestFrame) -> None:
    """FE-QUEST-01 to FE-QUEST-05: the marker is spent, the card resolved."""
    STEPS[frame.step](state, frame, state.heroes[frame.hero])


def _draw(state: State, frame: QuestFrame, hero: Hero) -> None:
    """FE-QUEST-01: the marker is removed whatever comes of it."""
    if hero.at in state.quests:
        state.quests.remove(hero.at)
        emit(state, events.MarkerRemoved(what="quest", area=hero.at, rules=("FE-QUEST-01",)))
    if state.mode == "skirmish":
        _skirmish(state, frame, hero)
        return
    frame.card = draw_card(state, "scenario")
    emit(state, events.QuestBegan(hero=hero.id, area=hero.at, card=frame.card, rules=("FE-QUEST-01",)))
    frame.step = "resolve" if frame.card else "end"


def _skirmish(state: State, frame: QuestFrame, hero: Hero) -> None:
    """FE-SKIRM-17: no scenario card; 2 eternium, or what the scenario says instead."""
    frame.step = "rewarded"
    program = scenario_program(state.scenario, "quest")
    if content_of(state).programs[program]:
        push(state, Effect(program=program, actor=hero.id, source=state.scenario))
    else:
        gain_eternium(state, hero.team, SKIRMISH_QUEST, "FE-SKIRM-17")


def _resolve(state: State, frame: QuestFrame, hero: Hero) -> None:
    """FE-QUEST-02, FE-QUEST-05: an epic beast is fought at once, a quest has its task."""
    if frame.card in content_of(state).epic_beasts:
        frame.step = "end"
        fight_beast(state, hero, frame.card)
    else:
        frame.step = "demand"


def _demand(state: State, frame: QuestFrame, hero: Hero) -> None:
    """FE-QUEST-03: the demands of the own faction's task, one after another."""
    task = task_of(state, hero, frame.card)
    if frame.inside:  # a combat that the demand called for is over
        frame.inside = False
        frame.met = bool(state.reply)
        frame.at += 1
    if not frame.met or frame.at >= len(task.demands):
        frame.step = "met"
        return
    _face(state, frame, hero, task.demands[frame.at])


def _face(state: State, frame: QuestFrame, hero: Hero, demand: cards.QuestDemand) -> None:
    match demand:
        case cards.HaveDemand(when=when):
            frame.at += 1
            frame.met = holds(state, when, hero.id)
        case cards.CheckDemand():
            frame.at += 1
            frame.met = make_check(state, hero, demand.dice, demand.by, demand.needed, frame.card).met
        case cards.FightDemand():
            frame.inside = True
            push(
                state,
                Wilds(
                    hero=hero.id,
                    card="",
                    name=demand.name,
                    hp=demand.hp,
                    attack=demand.attack,
                    defense=demand.defense,
                ),
            )
        case _:
            if can_pay(state, hero, demand):
                frame.step = "pay"
            else:
                frame.at += 1
                frame.met = False


def quest_decision(state: State, frame: QuestFrame, seat: int) -> Decision:
    """FE-QUEST-03: pay what the task asks, or give it up."""
    hero = state.heroes[frame.hero]
    demand = task_of(state, hero, frame.card).demands[frame.at]
    facts: dict[str, object] = {"hero": hero.id, "card": frame.card}
    if isinstance(demand, cards.DiscardDemand):
        held = dict.fromkeys(owned(state, hero, demand.what))
        options: list[Option] = [*(o.ChooseCard(card) for card in held), o.Refuse()]
        return Decision(seat, "quest_card", options, ("FE-QUEST-03", frame.card), facts)
    assert isinstance(demand, cards.PayDemand)
    facts |= {"eternium": demand.eternium, "soldiers": demand.soldiers, "damage": demand.damage}
    return Decision(seat, "quest_price", [o.Accept(), o.Refuse()], ("FE-QUEST-03", frame.card), facts)


def quest_take(state: State, frame: QuestFrame, seat: int, option: Option) -> None:
    """Paid, or not."""
    hero = state.heroes[frame.hero]
    demand = task_of(state, hero, frame.card).demands[frame.at]
    frame.step = "demand"
    frame.at += 1
    match option:
        case o.ChooseCard(card=card):
            discard_from_hero(state, hero, card, "FE-QUEST-03", frame.card)
        case o.Accept():
            assert isinstance(demand, cards.PayDemand)
            spend_eternium(state, hero.team, demand.eternium, "FE-QUEST-03", frame.card)
            remove_soldiers(state, hero.team, hero.at, demand.soldiers, "FE-QUEST-03", frame.card)
            harm(state, hero, demand.damage, "FE-QUEST-03", frame.card)
        case _:
            frame.met = False


def _fulfilled(state: State, frame: QuestFrame, hero: Hero) -> None:
    """FE-QUEST-04: the reward only if the task was fulfilled; the card goes to the discard pile."""
    frame.step = "rewarded"
    discard_to(state, "scenario", frame.card)
    emit(
        state,
        events.QuestEnded(hero=hero.id, card=frame.card, met=frame.met, rules=("FE-QUEST-04", frame.card)),
    )
    if frame.met:
        push(state, Effect(program=effect_part(frame.card, "reward"), actor=hero.id, source=frame.card))
        return
    name = task_name(state, hero, frame.card)
    push(state, Effect(program=failure_program(frame.card, name), actor=hero.id, source=frame.card))


def _ask(state: State, frame: QuestFrame, hero: Hero) -> None:
    frame.asks = [hero.seat]


def _rewarded(state: State, frame: QuestFrame, hero: Hero) -> None:
    """The reward has been given: abilities look at the result."""
    frame.step = "end"
    ended = QuestDone if frame.met else QuestFailed
    announce(state, ended(hero.id, card=frame.card))


def _end(state: State, frame: QuestFrame, hero: Hero) -> None:
    pop(state)


STEPS = step_table(
    QuestFrame,
    {
        "draw": _draw,
        "resolve": _resolve,
        "demand": _demand,
        "pay": _ask,
        "met": _fulfilled,
        "rewarded": _rewarded,
        "end": _end,
    },
)
