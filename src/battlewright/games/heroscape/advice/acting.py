"""Attacks, powers and dice: by their exact odds."""

from __future__ import annotations

from battlewright.games.heroscape.advice.ground import aim_of
from battlewright.games.heroscape.advice.worth import odds_gain
from battlewright.games.heroscape.glance import glance
from battlewright.games.heroscape.model.ids import object_named, thing
from battlewright.games.heroscape.model.options import (
    Done,
    Reroll,
    ShoveAt,
    Skip,
    Strike,
    Turnabout,
    Use,
    WorkDoor,
)
from battlewright.games.heroscape.model.state import State
from battlewright.games.heroscape.odds import SHIELD, SKULL
from battlewright.kernel.decisions import Decision
from battlewright.kernel.facts import fact_of
from battlewright.kernel.options import Option

SOMETHING = 0.0407  # what doing something is worth where nothing else tells
OBJECT = 0.4  # what a wound of an object in the way is worth to those who want to get past it


def attack_scores(view: State, seat: int, decision: Decision) -> list[float]:
    """Attacks by what they take from the others and cost the own side."""
    return [_attack(view, seat, option) for option in decision.options]


def _attack(view: State, seat: int, option: Option) -> float:
    match option:
        case Strike() if thing(option.target) is not None:
            return _object(view, option)
        case Strike():
            return odds_gain(view, seat, glance(view, seat, option))
        case Use():
            return odds_gain(view, seat, glance(view, seat, option)) + SOMETHING
        case Done():
            return SOMETHING / 2
        case ShoveAt() | WorkDoor() | Turnabout():
            return -1.0
        case _:
            return 0.0


def _object(view: State, option: Strike) -> float:
    """A door is worth breaking for those who want to get behind it."""
    aim = aim_of(view, view.figures[option.figure])
    is_door = object_named(option.target).kind == "door"
    return OBJECT if is_door and aim is not None else 0.0


def power_scores(view: State, seat: int, decision: Decision) -> list[float]:
    """Powers by their odds; one without odds is used rather than not."""
    scores = []
    for option in decision.options:
        if isinstance(option, Skip):
            scores.append(0.0)
        elif isinstance(option, Use):
            scores.append(odds_gain(view, seat, glance(view, seat, option)) or SOMETHING)
        else:
            scores.append(0.0)
    return scores


def reroll_scores(view: State, seat: int, decision: Decision) -> list[float]:
    """HSV-POWER-02: dice that came out clearly below the mean are worth a point; free ones go first."""
    faces, sides = fact_of(decision.facts, "faces", list), fact_of(decision.facts, "sides", int)
    if sides == 20:
        missing = 10.5 - sum(faces) / max(1, len(faces)) - 4
    else:
        defending = "defen" in str(decision.facts.get("why", ""))
        good = sum(face in (4, 5) for face in faces) if defending else sum(face <= 3 for face in faces)
        missing = len(faces) * (SHIELD if defending else SKULL) - good - 0.6
    return [
        missing + (0.1 if option.card == "free" else 0.0) if isinstance(option, Reroll) else 0.0
        for option in decision.options
    ]
