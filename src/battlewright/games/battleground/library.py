"""Where a state finds its content: loaded packs by their hash. Immutable data, kept per process."""

from __future__ import annotations

from battlewright.games.battleground.content import Content, load
from battlewright.games.battleground.field import Field, prepare
from battlewright.games.battleground.model.cards import Row, WeaponCard, Wound
from battlewright.games.battleground.model.state import State

FISTS = WeaponCard(  # BG-MELEE-05, BG-MELEE-06
    id="fists", name="Fists", type="melee", cost=0, rows=(Row(at=1, do=(Wound(amount=1),)),)
)

_LOADED: dict[str, Content] = {}
_FIELDS: dict[tuple[str, str], Field] = {}


def register(content: Content) -> Content:
    """Make content findable by its hash. Fists are no card; their one row is added here (BG-MELEE-06)."""
    content.programs.setdefault("fists/r1", FISTS.rows[0].do)
    return _LOADED.setdefault(content.hash, content)


def content_of(state: State) -> Content:
    """The content a match is played with."""
    found = _LOADED.get(state.content)
    if found is None:
        found = register(load())
        if found.hash != state.content:
            raise LookupError(f"content {state.content[:12]}… is not loaded; load its pack first")
    return found


def field_of(state: State) -> Field:
    """The prepared map of a match."""
    key = (state.content, state.map)
    found = _FIELDS.get(key)
    if found is None:
        found = _FIELDS[key] = prepare(content_of(state).maps[state.map])
    return found
