"""Rounds: preparation, activations by initiative, Clean-Up (BG-ROUND, BG-PREP, BG-CARD, BG-CLEAN)."""

from __future__ import annotations

from itertools import combinations
from typing import assert_never

from msgspec import UNSET

from battlewright.games.battleground.model import moments
from battlewright.games.battleground.model.events import (
    CardsDiscarded,
    CardsRevealed,
    CleanedUp,
    GameOver,
    ObjectiveCaptured,
    Passed,
    RoundBegan,
)
from battlewright.games.battleground.model.frames import (
    Activation,
    CleanUp,
    Initiative,
    LostToken,
    Preparation,
    Round,
    Tie,
    TokenLoss,
)
from battlewright.games.battleground.model.options import Discard, GoFirst, Pass, PlayInitiative
from battlewright.games.battleground.model.state import State, buffs_of
from battlewright.games.battleground.procedures.arrivals import announce_arrivals
from battlewright.games.battleground.procedures.changes import draw_cards, gain_mana, remove_mark
from battlewright.games.battleground.procedures.moments import announce, awaited, missions_of_round
from battlewright.games.battleground.rules.cards import (
    glory_in_hand,
    initiative_order,
    must_pass,
    room_in_hand,
)
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.standing import grant
from battlewright.games.battleground.rules.table import has_force, models, on_board, team_of
from battlewright.games.battleground.rules.victory import captor, result
from battlewright.kernel.decisions import Decision
from battlewright.kernel.events import emit
from battlewright.kernel.frames import pop, push
from battlewright.kernel.options import Option, OptionReader
from battlewright.kernel.secret import ask_all

READER = OptionReader(Discard | PlayInitiative | Pass)  # what is committed face down


def round_advance(state: State, frame: Round) -> None:
    """BG-ROUND-02, BG-PREP-05: three phases, then the next round, until the match is decided."""
    match frame.step:
        case "prepare":
            if state.result is not None:
                state.stack.clear()
                return
            frame.step = "activate"
            state.round += 1
            state.phase = "preparation"
            emit(state, RoundBegan(round=state.round, rules=("BG-ROUND-01",)))
            if state.round > 1:  # BG-PREP-05
                push(state, Preparation())
            announce_arrivals(state)
        case "activate":
            frame.step = "clean_up"
            state.phase = "activation"
            for player in state.players:
                player.passed = False
            push(state, Initiative())
        case "clean_up":
            frame.step = "prepare"
            state.phase = "clean-up"
            push(state, CleanUp())
        case step:
            assert_never(step)


# --- preparation ----------------------------------------------------------------------------------


def preparation_advance(state: State, frame: Preparation) -> None:
    """BG-PREP-01, BG-PREP-02: discard any cards in secret, then draw up to the hand size."""
    match frame.step:
        case "ask":
            frame.step = "draw"
            ask_all(frame, [p.seat for p in state.players if p.hand and has_force(state, p.seat)])
        case "draw":
            pop(state)
            _discard_and_draw(state, frame)
        case step:
            assert_never(step)


def _discard_and_draw(state: State, frame: Preparation) -> None:
    for player in state.players:
        _discard(state, player.seat, frame.committed.get(player.seat, "discard"))
    for player in state.players:
        if has_force(state, player.seat):  # BT-SCORE-02
            rule = "BG-PREP-01" if len(state.players) == 2 else "BT-PLAY-02"
            draw_cards(state, player.seat, room_in_hand(state, player), (rule,))


def _discard(state: State, seat: int, committed: str) -> None:
    discard = READER.read(committed)
    assert isinstance(discard, Discard)
    player = state.players[seat]
    for card in discard.cards:
        player.hand.remove(card)
        player.discard.append(card)
    if discard.cards:
        emit(state, CardsDiscarded(seat=seat, cards=discard.cards, rules=("BG-PREP-02",)))


def preparation_decision(state: State, frame: Preparation, seat: int) -> Decision:
    """BG-PREP-02: any set of cards in hand, the empty one first; `irreplaceable` are worth a warning."""
    hand = sorted(set(state.players[seat].hand))
    options: list[Option] = [
        Discard(chosen) for size in range(len(hand) + 1) for chosen in combinations(hand, size)
    ]
    facts = {"round": state.round, "irreplaceable": glory_in_hand(state, seat)}
    return Decision(seat, "discard", options, ("BG-PREP-02", "BG-PREP-04"), facts)


