"""The map maker in the browser: from an empty field to a played game, for everyone."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from battlewright.games import load
from battlewright.games.heroscape.board.reading import parse_maps
from battlewright.kernel import replay as replays
from tests.web.axe import violations
from tests.web.serving import Server
from tests.web.table import Table

Picture = Callable[[Page, str], None]
Visit = Callable[..., Page]
SAMPLES = Path(__file__).parents[1] / "games" / "heroscape" / "samples"
FIELD = {
    "id": "mine",
    "name": "Mine",
    "rows": ["g1 g1 w0 w0 g1 g1"] * 4,
    "layouts": [{"name": "usual", "zones": ["A1 A2 A3 A4 B1 B2", "F1 F2 F3 F4 E3 E4"]}],
}

WHERE = """([q, r]) => {
  const at = document.querySelector('.solid').locate({ q, r });
  return at && [at.x, at.y];
}"""
DRAFT = "JSON.parse(localStorage.getItem('battlewright.draft'))"


@pytest.fixture(scope="module", autouse=True)
def _awake(server: Server) -> None:
    """The worker that answers the map maker loads the game once; on a busy machine that takes its time."""
    server.get("/api/workshop/kit")


def begin(visit: Visit, card: dict[str, Any] | None = None, path: str = "/maker", **options: Any) -> Page:
    """The map maker, with a map that was being built before if there is one."""
    page = visit("about:blank", motion="reduce", **options)
    if card is not None:
        kept, name = json.dumps(json.dumps(card)), "battlewright.draft"
        page.add_init_script(f"localStorage.getItem('{name}') || localStorage.setItem('{name}', {kept})")
    flat = json.dumps(json.dumps({"look": "2d", "quality": "low"}))
    page.add_init_script(f"localStorage.setItem('heroscape-look', {flat})")
    page.goto(path)
    expect(page.locator(".hex").first).to_be_visible()
    checked(page)
    return page


def checked(page: Page) -> None:
    """Wait until the engine has looked at the map as it is."""
    expect(page.locator("[data-checked=true]")).to_be_visible()


def tool(page: Page, name: str) -> None:
    """Take a tool."""
    page.locator(f"label:has([data-tool={name}])").click()


def click(page: Page, *hexes: tuple[int, int], x: float = 0.5, y: float = 0.5) -> None:
    """Click on hexes of the flat view; `x` and `y` are shares of the hex, for its edges."""
    for q, r in hexes:
        box = page.locator(f'[data-hex="{q},{r}"]').bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] * x, box["y"] + box["height"] * y)


def finding(page: Page, kind: str) -> Any:
    """What the engine found of a kind."""
    return page.locator(f"[data-finding='{kind}']")


def card(page: Page) -> dict[str, Any]:
    """The map as the browser keeps it once the engine has seen it."""
    checked(page)
    found: dict[str, Any] = page.evaluate(DRAFT)
    return found


def finish(server: Server, match: str, tokens: dict[str, str]) -> str:
    """Play the seats of a match to its end over their sockets; the replay."""
    dice = random.Random(5)
    players = {seat: server.sit(match, token) for seat, token in tokens.items()}
    while not any(player.state.get("outcome") for player in players.values()):
        player = next(player for player in players.values() if player.decision)
        options = [option["text"] for option in (player.decision or {})["options"]]
        seq = player.choose(dice.choice(options))
        for each in players.values():
            each.wait(seq)
    return server.text(f"/api/matches/{match}/replay")


def test_from_an_empty_field_to_a_played_game(visit: Visit, server: Server, picture: Picture) -> None:
    """Built by clicks, checked by the engine, mended where it points, and played on; the replay verifies."""
    page = begin(visit)
    expect(finding(page, "empty")).to_be_visible()
    page.get_by_label("Brush").select_option(label="19 hexes")
    click(page, (3, 2), (7, 2), (2, 6), (6, 6))
    page.get_by_label("Symmetry").select_option("turn")
    page.get_by_label("Brush").select_option(label="One hex")
    tool(page, "paint")
    page.locator("label:has(.water)").click()
    click(page, (4, 4), (5, 4))
    tool(page, "raise")
    click(page, (3, 2), (3, 2))
    tool(page, "piece")
    click(page, (2, 3))
    tool(page, "wall")
    click(page, (7, 2), x=0.95)
    tool(page, "glyph")
    click(page, (6, 2))
    expect(finding(page, "few-zones")).to_be_visible()
    tool(page, "zone")
    page.get_by_label("Brush").select_option(label="7 hexes")
    click(page, (3, 1), (7, 1))
    expect(finding(page, "few-zones")).to_have_count(0)

    tool(page, "ladder")
    click(page, (5, 1), x=0.95)
    expect(finding(page, "ladder")).to_be_visible()
    expect(page.locator("[data-play]")).to_be_disabled()
    finding(page, "ladder").get_by_role("button").click()
    expect(page.locator(".lit").first).to_be_attached()
    picture(page, "maker-mistake")
    page.get_by_role("button", name="Undo").click()
    expect(finding(page, "ladder")).to_have_count(0)

    built = card(page)
    cells = [cell for row in built["rows"] for cell in row.split() if cell != "."]
    assert {"w0", "g3"} <= set(cells)
    assert len(built["obstacles"]) == 2, "a tree and its image"
    assert len(built["layouts"][0]["zones"]) == 2
    picture(page, "maker-flat")

    page.get_by_label("Against").select_option("friend")
    page.get_by_label("Points").select_option("200")
    page.locator("[data-play]").click()
    page.get_by_role("button", name="Show my cards").click()
    Table(page).wait()
    expect(page.locator(".hex").first).to_be_visible()
    picture(page, "maker-played")
    held = page.evaluate("JSON.parse(localStorage.getItem('battlewright.seats'))[0]")
    text = finish(server, held["match"], held["tokens"])
    replay = replays.read(text)
    assert replay.setup["map"]["rows"] == built["rows"]  # type: ignore[index]
    assert replays.verify(replay, load("heroscape")).outcome


def test_the_map_is_built_in_three_dimensions(visit: Visit, picture: Picture) -> None:
    """A click where the map says a hex is raises it; by keyboard too; WebGL lost brings the flat view."""
    page = begin(visit, FIELD)
    page.get_by_role("button", name="3D").click()
    expect(page.locator(".solid canvas")).to_be_visible()
    page.wait_for_function(WHERE, arg=[4, 1])
    x, y = page.evaluate(WHERE, [4, 1])
    page.mouse.click(x, y)
    page.wait_for_function(f"() => {DRAFT}.rows[1].includes('g2')")
    picture(page, "maker-3d")
    page.locator(".walker button").focus()
    for key in ("ArrowLeft", "+", "+"):
        page.keyboard.press(key)
    page.wait_for_function(f"() => {DRAFT}.rows.join().includes('w2')")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    page.wait_for_function(f"() => !{DRAFT}.rows.join().includes('w2')")
    with page.expect_download() as download:
        page.get_by_role("button", name="Picture (PNG)").click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    page.evaluate(
        "document.querySelector('.solid canvas').getContext('webgl2')"
        ".getExtension('WEBGL_lose_context').loseContext()"
    )
    expect(page.locator(".lost")).to_be_visible()
    expect(page.locator(".hex").first).to_be_visible()


def test_maps_come_and_go_as_files_and_are_kept_here(visit: Visit, server: Server) -> None:
    """VirtualScape in, a map file out that reads as the same; saved, opened by its link, changed, deleted."""
    page = begin(visit)
    page.locator("details.files summary").click()
    page.get_by_label("Open a file…").set_input_files(SAMPLES / "table_of_the_giants.hsc")
    expect(page.locator(".report")).to_be_visible()
    page.wait_for_function("() => document.querySelectorAll('.hex:not(.empty)').length > 100")
    built = card(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Map file (.toml)").click()
    cards, errors = parse_maps(download.value.path().read_text(encoding="utf-8"), "x.toml")
    assert errors == []
    assert list(cards[0].rows) == built["rows"]
    with page.expect_download() as drawn:
        page.get_by_role("button", name="Picture (SVG)").click()
    assert drawn.value.path().read_text(encoding="utf-8").startswith("<svg")

    page.get_by_role("button", name="Save on this server").click()
    page.wait_for_url("**/maker/*")
    link = page.url
    page.locator(".name input").fill("Another name")
    page.locator(".name input").press("Tab")
    page.get_by_role("button", name="Save on this server").click()
    id = link.rpartition("/")[2]
    page.wait_for_function(
        "async (id) => (await (await fetch(`/api/workshop/maps/${id}`)).json()).revision === 2", arg=id
    )
    other = begin(visit, path=f"/maker/{id}")
    expect(other.locator(".name input")).to_have_value("Another name")
    page.get_by_role("button", name="Delete Another name from this server").click()
    page.wait_for_function("async (id) => (await fetch(`/api/workshop/maps/${id}`)).status === 404", arg=id)


def test_parts_of_a_map_are_copied_turned_and_mirrored_by_keyboard(visit: Visit) -> None:
    """Everything selected, copied, pasted beside it, mirrored, and taken back step by step."""
    page = begin(visit, FIELD)
    whole = card(page)
    page.locator('[data-hex="0,0"]').focus()
    page.keyboard.press("Control+a")
    expect(page.locator(".selected")).to_have_count(24)
    page.keyboard.press("m")
    page.wait_for_function(f"() => {DRAFT}.rows[0] !== ''")
    assert card(page)["layouts"][0]["zones"] != whole["layouts"][0]["zones"]
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+c")
    page.keyboard.press("Control+v")
    page.keyboard.press("r")
    for _ in range(8):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.querySelectorAll('.hex:not(.empty)').length > 30")
    page.keyboard.press("Control+z")
    page.wait_for_function("() => document.querySelectorAll('.hex:not(.empty)').length === 24")
    assert card(page)["rows"] == whole["rows"]


def test_the_engine_answers_beside_the_map(visit: Visit, picture: Picture) -> None:
    """What is seen from a hex, which boxes it takes and what they lack; axe finds nothing."""
    page = begin(visit, FIELD)
    tool(page, "look")
    click(page, (0, 0))
    expect(page.locator(".way").first).to_be_attached()
    expect(page.get_by_role("status").first).to_contain_text("in sight")
    page.locator("details.boxes summary").click()
    page.get_by_role("spinbutton", name="Rise of the Valkyrie").fill("0")
    page.get_by_role("spinbutton", name="Thaelenk Tundra").fill("1")
    page.get_by_role("button", name="Count them").click()
    expect(page.locator("[data-missing]")).to_contain_text("grass: 16 of 0")
    picture(page, "maker-boxes")
    assert violations(page) == []


def test_a_phone_is_enough_in_every_language(visit: Visit, picture: Picture) -> None:
    """At 390 pixels nothing scrolls sideways, a tap builds, and no message is missing."""
    page = begin(visit, FIELD, width=390, height=844, touch=True)
    page.locator('[data-hex="0,0"]').tap()
    page.wait_for_function(f"() => {DRAFT}.rows[0].startsWith('g2')")
    for language in ("de", "fr", "pl"):
        page.get_by_role("banner").get_by_role("combobox").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert "maker-" not in page.inner_text("body")
        bar = page.locator(".bar").bounding_box()
        assert bar is not None
        assert bar["height"] < 110, "two lines"
        picture(page, f"maker-phone-{language}")
