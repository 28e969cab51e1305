"""The dialogue of a game in the terminal: show, ask, carry out, report; for any game that has a look.

The session is given callbacks for output and input and prints nothing itself. Every input that is
not a choice is a command (`COMMANDS`); only `u` and `resign` change the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

from battlewright.agents import Agent
from battlewright.kernel.decisions import Decision
from battlewright.kernel.events import Event, events_for
from battlewright.kernel.match import RESIGN, Match
from battlewright.kernel.options import Option
from battlewright.terminal.looks import Entry, Line, Look, Menu
from battlewright.terminal.rules import rule_lines
from battlewright.terminal.style import Style, pad, width, wrap
from battlewright.texts import Texts

Tell: TypeAlias = Callable[[str], None]
Ask: TypeAlias = Callable[[str], str]
Save: TypeAlias = Callable[[str], str]  # where to -> what to say about it
End: TypeAlias = Literal["over", "left"]

LISTED, LISTED_WITH_NOTES = 14, 40  # longer menus are set in columns, without notes
WEIGHTS = {1: ("dim",), 2: (), 3: ("bold", "yellow")}
AGREES = {"y", "yes", "j", "ja", "o", "oui", "t", "tak"}


class Session:
    """One game between the people at this keyboard and the computer."""

    def __init__(
        self,
        match: Match[Any],
        look: Look[Any, Any],
        agents: Mapping[int, Agent],
        texts: Texts,
        style: Style,
        *,
        tell: Tell,
        ask: Ask,
        save: Save,
        columns: int = 80,
    ) -> None:
        """`agents` play their seats; the others are played here."""
        self.match = match
        self._look = look
        self._agents = agents
        self._texts = texts
        self._style = style
        self._tell = tell
        self._ask = ask
        self._save = save
        self._columns = columns
        people = [seat for seat in match.game.seats(match.state) if seat not in agents]
        self._alone = len(people) == 1
        self._viewer = people[0] if _on_one_side(match, people) else None
        self._log: list[Line] = []
        self._log_before: list[int] = []  # length of the log before each choice
        self._shown = ""
        self._commands: dict[str, Callable[[int, list[str]], None]] = {
            "?": self._help,
            "help": self._help,
            "b": self._board,
            "h": self._hand,
            "l": self._show_log,
            "u": self._undo,
            "why": self._why,
            "m": self._measure,
            "i": self._info,
            "r": self._rules,
            "s": self._save_as,
            "resign": self._resign,
        }

    def run(self) -> End:
        """Play until the game is over or the person leaves."""
        if self.match.choices and self.match.outcome is None:
            self._say(["", *self._look.picture(self._view(self._viewer), self._viewer)])
        while self.match.outcome is None:
            seat = self._next_seat()
            if seat in self._agents:
                self._computer(seat)
            elif not self._person(seat):
                return "left"
        view = self._view(self._viewer)
        self._say(self._look.picture(view, self._viewer))
        return "over"

    def _next_seat(self) -> int:
        """People first: what they choose in secret is chosen before the computer thinks."""
        asked = self.match.asked
        return next((seat for seat in asked if seat not in self._agents), asked[0])

    def _view(self, seat: int | None) -> Any:
        return self.match.game.view(self.match.state, seat)

    # --- choices --------------------------------------------------------------------------------

    def _computer(self, seat: int) -> None:
        game = self.match.game
        decision = game.decision(self.match.state, seat)
        self._choose(seat, self._agents[seat].choose(self._view(seat), decision))

    def _choose(self, seat: int, option: Option | str) -> None:
        self._log_before.append(len(self._log))
        self._hear(self.match.choose(seat, option))

    def _hear(self, events: Sequence[Event]) -> None:
        """Append events to the log and print the important ones."""
        view = self._view(self._viewer)
        for event in events_for(events, self._viewer):
            line = self._look.line(view, event)
            self._log.append(line)
            if line.weight:
                self._say(self._log_lines(line))

    def _log_lines(self, line: Line) -> list[str]:
        looks = WEIGHTS.get(line.weight, ("dim",))
        wrapped = wrap(line.text, self._columns - 2, "  ", "    ")
        return [self._style.paint(text, *looks) for text in wrapped]

    def _person(self, seat: int) -> bool:
        """Ask until something is chosen or changed; False if the person leaves."""
        decision = self.match.game.decision(self.match.state, seat)
        view = self._view(seat)
        key = self._look.picture_key(view, decision)
        if key and key != self._shown:
            self._shown = key
            self._say(["", *self._look.picture(view, seat, decision)])
        menu = self._look.menu(view, seat, decision)
        self._say(self._menu_lines(menu))
        while True:
            text = self._ask(self._prompt(view, seat)).strip()
            option = chosen(menu, text)
            if option is not None:
                self._choose(seat, option)
                return True
            if text.lower() in ("q", "quit", "exit"):
                return False
            if self._command(seat, text, menu):
                return True

    def _prompt(self, view: Any, seat: int) -> str:
        if self._alone:
            return self._texts.format("terminal-prompt") + " "
        return self._texts.format("terminal-prompt-seat", seat=self._look.seat(view, seat)) + " "

    def _command(self, seat: int, text: str, menu: Menu) -> bool:
        """Carry out a command; True if the game is no longer where it was."""
        word, _, rest = text.partition(" ")
        command = self._commands.get(word.lower())
        choices = len(self.match.choices)
        if command is not None:
            command(seat, rest.split())
        elif text:
            self._say(wrap(self._misunderstood(text, menu), self._columns))
        return len(self.match.choices) != choices

    def _misunderstood(self, text: str, menu: Menu) -> str:
        if menu.hints:
            return self._texts.format("terminal-again-hint", input=text, hint=menu.hints[0])
        kind = "terminal-again" if len(menu.entries) > 1 else "terminal-again-one"
        return self._texts.format(kind, input=text, most=len(menu.entries))

    # --- menus ----------------------------------------------------------------------------------

    def _menu_lines(self, menu: Menu) -> list[str]:
        found = ["", *(self._style.paint(line, "bold") for line in wrap(menu.question, self._columns))]
        listed = menu.entries[: menu.shown]
        most = LISTED_WITH_NOTES if any(entry.notes for entry in listed) else LISTED
        found += self._listed(listed) if len(listed) <= most else self._in_columns(listed)
        for hint in menu.hints:
            found += wrap(hint, self._columns, "  ", "    ")
        if menu.letters:
            items = "  ".join(f"{chr(97 + n)}={item}" for n, item in enumerate(menu.letters))
            example = "ac" if len(menu.letters) > 2 else "a"
            said = self._texts.format("terminal-letters", example=example, items=items)
            found += wrap(said, self._columns, "  ", "    ")
        return found

    def _listed(self, entries: Sequence[Entry]) -> list[str]:
        found = []
        for number, entry in enumerate(entries, start=1):
            whole = " · ".join((entry.label, *entry.notes))
            lines = wrap(whole, self._columns, f"  {number:>2}  ", "        ")
            label = f"  {number:>2}  {entry.label}"
            if lines[0].startswith(label):
                lines[0] = label + self._style.paint(lines[0][len(label) :], "dim")
            found += [lines[0], *(self._style.paint(line, "dim") for line in lines[1:])]
        return found

    def _in_columns(self, entries: Sequence[Entry]) -> list[str]:
        cells = [f"{number:>4}  {entry.label}" for number, entry in enumerate(entries, start=1)]
        column = max(map(width, cells)) + 2
        across = max(1, self._columns // column)
        down = -(-len(cells) // across)
        rows = [cells[start::down] for start in range(down)]
        return ["".join(pad(cell, column) for cell in row).rstrip() for row in rows]

    # --- commands -------------------------------------------------------------------------------

    def _help(self, seat: int, words: list[str]) -> None:
        own = self._texts.format(f"terminal-help-{self.match.game.name}")
        self._say(self._texts.format("terminal-help", own=own, rule=self._some_rule()).splitlines())

    def _some_rule(self) -> str:
        """A rule of this game, to show how one is asked for."""
        return next(iter(self._look.rulebook.rules))

    def _board(self, seat: int, words: list[str]) -> None:
        decision: Decision = self.match.game.decision(self.match.state, seat)
        self._say(self._look.picture(self._view(seat), seat, decision))

    def _hand(self, seat: int, words: list[str]) -> None:
        self._say(self._look.hand(self._view(seat), seat) or [self._texts.format("terminal-nothing")])

    def _show_log(self, seat: int, words: list[str]) -> None:
        count = int(words[0]) if words and words[0].isdigit() else len(self._log)
        lines = self._log[-count:] if count else []
        self._say([text for line in lines for text in self._log_lines(line)])
        if not lines:
            self._say([self._texts.format("terminal-log-empty")])

    def _undo(self, seat: int, words: list[str]) -> None:
        """Take back the choices up to and with the latest one made at this keyboard."""
        recent = self.match.choices[len(self.match.choices) - self.match.undoable :]
        if all(choice.seat in self._agents for choice in recent):
            self._say([self._texts.format("undo-impossible")])
            return
        while True:
            choice = self.match.undo()
            del self._log[self._log_before.pop() :]
            if choice.seat not in self._agents:
                break
        self._shown = ""
        self._say([self._texts.format("undo-done", option=choice.text)])

    def _why(self, seat: int, words: list[str]) -> None:
        self._say_indented(self._look.why(self._view(seat), seat, words))

    def _measure(self, seat: int, words: list[str]) -> None:
        self._say_indented(self._look.measure(self._view(seat), seat, words))

    def _info(self, seat: int, words: list[str]) -> None:
        self._say_indented(self._look.info(words))

    def _rules(self, seat: int, words: list[str]) -> None:
        if not words:
            self._say([self._texts.format("terminal-rule-how", rule=self._some_rule())])
            return
        found = rule_lines(self._texts, self._style, self._look.rulebook, " ".join(words), self._columns)
        self._say(found or [self._texts.format("rules-none", words=" ".join(words))])

    def _save_as(self, seat: int, words: list[str]) -> None:
        self._say([self._save(" ".join(words)) if words else self._texts.format("terminal-save-how")])

    def _resign(self, seat: int, words: list[str]) -> None:
        sure = self._ask(self._texts.format("terminal-resign-sure") + " ").strip().lower()
        if sure in AGREES:
            self._choose(seat, RESIGN)

    # --- telling --------------------------------------------------------------------------------

    def _say(self, lines: Sequence[str]) -> None:
        for line in lines:
            self._tell(line)

    def _say_indented(self, lines: Sequence[str]) -> None:
        for line in lines:
            indent = "  " + " " * (len(line) - len(line.lstrip()))
            self._say(wrap(line.strip(), self._columns, indent, indent + "  "))


def chosen(menu: Menu, text: str) -> Option | None:
    """The option an answer stands for: a number, letters, a name or its beginning."""
    wanted = " ".join(text.lower().split())
    if wanted.isdecimal():
        number = int(wanted)
        return menu.entries[number - 1].option if 1 <= number <= len(menu.entries) else None
    if menu.combine is not None and (picked := _letters(menu, wanted)):
        return menu.combine(picked)
    if wanted in menu.typed:
        return menu.typed[wanted]
    fits = {id(option): option for name, option in menu.typed.items() if name.startswith(wanted)}
    return next(iter(fits.values())) if len(wanted) >= 3 and len(fits) == 1 else None


def _letters(menu: Menu, wanted: str) -> list[int]:
    """The things that letters stand for, or nothing if it is no row of them."""
    signs = wanted.replace(" ", "").replace(",", "")
    numbers = [ord(sign) - ord("a") for sign in signs]
    known = all(0 <= number < len(menu.letters) for number in numbers)
    return sorted(numbers) if known and len(set(numbers)) == len(numbers) else []


def _on_one_side(match: Match[Any], people: Sequence[int]) -> bool:
    """Whether the people at this keyboard play together, so that one log serves them all."""
    return any(people and set(people) <= set(side) for side in match.game.teams(match.state))
