"""Special attacks that hit several figures with one roll, and those made by several figures at once."""

from __future__ import annotations

from typing import Any

import pytest

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.rules.areas import area_of
from battlewright.games.heroscape.rules.specials import special_aim_denial
from battlewright.games.heroscape.rules.table import unit
from tests.games.heroscape.cards.playing import attacking
from tests.games.heroscape.cards.test_special_attacks import HIT, aims, defended, rolled, strike
from tests.games.heroscape.scenes import GAME, Scene, scene

pytestmark = pytest.mark.rule("HS-SPECIAL-02", "HS-AREA-02")


def settle(s: Scene) -> dict[str, int]:
    """Let everyone hit defend, in the order offered; answers with who defended with how many dice."""
    met = defended(s)
    while s.asked and s.kind in ("defender", "power"):
        s.dice(*[6] * 40).do(s.options[0] if s.kind == "defender" else "skip")
        met |= defended(s)
    return met


@pytest.mark.card("acid-spray")
def test_acid_spray_takes_two_beside_the_target() -> None:
    """Up to two figures next to the target share the roll, as the attacker chooses."""
    s = attacking(
        "A othkurik-the-black-dragon@A1,B1", "B crixus@E1", "B krug@F1,G1", "A spartacus@E2",
        "B retiarius@D2",
        "B valguard@I9",
    )  # fmt: skip
    strike(s, "B-crixus", "acid-spray", HIT)
    assert set(s.options) == {"target B-krug", "target A-spartacus", "target B-retiarius", "done"}
    s.do("target B-krug")
    s.dice(HIT, HIT, *[6] * 30).do("target B-retiarius")
    assert set(settle(s)) == {"B-crixus", "B-krug", "B-retiarius"}
    assert [s[f"B-{name}"].wounds for name in ("crixus", "krug", "retiarius")] == [2, 2, 2]
    assert s["A-spartacus"].wounds == 0


@pytest.mark.card("fledgling-lightning-breath")
def test_lightning_leaps_to_a_second_figure() -> None:
    """One more figure within 3 in sight of the target may share the roll."""
    s = attacking(
        "A blue-wyrmling@A1", "B crixus@E1", "B krug@E4,E5", "B valguard@I1", "B spartacus@F2",
        acting="A-blue-wyrmling-1",
    )  # fmt: skip
    strike(s, "B-crixus", "fledgling-lightning-breath")
    assert "target B-krug" in s.options
    assert "target B-valguard" not in s.options
    assert "target B-spartacus" in s.options
    s.dice(HIT, *[6] * 30).do("target B-krug")
    assert set(settle(s)) == {"B-crixus", "B-krug"}
    assert (s["B-crixus"].wounds, s["B-krug"].wounds) == (1, 1)


AROUND = [
    # power, attacker, target, who else is hit, who is not
    ("explosion", "A deathwalker-9000@B1", "C1", {"A-deathwalker-9000", "B-krug", "A-spartacus"}),
    ("majestic-fires", "A zelrig@A1,B1", "C1", {"B-krug", "A-spartacus"}),
    ("rain-of-flame", "A jorhdawn@B1", "C1", {"B-krug", "A-spartacus"}),
    ("wild-swing", "A jotun@A1,B1", "C1", {"B-krug", "A-spartacus"}),
    ("grenade", "A airborne-elite@B1", "C1", {"A-airborne-elite.1", "B-krug", "A-spartacus"}),
    ("shotgun-blast", "A james-murphy@B1", "C1", {"B-krug", "A-spartacus"}),
]


@pytest.mark.card(
    "explosion", "majestic-fires", "rain-of-flame", "wild-swing", "grenade", "shotgun-blast",
)  # fmt: skip
@pytest.mark.parametrize(("power", "attacker", "at", "others"), AROUND, ids=[a[0] for a in AROUND])
def test_everybody_beside_the_target_is_hit(power: str, attacker: str, at: str, others: set[str]) -> None:
    """Friend and foe next to the target share the roll and defend alone; some powers spare the attacker."""
    s = attacking(attacker, f"B crixus@{at}", "B krug@D1,E1", "A spartacus@C2", "B valguard@I9")
    strike(s, "B-crixus", power, HIT)
    assert rolled(s)
    assert set(settle(s)) == {"B-crixus"} | others
    assert s["B-valguard"].wounds == 0


