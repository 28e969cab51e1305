"""Glyphs: entering, holding, and the power of each of the twenty (HS-GLYPH)."""

from __future__ import annotations

from typing import Any

import pytest

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.frames import EndRound, Round
from battlewright.games.heroscape.rules.attack import attack_denial
from battlewright.games.heroscape.rules.numbers import (
    attack_tally,
    d20_tally,
    defence_tally,
    initiative_tally,
    move_tally,
    origin_of,
    range_tally,
)
from tests.games.heroscape.scenes import GAME, Scene, scene, unit

HERO, FOE, OTHER = unit("hero"), unit("foe"), unit("other")
COMMON = unit("common", rarity="common")
WINGS = [{"kind": "trait", "trait": "flying"}]


def held(letter: str, by: str = "A", units: Any = (), **rest: Any) -> Scene:
    """A hero (C3) faces a foe (D3); a glyph in the corner is held by the other figure of one side."""
    return scene(
        "A hero@C3", "B foe@D3", f"{by} other@I9", units=[HERO, FOE, OTHER, *units], glyphs={"I9": letter},
        acting="A-hero", **rest,
    )  # fmt: skip


def enter(letter: str, *others: str, units: Any = (), hidden: bool = False, **rest: Any) -> Scene:
    """A hero of seat A steps onto a glyph (C1) from A1; whatever it asks comes next."""
    sign = "?" if hidden else ""
    s = scene(
        "A hero@A1", *(others or ("B foe@I9",)), units=[HERO, FOE, OTHER, *units], acting="A-hero",
        glyphs={"C1": sign + letter}, **rest,
    )  # fmt: skip
    return s.do("move A-hero", "go C1")


def attack_dice(s: Scene, attacker: str = "A-hero", target: str = "B-foe") -> int:
    """The dice of a normal attack."""
    return attack_tally(s.state, s[attacker], s[target]).total


def defence_dice(s: Scene, defender: str = "A-hero", attacker: str = "B-foe") -> int:
    """The dice of a defence."""
    one, two = s[attacker], s[defender]
    return defence_tally(s.state, two, origin_of(s.state, one, two), "normal", one).total


# --- all glyphs


@pytest.mark.rule("HS-GLYPH-01", "HS-GLYPH-05")
def test_a_hidden_glyph_is_turned_by_who_moves_onto_it() -> None:
    """Nobody knows it before; then everybody does."""
    s = scene("A hero@A1", "B foe@I9", units=[HERO, FOE], glyphs={"C1": "?A", "E5": "G"}, acting="A-hero")
    seen = GAME.view(s.state, 0).glyphs
    assert [glyph.letter for glyph in seen] == ["?", "G"]
    s.do("move A-hero", "go C1")

    assert s.heard(events.GlyphRevealed)[0].letter == "A"
    assert GAME.view(s.state, 1).glyphs[0].letter == "A"


@pytest.mark.rule("HS-GLYPH-02", "HS-GLYPH-08", "HS-GLYPH-10")
def test_a_permanent_glyph_stays_and_serves_who_stands_on_it() -> None:
    """The whole army of the figure on it has the power, itself included; when it leaves, nobody has."""
    s = scene("A hero@C3", "B foe@D3", units=[HERO, FOE], glyphs={"C3": "A"}, acting="A-hero")
    assert attack_dice(s) == 4
    assert attack_dice(s, "B-foe", "A-hero") == 3
    s["A-hero"].at, s["B-foe"].at = ["C4"], ["C3"]
    assert attack_dice(s) == 3
    assert attack_dice(s, "B-foe", "A-hero") == 4
    assert len(s.state.glyphs) == 1


@pytest.mark.rule("HS-GLYPH-03")
def test_a_glyph_ends_the_move() -> None:
    """Nobody goes on from a glyph it has just entered."""
    s = scene(
        "A hero@A1", rows=["g1 g1 g1 g1"], units=[HERO, FOE], glyphs={"B1": "G"}, acting="A-hero", players=2
    )
    s.do("move A-hero")

    assert s.ends() == {"B1"}


