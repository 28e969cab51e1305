"""Powers that answer what happens: wounds ignored, shields that strike back, spirits, a last blow."""

from __future__ import annotations

import pytest

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.rules.numbers import attack_tally, move_tally
from tests.games.heroscape.cards.measuring import tally
from tests.games.heroscape.cards.playing import attacking, uses
from tests.games.heroscape.scenes import GAME, Scene, scene

pytestmark = pytest.mark.rule("HS-SPECIAL-01")

HIT, SHIELD, BLANK = 1, 4, 6


# --- saves


@pytest.mark.card("cell-divide")
def test_cell_divide() -> None:
    """Wounded by an enemy's attack: on 17 nothing happens, and a destroyed Divider may return beside it."""
    figures = ("A crixus@C3", "B marro-dividers@D3", "B marro-dividers@I9", "B marro-dividers@ destroyed")
    for face in (16, 17):
        s = attacking(*figures)
        s.dice(*[HIT] * 5, *[BLANK] * 3, face).do("attack A-crixus B-marro-dividers.1")
        assert (s["B-marro-dividers.1"].place == "board") == (face == 17)
        if face == 17:
            assert s.asked == (1,)
            assert "place B-marro-dividers.3 E3" in s.options
            s.do("place B-marro-dividers.3 E3")
            assert s["B-marro-dividers.3"].place == "board"
            assert s.card("B-marro-dividers-1").lost == 0
        else:
            assert s["B-marro-dividers.3"].place == "destroyed"


@pytest.mark.card("cell-divide")
def test_cell_divide_is_against_attacks_of_enemies() -> None:
    """Wounds of other powers cannot be divided away."""
    s = attacking(
        "A black-wyrmling@B3", "B marro-dividers@D3", "B marro-dividers@I9", acting="A-black-wyrmling-1"
    )
    s.do("use black-wyrmling/fledgling-acid-breath A-black-wyrmling.1")
    s.dice(11, 20).do("target B-marro-dividers.1")
    assert s["B-marro-dividers.1"].place == "destroyed"


def _shot(target: str, at: str, face: int) -> Scene:
    """A bowman at A1 hits somebody in the same row, who rolls this face."""
    s = attacking("A syvarris@A1", f"B {target}@{at}", "B valguard@I9")
    name = s.offers("attack")[0]
    dice = tally(s, "foe-defence", one="A-syvarris", other=name.split()[2]).total
    skulls = attack_tally(s.state, s["A-syvarris"], s[name.split()[2]]).total
    return s.dice(*[HIT] * skulls, *[BLANK] * dice, face).do(name)


@pytest.mark.card("concealment-10", "concealment-19")
@pytest.mark.parametrize(
    ("target", "at", "face", "saved"),
    [
        ("brave-arrow", "E1", 6, True),
        ("brave-arrow", "E1", 5, False),
        ("brave-arrow", "F1", 5, True),
        ("brave-arrow", "B1", 20, False),
        ("mohican-river-tribe", "E1", 15, True),
        ("mohican-river-tribe", "E1", 14, False),
        ("mohican-river-tribe", "G1", 13, True),
        ("mohican-river-tribe", "B1", 20, False),
    ],
)
def test_concealment_adds_the_distance(target: str, at: str, face: int, saved: bool) -> None:
    """Wounds of an attacker who is not adjacent: d20 plus the distance, 10 (19) or more ignores them."""
    s = _shot(target, at, face)
    figure = next(f for f in s.state.figures.values() if f.unit == target)
    assert (figure.wounds == 0) == saved


@pytest.mark.card("exoskeleton")
def test_exoskeleton_spends_markers() -> None:
    """One marker per figure at the start; one spent ignores all wounds of a normal attack."""
    figures = ("A crixus@C3", "B mezzodemon-warmongers@D3", "B mezzodemon-warmongers@E3", "B valguard@I9")
    hits = [*[HIT] * 5, *[BLANK] * 3]
    s = attacking(*figures)
    assert s.card("B-mezzodemon-warmongers-1").tokens["armour"] == 2
    s.dice(*hits).do("attack A-crixus B-mezzodemon-warmongers.1")
    assert s.asked == (1,)
    s.do("use mezzodemon-warmongers/exoskeleton B-mezzodemon-warmongers.1")
    assert s["B-mezzodemon-warmongers.1"].place == "board"
    assert s.card("B-mezzodemon-warmongers-1").tokens["armour"] == 1

    s = attacking(*figures)
    s.dice(*hits).do("attack A-crixus B-mezzodemon-warmongers.1", "skip")
    assert s["B-mezzodemon-warmongers.1"].place == "destroyed"
    s = attacking(*figures)
    s.card("B-mezzodemon-warmongers-1").tokens["armour"] = 0
    s.dice(*hits).do("attack A-crixus B-mezzodemon-warmongers.1")
    assert s["B-mezzodemon-warmongers.1"].place == "destroyed"
    s = attacking("A brunak@B3,C3", *figures[1:])
    s.dice(*hits).do("attack A-brunak B-mezzodemon-warmongers.1 brunak/blood-hungry")
    assert s["B-mezzodemon-warmongers.1"].place == "destroyed"


