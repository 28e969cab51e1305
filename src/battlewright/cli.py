"""The command line: play, simulate, rules, replay, analyse, content check. The only module that prints.

Whatever a user can get wrong ends in one line on the error stream that says what, where and how to
mend it, and in exit status 2. `main` answers with the exit status.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from argparse import REMAINDER, ArgumentParser, Namespace
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from battlewright import __version__
from battlewright.agents import UnknownAgent, make_agent
from battlewright.agents.helpers import spare_cores
from battlewright.coach import analyse, report
from battlewright.games import CLASSES, load
from battlewright.games.battleground.game import Battleground
from battlewright.games.fields.game import Fields
from battlewright.games.heroscape.board import MapError
from battlewright.games.heroscape.game import Heroscape
from battlewright.kernel import replay as replays
from battlewright.kernel.entries import ContentError
from battlewright.kernel.game import Game, SetupError
from battlewright.kernel.match import Match
from battlewright.lab import simulate
from battlewright.lab.series import SeriesError
from battlewright.terminal import maps
from battlewright.terminal.battleground import FACTIONS, BattlegroundLook, seat_of, setup_for
from battlewright.terminal.fields import FieldsLook
from battlewright.terminal.heroscape import HeroscapeLook
from battlewright.terminal.looks import Look
from battlewright.terminal.rules import rule_lines
from battlewright.terminal.session import AGREES, Session
from battlewright.terminal.style import Style, wants_color
from battlewright.texts import ENGLISH, Texts, TextsError

AnyLook: TypeAlias = Look[Any, Any]

PLAIN_COLUMNS = 132  # where there is no terminal to ask
READABLE_COLUMNS = 124


class UsageError(ValueError):
    """An error the user can fix; the message says what, where and how."""


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
    command.set_defaults(run=_play)


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


# --- the terminal ---------------------------------------------------------------------------------


def _tell(line: str) -> None:
    print(line)


def _ask(prompt: str) -> str:
    """A line from the user. What comes through a pipe is shown, so that the output reads like a game."""
    if sys.stdin.isatty():
        return input(prompt)
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        print()
        raise EOFError
    print(line.rstrip("\n"))
    return line


def _style() -> Style:
    return Style(color=wants_color(os.environ, terminal=sys.stdout.isatty()))


def _columns() -> int:
    return min(shutil.get_terminal_size((PLAIN_COLUMNS, 40)).columns, PLAIN_COLUMNS)


def _load(name: str, *packs: Path) -> Game[Any]:
    if name not in CLASSES:
        raise UsageError(f"no game {name!r}; there are: {', '.join(CLASSES)}")
    for pack in packs:
        if not pack.is_dir():
            raise UsageError(f"--pack {pack}: no such folder; give the folder that holds the TOML files")
    return load(name, *packs)


def _look(game: Game[Any], texts: Texts) -> AnyLook:
    if isinstance(game, Heroscape):
        return HeroscapeLook(game, texts, _style(), _columns())
    if isinstance(game, Fields):
        return FieldsLook(game, texts, _style(), _columns())
    if not isinstance(game, Battleground):
        raise UsageError(f"{game.title} cannot be shown in a terminal yet")
    return BattlegroundLook(game, texts, _style(), _columns())


# --- play -----------------------------------------------------------------------------------------


def _kept_file(game: str) -> Path:
    """Where a game that was left waits to be continued."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(home) / "battlewright" / f"{game}.replay"


def _play(args: Namespace) -> int:
    texts = Texts(args.language)
    game = _load(args.game, *args.pack)
    look = _look(game, texts)
    kept = _kept_file(game.name)
    go_on = args.go_on or (
        kept.is_file() and not args.new and not args.scenario and _wants_to_go_on(look, kept)
    )
    match, people, opponent = _resumed(game, kept) if go_on else _fresh(args, look.game)
    seats = game.seats(match.state)
    cores = spare_cores()
    agents = {seat: make_agent(opponent, game, seat, cores=cores) for seat in seats if seat not in people}
    _greet(texts, look, match, people, opponent)
    session = Session(
        match,
        look,
        agents,
        texts,
        look.style,
        tell=_tell,
        ask=_ask,
        save=lambda where: _save(texts, match, Path(where).expanduser()),
        columns=min(look.columns, READABLE_COLUMNS),
    )
    return _conduct(session, texts, kept, people, opponent)


