"""What the options of Battleground are about: fighting, safety, objectives; in victory points."""

from __future__ import annotations

from statistics import mean

from battlewright.games.battleground.advice.ground import ways_to
from battlewright.games.battleground.content import Content
from battlewright.games.battleground.evaluate import FAR
from battlewright.games.battleground.library import content_of, field_of
from battlewright.games.battleground.model.cards import ForceCard
from battlewright.games.battleground.model.frames import Movement
from battlewright.games.battleground.model.options import (
    AddCharacter,
    AttackAction,
    Choose,
    Defend,
    EndTurn,
    FocusAction,
    GoTo,
    MoveAction,
    OverwatchAction,
    Stay,
    TakeBonus,
    UsePrepared,
)
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.table import allies, enemies, node_of, turn_under_way
from battlewright.kernel.decisions import Decision
from battlewright.kernel.leaning import NEUTRAL, Leaning
from battlewright.kernel.options import Option

PER_INCH = 0.35  # nearer to an enemy, or farther away
INCHES = 12.0  # beyond that nobody feels threatened
PER_STEP = 0.45  # nearer to an objective
STEPS = 12
THERE = 2.0  # beside an objective where no ally stands
STRIKE, GUARD, READY, MARCH, ERRAND = 2.5, 2.5, 0.6, 1.5, 3.0
FORCE = 1.0  # between the Forces that suit a character best and least


def lean(view: State, seat: int, decision: Decision) -> list[Leaning] | None:
    """What each option is about; None where character does not show."""
    match decision.kind:
        case "destination" | "deploy_hex":
            return _places(view, decision)
        case "draft":
            return _forces(content_of(view), decision)
        case "act" | "bonus" | "defend" | "free_attack":
            return [_action(option) for option in decision.options]
        case _:
            return None


def _action(option: Option) -> Leaning:
    match option:
        case AttackAction():
            return Leaning(bold=STRIKE, careful=-READY)
        case OverwatchAction():
            return Leaning(bold=-READY, careful=GUARD)
        case FocusAction() | EndTurn():
            return Leaning(bold=-READY, careful=READY)
        case MoveAction():
            return Leaning(goal=MARCH)
        case TakeBonus(bonus="mission"):
            return Leaning(goal=ERRAND)
        case TakeBonus(bonus="ap"):
            return Leaning(bold=READY)
        case Defend(how="decline"):
            return Leaning(bold=READY, careful=-GUARD)
        case Choose():
            return Leaning(bold=STRIKE)
        case _:
            return NEUTRAL


def _places(view: State, decision: Decision) -> list[Leaning] | None:
    """Where to stand: near enemies or away from them, on the way to an objective that is still open."""
    mover = _mover(view, decision)
    if mover is None:
        return None
    field = field_of(view)
    here = node_of(view, mover) if mover.at else None
    foes = [node_of(view, enemy) for enemy in enemies(view, mover)]
    mates = {node_of(view, mate) for mate in allies(view, mover)}
    near = [1 << field.nodes[at] | field.beside[field.nodes[at]] for at in view.objectives]
    free = [mask for mask in near if not any(mask >> mate & 1 for mate in mates)]
    ways = [ways_to(field, mask & field.floor, field.floor, FAR) for mask in free]
    found = []
    for option in decision.options:
        node = field.nodes[option.at] if isinstance(option, GoTo) else here
        if node is None or not isinstance(option, GoTo | Stay):
            found.append(NEUTRAL)
            continue
        inches = min((field.gap(node, foe) for foe in foes), default=INCHES)
        close = PER_INCH * max(0.0, INCHES - inches)
        steps = min((way.get(node, STEPS) for way in ways), default=STEPS)
        there = THERE if any(mask >> node & 1 for mask in free) else 0.0
        found.append(Leaning(close, -close, there + PER_STEP * max(0, STEPS - steps)))
    return found


def _mover(view: State, decision: Decision) -> Character | None:
    frame = view.stack[-1]
    if isinstance(frame, Movement):
        turn = turn_under_way(view)
        own = turn is not None and turn.character == frame.character
        return view.characters[frame.character] if own else None
    return view.characters.get(str(decision.facts.get("character", "")))


def _forces(content: Content, decision: Decision) -> list[Leaning]:
    """Strong arms for the bold, tough hides and long reach for the careful, quick feet for the goal."""
    return [_force(content, option) for option in decision.options]


def _force(content: Content, option: Option) -> Leaning:
    match option:
        case UsePrepared(force=name):
            found = [_character(content, entry) for entry in _entries(content.forces[name])]
            if len(found) == 1:  # a monster alone is more than any other in everything: no matter of taste
                return NEUTRAL
            return Leaning(*(FORCE * mean(values) for values in zip(*found, strict=True)))
        case AddCharacter(card=card):
            return _character(content, (card, ()))
        case _:
            return NEUTRAL


def _entries(force: ForceCard) -> list[tuple[str, tuple[str, ...]]]:
    return [(entry.card, tuple(entry.weapons)) for entry in force.characters]


def _character(content: Content, entry: tuple[str, tuple[str, ...]]) -> Leaning:
    """A character with its weapons, each trait about 0 to 1."""
    card, weapons = content.characters[entry[0]], [content.weapons[name] for name in entry[1]]
    ranged = sum(weapon.type != "melee" for weapon in weapons) / max(1, len(weapons))
    return Leaning(
        bold=card.strength / 8 + (1 - ranged) / 4,
        careful=(card.toughness + card.health / 2) / 12 + ranged / 2,
        goal=card.speed[1] / 10,
    )
