"""Computer opponents: a view and a decision in, an option out.

An agent sees what its seat may know and nothing else. Agents are written against the kernel's
interface; what a game knows about itself (`evaluate`, `advice`, `preview`) lies beside the game.
"""

from __future__ import annotations

from collections.abc import Callable

from battlewright.agents.agent import Agent
from battlewright.agents.greedy import GreedyAgent
from battlewright.agents.random_agent import RandomAgent
from battlewright.kernel.game import AnyGame

AGENTS: dict[str, Callable[[AnyGame, int], Agent]] = {
    RandomAgent.name: RandomAgent,
    GreedyAgent.name: GreedyAgent,
}


class UnknownAgent(LookupError):
    """A name that no agent has; the message lists the names there are."""


def make_agent(name: str, game: AnyGame, seed: int = 0) -> Agent:
    """An agent by name. Two made with the same name and seed choose alike."""
    if name not in AGENTS:
        raise UnknownAgent(f"no agent {name!r}; there are: {', '.join(AGENTS)}")
    return AGENTS[name](game, seed)


__all__ = ["AGENTS", "Agent", "GreedyAgent", "RandomAgent", "UnknownAgent", "make_agent"]