def _conduct(session: Session, texts: Texts, kept: Path, people: list[int], opponent: str) -> int:
    """Play, and keep the game when it is left, the input ends, or Ctrl-C is pressed."""
    try:
        end = session.run()
        if end == "left" and _agrees(texts.format("terminal-quit-save")):
            _keep(texts, session.match, kept, people, opponent)
        else:
            kept.unlink(missing_ok=True)
        return 0
    except EOFError:
        _tell(texts.format("terminal-input-ended"))
        _keep(texts, session.match, kept, people, opponent)
        return 0
    except KeyboardInterrupt:
        _tell("")
        _keep(texts, session.match, kept, people, opponent)
        return 130


def _greet(texts: Texts, look: AnyLook, match: Match[Any], people: list[int], opponent: str) -> None:
    lexicon = look.lexicon(match.state)
    scenario = lexicon.name(match.state.scenario)
    _tell(look.style.paint(texts.format("terminal-title", title=match.game.title, scenario=scenario), "bold"))
    if len(people) < len(match.game.seats(match.state)):
        seats = texts.listing(lexicon.seat(seat) for seat in people)
        _tell(texts.format("terminal-you", seat=seats, opponent=opponent))
    else:
        _tell(texts.format("terminal-you-all"))
    if match.choices:
        _tell(texts.format("terminal-resumed", choices=len(match.choices)))
    _tell(texts.format("terminal-help-short"))


def _fresh(args: Namespace, game: Battleground | Heroscape | Fields) -> tuple[Match[Any], list[int], str]:
    """A new match: who plays which seat, with what."""
    match game:
        case Heroscape():
            return _fresh_heroscape(args, game)
        case Fields():
            return _fresh_fields(args, game)
        case _:
            return _fresh_battleground(args, game)


def _fresh_fields(args: Namespace, game: Fields) -> tuple[Match[Any], list[int], str]:
    """A person leads the three heroes of a team, or with `--seat` one of them."""
    scenario = args.scenario or "first-game"
    if scenario not in game.content.scenarios:
        raise UsageError(f"no scenario {scenario!r}; there are: {', '.join(game.content.scenarios)}")
    setup = {"scenario": scenario} | ({"map": args.map} if args.map else {})
    match = Match(game, setup, args.seed or os.urandom(8).hex())
    seats = game.seats(match.state)
    if args.seat is not None and args.seat - 1 not in seats:
        raise UsageError(f"--seat {args.seat}: {scenario} has the seats 1 to {len(seats)}")
    if args.seat is not None:
        return match, [args.seat - 1], args.opponent
    teams = {team.faction: list(team.seats) for team in match.state.teams if team.played}
    if args.faction and args.faction not in teams:
        raise UsageError(f"--faction {args.faction}: {scenario} is played by {', '.join(teams)}")
    own = teams[args.faction] if args.faction else next(iter(teams.values()))
    return match, list(seats) if args.hot_seat else own, args.opponent


def _fresh_heroscape(args: Namespace, game: Heroscape) -> tuple[Match[Any], list[int], str]:
    """People choose their armies at the table; so does the computer."""
    scenario = args.scenario or next(iter(game.content.scenarios))
    card = game.content.scenarios.get(scenario)
    if card is None:
        raise UsageError(f"no scenario {scenario!r}; there are: {', '.join(game.content.scenarios)}")
    seats = card.players[0]
    if args.seat is not None and not 1 <= args.seat <= seats:
        raise UsageError(f"--seat {args.seat}: {card.name} has the seats 1 to {seats}")
    people = list(range(seats)) if args.hot_seat else [args.seat - 1 if args.seat else 0]
    setup = {"scenario": scenario} | ({"map": simulate.map_wanted(args.map)} if args.map else {})
    return Match(game, setup, args.seed or os.urandom(8).hex()), people, args.opponent


