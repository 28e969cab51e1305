"""A test in its eleven steps, from the stat to the count (BG-TEST, BG-DEF-04, BG-FOCUS-04).

The frame leaves its `Result` for the frame below. Defence tests are tests like
any other; whoever calls for them subtracts.
"""

from __future__ import annotations

from itertools import combinations
from math import ceil
from typing import TypeVar, assert_never

from battlewright.games.battleground.model import moments
from battlewright.games.battleground.model.events import Exploded, Rerolled, Rolled, Tested
from battlewright.games.battleground.model.frames import Attack, Payment, Roll
from battlewright.games.battleground.model.options import Reroll
from battlewright.games.battleground.model.replies import Result
from battlewright.games.battleground.model.state import State
from battlewright.games.battleground.procedures.changes import spend_focus
from battlewright.games.battleground.procedures.moments import announce, awaited
from battlewright.games.battleground.rules.attack import attack_facts, defence_facts, weapon_of
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.mana import purse
from battlewright.games.battleground.rules.numbers import (
    MOST_REROLL_MANA,
    dice,
    extra_needed,
    free_rerolls,
    needed,
    rerolls_per_mana,
)
from battlewright.games.battleground.rules.table import turn_kind
from battlewright.kernel.decisions import Decision
from battlewright.kernel.events import emit
from battlewright.kernel.frames import below, pop, push
from battlewright.kernel.options import Option
from battlewright.kernel.tally import Limit, Tally

T = TypeVar("T", bound=moments.TestMoment)


def roll_facts(state: State, frame: Roll) -> Facts:
    """What the numbers of this test depend on."""
    who = state.characters[frame.character]
    other = state.characters[frame.target] if frame.target else None
    attack = _attack_below(state, frame)
    if attack is not None:
        weapon = weapon_of(state, attack.weapon)
        facts = attack_facts(
            state, state.characters[attack.attacker], state.characters[attack.target], weapon, attack
        )
        if frame.kind == "defence":
            facts = defence_facts(state, facts)
            facts.source = frame.source or facts.source
        facts.change += frame.change
        return facts
    return Facts(
        kind=frame.kind,
        who=who,
        other=other,
        stat=frame.stat,
        focused=who.focus or frame.focused,
        token=who.focus or frame.focused,
        turn=turn_kind(state, who),
        against_skill=frame.kind == "defence",
        change=frame.change,
        source=frame.source,
    )


def _attack_below(state: State, frame: Roll) -> Attack | None:
    """The attack this test belongs to: the frame right below it."""
    attack = below(state, frame)
    return attack if isinstance(attack, Attack) and frame.kind in ("attack", "defence") else None


def roll_advance(state: State, frame: Roll) -> None:
    """BG-TEST-02: the steps in their fixed order."""
    match frame.step:
        case "prepare":
            frame.step = "dice"
            if frame.kind == "defence":
                announce(state, _defence_test(frame))
            elif awaited(state, moments.Testing):
                announce(state, _moment(state, frame, moments.Testing))
        case "dice" if frame.scored >= 0:
            _score(state, frame, frame.scored)
        case "dice":
            frame.step = "free"
            _roll(state, frame)
            if frame.faces and awaited(state, moments.Rolled):
                announce(state, _moment(state, frame, moments.Rolled))
        case "free":
            frame.step = "mana"
            if frame.free and _has_failures(frame):
                frame.step = "free"
                frame.asks = [state.characters[frame.character].seat]
        case "mana":
            if _has_failures(frame) and purse(state, state.characters[frame.character]):
                frame.asks = [state.characters[frame.character].seat]
            else:
                frame.step = "explode"
        case "reroll":
            frame.step = "explode"
            _roll_again(state, frame, frame.chosen, frame.paying)
        case "explode":
            _explode(state, frame)
        case "told":
            faces = (*frame.faces, *frame.extra)
            pop(state, Result(successes=frame.successes, faces=faces, focused=frame.focused))
        case step:
            assert_never(step)


def _has_failures(frame: Roll) -> bool:
    """BG-TEST-07: rerolls are offered where a die has failed; then any die may be chosen."""
    return any(face < frame.needed for face in frame.faces)


def _defence_test(frame: Roll) -> moments.DefenceTest:
    return moments.DefenceTest(
        frame.character, other=frame.target, tests=(frame.kind,), successes=frame.successes
    )


def _moment(state: State, frame: Roll, kind: type[T]) -> T:
    """The test as a moment, with what it is and counts as."""
    tests: tuple[str, ...] = (frame.kind,)
    weapon = ""
    attack = _attack_below(state, frame)
    if attack is not None and frame.kind == "attack":
        tests, weapon = ("attack", *roll_facts(state, frame).tests), attack.weapon
    return kind(frame.character, other=frame.target, tests=tests, successes=frame.successes, weapon=weapon)


