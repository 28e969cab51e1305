"""Powers that answer what happens: stings, feeding, rising, scattering, smoke, first strikes, vanishing."""

from __future__ import annotations

from typing import Any

import pytest

from battlewright.games.heroscape.model import events
from tests.games.heroscape.cards.measuring import name
from tests.games.heroscape.scenes import Scene, scene

pytestmark = pytest.mark.rule("HS-SPECIAL-01")


def fight(*figures: str, **rest: Any) -> Scene:
    """The attack step of the first figure's card."""
    return scene(*figures, acting=name(figures[0]), step="attack", players=2, **rest)


# --- kills


@pytest.mark.card("lethal-sting")
@pytest.mark.parametrize(("target", "faces", "falls"), [
    ("valguard@D3", (1, 2, 3), True), ("deathreavers@D3", (1, 1, 1), True), ("valguard@D3", (1, 1, 6), False),
    ("tornak@D3,E3", (1, 1, 1), False), ("krug@D3,E3", (1, 1, 1), False),
])  # fmt: skip
def test_three_stings_are_fatal_to_small_figures(target: str, faces: tuple[int, ...], falls: bool) -> None:
    """All skulls: a small or medium target is destroyed without a defence roll; others defend as usual."""
    s = fight("A rechets-of-bogdan@C3", f"B {target}", "B sir-denrick@I9")
    victim = next(f.id for f in s.state.figures.values() if f.seat == 1)
    s.dice(*faces, *[4] * 9).do(f"attack A-rechets-of-bogdan.1 {victim}")
    assert (s[victim].place == "destroyed") == falls
    assert (s.heard(events.DefenceRolled)[0].dice.total == 0) == falls


DRAINERS = ["iskra-esenwein", "marcu-esenwein", "cyprien-esenwein", "sonya-esenwein"]


@pytest.mark.card("life-drain")
@pytest.mark.parametrize("unit", DRAINERS)
def test_vampires_feed_on_whom_they_destroy(unit: str) -> None:
    """One wound heals with each figure destroyed, friend or foe; none for a wound dealt."""
    s = fight(f"A {unit}@C3 wounds=3", "B marro-warriors@D3", "B krug@H9,I9")
    s.dice(1, 1, 1, *[6] * 9).do(f"attack A-{unit} B-marro-warriors.1")
    assert s[f"A-{unit}"].wounds == 2

    s = fight(f"A {unit}@C3 wounds=3", "B krug@D3,E3")
    s.dice(1, 1, 1, *[6] * 9).do(f"attack A-{unit} B-krug")
    assert s[f"A-{unit}"].wounds == 3


@pytest.mark.card("life-drain")
def test_a_chilling_touch_and_a_leaving_strike_feed_too() -> None:
    """It is enough that the vampire destroys it, with whatever; a door is no food."""
    s = scene(
        "A cyprien-esenwein@C3 wounds=2", "B marro-warriors@D3", "B krug@H9,I9", acting="A-cyprien-esenwein"
    )
    s.do("done")
    s.dice(13).do("use cyprien-esenwein/chilling-touch A-cyprien-esenwein", "target B-marro-warriors.1")
    assert s["B-marro-warriors.1"].place == "destroyed"
    assert s["A-cyprien-esenwein"].wounds == 1

    s = scene(
        "A marro-warriors@C3", "B iskra-esenwein@D3 wounds=2", "A krug@H9,I9", acting="A-marro-warriors"
    )
    s.dice(1).do("move A-marro-warriors.1", "go A3")
    assert s["B-iskra-esenwein"].wounds == 1

    gate = {"doors": [{"id": "gate", "leaf": "C2:E", "control": "B4", "swing": "D2 D3 E2"}]}
    s = fight("A marcu-esenwein@C2 wounds=2", "B krug@H9,I9", pieces=gate)
    s.state.damage["door:gate"] = 9
    s.dice(1, 1, 1, 1, 6, 6, 6, 6).do("attack A-marcu-esenwein door:gate")
    assert s.state.doors["gate"] == "destroyed"
    assert s["A-marcu-esenwein"].wounds == 2