def _fresh_battleground(args: Namespace, game: Battleground) -> tuple[Match[Any], list[int], str]:
    """Who plays which seat, with which Forces."""
    scenario = args.scenario or "first-game"
    card = game.content.scenarios.get(scenario)
    if card is None:
        raise UsageError(f"no scenario {scenario!r}; there are: {', '.join(game.content.scenarios)}")
    seats = sum(len(team) for team in card.teams)
    if args.seat is not None and not 1 <= args.seat <= seats:
        raise UsageError(f"--seat {args.seat}: {card.name} has the seats 1 to {seats}")
    if args.hot_seat:
        people = list(range(seats))
    else:
        people = [args.seat - 1 if args.seat else seat_of(game, scenario, args.faction)]
    seed = args.seed or os.urandom(8).hex()
    choice = sha256(seed.encode()).digest()[0]
    setup = (
        {"scenario": scenario} if args.hot_seat else setup_for(game, scenario, people, args.faction, choice)
    )
    if args.map:
        setup["map"] = args.map
    return Match(game, setup, seed), people, args.opponent


def _agrees(question: str) -> bool:
    """Yes is the default; the end of the input is a yes as well."""
    try:
        said = _ask(question + " ").strip().lower()
    except EOFError:
        return True
    return not said or said in AGREES


def _wants_to_go_on(look: AnyLook, kept: Path) -> bool:
    """Ask only if the input is interactive."""
    if not sys.stdin.isatty():
        return False
    try:
        replay = replays.read(kept.read_text(encoding="utf-8"))
    except (replays.ReplayError, OSError, UnicodeDecodeError):
        return False
    scenario = look.lexicon(None).name(str(replay.setup.get("scenario", "")))
    summary = look.texts.format("terminal-summary", scenario=scenario, choices=len(replay.choices))
    return _agrees(look.texts.format("terminal-continue", summary=summary))


def _resumed(game: Game[Any], kept: Path) -> tuple[Match[Any], list[int], str]:
    if not kept.is_file():
        raise UsageError("there is no game to go on with; start one with: battlewright play --new")
    match = replays.verify(_read_replay(kept), game)
    try:
        who = json.loads(kept.with_suffix(".json").read_text(encoding="utf-8"))
        return match, [int(seat) for seat in who["people"]], str(who["opponent"])
    except (OSError, ValueError, KeyError, TypeError):
        return match, [0], "greedy"


def _keep(texts: Texts, match: Match[Any], kept: Path, people: list[int], opponent: str) -> None:
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(replays.write(replays.record(match)), encoding="utf-8")
        who = {"people": people, "opponent": opponent}
        kept.with_suffix(".json").write_text(json.dumps(who), encoding="utf-8")
        _tell(texts.format("terminal-kept"))
    except OSError as error:
        _tell(texts.format("terminal-save-failed", file=str(kept), reason=error.strerror or str(error)))


def _save(texts: Texts, match: Match[Any], file: Path) -> str:
    try:
        file.write_text(replays.write(replays.record(match)), encoding="utf-8")
    except OSError as error:
        return texts.format("terminal-save-failed", file=str(file), reason=error.strerror or str(error))
    return texts.format("terminal-saved", file=str(file))


# --- simulate -------------------------------------------------------------------------------------


def _simulate(args: Namespace) -> int:
    progress = sys.stderr.write if sys.stderr.isatty() else None
    return simulate.run(args, sys.stdout.write, progress)


# --- rules ----------------------------------------------------------------------------------------


