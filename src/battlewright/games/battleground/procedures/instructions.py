"""Instructions of cards that need no choice: gaining and losing, wounds, movements, tokens, cards.

Each kind of instruction is one function of the state, the frame, the instruction and the character
that acts. What needs a movement or wounds pushes the frame for it (`effect.py` calls them).
"""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model import cards
from battlewright.games.battleground.model.events import (
    FocusLent,
    Healed,
    Promised,
    Readied,
    Rearmed,
    Transformed,
)
from battlewright.games.battleground.model.frames import (
    Effect,
    Interruption,
    Movement,
    Shoving,
    Swapping,
    Turning,
    Wounding,
)
from battlewright.games.battleground.model.ids import inner_program
from battlewright.games.battleground.model.state import Character, Promise, State, buffs_of
from battlewright.games.battleground.procedures.changes import (
    draw_cards,
    draw_from_discard,
    gain_ap,
    gain_card_mana,
    gain_focus,
    gain_mana,
    gain_overwatch,
    give_token,
    lose_focus,
    lose_mana,
    lose_overwatch,
    remove_token,
    spend_focus,
)
from battlewright.games.battleground.rules.actions import roams
from battlewright.games.battleground.rules.attack import weapon_of
from battlewright.games.battleground.rules.cards import fate_in_hand
from battlewright.games.battleground.rules.conditions import count, holds
from battlewright.games.battleground.rules.effects import effect_facts, named, part_of
from battlewright.games.battleground.rules.free import free_move_denial
from battlewright.games.battleground.rules.lending import focus_holder
from battlewright.games.battleground.rules.massive import facings
from battlewright.games.battleground.rules.numbers import travel_speed, wounds_caused
from battlewright.games.battleground.rules.skills import candidates, replacement
from battlewright.games.battleground.rules.table import attack_under_way, turn_under_way
from battlewright.kernel.events import emit
from battlewright.kernel.frames import push


def _who(state: State, frame: Effect, who: str) -> Character:
    found = named(state, frame, who)
    assert found is not None, f"{frame.program}: nobody is meant by {who}"
    return found


def gain(state: State, frame: Effect, step: cards.Gain, actor: Character) -> None:
    """Mana, AP or a marker, so much or so much for each of something."""
    who = _who(state, frame, step.who)
    amount = step.amount
    if step.per:
        amount *= count(state, step.per, effect_facts(state, frame), actor)
    if step.cap is not None:
        amount = min(amount, step.cap)
    match step.what:
        case "mana" if frame.source in content_of(state).fate:
            gain_card_mana(state, who, amount, frame.source, frame.source)
        case "mana":
            gain_mana(state, who, amount, frame.source)
        case "ap":
            gain_ap(state, who, amount, frame.source)
        case "focus":
            gain_focus(state, who, frame.source)
        case "overwatch":
            gain_overwatch(state, who, frame.source)


def lose(state: State, frame: Effect, step: cards.Lose, actor: Character) -> None:
    """So much mana, or all of it; or a marker."""
    who = _who(state, frame, step.who)
    match step.what:
        case "focus":
            lose_focus(state, who, frame.source)
        case "overwatch":
            lose_overwatch(state, who)
        case _:
            frame.spent = who.mana if step.amount < 0 else min(step.amount, who.mana)
            lose_mana(state, who, frame.spent, frame.source)


def give(state: State, frame: Effect, step: cards.Give, actor: Character) -> None:
    """A buff or debuff."""
    if holds(state, step.when, effect_facts(state, frame), actor):
        give_token(state, _who(state, frame, step.who), step.token, actor, frame.source)


def strip(state: State, frame: Effect, step: cards.Strip, actor: Character) -> None:
    """A buff or debuff is removed; of several buffs the acting player chooses."""
    who = _who(state, frame, step.who)
    if step.what == "buff" and len(buffs_of(who)) > 1:
        frame.asks = [actor.seat]
        return
    frame.at += 1
    token = who.buff if step.what == "buff" else who.debuff
    if token:
        remove_token(state, who, token)


def wound(state: State, frame: Effect, first: cards.Wound, actor: Character) -> None:
    """All wounds of a list are one blow; what changes the wounds of an attack counts once."""
    program = content_of(state).programs[frame.program]
    facts = effect_facts(state, frame)
    total = 0
    while (
        frame.at < len(program)
        and isinstance(step := program[frame.at], cards.Wound)
        and step.who == first.who
    ):
        total += step.amount if holds(state, step.when, facts, actor) else 0
        frame.at += 1
    attack = attack_under_way(state)
    in_attack = attack is not None and attack.attacker == frame.actor and frame.source == attack.weapon
    if in_attack and total:
        total = wounds_caused(state, facts, total).total
    if total > 0:
        push(
            state,
            Wounding(
                character=_who(state, frame, first.who).id,
                amount=total,
                by=frame.actor if first.who == "target" else "",
                source=frame.source,
                attack=in_attack,
            ),
        )


