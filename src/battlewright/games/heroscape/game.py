"""Heroscape as a game of the kernel: setup, views, questions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from pathlib import Path
from typing import ClassVar, Literal, Self, TypedDict, cast

import msgspec

from battlewright.games.heroscape import view as views
from battlewright.games.heroscape.advice import advise
from battlewright.games.heroscape.board import board_for
from battlewright.games.heroscape.building import ArmyBuilder, entries_of
from battlewright.games.heroscape.catalogue import catalogue_of
from battlewright.games.heroscape.content import PACKS, Content, load
from battlewright.games.heroscape.drawing import map_of
from battlewright.games.heroscape.evaluate import terms
from battlewright.games.heroscape.explain import Intent, explain
from battlewright.games.heroscape.judgement import JUDGE
from battlewright.games.heroscape.leaning import lean
from battlewright.games.heroscape.library import layout_for, register
from battlewright.games.heroscape.lobby import lexicon_behind, lobby_of
from battlewright.games.heroscape.model import frames
from battlewright.games.heroscape.model.cards import ArmyEntry, ScenarioCard
from battlewright.games.heroscape.model.options import HeroscapeOption
from battlewright.games.heroscape.model.state import Player, State
from battlewright.games.heroscape.narrator import HeroscapeNarrator
from battlewright.games.heroscape.orders import TOPICS, ordered_option
from battlewright.games.heroscape.own_maps import brought, card_of, text_of
from battlewright.games.heroscape.preview import preview
from battlewright.games.heroscape.procedures import rounds, setup
from battlewright.games.heroscape.procedures.preparing import prepare_board
from battlewright.games.heroscape.procedures.registry import PROCEDURES
from battlewright.games.heroscape.rules.armies import army_denials, random_army
from battlewright.games.heroscape.rules.fielding import without_army
from battlewright.games.heroscape.rules.table import friends
from battlewright.games.heroscape.rules.victory import scores
from battlewright.games.heroscape.surface import HeroscapeCatalogue, HeroscapeLobby, HeroscapeTable
from battlewright.games.heroscape.switches import PRESETS, chosen, problems, value
from battlewright.games.heroscape.table import table_of
from battlewright.kernel import denial
from battlewright.kernel.denial import Answer, denial_text
from battlewright.kernel.events import Event
from battlewright.kernel.game import Outcome, Setup, SetupError
from battlewright.kernel.modules import ModularGame, Modules
from battlewright.kernel.narration import Narrator
from battlewright.kernel.rng import Rng
from battlewright.kernel.surface import ColumnBoard, Lines, RuleText, rule_texts
from battlewright.texts import ENGLISH, rulebook, texts_in

MOST_POINTS, MOST_ROUNDS = 10_000, 1_000  # more than anybody plays; larger numbers are slips

ARMY_TERMS = ("scenario", "points", "preset", "switches")

SETUP_TYPES: dict[str, tuple[type, ...]] = {
    "scenario": (str,),
    "map": (str, dict),
    "players": (int,),
    "teams": (list, tuple),
    "points": (int, str),
    "rounds": (int, str),
    "armies": (list, tuple),
    "forces": (list, tuple),  # the same, as the browser's form calls it
    "draft": (bool,),
    "preset": (str,),
    "switches": (dict,),
}


class Wanted(TypedDict, total=False):
    """A setup whose keys, and the kinds of their values, have been checked."""

    scenario: str | None
    map: str | Mapping[str, object] | None
    players: int | None
    teams: Sequence[Sequence[int | str]] | None
    points: int | str | None
    rounds: int | str | None
    armies: Sequence[object] | None
    forces: Sequence[object] | None
    draft: bool | None
    preset: str | None
    switches: Mapping[str, object] | None


class Heroscape(ModularGame[State]):
    """Heroscape, the Master Game, for two to six players."""

    name: ClassVar[str] = "heroscape"
    title: ClassVar[str] = "Heroscape"
    modules = Modules(views.hide, views.reveal, preview, terms, advise, lean, TOPICS, ordered_option, JUDGE)

    def __init__(self, *packs: Path) -> None:
        """With the shipped content and the packs of the user, if any."""
        super().__init__(State, PROCEDURES, HeroscapeOption)
        self.content: Content = register(load(*packs))

    def under(self, folder: Path) -> Self:
        """The same game under content that was kept."""
        other = copy(self)
        other.content, other.folder = register(PACKS.only(folder)), str(folder)
        return other

    # --- setup ----------------------------------------------------------------------------------

    def new(self, setup: Setup | None = None, seed: str = "0") -> State:
        """A fresh match. `setup` names a scenario and, where wanted, map, players, armies, switches."""
        wanted = _checked(setup or {})
        scenario = self._scenario(wanted)
        players = wanted.get("players")
        players = len(_lists(wanted)) or scenario.players[0] if players is None else players
        state = State(
            rng=Rng(seed=seed),
            content=self.content.hash,
            scenario=scenario.id,
            map=self._map(wanted, scenario, players),
            switches=self._switches(wanted, scenario),
            teams=self._teams(wanted, scenario, players),
            limit=_number(wanted, "points", scenario.points, MOST_POINTS),
            rounds=_number(wanted, "rounds", scenario.rounds, MOST_ROUNDS),
            players=[Player(seat=seat, zone=seat) for seat in range(players)],
        )
        self._armies(state, wanted, scenario)
        prepare_board(state)
        state.stack = [frames.Round(), frames.Setup()]
        return self.start(state)

    def _scenario(self, wanted: Wanted) -> ScenarioCard:
        name = wanted.get("scenario") or next(iter(self.content.scenarios))
        if name not in self.content.scenarios:
            raise SetupError(f"setup: no scenario {name!r}; there are: {', '.join(self.content.scenarios)}")
        return self.content.scenarios[name]

    def _map(self, wanted: Wanted, scenario: ScenarioCard, players: int) -> str:
        if players not in scenario.players:
            allowed = ", ".join(map(str, scenario.players))
            raise SetupError(f"setup: scenario {scenario.id!r} is for {allowed} players, not {players}")
        given = wanted.get("map")
        if isinstance(given, dict):
            return self._own_map(given, players)
        name = str(given or scenario.map)
        if name and name not in self.content.maps:
            raise SetupError(f"setup: no map {name!r}; there are: {', '.join(self.content.maps)}")
        if name and layout_for(board_for(self.content.maps[name]), players) is not None:
            return name
        if given:
            raise SetupError(f"setup: map {name!r} has no start zones for {players} players")
        return self._any_map(players)

    def _own_map(self, given: Mapping[str, object], players: int) -> str:
        """A map that the setup brings along, as the state keeps it."""
        card, errors = brought(given)
        if card is None:
            raise SetupError("setup: " + "; ".join(map(str, errors[:5])))
        text = text_of(card)
        if layout_for(board_for(card_of(text)), players) is None:
            raise SetupError(f"setup: map {card.name!r} has no start zones for {players} players")
        return text

    def _bare(self, terms: Setup) -> State:
        """What an army is measured against: points and switches, and an empty table."""
        wanted = _checked({key: terms[key] for key in ARMY_TERMS if key in terms})
        scenario = self._scenario(wanted)
        return State(
            rng=Rng(seed="0"),
            content=self.content.hash,
            scenario=scenario.id,
            map="",
            switches=self._switches(wanted, scenario),
            teams=[[0]],
            limit=_number(wanted, "points", scenario.points, MOST_POINTS),
            rounds=scenario.rounds,
            players=[Player(seat=0, zone=0)],
        )

    def _any_map(self, players: int) -> str:
        """The first map with start zones for so many, where a scenario's own has none."""
        for name, card in self.content.maps.items():
            if layout_for(board_for(card), players) is not None:
                return name
        raise SetupError(f"setup: no map has start zones for {players} players")

    def _switches(self, wanted: Wanted, scenario: ScenarioCard) -> dict[str, str]:
        preset = str(wanted.get("preset") or "summary")
        if preset not in PRESETS:
            raise SetupError(f"setup: no preset {preset!r}; there are: {', '.join(PRESETS)}")
        try:
            own = chosen(dict(wanted.get("switches") or {}))
        except ValueError as error:
            raise SetupError(f"setup: {error}") from None
        switches = PRESETS[preset] | scenario.switches | own
        wrong = problems(switches)
        if wrong:
            raise SetupError("setup: " + "; ".join(wrong))
        return switches

    def _teams(self, wanted: Wanted, scenario: ScenarioCard, players: int) -> list[list[int]]:
        given = wanted.get("teams") or scenario.teams or [[seat] for seat in range(players)]
        try:
            teams = [[int(seat) for seat in team] for team in given]
        except (TypeError, ValueError):
            raise SetupError(f"setup: teams {given!r} must list the seats of each team by number") from None
        if sorted(seat for team in teams for seat in team) != list(range(players)) or len(teams) < 2:
            raise SetupError(
                f"setup: teams {teams!r} must name each seat from 0 to {players - 1} once, in 2 teams or more"
            )
        return teams

    def _armies(self, state: State, wanted: Wanted, scenario: ScenarioCard) -> None:
        """Armies that are given are checked and fielded; the others are chosen at the table."""
        given = _lists(wanted) or list(scenario.armies) or [None] * len(state.players)
        if len(given) != len(state.players):
            raise SetupError(
                f"setup: {len(given)} armies for {len(state.players)} seats; give one per seat or none"
            )
        wrong: list[str] = []
        for seat, army in enumerate(given):
            if army is None or army == "choose":
                continue
            entries = self._random_entries(state) if army == "random" else self._entries(seat, army)
            if not entries:
                none = f"no card is left for {state.limit} points" if army == "random" else "it has no cards"
                wrong.append(f"armies[{seat}]: {none} (HS-SETUP-01); raise points or name cards")
                continue
            found = army_denials(state, seat, entries)
            wrong += [f"armies[{seat}]: {denial_text(denial)}" for denial in found]
            if not found:
                for entry in entries:
                    setup.add_cards(state, seat, entry)
        left_out = without_army(state, drafted=scenario.draft) if not wrong else ""
        if left_out:
            wrong.append(left_out)
        if wrong:
            raise SetupError("setup: " + "; ".join(wrong))

    def _random_entries(self, state: State) -> tuple[ArmyEntry, ...]:
        """An army by chance; with HSV-ARMY-01 of cards that nobody has taken."""
        exclusive = value(state.switches, "v_exclusive_armies") == "on"
        closed = [card.unit for card in state.cards.values()] if exclusive else []
        return random_army(self.content, state.limit, state.rng.below, closed)

    def _entries(self, seat: int, army: object) -> tuple[ArmyEntry, ...]:
        if isinstance(army, str):
            if army not in self.content.armies:
                known = ", ".join(self.content.armies)
                raise SetupError(f"setup: armies[{seat}]: no army {army!r}; there are: {known}")
            return self.content.armies[army].cards
        listed = army.get("cards", army) if isinstance(army, dict) else army
        try:
            if isinstance(army, dict) and "lines" in army:
                return entries_of(msgspec.convert(army["lines"], Lines))
            entries = list(cast("Iterable[object]", listed))  # whatever else it is, `list` refuses it
            plain = [{"card": entry} if isinstance(entry, str) else entry for entry in entries]
            return msgspec.convert(plain, tuple[ArmyEntry, ...])
        except (msgspec.ValidationError, TypeError) as error:
            raise SetupError(f"setup: armies[{seat}]: {error}; give a name or a list of cards") from None

    # --- questions ------------------------------------------------------------------------------

    def seats(self, state: State) -> tuple[int, ...]:
        """All seats."""
        return tuple(player.seat for player in state.players)

    def outcome(self, state: State) -> Outcome | None:
        """How it ended, or None."""
        return state.result if not state.stack else None

    def explain(self, state: State, seat: int, intent: denial.Intent) -> Answer:
        """Whether a seat may do something, and if not, why not."""
        return explain(state, seat, msgspec.convert(intent, Intent))

    def teams(self, state: State) -> tuple[tuple[int, ...], ...]:
        """The sides of the match."""
        return tuple(tuple(team) for team in state.teams)

    # --- around the table -----------------------------------------------------------------------

    def narrator(self, language: str) -> Narrator:
        """Heroscape in the words of a language, or in English where there is no such language."""
        return HeroscapeNarrator(texts_in(language), self.content)

    def lobby(self, words: Narrator) -> HeroscapeLobby:
        """What a new match can be set up with."""
        return lobby_of(super().lobby(words), self.content, words)

    def catalogue(self, words: Narrator) -> HeroscapeCatalogue:
        """The cards, for showing them."""
        return catalogue_of(self.content, words)

    def list_builder(self) -> ArmyBuilder:
        """Armies that are built outside a match."""
        return ArmyBuilder(self.content, self._bare)

    def map_view(self, name: str, words: Narrator) -> ColumnBoard:
        """A map, for drawing it."""
        return map_of(self.content, name, lexicon_behind(words, self.content))

    def rulebook(self, language: str = ENGLISH) -> tuple[RuleText, ...]:
        """The rules reference."""
        return rule_texts(rulebook(self.name, language).rules.values())

    def table(self, view: State, seat: int | None, words: Narrator) -> HeroscapeTable:
        """A view as structured text."""
        return table_of(view, seat, words)

    # --- ending early ---------------------------------------------------------------------------

    def resign(self, state: State, seat: int) -> list[Event]:
        """HS-END-01: the seat's side gives up; everybody else wins."""
        winners = tuple(p.seat for p in state.players if not friends(state, seat, p.seat))
        return self._end(state, Outcome(winners, "concession", ("HS-END-01",), scores(state)))

    def agree_draw(self, state: State) -> list[Event]:
        """HS-END-03: all agree on a draw."""
        return self._end(state, Outcome((), "agreed draw", ("HS-END-03",), scores(state)))

    def _end(self, state: State, outcome: Outcome) -> list[Event]:
        self.check_not_over(state)
        state.result = outcome
        rounds.finish(state)
        return self.drain_events(state)


