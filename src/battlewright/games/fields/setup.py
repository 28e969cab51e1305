"""From a setup to a state at its first decision: teams, decks, scenario, the stack (FE-SETUP-21).

What a setup may hold is in `setup_reading.py`; here it is checked against the content and played out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from battlewright.chance.decks import shuffle
from battlewright.games.fields.content import Content
from battlewright.games.fields.library import content_of, planet_of, scenario_of
from battlewright.games.fields.model.cards import Force, ScenarioCard
from battlewright.games.fields.model.catalogue import Card
from battlewright.games.fields.model.frames import Deployment, Draft, Effect, Round
from battlewright.games.fields.model.ids import scenario_program, skull_program
from battlewright.games.fields.model.state import State
from battlewright.games.fields.procedures.changes import open_markets, place_soldiers
from battlewright.games.fields.procedures.enlisting import enlist, new_team, place_heroes
from battlewright.games.fields.procedures.solo import GRADES
from battlewright.games.fields.procedures.victory import deal
from battlewright.games.fields.rules.table import controlled, controller, track_of
from battlewright.games.fields.rules.teams import HEROES, team_denials
from battlewright.games.fields.setup_reading import Setup, read_setup
from battlewright.kernel.denial import denial_text
from battlewright.kernel.game import SetupError
from battlewright.kernel.rng import Rng

SWITCHES = {
    "faster_combat": "FE-FASTER-01",
    "dice_of_power": "FE-DICE-01",
    "free_heroes": "FE-SKIRM-02",
    "outpost_movement_action": "FE-OUTPOST-02",
    "start_abilities_once": "FE-EPIC-09",
    "solo_flee_for_one": "FE-DIFF-11",
    "power_dice_per_roll": "FE-DICE-06",
    "enemy_initiative_added": "FE-SOLO-16",
}
"""Modules and readings a match can switch on, and the rule behind each."""

DIFFICULTIES = tuple(GRADES)


def build(content: Content, setup: Mapping[str, object] | None, seed: str) -> State:
    """FE-SETUP-21: a state with its stack, not yet advanced: sides first, then what all share."""
    given = read_setup(setup)
    scenario = _scenario(content, given)
    wanted = _seated(content, scenario, given)
    state = State(
        rng=Rng(seed=seed),
        content=content.hash,
        scenario=scenario.id,
        mode=scenario.mode,
        first_game=scenario.first_game,
        switches=_switches(wanted, scenario),
        difficulty=_difficulty(wanted, scenario),
    )
    _teams(state, content, scenario, wanted)
    _decks(state)
    state.starting = _starting(state, wanted)
    state.stack = [Round()]
    if scenario.mode == "skirmish":
        state.stack.append(Deployment(turn=state.starting))
    if state.switches.get("free_heroes"):
        state.stack.append(Draft(picks=[[] for _ in state.teams], turn=state.starting))
        return state
    _enlist(state, content, scenario, wanted)
    if scenario.mode != "skirmish":
        _positions(state, scenario)
    return state


# --- what is wanted -------------------------------------------------------------------------------


def _scenario(content: Content, wanted: Setup) -> ScenarioCard:
    name = wanted.scenario or "first-game"
    if name not in content.scenarios:
        raise SetupError(f"setup: no scenario {name!r}; there are: {', '.join(content.scenarios)}")
    return content.scenarios[name]


def _switches(wanted: Setup, scenario: ScenarioCard) -> dict[str, bool]:
    """FE-FIRST-01: the named switches; a first game is played with Faster Combat unless told otherwise."""
    switches = {name: bool(value) for name, value in (wanted.switches or {}).items()}
    for name in switches:
        if name not in SWITCHES:
            raise SetupError(f"setup: no switch {name!r}; there are: {', '.join(SWITCHES)}")
    if scenario.first_game:
        switches.setdefault("faster_combat", True)
    if switches.get("free_heroes") and scenario.mode != "skirmish":
        raise SetupError("setup: free_heroes is a variant of skirmishes (FE-SKIRM-02)")
    return switches


def _difficulty(wanted: Setup, scenario: ScenarioCard) -> str:
    """FE-SOLO-04: one of four, for solo scenarios only."""
    given = wanted.difficulty
    if scenario.mode != "solo":
        if given:
            raise SetupError(f"setup: scenario {scenario.id!r} has no difficulty")
        return ""
    if given is not None and given not in DIFFICULTIES:
        raise SetupError(f"setup: no difficulty {given!r}; there are: {', '.join(DIFFICULTIES)}")
    return str(given or "easy")


def _starting(state: State, wanted: Setup) -> int:
    """FE-SETUP-15: random, unless it is given."""
    played = [number for number, team in enumerate(state.teams) if team.played]
    given = wanted.starting
    if given is not None:
        if given not in played:
            raise SetupError(f"setup: starting must be one of the teams {played}, not {given!r}")
        return int(given)
    return played[state.rng.below(len(played))]


# --- teams ----------------------------------------------------------------------------------------


def _teams(state: State, content: Content, scenario: ScenarioCard, wanted: Setup) -> None:
    """FE-SETUP-01, FE-SETUP-05, FE-TEAM3-01, FE-TEAM3-02: factions, bases and seats."""
    factions = _factions(content, scenario, wanted)
    seat = 0
    taken: set[str] = set()
    for number, faction in enumerate(factions):
        force = scenario.forces[number] if number < len(scenario.forces) else Force(faction=faction)
        base = _base(content, scenario, force, faction, wanted)
        if base in taken:
            raise SetupError(f"setup: two teams share the base {base!r}")
        taken.add(base)
        seats = range(seat, seat + HEROES) if force.player else range(0)
        seat += len(seats)
        new_team(state, faction, base, seats, played=force.player)


def _base(content: Content, scenario: ScenarioCard, force: Force, faction: str, wanted: Setup) -> str:
    """FE-SETUP-05: the scenario's base for this side, the one chosen, or the usual one."""
    if force.base and force.faction in ("", faction):
        return force.base
    given = wanted.base
    if not given or not content.factions[faction].any_base:
        return content.factions[faction].base
    free = free_bases(content, scenario)
    if given not in free:
        raise SetupError(
            f"setup: base {given!r} cannot be chosen here; free are: {', '.join(free) or 'none'}"
        )
    return str(given)


