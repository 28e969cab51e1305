"""Attacks of opportunity: who may make one, when, with what, and what comes after (BG-AOO)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import (
    AttackDeclared,
    InterruptionBegan,
    Lost,
    Moved,
    Rolled,
)
from tests.games.battleground.scenes import Scene, scene

HE_MAN = "he-man@F6:0 weapons=power-sword,laser-rifle"
STRATOS = "stratos@G6:4 weapons=staff-of-avion"


def leaving(*figures: str, hand: tuple[str, ...] = (), ap: int = 3, skeletor: str = "") -> Scene:
    """Skeletor on F7, engaged with those next to him, declares a Move."""
    s = scene(
        *figures, f"skeletor@F7:3 weapons=havoc-staff {skeletor}", acting="skeletor", ap=ap, hands={0: hand}
    )
    return s.do("move")


# --- who and when ---------------------------------------------------------------------------------


@pytest.mark.rule("BG-AOO-01")
def test_every_engaged_enemy_may_but_need_not_attack() -> None:
    """Who wants to leave an engagement gives the enemies next to it, and no others, the chance to attack."""
    s = leaving(HE_MAN, STRATOS, "man-at-arms@F4:0", "mer-man@E7:3")

    assert (s.kind, s.asked) == ("react", (0,))
    assert s.options == ["react opportunity:he-man", "react opportunity:stratos", "decline"]
    s.do("decline")
    assert (s.kind, s.asked) == ("destination", (1,))
    assert not s.heard(InterruptionBegan)


@pytest.mark.rule("BG-AOO-01")
def test_without_an_engagement_a_move_provokes_nothing() -> None:
    """A character that is not engaged just goes."""
    s = leaving("he-man@F5:0 weapons=power-sword")
    assert s.kind == "destination"


@pytest.mark.rule("BG-AOO-01", "BG-AOO-08")
def test_turning_on_the_spot_provokes_nothing() -> None:
    """A Move that only turns the model does not leave the hex."""
    s = scene(HE_MAN, "skeletor@F7:3", acting="skeletor").do("move turn", "face 0")

    assert s.turn.character == "skeletor"
    assert not s.heard(InterruptionBegan)


@pytest.mark.rule("BG-AOO-02")
def test_attacks_come_after_paying_and_before_leaving() -> None:
    """The Move is declared and paid for; the model is still on its hex; where it goes is not yet chosen."""
    s = leaving(HE_MAN, ap=2)
    assert [e.amount for e in s.heard(Lost) if e.what == "ap"] == [1]

    s.do("react opportunity:he-man")
    assert s["skeletor"].at == "F7"
    s.dice(1, 1, 1, 1, 1).do("attack power-sword skeletor")
    assert (s.kind, s.asked) == ("destination", (1,))
    assert {"goto F8", "goto F9", "goto E8", "stay"} <= set(s.options)


@pytest.mark.rule("BG-AOO-02")
def test_after_the_attacks_the_character_may_stay() -> None:
    """The path is chosen afterwards, and the choice may be to stay where it is."""
    s = leaving(HE_MAN).do("decline", "stay", "face 3")

    assert s["skeletor"].at == "F7"
    assert s.turn.ap == 2


@pytest.mark.rule("BG-AOO-03")
def test_each_enemy_attacks_once_in_the_order_their_player_chooses() -> None:
    """Stratos first, then He-Man; nobody twice for the same Move."""
    s = leaving(HE_MAN, STRATOS)
    s.do("react opportunity:stratos", "end")
    assert s.options == ["react opportunity:he-man", "decline"]
    s.do("react opportunity:he-man", "end")

    assert s.kind == "destination"
    assert [e.character for e in s.heard(InterruptionBegan)] == ["stratos", "he-man"]


@pytest.mark.rule("BG-AOO-03")
def test_a_new_move_gives_a_new_chance() -> None:
    """Once per Move: the next Move out of the engagement provokes again."""
    s = leaving(HE_MAN).do("react opportunity:he-man", "end", "stay", "face 3", "move")
    assert s.options == ["react opportunity:he-man", "decline"]


# --- what it is -----------------------------------------------------------------------------------


@pytest.mark.rule("BG-AOO-04")
def test_only_melee_attacks_are_possible() -> None:
    """Neither a Move, nor a shot, nor a skill: the menu holds melee attacks, and why the rest is missing."""
    s = leaving("man-at-arms@F6:0 weapons=mace,laser-rifle mana=3 items=jet-pack").do(
        "react opportunity:man-at-arms"
    )

    assert s.options == ["attack mace skeletor", "end"]
    assert "BG-AOO-04" in s.denied_by(0, intent="move", character="man-at-arms", to="F5")
    shot = {"intent": "attack", "attacker": "man-at-arms", "target": "skeletor", "weapon": "laser-rifle"}
    assert "BG-AOO-04" in s.denied_by(0, **shot)
    assert "BG-AOO-04" in s.denied_by(0, intent="skill", character="man-at-arms", skill="jet-pack.skill")


@pytest.mark.rule("BG-AOO-04")
def test_fists_are_melee() -> None:
    """A character without a melee weapon may use its fists."""
    s = leaving("he-man@F6:0 weapons=laser-rifle").do("react opportunity:he-man")
    assert s.options == ["attack fists skeletor", "end"]


@pytest.mark.rule("BG-AOO-04", "BG-AOO-05")
def test_extra_ap_allow_a_second_melee_attack() -> None:
    """With AP from cards a second melee attack is possible, for 2 AP as in any interruption."""
    s = leaving(HE_MAN, hand=("glory-01", "glory-02")).do("react opportunity:he-man")
    s.dice(1, 1, 1, 1, 1).do("attack power-sword skeletor", "bonus glory-01 ap", "bonus glory-02 ap")
    s.dice(1, 1, 1, 1, 1).do("attack power-sword skeletor")

    assert [e.cost.total for e in s.heard(AttackDeclared)] == [1, 2]


@pytest.mark.rule("BG-AOO-05")
def test_apart_from_that_it_is_a_normal_interruption() -> None:
    """1 AP, cards for bonuses that are then discarded, and the moving character as the only target."""
    s = leaving(HE_MAN, "mer-man@F5:0", hand=("fate-29",)).do("react opportunity:he-man")
    assert s.turn.ap == 1
    assert s.offers("attack") == ["attack power-sword skeletor"]
    assert "BG-INT-06" in s.denied_by(0, intent="attack", attacker="he-man", target="mer-man")

    s.do("bonus fate-29 ability", "end")
    assert s.state.players[0].discard == ["fate-29"]
    assert not s["he-man"].activated


@pytest.mark.rule("BG-AOO-06")
def test_scope_is_better_instead_of_worse() -> None:
    """The attack needs a 3: one better than 4, without the decrease of other interruptions."""
    s = leaving(HE_MAN).do("react opportunity:he-man").dice(3, 2, 1, 1, 1).do("attack power-sword skeletor")

    rolled = s.heard(Rolled)[0]
    assert rolled.needed.total == 3
    assert [m.source for m in rolled.needed.modifiers] == ["BG-AOO-06"]
    assert s.decision.facts["successes"] == 1


@pytest.mark.rule("BG-AOO-06")
def test_the_defence_against_it_is_not_affected() -> None:
    """The moving character defends with the normal scope."""
    s = leaving(HE_MAN).do("react opportunity:he-man").dice(3, 1, 1, 1, 1).do("attack power-sword skeletor")
    s.dice(1, 1, 1).do("defend roll")

    assert s.heard(Rolled)[1].needed.total == 4


@pytest.mark.rule("BG-AOO-06", "BG-FLANK-01", "BG-SCOPE-03", example="EXD-03")
def test_from_behind_it_needs_a_two() -> None:
    """+1 for the opportunity and +1 for the flank, and nothing for the interruption: a 2 succeeds."""
    s = scene(HE_MAN, "skeletor@F7:0", acting="skeletor").do("move", "react opportunity:he-man")
    s.dice(2, 1, 1, 1, 1).do("attack power-sword skeletor")

    assert s.heard(Rolled)[0].needed.total == 2


# --- afterwards -----------------------------------------------------------------------------------


@pytest.mark.rule("BG-AOO-04", "BG-FREE-03")
def test_a_card_gives_no_free_move_in_an_attack_of_opportunity() -> None:
    """A free Move is a Move action: Sidestep is not played for its move, nor by He-Man for mana."""
    s = leaving(HE_MAN, hand=("fate-06",)).do("react opportunity:he-man")

    assert s.offers("bonus") == []
    assert s.denied_by(0, intent="card", card="fate-06", bonus="ability") == ["BG-AOO-04"]
    watching = scene("he-man@F4:0 overwatch", "skeletor@F12:3", acting="skeletor", hands={0: ("fate-06",)})
    watching.do("move", "goto F9", "face 3")
    assert "bonus fate-06 ability" in watching.options  # another interruption allows it


@pytest.mark.rule("BG-AOO-04", "BG-FREE-03", "BG-PREC-02")
@pytest.mark.parametrize(("item", "moves"), [("test-slippers", False), ("test-boots", True)])
def test_only_a_card_that_says_so_moves_its_bearer_in_an_attack_of_opportunity(
    item: str, moves: bool
) -> None:
    """A free move after an attack is no action allowed here, unless the card frees it from such limits."""
    s = leaving(f"he-man@F6:0 weapons=power-sword items={item}").do("react opportunity:he-man")
    s.dice(*[1] * 8).do("attack power-sword skeletor")
    s.do(next(text for text in s.options if text.startswith("react")))

    if moves:
        s.do("decline")  # his own departure provokes Skeletor
    assert (s.kind, s.asked) == ("destination", (0 if moves else 1,))


@pytest.mark.rule("BG-AOO-04", "BG-FREE-03", "BG-FREE-01")
def test_free_attacks_of_an_attack_of_opportunity_are_melee_attacks() -> None:
    """The free attack after the first may be made with fists, not with a spell."""
    s = leaving("orko@F6:0 mana=5 weapons=magic-blast items=test-encore").do("react opportunity:orko")
    s.dice(*[1] * 20).do("attack fists skeletor", "reroll")
    s.do(next(text for text in s.options if text.startswith("react")))

    assert s.offers("attack") == ["attack fists skeletor"]


@pytest.mark.rule("BG-AOO-07")
def test_the_move_goes_on_afterwards() -> None:
    """A character that is still standing carries out its Move, wounded or not."""
    s = leaving(HE_MAN).do("react opportunity:he-man").dice(3, 1, 1, 1, 1)
    s.do("attack power-sword skeletor", "defend decline", "goto F10", "face 3")

    assert (s["skeletor"].at, s["skeletor"].wounds) == ("F10", 1)


@pytest.mark.rule("BG-AOO-07")
def test_a_fallen_character_does_not_move_and_is_not_attacked_again() -> None:
    """Knocked out by the first attack: no second one, no Move."""
    s = leaving(HE_MAN, STRATOS, "mer-man@M2", skeletor="wounds=4").do("react opportunity:he-man")
    s.dice(3, 1, 1, 1, 1).do("attack power-sword skeletor", "defend decline")

    assert s["skeletor"].out
    assert not s.heard(Moved)
    assert [e.character for e in s.heard(InterruptionBegan)] == ["he-man"]


@pytest.mark.rule("BG-AOO-07")
def test_a_character_pushed_away_moves_from_where_it_is() -> None:
    """Pushed two hexes, the target is out of a second enemy's reach, and its Move starts from there."""
    s = leaving("man-at-arms@F6:0 weapons=mace", STRATOS).do("react opportunity:man-at-arms")
    s.dice(3, 3, 1, 1).do("attack mace skeletor", "defend decline")

    assert s["skeletor"].at == "F9"
    assert s.kind == "destination"
    assert "goto F14" in s.options


