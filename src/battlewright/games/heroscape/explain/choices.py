"""Why not this answer to the question that is open: targets, dice, the order of steps, being done."""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.games.heroscape.explain.acting import pending_denial, turn_denial
from battlewright.games.heroscape.explain.intents import (
    ArmyIntent,
    AttackIntent,
    BondIntent,
    CarryIntent,
    DoorIntent,
    DraftIntent,
    EndIntent,
    FirstIntent,
    GlyphIntent,
    Intent,
    MoveIntent,
    OrderIntent,
    PickIntent,
    PlaceIntent,
    PowerIntent,
    PushIntent,
    RerollIntent,
    RevealIntent,
    RotateIntent,
    ShoveIntent,
    TargetIntent,
)
from battlewright.games.heroscape.explain.names import UnknownNameError
from battlewright.games.heroscape.library import switch
from battlewright.games.heroscape.model import options as taken
from battlewright.games.heroscape.model.frames import Act, Dice, FreeMoves, GlyphPower, Turn
from battlewright.games.heroscape.model.ids import activation, glyph_letter
from battlewright.games.heroscape.model.state import State
from battlewright.games.heroscape.procedures.dice import points_for
from battlewright.games.heroscape.procedures.registry import PROCEDURES
from battlewright.games.heroscape.rules.table import turn_of
from battlewright.kernel.decisions import Decision
from battlewright.kernel.denial import Denial
from battlewright.kernel.frames import top
from battlewright.kernel.options import Option, OptionReader, UnreadableOption

ENDS = (
    taken.Done,
    taken.Skip,
    taken.Stay,
    taken.Keep,
    taken.Complete,
    taken.Accept,
    taken.AutoPlace,
)  # options that leave something as it is, or to itself
_READER = OptionReader(taken.HeroscapeOption)


def open_decision(state: State, seat: int) -> Decision | None:
    """The question a seat is asked, if it is asked one."""
    frame = top(state)
    decide = PROCEDURES[type(frame)].decision if frame is not None else None
    if frame is None or decide is None or seat not in frame.asks:
        return None
    return decide(state, frame, seat)


def first(state: State, seat: int, intent: FirstIntent) -> Iterator[Denial | None]:
    """HSV-TURN-01: only with the variant, once a turn, before anything is done."""
    if intent.what not in ("move", "attack"):
        raise UnknownNameError(f"no step {intent.what!r}; there are: move, attack")
    if switch(state, "v_attack_first") == "off":
        yield Denial("HSV-TURN-01", {"unknown": True})
        return
    yield turn_denial(state, seat, "order")


def reroll(state: State, seat: int, intent: RerollIntent) -> Iterator[Denial | None]:
    """HSV-POWER-01, HSV-POWER-02: a point of the card that rolled, right after its roll."""
    frame = top(state)
    if switch(state, "v_power_points") == "off":
        yield Denial("HSV-POWER-02", {"unknown": True})
    elif not isinstance(frame, Dice) or seat not in frame.asks:
        yield Denial("HSV-POWER-02", {})
    elif intent.card not in points_for(state, frame):
        yield Denial("HSV-POWER-01", {"card": intent.card})


def target(state: State, seat: int, intent: TargetIntent) -> Iterator[Denial | None]:
    """Whoever is chosen must be one of those the question is about."""
    decision = open_decision(state, seat)
    if decision is None:
        yield _not_asked(state, seat)
        return
    offered = [option.target for option in decision.options if isinstance(option, taken.Target)]
    if intent.target not in offered:
        rule = decision.rules[0] if decision.rules else "HS-TURN-03"
        yield Denial(rule, {"target": intent.target, "offered": offered})


def end(state: State, seat: int, intent: EndIntent) -> Iterator[Denial | None]:
    """Where something must be chosen, nothing is no answer."""
    decision = open_decision(state, seat)
    if decision is None:
        yield _not_asked(state, seat)
    elif not any(isinstance(option, ENDS) for option in decision.options):
        yield Denial(decision.rules[0] if decision.rules else "HS-TURN-03", {"needed": True})


