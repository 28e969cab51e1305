"""The menu of an activation or interruption, whom to activate, where to go and which way to face.

Each action of the menu is worth the best plan that begins with it. What costs no action points is
worth what it adds, on top of the best plan.
"""

from __future__ import annotations

from battlewright.games.battleground.advice import hand
from battlewright.games.battleground.advice.effects import program_worth
from battlewright.games.battleground.advice.ground import Ground
from battlewright.games.battleground.advice.plan import IDLE, LATER, Plan
from battlewright.games.battleground.evaluate import FOCUS, MANA, OVERWATCH
from battlewright.games.battleground.library import content_of, field_of
from battlewright.games.battleground.model.cards import Gain, Skill
from battlewright.games.battleground.model.frames import Activation, Movement
from battlewright.games.battleground.model.options import (
    Activate,
    AttackAction,
    Face,
    FocusAction,
    GoTo,
    MoveAction,
    OverwatchAction,
    SkillAction,
    SpendAmount,
    TakeBonus,
    UseConsumable,
)
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.attack import weapon_of
from battlewright.games.battleground.rules.cards import card_named
from battlewright.games.battleground.rules.numbers import skill_cost
from battlewright.games.battleground.rules.sight import arc
from battlewright.games.battleground.rules.skills import skill_named
from battlewright.games.battleground.rules.standing import unchanging
from battlewright.games.battleground.rules.table import (
    card_of,
    distance,
    enemies,
    node_of,
    same_side,
    turn_under_way,
)
from battlewright.games.battleground.rules.victory import point_value
from battlewright.kernel.decisions import Decision
from battlewright.kernel.facts import fact_of
from battlewright.kernel.options import Option


def action(state: State, seat: int, decision: Decision) -> list[float]:
    """The menu of an activation or interruption."""
    turn = turn_under_way(state)
    assert turn is not None
    plan = Plan(state, turn)
    paid = [_paid(plan, option) for option in decision.options]
    base = max(0.0, max((worth for worth in paid if worth is not None), default=0.0))
    return [
        base + _extra(plan, option) if worth is None else worth
        for option, worth in zip(decision.options, paid, strict=True)
    ]


def _paid(plan: Plan, option: Option) -> float | None:
    """What an action that costs AP leads to; None for what costs none."""
    ap, focused = plan.turn.ap, plan.character.focus
    match option:
        case AttackAction(weapon=weapon, target=target):
            return _attack(plan, weapon, target)
        case FocusAction():
            return plan.after_focus(ap - plan.cost("focus"))
        case MoveAction(focused=""):
            return plan.move(ap - plan.cost("move"), far=False, focused=focused) + IDLE
        case MoveAction(focused="focused"):
            return plan.move(ap - plan.cost("move"), far=True, focused=False) - FOCUS / 2
        case MoveAction():
            return -IDLE
        case SkillAction(skill=name, target=target):
            return _skill(plan, name, target)
        case OverwatchAction():
            return _overwatch(plan)
        case TakeBonus() | UseConsumable():
            return None
        case _:
            return 0.0


def _attack(plan: Plan, weapon: str, target: str) -> float:
    state, turn, ap = plan.state, plan.turn, plan.turn.ap
    chance = next((c for c in plan.prospects.chances if (c.weapon.id, c.target.id) == (weapon, target)), None)
    if chance is None:
        return 0.0
    focused = plan.character.focus
    value = plan.prospects.value(
        weapon_of(state, weapon), state.characters[target], plan.node, focused=focused
    )
    left = ap - chance.cost
    if left >= chance.cost + 1 and isinstance(turn, Activation):
        value += LATER * plan.prospects.best(plan.node, left - 1, focused=False)
    return value + IDLE + max(0.0, plan.rest(left))


def _skill(plan: Plan, name: str, target: str) -> float | None:
    """A skill is worth its instructions, less its mana; what AP are left go on."""
    skill = skill_named(plan.state, plan.character, name)
    assert skill is not None
    cost = skill_cost(plan.state, plan.turn, skill).total
    if not cost:
        return None
    return skill_worth(plan.state, plan.character, skill, target) + plan.rest(plan.turn.ap - cost)


def skill_worth(state: State, character: Character, skill: Skill, target: str) -> float:
    """What using an active skill brings."""
    spent = min(skill.mana_most, character.mana) if skill.mana_most else skill.mana
    other = state.characters[target] if target else None
    worth = program_worth(state, character, other, skill.do, spent)
    return worth - MANA * spent


