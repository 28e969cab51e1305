"""The constants of the advice that training may move, with where it begins and how wide it looks."""

from __future__ import annotations

from math import exp

from msgspec import Struct


class Constant(Struct, frozen=True):
    """A constant below the package of a game. `width`: by how much one step changes it."""

    key: str
    middle: float
    width: float
    factor: bool = True  # a step multiplies it by e to the width; otherwise it adds the width

    def value(self, steps: float) -> float:
        """Its value so many steps from the middle."""
        return self.middle * exp(self.width * steps) if self.factor else self.middle + self.width * steps


def _times(key: str, middle: float, width: float = 0.4) -> Constant:
    return Constant(key, middle, width)


def _plus(key: str, middle: float, width: float) -> Constant:
    return Constant(key, middle, width, factor=False)


SPACES: dict[str, tuple[Constant, ...]] = {
    "battleground": (
        _times("advice.ground.HELD", 16.0, 0.25),
        _times("advice.ground.DENIED", 9.6),
        _times("advice.ground.PULL", 0.8, 0.3),
        _times("advice.ground.PATIENCE", 2.5, 0.3),
        _times("advice.plan.FOCUS_AFAR", 0.4, 0.5),
        _times("advice.ground.SHARED", 0.5),
        _times("advice.ground.HUNT", 4.0, 0.5),
        _plus("advice.ground.DREAD", 0.2, 0.4),
        _plus("advice.ground.CONTEST", 0.08, 0.1),
        _plus("advice.ground.ENGAGED", 1.0, 1.0),
        _times("advice.plan.OPPORTUNITY", 3.0),
        _plus("advice.plan.LATER", 0.7, 0.15),
        _times("advice.*.FOCUS", 1.5),
        _times("advice.*.MANA", 0.5),
        _times("advice.*.AP", 2.0, 0.3),
        _times("advice.*.OVERWATCH", 1.0, 0.5),
        _times("advice.*.TOKEN", 1.5),
        _plus("advice.prospects.FRESH", 1.0, 2.0),
        _times("advice.acting.HURT", 0.06, 0.7),
        _times("advice.hand.INITIATIVE", 0.1, 0.7),
        _times("advice.hand.LASTING", 0.8),
        _times("advice.hand.SPARE", 0.6),
        _times("advice.hand.SCARCE", 1.5),
        _plus("evaluate.HEALTH", 0.8, 0.12),
        _times("advice.effects.INTERRUPTION", 3.0),
        _times("advice.effects.ATTACK", 3.0),
        _times("advice.effects.DIE", 0.8),
    ),
    "heroscape": (
        _times("advice.moving.PER_STEP", 0.35, 0.5),
        _times("advice.moving.HEIGHT", 0.2, 0.8),
        _times("advice.moving.GLYPH", 6.0, 0.6),
        _times("advice.moving.EXPOSED", 0.3, 0.5),
        _plus("advice.moving.DREAD", 0.08, 0.08),
        _times("advice.moving.PERIL", 0.12, 0.8),
        _times("advice.moving.IDLE_PERIL", 0.15, 0.8),
        _times("advice.moving.TOGETHER", 0.1, 0.8),
        _times("advice.moving.PROMISE", 1.0, 0.5),
        _times("advice.moving.SWIPE", 0.5, 0.5),
        _times("advice.moving.FALL", 0.6, 0.5),
        _times("advice.acting.SOMETHING", 0.05, 0.8),
        _plus("advice.planning.AGAIN", 0.88, 0.07),
        _times("advice.planning.DANGER", 0.4, 0.5),
        _times("advice.planning.SOON", 1.5, 0.3),
        _times("advice.planning.LEAST", 0.15, 0.6),
    ),
    "fields": (
        _times("advice.*.QUEST", 1.3, 0.3),
        _times("advice.*.WILDS", 0.45),
        _times("advice.ground.NEAR", 0.55, 0.2),
        _times("advice.ground.AHEAD", 0.6, 0.3),
        _times("advice.*.WEARY", 0.45, 0.25),
        _times("advice.*.WOUND", 0.16),
        _plus("advice.ground.FIGHT", 0.9, 0.5),
        _plus("advice.*.RISKY", 3.0, 0.8),
        _plus("advice.acting.OUTMATCHED", -0.4, 0.2),
        _plus("advice.acting.IDLE", -0.4, 0.15),
        _plus("advice.acting.FORTIFY", 0.3, 0.15),
        _plus("advice.acting.FORTIFY_HELD", 0.05, 0.08),
        _plus("advice.acting.BRAVE", 0.2, 0.2),
        _plus("advice.acting.SECOND_CARD", 0.12, 0.08),
        _plus("advice.acting.REST", 0.25, 0.15),
        _plus("advice.acting.MOUNT", 0.5, 0.3),
        _plus("advice.acting.SHOP", 0.2, 0.12),
        _plus("advice.acting.TRAIN", 0.25, 0.15),
        _plus("advice.acting.TRAIN_BEST", 0.2, 0.1),
        _plus("advice.acting.REDRAW", -0.15, 0.1),
        _plus("advice.acting.HURRY", 0.3, 0.3),
        _plus("advice.acting.CASTING", 0.0, 0.1),
        _plus("advice.acting.OFFER", 0.05, 0.05),
        _times("advice.*.CARD", 0.09),
        _times("advice.*.ETERNIUM", 0.09, 0.3),
        _times("advice.goods.BARGAIN", 1.6, 0.3),
        _plus("advice.goods.KEEN", 0.12, 0.1),
        _plus("advice.goods.RESERVE", 2.0, 1.0),
        _times("advice.fighting.ATTACK", 5.0, 0.25),
        _times("advice.fighting.DEFENSE", 3.5, 0.25),
        _times("advice.fighting.INITIATIVE", 2.0, 0.3),
        _times("advice.fighting.FIRST", 1.0, 0.15),
        _times("advice.fighting.SECOND", 0.95, 0.15),
        _times("advice.fighting.THIRD", 0.8, 0.15),
        _plus("advice.fighting.FIT", 0.5, 0.15),
        _plus("advice.fighting.BEYOND", 0.25, 0.15),
        _plus("advice.fighting.DISCARD", 0.0, 0.4),
    ),
}
