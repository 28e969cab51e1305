"""Metrics for Prometheus, on a separate, private port."""

from __future__ import annotations

import asyncio
import contextlib
from itertools import accumulate
from typing import TYPE_CHECKING

from battlewright.server.figures import SECONDS, Histogram, memory
from battlewright.server.limits import Places

if TYPE_CHECKING:
    from battlewright.server.hub import Hub

PATIENCE = 5.0  # seconds for a request to come


class Metrics:
    """Serves the metrics at the port."""

    def __init__(self, hub: Hub, places: Places) -> None:
        """Of a hub and its sockets."""
        self._hub, self._places = hub, places
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Listen, if a port is set."""
        settings = self._hub.settings
        if settings.metrics:
            self._server = await asyncio.start_server(self._answer, settings.metrics_host, settings.metrics)

    async def stop(self) -> None:
        """Listen no more."""
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(TimeoutError, OSError, EOFError, asyncio.LimitOverrunError):
            async with asyncio.timeout(PATIENCE):
                await reader.readuntil(b"\r\n\r\n")
                body = self.text().encode()
                head = (
                    "HTTP/1.1 200 OK\r\ncontent-type: text/plain; version=0.0.4\r\n"
                    f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
                )
                writer.write(head.encode() + body)
                await writer.drain()
        writer.close()

    def text(self) -> str:
        """All figures as they are now."""
        hub = self._hub
        pools = {
            "bots": hub.bots.workers,
            "replays": hub.readers,
            "coaches": hub.coaches,
            "previews": hub.previewers,
            "maps": hub.draughtsmen,
        }
        figures = hub.figures
        lines = [
            *_figure("matches", "gauge", "Matches in memory", {"": len(hub.rooms)}),
            *_figure("sockets", "gauge", "Open sockets", {"": self._places.taken}),
            *_figure("acts_total", "counter", "Choices and other acts stored", {"": figures.acts}),
            *_figure(
                "workers_busy",
                "gauge",
                "Worker processes at work",
                {f'{{pool="{name}"}}': pool.busy for name, pool in pools.items()},
            ),
            *_figure(
                "workers_waiting",
                "gauge",
                "Requests that wait for a worker",
                {f'{{pool="{name}"}}': pool.waiting for name, pool in pools.items()},
            ),
            *_figure("memory_bytes", "gauge", "Memory of the server process", {"": memory()}),
            *_figure("sockets_opened_total", "counter", "Sockets opened", {"": figures.opened}),
            *_figure(
                "requests_total",
                "counter",
                "Requests answered",
                {f'{{status="{status}"}}': count for status, count in sorted(figures.answers.items())},
            ),
            *_figure(
                "refusals_total",
                "counter",
                "Messages refused",
                {f'{{code="{code}"}}': count for code, count in sorted(figures.refusals.items())},
            ),
            *_histogram("choice_seconds", "From a choice to its acknowledgement", figures.choices),
            *_histogram("request_seconds", "From a request to its answer", figures.requests),
            *_histogram("thought_seconds", "What computer opponents think about a choice", figures.thoughts),
            *_histogram("loop_lag_seconds", "How late the event loop is", figures.lag),
        ]
        return "\n".join(lines) + "\n"


def _histogram(name: str, text: str, found: Histogram) -> list[str]:
    """A histogram in the format of Prometheus."""
    full, lines = f"battlewright_{name}", []
    for bound, upto in zip((*SECONDS, "+Inf"), accumulate(found.counts), strict=True):
        lines.append(f'{full}_bucket{{le="{bound}"}} {upto}')
    lines += [f"{full}_sum {found.total:.6f}", f"{full}_count {sum(found.counts)}"]
    return [f"# HELP {full} {text}", f"# TYPE {full} histogram", *lines]


def _figure(name: str, kind: str, text: str, values: dict[str, int]) -> list[str]:
    """A figure in the format of Prometheus; by its labels."""
    full = f"battlewright_{name}"
    head = [f"# HELP {full} {text}", f"# TYPE {full} {kind}"]
    return head + [f"{full}{labels} {value}" for labels, value in values.items()]
