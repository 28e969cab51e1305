"""Reading content: the shipped files and the players' packs, into records and tables.

`load` gives a `Content`: the entries by kind and id, and tables made once from them, so that the rules
find an effect, a list of instructions or a trigger by name. `check` looks at a pack folder and
collects every mistake with file, entry and field. What entries must satisfy beyond their types is
in `content_checks.py`.

The effect of a card has the card's id; a card with several names them: `<hero>/passive`, `<weapon>`
(its energy ability), `<weapon>/always`, `<beast>/ability`, `<beast>/bonus`, `<beast>/reward`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable

import msgspec

from battlewright.games.fields.content_checks import problems
from battlewright.games.fields.model import cards, effects
from battlewright.games.fields.model.catalogue import DRAWN, SHELVES, Card, Catalogue, all_cards, effects_of
from battlewright.games.fields.model.effects import Bonus, Effect, Grant, Instruction, Trigger
from battlewright.games.fields.model.ids import (
    EffectId,
    EffectPart,
    effect_part,
    failure_program,
    first_part,
    inner_program,
    scenario_program,
    skull_program,
    trigger_program,
)
from battlewright.games.fields.model.phrases import word_of
from battlewright.games.fields.planet import Planet
from battlewright.games.fields.stakes import read as read_stakes
from battlewright.kernel.entries import ContentError
from battlewright.kernel.packs import Packs, complaints, pack_files, shelve


class Content(Catalogue):
    """All content of a match, with tables by effect id, and the map prepared."""

    def __init__(self, catalogue: Catalogue) -> None:
        """Make the tables."""
        super().__init__(**{shelf: getattr(catalogue, shelf) for shelf in SHELVES})
        self.hash = _hash(catalogue)
        self.planet = Planet(self.areas, self.routes)
        self.box = self.settings["box"]
        self.effect: dict[str, Effect] = {}
        self.owner: dict[str, str] = {}
        self.programs: dict[str, tuple[Instruction, ...]] = {}
        self.bonuses_to: dict[str, dict[str, tuple[Bonus, ...]]] = {}
        self.enemy_bonuses: dict[str, dict[str, tuple[Bonus, ...]]] = {}  # those on the opponent's numbers
        self.team_bonuses: dict[str, dict[str, tuple[Bonus, ...]]] = {}  # those that team-mates share
        self.grants_of: dict[str, dict[str, tuple[Grant, ...]]] = {}
        self.triggers: dict[str, dict[str, tuple[tuple[int, Trigger], ...]]] = {}
        self.shelf: dict[str, str] = {}
        self.weapons: dict[str, cards.Weapon] = {}
        self.passives = {hero: effect_part(hero, "passive") for hero in self.heroes}
        companions = (*self.allies, *self.beasts, *self.epic_beasts)
        self.benefits = {card: effect_part(card, "bonus") for card in companions}  # of allies and mounts
        self.benefits |= {vehicle: EffectId(vehicle) for vehicle in self.vehicles}
        for shelf in SHELVES:
            for card in getattr(self, shelf).values():
                self.shelf[card.id] = shelf
        for card in all_cards(catalogue):
            for name, effect in effects_of(card):
                self.effect[name], self.owner[name] = effect, card.id
                self._add_effect(name, effect)
            self._add_programs(card)
        self.standing = self._parts(self.scenarios, "standing")
        self.always = self._parts(self.weapons, "always")
        self.in_combat = self._parts(self.spells, "combat")
        self.names = self._names()
        self.stakes = {id: read_stakes(scenario) for id, scenario in self.scenarios.items()}

    def _parts(self, cards: Iterable[str], part: EffectPart) -> dict[str, EffectId]:
        """The effect of a part, for those cards that have it."""
        named = ((card, effect_part(card, part)) for card in cards)
        return {card: effect for card, effect in named if effect in self.effect}

    def _names(self) -> dict[str, str]:
        """The names of everything by id; effects are called by their weapon or card."""
        found: dict[str, str] = {}
        for id, shelf in self.shelf.items():
            found[id] = getattr(getattr(self, shelf)[id], "name", id)
        found |= {weapon.id: weapon.name for weapon in self.weapons.values()}
        for scenario in self.scenarios.values():
            found |= {zone.id: zone.name for zone in scenario.zones}
        for effect, owner in self.owner.items():
            found.setdefault(effect, found.get(first_part(effect), found[owner]))
        return found

    def combat_effect(self, spell: str) -> EffectId:
        """FE-SPELL-05: what a spell does in an epic combat."""
        return self.in_combat.get(spell, EffectId(spell))

    def price(self, card: str) -> int:
        """The printed eternium cost of a card a hero can own."""
        return getattr(getattr(self, self.shelf[card])[card], "cost", 0) or 0

    def _add_effect(self, name: str, effect: Effect) -> None:
        tables = {"self": self.bonuses_to, "enemy": self.enemy_bonuses, "team": self.team_bonuses}
        for bonus in effect.bonuses:
            by_effect = tables[bonus.whose].setdefault(bonus.to, {})
            by_effect[name] = (*by_effect.get(name, ()), bonus)
        for grant in effect.grants:
            given = self.grants_of.setdefault(word_of(grant.what), {})
            given[name] = (*given.get(name, ()), grant)
        self._add_program(name, effect.do)
        for number, trigger in enumerate(effect.triggers):
            answers = self.triggers.setdefault(trigger.on, {})
            answers[name] = (*answers.get(name, ()), (number, trigger))
            self._add_program(trigger_program(name, number), trigger.do)

    def _add_programs(self, card: Card) -> None:
        match card:
            case cards.HeroCard():
                self.weapons.update((weapon.id, weapon) for weapon in card.weapons)
            case cards.QuestCard():
                for faction, task in card.tasks.items():
                    self._add_program(failure_program(card.id, faction), task.failure)
            case cards.ScenarioCard():
                self._add_program(scenario_program(card.id, "setup"), card.setup)
                self._add_program(scenario_program(card.id, "quest"), card.quest)
                for number, skull in enumerate(card.skulls, start=1):
                    self._add_program(skull_program(card.id, number), skull)
            case _:
                pass

    def _add_program(self, name: str, program: tuple[Instruction, ...]) -> None:
        """A list of instructions, and those inside it, under their names."""
        self.programs[name] = program
        for index, step in enumerate(program):
            for suffix, inner in _inner(step):
                self._add_program(inner_program(name, index, suffix), inner)


def _inner(step: Instruction) -> Iterator[tuple[str, tuple[Instruction, ...]]]:
    match step:
        case effects.Check() | effects.Pay() | effects.Fight():
            yield "then", step.then
            yield "otherwise", step.otherwise
        case effects.Each():
            yield "then", step.then
        case effects.Either():
            yield from step.choices.items()
        case _:
            pass


def _hash(catalogue: Catalogue) -> str:
    """Of what the entries say for the rules, not of how the files are written or the map is drawn."""
    whole = {shelf: getattr(catalogue, shelf) for shelf in SHELVES if shelf not in DRAWN}
    return hashlib.sha256(msgspec.json.encode(whole, order="sorted")).hexdigest()


# --- reading --------------------------------------------------------------------------------------


def _add(catalogue: Catalogue, folder: Traversable) -> list[ContentError]:
    """Read a folder into the catalogue; answers with all mistakes found in it."""
    errors: list[ContentError] = []
    added = shelve(catalogue, pack_files(folder, SHELVES, errors), SHELVES, errors, unique=True)
    for entry, card in added:
        errors += complaints(entry, problems(card, catalogue))
    return errors


PACKS = Packs("battlewright.games.fields", Catalogue, _add, Content)
load, check = PACKS.load, PACKS.check
