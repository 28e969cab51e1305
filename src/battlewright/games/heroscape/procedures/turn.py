"""One turn: reveal a marker, powers, move, powers, attack, powers (HS-TURN).

The frame goes through its steps in order; at each moment the powers of the active card are offered. Turns
given by powers are turns of the same kind on top of this one.
"""

from __future__ import annotations

from typing import assert_never

from battlewright.games.heroscape.library import switch
from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.frames import Turn, Turns
from battlewright.games.heroscape.model.ids import Activation, activation
from battlewright.games.heroscape.model.options import Activate, Done, First, Skip, Use
from battlewright.games.heroscape.model.state import MOVING, State
from battlewright.games.heroscape.procedures.acting import use
from battlewright.games.heroscape.procedures.allegiance import move_card
from battlewright.games.heroscape.procedures.attack_step import attack_options, attack_step, take_attack
from battlewright.games.heroscape.procedures.beginning import begin
from battlewright.games.heroscape.procedures.bonding import bond_after, bond_before, bond_options, take_bond
from battlewright.games.heroscape.procedures.changes import emit
from battlewright.games.heroscape.procedures.moments import Chance, chances
from battlewright.games.heroscape.procedures.move_step import door_options, move_options, move_step, take_move
from battlewright.games.heroscape.procedures.rounds import immediate
from battlewright.games.heroscape.rules.table import alive, figures_of, turn_of, unit
from battlewright.games.heroscape.rules.turns import markers_for
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import nearest, no_question, pop, push
from battlewright.kernel.options import Option

AFTER = {  # the step that follows each moment at which powers are offered
    "revealed": "order",
    "before": "move",
    "after-move": "attack",
    "after-attack": "ending",
    "ending": "bond-after",
}


MOMENTS = {
    "revealed": "revealed",
    "before": "before-moving",
    "after-move": "after-moving",
    "after-attack": "after-attacking",
    "ending": "after-turn",
}


def turn_advance(state: State, frame: Turn) -> None:
    """Take the next step of the turn."""
    if state.result is not None:
        pop(state)
        return
    if frame.step != "reveal" and not _still_there(state, frame):
        _close(state, frame)
        return
    match frame.step:
        case "reveal":
            _reveal(state, frame)
        case "revealed" | "before" | "after-move" | "after-attack" | "ending":
            _offer(state, frame)
        case "order":
            _choose_order(state, frame)
        case "bond":
            bond_before(state, frame)
        case "begin":
            begin(state, frame)
        case "move":
            move_step(state, frame)
        case "attack":
            attack_step(state, frame)
        case "bond-after":
            bond_after(state, frame)
        case "again":
            _again(state, frame)
        case "end":
            _close(state, frame)
        case _ as never:
            assert_never(never)


def _still_there(state: State, frame: Turn) -> bool:
    """Whether the active card still has a figure under the player's control."""
    card = state.cards[frame.card]
    seat = card.seat if frame.card in frame.mine else frame.seat
    return card.seat == seat and alive(state, card)


def _close(state: State, frame: Turn) -> None:
    """HS-TURN-08, HS-ORDER-06: the marker stays open on the card; what was lent goes back with its own."""
    if frame.mine and frame.step != "end":
        frame.step = "end"
    if frame.lent >= 0:
        move_card(state, state.cards[frame.card], frame.lent)
        frame.lent = -1
    immediate(state)
    pop(state)
    _leave_out(state, frame)


def _leave_out(state: State, frame: Turn) -> None:
    """Whoever had a turn by a bond gets no second one in the turn that gave it; a unique card as a whole."""
    giver = turn_of(state)
    if giver is None or not frame.bonus or frame.by not in giver.used:
        return
    card = state.cards[frame.card]
    acted = frame.chosen
    if unit(state, card).card.rarity == "unique":
        acted = [figure.id for figure in figures_of(state, card)]
    giver.used += [f"!{name}" for name in acted]
    if card.unit == state.cards[giver.card].unit and card.seat == giver.seat:
        others = [f.id for f in figures_of(state, card) if f"!{f.id}" not in giver.used]
        giver.figures = others
        giver.step = giver.step if others else "end"


# --- revealing ------------------------------------------------------------------------------------


def _reveal(state: State, frame: Turn) -> None:
    """HS-TURN-04, HS-TURN-09: turn over the marker of this turn; a lost card means a lost turn.

    The numbers say which card acts when (HS-ORDER-04); no turn asks for an X (HS-ORDER-05).
    """
    if frame.card:
        _activate(state, frame, frame.card)
        return
    found = markers_for(state, frame.seat, _number(state))
    if not found:
        emit(state, events.TurnLost(seat=frame.seat, rules=("HS-TURN-09",)))
        pop(state)
    elif switch(state, "v_marker_scheme") == "flexible" or len(found) > 1:
        frame.asks = [frame.seat]
    else:
        _turn_over(state, frame, *found[0])


def _number(state: State) -> int:
    turns = nearest(state, Turns)
    return turns.number if turns is not None else 1


def _turn_over(state: State, frame: Turn, marker: str, name: str, count: int = 1) -> None:
    card = state.cards[name]
    frame.marker = marker
    for _ in range(count if marker else 0):
        card.markers.remove(marker)
        card.shown.append(marker)
    if marker == "o":
        frame.multiple = count  # HSV-FLEX-05
        card.shown = []
    if marker:
        rules = ("HS-TURN-04", "HS-TURN-08")
        emit(state, events.MarkerRevealed(seat=frame.seat, marker=marker, card=name, rules=rules))
    _activate(state, frame, name)


