"""The page on writing content says everything the format knows, and its examples load."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from battlewright.games.battleground import content_checks
from battlewright.games.battleground.content import SHELVES, check, load
from battlewright.games.battleground.model import cards, names

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "content.md").read_text(encoding="utf-8")
NAMES = {
    "Moments": names.MOMENTS,
    "Conditions": names.CONDITIONS,
    "Counters": names.COUNTERS,
    "Numbers": cards.NUMBERS,
    "Names of grants": names.GRANTS,
    "Special functions": names.SPECIALS,
}
PARTS: dict[str, type[msgspec.Struct]] = {
    "`[[character.skills]]`": cards.Skill,
    "Effects": cards.Effect,
    "Bonuses": cards.Bonus,
    "Grants": cards.Grant,
    "Triggers": cards.Trigger,
    "Targets": cards.Target,
    "Arrivals": cards.Arrival,
    "Boosts": cards.Boost,
    "Rows": cards.Row,
}
INSIDE: dict[str, type[msgspec.Struct]] = {
    "glory": cards.Mission,
    "force": cards.ForceEntry,
    "scenario": cards.Placement,
}
INSTRUCTIONS = get_args(cards.Instruction)


def chapter(title: str) -> str:
    """The text below a heading, up to the next one."""
    found = re.search(rf"^##+ {re.escape(title)}\n(.*?)(?=^## |^### |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None, f"no chapter {title}"
    return found[1]


def explained(text: str) -> set[str]:
    """The names in the first column of the tables, without their parameters."""
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    return {name.partition(":")[0] or name for row in rows for name in re.findall(r"`([^`]+)`", row)}


def mentioned(text: str) -> set[str]:
    """Every name in a text."""
    return set(re.findall(r"`([^`]+)`", text))


def fields(record: type[msgspec.Struct]) -> set[str]:
    """The fields of a record."""
    return {field.name for field in msgspec.structs.fields(record)}


@pytest.mark.parametrize("title", NAMES)
def test_every_name_is_explained_and_no_other(title: str) -> None:
    """Moments, conditions, counters, numbers, grants and functions: the page has exactly those there are."""
    assert explained(chapter(title)) == set(NAMES[title])


@pytest.mark.parametrize("title", NAMES)
def test_parameters_are_shown_where_they_are_needed(title: str) -> None:
    """A name that takes a number or an id is written with it."""
    table = NAMES[title]
    if isinstance(table, dict):
        taking = {name for name, parameter in table.items() if parameter}
        shown = {word.partition(":")[0] for word in mentioned(chapter(title)) if ":" in word[1:]}
        assert shown == taking


@pytest.mark.parametrize("shelf", SHELVES)
def test_every_field_of_an_entry_is_explained(shelf: str) -> None:
    """The page lists the fields of each kind of entry, and of what stands inside it."""
    table, record = SHELVES[shelf]
    text = chapter(f"`[[{table}]]`")
    inside = fields(INSIDE[table]) if table in INSIDE else set()

    assert explained(text) - set(content_checks.MAP_SIGNS) == fields(record)
    assert inside <= mentioned(text)


@pytest.mark.parametrize("title", PARTS)
def test_every_field_of_a_part_is_explained(title: str) -> None:
    """Skills, effects, bonuses, grants, triggers, targets, boosts and rows."""
    wanted = fields(PARTS[title])
    if PARTS[title] is cards.Skill:
        wanted -= fields(cards.Effect)

    assert explained(chapter(title)) == wanted


@pytest.mark.parametrize("step", INSTRUCTIONS, ids=lambda step: str(step.__struct_config__.tag))
def test_every_instruction_is_explained_with_its_fields(step: type[msgspec.Struct]) -> None:
    """One row of the table for each, and all its fields in the second column."""
    tag = str(step.__struct_config__.tag)
    rows = [
        line.split("|") for line in chapter("Instructions").splitlines() if line.startswith(f"| `{tag}` |")
    ]

    assert [mentioned(row[2]) for row in rows] == [fields(step)]


def test_no_record_is_left_out() -> None:
    """A new kind of record in the schema needs its place on the page."""
    covered = {*INSTRUCTIONS, *PARTS.values(), *INSIDE.values(), *(kind for _, kind in SHELVES.values())}
    known = {
        value for value in vars(cards).values() if isinstance(value, type) and issubclass(value, cards.Record)
    }

    assert known - covered == {cards.Record, cards.Step}


def test_every_map_sign_is_explained() -> None:
    """The page has exactly the signs of the map files."""
    assert explained(chapter("`[[map]]`")) - fields(cards.MapCard) == set(content_checks.MAP_SIGNS)


# The examples


def examples() -> Iterator[tuple[str, str]]:
    """The TOML blocks, each with the file its first line names."""
    for block in re.findall(r"^```toml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL):
        first = block.partition("\n")[0]
        yield first.removeprefix("# "), block


def test_every_example_loads(tmp_path: Path) -> None:
    """Put into the files they name, the examples are a pack without mistakes."""
    for file, block in examples():
        path = tmp_path / file
        path.parent.mkdir(exist_ok=True)
        with path.open("a", encoding="utf-8") as writer:
            writer.write(block)

    assert [str(error) for error in check(tmp_path)] == []
    assert "reed-warden" in load(tmp_path).characters
    assert {file.partition("/")[0].removesuffix(".toml") for file, _ in examples()} == set(SHELVES)
