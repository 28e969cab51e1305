"""Every card of Fields of Eternia, and each of its parts, is named by a test that proves it.

Parts are the effects by their id (`ram-stone`, `teela-sword`, `he-man/passive`, `dylinx/ability`,
`griffin/energy`, `haste/combat`, `evil-seed/standing`), the two objectives of a victory card
(`duelist/primary`), quests and battle cards by their id, and of a scenario each special rule
(`evil-seed/rules/t0`), each skull event (`evil-seed/skull1`) and what it says about quests, VP and its end.
Tests name them in `@pytest.mark.card(…)` or `case(…)`; both are read from the text.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from battlewright.games.fields.content import Content, load
from battlewright.games.fields.model.cards import ScenarioCard


def parts(content: Content) -> Iterator[str]:
    """The ids of everything a card can do."""
    told = {quest: f"{quest}/reward" for quest in content.quests}  # a quest is named as a whole
    apart = {*told.values(), *(f"{scenario}/rules" for scenario in content.scenarios)}
    yield from (effect for effect in content.effect if effect not in apart)
    yield from (*content.quests, *content.battle)
    for card in content.victory:
        yield from (f"{card}/primary", f"{card}/secondary")
    for scenario in content.scenarios.values():
        yield from (f"{scenario.id}/{part}" for part in scenario_parts(scenario))


def scenario_parts(scenario: ScenarioCard) -> Iterator[str]:
    """The special rules of a scenario."""
    yield from (f"rules/t{number}" for number in range(len(scenario.rules)))
    yield from (f"skull{number}" for number, skull in enumerate(scenario.skulls, start=1) if skull)
    for part in ("setup", "quest", "withheld", "wins", "success"):
        if getattr(scenario, part):
            yield part


def cited(file: Path) -> Iterator[str]:
    """The parts that the tests of a file name."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), file.name)):
        if isinstance(node, ast.Call):
            match ast.unparse(node.func):
                case "pytest.mark.card":
                    literal = [argument for argument in node.args if isinstance(argument, ast.Constant)]
                    yield from (str(argument.value) for argument in literal)
                case "case":
                    yield str(ast.literal_eval(node.args[0]))
                case _:
                    pass


def _named() -> set[str]:
    files = (f for f in Path(__file__).parent.glob("test_*.py") if f.name != Path(__file__).name)
    return {part for file in files for part in cited(file)}


def test_every_part_of_every_card_is_proven() -> None:
    """No card of the shipped content, and nothing it does, goes without a test."""
    missing = set(parts(load())) - _named()

    assert not missing, f"no test names {', '.join(sorted(missing))}"


def test_every_part_named_exists() -> None:
    """A misspelt part proves nothing."""
    unknown = _named() - set(parts(load()))

    assert not unknown, f"no card has {', '.join(sorted(unknown))}"


def test_the_shelves_are_full() -> None:
    """The counts of the box: different cards of each kind, and the copies of the traders' decks."""
    content = load()
    counts = {
        shelf: len(getattr(content, shelf))
        for shelf in ("heroes", "equipment", "spells", "vehicles", "victory", "allies", "beasts", "events")
    }
    assert counts == {
        "heroes": 12,
        "equipment": 33,
        "spells": 27,
        "vehicles": 16,
        "victory": 26,
        "allies": 8,
        "beasts": 12,
        "events": 12,
    }
    assert (len(content.epic_beasts), len(content.quests)) == (14 + 1, 26)
    assert (len(content.battle), len(content.effects)) == (24, 24)
    assert sum(card.copies for card in content.equipment.values()) == 38
    assert sum(card.copies for card in content.spells.values()) == 45
    assert sum(card.copies for card in content.vehicles.values()) == 20
