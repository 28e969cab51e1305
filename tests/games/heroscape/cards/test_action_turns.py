"""Powers that give moves, turns, attacks, or a better number for the turn."""

from __future__ import annotations

from typing import Any

import pytest

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.frames import Turn
from battlewright.games.heroscape.rules.numbers import attack_tally, range_tally
from tests.games.heroscape.cards.measuring import tally
from tests.games.heroscape.cards.playing import after_moving, after_turn, attacking, before_moving, uses
from tests.games.heroscape.scenes import Scene, scene


def begun(s: Scene, power: str) -> bool:
    """Whether another turn with the same card has begun by a power."""
    return any(isinstance(f, Turn) and f.by.endswith(f"/{power}") for f in s.state.stack)


@pytest.mark.card("archer-s-glory")
@pytest.mark.parametrize(
    ("target", "at", "earned"),
    [
        ("finn-the-viking-champion", "F3", True),
        ("finn-the-viking-champion", "D3", False),
        ("marro-warriors", "F3", False),
        ("drow-chainfighter", "F3", False),
    ],
)
def test_archers_glory(target: str, at: str, earned: bool) -> None:
    """Another turn after the death of an enemy unique hero that was not adjacent."""
    s = attacking("A brandis-skyhunter@C3", f"B {target}@{at}", "B valguard@I9")
    hurt = s.state.figures[next(name for name in s.state.figures if target in name)]
    hurt.wounds = s.game.content.units[target].card.life - 1
    s.dice(1, 1, 1, *[6] * 5).do(f"attack A-brandis-skyhunter {hurt.id}")
    if s.kind == "spirit":
        s.do("target B-valguard")
    assert bool(uses(s)) == earned
    if earned:
        s.do("use brandis-skyhunter/archer-s-glory A-brandis-skyhunter")
    assert hurt.place == "destroyed"
    assert begun(s, "archer-s-glory") == earned


@pytest.mark.card("battle-frenzy")
def test_battle_frenzy_attacks_again_and_again() -> None:
    """After an attack, 16 or more gives another one, and after that another roll; without an attack none."""
    use = "use frost-giant-of-morh/battle-frenzy A-frost-giant-of-morh.1"
    s = attacking("A frost-giant-of-morh@C3", "B krug@D3,E3", acting="A-frost-giant-of-morh-1")
    strike = s.offers("attack")[0]
    s.dice(*[6] * 7).do(strike)
    assert uses(s) == [use]
    s.dice(16).do(use)
    s.dice(*[6] * 7).do(strike)
    assert uses(s) == [use]
    s.dice(15).do(use)
    assert not s.asked or not s.offers("attack A-frost")

    idle = attacking("A frost-giant-of-morh@C3", "B krug@D3,E3", acting="A-frost-giant-of-morh-1")
    idle.do("done")
    assert not uses(idle)


@pytest.mark.card("berserker-charge")
def test_berserker_charge_moves_the_whole_squad_again() -> None:
    """After moving, on 15 or more, each Viking may move again, once."""
    for face, again in ((14, False), (15, True)):
        s = scene(
            "A tarn-viking-warriors@A1",
            "A tarn-viking-warriors@A3",
            "B valguard@I9",
            acting="A-tarn-viking-warriors",
        )
        s.do("move A-tarn-viking-warriors.1", "go E1", "done")
        s.dice(face).do("use tarn-viking-warriors/berserker-charge A-tarn-viking-warriors.1")
        assert (s.kind == "free-move") == again
        if again:
            s.do("move A-tarn-viking-warriors.1")
            assert "I1" in s.ends()
            s.do("go I1")
            assert s.options == ["move A-tarn-viking-warriors.2", "done"]


@pytest.mark.card("ice-troll-charge")
@pytest.mark.parametrize(
    ("ground", "face", "again"),
    [
        ("g1", 12, False),
        ("g1", 13, True),
        ("n1", 9, False),
        ("n1", 10, True),
        ("i1", 9, False),
        ("i1", 10, True),
    ],
)
def test_ice_troll_charge(ground: str, face: int, again: bool) -> None:
    """After moving 13 or more gives another move; snow and ice add 3 to the roll."""
    s = after_moving(
        "A ice-troll-berserker@A1",
        "B valguard@F1",
        rows=[f"{ground} g1 g1 g1 g1 g1"],
        acting="A-ice-troll-berserker-1",
    )
    s.dice(face).do("use ice-troll-berserker/ice-troll-charge A-ice-troll-berserker.1")
    assert (s.kind == "free-move") == again


