"""One turn: reveal a marker, powers, move, powers, attack, powers (HS-TURN).

The frame goes through its steps in order; at each moment the powers of the active card are offered. Turns
given by powers are turns of the same kind on top of this one.
"""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.games.heroscape.library import switch
from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.cards import Bond, MoveRoll
from battlewright.games.heroscape.model.frames import (
    Act,
    Attack,
    FreeMoves,
    Moving,
    Offering,
    Shove,
    Special,
    Turn,
    Turns,
)
from battlewright.games.heroscape.model.options import (
    Activate,
    Done,
    First,
    PickFigure,
    ShoveAt,
    Skip,
    Strike,
    Turnabout,
    Use,
    WorkDoor,
)
from battlewright.games.heroscape.model.state import Card, Figure, State
from battlewright.games.heroscape.procedures.effects import move_card
from battlewright.games.heroscape.procedures.moments import Chance, chances, mark_used
from battlewright.games.heroscape.procedures.rounds import immediate
from battlewright.games.heroscape.procedures.telling import faces_of, roll, tell
from battlewright.games.heroscape.rules.attack import (
    joined,
    object_denial,
    objects,
    special_join_denial,
    special_targets,
    spent_denial,
    targets,
    usable_specials,
)
from battlewright.games.heroscape.rules.beginnings import note_beginning
from battlewright.games.heroscape.rules.bonds import bond_cards, bonded_figures, bonds_of
from battlewright.games.heroscape.rules.doors import doors_in_hand
from battlewright.games.heroscape.rules.engagement import adjacent
from battlewright.games.heroscape.rules.numbers import d20_tally, range_tally
from battlewright.games.heroscape.rules.shoving import shove_denial
from battlewright.games.heroscape.rules.table import alive, enemies, figures_of, turn_of, unit
from battlewright.games.heroscape.rules.turns import (
    active_cards,
    actors,
    any_movable,
    attack_turn_denial,
    markers_for,
    may_rotate,
    movable,
    swarm_of,
)
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import pop, push
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
            _bond_before(state, frame)
        case "begin":
            _begin(state, frame)
        case "move":
            _move_step(state, frame)
        case "attack":
            _attack_step(state, frame)
        case "bond-after":
            _bond_after(state, frame)
        case "again":
            _again(state, frame)
        case "end":
            _close(state, frame)


def _still_there(state: State, frame: Turn) -> bool:
    """Whether the active card still has a figure under the player's control."""
    card = state.cards[frame.card]
    seat = card.seat if frame.card in frame.mine else frame.seat
    return card.seat == seat and alive(state, card)


def _close(state: State, frame: Turn) -> None:
    """HS-TURN-08: the marker stays open on the card; what was lent goes back."""
    if frame.mine and frame.step != "end":
        frame.step = "end"
    if frame.lent >= 0:
        move_card(state, state.cards[frame.card], frame.lent)
        frame.lent = -1
    immediate(state)
    pop(state)
    _leave_out(state, frame)


def _leave_out(state: State, frame: Turn) -> None:
    """Whoever has acted in a turn given by a bond does not act again in the turn that gave it."""
    giver = turn_of(state)
    if giver is None or not frame.bonus or frame.by not in giver.used:
        return
    giver.used += [f"!{name}" for name in frame.chosen]
    card = state.cards[frame.card]
    if card.unit == state.cards[giver.card].unit and card.seat == giver.seat:
        others = [f.id for f in figures_of(state, card) if f"!{f.id}" not in giver.used]
        giver.figures = others
        giver.step = giver.step if others else "end"


# --- revealing ------------------------------------------------------------------------------------


def _reveal(state: State, frame: Turn) -> None:
    """HS-TURN-04, HS-TURN-09: turn over the marker of this turn; a lost card means a lost turn."""
    if frame.card:
        _activate(state, frame, frame.card)
        return
    found = markers_for(state, frame.seat, _number(state))
    if not found:
        tell(state, events.TurnLost(seat=frame.seat, rules=("HS-TURN-09",)))
        pop(state)
    elif switch(state, "v_marker_scheme") == "flexible" or len(found) > 1:
        frame.asks = [frame.seat]
    else:
        _turn_over(state, frame, *found[0])


def _number(state: State) -> int:
    for frame in reversed(state.stack):
        if isinstance(frame, Turns):
            return frame.number
    return 1


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
        tell(state, events.MarkerRevealed(seat=frame.seat, marker=marker, card=name, rules=rules))
    _activate(state, frame, name)


