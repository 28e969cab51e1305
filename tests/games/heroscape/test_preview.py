"""Odds before the choice are those of the real game: every way the dice may fall is tried out."""

from __future__ import annotations

import random
from math import comb
from typing import Any

import pytest

from battlewright.games.heroscape.model.options import Strike
from battlewright.games.heroscape.model.state import State
from battlewright.kernel.odds import Odds
from tests.games.heroscape.fate import COMBAT, D20, Faces, outcomes, split
from tests.games.heroscape.scenes import GAME, Scene, scene, unit

SHOOTER = unit("shooter", range=6, attack=3, defence=2, move=0)
BRUTE = unit("brute", attack=3, defence=2, life=3)
WEAK = unit("weak", attack=2, defence=1, life=3)
NEAR = ("A brute@C3", "B weak@D3")


def previewed(s: Scene, text: str) -> list[Odds]:
    """The odds of an option that is offered."""
    seat = s.asked[0]
    option = next(o for o in s.decision.options if s.game.reader.read(text) == o)
    return s.game.preview(s.game.view(s.state, seat), seat, option)


def compare(
    monkeypatch: pytest.MonkeyPatch,
    s: Scene,
    text: str,
    name: str,
    *,
    combat: Faces = COMBAT,
    d20: Faces = D20,
) -> Odds:
    """The odds told for a figure equal what the game does with it."""
    odds = next(found for found in previewed(s, text) if found.target == name)
    before = s[name].wounds

    def harm(state: State) -> int:
        return state.figures[name].wounds - before

    real = outcomes(monkeypatch, s, text, harm, combat=combat, d20=d20)
    told = {number: chance for number, chance in enumerate(odds.wounds) if chance > 1e-12}
    assert told == pytest.approx(real)
    if odds.knock_out:
        assert odds.knock_out == pytest.approx(real[max(real)])
    return odds


