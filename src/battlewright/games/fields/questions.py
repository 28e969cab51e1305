"""The questions a player can put to `explain`, for clients that render forms.

All but a move are asked in the text form of the option that would be chosen.
"""

from __future__ import annotations

from battlewright.kernel.questions import Blank, Question

HERO = Blank("hero", "heroes")
AREA = Blank("area", "areas", "area")
INVENTORY = Blank("card", "heroes.inventory")


def _option(name: str, *blanks: Blank) -> Question:
    """Choose this option, with what is filled in."""
    text = " ".join([name, *(f"{{{blank.name}}}" for blank in blanks)])
    return Question(name, {"intent": "option", "text": text}, blanks)


QUESTIONS: tuple[Question, ...] = (
    Question("goto", {"intent": "move", "hero": "{hero}", "to": "{area}"}, (HERO, AREA)),
    *(_option(name) for name in ("move", "ride", "march", "quest", "rest", "mount")),
    _option("tower", AREA),
    _option("fortify", Blank("soldiers")),
    _option("wilds", Blank("cards")),
    _option("buy", Blank("card", "markets", "offer")),
    _option("equip", INVENTORY),
    _option("stow", Blank("card", "heroes.equipped")),
    _option("use", INVENTORY),
    _option("cast", HERO, Blank("spell", "heroes.spells")),
    _option("trade", HERO),
    _option("activate", HERO),
)
