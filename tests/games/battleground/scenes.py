"""Scenes: drawn positions for tests, with one character acting.

    s = scene("he-man@F6:1 focus mana=2", "skeletor@G6:4 weapons=havoc-staff", acting="he-man", ap=3)
    s.dice(4, 4, 1, 2, 3)
    s.do("attack power-sword skeletor")

A figure is `CARD@HEX:FACING` and further words: `focus`, `overwatch`, `activated`, `mana=2`, `wounds=1`,
`buff=haste`, `debuff=slow`, `weapons=a,b`, `items=a,b`, `reserve=a`, `seat=1`, `id=name`. Its seat
follows from its faction (masters 0, evil 1). Facings are 0..5: E, NE, NW, W, SW, SE; row letters
grow northwards. The board is open, 13 rows A–M of 14/15 hexes, unless `terrain` (hex -> sign, as
in the map files), a `picture` or `map` (a shipped map) is given. Rows A–C and K–M are the zones.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from msgspec import UNSET

from battlewright.games.battleground import library
from battlewright.games.battleground.field import ROWS, prepare
from battlewright.games.battleground.game import Battleground
from battlewright.games.battleground.model.cards import MapCard
from battlewright.games.battleground.model.frames import Activation, Initiative, Interruption, Round
from battlewright.games.battleground.model.state import Character, Player, State
from battlewright.kernel.decisions import Decision
from battlewright.kernel.denial import Answer
from battlewright.kernel.events import Event
from battlewright.kernel.options import option_text
from battlewright.kernel.rng import Rng

PACK = Path(__file__).parent / "pack"
GAME = Battleground(PACK)
HEIGHT, WIDTH = 13, 15

E = TypeVar("E", bound=Event)


class Scene:
    """A position in play."""

    def __init__(self, state: State, game: Battleground = GAME) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []

    def __getitem__(self, name: str) -> Character:
        return self.state.characters[name]

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
    def turn(self) -> Activation | Interruption:
        """The activation or interruption under way."""
        return next(f for f in reversed(self.state.stack) if isinstance(f, Activation | Interruption))

    def dice(self, *faces: int) -> Scene:
        """The next dice show these faces."""
        self.state.rng.script = list(faces)
        return self

    def do(self, *texts: str) -> Scene:
        """Make these choices in turn, each by the first seat asked. Events gather in `events`."""
        for text in texts:
            option = self.game.reader.read(text)
            self.events.extend(self.game.apply(self.state, self.asked[0], option))
        return self

    def offers(self, prefix: str) -> list[str]:
        """The options that start with these words."""
        return [text for text in self.options if text == prefix or text.startswith(prefix + " ")]

    def heard(self, kind: type[E]) -> list[E]:
        """The events of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def why(self, seat: int, **intent: Any) -> Answer:
        """The answer to an intent, e.g. `s.why(0, intent="attack", attacker="he-man", target="skeletor")`."""
        return self.game.explain(self.state, seat, intent)

    def denied_by(self, seat: int, **intent: Any) -> list[str]:
        """The rules that stand against an intent."""
        return [denial.rule for denial in self.why(seat, **intent).denials]


def board(terrain: Mapping[str, str] | None = None, picture: Iterable[str] | None = None) -> MapCard:
    """A small map: open ground, with signs put on single hexes, or drawn row by row (top row first)."""
    if picture is not None:
        rows = list(picture)
    else:
        grid = {row: ["."] * (WIDTH - 1 + number % 2) for number, row in enumerate(ROWS[:HEIGHT])}
        for at, sign in (terrain or {}).items():
            grid[at[0]][int(at[1:]) - 1] = sign
        rows = ["".join(grid[row]).ljust(WIDTH, "#") for row in reversed(ROWS[:HEIGHT])]
    last = ROWS[len(rows) - 1]
    zones = (("A", "C"), (ROWS[len(rows) - 3], last))
    return MapCard(id="scene:" + "/".join(rows), name="Scene", rows=tuple(rows), objectives=0, zones=zones)


def _figure(text: str, game: Battleground) -> Character:
    place, *words = text.split()
    card, _, where = place.partition("@")
    at, _, facing = where.partition(":")
    content = game.content
    fields: dict[str, Any] = {"id": card, "seat": 0 if content.characters[card].faction == "masters" else 1}
    for word in words:
        name, _, value = word.partition("=")
        if name in ("weapons", "items", "reserve", "lasting"):
            fields[name] = [v for v in value.split(",") if v]
        elif not value:
            fields[name] = True
        else:
            fields[name] = int(value) if value.isdigit() else value
    return Character(card=card, at=at, facing=int(facing or 0), **fields)


def scene(
    *figures: str,
    acting: str = "",
    ap: int = 3,
    terrain: Mapping[str, str] | None = None,
    picture: Iterable[str] | None = None,
    map: str = "",
    objectives: Iterable[str] = (),
    hands: Mapping[int, Iterable[str]] | None = None,
    decks: Mapping[int, Iterable[str]] | None = None,
    card: str = "fate-23",
    round: int = 1,
    teams: Iterable[Iterable[int]] = ((0,), (1,)),
    first_team: int = 0,
    switches: Mapping[str, bool] | None = None,
    seed: str = "scene",
    game: Battleground = GAME,
) -> Scene:
    """A position: `acting` is in the middle of its activation, or (without it) cards are chosen."""
    content = library.register(game.content)
    if map:
        name = map
    else:
        drawn = board(terrain, picture)
        name = drawn.id
        library._FIELDS[(content.hash, name)] = prepare(drawn)
    characters: dict[str, Character] = {c.id: c for c in map_figures(figures, game)}
    seats = [seat for team in teams for seat in team]
    state = State(
        rng=Rng(seed=seed),
        content=content.hash,
        scenario="skirmish" if len(seats) == 2 else "team-battle",
        map=name,
        switches=dict(switches or {}),
        teams=[list(team) for team in teams],
        hand_size=5 if len(seats) == 2 else 4,
        players=[Player(seat=seat, faction=("masters", "evil")[seat % 2]) for seat in range(len(seats))],
        characters=characters,
        objectives=list(objectives),
        zones=[0, 1],
        round=round,
        phase="activation",
        first_team=first_team,
    )
    for seat, cards in (hands or {}).items():
        state.players[seat].hand = list(cards)
    for seat, cards in (decks or {}).items():
        state.players[seat].deck = list(cards)
    for player in state.players:
        told = (card for card in (*player.hand, *player.deck) if card in content.fate)
        player.answers = [card for card in told if content.fate[card].answer is not None] or UNSET
    state.stack = [Round(step="clean_up"), Initiative(step="next" if acting else "ask")]
    if acting:
        seat = characters[acting].seat
        had = characters[acting].focus
        state.stack.append(
            Activation(
                seat=seat, character=acting, card=card, ap=ap, step="act", played=[card], had_focus=had
            )
        )
    return Scene(game.start(state), game)


def map_figures(figures: Iterable[str], game: Battleground = GAME) -> list[Character]:
    """The characters of a scene."""
    return [_figure(text, game) for text in figures]


def texts(decision: Decision) -> list[str]:
    """The options of a decision in text form."""
    return [option_text(option) for option in decision.options]