def _activate(state: State, frame: Turn, name: str) -> None:
    frame.card = name
    for figure in figures_of(state, state.cards[name]):
        figure.hidden = ""
    tell(state, events.TurnBegan(seat=frame.seat, card=name, why=frame.by, rules=("HS-TURN-04",)))
    frame.step = "begin" if frame.bonus else "revealed"


# --- powers at a moment ---------------------------------------------------------------------------


def _offer(state: State, frame: Turn) -> None:
    """Use mandatory powers, ask about the others, or go on."""
    open_now = _chances(state, frame)
    forced = [chance for chance in open_now if chance.action.mandatory]
    if forced:
        _use(state, frame, forced[0])
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


def _use(state: State, frame: Turn, chance: Chance) -> None:
    mark_used(state, chance.figure, chance.power, chance.action, frame)
    push(state, Act(seat=frame.seat, figure=chance.figure.id, power=chance.power, part=chance.part))


# --- order of the steps, bonds --------------------------------------------------------------------


def _choose_order(state: State, frame: Turn) -> None:
    """HSV-TURN-01: with the variant the player may attack before moving."""
    if switch(state, "v_attack_first") == "on" and frame.attack_first is None:
        frame.asks = [frame.seat]
    else:
        frame.step = "bond"


def _bond_before(state: State, frame: Turn) -> None:
    if frame.bonus or not _bond_options(state, frame, ("before", "instead")):
        frame.step = "begin"
    else:
        frame.asks = [frame.seat]


def _bond_after(state: State, frame: Turn) -> None:
    if frame.bonus or not _bond_options(state, frame, ("after",)):
        frame.step = "again"
    else:
        frame.asks = [frame.seat]


def _bond_options(state: State, frame: Turn, when: tuple[str, ...]) -> list[Option]:
    card = state.cards[frame.card]
    found: list[Option] = []
    for power, bond in bonds_of(state, card):
        if bond.when not in when or frame.used.count(power) >= bond.count:
            continue
        if bond.marker and bond.marker != frame.marker:
            continue
        if bond.moves:
            found += [Use(power)] if bond_cards(state, frame, card, bond) else []
            continue
        found += [Activate(f"{power}:{other.id}") for other in bond_cards(state, frame, card, bond)]
        if bond.or_move and power not in frame.used:
            found.append(Use(power))
    return found


def _take_bond(state: State, frame: Turn, option: Option) -> None:
    if isinstance(option, Skip):
        done = frame.step == "bond-after" or frame.moment == "instead"
        frame.step = "again" if done else "begin"
        return
    if isinstance(option, Use):
        _bond_move(state, frame, option.power)
        return
    assert isinstance(option, Activate)
    power, _, name = option.card.rpartition(":")
    bond = next(part for found, part in bonds_of(state, state.cards[frame.card]) if found == power)
    frame.used.append(power)
    if bond.when == "instead":
        frame.moment = "instead"
    if bond.roll and not _bond_roll(state, frame, power, bond.roll):
        return
    _bonus_turn(state, frame, power, bond, state.cards[name])


def _bond_roll(state: State, frame: Turn, power: str, least: int) -> bool:
    """A bond that needs a d20 (rolled here: nothing else can come between)."""
    user = figures_of(state, state.cards[frame.card])[0]
    result = d20_tally(state, user, state.rng.roll(20), power)
    worked = result.total >= least
    tell(
        state, events.PowerResult(power=power, roll=result.base, total=result, worked=worked, rules=(power,))
    )
    return worked


def _bonus_turn(state: State, frame: Turn, power: str, bond: Bond, card: Card) -> None:
    """A turn with another card, in full."""
    figures = [f.id for f in bonded_figures(state, frame, state.cards[frame.card], bond, card)]
    mine = [card.id] if card.seat != frame.seat else []
    push(state, Turn(seat=frame.seat, card=card.id, bonus=True, by=power, figures=figures, mine=mine))
    if bond.heal_for:
        _offer_healing(state, frame, power, figures)


def _offer_healing(state: State, frame: Turn, power: str, figures: list[str]) -> None:
    """`Bond.heal_for`: a figure of this card next to the wounded hero may be given up for it."""
    for name in figures:
        hero = state.figures[name]
        given = [
            f.id for f in figures_of(state, state.cards[frame.card]) if f.at and adjacent(state, f, hero)
        ]
        if hero.wounds and given:
            push(state, Offering(seat=frame.seat, figure=name, figures=given, why=power))