def free_bases(content: Content, scenario: ScenarioCard) -> list[str]:
    """FE-SETUP-05: the bases a faction with a choice may take in a scenario; the usual one comes first."""
    chooser = next((faction for faction in content.factions.values() if faction.any_base), None)
    if scenario.mode != "standard" or chooser is None or any(force.base for force in scenario.forces):
        return []
    fixed = {f.base for f in content.factions.values() if not f.any_base and not f.expansion}
    return [
        chooser.base,
        *(a for a in content.planet.order if a in content.planet.bases - fixed - {chooser.base}),
    ]


def _factions(content: Content, scenario: ScenarioCard, wanted: Setup) -> list[str]:
    given = list(wanted.factions or ())
    for faction in given:
        if faction not in content.factions:
            known = ", ".join(content.factions)
            raise SetupError(f"setup: no faction {faction!r}; there are: {known}")
    if len(set(given)) != len(given):
        raise SetupError("setup: each team needs a faction of its own (FE-SETUP-01)")
    if len(given) > len(scenario.forces) and (scenario.mode != "standard" or len(given) > 3):
        raise SetupError(f"setup: {len(given)} factions for scenario {scenario.id!r}")
    found: list[str] = []
    for number, force in enumerate(scenario.forces):
        others = [f for f in content.factions if f not in found and f not in given]
        choice = given[number] if number < len(given) else force.faction
        if choice in found or not choice:
            choice = others[0]
        found.append(choice)
    return found + given[len(found) :]


def _enlist(state: State, content: Content, scenario: ScenarioCard, wanted: Setup) -> None:
    """FE-SETUP-02, FE-SETUP-18: three heroes of the own faction each, at most one mounted."""
    given = _given_heroes(state, wanted)
    for number, team in enumerate(state.teams):
        force = scenario.forces[number] if number < len(scenario.forces) else Force(faction=team.faction)
        heroes = given.get(number) or _proposed(content, force, team.faction)
        if team.played:
            _check_heroes(content, force, team.faction, heroes)
        enlist(state, number, heroes)