# --- initiative -----------------------------------------------------------------------------------


def initiative_advance(state: State, frame: Initiative) -> None:
    """BG-CARD-01 step 1 and the order of activations (BG-CARD-02 to 09, BT-PLAY-03 to 06)."""
    match frame.step:
        case "ask":
            _ask_for_cards(state, frame)
        case "reveal":
            _reveal(state, frame)
        case "next":
            _next_activation(state, frame)
        case "settled":
            assert isinstance(state.reply, int)
            frame.step = "next"
            frame.order.remove(state.reply)
            _activate(state, frame, state.reply)
        case step:
            assert_never(step)


def _ask_for_cards(state: State, frame: Initiative) -> None:
    """BG-CARD-07, BG-CARD-08: players who cannot go on pass by themselves; all passed ends the phase."""
    for player in state.players:
        if not player.passed and must_pass(state, player.seat):
            player.passed = True
            emit(state, Passed(seat=player.seat, rules=("BG-CARD-08",)))
    seats = [p.seat for p in state.players if not p.passed]
    if not seats:
        pop(state)
        return
    frame.step = "reveal"
    ask_all(frame, seats)


def _reveal(state: State, frame: Initiative) -> None:
    """BG-CARD-02: all chosen cards are turned over at the same time."""
    frame.step = "next"
    frame.revealed, frame.order = {}, []
    frame.changed = frame.bound = UNSET
    for seat, text in sorted(frame.committed.items()):
        match READER.read(text):
            case PlayInitiative(card):
                state.players[seat].hand.remove(card)
                frame.revealed[seat] = card
            case _:
                state.players[seat].passed = True
                emit(state, Passed(seat=seat, rules=("BG-CARD-08",)))
    frame.committed = {}
    if frame.revealed:
        groups = initiative_order(state, frame.revealed)
        frame.order = [seat for group in groups for seat in group]
        rules = ("BG-CARD-02", "BG-CARD-03") if len(state.players) == 2 else ("BT-PLAY-03", "BT-PLAY-04")
        event = CardsRevealed(cards=dict(frame.revealed), order=tuple(frame.order), rules=rules)
        emit(state, event)
        if awaited(state, moments.CardsTurned):
            for character in reversed(on_board(state)):
                announce(state, moments.CardsTurned(character.id))


def _next_activation(state: State, frame: Initiative) -> None:
    """BG-CARD-05, BG-CARD-06: one after the other; then new cards."""
    if not frame.order:
        frame.step = "ask"
        return
    left = {seat: frame.revealed[seat] for seat in frame.order}
    tied = initiative_order(state, left, frame.changed)[0]
    if len(tied) > 1:
        frame.step = "settled"
        push(state, Tie(seats=tied))
    else:
        frame.order.remove(tied[0])
        _activate(state, frame, tied[0])


def _activate(state: State, frame: Initiative, seat: int) -> None:
    changed = UNSET if frame.changed is UNSET else frame.changed.get(seat, UNSET)
    bound = UNSET if frame.bound is UNSET else frame.bound.get(seat, UNSET)
    card = frame.revealed[seat]
    push(state, Activation(seat=seat, character="", card=card, initiative=changed, bound=bound))


def initiative_decision(state: State, frame: Initiative, seat: int) -> Decision:
    """A card face down, or passing."""
    hand = sorted(set(state.players[seat].hand))
    options: list[Option] = [PlayInitiative(card) for card in hand]
    options.append(Pass())
    return Decision(seat, "initiative", options, ("BG-CARD-02", "BG-CARD-08"), {"round": state.round})


def tie_advance(state: State, frame: Tie) -> None:
    """BT-PLAY-06: the team decides; its first tied player speaks for it."""
    frame.asks = [min(frame.seats)]


def tie_decision(state: State, frame: Tie, seat: int) -> Decision:
    """Who of the tied team-mates goes first."""
    return Decision(seat, "tie", [GoFirst(s) for s in frame.seats], ("BT-PLAY-06",))


