"""`battlewright maps`: list, show, import."""

from __future__ import annotations

from pathlib import Path

import pytest

from battlewright.games.heroscape.importing.heap import Heap
from battlewright.texts import Texts, languages
from tests.cli.conftest import Command
from tools.rules import ROOT

SAMPLES = ROOT / "tests" / "games" / "heroscape" / "samples"


def test_all_maps_are_listed_with_their_players(battlewright: Command) -> None:
    """One line each."""
    result = battlewright("maps", "list")

    assert result.status == 0
    assert "Six Crowns: 547 hexes; zones for 2, 3, 4, 5, 6 players" in result.out
    assert len(result.out.splitlines()) >= 34


@pytest.mark.parametrize("language", languages())
def test_a_map_is_shown_in_every_language(battlewright: Command, language: str) -> None:
    """The picture, what its signs mean, and which layouts there are."""
    result = battlewright("maps", "show", "highgate", "--language", language)

    assert result.status == 0
    assert Texts(language).format("maps-word-castle-wall") in result.out


def test_a_map_is_drawn_as_svg(battlewright: Command, tmp_path: Path) -> None:
    """Into the file that was named."""
    file = tmp_path / "map.svg"

    assert battlewright("maps", "show", "Migol's Tomb", "--svg", str(file)).status == 0
    assert file.read_text(encoding="utf-8").startswith("<svg ")


def test_a_community_map_is_imported_and_shown(battlewright: Command, tmp_path: Path) -> None:
    """With a report of what could not be represented; the file written is a map file."""
    file = tmp_path / "barbican.toml"
    result = battlewright("maps", "import", str(SAMPLES / "west_barbican.hsc"), "--to", str(file))

    assert result.status == 0
    assert "castle flag" in result.out
    assert battlewright("maps", "show", str(file)).status == 0


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("show", "nowhere"), "no map 'nowhere'; there are:"),
        (("show", "highgate", "--layout", "x"), "--layout x: Highgate has: siege"),
        (("show", "none.toml"), "none.toml: No such file or directory"),
        (("import", "none.hsc"), "none.hsc: No such file or directory"),
        (("import", "https://example.org/"), "not a map of the editor: a link has a parameter m"),
        (("show", "highgate", "--svg", "no/such/folder.svg"), "No such file or directory"),
    ],
)
def test_mistakes_are_told_in_one_line(
    battlewright: Command, arguments: tuple[str, ...], complaint: str
) -> None:
    """On the error stream, with status 2."""
    result = battlewright("maps", *arguments)

    assert result.status == 2
    assert complaint in result.err


def test_a_broken_map_file_is_told_by_file_map_and_field(battlewright: Command, tmp_path: Path) -> None:
    """As in content packs."""
    file = tmp_path / "broken.toml"
    file.write_text("[[map]]\nid = 'a'\nname = 'A'\nrows = ['q9']\n", encoding="utf-8")

    assert "map 'a': field 'rows[0]': row 1: 'q9' is no column" in battlewright("maps", "show", str(file)).err


@pytest.mark.parametrize("language", languages())
def test_every_note_of_a_report_has_its_words(language: str) -> None:
    """Whatever a heap can note is said in every language."""
    texts = Texts(language)
    code = "".join(
        file.read_text(encoding="utf-8")
        for file in (ROOT / "src/battlewright/games/heroscape/importing").glob("*.py")
    )
    kinds = {part.split('"')[0] for part in code.split('note("')[1:]}

    assert len(kinds) > 10
    assert hasattr(Heap(), "note")
    assert all(texts.format(f"maps-note-{kind}", what="x", times=2) for kind in kinds)


FORD = """
[[map]]
id = "ford"
name = "The Ford"
rows = ["g1 g1 w0 w0 g1 g1", "g1 g1 w0 w0 g1 g1", "g1 g1 w0 w0 g1 g1"]

[[map.layouts]]
name = "two banks"
zones = ["A1 A2 A3", "F1 F2 F3"]
"""


def test_one_file_works_everywhere(battlewright: Command, tmp_path: Path) -> None:
    """A map file is shown, lies in a pack, and is played in a series, as it comes from the map maker."""
    file = tmp_path / "maps" / "ford.toml"
    file.parent.mkdir()
    file.write_text(FORD, encoding="utf-8")
    status, out, _ = battlewright("maps", "show", str(file))
    assert (status, "The Ford" in out) == (0, True)
    status, _, _ = battlewright("content", "check", str(tmp_path), "--game", "heroscape")
    assert status == 0
    series = ["simulate", "heroscape", "--agents", "random,random", "--games", "2", "--map", str(file)]
    status, out, _ = battlewright(*series, "--option", "rounds=1")
    assert (status, "The Ford" in out) == (0, True)
    missing = ["simulate", "heroscape", "--agents", "random,random", "--map"]
    for name in (tmp_path / "none.toml", tmp_path):
        assert battlewright(*missing, str(name))[0] == 2
    (tmp_path / "empty.toml").write_text("a = 1", encoding="utf-8")
    status, _, told = battlewright(*missing, str(tmp_path / "empty.toml"))
    assert (status, "[[map]]" in told) == (2, True)
    (tmp_path / "broken.toml").write_text("[[map", encoding="utf-8")
    assert battlewright(*missing, str(tmp_path / "broken.toml"))[0] == 2
