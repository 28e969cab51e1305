"""What an option leads to, in exact odds, before it is chosen (`odds.py` says how they are worked out)."""

from __future__ import annotations

from battlewright.games.fields.library import content_of
from battlewright.games.fields.model import effects
from battlewright.games.fields.model import options as o
from battlewright.games.fields.model.frames import EncounterDraw, Epic, GridCard, Wilds
from battlewright.games.fields.model.state import Hero, State, copy_of
from battlewright.games.fields.odds import (
    Rolled,
    after_reroll,
    check_chance,
    die_of,
    epic_result,
    rolled,
    row,
    wilds_result,
)
from battlewright.games.fields.procedures.checks import check_dice
from battlewright.games.fields.procedures.wilds import wilds_combat
from battlewright.games.fields.rules.standing import has_grant
from battlewright.games.fields.rules.table import hero_of, team_of
from battlewright.games.fields.rules.wilds import wilds_dice
from battlewright.kernel.frames import top
from battlewright.kernel.odds import Odds, TestOdds
from battlewright.kernel.options import Option
from battlewright.kernel.tally import Tally


def preview(state: State, seat: int, option: Option) -> list[Odds]:
    """The odds behind an option; empty where nothing is rolled or hidden."""
    frame = top(state)
    match frame, option:
        case EncounterDraw(), o.ChooseCard(card=card):
            return _encounter(state, frame, card)
        case EncounterDraw(), o.Fight():
            return [_wilds(state, wilds_combat(state, state.heroes[frame.hero], frame.card))]
        case Wilds(step="reroll"), o.Reroll(faces=faces):
            return [_wilds(state, frame, after_reroll(frame.dice, faces, die_of(state)))]
        case Wilds(step="reroll"), o.Keep():
            return [_wilds(state, frame, _kept(frame))]
        case Wilds(step="prepare"), o.Pass():
            return [_wilds(state, frame)]
        case Epic(), o.PlayCard() | o.Pass() | o.UseTime() | o.RemoveSoldiers():
            return _epic(state, seat, frame, option)
        case _, o.Cast(hero=hero, spell=spell):
            return _checks(state, state.heroes[hero], spell)
        case _, o.UseItem(card=card):
            return _checks(state, hero_of(state, seat), card)
        case _:
            return []


# --- wilds ----------------------------------------------------------------------------------------


def _encounter(state: State, frame: EncounterDraw, card: str) -> list[Odds]:
    """A beast or a foreign ally means a wilds combat; an event may hold a check."""
    content = content_of(state)
    hero = state.heroes[frame.hero]
    if card in content.events:
        return _checks(state, hero, card)
    ally = content.allies.get(card)
    if ally is not None and ally.faction == state.teams[hero.team].faction:
        return []
    return [_wilds(state, wilds_combat(state, hero, card))]


def _kept(frame: Wilds) -> Rolled:
    return {(frame.dice.count("success"), frame.dice.count("double")): 1.0}


def _wilds(state: State, frame: Wilds, dice: Rolled | None = None) -> Odds:
    """FE-WILD: the chance to beat the enemy (`knock_out`) and the HP the hero loses (`wounds`)."""
    copy = copy_of(state)
    copy.stack.append(frame)
    tally = wilds_dice(copy, copy.heroes[frame.hero])
    found = dict(rolled(tally.total, die_of(copy))) if dice is None else dice
    beaten, lost = wilds_result(copy, frame, found)
    successes: dict[int, float] = {}
    for (ones, twos), chance in found.items():
        successes[ones + 2 * twos] = successes.get(ones + 2 * twos, 0.0) + chance
    needed = Tally(frame.defense + frame.hp, source="FE-WILD-06")
    test = TestOdds("wilds", frame.hero, tally, needed, row(successes))
    return Odds(frame.name, (test,), row(successes), row(lost), beaten, "wilds")


# --- checks ---------------------------------------------------------------------------------------


def _checks(state: State, hero: Hero, card: str) -> list[Odds]:
    """FE-CHECK: the checks a card calls for, each with its chance (`knock_out`)."""
    found = []
    for step in content_of(state).programs.get(card, ()):
        if isinstance(step, effects.Check):
            dice = check_dice(state, hero, step.dice, step.by)
            lucky = has_grant(state, "lucky", hero.id)
            chance = check_chance(dice, step.needed, die_of(state), lucky=lucky)
            tally, needed = Tally(dice, source="FE-CHECK-01"), Tally(step.needed, source="FE-CHECK-02")
            test = TestOdds("check", hero.id, tally, needed, (1 - chance, chance))
            found.append(Odds(hero.id, (test,), (1 - chance, chance), (), chance, "check"))
    return found


# --- epic combat ----------------------------------------------------------------------------------


def _epic(state: State, seat: int, frame: Epic, option: Option) -> list[Odds]:
    """FE-EPIC: what this combat round comes to as the cards lie after the option, for both sides."""
    team = team_of(state, seat)
    side = next((n for n, s in enumerate(frame.sides) if s.kind == "hero" and s.team == team), -1)
    if side < 0 or frame.step not in ("play", "act"):
        return []
    copy = copy_of(state)
    tried = copy.stack[-1]
    assert isinstance(tried, Epic)
    _lay(tried, side, option)
    dealt, taken, falls, fall = epic_result(copy, tried, side)
    one, two = frame.sides[side], frame.sides[1 - side]
    return [
        Odds(two.id, (), row(dealt), row(dealt), falls, "epic"),
        Odds(one.id, (), row(taken), row(taken), fall, "epic-own"),
    ]


def _lay(frame: Epic, side: int, option: Option) -> None:
    """The option carried out on the grid, as far as it changes it at once."""
    fighter = frame.sides[side]
    match option:
        case o.PlayCard(card=card, zone=zone) if zone:
            fighter.grid.append(GridCard(card=card, zone=zone, up=True))
        case o.UseTime():
            one = next(c for c in fighter.grid if c.card == option.card and c.zone == option.zone)
            two = next(c for c in fighter.grid if c.card == option.other and c.zone == option.to)
            one.zone, two.zone = two.zone, one.zone
        case o.RemoveSoldiers():
            chosen = {"attack": option.attack, "defense": option.defense, "initiative": option.initiative}
            fighter.soldiers = [zone for zone, number in chosen.items() for _ in range(number)]
        case _:
            pass
