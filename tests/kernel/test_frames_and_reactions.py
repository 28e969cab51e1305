"""The stack of frames, and windows in which cards answer: order, nesting, optional and mandatory."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from battlewright.kernel import frames
from battlewright.kernel.decisions import IllegalChoice
from battlewright.kernel.frames import (
    EndlessRun,
    Frame,
    Procedure,
    StepError,
    all_of,
    below,
    frame_name,
    nearest,
    pop,
    push,
    run,
    step_table,
)
from battlewright.kernel.options import option_text
from tests.kernel.toy import Rung, Toy, ToyState

TOY = Toy()


class Play:
    """The toy game with some cards, played by text."""

    def __init__(self, *cards: dict[str, Any]) -> None:
        self.state: ToyState = TOY.new({"cards": list(cards)}, "s")

    def do(self, *texts: str) -> Play:
        """Choices of whoever is asked."""
        for text in texts:
            TOY.apply(self.state, TOY.asked(self.state)[0], TOY.reader.read(text))
        return self

    @property
    def offered(self) -> list[str]:
        """What is offered, if a window is open."""
        decision = TOY.decision(self.state, TOY.asked(self.state)[0])
        return [option_text(o) for o in decision.options] if decision.kind == "react" else []

    @property
    def log(self) -> list[str]:
        """The answers so far."""
        return self.state.log


def card(name: str, bell: str = "b", **fields: Any) -> dict[str, Any]:
    """A card of the setup."""
    return {"id": name, "bell": bell, **fields}


# --- frames ---------------------------------------------------------------------------------------


class Outer(Frame, kw_only=True, tag="outer"):
    """Counts what the frames above leave behind."""

    left: int = 3
    heard: list[int] = []


class Inner(Frame, kw_only=True, tag="inner"):
    """Leaves a number."""

    number: int


class Stack:
    """The least a stack needs."""

    def __init__(self) -> None:
        self.stack: list[Any] = []
        self.reply: Any = None


def outer_advance(state: Any, frame: Outer) -> None:
    """Push, then read the answer, three times; then ask."""
    if state.reply is not None:
        frame.heard.append(state.reply)
        state.reply = None
    if frame.left:
        frame.left -= 1
        push(state, Inner(number=frame.left))
    else:
        frame.asks = [0]


def inner_advance(state: Any, frame: Inner) -> None:
    """Leave the number to the frame below."""
    pop(state, frame.number)


PROCEDURES: dict[type[Frame], Procedure[Any, Any]] = {
    Outer: Procedure(outer_advance),
    Inner: Procedure(inner_advance),
}


def test_the_top_frame_goes_first_and_leaves_its_answer() -> None:
    """Frames run until somebody must choose; answers reach the frame right below."""
    state = Stack()
    push(state, Outer())
    run(state, PROCEDURES)

    assert len(state.stack) == 1
    assert state.stack[0].heard == [2, 1, 0]
    assert state.stack[0].asks == [0]


def test_an_empty_stack_has_nothing_to_run() -> None:
    """The game is over when nothing is pending."""
    state = Stack()
    run(state, PROCEDURES)
    assert state.stack == []


class Looping(Frame, kw_only=True, tag="looping"):
    """A frame whose second step leads nowhere."""

    step: Literal["first", "second"] = "first"


def test_a_frame_that_leads_nowhere_is_named() -> None:
    """Advancing without end raises, with the frame and the step it is caught in."""

    def advance(state: Any, frame: Looping) -> None:
        frame.step = "second"

    state = Stack()
    push(state, Looping())
    with pytest.raises(EndlessRun, match="Looping at step 'second'"):
        run(state, {Looping: Procedure(advance)})


def test_the_last_step_before_the_bound_may_still_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bound stops loops only, not a run that ends exactly there."""
    monkeypatch.setattr(frames, "LONGEST_RUN", 7)  # three times push and pop, then the question
    state = Stack()
    push(state, Outer())
    run(state, PROCEDURES)
    assert state.stack[0].asks == [0]


def test_looking_down_the_stack() -> None:
    """The nearest frame of a kind, all of them from the top, and the one right below."""
    state = Stack()
    low, middle, high = Inner(number=1), Outer(), Inner(number=2)
    for frame in (low, middle, high):
        push(state, frame)

    assert nearest(state, Inner) is high
    assert nearest(state, Outer) is middle
    assert nearest(state, Looping) is None
    assert nearest(state, Looping, Outer) is middle
    assert list(all_of(state, Inner)) == [high, low]
    assert list(all_of(state, Inner, Outer)) == [high, middle, low]
    assert below(state, high) is middle
    assert below(state, low) is None
    assert frame_name(high) == "inner"


def test_a_table_of_steps_names_every_step_of_its_frame() -> None:
    """A step without an entry, an entry without a step, and a frame without steps are refused."""
    table = {"first": 1, "second": 2}
    assert step_table(Looping, table) is table
    with pytest.raises(StepError, match=r"Looping.step: no entry for \['second'\]"):
        step_table(Looping, {"first": 1})
    with pytest.raises(StepError, match=r"no such steps as \['third'\]"):
        step_table(Looping, {**table, "third": 3})
    with pytest.raises(StepError, match=r"Outer\.step is no Literal"):
        step_table(Outer, table)


