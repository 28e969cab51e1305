"""What answers when something happens: objectives, abilities of cards, rules of the scenario.

A procedure reaches a moment and calls `announce`. Victory cards count it at once; abilities and the
scenario's rules answer in a window of the kernel, the team whose turn it is first. The moment is a
small dictionary: `at` (the word of `words.MOMENTS`), `who` (a hero, or empty for all), `other`, `card` …
"""

from __future__ import annotations

from typing import Any

from battlewright.games.fields.library import content_of, planet_of
from battlewright.games.fields.model import effects, events
from battlewright.games.fields.model.frames import Effect, Epic
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.procedures.changes import emit, spend_eternium, stay_alive
from battlewright.games.fields.procedures.victory import advance_objectives
from battlewright.games.fields.rules.conditions import holds
from battlewright.games.fields.rules.standing import effects_on, opponent
from battlewright.games.fields.rules.table import FOE, hit_points, turn_under_way
from battlewright.kernel.frames import push
from battlewright.kernel.reactions import Reactions, Response

Moment = dict[str, Any]


def announce(state: State, at: str, who: str = "", **facts: Any) -> None:
    """Count the moment towards objectives, and open a window if anything could answer it."""
    moment: Moment = {"at": at, "who": who, **facts}
    advance_objectives(state, at, moment)
    if at in content_of(state).triggers:
        REACTIONS.open(state, moment)


def responses(state: State, moment: Moment) -> list[Response]:
    """All answers to a moment: the team whose turn it is first, mandatory ones before optional ones."""
    table = content_of(state).triggers.get(moment["at"])
    if not table:
        return []
    found: list[Response] = []
    for bearer in _bearers(state):
        for effect in effects_on(state, bearer):
            if effect not in table:
                continue
            for number, trigger in table[effect]:
                if _answers(state, moment, effect, number, trigger, bearer):
                    found.append(_response(state, effect, number, trigger, bearer))
    rules = f"{state.scenario}/rules"
    for number, trigger in table.get(rules, ()):
        if _scenario_answers(state, moment, rules, number, trigger):
            seat = _some_seat(state, moment)
            found.append(Response(f"{rules}/t{number}@", seat, state.scenario, commutes=True))
    return found


def _bearers(state: State) -> list[str]:
    turn = turn_under_way(state)
    first = state.heroes[turn.hero].team if turn is not None else state.starting
    heroes = [h for h in state.heroes.values() if not h.out]
    order = sorted(heroes, key=lambda h: (h.team != first, h.team))
    foe = (
        [FOE]
        if any(isinstance(frame, Epic) and frame.sides[1].kind in ("beast", "boss") for frame in state.stack)
        else []
    )
    return [*(h.id for h in order), *foe]


def _some_seat(state: State, moment: Moment) -> int:
    who = state.heroes.get(moment["who"])
    if who is not None and who.seat >= 0:
        return who.seat
    turn = turn_under_way(state)
    if turn is not None:
        return state.heroes[turn.hero].seat
    return min(h.seat for h in state.heroes.values() if h.seat >= 0)


def _response(state: State, effect: str, number: int, trigger: effects.Trigger, bearer: str) -> Response:
    hero = state.heroes.get(bearer)
    seat = hero.seat if hero is not None else -1
    mandatory = not trigger.optional or seat < 0
    if seat < 0:
        seat = _some_seat(state, {"who": opponent(state, bearer)})
    id = f"{effect}/t{number}@{bearer}"
    return Response(id, seat, effect, mandatory=mandatory, commutes=mandatory)


def _answers(
    state: State, moment: Moment, effect: str, number: int, trigger: effects.Trigger, bearer: str
) -> bool:
    """Whether a trigger of a bearer answers a moment."""
    if not _concerns(state, moment, trigger, bearer):
        return False
    hero = state.heroes.get(bearer)
    if trigger.once and hero is not None and f"{trigger.once}:{effect}/t{number}" in hero.used:
        return False
    if hero is not None and trigger.eternium > state.teams[hero.team].eternium:
        return False
    return holds(state, trigger.when, bearer, moment)


def _concerns(state: State, moment: Moment, trigger: effects.Trigger, bearer: str) -> bool:
    subject = moment["who"]
    if not subject:
        return True
    if trigger.within is not None and not _near(state, bearer, subject, trigger.within):
        return False
    match trigger.who:
        case "self":
            return bool(subject == bearer)
        case "any":
            return True
        case side:
            mates = _same_team(state, bearer, subject)
            if side == "enemy":
                return not mates
            return mates and (side == "friend" or subject != bearer)


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


def _scenario_answers(
    state: State, moment: Moment, effect: str, number: int, trigger: effects.Trigger
) -> bool:
    if trigger.once and state.counters.get(f"{trigger.once}:{effect}/t{number}"):
        return False
    return holds(state, trigger.when, moment["who"], moment)


def respond(state: State, moment: Moment, response: Response) -> None:
    """Carry out one answer: pay for it, remember it, and push what it does."""
    program, _, bearer = response.id.partition("@")
    effect, _, number = program.rpartition("/t")
    table = content_of(state).triggers[moment["at"]]
    trigger = next(t for n, t in table[effect] if n == int(number))
    hero = state.heroes.get(bearer)
    _remember(state, trigger, program, hero)
    emit(state, events.Triggered(source=response.source, hero=bearer, rules=(response.source,)))
    if hero is not None and trigger.eternium:
        spend_eternium(state, hero.team, trigger.eternium, effect)
    actor = bearer or moment["who"]
    other = moment["who"] if moment["who"] != actor else str(moment.get("other", ""))
    card = "" if moment.get("secret") else str(moment.get("card", ""))
    push(
        state,
        Effect(program=program, actor=actor, source=response.source, other=other, card=card),
    )


def _remember(state: State, trigger: effects.Trigger, program: str, hero: Hero | None) -> None:
    if not trigger.once:
        return
    key = f"{trigger.once}:{program}"
    if hero is not None:
        hero.used.append(key)
    else:
        state.counters[key] = 1


def forget_span(state: State, span: str) -> None:
    """What could be used once per turn, round or combat can be used again; what lasted so long is over."""
    for hero in state.heroes.values():
        if hero.used:
            hero.used = [key for key in hero.used if not key.startswith(f"{span}:")]
        if hero.lasting:
            before = hit_points(state, hero)
            hero.lasting = [entry for entry in hero.lasting if entry[1] != span]
            stay_alive(state, hero, before)
    for key in [key for key in state.counters if key.startswith(f"{span}:")]:
        del state.counters[key]


REACTIONS = Reactions(responses, respond)
