"""All Fate cards: what activating with them gives, the extra mana, the ability, the drawback."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import AttackDeclared
from battlewright.games.battleground.rules.standing import effects_on
from tests.games.battleground.cards.playing import SHIPPED, case, dice, faces, needed, play, watched
from tests.games.battleground.scenes import Scene, scene

ENEMY = "skeletor@F7:3"
FOR_THE_ROUND = {"fate-12", "fate-18", "fate-37", "fate-51", "fate-57", "fate-67", "fate-88", "fate-107"}
LASTING = [c.id for c in SHIPPED.fate.values() if c.ability and c.ability.lasts and not c.ability.when]


def holding(card: str, *figures: str, ap: int = 3, hand: tuple[str, ...] = ()) -> Scene:
    """The first figure (of the Masters) is acting and its player holds the card; the enemy has one left."""
    name = figures[0].partition("@")[0]
    return scene(*figures, acting=name, ap=ap, hands={0: [card, *hand], 1: ["fate-01"]})


def using(card: str, *figures: str, ap: int = 3, hand: tuple[str, ...] = ()) -> Scene:
    """The same after the card was played for its ability."""
    return holding(card, *figures, ap=ap, hand=hand).do(f"bonus {card} ability")


@pytest.mark.rule("BG-CARD-12")
@pytest.mark.parametrize(
    ("card", "ap", "mana", "extra"),
    [
        case("fate-01/mana", "fate-01", 2, 0, 1),
        case("fate-02/mana", "fate-02", 1, 2, 1),
        case("fate-03/mana", "fate-03", 2, 0, 1),
        case("fate-04/mana", "fate-04", 2, 1, 1),
        case("fate-05/mana", "fate-05", 1, 2, 1),
        case("fate-06/mana", "fate-06", 1, 2, 1),
        case("fate-07/mana", "fate-07", 2, 2, 1),
        case("fate-08/mana", "fate-08", 2, 0, 1),
        case("fate-09/mana", "fate-09", 2, 2, 1),
        case("fate-10/mana", "fate-10", 2, 1, 1),
        case("fate-11/mana", "fate-11", 2, 0, 1),
        case("fate-12/mana", "fate-12", 2, 2, 1),
        case("fate-13/mana", "fate-13", 2, 1, 1),
        case("fate-14/mana", "fate-14", 2, 3, 1),
        ("fate-15", 3, 0, 0),
        ("fate-16", 3, 1, 0),
        case("fate-17/mana", "fate-17", 3, 0, 1),
        case("fate-18/mana", "fate-18", 2, 1, 1),
        case("fate-19/mana", "fate-19", 2, 2, 1),
        case("fate-20/mana", "fate-20", 2, 0, 1),
        ("fate-21", 3, 2, 0),
        ("fate-22", 4, 0, 0),
        case("fate-23/mana", "fate-23", 2, 1, 1),
        case("fate-24/mana", "fate-24", 3, 0, 1),
        case("fate-25/mana", "fate-25", 2, 1, 1),
        ("fate-26", 3, 0, 0),
        ("fate-27", 3, 0, 0),
        case("fate-28/mana", "fate-28", 2, 1, 1),
        case("fate-29/mana", "fate-29", 2, 1, 1),
        case("fate-30/mana", "fate-30", 2, 2, 1),
        case("fate-31/mana", "fate-31", 2, 0, 1),
        case("fate-32/mana", "fate-32", 2, 0, 1),
        case("fate-33/mana", "fate-33", 2, 0, 2),
        case("fate-34/mana", "fate-34", 2, 1, 1),
        case("fate-35/mana", "fate-35", 2, 1, 1),
        case("fate-36/mana", "fate-36", 2, 2, 1),
        case("fate-37/mana", "fate-37", 2, 1, 1),
        case("fate-38/mana", "fate-38", 2, 0, 1),
        case("fate-39/mana", "fate-39", 2, 1, 1),
        case("fate-40/mana", "fate-40", 2, 0, 1),
        case("fate-41/mana", "fate-41", 2, 1, 1),
        case("fate-42/mana", "fate-42", 2, 1, 1),
        case("fate-43/mana", "fate-43", 1, 2, 1),
        case("fate-44/mana", "fate-44", 1, 1, 1),
        case("fate-45/mana", "fate-45", 1, 1, 1),
        case("fate-46/mana", "fate-46", 1, 1, 1),
        case("fate-47/mana", "fate-47", 1, 1, 1),
        case("fate-48/mana", "fate-48", 1, 2, 1),
        case("fate-50/mana", "fate-50", 1, 1, 1),
        case("fate-51/mana", "fate-51", 2, 1, 1),
        case("fate-53/mana", "fate-53", 1, 2, 1),
        case("fate-54/mana", "fate-54", 2, 2, 1),
        case("fate-55/mana", "fate-55", 2, 2, 1),
        case("fate-56/mana", "fate-56", 2, 1, 1),
        case("fate-57/mana", "fate-57", 3, 0, 1),
        case("fate-58/mana", "fate-58", 2, 1, 1),
        ("fate-59", 1, 1, 0),
        case("fate-60/mana", "fate-60", 2, 2, 1),
        ("fate-61", 3, 0, 0),
        ("fate-62", 1, 3, 0),
        ("fate-63", 2, 2, 0),
        ("fate-64", 2, 3, 0),
        case("fate-65/mana", "fate-65", 3, 0, 1),
        case("fate-66/mana", "fate-66", 2, 1, 1),
        case("fate-67/mana", "fate-67", 1, 1, 1),
        case("fate-68/mana", "fate-68", 1, 2, 1),
        case("fate-69/mana", "fate-69", 2, 1, 1),
        case("fate-70/mana", "fate-70", 2, 1, 1),
        case("fate-71/mana", "fate-71", 2, 2, 1),
        ("fate-72", 3, 0, 0),
        case("fate-73/mana", "fate-73", 1, 2, 1),
        case("fate-75/mana", "fate-75", 1, 2, 1),
        ("fate-76", 3, 1, 0),
        case("fate-77/mana", "fate-77", 2, 2, 1),
        case("fate-78/mana", "fate-78", 1, 1, 1),
        case("fate-79/mana", "fate-79", 2, 1, 1),
        case("fate-80/mana", "fate-80", 2, 0, 1),
        case("fate-81/mana", "fate-81", 2, 2, 1),
        case("fate-84/mana", "fate-84", 2, 3, 1),
        case("fate-86/mana", "fate-86", 3, 0, 1),
        case("fate-87/mana", "fate-87", 2, 1, 1),
        case("fate-88/mana", "fate-88", 3, 1, 1),
        case("fate-89/mana", "fate-89", 2, 0, 1),
        ("fate-90", 2, 0, 0),
        case("fate-91/mana", "fate-91", 2, 2, 1),
        case("fate-92/mana", "fate-92", 1, 2, 1),
        case("fate-93/mana", "fate-93", 2, 1, 1),
        case("fate-94/mana", "fate-94", 2, 1, 1),
        case("fate-95/mana", "fate-95", 2, 2, 1),
        case("fate-96/mana", "fate-96", 2, 2, 1),
        case("fate-97/mana", "fate-97", 3, 1, 1),
        case("fate-98/mana", "fate-98", 1, 2, 1),
        case("fate-99/mana", "fate-99", 2, 2, 1),
        case("fate-100/mana", "fate-100", 3, 1, 1),
        ("fate-101", 2, 0, 0),
        case("fate-102/mana", "fate-102", 2, 0, 1),
        ("fate-103", 2, 3, 0),
        case("fate-104/mana", "fate-104", 3, 0, 1),
        case("fate-105/mana", "fate-105", 2, 2, 1),
        case("fate-106/mana", "fate-106", 2, 2, 1),
        case("fate-108/mana", "fate-108", 2, 0, 1),
        case("fate-109/mana", "fate-109", 2, 2, 1),
        case("fate-110/mana", "fate-110", 2, 2, 1),
        case("fate-111/mana", "fate-111", 3, 1, 1),
        case("fate-112/mana", "fate-112", 2, 1, 1),
        ("fate-113", 2, 2, 0),
        ("fate-115", 2, 0, 0),
        case("fate-116/mana", "fate-116", 2, 1, 1),
        case("fate-117/mana", "fate-117", 3, 0, 1),
        case("fate-118/mana", "fate-118", 2, 0, 1),
    ],
)
def test_activating_gives_what_is_printed(card: str, ap: int, mana: int, extra: int) -> None:
    """AP and mana of the card, and its extra mana if that bonus is chosen."""
    s = scene("orko@F6:0", "skeletor@F14:3", hands={0: [card], 1: ["fate-01"]})
    s.do(f"play {card}", "pass")
    if s.kind == "bonus":
        assert (f"bonus {card} mana" in s.options) == (extra > 0)
        s.do(f"bonus {card} mana")

    assert (s.turn.ap, s["orko"].mana) == (ap, min(5, mana + extra))


@pytest.mark.parametrize("card", [c.id for c in SHIPPED.fate.values() if c.extra_mana])
def test_an_additional_card_gives_its_extra_mana_only(card: str) -> None:
    """Played additionally for mana, it gives neither its AP nor its printed mana."""
    s = holding(card, "orko@F6:0", "skeletor@F14:3").do(f"bonus {card} mana")

    assert (s.turn.ap, s["orko"].mana) == (3, SHIPPED.fate[card].extra_mana)
    assert not s.offers(f"bonus {card}")


@pytest.mark.parametrize("card", [c.id for c in SHIPPED.fate.values() if not c.ability and not c.extra_mana])
def test_a_card_with_nothing_but_a_drawback_cannot_be_added(card: str) -> None:
    """Blind Fury and Reckless Rush have no bonus to play them for."""
    assert not holding(card, "orko@F6:0", "skeletor@F14:3").offers(f"bonus {card}")


@pytest.mark.parametrize("card", LASTING)
def test_what_lasts_ends_in_time(card: str) -> None:
    """What holds for this activation ends with it; what holds for the round ends with the round."""
    s = using(card, "orko@F6:0", "skeletor@F14:3", "he-man@A1:0")
    assert card in effects_on(s.state, s["orko"])
    play(s, "end")
    assert s.kind == "initiative"
    assert (card in effects_on(s.state, s["orko"])) == (card in FOR_THE_ROUND)
    s.do("pass")

    assert s.state.round > 1
    assert card not in effects_on(s.state, s["orko"])


# --- gains ----------------------------------------------------------------------------------------


@pytest.mark.card("fate-01")
@pytest.mark.parametrize(("wounds", "mana"), [(0, 0), (3, 3), (5, 4)])
def test_strength_from_pain(wounds: int, mana: int) -> None:
    """1 mana for each wound on this character, 4 at most."""
    s = using("fate-01", f"ram-man@F6:0 wounds={wounds}", "orko@A1:0 wounds=2", ENEMY)

    assert s["ram-man"].mana == mana


@pytest.mark.card("fate-03", "fate-05")
@pytest.mark.parametrize(
    ("card", "debuffed", "ap", "mana"),
    [
        ("fate-03", 0, 3, 0),
        ("fate-03", 2, 3, 2),
        ("fate-03", 4, 3, 3),
        ("fate-05", 0, 3, 0),
        ("fate-05", 1, 4, 0),
        ("fate-05", 4, 5, 0),
    ],
)
def test_gains_from_debuffs(card: str, debuffed: int, ap: int, mana: int) -> None:
    """For each debuffed character, Feast on Misery: 1 mana, 3 at most; Strike the Weak: 1 AP, 2 at most."""
    names = ["orko@F6:0", "skeletor@A1:3", "mer-man@A3:3", "he-man@A5:3"]
    figures = [f"{name} debuff=slow" if n < debuffed else name for n, name in enumerate(names)]
    s = using(card, *figures)

    assert (s.turn.ap, s["orko"].mana) == (ap, mana)


@pytest.mark.card("fate-11", "fate-23")
@pytest.mark.parametrize("card", ["fate-11", "fate-23"])
def test_one_more_ap(card: str) -> None:
    """Second Wind and Press On: 1 AP."""
    assert using(card, "orko@F6:0", ENEMY).turn.ap == 4


@pytest.mark.card("fate-20")
@pytest.mark.parametrize(("mana", "ap"), [(5, 5), (4, 5), (1, 3), (0, 3)])
def test_burning_fuse(mana: int, ap: int) -> None:
    """All mana goes; 1 AP for every 2 of it."""
    s = using("fate-20", f"orko@F6:0 mana={mana}", ENEMY)

    assert (s["orko"].mana, s.turn.ap) == (0, ap)


@pytest.mark.card("fate-43")
def test_clear_mind() -> None:
    """Focus, for no AP."""
    s = using("fate-43", "orko@F6:0", ENEMY)

    assert (s["orko"].focus, s.turn.ap) == (True, 3)


# --- gains with a condition -----------------------------------------------------------------------

MET = [
    ("fate-09", "orko@F6:0 focus", ENEMY, 3, 2),
    ("fate-35", "orko@F6:0 focus", ENEMY, 4, 1),
    ("fate-38", "orko@F6:0 mana=4", ENEMY, 4, 5),
]


@pytest.mark.card("fate-09", "fate-35", "fate-38")
@pytest.mark.parametrize(("card", "figure", "enemy", "ap", "mana"), MET)
def test_conditions_met(card: str, figure: str, enemy: str, ap: int, mana: int) -> None:
    """Inner Calm: 2 mana if focused. Long Awaited, Brimming with Power: 1 AP and 1 mana."""
    s = using(card, figure, enemy)

    assert (s.turn.ap, s["orko"].mana) == (ap, mana)


@pytest.mark.rule("BG-CARD-12")
@pytest.mark.card("fate-09", "fate-17", "fate-34", "fate-35", "fate-36", "fate-38", "fate-42", "fate-48")
@pytest.mark.parametrize(
    ("card", "figure"),
    [
        ("fate-09", "orko@F1:0"),
        ("fate-17", "orko@F1:0 mana=2"),
        ("fate-34", "orko@F1:0"),
        ("fate-35", "orko@F1:0"),
        ("fate-36", "orko@F1:0 buff=haste"),
        ("fate-38", "orko@F1:0 mana=3"),
        ("fate-42", "orko@F1:0"),
        ("fate-48", "orko@F1:0"),
    ],
)
def test_conditions_not_met(card: str, figure: str) -> None:
    """Without its condition the ability cannot be chosen; the extra mana can."""
    assert holding(card, figure, ENEMY).offers(f"bonus {card}") == [f"bonus {card} mana"]


@pytest.mark.card("fate-35")
def test_long_awaited_asks_for_focus_at_the_start() -> None:
    """Focus gained in this activation is too late; Focus spent in it counts."""
    s = holding("fate-35", "orko@F6:0", "skeletor@F9:3").do("focus")
    assert s.offers("bonus fate-35") == ["bonus fate-35 mana"]

    s = holding("fate-35", "orko@F6:0 focus", "skeletor@F14:3")
    play(s, "move focused", "goto F7", "face 0", "bonus fate-35 ability")
    assert s.turn.ap == 3


@pytest.mark.card("fate-42")
def test_not_so_fast() -> None:
    """In an interruption: 1 AP and 1 mana."""
    s = watched("skeletor@F3:0", "orko@F9:3 weapons=laser-rifle overwatch", hands={0: ["fate-42"]})
    s.do("bonus fate-42 ability")

    assert (s.turn.ap, s["orko"].mana) == (2, 1)


# --- movement -------------------------------------------------------------------------------------


@pytest.mark.card("fate-06")
def test_sidestep() -> None:
    """A free move of 2 hexes, no more; later Moves cost no more for it."""
    s = using("fate-06", "orko@F6:0 focus", "skeletor@F14:3")
    assert len(s.offers("goto")) == 6 + 12
    play(s, "goto F8", "face 0", "move", "goto F9", "face 0")

    assert (s["orko"].at, s.turn.ap, s["orko"].focus) == ("F9", 2, True)


@pytest.mark.card("fate-06")
def test_sidestep_provokes_like_any_move() -> None:
    """Leaving an engagement provokes an attack of opportunity."""
    s = using("fate-06", "orko@F6:0", "skeletor@F7:3")

    assert s.options == ["react opportunity:skeletor", "decline"]


@pytest.mark.card("fate-48")
def test_spring_the_trap() -> None:
    """In an interruption a free move at full speed, towards the interrupted character."""
    s = watched("skeletor@F3:0", "he-man@F11:3 weapons=laser-rifle overwatch", hands={0: ["fate-48"]})
    s.do("bonus fate-48 ability")
    assert "goto F6" in s.options
    assert "goto F5" not in s.options  # 6 hexes away
    assert "goto F12" not in s.options
    play(s, "goto F6")

    assert (s["he-man"].at, s.turn.ap) == ("F6", 1)


# --- cards ----------------------------------------------------------------------------------------


@pytest.mark.card("fate-10")
@pytest.mark.parametrize(("mana", "drawn"), [(3, True), (2, False)])
def test_turn_of_the_tide(mana: int, drawn: bool) -> None:
    """With 3 mana at the end of this activation, a random Fate card comes back from the discard pile."""
    s = using("fate-10", f"orko@F6:0 mana={mana}", "skeletor@F9:3")
    s.state.players[0].discard = ["glory-01", "fate-31", "fate-32"]
    play(s, "end")

    assert len(s.state.players[0].hand) == drawn
    assert "glory-01" in s.state.players[0].discard


@pytest.mark.card("fate-10", "fate-41")
def test_turn_of_the_tide_looks_after_other_effects_of_the_end() -> None:
    """Mana that Afterglow brings at the end counts, for effects at the end may be put in order."""
    s = using("fate-10", "orko@F6:0 mana=1", "skeletor@F9:3", hand=("fate-41",)).do("bonus fate-41 ability")
    s.state.players[0].discard = ["fate-31"]
    play(s, "end")
    while s.kind == "react":
        play(s, s.options[0])

    assert s["orko"].mana == 3
    assert s.state.players[0].hand == ["fate-31"]


@pytest.mark.card("fate-10")
def test_turn_of_the_tide_is_for_activations() -> None:
    """In an interruption the ability cannot be chosen."""
    s = watched("skeletor@F3:0", "orko@F9:3 weapons=laser-rifle mana=3 overwatch", hands={0: ["fate-10"]})

    assert s.offers("bonus fate-10") == ["bonus fate-10 mana"]


@pytest.mark.card("fate-13")
def test_sacrifice() -> None:
    """A Fate card, no Glory card, may be discarded for 1 AP and 1 mana."""
    s = using("fate-13", "orko@F6:0", ENEMY, hand=("fate-31", "glory-01"))
    assert s.options == ["choose fate-31", "stay"]
    s.do("choose fate-31")

    assert (s.turn.ap, s["orko"].mana) == (4, 1)
    assert (s.state.players[0].hand, s.state.players[0].discard) == (["glory-01"], ["fate-31"])


@pytest.mark.card("fate-13", "fate-24")
@pytest.mark.parametrize(
    ("card", "hand"), [("fate-13", ("fate-31",)), ("fate-13", ()), ("fate-24", ("fate-31",))]
)
def test_nothing_tossed_nothing_gained(card: str, hand: tuple[str, ...]) -> None:
    """It may be left, and without a Fate card in hand there is nothing to toss."""
    s = using(card, "orko@F6:0", ENEMY, hand=hand)
    s.state.players[0].deck = ["fate-02"]
    if hand:
        s.do("stay")

    assert (s.kind, s.turn.ap, s["orko"].mana) == ("act", 3, 0)
    assert s.state.players[0].hand == list(hand)


@pytest.mark.card("fate-24")
def test_change_of_plan() -> None:
    """A Fate card may be discarded to draw one."""
    s = holding("fate-24", "orko@F6:0", ENEMY, hand=("fate-31", "fate-32"))
    s.state.players[0].deck = ["fate-02", "fate-03"]
    s.do("bonus fate-24 ability", "choose fate-31")

    assert sorted(s.state.players[0].hand) == ["fate-02", "fate-32"]
    assert s.state.players[0].discard == ["fate-31"]
    assert (s.turn.ap, s["orko"].mana) == (3, 0)


@pytest.mark.card("fate-17")
def test_deep_insight() -> None:
    """With 3 mana, draw a Fate card."""
    s = holding("fate-17", "orko@F6:0 mana=3", ENEMY)
    s.state.players[0].deck = ["fate-02", "fate-03"]
    s.do("bonus fate-17 ability")

    assert s.state.players[0].hand == ["fate-02"]


@pytest.mark.card("fate-34")
def test_in_the_thick_of_it() -> None:
    """If engaged, a random Fate card from the discard pile."""
    s = holding("fate-34", "orko@F6:0", ENEMY)
    s.state.players[0].discard = ["glory-01", "fate-31", "fate-32"]
    s.do("bonus fate-34 ability")

    assert len(s.state.players[0].hand) == 1
    assert "glory-01" in s.state.players[0].discard


@pytest.mark.card("fate-36")
def test_shake_it_off() -> None:
    """This character's debuff goes, its buff stays."""
    s = using("fate-36", "orko@F6:0 debuff=slow buff=haste", "skeletor@F9:3 debuff=blind")

    assert (s["orko"].debuff, s["orko"].buff, s["skeletor"].debuff) == ("", "haste", "blind")


