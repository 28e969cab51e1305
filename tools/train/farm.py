"""Many cores for some minutes: better constants of the advice, positions for the fit, or a ladder.

    python -m tools.train.farm improve --out DIR --jobs 16 --seconds 540
    python -m tools.train.farm measure --out DIR --jobs 16 --seconds 540 --plan FILE

`improve` moves the constants of each game's advice where they win more often against the yardstick: every
task draws a direction and plays a pair of games with the constants shifted along it and a pair with them
shifted against it, on the same seed (evolution strategies with mirrored samples). Afterwards the constants
that were found play the yardstick on seeds of their own beside those that are shipped. Positions of the
games are kept for `tools.train.fit`.

`measure` plays pairings in shares of the time: a plan is a JSON list of objects with `game`, `first`,
`second` and, if wanted, `mode`, `seed`, `share` and `games`.

Results are written every few seconds, so a run may be stopped at any moment.
"""

from __future__ import annotations

import argparse
import os
import time
import zlib
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from math import tanh
from pathlib import Path
from random import Random
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

from bench.ladder.__main__ import HEAD, row
from bench.ladder.pairs import Pairing, Result, add_up, agent_of, game_of, play
from bench.ladder.setups import setup_of
from tools.train.collect import LONGEST, Position, Record
from tools.train.constants import SPACES, Constant

KEPT = 5  # positions of a game
MOST = 15 << 20  # bytes of positions of a game
EVERY = 12.0  # seconds between writes
RATES = {"battleground": 0.06, "heroscape": 0.045, "fields": 0.035}  # steps for a direction that wins all
EXPLORING = 0.62  # of the time; the rest confirms
SHARES = {"battleground": 0.5, "heroscape": 0.33, "fields": 0.17}  # of the time
SCALES = {"battleground": 40.0, "heroscape": 250.0, "fields": 5.0}  # a lead that is clear
WON = 0.8  # how much the result counts; the rest is the lead


class Task(NamedTuple):
    """Something for a worker: a function, its arguments, and the group whose time it takes."""

    group: str
    work: Callable[..., Any]
    arguments: tuple[Any, ...]
    note: Any = None


class Group:
    """What one share of the time is spent on."""

    def __init__(self, name: str, share: float) -> None:
        """Nothing spent yet."""
        self.name, self.share, self.spent = name, share, 0.0

    def next(self, late: float) -> Task | None:
        """The next thing to do, `late` of the whole time having passed; None: nothing is left."""
        raise NotImplementedError

    def take(self, note: Any, result: Any) -> None:
        """What came of it."""
        raise NotImplementedError

    def write(self, out: Path) -> None:
        """Everything found so far."""
        raise NotImplementedError


