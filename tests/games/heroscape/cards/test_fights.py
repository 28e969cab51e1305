"""Powers in a fight: several attacks, how many figures act, experience, loyalty to a named card."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.heroscape.cards.measuring import name
from tests.games.heroscape.scenes import Scene, scene

pytestmark = pytest.mark.rule("HS-ATTACK-02")


def fight(*figures: str, **rest: Any) -> Scene:
    """The attack step of the first figure's card."""
    return scene(*figures, acting=name(figures[0]), step="attack", players=2, **rest)


def miss(s: Scene, text: str) -> Scene:
    """An attack that shows nothing but blanks."""
    return s.dice(*[6] * 30).do(text)


# --- several attacks


@pytest.mark.card("double-attack")
@pytest.mark.parametrize("unit", ["krug", "ogre-pulverizer", "syvarris", "guilty-mccreech", "einar-imperium"])
def test_some_attack_twice(unit: str) -> None:
    """Two attacks, on one target or on two; not three."""
    at = "C3,B3" if unit == "krug" else "C3"
    s = fight(f"A {unit}@{at}", "B sir-denrick@D3", "B valguard@C4")
    me = next(iter(s.state.figures))
    miss(s, f"attack {me} B-sir-denrick")
    assert s.offers(f"attack {me}") == [f"attack {me} B-sir-denrick", f"attack {me} B-valguard"]
    miss(s, f"attack {me} B-sir-denrick")
    assert not s.asked or not s.offers(f"attack {me}")


@pytest.mark.card("double-attack")
def test_others_attack_once() -> None:
    """Without the power one attack is all."""
    s = miss(fight("A sir-denrick@C3", "B krug@D3,E3"), "attack A-sir-denrick B-krug")
    assert not s.asked or not s.offers("attack")


@pytest.mark.card("feral-rage")
def test_quasatch_rage_against_three_different_figures() -> None:
    """Each may attack up to three figures, none of them twice."""
    s = fight("A quasatch-hunters@C3", *(f"B marro-warriors@{h}" for h in ("D3", "C4", "B4", "B3")))
    me = "A-quasatch-hunters.1"
    for number in (1, 2, 3):
        assert len(s.offers(f"attack {me}")) == 5 - number
        miss(s, f"attack {me} B-marro-warriors.{number}")
    assert not s.asked or not s.offers(f"attack {me}")


@pytest.mark.card("hydra-heads")
@pytest.mark.parametrize("wounds", [0, 1, 3])
def test_a_hydra_has_as_many_heads_as_are_left(wounds: int) -> None:
    """Four attacks, one fewer for each wound on it."""
    s = fight(f"A fen-hydra@C3,B3 wounds={wounds}", "B sir-denrick@D3")
    for _ in range(4 - wounds):
        miss(s, "attack A-fen-hydra.1 B-sir-denrick")
    assert not s.asked or not s.offers("attack A-fen-hydra.1")


@pytest.mark.card("shaolin-assault")
@pytest.mark.parametrize("hit", [False, True])
def test_a_monk_attacks_everybody_around(hit: bool) -> None:
    """All adjacent enemies, each once with dice of its own, whether the earlier ones fell or not."""
    places = ("D3", "C4", "B4")
    s = fight("A shaolin-monks@C3", *(f"B marro-warriors@{h}" for h in places), "B marro-warriors@I9")
    me = "A-shaolin-monks.1"
    for number in (1, 2, 3):
        assert s.offers(f"attack {me}") == [
            f"attack {me} B-marro-warriors.{n}" for n in range(number, 4)
        ]  # not again those it has attacked
        s.dice(*([1, 1, 1] if hit else [6, 6, 6]), *[6] * 9).do(f"attack {me} B-marro-warriors.{number}")
    assert not s.asked or not s.offers(f"attack {me}")
    fallen = [f.id for f in s.state.figures.values() if f.place == "destroyed"]
    assert len(fallen) == (3 if hit else 0)


# --- how many act


def swarm(unit: str, number: int, *faces: int) -> Scene:
    """A turn of a common squad of which `number` figures stand in a row, from its first roll on."""
    from battlewright.games.heroscape.model.frames import Turn

    spots = [f"{c}{r}" for r in (1, 3) for c in "ABCDEFGHI"][:number]
    s = scene(*(f"A {unit}@{at}" for at in spots), "B krug@H9,I9", acting=f"A-{unit}-1")
    s.state.stack = [*s.state.stack[:2], Turn(seat=0, card=f"A-{unit}-1", marker="1", step="begin")]
    return s.dice(*faces).run()


