"""Side missions: played as a bonus, met in time, scored, shown (BG-SIDE)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import MissionBegan, MissionCompleted
from tests.games.battleground.scenes import Scene, scene

SWORD = "he-man@F6:0 weapons=long-sword"


def fight(*figures: str, hand: tuple[str, ...] = ("glory-06",), ap: int = 5, wounds: int = 4) -> Scene:
    """He-Man next to a wounded Skeletor, with Glory cards in hand."""
    figures = (SWORD, f"skeletor@F7:3 wounds={wounds}", "mer-man@M3", *figures)
    return scene(*figures, acting="he-man", ap=ap, hands={0: hand, 1: ["fate-01"]})


def knock_out(s: Scene, weapon: str = "long-sword", target: str = "skeletor") -> Scene:
    """Hit hard, and no defence."""
    return s.dice(6, 6, 6, 6, 6, *[1] * 7).do(f"attack {weapon} {target}", "defend decline")


@pytest.mark.rule("BG-SIDE-01")
def test_a_mission_comes_into_play_as_a_bonus() -> None:
    """Of a Glory card one chooses the side mission or 1 AP, not both."""
    s = fight(ap=2)
    assert s.offers("bonus") == ["bonus glory-06 mission", "bonus glory-06 ap"]
    s.do("bonus glory-06 mission")

    assert [e.card for e in s.heard(MissionBegan)] == ["glory-06"]
    assert s.turn.ap == 2
    assert not s.offers("bonus")


@pytest.mark.rule("BG-SIDE-01")
def test_the_card_taken_for_ap_brings_no_mission() -> None:
    """A Glory card played for its AP scores nothing, whatever happens."""
    s = knock_out(fight().do("bonus glory-06 ap"))

    assert s["skeletor"].out
    assert s.state.players[0].mission_vp == 0


@pytest.mark.rule("BG-SIDE-01")
def test_a_mission_can_be_the_bonus_of_the_card_that_activates() -> None:
    """A revealed Glory card may bring its mission into play as the activation begins."""
    s = scene(SWORD, "skeletor@F7:3 wounds=4", "mer-man@M3", hands={0: ["glory-06"], 1: ["fate-01"]})
    s.do("play glory-06", "play fate-01")
    assert s.options == ["bonus glory-06 mission", "bonus glory-06 ap"]
    knock_out(s.do("bonus glory-06 mission"))

    assert [e.vp for e in s.heard(MissionCompleted)] == [20]


@pytest.mark.rule("BG-SIDE-02", "BG-SIDE-03", "BG-SIDE-04", "BG-SIDE-05", example="EX-38")
def test_a_knock_out_in_melee_scores_and_is_shown() -> None:
    """In the activation in which the card was played an enemy falls to a melee weapon: its VP are scored."""
    s = knock_out(fight().do("bonus glory-06 mission"))

    assert [(e.seat, e.card, e.vp) for e in s.heard(MissionCompleted)] == [(0, "glory-06", 20)]
    assert s.state.players[0].mission_vp == 20
    assert s.state.players[0].play_area == ["glory-06"]


@pytest.mark.rule("BG-SIDE-02")
def test_the_condition_must_be_met_as_written() -> None:
    """A knock-out with a gun does not complete a mission that asks for melee."""
    s = scene(
        "he-man@F3:0 weapons=laser-rifle",
        "skeletor@F7:3 wounds=4",
        "mer-man@M3",
        acting="he-man",
        hands={0: ["glory-06", "glory-07"]},
    )
    knock_out(s.do("bonus glory-06 mission", "bonus glory-07 mission"), "laser-rifle")

    assert [e.card for e in s.heard(MissionCompleted)] == ["glory-07"]


@pytest.mark.rule("BG-SIDE-03")
def test_what_happened_before_the_card_does_not_count() -> None:
    """Two wounds before the card and one after it are not three."""
    s = (
        fight(wounds=0, hand=("glory-04",))
        .dice(5, 5, 5, 1, 1)
        .do("attack long-sword skeletor", "defend decline")
    )
    s.do("bonus glory-04 mission").dice(5, 1, 1, 1, 1).do("attack long-sword skeletor", "defend decline")
    assert s["skeletor"].wounds == 3
    assert not s.heard(MissionCompleted)

    s = fight(wounds=0, hand=("glory-04",)).do("bonus glory-04 mission").dice(5, 5, 5, 1, 1)
    s.do("attack long-sword skeletor", "defend decline").dice(5, 1, 1, 1, 1)
    s.do("attack long-sword skeletor", "defend decline")
    assert [e.card for e in s.heard(MissionCompleted)] == ["glory-04"]


@pytest.mark.rule("BG-SIDE-04")
def test_a_mission_not_completed_in_time_scores_nothing() -> None:
    """The activation ends without the knock-out; the card lies on the character like any other."""
    s = fight("stratos@G6:4 weapons=staff-of-avion", hand=("glory-06", "fate-01")).do(
        "bonus glory-06 mission", "end"
    )
    assert "glory-06" in s["he-man"].cards

    s.do("play fate-01", "play fate-01")
    while s.kind == "bonus":
        s.do(s.options[0])
    while s.turn.character != "stratos":
        s.do("end")
        while s.kind == "bonus":
            s.do(s.options[0])
    knock_out(s, "staff-of-avion")
    assert s["skeletor"].out
    assert s.state.players[0].mission_vp == 0


@pytest.mark.rule("BG-SIDE-04", "BG-SIDE-02")
def test_a_mission_played_in_an_interruption_counts_in_it() -> None:
    """The mission of an interruption is met by what the interrupting character does in it."""
    s = scene(SWORD, "skeletor@F7:3 wounds=4", "mer-man@M3", acting="skeletor", hands={0: ["glory-06"]})
    knock_out(s.do("move", "react opportunity:he-man", "bonus glory-06 mission"))

    assert [e.card for e in s.heard(MissionCompleted)] == ["glory-06"]


@pytest.mark.rule("BG-SIDE-04")
def test_a_mission_of_an_interruption_ends_with_it() -> None:
    """Played in one interruption, it is not met by a knock-out in the next one."""
    s = scene(
        SWORD,
        "stratos@G6:4 weapons=mace",
        "skeletor@F7:3 wounds=4",
        "mer-man@M3",
        acting="skeletor",
        hands={0: ["glory-06"]},
    )
    s.do("move", "react opportunity:he-man", "bonus glory-06 mission", "end", "react opportunity:stratos")
    knock_out(s, "mace")

    assert s["skeletor"].out
    assert s.state.players[0].mission_vp == 0
    assert s.state.players[0].discard == ["glory-06"]


@pytest.mark.rule("BG-SIDE-04")
def test_a_mission_about_the_end_is_looked_at_when_the_activation_ends() -> None:
    """Three debuffs at the end of the activation complete Sown Confusion; two do not."""
    for debuffed, vp in ((2, 0), (3, 10)):
        figures = [
            f"{name}@A{n} debuff=slow" for n, name in enumerate(("stratos", "orko", "ram-man")[:debuffed], 1)
        ]
        s = fight(*figures, hand=("glory-10",)).do("bonus glory-10 mission")
        assert s.state.players[0].mission_vp == 0
        s.do("end")
        assert s.state.players[0].mission_vp == vp


@pytest.mark.rule("BG-SIDE-05")
def test_a_completed_mission_stays_in_the_play_area() -> None:
    """It lies there face up from the moment it is completed and is not discarded with the other cards."""
    s = knock_out(fight(hand=("glory-06", "fate-29")).do("bonus glory-06 mission", "bonus fate-29 ability"))
    assert s.state.players[0].play_area == ["glory-06"]
    s.do("end")
    while s.state.round == 1:
        s.do("pass")

    player = s.state.players[0]
    assert player.play_area == ["glory-06"]
    assert "glory-06" not in (*player.discard, *player.hand, *s["he-man"].cards)
    assert "fate-29" in player.discard
