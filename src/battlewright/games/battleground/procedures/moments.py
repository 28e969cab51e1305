"""Moments: the timing points of Battleground and who answers them (BG-TIMING, BG-OVERWATCH, BG-AOO).

`announce` is called by every procedure that reaches a timing point. Side missions are checked, then
a window is opened if a rule (attack of opportunity, Overwatch) or a card in force may answer. The
responses are listed in the order of GAP-TIMING-01: the acting player's first, then the others'.
"""

from __future__ import annotations

from typing import Literal, assert_never

from msgspec import UNSET

from battlewright.games.battleground.content import Triggers
from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model.cards import Gain, Interrupt, Trigger
from battlewright.games.battleground.model.events import CardsDiscarded, MissionCompleted, PowerTriggered
from battlewright.games.battleground.model.frames import (
    Effect,
    Interruption,
    Payment,
    Round,
    RoundMission,
    Turn,
    Window,
)
from battlewright.games.battleground.model.ids import (
    BattlegroundAnswer,
    HandAnswer,
    OpportunityAnswer,
    OverwatchAnswer,
    TriggerAnswer,
    UnseenAnswer,
    effect_part,
    turn_key,
)
from battlewright.games.battleground.model.moments import (
    BattlegroundMoment,
    CardDiscarded,
    MarkRemoved,
    Moment,
    MoveDeclared,
    MovementEnded,
)
from battlewright.games.battleground.model.options import React
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.attack import weapon_of
from battlewright.games.battleground.rules.conditions import holds
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.interruption import (
    interrupts,
    opportunists,
    watchers,
    whom_to_interrupt,
)
from battlewright.games.battleground.rules.lending import keeper_of
from battlewright.games.battleground.rules.mana import purse
from battlewright.games.battleground.rules.marks import placer_of
from battlewright.games.battleground.rules.rewards import rewarded_attack
from battlewright.games.battleground.rules.standing import effects_on
from battlewright.games.battleground.rules.table import (
    force_of,
    is_near,
    on_board,
    same_side,
    team_of,
    turn_kind,
    turn_under_way,
    turns,
)
from battlewright.kernel.events import emit
from battlewright.kernel.frames import nearest, push
from battlewright.kernel.reactions import Reactions, Response


def announce(state: State, moment: BattlegroundMoment) -> bool:
    """Something happened that rules and cards may answer; True if a window was opened."""
    check_missions(state, moment)
    return REACTIONS.open(state, moment)


def awaited(state: State, moment: type[Moment]) -> bool:
    """Whether any card of this match's content answers such a moment, in force or from the hand."""
    name = str(moment.__struct_config__.tag)
    content = content_of(state)
    return name in content.triggers or name in content.answers


def facts_of(state: State, moment: Moment) -> Facts:
    """The facts of a moment, for the conditions of cards."""
    characters = state.characters
    return Facts(
        kind="moment",
        who=characters[moment.who],
        other=characters[moment.other] if moment.other else None,
        weapon=weapon_of(state, moment.weapon) if moment.weapon else None,
        turn=turn_kind(state),
        distance=moment.distance,
        row=moment.row,
        tests=moment.tests,
        place=moment.place,
        token_kind=moment.kind,
        cause=moment.cause,
        flank=moment.flank,
        focused=moment.focused,
        successes=moment.successes,
        faces=moment.faces,
        caused=moment.caused,
        target_out=moment.target_out,
        move_action=moment.move_action,
        by=characters.get(moment.by or moment.who),
        owner=-1,
    )


# --- side missions --------------------------------------------------------------------------------


def check_missions(state: State, moment: Moment) -> None:
    """BG-SIDE-02 to 04: missions of the activation or interruption under way, once they are in play."""
    turn = turn_under_way(state)
    if turn is not None and turn.missions:
        for card in list(turn.missions):
            if _is_done(state, moment, card, turn.seat, turn.character, turn.missions[card]):
                complete_mission(state, turn.seat, card)
                del turn.missions[card]
    for entry in list(missions_of_round(state)):
        if _is_done(state, moment, entry.card, entry.seat, entry.character, entry.baseline):
            complete_mission(state, entry.seat, entry.card)
            missions_of_round(state).remove(entry)