@pytest.mark.card("zombies-rise-again")
@pytest.mark.parametrize(("target", "rises"), [
    ("marro-warriors@D3", True), ("deathreavers@D3", True), ("shades-of-bleakewoode@D3", False),
    ("templar-cavalry@D3,E3", False),
])  # fmt: skip
def test_a_victim_becomes_a_zombie(target: str, rises: bool) -> None:
    """A lost Zombie stands up where a small or medium living enemy fell; it does not attack this turn."""
    s = fight(
        "A zombies-of-morindan@C3", "A zombies-of-morindan@I1", "A zombies-of-morindan destroyed",
        f"B {target}", "B marro-warriors@D4", "B krug@H9,I9",
    )  # fmt: skip
    victim = next(f for f in s.state.figures.values() if f.seat == 1)
    s.dice(1, 1, *[6] * 9).do(f"attack A-zombies-of-morindan.1 {victim.id}")
    assert victim.place == "destroyed"
    risen = s["A-zombies-of-morindan.3"]
    assert (risen.place == "board") == rises
    if rises:
        assert risen.at == ["D3"]
        assert s.card("A-zombies-of-morindan-1").lost == 0
        assert not s.asked or not s.offers("attack A-zombies-of-morindan.3")


@pytest.mark.card("zombies-rise-again")
def test_none_rises_if_none_has_fallen() -> None:
    """With all Zombies on the battlefield the place stays empty; a leaving strike raises one as well."""
    s = fight("A zombies-of-morindan@C3", "A zombies-of-morindan@I1", "B marro-warriors@D3", "B krug@H9,I9")
    s.dice(1, 1, *[6] * 9).do("attack A-zombies-of-morindan.1 B-marro-warriors.1")
    assert not s.heard(events.Returned)

    s = scene(
        "A marro-warriors@C3", "B zombies-of-morindan@D3", "B zombies-of-morindan destroyed", "A krug@H9,I9",
        acting="A-marro-warriors",
    )  # fmt: skip
    s.dice(1).do("move A-marro-warriors.1", "go A3")
    assert s["B-zombies-of-morindan.2"].at == ["C3"]


# --- answers to an attack


@pytest.mark.card("scatter")
@pytest.mark.parametrize("face", [4, 6])
def test_deathreavers_scatter_after_a_defence(face: int) -> None:
    """Having defended against a normal attack, two of them may move up to four spaces, whoever they are."""
    s = fight("A valguard@C3", "B deathreavers@D3", "B deathreavers@G5", "B deathreavers@G7", "B krug@H9,I9")
    s.dice(1, 6, 6, 6, 6, face, 6, 6, 6).do("attack A-valguard B-deathreavers.1")
    assert (s.kind, s.asked) == ("free-move", (1,))
    living = [1, 2, 3] if face == 4 else [2, 3]
    assert s.offers("move B") == [f"move B-deathreavers.{n}" for n in living]
    s.do("move B-deathreavers.2")
    assert {"G1", "C5"} <= s.ends()
    assert "B5" not in s.ends()
    s.do("go G1", "move B-deathreavers.3", "stay")
    assert s["B-deathreavers.2"].at == ["G1"]
    assert s.kind != "free-move"


@pytest.mark.card("scatter")
def test_a_special_attack_does_not_scatter_them() -> None:
    """Only normal attacks do."""
    s = fight("A deathwalker-8000@C3", "B deathreavers@F3", "B deathreavers@G5", "B krug@H9,I9")
    s.dice(*[6] * 12).do("attack A-deathwalker-8000 B-deathreavers.1 deathwalker-8000/rapid-fire")
    assert s.kind != "free-move"


def agents() -> Scene:
    """Archers shoot at three agents and those around them."""
    return fight(
        "A marro-warriors@A3", "A marro-warriors@A5", "B nakita-agents@E3", "B nakita-agents@E7",
        "B finn-the-viking-champion@E4", "B valguard@D8", "B krug@D1,E1",
    )  # fmt: skip


@pytest.mark.card("smoke-powder-13")
@pytest.mark.parametrize("target", ["B-nakita-agents.1", "B-finn-the-viking-champion"])
def test_smoke_hides_agents_and_those_beside_them(target: str) -> None:
    """13 or more: agents and their player's figures beside them cannot be seen for the rest of the turn."""
    s = agents()
    s.dice(13, *[6] * 9).do(f"attack A-marro-warriors.1 {target}")
    assert set(s.heard(events.Hidden)[0].figures) == {
        "B-nakita-agents.1", "B-nakita-agents.2", "B-finn-the-viking-champion", "B-valguard",
    }  # fmt: skip
    assert not s.heard(events.AttackRolled)
    assert s.asked == (0,)
    targets = {text.split()[2] for text in s.offers("attack ")}
    assert targets == {"B-krug"}


@pytest.mark.card("smoke-powder-13")
def test_twelve_is_not_enough_smoke() -> None:
    """The attack goes on."""
    s = agents()
    s.dice(12, *[6] * 9).do("attack A-marro-warriors.1 B-nakita-agents.1")
    assert not s.heard(events.Hidden)
    assert s.heard(events.AttackRolled)


