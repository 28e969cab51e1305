"""Powers that rage for a round, rush, roam, strike like thunder, curse and sacrifice."""

from __future__ import annotations

import pytest

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.rules.filters import trait_value
from battlewright.games.heroscape.rules.numbers import attack_tally, defence_tally, move_tally, origin_of
from tests.games.heroscape.cards.playing import attacking, uses
from tests.games.heroscape.scenes import Scene, scene, unit

OX = unit("ox", life=6, size="large", height=8, hexes=2, defence=0)
IMP = unit("imp", life=3, size="small", height=3, defence=0)
MATE = unit("mate", species="drow", life=3, defence=0)
OWN = [OX, IMP, MATE]


# --- an X that is turned over


def raging(card: str, markers: str = "1X", wounds: int = 0) -> Scene:
    """The first turn of a round, with markers on the card of seat A."""
    return scene(
        f"A {card}@C3 wounds={wounds}", "B imp@D3", "B imp@C4", "A krug@H9,I9", units=OWN,
        order=(0, 1), markers={f"A-{card}": markers, "B-imp": "1"},
    )  # fmt: skip


@pytest.mark.card("crag-of-steel")
def test_siege_stands_like_a_crag() -> None:
    """With its X open: +3 defence, -2 attack, -2 move for the round, and it may attack everyone beside it."""
    s = raging("siege")
    assert uses(s) == ["use siege/crag-of-steel A-siege"]
    s.do("use siege/crag-of-steel A-siege")

    assert s.card("A-siege").shown == ["1", "X"]
    assert s.heard(events.MarkerRevealed)[-1].marker == "X"
    me, foe = s["A-siege"], s["B-imp.1"] if "B-imp.1" in s.state.figures else s["B-imp"]
    assert (attack_tally(s.state, me, foe).total, move_tally(s.state, me).total) == (3, 3)
    assert defence_tally(s.state, me, origin_of(s.state, foe, me), "normal", foe).total == 8


@pytest.mark.card("crag-of-steel", "frost-rage")
@pytest.mark.parametrize("card", ["siege", "evar-scarcarver"])
def test_without_an_x_on_the_card_nobody_rages(card: str) -> None:
    """The X lies elsewhere: nothing is offered, and in the next round the rage is over."""
    s = raging(card, "12")
    assert uses(s) == []

    s = raging(card)
    power = {"siege": "crag-of-steel", "evar-scarcarver": "frost-rage"}[card]
    s.do(f"use {card}/{power} A-{card}")
    before = defence(s, card)
    s.state.round += 1
    assert defence(s, card) <= before
    s.card(f"A-{card}").tokens = {}
    assert defence(s, card) == {"siege": 5, "evar-scarcarver": 3}[card]


def defence(s: Scene, card: str) -> int:
    """Its dice against the first enemy."""
    me, foe = s[f"A-{card}"], next(f for f in s.state.figures.values() if f.seat == 1)
    return defence_tally(s.state, me, origin_of(s.state, foe, me), "normal", foe).total


@pytest.mark.card("frost-rage")
@pytest.mark.parametrize("wounds", [0, 3])
def test_evar_rages_with_his_wounds(wounds: int) -> None:
    """One die more to attack and to defend for each wound."""
    s = raging("evar-scarcarver", wounds=wounds).do("use evar-scarcarver/frost-rage A-evar-scarcarver")
    me, foe = s["A-evar-scarcarver"], next(f for f in s.state.figures.values() if f.seat == 1)

    assert attack_tally(s.state, me, foe).total == 2 + wounds
    assert defence(s, "evar-scarcarver") == 3 + wounds


@pytest.mark.card("crag-of-steel")
@pytest.mark.parametrize("raging", [True, False])
def test_siege_attacks_all_around_only_while_it_rages(raging: bool) -> None:
    """Both imps, once each; without the rage one of them."""
    s = attacking("A siege@C3", "B imp@D3", "B imp@C4", "A krug@H9,I9", units=[IMP_PAIR, OX])
    if raging:
        s.card("A-siege").tokens = {"raging": s.state.round}
    s.dice(*[6] * 20).do("attack A-siege B-imp.1")

    assert s.offers("attack A-siege") == (["attack A-siege B-imp.2"] if raging else [])


IMP_PAIR = unit("imp", life=1, size="small", height=3, defence=0, figures=2, rarity="common")


@pytest.mark.card("double-assault")
@pytest.mark.parametrize(("at", "again"), [("D3", True), ("F3", False)])
def test_evar_strikes_twice_at_neighbours(at: str, again: bool) -> None:
    """The second attack is for adjacent targets."""
    s = attacking("A evar-scarcarver@C3", f"B krug@{at},{'E3' if at == 'D3' else 'G3'}", "A crixus@I9")
    s.dice(*[6] * 20).do("attack A-evar-scarcarver B-krug")

    assert (s.kind == "attack" and bool(s.offers("attack A-evar"))) is again


# --- thunder


