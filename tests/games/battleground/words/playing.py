"""How the tests of content words play: scenes with the shipped cards.

Every word of the format that the cards of the starter set do not use is played here with one that does.
"""

from __future__ import annotations

from typing import Any

from battlewright.games.battleground.game import Battleground
from battlewright.games.battleground.model.state import Character
from battlewright.games.battleground.preview import attack_odds
from battlewright.games.battleground.rules.attack import weapon_of
from battlewright.kernel.odds import Odds
from tests.games.battleground.scenes import Scene, scene

GAME = Battleground()


def drawn(*figures: str, **more: Any) -> Scene:
    """A scene with the shipped cards."""
    return scene(*figures, game=GAME, **more)


def odds(s: Scene, weapon: str, target: str) -> Odds:
    """The odds of an attack of the acting character."""
    attacker: Character = s[s.turn.character]
    return attack_odds(s.state, attacker, s[target], weapon_of(s.state, weapon))


def targets(s: Scene, weapon: str) -> set[str]:
    """Whom the acting character could attack with a weapon now."""
    return {text.split()[2] for text in s.offers(f"attack {weapon}")}


def answer(s: Scene, name: str) -> str:
    """The offered answer to a moment that names this card."""
    return next(text for text in s.options if text.startswith("react") and name in text)
