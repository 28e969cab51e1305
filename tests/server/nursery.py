"""A process that has loaded everything and forks servers, so that a killed one is back at once.

    python -m tests.server.nursery

Each line of its input is a port; the answer is the id of the new process, which is an ordinary server
with the environment of this one, and may be killed like any other.
"""

from __future__ import annotations

import os
import signal
import sys

from battlewright.games import load
from battlewright.server import run


def main() -> None:
    """Fork a server for each port that is asked for."""
    load("battleground").new({"scenario": "first-game"}, "warm")
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead are not waited for
    for line in sys.stdin:
        child = os.fork()
        if not child:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.close(0)
            os.dup2(2, 1)
            run.main(["127.0.0.1", line.strip()])
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