# --- which movements ------------------------------------------------------------------------------


@pytest.mark.rule("BG-AOO-08")
@pytest.mark.parametrize(
    ("option", "provokes"),
    [
        ("move", True),
        ("skill test-acrobat.leap", True),
        ("skill test-acrobat.approach mer-man", True),
        ("skill test-acrobat.blink", False),
    ],
)
def test_movements_that_start_engaged_provoke_except_teleporting(option: str, provokes: bool) -> None:
    """Move actions, jumps and other movement effects provoke; a teleport does not."""
    s = scene("test-acrobat@F6:0", "skeletor@F7:3", "mer-man@F12:3", acting="test-acrobat").do(option)
    assert (s.kind == "react") is provokes


@pytest.mark.rule("BG-AOO-08", "BG-FREE-03")
def test_a_free_move_provokes() -> None:
    """The free move of a card provokes like any other."""
    s = scene("test-acrobat@F6:0", "skeletor@F7:3", acting="test-acrobat", hands={0: ["fate-06"]})
    s.do("bonus fate-06 ability")

    assert s.options == ["react opportunity:skeletor", "decline"]


@pytest.mark.rule("BG-AOO-08")
@pytest.mark.parametrize("how", ["blow", "lasso"])
def test_being_pushed_or_pulled_provokes_nothing(how: str) -> None:
    """Mer-Man is torn out of an engagement with He-Man, who may do nothing about it."""
    s = scene(
        "test-acrobat@F3:0", "he-man@G8:4 weapons=power-sword", "mer-man@F8:3", acting="test-acrobat"
    ).do(f"skill test-acrobat.{how} mer-man")

    assert s["mer-man"].at == ("F11" if how == "blow" else "F5")
    assert not s.heard(InterruptionBegan)


