"""Bonds: turns with other cards before, after or in place of the turn of a card."""

from __future__ import annotations

import pytest

from battlewright.games.heroscape.model.frames import Turn
from tests.games.heroscape.cards.playing import at_step, bonding, uses
from tests.games.heroscape.scenes import GAME, Scene


def offered(s: Scene) -> set[str]:
    """The cards a bond may give a turn to."""
    return {option.rpartition(":")[2] for option in s.offers("activate ")} if s.asked else set()


def spot(card: str, column: int, row: int) -> str:
    """Room for a figure, away from others."""
    letters = "ABCDEFGHI"
    wide = GAME.content.units[card].card.hexes
    return ",".join(f"{letters[column + n]}{row}" for n in range(wide))


PLAIN = [
    pytest.param(power, card, whom, others, marks=pytest.mark.card(power), id=f"{power}-{card}")
    for power, card, whom, others in [
        ("orc-champion-bonding", "heavy-gruts", "grimnak", "sir-denrick krug death-chasers-of-thesk"),
        ("darklord-bonding", "wolves-of-badru", "khosumet-the-darklord", "taelord-the-kyrie-warrior krug"),
        ("dwarven-strategic-bonding", "axegrinders-of-burning-forge", "migol-ironwill", "crixus tornak"),
        ("einar-warlord-bonding", "sacred-band", "parmenio", "venoc-warlord crixus"),
        ("human-champion-bonding", "knights-of-weston", "sir-denrick", "tornak valguard"),
        ("human-champion-bonding", "macdirk-warriors", "alastair-macdirk", "tornak valguard"),
        ("human-gladiator-hero-bonding", "capuan-gladiators", "spartacus", "valguard marcus-decimus-gallus"),
        ("marro-warlord-bonding", "grok-riders", "ne-gok-sa", "valguard su-bak-na"),
        ("orc-champion-bonding", "blade-gruts", "grimnak", "sir-denrick krug death-chasers-of-thesk"),
        ("predator-bonding", "fyorlag-spiders", "sujoah", "khosumet-the-darklord valguard"),
        (
            "taskmaster-bonding",
            "death-chasers-of-thesk",
            "nerak-the-glacian-swog-rider",
            "jotun marrden-hounds torin",
        ),
        ("ullar-warlord-bonding", "armoc-vipers", "venoc-warlord", "parmenio jotun"),
        ("unholy-bonding", "death-knights-of-valkrill", "sir-hawthorne", "krug valguard venoc-vipers"),
        ("warlord-bonding", "roman-legionnaires", "venoc-warlord", "crixus sir-denrick"),
        ("hivelord-life-bonding", "marrden-nagrubs", "su-bak-na", "ne-gok-sa valguard"),
    ]
]


@pytest.mark.card(
    "darklord-bonding", "dwarven-strategic-bonding", "einar-warlord-bonding", "human-champion-bonding",
    "human-gladiator-hero-bonding", "marro-warlord-bonding", "orc-champion-bonding", "predator-bonding",
    "taskmaster-bonding", "ullar-warlord-bonding", "unholy-bonding", "warlord-bonding",
    "hivelord-life-bonding",
)  # fmt: skip
@pytest.mark.parametrize(("power", "card", "whom", "others"), PLAIN)
def test_a_turn_before_the_turn(power: str, card: str, whom: str, others: str) -> None:
    """A fitting card of the same player may act first, in full, if the player likes; others may not."""
    rows = [f"A {name}@{spot(name, 3 * n, 5)}" for n, name in enumerate(others.split())]
    figures = (f"A {card}@{spot(card, 0, 1)}", f"A {whom}@{spot(whom, 5, 1)}", *rows)
    enemy = "B valguard@I9" if "valguard" not in others else "B crixus@I9"
    s = bonding(*figures, f"B {whom}@{spot(whom, 0, 9)}", enemy, acting=f"A-{card}-1")
    assert offered(s) == {f"A-{whom}"}
    s.do(f"activate {card}/{power}:A-{whom}")
    assert (s.turn.card, s.turn.bonus) == (f"A-{whom}", True)
    s.do("done")
    while s.kind in ("attack", "power"):
        s.do("done" if s.kind == "attack" else "skip")
    assert s.turn.card == f"A-{card}-1"
    assert s.kind in ("move", "power")

    s = bonding(*figures, enemy, acting=f"A-{card}-1").do("skip")
    assert s.turn.card == f"A-{card}-1"