def heal(state: State, frame: Effect, step: cards.Heal, actor: Character) -> None:
    """Wounds are removed, as far as there are any."""
    who = _who(state, frame, step.who)
    amount = min(step.amount, who.wounds)
    if amount and not who.out:
        who.wounds -= amount
        emit(state, Healed(character=who.id, amount=amount, rules=("BG-BUFF-07", frame.source)))


def shove(state: State, frame: Effect, step: cards.Shove, actor: Character) -> None:
    """The target is pushed or pulled, by the actor or around the one aimed at; or the reverse."""
    moved, by = (frame.target, frame.actor) if step.who == "target" else (frame.actor, frame.target)
    attack = attack_under_way(state)
    around: str | UnsetType = UNSET
    if attack is not None and weapon_of(state, attack.weapon).hits == "around":
        by = attack.initial
    elif attack is not None and weapon_of(state, attack.weapon).aim:
        around = attack.centre
    if state.characters[by].at:
        push(
            state,
            Shoving(
                character=moved, by=by, how=step.how, hexes=step.hexes, source=frame.source, around=around
            ),
        )


def _may_focus(state: State, step: cards.Travel, actor: Character) -> bool:
    """BG-FOCUS-03: a movement at the own speed may use the focused value; one of so many hexes may not."""
    return step.speed is not None and step.who == "self" and focus_holder(state, actor) is not None


def travel(state: State, frame: Effect, step: cards.Travel, actor: Character) -> None:
    """BG-FREE-03, BG-MOVEFX: a free movement of the acting character or of its target."""
    if not frame.inside and _may_focus(state, step, actor) and free_move_denial(state, actor, step) is None:
        frame.inside = "speed"
        frame.asks = [actor.seat]
        return
    frame.at += 1
    who = _who(state, frame, step.who)
    focused, frame.inside = frame.inside == "focused", ""
    if who.out or not who.at or (who is actor and free_move_denial(state, who, step)):
        return
    points = step.hexes
    if step.speed is not None:
        points = travel_speed(state, who, step, frame.source, focused=focused).total
    if focused:
        spend_focus(state, focus_holder(state, who) or who, "BG-FOCUS-03")
    if step.per:
        points *= count(state, step.per, effect_facts(state, frame), actor)
    if step.most is not None:
        points = min(points, step.most)
    movement = Movement(
        character=who.id,
        how=step.how,
        action=step.how == "move" and who is actor,
        points=points,
        silent=step.silent,
        straight=step.straight,
        beside=(frame.target if who is actor else actor.id) if step.beside else "",
        forced=step.forced,
        ran=focused,
        chooser=actor.seat,
        source=frame.source,
    )
    if step.follow:
        movement.mate, movement.follow = actor.id, step.follow
    elif step.together:
        movement.mate = frame.target
    if step.how in ("towards", "charge"):
        movement.goal = frame.target
    if step.beside and not step.hexes:
        movement.points = 99
    if not step.anywhere:
        _lead_to_interrupted(state, movement)
    push(state, movement)


def _lead_to_interrupted(state: State, movement: Movement) -> None:
    """BG-INT-08: movements of an interrupting character, of whatever kind, lead to the interrupted one."""
    turn = turn_under_way(state)
    if not isinstance(turn, Interruption) or turn.character != movement.character:
        return
    if roams(state, turn, state.characters[turn.character]):
        return
    movement.los_of = turn.interrupted
    movement.goal = movement.goal or turn.interrupted
    if movement.how == "move":
        movement.how = "towards"


def draw(state: State, frame: Effect, step: cards.Draw, actor: Character) -> None:
    """Cards from the deck or from the discard pile, so many or so many for each of something."""
    amount = step.amount * (count(state, step.per, effect_facts(state, frame), actor) if step.per else 1)
    if step.cap is not None:
        amount = min(amount, step.cap)
    if step.up_to is not None:
        held = len(fate_in_hand(content_of(state), state.players[actor.seat]))
        amount = max(0, step.up_to - held)
    if step.source == "deck":
        draw_cards(state, actor.seat, amount, ("BG-PREP-03", frame.source))
    else:
        draw_from_discard(state, actor.seat, amount, frame.source)


