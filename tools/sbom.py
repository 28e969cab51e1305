"""Software bills of materials (CycloneDX), by the package managers' own tools: `make sbom`.

    python -m tools.sbom [FOLDER]

`python.cdx.json` is what an installed server consists of, from uv.lock; `web.cdx.json` what the client is
built of, from web/package-lock.json.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
UV = ["export", "--quiet", "--frozen", "--no-dev", "--extra", "cluster", "--format", "cyclonedx1.5"]


def bills(folder: Path) -> list[Path]:
    """Write both; where they are."""
    folder.mkdir(parents=True, exist_ok=True)
    own = ROOT / ".venv-tools" / "bin" / "uv"
    uv = shutil.which("uv") or str(own)
    npm = [sys.executable, str(ROOT / "tools" / "npm.py"), "sbom", "--sbom-format", "cyclonedx"]
    commands = {
        "python.cdx.json": ([uv, *UV], ROOT),
        "web.cdx.json": ([*npm, "--package-lock-only"], ROOT / "web"),
    }
    found = []
    for name, (command, where) in commands.items():
        told = subprocess.run(command, cwd=where, check=True, capture_output=True, text=True).stdout
        (folder / name).write_text(told[told.index("{") :], encoding="utf-8")
        found.append(folder / name)
    return found


if __name__ == "__main__":
    print(*bills(Path(sys.argv[1] if len(sys.argv) > 1 else "dist")), sep="\n")