@pytest.mark.card("dwarven-strategic-bonding")
def test_axegrinders_may_march_instead() -> None:
    """Instead of the Dwarf hero's turn the squad has 2 more move, and then no hero acts."""
    figures = ("A axegrinders-of-burning-forge@A1", "A migol-ironwill@A9", "B valguard@I9")
    s = bonding(*figures, acting="A-axegrinders-of-burning-forge-1")
    s.do("use axegrinders-of-burning-forge/dwarven-strategic-bonding")
    assert (s.kind, s.turn.card) == ("move", "A-axegrinders-of-burning-forge-1")
    s.do("move A-axegrinders-of-burning-forge.1")
    assert "G1" in s.ends()
    assert "H1" not in s.ends()

    s = bonding(*figures, acting="A-axegrinders-of-burning-forge-1").do("skip")
    s.do("move A-axegrinders-of-burning-forge.1")
    assert "F1" not in s.ends()


@pytest.mark.card("gladiatron-movement-bonding", "gorillinator-movement-bonding")
@pytest.mark.parametrize(
    ("power", "card", "acting", "mates", "count", "far", "farther"),
    [
        ("gladiatron-movement-bonding", "blastatrons", "A-blastatrons-1", "gladiatrons", 4, "F1", "G1"),
        ("gorillinator-movement-bonding", "nakita-agents", "A-nakita-agents", "gorillinators", 3, "H1", "I1"),
    ],
)
def test_movement_bonding(
    power: str, card: str, acting: str, mates: str, count: int, far: str, farther: str
) -> None:
    """First so many of the others may move so far, but not attack; then the turn goes on."""
    movers = [f"A {mates}@A{n}" for n in (1, 3, 5, 7, 9)]
    s = bonding(f"A {card}@I5", *movers, f"B {mates}@I7", "B valguard@I9", acting=acting)
    assert not s.offers("activate")
    s.do(f"use {card}/{power}")
    assert s.offers("move") == [f"move A-{mates}.{n}" for n in range(1, 6)]
    s.do(f"move A-{mates}.1")
    assert far in s.ends()
    assert farther not in s.ends()
    s.do("go B1")
    for n in range(2, count + 1):
        s.do(f"move A-{mates}.{n}", "stay")
    assert (s.kind, s.turn.card) == ("move", acting)

    alone = bonding(f"A {card}@I5", "A crixus@A1", "B valguard@I9", acting=acting)
    assert not uses(alone)


@pytest.mark.card("hive-mind")
def test_hive_mind_moves_marro_in_sight() -> None:
    """Before the Hive's turn a small or medium common Marro squad acts, with figures within 12 in sight."""
    rows = ["g1 " * 18, " " + "g1 " * 18, "g1 " * 18, " " + "g1 " * 18]
    hive = "A marro-hive@B2,C2,C3,B3,A2,B1"
    figures = (
        "A marro-drones@F2",
        "A marro-drones@O3",
        "A marro-drones@P3",
        "A zombies-of-morindan@F4",
        "A marro-warriors@E4",
        "A grok-riders@G4,H4",
        "A crixus@E1",
    )
    s = bonding(hive, *figures, "B valguard@R4", rows=rows)
    assert offered(s) == {"A-marro-drones-1"}
    s.dice(20).do("activate marro-hive/hive-mind:A-marro-drones-1")
    assert s.offers("move") == ["move A-marro-drones.1", "move A-marro-drones.2"]


