"""A worker process: choices of computer opponents, hints, replays and analyses, off the event loop.

    python -m battlewright.server.worker

It reads requests from stdin and writes responses to stdout, each a length in four bytes followed by
that many bytes of MessagePack; before a slow response it sends progress reports. It exits at the end of
its input, and may be killed at any time.
"""

from __future__ import annotations

import gzip
import io
import os
import secrets
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Any, BinaryIO, TypeAlias

import msgspec
from msgspec import Struct

from battlewright.agents import make_agent
from battlewright.coach import analyse, hint
from battlewright.games import load
from battlewright.kernel import replay as replays
from battlewright.kernel.building import ListBuilder
from battlewright.kernel.events import Event
from battlewright.kernel.game import Game, SetupError
from battlewright.kernel.narration import Narrator
from battlewright.kernel.odds import Odds
from battlewright.kernel.options import option_text
from battlewright.kernel.surface import Line
from battlewright.server import protocol, story
from battlewright.server.past import Past
from battlewright.texts import Texts

BETWEEN = 0.2  # seconds between two tellings of how far the work is


class Think(Struct, frozen=True, tag="think"):
    """Choose for a seat, from its view; the answer is an option in its text form."""

    game: str
    agent: str
    seed: str
    view: bytes
    seat: int
    seconds: float = 0.0  # the most it may think; 0: as long as the agent does by itself
    folder: str = ""  # of its content, where that is other than what is shipped
    cores: int = 1  # on which it may look ahead


class Show(Struct, frozen=True, tag="show"):
    """Play a replay again; the answer is JSON, compressed."""

    text: str
    language: str


class Advise(Struct, frozen=True, tag="hint"):
    """A hint for a seat that is asked, from its view; the answer is a `Hint` as JSON."""

    game: str
    view: bytes
    seat: int
    language: str
    folder: str = ""


class Foresee(Struct, frozen=True, tag="foresee"):
    """The odds of an option of a seat, from its view; the answer is a `Foreseen` as MessagePack."""

    game: str
    view: bytes
    seat: int
    option: str
    language: str
    folder: str = ""


class Foreseen(Struct, frozen=True):
    """Odds, and the same in words."""

    odds: list[Odds]
    lines: list[str]


class Account(Struct, frozen=True, tag="explain"):
    """Why something cannot be done, or whether it can; the answer is a `protocol.Explained` as JSON."""

    game: str
    view: bytes
    seat: int
    intent: dict[str, Any]
    language: str
    key: str
    folder: str = ""


class Judge(Struct, frozen=True, tag="analyse"):
    """Analyse a replay; the answer is an `Analysis` as JSON."""

    text: str
    language: str


class Draft(Struct, frozen=True, tag="draft"):
    """A question of the map maker; the answer is JSON."""

    request: bytes  # one of the requests of the map maker's desk, as MessagePack
    language: str


class Check(Struct, frozen=True, tag="check"):
    """What is wrong with a list; the answer is a `ListCheck` as JSON."""

    game: str
    terms: dict[str, Any]
    lines: list[Line]
    mates: list[list[Line]]
    side: int | None
    language: str


class Muster(Struct, frozen=True, tag="muster"):
    """A list by chance; the answer is its lines as JSON."""

    game: str
    terms: dict[str, Any]


class Tell(Struct, frozen=True, tag="tell"):
    """Play a match again; the answer is a `Chapter` as MessagePack."""

    game: str
    setup: dict[str, Any]
    seed: str
    choices: list[tuple[int, str]]
    first: int  # choice of the chapter
    seconds: float  # after which the chapter ends, however many are left
    folder: str = ""


class Chapter(Struct, frozen=True):
    """A chapter of a story, packed."""

    upto: int  # choices of the match that are told with it
    data: bytes


class Recount(Struct, frozen=True, tag="recount"):
    """Put a story together; the answer is a `ReplayShown` as JSON, compressed."""

    game: str
    setup: dict[str, Any]
    outcome: str
    chapters: list[bytes]
    language: str
    whole: bool
    last: bool = False  # only the last position, with everything that led there
    teams: tuple[tuple[int, ...], ...] = ()


class Compare(Struct, frozen=True, tag="compare"):
    """Play a match of an earlier version again; the answer says how it can go on (`lasting.Verdict`)."""

    match: bytes
    folder: str  # of the content it was begun with; empty: that is not kept, or is what is shipped


class Rewind(Struct, frozen=True, tag="rewind"):
    """Play the first choices of a replay again; the answer is a `Past` as MessagePack."""

    text: str
    choices: int


Work: TypeAlias = (
    Think
    | Show
    | Advise
    | Foresee
    | Account
    | Judge
    | Draft
    | Check
    | Muster
    | Tell
    | Recount
    | Compare
    | Rewind
)
Told: TypeAlias = Callable[[float], None]  # how much is done, from 0 to 1


