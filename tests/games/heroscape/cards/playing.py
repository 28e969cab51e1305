"""Scenes at the moments of a turn at which powers are used."""

from __future__ import annotations

from typing import Any

from tests.games.heroscape.scenes import Scene, scene


def _acting(figures: tuple[str, ...]) -> str:
    """The card of the first figure; cards that are not unique are named by the test."""
    seat, rest = figures[0].split(" ", 1)
    return f"{seat}-{rest.split('@')[0]}"


def at_step(step: str, *figures: str, acting: str = "", **rest: Any) -> Scene:
    """A turn of the first figure's card that has come to a step."""
    return scene(*figures, acting=acting or _acting(figures), step=step, **rest)


def after_moving(*figures: str, **rest: Any) -> Scene:
    """After moving and before attacking."""
    return at_step("after-move", *figures, **rest)


def before_moving(*figures: str, **rest: Any) -> Scene:
    """At the start of the turn."""
    return at_step("before", *figures, **rest)


def attacking(*figures: str, **rest: Any) -> Scene:
    """In the attack step."""
    return at_step("attack", *figures, **rest)


def after_turn(*figures: str, **rest: Any) -> Scene:
    """At the end of the turn."""
    return at_step("ending", *figures, **rest)


def bonding(*figures: str, **rest: Any) -> Scene:
    """Before the turn, where other cards may act first."""
    return at_step("bond", *figures, **rest)


def uses(s: Scene) -> list[str]:
    """The powers that can be used now."""
    return s.offers("use ") if s.asked else []
