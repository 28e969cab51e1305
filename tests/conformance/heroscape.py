"""Heroscape for the conformance suite: its setups, its secrets, what always holds."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from random import Random
from typing import Any

from hypothesis import strategies as st

from battlewright.games.heroscape.board import board_for
from battlewright.games.heroscape.game import Heroscape
from battlewright.games.heroscape.library import board_of, layout_for
from battlewright.games.heroscape.model.frames import (
    Act,
    Moving,
    Orders,
    Placing,
    Reorganise,
    Turn,
    Wounding,
)
from battlewright.games.heroscape.model.options import (
    Accept,
    Complete,
    Done,
    Go,
    Keep,
    Order,
    Pick,
    PlaceAt,
    Skip,
    Stay,
    Strike,
    TakeArmy,
    Use,
)
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.procedures.orders import marker_set
from battlewright.games.heroscape.rules.armies import random_army
from battlewright.games.heroscape.rules.table import friends, turn_of
from battlewright.games.heroscape.switches import PRESETS, SWITCHES, problems, value
from battlewright.kernel.decisions import Decision
from battlewright.kernel.options import Option, option_text
from battlewright.kernel.reactions import Decline
from battlewright.kernel.rng import Rng
from tests.conformance.games import Setup, Subject

GAME = Heroscape()
CONTENT = GAME.content
TEAMS: dict[int, list[list[list[int]]]] = {
    3: [[[0, 1], [2]]],
    4: [[[0, 2], [1, 3]], [[0], [1, 2, 3]]],
    5: [[[0, 1], [2, 3, 4]]],
    6: [[[0, 1, 2], [3, 4, 5]], [[0, 3], [1, 4], [2, 5]]],
}


def heroscape() -> Subject:
    """Everything the suite wants to know."""
    return Subject(
        game=GAME,
        setups=_setups(),
        switched=_switched(),
        any_setup=any_setup(),
        redeal=redeal,
        secrets=secrets,
        strip=strip,
        invariants=invariants,
        ids=known_ids(),
        intents=intents,
        eager=eager,
        games=100,
    )


# --- setups ---------------------------------------------------------------------------------------


def _setups() -> dict[str, Setup]:
    """Every scenario once, small armies where there are many, and some switches that change the flow."""
    small: dict[str, dict[str, Any]] = {
        name: {
            "scenario": name,
            "points": 120 if scenario.players[0] > 2 else 200,
            "rounds": 2,
            "armies": None if scenario.draft else ["random"] * scenario.players[0],
        }
        for name, scenario in CONTENT.scenarios.items()
    }
    small["last-army"] = {"map": "training-ground", "rounds": 6, "points": 300}
    small["official"] = {"map": "the-narrows", "preset": "official", "rounds": 3, "armies": ["random"] * 2}
    small["house-rules"] = {
        "map": "migols-tomb",
        "rounds": 4,
        "armies": ["random"] * 3,
        "points": 240,
        "teams": [[0, 1], [2]],
        "switches": {"v_power_points": "on", "v_reorganise": "on", "marker_placement": "alternating"},
    }
    return dict(small)


def _switched() -> dict[str, Setup]:
    """A small match for every value of every switch, with what the value needs beside it."""
    found: dict[str, Setup] = {}
    for name, switch in SWITCHES.items():
        for chosen in switch.values:
            switches = {name: chosen} | dict.fromkeys(switch.requires, "on")
            if not problems(switches):
                found[f"{name}={chosen}"] = {**SMALL, "switches": switches}
    return found


SMALL: dict[str, Any] = {"map": "training-ground", "rounds": 2, "points": 160, "armies": ["random"] * 2}


def _maps(players: int) -> list[str]:
    return [name for name, card in CONTENT.maps.items() if layout_for(board_for(card), players) is not None]


MAPS = {players: _maps(players) for players in range(2, 7)}


def any_setup() -> st.SearchStrategy[Setup]:
    """Scenario, number of players, sides, map, armies by chance, given or chosen at the table, switches."""
    return st.integers(0, 1 << 32).map(lambda seed: setup_by_chance(Random(seed)))


def setup_by_chance(random: Random) -> Setup:
    """One setup out of all that can be played."""
    scenario = CONTENT.scenarios[random.choice(sorted(CONTENT.scenarios))]
    players = random.choice(scenario.players)
    setup: dict[str, Any] = {"scenario": scenario.id, "players": players}
    setup["preset"] = random.choice(sorted(PRESETS))
    setup["points"] = random.choice([100, 180, 300] if players < 4 else [80, 140])
    setup["rounds"] = random.randint(2, 6 if players == 2 else 3)
    if players in TEAMS and not scenario.teams and random.random() < 0.5:
        setup["teams"] = random.choice(TEAMS[players])
    if random.random() < 0.6:
        setup["map"] = random.choice(MAPS[players])
    setup["switches"] = _switches(random, PRESETS[setup["preset"]] | scenario.switches)
    exclusive = value(setup["switches"], "v_exclusive_armies") == "on"
    given = random.random()
    if given < 0.2 and not exclusive:
        setup["armies"] = [_army(setup["points"], random.getrandbits(30)) for _ in range(players)]
    elif given < 0.8 or setup["points"] < 300 or exclusive:
        setup["armies"] = ["random"] * players
    return setup


def _switches(random: Random, base: dict[str, str]) -> dict[str, str]:
    """Any combination that is allowed: from none at all to many at once."""
    chosen: dict[str, str] = {}
    share = random.choice([0.0, 0.1, 0.3, 0.6])
    for name, switch in SWITCHES.items():
        if random.random() < share:
            chosen[name] = random.choice(switch.values)
            if problems(base | chosen):
                del chosen[name]
    return chosen


def _army(points: int, seed: int) -> dict[str, Any]:
    entries = random_army(CONTENT, points, Rng(seed=str(seed)).below)
    return {"cards": [{"card": entry.card, "copies": entry.copies} for entry in entries]}


def eager(option: Option) -> bool:
    """Whether an option does something."""
    return not isinstance(option, Done | Skip | Stay | Keep | Decline | Accept | Complete)


# --- secrets --------------------------------------------------------------------------------------


def redeal(state: State, seat: int | None, random: Random) -> None:
    """Another seed, other values on hidden markers, other hidden glyphs, other markers being laid."""
    state.rng.seed = f"another-{random.random()}"
    state.rng.position = random.randrange(1000)
    for card in state.cards.values():
        if not _mate(state, seat, card.seat):
            card.markers = [random.choice(["1", "2", "3", "X"]) for _ in card.markers]
    for glyph in state.glyphs:
        if not glyph.up:
            glyph.letter = random.choice(sorted(CONTENT.glyphs))
    for frame in state.stack:
        if isinstance(frame, Orders):
            _relay(state, frame, seat, random)
        elif isinstance(frame, Reorganise) and not _mate(state, seat, frame.seat):
            frame.markers = [random.choice(["1", "2", "3", "X"]) for _ in frame.markers]


def _relay(state: State, frame: Orders, seat: int | None, random: Random) -> None:
    """What others have laid so far, all at once or one after the other, lies elsewhere."""
    for owner, laid in frame.placed.items():
        if _mate(state, seat, owner):
            continue
        cards = [card.id for card in state.cards.values() if card.seat == owner and not card.out]
        if value(state.switches, "marker_placement") == "alternating":
            cards = [name for _, name in laid] and cards
            random.shuffle(laid)
            for entry, marker in zip(laid, random.sample([m for m, _ in laid], len(laid)), strict=True):
                entry[0] = marker
        elif frame.left[owner]:
            done = random.randrange(4)
            frame.placed[owner] = [[str(n + 1), random.choice(cards)] for n in range(done)]
            frame.left[owner] = ["1", "2", "3", "X"][done:]


def _mate(state: State, seat: int | None, other: int) -> bool:
    return seat is not None and friends(state, seat, other)


def secrets(state: State, seat: int | None) -> set[str]:
    """Nothing that is hidden has a name of its own: markers and glyphs are single letters (see `redeal`)."""
    return set()


def strip(view: State) -> None:
    """There is nothing that names a secret in the open."""


# --- events, intents ------------------------------------------------------------------------------


def known_ids() -> frozenset[str]:
    """The ids of the ledger, and of the powers."""
    text = (files("battlewright.games.heroscape") / "ledger.toml").read_text("utf-8")
    ledger = tomllib.loads(text)
    parts = ("rule", "variant", "gap", "difference")
    found = {entry["id"] for part in parts for entry in ledger.get(part, ())}
    return frozenset({*found, *CONTENT.powers})


def intents(state: State, decision: Decision) -> list[Any]:
    """A question for each option: one of its own, or whether just this can be chosen."""
    found: list[dict[str, Any]] = []
    moving = state.stack[-1] if state.stack and isinstance(state.stack[-1], Moving) else None
    for option in decision.options:
        match option:
            case Strike(figure=figure, target=target, power=power) if decision.kind == "attack":
                if not target.startswith(("line:", "around")):
                    found.append({"intent": "attack", "figure": figure, "target": target, "power": power})
            case Go(to=to, mode="") if moving is not None and not moving.why:
                found.append({"intent": "move", "figure": moving.figure, "to": to[0]})
            case Use(power=power, figure=figure) if decision.kind == "power" and figure:
                found.append({"intent": "power", "figure": figure, "power": power})
            case Order(marker=marker, card=card) if decision.kind == "order":
                if isinstance(state.stack[-1], Orders):
                    found.append({"intent": "order", "card": card, "marker": marker})
            case Pick(card=card):
                found.append({"intent": "draft", "card": card})
            case TakeArmy(army=army):
                found.append({"intent": "army", "army": army})
            case PlaceAt(figure=figure, at=at) if decision.kind == "place":
                found.append({"intent": "place", "figure": figure, "at": at[0]})
            case _:
                found.append({"intent": "choose", "option": option_text(option)})
    return found


# --- invariants -----------------------------------------------------------------------------------


def invariants(state: State) -> None:
    """What holds after every choice."""
    assert 0 <= state.round <= state.rounds
    assert not state.emitted
    if state.result is None:
        assert state.stack
        assert state.stack[-1].asks
    else:
        assert not state.stack
    _figures(state)
    _cards(state)
    _markers(state)
    _table(state)


def _figures(state: State) -> None:
    """HS-BOARD-05, HS-DOUBLE-05, HS-WOUND: one figure per space, wounds within life, halves side by side."""
    board = board_of(state)
    taken: dict[str, str] = {}
    moving = {frame.figure for frame in state.stack if isinstance(frame, Moving)}
    struck = {frame.figure for frame in state.stack if isinstance(frame, Wounding)}
    for name, figure in state.figures.items():
        card = CONTENT.units[figure.unit].card
        assert figure.id == name
        assert bool(figure.at) == (figure.place == "board"), f"{name}: {figure.place} at {figure.at}"
        assert 0 <= figure.wounds <= card.life, f"{name} has {figure.wounds} wounds of {card.life}"
        if figure.place == "board" and name not in struck:
            assert figure.wounds < card.life, f"{name} stands with {figure.wounds} wounds"
        assert 0 <= figure.facing <= 5
        if not figure.at:
            continue
        assert len(figure.at) == card.hexes
        passing = name in moving  # on its way through somebody
        for label in figure.at:
            space = board.spaces[board.by_label[label]]
            assert not space.obstacle or space.obstacle in state.gone, f"{name} in {space.obstacle}"
            assert space.clearance >= card.height or passing, f"{name} does not fit under {label}"
            if not passing:
                assert taken.setdefault(label, name) == name, f"{name} and {taken[label]} on {label}"
        if len(figure.at) == 2 and not passing:
            one, two = (board.by_label[label] for label in figure.at)
            assert board.are_neighbours(one, two), f"{name} is torn apart: {figure.at}"
            assert board.spaces[one].level == board.spaces[two].level, f"{name} hangs: {figure.at}"


def _cards(state: State) -> None:
    """HS-WOUND-05, HS-ORDER-07: a card is out of play just when none of its figures is left."""
    busy = any(isinstance(frame, Wounding | Act | Placing | Moving) for frame in state.stack)
    units: dict[tuple[int, str], list[Figure]] = {}
    for figure in state.figures.values():
        units.setdefault((figure.seat, figure.unit), []).append(figure)
    counts = Counter((card.seat, card.unit) for card in state.cards.values())
    for key in units:
        assert counts[key], f"figures of {key} without a card"
    for card in state.cards.values():
        mates = units.get((card.seat, card.unit), [])
        facts = CONTENT.units[card.unit].card
        alive = [f for f in mates if f.place in ("board", "reserve", "waiting")]
        assert 0 <= card.lost <= facts.figures, f"{card.id}: {card.lost} of {facts.figures} lost"
        if state.round and not busy:
            assert card.out or alive, f"{card.id} is in play without figures"
            shown = sum(not c.out for c in state.cards.values() if (c.seat, c.unit) == (card.seat, card.unit))
            assert shown or not alive, f"{card.id} is out, yet {alive[0].id} lives"
        assert card.power_points >= 0
        assert not (card.out and card.markers), f"{card.id} is out with markers {card.markers}"


def _markers(state: State) -> None:
    """HS-ORDER-01: nobody has more markers on cards than there are, hidden and shown together."""
    if state.result is not None or value(state.switches, "v_marker_scheme") == "flexible":
        return
    for player in state.players:
        cards = [
            card for card in state.cards.values() if card.seat == player.seat or card.owner == player.seat
        ]
        if any(card.owner != card.seat for card in state.cards.values()):
            continue  # markers go with cards that change hands
        laid = Counter(marker for card in cards for marker in (*card.markers, *card.shown))
        for frame in state.stack:
            if isinstance(frame, Orders) and player.seat in frame.placed:
                laid.update(marker for marker, _ in frame.placed[player.seat])
        most = Counter(marker_set(state, player.seat))
        assert laid <= most, f"seat {player.seat} has {laid - most} too many"


def _table(state: State) -> None:
    """Glyphs, doors, objects, tokens and scores."""
    board = board_of(state)
    places = [glyph.at for glyph in state.glyphs]
    assert len(set(places)) == len(places), f"two glyphs on one space: {places}"
    assert all(glyph.letter in CONTENT.glyphs for glyph in state.glyphs)
    assert set(state.doors) == set(board.doors)
    assert set(state.gone) <= set(board.obstacles)
    for token in state.tokens:
        assert bool(token.at) != bool(token.by), f"{token.id} at {token.at!r} by {token.by!r}"
        if token.by:
            assert state.figures[token.by].place in ("board", "waiting"), f"{token.id} with {token.by}"
    for player in state.players:
        assert player.score >= 0
        assert player.power_points >= 0
        assert player.score <= max(state.rounds, len(state.tokens), len(state.glyphs))
    turn = turn_of(state)
    if turn is not None and turn.card:
        assert set(turn.moved) <= set(state.figures)
        assert isinstance(turn, Turn)