# --- what attacks bring ---------------------------------------------------------------------------

SUCCESSES = [("fate-15", 3), ("fate-16", 3), ("fate-27", 2), ("fate-39", 4)]


@pytest.mark.card("fate-15", "fate-16", "fate-27", "fate-39")
@pytest.mark.parametrize(("card", "enough"), SUCCESSES)
@pytest.mark.parametrize("short", [0, 1])
def test_rewards_for_successes(card: str, enough: int, short: int) -> None:
    """Battle Trance: Focus. Spoils of War: a card. Drawn from Battle: 1 mana. Momentum: 1 AP."""
    s = using(card, "man-at-arms@F6:0 weapons=axe", ENEMY, ap=4)
    s.state.players[0].deck = ["fate-02", "fate-03"]
    play(s.dice(*faces(4, enough - short)), "attack axe skeletor")

    got = (s["man-at-arms"].focus, s.state.players[0].hand, s["man-at-arms"].mana, s.turn.ap - 3)
    nothing: tuple[bool, list[str], int, int] = (False, [], 0, 0)
    reward = {
        "fate-15": (True, [], 0, 0),
        "fate-16": (False, ["fate-02"], 0, 0),
        "fate-27": (False, [], 1, 0),
        "fate-39": (False, [], 0, 1),
    }
    assert got == (nothing if short else reward[card])


