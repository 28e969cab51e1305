"""Events with secrets, and choices made in secret: what each seat is told."""

from __future__ import annotations

import msgspec

from battlewright.kernel.events import events_for
from battlewright.kernel.rng import Rng
from battlewright.kernel.secret import HIDDEN
from tests.kernel.toy import Ask, Bid, Bids, BidsOpened, Dealt, Said, Toy, ToyState

TOY = Toy()


def bids_of(state: ToyState) -> Bids:
    """The frame in which bids are made."""
    frame = state.stack[-1]
    assert isinstance(frame, Bids)
    return frame


def test_an_event_for_some_is_redacted_for_the_others() -> None:
    """The seats it is for see it whole; the others and spectators see what is left."""
    events = [Said(word="hello"), Dealt(number=42, to=(0,))]

    assert events_for(events, 0) == events
    for other in (1, None):
        said, dealt = events_for(events, other)
        assert said == events[0]
        assert isinstance(dealt, Dealt)
        assert dealt.number == 0


def test_an_event_for_everybody_is_never_redacted() -> None:
    """Without a list of seats everybody sees it, spectators too."""
    event = Dealt(number=42)
    assert events_for([event], None) == [event]


def test_events_are_plain_data() -> None:
    """They can be written as JSON with their tag and rules."""
    written = msgspec.json.decode(msgspec.json.encode(Dealt(number=3, rules=("TOY-1",), to=(0,))))
    assert written == {"type": "dealt", "rules": ["TOY-1"], "to": [0], "number": 3}


def test_all_are_asked_at_once_in_any_order() -> None:
    """Both seats may commit first; the question stays the same for the other."""
    state = TOY.new({}, "s")
    TOY.apply(state, 0, Ask())
    assert TOY.asked(state) == (0, 1)
    assert set(TOY.decisions(state)) == {0, 1}
    TOY.apply(state, 1, Bid(2))
    assert TOY.asked(state) == (0,)


def test_a_commitment_is_hidden_until_all_have_committed() -> None:
    """A seat sees its own; others and spectators see only that there is one."""
    state = TOY.new({}, "s")
    TOY.apply(state, 0, Ask())
    events = TOY.apply(state, 1, Bid(3))

    assert events == []
    assert bids_of(TOY.view(state, 1)).committed == {1: "bid 3"}
    assert bids_of(TOY.view(state, 0)).committed == {1: HIDDEN}
    assert bids_of(TOY.view(state, None)).committed == {1: HIDDEN}
    assert b"bid 3" not in TOY.to_json(TOY.view(state, 0))
    assert bids_of(state).committed == {1: "bid 3"}  # the view is a copy


def test_all_commitments_are_turned_over_together() -> None:
    """With the last one everything is revealed, and the frame is done."""
    state = TOY.new({}, "s")
    TOY.apply(state, 0, Ask())
    TOY.apply(state, 1, Bid(3))
    events = TOY.apply(state, 0, Bid(0))

    assert events == [BidsOpened(bids={1: "bid 3", 0: "bid 0"})]
    assert TOY.asked(state) == (0,)


def test_earlier_commitments_are_forgotten_when_asked_again() -> None:
    """A second round of bids starts empty."""
    state = TOY.new({}, "s")
    for _ in range(2):
        TOY.apply(state, 0, Ask())
        assert bids_of(state).committed == {}
        TOY.apply(state, 0, Bid(1))
        TOY.apply(state, 1, Bid(1))


def test_no_view_holds_the_generator() -> None:
    """Whoever sees a view cannot work out the dice."""
    state = TOY.new({}, "a very secret seed")
    for seat in (0, 1, None):
        view = TOY.view(state, seat)
        assert view.rng == Rng()
        assert b"very secret" not in TOY.save(view)
