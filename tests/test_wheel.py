"""What `pip install` gives: a wheel that serves the game with no checkout and no Node."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import time
import urllib.request
import venv
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
    for _ in range(120):
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


@pytest.mark.skipif(not CLIENT.exists(), reason="the client is not built: make client")
def test_an_installed_wheel_serves_the_game(tmp_path: Path) -> None:
    """Built, installed into an empty environment and started there, it shows the page and opens a match."""
    subprocess.run([uv(), "build", "-q", "-o", str(tmp_path / "dist"), str(ROOT)], check=True, cwd=tmp_path)
    venv.create(tmp_path / "env", with_pip=False)
    python = tmp_path / "env" / "bin" / "python"
    wheel = next((tmp_path / "dist").glob("*.whl"))
    install = [uv(), "pip", "install", "-q", "--python", str(python), str(wheel)]
    subprocess.run(install, check=True, cwd=tmp_path)
    port = free_port()
    bare = {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "BATTLEWRIGHT_DATA": str(tmp_path / "data")}
    command = [str(python.parent / "battlewright"), "serve", "--port", str(port)]
    server = subprocess.Popen(command, cwd=tmp_path, env=bare, stdout=subprocess.DEVNULL)
    try:
        page = fetched(f"http://127.0.0.1:{port}/")
        games = fetched(f"http://127.0.0.1:{port}/api/games?language=fr")
        opened = asked(f"http://127.0.0.1:{port}/api/matches", PLAY_NOW)
    finally:
        server.terminate()
        server.wait(timeout=20)

    assert "/assets/" in page
    assert '"battleground"' in games
    assert opened["tokens"]["0"]
