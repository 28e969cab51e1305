"""An attack from declaration to the last fallen model (BG-ATK-10, BG-AREA, BG-SPELL-04, BGF-CHAIN).

An area attack and a chained attack go through the same steps again for each further target, judged
from the initial target. AP and mana are paid once (BG-AREA-07).
"""

from __future__ import annotations

from typing import Literal, TypeVar, assert_never

from msgspec.structs import replace

from battlewright.games.battleground.library import content_of, field_of
from battlewright.games.battleground.model import moments
from battlewright.games.battleground.model.cards import Boost, WeaponCard
from battlewright.games.battleground.model.events import (
    AttackDeclared,
    AttackResolved,
    DefenceDeclined,
    FurtherTarget,
)
from battlewright.games.battleground.model.frames import Attack, Effect, HeldEffect, Payment, Roll, Turn
from battlewright.games.battleground.model.ids import row_program, struck_in_front, turn_key
from battlewright.games.battleground.model.options import Choose, Defend, SpendAmount, Stay
from battlewright.games.battleground.model.replies import faces_of, scored
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.procedures.aiming import aim_choices, is_aimed, take_aim
from battlewright.games.battleground.procedures.changes import spend_ap, spend_focus, turn_towards
from battlewright.games.battleground.procedures.moments import announce, awaited, check_missions
from battlewright.games.battleground.procedures.wounds import remove_fallen
from battlewright.games.battleground.rules.aim import attack_facings
from battlewright.games.battleground.rules.aimed import is_held, place_facings
from battlewright.games.battleground.rules.area import further_targets, spares_initial
from battlewright.games.battleground.rules.attack import attack_facts, defence_stat, weapon_of
from battlewright.games.battleground.rules.boosts import boost_amounts, pending_boost
from battlewright.games.battleground.rules.lending import lent_weapon
from battlewright.games.battleground.rules.numbers import STAT_OF, attack_cost, mana_cost
from battlewright.games.battleground.rules.standing import grant
from battlewright.games.battleground.rules.table import nodes_of, turn_under_way
from battlewright.kernel.decisions import Decision
from battlewright.kernel.events import emit
from battlewright.kernel.frames import no_question, pop, push
from battlewright.kernel.options import Option
from battlewright.kernel.tally import Tally

Outcome = TypeVar("Outcome", bound=moments.AttackOutcome)


def attack_advance(state: State, frame: Attack) -> None:
    """One step of an attack.

    Defence takes successes away (BG-DEF-03); additional effects look at what is left (BG-ATK-09).
    """
    attacker, target = state.characters[frame.attacker], state.characters[frame.target]
    weapon = weapon_of(state, frame.weapon)
    if attacker.out and frame.step not in ("finished", "end"):
        frame.step = "finished"
    match frame.step:
        case "declared" if not is_aimed(frame, weapon):
            _aim(state, frame, attacker, weapon)
        case "declared":
            frame.step = "pay"
            _take_up(state, frame, attacker)
            announce(state, _declared_moment(state, frame, attacker, target, weapon))
        case "pay":
            frame.step = "boost"
            _pay(state, frame, attacker, weapon)
        case "boost":
            _boost(state, frame, attacker, weapon)
        case "paid":
            frame.step = "face"
            if weapon.type == "spell" or awaited(state, moments.AttackPaid):
                announce(state, _paid_moment(state, frame, attacker, target, weapon))
        case "face" if frame.fizzled:
            frame.step = "finished"
        case "face":
            spared = spares_initial(state, weapon, target, frame.origin)
            frame.step = "next" if spared or _has_left(state, frame, weapon, target) else "roll"
            _face(state, frame, attacker, target, weapon)
        case "roll":
            frame.step = "rolled"
            _roll(state, frame, attacker, target, weapon)
        case "rolled":
            _rolled(state, frame, attacker, target, weapon)
        case "defence":
            frame.step = "defended"
            _defend(state, frame, target, weapon)
        case "defended":
            frame.successes = max(0, frame.successes - scored(state.reply))  # BG-DEF-03
            frame.step = "effect"
        case "effect":
            _effect(state, frame, attacker, weapon)
        case "resolved":
            frame.step = "next"  # BG-ATK-09: additional effects look at what is left after defence
            announce(state, _outcome(state, frame, moments.AttackResolved))
        case "next":
            _next_target(state, frame, attacker, weapon)
        case "finished":
            frame.step = "end"
            _finish(state, frame, attacker)
        case "end":
            pop(state)
        case step:
            assert_never(step)


