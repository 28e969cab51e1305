"""Community maps: VirtualScape files of all versions, the map editor's JSON and links."""

from __future__ import annotations

import csv
import json
import struct
from contextlib import suppress
from pathlib import Path
from random import Random
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battlewright.games.heroscape.board import board_for
from battlewright.games.heroscape.board.pieces import TERRAIN
from battlewright.games.heroscape.board.reading import parse_maps
from battlewright.games.heroscape.board.writing import write_map
from battlewright.games.heroscape.game import Heroscape
from battlewright.games.heroscape.importing import Imported, ImportProblem, import_file, import_text
from battlewright.games.heroscape.importing.catalogue import COLOURS
from battlewright.games.heroscape.importing.editor import crush, uncrush
from battlewright.games.heroscape.importing.files import import_data, surface_rows
from battlewright.games.heroscape.importing.hsc import read_hsc

SAMPLES = Path(__file__).parent / "samples"
HSC = sorted(SAMPLES.glob("*.hsc"))
FILES = [*HSC, *sorted(SAMPLES.glob("*.json"))]


def kinds(found: Imported) -> set[str]:
    """What kinds of trouble the report names."""
    return {note.kind for note in found.report}


# --- the samples


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_sample_becomes_a_map_one_can_play_on(file: Path) -> None:
    """With start zones, its own or ours, and as a map file that loads again."""
    found = import_file(file)
    board = board_for(found.card)

    assert len(board.zones) >= 2
    assert all(board.zones.values())
    assert parse_maps(write_map(found.card), "x.toml") == ([found.card], [])


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_sample_is_played_to_the_end(file: Path, tmp_path: Path) -> None:
    """As a map of a pack it carries a whole match: two heroes, two rounds, choices by chance."""
    card = import_file(file).card
    (tmp_path / "maps").mkdir()
    (tmp_path / "maps" / "own.toml").write_text(write_map(card), encoding="utf-8")
    game = Heroscape(tmp_path)
    setup = {
        "map": card.id,
        "rounds": 2,
        "points": 200,
        "armies": [["finn-the-viking-champion"], ["mimring"]],
    }
    state = game.new(setup, "import")
    chance = Random(file.name)
    while game.asked(state):
        seat = chance.choice(game.asked(state))
        game.take(state, seat, chance.choice(list(game.decision(state, seat).options)))

    assert state.map == card.id
    assert game.outcome(state) is not None


@pytest.mark.parametrize("name", ["table_of_the_giants", "migols_tomb"])
def test_two_maps_are_decoded_column_by_column(name: str) -> None:
    """Place, highest tile, level, terrain, start colour and glyph of every column, as expected."""
    heap = import_file(SAMPLES / f"{name}.hsc").heap
    starts = {cell: COLOURS[player] for player, zone in heap.zones.items() for cell, _ in zone}
    with (SAMPLES / f"{name}.expected.csv").open(encoding="utf-8", newline="") as file:
        expected = [tuple(row.values()) for row in csv.DictReader(file)]

    decoded = []
    for q, r, z, level, sign in surface_rows(heap):
        glyph = next((g for g in heap.glyphs if g[0] == (q, r)), None)
        letter = "" if glyph is None else glyph[2] if glyph[1] > z else f"{glyph[2]}@z{glyph[1]}"
        colour = "-".join(map(str, starts.get((q, r), ())))
        decoded.append((str(q), str(r), str(z), str(level), TERRAIN[sign], colour, letter))

    assert decoded == expected


@pytest.mark.parametrize(
    ("name", "version", "pieces"),
    [("migols_tomb", 2, 140), ("table_of_the_giants", 3, 91), ("rotten_ice", 4, 383), ("ladders", 7, 35)],
)
def test_files_of_all_ages_are_read_to_the_last_byte(name: str, version: int, pieces: int) -> None:
    """Which fields there are depends on the version."""
    found = read_hsc((SAMPLES / f"{name}.hsc").read_bytes())

    assert (found.version, len(found.pieces), found.left_over) == (version, pieces, 0)


