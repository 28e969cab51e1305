"""The table as programs read it: ids beside words, and no more than the seat may know."""

from __future__ import annotations

import pytest

from battlewright.games.heroscape.game import Heroscape
from battlewright.games.heroscape.surface import HeroscapeTable
from tests.games.heroscape.scenes import Scene, scene, unit

BRUTE = unit("brute", attack=3)
OTHER = unit("other", attack=3)
BEAST = unit("beast", hexes=2, size="large", height=7)
SEER = unit("seer", parts=[{"kind": "trait", "trait": "flying"}])


def table(s: Scene, seat: int | None = 0) -> HeroscapeTable:
    """What a seat is shown."""
    return s.game.table(s.game.view(s.state, seat), seat, s.game.narrator("en"))


@pytest.mark.rule("HS-DOUBLE-01")
def test_a_two_space_figure_says_where_its_leading_end_stands() -> None:
    """Both spaces, the leading one first, with its size, height, facing and level."""
    s = scene("A beast@C3,D3 facing=2", "B other@E3 wounds=1", units=[BEAST, OTHER], acting="A-beast")

    beast, other = table(s).figures

    assert (beast.id, beast.unit_id, beast.card_id, beast.seat_id) == ("A-beast", "beast", "A-beast", 0)
    assert (beast.space_ids, beast.facing_id, beast.level) == (("C3", "D3"), 2, 1)
    assert (beast.size_id, beast.height, beast.life, other.wounds) == ("large", 7, 4, 1)
    assert (beast.engaged_ids, other.engaged_ids) == (("B-other",), ("A-beast",))
    assert (beast.flag_ids, other.flag_ids) == (("acting",), ())
    assert (beast.team_id, other.team_id) == (0, 1)


def test_a_figure_that_is_not_on_the_battlefield_has_no_space() -> None:
    """Its place is an id, with the word for it beside."""
    s = scene("A brute@C3", "A seer reserve", "B other@E3", units=[BRUTE, SEER, OTHER], acting="A-brute")

    seer = next(row for row in table(s).figures if row.id == "A-seer")

    assert (seer.place_id, seer.space_ids, seer.level) == ("reserve", (), None)
    assert seer.space == "in reserve"


@pytest.mark.rule("HS-ORDER-06")
def test_markers_are_ids_for_who_knows_them() -> None:
    """Own markers by value, those of others as a number; revealed ones for everybody."""
    s = scene(
        "A brute@C3",
        "B other@E3",
        units=[BRUTE, OTHER],
        order=[0, 1],
        markers={"A-brute": "123X", "B-other": "123X"},
    )

    mine, theirs = table(s, 0).cards
    watched, _ = table(s, None).cards

    known = {*mine.marker_ids, *mine.shown_ids}
    assert known == {"1", "2", "3", "X"}
    assert (theirs.marker_ids, theirs.hidden_markers) == ((), 4)
    assert watched.marker_ids == ()
    assert watched.shown_ids == mine.shown_ids


@pytest.mark.rule("HS-ORDER-01", "HS-ORDER-06")
def test_markers_being_laid_are_shown_to_their_own_side_alone() -> None:
    """Whoever lays markers sees where the first ones lie; the others see nothing of it."""
    game = Heroscape()
    setup = {"scenario": "last-army", "map": "training-ground", "armies": [["krug"], ["jotun"]]}
    state = game.new(setup, seed="1")
    while game.decision(state, game.asked(state)[0]).kind != "order":
        seat = game.asked(state)[0]
        game.apply(state, seat, game.decision(state, seat).options[0])
    game.apply(state, 0, game.decision(state, 0).options[0])
    words = game.narrator("en")

    shown = {seat: game.table(game.view(state, seat), seat, words).cards[0] for seat in (0, 1, None)}

    assert shown[0].marker_ids == ("1",)
    assert [(shown[s].marker_ids, shown[s].hidden_markers) for s in (1, None)] == [((), 0), ((), 0)]


def test_a_power_that_is_used_up_says_so() -> None:
    """Powers that work once in a game are told apart by whether they are left."""
    s = scene("A seer@C3", "B other@E3", units=[SEER, OTHER], acting="A-seer")
    before = table(s).cards[0].powers
    s.card("A-seer").used.append("seer/power")

    after = table(s).cards[0].powers

    assert [(power.id, power.used) for power in (*before, *after)] == [
        ("seer/power", False),
        ("seer/power", True),
    ]


@pytest.mark.rule("HS-GLYPH-01")
def test_a_glyph_shows_its_letter_only_when_it_lies_open() -> None:
    """Symbol side up it is a question mark for everybody, with who stands on it."""
    s = scene(
        "A brute@C3",
        "B other@E3",
        units=[BRUTE, OTHER],
        acting="A-brute",
        glyphs={"C3": "A", "D5": "?K"},
    )

    known, hidden = table(s).glyphs

    assert (known.id, known.letter_id, known.side_id, known.holder_id) == ("C3", "A", "power", "A-brute")
    assert (hidden.letter_id, hidden.side_id, hidden.holder_id) == ("?", "symbol", "")


@pytest.mark.rule("HS-OBJECT-06")
def test_what_was_damaged_or_felled_is_listed() -> None:
    """A tree that was hit, and one that is gone; whole ones are in the map."""
    trees = [{"kind": "tree", "at": at, "heights": [11]} for at in ("F1", "G1", "H1")]
    s = scene(
        "A brute@C3",
        "B other@E3",
        units=[BRUTE, OTHER],
        acting="A-brute",
        pieces={"obstacles": trees},
    )
    s.state.damage["tree:tree-1"] = 3
    s.state.gone.append("tree-2")

    rows = table(s).obstacles

    assert [(row.id, row.wounds, row.destroyed) for row in rows] == [
        ("tree-1", 3, False),
        ("tree-2", 0, True),
    ]


def test_before_it_is_set_up_a_card_has_all_its_figures() -> None:
    """Squads wait beside the battlefield whole."""
    game = Heroscape()
    armies = [["tarn-viking-warriors"], ["finn-the-viking-champion"]]
    state = game.new({"scenario": "last-army", "armies": armies}, seed="1")

    assert {row.unit_id: row.figures for row in game.table(state, 0, game.narrator("en")).cards} == {
        "tarn-viking-warriors": 4,
        "finn-the-viking-champion": 1,
    }
