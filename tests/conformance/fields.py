"""Fields of Eternia for the conformance suite: its setups, its secrets, what always holds."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from random import Random
from typing import Any

from hypothesis import strategies as st

from battlewright.games.fields.game import Fields
from battlewright.games.fields.library import planet_of
from battlewright.games.fields.model import frames
from battlewright.games.fields.model import options as o
from battlewright.games.fields.model.state import State, Team
from battlewright.games.fields.rules.limits import excess
from battlewright.games.fields.rules.standing import has_grant
from battlewright.games.fields.rules.table import hit_points, team_of
from battlewright.games.fields.setup import DIFFICULTIES, SWITCHES, deck_lists
from battlewright.games.fields.view import pending_cards
from battlewright.kernel.decisions import Decision
from battlewright.kernel.options import Option
from battlewright.kernel.reactions import Decline
from battlewright.kernel.secret import SecretFrame
from tests.conformance.games import Setup, Subject

GAME = Fields()
CONTENT = GAME.content
SCENARIOS = {
    mode: [s.id for s in CONTENT.scenarios.values() if s.mode == mode]
    for mode in ("standard", "skirmish", "solo")
}


def fields() -> Subject:
    """Everything the suite wants to know."""
    return Subject(
        game=GAME,
        setups={
            "first-game": {},
            "fractures-in-time": {"scenario": "fractures-in-time"},
            "evil-seed": {"scenario": "evil-seed", "switches": {"dice_of_power": True}},
            "skirmish": {"scenario": "marching-armies", "switches": {"faster_combat": True}},
            "draft": {"scenario": "raiders-of-the-lost-artifact", "switches": {"free_heroes": True}},
            "solo": {"scenario": "retrieve-the-plans", "difficulty": "advanced"},
            "co-op": {"scenario": "the-missing-child", "difficulty": "merciless"},
        },
        switched={name: {"scenario": "marching-armies", "switches": {name: True}} for name in SWITCHES},
        any_setup=any_setup(),
        redeal=redeal,
        secrets=secrets,
        strip=lambda view: None,
        invariants=invariants,
        ids=known_ids(),
        intents=intents,
        eager=eager,
        games=300,
    )


# --- setups ---------------------------------------------------------------------------------------


@st.composite
def any_setup(draw: st.DrawFn) -> Setup:
    """Any scenario, difficulty, heroes and switches."""
    mode = draw(st.sampled_from(sorted(SCENARIOS)))
    scenario = CONTENT.scenarios[draw(st.sampled_from(SCENARIOS[mode]))]
    switches = {name: draw(st.booleans()) for name in SWITCHES if name != "free_heroes"}
    setup: dict[str, Any] = {"scenario": scenario.id, "switches": switches}
    if mode == "solo":
        setup["difficulty"] = draw(st.sampled_from(DIFFICULTIES))
    elif mode == "skirmish" and draw(st.booleans()):
        switches["free_heroes"] = True
    elif draw(st.booleans()):
        setup["heroes"] = [draw(_trio(force.faction, force.barred)) for force in scenario.forces]
    return setup


def _trio(faction: str, barred: tuple[str, ...]) -> st.SearchStrategy[list[str]]:
    own = [h.id for h in CONTENT.heroes.values() if h.faction == faction and h.id not in barred]
    return st.permutations(own).map(lambda heroes: list(heroes[:3]))


def eager(option: Option) -> bool:
    """Whether an option does something."""
    idle = o.EndTurn | o.Pass | o.Stay | o.Leave | o.Refuse | o.Done | Decline
    return not isinstance(option, idle)


# --- secrets --------------------------------------------------------------------------------------


def redeal(state: State, seat: int | None, random: Random) -> None:
    """Another seed, other cards in decks, hands, inventories and on grids that the seat cannot see."""
    own = -1 if seat is None else team_of(state, seat)
    state.rng.seed = f"another-{random.random()}"
    state.rng.position = random.randrange(1000)
    for number, team in enumerate(state.teams):
        random.shuffle(team.deck)
        if number != own:
            _redeal_team(state, number, random)
    for deck in state.decks.values():
        random.shuffle(deck)
    _swap(state.discards["victory"], state.decks["victory"], random)
    for frame in state.stack:
        if isinstance(frame, SecretFrame) and frame.asks:
            for owner in frame.committed:
                if owner != seat:
                    heroes = state.teams[team_of(state, owner)].heroes
                    frame.committed[owner] = f"hero {random.choice(heroes)}"


def _redeal_team(state: State, number: int, random: Random) -> None:
    """What a team holds face down is swapped with cards of the decks."""
    team = state.teams[number]
    _swap(team.hand, state.decks.get("victory", []), random)
    team.progress = {card: n for card, n in team.progress.items() if card in team.shown}
    for name in team.heroes:
        hero = state.heroes[name]
        _swap(hero.inventory, state.decks["equipment"], random)
        _swap(hero.spells, state.decks["spells"], random)
    for frame in state.stack:
        if isinstance(frame, frames.Epic):
            for side in frame.sides:
                if side.team == number:
                    _swap_grid(team, side, random)
        if isinstance(frame, frames.Gaining) and state.heroes[frame.hero].team == number and not frame.open:
            frame.looked = random.sample(frame.looked, len(frame.looked))


def _swap(cards: list[str], deck: list[str], random: Random) -> None:
    pool = [*cards, *deck]
    random.shuffle(pool)
    cards[:], deck[:] = pool[: len(cards)], pool[len(cards) :]


def _swap_grid(team: Team, side: frames.Fighter, random: Random) -> None:
    hidden = [card for card in side.grid if not card.up and not card.seen]
    pool = [*(card.card for card in hidden), *side.drawn, *team.deck]
    random.shuffle(pool)
    for card in hidden:
        card.card = pool.pop()
    side.drawn = [pool.pop() for _ in side.drawn]
    team.deck = pool


def secrets(state: State, seat: int | None) -> set[str]:
    """Cards that lie face down with other teams and were not seen by all."""
    own = -1 if seat is None else team_of(state, seat)
    hidden: set[str] = set()
    for number, team in enumerate(state.teams):
        if number != own:
            hidden |= set(team.hand)
            held = Counter(
                c for h in team.heroes for c in (*state.heroes[h].inventory, *state.heroes[h].spells)
            )
            hidden |= set((held - Counter(team.known)).elements())
    return hidden - _open_cards(state, own)


def _open_cards(state: State, own: int) -> set[str]:
    """Every card that lies open, or that the own team knows."""
    found = {card for market in state.markets.values() for card in market}
    found.update(state.removed)
    found |= {card for name, pile in state.discards.items() if name != "victory" for card in pile}
    for number, team in enumerate(state.teams):
        found.update(team.shown, team.known)
        if number == own:
            found.update(team.hand)
    for hero in state.heroes.values():
        found.update(hero.equipped, hero.mounts, hero.allies, (lasting.effect for lasting in hero.lasting))
        if hero.team == own:
            found.update(hero.inventory, hero.spells)
    for frame in state.stack:
        found.update(pending_cards(frame))
        if isinstance(frame, frames.Effect):
            found.update((frame.source, frame.program, frame.card))
        if isinstance(frame, frames.Gaining):
            found.add(frame.card)
        if isinstance(frame, frames.Trading):
            found.update(frame.moved)
        if isinstance(frame, frames.Turn):
            found.update(frame.swapped)
        if isinstance(frame, frames.Epic):
            for side in frame.sides:
                found.update(side.lasting, (boost.source for boost in side.boosts))
    return found


# --- events, intents ------------------------------------------------------------------------------


def known_ids() -> frozenset[str]:
    """The ids of the ledger, and of everything in the content."""
    text = (files("battlewright.games.fields") / "ledger.toml").read_text("utf-8")
    ledger = tomllib.loads(text)
    found = {entry["id"] for part in ("rule", "gap", "fact") for entry in ledger.get(part, ())}
    return frozenset(found | set(CONTENT.shelf) | set(CONTENT.effect) | set(CONTENT.weapons))


def intents(state: State, decision: Decision) -> list[Any]:
    """A question for each option that has one."""
    kinds = {"act", "destination", "march", "play", "step_four", "shop", "flee", "activate"}
    if decision.kind not in kinds:
        return []
    return [{"intent": "option", "text": text} for text in decision.texts()]


# --- invariants -----------------------------------------------------------------------------------


def invariants(state: State) -> None:
    """What holds after every choice."""
    assert not state.emitted
    if state.result is None:
        assert state.stack
        assert state.stack[-1].asks
        assert all(seat in GAME.seats(state) for seat in state.stack[-1].asks)
    else:
        assert not state.stack
    _seats(state)
    _heroes(state)
    _soldiers(state)
    _combat_cards(state)
    _decks(state)
    for team in state.teams:
        assert team.eternium >= 0
        assert team.vp == sum(state.heroes[hero].vp for hero in team.heroes)
        assert len(team.shown) <= 3
    if state.stack and isinstance(state.stack[-1], frames.Round):
        _one_side_per_area(state)


def _seats(state: State) -> None:
    seats = [hero.seat for hero in state.heroes.values() if hero.seat >= 0]
    assert len(set(seats)) == len(seats)
    if state.heroes:
        assert sorted(seats) == sorted(GAME.seats(state))


def _heroes(state: State) -> None:
    planet = planet_of(state)
    falling = any(isinstance(f, frames.Defeat | frames.Epic | frames.Wilds) for f in state.stack)
    is_over = GAME.outcome(state) is not None  # nobody gets up after the duel that decides a game
    moving = any(
        isinstance(f, frames.Overflow | frames.Trading | frames.Gaining | frames.Turn) for f in state.stack
    )
    for hero in state.heroes.values():
        assert hero.damage >= 0
        assert hit_points(state, hero) > 0 or falling or is_over, f"{hero.id} stands with no HP"
        if hero.out or state.phase == "setup":
            continue
        assert hero.at in planet.areas
        assert planet.kind[hero.at] != "water" or has_grant(state, "swims", hero.id), (
            f"{hero.id} on {hero.at}"
        )
        bases = [team.base for number, team in enumerate(state.teams) if number != hero.team]
        assert hero.at not in bases, f"{hero.id} in the enemy base {hero.at}"
        assert moving or not excess(state, hero), f"{hero.id} has too many cards"
        slots = Counter(CONTENT.equipment[c].part for c in hero.equipped if CONTENT.equipment[c].part)
        assert all(number == 1 for number in slots.values())


def _soldiers(state: State) -> None:
    """FE-SETUP-06, FE-CONTROL-02: none is lost, none is made; at most three in an outpost, none in bases."""
    planet = planet_of(state)
    for number, team in enumerate(state.teams):
        on_map = sum(counts[number] for counts in state.soldiers.values())
        in_combat = sum(
            len(side.soldiers) + side.resting
            for frame in state.stack
            if isinstance(frame, frames.Epic)
            for side in frame.sides
            if side.team == number
        )
        total = CONTENT.factions[team.faction].soldiers
        assert team.soldiers + on_map + in_combat == total, f"{team.faction}: {team.soldiers}+{on_map}"
    for area, counts in state.soldiers.items():
        assert planet.kind[area] == "outpost"
        assert any(counts)
        assert all(0 <= count <= 3 for count in counts), f"{area}: {counts}"
        assert area not in planet.bases


def _combat_cards(state: State) -> None:
    """FE-DECK-01: 21 cards, wherever they lie; with supply and removed ones all 45."""
    for number, team in enumerate(state.teams):
        faction = CONTENT.factions[team.faction]
        assert sum(team.cards.values()) == 21
        places = Counter(team.deck)
        for frame in state.stack:
            if isinstance(frame, frames.Epic):
                for side in frame.sides:
                    if side.team == number and side.kind == "hero":
                        places.update(card.card for card in side.grid)
                        places.update([*side.beside, *side.drawn, *side.spent])
        assert places == Counter({k: n for k, n in team.cards.items() if n}), f"{team.faction}: {places}"
        everything = Counter(faction.deck) + Counter(faction.supply)
        assert Counter(team.cards) + Counter(team.supply) + Counter(team.removed) == everything


def _decks(state: State) -> None:
    """FE-SETUP-16: every card of every deck is in exactly one place."""
    found: Counter[str] = Counter()
    for name in state.decks:
        found.update([*state.decks[name], *state.discards[name]])
    found.update(state.removed)
    for market in state.markets.values():
        found.update(market)
    for team in state.teams:
        found.update([*team.hand, *team.shown])
    for hero in state.heroes.values():
        found.update([*hero.equipped, *hero.inventory, *hero.spells, *hero.allies, *hero.mounts])
    for frame in state.stack:
        found.update(pending_cards(frame))
    wanted = Counter(card for deck in deck_lists(state).values() for card in deck)
    assert found == wanted, f"too many {found - wanted}, missing {wanted - found}"


def _one_side_per_area(state: State) -> None:
    """FE-COMBAT-03: between turns figures of only one team are in an area."""
    held: dict[str, set[int]] = {}
    for area, counts in state.soldiers.items():
        held.setdefault(area, set()).update(n for n, count in enumerate(counts) if count)
    for hero in state.heroes.values():
        if not hero.out and hero.at:
            held.setdefault(hero.at, set()).add(hero.team)
    for area, teams in held.items():
        assert len(teams) == 1, f"{area} holds figures of teams {teams}"
