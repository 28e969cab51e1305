"""Powers that change defence dice: of whom one fights, of the ground, of friends near by."""

from __future__ import annotations

from typing import Any

import pytest

from battlewright.games.heroscape.model import events
from tests.games.heroscape.cards.measuring import Situation, added, at, begin, case, tally
from tests.games.heroscape.scenes import scene

pytestmark = pytest.mark.rule("HS-DICE-02", "HS-SPECIAL-01")

FRIENDS: dict[str, Any] = {"teams": [[0, 2], [1]]}

OWN = [
    case("battle-fury", "defence",
         at(2, "A mohican-river-tribe@C3", "B krug@D3,E3"),
         at(0, "A mohican-river-tribe@C3", "B marro-warriors@E3")),
    case("chalice-of-fortitude", "defence",
         at(1, "A sir-dupuis@C3,B3 wounds=4", "B krug@D3,E3"),
         at(1, "A sir-dupuis@C3,B3 wounds=5", "B krug@D3,E3"),
         at(0, "A sir-dupuis@C3,B3 wounds=3", "B krug@D3,E3")),
    case("concentrated-will", "defence",
         at(1, "A shiori-sotm@C3", "B krug@D3,E3", markers={"A-shiori-sotm": "1"}),
         at(0, "A shiori-sotm@C3", "B krug@D3,E3", markers={"A-shiori-sotm": "12"})),
    case("disciplined-army-defense-bonus", "defence",
         at(1, "A sacred-band@C3", "B krug@D3,E3", "A parmenio@A9"),
         at(0, "A sacred-band@C3", "B krug@D3,E3", "A valguard@A9")),
    case("valiant-army-defense-bonus", "defence",
         at(1, "A 4th-massachusetts-line@C3", "B krug@D3,E3", "A sir-denrick@A9"),
         at(0, "A 4th-massachusetts-line@C3", "B krug@D3,E3", "A valguard@A9")),
    case("water-suits", "defence",
         at(2, "A microcorp-agents@A1", "B krug@B1,C1", rows=["w1 g1 g1"]),
         at(2, "A microcorp-agents@A1", "B krug@B1,C1", rows=["p1 g1 g1"]),
         at(0, "A microcorp-agents@A1", "B krug@B1,C1", rows=["g1 w1 w1"])),
    case("insubstantial-3", "defence",
         at(3, "A phantom-knights@C3", "B marro-warriors@E3"),
         at(0, "A phantom-knights@C3", "B marro-warriors@D3"),
         at(0, "A phantom-knights@C3", "B marro-warriors@E3", kind="special")),
    case("staff-of-lerkintin", "defence",
         at(2, "A arkmer@C3", "B krug@D3,E3", "A syvarris@B3", "A acolarh@C4", "B chardris@C2"),
         at(0, "A arkmer@C3", "B krug@D3,E3", "A syvarris@A3", "A valguard@B3")),
    case("dismiss-the-rabble", "defence",
         at(1, "A templar-cavalry@C3,B3", "B marro-warriors@D3"),
         at(1, "A templar-cavalry@C3,B3", "B deathreavers@D3"),
         at(0, "A templar-cavalry@C3,B3", "B marro-warriors@E3"),
         at(0, "A templar-cavalry@C3,B3", "B ne-gok-sa@D3"),
         at(0, "A templar-cavalry@C3,B3", "B grok-riders@D3,E3")),
    case("evasive-8", "defence",
         at(8, "A elite-onyx-vipers@C3", "B marro-warriors@E3"),
         at(8, "A elite-onyx-vipers@C3", "B marro-warriors@E3", kind="special"),
         at(0, "A elite-onyx-vipers@C3", "B marro-warriors@D3")),
    case("fearless-advantage", "defence",
         at(1, "A axegrinders-of-burning-forge@C3", "B tornak@D3,E3"),
         at(1, "A axegrinders-of-burning-forge@C3", "B krug@D3,E3"),
         at(0, "A axegrinders-of-burning-forge@C3", "B sir-denrick@D3")),
    case("melee-defense-1", "defence",
         at(1, "A gladiatrons@C3", "B sir-denrick@D3"),
         at(1, "A 10th-regiment-of-foot@C3", "B marro-warriors@D3"),
         at(0, "A 10th-regiment-of-foot@C3", "B marro-warriors@E3"),
         at(0, "A gladiatrons@C3", "B sir-denrick@D3", kind="special")),
    case("melee-defense-4", "defence",
         at(4, "A major-x17@C3", "B sir-denrick@D3"),
         at(0, "A major-x17@C3", "B marro-warriors@E3"),
         at(0, "A major-x17@C3", "B sir-denrick@D3", kind="special")),
    case("road-strength", "defence",
         at(1, "A dumutef-guard@B1,C1", "B krug@D1,E1", rows=["d1 d1 g1 g1 g1"]),
         at(0, "A dumutef-guard@C1,D1", "B krug@A1,B1", rows=["d1 d1 g1 g1 g1"])),
    case("shield-wall", "defence",
         at(1, "A roman-legionnaires@C3", "B krug@D3,E3", "A roman-legionnaires@B3", "A roman-archers@B4"),
         at(2, "A roman-legionnaires@C3", "B krug@D3,E3", "A roman-legionnaires@B2",
            "A roman-legionnaires@B3", "A roman-legionnaires@B4"),
         at(0, "A roman-legionnaires@C3", "B krug@D3,E3", "A roman-legionnaires@A3", "A roman-archers@B4")),
    case("snow-strength", "defence",
         at(1, "A nerak-the-glacian-swog-rider@A1,B1", "B krug@C1,D1", rows=["n1 g1 g1 g1"]),
         at(0, "A nerak-the-glacian-swog-rider@A1,B1", "B krug@C1,D1", rows=["g1 g1 n1 n1"])),
    case("swamp-water-strength", "defence",
         at(1, "A marro-drudge@A1", "B krug@B1,C1", rows=["p1 g1 g1"]),
         at(0, "A marro-drudge@A1", "B krug@B1,C1", rows=["w1 g1 g1"])),
    case("water-mastery", "defence",
         at(1, "A water-elemental@A1", "B krug@B1,C1", rows=["w1 g1 g1"]),
         at(0, "A water-elemental@A1", "B krug@B1,C1", rows=["g1 w1 w1"])),
    case("water-weakness", "defence",
         at(-2, "A obsidian-guards@A1", "B krug@B1,C1", rows=["w1 g1 g1"]),
         at(-2, "A obsidian-guards@A1", "B krug@B1,C1", rows=["p1 g1 g1"]),
         at(0, "A obsidian-guards@A1", "B krug@B1,C1", rows=["l1 g1 g1"])),
    case("amphibious", "defence",
         at(2, "A sahuagin-raider@A1", "B krug@B1,C1", rows=["w1 g1 g1"]),
         at(2, "A sahuagin-raider@A1", "B krug@B1,C1", rows=["p1 g1 g1"]),
         at(0, "A sahuagin-raider@A1", "B krug@B1,C1", rows=["g1 w1 w1"])),
    case("mob-attack", "foe-defence",
         at(-2, "A goblin-cutters@C3", "B sir-denrick@D3", "A goblin-cutters@E3", "A goblin-cutters@D4"),
         at(0, "A goblin-cutters@C3", "B sir-denrick@D3", "A goblin-cutters@E3", "A goblin-cutters@F3"),
         at(0, "A goblin-cutters@C3", "B sir-denrick@D3", "A blade-gruts@E3", "A goblin-cutters@D4")),
    case("soul-weapons", "foe-defence",
         at(-2, "A death-knights-of-valkrill@C3", "B krug@D3,E3"),
         at(0, "A blade-gruts@C3", "B krug@D3,E3", "A death-knights-of-valkrill@C4"),
         at(0, "A krug@D3,E3", "B death-knights-of-valkrill@C3")),
]  # fmt: skip

