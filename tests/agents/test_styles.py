"""Characters of opponents: each leans its own way, at the table and at the draft."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from battlewright.agents import STYLES, Style, agent_names, agents_for, make_agent, styles_for
from battlewright.agents.policy import Policy
from battlewright.agents.styles import styled
from battlewright.games import load
from battlewright.kernel.decisions import Decision
from battlewright.kernel.leaning import Leaning

GAMES = ("battleground", "heroscape", "fields")
DRAFTS: dict[str, dict[str, Any]] = {
    "battleground": {"scenario": "skirmish"},
    "heroscape": {"scenario": "drafted-armies", "map": "training-ground", "points": 300},
}


def positions(name: str, setup: dict[str, Any], games: int = 2) -> tuple[Any, list[tuple[Any, Decision]]]:
    """Views and decisions of some games in which the leanings of the options differ."""
    game, found = load(name), list[tuple[Any, Decision]]()
    for seed in range(games):
        state, policy, random = game.new(setup, f"styles-{seed}"), Policy(game), Random(seed)
        while asked := game.asked(state):
            decision, view = game.decision(state, asked[0]), game.view(state, asked[0])
            leanings = game.leanings(view, asked[0], decision)
            if leanings is not None and len(set(leanings)) > 1:
                found.append((view, decision))
            game.take(state, asked[0], policy.choose(view, decision, random))
    return game, found


def mean_trait(game: Any, found: list[tuple[Any, Decision]], trait: str, style: Style | None) -> float:
    """How much of a trait is in what somebody chooses, on average."""
    policy, total = Policy(game), 0.0
    for view, decision in found:
        option = policy.choose(view, decision, Random(1), style=style)
        leanings = game.leanings(view, decision.seat, decision)
        total += getattr(leanings[decision.options.index(option)], trait)
    return total / len(found)


@pytest.mark.parametrize("name", GAMES)
def test_each_style_leans_its_own_way(name: str) -> None:
    """In the same positions the bold choose bolder options than others, and so on."""
    game, found = positions(name, {})
    assert len(found) > 20
    for trait, style in STYLES.items():
        assert mean_trait(game, found, trait, style) > mean_trait(game, found, trait, None), trait


@pytest.mark.parametrize("name", DRAFTS)
def test_styles_draft_after_their_own_taste(name: str) -> None:
    """Not all of them bring the same Force or army."""
    game = load(name)
    drafted = set()
    for style in (None, *STYLES.values()):
        state, policy, random, own = game.new(DRAFTS[name], "draft"), Policy(game), Random(3), list[str]()
        while (asked := game.asked(state)) and game.decision(state, asked[0]).kind in ("draft", "place"):
            decision, seat = game.decision(state, asked[0]), asked[0]
            option = policy.choose(
                game.view(state, seat), decision, random, style=style if seat == 0 else None
            )
            if seat == 0:
                own.append(str(option))
            game.take(state, seat, option)
        drafted.add(tuple(own))
    assert len(drafted) > 2


def test_a_style_settles_what_is_nearly_equal() -> None:
    """A small difference gives way to the character, a large one does not."""
    bold = Style("bold", bold=1.0)
    leanings = [Leaning(), Leaning(bold=0.5)]
    assert styled((1.0, 0.8), leanings, bold) == (1.0, 1.3)
    assert styled((2.0, 0.8), leanings, bold) == (2.0, 1.3)
    assert styled((2.0, 0.8), None, bold) == (2.0, 0.8)


def test_a_style_is_written_behind_a_level() -> None:
    """Every level of a game can be given each of the styles; other games have none."""
    for name in GAMES:
        for level in agents_for(name):
            assert {f"{level}:{style}" for style in styles_for(name)} <= set(agent_names(name))
    assert styles_for("chess") == ()
    assert make_agent("guard-captain:bold", load("battleground")).style is STYLES["bold"]  # type: ignore[attr-defined]
