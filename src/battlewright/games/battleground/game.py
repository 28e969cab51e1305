"""Battleground as a game of the kernel: setup, procedures, views, questions.

The table from kinds of frames to procedures is here; everything it names lives in `procedures/`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from pathlib import Path
from typing import ClassVar, Never, Self, TypedDict, cast

import msgspec

from battlewright.games.battleground import view as views
from battlewright.games.battleground.advice import advise
from battlewright.games.battleground.building import ForceBuilder, force_of, scenario_named
from battlewright.games.battleground.catalogue import catalogue_of
from battlewright.games.battleground.content import PACKS, Content, load
from battlewright.games.battleground.drawing import map_of
from battlewright.games.battleground.drawn import Drawn, drawn
from battlewright.games.battleground.evaluate import terms
from battlewright.games.battleground.explain import Intent, explain
from battlewright.games.battleground.judgement import JUDGE
from battlewright.games.battleground.leaning import lean
from battlewright.games.battleground.library import field_of, register
from battlewright.games.battleground.lobby import lobby_of
from battlewright.games.battleground.model import frames
from battlewright.games.battleground.model.cards import ForceCard, ScenarioCard
from battlewright.games.battleground.model.options import BattlegroundOption
from battlewright.games.battleground.model.state import Player, State
from battlewright.games.battleground.narrator import BattlegroundNarrator
from battlewright.games.battleground.orders import TOPICS, ordered_option
from battlewright.games.battleground.preview import preview
from battlewright.games.battleground.procedures import (
    activation,
    arrivals,
    attack,
    changes,
    draft,
    effect,
    interruption,
    movement,
    payment,
    roll,
    rounds,
    setup,
    shoving,
    wounds,
)
from battlewright.games.battleground.procedures.moments import REACTIONS
from battlewright.games.battleground.rules.forces import force_denials, team_denials
from battlewright.games.battleground.rules.table import opponents
from battlewright.games.battleground.rules.victory import seat_vp
from battlewright.games.battleground.surface import (
    BattlegroundCatalogue,
    BattlegroundLobby,
    BattlegroundTable,
)
from battlewright.games.battleground.table import table_of
from battlewright.kernel import denial
from battlewright.kernel.denial import Answer, denial_text
from battlewright.kernel.events import Event
from battlewright.kernel.frames import Frame, Procedure
from battlewright.kernel.game import Outcome, Setup, SetupError
from battlewright.kernel.modules import ModularGame, Modules
from battlewright.kernel.narration import Narrator
from battlewright.kernel.rng import Rng
from battlewright.kernel.surface import HexBoard, Lines, RuleText, rule_texts
from battlewright.texts import ENGLISH, rulebook, texts_in

PROCEDURES: dict[type[Frame], Procedure[State, Never]] = {
    frames.Window: REACTIONS.procedure(),
    frames.Draft: Procedure(draft.draft_advance, draft.draft_decision, draft.draft_take),
    frames.Setup: Procedure(setup.setup_advance, setup.setup_decision, setup.setup_take),
    frames.Round: Procedure(rounds.round_advance),
    frames.Preparation: Procedure(rounds.preparation_advance, rounds.preparation_decision),
    frames.Initiative: Procedure(rounds.initiative_advance, rounds.initiative_decision),
    frames.Tie: Procedure(rounds.tie_advance, rounds.tie_decision, rounds.tie_take),
    frames.Activation: Procedure(
        activation.activation_advance, activation.activation_decision, activation.activation_take
    ),
    frames.Interruption: Procedure(
        interruption.interruption_advance,
        interruption.interruption_decision,
        interruption.interruption_take,
    ),
    frames.Movement: Procedure(movement.movement_advance, movement.movement_decision, movement.movement_take),
    frames.Turning: Procedure(movement.turning_advance, movement.turning_decision, movement.turning_take),
    frames.Shoving: Procedure(shoving.shoving_advance, shoving.shoving_decision, shoving.shoving_take),
    frames.Swapping: Procedure(shoving.swapping_advance),
    frames.Attack: Procedure(attack.attack_advance, attack.attack_decision, attack.attack_take),
    frames.Roll: Procedure(roll.roll_advance, roll.roll_decision, roll.roll_take),
    frames.Effect: Procedure(effect.effect_advance, effect.effect_decision, effect.effect_take),
    frames.Wounding: Procedure(wounds.wounding_advance),
    frames.Payment: Procedure(payment.payment_advance, payment.payment_decision, payment.payment_take),
    frames.TokenLoss: Procedure(changes.token_loss_advance),
    frames.Giving: Procedure(changes.giving_advance),
    frames.Arrivals: Procedure(arrivals.arrivals_advance, arrivals.arrivals_decision, arrivals.arrivals_take),
    frames.CleanUp: Procedure(rounds.clean_up_advance),
}

SWITCHES = {"massive_cover_low_only": "BG-BIG-14"}
"""House rules a match can switch on, and the rule each one changes."""

SETUP_KEYS = {"scenario", "forces", "map", "switches"}
SETUP_TYPES = {"scenario": (str,), "forces": (list, tuple), "map": (str,), "switches": (dict,)}


class Wanted(TypedDict, total=False):
    """A setup whose keys, and the kinds of their values, have been checked."""

    scenario: str | None
    forces: Sequence[object] | None
    map: str | None
    switches: Mapping[str, object] | None


class Battleground(ModularGame[State]):
    """Masters of the Universe: Battleground, for two players or two teams of two."""

    name: ClassVar[str] = "battleground"
    title: ClassVar[str] = "Battleground"
    modules = Modules(views.hide, views.reveal, preview, terms, advise, lean, TOPICS, ordered_option, JUDGE)

    def __init__(self, *packs: Path) -> None:
        """With the shipped content and the packs of the user, if any."""
        super().__init__(State, PROCEDURES, BattlegroundOption)
        self.content: Content = register(load(*packs))

    def under(self, folder: Path) -> Self:
        """The same game under content that was kept."""
        other = copy(self)
        other.content, other.folder = register(PACKS.only(folder)), str(folder)
        return other

    # --- setup ----------------------------------------------------------------------------------

    def new(self, setup: Setup | None = None, seed: str = "0") -> State:
        """A fresh match. `setup` names a scenario, and optionally Forces by seat, a map and switches."""
        wanted = _checked(setup or {})
        scenario = self._scenario(wanted)
        forces = self._forces(wanted, scenario)
        state = State(
            rng=Rng(seed=seed),
            content=self.content.hash,
            scenario=scenario.id,
            map=self._map(wanted, scenario),
            switches=self._switches(wanted),
            teams=[list(team) for team in scenario.teams],
            points=scenario.points,
            hand_size=scenario.hand,
            fate_cards=scenario.fate_cards,
            glory_cards=scenario.glory_cards,
            rounds=scenario.rounds,
            players=[Player(seat=seat) for seat in range(sum(len(team) for team in scenario.teams))],
        )
        self._stack(state, scenario, forces)
        return self.start(state)

    def _stack(self, state: State, scenario: ScenarioCard, forces: dict[int, ForceCard | None]) -> None:
        """What is pending at the start: building Forces if need be, then the set-up."""
        fixed = bool(scenario.placements)
        state.stack = [frames.Setup(step="cards" if fixed else "roll", fixed=fixed)]
        if fixed:
            self._fixed_setup(state, scenario, forces)
            return
        drafts = {
            seat: frames.DraftedForce() if f is None else frames.DraftedForce(force=f, done=True)
            for seat, f in forces.items()
        }
        state.stack.append(frames.Draft(drafts=drafts))

    def _fixed_setup(self, state: State, scenario: ScenarioCard, forces: dict[int, ForceCard | None]) -> None:
        """BG-SETUP-04: terrain, objectives and models as shown; the decks are known to both."""
        for seat, force in forces.items():
            assert force is not None
            setup.field_force(state, seat, force)
            state.players[seat].open_deck = True
        state.zones = list(range(len(scenario.teams)))
        state.objectives = list(field_of(state).objectives)
        for character in state.characters.values():
            place = scenario.placements[character.card]
            character.at, character.facing = place.at, place.facing

    def _scenario(self, wanted: Wanted) -> ScenarioCard:
        return scenario_named(self.content, wanted.get("scenario", "first-game"))

    def _map(self, wanted: Wanted, scenario: ScenarioCard) -> str:
        name = wanted.get("map") or scenario.map
        if name and name not in self.content.maps:
            raise SetupError(f"setup: no map {name!r}; there are: {', '.join(self.content.maps)}")
        if scenario.map and name != scenario.map:
            raise SetupError(
                f"setup: scenario {scenario.id!r} is played on {scenario.map!r}, not on {name!r}"
            )
        return str(name)

    def _switches(self, wanted: Wanted) -> dict[str, bool]:
        switches = dict(wanted.get("switches") or {})
        for name in switches:
            if name not in SWITCHES:
                raise SetupError(f"setup: no switch {name!r}; there are: {', '.join(SWITCHES)}")
        for name, value in switches.items():
            if isinstance(value, str):
                raise SetupError(f"setup: switch {name!r} is on or off, not {value!r}")
        return {name: bool(value) for name, value in switches.items()}

    def _forces(self, wanted: Wanted, scenario: ScenarioCard) -> dict[int, ForceCard | None]:
        """The Force of each seat; None where the player builds it."""
        seats = sorted(seat for team in scenario.teams for seat in team)
        given = list(wanted.get("forces") or scenario.forces or [None] * len(seats))
        if len(given) != len(seats):
            raise SetupError(f"setup: {len(given)} forces for {len(seats)} seats; give one per seat or none")
        if scenario.placements and list(given) != list(scenario.forces):
            raise SetupError(f"setup: scenario {scenario.id!r} is played with its own Forces")
        forces = {seat: self._force(seat, force) for seat, force in zip(seats, given, strict=True)}
        if not scenario.placements:
            self._check(scenario, forces)
        return forces

    def _force(self, seat: int, force: object) -> ForceCard | None:
        if force is None or force == "build":
            return None
        if isinstance(force, str):
            if force not in self.content.forces:
                known = ", ".join(self.content.forces)
                raise SetupError(f"setup: forces[{seat}]: no Force {force!r}; there are: {known}")
            return self.content.forces[force]
        try:
            given = dict(cast("Mapping[str, object]", force))  # whatever else it is, `dict` refuses it
            if "lines" in given:
                return force_of(self.content, msgspec.convert(given["lines"], Lines))
            return msgspec.convert({"id": "own", "name": "Own Force", **given}, ForceCard)
        except (msgspec.ValidationError, TypeError, ValueError) as error:
            raise SetupError(f"setup: forces[{seat}]: {error}") from None

    def _check(self, scenario: ScenarioCard, forces: Mapping[int, ForceCard | None]) -> None:
        problems = []
        for seat, force in forces.items():
            if force is not None:
                found = force_denials(self.content, scenario, force)
                problems += [f"forces[{seat}]: {denial_text(denial)}" for denial in found]
        for team in scenario.teams:
            mates = [f for f in (forces[seat] for seat in team) if f is not None]
            if not problems and len(mates) > 1:
                problems += [
                    f"team of seat {team[0]}: {denial_text(d)}" for d in team_denials(self.content, mates)
                ]
        if problems:
            raise SetupError("setup: " + "; ".join(problems))

    # --- questions ------------------------------------------------------------------------------

    def seats(self, state: State) -> tuple[int, ...]:
        """All seats."""
        return tuple(player.seat for player in state.players)

    def outcome(self, state: State) -> Outcome | None:
        """How it ended, or None."""
        return state.result

    def explain(self, state: State, seat: int, intent: denial.Intent) -> Answer:
        """Whether a seat may do something, and if not, why not."""
        return explain(state, seat, msgspec.convert(intent, Intent))

    # --- around the table -----------------------------------------------------------------------

    def teams(self, state: State) -> tuple[tuple[int, ...], ...]:
        """The sides of the match."""
        return tuple(tuple(team) for team in state.teams)

    def swapped_seats(self, state: State) -> tuple[int, ...]:
        """A rematch: everyone takes the seat of the opponent across."""
        seats = [player.seat for player in state.players]
        return tuple(seat ^ 1 for seat in seats)

    def narrator(self, language: str) -> Narrator:
        """Battleground in the words of a language, or in English where there is no such language."""
        return BattlegroundNarrator(texts_in(language), self.content)

    def lobby(self, words: Narrator) -> BattlegroundLobby:
        """What a new match can be set up with."""
        return lobby_of(super().lobby(words), self.content, SWITCHES, words)

    def catalogue(self, words: Narrator) -> BattlegroundCatalogue:
        """The cards, for showing them."""
        return catalogue_of(self.content, words)

    def list_builder(self) -> ForceBuilder:
        """Forces that are built outside a match."""
        return ForceBuilder(self.content)

    def map_view(self, name: str, words: Narrator) -> HexBoard:
        """A map, for drawing it."""
        return map_of(self.content, name, words)

    def rulebook(self, language: str = ENGLISH) -> tuple[RuleText, ...]:
        """The rules reference."""
        return rule_texts(rulebook(self.name, language).rules.values())

    def table(self, view: State, seat: int | None, words: Narrator) -> BattlegroundTable:
        """A view as structured text."""
        return table_of(view, seat, words)

    def drawn(self, view: State, seat: int | None) -> Drawn:
        """What the drawn board needs beside the table."""
        return drawn(view)

    # --- ending early ---------------------------------------------------------------------------

    def resign(self, state: State, seat: int) -> list[Event]:
        """BG-SCORE-10: the seat's side gives up; the other side wins at once."""
        winners = tuple(p.seat for p in opponents(state, seat))
        return self._end(state, Outcome(winners, "concession", ("BG-SCORE-10",), self._score(state)))

    def agree_draw(self, state: State) -> list[Event]:
        """BG-SCORE-09: both sides agree on a draw."""
        return self._end(state, Outcome((), "agreed draw", ("BG-SCORE-09",), self._score(state)))

    def _score(self, state: State) -> dict[int, int]:
        return {player.seat: seat_vp(state, player.seat) for player in state.players}

    def _end(self, state: State, outcome: Outcome) -> list[Event]:
        self.check_not_over(state)
        state.result = outcome
        rounds.end_game(state)
        return self.drain_events(state)


def _checked(setup: Setup) -> Wanted:
    """The same setup, refused if it has an unknown key or a value of the wrong kind."""
    unknown = sorted(set(setup) - SETUP_KEYS)
    if unknown:
        raise SetupError(f"setup: unknown key {unknown[0]!r}; known: {', '.join(sorted(SETUP_KEYS))}")
    for key, kinds in SETUP_TYPES.items():
        if setup.get(key) is not None and not isinstance(setup[key], kinds):
            raise SetupError(f"setup: {key} must be a {kinds[0].__name__}, not {setup[key]!r}")
    return cast("Wanted", setup)