def _checked(setup: Setup) -> Wanted:
    """The same setup, refused if it has an unknown key or a value of the wrong kind."""
    unknown = sorted(set(setup) - set(SETUP_TYPES))
    if unknown:
        raise SetupError(f"setup: unknown key {unknown[0]!r}; known: {', '.join(sorted(SETUP_TYPES))}")
    for key, kinds in SETUP_TYPES.items():
        given = setup.get(key)
        wrong = int in kinds and isinstance(given, bool)  # a tick is no number
        if given is not None and (wrong or not isinstance(given, kinds)):
            raise SetupError(f"setup: {key} must be a {kinds[0].__name__}, not {given!r}")
    return cast("Wanted", setup)


def _lists(wanted: Wanted) -> list[object]:
    """The armies a setup names, seat by seat."""
    return list(wanted.get("armies") or wanted.get("forces") or ())


def _number(wanted: Wanted, key: Literal["points", "rounds"], usual: int, most: int) -> int:
    """A number of the setup, from 1 to `most`; left out or empty it is the scenario's."""
    given = wanted.get(key)
    if given is None or given == "":
        return usual
    readable = isinstance(given, int) or (given.isdecimal() and len(given) <= len(str(most)))
    number = int(given) if readable else 0
    if not 1 <= number <= most:
        short = isinstance(given, str) or abs(given) < 1e20
        shown = f"{str(given)[:20]!r}" if short else "one beyond all bounds"
        raise SetupError(
            f"setup: {key} must be a number from 1 to {most}, not {shown};"
            f" leave it out for the scenario's {usual}"
        )
    return number
