"""Small changes that many procedures make, each telling what happened: tokens, mana, AP, facing.

Nothing here asks anybody. A change that cards may answer ends by opening the window for it.
"""

from __future__ import annotations

from msgspec import UNSET

from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model import moments
from battlewright.games.battleground.model.cards import TokenCard
from battlewright.games.battleground.model.events import (
    CardsDrawn,
    Gained,
    Lost,
    MarkMoved,
    MarkPlaced,
    MarkRemoved,
    TokenGiven,
    TokenPrevented,
    TokenRemoved,
    TokenSaved,
    Turned,
)
from battlewright.games.battleground.model.frames import Effect, Giving, LostToken, TokenLoss, Turn, Turning
from battlewright.games.battleground.model.ids import removal_program
from battlewright.games.battleground.model.state import Character, Mark, State, buffs_of
from battlewright.games.battleground.procedures.moments import announce, awaited
from battlewright.games.battleground.rules.cards import refused_mana, room_in_hand
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.mana import room_for_mana
from battlewright.games.battleground.rules.standing import grant_number
from battlewright.games.battleground.rules.table import turns
from battlewright.kernel.events import emit
from battlewright.kernel.frames import pop, push


def gain_mana(state: State, character: Character, amount: int, source: str) -> None:
    """BG-MANA-01, BG-MANA-03: mana goes onto the card, never beyond 5. BG-HEALTH-05: never to the fallen."""
    amount = min(amount, room_for_mana(state, character))
    if amount > 0 and not character.out:
        character.mana += amount
        emit(state, Gained(character=character.id, what="mana", amount=amount, rules=("BG-MANA-03", source)))


def gain_card_mana(state: State, character: Character, amount: int, card: str, rule: str) -> None:
    """BG-CARD-11, BG-CARD-13, BG-PREC-02: mana from a Fate or Glory card; some characters refuse it."""
    if not refused_mana(state, character, card):
        gain_mana(state, character, amount, rule)


def lose_mana(state: State, character: Character, amount: int, source: str, *, spent: bool = False) -> None:
    """Mana goes back to the supply."""
    amount = min(amount, character.mana)
    if amount > 0:
        character.mana -= amount
        event = Lost(
            character=character.id, what="mana", amount=amount, spent=spent, rules=("BG-MANA-01", source)
        )
        emit(state, event)
        if awaited(state, moments.ManaLost) and not character.out:
            announce(state, moments.ManaLost(character.id))


def own_turn(state: State, character: Character) -> Turn | None:
    """The activation or interruption of this character, if one is under way."""
    return next((t for t in turns(state) if t.character == character.id), None)


def gain_ap(state: State, character: Character, amount: int, source: str) -> None:
    """AP exist only in the character's own activation or interruption (BG-ACT-11)."""
    turn = own_turn(state, character)
    if turn is not None and amount > 0:
        turn.ap += amount
        emit(state, Gained(character=character.id, what="ap", amount=amount, rules=(source,)))


def spend_ap(state: State, turn: Turn, amount: int, source: str, action: str = "") -> None:
    """BG-ACT-08: the cost is paid before the action."""
    if amount > 0:
        turn.ap -= amount
        emit(
            state,
            Lost(
                character=turn.character,
                what="ap",
                amount=amount,
                spent=True,
                action=action,
                rules=("BG-ACT-08", source),
            ),
        )


def gain_focus(state: State, character: Character, source: str) -> None:
    """BG-FOCUS-01, BG-FOCUS-02: at most one Focus token; cards may answer."""
    if character.focus or character.out:
        return
    character.focus = True
    emit(state, Gained(character=character.id, what="focus", amount=1, rules=("BG-FOCUS-01", source)))
    announce(state, moments.Focused(character.id))


def spend_focus(state: State, character: Character, rule: str) -> None:
    """BG-FOCUS-06: a spent Focus token returns to the supply."""
    if character.focus:
        character.focus = False
        emit(
            state,
            Lost(character=character.id, what="focus", amount=1, spent=True, rules=(rule, "BG-FOCUS-06")),
        )


def gain_overwatch(state: State, character: Character, source: str) -> None:
    """BG-OVERWATCH-01: the character is on Overwatch; a second token does nothing."""
    if not character.overwatch and not character.out:
        character.overwatch = True
        emit(
            state,
            Gained(character=character.id, what="overwatch", amount=1, rules=("BG-OVERWATCH-01", source)),
        )


