"""What the tests of the command line share: a program to run, with input, and a place for its state."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from battlewright.cli import main


class Result(NamedTuple):
    """What a command did."""

    status: int
    out: str
    err: str


Command = Callable[..., Result]


@pytest.fixture
def battlewright(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Command:
    """Run a command with arguments, its input given line by line."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "132")
    monkeypatch.delenv("FORCE_COLOR", raising=False)

    def run(*arguments: str, typed: str = "") -> Result:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        try:
            status = main(arguments)
        except SystemExit as stop:
            status = int(stop.code or 0)
        out, err = capsys.readouterr()
        return Result(status, out, err)

    return run
