"""What an option leads to, in exact odds, before it is chosen.

Wilds combats and checks are played out (`foresight.py`); epic combats are computed as the cards lie
(`odds.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from battlewright.games.fields.acting import acted
from battlewright.games.fields.foresight import Check, End, Fought, foresee
from battlewright.games.fields.library import content_of
from battlewright.games.fields.model import cards, effects
from battlewright.games.fields.model import options as o
from battlewright.games.fields.model.frames import EncounterDraw, Epic, GridCard, QuestFrame, Wilds
from battlewright.games.fields.model.state import State, copy_of
from battlewright.games.fields.odds import Chances, cards_left, epic_ahead, epic_result, row
from battlewright.games.fields.rules.epic import power_rules
from battlewright.games.fields.rules.quests import task_of
from battlewright.games.fields.rules.table import team_of
from battlewright.kernel.frames import top
from battlewright.kernel.odds import Odds, TestOdds
from battlewright.kernel.options import Option
from battlewright.kernel.tally import Tally

ACTIONS = (o.UseEnergy, o.Cast, o.UseItem)  # of step 4


def preview(state: State, seat: int, option: Option) -> list[Odds]:
    """The odds behind an option; empty where nothing is rolled or hidden."""
    frame = top(state)
    if isinstance(frame, Epic) and isinstance(option, o.PlayCard | o.Pass | o.UseTime | o.RemoveSoldiers):
        return _epic(state, seat, frame, option)
    if isinstance(frame, Epic) and frame.step == "act" and isinstance(option, ACTIONS):
        return _action(state, seat, frame, option)
    if not _may_roll(state, option):
        return []
    ends = foresee(state, seat, option)
    return [*_wilds(ends), *_checks(ends)]


# --- wilds combats and checks ---------------------------------------------------------------------


def _may_roll(state: State, option: Option) -> bool:
    """Whether an option leads to a wilds combat or a check; others are not played out."""
    match top(state), option:
        case EncounterDraw(), o.ChooseCard(card=card):
            return card not in content_of(state).events or _rolls(state, card)
        case EncounterDraw(), o.Fight():
            return True
        case Wilds(step="prepare"), o.Pass() | o.UseItem():
            return True
        case Wilds(step="reroll"), o.Reroll() | o.Keep():
            return True
        case QuestFrame() as frame, o.Accept() | o.ChooseCard():
            demands = task_of(state, state.heroes[frame.hero], frame.card).demands
            return _demand_rolls(demands[frame.at + 1 :])
        case _, o.Cast(spell=card) | o.UseItem(card=card):
            return _rolls(state, card)
        case _:
            return False


def _rolls(state: State, card: str) -> bool:
    """Whether the instructions of a card call for a check or a wilds combat."""
    program = content_of(state).programs.get(card, ())
    return any(isinstance(step, effects.Check | effects.Fight) for step in program)


def _demand_rolls(demands: Iterable[cards.QuestDemand]) -> bool:
    return any(isinstance(demand, cards.CheckDemand | cards.FightDemand) for demand in demands)


def _wilds(ends: dict[End, float]) -> Iterator[Odds]:
    """FE-WILD: the chance to beat the enemy (`knock_out`) and the HP the hero loses (`wounds`)."""
    fights = {end: chance for end, chance in ends.items() if isinstance(end, Fought)}
    if not fights:
        return
    successes: Chances = {}
    lost: Chances = {}
    for end, chance in fights.items():
        successes[end.successes] = successes.get(end.successes, 0.0) + chance
        lost[end.lost] = lost.get(end.lost, 0.0) + chance
    beaten = sum(chance for end, chance in fights.items() if end.won)
    likely = max(fights, key=lambda end: fights[end])
    needed = Tally(likely.needed, source="FE-WILD-06")
    test = TestOdds("wilds", likely.hero, likely.dice, needed, row(successes))
    yield Odds(likely.foe, (test,), row(successes), row(lost), beaten, "wilds")


def _checks(ends: dict[End, float]) -> Iterator[Odds]:
    """FE-CHECK: the check an option calls for, with its chance (`knock_out`)."""
    made = [end for end in ends if isinstance(end, Check)]
    if not made:
        return
    met = sum(chance for end, chance in ends.items() if isinstance(end, Check) and end.met)
    dice, needed = Tally(made[0].dice, source="FE-CHECK-01"), Tally(made[0].needed, source="FE-CHECK-02")
    test = TestOdds("check", made[0].hero, dice, needed, (1 - met, met))
    yield Odds(made[0].hero, (test,), (1 - met, met), (), met, "check")


# --- epic combat ----------------------------------------------------------------------------------


def _side_of(state: State, seat: int, frame: Epic) -> int:
    team = team_of(state, seat)
    return next((n for n, s in enumerate(frame.sides) if s.kind == "hero" and s.team == team), -1)


def _action(state: State, seat: int, frame: Epic, option: Option) -> list[Odds]:
    """FE-EPIC-23 to FE-EPIC-27: what the round comes to once an action of step 4 has had its effect."""
    side = _side_of(state, seat, frame)
    if side < 0:
        return []
    found = acted(state, seat, option, side)
    if found is None:
        return []
    one, two = frame.sides[side], frame.sides[1 - side]
    return [
        Odds(two.id, (), found.dealt, found.dealt, found.falls, "epic"),
        Odds(one.id, (), found.taken, found.taken, found.fall, "epic-own"),
    ]


def _epic(state: State, seat: int, frame: Epic, option: Option) -> list[Odds]:
    """FE-EPIC: what this combat round comes to for both sides, cards that are still to be laid included."""
    side = _side_of(state, seat, frame)
    if side < 0 or frame.step not in ("play", "act"):
        return []
    copy = copy_of(state)
    tried = copy.stack[-1]
    assert isinstance(tried, Epic)
    _lay(tried, side, option)
    laid = isinstance(option, o.PlayCard) and bool(option.zone) and option.card != "power-flow"
    left = cards_left(copy, tried, int(laid), side) if frame.step == "play" else (0, 0)
    ahead = any(left) and not power_rules(copy)
    note = "epic-ahead" if ahead else "epic"
    dealt, taken, falls, fall = (
        epic_ahead(copy, tried, side, left) if ahead else epic_result(copy, tried, side)
    )
    one, two = frame.sides[side], frame.sides[1 - side]
    return [
        Odds(two.id, (), row(dealt), row(dealt), falls, note),
        Odds(one.id, (), row(taken), row(taken), fall, f"{note}-own"),
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
