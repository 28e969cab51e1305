"""Skills, consumables and the bonuses of cards, used by the acting character (BG-SKILL, BG-ITEM, BG-CARD).

What they do is a list of instructions (`effect.py`) or holds for a while (`begin_lasting`).
"""

from __future__ import annotations

from msgspec import UNSET

from battlewright.games.battleground.library import content_of
from battlewright.games.battleground.model import moments
from battlewright.games.battleground.model.cards import Effect as EffectCard
from battlewright.games.battleground.model.events import BonusTaken, LastingBegan, MissionBegan, SkillUsed
from battlewright.games.battleground.model.frames import Effect, Payment, Turn
from battlewright.games.battleground.model.ids import read_word
from battlewright.games.battleground.model.options import SpendAmount
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.procedures.changes import (
    gain_ap,
    gain_card_mana,
    own_turn,
    spend_ap,
    turn_towards,
)
from battlewright.games.battleground.procedures.moments import announce
from battlewright.games.battleground.rules.aim import attack_facings
from battlewright.games.battleground.rules.lending import keeper_of, lender_of_skill
from battlewright.games.battleground.rules.mana import purse
from battlewright.games.battleground.rules.numbers import skill_cost, skill_mana
from battlewright.games.battleground.rules.skills import skill_named
from battlewright.kernel.decisions import Decision
from battlewright.kernel.events import emit
from battlewright.kernel.frames import push


def use_skill(state: State, frame: Turn, character: Character, skill_id: str, target: str) -> None:
    """BG-SKILL-02, BG-SKILL-07: pay, turn towards the target, carry out the text."""
    skill = skill_named(state, character, skill_id)
    assert skill is not None
    mana = skill_mana(state, character, skill).total
    if skill.mana_most is not None and purse(state, character) > mana:
        frame.pending = skill_id
        frame.asks = [frame.seat]
        return
    _carry_out(state, frame, character, skill_id, target, mana)


def spend_decision(state: State, frame: Turn, seat: int) -> Decision:
    """How much mana the pending skill is used for."""
    character = state.characters[frame.character]
    skill = skill_named(state, character, frame.pending)
    assert skill is not None
    assert skill.mana_most is not None
    most = min(skill.mana_most, purse(state, character))
    least = skill_mana(state, character, skill).total
    options = [SpendAmount(n, skill.id) for n in range(least, most + 1)]
    return Decision(seat, "spend", options, (skill.id,), {"skill": skill.id, "character": character.id})


def use_skill_for(state: State, frame: Turn, character: Character, amount: int) -> None:
    """Use the pending skill for the mana chosen."""
    skill_id, frame.pending = frame.pending, ""
    _carry_out(state, frame, character, skill_id, "", amount)


def _carry_out(
    state: State, frame: Turn, character: Character, skill_id: str, target: str, mana: int
) -> None:
    skill = skill_named(state, character, skill_id)
    assert skill is not None
    ap = skill_cost(state, frame, skill).total
    frame.skills.append(skill_id)
    frame.last = "skill"
    spend_ap(state, frame, ap, skill_id)
    event = SkillUsed(
        character=character.id,
        skill=skill_id,
        target=target,
        ap=ap,
        mana=mana,
        rules=("BG-SKILL-02", skill_id),
    )
    emit(state, event)
    begin_lasting(state, frame, character, skill_id, skill)
    announce(state, moments.SkillUsed(character.id, other=target))  # once all is done
    if skill.do:
        push(
            state,
            Effect(
                program=skill_id,
                actor=character.id,
                source=skill_id,
                target=target,
                other=lender_of_skill(state, character, skill_id),
                spent=mana,
                skill=True,
            ),
        )
    if target and target != character.id:
        turn_towards(
            state, character, attack_facings(state, character, state.characters[target]), "BG-SKILL-07"
        )
    if mana:
        push(state, Payment(character=character.id, amount=mana))


def use_consumable(state: State, character: Character, item: str) -> None:
    """BG-ITEM-05, 06, 08: once per game, as a free action; the card is turned over."""
    card = content_of(state).items[item]
    keeper_of(state, character, item).spent.append(item)
    rules = ("BG-ITEM-06", "BG-ITEM-08", item)
    emit(state, SkillUsed(character=character.id, skill=card.skill.id, target="", ap=0, mana=0, rules=rules))
    turn = own_turn(state, character)
    if turn is not None:
        begin_lasting(state, turn, character, card.skill.id, card.skill)
    push(state, Effect(program=card.skill.id, actor=character.id, source=card.skill.id))


def take_bonus(state: State, frame: Turn, card: str, bonus: str, *, extra: bool) -> None:
    """BG-CARD-13, 14, 16: the one bonus chosen; an additional card gives nothing else."""
    character = state.characters[frame.character]
    content = content_of(state)
    if extra:
        state.players[frame.seat].hand.remove(card)
        frame.played.append(card)
    rule = "BG-CARD-16" if extra else "BG-CARD-12"
    event = BonusTaken(
        seat=frame.seat, character=character.id, card=card, bonus=bonus, extra=extra, rules=(rule, card)
    )
    emit(state, event)
    if extra and card in content.fate:
        announce(state, moments.CardPlayed(character.id))
    match bonus:
        case "mana":
            gain_card_mana(state, character, content.fate[card].extra_mana, card, "BG-CARD-13")
        case "ap":
            gain_ap(state, character, 1, "BG-CARD-14")
        case "mission":
            frame.missions[card] = {"wounds": frame.wounds, "mana": frame.mana, "attacks": frame.attacks}
            emit(state, MissionBegan(seat=frame.seat, card=card, rules=("BG-SIDE-01", card)))
        case "ability":
            ability = content.fate[card].ability
            assert ability is not None
            begin_lasting(state, frame, character, card, ability)
            _note_ultimate(state, frame.seat, card, ability)
            announce(state, moments.AbilityUsed(character.id, cause=card))
            if ability.do:
                push(state, Effect(program=card, actor=character.id, source=card))


def _note_ultimate(state: State, seat: int, card: str, ability: EffectCard) -> None:
    """An ability that only one character can use is an ultimate; some side missions count them."""
    used = state.players[seat].ultimates
    if used is not UNSET and any(read_word(word).name == "character" for word in ability.when):
        used.append(card)


def begin_lasting(state: State, frame: Turn, character: Character, effect: str, card: EffectCard) -> None:
    """Standing parts of something used come into force for as long as it says."""
    match card.lasts:
        case "turn" | "activation":
            frame.lasting.append(effect)
        case "attack":
            frame.next_attack.append(effect)
        case "round" | "next":
            character.lasting.append(effect)
        case _:
            return
    emit(state, LastingBegan(character=character.id, effect=effect, until=card.lasts, rules=(effect,)))
