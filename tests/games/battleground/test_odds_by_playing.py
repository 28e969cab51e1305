"""The formulas of the odds agree with the referee itself, played out over every roll (BG-TEST, BG-DEF).

Dice explode without end, so that the odds shown to players are computed by formula (`chance`). Here the same
attacks are played out by the kernel, with the policy the formulas assume: all mana on failed dice, defence is
rolled, nothing else is used. A card whose effect and whose odds disagree fails here.
"""

from __future__ import annotations

from itertools import zip_longest
from random import Random
from typing import NamedTuple

import pytest

from battlewright.games.battleground.game import PROCEDURES
from battlewright.games.battleground.model.events import AttackResolved, Wounded
from battlewright.games.battleground.model.frames import Attack, Effect, Roll
from battlewright.games.battleground.model.options import AttackAction
from battlewright.games.battleground.model.state import State
from battlewright.kernel.foresight import Bounds, Fall, Falls, Foresight, Throw, pool
from battlewright.kernel.frames import Frame
from battlewright.kernel.options import Option
from battlewright.kernel.reactions import Decline
from tests.games.battleground.scenes import GAME, Scene
from tests.games.battleground.test_preview import ATTACKS, answer, duel

BOUNDS = Bounds(rolls=200_000, rare=1e-6)
CLOSE = 1e-4
APART = {
    "electronic-power-sword",  # the defender picks a way to defend: see `test_the_ways_to_defend`
    "halberd",  # it counts the sixes of extra dice, which are left out here: see `test_preview.py`
}
MOST = 9  # successes of extra dice; more are less likely than one in 100,000


class End(NamedTuple):
    """What is left of an attack."""

    successes: int
    wounds: int


def exploded(dice: int) -> tuple[Fall, ...]:
    """Extra dice with all the dice their sixes bring: 5 and 6 succeed, a 6 brings another (BG-TEST-10)."""
    sixes = [(1 / 6) ** number for number in range(MOST)]
    one = [4 / 6, *(sixes[k - 1] * 1 / 6 + sixes[k] * 4 / 6 for k in range(1, MOST))]
    chances = [1.0]
    for _ in range(dice):
        chances = [
            sum(chances[a] * one[k - a] for a in range(len(chances)) if 0 <= k - a < len(one))
            for k in range(min(MOST, len(chances) + len(one)))
        ]
    return tuple(Fall((5,) * number, chance) for number, chance in enumerate(chances))


class Played(Foresight[State, str, End]):
    """An attack over all rolls."""

    def __init__(self, state: State, option: Option) -> None:
        super().__init__(state, PROCEDURES, BOUNDS)
        self.option, self.seat = option, GAME.asked(state)[0]
        self.home = len(state.stack)

    def begin(self, state: State) -> None:
        """Attack."""
        self.choose(state, self.seat, self.option)

    def settled(self, state: State) -> bool:
        """The attacker may act again, or its activation is over."""
        return len(state.stack) <= self.home

    def answer(self, state: State, frame: Frame, notes: set[str]) -> None:
        """As the odds assume."""
        options = self.question(state).options
        asked_of_odds = isinstance(frame, Roll | Attack | Effect) or Decline() in options
        option = answer(state, "", "roll", ones_first=False) if asked_of_odds else options[0]
        self.choose(state, frame.asks[0], option)

    def falls(self, state: State, throw: Throw) -> Falls:
        """A failure, a success, a six."""
        frame = state.stack[-1]
        assert isinstance(frame, Roll)
        if frame.step == "explode" and len(frame.faces) == frame.dice:  # otherwise some are rolled again
            assert frame.extra_needed == 5
            return exploded(throw.dice)
        least = min(max(frame.needed, 2), 6)
        kinds = ((1, (least - 1) / 6), (5, (6 - least) / 6), (6, 1 / 6))
        return pool(throw.dice, tuple(kind for kind in kinds if kind[1]))

    def is_roll(self, frame: Frame) -> bool:
        """Before the dice, and before sixes explode."""
        return isinstance(frame, Roll) and frame.step in ("dice", "explode")

    def tidy(self, state: State) -> None:
        """The order of dice makes no difference."""
        super().tidy(state)
        for frame in state.stack:
            if isinstance(frame, Roll):
                frame.faces.sort()
            elif isinstance(frame, Attack):
                frame.faces = []

    def result(self, state: State, notes: set[str]) -> End:
        """Successes after defence, and wounds."""
        told = state.emitted
        left = sum(event.successes for event in told if isinstance(event, AttackResolved))
        return End(left, sum(event.amount for event in told if isinstance(event, Wounded)))


def row(ends: dict[End, float], what: str) -> list[float]:
    """The chances of 0, 1, 2 …"""
    found = [0.0] * (max(getattr(end, what) for end in ends) + 1)
    for end, chance in ends.items():
        found[getattr(end, what)] += chance
    return found


def assert_agree(s: Scene, option: Option) -> None:
    """The formula and the referee come to the same."""
    seen = Played(s.state, option).look()
    assert seen is not None
    odds = GAME.preview(s.state, s.asked[0], option)[0]
    for what, foretold in (("successes", odds.remaining), ("wounds", odds.wounds)):
        played = row(seen.results, what)
        for number, (one, two) in enumerate(zip_longest(played, foretold, fillvalue=0.0)):
            assert one == pytest.approx(two, abs=CLOSE), (what, number, played, foretold)


@pytest.mark.rule("BG-TEST-02", "BG-DEF-03")
@pytest.mark.parametrize("case", ATTACKS)
def test_attacks_played_out_agree_with_their_odds(case: str) -> None:
    """Mana, Focus, cover, free rerolls, spells that may fizzle: to the fourth digit."""
    figures, text = ATTACKS[case]
    assert_agree(duel(*figures), GAME.reader.read(text))


def drawn(seed: int) -> tuple[Scene, Option]:
    """Two characters of the box face each other; the first attacks with a weapon it may use."""
    random = Random(seed)
    content = GAME.content
    while True:
        one = random.choice([card for card in content.characters.values() if card.faction == "masters"])
        two = random.choice([card for card in content.characters.values() if card.faction == "evil"])
        weapon = random.choice(sorted(name for name, card in content.weapons.items() if not card.boosts))
        focus, column, facing = random.choice(("", " focus")), random.choice((7, 9)), random.randrange(6)
        s = duel(f"{one.id}@F6:0{focus} weapons={weapon}", f"{two.id}@F{column}:{facing}")
        options = [option for option in s.decision.options if isinstance(option, AttackAction)]
        if options and weapon not in APART:
            return s, random.choice(options)


@pytest.mark.rule("BG-TEST-03", "BG-DEF-04")
@pytest.mark.parametrize("seed", range(16))
def test_attacks_of_drawn_positions_agree_with_their_odds(seed: int) -> None:
    """Whoever attacks whom with what: the formula and the referee come to the same."""
    assert_agree(*drawn(seed))
