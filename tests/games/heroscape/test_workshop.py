"""The map maker's engine: checking a map, looking around on it, counting boxes, and playing on it at once."""

from __future__ import annotations

import base64
from random import Random
from typing import Any

import msgspec
import pytest

from battlewright.games import load
from battlewright.games.heroscape.board import MapCard, shipped_maps
from battlewright.games.heroscape.board.reading import converted
from battlewright.games.heroscape.board.writing import write_map
from battlewright.games.heroscape.content import load as load_content
from battlewright.games.heroscape.game import Heroscape
from battlewright.games.heroscape.lexicon import Lexicon
from battlewright.games.heroscape.own_maps import MOST_HEXES, bounded, card_of, text_of
from battlewright.games.heroscape.workshop import desk
from battlewright.games.heroscape.workshop.boxes import Budget, boxes, budget, wanted_levels
from battlewright.games.heroscape.workshop.looks import Looks, looks_from
from battlewright.games.heroscape.workshop.survey import Surveyed, surveyed
from battlewright.kernel import replay as replays
from battlewright.kernel.game import SetupError
from battlewright.kernel.match import Match
from battlewright.texts import Texts

from .test_importing import SAMPLES

TEXTS = Texts("en", missing="raise")
CONTENT = load_content()


def table(*rows: str, zones: tuple[str, ...] = (), glyphs: str = "", **pieces: Any) -> dict[str, Any]:
    """A map as the table of a map file."""
    layouts = [{"name": "usual", "zones": list(zones), "glyphs": glyphs}] if zones or glyphs else []
    return {"id": "mine", "name": "Mine", "rows": list(rows), "layouts": layouts, **pieces}


def card(raw: dict[str, Any]) -> MapCard:
    """A map of the right shape, whatever is wrong with it."""
    found, errors = converted(raw, "map")
    assert found is not None, errors
    return found


def survey(raw: dict[str, Any]) -> Surveyed:
    """What the engine says of it."""
    return surveyed(card(raw), "", CONTENT, TEXTS)


def found(raw: dict[str, Any]) -> dict[str, tuple[str, ...]]:
    """The findings by kind, with their spaces."""
    return {finding.kind: finding.at for finding in survey(raw).findings}


FIELD = ("g1 g1 g1 g1 g1 g1", "g1 g1 g1 g1 g1 g1", "g1 g1 g1 g1 g1 g1")
ENDS = ("A1 A2 A3 B1", "F1 F2 F3 E1")


# --- checking -------------------------------------------------------------------------------------


@pytest.mark.rule("HS-SETUP-12")
def test_a_map_needs_two_zones_with_room_for_armies() -> None:
    """Without zones nobody can play; small ones are told with how many armies find room."""
    bare = survey(table(*FIELD))
    assert not bare.playable
    assert [each.kind for each in bare.findings] == ["few-zones"]

    small = survey(table(*FIELD, zones=ENDS))
    assert small.playable
    [zone, _] = [each for each in small.findings if each.kind == "small-zone"]
    assert zone.at == ("A1", "A2", "A3", "B1")
    assert small.figures.zones[0].armies < small.figures.zones[0].of
    assert small.figures.apart == 3

    wide = survey(table(*["g1 " * 16] * 12, zones=(_rows(1, 2), _rows(11, 12))))
    assert wide.findings == ()


def _rows(*numbers: int) -> str:
    return " ".join(f"{letter}{row}" for row in numbers for letter in "ABCDEFGHIJKLMNOP")


@pytest.mark.rule("HS-CLIMB-01")
def test_what_nobody_reaches_is_named() -> None:
    """A rock six levels high cannot be climbed; one of five can, and a pit of six levels is a trap."""
    assert found(table("g1 g1 r7 g1", zones=("A1 B1", "D1")))["unreached"] == ("C1",)
    assert "unreached" not in found(table("g1 g1 r6 g1", "g1 g1 g1 g1", zones=("A1 B1", "D1 D2")))
    assert found(table("g7 g7 g1 g7", "g7 g7 g7 g7", zones=("A1 B1", "D1 D2")))["pit"] == ("C1",)


def test_zones_that_nobody_walks_between_are_named() -> None:
    """A wall of rock from edge to edge parts them; so does a gap, which makes an island."""
    parted = found(table("g1 g1 r9 g1 g1", "g1 g1 r9 g1 g1", zones=("A1 A2 B1", "E1 E2 D1")))
    assert parted["zones-cut-off"]
    gap = found(table("g1 g1 . g1 g1", zones=("A1 B1", "D1 E1")))
    assert gap["island"] == ("D1", "E1")


