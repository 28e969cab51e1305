"""Which powers can be used at a moment, and by whom (`Action`)."""

from __future__ import annotations

from typing import NamedTuple

from battlewright.games.heroscape.library import content_of, switch
from battlewright.games.heroscape.model.cards import Action, Deploy, HealSelf, LayGround, Row, Swap
from battlewright.games.heroscape.model.frames import Act, Turn
from battlewright.games.heroscape.model.ids import SPENT, Used
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.procedures.rolling_off import settle_order
from battlewright.games.heroscape.procedures.treasures import spend_treasure
from battlewright.games.heroscape.rules.engagement import adjacent, distance, engaged_with
from battlewright.games.heroscape.rules.filters import fits, named_by, powerless, reaches, stands_on
from battlewright.games.heroscape.rules.flight import flown_over
from battlewright.games.heroscape.rules.numbers import acts_in, move_tally
from battlewright.games.heroscape.rules.specials import went
from battlewright.games.heroscape.rules.standing import takes_tile
from battlewright.games.heroscape.rules.swapping import swap_denial
from battlewright.games.heroscape.rules.table import (
    copies,
    figures_of,
    initiative_order,
    on_board,
    turn_of,
    unit,
)
from battlewright.kernel.denial import Denial


class Chance(NamedTuple):
    """A power that a figure could use now."""

    power: str
    part: int
    action: Action
    figure: Figure


def action_of(state: State, power: str, part: int) -> Action:
    """A part of a power that is an action."""
    found = content_of(state).powers[power].parts[part]
    assert isinstance(found, Action)
    return found


def chances(state: State, turn: Turn, moment: str) -> list[Chance]:
    """The powers of the active card that can be used at a moment of its turn."""
    card = state.cards[turn.card]
    found: list[Chance] = _beside_revealed(state, turn) if moment == "revealed" else []
    for power, number, action in content_of(state).units[card.unit].actions.get(moment, ()):
        users = [f for f in figures_of(state, card) if _may_use(state, turn, f, power, action)]
        if action.each:
            found += [Chance(power, number, action, user) for user in users]
        elif users:
            able = [
                user for user in users if action.beside_any or not action.target or _aims(state, user, action)
            ]
            if able and power not in turn.used:
                found.append(Chance(power, number, action, able[0]))
    return found + _carried(state, turn, moment)


def _carried(state: State, turn: Turn, moment: str) -> list[Chance]:
    """HS-GLYPH-02: the powers of the treasures that figures of the active card carry."""
    letters = content_of(state).letters
    return [
        Chance(power, number, action, figure)
        for figure in figures_of(state, state.cards[turn.card])
        if figure.treasures
        for power, number, action in unit(state, figure).actions.get(moment, ())
        if power in letters and _may_use(state, turn, figure, power, action) and _of_use(figure, action)
    ]


def _of_use(figure: Figure, action: Action) -> bool:
    """Whether something would come of it: nobody drinks a potion that heals nothing."""
    effects = [effect for row in action.rows for effect in row.effects]
    return figure.wounds > 0 or not all(isinstance(effect, HealSelf) for effect in effects)


def _beside_revealed(state: State, turn: Turn) -> list[Chance]:
    """Powers of other figures of the player when an order marker on a card beside them is revealed."""
    found = []
    for figure in on_board(state):
        for power, number, action in unit(state, figure).actions.get("ally-revealed", ()):
            mine = figure.seat == turn.seat and _may_use(state, turn, figure, power, action)
            if mine and _aims(state, figure, action):
                found.append(Chance(power, number, action, figure))
    return found


def _aims(state: State, figure: Figure, action: Action) -> bool:
    return bool(aims(state, figure, action))


def _may_use(state: State, turn: Turn, figure: Figure, power: str, action: Action) -> bool:
    return use_denial(state, turn, figure, power, action) is None


