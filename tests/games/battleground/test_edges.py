"""The edges of rules: two to choose from, nobody there, nothing left to pay with.

Each of these is a place where a rule was broken on purpose and the tests of whole procedures did not notice.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from battlewright.games.battleground.model.frames import Attack, Movement, Setup, Wounding
from battlewright.games.battleground.procedures.setup import _deploy
from battlewright.games.battleground.rules.area import further_targets
from battlewright.games.battleground.rules.attack import attack_denials, is_friendly, weapon_of
from battlewright.games.battleground.rules.lending import lent_weapons
from battlewright.games.battleground.rules.movement import leaps_ahead
from battlewright.games.battleground.rules.standing import effects_on, unchanging
from battlewright.kernel.frames import run
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


@pytest.mark.rule("BG-SPELL-05")
@pytest.mark.parametrize(("side", "target", "friendly"), [
    ("any", "stratos", True), ("any", "skeletor", False),
    ("enemy", "stratos", False), ("enemy", "skeletor", False),
])  # fmt: skip
def test_only_a_weapon_for_friends_is_used_kindly(side: str, target: str, friendly: bool) -> None:
    """An area attack that meets an ally is none; nor is a spell for anybody that is cast at an enemy."""
    s = scene("he-man@F6:0", "stratos@F5:0", "skeletor@F7:3", acting="he-man")
    weapon = replace(weapon_of(s.state, "power-sword"), side=side)
    assert is_friendly(s.state, s["he-man"], s[target], weapon) == friendly


@pytest.mark.rule("BG-MOVEFX-10")
def test_a_focused_move_is_a_jump_for_few() -> None:
    """Of the shipped characters with a card that says so."""
    s = scene("he-man@F6:0 focus", "skeletor@F9:3", acting="he-man")
    assert not leaps_ahead(s.state, s["he-man"])
    s.do("move focused")
    assert isinstance(s.state.stack[-1], Movement)
    assert s.state.stack[-1].how == "move"


@pytest.mark.rule("BG-HEALTH-01")
def test_a_wound_needs_no_attack() -> None:
    """What comes from a mark, a fall or a card is counted on the character alone."""
    s = scene("he-man@F6:0", "skeletor@F9:3", acting="he-man")
    s.state.stack.append(Wounding(character="skeletor", amount=2))
    run(s.state, s.game._procedures)
    assert s["skeletor"].wounds == 2


@pytest.mark.rule("BG-BUFF-04")
def test_effects_are_the_same_when_they_are_remembered() -> None:
    """While nothing but places changes they are asked for once."""
    s = scene("he-man@F6:0 buff=haste", "skeletor@F9:3", acting="he-man")
    plain = effects_on(s.state, s["he-man"])
    assert "haste" in plain
    with unchanging(s.state):
        assert effects_on(s.state, s["he-man"]) == plain
        assert effects_on(s.state, s["he-man"]) == plain


@pytest.mark.rule("BT-SETUP-06")
def test_the_last_model_of_a_side_needs_no_choice() -> None:
    """Of two that wait the side chooses one; a single one is placed at once."""
    s = scene("he-man@F6:0", "stratos@F5:0", "skeletor@F9:3", acting="he-man")
    for name, asks, placing in (("he-man", [], "he-man"), ("stratos", [0], "")):
        s[name].at = ""
        frame = Setup(step="deploy", turn=0)
        _deploy(s.state, frame)
        assert (frame.asks, frame.placing) == (asks, placing)


@pytest.mark.rule("BG-AREA-01", "BG-AREA-12")
def test_a_sword_has_no_further_targets() -> None:
    """Whoever stands beside the target of a weapon without an area is left alone."""
    s = scene("he-man@F6:0 weapons=power-sword", "skeletor@F7:3", "mer-man@G6:3", acting="he-man")
    frame = Attack(attacker="he-man", weapon="power-sword", target="skeletor", hit=["skeletor"], centre="F7")
    assert further_targets(s.state, frame) == []
