"""Characters that come onto the battleground after the others, at the start of a round (`Arrival`)."""

from __future__ import annotations

from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.events import Deployed
from battlewright.games.battleground.model.frames import Arrivals, Turning
from battlewright.games.battleground.model.options import Choose, GoTo, Stay
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.procedures.changes import place_mark
from battlewright.games.battleground.rules.deployment import arrival_marks, arrival_places, may_arrive
from battlewright.games.battleground.rules.massive import facings
from battlewright.games.battleground.rules.table import away, card_of, team_of
from battlewright.kernel.decisions import Decision
from battlewright.kernel.events import emit
from battlewright.kernel.frames import pop, push
from battlewright.kernel.options import Option


def announce_arrivals(state: State) -> None:
    """At the start of a round those off the board may come, one after the other, the first team's first."""
    coming = [c for c in away(state) if may_arrive(state, c)]
    if coming:
        push(state, Arrivals(left=[c.id for c in coming], marks=_marks_to_lay(state, coming[0])))


def _marks_to_lay(state: State, character: Character) -> list[str]:
    arrival = card_of(state, character).arrival
    return list(arrival.marks) if arrival is not None and state.round == arrival.round else []


def arrivals_advance(state: State, frame: Arrivals) -> None:
    """Ask where each of them comes, or goes its marks; whoever finds no place waits."""
    if not frame.left:
        pop(state)
        return
    if _options(state, frame):
        frame.asks = [state.characters[frame.left[0]].seat]
    else:
        _next(state, frame)


def _next(state: State, frame: Arrivals) -> None:
    frame.left.pop(0)
    frame.marks = _marks_to_lay(state, state.characters[frame.left[0]]) if frame.left else []


def _options(state: State, frame: Arrivals) -> list[Option]:
    field, character = field_of(state), state.characters[frame.left[0]]
    if frame.marks:
        return [Choose(name) for name in field.labels(arrival_marks(state, character))]
    arrival = card_of(state, character).arrival
    assert arrival is not None
    if arrival.marks and any(mark.by == character.id for mark in state.marks):
        return []  # it comes when one of them is removed
    found: list[Option] = [GoTo(name) for name in field.labels(arrival_places(state, character))]
    return found if arrival.must or not found else [*found, Stay()]


def arrivals_decision(state: State, frame: Arrivals, seat: int) -> Decision:
    """Where a mark goes, or the character."""
    character = state.characters[frame.left[0]]
    facts = {"character": character.id, "source": character.card}
    kind = "place_mark" if frame.marks else "deploy_hex"
    return Decision(seat, kind, _options(state, frame), (character.card, "BG-FORCE-06"), facts)


def arrivals_take(state: State, frame: Arrivals, seat: int, option: Option) -> None:
    """Carry the choice out."""
    character = state.characters[frame.left[0]]
    match option:
        case Choose(what=at):
            place_mark(state, character, frame.marks.pop(0), at)
            if not frame.marks:
                frame.left.pop(0)
                frame.marks = _marks_to_lay(state, state.characters[frame.left[0]]) if frame.left else []
        case GoTo(at=at):
            _next(state, frame)
            _appear(state, character, at)
        case _:
            _next(state, frame)


def _appear(state: State, character: Character, at: str) -> None:
    """BG-CHAR-03: the model is put down and turned as its player likes."""
    character.at = at
    zone = state.zones[team_of(state, character.seat)]
    character.facing = field_of(state).outward[zone]
    emit(state, Deployed(character=character.id, at=at, rules=(character.card,)))
    push(state, Turning(character=character.id, facings=facings(state, character)))
