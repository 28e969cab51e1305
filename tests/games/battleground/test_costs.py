"""The menu says what its actions cost, and an allowed move says by which way and for how much."""

from __future__ import annotations

from tests.games.battleground.scenes import Scene, scene


def labels(s: Scene) -> list[str]:
    """The menu of the acting character, as its buttons read."""
    words, view = s.game.narrator("en"), s.game.view(s.state, 0)
    decision = s.game.decision(s.state, 0)
    return [words.option(view, option, decision) for option in decision.options]


def test_actions_show_what_they_cost_and_that_it_rises() -> None:
    """Focus, Move and each attack stand in the menu with their AP; a second Move costs one more."""
    s = scene("he-man@F3:0 weapons=power-sword", "skeletor@F4:3", acting="he-man", ap=5)

    assert "Focus (1 AP)" in labels(s)
    assert "Attack Skeletor with Power Sword (1 AP)" in labels(s)

    s.do("move")
    while s.kind != "act":
        s.do(s.options[-1])

    assert "Move (2 AP)" in labels(s)


def test_an_allowed_move_shows_its_way_and_its_price() -> None:
    """What explains a refused Move also shows the path of an allowed one, in movement points."""
    s = scene("he-man@F3:0", "skeletor@F12:3", acting="he-man")

    way = s.why(0, intent="move", character="he-man", to="F6").facts

    assert (way["path"], way["points"], way["of"]) == (["F3", "F4", "F5", "F6"], 3, 5)
