"""`outlives_round` and `fall_at_last`: a king who does not fall when his health is gone."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import InterruptionBegan, KnockedOut, Rolled
from battlewright.games.battleground.rules.numbers import speed
from tests.games.battleground.cards.playing import play
from tests.games.battleground.cards.test_later_characters import activated, struck
from tests.games.battleground.scenes import Scene


def dying(wounds: int) -> Scene:
    """Skeletor strikes the king, who has so many wounds, with 1 success: 1 wound."""
    return struck(f"king-grayskull@F7:3 wounds={wounds} weapons=king-axe seat=0", "he-man@M9")


@pytest.mark.card("king-grayskull.immortal-king")
def test_the_king_stands_until_the_round_ends() -> None:
    """The fifth wound lets his axe answer; he stays, and falls by `fall_at_last` when the round ends."""
    s = dying(4)
    assert [e.character for e in s.heard(InterruptionBegan)] == ["king-grayskull"]
    assert (s["king-grayskull"].wounds, s["king-grayskull"].out) == (5, False)
    assert s["king-grayskull"].at == "F7"

    while s.asked and s.state.round == 1:
        s.do(next(o for o in ("end", "pass", "decline", s.options[0]) if o in s.options))
    assert [e.character for e in s.heard(KnockedOut)] == ["king-grayskull"]
    assert s["king-grayskull"].out
    assert s.state.players[1].knock_out_vp == 21 + 3


@pytest.mark.card("king-grayskull.immortal-king")
def test_wounds_of_one_who_has_health_left_change_nothing() -> None:
    """With three wounds he is one of many: `outlives_round` has nothing to keep."""
    s = dying(3)

    assert not s.heard(InterruptionBegan)
    assert not s["king-grayskull"].out


@pytest.mark.card("king-grayskull.last-defence", "last-defence")
@pytest.mark.parametrize(("wounds", "faster"), [(4, 2), (3, 0)])
def test_the_last_defence_of_the_king(wounds: int, faster: int) -> None:
    """Activated with at least 4 wounds he is faster by 2 and strikes with a die more."""
    s = activated(f"king-grayskull@F6:0 wounds={wounds} weapons=king-axe seat=0", "skeletor@F7:3")

    assert speed(s.state, s["king-grayskull"], focused=False).total == 5 + faster
    play(s, "attack king-axe skeletor")
    assert s.heard(Rolled)[0].dice.total == 5 + faster // 2
