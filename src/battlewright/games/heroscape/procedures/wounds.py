"""Wounds, what saves from them, and destruction (HS-WOUND, HS-OBJECT-06, HSV-UNIT-03, HSV-REORG)."""

from __future__ import annotations

from typing import assert_never

from battlewright.games.heroscape.library import switch
from battlewright.games.heroscape.model import cards, events
from battlewright.games.heroscape.model.frames import Act, Attack, Placing, Reorganise, Wounding
from battlewright.games.heroscape.model.ids import Source, object_named, saving_power
from battlewright.games.heroscape.model.options import Skip, Target, Use
from battlewright.games.heroscape.model.state import Card, Figure, State
from battlewright.games.heroscape.procedures.changes import (
    emit,
    faces_of,
    lift,
    lose_markers,
    roll,
    roll_d20,
    skulls_in,
)
from battlewright.games.heroscape.procedures.slaying import slain
from battlewright.games.heroscape.procedures.treasures import drop_treasures, spend_treasure
from battlewright.games.heroscape.rules.engagement import adjacent, base_of, distance, height_of, neighbours
from battlewright.games.heroscape.rules.filters import fits, powerless, reaches
from battlewright.games.heroscape.rules.numbers import d20_tally, life_of
from battlewright.games.heroscape.rules.objects import object_life
from battlewright.games.heroscape.rules.table import copies, friends, in_play, marker_seat, on_board, unit
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import no_question, pop, push, step_table
from battlewright.kernel.options import Option


def wounding_advance(state: State, frame: Wounding) -> None:
    """Take the next step."""
    if frame.figure not in state.figures:
        _object(state, frame)
        return
    figure = state.figures[frame.figure]
    STEPS[frame.step](state, frame, figure)


# --- objects --------------------------------------------------------------------------------------


def _object(state: State, frame: Wounding) -> None:
    """HS-OBJECT-04, HS-OBJECT-06: an object takes wounds and is removed when they reach its life."""
    name = frame.figure
    wounds = state.damage[name] = state.damage.get(name, 0) + frame.amount
    life = object_life(state, name)
    emit(
        state,
        events.Wounded(
            figure=name,
            amount=frame.amount,
            total=min(wounds, life),
            life=life,
            by=frame.by,
            source=frame.source,
            rules=("HS-OBJECT-01", "HS-OBJECT-06"),
        ),
    )
    if wounds >= life:
        broken = object_named(name)
        if broken.kind == "door":
            state.doors[broken.name] = "destroyed"
        else:
            state.gone.append(broken.name)
        emit(state, events.Destroyed(figure=name, by=frame.by, source=frame.source, rules=("HS-OBJECT-06",)))
    pop(state, frame.amount)


# --- saves ----------------------------------------------------------------------------------------


def saves_for(state: State, frame: Wounding, figure: Figure) -> list[tuple[str, str, cards.Save]]:
    """The powers that may keep wounds off a figure: own ones and those of others that reach it."""
    if frame.destroy or not frame.amount:
        return []
    found = []
    for source in on_board(state):
        if powerless(state, source):
            continue
        for power, part in unit(state, source).parts.get(cards.Save, ()):
            own = part.whom is None and source.id == figure.id
            given = (
                part.whom is not None
                and source.id != figure.id
                and fits(state, source.seat, figure, part.whom)
                and reaches(state, source, figure, part.reach)
            )
            if (
                (own or given)
                and power not in frame.answered
                and _save_fits(state, frame, figure, source, part)
            ):
                found.append((source.id, power, part))
    return found


def _save_fits(state: State, frame: Wounding, figure: Figure, source: Figure, part: cards.Save) -> bool:
    if part.source == "attack" and frame.how not in ("normal", "special"):
        return False
    if part.source in ("normal", "swipe") and frame.how != part.source:
        return False
    if part.lethal and figure.wounds + frame.amount < life_of(state, figure):
        return False
    attacker = state.figures.get(frame.by)
    if part.divides and attacker is not None and friends(state, attacker.seat, figure.seat):
        return False
    if part.adjacent is not None:
        if attacker is None or attacker.place != "board":
            return False
        if adjacent(state, attacker, figure) != part.adjacent:
            return False
    if part.spend and not _armour(state, source):
        return False
    return part.sacrifice is None or bool(_victims(state, figure, part))


def _armour(state: State, figure: Figure) -> Card | None:
    """A card of the figure's name that still has a marker to spend."""
    mine = copies(state, figure.seat, figure.unit)
    return next((card for card in mine if card.tokens.get("armour", 0) > 0), None)


