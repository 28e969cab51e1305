"""Side missions of later Glory cards: who did it, where, with what, and how the Force stands."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import MissionCompleted
from tests.games.battleground.cards.playing import faces, play
from tests.games.battleground.scenes import Scene
from tests.games.battleground.words.playing import drawn


def begun(s: Scene, card: str) -> Scene:
    """The acting character plays a Glory card for its side mission."""
    s.state.players[s.turn.seat].hand.append(card)
    return s.do(f"bonus {card} mission")


def done(s: Scene) -> list[str]:
    """The side missions completed so far."""
    return [e.card for e in s.heard(MissionCompleted)]


@pytest.mark.card("glory-18")
def test_missions_look_at_who_did_it() -> None:
    """`by_keyword:WORD` (G18): an Endless character knocks an enemy out."""
    endless = ("horde-trooper@F6:0 seat=0", "palace-guard-a@F6:0", "palace-guard-b@F6:0")
    for who, completed in (*((name, True) for name in endless), ("he-man@F6:0", False)):
        s = drawn(
            f"{who} weapons=club", "skeletor@F7:3 wounds=4", "evil-lyn@A1:0", acting=who.partition("@")[0]
        )
        begun(s, "glory-18").dice(*faces(5, 5))
        play(s, "attack club skeletor")
        assert done(s) == (["glory-18"] if completed else [])


@pytest.mark.card("glory-22")
@pytest.mark.parametrize(("at", "card", "completed"), [("L7", "glory-22", True), ("F7", "glory-22", False)])
def test_missions_look_at_where_it_happened(at: str, card: str, completed: bool) -> None:
    """`in_own_zone` (G22): the place where the enemy fell."""
    s = drawn(
        f"he-man@{at[0]}6:0 weapons=power-sword",
        f"skeletor@{at}:3 wounds=4",
        "evil-lyn@A1:0",
        acting="he-man",
    )
    begun(s, card).dice(*faces(5, 1))
    play(s, "attack power-sword skeletor")

    assert (done(s) == [card]) == completed


@pytest.mark.card("glory-25")
@pytest.mark.parametrize(("at", "completed"), [("F13", True), ("F8", False)])
def test_missions_look_at_distance(at: str, completed: bool) -> None:
    """`far_from_owner:N` (G25)."""
    s = drawn(
        "he-man@F2:0 weapons=laser-rifle", f"skeletor@{at}:3 wounds=4", "evil-lyn@A1:0", acting="he-man"
    )
    begun(s, "glory-25").dice(*faces(3, 1))
    play(s, "attack laser-rifle skeletor")

    assert (done(s) == ["glory-25"]) == completed


@pytest.mark.card("glory-24")
@pytest.mark.parametrize(("how", "completed"), [("skill", True), ("attack", False)])
def test_missions_look_at_the_means(how: str, completed: bool) -> None:
    """`by_skill` (G24): the Dinosaur Beak counts, a weapon does not."""
    s = drawn(
        "turbodactyl@F6:0 seat=0 mana=1 weapons=club",
        "skeletor@F7:3 wounds=4",
        "evil-lyn@A1:0",
        acting="turbodactyl",
    )
    begun(s, "glory-24").dice(*faces(4, 1))
    play(s, "skill turbodactyl.dinosaur-beak skeletor" if how == "skill" else "attack club skeletor")

    assert (done(s) == ["glory-24"]) == completed


@pytest.mark.card("glory-26")
@pytest.mark.parametrize(("wounds", "completed"), [(4, True), (3, False)])
def test_missions_look_at_the_acting_character(wounds: int, completed: bool) -> None:
    """`actor_health_left:N` (G26): one wound from being knocked out."""
    s = drawn(
        f"he-man@F6:0 wounds={wounds} weapons=power-sword",
        "skeletor@F7:3 wounds=4",
        "evil-lyn@A1:0",
        acting="he-man",
    )
    begun(s, "glory-26").dice(*faces(5, 1))
    play(s, "attack power-sword skeletor")

    assert (done(s) == ["glory-26"]) == completed


@pytest.mark.card("glory-12")
def test_missions_count_the_wounded_of_a_turn() -> None:
    """`wounded_this_turn:N` (G12): two different characters, friend or enemy."""
    s = drawn("he-man@F6:0 weapons=power-sword items=herbarium", "skeletor@F7:3", acting="he-man", ap=6)
    begun(s, "glory-12").dice(*faces(5, 1))
    play(s, "attack power-sword skeletor")
    assert done(s) == []
    s.do("skill herbarium.tea-time")

    assert done(s) == ["glory-12"]


@pytest.mark.card("glory-16")
@pytest.mark.parametrize(
    ("round", "fallen", "completed"), [(3, False, True), (2, False, False), (3, True, False)]
)
def test_missions_look_at_the_whole_force(round: int, fallen: bool, completed: bool) -> None:
    """`round_least:N` and `all_standing` (G16)."""
    s = drawn("he-man@F6:0", "orko@A1:0", "skeletor@F12:3", acting="he-man", round=round)
    if fallen:
        s["orko"].out, s["orko"].at = True, ""
    begun(s, "glory-16").do("end")

    assert (done(s) == ["glory-16"]) == completed


@pytest.mark.card("glory-20")
@pytest.mark.parametrize(("buff", "completed"), [("buff=haste", True), ("", False)])
def test_missions_look_at_all_buffs(buff: str, completed: bool) -> None:
    """`all_buffed` (G20)."""
    s = drawn("he-man@F6:0 buff=haste", f"orko@A1:0 {buff}", "skeletor@F12:3", acting="he-man")
    begun(s, "glory-20").do("end")

    assert (done(s) == ["glory-20"]) == completed


def finished(s: Scene) -> Scene:
    """Play the round out as plainly as can be."""
    s.do("end")
    for _ in range(60):
        if not s.asked or s.state.round > 1:
            break
        kinds = {"initiative": "pass", "act": "end", "discard": "discard"}
        wanted = kinds.get(s.kind, "")
        s.do(next((o for o in s.options if wanted and o.startswith(wanted)), s.options[0]))
    return s


@pytest.mark.card("glory-29")
@pytest.mark.parametrize(("at", "completed"), [("K5", True), ("F5", False)])
def test_missions_may_last_until_the_end_of_the_round(at: str, completed: bool) -> None:
    """`lasts = "round"` with `round_ended` and `friends_in_enemy_zone:N` (G29)."""
    s = drawn("he-man@K3:0", f"orko@{at}:0", "skeletor@A12:3", acting="he-man")
    finished(begun(s, "glory-29"))

    assert (done(s) == ["glory-29"]) == completed


@pytest.mark.card("glory-28")
def test_missions_count_engaged_friends() -> None:
    """`engaged_friends:N` (G28): three of them when the round ends."""
    for who, completed in (("G7", True), ("A1", False)):
        s = drawn("he-man@F6:0", "orko@F8:0", f"stratos@{who}:0", "skeletor@F7:3", acting="he-man")
        finished(begun(s, "glory-28"))
        assert (done(s) == ["glory-28"]) == completed


@pytest.mark.card("glory-15")
@pytest.mark.parametrize(("who", "completed"), [("he-man@F6:0", True), ("orko@F6:0", False)])
def test_missions_belong_to_a_character(who: str, completed: bool) -> None:
    """`mission_bearer` and `objective_captured` (G15): this character captures, in the next Clean-Up."""
    other = "he-man@A1:0" if who.startswith("orko") else "orko@A1:0"
    s = drawn(who, other, "skeletor@A12:3", acting="he-man", objectives=["F7"])
    finished(begun(s, "glory-15"))

    assert (done(s) == ["glory-15"]) == completed


@pytest.mark.card("glory-14")
@pytest.mark.parametrize(("wounds", "completed"), [(4, True), (0, False)])
def test_a_glorious_fall(wounds: int, completed: bool) -> None:
    """`by_attack` at `knocked_out` of the mission's bearer (G14), in a later turn of the round."""
    s = drawn(
        f"he-man@F6:0 wounds={wounds}",
        "orko@A1:0",
        "skeletor@F7:3 weapons=havoc-staff",
        acting="he-man",
        hands={1: ["fate-23"]},
    )
    begun(s, "glory-14").do("end")
    while s.kind != "act":
        s.do(next((o for o in s.options if o.startswith(("play", "activate skeletor"))), s.options[0]))
    s.dice(*faces(4, 1))
    play(s, "attack havoc-staff he-man")

    assert (done(s) == ["glory-14"]) == completed


@pytest.mark.card("glory-27")
def test_many_wounds_in_play() -> None:
    """`wounds_in_play:N` (G27): twelve at the end of the activation."""
    for wounds, completed in ((4, True), (3, False)):
        s = drawn(
            f"he-man@F6:0 wounds={wounds}",
            "man-at-arms@A1:0 wounds=4",
            "skeletor@F12:3 wounds=4",
            acting="he-man",
        )
        begun(s, "glory-27").do("end")
        assert (done(s) == ["glory-27"]) == completed


def test_a_completed_mission_leaves_the_opponents_copy_alone() -> None:
    """BG-CARD-17: both decks may hold the same Glory card; only the owner's goes to the play area."""
    s = drawn("he-man@F6:0 weapons=power-sword", "skeletor@F7:3 wounds=4", "evil-lyn@A1:0", acting="he-man")
    s["evil-lyn"].cards = ["glory-13"]
    begun(s, "glory-13").dice(*faces(5, 1))
    play(s, "attack power-sword skeletor")

    assert (done(s), s["evil-lyn"].cards) == (["glory-13"], ["glory-13"])