@pytest.mark.card("smoke-powder-13")
@pytest.mark.parametrize("place", ["D3", "E6"])
def test_no_smoke_against_neighbours_nor_for_those_far_away(place: str) -> None:
    """An adjacent attacker, or a target that no agent stands beside: no roll."""
    s = fight(
        "A marro-warriors@C3", f"B nakita-agents@{place}", "B krug@C4,C5" if place == "E6" else "B krug@H9,I9"
    )
    s.dice(*[6] * 9).do(f"attack A-marro-warriors.1 {'B-krug' if place == 'E6' else 'B-nakita-agents.1'}")
    assert not s.heard(events.PowerResult)


@pytest.mark.card("engagement-strike-15")
@pytest.mark.parametrize(("mover", "face", "wounds"), [
    ("valguard@A3", 15, 1), ("valguard@A3", 14, 0), ("tornak@B3,A3", 20, 0), ("krug@B3,A3", 20, 0),
])  # fmt: skip
def test_agents_strike_at_whoever_comes_near(mover: str, face: int, wounds: int) -> None:
    """A small or medium enemy that moves next to an agent is wounded on 15 or more."""
    s = scene(f"A {mover}", "B nakita-agents@E3", acting=name(f"A {mover}"))
    me = next(iter(s.state.figures))
    s.do(f"move {me}")
    text = next(t for t in s.offers("go ") if t.split()[1].split(",")[0] == "D3" or t.endswith(",D3"))
    strikes = me == "A-valguard"
    assert ("strikes" in s.price(text)) == strikes
    s.dice(face).do(text)
    assert s[me].wounds == wounds
    assert bool(s.heard(events.PowerResult)) == strikes


@pytest.mark.card("engagement-strike-15")
def test_who_stays_near_or_away_is_not_struck() -> None:
    """Only moving into engagement: not from one space beside the agent to another, not at a distance."""
    for start, end in (("D3", "D4"), ("A3", "C3")):
        s = scene(f"A valguard@{start}", "B nakita-agents@E3", acting="A-valguard")
        s.dice(20).do("move A-valguard", f"go {end}")
        assert s["A-valguard"].wounds == 0


# --- getting away


@pytest.mark.card("hide-in-darkness")
@pytest.mark.parametrize(("ground", "face", "safe"), [
    ("g1", 16, True), ("g1", 15, False), ("u1", 13, True), ("u1", 12, False),
    ("h1", 10, True), ("h1", 9, False),
])  # fmt: skip
def test_a_drow_hides_in_darkness(ground: str, face: int, safe: bool) -> None:
    """Hit by a normal attack: 16 or more ignores it; three more on dungeon floor, six more in shadow."""
    s = fight("A valguard@A1", "B drow-chainfighter@B1", "B krug@D1,E1", rows=[f"g1 {ground} g1 g1 g1"])
    s.dice(1, 1, *[6] * (len_dice(s) - 2), face, *[6] * 9).do("attack A-valguard B-drow-chainfighter.1")
    assert (s["B-drow-chainfighter.1"].place == "board") == safe
    assert bool(s.heard(events.DefenceRolled)) == (not safe)


def len_dice(s: Scene) -> int:
    """How many dice the first figure rolls against the second."""
    from battlewright.games.heroscape.rules.numbers import attack_tally

    one, two, *_ = s.state.figures.values()
    return attack_tally(s.state, one, two).total


@pytest.mark.card("hide-in-darkness")
def test_without_a_hit_or_against_a_special_attack_there_is_no_hiding() -> None:
    """No roll unless a skull shows, and only against normal attacks."""
    s = fight("A valguard@C3", "B drow-chainfighter@D3", "B krug@H9,I9")
    s.dice(*[6] * 12).do("attack A-valguard B-drow-chainfighter.1")
    assert not s.heard(events.PowerResult)

    s = fight("A deathwalker-8000@C3", "B drow-chainfighter@F3", "B krug@H9,I9")
    s.dice(1, 1, 1, *[6] * 9).do(
        "attack A-deathwalker-8000 B-drow-chainfighter.1 deathwalker-8000/rapid-fire"
    )
    assert not s.heard(events.PowerResult)
    assert s["B-drow-chainfighter.1"].place == "destroyed"


