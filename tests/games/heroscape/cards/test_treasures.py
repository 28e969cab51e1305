"""Treasures and the cards that reach for them (HS-GLYPH-02); an orb and a hurricane."""

from __future__ import annotations

import pytest

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.state import Glyph
from battlewright.games.heroscape.rules.numbers import attack_tally, defence_tally, origin_of
from tests.games.heroscape.scenes import GAME, Scene, scene

ROWS = ["g1 g1 g1 g1 g1 g1", " g1 g1 g1 g1 g1 g1", "g1 g1 g1 g1 g1 g1"]
FOE = "B finn-the-viking-champion@F3"


def hoard(*figures: str, acting: str, letter: str = "H", at: str = "C1", step: str = "move") -> Scene:
    """A treasure in the open."""
    s = scene(*figures, rows=ROWS, acting=acting, step=step)
    s.state.glyphs = [Glyph(at=at, letter=letter, up=True)]
    return s


def reaching(unit: str, die: int, letter: str = "H", at: str = "A1") -> Scene:
    """Somebody reaches for the treasure, and rolls for the trap."""
    card = unit if GAME.content.units[unit].card.rarity == "unique" else f"{unit}-1"
    s = hoard(f"A {unit}@{at}", FOE, acting=f"A-{card}", letter=letter)
    go = next(text for text in s.do(s.offers("move")[0]).options if text.startswith("go C1"))
    return s.do(go).dice(die).do(s_use(s))


def s_use(s: Scene) -> str:
    """The option to take the treasure."""
    return next(text for text in s.options if text.startswith("use glyph"))


@pytest.mark.rule("HS-GLYPH-02")
@pytest.mark.parametrize(("die", "taken"), [(5, False), (6, True), (20, True)])
def test_a_hero_takes_a_treasure_unless_its_trap_goes_off(die: int, taken: bool) -> None:
    """On 5 or less 1 wound, and it stays; the odds say so before."""
    s = reaching("finn-the-viking-champion", die)
    hero = s["A-finn-the-viking-champion"]
    assert (hero.wounds, len(s.heard(events.TrapSprung))) == ((0, 0) if taken else (1, 1))
    assert (len(s.heard(events.TreasureTaken)), s.state.glyphs == []) == (taken, taken)


@pytest.mark.card("heroic-rune", "talisman-of-defense")
@pytest.mark.rule("HS-GLYPH-02")
@pytest.mark.parametrize(("letter", "dice"), [("H", (1, 0)), ("F", (0, 1))])
def test_whoever_carries_a_treasure_has_one_die_more(letter: str, dice: tuple[int, int]) -> None:
    """The rune in attacks, the talisman in defence."""
    s, bare = (
        reaching("finn-the-viking-champion", 20, letter),
        reaching("finn-the-viking-champion", 1, letter),
    )
    found = []
    for one in (s, bare):
        hero, foe = one["A-finn-the-viking-champion"], one["B-finn-the-viking-champion"]
        found.append(
            (
                attack_tally(one.state, hero, foe).total,
                defence_tally(one.state, hero, origin_of(one.state, foe, hero), "normal", foe).total,
            )
        )
    assert tuple(a - b for a, b in zip(*found, strict=True)) == dice


@pytest.mark.rule("HS-GLYPH-02")
def test_nobody_stops_on_a_treasure_and_squads_leave_it() -> None:
    """One walks over it, and a figure of a squad that stands on it is asked nothing."""
    s = hoard("A tarn-viking-warriors@B1", FOE, acting="A-tarn-viking-warriors")
    s.do("move A-tarn-viking-warriors.1")
    assert "D1" in s.ends()
    s.do("go C1")
    assert s.offers("use glyph-H") == []
    assert [glyph.at for glyph in s.state.glyphs] == ["C1"]


@pytest.mark.rule("HS-GLYPH-02")
def test_what_a_fallen_hero_carried_lies_where_it_stood() -> None:
    """For whoever comes next."""
    s = hoard(
        "A agent-carr@A1", "B finn-the-viking-champion@B1 wounds=3", acting="A-agent-carr", step="attack"
    )
    s.state.glyphs = []
    hero = s["B-finn-the-viking-champion"]
    hero.treasures = ["H"]
    s.dice(*[1] * 6, *[6] * 9).do("attack A-agent-carr B-finn-the-viking-champion")
    while s.asked and not s.heard(events.Destroyed):
        s.do(s.options[-1])
    assert [(e.letter, e.at) for e in s.heard(events.TreasureDropped)] == [("H", "B1")]
    assert [(glyph.at, glyph.letter, glyph.up) for glyph in s.state.glyphs] == [("B1", "H", True)]
    assert not hero.treasures


@pytest.mark.card("disarm-traps")
@pytest.mark.parametrize(("die", "taken"), [(1, False), (2, True)])
def test_darrak_adds_four_to_his_roll(die: int, taken: bool) -> None:
    """Only a 1 catches him."""
    assert (reaching("darrak-ambershard", die).state.glyphs == []) == taken


