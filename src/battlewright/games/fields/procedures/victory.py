"""Victory cards: progress, revealing, completing, the limit (FE-VICTORY)."""

from __future__ import annotations

from battlewright.chance.decks import shuffle
from battlewright.games.fields.library import content_of
from battlewright.games.fields.model import events
from battlewright.games.fields.model.cards import Objective
from battlewright.games.fields.model.moments import Moment
from battlewright.games.fields.model.state import Hero, State, Team
from battlewright.games.fields.procedures.changes import discard_to, draw_card, emit, gain_vp, spend_eternium
from battlewright.games.fields.rules.conditions import holds
from battlewright.games.fields.rules.table import heroes_of, seats_of

REDRAW = 1  # FE-VICTORY-07


def advance_objectives(state: State, moment: Moment) -> None:
    """FE-VICTORY-02, FE-VICTORY-03, FE-VICTORY-04: count what happened towards every team's objectives."""
    cards = content_of(state).victory
    for number, team in enumerate(state.teams):
        for card in [*team.hand]:
            if card in cards and cards[card].primary.on == moment.at:
                _advance(state, number, card, cards[card].primary, moment)
        for card in [*team.shown]:
            if cards[card].secondary.on == moment.at and card not in team.scored:
                _advance(state, number, card, cards[card].secondary, moment)


def _advance(state: State, number: int, card: str, objective: Objective, moment: Moment) -> None:
    team = state.teams[number]
    hero = _hero_of_moment(state, number, objective, moment)
    if hero is None or not holds(state, objective.when, hero.id, moment):
        return
    team.progress[card] = team.progress.get(card, 0) + 1
    if team.progress[card] < objective.count:
        return
    team.progress[card] = 0
    if card in team.hand:
        _reveal(state, number, card, hero, objective.vp)
    else:
        team.scored.append(card)
        rules = ("FE-VICTORY-03", card)
        emit(state, events.VictoryCompleted(team=number, card=card, vp=objective.vp, rules=rules))
        gain_vp(state, hero, objective.vp, "victory", "FE-VICTORY-03", card)


def _hero_of_moment(state: State, number: int, objective: Objective, moment: Moment) -> Hero | None:
    """The hero the objective looks at: the one of the moment if it is on the right side."""
    who = state.heroes.get(moment.who)
    if who is None:
        found = heroes_of(state, number)
        return found[0] if found else None
    if (who.team == number) == (objective.who in ("self", "friend", "ally")) or objective.who == "any":
        return who if who.team == number else _own(state, number, moment)
    return None


def _own(state: State, number: int, moment: Moment) -> Hero | None:
    """For what enemies did: the own hero it was done to, or any."""
    other = state.heroes.get(moment.other)
    if other is not None and other.team == number:
        return other
    found = heroes_of(state, number)
    return found[0] if found else None


def _reveal(state: State, number: int, card: str, hero: Hero, vp: int) -> None:
    """FE-VICTORY-02, FE-VICTORY-05, FE-VICTORY-06: reveal it; at the limit the rest of the hand goes."""
    team = state.teams[number]
    team.hand.remove(card)
    team.shown.append(card)
    emit(state, events.VictoryRevealed(team=number, card=card, vp=vp, rules=("FE-VICTORY-02", card)))
    gain_vp(state, hero, vp, "victory", "FE-VICTORY-02", card)
    if len(team.shown) >= len(team.heroes) and team.hand:
        rest = tuple(team.hand)
        _drop(state, team, rest)
        seats = tuple(seats_of(state, number))
        emit(state, events.VictoryDiscarded(team=number, cards=rest, rules=("FE-VICTORY-06",), to=seats))


def _drop(state: State, team: Team, cards: tuple[str, ...]) -> None:
    for card in cards:
        team.hand.remove(card)
        team.progress.pop(card, None)
        discard_to(state, "victory", card)


def redraw(state: State, number: int, cards: tuple[str, ...]) -> None:
    """FE-VICTORY-07: pay 1 eternium, discard cards from hand, draw as many."""
    team = state.teams[number]
    spend_eternium(state, number, REDRAW, "FE-VICTORY-07")
    _drop(state, team, cards)
    drawn = tuple(card for card in (_draw(state) for _ in cards) if card)
    team.hand.extend(drawn)
    seats = tuple(seats_of(state, number))
    event = events.VictoryRedrawn(
        team=number, discarded=cards, cards=drawn, rules=("FE-VICTORY-07",), to=seats
    )
    emit(state, event)


def _draw(state: State) -> str:
    return draw_card(state, "victory")


def deal(state: State) -> None:
    """FE-SETUP-10: one victory card per hero to every team, the rest is the draw pile."""
    shuffle(state.decks["victory"], state.rng)
    for team in state.teams:
        if team.played:
            team.hand = [draw_card(state, "victory") for _ in team.heroes]
