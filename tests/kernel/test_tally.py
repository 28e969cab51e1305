"""Tallies: numbers with their reasons and limits."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from battlewright.kernel.denial import Denial, answer
from battlewright.kernel.tally import Limit, Modifier, Tally


def test_the_total_is_the_base_and_all_modifiers() -> None:
    """Increases and decreases add up."""
    assert Tally(3, (Modifier(2, "a"), Modifier(-1, "b"))).total == 4
    assert Tally(3).total == 3


def test_limits_hold_the_sum_not_the_parts() -> None:
    """A limit looks at the total once everything is counted."""
    tally = Tally(4, (Modifier(5, "a"), Modifier(-4, "b")), (Limit("most", most=6),))
    assert tally.total == 5
    assert Tally(4, (Modifier(5, "a"),), (Limit("most", most=6),)).total == 6
    assert Tally(1, (Modifier(-5, "a"),), (Limit("least", least=0),)).total == 0


def test_limits_apply_in_their_order() -> None:
    """The later limit has the last word where two disagree."""
    assert Tally(9, (), (Limit("a", most=2), Limit("b", least=4))).total == 4
    assert Tally(9, (), (Limit("b", least=4), Limit("a", most=2))).total == 2
    assert Tally(9, (), (Limit("both", least=2, most=6),)).total == 6


def test_plus_and_limited_leave_the_original_alone() -> None:
    """Tallies are values."""
    tally = Tally(2, (Modifier(1, "a"),), (), "rule")
    more = tally.plus(Modifier(3, "b")).limited(Limit("c", most=5))

    assert (tally.total, more.total, more.source) == (3, 5, "rule")
    assert [m.source for m in more.modifiers] == ["a", "b"]


@given(st.integers(-20, 20), st.lists(st.integers(-9, 9)), st.integers(-20, 20))
def test_a_limit_is_never_exceeded(base: int, amounts: list[int], most: int) -> None:
    """Whatever is added, the total stays at or below `most`."""
    tally = Tally(base, tuple(Modifier(a, "m") for a in amounts), (Limit("l", most=most),))
    assert tally.total == min(most, base + sum(amounts))


def test_an_answer_gathers_every_denial() -> None:
    """Allowed if nothing stands against it; otherwise all reasons are named."""
    assert answer([None, None]).allowed
    found = answer([Denial("R-1"), None, Denial("R-2", {"why": 1})], {"seen": True})
    assert not found.allowed
    assert [d.rule for d in found.denials] == ["R-1", "R-2"]
    assert found.facts == {"seen": True}