@pytest.mark.rule("HS-GLYPH-06", "HS-GLYPH-09")
def test_a_temporary_glyph_works_at_once_and_is_gone() -> None:
    """Kelda heals on entering and leaves the game."""
    s = scene("A hero@A1 wounds=3", "B foe@I9", units=[HERO, FOE], glyphs={"C1": "K"}, acting="A-hero")
    s.do("move A-hero", "go C1")

    assert s["A-hero"].wounds == 0
    assert s.state.glyphs == []
    assert s.heard(events.GlyphGone)


@pytest.mark.rule("HS-GLYPH-07")
def test_a_figure_may_leave_its_glyph_in_a_later_turn() -> None:
    """Standing on a glyph does not hold it."""
    s = scene("A hero@C3", "B foe@I9", units=[HERO, FOE], glyphs={"C3": "G"}, acting="A-hero")
    s.do("move A-hero")

    assert "D3" in s.ends()


# --- permanent glyphs


@pytest.mark.rule("HS-GLYPH-ASTRID-01")
def test_astrid_adds_an_attack_die() -> None:
    """For the army that holds it, on normal attacks."""
    assert attack_dice(held("A")) == 4
    assert attack_dice(held("A", by="B")) == 3


@pytest.mark.rule("HS-GLYPH-BRANDAR-01")
def test_brandar_does_nothing_by_itself() -> None:
    """Without a rule of the scenario it changes no number and asks nothing."""
    s = enter("B")

    assert len(s.state.glyphs) == 1
    assert attack_dice(held("B")) == 3
    assert defence_dice(held("B")) == 3


@pytest.mark.rule("HS-GLYPH-CREVCOR-01", "HS-GLYPH-ULANIVA-01")
def test_crevcor_helps_common_cards_and_ulaniva_unique_ones() -> None:
    """One attack die more for the one kind, none for the other."""
    for letter, common, unique in (("C", 4, 3), ("U", 3, 4)):
        s = scene(
            "A hero@C3", "A common@C4", "B foe@D3", "A other@I9", units=[HERO, COMMON, FOE, OTHER],
            glyphs={"I9": letter}, acting="A-hero",
        )  # fmt: skip
        assert attack_dice(s) == unique
        assert attack_dice(s, "A-common.1") == common


@pytest.mark.rule("HS-GLYPH-DAGMAR-01", "HS-INIT-01")
def test_dagmar_adds_eight_to_initiative() -> None:
    """For the player whose figure stands on it."""
    s = held("D")

    assert initiative_tally(s.state, 0, 9).total == 17
    assert initiative_tally(s.state, 1, 9).total == 9


@pytest.mark.rule("HS-GLYPH-GERDA-01", "HS-GLYPH-JALGARD-01")
def test_gerda_adds_one_defence_die_and_jalgard_two() -> None:
    """For the army that holds it."""
    assert defence_dice(held("G")) == 4
    assert defence_dice(held("J")) == 5
    assert defence_dice(held("J", by="B")) == 3


@pytest.mark.rule("HS-GLYPH-IVOR-01", "HS-SPECIAL-03", example="HS-EX-40")
def test_ivor_adds_four_to_a_range_of_four_and_more() -> None:
    """Ranges 1 and 3 stay, 4 becomes 8, 9 becomes 13; a special attack keeps its 5."""
    shots = [unit(f"shot{n}", range=n) for n in (1, 3, 4, 9)]
    s = scene(
        "A shot1@A1", "A shot3@B1", "A shot4@C1", "A shot9@D1", "A other@I9", "B foe@A9",
        units=[*shots, OTHER, FOE], glyphs={"I9": "I"}, acting="A-shot1",
    )  # fmt: skip
    assert [range_tally(s.state, s[f"A-shot{n}"]).total for n in (1, 3, 4, 9)] == [1, 3, 8, 13]

    gun = unit("gun", range=4, parts=[{"kind": "special-attack", "range": 5, "dice": 1}])
    far = scene(
        "A gun@A1",
        "B foe@G1",
        "A other@I9",
        units=[gun, FOE, OTHER],
        glyphs={"I9": "I"},
        acting="A-gun",
        step="attack",
    )
    assert far.offers("attack") == ["attack A-gun B-foe"]