@pytest.mark.rule("HS-OVERHANG-01", "HS-SIZE-03")
def test_tiles_that_float_are_named() -> None:
    """A bridge rests on its banks, a wall walk on its wall; what touches nothing on its level floats."""
    banks = ("r4", "w0^d4", "w0^d4", "r4")
    assert "floats" not in found(table(" ".join(banks), zones=("A1", "D1")))
    assert found(table("r2 w0^d4 w0^d4 r2", zones=("A1", "D1")))["floats"] == ("B1+", "C1+")
    wall = [{"kind": "castle-wall", "at": "B1", "heights": [10]}]
    assert "floats" not in found(table("g1 g1^d12 g1", zones=("A1", "C1"), obstacles=wall))
    lower = [{"kind": "castle-wall", "at": "B1", "heights": [9]}]
    assert found(table("g1 g1^d12 g1", zones=("A1", "C1"), obstacles=lower))["floats"] == ("B1+",)


@pytest.mark.parametrize(
    ("kind", "raw", "at"),
    [
        ("no-space", table("g1 g1", obstacles=[{"kind": "tree", "at": "Q9"}]), "Q9"),
        ("closed", table("g1", obstacles=[{"kind": "tree", "at": "A1"}, {"kind": "bush", "at": "A1"}]), "A1"),
        ("ladder", table("g1 g1", ladders=[{"at": "A1", "to": "B1"}]), "A1"),
        ("hive", table("g1 g1", hives=["A1 B1"]), "A1"),
        ("size", table("g1", obstacles=[{"kind": "tree", "at": "A1", "heights": [3]}]), "A1"),
        ("zone-closed", table("g1", zones=("A1",), obstacles=[{"kind": "tree", "at": "A1"}]), "A1"),
        ("zone-shared", table("g1", zones=("A1", "A1")), "A1"),
        ("glyph", table("w0", glyphs="A1=K"), "A1"),
        ("uneven", table("g1 g2", "g1", obstacles=[{"kind": "glacier", "at": "A1 B1 A2"}]), "A1"),
        ("empty", table("."), ""),
        ("broken", table("x9"), ""),
        (
            "door",
            table("g1 g1", doors=[{"id": "gate", "leaf": "A1:E", "control": "A1", "swing": "B1"}]),
            "A1",
        ),
    ],
)
def test_every_mistake_says_where_it_is(kind: str, raw: dict[str, Any], at: str) -> None:
    """A kind of its own with words of its own, and the spaces to look at."""
    assert at in found(raw)[kind] or not at


def test_a_broken_map_is_drawn_as_far_as_it_goes() -> None:
    """What cannot stand is left out of the drawing; the rest is shown while one works on it."""
    shown = survey(
        table("g1 g3", ladders=[{"at": "A1", "to": "A1"}], obstacles=[{"kind": "tree", "at": "B1"}])
    )
    assert [column.spaces[0].level for column in shown.board.columns] == [1, 3]
    assert [piece.kind for piece in shown.board.obstacles] == ["tree"]


def test_shipped_maps_can_be_played() -> None:
    """The engine finds no mistake on any map that comes with the game."""
    for shipped in shipped_maps().values():
        answer = surveyed(shipped, "", CONTENT, TEXTS)
        assert answer.playable, (shipped.id, answer.findings)
        assert answer.figures.players


def test_nothing_people_send_brings_the_engine_down() -> None:
    """Maps taken apart and put together at random are answered or refused, never an accident."""
    dice = Random(7)
    cards = [msgspec.to_builtins(each) for each in shipped_maps().values()]
    for _ in range(60):
        one, other = dice.choice(cards), dice.choice(cards)
        mixed = one | {key: other[key] for key in other if dice.random() < 0.5}
        mixed["rows"] = [row for row in mixed["rows"] if dice.random() < 0.9] or ["."]
        answer = surveyed(card(mixed), "", CONTENT, TEXTS)
        assert answer.figures.hexes == len(answer.board.columns)


# --- looking around -------------------------------------------------------------------------------


