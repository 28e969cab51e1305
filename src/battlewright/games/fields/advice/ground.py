"""What a place is worth to a hero: objectives there, quests, traders, enemies, the way to all of these."""

from __future__ import annotations

from functools import lru_cache

from battlewright.games.fields.evaluate import outpost_worth
from battlewright.games.fields.forecast import edge
from battlewright.games.fields.library import content_of, planet_of, stakes_of
from battlewright.games.fields.model.cards import Objective
from battlewright.games.fields.model.moments import Moment
from battlewright.games.fields.model.phrases import conditions, word_of
from battlewright.games.fields.model.state import Hero, State
from battlewright.games.fields.rules.conditions import holds
from battlewright.games.fields.rules.counts import counter
from battlewright.games.fields.rules.table import (
    card_of,
    controlled,
    enemy_soldiers_at,
    hit_points,
    is_day,
)
from battlewright.games.fields.stakes import Goal

QUEST, WILDS = 1.43, 0.192  # a quest to go on, a wilds area to brave
NEAR = 0.519  # of what is one step away, and so on for further steps
FARTHEST = 6  # what is further off does not count
AHEAD = 0.539  # how much of the best place further on counts
WEARY = 0.39  # the share of hit points below which a hero leaves the wilds alone
WOUND = 0.139
FIGHT = 0.818  # for a combat that is as good as won
RISKY = 2  # HP at which a hero should not look for a fight
TOKEN = 1.5  # a token of the scenario that lies there, or that an enemy carries
UNKNOWN = ("held_by_enemy", "vs", "of")  # conditions of an objective that show when it happens


def objectives(state: State, team: int) -> list[tuple[Objective, int]]:
    """The objectives a team works on, with what is done of each."""
    own = state.teams[team]
    cards = content_of(state).victory
    found = [(cards[c].primary, own.progress.get(c, 0)) for c in own.hand if c in cards]
    found += [(cards[c].secondary, own.progress.get(c, 0)) for c in own.shown if c not in own.scored]
    return found


def hunger(state: State, hero: Hero, *moments: str, chance: float = 1.0) -> float:
    """The VP that objectives promise for what happens at one of these moments, where the hero stands."""
    return _promised(state, hero, _wishes(state, hero.team, *moments), chance)


Wish = tuple[float, list[str]]  # VP, and the conditions one can look at beforehand


def _wishes(state: State, team: int, *moments: str) -> list[Wish]:
    """What objectives ask for at these moments."""
    return [
        (objective.vp / objective.count, [c for c in objective.when if word_of(c) not in UNKNOWN])
        for objective, _ in objectives(state, team)
        if objective.on in moments and objective.who in ("friend", "self", "any", "ally")
    ]


def _promised(state: State, hero: Hero, wishes: list[Wish], chance: float = 1.0) -> float:
    total = 0.0
    for vp, wanted in wishes:
        if not wanted or holds(state, wanted, hero.id, Moment(hero.id)):
            total += chance * vp
    return total


def health(state: State, hero: Hero) -> float:
    """The share of its hit points a hero has left."""
    return hit_points(state, hero) / card_of(state, hero).hp


