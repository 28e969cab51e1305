"""The computer opponents: what they are given, what they choose, and that greedy plays well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from battlewright.agents import PLAIN, STYLES, UnknownAgent, agent_names, agents_for, make_agent
from battlewright.agents.levels import Slips, mistaken
from battlewright.agents.policy import UNTRIED
from battlewright.games import load
from battlewright.games.battleground.game import Battleground
from battlewright.games.battleground.model.options import (
    AttackAction,
    Defend,
    EndTurn,
    GoTo,
    PlayInitiative,
    Reroll,
    TakeBonus,
)
from battlewright.games.battleground.rules.victory import point_value
from battlewright.games.heroscape.rules.table import points_of
from battlewright.kernel.decisions import Decision
from battlewright.kernel.options import Option, option_text
from battlewright.lab.series import Order, play
from tests.games.battleground.scenes import GAME as SCENE_GAME
from tests.games.battleground.scenes import Scene, scene

GAME = Battleground()


def game_of(*names: str, seed: int = 1, setup: Mapping[str, Any] | None = None) -> Iterator[tuple[Any, ...]]:
    """Every choice of a game: view, decision, option."""
    state = GAME.new(setup or {}, str(seed))
    agents = [make_agent(name, GAME, seed + number) for number, name in enumerate(names)]
    while asked := GAME.asked(state):
        decision = GAME.decision(state, asked[0])
        view = GAME.view(state, asked[0])
        before = GAME.digest(view)
        option = agents[asked[0]].choose(view, decision)
        assert GAME.digest(view) == before, "an agent changed its view"
        yield decision, option
        GAME.apply(state, asked[0], option)


def chosen(s: Scene) -> Option:
    """What greedy does in a scene, from the view of the seat that is asked."""
    seat = s.asked[0]
    agent = make_agent("greedy", SCENE_GAME)
    return agent.choose(SCENE_GAME.view(s.state, seat), s.decision)


@pytest.mark.parametrize("name", PLAIN)
def test_agents_choose_what_is_offered_and_leave_their_view_alone(name: str) -> None:
    """Every choice of a whole game is one of the options."""
    choices: list[tuple[Decision, Option]] = [(d, o) for d, o in game_of(name, name)]
    assert choices
    assert all(option in decision.options for decision, option in choices)


@pytest.mark.parametrize("name", PLAIN)
def test_an_agent_with_the_same_seed_chooses_the_same(name: str) -> None:
    """Agents draw from their own seed and from nothing else."""
    runs = [[option_text(option) for _, option in game_of(name, "random", seed=3)] for _ in range(2)]
    assert runs[0] == runs[1]


@pytest.mark.parametrize("name", agents_for("battleground")[:3])
def test_a_level_plays_a_whole_game_and_the_same_one_again(name: str) -> None:
    """What is overlooked comes from the seed too."""
    runs = [[option_text(option) for _, option in game_of(name, "random", seed=4)] for _ in range(2)]
    assert runs[0] == runs[1]


def test_every_game_has_four_levels_with_names_of_their_own() -> None:
    """From weak to strong; a level plays its own game only, and greedy and random play all."""
    offered = {game: agents_for(game) for game in ("battleground", "heroscape", "fields")}

    assert [len(names) for names in offered.values()] == [4, 4, 4]
    assert len({name for names in offered.values() for name in names}) == 12
    assert agents_for("chess") == ("random", "greedy")
    styled = {f"{name}:{style}" for name in offered["fields"] for style in STYLES}
    assert set(agent_names("fields")) == {"random", "greedy", *offered["fields"], *styled}


def test_another_seed_makes_the_random_agent_choose_otherwise() -> None:
    """Two seeds, two games."""
    first, second = ([option_text(o) for _, o in game_of("random", "random", seed=s)] for s in (1, 2))
    assert first != second


def test_an_unknown_agent_is_named_with_those_there_are() -> None:
    """A misspelt name is answered with the list."""
    with pytest.raises(UnknownAgent, match="no agent 'gready'; there are: random, greedy, palace"):
        make_agent("gready", GAME)


@pytest.mark.parametrize(
    ("setup", "games"),
    [
        ({}, 4),
        ({"scenario": "skirmish", "forces": ["heroes-of-grayskull", "lords-of-snake-mountain"]}, 2),
        ({"scenario": "team-battle"}, 2),
    ],
    ids=["first-game", "skirmish", "team-battle"],
)
def test_greedy_beats_random(setup: dict[str, Any], games: int) -> None:
    """From either side, in a small sample; `simulate` plays the large ones."""
    order = Order("battleground", setup, ("greedy", "random"), "agents")
    for number in range(games):
        played = play(order, number)
        assert not played.error
        assert played.outcome is not None
        winners = {played.seating[seat] for seat in played.outcome.winners}
        assert winners == {0}, f"game {number}: {played.outcome}"


# --- what greedy does in plain cases --------------------------------------------------------------


def test_greedy_takes_the_attack_that_is_likely_to_knock_out() -> None:
    """Of two targets in reach the one with a single wound left is worth more."""
    s = scene(
        "he-man@F6:1 weapons=power-sword",
        "skeletor@G6:4",
        "mer-man@F7:3 wounds=4",
        acting="he-man",
        ap=1,
    )
    assert chosen(s) == AttackAction("power-sword", "mer-man")


def test_greedy_walks_to_an_objective_it_can_hold() -> None:
    """With a Move under way, it ends beside an objective rather than anywhere else."""
    s = scene("he-man@F6:1", "skeletor@M14:4", acting="he-man", ap=1, objectives=["F10"])
    s.do("move")
    option = chosen(s)
    assert isinstance(option, GoTo)
    assert option.at in {"F9", "F10", "G9", "G10", "E9", "E10", "F11"}


def test_greedy_does_not_leave_an_objective_it_holds() -> None:
    """Standing on one, with nobody to attack, it does not walk off."""
    s = scene("he-man@F10:1", "skeletor@M2:4", acting="he-man", ap=1, objectives=["F10"])
    assert option_text(chosen(s)) not in ("move", "move focused", "end")


def test_greedy_does_not_end_with_an_attack_left() -> None:
    """Action points that buy an attack are not thrown away."""
    s = scene("he-man@F6:1 weapons=power-sword", "skeletor@G6:4", acting="he-man", ap=1)
    assert not isinstance(chosen(s), EndTurn)


def test_greedy_rerolls_failures_and_never_successes() -> None:
    """With mana to spare it rolls failed dice again, and only those."""
    s = scene("he-man@F6:1 weapons=power-sword mana=3", "skeletor@G6:4", acting="he-man", ap=1)
    s.dice(1, 2, 5, 6, 1).do("attack power-sword skeletor")
    while s.kind != "mana_reroll":
        s.do("spend 0 mana" if s.kind == "boost" else s.options[0])
    option = chosen(s)
    assert isinstance(option, Reroll)
    assert option.faces
    assert all(face < 4 for face in option.faces)


def test_greedy_defends() -> None:
    """It does not decline a defence test."""
    s = scene("he-man@F6:1 weapons=power-sword", "skeletor@G6:4", acting="he-man", ap=1)
    s.dice(5, 5, 5, 5, 5).do("attack power-sword skeletor")
    assert s.kind == "defend"
    assert chosen(s) == Defend("roll")


def test_greedy_takes_an_attack_of_opportunity() -> None:
    """What costs nothing is not declined."""
    s = scene("he-man@F6:1", "skeletor@G6:4 weapons=havoc-staff", acting="he-man", ap=1)
    s.do("move")
    assert s.kind == "react"
    assert option_text(chosen(s)) == "react opportunity:skeletor"


def test_greedy_reveals_a_card_with_many_action_points() -> None:
    """A card with 4 AP before one with 1, and never a pass."""
    s = scene("he-man@F6:1", "skeletor@M14:4", hands={0: ["fate-22", "fate-48"], 1: ["fate-01"]})
    assert chosen(s) == PlayInitiative("fate-22")


def test_greedy_keeps_the_cards_it_needs_to_activate_everyone() -> None:
    """With one card left for one ready ally, it is not spent on a bonus."""
    s = scene(
        "he-man@F6:1",
        "stratos@A2:1",
        "skeletor@M14:4",
        acting="he-man",
        ap=1,
        hands={0: ["fate-33"]},
        card="fate-23",
    )
    assert not isinstance(chosen(s), TakeBonus)


# --- mistakes and drafts --------------------------------------------------------------------------


def test_a_beginner_errs_between_near_equals_and_hardly_ever_by_far() -> None:
    """Of options that are nearly as good as each other the worse is often taken, a bad one seldom."""
    decision = Decision(0, "act", [EndTurn()] * 4, ())
    slips = Slips(sees=1.0, thinks=1.0, misjudges=0.35)
    taken = Counter(
        max(range(4), key=mistaken((10.0, 9.5, 8.0, 0.0), decision, slips, Random(n)).__getitem__)
        for n in range(400)
    )
    assert taken[0] > taken[1] > taken[2]
    assert taken[1] > 100
    assert not taken[3]


def test_a_beginner_does_not_think_of_some_kinds_of_options() -> None:
    """The best option is of a kind that does not come to mind now and then; nothing else is at hand then."""
    decision = Decision(0, "act", [EndTurn(), *(PlayInitiative(f"fate-0{n}") for n in range(3))], ())
    slips = Slips(sees=1.0, thinks=0.8, misjudges=0.0)
    felt = [mistaken((5.0, 1.0, 2.0, 3.0), decision, slips, Random(n)) for n in range(400)]
    missed = sum(scores[0] == UNTRIED for scores in felt)

    assert 30 < missed < 130
    assert all(max(scores) > UNTRIED for scores in felt)


def drafted(name: str, setup: dict[str, Any], until: frozenset[str]) -> Any:
    """A match of greedy players up to the first decision of some kinds."""
    game = load(name)
    state = game.new(setup, "drafted")
    agent = make_agent("greedy", game, 1)
    while asked := game.asked(state):
        decision = game.decision(state, asked[0])
        if decision.kind in until:
            break
        game.take(state, asked[0], agent.choose(game.view(state, asked[0]), decision))
    return state


def test_a_computer_fields_a_force_of_nearly_all_points() -> None:
    """No Force of 63 points where 100 are allowed."""
    state = drafted("battleground", {"scenario": "skirmish"}, frozenset({"first", "map", "zone"}))
    for seat in (0, 1):
        force = [c for c in state.characters.values() if c.seat == seat]
        assert 95 <= sum(point_value(state, c) for c in force) <= 100


def test_a_computer_drafts_an_army_of_nearly_all_points() -> None:
    """Cards are picked until the points are used up."""
    state = drafted("heroscape", {"scenario": "drafted-armies"}, frozenset({"order"}))
    for seat in (0, 1):
        army = [card.unit for card in state.cards.values() if card.seat == seat]
        assert 380 <= sum(points_of(state, unit) for unit in army) <= 400
