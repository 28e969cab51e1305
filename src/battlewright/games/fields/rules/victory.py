"""When the game ends and who wins (FE-END, FE-GOAL, FE-SOLO-26 to FE-SOLO-31)."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from battlewright.games.fields.library import scenario_of
from battlewright.games.fields.model.state import State
from battlewright.games.fields.rules.conditions import holds
from battlewright.games.fields.rules.table import controlled, controls, heroes_of, track_of

LAST_SKULL = 4  # FE-END-01
BONUS = {"easy": 2, "medium": 4, "advanced": 6, "merciless": 10}  # FE-SOLO-31
CAPTURED, REMAINING, DEFEAT, DAMAGE = 1, 3, 3, 3  # FE-SOLO-27 to FE-SOLO-30


def skull_here(state: State) -> int:
    """FE-ROUND-06: the number of the skull on the present field, counted along the track; 0 if none."""
    track = track_of(state)
    if state.extra or not track[state.field].endswith("skull"):
        return 0
    return sum(field.endswith("skull") for field in track[: state.field + 1])


def is_last_round(state: State) -> bool:
    """FE-END-01: the round on the field of the 4th skull, or the end of the track."""
    return skull_here(state) >= LAST_SKULL or state.field >= len(track_of(state)) - 1


def remaining_rounds(state: State) -> int:
    """FE-SOLO-28: rounds not played, day and night counted separately."""
    return max(0, _last_field(track_of(state)) - state.field)


@cache
def _last_field(track: tuple[str, ...]) -> int:
    """FE-END-01: where the game ends on a track."""
    skulls = [n for n, field in enumerate(track) if field.endswith("skull")]
    return skulls[LAST_SKULL - 1] if len(skulls) >= LAST_SKULL else len(track) - 1


def boss_looms(state: State) -> bool:
    """FE-END-02: a boss still in play makes everyone lose."""
    return state.boss is not None and not state.boss.beaten


def winning_team(state: State) -> int:
    """A team that meets the scenario's own condition for winning at once, or -1."""
    scenario = scenario_of(state)
    if not scenario.wins:
        return -1
    for number, team in enumerate(state.teams):
        heroes = heroes_of(state, number) if team.played else []
        if heroes and holds(state, scenario.wins, heroes[0].id):
            return number
    return -1


def has_succeeded(state: State) -> bool:
    """FE-SOLO-26: whether the objective of a solo scenario is completed."""
    scenario = scenario_of(state)
    heroes = heroes_of(state, 0)
    return bool(scenario.success) and bool(heroes) and holds(state, scenario.success, heroes[0].id)


class Standing(Struct, frozen=True, order=True):
    """FE-END-03, FE-END-04: VP, then outposts, then eternium."""

    vp: int
    outposts: int
    eternium: int


def standing(state: State, team: int) -> Standing:
    """What a team is compared by."""
    found = state.teams[team]
    return Standing(found.vp, len(controlled(state, team)), found.eternium)


def leaders(state: State) -> list[int]:
    """FE-END-03, FE-END-04: the team or teams that lead after both tie-breaks."""
    played = [number for number, team in enumerate(state.teams) if team.played]
    best = max(standing(state, number) for number in played)
    return [number for number in played if standing(state, number) == best]


class SoloScore(Struct, frozen=True):
    """FE-SOLO-27 to FE-SOLO-31: the parts of a solo score."""

    vp: int
    captured: int
    rounds: int
    defeats: int
    damage: int
    bonus: int

    @property
    def parts(self) -> dict[str, int]:
        """The points of each part, those that are taken away below 0."""
        return {
            "vp": self.vp,
            "captured": CAPTURED * self.captured,
            "rounds": REMAINING * self.rounds,
            "bonus": self.bonus,
            "defeats": -DEFEAT * self.defeats,
            "damage": -(self.damage // DAMAGE),
        }

    @property
    def total(self) -> int:
        """All parts together."""
        return sum(self.parts.values())


def solo_score(state: State) -> SoloScore:
    """The score of the team at this moment."""
    team = state.teams[0]
    return SoloScore(
        vp=team.vp,
        captured=sum(controls(state, 0, area) for area in state.captured),
        rounds=remaining_rounds(state) if state.success else 0,
        defeats=team.defeats,
        damage=sum(hero.damage for hero in heroes_of(state, 0)),
        bonus=BONUS[state.difficulty] if state.success else 0,
    )
