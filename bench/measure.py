"""Measuring on a noisy machine: short slices in turn, processor time, and the median of each.

On an idle core processor time is the time on the clock; on a busy one it leaves out what others used.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import NamedTuple

SLICE = 0.4  # seconds


class Task(NamedTuple):
    """Something to measure: `work` does a piece of it and says how much of each unit it did."""

    name: str
    work: Callable[[], dict[str, float]]


def alternate(tasks: Sequence[Task], rounds: int) -> dict[str, dict[str, float]]:
    """The median over rounds of the seconds per unit, for each task and unit.

    In every round each task runs for a slice, so that a slow spell of the machine hits all alike.
    """
    found: dict[str, dict[str, list[float]]] = {task.name: {} for task in tasks}
    for task in tasks:
        task.work()  # caches are filled, maps prepared
    for _ in range(rounds):
        for task in tasks:
            for unit, seconds in _slice(task).items():
                found[task.name].setdefault(unit, []).append(seconds)
    return {name: {unit: median(all_) for unit, all_ in units.items()} for name, units in found.items()}


def _slice(task: Task) -> dict[str, float]:
    done: dict[str, float] = {}
    gc.collect()
    began = time.process_time()
    while (spent := time.process_time() - began) < SLICE:
        for unit, amount in task.work().items():
            done[unit] = done.get(unit, 0.0) + amount
    return {unit: spent / amount for unit, amount in done.items() if amount}
