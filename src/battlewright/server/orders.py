"""Standing orders: a seat may say in advance how questions of a kind are answered.

An order maps a topic of the game (`Game.order_topics`) to `ask`, `always`, `never` or `odds:0.5`. The
game itself finds the option an order leads to (`Game.ordered`); the server only asks it.
"""

from __future__ import annotations

from typing import Any

from battlewright.kernel.game import Game

ANSWERS = ("ask", "always", "never")


def checked(game: Game[Any], orders: dict[str, str]) -> dict[str, str]:
    """The orders if they make sense to this game; ValueError says what does not."""
    topics = game.order_topics()
    for topic, order in orders.items():
        if topic not in topics:
            raise ValueError(f"no standing order for {topic!r}; there are: {', '.join(topics)}")
        if order in ANSWERS:
            continue
        kind, _, number = order.partition(":")
        try:
            if kind != "odds" or not 0.0 <= float(number) <= 1.0:
                raise ValueError
        except ValueError:
            raise ValueError(f"{topic}: {order!r} is none of ask, always, never, odds:0..1") from None
    return dict(orders)
