"""What the rows of a power's table do, one function per effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from battlewright.games.heroscape.library import content_of
from battlewright.games.heroscape.model import cards, events
from battlewright.games.heroscape.model.cards import AnyEffect
from battlewright.games.heroscape.model.frames import (
    Act,
    Attack,
    FreeMoves,
    Levitating,
    Losing,
    Special,
    Turn,
    Wounding,
)
from battlewright.games.heroscape.model.ids import RAGING, SPENT, BoostKey, Numbered
from battlewright.games.heroscape.model.state import MOVING, Card, Figure, State
from battlewright.games.heroscape.procedures.allegiance import lend, take_over
from battlewright.games.heroscape.procedures.changes import (
    emit,
    faces_of,
    lose_markers,
    roll,
    skulls_in,
    target_of,
    user_of,
)
from battlewright.games.heroscape.procedures.relocating import (
    deploy,
    may_return,
    move_others,
    return_figure,
    summon,
    swap,
    throw,
    trample,
)
from battlewright.games.heroscape.rules.engagement import neighbours
from battlewright.games.heroscape.rules.filters import card_fits, fits, reaches, stands_on
from battlewright.games.heroscape.rules.numbers import acts_in
from battlewright.games.heroscape.rules.table import (
    card_of,
    copies,
    figures_of,
    friends,
    in_play,
    initiative_order,
    on_board,
    turn_of,
    unit,
)
from battlewright.kernel.frames import all_of, nearest, push


def carry_out(state: State, frame: Act, effect: AnyEffect) -> None:
    """Do what an effect says."""
    _DO[type(effect)](state, frame, effect)


# --- wounds ---------------------------------------------------------------------------------------


def _wound(state: State, frame: Act, effect: cards.Wound) -> None:
    if effect.around:
        for other in reversed(neighbours(state, user_of(state, frame))):
            push(state, Wounding(figure=other.id, amount=effect.amount, by=frame.figure, source=frame.power))
        return
    push(state, Wounding(figure=frame.target, amount=effect.amount, by=frame.figure, source=frame.power))


def _wound_self(state: State, frame: Act, effect: cards.WoundSelf) -> None:
    push(state, Wounding(figure=frame.figure, amount=effect.amount, source=frame.power))


def _destroy(state: State, frame: Act, effect: cards.Destroy) -> None:
    push(state, Wounding(figure=frame.target, amount=0, destroy=True, by=frame.figure, source=frame.power))


def _destroy_self(state: State, frame: Act, effect: cards.DestroySelf) -> None:
    push(state, Wounding(figure=frame.figure, amount=0, destroy=True, source=frame.power))


def _lose_figure(state: State, frame: Act, effect: cards.LoseFigure) -> None:
    """The player chooses which figure of the card is lost."""
    user = user_of(state, frame)
    mates = [f.id for f in on_board(state) if f.unit == user.unit and f.seat == user.seat]
    push(state, Losing(seat=frame.seat, figures=mates, why=frame.power))


def _heal(state: State, frame: Act, effect: cards.Heal) -> None:
    target = target_of(state, frame)
    heal(state, target, target.wounds if effect.all else effect.amount, frame.power)


def _heal_self(state: State, frame: Act, effect: cards.HealSelf) -> None:
    user = user_of(state, frame)
    there = effect.on and stands_on(state, user, effect.on)
    heal(state, user, effect.more if there and effect.more else effect.amount, frame.power)


def heal(state: State, figure: Figure, amount: int, source: str) -> None:
    """Remove wounds."""
    healed = min(amount, figure.wounds)
    if healed:
        figure.wounds -= healed
        emit(state, events.Healed(figure=figure.id, amount=healed, source=source, rules=(source,)))


def _extra_dice(state: State, frame: Act, effect: cards.ExtraDice) -> None:
    frame.step = "extra"
    dice = effect.dice or frame.extra.get("wounds", 0)
    roll(state, dice, frame.power, user_of(state, frame), rules=(frame.power,))


def extra_wounds(state: State, frame: Act) -> None:
    """The skulls of further dice wound the target."""
    hits = skulls_in(faces_of(state))
    state.reply = None
    frame.step = "effect"
    if hits:
        push(state, Wounding(figure=frame.target, amount=hits, by=frame.figure, source=frame.power))


def _burst(state: State, frame: Act, effect: cards.Burst) -> None:
    frame.step = "burst"
    roll(state, effect.dice, frame.power, user_of(state, frame), rules=(frame.power,))


def burst_wounds(state: State, frame: Act) -> None:
    """`Burst`: one skull after the other wounds somebody near the target, as the player chooses."""
    if isinstance(state.reply, list):
        frame.extra["skulls"] = skulls_in(faces_of(state))
        state.reply = None
    victims = burst_victims(state, frame)
    if not frame.extra["skulls"] or not victims:
        frame.step = "effect"
    elif len(victims) == 1:
        hurt_by_burst(state, frame, victims[0])
    else:
        frame.asks = [frame.seat]


def burst_victims(state: State, frame: Act) -> list[str]:
    """Whom the next skull of a burst may wound."""
    power = content_of(state).powers[frame.power].parts[frame.part]
    assert isinstance(power, cards.Action)
    hero, row, number = frame.effects
    effect = (power.hero_rows if hero else power.rows)[row].effects[number - 1]
    assert isinstance(effect, cards.Burst)
    centre = target_of(state, frame)
    return [
        other.id
        for other in on_board(state)
        if other.id != centre.id
        and fits(state, frame.seat, other, effect.whom)
        and reaches(state, centre, other, effect.reach)
    ]


def hurt_by_burst(state: State, frame: Act, name: str) -> None:
    """A skull of a burst wounds a figure."""
    frame.extra["skulls"] -= 1
    push(state, Wounding(figure=name, amount=1, by=frame.figure, source=frame.power))


# --- control --------------------------------------------------------------------------------------


def _control(state: State, frame: Act, effect: cards.Control) -> None:
    take_over(state, card_of(state, target_of(state, frame)), frame.seat, frame.power)


def _control_turn(state: State, frame: Act, effect: cards.ControlTurn) -> None:
    card = card_of(state, target_of(state, frame))
    lender = card.seat
    if lender == frame.seat:
        push(state, Turn(seat=frame.seat, card=card.id, bonus=True, by=frame.power))
        return
    if lend(state, card, frame.seat, frame.power):
        turn = Turn(seat=frame.seat, card=card.id, bonus=True, by=frame.power, mine=[card.id], lent=lender)
        push(state, turn)


def _betray(state: State, frame: Act, effect: cards.Betray) -> None:
    """An opponent of the player's choice gets the card."""
    card = card_of(state, user_of(state, frame))
    seat = _rivals(state, card)[frame.extra.pop("named", 0)]
    if effect.for_good:
        take_over(state, card, seat, frame.power)
        return
    turn, lender = turn_of(state), card.seat
    if turn is not None and lend(state, card, seat, frame.power):
        turn.seat, turn.mine, turn.lent = seat, [card.id], lender


