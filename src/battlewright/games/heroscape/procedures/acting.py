"""Powers that are used at a moment: choose targets, roll, carry out the row (`Action`)."""

from __future__ import annotations

from typing import assert_never

from battlewright.games.heroscape.model import cards, events
from battlewright.games.heroscape.model.cards import Action, AnyEffect
from battlewright.games.heroscape.model.frames import Act, Turn
from battlewright.games.heroscape.model.options import Skip, Target, Use
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.procedures.changes import emit, faces_of, roll, roll_d20
from battlewright.games.heroscape.procedures.consequences.venom import venom_advance
from battlewright.games.heroscape.procedures.effects import (
    asks,
    burst_victims,
    burst_wounds,
    carry_out,
    extra_wounds,
    hurt_by_burst,
    name_options,
)
from battlewright.games.heroscape.procedures.moments import (
    Chance,
    action_of,
    aims,
    mark_used,
    needs_roll,
    row_for,
    table_for,
)
from battlewright.games.heroscape.rules.filters import stands_on
from battlewright.games.heroscape.rules.numbers import count, d20_tally
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import pop, push
from battlewright.kernel.options import Option
from battlewright.kernel.tally import Modifier

OUTSIDE = (
    "round-start",
    "game-start",
    "orders-placed",
)  # moments outside a turn: the power itself is asked about
AFTER_ATTACK = ("after-wounding", "on-kill", "survived", "attacking", "hurt", "defended", "defending")


def use(state: State, turn: Turn, chance: Chance) -> None:
    """A power is used in a turn."""
    mark_used(state, chance.figure, chance.power, chance.action, turn)
    push(state, Act(seat=turn.seat, figure=chance.figure.id, power=chance.power, part=chance.part))


def act_advance(state: State, frame: Act) -> None:
    """Take the next step of the power."""
    if frame.part < 0:
        venom_advance(state, frame)
        return
    action = action_of(state, frame.power, frame.part)
    match frame.step:
        case "target":
            _choose(state, frame, action)
        case "next":
            _next(state, frame, action)
        case "roll":
            _roll(state, frame, action)
        case "rolled":
            _rolled(state, frame, action)
        case "effect":
            _effect(state, frame, action)
        case "extra":
            extra_wounds(state, frame)
        case "burst":
            burst_wounds(state, frame)
        case "end":
            pop(state)
        case _ as never:
            assert_never(never)


# --- whether and on whom --------------------------------------------------------------------------


def _choose(state: State, frame: Act, action: Action) -> None:
    figure = state.figures[frame.figure]
    if _asks_first(action, frame):
        frame.asks = [frame.seat]
        return
    if action.everyone:
        frame.targets = [other.id for other in aims(state, figure, action)]
    elif action.target is not None and not frame.targets:
        if _names(action):
            frame.step = "next"
            return
        open_ = aims(state, figure, action)
        if action.mandatory and action.after_way and len(open_) == 1:
            frame.targets = [open_[0].id]
        elif open_:
            frame.asks = [frame.seat]
            return
        else:
            frame.step = "end"
            return
    frame.step = "next"
    _told(state, frame)


def _asks_first(action: Action, frame: Act) -> bool:
    """Outside a turn, and after an attack, an optional power is asked about before anything else."""
    outside = action.moment in OUTSIDE or (action.moment in AFTER_ATTACK and not action.another)
    return outside and not action.mandatory and not frame.extra.get("asked")


def _names(action: Action) -> bool:
    return any(isinstance(effect, cards.NameCard) for row in action.rows for effect in row.effects)


def _told(state: State, frame: Act) -> None:
    target = frame.targets[0] if len(frame.targets) == 1 else ""
    emit(state, events.PowerUsed(figure=frame.figure, power=frame.power, target=target, rules=(frame.power,)))


def act_decision(state: State, frame: Act, seat: int) -> Decision:
    """Use it or not; on whom; which card to name; what an effect asks."""
    action = action_of(state, frame.power, frame.part)
    facts = {"figure": frame.figure, "power": frame.power}
    rules = (frame.power,)
    if frame.step == "burst":
        hit = [Target(name) for name in burst_victims(state, frame)]
        return Decision(seat, "victim", hit, rules, facts | {"left": frame.extra["skulls"]})
    if frame.step == "effect":
        named = [Target(name) for name in name_options(state, frame, _current(state, frame, action))]
        return Decision(seat, "name", named, rules, facts)
    if _asks_first(action, frame):
        return Decision(seat, "power", [Use(frame.power, frame.figure), Skip()], rules, facts)
    found = aims(state, state.figures[frame.figure], action)
    options: list[Option] = [Target(other.id) for other in found if other.id not in frame.targets]
    if frame.targets or not action.mandatory:
        options.append(Skip())
    return Decision(seat, "target", options, rules, facts)