@pytest.mark.card("fate-15", "fate-16", "fate-27", "fate-39")
@pytest.mark.parametrize(("card", "enough"), SUCCESSES)
def test_rewards_count_what_the_defence_leaves(card: str, enough: int) -> None:
    """One success parried is one too few; the next attack may bring the reward."""
    s = using(card, "man-at-arms@F6:0 weapons=axe", ENEMY, ap=6)
    s.state.players[0].deck = ["fate-02", "fate-03"]
    play(s.dice(*faces(4, enough), 5, 1, 1), "attack axe skeletor", "defend roll")
    before = (s["man-at-arms"].focus, s.state.players[0].hand, s["man-at-arms"].mana, s.turn.ap)
    assert before == (False, [], 0, 5)

    play(s.dice(*faces(4, enough)), "attack axe skeletor")
    assert (s["man-at-arms"].focus, s.state.players[0].hand, s["man-at-arms"].mana, s.turn.ap) != (
        False,
        [],
        0,
        3,
    )


@pytest.mark.card("fate-16")
def test_spoils_of_war_heed_the_hand_limit() -> None:
    """A full hand draws nothing."""
    hand = ("fate-02", "fate-03", "fate-05", "fate-06", "fate-07")
    s = using("fate-16", "man-at-arms@F6:0 weapons=axe", ENEMY, hand=hand)
    s.state.players[0].deck = ["fate-31"]
    play(s.dice(*faces(4, 3)), "attack axe skeletor")

    assert s.state.players[0].deck == ["fate-31"]


