"""Instructions that work on combat grids and values: boosting, playing, turning over, moving cards."""

from __future__ import annotations

from battlewright.games.fields.library import content_of
from battlewright.games.fields.model import effects, events
from battlewright.games.fields.model import options as o
from battlewright.games.fields.model.frames import Effect, Epic, Fighter, FoeBoost, GridCard, Wilds, ZoneBoost
from battlewright.games.fields.model.ids import GridPlace, read_grid_place
from battlewright.games.fields.model.state import State
from battlewright.games.fields.model.words import ZONES
from battlewright.games.fields.procedures.changes import emit
from battlewright.games.fields.procedures.epic_actions import swap_cards, turn_up
from battlewright.games.fields.procedures.epic_cards import draw as draw_cards
from battlewright.games.fields.procedures.epic_cards import place
from battlewright.games.fields.rules.counts import count
from battlewright.games.fields.rules.epic import WORTH, in_zone, name_of, swaps, zone_limit
from battlewright.games.fields.rules.table import FOE, combat_under_way
from battlewright.kernel.options import Option


def fighter(state: State, frame: Effect, who: str) -> Fighter | None:
    """The side of the bearer or of its opponent in the epic combat under way."""
    epic = combat_under_way(state)
    if not isinstance(epic, Epic):
        return None
    for number, side in enumerate(epic.sides):
        if name_of(side) == frame.actor:
            return side if who == "self" else epic.sides[1 - number]
    return None


# --- values ---------------------------------------------------------------------------------------


def boost(state: State, frame: Effect, step: effects.Boost, zone: str) -> None:
    """A value counts more or less: of a fighter, or of the beast in a wilds combat."""
    amount = step.amount * (count(state, step.per, frame.actor, frame.successes) if step.per else 1)
    here = combat_under_way(state)
    if not amount:
        return
    if isinstance(here, Wilds):
        foe = (frame.actor == FOE) == (step.who == "self")
        if foe:
            here.boosts.append(FoeBoost(zone, amount, frame.source))
            emit(state, events.Boosted(who=here.name, value=zone, amount=amount, rules=(frame.source,)))
        return
    side = fighter(state, frame, step.who)
    if side is not None and not _unmarked(state, frame, step, side, zone):
        side.boosts.append(ZoneBoost(zone, amount, frame.source, step.lasts))
        emit(state, events.Boosted(who=side.id, value=zone, amount=amount, rules=(frame.source,)))


def _unmarked(state: State, frame: Effect, step: effects.Boost, side: Fighter, zone: str) -> bool:
    """FE-SOLO-23: a zone bonus of an enemy's energy ability that the card does not point to."""
    energy = side.kind == "enemy" and frame.program in content_of(state).weapons
    return energy and step.who == "self" and zone != frame.area


# --- playing further cards ------------------------------------------------------------------------


def play(state: State, frame: Effect, step: effects.Play) -> None:
    """Draw and play so many more cards, special ones by their own rules; then go on."""
    side = fighter(state, frame, "self")
    if side is None or side.kind != "hero":
        frame.at += 1
        return
    if frame.inside != "play":
        frame.inside, frame.count = "play", step.amount
    if not side.drawn and (frame.count <= 0 or not state.teams[side.team].deck):
        frame.inside = ""
        frame.at += 1
        return
    if not side.drawn:
        draw_cards(state, side, 1)
    if len(side.drawn) == 1 and side.drawn[0] in ("time", "support"):
        _special(state, side, side.drawn[0])
        return
    found = play_options(state, frame, step)
    if not found:
        side.spent += side.drawn
        side.drawn = []
        frame.count -= 1
    elif len(found) == 1:
        play_choice(state, frame, found[0])
    else:
        frame.asks = [state.heroes[side.id].seat]


def _special(state: State, side: Fighter, card: str) -> None:
    """FE-DECK-06, FE-DECK-08: Time and Support are not played on the grid."""
    side.drawn.remove(card)
    for other in side.drawn:
        side.spent.append(other)
    side.drawn = []
    if card == "time":
        side.beside.append("time")
        emit(state, events.TimeLaid(hero=side.id, rules=("FE-DECK-06",)))
    else:
        side.spent.append("support")
        emit(state, events.CombatCardDiscarded(hero=side.id, card="support", rules=("FE-DECK-08",)))
        draw_cards(state, side, 2)


def play_options(state: State, frame: Effect, step: effects.Play) -> list[Option]:
    """FE-EPIC-15: zones with room; the zone before does not matter outside step 3."""
    side = fighter(state, frame, "self")
    if side is None:
        return []
    zones = [step.zone] if step.zone else list(ZONES)
    found: list[Option] = []
    for card in dict.fromkeys(side.drawn):
        if card in ("time", "support"):
            found.append(o.PlayCard(card, ""))
            continue
        room = [z for z in zones if card == "power-flow" or in_zone(side, z) < zone_limit(state)]
        found += [o.PlayCard(card, zone) for zone in room]
    return found