# --- what it is aimed at ---------------------------------------------------------------------------


def _aim(state: State, frame: Attack, attacker: Character, weapon: WeaponCard) -> None:
    """BG-AREA-03, BG-ATK-01: the place, or the further targets, are chosen before anything is paid."""
    options = aim_choices(state, frame)
    if len(options) > 1:
        frame.asks = [attacker.seat]
    else:
        take_aim(frame, weapon, options[0])


def _face(state: State, frame: Attack, attacker: Character, target: Character, weapon: WeaponCard) -> None:
    """The attacker turns to its target, or to the place it aims at, where the attack is at somebody."""
    if target is attacker or weapon.hits == "nobody":
        return
    if weapon.aim:
        turn_towards(state, attacker, place_facings(state, attacker, weapon, frame.centre), "BG-AREA-03")
    else:
        turn_towards(state, attacker, attack_facings(state, attacker, target), _facing_rule(weapon))


def _has_left(state: State, frame: Attack, weapon: WeaponCard, target: Character) -> bool:
    """BG-AREA-03: whoever is no longer in the area when the dice are thrown is not attacked."""
    return weapon.aim != "" and not is_held(state, frame, weapon, target)


def _take_up(state: State, frame: Attack, attacker: Character) -> None:
    """Effects for the next attack of this turn hold for this one, and end with it."""
    turn = turn_under_way(state)
    if turn is not None and turn.character == attacker.id and turn.next_attack:
        frame.held = [HeldEffect(attacker.id, effect) for effect in turn.next_attack]
        turn.next_attack = []


def _paid_moment(
    state: State, frame: Attack, attacker: Character, target: Character, weapon: WeaponCard
) -> moments.AttackPaid:
    """An attack is paid for and about to be rolled; a spell goes by a name of its own."""
    also: Literal["", "spell_paid"] = "spell_paid" if weapon.type == "spell" else ""
    paid = moments.AttackPaid(attacker.id, other=target.id, weapon=weapon.id, also=also)
    if not awaited(state, moments.AttackPaid):
        return paid
    facts = attack_facts(state, attacker, target, weapon, frame)
    return replace(paid, from_distance=facts.distance, from_flank=facts.flank)


def _finish(state: State, frame: Attack, attacker: Character) -> None:
    """The fallen are removed; then what looks at a finished attack answers."""
    remove_fallen(state, frame)
    turn = turn_under_way(state)
    if turn is not None and turn.character == attacker.id:
        turn.last = "attack"
    if frame.fizzled:
        check_missions(state, _outcome(state, frame, moments.AttackFinished))
    elif not attacker.out:
        announce(state, _outcome(state, frame, moments.AttackFinished))


def _declared_moment(
    state: State, frame: Attack, attacker: Character, target: Character, weapon: WeaponCard
) -> moments.AttackDeclared:
    facts = attack_facts(state, attacker, target, weapon, frame)
    return moments.AttackDeclared(target.id, other=attacker.id, weapon=weapon.id, flank=facts.flank)


def _facing_rule(weapon: WeaponCard) -> str:
    return "BG-MELEE-01" if weapon.type == "melee" else "BG-RANGED-02"


