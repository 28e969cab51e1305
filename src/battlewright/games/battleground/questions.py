"""The questions a player can put to `explain`, for clients that render forms."""

from __future__ import annotations

from battlewright.kernel.questions import Blank, Question, asking

CHARACTER = Blank("character", "characters")
TARGET = Blank("target", "characters")


def _action(name: str) -> Question:
    """Take this action."""
    return Question(name, {"intent": "action", "character": "{character}", "action": name}, (CHARACTER,))


QUESTIONS: tuple[Question, ...] = (
    asking("attack", Blank("attacker", "characters"), TARGET),
    Question("goto", {"intent": "move", "character": "{character}", "to": "{to}"}, (CHARACTER, Blank("to"))),
    *(_action(name) for name in ("move", "focus", "overwatch")),
    asking("card", Blank("card", "players.hand")),
    asking("activate", CHARACTER),
    asking("capture", CHARACTER, Blank("objective", "objectives")),
    asking("measure", Blank("viewer", "characters"), TARGET),
)
