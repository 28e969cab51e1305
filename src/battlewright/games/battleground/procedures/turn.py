"""Activations and interruptions: a character acts with AP (BG-CARD-10 to 17, BG-ACT, BG-INT, BG-TIMING).

Both are the same menu of actions; they differ in how they begin and end and in what the menu holds.
"""

from __future__ import annotations

from typing import Any

from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model.cards import Effect as EffectCard
from battlewright.games.battleground.model.events import (
    Activated,
    ActivationEnded,
    BonusTaken,
    CardLost,
    InterruptionBegan,
    InterruptionEnded,
    LastingBegan,
    MissionBegan,
    Passed,
    SkillUsed,
)
from battlewright.games.battleground.model.frames import (
    Activation,
    Attack,
    Effect,
    Interruption,
    Payment,
)
from battlewright.games.battleground.model.options import (
    Activate,
    AttackAction,
    EndTurn,
    FocusAction,
    MoveAction,
    OverwatchAction,
    SkillAction,
    SpendAmount,
    TakeBonus,
    UseConsumable,
)
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.procedures.changes import (
    emit,
    gain_ap,
    gain_card_mana,
    gain_focus,
    gain_mana,
    gain_overwatch,
    lose_overwatch,
    spend_ap,
    spend_focus,
    turn_towards,
)
from battlewright.games.battleground.procedures.moments import announce
from battlewright.games.battleground.rules.actions import has_nothing_to_do, menu, planned_move
from battlewright.games.battleground.rules.attack import attack_facings
from battlewright.games.battleground.rules.cards import bonus_denial, bonuses_of, card_named, ready_characters
from battlewright.games.battleground.rules.interruption import usable_consumables
from battlewright.games.battleground.rules.mana import purse
from battlewright.games.battleground.rules.numbers import action_cost, skill_cost
from battlewright.games.battleground.rules.skills import skill_named
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import pop, push
from battlewright.kernel.options import Option

Turn = Activation | Interruption


# --- activation -----------------------------------------------------------------------------------


def activation_advance(state: State, frame: Activation) -> None:
    """BG-CARD-01, steps 2 to 5."""
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
            announce(state, {"at": "activated", "who": frame.character})
        case "act":
            _act(state, frame)
        case "ending":
            frame.step = "end"
            _ending(state, frame)
        case "end":
            _end_activation(state, frame)


def _choose_character(state: State, frame: Activation) -> None:
    """BG-ACT-01, BG-CARD-10: exactly one ready character; without one the card is lost."""
    ready = ready_characters(state, frame.seat)
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


def _gain_from_card(state: State, frame: Activation) -> None:
    """BG-CARD-11: AP and mana of the revealed card; a drawback is imposed; Overwatch ends."""
    content = content_of(state)
    card = card_named(content, frame.card)
    character = state.characters[frame.character]
    frame.ap += card.ap
    rules = ("BG-CARD-11", "BG-ACT-01", frame.card)
    emit(state, Activated(character=character.id, card=frame.card, ap=card.ap, mana=card.mana, rules=rules))
    lose_overwatch(state, character)
    gain_card_mana(state, character, card.mana, frame.card, "BG-CARD-11")
    _keep_promises(state, character)
    fate = content.fate.get(frame.card)
    if fate is not None and fate.drawback is not None:
        begin_lasting(state, frame, character, frame.card, fate.drawback)


def _keep_promises(state: State, character: Character) -> None:
    """The next ally activated this round gains what was promised (Master Tactician)."""
    player = state.players[character.seat]
    kept = [p for p in player.promises if p[3] != character.id]
    player.promises = [p for p in player.promises if p[3] == character.id]
    for what, amount, source, _ in kept:
        if what == "mana":
            gain_mana(state, character, amount, source)
        else:
            gain_ap(state, character, amount, source)


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
    bonuses = bonuses_of(content_of(state), frame.card)
    return [TakeBonus(frame.card, b) for b in bonuses if bonus_denial(state, frame, frame.card, b) is None]


def _end_activation(state: State, frame: Activation) -> None:
    """BG-ACT-09, BG-ACT-11, BG-CARD-17: AP are lost, the cards lie on the character card."""
    character = state.characters[frame.character]
    character.activated = True
    emit(state, ActivationEnded(character=character.id, ap_lost=frame.ap, rules=("BG-ACT-09", "BG-ACT-11")))
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
            return Decision(seat, "bonus", bonuses, ("BG-CARD-12",), {"card": frame.card})
        case _:
            return turn_decision(state, frame, seat)


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


# --- interruption ---------------------------------------------------------------------------------


def interruption_advance(state: State, frame: Interruption) -> None:
    """BG-INT: 1 AP, restricted actions, then the interrupted character goes on.

    A knock-out of the interrupted character does not end it (BG-INT-13): what needs no enemy stays possible.
    """
    gone = state.characters[frame.character].out
    match frame.step:
        case "consumables":
            _consumables_first(state, frame)
        case "start":
            frame.step = "begin"
            _begin_interruption(state, frame)
        case "begin":
            frame.step = "act"
            announce(state, {"at": "interruption_started", "who": frame.character})
        case "act" if gone:
            frame.step = "ending"
        case "act":
            _act(state, frame)
        case "ending":
            frame.step = "end"
            if not gone:
                _ending(state, frame)
        case "end":
            _end_interruption(state, frame)


