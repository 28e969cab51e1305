"""Characters of opponents: preferences besides the strength of a move.

A style shifts the scores of options by their traits (`Game.leanings`). It decides among nearly equal
moves, so that it is noticeable and costs little strength; the same holds for drafts.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from battlewright.kernel.leaning import Leaning

SEPARATOR = ":"  # between the name of a level and that of a style


class Style(Struct, frozen=True):
    """The weight of each leaning in a style, relative to a plain player."""

    name: str
    bold: float = 0.0
    careful: float = 0.0
    goal: float = 0.0

    def shift(self, leaning: Leaning) -> float:
        """What an option gains by being what it is."""
        return self.bold * leaning.bold + self.careful * leaning.careful + self.goal * leaning.goal


STYLES: dict[str, Style] = {
    style.name: style
    for style in (
        Style("bold", bold=1.0, careful=-0.2),
        Style("careful", careful=0.6, bold=-0.1),
        Style("goal", goal=0.7),
    )
}


def styled(scores: Sequence[float], leanings: Sequence[Leaning] | None, style: Style) -> tuple[float, ...]:
    """The scores shifted by a style; without leanings they are unchanged."""
    if leanings is None:
        return tuple(scores)
    return tuple(score + style.shift(leaning) for score, leaning in zip(scores, leanings, strict=True))
