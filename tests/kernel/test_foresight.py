"""Playing an option out over all rolls, with a game of a few dice."""

from __future__ import annotations

from itertools import product
from typing import Literal

import pytest

from battlewright.kernel.decisions import Decision
from battlewright.kernel.foresight import Bounds, Falls, Foresight, Ordered, Throw, pool
from battlewright.kernel.frames import EndlessRun, Frame, Procedure, Procedures, pop, push
from battlewright.kernel.game import State as KernelState
from battlewright.kernel.options import Option
from battlewright.kernel.rng import Rng


class Shoot(Option, frozen=True, tag="shoot"):
    """Roll dice at the target."""

    dice: int


class Reroll(Option, frozen=True, tag="reroll"):
    """Roll the misses once more."""


class Keep(Option, frozen=True, tag="keep"):
    """Leave the roll."""


class Table(Frame, kw_only=True, tag="table"):
    """Where an option is at home."""


class Volley(Frame, kw_only=True, tag="volley"):
    """Dice are rolled, misses may be rolled again, then a d20 decides whether the target dodges."""

    dice: int
    hits: int = 0
    step: Literal["roll", "ask", "dodge", "spin"] = "roll"


class RangeState(KernelState[Table | Volley, None], kw_only=True):
    """A target and what it has taken."""

    wounds: int = 0
    drawn: int = 0


def volley_advance(state: RangeState, frame: Volley) -> None:
    """Roll, ask, dodge: a die hits with 5 or 6, a dodge succeeds with 15 or more."""
    match frame.step:
        case "roll":
            frame.step = "ask"
            frame.hits = sum(face >= 5 for face in state.rng.throw(6, frame.dice))
        case "ask" if frame.hits < frame.dice:
            frame.asks = [0]
        case "ask" | "dodge":
            if state.rng.throw(20, 1)[0] < 15:
                state.wounds += frame.hits
            pop(state)
        case "spin":
            pass


def volley_take(state: RangeState, frame: Volley, seat: int, option: Option) -> None:
    """The misses are rolled again within the answer, not by a step of the frame."""
    if isinstance(option, Reroll):
        frame.hits += sum(face >= 5 for face in state.rng.throw(6, frame.dice - frame.hits))
    frame.step = "dodge"


def volley_decision(state: RangeState, frame: Volley, seat: int) -> Decision:
    """Again, or not."""
    return Decision(seat, "again", (Reroll(), Keep()))


def table_take(state: RangeState, frame: Table, seat: int, option: Option) -> None:
    """A volley begins, right away where there is nothing to roll."""
    assert isinstance(option, Shoot)
    if option.dice:
        push(state, Volley(dice=option.dice, step="roll" if option.dice > 0 else "spin"))


def table_advance(state: RangeState, frame: Table) -> None:
    """Ask what to do."""
    frame.asks = [0]


PROCEDURES: Procedures = {
    Table: Procedure(table_advance, take=table_take),
    Volley: Procedure(volley_advance, volley_decision, volley_take),
}


class Range(Foresight[RangeState, str, int]):
    """The wounds of one volley."""

    def __init__(self, dice: int, *, again: bool = False, bounds: Bounds | None = None) -> None:
        state = RangeState(rng=Rng(seed="hidden"), stack=[Table(asks=[0])])
        super().__init__(state, PROCEDURES, bounds or Bounds())
        self.dice, self.again, self.merging = dice, again, True

    def begin(self, state: RangeState) -> None:
        """Shoot."""
        self.choose(state, 0, Shoot(self.dice))

    def settled(self, state: RangeState) -> bool:
        """Back at the table."""
        return isinstance(state.stack[-1], Table)

    def answer(self, state: RangeState, frame: Frame, notes: set[str]) -> None:
        """Misses are rolled again if that is the plan."""
        notes.add("again")
        self.choose(state, 0, Reroll() if self.again else Keep())

    def falls(self, state: RangeState, throw: Throw) -> Falls:
        """A hit or a miss; a number to reach."""
        return Ordered(20) if throw.sides == 20 else pool(throw.dice, ((6, 1 / 3), (1, 2 / 3)))

    def is_roll(self, frame: Frame) -> bool:
        """Where positions are recorded."""
        return self.merging and isinstance(frame, Volley)

    def result(self, state: RangeState, notes: set[str]) -> int:
        """The wounds."""
        return state.wounds