def _timed(work: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[Any, float]:
    began = time.process_time()
    result = work(*arguments)
    return result, time.process_time() - began


def run(groups: list[Group], out: Path, jobs: int, seconds: float) -> None:
    """Keep all cores busy until the time is up; whoever has had least of its share is next."""
    began = written = time.monotonic()
    out.mkdir(parents=True, exist_ok=True)
    running: dict[Future[Any], tuple[Group, Any, float]] = {}
    pool = ProcessPoolExecutor(jobs)
    costs: dict[str, float] = {}
    while (passed := time.monotonic() - began) < seconds:
        while len(running) < jobs + 2:
            task = _pick(groups, passed / seconds)
            if task is None:
                break
            group = next(g for g in groups if g.name == task.group)
            expected = costs.get(group.name, 1.0)
            group.spent += expected
            running[pool.submit(_timed, task.work, task.arguments)] = (group, task.note, expected)
        if not running:
            break
        done, _ = wait(running, timeout=2.0, return_when=FIRST_COMPLETED)
        for future in done:
            group, note, expected = running.pop(future)
            result, cost = future.result()
            group.spent += cost - expected
            costs[group.name] = 0.8 * costs.get(group.name, cost) + 0.2 * cost
            group.take(note, result)
        if time.monotonic() - written > EVERY:
            written = time.monotonic()
            _write(groups, out, written - began)
    _write(groups, out, time.monotonic() - began)
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.terminate()
    pool.shutdown(wait=False, cancel_futures=True)


def _pick(groups: list[Group], late: float) -> Task | None:
    for group in sorted(groups, key=lambda g: g.spent / g.share):
        task = group.next(late)
        if task is not None:
            return task
    return None


def _write(groups: list[Group], out: Path, seconds: float) -> None:
    for group in groups:
        group.write(out)
    spent = ", ".join(f"{group.name} {group.spent:.0f} s" for group in groups)
    print(f"{seconds:.0f} s; {spent}", flush=True)


def save(path: Path, data: bytes) -> None:
    """Write a file so that it is whole at any moment."""
    part = path.with_suffix(".part")
    part.write_bytes(data)
    os.replace(part, path)


# --- constants ------------------------------------------------------------------------------------


def spec_of(space: tuple[Constant, ...], mean: list[float]) -> str:
    """The policy with constants so many steps from where they are searched."""
    values = (f"{c.key}={c.value(z):.4g}" for c, z in zip(space, mean, strict=True))
    return "greedy?" + "&".join(values)


class Played(Struct, array_like=True):
    """What one side of a task came to."""

    points: float
    reward: float
    errors: list[str]


def mode_of(number: int) -> Literal["duel", "team"]:
    """Every sixth pair is a game of teams."""
    return "team" if number % 6 == 5 else "duel"


def pair_of(game: str, spec: str, seed: str, number: int, keep: int) -> tuple[Played, list[bytes]]:
    """A pair of games of a policy against the yardstick, with some positions."""
    points, reward, errors, records = 0.0, 0.0, list[str](), list[bytes]()
    pairing = Pairing(game, spec, "yardstick", mode_of(number), seed)
    for swapped in (0, 1):
        if keep:
            result, record = recorded(pairing, 2 * number + swapped, keep)
            records.append(msgspec.msgpack.encode(record))
        else:
            result = play(pairing, 2 * number + swapped)
        points += result.points / 2
        clear = (tanh(result.lead / SCALES[game]) + 1) / 2
        reward += (WON * result.points + (1 - WON) * clear) / 2
        errors += [result.error] if result.error else []
    return Played(points, reward, errors), records


def recorded(pairing: Pairing, number: int, keep: int) -> tuple[Result, Record]:
    """A game of a pairing with positions of it, spread over its length."""
    try:
        return _recorded(pairing, number, keep)
    except Exception as error:  # one game that fails must not end a run
        text = f"{type(error).__name__}: {error} (game {number})"
        return Result(0.5, False, 0.0, (), text), Record(pairing.game, number, 0, (), [])


def _recorded(pairing: Pairing, number: int, keep: int) -> tuple[Result, Record]:
    game = game_of(pairing.game)
    seed = f"{pairing.seed}:{number // 2}"
    state = game.new(setup_of(pairing.game, pairing.mode, number // 2), seed)
    sides = game.teams(state)
    specs = (pairing.first, pairing.second) if number % 2 == 0 else (pairing.second, pairing.first)
    agents = {
        seat: agent_of(spec, game, Random(f"{seed}/{seat}").getrandbits(64))
        for side, spec in zip(sides, specs, strict=True)
        for seat in side
    }
    saved: list[bytes] = []
    for _ in range(LONGEST):
        asked = game.asked(state)
        if not asked:
            break
        decision = game.decision(state, asked[0])
        saved.append(game.save(state))
        option = agents[asked[0]].choose(game.view(state, asked[0]), decision)
        game.take(state, asked[0], option)
    outcome = game.outcome(state)
    assert outcome is not None
    own = sides[number % 2]
    points = (1.0 if own[0] in outcome.winners else 0.0) if outcome.winners else 0.5
    lead = sum(score if seat in own else -score for seat, score in outcome.score.items())
    random = Random(f"{seed}/{number}")
    kept = []
    for part in range(keep):
        at = int((part + random.random()) / keep * len(saved))
        kept.append(Position(zlib.compress(saved[at], 9), at / len(saved)))
    record = Record(pairing.game, number, 0, outcome.winners, kept)
    return Result(points, bool(outcome.winners), float(lead)), record


def mirrored(
    game: str, plus: str, minus: str, seed: str, number: int
) -> tuple[tuple[Played, Played], list[bytes]]:
    """The same pair of games with constants shifted one way and the other."""
    one, records = pair_of(game, plus, seed, number, KEPT)
    two, _ = pair_of(game, minus, seed, number, 0)
    return (one, two), records


class Confirmed(Struct):
    """How often a player won, by pairs of games."""

    spec: str
    pairs: dict[int, float] = {}


class Improve(Group):
    """The constants of one game."""

    def __init__(self, game: str, share: float, seed: str) -> None:
        """In the middle of the space."""
        super().__init__(game, share)
        self.space, self.seed = SPACES[game], seed
        self.mean = [0.0] * len(self.space)
        self.average = list(self.mean)
        self.random = Random(f"{seed}/{game}")
        self.number = 0
        self.samples: list[tuple[int, list[float], list[float], float, float, float, float]] = []
        self.errors: dict[str, int] = {}
        self.records: list[bytes] = []
        self.size = 0
        self.players: dict[str, Confirmed] = {}
        self.confirmed = 0

    def next(self, late: float) -> Task | None:
        """A direction to try; later a pair of games of one of those to compare."""
        if late < EXPLORING:
            self.number += 1
            way = [self.random.gauss(0, 1) for _ in self.space]
            plus, minus = (
                spec_of(self.space, [m + sign * w for m, w in zip(self.mean, way, strict=True)])
                for sign in (1, -1)
            )
            arguments = (self.name, plus, minus, self.seed, self.number)
            return Task(self.name, mirrored, arguments, (self.number, way, list(self.mean)))
        if not self.players:
            self.players["shipped"] = Confirmed("greedy")
            self.players["found"] = Confirmed(spec_of(self.space, self.mean))
            self.players["average"] = Confirmed(spec_of(self.space, self.average))
        name = list(self.players)[self.confirmed % len(self.players)]
        number = self.confirmed // len(self.players)
        self.confirmed += 1
        pair = (self.name, self.players[name].spec, f"{self.seed}-confirmed", number, 0)
        return Task(self.name, pair_of, pair, (name, number))

    def take(self, note: Any, result: Any) -> None:
        """Move along the direction that won more."""
        if len(note) == 2:
            name, number = note
            played, _ = result
            self.players[name].pairs[number] = played.points
            self._count(played.errors)
            return
        number, way, mean = note
        (one, two), records = result
        self._count(one.errors + two.errors)
        step = RATES[self.name] * (one.reward - two.reward)
        self.mean = [m + step * w for m, w in zip(self.mean, way, strict=True)]
        self.average = [0.99 * a + 0.01 * m for a, m in zip(self.average, self.mean, strict=True)]
        self.samples.append((number, mean, way, one.points, two.points, one.reward, two.reward))
        for record in records:
            if self.size < MOST:
                self.records.append(record)
                self.size += len(record)

    def _count(self, errors: list[str]) -> None:
        for error in errors:
            self.errors[error] = self.errors.get(error, 0) + 1

    def write(self, out: Path) -> None:
        """Samples and what they led to, and positions."""
        found = {
            "game": self.name,
            "constants": [c.key for c in self.space],
            "mean": self.mean,
            "average": self.average,
            "found": spec_of(self.space, self.mean),
            "errors": self.errors,
            "confirmed": {
                name: {
                    "spec": player.spec,
                    "pairs": len(player.pairs),
                    "score": sum(player.pairs.values()) / max(1, len(player.pairs)),
                    "each": player.pairs,
                }
                for name, player in self.players.items()
            },
            "samples": self.samples,
        }
        save(out / f"improve-{self.name}.json", msgspec.json.encode(found))
        save(out / f"{self.name}-0.msgpack", msgspec.msgpack.encode([msgspec.Raw(r) for r in self.records]))


# --- ladders --------------------------------------------------------------------------------------


class Entry(Struct, forbid_unknown_fields=True):
    """A line of a plan."""

    game: str
    first: str
    second: str
    mode: str = "duel"
    seed: str = "farm"
    share: float = 1.0
    games: int = 1_000_000


class Measure(Group):
    """One pairing."""

    def __init__(self, entry: Entry, number: int) -> None:
        """Nothing played."""
        super().__init__(f"{number} {entry.game}", entry.share)
        self.pairing = Pairing(entry.game, entry.first, entry.second, entry.mode, entry.seed)
        self.most, self.number = entry.games, 0
        self.results: dict[int, Result] = {}

    def next(self, late: float) -> Task | None:
        """The next game."""
        if self.number >= self.most:
            return None
        self.number += 1
        return Task(self.name, play, (self.pairing, self.number - 1), self.number - 1)

    def take(self, note: Any, result: Any) -> None:
        """A game that was played."""
        self.results[note] = result

    def line(self) -> str:
        """The figures so far: all games, and complete pairs only."""
        whole = [n for n in self.results if n ^ 1 in self.results]
        pairs = row(add_up(self.pairing, [self.results[n] for n in whole]))
        return (
            f"{pairs}   (all {len(self.results)}: {row(add_up(self.pairing, list(self.results.values())))})"
        )

    def write(self, out: Path) -> None:
        """Every game with its result; the table is written by the first one."""
        games = {
            n: (r.points, r.decided, r.lead, sum(r.seconds), len(r.seconds), r.error)
            for n, r in sorted(self.results.items())
        }
        found = {"pairing": self.pairing, "line": self.line(), "games": games}
        save(out / "parts" / f"measure-{self.name.replace(' ', '-')}.json", msgspec.json.encode(found))


class Table(Group):
    """The table of all pairings, written last."""

    def __init__(self, measures: list[Measure]) -> None:
        """No time of its own."""
        super().__init__("table", 1e9)
        self.measures = measures

    def next(self, late: float) -> Task | None:
        """Nothing to do."""
        return None

    def write(self, out: Path) -> None:
        """A line for each pairing, and everything as one JSON file."""
        lines = "\n".join([HEAD, *(measure.line() for measure in self.measures)])
        save(out / "ladder.txt", lines.encode() + b"\n")
        parts = sorted((out / "parts").glob("*.json"))
        save(out / "ladder.json", b"[" + b",\n".join(part.read_bytes() for part in parts) + b"]\n")
        for part in parts:
            part.unlink()
        print(lines, flush=True)


def main(arguments: list[str] | None = None) -> None:
    """One run."""
    parser = argparse.ArgumentParser(prog="python -m tools.train.farm", description=__doc__)
    parser.add_argument("what", choices=("improve", "measure"))
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    parser.add_argument("--seconds", type=float, default=540)
    parser.add_argument("--seed", default="farm")
    parser.add_argument("--games", default="battleground,heroscape,fields")
    parser.add_argument("--plan", type=Path)
    args = parser.parse_args(arguments)
    groups: list[Group]
    if args.what == "improve":
        groups = [Improve(game, SHARES[game], args.seed) for game in args.games.split(",")]
    else:
        (args.out / "parts").mkdir(parents=True, exist_ok=True)
        entries = msgspec.json.decode(args.plan.read_bytes(), type=list[Entry])
        measures = [Measure(entry, number) for number, entry in enumerate(entries)]
        groups = [*measures, Table(measures)]
    run(groups, args.out, args.jobs, args.seconds)


if __name__ == "__main__":
    main()
