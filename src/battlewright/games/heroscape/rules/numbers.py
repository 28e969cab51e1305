"""Every number a player may wonder about, with its reasons: move, range, dice, d20 rolls, initiative.

HS-SPECIAL-01: all modifiers that fit the situation apply. HS-SPECIAL-03: attack dice and range of special
attacks are never changed; defence against them is (HS-SPECIAL-04).
"""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from battlewright.games.heroscape.library import board_of, content_of, switch
from battlewright.games.heroscape.model.cards import DicePer, Filter, Modify, Per, Reach, SpecialAttack
from battlewright.games.heroscape.model.frames import Turn
from battlewright.games.heroscape.model.ids import boost_key, gift_source, power_ref
from battlewright.games.heroscape.model.state import Card, Figure, State
from battlewright.games.heroscape.rules.conditions import Clash, holds_when
from battlewright.games.heroscape.rules.engagement import (
    adjacent,
    base_of,
    engaged_with,
    height_of,
    neighbours,
    spaces_of,
)
from battlewright.games.heroscape.rules.filters import fits, is_named, named_by, powerless, reaches, stands_on
from battlewright.games.heroscape.rules.holding import held, holds, stands_on_glyph
from battlewright.games.heroscape.rules.sight import look
from battlewright.games.heroscape.rules.table import allied, card_of, copies, on_board, present, turn_of, unit
from battlewright.kernel.tally import Limit, Modifier, Tally

NOT_BELOW_ZERO = Limit("HS-DICE-01", least=0)


# --- how many times a change counts ---------------------------------------------------------------


def count(
    state: State, figure: Figure, other: Figure | None, per: Per, of: Filter | None, reach: Reach | None
) -> int:
    """How many of what a change is counted by."""
    seat, chosen = figure.seat, named_by(state, figure) if of and of.chosen else ""
    wanted = of or Filter()
    match per:
        case "":
            return 1
        case "wound":
            return figure.wounds
        case "other-wound":
            return other.wounds if other is not None else 0
        case "beside":
            return sum(fits(state, seat, f, wanted) for f in neighbours(state, figure))
        case "other-beside":
            if other is None:
                return 0
            return sum(fits(state, seat, f, wanted) for f in neighbours(state, other) if f.id != figure.id)
        case "in-reach":
            near = (f for f in on_board(state) if f.id != figure.id)
            return sum(
                fits(state, seat, f, wanted, chosen) and reaches(state, figure, f, reach) for f in near
            )
        case "experience":
            return max(
                (card.tokens.get("experience", 0) for card in copies(state, seat, figure.unit)), default=0
            )
        case "dealt":
            turn = turn_of(state)
            if turn is None or other is None:
                return 0
            return sum(amount for target, amount in turn.dealt if target == other.id)
        case "marker":
            return sum(len(card.markers) + len(card.shown) for card in copies(state, seat, figure.unit))
        case "chosen-wound":
            return max((f.wounds for f in on_board(state) if is_named(state, figure, f)), default=0)


def amount(state: State, figure: Figure, other: Figure | None, part: Modify | DicePer) -> int:
    """The size of a change, times what it is counted by."""
    times = count(state, figure, other, part.per, part.of, part.reach)
    each = part.amount if isinstance(part, Modify) else 1
    total = each * times
    return min(total, part.most) if part.most else total


def changes(state: State, stat: str, figure: Figure, clash: Clash | None = None) -> list[Modifier]:
    """Own changes of a number, and those of auras that reach the figure."""
    found = [] if powerless(state, figure) else _own(state, stat, figure, clash)
    return found + _from_auras(state, stat, figure, clash)


def _own(state: State, stat: str, figure: Figure, clash: Clash | None) -> list[Modifier]:
    other = clash.other if clash else None
    found = []
    for power, part in unit(state, figure).own.get(stat, ()):
        if holds_when(state, figure, part.when, clash):
            by = amount(state, figure, other, part)
            if part.none:
                by = -99
            if by:
                found.append(Modifier(by, power))
    return found


