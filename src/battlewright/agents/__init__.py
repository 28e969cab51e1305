"""Computer opponents: a view and a decision in, an option out.

An agent sees what its seat may know and nothing else. Agents are written against the kernel's
interface; what a game knows about itself (`evaluate`, `advice`, `preview`, `chance`) lies beside the game.

People play against the levels of a game (`levels.py`); `random` and `greedy` play any game, for research.
"""

from __future__ import annotations

from battlewright.agents.agent import Agent
from battlewright.agents.greedy import GreedyAgent
from battlewright.agents.levels import LEVELS, Level, LevelAgent, levels_of
from battlewright.agents.random_agent import RandomAgent
from battlewright.agents.search import Search, SearchAgent, Settings
from battlewright.kernel.game import AnyGame

PLAIN: dict[str, type[RandomAgent] | type[GreedyAgent]] = {
    RandomAgent.name: RandomAgent,
    GreedyAgent.name: GreedyAgent,
}
BY_NAME: dict[str, Level] = {level.name: level for level in LEVELS}


class UnknownAgent(LookupError):
    """A name that no agent has; the message lists the names there are."""


def agents_for(game: str) -> tuple[str, ...]:
    """Whom people can play against in a game, from weak to strong."""
    return tuple(level.name for level in levels_of(game)) or tuple(PLAIN)


def agent_names(game: str = "") -> tuple[str, ...]:
    """Every agent that plays a game, or that plays all."""
    return (*PLAIN, *(level.name for level in levels_of(game)))


def make_agent(name: str, game: AnyGame, seed: int = 0, seconds: float = 0.0) -> Agent:
    """An agent by name. Two made with the same name and seed choose alike, if time does not cut them short.

    `seconds`: the most it may think about a decision; 0: as long as its level does.
    """
    if name in PLAIN:
        return PLAIN[name](game, seed)
    if name in agent_names(game.name):
        return LevelAgent(BY_NAME[name], game, seed, seconds)
    raise UnknownAgent(f"no agent {name!r}; there are: {', '.join(agent_names(game.name))}")


__all__ = [
    "PLAIN",
    "Agent",
    "GreedyAgent",
    "Level",
    "LevelAgent",
    "RandomAgent",
    "Search",
    "SearchAgent",
    "Settings",
    "UnknownAgent",
    "agent_names",
    "agents_for",
    "levels_of",
    "make_agent",
]