@pytest.mark.card("thunder-step")
@pytest.mark.parametrize(("face", "wounds"), [(1, 1), (4, 0)])
def test_a_thunder_step_has_its_price(face: int, wounds: int) -> None:
    """Beside an enemy within 5 in sight, one die more; at the end of the turn a skull wounds her."""
    s = scene("A eltahale@A1", "B krug@E3,F3", "A crixus@I9", acting="A-eltahale")
    s.do("move A-eltahale")
    landing = next(o for o in s.offers("go ") if o.endswith("thunder-step") and o.split()[1] == "D3")
    s.do(landing)
    assert attack_tally(s.state, s["A-eltahale"], s["B-krug"]).total == 6
    assert not [o for o in s.offers("attack A-eltahale B-krug") if "thunder-ram" in o]
    s.dice(face).do("done")

    assert s["A-eltahale"].wounds == wounds


@pytest.mark.card("thunder-step")
def test_without_the_step_there_is_no_price() -> None:
    """An ordinary turn ends without a die."""
    s = attacking("A eltahale@D3", "B krug@E3,F3", "A crixus@I9")
    s.do("done")

    assert s["A-eltahale"].wounds == 0


@pytest.mark.card("thunder-ram-assault")
def test_the_ram_hits_two_more_near_a_target_come_upon() -> None:
    """Not at somebody who was beside her when the turn began; two others within 2 may be hit, too."""
    s = scene("A eltahale@A3", "B krug@D3,E3", "B imp@D5", "B ox@G3,H3", units=OWN, acting="A-eltahale")
    s.do("move A-eltahale", "go C3")
    s.do("attack A-eltahale B-krug eltahale/thunder-ram-assault")
    assert s.kind == "victim"
    assert set(s.offers("target")) == {"target B-imp", "target B-ox"}

    close = scene("A eltahale@C3", "B krug@D3,E3", "A crixus@I9", acting="A-eltahale").do("done")
    assert close.kind == "attack"
    assert not [o for o in close.options if "thunder-ram" in o]


# --- attacks on the move


@pytest.mark.card("fire-and-rush")
@pytest.mark.parametrize(("face", "again"), [(1, True), (6, False)])
def test_samuel_rushes_at_whom_he_has_wounded(face: int, again: bool) -> None:
    """After a wound up to 5 spaces, and engaged he attacks again with 4 dice."""
    s = attacking("A samuel-brown@A3", "B ox@F3,G3", "A crixus@I9", units=OWN)
    s.dice(face, face, face, *[6] * 9).do("attack A-samuel-brown B-ox samuel-brown/fire-and-rush")
    assert (s.kind == "go") is again
    if again:
        s.do("go E3")
        assert s.offers("attack") == ["attack A-samuel-brown B-ox samuel-brown/fire-and-rush 4"]
        s.do("stay" if "stay" in s.options else "done")


@pytest.mark.card("fire-and-rush")
def test_samuel_does_not_fire_and_rush_after_a_move_or_engaged() -> None:
    """Instead of moving and attacking, and only when nobody is beside him."""
    moved = scene("A samuel-brown@A3", "B ox@F3,G3", "A crixus@I9", units=OWN, acting="A-samuel-brown")
    moved.do("move A-samuel-brown", "go B3")
    assert not [o for o in moved.options if "fire-and-rush" in o]
    engaged = attacking("A samuel-brown@E3", "B ox@F3,G3", "A crixus@I9", units=OWN)
    assert not [o for o in engaged.options if "fire-and-rush" in o]


@pytest.mark.card("ninjutsu-barrage")
def test_kumiko_strikes_on_her_way() -> None:
    """One attack, some steps, another attack on somebody else; what she has walked counts."""
    s = scene("A kumiko@A3", "B ox@C3,D3", "B imp@F3", "A crixus@I9", units=OWN, acting="A-kumiko")
    s.do("move A-kumiko", "go B3").dice(*[6] * 30)
    s.do("attack A-kumiko B-ox kumiko/ninjutsu-barrage")
    assert s.kind == "go"
    far = s.ends()
    assert "A1" in far
    assert "E3" not in far  # three spaces in all, one is gone
    s.do("stay")
    assert not s.asked or not s.offers("attack A-kumiko")

    s = scene("A kumiko@B3", "B ox@C3,D3", "B imp@C5", "A crixus@I9", units=OWN, acting="A-kumiko")
    s.do("done").dice(*[6] * 30)
    s.do("attack A-kumiko B-ox kumiko/ninjutsu-barrage", "go B4")
    assert s.offers("attack") == ["attack A-kumiko B-imp kumiko/ninjutsu-barrage"]


@pytest.mark.card("ninjutsu-barrage")
def test_after_a_long_walk_there_is_no_barrage() -> None:
    """Four spaces are too many."""
    s = scene("A kumiko@A3", "B ox@F3,G3", "A crixus@I9", units=OWN, acting="A-kumiko")
    s.do("move A-kumiko", "go E3")

    assert s.offers("attack") == ["attack A-kumiko B-ox"]