def _from_auras(state: State, stat: str, figure: Figure, clash: Clash | None) -> list[Modifier]:
    """Changes that other figures bring: everyone that fits and is near enough."""
    other = clash.other if clash else None
    found: list[Modifier] = []
    content = content_of(state)
    bringers = content.auras.get(stat, frozenset())
    if not present(state, bringers):
        return found
    for source in state.figures.values():
        if source.unit not in bringers or source.place != "board" or source.id == figure.id:
            continue
        if powerless(state, source):
            continue
        for power, part in content.units[source.unit].auras[stat]:
            if part.whom is None or not fits(state, source.seat, figure, part.whom, named_by(state, source)):
                continue
            if not part.stacks and any(m.source == power for m in found):
                continue
            helped = holds_when(state, figure, part.when, clash, source)
            if helped and reaches(state, source, figure, part.reach):
                by = part.amount if part.per == "" else amount(state, source, other, part)
                if by:
                    found.append(Modifier(by, power))
    return found


def gift(state: State, figure: Figure, stat: str) -> list[Modifier]:
    """Lasting changes laid on the card, and those of this turn."""
    found = [
        Modifier(card.gifts[stat], gift_source(card.id))
        for card in copies(state, figure.seat, figure.unit)
        if card.gifts.get(stat)
    ]
    turn = turn_of(state)
    if turn is not None and acts_in(state, turn, figure):
        for key, by in turn.boosts.items():
            boost = boost_key(key)
            if boost.stat == stat and by:
                found.append(Modifier(by, boost.power))
    return found


def acts_in(state: State, turn: Turn, figure: Figure) -> bool:
    """Whether a figure is one of those whose turn it is."""
    card = state.cards.get(turn.card)
    return card is not None and figure.unit == card.unit and figure.seat == card.seat


# --- movement -------------------------------------------------------------------------------------


def move_tally(state: State, figure: Figure, own_turn: bool = True) -> Tally:
    """HS-MOVE-01: the move number of a figure now, without the road bonus.

    HSV-FLEX-05, HSV-FLEX-09: only the move of its turn (`own_turn`) is multiplied by flexible markers.
    """
    turn = turn_of(state)
    base = unit(state, figure).card.move
    times = turn.multiple if own_turn and turn is not None and acts_in(state, turn, figure) else 1
    found = [Modifier(base * (times - 1), "HSV-FLEX-05")] if times > 1 else []
    found += gift(state, figure, "move") + changes(state, "move", figure)
    if any(f.id != figure.id for f in held(state, figure.seat, "V")):
        found.append(Modifier(2, "HS-GLYPH-VALDA-01"))
    return Tally(base, tuple(found), (Limit("HS-MOVE-01", least=0),), "HS-MOVE-01")


def range_tally(state: State, figure: Figure, other: Figure | None = None) -> Tally:
    """HS-RANGE-01, HS-GLYPH-IVOR-01: the range of a normal attack."""
    card = unit(state, figure).card
    clash = Clash(other, "normal", attacking=True) if other is not None else None
    found = gift(state, figure, "range") + changes(state, "range", figure, clash)
    if card.range >= 4 and holds(state, figure.seat, "I"):
        found.append(Modifier(4, "HS-GLYPH-IVOR-01"))
    return Tally(card.range, tuple(found), (), "HS-RANGE-01")


# --- combat dice ----------------------------------------------------------------------------------


class Height(NamedTuple):
    """Who stands higher in a fight, and by how many dice."""

    attacker: int
    defender: int
    rule: str


def height_advantage(
    state: State, attacker: Figure, defender: Figure, origin: tuple[int, int] | None = None
) -> Height:
    """HS-HEIGHT-01 to 04: one die for the higher base, two for ten levels and more.

    `origin` is base and height of where the attack comes from, if not from the attacker (HS-AREA-02).
    """
    mine = origin or (base_of(state, attacker), height_of(state, attacker))
    theirs = (base_of(state, defender), height_of(state, defender))
    if mine[0] == theirs[0]:
        return _same_layer(state, attacker, defender) if origin is None else Height(0, 0, "")
    high, low = (mine, theirs) if mine[0] > theirs[0] else (theirs, mine)
    if switch(state, "v_real_height") == "on" and high[0] + high[1] < low[0] + low[1]:
        return Height(0, 0, "HSV-HEIGHT-01")
    apart = high[0] - low[0]
    if switch(state, "big_height_bonus") == "ten_above_figure_height":
        apart -= low[1]
    dice, rule = (2, "HS-HEIGHT-02") if apart >= 10 else (1, "HS-HEIGHT-01")
    return Height(dice, 0, rule) if high is mine else Height(0, dice, rule)


