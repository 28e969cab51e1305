"""Chromium for the browser tests: the one that is here, else Debian's package.

    python tools/chromium.py     # finds or installs it, and says where it is

Installing needs root or a sudo that asks nothing; without either this says what to do, and fails.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
INSTALL = ("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium")
HOW = (
    "The browser tests need Chromium, and it could not be installed from here.\n"
    "Install it (on Debian and Ubuntu: sudo apt-get install chromium),\n"
    "or name the program of one: CHROMIUM=/path/to/chromium make test"
)


def found() -> str:
    """The browser named in CHROMIUM, or the first one on the path; empty if there is none."""
    named = os.environ.get("CHROMIUM", "")
    if named:
        return shutil.which(named) or ""
    return next((path for name in NAMES if (path := shutil.which(name))), "")


def before_apt(user: int, has_sudo: bool) -> tuple[str, ...] | None:
    """What to put before apt-get to be allowed to install; None if nothing helps."""
    if user == 0:
        return ()
    return ("sudo", "-n") if has_sudo else None


def install() -> bool:
    """Ask Debian's package manager; whether it went well."""
    before = before_apt(os.getuid(), shutil.which("sudo") is not None)
    if before is None or not shutil.which("apt-get"):
        return False
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    steps = ((*before, "apt-get", "update", "-qq"), (*before, *INSTALL))
    return all(subprocess.run(step, env=environment, stdout=sys.stderr).returncode == 0 for step in steps)


def main() -> int:
    """Find or install it; 1 if there is none in the end."""
    if not found() and not os.environ.get("CHROMIUM"):
        install()
    browser = found()
    print(browser or HOW, file=sys.stdout if browser else sys.stderr)
    return 0 if browser else 1


if __name__ == "__main__":
    sys.exit(main())
