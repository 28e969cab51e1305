"""What an option leads to, reckoned at a glance (`odds.py` says how).

The dice with their reasons and what they come to for each figure that is aimed at: quick enough for the
computer, which looks at hundreds of options. What else may follow from them is seen by playing the option
out (`foresight.py`); `preview.py` puts both together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import copy

from msgspec.structs import replace

from battlewright.games.heroscape.library import board_of, content_of
from battlewright.games.heroscape.model import cards
from battlewright.games.heroscape.model.cards import Action, Row
from battlewright.games.heroscape.model.frames import (
    Act,
    Attack,
    Dice,
    Falling,
    GlyphPower,
    Landing,
    Moving,
    Placing,
    Turn,
)
from battlewright.games.heroscape.model.ids import activation, glyph_letter, glyph_power
from battlewright.games.heroscape.model.options import (
    Activate,
    Done,
    Go,
    Order,
    PlaceAt,
    Reroll,
    ShoveAt,
    Skip,
    Strike,
    Target,
    Use,
)
from battlewright.games.heroscape.model.state import Card, Figure, State
from battlewright.games.heroscape.odds import (
    CREST,
    SHIELD,
    SKULL,
    Chances,
    add,
    attack_odds,
    d20_chance,
    d20_test,
    defence_odds,
    destroy,
    left_of,
    pool,
    row,
    save_tests,
    toll_odds,
    wound,
    wounds_of,
)
from battlewright.games.heroscape.procedures.acting import extra_roll
from battlewright.games.heroscape.procedures.falling import fall_dice_for, fall_rule
from battlewright.games.heroscape.procedures.leaving import swipe_dice
from battlewright.games.heroscape.procedures.moments import Chance as Opening
from battlewright.games.heroscape.procedures.moments import (
    action_of,
    aims,
    chances,
    needs_roll,
    row_for,
    table_for,
)
from battlewright.games.heroscape.procedures.turn import MOMENTS
from battlewright.games.heroscape.rules.bonds import bonds_of
from battlewright.games.heroscape.rules.clashes import area_choices
from battlewright.games.heroscape.rules.filters import powerless, stands_on
from battlewright.games.heroscape.rules.holding import glyph_at
from battlewright.games.heroscape.rules.numbers import d20_tally
from battlewright.games.heroscape.rules.routes import Price
from battlewright.games.heroscape.rules.shoving import shove_dice, size_of
from battlewright.games.heroscape.rules.table import figures_of, on_board, unit
from battlewright.games.heroscape.rules.treasures import TRAP, TRAPPED
from battlewright.games.heroscape.rules.ways import offered_ways
from battlewright.kernel.frames import below, top
from battlewright.kernel.odds import Chance, Odds, TestOdds
from battlewright.kernel.options import Option
from battlewright.kernel.tally import Tally

MOST_TARGETS = 12  # of a power whose target is chosen later
MOMENTS_AHEAD = {  # moments that follow when a step of a turn is ended
    "move": ("after-moving",),
    "before": ("after-moving",),
    "attack": ("after-attacking", "after-turn"),
    "after-move": (),
    "after-attack": ("after-turn",),
    "bond": ("before-moving",),
}
GLYPHS = {"N": (5, "negate"), "O": (10, "clear-markers"), "S": (19, "return-figure")}
LAVA_SURVIVED = 20
EXTREME = 20  # stands for the d20 of an extreme fall
EXTREME_KILLS = 18


def glance(state: State, seat: int, option: Option) -> list[Odds]:
    """The dice behind an option and what they come to; empty where nothing is rolled."""
    frame = top(state)
    match option:
        case Strike():
            return [*strike_odds(state, option), *_toll_of_attacking(state, option)]
        case ShoveAt(figure=figure, target=target):
            return [shove_odds(state, state.figures[figure], state.figures[target])]
        case Go() if isinstance(frame, Moving):
            return _go_odds(state, frame, option)
        case Use(power=power, figure=figure) if glyph_letter(power):
            return _glyph_odds(state, glyph_letter(power), figure)
        case Use(power="swipe", figure=figure) if isinstance(frame, Moving):
            return [_swipe_odds(state, state.figures[figure], state.figures[frame.figure])]
        case Use(power=power, figure=figure) if isinstance(frame, Turn):
            return _turn_power(state, frame, power, figure)
        case Use() if isinstance(frame, Act):
            return _act_odds(state, frame, "")
        case Target(target=target) if isinstance(frame, Act) and frame.step == "target":
            return _act_odds(state, frame, target)
        case Target() if isinstance(frame, GlyphPower) and frame.letter == "N":
            return _glyph_odds(state, "N", frame.figure)
        case Target(target=target) if isinstance(frame, Attack):
            return _victim_odds(state, frame, target)
        case Activate(card=card) if isinstance(frame, Turn):
            return [*_bond_odds(state, frame, card), *_opening_odds(state, activation(card).card)]
        case Order(card=card):
            return _opening_odds(state, card)
        case Done() | Skip() if isinstance(frame, Turn) and frame.card:
            return _due_odds(state, frame)
        case PlaceAt() if isinstance(frame, Placing):
            return _placing_odds(state, frame, option)
        case Reroll() if isinstance(frame, Dice):
            return _reroll_odds(state, frame)
        case _:
            return []


# --- attacks and shoves ---------------------------------------------------------------------------


def strike_odds(state: State, option: Strike) -> list[Odds]:
    """An attack, normal or special, at whoever it hits."""
    dice = int(option.dice or 0)
    frame = Attack(attacker=option.figure, target=option.target, power=option.power, dice=dice or -1)
    return attack_odds(state, frame)


def _toll_of_attacking(state: State, option: Strike) -> Iterator[Odds]:
    """Powers that must be used after attacking; what they add for the target itself is in its own odds."""
    user = state.figures[option.figure]
    for power, number, action in unit(state, user).actions.get("after-attacking", ()):
        if action.mandatory and not powerless(state, user):
            for odds in _act_odds(state, Act(seat=user.seat, figure=user.id, power=power, part=number), ""):
                yield replace(odds, wounds=()) if odds.target == option.target else odds


def _victim_odds(state: State, frame: Attack, target: str) -> list[Odds]:
    """HS-AREA-02, HS-DICE-03: one more victim of an area, or who defends next against the skulls rolled."""
    attack = copy(frame)
    if attack.step == "order":
        attack.current = target
        return [defence_odds(state, attack)]
    attack.left, attack.chosen = [*frame.left, *area_choices(state, frame)[target]], True
    return attack_odds(state, attack)


def shove_odds(state: State, figure: Figure, enemy: Figure) -> Odds:
    """HSV-SHOVE-02, HSV-SHOVE-03: how many spaces the enemy can be pushed."""
    dice = shove_dice(state, figure, enemy)
    firm = Tally(size_of(state, enemy), (), (), "HSV-SHOVE-03")
    skulls, shields = pool(dice.total, SKULL), pool(firm.total, SHIELD)
    left: Chances = {}
    for hit, one in skulls.items():
        for held, two in shields.items():
            add(left, max(0, hit - held), one * two)
    tests = (
        TestOdds("shove", figure.id, dice, Tally(0), row(skulls)),
        TestOdds("defence", enemy.id, firm, Tally(0), row(shields)),
    )
    return Odds(enemy.id, tests, row(left), note="HSV-SHOVE-02")


# --- moves ----------------------------------------------------------------------------------------


def _go_odds(state: State, frame: Moving, option: Go) -> list[Odds]:
    found = next((way for way in offered_ways(state, frame) if way.option == option), None)
    if found is None:
        return []
    figure = state.figures[frame.figure]
    told_of = [] if found.route.price.harmless else [route_odds(state, figure, found.route.price)]
    glyph = glyph_at(state, option.to[0])
    return [*told_of, *_mitonsoul_odds(state)] if glyph is not None and glyph.letter == "M" else told_of


def _mitonsoul_odds(state: State) -> list[Odds]:
    """HS-GLYPH-MITONSOUL-01: a d20 for everyone; a 1 destroys."""
    found = []
    for figure in on_board(state):
        dies = d20_chance(lambda face, who=figure: d20_tally(state, who, face).total == 1)  # type: ignore[misc]
        test = d20_test(figure.id, "HS-GLYPH-MITONSOUL-01", 2, 1.0 - dies)
        toll = destroy(state, figure, {0: 1.0}, dies)
        found.append(toll_odds(figure.id, (test,), {}, toll, left_of(state, figure), "glyph-M"))
    return found


def route_odds(state: State, figure: Figure, price: Price) -> Odds:
    """HS-LEAVE-02, HS-FALL-03, HS-TERRAIN-MOLTEN-02: what may happen to a figure on its way."""
    toll: Chances = {0: 1.0}
    tests: list[TestOdds] = []
    for name in price.swipes:
        enemy = state.figures[name]
        dice = Tally(swipe_dice(state, enemy), (), (), "HS-LEAVE-02")
        hits = pool(dice.total, SKULL)
        tests.append(TestOdds("swipe", name, dice, Tally(0), row(hits)))
        tests += save_tests(state, figure, "swipe", name)
        toll = wounds_of(state, figure, toll, hits, "swipe", name)
    for height in price.falls:
        toll = _fall(state, figure, Falling(figure=figure.id, height=height), toll, tests)
    for _ in range(price.lava):
        survives = d20_chance(lambda face: d20_tally(state, figure, face).total >= LAVA_SURVIVED)
        tests.append(d20_test(figure.id, "HS-TERRAIN-MOLTEN-02", LAVA_SURVIVED, survives))
        toll = destroy(state, figure, toll, 1 - survives)
    for name in price.strikes:
        toll = _struck(state, figure, state.figures[name], toll, tests)
    return toll_odds(figure.id, tests, {}, toll, left_of(state, figure))


def _fall(state: State, figure: Figure, fall: Falling, toll: Chances, tests: list[TestOdds]) -> Chances:
    dice = fall_dice_for(state, figure, fall)
    rule = fall_rule(fall, figure, state)
    if dice >= EXTREME:
        dies = d20_chance(lambda face: d20_tally(state, figure, face).total <= EXTREME_KILLS)
        tests.append(d20_test(figure.id, rule, EXTREME_KILLS + 1, 1 - dies))
        return destroy(state, figure, toll, dies)
    hits = pool(dice, SKULL)
    tests.append(TestOdds("fall", figure.id, Tally(dice, (), (), rule), Tally(0), row(hits)))
    return wounds_of(state, figure, toll, hits, "fall")


def _struck(state: State, figure: Figure, enemy: Figure, toll: Chances, tests: list[TestOdds]) -> Chances:
    """Enemies that strike at whoever comes near (`Strike`)."""
    for power, part in unit(state, enemy).parts.get(cards.Strike, ()):
        terrains = part.plus_on.items()
        plus = max((more for terrain, more in terrains if stands_on(state, enemy, (terrain,))), default=0)
        chance = _reaches(state, enemy, power, part.least, plus)
        tests.append(d20_test(enemy.id, power, part.least, chance))
        return wounds_of(state, figure, toll, {0: 1 - chance, 1: chance}, "power", enemy.id)
    return toll


def _reaches(state: State, figure: Figure, power: str, least: int, plus: int = 0) -> float:
    """The chance of at least so much on a d20 of a figure."""
    return d20_chance(lambda face: d20_tally(state, figure, face + plus, power).total >= least)


def _swipe_odds(state: State, enemy: Figure, figure: Figure) -> Odds:
    return route_odds(state, figure, Price(swipes=(enemy.id,)))


def _placing_odds(state: State, frame: Placing, option: PlaceAt) -> list[Odds]:
    """A figure that is thrown: the fall, or the d20 where it lands."""
    figure = state.figures[option.figure]
    board = board_of(state)
    space = board.spaces[board.by_label[option.at[0]]]
    if frame.drop >= 0 and frame.drop > space.level:
        tests: list[TestOdds] = []
        fall = Falling(figure=figure.id, height=frame.drop - space.level, into=list(option.at))
        toll = _fall(state, figure, fall, {0: 1.0}, tests)
        return [toll_odds(figure.id, tests, {}, toll, left_of(state, figure), frame.why)]
    landing = below(state, frame)
    if isinstance(landing, Landing) and landing.figure == figure.id:
        if space.terrain in ("water", "swamp-water") or space.level > landing.top:
            return []
        chance = _reaches(state, state.figures[landing.by], landing.why, landing.least)
        test = d20_test(landing.by, landing.why, landing.least, chance)
        hits = {0: 1 - chance, landing.wounds: chance}
        toll = wounds_of(state, figure, {0: 1.0}, hits, "power", landing.by)
        return [toll_odds(figure.id, (test,), {}, toll, left_of(state, figure), landing.why)]
    return []


# --- powers ---------------------------------------------------------------------------------------


def _turn_power(state: State, turn: Turn, power: str, figure: str) -> list[Odds]:
    """A power offered in a turn: at whoever it may be aimed, or on its own."""
    moment = "instead-of-attacking" if turn.step == "attack" else MOMENTS.get(turn.step, "")
    for chance in chances(state, turn, moment) if moment else ():
        if (chance.power, chance.figure.id) == (power, figure):
            frame = Act(seat=turn.seat, figure=figure, power=power, part=chance.part)
            return _act_odds(state, frame, "")
    return []


def _act_odds(state: State, frame: Act, target: str) -> list[Odds]:
    if frame.part < 0:
        return []
    action = action_of(state, frame.power, frame.part)
    user = state.figures[frame.figure]
    if action.target is None:
        return _listed([table_odds(state, frame, action, user, None)])
    names = [target] if target else frame.targets or [f.id for f in aims(state, user, action)]
    victims = [state.figures[name] for name in names[:MOST_TARGETS]]
    return _listed(table_odds(state, frame, action, user, victim) for victim in victims)


def _listed(found: Iterable[Odds | None]) -> list[Odds]:
    return [odds for odds in found if odds is not None]


def table_odds(state: State, frame: Act, action: Action, user: Figure, target: Figure | None) -> Odds | None:
    """The rows of a power's table with their chances, and what they do to the target."""
    rows = table_for(action, state, target)
    if action.crest_dice:
        results = _crest_results(rows, action.crest_dice)
    elif needs_roll(rows):
        results = _d20_results(state, frame, action, user, target, rows)
    else:
        return None
    works = sum(c for index, c, _ in results if index >= 0 and rows[index].effects)
    least = min((f[0] for i, _, f in results if f and i >= 0 and rows[i].effects), default=0)
    test = d20_test(user.id, frame.power, least, works)
    outcomes = tuple(
        Chance(_effects(rows[index].effects) if index >= 0 else "", chance, faces)
        for index, chance, faces in results
    )
    name = target.id if target is not None else user.id
    toll = _table_toll(state, user, target, rows, results) if target is not None else {}
    if len(toll) <= 1:
        return Odds(name, (test,), (), note=frame.power, outcomes=outcomes)
    assert target is not None
    most = left_of(state, target)
    return Odds(name, (test,), (), row(toll), toll.get(most, 0.0), frame.power, outcomes)


