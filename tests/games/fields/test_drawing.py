"""The planet as it is sent for drawing: every area, every border of the rules and how it is crossed."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from battlewright.games.fields.content import check
from battlewright.games.fields.outlines import sides_of
from battlewright.kernel.surface import Area, Border
from battlewright.texts import languages
from tests.games.fields.scenes import GAME

PLANET = GAME.content.planet
MAP = GAME.map_view("eternia", GAME.narrator("en"))
AREAS = {area.id: area for area in MAP.areas}


def ways(area: Area, *kinds: str) -> dict[str, Border]:
    """The borders of an area of some kinds, by where they lead."""
    return {border.to: border for border in area.borders if border.kind in kinds}


@pytest.mark.rule("FE-MAP-01", "FE-MAP-06")
def test_every_area_is_there_with_what_it_offers() -> None:
    """Kind, region, yield, trader, tower and base are those of the content."""
    assert list(AREAS) == PLANET.order
    for area in MAP.areas:
        card = PLANET.areas[area.id]
        assert (area.kind, area.region, area.base, area.tower) == (
            card.kind,
            card.side,
            card.base,
            card.tower,
        )
        assert (area.yields.get("eternium", 0), area.trader) == (card.eternium, card.trader)
        assert 0 <= area.label[0] <= MAP.width
        assert 0 <= area.label[1] <= MAP.height


@pytest.mark.rule("FE-MAP-04")
def test_the_borders_are_those_of_the_rules() -> None:
    """What touches, where paths lead and what flies: everything of the rules and nothing else."""
    for id, area in AREAS.items():
        assert set(ways(area, "land", "wall", "sea", "wrap")) == set(PLANET.borders[id])
        assert set(ways(area, "path")) == set(PLANET.paths[id])
        assert {b.route for b in ways(area, "flight").values()} == {
            route for _, route in PLANET.routes.get(id, ())
        }


@pytest.mark.rule("FE-MAP-02")
def test_a_border_says_what_divides_the_areas() -> None:
    """Walls surround an outpost, water is a coast, wilds meet at open land; alike from both sides."""
    for id, area in AREAS.items():
        for other, border in ways(area, "land", "wall", "sea").items():
            kinds = {area.kind, AREAS[other].kind}
            expected = "sea" if "water" in kinds else "wall" if "outpost" in kinds else "land"
            assert border.kind == expected
            assert ways(AREAS[other], expected)[id].kind == expected


@pytest.mark.rule("FE-MAP-02", "FE-MAP-04")
def test_areas_touch_in_the_drawing_where_the_rules_let_them() -> None:
    """All 47 areas have a shape, islands lie in holes; two share a side if they border, no others do."""
    sides = {shape.area: sides_of(shape.rings) for shape in GAME.content.shapes.values()}
    touching = {
        frozenset(pair) for pair in combinations(sides, 2) if not sides[pair[0]].isdisjoint(sides[pair[1]])
    }
    bordering = {
        frozenset((id, other)) for id, area in AREAS.items() for other in ways(area, "land", "wall", "sea")
    }

    assert len(AREAS) == 47
    assert all(area.shape for area in MAP.areas)
    assert touching == bordering
    for island, sea in (("anwat-gar", "sea-of-rakash"), ("berserker-isle", "sea-of-blackness")):
        assert set(AREAS[island].shape[0]) == set(AREAS[sea].shape[1])


SHAPES = {
    "area": ('area = "atlantis"\nrings = ["0,0 9,0 9,9"]', "there is no 'atlantis'"),
    "points": ('area = "avion"\nrings = ["0,0 9"]', "write a ring as points"),
    "ring": ('area = "avion"\nrings = ["0,0 9,0"]', "three points or more"),
    "twice": ('area = "avion"\nrings = ["0,0 9,0 9,9"]', "is drawn by 'avion-shape' already"),
    "apart": (
        'replaces = true\narea = "anwat-gar"\nrings = ["0,0 9,0 9,9"]',
        "does not touch 'sea-of-rakash', which the area borders",
    ),
    "touching": (
        'replaces = true\narea = "avion"\nrings = ["{ring}"]',
        "touches 'sea-of-rakash', which the area does not border",
    ),
}


@pytest.mark.rule("FE-MAP-02")
@pytest.mark.parametrize("case", SHAPES)
def test_a_pack_whose_drawing_is_not_the_map_is_refused(case: str, tmp_path: Path) -> None:
    """Each mistake in a shape is told with its file, entry and field."""
    text, said = SHAPES[case]
    name = {"apart": "anwat-gar-shape", "touching": "avion-shape"}.get(case, "other")
    text = text.replace("{ring}", GAME.content.shapes["anwat-gar-shape"].rings[0])
    (tmp_path / "shapes.toml").write_text(f'[[shape]]\nid = "{name}"\n{text}\n', encoding="utf-8")

    found = [str(error) for error in check(tmp_path)]

    assert any(said in line and line.startswith("shapes.toml") for line in found), found


@pytest.mark.rule("FE-MAP-05")
def test_where_the_planet_closes_both_ends_bear_the_same_symbol() -> None:
    """An area in the east is adjacent to the one in the west with its symbol."""
    wraps = {(id, other): b for id, area in AREAS.items() for other, b in ways(area, "wrap").items()}

    assert wraps
    for (one, other), border in wraps.items():
        back = wraps[other, one]
        assert border.symbol == back.symbol
        assert {border.side, back.side} == {"east", "west"}


@pytest.mark.rule("FE-FLY-02")
def test_flight_routes_name_their_ends_and_the_water_below() -> None:
    """Each route joins two areas of the map over a third."""
    for route in MAP.routes:
        one, other = route.ends
        assert ways(AREAS[one], "flight")[other].route == route.id
        assert AREAS[route.over].kind == "water"


@pytest.mark.parametrize("language", languages())
def test_the_words_are_those_of_the_reader(language: str) -> None:
    """Ids stay what they are; names and kinds are in words."""
    words = GAME.narrator(language)
    shown = GAME.map_view("eternia", words)

    assert [area.id for area in shown.areas] == list(AREAS)
    assert {area.kind for area in shown.areas} | {area.trader for area in shown.areas} - {""} <= set(
        shown.words
    )
    assert all(area.name == words.rule(area.id) for area in shown.areas)
    assert [word for word in shown.words.values() if "⟦" in word] == []
