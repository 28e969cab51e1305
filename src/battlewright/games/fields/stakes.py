"""What a scenario pays for, read off its own rules, so that programs see what players read.

Outposts that bring VP while they are held, captures, quests that are counted, and places where a hero brings
the scenario on: takes its token, carries it home. Worths are in victory points, as in `evaluate`.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from battlewright.games.fields.model import effects
from battlewright.games.fields.model.cards import ScenarioCard
from battlewright.games.fields.model.effects import Instruction, Trigger
from battlewright.games.fields.model.phrases import condition, conditions

PLACES = ("at", "controls", "in_base", "in_outpost")  # conditions that say where
LATER = ("round", "skull", "held_by_enemy", "vs", "spell")  # conditions that time or the moment brings
NAMED = 0.6  # a place of the conditions for winning
TAKEN = {"solo": 6.0}  # a token one can take there; in two-sided games it is worth what it brings
TAKEN_ELSE = 1.5
HOME = 12.0  # where the mission ends with success
CLUE = {"solo": 1.0}  # a quest that is counted
CLUE_ELSE = 0.4


class Goal(Struct, frozen=True):
    """A hero in a place (`where`) brings the scenario on, if the other conditions hold (`given`)."""

    where: tuple[str, ...]
    given: tuple[str, ...]
    worth: float


class Stakes(Struct, frozen=True):
    """What counts in a scenario besides what always counts."""

    held: dict[str, float]  # outpost -> VP at the end of each round for who controls it
    outpost: float  # VP for every outpost at the end
    capture: float  # VP for an outpost taken from an enemy
    goals: tuple[Goal, ...]
    clues: dict[str, int]  # counters that quests raise, and how far that is of use
    clue: float  # what raising one is worth
    prize: float  # what Go on a Quest brings where no quest card is drawn, or 0


def read(scenario: ScenarioCard) -> Stakes:
    """What the rules of a scenario come to."""
    held: dict[str, float] = {}
    goals = []
    for rule, when, steps in _parts(scenario):
        where = tuple(c for c in when if _says(c, PLACES))
        given = tuple(c for c in when if not _says(c, (*PLACES, *LATER)))
        vp = sum(float(s.amount) for s in steps if isinstance(s, effects.Gain) and s.what == "vp")
        if len(where) == 1 and vp and _says(where[0], ("controls",)) and rule.on == "round_ended":
            held[condition(where[0]).about] = vp
        elif where and (worth := max([vp, *(_worth(scenario, step) for step in steps)])):
            goals.append(Goal(where, given, worth))
    goals += _endings(scenario)
    clues = _clues(scenario)
    return Stakes(
        held=held,
        outpost=_paid(scenario, "round_ended", "outposts"),
        capture=_paid(scenario, "captured", ""),
        goals=tuple(goals),
        clues=clues,
        clue=CLUE.get(scenario.mode, CLUE_ELSE),
        prize=_prize(scenario, clues),
    )


def _says(text: str, words: tuple[str, ...]) -> bool:
    """Whether a condition asks for one of these, not against it."""
    phrase = condition(text)
    return not phrase.denied and phrase.word in words


def _parts(scenario: ScenarioCard) -> Iterator[tuple[Trigger, tuple[str, ...], tuple[Instruction, ...]]]:
    """Every rule with its conditions; what is done for each hero or team with those of its own."""
    for rule in scenario.rules:
        yield rule, rule.when, rule.do
        for step in rule.do:
            if isinstance(step, effects.Each):
                yield rule, (*rule.when, *step.when), step.then


def _worth(scenario: ScenarioCard, step: Instruction) -> float:
    match step:
        case effects.Finish(success=True):
            return HOME
        case effects.Carry(give="self"):
            return TAKEN.get(scenario.mode, TAKEN_ELSE)
        case _:
            return 0.0


def _endings(scenario: ScenarioCard) -> Iterator[Goal]:
    """Places the conditions for winning name: they count in full once all the rest is done."""
    for wanted in (scenario.success, scenario.wins):
        where = tuple(c for c in wanted if _says(c, PLACES))
        given = tuple(c for c in wanted if not _says(c, PLACES))
        if where:
            yield Goal(where, (), NAMED)
            yield Goal(where, given, HOME / 2)


def _paid(scenario: ScenarioCard, moment: str, per: str) -> float:
    """VP that rules pay at a moment, for each of something."""
    return sum(
        float(step.amount)
        for rule, when, steps in _parts(scenario)
        if rule.on == moment and not any(_says(c, PLACES) for c in when)
        for step in steps
        if isinstance(step, effects.Gain) and step.what == "vp" and step.per == per
    )


def _clues(scenario: ScenarioCard) -> dict[str, int]:
    """Counters that fulfilled quests raise, and the highest number any condition asks for."""
    steps = [*scenario.quest, *(s for rule in scenario.rules if rule.on == "quest_done" for s in rule.do)]
    counted = {step.name for step in steps if isinstance(step, effects.Count)}
    asked = [c for _, when, _ in _parts(scenario) for c in when] + [*scenario.success, *scenario.wins]
    if scenario.standing is not None:
        asked += [c for bonus in scenario.standing.bonuses for c in bonus.when]
    found: dict[str, int] = {}
    for phrase in conditions(asked):
        if phrase.word == "counter" and phrase.about in counted:
            found[phrase.about] = max(found.get(phrase.about, 0), phrase.number)
    return found


def _prize(scenario: ScenarioCard, clues: dict[str, int]) -> float:
    """FE-SKIRM-17: 2 eternium for a marker, or what the scenario gives for it."""
    if scenario.mode != "skirmish":
        return 0.0
    return 1.2 if clues else 0.3