AURAS = [
    case("defensive-aura", "defence",
         at(2, "A krug@C3,B3", "B sir-denrick@D3", "A raelin-the-kyrie-warrior-rotv@G3"),
         at(2, "A krug@C3,B3", "B sir-denrick@D3", "A raelin-the-kyrie-warrior-rotv@G3", kind="special"),
         at(0, "A krug@C3,B3", "B sir-denrick@D3", "A raelin-the-kyrie-warrior-rotv@H3"),
         at(0, "A krug@B1,A1", "B sir-denrick@A2", "A raelin-the-kyrie-warrior-rotv@D1",
            rows=["g1 g1 g30 g1", " g1 . . ."]),
         at(0, "C krug@C3,B3", "B sir-denrick@D3", "A raelin-the-kyrie-warrior-rotv@E3", **FRIENDS),
         at(0, "A krug@C3,B3", "B raelin-the-kyrie-warrior-rotv@D3"),
         at(0, "A raelin-the-kyrie-warrior-rotv@C3", "B sir-denrick@D3")),
    case("defensive-aura-1", "defence",
         at(1, "A krug@C3,B3", "B sir-denrick@D3", "A thorgrim-the-viking-champion@C4"),
         at(1, "C krug@C3,B3", "B sir-denrick@D3", "A thorgrim-the-viking-champion@C4", **FRIENDS),
         at(0, "A krug@C3,B3", "B sir-denrick@D3", "A thorgrim-the-viking-champion@C5"),
         at(0, "A krug@C3,B3", "B thorgrim-the-viking-champion@D3"),
         at(0, "A thorgrim-the-viking-champion@C3", "B sir-denrick@D3")),
    case("orc-defense-aura-1", "defence",
         at(1, "A blade-gruts@C3", "B sir-denrick@D3", "A nerak-the-glacian-swog-rider@C7,D7"),
         at(0, "A blade-gruts@C3", "B sir-denrick@D3", "A nerak-the-glacian-swog-rider@H3,I3"),
         at(0, "A krug@C3,B3", "B sir-denrick@D3", "A nerak-the-glacian-swog-rider@C7,D7"),
         at(0, "A nerak-the-glacian-swog-rider@C3,B3", "B sir-denrick@D3")),
    case("master-s-influence", "defence",
         at(1, "A shaolin-monks@C3", "B krug@D3,E3", "A master-win-chiu-woo@C5"),
         at(0, "A shaolin-monks@C3", "B krug@D3,E3", "A master-win-chiu-woo@C6"),
         at(0, "A master-win-chiu-woo@C3", "B krug@D3,E3")),
    case("protection-from-evil-aura", "defence",
         at(1, "A valguard@C3", "B taelord-the-kyrie-warrior@D3", "A ana-karithon@C6"),
         at(0, "A valguard@C3", "B taelord-the-kyrie-warrior@D3", "A ana-karithon@C7"),
         at(0, "A valguard@C3", "B sir-denrick@D3", "A ana-karithon@C6"),
         at(0, "A krug@C3,B3", "B taelord-the-kyrie-warrior@D3", "A ana-karithon@C4"),
         at(0, "A ana-karithon@C3", "B taelord-the-kyrie-warrior@D3")),
    case("extended-defensive-aura", "defence",
         at(1, "A krug@C3,B3", "B sir-denrick@D3", "A raelin-the-kyrie-warrior-sotm@I3"),
         at(0, "A krug@B3,A3", "B sir-denrick@C3", "A raelin-the-kyrie-warrior-sotm@I3"),
         at(0, "A raelin-the-kyrie-warrior-sotm@C3", "B sir-denrick@D3")),
    case("knight-and-sentinel-enhancement", "defence",
         at(1, "A sentinels-of-jandar@C3", "B krug@D3,E3", "A concan-the-kyrie-warrior@C4"),
         at(0, "A tarn-viking-warriors@C3", "B krug@D3,E3", "A concan-the-kyrie-warrior@C4")),
    case("orc-archer-enhancement", "defence",
         at(1, "A arrow-gruts@C3", "B sir-denrick@D3", "A swog-rider@C4,C5"),
         at(0, "A blade-gruts@C3", "B sir-denrick@D3", "A swog-rider@C4,C5")),
    case("orc-warrior-enhancement", "defence",
         at(1, "A blade-gruts@C3", "B sir-denrick@D3", "A tornak@C4,C5"),
         at(0, "A blade-gruts@C3", "B sir-denrick@D3", "A tornak@D5,C5"),
         at(0, "A death-chasers-of-thesk@C3", "B sir-denrick@D3", "A tornak@C4,C5")),
    case("strength-of-oak-aura-1", "defence",
         at(1, "A syvarris@C3", "B sir-denrick@D3", "A kyntela-gwyn@C4"),
         at(1, "C syvarris@C3", "B sir-denrick@D3", "A kyntela-gwyn@C4", **FRIENDS),
         at(0, "A syvarris@C3", "B sir-denrick@D3", "A kyntela-gwyn@C5"),
         at(0, "A brandis-skyhunter@C3", "B sir-denrick@D3", "A kyntela-gwyn@C4")),
    case("gladiator-inspiration", "defence",
         at(1, "A crixus@C3", "B krug@D3,E3", "A spartacus@G7",
            markers={"A-spartacus": "1", "A-crixus": "23X"}),
         at(0, "A crixus@C3", "B krug@D3,E3", "A spartacus@G7", markers={"A-crixus": "123X"})),
]  # fmt: skip