def missions_of_round(state: State) -> list[RoundMission]:
    """The side missions that outlast the turn they were begun in; they lie with the round."""
    round = nearest(state, Round)
    return round.missions if round is not None else []


def _is_done(
    state: State, moment: Moment, card: str, seat: int, character: str, baseline: dict[str, int]
) -> bool:
    """BG-SIDE-02, BG-SIDE-03: whether a moment completes a side mission begun with a character."""
    mission = content_of(state).glory[card].mission
    if mission.on not in moment.names:
        return False
    facts = facts_of(state, moment)
    facts.owner, facts.mission, facts.baseline = seat, character, baseline
    return holds(state, mission.when, facts, facts.who)


def keep_missions(state: State, turn: Turn) -> None:
    """Side missions that are looked at for the whole round outlast the turn they were begun in."""
    glory = content_of(state).glory
    for card, baseline in turn.missions.items():
        if glory[card].mission.lasts == "round":
            missions_of_round(state).append(RoundMission(turn.seat, card, turn.character, baseline))


def complete_mission(state: State, seat: int, card: str) -> None:
    """BG-SIDE-02, BG-SIDE-05, BG-CARD-17, BG-INT-12: score it and lay it face up in the play area at once."""
    player = state.players[seat]
    vp = content_of(state).glory[card].vp
    player.mission_vp += vp
    player.play_area.append(card)
    for turn in turns(state):
        if turn.seat == seat and card in turn.played:
            turn.played.remove(card)
    own = (c.cards for c in state.characters.values() if c.seat == seat)  # both decks may hold the card
    for pile in (player.discard, *own):
        if card in pile:
            pile.remove(card)
    rules = ("BG-SIDE-02", "BG-SIDE-05", card)
    emit(state, MissionCompleted(seat=seat, card=card, vp=vp, rules=rules))


# --- responses ------------------------------------------------------------------------------------


def responses(state: State, moment: BattlegroundMoment) -> list[Response[BattlegroundAnswer]]:
    """Everything that may answer a moment, in order."""
    found = _rule_responses(state, moment)
    for name in moment.names:
        table = content_of(state).triggers.get(name)
        if table:
            found.extend(_card_responses(state, moment, table))
        if answers := content_of(state).answers.get(name):
            found.extend(_hand_responses(state, moment, answers))
    if len(found) > 1:
        order = _seat_order(state)
        found.sort(key=lambda r: order.index(r.seat))
    return found


def _seat_order(state: State) -> list[int]:
    """GAP-TIMING-01: the acting player, then team-mates, then the others; else the first team's players."""
    turn = turn_under_way(state)
    seats = [p.seat for p in state.players]
    lead = state.first_team if turn is None else team_of(state, turn.seat)
    acting = -1 if turn is None else turn.seat
    return sorted(seats, key=lambda s: (s != acting, team_of(state, s) != lead, s))


def _rule_responses(state: State, moment: Moment) -> list[Response[BattlegroundAnswer]]:
    """BG-AOO-03, BG-OVERWATCH-07, 08, BGF-AOO-01: the enemies a movement lets interrupt, in any turn."""
    moving = state.characters[moment.who]
    if isinstance(moment, MoveDeclared) and moving.at and not moving.out:  # BG-AOO-07
        return [
            Response(OpportunityAnswer(e.id), e.seat, "BG-AOO-01", mandatory=False)
            for e in opportunists(state, moving)
            if e.id in moment.engaged  # BGF-AOO-01: no new ones for the same movement
        ]
    if isinstance(moment, MovementEnded) and not moment.silent and moving.at and not moving.out:
        found = watchers(state, moving)
        decider = min((w.seat for w in found), default=-1)  # BT-PLAY-06: a team decides the order as one
        return [Response(OverwatchAnswer(w.id), decider, "BG-OVERWATCH-02") for w in found]
    return []