Result = tuple[int, float, tuple[int, ...]]  # row (-1: none), chance, faces


def _d20_results(
    state: State, frame: Act, action: Action, user: Figure, target: Figure | None, rows: tuple[Row, ...]
) -> list[Result]:
    """By row: the faces that lead to it."""
    extra = extra_roll(state, frame, action, user, target)
    by_row: dict[int, list[int]] = {}
    for face in range(1, 21):
        total = d20_tally(state, user, face, frame.power).plus(*extra).total
        by_row.setdefault(row_for(rows, total), []).append(face)
    return [(index, len(faces) / 20, (faces[0], faces[-1])) for index, faces in by_row.items()]


def _crest_results(rows: tuple[Row, ...], dice: int) -> list[Result]:
    """By row: how likely so many crests show."""
    by_row: dict[int, float] = {}
    for shown, chance in pool(dice, CREST).items():
        index = row_for(rows, max(1, shown)) if shown else -1
        by_row[index] = by_row.get(index, 0.0) + chance
    return [(index, chance, ()) for index, chance in by_row.items()]


def _table_toll(
    state: State, user: Figure, target: Figure, rows: tuple[Row, ...], results: list[Result]
) -> Chances:
    """The wounds that the rows deal to the target, saves considered."""
    toll: Chances = {}
    for index, chance, _ in results:
        here: Chances = {0: 1.0}
        for effect in rows[index].effects if index >= 0 else ():
            if isinstance(effect, cards.Wound):
                here = wound(state, target, here, effect.amount, "power", user.id)
            elif isinstance(effect, cards.Destroy):
                here = destroy(state, target, here, 1.0)
            elif isinstance(effect, cards.ExtraDice) and effect.dice:
                here = wounds_of(state, target, here, pool(effect.dice, SKULL), "power", user.id)
        for taken, share in here.items():
            add(toll, taken, chance * share)
    return toll


