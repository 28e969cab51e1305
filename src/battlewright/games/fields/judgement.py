"""A position in numbers: points and what is likely to become points, by the parts of `evaluate`."""

from __future__ import annotations

from importlib.resources import files

from battlewright.games.fields.evaluate import terms
from battlewright.games.fields.model.frames import Turn
from battlewright.games.fields.model.state import State
from battlewright.games.fields.rules.table import controlled, heroes_of, hit_points, team_of
from battlewright.games.fields.rules.victory import remaining_rounds
from battlewright.kernel.frames import nearest
from battlewright.kernel.judgement import Features, Tempo, read_judgement
from battlewright.kernel.modules import Judge
from battlewright.kernel.prior import read_prior

PLANNING = frozenset({"shop", "pregame_shop"})
LAST = 4.0  # rounds before the end in which a lead in points counts more and more


def features(state: State, seat: int) -> Features:
    """Leads of the seat's team over the strongest other."""
    team = team_of(state, seat)
    lead = terms(state, seat)
    lead["health"] = lead.pop("own", 0.0) + lead.pop("enemy", 0.0)
    lead["value"] = sum(lead.values())
    rivals = [n for n, other in enumerate(state.teams) if n != team and other.played]
    rival = max(rivals, key=lambda n: state.teams[n].vp, default=team)
    own, other = _counted(state, team), _counted(state, rival)
    for name, amount in own.items():
        lead[name] = amount - other[name]
    left = remaining_rounds(state)
    lead["closing"] = lead["points"] * max(0.0, 1 - left / LAST)
    return Features(lead, state.field / max(1, state.field + left))


def _counted(state: State, number: int) -> dict[str, float]:
    """What a team has by numbers alone, open to everybody."""
    team = state.teams[number]
    heroes = heroes_of(state, number)
    hp = [hit_points(state, hero) for hero in heroes]
    return {
        "held": float(len(controlled(state, number))),
        "weakest": float(min(hp, default=0)),
        "standing": float(sum(1 for points in hp if points > 2)),
        "waiting": float(sum(1 for hero in heroes if not hero.activated)),
        "hand": float(len(team.hand)),
        "scored": float(len(team.scored)),
        "wealth": team.eternium / 10,
        "gear": float(sum(len(h.equipped) + len(h.allies) + len(h.mounts) + len(h.spells) for h in heroes)),
    }


def tempo(state: State) -> Tempo:
    """The round, and which hero's turn it is."""
    turn = nearest(state, Turn)
    acting = list(state.heroes).index(turn.hero) if turn is not None else -1
    return (state.field, sum(hero.activated for hero in state.heroes.values()), acting)


PRIOR = read_prior(files(__package__).joinpath("prior.json").read_bytes())
JUDGEMENT = read_judgement(files(__package__).joinpath("judgement.json").read_bytes())
JUDGE: Judge[State] = Judge(features, tempo, PLANNING, JUDGEMENT, PRIOR)