@pytest.mark.rule("HS-GLYPH-LODIN-01")
def test_lodin_raises_the_rolls_of_the_figure_on_it() -> None:
    """Only its own d20 rolls – or all of its player's, by the official reading."""
    s = held("L")
    assert d20_tally(s.state, s["A-other"], 10).total == 11
    assert d20_tally(s.state, s["A-hero"], 10).total == 10

    official = held("L", lodin_scope="player")
    assert d20_tally(official.state, official["A-hero"], 10).total == 11
    assert initiative_tally(official.state, 0, 10).total == 11


@pytest.mark.rule("HS-GLYPH-PROFTAKA-01")
def test_proftaka_holds_who_stands_on_it() -> None:
    """It may leave only while a friend is adjacent."""
    s = scene(
        "A hero@C3", "A other@F3", "B foe@I9", units=[HERO, OTHER, FOE], glyphs={"C3": "P"}, acting="A-hero"
    )
    assert not s.asked or "move A-hero" not in s.options

    helped = scene(
        "A hero@C3", "A other@D3", "B foe@I9", units=[HERO, OTHER, FOE], glyphs={"C3": "P"}, acting="A-hero"
    )
    assert "move A-hero" in helped.options


@pytest.mark.rule("HS-GLYPH-PROFTAKA-01")
def test_only_the_trap_itself_holds_and_only_friends_help() -> None:
    """An enemy beside it does not free it; beside the glyph, or on another one, a figure goes as it likes."""
    units = [HERO, OTHER, FOE]
    held = scene("A hero@C3", "A other@F3", "B foe@D3", units=units, glyphs={"C3": "P"}, acting="A-hero")
    assert "move A-hero" not in (held.options if held.asked else [])
    for glyphs in ({"D3": "P"}, {"C3": "A"}, {"C3": "?P"}):
        free = scene("A hero@C3", "A other@F3", "B foe@I9", units=units, glyphs=glyphs, acting="A-hero")
        assert "move A-hero" in free.options


@pytest.mark.rule("HS-GLYPH-PROFTAKA-01")
def test_erland_frees_from_the_trap() -> None:
    """Being summoned is no move of the figure; a Hive stays where it is all the same."""
    s = scene(
        "A hero@A1", "B foe@F6", "B other@I9", units=[HERO, OTHER, FOE], glyphs={"F6": "P", "C1": "E"},
        acting="A-hero",
    )  # fmt: skip
    s.do("move A-hero", "go C1")

    assert "target B-foe" in s.offers("target")
    assert "target B-other" in s.offers("target")


@pytest.mark.rule("HS-GLYPH-RANNVEIG-01", "HS-GLYPH-RANNVEIG-02", "HS-FLY-04", example="HS-EX-41")
def test_rannveig_keeps_everyone_on_the_ground() -> None:
    """While it is held nobody flies; a flyer on it walks the first space for 3, then flies three more."""
    bird = unit("bird", height=5, move=6, parts=WINGS)
    rows = ["g2 g4 g30 g30 g1 g1"]
    s = scene("A bird@A1", "B foe@F1", rows=rows, units=[bird, FOE], glyphs={"A1": "R"}, acting="A-bird")
    s.do("move A-bird")
    assert s.cost("B1") == 3
    assert s.cost("E1") == 6

    grounded = scene(
        "A bird@A1", "B foe@F1", rows=rows, units=[bird, FOE], glyphs={"F1": "R"}, acting="A-bird"
    )
    grounded.do("move A-bird")
    assert grounded.ends() == {"B1"}


