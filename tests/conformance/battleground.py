"""Battleground for the conformance suite: its setups, its secrets, what always holds."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from random import Random
from typing import Any

from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.structs import replace

from battlewright.games.battleground.game import SWITCHES, Battleground
from battlewright.games.battleground.library import content_of, field_of
from battlewright.games.battleground.model.frames import (
    Activation,
    Draft,
    DraftedForce,
    Initiative,
    Interruption,
    Preparation,
)
from battlewright.games.battleground.model.options import (
    Activate,
    AttackAction,
    Dismiss,
    Done,
    EndTurn,
    FocusAction,
    GoTo,
    MoveAction,
    OverwatchAction,
    Pass,
    PutBack,
    SkillAction,
    Stay,
    TakeBack,
    TakeBonus,
    Unequip,
    UseConsumable,
    UsePrepared,
)
from battlewright.games.battleground.model.state import Player, State
from battlewright.games.battleground.rules.forces import force_denials
from battlewright.games.battleground.rules.mana import mana_limit
from battlewright.games.battleground.rules.table import nodes_of, turns
from battlewright.games.battleground.rules.victory import point_value
from battlewright.kernel.decisions import Decision
from battlewright.kernel.options import Option
from battlewright.kernel.reactions import Decline
from battlewright.kernel.secret import SecretFrame
from tests.conformance.foresight import foreseen
from tests.conformance.games import Setup, Subject

GAME = Battleground()
CONTENT = GAME.content
SKIRMISH_FORCES = ["heroes-of-grayskull", "lords-of-snake-mountain"]
TEAM_FORCES = ["eternia-vanguard", "snake-mountain-coven", "eternia-watch", "snake-mountain-hunt"]
MAPS = sorted(CONTENT.maps)


SKIRMISH: dict[str, Any] = {
    "scenario": "skirmish",
    "forces": ["heroes-of-grayskull", "lords-of-snake-mountain"],
}


def battleground() -> Subject:
    """Everything the suite wants to know."""
    return Subject(
        game=GAME,
        games=300,
        setups={
            "first-game": {},
            "skirmish": SKIRMISH,
            "skirmish-built": {"scenario": "skirmish"},
            "team-battle": {"scenario": "team-battle", "forces": TEAM_FORCES, "map": "secret-lair"},
            "team-battle-built": {"scenario": "team-battle"},
        },
        switched={name: {**SKIRMISH, "switches": {name: True}} for name in SWITCHES},
        any_setup=any_setup(),
        redeal=redeal,
        secrets=secrets,
        strip=strip,
        invariants=invariants,
        ids=known_ids(),
        intents=intents,
        eager=eager,
    )


# --- setups ---------------------------------------------------------------------------------------


def _prepared(scenario: str) -> list[str]:
    card = CONTENT.scenarios[scenario]
    return [f.id for f in CONTENT.forces.values() if not force_denials(CONTENT, card, f)]


@st.composite
def any_setup(draw: st.DrawFn) -> Setup:
    """Scenario, map, Forces prepared or built, house rules."""
    setup: dict[str, Any] = {"scenario": draw(st.sampled_from(["first-game", "skirmish", "team-battle"]))}
    setup["switches"] = {name: draw(st.booleans()) for name in SWITCHES}
    if setup["scenario"] == "first-game":
        return setup
    if draw(st.booleans()):
        setup["map"] = draw(st.sampled_from(MAPS))
    if setup["scenario"] == "skirmish":
        force = st.sampled_from([*_prepared("skirmish"), "build"])
        setup["forces"] = [draw(force), draw(force)]
    else:
        swapped = TEAM_FORCES[1:] + TEAM_FORCES[:1]
        setup["forces"] = draw(st.sampled_from([TEAM_FORCES, swapped, None, [*TEAM_FORCES[:2], None, None]]))
    return setup


def eager(option: Option) -> bool:
    """Whether an option does something."""
    return not isinstance(
        option, Pass | EndTurn | Decline | Stay | TakeBack | Dismiss | Unequip | PutBack | Done
    )


# --- secrets --------------------------------------------------------------------------------------


def redeal(state: State, seat: int | None, random: Random) -> None:
    """Another seed, other cards in hands and decks that the seat cannot see, other commitments and drafts."""
    state.rng.seed = f"another-{random.random()}"
    state.rng.position = random.randrange(1000)
    for player in state.players:
        if player.seat == seat:
            random.shuffle(player.deck)
        else:
            _redeal_hand(state, player, random)
    for frame in state.stack:
        if isinstance(frame, SecretFrame) and frame.asks:
            _recommit(state, frame, seat, random)
        if isinstance(frame, Draft):
            mates = [] if seat is None else next(team for team in state.teams if seat in team)
            for owner, draft in frame.drafts.items():
                if owner not in mates:
                    other = replace(draft.force, faction="evil", characters=(), fate=("fate-01",), glory=())
                    frame.drafts[owner] = DraftedForce(force=other, done=draft.done)


def _redeal_hand(state: State, player: Player, random: Random) -> None:
    """The same number of cards; from another deck altogether where the deck is not known."""
    glory = [c for c in player.hand if c in CONTENT.glory]
    fate = [c for c in player.hand if c in CONTENT.fate]
    if not player.open_deck and player.deck_list:
        swap = _renaming(player, glory, [*fate, *player.deck], random)
        fate, glory = [swap[c] for c in fate], [swap[c] for c in glory]
        player.deck = [swap[c] for c in player.deck]
        player.deck_list = [swap.get(c, c) for c in player.deck_list]
    pool = [*fate, *player.deck]
    random.shuffle(pool)
    player.hand = [*pool[: len(fate)], *glory]
    player.deck = pool[len(fate) :]
    random.shuffle(player.hand)


def _renaming(player: Player, glory: list[str], fate: list[str], random: Random) -> dict[str, str]:
    """Unseen cards of a deck turned into other cards that are not in it."""
    shown = set(player.deck_list) - set(glory) - set(fate)
    found: dict[str, str] = {}
    for mine, all_cards in ((glory, CONTENT.glory), (fate, CONTENT.fate)):
        others = [c for c in all_cards if c not in shown]
        found.update(zip(mine, random.sample(others, len(mine)), strict=True))
    return found


def _recommit(state: State, frame: SecretFrame, seat: int | None, random: Random) -> None:
    for owner in frame.committed:
        if owner == seat:
            continue
        hand = state.players[owner].hand
        if isinstance(frame, Initiative):
            frame.committed[owner] = f"play {random.choice(hand)}" if random.random() < 0.8 else "pass"
        elif isinstance(frame, Preparation):
            frame.committed[owner] = "discard " + ",".join(random.sample(hand, random.randrange(len(hand))))


def _open_cards(state: State) -> set[str]:
    """Every card that lies open to all."""
    found = {card for c in state.characters.values() for card in (*c.cards, *c.lasting)}
    for player in state.players:
        found.update(player.discard, player.play_area)
    for frame in state.stack:
        if isinstance(frame, Initiative):
            found.update(frame.revealed.values())
        if isinstance(frame, Activation | Interruption):
            found.update(frame.played, frame.lasting, frame.missions)
    return found


def secrets(state: State, seat: int | None) -> set[str]:
    """Card ids in hands and decks of others, as far as they are not to be seen anywhere else."""
    hidden = {c for p in state.players if p.seat != seat for c in (*p.hand, *p.deck)}
    own = set(state.players[seat].deck_list) if seat is not None else set()
    drafted = {
        c
        for frame in state.stack
        if isinstance(frame, Draft)
        for owner, draft in frame.drafts.items()
        if seat is None or owner not in next(t for t in state.teams if seat in t)
        for c in (*draft.force.fate, *draft.force.glory)
    }
    mates = {
        c
        for frame in state.stack
        if isinstance(frame, Draft) and seat is not None
        for owner in next(t for t in state.teams if seat in t)
        for c in (*frame.drafts[owner].force.fate, *frame.drafts[owner].force.glory)
    }
    return (hidden | drafted) - own - mates - _open_cards(state) - foreseen(state, seat)


def strip(view: State) -> None:
    """Deck lists known to everybody, and answers that were announced, name cards that may be in hand."""
    for player in view.players:
        player.answers = UNSET
        if player.open_deck:
            player.deck_list = []


# --- events, intents ------------------------------------------------------------------------------


def known_ids() -> frozenset[str]:
    """The ids of the ledger, and of everything in the content."""
    text = (files("battlewright.games.battleground") / "ledger.toml").read_text("utf-8")
    ledger = tomllib.loads(text)
    found = {entry["id"] for part in ("rule", "gap", "difference") for entry in ledger.get(part, ())}
    for table in (
        CONTENT.characters,
        CONTENT.weapons,
        CONTENT.items,
        CONTENT.fate,
        CONTENT.glory,
        CONTENT.tokens,
        CONTENT.effects,
    ):
        found.update(table)
    found.update(skill.id for c in CONTENT.characters.values() for skill in c.skills)
    found.update(item.skill.id for item in CONTENT.items.values())
    return frozenset(found)


def intents(state: State, decision: Decision) -> list[Any]:
    """A question for each option that has one."""
    turn = next(turns(state), None)
    who = turn.character if turn is not None else ""
    found: list[dict[str, Any]] = []
    for option in decision.options:
        match option:
            case AttackAction(weapon=weapon, target=target):
                found.append({"intent": "attack", "attacker": who, "target": target, "weapon": weapon})
            case SkillAction(skill=skill, target=target):
                found.append({"intent": "skill", "character": who, "skill": skill, "target": target})
            case TakeBonus(card=card, bonus=bonus):
                found.append({"intent": "card", "card": card, "bonus": bonus})
            case Activate(character=character):
                found.append({"intent": "activate", "character": character})
            case FocusAction() | OverwatchAction():
                action = "focus" if isinstance(option, FocusAction) else "overwatch"
                found.append({"intent": "action", "character": who, "action": action})
            case UseConsumable(item=item) if decision.kind == "act":
                found.append({"intent": "action", "character": who, "action": "consumable", "item": item})
            case GoTo(at=at) if decision.kind == "destination" and decision.facts["character"] == who:
                found.append({"intent": "move", "character": who, "to": at})
            case MoveAction() | UsePrepared() | _:
                pass
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
    _points(state)
    for turn in turns(state):
        assert turn.ap >= 0, f"{turn.character} has {turn.ap} AP"
    assert sum(isinstance(frame, Activation) for frame in state.stack) <= 1


def _figures(state: State) -> None:
    taken: dict[int, str] = {}
    for who, c in state.characters.items():
        card = CONTENT.characters[c.card]
        assert c.id == who
        assert 0 <= c.mana <= mana_limit(state, c), f"{who} has {c.mana} mana"
        assert c.wounds >= 0
        falling = any(getattr(frame, "character", "") == who for frame in state.stack)
        assert c.out == (c.wounds >= card.health) or falling, f"{who}: {c.wounds} wounds, out {c.out}"
        assert 0 <= c.facing <= 5
        for token, kind in ((c.buff, "buff"), (c.debuff, "debuff")):
            assert not token or CONTENT.tokens[token].kind == kind
        if c.out:
            assert not any((c.mana, c.focus, c.overwatch, c.buff, c.debuff)), f"{who} is out"
        if c.at:
            for node in nodes_of(state, c):
                assert field_of(state).floor >> node & 1, f"{who} cannot stand on {c.at}"
                assert taken.setdefault(node, who) == who, f"{who} and {taken[node]} on {c.at}"


def _cards(state: State) -> None:
    """BG-CARD-17: every card of a deck is in exactly one place; Fate cards in hand never exceed the limit."""
    content = content_of(state)
    for player in state.players:
        if not player.deck_list:
            continue
        places = Counter([*player.deck, *player.hand, *player.discard, *player.play_area])
        for c in state.characters.values():
            if c.seat == player.seat:
                places.update(c.cards)
        for frame in state.stack:
            if isinstance(frame, Activation | Interruption) and frame.seat == player.seat:
                places.update(frame.played)
                if isinstance(frame, Activation) and frame.step == "choose":
                    places.update([frame.card])
            if isinstance(frame, Initiative):
                places.update(frame.revealed[seat] for seat in frame.order if seat == player.seat)
        assert places == Counter(player.deck_list), (
            f"seat {player.seat}: {places - Counter(player.deck_list)}"
        )
        assert sum(card in content.fate for card in player.hand) <= state.hand_size


def _points(state: State) -> None:
    """Knock-outs, objectives and side missions add up to what was scored."""
    for player in state.players:
        fallen = [state.characters[who] for who in player.knocked_out]
        assert all(c.out for c in fallen)
        assert player.knock_out_vp == sum(point_value(state, c) for c in fallen)
        assert player.mission_vp == sum(CONTENT.glory[card].vp for card in player.play_area)
    scored = [who for player in state.players for who in player.knocked_out]
    assert sorted(scored) == sorted(who for who, c in state.characters.items() if c.out)
    if state.map and state.zones:
        total = field_of(state).objectives_total
        assert len(state.objectives) + sum(p.objectives for p in state.players) <= total