def play_choice(state: State, frame: Effect, option: Option) -> None:
    """The card is laid, face up."""
    assert isinstance(option, o.PlayCard)
    side = fighter(state, frame, "self")
    assert side is not None
    if not option.zone:
        _special(state, side, option.card)
        return
    side.drawn.remove(option.card)
    for card in side.drawn:
        side.spent.append(card)
        emit(state, events.CombatCardDiscarded(hero=side.id, card=card, rules=("FE-DECK-08",)))
    side.drawn = []
    place(state, side, option.card, option.zone, up=True)
    if option.card != "power-flow":
        frame.count -= 1


# --- cards on the grid ----------------------------------------------------------------------------


def options(state: State, frame: Effect, step: effects.Instruction) -> list[Option]:
    """The cards an instruction can be used on; for enemies nobody plays the strongest first."""
    match step:
        case effects.Flip() | effects.Remove():
            side = fighter(state, frame, step.who)
            cards = [] if side is None else [c for c in side.grid if _fits(step, c)]
            cards.sort(key=lambda c: -WORTH.get(c.card, 0))
            places = dict.fromkeys(str(GridPlace(c.zone, c.card)) for c in cards)
            return [o.Choose(place) for place in places]
        case effects.Shift():
            return _shifts(state, frame, step)
        case effects.SwapCards():
            side = fighter(state, frame, "self")
            return swaps(_with_time(side)) if side is not None else []
        case _:
            return []


def _fits(step: effects.Flip | effects.Remove, card: GridCard) -> bool:
    up = card.up or isinstance(step, effects.Remove)
    return up and step.zone in ("", card.zone) and WORTH.get(card.card, 0) <= step.most


def _with_time(side: Fighter) -> Fighter:
    """The same side as if a Time card lay beside it."""
    return Fighter(kind=side.kind, id=side.id, grid=side.grid, beside=["time"])


def _shifts(state: State, frame: Effect, step: effects.Shift) -> list[Option]:
    side = fighter(state, frame, step.who)
    if side is None:
        return []
    cards = [c for c in side.grid if c.up or step.who == "self"]
    if step.who == "enemy":
        cards.sort(key=lambda c: (c.zone != "defense", -WORTH.get(c.card, 0)))
    places = dict.fromkeys((c.zone, c.card) for c in cards)
    return [
        o.Choose(str(GridPlace(zone, card, to)))
        for zone, card in places
        for to in (reversed(ZONES) if step.who == "enemy" else ZONES)
        if to != zone and (card == "power-flow" or in_zone(side, to) < zone_limit(state))
    ]


def choose(state: State, frame: Effect, step: effects.Instruction, option: Option) -> None:
    """Carry it out."""
    match step, option:
        case effects.SwapCards(), o.UseTime():
            side = fighter(state, frame, "self")
            assert side is not None
            swap_cards(state, side, option, frame.source)
        case effects.Flip() | effects.Remove() | effects.Shift(), o.Choose(what=what):
            _change(state, frame, step, what)
        case _:
            raise AssertionError(f"no choice: {option}")


def _change(
    state: State, frame: Effect, step: effects.Flip | effects.Remove | effects.Shift, what: str
) -> None:
    """FE-EPIC-35, FE-EPIC-36: turned over, discarded or moved."""
    side = fighter(state, frame, step.who)
    assert side is not None
    place = read_grid_place(what)
    zone, card = place.zone, place.card
    found = next(c for c in side.grid if c.zone == zone and c.card == card)
    match step:
        case effects.Flip():
            found = next(c for c in side.grid if c.zone == zone and c.card == card and c.up)
            found.up = False
            how, rule = "turned", "FE-EPIC-35"
        case effects.Remove():
            side.grid.remove(found)
            side.spent.append(card)
            how, rule = "discarded", "FE-EPIC-36"
        case effects.Shift():
            found.zone = place.to
            how, rule = "moved", "FE-EPIC-36"
    emit(
        state,
        events.GridCardChanged(
            hero=side.id,
            card=card,
            zone=zone,
            how=how,
            into=place.to,
            rules=(rule, frame.source),
        ),
    )


def recharge(state: State, frame: Effect, step: effects.Recharge) -> None:
    """A used Energy card can be activated once more."""
    side = fighter(state, frame, "self")
    if side is None:
        return
    for card in side.grid:
        if card.card == "energy" and card.used:
            card.used = False
            emit(
                state,
                events.GridCardChanged(
                    hero=side.id, card="energy", zone=card.zone, how="recharged", rules=(frame.source,)
                ),
            )
            return


def show(state: State, frame: Effect, step: effects.Show) -> None:
    """The opponent's face-down cards are turned up."""
    side = fighter(state, frame, "enemy")
    if side is not None:
        turn_up(state, side, step.zone)
