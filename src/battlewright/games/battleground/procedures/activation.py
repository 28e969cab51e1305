"""An activation: a character is chosen, gains what the card gives and acts (BG-CARD-10 to 17, BG-ACT).

The menu of actions is the one of `turn.py`.
"""

from __future__ import annotations

from typing import assert_never

from msgspec import UNSET

from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model import moments
from battlewright.games.battleground.model.events import Activated, ActivationEnded, CardLost, Passed
from battlewright.games.battleground.model.frames import Activation
from battlewright.games.battleground.model.options import Activate, TakeBonus
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.procedures.changes import (
    gain_ap,
    gain_card_mana,
    gain_mana,
    lose_overwatch,
)
from battlewright.games.battleground.procedures.moments import announce, keep_missions
from battlewright.games.battleground.procedures.turn import act, announce_end, turn_decision, turn_take
from battlewright.games.battleground.procedures.using import begin_lasting, take_bonus
from battlewright.games.battleground.rules.cards import (
    bonus_denial,
    bonuses_of,
    card_named,
    ready_characters,
    refused_mana,
)
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.standing import grant
from battlewright.games.battleground.rules.table import team_of
from battlewright.kernel.decisions import Decision
from battlewright.kernel.events import emit
from battlewright.kernel.frames import no_question, pop
from battlewright.kernel.options import Option


def activation_advance(state: State, frame: Activation) -> None:
    """BG-CARD-01, steps 2 to 5.

    Effects upon activation come before any action (BG-TIMING-01); a knock-out ends it all (BG-INT-16).
    """
    if frame.step not in ("choose", "end") and state.characters[frame.character].out:
        frame.step = "end"
    match frame.step:
        case "choose":
            _choose_character(state, frame)
        case "gain":
            frame.step = "bonus"
            _gain_from_card(state, frame)
        case "bonus":
            _first_bonus(state, frame)
        case "begin":
            frame.step = "act"
            announce(state, moments.Activated(frame.character))
        case "act":
            act(state, frame)
        case "ending":
            frame.step = "end"
            announce_end(state, frame)
        case "end":
            _end_activation(state, frame)
        case step:
            assert_never(step)


def _choose_character(state: State, frame: Activation) -> None:
    """BG-ACT-01, BG-CARD-10: exactly one ready character; without one the card is lost."""
    ready = ready_characters(state, frame.seat)
    if frame.bound is not UNSET:
        ready = [c for c in ready if c.id == frame.bound] or ready
    if not ready:
        player = state.players[frame.seat]
        player.discard.append(frame.card)
        player.passed = True
        emit(state, CardLost(seat=frame.seat, card=frame.card, rules=("BG-CARD-10",)))
        emit(state, Passed(seat=frame.seat, rules=("BG-CARD-10",)))
        pop(state)
    elif len(ready) == 1:
        _begin_activation(state, frame, ready[0])
    else:
        frame.asks = [frame.seat]


def _begin_activation(state: State, frame: Activation, character: Character) -> None:
    frame.character = character.id
    frame.had_focus = character.focus
    frame.step = "gain"
    player = state.players[frame.seat]
    player.barred = ""
    player.last_activated = character.id
    frame.played.append(frame.card)
    character.initiative = frame.initiative
    effects = content_of(state).effects
    character.lasting = [name for name in character.lasting if effects[name].lasts != "next"]


def _gain_from_card(state: State, frame: Activation) -> None:
    """BG-CARD-11: AP and mana of the revealed card; a drawback is imposed; Overwatch ends."""
    content = content_of(state)
    card = card_named(content, frame.card)
    character = state.characters[frame.character]
    frame.ap += card.ap
    rules = ("BG-CARD-11", "BG-ACT-01", frame.card)
    mana = 0 if refused_mana(state, character, frame.card) else card.mana
    emit(state, Activated(character=character.id, card=frame.card, ap=card.ap, mana=mana, rules=rules))
    lose_overwatch(state, character)
    gain_card_mana(state, character, card.mana, frame.card, "BG-CARD-11")
    _keep_promises(state, character)
    fate = content.fate.get(frame.card)
    if fate is not None and fate.drawback is not None:
        begin_lasting(state, frame, character, frame.card, fate.drawback)


def _keep_promises(state: State, character: Character) -> None:
    """BT-PLAY-01: the next ally activated this round gains what was promised, of either Force of a team."""
    kept = []
    for seat in state.teams[team_of(state, character.seat)]:
        player = state.players[seat]
        kept += [p for p in player.promises if p.giver != character.id]
        player.promises = [p for p in player.promises if p.giver == character.id]
    for promise in kept:
        gain = gain_mana if promise.what == "mana" else gain_ap
        gain(state, character, promise.amount, promise.source)


def _first_bonus(state: State, frame: Activation) -> None:
    """BG-CARD-12: exactly one bonus of the revealed card."""
    options = _first_bonus_options(state, frame)
    if len(options) > 1:
        frame.asks = [frame.seat]
        return
    frame.step = "begin"
    if options:
        take_bonus(state, frame, options[0].card, options[0].bonus, extra=False)


def _first_bonus_options(state: State, frame: Activation) -> list[TakeBonus]:
    """Mana that the character refuses may be chosen in place of an ability, but does not count alone."""
    bonuses = bonuses_of(content_of(state), frame.card)
    found = [TakeBonus(frame.card, b) for b in bonuses if bonus_denial(state, frame, frame.card, b) is None]
    alone = len(found) == 1 and found[0].bonus == "mana"
    if alone and refused_mana(state, state.characters[frame.character], frame.card):
        return []
    return found


def _end_activation(state: State, frame: Activation) -> None:
    """BG-ACT-09, BG-ACT-11, BG-CARD-17, BG-ACT-12: AP are lost, the cards lie on the character card."""
    character = state.characters[frame.character]
    character.activated = not grant(state, "acts_again", Facts(who=character), character)
    emit(state, ActivationEnded(character=character.id, ap_lost=frame.ap, rules=("BG-ACT-09", "BG-ACT-11")))
    keep_missions(state, frame)
    if character.out:
        state.players[frame.seat].discard.extend(frame.played)
    else:
        character.cards.extend(frame.played)
    pop(state)


def activation_decision(state: State, frame: Activation, seat: int) -> Decision:
    """Whom to activate, which bonus to take, what to do next."""
    match frame.step:
        case "choose":
            options: list[Option] = [Activate(c.id) for c in ready_characters(state, seat)]
            return Decision(seat, "activate", options, ("BG-ACT-01",), {"card": frame.card})
        case "bonus":
            bonuses: list[Option] = list(_first_bonus_options(state, frame))
            facts = {"card": frame.card}
            if refusal := refused_mana(state, state.characters[frame.character], frame.card):
                facts["refused"] = refusal
            return Decision(seat, "bonus", bonuses, ("BG-CARD-12",), facts)
        case "act":
            return turn_decision(state, frame, seat)
        case "gain" | "begin" | "ending" | "end":
            raise no_question(frame)
        case step:
            assert_never(step)


def activation_take(state: State, frame: Activation, seat: int, option: Option) -> None:
    """Carry the choice out."""
    match option:
        case Activate(character=character):
            _begin_activation(state, frame, state.characters[character])
        case TakeBonus(card=card, bonus=bonus) if frame.step == "bonus":
            frame.step = "begin"
            take_bonus(state, frame, card, bonus, extra=False)
        case _:
            turn_take(state, frame, seat, option)