@pytest.mark.parametrize(("power", "stat", "situations"), [*OWN, *AURAS])
def test_defence_dice(power: str, stat: str, situations: tuple[Situation, ...]) -> None:
    """A power changes the dice in the scenes where it holds and not in the others."""
    for situation in situations:
        found = tally(begin(situation), stat, situation.kind)
        assert added(found, power) == situation.adds, situation


@pytest.mark.card("negative-element")
@pytest.mark.parametrize(("ground", "dice"), [("w", 0), ("p", 0), ("g", 4), ("l", 4)])
def test_a_fire_elemental_cannot_defend_itself_in_water(ground: str, dice: int) -> None:
    """On water, swamp water too, it rolls no defence dice; elsewhere its four."""
    s = scene("A fire-elemental@A1", "B krug@B1,C1", rows=[f"{ground}1 g1 g1"], acting="A-fire-elemental-1")
    assert tally(s, "defence").total == dice


@pytest.mark.card("negative-element")
def test_nothing_makes_up_for_the_water() -> None:
    """A friend's aura does not bring the dice back."""
    s = scene(
        "A fire-elemental@A2", "B krug@B1,C1", "A thorgrim-the-viking-champion@A1",
        rows=["g1 g1 g1", " w1 g1 g1"], acting="A-fire-elemental-1",
    )  # fmt: skip
    found = tally(s, "defence")
    assert added(found, "defensive-aura-1") == 1
    assert found.total == 0


