"""What things are called in a match: heroes, areas, cards, zones, teams and rules, in one language.

A `Lexicon` is all that `describe.py` needs beside the event, option or denial it describes. Names come
from the content; a language brings its own as messages: `name-fe-<id>` for cards, areas and foes of quests,
`text-fe-<id>` for what they say (a slash in an id becomes an underscore). Words of
the game (zones, dice faces, combat cards, traders) are messages `fe-word-<word>`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from battlewright.games.fields.content import Content
from battlewright.games.fields.model.cards import FightDemand
from battlewright.games.fields.model.effects import Fight
from battlewright.games.fields.model.ids import first_part, read_die_face
from battlewright.games.fields.model.state import UNKNOWN, State
from battlewright.texts import Texts, rulebook

OTHER = re.compile(r"[^A-Za-z0-9_-]")  # what the name of a message cannot hold


class Lexicon:
    """The words of a language and the names of a match."""

    def __init__(
        self,
        texts: Texts,
        content: Content,
        seats: Mapping[int, str] | None = None,
        teams: Iterable[str] = (),
        state: State | None = None,
    ) -> None:
        """`seats`: the hero of each seat; `teams`: the faction of each team; `state`: the match or view."""
        self.texts = texts
        self.rules = rulebook("fields", texts.language)
        self.content = content
        self._names = content.names
        self._seats = dict(seats or {})
        self._teams = list(teams)
        self.state = state

    def name(self, id: str) -> str:
        """What players call something; what has no name is returned as it is."""
        if id == UNKNOWN:
            return self.texts.format("fe-unknown-card")
        word = f"fe-word-{key_of(id)}"
        if word in self.texts:
            return self.texts.format(word)
        if id in self._names:
            return self._translated(id)
        face = read_die_face(id)
        if face.bonus:
            return self.texts.format("fe-die-face", zone=self.name(face.zone), number=face.bonus)
        return self.rules.title_of(id) or self._own(id, id)

    def _own(self, id: str, fallback: str) -> str:
        key = f"name-fe-{key_of(id)}"
        return self.texts.format(key) if key in self.texts else fallback

    def _translated(self, id: str) -> str:
        owner = self.content.owner.get(id, id)
        if id != owner and id not in self.content.weapons:
            weapon = first_part(id)
            return self.name(weapon if weapon in self.content.weapons else owner)
        return self._own(id, self._names[id])

    def text(self, id: str, fallback: str) -> str:
        """What a card says, in this language."""
        key = f"text-fe-{key_of(id)}"
        return self.texts.format(key) if key in self.texts else fallback

    def effect(self, id: str) -> str:
        """What the effect with this id says; nothing where there is none."""
        found = self.content.effect.get(id)
        return self.text(id, found.text) if found is not None else ""

    def names(self, ids: Iterable[str]) -> str:
        """Several names in a row."""
        return self.texts.listing(self.name(id) for id in ids)

    def seat(self, seat: int) -> str:
        """A player, by the hero that is played."""
        hero = self._seats.get(seat)
        if hero is None:
            return self.texts.format("seat", number=seat + 1)
        return self.texts.format("seat-faction", number=seat + 1, faction=self.name(hero))

    def team(self, team: int) -> str:
        """A team, by its faction."""
        if 0 <= team < len(self._teams):
            return self.name(self._teams[team])
        return self.texts.format("team", number=team + 1)

    def source(self, id: str) -> str:
        """Where a number comes from: a card by its name, a rule in a few words."""
        key = f"fe-source-{id}"
        return self.texts.format(key) if key in self.texts else self.rule(id)

    def rule(self, id: str) -> str:
        """The title of a rule, or the name of a card that acts as one."""
        return self.rules.title_of(id) or self.name(id)


def lexicon_of(texts: Texts, content: Content, state: State | None = None) -> Lexicon:
    """The lexicon of a match (or view), or of the content alone."""
    if state is None:
        return Lexicon(texts, content)
    seats = {hero.seat: hero.id for hero in state.heroes.values() if hero.seat >= 0}
    return Lexicon(texts, content, seats, [team.faction for team in state.teams], state)


def foes(content: Content) -> list[str]:
    """The names of foes that have no card of their own: those of quests and events."""
    steps = (step for program in content.programs.values() for step in program)
    fights = [step.name for step in steps if isinstance(step, Fight)]
    tasks = (task for quest in content.quests.values() for task in quest.tasks.values())
    demands = (demand for task in tasks for demand in task.demands)
    return fights + [demand.name for demand in demands if isinstance(demand, FightDemand)]


def key_of(id: str) -> str:
    """An id as part of a message's name."""
    return OTHER.sub("_", id.replace("+", "plus"))
