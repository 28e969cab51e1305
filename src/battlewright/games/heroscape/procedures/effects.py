"""What the rows of a power's table do, one function per effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from battlewright.games.heroscape.library import board_of, content_of
from battlewright.games.heroscape.model import cards, events
from battlewright.games.heroscape.model.cards import AnyEffect
from battlewright.games.heroscape.model.frames import (
    Act,
    Attack,
    FreeMoves,
    Landing,
    Levitating,
    Losing,
    Moving,
    Placing,
    Special,
    Turn,
    Wounding,
)
from battlewright.games.heroscape.model.ids import RAGING, SPENT, BoostKey, Numbered, Used
from battlewright.games.heroscape.model.state import Card, Figure, State
from battlewright.games.heroscape.procedures.changes import (
    emit,
    faces_of,
    lose_markers,
    roll,
    set_down,
    skulls_in,
)
from battlewright.games.heroscape.procedures.placing import put
from battlewright.games.heroscape.rules.engagement import adjacent, base_of, neighbours
from battlewright.games.heroscape.rules.filters import card_fits, fits, reaches, stands_on
from battlewright.games.heroscape.rules.numbers import acts_in, move_tally
from battlewright.games.heroscape.rules.standing import fits_on
from battlewright.games.heroscape.rules.swapping import swap_denial
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
from battlewright.games.heroscape.rules.turns import pinned
from battlewright.kernel.frames import all_of, nearest, push


def carry_out(state: State, frame: Act, effect: AnyEffect) -> None:
    """Do what an effect says."""
    _DO[type(effect)](state, frame, effect)


def _user(state: State, frame: Act) -> Figure:
    return state.figures[frame.figure]


def _target(state: State, frame: Act) -> Figure:
    return state.figures[frame.target]


# --- wounds ---------------------------------------------------------------------------------------


def _wound(state: State, frame: Act, effect: cards.Wound) -> None:
    if effect.around:
        for other in reversed(neighbours(state, _user(state, frame))):
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
    user = _user(state, frame)
    mates = [f.id for f in on_board(state) if f.unit == user.unit and f.seat == user.seat]
    push(state, Losing(seat=frame.seat, figures=mates, why=frame.power))


def _heal(state: State, frame: Act, effect: cards.Heal) -> None:
    heal(state, _target(state, frame), 99 if effect.all else effect.amount, frame.power)


def _heal_self(state: State, frame: Act, effect: cards.HealSelf) -> None:
    user = _user(state, frame)
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
    roll(state, dice, frame.power, _user(state, frame), rules=(frame.power,))


def extra_wounds(state: State, frame: Act) -> None:
    """The skulls of further dice wound the target."""
    hits = skulls_in(faces_of(state))
    state.reply = None
    frame.step = "effect"
    if hits:
        push(state, Wounding(figure=frame.target, amount=hits, by=frame.figure, source=frame.power))


def _burst(state: State, frame: Act, effect: cards.Burst) -> None:
    frame.step = "burst"
    roll(state, effect.dice, frame.power, _user(state, frame), rules=(frame.power,))


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
    centre = _target(state, frame)
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


def take_over(state: State, card: Card, seat: int, source: str) -> bool:
    """HS-GAP-13, HS-SETUP-08: a card changes sides with all its figures.

    Never a second copy of a unique card.
    """
    if unit(state, card).card.rarity == "unique" and copies(state, seat, card.unit):
        return False
    lose_markers(state, card, source)
    card.shown = []
    move_card(state, card, seat)
    card.partner = ""
    emit(state, events.ControlChanged(card=card.id, seat=seat, source=source, rules=(source, "HS-GAP-13")))
    return True


def move_card(state: State, card: Card, seat: int) -> None:
    """A card and all its figures count for another seat."""
    for figure in list(state.figures.values()):
        if figure.unit == card.unit and figure.seat == card.seat:
            figure.seat = seat
    card.seat = seat


def _control(state: State, frame: Act, effect: cards.Control) -> None:
    take_over(state, card_of(state, _target(state, frame)), frame.seat, frame.power)


def _control_turn(state: State, frame: Act, effect: cards.ControlTurn) -> None:
    card = card_of(state, _target(state, frame))
    lender = card.seat
    if lender == frame.seat:
        push(state, Turn(seat=frame.seat, card=card.id, bonus=True, by=frame.power))
        return
    if lend(state, card, frame.seat, frame.power):
        turn = Turn(seat=frame.seat, card=card.id, bonus=True, by=frame.power, mine=[card.id], lent=lender)
        push(state, turn)


def lend(state: State, card: Card, seat: int, source: str) -> bool:
    """A card is commanded by another player for one turn, with its figures; its markers stay on it."""
    if unit(state, card).card.rarity == "unique" and copies(state, seat, card.unit):
        return False
    move_card(state, card, seat)
    told = events.ControlChanged(card=card.id, seat=seat, source=source, for_turn=True, rules=(source,))
    emit(state, told)
    return True


def _betray(state: State, frame: Act, effect: cards.Betray) -> None:
    """An opponent of the player's choice gets the card."""
    card = card_of(state, _user(state, frame))
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
    user = _user(state, frame)
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
    user = _user(state, frame)
    if turn is None:
        return
    turn.attacked[user.id] = 99
    turn.specials.append(user.id)
    for other in reversed(neighbours(state, user)):
        turn.attacking.append([user.id, other.id])
        push(state, Attack(attacker=user.id, target=other.id))