# --- curses


@pytest.mark.card("lycanthropy")
def test_a_bitten_hero_becomes_a_hybrid() -> None:
    """A unique enemy hero that was wounded; three times in a game, and never the same again."""
    s = attacking("A werewolf-lord@C3,B3", "B sir-denrick@D3", "A crixus@I9", acting="A-werewolf-lord-1")
    s.dice(1, 1, 1, 1, *[6] * 9).do("attack A-werewolf-lord.1 B-sir-denrick")
    s.do("use werewolf-lord/lycanthropy A-werewolf-lord.1")

    traits = [trait_value(s.state, s["B-sir-denrick"], n) for n in ("species", "unit_class", "personality")]
    assert traits == ["hybrid", "hunter", "tormented"]
    assert s.card("A-werewolf-lord-1").tokens == {"spent": 1}

    spent = attacking("A werewolf-lord@C3,B3", "B sir-denrick@D3", "A crixus@I9", acting="A-werewolf-lord-1")
    spent.card("A-werewolf-lord-1").tokens = {"spent": 3}
    spent.dice(1, 1, 1, 1, *[6] * 9).do("attack A-werewolf-lord.1 B-sir-denrick")
    assert not spent.asked or not uses(spent)


@pytest.mark.card("moon-frenzy")
@pytest.mark.parametrize(("face", "turns"), [(11, True), (10, False)])
def test_the_moon_commands_hybrids(face: int, turns: bool) -> None:
    """On 11 the Hybrid, an enemy's too, acts for the wolf's player first; then it goes back."""
    s = scene(
        "A werewolf-lord@C3,B3", "B sir-denrick@F3", "B krug@H9,I9", order=(0, 1),
        markers={"A-werewolf-lord-1": "1", "B-krug": "1"},
    )  # fmt: skip
    assert not uses(s)
    s = hybrid_turn(face)

    assert (s["B-cursed"].seat == 0) is turns
    if turns:
        while s["B-cursed"].seat == 0:
            s.do("done")
        assert s["B-cursed"].seat == 1
        assert s.turn.card == "A-werewolf-lord-1"


HYBRID = unit("cursed", species="hybrid")


def hybrid_turn(face: int) -> Scene:
    """The wolf's marker is turned over, and a Hybrid of the enemy is named."""
    s = scene(
        "A werewolf-lord@C3,B3", "B cursed@F3", "B krug@H9,I9", units=[HYBRID], order=(0, 1),
        markers={"A-werewolf-lord-1": "1", "B-krug": "1"},
    )  # fmt: skip
    s.do("use werewolf-lord/moon-frenzy A-werewolf-lord.1")
    return s.dice(face).do("target B-cursed")


# --- sacrifice and shadow


@pytest.mark.card("lolth-s-wrath")
def test_a_drow_dies_for_lolths_wrath() -> None:
    """Each skull wounds a small or medium figure near the Drow, by choice; then the Drow is gone."""
    s = attacking("A pelloth@A1", "A mate@D3", "B imp@D4", "B sir-denrick@F3", "B ox@D5,E5", units=OWN)
    s.do("use pelloth/lolth-s-wrath A-pelloth").dice(1, 1, 6)
    s.do("target A-mate")
    assert s.offers("target") == ["target B-imp", "target B-sir-denrick"]
    s.do("target B-imp", "target B-imp")

    assert s["B-imp"].wounds == 2
    assert s["A-mate"].place == "destroyed"
    assert not s["B-ox"].wounds


@pytest.mark.card("lolth-s-wrath")
def test_without_another_drow_there_is_no_wrath() -> None:
    """Pelloth himself is not given up, nor somebody farther away than five spaces."""
    s = attacking("A pelloth@A1", "A mate@H8", "B sir-denrick@C1", units=OWN)

    assert not uses(s)


@pytest.mark.card("lurk-in-the-shadows")
@pytest.mark.parametrize(("ground", "shot"), [("h1", False), ("g1", True)])
def test_pelloth_lurks_in_the_shadows(ground: str, shot: bool) -> None:
    """Nobody shoots at him while he stands on shadow."""
    kinds = [ground if row == 2 else "g1" for row in range(9)]
    rows = [(" " if row % 2 else "") + " ".join([kind] * 9) for row, kind in enumerate(kinds)]
    s = attacking("A syvarris@A1", "B pelloth@E3", "B krug@H9,I9", rows=rows)

    assert ("attack A-syvarris B-pelloth" in s.options) is shot


@pytest.mark.card("phantom-walk")
def test_kumiko_walks_like_a_phantom() -> None:
    """Past an enemy, without a strike."""
    s = scene("A kumiko@C3", "B krug@D3,E3", "A crixus@I9", acting="A-kumiko").do("move A-kumiko")

    assert "F3" in s.ends()
    assert not [o for o in s.offers("go ") if "swipes" in s.price(o)]