@pytest.mark.card("disciplined-army-defense-bonus")
def test_a_lost_card_does_not_spoil_discipline() -> None:
    """Only cards in play count; Parmenio's influence may make a wild one disciplined."""
    s = scene("A sacred-band@C3", "B krug@D3,E3", "A valguard@A9", acting="A-sacred-band-1")
    assert added(tally(s, "defence"), "disciplined-army-defense-bonus") == 0
    s.card("A-valguard").traits["personality"] = "disciplined"
    assert added(tally(s, "defence"), "disciplined-army-defense-bonus") == 1


# --- what a roll is worth


@pytest.mark.card("deadly-shot")
@pytest.mark.parametrize("unit", ["omnicron-snipers", "zetacron"])
def test_each_skull_of_a_deadly_shot_counts_twice(unit: str) -> None:
    """One skull is two hits."""
    at_ = "C3,B3" if unit == "zetacron" else "C3"
    acting = "A-zetacron" if unit == "zetacron" else "A-omnicron-snipers-1"
    s = scene(f"A {unit}@{at_}", "B krug@F3,G3", acting=acting, step="attack")
    s.dice(1, *[6] * 9).do(s.offers("attack")[0])
    assert s["B-krug"].wounds == 2


@pytest.mark.card("deadly-strike")
def test_each_skull_of_migol_counts_twice() -> None:
    """One skull of two dice is two hits; the skulls of others count once."""
    s = scene("A migol-ironwill@C3", "B krug@D3,E3", acting="A-migol-ironwill", step="attack")
    s.dice(1, 6, 6, 6, 6).do("attack A-migol-ironwill B-krug")
    assert s["B-krug"].wounds == 2

    s = scene("A sir-denrick@C3", "B sir-dupuis@D3,E3", acting="A-sir-denrick", step="attack")
    s.dice(1, 6, 6, 6, 6, 6, 6).do("attack A-sir-denrick B-sir-dupuis")
    assert s["B-sir-dupuis"].wounds == 1


@pytest.mark.card("shields-of-valor")
def test_each_shield_of_a_sentinel_blocks_two() -> None:
    """Two skulls against one shield: the Sentinel stands; against none it falls."""
    for face, place in ((4, "board"), (6, "destroyed")):
        s = scene(
            "A krug@C3,B3",
            "B sentinels-of-jandar@D3",
            "B sentinels-of-jandar@I9",
            acting="A-krug",
            step="attack",
        )
        s.dice(1, 1, face, 6, 6, 6).do("attack A-krug B-sentinels-of-jandar.1")
        assert s["B-sentinels-of-jandar.1"].place == place


