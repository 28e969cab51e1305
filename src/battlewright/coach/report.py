"""An analysis as text, for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from battlewright.coach.analysis import Analysis, Lead, Mistake
from battlewright.texts import Texts

WIDTH = 60  # columns of the curve
STEPS = " ▁▂▃▄▅▆▇█"


def report(found: Analysis, texts: Texts) -> str:
    """The lead over time, the luck and the costly decisions, in lines."""
    return "\n".join(_lines(found, texts))


def _lines(found: Analysis, texts: Texts) -> Iterator[str]:
    yield texts.format("analysis-title", choices=found.choices)
    yield ""
    for number in range(len(found.sides)):
        yield f"{_side(texts, found, number):24} {_curve(found.leads, number)}"
    yield ""
    yield texts.format("analysis-luck")
    for luck in found.luck:
        side, amount = _side(texts, found, luck.side), _signed(texts, luck.sum)
        yield "  " + texts.format("analysis-luck-side", side=side, rolls=luck.rolls, amount=amount)
    yield ""
    yield texts.format("analysis-mistakes" if found.mistakes else "analysis-no-mistakes")
    for mistake in found.mistakes:
        yield from _mistake(found, mistake, texts)


def _mistake(found: Analysis, mistake: Mistake, texts: Texts) -> Iterator[str]:
    seat = texts.format("seat", number=mistake.seat + 1)
    cost = _signed(texts, -mistake.cost)
    yield ""
    yield "  " + texts.format("analysis-mistake", number=mistake.choice + 1, seat=seat, cost=cost)
    yield f"    {mistake.question}"
    yield "    " + texts.format("analysis-chosen", option=mistake.chosen)
    yield "    " + texts.format("analysis-better", option=mistake.better)
    yield from (f"      {reason.words}" for reason in mistake.reasons)
    if mistake.line:
        yield "    " + texts.format("analysis-line", line=" ".join(mistake.line))


def _side(texts: Texts, found: Analysis, number: int) -> str:
    return texts.listing(texts.format("seat", number=seat + 1) for seat in found.sides[number])


def _signed(texts: Texts, share: float) -> str:
    points = round(100 * share)
    return ("+" if points >= 0 else "−") + texts.format("percent", number=abs(points))


def _curve(leads: Sequence[Lead], side: int) -> str:
    """A side's chance over the game, as a row of bars."""
    columns = min(WIDTH, len(leads))
    at = (round(column * (len(leads) - 1) / max(1, columns - 1)) for column in range(columns))
    return "".join(STEPS[round(leads[number].chances[side] * (len(STEPS) - 1))] for number in at)
