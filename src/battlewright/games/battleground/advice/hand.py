"""Cards: which to reveal, which to spend on a bonus, which to keep."""

from __future__ import annotations

from collections.abc import Sequence

from battlewright.games.battleground.advice.effects import ap_gained, program_worth
from battlewright.games.battleground.advice.plan import Plan
from battlewright.games.battleground.advice.prospects import Prospects
from battlewright.games.battleground.evaluate import AP, MANA
from battlewright.games.battleground.library import content_of, field_of
from battlewright.games.battleground.model.cards import Effect, Gain, GloryCard, Toss
from battlewright.games.battleground.model.ids import read_word
from battlewright.games.battleground.model.options import Choose, Discard, PlayInitiative, TakeBonus
from battlewright.games.battleground.model.state import UNKNOWN, State
from battlewright.games.battleground.preview import attack_odds
from battlewright.games.battleground.rules.cards import card_named, ready_characters
from battlewright.games.battleground.rules.conditions import debuffed_characters
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.mana import room_for_mana
from battlewright.games.battleground.rules.standing import grant, unchanging
from battlewright.games.battleground.rules.table import force_of, team_of, turn_under_way
from battlewright.kernel.decisions import Decision
from battlewright.kernel.odds import Odds

INITIATIVE = 0.1  # a point of initiative
LASTING = 0.8  # what a standing effect is worth that changes no attack at hand
SPARE, SCARCE, NEEDED = 0.549, 1.95, 8.0  # prices of a card: plenty left, just enough, needed to activate
PASSING = -20.0
LIKELY = 0.9


def worth(state: State, card: str) -> float:
    """What a card is worth as the revealed one, whoever is activated with it."""
    content = content_of(state)
    face = card_named(content, card)
    value = AP * face.ap + MANA * face.mana + INITIATIVE * face.initiative
    if isinstance(face, GloryCard):
        return value + AP - 0.2 * face.vp  # rather kept for its mission
    if face.ability is not None:
        value += AP * sum(isinstance(step, Gain) and step.what == "ap" for step in face.ability.do) or LASTING
    return value


def price(state: State, seat: int, card: str) -> float:
    """What giving a card up costs: it may be needed to activate a character later."""
    content = content_of(state)
    player = state.players[seat]
    ready = len([c for c in ready_characters(state, seat) if not _acting(state, c.id)])
    if len(player.hand) <= ready:
        return NEEDED
    if state.round >= state.rounds and len(player.hand) > ready:
        return 0.0  # nothing to keep it for
    if card in content.glory:
        return SCARCE
    later = ready + len(force_of(state, seat)) * (state.rounds - state.round)
    fate = [c for c in player.hand if c not in content.glory]
    return SPARE if len(fate) + len(player.deck) > later else SCARCE


def _acting(state: State, character: str) -> bool:
    turn = turn_under_way(state)
    return turn is not None and turn.character == character


def bonus_worth(plan: Plan, card: str, bonus: str) -> float:
    """What a bonus brings the acting character."""
    content = content_of(plan.state)
    character = plan.character
    match bonus:
        case "mana":
            if grant(plan.state, "no_mana_from_cards", Facts(who=character), character):
                return 0.0
            return MANA * min(content.fate[card].extra_mana, room_for_mana(plan.state, character))
        case "ap":
            return plan.gain(1)
        case "mission":
            return mission_chance(plan, card) * content.glory[card].vp
        case _:
            ability = content.fate[card].ability
            assert ability is not None
            if any(isinstance(step, Toss) for step in ability.do) and not _can_toss(plan, card):
                return 0.0
            now = program_worth(plan.state, character, None, ability.do)
            now += plan.gain(ap_gained(plan.state, character, ability.do))
            return now + _standing(plan, card, ability)


def _can_toss(plan: Plan, card: str) -> bool:
    """Whether another Fate card of the hand would really be discarded for a gain."""
    state, seat = plan.state, plan.turn.seat
    fate = content_of(state).fate
    return any(
        price(state, seat, other) < AP
        for other in state.players[seat].hand
        if other in fate and other != card
    )