@pytest.mark.card("exoskeleton")
def test_exoskeleton_markers_come_with_the_card() -> None:
    """A card that is picked at the table has its markers, too."""
    state = GAME.new({"points": 400, "armies": [["mezzodemon-warmongers"], ["crixus"]]}, seed="1")
    assert state.cards["A-mezzodemon-warmongers-1"].tokens == {"armour": 2}


def _elf(*figures: str, crests: int, target: str, skulls: int = 5) -> Scene:
    s = attacking("A crixus@C3", *figures)
    dice = tally(s, "foe-defence", other=target).total
    s.dice(*[HIT] * skulls, *[BLANK] * (5 - skulls), *[BLANK] * dice, *[1] * crests, *[2] * (10 - crests))
    return s.do(f"attack A-crixus {target}")


@pytest.mark.card("leaf-of-the-home-tree-aura")
def test_leaf_of_the_home_tree() -> None:
    """Another Elf of the player within 8 that would die: three crests on ten dice save it."""
    elf = ("B kyntela-gwyn@D3", "B acolarh@I9", "B valguard@I1")
    assert _elf(*elf, crests=2, target="B-kyntela-gwyn")["B-kyntela-gwyn"].place == "destroyed"
    saved = _elf(*elf, crests=3, target="B-kyntela-gwyn")
    assert (saved["B-kyntela-gwyn"].place, saved["B-kyntela-gwyn"].wounds) == ("board", 0)
    one = _elf(*elf, crests=10, target="B-kyntela-gwyn", skulls=1)
    assert one["B-kyntela-gwyn"].wounds == 1

    itself = _elf("B acolarh@D3 wounds=4", "B valguard@I9", crests=10, target="B-acolarh")
    assert itself["B-acolarh"].place == "destroyed"
    foreign = _elf("B kyntela-gwyn@D3", "A acolarh@F5", "B valguard@I9", crests=10, target="B-kyntela-gwyn")
    assert foreign["B-kyntela-gwyn"].place == "destroyed"
    human = _elf("B otonashi@D3", "B acolarh@F5", "B valguard@I9", crests=10, target="B-otonashi")
    assert human["B-otonashi"].place == "destroyed"


@pytest.mark.card("sacred-band-defy-death-15")
@pytest.mark.parametrize(
    ("target", "parmenio", "face", "saved"),
    [
        ("sacred-band", "E3", 15, True),
        ("sacred-band", "E3", 14, False),
        ("sacred-band", "G3", 20, False),
        ("roman-legionnaires", "E3", 20, False),
    ],
)
def test_sacred_band_defy_death(target: str, parmenio: str, face: int, saved: bool) -> None:
    """A Sacred Band figure beside Parmenio ignores wounds on 15 or more."""
    s = attacking("A crixus@C3", f"B {target}@D3", f"B parmenio@{parmenio}", "B valguard@I9")
    dice = tally(s, "foe-defence").total
    s.dice(*[HIT] * 5, *[BLANK] * dice, face).do(f"attack A-crixus B-{target}.1")
    assert (s[f"B-{target}.1"].place == "board") == saved


@pytest.mark.card("tactical-disengagement-7")
def test_tactical_disengagement() -> None:
    """Wounds of a leaving swipe are ignored on 7 or more; those of an attack are not."""
    for face, wounds in ((6, 1), (7, 0)):
        s = scene("A sir-dupuis@B3,C3", "B crixus@D3", acting="A-sir-dupuis")
        s.do("move A-sir-dupuis")
        way = next(option for option in s.offers("go ") if option.split()[1] == "A6,A5")
        s.dice(HIT, face).do(way)
        if s.kind in ("swipe", "strike"):
            s.do(s.options[0])
        assert s["A-sir-dupuis"].wounds == wounds
    s = attacking("A crixus@D3", "B sir-dupuis@B3,C3")
    s.dice(HIT, *[BLANK] * 4, *[BLANK] * 3, 20).do("attack A-crixus B-sir-dupuis")
    assert s["B-sir-dupuis"].wounds == 1


