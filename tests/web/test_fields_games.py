"""Whole games of Fields of Eternia on its planet, and what one does by hand: dice, cards, goods, keys."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.serving import Server
from tests.web.table import Table
from tests.web.test_fields_board import ANSWERED, FIRST, OFFER, answer, play, seated

Picture = Callable[[Page, str], None]
Visit = Callable[..., Page]
# How high the sides of a combat are, all their zones included.
TALL = "(stage) => stage.querySelector('.sides').getBoundingClientRect().height"
# The option that has the focus.
FOCUSED = "() => document.activeElement?.dataset.option ?? ''"


def at_screen(
    visit: Visit, server: Server, people: tuple[int, ...], setup: dict[str, Any], **options: Any
) -> Page:
    """A browser that holds several seats, the others played by computers, at the planet."""
    size = 6 if setup["scenario"] not in ("he-man-impostor",) else 3
    kinds = ["person" if seat in people else "random" for seat in range(size)]
    match, tokens = server.open(*kinds, setup=setup, game="fields")
    page = visit("about:blank", motion="reduce", **options)
    page.add_init_script("localStorage.setItem('asks', 'all')")
    page.add_init_script(server.holding(match, {str(seat): tokens[str(seat)] for seat in people}, "fields"))
    page.goto(f"{server.url}/play/{match}")
    return page


def test_wilds_dice_are_dragged_and_moved_by_keys(visit: Visit, server: Server, picture: Picture) -> None:
    """A die goes to a value of the enemy by drag, or by Enter; the way that lies there stands out."""
    page = seated(visit, server)
    dice = page.locator(".wilds button.die")
    play(page, lambda _: dice.count() > 0, ("fight", "wilds", "move", "end"))
    picture(page, "fields-wilds")
    assert violations(page) == []
    ways = page.locator(".ways button")
    assert ways.count() >= 2

    for way in range(ways.count()):
        wanted = page.locator(".ways button").nth(way).get_attribute("data-option") or ""
        assign(page, wanted, by_drag=way == 0)
        expect(page.locator(".ways button.primary")).to_have_attribute("data-option", wanted)
    seen = Table(page).question
    page.locator(".ways button.primary").click()
    page.wait_for_function(ANSWERED, arg=seen)


def assign(page: Page, way: str, *, by_drag: bool) -> None:
    """Lay the dice as a way has them: `assign 1 2,1 -` is a 1 to defense, a 2 and a 1 to hit points."""
    places = way.split()[1:]
    for die in range(page.locator(".wilds button.die").count()):
        move(page, die, "pool", by_drag=by_drag)
    for place, worths in zip(("defense", "hp", "attack"), places, strict=False):
        for worth in worths.split(",") if worths not in ("", "-") else ():
            free = page.locator(f".pool button.die.worth{worth}").first
            move(page, int(free.get_attribute("data-die") or 0), place, by_drag=by_drag)


def move(page: Page, die: int, place: str, *, by_drag: bool) -> None:
    """One die to a place."""
    shown, tray = page.locator(f"[data-die='{die}']"), page.locator(f"[data-tray='{place}']")
    there = page.locator(f"[data-tray='{place}'] [data-die='{die}']")
    if there.count():
        return
    if by_drag:
        shown.drag_to(tray)
    for _ in range(4):
        if there.count():
            break
        shown.focus()
        page.keyboard.press("Enter")
    expect(there).to_have_count(1)


def test_a_whole_epic_combat_by_keyboard(visit: Visit, server: Server, picture: Picture) -> None:
    """Going where an enemy waits leads to the stage: both sides, three zones each, cards laid in a zone.

    Tab leads to what can be chosen, Enter chooses it, from the first card to the end of the combat. On
    a phone the stage has the room of the map, upright and sideways.
    """
    page = seated(visit, server, {"scenario": "fractures-in-time", "starting": 0})
    table, stage = Table(page), page.locator(".combat .stage")
    laying = page.locator(".combat .zone button.lay")
    play(page, lambda _: laying.count() > 0, ("move", "end", "pass"))
    expect(page.locator(".combat article")).to_have_count(2)
    expect(page.locator(".combat .zone")).to_have_count(6)
    picture(page, "fields-planet-combat-stage")
    assert violations(page) == []
    board = page.locator(".viewport")
    for name, width, height in (("upright", 390, 844), ("sideways", 844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        expect(stage).to_be_visible()
        expect(board).to_be_visible(visible=name == "sideways")
        assert stage.evaluate(TALL) <= height
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        picture(page, f"fields-combat-{name}")
        page.get_by_role("button", name="Look at the map").click()
        expect(board).to_be_visible()
        page.get_by_role("button", name="Look at the map").click()
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(laying.first).to_be_visible()
    for _ in range(60):
        if not stage.count() or table.over:
            break
        seen = table.question
        for _ in range(80):
            if page.evaluate(FOCUSED):
                break
            page.keyboard.press("Tab")
        assert page.evaluate(FOCUSED)
        page.keyboard.press("Enter")
        page.wait_for_function(ANSWERED, arg=seen)
        table.wait(seen)
    assert not stage.count() or table.over


def test_goods_are_bought_with_a_discount(visit: Visit, server: Server, picture: Picture) -> None:
    """Man-At-Arms pays less: the printed price is struck out; what is bought is in his hands."""
    page = at_screen(visit, server, (0, 1, 2), FIRST)
    table = Table(page)
    table.wait()
    play(page, lambda table: table.kind == "shop", ("activate man-at-arms", "trader shop"), most=12)
    offer = page.locator("details.market li", has=page.locator("s")).first
    expect(offer).to_be_visible()
    picture(page, "fields-market")
    assert violations(page) == []
    name = offer.locator("b").first.inner_text()
    seen = table.question
    offer.locator("button.buy").click()
    page.wait_for_function(ANSWERED, arg=seen)
    expect(page.locator("details.hero").get_by_text(name).first).to_be_visible()


def test_no_curtain_between_team_mates(visit: Visit, server: Server) -> None:
    """One person leads three heroes of a team without a curtain; between the teams there is one."""
    page = at_screen(visit, server, (0, 1, 2), FIRST)
    curtain = page.locator(".curtain")
    Table(page).wait()
    asked = set[str]()

    def both(table: Table) -> bool:
        assert not curtain.count()
        asked.add(page.locator(".dock .mat.acting b").first.inner_text() if table.kind == "act" else "")
        return len(asked - {""}) > 1

    play(page, both, ("end",))

    page = at_screen(visit, server, (0, 3), FIRST)
    expect(page.locator(".curtain")).to_be_visible()


def test_a_solo_mission_on_the_planet(visit: Visit, server: Server, picture: Picture) -> None:
    """What is at stake, how hard it is and what the enemy does next are seen; clicks lead to its end."""
    page = at_screen(visit, server, (0,), {"scenario": "he-man-impostor", "difficulty": "easy"})
    Table(page).wait()
    mission = page.locator("details.mission")
    expect(mission).to_have_attribute("open", "")
    expect(mission).to_contain_text("At stake")
    expect(mission).to_contain_text("The enemy’s next step, in round 2")
    expect(page.locator("header.status")).to_contain_text("Easy")
    coming = page.locator("g.coming").first
    expect(coming).to_be_attached()
    hero = coming.get_attribute("data-coming")
    expect(page.locator(f"g.ghost[data-planned={hero}]")).to_be_visible()
    picture(page, "fields-mission")
    assert violations(page) == []
    ways = play(page, lambda table: table.over, ("end", "pass", "flee", "play"), most=400)
    assert ways
    ending = page.get_by_role("dialog")
    expect(ending.locator(".heroes li")).to_have_count(3)
    expect(ending.get_by_text("Where the points came from")).to_have_count(1)


def test_two_people_and_four_computers(visit: Visit, server: Server) -> None:
    """Two browsers, one for each side, play a standard game with four computers to its end."""
    kinds = ("person", "greedy", "random", "person", "random", "random")
    match, tokens = server.open(*kinds, setup={"scenario": "fractures-in-time", "starting": 0}, game="fields")
    pages = []
    for seat in ("0", "3"):
        page = visit("about:blank", motion="reduce")
        page.add_init_script("localStorage.setItem('asks', 'all')")
        page.add_init_script(server.holding(match, {seat: tokens[seat]}, "fields"))
        page.goto(f"{server.url}/play/{match}")
        expect(page.locator("path.area")).to_have_count(47)
        pages.append(page)
    chance, rounds = random.Random(5), set[int]()
    with server.sit(match, tokens["0"]) as watcher:
        for _ in range(3000):
            rounds.add(watcher.state["table"]["round"])
            if watcher.state.get("outcome"):
                break
            for page in pages:
                if offer := page.evaluate(OFFER):
                    answer(page, chance, ("end", "pass", "play"), offer)
            with suppress(TimeoutError):
                while True:
                    watcher.hear(0.05)
    assert max(rounds) == 8
    for page in pages:
        expect(page.get_by_role("dialog").locator(".heroes li")).to_have_count(6)