@pytest.mark.card("explosion")
def test_an_explosion_needs_sight_to_its_target_only() -> None:
    """Who stands behind a hill beside the target is hit."""
    rows = ["g1 g1 g1 g1 g20 g1", " g1 g1 g1 g1 g1"]
    s = attacking("A deathwalker-9000@A1", "B crixus@D2", "B krug@E2", "B valguard@F1", rows=rows)
    assert "B-crixus" in aims(s, "explosion")
    strike(s, "B-crixus", "explosion")
    assert set(settle(s)) == {"B-crixus", "B-krug"}


@pytest.mark.card("sweeping-sword")
def test_sweeping_sword_hits_who_is_beside_both() -> None:
    """Figures next to the target and to Shurrak share the roll; who is next to only one of them does not."""
    s = attacking("A shurrak@B3,C3", "B crixus@D3", "B valguard@C4", "B retiarius@E3", "A spartacus@A3")
    strike(s, "B-crixus", "sweeping-sword", HIT)
    assert set(settle(s)) == {"B-crixus", "B-valguard"}


def _touch(s: Scene, one: str, other: str) -> bool:
    from battlewright.games.heroscape.rules.engagement import adjacent

    return adjacent(s.state, s[one], s[other])


@pytest.mark.card("earth-slam")
def test_earth_slam_shakes_all_around() -> None:
    """Every adjacent figure that does not fly, friends too, with one roll of three dice."""
    s = attacking(
        "A earth-elemental@C3", "B crixus@D3", "B kelda-the-kyrie-warrior@B3", "A spartacus@C4",
        "B valguard@E3", acting="A-earth-elemental-1",
    )  # fmt: skip
    strike(s, "around", "earth-slam", HIT)
    assert rolled(s) == [3]
    assert set(settle(s)) == {"B-crixus", "A-spartacus"}
    alone = attacking("A earth-elemental@C3", "B valguard@E3", acting="A-earth-elemental-1")
    assert aims(alone, "earth-slam") == set()


@pytest.mark.card("dragon-breath", "fire-line")
@pytest.mark.parametrize(
    ("power", "attacker", "dice", "last", "beyond"),
    [
        ("dragon-breath", "A rhogar-dragonspine@A1", 3, "D1", "E1"),
        ("fire-line", "A mimring@A2,A1", 4, "I1", ""),
    ],
)
def test_a_line_of_fire(power: str, attacker: str, dice: int, last: str, beyond: str) -> None:
    """Everybody in sight on a straight line shares one roll, friends too; nobody beside or beyond it."""
    more = [f"B retiarius@{beyond}"] if beyond else []
    s = attacking(attacker, "B krug@B1,B2", "A spartacus@C1", f"B valguard@{last}", "B crixus@C3", *more)
    line = next(t for t in sorted(aims(s, power)) if t.startswith("line:0"))
    strike(s, line, power, HIT)
    assert rolled(s) == [dice]
    met = settle(s)
    assert "B-krug" in met
    assert not {"B-crixus", "B-retiarius"} & set(met)

    seen = attacking(attacker, "A spartacus@B2", f"B krug@{last}", "B crixus@C3", *more)
    line = next(t for t in sorted(aims(seen, power)) if t.startswith("line:0"))
    strike(seen, line, power, HIT)
    assert set(settle(seen)) == {"B-krug"}


@pytest.mark.card("fire-line")
def test_a_line_may_start_at_either_half() -> None:
    """Mimring covers two spaces: the line may start at either, where it makes a difference."""
    s = attacking("A mimring@A1,A2", "B crixus@E1", "B valguard@F2", "A spartacus@I9")
    assert {"line:0", "line:0:1"} <= aims(s, "fire-line")
    strike(s, "line:0:1", "fire-line", HIT)
    assert set(settle(s)) == {"B-valguard"}
    s = attacking("A mimring@A1,A2", "B crixus@E1", "B valguard@F2", "A spartacus@I9")
    strike(s, "line:0", "fire-line", HIT)
    assert set(settle(s)) == {"B-crixus"}


