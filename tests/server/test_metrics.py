"""Figures for Prometheus, at a port of their own."""

from __future__ import annotations

import urllib.request
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from tests.ports import free_port
from tests.server.serving import PATIENT, ThreadServer
from tests.server.table import PERSON, HttpProblem, Opened, http, play


def test_figures_are_told_at_a_port_of_their_own(tmp_path: Path) -> None:
    """Matches, sockets, acts and workers; the port of the game tells none of it."""
    port = free_port()
    server = ThreadServer(tmp_path, replace(PATIENT, metrics=port)).start()
    play(Opened(server.url, [PERSON, PERSON]).everyone(), Random(1), most=7)

    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as answer:
        lines = answer.read().decode().splitlines()

    assert {"battlewright_matches 1", "battlewright_sockets 2", "battlewright_acts_total 7"} <= set(lines)
    assert 'battlewright_workers_waiting{pool="replays"} 0' in lines
    assert 'battlewright_requests_total{status="201"} 1' in lines
    assert "battlewright_choice_seconds_count 7" in lines
    assert 'battlewright_choice_seconds_bucket{le="+Inf"} 7' in lines
    assert any(line.startswith("battlewright_loop_lag_seconds_bucket") for line in lines)
    with pytest.raises(HttpProblem):
        http(f"{server.url}/metrics")
    server.stop()