@pytest.mark.card("hivelord-life-bonding")
def test_a_nagrub_may_be_given_up() -> None:
    """When the Hivelord's turn begins, a Nagrub beside it may be destroyed to heal it one wound."""
    figures = ("A marrden-nagrubs@D3", "A marrden-nagrubs@A9", "A su-bak-na@B3,C3 wounds=2", "B valguard@I9")
    use = "activate marrden-nagrubs/hivelord-life-bonding:A-su-bak-na"
    s = bonding(*figures, acting="A-marrden-nagrubs-1").do(use)
    assert s.options == ["target A-marrden-nagrubs.1", "skip"]
    s.do("target A-marrden-nagrubs.1")
    assert s["A-su-bak-na"].wounds == 1
    assert s["A-marrden-nagrubs.1"].place == "destroyed"
    assert s.turn.card == "A-su-bak-na"

    s = bonding(*figures, acting="A-marrden-nagrubs-1").do(use, "skip")
    assert (s["A-su-bak-na"].wounds, s["A-marrden-nagrubs.1"].place) == (2, "board")
    s = bonding("A marrden-nagrubs@A9", *figures[2:], acting="A-marrden-nagrubs-1").do(use)
    assert s.kind == "move"


@pytest.mark.card("lizard-king-bonding")
def test_lizard_king_bonding_is_for_the_named_king() -> None:
    """Only the hero named at the start of the game acts first, as long as the player commands it."""
    figures = ("A greenscale-warriors@A1", "A mimring@C5,D5", "A braxas@F5,G5", "B valguard@I9")

    def named(name: str, seat: int = 0) -> Scene:
        s = bonding(*figures, acting="A-greenscale-warriors-1")
        assert s.kind == "move"
        s.card("A-greenscale-warriors-1").named = name
        s.card("A-mimring").seat = s["A-mimring"].seat = seat
        s.state.stack[-1] = Turn(seat=0, card="A-greenscale-warriors-1", marker="1", step="bond")
        return s.run()

    assert offered(named("mimring")) == {"A-mimring"}
    assert offered(named("braxas")) == {"A-braxas"}
    assert offered(named("mimring", seat=1)) == set()


@pytest.mark.card("master-of-the-elements")
def test_master_of_the_elements_acts_through_three_elementals() -> None:
    """Instead of Kurrok's turn up to three different small or medium Elementals within 8 act."""
    elementals = [f"A fire-elemental@{at}" for at in ("C1", "C9", "I5", "I4")]
    s = bonding(
        "A kurrok-the-elementalist@A5", *elementals, "A crixus@A1", "A water-elemental@C3", "B valguard@I1"
    )
    power = "kurrok-the-elementalist/master-of-the-elements"
    assert offered(s) == {"A-fire-elemental-1", "A-water-elemental-1"}
    s.do(f"activate {power}:A-fire-elemental-1")
    assert s.offers("move") == [f"move A-fire-elemental.{n}" for n in (1, 2, 3)]
    s.do("move A-fire-elemental.1", "go D1")
    assert s.kind == "bond"
    s.do(f"activate {power}:A-fire-elemental-1")
    assert s.offers("move") == ["move A-fire-elemental.2", "move A-fire-elemental.3"]
    s.do("move A-fire-elemental.2", "go D9", f"activate {power}:A-water-elemental-1")
    s.do("move A-water-elemental.1", "go D3")
    assert not any(isinstance(f, Turn) and f.card.startswith("A-") for f in s.state.stack)

    own = bonding("A kurrok-the-elementalist@A5", *elementals, "B valguard@I1").do("skip")
    assert own.offers("move") == ["move A-kurrok-the-elementalist"]


