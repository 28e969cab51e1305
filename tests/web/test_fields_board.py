"""Fields of Eternia on its planet: by clicks on the map, by keyboard, on a phone, in four languages."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.serving import Server
from tests.web.table import Table

Picture = Callable[[Page, str], None]
Visit = Callable[..., Page]
FIRST = {"scenario": "first-game", "starting": 0}
WHERE = """(what) => {
  const found = document.querySelector('.field')?.locate?.(what);
  return found && { x: found.x + found.width / 2, y: found.y + found.height / 2 };
}"""
LIT = "[...document.querySelectorAll('path.area[data-lit]')].map((area) => area.dataset.lit)"
# Everything that can be chosen now, with the question it answers; nothing while there is none.
OFFER = """() => {
  const { decision, sending } = document.querySelector('.table')?.dataset ?? {};
  const ids = (marks) => [...document.querySelectorAll(marks)].map((area) => area.dataset.lit);
  const beside = [...document.querySelectorAll('button[data-option]:not([disabled])')]
    .filter((button) => button.getClientRects().length).map((button) => button.dataset.option);
  const [lit, danger] = [ids('path.area[data-lit]'), ids('path.area.danger')];
  const open = decision && !sending && (lit.length || beside.length);
  return open || document.querySelector('[role=dialog]') ? { question: decision, lit, danger, beside } : null;
}"""
# Presses a button (of the menu, where none is named) unless the question has been answered meanwhile.
PRESS = """([seen, text]) => {
  if (document.querySelector('.table')?.dataset.decision !== seen) return;
  const buttons = document.querySelectorAll(text ? 'button[data-option]' : '.aiming button[data-option]');
  [...buttons].find((button) => !text || button.dataset.option === text)?.click();
}"""
ANSWERED = """(seen) => document.querySelector('[role=dialog]')
  || document.querySelector('.table')?.dataset.decision !== seen"""
MOVED_ON = """(seen) => document.querySelector('[role=dialog]')
  || document.querySelector('.table')?.dataset.decision !== seen || document.querySelector('.aiming')"""
# What lies over something else on the map, in its units: names, the row below them (yield, traders, a marker,
# room for soldiers) and the room of three figures above (two on water). Names must lie on the map.
COLLIDING = """() => {
  const areas = [...document.querySelectorAll('.contents')].map((area) => {
    const { e: x, f: y } = area.transform.baseVal[0].matrix;
    const lines = [...area.querySelectorAll('.name')];
    const boxes = lines.map((line) => line.getBBox());
    const wide = Math.max(...boxes.map((b) => b.width)) / 2;
    const low = y + Number(lines.at(-1).getAttribute('y')) + 3;
    const kind = ['outpost', 'wilds', 'water'].find((one) => lines[0].classList.contains(one));
    const marks = area.querySelectorAll('.mark').length;
    const row = (kind === 'outpost' ? 18 * marks + 36 : kind === 'wilds' ? 18 * Math.max(1, marks) : 0) / 2;
    const across = kind === 'water' ? 38 : 57;
    return {
      id: area.querySelector('[data-anchor]').dataset.anchor,
      name: { left: x - wide, right: x + wide, top: y + 2, bottom: low },
      row: { left: x - row, right: x + row, top: low + 2, bottom: low + 22 },
      figures: { left: x - across, right: x + across, top: y - 58, bottom: y },
    };
  });
  const map = { left: -26, right: 1526, top: -30, bottom: 928 };
  const before = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1;
  const apart = (a, b) => before(a, b) || before(b, a);
  const cut = areas
    .filter(({ name: n }) => n.left < map.left || n.right > map.right || n.bottom > map.bottom);
  const parts = ['name', 'row', 'figures'];
  const over = (a, n) => areas.slice(n + 1).flatMap((b) => parts.flatMap((one) => parts
    .filter((other) => !apart(a[one], b[other])).map((other) => `${one} of ${a.id}, ${other} of ${b.id}`)));
  return [...cut.map(({ id }) => id), ...areas.flatMap(over)];
}"""
# Labels of the panel that are cut, or lie beyond it.
CUT = """() => [...document.querySelectorAll('[role=tab]')].filter((tab) => {
  const [box, panel] = [tab.getBoundingClientRect(), tab.closest('aside').getBoundingClientRect()];
  return tab.scrollWidth > tab.clientWidth || box.right > panel.right + 1 || box.left < panel.left - 1;
}).map((tab) => tab.textContent)"""


def seated(visit: Visit, server: Server, setup: dict[str, Any] = FIRST, **options: Any) -> Page:
    """A browser with the first seat of a match against computers, at the planet."""
    match, tokens = server.open("person", *["random"] * 5, setup=setup, game="fields")
    page = visit("about:blank", motion="reduce", **options)
    page.add_init_script("localStorage.setItem('asks', 'all')")
    page.add_init_script(server.holding(match, {"0": tokens["0"]}, "fields"))
    page.goto(f"{server.url}/play/{match}")
    expect(page.locator("path.area")).to_have_count(47)
    Table(page).wait()
    return page


def answer(
    page: Page, chance: random.Random, wishes: tuple[str, ...], offer: dict[str, Any] | None = None
) -> str:
    """Answer an offer (the next, if none is given) on the map if something is lit there, else by a button.

    Says which. Team-mates may be quicker: then their answer counts.
    """
    offered: dict[str, Any] = offer or page.wait_for_function(OFFER).json_value()
    seen, lit, wanted = offered["question"], offered["danger"] or offered["lit"], offered["beside"]
    if page.get_by_role("dialog").count():
        return "over"
    if lit:
        place = page.evaluate(WHERE, {"place": chance.choice(lit)})
        page.mouse.click(place["x"], place["y"])
        page.wait_for_function(MOVED_ON, arg=seen)
        page.evaluate(PRESS, [seen, ""])
    else:
        wished = [text for wish in wishes for text in wanted if text.startswith(wish)]
        page.evaluate(PRESS, [seen, wished[0] if wished else chance.choice(wanted)])
    page.wait_for_function(ANSWERED, arg=seen)
    return "map" if lit else "beside"


def play(
    page: Page, until: Callable[[Table], bool], wishes: tuple[str, ...] = ("move",), most: int = 250
) -> set[str]:
    """Answer questions, as wished where that can be, until something holds; where the answers were given."""
    table, chance = Table(page), random.Random(3)
    seen, ways = "", set[str]()
    for _ in range(most):
        table.wait(seen)
        if table.over or until(table):
            return ways
        seen = table.question
        ways.add(answer(page, chance, wishes))
    raise AssertionError(f"it did not come to this in {most} answers")


def test_rounds_by_clicks_on_the_map(visit: Visit, server: Server, picture: Picture) -> None:
    """Heroes are activated and moved on the map; rounds go by, day turns to night; combat has its stage."""
    page = seated(visit, server)
    table = Table(page)
    expect(page.locator("g.hero")).to_have_count(6)
    picture(page, "fields-planet")
    assert violations(page) == []
    play(page, lambda table: table.kind == "destination")
    lit = page.evaluate(LIT)
    assert lit
    place = page.evaluate(WHERE, {"place": lit[0]})
    page.mouse.move(place["x"], place["y"])
    expect(page.locator("path.way").first).to_be_visible()
    expect(page.locator(".note text")).to_contain_text("movement point")
    picture(page, "fields-planet-destination")
    night = page.locator(".night.on")
    dark = night.count()

    ways = play(page, lambda _: night.count() != dark)

    assert ways >= {"map", "beside"}
    picture(page, "fields-planet-other-light")
    seen: set[str] = set()

    def fights(_: Table) -> bool:
        for stage in (".stage", ".wilds"):
            if stage not in seen and page.locator(f".combat {stage}").count():
                seen.add(stage)
                picture(page, f"fields-planet-combat{stage.replace('.', '-')}")
                assert violations(page) == []
        return bool(seen)

    play(page, fights, ("wilds", "move", "end"))
    assert seen
    assert table.kind


def test_the_planet_is_walked_by_keyboard(visit: Visit, server: Server) -> None:
    """Arrow keys lead to the nearest area; each says in words what it is; Enter asks or chooses.

    Asking about a card of the markets names the rule that stands against buying it.
    """
    page = seated(visit, server)
    play(page, lambda table: table.kind == "act")
    start = page.locator("path.area[tabindex='0']")
    expect(start).to_have_count(1)
    page.locator("path.area[data-place='evergreen-forest']").focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.place") == "castle-grayskull"
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.place") == "mystic-mountains"
    label = page.locator("path.area[data-place='castle-grayskull']")
    expect(label).to_have_attribute("aria-label", re.compile(r"^Castle Grayskull \(.+\), held by .+"))
    page.keyboard.press("Enter")
    expect(page.locator(".why")).to_contain_text("Mystic Mountains")
    page.keyboard.press("Escape")
    expect(page.locator(".why")).to_have_count(0)

    page.locator("details.market summary").click()
    page.locator("details.market").get_by_role("button", name="Why not now?").first.click()
    expect(page.locator(".why")).to_contain_text("Buy")
    expect(page.locator(".why button.link").first).to_be_visible()


def test_a_hero_shows_its_reach_and_an_area_what_is_there(
    visit: Visit, server: Server, picture: Picture
) -> None:
    """A click on any hero lights its reach, with costs; an area says what is there and could be done."""
    page = seated(visit, server)
    play(page, lambda table: table.kind == "act")
    mine = page.locator("g.hero.acting").get_attribute("data-piece") or ""
    other = next(hero for hero in ("skeletor", "evil-lyn", "beast-man") if hero != mine)
    for hero in (other, mine):
        at = page.evaluate(WHERE, {"piece": hero})
        page.mouse.click(at["x"], at["y"])
        expect(page.locator(".reach")).to_contain_text(page.locator(f"[data-hero={hero}] b").inner_text())
        expect(page.locator("path.area[data-lit]").first).to_be_attached()
    lit = page.evaluate(LIT)
    expect(page.locator("g.coin")).to_have_count(len(lit))
    wilds = (
        "evergreen-forest" if "evergreen-forest" in lit else "harmony-meadows"
    )  # beside where heroes start
    at = page.evaluate(WHERE, {"place": wilds})
    page.mouse.move(at["x"], at["y"])
    expect(page.locator("path.way").first).to_be_visible()
    expect(page.locator(".note text").first).to_contain_text("movement point")
    page.mouse.click(at["x"], at["y"])
    card = page.locator(f"article.area[data-area={wilds}]")
    expect(card).to_contain_text("could do there")
    picture(page, "fields-area")
    assert violations(page) == []
    seen = Table(page).question
    page.get_by_role("button", name=re.compile("^Move to ")).click()
    page.wait_for_function(ANSWERED, arg=seen)
    expect(card).to_have_count(0)


def test_nothing_on_the_planet_collides_in_any_language(
    visit: Visit, server: Server, picture: Picture
) -> None:
    """Names, yields and figures lie clear of other areas'; on a small screen names are larger, tabs whole."""
    match, tokens = server.open(*["person"] * 3, *["random"] * 3, setup=FIRST, game="fields")
    page = visit("about:blank", motion="reduce")
    page.add_init_script(server.holding(match, {"0": tokens["0"]}, "fields"))
    page.goto(f"{server.url}/play/{match}")
    expect(page.locator("path.area")).to_have_count(47)
    expect(page.get_by_role("tab")).to_have_count(6)
    written = {"en": "Windswept", "de": "Windgepeitschte", "fr": "des vents", "pl": "Wietrzny"}
    for language, name in written.items():
        page.locator("select").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator(".name", has_text=name)).to_have_count(1)
        page.set_viewport_size({"width": 1440, "height": 900})
        expect(page.locator(".name.large")).to_have_count(0)
        assert page.evaluate(COLLIDING) == [], language
        page.set_viewport_size({"width": 1024, "height": 768})
        expect(page.locator(".name.large").first).to_be_attached()
        assert [one for one in page.evaluate(COLLIDING) if "figures" not in one] == [], language
        assert page.evaluate(CUT) == [], language
        picture(page, f"fields-small-{language}")


def test_the_planet_on_a_phone_in_every_language(visit: Visit, server: Server, picture: Picture) -> None:
    """At 390 pixels nothing scrolls sideways, and no message is missing."""
    page = seated(visit, server, width=390, height=844)
    for language in ("en", "de", "fr", "pl"):
        page.locator("select").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        words = page.inner_text("body") + page.evaluate(
            "[...document.querySelectorAll('[aria-label]')].map((e) => e.ariaLabel).join(' ')"
        )
        assert "planet-" not in words
        picture(page, f"fields-phone-{language}")
