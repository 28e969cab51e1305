"""Frame time, draw calls, first frame and memory of the battlefield, and pictures of battlefields.

    python -m bench.web [--hexes 210 661 1500] [--games 20] [--json FILE] [--pictures DIR]

With `--matches N` so many whole matches are seen in the client, one after the other in one page, and its
memory is measured after each of them; this needs the built client (`make client`).

The stage of the client is bundled by itself and runs in headless Chromium, which draws without a graphics
card: the figures are those of a slow device. `low` is what such a device gets (no shadows, coarse pixels
while the camera moves), `high` what a graphics card gets. With `--pictures` eight battlefields, or those
named with `--only`, are kept as files instead.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Page, sync_playwright

from battlewright.games import load
from tests.web.conftest import QUIET, chromium
from tests.web.serving import Server

SHOW = """(path) => {
  history.pushState({}, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
HEAP = """async () => {
  for (let n = 0; n < 3; n += 1) {
    gc();
    await new Promise((done) => setTimeout(done, 100));
  }
  return performance.memory.usedJSHeapSize;
}"""
HERE = Path(__file__).parent
WEB = HERE.parents[1] / "web"
HOSTS = [
    ["finn-the-viking-champion", "tarn-viking-warriors", "knights-of-weston", "syvarris", "braxas"],
    ["grimnak", "marro-warriors", "deathwalker-9000", "krug", "ne-gok-sa", "blade-gruts"],
]
VIEWS: dict[str, dict[str, Any]] = {
    "highgate": {"near": 0.82},
    "cinder-maw": {"near": 0.8},
    "frostmere": {"near": 0.8},
    "weeping-jungle": {"near": 0.7},
    "kings-causeway": {"near": 0.8},
    "bloodred-river": {"near": 0.84},
    "the-forgotten-forest": {"near": 0.84},
    "migols-tomb": {"near": 0.84},
}
"""The pictures: battlefields, and how near the camera is."""


def bundle(folder: Path) -> Path:
    """The stage with all it needs as one script."""
    made = folder / "stage.js"
    command = [str(WEB / "node_modules/.bin/esbuild"), str(HERE / "stage.ts"), "--bundle", "--format=iife"]
    command += [f"--outfile={made}", f"--alias:three={WEB / 'node_modules/three'}", "--log-level=error"]
    subprocess.run(command, check=True)
    return made


def page_of(page: Page, script: Path) -> Page:
    """An empty page with a canvas and the stage."""
    page.set_content(
        "<style>*{margin:0}canvas{width:100vw;height:100vh;display:block}</style><canvas></canvas>"
    )
    page.add_script_tag(path=script)
    return page


def watched(matches: int) -> list[int]:
    """The memory of a page in which so many matches were watched to their end, after each of them."""
    setup = {
        "scenario": "last-army",
        "map": "training-ground",
        "points": 300,
        "rounds": 2,
        "armies": [["finn-the-viking-champion", "tarn-viking-warriors"], ["ne-gok-sa", "marro-warriors"]],
    }
    look = json.dumps(json.dumps({"look": "3d", "quality": "low"}))
    heaps: list[int] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            flags = [*QUIET, "--js-flags=--expose-gc", "--enable-precise-memory-info"]
            browser = playwright.chromium.launch(executable_path=chromium(), args=flags)
            page = browser.new_page(viewport={"width": 1024, "height": 768}, reduced_motion="reduce")
            page.add_init_script(f"localStorage.setItem('heroscape-look', {look})")
            page.goto(server.url)
            for _ in range(matches):
                match, tokens = server.open("person", "person", setup=setup, game="heroscape")
                held = [
                    {"match": match, "game": "heroscape", "name": "", "tokens": {"0": tokens["0"]}, "at": 0}
                ]
                page.evaluate("(held) => localStorage.setItem('battlewright.seats', held)", json.dumps(held))
                page.evaluate(SHOW, f"/play/{match}")
                page.locator(".field canvas").wait_for()
                played_out(server, match, tokens)
                page.get_by_role("dialog").wait_for(timeout=120_000)
                page.evaluate(SHOW, "/")
                page.locator(".field").wait_for(state="detached")
                heaps.append(page.evaluate(HEAP))
            browser.close()
        finally:
            server.stop()
    return heaps


def played_out(server: Server, match: str, tokens: dict[str, str]) -> None:
    """Play both seats at random, to the end."""
    dice = random.Random(match)
    with server.sit(match, tokens["0"]) as first, server.sit(match, tokens["1"]) as second:
        while not first.state.get("outcome"):
            player = first if first.decision else second
            seq = player.choose(dice.choice([o["text"] for o in (player.decision or {})["options"]]))
            for each in (first, second):
                each.wait(seq)


def main() -> None:
    """Measure, or keep pictures."""
    parser = argparse.ArgumentParser(prog="python -m bench.web")
    parser.add_argument("--hexes", type=int, nargs="+", default=[210, 661, 1500])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--pictures", type=Path)
    parser.add_argument("--only", nargs="+", default=list(VIEWS))
    parser.add_argument("--matches", type=int, default=0)
    told = parser.parse_args()
    if told.matches:
        heaps = watched(told.matches)
        print("memory after each match, MB: " + " ".join(f"{heap / 2**20:.1f}" for heap in heaps))
        if told.json:
            told.json.write_text(json.dumps({"watched": heaps}))
        return
    game = load("heroscape")
    words = game.narrator("en")
    units = msgspec.to_builtins(game.catalogue(words))["units"]
    maps = {name: msgspec.to_builtins(game.map_view(name, words)) for name in VIEWS}
    flags = [*QUIET, "--js-flags=--expose-gc", "--enable-precise-memory-info"]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        script = bundle(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(), args=flags)
        if told.pictures:
            told.pictures.mkdir(parents=True, exist_ok=True)
            for name, view in VIEWS.items():
                if name not in told.only:
                    continue
                page = page_of(browser.new_page(viewport={"width": 1280, "height": 800}), script)
                page.evaluate("([b, u, n, v]) => pictured(b, u, n, v)", [maps[name], units, HOSTS, view])
                kept = told.pictures / f"heroscape-{name}.jpg"
                page.screenshot(path=kept, type="jpeg", quality=86, timeout=120_000)
                page.close()
            return
        found: dict[str, Any] = {}
        for quality in ("low", "high"):
            for count in told.hexes:
                page = page_of(browser.new_page(viewport={"width": 1440, "height": 900}), script)
                one = page.evaluate("([c, u, n, q]) => measured(c, u, n, q)", [count, units, HOSTS, quality])
                found[f"{quality} {count}"] = one
                print(
                    f"{quality:5} {count:5} hexes: frame {one['frame']:.0f} ms, "
                    f"first frame {one['first']:.0f} ms, {one['calls']} draw calls, "
                    f"{one['triangles']} triangles, {one['figures']} figures",
                    flush=True,
                )
                page.close()
        page = page_of(browser.new_page(viewport={"width": 1024, "height": 768}), script)
        heaps = page.evaluate(
            "([t, b, u, n]) => memory(t, b, u, n)", [told.games, maps["bloodred-river"], units, HOSTS]
        )
        found["heap"] = heaps
        early, late = statistics.median(heaps[2:6]), statistics.median(heaps[-4:])
        print(f"memory over {told.games} games: {early / 2**20:.1f} MB early, {late / 2**20:.1f} MB late")
        browser.close()
    if told.json:
        told.json.write_text(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