def _rules(args: Namespace) -> int:
    texts = Texts(args.language)
    words = " ".join(args.words)
    look = _look(_load(args.game), texts)
    columns = min(look.columns, 100)
    if not words:
        for rule in look.rulebook.rules.values():
            _tell(f"{look.style.paint(rule.id.ljust(16), 'cyan')} {rule.title}")
        return 0
    lines = rule_lines(
        texts, look.style, look.rulebook, words, columns, _tests_folder(), Path(__file__).parent
    )
    if not lines:
        raise UsageError(f"{texts.format('rules-none', words=words)} Try: battlewright rules cover")
    for line in lines:
        _tell(line)
    return 0


def _tests_folder() -> Path | None:
    """The tests of the checkout this runs in, or that it was installed from."""
    spec = find_spec("battlewright")
    home = Path(spec.origin).parents[2] if spec is not None and spec.origin else Path.cwd()
    found = (root / "tests" for root in (home, Path.cwd()) if (root / "tests" / "conftest.py").is_file())
    return next(found, None)


# --- replay ---------------------------------------------------------------------------------------


def _read_replay(file: Path) -> replays.Replay:
    try:
        return replays.read(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise UsageError(f"{file}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise UsageError(f"{file}: not a replay (it is no text)") from None
    except replays.ReplayError as error:
        raise UsageError(f"{file}: {error}") from None


def _replay(args: Namespace) -> int:
    texts = Texts(args.language)
    replay = _read_replay(args.file)
    game = _load(replay.game, *args.pack)
    look = _look(game, texts)
    choices = len(replay.choices)
    head = {"choices": choices, "seed": replay.seed, "version": replay.version}
    _tell(texts.format("replay-head", title=game.title, **head))
    replays.check_version(replay, game)
    if not args.verify and not _show(texts, look, replay, step=args.step):
        return 0
    match = replays.verify(replay, game)
    _tell(texts.format("replay-verified"))
    if args.commitment:
        added = replays.check_commitment(replay, args.commitment.strip().lower())
        _tell(texts.format("replay-dice", values=added))
    if match.outcome is None:
        _tell(texts.format("replay-unfinished"))
    return 0


def _analyse(args: Namespace) -> int:
    """The progress goes to the error stream, where it does not mix with the answer."""
    replay, texts = _read_replay(args.file), Texts(args.language)
    game = _load(replay.game, *args.pack)
    watched = sys.stderr.isatty()

    def progress(done: float) -> None:
        if watched:
            print(f"\r{done:4.0%}", end="" if done < 1 else "\r    \r", file=sys.stderr, flush=True)

    found = analyse(replay, game, args.language, progress)
    _tell(msgspec.json.encode(found).decode() if args.json else report(found, texts))
    return 0


def _show(texts: Texts, look: AnyLook, replay: replays.Replay, *, step: bool) -> bool:
    """Tell a recorded game; False if the reader stopped it."""
    game: Game[Any] = look.game
    for _, happened, match in replays.play_again(replay, game):
        lines = [look.line(match.state, event) for event in happened]
        for line in lines:
            if line.weight:
                _tell(look.style.paint(f"  {line.text}", "bold" if line.weight > 2 else ""))
        if step and lines:
            for row in look.picture(match.state, None):
                _tell(row)
            if not _goes_on(texts):
                return False
    return True


def _goes_on(texts: Texts) -> bool:
    try:
        return _ask(texts.format("replay-step") + " ").strip().lower() != "q"
    except EOFError:
        return False


# --- maps -----------------------------------------------------------------------------------------


def _maps(args: Namespace) -> int:
    for line in args.answer(args, color=_style().color):
        _tell(line)
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
        _tell(str(mistake))
    if mistakes:
        _tell(texts.format("content-mistakes", folder=str(args.folder), count=len(mistakes)))
        return 1
    _tell(texts.format("content-fine", folder=str(args.folder)))
    return 0
