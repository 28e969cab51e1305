"""How tests cite rules: `@pytest.mark.rule("BG-LOS-01", "BG-LOS-04", example="EX-25")`.

Every id must stand in a ledger. A misspelt one is a collection error of its file, because a test that
proves a rule that does not exist proves nothing. `tools.rules` tells what is still unproven.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator

import pytest

from tools.rules import unknown


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Refuse to run while a test cites what no ledger holds."""
    report = yield
    tests = [item for item in report.result or () if isinstance(item, pytest.Item)]
    complaints = dict.fromkeys(f"{item.nodeid}: {text}" for item in tests for text in _complaints(item))
    if complaints:
        report.outcome = "failed"
        report.longrepr = "misspelt rule citations:\n  " + "\n  ".join(complaints)
        report.result = []
    return report


def _complaints(item: pytest.Item) -> Iterator[str]:
    for mark in item.iter_markers("rule"):
        example = mark.kwargs.get("example") or ()
        yield from unknown(mark.args, (example,) if isinstance(example, str) else example)
        yield from (f"rule() takes no argument {name!r}" for name in mark.kwargs if name != "example")
