"""Which statement holds when two contradict each other (BG-PREC)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import Activated
from battlewright.games.battleground.rules.precedence import RANK, Statement, higher, roll_off, settle
from battlewright.kernel.rng import Rng
from tests.games.battleground.scenes import GAME, scene

CHARACTER, FATE, GLORY = "he-man.superhuman-reflexes", "fate-33", "glory-06"
WEAPON, ITEM, RULE = "mace.always", "jet-pack.skill", "BG-RANGED-03"


@pytest.mark.rule("BG-PREC-01")
def test_a_roll_off_is_repeated_until_the_dice_differ() -> None:
    """What nobody's rule settles is decided by one die each; ties are rolled again, the higher decides."""
    rolls = roll_off(Rng(script=[4, 4, 1, 1, 2, 5, 6, 6]))

    assert rolls == ((4, 4), (1, 1), (2, 5))
    assert higher(rolls) == 1
    assert higher(roll_off(Rng(script=[3, 2]))) == 0


@pytest.mark.rule("BG-PREC-02")
def test_the_higher_rank_wins_whether_it_allows_or_forbids() -> None:
    """Character cards, then Fate and Glory cards, weapons, items, and the rulebook last."""
    order = (CHARACTER, FATE, WEAPON, ITEM, RULE)

    for rank, source in enumerate(order):
        for lower in order[rank + 1 :]:
            for allows in (True, False):
                mine = Statement(source, allows)
                assert settle(GAME.content, (Statement(lower, not allows), mine)) == mine
    assert RANK == ("character", "card", "weapon", "item", "rulebook")


@pytest.mark.rule("BG-PREC-02")
def test_between_equals_a_prohibition_beats_a_permission() -> None:
    """A Fate and a Glory card have the same rank; the one that forbids holds."""
    may, may_not = Statement(GLORY, True), Statement(FATE, False)

    assert settle(GAME.content, (may, may_not)) == may_not
    assert settle(GAME.content, (may_not, may)) == may_not


@pytest.mark.rule("BG-PREC-02", "BG-PREC-03")
def test_a_character_card_overrules_a_fate_card_on_the_point_in_question_only() -> None:
    """He-Man's card refuses the mana of Fate cards: he gets none, but the card's AP all the same."""
    s = scene("he-man@D5:1", "skeletor@J5:4", hands={0: ["fate-14"], 1: ["fate-01"]}, acting="")
    s.do("play fate-14", "pass", "bonus fate-14 mana")

    assert s["he-man"].mana == 0
    assert s.turn.ap == s.heard(Activated)[0].ap == 2


@pytest.mark.rule("BG-PREC-02")
def test_a_fate_card_overrules_an_item() -> None:
    """An item that refuses the mana of cards is of lower rank than the card that gives it."""
    s = scene(
        "stratos@D5:1 items=test-null-stone",
        "skeletor@J5:4",
        hands={0: ["fate-14"], 1: ["fate-01"]},
    )
    s.do("play fate-14", "pass", "bonus fate-14 mana")

    assert s["stratos"].mana == 4


@pytest.mark.rule("BG-PREC-02", "BG-PREC-03")
def test_a_skill_overrules_the_rulebook_where_it_contradicts_it() -> None:
    """Skeletor's skill lets him cast while engaged; range, mana and everything else still count."""
    s = scene("skeletor@F6:4 mana=5 weapons=havoc-staff,magic-blast", "he-man@G6:4", acting="skeletor", ap=3)
    assert s.offers("attack magic-blast") == []

    s.do("skill skeletor.lord-of-destruction")

    assert s.offers("attack magic-blast") == ["attack magic-blast he-man"]
    s["skeletor"].mana = 0
    assert s.denied_by(1, intent="attack", attacker="skeletor", target="he-man", weapon="magic-blast") == [
        "BG-SPELL-04"
    ]
