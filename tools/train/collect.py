"""Self-play for training: positions of many games with how they ended.

    python -m tools.train.collect --out DIR --jobs 16 --seconds 280
    python -m tools.train.collect --out DIR --jobs 1 --first 0 --count 60     # by number instead of by time

Games are played by the policy (`greedy`) with a share of choices by chance, which differs from game to game,
so that positions of good and of poor play occur. Some positions are kept, spread over the length of the game.
A game is fixed by the seed and its number; how many are played depends on the time given.
"""

from __future__ import annotations

import argparse
import time
import zlib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from bench.ladder.pairs import agent_of, game_of
from bench.ladder.setups import SETUPS

KEPT = 12  # positions of each game
NOISE = (0.0, 0.0, 0.03, 0.08, 0.15)  # shares of choices by chance, one of them for each side of a game
SHARES = {"battleground": 0.62, "heroscape": 0.25, "fields": 0.13}  # of the time
LONGEST = 20_000


class Position(Struct, array_like=True):
    """A position and how far the game had come, from 0 to 1."""

    state: bytes  # as the game saves it, compressed
    progress: float


class Record(Struct, array_like=True):
    """A game that was played: who won, and some of its positions."""

    game: str
    number: int
    setup: int
    winners: tuple[int, ...]
    positions: list[Position]


def setups_of(game: str) -> list[dict[str, Any]]:
    """Duels first, then games of teams."""
    return [*SETUPS[game]["duel"], *SETUPS[game]["team"]]


def play(game_name: str, number: int, seed: str, policy: str) -> Record:
    """One game of self-play."""
    game = game_of(game_name)
    setups = setups_of(game_name)
    random = Random(f"{seed}/{game_name}/{number}")
    chosen = number % len(setups)
    state = game.new(setups[chosen], f"{seed}:{number}")
    noise = {seat: share for side in game.teams(state) for share in [random.choice(NOISE)] for seat in side}
    agents = {seat: agent_of(policy, game, random.getrandbits(64)) for seat in game.seats(state)}
    saved: list[bytes] = []
    for _ in range(LONGEST):
        asked = game.asked(state)
        if not asked:
            break
        seat = asked[0]
        decision = game.decision(state, seat)
        if random.random() < noise[seat]:
            option = random.choice(decision.options)
        else:
            option = agents[seat].choose(game.view(state, seat), decision)
        saved.append(game.save(state))
        game.take(state, seat, option)
    outcome = game.outcome(state)
    assert outcome is not None
    return Record(game_name, number, chosen, outcome.winners, _kept(saved, random))


def _kept(saved: list[bytes], random: Random) -> list[Position]:
    """A position of each part of the game, packed."""
    found = []
    for part in range(KEPT):
        number = int((part + random.random()) / KEPT * len(saved))
        found.append(Position(zlib.compress(saved[number], 6), number / len(saved)))
    return found


def _some(task: tuple[str, int, str, str, float]) -> Record | None:
    game, number, seed, policy, until = task
    return play(game, number, seed, policy) if time.time() < until else None


def counted(game: str, seed: str, policy: str, first: int, count: int) -> Iterator[Record]:
    """So many games, one after the other."""
    return (play(game, number, seed, policy) for number in range(first, first + count))


def collect(game: str, seed: str, policy: str, jobs: int, seconds: float) -> Iterator[Record]:
    """Games until the time is up."""
    until = time.time() + seconds
    with ProcessPoolExecutor(jobs) as pool:
        number = 0
        while time.time() < until:
            tasks = [(game, number + n, seed, policy, until) for n in range(16 * jobs)]
            number += len(tasks)
            yield from (record for record in pool.map(_some, tasks) if record is not None)


def write(path: Path, records: list[Record], most: int = 15 << 20) -> list[Path]:
    """Records in files of at most so many bytes each."""
    paths, part, size = list[Path](), list[bytes](), 0
    packed = [msgspec.msgpack.encode(record) for record in records]
    for number, data in enumerate(packed):
        part.append(data)
        size += len(data) + 8
        if size > most or number + 1 == len(packed):
            name = path.with_name(f"{path.name}-{len(paths)}.msgpack")
            name.write_bytes(msgspec.msgpack.encode([msgspec.Raw(data) for data in part]))
            paths.append(name)
            part, size = [], 0
    return paths


def read(paths: list[Path]) -> list[Record]:
    """Records of some files, in the order of the games."""
    found = [
        record for path in paths for record in msgspec.msgpack.decode(path.read_bytes(), type=list[Record])
    ]
    return sorted(found, key=lambda record: record.number)


def main(arguments: list[str] | None = None) -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(prog="python -m tools.train.collect", description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--games", default="battleground,heroscape,fields")
    parser.add_argument("--policy", default="greedy")
    parser.add_argument("--seed", default="train")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=280)
    parser.add_argument("--first", type=int, default=0, help="with --count: the number of the first game")
    parser.add_argument("--count", type=int, default=0, help="so many games of each, in this process")
    args = parser.parse_args(arguments)
    args.out.mkdir(parents=True, exist_ok=True)
    games = args.games.split(",")
    whole = sum(SHARES[game] for game in games)
    for game in games:
        began = time.time()
        if args.count:
            records = list(counted(game, args.seed, args.policy, args.first, args.count))
            paths = write(args.out / f"{game}-{args.first}", records)
        else:
            time_for_it = args.seconds * SHARES[game] / whole
            records = list(collect(game, args.seed, args.policy, args.jobs, time_for_it))
            paths = write(args.out / game, records)
        sizes = ", ".join(f"{path.name} {path.stat().st_size >> 10} KiB" for path in paths)
        print(f"{game}: {len(records)} games in {time.time() - began:.0f} s: {sizes}", flush=True)


if __name__ == "__main__":
    main()