def _bond_move(state: State, frame: Turn, power: str) -> None:
    """A bond that only moves figures, or that is traded for a longer move."""
    bond = next(part for found, part in bonds_of(state, state.cards[frame.card]) if found == power)
    frame.used += [power] * bond.count
    if bond.or_move and not bond.moves:
        frame.boosts[f"move:{power}"] = bond.or_move
        return
    movers = [
        f.id
        for card in bond_cards(state, frame, state.cards[frame.card], bond)
        for f in figures_of(state, card)
        if f.place == "board"
    ]
    push(
        state,
        FreeMoves(
            seat=frame.seat,
            figures=list(dict.fromkeys(movers)),
            count=bond.figures,
            spaces=bond.spaces,
            why=power,
        ),
    )


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


# --- beginning ------------------------------------------------------------------------------------


def _begin(state: State, frame: Turn) -> None:
    """How many figures act, how far they move, where they start from."""
    if frame.moment == "instead":
        frame.step = "again"
        return
    card = state.cards[frame.card]
    rolls = _opening_rolls(state, frame, card)
    if frame.moment.startswith("roll:"):
        _opening_result(state, frame, card, frame.moment[5:])
        rolls = _opening_rolls(state, frame, card)
    if rolls:
        frame.moment = f"roll:{rolls[0]}"
        roll(state, 1, rolls[0], figures_of(state, card)[0], sides=20, rules=(rolls[0],))
        return
    swarm = swarm_of(state, card)
    if swarm is not None and swarm.moving:
        frame.movers, frame.attackers = swarm.moving, swarm.attacking
    for active in active_cards(state, frame):
        note_beginning(state, frame, active)
    frame.moment = ""
    if frame.attack_first is None:
        frame.attack_first = False
    frame.step = "before"


def _opening_rolls(state: State, frame: Turn, card: Card) -> list[str]:
    """Powers of the card whose d20 is due before it moves."""
    if card.negated:
        return []
    found = [power for power, part in unit(state, card).parts.get(MoveRoll, ())]
    swarm = swarm_of(state, card)
    if swarm is not None and swarm.rows:
        found += [power for power, part in unit(state, card).parts[type(swarm)]]
    return [power for power in found if f"rolled:{power}" not in frame.used]


def _opening_result(state: State, frame: Turn, card: Card, power: str) -> None:
    frame.used.append(f"rolled:{power}")
    figure = figures_of(state, card)[0]
    result = d20_tally(state, figure, faces_of(state)[0], power)
    for name, part in unit(state, card).parts.get(MoveRoll, ()):
        if name == power:
            frame.boosts[f"move:{power}"] = _row(part.rows, result.total)
    swarm = swarm_of(state, card)
    if swarm is not None and swarm.rows and power == unit(state, card).parts[type(swarm)][0][0]:
        frame.movers = frame.attackers = _row(swarm.rows, result.total)
    tell(state, events.PowerResult(power=power, roll=result.base, total=result, worked=True, rules=(power,)))


def _row(rows: tuple[tuple[int, int], ...], result: int) -> int:
    found = 0
    for least, value in rows:
        if result >= least:
            found = value
    return found


# --- moving ---------------------------------------------------------------------------------------


def _move_step(state: State, frame: Turn) -> None:
    """HS-TURN-06, HS-MOVE-08: figures move one after the other, each if the player likes."""
    if any_movable(state, frame) or (doors_in_hand(state, frame) and not _worked_all(state, frame)):
        frame.asks = [frame.seat]
    else:
        _end_move(frame)


def _end_move(frame: Turn) -> None:
    """HSV-TURN-01: after the moves the powers before an attack, or the end of a turn that attacked first."""
    frame.step = "ending" if frame.attack_first else "after-move"


def _worked_all(state: State, frame: Turn) -> bool:
    return all(f"door:{door}" in frame.used for door in doors_in_hand(state, frame))


def _move_options(state: State, frame: Turn) -> list[Option]:
    options: list[Option] = [PickFigure(figure.id) for figure in movable(state, frame)]
    options += _rotations(frame, may_rotate(state, frame), "turned")
    return options + _door_options(state, frame) + [Done()]


def _rotations(frame: Turn, figures: list[Figure], note: str) -> list[Option]:
    """HS-MOVE-09: each figure whose facing matters may be turned, once per step."""
    return [
        Turnabout(f.id, facing)
        for f in figures
        for facing in range(6)
        if facing != f.facing and f"{note}:{f.id}" not in frame.used
    ]


def _aiming_rotations(state: State, frame: Turn) -> list[Option]:
    """HSV-FACING-01: with the variant a figure may be turned directly before its own attack."""
    if switch(state, "v_turn_before_attack") == "off":
        return []
    mine = [
        f
        for f in may_rotate(state, frame)
        if f in actors(state, frame)
        and not frame.attacked.get(f.id)
        and attack_turn_denial(state, frame, f) is None
    ]
    return _rotations(frame, mine, "aimed")