def _pay(state: State, frame: Attack, attacker: Character, weapon: WeaponCard) -> None:
    """BG-ATK-03, BG-SPELL-04, BG-FREE-01, BG-FREE-02: AP (unless free) and mana, before anything else.

    An area attack is paid once (BG-AREA-07), the mana of a free spell as well (BGF-CHAIN-05).
    """
    turn = turn_under_way(state)
    cost = Tally(0, source="BG-FREE-01")
    if turn is not None and turn.character == attacker.id:
        frame.after_move = turn.last == "move"
        if lent := lent_weapon(state, attacker, weapon.id):
            turn.triggers.append(turn_key(lent.effect, lent.lender.id))
        turn.attacks += 1
        _strike(state, frame, turn)
        if not frame.free:
            cost = attack_cost(state, turn, weapon)
            turn.uses[weapon.type] = turn.uses.get(weapon.type, 0) + 1
    if weapon.costs_focus:
        spend_focus(state, attacker, weapon.id)
    mana = mana_cost(state, attacker, weapon, frame.mana).total
    frame.initial = frame.initial or frame.target  # BG-AREA-01
    if not weapon.aim:
        frame.centre = state.characters[frame.initial].at
    rules = ("BG-ATK-10", weapon.id) if weapon.id != "fists" else ("BG-ATK-10", "BG-MELEE-05")
    emit(
        state,
        AttackDeclared(
            attacker=attacker.id,
            target=frame.target,
            weapon=weapon.id,
            cost=cost,
            mana=mana,
            free=frame.free,
            rules=rules,
        ),
    )
    if turn is not None and cost.total:
        spend_ap(state, turn, cost.total, "BG-ATK-03")
    if mana:
        push(state, Payment(character=attacker.id, amount=mana))


def _strike(state: State, frame: Attack, turn: Turn) -> None:
    """Whom the acting character has attacked in this turn, and whether from the front."""
    attacker, target = state.characters[frame.attacker], state.characters[frame.target]
    turn.struck.append(target.id)
    if "attacked_once_in_front" not in content_of(state).grants_of:
        return
    if not attack_facts(state, attacker, target, weapon_of(state, frame.weapon), frame).behind:
        turn.struck.append(struck_in_front(target.id))


# --- before the roll ------------------------------------------------------------------------------


def _boost(state: State, frame: Attack, attacker: Character, weapon: WeaponCard) -> None:
    """What the weapon lets its bearer buy before attacking, one question after the other."""
    boost = pending_boost(frame, weapon)
    if boost is None:
        frame.step = "paid"
        return
    amounts = boost_amounts(state, frame, attacker, boost)
    if len(amounts) > 1:
        frame.asks = [attacker.seat]
    else:
        _buy(state, frame, attacker, boost, amounts[0])


def _buy(state: State, frame: Attack, attacker: Character, boost: Boost, amount: int) -> None:
    frame.asked.append(boost.id)
    frame.boosts[boost.id] = amount
    turn = turn_under_way(state)
    if not amount:
        return
    if boost.pay == "mana":
        push(state, Payment(character=attacker.id, amount=amount))
    elif boost.pay == "ap" and turn is not None:
        spend_ap(state, turn, amount, frame.weapon)


# --- the tests ------------------------------------------------------------------------------------


def _roll(state: State, frame: Attack, attacker: Character, target: Character, weapon: WeaponCard) -> None:
    """BG-ATK-04: the attack test."""
    frame.place = target.at
    spends = attacker.focus and not weapon.no_focus
    frame.focused = frame.focused or spends  # BG-AREA-11: one token covers the whole action
    facts = attack_facts(state, attacker, target, weapon, frame)
    frame.counted = facts.focused
    frame.flank, frame.behind = facts.flank, facts.behind  # BG-FLANK-05
    push(
        state,
        Roll(
            character=attacker.id,
            kind="attack",
            stat=weapon.stat or STAT_OF[weapon.type],
            target=target.id,
            source=weapon.id,
            focused=facts.focused,
        ),
    )


