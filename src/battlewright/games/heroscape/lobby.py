"""What a lobby and a card viewer show: scenarios, armies, maps, switches, cards, rules, as dictionaries.

`battlewright.kernel.game.Game.lobby` says what becomes of each part. A switch with one setting besides its
default is offered by its name; one with several settings once for each (`v_volcano=from_12`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from battlewright.games.heroscape.board import Board, MapCard, board_for
from battlewright.games.heroscape.board.pieces import SIGNS
from battlewright.games.heroscape.content import Content
from battlewright.games.heroscape.lexicon import Lexicon
from battlewright.games.heroscape.model.cards import ArmyCard, ScenarioCard, UnitCard
from battlewright.games.heroscape.narrator import HeroscapeNarrator
from battlewright.games.heroscape.questions import QUESTIONS
from battlewright.games.heroscape.switches import PRESETS, SWITCHES
from battlewright.kernel.narration import Narrator
from battlewright.kernel.questions import listed
from battlewright.space.hexes import centre

SQRT3 = 3**0.5
POINTS = (300, 400, 500, 600, 800, 1000)
TILE = re.compile(r"([a-z])(\d+)")
NUMBERS = ("life", "move", "range", "attack", "defence", "points", "figures", "height")
WET = {SIGNS[terrain] for terrain in ("water", "swamp-water", "ice", "molten-lava")}


def lexicon_of(words: Narrator, content: Content) -> Lexicon:
    """The names behind a narrator; English ones if it is not one of Heroscape's."""
    if isinstance(words, HeroscapeNarrator):
        return words.lexicon(None)
    from battlewright.texts import Texts

    return Lexicon(Texts(), content)


# --- setting up -----------------------------------------------------------------------------------


def lobby_of(content: Content, words: Narrator) -> dict[str, Any]:
    """What a match can be set up with."""
    lexicon = lexicon_of(words, content)
    say = lexicon.texts.format
    return {
        "about": say("hs-about"),
        "scenarios": [_scenario(content, s, lexicon) for s in content.scenarios.values()],
        "forces": {army.id: _army(content, army, lexicon) for army in content.armies.values()},
        "maps": {card.id: _map(card, lexicon) for card in content.maps.values()},
        "options": [
            {
                "id": "preset",
                "name": say("hs-preset"),
                "choices": [{"id": preset, "name": say(f"hs-preset-{preset}")} for preset in PRESETS],
            },
            {
                "id": "points",
                "name": say("hs-points"),
                "choices": [
                    {"id": "", "name": say("hs-points-scenario")},
                    *({"id": str(n), "name": say("hs-points-number", points=n)} for n in POINTS),
                ],
            },
        ],
        "switches": dict(_switches(lexicon)),
        "presets": PRESETS,
    }


def _scenario(content: Content, scenario: ScenarioCard, lexicon: Lexicon) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "id": scenario.id,
        "name": lexicon.name(scenario.id),
        "text": lexicon.text(scenario.id, scenario.text),
        "players": [min(scenario.players), max(scenario.players)],
        "points": scenario.points,
        "rounds": scenario.rounds,
        "map": scenario.map,
        "goal": scenario.goal.kind,
        "draft": scenario.draft,
        "forces": [] if scenario.draft else _affordable(content, scenario.points),
    }
    if scenario.teams:
        shown["teams"] = [list(team) for team in scenario.teams]
    if scenario.armies:
        shown["seat_forces"] = [[army] for army in scenario.armies]
    return shown


def _affordable(content: Content, points: int) -> list[str]:
    return [army.id for army in content.armies.values() if army_cost(content, army) <= points]


def army_cost(content: Content, army: ArmyCard) -> int:
    """HS-SETUP-05, HS-SETUP-10: the points of all copies."""
    return sum(content.units[entry.card].card.points * entry.copies for entry in army.cards)


def _army(content: Content, army: ArmyCard, lexicon: Lexicon) -> dict[str, Any]:
    return {
        "name": lexicon.name(army.id),
        "text": lexicon.text(army.id, army.text),
        "points": army_cost(content, army),
        "cards": [
            {"card": entry.card, "name": lexicon.unit(entry.card), "copies": entry.copies}
            for entry in army.cards
        ],
    }


def _switches(lexicon: Lexicon) -> Iterator[tuple[str, dict[str, str]]]:
    """Every setting that differs from the default, with its words and the rule behind it."""
    for name, switch in SWITCHES.items():
        others = [value for value in switch.values if value != switch.default]
        for value in others:
            yield (
                name if len(others) == 1 else f"{name}={value}",
                {
                    "name": lexicon.texts.format(f"hs-switch-{name}-{value}"),
                    "text": lexicon.rule(switch.rules[0]),
                    "rule": switch.rules[0],
                },
            )


# --- pictures of maps -----------------------------------------------------------------------------


def _map(card: MapCard, lexicon: Lexicon) -> dict[str, Any]:
    return {"name": lexicon.name(card.id), "players": list(card.players), "rows": picture_rows(card)}


def picture_rows(card: MapCard) -> list[str]:
    """A map as rows of signs for a small picture: zones, glyphs, water, and ground by its height."""
    layout = card.layouts[0] if card.layouts else None
    zones = {label for zone in layout.zones for label in zone.split()} if layout else set()
    glyphs = {entry.partition("=")[0] for entry in layout.glyphs.split()} if layout else set()
    tiles = [[_tile(token) for token in row.split()] for row in card.rows]
    levels = sorted({level for row in tiles for sign, level in row if sign and sign not in WET})
    low, high = (levels[0], levels[-1]) if levels else (0, 0)
    width = max(len(row) for row in tiles)
    rows = []
    for number, row in enumerate(tiles, start=1):
        signs = ""
        for column, (sign, level) in enumerate(row):
            label = f"{_letters(column)}{number}"
            signs += _sign(sign, level, low, high, label in zones, label in glyphs)
        rows.append(signs.ljust(width, "#"))
    if len(rows) % 2:  # the picture begins with a row that is not shifted
        rows.append("#" * width)
    return rows


