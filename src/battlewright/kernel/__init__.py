"""What every game is made of: decisions, options, events, frames, chance, views, replays.

The kernel knows no game. A game is a pure state machine of plain data (`Game`); pending procedures
are a stack of frames inside the state (`frames`); players choose among typed options
(`options`) or learn which rule denies something (`denial`); changes are reported as
events that cite rules (`events`); every number is a tally of named modifiers (`tally`); hidden
simultaneous choices (`secret`) and reactions (`reactions`) are shared mechanisms.
`foresight` plays an option out over all rolls, for exact odds.
`Match` is a game in play with undo; `replay` writes it to text and verifies it.
"""

from battlewright.kernel.decisions import Decision, IllegalChoice
from battlewright.kernel.denial import Answer, Denial
from battlewright.kernel.events import Event
from battlewright.kernel.frames import Frame, Procedure
from battlewright.kernel.game import Game, Outcome, State
from battlewright.kernel.match import Match
from battlewright.kernel.odds import Chance, Odds, TestOdds
from battlewright.kernel.options import Option
from battlewright.kernel.rng import Rng
from battlewright.kernel.tally import Modifier, Tally

__all__ = [
    "Answer",
    "Chance",
    "Decision",
    "Denial",
    "Event",
    "Frame",
    "Game",
    "IllegalChoice",
    "Match",
    "Modifier",
    "Odds",
    "Option",
    "Outcome",
    "Procedure",
    "Rng",
    "State",
    "Tally",
    "TestOdds",
]
