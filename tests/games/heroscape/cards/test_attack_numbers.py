"""Powers that add attack dice: by whom one attacks, by where and how one stands, by what one did."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.heroscape.cards.measuring import Situation, added, at, begin, case, tally
from tests.games.heroscape.scenes import scene

pytestmark = pytest.mark.rule("HS-DICE-01", "HS-SPECIAL-01")

ROAD = ["d1 d1 g1 g1 g1"]
LINE = ["g1 g1 g1 g1 g1 g1 g1 g1"]

BY_TARGET = [
    case("attack-the-wild-2", "attack",
         at(2, "A otonashi@C3", "B marro-warriors@D3"),
         at(0, "A otonashi@C3", "B krug@D3,E3")),
    case("battleaxe", "attack",
         at(2, "A torin@C3,B3", "B marro-warriors@D3"),
         at(2, "A torin@C3,B3", "B deathreavers@D3"),
         at(0, "A torin@C3,B3", "B tornak@D3,E3"),
         at(0, "A torin@C3,B3", "B krug@D3,E3")),
    case("dishonorable-attack", "attack",
         at(2, "A isamu@C3", "B sir-denrick@D3"),
         at(0, "A isamu@C3", "B krug@D3,E3")),
    case("fearless-advantage", "attack",
         at(1, "A axegrinders-of-burning-forge@C3", "B tornak@D3,E3"),
         at(1, "A axegrinders-of-burning-forge@C3", "B krug@D3,E3"),
         at(0, "A axegrinders-of-burning-forge@C3", "B sir-denrick@D3")),
    case("giant-killer", "attack",
         at(2, "A sir-denrick@C3", "B krug@D3,E3"),
         at(0, "A sir-denrick@C3", "B tornak@D3,E3")),
    case("poison-cloud", "attack",
         at(1, "A mezzodemon-warmongers@C3", "B blade-gruts@D3"),
         at(0, "A mezzodemon-warmongers@C3", "B marro-warriors@D3"),
         at(0, "A mezzodemon-warmongers@C3", "B feral-troll@D3,E3")),
    case("righteous-smite", "attack",
         at(1, "A templar-cavalry@C3,B3", "B krug@D3,E3"),
         at(0, "A templar-cavalry@C3,B3", "B syvarris@D3")),
    case("sky-watcher", "attack",
         at(2, "A brandis-skyhunter@C3", "B kelda-the-kyrie-warrior@E3"),
         at(2, "A brandis-skyhunter@C3", "B taelord-the-kyrie-warrior@E3"),
         at(0, "A brandis-skyhunter@C3", "B kelda-the-kyrie-warrior@D3"),
         at(0, "A brandis-skyhunter@C3", "B sir-denrick@E3")),
    case("sword-of-reckoning-4", "attack",
         at(4, "A agent-carr@C3", "B krug@D3,E3"),
         at(0, "A agent-carr@C3", "B krug@E3,F3")),
    case("techno-hatred", "attack",
         at(1, "A quasatch-hunters@C3", "B zettian-guards@D3"),
         at(0, "A quasatch-hunters@C3", "B krug@D3,E3")),
    case("blood-frenzy", "attack",
         at(2, "A feral-troll@C3,B3", "B krug@D3,E3 wounds=2"),
         at(3, "A feral-troll@C3,B3", "B krug@D3,E3 wounds=5"),
         at(1, "A sahuagin-raider@C3", "B krug@D3,E3 wounds=1"),
         at(0, "A sahuagin-raider@C3", "B krug@D3,E3"),
         at(0, "A feral-troll@C3,B3 wounds=3", "B krug@D3,E3")),
    case("homing-device", "attack",
         at(2, "A blastatrons@C3", "B krug@F3,G3", "A gladiatrons@E3", "A major-x17@F4",
            "A zettian-guards@F2", "B blastatrons@E4"),
         at(0, "A blastatrons@C3", "B krug@F3,G3", "A gladiatrons@D4"),
         at(0, "A blastatrons@C3", "B krug@D3,E3", "A gladiatrons@E4")),
    case("mark-of-the-warlord", "attack",
         at(2, "A grok-riders@C3,B3", "B krug@D3,E3", "A ne-gok-sa@F3"),
         at(0, "A grok-riders@C3,B3", "B krug@D3,E3", "A ne-gok-sa@G3"),
         at(0, "A grok-riders@C3,B3", "B krug@D3,E3", "A valguard@F3"),
         at(0, "A grok-riders@C3,B3", "B krug@D3,E3", "B ne-gok-sa@F3")),
    case("2-broadsword", "attack",
         at(2, "A tandros-kreel@C3", "B krug@D3,E3"),
         at(0, "A tandros-kreel@C3", "B krug@E3,F3")),
    case("sighting", "attack",
         at(1, "A microcorp-agents@A1", "B krug@C1,D1", rows=["g3 g1 g1 g1"]),
         at(0, "A microcorp-agents@A1", "B krug@C1,D1", rows=["g1 g1 g3 g3"]),
         at(0, "A microcorp-agents@A1", "B krug@C1,D1", rows=["g1 g1 g1 g1"])),
    case("landslide", "attack",
         at(1, "A granite-guardians@B1", "B krug@C1,D1", rows=["g1 g3 g1 g1"]),
         at(0, "A granite-guardians@B1", "B krug@C1,D1", rows=["g1 g1 g1 g1"]),
         at(0, "A granite-guardians@A1", "B krug@C1,D1", rows=["g3 g1 g1 g1"])),
]  # fmt: skip

BY_STATE = [
    case("battle-fury", "attack",
         at(1, "A mohican-river-tribe@C3", "B krug@D3,E3"),
         at(0, "A mohican-river-tribe@C3", "B krug@E3,F3")),
    case("wounded-smash", "attack",
         at(3, "A krug@C3,B3 wounds=3", "B sir-denrick@D3"),
         at(0, "A krug@C3,B3", "B sir-denrick@D3 wounds=3")),
    case("road-strength", "attack",
         at(1, "A dumutef-guard@B1,C1", "B krug@D1,E1", rows=ROAD),
         at(0, "A dumutef-guard@C1,D1", "B krug@A1,B1", rows=ROAD)),
    case("snow-strength", "attack",
         at(1, "A nerak-the-glacian-swog-rider@A1,B1", "B krug@C1,D1", rows=["n1 g1 g1 g1"]),
         at(0, "A nerak-the-glacian-swog-rider@A1,B1", "B krug@C1,D1", rows=["i1 g1 g1 g1"])),
    case("swamp-water-strength", "attack",
         at(1, "A marro-drudge@A1", "B krug@B1,C1", rows=["p1 g1 g1"]),
         at(0, "A marro-drudge@A1", "B krug@B1,C1", rows=["w1 g1 g1"])),
    case("water-mastery", "attack",
         at(1, "A water-elemental@A1", "B krug@B1,C1", rows=["w1 g1 g1"]),
         at(1, "A water-elemental@A1", "B krug@B1,C1", rows=["p1 g1 g1"]),
         at(0, "A water-elemental@A1", "B krug@B1,C1", rows=["g1 w1 w1"])),
    case("concentrated-will", "attack",
         at(1, "A shiori-sotm@C3", "B krug@D3,E3", markers={"A-shiori-sotm": "1"}),
         at(0, "A shiori-sotm@C3", "B krug@D3,E3", markers={"A-shiori-sotm": "12"}),
         at(0, "A shiori-sotm@C3", "B krug@D3,E3")),
    case("knight-s-courage", "attack",
         at(2, "A sir-dupuis@C3,B3", "B krug@D3,E3", "A knights-of-weston@C5", "A knights-of-weston@C6",
            "A finn-the-viking-champion@B4"),
         at(3, "A sir-dupuis@C3,B3", "B krug@D3,E3", *[f"A knights-of-weston@{h}5" for h in "ABCD"]),
         at(0, "A sir-dupuis@C3,B3", "B krug@D3,E3", "A knights-of-weston@C8", "B templar-cavalry@C5,B5")),
    case("first-assault-3", "attack",
         at(3, "A valguard@C3", "B krug@E3,F3"),
         at(0, "A valguard@C3", "B krug@D3,E3")),
    case("galloping-charge", "attack",
         at(2, "A templar-cavalry@B3,A3", "B krug@F3,G3"),
         at(0, "A templar-cavalry@B3,A3", "B krug@E3,F3"),
         at(0, "A templar-cavalry@B1,A1", "B krug@F1,G1", rows=["g1 g1 g30 g1 g1 g1 g1"])),
    case("indomitable", "attack",
         at(2, "A frost-giant-of-morh@C3", "B krug@D3,E3"),
         at(0, "A frost-giant-of-morh@C3", "B krug@E3,F3")),
    case("lurking-ambush", "attack",
         at(3, "A othkurik-the-black-dragon@B1,A1", "B krug@D1,E1", rows=["h1 g1 g1 g1 g1"]),
         at(3, "A othkurik-the-black-dragon@B1,A1", "B krug@D1,E1", rows=["p1 g1 g1 g1 g1"]),
         at(0, "A othkurik-the-black-dragon@B1,A1", "B krug@D1,E1", rows=["w1 g1 g1 g1 g1"]),
         at(0, "A othkurik-the-black-dragon@B1,A1", "B krug@C1,D1", rows=["h1 g1 g1 g1 g1"])),
    case("wait-then-fire", "attack",
         at(1, "A ashigaru-harquebus@C3", "B krug@E3,F3"),
         at(1, "A 10th-regiment-of-foot@C3", "B krug@E3,F3"),
         at(1, "A 4th-massachusetts-line@C3", "B krug@E3,F3"),
         at(0, "A tagawa-samurai-archers@C3", "B krug@E3,F3")),
]  # fmt: skip

FRIENDS: dict[str, Any] = {"teams": [[0, 2], [1]]}
BY_AURA = [
    case("attack-aura", "attack",
         at(1, "A krug@C3,B3", "B sir-denrick@D3", "A taelord-the-kyrie-warrior@G3"),
         at(0, "A krug@C3,B3", "B sir-denrick@D3", "A taelord-the-kyrie-warrior@H3"),
         at(0, "A krug@B1,A1", "B sir-denrick@A2", "A taelord-the-kyrie-warrior@D1",
            rows=["g1 g1 g30 g1", " g1 . . ."]),
         at(0, "A krug@C3,B3", "B sir-denrick@D3", "B taelord-the-kyrie-warrior@D4"),
         at(0, "C krug@C3,B3", "B sir-denrick@D3", "A taelord-the-kyrie-warrior@E3", **FRIENDS),
         at(0, "A taelord-the-kyrie-warrior@C3", "B sir-denrick@D3")),
    case("attack-aura-1", "attack",
         at(1, "A krug@C3,B3", "B sir-denrick@D3", "A finn-the-viking-champion@C4"),
         at(1, "C krug@C3,B3", "B sir-denrick@D3", "A sir-gilbert@C4", **FRIENDS),
         at(0, "A krug@C3,B3", "B sir-denrick@D3", "A finn-the-viking-champion@C5"),
         at(0, "A marro-warriors@C3", "B sir-denrick@D3", "A finn-the-viking-champion@C4"),
         at(0, "A finn-the-viking-champion@C3", "B sir-denrick@D3")),
    case("devourer-attack-enhancement", "attack",
         at(1, "A anubian-wolves@C3", "B sir-denrick@D3", "A dumutef-guard@C4,C5"),
         at(0, "A anubian-wolves@C3", "B sir-denrick@D3", "A dumutef-guard@D5,C5"),
         at(0, "A blade-gruts@C3", "B sir-denrick@D3", "A dumutef-guard@C4,C5")),
    case("knight-and-sentinel-enhancement", "attack",
         at(1, "A knights-of-weston@C3", "B krug@D3,E3", "A concan-the-kyrie-warrior@C4"),
         at(1, "A sentinels-of-jandar@C3", "B krug@D3,E3", "A concan-the-kyrie-warrior@C4"),
         at(1, "C knights-of-weston@C3", "B krug@D3,E3", "A concan-the-kyrie-warrior@C4", **FRIENDS),
         at(0, "A knights-of-weston@C3", "B krug@D3,E3", "A concan-the-kyrie-warrior@C5"),
         at(0, "A tarn-viking-warriors@C3", "B krug@D3,E3", "A concan-the-kyrie-warrior@C4")),
    case("master-s-influence", "attack",
         at(1, "A shaolin-monks@C3", "B krug@D3,E3", "A master-win-chiu-woo@C5"),
         at(0, "A shaolin-monks@C3", "B krug@D3,E3", "A master-win-chiu-woo@C6"),
         at(0, "A izumi-samurai@C3", "B krug@D3,E3", "A master-win-chiu-woo@C4"),
         at(0, "A master-win-chiu-woo@C3", "B krug@D3,E3")),
    case("targeting-beacon", "attack",
         at(1, "A omnicron-snipers@C3", "B krug@F3,G3", "A omnicron-repulsors@E3"),
         at(1, "A omnicron-repulsors@C3", "B krug@F3,G3", "A omnicron-repulsors@E3",
            "A omnicron-repulsors@F4"),
         at(0, "A omnicron-snipers@C3", "B krug@F3,G3", "A omnicron-repulsors@D4"),
         at(0, "A omnicron-snipers@C3", "B krug@D3,E3", "A omnicron-repulsors@D4"),
         at(0, "A blastatrons@C3", "B krug@F3,G3", "A omnicron-repulsors@E3"),
         at(0, "A omnicron-snipers@C3", "B krug@F3,G3", "B omnicron-repulsors@E3")),
    case("lolth-s-judgement-aura", "attack",
         at(1, "A fyorlag-spiders@C3", "B krug@D3,E3", "A estivara@C9"),
         at(0, "A fyorlag-spiders@C2", "B krug@D3,E3", "A estivara@C9"),
         at(0, "A deathreavers@C3", "B krug@D3,E3", "A estivara@C4"),
         at(0, "A fyorlag-spiders@C3", "B estivara@D3")),
    case("orc-archer-enhancement", "attack",
         at(1, "A arrow-gruts@C3", "B sir-denrick@D3", "A swog-rider@C4,C5"),
         at(0, "A arrow-gruts@C3", "B sir-denrick@D3", "A swog-rider@D5,C5"),
         at(0, "A blade-gruts@C3", "B sir-denrick@D3", "A swog-rider@C4,C5"),
         at(0, "A roman-archers@C3", "B sir-denrick@D3", "A swog-rider@C4,C5")),
    case("orc-warrior-enhancement", "attack",
         at(1, "A blade-gruts@C3", "B sir-denrick@D3", "A grimnak@C4,C5"),
         at(2, "A blade-gruts@C3", "B sir-denrick@D3", "A grimnak@C4,C5", "A tornak@C2,C1"),
         at(0, "A blade-gruts@C3", "B sir-denrick@D3", "A grimnak@D5,C5"),
         at(0, "A death-chasers-of-thesk@C3", "B sir-denrick@D3", "A grimnak@C4,C5"),
         at(0, "A tarn-viking-warriors@C3", "B sir-denrick@D3", "A grimnak@C4,C5")),
    case("relentless-assault", "attack",
         at(1, "A anubian-wolves@C3", "B sir-denrick@D3", "A khosumet-the-darklord@C4"),
         at(0, "A anubian-wolves@C3", "B sir-denrick@D3", "A khosumet-the-darklord@C5"),
         at(0, "A blade-gruts@C3", "B sir-denrick@D3", "A khosumet-the-darklord@C4")),
    case("scout-melee-attack-enhancement", "attack",
         at(1, "A venoc-vipers@C3", "B sir-denrick@D3", "A brave-arrow@C4"),
         at(0, "A mohican-river-tribe@C3", "B sir-denrick@F3", "A brave-arrow@C4"),
         at(0, "A venoc-vipers@C3", "B sir-denrick@D3", "A brave-arrow@C5"),
         at(0, "A blade-gruts@C3", "B sir-denrick@D3", "A brave-arrow@C4")),
    case("soldier-attack-enhancement", "attack",
         at(1, "A roman-legionnaires@C3", "B krug@D3,E3", "A marcus-decimus-gallus@C4"),
         at(0, "A roman-legionnaires@C3", "B krug@D3,E3", "A marcus-decimus-gallus@C5"),
         at(0, "A izumi-samurai@C3", "B krug@D3,E3", "A marcus-decimus-gallus@C4")),
    case("gladiator-inspiration", "attack",
         at(1, "A crixus@C3", "B krug@D3,E3", "A spartacus@G7",
            markers={"A-spartacus": "1", "A-crixus": "23X"}),
         at(0, "A crixus@C3", "B krug@D3,E3", "A spartacus@G7", markers={"A-crixus": "123X"}),
         at(0, "A crixus@C3", "B krug@D3,E3", "A spartacus@G7", "A finn-the-viking-champion@A9",
            markers={"A-spartacus": "12", "A-crixus": "3", "A-finn-the-viking-champion": "X"}),
         at(0, "A valguard@C3", "B krug@E3,F3", "A spartacus@G7", markers={"A-spartacus": "123X"}),
         at(0, "A spartacus@C3", "B krug@D3,E3", markers={"A-spartacus": "123X"})),
]  # fmt: skip


@pytest.mark.parametrize(("power", "stat", "situations"), [*BY_TARGET, *BY_STATE, *BY_AURA])
def test_attack_dice(power: str, stat: str, situations: tuple[Situation, ...]) -> None:
    """A power adds its dice in the scenes where it holds and none in the others."""
    for situation in situations:
        found = tally(begin(situation), stat, situation.kind)
        assert added(found, power) == situation.adds, situation


# --- by what happened in the turn


@pytest.mark.card("bayonet-attack-1", "wait-then-fire")
def test_a_foot_soldier_fires_better_unmoved_and_stabs_better_after_moving() -> None:
    """One more die at an adjacent target for a figure that moved, one more for all while none has moved."""
    s = scene(
        "A 10th-regiment-of-foot@A3", "A 10th-regiment-of-foot@C5", "B krug@D3,E3", "B marro-warriors@I9",
        acting="A-10th-regiment-of-foot-1",
    )  # fmt: skip
    one, two = "A-10th-regiment-of-foot.1", "A-10th-regiment-of-foot.2"
    shots = [tally(s, "attack", one=name, other="B-krug") for name in (one, two)]
    assert [added(t, "wait-then-fire") for t in shots] == [1, 1]
    assert [added(t, "bayonet-attack-1") for t in shots] == [0, 0]
    s.do(f"move {one}", "go C3")

    shots = [tally(s, "attack", one=name, other="B-krug") for name in (one, two)]
    assert [added(t, "wait-then-fire") for t in shots] == [0, 0]
    assert [added(t, "bayonet-attack-1") for t in shots] == [1, 0]
    afar = tally(s, "attack", one=one, other="B-marro-warriors.1")
    assert added(afar, "bayonet-attack-1") == 0


@pytest.mark.card("first-assault-3", "galloping-charge")
@pytest.mark.parametrize(("unit", "start", "end", "dice"), [
    ("valguard", "A3", "C3", 3), ("valguard", "C3", "C2", 0),
    ("templar-cavalry", "A9,B9", "", 2), ("templar-cavalry", "C2,B2", "", 0),
])  # fmt: skip
def test_a_charge_is_measured_where_the_turn_began(unit: str, start: str, end: str, dice: int) -> None:
    """Where the target was at the start of the turn counts, not where it is when the blow falls."""
    card = "A-valguard" if unit == "valguard" else "A-templar-cavalry-1"
    figure = "A-valguard" if unit == "valguard" else "A-templar-cavalry.1"
    s = scene(f"A {unit}@{start}", "B krug@D3,E3", acting=card)
    s.do(f"move {figure}")
    s.do(f"go {end}" if end else next(text for text in s.options if _beside(text)))

    found = tally(s, "attack", one=figure, other="B-krug")
    assert added(found, "first-assault-3" if end else "galloping-charge") == dice


def _beside(text: str) -> bool:
    """A place of a double-space figure beside the enemy on D3."""
    return text.startswith("go ") and set(text.split()[1].split(",")) == {"C3", "C4"}


@pytest.mark.card("combined-arbalest")
def test_protectors_shoot_better_at_whom_they_have_wounded() -> None:
    """One more die for each wound the Protectors dealt this target this turn, and none at others."""
    s = scene(
        "A protectors-of-ullar@A3", "A protectors-of-ullar@A5", "B krug@D3,E3", "B sir-denrick@D6",
        acting="A-protectors-of-ullar-1", step="attack",
    )  # fmt: skip
    assert added(tally(s, "attack", one="A-protectors-of-ullar.2", other="B-krug"), "combined-arbalest") == 0
    s.dice(1, 1, 6, 6, 6, 6).do("attack A-protectors-of-ullar.1 B-krug")

    second = [tally(s, "attack", one="A-protectors-of-ullar.2", other=n) for n in ("B-krug", "B-sir-denrick")]
    assert [added(t, "combined-arbalest") for t in second] == [2, 0]


@pytest.mark.card("zettian-targeting")
def test_the_second_guard_hits_harder_at_the_same_target() -> None:
    """One more die for the other guard at the figure the first one attacked, hit or not."""
    s = scene(
        "A zettian-guards@A3", "A zettian-guards@A5", "B krug@D3,E3", "B sir-denrick@D6",
        acting="A-zettian-guards", step="attack",
    )  # fmt: skip
    assert added(tally(s, "attack", one="A-zettian-guards.2", other="B-krug"), "zettian-targeting") == 0
    s.dice(6, 6, 6, 6, 6).do("attack A-zettian-guards.1 B-krug")

    second = [tally(s, "attack", one="A-zettian-guards.2", other=n) for n in ("B-krug", "B-sir-denrick")]
    assert [added(t, "zettian-targeting") for t in second] == [1, 0]
    first = tally(s, "attack", one="A-zettian-guards.1", other="B-krug")
    assert added(first, "zettian-targeting") == 0