def use_denial(state: State, turn: Turn, figure: Figure, power: str, action: Action) -> Denial | None:
    """Why a figure cannot use a power in this turn; the moment apart."""
    facts = {"figure": figure.id}
    if powerless(state, figure):
        return Denial(power, facts | {"negated": True})
    if (figure.place == "reserve") != action.while_hidden:
        return Denial(power, facts)
    if Used.power_by(power, figure.id) in turn.used or spent(state, figure, power, action):
        return Denial(power, facts | {"once": True})
    if power in turn.used and not action.each:
        return Denial(power, facts | {"once": True})
    if action.charges and not charged(state, figure, action):
        return Denial(power, facts | {"once": True})
    if action.unengaged and engaged_with(state, figure):
        return Denial(power, facts | {"engaged": True})
    if action.marker and action.marker != turn.marker:
        return Denial(power, facts | {"marker": action.marker})
    if action.hidden_x and not any("X" in c.markers for c in copies(state, figure.seat, figure.unit)):
        return Denial(power, facts | {"marker": "X"})
    if action.after_way and not went(turn, figure.unit, action.after_way):
        return Denial(power, facts)
    if action.unmoved and turn.steps.get(figure.id, 0):
        return Denial(power, facts | {"moved": True})
    if action.first_round and state.round != 1:
        return Denial(power, facts)
    if action.moment == "after-attacking" and not turn.attacked.get(figure.id):
        return Denial(power, facts | {"attacked": False})
    if not waiting(state, figure, action):
        return Denial(power, facts | {"targetless": True})
    if action.each and action.target and not aims(state, figure, action):
        return Denial(power, facts | {"targetless": True})
    if not _suits_ground(state, figure, action):
        return Denial(power, facts)
    return None


def _suits_ground(state: State, figure: Figure, action: Action) -> bool:
    """Whether the ground under a figure lets an action do something that only some ground does."""
    for effect in (effect for row in action.rows for effect in row.effects):
        if isinstance(effect, HealSelf) and not effect.amount and not stands_on(state, figure, effect.on):
            return False
        if isinstance(effect, LayGround) and not takes_tile(state, figure, effect.terrain):
            return False
    return True


def waiting(state: State, figure: Figure, action: Action) -> bool:
    """Whether those an action brings onto the battlefield, if any, still wait for it."""
    brought = [effect for row in action.rows for effect in row.effects if isinstance(effect, Deploy)]
    return not brought or any(
        f.place == "reserve" and f.seat == figure.seat and f.unit in (effect.units or (figure.unit,))
        for effect in brought
        for f in state.figures.values()
    )


def spent(state: State, figure: Figure, power: str, action: Action) -> bool:
    """Whether a power was used up for the round or the game."""
    if action.once == "game":
        return any(power in card.used for card in copies(state, figure.seat, figure.unit))
    return action.once == "round" and power in state.players[figure.seat].used


def charged(state: State, figure: Figure, action: Action) -> bool:
    """Whether a marker of the power is left on the card (`Action.charges`)."""
    gone = max((card.tokens.get(SPENT, 0) for card in copies(state, figure.seat, figure.unit)), default=0)
    return gone < action.charges


def mark_used(state: State, figure: Figure, power: str, action: Action, turn: Turn | None) -> None:
    """Remember that a power was used."""
    carried = spend_treasure(state, figure, power)
    if action.once == "game" and not carried:
        for card in copies(state, figure.seat, figure.unit):
            card.used.append(power)
    if action.once == "round":
        state.players[figure.seat].used.append(power)
    if turn is not None:
        turn.used.append(Used.power_by(power, figure.id) if action.each else power)


def aims(state: State, figure: Figure, action: Action) -> list[Figure]:
    """The figures an action can be aimed at."""
    if action.target is None:
        return []
    chosen = named_by(state, figure)
    found = []
    most = _farthest(figure, action)
    for other in on_board(state):
        if most and distance(state, figure, other) > most:
            continue
        if not fits(state, figure.seat, other, action.target, chosen):
            continue
        if other.id == figure.id and not (action.beside_any or action.self_too):
            continue
        if action.moment == "ally-revealed" and not _revealed(state, other):
            continue
        if not _in_reach(state, figure, other, action):
            continue
        if action.not_adjacent and adjacent(state, figure, other):
            continue
        if action.flown_over and not _passed_under(state, figure, other):
            continue
        if _engagement_fits(state, figure, other, action) and _exchangeable(state, figure, other, action):
            found.append(other)
    return found


