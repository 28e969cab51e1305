"""Carrying out the instructions of cards, one after the other (`model/cards.py`).

Each kind of instruction is one function. An instruction that needs a choice asks; one that needs a
test, a movement or wounds pushes the frame for it and goes on when that is done.
"""

from __future__ import annotations

from battlewright.games.battleground import powers
from battlewright.games.battleground.library import content_of, field_of
from battlewright.games.battleground.model import cards
from battlewright.games.battleground.model.events import (
    CardsDiscarded,
    DefenceDeclined,
    Healed,
    Promised,
    Rearmed,
)
from battlewright.games.battleground.model.frames import (
    Effect,
    Interruption,
    Movement,
    Payment,
    Roll,
    Shoving,
    Swapping,
    Wounding,
)
from battlewright.games.battleground.model.options import AttackAction, Choose, Defend, SpendAmount, Stay
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.procedures.changes import (
    draw_cards,
    draw_from_discard,
    emit,
    gain_ap,
    gain_card_mana,
    gain_focus,
    gain_mana,
    gain_overwatch,
    give_token,
    lose_mana,
    place_mark,
    remove_token,
    spend_focus,
)
from battlewright.games.battleground.procedures.wounds import attack_under_way
from battlewright.games.battleground.rules.attack import attack_facts, weapon_of
from battlewright.games.battleground.rules.cards import fate_in_hand
from battlewright.games.battleground.rules.conditions import count, holds
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.free import free_attack, free_attacks
from battlewright.games.battleground.rules.mana import purse
from battlewright.games.battleground.rules.marks import mark_places
from battlewright.games.battleground.rules.numbers import travel_speed
from battlewright.games.battleground.rules.skills import candidates, misdirected
from battlewright.games.battleground.rules.standing import limits, modifiers
from battlewright.games.battleground.rules.table import acting_turn, enemies, is_near, turn_kind
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import pop, push
from battlewright.kernel.options import Option
from battlewright.kernel.tally import Tally


def effect_facts(state: State, frame: Effect) -> Facts:
    """What conditions and counters of the instructions look at."""
    attack = attack_under_way(state)
    actor = state.characters[frame.actor]
    target = state.characters[frame.target] if frame.target else None
    if attack is not None and attack.attacker == frame.actor and target is not None and target.at:
        facts = attack_facts(state, actor, target, weapon_of(state, attack.weapon), attack)
        facts.successes = attack.successes if frame.successes < 0 else frame.successes
        facts.faces = tuple(attack.faces)
    else:
        facts = Facts(who=actor, other=target, turn=turn_kind(state), successes=max(0, frame.successes))
    facts.spent = frame.spent
    return facts


def effect_advance(state: State, frame: Effect) -> None:
    """The next instruction, or the end of the list."""
    program = content_of(state).programs[frame.program]
    actor = state.characters[frame.actor]
    if frame.at >= len(program) or (actor.out and not frame.program.endswith("/removal")):
        pop(state)
        return
    _carry_out(state, frame, program[frame.at], actor)


def _carry_out(state: State, frame: Effect, step: cards.Instruction, actor: Character) -> None:
    match step:
        case cards.Gain():
            frame.at += 1
            _gain(state, frame, step, _who(state, frame, step.who))
        case cards.Lose():
            frame.at += 1
            who = _who(state, frame, step.who)
            lose_mana(state, who, who.mana if step.amount < 0 else step.amount, frame.source)
        case cards.Give():
            frame.at += 1
            if holds(state, step.when, effect_facts(state, frame), actor):
                give_token(state, _who(state, frame, step.who), step.token, actor, frame.source)
        case cards.Strip():
            frame.at += 1
            _strip(state, _who(state, frame, step.who), step.what)
        case cards.Wound():
            _wound(state, frame, actor)
        case cards.Heal():
            frame.at += 1
            _heal(state, frame, _who(state, frame, step.who), step.amount)
        case cards.Shove():
            frame.at += 1
            shoving = Shoving(
                character=frame.target, by=frame.actor, how=step.how, hexes=step.hexes, source=frame.source
            )
            push(state, shoving)
        case cards.Travel() if not frame.inside and _may_focus(step, actor):
            frame.inside = "speed"
            frame.asks = [actor.seat]
        case cards.Travel():
            frame.at += 1
            _travel(state, frame, step, actor)
        case cards.Draw():
            frame.at += 1
            if step.source == "deck":
                draw_cards(state, actor.seat, step.amount, ("BG-PREP-03", frame.source))
            else:
                draw_from_discard(state, actor.seat, step.amount, frame.source)
        case cards.Test():
            _test(state, frame, step, actor)
        case cards.Each():
            _each(state, frame, step, actor)
        case cards.Promise():
            frame.at += 1
            promise = [step.what, step.amount, frame.source, actor.id]
            state.players[actor.seat].promises.append(promise)
            event = Promised(character=actor.id, what=step.what, amount=step.amount, rules=(frame.source,))
            emit(state, event)
        case cards.Rearm():
            frame.at += 1
            _rearm(state, actor, step.weapons)
        case cards.Swap():
            frame.at += 1
            push(state, Swapping(by=frame.actor, other=frame.target, source=frame.source))
        case cards.Special():
            _special(state, frame, step)
        case _:
            _ask(state, frame, actor)


