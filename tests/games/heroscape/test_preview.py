"""Odds before the choice are those of the real game: every way the dice may fall is tried out."""

from __future__ import annotations

import random
from math import comb
from typing import Any

import pytest

from battlewright.games.heroscape import foresight
from battlewright.games.heroscape.describe import describe_odds
from battlewright.games.heroscape.lexicon import Lexicon
from battlewright.games.heroscape.model.options import Strike
from battlewright.games.heroscape.model.state import State
from battlewright.kernel.odds import Chance, Odds
from battlewright.texts import Texts
from tests.games.heroscape.fate import COMBAT, D20, Faces, outcomes, split
from tests.games.heroscape.scenes import GAME, Scene, scene, unit

BLAST = {"kind": "special-attack", "range": 5, "dice": 2, "area": {"shape": "adjacent"}}
RAPID = {"kind": "special-attack", "range": 5, "dice": 1, "repeat": {"kind": "again", "after": "wounded"}}
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
        "blast",
        attack=1,
        parts=[BLAST],
    )
    other = unit("other", defence=2, life=2)
    s = scene(
        "A blast@B3", "B weak@E3", "B other@F3", acting="A-blast", step="attack", units=[blast, WEAK, other]
    )
    text = "attack A-blast B-weak blast/power"

    assert [odds.target for odds in previewed(s, text)] == ["B-weak", "B-other", ""]
    compare(monkeypatch, s, text, "B-weak")
    compare(monkeypatch, s, text, "B-other")


def test_victims_of_an_area_share_one_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    """HS-AREA-02: few skulls are few for all; the odds of all together are not those of each multiplied."""
    blast = unit(
        "blast",
        attack=1,
        parts=[BLAST],
    )
    frail = unit("frail", defence=1, life=1, figures=2)
    s = scene("A blast@B3", "B frail@E3", "B frail@F3", acting="A-blast", step="attack", units=[blast, frail])
    text = "attack A-blast B-frail.1 blast/power"

    def fallen(state: State) -> int:
        return sum(figure.place == "destroyed" for figure in state.figures.values())

    together = next(odds for odds in previewed(s, text) if odds.note == "together")
    real = outcomes(monkeypatch, s, text, fallen)

    told = {int(chance.what.partition(":")[2]): chance.chance for chance in together.outcomes}
    assert told == pytest.approx(real)
    assert together.knock_out == pytest.approx(real[2])
    alone = previewed(s, text)[0].knock_out
    assert together.knock_out > alone * alone


def test_the_fall_of_one_who_protects_others_is_reckoned_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once Raelin has fallen, those behind her have two defence dice fewer; the odds know."""
    blast = unit(
        "blast",
        attack=1,
        parts=[BLAST],
    )
    s = scene(
        "A blast@B3",
        "B raelin-the-kyrie-warrior-rotv@E3 wounds=4",
        "B weak@F3 wounds=2",
        acting="A-blast",
        step="attack",
        units=[blast, unit("weak", defence=0, life=3)],
    )

    compare(monkeypatch, s, "attack A-blast B-raelin-the-kyrie-warrior-rotv blast/power", "B-weak")


# --- series ---------------------------------------------------------------------------------------


def series(s: Scene, text: str) -> Odds:
    """The odds of attacking the same target as often as possible."""
    return next(odds for odds in previewed(s, text) if odds.note == "series")


def test_both_attacks_of_a_double_attack_are_told() -> None:
    """Two attacks of two dice on one without defence: four dice in all."""
    twice = unit("twice", attack=2, parts=[{"kind": "attacks", "count": 2}])
    s = scene(
        "A twice@C3",
        "B open@D3",
        acting="A-twice",
        step="attack",
        units=[twice, unit("open", defence=0, life=9)],
    )

    odds = series(s, "attack A-twice B-open")

    assert odds.wounds == pytest.approx([comb(4, n) / 16 for n in range(5)])


def test_an_attack_that_is_repeated_while_it_wounds_is_told_to_the_end() -> None:
    """One die, repeated after each skull, kills a life of two in a quarter of all cases."""
    rapid = unit(
        "rapid",
        attack=1,
        parts=[RAPID],
    )
    s = scene(
        "A rapid@C3",
        "B open@E3",
        acting="A-rapid",
        step="attack",
        units=[rapid, unit("open", defence=0, life=2)],
    )
    text = "attack A-rapid B-open rapid/power"

    assert series(s, text).wounds == pytest.approx((1 / 2, 1 / 4, 1 / 4))
    assert chances(previewed(s, text))["choice-again:rapid/power"] == pytest.approx(1 / 2)


# --- what players decide in between ---------------------------------------------------------------


def chances(found: list[Odds]) -> dict[str, float]:
    """Everything said beside the figures, with its chance."""
    return {chance.what: chance.chance for odds in found if not odds.target for chance in odds.outcomes}


def test_a_save_that_is_paid_for_is_told_both_ways() -> None:
    """Nobody knows whether the armour will be given up: with it there is no wound, without it there is."""
    s = scene("A brute@C3", "B mezzodemon-warmongers@D3", acting="A-brute", step="attack", units=[BRUTE])
    s.card("B-mezzodemon-warmongers-1").tokens["armour"] = 1
    power = "mezzodemon-warmongers/exoskeleton"

    odds, paid = previewed(s, "attack A-brute B-mezzodemon-warmongers.1")[:2]

    assert odds.knock_out > 0
    assert (paid.note, paid.wounds) == (power, (1.0,))
    said = chances(previewed(s, "attack A-brute B-mezzodemon-warmongers.1"))
    assert said[f"choice-save:{power}"] == pytest.approx(odds.knock_out)


def test_a_last_blow_is_in_the_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Frost Giant's last three dice hit whoever struck it down, who stands there alone."""
    s = scene(
        "A brute@C3", "B frost-giant-of-morh@D3,E3 wounds=7", acting="A-brute", step="attack", units=[BRUTE]
    )
    text = "attack A-brute B-frost-giant-of-morh.1"

    compare(monkeypatch, s, text, "A-brute")
    assert "choice-last-blow:frost-giant-of-morh/dying-swipe" in chances(previewed(s, text))


