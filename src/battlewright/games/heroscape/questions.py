"""The questions a player can put to `explain`, for clients that make a form of them."""

from __future__ import annotations

from battlewright.kernel.questions import Blank, Question, asking

FIGURE = Blank("figure", "figures")
TARGET = Blank("target", "figures")
POWER = Blank("power", "cards.powers")

QUESTIONS: tuple[Question, ...] = (
    asking("attack", FIGURE, TARGET),
    Question(
        "special",
        {"intent": "attack", "figure": "{figure}", "power": "{power}", "target": "{target}"},
        (FIGURE, POWER, TARGET),
    ),
    Question("goto", {"intent": "move", "figure": "{figure}", "to": "{to}"}, (FIGURE, Blank("to"))),
    asking("power", FIGURE, POWER),
    asking("order", Blank("card", "cards")),
    Question("place", {"intent": "place", "figure": "{figure}", "at": "{space}"}, (FIGURE, Blank("space"))),
    asking("draft", Blank("card", "units")),
    asking("army", Blank("army", "armies")),
    asking("measure", Blank("viewer", "figures"), TARGET),
)
