"""Four levels of opponents for each game, named after its world, from one a child can beat to the Champion.

The two weaker levels use the same advice as the stronger ones, but make human mistakes: they ignore
whole kinds of options (a spell, a special power, an item), overlook single ones, and misjudge: of two nearly
equal options they often take the worse, of two very different ones hardly ever. The third level considers
every option; the Champion also looks ahead.
"""

from __future__ import annotations

from random import Random

from msgspec import Struct
from msgspec.structs import replace

from battlewright.agents.policy import TIED, UNTRIED, Policy, Scores
from battlewright.agents.search import Search, Settings
from battlewright.agents.styles import Style
from battlewright.kernel.decisions import Decision
from battlewright.kernel.game import AnyGame, AnyState
from battlewright.kernel.options import Option

RANKS = 4


class Slips(Struct, frozen=True, kw_only=True):
    """The mistakes of a level."""

    sees: float  # the chance that an option is noticed
    thinks: float  # the chance that a kind of option comes to mind at all
    misjudges: float  # how far off it is about an option, as a share of what lies between the better ones


class Level(Struct, frozen=True, kw_only=True):
    """An opponent of one game: the mistakes it makes, or how it looks ahead."""

    name: str
    game: str
    slips: Slips | None = None
    search: Settings | None = None


NOVICE = Slips(sees=0.75, thinks=0.8, misjudges=0.35)
SEASONED = Slips(sees=0.9, thinks=0.92, misjudges=0.15)

LEVELS: tuple[Level, ...] = (
    Level(name="palace-recruit", game="battleground", slips=NOVICE),
    Level(name="royal-guard", game="battleground", slips=SEASONED),
    Level(name="guard-captain", game="battleground"),
    Level(name="grayskull-champion", game="battleground", search=Settings()),
    Level(name="valhalla-squire", game="heroscape", slips=NOVICE),
    Level(name="valhalla-knight", game="heroscape", slips=SEASONED),
    Level(name="valhalla-warlord", game="heroscape"),
    Level(name="wellspring-champion", game="heroscape", search=Settings()),
    Level(name="eternia-villager", game="fields", slips=NOVICE),
    Level(name="eternia-ranger", game="fields", slips=SEASONED),
    Level(name="eternia-master", game="fields"),
    Level(name="eternia-champion", game="fields", search=Settings()),
)


def levels_of(game: str) -> tuple[Level, ...]:
    """The opponents of a game, from weak to strong; none for a game without them."""
    return tuple(level for level in LEVELS if level.game == game)


class LevelAgent:
    """Plays as well as its level allows."""

    looks = True

    def __init__(
        self,
        level: Level,
        game: AnyGame,
        seed: int = 0,
        seconds: float = 0.0,
        style: Style | None = None,
        cores: int = 1,
    ) -> None:
        """`seconds`: less time for a decision than the level would take; 0: its own."""
        self.name, self.level, self.style = level.name, level, style
        settings = level.search
        if settings is not None and seconds:
            usual, most = min(settings.seconds or seconds, seconds), min(settings.most_seconds, seconds)
            settings = replace(settings, seconds=usual, most_seconds=most)
        if settings is not None and cores > 1:
            settings = replace(settings, cores=cores)
        self._search = Search(game, settings, style=style) if settings is not None else None
        self._policy = Policy(game)
        self._random = Random(seed)

    def choose(self, view: AnyState | None, decision: Decision) -> Option:
        """What its search says, or the best option as it judges; among equals, any."""
        if len(decision.options) == 1:
            return decision.options[0]
        assert view is not None  # `looks` asks for it
        if self._search is not None:
            return self._search.choose(view, decision, self._random)
        scores = self._policy.scores(view, decision, self._random, style=self.style)
        if self.level.slips is not None:
            scores = mistaken(scores, decision, self.level.slips, self._random)
        best = max(scores)
        top = [number for number, score in enumerate(scores) if score >= best - TIED]
        return decision.options[self._random.choice(top)]


def mistaken(scores: Scores, decision: Decision, slips: Slips, random: Random) -> Scores:
    """Scores as a fallible player perceives them: some options overlooked, the rest misjudged."""
    better = sorted((score for score in scores if score > UNTRIED), reverse=True)
    between = better[0] - better[len(better) // 2]
    kinds = {type(option): random.random() < slips.thinks for option in decision.options}
    thought_of = any(kinds.values())
    felt = []
    for option, score in zip(decision.options, scores, strict=True):
        noticed = random.random() < slips.sees and (kinds[type(option)] or not thought_of)
        doubt = slips.misjudges * between * random.gauss(0, 1)
        felt.append(score + doubt if noticed else UNTRIED)
    return tuple(felt)
