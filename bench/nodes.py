"""Search nodes per second, beside OpenSpiel's MCTS on a game of its own.

OpenSpiel's MCTS (the one in Python, like ours) searches backgammon with random rollouts; a node is an action
that is applied, in the tree or in a rollout. Ours is the Champion's search in the middle of a game; its lines
are played by the policy, which weighs every option, so that a node costs more than a random one.
"""

from __future__ import annotations

from itertools import count, cycle
from random import Random
from typing import Any

from battlewright.agents.policy import Policy
from battlewright.agents.search import Search, Settings
from battlewright.games import load
from bench.measure import Task

BUDGET = 300  # nodes of a search of ours
SIMULATIONS = 10  # of a search of the peer
MIDDLE = (60, 140)  # decisions of a game


def _middle(name: str) -> list[Any]:
    """Positions with a choice from the middle of a game that the policy plays."""
    game = load(name)
    policy, random, found = Policy(game), Random(1), list[Any]()
    state = game.new({}, "nodes")
    for number in count():
        asked = game.asked(state)
        if not asked or number >= MIDDLE[1]:
            return found
        decision, view = game.decision(state, asked[0]), game.view(state, asked[0])
        if number >= MIDDLE[0] and number % 10 == 0 and len(decision.options) > 1:
            found.append((view, decision))
        game.take(state, asked[0], policy.choose(view, decision, random))
    raise AssertionError


def _task(name: str) -> Task:
    game, in_turn, seeds = load(name), cycle(_middle(name)), count()

    def search() -> dict[str, float]:
        looking = Search(game, Settings(seconds=0, nodes=BUDGET))
        view, decision = next(in_turn)
        looking.look(view, decision, Random(next(seeds)))
        return {"node": BUDGET - looking.nodes_left}

    return Task(f"search {name}", search)


def tasks() -> list[Task]:
    """One for each game."""
    return [_task(name) for name in ("battleground", "heroscape", "fields")]


def peer_tasks() -> list[Task]:
    """OpenSpiel's search; ImportError where it is not installed."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import mcts

    class Counting(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
        """Rollouts whose actions are counted; where they begin tells how deep the tree was followed."""

        applied = 0

        def evaluate(self, state: Any) -> Any:
            working = state.clone()
            self.applied += len(state.full_history()) - self.root
            while not working.is_terminal():
                if working.is_chance_node():
                    actions, chances = zip(*working.chance_outcomes(), strict=True)
                    action = self._random_state.choice(actions, p=chances)
                else:
                    action = self._random_state.choice(working.legal_actions())
                working.apply_action(action)
                self.applied += 1
            return np.array(working.returns())

    game = pyspiel.load_game("backgammon")
    luck = np.random.RandomState(1)
    evaluator = Counting(1, luck)
    bot = mcts.MCTSBot(game, 2.0, SIMULATIONS, evaluator, random_state=luck)
    state = game.new_initial_state()
    for _ in range(MIDDLE[0]):
        state.apply_action(
            luck.choice([action for action, _ in state.chance_outcomes()])
            if state.is_chance_node()
            else luck.choice(state.legal_actions())
        )
    while state.is_chance_node():
        state.apply_action(luck.choice([action for action, _ in state.chance_outcomes()]))
    evaluator.root = len(state.full_history())

    def search() -> dict[str, float]:
        before = evaluator.applied
        bot.mcts_search(state)
        return {"node": evaluator.applied - before}

    return [Task("search backgammon", search)]