@pytest.mark.rule("HS-LOS-01")
@pytest.mark.card("fire-line")
def test_a_line_does_not_hit_who_cannot_be_seen() -> None:
    """Behind a hill there is no fire."""
    rows = ["g1 g1 g1 g30 g1 g1"]
    s = attacking("A mimring@B1,A1", "B crixus@C1", "B valguard@E1", rows=rows)
    strike(s, "line:0", "fire-line", HIT)
    assert set(settle(s)) == {"B-crixus"}


@pytest.mark.card("fire-line")
@pytest.mark.rule("HS-ATTACK-03")
def test_who_is_engaged_burns_no_line_past_its_enemies() -> None:
    """Mimring, engaged, breathes only where he meets an enemy he is engaged with; who is behind burns too."""
    figures = ("A mimring@B5,C5", "B crixus@D5", "B spartacus@I5", "B valguard@D3")
    s = attacking(*figures)
    lines = aims(s, "fire-line")
    assert lines == {"line:0"}
    special = unit(s.state, s["A-mimring"]).specials["mimring/fire-line"]
    free = attacking("A mimring@B5,C5", "B spartacus@I5", "B valguard@D3")
    past = next(iter(aims(free, "fire-line") - lines))
    denied = special_aim_denial(s.state, None, s["A-mimring"], past, "mimring/fire-line", special)
    assert denied is not None
    assert (denied.rule, denied.facts["engaged"]) == ("HS-ATTACK-03", ["B-crixus"])
    strike(s, "line:0", "fire-line", HIT)
    assert set(settle(s)) == {"B-crixus", "B-spartacus"}


@pytest.mark.rule("HS-AREA-02")
@pytest.mark.card("burning-breath")
def test_burning_breath_leads_on_from_the_target() -> None:
    """From the target one straight line of four spaces burns, in a direction of choice."""
    figures = ("B crixus@D3", "B valguard@F3", "A spartacus@H3", "B krug@I3,I4", "B retiarius@C2")
    s = attacking("A moltenclaw@B3", *figures)
    special = GAME.content.units["moltenclaw"].specials["moltenclaw/burning-breath"]
    area = area_of(special)
    assert area is not None
    burnt = area.victims(s.state, s["A-moltenclaw"], "B-crixus", special)  # on any of the lines
    assert set(burnt) == {"B-valguard", "A-spartacus", "B-retiarius"}
    strike(s, "B-crixus", "burning-breath", HIT)
    assert set(s.options) == {"target line:0", "target line:2", "done"}
    s.dice(HIT, *[6] * 40).do("target line:0")
    met = set(settle(s))
    assert {"B-crixus", "B-valguard"} <= met
    assert not met & {"B-retiarius", "B-krug", "A-moltenclaw"}

    s = attacking("A moltenclaw@B3", *figures)
    strike(s, "B-crixus", "burning-breath", HIT)
    s.dice(HIT, *[6] * 40).do("done")
    assert set(settle(s)) == {"B-crixus"}


@pytest.mark.card("burning-breath", "dragon-breath", "fire-line")
def test_how_far_lines_lead() -> None:
    """Four spaces from the target, three from Rhogar, eight from Mimring."""
    row = ["g1 " * 12]
    for at, met in (("G1", True), ("H1", False)):
        s = attacking("A moltenclaw@A1", "B crixus@C1", f"B krug@{at}", rows=row)
        strike(s, "B-crixus", "burning-breath")
        assert (s.kind == "victim") == met
    for figure, power, near, far in (
        ("A rhogar-dragonspine@A1", "dragon-breath", "D1", "E1"),
        ("A mimring@B1,A1", "fire-line", "J1", "K1"),
    ):
        assert aims(attacking(figure, f"B krug@{near}", "B crixus@L1", rows=row), power)
        lines = aims(attacking(figure, f"B krug@{far}", rows=row), power)
        assert not lines


# --- several attack as one