def _victims(state: State, figure: Figure, part: cards.Save) -> list[str]:
    assert part.sacrifice is not None
    wanted = part.sacrifice
    return [
        f.id
        for f in neighbours(state, figure)
        if f.seat == figure.seat and fits(state, figure.seat, f, wanted)
    ]


def _saves(state: State, frame: Wounding, figure: Figure) -> None:
    found = saves_for(state, frame, figure)
    if not found:
        frame.step = "take"
        return
    source_id, power, part = found[0]
    frame.answered.append(power)
    frame.saving = Source(source_id, power).text
    if part.may or part.spend or part.sacrifice is not None:
        frame.asks = [figure.seat]
    else:
        _roll_save(state, frame, state.figures[source_id], power, part)


def _roll_save(state: State, frame: Wounding, source: Figure, power: str, part: cards.Save) -> None:
    frame.step = "saving"
    if part.crests:
        roll(state, 10, power, source, rules=(power,))
    else:
        roll_d20(state, power, source, rules=(power,))


def _saved(state: State, frame: Wounding, figure: Figure) -> None:
    name, power = saving_power(frame.saving)
    source = state.figures[name]
    part = next(p for found, p in unit(state, source).parts[cards.Save] if found == power)
    faces = faces_of(state)
    if part.crests:
        worked = faces.count(1) >= part.crests
    else:
        face = faces[0]
        plus = distance_to(state, frame, figure) if part.plus_distance else 0
        result = d20_tally(state, source, face + plus, power)
        worked = result.total >= part.least
        emit(state, events.PowerResult(power=power, roll=face, total=result, worked=worked, rules=(power,)))
    spend_treasure(state, source, power)
    if worked or part.less >= frame.amount:
        _ignore(state, frame, figure, power, part)
        return
    if part.less:
        emit(state, events.Ignored(figure=figure.id, amount=part.less, source=power, rules=(power,)))
        frame.amount -= part.less
    frame.step = "saves"


def distance_to(state: State, frame: Wounding, figure: Figure) -> int:
    """How far away whoever deals the wounds stands."""
    attacker = state.figures.get(frame.by)
    return distance(state, attacker, figure) if attacker is not None and attacker.at else 0


def _ignore(state: State, frame: Wounding, figure: Figure, power: str, part: cards.Save) -> None:
    emit(state, events.Ignored(figure=figure.id, amount=frame.amount, source=power, rules=(power,)))
    frame.step = "end"
    if part.divides:
        fallen = next(
            (
                f
                for f in state.figures.values()
                if f.unit == figure.unit and f.seat == figure.seat and f.place == "destroyed"
            ),
            None,
        )
        if fallen is not None:
            push(
                state,
                Placing(
                    seat=figure.seat,
                    figures=[fallen.id],
                    near=figure.id,
                    same_level=True,
                    why=power,
                    optional=True,
                ),
            )


def wounding_decision(state: State, frame: Wounding, seat: int) -> Decision:
    """Spend a marker or a comrade.

    Choose a copy for a casualty, a card for a spirit, whom a last blow hits.
    """
    figure = state.figures[frame.figure]
    facts = {"figure": figure.id, "amount": frame.amount}
    match frame.step:
        case "saves":
            power = saving_power(frame.saving).power
            part = _save_part(state, frame)
            options: list[Option] = (
                [Target(name) for name in _victims(state, figure, part)]
                if part.sacrifice
                else [Use(power, figure.id)]
            )
            return Decision(seat, "save", [*options, Skip()], (power,), facts)
        case "copy":
            return Decision(
                seat,
                "casualty",
                [Target(card.id) for card in _open_copies(state, figure)],
                ("HS-WOUND-05",),
                facts,
            )
        case "spirit":
            power, spirit = _spirit_part(state, figure)
            found: list[Option] = [Target(card.id) for card in _spirit_cards(state, figure)]
            return Decision(seat, "spirit", [*found, *([Skip()] if spirit.optional else [])], (power,), facts)
        case "blow":
            beside = [Target(name) for name in _blow_targets(state, figure, frame)]
            return Decision(seat, "last-blow", beside, ("HS-SPECIAL-01",), facts)
        case "saving" | "take" | "fall" | "blast" | "after" | "end":
            raise no_question(frame)
        case _ as never:
            assert_never(never)


def _save_part(state: State, frame: Wounding) -> cards.Save:
    name, power = saving_power(frame.saving)
    return next(p for n, p in unit(state, state.figures[name]).parts[cards.Save] if n == power)