def _who(state: State, frame: Effect, who: str) -> Character:
    return state.characters[frame.actor if who == "self" else frame.target]


# --- instructions that need no choice -------------------------------------------------------------


def _gain(state: State, frame: Effect, step: cards.Gain, who: Character) -> None:
    amount = step.amount
    if step.per:
        amount *= count(state, step.per, effect_facts(state, frame), state.characters[frame.actor])
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


def _strip(state: State, who: Character, what: str) -> None:
    token = who.buff if what == "buff" else who.debuff
    if token:
        remove_token(state, who, token)


def _wound(state: State, frame: Effect, actor: Character) -> None:
    """All wounds of a list are one blow; what changes the wounds of an attack counts once."""
    program = content_of(state).programs[frame.program]
    facts = effect_facts(state, frame)
    first = program[frame.at]
    assert isinstance(first, cards.Wound)
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


def wounds_caused(state: State, facts: Facts, amount: int) -> Tally:
    """The wounds of an attack, changed by effects on the attacker."""
    found = modifiers(state, "wounds", facts)
    return Tally(amount, tuple(found), tuple(limits(state, "wounds", facts)) if found else ())


def _heal(state: State, frame: Effect, who: Character, amount: int) -> None:
    amount = min(amount, who.wounds)
    if amount and not who.out:
        who.wounds -= amount
        emit(state, Healed(character=who.id, amount=amount, rules=("BG-BUFF-07", frame.source)))


def _may_focus(step: cards.Travel, actor: Character) -> bool:
    """BG-FOCUS-03: a movement at the own speed may use the focused value; one of so many hexes may not."""
    return step.speed is not None and step.who == "self" and actor.focus


def _travel(state: State, frame: Effect, step: cards.Travel, actor: Character) -> None:
    """BG-FREE-03, BG-MOVEFX: a free movement of the acting character or of its target."""
    who = _who(state, frame, step.who)
    focused, frame.inside = frame.inside == "focused", ""
    if who.out or not who.at:
        return
    points = step.hexes
    if step.speed is not None:
        points = travel_speed(state, who, step, frame.source, focused=focused).total
    if focused:
        spend_focus(state, who, "BG-FOCUS-03")
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
        beside=actor.id if step.beside else "",
        chooser=actor.seat,
        source=frame.source,
    )
    if step.how in ("towards", "charge"):
        movement.goal = frame.target
    if step.beside:
        movement.points = 99
    _lead_to_interrupted(state, movement)
    push(state, movement)


def _lead_to_interrupted(state: State, movement: Movement) -> None:
    """BG-INT-08: movements of an interrupting character, of whatever kind, lead to the interrupted one."""
    turn = acting_turn(state)
    if not isinstance(turn, Interruption) or turn.character != movement.character:
        return
    movement.los_of = turn.interrupted
    movement.goal = movement.goal or turn.interrupted
    if movement.how == "move":
        movement.how = "towards"


