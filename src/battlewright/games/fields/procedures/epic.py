"""Epic combat in its ten steps: the table of steps, and steps 1, 2 and 5 to 6 (FE-EPIC).

Step 3 is in `epic_cards.py`, step 4 in `epic_actions.py`, steps 7 to 10 in `epic_end.py`, Dice of Power in
`epic_dice.py`, enemies nobody plays in `solo.py`. After every step in which HP can be lost the fall of
a side is looked for (FE-EPIC-65).
"""

from __future__ import annotations

from collections.abc import Callable

from battlewright.games.fields.library import content_of
from battlewright.games.fields.model import events
from battlewright.games.fields.model import options as o
from battlewright.games.fields.model.frames import Effect, Epic
from battlewright.games.fields.model.ids import effect_part
from battlewright.games.fields.model.moments import CombatStarted, Surprised, Threatened, Totalled
from battlewright.games.fields.model.state import State
from battlewright.games.fields.procedures import epic_actions, epic_cards, epic_dice, epic_end, solo
from battlewright.games.fields.procedures.changes import emit
from battlewright.games.fields.procedures.harm import harm_any
from battlewright.games.fields.procedures.moments import announce
from battlewright.games.fields.rules.epic import (
    damage,
    fallen,
    name_of,
    seat_of,
    surprise,
    weapons_of,
)
from battlewright.games.fields.rules.standing import has_grant
from battlewright.games.fields.rules.table import FOE, is_on
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import pop, push, step_table
from battlewright.kernel.options import Option


def epic_advance(state: State, frame: Epic) -> None:
    """FE-EPIC-05: the step that is due."""
    STEPS[frame.step](state, frame)


def epic_decision(state: State, frame: Epic, seat: int) -> Decision:
    """What the step asks."""
    facts = {"hero": frame.sides[0].id, "enemy": frame.sides[1].id, "round": frame.number}
    return DECISIONS[frame.step](state, frame, seat, facts)


def epic_take(state: State, frame: Epic, seat: int, option: Option) -> None:
    """Carry the answer out."""
    TAKES[frame.step](state, frame, seat, option)


# --- before and step 1 ----------------------------------------------------------------------------


def _threat(state: State, frame: Epic) -> None:
    """Both heroes may have an ability that avoids the fight; the active hero is asked first."""
    frame.step = "prepare"
    one, two = frame.sides
    announce(state, Threatened(two.id, other=one.id))
    announce(state, Threatened(one.id, other=two.id))


def _prepare(state: State, frame: Epic) -> None:
    """The combat begins, unless somebody withdrew."""
    one, two = frame.sides
    if frame.avoided:
        emit(state, events.CombatAvoided(hero=one.id, enemy=two.id, rules=("FE-EPIC-01",)))
        pop(state)
        return
    involved = {side.team for side in frame.sides}
    frame.bystanders = [n for n, team in enumerate(state.teams) if team.played and n not in involved]
    emit(state, events.EpicBegan(hero=one.id, enemy=two.id, area=frame.area, rules=("FE-EPIC-01",)))
    frame.step = "weapon"


def _weapon(state: State, frame: Epic) -> None:
    """FE-EPIC-06, FE-EPIC-08: the active hero first; beasts and bosses choose nothing."""
    for side in frame.sides:
        if side.kind == "hero" and not side.weapon:
            frame.asks = [seat_of(state, side)]
            return
    frame.step = "enemy_card"


def _weapon_decision(state: State, frame: Epic, seat: int, facts: dict[str, object]) -> Decision:
    side = next(s for s in frame.sides if s.kind == "hero" and not s.weapon)
    options = [o.ChooseWeapon(weapon.id) for weapon in weapons_of(state, side.id)]
    return Decision(seat, "weapon", options, ("FE-EPIC-06",), facts | {"fighter": side.id})


def _weapon_take(state: State, frame: Epic, seat: int, option: Option) -> None:
    assert isinstance(option, o.ChooseWeapon)
    side = next(s for s in frame.sides if s.kind == "hero" and not s.weapon)
    side.weapon = option.weapon
    emit(state, events.WeaponChosen(hero=side.id, weapon=option.weapon, rules=("FE-EPIC-06", option.weapon)))


def _enemy_card(state: State, frame: Epic) -> None:
    """FE-SOLO-13: an enemy nobody plays gets its values from a battle card, in every combat round."""
    frame.step = "start"
    if frame.sides[1].kind == "enemy":
        solo.draw_battle_card(state, frame)


