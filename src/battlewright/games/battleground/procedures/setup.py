"""Set-up as play: first player, battleground, zones, objectives, deployment.

The first game fixes everything but the first player (BG-SETUP). The standard game and Team Battle
follow GAP-BOOK-01 and BT-SETUP: the second side chooses the battleground, the first its zone, then
they alternate in placing objectives and models. Building Forces is `procedures/draft.py`.
"""

from __future__ import annotations

from typing import assert_never

from msgspec import UNSET

from battlewright.chance.decks import shuffle
from battlewright.games.battleground.content import Content
from battlewright.games.battleground.library import content_of, field_of
from battlewright.games.battleground.model.cards import ForceCard, ForceEntry
from battlewright.games.battleground.model.events import (
    Deployed,
    FirstChosen,
    FirstRolled,
    ForceFielded,
    HeldBack,
    MapChosen,
    ObjectivePlaced,
    ZoneChosen,
)
from battlewright.games.battleground.model.frames import Round, Setup, Turning
from battlewright.games.battleground.model.ids import CharacterId, read_word
from battlewright.games.battleground.model.options import (
    ChooseFirst,
    ChooseMap,
    ChooseZone,
    Deploy,
    GoTo,
    PlaceObjective,
    Stay,
)
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.procedures.changes import draw_cards
from battlewright.games.battleground.rules.deployment import deployment_places, may_be_held, objective_places
from battlewright.games.battleground.rules.forces import force_points
from battlewright.games.battleground.rules.mana import room_for_mana
from battlewright.games.battleground.rules.massive import facings
from battlewright.games.battleground.rules.precedence import higher, roll_off
from battlewright.games.battleground.rules.table import team_of
from battlewright.kernel.decisions import Decision
from battlewright.kernel.events import emit
from battlewright.kernel.frames import no_question, pop, push
from battlewright.kernel.options import Option


def field_force(state: State, seat: int, force: ForceCard) -> None:
    """BG-SETUP-03, BG-SETUP-06, BG-SETUP-09: a Force takes the table, its deck is shuffled."""
    content = content_of(state)
    player = state.players[seat]
    player.faction = force.faction
    player.deck_list = [*force.fate, *force.glory]
    player.answers = [card for card in force.fate if content.fate[card].answer is not None] or UNSET
    player.deck = list(force.fate)
    player.hand = list(force.glory)
    if any(glory_counts_ultimates(content, card) for card in force.glory):
        player.ultimates = []
    for entry in force.characters:
        character = _character(state, content, seat, entry)
        if any(fate_watches_actions(content, card) for card in force.fate):
            character.acted = False
        state.characters[character.id] = character
    ids = tuple(c.id for c in state.characters.values() if c.seat == seat)
    points = force_points(content, force.characters)
    emit(
        state,
        ForceFielded(
            seat=seat,
            faction=force.faction,
            characters=ids,
            points=points,
            rules=("BG-FORCE-01", "BG-FORCE-02"),
        ),
    )


def glory_counts_ultimates(content: Content, card: str) -> bool:
    """Whether a side mission asks which ultimates were used."""
    return any(read_word(word).name == "ultimates" for word in content.glory[card].mission.when)


def fate_watches_actions(content: Content, card: str) -> bool:
    """Whether a Fate card asks if a character has taken an action."""
    ability = content.fate[card].ability
    return ability is not None and any("no_action" in trigger.when for trigger in ability.triggers)


def _character(state: State, content: Content, seat: int, entry: ForceEntry) -> Character:
    """BG-MANA-03: a character as it starts, with its card's mana as far as that fits on the card."""
    card = content.characters[entry.card]
    name = entry.card
    number = 2
    while name in state.characters:  # the same character may stand on both sides
        name = f"{entry.card}-{number}"
        number += 1
    reserve = _reserve(content, entry)
    weapons = [w for w in entry.weapons if w not in reserve]
    character = Character(
        id=CharacterId(name),
        card=entry.card,
        seat=seat,
        overwatch=card.start_overwatch,
        weapons=weapons,
        items=list(entry.items),
        reserve=reserve,
    )
    character.mana = min(card.start_mana, room_for_mana(state, character))
    return character


