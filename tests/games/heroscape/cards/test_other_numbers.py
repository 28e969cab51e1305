"""Powers that change move, range, d20 rolls, initiative and the dice of leaving engagement attacks."""

from __future__ import annotations

from typing import Any

import pytest

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.procedures.leaving import swipe_dice
from battlewright.games.heroscape.rules.attack import attack_denial
from battlewright.games.heroscape.rules.numbers import d20_tally, initiative_tally
from tests.games.heroscape.cards.measuring import Situation, added, at, begin, case, tally
from tests.games.heroscape.scenes import scene

FRIENDS: dict[str, Any] = {"teams": [[0, 2], [1]]}
FAR = "B krug@H9,I9"


def beside(kind: str, at_: str = "D3") -> dict[str, Any]:
    """An obstacle on the field."""
    heights = {"tree": [11], "palm": [14], "bush": [9], "outcrop": [7]}[kind]
    return {"pieces": {"obstacles": [{"kind": kind, "at": at_, "heights": heights}]}}


MOVES = [
    case("scout-leadership", "move",
         at(2, "A venoc-vipers@C3", FAR, "A venoc-warlord@A9"),
         at(0, "A armoc-vipers@C3", FAR, "A venoc-warlord@A9"),
         at(0, "A venoc-vipers@C3", FAR, "B venoc-warlord@A9"),
         at(0, "C venoc-vipers@C3", FAR, "A venoc-warlord@A9", **FRIENDS)),
    case("soldier-leadership", "move",
         at(1, "A roman-legionnaires@C3", FAR, "A marcus-decimus-gallus@A9"),
         at(0, "A izumi-samurai@C3", FAR, "A marcus-decimus-gallus@A9"),
         at(0, "A roman-legionnaires@C3", FAR, "B marcus-decimus-gallus@A9")),
    case("kyrie-leadership", "move",
         at(1, "A sentinels-of-jandar@C3", FAR, "A atlaga-the-kyrie-warrior@A9"),
         at(0, "A syvarris@C3", FAR, "A atlaga-the-kyrie-warrior@A9"),
         at(0, "A atlaga-the-kyrie-warrior@C3", FAR),
         at(0, "A sentinels-of-jandar@C3", FAR, "B atlaga-the-kyrie-warrior@A9")),
    case("guard-leadership", "move",
         at(1, "A zettian-guards@C3", FAR, "A warden-816@A9"),
         at(1, "A obsidian-guards@C3", FAR, "A warden-816@A9"),
         at(0, "A deathreavers@C3", FAR, "A warden-816@A9")),
    case("gladiator-inspiration", "move",
         at(1, "A crixus@C3", FAR, "A spartacus@G7", markers={"A-spartacus": "1", "A-crixus": "23X"}),
         at(0, "A crixus@C3", FAR, "A spartacus@G7", markers={"A-crixus": "123X"})),
    case("indomitable", "move",
         at(2, "A frost-giant-of-morh@C3", "B krug@E3,F3"),
         at(0, "A frost-giant-of-morh@C3", "B krug@D3,E3")),
    case("lurking-ambush", "move",
         at(1, "A othkurik-the-black-dragon@B1,A1", "B krug@D1,E1", rows=["h1 g1 g1 g1 g1"]),
         at(0, "A othkurik-the-black-dragon@B1,A1", "B krug@D1,E1", rows=["g1 g1 g1 h1 g1"]),
         at(0, "A othkurik-the-black-dragon@B1,A1", "B krug@C1,D1", rows=["h1 g1 g1 g1 g1"])),
    case("amphibious", "move",
         at(1, "A sahuagin-raider@A1", "B krug@C1,D1", rows=["w1 g1 g1 g1"]),
         at(1, "A sahuagin-raider@A1", "B krug@C1,D1", rows=["p1 g1 g1 g1"]),
         at(0, "A sahuagin-raider@A1", "B krug@C1,D1", rows=["g1 w1 g1 g1"])),
    case("tricky-speed-4", "move",
         at(4, "A otonashi@C3", FAR, "A ne-gok-sa@C4"),
         at(0, "A otonashi@C3", FAR, "A ne-gok-sa@C5"),
         at(0, "A otonashi@C3", FAR, "A krug@C4,C5"),
         at(0, "A otonashi@C3", "B ne-gok-sa@C4")),
    case("ullar-s-amulet", "move",
         at(2, "A syvarris@C3", FAR, "A acolarh@C4"),
         at(2, "C syvarris@C3", FAR, "A acolarh@C4", **FRIENDS),
         at(0, "A syvarris@C3", FAR, "A acolarh@C5"),
         at(0, "A krug@C3,B3", "B sir-denrick@I9", "A acolarh@C4"),
         at(0, "A acolarh@C3", FAR, "A syvarris@C4")),
    case("jungle-tracking", "move",
         at(2, "A quasatch-hunters@C3", FAR, **beside("tree")),
         at(2, "A quasatch-hunters@C3", FAR, **beside("palm")),
         at(2, "A quasatch-hunters@C3", FAR, **beside("bush")),
         at(0, "A quasatch-hunters@C3", FAR, **beside("outcrop")),
         at(0, "A quasatch-hunters@C3", FAR, **beside("tree", "E3"))),
]  # fmt: skip

