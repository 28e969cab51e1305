"""Computer opponents: a view and a decision in, an option out.

An agent sees what its seat may know and nothing else. Agents are written against the kernel's
interface; knowledge of a game (`evaluate`, `advice`, `preview`, `chance`) is part of that game.

People play against the levels of a game (`levels.py`); `random` and `greedy` play any game, for research.
"""

from __future__ import annotations

from battlewright.agents.agent import Agent
from battlewright.agents.greedy import GreedyAgent
from battlewright.agents.levels import LEVELS, Level, LevelAgent, levels_of
from battlewright.agents.random_agent import RandomAgent
from battlewright.agents.search import Search, SearchAgent, Settings
from battlewright.agents.styles import SEPARATOR, STYLES, Style
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


def styles_for(game: str) -> tuple[str, ...]:
    """The characters that the opponents of a game can be given."""
    return tuple(STYLES) if levels_of(game) else ()


def agent_names(game: str = "") -> tuple[str, ...]:
    """Every agent that plays a game, or that plays all; a level also with each of the styles."""
    levels = [level.name for level in levels_of(game)]
    return (
        *PLAIN,
        *levels,
        *(f"{level}{SEPARATOR}{style}" for level in levels for style in styles_for(game)),
    )


def thinking_time(name: str) -> float:
    """The seconds an agent likes to think about a decision; 0 for one that does not look ahead."""
    level = BY_NAME.get(name.partition(SEPARATOR)[0])
    return 0.0 if level is None or level.search is None else level.search.seconds


def eased(name: str) -> str:
    """The level below, with the same style; the weakest of a game, and other agents, stay what they are."""
    level, separator, style = name.partition(SEPARATOR)
    if level not in BY_NAME:
        return name
    names = agents_for(BY_NAME[level].game)
    return names[max(0, names.index(level) - 1)] + separator + style


def make_agent(name: str, game: AnyGame, seed: int = 0, seconds: float = 0.0, cores: int = 1) -> Agent:
    """An agent by name. Two made with the same name and seed choose alike, if time does not cut them short.

    `seconds`: the most it may think about a decision; 0: as long as its level does. `cores`: on how many it
    may look ahead.
    """
    if name in PLAIN:
        return PLAIN[name](game, seed)
    if name in agent_names(game.name):
        level, _, style = name.partition(SEPARATOR)
        return LevelAgent(BY_NAME[level], game, seed, seconds, STYLES.get(style), cores)
    raise UnknownAgent(f"no agent {name!r}; there are: {', '.join(agent_names(game.name))}")


__all__ = [
    "PLAIN",
    "STYLES",
    "Agent",
    "GreedyAgent",
    "Level",
    "LevelAgent",
    "RandomAgent",
    "Search",
    "SearchAgent",
    "Settings",
    "Style",
    "UnknownAgent",
    "agent_names",
    "agents_for",
    "eased",
    "levels_of",
    "make_agent",
    "styles_for",
    "thinking_time",
]
