"""Scenes: drawn positions for tests, with one army card acting.

    s = scene("A finn-the-viking-champion@C3", "B marro-warriors@E3", acting="A-finn-the-viking-champion")
    s.do("move A-finn-the-viking-champion", "go D3")  # nobody else can move: the attack step follows
    s.dice(1, 1, 4, 6, 6, 6).do("attack A-finn-the-viking-champion B-marro-warriors.1")

A figure is `SEAT UNIT@SPACE[,SPACE]` and further words: `wounds=1`, `facing=2`, `reserve`, `destroyed`. Seats
are letters A to F. Figures get the ids of the game: `A-finn` for unique heroes, `A-unit.1`, `A-unit.2` … for
squads and common heroes, in the order they are written; copies of common cards follow from the number of
figures (or `copies={"A-marro-drones": 2}`).

`rows` draws the battlefield as in map files; without it there is a flat meadow of level 1, 9 columns (A–I)
and 9 rows. `pieces` holds walls, obstacles, ladders, doors, marks, zones as in map files. `glyphs` are given
as `{"C4": "A", "D5": "?K"}` (`?`: symbol side up).

`units` adds cards of the test's own: `unit("ogre", height=9, move=8)` is a plain hero with those numbers;
`parts=[{"kind": "trait", "trait": "flying"}]` gives it one power with these parts.

`acting` is the card whose turn it is: the turn goes on after its bonds; steps in which nothing can be chosen
pass by themselves. Without `acting` a new round starts with laying markers; with `order` (initiative) and
`markers` ({"A-finn": "1X", …}) the turns of a round start. `end_of_round=True` resolves the end of the round.
Combat dice: 1-3 skull, 4-5 shield, 6 blank. Switches by name: `v_cover="on"`, `climb_limit="height_minus_1"`.
"""

from __future__ import annotations

import copy
import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from battlewright.games.heroscape import library
from battlewright.games.heroscape.board import MapCard
from battlewright.games.heroscape.content import Content, Unit
from battlewright.games.heroscape.game import Heroscape
from battlewright.games.heroscape.model.cards import Goal, ScenarioCard, UnitCard
from battlewright.games.heroscape.model.frames import EndRound, Round, Turn, Turns
from battlewright.games.heroscape.model.state import Card, Figure, Glyph, Player, State
from battlewright.games.heroscape.procedures.preparing import prepare_board
from battlewright.games.heroscape.rules.table import points_of
from battlewright.games.heroscape.switches import problems
from battlewright.kernel.decisions import Decision
from battlewright.kernel.events import Event
from battlewright.kernel.facts import fact_of
from battlewright.kernel.options import option_text
from battlewright.kernel.rng import Rng

GAME = Heroscape()
LETTERS = "ABCDEF"
MEADOW = tuple((" " if row % 2 else "") + " ".join(["g1"] * 9) for row in range(9))

E = TypeVar("E", bound=Event)


def unit(id: str, **facts: Any) -> UnitCard:
    """A card of the test's own: a plain medium hero unless told otherwise."""
    plain: dict[str, Any] = {
        "id": id,
        "name": id.title(),
        "general": "Jandar",
        "rarity": "unique",
        "unit_type": "squad" if facts.get("figures", 1) > 1 else "hero",
        "species": "human",
        "unit_class": "warrior",
        "personality": "valiant",
        "size": "medium",
        "height": 5,
        "life": 4,
        "move": 5,
        "range": 1,
        "attack": 3,
        "defence": 3,
        "points": 100,
    }
    parts = facts.pop("parts", None)
    if parts is not None:
        facts["powers"] = [{"id": "power", "name": "Power", "text": "Test.", "parts": parts}]
    return msgspec.convert(plain | facts, UnitCard)