def _each(state: State, frame: Effect, step: cards.Each, actor: Character) -> None:
    """The same instructions for each enemy near and in sight."""
    if frame.inside != "each":
        frame.inside = "each"
        frame.queue = [e.id for e in enemies(state, actor) if is_near(state, actor, e, step.within)]
    if not frame.queue:
        frame.inside = ""
        frame.at += 1
        return
    target = frame.queue.pop(0)
    if not state.characters[target].out:
        push(
            state,
            Effect(
                program=f"{frame.program}.{frame.at}/then",
                actor=frame.actor,
                source=frame.source,
                target=target,
                skill=frame.skill,
            ),
        )


def _rearm(state: State, who: Character, weapons: tuple[str, str]) -> None:
    """One weapon is put away, the other taken."""
    for old, new in (weapons, weapons[::-1]):
        if old in who.weapons and new in who.reserve:
            who.weapons[who.weapons.index(old)] = new
            who.reserve[who.reserve.index(new)] = old
            emit(
                state, Rearmed(character=who.id, put_away=old, equipped=new, rules=("trap-jaw.weapon-swap",))
            )
            return


def _special(state: State, frame: Effect, step: cards.Special) -> None:
    power = powers.POWERS[step.function]
    if power.options is not None and power.options(state, frame):
        frame.asks = [state.characters[frame.actor].seat]
        return
    frame.at += 1
    if power.options is None:
        power.act(state, frame, "")


# --- tests ----------------------------------------------------------------------------------------


def _test(state: State, frame: Effect, step: cards.Test, actor: Character) -> None:
    """BG-SKILL-08, BG-DEF-01: the skill test, then the defence where one is named, then the row."""
    match frame.inside:
        case "":
            frame.inside = "test"
            if (turn := acting_turn(state)) is not None and turn.character == actor.id:
                turn.last = "skill"  # what comes next does not follow immediately on a Move
            change = step.dice + (
                count(state, step.per, effect_facts(state, frame), actor) if step.per else 0
            )
            push(
                state,
                Roll(
                    character=actor.id,
                    kind="skill",
                    stat=step.stat,
                    target=frame.target,
                    source=frame.source,
                    change=change,
                ),
            )
        case "test":
            frame.successes = state.reply["successes"]
            state.reply = None
            if step.against and frame.successes and not state.characters[frame.target].out:
                frame.inside = "defence"
                frame.asks = [state.characters[frame.target].seat]
            else:
                _apply_row(state, frame, step)
        case "defence":
            frame.inside = "defended"
            _defend(state, frame, step)
        case _:
            if state.reply:
                frame.successes = max(0, frame.successes - state.reply["successes"])
            _apply_row(state, frame, step)


def _defend(state: State, frame: Effect, step: cards.Test) -> None:
    state.reply = None
    if frame.defence_mode == "decline":
        emit(state, DefenceDeclined(character=frame.target, rules=("BG-DEF-05",)))
        return
    push(
        state,
        Roll(
            character=frame.target, kind="defence", stat=step.against, target=frame.actor, source=frame.source
        ),
    )


def _apply_row(state: State, frame: Effect, step: cards.Test) -> None:
    """BG-TEST-15: only the highest result reached."""
    reached = [row.at for row in step.rows if row.at <= frame.successes]
    program = f"{frame.program}.{frame.at}/r{reached[-1]}" if reached else ""
    frame.inside = ""
    frame.at += 1
    if program:
        push(
            state,
            Effect(
                program=program,
                actor=frame.actor,
                source=frame.source,
                target=frame.target,
                spent=frame.spent,
                successes=frame.successes,
                skill=frame.skill,
            ),
        )


# --- instructions that ask ------------------------------------------------------------------------


def _ask(state: State, frame: Effect, actor: Character) -> None:
    """Ask if there is something to choose; go on without it if there is not."""
    options = _choices(state, frame, actor)
    if len(options) > 1:
        frame.asks = [actor.seat]
    elif len(options) == 1 and not isinstance(options[0], Stay):
        effect_take(state, frame, actor.seat, options[0])
    else:
        _nothing_to_choose(state, frame)


def _nothing_to_choose(state: State, frame: Effect) -> None:
    step = content_of(state).programs[frame.program][frame.at]
    frame.at = 9999 if isinstance(step, cards.Pick) else frame.at + 1