def _consumables_first(state: State, frame: Interruption) -> None:
    """BG-ITEM-07: the interrupted character may use consumables before the interruption."""
    interrupted = state.characters[frame.interrupted]
    if usable_consumables(state, interrupted) and not interrupted.out:
        frame.asks = [interrupted.seat]
    else:
        frame.step = "start"


def _begin_interruption(state: State, frame: Interruption) -> None:
    character = state.characters[frame.character]
    rule = "BG-OVERWATCH-02" if frame.kind == "overwatch" else "BG-AOO-01"
    frame.had_focus = character.focus
    frame.ap += 1
    emit(
        state,
        InterruptionBegan(
            character=character.id, interrupted=frame.interrupted, kind=frame.kind, rules=(rule, "BG-INT-02")
        ),
    )
    if frame.kind == "overwatch":
        lose_overwatch(state, character)


def _end_interruption(state: State, frame: Interruption) -> None:
    """BG-INT-11, BG-INT-13: played cards are discarded; nothing makes the character activated."""
    state.players[frame.seat].discard.extend(frame.played)
    rules = ("BG-INT-13", "BG-INT-11")
    emit(state, InterruptionEnded(character=frame.character, interrupted=frame.interrupted, rules=rules))
    pop(state)


def interruption_decision(state: State, frame: Interruption, seat: int) -> Decision:
    """Consumables of the interrupted character, or the menu."""
    if frame.step != "consumables":
        return turn_decision(state, frame, seat)
    interrupted = state.characters[frame.interrupted]
    options: list[Option] = [UseConsumable(i) for i in usable_consumables(state, interrupted)]
    options.append(EndTurn())
    facts = {"interrupted": interrupted.id, "by": frame.character}
    return Decision(seat, "consumables", options, ("BG-ITEM-07",), facts)


def interruption_take(state: State, frame: Interruption, seat: int, option: Option) -> None:
    """Carry the choice out."""
    if frame.step != "consumables":
        turn_take(state, frame, seat, option)
    elif isinstance(option, UseConsumable):
        use_consumable(state, state.characters[frame.interrupted], option.item)
    else:
        frame.step = "start"


# --- the menu both share --------------------------------------------------------------------------


def _act(state: State, frame: Turn) -> None:
    """Ask for the next action; end by itself when nothing but ending is left."""
    if frame.over or has_nothing_to_do(state, frame):
        frame.step = "ending"
    else:
        frame.asks = [frame.seat]


def _ending(state: State, frame: Turn) -> None:
    """BG-TIMING-02, BG-TIMING-04: effects at the end, in one window; missions that look at it are checked."""
    moment = "activation_ended" if isinstance(frame, Activation) else "interruption_ended"
    announce(state, {"at": moment, "also": "turn_ended", "who": frame.character})


def turn_decision(state: State, frame: Turn, seat: int) -> Decision:
    """BG-ACT-03, BG-INT-03: the actions that are legal now."""
    if frame.pending:
        return _spend_decision(state, frame, seat)
    facts: dict[str, Any] = {"character": frame.character, "ap": frame.ap}
    rules: tuple[str, ...] = ("BG-ACT-03",)
    if isinstance(frame, Interruption):
        facts |= {"interrupted": frame.interrupted, "kind": frame.kind}
        rules = ("BG-INT-03",) if frame.kind == "overwatch" else ("BG-AOO-04",)
    return Decision(seat, "act", menu(state, frame), rules, facts)


def turn_take(state: State, frame: Turn, seat: int, option: Option) -> None:
    """Carry out an action of the menu."""
    character = state.characters[frame.character]
    match option:
        case EndTurn():
            frame.over = True
        case FocusAction():
            _pay_action(state, frame, "focus")
            frame.last = "focus"
            gain_focus(state, character, "BG-ACT-03")
        case OverwatchAction():
            _pay_action(state, frame, "overwatch")
            gain_overwatch(state, character, "BG-ACT-03")
            frame.over = True
        case MoveAction(focused=how):
            _pay_action(state, frame, "move")
            begin_move(state, frame, character, how)
        case AttackAction(weapon=weapon, target=target):
            push(state, Attack(attacker=character.id, weapon=weapon, target=target))
        case SkillAction(skill=skill, target=target):
            _use_skill(state, frame, character, skill, target)
        case SpendAmount(amount=amount):
            _use_skill_for(state, frame, character, amount)
        case TakeBonus(card=card, bonus=bonus):
            take_bonus(state, frame, card, bonus, extra=True)
        case UseConsumable(item=item):
            frame.last = "consumable"
            use_consumable(state, character, item)
        case _:
            raise AssertionError(f"no action: {option}")