def tie_take(state: State, frame: Tie, seat: int, option: Option) -> None:
    """Leave the answer to the frame below."""
    assert isinstance(option, GoFirst)
    pop(state, option.seat)


# --- Clean-Up -------------------------------------------------------------------------------------


def clean_up_advance(state: State, frame: CleanUp) -> None:
    """BG-CLEAN-01: objectives, tokens, victory, mana and readying, in this order.

    Wounds, mana, Focus and Overwatch stay (BG-CLEAN-04, BG-FOCUS-07).
    """
    match frame.step:
        case "ended":
            frame.step = "objectives"
            _tell_end(state)
        case "objectives":
            frame.step = "tokens"
            _capture(state)
        case "tokens":
            frame.step = "marks"
            _remove_tokens(state)
        case "marks":
            frame.step = "victory"
            _remove_marks(state)
        case "victory":
            frame.step = "ready"
            state.result = result(state)
            if state.result is not None:
                end_game(state)
        case "ready":
            _ready(state)
            pop(state)
        case step:
            assert_never(step)


def _tell_end(state: State) -> None:
    """BG-SIDE-02: what looks at the end of the round, before anything is cleared away."""
    if awaited(state, moments.RoundEnded) or missions_of_round(state):
        for character in on_board(state):
            announce(state, moments.RoundEnded(character.id))


def end_game(state: State) -> None:
    """The match is decided: nothing is pending any more."""
    outcome = state.result
    assert outcome is not None
    state.phase = "over"
    event = GameOver(winners=outcome.winners, reason=outcome.reason, score=outcome.score, rules=outcome.rules)
    emit(state, event)
    state.stack.clear()


def _capture(state: State) -> None:
    """BG-OBJ-01, BG-OBJ-06: captured tokens leave the battleground for good."""
    for objective in list(state.objectives):
        character = captor(state, objective)
        if character is not None:
            state.objectives.remove(objective)
            state.players[character.seat].objectives += 1
            rules = ("BG-OBJ-06", "BG-OBJ-07")
            event = ObjectiveCaptured(seat=character.seat, character=character.id, at=objective, rules=rules)
            emit(state, event)
            announce(state, moments.ObjectiveCaptured(character.id))


def _remove_tokens(state: State) -> None:
    """BG-CLEAN-02, BG-CLEAN-03: all buffs, then all debuffs, unless a card keeps them.

    GAP-TIMING-01: in Clean-Up the first player's effects come first.
    """
    order = sorted(models(state), key=lambda c: (team_of(state, c.seat) != state.first_team, c.seat))
    losing = [c for c in order if not grant(state, "keeps_tokens", Facts(who=c), c)]
    lost = [LostToken(c.id, buff, "removed") for c in losing for buff in buffs_of(c) if buff not in c.kept]
    lost += [LostToken(c.id, c.debuff, "removed") for c in losing if c.debuff and c.debuff not in c.kept]
    for c in order:
        c.kept = []
    if lost:
        push(state, TokenLoss(tokens=lost))


def _remove_marks(state: State) -> None:
    """BG-CLEAN-02, BG-CLEAN-03: marks go last, unless a card keeps them."""
    for mark in list(state.marks):
        if mark.kept:
            mark.kept = False
        else:
            remove_mark(state, mark)


def _ready(state: State) -> None:
    """BG-CLEAN-05, BG-CLEAN-06: mana for those not activated, then everyone is ready again."""
    for character in on_board(state):
        if not character.activated:
            gain_mana(state, character, 1, "BG-CLEAN-05")
    for character in state.characters.values():
        state.players[character.seat].discard.extend(character.cards)
        character.cards, character.lasting, character.used = [], [], []
        character.activated = False
        character.initiative = UNSET
        if character.acted is not UNSET:
            character.acted = False
    for player in state.players:
        player.barred, player.last_activated = player.last_activated, ""
        player.promises = []
        if player.ultimates is not UNSET:
            player.ultimates = []
    missions_of_round(state).clear()
    emit(state, CleanedUp(round=state.round, rules=("BG-CLEAN-06",)))
