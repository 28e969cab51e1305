"""Differences between a recording and what happens now, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest
from typing import NamedTuple

from battlewright.kernel.decisions import IllegalChoice
from tools.golden.playing import outcome_text, play, table_for
from tools.golden.records import DIGEST, FACTS, WORDS, Golden, Step, Told, head


class Difference(NamedTuple):
    """One thing that is not as recorded. `kind` is one of offer, event, words, digest, end."""

    kind: str
    what: str
    recorded: str
    now: str
    line: int  # counted from the head of its choice


def differences(number: int, recorded: Step, now: Step) -> Iterator[Difference]:
    """How one choice differs from its recording, in the order in which things happen."""
    if head(number, recorded) != head(number, now):
        what = f"what is offered ({_offer_change(recorded, now)})"
        yield Difference("offer", what, head(number, recorded), head(number, now), 0)
    for at, (old, new) in enumerate(zip_longest(recorded.events, now.events)):
        yield from _event_difference(at, old, new)
    if recorded.digest != now.digest:
        at = 2 * len(recorded.events) + 1
        what = "the state (no difference in events or offers before it)"
        yield Difference("digest", what, DIGEST + recorded.digest, DIGEST + now.digest, at)


def _offer_change(recorded: Step, now: Step) -> str:
    if recorded.asked != now.asked:
        return f"seats {recorded.asked} were asked, now {now.asked}"
    if recorded.kind != now.kind:
        return f"the question was {recorded.kind!r}, now {now.kind!r}"
    if recorded.count != now.count:
        return f"{recorded.count} options, now {now.count}"
    return "as many options, but others or in another order"


def _event_difference(at: int, old: Told | None, new: Told | None) -> Iterator[Difference]:
    line = 2 * at + 1
    if old is None or new is None:
        what = f"event {at + 1} is {'new' if old is None else 'missing'}"
        yield Difference("event", what, _shown(old), _shown(new), line)
    elif old.tag != new.tag:
        what = f"event {at + 1} is another one"
        yield Difference("event", what, _shown(old), _shown(new), line)
    elif old.facts != new.facts:
        what = f"event {at + 1} ({old.tag}) has other fields"
        yield Difference("event", what, _shown(old), _shown(new), line)
    elif old.words != new.words:
        what = f"event {at + 1} ({old.tag}) reads differently"
        yield Difference("words", what, WORDS + old.words, WORDS + new.words, line + 1)


def _shown(event: Told | None) -> str:
    return f"{FACTS}{event.facts}\n{WORDS}{event.words}" if event else "  (none)"


def first_difference(name: str, golden: Golden) -> str:
    """Play a recording again until something differs, and tell it; empty if nothing does."""
    table = table_for(golden)
    for number, recorded in enumerate(golden.steps, start=1):
        try:
            now = play(table, recorded.seat, recorded.choice)
        except IllegalChoice as error:
            recorded_head = head(number, recorded)
            difference = Difference("offer", "the choice is not offered", recorded_head, f"  {error}", 0)
            return worded(name, golden, number, difference)
        if now != recorded:
            return worded(name, golden, number, next(differences(number, recorded, now)))
    if (outcome := outcome_text(table)) != golden.outcome:
        return (
            f"{name}:7: after the last choice the outcome differs\nrecorded: {golden.outcome}\nnow: {outcome}"
        )
    return ""


def worded(name: str, golden: Golden, number: int, difference: Difference) -> str:
    """A difference with its place and both versions."""
    step = golden.steps[number - 1]
    line = golden.line(number - 1) + difference.line
    return (
        f"{name}:{line}: choice {number} (seat {step.seat}: {step.choice}): {difference.what}\n"
        f"recorded:\n{difference.recorded}\nnow:\n{difference.now}"
    )


def summary(name: str, recorded: Golden, now: Golden, refusal: str) -> list[str]:
    """What changed in a file, in words; empty if nothing did."""
    told: list[str] = []
    counts: Counter[str] = Counter()
    first = ""
    for number, (old, new) in enumerate(zip(recorded.steps, now.steps, strict=False), start=1):
        if old == new:
            continue
        found = list(differences(number, old, new))
        counts.update({_counted(d, old) for d in found})
        first = first or worded(name, recorded, number, found[0])
    if refusal:
        told.append(f"no longer offered, played on from there: {refusal}")
    if len(recorded.steps) != len(now.steps):
        told.append(f"{len(recorded.steps)} choices, now {len(now.steps)}")
    if recorded.outcome != now.outcome:
        told.append(f"outcome {recorded.outcome}, now {now.outcome}")
    told.extend(f"{what}: {count} of {len(now.steps)} choices" for what, count in counts.most_common())
    return [*told, *(["first difference:", *first.splitlines()] if first else [])]


def _counted(difference: Difference, step: Step) -> str:
    """What a difference is counted under in a summary."""
    if difference.kind in ("event", "words"):
        index = (difference.line - 1) // 2
        tag = step.events[index].tag if index < len(step.events) else "new events"
        return f"{'words of ' if difference.kind == 'words' else ''}{tag}"
    return "offers" if difference.kind == "offer" else "digests"
