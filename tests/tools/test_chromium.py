"""The tool that finds or installs the browser of the tests."""

from __future__ import annotations

import pytest

from tools.chromium import before_apt, found


def test_root_installs_others_ask_sudo_and_without_it_nothing_is_tried() -> None:
    """apt-get needs rights: root has them, sudo lends them, nobody else is asked for a password."""
    assert before_apt(0, has_sudo=False) == ()
    assert before_apt(1000, has_sudo=True) == ("sudo", "-n")
    assert before_apt(1000, has_sudo=False) is None


def test_the_browser_named_in_the_environment_is_the_only_one_looked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """CHROMIUM names a program; a wrong name finds nothing instead of another browser."""
    monkeypatch.setenv("CHROMIUM", "no-such-browser")
    assert found() == ""
    monkeypatch.setenv("CHROMIUM", "sh")
    assert found().endswith("sh")
