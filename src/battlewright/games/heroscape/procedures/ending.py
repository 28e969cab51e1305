"""The end of a round, in its order: lava, Wannok, springs, eruptions, the goal (HS-ROUND-03)."""

from __future__ import annotations

from typing import assert_never

from battlewright.games.heroscape.library import board_of, switch
from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.frames import EndRound, Losing, Wounding
from battlewright.games.heroscape.model.ids import Numbered, number_of
from battlewright.games.heroscape.model.options import Skip, Target
from battlewright.games.heroscape.model.state import Figure, State
from battlewright.games.heroscape.procedures.changes import emit, faces_of, roll, roll_d20, skulls_in
from battlewright.games.heroscape.procedures.effects import heal
from battlewright.games.heroscape.procedures.eruptions import geyser, volcano
from battlewright.games.heroscape.procedures.rounds import check_victory
from battlewright.games.heroscape.rules.filters import powerless, stands_on
from battlewright.games.heroscape.rules.holding import held, stands_on_glyph
from battlewright.games.heroscape.rules.numbers import d20_tally
from battlewright.games.heroscape.rules.table import friends, initiative_order, on_board, own_figures, unit
from battlewright.games.heroscape.rules.victory import goal_of, marked
from battlewright.kernel.decisions import Decision
from battlewright.kernel.frames import pop, push
from battlewright.kernel.options import Option


def end_round_advance(state: State, frame: EndRound) -> None:
    """HS-ROUND-03: one step after the other, inside each by initiative order of the owners."""
    match frame.step:
        case "lava":
            _each(state, frame, _in_lava(state), _lava, "wannok")
        case "wannok":
            _each(state, frame, _on_wannok(state), _wannok, "spring")
        case "spring":
            _springs(state)
            frame.step = "volcano"
        case "volcano":
            if volcano(state, frame):
                frame.step, frame.inside = "geyser", ""
        case "geyser":
            if geyser(state, frame):
                frame.step, frame.inside = "scenario", ""
        case "scenario":
            _score(state)
            frame.step = "victory"
        case "victory":
            check_victory(state)
            frame.step = "end"
        case "end":
            pop(state)
        case _ as never:
            assert_never(never)


def by_initiative(state: State, figures: list[Figure]) -> list[str]:
    """Figures in the initiative order of their players."""
    order = initiative_order(state)
    return [f.id for f in sorted(figures, key=lambda f: (order.index(f.seat), f.id))]


def _each(state: State, frame: EndRound, figures: list[str], settle, after: str) -> None:  # type: ignore[no-untyped-def]
    """Roll for each of some figures and settle each roll before the next."""
    if frame.inside != frame.step:
        frame.inside = frame.step
        frame.queue = figures
        frame.current = ""
    if frame.current:
        name, frame.current = frame.current, ""
        if isinstance(state.reply, list):
            settle(state, frame, state.figures[name], faces_of(state))
            return
    frame.queue = [name for name in frame.queue if state.figures[name].place == "board"]
    if frame.queue:
        frame.current = frame.queue.pop(0)
        _roll_for(state, frame, state.figures[frame.current])
    else:
        frame.step, frame.inside = after, ""  # type: ignore[assignment]


def _roll_for(state: State, frame: EndRound, figure: Figure) -> None:
    if frame.step == "lava" and switch(state, "lava_field_check") == "one_combat_die":
        roll(state, 1, "lava-field", figure, rules=("HS-TERRAIN-LAVA-01",))
    elif frame.step == "lava":
        roll_d20(state, "lava-field", figure, rules=("HS-TERRAIN-LAVA-01", "HS-TERRAIN-LAVA-02"))
    else:
        roll_d20(state, "wannok", figure, rules=("HS-GLYPH-WANNOK-01",))


def _in_lava(state: State) -> list[str]:
    """HS-TERRAIN-LAVA-01, HS-TERRAIN-LAVA-02: everyone with any half on a lava field, once."""
    hot = [
        f
        for f in on_board(state)
        if stands_on(state, f, ("lava-field",))
        and not ("lava-proof" in unit(state, f).traits and not powerless(state, f))
    ]
    return by_initiative(state, hot)


