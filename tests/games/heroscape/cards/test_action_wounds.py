"""Powers that wound, destroy or heal at a moment of the turn."""

from __future__ import annotations

import pytest

from battlewright.games.heroscape.model import events
from tests.games.heroscape.cards.playing import after_moving, after_turn, attacking, uses
from tests.games.heroscape.scenes import scene


@pytest.mark.card("chilling-touch")
@pytest.mark.parametrize(
    ("face", "wounds"), [(12, 0), (13, 1), (15, 1), (16, 2), (17, 2), (18, 3), (19, 3), (20, 6)]
)
def test_chilling_touch_wounds_by_the_roll(face: int, wounds: int) -> None:
    """The better the d20, the more wounds an adjacent figure takes."""
    s = after_moving("A cyprien-esenwein@C3", "B krug@D3,E3", "B valguard@C6")
    assert uses(s) == ["use cyprien-esenwein/chilling-touch A-cyprien-esenwein"]
    s.do("use cyprien-esenwein/chilling-touch A-cyprien-esenwein")
    assert s.options == ["target B-krug", "skip"]
    s.dice(face).do("target B-krug")

    assert s["B-krug"].wounds == wounds


@pytest.mark.card("chilling-touch")
def test_chilling_touch_leaves_soulborgs_cold() -> None:
    """A Soulborg beside Cyprien is no target."""
    assert not uses(after_moving("A cyprien-esenwein@C3", "B deathwalker-9000@D3"))


@pytest.mark.card("chomp")
def test_chomp_swallows_squad_figures_and_heroes_on_sixteen() -> None:
    """A squad figure is gone without a roll, a hero on 16 or more; large ones are too big."""
    for face, gone in ((15, False), (16, True)):
        s = after_moving(
            "A grimnak@C3,D3",
            "B marro-warriors@E3",
            "B finn-the-viking-champion@B3",
            "B torin@C4,C5",
            "B crixus@H8",
        )
        s.do("use grimnak/chomp A-grimnak")
        assert s.options == ["target B-marro-warriors.1", "target B-finn-the-viking-champion", "skip"]
        s.dice(face).do("target B-finn-the-viking-champion")
        assert (s["B-finn-the-viking-champion"].place == "destroyed") == gone
        assert not uses(s)

    s = after_moving("A grimnak@C3,D3", "B marro-warriors@E3", "B valguard@I9")
    s.do("use grimnak/chomp A-grimnak", "target B-marro-warriors.1")
    assert s["B-marro-warriors.1"].place == "destroyed"


@pytest.mark.card("commander-s-strike")
def test_commanders_strike_wounds_whom_another_figure_holds() -> None:
    """On 15 an enemy within 5 in sight that another of your figures engages; not one only Mogrimm engages."""
    for face, wounds in ((14, 0), (15, 1)):
        s = after_moving(
            "A mogrimm-forgehammer@A1", "A valguard@F2", "B krug@F1,G1", "B finn-the-viking-champion@A2",
            "B crixus@F3", "A spartacus@F4",
        )  # fmt: skip
        s.do("use mogrimm-forgehammer/commander-s-strike A-mogrimm-forgehammer")
        assert s.options == ["target B-krug", "skip"]
        s.dice(face).do("target B-krug")
        assert s["B-krug"].wounds == wounds


@pytest.mark.card("fledgling-acid-breath")
@pytest.mark.parametrize(("face", "wounds"), [(10, 0), (11, 1), (15, 1), (16, 2)])
def test_fledgling_acid_breath(face: int, wounds: int) -> None:
    """Instead of attacking: a small or medium figure within 4 in sight takes one wound on 11, two on 16."""
    s = attacking(
        "A black-wyrmling@A1", "B valguard@E1", "B crixus@F1", "B torin@C2,C3", acting="A-black-wyrmling-1"
    )
    s.do("use black-wyrmling/fledgling-acid-breath A-black-wyrmling.1")
    assert s.options == ["target B-valguard", "skip"]
    s.dice(face).do("target B-valguard")

    assert s["B-valguard"].wounds == wounds
    assert not s.asked or not s.offers("attack")


