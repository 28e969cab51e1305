"""Where a state finds its content: loaded packs by their hash. Immutable data, kept per process."""

from __future__ import annotations

from msgspec import UNSET

from battlewright.games.battleground.content import Content, load
from battlewright.games.battleground.field import Field, changed, prepare
from battlewright.games.battleground.model.cards import Row, WeaponCard, Wound
from battlewright.games.battleground.model.state import State
from battlewright.kernel.packs import Library

FISTS = WeaponCard(  # BG-MELEE-05, BG-MELEE-06
    id="fists", name="Fists", type="melee", cost=0, rows=(Row(at=1, do=(Wound(amount=1),)),)
)

_FIELDS: dict[tuple[str, ...], Field] = {}


def _with_fists(content: Content) -> Content:
    """BG-MELEE-06: fists are no card; their one row is added here."""
    content.programs.setdefault("fists/r1", FISTS.rows[0].do)
    return content


LIBRARY = Library(lambda: _with_fists(load()))


def register(content: Content) -> Content:
    """Make content findable by its hash."""
    return LIBRARY.register(_with_fists(content))


def content_of(state: State) -> Content:
    """The content a match is played with."""
    return LIBRARY[state.content]


def field_of(state: State) -> Field:
    """The prepared map of a match."""
    key = (state.content, state.map)
    found = _FIELDS.get(key)
    if found is None:
        found = _FIELDS[key] = prepare(content_of(state).maps[state.map])
    return found if state.terrain is UNSET else _changed_field(state, found, state.terrain)


def _changed_field(state: State, printed: Field, terrain: dict[str, str]) -> Field:
    """BG-TERR-01: the map as it is now that terrain was changed in play."""
    key = (state.content, state.map, *(f"{at}{sign}" for at, sign in sorted(terrain.items())))
    found = _FIELDS.get(key)
    if found is None:
        found = _FIELDS[key] = Field(changed(printed.card, terrain))
    return found