def _choices(state: State, frame: Effect, actor: Character) -> list[Option]:
    step = content_of(state).programs[frame.program][frame.at]
    found: list[Option] = []
    match step:
        case cards.Pick():
            found.extend(
                Choose(c.id)
                for c in candidates(state, actor, step)
                if misdirected(state, acting_turn(state), actor, c) is None
            )
            if step.optional:
                found.append(Stay())
        case cards.Either():
            found.extend(Choose(name) for name in step.choices)
        case cards.Spend():
            most = min(step.most, purse(state, actor))
            found.extend(SpendAmount(n, frame.source) for n in range(step.least, most + 1))
        case cards.PlaceMark():
            field = field_of(state)
            found.extend(Choose(name) for name in field.labels(mark_places(state, actor, step.within)))
        case cards.Toss():
            found.extend(Choose(c) for c in fate_in_hand(content_of(state), state.players[actor.seat]))
            found.append(Stay())
        case cards.FreeAttack():
            found.extend(AttackAction(w, t) for w, t in free_attacks(state, frame, step))
            found.append(Stay())
        case cards.Special():
            power = powers.POWERS[step.function]
            assert power.options is not None
            found.extend(Choose(what) for what in power.options(state, frame))
        case _:
            raise AssertionError(f"{step} asks nothing")
    return found


def effect_decision(state: State, frame: Effect, seat: int) -> Decision:
    """The choice an instruction asks for, or the defence against a skill."""
    facts = {"character": frame.actor, "source": frame.source, "target": frame.target}
    if frame.inside == "defence":
        modes: list[Option] = [Defend("roll"), Defend("decline")]
        return Decision(seat, "defend", modes, ("BG-DEF-05",), facts | {"successes": frame.successes})
    if frame.inside == "speed":
        speeds: list[Option] = [Choose("standard"), Choose("focused")]
        return Decision(seat, "speed", speeds, ("BG-FOCUS-03", frame.source), facts)
    step = content_of(state).programs[frame.program][frame.at]
    kind = str(type(step).__struct_config__.tag)
    return Decision(seat, kind, _choices(state, frame, state.characters[frame.actor]), (frame.source,), facts)


def effect_take(state: State, frame: Effect, seat: int, option: Option) -> None:
    """Carry the choice out and go on."""
    if isinstance(option, Defend):
        frame.defence_mode = option.how
        return
    if frame.inside == "speed":
        frame.inside = "focused" if option == Choose("focused") else "standard"
        return
    step = content_of(state).programs[frame.program][frame.at]
    if isinstance(option, Stay):
        _nothing_to_choose(state, frame)
        return
    here = f"{frame.program}.{frame.at}"
    frame.at += 1
    match step, option:
        case cards.Pick(), Choose(what=who):
            frame.target = who
        case cards.Either(), Choose(what=name):
            _push_program(state, frame, f"{here}/{name}")
        case cards.Spend(), SpendAmount(amount=amount):
            frame.spent = amount
            push(state, Payment(character=frame.actor, amount=amount))
        case cards.PlaceMark(), Choose(what=at):
            place_mark(state, state.characters[frame.actor], step.mark, at)
        case cards.Toss(), Choose(what=card):
            _toss(state, frame, card)
            _push_program(state, frame, f"{here}/then")
        case cards.FreeAttack(), AttackAction(weapon=weapon, target=target):
            push(state, free_attack(state, frame, step, weapon, target))
        case cards.Special(), Choose(what=what):
            powers.POWERS[step.function].act(state, frame, what)
        case _:
            raise AssertionError(f"{option} does not answer {step}")


def _push_program(state: State, frame: Effect, program: str) -> None:
    push(
        state,
        Effect(
            program=program,
            actor=frame.actor,
            source=frame.source,
            target=frame.target,
            spent=frame.spent,
            successes=frame.successes,
            skill=frame.skill,
        ),
    )


def _toss(state: State, frame: Effect, card: str) -> None:
    player = state.players[state.characters[frame.actor].seat]
    player.hand.remove(card)
    player.discard.append(card)
    emit(state, CardsDiscarded(seat=player.seat, cards=(card,), rules=(frame.source,)))
