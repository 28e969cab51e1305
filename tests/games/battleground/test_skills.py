"""Active and passive skills: use, cost, targets, triggers, tests (BG-SKILL)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import (
    Gained,
    Lost,
    PowerTriggered,
    Rolled,
    SkillUsed,
    TokenGiven,
)
from battlewright.games.battleground.rules.mana import purse
from tests.games.battleground.fights import defence_rolls, settle, strike
from tests.games.battleground.scenes import GAME, scene


@pytest.mark.rule("BG-SKILL-01")
def test_a_skill_is_active_exactly_if_it_costs_something() -> None:
    """On every card: AP or mana make a skill active, or another price; without a cost it is passive."""
    cards = GAME.content
    skills = [skill for card in cards.characters.values() for skill in card.skills]
    skills += [item.skill for item in cards.items.values()]

    assert len(skills) > 40
    assert [s.id for s in skills if s.active != bool(s.ap or s.mana or s.free)] == []


@pytest.mark.rule("BG-SKILL-01")
def test_active_skills_are_offered_passive_ones_are_not() -> None:
    """Skeletor's two active skills are actions, Havoc Staff's and Orb of Power's effects are not."""
    s = scene("skeletor@F6:0 mana=3 items=orb-of-power,jet-pack", "he-man@F12:3", acting="skeletor")

    assert [text.split()[1] for text in s.offers("skill")] == [
        "skeletor.summoning",
        "skeletor.lord-of-destruction",
        "jet-pack.skill",
    ]
    denied = s.denied_by(1, intent="skill", character="skeletor", skill="orb-of-power.skill")
    assert denied == ["BG-SKILL-01"]


@pytest.mark.rule("BG-SKILL-02", "BG-SKILL-03", "BG-ACT-05", example="EX-30")
def test_man_at_arms_plans_ahead() -> None:
    """Master Tactician: 1 AP and 1 mana are paid, then it is resolved; not again in this activation."""
    s = scene("man-at-arms@F6:0 mana=3", "he-man@F7:0", "skeletor@A1:0", acting="man-at-arms", ap=3)

    s.dice(4, 1, 1).do("skill man-at-arms.master-tactician")
    settle(s)

    paid = [(e.what, e.amount) for e in s.heard(Lost)]
    assert paid == [("ap", 1), ("mana", 1)]
    kinds = [type(e).__name__ for e in s.events]
    assert kinds.index("Lost") < kinds.index("Rolled")
    assert (s.turn.ap, s["man-at-arms"].mana) == (2, 2)
    assert s.offers("skill") == []
    denied = s.denied_by(0, intent="skill", character="man-at-arms", skill="man-at-arms.master-tactician")
    assert denied == ["BG-ACT-05"]


@pytest.mark.rule("BG-SKILL-02")
@pytest.mark.parametrize(
    ("ap", "mana", "denied"),
    [
        (1, 2, []),
        (1, 1, [("BG-SKILL-02", {"mana": 1, "cost": 2})]),
        (0, 2, [("BG-ACT-08", {"ap": 0, "cost": 1})]),
        (0, 0, [("BG-ACT-08", {"ap": 0, "cost": 1}), ("BG-SKILL-02", {"mana": 0, "cost": 2})]),
    ],
)
def test_the_whole_cost_must_be_paid(ap: int, mana: int, denied: list[tuple[str, dict[str, int]]]) -> None:
    """Summoning costs 1 AP and 2 mana; what is missing is named."""
    hands = {1: ["fate-01"]}  # a card to play keeps the activation open without AP
    s = scene(
        f"skeletor@F6:0 mana={mana}", "mer-man@F9:0", "he-man@A1:0", acting="skeletor", ap=ap, hands=hands
    )

    answer = s.why(1, intent="skill", character="skeletor", skill="skeletor.summoning")

    assert [(d.rule, d.facts) for d in answer.denials] == denied
    assert bool(s.offers("skill skeletor.summoning")) is (not denied)


@pytest.mark.rule("BG-SKILL-03")
def test_active_skills_need_the_characters_own_turn() -> None:
    """Neither an enemy nor an ally of the active character uses skills."""
    s = scene("man-at-arms@F6:0 mana=3", "stratos@F7:0 mana=3", "skeletor@F12:0 mana=3", acting="stratos")

    assert {text.split()[1].split(".")[0] for text in s.offers("skill")} == {"stratos"}
    for seat, character, skill in (
        (0, "man-at-arms", "man-at-arms.master-tactician"),
        (1, "skeletor", "skeletor.summoning"),
    ):
        assert s.denied_by(seat, intent="skill", character=character, skill=skill) == ["BG-ACT-03"]