def _effects(effects: tuple[cards.AnyEffect, ...]) -> str:
    """`wound:2+move-again`: what a row does, each effect with its number."""
    return "+".join(_effect(effect) for effect in effects)


def _effect(effect: cards.AnyEffect) -> str:
    tag = str(type(effect).__struct_config__.tag)
    amount = getattr(effect, "amount", getattr(effect, "dice", 0))
    return f"{tag}:{0 if getattr(effect, 'all', False) else amount}"


def _glyph_odds(state: State, letter: str, figure: str) -> list[Odds]:
    """Nilrend, Oreld and Sturla roll a d20 for what they do."""
    treasure = content_of(state).glyphs[letter].treasure
    if letter not in GLYPHS and not treasure:
        return []
    least, effect = (TRAPPED + 1, "treasure") if treasure else GLYPHS[letter]
    power = TRAP if treasure else ""
    chance = d20_chance(lambda face: d20_tally(state, state.figures[figure], face, power).total >= least)
    first = round(21 - 20 * chance)
    outcomes = (Chance("", 1 - chance, (1, first - 1)), Chance(f"{effect}:0", chance, (first, 20)))
    test = d20_test(figure, glyph_power(letter), least, chance)
    return [Odds(figure, (test,), (), note=glyph_power(letter), outcomes=outcomes)]