@pytest.mark.rule("HSV-UNIT-03", "HSV-UNIT-04")
def test_an_explosion_that_sets_off_another_is_in_the_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A destroyed Soulborg explodes on 18 or more, and so may those whom its blast destroys."""
    borg = unit("borg", species="soulborg", life=1, defence=0, attack=2, figures=3)
    s = scene(
        "A brute@C3", "B borg@D3", "B borg@E3", "B borg@F3",
        acting="A-brute", step="attack", units=[unit("brute", attack=1, life=9), borg], v_soulborg_blast="on",
    )  # fmt: skip

    for name in ("B-borg.2", "B-borg.3", "A-brute"):
        compare(monkeypatch, s, "attack A-brute B-borg.1", name, d20=split(18))


@pytest.mark.rule("HS-LEAVE-02")
def test_a_strike_that_may_be_forgone_is_reckoned_as_made() -> None:
    """Where the opponent may decline it, the odds say so."""
    s = scene(*NEAR, acting="A-brute", units=[BRUTE, WEAK], leaving_attack_optional="opponent_may_decline")
    s.do("move A-brute")

    found = previewed(s, "go A3")

    assert found[0].wounds == pytest.approx((0.5, 0.5))
    assert chances(found) == {"choice-swipe:HS-LEAVE-02": pytest.approx(1.0)}


@pytest.mark.rule("HS-GLYPH-01")
def test_what_a_hidden_glyph_does_is_not_told() -> None:
    """A move onto a glyph that nobody has seen is said to be open."""
    s = scene("A brute@C3", "B weak@H7", acting="A-brute", units=[BRUTE, WEAK], glyphs={"D3": "?M"})
    s.do("move A-brute")

    assert chances(previewed(s, "go D3")) == {"unknown-glyph:0": 1.0}


@pytest.mark.rule("HS-GLYPH-MITONSOUL-01")
def test_stepping_onto_mitonsoul_is_told_for_everyone() -> None:
    """A 1 on the d20 destroys, friend or foe."""
    s = scene("A brute@C3", "B weak@H7", acting="A-brute", units=[BRUTE, WEAK], glyphs={"D3": "M"})
    s.do("move A-brute")

    found = {odds.target: odds.knock_out for odds in previewed(s, "go D3") if odds.target}

    assert found == {"A-brute": pytest.approx(0.05), "B-weak": pytest.approx(0.05)}


@pytest.mark.rule("HSV-POWER-02")
def test_a_repeated_roll_is_told_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the same dice may do when they are rolled again, wounds and all."""
    s = scene(*NEAR, acting="A-brute", step="attack", units=[BRUTE, WEAK], v_power_points="on")
    for card in s.state.cards.values():
        card.power_points = int(card.seat == 0)
    s.dice(1, 6, 6).do("attack A-brute B-weak")

    compare(monkeypatch, s, "reroll A-brute", "B-weak")
    assert compare(monkeypatch, s, "accept", "B-weak").wounds == pytest.approx((1 / 3, 2 / 3))


@pytest.mark.parametrize("language", ["en", "de", "pl", "fr"])
def test_everything_said_beside_the_figures_has_words(language: str) -> None:
    """Choices, explosions, series and things unknown in the four languages."""
    lexicon = Lexicon(Texts(language, missing="raise"), GAME.content, None)
    kinds = ("save", "last-blow", "swipe", "free-move", "reroll", "power", "again", "attack", "other")
    said = [f"choice-{kind}:isamu/vanish-9" for kind in kinds]
    said += ["alone:0", "unknown-glyph:0", "better:0", "fallen:0", "fallen:2", "longer-move:3", "swarm:6"]
    outcomes_ = tuple(Chance(what, 0.5) for what in said)

    lines = [
        describe_odds(lexicon, Odds("", (), (), outcomes=outcomes_)),
        describe_odds(lexicon, Odds("", (), (), (0.5, 0.5), 0.5, "together")),
        describe_odds(lexicon, Odds("isamu", (), (), (0.5, 0.5), 0.5, "series")),
    ]

    assert all(line and "⟦" not in line for line in lines)


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
                said = [chance.chance for chance in odds.outcomes]
                for row in (odds.wounds, odds.remaining, said if odds.target else []):
                    assert not row or sum(row) == pytest.approx(1), (option, odds)
                assert all(0 < chance <= 1 + 1e-9 for chance in said), (option, odds)
                assert 0 <= odds.knock_out <= 1 + 1e-9
        assert GAME.digest(view) == before
        strikes = [option for option in options if isinstance(option, Strike)]
        GAME.take(state, seat, rng.choice(strikes or options))
    assert told > 10


def test_too_many_ends_are_said_to_be_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then each figure is reckoned by itself, and the odds say that they do so."""
    monkeypatch.setattr(foresight, "MOST_ROLLS", 3)
    s = scene(*NEAR, acting="A-brute", step="attack", units=[BRUTE, WEAK])

    found = previewed(s, "attack A-brute B-weak")

    assert found[0].target == "B-weak"
    assert chances(found) == {"alone:0": 1.0}
