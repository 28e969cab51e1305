"""Setups worth recording: every scenario and mode, numbers of seats, drafts, teams, difficulties, switches.

`required` are recorded whatever they cover; of the others, `coverage` keeps what adds the most. All of it
follows from the seed alone.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from battlewright.games.battleground.building import lines_of, random_force
from battlewright.games.battleground.game import SWITCHES as BATTLEGROUND_SWITCHES
from battlewright.games.battleground.game import Battleground
from battlewright.games.fields.game import Fields
from battlewright.games.fields.model.cards import ScenarioCard as Mission
from battlewright.games.fields.rules.teams import HEROES
from battlewright.games.fields.setup import DIFFICULTIES
from battlewright.games.fields.setup import SWITCHES as FIELDS_SWITCHES
from battlewright.games.heroscape.board import board_for
from battlewright.games.heroscape.content import Content
from battlewright.games.heroscape.game import Heroscape
from battlewright.games.heroscape.library import layout_for
from battlewright.games.heroscape.rules.armies import random_army
from battlewright.games.heroscape.switches import PRESETS, SWITCHES, problems

Sought = Mapping[str, Collection[str]]
"""Names that no recording covers yet, by area."""

WHOLE = 5_000  # choices that no game reaches
FORCES_DRAWN = 8
FIRST_GAME = {"scenario": "first-game"}


class Candidate(Struct, frozen=True):
    """A game that could be recorded: `greedy` is the share of choices left to the greedy agent."""

    game: str
    name: str
    setup: dict[str, Any]
    seed: str
    limit: int = WHOLE
    greedy: float = 0.3
    required: bool = False
    ending: str = ""  # `resign` or `agree-draw`, chosen when the limit is reached


def required(game: str) -> list[Candidate]:
    """The games recorded whatever they cover."""
    return list(REQUIRED[game]())


def by_chance(game: str, name: str, sought: Sought) -> Candidate:
    """A game with a setup drawn by chance, with a liking for what is sought."""
    random = Random(f"golden/{game}/{name}")
    setup = DRAWN[game](random, sought)
    greedy, limit = random.choice([0.1, 0.4, 0.8]), random.choice([200, 500])
    return Candidate(game, name, setup, f"golden-{name}", limit, greedy)


def _liked(random: Random, names: Iterable[str], sought: Iterable[str]) -> list[str]:
    """The names in an order by chance, those sought mostly first."""
    wanted = set(sought)
    return sorted(names, key=lambda name: random.random() + (name not in wanted))


# --- Battleground -----------------------------------------------------------------------------------


def _battleground_required() -> Iterator[Candidate]:
    content = Battleground().content
    yield _needed("battleground", "first-game", FIRST_GAME)
    for map_name in sorted(content.maps):
        setup = {"scenario": "skirmish", "map": map_name, "forces": _own_forces(Random(map_name), {})}
        yield _needed("battleground", f"skirmish-{map_name}", setup, limit=60)
    yield _needed("battleground", "skirmish-drafted", {"scenario": "skirmish"}, greedy=0.5)
    yield _needed("battleground", "team-battle-drafted", {"scenario": "team-battle"}, greedy=0.0, limit=250)
    team = ["eternia-vanguard", "snake-mountain-coven", "eternia-watch", "snake-mountain-hunt"]
    setup = {"scenario": "team-battle", "forces": team, "map": "secret-lair"}
    yield _needed(
        "battleground", "team-battle", setup | {"switches": dict.fromkeys(BATTLEGROUND_SWITCHES, True)}
    )
    yield _needed("battleground", "resigned", FIRST_GAME, limit=30, ending="resign")
    yield _needed("battleground", "draw-agreed", FIRST_GAME, limit=20, ending="agree-draw")


def _own_forces(random: Random, sought: Sought) -> list[Any]:
    """Two Forces by chance, of several those with the most of what is sought.

    They are written out: a recording does not change when cards are added to the content.
    """
    content, wanted = Battleground().content, {name for names in sought.values() for name in names}
    skirmish = content.scenarios["skirmish"]
    drawn = [lines_of(random_force(content, skirmish, random.randrange)) for _ in range(FORCES_DRAWN)]
    names = [{card for line in lines for card in (line.card, *line.carries)} for lines in drawn]
    best = sorted(range(FORCES_DRAWN), key=lambda number: -len(names[number] & wanted))
    return [{"lines": msgspec.to_builtins(drawn[number])} for number in best[:2]]


def _battleground_drawn(random: Random, sought: Sought) -> dict[str, Any]:
    """Forces written out or built at the table, so that other cards come into play each time."""
    setup: dict[str, Any] = {"scenario": random.choice(["skirmish", "skirmish", "team-battle"])}
    setup["map"] = _liked(random, Battleground().content.maps, sought["maps"])[0]
    if setup["scenario"] == "skirmish" and random.random() < 0.8:
        setup["forces"] = _own_forces(random, sought)
    if random.random() < 0.3:
        setup["switches"] = dict.fromkeys(BATTLEGROUND_SWITCHES, True)
    return setup


# --- Heroscape --------------------------------------------------------------------------------------


def _heroscape_required() -> Iterator[Candidate]:
    for scenario in Heroscape().content.scenarios.values():
        for players in scenario.players:
            setup: dict[str, Any] = {"scenario": scenario.id, "players": players}
            setup |= {"points": 250 if players == 2 else 120, "rounds": 4 if players == 2 else 2}
            name = f"{scenario.id}-{players}"
            setup["armies"] = None if scenario.draft else _armies(name, players, setup["points"])
            limit = WHOLE if players == 2 else 45
            yield _needed("heroscape", name, setup, limit=limit)
    official: dict[str, Any] = {"map": "the-narrows", "preset": "official", "rounds": 3, "points": 200}
    yield _needed("heroscape", "official", official | {"armies": _armies("official", 2, 200)})
    teams: dict[str, Any] = {"map": "migols-tomb", "rounds": 3, "points": 200}
    teams["armies"] = _armies("two-against-one", 3, 200)
    teams |= {"teams": [[0, 1], [2]], "switches": {"team_allies": "with_teammate"}}
    yield _needed("heroscape", "two-against-one", teams)
    chosen = {"map": "training-ground", "rounds": 2, "points": 300}
    yield _needed("heroscape", "armies-chosen", chosen, limit=120)
    closed = {"v_exclusive_armies": "on", "v_two_generals": "on", "v_power_points": "on", "v_brandar": "roll"}
    yield _needed(
        "heroscape", "exclusive-armies", chosen | {"map": "frostmere", "switches": closed}, limit=120
    )
    shoving = {"armies": _armies("pushing", 2, 300), "switches": {"v_shove": "on"}}
    yield _needed("heroscape", "shoving", chosen | shoving)
    resigned = {"armies": _armies("resigned", 2, 300)}
    yield _needed("heroscape", "resigned", chosen | resigned, limit=40, ending="resign")


def _armies(name: str, players: int, points: int) -> list[Any]:
    """Armies by chance, written out: a recording does not change when cards are added to the content."""
    random = Random(f"golden/heroscape/armies/{name}")
    drawn = [random_army(Heroscape().content, points, random.randrange) for _ in range(players)]
    return [msgspec.to_builtins(army) for army in drawn]


def _heroscape_drawn(random: Random, sought: Sought) -> dict[str, Any]:
    """Two players with armies of any cards on any map, by default rules or with switches."""
    content = Heroscape().content
    setup: dict[str, Any] = {"players": 2, "points": 600, "rounds": random.choice([3, 6])}
    maps = [name for name, card in content.maps.items() if layout_for(board_for(card), 2)]
    setup["map"] = _liked(random, maps, sought["maps"])[0]
    setup["preset"] = random.choice(sorted(PRESETS))
    setup["armies"] = [_army(content, random, 600, sought) for _ in range(2)]
    chosen: dict[str, str] = {}
    for name in _liked(random, SWITCHES, _names(sought))[: random.choice([0, 4, 10])]:
        values = [f"{name}={value}" for value in SWITCHES[name].values]
        chosen[name] = _liked(random, values, sought["switches"])[0].partition("=")[2]
        if name in ("v_exclusive_armies", "v_two_generals") or problems(PRESETS[setup["preset"]] | chosen):
            del chosen[name]
    return setup | {"switches": chosen}


def _names(sought: Sought) -> list[str]:
    return [setting.partition("=")[0] for setting in sought["switches"]]


def _army(content: Content, random: Random, points: int, sought: Sought) -> dict[str, Any]:
    """Few copies of many cards, as far as the points go."""
    wanted = [*sought["units"], *(power.partition("/")[0] for power in sought["powers"])]
    cards: list[dict[str, Any]] = []
    for name in _liked(random, content.units, wanted):
        cost = content.units[name].card.points
        if cost <= points and len(cards) < 6:
            cards.append({"card": name, "copies": 1})
            points -= cost
    return {"cards": cards}


# --- Fields of Eternia ------------------------------------------------------------------------------


def _fields_required() -> Iterator[Candidate]:
    for mission in Fields().content.scenarios.values():
        if mission.mode == "solo":
            for difficulty in DIFFICULTIES:
                setup = {"scenario": mission.id, "difficulty": difficulty}
                yield _needed(
                    "fields", f"{mission.id}-{difficulty}", setup, limit=WHOLE if difficulty == "easy" else 90
                )
        else:
            limit = WHOLE if mission.first_game or mission.mode == "skirmish" else 250
            yield _needed("fields", mission.id, {"scenario": mission.id}, limit=limit)
        if mission.mode == "skirmish":
            switches = {"free_heroes": True, "faster_combat": True}
            yield _needed(
                "fields", f"{mission.id}-draft", {"scenario": mission.id, "switches": switches}, limit=120
            )
    for name in FIELDS_SWITCHES:
        if name != "free_heroes":
            scenario = "retrieve-the-plans" if name in SOLO_SWITCHES else "evil-seed"
            yield _needed(
                "fields", name, {"scenario": scenario, "switches": {name: True}}, limit=120, greedy=0.6
            )
    yield _needed("fields", "resigned", FIRST_GAME, limit=40, ending="resign")


SOLO_SWITCHES = ("solo_flee_for_one", "enemy_initiative_added")


def _fields_drawn(random: Random, sought: Sought) -> dict[str, Any]:
    """Any mission with other heroes and switches."""
    mission = random.choice(list(Fields().content.scenarios.values()))
    switches = {name: True for name in FIELDS_SWITCHES if name != "free_heroes" and random.random() < 0.3}
    setup: dict[str, Any] = {"scenario": mission.id, "switches": switches}
    if mission.mode == "solo":
        setup["difficulty"] = random.choice(DIFFICULTIES)
    if all(force.faction for force in mission.forces if force.player):
        setup["heroes"] = _heroes(mission, random)
    return setup


def _heroes(mission: Mission, random: Random) -> list[list[str]]:
    heroes = Fields().content.heroes.values()
    trios = []
    for force in mission.forces:
        if force.player:
            own = [h for h in heroes if h.faction == force.faction and h.id not in force.barred]
            foot, mounted = [h.id for h in own if not h.mounted], [h.id for h in own if h.mounted]
            pool = [*foot, *mounted[:1]] if random.random() < 0.5 else foot
            trios.append(random.sample(pool, HEROES))
    return trios


# --- all of them ------------------------------------------------------------------------------------


def _needed(
    game: str, name: str, setup: dict[str, Any], limit: int = WHOLE, greedy: float = 0.4, ending: str = ""
) -> Candidate:
    return Candidate(game, name, setup, f"golden-{name}", limit, greedy, required=True, ending=ending)


REQUIRED = {
    "battleground": _battleground_required,
    "heroscape": _heroscape_required,
    "fields": _fields_required,
}
DRAWN = {"battleground": _battleground_drawn, "heroscape": _heroscape_drawn, "fields": _fields_drawn}
