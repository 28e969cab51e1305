"""What a drawn board needs of a view beside the table: the ids behind the words."""

from __future__ import annotations

from msgspec import Struct

from battlewright.games.battleground.model.frames import Draft
from battlewright.games.battleground.model.ids import CharacterId
from battlewright.games.battleground.model.state import Mark, State
from battlewright.kernel.frames import all_of


class DrawnCharacter(Struct):
    """A character's card, what it carries and the tokens on it."""

    card: str
    weapons: list[str]
    items: list[str]
    buff: str
    debuff: str


class Drawn(Struct):
    """Map, zones and marks, characters by id, and the Force that is being built, if one is."""

    map: str
    zones: list[int]
    objectives: list[str]
    marks: list[Mark]
    characters: dict[CharacterId, DrawnCharacter]
    stack: list[Draft]


def drawn(view: State) -> Drawn:
    """Of a view, which must be that of the seat it is drawn for."""
    characters = {
        character.id: DrawnCharacter(
            character.card, character.weapons, character.items, character.buff, character.debuff
        )
        for character in view.characters.values()
    }
    drafts = list(all_of(view, Draft))
    return Drawn(view.map, view.zones, view.objectives, view.marks, characters, drafts)