class Working(Struct, frozen=True, tag="working"):
    """How far a request is that takes long."""

    done: float


class Answer(Struct, frozen=True, tag="answer"):
    """What came of a request: a result, or what was wrong with it."""

    result: bytes = b""
    error: str = ""
    refused: bool = False  # the request was at fault, not the program


@lru_cache(maxsize=8)
def game_of(name: str, folder: str = "") -> Game[Any]:
    """A game, loaded once per process; `folder` holds its content, if it is not what is shipped."""
    return load(name).under(Path(folder)) if folder else load(name)


def think(request: Think) -> str:
    """The option an agent chooses from its view."""
    game = game_of(request.game, request.folder)
    view = game.load(request.view)
    number = int.from_bytes(sha256(request.seed.encode()).digest()[:8], "big")
    agent = make_agent(request.agent, game, number, request.seconds, request.cores)
    return option_text(agent.choose(view, game.decision(view, request.seat)))


def show(request: Show) -> bytes:
    """A replay choice by choice, for someone who may see all cards; `ReplayError` if it does not verify."""
    found, game = _read(request.text)
    replays.verify(found, game)
    words = game.narrator(request.language)

    def step(
        state: Any, choice: str = "", seat: int | None = None, events: Sequence[Event] = ()
    ) -> protocol.ReplayStep:
        log = tuple(protocol.ReplayLine(words.event(state, e), e.rules, e) for e in events)  # type: ignore[arg-type]
        table = game.table(state, None, words)
        return protocol.ReplayStep(choice=choice, seat=seat, log=log, view=state, table=table)

    def steps() -> Iterator[protocol.ReplayStep]:
        yield step(game.new(found.setup, found.seed))
        for choice, events, match in replays.play_again(found, game):
            yield step(match.state, choice.text, choice.seat, events)

    teams = tuple(tuple(team) for team in game.teams(game.new(found.setup, found.seed)))
    whole = protocol.ReplayShown(
        game=found.game, setup=found.setup, outcome=found.outcome, steps=(), teams=teams
    )
    return _compressed(whole, steps())


def _compressed(shown: protocol.ReplayShown, steps: Iterable[protocol.ReplayStep]) -> bytes:
    """A replay with these steps as JSON, compressed step by step: as a whole it may be very large."""
    head, mark, tail = msgspec.json.encode(shown).rpartition(b'"steps":[]')
    assert mark
    target = io.BytesIO()
    with gzip.GzipFile(fileobj=target, mode="wb", compresslevel=5, mtime=0) as packed:
        packed.write(head + b'"steps":[')
        for number, step in enumerate(steps):
            packed.write((b"," if number else b"") + msgspec.json.encode(step))
        packed.write(b"]" + tail)
    return target.getvalue()


def _read(text: str) -> tuple[replays.Replay, Game[Any]]:
    """A replay and its game; `ReplayError` if there is no such game."""
    found = replays.read(text)
    try:
        return found, game_of(found.game)
    except LookupError as error:
        raise replays.ReplayError(str(error)) from None


def rewind(request: Rewind) -> bytes:
    """A point of a replay from which a game can go on; `ReplayError` if there is none."""
    found, game = _read(request.text)
    if request.choices > len(found.choices):
        raise replays.ReplayError(f"this replay has {len(found.choices)} choices, not {request.choices}")
    told = msgspec.structs.replace(found, choices=found.choices[: request.choices])
    for _, _, match in replays.play_again(told, game):
        if match.outcome is not None:
            raise replays.ReplayError("the game is over at this point")
    return msgspec.msgpack.encode(Past(found.game, found.setup, found.seed, list(told.choices)))


def advise(request: Advise, tell: Told) -> bytes:
    """A hint, from what a seat sees."""
    game = game_of(request.game, request.folder)
    view = game.load(request.view)
    decision, words = game.decision(view, request.seat), game.narrator(request.language)
    found = hint(game, view, decision, words, Texts(request.language), progress=tell)
    return msgspec.json.encode(found)


def foresee(request: Foresee) -> bytes:
    """The odds of an option."""
    game = game_of(request.game, request.folder)
    view, words = game.load(request.view), narrator_of(game, request.language)
    odds = game.preview(view, request.seat, game.reader.read(request.option))
    return msgspec.msgpack.encode(Foreseen(odds, [words.odds(view, found) for found in odds]))


