"""The powers of glyphs that do something when entered (HS-GLYPH-09 and the temporary glyphs.

Brandar by variants).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from battlewright.games.heroscape.library import content_of, switch, zones_of
from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.frames import GlyphPower, Placing, Wounding
from battlewright.games.heroscape.model.ids import glyph_power
from battlewright.games.heroscape.model.options import Skip, Target, Use
from battlewright.games.heroscape.model.state import Card, Figure, State
from battlewright.games.heroscape.procedures.changes import emit, faces_of, roll_d20
from battlewright.games.heroscape.procedures.effects import heal, negate
from battlewright.games.heroscape.procedures.treasures import take_treasure
from battlewright.games.heroscape.rules.engagement import base_of
from battlewright.games.heroscape.rules.flight import places_near
from battlewright.games.heroscape.rules.holding import glyph_at
from battlewright.games.heroscape.rules.numbers import d20_tally
from battlewright.games.heroscape.rules.standing import standing_places
from battlewright.games.heroscape.rules.table import card_of, friends, initiative_order, on_board, unit
from battlewright.games.heroscape.rules.treasures import TRAP, TRAPPED, may_carry
from battlewright.games.heroscape.rules.turns import pinned
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import pop, push
from battlewright.kernel.options import Option

RULES = {
    "E": "HS-GLYPH-ERLAND-01",
    "K": "HS-GLYPH-KELDA-01",
    "M": "HS-GLYPH-MITONSOUL-01",
    "N": "HS-GLYPH-NILREND-01",
    "O": "HS-GLYPH-ORELD-01",
    "S": "HS-GLYPH-STURLA-01",
    "B": "HS-GLYPH-BRANDAR-01",
}


def glyph_advance(state: State, frame: GlyphPower) -> None:
    """Each temporary glyph has its own steps; permanent ones work while they are held."""
    figure = state.figures[frame.figure]
    match frame.step:
        case "start" if not _works(state, frame.letter) or figure.place != "board":
            frame.used = False
            frame.step = "end"
        case "start" | "roll" | "next" | "placed":
            steps = STEPS["treasure" if _is_treasure(state, frame.letter) else frame.letter]
            steps[frame.step](state, frame, figure)
        case "choose":
            raise AssertionError(f"glyph {frame.letter} has made no choice")
        case "end":
            _remove(state, frame)
            pop(state)
        case _ as never:
            assert_never(never)


def _is_treasure(state: State, letter: str) -> bool:
    glyph = content_of(state).glyphs.get(letter)  # none that is hidden from the seat that asks
    return glyph is not None and glyph.treasure


def _works(state: State, letter: str) -> bool:
    """Whether a glyph does something when it is entered."""
    return letter in RULES or _is_treasure(state, letter)


def _remove(state: State, frame: GlyphPower) -> None:
    """HS-GLYPH-09: a temporary glyph that was used leaves the game."""
    glyph = glyph_at(state, frame.at)
    if glyph is None or not frame.used:
        return
    lasting = content_of(state).glyphs[frame.letter].lasting and glyph.effect != "power_point"
    if not lasting:
        state.glyphs.remove(glyph)
        emit(state, events.GlyphGone(at=glyph.at, letter=glyph.letter, rules=("HS-GLYPH-09",)))


# --- Erland ---------------------------------------------------------------------------------------


def _erland(state: State, frame: GlyphPower, figure: Figure) -> None:
    """HS-GLYPH-ERLAND-01, 02, 03: summon any other figure to a free adjacent space, or none."""
    if _summonable(state, figure):
        frame.step = "choose"
        frame.asks = [figure.seat]
    else:
        frame.used = False  # HS-GLYPH-ERLAND-02
        frame.step = "end"


def _finish(state: State, frame: GlyphPower, figure: Figure) -> None:
    """The power has been used."""
    frame.step = "end"


def _lower(state: State) -> bool:
    return switch(state, "v_erland_lower") == "on"


def _summonable(state: State, figure: Figure) -> list[str]:
    return [
        other.id
        for other in on_board(state)
        if other.id != figure.id
        and not unit(state, other).card.is_hive
        and pinned_by_power(state, other) is None
        and places_near(state, other, figure, lower=_lower(state))
    ]


def pinned_by_power(state: State, figure: Figure) -> str | None:
    """What keeps a figure from being moved by a glyph: powers that pin, not Proftaka."""
    held = pinned(state, figure)
    return held.rule if held is not None and held.rule != "HS-GLYPH-PROFTAKA-01" else None


def _take_erland(state: State, frame: GlyphPower, figure: Figure, option: Option) -> None:
    if isinstance(option, Target):
        frame.step = "placed"
        push(
            state,
            Placing(
                seat=figure.seat,
                figures=[option.target],
                near=figure.id,
                lower=_lower(state),
                drop=base_of(state, figure) if _lower(state) else -1,
                why="HS-GLYPH-ERLAND-01",
            ),
        )
    else:
        frame.step = "end"


# --- Kelda, Mitonsoul -----------------------------------------------------------------------------


def _kelda(state: State, frame: GlyphPower, figure: Figure) -> None:
    """HS-GLYPH-KELDA-01: all wounds are removed; an unhurt figure leaves the glyph where it is."""
    frame.used = figure.wounds > 0
    heal(state, figure, figure.wounds, "HS-GLYPH-KELDA-01")
    frame.step = "end"


def _mitonsoul(state: State, frame: GlyphPower, figure: Figure) -> None:
    """HS-GLYPH-MITONSOUL-01: a d20 for everyone on the battlefield; a 1 destroys."""
    order = initiative_order(state)
    everyone = sorted(on_board(state), key=lambda f: (order.index(f.seat), f.id))
    frame.queue = [other.id for other in everyone]
    frame.step = "next"


def _mitonsoul_rolls(state: State, frame: GlyphPower, figure: Figure) -> None:
    """HS-GLYPH-MITONSOUL-01: one figure after the other."""
    if frame.target and isinstance(state.reply, list):
        other = state.figures[frame.target]
        face = faces_of(state)[0]
        state.reply = None
        frame.target = ""
        if d20_tally(state, other, face).total == 1 and other.place == "board":
            push(
                state,
                Wounding(
                    figure=other.id, amount=0, destroy=True, how="glyph", source="HS-GLYPH-MITONSOUL-01"
                ),
            )
        return
    frame.queue = [name for name in frame.queue if state.figures[name].place == "board"]
    if frame.queue:
        frame.target = frame.queue.pop(0)
        roll_d20(state, "mitonsoul", state.figures[frame.target], rules=("HS-GLYPH-MITONSOUL-01",))
    else:
        frame.step = "end"


# --- Nilrend, Oreld -------------------------------------------------------------------------------


def _nilrend(state: State, frame: GlyphPower, figure: Figure) -> None:
    """HS-GLYPH-NILREND-01: choose a unique enemy card; on 5 or more it loses its powers."""
    if _unique_enemies(state, figure):
        frame.step = "choose"
        frame.asks = [figure.seat]
    else:
        frame.step = "end"


def _nilrend_rolled(state: State, frame: GlyphPower, figure: Figure) -> None:
    total = d20_tally(state, figure, faces_of(state)[0]).total
    state.reply = None
    frame.step = "end"
    if total >= 5:
        negate(state, state.cards[frame.target], "HS-GLYPH-NILREND-02")


def _unique_enemies(state: State, figure: Figure) -> list[Card]:
    return [
        card
        for card in state.cards.values()
        if not card.out
        and not friends(state, card.seat, figure.seat)
        and unit(state, card).card.rarity == "unique"
        and not card.negated
    ]


def _oreld(state: State, frame: GlyphPower, figure: Figure) -> None:
    """HS-GLYPH-ORELD-01: roll; on 10 or more remove a hidden marker from an enemy card."""
    frame.step = "choose"
    frame.asks = [figure.seat]


def _oreld_rolled(state: State, frame: GlyphPower, figure: Figure) -> None:
    total = d20_tally(state, figure, faces_of(state)[0]).total
    state.reply = None
    frame.step = "end"
    if total >= 10 and _marked(state, figure):
        frame.step = "next"
        frame.asks = [figure.seat]


def _marked(state: State, figure: Figure) -> list[Card]:
    return [
        c for c in state.cards.values() if c.markers and not c.out and not friends(state, c.seat, figure.seat)
    ]


def _take_oreld(state: State, frame: GlyphPower, figure: Figure, option: Option) -> None:
    if isinstance(option, Target):
        card = state.cards[option.target]
        card.markers.pop(state.rng.below(len(card.markers)))
        emit(state, events.MarkersLost(card=card.id, count=1, rules=("HS-GLYPH-ORELD-01",)))
    frame.step = "end"


# --- Sturla ---------------------------------------------------------------------------------------


def _sturla(state: State, frame: GlyphPower, figure: Figure) -> None:
    """HS-GLYPH-STURLA-01, 02: if its holder likes, a d20 for everyone destroyed; 19 or more returns."""
    frame.step = "choose"
    frame.asks = [figure.seat]


def _sturla_rolls(state: State, frame: GlyphPower, figure: Figure) -> None:
    """HS-GLYPH-STURLA-02: one destroyed figure after the other."""
    if frame.target and isinstance(state.reply, list):
        fallen = state.figures[frame.target]
        total = d20_tally(state, fallen, faces_of(state)[0]).total
        state.reply = None
        frame.target = ""
        if total >= 19:
            _revive(state, fallen)
        return
    if frame.queue:
        frame.target = frame.queue.pop(0)
        roll_d20(state, "sturla", state.figures[frame.target], rules=("HS-GLYPH-STURLA-02",))
    else:
        frame.step = "end"


def _revive(state: State, fallen: Figure) -> None:
    zones = zones_of(state)
    if any(standing_places(state, fallen, list(zone)) for zone in zones.values()):
        push(
            state,
            Placing(seat=fallen.seat, figures=[fallen.id], zones=sorted(zones), why="HS-GLYPH-STURLA-02"),
        )


def _take_sturla(state: State, frame: GlyphPower, figure: Figure, option: Option) -> None:
    if isinstance(option, Use):
        order = initiative_order(state)
        fallen = [f for f in state.figures.values() if f.place == "destroyed"]
        frame.queue = [f.id for f in sorted(fallen, key=lambda f: (order.index(f.seat), f.id))]
        frame.step = "next"
    else:
        frame.step = "end"


# --- Brandar --------------------------------------------------------------------------------------


def _brandar(state: State, frame: GlyphPower, figure: Figure) -> None:
    """HS-GLYPH-BRANDAR-01, HSV-GLYPH-01, HSV-GLYPH-03: nothing by itself; what the variant says otherwise."""
    glyph = glyph_at(state, frame.at)
    effect = switch(state, "v_brandar")
    if glyph is not None and effect == "roll" and not glyph.effect:
        if frame.step == "start":
            frame.step = "roll"
            roll_d20(state, "brandar", figure, rules=("HSV-GLYPH-03",))
            return
        face = faces_of(state)[0]
        state.reply = None
        glyph.effect = "power_point" if face <= 10 else "combat_die"
    if glyph is not None and effect == "power_point":
        glyph.effect = effect
    frame.used = False
    if glyph is not None and glyph.effect == "power_point":
        card = card_of(state, figure)
        card.power_points += 1
        emit(state, events.PointSpent(seat=figure.seat, card=card.id, amount=1, rules=("HSV-GLYPH-01",)))
        frame.used = True
    frame.step = "end"


# --- treasures ------------------------------------------------------------------------------------


def _treasure(state: State, frame: GlyphPower, figure: Figure) -> None:
    """HS-GLYPH-02: a unique or uncommon hero that ends its move there may take it."""
    frame.used = False
    frame.step = "end"
    if may_carry(state, figure):
        frame.step = "choose"
        frame.asks = [figure.seat]


def _trapped(state: State, frame: GlyphPower, figure: Figure) -> None:
    """HS-GLYPH-02: on 5 or less a trap wounds the hero and the treasure stays; else it is taken."""
    tally = d20_tally(state, figure, faces_of(state)[0], TRAP)
    state.reply = None
    frame.step = "end"
    if tally.total <= TRAPPED:
        rules = ("HS-GLYPH-02", *(m.source for m in tally.modifiers))
        emit(state, events.TrapSprung(figure=figure.id, letter=frame.letter, roll=tally.total, rules=rules))
        push(state, Wounding(figure=figure.id, amount=1, how="glyph", source="HS-GLYPH-02"))
        return
    glyph = glyph_at(state, frame.at)
    if glyph is not None:
        take_treasure(state, figure, glyph)


STEPS: dict[str, dict[str, Callable[[State, GlyphPower, Figure], None]]] = {
    "E": {"start": _erland, "placed": _finish},
    "K": {"start": _kelda},
    "M": {"start": _mitonsoul, "next": _mitonsoul_rolls},
    "N": {"start": _nilrend, "roll": _nilrend_rolled},
    "O": {"start": _oreld, "roll": _oreld_rolled},
    "S": {"start": _sturla, "next": _sturla_rolls},
    "B": {"start": _brandar, "roll": _brandar},
    "treasure": {"start": _treasure, "roll": _trapped},
}
"""The steps of each temporary glyph; all end alike."""


# --- questions ------------------------------------------------------------------------------------


def glyph_decision(state: State, frame: GlyphPower, seat: int) -> Decision:
    """What the glyph's power asks."""
    figure = state.figures[frame.figure]
    options: list[Option]
    match frame.letter:
        case "E":
            options = [Target(name) for name in _summonable(state, figure)]
        case "N":
            options = [Target(card.id) for card in _unique_enemies(state, figure)]
        case "O" if frame.step == "next":
            options = [Target(card.id) for card in _marked(state, figure)]
        case _:
            options = [Use(glyph_power(frame.letter), figure.id)]
    facts = {"figure": figure.id, "letter": frame.letter}
    return Decision(seat, "glyph", [*options, Skip()], (_rule_of(frame.letter),), facts)


def _rule_of(letter: str) -> str:
    """The rule of a glyph; a treasure has none of its own (HS-GLYPH-02)."""
    return RULES.get(letter, "HS-GLYPH-02")


def glyph_take(state: State, frame: GlyphPower, seat: int, option: Option) -> None:
    """Take the choice."""
    figure = state.figures[frame.figure]
    match frame.letter:
        case "E":
            _take_erland(state, frame, figure, option)
        case "N" if isinstance(option, Target):
            frame.target, frame.step = option.target, "roll"
            roll_d20(state, "nilrend", figure, rules=("HS-GLYPH-NILREND-01",))
        case "O" if frame.step == "next":
            _take_oreld(state, frame, figure, option)
        case "O" if isinstance(option, Use):
            frame.step = "roll"
            roll_d20(state, "oreld", figure, rules=("HS-GLYPH-ORELD-01",))
        case "S":
            _take_sturla(state, frame, figure, option)
        case letter if isinstance(option, Use) and _is_treasure(state, letter):
            frame.step = "roll"
            roll_d20(state, "treasure", figure, rules=("HS-GLYPH-02",))
        case _:
            frame.step = "end"
