"""What each seat may know (one place for web, agents and log), and what could lie behind a view.

A view is a state of the same type with secrets masked: other hands and all decks become unknown
cards, the generator is blank, commitments of others and drafts of other teams are hidden.
`determinize` fills a view with cards drawn from what is still possible.
"""

from __future__ import annotations

from battlewright.chance.decks import shuffle
from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model.frames import Draft, Initiative, Preparation
from battlewright.games.battleground.model.state import UNKNOWN, Player, State
from battlewright.games.battleground.procedures.draft import prepared_drafts
from battlewright.games.battleground.rules.table import team_of
from battlewright.kernel.rng import Rng
from battlewright.kernel.secret import HIDDEN, mask


def hide(state: State, seat: int | None) -> State:
    """Mask everything a seat may not know. Works in place, on a copy."""
    state.rng = Rng()
    for player in state.players:
        player.deck = [UNKNOWN] * len(player.deck)
        if player.seat != seat:
            player.hand = [UNKNOWN] * len(player.hand)
            if not player.open_deck:
                player.deck_list = []
    mask(state.stack, seat)
    for frame in state.stack:
        if isinstance(frame, Draft):
            mates = () if seat is None else state.teams[team_of(state, seat)]
            for owner in frame.drafts:
                if owner not in mates:
                    frame.drafts[owner] = {HIDDEN: True, "done": bool(frame.drafts[owner].get("done"))}
    return state


# --- determinisation ------------------------------------------------------------------------------


def reveal(state: State, seat: int | None, rng: Rng) -> State:
    """Fill a view with what could be true. Works in place, on a copy."""
    state.rng = Rng(seed=f"determinized-{rng.below(1 << 62)}")
    for player in state.players:
        _fill_cards(state, player, rng)
    for frame in state.stack:
        if isinstance(frame, Initiative | Preparation):
            _fill_commitments(state, frame, rng)
        elif isinstance(frame, Draft):
            _fill_drafts(state, frame, rng)
    return state


def seen_cards(state: State, player: Player) -> list[str]:
    """The cards of a player that lie open: discarded, on character cards, played or completed."""
    found = [*player.discard, *player.play_area, *(c for c in player.hand if c != UNKNOWN)]
    for character in state.characters.values():
        if character.seat == player.seat:
            found.extend(character.cards)
    for frame in state.stack:
        if getattr(frame, "seat", None) == player.seat:
            found.extend(getattr(frame, "played", ()))
        if isinstance(frame, Initiative):
            found.extend(frame.revealed[s] for s in frame.order if s == player.seat)
            committed = frame.committed.get(player.seat, "")
            if committed.startswith("play "):
                found.append(committed[5:])
    return found


def _fill_cards(state: State, player: Player, rng: Rng) -> None:
    content = content_of(state)
    seen = set(seen_cards(state, player))
    if player.deck_list:
        fate = [c for c in player.deck_list if c in content.fate and c not in seen]
        glory = [c for c in player.deck_list if c in content.glory and c not in seen]
    else:
        fate = [c for c in content.fate if c not in seen]
        glory = [c for c in content.glory if c not in seen]
    shuffle(fate, rng)
    shuffle(glory, rng)
    unknown = sum(1 for c in player.hand if c == UNKNOWN)
    glory_seen = sum(1 for c in seen if c in content.glory)
    glory_left = max(0, state.glory_cards - glory_seen) if unknown else 0
    filled = [c for c in player.hand if c != UNKNOWN]
    filled += [glory.pop() for _ in range(min(glory_left, unknown, len(glory)))]
    while len(filled) < len(player.hand) and fate:
        filled.append(fate.pop())
    player.hand = filled
    player.deck = [fate.pop() if fate else UNKNOWN for _ in player.deck]
    player.deck = [c for c in player.deck if c != UNKNOWN]


def _fill_commitments(state: State, frame: Initiative | Preparation, rng: Rng) -> None:
    """A hidden commitment could be any card of the hand that was drawn for its owner."""
    for owner, text in frame.committed.items():
        if text != HIDDEN:
            continue
        if isinstance(frame, Preparation):
            frame.committed[owner] = "discard"
        else:
            hand = state.players[owner].hand
            frame.committed[owner] = f"play {hand[rng.below(len(hand))]}" if hand else "pass"


def _fill_drafts(state: State, frame: Draft, rng: Rng) -> None:
    """A hidden draft becomes a prepared Force that fits the scenario and the team-mates' Forces."""
    for owner, draft in frame.drafts.items():
        if HIDDEN in draft:
            mates = [frame.drafts[s] for s in state.teams[team_of(state, owner)] if s != owner]
            choices = prepared_drafts(state, [mate for mate in mates if mate.get("characters")])
            filled = choices[rng.below(len(choices))] if choices else {}
            frame.drafts[owner] = filled | {"done": draft["done"]}
