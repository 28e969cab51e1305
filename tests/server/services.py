"""PostgreSQL and Redis for tests: private, in a temporary folder, started and stopped by the test run.

Where a program is missing it is installed with apt-get, if this is Debian and we are root; otherwise
the tests that need it are skipped and say so, and in CI they fail.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

import pytest

from tests.ports import free_port
from tests.waiting import PATIENCE, eventually

ROOT = os.geteuid() == 0


def program(name: str, package: str) -> str:
    """Where a program is; installed if need be."""
    found = _find(name)
    if found is None and ROOT and shutil.which("apt-get"):
        install = ["apt-get", "-o", "DPkg::Lock::Timeout=300", "install", "-y", "--no-install-recommends"]
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], check=False, capture_output=True)
        subprocess.run([*install, package], env=os.environ | quiet, check=False, capture_output=True)
        found = _find(name)
    if found is None:
        complain = pytest.fail if os.environ.get("CI") else pytest.skip
        complain(f"{name} is not installed (Debian package {package}), and cannot be installed from here")
    return found


def _find(name: str) -> str | None:
    if found := shutil.which(name):
        return found
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(versions[-1]) if versions else None


class Postgres:
    """A PostgreSQL cluster of our own, reached through a socket in its folder."""

    def __init__(self, of: Postgres | None = None) -> None:
        """Created and started; `of`: as a standby of that one, which waits for it with each commit.

        PostgreSQL does not run as root, so root borrows the user `postgres`.
        """
        self._server = program("postgres", "postgresql")
        self._user = "postgres" if ROOT else None
        self.folder = Path(tempfile.mkdtemp(prefix="bw-pg-"))
        if self._user:
            shutil.chown(self.folder, self._user)
        data = str(self.folder / "data")
        if of is None:
            self._run([program("initdb", "postgresql"), "-D", data, "-A", "trust", "-U", "bw", "-E", "UTF8"])
        else:
            of.wait()
            source = ["-h", str(of.folder), "-U", "bw"]
            copy = program("pg_basebackup", "postgresql")
            self._run([copy, *source, "-D", data, "-R", "-X", "stream", "--checkpoint=fast"])
        self._made = 0
        self.start()

    def start(self) -> Postgres:
        """Start it, or start it again; it may take a moment until it answers."""
        options = ["-k", str(self.folder), "-c", "listen_addresses=", "-c", "max_connections=60"]
        self._process = subprocess.Popen(
            [self._server, "-D", str(self.folder / "data"), *options],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            user=self._user,
            group=_group(self._user),
            cwd=self.folder,
        )
        return self

    def crash(self) -> None:
        """End at once, without writing anything back."""
        self._end(signal.SIGQUIT)

    def stop(self) -> None:
        """Stop and clean up."""
        self._end(signal.SIGINT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _end(self, by: signal.Signals) -> None:
        self._process.send_signal(by)
        self._process.wait(PATIENCE)

    def promote(self) -> None:
        """Let a standby take over."""
        self.execute("SELECT pg_promote()")

    def execute(self, statement: str) -> list[tuple[object, ...]]:
        """Run a statement as its administrator."""
        import psycopg

        where = f"host={self.folder} user=bw dbname=postgres"
        with psycopg.connect(where, autocommit=True) as connection:
            cursor = connection.execute(statement)
            return cursor.fetchall() if cursor.description else []

    def wait(self) -> None:
        """Until it answers."""
        import psycopg

        def answers() -> bool:
            try:
                self.execute("SELECT 1")
            except psycopg.OperationalError:
                return False
            return True

        eventually(answers, "PostgreSQL does not start")

    def _run(self, command: list[str]) -> None:
        subprocess.run(
            command,
            check=True,
            capture_output=True,
            user=self._user,
            group=_group(self._user),
            cwd=self.folder,
        )

    def database(self) -> str:
        """The URL of a fresh database."""
        self._made += 1
        name = f"match{self._made}"
        self.wait()
        self.execute(f"CREATE DATABASE {name}")
        return f"postgresql+psycopg://bw@/{name}?host={self.folder}"


def _group(user: str | None) -> int | None:
    return pwd.getpwnam(user).pw_gid if user else None


class Redis:
    """A Redis server of our own."""

    def __init__(self) -> None:
        """Started, without anything on the disk."""
        command = program("redis-server", "redis-server")
        self.port = port = free_port()
        self.url = f"redis://127.0.0.1:{port}/0"
        arguments = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen(
            [command, *arguments], stdout=subprocess.DEVNULL, cwd=tempfile.gettempdir()
        )

    def stop(self) -> None:
        """Stop."""
        self._process.terminate()
        self._process.wait(PATIENCE)
