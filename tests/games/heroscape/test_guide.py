"""The page on Heroscape says everything the format of its content knows, and its examples are read."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from battlewright.games import load as load_game
from battlewright.games.heroscape.content import check, load
from battlewright.games.heroscape.model import cards
from battlewright.games.heroscape.switches import OFFICIAL, SWITCHES

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "heroscape.md").read_text(encoding="utf-8")


def fields(record: type[msgspec.Struct]) -> list[str]:
    """The fields of a record."""
    return [field.name for field in msgspec.structs.fields(record)]


def words(record: type[msgspec.Struct], name: str) -> list[str]:
    """The words a field may be set to, but for the empty one."""
    kind = next(field.type for field in msgspec.structs.fields(record) if field.name == name)
    return [word for word in get_args(kind) if word]


SPECIAL: dict[str, type[msgspec.Struct]] = {
    "more_dice": cards.DicePer,
    "aim": cards.Aim,
    "usage": cards.Usage,
    "team": cards.Team,
    "defence": cards.Defence,
}
NAMES: dict[str, list[str]] = {
    "`[[unit]]`": fields(cards.UnitCard),
    "`[[scenario]]`": fields(cards.ScenarioCard),
    "Conditions": fields(cards.When),
    "Filters": fields(cards.Filter),
    "Reach": fields(cards.Reach),
    "Traits": words(cards.Trait, "trait"),
    "Numbers": [*get_args(cards.Stat), *(word for word in get_args(cards.Per) if word)],
    "Moments": [*get_args(cards.Moment)],
    "Special attacks": [f"{part}.{name}" for part, kind in SPECIAL.items() for name in fields(kind)],
    "Goals": words(cards.Goal, "kind"),
    "Switches": [*SWITCHES],
}
KINDS: dict[str, Any] = {
    "Parts": cards.Part,
    "Effects": cards.AnyEffect,
    "Areas": cards.Area,
    "Repeats": cards.Repeat,
    "Consequences": cards.Consequence,
}
CASES = [(title, kind) for title, union in KINDS.items() for kind in get_args(union)]


def tag(kind: type[msgspec.Struct]) -> str:
    """What content files call a part or an effect."""
    return str(kind.__struct_config__.tag)


def chapter(title: str) -> str:
    """The text below a heading, up to the next one."""
    found = re.search(rf"^##+ {re.escape(title)}\n(.*?)(?=^## |^### |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None, f"no chapter {title}"
    return found[1]


def rows(title: str) -> list[list[str]]:
    """The rows of the tables of a chapter that begin with a name, as cells."""
    lines = [line for line in chapter(title).splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def named(text: str) -> list[str]:
    """Every name in a text."""
    return re.findall(r"`([^`]+)`", text)


@pytest.mark.parametrize("title", NAMES)
def test_every_name_is_explained_and_no_other(title: str) -> None:
    """Fields, conditions, filters, traits, numbers, moments, goals, switches: exactly those there are."""
    shown = rows(title)

    assert [name for row in shown for name in named(row[0])] == NAMES[title]
    assert all(row[1] for row in shown)


@pytest.mark.parametrize("title", KINDS)
def test_every_kind_is_explained_and_no_other(title: str) -> None:
    """One row for each part, effect, area, repeat and consequence."""
    assert [named(row[0])[0] for row in rows(title)] == [tag(kind) for kind in get_args(KINDS[title])]


@pytest.mark.parametrize(("title", "kind"), CASES, ids=[tag(kind) for _, kind in CASES])
def test_a_kind_is_shown_with_its_fields_and_an_example(title: str, kind: type[msgspec.Struct]) -> None:
    """All its fields in the second column; in the last an example that is read as that kind."""
    row = next(row for row in rows(title) if row[0] == f"`{tag(kind)}`")
    example = tomllib.loads(f"part = {named(row[-1])[0]}")["part"]

    assert named(row[1]) == fields(kind)
    assert isinstance(msgspec.convert(example, KINDS[title]), kind)


def test_the_settings_of_a_switch_are_listed() -> None:
    """With the default in bold, and the preset in full."""
    for row in rows("Switches"):
        switch = SWITCHES[named(row[0])[0]]
        assert tuple(row[1].replace("*", "").split(", ")) == switch.values
        assert re.findall(r"\*\*(.+?)\*\*", row[1]) == [switch.default]
        assert row[2].split()[0] == switch.rules[0]
    for name, value in OFFICIAL.items():
        assert f"`{name}` = {value}" in chapter("Switches")


def test_the_page_counts_what_is_shipped() -> None:
    """Cards, glyphs, battlefields, armies and scenarios."""
    content = load()
    counts = [
        len(content.units),
        len(content.glyphs),
        len(content.maps),
        len(content.armies),
        len(content.scenarios),
    ]
    said = re.search(
        r"(\d+) army cards, (\d+) glyphs, (\d+) battlefields, (\d+)\s+prepared armies and (\d+) scenarios",
        PAGE,
    )

    assert said is not None
    assert [int(number) for number in said.groups()] == counts


# The examples


def examples() -> Iterator[tuple[str, str]]:
    """The TOML blocks, each with the file its first line names."""
    for block in re.findall(r"^```toml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL):
        yield block.partition("\n")[0].removeprefix("# "), block


def test_the_example_is_a_pack_that_can_be_played(tmp_path: Path) -> None:
    """Put into the files they name, the examples are a pack without mistakes."""
    for file, block in examples():
        (tmp_path / file).write_text(block, encoding="utf-8")

    assert [str(error) for error in check(tmp_path)] == []
    state = load_game("heroscape", tmp_path).new({"scenario": "at-the-ford"}, seed="1")
    assert "A-ford-keeper" in state.figures