def _rivals(state: State, card: Card) -> list[int]:
    """The opponents of whoever commands a card."""
    return [seat for seat in initiative_order(state) if not friends(state, seat, card.seat)]


# --- this turn ------------------------------------------------------------------------------------


def _weaken(state: State, frame: Act, effect: cards.Weaken) -> None:
    turn = turn_of(state)
    if turn is None:
        return
    turn.weak_by = frame.power
    if effect.everyone is None:
        turn.weak[frame.target] = effect.dice
        return
    for figure in on_board(state):
        if fits(state, frame.seat, figure, effect.everyone):
            turn.weak[figure.id] = effect.dice


def _boost(state: State, frame: Act, effect: cards.Boost) -> None:
    turn = turn_of(state)
    if turn is not None:
        key = BoostKey(effect.stat, frame.power).text
        turn.boosts[key] = turn.boosts.get(key, 0) + effect.amount


def _no_attack(state: State, frame: Act, effect: cards.NoAttack) -> None:
    turn = turn_of(state)
    if turn is not None:
        turn.barred += [f.id for f in figures_of(state, state.cards[turn.card])]


def _move_again(state: State, frame: Act, effect: cards.MoveAgain) -> None:
    user = user_of(state, frame)
    mates = [f.id for f in on_board(state) if f.unit == user.unit and f.seat == user.seat]
    turn = turn_of(state)
    limit = len(mates) if effect.spaces else unit(state, user).card.figures
    if turn is not None and turn.chosen and len(mates) > limit:
        mates = [name for name in mates if name in turn.chosen]
    spaces = effect.spaces if effect.spaces else -1
    push(
        state,
        FreeMoves(seat=frame.seat, figures=mates, count=limit, spaces=spaces, up=effect.up, why=frame.power),
    )


