"""Fate and Glory cards: initiative, bonuses, playing additional cards (BG-CARD, BG-PREP, BG-SIDE)."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from battlewright.games.battleground.content import Content
from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model.cards import FateCard, GloryCard, Instruction, Travel
from battlewright.games.battleground.model.frames import Turn
from battlewright.games.battleground.model.state import Character, Player, State
from battlewright.games.battleground.rules.conditions import holds
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.free import free_move_denial
from battlewright.games.battleground.rules.numbers import cost_facts
from battlewright.games.battleground.rules.precedence import Statement, settle
from battlewright.games.battleground.rules.standing import grant
from battlewright.games.battleground.rules.table import force_of, team_of
from battlewright.kernel.denial import Denial


def is_glory(content: Content, card: str) -> bool:
    """Glory cards do not count towards the hand limit (BG-PREP-03)."""
    return card in content.glory


def card_named(content: Content, card: str) -> FateCard | GloryCard:
    """A Fate or Glory card by id."""
    return content.fate[card] if card in content.fate else content.glory[card]


def fate_in_hand(content: Content, player: Player) -> list[str]:
    """The Fate cards of a hand."""
    return [c for c in player.hand if c not in content.glory]


def glory_in_hand(state: State, seat: int) -> list[str]:
    """BG-PREP-04: the Glory cards of a hand; once gone, they are never replaced."""
    return sorted(c for c in state.players[seat].hand if is_glory(content_of(state), c))


def room_in_hand(state: State, player: Player) -> int:
    """BG-PREP-03, BT-PLAY-02: how many Fate cards may still be drawn."""
    return max(0, state.hand_size - len(fate_in_hand(content_of(state), player)))


def activation_denial(state: State, character: Character) -> Denial | None:
    """BG-ACT-01, BG-ACT-02, BG-ACT-10: whether a character can be activated now."""
    player = state.players[character.seat]
    if not character.at:
        return Denial("BG-FORCE-06", {"character": character.id})
    if character.activated:
        return Denial("BG-ACT-10", {"character": character.id})
    if player.barred == character.id and len(force_of(state, character.seat)) > 1:
        return Denial("BG-ACT-02", {"character": character.id})
    return None


def ready_characters(state: State, seat: int) -> list[Character]:
    """BG-ACT-01, BG-ACT-02: the characters a seat can activate now."""
    return [c for c in force_of(state, seat) if activation_denial(state, c) is None]


def must_pass(state: State, seat: int) -> bool:
    """BG-CARD-08: a player without a ready character or a card passes by itself."""
    return not state.players[seat].hand or not ready_characters(state, seat)


def bonuses_of(content: Content, card: str) -> list[str]:
    """BG-CARD-13, BG-CARD-14: what a card offers as its bonus."""
    if card in content.glory:
        return ["mission", "ap"]
    fate = content.fate[card]
    found = []
    if fate.ability is not None:
        found.append("ability")
    if fate.extra_mana:
        found.append("mana")
    return found


def refused_mana(state: State, character: Character, card: str) -> str:
    """BG-PREC-02: the effect by which a character refuses the mana of a Fate or Glory card, or nothing."""
    refusal = grant(state, "no_mana_from_cards", Facts(who=character), character)
    if not refusal:
        return ""
    said = settle(content_of(state), (Statement(card, allows=True), Statement(refusal, allows=False)))
    return "" if said.allows else refusal


def bonus_denial(state: State, turn: Turn, card: str, bonus: str) -> Denial | None:
    """Whether a bonus can be taken now: an ability may have a condition of its own."""
    content = content_of(state)
    if bonus not in bonuses_of(content, card):
        return Denial("BG-CARD-12", {"card": card, "bonus": bonus})
    if bonus == "ability":
        ability = content.fate[card].ability
        assert ability is not None
        who = state.characters[turn.character]
        if ability.when and not holds(state, ability.when, cost_facts(state, turn), who):
            return Denial(card, {"conditions": list(ability.when)})
        return _useless_move(state, who, ability.do)
    return None


def _useless_move(state: State, who: Character, steps: tuple[Instruction, ...]) -> Denial | None:
    """BG-AOO-04: an ability that is nothing but a free Move is of no use where none may be made."""
    match steps:
        case (Travel(who="self") as step,):
            return free_move_denial(state, who, step)
        case _:
            return None


def play_denial(state: State, turn: Turn | None, seat: int, card: str, bonus: str) -> Denial | None:
    """BG-CARD-15, BG-CARD-16, BG-INT-04: playing a further card for one of its bonuses."""
    if card not in state.players[seat].hand:
        return Denial("BG-CARD-15", {"card": card, "in_hand": False})
    if turn is None or turn.seat != seat:
        return Denial("BG-CARD-15", {"card": card, "active": turn.seat if turn else None})
    if bonus == "mana" and (refusal := refused_mana(state, state.characters[turn.character], card)):
        return Denial(refusal, {"character": turn.character, "card": card})
    return bonus_denial(state, turn, card, bonus)


def play_options(state: State, turn: Turn) -> list[tuple[str, str]]:
    """All further cards with the bonuses they could be played for."""
    content = content_of(state)
    return [
        (card, bonus)
        for card in state.players[turn.seat].hand
        for bonus in bonuses_of(content, card)
        if play_denial(state, turn, turn.seat, card, bonus) is None
    ]


def revealed_initiative(
    state: State, seat: int, card: str, changed: dict[int, int] | UnsetType = UNSET
) -> int:
    """BG-CARD-03: what is printed on a revealed card, unless something changed it."""
    printed = card_named(content_of(state), card).initiative
    return printed if changed is UNSET else changed.get(seat, printed)


def initiative_order(
    state: State, revealed: dict[int, str], changed: dict[int, int] | UnsetType = UNSET
) -> list[list[int]]:
    """BG-CARD-03, 04, BT-PLAY-04 to 06: seats by initiative; team-mates who tie stand in one group."""

    def rank(seat: int) -> tuple[int, int]:
        ahead = (team_of(state, seat) - state.first_team) % len(state.teams)
        return -revealed_initiative(state, seat, revealed[seat], changed), ahead

    groups: dict[tuple[int, int], list[int]] = {}
    for seat in sorted(revealed, key=rank):
        groups.setdefault(rank(seat), []).append(seat)
    return list(groups.values())