def movers(s: Scene) -> int:
    """How many different figures get to move."""
    moved = 0
    while s.kind == "move" and s.offers("move A"):
        s.do(s.offers("move A")[0])
        s.do(next(text for text in s.options if text.startswith("go ")))
        moved += 1
    return moved


@pytest.mark.card("hive-swarm")
@pytest.mark.parametrize(("face", "number"), [(1, 3), (12, 3), (13, 6), (16, 6), (17, 9), (20, 9)])
def test_a_roll_says_how_many_drones_act(face: int, number: int) -> None:
    """Three, six or nine of the ten drones move this turn."""
    assert movers(swarm("marro-drones", 10, face)) == number


@pytest.mark.card("hive-swarm")
def test_drones_that_moved_are_those_that_attack() -> None:
    """With a 13 six drones attack, moved or not, but no others once six have moved."""
    places = ["C2", "D2", "C4", "D4", "B3", "F3", "E2"]
    s = scene(*(f"A marro-drones@{at}" for at in places), "B krug@D3,E3", acting="A-marro-drones-1")
    s.turn.movers = s.turn.attackers = 6
    s.turn.chosen = [f"A-marro-drones.{n}" for n in (1, 2, 3, 4, 5, 7)]
    s.do("done")
    assert {text.split()[1] for text in s.offers("attack A")} == {
        f"A-marro-drones.{n}" for n in (1, 2, 3, 4, 7)
    }  # the fifth stands too far away, the sixth has not been chosen


@pytest.mark.card("horde-movement")
def test_six_zombies_move_and_three_attack() -> None:
    """Six of seven move; afterwards any three attack, also one that has not moved."""
    assert movers(swarm("zombies-of-morindan", 7)) == 6
    places = ["C2", "D2", "C4", "D4", "E2", "E4", "F3"]
    s = scene(
        *(f"A zombies-of-morindan@{at}" for at in places), "B charos@D3,E3", acting="A-zombies-of-morindan-1"
    )
    s.turn.chosen = [f"A-zombies-of-morindan.{n}" for n in range(1, 7)]
    s.do("done")
    for number in (7, 1, 2):
        miss(s, f"attack A-zombies-of-morindan.{number} B-charos")
    assert not s.asked or not s.offers("attack A")


# --- experience, a king, a fury


@pytest.mark.card("bloodlust")
def test_samurai_learn_from_their_kills() -> None:
    """One more attack die per destroyed enemy, three at most; a wound alone teaches nothing."""
    s = fight("A tagawa-samurai@C3", "A tagawa-samurai@I1", "B marro-warriors@D3", "B krug@H9,I9")
    s.dice(1, 6, 6, 6, 6, 6).do("attack A-tagawa-samurai.1 B-marro-warriors.1")
    assert dice_of(s, "A-tagawa-samurai.2", "B-krug") == 4
    for more, total in ((2, 5), (3, 6)):
        s.card("A-tagawa-samurai").tokens["experience"] = more
        assert dice_of(s, "A-tagawa-samurai.1", "B-krug") == total

    full = fight("A tagawa-samurai@C3", "B marro-warriors@D3", "B krug@H9,I9")
    full.card("A-tagawa-samurai").tokens["experience"] = 3
    full.dice(1, *[6] * 9).do("attack A-tagawa-samurai.1 B-marro-warriors.1")
    assert full.card("A-tagawa-samurai").tokens["experience"] == 3

    hurt = fight("A tagawa-samurai@C3", "B krug@D3,E3")
    hurt.dice(1, 1, 6, 6, 6, 6).do("attack A-tagawa-samurai.1 B-krug")
    assert hurt.card("A-tagawa-samurai").tokens.get("experience", 0) == 0


@pytest.mark.card("bloodlust")
def test_a_counter_strike_and_a_leaving_strike_teach_as_well() -> None:
    """Whatever they destroy an enemy with."""
    s = fight("A marro-warriors@C3", "B tagawa-samurai@D3", "A krug@H9,I9")
    s.dice(6, 6, 4, 6, 6, 6, 6).do("attack A-marro-warriors.1 B-tagawa-samurai.1")
    assert s["A-marro-warriors.1"].place == "destroyed"
    assert s.card("B-tagawa-samurai").tokens["experience"] == 1

    s = scene("A marro-warriors@C3", "B tagawa-samurai@D3", "A krug@H9,I9", acting="A-marro-warriors")
    s.dice(1).do("move A-marro-warriors.1", "go A3")
    assert s.card("B-tagawa-samurai").tokens["experience"] == 1