@pytest.mark.rule("BG-AOO-08")
def test_swapping_provokes_for_both_but_not_between_them() -> None:
    """Enemies next to either may attack it before the swap, except the partner of the swap."""
    s = scene(
        "test-acrobat@F6:0",
        "he-man@G7:4 weapons=power-sword",
        "skeletor@F7:3",
        "mer-man@E6:1",
        acting="test-acrobat",
    ).do("skill test-acrobat.swap skeletor")

    assert (s.asked, s.options) == ((1,), ["react opportunity:mer-man", "decline"])
    s.do("decline")
    assert (s.asked, s.options) == ((0,), ["react opportunity:he-man", "decline"])
    s.do("decline")
    assert (s["test-acrobat"].at, s["skeletor"].at) == ("F7", "F6")


@pytest.mark.rule("BG-AOO-08")
def test_only_the_starting_hex_is_looked_at() -> None:
    """Passing enemies on the way provokes nothing, not even in a jump across their heads."""
    s = scene("test-acrobat@F4:0", "skeletor@F6:3", acting="test-acrobat").do(
        "skill test-acrobat.leap", "goto F7"
    )
    assert s.kind == "face"
    assert not s.heard(InterruptionBegan)


@pytest.mark.rule("BG-AOO-08")
def test_a_move_within_an_interruption_provokes_too() -> None:
    """A watcher that leaves an engagement to reach its enemy is attacked like anybody else."""
    s = scene(
        "he-man@F4:0 overwatch weapons=power-sword",
        "skeletor@F12:3",
        "mer-man@F3:0 weapons=trident",
        acting="skeletor",
    ).do("move", "goto F9", "face 3", "move")

    assert (s.asked, s.options) == ((1,), ["react opportunity:mer-man", "decline"])
    s.do("react opportunity:mer-man")
    assert s.offers("attack") == ["attack trident he-man"]


@pytest.mark.rule("BG-AOO-01", "BG-AOO-08")
def test_a_move_says_whom_it_provokes_before_it_is_chosen() -> None:
    """The answer to "may I move?" names the engaged enemies; away from everybody it names nobody."""
    ask = {"intent": "action", "character": "skeletor", "action": "move"}
    s = scene(HE_MAN, STRATOS, "man-at-arms@F4:0", "skeletor@F7:3", acting="skeletor", ap=3)
    assert s.why(1, **ask).facts == {"provokes": ["he-man", "stratos"]}
    assert scene("he-man@F5:0", "skeletor@F7:3", acting="skeletor").why(1, **ask).facts == {}
