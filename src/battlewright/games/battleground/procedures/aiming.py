"""What an attack is aimed at, chosen before it is paid for: a place, or several characters (BG-AREA-03)."""

from __future__ import annotations

from battlewright.games.battleground.model.cards import WeaponCard
from battlewright.games.battleground.model.frames import Attack
from battlewright.games.battleground.model.options import Choose, Stay
from battlewright.games.battleground.model.state import State
from battlewright.games.battleground.rules.aimed import aims
from battlewright.games.battleground.rules.attack import not_the_interrupted, target_denials, weapon_of
from battlewright.games.battleground.rules.table import enemies, turn_under_way
from battlewright.kernel.options import Option

CHOSEN = "targets"  # noted among the questions that were asked


def is_aimed(frame: Attack, weapon: WeaponCard) -> bool:
    """Whether nothing is left to choose before the attack is declared."""
    if weapon.aim:
        return frame.centre != ""
    return weapon.hits != "chosen" or CHOSEN in frame.asked


def aim_choices(state: State, frame: Attack) -> list[Option]:
    """The places an attack may be aimed at; or one more target, or no more."""
    weapon = weapon_of(state, frame.weapon)
    attacker = state.characters[frame.attacker]
    if weapon.aim:
        target = state.characters[frame.target]
        return [Choose(place) for place in aims(state, attacker, target, weapon, frame.boosts)]
    found: list[Option] = [Stay()]
    if 1 + len(frame.extra) < weapon.targets:
        found += [Choose(who) for who in _more_targets(state, frame, weapon)]
    return found


def _more_targets(state: State, frame: Attack, weapon: WeaponCard) -> list[str]:
    """BG-INT-06, BG-RANGED-01: other enemies that the weapon could be used on now."""
    attacker, turn = state.characters[frame.attacker], turn_under_way(state)
    return [
        enemy.id
        for enemy in enemies(state, attacker)
        if enemy.id not in (frame.target, *frame.extra)
        and not not_the_interrupted(state, turn, enemy, weapon)
        and not any(target_denials(state, attacker, enemy, weapon, frame.boosts))
    ]


def take_aim(frame: Attack, weapon: WeaponCard, option: Option) -> None:
    """The place, or one more target; to name no more ends the choice."""
    if isinstance(option, Stay):
        frame.asked.append(CHOSEN)
        return
    assert isinstance(option, Choose)
    if weapon.aim:
        frame.centre = frame.origin = option.what
    else:
        frame.extra.append(option.what)
