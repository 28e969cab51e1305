"""Every buff, debuff and mark: what it does while it lies there, and when it goes."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import Rolled
from battlewright.games.battleground.rules.numbers import speed
from tests.games.battleground.cards.playing import dice, needed, play, watched
from tests.games.battleground.scenes import Scene, scene


@pytest.mark.card("haste", "slow")
@pytest.mark.parametrize(
    ("token", "terrain", "speeds"),
    [
        ("buff=haste", {}, (7, 10)),
        ("debuff=slow", {}, (3, 6)),
        ("buff=haste debuff=slow", {}, (5, 8)),
        ("debuff=slow", {"F6": ","}, (3, 6)),
        ("buff=haste", {"F6": ","}, (5, 8)),
        ("", {}, (5, 8)),
    ],
)
def test_haste_and_slow_change_both_speeds(
    token: str, terrain: dict[str, str], speeds: tuple[int, int]
) -> None:
    """Haste adds 2 to both speed values, Slow takes 2 off; in difficult terrain Slow takes nothing more."""
    s = scene(f"he-man@F6:0 focus {token}", "skeletor@A1:0", acting="he-man", terrain=terrain)

    assert tuple(speed(s.state, s["he-man"], focused=f).total for f in (False, True)) == speeds


@pytest.mark.card("haste", "slow")
@pytest.mark.parametrize(("token", "far"), [("buff=haste", 7), ("debuff=slow", 3)])
def test_haste_and_slow_are_felt_in_a_move(token: str, far: int) -> None:
    """He-Man walks 7 hexes hasted and 3 slowed."""
    s = scene(f"he-man@F1:0 {token}", "skeletor@A14:0", acting="he-man").do("move")

    assert f"goto F{1 + far}" in s.options
    assert f"goto F{2 + far}" not in s.options


def clash(attacker: str, defender: str) -> Scene:
    """He-Man strikes, Skeletor parries."""
    s = scene(f"he-man@F6:0 weapons=axe {attacker}", f"skeletor@F7:3 {defender}", acting="he-man")
    return play(s.dice(*[5] * 5, 1, 1, 1), "attack axe skeletor", "defend roll")


@pytest.mark.card("empower", "blind", "protection", "knockdown")
@pytest.mark.parametrize(
    ("attacker", "defender", "scopes"),
    [
        ("", "", (4, 4)),
        ("buff=empower", "", (3, 4)),
        ("debuff=blind", "", (5, 4)),
        ("buff=empower debuff=blind", "", (4, 4)),
        ("", "buff=protection", (4, 3)),
        ("", "debuff=knockdown", (4, 5)),
        ("buff=protection debuff=knockdown", "buff=empower debuff=blind", (4, 4)),
        ("debuff=knockdown", "debuff=blind", (4, 4)),
    ],
)
def test_scopes_of_attack_and_defence(attacker: str, defender: str, scopes: tuple[int, int]) -> None:
    """Empower and Blind change the bearer's attacks, Protection and Knockdown its defences, by 1."""
    s = clash(attacker, defender)

    assert (needed(s), needed(s, "defence")) == scopes


@pytest.mark.card("empower", "blind", "protection", "knockdown")
def test_skill_tests_are_left_alone_but_defences_against_skills_are_not() -> None:
    """A skill test is no attack test; a defence against a skill is a defence test."""
    s = scene("evil-lyn@F6:0 mana=1 debuff=blind", "he-man@F9:3 debuff=knockdown", acting="evil-lyn")
    play(s.dice(*[5] * 5, 1, 1, 1), "skill evil-lyn.dark-presence he-man", "defend roll")
    assert (needed(s, "skill"), needed(s, "defence")) == (4, 5)

    s = scene("evil-lyn@F6:0 mana=1 buff=empower", "he-man@F9:3 buff=protection", acting="evil-lyn")
    play(s.dice(*[5] * 5, 1, 1, 1), "skill evil-lyn.dark-presence he-man", "defend roll")
    assert (needed(s, "skill"), needed(s, "defence")) == (4, 3)


