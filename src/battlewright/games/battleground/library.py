"""Where a state finds its content: loaded packs by their hash. Immutable data, kept per process."""

from __future__ import annotations

from battlewright.games.battleground.content import Content, load
from battlewright.games.battleground.field import Field, prepare
from battlewright.games.battleground.model.cards import Row, WeaponCard, Wound
from battlewright.games.battleground.model.state import State
from battlewright.kernel.packs import Library

FISTS = WeaponCard(  # BG-MELEE-05, BG-MELEE-06
    id="fists", name="Fists", type="melee", cost=0, rows=(Row(at=1, do=(Wound(amount=1),)),)
)

_FIELDS: dict[tuple[str, str], Field] = {}


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
    return found
