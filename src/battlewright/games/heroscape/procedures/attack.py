"""An attack from its declaration to the last wound (HS-ATTACK, HS-DICE, HS-AREA, HS-SPECIAL)."""

from __future__ import annotations

from msgspec import UNSET

from battlewright.games.heroscape.library import switch
from battlewright.games.heroscape.model import cards, events
from battlewright.games.heroscape.model.cards import SpecialAttack, Swap
from battlewright.games.heroscape.model.frames import Act, Attack
from battlewright.games.heroscape.model.options import Done, Target
from battlewright.games.heroscape.model.replies import AttackResult
from battlewright.games.heroscape.model.state import MOVING, Figure, State
from battlewright.games.heroscape.procedures.aftermath import after, counter
from battlewright.games.heroscape.procedures.changes import BLANK, emit, faces_of, roll, roll_d20, skulls_in
from battlewright.games.heroscape.procedures.defending import defend, defended, hit, wounded
from battlewright.games.heroscape.rules.areas import AreaRules, area_of
from battlewright.games.heroscape.rules.attack import attack_denial
from battlewright.games.heroscape.rules.clashes import (
    area_choices,
    attack_dice,
    smoke_of,
    special_of,
    special_used,
    there,
)
from battlewright.games.heroscape.rules.conditions import Clash
from battlewright.games.heroscape.rules.engagement import adjacent, base_of, distance, height_of, neighbours
from battlewright.games.heroscape.rules.filters import fits, powerless, reaches
from battlewright.games.heroscape.rules.numbers import automatic, d20_tally
from battlewright.games.heroscape.rules.swapping import swap_denial
from battlewright.games.heroscape.rules.table import on_board, turn_of, unit
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import pop, push, step_table
from battlewright.kernel.options import Option


def attack_advance(state: State, frame: Attack) -> None:
    """Take the next step of the attack; it is over before another one begins (HS-ATTACK-04)."""
    STEPS[frame.step](state, frame)


# --- declaring ------------------------------------------------------------------------------------


def _declare(state: State, frame: Attack) -> None:
    """HS-ATTACK-01, HS-RANGE-04: who attacks whom with what, near or from afar."""
    if frame.origin:
        frame.step = "roll"
        return
    attacker = state.figures[frame.attacker]
    if frame.answered and isinstance(state.reply, list):
        _smoke_result(state, frame, attacker)
        return
    if _smoke(state, frame, attacker):
        return
    target = state.figures.get(frame.target)
    away = distance(state, attacker, target) if target else 1
    close = target is None or adjacent(state, attacker, target)
    emit(
        state,
        events.AttackDeclared(
            attacker=attacker.id,
            target=frame.target,
            power=frame.power,
            distance=away,
            close=close,
            rules=("HS-ATTACK-01", "HS-RANGE-04", *((frame.power,) if frame.power else ())),
        ),
    )
    if attacker.hidden == MOVING:
        attacker.hidden = ""  # `Hide`
    frame.step = "extra"
    _before_rolling(state, frame, attacker, target)


def _before_rolling(state: State, frame: Attack, attacker: Figure, target: Figure | None) -> None:
    """Powers that may be used before the dice of a normal attack are rolled (`attacking`)."""
    if frame.power or target is None or powerless(state, attacker):
        return
    for power, number, action in unit(state, attacker).actions.get("attacking", ()):
        fit = action.target is None or fits(state, attacker.seat, target, action.target)
        fit = fit and reaches(state, attacker, target, action.reach)
        swaps = any(isinstance(effect, Swap) for row in action.rows for effect in row.effects)
        if fit and not (swaps and swap_denial(state, attacker, target, power)):
            act = Act(seat=attacker.seat, figure=attacker.id, power=power, part=number)
            act.targets = [target.id]
            push(state, act)


def _smoke(state: State, frame: Attack, attacker: Figure) -> bool:
    """Roll for a power that hides the target, if there is one."""
    found = smoke_of(state, frame, attacker)
    if found is None:
        return False
    figure, power, _ = found
    frame.answered = [figure.id, power]
    roll_d20(state, power, figure, rules=(power,))
    return True


def _smoke_result(state: State, frame: Attack, attacker: Figure) -> None:
    name, power = frame.answered[:2]
    source = state.figures[name]
    part = next(p for found, p in unit(state, source).parts[cards.Smoke] if found == power)
    face = faces_of(state)[0]
    state.reply = None
    result = d20_tally(state, source, face, power)
    worked = result.total >= part.least
    emit(state, events.PowerResult(power=power, roll=face, total=result, worked=worked, rules=(power,)))
    if not worked:
        return
    agents = [f for f in on_board(state) if f.unit == source.unit and f.seat == source.seat]
    beside = {n.id for f in agents for n in neighbours(state, f) if n.seat == source.seat}
    hidden = sorted({f.id for f in agents} | beside)
    turn = turn_of(state)
    if turn is not None:
        turn.hidden += hidden
        turn.attacked[attacker.id] = max(0, turn.attacked.get(attacker.id, 1) - 1)
        turn.attacking = [pair for pair in turn.attacking if pair != [attacker.id, frame.target]]
    emit(state, events.Hidden(figures=tuple(hidden), source=power, rules=(power,)))
    pop(state, AttackResult())


