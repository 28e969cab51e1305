"""The seal of the suite holds: a test that asks of sealed states would notice a change."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from battlewright.games.battleground.model.state import State
from tests.conformance.games import SUBJECTS
from tests.conformance.sealing import sealed

CHANGES: dict[str, Callable[[State], object]] = {
    "a field of the state": lambda state: setattr(state, "round", 9),
    "a field of a record": lambda state: setattr(state.players[0], "seat", 9),
    "a field of a frame": lambda state: setattr(state.stack[-1], "step", "end"),
    "a list": lambda state: state.players[0].hand.append("fate-01"),
    "a dictionary": lambda state: state.characters.clear(),
    "an item": lambda state: state.players.__setitem__(0, state.players[1]),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_sealed_state_refuses_every_change_and_its_copy_none(change: str) -> None:
    """Fields, lists and dictionaries cannot be changed while a state is sealed; those of a copy can."""
    game = SUBJECTS["battleground"].game
    state = game.new({}, "sealed")
    with sealed(state):
        CHANGES[change](game.copy(state))
        with pytest.raises(AssertionError, match="a question"):
            CHANGES[change](state)
    state.round = 3

    assert state.round == 3
