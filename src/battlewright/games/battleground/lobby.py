"""What a lobby and a card viewer show: scenarios, Forces, maps, cards and rules, as plain dictionaries."""

from __future__ import annotations

from typing import Any

import msgspec

from battlewright.games.battleground.content import Content
from battlewright.games.battleground.field import Field, prepare
from battlewright.games.battleground.model.cards import ScenarioCard
from battlewright.games.battleground.narrator import BattlegroundNarrator
from battlewright.games.battleground.questions import QUESTIONS
from battlewright.games.battleground.rules.forces import force_denials, force_points
from battlewright.kernel.narration import Narrator
from battlewright.kernel.questions import listed
from battlewright.space.hexes import centre

SQRT3 = 3**0.5
FACTIONS = ("masters", "evil")  # of the first and the second team


def lobby_of(content: Content, switches: dict[str, str], words: Narrator) -> dict[str, Any]:
    """What a match can be set up with."""
    return {
        "scenarios": [
            {
                "id": s.id,
                "name": words.text(f"{s.id}_name", s.name),
                "text": words.text(s.id, s.text),
                "teams": s.teams,
                "points": s.points,
                "map": s.map,
                "fixed": bool(s.placements),
                "seat_forces": _seat_forces(content, s),
            }
            for s in content.scenarios.values()
        ],
        "forces": {
            f.id: {
                "name": words.text(f"{f.id}_name", f.name),
                "faction": f.faction,
                "points": force_points(content, f.characters),
                "characters": msgspec.to_builtins(f.characters),
                "fate": f.fate,
                "glory": f.glory,
            }
            for f in content.forces.values()
        },
        "maps": {
            m.id: {"name": words.text(f"{m.id}_name", m.name), "objectives": m.objectives, "rows": m.rows}
            for m in content.maps.values()
        },
        "switches": switches,
    }


def _seat_forces(content: Content, scenario: ScenarioCard) -> list[list[str]]:
    """The prepared Forces a seat may bring; in teams the first is offered Masters, the other Evil Warriors.

    BT-FORCE-04 asks for one faction in a team; whoever wants another one builds at the table.
    """
    allowed = [f for f in content.forces.values() if not force_denials(content, scenario, f)]
    teams = {seat: number for number, team in enumerate(scenario.teams) for seat in team}
    shared = any(len(team) > 1 for team in scenario.teams)
    return [
        [f.id for f in allowed if not shared or FACTIONS[teams[seat]] == f.faction] for seat in sorted(teams)
    ]


def catalogue_of(content: Content, words: Narrator) -> dict[str, Any]:
    """Every card as it is shown: names, numbers and our texts, without the instructions behind them."""
    return {
        "hash": content.hash,
        "characters": {c.id: _character(c, words) for c in content.characters.values()},
        "weapons": {w.id: _weapon(w, words) for w in content.weapons.values()},
        "items": {i.id: _item(i, words) for i in content.items.values()},
        "fate": {f.id: _fate(f, words) for f in content.fate.values()},
        "glory": {g.id: _glory(g, words) for g in content.glory.values()},
        "tokens": {
            t.id: {"name": words.rule(t.id), "kind": t.kind, "text": words.text(t.id, t.effect.text)}
            for t in content.tokens.values()
        },
        "sources": words.sources() if isinstance(words, BattlegroundNarrator) else {},
        "questions": listed(QUESTIONS),
    }


def _skill(skill: Any, words: Narrator) -> dict[str, Any]:
    return {
        "id": skill.id,
        "name": words.rule(skill.id),
        "text": words.text(skill.id, skill.text),
        "active": skill.active,
        "ap": skill.ap,
        "mana": skill.mana,
        "mana_most": skill.mana_most,
    }


def _character(card: Any, words: Narrator) -> dict[str, Any]:
    stats = ("health", "strength", "perception", "power", "toughness", "mind", "speed", "cost")
    return {
        "name": words.rule(card.id),
        "faction": card.faction,
        **{stat: getattr(card, stat) for stat in stats},
        "base": card.base,
        "skills": [_skill(s, words) for s in card.skills],
    }


def _weapon(card: Any, words: Narrator) -> dict[str, Any]:
    texts = [effect.text for effect in (card.special, card.always) if effect is not None]
    return {
        "name": words.rule(card.id),
        "type": card.type,
        "range": card.range,
        "dice": card.dice,
        "mana": card.mana,
        "cost": card.cost,
        "area": card.area,
        "text": words.text(card.id, " ".join(texts)),
        "rows": [{"at": row.at, "do": [_step(step) for step in row.do]} for row in card.rows],
    }


def _step(step: Any) -> dict[str, Any]:
    """An instruction of a result row, with its plain fields only."""
    fields: dict[str, Any] = msgspec.to_builtins(step)
    return {name: value for name, value in fields.items() if isinstance(value, str | int | bool)}


def _item(card: Any, words: Narrator) -> dict[str, Any]:
    return {
        "name": words.rule(card.id),
        "type": card.type,
        "cost": card.cost,
        "consumable": card.consumable,
        "skill": _skill(card.skill, words),
    }


def _fate(card: Any, words: Narrator) -> dict[str, Any]:
    effect = card.ability or card.drawback
    return {
        "name": words.rule(card.id),
        "initiative": card.initiative,
        "ap": card.ap,
        "mana": card.mana,
        "extra_mana": card.extra_mana,
        "text": words.text(card.id, effect.text) if effect else "",
        "drawback": card.drawback is not None,
    }


def _glory(card: Any, words: Narrator) -> dict[str, Any]:
    return {
        "name": words.rule(card.id),
        "initiative": card.initiative,
        "ap": card.ap,
        "mana": card.mana,
        "vp": card.vp,
        "text": words.text(card.id, card.mission.text),
    }


def map_of(content: Content, name: str) -> dict[str, Any]:
    """A map for drawing: every hex with its place in inches (x east, y south), terrain, height and zone."""
    field = prepare(content.maps[name])
    return {
        "id": name,
        "name": content.maps[name].name,
        "hexes": [_hex(field, node) for node in _nodes(field)],
        "platforms": [field.labels(platform) for platform in field.platforms],
    }


def _nodes(field: Field) -> list[int]:
    return [field.board.bit(h) for h in field.board]


def _hex(field: Field, node: int) -> dict[str, Any]:
    x, y = centre(field.places[node])
    terrain = "open"
    for mask, what in (
        (field.high, "high"),
        (field.low, "low"),
        (field.ladders, "ladder"),
        (field.difficult, "difficult"),
    ):
        if mask >> node & 1:
            terrain = what
    return {
        "at": field.names[node],
        "x": x / 2,
        "y": round(-y / (2 * SQRT3), 4),
        "terrain": terrain,
        "platform": bool(field.covered >> node & 1),
        "deck": bool(field.decks >> node & 1),
        "zone": field.zone_of(node),
    }
