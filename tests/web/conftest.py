"""One server and one Chromium for all, and pages to play on.

Screenshots go to `artefacts/`; they are looked at, not compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.web.serving import Server
from tests.web.table import Table
from tools.chromium import HOW, found

ROOT = Path(__file__).parents[2]
ARTEFACTS = ROOT / "artefacts"
PATIENCE = 30_000  # ms: a busy machine is slow, not wrong
FRIEND = "friend.example"  # this machine by another name: pages come by plain HTTP, as in a home network
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--use-angle=swiftshader",  # WebGL without a graphics card
    "--enable-unsafe-swiftshader",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {FRIEND} 127.0.0.1",
)


def chromium() -> str:
    """The browser of this machine."""
    browser = found()
    if not browser:
        pytest.fail(f"{HOW} (`make browser` tries to)")
    return browser


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=list(QUIET))
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with data of its own."""
    if not (ROOT / "src/battlewright/client/index.html").exists():
        pytest.fail("the client is not built: `make client`")
    started = Server(tmp_path_factory.mktemp("data"))
    started.start()
    yield started
    started.stop()


# A blank page has no storage.
PACE = "try { localStorage.getItem('pace') || localStorage.setItem('pace', '%s') } catch {}"
Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Open a page in a browser of its own (a fresh person): `visit("/play/…", width=390, height=844)`.

    What happens is shown at once (`pace`), unless a test looks at how it is told.
    """
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(
        path: str = "/",
        *,
        tokens: dict[str, str] | None = None,
        match: str = "",
        width: int = 1440,
        height: int = 900,
        scheme: str = "dark",
        motion: str = "no-preference",
        touch: bool = False,
        pace: str = "none",
        **options: object,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=scheme,  # type: ignore[arg-type]
            reduced_motion=motion,  # type: ignore[arg-type]
            has_touch=touch,
            base_url=server.url,
            locale="en-GB",
            **options,  # type: ignore[arg-type]
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(PACE % pace)
        contexts.append(context)
        if tokens:
            context.add_init_script(Server.holding(match, tokens))
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda told: errors.extend(refused_by_policy(told.text)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == [], "errors in the page"


def refused_by_policy(text: str) -> list[str]:
    """A line of the console, if it says that the page did what the server's headers forbid."""
    return [text] if "Content Security Policy" in text else []


@pytest.fixture
def table(visit: Visit, server: Server) -> Callable[..., Table]:
    """Open a match as one of its seats, or several of them."""

    def sit(match: str, tokens: dict[str, str], **options: object) -> Table:
        page = visit(f"/play/{match}", match=match, tokens=tokens, **options)
        return Table(page)

    return sit


@pytest.fixture
def picture() -> Callable[[Page, str], None]:
    """Keep a screenshot."""
    ARTEFACTS.mkdir(exist_ok=True)

    def take(page: Page, name: str) -> None:
        page.screenshot(path=ARTEFACTS / f"{name}.png", animations="disabled")

    return take