def _same_layer(state: State, attacker: Figure, defender: Figure) -> Height:
    """HS-HEIGHT-04: with flat tiles counted as level, land still stands above water of its layer."""
    if switch(state, "flat_tile_level") != "same":
        return Height(0, 0, "")
    wet = ("water", "swamp-water", "ice", "molten-lava")
    low = [stands_on(state, figure, wet) for figure in (attacker, defender)]
    if low[0] == low[1]:
        return Height(0, 0, "")
    return Height(0, 1, "HS-HEIGHT-04") if low[0] else Height(1, 0, "HS-HEIGHT-04")


def attack_tally(state: State, attacker: Figure, target: Figure | None) -> Tally:
    """HS-DICE-01: the dice of a normal attack; against an object `target` is None (HS-OBJECT-02, 03)."""
    card = unit(state, attacker).card
    clash = Clash(target, "normal", attacking=True)
    found = gift(state, attacker, "attack") + changes(state, "attack", attacker, clash)
    if target is not None:
        higher = height_advantage(state, attacker, target)
        if higher.attacker:
            found.append(Modifier(higher.attacker, higher.rule))
        found += _against(state, target, "foe-attack", Clash(attacker, "normal", attacking=False))
        if switch(state, "v_flanking") == "on" and flanked(state, attacker, target):
            found.append(Modifier(1, "HSV-FLANK-01"))
    found += _attack_glyphs(state, attacker)
    return Tally(card.attack, tuple(found), (NOT_BELOW_ZERO,), "HS-DICE-01")


def _attack_glyphs(state: State, attacker: Figure) -> list[Modifier]:
    rarity = unit(state, attacker).card.rarity
    found = []
    if holds(state, attacker.seat, "A"):
        found.append(Modifier(1, "HS-GLYPH-ASTRID-01"))
    if rarity == "common" and holds(state, attacker.seat, "C"):
        found.append(Modifier(1, "HS-GLYPH-CREVCOR-01"))
    if rarity == "unique" and holds(state, attacker.seat, "U"):
        found.append(Modifier(1, "HS-GLYPH-ULANIVA-01"))
    if combat_die(state, attacker):
        found.append(Modifier(1, "HSV-GLYPH-02"))
    return found


def combat_die(state: State, figure: Figure) -> bool:
    """HSV-GLYPH-02: a Glyph of Brandar that gives the figure on it one combat die."""
    for glyph in state.glyphs:
        if glyph.letter == "B" and glyph.up and figure.at and figure.at[0] == glyph.at:
            effect = glyph.effect or switch(state, "v_brandar")
            if effect == "combat_die":
                return True
    return False


def _against(state: State, figure: Figure, stat: str, clash: Clash) -> list[Modifier]:
    """What a figure takes from (or gives to) the dice of the other side."""
    return changes(state, stat, figure, clash)


def flanked(state: State, attacker: Figure, target: Figure) -> bool:
    """HSV-FLANK-01, HS-TEAM-01: two allies or more engaged with this enemy alone, the attacker among them."""
    free = [
        figure
        for figure in on_board(state)
        if allied(state, attacker.seat, figure.seat)
        and [e.id for e in engaged_with(state, figure)] == [target.id]
    ]
    return len(free) >= 2 and any(figure.id == attacker.id for figure in free)


def special_dice(
    state: State, attacker: Figure, target: Figure | None, special: SpecialAttack, power: str
) -> Tally:
    """HS-SPECIAL-03: the dice of a special attack, changed only by what its own text says."""
    base = special.dice
    if target is not None:
        base = special.other_dice.get(unit(state, target).card.size, base)
    more = amount(state, attacker, target, special.more_dice) if special.more_dice is not None else 0
    found = (Modifier(more, power),) if more else ()
    return Tally(base, found, (NOT_BELOW_ZERO,), power)


class Origin(NamedTuple):
    """Where an attack comes from for its defender.

    A figure, or the place of the primary target (HS-AREA-02).
    """

    figure: Figure | None
    base: int
    height: int
    adjacent: bool


def origin_of(state: State, attacker: Figure, defender: Figure) -> Origin:
    """The attacker itself as origin."""
    return Origin(
        attacker, base_of(state, attacker), height_of(state, attacker), adjacent(state, attacker, defender)
    )