RANGES = [
    case("lava-throw", "range",
         at(2, "A obsidian-guards@A1", "B krug@C1,D1", rows=["l1 g1 g1 g1"]),
         at(0, "A obsidian-guards@A1", "B krug@C1,D1", rows=["f1 g1 g1 g1"])),
    case("rock-throw", "range",
         at(2, "A granite-guardians@A1", "B krug@C1,D1", rows=["g3 g1 g1 g1"]),
         at(0, "A granite-guardians@A1", "B krug@C1,D1", rows=["g1 g1 g1 g1"]),
         at(0, "A granite-guardians@A1", "B krug@C1,D1", rows=["g1 g1 g3 g3"])),
    case("range-enhancement", "range",
         at(2, "A zettian-guards@C3", FAR, "A deathwalker-9000@C4"),
         at(0, "A zettian-guards@C3", FAR, "A deathwalker-9000@C5"),
         at(0, "A deathwalker-8000@C3", FAR, "A deathwalker-9000@C4"),
         at(0, "A obsidian-guards@C3", FAR, "A deathwalker-9000@C4"),
         at(0, "A zettian-guards@C3", "B deathwalker-9000@C4")),
    case("vydar-s-range-enhancement-aura", "range",
         at(2, "A agent-carr@C3", FAR, "A laglor@G3"),
         at(2, "C agent-carr@C3", FAR, "A laglor@G3", **FRIENDS),
         at(0, "A agent-carr@C3", FAR, "A laglor@H3"),
         at(0, "A otonashi@C3", FAR, "A laglor@D3"),
         at(0, "A zettian-guards@C3", FAR, "A laglor@D3"),
         at(0, "A laglor@C3", FAR)),
    case("reach", "range",
         at(1, "A fen-hydra@C3,B3", "B sir-denrick@E3"),
         at(0, "A fen-hydra@C3,B3", "B sir-denrick@F3"),
         at(1, "A fen-hydra@B1,A1", "B sir-denrick@D1", rows=["g5 g5 g1 g2"]),
         at(0, "A fen-hydra@B1,A1", "B sir-denrick@D1", rows=["g5 g5 g1 g1"]),
         at(1, "A fen-hydra@B1,A1", "B sir-denrick@D1", rows=["g1 g1 g1 g12"]),
         at(0, "A fen-hydra@B1,A1", "B sir-denrick@D1", rows=["g1 g1 g1 g13"])),
]  # fmt: skip


@pytest.mark.parametrize(("power", "stat", "situations"), [*MOVES, *RANGES])
def test_move_and_range(power: str, stat: str, situations: tuple[Situation, ...]) -> None:
    """A power changes the number in the scenes where it holds and not in the others."""
    for situation in situations:
        found = tally(begin(situation), stat)
        assert added(found, power) == situation.adds, situation


@pytest.mark.card("reach", "rock-throw", "lava-throw")
@pytest.mark.parametrize(("figures", "rows"), [
    (("A fen-hydra@B1,A1", "B sir-denrick@D1"), "g1 g1 g1 g1"),
    (("A granite-guardians@A1", "B sir-denrick@D1"), "g3 g1 g1 g1"),
    (("A obsidian-guards@A1", "B sir-denrick@D1"), "l1 g1 g1 g1"),
])  # fmt: skip
def test_short_arms_reach_further(figures: tuple[str, str], rows: str) -> None:
    """An attack from afar is offered, and one space further it is not."""
    for ground, away in ((rows, True), (rows.replace("g1 g1", "g1 g1 g1", 1), False)):
        other = figures[1] if away else "B sir-denrick@E1"
        situation = at(0, figures[0], other, rows=[ground])
        s = begin(situation)
        one, two = list(s.state.figures.values())
        assert (attack_denial(s.state, one, two) is None) == away


@pytest.mark.card("ullar-s-amulet", "tricky-speed-4")
def test_where_the_turn_began_counts_and_not_where_one_stands_now() -> None:
    """Once the turn has begun the friend beside it may walk away: the longer move stays."""
    s = scene("A syvarris@C3", "B krug@H9,I9", "A acolarh@C4", acting="A-syvarris")
    s["A-acolarh"].at = ["A9"]
    assert added(tally(s, "move"), "ullar-s-amulet") == 2
    s = scene("A syvarris@C3", "B krug@H9,I9", "A acolarh@A9", acting="A-syvarris")
    s["A-acolarh"].at = ["C4"]
    assert added(tally(s, "move"), "ullar-s-amulet") == 0


# --- the d20