@pytest.mark.card("mine")
@pytest.mark.parametrize(("die", "taken"), [(9, False), (10, True)])
def test_the_warhulk_takes_four_off(die: int, taken: bool) -> None:
    """It grabs."""
    assert (reaching("ogre-warhulk", die, at="B1,A1").state.glyphs == []) == taken


@pytest.mark.card("disarm-traps")
@pytest.mark.card("mine")
@pytest.mark.parametrize(
    ("unit", "at", "chance"),
    [
        ("finn-the-viking-champion", "A1", 0.75),
        ("darrak-ambershard", "A1", 0.95),
        ("ogre-warhulk", "B1,A1", 0.55),
    ],
)
def test_the_odds_of_a_trap_are_told_before(unit: str, at: str, chance: float) -> None:
    """15 in 20 for most heroes, 19 for Darrak, 11 for the warhulk."""
    card = unit if GAME.content.units[unit].card.rarity == "unique" else f"{unit}-1"
    s = hoard(f"A {unit}@{at}", FOE, acting=f"A-{card}")
    s.do(s.offers("move")[0])
    s.do(s.offers("go C1")[0])
    (odds,) = s.game.preview(s.state, 0, s.game.reader.read(s_use(s)))
    assert odds.outcomes[-1].chance == pytest.approx(chance)


@pytest.mark.rule("HS-GLYPH-02")
@pytest.mark.card("mage-hand")
def test_mage_hand_moves_a_treasure_within_four_spaces() -> None:
    """To a free space beside it on its level; it is not turned over, and no trap goes off."""
    s = hoard("A heirloom@A1", FOE, "A finn-the-viking-champion@B1", acting="A-heirloom", at="D1")
    s.do("done")
    use = [text for text in s.options if "mage-hand" in text]
    assert use
    s.do(use[0])
    assert s.kind == "levitate"
    assert "levitate D1 E1" in s.options
    s.do("levitate D1 E1")
    assert [glyph.at for glyph in s.state.glyphs] == ["E1"]
    assert [(e.at, e.to_space) for e in s.heard(events.TreasureMoved)] == [("D1", "E1")]


@pytest.mark.card("mage-hand")
@pytest.mark.parametrize("others", [("B grimnak@D1,E1",), ()])
def test_mage_hand_leaves_what_is_far_or_stood_on(others: tuple[str, ...]) -> None:
    """A treasure under a figure or five spaces away is not offered."""
    at = "D1" if others else "F1"
    s = hoard("A heirloom@A3" if not others else "A heirloom@A1", *others, FOE, acting="A-heirloom", at=at)
    s.do("done")
    for text in [text for text in s.options if "mage-hand" in text]:
        s.do(text)
    assert s.kind != "levitate"


@pytest.mark.card("force-orb")
def test_the_force_orb_hits_enemies_beside_its_target_and_spares_friends() -> None:
    """One roll for all of them."""
    s = hoard(
        "A heirloom@A1", "B finn-the-viking-champion@D1", "B agent-carr@E1", "A mimring@D2,C2",
        acting="A-heirloom", step="attack",
    )  # fmt: skip
    shot = next(text for text in s.offers("attack A-heirloom B-finn") if "force-orb" in text)
    s.dice(1, 1, 6, *[6] * 12).do(shot)
    hit = {event.defender for event in s.heard(events.DefenceRolled)}
    assert hit == {"B-finn-the-viking-champion", "B-agent-carr"}


@pytest.mark.card("flail-hurricane")
@pytest.mark.parametrize(("die", "hit"), [(10, set()), (11, {"A-agent-carr", "B-finn-the-viking-champion"})])
def test_the_hurricane_spares_nobody(die: int, hit: set[str]) -> None:
    """From 11 on it attacks everybody adjacent instead, each with dice of its own."""
    s = hoard(
        "A ogre-warhulk@C2,B2", "B finn-the-viking-champion@D2", "A agent-carr@A2", acting="A-ogre-warhulk-1",
        at="F1",
    )  # fmt: skip
    s.dice(die, *[6] * 40).do("done")
    assert {event.defender for event in s.heard(events.DefenceRolled)} == hit


@pytest.mark.card("sneak-attack-2")
@pytest.mark.parametrize(("friend", "more"), [("E2", 2), ("A3", 0)])
def test_darrak_strikes_from_behind(friend: str, more: int) -> None:
    """2 more dice against an enemy that another figure of his player is adjacent to."""
    s = hoard(
        "A darrak-ambershard@C2", "B finn-the-viking-champion@D2", f"A agent-carr@{friend}",
        acting="A-darrak-ambershard", step="attack",
    )  # fmt: skip
    tally = attack_tally(s.state, s["A-darrak-ambershard"], s["B-finn-the-viking-champion"])
    assert tally.total == 4 + more