def _turn_again(state: State, frame: Act, effect: cards.TurnAgain) -> None:
    turn = turn_of(state)
    if turn is not None:
        turn.again.append(frame.power)


def _attack_again(state: State, frame: Act, effect: cards.AttackAgain) -> None:
    turn = turn_of(state)
    if turn is not None:
        turn.attacked[frame.figure] = max(0, turn.attacked.get(frame.figure, 1) - 1)
        turn.used = [name for name in turn.used if name != frame.power]  # it may be rolled for once more
        turn.specials = [name for name in turn.specials if name != frame.figure]
        turn.step = "attack"


def _move_treasure(state: State, frame: Act, effect: cards.MoveTreasure) -> None:
    push(state, Levitating(figure=frame.figure, power=frame.power, spaces=effect.spaces))


def _attack_all(state: State, frame: Act, effect: cards.AttackAllAdjacent) -> None:
    turn = turn_of(state)
    user = user_of(state, frame)
    if turn is None:
        return
    turn.attacked[user.id] = 99
    turn.specials.append(user.id)
    for other in reversed(neighbours(state, user)):
        turn.attacking.append([user.id, other.id])
        push(state, Attack(attacker=user.id, target=other.id))


def _brace(state: State, frame: Act, effect: cards.Brace) -> None:
    attack = nearest(state, Attack)
    if attack is not None:
        attack.braced = {**(attack.braced or {}), frame.power: effect.dice}


def _deepen(state: State, frame: Act, effect: cards.Deepen) -> None:
    attack = nearest(state, Attack)
    if attack is not None:
        attack.deepened = {**(attack.deepened or {}), frame.power: effect.amount}


def _hide(state: State, frame: Act, effect: cards.Hide) -> None:
    user = user_of(state, frame)
    user.hidden = MOVING if effect.moving else user.at[0]
    emit(state, events.Hidden(figures=(user.id,), source=frame.power, rules=(frame.power,)))


def _clear_markers(state: State, frame: Act, effect: cards.ClearMarkers) -> None:
    target = target_of(state, frame)
    mine = copies(state, target.seat, target.unit)
    if effect.one:
        marked = [card for card in mine if card.markers]
        if marked:
            card = marked[state.rng.below(len(marked))]
            card.markers.pop(state.rng.below(len(card.markers)))
            emit(state, events.MarkersLost(card=card.id, count=1, rules=(frame.power,)))
        return
    for card in mine:
        lose_markers(state, card, frame.power)
    if effect.ends_turn:
        _end_turn(state, target)


def _end_turn(state: State, figure: Figure) -> None:
    """The turn a figure acts in is over; the attack under way is the last one."""
    turn = turn_of(state)
    if turn is None or not acts_in(state, turn, figure):
        return
    turn.step, turn.again = "end", []
    for frame in all_of(state, Special):
        if frame.figure == figure.id:
            frame.step = "end"


# --- moving others --------------------------------------------------------------------------------


def _lay_ground(state: State, frame: Act, effect: cards.LayGround) -> None:
    user = user_of(state, frame)
    for card in copies(state, frame.seat, user.unit):
        card.tokens[SPENT] = card.tokens.get(SPENT, 0) + 1
    at = user.at[0]
    state.laid[at] = effect.terrain
    told = events.GroundLaid(figure=user.id, at=at, terrain=effect.terrain, rules=(frame.power,))
    emit(state, told)


# --- cards ----------------------------------------------------------------------------------------


def _negate(state: State, frame: Act, effect: cards.Negate) -> None:
    for card in copies(state, frame.seat, user_of(state, frame).unit):
        card.tokens[SPENT] = card.tokens.get(SPENT, 0) + 1
    negate(state, card_of(state, target_of(state, frame)), frame.power)


def negate(state: State, card: Card, source: str) -> None:
    """HS-GLYPH-NILREND-02: a card loses its special powers for the rest of the game."""
    card.negated = True
    emit(state, events.Negated(card=card.id, source=source, rules=(source,)))