@pytest.mark.card(
    "berserker-charge-enhancement", "frenzy-enhancement", "unleashed-fury-enhancement", "hive-supremacy",
    "eternal-strength",
)  # fmt: skip
@pytest.mark.parametrize(("helper", "figure", "roll_for", "more"), [
    ("valguard", "tarn-viking-warriors", "berserker-charge", 1),
    ("valguard", "ice-troll-berserker", "ice-troll-charge", 0),
    ("venoc-warlord", "venoc-vipers", "frenzy", 1),
    ("venoc-warlord", "aubrien-archers", "frenzy", 1),
    ("venoc-warlord", "tarn-viking-warriors", "berserker-charge", 0),
    ("khosumet-the-darklord", "anubian-wolves", "unleashed-fury", 1),
    ("khosumet-the-darklord", "venoc-vipers", "frenzy", 0),
    ("sonya-esenwein", "cyprien-esenwein", "chilling-touch", 2),
    ("sonya-esenwein", "venoc-vipers", "frenzy", 0),
    ("su-bak-na", "ne-gok-sa", "mind-shackle-20", 1),
    ("su-bak-na", "marrden-hounds", "wild-pack-movement", 1),
    ("su-bak-na", "marro-warriors", "", 1),
    ("su-bak-na", "venoc-vipers", "frenzy", 0),
])  # fmt: skip
def test_helpers_of_a_d20(helper: str, figure: str, roll_for: str, more: int) -> None:
    """One more on the rolls of the power named (any for the Marro); an enemy's helper does not help."""
    wide = "C3,B3" if figure == "marrden-hounds" else "C3"
    for seat, by in (("A", more), ("B", 0)):
        place = "A9,B9" if helper == "su-bak-na" else "A9"
        s = scene(f"A {figure}@{wide}", "B krug@H9,I9", f"{seat} {helper}@{place}")
        found = d20_tally(s.state, next(iter(s.state.figures.values())), 10, f"{figure}/{roll_for}")
        assert found.total == 10 + by


@pytest.mark.card("hive-supremacy")
def test_su_bak_na_counts_himself_among_the_marro() -> None:
    """He is a Marro card too."""
    s = scene("A su-bak-na@C3,B3", "B krug@H9,I9")
    assert d20_tally(s.state, s["A-su-bak-na"], 10, "").total == 11


@pytest.mark.card("berserker-charge-enhancement")
@pytest.mark.parametrize(("face", "again"), [(14, True), (13, False)])
def test_a_helped_roll_in_play(face: int, again: bool) -> None:
    """With Valguard a 14 is enough for another move of the Tarn Vikings."""
    s = scene("A tarn-viking-warriors@C3", "B krug@H9,I9", "A valguard@A9", acting="A-tarn-viking-warriors")
    s.do("move A-tarn-viking-warriors.1", "go D3")
    s.dice(face).do("use tarn-viking-warriors/berserker-charge A-tarn-viking-warriors.1")
    assert s.heard(events.PowerResult)[0].worked == again


# --- initiative


@pytest.mark.card("combat-leader")
@pytest.mark.parametrize(("markers", "more"), [
    ({"A-mogrimm-forgehammer": "X"}, 3), ({"A-mogrimm-forgehammer": "123X"}, 3), ({"A-krug": "123X"}, 0),
])  # fmt: skip
def test_combat_leader(markers: dict[str, str], more: int) -> None:
    """Three more on the initiative roll while any order marker lies on his card."""
    s = scene(
        "A mogrimm-forgehammer@C3", "A krug@A9,B9", "B sir-denrick@I9", markers=markers, acting="A-krug"
    )
    assert initiative_tally(s.state, 0, 10).total == 10 + more
    assert initiative_tally(s.state, 1, 10).total == 10


@pytest.mark.card("initiative-advantage")
@pytest.mark.parametrize(("markers", "more"), [
    ({"A-capuan-gladiators-1": "12", "A-crixus": "3X"}, 2),
    ({"A-capuan-gladiators-1": "123X"}, 3),
    ({"A-capuan-gladiators-1": "123", "A-krug": "X"}, 0),
    ({"A-crixus": "123X"}, 0),
])  # fmt: skip
def test_initiative_advantage(markers: dict[str, str], more: int) -> None:
    """With all markers on Gladiators one more for each on this card, three at most."""
    s = scene(
        "A capuan-gladiators@C3", "A crixus@C4", "A krug@A9,B9", "B sir-denrick@I9",
        markers=markers, acting="A-krug",
    )  # fmt: skip
    assert initiative_tally(s.state, 0, 10).total == 10 + more


# --- leaving engagement


@pytest.mark.card("a-coward-s-reward")
@pytest.mark.parametrize(("unit", "dice"), [("sir-denrick", 2), ("knights-of-weston", 2), ("sir-dupuis", 1)])
def test_whoever_leaves_a_knight_is_struck_twice(unit: str, dice: int) -> None:
    """One more die against those who break away."""
    at_ = "D3,E3" if unit == "sir-dupuis" else "D3"
    s = scene("A krug@C3,B3", f"B {unit}@{at_}", acting="A-krug")
    enemy = next(f for f in s.state.figures.values() if f.seat == 1)
    assert swipe_dice(s.state, enemy) == dice


@pytest.mark.card("a-coward-s-reward")
def test_two_skulls_of_a_leaving_strike_are_two_wounds() -> None:
    """The dice are rolled one time, undefended."""
    s = scene("A valguard@C3", "B sir-denrick@D3", acting="A-valguard")
    s.dice(1, 1).do("move A-valguard", "go A3")
    assert s["A-valguard"].wounds == 2