class Scene:
    """A position in play."""

    def __init__(self, state: State, game: Heroscape = GAME) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []

    def __getitem__(self, name: str) -> Figure:
        return self.state.figures[name]

    def card(self, name: str) -> Card:
        """An army card of the match."""
        return self.state.cards[name]

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats asked now."""
        return self.game.asked(self.state)

    @property
    def decision(self) -> Decision:
        """The decision of the first seat asked."""
        return self.game.decision(self.state, self.asked[0])

    @property
    def kind(self) -> str:
        """The kind of the decision, or an empty string at the end."""
        return self.decision.kind if self.asked else ""

    @property
    def options(self) -> list[str]:
        """The options in text form."""
        return self.decision.texts()

    @property
    def turn(self) -> Turn:
        """The turn under way."""
        return next(f for f in reversed(self.state.stack) if isinstance(f, Turn))

    def dice(self, *faces: int) -> Scene:
        """The next dice show these faces."""
        self.state.rng.script = list(faces)
        return self

    def do(self, *texts: str) -> Scene:
        """Take these options, each for the seat that is asked (or the one it is offered to)."""
        for text in texts:
            seat, option = self._offered(text)
            self.events = self.game.take(self.state, seat, option)
        return self

    def _offered(self, text: str) -> tuple[int, Any]:
        for seat in self.asked:
            for option in self.game.decision(self.state, seat).options:
                if option_text(option) == text:
                    return seat, option
        offered = {seat: self.game.decision(self.state, seat).texts() for seat in self.asked}
        raise AssertionError(f"{text!r} is not offered; offered: {offered}")

    def offers(self, start: str) -> list[str]:
        """The options whose text begins like this."""
        return [text for text in self.options if text.startswith(start)]

    def ends(self) -> set[str]:
        """Where the picked figure may go: the ends of its `go` options, as `C4` or `C4,D4`."""
        return {text.split()[1] for text in self.offers("go ")}

    def cost(self, end: str) -> int:
        """What the (cheapest) way to an end costs."""
        prices = fact_of(self.decision.facts, "prices", list)
        texts = self.options
        return min(int(p["cost"]) for t, p in zip(texts, prices, strict=False) if t.split()[1:2] == [end])

    def price(self, text: str) -> dict[str, Any]:
        """The whole price of one `go` option."""
        found: dict[str, Any] = fact_of(self.decision.facts, "prices", list)[self.options.index(text)]
        return found

    def heard(self, kind: type[E]) -> list[E]:
        """The events of a kind since the last option taken."""
        return [event for event in self.events if isinstance(event, kind)]

    def run(self) -> Scene:
        """Let what is pending go on to the next question."""
        from battlewright.kernel.frames import run

        run(self.state, self.game._procedures)
        self.events = self.game.drain_events(self.state)
        return self


def content_with(units: Sequence[UnitCard], field: MapCard, scenario: ScenarioCard) -> Content:
    """The shipped content with a test's own cards and battlefield beside it."""
    content = copy.copy(GAME.content)
    content.units = GAME.content.units | {card.id: Unit(card) for card in units}
    content.powers = GAME.content.powers | {f"{c.id}/{p.id}": p for c in units for p in c.powers}
    content._laden = {}
    content.maps = GAME.content.maps | {field.id: field}
    content.scenarios = GAME.content.scenarios | {scenario.id: scenario}
    told = msgspec.to_builtins([list(units), field, scenario], str_keys=True)
    content.hash = "test:" + hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()
    return library.register(content)


def scene(
    *figures: str,
    acting: str = "",
    step: str = "before",
    rows: Sequence[str] = (),
    units: Sequence[UnitCard] = (),
    glyphs: Mapping[str, str] | None = None,
    markers: Mapping[str, str] | None = None,
    order: Sequence[int] = (),
    copies: Mapping[str, int] | None = None,
    teams: Sequence[Sequence[int]] = (),
    players: int = 0,
    goal: Mapping[str, Any] | None = None,
    rounds: int = 12,
    round: int = 1,
    points: int = 500,
    end_of_round: bool = False,
    map: str = "",
    zones: Sequence[str] = ("A1", "I9", "I1", "A9", "E9", "E1"),
    pieces: Mapping[str, Any] | None = None,
    **switches: str,
) -> Scene:
    """A position; see the docstring of the module."""
    assert not problems(switches), problems(switches)
    seats = max([players, 2, *(LETTERS.index(text[0]) + 1 for text in figures)])
    content = content_with(
        units, _field(rows, pieces or {}, zones, seats), _scenario(goal or {}, rounds, points)
    )
    state = State(
        rng=Rng(seed="scene"),
        content=content.hash,
        scenario="test",
        map=map or "field",
        switches=dict(switches),
        teams=[list(team) for team in teams] or [[seat] for seat in range(seats)],
        limit=points,
        rounds=rounds,
        players=[Player(seat=seat, zone=seat) for seat in range(seats)],
        round=round,
        phase="turns",
        order=list(order) or list(range(seats)),
    )
    for text in figures:
        _figure(state, content, text)
    _cards(state, content, copies or {})
    prepare_board(state)
    if glyphs is not None:
        state.glyphs = [
            Glyph(at=a, letter=g.lstrip("?"), up=not g.startswith("?")) for a, g in glyphs.items()
        ]
    for name, laid in (markers or {}).items():
        state.cards[name].markers = list(laid)
    state.stack = _stack(state, acting, step, end_of_round, bool(order))
    return Scene(state).run()