@pytest.mark.card("fate-04")
@pytest.mark.parametrize(("blows", "gained"), [((3,), 1), ((1,), 0), ((1, 1), 1), ((3, 3), 1)])
def test_scent_of_victory(blows: tuple[int, ...], gained: int) -> None:
    """Once 2 wounds are caused in this activation, 1 AP and 1 mana; only once."""
    s = using("fate-04", "man-at-arms@F6:0 weapons=axe", ENEMY, ap=5)
    for successes in blows:
        play(s.dice(*faces(4, successes)), "attack axe skeletor")

    spent = sum(event.cost.total for event in s.heard(AttackDeclared))
    assert (s.turn.ap, s["man-at-arms"].mana) == (5 - spent + gained, gained)


@pytest.mark.card("fate-04")
def test_scent_of_victory_smells_only_its_own_wounds() -> None:
    """Wounds the character takes itself, or others cause, do not count."""
    s = using("fate-04", "man-at-arms@F6:0 weapons=axe", "skeletor@F7:3 weapons=mace")
    s.do("move", "react opportunity:skeletor").dice(*faces(4, 3))
    play(s, "attack mace man-at-arms")

    assert s["man-at-arms"].wounds == 2
    assert s["man-at-arms"].mana == 0


@pytest.mark.card("fate-04", "flamethrower")
def test_scent_of_victory_counts_wounds_of_allies() -> None:
    """Wounds are wounds, even those of an ally caught in the flames."""
    s = using("fate-04", "stratos@F6:0 weapons=flamethrower", "orko@F9:3", "skeletor@F8:3")
    play(s.dice(5, 5, 1, 1, 5, 5, 1, 1), "attack flamethrower skeletor")

    assert (s["skeletor"].wounds, s["orko"].wounds) == (1, 1)
    assert (s.turn.ap, s["stratos"].mana) == (3, 1)


