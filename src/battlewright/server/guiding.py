"""Guided matches: the part of the guide that the learner is shown, and the automatic choices.

A guided match is an ordinary match whose setup, seed and first choices come from a guide. The current step
follows from the choices made so far, so that it survives reloads, second tabs and restarts of the server.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from battlewright.guides import Course, Guide, Step
from battlewright.server import protocol
from battlewright.server.record import Record
from battlewright.texts import Texts
from battlewright.texts.messages import texts_in


def is_held(course: Course, seat: int) -> bool:
    """Whether a seat has to wait for an automatic choice or for another seat."""
    return course.line is not None and (course.line.automatic or course.line.seat != seat)


def waits(record: Record, course: Course) -> bool:
    """Whether the next automatic choice waits until the words of its step have been read."""
    assert record.guide is not None
    step = record.guide.step[course.step]
    line = course.line
    unread = record.read < course.step
    return line is not None and line.automatic and course.begins and bool(step.say) and unread


def next_choice(record: Record) -> tuple[int, str] | None:
    """The seat and option of the automatic choice that is due now; None if there is none."""
    course = record.led
    if course is None or course.line is None or not course.line.automatic or waits(record, course):
        return None
    return course.line.seat, course.line.options[0]


def view_of(record: Record, seat: int | None, language: str) -> protocol.GuideView | None:
    """What the learner is shown of the guide; None for other seats, and off the prepared path."""
    guide = record.guide
    if guide is None or seat != guide.learner or record.outcome is not None:
        return None
    last = len(guide.step) - 1
    if record.table.unguided:
        return protocol.GuideView(last, last, left=True) if _can_return(record, guide) else None
    course = record.course
    if course is None:
        return None
    if course.line is None and not course.begins:
        return protocol.GuideView(last, last, over=True)
    pages = _pages(guide, guide.step[course.step], _texts(language))
    return protocol.GuideView(course.step, last, pages, waits(record, course), over=course.line is None)


def _can_return(record: Record, guide: Guide) -> bool:
    course = guide.course([(choice.seat, choice.text) for choice in record.match.choices])
    return course is not None and course.line is not None


def _pages(guide: Guide, step: Step, texts: Texts) -> tuple[protocol.GuidePage, ...]:
    points = [*step.point, *[""] * len(step.say)]
    return tuple(
        protocol.GuidePage(texts.format(f"guide-{guide.game}-{say}"), tuple(point.split()))
        for say, point in zip(step.say, points, strict=False)
    )


@cache
def _texts(language: str) -> Texts:
    return texts_in(language)


def seats_of(guide: Guide, name: str) -> list[Mapping[str, Any]]:
    """The seats of a guided match: the learner, and computers."""
    computer: Mapping[str, Any] = {"kind": "computer", "agent": guide.agent}
    return [
        {"kind": "person", "name": name} if seat == guide.learner else computer for seat in range(guide.seats)
    ]