def wounding_take(state: State, frame: Wounding, seat: int, option: Option) -> None:
    """Carry out the choice."""
    figure = state.figures[frame.figure]
    match frame.step:
        case "saves":
            _take_save(state, frame, figure, option)
        case "copy":
            assert isinstance(option, Target)
            _lay_on(state, frame, figure, state.cards[option.target])
        case "spirit":
            if isinstance(option, Target):
                _give_spirit(state, figure, state.cards[option.target])
            frame.step = "blast"
        case "blow":
            assert isinstance(option, Target)
            frame.answered.pop()
            push(
                state,
                Wounding(figure=option.target, amount=1, by=figure.id, how="power", source=frame.saving),
            )
        case "saving" | "take" | "fall" | "blast" | "after" | "end":
            raise no_question(frame)
        case _ as never:
            assert_never(never)


def _take_save(state: State, frame: Wounding, figure: Figure, option: Option) -> None:
    part = _save_part(state, frame)
    name, power = saving_power(frame.saving)
    if isinstance(option, Target):
        _ignore(state, frame, figure, power, part)
        push(state, Wounding(figure=option.target, amount=0, destroy=True, how="power", source=power))
    elif isinstance(option, Use) and part.may:
        _roll_save(state, frame, state.figures[name], power, part)
    elif isinstance(option, Use):
        card = _armour(state, state.figures[name])
        assert card is not None
        card.tokens["armour"] -= 1
        _ignore(state, frame, figure, power, part)


# --- wounds and death -----------------------------------------------------------------------------


def _take(state: State, frame: Wounding, figure: Figure) -> None:
    """HS-WOUND-01, HS-WOUND-02, HS-WOUND-03: wounds up to the life; what is beyond is lost."""
    life = life_of(state, figure)
    if figure.place != "board":
        frame.step = "end"
        return
    frame.taken = life - figure.wounds if frame.destroy else min(frame.amount, life - figure.wounds)
    figure.wounds += frame.taken
    if frame.amount and not frame.destroy:
        emit(
            state,
            events.Wounded(
                figure=figure.id,
                amount=frame.taken,
                total=figure.wounds,
                life=life,
                by=frame.by,
                source=frame.source,
                rules=("HS-WOUND-01", "HS-WOUND-03"),
            ),
        )
    if figure.wounds < life:
        frame.step = "after"
    elif frame.how == "normal" and _last_dice(state, figure, frame):
        frame.step = "blow"
    else:
        frame.step = "fall"


def _last_dice(state: State, figure: Figure, frame: Wounding) -> bool:
    """`DyingBlow`: a figure destroyed by an enemy's normal attack strikes once more."""
    enemy = state.figures.get(frame.by)
    if powerless(state, figure) or enemy is None or friends(state, enemy.seat, figure.seat):
        return False
    for power, part in unit(state, figure).parts.get(cards.DyingBlow, ()):
        if power not in frame.answered:
            frame.answered = [power]
            frame.saving = power
            roll(state, part.dice, power, figure, rules=(power,))
            return True
    return False


def _blow(state: State, frame: Wounding, figure: Figure) -> None:
    if isinstance(state.reply, list) and frame.answered == [frame.saving]:
        frame.answered = ["blow"] * skulls_in(faces_of(state))
        state.reply = None
    if frame.answered and _blow_targets(state, figure, frame):
        frame.asks = [figure.seat]
    else:
        frame.step = "fall"


def _blow_targets(state: State, figure: Figure, frame: Wounding) -> list[str]:
    return [other.id for other in neighbours(state, figure)]


def _fall(state: State, frame: Wounding, figure: Figure) -> None:
    """HS-WOUND-02: the figure is destroyed at once and leaves the battlefield."""
    frame.fell_at = list(figure.at)
    high = base_of(state, figure), height_of(state, figure)
    frame.answered = [f"{high[0]}", f"{high[1]}", *(other.id for other in neighbours(state, figure))]
    emit(
        state,
        events.Destroyed(
            figure=figure.id,
            at=tuple(figure.at),
            by=frame.by,
            source=frame.source,
            rules=("HS-WOUND-02",),
        ),
    )
    _drop_tokens(state, figure)
    lift(state, figure, "destroyed")
    drop_treasures(state, figure)
    frame.step = "copy"


def _drop_tokens(state: State, figure: Figure) -> None:
    """HSV-MISSION-04: what it carried drops on its space."""
    for token in state.tokens:
        if token.by == figure.id:
            token.by, token.at = "", figure.at[0]
            emit(state, events.TokenMoved(token=token.id, at=token.at, rules=("HSV-MISSION-04",)))


def _open_copies(state: State, figure: Figure) -> list[Card]:
    """HS-WOUND-05, HS-WOUND-06: a started copy is filled first; else any copy in play."""
    mine = [card for card in copies(state, figure.seat, figure.unit) if not card.out]
    started = [card for card in mine if card.lost]
    return started[:1] or mine


