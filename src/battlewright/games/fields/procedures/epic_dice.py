"""Dice of Power: the zones of a hero are rolled with wilds dice (FE-DICE)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from battlewright.games.fields.model import events
from battlewright.games.fields.model import options as o
from battlewright.games.fields.model.frames import Epic, Fighter, ZoneRoll
from battlewright.games.fields.model.ids import DieShift, read_die_shift
from battlewright.games.fields.model.state import State
from battlewright.games.fields.model.words import ZONES
from battlewright.games.fields.procedures.changes import emit
from battlewright.games.fields.procedures.rolling import roll_again, roll_dice
from battlewright.games.fields.rules.dice import reroll_options, successes
from battlewright.games.fields.rules.epic import flat_bonus, seat_of, total, zone_dice
from battlewright.games.fields.rules.table import is_on
from battlewright.kernel.decisions import Decision
from battlewright.kernel.options import Option

MOST_DICE = 10  # FE-DICE-06


def begin(state: State, frame: Epic) -> None:
    """FE-DICE-05, FE-DICE-13: heroes will roll; beasts, bosses and unplayed enemies have their values."""
    frame.step = "excess"
    for number, side in enumerate(frame.sides):
        side.auto = {}
        if side.kind == "hero":
            side.totals = dict.fromkeys(ZONES, 0)
            continue
        tell_totals(state, frame, number, *("FE-DICE-13", "FE-EPIC-39"))


def tell_totals(state: State, frame: Epic, number: int, *rules: str) -> None:
    """FE-EPIC-33, FE-EPIC-39: the totals of a side, with their reasons."""
    side = frame.sides[number]
    attack, defense, initiative = (
        total(state, frame, number, zone) for zone in ("attack", "defense", "initiative")
    )
    side.totals = {"attack": attack.total, "defense": defense.total, "initiative": initiative.total}
    emit(
        state,
        events.TotalsMade(who=side.id, attack=attack, defense=defense, initiative=initiative, rules=rules),
    )


# --- more than ten dice ---------------------------------------------------------------------------


def excess_dice(state: State, side: Fighter) -> int:
    """FE-DICE-06: dice above 10 over all zones that are still to be turned into successes."""
    if side.kind != "hero" or is_on(state, "power_dice_per_roll"):
        return 0
    made = sum(side.auto.get(zone, 0) for zone in ZONES)
    return max(0, sum(zone_dice(side, zone) for zone in ZONES) - MOST_DICE) - made


def excess(state: State, frame: Epic) -> None:
    """FE-DICE-06: each die above 10 is taken out of a zone and is a success in any zone."""
    for number, side in enumerate(frame.sides):
        if excess_dice(state, side) > 0:
            frame.turn = number
            frame.asks = [seat_of(state, side)]
            return
    fighters = (number for number, side in enumerate(frame.sides) if side.kind == "hero")
    _start(frame, [ZoneRoll(number, "initiative") for number in fighters], "compare")


def excess_decision(state: State, frame: Epic, seat: int, facts: dict[str, object]) -> Decision:
    """From which zone, to which zone."""
    side = frame.sides[frame.turn]
    full = [zone for zone in ZONES if dice_left(side, zone) > 0]
    options = [o.Choose(str(DieShift(zone, to))) for zone in full for to in ZONES]
    facts = facts | {"fighter": side.id, "left": excess_dice(state, side)}
    return Decision(seat, "excess", options, ("FE-DICE-06",), facts)


def excess_take(state: State, frame: Epic, seat: int, option: Option) -> None:
    """One die becomes one success."""
    assert isinstance(option, o.Choose)
    auto = frame.sides[frame.turn].auto
    shift = read_die_shift(option.what)
    auto[_taken(shift.source)] = auto.get(_taken(shift.source), 0) + 1
    auto[shift.to] = auto.get(shift.to, 0) + 1


def dice_left(side: Fighter, zone: str) -> int:
    """Dice of a zone that are rolled."""
    return zone_dice(side, zone) - side.auto.get(_taken(zone), 0)


def _taken(zone: str) -> str:
    """Where `Fighter.auto` keeps the dice taken out of a zone."""
    return f"-{zone}"


# --- rolling --------------------------------------------------------------------------------------


Then: TypeAlias = Literal["compare", "hit", "hit_back"]


def _start(frame: Epic, rolls: list[ZoneRoll], then: Then) -> None:
    frame.rolling, frame.then, frame.step = rolls, then, "roll"


def roll_attack(state: State, frame: Epic, attacker: int, then: Then) -> None:
    """FE-DICE-09, FE-DICE-12, FE-DICE-14: the attacker's attack dice and the defender's defense dice."""
    wanted = [ZoneRoll(attacker, "attack"), ZoneRoll(1 - attacker, "defense")]
    _start(frame, [due for due in wanted if frame.sides[due.side].kind == "hero"], then)


def roll(state: State, frame: Epic) -> None:
    """FE-DICE-05, FE-DICE-07: as many dice as the zone is worth."""
    frame.step = "reroll"
    for due in frame.rolling:
        side, zone = frame.sides[due.side], due.zone
        dice = dice_left(side, zone)
        if is_on(state, "power_dice_per_roll") and dice > MOST_DICE:
            side.auto[zone] = dice - MOST_DICE
            dice = MOST_DICE
        side.dice[zone] = roll_dice(state, dice)


def reroll(state: State, frame: Epic) -> None:
    """FE-DICE-10: reroll faces as in wilds combat; then the results stand."""
    for due in frame.rolling:
        side = frame.sides[due.side]
        if "reroll" in side.dice[due.zone]:
            frame.turn = due.side
            frame.asks = [seat_of(state, side)]
            return
    for due in frame.rolling:
        side, zone = frame.sides[due.side], due.zone
        automatic = side.auto.get(zone, 0)
        side.totals[zone] = successes(side.dice[zone]) + automatic + flat_bonus(state, side, zone)
        emit(
            state,
            events.PowerRolled(
                who=side.id,
                zone=zone,
                dice=tuple(side.dice[zone]),
                automatic=automatic,
                result=side.totals[zone],
                rules=("FE-DICE-05", "FE-DICE-07" if zone == "initiative" else "FE-DICE-09"),
            ),
        )
    assert frame.then
    frame.step, frame.rolling = frame.then, []


def _pending(frame: Epic) -> tuple[Fighter, str]:
    for due in frame.rolling:
        if "reroll" in frame.sides[due.side].dice[due.zone]:
            return frame.sides[due.side], due.zone
    raise AssertionError("no roll is pending")


def reroll_decision(state: State, frame: Epic, seat: int, facts: dict[str, object]) -> Decision:
    """Which dice are rolled again."""
    side, zone = _pending(frame)
    facts = facts | {"fighter": side.id, "zone": zone, "dice": list(side.dice[zone])}
    return Decision(seat, "reroll", reroll_options(side.dice[zone]), ("FE-DICE-10", "FE-WILD-04"), facts)


def reroll_take(state: State, frame: Epic, seat: int, option: Option) -> None:
    """Again, or not: a reroll face that stays counts as nothing."""
    side, zone = _pending(frame)
    if isinstance(option, o.Reroll):
        side.dice[zone] = roll_again(state, side.dice[zone], option.faces)
    else:
        side.dice[zone] = ["blank" if face == "reroll" else face for face in side.dice[zone]]
