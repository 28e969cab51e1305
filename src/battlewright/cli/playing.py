"""`battlewright play`: a game in the terminal, begun, left, continued and kept."""

from __future__ import annotations

import json
import os
import sys
from argparse import Namespace
from hashlib import sha256
from pathlib import Path
from typing import Any

from battlewright.agents import make_agent
from battlewright.agents.helpers import spare_cores
from battlewright.cli.console import (
    READABLE_COLUMNS,
    AnyLook,
    UsageError,
    agrees,
    ask,
    loaded,
    look_of,
    read_replay,
    tell,
)
from battlewright.games.battleground.game import Battleground
from battlewright.games.fields.game import Fields
from battlewright.games.heroscape.game import Heroscape
from battlewright.kernel import replay as replays
from battlewright.kernel.game import Game
from battlewright.kernel.match import Match
from battlewright.lab import simulate
from battlewright.terminal.battleground import seat_of, setup_for
from battlewright.terminal.session import Session
from battlewright.texts import Texts


def _kept_file(game: str) -> Path:
    """Where a game that was left waits to be continued."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(home) / "battlewright" / f"{game}.replay"


def play(args: Namespace) -> int:
    """Begin or continue a game, and keep it when it is left."""
    texts = Texts(args.language)
    game = loaded(args.game, *args.pack)
    look = look_of(game, texts)
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
        tell=tell,
        ask=ask,
        save=lambda where: _save(texts, match, Path(where).expanduser()),
        columns=min(look.columns, READABLE_COLUMNS),
    )
    return _conduct(session, texts, kept, people, opponent)


def _conduct(session: Session, texts: Texts, kept: Path, people: list[int], opponent: str) -> int:
    """Play, and keep the game when it is left, the input ends, or Ctrl-C is pressed."""
    try:
        end = session.run()
        if end == "left" and agrees(texts.format("terminal-quit-save")):
            _keep(texts, session.match, kept, people, opponent)
        else:
            kept.unlink(missing_ok=True)
        return 0
    except EOFError:
        tell(texts.format("terminal-input-ended"))
        _keep(texts, session.match, kept, people, opponent)
        return 0
    except KeyboardInterrupt:
        tell("")
        _keep(texts, session.match, kept, people, opponent)
        return 130


def _greet(texts: Texts, look: AnyLook, match: Match[Any], people: list[int], opponent: str) -> None:
    lexicon = look.lexicon(match.state)
    scenario = lexicon.name(match.state.scenario)
    tell(look.style.paint(texts.format("terminal-title", title=match.game.title, scenario=scenario), "bold"))
    if len(people) < len(match.game.seats(match.state)):
        seats = texts.listing(lexicon.seat(seat) for seat in people)
        tell(texts.format("terminal-you", seat=seats, opponent=opponent))
    else:
        tell(texts.format("terminal-you-all"))
    if match.choices:
        tell(texts.format("terminal-resumed", choices=len(match.choices)))
    tell(texts.format("terminal-help-short"))


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
    return agrees(look.texts.format("terminal-continue", summary=summary))


def _resumed(game: Game[Any], kept: Path) -> tuple[Match[Any], list[int], str]:
    if not kept.is_file():
        raise UsageError("there is no game to go on with; start one with: battlewright play --new")
    match = replays.verify(read_replay(kept), game)
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
        tell(texts.format("terminal-kept"))
    except OSError as error:
        tell(texts.format("terminal-save-failed", file=str(kept), reason=error.strerror or str(error)))


def _save(texts: Texts, match: Match[Any], file: Path) -> str:
    try:
        file.write_text(replays.write(replays.record(match)), encoding="utf-8")
    except OSError as error:
        return texts.format("terminal-save-failed", file=str(file), reason=error.strerror or str(error))
    return texts.format("terminal-saved", file=str(file))
