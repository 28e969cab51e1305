"""Teaching: which move looks best and why, and where a finished game was decided.

Both rest on *trials*: an option is carried out in worlds that could lie behind a view, the game is played on
for a while, and what comes of it is evaluated. The same worlds and the same dice serve every option, so that
their difference is the option's and not luck's.
"""

from battlewright.coach.analysis import Analysis, analyse
from battlewright.coach.hints import Hint, hint
from battlewright.coach.report import report

__all__ = ["Analysis", "Hint", "analyse", "hint", "report"]