@pytest.mark.card("regeneration", "regeneration/removal", "curse", "curse/removal")
@pytest.mark.parametrize(
    ("token", "before", "after"),
    [
        ("buff=regeneration", 2, 1),
        ("buff=regeneration", 0, 0),
        ("debuff=curse", 0, 1),
        ("buff=regeneration debuff=curse", 4, 4),
    ],
)
def test_removal_heals_or_wounds(token: str, before: int, after: int) -> None:
    """When the round takes it off, Regeneration heals 1 wound and Curse causes 1; not earlier."""
    s = scene(f"he-man@F6:0 wounds={before} {token}", "skeletor@F9:3", acting="he-man")
    s.state.players[1].deck = ["fate-01"]
    play(s, "focus")
    assert s["he-man"].wounds == before

    s.do("end")

    assert (s.state.round, s["he-man"].buff, s["he-man"].debuff) == (2, "", "")
    assert (s["he-man"].wounds, s["he-man"].out) == (after, False)


@pytest.mark.card("curse/removal", "fate-36")
def test_curse_wounds_when_a_card_removes_it() -> None:
    """Shaking it off counts as removal; the wound may knock out."""
    s = scene(
        "he-man@F6:0 debuff=curse wounds=4",
        "orko@A1:0",
        "skeletor@F9:3",
        acting="he-man",
        hands={0: ["fate-36"], 1: ["fate-01"]},
    )
    play(s, "bonus fate-36 ability")

    assert s["he-man"].out


@pytest.mark.card("curse/removal", "regeneration/removal")
def test_replacement_is_removal_too() -> None:
    """A new debuff drives out a Curse, which wounds; a new buff drives out Regeneration, which heals."""
    s = scene("evil-lyn@F6:0 mana=1", "he-man@F9:3 debuff=curse", acting="evil-lyn").dice(*[5] * 5)
    play(s, "skill evil-lyn.dark-presence he-man")
    assert (s["he-man"].debuff, s["he-man"].wounds) == ("blind", 1)

    s = scene("webstor@F6:0 mana=2 buff=regeneration wounds=2", "he-man@F12:3", acting="webstor")
    play(s, "skill webstor.hide-and-seek")
    assert (s["webstor"].buff, s["webstor"].wounds) == ("hideout", 1)


@pytest.mark.card("gammavision")
@pytest.mark.parametrize(
    ("attacker", "target", "scope"),
    [
        ("", "", 4),
        ("", "debuff=gammavision", 3),
        ("focus", "debuff=gammavision", 3),
        ("debuff=gammavision", "", 4),
    ],
)
def test_gammavision_makes_attacks_count_as_focused(attacker: str, target: str, scope: int) -> None:
    """Every attack against its bearer has the scope of a focused one; Focus is spent but adds no more."""
    s = clash(attacker, target)

    assert needed(s) == scope
    assert not s["he-man"].focus


@pytest.mark.card("gammavision")
def test_gammavision_is_about_attacks_on_its_bearer() -> None:
    """Neither skills against it nor further targets of an area attack count as focused."""
    s = scene("evil-lyn@F6:0 mana=1", "he-man@F9:3 debuff=gammavision", acting="evil-lyn").dice(*[1] * 5)
    play(s, "skill evil-lyn.dark-presence he-man")
    assert needed(s, "skill") == 4

    s = scene(
        "stratos@F6:0 weapons=flamethrower",
        "skeletor@F8:3 debuff=gammavision",
        "mer-man@F9:3",
        acting="stratos",
    ).dice(*[1] * 8)
    play(s, "attack flamethrower skeletor")
    assert [event.needed.total for event in s.heard(Rolled)] == [3, 4]


@pytest.mark.card("gammavision")
def test_there_is_one_gammavision_for_each_force() -> None:
    """Given to another enemy, it leaves the first."""
    s = scene(
        "tri-klops@F6:0 mana=4", "he-man@F9:3", "orko@F10:3", acting="tri-klops", hands={1: ["fate-02"]}
    )
    play(s.dice(*[5] * 4), "skill tri-klops.gammavision he-man", "decline")
    assert s["he-man"].debuff == "gammavision"
    s.turn.skills.clear()
    play(s.dice(*[5] * 4), "skill tri-klops.gammavision orko")

    assert (s["he-man"].debuff, s["orko"].debuff) == ("", "gammavision")


