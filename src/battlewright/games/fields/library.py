"""Where a state finds its content: loaded packs by their hash. Immutable data, kept per process."""

from __future__ import annotations

from battlewright.games.fields.content import Content, load
from battlewright.games.fields.model.cards import ScenarioCard
from battlewright.games.fields.model.state import State
from battlewright.games.fields.planet import Planet
from battlewright.games.fields.stakes import Stakes
from battlewright.kernel.packs import Library

LIBRARY = Library(load)


def register(content: Content) -> Content:
    """Make content findable by its hash."""
    return LIBRARY.register(content)


def content_of(state: State) -> Content:
    """The content a match is played with."""
    return LIBRARY[state.content]


def planet_of(state: State) -> Planet:
    """The map."""
    return content_of(state).planet


def stakes_of(state: State) -> Stakes:
    """What the scenario that is played pays for."""
    return content_of(state).stakes[state.scenario]


def scenario_of(state: State) -> ScenarioCard:
    """The scenario that is played."""
    return content_of(state).scenarios[state.scenario]