def _pay_action(state: State, frame: Turn, action: str) -> None:
    cost = action_cost(state, frame, action).total
    frame.uses[action] = frame.uses.get(action, 0) + 1
    spend_ap(state, frame, cost, "BG-ACT-04")


def begin_move(state: State, frame: Turn, character: Character, how: str) -> None:
    """BG-MOVE-01, BG-FOCUS-03, BG-INT-08: a Move action; in an interruption towards the interrupted."""
    focused = how == "focused"
    movement = planned_move(state, frame, character, focused=focused)
    if focused:
        spend_focus(state, character, "BG-FOCUS-03")
    if how == "turn":
        movement.points, movement.step = 0, "face"
    push(state, movement)


# --- skills, consumables, cards -------------------------------------------------------------------


def _use_skill(state: State, frame: Turn, character: Character, skill_id: str, target: str) -> None:
    """BG-SKILL-02, BG-SKILL-07: pay, turn towards the target, carry out the text."""
    skill = skill_named(state, character, skill_id)
    assert skill is not None
    if skill.mana_most is not None and purse(state, character) > skill.mana:
        frame.pending = skill_id
        frame.asks = [frame.seat]
        return
    _carry_out(state, frame, character, skill_id, target, skill.mana)


def _spend_decision(state: State, frame: Turn, seat: int) -> Decision:
    character = state.characters[frame.character]
    skill = skill_named(state, character, frame.pending)
    assert skill is not None
    assert skill.mana_most is not None
    most = min(skill.mana_most, purse(state, character))
    options = [SpendAmount(n, skill.id) for n in range(skill.mana, most + 1)]
    return Decision(seat, "spend", options, (skill.id,), {"skill": skill.id, "character": character.id})


def _use_skill_for(state: State, frame: Turn, character: Character, amount: int) -> None:
    skill_id, frame.pending = frame.pending, ""
    _carry_out(state, frame, character, skill_id, "", amount)


def _carry_out(
    state: State, frame: Turn, character: Character, skill_id: str, target: str, mana: int
) -> None:
    skill = skill_named(state, character, skill_id)
    assert skill is not None
    ap = skill_cost(state, frame, skill).total
    frame.skills.append(skill_id)
    frame.last = "skill"
    spend_ap(state, frame, ap, skill_id)
    event = SkillUsed(
        character=character.id,
        skill=skill_id,
        target=target,
        ap=ap,
        mana=mana,
        rules=("BG-SKILL-02", skill_id),
    )
    emit(state, event)
    begin_lasting(state, frame, character, skill_id, skill)
    if skill.do:
        push(
            state,
            Effect(
                program=skill_id, actor=character.id, source=skill_id, target=target, spent=mana, skill=True
            ),
        )
    if target and target != character.id:
        turn_towards(
            state, character, attack_facings(state, character, state.characters[target]), "BG-SKILL-07"
        )
    if mana:
        push(state, Payment(character=character.id, amount=mana))


def use_consumable(state: State, character: Character, item: str) -> None:
    """BG-ITEM-05, 06, 08: once per game, as a free action; the card is turned over."""
    card = content_of(state).items[item]
    character.spent.append(item)
    rules = ("BG-ITEM-06", "BG-ITEM-08", item)
    emit(state, SkillUsed(character=character.id, skill=card.skill.id, target="", ap=0, mana=0, rules=rules))
    push(state, Effect(program=card.skill.id, actor=character.id, source=card.skill.id))


def take_bonus(state: State, frame: Turn, card: str, bonus: str, *, extra: bool) -> None:
    """BG-CARD-13, 14, 16: the one bonus chosen; an additional card gives nothing else."""
    character = state.characters[frame.character]
    content = content_of(state)
    if extra:
        state.players[frame.seat].hand.remove(card)
        frame.played.append(card)
    rule = "BG-CARD-16" if extra else "BG-CARD-12"
    event = BonusTaken(
        seat=frame.seat, character=character.id, card=card, bonus=bonus, extra=extra, rules=(rule, card)
    )
    emit(state, event)
    match bonus:
        case "mana":
            gain_card_mana(state, character, content.fate[card].extra_mana, card, "BG-CARD-13")
        case "ap":
            gain_ap(state, character, 1, "BG-CARD-14")
        case "mission":
            frame.missions[card] = {"wounds": frame.wounds, "mana": frame.mana, "attacks": frame.attacks}
            emit(state, MissionBegan(seat=frame.seat, card=card, rules=("BG-SIDE-01", card)))
        case "ability":
            ability = content.fate[card].ability
            assert ability is not None
            begin_lasting(state, frame, character, card, ability)
            if ability.do:
                push(state, Effect(program=card, actor=character.id, source=card))


def begin_lasting(state: State, frame: Turn, character: Character, effect: str, card: EffectCard) -> None:
    """Standing parts of something used come into force for as long as it says."""
    match card.lasts:
        case "turn" | "activation":
            frame.lasting.append(effect)
        case "round":
            character.lasting.append(effect)
        case _:
            return
    emit(state, LastingBegan(character=character.id, effect=effect, until=card.lasts, rules=(effect,)))