def _bond_odds(state: State, turn: Turn, chosen: str) -> list[Odds]:
    """A turn with another card that a d20 decides about."""
    power = activation(chosen).by
    if not turn.card or not power:
        return []
    bond = next((part for name, part in bonds_of(state, state.cards[turn.card]) if name == power), None)
    if bond is None or not bond.roll:
        return []
    user = figures_of(state, state.cards[turn.card])[0]
    chance = _reaches(state, user, power, bond.roll)
    test = d20_test(user.id, power, bond.roll, chance)
    outcomes = (Chance("", 1 - chance), Chance("works:0", chance))
    return [Odds(user.id, (test,), (), note=power, outcomes=outcomes)]


def _due_odds(state: State, turn: Turn) -> list[Odds]:
    """Powers that nobody is asked about: they are rolled for when a step of the turn is over."""
    return [
        odds
        for moment in MOMENTS_AHEAD.get(turn.step, ())
        for chance in chances(state, turn, moment)
        if chance.action.mandatory
        for odds in _act_odds(state, _act_of(turn, chance), "")
    ]


def _act_of(turn: Turn, chance: Opening) -> Act:
    return Act(seat=turn.seat, figure=chance.figure.id, power=chance.power, part=chance.part)


def _opening_odds(state: State, name: str) -> list[Odds]:
    """What a turn with a card begins with: powers it must use, how far it moves, how many of it act."""
    card = state.cards.get(name)
    figures = figures_of(state, card) if card is not None else []
    if card is None or not figures:
        return []
    turn = Turn(seat=card.seat, card=name)
    found = [
        odds
        for moment in ("revealed", "before-moving")
        for chance in chances(state, turn, moment)
        if chance.action.mandatory
        for odds in _act_odds(state, _act_of(turn, chance), "")
    ]
    if not card.negated:
        found += [_rows_odds(state, figures[0], *rolled) for rolled in _opening_tables(state, card)]
    return found