@pytest.mark.card("hideout")
@pytest.mark.parametrize(
    ("column", "buff", "offered"), [(8, "buff=hideout", True), (9, "buff=hideout", False), (9, "", True)]
)
def test_hideout_is_seen_through_within_six_inches(column: int, buff: str, offered: bool) -> None:
    """Only characters within 6 inches can attack its bearer."""
    s = scene("man-at-arms@F1:0 weapons=arm-cannon", f"webstor@F{column}:3 {buff}", acting="man-at-arms")

    assert bool(s.offers("attack arm-cannon webstor")) == offered


@pytest.mark.card("hideout")
@pytest.mark.parametrize(
    ("watcher", "buff", "interrupts"),
    [("F11", "buff=hideout", True), ("F12", "buff=hideout", False), ("F12", "", True)],
)
def test_hideout_is_interrupted_only_within_six_inches(watcher: str, buff: str, interrupts: bool) -> None:
    """Overwatch beyond 6 inches is not triggered."""
    s = watched(f"webstor@F3:0 {buff}", f"man-at-arms@{watcher}:3 weapons=arm-cannon overwatch")

    assert (s.turn.character == "man-at-arms") == interrupts


@pytest.mark.card("hideout")
@pytest.mark.parametrize(
    ("buff", "facing", "number"), [("buff=hideout", 0, 5), ("buff=hideout", 3, 3), ("", 0, 3)]
)
def test_hideout_strikes_from_behind(buff: str, facing: int, number: int) -> None:
    """Flank attacks of its bearer get 2 more dice, frontal ones do not."""
    s = scene(f"webstor@F6:0 weapons=axe {buff}", f"he-man@F7:{facing}", acting="webstor").dice(*[1] * 5)
    play(s, "attack axe he-man")

    assert dice(s) == number


@pytest.mark.card("puddle")
def test_the_puddle_slows_those_who_start_in_it() -> None:
    """He-Man in the puddle walks 3 hexes instead of 5; Slow adds nothing; a jump is not hindered."""
    for debuff in ("", "debuff=slow"):
        s = scene(
            f"he-man@F6:0 {debuff}",
            "mer-man@F1:0 mana=2",
            acting="mer-man",
            hands={0: ["fate-01"], 1: ["fate-02"]},
        ).dice(5, 1, 1)
        play(
            s,
            "skill mer-man.instant-puddle",
            "choose F5",
            "end",
            "play fate-01",
            "bonus fate-01 mana",
            "move",
        )
        assert "goto F9" in s.options
        assert "goto F10" not in s.options


@pytest.mark.card("puddle")
def test_the_puddle_does_not_reach_through_walls() -> None:
    """Only what is in sight of the mark is difficult."""
    wall = {"E5": "H", "F5": "H", "G5": "H", "D5": "H", "H5": "H"}
    s = scene("mer-man@F1:0 mana=2", "he-man@F6:3", acting="mer-man", terrain=wall).dice(5, 1, 1)
    play(s, "skill mer-man.instant-puddle", "choose F4")

    assert speed(s.state, s["he-man"], focused=False).total == 5


@pytest.mark.card("haste", "empower", "protection", "regeneration", "slow", "blind", "knockdown", "curse")
def test_common_tokens_lie_on_many() -> None:
    """A second character may be blinded while the first one still is; so for all common tokens."""
    s = scene("evil-lyn@F1:0 mana=2", "he-man@F9:3", "orko@F10:3", acting="evil-lyn").dice(*[5] * 10)
    play(s, "skill evil-lyn.dark-presence he-man")
    s.turn.skills.clear()
    play(s, "skill evil-lyn.dark-presence orko")
    assert (s["he-man"].debuff, s["orko"].debuff) == ("blind", "blind")

    unique = {t.id for t in s.game.content.tokens.values() if t.unique}
    assert not unique & {
        "haste",
        "empower",
        "protection",
        "regeneration",
        "slow",
        "blind",
        "knockdown",
        "curse",
    }


@pytest.mark.card("puddle")
def test_a_force_has_one_puddle() -> None:
    """Placed again, it moves; the old place is dry."""
    s = scene("mer-man@F1:0 mana=4", "he-man@F14:3", acting="mer-man").dice(5, 1, 1, 5, 1, 1)
    play(s, "skill mer-man.instant-puddle", "choose F3")
    s.turn.skills.clear()
    play(s, "skill mer-man.instant-puddle", "choose F8")

    assert [mark.at for mark in s.state.marks] == ["F8"]