@pytest.mark.rule("HS-GLYPH-THORIAN-01")
def test_thorian_keeps_normal_attacks_from_afar_off() -> None:
    """Only from adjacent spaces; special attacks are not restricted."""
    gun = unit("gun", range=6, parts=[{"kind": "special-attack", "range": 6, "dice": 1}])
    s = scene(
        "A gun@A1",
        "B foe@D1",
        "B other@I9",
        units=[gun, FOE, OTHER],
        glyphs={"I9": "T"},
        acting="A-gun",
        step="attack",
    )
    denied = attack_denial(s.state, s["A-gun"], s["B-foe"])
    assert denied is not None
    assert denied.rule == "HS-GLYPH-THORIAN-01"
    assert s.offers("attack") == ["attack A-gun B-foe gun/power"]
    s["A-gun"].at = ["C1"]
    assert attack_denial(s.state, s["A-gun"], s["B-foe"]) is None


@pytest.mark.rule("HS-GLYPH-VALDA-01", "HS-TERRAIN-ROAD-01", example="HS-EX-39")
def test_valda_adds_two_to_the_move_but_not_to_the_one_that_leaves_it() -> None:
    """b and c before a: 7 and on the road 10; a itself 5; after a has left, 5 and 8."""
    squad = unit("trio", figures=3, life=1, move=5)
    road = " ".join(["d1"] * 14)
    rows = ["g1 " * 14, " " + road, "g1 " * 14]
    s = scene(
        "A trio@A1", "A trio@A3", "A trio@A2", "B foe@N3", rows=rows, units=[squad, FOE], glyphs={"A1": "V"},
        acting="A-trio",
    )  # fmt: skip
    assert [move_tally(s.state, s[f"A-trio.{n}"]).total for n in (1, 2, 3)] == [5, 7, 7]
    s.do("move A-trio.3")
    assert "K2" in s.ends()
    assert "L2" not in s.ends()
    s.do("stay", "move A-trio.1", "go B1")
    assert move_tally(s.state, s["A-trio.2"]).total == 5


def end_round(s: Scene, *faces: int) -> Scene:
    """The end of a round begins now."""
    s.state.stack = [Round(step="marker"), EndRound()]
    return s.dice(*faces).run()


@pytest.mark.rule("HS-GLYPH-WANNOK-01", "HS-GLYPH-WANNOK-02", "HS-ROUND-03", example="HS-EX-48")
def test_wannok_curses_an_opponent_or_its_holder() -> None:
    """On 7 the holder names an opponent, who picks a figure of their own; on 1 the holder is hurt."""
    s = scene(
        "A hero@C3", "B foe@I9", "B other@I8", units=[HERO, FOE, OTHER], glyphs={"C3": "W"}, acting="A-hero"
    )
    end_round(s, 7)
    assert (s.asked, s.options) == ((0,), ["target seat:1", "skip"])
    s.do("target seat:1")
    assert s.asked == (1,)
    s.do("target B-other")
    assert s["B-other"].wounds == 1

    cursed = scene("A hero@C3", "B foe@I9", units=[HERO, FOE], glyphs={"C3": "W"}, acting="A-hero")
    end_round(cursed, 1)
    assert cursed["A-hero"].wounds == 1


# --- temporary glyphs


@pytest.mark.rule("HS-GLYPH-ERLAND-01", "HS-GLYPH-ERLAND-03")
def test_erland_summons_anyone_without_swipes() -> None:
    """Any other figure, friend or enemy, is put next to the glyph, and nobody strikes at it."""
    s = enter("E", "B foe@I9", "A other@I8")
    assert set(s.offers("target")) == {"target B-foe", "target A-other"}
    s.do("target B-foe")
    assert s.kind == "place"
    s.do("place B-foe D1")

    assert s["B-foe"].at == ["D1"]
    assert not s.heard(events.LeftEngagement)
    assert s.state.glyphs == []
    assert enter("E").do("skip").state.glyphs == []


@pytest.mark.rule("HS-GLYPH-ERLAND-02", "HS-GLYPH-ERLAND-01")
def test_erland_stays_where_there_is_no_room() -> None:
    """No free adjacent space: nobody is asked and the glyph lies on; a space too far down is not adjacent."""
    rows = ["g1 g1 g9 g1"]
    s = scene(
        "A hero@B1",
        "B foe@D1",
        rows=rows,
        units=[unit("hero", height=8, move=9), FOE],
        glyphs={"C1": "E"},
        acting="A-hero",
    )
    s.do("move A-hero", "go C1")

    assert len(s.state.glyphs) == 1
    assert s.kind != "glyph"