@pytest.mark.rule("HS-LOS-01", "HS-TERRAIN-WATER-01")
def test_the_engine_says_what_is_seen_and_where_one_walks() -> None:
    """A tall rock hides what is behind it; climbing costs its levels, and water ends a way."""
    raw = table("g1 g1 r9 g1 g1")
    looks: Looks = looks_from(card(raw), "A1", 5, 5)
    assert "B1" in looks.seen
    assert "D1" in looks.hidden
    assert looks.higher == ("C1",)
    assert looks.ways == {"B1": 1}
    over = looks_from(card(table("g1 g2 w1 g1")), "A1", 5, 6)
    assert over.ways == {"B1": 2, "C1": 3}


# --- boxes ----------------------------------------------------------------------------------------


def counted(raw: dict[str, Any], **owned: int) -> Budget:
    """A map against boxes."""
    return budget(
        card(raw), {name.replace("_", "-"): n for name, n in owned.items()}, Lexicon(TEXTS, CONTENT)
    )


def test_boxes_hold_what_their_sets_are_known_to_hold() -> None:
    """The hexes of the sets, which the published maps use up exactly."""
    hexes = {
        box.id: sum(size * count for sizes in box.tiles.values() for size, count in sizes.items())
        for box in boxes().values()
    }
    assert hexes["rise-of-the-valkyrie"] == 359
    assert hexes["swarm-of-the-marro"] == 232
    assert hexes["road-to-the-forgotten-forest"] == 29
    assert hexes["thaelenk-tundra"] == 57
    assert hexes["volcarren-wasteland"] == 54


def test_a_published_map_is_laid_with_its_own_boxes() -> None:
    """Table of the Giants takes every tile of its box, and the plan finds a place for each."""
    giants = msgspec.to_builtins(shipped_maps()["table-of-the-giants"])
    laid = counted(giants, rise_of_the_valkyrie=1)
    assert laid.enough
    assert laid.missing == laid.holes == ()
    wanted = sum(len(cells) for _, cells in wanted_levels(card(giants)))
    assert sum(len(tile.at) for tile in laid.plan) == wanted == 359
    assert all(tile.used <= tile.have for tile in laid.tiles)


def test_what_boxes_lack_is_told_by_kind() -> None:
    """Hexes of a terrain, land in all, pieces, edges of walls, glyphs."""
    raw = table(
        "g1 s1 l0",
        "g1 g1 g1",
        glyphs="A1=K",
        obstacles=[{"kind": "palm", "at": "B2", "heights": [14]}],
        walls=[{"kind": "ruin", "edges": "A2:NE A2:E"}],
    )
    lacking = {each.kind: (each.used, each.have) for each in counted(raw, volcarren_wasteland=1).missing}
    assert lacking == {
        "grass": (4, 0),
        "sand": (1, 0),
        "piece:palm-14": (1, 0),
        "edge:ruin": (2, 0),
        "glyph:K": (1, 0),
    }
    nothing = {each.kind: each.used for each in counted(raw).missing}
    assert nothing["molten-lava"] == 1
    assert nothing[""] == 5, "land in all"
    with_all = counted(raw, rise_of_the_valkyrie=1, volcarren_wasteland=1, ticalla_jungle=1)
    assert with_all.missing == with_all.holes == ()


# --- the desk -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl"])
def test_the_kit_names_everything(language: str) -> None:
    """Terrains, pieces, glyphs and boxes have names in every language."""
    raw = desk.answer(desk.Tools(), language).decode()
    assert "⟦" not in raw
    shown = msgspec.json.decode(raw)
    assert {"grass", "water", "molten-lava"} <= {each["id"] for each in shown["grounds"]}
    assert any(each["kind"] == "tree" and len(each["cells"]) == 4 for each in shown["pieces"])
    assert len(shown["boxes"]) == 8


@pytest.mark.parametrize("name", ["migols_tomb.hsc", "the_hidden_fount.json"])
def test_community_maps_are_read_over_the_desk(name: str) -> None:
    """VirtualScape and JSON become a table that the engine checks, with a report in words."""
    data = base64.b64encode((SAMPLES / name).read_bytes()).decode()
    read = msgspec.json.decode(desk.answer(desk.Read(data, name), "de"), type=desk.DraftFile)
    assert surveyed(read.map, "", CONTENT, TEXTS).figures.hexes > 100
    assert all("⟦" not in line for line in read.report)