def _roll(state: State, frame: Roll) -> None:
    """BG-TEST-03 to 06: dice and scope are worked out, Focus is spent, the dice are rolled."""
    character = state.characters[frame.character]
    facts = roll_facts(state, frame)
    number = dice(state, facts, character.mana if frame.mana_dice else None)
    if frame.fixed >= 0:
        number = Tally(frame.fixed, source=frame.source or "BG-TEST-03")
    scope = needed(state, facts)
    if frame.only_sixes:
        scope = scope.limited(Limit(frame.source, least=6))
    frame.free = free_rerolls(state, facts)
    frame.per_mana = rerolls_per_mana(state, facts)
    frame.extra_needed = extra_needed(state, facts)
    frame.focused = facts.focused
    if frame.kind != "attack" or facts.weapon is None or not facts.weapon.no_focus:
        spend_focus(state, character, "BG-FOCUS-04")
    frame.dice, frame.needed = number.total, scope.total
    frame.faces = state.rng.throw(6, frame.dice)
    emit(
        state,
        Rolled(
            character=character.id,
            kind=frame.kind,
            stat=frame.stat,
            dice=number,
            needed=scope,
            faces=tuple(frame.faces),
            rules=("BG-TEST-06", frame.source) if frame.source else ("BG-TEST-06",),
        ),
    )


def reroll_choices(faces: list[int], most: int) -> list[Reroll]:
    """Every different set of dice, by their faces, up to a number; the empty set first."""
    found: dict[tuple[int, ...], None] = {}
    ordered = sorted(faces)
    for size in range(min(most, len(faces)) + 1):
        for chosen in combinations(ordered, size):
            found[chosen] = None
    return [Reroll(chosen) for chosen in found]


def roll_decision(state: State, frame: Roll, seat: int) -> Decision:
    """BG-TEST-08, BG-TEST-09, BG-TEST-07: which dice to roll again, for free or for mana."""
    facts = {
        "character": frame.character,
        "kind": frame.kind,
        "faces": list(frame.faces),
        "needed": frame.needed,
        "per_mana": frame.per_mana,
    }
    if frame.step == "free":
        return Decision(seat, "free_reroll", reroll_choices(frame.faces, frame.free), ("BG-TEST-08",), facts)
    mana = min(MOST_REROLL_MANA, purse(state, state.characters[frame.character]))
    choices = reroll_choices(frame.faces, mana * frame.per_mana)
    return Decision(seat, "mana_reroll", choices, ("BG-TEST-09",), facts | {"mana": mana})


def roll_take(state: State, frame: Roll, seat: int, option: Option) -> None:
    """Roll the chosen dice again."""
    assert isinstance(option, Reroll)
    if frame.step == "free":
        frame.free = 0
        _roll_again(state, frame, list(option.faces), 0)
    elif not option.faces:
        frame.step = "explode"
    else:
        frame.chosen = list(option.faces)
        frame.paying = ceil(len(option.faces) / frame.per_mana)
        frame.step = "reroll"
        push(state, Payment(character=frame.character, amount=frame.paying))


def _roll_again(state: State, frame: Roll, faces: list[int], mana: int) -> None:
    """BG-TEST-08, BG-TEST-09: all chosen dice are picked up and rolled together."""
    if not faces:
        return
    for face in faces:
        frame.faces.remove(face)
    fresh = state.rng.throw(6, len(faces))
    frame.faces.extend(fresh)
    rule = "BG-TEST-09" if mana else "BG-TEST-08"
    event = Rerolled(
        character=frame.character, before=tuple(faces), after=tuple(fresh), mana=mana, rules=(rule,)
    )
    emit(state, event)


def _explode(state: State, frame: Roll) -> None:
    """BG-TEST-10 to 13: each 6 adds an extra die, which succeeds on 5 or 6 and may explode in turn."""
    extra: list[int] = []
    sixes = frame.faces.count(6) if frame.extra_needed else 0
    while sixes:
        fresh = state.rng.throw(6, sixes)
        extra.extend(fresh)
        sixes = fresh.count(6)
    if extra:
        emit(state, Exploded(character=frame.character, faces=tuple(extra), rules=("BG-TEST-10",)))
    initial = sum(1 for face in frame.faces if face >= frame.needed)
    frame.extra = extra
    _score(state, frame, initial + sum(1 for face in extra if face >= frame.extra_needed))


def _score(state: State, frame: Roll, successes: int) -> None:
    """BG-TEST-12, BG-TEST-13: the successes are told, and may be answered."""
    rules = ("BG-TEST-12", "BG-TEST-13")
    emit(state, Tested(character=frame.character, kind=frame.kind, successes=successes, rules=rules))
    frame.successes, frame.step = successes, "told"
    if awaited(state, moments.Tested):
        announce(state, _moment(state, frame, moments.Tested))
