"""The position as structured text, for the plain table and for screen readers.

Words come from the narrator; this module only arranges what a view holds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battlewright.games.fields.library import content_of, planet_of
from battlewright.games.fields.model.cards import Weapon
from battlewright.games.fields.model.frames import Epic, Fighter, Wilds
from battlewright.games.fields.model.state import UNKNOWN, Hero, State
from battlewright.games.fields.model.words import ZONES
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
from battlewright.games.fields.rules.victory import solo_score
from battlewright.kernel.narration import Narrator


def table_of(view: State, seat: int | None, words: Narrator) -> dict[str, Any]:
    """The whole view: match, teams, heroes, the combat under way, markets, areas with figures."""
    turn = turn_under_way(view)
    epic, wilds = epic_under_way(view), wilds_under_way(view)
    found: dict[str, Any] = {
        "scenario": words.rule(view.scenario),
        "mode": words.rule(view.mode),
        "difficulty": words.rule(view.difficulty) if view.difficulty else None,
        "round": view.round,
        "time": words.rule("day" if is_day(view) else "night"),
        "skulls": view.skulls,
        "phase": words.rule(view.phase),
        "acting": {"hero": words.rule(turn.hero), "actions": turn.actions} if turn is not None else None,
        "epic": _epic(view, epic, words) if epic is not None else None,
        "wilds": _wilds(wilds, words) if wilds is not None else None,
        "teams": [_team(view, number, words) for number in range(len(view.teams))],
        "victory": [row for number in range(len(view.teams)) for row in _victory(view, number, words)],
        "heroes": [_hero(view, hero, words) for hero in view.heroes.values()],
        "abilities": [_abilities(view, hero, words) for hero in view.heroes.values()],
        "boss": _boss(view, words),
        "markets": [
            {"trader": words.rule(trader), **_offer(view, card, words)}
            for trader, cards in view.markets.items()
            for card in cards
        ],
        "counters": _counters(view.counters, words),
        "areas": [_area(view, area, words) for area in planet_of(view).order],
        "connections": [_connections(view, area, words) for area in planet_of(view).order],
    }
    return {name: part for name, part in found.items() if part not in (None, [], "")}


def _card(card: str, words: Narrator) -> dict[str, Any]:
    return {"id": card, "name": words.rule(card)}


def _offer(view: State, card: str, words: Narrator) -> dict[str, Any]:
    content = content_of(view)
    text = words.text(card, content.effect[card].text) if card != UNKNOWN else ""
    cost = content.price(card) if card != UNKNOWN else 0
    return {"offer": words.rule(card), "cost": cost, "text": text, "id": card}


def _counted(cards: Mapping[str, int], words: Narrator) -> str:
    """`7 × +1, 2 × Energy`."""
    return ", ".join(f"{count} × {words.rule(card)}" for card, count in cards.items() if count)


def _counters(counters: Mapping[str, int], words: Narrator) -> str:
    """The counters of the scenario; those that only remember what was used are left out."""
    return ", ".join(f"{words.rule(name)}: {count}" for name, count in counters.items() if ":" not in name)


def _team(view: State, number: int, words: Narrator) -> dict[str, Any]:
    team = view.teams[number]
    return {
        "name": words.rule(team.faction),
        "base": words.rule(team.base),
        "vp": solo_score(view).total if view.difficulty and team.played else team.vp,
        "eternium": team.eternium,
        "outposts": sum(controller(view, area) == number for area in planet_of(view).outposts),
        "reserve": team.soldiers,
        "combat_deck": _counted(team.cards, words),
        "known": [words.rule(card) for card in team.known],
        "counters": _counters(team.counters, words),
    }


def _victory(view: State, number: int, words: Narrator) -> list[dict[str, Any]]:
    """The victory cards of a team: those in hand as far as they are known, and those revealed."""
    team = view.teams[number]
    return [
        {
            "team": words.rule(team.faction),
            "name": words.rule(card),
            "primary": "" if card == UNKNOWN else words.text(f"{card}_primary", _goal(view, card, 0)),
            "secondary": "" if card == UNKNOWN else words.text(f"{card}_secondary", _goal(view, card, 1)),
            "revealed": card in team.shown,
            "completed": card in team.scored,
            "progress": team.progress.get(card, 0),
        }
        for card in (*team.hand, *team.shown)
    ]


def _goal(view: State, card: str, which: int) -> str:
    found = content_of(view).victory[card]
    return (found.primary, found.secondary)[which].text


def _hero(view: State, hero: Hero, words: Narrator) -> dict[str, Any]:
    most = value(view, "hp", hero.id, card_of(view, hero).hp)
    return {
        "name": words.rule(hero.id),
        "seat": hero.seat + 1 if hero.seat >= 0 else "",
        "team": words.rule(view.teams[hero.team].faction),
        "area": words.rule(hero.at) if hero.at else "",
        "hp": f"{most - hero.damage}/{most}",
        "activated": hero.activated,
        "defeated": hero.out,
        "equipped": [_card(c, words) for c in hero.equipped],
        "inventory": [_card(c, words) for c in hero.inventory],
        "spells": [_card(c, words) for c in hero.spells],
        "allies": [_card(c, words) for c in hero.allies],
        "mounts": [_card(c, words) for c in hero.mounts],
        "carries": [words.rule(token) for token in hero.tokens],
        "id": hero.id,
    }


def _abilities(view: State, hero: Hero, words: Narrator) -> dict[str, Any]:
    """What a hero can do: numbers, passive ability, weapons with their energy abilities."""
    card = card_of(view, hero)
    return {
        "name": words.rule(hero.id),
        "movement": movement_points(view, hero).total,
        "body": value(view, "body", hero.id, card.body),
        "spirit": value(view, "spirit", hero.id, card.spirit),
        "hero_initiative": value(view, "initiative", hero.id, card.initiative),
        "ability": words.text(f"{hero.id}/passive", card.passive.text),
        "weapons": " ".join(_weapon(weapon, words) for weapon in card.weapons),
    }


def _weapon(weapon: Weapon, words: Narrator) -> str:
    kind, text = words.rule(weapon.kind), words.text(weapon.id, weapon.energy.text)
    return f"{words.rule(weapon.id)} ({kind}): {text}"


def _area(view: State, area: str, words: Narrator) -> dict[str, Any]:
    card = planet_of(view).areas[area]
    holder = controller(view, area) if card.kind == "outpost" else -1
    soldiers = {view.teams[n].faction: count for n, count in enumerate(view.soldiers.get(area, ()))}
    marks = [mark for mark, there in (("quest", view.quests), ("vines", view.vines)) if area in there]
    marks += [token for token, place in view.tokens.items() if place == area]
    return {
        "area": words.rule(area),
        "kind": words.rule(card.kind),
        "trader": words.rule(card.trader) if card.trader else "",
        "is_tower": card.tower,
        "eternium": card.eternium,
        "control": words.rule(view.teams[holder].faction) if holder >= 0 else "",
        "soldiers": _counted(soldiers, words),
        "heroes": [words.rule(hero.id) for hero in view.heroes.values() if hero.at == area],
        "marks": [words.rule(mark) for mark in marks],
        "id": area,
    }


def _connections(view: State, area: str, words: Narrator) -> dict[str, Any]:
    """What lies beside an area, and where its paths lead."""
    planet = planet_of(view)
    return {
        "area": words.rule(area),
        "adjacent": [words.rule(other) for other in planet.borders[area]],
        "paths": [words.rule(other) for other in planet.paths[area]],
    }


def _boss(view: State, words: Narrator) -> dict[str, Any] | None:
    if view.boss is None:
        return None
    hp = content_of(view).epic_beasts[view.boss.id].hp
    return {
        "name": words.rule(view.boss.id),
        "area": words.rule(view.boss.at),
        "hp": f"{hp - view.boss.damage}/{hp}",
        "defeated": view.boss.beaten,
    }


def _epic(view: State, frame: Epic, words: Narrator) -> dict[str, Any]:
    return {
        "area": words.rule(frame.area),
        "combat_round": frame.number,
        "sides": [_fighter(side, words) for side in frame.sides],
    }


def _fighter(side: Fighter, words: Narrator) -> dict[str, Any]:
    """A side of the combat, zone by zone; cards that lie face down are marked with brackets."""
    zones = {
        zone: ", ".join(
            words.rule(c.card) if c.up else f"[{words.rule(c.card)}]" for c in side.grid if c.zone == zone
        )
        for zone in ZONES
    }
    return {
        "name": words.rule(side.id),
        "weapon": words.rule(side.weapon) if side.weapon else "",
        **{f"zone_{zone}": cards for zone, cards in zones.items()},
        "beside": [words.rule(card) for card in side.beside],
        "drawn": [words.rule(card) for card in side.drawn],
        "soldiers": [words.rule(zone) for zone in side.soldiers],
        "boosts": [f"{words.rule(boost.zone)} {boost.amount:+d}" for boost in side.boosts],
        "die": words.rule(side.die) if side.die else "",
        "totals": ", ".join(f"{words.rule(zone)} {total}" for zone, total in side.totals.items()),
        "damage": side.damage,
    }


def _wilds(frame: Wilds, words: Narrator) -> dict[str, Any]:
    return {
        "hero": words.rule(frame.hero),
        "foe": words.rule(frame.name),
        "hp": frame.hp,
        "zone_attack": frame.attack,
        "zone_defense": frame.defense,
        "dice": ", ".join(words.rule(die) for die in frame.dice),
    }