# --- step 2 ---------------------------------------------------------------------------------------


def _start(state: State, frame: Epic) -> None:
    """FE-EPIC-09, FE-EPIC-10: abilities at the start, the active hero's first; by a switch only once."""
    frame.step = "epic_die"
    frame.turn = 0
    one, two = frame.sides
    emit(
        state,
        events.CombatRoundBegan(
            number=frame.number, hero=one.id, enemy=two.id, rules=("FE-EPIC-05", "FE-EPIC-09")
        ),
    )
    if frame.number == 1 or not is_on(state, "start_abilities_once"):
        announce(state, CombatStarted(name_of(two), other=one.id))
        announce(state, CombatStarted(one.id, other=name_of(two)))


def _epic_die(state: State, frame: Epic) -> None:
    """FE-EPIC-19, FE-EPIC-20, FE-SOLO-18, FE-SOLO-11: the epic die is rolled for beasts and bosses."""
    if _falls(state, frame):
        return
    frame.step = "draw"
    foe = frame.sides[1]
    if foe.kind not in ("beast", "boss"):
        return
    die = content_of(state).box.epic_die
    foe.die = die[state.rng.roll(len(die)) - 1]
    foe.energy = int(foe.die == "energy")
    rules = ("FE-EPIC-19", "FE-EPIC-20") if foe.energy else ("FE-EPIC-19",)
    emit(state, events.EpicDieRolled(enemy=foe.id, face=foe.die, rules=rules))


# --- after step 4 ---------------------------------------------------------------------------------


def _abilities(state: State, frame: Epic) -> None:
    """FE-EPIC-32: the enemy's passive ability, and its energy ability if the die triggered it."""
    if _falls(state, frame):
        return
    frame.step = "effects"
    foe = frame.sides[1]
    if foe.kind == "enemy":
        solo.draw_effect_cards(state, frame)
        return
    if foe.kind not in ("beast", "boss"):
        return
    if foe.energy:
        foe.energy = 0
        name = effect_part(foe.id, "energy")
        emit(state, events.EnergyUsed(hero=foe.id, ability=name, rules=("FE-EPIC-20", "FE-EPIC-32", name)))
        push(state, Effect(program=name, actor=FOE, source=name))
    passive = effect_part(foe.id, "passive")
    if content_of(state).programs.get(passive):
        push(state, Effect(program=passive, actor=FOE, source=passive))


def _effects(state: State, frame: Epic) -> None:
    """FE-SOLO-20, FE-SOLO-21: effect cards of an enemy nobody plays, one after another."""
    if _falls(state, frame) or (frame.sides[1].kind == "enemy" and solo.next_effect(state, frame)):
        return
    frame.step = "totals"
    announce(state, Totalled(name_of(frame.sides[1]), other=frame.sides[0].id))
    announce(state, Totalled(frame.sides[0].id, other=name_of(frame.sides[1])))


# --- step 5 ---------------------------------------------------------------------------------------


def _totals(state: State, frame: Epic) -> None:
    """FE-EPIC-33, FE-EPIC-39: the totals; with Dice of Power the heroes' are rolled."""
    if _falls(state, frame):
        return
    if is_on(state, "dice_of_power"):
        epic_dice.begin(state, frame)
        return
    for number in range(2):
        epic_dice.tell_totals(state, frame, number, *("FE-EPIC-33", "FE-EPIC-34"))
    frame.step = "compare"


def _compare(state: State, frame: Epic) -> None:
    """FE-EPIC-37, FE-EPIC-38, FE-DICE-08: the higher initiative strikes first, the lower is surprised."""
    one, two = frame.sides
    mine, theirs = one.totals["initiative"], two.totals["initiative"]
    frame.first = 1 if theirs > mine else 0
    frame.step = "surprised"
    winner, loser = frame.sides[frame.first], frame.sides[1 - frame.first]
    rules = ("FE-EPIC-38",) if mine == theirs else ("FE-EPIC-37",)
    emit(
        state,
        events.InitiativeWon(
            who=winner.id,
            initiative=winner.totals["initiative"],
            other=loser.totals["initiative"],
            tie=mine == theirs,
            rules=rules,
        ),
    )
    if mine != theirs:
        lost = surprise(state, frame, frame.first).total
        if lost:
            announce(state, Surprised(name_of(loser), other=name_of(winner)))
            faster = ("FE-FASTER-05",) if lost > 1 and is_on(state, "faster_combat") else ()
            harm_any(state, name_of(loser), lost, "FE-EPIC-37", *faster, by=name_of(winner))


