"""What answers when something happens: objectives, abilities of cards, rules of the scenario.

A procedure reaches a moment (`model/moments.py`) and announces it. Victory cards count it at once; abilities
and the scenario's rules answer in a window of the kernel, the team whose turn it is first.
"""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.games.fields.library import content_of, planet_of
from battlewright.games.fields.model import effects, events
from battlewright.games.fields.model.frames import Effect, Window
from battlewright.games.fields.model.ids import (
    TriggerAnswer,
    effect_part,
    is_of_span,
    used_key,
)
from battlewright.games.fields.model.moments import FieldsMoment, Moment
from battlewright.games.fields.model.options import React
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.procedures.changes import emit, spend_eternium, stay_alive
from battlewright.games.fields.procedures.victory import advance_objectives
from battlewright.games.fields.rules.conditions import holds
from battlewright.games.fields.rules.standing import effects_on, opponent
from battlewright.games.fields.rules.table import FOE, fights_beast, hit_points, turn_under_way
from battlewright.kernel.frames import push
from battlewright.kernel.reactions import Reactions, Response


def announce(state: State, moment: FieldsMoment) -> None:
    """Count the moment towards objectives, and open a window if anything could answer it."""
    advance_objectives(state, moment)
    if moment.at in content_of(state).triggers:
        REACTIONS.open(state, moment)


# --- who answers ----------------------------------------------------------------------------------


def responses(state: State, moment: FieldsMoment) -> list[Response[TriggerAnswer]]:
    """All answers to a moment: the team whose turn it is first, then the rules of the scenario.

    So the active side says which of its spells works first (FE-SPELL-03).
    """
    if moment.at not in content_of(state).triggers:
        return []
    return [*_abilities(state, moment), *_scenario_rules(state, moment)]


def _abilities(state: State, moment: Moment) -> Iterator[Response[TriggerAnswer]]:
    """The answers of heroes and of the foe in the combat under way."""
    table = content_of(state).triggers[moment.at]
    for bearer in _bearers(state):
        for effect in effects_on(state, bearer):
            for number, trigger in table.get(effect, ()):
                answer = TriggerAnswer(effect, number, bearer)
                if _answers(state, moment, answer, trigger):
                    yield _response(state, answer, trigger)


def _scenario_rules(state: State, moment: Moment) -> Iterator[Response[TriggerAnswer]]:
    """The answers of the scenario itself, which nobody bears."""
    rules = effect_part(state.scenario, "rules")
    for number, trigger in content_of(state).triggers[moment.at].get(rules, ()):
        answer = TriggerAnswer(rules, number, "")
        used = trigger.once and state.counters.get(used_key(trigger.once, answer.program))
        if not used and holds(state, trigger.when, moment.who, moment):
            seat = _some_seat(state, moment.who)
            yield Response(answer, seat, state.scenario, commutes=True)


def _bearers(state: State) -> list[str]:
    turn = turn_under_way(state)
    first = state.heroes[turn.hero].team if turn is not None else state.starting
    heroes = [h for h in state.heroes.values() if not h.out]
    order = sorted(heroes, key=lambda h: (h.team != first, h.team))
    return [*(h.id for h in order), *([FOE] if fights_beast(state) else [])]


def _some_seat(state: State, name: str) -> int:
    """Who decides where nobody else does: the player of a hero, of the active hero, or the first."""
    who = state.heroes.get(name)
    if who is not None and who.seat >= 0:
        return who.seat
    turn = turn_under_way(state)
    if turn is not None:
        return state.heroes[turn.hero].seat
    return min(h.seat for h in state.heroes.values() if h.seat >= 0)


def _response(state: State, answer: TriggerAnswer, trigger: effects.Trigger) -> Response[TriggerAnswer]:
    hero = state.heroes.get(answer.bearer)
    seat = hero.seat if hero is not None else -1
    mandatory = not trigger.optional or seat < 0
    if seat < 0:
        seat = _some_seat(state, opponent(state, answer.bearer))
    return Response(answer, seat, answer.effect, mandatory=mandatory, commutes=mandatory)


def _answers(state: State, moment: Moment, answer: TriggerAnswer, trigger: effects.Trigger) -> bool:
    """Whether a trigger of a bearer answers a moment."""
    if not _concerns(state, moment.who, trigger, answer.bearer):
        return False
    hero = state.heroes.get(answer.bearer)
    if hero is not None:
        if trigger.once and used_key(trigger.once, answer.program) in hero.used:
            return False
        if trigger.eternium > state.teams[hero.team].eternium:
            return False
    return holds(state, trigger.when, answer.bearer, moment)


def _concerns(state: State, subject: str, trigger: effects.Trigger, bearer: str) -> bool:
    """Whether the hero of the moment is one the trigger looks at."""
    if not subject:
        return True
    if trigger.within is not None and not _near(state, bearer, subject, trigger.within):
        return False
    match trigger.who:
        case "self":
            return subject == bearer
        case "any":
            return True
        case "enemy":
            return not _same_team(state, bearer, subject)
        case "friend":
            return _same_team(state, bearer, subject)
        case "ally":
            return subject != bearer and _same_team(state, bearer, subject)


def _same_team(state: State, one: str, two: str) -> bool:
    first, second = state.heroes.get(one), state.heroes.get(two)
    if first is None or second is None:
        return one == two
    return first.team == second.team


def _near(state: State, bearer: str, subject: str, within: int) -> bool:
    one, two = state.heroes.get(bearer), state.heroes.get(subject)
    if one is None or two is None:
        return False
    return planet_of(state).distance(one.at, two.at) <= within


# --- answering ------------------------------------------------------------------------------------


def respond(state: State, moment: FieldsMoment, response: Response[TriggerAnswer]) -> None:
    """Carry out one answer: pay for it, remember it, and push what it does."""
    answer = response.answer
    table = content_of(state).triggers[moment.at]
    trigger = next(t for n, t in table[answer.effect] if n == answer.number)
    hero = state.heroes.get(answer.bearer)
    _remember(state, trigger, answer, hero)
    emit(state, events.Triggered(source=response.source, hero=answer.bearer, rules=(response.source,)))
    if hero is not None:
        spend_eternium(state, hero.team, trigger.eternium, answer.effect)
    actor = answer.bearer or moment.who
    push(
        state,
        Effect(
            program=answer.program,
            actor=actor,
            source=response.source,
            other=moment.who if moment.who != actor else moment.other,
            card="" if moment.secret else moment.card,
        ),
    )


def _remember(state: State, trigger: effects.Trigger, answer: TriggerAnswer, hero: Hero | None) -> None:
    if not trigger.once:
        return
    key = used_key(trigger.once, answer.program)
    if hero is not None:
        hero.used.append(key)
    else:
        state.counters[key] = 1


def forget_span(state: State, span: str) -> None:
    """What could be used once per turn, round or combat can be used again; what lasted so long is over."""
    for hero in state.heroes.values():
        if hero.used:
            hero.used = [key for key in hero.used if not is_of_span(key, span)]
        if hero.lasting:
            before = hit_points(state, hero)
            hero.lasting = [entry for entry in hero.lasting if entry.span != span]
            stay_alive(state, hero, before)
    for key in [key for key in state.counters if is_of_span(key, span)]:
        del state.counters[key]


REACTIONS = Reactions(Window, React, responses, respond)