def defence_tally(
    state: State,
    defender: Figure,
    origin: Origin,
    kind: str,
    attacker: Figure | None = None,
    special: SpecialAttack | None = None,
) -> Tally:
    """HS-DICE-02, HS-HEIGHT-04: the dice of a defence against an attack from an origin."""
    card = unit(state, defender).card
    clash = Clash(attacker, kind, attacking=False, adjacent=origin.adjacent)
    found = gift(state, defender, "defence") + changes(state, "defence", defender, clash)
    if origin.figure is not None or origin.height:
        higher = height_advantage(state, defender, defender, (origin.base, origin.height))
        if higher.defender:
            found.append(Modifier(higher.defender, higher.rule))
        elif origin.figure is not None and origin.base == base_of(state, defender):
            layer = _same_layer(state, origin.figure, defender)
            if layer.defender:
                found.append(Modifier(layer.defender, layer.rule))
    found += _defence_glyphs(state, defender)
    if not origin.adjacent:
        found += cover(state, defender, origin)
    if attacker is not None:
        found += _foe_defence(state, attacker, defender, kind, special)
    burning = special is not None and special.fire and switch(state, "v_water_fire_shield") == "on"
    if burning and stands_on(state, defender, ("water",)):
        found.append(Modifier(1, "HSV-FIRE-01"))
    limits = [Limit("HS-DICE-02", least=0)]
    limits += _weakened(state, attacker, defender)
    if special is not None and special.defence.none:
        limits.append(Limit("HS-SPECIAL-01", most=0))
    return Tally(card.defence, tuple(found), tuple(limits), "HS-DICE-02")


def _foe_defence(
    state: State, attacker: Figure, defender: Figure, kind: str, special: SpecialAttack | None
) -> list[Modifier]:
    found = changes(state, "foe-defence", attacker, Clash(defender, kind, attacking=True))
    change = special.defence if special is not None else None
    if change is not None and change.amount and fits(state, attacker.seat, defender, change.of):
        found.append(Modifier(change.amount, "HS-SPECIAL-01"))
    return found


def _weakened(state: State, attacker: Figure | None, defender: Figure) -> list[Limit]:
    turn = turn_of(state)
    if turn is None or attacker is None or not acts_in(state, turn, attacker):
        return []
    if defender.id in turn.weak:
        return [Limit(turn.weak_by or "HS-SPECIAL-01", most=turn.weak[defender.id])]
    return []


def _defence_glyphs(state: State, defender: Figure) -> list[Modifier]:
    found = []
    if holds(state, defender.seat, "G"):
        found.append(Modifier(1, "HS-GLYPH-GERDA-01"))
    if holds(state, defender.seat, "J"):
        found.append(Modifier(2, "HS-GLYPH-JALGARD-01"))
    if combat_die(state, defender):
        found.append(Modifier(1, "HSV-GLYPH-02"))
    return found


def cover(state: State, defender: Figure, origin: Origin) -> list[Modifier]:
    """HS-JUNGLE-01 and, by variants, HSV-COVER-01/02, HSV-PLANT-01, HSV-ROUGH-04.

    HSV-COVER-05: the highest counts.
    """
    found = []
    if beside_plant(state, defender, jungle=True):
        found.append(Modifier(1, "HS-JUNGLE-01"))
    if switch(state, "v_plant_cover") == "on" and beside_plant(state, defender, jungle=False):
        found.append(Modifier(1, "HSV-PLANT-01"))
    rough = switch(state, "v_rough_ground")
    if rough in ("dense_swamp", "both") and stands_on(state, defender, ("swamp",)):
        found.append(Modifier(1, "HSV-ROUGH-04"))
    if rough in ("craggy_rock", "both") and stands_on(state, defender, ("rock",)):
        found.append(Modifier(1, "HSV-ROUGH-04"))
    if switch(state, "v_cover") == "on" and origin.figure is not None:
        hidden = half_hidden(state, origin.figure, defender)
        if hidden:
            found.append(hidden)
    return [max(found, key=lambda modifier: modifier.amount)] if found else []


def half_hidden(state: State, attacker: Figure, defender: Figure) -> Modifier | None:
    """HSV-COVER-01, HSV-COVER-02, HSV-COVER-03: cover by how much of the figure is seen."""
    seen = look(state, attacker, defender, clear=True)
    if seen.share <= 0.1 and not seen.head_seen:
        return Modifier(2, "HSV-COVER-02")
    return Modifier(1, "HSV-COVER-01") if seen.share <= 0.5 else None


