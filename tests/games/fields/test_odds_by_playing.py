"""The odds of wilds combats and checks are those of the game itself, effects of cards included.

The chance of an option is the mean of the chances after it, over everything the dice may show. The tests let
the game roll each result and compare.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import factorial, prod
from random import Random

import pytest

from battlewright.games.fields.model.events import Checked, WildsEnded
from battlewright.games.fields.model.frames import Wilds
from battlewright.games.fields.model.options import Reroll
from battlewright.games.fields.model.state import State
from battlewright.kernel.odds import Odds
from battlewright.kernel.options import Option
from tests.games.fields.scenes import GAME, Scene, a_scene

Chances = dict[int, float]


def foretold(scene: Scene, text: str) -> Odds:
    """The odds of an option."""
    return GAME.preview(scene.state, GAME.asked(scene.state)[0], GAME.reader.read(text))[0]


def falls(dice: int) -> Iterator[tuple[tuple[int, ...], float]]:
    """What some dice may show, in any order, and how likely."""
    for faces in combinations_with_replacement(range(1, 7), dice):
        ways = factorial(dice) // prod(factorial(faces.count(face)) for face in set(faces))
        yield faces, ways / 6**dice


def rolled_by_the_game(scene: Scene, text: str, dice: int) -> float:
    """How likely some dice meet the check that an option leads to: the game reads every result."""
    met = 0.0
    for faces, chance in falls(dice):
        state = GAME.copy(scene.state)
        state.rng.script = list(faces)
        told = GAME.apply(state, GAME.asked(state)[0], GAME.reader.read(text))
        met += chance * next(event.met for event in told if isinstance(event, Checked))
    return met


# --- checks ---------------------------------------------------------------------------------------


@pytest.mark.rule("FE-CHECK-01", "FE-CHECK-02")
@pytest.mark.parametrize("gear", [(), ("oracles-coin",)])
def test_a_check_of_an_event_succeeds_as_often_as_foretold(gear: tuple[str, ...]) -> None:
    """Three dice, one of which must show a success; with the coin a reroll face is one as well."""
    scene = a_scene().put(he_man="evergreen-forest").top("sandstorm", "ice-bear").eternium(masters=9)
    scene.give("he-man", *gear, equip=True).turn("he-man").choose("wilds 2")

    odds = foretold(scene, "card sandstorm")

    assert odds.note == "check"
    assert odds.tests[0].dice.total == 3
    assert odds.knock_out == pytest.approx(rolled_by_the_game(scene, "card sandstorm", 3))
    assert odds.knock_out == pytest.approx(1 - (2 / 6) ** 3 if gear else 1 - (3 / 6) ** 3)


@pytest.mark.rule("FE-QUEST-03", "FE-CHECK-02")
def test_the_check_behind_the_price_of_a_quest_is_foretold() -> None:
    """Whoever wonders whether to pay learns how likely the check afterwards succeeds."""
    scene = a_scene().put(he_man="plains-of-eternos").top("the-messenger").eternium(masters=3)
    scene.turn("he-man").choose("quest")

    odds = foretold(scene, "accept")

    assert odds.knock_out == pytest.approx(1 - (3 / 6) ** 2)
    assert odds.knock_out == pytest.approx(rolled_by_the_game(scene, "accept", 2))
    assert GAME.preview(scene.state, scene.hero("he-man").seat, GAME.reader.read("refuse")) == []


@pytest.mark.rule("FE-CHECK-01", "FE-CHECK-02")
def test_double_successes_count_twice_in_a_check_with_several_dice() -> None:
    """As many dice as the hero's Body must show three successes."""
    scene = a_scene(scenario="evil-seed").put(he_man="plains-of-eternos").top("heartwood").eternium(masters=3)
    scene.quests("plains-of-eternos").turn("he-man").choose("quest")

    odds = foretold(scene, "accept")

    dice = odds.tests[0].dice.total
    assert (dice, odds.tests[0].needed.total) == (6, 3)
    assert odds.knock_out == pytest.approx(rolled_by_the_game(scene, "accept", dice))


# --- wilds combats --------------------------------------------------------------------------------