def _passed_under(state: State, figure: Figure, other: Figure) -> bool:
    """Whether a figure may have flown over another one in this turn (`Action.flown_over`)."""
    turn = turn_of(state)
    if turn is None or figure.id not in turn.began or not turn.steps.get(figure.id):
        return False
    return flown_over(state, figure, other, turn.began[figure.id], move_tally(state, figure).total)


def _revealed(state: State, figure: Figure) -> bool:
    """Whether the turn is that of the figure's card."""
    turn = turn_of(state)
    return turn is not None and bool(turn.card) and acts_in(state, turn, figure)


def _farthest(figure: Figure, action: Action) -> int:
    """Beyond how many spaces nobody can be aimed at, whatever else holds; 0 if there is no such limit."""
    if action.reach is None or action.beside_any or figure.place != "board":
        return 0
    return action.reach.sight or action.reach.spaces


def _in_reach(state: State, figure: Figure, other: Figure, action: Action) -> bool:
    if not action.beside_any:
        return reaches(state, figure, other, action.reach)
    mates = [f for f in on_board(state) if f.unit == figure.unit and f.seat == figure.seat]
    return any(mate.id != other.id and reaches(state, mate, other, action.reach) for mate in mates)


def _exchangeable(state: State, figure: Figure, other: Figure, action: Action) -> bool:
    swaps = any(isinstance(effect, Swap) for row in action.rows for effect in row.effects)
    return not swaps or swap_denial(state, figure, other, "") is None


def _engagement_fits(state: State, figure: Figure, other: Figure, action: Action) -> bool:
    if not (action.engaged_with or action.engaged_with_ally):
        return True
    held = engaged_with(state, other)
    if action.engaged_with:
        return sum(f.unit == figure.unit and f.seat == figure.seat for f in held) >= action.engaged_with
    return any(f.seat == figure.seat and f.id != figure.id for f in held)


def table_for(action: Action, state: State, target: Figure | None) -> tuple[Row, ...]:
    """The rows that apply to a target: heroes may have their own."""
    if target is not None and action.hero_rows and unit(state, target).card.unit_type == "hero":
        return action.hero_rows
    return action.rows


def needs_roll(rows: tuple[Row, ...]) -> bool:
    """Whether a die decides."""
    return len(rows) > 1 or rows[0].least > 1


def row_for(rows: tuple[Row, ...], result: int) -> int:
    """The row a result falls into, or -1."""
    best = -1
    for number, row in enumerate(rows):
        if result >= row.least:
            best = number
    return best


# --- outside of turns -----------------------------------------------------------------------------


def round_start_frames(state: State) -> list[Act]:
    """HS-SPECIAL-05: powers at the start of a round, in initiative order (The Drop and the like)."""
    return _frames_at(state, "round-start")


def game_start_frames(state: State) -> list[Act]:
    """Powers at the start of the game."""
    return _frames_at(state, "game-start")


def orders_placed_frames(state: State) -> list[Act]:
    """Powers after the order markers were laid."""
    return _frames_at(state, "orders-placed")


def _frames_at(state: State, moment: str) -> list[Act]:
    found: list[Act] = []
    for seat in initiative_order(state):
        names: set[str] = set()
        for figure in state.figures.values():
            if figure.seat != seat or figure.unit in names or figure.place not in ("board", "reserve"):
                continue
            for power, number, action in unit(state, figure).actions.get(moment, ()):
                if _may_use_at(state, figure, power, action):
                    names.add(figure.unit)
                    found.append(Act(seat=seat, figure=figure.id, power=power, part=number))
    return settle_order(state, found)


def _may_use_at(state: State, figure: Figure, power: str, action: Action) -> bool:
    if powerless(state, figure) or spent(state, figure, power, action):
        return False
    if (figure.place == "reserve") != action.while_hidden:
        return False
    if action.first_round and state.round != 1:
        return False
    return not _drops_too_soon(state, action)


def _drops_too_soon(state: State, action: Action) -> bool:
    """HSV-UNIT-02: in the first rounds nobody drops in from the reserve."""
    delay = switch(state, "v_drop_delay")
    dropping = any(
        isinstance(effect, Deploy) and effect.apart for row in action.rows for effect in row.effects
    )
    return dropping and delay != "off" and state.round <= int(delay)
