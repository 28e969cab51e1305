"""The exact odds of an option, before it is chosen.

Two things are put together: the dice and their reasons, as `glance.py` reckons them, and what becomes of
everybody when the option is played out with all ways the dice may fall (`foresight.py`). What is told:

- for everyone who may be hurt, the chance of each number of wounds and of destruction;
- for several of them together (`together`), the wounds in all and how many are destroyed;
- for an attack that may be made again, the whole series at the same target (`series`);
- choices of players that come before the end, with the chance that they come up: nobody can say how
  somebody will decide, so it is told what was assumed. A save that has to be paid for is told both ways.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from battlewright.games.heroscape.foresight import Choice, Foresight, Plan, foresee
from battlewright.games.heroscape.glance import glance
from battlewright.games.heroscape.model.frames import Orders, Setup
from battlewright.games.heroscape.model.options import (
    Accept,
    Activate,
    Done,
    Go,
    PlaceAt,
    Push,
    Reroll,
    ShoveAt,
    Skip,
    Stay,
    Strike,
    Target,
    Use,
)
from battlewright.games.heroscape.model.state import State
from battlewright.games.heroscape.odds import Chances, add, row
from battlewright.games.heroscape.rules.holding import glyph_at
from battlewright.kernel.frames import top
from battlewright.kernel.odds import Chance, Odds
from battlewright.kernel.options import Option

ROLLING = (
    Accept,
    Activate,
    Done,
    Go,
    PlaceAt,
    Push,
    Reroll,
    ShoveAt,
    Skip,
    Stay,
    Strike,
    Target,
    Use,
)  # options after which dice may be rolled
TOGETHER, SERIES = "together", "series"  # notes of odds that are about more than one figure or attack
TOLD = (
    "save",
    "last-blow",
    "swipe",
    "free-move",
    "reroll",
    "power",
    "again",
)  # choices with words of their own
HARMLESS = ("casualty", "spirit")  # choices that change nothing for those who are hurt


def preview(state: State, seat: int, option: Option) -> list[Odds]:
    """The odds behind an option; empty where nothing is rolled."""
    found = glance(state, seat, option)
    if not isinstance(option, ROLLING) or isinstance(top(state), Orders | Setup):
        return found
    ahead = foresee(state, Plan(seat, option))
    unknown = _unknown(state, option)
    if ahead is None:
        return [*found, _statement("alone"), *unknown]
    if not ahead.rolls:
        return [*found, *unknown]
    return [
        *_everyone(state, found, ahead),
        *_together(state, option, ahead),
        *_series(state, seat, option, ahead),
        *_paid(state, seat, option, ahead),
        *_choices(ahead),
        *unknown,
    ]


def _statement(what: str) -> Odds:
    """Something that is said without a figure."""
    return Odds("", (), (), outcomes=(Chance(f"{what}:0", 1.0),))


def _unknown(state: State, option: Option) -> list[Odds]:
    """HS-GLYPH-01: what a glyph does that nobody has seen yet cannot be told."""
    glyph = glyph_at(state, option.to[0]) if isinstance(option, Go) else None
    return [_statement("unknown-glyph")] if glyph is not None and not glyph.up else []


# --- one by one -----------------------------------------------------------------------------------


def tolls(ahead: Foresight) -> dict[str, Chances]:
    """By figure: how likely it takes how many wounds."""
    found: dict[str, Chances] = {}
    for result, chance in ahead.results.items():
        for harm in result:
            add(found.setdefault(harm.figure, {}), harm.wounds, chance)
    for toll in found.values():
        add(toll, 0, 1.0 - sum(toll.values()))
    return found


def lost(ahead: Foresight, name: str) -> float:
    """How likely a figure is destroyed."""
    return sum(
        chance
        for result, chance in ahead.results.items()
        if any(harm.figure == name and harm.destroyed for harm in result)
    )


def _everyone(state: State, found: list[Odds], ahead: Foresight) -> Iterator[Odds]:
    """The dice of a glance with the results of playing it out, and everybody else who may be hurt."""
    harmed = tolls(ahead)
    for odds in found:
        toll = harmed.pop(odds.target, None)
        if toll is not None:
            yield replace(odds, wounds=row(toll), knock_out=lost(ahead, odds.target))
        elif odds.tests or odds.outcomes or odds.target not in state.figures:
            unhurt = odds.target in state.figures and odds.wounds
            yield replace(odds, wounds=(1.0,), knock_out=0.0) if unhurt else odds
    for name, toll in harmed.items():
        yield Odds(name, (), (), row(toll), lost(ahead, name))


# --- all together ---------------------------------------------------------------------------------


def _together(state: State, option: Option, ahead: Foresight) -> Iterator[Odds]:
    """Several victims of one roll share their fate: wounds in all, and how many fall."""
    acting = getattr(option, "figure", "")
    victims = {harm.figure for result in ahead.results for harm in result} - {acting}
    if len(victims) < 2:
        return
    wounds: Chances = {}
    fallen: Chances = {}
    for result, chance in ahead.results.items():
        hurt = [harm for harm in result if harm.figure in victims]
        add(wounds, sum(harm.wounds for harm in hurt), chance)
        add(fallen, sum(harm.destroyed for harm in hurt), chance)
    counts = tuple(Chance(f"fallen:{number}", chance) for number, chance in sorted(fallen.items()))
    everyone = fallen.get(len(victims), 0.0)
    yield Odds("", (), (), row(wounds), everyone, TOGETHER, counts if len(fallen) > 1 else ())


# --- again and again ------------------------------------------------------------------------------


def _series(state: State, seat: int, option: Option, ahead: Foresight) -> Iterator[Odds]:
    """An attack that can be made again: what all of them do to the same target."""
    if not isinstance(option, Strike) or option.target not in state.figures:
        return
    if not ahead.again and not any(choice.kind == "again" for choice in ahead.choices):
        return
    whole = foresee(state, Plan(seat, option, repeat=True))
    if whole is None or whole.results == ahead.results:
        return
    toll = tolls(whole).get(option.target, {0: 1.0})
    yield Odds(option.target, (), (), row(toll), lost(whole, option.target), SERIES)


# --- choices in between ---------------------------------------------------------------------------


def _paid(state: State, seat: int, option: Option, ahead: Foresight) -> Iterator[Odds]:
    """Saves that cost something: the same with every one of them used."""
    sources = [choice.source for choice in ahead.choices if choice.kind == "save"]
    paid = foresee(state, Plan(seat, option, pay=True)) if sources else None
    if paid is None:
        return
    before, after = tolls(ahead), tolls(paid)
    for name in before.keys() | after.keys():
        if before.get(name) != after.get(name):
            yield Odds(name, (), (), row(after.get(name, {0: 1.0})), lost(paid, name), sources[0])


def _choices(ahead: Foresight) -> Iterator[Odds]:
    """What somebody has to decide before the end, and how likely it comes to that."""
    said: dict[str, float] = {}
    for choice, chance in ahead.choices.items():
        if choice.kind not in HARMLESS:
            what = _said(choice)
            said[what] = max(said.get(what, 0.0), chance)
    if ahead.again:
        said["choice-attack:0"] = ahead.again
    if said:
        yield Odds("", (), (), outcomes=tuple(Chance(what, chance) for what, chance in said.items()))


def _said(choice: Choice) -> str:
    kind = choice.kind if choice.kind in TOLD else "other"
    return f"choice-{kind}:{choice.source}"
