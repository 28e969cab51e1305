"""The planet has what the rules need, is drawn without tangles, and favours no side.

The map is authored (docs/fields.md tells how it is built); these are the properties that a change to
it must keep. Distances are steps on foot unless a test says otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import combinations

import pytest

from battlewright.games.fields.content import Content, load
from battlewright.games.fields.planet import Planet

BASES = {"grayskull": "castle-grayskull", "serpos": "temple-of-serpos", "hordak": "temple-of-hordak"}
TOWERS = {"grayskull": "grayskull-tower", "serpos": "viper-tower", "hordak": "central-tower"}
TRADERS = {
    "grayskull": {"Foe Castle", "Gaz Village", "Eldor's Village"},
    "serpos": {"Targa City", "Corridors of Lithos", "Temple of the Oracle"},
    "hordak": {"Orkas Village", "Horde Factory", "Slime Pit"},
}
NAMED = {
    *("Castle Grayskull", "Temple of Serpos", "Temple of Hordak"),
    *("Grayskull Tower", "Central Tower", "Viper Tower", "Mountains of Perpetua"),
    *(name for names in TRADERS.values() for name in names),
}
ISLANDS = {"anwat-gar", "berserker-isle", "avion"}
WIDTH, HEIGHT = 1500, 900


@pytest.fixture(scope="module")
def content() -> Content:
    """The shipped content."""
    return load()


@pytest.fixture(scope="module")
def planet(content: Content) -> Planet:
    """The shipped map."""
    return content.planet


def reached(start: str, neighbours: Callable[[str], Iterable[str]]) -> dict[str, int]:
    """Every area that can be reached, with the number of steps."""
    found, rim, steps = {start: 0}, {start}, 0
    while rim:
        steps += 1
        rim = {other for area in rim for other in neighbours(area)} - found.keys()
        found.update(dict.fromkeys(rim, steps))
    return found


def on_foot(planet: Planet, start: str) -> dict[str, int]:
    """Where a hero of this base can walk, the bases of others being closed (FE-BASE-02)."""
    closed = planet.bases - {start}
    return reached(start, lambda area: [a for a in planet.land_borders[area] if a not in closed])


def in_flight(planet: Planet, start: str) -> dict[str, int]:
    """Where a flying hero of this base can go; a flight route counts as a step here."""
    closed = planet.bases - {start}

    def neighbours(area: str) -> list[str]:
        over = [other for other, _ in planet.routes.get(area, ())]
        return [a for a in (*planet.land_borders[area], *over) if a not in closed]

    return reached(start, neighbours)


def mirror(planet: Planet) -> Mapping[str, str]:
    """The area drawn at the same place on the other half of the map."""
    at = {(area.x, area.y): id for id, area in planet.areas.items()}
    return {id: at[WIDTH - area.x, area.y] for id, area in planet.areas.items()}


# What is there


@pytest.mark.rule("FE-MAP-01")
def test_land_is_outposts_and_wilds_and_water_is_neither(planet: Planet) -> None:
    """About 45 areas of three kinds."""
    kinds = list(planet.kind.values())

    assert (kinds.count("outpost"), kinds.count("wilds"), kinds.count("water")) == (22, 20, 5)


def test_every_named_place_is_there(planet: Planet) -> None:
    """All names the rulebook gives are outposts of the map."""
    names = {area.name for area in planet.areas.values() if area.kind == "outpost"}

    assert names >= NAMED
    assert len({area.name for area in planet.areas.values()}) == len(planet.areas)


@pytest.mark.rule("FE-MAP-06")
def test_bases_towers_and_traders_are_spread_evenly(planet: Planet) -> None:
    """Each region has its base, its tower, and one trader of each kind at the places the rulebook names."""
    for side in BASES:
        here = [area for area in planet.areas.values() if area.side == side]
        assert [area.id for area in here if area.base] == [BASES[side]]
        assert [area.id for area in here if area.tower] == [TOWERS[side]]
        assert {area.name for area in here if area.trader} == TRADERS[side]
        assert sorted(area.trader for area in here if area.trader) == ["guild", "shop", "smith"]
    assert len(planet.trader) == 9


def test_eternium_is_found_in_all_outposts_and_nowhere_else(planet: Planet) -> None:
    """Every outpost has a yield from 1 to 3; what is hard to reach has more."""
    for area in planet.areas.values():
        assert (1 <= area.eternium <= 3) == (area.kind == "outpost"), area.id
    assert all(planet.areas[island].eternium == 3 for island in ISLANDS)


# How it hangs together


@pytest.mark.rule("FE-MAP-02")
def test_outposts_touch_wilds_and_water_but_no_other_outpost(planet: Planet) -> None:
    """An outpost is walled: between two of them lie wilds, or a path."""
    for id in planet.outposts:
        assert not {planet.kind[other] for other in planet.borders[id]} & {"outpost"}, id


def test_borders_are_mutual_and_no_area_borders_itself(planet: Planet) -> None:
    """What touches is touched."""
    for table in (planet.borders, planet.paths, planet.adjacent):
        for id, others in table.items():
            assert id not in others, id
            assert len(set(others)) == len(others), id
            assert all(id in table[other] for other in others), id


@pytest.mark.rule("FE-MAP-03")
def test_a_path_links_two_outposts_and_runs_between_two_areas(planet: Planet) -> None:
    """On both sides of a path lies an area that touches both its ends, at least one of them wilds."""
    for id, others in planet.paths.items():
        for other in others:
            beside = set(planet.borders[id]) & set(planet.borders[other])
            assert planet.kind[id] == planet.kind[other] == "outpost", (id, other)
            assert len(beside) == 2, (id, other, beside)
            assert "wilds" in {planet.kind[area] for area in beside}, (id, other, beside)


def test_wilds_on_both_sides_of_a_path_are_adjacent(planet: Planet) -> None:
    """A path separates them and is at the same time their border."""
    for id, others in planet.paths.items():
        for other in others:
            one, two = sorted(set(planet.borders[id]) & set(planet.borders[other]))
            if planet.kind[one] == planet.kind[two] == "wilds":
                assert two in planet.adjacent[one], (id, other)


@pytest.mark.rule("FE-MAP-05")
def test_the_planet_is_round(planet: Planet) -> None:
    """Two symbols join the edges: sun in the north, moon in the middle and on the sea."""
    symbols = {edge.partition(":")[0] for area in planet.areas.values() for edge in area.edge}

    assert symbols == {"sun", "moon"}
    assert "dark-glacier" in planet.borders["ice-mountains"]
    assert "land-of-demons" in planet.borders["windswept-steppe"]
    assert "serpent-sea" in planet.borders["harmony-sea"]
    assert "land-of-demons" not in planet.borders["ice-mountains"]


def test_towers_are_joined_by_fast_travel_alone(planet: Planet) -> None:
    """No path and no border leads from tower to tower."""
    for tower, other in combinations(planet.towers, 2):
        assert other not in planet.adjacent[tower]


def test_every_land_but_the_islands_can_be_walked_to(planet: Planet) -> None:
    """From each base, with the bases of the others closed (FE-BASE-02)."""
    land = {id for id, kind in planet.kind.items() if kind != "water"}
    for base in BASES.values():
        assert set(on_foot(planet, base)) == land - ISLANDS - (planet.bases - {base}), base


def test_paths_join_all_outposts_but_the_islands(planet: Planet) -> None:
    """Soldiers can march from any outpost to any other, given time."""
    found = reached("castle-grayskull", lambda area: planet.paths[area])

    assert set(found) == set(planet.outposts) - ISLANDS


def test_islands_are_reached_in_flight(planet: Planet, content: Content) -> None:
    """Routes cross water; every island has at least two of them; flyers reach everything (FE-FLY-02)."""
    land = {id for id, kind in planet.kind.items() if kind != "water"}
    for route in content.routes.values():
        assert planet.kind[route.over] == "water", route.id
        assert {planet.kind[end] for end in route.ends} <= {"outpost", "wilds"}, route.id
    for island in ISLANDS:
        assert not planet.land_borders[island], island
        assert not planet.paths[island], island
        assert len(planet.routes[island]) >= 2, island
    for base in BASES.values():
        assert set(in_flight(planet, base)) == land - (planet.bases - {base}), base


def test_whoever_is_put_on_water_finds_a_route(planet: Planet) -> None:
    """Each sea has a flight route over it, or touches water that has one (FE-WATER-04)."""
    for id, kind in planet.kind.items():
        if kind == "water":
            near = {id, *(other for other in planet.borders[id] if planet.kind[other] == "water")}
            assert any(planet.routes_over.get(sea) for sea in near), id


def test_there_is_room_for_the_quest_markers_of_a_skirmish(planet: Planet) -> None:
    """Nine wilds areas of which no two are adjacent can be found (FE-SKIRM-16)."""
    chosen = [
        *("ice-mountains", "glittering-glacier", "northern-wastes"),
        *(
            "plains-of-eternos",
            "mystic-mountains",
            "tar-swamp",
            "fright-zone",
            "sands-of-fire",
            "bone-fields",
        ),
    ]

    assert all(planet.kind[area] == "wilds" for area in chosen)
    assert all(two not in planet.adjacent[one] for one, two in combinations(chosen, 2))


# The same chances for everyone


def test_the_two_halves_of_the_map_are_mirror_images(planet: Planet) -> None:
    """Whatever Castle Grayskull has around it, the Temple of Serpos has too, at the same distance."""
    image = mirror(planet)

    assert image["castle-grayskull"] == "temple-of-serpos"
    for id, other in image.items():
        area, twin = planet.areas[id], planet.areas[other]
        assert (area.kind, area.eternium, area.tower, area.base) == (
            twin.kind,
            twin.eternium,
            twin.tower,
            twin.base,
        ), (id, other)
        assert {image[near] for near in planet.borders[id]} == set(planet.borders[other]), (id, other)
        assert {image[near] for near in planet.paths[id]} == set(planet.paths[other]), (id, other)
        ends = {image[end] for end, _ in planet.routes.get(id, ())}
        assert ends == {end for end, _ in planet.routes.get(other, ())}, (id, other)


def test_mirrored_traders_are_of_the_same_kind(planet: Planet) -> None:
    """But for the two at the border of the third region: a shop in the west, a blacksmith in the east."""
    image = mirror(planet)
    different = {id for id in planet.trader if planet.trader[id] != planet.trader[image[id]]}

    assert different == {"orkas-village", "horde-factory"}


def chances(planet: Planet, base: str) -> dict[str, list[int]]:
    """What a side can get, by how far it is on foot from its base."""
    steps = on_foot(planet, base)
    kinds = ("shop", "guild", "smith")
    table = {
        kind: sorted(steps[id] for id, trader in planet.trader.items() if trader == kind) for kind in kinds
    }
    table["towers"] = sorted(steps[id] for id in planet.towers)
    for reach in (2, 4, 6):
        yields = [planet.areas[id].eternium for id, step in steps.items() if step <= reach]
        table[f"eternium within {reach}"] = [sum(yields)]
    beside = [min(steps[near] for near in planet.land_borders[b]) for b in sorted(planet.bases - {base})]
    table["beside other bases"] = sorted(beside)
    return table


def printed(tables: Mapping[str, dict[str, list[int]]]) -> str:
    """The chances of all sides as lines, for a failure to show."""
    rows = [f"{'':22}" + "".join(f"{side:>18}" for side in tables)]
    for row in next(iter(tables.values())):
        rows.append(f"{row:22}" + "".join(f"{table[row]!s:>18}" for table in tables.values()))
    return "\n" + "\n".join(rows)


def test_no_side_is_far_from_what_it_needs(planet: Planet) -> None:
    """Own tower and a trader of each kind are two steps from every base; nothing differs by more than 2."""
    tables = {side: chances(planet, base) for side, base in BASES.items()}

    assert tables["grayskull"]["towers"] == tables["serpos"]["towers"], printed(tables)
    for side, table in tables.items():
        nearest = {table[row][0] for row in ("shop", "guild", "smith", "towers")}
        assert nearest == {2}, printed(tables)
        for row, values in table.items():
            twin = tables["serpos" if side == "grayskull" else "grayskull"][row]
            gaps = [abs(one - two) for one, two in zip(values, twin, strict=True)]
            assert max(gaps) <= 2, f"{side}, {row}{printed(tables)}"


# How it is drawn


def test_areas_lie_on_the_drawing_and_not_on_each_other(planet: Planet) -> None:
    """Every area has its place, at least 50 away from any other."""
    for area in planet.areas.values():
        assert 0 <= area.x <= WIDTH, area.id
        assert 0 <= area.y <= HEIGHT, area.id
    for one, two in combinations(planet.areas.values(), 2):
        assert (one.x - two.x) ** 2 + (one.y - two.y) ** 2 >= 50**2, (one.id, two.id)


def side_of(one: tuple[float, float], two: tuple[float, float], third: tuple[float, float]) -> float:
    """Positive, negative or zero: on which side of a line a point lies."""
    return (two[0] - one[0]) * (third[1] - one[1]) - (two[1] - one[1]) * (third[0] - one[0])


def test_paths_do_not_cross(planet: Planet) -> None:
    """Drawn as straight lines, no two paths meet outside an outpost."""
    at = {id: (area.x, area.y) for id, area in planet.areas.items()}
    paths = sorted({tuple(sorted((id, other))) for id, others in planet.paths.items() for other in others})
    for (a, b), (c, d) in combinations(paths, 2):
        if len({a, b, c, d}) == 4:
            apart = side_of(at[a], at[b], at[c]) * side_of(at[a], at[b], at[d]) > 0
            beside = side_of(at[c], at[d], at[a]) * side_of(at[c], at[d], at[b]) > 0
            assert apart or beside, ((a, b), (c, d))