@pytest.mark.card("frenzy")
@pytest.mark.parametrize("card", ["venoc-vipers", "aubrien-archers", "elite-onyx-vipers"])
def test_frenzy_gives_another_turn(card: str) -> None:
    """After the turn 16 or more gives another turn with the card, and after that another roll."""
    unique = card == "elite-onyx-vipers"
    for face, again in ((15, False), (16, True)):
        s = after_turn(f"A {card}@A1", "B valguard@I9", acting=f"A-{card}" if unique else f"A-{card}-1")
        s.dice(face).do(f"use {card}/frenzy A-{card}.1")
        assert begun(s, "frenzy") == again
        if again:
            s.do("done")
            assert uses(s) == [f"use {card}/frenzy A-{card}.1"]


@pytest.mark.card("gain-high-ground")
def test_granite_guardians_climb_after_their_turn() -> None:
    """Each Guardian, of all copies, may move one space, at most 4 levels higher."""
    rows = ["g1 g5 g6 g1 g1 g1 g1", " g1 g1 g1 g1 g1 g1"]
    figures = [f"A granite-guardians@{at}" for at in ("A1", "B2", "D1", "E1")]
    s = after_turn(*figures, "B valguard@G1", rows=rows, acting="A-granite-guardians-1")
    s.do("use granite-guardians/gain-high-ground A-granite-guardians.1", "move A-granite-guardians.1")
    assert s.ends() == {"B1", "A2"}
    s.do("go B1", "move A-granite-guardians.2")
    assert "C1" not in s.ends()
    s.do("stay", "move A-granite-guardians.3", "go D2")
    assert s.options == ["move A-granite-guardians.4", "done"]


@pytest.mark.card("jandar-s-dispatch")
def test_jandars_dispatch_sends_squads_on() -> None:
    """Twelve crest dice: up to four Jandar squad figures within 8 move as far as crests came up."""
    figures = [f"A knights-of-weston@{at}" for at in ("B1", "B3", "I5", "B7", "B9", "I4")]
    others = ("A finn-the-viking-champion@A1", "A marro-warriors@C3", "B valguard@I9")
    use = "use sir-gilbert/jandar-s-dispatch A-sir-gilbert"
    s = after_turn("A sir-gilbert@A5", *figures, *others)
    s.dice(1, 1, 1, *[4] * 9).do(use)
    assert s.offers("move") == [f"move A-knights-of-weston.{n}" for n in range(1, 6)]
    assert [len(event.faces) for event in s.heard(events.DiceRolled)] == [12]
    s.do("move A-knights-of-weston.1")
    assert "E1" in s.ends()
    assert "F1" not in s.ends()
    s.do("go E1")
    for n in (2, 3, 4):
        s.do(f"move A-knights-of-weston.{n}", "stay")
    assert not s.asked or s.kind != "free-move"

    s = after_turn("A sir-gilbert@A5", *figures, *others)
    s.dice(*[2] * 12).do(use)
    assert not s.asked or s.kind != "free-move"


@pytest.mark.card("javelin")
def test_javelin_throws_farther() -> None:
    """On 16 or more the range is 7 this turn."""
    for face, reach in ((15, 4), (16, 7)):
        s = after_moving("A master-of-the-hunt@A1", "B valguard@H1", acting="A-master-of-the-hunt-1")
        s.dice(face).do("use master-of-the-hunt/javelin A-master-of-the-hunt.1")
        assert range_tally(s.state, s["A-master-of-the-hunt.1"]).total == reach
        assert bool(s.asked and s.offers("attack")) == (reach == 7)


@pytest.mark.card("net-trip-14")
def test_net_trip_leaves_one_die() -> None:
    """On 14 small and medium figures he attacks defend with one die at most; large ones as usual."""
    for face, dice in ((13, 3), (14, 1)):
        s = after_moving("A retiarius@C3", "B crixus@D3", "B dund@C4,C5")
        s.dice(face).do("use retiarius/net-trip-14 A-retiarius")
        assert tally(s, "foe-defence").total == dice
        assert tally(s, "foe-defence", other="B-dund").total == 5
        assert tally(s, "foe-defence", one="B-dund", other="A-retiarius").total == 3