def beside_plant(state: State, figure: Figure, jungle: bool) -> bool:
    """HS-JUNGLE-01, 02, 03, HSV-PLANT-02.

    Whether a plant stands adjacent to a figure that is not huge.
    """
    card = unit(state, figure).card
    if card.size == "huge":
        return False
    board = board_of(state)
    base = base_of(state, figure)
    near = {n for space in spaces_of(state, figure) for n in board.hex_neighbours(space)}
    for obstacle in board.obstacles.values():
        if obstacle.id in state.gone or not (obstacle.jungle or (obstacle.tree and not jungle)):
            continue
        if jungle and not obstacle.jungle:
            continue
        lower = card.height if base <= obstacle.base else obstacle.height
        if abs(base - obstacle.base) < lower and not near.isdisjoint(obstacle.spaces):
            return True
    return False


def automatic(state: State, figure: Figure, stat: str, clash: Clash) -> Tally:
    """Automatic skulls or shields, and how much each one counts beyond 1."""
    return Tally(0, tuple(changes(state, stat, figure, clash)), (), "HS-SPECIAL-01")


# --- the d20 --------------------------------------------------------------------------------------


def d20_tally(state: State, figure: Figure, roll: int, power: str = "") -> Tally:
    """A d20 of a figure: HS-GLYPH-LODIN-01, powers that raise rolls (doubled by HSV-D20-01)."""
    found = []
    if stands_on_glyph(state, figure, "L") or (
        switch(state, "lodin_scope") == "player" and holds(state, figure.seat, "L")
    ):
        found.append(Modifier(1, "HS-GLYPH-LODIN-01"))
    slug = power_ref(power).slug
    twice = 2 if switch(state, "v_d20_double") == "on" else 1
    for source in on_board(state):
        if source.seat != figure.seat or powerless(state, source):
            continue
        for name, part in unit(state, source).auras.get("d20", ()):
            wanted = part.of_power == "*" or (slug and slug == part.of_power)
            if wanted and part.whom is not None and fits(state, source.seat, figure, part.whom):
                found.append(Modifier(part.amount * twice, name))
    return Tally(roll, tuple(found), (), power or "HS-GLYPH-LODIN-01")


def leap_levels(state: State, figure: Figure, power: str) -> int:
    """How many more levels others let a figure leap with a power."""
    slug = power_ref(power).slug
    bringers = content_of(state).auras.get("leap", frozenset())
    if not present(state, bringers):
        return 0
    return sum(
        part.amount
        for source in on_board(state)
        if source.unit in bringers and not powerless(state, source)
        for _, part in unit(state, source).auras["leap"]
        if part.of_power == slug and part.whom and fits(state, source.seat, figure, part.whom)
    )


def initiative_tally(state: State, seat: int, roll: int) -> Tally:
    """HS-INIT-01: the roll and what changes it: HS-GLYPH-DAGMAR-01, HSV-POINTS-01, powers."""
    found = []
    if holds(state, seat, "D"):
        weak = switch(state, "v_dagmar_6") == "on"
        found.append(Modifier(6 if weak else 8, "HSV-GLYPH-05" if weak else "HS-GLYPH-DAGMAR-01"))
    if switch(state, "lodin_scope") == "player" and holds(state, seat, "L"):
        found.append(Modifier(1, "HS-GLYPH-LODIN-01"))
    if switch(state, "v_points_initiative") == "on":
        by = points_step(state.limit - state.players[seat].points)
        if by:
            found.append(Modifier(by, "HSV-POINTS-01" if by > 0 else "HSV-POINTS-02"))
    for figure in _one_per_card(state, seat):
        found += [m for m in changes(state, "initiative", figure) if m not in found]
    return Tally(roll, tuple(found), (), "HS-INIT-01")


def points_step(left: int) -> int:
    """HSV-POINTS-01, HSV-POINTS-02, HSV-POINTS-04.

    One for each started 20 points, at most 3, with its sign.
    """
    step = min(3, ceil(abs(left) / 20))
    return step if left > 0 else -step


def _one_per_card(state: State, seat: int) -> list[Figure]:
    seen: set[str] = set()
    found = []
    for figure in on_board(state):
        if figure.seat == seat and figure.unit not in seen:
            seen.add(figure.unit)
            found.append(figure)
    return found


def life_of(state: State, figure: Figure) -> int:
    """How many wounds destroy a figure."""
    return unit(state, figure).card.life


def marker_card(state: State, figure: Figure) -> Card:
    """The card on which a figure's markers lie."""
    return card_of(state, figure)
