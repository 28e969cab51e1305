"""Composed ids: what is written is read back, and what is something else is not taken for one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from battlewright.games.heroscape import model
from battlewright.games.heroscape.model import ids


def test_what_is_written_is_read_back() -> None:
    """Every record reads its own text."""
    assert ids.power_ref(ids.PowerRef("unit", "power").text) == ("unit", "power")
    assert ids.thing(ids.Thing("door", "gate").text) == ("door", "gate")
    assert ids.thing(ids.Thing("tree", "oak-1").text) == ("tree", "oak-1")
    assert ids.number_of(ids.Numbered("seat", 3).text) == 3
    assert ids.pair(ids.Pair("A-hero", "A-squad").text) == ("A-hero", "A-squad")
    assert ids.marker_on(ids.MarkerOn("2", "A-hero").text) == ("2", "A-hero")
    assert ids.marker_on(ids.MarkerOn("X").text) == ("X", "")
    assert ids.saving_power(ids.Source("A-hero", "unit/power").text) == ("A-hero", "unit/power")
    assert ids.boost_key(ids.BoostKey("move", "unit/power").text) == ("move", "unit/power")
    assert ids.door_note(ids.DoorNote("gate", "open").text) == ("gate", "open")
    assert ids.Opening.read(ids.Opening("unit/power").text) == ("unit/power",)
    assert ids.glyph_letter(ids.glyph_power("N")) == "N"
    assert ids.is_gift(ids.gift_source("A-hero"))


@pytest.mark.parametrize("line", [ids.Line(0), ids.Line(5), ids.Line(2, 1)])
def test_a_line_has_a_direction_and_a_half(line: ids.Line) -> None:
    """From the leading half the half is not written."""
    assert ids.line(line.text) == line
    assert line.text.count(":") == 1 + line.half


@pytest.mark.parametrize("by", ["unit/power", "2", ""])
def test_a_turn_is_given_by_a_power_a_marker_or_a_choice(by: str) -> None:
    """The card is the last part, whatever gives the turn."""
    found = ids.activation(ids.Activation(by, "A-hero").text)

    assert found == (by, "A-hero")
    assert found.by_power == ("/" in by)


def test_what_is_something_else_is_not_taken_for_one() -> None:
    """A figure is no object, a power no pair, a space no named thing, a power of a card no glyph."""
    assert ids.thing("A-hero") is None
    assert ids.thing("line:2") is None
    assert ids.pair("A-hero") is None
    assert ids.pair("unit/power+more") is None
    assert ids.named("C7") is None
    assert ids.named("unknown:C7") is None
    assert ids.glyph_letter("unit/power") == ""
    assert ids.Opening.read("instead") is None


@pytest.mark.parametrize(
    ("id", "copy"), [("A-hero", ("A", "")), ("B-hero-2", ("B", "2")), ("C-hero.3", ("C", "3"))]
)
def test_copies_are_numbered(id: str, copy: tuple[str, str]) -> None:
    """Cards with a hyphen, figures with a point; what is alone has no number."""
    assert ids.copy_of(id, "hero") == copy
    seat, number = "ABCDEF".index(copy[0]), int(copy[1] or 0)
    assert id in (ids.card_id(seat, "hero", number), ids.figure_id(seat, "hero", number))


def test_no_other_module_takes_ids_apart() -> None:
    """Splitting is for files of other formats, switches and ids, each in its own place."""
    package = Path(model.__file__).parents[1]
    formats = ("board", "importing", "own_maps.py", "workshop", "drawing.py")
    allowed = (*formats, "content.py", "switches.py", "lobby.py", "model/ids.py")
    found = [
        path.relative_to(package).as_posix()
        for path in sorted(package.rglob("*.py"))
        if re.search(r"\.r?(split|partition)\(", path.read_text(encoding="utf-8"))
    ]

    assert [path for path in found if not path.startswith(allowed)] == []
