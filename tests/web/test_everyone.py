"""For everyone: keyboard, phone, themes, motion, screen readers, slow lines and quick fingers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.web.axe import violations
from tests.web.serving import Server, reach, texts
from tests.web.table import Table, battleground
from tests.web.test_choosing import asked

Sit = Callable[..., Table]
Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]
LIGHT = 200 * 1024
TABLE = 150 * 1024


def press(table: Table, wanted: str, *keys: str) -> None:
    """Tab to an option and press Enter: nothing but the keyboard."""
    page = table.page
    seen = table.question
    for _ in range(150):
        focused = page.evaluate("document.activeElement?.getAttribute('data-option') ?? ''")
        if focused and str(focused).startswith(wanted):
            for key in keys:
                page.keyboard.press(key)
            page.keyboard.press("Enter")
            table.wait(seen)
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted!r} cannot be reached with the Tab key")


def test_an_opening_turn_with_the_keyboard_alone(server: Server, table: Sit) -> None:
    """Choose a card, activate, move with the arrow keys, face, end: no pointer is needed."""
    match, tokens = server.open("person", "random")
    seated = table(match, tokens)
    for _ in range(12):
        seated.wait()
        if seated.kind == "act":
            break
        press(seated, {"initiative": "play ", "activate": "activate "}.get(seated.kind, ""))
    press(seated, "move")
    assert seated.kind == "destination"
    first = seated.page.evaluate("document.activeElement.getAttribute('data-lit')")
    assert first, "the focus goes to the lit hexes by itself"
    seated.page.keyboard.press("ArrowRight")
    second = seated.page.evaluate("document.activeElement.getAttribute('data-lit')")
    assert second
    assert second != first
    seen = seated.question
    seated.page.keyboard.press("Enter")
    seated.wait(seen)
    assert seated.kind == "face"
    seated.page.keyboard.press("ArrowLeft")
    seen = seated.question
    seated.page.keyboard.press("Enter")
    seated.wait(seen)
    press(seated, "end")


def test_the_focus_follows_the_question(server: Server, table: Sit) -> None:
    """After each choice made with the keyboard the focus is on something that can be chosen next."""
    match, tokens = server.open("person", "random")
    seated = table(match, tokens)
    offered = seated.page.locator("[data-option]:focus")
    for _ in range(10):
        seated.wait()
        expect(offered).to_have_count(1)
        seen = seated.question
        seated.page.keyboard.press("Enter")
        seated.wait(seen)


def test_resigning_by_keyboard_is_asked_once_more(server: Server, table: Sit) -> None:
    """The same button asks whether one is sure and keeps the focus; the result then takes it."""
    match, tokens = server.open("person", "random")
    seated = table(match, tokens)
    seated.wait()
    seated.tab("Match")
    seated.page.get_by_role("button", name="Resign").press("Enter")
    sure = seated.page.get_by_role("button", name="Really resign")
    expect(sure).to_be_focused()
    sure.press("Enter")
    expect(seated.page.get_by_role("dialog").get_by_role("button", name="Rematch")).to_be_focused()


def test_a_phone(server: Server, table: Sit, visit: Visit, picture: Picture) -> None:
    """At phone width nothing scrolls sideways, offers can be tapped, and the board stays in sight."""
    phone = {"width": 390, "height": 844, "touch": True, "device_scale_factor": 2}
    lobby = visit("/", **phone)
    battleground(lobby).get_by_role("button", name="New game…").tap()
    picture(lobby, "phone-lobby")
    assert lobby.evaluate("document.documentElement.scrollWidth") <= 390
    match, tokens = server.open("person", "random")
    seated = table(match, tokens, **phone)
    for n in range(14):
        seated.wait()
        parts = "[...document.querySelectorAll('main, .screen, .panel')]"
        overflow = f"{parts}.map(e => e.scrollWidth - e.clientWidth)"
        assert all(extra <= 0 for extra in seated.page.evaluate(overflow))
        assert seated.page.evaluate("document.documentElement.scrollWidth") <= 390
        if seated.kind == "destination":
            picture(seated.page, "phone-move")
        follow = seated.page.get_by_role("button", name="Follow what matters now", pressed=False)
        if follow.count():
            follow.tap()  # what can be tapped comes into sight
        offered = [o for o in seated.offered() if o not in ("end", "pass")] or seated.offered()
        wanted = next((o for o in offered if o == "move"), offered[0])
        box = seated.option(wanted).bounding_box()
        assert box is not None
        if not seated.option(wanted).get_attribute("data-lit"):
            assert min(box["width"], box["height"]) >= 24
        seen = seated.question
        seated.option(wanted).tap()
        seated.wait(seen)
        if n == 4:
            picture(seated.page, "phone-play")
    seated.page.evaluate("document.querySelector('main').scrollTo(0, 9999)")
    expect(seated.page.locator(".viewport")).to_be_in_viewport(ratio=0.9)


def fighting(server: Server, table: Sit, **options: object) -> Table:
    """A table at which an attack can be made."""
    reached = reach(server, lambda _, __, d: d["kind"] == "act" and texts(d, "attack"))
    seated = table(reached.match, reached.tokens, **options)
    seated.wait()
    return seated


def test_an_attack_on_a_phone_shows_its_odds_before_the_tap_that_makes_it(
    server: Server, table: Sit, picture: Picture
) -> None:
    """The first tap shows chart and modifiers above the button, below the board; the second one attacks."""
    seated = fighting(server, table, width=390, height=844, touch=True, device_scale_factor=2)
    attack = next(o for o in seated.offered() if o.startswith("attack "))
    seen = seated.question

    seated.option(attack).tap()

    chart, button = seated.page.locator("figure.odds").first, seated.option(attack)
    expect(chart.locator(".part")).not_to_have_count(0)
    expect(chart).to_contain_text(re.compile(r"\d dice, \d or more"))
    for part in (chart, button):
        expect(part).to_be_in_viewport(ratio=1)
    board, above, below = (one.bounding_box() for one in (seated.page.locator(".viewport"), chart, button))
    assert board is not None
    assert above is not None
    assert below is not None
    assert board["y"] + board["height"] <= above["y"] + 1
    assert above["y"] + above["height"] <= below["y"] + 1
    expect(seated.page.locator(".viewport")).to_be_in_viewport(ratio=0.9)
    picture(seated.page, "phone-attack")
    assert seated.question == seen
    button.tap()
    seated.page.wait_for_function(
        "(seen) => document.querySelector('.table').dataset.decision !== seen", arg=seen
    )


def test_screens_of_the_lobby_and_of_joining_are_accessible(server: Server, visit: Visit) -> None:
    """axe finds nothing in the lobby, in setting up, in joining, in a refusal and in the replay page."""
    page = visit("/")
    battleground(page).get_by_role("button", name="Play now").wait_for()
    expect(page.locator(".tile .art svg")).to_have_count(page.locator(".tile").count())
    found = violations(page)
    battleground(page).get_by_role("button", name="New game…").click()
    page.get_by_label("Scenario").select_option("skirmish")
    page.get_by_role("combobox", name="Map").select_option("city-of-stone")
    page.get_by_text("More settings").click()
    found += violations(page)
    page.get_by_role("button", name="About Battlewright").click()
    expect(page.get_by_role("dialog")).to_contain_text("CC BY 3.0")
    found += violations(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    match, _ = server.open("person", "open")
    for path in (f"/play/{match}", "/replay", f"/play/{'0' * 24}"):
        page.goto(path)
        page.get_by_role("heading", level=1).first.wait_for()
        found += violations(page)
    assert found == []


def test_screens_of_a_match_are_accessible(server: Server, table: Sit) -> None:
    """axe finds nothing at the table: actions, odds, why-not, every tab, the plain table, the result."""
    fighter = fighting(server, table)
    page = fighter.page
    found = violations(page)
    attack = next(o for o in fighter.offered() if o.startswith("attack "))
    fighter.person(attack.split()[-1]).click()
    page.locator("figure.odds").first.wait_for()
    found += violations(page)
    page.locator('[data-at="A1"]').click()
    page.locator(".why").wait_for()
    found += violations(page)
    for tab in ("Log", "Rules", "Match"):
        fighter.tab(tab)
        found += violations(page)
    page.get_by_label("Plain table (text only)").check()
    page.locator(".plain").wait_for()
    found += violations(page)
    page.get_by_label("Plain table (text only)").uncheck()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Really resign").click()
    page.get_by_role("dialog").wait_for()
    found += violations(page)
    page.get_by_role("button", name="Watch the replay").click()
    page.locator(".count").wait_for()
    found += violations(page)
    assert found == []


def test_screens_of_a_fight_are_accessible(server: Server, table: Sit) -> None:
    """axe finds nothing while dice are picked, a defence or an interruption is asked for, or one measures."""
    found: list[str] = []
    for kind in ("mana_reroll", "defend", "react"):
        seated = asked(server, table, kind)
        seated.offered()
        if kind == "mana_reroll":
            seated.page.locator(".pick").first.click()
        found += violations(seated.page)
    seated.page.get_by_role("button", name="Measure").click()
    for corner in ("A1", "A3"):
        seated.page.locator(f'[data-at="{corner}"]').click()
    seated.page.locator(".why").wait_for()
    found += violations(seated.page)
    assert found == []


def test_hidden_and_building_screens_are_accessible(server: Server, table: Sit) -> None:
    """axe finds nothing on the curtain, in building a Force, in choosing cards and a map, on a phone."""
    match, tokens = server.open("person", "person", setup={"scenario": "skirmish"})
    shared = table(match, tokens)
    shared.page.locator(".curtain").wait_for()
    found = violations(shared.page)
    shared.page.get_by_role("button", name="Show my cards").click()
    shared.click("add he-man")
    found += violations(shared.page)
    forces = ["heroes-of-grayskull", "lords-of-snake-mountain"]
    match, tokens = server.open("person", "random", setup={"scenario": "skirmish", "forces": forces})
    builder = table(match, tokens, width=390, height=844)
    checked: set[str] = set()
    for _ in range(40):
        builder.wait()
        if builder.kind not in checked:
            checked.add(builder.kind)
            found += violations(builder.page)
        if builder.kind == "initiative":
            break
        builder.click(builder.offered()[0])
    assert {"deploy_hex", "initiative"} <= checked
    assert found == []


def test_only_the_page_itself_scrolls(visit: Visit) -> None:
    """What is only read out loud makes no room below the page: its head stays in sight."""
    page = visit("/", width=1366, height=768)
    battleground(page).get_by_role("button", name="New game").click()
    page.locator(".setup").evaluate("form => form.scrollIntoView()")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    expect(page.get_by_role("link", name="Battlewright")).to_be_in_viewport()


def test_dark_and_light(visit: Visit, server: Server, table: Sit, picture: Picture) -> None:
    """The theme follows the system until the button chooses another, which is kept."""
    page = visit("/", scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Switch between dark and light").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    picture(page, "lobby-dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    fighter = fighting(server, table, scheme="light")
    attack = next(o for o in fighter.offered() if o.startswith("attack "))
    fighter.person(attack.split()[-1]).click()
    fighter.page.locator("figure.odds").first.wait_for()
    picture(fighter.page, "light")


def test_reduced_motion_is_respected(server: Server, table: Sit) -> None:
    """With reduced motion dice do not tumble and figures do not glide."""
    fighter = fighting(server, table, motion="reduce")
    die = fighter.roll(next(o for o in fighter.offered() if o.startswith("attack ")))
    assert die.evaluate("e => getComputedStyle(e).animationName") == "none"
    glide = fighter.page.locator(".figure").first.evaluate("e => getComputedStyle(e).transitionDuration")
    assert float(glide.removesuffix("s")) < 0.01


def test_the_first_load_is_light(visit: Visit, server: Server) -> None:
    """The first page transfers less than 200 KB; a table, its cards and its map come when needed."""
    page = visit("about:blank")
    sizes: dict[str, float] = {}
    network: CDPSession = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.on("Network.loadingFinished", lambda e: sizes.__setitem__(e["requestId"], e["encodedDataLength"]))
    page.goto(server.url)
    battleground(page).get_by_role("button", name="Play now").wait_for()
    page.wait_for_load_state("networkidle")
    first = sum(sizes.values())
    assert 20_000 < first < LIGHT
    battleground(page).get_by_role("button", name="Play now").click()
    Table(page).wait()
    page.wait_for_load_state("networkidle")
    assert sum(sizes.values()) - first < TABLE


# Clicks an option; whether its looks have changed when the next picture is drawn.
FEEDBACK = """(text) => new Promise((done) => {
  const option = () => document.querySelector(`[data-option="${text}"]`);
  option().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  requestAnimationFrame(() => done(!option() || option().disabled || option().matches('.pending')));
})"""


def test_a_click_is_answered_at_once(server: Server, table: Sit) -> None:
    """A pressed option changes its looks with the next picture, it does not wait for the server."""
    match, tokens = server.open("person", "random")
    seated = table(match, tokens)
    for _ in range(8):
        seated.wait()
        seen = seated.question
        wanted = next(o for o in seated.offered() if o != "pass")
        assert seated.page.evaluate(FEEDBACK, wanted)
        seated.wait(seen)


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_other_sizes_of_screen(server: Server, table: Sit, size: tuple[int, int], picture: Picture) -> None:
    """Board and actions are on the screen together, from a small laptop to a large one."""
    seated = fighting(server, table, width=size[0], height=size[1])
    board = seated.page.locator(".viewport").bounding_box()
    panel = seated.page.locator(".panel").bounding_box()
    assert board is not None
    assert panel is not None
    assert board["width"] > 500
    assert board["y"] + board["height"] <= size[1] + 1
    assert panel["x"] + panel["width"] <= size[0] + 1
    picture(seated.page, f"size-{size[0]}")