def _card_responses(state: State, moment: Moment, table: Triggers) -> list[Response[BattlegroundAnswer]]:
    facts = None
    found = []
    present = on_board(state)
    subject = state.characters[moment.who]
    if not subject.at and not subject.out:  # to come: what it placed before is removed
        present.append(subject)
    for bearer in present:
        wielded = moment.weapon if bearer.id == moment.who else ""
        for effect in effects_on(state, bearer, wielded):
            for number, trigger in table.get(effect, ()):
                facts = facts or facts_of(state, moment)  # seldom needed
                if _answers(state, facts, moment, bearer, effect, trigger):
                    found.append(_response(bearer, effect, number, trigger))
    return found


def _hand_responses(state: State, moment: Moment, table: Triggers) -> list[Response[BattlegroundAnswer]]:
    """Fate cards that are discarded from the hand at a moment, each by any character it concerns.

    BG-SETUP-06: whose deck holds such a card is known; whoever might hold it is asked (`kernel.reactions`).
    """
    facts = facts_of(state, moment)
    found: list[Response[BattlegroundAnswer]] = []
    for player in state.players:
        able = [
            HandAnswer(card, number, bearer.id)
            for card, triggers in table.items()
            if player.hand and player.answers is not UNSET and card in player.answers
            for number, trigger in triggers
            for bearer in force_of(state, player.seat)
            if _answers(state, facts, moment, bearer, card, trigger)
        ]
        held = [answer for answer in able if answer.card in player.hand]
        found.extend(Response(answer, player.seat, answer.card, mandatory=False) for answer in held)
        if able:
            found.append(Response(UnseenAnswer(player.seat), player.seat, "", mandatory=False, blank=True))
    return found


def _response(bearer: Character, effect: str, number: int, trigger: Trigger) -> Response[BattlegroundAnswer]:
    plain = all(isinstance(step, Gain) and step.what != "focus" for step in trigger.do)
    return Response(
        TriggerAnswer(effect, number, bearer.id),
        bearer.seat,
        effect,
        mandatory=not trigger.optional,
        commutes=plain and not trigger.optional,
    )


def _answers(
    state: State, facts: Facts, moment: Moment, bearer: Character, effect: str, trigger: Trigger
) -> bool:
    """Whether a trigger of a bearer's effect answers this moment (BG-SKILL-05)."""
    subject = facts.who
    if not _concerns(state, bearer, subject, trigger):
        return False
    if (
        trigger.within is not None
        and subject is not bearer
        and not (subject.at and is_near(state, bearer, subject, trigger.within))
    ):
        return False
    if trigger.once == "round" and effect in bearer.used:
        return False
    if trigger.once == "turn":
        turn = turn_under_way(state)
        if turn is not None and turn_key(effect, bearer.id) in turn.triggers:
            return False
    attack = rewarded_attack(state, moment, trigger)
    if attack is not None and turn_key(effect, bearer.id) in attack.claimed:
        return False
    if trigger.mana and purse(state, bearer) < trigger.mana:
        return False
    if not holds(state, trigger.when, facts, bearer):
        return False
    return _leads_somewhere(state, moment, bearer, trigger)


def _leads_somewhere(state: State, moment: Moment, bearer: Character, trigger: Trigger) -> bool:
    """BG-INT-01: nobody is asked about an interruption of its own that cannot be made."""
    first = trigger.do[0] if trigger.do else None
    if not isinstance(first, Interrupt) or first.who != "self":
        return True
    whom = whom_to_interrupt(state, first, _other_side(moment, bearer))
    return whom is not None and interrupts(state, bearer, whom)


def _other_side(moment: Moment, bearer: Character) -> str:
    """Whom a trigger works on: the character of the moment or, at the bearer's own, the other one."""
    return moment.who if moment.who != bearer.id else moment.other


