"""Whatever is shipped with us is named in NOTICE, with its licence; a bill of materials can be had."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.sbom import bills

ROOT = Path(__file__).parent.parent
BUNDLED = ROOT / "src" / "battlewright" / "client" / "bundled.json"


@pytest.mark.skipif(not BUNDLED.exists(), reason="the client is not built: make client")
def test_every_package_in_the_client_is_named() -> None:
    """As the build found them in the bundle."""
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8").lower()
    packages = json.loads(BUNDLED.read_text(encoding="utf-8"))
    assert {"svelte", "three", "@fluent/bundle"} <= set(packages)
    missing = [package for package in packages if package.lower() not in notice]
    assert not missing


def test_the_bills_of_materials_name_what_is_used(tmp_path: Path) -> None:
    """What the server needs and what the client is made of, by the tools of their package managers."""
    found = bills(tmp_path)
    names = {path.name: _names(path) for path in found}
    assert {"litestar", "msgspec", "uvicorn", "redis"} <= names["python.cdx.json"]
    assert {"svelte", "three", "bundle"} <= names["web.cdx.json"]


def _names(path: Path) -> set[str]:
    bill = json.loads(path.read_text(encoding="utf-8"))
    assert bill["bomFormat"] == "CycloneDX"
    return {component["name"].rpartition("/")[2] for component in bill["components"]}
