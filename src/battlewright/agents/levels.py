"""Four opponents for each game, named in its own world, from one a child can beat to the Champion.

The weaker ones play by the same advice as the stronger ones, but overlook things as people do: of the options
they could take they see only some, and choose the best of those. The third sees them all; the Champion looks
ahead as well.
"""

from __future__ import annotations

from random import Random

from msgspec import Struct
from msgspec.structs import replace

from battlewright.agents.policy import Policy
from battlewright.agents.search import Search, Settings
from battlewright.kernel.decisions import Decision
from battlewright.kernel.game import AnyGame, AnyState
from battlewright.kernel.options import Option

RANKS = 4


class Level(Struct, frozen=True, kw_only=True):
    """An opponent of one game. `sees`: the chance that an option is noticed; `search`: how it looks ahead."""

    name: str
    game: str
    sees: float = 1.0
    search: Settings | None = None


LEVELS: tuple[Level, ...] = (
    Level(name="palace-recruit", game="battleground", sees=0.6),
    Level(name="royal-guard", game="battleground", sees=0.85),
    Level(name="guard-captain", game="battleground"),
    Level(name="grayskull-champion", game="battleground", search=Settings()),
    Level(name="valhalla-squire", game="heroscape", sees=0.6),
    Level(name="valhalla-knight", game="heroscape", sees=0.85),
    Level(name="valhalla-warlord", game="heroscape"),
    Level(name="wellspring-champion", game="heroscape", search=Settings()),
    Level(name="eternia-villager", game="fields", sees=0.6),
    Level(name="eternia-ranger", game="fields", sees=0.85),
    Level(name="eternia-master", game="fields"),
    Level(name="eternia-champion", game="fields", search=Settings()),
)


def levels_of(game: str) -> tuple[Level, ...]:
    """The opponents of a game, from weak to strong; none for a game without them."""
    return tuple(level for level in LEVELS if level.game == game)


class LevelAgent:
    """Plays as well as its level allows."""

    looks = True

    def __init__(self, level: Level, game: AnyGame, seed: int = 0, seconds: float = 0.0) -> None:
        """`seconds`: less time for a decision than the level would take; 0: its own."""
        self.name, self.level = level.name, level
        settings = level.search
        if settings is not None and seconds:
            settings = replace(settings, seconds=min(settings.seconds or seconds, seconds))
        self._search = Search(game, settings) if settings is not None else None
        self._policy = Policy(game)
        self._random = Random(seed)

    def choose(self, view: AnyState | None, decision: Decision) -> Option:
        """The best of the options it notices, or what its search says."""
        if len(decision.options) == 1:
            return decision.options[0]
        assert view is not None  # `looks` asks for it
        if self._search is not None:
            return self._search.choose(view, decision, self._random)
        if self.level.sees >= 1:
            return self._policy.choose(view, decision, self._random)
        return self._overlooking(view, decision)

    def _overlooking(self, view: AnyState, decision: Decision) -> Option:
        """The best of those it sees; whoever sees nothing takes the first thing at hand."""
        scores = self._policy.scores(view, decision, self._random)
        seen = [n for n in range(len(scores)) if self._random.random() < self.level.sees]
        if not seen:
            return self._random.choice(decision.options)
        best = max(scores[n] for n in seen)
        return decision.options[self._random.choice([n for n in seen if scores[n] >= best])]