def counted(dice: int) -> dict[int, float]:
    """All faces of some dice one by one, then the dodge."""
    found: dict[int, float] = {}
    for faces in product(range(1, 7), repeat=dice):
        hits = sum(face >= 5 for face in faces)
        for wounds, chance in ((hits, 14 / 20), (0, 6 / 20)):
            found[wounds] = found.get(wounds, 0.0) + chance / 6**dice
    return found


@pytest.mark.parametrize("dice", [1, 2, 4])
def test_the_chances_are_those_of_counting_every_face(dice: int) -> None:
    """Results that count alike are tried once, with the chance of all of them."""
    seen = Range(dice).look()

    assert seen is not None
    assert seen.results == pytest.approx(counted(dice))
    assert sum(seen.results.values()) == pytest.approx(1)
    assert seen.notes == {"again": pytest.approx(1 - (1 / 3) ** dice)}


def test_a_roll_inside_an_answer_is_played_out_as_well() -> None:
    """A die rolled again when it misses hits with 1 - (2/3)²."""
    seen = Range(1, again=True).look()

    assert seen is not None
    assert seen.results[1] == pytest.approx((1 - (2 / 3) ** 2) * 14 / 20)


def test_recorded_positions_save_work_and_change_nothing() -> None:
    """Where no position is recorded, all is played again from the beginning, to the same odds."""
    plain = Range(3, again=True)
    plain.merging = False
    merged, whole = Range(3, again=True).look(), plain.look()

    assert merged is not None
    assert whole is not None
    assert merged.results == pytest.approx(whole.results)
    assert merged.notes == pytest.approx(whole.notes)
    assert merged.rolls < whole.rolls


def test_a_die_that_is_compared_with_a_number_is_not_tried_face_by_face() -> None:
    """The span of equal faces is found by halving: fewer rolls than the die has sides."""
    seen = Range(1).look()

    assert seen is not None
    assert seen.rolls < 2 + 2 * 20


def test_the_position_that_is_asked_about_stays_as_it_is() -> None:
    """Neither its stack nor its generator is touched."""
    look = Range(2)
    look.look()

    assert look.start == RangeState(rng=Rng(seed="hidden"), stack=[Table(asks=[0])])


def test_an_option_without_dice_has_one_end() -> None:
    """Nothing is rolled."""
    seen = Range(0).look()

    assert seen is not None
    assert (seen.results, seen.notes, seen.rolls) == ({0: 1.0}, {}, 0)


def test_too_many_rolls_are_given_up() -> None:
    """There is no answer rather than a wrong one."""
    assert Range(4, bounds=Bounds(rolls=3)).look() is None


def test_what_is_rare_ends_at_its_next_roll() -> None:
    """Five of six hit in 1.6 % of all rolls: the miss is rolled again, but the dodge after it is left out."""
    cut, whole = Range(6, again=True, bounds=Bounds(rare=0.02)).look(), Range(6, again=True).look()

    assert cut is not None
    assert whole is not None
    assert cut.results[0] > whole.results[0]
    assert cut.results[5] < whole.results[5]
    assert cut.results[1] == pytest.approx(whole.results[1])
    assert sum(cut.results.values()) == pytest.approx(1)


def test_a_step_that_leads_nowhere_is_named() -> None:
    """It does not hang."""
    with pytest.raises(EndlessRun, match="volley"):
        Range(-1).look()


def test_a_pool_adds_up() -> None:
    """Each number of each kind once, all of them together certain."""
    falls = pool(3, ((1, 1 / 2), (3, 1 / 3), (6, 1 / 6)))

    assert len(falls) == 10
    assert sum(fall.chance for fall in falls) == pytest.approx(1)
    assert dict(falls)[1, 3, 6] == pytest.approx(6 / 36)