@pytest.mark.card("fate-07")
@pytest.mark.parametrize(("successes", "wounds"), [(0, 0), (1, 1), (2, 1), (4, 2)])
def test_flurry_of_blows(successes: int, wounds: int) -> None:
    """Attacks get 1 more die but cause 1 wound less, though at least 1 of those they cause."""
    s = using("fate-07", "man-at-arms@F6:0 weapons=battle-axe", ENEMY)
    play(s.dice(*faces(5, successes)), "attack battle-axe skeletor")

    assert (dice(s), s["skeletor"].wounds) == (5, wounds)


@pytest.mark.card("fate-26")
@pytest.mark.parametrize(("successes", "wounds"), [(5, 3), (4, 2)])
def test_crushing_triumph(successes: int, wounds: int) -> None:
    """An attack that keeps 5 successes causes 1 wound more."""
    s = using("fate-26", "man-at-arms@F6:0 weapons=axe", ENEMY)
    play(s.dice(*faces(4, successes)), "attack axe skeletor")

    assert s["skeletor"].wounds == wounds


@pytest.mark.card("fate-08")
@pytest.mark.parametrize(("mana", "more"), [(5, 2), (4, 1), (3, 1), (2, 0)])
def test_overflowing_magic(mana: int, more: int) -> None:
    """Spell attacks get 1 more die for every 2 mana left after paying 1 for Thunder."""
    s = using("fate-08", f"stratos@F6:0 weapons=thunder mana={mana}", "skeletor@F9:3")
    play(s.dice(*[1] * 6), "attack thunder skeletor")

    assert dice(s) == 3 + more