# --- shields that strike back


def _blocked(attacker: str, *others: str, target: str, acting: str = "", power: str = "") -> Scene:
    """An attack without a skull against nothing but shields; answers with the wounds of the attacker."""
    s = attacking(attacker, *others, acting=acting)
    me = next(iter(s.state.figures))
    dice = tally(s, "attack", other=target).total
    faces = [BLANK] * dice + [SHIELD] * 12
    return s.dice(*faces).do(f"attack {me} {target}{power}")


COUNTERS = [
    # attacker, victims, target, power, struck
    ("counter-strike", "A torin@B3,C3", ("B izumi-samurai@D3",), "B-izumi-samurai.1", "", True),
    ("counter-strike", "A krug@B3,C3", ("B tagawa-samurai@D3",), "B-tagawa-samurai.1", "", True),
    ("counter-strike", "A krug@B3,C3", ("B kozuke-samurai@D3",), "B-kozuke-samurai.1", "", True),
    (
        "counter-strike",
        "A krug@B3,C3",
        ("B tagawa-samurai-archers@D3",),
        "B-tagawa-samurai-archers.1",
        "",
        True,
    ),
    ("counter-strike", "A izumi-samurai@C3", ("B tagawa-samurai@D3",), "B-tagawa-samurai.1", "", False),
    ("counter-strike", "A agent-carr@A3", ("B izumi-samurai@D3",), "B-izumi-samurai.1", "", False),
    ("counter-strike-all", "A krug@B3,C3", ("B charos@D3,E3",), "B-charos", "", True),
    ("counter-strike-all", "A izumi-samurai@C3", ("B charos@D3,E3",), "B-charos", "", True),
    ("counter-strike-all", "A agent-carr@A3", ("B charos@D3,E3",), "B-charos", "", False),
    (
        "counter-strike-all",
        "A shurrak@B3,C3",
        ("B charos@D3,E3",),
        "B-charos",
        " shurrak/sweeping-sword",
        False,
    ),
    ("arcane-riposte", "A agent-carr@A3", ("B sharwin-wildborn@D3",), "B-sharwin-wildborn", "", True),
    (
        "counter-strike",
        "A shurrak@B3,C3",
        ("B izumi-samurai@D3",),
        "B-izumi-samurai.1",
        " shurrak/sweeping-sword",
        False,
    ),
    (
        "arcane-riposte",
        "A shurrak@B3,C3",
        ("B sharwin-wildborn@D3",),
        "B-sharwin-wildborn",
        " shurrak/sweeping-sword",
        False,
    ),
    (
        "evil-eye-protection",
        "A chardris@A3",
        ("B torin@D3,E3",),
        "B-torin",
        " chardris/fire-strike",
        False,
    ),
    ("arcane-riposte", "A krug@B3,C3", ("B sharwin-wildborn@D3",), "B-sharwin-wildborn", "", True),
    ("evil-eye-protection", "A agent-carr@A3", ("B torin@D3,E3",), "B-torin", "", True),
    ("evil-eye-protection", "A krug@B3,C3", ("B torin@D3,E3",), "B-torin", "", False),
    (
        "evil-eye-protection",
        "A agent-carr@A3",
        ("B sir-hawthorne@D3", "B torin@E3,F3"),
        "B-sir-hawthorne",
        "",
        True,
    ),
    (
        "evil-eye-protection",
        "A agent-carr@A3",
        ("B sir-hawthorne@D3", "B torin@F3,G3"),
        "B-sir-hawthorne",
        "",
        False,
    ),
    ("evil-eye-protection", "A agent-carr@A3", ("B crixus@D3", "B torin@E3,F3"), "B-crixus", "", False),
    ("lumbering-bully", "A ogre-pulverizer@C3", ("B crixus@D3",), "B-crixus", "", True),
    ("lumbering-bully", "A krug@B3,C3", ("B crixus@D3",), "B-crixus", "", False),
]