def act_take(state: State, frame: Act, seat: int, option: Option) -> None:
    """Take the player's choice."""
    action = action_of(state, frame.power, frame.part)
    if frame.step == "burst":
        assert isinstance(option, Target)
        hurt_by_burst(state, frame, option.target)
        return
    if frame.step == "effect":
        assert isinstance(option, Target)
        frame.extra["named"] = list(name_options(state, frame, _current(state, frame, action))).index(
            option.target
        )
        return
    if _asks_first(action, frame):
        frame.extra["asked"] = 1
        if isinstance(option, Use):
            mark_used(state, state.figures[frame.figure], frame.power, action, None)
        else:
            frame.step = "end"
        return
    if isinstance(option, Target):
        frame.targets.append(option.target)
        left = [f for f in aims(state, state.figures[frame.figure], action) if f.id not in frame.targets]
        if len(frame.targets) < action.count and left:
            frame.asks = [seat]
            return
    if frame.targets:
        _told(state, frame)
        frame.step = "next"
    else:
        frame.step = "end"


def _next(state: State, frame: Act, action: Action) -> None:
    """One target after the other; an action without target is carried out once."""
    if action.target is None or _names(action):
        if frame.extra.get("done"):
            frame.step = "end"
            return
        frame.extra["done"] = 1
        frame.step = "roll"
        return
    while frame.targets:
        frame.target = frame.targets.pop(0)
        gone = state.figures[frame.target].place != "board"
        if not gone or (action.moment == "on-kill" and not action.another):
            frame.step = "roll"
            return
    frame.step = "end"


# --- the roll -------------------------------------------------------------------------------------


def _roll(state: State, frame: Act, action: Action) -> None:
    rows = table_for(action, state, state.figures.get(frame.target))
    frame.step = "rolled"
    user = state.figures[frame.figure]
    if action.crest_dice:
        roll(state, action.crest_dice, frame.power, user, rules=(frame.power,))
    elif needs_roll(rows):
        roll_d20(state, frame.power, user, rules=(frame.power,))
    else:
        state.reply = []


def _rolled(state: State, frame: Act, action: Action) -> None:
    """Find the row that the result falls into."""
    user = state.figures[frame.figure]
    target = state.figures.get(frame.target)
    rows = table_for(action, state, target)
    faces = faces_of(state)
    state.reply = None
    if action.crest_dice:
        frame.roll = faces.count(1)
        row = row_for(rows, frame.roll) if frame.roll else -1
    elif needs_roll(rows):
        total = d20_tally(state, user, faces[0], frame.power).plus(
            *extra_roll(state, frame, action, user, target)
        )
        frame.roll = total.total
        row = row_for(rows, frame.roll)
        worked = row >= 0 and bool(rows[row].effects)
        emit(
            state,
            events.PowerResult(
                power=frame.power, roll=faces[0], total=total, worked=worked, rules=(frame.power,)
            ),
        )
    else:
        row = 0
    if row < 0 or not rows[row].effects:
        frame.step = "next"
        return
    frame.effects = [int(rows is action.hero_rows), row, 0]
    frame.step = "effect"


def extra_roll(
    state: State, frame: Act, action: Action, user: Figure, target: Figure | None
) -> tuple[Modifier, ...]:
    """What a power adds to its own d20: by what it counts, and by the ground."""
    more = count(state, user, target, action.d20_plus, action.of, None) if action.d20_plus else 0
    more += max(
        (by for terrain, by in action.plus_on.items() if stands_on(state, user, (terrain,))), default=0
    )
    return (Modifier(more, frame.power),) if more else ()


# --- effects --------------------------------------------------------------------------------------


def _current(state: State, frame: Act, action: Action) -> AnyEffect:
    hero, row, number = frame.effects
    rows = action.hero_rows if hero else action.rows
    return rows[row].effects[number]


def _effect(state: State, frame: Act, action: Action) -> None:
    hero, row, number = frame.effects
    effects = (action.hero_rows if hero else action.rows)[row].effects
    if number >= len(effects):
        frame.step = "next"
        return
    effect = effects[number]
    if "named" not in frame.extra and asks(state, frame, effect):
        frame.asks = [frame.seat]
        return
    frame.effects = [hero, row, number + 1]
    carry_out(state, frame, effect)
