"""Standing orders: always ask, always, never, only if the odds are good enough."""

from __future__ import annotations

from typing import Any

import pytest

from battlewright.kernel.decisions import Decision
from battlewright.kernel.options import option_text
from battlewright.server.orders import checked
from tests.games.battleground.scenes import GAME, Scene, scene
from tests.games.battleground.words.playing import drawn

Question = tuple[Any, int, Decision]


def question(s: Scene) -> Question:
    """What a scene has come to, with the view of the seat that is asked."""
    (seat,) = s.asked
    view = GAME.view(s.state, seat)
    return view, seat, GAME.decision(view, seat)


def opportunity(weapons: str) -> Question:
    """He-Man walks away from Skeletor, who may strike."""
    s = scene("he-man@F6:1", f"skeletor@G6:4 weapons={weapons}", acting="he-man", ap=1)
    return question(s.do("move"))


def attacked() -> Scene:
    """He-Man attacks Skeletor, mana to spare and some dice failed."""
    s = scene("he-man@F6:1 weapons=power-sword mana=3", "skeletor@G6:4", acting="he-man", ap=1)
    return s.dice(1, 2, 5, 6, 1).do("attack power-sword skeletor")


def failed_dice() -> Question:
    """He-Man may pay for rolling failed dice again."""
    s = attacked()
    while s.kind != "mana_reroll":
        s.do("spend 0 mana" if s.kind == "boost" else s.options[0])
    return question(s)


def defence() -> Question:
    """Skeletor may roll to defend."""
    s = scene("he-man@F6:1 weapons=power-sword", "skeletor@G6:4", acting="he-man", ap=1)
    return question(s.dice(5, 5, 5, 5, 5).do("attack power-sword skeletor"))


def answer(asked: Question, **orders: str) -> str | None:
    """What orders lead to."""
    view, seat, decision = asked
    option = GAME.ordered(view, seat, decision, checked(GAME, orders))
    return None if option is None else option_text(option)


def test_to_ask_is_to_ask() -> None:
    """No order, an order for something else, and the order to ask leave the question to the player."""
    for asked in (defence(), failed_dice(), opportunity("havoc-staff")):
        assert answer(asked) is None
        assert answer(asked, reactions="always") is None
        assert answer(asked, defence="ask", rerolls="ask", opportunity="ask") is None


def test_a_defence_is_made_always_or_never() -> None:
    """One word decides it."""
    assert answer(defence(), defence="always") == "defend roll"
    assert answer(defence(), defence="never") == "defend decline"


def test_rerolls_are_paid_for_only_if_they_are_worth_it() -> None:
    """The more successes they must bring, the less is paid."""
    chosen = [answer(failed_dice(), rerolls=f"odds:{x / 20}") for x in range(21)]

    assert answer(failed_dice(), rerolls="never") == "reroll"
    assert chosen[0] == answer(failed_dice(), rerolls="always") != "reroll"
    paid = [text != "reroll" for text in chosen]
    assert paid == sorted(paid, reverse=True)


def test_an_opportunity_is_taken_only_if_the_odds_are_good() -> None:
    """It is taken up to some chance of a wound and not beyond."""
    asked = opportunity("havoc-staff")
    taken = [answer(asked, opportunity=f"odds:{x / 20}") for x in range(21)]

    assert answer(asked, opportunity="always") == "react opportunity:skeletor"
    assert answer(asked, opportunity="never") == "decline"
    assert (taken[0], taken[-1]) == ("react opportunity:skeletor", "decline")
    struck = [text != "decline" for text in taken]
    assert struck == sorted(struck, reverse=True)


@pytest.mark.parametrize(
    "orders",
    [
        {"dancing": "always"},
        {"defence": "perhaps"},
        {"rerolls": "odds:"},
        {"rerolls": "odds:1.5"},
        {"rerolls": "odds:nan"},
        {"rerolls": "odds:-0"},
        {"rerolls": "odds: 0.5"},
        {"rerolls": "odds:٠.٥"},
        {"rerolls": "odds:0_1"},
    ],
)
def test_orders_that_make_no_sense_are_refused(orders: dict[str, str]) -> None:
    """With what is wrong about them."""
    with pytest.raises(ValueError, match=next(iter(orders))):
        checked(GAME, orders)


LASERS = ("skeletor@F9:3 weapons=laser-pistol", "evil-lyn@H9:3 weapons=laser-pistol")


@pytest.mark.parametrize("bearers", [1, 2])
@pytest.mark.parametrize("order", ["always", "never", "odds:0.5", "ask"])
def test_whether_a_seat_is_asked_tells_nothing_of_its_hand(order: str, bearers: int) -> None:
    """With a card that answers or without, standing orders ask for both or for neither."""
    asked = set()
    for card in ("fate-95", "fate-01"):  # an answer, and none
        s = drawn(
            "he-man@F3:0 mana=1 items=dart",
            "orko@F5:0",
            *LASERS[:bearers],
            acting="he-man",
            hands={1: [card]},
            decks={1: ["fate-95"]},  # whose deck holds an answer is known
        )
        asked.add(answer(question(s.do("skill dart.motivation orko")), reactions=order) is None)

    assert len(asked) == 1