def account(request: Account) -> Answer:
    """Whether something can be done, and each rule that stands against it."""
    game = game_of(request.game, request.folder)
    view, words = game.load(request.view), narrator_of(game, request.language)
    try:
        found = game.explain(view, request.seat, request.intent)
    except (ValueError, LookupError, TypeError, msgspec.MsgspecError) as error:
        return Answer(error=str(error)[:200], refused=True)
    denials = tuple(
        protocol.DenialView(denial.rule, words.rule(denial.rule), words.denial(view, denial), denial.facts)
        for denial in found.denials
    )
    return Answer(msgspec.json.encode(protocol.Explained(request.key, found.allowed, denials, found.facts)))


@lru_cache(maxsize=32)
def narrator_of(game: Game[Any], language: str) -> Narrator:
    """A narrator, made once per process."""
    return game.narrator(language)


def judge(request: Judge, tell: Told) -> bytes:
    """An analysis of a replay."""
    found, game = _read(request.text)
    return msgspec.json.encode(analyse(found, game, request.language, tell))


def draft(request: Draft) -> Answer:
    """What the engine says to the map maker."""
    from battlewright.games.heroscape.workshop import desk  # other workers need none of it

    try:
        return Answer(
            desk.answer(msgspec.msgpack.decode(request.request, type=desk.Request), request.language)
        )
    except desk.DraftError as error:
        return Answer(error=str(error), refused=True)


def check(request: Check) -> bytes:
    """What a game says about a list."""
    game = game_of(request.game)
    words = narrator_of(game, request.language)
    found = _builder(game).check(request.terms, request.lines, words, request.mates, request.side)
    return msgspec.json.encode(found)


def muster(request: Muster) -> bytes:
    """A legal list."""
    return msgspec.json.encode(_builder(game_of(request.game)).random(request.terms, secrets.randbelow))


def _builder(game: Game[Any]) -> ListBuilder:
    """What a game that has lists says about them."""
    found = game.list_builder()
    assert found is not None
    return found


def chapter(request: Tell) -> Chapter:
    """A chapter of a story."""
    game = game_of(request.game, request.folder)
    choices, first, seconds = request.choices, request.first, request.seconds
    return Chapter(*story.tell(game, request.setup, request.seed, choices, first, seconds))


def recount(request: Recount) -> bytes:
    """A whole story, to be shown."""
    told = story.steps(request.chapters, request.language)
    if request.last:
        told = _last_of(told)
    shown = protocol.ReplayShown(
        game=request.game,
        setup=request.setup,
        outcome=request.outcome,
        steps=(),
        whole=request.whole,
        teams=request.teams,
    )
    return _compressed(shown, told)


def _last_of(steps: Iterable[protocol.ReplayStep]) -> Iterator[protocol.ReplayStep]:
    """The last step, with everything that was told before."""
    step, log = None, list[protocol.ReplayLine]()
    for step in steps:
        log += step.log
    if step is not None:
        yield msgspec.structs.replace(step, log=tuple(log))


def answer(request: Work, tell: Told = lambda _: None) -> Answer:
    """The response to a request."""
    try:
        match request:
            case Think():
                return Answer(think(request).encode())
            case Show():
                return Answer(show(request))
            case Advise():
                return Answer(advise(request, tell))
            case Foresee():
                return Answer(foresee(request))
            case Account():
                return account(request)
            case Judge():
                return Answer(judge(request, tell))
            case Draft():
                return draft(request)
            case Check():
                return Answer(check(request))
            case Muster():
                return Answer(muster(request))
            case Tell():
                return Answer(msgspec.msgpack.encode(chapter(request)))
            case Recount():
                return Answer(recount(request))
            case Rewind():
                return Answer(rewind(request))
            case Compare():
                from battlewright.server.comparing import verdict  # rare, and it needs the store's types

                return Answer(verdict(request.match, request.folder).encode())
    except (replays.ReplayError, SetupError) as error:
        return Answer(error=str(error), refused=True)
    except Exception as error:  # a faulty agent must not stop the match
        return Answer(error=f"{type(error).__name__}: {error}")


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer requests until there are no more."""
    decode = msgspec.msgpack.Decoder(Work).decode

    def write(message: Working | Answer) -> None:
        data = msgspec.msgpack.encode(message)
        target.write(len(data).to_bytes(4, "big") + data)
        target.flush()

    while len(head := source.read(4)) == 4:
        request = decode(source.read(int.from_bytes(head, "big")))
        write(answer(request, _now_and_then(write)))


def _now_and_then(write: Callable[[Working], None]) -> Told:
    """Reports progress, at most every `BETWEEN` seconds."""
    last = monotonic()

    def tell(done: float) -> None:
        nonlocal last
        if monotonic() - last >= BETWEEN:
            last = monotonic()
            write(Working(done))

    return tell


def main() -> None:
    """Serve on the pipes this process was started with; anything printed goes to stderr."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes the pipe
    target = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    serve(sys.stdin.buffer, target)


if __name__ == "__main__":
    main()
