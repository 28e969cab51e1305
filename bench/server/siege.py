"""People at the pace of people, and one attacker of each kind, one after the other.

    python -m bench.server.siege [--matches 500] [--seconds 8] [--think 6000] [--only KIND ...] [--json FILE]

Matches of Battleground are played by real socket clients in another process (Node, two sockets per match),
each from an address of its own; `--think` is how long a player thinks about a choice on average, in
milliseconds. The server runs with its default limits, but for the number of matches that it keeps in memory.
The attackers (`tests/attacks/attackers.py`) come from one address more. Everything stays on this machine and
stops by itself.

For each attacker: how long the others waited for their moves, the share of a core that the server took, what
memory it held, alone and with its workers, and how often the attacker was let have its way. A player who was
refused anything is a failure.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from subprocess import PIPE
from typing import Any

from bench.server.__main__ import HERE, Server, free_port, machine, node, opened, running
from tests.attacks.attackers import KINDS, attack

BAR_MS, BAR_MB = 50.0, 600.0
CALM = 8.0  # seconds without an attacker, before and after


def memory(pid: int) -> tuple[float, float]:
    """MB that a process holds, and with its children."""

    def held(of: int) -> float:
        try:
            pages = int(Path(f"/proc/{of}/statm").read_text(encoding="utf-8").split()[1])
        except OSError:
            return 0.0
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    children = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            children.append(int(stat.parent.name))
    return held(pid), held(pid) + sum(map(held, children))


def at(latencies: list[float], share: float) -> float:
    """A quantile."""
    found = sorted(latencies)
    return found[min(len(found) - 1, int(share * len(found)))] if found else float("nan")


async def besieged(server: Server, kinds: list[Any], seconds: float) -> list[dict[str, Any]]:
    """One attacker after the other; when each came and went, and what it was given."""
    began, rows = time.monotonic(), []

    async def spell(name: str, work: Any) -> None:
        start, cpu, (stolen, ticks) = time.monotonic(), server.cpu(), machine()
        done = await work
        end, (stolen_then, ticks_then) = time.monotonic(), machine()
        alone, whole = memory(server.pid)
        row = {"attacker": name, "from": 1e3 * (start - began), "to": 1e3 * (end - began)}
        row |= {"cpu": (server.cpu() - cpu) / (end - start)}
        row |= {"done": done or 0, "mb": alone, "mb_with_workers": whole}
        row |= {"load": os.getloadavg()[0], "stolen": (stolen_then - stolen) / max(1, ticks_then - ticks)}
        rows.append(row)

    await spell("nobody", asyncio.sleep(CALM, 0))
    for kind in kinds:
        await spell(kind.__name__, attack(kind, server.url, seconds))
    await spell("nobody", asyncio.sleep(CALM, 0))
    return rows


def main(arguments: list[str]) -> int:
    """Let them come, print a table."""
    names = [kind.__name__ for kind in KINDS]
    parser = argparse.ArgumentParser(prog="python -m bench.server.siege")
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=8.0, help="of each attacker")
    parser.add_argument("--think", type=int, default=6000, help="milliseconds a player thinks on average")
    parser.add_argument("--only", choices=names, nargs="+", default=names)
    parser.add_argument("--json", type=Path)
    wanted = parser.parse_args(arguments)
    kinds = [kind for kind in KINDS if kind.__name__ in wanted.only]
    port, folder = free_port(), tempfile.mkdtemp(prefix="bw-siege-")
    environment = os.environ | {
        "BATTLEWRIGHT_DATA": folder,
        "BATTLEWRIGHT_LIVE": str(wanted.matches + 200),
        "FORWARDED_ALLOW_IPS": "127.0.0.1",
    }
    command = [sys.executable, "-m", "battlewright.server.run", "127.0.0.1", str(port)]
    with running(command, port, env=environment) as server:
        seats = opened(server.url, "battleground", wanted.matches, addresses=True)
        whole = len(kinds) * (wanted.seconds + 6) + 2 * CALM + 10
        load = [
            "node",
            "load.js",
            "battlewright",
            server.url,
            str(wanted.matches),
            str(whole),
            str(wanted.think),
        ]
        people = subprocess.Popen(
            load, cwd=HERE, env=node() | {"DETAIL": "1"}, stdin=PIPE, stdout=PIPE, stderr=PIPE, text=True
        )
        assert people.stdin is not None
        assert people.stdout is not None
        people.stdin.write(json.dumps(seats))
        people.stdin.close()
        people.stdout.readline()  # everybody has sat down
        os.nice(10)  # attackers have machines of their own
        rows = asyncio.run(besieged(server, kinds, wanted.seconds))
        found = json.loads(people.stdout.readline())
        problems = people.stderr.read().splitlines() if people.stderr else []
    for row in rows:
        row["latencies"] = [ms for when, ms in found["moments"] if row["from"] <= when < row["to"]]
    return told(rows, problems, wanted.json)


def told(rows: list[dict[str, Any]], problems: list[str], file: Path | None) -> int:
    """The table, and whether the bar is kept."""
    print(f"{'attacker':16}{'moves':>7}{'p50 ms':>8}{'p99 ms':>8}{'max ms':>8}{'cpu':>6}{'MB':>7}", end="")
    print(f"{'+workers':>9}{'had its way':>13}{'load':>6}{'stolen':>8}")
    for row in rows:
        latencies = row.pop("latencies")
        row |= {"moves": len(latencies), "p50": at(latencies, 0.5), "p99": at(latencies, 0.99)}
        row["max"] = max(latencies, default=float("nan"))
        print(
            f"{row['attacker']:16}{row['moves']:>7}{row['p50']:>8.1f}{row['p99']:>8.1f}{row['max']:>8.1f}"
            f"{row['cpu']:>6.0%}{row['mb']:>7.0f}{row['mb_with_workers']:>9.0f}{row['done']:>13}{row['load']:>6.1f}"
            f"{row['stolen']:>8.0%}"
        )
    worst, most = max(row["p99"] for row in rows), max(row["mb"] for row in rows)
    bars = [
        f"{'kept' if worst < BAR_MS else 'MISSED'}: the others' p99 at most {worst:.1f} ms ({BAR_MS:.0f})",
        f"{'kept' if most < BAR_MB else 'MISSED'}: {most:.0f} MB at most ({BAR_MB:.0f})",
        f"{'MISSED' if problems else 'kept'}: {len(problems)} refusals and lost lines of players (0)",
    ]
    print(*bars, *problems[:5], sep="\n")
    if file:
        file.write_text(json.dumps({"rows": rows, "bars": bars}, indent=1), encoding="utf-8")
    return 1 if any("MISSED" in bar for bar in bars) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
