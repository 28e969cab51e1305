"""What an epic combat comes to as the cards lie: for those who reckon with it, before it is fought out."""

from __future__ import annotations

from battlewright.games.fields.model.frames import Epic
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.model.words import ZONES
from battlewright.games.fields.rules.epic import hp_left, total
from battlewright.games.fields.rules.table import enemy_soldiers_at, epic_under_way, hit_points, soldiers_at

DEFEAT = 4.0  # hit points a defeat is worth beside those it takes
SOLDIER = 0.2  # what a soldier in the area is worth to its side
BEFORE_BLOWS = ("epic_die", "draw", "play", "reveal", "act", "abilities", "effects", "totals", "excess")


def outcome(state: State, frame: Epic, side: int) -> float:
    """What the round comes to for a side as the cards lie: HP taken and lost, a fall counting more."""
    totals = [{zone: total(state, frame, n, zone).total for zone in ZONES} for n in (0, 1)]
    hp = [hp_left(state, fighter) for fighter in frame.sides]
    lost = [0, 0]
    first = 1 if totals[1]["initiative"] > totals[0]["initiative"] else 0
    if totals[0]["initiative"] != totals[1]["initiative"]:
        lost[1 - first] += 1
    for striker in (first, 1 - first):
        if lost[striker] < hp[striker] and lost[1 - striker] < hp[1 - striker]:
            lost[1 - striker] += max(0, totals[striker]["attack"] - totals[1 - striker]["defense"])
    score = [min(lost[n], hp[n]) + (DEFEAT if lost[n] >= hp[n] else 0.0) for n in (0, 1)]
    return score[1 - side] - score[side]


def pending(state: State, team: int) -> float:
    """The outcome for a team of a combat whose cards are on the table and whose blows are still to come."""
    frame = epic_under_way(state)
    if frame is None or frame.step not in BEFORE_BLOWS:
        return 0.0
    side = next((n for n, s in enumerate(frame.sides) if s.kind == "hero" and s.team == team), -1)
    return outcome(state, frame, side) if side >= 0 else 0.0


def edge(state: State, hero: Hero, enemies: list[Hero]) -> float:
    """How a hero stands against enemies where they are: 0 is even, 1 as good as won."""
    area = enemies[0].at
    theirs = max(hit_points(state, enemy) for enemy in enemies)
    found = (hit_points(state, hero) - theirs) / 4 + 0.15 * (_gear(hero) - max(map(_gear, enemies)))
    helpers = soldiers_at(state, area, hero.team) - enemy_soldiers_at(state, hero.team, area)
    return max(-1.0, min(1.0, found + SOLDIER * helpers))


def _gear(hero: Hero) -> int:
    return len(hero.equipped) + len(hero.mounts) + len(hero.allies) + len(hero.spells)