@pytest.mark.rule("BG-SKILL-03", "BG-INT-03")
def test_an_interruption_lets_each_skill_be_used_once_more() -> None:
    """On Overwatch Evil-Lyn interrupts and uses Dark Presence once; skills that forbid it are not offered."""
    s = scene(
        "stratos@F6:0 mana=2",
        "evil-lyn@F12:3 mana=3 overwatch activated",
        "mer-man@A1:0 activated",
        acting="stratos",
    )
    s.do("move", "goto F7", "face 0")
    assert (s.kind, s.asked) == ("act", (1,))
    used = "skill evil-lyn.dark-presence stratos"
    assert used in s.options
    s.dice(1, 1, 1, 1, 1).do(used)
    settle(s)

    assert s.offers("skill") == []


@pytest.mark.rule("BG-SKILL-04")
def test_passive_skills_of_card_and_items_are_always_on() -> None:
    """Battle Harness raises Toughness in every defence; Evil-Lyn lends her mana without asking."""
    s = scene(
        "he-man@F6:0 weapons=dagger",
        "mer-man@F7:3 items=battle-harness",
        "evil-lyn@F9:3 mana=2",
        acting="he-man",
        ap=3,
    )
    assert purse(s.state, s["mer-man"]) == 2

    for _ in range(2):
        strike(s, "dagger mer-man", attack=(4, 1, 1, 1, 1), defence=(4, 1, 1, 1))
        settle(s)

    assert [roll.dice.total for roll in defence_rolls(s)] == [4, 4]


@pytest.mark.rule("BG-SKILL-04")
def test_passive_skills_end_with_their_bearer() -> None:
    """A knocked-out Evil-Lyn lends nothing, and a fallen Skeletor gains nothing from his staff."""
    s = scene(
        "he-man@F6:0 weapons=dagger",
        "evil-lyn@F7:3 mana=3 wounds=3",
        "skeletor@F9:3 weapons=havoc-staff",
        acting="he-man",
        ap=3,
    )
    assert purse(s.state, s["skeletor"]) == 3

    strike(s, "dagger evil-lyn", attack=(4, 1, 1, 1, 1))

    assert s["evil-lyn"].out
    assert purse(s.state, s["skeletor"]) == s["skeletor"].mana == 1  # the staff: an ally took a wound


@pytest.mark.rule("BG-SKILL-05")
def test_a_passive_skill_answers_each_trigger_once() -> None:
    """Two wounds at once are one event, a second attack another: the Havoc Staff gives 1 mana each time."""
    s = scene(
        "he-man@F6:0 weapons=power-sword",
        "mer-man@F7:3",
        "skeletor@F12:3 weapons=havoc-staff",
        acting="he-man",
        ap=4,
    )

    strike(s, "power-sword mer-man", attack=(4, 4, 4, 1, 1))
    assert (s["mer-man"].wounds, s["skeletor"].mana) == (2, 1)
    strike(s, "power-sword mer-man", attack=(4, 1, 1, 1, 1))
    assert (s["mer-man"].wounds, s["skeletor"].mana) == (3, 2)

    answered = [e.power for e in s.heard(PowerTriggered)]
    assert answered == ["havoc-staff.always", "havoc-staff.always"]


@pytest.mark.rule("BG-SKILL-05")
def test_without_its_trigger_a_passive_skill_does_nothing() -> None:
    """An attack that causes no wound is no event for the Havoc Staff."""
    s = scene(
        "he-man@F6:0 weapons=dagger",
        "mer-man@F7:3",
        "skeletor@F12:3 weapons=havoc-staff",
        acting="he-man",
        ap=2,
    )

    strike(s, "dagger mer-man", attack=(1, 1, 1, 1, 1))

    assert s.heard(PowerTriggered) == []


@pytest.mark.rule("BG-SKILL-06")
@pytest.mark.parametrize(("at", "wall", "lent"), [("F11", ".", 3), ("F12", ".", 0), ("F11", "H", 0)])
def test_within_a_range_means_in_sight_as_well(at: str, wall: str, lent: int) -> None:
    """Shared Power reaches allies within 8 inches that Evil-Lyn can see, not those behind a wall."""
    s = scene(
        "evil-lyn@F2:0 mana=3",
        f"skeletor@{at}:3",
        "he-man@A14:0",
        acting="skeletor",
        terrain={"F6": wall},
    )

    assert purse(s.state, s["skeletor"]) == lent


@pytest.mark.rule("BG-SKILL-06", "BG-RANGED-07")
@pytest.mark.parametrize(("at", "lent"), [("L5", 3), ("B14", 3), ("B15", 0)])
def test_within_a_number_means_inches_not_hexes(at: str, lent: int) -> None:
    """Ten hexes across the rows are 7.5 inches, nine along a row 8, ten of them 9: Shared Power reaches 8."""
    s = scene("evil-lyn@B5:0 mana=3", f"skeletor@{at}:3", "he-man@A1:0", acting="skeletor")

    assert purse(s.state, s["skeletor"]) == lent


