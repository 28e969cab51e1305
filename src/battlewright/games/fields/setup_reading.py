"""What somebody asks of a match, read from a dictionary and checked: keys, kinds of values, names.

A setup may hold `scenario`; `heroes`, three for each team that is played; `factions` of the teams (for a
third one, or for the side of a solo game); `base` of the faction that may choose one; `difficulty` of a solo
game; `starting`, the starting team; `switches`. Instead of `heroes` there may be `forces`: a hero for each
seat, None where the scenario chooses. Whether it can be played is for `setup.py` to say.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec
from msgspec import Struct

from battlewright.kernel.game import SetupError

Names: TypeAlias = tuple[str, ...]

KEYS: dict[str, tuple[type, ...]] = {
    "scenario": (str,),
    "heroes": (list, tuple),
    "forces": (list, tuple),
    "factions": (list, tuple),
    "base": (str,),
    "difficulty": (str,),
    "starting": (int,),
    "switches": (dict,),
}


class Setup(Struct, frozen=True, kw_only=True):
    """What is wanted of a match; what is left out is chosen by the scenario or by chance."""

    scenario: str | None = None
    heroes: tuple[str | Names, ...] | None = None
    forces: tuple[str | None, ...] | None = None
    factions: Names | None = None
    base: str | None = None
    difficulty: str | None = None
    starting: int | None = None
    switches: dict[str, object] | None = None


def read_setup(given: Mapping[str, object] | None) -> Setup:
    """The setup a dictionary describes; `SetupError` names what is wrong with it."""
    for key, value in (given or {}).items():
        if key not in KEYS:
            raise SetupError(f"setup: unknown key {key!r}; known: {', '.join(sorted(KEYS))}")
        if value is not None and (isinstance(value, bool) or not isinstance(value, KEYS[key])):
            raise SetupError(f"setup: {key} must be a {KEYS[key][0].__name__}, not {value!r}")
        if isinstance(value, list | tuple):
            _check_names(key, value)
    try:
        return msgspec.convert(dict(given or {}), Setup)
    except msgspec.ValidationError as error:
        raise SetupError(f"setup: {error}") from None


def _check_names(key: str, given: Sequence[object]) -> None:
    """A list holds names; `heroes` may be a list for each team, and a seat of `forces` may be left open."""
    for place, entry in enumerate(given):
        named = entry if key == "heroes" and isinstance(entry, list | tuple) else [entry]
        for name in named:
            if not (isinstance(name, str) or (key == "forces" and name is None)):
                raise SetupError(f"setup: {key}[{place}] must be a name, not {name!r}")
