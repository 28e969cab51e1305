"""What a figure can reach, on either side: where it could go, whom it could attack, how far its powers help.

Nothing here is about whose turn it is: a player looks at what an enemy threatens as at the own next step.
"""

from __future__ import annotations

from msgspec.structs import replace

from battlewright.games.heroscape.explain.intents import ReachIntent
from battlewright.games.heroscape.explain.names import named
from battlewright.games.heroscape.library import board_of, content_of
from battlewright.games.heroscape.model.cards import Reach
from battlewright.games.heroscape.model.frames import Moving
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.rules.engagement import distance, engaged_with
from battlewright.games.heroscape.rules.filters import powerless, reaches
from battlewright.games.heroscape.rules.flight import flies, grounded
from battlewright.games.heroscape.rules.numbers import move_tally, range_tally
from battlewright.games.heroscape.rules.sight import sees
from battlewright.games.heroscape.rules.supposing import standing_at
from battlewright.games.heroscape.rules.table import enemies
from battlewright.games.heroscape.rules.walker import Walker
from battlewright.games.heroscape.rules.ways import Way, offered_ways, price_facts, ways_of
from battlewright.kernel.denial import Answer, Denial, answer
from battlewright.kernel.frames import top


def reach(state: State, seat: int | None, intent: ReachIntent) -> Answer:
    """HS-MOVE-01, HS-RANGE-01, HS-ENGAGE-01: ways with price, whom they engage, targets, auras."""
    figure = named(state, intent.figure)
    if figure.place != "board":
        return answer([Denial("HS-ATTACK-01", {"target": figure.id, "gone": True})])
    walker = None if flies(state, figure) and not grounded(state) else Walker(state, figure)
    facts: dict[str, object] = {
        "figure": figure.id,
        "move": move_tally(state, figure).total,
        "range": range_tally(state, figure).total,
        "targets": _targets(state, figure),
        "ways": [_way_facts(state, figure, walker, way) for way in _ways(state, figure)],
        "auras": _auras(state, figure),
    }
    return Answer(True, (), facts)


def _ways(state: State, figure: Figure) -> list[Way]:
    """The cheapest way to each place; in the midst of its move those that are open now."""
    frame = top(state)
    moving = frame if isinstance(frame, Moving) and frame.figure == figure.id else None
    found: dict[tuple[str, ...], Way] = {}
    for way in offered_ways(state, moving) if moving else ways_of(state, Moving(figure=figure.id)):
        known = found.get(way.option.to)
        if known is None or way.route.cost < known.route.cost:
            found[way.option.to] = way
    return list(found.values())


def _way_facts(state: State, figure: Figure, walker: Walker | None, way: Way) -> dict[str, object]:
    """Where a way leads, its price, whether a figure on foot stops there, and which enemies are adjacent."""
    there = standing_at(state, figure, way.option.to)
    engaged = [enemy.id for enemy in engaged_with(there.state, there.figure)]
    facts: dict[str, object] = {"to": list(way.option.to), **price_facts(way)}
    if walker is not None and walker.stops_at(way.route.path[-1]):
        facts["stops"] = True
    return facts | {"engaged": engaged} if engaged else facts


def _targets(state: State, figure: Figure) -> list[str]:
    """Enemies in range and sight of a normal attack from where the figure stands."""
    return [
        enemy.id
        for enemy in enemies(state, figure.seat)
        if enemy.place == "board"
        and distance(state, figure, enemy) <= range_tally(state, figure, enemy).total
        and sees(state, figure, enemy)
    ]


def _auras(state: State, figure: Figure) -> list[dict[str, object]]:
    """The spaces on which somebody has something of a power of the figure; those without a limit say none."""
    if powerless(state, figure):
        return []
    parts = [pair for pairs in content_of(state).units[figure.unit].auras.values() for pair in pairs]
    areas: dict[str, Reach | None] = {power: part.reach for power, part in parts}
    return [
        {"power": power, "spaces": _area(state, figure, limit) if limit else []}
        for power, limit in areas.items()
    ]


def _area(state: State, figure: Figure, limit: Reach) -> list[str]:
    board = board_of(state)
    other = replace(figure, id="stand-in")
    found = []
    for space in board.spaces:
        if space.label in figure.at:
            continue
        there = standing_at(state, other, (space.label,))
        if reaches(there.state, figure, there.figure, limit):
            found.append(space.label)
    return found
