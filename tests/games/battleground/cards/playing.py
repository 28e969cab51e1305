"""How the tests of cards play: what no test cares about is answered as plainly as can be.

    s = play(scene(...).dice(*faces(5, 3)), "attack power-sword skeletor")

`case("power-sword/r3", …)` is a case of a parametrized test that proves that part of a card, as
`@pytest.mark.card("power-sword")` does for a whole test; `test_complete.py` collects both.
"""

from __future__ import annotations

import pytest

from battlewright.games.battleground.content import load
from battlewright.games.battleground.model.events import Rolled
from tests.games.battleground.scenes import Scene, scene

SHIPPED = load()
FIRST_WEAPONS = [weapon for weapon in SHIPPED.weapons.values() if weapon.set != "later"]

PLAIN = {  # kind of question -> how its plain answer begins
    "boost": "spend 0",
    "free_reroll": "reroll",
    "mana_reroll": "reroll",
    "defend": "defend decline",
    "face": "face",
    "direction": "face",
    "pay": "spend",
}


def case(card: str, *values: object) -> object:
    """A case that proves a part of a card."""
    return pytest.param(*values, marks=pytest.mark.card(card), id=card)


def play(s: Scene, *texts: str) -> Scene:
    """Make these choices; plain questions that come before, between and after them are answered plainly."""
    for text in texts:
        while text not in s.options and _is_plain(s):
            s.do(_plain(s))
        s.do(text)
    while _is_plain(s):
        s.do(_plain(s))
    return s


def _is_plain(s: Scene) -> bool:
    """Also a question asked for secrecy's sake, to which there is only one answer."""
    return s.kind in PLAIN or (s.kind == "react" and list(s.options) == ["decline"])


def _plain(s: Scene) -> str:
    if s.kind == "react":
        return "decline"
    return next(text for text in s.options if text.startswith(PLAIN[s.kind]))


def faces(dice: int, successes: int, miss: int = 1) -> list[int]:
    """What to roll for so many successes; with too few dice, sixes explode into further ones."""
    sixes = max(0, successes - dice)
    fives = min(successes, dice) - sixes
    return [*[6] * sixes, *[5] * fives, *[miss] * (dice - sixes - fives), *[5] * sixes]


def rolled(s: Scene, kind: str = "attack") -> Rolled:
    """The latest roll of a kind."""
    return [event for event in s.heard(Rolled) if event.kind == kind][-1]


def dice(s: Scene, kind: str = "attack") -> int:
    """How many dice the latest roll of a kind had."""
    return rolled(s, kind).dice.total


def needed(s: Scene, kind: str = "attack") -> int:
    """What a die of the latest roll of a kind needed."""
    return rolled(s, kind).needed.total


def tell(s: Scene, kind: str = "attack") -> set[str]:
    """The sources that changed the number of dice of the latest roll of a kind."""
    return {modifier.source for modifier in rolled(s, kind).dice.modifiers}


def watched(*figures: str, hands: dict[int, list[str]] | None = None) -> Scene:
    """The first figure (on F3) moves to F4 under the eyes of the second, which interrupts it."""
    mover = figures[0].partition("@")[0]
    s = scene(*figures, acting=mover, hands=hands)
    return s.do("move", "goto F4", "face 0")
