"""An attack from its declaration to the last wound (HS-ATTACK, HS-DICE, HS-AREA, HS-SPECIAL)."""

from __future__ import annotations

from battlewright.games.heroscape.library import switch
from battlewright.games.heroscape.model import cards, events
from battlewright.games.heroscape.model.cards import Reach, SpecialAttack
from battlewright.games.heroscape.model.frames import Act, Attack, FreeMoves, Moving, Special, Wounding
from battlewright.games.heroscape.model.options import Done, Strike, Target
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.procedures.telling import (
    CREST,
    faces_of,
    roll,
    set_down,
    shields_in,
    skulls_in,
    tell,
)
from battlewright.games.heroscape.rules.attack import (
    area_victims,
    around_victims,
    beyond_lines,
    line_victims,
    object_defence,
    special_targets,
)
from battlewright.games.heroscape.rules.conditions import Clash, holds_when
from battlewright.games.heroscape.rules.engagement import adjacent, base_of, distance, height_of, neighbours
from battlewright.games.heroscape.rules.filters import fits, powerless, reaches, stands_on
from battlewright.games.heroscape.rules.numbers import (
    Origin,
    attack_tally,
    automatic,
    d20_tally,
    defence_tally,
    origin_of,
    special_dice,
)
from battlewright.games.heroscape.rules.table import on_board, turn_of, unit
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import pop, push
from battlewright.kernel.options import Option
from battlewright.kernel.tally import Modifier, Tally


def special_of(state: State, frame: Attack | Special) -> SpecialAttack | None:
    """The special attack an attack is made with, if it is one."""
    if not frame.power:
        return None
    figure = frame.attacker if isinstance(frame, Attack) else frame.figure
    return unit(state, state.figures[figure]).specials[frame.power]