def _rolled(state: State, frame: Attack, attacker: Character, target: Character, weapon: WeaponCard) -> None:
    """BG-TEST-14, BGF-VAL-01: rolled values are looked at before the defence test."""
    frame.successes, frame.faces = scored(state.reply), list(faces_of(state.reply))
    facts = attack_facts(state, attacker, target, weapon, frame)
    if 1 in frame.faces and grant(state, "cancel_on_one", facts, attacker):
        frame.successes = 0
    state.reply = None
    if not frame.successes or not defence_stat(weapon) or target.out:
        frame.step = "effect"
        return
    frame.step = "defence"
    frame.asks = [target.seat]


def _defence_modes(state: State, frame: Attack) -> list[str]:
    """BG-DEF-05: roll or decline; some weapons make the defender choose between two ways."""
    attacker, target = state.characters[frame.attacker], state.characters[frame.target]
    facts = attack_facts(state, attacker, target, weapon_of(state, frame.weapon), frame)
    if grant(state, "choose_defence", facts, attacker, "target"):
        return ["mana", "sixes", "decline"]
    return ["roll", "decline"]


def _defend(state: State, frame: Attack, target: Character, weapon: WeaponCard) -> None:
    """BG-DEF-02, BG-DEF-04: the target's own test."""
    state.reply = None
    if frame.defence_mode == "decline":
        emit(state, DefenceDeclined(character=target.id, rules=("BG-DEF-05",)))
        return
    attacker = state.characters[frame.attacker]
    facts = attack_facts(state, attacker, target, weapon, frame)
    sixes = frame.defence_mode == "sixes" or grant(state, "defence_only_sixes", facts, attacker, "target")
    push(
        state,
        Roll(
            character=target.id,
            kind="defence",
            stat=defence_stat(weapon),
            target=frame.attacker,
            source=weapon.id,
            only_sixes=bool(sixes),
            mana_dice=frame.defence_mode == "mana",
        ),
    )


# --- the effect -----------------------------------------------------------------------------------


def _rows_reached(weapon: WeaponCard, successes: int) -> list[int]:
    return [row.at for row in weapon.rows if row.at <= successes]


def _effect(state: State, frame: Attack, attacker: Character, weapon: WeaponCard) -> None:
    """BG-ATK-07, BG-ATK-08, BG-TEST-15: the highest effect reached, and only that."""
    reached = _rows_reached(weapon, frame.successes)
    facts = attack_facts(state, attacker, state.characters[frame.target], weapon, frame)
    if len(reached) > 1 and grant(state, "choose_row", facts, attacker):
        frame.asks = [attacker.seat]
        return
    _apply_row(state, frame, weapon, reached[-1] if reached else -1)


def _apply_row(state: State, frame: Attack, weapon: WeaponCard, row: int) -> None:
    frame.step = "resolved"
    frame.row = row
    rules = ("BG-ATK-07",) if row >= 0 else ("BG-ATK-08",)
    emit(
        state,
        AttackResolved(
            attacker=frame.attacker,
            target=frame.target,
            weapon=weapon.id,
            successes=frame.successes,
            row=max(0, row),
            rules=rules,
        ),
    )
    if row >= 0:
        push(
            state,
            Effect(
                program=row_program(weapon.id, row),
                actor=frame.attacker,
                source=weapon.id,
                target=frame.target,
            ),
        )


def _outcome(state: State, frame: Attack, kind: type[Outcome]) -> Outcome:
    """What the attack came to, as a moment."""
    return kind(
        frame.attacker,
        other=frame.target,
        weapon=frame.weapon,
        successes=frame.successes,
        faces=tuple(frame.faces),
        focused=frame.counted,
        caused=frame.caused,
        target_out=state.characters[frame.target].out,
        row=frame.row,
        distance=_distance(state, frame),
        flank=bool(frame.flank),
    )


def _distance(state: State, frame: Attack) -> float:
    """BG-RANGED-07: how far the target stood when it was attacked."""
    attacker = state.characters[frame.attacker]
    if not frame.place or not attacker.at:
        return 0.0
    field = field_of(state)
    return min(field.gap(node, field.nodes[frame.place]) for node in nodes_of(state, attacker))


