"""What a match can be set up with: scenarios, armies, maps with small pictures, switches.

A switch with one setting besides its default is offered by its name; one with several settings once for
each (`v_volcano=from_12`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from battlewright.games.heroscape.board import MapCard
from battlewright.games.heroscape.board.pieces import SIGNS
from battlewright.games.heroscape.board.places import letters
from battlewright.games.heroscape.content import Content
from battlewright.games.heroscape.lexicon import Lexicon
from battlewright.games.heroscape.model.cards import ArmyCard, ScenarioCard
from battlewright.games.heroscape.narrator import HeroscapeNarrator
from battlewright.games.heroscape.surface import (
    Army,
    ArmyLine,
    HeroscapeLobby,
    HeroscapeMap,
    HeroscapeScenario,
)
from battlewright.games.heroscape.switches import PRESETS, SWITCHES
from battlewright.kernel.narration import Narrator
from battlewright.kernel.surface import Choice, Lobby, SetupOption, Switch

POINTS = (300, 400, 500, 600, 800, 1000)
TILE = re.compile(r"([a-z])(\d+)")
WET = {SIGNS[terrain] for terrain in ("water", "swamp-water", "ice", "molten-lava")}


def lexicon_behind(words: Narrator, content: Content) -> Lexicon:
    """The names behind a narrator; English ones if it is not one of Heroscape's."""
    if isinstance(words, HeroscapeNarrator):
        return words.lexicon(None)
    from battlewright.texts import Texts

    return Lexicon(Texts(), content)


# --- setting up -----------------------------------------------------------------------------------


def lobby_of(game: Lobby, content: Content, words: Narrator) -> HeroscapeLobby:
    """The lobby of a game, filled with what its content offers."""
    lexicon = lexicon_behind(words, content)
    return HeroscapeLobby(
        game=game.game,
        title=game.title,
        orders=game.orders,
        agents=game.agents,
        about=lexicon.texts.format("hs-about"),
        scenarios=tuple(_scenario(content, s, lexicon) for s in content.scenarios.values()),
        forces={army.id: army_shown(content, army, lexicon) for army in content.armies.values()},
        maps={card.id: _map(card, lexicon) for card in content.maps.values()},
        options=tuple(_options(lexicon)),
        switches=dict(_switches(lexicon)),
        presets=PRESETS,
    )


def _options(lexicon: Lexicon) -> Iterator[SetupOption]:
    """A set of switches, and the points of an army."""
    say = lexicon.texts.format
    presets = tuple(Choice(preset, say(f"hs-preset-{preset}")) for preset in PRESETS)
    yield SetupOption(id="preset", name=say("hs-preset"), choices=presets)
    usual = Choice("", say("hs-points-scenario"))
    points = tuple(Choice(str(n), say("hs-points-number", points=n)) for n in POINTS)
    yield SetupOption(id="points", name=say("hs-points"), choices=(usual, *points))


def _scenario(content: Content, scenario: ScenarioCard, lexicon: Lexicon) -> HeroscapeScenario:
    return HeroscapeScenario(
        id=scenario.id,
        name=lexicon.name(scenario.id),
        text=lexicon.text(scenario.id, scenario.text),
        players=(min(scenario.players), max(scenario.players)),
        points=scenario.points,
        rounds=scenario.rounds,
        map=scenario.map,
        goal=scenario.goal.kind,
        draft=scenario.draft,
        forces=() if scenario.draft else _affordable(content, scenario.points),
        teams=tuple(tuple(team) for team in scenario.teams),
        seat_forces=tuple((army,) for army in scenario.armies),
    )


def _affordable(content: Content, points: int) -> tuple[str, ...]:
    return tuple(army.id for army in content.armies.values() if army_cost(content, army) <= points)


def army_cost(content: Content, army: ArmyCard) -> int:
    """HS-SETUP-05, HS-SETUP-10: the points of all copies."""
    return sum(content.units[entry.card].card.points * entry.copies for entry in army.cards)


def army_shown(content: Content, army: ArmyCard, lexicon: Lexicon) -> Army:
    """A prepared army in words."""
    return Army(
        name=lexicon.name(army.id),
        text=lexicon.text(army.id, army.text),
        points=army_cost(content, army),
        cards=tuple(ArmyLine(e.card, lexicon.unit(e.card), e.copies) for e in army.cards),
    )


def _switches(lexicon: Lexicon) -> Iterator[tuple[str, Switch]]:
    """Every setting that differs from the default, with its words and the rule behind it."""
    for name, switch in SWITCHES.items():
        others = [value for value in switch.values if value != switch.default]
        for value in others:
            yield name if len(others) == 1 else f"{name}={value}", switch_shown(name, value, lexicon)


def switch_shown(name: str, value: str, lexicon: Lexicon) -> Switch:
    """A setting of a switch in words, with the rule behind it."""
    rule = SWITCHES[name].rules[0]
    said = lexicon.texts.format(f"hs-switch-{name}-{value}")
    return Switch(name=said, text=lexicon.rule(rule), rule=rule)


# --- pictures of maps -----------------------------------------------------------------------------


def _map(card: MapCard, lexicon: Lexicon) -> HeroscapeMap:
    return HeroscapeMap(name=lexicon.name(card.id), players=card.players, rows=picture_rows(card))


def picture_rows(card: MapCard) -> tuple[str, ...]:
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
            label = f"{letters(column)}{number}"
            signs += _sign(sign, level, low, high, label in zones, label in glyphs)
        rows.append(signs.ljust(width, "#"))
    if len(rows) % 2:  # the picture begins with a row that is not shifted
        rows.append("#" * width)
    return tuple(rows)


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