@pytest.mark.rule("FE-WILD-02", "FE-CHECK-02")
def test_the_ability_of_the_enemy_is_in_the_odds() -> None:
    """Orko makes a check for his defense: the odds before it are the mean of those after it."""
    scene = a_scene().put(skeletor="evergreen-forest").top("orko", "ice-bear").eternium(evil=9)
    scene.give("skeletor", "weighted-net").turn("skeletor").choose("wilds 2")
    before = foretold(scene, "card orko")
    after = []
    for face in range(1, 7):
        state = GAME.copy(scene.state)
        state.rng.script = [face]
        GAME.apply(state, scene.hero("skeletor").seat, GAME.reader.read("card orko"))
        after.append(GAME.preview(state, scene.hero("skeletor").seat, GAME.reader.read("pass"))[0])

    assert len({odds.knock_out for odds in after}) == 2
    assert before.knock_out == pytest.approx(sum(odds.knock_out for odds in after) / 6)
    for lost, chance in enumerate(before.wounds):
        each = (odds.wounds[lost] if lost < len(odds.wounds) else 0.0 for odds in after)
        assert chance == pytest.approx(sum(each) / 6)


@pytest.mark.rule("FE-EQUIP-03")
def test_an_item_is_shown_with_the_combat_it_is_used_in() -> None:
    """The net takes two of the enemy's HP, so that it is beaten more often."""
    scene = a_scene().put(skeletor="evergreen-forest").give("skeletor", "weighted-net")
    scene.wild("skeletor", "ice-bear")

    assert foretold(scene, "use weighted-net").knock_out > foretold(scene, "pass").knock_out


@pytest.mark.rule("FE-WILD-01")
def test_the_combat_of_an_event_is_foretold() -> None:
    """Raiders of an ambush are fought like any other enemy."""
    scene = a_scene().put(he_man="evergreen-forest").top("ambush", "ice-bear").eternium(masters=9)
    scene.turn("he-man").choose("wilds 2")

    odds = foretold(scene, "card ambush")

    assert (odds.note, odds.target) == ("wilds", "Raiders")
    assert 0 < odds.knock_out < 1


# --- positions of random games --------------------------------------------------------------------


def rerolls(seeds: range) -> Iterator[tuple[State, int, Reroll]]:
    """Positions of random games in which wilds dice may be rolled again."""
    for seed in seeds:
        random = Random(seed)
        state = GAME.new({}, f"rerolls {seed}")
        for _ in range(600):
            if not (asked := GAME.asked(state)):
                break
            seat = asked[0]
            options: list[Option] = list(GAME.decision(state, seat).options)
            frame = state.stack[-1]
            if isinstance(frame, Wilds) and frame.step == "reroll":
                yield state, seat, random.choice([way for way in options if isinstance(way, Reroll)])
            wild = [way for way in options if way.__struct_config__.tag == "wilds"]
            GAME.take(state, seat, random.choice(wild or options))


def beaten(state: State, told: list[object]) -> float:
    """The chance to beat the enemy from here on, with further rerolls as they pay most."""
    ended = next((event.won for event in told if isinstance(event, WildsEnded)), None)
    if ended is not None:
        return float(ended)
    decision = GAME.decision(state, GAME.asked(state)[0])
    if decision.kind == "reroll":
        return GAME.preview(state, decision.seat, decision.options[0])[0].knock_out
    chances = []
    for way in decision.options:
        after = GAME.copy(state)
        chances.append(beaten(after, list(GAME.apply(after, decision.seat, way))))
    return max(chances)


@pytest.mark.rule("FE-WILD-04", "FE-WILD-09")
def test_a_reroll_comes_to_the_mean_of_what_follows() -> None:
    """In random games: the odds of a reroll are those of the next question, over all faces."""
    tried = 0
    for state, seat, option in rerolls(range(12)):
        frame = state.stack[-1]
        assert isinstance(frame, Wilds)
        dice = frame.dice.count("reroll") + len(option.faces)
        if dice > 3 or not safe(state, frame):
            continue
        mean = 0.0
        for faces, chance in falls(dice):
            after = GAME.copy(state)
            after.rng.script = list(faces)
            mean += chance * beaten(after, list(GAME.apply(after, seat, option)))
        assert GAME.preview(state, seat, option)[0].knock_out == pytest.approx(mean), option
        tried += 1
    assert tried > 10


def safe(state: State, frame: Wilds) -> bool:
    """Whether the hero survives whatever it does, so that it always goes for the enemy."""
    odds = GAME.preview(state, state.heroes[frame.hero].seat, GAME.reader.read("keep"))[0]
    return len(odds.wounds) - 1 < 3 and state.heroes[frame.hero].damage == 0
