"""What an option comes to in the wilds and in checks, by playing it out with all dice (`kernel.foresight`).

The game itself is run up to the end of a wilds combat (its damage done, its reward still to come) or up to a
check, so that abilities of the enemy, answers of cards and items used before the roll are in the figures.
What is drawn from a deck afterwards is never reached.

Only the dice of a wilds combat are not played: they may be rolled again without end (FE-WILD-04). All their
rolls together are one throw here, with the chances that `odds.settle` gives. Where somebody is asked,
optional answers are declined, reroll faces are rolled again each with a blank, and dice are assigned to
survive, then to beat the enemy, then to lose as little as possible.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from battlewright.games.fields.library import content_of
from battlewright.games.fields.model import events
from battlewright.games.fields.model import options as o
from battlewright.games.fields.model.frames import EncounterDraw, QuestFrame, Wilds
from battlewright.games.fields.model.state import State
from battlewright.games.fields.odds import after_reroll, die_of, rolled
from battlewright.games.fields.procedures.registry import PROCEDURES
from battlewright.games.fields.rules.dice import successes
from battlewright.games.fields.rules.table import hit_points
from battlewright.games.fields.rules.wilds import foe_value, wilds_dice
from battlewright.kernel import foresight as kernel
from battlewright.kernel.frames import Frame
from battlewright.kernel.options import Option
from battlewright.kernel.reactions import Decline
from battlewright.kernel.tally import Tally

DECIDED = ("reward", "tame", "settle", "end")  # steps of a wilds combat after its damage
RESOLVED = ("met", "rewarded", "end")  # steps of a quest or an encounter after which nothing is rolled
QUIET = (Decline, o.Pass, o.Refuse)  # answers that leave optional things alone
NAMES = ("blank", "success", "double", "reroll")


class Fought(NamedTuple):
    """How a wilds combat ended: the dice, what they had to reach, what they came to."""

    hero: str
    foe: str
    dice: Tally
    needed: int
    successes: int
    lost: int  # HP of the hero
    won: bool


class Check(NamedTuple):
    """How a check ended."""

    hero: str
    dice: int
    needed: int
    met: bool


End = Fought | Check | None
"""What an option came to; None where nothing is fought or checked."""


def foresee(state: State, seat: int, option: Option) -> dict[End, float]:
    """Every end of an option with its chance."""
    seen = _Looker(state, seat, option).look()
    assert seen is not None, "the dice of a wilds combat and of checks are few"
    return seen.results


class _Looker(kernel.Foresight[State, str, End]):
    """One look ahead; nothing is noted on the way."""

    def __init__(self, state: State, seat: int, option: Option) -> None:
        super().__init__(state, PROCEDURES)
        self._seat, self._option = seat, option
        self._home = len(state.stack) - 1

    def begin(self, state: State) -> None:
        """Take the option; a reroll is thrown together with all that follow it."""
        frame = state.stack[-1]
        if isinstance(frame, Wilds) and isinstance(self._option, o.Reroll):
            _roll_on(state, frame)
        else:
            self.choose(state, self._seat, self._option)

    def settled(self, state: State) -> bool:
        """A combat is decided, a check made, or nothing of the kind comes any more."""
        depth = len(state.stack) - 1
        if depth < self._home:
            return True
        frame = state.stack[-1]
        if any(isinstance(below, Wilds) for below in state.stack[self._home :]):
            return isinstance(frame, Wilds) and frame.step in DECIDED
        if _checked(state) is not None:
            return True
        if depth > self._home:
            return False
        resolving = isinstance(frame, QuestFrame | EncounterDraw) and frame.step not in RESOLVED
        return bool(frame.asks) or not resolving

    def result(self, state: State, notes: set[str]) -> End:
        """The combat, or the check."""
        frame = state.stack[-1]
        if isinstance(frame, Wilds):
            return self._fought(state, frame)
        made = _checked(state)
        return None if made is None else Check(made.hero, len(made.dice), made.needed, made.met)

    def _fought(self, state: State, frame: Wilds) -> Fought:
        hero, before = state.heroes[frame.hero], self.start.heroes[frame.hero]
        needed = sum(foe_value(state, frame, what) for what in ("defense", "hp"))
        lost = max(0, hero.damage - before.damage)
        found = successes(frame.dice)
        return Fought(hero.id, frame.name, wilds_dice(state, hero), needed, found, lost, frame.won)

    # --- dice -----------------------------------------------------------------------------------

    def falls(self, state: State, throw: kernel.Throw) -> kernel.Falls:
        """The dice of a wilds combat after all rerolls; those of a check as they fall."""
        frame, die = state.stack[-1], die_of(state)
        if not isinstance(frame, Wilds):
            shares = tuple(
                (face_showing(state, name), sides / sum(die)) for name, sides in zip(NAMES, die, strict=True)
            )
            return kernel.pool(throw.dice, tuple(share for share in shares if share[1]))
        if not frame.dice:
            ends: Iterable[tuple[tuple[int, int], float]] = rolled(throw.dice, die)
        else:
            assert isinstance(self._option, o.Reroll)
            ends = after_reroll(frame.dice, self._option.faces, die).items()
        return tuple(kernel.Fall(_shown(state, throw.dice, end), chance) for end, chance in ends)

    # --- answers --------------------------------------------------------------------------------

    def answer(self, state: State, frame: Frame, notes: set[str]) -> None:
        """Assign dice as well as possible, leave optional things alone."""
        seat = frame.asks[0]
        decision = self.question(state)
        if isinstance(frame, Wilds) and frame.step == "assign":
            self.choose(state, seat, _best(state, frame, decision.options))
        else:
            quiet = (option for option in decision.options if isinstance(option, QUIET))
            self.choose(state, seat, next(quiet, decision.options[0]))


def _roll_on(state: State, frame: Wilds) -> None:
    """FE-WILD-04: the dice on the table after all rerolls."""
    shown = state.rng.throw(sum(die_of(state)), len(frame.dice))
    frame.dice = [content_of(state).box.wilds_die[face - 1] for face in shown]
    frame.asks = []


def _best(state: State, frame: Wilds, ways: Iterable[Option]) -> Option:
    """FE-WILD-05: survive, beat the enemy, lose as little as possible, in this order."""
    hp, attack = foe_value(state, frame, "hp"), foe_value(state, frame, "attack")
    left = hit_points(state, state.heroes[frame.hero])

    def worth(way: Option) -> tuple[bool, bool, int]:
        assert isinstance(way, o.Assign)
        hurt = max(0, attack - sum(way.attack))
        return hurt < left, sum(way.hp) >= hp, -hurt

    return max(ways, key=worth)


def _checked(state: State) -> events.Checked | None:
    """The last check that was made outside of combats."""
    made = (event for event in reversed(state.emitted) if isinstance(event, events.Checked))
    return next(made, None)


# --- faces ----------------------------------------------------------------------------------------


def face_showing(state: State, name: str) -> int:
    """A side of the wilds die that shows this, as the generator counts them."""
    die = content_of(state).box.wilds_die
    return next(number for number, face in enumerate(die, start=1) if face == name)


def _shown(state: State, dice: int, end: tuple[int, int]) -> tuple[int, ...]:
    """Dice that show so many successes and doubles, the rest blank."""
    ones, twos = end
    names = ["success"] * ones + ["double"] * twos + ["blank"] * (dice - ones - twos)
    return tuple(face_showing(state, name) for name in names)
