"""How fast the planet of Fields of Eternia is drawn when it is full: `python -m bench.web.planet`.

A skirmish is played on a server of its own until soldiers, heroes and markers stand everywhere. Then the time
between animation frames is measured in headless Chromium while nothing happens, while the pointer crosses the
map, while the map is dragged and while it is zoomed. Chromium draws without a graphics card here: the figures
are those of a slow device. A frame is on time up to 17.5 ms.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.web.conftest import QUIET, chromium
from tests.web.serving import Server

ON_TIME = 17.5  # ms
SETUP = {"scenario": "marching-armies", "starting": 0}
WATCH = """() => {
  window.frames_ = [];
  let last = performance.now();
  const next = (now) => {
    window.frames_.push(now - last);
    last = now;
    window.watching_ = requestAnimationFrame(next);
  };
  window.watching_ = requestAnimationFrame(next);
}"""
SEEN = "() => { cancelAnimationFrame(window.watching_); return window.frames_.slice(2); }"


def filled(server: Server, choices: int) -> tuple[str, str]:
    """A match after so many choices of a player who takes all six seats: its id, and the token of a seat."""
    match, tokens = server.open(*["person"] * 6, setup=SETUP, game="fields")
    players = {seat: server.sit(match, token) for seat, token in tokens.items()}
    for _ in range(choices):
        asked = next((seat for seat, player in players.items() if player.decision), None)
        if asked is None:
            break
        options = players[asked].decision["options"]  # type: ignore[index]  # it has a decision
        liked = [o["text"] for o in options if o["text"].startswith(("fortify", "march", "send", "deploy"))]
        seq = players[asked].choose(liked[-1] if liked else options[0]["text"])
        for player in players.values():
            player.wait(seq)
    for player in players.values():
        player.__exit__()
    return match, tokens["0"]


def measured(page: Page, deed: Callable[[], None]) -> list[float]:
    """The time between frames while something is done."""
    page.evaluate(WATCH)
    deed()
    found: list[float] = page.evaluate(SEEN)
    return found


def deeds(page: Page) -> dict[str, Callable[[], None]]:
    """What is done to the map."""
    box = page.locator(".viewport").bounding_box()
    assert box is not None
    x, y, wide, high = box["x"], box["y"], box["width"], box["height"]

    def cross() -> None:
        for n in range(120):
            page.mouse.move(x + wide * (0.1 + 0.8 * n / 120), y + high * (0.3 + 0.4 * (n % 20) / 20))

    def drag() -> None:
        page.mouse.move(x + wide / 2, y + high / 2)
        page.mouse.down()
        for n in range(60):
            page.mouse.move(x + wide / 2 + 3 * n, y + high / 2 + n)
        page.mouse.up()

    def zoom() -> None:
        page.mouse.move(x + wide / 2, y + high / 2)
        for n in range(20):
            page.mouse.wheel(0, -60 if n < 10 else 60)
            page.wait_for_timeout(30)

    return {"still": lambda: page.wait_for_timeout(2000), "pointer": cross, "dragged": drag, "zoomed": zoom}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.web.planet", description=__doc__)
    parser.add_argument("--choices", type=int, default=160, help="played before the map is measured")
    parser.add_argument("--json", type=Path)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            match, token = filled(server, chosen.choices)
            browser = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
            page = browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
            page.add_init_script(server.holding(match, {"0": token}, "fields"))
            page.goto(f"{server.url}/play/{match}")
            page.locator("path.area").nth(46).wait_for()
            full = page.locator(".contents .hero, .contents .troop, .contents .mark").count()
            found = {name: measured(page, deed) for name, deed in deeds(page).items()}
            browser.close()
        finally:
            server.stop()
    print(f"{full} figures and marks on the map")
    for name, frames in found.items():
        on_time = sum(frame <= ON_TIME for frame in frames) / max(1, len(frames))
        slow = sorted(frames)[int(0.95 * (len(frames) - 1))]
        middle = statistics.median(frames)
        print(
            f"{name:8} {len(frames):4} frames, median {middle:.1f} ms,"
            f" 95 of 100 within {slow:.1f} ms, on time {on_time:.0%}"
        )
    if chosen.json:
        chosen.json.write_text(json.dumps({"figures": full, **found}))


if __name__ == "__main__":
    main()
