"""Whom something is about, how near, and when: filters, reaches, conditions."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct


class Filter(Struct, frozen=True, forbid_unknown_fields=True):
    """Which figures are meant; everything that is given must hold.

    `{species = ["orc"], unit_class = ["warrior"], side = "friendly"}` are friendly Orc Warriors.
    """

    side: Literal["any", "own", "friendly", "enemy"] = "any"  # friendly: own or of a teammate
    units: tuple[str, ...] = ()  # army card ids
    species: tuple[str, ...] = ()
    unit_class: tuple[str, ...] = ()
    personality: tuple[str, ...] = ()
    general: tuple[str, ...] = ()
    size: tuple[str, ...] = ()  # small, medium, large, huge
    unit_type: tuple[str, ...] = ()  # hero, squad
    rarity: tuple[str, ...] = ()  # unique, common, uncommon
    tags: tuple[str, ...] = ()  # free tags of cards
    least_range: int = 0  # printed range of at least this
    most_range: int = 0  # printed range of at most this (0: any)
    flying: bool | None = None  # has Flying or Stealth Flying
    wounded: bool | None = None
    engaged: bool | None = None
    chosen: bool = False  # the card named at the start of the game (`setup` part)
    unless: Filter | None = None  # but not these


class Reach(Struct, frozen=True, forbid_unknown_fields=True):
    """How near something must be to the figure with the power. Nothing given: anywhere in play."""

    adjacent: bool = False
    sight: int = 0  # within that many spaces and in clear sight
    spaces: int = 0  # within that many spaces, seen or not
    levels_up: int = 0  # base at most so many levels above this figure's height (0: no limit)
    levels_down: int = 0  # base at most so many levels below this figure's base (0: no limit)
    levels: int = 0  # bases at most so many levels apart (0: no limit)
    same_level: bool = False


class When(Struct, frozen=True, forbid_unknown_fields=True):
    """What must hold for a number to change; everything that is given.

    In an attack, `other` is the figure on the other side: the target of an attacker, the attacker of
    a defender.
    """

    attack: Literal["", "normal", "special"] = ""
    adjacent: bool | None = None  # to the other figure
    other: Filter | None = None
    terrain: tuple[str, ...] = ()  # stands with any half on one of these ("water" includes swamp water)
    beside: Filter | None = None  # at least one other such figure is adjacent
    beside_obstacle: tuple[str, ...] = ()  # adjacent to an obstacle of one of these kinds
    other_beside: Filter | None = None  # the other figure has such a figure adjacent (not counting this one)
    other_beside_least: int = 1  # so many of them
    height: bool = False  # stands higher than the other figure
    moved: bool | None = None  # this figure has moved this turn
    card_moved: bool | None = None  # any figure of the card has moved this turn
    engaged: bool | None = None
    started_engaged: bool | None = None  # at the start of the turn
    started_adjacent: bool | None = None  # to the other figure, at the start of the turn
    started_beside: Filter | None = None  # such a figure was adjacent at the start of the turn
    started_terrain: tuple[str, ...] = ()
    started_far: int = 0  # the other figure was at least so many clear-sight spaces away at the start
    least_wounds: int = 0  # on this figure
    same_target: bool = False  # another figure of the card attacked the same target this turn
    whole_army: Filter | None = None  # every army card of the player is such a card
    markers_on: Filter | None = None  # every order marker of the player lies on such cards
    marker_here: bool = False  # at least one order marker lies on this card
    hidden_here: int = 0  # exactly so many unrevealed order markers lie on this card
    raging: bool = False  # an X marker on this card was revealed by its power this round
    levels: int = 0  # the other's base: at most so many levels above this height or below this base
    within: int = 0  # the other figure is at most so many spaces away


Per: TypeAlias = Literal[
    "",
    "wound",  # wounds on this figure
    "other-wound",  # wounds on the other figure
    "beside",  # figures of `of` adjacent to this one (itself not counted)
    "other-beside",  # figures of `of` adjacent to the other one
    "in-reach",  # figures of `of` within `reach`
    "experience",  # experience markers on the card
    "dealt",  # wounds figures of this card have dealt the other figure this turn
    "marker",  # order markers on this card
    "chosen-wound",  # wounds on the card named at the start of the game, while it lives
]
