"""A hint: the move to make, two others, and why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from battlewright.coach.chances import chance_of
from battlewright.coach.trials import WORLDS, Judged, Progress, gain, promising, told_line, try_options
from battlewright.kernel.decisions import Decision
from battlewright.kernel.game import AnyGame, AnyState
from battlewright.kernel.narration import Narrator
from battlewright.kernel.odds import Odds
from battlewright.kernel.options import option_text
from battlewright.texts import Texts

TRIED = 4  # options on trial
SHOWN = 3  # the move and two others
SURE = 1.5  # standard errors a gain must exceed to overrule the game's own advice
REASONS = 3  # contributions named for an option
SMALL = 0.05  # of the largest contribution: not worth a word
OWN, SPARED = "own", "spared"  # the term of the own side's strength, and what is told of it beside the others
NOTABLE = 0.25  # of the largest contribution, from which losses that are spared are worth a word
FOLLOWING, AHEAD = "following", 3  # the world in which it is told how an option goes on, and how many events
APART = 0.05  # of the chance to win, from which the worlds on trial are told to differ


class Contribution(Struct, frozen=True):
    """One reason: what changes for the better or worse, in the units of the evaluation and in words."""

    term: str
    amount: float
    words: str


class HintOption(Struct, frozen=True):
    """An option with what it promises."""

    option: str
    label: str
    chance: float
    reasons: tuple[Contribution, ...]
    odds: tuple[Odds, ...]
    lines: tuple[str, ...]  # the odds in words


class Hint(Struct, frozen=True):
    """What to do, and two other ways."""

    now: float  # the chance to win before the choice
    options: tuple[HintOption, ...]  # the best first
    worlds: int
    summary: str


def hint(
    game: AnyGame,
    view: AnyState,
    decision: Decision,
    words: Narrator,
    texts: Texts,
    *,
    seed: str = "hint",
    count: int = WORLDS,
    progress: Progress = lambda _: None,
) -> Hint:
    """The move that looks best to a seat, from what it may know."""
    seat = decision.seat
    candidates = promising(game, view, decision, TRIED)
    judged = try_options(game, view, seat, candidates, seed=seed, count=count, progress=progress)
    ranked = rank(judged)[:SHOWN]
    now, before = chance_of(game, view, seat), game.terms(view, seat)
    shown = tuple(
        _shown(game, view, decision, words, texts, one, before, spared(one, ranked)) for one in ranked
    )
    return Hint(now, shown, count, _summary(texts, ranked, shown))


def rank(judged: list[Judged]) -> list[Judged]:
    """The first one stays first unless another is clearly better; the others by their chance.

    The first one is what the game's own advice prefers. Among many options tried, one looks best by luck:
    only a gain beyond `SURE` standard errors overrules the advice.
    """
    best = judged[0]
    for other in judged[1:]:
        mean, error = gain(other, best)
        if mean - SURE * error > 0:
            best = other
    return [best, *sorted((one for one in judged if one is not best), key=lambda one: -one.chance)]


def _shown(
    game: AnyGame,
    view: AnyState,
    decision: Decision,
    words: Narrator,
    texts: Texts,
    judged: Judged,
    before: Mapping[str, float],
    spared: float,
) -> HintOption:
    odds = tuple(game.preview(view, decision.seat, judged.option))
    reasons = contributions(game, texts, before, judged.terms())
    most = max((abs(reason.amount) for reason in reasons), default=0.0)
    if spared > max(SMALL, NOTABLE * most):
        line = texts.format("coach-change", what=texts.format("coach-spared"), amount=f"{spared:+.1f}")
        reasons = (*reasons, Contribution(SPARED, spared, line))
    return HintOption(
        option=option_text(judged.option),
        label=words.option(view, judged.option, decision),
        chance=judged.chance,
        reasons=reasons,
        odds=odds,
        lines=(
            *(words.odds(view, one) for one in odds),
            *_risk(texts, judged),
            *_following(game, view, decision, words, texts, judged),
        ),
    )


def spared(judged: Judged, all_: list[Judged]) -> float:
    """The losses of the own side that an option prevents: what the others on trial cost more, on average."""
    others = [one.terms().get(OWN) for one in all_ if one is not judged]
    known = [amount for amount in others if amount is not None]
    mine = judged.terms().get(OWN)
    return mine - sum(known) / len(known) if known and mine is not None else 0.0


def _following(
    game: AnyGame, view: AnyState, decision: Decision, words: Narrator, texts: Texts, judged: Judged
) -> Iterator[str]:
    """How it might go on: where a move leads, what an action is meant for."""
    line = told_line(game, view, decision, judged.option, words, FOLLOWING, AHEAD)
    if line:
        yield texts.format("coach-then", line=" ".join(line))


def _risk(texts: Texts, judged: Judged) -> Iterator[str]:
    """How far cards and dice may lead apart, where they do."""
    least, *_, most = sorted(trial.chance for trial in (*judged.trials, *judged.trials))
    if most - least >= APART:
        low, high = (texts.format("percent", number=round(100 * chance)) for chance in (least, most))
        yield texts.format("coach-range", least=low, most=high)


def contributions(
    game: AnyGame, texts: Texts, before: Mapping[str, float], after: Mapping[str, float]
) -> tuple[Contribution, ...]:
    """The terms that change most, the largest first."""
    changes = {name: amount - before.get(name, 0.0) for name, amount in after.items()}
    ranked = sorted(changes.items(), key=lambda item: -abs(item[1]))
    least = SMALL * abs(ranked[0][1]) if ranked else 0.0
    return tuple(
        Contribution(name, amount, term_words(game, texts, name, amount))
        for name, amount in ranked[:REASONS]
        if abs(amount) > max(least, 1e-6)
    )


def term_words(game: AnyGame, texts: Texts, name: str, amount: float) -> str:
    """A contribution in words: what, and by how much."""
    what = texts.format(f"coach-{game.name}-{name}")
    return texts.format("coach-change", what=what, amount=f"{amount:+.1f}")


def _summary(texts: Texts, ranked: list[Judged], shown: tuple[HintOption, ...]) -> str:
    """How clear the case is, in a sentence."""
    best = shown[0]
    if len(ranked) == 1:
        return texts.format("coach-only", option=best.label)
    mean, error = gain(ranked[0], ranked[1])
    word = "clear" if mean > 2 * error and mean > 0.02 else "close" if mean < 0.01 else "likely"
    percent = texts.format("percent", number=round(100 * max(0.0, mean)))
    return texts.format(f"coach-{word}", option=best.label, other=shown[1].label, gain=percent)