def widen(state: State, frame: Attack) -> None:
    """Whom else the attack hits: all around, along a line, or as the attacker chooses."""
    special = special_of(state, frame)
    attacker = state.figures[frame.attacker]
    if frame.swapped and attack_denial(state, attacker, state.figures[frame.target]) is not None:
        pop(state, AttackResult())
        return
    area = area_of(special) if special is not None else None
    if special is not None and area is not None:
        if area.aims is not None:
            frame.left = area.victims(state, attacker, frame.target, special)
            frame.target = frame.left[0]
        else:
            _gather(state, frame, attacker, special, area)
            if not frame.chosen:
                frame.asks = [attacker.seat]
                return
    frame.step = "roll"


def _gather(state: State, frame: Attack, attacker: Figure, special: SpecialAttack, area: AreaRules) -> None:
    """HS-AREA-01, HS-AREA-02: the primary target, then those around it; the place it stands is the origin."""
    if frame.left:
        return
    around = area.victims(state, attacker, frame.target, special)
    primary = state.figures.get(frame.target)
    if primary is not None:
        frame.origin_base, frame.origin_height = base_of(state, primary), height_of(state, primary)
        frame.beside_origin = [n.id for n in neighbours(state, primary)]
    asks = area.choices is not None
    frame.left = [frame.target] if asks else [frame.target, *around]
    frame.chosen = not asks or not around


def _roll(state: State, frame: Attack) -> None:
    if not frame.left:
        frame.left = [frame.target]
    frame.step = "rolled"
    roller = None if frame.origin else state.figures[frame.attacker]
    roll(state, attack_dice(state, frame).total, "attack", roller, rules=("HS-DICE-01",))


def _rolled(state: State, frame: Attack) -> None:
    """HS-DICE-01, HS-DICE-04: count the skulls, and what powers make of them."""
    frame.faces = faces_of(state)
    wild = switch(state, "v_blank_wild") == "on" and frame.origin != "HSV-UNIT-03"
    frame.skulls = skulls_in(frame.faces, wild)
    frame.all_skulls = bool(frame.faces) and frame.skulls == len(frame.faces)
    if not frame.origin:
        attacker = state.figures[frame.attacker]
        kind = "special" if frame.power else "normal"
        clash = Clash(state.figures.get(frame.target), kind, attacking=True)
        if not frame.power:
            crests = 0 if wild else frame.faces.count(BLANK)
            more = crests * automatic(state, attacker, "crest-skulls", clash).total
            frame.skulls += frame.skulls * automatic(state, attacker, "skull-value", clash).total
            frame.skulls += more + automatic(state, attacker, "auto-skulls", clash).total
    emit(
        state,
        events.AttackRolled(
            attacker=frame.attacker,
            target=frame.target,
            dice=attack_dice(state, frame),
            faces=tuple(frame.faces),
            skulls=frame.skulls,
            rules=("HS-DICE-01", "HS-DICE-04"),
        ),
    )
    frame.step = "next"


# --- the defenders, one after the other -----------------------------------------------------------


def _next(state: State, frame: Attack) -> None:
    """HS-DICE-03: the primary target first, then the others as the attacker likes."""
    frame.left = [name for name in frame.left if there(state, name)]
    if not frame.left:
        frame.step = "end"
    elif frame.target in frame.left:
        _face(frame, frame.target)
    elif len(frame.left) == 1 or frame.origin:
        _face(frame, frame.left[0])
    else:
        frame.step = "order"


def _face(frame: Attack, name: str) -> None:
    frame.left.remove(name)
    frame.current, frame.shields, frame.wounds, frame.answered = name, 0, 0, []
    frame.kept, frame.rerolled, frame.braced = [], False, UNSET
    frame.step = "hit"


def _end(state: State, frame: Attack) -> None:
    result = AttackResult(
        wounds=frame.total,
        destroyed=list(frame.destroyed),
        skulls=skulls_in(frame.faces),
        all_skulls=frame.all_skulls,
    )
    pop(state, result)


def _ask_order(state: State, frame: Attack) -> None:
    frame.asks = [state.figures[frame.attacker].seat]


STEPS = step_table(
    Attack,
    {
        "declared": _declare,
        "extra": widen,
        "roll": _roll,
        "rolled": _rolled,
        "next": _next,
        "order": _ask_order,
        "hit": hit,
        "defend": defend,
        "defended": defended,
        "wounded": wounded,
        "counter": counter,
        "after": after,
        "end": _end,
    },
)


# --- decisions of the attacker --------------------------------------------------------------------


def attack_decision(state: State, frame: Attack, seat: int) -> Decision:
    """Further victims of an area, or who defends next."""
    facts = {"attacker": frame.attacker, "target": frame.target, "power": frame.power}
    if frame.step == "order":
        return Decision(seat, "defender", [Target(name) for name in frame.left], ("HS-DICE-03",), facts)
    options: list[Option] = [Target(name) for name in _open_choices(state, frame)]
    return Decision(seat, "victim", [*options, Done()], (frame.power, "HS-AREA-02"), facts)


def attack_take(state: State, frame: Attack, seat: int, option: Option) -> None:
    """Take the attacker's choice."""
    if frame.step == "order":
        assert isinstance(option, Target)
        _face(frame, option.target)
        return
    if isinstance(option, Target):
        frame.left += area_choices(state, frame)[option.target]
        frame.chosen = _is_full(state, frame)
    else:
        frame.chosen = True


def _open_choices(state: State, frame: Attack) -> list[str]:
    """What can still be chosen in an area."""
    return [name for name, adds in area_choices(state, frame).items() if not set(adds) <= set(frame.left)]


def _is_full(state: State, frame: Attack) -> bool:
    """Whether nobody can be added to an area any more."""
    special = special_used(state, frame)
    area = area_of(special)
    most = area.most(special) if area is not None and area.most is not None else 0
    return len(frame.left) - 1 >= most or not _open_choices(state, frame)
