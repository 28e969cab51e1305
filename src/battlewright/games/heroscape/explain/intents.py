"""What a player may have in mind: one record for each thing that can be clicked or asked about."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class AttackIntent(Struct, frozen=True, tag="attack", tag_field="intent"):
    """Attack a figure or object: normally, or with a special attack (`card/power`)."""

    figure: str
    target: str
    power: str = ""


class MoveIntent(Struct, frozen=True, tag="move", tag_field="intent"):
    """Move a figure to a space."""

    figure: str
    to: str


class PowerIntent(Struct, frozen=True, tag="power", tag_field="intent"):
    """Use a power (`card/power`) with a figure, on somebody if it takes a target."""

    figure: str
    power: str
    target: str = ""


class OrderIntent(Struct, frozen=True, tag="order", tag_field="intent"):
    """Lay the next order marker on this card, or this one."""

    card: str
    marker: str = ""


class DraftIntent(Struct, frozen=True, tag="draft", tag_field="intent"):
    """Draft this army card."""

    card: str


class ArmyIntent(Struct, frozen=True, tag="army", tag_field="intent"):
    """Take this prepared army."""

    army: str


class PlaceIntent(Struct, frozen=True, tag="place", tag_field="intent"):
    """Set this figure up on this space."""

    figure: str
    at: str


class MeasureIntent(Struct, frozen=True, tag="measure", tag_field="intent"):
    """Measure from one figure or space to another: distance, levels, sight.

    `figure` is who is supposed to stand on a space; without it somebody of the seat that asks.
    """

    viewer: str
    target: str
    figure: str = ""


class ReachIntent(Struct, frozen=True, tag="reach", tag_field="intent"):
    """What a figure of any side can reach: ways, targets, areas of its powers."""

    figure: str


class NumbersIntent(Struct, frozen=True, tag="numbers", tag_field="intent"):
    """The numbers of a figure of any side as they are now, with their reasons."""

    figure: str


class PickIntent(Struct, frozen=True, tag="pick", tag_field="intent"):
    """Move this figure next, wherever to."""

    figure: str


class DoorIntent(Struct, frozen=True, tag="door", tag_field="intent"):
    """Open or close a door."""

    door: str


class ShoveIntent(Struct, frozen=True, tag="shove", tag_field="intent"):
    """Shove an enemy instead of attacking."""

    figure: str
    target: str


class PushIntent(Struct, frozen=True, tag="push", tag_field="intent"):
    """Push the enemy that was shoved so many spaces."""

    spaces: int


class CarryIntent(Struct, frozen=True, tag="carry", tag_field="intent"):
    """Take another figure along on a move."""

    figure: str
    carried: str


class BondIntent(Struct, frozen=True, tag="bond", tag_field="intent"):
    """Take a turn with another card, by a bond of the active one."""

    card: str


class RevealIntent(Struct, frozen=True, tag="reveal", tag_field="intent"):
    """Take the coming turn with this card: turn over its marker."""

    card: str


class GlyphIntent(Struct, frozen=True, tag="glyph", tag_field="intent"):
    """Use the glyph on a space, on somebody if it takes a target."""

    at: str
    target: str = ""


class RotateIntent(Struct, frozen=True, tag="rotate", tag_field="intent"):
    """Turn a figure around on its space."""

    figure: str


class FirstIntent(Struct, frozen=True, tag="first", tag_field="intent"):
    """Attack before moving, or the other way round."""

    what: str


class RerollIntent(Struct, frozen=True, tag="reroll", tag_field="intent"):
    """Roll again for a power point of a card (`free`: a free one)."""

    card: str


class TargetIntent(Struct, frozen=True, tag="target", tag_field="intent"):
    """Choose somebody or something for the question that is open."""

    target: str


class EndIntent(Struct, frozen=True, tag="end", tag_field="intent"):
    """Be done with the step that is open, or make no use of what is offered."""


class ChooseIntent(Struct, frozen=True, tag="choose", tag_field="intent"):
    """Take an option, given in its text form, whatever it is."""

    option: str


Intent: TypeAlias = (
    AttackIntent
    | MoveIntent
    | PowerIntent
    | OrderIntent
    | DraftIntent
    | ArmyIntent
    | PlaceIntent
    | MeasureIntent
    | ReachIntent
    | NumbersIntent
    | PickIntent
    | DoorIntent
    | ShoveIntent
    | PushIntent
    | CarryIntent
    | BondIntent
    | RevealIntent
    | GlyphIntent
    | RotateIntent
    | FirstIntent
    | RerollIntent
    | TargetIntent
    | EndIntent
    | ChooseIntent
)
