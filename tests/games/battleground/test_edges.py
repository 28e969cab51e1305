"""The edges of rules: two to choose from, nobody there, nothing left to pay with.

Each of these is a place where a rule was broken on purpose and the tests of whole procedures did not notice.
"""

from __future__ import annotations

import pytest

from battlewright.games.battleground.rules.attack import attack_denials, weapon_of
from battlewright.games.battleground.rules.lending import lent_weapons
from tests.games.battleground.scenes import scene


@pytest.mark.rule("BG-ATK-01")
def test_of_somebody_who_is_gone_nothing_else_is_said() -> None:
    """Whoever is not on the battleground is attacked by nobody; range, side and costs are moot."""
    s = scene("he-man@F6:0", "skeletor@F7:3", acting="he-man", ap=0)
    s["skeletor"].out = True
    denials = [*attack_denials(s.state, s["he-man"], s["skeletor"], weapon_of(s.state, "power-sword"))]
    assert [denial.rule for denial in denials if denial] == ["BG-FORCE-06"]


@pytest.mark.rule("BG-ATK-01", "BG-AREA-03")
def test_one_more_target_or_none_is_a_choice() -> None:
    """Two options are asked for; a single one is taken."""
    figures = ("he-man@F2:0 weapons=multi-cannon", "skeletor@F5:3")
    assert scene(*figures, acting="he-man", ap=3).do("attack multi-cannon skeletor").kind != "targets"
    s = scene(*figures, "mer-man@G5:3", acting="he-man", ap=3).do("attack multi-cannon skeletor")
    assert (s.kind, s.options) == ("targets", ["stay", "choose mer-man"])


@pytest.mark.rule("BG-ATK-02")
def test_weapons_are_lent_to_the_active_alone() -> None:
    """Beside Bionatops, in the own turn; not in somebody else's, nor between turns."""
    dinosaur = "bionatops@F4:0 seat=0 weapons=preternian-laser"
    s = scene("he-ro@F5:0 seat=0", dinosaur, "he-man@E4:0", "skeletor@F14:3", acting="he-ro")
    assert [lent.card for lent in lent_weapons(s.state, s["he-ro"])] == ["preternian-laser"]
    assert not lent_weapons(s.state, s["he-man"])
    s.state.stack.clear()
    assert not lent_weapons(s.state, s["he-ro"])