def _given_heroes(state: State, wanted: Setup) -> dict[int, list[str]]:
    """`heroes` as one list for all seats, or as a list for each team."""
    given = wanted.heroes or ()
    names = [hero for hero in given if isinstance(hero, str)]
    lists = [list(heroes) for heroes in given if not isinstance(heroes, str)]
    if names and lists:
        raise SetupError("setup: heroes must be one list of names, or a list for each team, not both")
    teams = lists or [names[i : i + HEROES] for i in range(0, len(names), HEROES)]
    played = [number for number, team in enumerate(state.teams) if team.played]
    if teams and len(teams) != len(played):
        raise SetupError(f"setup: heroes for {len(teams)} teams, but {len(played)} are played")
    return dict(zip(played, teams, strict=False))


def _seated(content: Content, scenario: ScenarioCard, wanted: Setup) -> Setup:
    """`forces` as `heroes`: a seat without one gets a hero the scenario proposes, or another of the side."""
    chosen = wanted.forces or ()
    if not any(chosen):
        return wanted
    heroes: list[str] = []
    factions = wanted.factions
    for number, force in enumerate(force for force in scenario.forces if force.player):
        own = chosen[HEROES * number : HEROES * (number + 1)]
        faction = force.faction or _side_of(content, own)
        if not force.faction:  # the first hero decides which side it is
            factions = factions if factions is not None else (faction,)
            own = tuple(hero if hero in fitting(content, force, faction) else None for hero in own)
        ready = dict.fromkeys((*_proposed(content, force, faction), *fitting(content, force, faction)))
        spare = [hero for hero in ready if hero not in own]
        heroes += [hero or spare.pop(0) for hero in own]
    return replace(wanted, heroes=tuple(heroes), factions=factions)


def _side_of(content: Content, heroes: Sequence[str | None]) -> str:
    """The faction of the first hero that is named, or the first there is."""
    named = [content.heroes[hero].faction for hero in heroes if hero in content.heroes]
    return next(iter((*named, *content.factions)))


def fitting(content: Content, force: Force, faction: str) -> list[str]:
    """FE-SETUP-02: the heroes a side may choose from."""
    own = [hero.id for hero in content.heroes.values() if hero.faction == faction]
    return [hero for hero in own if hero not in force.barred]


def _proposed(content: Content, force: Force, faction: str) -> list[str]:
    """The heroes a scenario proposes, or the first of the faction."""
    fitting = [h for h in force.heroes if content.heroes[h].faction == faction or not force.player]
    if force.heroes and len(fitting) == len(force.heroes) and force.faction in ("", faction):
        return list(force.heroes)
    own = [h.id for h in content.heroes.values() if h.faction == faction and not h.mounted]
    return [hero for hero in own if hero not in force.barred][:HEROES]


def _check_heroes(content: Content, force: Force, faction: str, heroes: list[str]) -> None:
    found = team_denials(content, force, faction, heroes)
    if found:
        raise SetupError("setup: heroes: " + "; ".join(map(denial_text, found)))


# --- decks ----------------------------------------------------------------------------------------


def _decks(state: State) -> None:
    """FE-SETUP-11, FE-SETUP-12, FE-SETUP-14, FE-SOLO-06 to FE-SOLO-09, FE-SKIRM-09: all decks, shuffled."""
    decks = deck_lists(state)
    for deck in decks.values():
        shuffle(deck, state.rng)
    state.decks = decks
    state.discards = {name: [] for name in decks}


