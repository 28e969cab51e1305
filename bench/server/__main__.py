"""Moves per second and latency at 1, 10 and 100 matches, ours beside boardgame.io.

    python -m bench.server [--seconds 5] [--rounds 5] [--matches 1 10 100] [--json FILE]
                           [--only {nim,battleground,boardgame-io,bytes} ...]

Every server runs in its own process and is loaded by real socket clients in another (Node, two sockets
per match). Three servers are measured on the same machine: Nim on boardgame.io with its default memory
store, Nim on ours with durable SQLite writes, and Battleground on ours. Nim is played flat out: a player
answers as soon as it is asked. Battleground is also played at the pace of quick people, a choice about
every second in each match.

The two servers of Nim take turns, so that a slow spell of the machine hits both, and the middle one of
the rounds counts. `stolen` is the part of the processors' time that a virtual machine was not given: where
it is more than a few hundredths, or differs between the two, the figures say more of the neighbours.

At the end stands how many bytes each game sends for a choice (`bytes`).
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE
from typing import Any, NamedTuple

from bench.server import bytes

HERE = Path(__file__).parent / "boardgame_io"
COUNTS = (1, 10, 100)
SERVERS = ["nim", "battleground", "boardgame-io", "bytes"]
THINK_MS = 1000
FORCES = ["heroes-of-grayskull", "lords-of-snake-mountain"]
SETUPS: dict[str, dict[str, Any]] = {
    "nim": {},
    "battleground": {"scenario": "skirmish", "forces": FORCES, "map": "battlefield"},
}
SPARE = 3  # matches opened for each one that is played, for when one is over
FEWEST = 80  # matches opened at least: played flat out, one is soon over


def node() -> dict[str, str]:
    """The environment in which `node` and `npm` are found: the system's, or the one PyPI carries."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = os.environ | ({} if shutil.which("node") else {"PATH": path})
    if not (HERE / "node_modules").is_dir():
        install = ["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(install, cwd=HERE, env=environment, check=True)
    return dict(environment)


def free_port() -> int:
    """A port that was free just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server(NamedTuple):
    """A server process and its address."""

    url: str
    pid: int

    def cpu(self) -> float:
        """Processor seconds it has used so far (0 where the system does not say)."""
        stat = Path(f"/proc/{self.pid}/stat")
        if not stat.exists():
            return 0.0
        fields = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def machine() -> tuple[int, int]:
    """Ticks of all processors so far: those that went to somebody else, and all (0 where nobody says)."""
    stat = Path("/proc/stat")
    if not stat.exists():
        return 0, 0
    ticks = [int(field) for field in stat.read_text(encoding="utf-8").split("\n")[0].split()[1:9]]
    return ticks[7], sum(ticks)


def wait_for(process: subprocess.Popen[Any], port: int) -> None:
    """Until a server listens; a busy machine may take its time."""
    for _ in range(3_600):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        if process.poll() is not None:
            break
        time.sleep(0.05)
    raise SystemExit(f"the server does not start: {process.args!r}")


@contextmanager
def running(command: list[str], port: int, **options: Any) -> Iterator[Server]:
    """A server process, once it listens."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, **options)
    try:
        wait_for(process, port)
        yield Server(f"http://127.0.0.1:{port}", process.pid)
    finally:
        process.terminate()
        process.wait(timeout=20)


def load(kind: str, server: Server, matches: int, seconds: float, think: int, seats: Any) -> dict[str, Any]:
    """What the clients measured, and the processor time the server took for each move."""
    url = server.url if kind == "battlewright" else server.url.replace("127.0.0.1", "localhost")
    command = ["node", "load.js", kind, url, str(matches), str(seconds), str(think)]
    clients = subprocess.Popen(command, cwd=HERE, env=node(), stdin=PIPE, stdout=PIPE, stderr=PIPE, text=True)
    assert clients.stdin is not None
    assert clients.stdout is not None
    clients.stdin.write(json.dumps(seats))
    clients.stdin.close()
    clients.stdout.readline()  # everybody has sat down; from now on it counts
    before, (stolen, ticks) = server.cpu(), machine()
    figures = clients.stdout.readline()
    spent, (stolen_then, ticks_then) = server.cpu() - before, machine()
    if clients.wait() or not figures:
        raise SystemExit(f"the clients failed: {clients.stderr.read()[-2000:] if clients.stderr else ''}")
    found: dict[str, Any] = json.loads(figures)
    return found | {
        "server_ms_per_move": 1000 * spent / max(1, found["moves"]),
        "stolen": (stolen_then - stolen) / max(1, ticks_then - ticks),
    }


def opened(url: str, game: str, count: int, *, addresses: bool = False) -> list[list[str]]:
    """New matches, each with the tokens of its two seats; `addresses`: each opened from another one."""
    body = {"game": game, "setup": SETUPS[game], "seats": [{"kind": "person"}] * 2}
    found = []
    for number in range(count):
        headers = {"content-type": "application/json"}
        if addresses:
            headers["x-forwarded-for"] = f"198.18.{number >> 8}.{number & 255}"
        request = urllib.request.Request(f"{url}/api/matches", json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=120) as answer:
            match = json.load(answer)
        found.append([match["match"], match["tokens"]["0"], match["tokens"]["1"]])
    return found


def boardgame_io(counts: list[int], seconds: float) -> Iterator[dict[str, Any]]:
    """Nim on boardgame.io; a fresh server for each count, as its log of a match grows with every move."""
    for count in counts:
        port = free_port()
        with running(["node", "server.js", str(port)], port, cwd=HERE, env=node()) as server:
            figures = load("boardgame-io", server, count, seconds, 0, [])
        yield {"server": "boardgame.io", "game": "nim", "matches": count, "pace": "flat out"} | figures


def battlewright(game: str, counts: list[int], seconds: float, think: int) -> Iterator[dict[str, Any]]:
    """A game on ours."""
    for count in counts:
        port, folder = free_port(), tempfile.mkdtemp(prefix="bw-bench-")
        command = [sys.executable, "-m", "bench.server.serve", game, folder, str(port)]
        with running(command, port) as server:
            seats = opened(server.url, game, max(FEWEST, count * SPARE))
            figures = load("battlewright", server, count, seconds, think, seats)
        shutil.rmtree(folder, ignore_errors=True)
        pace = f"{think} ms" if think else "flat out"
        yield {"server": "battlewright", "game": game, "matches": count, "pace": pace} | figures


def measured(only: list[str], counts: list[int], seconds: float, rounds: int) -> Iterator[dict[str, Any]]:
    """What was asked for; the two servers of Nim in turn."""
    for count in counts:
        for _ in range(rounds):
            if "boardgame-io" in only:
                yield from boardgame_io([count], seconds)
            if "nim" in only:
                yield from battlewright("nim", [count], seconds, 0)
    if "battleground" in only:
        yield from battlewright("battleground", counts, seconds, THINK_MS)
        yield from battlewright("battleground", counts, seconds, 0)


def at(rows: Iterable[dict[str, Any]], server: str, game: str, pace: str) -> list[dict[str, Any]]:
    """The measurements of one server at one game, in order."""
    return [row for row in rows if (row["server"], row["game"], row["pace"]) == (server, game, pace)]


def bars(rows: list[dict[str, Any]]) -> list[str]:
    """What was promised, and whether it is kept."""
    found = []
    crowded = [row for row in rows if row["matches"] == 100]
    ours = [row["moves_per_second"] for row in at(crowded, "battlewright", "nim", "flat out")]
    theirs = [row["moves_per_second"] for row in at(crowded, "boardgame.io", "nim", "flat out")]
    if ours and theirs:
        ratio = statistics.median(ours) / statistics.median(theirs)
        pairs = ", ".join(f"{a / b:.1f}" for a, b in zip(ours, theirs, strict=True))
        found.append(
            f"{'kept' if ratio >= 3 else 'MISSED'}: {ratio:.2f} times its moves at 100 matches (3); "
            f"round by round {pairs}"
        )
    paced = at(rows, "battlewright", "battleground", f"{THINK_MS} ms")
    if paced:
        worst = max(row["p99_ms"] for row in paced)
        found.append(f"{'kept' if worst < 50 else 'MISSED'}: Battleground p99 {worst:.1f} ms (50)")
    return found


def main(arguments: list[str]) -> int:
    """Measure, print a table, keep the figures."""
    parser = argparse.ArgumentParser(prog="python -m bench.server")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=5, help="of Nim, ours and the peer's in turn")
    parser.add_argument("--only", choices=SERVERS, nargs="+", default=SERVERS)
    parser.add_argument("--matches", type=int, nargs="+", default=list(COUNTS))
    parser.add_argument("--json", type=Path)
    wanted = parser.parse_args(arguments)
    print(f"{'server':14}{'game':14}{'matches':>8}  {'pace':10}", end="")
    print(f"{'moves/s':>9}{'p50 ms':>9}{'p99 ms':>9}{'cpu ms':>9}{'stolen':>9}", flush=True)
    rows = []
    for row in measured(wanted.only, wanted.matches, wanted.seconds, wanted.rounds):
        rows.append(row)
        print(
            f"{row['server']:14}{row['game']:14}{row['matches']:>8}  {row['pace']:10}"
            f"{row['moves_per_second']:>9.0f}{row['p50_ms']:>9.1f}{row['p99_ms']:>9.1f}"
            f"{row['server_ms_per_move']:>9.2f}{row['stolen']:>9.0%}",
            flush=True,
        )
    kept = bars(rows) + (bytes.lines() if "bytes" in wanted.only else [])
    print(*kept, sep="\n")
    if wanted.json:
        wanted.json.write_text(json.dumps({"rows": rows, "bars": kept}, indent=1), encoding="utf-8")
    return 1 if any("MISSED" in line for line in kept) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