@pytest.mark.card("orc-battle-rush")
def test_orc_battle_rush_opens_the_first_round() -> None:
    """When the markers lie in the first round, every Death Chaser may move 5; not in a later round."""
    figures = [f"A death-chasers-of-thesk@A{n}" for n in (1, 3, 5, 7)]
    use = "use death-chasers-of-thesk/orc-battle-rush A-death-chasers-of-thesk.1"
    rest: dict[str, Any] = {
        "markers": {"A-death-chasers-of-thesk-1": "1", "B-valguard": "1"},
        "order": (1, 0),
    }
    s = scene(*figures, "B valguard@I9", **rest)
    s.do(use, "move A-death-chasers-of-thesk.1")
    assert "F1" in s.ends()
    assert "G1" not in s.ends()
    s.do("go F1")
    for n in (2, 3, 4):
        s.do(f"move A-death-chasers-of-thesk.{n}", "stay")
    assert s.kind == "move"
    assert s.options[0] == "move B-valguard"

    later = scene(*figures, "B valguard@I9", round=2, **rest)
    assert use not in later.options


@pytest.mark.card("overextend-attack")
@pytest.mark.parametrize("card", ["alastair-macdirk", "eldgrim-the-viking-champion"])
def test_overextend_attack_costs_a_wound(card: str) -> None:
    """After the turn a wound buys another one, once in a round; who dies of it has none."""
    use = f"use {card}/overextend-attack A-{card}"
    s = after_turn(f"A {card}@C3", "B valguard@I9")
    s.do(use)
    assert s[f"A-{card}"].wounds == 1
    assert begun(s, "overextend-attack")
    s.do("done")
    assert use not in (s.options if s.asked else [])

    life = s.game.content.units[card].card.life
    s = after_turn(f"A {card}@C3 wounds={life - 1}", "A marro-warriors@A1", "B valguard@I9")
    s.do(use)
    if s.kind == "spirit":
        s.do("skip")
    assert s[f"A-{card}"].place == "destroyed"
    assert not begun(s, "overextend-attack")


@pytest.mark.card("stinger-drain")
@pytest.mark.parametrize(("face", "change"), [(1, None), (4, None), (5, 0), (9, 0), (10, 1)])
def test_stinger_drain(face: int, change: int | None) -> None:
    """Optional: up to 4 one is lost and nobody attacks, up to 9 nothing, from 10 on one more attack die."""
    figures = ("A marro-stingers@A1", "A marro-stingers@A3", "B valguard@D1")
    s = after_moving(*figures, acting="A-marro-stingers-1")
    s.dice(face).do("use marro-stingers/stinger-drain A-marro-stingers.1")
    if change is None:
        assert s.kind == "lose"
        s.do("target A-marro-stingers.2")
        assert s["A-marro-stingers.2"].place == "destroyed"
        assert not s.asked or not s.offers("attack A-")
    else:
        assert attack_tally(s.state, s["A-marro-stingers.1"], s["B-valguard"]).total == 3 + change
        assert s.offers("attack A-")

    left = after_moving(*figures, acting="A-marro-stingers-1").do("skip")
    assert left.offers("attack A-")


@pytest.mark.card("unleashed-fury")
@pytest.mark.parametrize(
    ("face", "more"), [(2, 1), (6, 1), (7, 2), (11, 2), (12, 3), (15, 3), (16, 4), (19, 4), (20, 8)]
)
def test_unleashed_fury_sets_the_attack(face: int, more: int) -> None:
    """Before moving the d20 tells how many attack dice the wolves have more this turn."""
    s = scene(
        "A anubian-wolves@A1", "B valguard@B1", "B krug@H8,I8", acting="A-anubian-wolves-1", step="move"
    )
    assert attack_tally(s.state, s["A-anubian-wolves.1"], s["B-valguard"]).total == 1
    rolled = _wolves(face)
    assert attack_tally(rolled.state, rolled["A-anubian-wolves.1"], rolled["B-valguard"]).total == 1 + more


def _wolves(face: int) -> Scene:
    """The wolves at the start of a turn whose roll shows this face; the roll is a must."""
    s = scene(
        "A anubian-wolves@A1", "A anubian-wolves@A3", "B valguard@B1", order=(0, 1),
        markers={"A-anubian-wolves-1": "2", "B-valguard": "12"},
    )  # fmt: skip
    s.do("done")
    return s.dice(face).do("done") if s.kind == "attack" else s


@pytest.mark.card("unleashed-fury")
def test_unleashed_fury_may_cost_a_wolf() -> None:
    """On a 1 one of them, of the player's choice, is destroyed."""
    s = _wolves(1)
    assert s.kind == "lose"
    s.do("target A-anubian-wolves.2")
    assert s["A-anubian-wolves.2"].place == "destroyed"
    assert attack_tally(s.state, s["A-anubian-wolves.1"], s["B-valguard"]).total == 1


def test_the_start_of_a_turn() -> None:
    """Nothing is offered before moving to cards without such a power."""
    assert before_moving("A valguard@A1", "B crixus@I9").kind == "move"