def _not_asked(state: State, seat: int) -> Denial:
    """HS-TURN-02, HS-TURN-03: others are asked now."""
    turn = turn_of(state)
    if turn is not None and turn.seat != seat:
        return Denial("HS-TURN-02", {"seat": turn.seat, "acting": turn.card})
    return pending_denial(top(state))


# --- any option -----------------------------------------------------------------------------------


def read(text: str) -> Option:
    """The option a text form stands for."""
    try:
        return _READER.read(text)
    except UnreadableOption as error:
        raise UnknownNameError(str(error)) from None


def other(state: State, seat: int, option: Option) -> Iterator[Denial | None]:
    """An option that is an answer to one question only: offered now, or not."""
    decision = open_decision(state, seat)
    if decision is None:
        yield _not_asked(state, seat)
    elif option not in decision.options:
        power = option.power if isinstance(option, taken.Use) and "/" in option.power else ""
        yield Denial(power or (decision.rules[0] if decision.rules else "HS-TURN-03"), {"moment": True})


def meant(state: State, option: Option) -> Intent | None:
    """What a player who takes an option has in mind."""
    frame = top(state)
    if isinstance(option, ENDS):
        return EndIntent()
    match option:
        case taken.Strike(figure=figure, target=aim, power=power):
            return AttackIntent(figure, aim, power)
        case taken.Go(to=to):
            return MoveIntent(getattr(frame, "figure", ""), to[0])
        case taken.PickFigure(figure=figure) if not isinstance(frame, FreeMoves):
            return PickIntent(figure)
        case taken.Carry(figure=carried):
            return CarryIntent(getattr(frame, "figure", ""), carried)
        case taken.Turnabout(figure=figure) | taken.Flip(figure=figure):
            return RotateIntent(figure)
        case taken.WorkDoor(door=door):
            return DoorIntent(door)
        case taken.ShoveAt(figure=figure, target=aim):
            return ShoveIntent(figure, aim)
        case taken.Push(spaces=spaces):
            return PushIntent(spaces)
        case taken.PlaceAt(figure=figure, at=at):
            return PlaceIntent(figure, at[0])
        case _:
            return _about_cards(state, option) or _about_powers(state, option)


def _about_cards(state: State, option: Option) -> Intent | None:
    frame = top(state)
    match option:
        case taken.TakeArmy(army=army):
            return ArmyIntent(army)
        case taken.Pick(card=card):
            return DraftIntent(card)
        case taken.Order(marker=marker, card=card):
            return OrderIntent(card, marker)
        case taken.First(what=what):
            return FirstIntent(what)
        case taken.Reroll(card=card):
            return RerollIntent(card)
        case taken.Activate(card=card):
            name = activation(card).card
            opening = isinstance(frame, Turn) and frame.step == "reveal"
            return RevealIntent(name) if opening else BondIntent(name)
        case _:
            return None


def _about_powers(state: State, option: Option) -> Intent | None:
    frame = top(state)
    glyph = frame.at if isinstance(frame, GlyphPower) else ""
    match option:
        case taken.Use(power=power) if glyph_letter(power):
            return GlyphIntent(glyph) if glyph else None
        case taken.Use(power=power, figure=figure) if _at_will(state, power, figure):
            return PowerIntent(figure, power)
        case taken.Target(target=aim) if glyph:
            return GlyphIntent(glyph, aim)
        case taken.Target(target=aim) if isinstance(frame, Act) and aim in state.figures:
            return PowerIntent(frame.figure, frame.power, aim)
        case taken.Target(target=aim):
            return TargetIntent(aim)
        case _:
            return None


def _at_will(state: State, power: str, figure: str) -> bool:
    """Whether using a power is something a figure does by itself, not the answer to something else."""
    return "/" in power and bool(figure) and isinstance(top(state), Turn | Act)