def deck_lists(state: State) -> dict[str, list[str]]:
    """FE-SETUP-11, FE-SETUP-12, FE-SETUP-14, FE-SOLO-06 to FE-SOLO-09: every card of every deck, in order.

    The difficulty says how many skulls an effect card may show (FE-DIFF-01, 03, 09, 13, 17); only standard
    games have victory cards (FE-SKIRM-18).
    """
    content, scenario = content_of(state), scenario_of(state)
    encounters = [*_copies(content.beasts), *_copies(content.allies), *_copies(content.events)]
    decks = {
        "equipment": _copies(content.equipment),
        "spells": _copies(content.spells),
        "vehicles": _copies(content.vehicles),
        "encounter": encounters,
        "scenario": _scenario_deck(content, scenario),
        "victory": _copies(content.victory) if scenario.mode == "standard" else [],
    }
    if scenario.mode == "solo":
        grade = GRADES[state.difficulty]
        decks["effect"] = _copies({k: c for k, c in content.effects.items() if c.skulls <= grade})
        decks["battle_energy"] = _copies({k: c for k, c in content.battle.items() if c.energy})
        decks["battle_plain"] = _copies({k: c for k, c in content.battle.items() if not c.energy})
    return decks


def _copies(shelf: Mapping[str, Card]) -> list[str]:
    return [card.id for card in shelf.values() for _ in range(getattr(card, "copies", 1))]


def _scenario_deck(content: Content, scenario: ScenarioCard) -> list[str]:
    """FE-SETUP-11, FE-SKIRM-09: the scenario's quests and beasts; in a skirmish all tameable epic beasts."""
    if scenario.mode == "skirmish":
        return [b.id for b in content.epic_beasts.values() if b.cost is not None and not b.boss]
    quests = {k: q for k, q in content.quests.items() if q.scenario == scenario.deck}
    return [*_copies(quests), *scenario.beasts]


# --- positions ------------------------------------------------------------------------------------


def _positions(state: State, scenario: ScenarioCard) -> None:
    """Heroes, soldiers, markers; the scenario's own set-up; a first game starts at the first skull."""
    place_heroes(state)
    if scenario.mode == "standard":
        deal(state)
    for number, force in enumerate(scenario.forces):
        further = force.soldiers_by.get(state.difficulty, {})
        for area, soldiers in [*force.soldiers.items(), *further.items()]:
            place_soldiers(state, number, area, soldiers, "FE-SOLO-05")
    state.quests = [*scenario.quests, *scenario.quests_by.get(state.difficulty, ())]
    state.vines = list(scenario.vines)
    if scenario.mode == "solo":
        _solo_positions(state)
    if scenario.first_game:
        _first_game(state)
    open_markets(state)
    if scenario.setup:
        state.stack.append(
            Effect(program=scenario_program(scenario.id, "setup"), actor="", source=scenario.id)
        )


def _solo_positions(state: State) -> None:
    """FE-SOLO-27, FE-DIFF-04: what the enemy holds at the start; on Easy three outposts are one's own."""
    planet = planet_of(state)
    for number, team in enumerate(state.teams):
        if not team.played:
            state.captured = dict.fromkeys((a for a in controlled(state, number) if a not in planet.bases), 1)
    if state.difficulty != "easy":
        return
    base = state.teams[0].base
    for trader in ("guild", "shop", "smith"):
        near = [a for a, kind in planet.trader.items() if kind == trader and controller(state, a) in (-1, 0)]
        if near:
            place_soldiers(state, 0, min(near, key=lambda a: planet.distance(base, a)), 1, "FE-DIFF-04")


def _first_game(state: State) -> None:
    """FE-FIRST-02 to FE-FIRST-05, FE-TEAM3-03: trader outposts of the own side, and the first skull event."""
    planet = planet_of(state)
    for number, team in enumerate(state.teams):
        side = planet.areas[team.base].side
        outposts = [area for area in planet.trader if planet.areas[area].side == side]
        order = list(team.heroes)
        shuffle(order, state.rng)
        for area, hero in zip(outposts, order, strict=True):
            state.heroes[hero].at = area
            place_soldiers(state, number, area, 1, "FE-FIRST-03")
    state.field = next(n for n, field in enumerate(track_of(state)) if field.endswith("skull"))
    state.skulls = 1
    program = skull_program(state.scenario, 1)
    if content_of(state).programs.get(program):
        state.stack.append(Effect(program=program, actor="", source=state.scenario))
