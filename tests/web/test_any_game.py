"""Any game: the shell is told of a game it has never heard of, and everything but the drawn board is there.

The server's answers about the game `duel` are written here; the client is the real one.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.web.axe import violations
from tests.web.serving import Server

Visit = Callable[..., Page]
Picture = Callable[[Page, str], None]
MATCH = "d" * 24

DUEL: dict[str, Any] = {
    "game": "duel",
    "title": "The Duel",
    "about": "Up to six gladiators and one arena.",
    "scenarios": [
        {"id": "melee", "name": "Melee", "text": "Everyone for themselves.", "players": [1, 6]},
        {"id": "pairs", "name": "Pairs", "text": "Two and two.", "teams": [[0, 2], [1, 3]]},
    ],
    "options": [
        {
            "id": "arena",
            "name": "Arena",
            "choices": [{"id": "sand", "name": "Sand"}, {"id": "ice", "name": "Ice"}],
        }
    ],
    "switches": {f"rule_{n}": {"name": f"House rule {n}", "rule": f"DU-ALT-{n:02}"} for n in range(20)},
    "orders": ["parry"],
    "agents": ["random", "greedy"],
}
OPTIONS = [("strike", "Strike at Bolo"), ("strike", "Strike at Cato"), ("yield_ground", "Step back")]


@pytest.fixture
def arena(visit: Visit, server: Server) -> Page:
    """A page whose server knows the duel, too."""
    page = visit("about:blank")
    page.route("**/api/games?*", lambda route: route.fulfill(json=[DUEL]))
    page.route("**/api/games/duel/rules?*", lambda route: route.fulfill(json=RULES))
    titles = {rule["id"]: rule["title"] for rule in RULES}
    page.route("**/api/games/duel/rules/titles?*", lambda route: route.fulfill(json=titles))
    page.route("**/api/games/duel/content?*", lambda route: route.fulfill(json={"questions": [TAUNT]}))
    return page


TAUNT = {
    "name": "taunt",
    "intent": {"intent": "taunt", "whom": "{rival}", "with": "{word}"},
    "blanks": [{"name": "rival", "rows": "fighters"}, {"name": "word"}],
}
RULES = [{"id": "DU-AIM-01", "area": "aim", "title": "Aiming", "text": "Whoever aims sees."}]


def test_a_match_of_any_game_is_set_up_in_the_form(arena: Page, server: Server, picture: Picture) -> None:
    """Scenario, number of players, names, computers, options and switches become the wish for a match."""
    sent: list[dict[str, Any]] = []

    def opened(route: Route) -> None:
        if route.request.method == "POST":
            sent.append(route.request.post_data_json or {})
            route.fulfill(json={"match": MATCH, "tokens": {"0": "t"}, "watch": "w"})
        else:
            route.fulfill(json=[])

    arena.route("**/api/matches", opened)
    arena.goto(server.url)
    expect(arena.get_by_role("heading", name="The Duel")).to_be_visible()
    expect(arena.get_by_text("Up to six gladiators and one arena.")).to_be_visible()
    arena.get_by_role("button", name="New game…").click()
    arena.get_by_label("Number of players").select_option("6")
    expect(arena.get_by_role("group", name="Seat 6")).to_be_visible()
    arena.get_by_label("Number of players").select_option("3")
    arena.get_by_label("Name", exact=True).first.fill("Ada")
    arena.get_by_label("Played by").nth(1).select_option("here")
    arena.get_by_label("Name", exact=True).nth(1).fill("Bo")
    arena.get_by_label("Arena").select_option("ice")
    arena.get_by_text("More settings").click()
    arena.get_by_placeholder("Filter").fill("rule 17")
    arena.get_by_label("House rule 17").check()
    picture(arena, "any-game-form")
    assert violations(arena) == []
    arena.get_by_role("button", name="Start the match").click()
    arena.wait_for_url(f"**/play/{MATCH}")

    assert sent[0]["setup"] == {
        "scenario": "melee",
        "players": 3,
        "arena": "ice",
        "switches": {"rule_17": True},
    }
    assert sent[0]["seats"] == [
        {"kind": "person", "name": "Ada", "mine": True},
        {"kind": "person", "name": "Bo"},
        {"kind": "computer", "agent": "greedy"},
    ]


def position(number: int) -> dict[str, Any]:
    """The duel after some choices, as a seat sees it."""
    line = {"number": 0, "text": "The gates open.", "rules": ["DU-AIM-01"], "event": {"type": "gates"}}
    options = [
        {"text": f"{t} {n}", "label": label, "type": t, "fields": {}} for n, (t, label) in enumerate(OPTIONS)
    ]
    return {
        "seq": number,
        "view": {},
        "table": {
            "crowd_mood": "restless",
            "fighters": [
                {"name": "Ada", "stamina": 4, "armed": True, "id": "a"},
                {"name": "Bolo", "stamina": 2, "armed": False, "id": "b"},
            ],
        },
        "seats": [
            {"seat": n, "team": n, "kind": "person", "name": name, "here": True, "clock": None}
            for n, name in enumerate(("Ada", "Bolo", "Cato"))
        ],
        "asked": [0],
        "decision": {
            "id": number,
            "kind": "duel",
            "prompt": f"Blow {number}?",
            "rules": ["DU-AIM-01"],
            "facts": {},
            "options": options,
        },
        "undoable": False,
        "offer": None,
        "outcome": None,
        "next_match": "",
        "log": [line],
    }


def test_any_game_is_played_on_the_plain_table(arena: Page, server: Server, picture: Picture) -> None:
    """Question, groups, odds in words, position, log, rules and orders come from the server alone."""
    chosen: list[str] = []
    intents: list[dict[str, str]] = []

    def answer(socket: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "preview":
                lines = ["Wounds in 40%."] if message["option"].startswith("strike") else []
                socket.send(
                    json.dumps({"type": "previewed", "key": message["key"], "odds": [], "lines": lines})
                )
            if message["type"] == "explain":
                intents.append(message["intent"])
                denial = {"rule": "DU-AIM-01", "title": "Aiming", "text": "He looks away.", "facts": {}}
                told = {"allowed": False, "denials": [denial], "facts": {}}
                socket.send(json.dumps({"type": "explained", "key": message["key"], **told}))
            if message["type"] == "choose":
                chosen.append(message["option"])
                socket.send(json.dumps({"type": "ack", "key": message["key"], "seq": 1}))
                socket.send(json.dumps({"type": "update", **position(1)}))

        socket.on_message(hear)
        seat = {"type": "sync", "match": MATCH, "game": "duel", "seat": 0, "language": "en", "orders": {}}
        socket.send(json.dumps(seat | {"key": ""} | position(0)))

    arena.route_web_socket("**/socket?*", answer)
    held = [{"match": MATCH, "game": "duel", "name": "", "tokens": {"0": "t"}, "at": 0}]
    arena.add_init_script(f"localStorage.setItem('battlewright.seats', {json.dumps(json.dumps(held))})")
    arena.goto(f"{server.url}/play/{MATCH}")

    expect(arena.get_by_role("heading", name="Blow 0?")).to_be_visible()
    expect(arena.get_by_role("group", name="Yield ground").get_by_role("button")).to_have_count(1)
    expect(arena.get_by_role("columnheader", name="Stamina")).to_be_visible()
    arena.get_by_role("button", name="Odds: Strike at Cato").click()
    expect(arena.get_by_text("Wounds in 40%.")).to_be_visible()
    picture(arena, "any-game-table")
    assert violations(arena) == []
    arena.get_by_text("Why can't I…?").click()
    arena.get_by_label("Rival").select_option("Bolo")
    arena.get_by_label("Word").fill("coward")
    arena.get_by_role("button", name="Ask").click()
    expect(arena.get_by_text("He looks away.")).to_be_visible()
    assert intents == [{"intent": "taunt", "whom": "b", "with": "coward"}]
    arena.get_by_role("tab", name="Log").click()
    arena.get_by_role("button", name="The gates open.").click()
    arena.get_by_role("tabpanel").get_by_role("button", name="DU-AIM-01").click()
    expect(arena.get_by_role("heading", name="Aiming")).to_be_visible()
    arena.get_by_role("tab", name="Match").click()
    expect(arena.get_by_label("Parry")).to_be_visible()
    arena.get_by_role("button", name="Strike at Cato", exact=True).click()
    expect(arena.get_by_role("heading", name="Blow 1?")).to_be_visible()
    assert chosen == ["strike 1"]
