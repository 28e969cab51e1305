"""Powers that put figures somewhere: thrown, dragged, called back, brought in."""

from __future__ import annotations

import pytest

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.frames import Turn
from tests.games.heroscape.cards.playing import after_moving, after_turn, attacking, uses
from tests.games.heroscape.scenes import GAME, Scene, scene


def spots(s: Scene, figure: str) -> set[str]:
    """Where a figure may be put now."""
    return {option.split()[2] for option in s.offers(f"place {figure} ")}


GRAB = "use drow-chainfighter/chain-grab A-drow-chainfighter.1"


@pytest.mark.card("chain-grab")
def test_chain_grab_pulls_an_enemy_close() -> None:
    """A small or medium enemy within 3 in sight is put beside him on his level on 9, without swipes."""
    figures = ("B crixus@F3", "B torin@C5,C6", "B valguard@H3", "A finn-the-viking-champion@E3")
    for face in (8, 9):
        s = after_moving("A drow-chainfighter@C3", *figures, acting="A-drow-chainfighter-1")
        s.do(GRAB)
        assert s.options == ["target B-crixus", "skip"]
        s.dice(face).do("target B-crixus")
        assert (s.kind == "place") == (face == 9)
        if face == 9:
            assert spots(s, "B-crixus") == {"B2", "C2", "B3", "D3", "B4", "C4"}
            s.do("place B-crixus D3")
            assert s["B-crixus"].at == ["D3"]
            assert s["B-crixus"].wounds == 0
        else:
            assert s["B-crixus"].at == ["F3"]


@pytest.mark.card("chain-grab")
@pytest.mark.parametrize(("level", "near"), [(11, True), (12, False), (1, True)])
def test_chain_grab_reaches_six_levels(level: int, near: bool) -> None:
    """At most 6 levels above his height (4): from level 1 to 11; the place must be on his own level."""
    rows = [f"g1 g2 g1 g{level}", " g1 g2 g1 g1"]
    s = after_moving("A drow-chainfighter@A1", "B crixus@D1", rows=rows, acting="A-drow-chainfighter-1")
    assert bool(uses(s)) == near
    if near:
        s.do(GRAB).dice(20).do("target B-crixus")
        assert spots(s, "B-crixus") == {"A2"}


@pytest.mark.card("chain-grab")
@pytest.mark.parametrize(("level", "near"), [(8, True), (9, False)])
def test_chain_grab_reaches_six_levels_down(level: int, near: bool) -> None:
    """An enemy whose base is more than 6 levels below is out of reach."""
    rows = [f"g{level} g2 g2 g2", f" g{level} g2 g2 g2"]
    s = after_moving("A drow-chainfighter@A1", "B crixus@D1", rows=rows, acting="A-drow-chainfighter-1")
    assert bool(uses(s)) == near


@pytest.mark.card("knockback-14")
def test_knockback_throws_who_survived() -> None:
    """A small or medium figure that survived: on 14 it lands within 3, level or lower, and may fall."""
    rows = ["g9 g9 g1 g1 g1 g1", " g9 g1 g1 g1 g1 g1"]
    for face in (13, 14):
        s = attacking("A shurrak@A1,B1", "B crixus@A2", "B valguard@F1", rows=rows)
        s.dice(*[6] * 8).do("attack A-shurrak B-crixus")
        assert uses(s) == ["use shurrak/knockback-14 A-shurrak"]
        s.dice(face).do(uses(s)[0])
        assert (s.kind == "place") == (face == 14)
    places = spots(s, "B-crixus")
    assert "C1" in places
    assert not places & {"A2", "F1", "F2"}
    s.dice(*[1] * 30).do("place B-crixus C1")
    assert s["B-crixus"].wounds > 0


@pytest.mark.card("knockback-14")
def test_knockback_spares_the_large_and_the_high_places() -> None:
    """Large figures stand; nobody is thrown upwards; without a fall there is no harm."""
    s = attacking("A shurrak@A1,B1", "B torin@C1,D1")
    s.dice(*[6] * 9).do("attack A-shurrak B-torin")
    assert not uses(s)
    s = attacking("A shurrak@A1,B1", "B crixus@C1", "B valguard@G1", rows=["g2 g2 g2 g2 g3 g1 g1"])
    s.dice(*[6] * 8).do("attack A-shurrak B-crixus")
    s.dice(14).do(uses(s)[0])
    assert spots(s, "B-crixus") == {"D1"}
    s.do("place B-crixus D1")
    assert s["B-crixus"].wounds == 0


THROW = "use jotun/throw-14 A-jotun"