@pytest.mark.card("war-cry")
def test_war_cry_needs_two_engaged() -> None:
    """After the turn, with two or more of them engaged, a unique Tribesman hero has a turn."""
    tribe = ("A mohican-river-tribe@C3", "A mohican-river-tribe@E3", "A mohican-river-tribe@A9")
    others = ("A brave-arrow@A1", "A crixus@A5", "B valguard@I9")
    s = at_step("bond-after", *tribe, *others, "B krug@D3,D4", acting="A-mohican-river-tribe-1")
    assert offered(s) == {"A-brave-arrow"}
    s.do("activate mohican-river-tribe/war-cry:A-brave-arrow")
    assert s.turn.card == "A-brave-arrow"

    s = at_step("bond-after", *tribe, *others, "B krug@B3,B4", acting="A-mohican-river-tribe-1")
    assert offered(s) == set()


@pytest.mark.card("wyrmling-bonding")
@pytest.mark.parametrize("card", ["white-wyrmling", "blue-wyrmling", "red-wyrmling", "black-wyrmling"])
def test_wyrmlings_act_in_pairs(card: str) -> None:
    """One more Wyrmling acts first, of another colour or of the same one, but nobody twice."""
    other = "red-wyrmling" if card != "red-wyrmling" else "blue-wyrmling"
    figures = (f"A {card}@A1", f"A {card}@A5", f"A {other}@A9", "A mimring@E5,F5", "B valguard@I9")
    s = bonding(*figures, acting=f"A-{card}-1")
    assert offered(s) == {f"A-{card}-2", f"A-{other}-1"}
    s.do(f"activate {card}/wyrmling-bonding:A-{card}-2")
    s.do(f"move A-{card}.1", "go B1")
    if s.kind == "attack":
        s.do("done")
    assert (s.kind, s.turn.card) == ("move", f"A-{card}-1")
    assert s.offers("move") == [f"move A-{card}.2"]

    single = bonding(f"A {card}@A1", "A mimring@E5,F5", "B valguard@I9", acting=f"A-{card}-1")
    assert offered(single) == set()


@pytest.mark.card("beast-bonding")
def test_arrow_gruts_ride_out_with_a_beast() -> None:
    """A Swog Rider acts before the archers; Grimnak, a champion, does not."""
    s = bonding(
        "A arrow-gruts@A1", "A swog-rider@F1,G1", "A grimnak@D5,E5", "B valguard@I9", acting="A-arrow-gruts-1"
    )
    assert offered(s) == {"A-swog-rider-1"}


@pytest.mark.card("utgar-s-orders")
def test_minions_hand_their_turn_to_a_kyrie_warrior_of_utgar() -> None:
    """Instead of the Minions a Kyrie Warrior who follows Utgar acts; those of Jandar do not."""
    figures = (
        "A minions-of-utgar@A1",
        "A taelord-the-kyrie-warrior@E5",
        "A kelda-the-kyrie-warrior@C5",
        "B valguard@I9",
    )
    s = bonding(*figures, acting="A-minions-of-utgar-1")
    assert offered(s) == {"A-taelord-the-kyrie-warrior"}
    s.do("activate minions-of-utgar/utgar-s-orders:A-taelord-the-kyrie-warrior")
    assert s.turn.card == "A-taelord-the-kyrie-warrior"
    s.do("done")
    assert not any(
        isinstance(frame, Turn) and frame.card == "A-minions-of-utgar-1" for frame in s.state.stack
    )


@pytest.mark.card("mind-link")
def test_ulginesh_hands_his_turn_to_two_elf_wizards() -> None:
    """Up to two other Elf Wizards within 6 in sight act one after the other, and he does not."""
    figures = (
        "A ulginesh@A1,B1", "A chardris@H1", "A jorhdawn@C3", "A acolarh@I1", "A syvarris@C1",
        "B valguard@I9",
    )  # fmt: skip
    s = bonding(*figures)
    assert offered(s) == {"A-chardris", "A-jorhdawn"}
    s.do("activate ulginesh/mind-link:A-chardris", "done")
    assert offered(s) == {"A-jorhdawn"}
    s.do("activate ulginesh/mind-link:A-jorhdawn", "done")
    assert not any(isinstance(frame, Turn) and frame.card == "A-ulginesh" for frame in s.state.stack)