def test_a_castle_with_walks_ladders_and_a_gate() -> None:
    """Walls close their spaces and carry walks at level 12 and 21, ladders lead up, the door has room."""
    found = import_file(SAMPLES / "west_barbican.hsc")
    board = board_for(found.card)
    walks = {s.level for s in board.spaces if s.terrain == "road" and board.stacks[s.hex][0] != s.index}

    assert walks == {12, 21}
    assert len(board.ladders) == 4
    assert sorted(board.spaces[ladder.platform].level for ladder in board.ladders.values()) == [
        12,
        12,
        21,
        21,
    ]
    assert len(board.doors) == 1
    door = board.doors["gate-1"]
    assert not any(board.spaces[space].obstacle for space in (*door.swing, door.control))
    battlements = [rim for rims in board.rims.values() for rim in rims if rim.wall.kind == "battlement"]
    assert {rim.wall.base for rim in battlements} == {12, 21}
    assert "figure" in kinds(found)


def test_ladders_and_rails_of_a_bridge() -> None:
    """The small test file: three ladders, battlements on the platform, rails on both sides of the bridges."""
    board = board_for(import_file(SAMPLES / "ladders.hsc").card)

    assert len(board.ladders) == 3
    rails = [
        rim for rims in board.rims.values() for rim in rims if rim.wall.kind == "stone-wall" and rim.inside
    ]
    assert len(rails) == 6 * 8
    assert {rim.wall.base for rim in rails} == {2, 6}


def test_later_pieces_are_replaced_and_reported() -> None:
    """The editor knows pieces of newer sets; something alike stands for them."""
    found = import_file(SAMPLES / "the_hidden_fount.json")

    assert found.card.name == "The Hidden Fount"
    assert kinds(found) == {"substitute", "no-zones"}
    assert sum(note.times for note in found.report if note.kind == "substitute") == 8


# --- written by hand


def string(text: str) -> bytes:
    """A string as newer files have it."""
    return b"\xff\xfe\xff" + bytes([len(text)]) + text.encode("utf-16-le")


def record(
    code: int, x: int, y: int, z: int, rotation: int = 0, version: float = 0.0003, more: bytes = b""
) -> bytes:
    """A piece."""
    data = struct.pack("<id4i", code, version, rotation, x, y, z)
    if version > 0.00015:
        data += b"?" + string("") + string("")
    if version > 0.00025:
        data += bytes(4) + more
    return data


def document(version: float, *pieces: bytes) -> bytes:
    """A file of some version."""
    data = struct.pack("<d", version)
    if version > 0.00015:
        data += string("Hand") + string("Made")
    if version > 0.00025:
        data += string("2")
    if 0.00025 < version < 0.00035:
        data += string("a scenario")
    if version > 0.00035:
        data += struct.pack("<i", 5) + b"{rtf}"
    if version > 0.00015:
        data += bytes(12)
    if version > 0.00045:
        data += bytes(4)
    if version > 0.00065:
        data += bytes(4)
    return data + struct.pack("<i", len(pieces)) + b"".join(pieces)


@pytest.mark.parametrize("version", [0.0001, 0.0002, 0.0003, 0.0004, 0.0005, 0.0006, 0.0007])
@pytest.mark.parametrize("age", [0.0001, 0.0002, 0.0003])
def test_every_version_of_files_and_pieces(version: float, age: float) -> None:
    """Seven versions of the document, three of the records."""
    found = import_data(document(version, record(1007, 3, 2, 0, version=age)), "hand")

    assert len(board_for(found.card).hexes) == 7
    assert found.card.name == "Hand"


def test_old_strings_are_single_bytes() -> None:
    """A length below 255, or 255 and two bytes, and Latin letters."""
    name = b"\x05Gr\xfcne"
    long = b"\xff" + struct.pack("<H", 300) + b"x" * 300
    data = struct.pack("<d", 0.0002) + name + long + bytes(12) + struct.pack("<i", 1) + record(1001, 0, 0, 0)

    assert read_hsc(data).name == "Grüne"
    assert len(read_hsc(data).author) == 300


def test_a_personal_tile_is_known_by_its_name() -> None:
    """Newer tiles come as personal ones; those nobody knows are reported."""
    snow = struct.pack("<i", 3) + string("") + string("") + string("") + string("My Snow 3 tile")
    odd = struct.pack("<i", 1) + string("") + string("") + string("") + string("Moon")
    found = import_data(
        document(0.0007, record(17000, 0, 0, 0, more=snow), record(17000, 5, 5, 0, more=odd)), "hand"
    )

    assert [space.terrain for space in board_for(found.card).spaces] == ["snow"] * 3
    assert [(note.kind, note.what) for note in found.report] == [("personal", "Moon"), ("no-zones", "")]