def _reserve(content: Content, entry: ForceEntry) -> list[str]:
    """Weapons that a skill swaps in: carried, but not equipped at the start."""
    for skill in content.characters[entry.card].skills:
        for step in skill.do:
            weapons = getattr(step, "weapons", ())
            if weapons and all(w in entry.weapons for w in weapons):
                return [weapons[1]]
    return []


def deal(state: State) -> None:
    """BG-SETUP-06, BG-SETUP-07: shuffle the Fate decks and draw the starting hands."""
    for player in state.players:
        shuffle(player.deck, state.rng)
        draw_cards(state, player.seat, state.hand_size, ("BG-SETUP-07",))


# --- the steps before round 1 ---------------------------------------------------------------------


def setup_advance(state: State, frame: Setup) -> None:
    """First player, then (unless fixed) map, zone, objectives and models; then the cards and round 1."""
    match frame.step:
        case "cards":
            frame.step = "roll"
            deal(state)
        case "roll":
            frame.step = "first"
            _roll_for_first(state, frame)
        case "first":
            frame.asks = [state.teams[frame.chooser][0]]
        case "map":
            _choose_map(state, frame)
        case "zone":
            frame.asks = [state.teams[state.first_team][0]]
        case "objectives":
            _objectives(state, frame)
        case "deploy" | "hex":
            _deploy(state, frame)
        case "done":
            pop(state)
            if not frame.fixed:
                deal(state)
            push(state, Round())
        case step:
            assert_never(step)


def _roll_for_first(state: State, frame: Setup) -> None:
    """BG-SETUP-08, BT-SETUP-01: one die each until they differ; the higher chooses."""
    rolls = frame.rolls = roll_off(state.rng)
    frame.chooser = higher(rolls)
    rule = "BG-SETUP-08" if len(state.players) == 2 else "BT-SETUP-01"
    emit(state, FirstRolled(rolls=rolls, winner=frame.chooser, rules=(rule,)))


def _choose_map(state: State, frame: Setup) -> None:
    if state.map:
        _enter_map(state, frame, state.map)
    else:
        frame.asks = [state.teams[1 - state.first_team][0]]


def _enter_map(state: State, frame: Setup, name: str) -> None:
    """BG-FIELD-05: the map with its fixed objectives."""
    state.map = name
    field = field_of(state)
    state.objectives = list(field.objectives)
    frame.left = field.objectives_total - len(field.objectives)
    frame.turn = state.first_team
    frame.step = "zone"
    rules = ("BG-FIELD-05",) if len(state.players) == 2 else ("BG-FIELD-05", "BT-SETUP-02")
    emit(state, MapChosen(map=name, team=1 - state.first_team, rules=rules))


def _objectives(state: State, frame: Setup) -> None:
    """BT-SETUP-05: the sides take turns placing what is not printed on the map."""
    if frame.left and objective_places(state, frame.turn):
        frame.asks = [state.teams[frame.turn][0]]
    else:
        frame.step = "deploy"
        frame.turn = state.first_team


def _undeployed(state: State, frame: Setup, team: int) -> list[Character]:
    held = () if frame.held is UNSET else frame.held
    return [
        c
        for c in state.characters.values()
        if not c.at and c.id not in held and team_of(state, c.seat) == team
    ]


def _deploy(state: State, frame: Setup) -> None:
    """BT-SETUP-06: one model at a time, alternating; a side that is done is skipped."""
    if frame.step == "hex":
        frame.asks = [state.characters[frame.placing].seat]
        return
    if not _undeployed(state, frame, frame.turn):
        frame.turn = 1 - frame.turn
    waiting = _undeployed(state, frame, frame.turn)
    if not waiting:
        frame.step = "done"
    elif len(waiting) == 1:
        frame.placing, frame.step = waiting[0].id, "hex"
    else:
        frame.asks = [state.teams[frame.turn][0]]


