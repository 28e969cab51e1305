"""Battles on small fields made for one moment: a seat in the browser; the other, by socket, only passes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.serving import Player, Server
from tests.web.table import Table

Visit = Callable[..., Page]
SQUARE = """(what) => {
  const found = document.querySelector('.field').locate(what);
  return found && { x: found.x + found.width / 2, y: found.y + found.height / 2 };
}"""
AT = """(asked) => {
  const { decision, sending } = document.querySelector('.table')?.dataset ?? {};
  return decision === asked && !sending;
}"""
PASSES = ("done", "stay", "skip", "decline", "keep", "accept", "auto")


def field(rows: Iterable[str], zones: Iterable[str], glyphs: str = "", **pieces: Any) -> dict[str, Any]:
    """A map that a match brings along."""
    layout: dict[str, Any] = {"name": "usual", "zones": list(zones)}
    if glyphs:
        layout["glyphs"] = glyphs
    return {"id": "moment", "name": "Moment", "rows": list(rows), "layouts": [layout], **pieces}


def passing(options: list[str]) -> str:
    """What does least."""
    return next((one for one in PASSES if one in options), options[0])


class Battle:
    """The first seat in a browser on its battlefield; `me` hears what the server tells that seat."""

    def __init__(
        self,
        visit: Visit,
        server: Server,
        ground: Mapping[str, Any],
        mine: list[str],
        theirs: list[str],
        *,
        look: str = "3d",
        places: Iterable[str] = (),
        switches: Mapping[str, str] | None = None,
    ) -> None:
        """Figures are set up by socket on the given places (`A-finn B2`), else wherever there is room."""
        setup: dict[str, Any] = {
            "scenario": "last-army",
            "map": dict(ground),
            "points": 1000,
            "armies": [mine, theirs],
        }
        if switches:
            setup["switches"] = dict(switches)
        match, tokens = server.open("person", "person", setup=setup, game="heroscape")
        self.me, self.other = server.sit(match, tokens["0"]), server.sit(match, tokens["1"])
        self.wanted = {f"place {place}" for place in places}
        self.page = visit("about:blank", motion="reduce")
        kept = json.dumps(json.dumps({"look": look, "quality": "low"}))
        self.page.add_init_script(f"localStorage.setItem('heroscape-look', {kept})")
        self.page.add_init_script(server.holding(match, {"0": tokens["0"]}, "heroscape"))
        self.url = f"{server.url}/play/{match}"
        self.table = Table(self.page)
        self.opened = False

    def __enter__(self) -> Battle:
        return self

    def __exit__(self, *_: object) -> None:
        for player in (self.me, self.other):
            player.__exit__()

    # --- by socket -------------------------------------------------------------------------------------

    def until(self, kind: str, option: str = "") -> None:
        """Pass on both sides by socket until the first seat is asked this, with such an option."""
        for _ in range(600):
            if self._asks(kind, option):
                return
            player = self.other if self.other.decision else self.me
            if player.decision and not (player is self.me and self._forced()):
                self._choose(player)
            else:
                self.me.hear()
                self.other.wait(self.me.state["seq"])
        raise AssertionError(f"nobody asked for {kind} {option}")

    def _asks(self, kind: str, option: str) -> bool:
        asked = self.me.decision
        return bool(
            asked and asked["kind"] == kind and any(o["text"].startswith(option) for o in asked["options"])
        )

    def _forced(self) -> bool:
        """Whether the browser answers by itself what the first seat is asked."""
        return self.opened and len((self.me.decision or {})["options"]) == 1

    def _choose(self, player: Player) -> None:
        options = [o["text"] for o in (player.decision or {})["options"]]
        placed = [one for one in options if one in self.wanted]
        seq = player.choose(placed[0] if placed else passing(options))
        for each in (self.me, self.other):
            each.wait(seq)

    def answered(self, seq: int) -> None:
        """Hear what the browser has chosen, and let the other side pass while it is asked."""
        while self.me.state["seq"] <= seq:
            self.me.hear()
        self._others()

    def _others(self) -> None:
        self.other.wait(self.me.state["seq"])
        while self.other.decision:
            self._choose(self.other)

    def asked(self, kind: str) -> list[dict[str, Any]]:
        """What the first seat may choose, once it is asked for this; the browser answers what is forced."""
        while not self._asks(kind, ""):
            self.me.hear()
            self._others()
        return list((self.me.decision or {})["options"])

    # --- in the browser --------------------------------------------------------------------------------

    def look(self) -> None:
        """Open the battlefield."""
        self.page.goto(self.url)
        expect(self.page.locator(".camera")).to_be_visible()
        self.opened = True

    def spot(self, what: Mapping[str, str]) -> tuple[float, float]:
        """Where the battlefield says that a space or a figure is on the screen, at the present question."""
        asked = str((self.me.decision or {})["id"])
        self.page.wait_for_function(AT, arg=asked)
        self.page.wait_for_function(f"(what) => Boolean(({SQUARE})(what))", arg=dict(what))
        found = self.page.evaluate(SQUARE, dict(what))
        return found["x"], found["y"]

    def point(self, **what: str) -> None:
        """Bring the pointer there."""
        self.page.mouse.move(*self.spot(what))

    def click(self, **what: str) -> None:
        """Click on a space (`place`) or a figure (`piece`)."""
        self.page.mouse.click(*self.spot(what))

    def choose(self, option: str = "", **what: str) -> None:
        """Click on a space or a figure, then on an option of the menu if it is given; wait for the server."""
        seq = self.me.state["seq"]
        self.click(**what)
        if option:
            self.page.locator(f'.aiming [data-option="{option}"]').click()
        self.answered(seq)

    def go(self, place: str) -> None:
        """Click on a space to go there; where a figure can stand in several ways, the first of them."""
        ways = [o["text"] for o in self.asked("go") if o["fields"].get("to", [""])[0] == place]
        self.choose(ways[0] if len(ways) > 1 else "", place=place)

    # --- what came of it -------------------------------------------------------------------------------

    def at(self, figure: str) -> list[str]:
        """The spaces under a figure."""
        rows = self.me.state["table"]["figures"]
        return next(list(row["space_ids"]) for row in rows if row["id"] == figure)

    def reads(self, words: str) -> None:
        """The log says this."""
        self.table.tab("Log")
        expect(self.page.locator("ol.log")).to_contain_text(words)
        self.table.tab("Play")