def _standing(plan: Plan, card: str, ability: Effect) -> float:
    """What a lasting ability adds to the best attack from here, and what it brings at the end."""
    if not ability.lasts:
        return 0.0
    ends = sum(
        program_worth(plan.state, plan.character, None, trigger.do)
        for trigger in ability.triggers
        if trigger.on == "turn_ended"
    )
    ap, focused, before = plan.turn.ap, plan.character.focus, plan.prospects
    if not ability.bonuses or not before.places >> plan.node & 1 or ap < 1:
        return ends
    plan.turn.lasting.append(card)
    with unchanging(plan.state):
        after = Prospects(plan.state, plan.turn).best(plan.node, ap, focused=focused)
    plan.turn.lasting.pop()
    return ends + max(0.0, after - before.best(plan.node, ap, focused=focused))


def mission_chance(plan: Plan, card: str) -> float:
    """How likely the acting character is to complete a side mission with its best attack or move."""
    state, turn, character = plan.state, plan.turn, plan.character
    mission = content_of(state).glory[card].mission
    wanted = {word.name: word.parameter for word in map(read_word, mission.when)}
    match mission.on:
        case "knocked_out":
            kinds = [kind for kind in ("melee", "ranged", "spell") if kind in wanted]
            if "second_knock_out" in wanted and not character.knock_outs:
                return 0.0
            return max((odds.knock_out for odds in _odds(plan, kinds)), default=0.0)
        case "wounded":
            need = int(wanted.get("causes") or 1)
            return max((sum(odds.wounds[need:]) for odds in _odds(plan, ())), default=0.0)
        case "movement_ended":
            field = field_of(state)
            zone = field.zones[state.zones[1 - team_of(state, turn.seat)]]
            across = turn.ap and any(zone >> n % field.span & 1 for n in plan.reach(focused=False))
            return LIKELY if across else 0.0
        case "turn_ended":
            return float(debuffed_characters(state) >= int(wanted.get("debuffed_characters") or 0))
        case "mana_spent":
            return 0.5 if character.mana >= int(wanted.get("turn_mana") or 0) else 0.0
        case _:
            return 0.0


def _odds(plan: Plan, kinds: Sequence[str]) -> list[Odds]:
    """The odds of the attacks at hand, of some types."""
    return [
        attack_odds(plan.state, plan.character, chance.target, chance.weapon)
        for chance in plan.prospects.chances
        if chance.cost <= plan.turn.ap
        and chance.places >> plan.node & 1
        and chance.weapon.side == "enemy"
        and (not kinds or chance.weapon.type in kinds)
    ]


# --- decisions ------------------------------------------------------------------------------------


def card_to_reveal(state: State, seat: int, decision: Decision) -> list[float]:
    """The best card first; passing only without a choice."""
    return [
        worth(state, option.card) if isinstance(option, PlayInitiative) else PASSING
        for option in decision.options
    ]


def bonus(state: State, seat: int, decision: Decision) -> list[float]:
    """The bonus of the revealed card."""
    turn = turn_under_way(state)
    assert turn is not None
    plan = Plan(state, turn)
    return [
        bonus_worth(plan, option.card, option.bonus) if isinstance(option, TakeBonus) else 0.0
        for option in decision.options
    ]


def cards_to_discard(state: State, seat: int, decision: Decision) -> list[float]:
    """Poor cards go if the deck can spare them; Glory cards stay."""
    player, content = state.players[seat], content_of(state)
    known = [c for c in player.deck_list if c in content.fate and c != UNKNOWN]
    average = sum(worth(state, c) for c in known) / len(known) if known else 0.0
    needed = len(force_of(state, seat)) * (state.rounds - state.round + 1)
    fate = [c for c in player.hand if c not in content.glory]
    spare = len(fate) + len(player.deck) - needed
    gain = {c: average - worth(state, c) - SPARE if c in content.fate else -1.0 for c in player.hand}
    scores = []
    for option in decision.options:
        assert isinstance(option, Discard)
        over = max(0, len(option.cards) - min(spare, len(player.deck)))
        scores.append(sum(gain[c] for c in option.cards) - NEEDED * over)
    return scores


def card_to_toss(state: State, seat: int, decision: Decision) -> list[float]:
    """A card discarded for a gain: the poorest, if it is not needed."""
    return [
        AP - price(state, seat, option.what) - 0.05 * worth(state, option.what)
        if isinstance(option, Choose)
        else 0.0
        for option in decision.options
    ]
