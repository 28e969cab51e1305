"""A position in numbers: victory points, health, means, objectives, hands, and who has still to act."""

from __future__ import annotations

from importlib.resources import files

from battlewright.games.battleground.evaluate import terms
from battlewright.games.battleground.model.frames import Activation
from battlewright.games.battleground.model.state import State
from battlewright.games.battleground.rules.table import card_of, is_engaged, on_board, team_of
from battlewright.games.battleground.rules.victory import LEAD_TO_WIN, point_value, survivors
from battlewright.kernel.frames import nearest
from battlewright.kernel.judgement import Features, Tempo, read_judgement
from battlewright.kernel.modules import Judge
from battlewright.kernel.prior import read_prior

PLANNING = frozenset({"initiative", "discard", "activate", "objective", "deploy_hex"})

CARD = 0.06  # a card in hand, as `advice` prices one that can be spared, in tens of victory points


def features(state: State, seat: int) -> Features:
    """Leads of the seat's team; hands count by their size alone, which everybody sees."""
    team = team_of(state, seat)
    lead = {name: value / 10 for name, value in terms(state, seat).items()}
    lead["health"] = lead.pop("own", 0.0) + lead.pop("enemy", 0.0)
    worth = sum(lead.values())
    own, other = _means(state, team), _means(state, 1 - team)
    for name, amount in own.items():
        lead[name] = amount - other[name]
    lead["value"] = worth + CARD * lead["hand"]
    health = own["life"] + other["life"]
    lead["life_share"] = (own["life"] - other["life"]) / max(1.0, health)
    promised = lead.get("points", 0.0) + lead.get("objectives", 0.0)
    lead["ahead"] = max(-1.0, min(1.0, promised * 10 / LEAD_TO_WIN))
    return Features(lead, progress(state))


def _means(state: State, team: int) -> dict[str, float]:
    """What a team has, by numbers that everybody sees."""
    characters = survivors(state, team)
    waiting = [c for c in characters if not c.activated]
    seats = state.teams[team]
    activation = nearest(state, Activation)
    return {
        "life": float(sum(max(0, card_of(state, c).health - c.wounds) for c in characters)),
        "alive": float(len(characters)),
        "waiting": float(len(waiting)),
        "strength_waiting": sum(point_value(state, c) for c in waiting) / 20,
        "hand": float(sum(len(state.players[s].hand) for s in seats)),
        "mana": float(sum(c.mana for c in characters)),
        "ready": float(sum(c.focus + c.overwatch for c in characters)),
        "marks": float(sum(bool(c.buff) - bool(c.debuff) for c in characters)),
        "engaged": float(sum(is_engaged(state, c) for c in characters)),
        "turn": float(activation is not None and activation.seat in seats) * _points_left(activation),
    }


def _points_left(activation: Activation | None) -> float:
    """Action points of the activation under way."""
    return float(activation.ap) if activation is not None else 0.0


def progress(state: State) -> float:
    """By rounds, and by characters activated within the round."""
    standing = on_board(state)
    share = sum(c.activated for c in standing) / max(1, len(standing))
    return max(0.0, min(1.0, (state.round - 1 + share) / state.rounds))


def tempo(state: State) -> Tempo:
    """The round, how many have been activated, and whose activation it is."""
    activation = nearest(state, Activation)
    acted = sum(c.activated for c in state.characters.values())
    return (state.round, acted, activation.seat if activation is not None else -1)


PRIOR = read_prior(files(__package__).joinpath("prior.json").read_bytes())
JUDGEMENT = read_judgement(files(__package__).joinpath("judgement.json").read_bytes())
JUDGE: Judge[State] = Judge(features, tempo, PLANNING, JUDGEMENT, PRIOR)
