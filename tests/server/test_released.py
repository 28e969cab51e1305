"""What earlier versions left behind: their stores are opened by this one (`tools/released.py` keeps them)."""

from __future__ import annotations

import lzma
import sqlite3
from pathlib import Path

import pytest

from tests.server.serving import ThreadServer
from tests.server.table import Seat, http

STORES = sorted((Path(__file__).parent.parent / "golden" / "stores").glob("*.sqlite3.xz"))


def test_a_store_of_every_version_is_kept() -> None:
    """There is at least the first."""
    assert [store.name for store in STORES][:1] == ["0.1.0.sqlite3.xz"]


@pytest.mark.parametrize("store", STORES, ids=lambda store: store.name.removesuffix(".sqlite3.xz"))
def test_matches_of_an_earlier_version_go_on_or_can_be_watched(store: Path, tmp_path: Path) -> None:
    """Those in play go on, or end as unfinished; those that are over are watched. None is refused."""
    file = tmp_path / "battlewright.sqlite3"
    file.write_bytes(lzma.decompress(store.read_bytes()))
    with sqlite3.connect(file) as connection:
        rows = connection.execute("SELECT id, outcome IS NOT NULL, told FROM matches").fetchall()
    assert len(rows) >= 6

    server = ThreadServer(tmp_path).start()
    for match, over, told in rows:
        seat = Seat(server.url, match)  # they are public
        assert seat.log
        if over:
            story = http(f"{server.url}/api/matches/{match}/story?language=de")
            assert story["whole"]
            assert sum(len(step["log"]) for step in story["steps"]) > 20
        elif seat.outcome is not None:
            assert seat.outcome["reason"] == "unfinished"
            assert len(http(f"{server.url}/api/matches/{match}/story")["steps"]) == told + 1
        else:
            assert seat.position["asked"]
        seat.close()
    server.stop()
