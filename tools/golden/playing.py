"""Playing for golden games: recorded choices again, or fresh ones by a mixed player."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from battlewright.agents import GreedyAgent
from battlewright.games import load
from battlewright.kernel.decisions import Decision, IllegalChoice
from battlewright.kernel.events import Event
from battlewright.kernel.game import Game
from battlewright.kernel.match import AGREE_DRAW, RESIGN
from battlewright.kernel.narration import Narrator
from battlewright.kernel.options import Option, UnreadableOption, option_text
from tools.golden.records import DIGEST_LENGTH, Golden, Step, Told, offer_hash

ENDINGS = (RESIGN, AGREE_DRAW)
UNFINISHED = "unfinished"
IDLE = frozenset(("pass", "end", "done", "decline", "stay", "back", "skip", "leave", "refuse", "complete"))
"""Options by which a seat gives up a chance; the mixed player seldom takes them."""
EAGER = 0.85  # how often the mixed player looks for something better than an idle option
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_./'-]*")

_json = msgspec.json.Encoder().encode


class Table(NamedTuple):
    """A game being played: the state and what puts its events into words."""

    game: Game[Any]
    words: Narrator
    state: Any


def table_for(golden: Golden, game: Game[Any] | None = None) -> Table:
    """A fresh game with the setup and seed of a recording."""
    game = game or load(golden.game)
    return Table(game, game.narrator("en"), game.new(golden.setup, golden.seed))


def play(table: Table, seat: int, text: str) -> Step:
    """Make a choice by its text form; `IllegalChoice` if it is not offered."""
    game, _, state = table
    asked = game.asked(state)
    if text in ENDINGS:
        events = game.resign(state, seat) if text == RESIGN else game.agree_draw(state)
        return _step(table, seat, asked, None, text, events)
    decision = game.decision(state, seat)
    try:
        option = game.reader.read(text)
    except UnreadableOption as error:
        raise IllegalChoice(seat, text, str(error)) from None
    return _step(table, seat, asked, decision, text, game.apply(state, seat, option, decision))


def _step(
    table: Table,
    seat: int,
    asked: tuple[int, ...],
    decision: Decision | None,
    text: str,
    events: Sequence[Event],
) -> Step:
    texts = decision.texts() if decision else []
    return Step(
        seat=seat,
        asked=asked,
        kind=decision.kind if decision else "any-time",
        count=len(texts),
        offer=offer_hash(texts),
        choice=text,
        events=tuple(told(table, event) for event in events),
        digest=_digest(table),
    )


def _digest(table: Table) -> str:
    """The digest of what was played: a card added elsewhere in the content changes no recorded game."""
    return table.game.digest(msgspec.structs.replace(table.state, content=""))[:DIGEST_LENGTH]


def told(table: Table, event: Event) -> Told:
    """An event as a golden file holds it: fields and words, unmasked."""
    fields = msgspec.to_builtins(event, str_keys=True)
    tag = fields.pop("type")
    if fields["to"] is None:
        del fields["to"]
    words = table.words.event(table.state, event)
    return Told(facts=f"{tag} {_json(fields).decode()}", words=" / ".join(words.splitlines()))


def outcome_text(table: Table) -> str:
    """How the game ended, in compact JSON."""
    outcome = table.game.outcome(table.state)
    return _json(outcome).decode() if outcome else UNFINISHED


def names_in(text: str) -> set[str]:
    """Everything in a text that could be the id of something, composed ids whole and in parts."""
    words = set(NAME.findall(text))
    return words | {part for word in words for part in re.split(r"[/.]", word)}


class MixedPlayer:
    """Chooses by the greedy agent for a share of the decisions, otherwise at random, seldom idly."""

    def __init__(
        self, game: Game[Any], seed: str, greedy: float, sought: frozenset[str] = frozenset()
    ) -> None:
        """The seed settles every choice; options that name something `sought` are preferred."""
        self._game = game
        self._random = Random(seed)
        self._agent = GreedyAgent(game, self._random.getrandbits(30))
        self._greedy = greedy
        self._sought = sought

    def seat(self, asked: Sequence[int]) -> int:
        """Which of the seats that are asked answers first."""
        return self._random.choice(list(asked))

    def choose(self, state: Any, decision: Decision) -> Option:
        """An option of the decision."""
        if len(decision.options) == 1:
            return decision.options[0]
        if self._random.random() < self._greedy:
            return self._agent.choose(self._game.view(state, decision.seat), decision)
        options = list(decision.options)
        if self._sought and self._random.random() < EAGER:
            options = [o for o in options if self._sought & names_in(option_text(o))] or options
        if self._random.random() < EAGER:
            options = [o for o in options if option_text(o).split()[0] not in IDLE] or options
        return self._random.choice(options)


def go_on(table: Table, player: MixedPlayer, limit: int) -> Iterator[Step]:
    """Up to so many further choices by the mixed player."""
    game, _, state = table
    for _ in range(limit):
        asked = game.asked(state)
        if not asked:
            return
        seat = player.seat(asked)
        option = player.choose(state, game.decision(state, seat))
        yield play(table, seat, option_text(option))


class Replayed(NamedTuple):
    """A recording played again; `refusal` says which choice was no longer offered, if any."""

    golden: Golden
    refusal: str


def replay(golden: Golden) -> Replayed:
    """Play a recording again; where a choice is not offered any more, the mixed player goes on from there."""
    table = table_for(golden)
    steps: list[Step] = []
    refusal = ""
    try:
        for step in golden.steps:
            steps.append(play(table, step.seat, step.choice))
    except IllegalChoice as error:
        refusal = f"choice {len(steps) + 1}: {error}"
        limit = 5_000 if golden.outcome != UNFINISHED else len(golden.steps) - len(steps)
        steps.extend(go_on(table, MixedPlayer(table.game, golden.seed, 0.3), limit))
    fresh = msgspec.structs.replace(golden, steps=tuple(steps), outcome=outcome_text(table), lines=())
    return Replayed(fresh, refusal)
