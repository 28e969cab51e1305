"""The position as structured text, for the plain table and for screen readers.

Words come from the narrator; this module only arranges what a view holds.
"""

from __future__ import annotations

from typing import Any

from battlewright.games.fields.library import content_of, planet_of
from battlewright.games.fields.model.frames import Epic, Fighter, Wilds
from battlewright.games.fields.model.state import UNKNOWN, Hero, State
from battlewright.games.fields.rules.movement import movement_points
from battlewright.games.fields.rules.standing import value
from battlewright.games.fields.rules.table import (
    card_of,
    controller,
    epic_under_way,
    is_day,
    turn_under_way,
    wilds_under_way,
)
from battlewright.games.fields.rules.victory import skull_here, solo_score
from battlewright.kernel.narration import Narrator


def table_of(view: State, seat: int | None, words: Narrator) -> dict[str, Any]:
    """The whole view: match, teams, heroes, areas with figures, markets, the combat under way."""
    turn = turn_under_way(view)
    epic, wilds = epic_under_way(view), wilds_under_way(view)
    return {
        "game": "fields",
        "scenario": words.text(f"{view.scenario}_name", content_of(view).scenarios[view.scenario].name),
        "mode": view.mode,
        "difficulty": view.difficulty,
        "round": view.round,
        "day": is_day(view),
        "skull": skull_here(view) if view.phase != "setup" else 0,
        "phase": view.phase,
        "score": [solo_score(view).total if view.difficulty else team.vp for team in view.teams],
        "acting": {"hero": turn.hero, "actions": turn.actions} if turn is not None else None,
        "teams": [_team(view, number, words) for number in range(len(view.teams))],
        "heroes": [_hero(view, hero, words) for hero in view.heroes.values()],
        "areas": [_area(view, area, words) for area in planet_of(view).order],
        "markets": {
            trader: [_card(view, card, words) for card in cards] for trader, cards in view.markets.items()
        },
        "boss": _boss(view, words),
        "epic": _epic(view, epic, words) if epic is not None else None,
        "wilds": _wilds(wilds, words) if wilds is not None else None,
    }


def _card(view: State, card: str, words: Narrator) -> dict[str, Any]:
    if card == UNKNOWN:
        return {"id": card, "name": words.rule(card), "cost": 0}
    return {"id": card, "name": words.rule(card), "cost": content_of(view).price(card)}


def _team(view: State, number: int, words: Narrator) -> dict[str, Any]:
    team = view.teams[number]
    return {
        "number": number,
        "faction": team.faction,
        "name": words.rule(team.faction),
        "played": team.played,
        "base": words.rule(team.base),
        "seats": list(team.seats),
        "eternium": team.eternium,
        "soldiers": team.soldiers,
        "vp": team.vp,
        "deck": {kind: count for kind, count in team.cards.items() if count},
        "victory": [_victory(view, number, card, words) for card in (*team.hand, *team.shown)],
        "known": [words.rule(card) for card in team.known],
        "counters": {name: count for name, count in team.counters.items() if ":" not in name},
    }


def _victory(view: State, number: int, card: str, words: Narrator) -> dict[str, Any]:
    team = view.teams[number]
    if card == UNKNOWN:
        return {"id": card, "name": words.rule(card), "shown": False}
    found = content_of(view).victory[card]
    return {
        "id": card,
        "name": words.rule(card),
        "shown": card in team.shown,
        "scored": card in team.scored,
        "primary": words.text(f"{card}_primary", found.primary.text),
        "secondary": words.text(f"{card}_secondary", found.secondary.text),
        "progress": team.progress.get(card, 0),
    }


def _hero(view: State, hero: Hero, words: Narrator) -> dict[str, Any]:
    card = card_of(view, hero)
    stats = ("body", "spirit", "initiative")
    return {
        "id": hero.id,
        "name": words.rule(hero.id),
        "seat": hero.seat,
        "team": hero.team,
        "at": hero.at,
        "area": words.rule(hero.at) if hero.at else "",
        "hp": value(view, "hp", hero.id, card.hp),
        "damage": hero.damage,
        "movement": movement_points(view, hero).total,
        **{stat: value(view, stat, hero.id, getattr(card, stat)) for stat in stats},
        "activated": hero.activated,
        "out": hero.out,
        "vp": hero.vp,
        "equipped": [_card(view, c, words) for c in hero.equipped],
        "inventory": [_card(view, c, words) for c in hero.inventory],
        "spells": [_card(view, c, words) for c in hero.spells],
        "allies": [_card(view, c, words) for c in hero.allies],
        "mounts": [_card(view, c, words) for c in hero.mounts],
        "tokens": list(hero.tokens),
        "weapons": [words.rule(weapon.id) for weapon in card.weapons],
    }


def _area(view: State, area: str, words: Narrator) -> dict[str, Any]:
    card = planet_of(view).areas[area]
    return {
        "id": area,
        "name": words.rule(area),
        "kind": card.kind,
        "trader": card.trader,
        "tower": card.tower,
        "eternium": card.eternium,
        "control": controller(view, area) if card.kind == "outpost" else -1,
        "soldiers": list(view.soldiers.get(area, ())),
        "heroes": [hero.id for hero in view.heroes.values() if hero.at == area],
        "quest": area in view.quests,
        "vines": area in view.vines,
        "tokens": [token for token, place in view.tokens.items() if place == area],
    }


def _boss(view: State, words: Narrator) -> dict[str, Any] | None:
    if view.boss is None:
        return None
    hp = content_of(view).epic_beasts[view.boss.id].hp
    return {
        "name": words.rule(view.boss.id),
        "at": view.boss.at,
        "damage": view.boss.damage,
        "hp": hp,
        "beaten": view.boss.beaten,
    }


def _epic(view: State, frame: Epic, words: Narrator) -> dict[str, Any]:
    return {
        "area": frame.area,
        "round": frame.number,
        "step": frame.step,
        "sides": [_fighter(side, words) for side in frame.sides],
    }


def _fighter(side: Fighter, words: Narrator) -> dict[str, Any]:
    return {
        "id": side.id,
        "name": words.rule(side.id),
        "weapon": words.rule(side.weapon) if side.weapon else "",
        "grid": [{"card": c.card, "zone": c.zone, "up": c.up, "used": c.used} for c in side.grid],
        "beside": list(side.beside),
        "drawn": list(side.drawn),
        "soldiers": list(side.soldiers),
        "boosts": [[zone, amount, words.rule(source)] for zone, amount, source, _ in side.boosts],
        "die": side.die,
        "totals": dict(side.totals),
        "dice": dict(side.dice),
        "damage": side.damage,
    }


def _wilds(frame: Wilds, words: Narrator) -> dict[str, Any]:
    return {
        "hero": frame.hero,
        "foe": words.rule(frame.name) if frame.card else frame.name,
        "hp": frame.hp,
        "attack": frame.attack,
        "defense": frame.defense,
        "dice": list(frame.dice),
    }
