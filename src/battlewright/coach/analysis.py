"""Analysis of a finished game: who led when, whom the dice favoured, which decisions cost most.

Everything is judged by what the seat could know when it chose. Decisions that the game's advice rates
low are tried against the advised ones in the same sampled worlds; the cost of a decision is the difference in
these trials.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct

from battlewright.coach.chances import chance_of, margin
from battlewright.coach.hints import Contribution, contributions
from battlewright.coach.trials import Judged, Progress, gain, promising, told_line, try_options
from battlewright.kernel import replay as replays
from battlewright.kernel.game import AnyGame, AnyState
from battlewright.kernel.match import AGREE_DRAW, RESIGN
from battlewright.kernel.narration import Narrator
from battlewright.kernel.options import Option, option_text
from battlewright.kernel.rng import Rng
from battlewright.texts import Texts

REROLLS = 6  # other dice for a choice that rolled
DOUBTFUL = 10  # decisions tried out
COSTLY = 5  # decisions told
BETTER = 3  # options a doubtful decision is compared with
WORLDS, FEW = 8, 3  # for a decision that looks costly, and to see whether it does
LINE = 4  # choices of the better line that are told
LEAST = 0.01  # of the chance to win: less is no mistake
FIRST_PART = 0.5  # of the work is the first pass


class Lead(Struct, frozen=True):
    """The chance of each side to win after a choice."""

    choice: int
    chances: tuple[float, ...]
    margin: float  # by how much they may be off


class Luck(Struct, frozen=True):
    """What the rolls of a side did for it, in chance to win, against what was to be expected."""

    side: int
    rolls: int
    sum: float


class Mistake(Struct, frozen=True):
    """A decision that cost part of the chance to win."""

    choice: int  # before which choice of the replay it stands, from 0
    seat: int
    question: str
    chosen: str
    better: str
    better_option: str
    cost: float
    error: float
    reasons: tuple[Contribution, ...]
    line: tuple[str, ...]  # how it might have gone on


class Analysis(Struct, frozen=True):
    """What an analysis found."""

    game: str
    sides: tuple[tuple[int, ...], ...]  # the seats of each side
    choices: int
    leads: tuple[Lead, ...]
    luck: tuple[Luck, ...]
    mistakes: tuple[Mistake, ...]


class Doubt(NamedTuple):
    """A decision to look at: the position before it and how doubtful the advice finds it."""

    number: int
    before: bytes
    seat: int
    option: Option
    regret: float


def analyse(
    replay: replays.Replay,
    game: AnyGame,
    language: str = "en",
    progress: Progress = lambda _: None,
    *,
    doubtful: int = DOUBTFUL,
    count: int = WORLDS,
) -> Analysis:
    """Play a replay again and judge it; `ReplayError` if it cannot be played here.

    The most `doubtful` decisions are tried out, in `count` worlds each.
    """
    first = game.new(replay.setup, replay.seed)
    sides = game.teams(first)
    leads, luck, doubts = [_lead(game, first, sides, 0)], _LuckTally(sides), []
    for seen in _steps(replay, game):
        progress(FIRST_PART * seen.number / max(1, len(replay.choices)))
        leads.append(_lead(game, seen.after, sides, seen.number + 1))
        if seen.rolled:
            luck.add(game, seen)
        if seen.option is not None and seen.regret > 0:
            doubts.append(Doubt(seen.number, seen.before, seen.seat, seen.option, seen.regret))
    doubts.sort(key=lambda doubt: -doubt.regret)
    mistakes = _mistakes(game, doubts[:doubtful], language, count, progress)
    progress(1.0)
    return Analysis(game.name, sides, len(replay.choices), tuple(leads), luck.told(), mistakes)


class Step(NamedTuple):
    """One choice of a replay, with the positions around it."""

    number: int
    seat: int
    option: Option | None  # None: resigned or agreed on a draw
    before: bytes
    after: AnyState
    rolled: bool
    regret: float


def _steps(replay: replays.Replay, game: AnyGame) -> Iterator[Step]:
    state = game.new(replay.setup, replay.seed)
    before, rolled, judged = game.save(state), state.rng.position, state
    for number, (choice, _, match) in enumerate(replays.play_again(replay, game)):
        option = None if choice.text in (RESIGN, AGREE_DRAW) else game.reader.read(choice.text)
        regret = 0.0 if option is None else _regret(game, judged, choice.seat, option)
        after = match.state
        yield Step(number, choice.seat, option, before, after, after.rng.position != rolled, regret)
        before, rolled = game.save(after), after.rng.position
        judged = game.load(before)


def _regret(game: AnyGame, state: AnyState, seat: int, option: Option) -> float:
    """How much better the advised option looked, in the units of the evaluation."""
    decision = game.decision(state, seat)
    if len(decision.options) < 2:
        return 0.0
    scores = game.advice(game.view(state, seat), seat, decision)
    return 0.0 if scores is None else max(scores) - scores[decision.options.index(option)]


def _lead(game: AnyGame, state: AnyState, sides: tuple[tuple[int, ...], ...], number: int) -> Lead:
    """The chance of each side, together one; a single side plays against the game."""
    found = [chance_of(game, state, side[0]) for side in sides]
    whole = sum(found) if len(found) > 1 else 1.0
    shares = tuple(one / whole if whole else 1 / len(found) for one in found)
    return Lead(number, shares, margin(game.fit(), shares[0]))


class _LuckTally:
    """The luck of each side so far."""

    def __init__(self, sides: tuple[tuple[int, ...], ...]) -> None:
        self._sides = sides
        self._rolls = [0] * len(sides)
        self._sums = [0.0] * len(sides)

    def add(self, game: AnyGame, step: Step) -> None:
        """A choice with rolls: its result compared with the results of other rolls."""
        if step.option is None:
            return
        number = next(n for n, side in enumerate(self._sides) if step.seat in side)
        others = [_rerolled(game, step, again) for again in range(REROLLS)]
        self._rolls[number] += 1
        self._sums[number] += chance_of(game, step.after, step.seat) - sum(others) / len(others)

    def told(self) -> tuple[Luck, ...]:
        """The luck of each side."""
        return tuple(
            Luck(n, rolls, total)
            for n, (rolls, total) in enumerate(zip(self._rolls, self._sums, strict=True))
        )


def _rerolled(game: AnyGame, step: Step, again: int) -> float:
    """The chance after a choice with other dice."""
    assert step.option is not None
    state = game.load(step.before)
    state.rng = Rng(seed=f"{step.number}-{again}")
    game.take(state, step.seat, step.option)
    return chance_of(game, state, step.seat)


def _mistakes(
    game: AnyGame, doubts: list[Doubt], language: str, count: int, progress: Progress
) -> tuple[Mistake, ...]:
    """The doubtful decisions that a trial finds costly, in the order of the game."""
    words, texts = game.narrator(language), Texts(language)
    found = []
    for number, doubt in enumerate(doubts):
        progress(FIRST_PART + (1 - FIRST_PART) * number / len(doubts))
        mistake = _tried(game, doubt, count, words, texts)
        if mistake is not None:
            found.append(mistake)
    found.sort(key=lambda mistake: -mistake.cost)
    return tuple(sorted(found[:COSTLY], key=lambda mistake: mistake.choice))


def _tried(game: AnyGame, doubt: Doubt, count: int, words: Narrator, texts: Texts) -> Mistake | None:
    view = game.view(game.load(doubt.before), doubt.seat)
    decision = game.decision(view, doubt.seat)
    others = [o for o in promising(game, view, decision, BETTER) if o != doubt.option]
    seed = f"analysis-{doubt.number}"
    if not others:
        return None
    best = _promising(game, view, doubt, others, min(FEW, count))
    if best is None:
        return None
    chosen, best = try_options(game, view, doubt.seat, [doubt.option, best.option], seed=seed, count=count)
    cost, error = gain(best, chosen)
    if cost < max(LEAST, error):
        return None
    return Mistake(
        choice=doubt.number,
        seat=doubt.seat,
        question=words.decision(view, decision),
        chosen=words.option(view, doubt.option, decision),
        better=words.option(view, best.option, decision),
        better_option=option_text(best.option),
        cost=cost,
        error=error,
        reasons=contributions(game, texts, chosen.terms(), best.terms()),
        line=told_line(game, view, decision, best.option, words, seed, LINE),
    )


def _promising(
    game: AnyGame, view: AnyState, doubt: Doubt, others: list[Option], count: int
) -> Judged | None:
    """The best of the others in a few worlds, if it is better than what was chosen."""
    seed = f"first-{doubt.number}"
    chosen, *rest = try_options(game, view, doubt.seat, [doubt.option, *others], seed=seed, count=count)
    best = max(rest, key=lambda one: one.chance)
    return best if best.chance > chosen.chance else None
