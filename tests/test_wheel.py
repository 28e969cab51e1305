"""What `pip install` gives on every Python that is to be had here: a server with no checkout and no Node."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
CLIENT = ROOT / "src" / "battlewright" / "client" / "index.html"


def uv() -> str:
    """The uv this checkout uses."""
    own = ROOT / ".venv-tools" / "bin" / "uv"
    return shutil.which("uv") or (str(own) if own.exists() else "")


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def fetched(address: str) -> str:
    """What a page says, as soon as somebody answers."""
    for _ in range(600):
        try:
            with urllib.request.urlopen(address, timeout=2) as answer:
                return str(answer.read().decode())
        except OSError:
            time.sleep(0.25)
    raise AssertionError(f"nobody answers at {address}")


PLAY_NOW = {
    "game": "battleground",
    "setup": {"scenario": "first-game"},
    "seats": [{"kind": "person"}, {"kind": "computer"}],
}


def asked(address: str, wish: dict[str, Any]) -> dict[str, Any]:
    """What the server answers to a wish."""
    request = urllib.request.Request(address, json.dumps(wish).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


VERSIONS = ("3.11", "3.12", "3.13", "3.14")
HERE = f"{sys.version_info.major}.{sys.version_info.minor}"


def interpreter(version: str) -> Path | None:
    """A Python of this version, if this machine has one that works."""
    named = [shutil.which(f"python{version}"), sys.executable if version == HERE else None]
    found = [Path(each) for each in named if each]
    found += sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
    for each in found:
        tell = [str(each), "-c", "import sys, ssl, sqlite3; print('{}.{}'.format(*sys.version_info))"]
        told = subprocess.run(tell, capture_output=True, text=True, check=False)
        if told.stdout.strip() == version:
            return each
    return None


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built once."""
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run([uv(), "build", "-q", "--wheel", "-o", str(folder), str(ROOT)], check=True, cwd=folder)
    return next(folder.glob("*.whl"))


@pytest.mark.parametrize("version", VERSIONS)
def test_an_installed_wheel_serves_the_game(version: str, wheel: Path, tmp_path: Path) -> None:
    """Installed into an empty environment and started there, it opens a match, and shows the page."""
    base = interpreter(version)
    if base is None:
        pytest.skip(f"there is no Python {version} here")
    python = tmp_path / "env" / "bin" / "python"
    subprocess.run([uv(), "venv", "-q", "-p", str(base), str(tmp_path / "env")], check=True, cwd=tmp_path)
    install = [uv(), "pip", "install", "-q", "--python", str(python), str(wheel)]
    subprocess.run(install, check=True, cwd=tmp_path)
    port = free_port()
    bare = {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "BATTLEWRIGHT_DATA": str(tmp_path / "data")}
    command = [str(python.parent / "battlewright"), "serve", "--port", str(port)]
    server = subprocess.Popen(command, cwd=tmp_path, env=bare, stdout=subprocess.DEVNULL)
    try:
        games = fetched(f"http://127.0.0.1:{port}/api/games?language=fr")
        opened = asked(f"http://127.0.0.1:{port}/api/matches", PLAY_NOW)
        page = fetched(f"http://127.0.0.1:{port}/") if CLIENT.exists() else ""
    finally:
        server.terminate()
        server.wait(timeout=20)

    assert '"battleground"' in games
    assert opened["tokens"]["0"]
    assert "/assets/" in page or not CLIENT.exists()
