"""Exact odds of Heroscape's dice: attacks with all that answers them, falls, strikes, d20 tables.

A combat die shows a skull on three faces, a shield on two, nothing on one (HS-GAP-05). Everything is computed
from the same tallies and predicates as the game itself; nothing is sampled. A *toll* says how many further
wounds a figure will have taken, with the chance of each number; its last entry is destruction.

Each figure is reckoned by itself here, which is quick: saves that are paid for with a marker or a comrade are
taken as not used, victims of one area attack as if nobody had fallen before them, and what a destroyed figure
does in its turn is not counted. `foresight.py` plays all of that out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import comb
from typing import NamedTuple

from msgspec.structs import replace

from battlewright.games.heroscape.library import switch
from battlewright.games.heroscape.model import cards
from battlewright.games.heroscape.model.cards import Action
from battlewright.games.heroscape.model.frames import Attack, Wounding
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.procedures.attack import widen
from battlewright.games.heroscape.procedures.wounds import distance_to, saves_for
from battlewright.games.heroscape.rules.clashes import (
    attack_dice,
    attack_kind,
    counter_power,
    crest_shields,
    crest_skulls,
    defence_dice,
    dodges,
    door_shields,
    escape_of,
    escape_tally,
    more_shields,
    overkill_of,
    rerolls,
    smoke_of,
    special_of,
)
from battlewright.games.heroscape.rules.conditions import Clash
from battlewright.games.heroscape.rules.filters import fits, powerless
from battlewright.games.heroscape.rules.numbers import automatic, d20_tally, life_of
from battlewright.games.heroscape.rules.objects import object_life
from battlewright.games.heroscape.rules.table import unit
from battlewright.kernel.odds import Odds, TestOdds
from battlewright.kernel.tally import Tally

Chances = dict[int, float]  # number -> chance

SKULL, SHIELD, BLANK = 1 / 2, 1 / 3, 1 / 6
CREST = 1 / 6
CREST_DICE = 10  # of a save that looks for crests


# --- dice -----------------------------------------------------------------------------------------


def pool(dice: int, share: float) -> Chances:
    """How many of some dice show what is wanted."""
    dice = max(0, dice)
    return {n: comb(dice, n) * share**n * (1 - share) ** (dice - n) for n in range(dice + 1)}


def row(chances: Chances) -> tuple[float, ...]:
    """The chances of 0, 1, 2 … in a row; empty where nothing was worked out."""
    return tuple(chances.get(n, 0.0) for n in range(max(chances, default=-1) + 1))


def add(into: Chances, number: int, chance: float) -> None:
    """More weight for a number."""
    if chance > 0.0:
        into[number] = into.get(number, 0.0) + chance


def d20_chance(worked: Callable[[int], bool]) -> float:
    """The share of the twenty faces that work."""
    return sum(worked(face) for face in range(1, 21)) / 20


def d20_test(who: str, power: str, least: int, chance: float) -> TestOdds:
    """A d20 as a test: one die, the result that is needed, the chances of failing and succeeding."""
    needed = Tally(least, (), (), power)
    return TestOdds("d20", who, Tally(1, (), (), power), needed, (1.0 - chance, chance))


# --- wounds ---------------------------------------------------------------------------------------


def left_of(state: State, figure: Figure) -> int:
    """How many further wounds destroy a figure."""
    return max(0, life_of(state, figure) - figure.wounds)


def save_chance(
    state: State, frame: Wounding, figure: Figure, source: Figure, power: str, part: cards.Save
) -> float:
    """How likely a save works."""
    if part.crests:
        return sum(chance for n, chance in pool(CREST_DICE, CREST).items() if n >= part.crests)
    plus = distance_to(state, frame, figure) if part.plus_distance else 0
    return d20_chance(lambda face: d20_tally(state, source, face + plus, power).total >= part.least)


def unsaved(state: State, figure: Figure, taken: int, amount: int, how: str, by: str) -> float:
    """The chance that no power keeps these wounds off a figure that has taken some already."""
    hurt = replace(figure, wounds=figure.wounds + taken)
    frame = Wounding(figure=figure.id, amount=amount, by=by, how=how)  # type: ignore[arg-type]
    open_chance = 1.0
    while found := saves_for(state, frame, hurt):
        name, power, part = found[0]
        frame.answered.append(power)
        if not part.spend and part.sacrifice is None:
            open_chance *= 1.0 - save_chance(state, frame, hurt, state.figures[name], power, part)
    return open_chance


def wound(state: State, figure: Figure, toll: Chances, amount: int, how: str, by: str = "") -> Chances:
    """A toll after some more wounds, saves considered."""
    most = left_of(state, figure)
    after: Chances = {}
    for taken, chance in toll.items():
        if not amount or taken >= most:
            add(after, taken, chance)
            continue
        hit = unsaved(state, figure, taken, amount, how, by)
        add(after, taken, chance * (1 - hit))
        add(after, min(most, taken + amount), chance * hit)
    return after


def wounds_of(state: State, figure: Figure, toll: Chances, hits: Chances, how: str, by: str = "") -> Chances:
    """A toll after a number of hits that chance decides."""
    after: Chances = {}
    for amount, chance in hits.items():
        for taken, share in wound(state, figure, toll, amount, how, by).items():
            add(after, taken, chance * share)
    return after


def destroy(state: State, figure: Figure, toll: Chances, chance: float) -> Chances:
    """A toll after something that destroys with some chance."""
    after: Chances = {}
    for taken, share in toll.items():
        add(after, taken, share * (1 - chance))
        add(after, left_of(state, figure), share * chance)
    return after


def toll_odds(
    target: str, tests: Iterable[TestOdds], remaining: Chances, toll: Chances, most: int, note: str = ""
) -> Odds:
    """A toll as odds; `most` wounds destroy."""
    return Odds(target, tuple(tests), row(remaining), row(toll), toll.get(most, 0.0), note)


# --- attacks --------------------------------------------------------------------------------------


class Hit(NamedTuple):
    """One result of an attack roll: skulls as they count, whether every die shows one, and its chance."""

    skulls: int
    every: bool
    chance: float


def attack_hits(state: State, frame: Attack, dice: int) -> list[Hit]:
    """HS-DICE-01: what the attack roll may come to, powers that change skulls included."""
    wild = switch(state, "v_blank_wild") == "on" and frame.origin != "HSV-UNIT-03"
    times, more = 1, 0
    if not frame.origin and not frame.power:
        attacker = state.figures[frame.attacker]
        clash = Clash(state.figures.get(frame.target), "normal", attacking=True)
        times += automatic(state, attacker, "skull-value", clash).total
        more = automatic(state, attacker, "auto-skulls", clash).total
    crests = 0 if wild else crest_skulls(state, frame)
    if crests:
        return _crested_hits(dice, times, crests, more)
    rolled = pool(dice, SKULL + (BLANK if wild else 0.0))
    return [Hit(n * times + more, bool(dice) and n == dice, chance) for n, chance in rolled.items()]


def _crested_hits(dice: int, times: int, crests: int, more: int) -> list[Hit]:
    """The same with dice whose blank is a crest that counts as skulls."""
    found = []
    for n, one in pool(dice, SKULL).items():
        for blanks, two in pool(dice - n, BLANK / (1 - SKULL)).items():
            found.append(Hit(n * times + blanks * crests + more, bool(dice) and n == dice, one * two))
    return found


def attack_odds(state: State, frame: Attack) -> list[Odds]:
    """HS-AREA-02: an attack about to be made, one entry for everyone it hits and for what strikes back."""
    attacker = state.figures[frame.attacker]
    smoke = smoke_chance(state, frame, attacker)
    widen(state, frame)
    dice = attack_dice(state, frame)
    hits = attack_hits(state, frame, dice.total)
    skulls: Chances = {}
    for hit in hits:
        add(skulls, hit.skulls, hit.chance)
    test = TestOdds("attack", frame.attacker, dice, Tally(0), row(skulls))
    found: list[Odds] = []
    back: Chances = {0: 1.0}
    for name in frame.left or [frame.target]:
        frame.current = name
        odds, struck = _against(state, frame, test, hits, smoke)
        found.append(odds)
        if struck:
            back = wounds_of(state, attacker, back, struck, "power", name)
    if 1.0 - back.get(0, 0.0) > 1e-12:
        found.append(
            toll_odds(attacker.id, (), {}, back, left_of(state, attacker), _striking_back(state, frame))
        )
    special = special_of(state, frame)
    if special is not None and isinstance(special.then, cards.Pounce):
        lost = 1.0 - found[0].knock_out
        found.append(
            Odds(
                attacker.id,
                (),
                (),
                (1.0 - lost, *(0.0,) * (left_of(state, attacker) - 1), lost),
                lost,
                frame.power,
            )
        )
    return found


def defence_odds(state: State, frame: Attack) -> Odds:
    """HS-DICE-03: somebody who is about to defend against skulls that lie on the table."""
    hit = Hit(frame.skulls, frame.all_skulls, 1.0)
    test = TestOdds("attack", frame.attacker, attack_dice(state, frame), Tally(0), row({frame.skulls: 1.0}))
    return _against(state, frame, test, [hit], 0.0)[0]


def smoke_chance(state: State, frame: Attack, attacker: Figure) -> float:
    """How likely the target vanishes before the attack is made (`Smoke`)."""
    found = smoke_of(state, frame, attacker)
    if found is None:
        return 0.0
    figure, power, part = found
    return d20_chance(lambda face: d20_tally(state, figure, face, power).total >= part.least)


def _against(
    state: State, frame: Attack, test: TestOdds, hits: list[Hit], smoke: float
) -> tuple[Odds, Chances]:
    """The odds of one victim, and the wounds that come back to the attacker."""
    defender = state.figures.get(frame.current)
    if defender is None:
        return _object_odds(state, frame, test, hits), {}
    dice = defence_dice(state, frame)
    shields = _shields(state, frame, defender, dice.total)
    escape = _escape_chance(state, frame, defender)
    counter = counter_power(state, frame, defender, state.figures[frame.attacker])
    left: Chances = {}
    toll: Chances = {}
    back: Chances = {}
    add(left, 0, smoke)
    add(toll, 0, smoke)
    add(back, 0, smoke)
    for hit in hits:
        weight = hit.chance * (1 - smoke)
        away = escape if hit.skulls else 0.0
        for into in (left, toll, back):
            add(into, 0, weight * away)
        _settle(state, frame, defender, hit, shields, weight * (1 - away), (left, toll, back), bool(counter))
    toll = _aftermath(state, frame, defender, toll)
    defence = TestOdds("defence", defender.id, dice, Tally(0), row(shields))
    tests = [*_hiding(state, frame, smoke), test, defence, *_answers(state, frame, defender, escape)]
    tests += _further_tests(state, frame, defender)
    note = frame.power if frame.power else ""
    return toll_odds(defender.id, tests, left, toll, left_of(state, defender), note), back if counter else {}


def _settle(
    state: State,
    frame: Attack,
    defender: Figure,
    hit: Hit,
    shields: Chances,
    weight: float,
    into: tuple[Chances, Chances, Chances],
    counter: bool,
) -> None:
    """HS-DICE-04, HS-WOUND-01: one attack roll against every defence roll."""
    left, toll, back = into
    frame.all_skulls = hit.every
    overkill = overkill_of(state, frame, defender)
    most = left_of(state, defender)
    if overkill is not None and overkill.destroys:
        add(left, hit.skulls, weight)
        add(toll, most, weight)
        add(back, 0, weight)
        return
    blocks, caps = dodges(state, frame, defender, 0), dodges(state, frame, defender, 1)
    by, how = frame.attacker, attack_kind(frame)
    for shown, chance in ({0: 1.0} if overkill is not None else shields).items():
        wounds = 0 if blocks and shown and overkill is None else max(0, hit.skulls - shown)
        if shown and caps:
            wounds = min(1, wounds)
        add(left, wounds, weight * chance)
        add(back, max(0, shown - hit.skulls) if counter else 0, weight * chance)
        for taken, share in wound(state, defender, {0: 1.0}, wounds, how, by).items():
            add(toll, taken, weight * chance * share)


def _shields(state: State, frame: Attack, defender: Figure, dice: int) -> Chances:
    """HS-DICE-02: the shields of a defence as they count."""
    wild = switch(state, "v_blank_wild") == "on"
    crested = not wild and crest_shields(state, frame, defender) > 0
    shield, crest = SHIELD + (BLANK if wild else 0.0), BLANK if crested else 0.0
    if rerolls(state, frame, defender):
        missed = 1.0 - shield - crest
        shield, crest = shield + missed * shield, crest + missed * crest
    found: Chances = {}
    for rolled, one in pool(dice, shield).items():
        for crests, two in pool(dice - rolled if crest else 0, crest / (1.0 - shield)).items():
            shown = rolled + more_shields(state, frame, defender, rolled, crests)
            add(found, shown, one * two)
    return found


def _escape_chance(state: State, frame: Attack, defender: Figure) -> float:
    found = escape_of(state, frame, defender)
    if found is None:
        return 0.0
    power, part = found
    return d20_chance(lambda face: escape_tally(state, defender, face, power, part).total >= part.least)


def _answers(state: State, frame: Attack, defender: Figure, escape: float) -> list[TestOdds]:
    """The d20 rolls by which the defender may get away or shrug wounds off, as tests."""
    found = []
    away = escape_of(state, frame, defender)
    if away is not None:
        found.append(d20_test(defender.id, away[0], away[1].least, escape))
    attacker = state.figures[frame.attacker]
    for power, _, action in unit(state, defender).actions.get("defended", ()):
        met = action.target is None or fits(state, defender.seat, attacker, action.target)
        if met and not powerless(state, defender):
            chance = _row_chance(state, defender, power, action, 0)
            found.append(d20_test(defender.id, power, action.rows[0].least, chance))
    return [*found, *save_tests(state, defender, attack_kind(frame), frame.attacker)]


def save_tests(state: State, figure: Figure, how: str, by: str) -> list[TestOdds]:
    """The rolls by which a figure may shrug off wounds of a kind."""
    found = []
    wounding = Wounding(figure=figure.id, amount=99, by=by, how=how)  # type: ignore[arg-type]
    for name, power, part in saves_for(state, wounding, figure):
        if part.spend or part.sacrifice is not None:
            continue
        chance = save_chance(state, wounding, figure, state.figures[name], power, part)
        if part.crests:
            dice, needed = Tally(CREST_DICE, (), (), power), Tally(part.crests, (), (), power)
            found.append(TestOdds("crests", name, dice, needed, (1.0 - chance, chance)))
        else:
            found.append(d20_test(name, power, part.least, chance))
    return found


def _hiding(state: State, frame: Attack, smoke: float) -> list[TestOdds]:
    """The d20 by which a target may vanish before it is shot at."""
    found = smoke_of(state, frame, state.figures[frame.attacker]) if smoke else None
    if found is None:
        return []
    figure, power, part = found
    return [d20_test(figure.id, power, part.least, smoke)]


def _further_tests(state: State, frame: Attack, defender: Figure) -> list[TestOdds]:
    """Dice that are rolled by themselves after a wound: further ones, and the d20 of a poison."""
    attacker = state.figures[frame.attacker]
    found = [
        TestOdds("extra", attacker.id, Tally(dice, (), (), power), Tally(0), row(pool(dice, SKULL)))
        for power, dice in _extra_dice(state, attacker, defender)
    ]
    found += [
        d20_test(attacker.id, power, action.rows[0].least, _row_chance(state, attacker, power, action, 0))
        for power, action in _rolled_after(state, attacker, defender)
    ]
    special = special_of(state, frame)
    if special is not None and isinstance(special.then, cards.Venom):
        least = special.then.wounds_from
        chance = d20_chance(lambda face: d20_tally(state, attacker, face, frame.power).total >= least)
        found.append(d20_test(attacker.id, frame.power, least, chance))
    return found


def _object_odds(state: State, frame: Attack, test: TestOdds, hits: list[Hit]) -> Odds:
    """HS-OBJECT-06, HS-DOOR-02: an object defends with dice of its own, and shields for its size."""
    dice = defence_dice(state, frame)
    wild = switch(state, "v_blank_wild") == "on"
    free = door_shields(state, frame)
    most = max(0, object_life(state, frame.current) - state.damage.get(frame.current, 0))
    shields = {n + free: chance for n, chance in pool(dice.total, SHIELD + (BLANK if wild else 0.0)).items()}
    left: Chances = {}
    toll: Chances = {}
    for hit in hits:
        for shown, chance in shields.items():
            wounds = max(0, hit.skulls - shown)
            add(left, wounds, hit.chance * chance)
            add(toll, min(most, wounds), hit.chance * chance)
    defence = TestOdds("defence", frame.current, dice, Tally(0), row(shields))
    return toll_odds(frame.current, (test, defence), left, toll, most, frame.power)


# --- what follows an attack by itself -------------------------------------------------------------


def _aftermath(state: State, frame: Attack, defender: Figure, toll: Chances) -> Chances:
    """Powers that need no choice: further dice after a wound, poison."""
    attacker = state.figures[frame.attacker]
    most = left_of(state, defender)
    after: Chances = {}
    extra = _extra_dice(state, attacker, defender)
    rolled = _rolled_after(state, attacker, defender)
    special = special_of(state, frame)
    venom = special.then if special is not None and isinstance(special.then, cards.Venom) else None
    for taken, chance in toll.items():
        if not taken or taken >= most or not (extra or venom or rolled):
            add(after, taken, chance)
            continue
        here: Chances = {taken: 1.0}
        for _, dice in extra:
            here = wounds_of(state, defender, here, pool(dice or taken, SKULL), "power", attacker.id)
        if venom:
            here = _poison(state, frame, defender, here, venom)
        for power, action in rolled:
            if taken >= action.least_wounds:
                here = _after_roll(state, attacker, defender, here, power, action)
        for number, share in here.items():
            add(after, number, chance * share)
    return after


def _extra_dice(state: State, attacker: Figure, defender: Figure) -> list[tuple[str, int]]:
    """Dice that a power rolls after a wound without asking (0: one per wound)."""
    if powerless(state, attacker):
        return []
    return [
        (power, effect.dice)
        for power, _, action in unit(state, attacker).actions.get("after-wounding", ())
        if action.mandatory and (action.target is None or fits(state, attacker.seat, defender, action.target))
        for effect in action.rows[0].effects
        if isinstance(effect, cards.ExtraDice)
    ]


def _rolled_after(state: State, attacker: Figure, defender: Figure) -> list[tuple[str, Action]]:
    """Powers with a d20 that must be rolled after a wound."""
    if powerless(state, attacker):
        return []
    return [
        (power, action)
        for power, _, action in unit(state, attacker).actions.get("after-wounding", ())
        if action.mandatory
        and action.rows[0].least > 1
        and (action.target is None or fits(state, attacker.seat, defender, action.target))
    ]


def _row_chance(state: State, figure: Figure, power: str, action: Action, number: int) -> float:
    """How likely the d20 of a power falls into one of its rows, counted from 0."""
    rows = action.rows
    least = rows[number].least
    above = rows[number + 1].least if number + 1 < len(rows) else 99
    return d20_chance(lambda face: least <= d20_tally(state, figure, face, power).total < above)


def _after_roll(
    state: State, attacker: Figure, defender: Figure, toll: Chances, power: str, action: Action
) -> Chances:
    """A toll after the d20 of a power that wounds once more or destroys."""
    after: Chances = {}
    missed = 1.0
    for number, row_ in enumerate(action.rows):
        chance = _row_chance(state, attacker, power, action, number)
        missed -= chance
        here = dict(toll)
        for effect in row_.effects:
            if isinstance(effect, cards.Wound):
                here = wound(state, defender, here, effect.amount, "power", attacker.id)
            elif isinstance(effect, cards.Destroy):
                here = destroy(state, defender, here, 1.0)
        for taken, share in here.items():
            add(after, taken, chance * share)
    for taken, share in toll.items():
        add(after, taken, missed * share)
    return after


def _poison(state: State, frame: Attack, defender: Figure, toll: Chances, venom: cards.Venom) -> Chances:
    """A d20 after the wound, again and again: it stops, wounds once more, or destroys."""
    attacker = state.figures[frame.attacker]
    most = left_of(state, defender)

    def result(face: int) -> int:
        return d20_tally(state, attacker, face, frame.power).total

    kills = d20_chance(lambda face: result(face) >= venom.destroys_from)
    wounds = d20_chance(lambda face: venom.wounds_from <= result(face) < venom.destroys_from)
    done: Chances = {}
    while toll:
        further: Chances = {}
        for taken, chance in toll.items():
            if taken >= most:
                add(done, taken, chance)
                continue
            add(done, taken, chance * (1 - kills - wounds))
            add(done, most, chance * kills)
            for number, share in wound(state, defender, {taken: 1.0}, 1, "power", attacker.id).items():
                add(further, number, chance * wounds * share)
        toll = further if sum(further.values()) > 1e-12 else {}
        for taken, chance in further.items() if not toll else ():
            add(done, taken, chance)
    return done


def _striking_back(state: State, frame: Attack) -> str:
    """The power whose excess shields hurt the attacker."""
    for name in frame.left or [frame.target]:
        defender = state.figures.get(name)
        if defender is not None:
            frame.current = name
            power = counter_power(state, frame, defender, state.figures[frame.attacker])
            if power:
                return power
    return ""