def _opening_tables(state: State, card: Card) -> Iterator[tuple[str, tuple[tuple[int, int], ...], str]]:
    """The powers of a card that roll before it moves, with their rows and what these change."""
    for power, roll in unit(state, card).parts.get(cards.MoveRoll, ()):
        yield power, roll.rows, "longer-move"
    for power, swarm in unit(state, card).parts.get(cards.Swarm, ()):
        if swarm.rows:
            yield power, swarm.rows, "swarm"


def _rows_odds(
    state: State, user: Figure, power: str, rows: tuple[tuple[int, int], ...], effect: str
) -> Odds:
    """A d20 whose rows give a number."""
    by_number: dict[int, list[int]] = {}
    for face in range(1, 21):
        total = d20_tally(state, user, face, power).total
        number = max((n for n, (least, _) in enumerate(rows) if total >= least), default=0)
        by_number.setdefault(rows[number][1], []).append(face)
    outcomes = tuple(
        Chance(f"{effect}:{number}", len(faces) / 20, (faces[0], faces[-1]))
        for number, faces in by_number.items()
    )
    least = rows[1][0] if len(rows) > 1 else 1
    works = _reaches(state, user, power, least)
    return Odds(user.id, (d20_test(user.id, power, least, works),), (), note=power, outcomes=outcomes)


def _reroll_odds(state: State, frame: Dice) -> list[Odds]:
    """HSV-POWER-02: what the same dice may show when they are rolled again."""
    if frame.sides != 6:
        act = below(state, frame)
        if isinstance(act, Act) and act.part >= 0:
            return _act_odds(state, act, act.target)
        better = (20 - frame.faces[0]) / 20
        outcomes = (Chance("better:0", better), Chance("", 1.0 - better))
        return [Odds(frame.who, (), (), note=frame.why, outcomes=outcomes)]
    kind = "defence" if "defence" in frame.why else "attack"
    share = SHIELD if kind == "defence" else SKULL
    shown = pool(frame.dice, share)
    test = TestOdds(kind, frame.who, Tally(frame.dice), Tally(0), row(shown))
    return [Odds(frame.who, (test,), row(shown))]