@pytest.mark.card("fledgling-acid-breath", "poisonous-acid-breath", "sharpshooter")
@pytest.mark.parametrize(
    ("figure", "use"),
    [
        ("A black-wyrmling@A1", "use black-wyrmling/fledgling-acid-breath A-black-wyrmling.1"),
        ("A braxas@A1,B1", "use braxas/poisonous-acid-breath A-braxas"),
        ("A deadeye-dan@A1", "use deadeye-dan/sharpshooter A-deadeye-dan"),
    ],
)
def test_what_is_done_instead_of_attacking(figure: str, use: str) -> None:
    """Who breathes or aims does not attack as well, and who has attacked cannot; nobody hits itself."""
    card = use.split()[2].removesuffix(".1") + ("-1" if use.endswith(".1") else "")
    s = attacking(figure, "B crixus@A2", "B valguard@D1", acting=card)
    assert use in s.options
    s.do(use)
    assert use.split()[2] not in [option.removeprefix("target ") for option in s.options]
    s.dice(1).do("target B-valguard")
    while s.kind == "target":
        s.dice(1).do("skip")
    assert not s.offers("attack")

    s = attacking(figure, "B crixus@A2", "B valguard@D1", acting=card)
    s.dice(*[6] * 12).do(s.offers("attack")[0])
    assert use not in s.options


@pytest.mark.card("poisonous-acid-breath")
def test_poisonous_acid_breath_takes_up_to_three() -> None:
    """Three different small or medium figures within 4: squad figures die on 8, heroes on 17."""
    others = ("B marro-warriors@E1", "B marro-warriors@D3", "B crixus@B3", "B valguard@A5", "B krug@C5,C6")
    s = attacking("A braxas@A1,A2", *others, "B finn-the-viking-champion@F2")
    s.do("use braxas/poisonous-acid-breath A-braxas")
    assert "target B-krug" not in s.options
    assert "target B-finn-the-viking-champion" not in s.options
    s.do("target B-marro-warriors.1", "target B-marro-warriors.2")
    s.dice(7, 8, 16).do("target B-crixus")
    assert [s[f"B-{name}"].place for name in ("marro-warriors.1", "marro-warriors.2", "crixus")] == [
        "board", "destroyed", "board",
    ]  # fmt: skip

    s = attacking("A braxas@A1,A2", *others, "B finn-the-viking-champion@F2")
    s.do("use braxas/poisonous-acid-breath A-braxas", "target B-crixus")
    s.dice(17).do("skip")
    assert s["B-crixus"].place == "destroyed"


@pytest.mark.card("sharpshooter")
def test_sharpshooter_needs_distance_and_a_steady_hand() -> None:
    """A figure within 10 in sight that is not adjacent dies on 19; not after a step."""
    for face, gone in ((18, False), (19, True)):
        s = attacking("A deadeye-dan@A1", "B krug@H1,I1", "B crixus@A2")
        s.do("use deadeye-dan/sharpshooter A-deadeye-dan")
        assert s.options == ["target B-krug", "skip"]
        s.dice(face).do("target B-krug")
        assert (s["B-krug"].place == "destroyed") == gone

    for at, reached in (("K1", True), ("L1", False)):
        s = attacking("A deadeye-dan@A1", f"B krug@{at}", rows=["g1 " * 13])
        assert bool(uses(s)) == reached
    s = scene("A deadeye-dan@A1", "B krug@H1,I1", acting="A-deadeye-dan")
    s.do("move A-deadeye-dan", "go B1")
    assert s.kind == "attack"
    assert not uses(s)


@pytest.mark.card("marro-plague")
def test_the_plague_strikes_everybody_beside_a_hound() -> None:
    """Each figure beside any hound is rolled for once, friends too; Soulborgs and Wulsinu are immune."""
    s = scene(
        "A marrden-hounds@C3,D3", "A marrden-hounds@C5,D5", "A crixus@B3", "B valguard@D6",
        "B deathwalker-9000@B4",
        "B marrden-hounds@E3,F3", "B krug@H8,I8", acting="A-marrden-hounds-1", step="move",
    )  # fmt: skip
    s.dice(16, 15).do("done")
    assert (s["A-crixus"].wounds, s["B-valguard"].wounds) == (1, 0)
    assert s["B-deathwalker-9000"].place == "board"
    assert len(s.heard(events.PowerResult)) == 2