@pytest.mark.card("arrow-volley")
def test_arrow_volley_needs_three_archers_together() -> None:
    """Three unengaged, mutually adjacent archers on one level shoot once with six dice."""
    archers = ("A roman-archers@A1", "A roman-archers@B1", "A roman-archers@A2")
    foe = "B crixus@E4"

    def volley(*figures: str, **rest: Any) -> Scene:
        return attacking(*figures, "B spartacus@I9", acting="A-roman-archers-1", **rest)

    s = volley(*archers, foe)
    assert aims(s, "arrow-volley") == {"B-crixus"}
    strike(s, "B-crixus", "arrow-volley", HIT)
    assert rolled(s) == [6]
    assert not s.asked or not s.offers("attack A-")

    assert aims(volley(*archers[:2], "A roman-archers@A4", foe), "arrow-volley") == set()
    assert aims(volley(*archers, foe, "B valguard@C1"), "arrow-volley") == set()
    assert aims(volley(*archers, "B crixus@F4"), "arrow-volley") == set()
    steps = [" g2" + " g1" * 8 if row == 1 else "g1 " * 9 for row in range(9)]
    assert aims(volley(*archers, foe, rows=steps), "arrow-volley") == set()
    flat = [" g1" * 9 if row == 1 else "g1 " * 9 for row in range(9)]
    assert aims(volley(*archers, foe, rows=flat), "arrow-volley") == {"B-crixus"}


GANGS = [("encircle", "ashigaru-yari"), ("zombie-onslaught", "zombies-of-morindan")]


@pytest.mark.card("encircle", "zombie-onslaught")
@pytest.mark.parametrize(("power", "card"), GANGS)
def test_three_around_one_attack_as_one(power: str, card: str) -> None:
    """Three of them next to the same enemy make one attack with six dice; two are not enough."""
    ring = [f"A {card}@{at}" for at in ("C3", "E3", "D4", "I1")]
    s = attacking(*ring, "B krug@D3", "B crixus@I2", "B valguard@A9", acting=f"A-{card}-1")
    assert "B-krug" in aims(s, power)
    assert "B-crixus" not in aims(s, power)
    strike(s, "B-krug", power, HIT)
    assert rolled(s) == [6]
    assert s["B-krug"].wounds == 1
    assert not any(s.offers(f"attack A-{card}.{n}") for n in (1, 2, 3)) if s.asked else True

    two = attacking(*ring[:2], "B krug@D3", acting=f"A-{card}-1")
    assert aims(two, power) == set()


@pytest.mark.card("encircle")
def test_after_encircle_the_fourth_rests() -> None:
    """The Yari that did not take part may not attack."""
    ring = [f"A ashigaru-yari@{at}" for at in ("C3", "E3", "D4", "I1")]
    s = attacking(*ring, "B krug@D3", "B crixus@I2", acting="A-ashigaru-yari-1")
    assert s.offers("attack A-ashigaru-yari.4 B-crixus")
    strike(s, "B-krug", "encircle")
    assert not s.asked or not s.offers("attack A-ashigaru-yari.4")


ROWS = ["g1 g1 g1 g1 g1", " g1 g1 g1 g1 g1", "g1 g1 g3 g2 g4 g1", " g1 g1 g1 g1 g1"]


@pytest.mark.card("encircle", "zombie-onslaught")
@pytest.mark.parametrize(("power", "card"), GANGS)
def test_on_different_levels(power: str, card: str) -> None:
    """Zombies must stand on one level; of the Yari the lowest counts for the defender's height."""
    ring = [f"A {card}@{at}" for at in ("C3", "E3", "D4")]
    s = attacking(*ring, "B krug@D3", "B crixus@A1", rows=ROWS, acting=f"A-{card}-1")
    if power == "zombie-onslaught":
        assert aims(s, power) == set()
        return
    strike(s, "B-krug", power, HIT)
    told = s.heard(events.DefenceRolled)[0]
    assert told.dice.total == 4  # three, and one for standing above the Yari on level 1


def test_the_scene_with_levels() -> None:
    """The three are adjacent to the one in the middle."""
    s = scene("A ashigaru-yari@C3", "B krug@D3", rows=ROWS, acting="A-ashigaru-yari-1", step="attack")
    assert _touch(s, "A-ashigaru-yari.1", "B-krug")