# --- further targets ------------------------------------------------------------------------------


def _next_target(state: State, frame: Attack, attacker: Character, weapon: WeaponCard) -> None:
    """BG-AREA-02, BG-AREA-06: a new attack test against each further target, in the attacker's order."""
    frame.hit.append(frame.target)
    left = further_targets(state, frame)
    if not left:
        frame.step = "finished"
    elif len(left) == 1:
        _turn_to_target(state, frame, left[0].id)
    else:
        frame.asks = [attacker.seat]


def _turn_to_target(state: State, frame: Attack, target: str) -> None:
    """BG-AREA-08, BG-AREA-10: flank and cover are judged from where the initial target was aimed at."""
    frame.target = target
    chosen = weapon_of(state, frame.weapon).hits == "chosen"
    frame.origin = frame.centre if frame.initial != frame.attacker and not chosen else ""
    frame.successes, frame.row, frame.faces, frame.defence_mode = 0, -1, [], ""
    frame.flank = frame.behind = None
    frame.step = "roll"
    if chosen:
        frame.step, frame.place = "face", ""
    turn = turn_under_way(state)
    if turn is not None and turn.character == frame.attacker:
        _strike(state, frame, turn)
    event = FurtherTarget(attacker=frame.attacker, target=target, weapon=frame.weapon, rules=("BG-AREA-02",))
    emit(state, event)


# --- decisions ------------------------------------------------------------------------------------


def attack_decision(state: State, frame: Attack, seat: int) -> Decision:
    """Boosts, the defence, the row, the order of further targets."""
    weapon = weapon_of(state, frame.weapon)
    facts = {"attacker": frame.attacker, "target": frame.target, "weapon": frame.weapon}
    match frame.step:
        case "boost":
            boost = pending_boost(frame, weapon)
            assert boost is not None
            amounts = boost_amounts(state, frame, state.characters[frame.attacker], boost)
            options: list[Option] = [SpendAmount(n, boost.id) for n in amounts]
            return Decision(
                seat, "boost", options, (weapon.id,), facts | {"boost": boost.id, "pay": boost.pay}
            )
        case "defence":
            modes: list[Option] = [Defend(mode) for mode in _defence_modes(state, frame)]
            return Decision(seat, "defend", modes, ("BG-DEF-05",), facts | {"successes": frame.successes})
        case "effect":
            rows: list[Option] = [Choose(str(at)) for at in _rows_reached(weapon, frame.successes)]
            return Decision(seat, "row", rows, (weapon.id,), facts)
        case "next":
            targets: list[Option] = [Choose(c.id) for c in further_targets(state, frame)]
            return Decision(seat, "further_target", targets, ("BG-AREA-02",), facts)
        case "declared":
            kind = "aim" if weapon.aim else "targets"
            return Decision(seat, kind, aim_choices(state, frame), ("BG-AREA-03", weapon.id), facts)
        case "pay" | "paid" | "face" | "roll" | "rolled" | "defended" | "resolved":
            raise no_question(frame)
        case "finished" | "end":
            raise no_question(frame)
        case step:
            assert_never(step)


def attack_take(state: State, frame: Attack, seat: int, option: Option) -> None:
    """Carry the choice out."""
    weapon = weapon_of(state, frame.weapon)
    match option:
        case SpendAmount(amount=amount):
            boost = pending_boost(frame, weapon)
            assert boost is not None
            _buy(state, frame, state.characters[frame.attacker], boost, amount)
        case Defend(how=how):
            frame.defence_mode = how
        case Choose() | Stay() if frame.step == "declared":
            take_aim(frame, weapon, option)
        case Choose(what=what) if frame.step == "effect":
            _apply_row(state, frame, weapon, int(what))
        case Choose(what=what):
            _turn_to_target(state, frame, what)
        case _:
            raise AssertionError(f"no choice of an attack: {option}")