@pytest.mark.card(
    "counter-strike", "counter-strike-all", "arcane-riposte", "evil-eye-protection", "lumbering-bully"
)
@pytest.mark.parametrize(("answer", "attacker", "victims", "target", "power", "struck"), COUNTERS)
def test_excess_shields_strike_back(
    answer: str, attacker: str, victims: tuple[str, ...], target: str, power: str, struck: bool
) -> None:
    """Each shield beyond the skulls is a wound to the attacker, where the power says so."""
    common = "ogre" in attacker
    s = _blocked(
        attacker, *victims, "A spartacus@I1", "B valguard@I9", target=target, power=power,
        acting="A-ogre-pulverizer-1" if common else "",
    )  # fmt: skip
    me = next(iter(s.state.figures.values()))
    hurt = [event for event in s.heard(events.Wounded) if event.figure == me.id]
    assert bool(hurt) == struck
    if struck:
        shields = s.heard(events.DefenceRolled)[0].shields
        assert hurt[0].amount == min(shields, hurt[0].life)
        assert hurt[0].source.endswith(f"/{answer}")


@pytest.mark.card("counter-strike")
def test_shields_that_only_block_do_not_strike() -> None:
    """As many shields as skulls: nobody is hurt."""
    s = attacking("A krug@B3,C3", "B izumi-samurai@D3", "B valguard@I9")
    s.dice(HIT, HIT, SHIELD, SHIELD, *[BLANK] * 3).do("attack A-krug B-izumi-samurai.1")
    assert (s["A-krug"].wounds, s["B-izumi-samurai.1"].place) == (0, "board")


# --- spirits and the last blow


@pytest.mark.rule("HS-SPECIAL-01")
@pytest.mark.card("warrior-s-attack-spirit-1", "warrior-s-armor-spirit-1", "warrior-s-swiftness-spirit")
@pytest.mark.parametrize(
    ("card", "stat"),
    [
        ("finn-the-viking-champion", "attack"),
        ("thorgrim-the-viking-champion", "defence"),
        ("eldgrim-the-viking-champion", "move"),
    ],
)
def test_a_fallen_champion_strengthens_a_unique_card(card: str, stat: str) -> None:
    """He is laid on a unique card, whose number rises by one for good; the others stay as they were."""
    life = GAME.content.units[card].card.life
    s = attacking(
        "A crixus@C3", f"B {card}@D3 wounds={life - 1}", "B valguard@F3", "B marro-drones@I9", "B krug@I1,H1"
    )
    before = [_number(s, f"B-{name}", stat) for name in ("valguard", "krug", "marro-drones.1")]
    s.dice(*[HIT] * 5, *[BLANK] * 4).do(f"attack A-crixus B-{card}")
    assert s.asked == (1,)
    optional = ["skip"] if stat == "move" else []
    assert s.options == ["target B-valguard", "target B-krug", *optional]
    s.do("target B-valguard")
    after = [_number(s, f"B-{name}", stat) for name in ("valguard", "krug", "marro-drones.1")]
    assert [b - a for a, b in zip(before, after, strict=True)] == [1, 0, 0]


def _number(s: Scene, name: str, stat: str) -> int:
    if stat == "move":
        return move_tally(s.state, s[name]).total
    return tally(s, stat, one=name, other="A-crixus").total


@pytest.mark.card("dying-swipe")
def test_dying_swipe() -> None:
    """Destroyed by an enemy's normal attack: three dice, each skull wounds an adjacent figure of choice."""
    figures = ("B frost-giant-of-morh@D3 wounds=5", "B valguard@E3", "B spartacus@I9", "A marro-warriors@I1")
    s = attacking("A krug@B3,C3", *figures)
    s.dice(HIT, HIT, *[BLANK] * 4, HIT, HIT, HIT).do("attack A-krug B-frost-giant-of-morh.1")
    assert s.asked == (1,)
    assert set(s.options) == {"target A-krug", "target B-valguard"}
    s.do("target A-krug", "target A-krug", "target B-valguard")
    assert (s["A-krug"].wounds, s["B-valguard"].wounds) == (2, 1)
    assert s["B-frost-giant-of-morh.1"].place == "destroyed"


@pytest.mark.card("dying-swipe")
def test_no_last_blow_against_a_special_attack() -> None:
    """Only a normal attack is answered."""
    s = attacking("A brunak@B3,C3", "B frost-giant-of-morh@D3 wounds=5", "B spartacus@I9")
    s.dice(*[HIT] * 4, *[BLANK] * 4, HIT, HIT, HIT)
    s.do("attack A-brunak B-frost-giant-of-morh.1 brunak/blood-hungry")
    assert s["B-frost-giant-of-morh.1"].place == "destroyed"
    assert s["A-brunak"].wounds == 0
    assert not uses(s)