@pytest.mark.card("throw-14")
def test_throw_lands_hard() -> None:
    """On 14 a small or medium neighbour without wings flies up to 4 spaces; another 11 costs it 2 wounds."""
    figures = ("B crixus@C1", "B kelda-the-kyrie-warrior@A2", "B torin@B2,C2", "B valguard@I9")
    for landing, wounds in ((10, 0), (11, 2)):
        s = after_moving("A jotun@A1,B1", *figures)
        s.do(THROW)
        assert s.options == ["target B-crixus", "skip"]
        s.dice(14).do("target B-crixus")
        places = spots(s, "B-crixus")
        assert "F1" in places
        assert "G1" not in places
        s.dice(landing).do("place B-crixus F1")
        assert s["B-crixus"].wounds == wounds
    s = after_moving("A jotun@A1,B1", *figures)
    s.do(THROW).dice(13).do("target B-crixus")
    assert s["B-crixus"].at == ["C1"]
    assert s.kind != "place"


@pytest.mark.card("throw-14")
@pytest.mark.parametrize(("ground", "rolls"), [("g1", 2), ("w1", 1), ("g11", 2), ("g12", 1)])
def test_throw_into_water_or_onto_a_height(ground: str, rolls: int) -> None:
    """In water, or above Jotun's height (10 above his base), nothing is rolled for the landing."""
    s = after_moving("A jotun@A1,B1", "B crixus@C1", "B valguard@F1", rows=[f"g1 g1 g1 g1 {ground} g1"])
    s.do(THROW).dice(14, 20).do("target B-crixus")
    first = len(s.heard(events.PowerResult))
    s.do("place B-crixus E1")
    assert first + len(s.heard(events.PowerResult)) == rolls
    assert s["B-crixus"].wounds == 2 * (rolls - 1)


@pytest.mark.card("marro-rebirth")
def test_marro_rebirth_brings_one_back_beside_the_hive() -> None:
    """On 13 a destroyed common Marro squad figure of the player's choice returns next to the Hive."""
    hive = "A marro-hive@C3,D3,C4,B4,B3,C2"
    fallen = ("A marro-drones@A9", "A marro-drones@ destroyed", "A marro-stingers@I1",
              "A marro-stingers@ destroyed",
              "A marro-warriors@I3", "A marro-warriors@ destroyed", "A grok-riders@ destroyed",
              "A zombies-of-morindan@I5", "A zombies-of-morindan@ destroyed")  # fmt: skip
    use = "use marro-hive/marro-rebirth A-marro-hive"
    s = after_turn(hive, *fallen, "B valguard@I9")
    s.dice(12).do(use)
    assert s.kind != "name"

    s = after_turn(hive, *fallen, "B valguard@I9")
    s.dice(13).do(use)
    assert s.options == ["target A-marro-stingers.2", "target A-marro-drones.2"]
    s.do("target A-marro-stingers.2")
    places = spots(s, "A-marro-stingers.2")
    assert "E3" in places
    assert "F3" not in places
    s.do("place A-marro-stingers.2 E3")
    assert (s["A-marro-stingers.2"].place, s["A-marro-drones.2"].place) == ("board", "destroyed")


@pytest.mark.card("summon-elemental")
def test_summon_elemental() -> None:
    """On 11 a destroyed small or medium Elemental returns on a free space within 3 in sight."""
    fallen = (
        "A fire-elemental@A9",
        "A fire-elemental@ destroyed",
        "A marro-drones@A7",
        "A marro-drones@ destroyed",
    )
    use = "use kurrok-the-elementalist/summon-elemental A-kurrok-the-elementalist"
    s = after_moving("A kurrok-the-elementalist@A1", *fallen, "B valguard@I9")
    s.dice(10).do(use)
    assert s.kind != "place"

    s = after_moving("A kurrok-the-elementalist@A1", *fallen, "B valguard@I9")
    s.dice(11).do(use)
    places = spots(s, "A-fire-elemental.2")
    assert "D1" in places
    assert "E1" not in places
    s.do("place A-fire-elemental.2 D1")
    assert s["A-fire-elemental.2"].at == ["D1"]

    both = ("A water-elemental@A8", "A water-elemental@ destroyed")
    s = after_moving("A kurrok-the-elementalist@A1", *fallen, *both, "B valguard@I9")
    s.dice(11).do(use)
    assert set(s.options) == {"target A-fire-elemental.2", "target A-water-elemental.2"}


ISKRA = "use iskra-esenwein/summon-the-rechets-of-bogdan A-iskra-esenwein"
RECHETS = ["A rechets-of-bogdan@ reserve"] * 3


