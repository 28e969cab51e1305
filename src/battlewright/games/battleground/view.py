"""What each seat may know (one place for web, agents and log), and what could lie behind a view.

A view is a state of the same type with secrets masked: other hands and all decks become unknown
cards, the generator is blank, commitments of others and drafts of other teams are hidden.
`determinize` fills a view with cards drawn from what is still possible.
"""

from __future__ import annotations

from msgspec import UNSET

from battlewright.chance.decks import shuffle
from battlewright.games.battleground.content import Content
from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model.frames import (
    Activation,
    Draft,
    DraftedForce,
    Effect,
    Initiative,
    Preparation,
    Window,
)
from battlewright.games.battleground.model.ids import HandAnswer, UnseenAnswer, read_answer
from battlewright.games.battleground.model.state import UNKNOWN, Player, State
from battlewright.games.battleground.procedures.draft import prepared_drafts
from battlewright.games.battleground.rules.table import team_of
from battlewright.kernel.rng import Rng
from battlewright.kernel.secret import HIDDEN, mask


def hide(state: State, seat: int | None) -> State:
    """Mask everything a seat may not know. Works in place, on a copy."""
    state.rng = Rng()
    for player in state.players:
        seen = _looked_at(state, player, seat)
        player.deck = [*player.deck[:seen], *[UNKNOWN] * (len(player.deck) - seen)]
        if player.seat != seat:
            player.hand = [UNKNOWN] * len(player.hand)
            if not player.open_deck:
                player.deck_list = []
    mask(state.stack, seat)
    for frame in state.stack:
        if isinstance(frame, Window):  # what was declined from a hand stays in it
            frame.answered = [a for a in frame.answered if not _from_hand_of_another(state, a, seat)]
        if isinstance(frame, Draft):
            mates = () if seat is None else state.teams[team_of(state, seat)]
            for owner in frame.drafts:
                if owner not in mates:
                    frame.drafts[owner] = DraftedForce(hidden=True, done=frame.drafts[owner].done)
    return state


def _looked_at(state: State, player: Player, seat: int | None) -> int:
    """How many top cards of a deck the seat is looking at (Foresee)."""
    for frame in state.stack:
        if not isinstance(frame, Effect) or frame.looked is UNSET:
            continue
        if state.characters[frame.actor].seat == seat:
            return frame.looked.get(player.seat, 0)
    return 0


def _from_hand_of_another(state: State, answer: str, seat: int | None) -> bool:
    """Whether an answer comes, or might have come, from a hand the seat cannot see."""
    match read_answer(answer):
        case UnseenAnswer(owner):
            return owner != seat
        case HandAnswer(bearer=bearer):
            return state.characters[bearer].seat != seat
        case _:
            return False


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
    found.extend(card for card in player.deck if card != UNKNOWN)
    for character in state.characters.values():
        if character.seat == player.seat:
            found.extend(character.cards)
    for frame in state.stack:
        if getattr(frame, "seat", None) == player.seat:
            found.extend(getattr(frame, "played", ()))
            if isinstance(frame, Activation) and frame.step == "choose":
                found.append(frame.card)
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
        taken = seen | _cards_of_mates(state, player)  # BT-FORCE-07
        fate = [c for c in content.fate if c not in taken and _may_hold(content, player, c)]
        glory = [c for c in content.glory if c not in taken]
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
    player.deck = [c if c != UNKNOWN else fate.pop() if fate else UNKNOWN for c in player.deck]
    player.deck = [c for c in player.deck if c != UNKNOWN]
    if not player.deck_list:
        player.deck_list = [*player.deck, *dict.fromkeys([*player.hand, *seen])]


def _may_hold(content: Content, player: Player, card: str) -> bool:
    """BG-SETUP-06: cards that answer from the hand are in a deck only if its player said so."""
    return content.fate[card].answer is None or (player.answers is not UNSET and card in player.answers)


def _cards_of_mates(state: State, player: Player) -> set[str]:
    """BT-FORCE-07: cards that are known to be in the decks of team-mates."""
    mates = [state.players[s] for s in state.teams[team_of(state, player.seat)] if s != player.seat]
    return {c for mate in mates for c in (*mate.deck_list, *seen_cards(state, mate))}


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
    """A finished hidden draft becomes a prepared Force that fits; an unfinished one begins anew."""
    for team in state.teams:
        hidden = [seat for seat in team if frame.drafts[seat].hidden]
        done = [seat for seat in hidden if frame.drafts[seat].done]
        open_ = [frame.drafts[s] for s in team if s not in hidden and frame.drafts[s].force.characters]
        frame.drafts |= {seat: DraftedForce(done=seat in done) for seat in hidden}
        for seat, draft in zip(done, _fitting_drafts(state, open_, len(done), rng), strict=False):
            frame.drafts[seat] = DraftedForce(force=draft.force, done=True)


def _fitting_drafts(state: State, mates: list[DraftedForce], number: int, rng: Rng) -> list[DraftedForce]:
    """So many prepared Forces that go together, and with those of the team-mates (BT-FORCE)."""
    if not number:
        return []
    choices = prepared_drafts(state, mates)
    shuffle(choices, rng)
    for draft in choices:
        rest = _fitting_drafts(state, [*mates, draft], number - 1, rng)
        if len(rest) == number - 1:
            return [draft, *rest]
    return []