def _surprised(state: State, frame: Epic) -> None:
    """FE-EPIC-65: whoever fell of surprise does not strike."""
    if _falls(state, frame):
        return
    other = frame.sides[1 - frame.first]
    quick = has_grant(state, "strikes_first", name_of(frame.sides[frame.first]))
    if has_grant(state, "strikes_first", name_of(other)) and not quick:
        frame.first = 1 - frame.first
    frame.step = "strike"


# --- step 6 ---------------------------------------------------------------------------------------


def _strike(state: State, frame: Epic) -> None:
    """FE-EPIC-40: the side with the initiative attacks."""
    if is_on(state, "dice_of_power"):
        epic_dice.roll_attack(state, frame, frame.first, "hit")
        return
    _attack(state, frame, frame.first)
    frame.step = "struck"


def _hit(state: State, frame: Epic) -> None:
    """FE-DICE-11: after the dice have fallen."""
    frame.step = "struck"
    _attack(state, frame, frame.first)


def _struck(state: State, frame: Epic) -> None:
    """FE-EPIC-42, FE-EPIC-43: whoever still stands strikes back once."""
    if _falls(state, frame):
        return
    if is_on(state, "dice_of_power"):
        epic_dice.roll_attack(state, frame, 1 - frame.first, "hit_back")
        return
    frame.step = "defeat"
    _attack(state, frame, 1 - frame.first)


def _hit_back(state: State, frame: Epic) -> None:
    """FE-DICE-12: the roles are exchanged."""
    frame.step = "defeat"
    _attack(state, frame, 1 - frame.first)


def _attack(state: State, frame: Epic, side: int) -> None:
    """FE-EPIC-40, FE-EPIC-41, FE-EPIC-45: attack against defense."""
    one, two = frame.sides[side], frame.sides[1 - side]
    lost = damage(state, frame, side)
    rules = ("FE-EPIC-40",) if one.totals["attack"] > two.totals["defense"] else ("FE-EPIC-41",)
    emit(
        state,
        events.Struck(
            who=one.id,
            target=two.id,
            attack=one.totals["attack"],
            defense=two.totals["defense"],
            damage=lost,
            rules=rules,
        ),
    )
    if lost.total:
        harm_any(state, name_of(two), lost.total, "FE-EPIC-40", attack=True, by=name_of(one))


def _falls(state: State, frame: Epic) -> bool:
    """FE-EPIC-43, FE-EPIC-65: a side at 0 HP ends the round at once."""
    if fallen(state, frame):
        frame.step = "defeat"
        return True
    return False


# --- tables ---------------------------------------------------------------------------------------

STEPS: dict[str, Callable[[State, Epic], None]] = step_table(
    Epic,
    {
        "threat": _threat,
        "prepare": _prepare,
        "weapon": _weapon,
        "enemy_card": _enemy_card,
        "start": _start,
        "epic_die": _epic_die,
        "draw": epic_cards.draw_step,
        "play": epic_cards.play_step,
        "reveal": epic_actions.reveal,
        "act": epic_actions.act,
        "abilities": _abilities,
        "effects": _effects,
        "totals": _totals,
        "excess": epic_dice.excess,
        "roll": epic_dice.roll,
        "reroll": epic_dice.reroll,
        "compare": _compare,
        "surprised": _surprised,
        "strike": _strike,
        "hit": _hit,
        "struck": _struck,
        "hit_back": _hit_back,
        "defeat": epic_end.defeat,
        "flee": epic_end.flee,
        "again": epic_end.again,
        "result": epic_end.result,
        "leave": epic_end.leave,
        "reward": epic_end.reward,
        "tame": epic_end.tame,
        "told": epic_end.told,
        "end": epic_end.end,
    },
)

DECISIONS: dict[str, Callable[[State, Epic, int, dict[str, object]], Decision]] = {
    "weapon": _weapon_decision,
    "play": epic_cards.play_decision,
    "act": epic_actions.act_decision,
    "excess": epic_dice.excess_decision,
    "reroll": epic_dice.reroll_decision,
    "flee": epic_end.flee_decision,
    "tame": epic_end.tame_decision,
}

TAKES: dict[str, Callable[[State, Epic, int, Option], None]] = {
    "weapon": _weapon_take,
    "play": epic_cards.play_take,
    "act": epic_actions.act_take,
    "excess": epic_dice.excess_take,
    "reroll": epic_dice.reroll_take,
    "flee": epic_end.flee_take,
    "tame": epic_end.tame_take,
}