@pytest.mark.card("shocking-grasp")
def test_sharwin_has_a_skull_of_her_own() -> None:
    """Her normal attack has one skull more than the dice show; her arcane bolt has not."""
    s = scene("A sharwin-wildborn@C3", "B krug@D3,E3", acting="A-sharwin-wildborn", step="attack")
    s.dice(6, 6, 6, 6, 6).do("attack A-sharwin-wildborn B-krug")
    assert s.heard(events.AttackRolled)[0].skulls == 1
    assert s["B-krug"].wounds == 1

    s = scene("A sharwin-wildborn@C3", "B krug@D3,E3", acting="A-sharwin-wildborn", step="attack")
    s.dice(6, 6, 6, 6, 6, 6).do("attack A-sharwin-wildborn B-krug sharwin-wildborn/arcane-bolt")
    assert s["B-krug"].wounds == 0


@pytest.mark.card("tough", "iron-tough")
@pytest.mark.parametrize(("unit", "normal", "special"), [
    ("mogrimm-forgehammer@D3", 1, 0), ("gorillinators@D3", 1, 0), ("iron-golem@D3,E3", 0, 2),
    ("krug@D3,E3", 0, 0),
])  # fmt: skip
def test_tough_figures_have_shields_of_their_own(unit: str, normal: int, special: int) -> None:
    """One against normal attacks for the tough; two against special ones for the Iron Golem."""
    for power, shields in (("", normal), ("sharwin-wildborn/arcane-bolt", special)):
        s = scene(
            "A sharwin-wildborn@C3",
            f"B {unit}",
            "B sir-denrick@I9",
            acting="A-sharwin-wildborn",
            step="attack",
        )
        target = next(name for name in s.state.figures if name.startswith(f"B-{unit.split('@')[0]}"))
        s.dice(*[6] * 9).do(f"attack A-sharwin-wildborn {target} {power}".strip())
        assert s.heard(events.DefenceRolled)[0].shields == shields


@pytest.mark.card("one-shield-defense")
@pytest.mark.parametrize("unit", ["migol-ironwill", "crixus"])
@pytest.mark.parametrize(("face", "wounds"), [(4, 1), (6, 4)])
def test_one_shield_lets_at_most_one_wound_through(unit: str, face: int, wounds: int) -> None:
    """Four skulls against one shield wound once, against none four times."""
    s = scene("A sir-denrick@C3", f"B {unit}@D3", acting="A-sir-denrick", step="attack")
    s.dice(1, 1, 1, 1, face, 6, 6, 6).do(f"attack A-sir-denrick B-{unit}")
    assert s[f"B-{unit}"].wounds == wounds


@pytest.mark.card("one-shield-defense")
def test_enough_shields_still_block_everything() -> None:
    """One skull against one shield does not wound at all."""
    s = scene("A sir-denrick@C3", "B crixus@D3", acting="A-sir-denrick", step="attack")
    s.dice(1, 6, 6, 6, 4, 6, 6).do("attack A-sir-denrick B-crixus")
    assert s["B-crixus"].wounds == 0


@pytest.mark.card("defensive-agility")
@pytest.mark.parametrize(("at_", "face", "place"), [
    ("D3", 4, "board"), ("D3", 6, "destroyed"), ("E3", 4, "destroyed"),
])  # fmt: skip
def test_one_shield_saves_a_warrior_of_ashra_from_whoever_is_beside_her(
    at_: str, face: int, place: str
) -> None:
    """Against an adjacent normal attack one shield blocks two skulls; a shot from afar gets through."""
    s = scene(
        "A marro-warriors@C3", f"B warriors-of-ashra@{at_}", "B sir-denrick@I9",
        acting="A-marro-warriors", step="attack",
    )  # fmt: skip
    s.dice(1, 1, face, 6, 6).do("attack A-marro-warriors.1 B-warriors-of-ashra.1")
    assert s["B-warriors-of-ashra.1"].place == place


@pytest.mark.card("stealth-dodge")
@pytest.mark.parametrize(("at_", "face", "place"), [
    ("E3", 4, "board"), ("E3", 6, "destroyed"), ("D3", 4, "destroyed"),
])  # fmt: skip
def test_one_shield_saves_an_agent_from_afar(at_: str, face: int, place: str) -> None:
    """Against an attacker that is not adjacent one shield blocks two skulls; an adjacent one gets through."""
    s = scene(
        "A marro-warriors@C3",
        f"B krav-maga-agents@{at_}",
        "B sir-denrick@I9",
        acting="A-marro-warriors",
        step="attack",
    )
    s.dice(1, 1, face, 6, 6).do("attack A-marro-warriors.1 B-krav-maga-agents.1")
    assert s["B-krav-maga-agents.1"].place == place
