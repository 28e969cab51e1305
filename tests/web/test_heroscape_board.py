"""Heroscape on its battlefield: by clicks in three dimensions, flat by keyboard, on a phone, WebGL lost."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.serving import Server
from tests.web.table import Table

Picture = Callable[[Page, str], None]
Visit = Callable[..., Page]
DUEL = {
    "scenario": "last-army",
    "map": "training-ground",
    "points": 200,
    "rounds": 2,
    "armies": [["finn-the-viking-champion"], ["thorgrim-the-viking-champion"]],
}
WHERE = """(what) => {
  const found = document.querySelector('.field').locate(what);
  return found && { x: found.x + found.width / 2, y: found.y + found.height / 2 };
}"""


def seated(visit: Visit, server: Server, look: str, setup: dict[str, Any] = DUEL, **options: Any) -> Page:
    """A browser with the first seat of a match against the computer, at the battlefield."""
    match, tokens = server.open("person", "random", setup=setup, game="heroscape")
    page = visit("about:blank", motion="reduce", **options)
    kept = json.dumps(json.dumps({"look": look, "quality": "low"}))
    page.add_init_script(
        f"localStorage.getItem('heroscape-look') || localStorage.setItem('heroscape-look', {kept})"
    )
    page.add_init_script("localStorage.setItem('asks', 'all')")
    page.add_init_script(server.holding(match, tokens, "heroscape"))
    page.goto(f"{server.url}/play/{match}")
    expect(page.locator(".camera")).to_be_visible()
    return page


def click_on(page: Page, what: dict[str, str]) -> None:
    """Click where the battlefield says that a space or a figure is on the screen."""
    page.wait_for_function(f"(what) => Boolean(({WHERE})(what))", arg=what)
    place = page.evaluate(WHERE, what)
    page.mouse.click(place["x"], place["y"])


def answer(page: Page, table: Table) -> None:
    """Answer the question by what is lit on the battlefield, else by a button."""
    seen = table.question
    lit = page.evaluate("[...document.querySelectorAll('button[data-lit]')].map((b) => b.dataset.lit)")
    if table.kind in ("go", "place") and lit:
        click_on(page, {"place": lit[len(lit) // 2]})
        menu = page.locator(".aiming button[data-option]")
        page.wait_for_function(
            "(seen) => document.querySelector('.table').dataset.decision !== seen "
            "|| document.querySelector('.aiming')",
            arg=seen,
        )
        if menu.count() and table.question == seen:
            menu.first.click()
    else:
        table.page.locator("aside button[data-option]:not([disabled])").first.click()
    page.wait_for_function("(seen) => document.querySelector('.table')?.dataset.decision !== seen", arg=seen)


def test_a_game_by_clicks_on_the_battlefield(visit: Visit, server: Server, picture: Picture) -> None:
    """Placing, laying markers, moving and attacking on the drawn battlefield until the match is over."""
    page = seated(visit, server, "3d")
    table = Table(page)
    expect(page.locator(".field canvas")).to_be_visible()
    seen, kinds = "", set()
    while not table.over:
        table.wait(seen)
        if table.over:
            break
        seen = table.question
        if table.kind not in kinds:
            picture(page, f"heroscape-board-{table.kind}")
        kinds.add(table.kind)
        if table.kind == "move" and "figure" not in kinds:
            kinds.add("figure")
            figure = page.evaluate("[...document.querySelectorAll('.label.lit')].length")
            assert figure == 1, "the figure that may move is marked"
            click_on(page, {"piece": "A-finn-the-viking-champion"})
            page.wait_for_function(
                "(seen) => document.querySelector('.table').dataset.decision !== seen", arg=seen
            )
            continue
        answer(page, table)
    assert {"place", "order", "move", "go"} <= kinds
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("points|standing", re.I))


def test_a_game_by_keyboard_on_the_flat_view(visit: Visit, server: Server, picture: Picture) -> None:
    """A whole match against the computer without a pointer: Tab, arrow keys and Enter until it is over."""
    page = seated(visit, server, "2d")
    table = Table(page)
    seen, kinds = "", set()
    while not table.over:
        table.wait(seen)
        if table.over:
            break
        seen = table.question
        kinds.add(table.kind)
        Keys(page, table).answer()
        page.wait_for_function(
            "(seen) => document.querySelector('.table')?.dataset.decision !== seen", arg=seen
        )
    assert {"place", "order", "move", "go"} <= kinds
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("points|standing", re.I))


class Keys:
    """Plays by keyboard: what the focus says is all it knows."""

    def __init__(self, page: Page, table: Table) -> None:
        self.page, self.table = page, table

    def focused(self, what: str) -> str:
        """Something about the element with the focus."""
        return str(self.page.evaluate(f"document.activeElement.{what} ?? ''"))

    def tab_to(self, holds: str, key: str = "Tab") -> None:
        """Press Tab until something holds for the focus."""
        for _ in range(80):
            if self.page.evaluate(f"(({holds}))(document.activeElement)"):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"the Tab key never leads to {holds}")

    def walk_to(self, said: str) -> bool:
        """Walk over the battlefield, row by row, until a space says something."""
        self.tab_to("(e) => e.dataset.place !== undefined")
        for key in ("ArrowUp", "ArrowLeft"):
            self._run(key)
        sideways = "ArrowRight"
        for _ in range(40):
            if self._run(sideways, said):
                return True
            before = self.focused("dataset.place")
            self.page.keyboard.press("ArrowDown")
            if self.focused("dataset.place") == before:
                return False
            sideways = "ArrowLeft" if sideways == "ArrowRight" else "ArrowRight"
        return False

    def _run(self, key: str, said: str = "") -> bool:
        for _ in range(40):
            if said and re.search(said, self.focused("ariaLabel")):
                return True
            before = self.focused("dataset.place")
            self.page.keyboard.press(key)
            if self.focused("dataset.place") == before:
                return False
        raise AssertionError(f"{key} goes on and on")

    def answer(self) -> None:
        """Choose a figure, a way or a target on the map where there is one, else the first button."""
        found = {"move": "Finn", "go": r"\d points?", "attack": "Thorgrim"}.get(self.table.kind)
        if self.table.kind == "order":
            self.page.keyboard.press("1")
            return
        if found and self.walk_to(found):
            self.page.keyboard.press("Enter")
            if self.table.kind != "attack":
                return
            self.page.locator(".aiming").wait_for()
            self.tab_to("(e) => e.closest('.aiming') && e.dataset.option")
        else:
            self.tab_to("(e) => e.dataset.option && !e.dataset.place")
        self.page.keyboard.press("Enter")


def test_the_flat_view_is_walked_by_keyboard(visit: Visit, server: Server, picture: Picture) -> None:
    """Arrow keys walk over hexes; each says its terrain, its level and who stands there; Enter chooses."""
    page = seated(visit, server, "2d")
    table = Table(page)
    table.wait()
    assert table.kind == "place"
    hexes = page.locator(".hex[tabindex='0']")
    expect(hexes).to_have_count(1)
    hexes.focus()
    before = page.evaluate("document.activeElement.dataset.place")
    page.keyboard.press("ArrowRight")
    after = page.evaluate("document.activeElement.dataset.place")
    assert after != before
    expect(page.locator(f".hex[data-place='{after}']")).to_have_attribute("aria-label", re.compile("level"))
    picture(page, "heroscape-flat")
    assert violations(page) == []


def test_without_webgl_the_flat_view_takes_over(visit: Visit, server: Server) -> None:
    """A lost drawing context brings the flat map, with one sentence, and the match goes on."""
    page = seated(visit, server, "3d")
    expect(page.locator(".field canvas")).to_be_visible()
    page.evaluate(
        "document.querySelector('.field canvas').getContext('webgl2')"
        ".getExtension('WEBGL_lose_context').loseContext()"
    )
    expect(page.locator(".lost")).to_contain_text("flat map")
    expect(page.locator(".hex").first).to_be_visible()


def test_markers_are_laid_by_drag_and_by_key(visit: Visit, server: Server, picture: Picture) -> None:
    """An order marker is dragged onto a card; the next is laid by the number of the card."""
    page = seated(visit, server, "2d")
    table = Table(page)
    table.wait()
    table.choose("auto")
    table.wait()
    while table.kind != "order":
        table.choose(table.offered()[0])
        table.wait()
    seen = table.question
    page.locator(".stock .marker").first.drag_to(page.locator("article.army").first)
    page.wait_for_function("(seen) => document.querySelector('.table').dataset.decision !== seen", arg=seen)
    expect(page.locator("article.army .marker").first).to_have_text("1")
    picture(page, "heroscape-orders")
    seen = table.question
    page.keyboard.press("1")
    page.wait_for_function("(seen) => document.querySelector('.table').dataset.decision !== seen", arg=seen)


@pytest.mark.parametrize("language", ["de", "fr", "pl"])
def test_the_battlefield_on_a_phone_in_every_language(
    visit: Visit, server: Server, picture: Picture, language: str
) -> None:
    """At 390 pixels nothing scrolls sideways, and no message is missing."""
    page = seated(visit, server, "2d", width=390, height=844)
    Table(page).wait()
    page.get_by_label("Language").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert "war-" not in page.inner_text("body")
    picture(page, f"heroscape-phone-{language}")
