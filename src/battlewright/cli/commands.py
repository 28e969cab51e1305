"""The commands and their arguments: play, simulate, rules, replay, analyse, content check.

Whatever a user can get wrong ends in one line on the error stream that says what, where and how to
mend it, and in exit status 2. `main` answers with the exit status.
"""

from __future__ import annotations

import os
import sys
from argparse import REMAINDER, ArgumentParser, Namespace
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from battlewright import __version__
from battlewright.agents import UnknownAgent
from battlewright.cli.console import (
    AnyLook,
    UsageError,
    ask,
    loaded,
    look_of,
    read_replay,
    style_here,
    tell,
)
from battlewright.cli.playing import play
from battlewright.coach import analyse, report
from battlewright.games import CLASSES
from battlewright.games.heroscape.board import MapError
from battlewright.kernel import replay as replays
from battlewright.kernel.entries import ContentError
from battlewright.kernel.game import Game, SetupError
from battlewright.lab import simulate
from battlewright.lab.series import SeriesError
from battlewright.terminal import maps
from battlewright.terminal.battleground import FACTIONS
from battlewright.terminal.rules import rule_lines
from battlewright.texts import ENGLISH, Texts, TextsError

MISTAKES = (
    UsageError,
    SetupError,
    ContentError,
    maps.MapsError,
    MapError,
    replays.ReplayError,
    SeriesError,
    TextsError,
    UnknownAgent,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status."""
    try:
        status = _run(arguments)
        sys.stdout.flush()
        return status
    except MISTAKES as error:
        print(f"battlewright: {_one_line(error)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        with suppress(OSError, ValueError):  # stdout is closed; suppress the error at exit too
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141


def _run(arguments: Sequence[str] | None) -> int:
    args = parser().parse_args(arguments)
    status: int = args.run(args)
    return status


def _one_line(error: Exception) -> str:
    return " ".join(str(error).split())


# --- the arguments --------------------------------------------------------------------------------


def parser() -> ArgumentParser:
    """All commands and their arguments."""
    top = ArgumentParser(prog="battlewright", description="Tabletop battle games by their real rules.")
    top.add_argument("--version", action="version", version=f"battlewright {__version__}")
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    _add_play(commands.add_parser("play", help="a game in the terminal against the computer"))
    _add_serve(commands.add_parser("serve", help="the game in the browser: this machine is the server"))
    _add_admin(
        commands.add_parser("admin", help="look after a server: matches, bans, backups", add_help=False)
    )
    series = commands.add_parser("simulate", help="a series of games between programs, and its figures")
    simulate.add_arguments(series)
    series.set_defaults(run=_simulate)
    _add_rules(
        commands.add_parser(
            "rules", help="look a rule up, with the code that cites it and the tests that prove it"
        )
    )
    _add_replay(commands.add_parser("replay", help="show a recorded game and verify it"))
    _add_analyse(commands.add_parser("analyse", help="where a recorded game was decided, and by what luck"))
    content = commands.add_parser("content", help="content packs").add_subparsers(
        required=True, metavar="WHAT"
    )
    fields = commands.add_parser("maps", help="Heroscape battlefields: list, show, import")
    maps.add_arguments(fields)
    fields.set_defaults(run=_maps)
    _add_check(content.add_parser("check", help="name every mistake in a pack: file, entry and field"))
    return top


def _add_game(command: ArgumentParser) -> None:
    command.add_argument("--game", default="battleground", help=f"which game: {', '.join(CLASSES)}")


def _add_language(command: ArgumentParser) -> None:
    command.add_argument("--language", default=ENGLISH, metavar="CODE", help="the language, such as en")


def _add_pack(command: ArgumentParser) -> None:
    command.add_argument(
        "--pack", type=Path, action="append", default=[], metavar="DIR", help="a content pack of your own"
    )


def _add_play(command: ArgumentParser) -> None:
    _add_game(command)
    command.add_argument("--scenario", default="", help="such as first-game, skirmish, last-army")
    who = command.add_mutually_exclusive_group()
    who.add_argument("--seat", type=int, metavar="N", help="the seat you play, counted from 1")
    who.add_argument("--faction", choices=FACTIONS, default="", help="the side you play")
    who.add_argument("--hot-seat", action="store_true", help="all seats are played at this keyboard")
    command.add_argument(
        "--opponent",
        default="greedy",
        help="the computer: greedy, random or a level of the game, such as royal-guard",
    )
    command.add_argument(
        "--seed", default="", metavar="S", help="the same seed gives the same dice and cards"
    )
    command.add_argument("--map", default="", help="the battleground; in Heroscape also a map file")
    _add_pack(command)
    _add_language(command)
    which = command.add_mutually_exclusive_group()
    which.add_argument("--continue", dest="go_on", action="store_true", help="go on with the game left last")
    which.add_argument("--new", action="store_true", help="do not ask whether to go on")
    command.set_defaults(run=play)


def _add_serve(command: ArgumentParser) -> None:
    command.add_argument("--host", default="127.0.0.1", help="the address to listen at; 0.0.0.0 for friends")
    command.add_argument("--port", type=int, default=8000, help="the port, or the next one that is free")
    command.add_argument("--open", action="store_true", help="open the page in the browser")
    command.set_defaults(run=_serve)


def _add_admin(command: ArgumentParser) -> None:
    """The server, which knows what there is to do, is imported when that is asked for."""
    command.add_argument("rest", nargs=REMAINDER, help="see: battlewright admin --help")
    command.set_defaults(run=_admin)


def _add_rules(command: ArgumentParser) -> None:
    _add_game(command)
    _add_language(command)
    command.add_argument("words", nargs="*", metavar="ID|WORDS", help="an id, an area (BG-LOS) or words")
    command.set_defaults(run=_rules)


def _add_replay(command: ArgumentParser) -> None:
    _add_language(command)
    command.add_argument("file", type=Path, help="a replay")
    command.add_argument("--verify", action="store_true", help="only verify it")
    command.add_argument("--step", action="store_true", help="stop after each choice and show the board")
    command.add_argument(
        "--commitment", help="check the dice: what the server published before the first roll"
    )
    _add_pack(command)
    command.set_defaults(run=_replay)


def _add_analyse(command: ArgumentParser) -> None:
    _add_language(command)
    command.add_argument("file", type=Path, help="a replay")
    command.add_argument("--json", action="store_true", help="as JSON, for programs")
    _add_pack(command)
    command.set_defaults(run=_analyse)


def _add_check(command: ArgumentParser) -> None:
    _add_game(command)
    _add_language(command)
    command.add_argument("folder", type=Path, help="the folder of the pack")
    command.set_defaults(run=_check)


# --- the browser ----------------------------------------------------------------------------------


def _serve(arguments: Namespace) -> int:
    """The server is imported lazily: the other commands do not need it."""
    run = import_module("battlewright.server.run")
    try:
        return int(run.serve(arguments.host, arguments.port, open_page=arguments.open, say=print))
    except run.InUse as error:
        raise UsageError(str(error)) from None
    except OSError as error:
        raise UsageError(f"cannot listen at {arguments.host}: {error}") from None


def _admin(arguments: Namespace) -> int:
    admin = import_module("battlewright.server.admin")
    settings = import_module("battlewright.server.settings").from_environment()
    parser = ArgumentParser(prog="battlewright admin", description=admin.__doc__)
    admin.add_arguments(parser)
    try:
        return int(admin.run(parser.parse_args(arguments.rest), settings, print))
    except (admin.AdminError, admin.InUse) as error:
        raise UsageError(str(error)) from None


# --- simulate -------------------------------------------------------------------------------------


def _simulate(args: Namespace) -> int:
    progress = sys.stderr.write if sys.stderr.isatty() else None
    return simulate.run(args, sys.stdout.write, progress)


# --- rules ----------------------------------------------------------------------------------------


def _rules(args: Namespace) -> int:
    texts = Texts(args.language)
    words = " ".join(args.words)
    look = look_of(loaded(args.game), texts)
    columns = min(look.columns, 100)
    if not words:
        for rule in look.rulebook.rules.values():
            tell(f"{look.style.paint(rule.id.ljust(16), 'cyan')} {rule.title}")
        return 0
    lines = rule_lines(
        texts, look.style, look.rulebook, words, columns, _tests_folder(), Path(__file__).parents[1]
    )
    if not lines:
        raise UsageError(f"{texts.format('rules-none', words=words)} Try: battlewright rules cover")
    for line in lines:
        tell(line)
    return 0


def _tests_folder() -> Path | None:
    """The tests of the checkout this runs in, or that it was installed from."""
    spec = find_spec("battlewright")
    home = Path(spec.origin).parents[2] if spec is not None and spec.origin else Path.cwd()
    found = (root / "tests" for root in (home, Path.cwd()) if (root / "tests" / "conftest.py").is_file())
    return next(found, None)


# --- replay ---------------------------------------------------------------------------------------


def _replay(args: Namespace) -> int:
    texts = Texts(args.language)
    replay = read_replay(args.file)
    game = loaded(replay.game, *args.pack)
    look = look_of(game, texts)
    choices = len(replay.choices)
    head = {"choices": choices, "seed": replay.seed, "version": replay.version}
    tell(texts.format("replay-head", title=game.title, **head))
    replays.check_version(replay, game)
    if not args.verify and not _show(texts, look, replay, step=args.step):
        return 0
    match = replays.verify(replay, game)
    tell(texts.format("replay-verified"))
    if args.commitment:
        added = replays.check_commitment(replay, args.commitment.strip().lower())
        tell(texts.format("replay-dice", values=added))
    if match.outcome is None:
        tell(texts.format("replay-unfinished"))
    return 0


def _analyse(args: Namespace) -> int:
    """The progress goes to the error stream, where it does not mix with the answer."""
    replay, texts = read_replay(args.file), Texts(args.language)
    game = loaded(replay.game, *args.pack)
    watched = sys.stderr.isatty()

    def progress(done: float) -> None:
        if watched:
            print(f"\r{done:4.0%}", end="" if done < 1 else "\r    \r", file=sys.stderr, flush=True)

    found = analyse(replay, game, args.language, progress)
    tell(msgspec.json.encode(found).decode() if args.json else report(found, texts))
    return 0


def _show(texts: Texts, look: AnyLook, replay: replays.Replay, *, step: bool) -> bool:
    """Tell a recorded game; False if the reader stopped it."""
    game: Game[Any] = look.game
    for _, happened, match in replays.play_again(replay, game):
        lines = [look.line(match.state, event) for event in happened]
        for line in lines:
            if line.weight:
                tell(look.style.paint(f"  {line.text}", "bold" if line.weight > 2 else ""))
        if step and lines:
            for row in look.picture(match.state, None):
                tell(row)
            if not _goes_on(texts):
                return False
    return True


def _goes_on(texts: Texts) -> bool:
    try:
        return ask(texts.format("replay-step") + " ").strip().lower() != "q"
    except EOFError:
        return False


# --- maps -----------------------------------------------------------------------------------------


def _maps(args: Namespace) -> int:
    for line in args.answer(args, color=style_here().color):
        tell(line)
    return 0


# --- content --------------------------------------------------------------------------------------


def _check(args: Namespace) -> int:
    texts = Texts(args.language)
    if args.game not in CLASSES:
        raise UsageError(f"no game {args.game!r}; there are: {', '.join(CLASSES)}")
    if not args.folder.is_dir():
        raise UsageError(f"{args.folder}: no such folder; give the folder that holds the pack's TOML files")
    mistakes = import_module(f"battlewright.games.{args.game}.content").check(args.folder)
    for mistake in mistakes:
        tell(str(mistake))
    if mistakes:
        tell(texts.format("content-mistakes", folder=str(args.folder), count=len(mistakes)))
        return 1
    tell(texts.format("content-fine", folder=str(args.folder)))
    return 0