def _reveal_x(state: State, frame: Act, effect: cards.RevealX) -> None:
    mine = copies(state, frame.seat, user_of(state, frame).unit)
    card = next((card for card in mine if "X" in card.markers), None)
    if card is None:
        return
    card.markers.remove("X")
    card.shown.append("X")
    card.tokens[RAGING] = state.round
    told = events.MarkerRevealed(seat=frame.seat, marker="X", card=card.id, rules=(frame.power,))
    emit(state, told)


def _transform(state: State, frame: Act, effect: cards.Transform) -> None:
    for card in copies(state, frame.seat, user_of(state, frame).unit):
        card.tokens[SPENT] = card.tokens.get(SPENT, 0) + 1
    changed = card_of(state, target_of(state, frame))
    changed.traits["species"] = effect.species
    changed.traits["unit_class"] = effect.unit_class
    changed.traits["personality"] = effect.personality
    told = events.Gift(
        card=changed.id, what="transformed", amount=1, source=frame.power, rules=(frame.power,)
    )
    emit(state, told)


def asks(state: State, frame: Act, effect: AnyEffect) -> bool:
    """Whether an effect has to be told something first: a card to be named, or one of several choices."""
    found = name_options(state, frame, effect)
    return len(found) > 1 or (bool(found) and isinstance(effect, cards.NameCard))


def name_options(state: State, frame: Act, effect: AnyEffect) -> list[str]:
    """What can be named for an effect: own cards that fit, opponents, figures that may come back."""
    match effect:
        case cards.Betray():
            return [
                Numbered("seat", seat).text for seat in _rivals(state, card_of(state, user_of(state, frame)))
            ]
        case cards.ReturnFigure():
            return may_return(state, user_of(state, frame), effect)
        case cards.NameCard():
            return _own_cards(state, frame, effect)
        case _:
            return []


def _own_cards(state: State, frame: Act, effect: cards.NameCard) -> list[str]:
    found = [c for c in in_play(state, frame.seat) if card_fits(state, frame.seat, c, effect.whom)]
    return list(dict.fromkeys(card.unit for card in found))


def _name_card(state: State, frame: Act, effect: cards.NameCard) -> None:
    found = _own_cards(state, frame, effect)
    if not found:
        return
    name = found[frame.extra.pop("named", 0)]
    user = user_of(state, frame)
    if effect.as_personality:
        for card in copies(state, frame.seat, name):
            card.traits["personality"] = effect.as_personality
    else:
        for card in copies(state, frame.seat, user.unit):
            card.named = name
    emit(state, events.Gift(card=name, what="named", amount=1, source=frame.power, rules=(frame.power,)))


def _mark_kill(state: State, frame: Act, effect: cards.MarkKill) -> None:
    for card in copies(state, frame.seat, user_of(state, frame).unit):
        card.tokens["experience"] = min(effect.most, card.tokens.get("experience", 0) + 1)


Do = Callable[[State, Act, Any], None]  # the kind it is found by

_DO: dict[type, Do] = {
    cards.Wound: _wound,
    cards.WoundSelf: _wound_self,
    cards.Destroy: _destroy,
    cards.DestroySelf: _destroy_self,
    cards.LoseFigure: _lose_figure,
    cards.Heal: _heal,
    cards.HealSelf: _heal_self,
    cards.Control: _control,
    cards.ControlTurn: _control_turn,
    cards.Betray: _betray,
    cards.Weaken: _weaken,
    cards.Boost: _boost,
    cards.NoAttack: _no_attack,
    cards.ClearMarkers: _clear_markers,
    cards.MoveAgain: _move_again,
    cards.TurnAgain: _turn_again,
    cards.AttackAgain: _attack_again,
    cards.AttackAllAdjacent: _attack_all,
    cards.Brace: _brace,
    cards.Deepen: _deepen,
    cards.MoveTreasure: _move_treasure,
    cards.Summon: summon,
    cards.Swap: swap,
    cards.Throw: throw,
    cards.Trample: trample,
    cards.LayGround: _lay_ground,
    cards.MoveOthers: move_others,
    cards.ReturnFigure: return_figure,
    cards.Deploy: deploy,
    cards.Negate: _negate,
    cards.RevealX: _reveal_x,
    cards.Transform: _transform,
    cards.Burst: _burst,
    cards.Hide: _hide,
    cards.NameCard: _name_card,
    cards.MarkKill: _mark_kill,
    cards.ExtraDice: _extra_dice,
}