def _concerns(state: State, bearer: Character, subject: Character, trigger: Trigger) -> bool:
    match trigger.who:
        case "self":
            return subject is bearer
        case "ally":
            return subject is not bearer and same_side(state, subject, bearer)
        case "friend":
            return same_side(state, subject, bearer)
        case "enemy":
            return not same_side(state, subject, bearer)
        case _:
            return True


def respond(state: State, moment: BattlegroundMoment, response: Response[BattlegroundAnswer]) -> None:
    """Carry out one response; an attack of opportunity is an interruption like others (BG-AOO-05)."""
    match response.answer:
        case OpportunityAnswer(character):
            _interrupt(state, moment, character, "opportunity")
        case OverwatchAnswer(character):
            _interrupt(state, moment, character, "overwatch")
        case TriggerAnswer() as answer:
            _pull_trigger(state, moment, answer)
        case HandAnswer() as answer:
            _answer_from_hand(state, moment, answer)
        case UnseenAnswer():
            raise AssertionError("a blank response is never carried out")
        case answer:
            assert_never(answer)


def _interrupt(
    state: State, moment: Moment, character: str, kind: Literal["opportunity", "overwatch"]
) -> None:
    seat = state.characters[character].seat
    push(state, Interruption(seat=seat, character=character, interrupted=moment.who, kind=kind))


def _answer_from_hand(state: State, moment: Moment, answer: HandAnswer) -> None:
    """The card is discarded, and its answer carried out by the character chosen for it."""
    bearer = state.characters[answer.bearer]
    emit(state, PowerTriggered(character=bearer.id, power=answer.effect, rules=(answer.card,)))
    target = _other_side(moment, bearer)
    push(state, Effect(program=answer.program, actor=bearer.id, source=answer.effect, target=target))
    discard_from_hand(state, bearer, answer.card, answer.card)


def discard_from_hand(state: State, actor: Character, card: str, source: str) -> None:
    """BG-CARD: a card is discarded for a character; what its discard brings in this phase follows."""
    player = state.players[actor.seat]
    player.hand.remove(card)
    player.discard.append(card)
    emit(state, CardsDiscarded(seat=player.seat, cards=(card,), rules=(source,)))
    if state.phase != "activation":
        return
    if card in content_of(state).fate:
        announce(state, CardDiscarded(actor.id))
    effect = effect_part(card, "discarded")
    if content_of(state).programs.get(effect):
        push(state, Effect(program=effect, actor=actor.id, source=effect))


def _trigger(state: State, moment: Moment, effect: str, number: int) -> Trigger:
    table = content_of(state).triggers
    return next(t for name in moment.names for n, t in table.get(name, {}).get(effect, ()) if n == number)


def _pull_trigger(state: State, moment: Moment, answer: TriggerAnswer) -> None:
    effect, bearer = answer.effect, state.characters[answer.bearer]
    trigger = _trigger(state, moment, effect, answer.number)
    if trigger.once == "round":
        bearer.used.append(effect)
    elif trigger.once == "game":
        item = content_of(state).owner[effect]
        keeper_of(state, bearer, item).spent.append(item)
    elif trigger.once == "turn":
        turn = turn_under_way(state)
        if turn is not None:
            turn.triggers.append(turn_key(effect, bearer.id))
    if attack := rewarded_attack(state, moment, trigger):
        attack.claimed.append(turn_key(effect, bearer.id))
    emit(state, PowerTriggered(character=bearer.id, power=effect, rules=(effect, "BG-SKILL-05")))
    target = placer_of(state, effect, bearer) or _other_side(moment, bearer)
    push(
        state,
        Effect(
            program=answer.program,
            actor=bearer.id,
            source=effect,
            target=target,
            place=moment.place if isinstance(moment, MarkRemoved) else UNSET,
        ),
    )
    if trigger.mana:
        push(state, Payment(character=bearer.id, amount=trigger.mana))


REACTIONS = Reactions(Window, React, responses, respond)