def lose_focus(state: State, character: Character, source: str) -> None:
    """A Focus token is taken away."""
    if character.focus:
        character.focus = False
        emit(state, Lost(character=character.id, what="focus", amount=1, rules=(source,)))


def lose_overwatch(state: State, character: Character) -> None:
    """BG-OVERWATCH-06: the token goes when an Overwatch interruption or an activation starts."""
    if character.overwatch:
        character.overwatch = False
        emit(state, Lost(character=character.id, what="overwatch", amount=1, rules=("BG-OVERWATCH-06",)))


def turn_to(state: State, character: Character, facing: int, rule: str) -> None:
    """Turn a model."""
    if character.facing != facing:
        character.facing = facing
        emit(state, Turned(character=character.id, facing=facing, rules=(rule,)))


def turn_towards(state: State, character: Character, facings: tuple[int, ...], rule: str) -> None:
    """BG-RANGED-02: turn to the nearest edge; the player chooses between equals."""
    if len(facings) == 1:
        turn_to(state, character, facings[0], rule)
    elif facings:
        push(state, Turning(character=character.id, facings=list(facings)))


def draw_cards(state: State, seat: int, amount: int, rules: tuple[str, ...]) -> None:
    """BG-PREP-03, BG-PREP-06: draw Fate cards up to the hand limit, as long as the deck lasts."""
    player = state.players[seat]
    amount = min(amount, room_in_hand(state, player), len(player.deck))
    if amount > 0:
        cards, player.deck = player.deck[:amount], player.deck[amount:]
        player.hand.extend(cards)
        emit(state, CardsDrawn(seat=seat, cards=tuple(cards), rules=rules, to=(seat,)))


def draw_from_discard(state: State, seat: int, amount: int, source: str) -> None:
    """Random Fate cards from the own discard pile; Glory cards never come back (BG-PREP-04)."""
    player = state.players[seat]
    for _ in range(amount):
        fate = [c for c in player.discard if c in content_of(state).fate]
        if not fate or room_in_hand(state, player) == 0:
            return
        card = fate[state.rng.below(len(fate))]
        player.discard.remove(card)
        player.hand.append(card)
        emit(state, CardsDrawn(seat=seat, cards=(card,), source="discard", rules=(source, "BG-PREP-03")))


# --- buffs, debuffs, marks ------------------------------------------------------------------------


def give_token(state: State, character: Character, token: str, giver: Character, source: str) -> None:
    """BG-BUFF-01: a buff or debuff is given; a debuff may be prevented by a card."""
    if character.out:
        return
    if content_of(state).tokens[token].kind == "debuff" and awaited(state, moments.Debuffing):
        push(state, Giving(character=character.id, token=token, giver=giver.id, source=source))
    else:
        _give(state, character, token, giver, source)


def giving_advance(state: State, frame: Giving) -> None:
    """A debuff is announced, and given unless it was prevented."""
    if not frame.asked:
        frame.asked = True
        announce(state, moments.Debuffing(frame.character, by=frame.giver))
        return
    pop(state)
    character = state.characters[frame.character]
    if frame.prevented:
        emit(state, TokenPrevented(character=character.id, token=frame.token, rules=(frame.token,)))
    elif not character.out:
        _give(state, character, frame.token, state.characters[frame.giver], frame.source)


def _give(state: State, character: Character, token: str, giver: Character, source: str) -> None:
    """BG-BUFF-02, 03, 12, 13: a new buff or debuff takes the place of the old one."""
    card = content_of(state).tokens[token]
    lost = _claim_unique(state, card, giver.seat) if card.unique else []
    old = character.buff if card.kind == "buff" else character.debuff
    if card.kind == "buff" and token in buffs_of(character) and character.more_buffs is not UNSET:
        old = ""  # it holds this one already
    elif (
        card.kind == "buff"
        and len(buffs_of(character)) < grant_number(state, "holds_buffs", Facts(who=character), character)[1]
    ):
        old = ""
    if old:
        lost.append(LostToken(character.id, old, "replaced"))
        clear_token(character, old)
    _put(character, card)
    if card.unique:
        character.token_seat[token] = giver.seat
    emit(state, TokenGiven(character=character.id, token=token, rules=("BG-BUFF-01", source)))
    got = moments.Debuffed if card.kind == "debuff" else moments.Buffed
    announce(state, got(character.id, by=giver.id, token=token))
    if lost:
        push(state, TokenLoss(tokens=lost))


