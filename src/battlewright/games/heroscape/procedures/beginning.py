"""How a turn begins: how many figures act, how far they move, where they start from."""

from __future__ import annotations

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.cards import MoveRoll
from battlewright.games.heroscape.model.frames import Turn
from battlewright.games.heroscape.model.ids import BoostKey, Opening, Used
from battlewright.games.heroscape.model.state import Card, State
from battlewright.games.heroscape.procedures.changes import emit, faces_of, roll_d20
from battlewright.games.heroscape.rules.beginnings import note_beginning
from battlewright.games.heroscape.rules.numbers import d20_tally
from battlewright.games.heroscape.rules.table import figures_of, unit
from battlewright.games.heroscape.rules.turns import active_cards, swarm_of


def begin(state: State, frame: Turn) -> None:
    """How many figures act, how far they move, where they start from."""
    if frame.moment == "instead":
        frame.step = "again"
        return
    card = state.cards[frame.card]
    rolls = _opening_rolls(state, frame, card)
    opening = Opening.read(frame.moment)
    if opening is not None:
        _opening_result(state, frame, card, opening.power)
        rolls = _opening_rolls(state, frame, card)
    if rolls:
        frame.moment = Opening(rolls[0]).text
        roll_d20(state, rolls[0], figures_of(state, card)[0], rules=(rolls[0],))
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
    return [power for power in found if Used.rolled(power) not in frame.used]


def _opening_result(state: State, frame: Turn, card: Card, power: str) -> None:
    frame.used.append(Used.rolled(power))
    figure = figures_of(state, card)[0]
    result = d20_tally(state, figure, faces_of(state)[0], power)
    for name, part in unit(state, card).parts.get(MoveRoll, ()):
        if name == power:
            frame.boosts[BoostKey("move", power).text] = _row(part.rows, result.total)
    swarm = swarm_of(state, card)
    if swarm is not None and swarm.rows and power == unit(state, card).parts[type(swarm)][0][0]:
        frame.movers = frame.attackers = _row(swarm.rows, result.total)
    emit(state, events.PowerResult(power=power, roll=result.base, total=result, worked=True, rules=(power,)))


def _row(rows: tuple[tuple[int, int], ...], result: int) -> int:
    found = 0
    for least, value in rows:
        if result >= least:
            found = value
    return found