class Lookout:
    """What a hero would find in any area: what holds everywhere is worked out once."""

    def __init__(self, state: State, hero: Hero) -> None:
        """Look around; the hero may be put elsewhere afterwards, nothing else may change."""
        self.state, self.hero = state, hero
        self.left = hit_points(state, hero)
        self.health = self.left / card_of(state, hero).hp
        before, hero.at = hero.at, ""
        self.held = [set(controlled(state, team)) for team in range(len(state.teams))]  # without the hero
        hero.at = before
        self.enemies: dict[str, list[Hero]] = {}
        for other in state.heroes.values():
            if other.team != hero.team and not other.out:
                self.enemies.setdefault(other.at, []).append(other)
        self.stakes = stakes_of(state)
        self.goals = [goal for goal in self.stakes.goals if self._open(goal)]
        self.quest = quest_worth(state, hero)
        self.wild = _wishes(state, hero.team, "won", "encountered", "tamed")
        self.taking = _wishes(state, hero.team, "captured", "entered")
        self.ending = _wishes(state, hero.team, "turn_ended")
        self.beating = _wishes(state, hero.team, "defeated_enemy")

    def _open(self, goal: Goal) -> bool:
        """Whether a goal of the scenario waits for a hero to come to its place."""
        mine = self.held[self.hero.team]
        where = conditions(goal.where)
        kept = all(phrase.word == "controls" and phrase.about in mine for phrase in where)
        return not kept and holds(self.state, goal.given, self.hero.id)

    def worth(self, area: str) -> float:
        """What it brings to end a movement in an area; the hero is put there to see."""
        before, self.hero.at = self.hero.at, area
        worth = self._chances(area) + _promised(self.state, self.hero, self.ending)
        worth += self._scenario_goal(area) + self._danger(area)
        self.hero.at = before
        return worth

    def _chances(self, area: str) -> float:
        """Quests, the wilds, outposts the team does not hold."""
        state, hero, worth = self.state, self.hero, 0.0
        kind = planet_of(state).kind[area]
        if area in state.quests and self.health > 0.4:
            worth += self.quest
        if kind == "wilds" and self.health > WEARY:
            worth += WILDS + _promised(state, hero, self.wild, chance=0.5)
        if kind == "outpost" and area not in self.held[hero.team]:
            worth += outpost_worth(state, area) + _promised(state, hero, self.taking)
            if any(area in areas for areas in self.held):
                worth += 0.2 + self.stakes.capture
        return worth

    def _scenario_goal(self, area: str) -> float:
        """Tokens lying there, places where the scenario is brought on, vines, a boss that must be beaten."""
        state, worth = self.state, 0.0
        for goal in self.goals:
            if holds(state, goal.where, self.hero.id):
                worth += goal.worth
        if state.tokens:
            worth += TOKEN * sum(1 for place in state.tokens.values() if place == area)
        if area in state.vines:
            worth -= WOUND
        if state.boss is not None and not state.boss.beaten and state.boss.at == area:
            worth += 1.6 if self.left > RISKY else -0.8
        return worth

    def _danger(self, area: str) -> float:
        """Soldiers cost hit points; heroes mean an epic combat, better not when hurt."""
        state, hero = self.state, self.hero
        soldiers = enemy_soldiers_at(state, hero.team, area)
        worth = -WOUND * soldiers - (1.5 if soldiers >= self.left else 0.0)
        if enemies := self.enemies.get(area):
            worth += FIGHT * edge(state, hero, enemies)
            worth += _promised(state, hero, self.beating, chance=0.3)
            if self.left <= RISKY or hero.tokens:
                worth -= 0.8
            elif any(enemy.tokens for enemy in enemies):
                worth += TOKEN
        return worth


def quest_worth(state: State, hero: Hero) -> float:
    """What it brings to go on a quest: more where the scenario counts them, little in most skirmishes."""
    stakes = stakes_of(state)
    if stakes.prize:
        return stakes.prize
    wanted = any(counter(state, name, hero.id) < most for name, most in stakes.clues.items())
    return QUEST + (stakes.clue if wanted else 0.0)


def area_worth(state: State, hero: Hero, area: str) -> float:
    """What it brings a hero to be in an area."""
    return Lookout(state, hero).worth(area)


def prospects(state: State, hero: Hero) -> dict[str, float]:
    """What every area is worth by itself."""
    planet = planet_of(state)
    lookout = Lookout(state, hero)
    return {area: lookout.worth(area) for area in planet.order if planet.kind[area] != "water"}


def outlook(state: State, hero: Hero, area: str, direct: dict[str, float]) -> float:
    """The worth of an area and of the best that can be reached from it later."""
    best, most = 0.0, max(direct.values())
    fading = _fading(NEAR)
    for other, away in planet_of(state).journeys[area].items():  # the nearest first
        if away > FARTHEST or most * fading[away] <= best:
            break
        if away and direct[other] * fading[away] > best:
            best = direct[other] * fading[away]
    if best and not is_day(state) and health(state, hero) < 0.5:
        best *= 0.7
    return direct.get(area, 0.0) + AHEAD * best


@lru_cache(maxsize=64)
def _fading(near: float) -> tuple[float, ...]:
    """What is left of the worth of a place so many steps away."""
    return tuple(near ** ((away + 1) / 2) for away in range(FARTHEST + 1))