def _field(rows: Sequence[str], pieces: Mapping[str, Any], zones: Sequence[str], seats: int) -> MapCard:
    homes = list(zones)[:seats]
    layouts = [{"name": "test", "zones": homes}] if not rows or "zones" in pieces else []
    rest = {k: v for k, v in pieces.items() if k != "zones"}
    if "zones" in pieces:
        layouts = [{"name": "test", "zones": list(pieces["zones"])}]
    drawn = {"id": "field", "name": "Field", "rows": list(rows or MEADOW), "layouts": layouts, **rest}
    return msgspec.convert(drawn, MapCard)


def _scenario(goal: Mapping[str, Any], rounds: int, points: int) -> ScenarioCard:
    wanted = msgspec.convert({"kind": "last-army", **goal}, Goal)
    return ScenarioCard(
        id="test",
        name="Test",
        text="Test.",
        map="field",
        players=(2, 3, 4, 5, 6),
        rounds=rounds,
        points=points,
        goal=wanted,
    )


def _figure(state: State, content: Content, text: str) -> None:
    letter, rest = text.split(" ", 1)
    where, *words = rest.split()
    name, _, at = where.partition("@")
    seat = LETTERS.index(letter)
    facts = content.units[name].card
    number = sum(f.unit == name and f.seat == seat for f in state.figures.values()) + 1
    alone = facts.figures == 1 and facts.rarity == "unique"
    id = f"{letter}-{name}" if alone else f"{letter}-{name}.{number}"
    figure = Figure(
        id=id, unit=name, seat=seat, at=at.split(",") if at else [], place="board" if at else "destroyed"
    )
    for word in words:
        key, _, value = word.partition("=")
        if key in ("wounds", "facing"):
            setattr(figure, key, int(value))
        elif key == "treasure":
            figure.treasures = value.split(",")
        elif key in ("reserve", "destroyed"):
            figure.place = key  # type: ignore[assignment]
        else:
            raise AssertionError(f"unknown word {word!r}")
    state.figures[id] = figure


def _cards(state: State, content: Content, copies: Mapping[str, int]) -> None:
    """Cards for the figures: as many copies as their number needs."""
    counts: dict[tuple[int, str], int] = {}
    for figure in state.figures.values():
        counts[figure.seat, figure.unit] = counts.get((figure.seat, figure.unit), 0) + 1
    for (seat, name), number in counts.items():
        facts = content.units[name].card
        base = f"{LETTERS[seat]}-{name}"
        wanted = copies.get(base, 1 if facts.rarity == "unique" else -(-number // facts.figures))
        fallen = sum(
            f.place == "destroyed" for f in state.figures.values() if (f.seat, f.unit) == (seat, name)
        )
        for index in range(wanted):
            id = base if facts.rarity == "unique" else f"{base}-{index + 1}"
            lost = min(fallen, facts.figures)
            fallen -= lost
            card = Card(id=id, unit=name, seat=seat, owner=seat, lost=lost, out=lost >= facts.figures)
            if state.switches.get("v_power_points") == "on":
                card.power_points = 1
            state.cards[id] = card
        state.players[seat].points += points_of(state, name) * wanted


def _stack(state: State, acting: str, step: str, end_of_round: bool, in_turns: bool) -> list[Any]:
    if end_of_round:
        return [Round(step="marker"), EndRound()]
    if not acting:
        return [Round(step="turns" if in_turns else "start")]
    card = state.cards[acting]
    turn = Turn(seat=card.seat, card=acting, marker="1", step="begin" if step == "before" else step)  # type: ignore[arg-type]
    return [Round(step="end"), Turns(number=1, at=1), turn]