@pytest.mark.rule("BG-SKILL-06")
def test_a_group_within_a_range_is_those_in_sight() -> None:
    """Rapid Charge tests against each enemy within 2 inches, but not the one behind the column."""
    s = scene(
        "ram-man@F6:0 mana=2",
        "skeletor@F9:3",
        "mer-man@F3:3",
        "evil-lyn@F10:3",
        acting="ram-man",
        terrain={"F4": "H"},
    )
    s.dice(4, 1, 1, 1).do("skill ram-man.rapid-charge")
    while s.kind != "act":
        s.do({"destination": "stay", "face": "face 0", "defend": "defend decline"}.get(s.kind, "reroll"))

    assert [(e.character, e.token) for e in s.heard(TokenGiven)] == [("skeletor", "knockdown")]
    assert len([e for e in s.heard(Rolled) if e.kind == "skill"]) == 1


@pytest.mark.rule("BG-SKILL-07")
@pytest.mark.parametrize(
    ("at", "wall", "denied"),
    [("F10", ".", ""), ("F10", "H", "BG-SKILL-07"), ("F15", ".", "BG-SKILL-06")],
)
def test_the_target_of_a_skill_must_be_in_sight_and_reach(at: str, wall: str, denied: str) -> None:
    """Icy Ray reaches 12 inches and needs line of sight; the answer says what blocks it or how far it is."""
    s = scene("mer-man@F1:0 mana=1", f"he-man@{at}:3", acting="mer-man", terrain={"F5": wall})

    answer = s.why(1, intent="skill", character="mer-man", skill="mer-man.icy-ray", target="he-man")

    assert bool(s.offers("skill mer-man.icy-ray")) is (not denied)
    assert [d.rule for d in answer.denials] == ([denied] if denied else [])
    if wall == "H":
        assert answer.denials[0].facts["blocked_by"] == ["F5"]
    elif denied:
        assert (answer.denials[0].facts["distance"], answer.denials[0].facts["within"]) == (13.0, 12)


@pytest.mark.rule("BG-SKILL-07")
@pytest.mark.parametrize(("at", "asked", "facing"), [("F10", [], 0), ("J6", ["face 1", "face 2"], 2)])
def test_the_user_of_a_skill_turns_to_its_target(at: str, asked: list[str], facing: int) -> None:
    """As for a ranged attack, between equally near hexes the player chooses."""
    s = scene("mer-man@F6:3 mana=1", f"he-man@{at}:3", acting="mer-man", ap=2)

    s.do("skill mer-man.icy-ray he-man")
    if asked:
        assert s.options == asked
        s.do("face 2")

    assert s["mer-man"].facing == facing
    kinds = [type(e).__name__ for e in s.events]
    assert kinds.index("Turned") < kinds.index("Rolled")


@pytest.mark.rule("BG-SKILL-07")
def test_a_skill_that_needs_a_target_is_not_offered_without_one() -> None:
    """With the only enemy out of reach Icy Ray cannot be used at all."""
    s = scene("mer-man@F1:0 mana=1", "he-man@F15:3", acting="mer-man")

    assert s.offers("skill mer-man.icy-ray") == []
    assert s.denied_by(1, intent="skill", character="mer-man", skill="mer-man.icy-ray") == ["BG-SKILL-07"]


@pytest.mark.rule("BG-SKILL-08")
def test_a_skill_test_is_a_test_like_any_other() -> None:
    """Dark Presence: Power dice, Focus spent, skill bonuses but no attack bonuses, sixes explode, defence."""
    s = scene(
        "evil-lyn@F6:0 mana=1 focus buff=empower items=golden-disc-of-knowledge",
        "he-man@F10:3",
        acting="evil-lyn",
    )

    s.dice(6, 3, 1, 1, 1, 1, 5, 4, 1, 1).do("skill evil-lyn.dark-presence he-man", "defend roll")

    skill, defence = s.heard(Rolled)
    assert (skill.kind, skill.stat, skill.dice.total, skill.needed.total) == ("skill", "power", 6, 3)
    assert (defence.kind, defence.stat, defence.dice.total) == ("defence", "mind", 3)
    assert not s["evil-lyn"].focus
    assert [(e.character, e.token) for e in s.heard(TokenGiven)] == [("he-man", "blind")]


@pytest.mark.rule("BG-SKILL-08")
def test_a_skill_test_without_enough_successes_does_nothing() -> None:
    """One success, defended: no Blind."""
    s = scene("evil-lyn@F6:0 mana=1", "he-man@F10:3", acting="evil-lyn", ap=2)

    s.dice(4, 1, 1, 1, 1, 4, 1, 1).do("skill evil-lyn.dark-presence he-man", "defend roll")

    assert s.heard(TokenGiven) == []
    assert len(s.heard(SkillUsed)) == 1
    assert [e.what for e in s.heard(Gained)] == []
