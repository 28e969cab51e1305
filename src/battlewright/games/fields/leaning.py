"""What the options of Fields of Eternia are about: fighting, safety, outposts and quests."""

from __future__ import annotations

from battlewright.games.fields.library import planet_of, stakes_of
from battlewright.games.fields.model import options as o
from battlewright.games.fields.model.frames import Movement
from battlewright.games.fields.model.state import State
from battlewright.games.fields.rules.table import controls, enemy_heroes_at, has_enemies, soldiers_at
from battlewright.kernel.decisions import Decision
from battlewright.kernel.leaning import NEUTRAL, Leaning
from battlewright.kernel.options import Option

FIGHT = 0.8  # an encounter, a combat, a blow
GUARD = 0.4  # a rest, soldiers at home, a retreat
TASK = 0.5  # a quest, an outpost to be taken
FOE, FOE_SPAN = 0.4, 3  # for an enemy hero so near
QUEST_SPAN = 4  # how far a quest draws
CARD = 0.3  # for the way a card is played


def lean(view: State, seat: int, decision: Decision) -> list[Leaning] | None:
    """What each option is about; None where character does not show."""
    match decision.kind:
        case "destination":
            return _places(view, decision)
        case "act" | "march" | "flee" | "play" | "encounter":
            return [_action(view, option) for option in decision.options]
        case _:
            return None


def _action(view: State, option: Option) -> Leaning:
    match option:
        case o.BraveWilds():
            return Leaning(bold=FIGHT, careful=-GUARD)
        case o.GoOnQuest():
            return Leaning(goal=TASK)
        case o.Rest() | o.Fortify():
            return Leaning(careful=GUARD)
        case o.Train() | o.EquipCard():
            return Leaning(bold=CARD, careful=CARD)
        case o.MoveSoldiers() | o.SendSoldiers():
            return Leaning(bold=CARD, goal=TASK)
        case o.Flee() | o.Pass():
            return Leaning(bold=-FIGHT, careful=GUARD)
        case o.Fight():
            return Leaning(bold=FIGHT, careful=-GUARD)
        case o.PlayCard(zone="attack"):
            return Leaning(bold=CARD)
        case o.PlayCard(zone="defense"):
            return Leaning(careful=CARD)
        case _:
            return NEUTRAL


def _places(view: State, decision: Decision) -> list[Leaning] | None:
    """Where to go: towards enemies or away from them, to quests and outposts that are not held."""
    frame = view.stack[-1]
    if not isinstance(frame, Movement):
        return None
    hero, planet = view.heroes[frame.hero], planet_of(view)
    foes = [
        other.at for other in view.heroes.values() if other.team != hero.team and other.at in planet.areas
    ]
    tasks = [*view.quests, *(area for area in stakes_of(view).held if not controls(view, hero.team, area))]
    found = []
    for option in decision.options:
        at = option.area if isinstance(option, o.GoTo) else hero.at
        if at not in planet.areas:
            found.append(NEUTRAL)
            continue
        near = sum(FOE * max(0, FOE_SPAN - planet.distance(at, foe)) for foe in foes)
        if has_enemies(view, hero.team, at) or enemy_heroes_at(view, hero.team, at):
            near += FIGHT
        home = GUARD if soldiers_at(view, at, hero.team) else 0.0
        draw = max((TASK * max(0, QUEST_SPAN - planet.distance(at, task)) / 2 for task in tasks), default=0.0)
        if planet.kind[at] == "outpost" and not controls(view, hero.team, at):
            draw += TASK
        found.append(Leaning(near, home - near, draw))
    return found