def _put(character: Character, card: TokenCard) -> None:
    if card.kind == "buff":
        kept = [token for token in buffs_of(character) if token != card.id]
        character.buff, *more = (*kept, card.id)
        if more or character.more_buffs is not UNSET:
            character.more_buffs = more
    else:
        character.debuff = card.id


def _claim_unique(state: State, card: TokenCard, seat: int) -> list[LostToken]:
    """BG-BUFF-13: a Force has one copy; it leaves its former bearer."""
    lost = []
    for c in state.characters.values():
        if card.id in (*buffs_of(c), c.debuff) and c.token_seat.get(card.id) == seat:
            lost.append(LostToken(c.id, card.id, "replaced"))
            clear_token(c, card.id)
    return lost


def clear_token(character: Character, token: str) -> None:
    """Take a token off a character, without what its removal brings."""
    if token in buffs_of(character):
        left = [buff for buff in buffs_of(character) if buff != token]
        character.buff = left[0] if left else ""
        if character.more_buffs is not UNSET:
            character.more_buffs = left[1:]
    elif character.debuff == token:
        character.debuff = ""
    if token in character.kept:
        character.kept.remove(token)
    character.token_seat.pop(token, None)


def remove_token(state: State, character: Character, token: str) -> None:
    """A token leaves a character by an effect or in Clean-Up (BG-BUFF-14)."""
    push(state, TokenLoss(tokens=[LostToken(character.id, token, "removed")]))


def token_loss_advance(state: State, frame: TokenLoss) -> None:
    """BG-BUFF-07, BG-BUFF-11, BG-CLEAN-03: tokens go one by one, and their removal takes effect."""
    if not frame.tokens:
        state.stack.pop()
        return
    who, token, how = frame.tokens[0].character, frame.tokens[0].token, frame.tokens[0].how
    character = state.characters[who]
    if how == "removed" and not frame.asked and awaited(state, moments.LosingToken) and not character.out:
        frame.asked = True
        announce(state, moments.LosingToken(who, kind=content_of(state).tokens[token].kind))
        return
    kept, frame.asked, frame.prevented = frame.prevented, False, False
    frame.tokens.pop(0)
    if kept:
        emit(state, TokenSaved(character=who, token=token, rules=(token,)))
        return
    if how == "removed":
        if token not in (*buffs_of(character), character.debuff):
            return
        clear_token(character, token)
    emit(state, TokenRemoved(character=who, token=token, rules=("BG-BUFF-14", token)))
    program = removal_program(token)
    if content_of(state).programs.get(program) and not character.out:
        push(state, Effect(program=program, actor=who, source=token))


def place_mark(state: State, character: Character, token: str, at: str) -> None:
    """BG-MARK-08: a Force has one mark of a type; placing it again moves it."""
    for mark in [m for m in state.marks if m.token == token and m.seat == character.seat]:
        _take_off(state, mark)
    state.marks.append(Mark(token=token, at=at, seat=character.seat, by=character.id))
    emit(state, MarkPlaced(character=character.id, token=token, at=at, rules=("BG-MARK-01", token)))


def remove_mark(state: State, mark: Mark) -> None:
    """A mark leaves the battleground, which cards may answer."""
    _take_off(state, mark)
    if mark.by in state.characters and awaited(state, moments.MarkRemoved):
        announce(state, moments.MarkRemoved(mark.by, cause=mark.token, place=mark.at))


def _take_off(state: State, mark: Mark) -> None:
    state.marks.remove(mark)
    emit(state, MarkRemoved(token=mark.token, at=mark.at, rules=("BG-MARK-07",)))


def move_mark(state: State, mark: Mark, at: str) -> None:
    """A mark is moved to another hex."""
    if mark.at != at:
        emit(state, MarkMoved(token=mark.token, at=mark.at, goal=at, rules=("BG-MARK-01", mark.token)))
        mark.at = at