@pytest.mark.card("fate-08")
def test_overflowing_magic_counts_what_boosts_leave_and_spells_only() -> None:
    """Mana spent on more dice is gone; other attacks get nothing."""
    s = using("fate-08", "stratos@F6:0 weapons=shadow-strike,laser-rifle mana=5", "skeletor@F9:3")
    play(s.dice(*[1] * 6), "attack shadow-strike skeletor", "spend 3 mana")
    assert dice(s) == 3 - 1 + 3

    s = using("fate-08", "stratos@F6:0 weapons=laser-rifle mana=5", "skeletor@F9:3")
    play(s.dice(*[1] * 6), "attack laser-rifle skeletor")
    assert dice(s) == 5


@pytest.mark.card("fate-30")
@pytest.mark.parametrize(("debuff", "number"), [("debuff=slow", 5), ("", 4)])
def test_no_mercy(debuff: str, number: int) -> None:
    """Attacks against an enemy with a debuff get 1 more die."""
    s = using("fate-30", "man-at-arms@F6:0 weapons=axe", f"skeletor@F7:3 {debuff}")
    play(s.dice(*[1] * 5), "attack axe skeletor")

    assert dice(s) == number


@pytest.mark.card("fate-47")
@pytest.mark.parametrize(("weapon", "enemy"), [("axe", "F7"), ("laser-rifle", "F9"), ("thunder", "F9")])
def test_strike_first(weapon: str, enemy: str) -> None:
    """All attacks get 1 more die; defences do not."""
    s = using("fate-47", f"stratos@F6:0 weapons={weapon} mana=1", f"skeletor@{enemy}:3")
    play(s.dice(*[1] * 6), f"attack {weapon} skeletor")

    assert dice(s) == {"axe": 3, "laser-rifle": 5, "thunder": 3}[weapon] + 1


KINDS = {"melee": "axe", "ranged": "laser-rifle", "spell": "cosmic-storm"}


@pytest.mark.card("fate-44", "fate-45", "fate-46")
@pytest.mark.parametrize(
    ("card", "kind"), [("fate-44", "spell"), ("fate-45", "melee"), ("fate-46", "ranged")]
)
@pytest.mark.parametrize("attack", KINDS)
def test_scopes_by_kind_of_attack(card: str, kind: str, attack: str) -> None:
    """Arcane Certainty: spells. Sure Strike: melee. Steady Aim: ranged. Better by 1, for no other kind."""
    enemy = "F7" if attack == "melee" else "F9"
    s = using(card, f"stratos@F6:0 weapons={KINDS[attack]}", f"skeletor@{enemy}:3")
    play(s.dice(*[1] * 6), f"attack {KINDS[attack]} skeletor")

    assert needed(s) == (3 if attack == kind else 4)


