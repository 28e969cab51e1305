"""Enemy heroes that nobody plays: battle cards, effect cards, energy (FE-SOLO-12 to FE-SOLO-24, FE-DIFF)."""

from __future__ import annotations

from battlewright.chance.decks import shuffle
from battlewright.games.fields.library import content_of
from battlewright.games.fields.model import effects, events
from battlewright.games.fields.model.cards import BattleCard, Weapon
from battlewright.games.fields.model.frames import Effect, Epic, Fighter, ZoneBoost
from battlewright.games.fields.model.state import State
from battlewright.games.fields.model.words import ZONES
from battlewright.games.fields.procedures.changes import draw_card, emit
from battlewright.games.fields.procedures.rolling import roll_dice
from battlewright.games.fields.rules.conditions import failing
from battlewright.games.fields.rules.epic import printed
from battlewright.kernel.frames import push

ENERGY_FACES = {  # FE-DIFF-02, FE-DIFF-08, FE-DIFF-12: faces that mean an energy battle card
    "easy": ("blank",),
    "medium": ("blank", "reroll"),
    "advanced": ("success", "double", "reroll"),
}
ENERGY_RULE = {
    "easy": "FE-DIFF-02",
    "medium": "FE-DIFF-08",
    "advanced": "FE-DIFF-12",
    "merciless": "FE-DIFF-16",
}
EXTRA_EFFECTS = {"advanced": 1, "merciless": 2}  # FE-DIFF-15, FE-DIFF-19
GRADES = {"easy": 1, "medium": 2, "advanced": 3, "merciless": 4}  # FE-DIFF-01


def is_energy_deck(difficulty: str, face: str) -> bool:
    """FE-SOLO-14, FE-DIFF-02, FE-DIFF-08, FE-DIFF-12, FE-DIFF-16: which battle deck a face means."""
    return difficulty == "merciless" or face in ENERGY_FACES[difficulty]


def draw_battle_card(state: State, frame: Epic) -> None:
    """FE-SOLO-14, FE-SOLO-15, FE-SOLO-17: roll, shuffle, take the first card with a fitting weapon.

    Battle cards stand for the combat cards of an enemy hero (FE-SOLO-03).
    """
    foe = frame.sides[1]
    face = "" if state.difficulty == "merciless" else roll_dice(state, 1)[0]
    deck = "battle_energy" if is_energy_deck(state.difficulty, face) else "battle_plain"
    other = "battle_plain" if deck == "battle_energy" else "battle_energy"
    before = foe.battle
    card = _matching(state, foe, deck, before) or _matching(state, foe, other, before)
    assert card is not None, f"no battle card fits {foe.id}"
    foe.battle = card.id
    foe.weapon = weapon_of_kind(state, foe.id, card.kind).id
    foe.energy = int(card.energy)
    _tell_battle_card(state, foe, face, card)


def _tell_battle_card(state: State, foe: Fighter, face: str, card: BattleCard) -> None:
    """FE-SOLO-16: the card lies open, with all it says."""
    attack, defense, initiative = (printed(state, foe, zone)[0] for zone in ZONES)
    emit(
        state,
        events.BattleCardDrawn(
            enemy=foe.id,
            face=face,
            card=card.id,
            weapon=foe.weapon,
            attack=attack,
            defense=defense,
            initiative=initiative,
            effects=effect_cards(state, card),
            energy=card.energy,
            rules=("FE-SOLO-14", "FE-SOLO-15", "FE-SOLO-16", ENERGY_RULE[state.difficulty], card.id),
        ),
    )


def effect_cards(state: State, card: BattleCard) -> int:
    """FE-SOLO-19, FE-DIFF-15, FE-DIFF-19: as many as the battle card shows and the difficulty adds."""
    return card.effects + EXTRA_EFFECTS.get(state.difficulty, 0)


def _matching(state: State, foe: Fighter, deck: str, before: str) -> BattleCard | None:
    """FE-SOLO-15: the first card of the shuffled deck that shows a weapon kind of the enemy."""
    content = content_of(state)
    cards = state.decks[deck]
    shuffle(cards, state.rng)
    kinds = {weapon.kind for weapon in content.heroes[foe.id].weapons}
    fits = (content.battle[card] for card in cards if content.battle[card].kind in kinds and card != before)
    return next(fits, None)


def weapon_of_kind(state: State, hero: str, kind: str) -> Weapon:
    """FE-SOLO-22: the weapon the battle card shows."""
    return next(w for w in content_of(state).heroes[hero].weapons if w.kind == kind)


def draw_effect_cards(state: State, frame: Epic) -> None:
    """FE-SOLO-19: the effect cards of the battle card, open, to be resolved one after another."""
    foe = frame.sides[1]
    for _ in range(effect_cards(state, content_of(state).battle[foe.battle])):
        card = draw_card(state, "effect")
        if card:
            foe.effects.append(card)
            state.discards["effect"].append(card)
            emit(state, events.EffectCardDrawn(enemy=foe.id, card=card, rules=("FE-SOLO-19", card)))


def next_effect(state: State, frame: Epic) -> bool:
    """FE-SOLO-20 to FE-SOLO-24: the battle card's energy first, then card after card; False when done."""
    foe = frame.sides[1]
    if foe.energy:
        foe.energy -= 1
        use_energy(state, foe, "")
        return True
    if not foe.effects:
        return False
    card = content_of(state).effects[foe.effects.pop(0)]
    for _ in range(card.energy):
        use_energy(state, foe, card.zone)
    other = frame.sides[0].id
    push(state, Effect(program=card.id, actor=foe.id, source=card.id, other=other))
    return True


def energy_applies(state: State, foe: Fighter, zone: str) -> bool:
    """FE-SOLO-22, FE-SOLO-23: the ability does something here; a zone bonus needs the zone's indicator."""
    ability = content_of(state).weapons[foe.weapon].energy
    if failing(state, ability.when, foe.id):
        return False
    return any(_applies(step, zone) for step in ability.do)


def _applies(step: effects.Instruction, zone: str) -> bool:
    match step:
        case effects.Boost(who="self", to=to):
            return bool(zone) and to in ("", zone)
        case effects.Damage() | effects.Boost() | effects.Lose() | effects.Heal() | effects.Flip():
            return True
        case effects.Shift(who="enemy"):
            return True
        case effects.Remove() | effects.Discard() | effects.Steal() | effects.Gain() | effects.Slay():
            return True
        case _:
            return False


def use_energy(state: State, foe: Fighter, zone: str) -> None:
    """FE-SOLO-21 to FE-SOLO-24: the weapon's ability; if it cannot be applied, +1 defense and attack."""
    weapon = foe.weapon
    if not energy_applies(state, foe, zone):
        rules = ("FE-SOLO-24",)
        for to in ("attack", "defense"):
            foe.boosts.append(ZoneBoost(to, 1, "FE-SOLO-24", "round"))
            emit(state, events.Boosted(who=foe.id, value=to, amount=1, rules=rules))
        return
    emit(state, events.EnergyUsed(hero=foe.id, ability=weapon, rules=("FE-SOLO-21", "FE-SOLO-22", weapon)))
    push(state, Effect(program=weapon, actor=foe.id, source=weapon, area=zone))