def test_a_state_can_be_saved_in_the_middle_of_everything() -> None:
    """Frames are plain data: with windows open, a copy goes on in the same way."""
    play = Play(card("a", rings="c"), card("b"), card("x", "c", optional=True)).do("ring b", "react a")
    twin = TOY.load(TOY.save(play.state))
    other = TOY.from_json(TOY.to_json(play.state))

    assert TOY.digest(twin) == TOY.digest(other) == TOY.digest(play.state)
    play.do("decline")
    for state in (twin, other):
        TOY.apply(state, 0, TOY.reader.read("decline"))
        assert TOY.digest(state) == TOY.digest(play.state)


# --- reactions ------------------------------------------------------------------------------------


def test_a_bell_nobody_answers_opens_nothing() -> None:
    """Cards for other bells are not asked."""
    play = Play(card("a", "c")).do("say hello")
    assert play.log == ["hello"]
    spoilt = Play(card("a", spoilt_by="hello"))
    spoilt.do("say hello", "ring b")
    assert spoilt.log == ["hello"]
    assert spoilt.offered == []


def test_a_single_mandatory_answer_needs_no_question() -> None:
    """There is nothing to decide."""
    assert Play(card("a")).do("ring b").log == ["a"]


def test_a_seat_with_several_answers_chooses_their_order() -> None:
    """Two mandatory ones: either first, neither may be declined, the last goes by itself."""
    play = Play(card("a"), card("b")).do("ring b")
    assert play.offered == ["react a", "react b"]

    assert play.do("react b").log == ["b", "a"]


def test_answers_that_commute_go_by_themselves() -> None:
    """If the order among all of them makes no difference, nobody is bothered."""
    assert Play(card("a", commutes=True), card("b", commutes=True)).do("ring b").log == ["a", "b"]


def test_one_that_does_not_commute_brings_the_question_back() -> None:
    """Then the order may matter for all of them."""
    play = Play(card("a", commutes=True), card("b")).do("ring b")
    assert play.offered == ["react a", "react b"]


def test_seats_answer_in_the_order_of_the_list() -> None:
    """All answers of the first seat come before those of the second."""
    play = Play(card("a", seat=1), card("b", seat=1), card("c", seat=0)).do("ring b")
    assert play.log == ["c"]
    assert TOY.asked(play.state) == (1,)
    assert play.offered == ["react a", "react b"]


def test_an_optional_answer_may_be_declined() -> None:
    """Declining uses up everything the seat could have answered, and is not asked again."""
    play = Play(card("a", optional=True), card("b", optional=True)).do("ring b")
    assert play.offered == ["react a", "react b", "decline"]

    play.do("decline")

    assert play.log == []
    assert play.offered == []


def test_after_one_optional_answer_the_rest_is_asked_again() -> None:
    """One may be taken and the other declined."""
    play = Play(card("a", optional=True), card("b", optional=True)).do("ring b", "react b")
    assert play.offered == ["react a", "decline"]
    assert play.do("decline").log == ["b"]


def test_a_mandatory_answer_cannot_be_declined() -> None:
    """While one is left, declining is not offered; afterwards it is."""
    play = Play(card("a"), card("b", optional=True)).do("ring b")
    assert play.offered == ["react a", "react b"]
    with pytest.raises(IllegalChoice):
        play.do("decline")

    play.do("react a")

    assert play.offered == ["react b", "decline"]


def test_one_seat_declining_does_not_speak_for_the_other() -> None:
    """The second seat is asked for itself."""
    play = Play(card("a", optional=True), card("b", seat=1, optional=True)).do("ring b", "decline")
    assert TOY.asked(play.state) == (1,)
    assert play.do("react b").log == ["b"]


def test_conditions_are_looked_at_again_after_each_answer() -> None:
    """An answer that spoils another one takes it off the list, mandatory or not."""
    play = Play(card("a"), card("b", spoilt_by="a")).do("ring b", "react a")
    assert play.log == ["a"]
    assert play.offered == []


def test_answers_may_be_answered_to_any_depth() -> None:
    """What an answer rings is settled before the window below goes on."""
    play = Play(
        card("a", rings="deep"),
        card("b"),
        card("deep-1", "deep", rings="deeper"),
        card("deep-2", "deep"),
        card("bottom", "deeper", seat=1, optional=True),
    )
    play.do("ring b", "react a", "react deep-1")
    assert TOY.asked(play.state) == (1,)
    assert len(play.state.stack) == 4

    play.do("react bottom")

    assert play.log == ["a", "deep-1", "bottom", "deep-2", "b"]
    assert len(play.state.stack) == 1


def test_a_card_may_be_spoilt_from_a_window_above() -> None:
    """The window below looks at the state anew when its turn comes back."""
    play = Play(card("a", rings="deep"), card("b", spoilt_by="x"), card("x", "deep"))
    play.do("ring b", "react a")
    assert play.log == ["a", "x"]
    assert play.offered == []


def test_the_question_names_the_moment_and_its_sources() -> None:
    """Whoever is asked can be told why."""
    play = Play(card("a", optional=True)).do("ring b")
    decision = TOY.decision(play.state, 0)
    assert decision.rules == ("toy.a",)
    assert decision.facts == {"moment": Rung(bell="b")}
