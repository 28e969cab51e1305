"""The edges of rules: two to choose from, nobody there, nothing left to pay with.

Each of these is a place where a rule was broken on purpose and the tests of whole procedures did not notice.
"""

from __future__ import annotations

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.frames import (
    Activation,
    Attack,
    Interruption,
    Movement,
    Setup,
    Wounding,
)
from battlewright.games.battleground.procedures.interruption import _bonuses
from battlewright.games.battleground.procedures.setup import _deploy
from battlewright.games.battleground.rules.area import further_targets
from battlewright.games.battleground.rules.attack import (
    _follows_move,
    attack_denials,
    is_friendly,
    not_the_interrupted,
    unusable,
    weapon_of,
)
from battlewright.games.battleground.rules.lending import lent_weapons
from battlewright.games.battleground.rules.movement import destination_denials, leaps_ahead
from battlewright.games.battleground.rules.standing import effects_on, unchanging
from battlewright.games.battleground.rules.table import away
from battlewright.kernel.frames import run
from battlewright.kernel.rng import Rng
from tests.games.battleground.fights import strike
from tests.games.battleground.scenes import scene


@pytest.mark.rule("BG-ATK-01")
def test_of_somebody_who_is_gone_nothing_else_is_said() -> None:
    """Whoever is not on the battleground is attacked by nobody; range, side and costs are moot."""
    s = scene("he-man@F6:0", "skeletor@F7:3", acting="he-man", ap=0)
    s["skeletor"].out = True
    denials = [*attack_denials(s.state, s["he-man"], s["skeletor"], weapon_of(s.state, "power-sword"))]
    assert [denial.rule for denial in denials if denial] == ["BG-FORCE-06"]


@pytest.mark.rule("BG-ATK-01", "BG-AREA-03", "BG-RANGED-01")
def test_one_more_target_or_none_is_a_choice() -> None:
    """Two options are asked for; a single one is taken."""
    figures = ("he-man@F2:0 weapons=multi-cannon", "skeletor@F5:3")
    assert scene(*figures, acting="he-man", ap=3).do("attack multi-cannon skeletor").kind != "targets"
    far = "tri-klops@M14:3"
    s = scene(*figures, "mer-man@G5:3", far, acting="he-man", ap=3).do("attack multi-cannon skeletor")
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


@pytest.mark.rule("BG-TEST-08", "BG-TEST-10")
def test_all_dice_have_six_faces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of a test, and those that a 6 brings."""
    sides: list[int] = []

    def throw(_: Rng, faces: int, dice: int) -> list[int]:
        sides.append(faces)
        return [6] * dice if len(sides) == 1 else [1] * dice

    monkeypatch.setattr(Rng, "throw", throw)
    s = scene("he-man@F6:0 weapons=power-sword", "skeletor@F7:3", acting="he-man")
    strike(s, "power-sword skeletor")
    assert len(sides) >= 2
    assert set(sides) == {6}


@pytest.mark.rule("BG-ACT-13")
def test_what_follows_a_move_immediately() -> None:
    """An attack after anything else, or in nobody's turn, does not; one under way keeps what it was."""
    turn = Activation(seat=0, character="he-man", card="fate-01")
    for last, follows in (("move", True), ("attack", False), ("", False)):
        turn.last = last
        assert _follows_move(turn, None) == follows
    assert not _follows_move(None, None)
    for after in (True, False):
        attack = Attack(attacker="he-man", weapon="power-sword", target="skeletor", after_move=after)
        assert _follows_move(turn, attack) == after


@pytest.mark.rule("BG-INT-06")
@pytest.mark.parametrize(("side", "target", "denied"), [
    ("enemy", "skeletor", False), ("enemy", "mer-man", True),
    ("any", "stratos", False), ("any", "mer-man", True), ("ally", "mer-man", False),
])  # fmt: skip
def test_only_hostile_attacks_are_tied_to_the_interrupted(side: str, target: str, denied: bool) -> None:
    """A friend may be helped in an interruption; another enemy is left alone."""
    s = scene("he-man@F6:0", "stratos@F5:0", "skeletor@F7:3", "mer-man@G6:3", acting="skeletor")
    turn = Interruption(seat=0, character="he-man", interrupted="skeletor")
    weapon = replace(weapon_of(s.state, "power-sword"), side=side)
    assert bool(not_the_interrupted(s.state, turn, s[target], weapon)) == denied


@pytest.mark.rule("BG-ATK-06")
@pytest.mark.parametrize(("when", "missing"), [((), []), (("focused",), ["focused"])])
def test_a_special_may_say_when_its_weapon_can_be_used(when: tuple[str, ...], missing: list[str]) -> None:
    """Without the token a weapon that asks for Focus is not used."""
    s = scene("he-man@F6:0 weapons=power-sword", "skeletor@F7:3", acting="he-man")
    weapon = weapon_of(s.state, "power-sword")
    assert weapon.special is not None
    weapon = replace(weapon, special=replace(weapon.special, when=when))
    denied = unusable(s.state, s["he-man"], s["skeletor"], weapon)
    assert (denied.facts["conditions"] if denied else []) == missing


@pytest.mark.rule("BG-ACT-03")
def test_actions_are_noted_only_where_a_deck_asks_for_them() -> None:
    """Otherwise nothing is said about whether somebody has acted."""
    s = scene("he-man@F6:0", "skeletor@F10:3", acting="he-man").do("focus")
    assert s["he-man"].acted is UNSET


@pytest.mark.rule("BG-FORCE-06")
def test_who_is_still_away() -> None:
    """Whoever is neither on the battleground nor knocked out."""
    s = scene("he-man@F6:0", "stratos@F5:0", "skeletor@F10:3", acting="he-man")
    assert away(s.state) == []
    s["stratos"].at = s["skeletor"].at = ""
    s["skeletor"].out = True
    assert [character.id for character in away(s.state)] == ["stratos"]


@pytest.mark.rule("BG-MOVE-01")
def test_why_a_move_does_not_lead_so_far() -> None:
    """Farther than the points reach; what lies in reach is denied by nothing."""
    s = scene("he-man@F2:0", "skeletor@M14:3", acting="he-man").do("move")
    frame, field = s.state.stack[-1], field_of(s.state)
    assert isinstance(frame, Movement)
    assert [d.rule for d in destination_denials(s.state, frame, field.nodes["F12"])] == ["BG-MOVE-01"]
    assert not [*destination_denials(s.state, frame, field.nodes["F4"])]


@pytest.mark.rule("BG-CARD-12")
@pytest.mark.parametrize(("who", "mana"), [("stratos", True), ("he-man", False), ("faker", False)])
def test_which_bonus_an_interruption_may_bring(who: str, mana: bool) -> None:
    """Every bonus of the discarded card, but no mana for somebody who gets none from cards."""
    s = scene(f"{who}@F6:0 seat=0", "skeletor@F10:3 seat=1", acting=who)
    frame = Interruption(seat=0, character=who, interrupted="skeletor", bonus="fate-01")
    found = {one.bonus for one in _bonuses(s.state, frame)}
    assert ("mana" in found) == mana
    assert found - {"mana"}