@pytest.mark.rule("HS-GLYPH-KELDA-01")
def test_kelda_is_not_used_up_by_the_unhurt() -> None:
    """A figure without wounds leaves it where it is."""
    assert len(enter("K").state.glyphs) == 1


@pytest.mark.rule("HS-GLYPH-MITONSOUL-01")
def test_mitonsoul_destroys_on_a_one() -> None:
    """A d20 for everyone on the battlefield, the one on the glyph included."""
    s = scene(
        "A hero@A1",
        "A other@A5",
        "B foe@I9",
        "B other@I1",
        units=[HERO, OTHER, FOE],
        glyphs={"C1": "M"},
        acting="A-hero",
    )
    s.do("move A-hero").dice(2, 1, 1, 20).do("go C1")

    assert {f.id for f in s.state.figures.values() if f.place == "destroyed"} == {"A-other", "B-foe"}
    assert s.state.glyphs == []


@pytest.mark.rule("HS-GLYPH-NILREND-01", "HS-GLYPH-NILREND-02")
def test_nilrend_takes_the_powers_of_a_unique_card() -> None:
    """On 5 or more its powers are gone for good; its special attacks only by the official reading."""
    attack = {"kind": "special-attack", "range": 4, "dice": 3}
    mage = unit("mage", range=4, parts=[attack, {"kind": "modify", "stat": "defence", "amount": 2}])
    s = enter("N", "B mage@G1", "B common@I9", units=[mage, COMMON])
    assert s.options == ["target B-mage", "skip"]
    s.dice(5).do("target B-mage")
    assert s.card("B-mage").negated
    assert defence_dice(s, "B-mage", "A-hero") == 3

    from battlewright.games.heroscape.model.frames import Turn
    from battlewright.games.heroscape.rules.specials import usable_specials

    turn = Turn(seat=1, card="B-mage")
    assert list(usable_specials(s.state, s["B-mage"], turn))
    s.state.switches["nilrend_scope"] = "powers_and_special_attacks"
    assert not list(usable_specials(s.state, s["B-mage"], turn))
    failed = enter("N", "B mage@G1", units=[mage])
    failed.dice(4).do("target B-mage")
    assert not failed.card("B-mage").negated


@pytest.mark.rule("HS-GLYPH-ORELD-01")
def test_oreld_removes_a_hidden_marker() -> None:
    """On 10 or more an enemy card of choice loses one unseen; on less nothing happens."""
    s = enter("O", "B foe@I9", "B other@I7")
    s.card("A-hero").markers, s.card("B-foe").markers = ["3"], ["2", "X"]
    s.dice(10).do("use glyph-O A-hero")
    assert s.options == ["target B-foe", "skip"]
    s.do("target B-foe")
    assert [(lost.card, lost.count) for lost in s.heard(events.MarkersLost)] == [("B-foe", 1)]

    weak = enter("O")
    weak.card("B-foe").markers = ["2"]
    weak.dice(9).do("use glyph-O A-hero")
    assert not weak.heard(events.MarkersLost)


@pytest.mark.rule("HS-GLYPH-STURLA-01", "HS-GLYPH-STURLA-02", "HS-WOUND-04")
def test_sturla_brings_figures_back() -> None:
    """If its holder likes, every destroyed figure rolls; 19 and more return unhurt with their cards."""
    s = enter("S", "B foe@I9", "B other destroyed", "A other destroyed")
    assert s.options == ["use glyph-S A-hero", "skip"]
    s.dice(19, 18).do("use glyph-S A-hero")
    assert s.kind == "place"
    s.do(s.options[0])
    assert s["A-other"].place == "board"
    assert not s.card("A-other").out
    assert s["B-other"].place == "destroyed"

    declined = enter("S", "B foe@I9", "B other destroyed")
    declined.do("skip")
    assert declined["B-other"].place == "destroyed"
    assert declined.state.glyphs == []
