"""Previews: the odds shown before a choice are those of the referee's own dice (BG-TEST, BG-DEF).

Two checks that share nothing with the odds: counting every roll of small pools, and playing the same attack
thousands of times with seeded dice and the policy the odds assume (all mana on failed dice).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import sqrt

import pytest

from battlewright.games.battleground.model.events import (
    AttackDeclared,
    AttackResolved,
    Rolled,
    Tested,
    Wounded,
)
from battlewright.games.battleground.model.frames import Attack, Effect, Roll, Turning
from battlewright.games.battleground.model.options import Choose, Defend, Face, Reroll
from battlewright.games.battleground.model.state import State
from battlewright.games.battleground.rules.mana import purse
from battlewright.kernel.events import Event
from battlewright.kernel.odds import Odds, TestOdds
from battlewright.kernel.options import Option
from battlewright.kernel.reactions import Decline, Window
from tests.games.battleground.scenes import GAME, Scene, scene

SAMPLES = 1000
HANDS: dict[int, list[str]] = {0: ["fate-01"], 1: ["fate-02"]}  # so that something is asked afterwards


def duel(*figures: str) -> Scene:
    """The first figure acts, with 1 AP."""
    return scene(*figures, acting=figures[0].partition("@")[0], ap=1, hands=HANDS)


def odds_of(s: Scene, text: str) -> Odds:
    """The first odds of an option."""
    return GAME.preview(s.state, s.asked[0], GAME.reader.read(text))[0]


# --- playing an attack over and over --------------------------------------------------------------


def rerolled(state: State, frame: Roll, *, ones_first: bool) -> Reroll:
    """As many failed dice as can be rerolled in this step."""
    failed = sorted((face for face in frame.faces if face < frame.needed), reverse=not ones_first)
    mana = min(5, purse(state, state.characters[frame.character]))
    most = frame.free if frame.step == "free" else mana * frame.per_mana
    return Reroll(tuple(sorted(failed[:most])))


def answer(state: State, boost: str, defence: str, *, ones_first: bool) -> Option:
    """What the odds assume everybody does."""
    match state.stack[-1]:
        case Roll() as roll:
            return rerolled(state, roll, ones_first=ones_first)
        case Attack(step="boost"):
            return GAME.reader.read(boost)
        case Attack(step="effect"):
            return Choose("2")  # the row of Cosmic Storm that wounds
        case Attack() | Effect():
            return Defend(defence)
        case Turning(facings=facings):
            return Face(facings[0])
        case Window():
            return Decline()
        case other:
            raise AssertionError(other)


def play_on(state: State, text: str, boost: str = "", defence: str = "roll", *, check: bool) -> list[Event]:
    """Make a choice and answer what it leads to, until the character may act again or its turn is over."""
    act = GAME.apply if check else GAME.take
    events = act(state, GAME.asked(state)[0], GAME.reader.read(text))
    ones_first = any(isinstance(e, AttackDeclared) and e.weapon == "hand-of-doom" for e in events)
    while state.stack and isinstance(state.stack[-1], Roll | Attack | Effect | Turning | Window):
        option = answer(state, boost, defence, ones_first=ones_first)
        events += act(state, GAME.asked(state)[0], option)
    return events


def plays(s: Scene, text: str, boost: str = "", defence: str = "roll") -> Iterator[list[Event]]:
    """Play the same choice with many seeds; the first plays also check that every answer was on offer."""
    saved = GAME.save(s.state)
    for number in range(SAMPLES):
        state = GAME.load(saved)
        state.rng.seed = f"sample-{number}"
        yield play_on(state, text, boost, defence, check=number < 20)


def played(s: Scene, text: str, boost: str = "", defence: str = "roll") -> tuple[Counter[int], Counter[int]]:
    """How often each number of successes was left, and each number of wounds dealt."""
    left: Counter[int] = Counter()
    wounds: Counter[int] = Counter()
    for events in plays(s, text, boost, defence):
        left[sum(e.successes for e in events if isinstance(e, AttackResolved))] += 1
        wounds[sum(e.amount for e in events if isinstance(e, Wounded))] += 1
    return left, wounds


def assert_fits(counted: Counter[int], chances: tuple[float, ...], samples: int = SAMPLES) -> None:
    """Every number came up as often as foretold, within four standard errors."""
    for value in range(max(len(chances), max(counted) + 1)):
        chance = chances[value] if value < len(chances) else 0.0
        error = sqrt(chance * (1 - chance) / samples)
        assert abs(counted[value] / samples - chance) <= 4 * error + 2 / samples, (value, counted, chances)


ATTACKS = {
    "plain": (("ram-man@F6:0 weapons=axe", "skeletor@F7:3"), "attack axe skeletor"),
    "mana on both sides": (
        ("ram-man@F6:0 mana=2 weapons=axe", "skeletor@F7:3 mana=1"),
        "attack axe skeletor",
    ),
    "two dice for each mana": (("he-man@F6:0 mana=2 weapons=mace", "skeletor@F7:3"), "attack mace skeletor"),
    "focus on both sides and flank": (
        ("ram-man@F6:0 focus weapons=axe", "skeletor@F7:0 focus weapons=mace"),
        "attack axe skeletor",
    ),
    "cover": (("he-man@F4:0 weapons=blaster", "skeletor@F10:3", "orko@F7:0"), "attack blaster skeletor"),
    "free rerolls, then mana": (
        ("mer-man@F6:0 mana=1 weapons=sword-of-rakash", "he-man@F7:3 debuff=knockdown"),
        "attack sword-of-rakash he-man",
    ),
    "only sixes defend": (
        ("stratos@F6:0 weapons=flamethrower", "skeletor@F10:3 mana=1"),
        "attack flamethrower skeletor",
    ),
    "a spell that costs mana": (
        ("evil-lyn@F6:0 mana=3 weapons=magic-blast", "he-man@F10:3 mana=1"),
        "attack magic-blast he-man",
    ),
    "a spell that may fizzle": (
        ("orko@F6:0 mana=2 weapons=thunder", "skeletor@F10:3"),
        "attack thunder skeletor",
    ),
    "a focused caster that may fizzle": (
        ("orko@F6:0 focus mana=3 weapons=magic-blast", "skeletor@F10:3 mana=1"),
        "attack magic-blast skeletor",
    ),
    "a free choice of row": (
        ("evil-lyn@F6:0 weapons=cosmic-storm", "he-man@F10:3"),
        "attack cosmic-storm he-man",
    ),
    "few dice in defence": (
        ("he-man@F4:0 weapons=horde-crossbow", "tri-klops@F10:3"),
        "attack horde-crossbow tri-klops",
    ),
}


@pytest.mark.rule("BG-TEST-02", "BG-DEF-03")
@pytest.mark.parametrize("case", ATTACKS)
def test_attacks_come_out_as_foretold(case: str) -> None:
    """The odds of an attack agree with playing it."""
    figures, text = ATTACKS[case]
    s = duel(*figures)
    odds = odds_of(s, text)
    left, wounds = played(s, text)

    assert_fits(left, odds.remaining)
    assert_fits(wounds, odds.wounds)


@pytest.mark.rule("BG-TEST-04", "BG-DEF-02")
def test_sixes_that_weaken_the_defence_are_foretold() -> None:
    """Halberd: how many dice defend depends on the roll of the attack."""
    s = duel("he-man@F6:0 mana=1 weapons=halberd", "trap-jaw@F7:3 buff=protection")
    odds = odds_of(s, "attack halberd trap-jaw")
    left, wounds = played(s, "attack halberd trap-jaw")

    assert_fits(left, odds.remaining)
    assert_fits(wounds, odds.wounds)


@pytest.mark.rule("BG-TEST-10", "BG-TEST-12")
def test_a_one_that_cancels_everything() -> None:
    """Hand of Doom with risky dice: ones are rerolled first, and one that stays costs all successes."""
    s = scene(
        "skeletor@F6:0 mana=3 weapons=hand-of-doom", "he-man@F10:3", acting="skeletor", ap=1, hands=HANDS
    )
    s.do("attack hand-of-doom he-man")
    odds = odds_of(s, "spend 2 risk")
    back = scene(
        "skeletor@F6:0 mana=3 weapons=hand-of-doom", "he-man@F10:3", acting="skeletor", ap=1, hands=HANDS
    )
    left, wounds = played(back, "attack hand-of-doom he-man", boost="spend 2 risk")

    assert odds.tests[0].dice.total == 7
    assert_fits(left, odds.remaining)
    assert_fits(wounds, odds.wounds)


@pytest.mark.rule("BG-AREA-02", "BG-AREA-08")
def test_everyone_an_area_attack_hits_is_foretold() -> None:
    """The odds list each further target after the initial one, judged from where that one stands."""
    figures = (
        "evil-lyn@F2:0 mana=2 weapons=fireball",
        "he-man@F8:3",
        "orko@G8:0",
        "skeletor@F12:3",
    )
    s = scene(*figures, acting="evil-lyn", ap=1, hands=HANDS)
    initial, further = GAME.preview(s.state, s.asked[0], GAME.reader.read("attack fireball he-man"))
    wounds: dict[str, Counter[int]] = {"he-man": Counter(), "orko": Counter()}
    for events in plays(s, "attack fireball he-man"):
        for who, counted in wounds.items():
            counted[sum(e.amount for e in events if isinstance(e, Wounded) and e.character == who)] += 1

    assert (initial.target, further.target) == ("he-man", "orko")
    assert_fits(wounds["he-man"], initial.wounds)
    assert_fits(wounds["orko"], further.wounds)
    assert further.tests[0].needed.total != initial.tests[0].needed.total  # from He-Man, it is behind Orko


@pytest.mark.rule("BG-FOCUS-05", "BG-TEST-09")
@pytest.mark.parametrize("amount", [0, 2])
def test_boosts_are_weighed_against_rerolls(amount: int) -> None:
    """Mana spent on dice is gone for rerolls; the Focus token still counts."""
    figures = ("he-man@F6:0 focus mana=3 weapons=power-sword", "skeletor@F7:3 mana=1")
    s = scene(*figures, acting="he-man", ap=1, hands=HANDS)
    s.do("attack power-sword skeletor")
    odds = odds_of(s, f"spend {amount} mana")
    back = scene(*figures, acting="he-man", ap=1, hands=HANDS)
    left, wounds = played(back, "attack power-sword skeletor", boost=f"spend {amount} mana")

    attack = odds.tests[0]
    assert (attack.dice.total, attack.needed.total, attack.paid_rerolls) == (5 + amount, 3, 2 * (3 - amount))
    assert_fits(left, odds.remaining)
    assert_fits(wounds, odds.wounds)


@pytest.mark.rule("BG-DEF-04", "BG-DEF-05")
@pytest.mark.parametrize("how", ["mana", "sixes", "decline"])
def test_the_ways_to_defend(how: str) -> None:
    """The Electronic Power Sword makes the defender choose; each way is foretold."""
    s = scene(
        "he-man@F6:0 weapons=electronic-power-sword",
        "skeletor@F7:3 mana=2",
        acting="he-man",
        ap=1,
        hands=HANDS,
    )
    s.dice(5, 5, 5, 1, 1).do("attack electronic-power-sword skeletor")
    odds = odds_of(s, f"defend {how}")
    left, wounds = played(s, f"defend {how}")

    assert_fits(left, odds.remaining)
    assert_fits(wounds, odds.wounds)


@pytest.mark.rule("BG-DEF-04")
def test_a_defender_who_may_choose_takes_the_better_way() -> None:
    """Before the attack the odds assume whichever defence brings more successes on average."""
    figures = ("he-man@F6:0 weapons=electronic-power-sword", "skeletor@F7:3 mana=3")
    s = scene(*figures, acting="he-man", ap=1, hands=HANDS)
    odds = odds_of(s, "attack electronic-power-sword skeletor")
    left, _ = played(s, "attack electronic-power-sword skeletor", defence="mana")

    assert odds.tests[1].dice.total == 3
    assert odds.tests[1].needed.total == 4
    assert_fits(left, odds.remaining)


# --- skills ---------------------------------------------------------------------------------------


def skill_successes(s: Scene, text: str) -> Counter[int]:
    """Successes left of a skill test after defence, over many plays."""
    found: Counter[int] = Counter()
    for events in plays(s, text):
        counts = [e.successes for e in events if isinstance(e, Tested)]
        found[max(0, counts[0] - sum(counts[1:2]))] += 1
    return found


@pytest.mark.rule("BG-TEST-17", "BG-DEF-01")
@pytest.mark.parametrize(
    ("figures", "text"),
    [
        (("evil-lyn@F6:0 focus mana=2", "he-man@F10:3 mana=1"), "skill evil-lyn.dark-presence he-man"),
        (("man-at-arms@F6:0 mana=3", "skeletor@M8"), "skill man-at-arms.master-tactician"),
        (
            ("mer-man@F6:0 mana=1 items=golden-disc-of-knowledge", "he-man@F10:3 buff=protection"),
            "skill mer-man.icy-ray he-man",
        ),
    ],
)
def test_skills_come_out_as_foretold(figures: tuple[str, ...], text: str) -> None:
    """Skill tests, with and without a defence; the mana the skill costs is not there for rerolls."""
    s = duel(*figures)
    odds = odds_of(s, text)

    assert_fits(skill_successes(s, text), odds.remaining)


@pytest.mark.rule("BG-DEF-05")
def test_the_defence_against_a_skill() -> None:
    """The defender sees what is left if it rolls, and that declining leaves everything."""
    s = scene("evil-lyn@F6:0 mana=1", "he-man@F10:3", acting="evil-lyn")
    s.dice(5, 5, 1, 1, 1).do("skill evil-lyn.dark-presence he-man")

    rolls, declines = odds_of(s, "defend roll"), odds_of(s, "defend decline")
    assert declines.remaining == (0.0, 0.0, 1.0)
    assert rolls.tests[0].dice.total == 3
    assert rolls.remaining[2] == pytest.approx(0.125)


# --- small pools, counted -------------------------------------------------------------------------


def chain(depth: int = 12) -> dict[int, float]:
    """The successes of the extra dice that one six brings, counted to a depth where nothing is left."""
    if not depth:
        return {0: 1.0}
    weights: dict[int, float] = {0: 4 / 6, 1: 1 / 6}
    for number, chance in chain(depth - 1).items():
        weights[number + 1] = weights.get(number + 1, 0.0) + chance / 6
    return weights


def counted_pool(dice: int, needed: int, rerolls: int) -> dict[int, float]:
    """Every roll of a small pool, every reroll of its failures, every chain: added up by successes."""
    total: dict[int, float] = {}
    for faces in product(range(1, 7), repeat=dice):
        failed = [face for face in faces if face < needed][:rerolls]
        kept = list(faces)
        for face in failed:
            kept.remove(face)
        for fresh in product(range(1, 7), repeat=len(failed)):
            final = [*kept, *fresh]
            sums = {sum(face >= needed for face in final): 1.0 / 6 ** (dice + len(failed))}
            for _ in range(final.count(6)):
                sums = added(sums, chain())
            for number, chance in sums.items():
                total[number] = total.get(number, 0.0) + chance
    return total


def added(left: dict[int, float], right: dict[int, float]) -> dict[int, float]:
    """The sum of two independent numbers."""
    found: dict[int, float] = {}
    for a, p in left.items():
        for b, q in right.items():
            found[a + b] = found.get(a + b, 0.0) + p * q
    return found


def assert_same(odds: tuple[float, ...], counted: dict[int, float]) -> None:
    """Equal up to the depth at which chains were cut."""
    for number in range(8):
        chance = odds[number] if number < len(odds) else 0.0
        assert chance == pytest.approx(counted.get(number, 0.0), abs=1e-7)


@pytest.mark.rule("BG-TEST-09", "BG-TEST-10", "BG-TEST-13")
@pytest.mark.parametrize(
    ("attacker", "dice", "needed", "rerolls"),
    [
        ("orko@F6:0 weapons=mace", 2, 4, 0),
        ("orko@F6:0 mana=1 weapons=mace", 2, 4, 1),
        ("orko@F6:0 focus mana=2 weapons=mace", 2, 3, 2),
        ("stratos@F6:0 mana=1 weapons=mace debuff=blind", 3, 5, 1),
    ],
)
def test_small_pools_counted_out(attacker: str, dice: int, needed: int, rerolls: int) -> None:
    """The distribution of an attack test is that of all its rolls, one by one."""
    s = scene(attacker, "skeletor@F7:3", acting=attacker.partition("@")[0])
    test = odds_of(s, "attack mace skeletor").tests[0]

    assert (test.dice.total, test.needed.total, test.paid_rerolls) == (dice, needed, rerolls)
    assert_same(test.successes, counted_pool(dice, needed, rerolls))


@pytest.mark.rule("BG-TEST-09")
@pytest.mark.parametrize("text", ["reroll", "reroll 1", "reroll 1,2", "reroll 4"])
def test_a_choice_of_dice_counted_out(text: str) -> None:
    """Exactly the chosen dice are rolled again; what lies there counts as it lies."""
    s = scene("ram-man@F6:0 mana=2 weapons=mace", "skeletor@F7:3", acting="ram-man")
    s.dice(1, 2, 4, 6).do("attack mace skeletor")
    odds = odds_of(s, text)

    kept = [1, 2, 4, 6]
    again = [int(face) for face in text.partition(" ")[2].split(",") if face]
    for face in again:
        kept.remove(face)
    total: dict[int, float] = {}
    for fresh in product(range(1, 7), repeat=len(again)):
        final = [*kept, *fresh]
        sums = {sum(face >= 4 for face in final): 1 / 6 ** len(again)}
        for _ in range(final.count(6)):
            sums = added(sums, chain())
        for number, chance in sums.items():
            total[number] = total.get(number, 0.0) + chance
    assert_same(odds.remaining, total)
    assert sum(odds.wounds) == pytest.approx(1.0)


@pytest.mark.rule("BG-TEST-08", "BG-TEST-09")
def test_a_free_reroll_with_mana_still_to_come() -> None:
    """Choosing the free dice, the mana step that follows is part of the odds."""
    figures = ("mer-man@F6:0 mana=1 weapons=sword-of-rakash", "he-man@F7:3 debuff=slow")
    s = scene(*figures, acting="mer-man", ap=1, hands=HANDS)
    s.dice(1, 1, 2, 5).do("attack sword-of-rakash he-man")
    odds = odds_of(s, "reroll 1")
    found = Counter(
        next(e.successes for e in events if isinstance(e, Tested)) for events in plays(s, "reroll 1")
    )

    assert_fits(found, odds.remaining)


@pytest.mark.rule("BG-TEST-09", "BG-DEF-03")
def test_the_defenders_reroll_shows_the_wounds_it_saves() -> None:
    """Rerolling in defence: the wounds are those left of the attack."""
    s = scene("he-man@F6:0 weapons=power-sword", "skeletor@F7:3 mana=1", acting="he-man")
    s.dice(5, 1, 1, 1, 1).do("attack power-sword skeletor")
    s.dice(1, 2, 3).do("defend roll")

    keeps, rolls = odds_of(s, "reroll"), odds_of(s, "reroll 1")
    assert keeps.wounds == (0.0, 1.0)
    assert rolls.wounds[0] == pytest.approx(0.5)


@pytest.mark.rule("BG-TEST-09")
def test_rerolling_where_ones_cancel() -> None:
    """Keeping a 1 with Hand of Doom means no successes at all."""
    s = scene("skeletor@F6:0 mana=2 weapons=hand-of-doom", "he-man@F10:3", acting="skeletor")
    s.do("attack hand-of-doom he-man").dice(1, 5, 5, 5, 5).do("spend 0 risk")

    assert odds_of(s, "reroll").remaining == (1.0,)
    assert odds_of(s, "reroll 1").remaining[0] == pytest.approx(1 / 6 + 1 / 36 * 1.2, abs=0.01)


# --- where the numbers come from, and where there are none ----------------------------------------


def sources(test: TestOdds) -> tuple[set[str], set[str]]:
    """The rules and cards behind dice and scope."""
    return {m.source for m in test.dice.modifiers}, {m.source for m in test.needed.modifiers}


@pytest.mark.rule("BG-TEST-04", "BG-SCOPE-05")
def test_the_tallies_name_their_sources() -> None:
    """Every die and every change of scope says which rule or card it is from, on both sides."""
    s = scene(
        "ram-man@F6:0 focus debuff=blind weapons=axe items=sun-scarab",
        "skeletor@F7:0 debuff=knockdown items=battle-harness",
        acting="ram-man",
    )
    attack, defence = odds_of(s, "attack axe skeletor").tests

    assert (attack.kind, attack.who, attack.dice.source, attack.needed.source) == (
        "attack",
        "ram-man",
        "BG-TEST-03",
        "BG-SCOPE-01",
    )
    assert sources(attack) == ({"axe", "sun-scarab.skill"}, {"BG-FOCUS-05", "BG-FLANK-01", "blind"})
    assert sources(defence) == ({"battle-harness.skill"}, {"knockdown"})


@pytest.mark.rule("BG-TEST-04", "BG-SCOPE-05")
@pytest.mark.parametrize("case", ATTACKS)
def test_what_is_foretold_is_what_is_rolled(case: str) -> None:
    """Dice and scope of the preview are those of the roll that follows, reason by reason."""
    figures, text = ATTACKS[case]
    s = duel(*figures)
    foretold = odds_of(s, text).tests
    s.do(text)
    while s.asked and s.kind in ("free_reroll", "mana_reroll", "pay", "face"):
        s.do("reroll" if s.kind.endswith("reroll") else s.options[0])
    for test, rolled in zip(foretold, s.heard(Rolled), strict=False):
        assert (test.kind, test.dice, test.needed) == (rolled.kind, rolled.dice, rolled.needed)


def test_the_chance_of_a_knock_out() -> None:
    """With one wound left, every wound knocks out; unhurt, the Axe cannot."""
    hurt = scene("ram-man@F6:0 weapons=axe", "skeletor@F7:3 wounds=4", acting="ram-man")
    whole = scene("ram-man@F6:0 weapons=axe", "skeletor@F7:3", acting="ram-man")

    odds = odds_of(hurt, "attack axe skeletor")
    assert odds.knock_out == pytest.approx(1 - odds.wounds[0])
    assert odds_of(whole, "attack axe skeletor").knock_out == 0.0


@pytest.mark.rule("BG-AOO-06", "BG-INT-09")
def test_interruptions_are_foretold_with_their_weapon() -> None:
    """An attack of opportunity is previewed with its better scope; nothing is changed by asking."""
    s = scene("he-man@F6:0", "skeletor@F7:3 weapons=havoc-staff,magic-blast mana=1", acting="he-man")
    s.do("move")
    before = GAME.digest(s.state)
    found = GAME.preview(s.state, 1, GAME.reader.read("react opportunity:skeletor"))

    assert [odds.note for odds in found] == ["havoc-staff"]
    assert found[0].tests[0].needed.total == 3
    assert GAME.digest(s.state) == before


@pytest.mark.rule("BG-FREE-01")
def test_a_chained_attack_is_foretold_with_its_fewer_dice() -> None:
    """The free attack of Chain Lightning has two dice fewer and costs its mana again."""
    s = scene("evil-lyn@F6:0 mana=5 weapons=chain-lightning", "he-man@F10:3", "orko@F12:3", acting="evil-lyn")
    s.dice(6, 1, 1, 1, 1, 1, 1).do("attack chain-lightning he-man", "reroll", "defend decline")
    s.do("react chain-lightning/t0@evil-lyn")
    first, second = 6, odds_of(s, "attack chain-lightning orko").tests[0]

    assert second.dice.total == first - 2
    assert second.paid_rerolls == 1
    assert "BG-COVER-03" not in sources(second)[1]


@pytest.mark.parametrize("text", ["focus", "move", "overwatch", "end"])
def test_what_rolls_nothing_has_no_odds(text: str) -> None:
    """Focus, Move, Overwatch and ending are certain."""
    s = scene("he-man@F6:0", "skeletor@M8", acting="he-man")

    assert GAME.preview(s.state, 0, GAME.reader.read(text)) == []


def test_asking_changes_nothing() -> None:
    """The state is the same before and after every preview of a menu."""
    s = scene("he-man@F6:0 mana=3 focus weapons=power-sword", "skeletor@F7:3 mana=2", acting="he-man")
    before = GAME.digest(s.state)
    for option in s.decision.options:
        GAME.preview(s.state, 0, option)

    assert GAME.digest(s.state) == before
