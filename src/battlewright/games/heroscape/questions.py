"""The questions a player can put to `explain`, for clients that render forms."""

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
    asking("shove", FIGURE, TARGET),
    asking("carry", FIGURE, Blank("carried", "figures")),
    asking("rotate", FIGURE),
    asking("door", Blank("door", "doors")),
    Question("glyph", {"intent": "glyph", "at": "{glyph}"}, (Blank("glyph", "glyphs"),)),
    asking("bond", Blank("card", "cards")),
    asking("reveal", Blank("card", "cards")),
    asking("order", Blank("card", "cards")),
    Question("place", {"intent": "place", "figure": "{figure}", "at": "{space}"}, (FIGURE, Blank("space"))),
    asking("draft", Blank("card", "units")),
    asking("army", Blank("army", "armies")),
    asking("end"),
    asking("measure", Blank("viewer", "figures"), TARGET),
)
