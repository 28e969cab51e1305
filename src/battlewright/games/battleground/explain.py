"""Why can't I…? An intent is checked with the very predicates that make the list of options.

The answer names every rule that stands against the intent, with the facts: which line is blocked by
what, what the cost is, what is missing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from msgspec import Struct

from battlewright.games.battleground.library import content_of, field_of
from battlewright.games.battleground.model.cards import FreeAttack, WeaponCard
from battlewright.games.battleground.model.frames import Activation, Effect, Interruption, Movement, Turn
from battlewright.games.battleground.model.ids import CharacterId
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.actions import (
    focus_denials,
    move_denials,
    overwatch_denials,
    planned_move,
)
from battlewright.games.battleground.rules.attack import attack_denials, attack_facts, weapon_of, weapons_of
from battlewright.games.battleground.rules.cards import (
    activation_denial,
    bonus_denial,
    bonuses_of,
    play_denial,
)
from battlewright.games.battleground.rules.free import free_attack_denials
from battlewright.games.battleground.rules.interruption import (
    opportunists,
    overwatch_denial,
    usable_consumables,
)
from battlewright.games.battleground.rules.movement import destination_denials, destinations
from battlewright.games.battleground.rules.numbers import dice, needed
from battlewright.games.battleground.rules.paths import path, ways
from battlewright.games.battleground.rules.sight import arc, cover, out_of_sight, sight_facts
from battlewright.games.battleground.rules.skills import (
    skill_denials,
    skill_named,
    target_denial,
    without_target,
)
from battlewright.games.battleground.rules.table import distance, node_of, occupant, turn_under_way, turns
from battlewright.games.battleground.rules.victory import capture_denials
from battlewright.kernel.denial import Answer, Denial, answer
from battlewright.kernel.facts import fact_of
from battlewright.kernel.frames import frame_name, top


class AttackIntent(Struct, frozen=True, tag="attack", tag_field="intent"):
    """Attack this character, with this weapon or any."""

    attacker: str
    target: str
    weapon: str = ""


class MoveIntent(Struct, frozen=True, tag="move", tag_field="intent"):
    """Move there."""

    character: str
    to: str
    focused: bool = False


class SkillIntent(Struct, frozen=True, tag="skill", tag_field="intent"):
    """Use this skill, on this character if it takes a target."""

    character: str
    skill: str
    target: str = ""


class CardIntent(Struct, frozen=True, tag="card", tag_field="intent"):
    """Play this card for this bonus, or for any."""

    card: str
    bonus: str = ""


class ActionIntent(Struct, frozen=True, tag="action", tag_field="intent"):
    """Take the Move, Focus or Overwatch action, or use a consumable."""

    character: str
    action: str
    item: str = ""


class ActivateIntent(Struct, frozen=True, tag="activate", tag_field="intent"):
    """Activate this character."""

    character: str


class CaptureIntent(Struct, frozen=True, tag="capture", tag_field="intent"):
    """Capture this objective with this character in the next Clean-Up."""

    character: str
    objective: str


class WatchIntent(Struct, frozen=True, tag="watch", tag_field="intent"):
    """Interrupt this character with one on Overwatch."""

    watcher: str
    moving: str


class MeasureIntent(Struct, frozen=True, tag="measure", tag_field="intent"):
    """Measure from a character or hex to another: distance, sight, cover and arc (BG-RANGED-08)."""

    viewer: str
    target: str


Intent: TypeAlias = (
    AttackIntent
    | MoveIntent
    | SkillIntent
    | CardIntent
    | ActionIntent
    | ActivateIntent
    | CaptureIntent
    | WatchIntent
    | MeasureIntent
)


class UnknownNameError(ValueError):
    """An intent that names a character, card or hex that is not there."""


def explain(state: State, seat: int, intent: Intent) -> Answer:
    """The answer to an intent of a seat, with the particulars of any line of sight that fails."""
    found = _answer(state, seat, intent)
    detailed = tuple(_with_lines(state, denial) for denial in found.denials)
    return Answer(found.allowed, detailed, found.facts)


def _with_lines(state: State, denial: Denial) -> Denial:
    if "from" not in denial.facts or "to" not in denial.facts:
        return denial
    start, end = fact_of(denial.facts, "from", str), fact_of(denial.facts, "to", str)
    return Denial(denial.rule, {**denial.facts, **sight_facts(state, start, end)})


def _answer(state: State, seat: int, intent: Intent) -> Answer:
    match intent:
        case AttackIntent():
            return _attack(state, seat, intent)
        case MoveIntent():
            found = answer(_move(state, seat, intent))
            return Answer(True, (), _way(state, intent)) if found.allowed else found
        case SkillIntent():
            return answer(_skill(state, seat, intent))
        case CardIntent():
            return _card(state, seat, intent)
        case ActionIntent():
            found = answer(_action(state, seat, intent))
            return Answer(True, (), _dangers(state, intent)) if found.allowed else found
        case ActivateIntent():
            return answer(_activate(state, seat, _named(state, intent.character)))
        case CaptureIntent():
            return answer(capture_denials(state, _named(state, intent.character), intent.objective))
        case WatchIntent():
            watcher, moving = _named(state, intent.watcher), _named(state, intent.moving)
            return answer([overwatch_denial(state, watcher, moving)])
        case MeasureIntent():
            return _measure(state, _standing(state, intent.viewer), _standing(state, intent.target))


def _named(state: State, name: str) -> Character:
    if name not in state.characters:
        raise UnknownNameError(f"no character {name!r}; there are: {', '.join(state.characters)}")
    return state.characters[name]


def _standing(state: State, name: str) -> Character:
    """A character by name, or whoever stands (or could stand) on a hex."""
    field = field_of(state)
    if name in state.characters:
        return state.characters[name]
    if name not in field.nodes or not field.floor >> field.nodes[name] & 1:
        raise UnknownNameError(f"no character and no standable hex {name!r}")
    plain = next(card.id for card in content_of(state).characters.values() if not card.base)
    return occupant(state, field.nodes[name]) or Character(id=CharacterId(name), card=plain, seat=-1, at=name)


def not_acting(state: State, seat: int, character: Character) -> Denial | None:
    """BG-ACT-03, BG-INT-01: only the character whose activation or interruption it is can act."""
    turn = turn_under_way(state)
    if character.seat != seat:
        return Denial("BG-FORCE-01", {"character": character.id, "seat": character.seat})
    if turn is None:
        return Denial("BG-ACT-03", {"acting": None, "phase": state.phase})
    if turn.character != character.id:
        paused = any(t.character == character.id for t in turns(state))
        return Denial("BG-INT-15" if paused else "BG-ACT-03", {"acting": turn.character})
    if not at_menu(state, turn):
        return Denial("BG-ACT-03", {"acting": turn.character, "pending": pending(state)})
    return None


def at_menu(state: State, turn: Turn) -> bool:
    """Whether the acting character chooses its next action now, in the middle of nothing."""
    return state.stack[-1] is turn and turn.step == "act" and not turn.pending


def pending(state: State) -> str:
    """What has to be settled before anything else."""
    return frame_name(state.stack[-1])


def _attack(state: State, seat: int, intent: AttackIntent) -> Answer:
    attacker, target = _named(state, intent.attacker), _named(state, intent.target)
    weapons = [_weapon(state, intent.weapon)] if intent.weapon else weapons_of(state, attacker)
    denials: dict[str, Denial] = {}
    facts: dict[str, object] = {}
    free = _free_attack(state, seat, attacker)
    acting = None if free else not_acting(state, seat, attacker)
    for weapon in weapons:
        found = [d for d in _against(state, free, attacker, target, weapon) if d is not None]
        if not found and acting is None:
            numbers = attack_facts(state, attacker, target, weapon)
            facts = {
                "weapon": weapon.id,
                "dice": dice(state, numbers).total,
                "needed": needed(state, numbers).total,
            }
            return Answer(True, (), facts)
        for denial in found:
            denials.setdefault(denial.rule, Denial(denial.rule, {"weapon": weapon.id, **denial.facts}))
    return answer([acting, *denials.values()], facts)


def _against(
    state: State,
    free: tuple[Effect, FreeAttack] | None,
    attacker: Character,
    target: Character,
    weapon: WeaponCard,
) -> Iterator[Denial | None]:
    if free is None:
        yield from attack_denials(state, attacker, target, weapon)
    else:
        yield from free_attack_denials(state, *free, weapon, target)


def _weapon(state: State, weapon: str) -> WeaponCard:
    if weapon != "fists" and weapon not in content_of(state).weapons:
        raise UnknownNameError(f"no weapon {weapon!r}")
    return weapon_of(state, weapon)


def _free_attack(state: State, seat: int, attacker: Character) -> tuple[Effect, FreeAttack] | None:
    """The free attack a card offers this character right now."""
    frame = top(state)
    if not isinstance(frame, Effect) or seat not in frame.asks or frame.actor != attacker.id:
        return None
    step = content_of(state).programs[frame.program][frame.at]
    return (frame, step) if isinstance(step, FreeAttack) else None


def _move(state: State, seat: int, intent: MoveIntent) -> Iterator[Denial | None]:
    character = _named(state, intent.character)
    nodes = field_of(state).nodes
    if intent.to not in nodes:
        raise UnknownNameError(f"no hex {intent.to!r} on this map")
    frame = top(state)
    if isinstance(frame, Movement) and frame.step == "go" and frame.character == character.id:
        if seat not in frame.asks:
            yield Denial("BG-FORCE-01", {"character": character.id, "asked": list(frame.asks)})
        yield from destination_denials(state, frame, nodes[intent.to])
        return
    yield not_acting(state, seat, character)
    if not character.at or character.out:
        yield Denial("BG-FORCE-06", {"character": character.id})
        return
    turn = turn_under_way(state)
    own = turn if turn is not None and turn.character == character.id else None
    if own is not None:
        yield from move_denials(state, own, character)
    if intent.focused and not character.focus:
        yield Denial("BG-FOCUS-03", {"character": character.id})
    yield from _planned(state, own, character, intent)


def _planned(state: State, turn: Turn | None, character: Character, intent: MoveIntent) -> Iterator[Denial]:
    """Where the Move action would lead; one in an interruption must lead somewhere (BG-INT-08)."""
    movement = planned_move(state, turn, character, focused=intent.focused)
    if isinstance(turn, Interruption) and not destinations(state, movement):
        yield Denial("BG-INT-08", {"interrupted": turn.interrupted})
    yield from destination_denials(state, movement, field_of(state).nodes[intent.to])


def _dangers(state: State, intent: ActionIntent) -> dict[str, object]:
    """BG-AOO-01, BG-AOO-08: the enemies a Move on foot lets attack first."""
    if intent.action != "move":
        return {}
    character = state.characters[intent.character]
    on_foot = planned_move(state, turn_under_way(state), character, focused=False).how == "move"
    provoked = opportunists(state, character) if on_foot else []
    return {"provokes": [enemy.id for enemy in provoked]} if provoked else {}


def _way(state: State, intent: MoveIntent) -> dict[str, object]:
    """BG-MOVE-03: the path an allowed movement would take and what it costs; a leap takes none."""
    character = state.characters[intent.character]
    movement = top(state)
    if not isinstance(movement, Movement) or movement.character != character.id:
        movement = planned_move(state, turn_under_way(state), character, focused=intent.focused)
    node = field_of(state).nodes[intent.to]
    found = ways(state, character, movement.points)
    if movement.how in ("jump", "teleport") or not found.all() >> node & 1:
        return {"path": [character.at, intent.to]}
    return {
        "path": path(state, character, found, node),
        "points": found.cost(node),
        "of": movement.points,
    }


def _skill(state: State, seat: int, intent: SkillIntent) -> Iterator[Denial | None]:
    character = _named(state, intent.character)
    skill = skill_named(state, character, intent.skill)
    if skill is None:
        yield Denial("BG-SKILL-01", {"character": character.id, "skill": intent.skill})
        return
    acting = not_acting(state, seat, character)
    yield acting
    turn = turn_under_way(state)
    if acting is None and turn is not None:
        yield from skill_denials(state, turn, character, skill)
        if intent.target:
            yield target_denial(state, turn, character, skill, _named(state, intent.target))
        elif skill.target is not None:
            yield without_target(state, turn, character, skill)


def _card(state: State, seat: int, intent: CardIntent) -> Answer:
    content = content_of(state)
    if intent.card not in content.fate and intent.card not in content.glory:
        raise UnknownNameError(f"no Fate or Glory card {intent.card!r}")
    bonuses = [intent.bonus] if intent.bonus else bonuses_of(content, intent.card)
    denials = [_bonus(state, seat, intent.card, bonus) for bonus in bonuses]
    if not bonuses:
        return answer([Denial("BG-CARD-16", {"card": intent.card})])
    if any(denial is None for denial in denials):
        return Answer(True)
    return answer({d.rule: d for d in denials if d is not None}.values())


def _bonus(state: State, seat: int, card: str, bonus: str) -> Denial | None:
    """BG-CARD-12, BG-CARD-15: the bonus of the revealed card when it is due, or of a card between actions."""
    turn = turn_under_way(state)
    if turn is not None and turn.seat == seat and not at_menu(state, turn):
        revealed = turn is state.stack[-1] and isinstance(turn, Activation) and turn.step == "bonus"
        if revealed and isinstance(turn, Activation) and turn.card == card:
            return bonus_denial(state, turn, card, bonus)
        return Denial("BG-CARD-15", {"card": card, "pending": pending(state)})
    return play_denial(state, turn, seat, card, bonus)


def _action(state: State, seat: int, intent: ActionIntent) -> Iterator[Denial | None]:
    character = _named(state, intent.character)
    turn = turn_under_way(state)
    if not (intent.action == "consumable" and _about_to_be_interrupted(state, seat, character)):
        acting = not_acting(state, seat, character)
        yield acting
        if turn is None or turn.character != character.id:
            return
    assert turn is not None
    match intent.action:
        case "move":
            yield from move_denials(state, turn, character)
        case "focus":
            yield from focus_denials(state, turn, character)
        case "overwatch":
            yield from overwatch_denials(state, turn, character)
        case "consumable":
            if intent.item not in usable_consumables(state, character):
                yield Denial("BG-ITEM-05", {"item": intent.item, "used": intent.item in character.spent})
        case _:
            raise UnknownNameError(
                f"no action {intent.action!r}; there are: move, focus, overwatch, consumable"
            )


def _about_to_be_interrupted(state: State, seat: int, character: Character) -> bool:
    """BG-ITEM-07: whether the character may use consumables before it is interrupted, now."""
    frame = top(state)
    if not isinstance(frame, Interruption) or frame.step != "consumables":
        return False
    return seat in frame.asks and frame.interrupted == character.id


def _activate(state: State, seat: int, character: Character) -> Iterator[Denial | None]:
    if character.seat != seat:
        yield Denial("BG-FORCE-01", {"character": character.id, "seat": character.seat})
    yield activation_denial(state, character)
    frame = top(state)
    if not (isinstance(frame, Activation) and frame.step == "choose" and frame.seat == seat):
        yield Denial("BG-CARD-05", {"phase": state.phase})


def _measure(state: State, viewer: Character, target: Character) -> Answer:
    """BG-RANGED-08: distance, sight, cover and arcs are free to ask at any time."""
    if not viewer.at or not target.at:
        missing = viewer if not viewer.at else target
        return answer([Denial("BG-FORCE-06", {"target": missing.id})])
    facts: dict[str, object] = {
        "distance": round(distance(state, viewer, target), 2),
        "sight": out_of_sight(state, viewer, target) is None,
        "cover": cover(state, node_of(state, viewer), target, viewer),
        "arc": {1: "front", 0: "half", -1: "rear"}[arc(state, target, node_of(state, viewer))],
    }
    if target.seat < 0:
        facts["arc"] = "none"  # an empty hex faces nowhere
    facts |= {"lines": sight_facts(state, viewer.at, target.at)["lines"]} if facts["sight"] else {}
    return answer([out_of_sight(state, viewer, target)], facts)
