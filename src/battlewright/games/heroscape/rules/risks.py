"""The search that compares prices: ways on which something may happen (HS-LEAVE-02, HS-FALL-03)."""

from __future__ import annotations

from collections.abc import Iterator

from battlewright.games.heroscape.rules.ground import Step
from battlewright.games.heroscape.rules.routes import Label, Position, Price
from battlewright.games.heroscape.rules.walker import Walker

MOST_ROUTES = 4  # labels kept per position while risky ways are compared


def _within(
    label_cost: int, budget: int, road: bool, bonus: int, half: bool, entered: int, roads: int
) -> bool:
    """HS-MOVE-11: a way is paid in full; on foot and on road it may be longer (HS-TERRAIN-ROAD-03)."""
    if label_cost <= budget:
        return True
    if road:
        return label_cost <= budget + bonus
    return half and label_cost <= budget + 1 and 2 * roads >= entered  # HSV-ROAD-01


def spread(
    walker: Walker, first: list[Label], budget: int, bonus: int, half: bool, harmless: bool
) -> tuple[list[Label], list[Label]]:
    """Best-first over positions by points. With `harmless` risky steps are set aside and handed back."""
    buckets: dict[int, list[Label]] = {}
    for label in first:
        buckets.setdefault(label.cost, []).append(label)
    best: dict[tuple[Position, bool], list[Label]] = {}
    done: list[Label] = []
    risky: list[Label] = []
    simple = harmless and not half and not walker.threats
    cost = min(buckets) if buckets else 0
    while buckets:
        wave = buckets.pop(cost, None)
        if wave is None:
            cost += 1
            if cost > budget + bonus + 1:
                break
            continue
        for label in wave:
            if not _new(best, label):
                continue
            done.append(label)
            if label.over:
                continue
            for after, step in walker.moves(label.position):
                for follow in _follow(walker, label, after, step, budget, bonus, half, simple):
                    if harmless and follow.price is not label.price and not follow.price.harmless:
                        risky.append(follow)
                    else:
                        buckets.setdefault(follow.cost, []).append(follow)
    return done, risky


def _new(best: dict[tuple[Position, bool], list[Label]], label: Label) -> bool:
    """Whether nothing found earlier (and so no dearer) is as good."""
    known = best.setdefault((label.position, label.road), [])
    for other in known:
        if other.price.beats(label.price) and other.roads >= label.roads and (not other.over or label.over):
            return False
    if len(known) >= MOST_ROUTES:
        return False
    known.append(label)
    return True


def _follow(
    walker: Walker,
    label: Label,
    after: Position,
    step: Step,
    budget: int,
    bonus: int,
    half: bool,
    simple: bool,
) -> Iterator[Label]:
    cost = label.cost + step.cost
    road = label.road and step.road
    entered, roads = label.entered + 1, label.roads + int(step.road)
    last = False
    if not _within(cost, budget, road, bonus, half, entered, roads):
        if not (step.shallow and label.cost < budget):
            return
        cost, last = budget, True  # HSV-WATER-03, HSV-SWAMPWATER-02: always reachable as the end of a move
    last = last or walker.must_end(after, step)
    if last and not walker.may_end(after):
        return
    price = label.price
    if not simple or step.fall or step.molten:
        contact = step.molten and walker.in_molten(label.position)
        risk = walker.price(label.position, after, step, contact)
        if not risk.harmless:
            price = Price(
                price.swipes + risk.swipes,
                price.falls + risk.falls,
                price.lava + risk.lava,
                price.strikes + risk.strikes,
            )
    yield Label(cost, after, price, label, road, entered, roads if half else 0, last)
