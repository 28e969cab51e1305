"""The choices for a new match: the form for them, and how each field maps to the setup."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class Scenario(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A scenario: its seats by team, or how few and how many play, everyone for themselves.

    `fixed`: nothing but seats and switches is to choose. `forces` are the prepared Forces that anyone may
    bring, `seat_forces` those of each seat.
    """

    id: str
    name: str
    text: str
    teams: tuple[tuple[int, ...], ...] = ()
    players: tuple[int, int] | None = None
    map: str = ""
    fixed: bool = False
    forces: tuple[str, ...] = ()
    seat_forces: tuple[tuple[str, ...], ...] = ()


class ForceChoice(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A prepared Force, army or hero that a seat may bring (`setup["forces"]`, null to build one)."""

    name: str
    points: int = 0


class ForceWords(Struct, frozen=True):
    """What a Force and leaving it open are called, where a seat brings something else."""

    force: str
    build: str


class MapChoice(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A map to choose (`setup["map"]`), with rows of signs for a small picture."""

    name: str
    rows: tuple[str, ...] = ()


class Switch(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A switch (`setup["switches"]`) and the rule it is about; clients have words where it brings none."""

    rule: str
    name: str = ""
    text: str = ""


class Choice(Struct, frozen=True):
    """One of several values of an option."""

    id: str
    name: str


class SetupOption(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An option of the game's own (`setup[id]`), for all scenarios or for those it names."""

    id: str
    name: str
    choices: tuple[Choice, ...]
    scenarios: tuple[str, ...] | None = None


class Lobby(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything the form for a new match needs. The first scenario is the one to begin with.

    `about` is a sentence for the tile, `orders` lists what standing orders may be about, and `agents` the
    computer players, from weak to strong, `styles` the characters that each of them can be given (written
    behind its name, after a colon), `guide` says whether there is a guided first game, and `lists` how many
    seats a list fills that was built outside a match (0: there are none); the server fills these in.
    """

    game: str
    title: str
    scenarios: tuple[Scenario, ...]
    orders: tuple[str, ...]
    agents: tuple[str, ...]
    about: str = ""
    forces: Mapping[str, ForceChoice] = {}
    force_words: ForceWords | None = None
    maps: Mapping[str, MapChoice] = {}
    switches: dict[str, Switch] = {}
    options: tuple[SetupOption, ...] = ()
    styles: tuple[str, ...] = ()
    guide: bool = False
    lists: int = 0