@pytest.mark.card("fate-19", "fate-31", "fate-32")
@pytest.mark.parametrize(
    ("card", "kind"), [("fate-19", "spell"), ("fate-31", "melee"), ("fate-32", "ranged")]
)
@pytest.mark.parametrize("attack", KINDS)
def test_prices_by_kind_of_attack(card: str, kind: str, attack: str) -> None:
    """Quick Incantation, Clash of Steel, Rapid Fire: 1 AP less, at least 1; for no other kind."""
    enemy = "F7" if attack == "melee" else "F9"
    s = using(card, f"stratos@F6:0 weapons={KINDS[attack]}", f"skeletor@{enemy}:3", ap=9)
    play(s.dice(*[1] * 20), *[f"attack {KINDS[attack]} skeletor"] * 3)

    costs = [event.cost.total for event in s.heard(AttackDeclared)]
    assert costs == ([1, 1, 2] if attack == kind else [1, 2, 3])


@pytest.mark.card("fate-31", "dagger")
def test_two_reductions_keep_the_same_minimum() -> None:
    """Clash of Steel and the Dagger take off 1 AP each, but an attack never costs less than 1."""
    s = using("fate-31", "man-at-arms@F6:0 weapons=dagger", ENEMY, ap=9)
    play(s.dice(*[1] * 16), *["attack dagger skeletor"] * 4)

    assert [event.cost.total for event in s.heard(AttackDeclared)] == [1, 1, 1, 2]


# --- skills, Focus, defence, rerolls --------------------------------------------------------------


@pytest.mark.card("fate-02")
def test_second_nature() -> None:
    """Active skills cost 1 AP less, at least none; nothing else is cheaper."""
    s = using("fate-02", "man-at-arms@F6:0 mana=1 items=magoos-gem", "orko@A1:0", "skeletor@F14:3")
    play(s.dice(*[1] * 3), "skill man-at-arms.master-tactician")
    assert s.turn.ap == 3
    s.do("focus")
    assert s.turn.ap == 2

    s = using("fate-02", "stratos@F6:0 mana=1", "skeletor@F14:3")
    play(s, "skill stratos.to-the-skies", "goto F7", "face 0")
    assert s.turn.ap == 3


@pytest.mark.card("fate-14")
def test_master_of_the_craft() -> None:
    """Skill tests get 1 more die, attack tests do not."""
    s = using("fate-14", "man-at-arms@F6:0 mana=1 weapons=axe", "orko@A1:0", ENEMY)
    play(s.dice(*[1] * 8), "skill man-at-arms.master-tactician", "attack axe skeletor")

    assert (dice(s, "skill"), dice(s)) == (4, 4)


@pytest.mark.card("fate-25")
def test_steady_breath() -> None:
    """The Focus action costs 1 AP less: nothing the first time, 1 the second."""
    s = using("fate-25", "man-at-arms@F6:0 weapons=axe", ENEMY, ap=5).do("focus")
    assert s.turn.ap == 5
    play(s.dice(*[1] * 5), "attack axe skeletor", "focus")
    assert s.turn.ap == 5 - 1 - 1


@pytest.mark.card("fate-18")
def test_stand_firm() -> None:
    """Defence tests get 1 more die until the end of the round, in later activations of others too."""
    s = using("fate-18", "man-at-arms@F6:0", "skeletor@F7:3 weapons=axe")
    play(s, "end", "play fate-01", "bonus fate-01 mana").dice(*faces(4, 1), *[1] * 5)
    play(s, "attack axe man-at-arms", "defend roll")

    assert dice(s, "defence") == 5


@pytest.mark.card("fate-12", "he-man.i-have-the-power")
@pytest.mark.parametrize(("who", "most"), [("man-at-arms", 2), ("he-man", 3)])
def test_favour_of_the_fates(who: str, most: int) -> None:
    """Each mana spent on rerolls rerolls 1 more die, also in defence later this round."""
    s = using("fate-12", f"{who}@F6:0 weapons=axe mana=1", "skeletor@F7:3 weapons=axe")
    s.dice(*[1] * 5).do("attack axe skeletor")
    assert max(len(text.split(",")) for text in s.options) == most
    play(s, "reroll", "end", "play fate-01", "bonus fate-01 ability").dice(*faces(4, 1), 1, 1, 1, 1)
    s.do(f"attack axe {who}", "defend roll")

    assert (s.state.round, s.kind) == (1, "mana_reroll")
    assert max(len(text.split(",")) for text in s.options) == most