def dice_of(s: Scene, attacker: str, target: str) -> int:
    """The dice of a normal attack."""
    from battlewright.games.heroscape.rules.numbers import attack_tally

    return attack_tally(s.state, s[attacker], s[target]).total


def guard_of(s: Scene, defender: str, attacker: str) -> int:
    """The dice of a defence."""
    from battlewright.games.heroscape.rules.numbers import defence_tally, origin_of

    one, two = s[attacker], s[defender]
    return defence_tally(s.state, two, origin_of(s.state, one, two), "normal", one).total


def at_start(*figures: str) -> Scene:
    """The start of the game, when cards are named."""
    from battlewright.games.heroscape.model.frames import Round
    from battlewright.games.heroscape.procedures.moments import game_start_frames
    from battlewright.kernel.frames import push

    s = scene(*figures, round=0)
    s.state.stack = [Round()]
    for frame in reversed(game_start_frames(s.state)):
        push(s.state, frame)
    return s.run()


@pytest.mark.card("loyalty-to-the-lizard-king")
def test_greenscales_fight_for_their_king() -> None:
    """A great unique Dragon is named; near it, in sight within two spaces, one more die of both kinds."""
    s = at_start(
        "A greenscale-warriors@C3", "A charos@E3,F3", "A red-wyrmling@A1", "A finn-the-viking-champion@A3",
        "B krug@C4,C5", "A greenscale-warriors@I9",
    )  # fmt: skip
    assert s.kind == "power"
    s.do("use greenscale-warriors/loyalty-to-the-lizard-king A-greenscale-warriors.1")
    assert s.options == ["target charos"]
    s.do("target charos")
    for figure, more in (("A-greenscale-warriors.1", 1), ("A-greenscale-warriors.2", 0)):
        assert dice_of(s, figure, "B-krug") == 2 + more
        assert guard_of(s, figure, "B-krug") == 3 + more
    s["A-charos"].at = ["F3", "G3"]
    assert dice_of(s, "A-greenscale-warriors.1", "B-krug") == 2


@pytest.mark.card("highland-fury")
def test_macdirks_rage_at_the_wounds_of_their_champion() -> None:
    """Each wound of the named champion is one die more while he lives; no other champion counts."""
    s = at_start(
        "A macdirk-warriors@C3",
        "A alastair-macdirk@A1",
        "A sir-denrick@A3 wounds=4",
        "A valguard@A5",
        "B krug@D3,E3",
    )
    s.do("use macdirk-warriors/highland-fury A-macdirk-warriors.1")
    assert s.options == ["target alastair-macdirk", "target sir-denrick"]
    s.do("target alastair-macdirk")
    assert dice_of(s, "A-macdirk-warriors.1", "B-krug") == 2
    s["A-alastair-macdirk"].wounds = 3
    assert dice_of(s, "A-macdirk-warriors.1", "B-krug") == 5
    s["A-alastair-macdirk"].place, s["A-alastair-macdirk"].at = "destroyed", []
    assert dice_of(s, "A-macdirk-warriors.1", "B-krug") == 2


@pytest.mark.card("highland-fury")
def test_macdirks_do_not_raise_a_hand_against_him() -> None:
    """Should he change sides they may not attack him; the enemy's own Alastair they may."""
    from battlewright.games.heroscape.rules.attack import attack_denial

    s = fight("A macdirk-warriors@C3", "A alastair-macdirk@D3", "B sir-denrick@C4", "B alastair-macdirk@C2")
    s.card("A-macdirk-warriors-1").named = "alastair-macdirk"
    clan = s["A-macdirk-warriors.1"]
    assert attack_denial(s.state, clan, s["B-alastair-macdirk"]) is None

    s = fight("A macdirk-warriors@C3", "A alastair-macdirk@D3", "B sir-denrick@C4")
    s.card("A-macdirk-warriors-1").named = "alastair-macdirk"
    s["A-alastair-macdirk"].seat = s.card("A-alastair-macdirk").seat = 1
    denied = attack_denial(s.state, s["A-macdirk-warriors.1"], s["A-alastair-macdirk"])
    assert denied is not None
    assert denied.rule == "macdirk-warriors/highland-fury"
    assert attack_denial(s.state, s["A-macdirk-warriors.1"], s["B-sir-denrick"]) is None
