"""Fields of Eternia from the first click to the last; what is drawn and what is sent."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, WebSocket, expect

from battlewright.games.fields.game import Fields
from tests.web.axe import violations
from tests.web.serving import Server
from tests.web.table import Table
from tests.web.test_fields_board import FIRST, play, seated
from tests.web.test_fields_games import at_screen

Picture = Callable[[Page, str], None]
Visit = Callable[..., Page]
MOST_SENT = 150_000  # bytes of text between a click and the next question
MARKS = "(mark) => [...document.querySelectorAll(`[data-${mark}]`)].map((e) => e.dataset[mark])"
# What each area's path holds: areas that share a side in the drawing.
TOUCHING = """() => {
  const sides = new Map();
  for (const area of document.querySelectorAll('path.area')) {
    for (const ring of area.getAttribute('d').split(/(?=M)/)) {
      const points = ring.match(/-?[\\d.]+[ ,]-?[\\d.]+/g) ?? [];
      points.forEach((point, n) => {
        const side = [point, points[(n + 1) % points.length]].sort().join(' ');
        sides.set(side, [...(sides.get(side) ?? []), area.dataset.place]);
      });
    }
  }
  const pairs = [...sides.values()].filter((areas) => new Set(areas).size === 2);
  return [...new Set(pairs.map((areas) => [...new Set(areas)].sort().join(' ')))];
}"""


def test_the_drawing_is_the_planet_of_the_rules(visit: Visit, server: Server) -> None:
    """47 areas; borders, walls, paths, routes and the ends of the ring as in the rules, and no others."""
    planet = Fields().content.planet
    page = seated(visit, server)

    def pairs(table: dict[str, tuple[str, ...]]) -> set[str]:
        return {" ".join(sorted((one, two))) for one, others in table.items() for two in others}

    around = {
        f"{one} {two}"
        for one in planet.areas
        for two in planet.borders[one]
        if two not in planet.areas[one].borders and one not in planet.areas[two].borders
    }
    assert set(page.evaluate(MARKS, "place")) == set(planet.areas)
    assert set(page.evaluate(MARKS, "wall")) == set(planet.outposts)
    drawn = page.evaluate(MARKS, "path")
    assert len(drawn) == len(set(drawn))
    assert {" ".join(sorted(path.split())) for path in drawn} == pairs(planet.paths)
    routes = {route for listed in planet.routes.values() for _, route in listed}
    assert sorted(page.evaluate(MARKS, "route")) == sorted(routes)
    assert set(page.evaluate(MARKS, "around")) == around
    beside = pairs(planet.borders) - {" ".join(sorted(pair.split())) for pair in around}
    assert set(page.evaluate(TOUCHING)) == beside


def test_a_first_game_to_its_end_on_map_and_stage(visit: Visit, server: Server, picture: Picture) -> None:
    """Every question of one hero is answered by a click, on the map, the stage or a button."""
    page = seated(visit, server)
    stages = set[str]()

    def finished(table: Table) -> bool:
        for stage in (".stage", ".wilds"):
            if page.locator(f".combat {stage}").count():
                stages.add(stage)
        return table.over

    ways = play(page, finished, ("wilds", "move", "play", "end"), most=600)
    assert ways >= {"map", "beside"}
    assert stages
    ending = page.get_by_role("dialog")
    expect(ending.locator(".heroes li")).to_have_count(6)
    expect(ending.get_by_text("Where the points came from")).to_have_count(2)
    points = ending.locator("section").evaluate_all(
        """(teams) => teams.map((team) => [team.querySelector('h2 b').innerText,
          ...[...team.querySelectorAll('.sources b')].map((one) => one.innerText)].map(Number))"""
    )
    for total, *sources in points:
        assert sum(sources) == total
    picture(page, "fields-ending")
    assert violations(page) == []


def test_a_skirmish_to_its_end(visit: Visit, server: Server, picture: Picture) -> None:
    """Marching Armies: deployment on the map, six rounds, and an ending with both teams."""
    page = at_screen(visit, server, (0,), {"scenario": "marching-armies", "starting": 0})
    ways = play(page, lambda table: table.over, ("end", "pass", "play"), most=400)
    assert ways >= {"map", "beside"}
    ending = page.get_by_role("dialog")
    expect(ending.locator("section.won")).to_have_count(1)
    expect(ending.locator(".heroes li")).to_have_count(6)
    picture(page, "fields-ending-skirmish")


def test_one_click_against_five_computers_sends_little(visit: Visit, server: Server) -> None:
    """All that the five do until the next question comes in less than 150 KB."""
    kinds = ["person", *["greedy"] * 5]
    match, tokens = server.open(*kinds, setup=FIRST, game="fields")
    page = visit("about:blank", motion="reduce")
    sent = [0]

    def listen(socket: WebSocket) -> None:
        def count(frame: str | bytes) -> None:
            sent[0] += len(frame if isinstance(frame, bytes) else frame.encode())

        socket.on("framereceived", count)

    page.on("websocket", listen)
    page.add_init_script("localStorage.setItem('asks', 'all')")
    page.add_init_script(server.holding(match, {"0": tokens["0"]}, "fields"))
    page.goto(f"{server.url}/play/{match}")
    Table(page).wait()
    between: list[int] = []

    def counted(_: Table) -> bool:
        between.append(sent[0])
        sent[0] = 0
        return len(between) > 40

    play(page, counted, ("end", "move", "pass", "play"))
    clicks = between[1:]
    print(
        f"{len(clicks)} clicks: {sorted(clicks)[len(clicks) // 2]} bytes in the median, {max(clicks)} at most"
    )
    assert max(clicks) < MOST_SENT


def test_what_was_drawn_can_be_read(visit: Visit, server: Server, picture: Picture) -> None:
    """A quest or an encounter lies open beside the map, in the language of the reader."""
    page = seated(visit, server, {"scenario": "fractures-in-time", "starting": 0})
    card = page.locator("article.subject")
    play(page, lambda _: card.count() > 0, ("quest", "wilds 1", "move", "end"))
    texts = server.get("/api/games/fields/content?language=de")
    id = card.get_attribute("data-card") or ""
    names = {id: text for shelf in texts.values() if isinstance(shelf, dict) for id, text in shelf.items()}
    page.locator("select").first.select_option("de")
    expect(card.locator("h3")).to_have_text(names[id]["name"])
    assert len(card.locator("p").all_inner_texts()) >= 1
    picture(page, "fields-card")
    assert violations(page) == []
