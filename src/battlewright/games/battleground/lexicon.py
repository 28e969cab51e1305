"""What things are called in a match: characters, cards, skills, tokens, seats and rules, in one language.

A `Lexicon` is all that `describe.py` needs beside the event, option or denial it describes. Names
come from the content; a language may bring its own as messages `name-<id>` (a dot in an id becomes
an underscore).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from battlewright.games.battleground.content import Content
from battlewright.games.battleground.library import FISTS
from battlewright.games.battleground.model.cards import CharacterCard, ItemCard
from battlewright.games.battleground.model.ids import copy_number, without_copy_number
from battlewright.games.battleground.model.state import UNKNOWN, State
from battlewright.texts import Texts, rulebook


class Lexicon:
    """The words of a language and the names of a match."""

    def __init__(
        self,
        texts: Texts,
        content: Content,
        *,
        characters: Mapping[str, str] | None = None,
        factions: Mapping[int, str] | None = None,
        teams: list[list[int]] | None = None,
    ) -> None:
        """`characters`: card of each character of the match; `factions`: faction of each seat."""
        self.texts = texts
        self.rules = rulebook("battleground", texts.language)
        self.content = content
        self._names = _card_names(content)
        self._cards = dict(characters or {})
        self._factions = dict(factions or {})
        self._teams = teams or []

    def name(self, id: str) -> str:
        """What players call something; what has no name (a hex, a word) is returned as it is."""
        if id == UNKNOWN:
            return self.texts.format("unknown-card")
        card = self._cards.get(id, id)
        if card == id and id not in self._names:
            card = without_copy_number(id)
        if card not in self._names:
            return self.texts.format(f"faction-{id}") if f"faction-{id}" in self.texts else id
        return self._numbered(id, card, self._translated(card))

    def _translated(self, id: str) -> str:
        """The name in this language: its own, that of the card it belongs to, or the English one."""
        plain = id.replace(".", "_")
        owner = self.content.owner.get(id, id)
        for key in (f"name-{plain}", f"text-{plain}_name", f"name-{owner}" if owner != id else ""):
            if key and key in self.texts:
                return self.texts.format(key)
        return self._names[id]

    def text(self, id: str, fallback: str) -> str:
        """What a card says, in this language."""
        key = f"text-{id.replace('.', '_')}"
        return self.texts.format(key) if key in self.texts else fallback

    def _numbered(self, id: str, card: str, name: str) -> str:
        """`Palace Guard 2`: the number of a further copy is part of its name."""
        if id == card or not id.startswith(f"{card}-"):  # the latter: one that became somebody else
            return name
        return self.texts.format("copy", name=name, number=copy_number(id, card))

    def names(self, ids: Iterable[str]) -> str:
        """Several names in a row."""
        return self.texts.listing(self.name(id) for id in ids)

    def seat(self, seat: int) -> str:
        """A player, with the faction once it is known."""
        return self._person("seat", seat + 1, self._factions.get(seat, ""))

    def team(self, team: int) -> str:
        """A side: its only player, or the team."""
        seats = self._teams[team] if team < len(self._teams) else [team]
        if len(seats) == 1:
            return self.seat(seats[0])
        return self._person("team", team + 1, self._factions.get(seats[0], ""))

    def _person(self, kind: str, number: int, faction: str) -> str:
        if not faction:
            return self.texts.format(kind, number=number)
        short = f"faction-short-{faction}"
        name = self.texts.format(short) if short in self.texts else faction
        return self.texts.format(f"{kind}-faction", number=number, faction=name)

    def source(self, id: str) -> str:
        """Where a number comes from: a card by its name, a rule in a few words."""
        key = f"source-{id}"
        if key in self.texts:
            return self.texts.format(key)
        return self.rules.title_of(id) or self.name(id)

    def rule(self, id: str) -> str:
        """The title of a rule, or the name of a card that acts as one."""
        return self.rules.title_of(id) or self.name(id)


def lexicon_of(texts: Texts, content: Content, state: State | None = None) -> Lexicon:
    """The lexicon of a match (or view), or of the content alone."""
    if state is None:
        return Lexicon(texts, content)
    return Lexicon(
        texts,
        content,
        characters={c.id: c.card for c in state.characters.values()},
        factions={p.seat: p.faction for p in state.players},
        teams=state.teams,
    )


class Named(Protocol):
    """An entry of the content that has a name."""

    @property
    def name(self) -> str:
        """What it is called in English."""


_KNOWN: dict[str, dict[str, str]] = {}


def _card_names(content: Content) -> dict[str, str]:
    """The names of everything in the content, by id; effects are called by their skill or card."""
    if content.hash not in _KNOWN:
        found = {effect: _effect_name(content, effect) for effect in content.effects}
        shelves: tuple[Mapping[str, Named], ...] = (
            content.characters,
            content.weapons,
            content.items,
            content.fate,
            content.glory,
            content.tokens,
            content.maps,
            content.forces,
            content.scenarios,
        )
        for shelf in shelves:
            found |= {id: card.name for id, card in shelf.items()}
        _KNOWN[content.hash] = found | {FISTS.id: FISTS.name}
    return _KNOWN[content.hash]


def _effect_name(content: Content, effect: str) -> str:
    owner = content.owner[effect]
    card = content.characters.get(owner) or content.items.get(owner)
    if isinstance(card, CharacterCard):
        return next((skill.name for skill in card.skills if skill.id == effect), card.name)
    if isinstance(card, ItemCard):
        return card.skill.name
    for shelf in (content.weapons, content.fate, content.tokens):
        if owner in shelf:
            return str(shelf[owner].name)
    return owner