def _lava(state: State, frame: EndRound, figure: Figure, faces: list[int]) -> None:
    state.reply = None
    rule = "HS-TERRAIN-LAVA-01"
    if switch(state, "lava_field_check") == "one_combat_die":
        hurt = skulls_in(faces)
        emit(state, events.LavaChecked(figure=figure.id, survived=not hurt, molten=False, rules=(rule,)))
        if hurt:
            push(state, Wounding(figure=figure.id, amount=1, how="lava", source=rule))
        return
    survived = d20_tally(state, figure, faces[0]).total >= 20
    emit(state, events.LavaChecked(figure=figure.id, survived=survived, molten=False, rules=(rule,)))
    if not survived:
        push(state, Wounding(figure=figure.id, amount=0, destroy=True, how="lava", source=rule))


# --- Wannok and the healing spring ----------------------------------------------------------------


def _on_wannok(state: State) -> list[str]:
    return by_initiative(state, [f for f in on_board(state) if stands_on_glyph(state, f, "W")])


def _wannok(state: State, frame: EndRound, figure: Figure, faces: list[int]) -> None:
    """HS-GLYPH-WANNOK-01, HS-GLYPH-WANNOK-02: a 1 hurts the figure itself, anything else an opponent's."""
    state.reply = None
    if d20_tally(state, figure, faces[0]).total <= 1:
        push(state, Wounding(figure=figure.id, amount=1, how="glyph", source="HS-GLYPH-WANNOK-01"))
    elif _rivals(state, figure.seat):
        frame.seat = figure.seat
        frame.asks = [figure.seat]


def _rivals(state: State, seat: int) -> list[int]:
    return [s for s in initiative_order(state) if not friends(state, s, seat) and own_figures(state, s)]


def end_round_decision(state: State, frame: EndRound, seat: int) -> Decision:
    """Which opponent the curse of Wannok meets; where a figure in the middle of a geyser is thrown."""
    if frame.step == "geyser":
        directions: list[Option] = [Target(Numbered("direction", n).text) for n in range(6)]
        return Decision(seat, "direction", directions, ("HSV-GEYSER-05",), {"figure": frame.current})
    options: list[Option] = [Target(Numbered("seat", rival).text) for rival in _rivals(state, seat)]
    return Decision(seat, "curse", [*options, Skip()], ("HS-GLYPH-WANNOK-02",), {})


def end_round_take(state: State, frame: EndRound, seat: int, option: Option) -> None:
    """The chosen opponent picks a figure of their own."""
    if frame.step == "geyser":
        assert isinstance(option, Target)
        frame.seat = number_of(option.target)
        return
    if isinstance(option, Target):
        rival = number_of(option.target)
        mine = [f.id for f in own_figures(state, rival)]
        push(state, Losing(seat=rival, figures=mine, why="HS-GLYPH-WANNOK-02", amount=1))


def _springs(state: State) -> None:
    """HSV-GLYPH-04: a hero on a Glyph of Brandar heals one wound per round."""
    if switch(state, "v_brandar") != "healing_spring":
        return
    for player in state.players:
        for figure in held(state, player.seat, "B"):
            if figure.seat == player.seat and unit(state, figure).card.unit_type == "hero":
                heal(state, figure, 1, "HSV-GLYPH-04")


# --- missions -------------------------------------------------------------------------------------


def _score(state: State) -> None:
    """HSV-MISSION-04, HSV-MISSION-05: hills held, gems carried, glyphs held."""
    goal = goal_of(state)
    if goal.kind == "hill":
        _hill(state, marked(state, goal))
    elif goal.kind == "collect":
        for player in state.players:
            carried = [t for t in state.tokens if t.by and state.figures[t.by].seat == player.seat]
            player.score = len(carried)
    elif goal.kind == "glyphs":
        letters = {g.letter for g in state.glyphs}
        for player in state.players:
            player.score = sum(
                f.seat == player.seat for letter in letters for f in held(state, player.seat, letter)
            )


def _hill(state: State, spaces: set[str]) -> None:
    """HSV-MISSION-05: one point for whoever has most figures on the hill; none when tied."""
    counts = {
        player.seat: sum(bool(spaces & set(f.at)) for f in own_figures(state, player.seat))
        for player in state.players
    }
    most = max(counts.values())
    leaders = [seat for seat, number in counts.items() if number == most]
    if most and len(leaders) == 1:
        player = state.players[leaders[0]]
        player.score += 1
        emit(
            state, events.Scored(seat=player.seat, what="hill", total=player.score, rules=("HSV-MISSION-05",))
        )


def board_spaces(state: State) -> int:
    """How many spaces the battlefield has."""
    return len(board_of(state).spaces)
