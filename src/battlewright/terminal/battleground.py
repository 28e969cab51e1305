"""How Battleground looks in a terminal: the position, menus with costs and odds, answers to questions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from battlewright.games.battleground.describe import describe_option
from battlewright.games.battleground.game import Battleground
from battlewright.games.battleground.lexicon import Lexicon
from battlewright.games.battleground.model import events, options
from battlewright.games.battleground.model.frames import Activation, Interruption
from battlewright.games.battleground.model.state import UNKNOWN, Character, State
from battlewright.games.battleground.narrator import BattlegroundNarrator
from battlewright.games.battleground.rules.attack import weapon_of
from battlewright.games.battleground.rules.numbers import action_cost, attack_cost, mana_cost, skill_cost
from battlewright.games.battleground.rules.skills import skill_named
from battlewright.games.battleground.rules.table import card_of, turn_under_way
from battlewright.games.battleground.rules.victory import team_vp
from battlewright.kernel.decisions import Decision
from battlewright.kernel.events import Event
from battlewright.kernel.facts import fact_of
from battlewright.kernel.options import Option, option_text
from battlewright.terminal.battleground_board import (
    ARROWS,
    ROOMY,
    SIDES,
    BoardPicture,
    columns_needed,
    legend,
    tags,
)
from battlewright.terminal.battleground_questions import Questions
from battlewright.terminal.looks import Entry, Line, Look, Menu
from battlewright.terminal.style import Style, fill, pad, width, wrap
from battlewright.texts import Texts

PLACES = {"destination", "deploy_hex", "objective", "place_mark", "push"}
PICTURED = PLACES | {"initiative", "activate", "act", "face", "zone"}
FACTIONS = ("masters", "evil")
COMPASS = ("e", "ne", "nw", "w", "sw", "se")
UNSAID = (events.Turned, events.InterruptionEnded)
LOUD = (
    events.RoundBegan,
    events.KnockedOut,
    events.MissionCompleted,
    events.ObjectiveCaptured,
    events.GameOver,
)
SMALL = (events.Gained, events.Lost, events.Tested, events.LastingBegan, events.PowerTriggered)


class BattlegroundLook(Look[Battleground, Lexicon]):
    """Battleground in one language, for a terminal of some width."""

    loud, small, unsaid = LOUD, SMALL, UNSAID

    def __init__(self, game: Battleground, texts: Texts, style: Style, columns: int) -> None:
        """With colours or without, as wide as the terminal."""
        super().__init__(game, BattlegroundNarrator(texts, game.content), texts, style, columns)

    def line(self, view: State, event: Event) -> Line:
        """An event as a line; payments and turning are for the log."""
        line = super().line(view, event)
        return line._replace(weight=0) if isinstance(event, events.Lost) and event.spent else line

    # --- the position ---------------------------------------------------------------------------

    def picture_key(self, view: State, decision: Decision) -> str:
        """The board is shown when something on it moved, and whenever a place is to be chosen."""
        if decision.kind not in PICTURED or not view.map:
            return ""
        place = decision.kind if decision.kind in PLACES else ""
        models = [(c.id, c.at, c.facing, c.wounds) for c in view.characters.values()]
        return f"{place} {view.round} {models} {view.objectives} {len(view.marks)}"

    def picture(self, view: State, seat: int | None, decision: Decision | None = None) -> list[str]:
        """Score, board, legend and all characters."""
        lexicon = self.lexicon(view)
        letters = tags(view, {id: lexicon.name(id) for id in view.characters})
        found = self._head(view, lexicon)
        if view.map:
            roomy = self.columns >= columns_needed(ROOMY)
            board = BoardPicture(view, letters, self.style, roomy=roomy)
            found += [*board.lines(_places(decision)), *self._legend()]
        ordered = sorted(view.characters.values(), key=lambda c: (c.seat % len(view.teams), c.seat))
        return found + [self._status(view, lexicon, c, letters[c.id]) for c in ordered]

    def _head(self, view: State, lexicon: Lexicon) -> list[str]:
        parts = [lexicon.name(view.map)] if view.map else []
        if view.round:
            parts.append(self.texts.format("terminal-round", round=view.round, rounds=view.rounds))
        for team in range(len(view.teams)):
            score = self.texts.format("terminal-score", seat=lexicon.team(team), vp=team_vp(view, team))
            parts.append(self.style.paint(score, "bold", SIDES[view.teams[team][0]]))
        turn = turn_under_way(view)
        if turn is not None and turn.character:
            name = lexicon.name(turn.character)
            parts.append(self.texts.format("terminal-acting", character=name, ap=turn.ap))
        return fill(parts, self.columns, " · ")

    def _legend(self) -> list[str]:
        parts = [(self.style.paint(sign.strip(), look), self.texts.format(id)) for sign, look, id in legend()]
        return fill([f"{sign} {name}" for sign, name in parts], self.columns, "   ")

    def _status(self, view: State, lexicon: Lexicon, character: Character, letters: str) -> str:
        card = card_of(view, character)
        tag = self.style.paint(letters, "bold", SIDES[character.seat % len(SIDES)])
        name = pad(lexicon.name(character.id), 16)
        if character.out:
            return self.style.paint(f"   {letters} {name} {self.texts.format('terminal-out')}", "dim")
        where = f"{character.at}{ARROWS[character.facing]}" if character.at else "—"
        left = card.health - character.wounds
        health = self.style.paint("♥" * left, "red") + self.style.paint("♡" * character.wounds, "dim")
        mana = self.style.paint(f"◆{character.mana}" if character.mana else "", "blue")
        about = ", ".join(self._effects(lexicon, character))
        about = f"{about}; " if about else ""
        start = f"   {tag} {name} {pad(where, 5)} {pad(health, 7)} {pad(mana, 3)} {about}"
        gear = lexicon.names([*character.weapons, *character.items])
        room = self.columns - width(start)
        short = gear if len(gear) <= room else gear[: max(0, room - 1)] + "…"
        return (start + self.style.paint(short, "dim")).rstrip()

    def _effects(self, lexicon: Lexicon, character: Character) -> Iterator[str]:
        """Tokens and lasting effects of a character, by name."""
        marks = {"focus": character.focus, "overwatch": character.overwatch, "activated": character.activated}
        yield from (self.texts.format(f"token-{mark}") for mark, there in marks.items() if there)
        effects = (character.buff, character.debuff, *character.lasting)
        yield from (lexicon.name(effect) for effect in effects if effect)

    def hand(self, view: State, seat: int) -> list[str]:
        """The cards in hand with what they give."""
        cards = [card for card in view.players[seat].hand if card != UNKNOWN]
        lexicon = self.lexicon(view)
        found = []
        for card in cards:
            said = self.texts.format("terminal-hand-card", **_printed(self.game, lexicon, card))
            found += wrap(said, self.columns, "  ", "    ")
        return found

    # --- menus ----------------------------------------------------------------------------------

    def menu(self, view: State, seat: int, decision: Decision) -> Menu:
        """A decision as a menu: places and sets of things are typed, everything else is listed."""
        lexicon = self.lexicon(view)
        question = self.words.decision(view, decision)
        entries = [self._entry(view, seat, lexicon, decision, option) for option in decision.options]
        typed = {option_text(option): option for option in decision.options}
        typed |= {entry.label.lower(): entry.option for entry in entries}
        if decision.kind in PLACES:
            return self._place_menu(question, entries, typed)
        if decision.kind == "discard":
            return self._discard_menu(lexicon, question, entries, typed)
        if decision.kind in ("free_reroll", "mana_reroll"):
            return self._reroll_menu(question, decision, entries, typed)
        if decision.kind in ("face", "direction"):
            typed |= {COMPASS[o.facing]: o for o in decision.options if isinstance(o, options.Face)}
        return Menu(question, entries, len(entries), typed)

    def _entry(self, view: State, seat: int, lexicon: Lexicon, decision: Decision, option: Option) -> Entry:
        label = describe_option(lexicon, option, decision)
        if isinstance(option, options.Face):
            label = f"{ARROWS[option.facing]} {label}"
        notes = [] if decision.kind in PLACES else list(self._notes(view, seat, lexicon, option))
        return Entry(label, option, tuple(notes))

    def _notes(self, view: State, seat: int, lexicon: Lexicon, option: Option) -> Iterator[str]:
        """What an option costs, and what may come of it."""
        if cost := self._cost(view, option):
            yield cost
        if isinstance(option, options.PlayInitiative):
            yield str(_printed(self.game, lexicon, option.card)["text"])
        if not isinstance(option, options.Reroll):
            yield from self.odds(view, seat, option)

    def _cost(self, view: State, option: Option) -> str:
        turn = turn_under_way(view)
        if turn is None or not turn.character:
            return ""
        ap, mana = _price(view, turn, option)
        parts = [self.texts.format("terminal-cost-ap", ap=ap)] if ap is not None else []
        parts += [self.texts.format("terminal-cost-mana", mana=mana)] if mana else []
        return ", ".join(parts)

    def _place_menu(self, question: str, entries: list[Entry], typed: dict[str, Option]) -> Menu:
        """Places are typed; what is no place (staying) is listed."""
        places = {_place(entry.option): entry for entry in entries if _place(entry.option)}
        others = [entry for entry in entries if not _place(entry.option)]
        typed |= {name.lower(): entry.option for name, entry in places.items()}
        hint = self.texts.format("terminal-hexes", hexes=_in_rows(list(places)))
        return Menu(question, [*others, *places.values()], len(others), typed, (hint,))

    def _discard_menu(
        self, lexicon: Lexicon, question: str, entries: list[Entry], typed: dict[str, Option]
    ) -> Menu:
        """Any cards can be discarded together: nothing is listed, single cards have letters."""
        sets = {
            entry.option.cards: entry.option for entry in entries if isinstance(entry.option, options.Discard)
        }
        cards = sorted({card for chosen in sets for card in chosen})
        named = tuple(lexicon.name(card) for card in cards)

        def combine(chosen: list[int]) -> Option | None:
            return sets.get(tuple(cards[number] for number in sorted(chosen)))

        return Menu(question, entries, 1, typed, (), named, combine)

    def _reroll_menu(
        self, question: str, decision: Decision, entries: list[Entry], typed: dict[str, Option]
    ) -> Menu:
        """Keep, roll all failures again, or any dice by their letters."""
        sets = {entry.option.faces: entry for entry in entries if isinstance(entry.option, options.Reroll)}
        faces = sorted(fact_of(decision.facts, "faces", list), reverse=True)
        failed = tuple(sorted(face for face in faces if face < decision.facts["needed"]))
        first = [sets[()]]
        if failed in sets and failed:
            said = " ".join(map(str, reversed(failed)))
            label = self.texts.format("terminal-reroll-failed", faces=said)
            first.append(sets[failed]._replace(label=label))
        rest = [entry for chosen, entry in sets.items() if chosen and chosen != failed]

        def combine(chosen: list[int]) -> Option | None:
            found = sets.get(tuple(sorted(faces[number] for number in chosen)))
            return found.option if found is not None else None

        return Menu(question, [*first, *rest], len(first), typed, (), tuple(map(str, faces)), combine)

    # --- questions ------------------------------------------------------------------------------

    def _questions(self, view: State | None) -> Questions:
        return Questions(self.game, self.texts, self.lexicon(view), view)

    def why(self, view: State, seat: int, words: Sequence[str]) -> list[str]:
        """The answer to "why not …?"."""
        return self._questions(view).why(seat, list(words))

    def measure(self, view: State, seat: int, words: Sequence[str]) -> list[str]:
        """Distance, sight, cover and arc between two characters."""
        return self._questions(view).measure(seat, list(words))

    def info(self, words: Sequence[str]) -> list[str]:
        """What a card or character is and does."""
        return self._questions(None).info(list(words))


def _place(option: Option) -> str:
    match option:
        case options.GoTo(at=at) | options.PlaceObjective(at=at) | options.Choose(what=at):
            return at
        case _:
            return ""


def _places(decision: Decision | None) -> list[str]:
    if decision is None or decision.kind not in PLACES:
        return []
    return [place for place in map(_place, decision.options) if place]


def _in_rows(places: list[str]) -> str:
    """Hexes in few words: `D3–D9, D12, E4–E6`."""
    runs: list[list[str]] = []
    for place in places:
        last = runs[-1][-1] if runs else ""
        follows = last and place[0] == last[0] and "+" not in place + last
        if follows and int(place[1:]) == int(last[1:]) + 1:
            runs[-1].append(place)
        else:
            runs.append([place])
    return ", ".join(run[0] if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def _price(view: State, turn: Activation | Interruption, option: Option) -> tuple[int | None, int]:
    """AP and mana of an action of the acting character; None where AP are no question."""
    character = view.characters[turn.character]
    match option:
        case options.AttackAction(weapon=weapon):
            card = weapon_of(view, weapon)
            return attack_cost(view, turn, card).total, mana_cost(view, character, card).total
        case options.SkillAction(skill=skill):
            found = skill_named(view, character, skill)
            return (skill_cost(view, turn, found).total, found.mana) if found is not None else (None, 0)
        case options.FocusAction():
            return action_cost(view, turn, "focus").total, 0
        case options.MoveAction():
            return action_cost(view, turn, "move").total, 0
        case options.OverwatchAction():
            return action_cost(view, turn, "overwatch").total, 0
        case _:
            return None, 0


def _printed(game: Battleground, lexicon: Lexicon, card: str) -> dict[str, object]:
    """What is printed on a Fate or Glory card."""
    fate, glory = game.content.fate.get(card), game.content.glory.get(card)
    found = fate or glory
    if found is None:
        return {"card": lexicon.name(card), "initiative": "?", "ap": "?", "mana": "?", "text": ""}
    text = glory.mission.text if glory is not None else ""
    if fate is not None:
        effect = fate.ability or fate.drawback
        text = effect.text if effect is not None else ""
    values = {"initiative": found.initiative, "ap": found.ap, "mana": found.mana}
    return {"card": lexicon.name(card), "text": text, **values}


def setup_for(
    game: Battleground, scenario: str, people: Sequence[int], faction: str, choice: int
) -> dict[str, Any]:
    """A setup in which the computer leads prepared Forces and people choose or build their own.

    With a faction people lead a prepared Force as well. `choice` picks among those that fit.
    """
    card = game.content.scenarios.get(scenario)
    if card is None or card.forces:
        return {"scenario": scenario}
    own = faction or FACTIONS[0]
    other = next(name for name in FACTIONS if name != own)
    home = next(number for number, team in enumerate(card.teams) if people and people[0] in team)
    forces: dict[int, str] = {}
    for number, team in enumerate(card.teams):
        side = own if number == home else other
        fitting = [
            f.id
            for f in game.content.forces.values()
            if f.faction == side and f.points == card.points and not f.id.startswith("first-game")
        ]
        start = choice % len(fitting)
        forces |= dict(zip(team, fitting[start:] + fitting[:start], strict=False))
    listed = [forces[s] if faction or s not in people else "build" for s in sorted(forces)]
    return {"scenario": scenario, "forces": listed}


def seat_of(game: Battleground, scenario: str, faction: str) -> int:
    """The seat of a faction where a scenario fixes the Forces; otherwise the first."""
    card = game.content.scenarios.get(scenario)
    for seat, force in enumerate(card.forces if card is not None else ()):
        if game.content.forces[force].faction == faction:
            return seat
    return 0