@pytest.mark.card("fate-37")
def test_lie_in_wait() -> None:
    """Until the end of the round, attack and skill tests in interruptions get 1 more die; others do not."""
    figures = ("man-at-arms@F9:3 weapons=arm-cannon", "skeletor@F3:0")
    s = using("fate-37", *figures)
    play(s.dice(*[1] * 5), "attack arm-cannon skeletor")
    assert dice(s) == 4
    play(s, "overwatch", "play fate-01", "bonus fate-01 mana", "move", "goto F4", "face 0").dice(*[1] * 5)
    assert s.turn.character == "man-at-arms"
    play(s, "attack arm-cannon skeletor")
    assert dice(s) == 5

    s = watched("he-man@F3:0", "mer-man@F9:3 mana=1 lasting=fate-37 weapons=laser-rifle overwatch").dice(
        *[1] * 5
    )
    play(s, "skill mer-man.icy-ray he-man")
    assert dice(s, "skill") == 5


# --- the end of the activation --------------------------------------------------------------------


@pytest.mark.card("fate-28", "fate-29", "fate-41")
@pytest.mark.parametrize(
    ("card", "left"),
    [("fate-28", (True, False, 0)), ("fate-29", (False, True, 0)), ("fate-41", (False, False, 2))],
)
def test_gains_at_the_end(card: str, left: tuple[bool, bool, int]) -> None:
    """Eyes Open: Overwatch. Gather Yourself: Focus. Afterglow: 2 mana. At the end, not before."""
    s = using(card, "orko@F6:0", "skeletor@F9:3")
    assert (s["orko"].overwatch, s["orko"].focus, s["orko"].mana) == (False, False, 0)
    s.do("end")

    assert s.kind == "initiative"
    assert (s["orko"].overwatch, s["orko"].focus, s["orko"].mana) == left


@pytest.mark.card("fate-28", "fate-29", "fate-41")
@pytest.mark.parametrize(
    ("card", "left"),
    [("fate-28", (True, False, 0)), ("fate-29", (False, True, 0)), ("fate-41", (False, False, 2))],
)
def test_gains_at_the_end_of_an_interruption(card: str, left: tuple[bool, bool, int]) -> None:
    """An interruption has its end as well."""
    s = watched("skeletor@F3:0", "orko@F9:3 weapons=laser-rifle overwatch", hands={0: [card]})
    s.do(f"bonus {card} ability", "end")

    assert s.turn.character == "skeletor"
    assert (s["orko"].overwatch, s["orko"].focus, s["orko"].mana) == left


# --- interruptions --------------------------------------------------------------------------------


@pytest.mark.card("fate-40")
@pytest.mark.parametrize("used", [True, False])
def test_unseen_path(used: bool) -> None:
    """In this activation the character cannot be interrupted, by Overwatch or attacks of opportunity."""
    figures = ("orko@F6:0", "skeletor@F7:3 weapons=axe", "mer-man@F12:3 weapons=laser-rifle overwatch")
    s = using("fate-40", *figures) if used else holding("fate-40", *figures)
    s.do("move")
    assert (s.kind == "react") == (not used)
    if not used:
        s.do("decline")
    s.do("goto F5", "face 0")

    assert (s.turn.character == "orko") == used


# --- drawbacks ------------------------------------------------------------------------------------


@pytest.mark.card("fate-21")
def test_blind_fury_forbids_the_focus_action() -> None:
    """In this activation no Focus action; Focus by other means is possible, and later it is allowed again."""
    s = scene("orko@F6:0", "skeletor@F14:3", hands={0: ["fate-21", "fate-43"], 1: ["fate-01"]})
    s.do("play fate-21", "pass")
    assert s.turn.ap == 3
    assert not s.offers("focus")
    assert s.denied_by(0, intent="action", action="focus", character="orko") == ["fate-21"]
    s.do("bonus fate-43 ability")
    assert s["orko"].focus


@pytest.mark.card("fate-22")
@pytest.mark.parametrize(("weapon", "number"), [("axe", 3), ("laser-rifle", 3)])
def test_reckless_rush_costs_a_die(weapon: str, number: int) -> None:
    """In this activation attack tests get 1 die fewer; defences do not."""
    enemy = "F7" if weapon == "axe" else "F9"
    s = scene(
        f"man-at-arms@F6:0 weapons={weapon}", f"skeletor@{enemy}:3", hands={0: ["fate-22"], 1: ["fate-01"]}
    ).do("play fate-22", "pass")
    play(s.dice(*[1] * 5), f"attack {weapon} skeletor")

    assert dice(s) == number
    assert s.turn.ap == 3


@pytest.mark.card("fate-21", "fate-22")
@pytest.mark.parametrize("card", ["fate-21", "fate-22"])
def test_drawbacks_end_with_the_activation(card: str) -> None:
    """Nothing of it is left afterwards."""
    s = scene("orko@F6:0", "skeletor@F14:3", hands={0: [card], 1: ["fate-01"]}).do(
        f"play {card}", "play fate-01"
    )
    assert card in effects_on(s.state, s["orko"])
    s.do("end")

    assert card not in effects_on(s.state, s["orko"])


@pytest.mark.card("fate-33")
def test_wellspring_gives_two_mana() -> None:
    """It has no ability; its bonus is 2 mana."""
    s = holding("fate-33", "orko@F6:0", ENEMY)
    assert s.offers("bonus") == ["bonus fate-33 mana"]
    s.do("bonus fate-33 mana")

    assert s["orko"].mana == 2
