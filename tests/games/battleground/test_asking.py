"""Asking never changes: advice about other positions is worked out on copies."""

from __future__ import annotations

from tests.conformance.sealing import sealed
from tests.games.battleground.scenes import scene


def test_what_a_lasting_card_would_add_is_asked_of_a_copy() -> None:
    """Advice compares the attacks at hand with and without a card, and plays it nowhere."""
    s = scene("he-man@D5:0", "skeletor@E5:3", acting="he-man", hands={0: ["fate-47", "fate-18"]})
    view = s.game.view(s.state, 0)
    before = s.game.digest(view)

    with sealed(view):
        scores = s.game.advice(view, 0, s.decision)

    assert scores is not None
    by_option = dict(zip(s.options, scores, strict=True))
    assert by_option["bonus fate-47 ability"] > by_option["bonus fate-18 ability"]  # a die more, or none
    assert s.game.digest(view) == before