def _hide(state: State, frame: Act, effect: cards.Hide) -> None:
    user = _user(state, frame)
    user.hidden = user.at[0]
    emit(state, events.Hidden(figures=(user.id,), source=frame.power, rules=(frame.power,)))


def _clear_markers(state: State, frame: Act, effect: cards.ClearMarkers) -> None:
    target = _target(state, frame)
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


def _summon(state: State, frame: Act, effect: cards.Summon) -> None:
    if effect.whom is not None:
        _summon_some(state, frame, effect, effect.whom)
        return
    target = _target(state, frame)
    if pinned(state, target) is None:
        push(
            state,
            Placing(
                seat=frame.seat,
                figures=[target.id],
                near=frame.figure,
                same_level=effect.same_level,
                why=frame.power,
            ),
        )


def _summon_some(state: State, frame: Act, effect: cards.Summon, whom: cards.Filter) -> None:
    user = _user(state, frame)
    called = [
        other.id
        for other in on_board(state)
        if other.id != user.id
        and fits(state, frame.seat, other, whom)
        and not (effect.apart and adjacent(state, user, other))
        and pinned(state, other) is None
    ]
    if called:
        push(
            state,
            Placing(
                seat=frame.seat,
                figures=called,
                near=user.id,
                same_level=effect.same_level,
                choose=effect.count or frame.extra.get("wounds", 0),
                optional=True,
                why=frame.power,
            ),
        )


def _swap(state: State, frame: Act, effect: cards.Swap) -> None:
    user, target = _user(state, frame), _target(state, frame)
    if swap_denial(state, user, target, frame.power) is not None:
        return
    here, there = tuple(user.at), tuple(target.at)
    turn, attack = turn_of(state), nearest(state, Attack)
    if turn is not None:
        turn.used.append(Used.swapped(target.id))
    if attack is not None and (attack.attacker, attack.target) == (user.id, target.id):
        attack.swapped = True
    put(state, target, here, frame.power)
    put(state, user, there, frame.power)


def _throw(state: State, frame: Act, effect: cards.Throw) -> None:
    target = _target(state, frame)
    if pinned(state, target) is not None:
        return
    user = _user(state, frame)
    if effect.hurt_from:
        push(
            state,
            Landing(
                figure=target.id,
                by=user.id,
                least=effect.hurt_from,
                wounds=effect.wounds,
                top=base_of(state, user) + unit(state, user).card.height,
                why=frame.power,
            ),
        )
    push(
        state,
        Placing(
            seat=frame.seat,
            figures=[target.id],
            near=user.id,
            within=[effect.spaces, 1],
            lower=effect.lower,
            drop=base_of(state, target) if effect.lower and not unit(state, target).flies else -1,
            why=frame.power,
        ),
    )


def _move_others(state: State, frame: Act, effect: cards.MoveOthers) -> None:
    user = _user(state, frame)
    movers = [
        f.id
        for f in on_board(state)
        if f.id != user.id
        and fits(state, frame.seat, f, effect.whom)
        and reaches(state, user, f, effect.reach)
    ]
    spaces = effect.spaces or frame.roll
    if movers and spaces:
        push(
            state,
            FreeMoves(
                seat=frame.seat,
                figures=movers,
                count=effect.count,
                spaces=spaces,
                swipes=effect.swipes,
                why=frame.power,
            ),
        )


def _return_figure(state: State, frame: Act, effect: cards.ReturnFigure) -> None:
    user = _user(state, frame)
    names = _fallen(state, user, effect)
    if not names:
        return
    name = names[frame.extra.pop("named", 0)]
    within = (
        [effect.reach.sight or effect.reach.spaces, int(bool(effect.reach.sight))] if effect.reach else []
    )
    push(
        state,
        Placing(
            seat=frame.seat,
            figures=[name],
            near=user.id,
            same_level=effect.same_level,
            within=within,
            why=frame.power,
            optional=True,
        ),
    )


def _fallen(state: State, user: Figure, effect: cards.ReturnFigure) -> list[str]:
    """The destroyed figures that may come back, one of each name."""
    fallen = [f for f in state.figures.values() if f.place == "destroyed" and f.seat == user.seat]
    if effect.whom is None:
        fallen = [f for f in fallen if f.unit == user.unit]
    else:
        wanted = effect.whom
        fallen = [f for f in fallen if card_fits(state, user.seat, card_of(state, f), wanted)]
        fallen = [f for f in fallen if "no-rebirth" not in unit(state, f).traits]
    return list({f.unit: f.id for f in reversed(fallen)}.values())