def _tile(token: str) -> tuple[str, int]:
    """The highest tile of a column: its sign and level; no sign where there is none."""
    found = TILE.findall(token)
    return (found[-1][0], int(found[-1][1])) if found else ("", 0)


def _sign(sign: str, level: int, low: int, high: int, zone: bool, glyph: bool) -> str:
    if not sign:
        return "#"
    if glyph:
        return "*"
    if zone:
        return "s"
    if sign in WET:
        return ","
    share = (level - low) / max(1, high - low)
    return ":" if share < 0.2 else "." if share < 0.45 else "l" if share < 0.7 else "H"


def _letters(column: int) -> str:
    """A, B … Z, AA, AB …"""
    name = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        name = chr(65 + rest) + name
    return name


def map_of(content: Content, name: str) -> dict[str, Any]:
    """A map for drawing: every space with its place (x east, y south), level and terrain, and all pieces."""
    card = content.maps[name]
    board = board_for(card)
    return {
        "id": name,
        "name": card.name,
        "hexes": [_hex(board, number) for number in range(len(board.hexes))],
        "obstacles": [
            {"id": o.id, "kind": o.kind, "at": board.labels(o.spaces), "base": o.base, "heights": o.heights}
            for o in board.obstacles.values()
        ],
        "walls": _walls(board),
        "doors": [
            {"id": d.id, "at": board.labels(d.inside), "control": board.spaces[d.control].label}
            for d in board.doors.values()
        ],
        "ladders": [
            {"id": ladder.id, "at": board.spaces[ladder.landing].label, "rungs": len(ladder.rungs)}
            for ladder in board.ladders.values()
        ],
        "layouts": [_layout(board, layout) for layout in board.layouts.values()],
        "marks": {mark: board.labels(spaces) for mark, spaces in board.marks.items()},
    }


def _hex(board: Board, number: int) -> dict[str, Any]:
    q, r = board.hexes[number]
    x, y = centre((q, r))
    top = board.spaces[board.stacks[number][-1]]
    return {
        "at": board.spaces[board.stacks[number][0]].label,
        "x": x / 2,
        "y": round(-y / (2 * SQRT3), 4),
        "terrain": top.terrain,
        "level": top.level,
        "spaces": [
            {"at": s.label, "level": s.level, "terrain": s.terrain, "clearance": s.clearance, "rung": s.rung}
            for s in (board.spaces[index] for index in board.stacks[number])
        ],
    }


def _walls(board: Board) -> list[dict[str, Any]]:
    found: dict[tuple[str, int, int], dict[str, Any]] = {}
    for space, links in enumerate(board.links):
        for link in links:
            if link.wall is not None and (link.wall.id, link.to, space) not in found:
                here, there = board.spaces[space].label, board.spaces[link.to].label
                wall = {"id": link.wall.id, "kind": link.wall.kind, "between": [here, there]}
                found[link.wall.id, space, link.to] = wall | {"top": link.wall.top}
    return list(found.values())


def _layout(board: Board, layout: Any) -> dict[str, Any]:
    return {
        "name": layout.name,
        "zones": {player: board.labels(zone) for player, zone in layout.zones.items()},
        "glyphs": [{"at": board.spaces[g.space].label, "up": g.face_up} for g in layout.glyphs],
    }


# --- cards and rules ------------------------------------------------------------------------------


def catalogue_of(content: Content, words: Narrator) -> dict[str, Any]:
    """Every card as it is shown: names, numbers and our texts, without the parts behind them."""
    lexicon = lexicon_of(words, content)
    return {
        "hash": content.hash,
        "units": {unit.card.id: _unit(unit.card, lexicon) for unit in content.units.values()},
        "glyphs": {
            glyph.letter: {
                "name": lexicon.glyph(glyph.letter),
                "lasting": glyph.lasting,
                "text": lexicon.text(f"glyph-{glyph.id}", glyph.text),
            }
            for glyph in content.glyphs.values()
        },
        "armies": {army.id: _army(content, army, lexicon) for army in content.armies.values()},
        "switches": msgspec.to_builtins(SWITCHES),
        "presets": PRESETS,
        "questions": listed(QUESTIONS),
    }


def _unit(card: UnitCard, lexicon: Lexicon) -> dict[str, Any]:
    return {
        "name": lexicon.unit(card.id),
        "general": lexicon.word(card.general),
        "rarity": lexicon.texts.format(f"hs-word-{card.rarity}"),
        "type": lexicon.texts.format(f"hs-word-{card.unit_type}"),
        "species": lexicon.word(card.species),
        "class": lexicon.word(card.unit_class),
        "personality": lexicon.word(card.personality),
        "size": lexicon.texts.format(f"hs-word-{card.size}"),
        **{number: getattr(card, number) for number in NUMBERS},
        "hexes": card.hexes,
        "set": card.set,
        "powers": [
            {
                "id": f"{card.id}/{power.id}",
                "name": lexicon.power(f"{card.id}/{power.id}"),
                "text": lexicon.power_text(f"{card.id}/{power.id}"),
            }
            for power in card.powers
        ],
    }