def _copy(state: State, frame: Wounding, figure: Figure) -> None:
    found = _open_copies(state, figure)
    if len(found) > 1:
        frame.asks = [figure.seat]
    elif found:
        _lay_on(state, frame, figure, found[0])
    else:
        frame.step = "spirit"


def _lay_on(state: State, frame: Wounding, figure: Figure, card: Card) -> None:
    """HS-WOUND-04, HS-WOUND-07: the casualty lies on a copy; a full copy is out of play with its markers."""
    card.lost += 1
    frame.step = "spirit"
    if len(copies(state, figure.seat, figure.unit)) > 1:
        emit(state, events.Casualty(figure=figure.id, card=card.id, rules=("HS-WOUND-05", "HS-WOUND-06")))
    living = [f for f in state.figures.values() if f.unit == card.unit and f.seat == card.seat]
    none_left = not any(f.place in ("board", "reserve") for f in living)
    if card.lost >= unit(state, card).card.figures or none_left:
        _card_out(state, figure, card)
    if none_left:
        for other in copies(state, figure.seat, figure.unit):
            if not other.out:
                _card_out(state, figure, other)


def _card_out(state: State, figure: Figure, card: Card) -> None:
    card.out = True
    emit(state, events.CardLost(card=card.id, rules=("HS-WOUND-04", "HS-WOUND-07")))
    owner = marker_seat(state, card)
    if card.markers and switch(state, "v_reorganise") == "on" and in_play(state, owner):
        saved, card.markers = list(card.markers), []
        push(state, Reorganise(seat=owner, markers=saved, count=len(saved), card=card.id))
    else:
        lose_markers(state, card, "HS-ORDER-08")


def _spirit_part(state: State, figure: Figure) -> tuple[str, cards.Spirit]:
    power, part = unit(state, figure).parts[cards.Spirit][0]
    return power, part


def _spirit_cards(state: State, figure: Figure) -> list[Card]:
    mine = in_play(state, figure.seat)
    return [card for card in mine if unit(state, card).card.rarity == "unique"]


def _spirit(state: State, frame: Wounding, figure: Figure) -> None:
    """`Spirit`: the destroyed hero strengthens another unique card."""
    negated = any(card.negated for card in copies(state, figure.seat, figure.unit))
    if cards.Spirit in unit(state, figure).parts and not negated and _spirit_cards(state, figure):
        frame.asks = [figure.seat]
    else:
        frame.step = "blast"


def _give_spirit(state: State, figure: Figure, card: Card) -> None:
    power, part = _spirit_part(state, figure)
    card.gifts[part.stat] = card.gifts.get(part.stat, 0) + part.amount
    emit(state, events.Gift(card=card.id, what=part.stat, amount=part.amount, source=power, rules=(power,)))


def _blast(state: State, frame: Wounding, figure: Figure) -> None:
    """HSV-UNIT-03, HSV-UNIT-04: a destroyed Soulborg may explode."""
    on = switch(state, "v_soulborg_blast") == "on" and unit(state, figure).card.species == "soulborg"
    if not on:
        frame.step = "after"
        return
    if not isinstance(state.reply, list) or frame.saving != "blast":
        frame.saving = "blast"
        roll_d20(state, "blast", figure, rules=("HSV-UNIT-03",))
        return
    face = faces_of(state)[0]
    state.reply = None
    frame.step = "after"
    if face >= 18:
        base, high, *beside = frame.answered
        dice = -(-unit(state, figure).card.attack // 2)
        victims = [name for name in beside if state.figures[name].place == "board"]
        if victims:
            push(
                state,
                Attack(
                    attacker=figure.id,
                    target=victims[0],
                    origin="HSV-UNIT-03",
                    dice=dice,
                    left=victims,
                    origin_base=int(base),
                    origin_height=int(high),
                    beside_origin=victims,
                ),
            )


def _after(state: State, frame: Wounding, figure: Figure) -> None:
    """Powers that answer the loss of another unit of the player."""
    frame.step = "end"
    if figure.place != "destroyed":
        return
    slain(state, frame, figure)
    for other in on_board(state):
        if other.seat != figure.seat or powerless(state, other):
            continue
        for power, number, action in unit(state, other).actions.get("ally-lost", ()):
            if action.if_other_dies == figure.unit:
                push(state, Act(seat=other.seat, figure=other.id, power=power, part=number))


def _end(state: State, frame: Wounding, figure: Figure) -> None:
    pop(state, frame.taken)


STEPS = step_table(
    Wounding,
    {
        "saves": _saves,
        "saving": _saved,
        "take": _take,
        "blow": _blow,
        "fall": _fall,
        "copy": _copy,
        "spirit": _spirit,
        "blast": _blast,
        "after": _after,
        "end": _end,
    },
)
