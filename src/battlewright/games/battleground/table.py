"""The position as structured text, for the plain table and for screen readers: sections of rows.

Words come from the narrator; this module only arranges what a view holds.
"""

from __future__ import annotations

from typing import Any

from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model.state import UNKNOWN, Character, State
from battlewright.games.battleground.rules.numbers import speed
from battlewright.games.battleground.rules.table import acting_turn, card_of, team_of
from battlewright.games.battleground.rules.victory import seat_vp, team_vp
from battlewright.kernel.narration import Narrator


def table_of(view: State, seat: int | None, words: Narrator) -> dict[str, Any]:
    """The whole view in sections: match, characters by side, hands, tokens on the board."""
    turn = acting_turn(view)
    return {
        "round": view.round,
        "rounds": view.rounds,
        "phase": view.phase,
        "first_team": view.first_team,
        "score": [team_vp(view, team) for team in range(len(view.teams))],
        "acting": {"character": turn.character, "ap": turn.ap, "seat": turn.seat} if turn else None,
        "characters": [_character(view, c, words) for c in view.characters.values()],
        "players": [_player(view, number, words) for number in range(len(view.players))],
        "objectives": list(view.objectives),
        "marks": [{"at": m.at, "name": words.rule(m.token), "seat": m.seat} for m in view.marks],
    }


def _character(view: State, character: Character, words: Narrator) -> dict[str, Any]:
    card = card_of(view, character)
    return {
        "id": character.id,
        "name": words.rule(character.card),
        "seat": character.seat,
        "team": team_of(view, character.seat),
        "at": character.at,
        "facing": character.facing,
        "health": card.health,
        "wounds": character.wounds,
        "mana": character.mana,
        "focus": character.focus,
        "overwatch": character.overwatch,
        "buff": words.rule(character.buff) if character.buff else "",
        "debuff": words.rule(character.debuff) if character.debuff else "",
        "activated": character.activated,
        "out": character.out,
        "speed": [speed(view, character, focused=focused).total for focused in (False, True)],
        "weapons": [words.rule(w) for w in character.weapons],
        "items": [words.rule(i) for i in character.items],
        "lasting": [words.rule(effect) for effect in character.lasting],
    }


def _player(view: State, seat: int, words: Narrator) -> dict[str, Any]:
    player = view.players[seat]
    known = [c for c in player.hand if c != UNKNOWN]
    content = content_of(view)
    return {
        "seat": seat,
        "faction": words.rule(player.faction) if player.faction else "",
        "hand": [{"id": c, "name": words.rule(c), "glory": c in content.glory} for c in known],
        "hidden": len(player.hand) - len(known),
        "deck": len(player.deck),
        "discard": [{"id": c, "name": words.rule(c)} for c in player.discard],
        "missions": [{"id": c, "name": words.rule(c)} for c in player.play_area],
        "objectives": player.objectives,
        "vp": seat_vp(view, seat),
        "passed": player.passed,
    }