def _door_options(state: State, frame: Turn) -> list[Option]:
    """HS-DOOR-03: at will during the own turn; here once per step, so that a step has an end."""
    return [WorkDoor(d) for d in doors_in_hand(state, frame) if f"door:{d}" not in frame.used]


def work_door(state: State, frame: Turn, name: str) -> None:
    """HS-DOOR-03: open what is closed, close what is open."""
    state.doors[name] = "closed" if state.doors[name] == "open" else "open"
    frame.used.append(f"door:{name}")
    tell(state, events.DoorMoved(door=name, state=state.doors[name], figure="", rules=("HS-DOOR-03",)))


# --- attacking ------------------------------------------------------------------------------------


def _attack_step(state: State, frame: Turn) -> None:
    """HS-TURN-07, HS-ATTACK-02: each figure may attack."""
    immediate(state)
    if state.result is None and next(_attack_options(state, frame), None) is not None:
        frame.asks = [frame.seat]
    else:
        frame.used = [name for name in frame.used if not name.startswith("door:")]
        frame.step = "after-attack"


def _attack_options(state: State, frame: Turn) -> Iterator[Option]:
    """What the card may attack, figure by figure; whoever only asks whether there is anything stops early."""
    yield from _aiming_rotations(state, frame)
    for figure in actors(state, frame):
        if attack_turn_denial(state, frame, figure) is None:
            yield from figure_attacks(state, frame, figure)
    if "whole" not in frame.specials:
        for c in chances(state, frame, "instead-of-attacking"):
            made = frame.attacked if c.action.whole_squad else frame.attacked.get(c.figure.id)
            if not made and attack_turn_denial(state, frame, c.figure) is None:
                yield Use(c.power, c.figure.id)
                if c.action.whole_squad:
                    return


def figure_attacks(state: State, frame: Turn, figure: Figure) -> list[Option]:
    """Everything one figure may attack now, normally or specially."""
    options: list[Option] = []
    if spent_denial(state, frame, figure, "", special=False) is None:
        options += [
            Strike(figure.id, target.id)
            for target in targets(state, figure)
            if spent_denial(state, frame, figure, target.id, special=False) is None
        ]
        things = objects(state)
        reach = range_tally(state, figure).total if things else 0
        options += [
            Strike(figure.id, thing) for thing in things if object_denial(state, figure, thing, reach) is None
        ]
    if spent_denial(state, frame, figure, "", special=True) is None:
        options += _special_options(state, frame, figure)
        options += _shove_options(state, frame, figure)
    return options


def _special_options(state: State, frame: Turn, figure: Figure) -> list[Option]:
    options: list[Option] = []
    for power, special in usable_specials(state, figure, frame):
        for target in special_targets(state, figure, power, special):
            if special_join_denial(state, frame, figure, target, power, special) is None:
                sizes = special.choose_dice or ("",)
                options += [Strike(figure.id, target, power, str(dice)) for dice in sizes]
    return options


def _joined(state: State, frame: Turn, figure: Figure, target: str, power: str) -> list[str]:
    special = unit(state, figure).specials[power]
    if target not in state.figures:
        return []
    return joined(state, figure, state.figures[target], frame, special)


def _shove_options(state: State, frame: Turn, figure: Figure) -> list[Option]:
    if switch(state, "v_shove") == "off":
        return []
    return [
        ShoveAt(figure.id, enemy.id)
        for enemy in enemies(state, figure.seat)
        if shove_denial(state, frame, figure, enemy) is None
    ]


def _strike(state: State, frame: Turn, option: Strike) -> None:
    """An attack is made; who attacks is among the chosen figures from now on (HS-TURN-05)."""
    figure = state.figures[option.figure]
    frame.attacked[figure.id] = frame.attacked.get(figure.id, 0) + 1
    _choose(frame, figure.id)
    if not option.power:
        frame.attacking.append([figure.id, option.target])
        push(state, Attack(attacker=figure.id, target=option.target))
        return
    special = unit(state, figure).specials[option.power]
    group = _joined(state, frame, figure, option.target, option.power) if special.together else []
    for other in group:
        frame.attacked[other] = 1
        frame.specials.append(other)
        _choose(frame, other)
    if special.last_attack:
        frame.specials.append("whole")
    frame.specials.append(figure.id)
    if special.once:
        frame.used.append(option.power)
        for card in state.cards.values():
            if card.unit == figure.unit and card.seat == figure.seat:
                card.used.append(option.power)
    push(
        state,
        Special(
            figure=figure.id,
            power=option.power,
            target=option.target,
            dice=int(option.dice or 0),
            with_=group,
        ),
    )