CASES: dict[str, tuple[tuple[str, ...], dict[str, Any], str, str, Faces, Faces]] = {
    "a plain attack": (NEAR, {}, "attack A-brute B-weak", "B-weak", COMBAT, D20),
    "blanks count": (NEAR, {"v_blank_wild": "on"}, "attack A-brute B-weak", "B-weak", COMBAT, D20),
    "counter strike, the target": (
        ("A brute@C3", "B izumi-samurai@D3"),
        {},
        "attack A-brute B-izumi-samurai.1",
        "B-izumi-samurai.1",
        COMBAT,
        D20,
    ),
    "counter strike, the attacker": (
        ("A brute@C3", "B izumi-samurai@D3"),
        {},
        "attack A-brute B-izumi-samurai.1",
        "A-brute",
        COMBAT,
        D20,
    ),
    "one shield stops everything": (
        ("A shooter@B3", "B krav-maga-agents@F3"),
        {},
        "attack A-shooter B-krav-maga-agents.1",
        "B-krav-maga-agents.1",
        COMBAT,
        D20,
    ),
    "one shield leaves one wound": (
        ("A brute@C3", "B migol-ironwill@D3"),
        {},
        "attack A-brute B-migol-ironwill",
        "B-migol-ironwill",
        COMBAT,
        D20,
    ),
    "wounds ignored on a d20, with the distance": (
        ("A shooter@B3", "B brave-arrow@F3"),
        {},
        "attack A-shooter B-brave-arrow",
        "B-brave-arrow",
        COMBAT,
        split(2, 3, 4, 5, 6, 7, 8, 9),
    ),
    "cells divide": (
        ("A brute@C3", "B marro-dividers@D3"),
        {},
        "attack A-brute B-marro-dividers.1",
        "B-marro-dividers.1",
        COMBAT,
        split(17),
    ),
    "it vanishes when hit": (
        ("A brute@C3", "B isamu@D3"),
        {},
        "attack A-brute B-isamu",
        "B-isamu",
        COMBAT,
        split(9),
    ),
    "smoke before the shot": (
        ("A shooter@B3", "B nakita-agents@F3"),
        {},
        "attack A-shooter B-nakita-agents.1",
        "B-nakita-agents.1",
        COMBAT,
        split(13),
    ),
    "nothing but skulls destroys": (
        ("A rechets-of-bogdan@C3", "B weak@D3"),
        {},
        "attack A-rechets-of-bogdan.1 B-weak",
        "B-weak",
        COMBAT,
        D20,
    ),
    "each skull counts twice": (
        ("A migol-ironwill@C3", "B weak@D3"),
        {},
        "attack A-migol-ironwill B-weak",
        "B-weak",
        COMBAT,
        D20,
    ),
    "a shield for free": (
        ("A brute@C3", "B mogrimm-forgehammer@D3"),
        {},
        "attack A-brute B-mogrimm-forgehammer",
        "B-mogrimm-forgehammer",
        COMBAT,
        D20,
    ),
    "poison": (
        ("A sujoah@C3,B3", "B weak@D3"),
        {},
        "attack A-sujoah B-weak sujoah/poison-sting",
        "B-weak",
        COMBAT,
        split(10, 20),
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_the_odds_of_an_attack_are_those_of_the_game(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Attack, defence and everything that answers them: each result as likely as told."""
    figures, switches, text, name, combat, d20 = CASES[case]
    acting = figures[0].split("@")[0].replace(" ", "-")
    s = scene(*figures, acting=acting, step="attack", units=[SHOOTER, BRUTE, WEAK], **switches)

    compare(monkeypatch, s, text, name, combat=combat, d20=d20)


def test_the_aura_of_the_home_tree_counts_crests() -> None:
    """Three crests of ten save an Elf from destruction: the odds have the chance of that."""
    elf = unit("elf", species="elf", life=1, defence=0)
    s = scene("A brute@C3", "B elf@D3", "B acolarh@F3", acting="A-brute", step="attack", units=[BRUTE, elf])

    odds = previewed(s, "attack A-brute B-elf")[0]

    saved = 1 - sum(comb(10, n) * (1 / 6) ** n * (5 / 6) ** (10 - n) for n in range(3))
    assert odds.knock_out == pytest.approx(7 / 8 * (1 - saved))


def test_further_dice_after_a_wound(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mortal Strike rolls one more die per wound against a unique hero; the odds count its skulls."""
    hunter = unit(
        "hunter",
        attack=2,
        parts=[
            {
                "kind": "action",
                "moment": "after-wounding",
                "rows": [{"effects": [{"do": "extra-dice"}]}],
                "mandatory": True,
                "target": {"side": "enemy"},
                "once": "",
            }
        ],
    )
    s = scene("A hunter@C3", "B weak@D3", acting="A-hunter", step="attack", units=[hunter, WEAK])

    compare(monkeypatch, s, "attack A-hunter B-weak", "B-weak")


def test_each_victim_of_an_area_has_its_own_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    """HS-AREA-02: one roll hits all; each defends alone, and the odds name everyone."""
    blast = unit(
        "blast", attack=1, parts=[{"kind": "special-attack", "range": 5, "dice": 2, "area": "adjacent"}]
    )
    other = unit("other", defence=2, life=2)
    s = scene(
        "A blast@B3", "B weak@E3", "B other@F3", acting="A-blast", step="attack", units=[blast, WEAK, other]
    )
    text = "attack A-blast B-weak blast/power"

    assert {odds.target for odds in previewed(s, text)} == {"B-weak", "B-other"}
    compare(monkeypatch, s, text, "B-weak")
    compare(monkeypatch, s, text, "B-other")


@pytest.mark.rule("HS-LEAVE-02", "HS-FALL-03")
def test_a_way_out_tells_what_may_happen_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leaving an enemy costs a die, and the odds say how likely it hurts."""
    s = scene("A brute@C3", "B weak@D3", acting="A-brute", units=[BRUTE, WEAK])
    s.do("move A-brute")

    odds = compare(monkeypatch, s, "go A3", "A-brute")

    assert odds.wounds == pytest.approx((0.5, 0.5))
    assert [test.kind for test in odds.tests] == ["swipe"]


def test_a_fall_is_told_with_its_dice() -> None:
    """HS-FALL-03: a drop of the own height or more rolls a die; the way down says so."""
    rows = ["g9 g9 g1 g1 g1"] * 4
    s = scene("A brute@B2", "B weak@E4", acting="A-brute", units=[BRUTE, WEAK], rows=rows)
    s.do("move A-brute")

    text = next(option for option in s.options if option.startswith("go C2"))
    odds = previewed(s, text)[0]

    assert odds.wounds == pytest.approx((0.5, 0.5))
    assert [test.kind for test in odds.tests] == ["fall"]


def test_a_harmless_move_has_no_odds() -> None:
    """Where nothing is rolled there is nothing to tell."""
    s = scene("A brute@C3", "B weak@H7", acting="A-brute", units=[BRUTE, WEAK])
    s.do("move A-brute")

    assert previewed(s, "go D3") == []


def test_the_rows_of_a_d20_table_are_told_with_their_faces(monkeypatch: pytest.MonkeyPatch) -> None:
    """A power that rolls names each result, its faces and its chance, and what the target takes."""
    healer = unit(
        "seer",
        parts=[
            {
                "kind": "action",
                "moment": "after-moving",
                "target": {"side": "enemy"},
                "reach": {"adjacent": True},
                "rows": [
                    {"least": 11, "effects": [{"do": "wound"}]},
                    {"least": 20, "effects": [{"do": "destroy"}]},
                ],
            }
        ],
    )
    s = scene("A seer@C3", "B weak@D3", acting="A-seer", step="after-move", units=[healer, WEAK])

    odds = compare(monkeypatch, s.do("use seer/power A-seer"), "target B-weak", "B-weak")

    told = [(chance.what, chance.faces, chance.chance) for chance in odds.outcomes]
    assert told == [("", (1, 10), 0.5), ("wound:1", (11, 19), 0.45), ("destroy:0", (20, 20), 0.05)]
    assert odds.knock_out == pytest.approx(0.05)


@pytest.mark.rule("HSV-SHOVE-02", "HSV-SHOVE-03")
def test_a_shove_tells_how_far_it_may_go() -> None:
    """Size against size: two dice against two leave 0, 1 or 2 spaces."""
    s = scene("A brute@C3", "B weak@D3", acting="A-brute", step="attack", units=[BRUTE, WEAK], v_shove="on")

    odds = previewed(s, "shove A-brute B-weak")[0]

    assert sum(odds.remaining) == pytest.approx(1)
    assert odds.remaining[2] == pytest.approx(1 / 4 * 4 / 9)


@pytest.mark.parametrize(
    "armies", [("hunters-of-utgar", "blades-of-the-east"), ("machine-war", "orc-raiders")]
)
def test_the_odds_of_whatever_is_offered_add_up_and_change_nothing(armies: tuple[str, str]) -> None:
    """Every option of a random game can be asked for its odds, from what its seat may know."""
    rng = random.Random(armies[0])
    setup = {"map": "training-ground", "armies": list(armies), "points": 500}
    state = GAME.new(setup, seed="odds")
    told = 0
    for _ in range(300):
        if not state.stack:
            break
        seat = rng.choice(GAME.asked(state))
        options = GAME.decision(state, seat).options
        view = GAME.view(state, seat)
        before = GAME.digest(view)
        for option in rng.sample(options, min(6, len(options))):
            for odds in GAME.preview(view, seat, option):
                told += 1
                for row in (odds.wounds, odds.remaining, [c.chance for c in odds.outcomes]):
                    assert not row or sum(row) == pytest.approx(1), (option, odds)
                assert 0 <= odds.knock_out <= 1 + 1e-9
        assert GAME.digest(view) == before
        strikes = [option for option in options if isinstance(option, Strike)]
        GAME.take(state, seat, rng.choice(strikes or options))
    assert told > 10
