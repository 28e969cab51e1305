"""Coaching: which move looks best and why, and where a finished game was decided.

Both rest on *trials*: an option is carried out in sampled worlds that fit the view, play continues
for a while, and the result is evaluated. Every option gets the same worlds and the same dice, so that
differences come from the option and not from luck.
"""

from battlewright.coach.analysis import Analysis, analyse
from battlewright.coach.hints import Hint, hint
from battlewright.coach.report import report

__all__ = ["Analysis", "Hint", "analyse", "hint", "report"]