def _choose(frame: Turn, figure: str) -> None:
    if figure not in frame.chosen:
        frame.chosen.append(figure)


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
            bonds = _bond_options(state, frame, when)
            return Decision(seat, "bond", [*bonds, Skip()], ("HS-SPECIAL-01",), facts)
        case "move":
            return Decision(seat, "move", _move_options(state, frame), ("HS-TURN-06",), facts)
        case "attack":
            options = list(_attack_options(state, frame))
            options += _door_options(state, frame)
            end: list[Option] = [] if frame.must else [Done()]
            return Decision(seat, "attack", [*options, *end], ("HS-TURN-07", "HS-ATTACK-01"), facts)
        case _:
            uses: list[Option] = [Use(c.power, c.figure.id) for c in _chances(state, frame)]
            return Decision(seat, "power", [*uses, Skip()], ("HS-SPECIAL-01",), facts)


def _reveal_options(state: State, frame: Turn) -> list[Option]:
    found = markers_for(state, frame.seat, _number(state))
    if switch(state, "v_marker_scheme") == "flexible":
        return [
            Activate(name, str(n)) for _, name in found for n in range(1, len(state.cards[name].markers) + 1)
        ]
    return [Activate(f"{marker}:{name}") for marker, name in found]


def turn_take(state: State, frame: Turn, seat: int, option: Option) -> None:
    """Carry out a choice of the turn."""
    match frame.step:
        case "reveal":
            assert isinstance(option, Activate)
            if option.markers:
                _turn_over(state, frame, "o", option.card, int(option.markers))
            else:
                marker, _, name = option.card.partition(":")
                _turn_over(state, frame, marker, name)
        case "order":
            assert isinstance(option, First)
            frame.attack_first = option.what == "attack"
            frame.step = "bond"
        case "bond" | "bond-after":
            _take_bond(state, frame, option)
        case "move":
            _take_move(state, frame, option)
        case "attack":
            _take_attack(state, frame, option)
        case _:
            _take_power(state, frame, option)


def _take_power(state: State, frame: Turn, option: Option) -> None:
    if isinstance(option, Use):
        chance = next(
            c for c in _chances(state, frame) if (c.power, c.figure.id) == (option.power, option.figure)
        )
        _use(state, frame, chance)
    else:
        _next_moment(state, frame)


def _take_move(state: State, frame: Turn, option: Option) -> None:
    match option:
        case PickFigure():
            frame.moved.append(option.figure)
            push(state, Moving(figure=option.figure))
        case Turnabout():
            _rotate(state, frame, option, "turned")
        case WorkDoor():
            work_door(state, frame, option.door)
        case _:
            frame.used = [name for name in frame.used if not name.startswith("door:")]
            _end_move(frame)


def _rotate(state: State, frame: Turn, option: Turnabout, note: str) -> None:
    """HS-MOVE-09, HSV-FACING-01: a figure is turned on its space."""
    state.figures[option.figure].facing = option.facing
    frame.used.append(f"{note}:{option.figure}")
    rule = "HS-MOVE-09" if note == "turned" else "HSV-FACING-01"
    tell(state, events.Rotated(figure=option.figure, facing=option.facing, rules=(rule,)))


def _take_attack(state: State, frame: Turn, option: Option) -> None:
    match option:
        case Strike():
            _strike(state, frame, option)
        case ShoveAt():
            frame.attacked[option.figure] = frame.attacked.get(option.figure, 0) + 1
            frame.specials.append(option.figure)
            _choose(frame, option.figure)
            push(state, Shove(figure=option.figure, target=option.target))
        case Use():
            found = chances(state, frame, "instead-of-attacking")
            chance = next(c for c in found if (c.power, c.figure.id) == (option.power, option.figure))
            frame.specials.append("whole" if chance.action.whole_squad else option.figure)
            frame.attacked[option.figure] = 1
            _choose(frame, option.figure)
            users = [c for c in found if c.power == option.power] if chance.action.whole_squad else [chance]
            for user in reversed(users):
                _use(state, frame, user)
        case WorkDoor():
            work_door(state, frame, option.door)
        case Turnabout():
            _rotate(state, frame, option, "aimed")
        case _:
            frame.used = [name for name in frame.used if not name.startswith("door:")]
            frame.step = "after-attack"