def each(state: State, frame: Effect, step: cards.Each, actor: Character) -> None:
    """The same instructions for each enemy, or whoever is meant, near and in sight."""
    if frame.inside != "each":
        frame.inside = "each"
        frame.queue = [c.id for c in _each_of(state, frame, step, actor)]
    if not frame.queue:
        frame.inside = ""
        frame.at += 1
        return
    target = frame.queue.pop(0)
    if not state.characters[target].out:
        push(
            state,
            Effect(
                program=inner_program(frame.program, frame.at, "then"),
                actor=frame.actor,
                source=frame.source,
                target=target,
                skill=frame.skill,
            ),
        )


def _each_of(state: State, frame: Effect, step: cards.Each, actor: Character) -> list[Character]:
    """BG-SKILL-06: of the side meant, those within the distance, in sight where needed, that fit."""
    centre = actor if step.around == "self" else _who(state, frame, "target")
    within = step.within
    if within is not None and step.per:
        within += count(state, step.per, effect_facts(state, frame), actor)
    spec = cards.Pick(side=step.side, within=within, sight=step.sight and centre.at != "", when=step.when)
    if not centre.at:  # knocked out: its side is still known, distances are not
        spec = cards.Pick(side=step.side, sight=False, when=step.when)
    return candidates(state, centre, spec)


def branch(state: State, frame: Effect, step: cards.If, actor: Character) -> None:
    """One list or the other, by conditions on the acting character."""
    met = holds(state, step.when, effect_facts(state, frame), actor)
    push(state, part_of(frame, inner_program(frame.program, frame.at - 1, "then" if met else "otherwise")))


def repeat(state: State, frame: Effect, step: cards.Repeat, actor: Character) -> None:
    """The same instructions several times."""
    if frame.inside != "repeat":
        frame.inside = "repeat"
        times = step.times * (count(state, step.per, effect_facts(state, frame), actor) if step.per else 1)
        frame.left = times if step.cap is None else min(times, step.cap)
    if frame.left <= 0:
        frame.inside = ""
        frame.at += 1
        return
    frame.left -= 1
    push(state, part_of(frame, inner_program(frame.program, frame.at, "then")))


def ready(state: State, frame: Effect, step: cards.Ready, actor: Character) -> None:
    """BG-ACT-10: a character that was activated counts as ready again; its cards stay where they are."""
    who = _who(state, frame, step.who)
    if who.activated:
        who.activated = False
        state.players[who.seat].passed = False
        emit(state, Readied(character=who.id, rules=("BG-ACT-10", frame.source)))


def turn(state: State, frame: Effect, step: cards.Turn, actor: Character) -> None:
    """BG-CHAR-03: a model is turned, as the acting player likes."""
    who = _who(state, frame, step.who)
    choices = facings(state, who) if who.at else []
    if len(choices) > 1:
        push(state, Turning(character=who.id, facings=choices, chooser=actor.seat))


def promise(state: State, frame: Effect, step: cards.Promise, actor: Character) -> None:
    """Something the next ally activated will gain."""
    state.players[actor.seat].promises.append(Promise(step.what, step.amount, frame.source, actor.id))
    emit(state, Promised(character=actor.id, what=step.what, amount=step.amount, rules=(frame.source,)))


def rearm(state: State, frame: Effect, step: cards.Rearm, actor: Character) -> None:
    """One weapon is put away, the other taken."""
    found = replacement(actor, step)
    if found is None:
        return
    old, new = found
    actor.weapons[actor.weapons.index(old)] = new
    if new in actor.reserve:
        actor.reserve[actor.reserve.index(new)] = old
    emit(state, Rearmed(character=actor.id, put_away=old, equipped=new, rules=(frame.source,)))


def become(state: State, frame: Effect, step: cards.Become, actor: Character) -> None:
    """BG-CHAR-01: another character card; wounds, mana, tokens and equipment stay."""
    old, actor.card = actor.card, step.card
    emit(state, Transformed(character=actor.id, old=old, new=step.card, rules=(frame.source,)))


def pass_focus(state: State, frame: Effect, step: cards.PassFocus, actor: Character) -> None:
    """BG-FOCUS-02: the token of the acting character goes to the target, which is about to use it."""
    target = _who(state, frame, "target")
    if actor.focus and not target.focus and not target.out:
        actor.focus, target.focus = False, True
        emit(state, FocusLent(character=actor.id, to_character=target.id, rules=(frame.source,)))


def swap(state: State, frame: Effect, step: cards.Swap, actor: Character) -> None:
    """The acting character and its target change places."""
    push(state, Swapping(by=frame.actor, other=frame.target, source=frame.source))