def test_what_does_not_fit_is_reported_not_refused() -> None:
    """Two tiles in one place, a tree in the air, a ladder to nowhere, an unknown piece."""
    found = import_data(
        document(
            0.0007,
            record(1007, 0, 0, 0),
            record(1001, 0, 0, 0),
            record(10011, 9, 9, 1),
            record(16402, 0, 0, 1),
            record(16403, 0, 0, 1),
        ),
        "hand",
    )

    assert kinds(found) == {"two-tiles", "without-tiles", "ladder-nowhere", "unknown", "no-zones"}


# --- links


def test_a_link_carries_the_same_map() -> None:
    """The list of pieces, squeezed, in the parameter m."""
    text = (SAMPLES / "the_hidden_fount.json").read_text(encoding="utf-8")
    raw = json.loads(text)
    listed = json.dumps([raw["hexMap"], *raw["boardPieces"]], separators=(",", ":"))
    link = f"https://example.org/?m={quote(crush(listed))}"

    assert import_text(link, "link").card == import_file(SAMPLES / "the_hidden_fount.json").card


def test_repeated_parts_of_a_link_are_put_back() -> None:
    """Each character after the mark stands for a part of the text; the last of all is a mark as well."""
    assert uncrush("aXbXcXlong\x01X_") == "alongblongc"
    assert uncrush("aYbYXX12\x01XY_") == "a12b"
    assert uncrush("('a!1~b!2)_") == '{"a":1,"b":2}'


@settings(deadline=None)
@given(st.text(alphabet=st.characters(exclude_characters="\x01%", exclude_categories=["Cs"]), max_size=60))
def test_squeezing_and_undoing_it_changes_nothing(text: str) -> None:
    """For any text without the mark."""
    assert uncrush(crush(text)) == text


# --- garbage


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_damaged_file_is_refused_with_a_reason(data: st.DataObject) -> None:
    """Cut off anywhere, or with bytes changed: a map or a clear refusal, never a crash."""
    whole = data.draw(st.sampled_from(FILES)).read_bytes()
    cut = whole[: data.draw(st.integers(0, len(whole)))]
    broken = bytearray(cut)
    for place, value in data.draw(
        st.lists(st.tuples(st.integers(0, max(0, len(cut) - 1)), st.integers(0, 255)), max_size=4)
    ):
        if broken:
            broken[place] = value

    with suppress(ImportProblem):
        assert board_for(import_data(bytes(broken), "broken").card).hexes


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=400))
def test_garbage_is_refused_with_a_reason(garbage: bytes) -> None:
    """Any bytes at all."""
    with pytest.raises(ImportProblem):
        import_data(garbage, "garbage")


@settings(max_examples=200, deadline=None)
@given(
    st.recursive(
        st.none() | st.integers() | st.text(max_size=8),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=4), inner),
        max_leaves=8,
    )
)
def test_any_json_is_a_map_or_a_clear_refusal(value: object) -> None:
    """Also with the right keys and the wrong things in them."""
    for text in (json.dumps(value), json.dumps({"hexMap": value, "boardPieces": value}), json.dumps([value])):
        with pytest.raises(ImportProblem):
            import_text(text, "x")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "not valid JSON"),
        ("{}", "there is no boardPieces"),
        ('{"boardPieces": ["1~2~g1"]}', "is no piece"),
        ('{"boardPieces": ["0~0~x~0~g1"]}', "has a number that is none"),
        ('{"boardPieces": ["0~0~99999~0~g1"]}', "lies nowhere on a table"),
        ('{"boardPieces": []}', "there is not a single tile"),
        ("https://example.org/", "a link has a parameter m"),
    ],
)
def test_refusals_say_why(text: str, reason: str) -> None:
    """In words that help."""
    with pytest.raises(ImportProblem, match=reason):
        import_text(text, "x")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    """Is told by its name."""
    with pytest.raises(ImportProblem, match=r"none\.hsc: No such file"):
        import_file(tmp_path / "none.hsc")