def _activate(state: State, frame: Turn, name: str) -> None:
    frame.card = name
    if not frame.bonus:
        for figure in state.figures.values():
            if figure.seat == frame.seat and figure.hidden != MOVING:
                figure.hidden = ""  # `Hide`
    emit(state, events.TurnBegan(seat=frame.seat, card=name, why=frame.by, rules=("HS-TURN-04",)))
    frame.step = "begin" if frame.bonus else "revealed"


# --- powers at a moment ---------------------------------------------------------------------------


def _offer(state: State, frame: Turn) -> None:
    """Use mandatory powers, ask about the others, or go on."""
    open_now = _chances(state, frame)
    forced = [chance for chance in open_now if chance.action.mandatory]
    if forced:
        use(state, frame, forced[0])
    elif open_now:
        frame.asks = [frame.seat]
    else:
        _next_moment(state, frame)


def _chances(state: State, frame: Turn) -> list[Chance]:
    return chances(state, frame, MOMENTS[frame.step])


def _next_moment(state: State, frame: Turn) -> None:
    after = AFTER[frame.step]
    if frame.attack_first:
        swapped = {"before": "after-move", "after-attack": "move"}  # HSV-TURN-02
        after = swapped.get(frame.step, after)
    frame.step = after  # type: ignore[assignment]


# --- order of the steps, bonds --------------------------------------------------------------------


def _choose_order(state: State, frame: Turn) -> None:
    """HSV-TURN-01: with the variant the player may attack before moving."""
    if switch(state, "v_attack_first") == "on" and frame.attack_first is None:
        frame.asks = [frame.seat]
    else:
        frame.step = "bond"


def _again(state: State, frame: Turn) -> None:
    """Further turns with the same card."""
    if frame.again:
        power = frame.again.pop(0)
        again = list(frame.again)
        used = [name for name in frame.used if name.startswith("!")]
        frame.step = "end"
        push(state, Turn(seat=frame.seat, card=frame.card, bonus=True, by=power, again=again, used=used))
    else:
        frame.step = "end"


# --- decisions ------------------------------------------------------------------------------------


def turn_decision(state: State, frame: Turn, seat: int) -> Decision:
    """What the player whose turn it is may choose."""
    facts = {"card": frame.card, "marker": frame.marker}
    match frame.step:
        case "reveal":
            return Decision(seat, "activate", _reveal_options(state, frame), ("HS-TURN-04",), facts)
        case "order":
            return Decision(seat, "first", [First("move"), First("attack")], ("HSV-TURN-01",), facts)
        case "bond" | "bond-after":
            when = ("after",) if frame.step == "bond-after" else ("before", "instead")
            bonds = bond_options(state, frame, when)
            return Decision(seat, "bond", [*bonds, Skip()], ("HS-SPECIAL-01",), facts)
        case "move":
            return Decision(seat, "move", move_options(state, frame), ("HS-TURN-06",), facts)
        case "attack":
            options = list(attack_options(state, frame))
            options += door_options(state, frame)
            return Decision(seat, "attack", [*options, Done()], ("HS-TURN-07", "HS-ATTACK-01"), facts)
        case "revealed" | "before" | "after-move" | "after-attack" | "ending":
            uses: list[Option] = [Use(c.power, c.figure.id) for c in _chances(state, frame)]
            return Decision(seat, "power", [*uses, Skip()], ("HS-SPECIAL-01",), facts)
        case "begin" | "again" | "end":
            raise no_question(frame)
        case _ as never:
            assert_never(never)


def _reveal_options(state: State, frame: Turn) -> list[Option]:
    found = markers_for(state, frame.seat, _number(state))
    if switch(state, "v_marker_scheme") == "flexible":
        return [
            Activate(name, str(n)) for _, name in found for n in range(1, len(state.cards[name].markers) + 1)
        ]
    return [Activate(Activation(marker, name).text) for marker, name in found]


def turn_take(state: State, frame: Turn, seat: int, option: Option) -> None:
    """Carry out a choice of the turn."""
    match frame.step:
        case "reveal":
            assert isinstance(option, Activate)
            if option.markers:
                _turn_over(state, frame, "o", option.card, int(option.markers))
            else:
                _turn_over(state, frame, *activation(option.card))
        case "order":
            assert isinstance(option, First)
            frame.attack_first = option.what == "attack"
            frame.step = "bond"
        case "bond" | "bond-after":
            take_bond(state, frame, option)
        case "move":
            take_move(state, frame, option)
        case "attack":
            take_attack(state, frame, option)
        case "revealed" | "before" | "after-move" | "after-attack" | "ending":
            _take_power(state, frame, option)
        case "begin" | "again" | "end":
            raise no_question(frame)
        case _ as never:
            assert_never(never)


def _take_power(state: State, frame: Turn, option: Option) -> None:
    if isinstance(option, Use):
        chance = next(
            c for c in _chances(state, frame) if (c.power, c.figure.id) == (option.power, option.figure)
        )
        use(state, frame, chance)
    else:
        _next_moment(state, frame)
