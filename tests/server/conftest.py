"""A server for all tests that need no other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.services import Postgres, Redis
from tests.server.serving import ThreadServer


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """A server with the embedded database; what it logs as an error fails the test that made it."""
    running = ThreadServer(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def nothing_goes_wrong(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No test of the server leaves an error in the log."""
    yield
    errors = [r for r in caplog.records if r.levelname in ("ERROR", "CRITICAL")]
    assert not errors, [record.getMessage() for record in errors]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A private PostgreSQL."""
    running = Postgres()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A private Redis."""
    running = Redis()
    yield running
    running.stop()