@pytest.mark.card("summon-the-rechets-of-bogdan")
def test_iskra_summons_the_rechets() -> None:
    """On 14 all three are put within 6 in sight of her and may take a turn at once."""
    s = after_turn("A iskra-esenwein@A1", *RECHETS, "B valguard@I9")
    s.dice(13).do(ISKRA)
    assert s["A-rechets-of-bogdan.1"].place == "reserve"
    assert s.kind != "place"

    s = after_turn("A iskra-esenwein@A1", *RECHETS, "B valguard@I9")
    s.dice(14).do(ISKRA)
    places = spots(s, "A-rechets-of-bogdan.1")
    assert "G1" in places
    assert "H1" not in places
    for n, at in ((1, "G1"), (2, "B2"), (3, "A3")):
        s.do(f"place A-rechets-of-bogdan.{n} {at}")
    assert s.turn.card == "A-rechets-of-bogdan"
    assert s.offers("move A-rechets-of-bogdan.1")

    here = [f"A rechets-of-bogdan@{at}" for at in ("C1", "C3", "C5")]
    assert not uses(after_turn("A iskra-esenwein@A1", *here, "B valguard@I9"))


@pytest.mark.card("summon-the-rechets-of-bogdan")
def test_rechets_without_room_are_lost() -> None:
    """Whoever finds no space is out of the game."""
    s = after_turn("A iskra-esenwein@B1", *RECHETS, "B valguard@A1", rows=["g1 g1 g1 g1"])
    s.dice(14).do(ISKRA)
    s.do("place A-rechets-of-bogdan.1 D1", "place A-rechets-of-bogdan.2 C1")
    assert s["A-rechets-of-bogdan.3"].place == "destroyed"
    assert s.card("A-rechets-of-bogdan").lost == 1


@pytest.mark.card("iskra-s-summoning", "the-drop")
@pytest.mark.parametrize("card", ["rechets-of-bogdan", "airborne-elite", "marro-warriors"])
def test_who_begins_off_the_battlefield(card: str) -> None:
    """The Rechets and the Airborne Elite are not set up with their army; others are."""
    s = Scene(GAME.new({"points": 400, "armies": [[card, "valguard"], ["crixus"]]}, seed="1"))
    for _ in range(2):
        if s.kind == "place":
            s.do("auto")

    places = {figure.place for figure in s.state.figures.values() if figure.unit == card}
    assert places == ({"board"} if card == "marro-warriors" else {"reserve"})
    assert s["A-valguard"].place == "board"


CLONE = "use marro-warriors/water-clone A-marro-warriors.1"


@pytest.mark.card("water-clone")
def test_water_clone_rolls_for_each_warrior() -> None:
    """Instead of all attacks: each living Warrior rolls, 15 (in water 10) returns one beside it."""
    rows = ["g1 g1 w1 g1 g1 g1", " g1 g1 w1 g2 g1 g1", "g1 g1 g1 g1 g1 g1"]
    figures = (
        "A marro-warriors@B1",
        "A marro-warriors@C2",
        "A marro-warriors@ destroyed",
        "A marro-warriors@ destroyed",
    )
    s = attacking(*figures, "B valguard@F3", rows=rows)
    assert s.offers("attack A-marro-warriors.2")
    s.dice(14, 10).do(CLONE)
    assert spots(s, "A-marro-warriors.3") == {"C1", "D1", "B2", "C3", "D3"}
    s.do("place A-marro-warriors.3 C1")
    assert s["A-marro-warriors.4"].place == "destroyed"
    assert not s.asked or not s.offers("attack A-")

    s = attacking(*figures, "B valguard@F3", rows=rows)
    s.dice(15, 9).do(CLONE)
    places = spots(s, "A-marro-warriors.3")
    assert "A1" in places
    assert "D1" not in places
    s.do("place A-marro-warriors.3 A1")
    assert s["A-marro-warriors.4"].place == "destroyed"
    assert s.kind != "place"

    s = attacking(*figures, "B valguard@F3", rows=rows)
    s.dice(*[6] * 6).do("attack A-marro-warriors.2 B-valguard")
    assert CLONE not in s.options


@pytest.mark.card("the-drop")
def test_the_drop() -> None:
    """At the start of a round, on 13, the four land on free spaces apart from everyone."""
    elite = ["A airborne-elite@ reserve"] * 4
    use = "use airborne-elite/the-drop A-airborne-elite.1"
    s = scene(*elite, "A crixus@A1", "B valguard@I9", glyphs={"E5": "G"})
    assert use in s.options
    s.dice(12).do(use)
    assert s["A-airborne-elite.1"].place == "reserve"
    assert s.kind == "order"

    s = scene(*elite, "A crixus@A1", "B valguard@I9", glyphs={"E5": "G"})
    s.dice(13).do(use)
    places = spots(s, "A-airborne-elite.1")
    assert "C3" in places
    assert not places & {"A1", "B1", "A2", "H9", "E5"}
    s.do("place A-airborne-elite.1 C3")
    assert not spots(s, "A-airborne-elite.2") & {"C3", "D3", "B3", "C2"}
    for n, at in ((2, "E3"), (3, "G3"), (4, "C7")):
        s.do(f"place A-airborne-elite.{n} {at}")
    assert all(s[f"A-airborne-elite.{n}"].place == "board" for n in (1, 2, 3, 4))
    assert not any(isinstance(f, Turn) for f in s.state.stack)
