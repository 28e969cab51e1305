"""Every event cites the rules behind it."""

from __future__ import annotations

from difflib import get_close_matches

import pytest

from tests.conformance.games import CASES, Setup, Subject
from tests.conformance.walks import play


@pytest.mark.parametrize(("subject", "setup"), CASES)
@pytest.mark.parametrize("seed", range(4))
def test_events_cite_rules_that_exist(subject: Subject, setup: Setup, seed: int) -> None:
    """At least one id each, and all of them in the ledger or the content."""
    events, _ = play(subject, setup, 50 + seed, eager=True)
    assert events
    for event in events:
        assert event.rules, f"{event} cites nothing"
        for rule in event.rules:
            assert rule in subject.ids, (
                f"{event} cites {rule!r}; near: {get_close_matches(rule, subject.ids)}"
            )