def _overwatch(plan: Plan) -> float:
    """Worth more the more enemies are still to move and may come within reach."""
    if plan.character.overwatch or _watches_anyway(plan):
        return -IDLE
    waiting = [enemy for enemy in enemies(plan.state, plan.character) if not enemy.activated]
    reach = {"melee": 0.0, "other": 0.0}
    for chance in plan.prospects.chances:
        if chance.weapon.side == "enemy":
            kind = "melee" if chance.weapon.type == "melee" else "other"
            reach[kind] = max(reach[kind], float(max(1, chance.weapon.range)))
    far = [distance(plan.state, plan.character, enemy) for enemy in waiting]
    shot = sum(1 for inches in far if reach["other"] and inches <= reach["other"] + CHARGE)
    met = sum(1 for inches in far if reach["melee"] and inches <= reach["melee"] + CHARGE)
    return OVERWATCH * max(min(2, shot), 0.4 * min(2, met))


def _watches_anyway(plan: Plan) -> bool:
    """Whether a card in force puts the character on Overwatch at the end of its turn."""
    content = content_of(plan.state)
    table = content.triggers.get("turn_ended", {})
    return any(
        isinstance(step, Gain) and step.what == "overwatch"
        for effect in plan.turn.lasting
        for _, trigger in table.get(effect, ())
        for step in trigger.do
    )


def _extra(plan: Plan, option: Option) -> float:
    """What something that costs no AP adds."""
    state, character = plan.state, plan.character
    match option:
        case TakeBonus(card=card, bonus=bonus):
            return hand.bonus_worth(plan, card, bonus) - hand.price(state, plan.turn.seat, card)
        case UseConsumable(item=item):
            return program_worth(state, character, None, content_of(state).items[item].skill.do) - IDLE
        case SkillAction(skill=name, target=target):
            skill = skill_named(state, character, name)
            assert skill is not None
            return skill_worth(state, character, skill, target)
        case _:
            return 0.0


def mana_for_skill(state: State, seat: int, decision: Decision) -> list[float]:
    """How much mana to put into a skill or a card."""
    turn = turn_under_way(state)
    source = str(decision.facts.get("skill", ""))
    scores = []
    for option in decision.options:
        assert isinstance(option, SpendAmount)
        skill = skill_named(state, state.characters[turn.character], source) if turn and source else None
        if skill is None:
            scores.append(option.amount * 0.1)  # a price for what was already chosen: the more the better
        else:
            character = state.characters[fact_of(decision.facts, "character", str)]
            worth = program_worth(state, character, None, skill.do, option.amount)
            scores.append(worth - MANA * option.amount)
    return scores


CHARGE = 6  # how far an enemy comes in its turn, in inches
HURT = 0.071  # for activating somebody before an enemy knocks it out: of its points, by the health lost


def character_to_activate(state: State, seat: int, decision: Decision) -> list[float]:
    """Whoever makes most of the card goes first."""
    frame = state.stack[-1]
    assert isinstance(frame, Activation)
    scores = []
    for option in decision.options:
        assert isinstance(option, Activate)
        frame.character = option.character
        frame.ap = card_named(content_of(state), frame.card).ap
        with unchanging(state):  # what lasts for the turn holds for whoever has it
            best = Plan(state, frame).best(frame.ap)
        scores.append(best + _urgency(state, state.characters[option.character]))
    return scores


def _urgency(state: State, character: Character) -> float:
    """The wounded act before they fall."""
    if not HURT:
        return 0.0
    return HURT * point_value(state, character) * character.wounds / card_of(state, character).health


# --- places and facings ---------------------------------------------------------------------------


def destination(state: State, seat: int, decision: Decision) -> list[float]:
    """Where a movement should end."""
    frame = state.stack[-1]
    assert isinstance(frame, Movement)
    field = field_of(state)
    mover = state.characters[frame.character]
    turn = turn_under_way(state)
    nodes = [
        field.nodes[option.at] if isinstance(option, GoTo) else node_of(state, mover)
        for option in decision.options
    ]
    if turn is not None and turn.character == mover.id and mover.seat == seat:
        plan = Plan(state, turn)
        return [plan.arrival(node, turn.ap, focused=mover.focus) for node in nodes]
    ground = Ground(state, mover)
    sign = 1 if mover.seat == seat or _friendly(state, seat, mover) else -1
    return [sign * ground.worth(node) for node in nodes]


def _friendly(state: State, seat: int, character: Character) -> bool:
    return any(c.seat == seat and same_side(state, c, character) for c in state.characters.values())


def facing(state: State, seat: int, decision: Decision) -> list[float]:
    """Show nobody the back: enemies behind count, near ones and those still to act more."""
    character = state.characters[fact_of(decision.facts, "character", str)]
    field = field_of(state)
    middle = field.span // 2
    scores = []
    for option in decision.options:
        assert isinstance(option, Face)
        character.facing = option.facing
        score = 0.0
        for enemy in enemies(state, character):
            near = 1 / (1 + distance(state, character, enemy))
            score += near * arc(state, character, node_of(state, enemy)) * (1 if enemy.activated else 2)
        scores.append(score + 1e-6 * arc(state, character, middle))
    return scores
