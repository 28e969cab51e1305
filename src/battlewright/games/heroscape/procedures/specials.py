"""Special attacks, also those that are made several times (HS-SPECIAL-02)."""

from __future__ import annotations

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.cards import SpecialAttack
from battlewright.games.heroscape.model.frames import Act, Attack, Special, Wounding
from battlewright.games.heroscape.model.options import Done, Strike
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.procedures.telling import CREST, faces_of, roll, set_down, tell
from battlewright.games.heroscape.rules.attack import special_targets
from battlewright.games.heroscape.rules.clashes import special_of
from battlewright.games.heroscape.rules.engagement import neighbours
from battlewright.games.heroscape.rules.filters import fits
from battlewright.games.heroscape.rules.supposing import standing_at
from battlewright.games.heroscape.rules.table import turn_of
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import pop, push
from battlewright.kernel.options import Option


def _last_place(figure: Figure) -> tuple[str, ...]:
    """Where a figure destroyed just now stood."""
    return tuple(figure.fell)


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
    if target.place != "board":
        state, target = standing_at(state, target, target.fell)
    return [f.id for f in neighbours(state, target) if fits(state, figure.seat, f, special.targets)]


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