def attack_advance(state: State, frame: Attack) -> None:
    """Take the next step of the attack."""
    match frame.step:
        case "declared":
            _declare(state, frame)
        case "extra":
            widen(state, frame)
        case "roll":
            _roll(state, frame)
        case "rolled":
            _rolled(state, frame)
        case "next":
            _next(state, frame)
        case "order":
            frame.asks = [state.figures[frame.attacker].seat]
        case "hit":
            _hit(state, frame)
        case "defend":
            _defend(state, frame)
        case "defended":
            _defended(state, frame)
        case "wounded":
            _wounded(state, frame)
        case "counter":
            frame.step = "after"
            _counter(state, frame)
        case "after":
            _after(state, frame)
        case "end":
            _end(state, frame)


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
    tell(
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
    frame.step = "extra"


def _smoke(state: State, frame: Attack, attacker: Figure) -> bool:
    """Roll for a power that hides the target, if there is one."""
    found = smoke_of(state, frame, attacker)
    if found is None:
        return False
    figure, power, _ = found
    frame.answered = [figure.id, power]
    roll(state, 1, power, figure, sides=20, rules=(power,))
    return True


def smoke_of(state: State, frame: Attack, attacker: Figure) -> tuple[Figure, str, cards.Smoke] | None:
    """A power that may hide the target of a normal attack from afar (`Smoke`), and whose it is."""
    target = state.figures.get(frame.target)
    if frame.power or target is None or frame.answered or adjacent(state, attacker, target):
        return None
    for figure in [target, *neighbours(state, target)]:
        if figure.seat != target.seat or powerless(state, figure):
            continue
        for power, part in unit(state, figure).parts.get(cards.Smoke, ()):
            return figure, power, part
    return None


def _smoke_result(state: State, frame: Attack, attacker: Figure) -> None:
    name, power = frame.answered[:2]
    source = state.figures[name]
    part = next(p for found, p in unit(state, source).parts[cards.Smoke] if found == power)
    face = faces_of(state)[0]
    state.reply = None
    result = d20_tally(state, source, face, power)
    worked = result.total >= part.least
    tell(state, events.PowerResult(power=power, roll=face, total=result, worked=worked, rules=(power,)))
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
    tell(state, events.Hidden(figures=tuple(hidden), source=power, rules=(power,)))
    pop(state, {"wounds": 0, "destroyed": [], "skulls": 0, "all": False})


def widen(state: State, frame: Attack) -> None:
    """Whom else the attack hits: all around, along a line, or as the attacker chooses."""
    special = special_of(state, frame)
    attacker = state.figures[frame.attacker]
    if special is None:
        frame.step = "roll"
        return
    if special.area == "line":
        victims = line_victims(state, attacker, special, frame.target)
        frame.left = [victim.id for victim in victims]
        frame.target = frame.left[0]
    elif special.area == "around":
        frame.left = [victim.id for victim in around_victims(state, attacker, special)]
        frame.target = frame.left[0]
    elif special.area:
        _gather(state, frame, attacker, special)
        if not frame.chosen:
            frame.asks = [attacker.seat]
            return
    frame.step = "roll"


def _gather(state: State, frame: Attack, attacker: Figure, special: SpecialAttack) -> None:
    """HS-AREA-01, HS-AREA-02: the primary target, then those around it; the place it stands is the origin."""
    if frame.left:
        return
    around = area_victims(state, attacker, frame.target, special)
    primary = state.figures.get(frame.target)
    if primary is not None:
        frame.origin_base, frame.origin_height = base_of(state, primary), height_of(state, primary)
        frame.beside_origin = [n.id for n in neighbours(state, primary)]
    asks = special.area in ("chosen", "beyond")
    frame.left = [frame.target] if asks else [frame.target, *around]
    frame.chosen = not asks or not around


# --- the attack roll ------------------------------------------------------------------------------


def attack_dice(state: State, frame: Attack) -> Tally:
    """HS-DICE-01: the dice of the attack, with their reasons."""
    if frame.origin:
        return Tally(frame.dice, (), (), frame.origin)
    attacker = state.figures[frame.attacker]
    target = state.figures.get(frame.target)
    special = special_of(state, frame)
    if special is None:
        return attack_tally(state, attacker, target)
    if frame.dice > 0:
        return Tally(frame.dice, (), (), frame.power)
    return special_dice(state, attacker, target, special, frame.power)


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
            frame.skulls += frame.skulls * automatic(state, attacker, "skull-value", clash).total
            frame.skulls += automatic(state, attacker, "auto-skulls", clash).total
    tell(
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
    frame.left = [name for name in frame.left if _there(state, name)]
    if not frame.left:
        frame.step = "end"
    elif frame.target in frame.left:
        _face(frame, frame.target)
    elif len(frame.left) == 1 or frame.origin:
        _face(frame, frame.left[0])
    else:
        frame.step = "order"


def _there(state: State, name: str) -> bool:
    if name in state.figures:
        return state.figures[name].place == "board"
    kind, _, thing = name.partition(":")
    return state.doors.get(thing) != "destroyed" if kind == "door" else thing not in state.gone


def _face(frame: Attack, name: str) -> None:
    frame.left.remove(name)
    frame.current, frame.shields, frame.wounds, frame.answered = name, 0, 0, []
    frame.step = "hit"


def attack_kind(frame: Attack) -> str:
    return "special" if frame.power or frame.origin else "normal"


def _hit(state: State, frame: Attack) -> None:
    """Powers that answer a hit before the defence is rolled (`Escape`), or take the defence away."""
    frame.step = "defend"
    defender = state.figures.get(frame.current)
    attacker = state.figures.get(frame.attacker)
    frame.near = defender is not None and _beside(state, attacker, defender)
    found = escape_of(state, frame, defender) if frame.skulls else None
    if found is not None:
        frame.answered = [found[0]]
        roll(state, 1, found[0], defender, sides=20, rules=(found[0],))


def _beside(state: State, attacker: Figure | None, defender: Figure) -> bool:
    return attacker is not None and attacker.place == "board" and adjacent(state, attacker, defender)


def escape_of(state: State, frame: Attack, defender: Figure | None) -> tuple[str, cards.Escape] | None:
    """The power by which whoever is hit may get away unhurt (`Escape`), if there is one."""
    if defender is None or powerless(state, defender) or frame.origin:
        return None
    for power, part in unit(state, defender).parts.get(cards.Escape, ()):
        if attack_kind(frame) == "normal" or not part.normal:
            return power, part
    return None


def _escaped(state: State, frame: Attack, defender: Figure) -> bool:
    """Whether the d20 of an `Escape` has worked."""
    power = frame.answered.pop()
    part = next(p for found, p in unit(state, defender).parts[cards.Escape] if found == power)
    face = faces_of(state)[0]
    state.reply = None
    result = escape_tally(state, defender, face, power, part)
    worked = bool(result.total >= part.least)
    tell(state, events.PowerResult(power=power, roll=face, total=result, worked=worked, rules=(power,)))
    if worked:
        frame.step = "after"
        if part.spaces:
            push(
                state,
                Moving(
                    figure=defender.id,
                    why=power,
                    points=part.spaces,
                    swipes=False,
                    away=True,
                    step="where",
                    first=list(defender.at),
                ),
            )
    return worked


def escape_tally(state: State, defender: Figure, face: int, power: str, part: cards.Escape) -> Tally:
    """The d20 of an `Escape`, with what the ground adds."""
    plus = max(
        (more for terrain, more in part.plus_on.items() if stands_on(state, defender, (terrain,))), default=0
    )
    return d20_tally(state, defender, face, power).plus(*((Modifier(plus, power),) if plus else ()))


def defence_dice(state: State, frame: Attack) -> Tally:
    """HS-DICE-02, HS-OBJECT-06: the dice of whoever defends now."""
    defender = state.figures.get(frame.current)
    if defender is None:
        return Tally(object_defence(state, frame.current), (), (), "HS-OBJECT-06")
    attacker = None if frame.origin else state.figures[frame.attacker]
    return defence_tally(
        state,
        defender,
        origin_for(state, frame, defender),
        attack_kind(frame),
        attacker,
        special_of(state, frame) if not frame.origin else None,
    )


def origin_for(state: State, frame: Attack, defender: Figure) -> Origin:
    """HS-AREA-02: secondary victims are attacked from the place of the primary target."""
    secondary = frame.origin_height and defender.id != frame.target
    if frame.origin or secondary:
        base, high = frame.origin_base, frame.origin_height
        return Origin(None, base, high, defender.id in frame.beside_origin)
    group = [state.figures[name] for name in frame.with_] or [state.figures[frame.attacker]]
    return origin_of(state, min(group, key=lambda f: base_of(state, f)), defender)


def _defend(state: State, frame: Attack) -> None:
    """HS-DICE-02: roll the defence; against nothing but skulls some attacks leave none."""
    defender = state.figures.get(frame.current)
    if (
        defender is not None
        and frame.answered
        and isinstance(state.reply, list)
        and _escaped(state, frame, defender)
    ):
        return
    frame.step = "defended"
    overkill = overkill_of(state, frame, defender)
    if overkill is not None:
        frame.answered = ["overkill" if not overkill.destroys else "destroy"]
        state.reply = []
        return
    dice = defence_dice(state, frame).total
    roll(state, dice, "defence", defender, rules=("HS-DICE-02",))


def overkill_of(state: State, frame: Attack, defender: Figure | None) -> cards.Overkill | None:
    """A normal attack that shows nothing but skulls (`Overkill`)."""
    if frame.origin or frame.power or defender is None or not frame.all_skulls:
        return None
    attacker = state.figures[frame.attacker]
    if powerless(state, attacker):
        return None
    for _, part in unit(state, attacker).parts.get(cards.Overkill, ()):
        if fits(state, attacker.seat, defender, part.whom):
            found: cards.Overkill = part
            return found
    return None


def _defended(state: State, frame: Attack) -> None:
    """HS-DICE-04, HS-WOUND-01: shields block skulls; the rest wounds."""
    faces = faces_of(state)
    defender = state.figures.get(frame.current)
    wild = switch(state, "v_blank_wild") == "on"
    frame.shields = shields_in(faces, wild)
    rules = ["HS-DICE-02", "HS-DICE-04"]
    blocked = False
    if defender is not None and not frame.answered:
        frame.shields += more_shields(state, frame, defender, frame.shields)
        blocked = frame.shields > 0 and dodges(state, frame, defender, 0)
    elif defender is None:
        frame.shields += door_shields(state, frame)
        rules.append("HS-DOOR-02")
    frame.wounds = 0 if blocked else max(0, frame.skulls - frame.shields)
    if defender is not None and frame.shields and dodges(state, frame, defender, 1):
        frame.wounds = min(frame.wounds, 1)
    dice = defence_dice(state, frame)
    if defender is not None and frame.answered:
        dice = Tally(0, (), (), "HS-SPECIAL-01")
    told = events.DefenceRolled(
        defender=frame.current,
        dice=dice,
        faces=tuple(faces),
        shields=frame.shields,
        blocked=blocked,
        rules=tuple(rules),
    )
    tell(state, told)
    frame.step = "wounded"
    _wound(state, frame)


def more_shields(state: State, frame: Attack, defender: Figure, rolled: int) -> int:
    attacker = None if frame.origin else state.figures[frame.attacker]
    near = origin_for(state, frame, defender).adjacent
    clash = Clash(attacker, attack_kind(frame), attacking=False, adjacent=near)
    more = automatic(state, defender, "auto-shields", clash).total
    return more + rolled * automatic(state, defender, "shield-value", clash).total


def door_shields(state: State, frame: Attack) -> int:
    """HS-DOOR-02, HSV-DOOR-01: automatic shields of a door, by the attacker's size."""
    if not frame.current.startswith("door:") or switch(state, "v_door_plain") == "on" or frame.origin:
        return 0
    size = unit(state, state.figures[frame.attacker]).card.size
    return 2 if size in ("small", "medium") else 1


def dodges(state: State, frame: Attack, defender: Figure, cap: int) -> bool:
    """One shield blocks everything (`Dodge`), or all but one wound (with `cap`)."""
    if powerless(state, defender) or frame.origin:
        return False
    near = origin_for(state, frame, defender).adjacent
    clash = Clash(state.figures[frame.attacker], attack_kind(frame), attacking=False, adjacent=near)
    return any(
        part.cap == cap and holds_when(state, defender, part.when, clash)
        for _, part in unit(state, defender).parts.get(cards.Dodge, ())
    )


def _wound(state: State, frame: Attack) -> None:
    destroy = "destroy" in frame.answered
    if not frame.wounds and not destroy:
        return
    how = "blast" if frame.origin else attack_kind(frame)
    push(
        state,
        Wounding(
            figure=frame.current,
            amount=frame.wounds,
            by="" if frame.origin else frame.attacker,
            how=how,  # type: ignore[arg-type]
            source=frame.power or frame.origin or "HS-WOUND-01",
            destroy=destroy,
        ),
    )


def _wounded(state: State, frame: Attack) -> None:
    """What the wounds came to; the turn remembers them."""
    taken = state.reply if isinstance(state.reply, int) else 0
    if frame.wounds or "destroy" in frame.answered:
        frame.wounds = taken
    else:
        frame.wounds = 0
    state.reply = None
    frame.total += frame.wounds
    if not _there(state, frame.current):
        frame.destroyed.append(frame.current)
    turn = turn_of(state)
    if turn is not None and frame.wounds and not frame.origin:
        turn.dealt.append([frame.current, frame.wounds])
    frame.step = "counter"


# --- what follows ---------------------------------------------------------------------------------


def _counter(state: State, frame: Attack) -> None:
    """Counter strikes: each shield beyond the skulls is a wound to the attacker (`Counter`)."""
    defender = state.figures.get(frame.current)
    excess = frame.shields - frame.skulls
    if defender is None or frame.origin or excess <= 0:
        return
    attacker = state.figures[frame.attacker]
    if attacker.place != "board":
        return
    power = counter_power(state, frame, defender, attacker)
    if power:
        push(state, Wounding(figure=attacker.id, amount=excess, by=defender.id, how="power", source=power))


def counter_power(state: State, frame: Attack, defender: Figure, attacker: Figure) -> str:
    """The power by which excess shields strike back, if there is one."""
    near = origin_for(state, frame, defender).adjacent
    clash = Clash(attacker, attack_kind(frame), attacking=False, adjacent=near)
    sources = [defender, *(f for f in on_board(state) if f.id != defender.id)]
    for source in sources:
        if powerless(state, source):
            continue
        for power, part in unit(state, source).parts.get(cards.Counter, ()):
            if part.own:
                continue
            helps = source.id == defender.id or (
                part.whom is not None
                and fits(state, source.seat, defender, part.whom)
                and reaches(state, source, defender, part.reach or Reach(adjacent=True))
            )
            if helps and holds_when(state, defender, part.when, clash):
                return power
    if not powerless(state, attacker):
        for power, part in unit(state, attacker).parts.get(cards.Counter, ()):
            if part.own:
                return power
    return ""


def _after(state: State, frame: Attack) -> None:
    """Powers after an attack on one defender: those of the attacker, then the defender's scattering."""
    frame.step = "next"
    if frame.origin:
        return
    attacker = state.figures[frame.attacker]
    defender = state.figures.get(frame.current)
    if defender is None:
        return
    _scatter(state, frame, defender)
    if attacker.place == "board" and not powerless(state, attacker):
        _follow_up(state, frame, attacker, defender)


def _follow_up(state: State, frame: Attack, attacker: Figure, defender: Figure) -> None:
    killed = defender.place != "board"
    moments = []
    if killed:
        moments.append("on-kill")
    else:
        if frame.wounds:
            moments.append("after-wounding")
        moments.append("survived")
    for moment in reversed(moments):
        for power, number, action in unit(state, attacker).actions.get(moment, ()):
            wanted = action.target is None or fits(state, attacker.seat, defender, action.target)
            if wanted and not (action.not_adjacent and frame.near):
                push(
                    state,
                    Act(
                        seat=attacker.seat,
                        figure=attacker.id,
                        power=power,
                        part=number,
                        targets=[defender.id],
                        extra={"wounds": frame.wounds},
                    ),
                )


def _last_place(figure: Figure) -> tuple[str, ...]:
    """Where a figure destroyed just now stood."""
    return tuple(figure.fell)


def bring_back(state: State, figure: Figure, at: tuple[str, ...], source: str) -> None:
    """HS-WOUND-04: a destroyed figure returns unhurt, and its card with it."""
    set_down(figure, at)
    figure.wounds = 0
    mine = [card for card in state.cards.values() if card.unit == figure.unit and card.seat == figure.seat]
    card = max(mine, key=lambda c: (not c.out and c.lost > 0, c.out, c.lost))
    card.lost = max(0, card.lost - 1)
    card.out = False
    tell(state, events.Returned(figure=figure.id, at=at, source=source, rules=(source,)))


def _scatter(state: State, frame: Attack, defender: Figure) -> None:
    """`Scatter`: after a defence (or a loss) against an enemy's normal attack some of them may move."""
    if frame.power or powerless(state, defender):
        return
    for power, part in unit(state, defender).parts.get(cards.Scatter, ()):
        lost = defender.place != "board"
        if part.on_loss and not lost:
            continue
        mates = [f.id for f in on_board(state) if f.unit == defender.unit and f.seat == defender.seat]
        if mates:
            push(
                state,
                FreeMoves(
                    seat=defender.seat,
                    figures=mates,
                    count=part.count,
                    spaces=part.spaces,
                    swipes=part.swipes,
                    why=power,
                ),
            )


def _end(state: State, frame: Attack) -> None:
    turn = turn_of(state)
    if turn is not None:
        turn.must = [name for name in turn.must if name != frame.target]
    pop(
        state,
        {
            "wounds": frame.total,
            "destroyed": list(frame.destroyed),
            "skulls": skulls_in(frame.faces),
            "all": frame.all_skulls,
        },
    )


# --- decisions of the attacker --------------------------------------------------------------------


def attack_decision(state: State, frame: Attack, seat: int) -> Decision:
    """Further victims of an area, or who defends next."""
    facts = {"attacker": frame.attacker, "target": frame.target, "power": frame.power}
    if frame.step == "order":
        return Decision(seat, "defender", [Target(name) for name in frame.left], ("HS-DICE-03",), facts)
    special = special_of(state, frame)
    assert special is not None
    attacker = state.figures[frame.attacker]
    if special.area == "beyond":
        lines = [Target(f"line:{d}") for d in beyond_lines(state, attacker, frame.target, special)]
        return Decision(seat, "victim", [*lines, Done()], (frame.power, "HS-AREA-02"), facts)
    around = area_victims(state, attacker, frame.target, special)
    options: list[Option] = [Target(name) for name in around if name not in frame.left]
    return Decision(seat, "victim", [*options, Done()], (frame.power, "HS-AREA-02"), facts)


def attack_take(state: State, frame: Attack, seat: int, option: Option) -> None:
    """Take the attacker's choice."""
    if frame.step == "order":
        assert isinstance(option, Target)
        _face(frame, option.target)
        return
    special = special_of(state, frame)
    assert special is not None
    if isinstance(option, Target):
        frame.left += added_victims(state, frame, option.target)
    if special.area == "beyond":
        frame.chosen = True
        return
    around = area_victims(state, state.figures[frame.attacker], frame.target, special)
    full = len(frame.left) - 1 >= special.extra or all(name in frame.left for name in around)
    frame.chosen = full or not isinstance(option, Target)


def added_victims(state: State, frame: Attack, target: str) -> list[str]:
    """HS-AREA-02: whom the attacker adds to an area: one more, or everyone on a line."""
    special = special_of(state, frame)
    if special is None or special.area != "beyond":
        return [target]
    lines = beyond_lines(state, state.figures[frame.attacker], frame.target, special)
    return list(lines[int(target.partition(":")[2])])


# --- special attacks made several times -----------------------------------------------------------


def special_advance(state: State, frame: Special) -> None:
    """One special attack after the other, as its text allows."""
    special = special_of(state, frame)
    assert special is not None
    match frame.step:
        case "first":
            frame.pool = special.pool
            frame.step = "attack"
        case "attack":
            _make(state, frame, special)
        case "done":
            _made(state, frame, special)
        case "crest":
            frame.step = "more" if faces_of(state)[0] == CREST else "end"
            state.reply = None
        case "more":
            figure = state.figures[frame.figure]
            if figure.place == "board" and _more_options(state, frame, special):
                frame.asks = [figure.seat]
            else:
                frame.step = "end"
        case "end":
            pop(state)


def _make(state: State, frame: Special, special: SpecialAttack) -> None:
    figure = state.figures[frame.figure]
    dice = frame.dice
    if special.together:
        turn = turn_of(state)
        if turn is not None:
            turn.attacking.append([figure.id, frame.target])
    frame.targets.append(frame.target)
    frame.made += 1
    frame.pool -= dice or 0
    frame.last = frame.target
    frame.step = "done"
    push(
        state,
        Attack(
            attacker=frame.figure,
            target=frame.target,
            power=frame.power,
            with_=list(frame.with_),
            dice=dice or -1,
        ),
    )


def _made(state: State, frame: Special, special: SpecialAttack) -> None:
    result = (
        state.reply
        if isinstance(state.reply, dict)
        else {"wounds": 0, "destroyed": [], "skulls": 0, "all": False}
    )
    state.reply = None
    frame.step = "more" if _goes_on(frame, special, result) else "end"
    figure = state.figures[frame.figure]
    target = state.figures.get(frame.target)
    if special.takes_marker and result["wounds"] and target is not None:
        _take_marker(state, target, frame.power)
    if special.leap:
        _pounce(state, frame, figure, result)
    if special.venom and result["wounds"] and target is not None and target.place == "board":
        push(state, Act(seat=figure.seat, figure=figure.id, power=frame.power, part=-1, targets=[target.id]))
    if special.repeat == "crest":
        frame.step = "crest"
        roll(state, 1, frame.power, figure, rules=(frame.power,))


def _goes_on(frame: Special, special: SpecialAttack, result: dict[str, object]) -> bool:
    if special.pool:
        return frame.pool > 0
    match special.repeat:
        case "wounded" | "neighbour":
            return bool(result["wounds"])
        case "destroyed":
            return bool(result["destroyed"])
        case "two-skulls":
            return int(str(result["skulls"])) >= 2
        case "all-skulls":
            return bool(result["all"])
        case _:
            return frame.made < special.attacks


def _more_options(state: State, frame: Special, special: SpecialAttack) -> list[Option]:
    figure = state.figures[frame.figure]
    targets = special_targets(state, figure, frame.power, special)
    if special.different or special.repeat == "neighbour":
        targets = [name for name in targets if name not in frame.targets]
    if special.repeat == "neighbour":
        targets = [n for n in _next_bolts(state, figure, frame.last, special) if n not in frame.targets]
    sizes = [d for d in special.choose_dice if not special.pool or d <= frame.pool] or [0]
    return [Strike(figure.id, name, frame.power, str(dice or "")) for name in targets for dice in sizes]


def _next_bolts(state: State, figure: Figure, last: str, special: SpecialAttack) -> list[str]:
    """Whom an attack may jump to: those beside the last target, or beside the place where it fell."""
    target = state.figures.get(last)
    if target is None:
        return []
    at, place = target.at, target.place
    if place != "board":
        target.at, target.place = list(target.fell), "board"
    found = [f.id for f in neighbours(state, target) if fits(state, figure.seat, f, special.targets)]
    target.at, target.place = at, place
    return found


def special_decision(state: State, frame: Special, seat: int) -> Decision:
    """Attack again, or stop."""
    special = special_of(state, frame)
    assert special is not None
    facts = {"figure": frame.figure, "power": frame.power, "pool": frame.pool, "made": frame.made}
    return Decision(seat, "again", [*_more_options(state, frame, special), Done()], (frame.power,), facts)


def special_take(state: State, frame: Special, seat: int, option: Option) -> None:
    """Attack again, or stop."""
    if isinstance(option, Strike):
        frame.target, frame.dice, frame.step = option.target, int(option.dice or 0), "attack"
    else:
        frame.step = "end"


def _take_marker(state: State, target: Figure, power: str) -> None:
    """A random hidden order marker leaves the target's card."""
    marked = [
        c for c in state.cards.values() if c.unit == target.unit and c.seat == target.seat and c.markers
    ]
    if marked:
        card = marked[state.rng.below(len(marked))]
        card.markers.pop(state.rng.below(len(card.markers)))
        tell(state, events.MarkersLost(card=card.id, count=1, rules=(power,)))


def _pounce(state: State, frame: Special, figure: Figure, result: dict[str, object]) -> None:
    """A leap at the target: onto its space if it is destroyed, else the attacker is lost."""
    target = state.figures[frame.target]
    if result["destroyed"] and figure.place == "board":
        at = _last_place(target)
        if at:
            set_down(figure, at[:1])
            tell(state, events.Moved(figure=figure.id, path=at[:1], how=frame.power, rules=(frame.power,)))
    elif figure.place == "board":
        push(state, Wounding(figure=figure.id, amount=0, destroy=True, how="power", source=frame.power))