@pytest.mark.card("searing-intensity")
def test_searing_intensity_burns_the_neighbours() -> None:
    """Each figure beside a Fire Elemental takes a wound on 14, unless lava does not hurt it."""
    s = scene(
        "A fire-elemental@C3", "A fire-elemental@E3", "A crixus@B3", "B valguard@F3", "B shurrak@C4,C5",
        "B krug@H8,I8",
        acting="A-fire-elemental-1", step="move",
    )  # fmt: skip
    s.dice(14, 13).do("done")
    assert (s["A-crixus"].wounds, s["B-valguard"].wounds, s["B-shurrak"].wounds) == (1, 0, 0)
    assert len(s.heard(events.PowerResult)) == 2
    assert s["B-krug"].wounds == 0


@pytest.mark.card("mortal-strike")
def test_mortal_strike_rolls_again_for_each_wound() -> None:
    """One more die per wound against an enemy unique hero; each skull is one more wound."""
    s = attacking("A master-of-the-hunt@C3", "B krug@D3,E3", acting="A-master-of-the-hunt-1")
    s.dice(1, 1, 6, 6, 6, 6, 6, 1, 6).do("attack A-master-of-the-hunt.1 B-krug")
    assert s["B-krug"].wounds == 3

    s = attacking("A master-of-the-hunt@C3", "B feral-troll@D3,E3", acting="A-master-of-the-hunt-1")
    s.dice(1, 1, 6, 6, 6, 1, 1).do("attack A-master-of-the-hunt.1 B-feral-troll.1")
    assert s["B-feral-troll.1"].wounds == 2


@pytest.mark.card("healing-touch")
@pytest.mark.parametrize(("face", "wounds"), [(1, 5), (2, 2), (5, 2), (6, 1), (17, 1), (18, 0)])
def test_healing_touch(face: int, wounds: int) -> None:
    """A wounded hero beside Kelda: 1 hurts, then one, two or all wounds are healed."""
    s = after_moving(
        "A kelda-the-kyrie-warrior@C3", "A valguard@D3 wounds=3", "A crixus@C4", "A spartacus@F3 wounds=1",
        "B krug@H8,I8",
    )  # fmt: skip
    s.do("use kelda-the-kyrie-warrior/healing-touch A-kelda-the-kyrie-warrior")
    assert s.options == ["target A-valguard", "skip"]
    s.dice(face).do("target A-valguard")

    assert s["A-valguard"].wounds == wounds


@pytest.mark.card("lay-on-hands")
def test_lay_on_hands_heals_friends_only() -> None:
    """A friendly wounded hero beside Rhogar loses one wound on 6 or more."""
    for face, wounds in ((5, 2), (6, 1)):
        s = after_moving(
            "A rhogar-dragonspine@C3",
            "A valguard@D3 wounds=2",
            "B crixus@C4 wounds=2",
            "A spartacus@G7 wounds=1",
        )
        s.do("use rhogar-dragonspine/lay-on-hands A-rhogar-dragonspine")
        assert s.options == ["target A-valguard", "skip"]
        s.dice(face).do("target A-valguard")
        assert s["A-valguard"].wounds == wounds


@pytest.mark.card("regenerate", "cold-regenerate")
@pytest.mark.parametrize(
    ("figure", "ground", "power", "left"),
    [
        ("feral-troll", "g1", "regenerate", 2),
        ("feral-troll", "s1", "regenerate", 2),
        ("ice-troll-berserker", "g1", "cold-regenerate", 2),
        ("ice-troll-berserker", "n1", "cold-regenerate", 1),
        ("ice-troll-berserker", "i1", "cold-regenerate", 1),
    ],
)
def test_trolls_heal_after_their_turn(figure: str, ground: str, power: str, left: int) -> None:
    """One wound; on snow or ice the Ice Troll heals two."""
    at = "A1,B1" if figure == "feral-troll" else "A1"
    s = after_turn(
        f"A {figure}@{at} wounds=3",
        "B valguard@F1",
        rows=[f"{ground} {ground} g1 g1 g1 g1"],
        acting=f"A-{figure}-1",
    )
    s.do(f"use {figure}/{power} A-{figure}.1")

    assert s[f"A-{figure}.1"].wounds == left
