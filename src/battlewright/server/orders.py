"""Standing orders: a seat's answers, given in advance, to all questions of a kind.

An order maps a topic of the game (`Game.order_topics`) to `ask`, `always`, `never` or `odds:0.5`. The
game itself finds the option an order leads to (`Game.ordered`); the server only asks it.
"""

from __future__ import annotations

import re
from typing import Any

from battlewright.kernel.game import Game

ANSWERS = ("ask", "always", "never")
_ODDS = re.compile(r"odds:(0|1|0?\.[0-9]{1,20}|1\.0{1,20})")


def checked(game: Game[Any], orders: dict[str, str]) -> dict[str, str]:
    """The orders if they make sense to this game; ValueError says what does not."""
    topics = game.order_topics()
    for topic, order in orders.items():
        if topic not in topics:
            raise ValueError(f"no standing order for {topic!r}; there are: {', '.join(topics)}")
        if order not in ANSWERS and not _ODDS.fullmatch(order):
            raise ValueError(f"{topic}: {order[:40]!r} is none of ask, always, never, odds:0..1")
    return dict(orders)
