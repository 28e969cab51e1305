"""Everything that can happen, be asked, be chosen or be refused can be said, in every language."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import battlewright.games.heroscape as package
from battlewright.games.heroscape.describe import describe_denial, describe_tests
from battlewright.games.heroscape.lexicon import Lexicon
from battlewright.games.heroscape.model import cards, events
from battlewright.games.heroscape.model.options import HeroscapeOption
from battlewright.games.heroscape.narrator import HeroscapeNarrator
from battlewright.games.heroscape.switches import SWITCHES
from battlewright.kernel.denial import Denial
from battlewright.kernel.events import Event
from battlewright.texts import Texts, languages, rulebook
from tests.games.heroscape.scenes import GAME, scene, unit

SOURCES = [path.read_text(encoding="utf-8") for path in Path(package.__path__[0]).rglob("*.py")]
CODE = "\n".join(SOURCES)


def tags(kinds: Any) -> set[str]:
    """The names of some types of records."""
    return {str(kind.__struct_config__.tag) for kind in kinds}


def said(prefix: str) -> set[str]:
    """What English has messages for."""
    return {id.removeprefix(prefix) for id in Texts("en").ids if id.startswith(prefix)}


def test_every_event_option_and_effect_has_a_message() -> None:
    """By its own name."""
    kinds = [
        k for k in vars(events).values() if isinstance(k, type) and issubclass(k, Event) and k is not Event
    ]

    assert tags(kinds) - said("hs-event-") == set()
    assert tags(HeroscapeOption.__args__) - said("hs-option-") == set()
    assert tags(cards.AnyEffect.__args__) - said("hs-effect-") == set()


def test_every_question_the_engine_asks_has_a_message() -> None:
    """The kinds of decisions are read from the code itself."""
    kinds = set(re.findall(r'Decision\(\s*(?:frame\.)?seat,\s*"([a-z-]+)"', CODE))

    assert len(kinds) > 25
    assert kinds - said("hs-decision-") == set()


def test_every_rule_that_refuses_has_words_of_its_own() -> None:
    """A denial is more than the title of its rule."""
    rules = set(re.findall(r'Denial\(\s*"(HSV?-[A-Z0-9-]+)"', CODE))

    assert len(rules) > 25
    assert rules - said("hs-denial-") == set()
    assert rules <= set(rulebook("heroscape").rules)


def test_every_setting_of_a_switch_has_words() -> None:
    """Each value that is not the default can be offered in a lobby."""
    wanted = {f"{n}-{v}" for n, s in SWITCHES.items() for v in s.values if v != s.default}

    assert wanted == said("hs-switch-")


@pytest.mark.parametrize("language", languages())
def test_a_game_is_told_from_beginning_to_end(language: str) -> None:
    """Questions, options, odds, events and the table of a random game, without a gap."""
    words = HeroscapeNarrator(Texts(language, missing="raise"), GAME.content)
    rng = random.Random(7)
    setup = {"map": "highgate", "armies": ["wrath-of-utgar", "host-of-jandar"], "points": 1000}
    state = GAME.new(setup, seed="told")
    for step in range(250):
        if not state.stack:
            break
        seat = rng.choice(GAME.asked(state))
        decision = GAME.decision(state, seat)
        lines = [words.decision(state, decision)]
        lines += [words.option(state, option, decision) for option in decision.options[:8]]
        option = rng.choice(decision.options)
        lines += [words.odds(state, odds) for odds in GAME.preview(state, seat, option)]
        lines += [words.event(state, event) for event in GAME.take(state, seat, option)]
        assert all(line and "⟦" not in line and " none" not in line for line in lines), lines
        if step % 50 == 0:
            assert GAME.table(GAME.view(state, seat), seat, words).map


def test_names_tell_copies_and_sides_apart() -> None:
    """A squad figure has its number, and the letter of its player where both sides have the card."""
    s = scene("A marro-warriors@C3", "A finn-the-viking-champion@C5", "B marro-warriors@E3")
    lexicon = Lexicon(Texts("en"), GAME.content, s.state)

    assert lexicon.name("A-marro-warriors.1") == "Marro Warriors A1"
    assert lexicon.name("A-finn-the-viking-champion") == "Finn the Viking Champion"
    assert lexicon.name("line:2") == "line to the north-west"
    assert lexicon.name("column:C7@9") == "the ground at C7 (level 9)"
    assert lexicon.source("HS-GLYPH-GERDA-01") == "Glyph of Gerda"


def test_a_refusal_reads_as_a_sentence() -> None:
    """With what stands in the way."""
    s = scene("A marro-warriors@C3", "B finn-the-viking-champion@E3")
    lexicon = Lexicon(Texts("en"), GAME.content, s.state)
    facts = {
        "attacker": "A-marro-warriors.1",
        "target": "B-finn-the-viking-champion",
        "blocked": ["obstacle:pillar-1", "column:D3@9"],
    }

    told = describe_denial(lexicon, Denial("HS-LOS-12", facts))

    assert told == (
        "Marro Warriors 1 does not see Finn the Viking Champion: "
        "in the way is a pillar and the ground at D3 (level 9)."
    )


def test_the_dice_behind_odds_are_told_with_their_reasons() -> None:
    """How many, and why that many."""
    rows = ["g5 g5 g1 g1 g1"] * 4
    high = unit("high", attack=2, height=9)
    low = unit("low", defence=1, height=9)
    s = scene("A high@B2", "B low@C2", acting="A-high", step="attack", units=[high, low], rows=rows)
    odds = s.game.preview(s.state, 0, s.decision.options[0])[0]

    lines = describe_tests(Lexicon(Texts("en"), s.game.content, None), odds)

    assert "3 attack dice (attack 2, +1 height advantage)" in lines[0]