@pytest.mark.card("vanish-9")
@pytest.mark.parametrize("power", ["", "deathwalker-8000/rapid-fire"])
@pytest.mark.parametrize(("face", "safe"), [(9, True), (8, False)])
def test_isamu_vanishes(power: str, face: int, safe: bool) -> None:
    """Hit by any attack: 9 or more and he is unhurt, and may move up to four spaces away from all enemies."""
    s = fight("A deathwalker-8000@C3", "B isamu@F3", "A sir-denrick@G6", "B krug@H9,I9")
    s.dice(1, 1, 1, face, *[6] * 9).do(f"attack A-deathwalker-8000 B-isamu {power}".strip())
    assert (s["B-isamu"].place == "board") == safe
    if safe:
        assert (s.kind, s.asked) == ("go", (1,))
        assert {"F1", "F7"} <= s.ends()
        assert not s.ends() & {"F6", "F8", "B3"}  # next to an enemy, or too far
        assert "stay" in s.options
        s.do("go F1")
        assert s["B-isamu"].at == ["F1"]


# --- ninjas, armour, evil eyes


@pytest.mark.card("disappearing-ninja")
@pytest.mark.parametrize(("face", "away"), [(11, False), (12, True)])
def test_a_ninja_of_the_wind_is_gone(face: int, away: bool) -> None:
    """Hit by a normal attack, on 12 it takes no damage and moves up to 4 spaces, away from enemies."""
    s = fight("A krug@C3,B3", "B ninjas-of-the-northern-wind@D3", "B sir-denrick@I9")
    s.dice(1, 1, face, *[6] * 5).do("attack A-krug B-ninjas-of-the-northern-wind.1")
    if away:
        assert s.asked == (1,)
        assert not s.ends() & {"B2", "C2", "B4", "C4"}
        s.do("go F3")
        assert s["B-ninjas-of-the-northern-wind.1"].at == ["F3"]
    else:
        assert s["B-ninjas-of-the-northern-wind.1"].place == "destroyed"


@pytest.mark.rule("HS-DICE-02")
@pytest.mark.card("maul")
@pytest.mark.parametrize(("target", "faces", "defends"), [
    ("crixus@D3", (1, 2, 3), False), ("crixus@D3", (1, 1, 6), True), ("tornak@D3,E3", (1, 1, 1), True),
])  # fmt: skip
def test_who_is_mauled_cannot_defend(target: str, faces: tuple[int, ...], defends: bool) -> None:
    """All skulls: a small or medium target takes a wound for each and does not defend; nobody dies of it."""
    s = fight("A deathstalkers@C3,B3", f"B {target}", "B sir-denrick@I9")
    victim = next(f.id for f in s.state.figures.values() if f.seat == 1)
    s.dice(*faces, *[4] * 9).do(f"attack A-deathstalkers.1 {victim}")
    assert s[victim].wounds == (0 if defends else 3)
    assert s[victim].place == "board"


@pytest.mark.card("stealth-armor-15")
@pytest.mark.parametrize(("face", "place"), [(14, "destroyed"), (15, "board")])
def test_stealth_armour_turns_wounds_away(face: int, place: str) -> None:
    """On 15 the wounds of whatever are ignored."""
    s = fight("A krug@C3,B3", "B microcorp-agents@D3", "B sir-denrick@I9")
    s.dice(1, 1, *[6] * 3, face).do("attack A-krug B-microcorp-agents.1")
    assert s["B-microcorp-agents.1"].place == place


@pytest.mark.card("evil-eye-defense")
@pytest.mark.parametrize(("at_", "wounds"), [("A3", 3), ("B3", 0)])
def test_the_evil_eye_answers_from_afar(at_: str, wounds: int) -> None:
    """Shields above the skulls wound a normal attacker that is not adjacent; one beside it is spared."""
    s = fight(f"A syvarris@{at_}", "B gurei-oni@C3,D3", "B sir-denrick@I9")
    s.dice(*[6] * 3, 4, 4, 4, 6).do("attack A-syvarris B-gurei-oni")
    assert s["A-syvarris"].wounds == wounds


@pytest.mark.card("engagement-strike-13")
@pytest.mark.parametrize(("unit", "face", "wounds"), [("crixus", 12, 0), ("crixus", 13, 1)])
def test_arkmer_greets_who_comes_near(unit: str, face: int, wounds: int) -> None:
    """A small or medium enemy that moves next to him takes a wound on 13."""
    s = scene(f"A {unit}@C3", "B arkmer@E3", "B sir-denrick@I9", acting=f"A-{unit}")
    s.do(f"move A-{unit}")
    s.dice(face).do("go D3")
    assert s[f"A-{unit}"].wounds == wounds


@pytest.mark.card("engagement-strike-13")
def test_arkmer_lets_the_large_come() -> None:
    """Krug walks up to him unharmed."""
    s = scene("A krug@C3,B3", "B arkmer@E3", "B sir-denrick@I9", acting="A-krug")
    s.do("move A-krug", "go D3,C3")
    assert not s.heard(events.PowerResult)