def _deploy(state: State, frame: Act, effect: cards.Deploy) -> None:
    user = _user(state, frame)
    names = effect.units or (user.unit,)
    waiting = [
        f.id
        for f in state.figures.values()
        if f.unit in names and f.seat == user.seat and f.place == "reserve"
    ]
    if effect.turn and waiting:
        card = card_of(state, state.figures[waiting[0]])
        push(state, Turn(seat=frame.seat, card=card.id, bonus=True, by=frame.power))
    within = (
        [effect.reach.sight or effect.reach.spaces, int(bool(effect.reach.sight))] if effect.reach else []
    )
    push(
        state,
        Placing(
            seat=frame.seat,
            figures=waiting,
            near="" if effect.apart else user.id,
            within=within,
            apart=effect.apart,
            why=frame.power,
        ),
    )


def _trample(state: State, frame: Act, effect: cards.Trample) -> None:
    """The space of the one it has trampled costs a point; the move goes on with what is left after that."""
    user, target, turn = _user(state, frame), _target(state, frame), turn_of(state)
    if turn is None or user.place != "board" or target.place == "board" or not target.fell:
        return
    onto = (target.fell[0], user.at[0])[: len(user.at)]
    board = board_of(state)
    if not fits_on(state, user, tuple(board.by_label[label] for label in onto)):
        return
    path = (user.at[0], onto[0])
    set_down(user, onto)
    emit(state, events.Moved(figure=user.id, path=path, how=frame.power, rules=(frame.power,)))
    turn.steps[user.id] = turn.steps.get(user.id, 0) + 1
    left = move_tally(state, user).total - turn.steps[user.id]
    push(state, Act(seat=frame.seat, figure=frame.figure, power=frame.power, part=frame.part))
    if left > 0:
        push(state, Moving(figure=user.id, points=left))


def _lay_ground(state: State, frame: Act, effect: cards.LayGround) -> None:
    user = _user(state, frame)
    for card in copies(state, frame.seat, user.unit):
        card.tokens[SPENT] = card.tokens.get(SPENT, 0) + 1
    at = user.at[0]
    state.laid[at] = effect.terrain
    told = events.GroundLaid(figure=user.id, at=at, terrain=effect.terrain, rules=(frame.power,))
    emit(state, told)


# --- cards ----------------------------------------------------------------------------------------


def _negate(state: State, frame: Act, effect: cards.Negate) -> None:
    for card in copies(state, frame.seat, _user(state, frame).unit):
        card.tokens[SPENT] = card.tokens.get(SPENT, 0) + 1
    negate(state, card_of(state, _target(state, frame)), frame.power)


def negate(state: State, card: Card, source: str) -> None:
    """HS-GLYPH-NILREND-02: a card loses its special powers for the rest of the game."""
    card.negated = True
    emit(state, events.Negated(card=card.id, source=source, rules=(source,)))


def _reveal_x(state: State, frame: Act, effect: cards.RevealX) -> None:
    mine = copies(state, frame.seat, _user(state, frame).unit)
    card = next((card for card in mine if "X" in card.markers), None)
    if card is None:
        return
    card.markers.remove("X")
    card.shown.append("X")
    card.tokens[RAGING] = state.round
    told = events.MarkerRevealed(seat=frame.seat, marker="X", card=card.id, rules=(frame.power,))
    emit(state, told)


def _transform(state: State, frame: Act, effect: cards.Transform) -> None:
    for card in copies(state, frame.seat, _user(state, frame).unit):
        card.tokens[SPENT] = card.tokens.get(SPENT, 0) + 1
    changed = card_of(state, _target(state, frame))
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
                Numbered("seat", seat).text for seat in _rivals(state, card_of(state, _user(state, frame)))
            ]
        case cards.ReturnFigure():
            return _fallen(state, _user(state, frame), effect)
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
    user = _user(state, frame)
    if effect.as_personality:
        for card in copies(state, frame.seat, name):
            card.traits["personality"] = effect.as_personality
    else:
        for card in copies(state, frame.seat, user.unit):
            card.named = name
    emit(state, events.Gift(card=name, what="named", amount=1, source=frame.power, rules=(frame.power,)))


def _mark_kill(state: State, frame: Act, effect: cards.MarkKill) -> None:
    for card in copies(state, frame.seat, _user(state, frame).unit):
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
    cards.MoveTreasure: _move_treasure,
    cards.Summon: _summon,
    cards.Swap: _swap,
    cards.Throw: _throw,
    cards.Trample: _trample,
    cards.LayGround: _lay_ground,
    cards.MoveOthers: _move_others,
    cards.ReturnFigure: _return_figure,
    cards.Deploy: _deploy,
    cards.Negate: _negate,
    cards.RevealX: _reveal_x,
    cards.Transform: _transform,
    cards.Burst: _burst,
    cards.Hide: _hide,
    cards.NameCard: _name_card,
    cards.MarkKill: _mark_kill,
    cards.ExtraDice: _extra_dice,
}
