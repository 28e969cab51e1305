"""The shelves: which file holds which kind of entry, and the entries read from them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from msgspec.structs import replace

from battlewright.games.fields.model import cards
from battlewright.games.fields.model.effects import Bonus, Effect
from battlewright.games.fields.model.ids import EffectId, EffectPart, effect_part

Card: TypeAlias = (
    cards.FactionCard
    | cards.HeroCard
    | cards.EquipmentCard
    | cards.SpellCard
    | cards.VehicleCard
    | cards.VictoryCard
    | cards.BeastCard
    | cards.AllyCard
    | cards.EventCard
    | cards.EpicBeastCard
    | cards.QuestCard
    | cards.BattleCard
    | cards.EffectCard
    | cards.AreaCard
    | cards.RouteCard
    | cards.ShapeCard
    | cards.ScenarioCard
    | cards.SettingsCard
)

SHELVES: dict[str, tuple[str, type[Card]]] = {  # file -> name of its tables, type of its entries
    "factions": ("faction", cards.FactionCard),
    "heroes": ("hero", cards.HeroCard),
    "equipment": ("equipment", cards.EquipmentCard),
    "spells": ("spell", cards.SpellCard),
    "vehicles": ("vehicle", cards.VehicleCard),
    "victory": ("victory", cards.VictoryCard),
    "beasts": ("beast", cards.BeastCard),
    "allies": ("ally", cards.AllyCard),
    "events": ("event", cards.EventCard),
    "epic_beasts": ("epic_beast", cards.EpicBeastCard),
    "quests": ("quest", cards.QuestCard),
    "battle": ("battle", cards.BattleCard),
    "effects": ("effect", cards.EffectCard),
    "areas": ("area", cards.AreaCard),
    "routes": ("route", cards.RouteCard),
    "shapes": ("shape", cards.ShapeCard),
    "scenarios": ("scenario", cards.ScenarioCard),
    "settings": ("settings", cards.SettingsCard),
}

DRAWN = ("shapes",)  # shelves that no rule reads: a match goes on when the drawing changes


@dataclass
class Catalogue:
    """Entries by shelf and id."""

    factions: dict[str, cards.FactionCard] = field(default_factory=dict)
    heroes: dict[str, cards.HeroCard] = field(default_factory=dict)
    equipment: dict[str, cards.EquipmentCard] = field(default_factory=dict)
    spells: dict[str, cards.SpellCard] = field(default_factory=dict)
    vehicles: dict[str, cards.VehicleCard] = field(default_factory=dict)
    victory: dict[str, cards.VictoryCard] = field(default_factory=dict)
    beasts: dict[str, cards.BeastCard] = field(default_factory=dict)
    allies: dict[str, cards.AllyCard] = field(default_factory=dict)
    events: dict[str, cards.EventCard] = field(default_factory=dict)
    epic_beasts: dict[str, cards.EpicBeastCard] = field(default_factory=dict)
    quests: dict[str, cards.QuestCard] = field(default_factory=dict)
    battle: dict[str, cards.BattleCard] = field(default_factory=dict)
    effects: dict[str, cards.EffectCard] = field(default_factory=dict)
    areas: dict[str, cards.AreaCard] = field(default_factory=dict)
    routes: dict[str, cards.RouteCard] = field(default_factory=dict)
    shapes: dict[str, cards.ShapeCard] = field(default_factory=dict)
    scenarios: dict[str, cards.ScenarioCard] = field(default_factory=dict)
    settings: dict[str, cards.SettingsCard] = field(default_factory=dict)


def all_cards(catalogue: Catalogue) -> Iterator[Card]:
    """Every entry."""
    for shelf in SHELVES:
        yield from getattr(catalogue, shelf).values()


def effects_of(card: Card) -> Iterator[tuple[EffectId, Effect]]:
    """The effects of a card, each with the id it is found by."""
    match card:
        case cards.HeroCard():
            yield effect_part(card.id, "passive"), card.passive
            for weapon in card.weapons:
                yield EffectId(weapon.id), weapon.energy
                if weapon.always is not None:
                    yield effect_part(weapon.id, "always"), weapon.always
        case cards.EquipmentCard() | cards.EventCard() | cards.EffectCard():
            yield EffectId(card.id), card.effect
        case cards.VehicleCard():
            yield EffectId(card.id), _with_movement(card)
        case cards.SpellCard():
            yield EffectId(card.id), card.effect
            if card.combat_effect is not None:
                yield effect_part(card.id, "combat"), card.combat_effect
        case cards.BeastCard() | cards.AllyCard():
            yield from _named(card.id, {"ability": card.ability, "bonus": card.bonus, "reward": card.reward})
        case cards.EpicBeastCard():
            parts: dict[EffectPart, Effect | None] = {
                "passive": card.passive,
                "energy": card.energy,
                "bonus": card.bonus,
                "reward": card.reward,
            }
            yield from _named(card.id, parts)
        case cards.QuestCard():
            yield from _named(card.id, {"reward": card.reward})
        case cards.ScenarioCard():
            yield from _named(card.id, {"standing": card.standing})
            yield effect_part(card.id, "rules"), Effect(text=" ".join(card.rules_text), triggers=card.rules)
        case _:
            pass


def _named(card: str, parts: Mapping[EffectPart, Effect | None]) -> Iterator[tuple[EffectId, Effect]]:
    for part, effect in parts.items():
        if effect is not None:
            yield effect_part(card, part), effect


def _with_movement(card: cards.VehicleCard) -> Effect:
    """FE-VEHICLE-01: the printed movement bonus is a bonus like any other."""
    if not card.movement:
        return card.effect
    return replace(card.effect, bonuses=(Bonus(to="movement", amount=card.movement), *card.effect.bonuses))
