"""Scenes: a position drawn in a few lines, and a table to play it at.

    scene = a_scene(heroes=["teela", "he-man", "she-ra", "evil-lyn", "skeletor", "beast-man"])
    scene.put(teela="evergreen-forest", **{"evil-lyn": "mountains-of-perpetua"})
    scene.soldiers("mountains-of-perpetua", evil=1)
    scene.give("skeletor", "fireball")
    scene.deck("masters", "+1", "+2")          # the next combat cards, top first
    scene.turn("teela")                        # it is her turn, at her menu
    scene.choose("move", "goto mountains-of-perpetua", "weapon teela-sword")
    assert scene.kind == "weapon"              # the question that is open now
    assert scene.heard(EpicBegan)               # what happened since the scene began

Positions are edited in the state before play; whatever happens afterwards goes through the game. Dice are
scripted with `dice`, faces by name; the script must be used up before anything is shuffled.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

from battlewright.games.fields.game import Fields
from battlewright.games.fields.model import frames
from battlewright.games.fields.model.frames import Epic, Fighter, Round, Turn, Wilds
from battlewright.games.fields.model.state import Hero, State, Team
from battlewright.games.fields.procedures.changes import home_deck, put_to_hero
from battlewright.games.fields.procedures.registry import PROCEDURES
from battlewright.games.fields.procedures.wilds import wilds_combat
from battlewright.kernel.decisions import Decision
from battlewright.kernel.denial import Denial
from battlewright.kernel.events import Event
from battlewright.kernel.facts import fact_of
from battlewright.kernel.frames import run
from battlewright.kernel.options import option_text

GAME = Fields()
PACK = Path(__file__).parent / "packs" / "horde"
E = TypeVar("E", bound=Event)
HEROES = ["he-man", "teela", "she-ra", "skeletor", "evil-lyn", "beast-man"]
QUIET = "fractures-in-time"  # a standard scenario without a boss


class Scene:
    """A state, the game it is played with, and everything that was told."""

    def __init__(self, setup: Mapping[str, Any], seed: str, game: Fields = GAME) -> None:
        self.game = game
        self.state: State = game.new(setup, seed)
        self.events: list[Event] = []

    # --- drawing the position -------------------------------------------------------------------

    def hero(self, name: str) -> Hero:
        """A hero by name."""
        return self.state.heroes[name]

    def team(self, name: str) -> Team:
        """A team by faction, or the team of a hero."""
        if name in self.state.heroes:
            return self.state.teams[self.hero(name).team]
        return next(team for team in self.state.teams if team.faction == name)

    def number(self, name: str) -> int:
        """The number of a team by faction."""
        return self.state.teams.index(self.team(name))

    def put(self, **places: str) -> Scene:
        """Heroes stand in these areas (`evil_lyn` for `evil-lyn`)."""
        for name, area in places.items():
            assert area in self.game.content.areas, f"no area {area!r}"
            self.hero(name.replace("_", "-")).at = area
        return self

    def soldiers(self, area: str, **counts: int) -> Scene:
        """So many soldiers of each faction in an outpost; they come from the supply."""
        here = self.state.soldiers.setdefault(area, [0] * len(self.state.teams))
        for faction, number in counts.items():
            team = self.number(faction)
            self.state.teams[team].soldiers -= number - here[team]
            here[team] = number
        if not any(here):
            del self.state.soldiers[area]
        return self

    def give(self, hero: str, *cards: str, equip: bool = False) -> Scene:
        """Cards out of their decks to a hero; `equip` puts armor and artifacts on."""
        for card in cards:
            self.take_out(card)
            pile = put_to_hero(self.state, self.hero(hero), card)
            if equip and pile == "inventory":
                self.hero(hero).inventory.remove(card)
                self.hero(hero).equipped.append(card)
        return self

    def take_out(self, card: str) -> None:
        """A card leaves the deck, market or discard pile it lies in."""
        deck = home_deck(self.state, card)
        places = [self.state.decks[deck], self.state.discards[deck], *self.state.markets.values()]
        next(place for place in places if card in place).remove(card)

    def top(self, *cards: str) -> Scene:
        """These cards lie on top of their deck, the first one first."""
        for card in reversed(cards):
            self.take_out(card)
            self.state.decks[home_deck(self.state, card)].insert(0, card)
        return self

    def market(self, trader: str, *cards: str) -> Scene:
        """A market is open and shows these cards."""
        for card in self.state.markets.pop(trader, []):
            self.state.decks[home_deck(self.state, card)].append(card)
        for card in cards:
            self.take_out(card)
        self.state.markets[trader] = list(cards)
        return self

    def hand(self, faction: str, *cards: str) -> Scene:
        """A team holds these victory cards and no others."""
        team = self.team(faction)
        self.state.decks["victory"].extend(team.hand)
        for card in cards:
            self.state.decks["victory"].remove(card)
        team.hand = list(cards)
        return self

    def deck(self, faction: str, *cards: str) -> Scene:
        """The next combat cards of a team, the first one first; they are taken from its own deck."""
        deck = self.team(faction).deck
        for card in cards:
            deck.remove(card)
        deck[:0] = cards
        return self

    def eternium(self, **pools: int) -> Scene:
        """What lies in the pools."""
        for faction, amount in pools.items():
            self.team(faction).eternium = amount
        return self

    def quests(self, *areas: str) -> Scene:
        """Quest markers lie here and nowhere else."""
        self.state.quests = list(areas)
        return self

    def night(self) -> Scene:
        """It is night."""
        self.state.field = 1
        return self

    def dice(self, *faces: str) -> Scene:
        """The next wilds dice show these faces."""
        die = self.game.content.box.wilds_die
        self.state.rng.script += [die.index(face) + 1 for face in faces]
        return self

    def epic_die(self, face: str) -> Scene:
        """The next epic die shows this."""
        self.state.rng.script.append(self.game.content.box.epic_die.index(face) + 1)
        return self

    # --- beginning ------------------------------------------------------------------------------

    def turn(self, hero: str, **changes: Any) -> Scene:
        """It is this hero's turn; it is asked at its menu."""
        mine = self.hero(hero)
        mine.activated = True
        after = (mine.team + 1) % len(self.state.teams)
        self.state.phase = "action"
        self.state.round = max(1, self.state.round)
        self.state.stack = [Round(step="activate", turn=after), Turn(hero=hero, **changes)]
        return self.go()

    def fight(self, hero: str, enemy: str, **changes: Any) -> Scene:
        """An epic combat of two heroes in the defender's area, in the turn of the first, before step 1."""
        self.turn(hero)
        one, two = self.hero(hero), self.hero(enemy)
        one.at = two.at
        self.state.stack[-1].asks = []
        kind: Any = "hero" if two.seat >= 0 else "enemy"
        sides = [
            Fighter(kind="hero", id=hero, team=one.team),
            Fighter(kind=kind, id=enemy, team=two.team),
        ]
        self.state.stack.append(Epic(sides=sides, area=two.at, step="prepare", **changes))
        return self.go()

    def hunt(self, hero: str, beast: str) -> Scene:
        """An epic combat with an epic beast, drawn from the scenario deck."""
        self.turn(hero)
        for deck in (self.state.decks["scenario"], self.state.discards["scenario"]):
            if beast in deck:
                deck.remove(beast)
        mine = self.hero(hero)
        self.state.stack[-1].asks = []
        sides = [Fighter(kind="hero", id=hero, team=mine.team), Fighter(kind="beast", id=beast)]
        self.state.stack.append(Epic(sides=sides, area=mine.at, origin="quest", step="prepare"))
        return self.go()

    def wild(self, hero: str, card: str) -> Scene:
        """A wilds combat against a beast or ally of the encounter deck."""
        self.turn(hero)
        self.take_out(card)
        self.state.stack[-1].asks = []
        self.state.stack.append(wilds_combat(self.state, self.hero(hero), card))
        return self.go()

    def round(self, starting: int = 0) -> Scene:
        """The activations of a round begin."""
        self.state.starting = starting
        self.state.phase = "action"
        self.state.stack = [Round(step="activate", turn=starting)]
        return self.go()

    def next_round(self) -> Scene:
        """A new round is prepared, up to its first activation."""
        for hero in self.state.heroes.values():
            hero.activated = False
        self.state.stack = [Round(step="prepare")]
        return self.go()

    def go(self) -> Scene:
        """On to the next question."""
        run(self.state, PROCEDURES)
        self.events += self.game.drain_events(self.state)
        return self

    # --- playing --------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """The question that is open, to the first seat asked."""
        return self.game.decision(self.state, self.game.asked(self.state)[0])

    @property
    def kind(self) -> str:
        """What kind of question it is."""
        return self.decision.kind

    @property
    def asked(self) -> list[str]:
        """The heroes whose players are asked."""
        seats = self.game.asked(self.state)
        return [next(h.id for h in self.state.heroes.values() if h.seat == seat) for seat in seats]

    @property
    def options(self) -> list[str]:
        """The options of the first seat asked, as text."""
        return self.decision.texts()

    def choose(self, *texts: str) -> Scene:
        """Choices one after another, each by whoever is asked and offered it."""
        for text in texts:
            self.by(self._seat_for(text), text)
        return self

    def by(self, who: int | str, text: str) -> Scene:
        """A choice of one seat, or of the player of a hero."""
        seat = who if isinstance(who, int) else self.hero(who).seat
        self.events += self.game.apply(self.state, seat, self.game.reader.read(text))
        return self

    def _seat_for(self, text: str) -> int:
        asked = self.game.asked(self.state)
        for seat in asked:
            if text in self.game.decision(self.state, seat).texts():
                return seat
        offered = {seat: self.game.decision(self.state, seat).texts() for seat in asked}
        raise AssertionError(f"{text!r} is not offered; offered: {offered}")

    def plays(self, *zones: str) -> Scene:
        """Step 3: whoever is asked plays the drawn card into the next of these zones."""
        for zone in zones:
            drawn = fact_of(self.decision.facts, "drawn", list)[0]
            self.choose(f"play {drawn} {zone}")
        return self

    def until(self, *kinds: str) -> Scene:
        """Take the last option (pass, end, decline …) until one of these questions is open."""
        for _ in range(200):
            if not self.game.asked(self.state) or self.kind in kinds:
                return self
            seat = self.game.asked(self.state)[0]
            option = self.game.decision(self.state, seat).options[-1]
            self.by(seat, option_text(option))
        raise AssertionError(f"none of {kinds} came up")

    # --- looking --------------------------------------------------------------------------------

    def heard(self, kind: type[E]) -> list[E]:
        """The events of a kind since the scene began."""
        return [event for event in self.events if isinstance(event, kind)]

    def forget(self) -> Scene:
        """Events so far do not matter."""
        self.events = []
        return self

    def rules(self) -> set[str]:
        """All rule and card ids that were cited."""
        return {rule for event in self.events for rule in event.rules}

    def why_not(self, hero: str, text: str) -> list[str]:
        """The rules against an option for the player of a hero; none: it is allowed."""
        return [denial.rule for denial in self.denials(hero, text)]

    def denials(self, hero: str, text: str) -> tuple[Denial, ...]:
        """The denials in full."""
        intent = {"intent": "option", "text": text}
        return self.game.explain(self.state, self.hero(hero).seat, intent).denials

    def hp(self, hero: str) -> int:
        """HP left."""
        from battlewright.games.fields.rules.table import hit_points

        return hit_points(self.state, self.hero(hero))

    @property
    def epic(self) -> Epic:
        """The epic combat under way."""
        return next(f for f in reversed(self.state.stack) if isinstance(f, Epic))

    @property
    def wilds(self) -> Wilds:
        """The wilds combat under way."""
        return next(f for f in reversed(self.state.stack) if isinstance(f, Wilds))

    def grid(self, hero: str) -> dict[str, list[str]]:
        """The cards on a hero's grid by zone."""
        side = next(side for side in self.epic.sides if side.id == hero)
        zones: dict[str, list[str]] = {"attack": [], "defense": [], "initiative": []}
        for card in side.grid:
            zones[card.zone].append(card.card)
        return zones

    def at_menu(self) -> bool:
        """Whether a hero chooses its next action."""
        return isinstance(self.state.stack[-1], frames.Turn)


def with_horde() -> Fields:
    """The game with a third faction and mounted heroes: the pack in `packs/horde`."""
    return Fields(PACK)


def a_scene(
    scenario: str = QUIET,
    heroes: list[str] | None = None,
    seed: str = "scene",
    game: Fields = GAME,
    **setup: Any,
) -> Scene:
    """A match at its first decision: heroes in their bases, no victory cards in hand."""
    wanted: dict[str, Any] = {"scenario": scenario, **setup}
    mode = game.content.scenarios[scenario].mode
    if heroes is not None or mode == "standard":
        wanted["heroes"] = heroes or HEROES
    wanted.setdefault("starting", 0)
    scene = Scene(wanted, seed, game)
    if mode == "standard":
        for team in scene.state.teams:
            scene.hand(team.faction)
    return scene
