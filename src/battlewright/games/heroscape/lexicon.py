"""What things are called in a match: figures, cards, powers, glyphs, objects, seats, rules, in one language.

A `Lexicon` is all that `describe.py` needs beside the event, option or denial it describes. English names
come from the content; a language brings its own as messages: `name-<id>` for army cards, armies, scenarios
and glyphs, `name-power-<slug>` and `text-power-<slug>` for powers (one name and one text for all cards
that share a power), `name-word-<word>` for species, classes and personalities.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from battlewright.games.heroscape.content import Content
from battlewright.games.heroscape.library import content_of
from battlewright.games.heroscape.model.ids import (
    SEAT_LETTERS,
    Named,
    NamedKind,
    column,
    copy_of,
    is_gift,
    line,
    marker_on,
    named,
    piece_kind,
    power_ref,
    rule_words,
)
from battlewright.games.heroscape.model.state import HIDDEN, State
from battlewright.games.heroscape.own_maps import card_of, is_own
from battlewright.texts import Texts, rulebook

SEATS = SEAT_LETTERS


class Lexicon:
    """The words of a language and the names of a match."""

    def __init__(self, texts: Texts, content: Content, state: State | None = None) -> None:
        """`state` is the match or view the names are taken from, with the content it is played with."""
        self.texts = texts
        self.rules = rulebook("heroscape", texts.language)
        self.content = content if state is None else content_of(state)
        self.state = state

    # --- things -----------------------------------------------------------------------------------

    def name(self, id: str) -> str:
        """What players call something; what has no name (a space, a word) is returned as it is."""
        if is_own(id):
            return card_of(id).name
        found = named(id)
        if found is not None:
            return _KINDS[found.kind](self, found.name)
        state = self.state
        if state is not None and id in state.figures:
            return self._one_of(id, state.figures[id].unit, state.figures[id].seat)
        if state is not None and id in state.cards:
            return self._one_of(id, state.cards[id].unit, state.cards[id].seat)
        if state is not None and state.tokens:
            kind = next((token.kind for token in state.tokens if token.id == id), "")
            return self._word(kind) if kind else self._plain_name(id)
        return self._plain_name(id)

    def _plain_name(self, id: str) -> str:
        if id == HIDDEN:
            return self.texts.format("hs-hidden")
        if id in self.content.powers:
            return self.power(id)
        if id in self.content.units:
            return self.unit(id)
        for shelf in (self.content.armies, self.content.scenarios, self.content.maps):
            if id in shelf:
                return self._translated(id, str(shelf[id].name))
        return self._word(id)

    def _word(self, id: str) -> str:
        key = f"hs-word-{id}"
        return self.texts.format(key) if key in self.texts else id

    def _translated(self, id: str, fallback: str) -> str:
        key = f"name-{id}"
        return self.texts.format(key) if key in self.texts else fallback

    def _one_of(self, id: str, unit: str, seat: int) -> str:
        """`Marro Warriors A2`: a figure or copy by its number, and by its player where others have it too."""
        name = self.unit(unit)
        letter, number = copy_of(id, unit)
        if self._shared(unit, seat):
            number = f"{letter}{number}"
        return self.texts.format("copy", name=name, number=number) if number else name

    def _shared(self, unit: str, seat: int) -> bool:
        assert self.state is not None
        return any(card.unit == unit and card.seat != seat for card in self.state.cards.values())

    def unit(self, unit: str) -> str:
        """The name of an army card."""
        return self._translated(unit, self.content.units[unit].card.name)

    def power(self, power: str) -> str:
        """The name of a power (`card/power`), or of the treasure that gives it."""
        if power in self.content.letters:
            return self.glyph(self.content.letters[power])
        key = f"name-power-{power_ref(power).slug}"
        return self.texts.format(key) if key in self.texts else self.content.powers[power].name

    def power_text(self, power: str) -> str:
        """What a power says, or the treasure that gives it."""
        if power in self.content.letters:
            card = self.content.glyphs[self.content.letters[power]]
            return self.text(f"glyph-{card.id}", card.text)
        key = f"text-power-{power_ref(power).slug}"
        return self.texts.format(key) if key in self.texts else self.content.powers[power].text

    def glyph(self, letter: str) -> str:
        """The name of a glyph by its letter."""
        card = self.content.glyphs.get(letter)
        if card is None:
            return self.texts.format("hs-hidden-glyph")
        return self._translated(f"glyph-{card.id}", card.name)

    def word(self, word: str) -> str:
        """A species, class, personality or general."""
        key = f"name-word-{word}"
        return self.texts.format(key) if key in self.texts else word.replace("-", " ").capitalize()

    def marker(self, marker: str) -> str:
        """An order marker; `o` is one without a number, `2@card` one that lies on a card."""
        value, card = marker_on(marker)
        key = f"hs-marker-{value}"
        said = self.texts.format(key if key in self.texts else "hs-marker-hidden")
        return self.texts.format("hs-marker-on", marker=said, card=self.name(card)) if card else said

    def names(self, ids: Iterable[str]) -> str:
        """Several names in a row."""
        return self.texts.listing(self.name(id) for id in ids)

    def text(self, id: str, fallback: str) -> str:
        """What a card, scenario or army says, in this language."""
        key = f"text-{id}"
        return self.texts.format(key) if key in self.texts else fallback

    # --- people -----------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        """A player."""
        return self.texts.format("seat", number=seat + 1)

    def team(self, team: int) -> str:
        """A side: its only player, or the team."""
        teams = self.state.teams if self.state is not None else []
        seats = teams[team] if team < len(teams) else [team]
        if len(seats) == 1:
            return self.seat(seats[0])
        return self.texts.format("team", number=team + 1)

    # --- rules ------------------------------------------------------------------------------------

    def source(self, id: str) -> str:
        """Where a number comes from: a power by its name, a rule in a few words."""
        if is_gift(id):
            return self.texts.format("hs-source-gift")
        key = f"hs-source-{id}"
        if key in self.texts:
            return self.texts.format(key)
        return self.glyph_of_rule(id) or self.rule(id)

    def glyph_of_rule(self, rule: str) -> str:
        """The glyph a rule is about (`HS-GLYPH-GERDA-01`), or nothing."""
        parts = rule_words(rule)
        if len(parts) < 4 or parts[1] != "GLYPH":
            return ""
        found = next((g.letter for g in self.content.glyphs.values() if g.id.upper() == parts[2]), "")
        return self.glyph(found) if found else ""

    def rule(self, id: str) -> str:
        """The title of a rule, or the name of a power or card that acts as one."""
        return self.rules.title_of(id) or self.name(id)


# --- ids that say what they are -------------------------------------------------------------------


def _object(kind: str) -> Callable[[Lexicon, str], str]:
    return lambda lexicon, rest: lexicon.texts.format(f"hs-thing-{kind}", name=rest)


def _wall(lexicon: Lexicon, rest: str) -> str:
    """`ruin-1`: what it is, without its number."""
    key = f"hs-piece-{piece_kind(rest)}"
    return lexicon.texts.format(key if key in lexicon.texts else "hs-piece-other")


def _column(lexicon: Lexicon, rest: str) -> str:
    """`C7@9`: the ground at a space, up to a level."""
    ground = column(rest)
    return lexicon.texts.format("hs-thing-column", at=ground.label, level=ground.level)


def _line(lexicon: Lexicon, rest: str) -> str:
    """`2`, or `2:1` from the trailing half: a straight line in a direction."""
    along = line(Named("line", rest).text)
    direction = lexicon.texts.format(f"hs-direction-{along.direction}")
    return lexicon.texts.format("hs-thing-line-rear" if along.half else "hs-thing-line", direction=direction)


_KINDS: dict[NamedKind, Callable[[Lexicon, str], str]] = {
    "door": _object("door"),
    "tree": _object("tree"),
    "obstacle": _wall,
    "wall": _wall,
    "column": _column,
    "figure": lambda lexicon, rest: lexicon.name(rest),
    "line": _line,
    "direction": lambda lexicon, rest: lexicon.texts.format(f"hs-direction-{rest}"),
    "seat": lambda lexicon, rest: lexicon.seat(int(rest)),
}
