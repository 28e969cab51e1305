"""How light and how smooth the table is: `python -m bench.web.table`.

On a server of its own, in headless Chromium: what the first page transfers and how long it takes until its
buttons can be pressed; how long from there to the first question of a match; then the time between animation
frames while an attack is told with arrow, dice and wounds, while the pointer crosses the board, while cards
are looked at, and while nothing happens. Chromium draws without a graphics card here: the figures are those
of a slow device. A frame is on time up to 17.5 ms.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from bench.web.planet import ON_TIME, measured
from tests.web.conftest import QUIET, chromium
from tests.web.serving import Player, Server, reach, texts
from tests.web.table import Table, battleground

SIZE: ViewportSize = {"width": 1440, "height": 900}
SINCE = "() => performance.now()"


def first_load(browser: Browser, server: Server) -> dict[str, float]:
    """Kilobytes and milliseconds of the first visit: the first page, then a match by one click."""
    page = browser.new_page(viewport=SIZE)
    sizes: list[float] = []
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.add_init_script("localStorage.setItem('pace', 'none')")
    page.goto(server.url)
    play = battleground(page).get_by_role("button", name="Play now")
    play.wait_for()
    shown = page.evaluate(SINCE)
    page.wait_for_load_state("networkidle")
    first = sum(sizes)
    before = page.evaluate(SINCE)
    play.click()
    Table(page).wait()
    asked = page.evaluate(SINCE) - before
    page.wait_for_load_state("networkidle")
    page.close()
    found = {"first page, KB": first / 1024, "a table, KB": (sum(sizes) - first) / 1024}
    return found | {"first page, ms": shown, "from Play now to the first question, ms": asked}


def deeds(seated: Table, attack: str) -> dict[str, Callable[[], None]]:
    """What happens at the table."""
    page = seated.page
    box = page.locator(".viewport").bounding_box()
    assert box is not None

    def cross() -> None:
        for n in range(120):
            x, y = box["width"] * (0.1 + 0.8 * n / 120), box["height"] * (0.3 + 0.4 * (n % 20) / 20)
            page.mouse.move(box["x"] + x, box["y"] + y)

    def look() -> None:
        for card in page.locator(".card-face").all():
            card.hover()
            page.wait_for_timeout(250)

    def fight() -> None:
        asked = seated.question
        seated.option(attack).click()
        seated.wait(asked)
        page.wait_for_timeout(600)

    still = {"still": lambda: page.wait_for_timeout(2000)}
    return still | {"pointer": cross, "cards": look, "attack": fight}


def attacking(player: Player, seat: int, decision: dict[str, object]) -> str:
    """An attack that can be made."""
    return next(iter(texts(decision, "attack")), "") if decision["kind"] == "act" else ""


def busy_turn(browser: Browser, server: Server) -> dict[str, list[float]]:
    """The time between frames."""
    reached = reach(server, attacking, fight=True)
    page = browser.new_page(viewport=SIZE)
    page.add_init_script("localStorage.setItem('pace', 'calm')")
    page.add_init_script(server.holding(reached.match, reached.tokens))
    page.goto(f"{server.url}/play/{reached.match}")
    seated = Table(page)
    seated.wait()
    return {name: measured(page, deed) for name, deed in deeds(seated, reached.what).items()}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.web.table", description=__doc__)
    parser.add_argument("--json", type=Path)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), warm="true")
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
            first_load(browser, server)  # the server has read its cards, as it has when somebody comes
            load = first_load(browser, server)
            turn = busy_turn(browser, server)
            browser.close()
        finally:
            server.stop()
    for name, value in load.items():
        print(f"{name}: {value:.0f}")
    for name, frames in turn.items():
        on_time = sum(frame <= ON_TIME for frame in frames) / max(1, len(frames))
        slow = sorted(frames)[int(0.95 * (len(frames) - 1))]
        print(
            f"{name:8} {len(frames):4} frames, median {statistics.median(frames):.1f} ms,"
            f" 95 of 100 within {slow:.1f} ms, on time {on_time:.0%}"
        )
    if chosen.json:
        chosen.json.write_text(json.dumps({"load": load, "turn": turn}))


if __name__ == "__main__":
    main()