def setup_decision(state: State, frame: Setup, seat: int) -> Decision:
    """The question of the present step."""
    team = len(state.players) > 2
    field = field_of(state) if state.map else None
    match frame.step:
        case "first":
            rule = "BT-SETUP-01" if team else "BG-SETUP-08"
            return Decision(seat, "first", [ChooseFirst(0), ChooseFirst(1)], (rule,))
        case "map":
            maps = [ChooseMap(m) for m in content_of(state).maps]
            return Decision(seat, "map", maps, ("BT-SETUP-02",) if team else ("BG-FIELD-05",))
        case "zone":
            assert field is not None
            zones = [ChooseZone(z) for z in range(len(field.zones))]
            return Decision(seat, "zone", zones, ("BT-SETUP-03",) if team else ("BG-FIELD-05",))
        case "objectives":
            assert field is not None
            places = field.labels(objective_places(state, frame.turn))
            return Decision(seat, "objective", [PlaceObjective(p) for p in places], ("BT-SETUP-05",))
        case "deploy":
            models = [Deploy(c.id) for c in _undeployed(state, frame, frame.turn)]
            return Decision(seat, "deploy", models, ("BT-SETUP-06",))
        case "hex":
            assert field is not None
            placing = state.characters[frame.placing]
            goals: list[Option] = [GoTo(h) for h in field.labels(deployment_places(state, placing))]
            if may_be_held(state, placing):
                goals.append(Stay())
            return Decision(seat, "deploy_hex", goals, ("BT-SETUP-06",), {"character": frame.placing})
        case "cards" | "roll" | "done":
            raise no_question(frame)
        case step:
            assert_never(step)


def setup_take(state: State, frame: Setup, seat: int, option: Option) -> None:
    """Carry the choice out."""
    match option:
        case ChooseFirst(team=team):
            state.first_team = team
            frame.step = "done" if frame.fixed else "map"
            rule = "BG-SETUP-08" if len(state.players) == 2 else "BT-SETUP-01"
            emit(state, FirstChosen(team=team, rolls=frame.rolls, rules=(rule,)))
        case ChooseMap(map=name):
            _enter_map(state, frame, name)
        case ChooseZone(zone=zone):
            _take_zones(state, zone)
            frame.step = "objectives"
        case PlaceObjective(at=at):
            state.objectives.append(at)
            emit(state, ObjectivePlaced(team=frame.turn, at=at, rules=("BT-SETUP-05", "BG-FIELD-05")))
            frame.left -= 1
            frame.turn = 1 - frame.turn
        case Deploy(character=character):
            frame.placing, frame.step = character, "hex"
        case GoTo(at=at):
            _place_model(state, frame, at)
        case Stay():
            _hold_back(state, frame)
        case _:
            raise AssertionError(f"no choice of the set-up: {option}")


def _take_zones(state: State, zone: int) -> None:
    """BT-SETUP-03: the other side gets the other zone."""
    state.zones = [0, 0]
    state.zones[state.first_team] = zone
    state.zones[1 - state.first_team] = 1 - zone
    for team, own in enumerate(state.zones):
        emit(state, ZoneChosen(team=team, zone=own, rules=("BG-FIELD-05", "BT-SETUP-03")))


def _hold_back(state: State, frame: Setup) -> None:
    """BG-PREC-02: a card lets its bearer come onto the battleground later."""
    character = state.characters[frame.placing]
    frame.held = [*(() if frame.held is UNSET else frame.held), character.id]
    emit(state, HeldBack(character=character.id, rules=(character.card,)))
    frame.placing, frame.step = "", "deploy"
    frame.turn = 1 - frame.turn


def _place_model(state: State, frame: Setup, at: str) -> None:
    character = state.characters[frame.placing]
    character.at = at
    fitting = facings(state, character)
    character.facing = _ahead(field_of(state).outward[state.zones[team_of(state, character.seat)]], fitting)
    emit(state, Deployed(character=character.id, at=at, rules=("BT-SETUP-06",)))
    frame.placing, frame.step = "", "deploy"
    frame.turn = 1 - frame.turn
    push(state, Turning(character=character.id, facings=fitting))


def _ahead(facing: int, fitting: list[int]) -> int:
    """BG-BIG-04: the way ahead, or the nearest to it in which the base fits."""
    return min(fitting, key=lambda f: min((f - facing) % 6, (facing - f) % 6))