def test_a_map_goes_out_as_a_file_and_comes_back_the_same() -> None:
    """The text of a map file holds everything; the desk reads it as it reads any other file."""
    for shipped in list(shipped_maps().values())[::6]:
        raw = msgspec.to_builtins(shipped)
        text = msgspec.json.decode(desk.answer(desk.Write(raw), "en"))["text"]
        assert text == write_map(shipped)
        data = base64.b64encode(text.encode()).decode()
        back = msgspec.json.decode(desk.answer(desk.Read(data, "x.toml"), "en"), type=desk.DraftFile)
        assert back.map == shipped


@pytest.mark.parametrize(
    "request_",
    [
        desk.Read("!!", "x"),
        desk.Read(base64.b64encode(b"\x00" * 50).decode(), "x.hsc"),
        desk.Read(base64.b64encode(b"[[map]]\nid = 3").decode(), "x.toml"),
        desk.Shipped("nowhere"),
        desk.Look(table("g1"), "Z9"),
        desk.Look(table("g1"), "A1", height=99),
        desk.Count(table("g1"), {"no-box": 1}),
        desk.Count(table("g1"), {"thaelenk-tundra": 99}),
        desk.Survey({"id": "x"}),
        desk.Survey(table(*["g1 " * 100] * 40)),
        desk.Survey(table("g1", walls=[{"kind": "ruin", "edges": "A1:E " * 900}])),
        desk.Survey(table("g1^" * 20 + "g1")),
        desk.Survey(table("g1") | {"name": ""}),
        desk.Picture(table(".")),
        desk.Draw(table("g1"), "own@odd,9"),
    ],
    ids=lambda request: type(request).__name__,
)
def test_what_cannot_be_answered_is_refused_with_a_reason(request_: desk.Request) -> None:
    """Too large, of another shape, unknown: one error with words."""
    with pytest.raises(desk.DraftError, match=r"\w+"):
        desk.answer(request_, "en")


# --- playing at once ------------------------------------------------------------------------------

DUEL = {
    "scenario": "last-army",
    "rounds": 1,
    "armies": [["finn-the-viking-champion"], ["thorgrim-the-viking-champion"]],
    "points": 200,
}
ARENA = table(*["g1 g1 w0 g2 g1 g1"] * 3, zones=ENDS, obstacles=[{"kind": "bush", "at": "B2"}])


def test_a_match_brings_its_own_map_and_its_replay_verifies() -> None:
    """The setup holds the map; so does the state, and the replay needs nothing else."""
    game = Heroscape()
    match = Match(game, DUEL | {"map": ARENA}, "7")
    assert card_of(match.state.map).name == "Mine"
    assert card_of(game.load(game.save(match.state)).map) == card_of(match.state.map)
    dice = Random(3)
    while not match.outcome:
        seat, decision = next(iter(game.decisions(match.state).items()))
        match.choose(seat, dice.choice(decision.options))
    text = replays.write(replays.record(match))
    assert replays.verify(replays.read(text), game).outcome == match.outcome
    told = game.table(game.view(match.state, 0), 0, game.narrator("de"))
    assert told.map_id.startswith("own-")
    assert card_of(told.own_map_id).rows == tuple(ARENA["rows"])
    with pytest.raises(replays.ReplayError):
        replays.verify(replays.read(text.replace("w0 g2", "w0 g3")), game)


def test_the_same_map_is_the_same_text_however_it_is_written() -> None:
    """Blanks and the order of keys make no difference to the state."""
    loose = table("  g1   g1 ", zones=("A1", " B1 ")) | {"marks": {"keep": "A1", "gate": "B1"}}
    strict = table("g1 g1", zones=("A1", "B1")) | {"marks": {"gate": "B1", "keep": "A1"}}
    assert text_of(card(loose)) == text_of(card(strict))


@pytest.mark.parametrize(
    ("raw", "words"),
    [
        (table(*FIELD), "no start zones for 2 players"),
        (table("x1"), "is no column"),
        ({"rows": 3}, "setup"),
        (table(*["g1 " * 100] * 40), f"more than {MOST_HEXES}"),
        (ARENA | {"gold": 1}, "unknown field"),
    ],
)
def test_a_map_that_cannot_be_played_is_refused(raw: dict[str, Any], words: str) -> None:
    """With the reason, as any other setup."""
    with pytest.raises(SetupError, match=words):
        load("heroscape").new(DUEL | {"map": raw}, "1")


def test_every_shipped_map_keeps_the_bounds() -> None:
    """Whatever comes with the game could have been made here."""
    assert all(bounded(msgspec.to_builtins(each))[0] is not None for each in shipped_maps().values())
