"""The content of Battleground, read from TOML: the shipped entries and the players' own packs.

`load` answers with a `Content`: all entries by kind and id, and tables made once from them, so that
the rules find an effect, a list of instructions or a trigger by name. `check` looks at a pack folder
and collects every mistake with file, entry and field. The files are in `content/`; what entries must
satisfy beyond their types is in `content_checks.py`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import fields
from importlib.resources.abc import Traversable
from typing import TypeAlias

import msgspec

from battlewright.games.battleground.content_checks import Card, Catalogue, effects_of, problems
from battlewright.games.battleground.model import cards
from battlewright.games.battleground.model.cards import Bonus, Effect, Grant, Instruction, Trigger
from battlewright.games.battleground.model.ids import (
    inner_program,
    read_word,
    removal_program,
    row_program,
    trigger_program,
)
from battlewright.kernel.entries import ContentError, Problem
from battlewright.kernel.packs import Packs, complaints, pack_files, shelve

SHELVES: dict[str, tuple[str, type[Card]]] = {  # file or folder -> name of its tables, type of its entries
    "characters": ("character", cards.CharacterCard),
    "weapons": ("weapon", cards.WeaponCard),
    "items": ("item", cards.ItemCard),
    "fate": ("fate", cards.FateCard),
    "glory": ("glory", cards.GloryCard),
    "tokens": ("token", cards.TokenCard),
    "maps": ("map", cards.MapCard),
    "forces": ("force", cards.ForceCard),
    "scenarios": ("scenario", cards.ScenarioCard),
}


Triggers: TypeAlias = dict[str, tuple[tuple[int, Trigger], ...]]
"""The triggers of each effect that answer one moment, with their numbers."""


class Content(Catalogue):
    """All content of a match, with tables by effect id."""

    def __init__(self, catalogue: Catalogue) -> None:
        """Make the tables."""
        super().__init__(**{field.name: getattr(catalogue, field.name) for field in fields(Catalogue)})
        self.hash = _hash(catalogue)
        self.effects: dict[str, Effect] = {}
        self.owner: dict[str, str] = {}
        self.programs: dict[str, tuple[Instruction, ...]] = {}
        self.bonuses: dict[str, dict[str, tuple[Bonus, ...]]] = {}
        self.grants: dict[str, dict[str, tuple[Grant, ...]]] = {}
        self.bonuses_to: dict[str, dict[str, tuple[Bonus, ...]]] = {}  # the same, by number first
        self.grants_of: dict[str, dict[str, tuple[Grant, ...]]] = {}  # by what is granted first
        self.triggers: dict[str, Triggers] = {}
        self.passives: dict[tuple[str, ...], tuple[str, ...]] = {}  # kept by `rules/passives.py`
        self.granted: set[tuple[str, str]] = set()  # what some effect grants, and whose it is
        self.auras: set[str] = set()  # numbers that some effect changes for allies
        self.protective: dict[str, str] = {}  # effects of shields and armor -> which of the two
        self.answers: dict[str, Triggers] = {}  # moment -> those of Fate cards
        for card in _all(catalogue):
            for name, effect in effects_of(card):
                self.effects[name], self.owner[name] = effect, card.id
                self._add_effect(name, effect)
            self._add_programs(card)
        self.forms: dict[str, list[str]] = {}  # weapon -> other ways to use it
        for weapon in catalogue.weapons.values():
            if weapon.form_of:
                self.forms.setdefault(weapon.form_of, []).append(weapon.id)
        self.lent_skills = _lent_skills(catalogue)
        self.lenders = frozenset(  # characters with something that allies may use
            self.owner[effect] for what in SHARED for effect in self.grants_of.get(what, ())
        )
        self.working_marks = frozenset(
            token.id
            for token in catalogue.tokens.values()
            if token.kind == "mark" and (token.effect.bonuses or token.effect.triggers)
        )

    def _add_effect(self, name: str, effect: Effect) -> None:
        bonuses: dict[str, list[Bonus]] = {}
        for bonus in effect.bonuses:
            bonuses.setdefault(bonus.to, []).append(bonus)
        self.bonuses[name] = {number: tuple(found) for number, found in bonuses.items()}
        for changed, found in bonuses.items():
            self.bonuses_to.setdefault(changed, {})[name] = tuple(found)
            if any(bonus.whose == "ally" for bonus in found):
                self.auras.add(changed)
        grants: dict[str, list[Grant]] = {}
        for grant in effect.grants:
            grants.setdefault(read_word(grant.what).name, []).append(grant)
        self.grants[name] = {what: tuple(given) for what, given in grants.items()}
        for what, given in grants.items():
            self.grants_of.setdefault(what, {})[name] = tuple(given)
            self.granted.update((what, one.whose) for one in given)
        self._add_program(name, effect.do)
        for number, trigger in enumerate(effect.triggers):
            answers = self.triggers.setdefault(trigger.on, {})
            answers[name] = (*answers.get(name, ()), (number, trigger))
            self._add_program(trigger_program(name, number), trigger.do)

    def _add_programs(self, card: Card) -> None:
        match card:
            case cards.WeaponCard():
                for row in card.rows:
                    self._add_program(row_program(card.id, row.at), row.do)
            case cards.TokenCard():
                if card.id == "protection":
                    self.protective[card.id] = "protection"
                self._add_program(removal_program(card.id), card.on_removal)
            case cards.ItemCard() if card.type in ("shield", "armor"):
                self.protective[card.skill.id] = card.type
            case cards.FateCard(answer=cards.Effect() as answer):
                for number, trigger in enumerate(answer.triggers):
                    table = self.answers.setdefault(trigger.on, {})
                    table[card.id] = (*table.get(card.id, ()), (number, trigger))
            case _:
                pass

    def _add_program(self, name: str, program: tuple[Instruction, ...]) -> None:
        """A list of instructions, and those inside it, under their names."""
        self.programs[name] = program
        for index, step in enumerate(program):
            for suffix, inner in _inner(step):
                self._add_program(inner_program(name, index, suffix), inner)


SHARED = ("shares_focus", "shares_trinkets", "shares_weapons")


def _lent_skills(catalogue: Catalogue) -> dict[str, tuple[cards.Skill, ...]]:
    found: dict[str, tuple[cards.Skill, ...]] = {}
    for card in catalogue.characters.values():
        if skills := tuple(skill for skill in card.skills if skill.for_allies is not None):
            found[card.id] = skills
    return found


def _all(catalogue: Catalogue) -> Iterator[Card]:
    for shelf in SHELVES:
        yield from getattr(catalogue, shelf).values()


def _hash(catalogue: Catalogue) -> str:
    """Of what the entries say, not of how the files are written."""
    whole = {shelf: _said(getattr(catalogue, shelf)) for shelf in SHELVES}
    return hashlib.sha256(msgspec.json.encode(whole, order="sorted")).hexdigest()


def _said(value: object) -> object:
    """Content as plain data, without younger fields that say nothing: old recordings stay valid."""
    match value:
        case cards.Record():
            return _fields_said(value)
        case dict():
            return {key: _said(part) for key, part in value.items()}
        case tuple():
            return [_said(part) for part in value]
        case _:
            return value


def _fields_said(record: cards.Record) -> dict[str, object]:
    young = next((cards.ADDED[kind] for kind in type(record).__mro__ if kind in cards.ADDED), ())
    config = record.__struct_config__
    found: dict[str, object] = {config.tag_field: config.tag} if config.tag_field else {}
    for field in msgspec.structs.fields(record):
        value = getattr(record, field.name)
        if field.name not in young or value != field.default:
            found[field.name] = _said(value)
    return found


def _inner(step: Instruction) -> Iterator[tuple[str, tuple[Instruction, ...]]]:
    match step:
        case cards.Test():
            yield from ((f"r{row.at}", row.do) for row in step.rows)
        case cards.Each() | cards.Repeat() | cards.Raze() | cards.LiftMark():
            yield "then", step.then
        case cards.Toss() | cards.If():
            yield "then", step.then
            yield "otherwise", step.otherwise
        case cards.Either():
            yield from step.choices.items()
        case _:
            pass


# --- reading ------------------------------------------------------------------------------------


def _add(catalogue: Catalogue, folder: Traversable) -> list[ContentError]:
    """Read a folder into the catalogue; answers with all mistakes found in it."""
    errors: list[ContentError] = []
    added = shelve(catalogue, pack_files(folder, SHELVES, errors), SHELVES, errors)
    owners: dict[str, Card] = {}
    for card in _all(catalogue):
        owners.update((name, card) for name, _ in reversed([*effects_of(card)]) if name not in owners)
    for entry, card in added:
        errors += complaints(entry, [*problems(card, catalogue), *_clashes(card, owners)])
    return errors


def _clashes(card: Card, owners: dict[str, Card]) -> Iterator[Problem]:
    """Effects are found by id alone, so two entries may not use the same one."""
    ids = [name for name, _ in effects_of(card)]
    for name in sorted(set(ids)):
        if owners[name] is not card or ids.count(name) > 1:
            yield "id", f"the effect id '{name}' is used twice (also by '{owners[name].id}')"


PACKS = Packs("battlewright.games.battleground", Catalogue, _add, Content)
load, check = PACKS.load, PACKS.check
