"""The odds a player is shown are the chances the game has."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from battlewright.games.fields.model.events import Damaged
from battlewright.games.fields.model.frames import GridCard
from battlewright.games.fields.model.state import UNKNOWN
from battlewright.games.fields.odds import SHARES, die_of, hidden_cards, laid_later, rolled, successes_of
from tests.games.fields.combats import EVEN, begin, met
from tests.games.fields.scenes import GAME, Scene, a_scene

DIE = ("blank", "blank", "success", "success", "double", "reroll")


def test_the_die_is_the_one_in_the_box() -> None:
    """FE-GAP-04: two blanks, two successes, a double and a reroll."""
    assert die_of(a_scene().state) == (2, 2, 1, 1)


@pytest.mark.rule("FE-WILD-04")
def test_one_die_is_rolled_until_it_shows_something_else() -> None:
    """A single reroll face is rolled again and again."""
    chances = dict(rolled(1, (2, 2, 1, 1)))

    assert chances[0, 0] == pytest.approx(2 / 5)
    assert chances[1, 0] == pytest.approx(2 / 5)
    assert chances[0, 1] == pytest.approx(1 / 5)


def _by_hand(faces: tuple[str, ...], depth: int) -> dict[int, float]:
    """Every way two dice may fall, a blank coming along with each reroll face, to some depth."""
    again = faces.count("reroll")
    if not again or not depth:
        return {faces.count("success") + 2 * faces.count("double"): 1.0}
    along = min(again, faces.count("blank"))
    kept = [face for face in faces if face != "reroll"]
    for _ in range(along):
        kept.remove("blank")
    found: dict[int, float] = {}
    for fresh in product(DIE, repeat=again + along):
        for number, chance in _by_hand((*kept, *fresh), depth - 1).items():
            found[number] = found.get(number, 0.0) + chance / 6 ** (again + along)
    return found


@pytest.mark.rule("FE-WILD-04", "FE-DICE-10")
def test_two_dice_agree_with_counting_by_hand() -> None:
    """Reroll faces take a blank along; the chances are those of counting every case."""
    counted: dict[int, float] = {}
    for faces in product(DIE, repeat=2):
        for number, chance in _by_hand(faces, 7).items():
            counted[number] = counted.get(number, 0.0) + chance / 36

    for number, chance in successes_of(2, (2, 2, 1, 1)).items():
        assert counted[number] == pytest.approx(chance, abs=1e-4)


@pytest.mark.rule("FE-WILD-03", "FE-WILD-05", "FE-WILD-12")
def test_the_odds_of_a_wilds_combat_are_those_of_many() -> None:
    """A hero who rerolls with blanks and beats the foe where it can does so as often as foretold."""
    scene = a_scene().put(he_man="evergreen-forest").top("rock-lizard", "ice-bear").eternium(masters=9)
    scene.turn("he-man").choose("wilds 2")
    seat = scene.hero("he-man").seat
    option = GAME.reader.read("card rock-lizard")
    foretold = GAME.preview(scene.state, seat, option)[0].knock_out
    wins, runs = 0, 600
    for run in range(runs):
        state = GAME.copy(scene.state)
        state.rng.seed = f"run {run}"
        GAME.apply(state, seat, option)
        while (decision := GAME.decision(state, GAME.asked(state)[0])).kind in ("reroll", "assign"):
            GAME.take(state, decision.seat, decision.options[0])
        wins += decision.kind in ("exchange", "gain_combat_card", "tame")

    assert wins / runs == pytest.approx(foretold, abs=0.07)


@pytest.mark.rule("FE-EPIC-13", "FE-EPIC-37", "FE-EPIC-40")
@pytest.mark.parametrize("seed", range(12))
def test_when_all_cards_lie_open_the_outcome_of_the_round_is_certain(seed: int) -> None:
    """Before the last pass the preview tells exactly who loses how many HP."""
    random = Random(seed)
    scene = a_scene(seed=f"odds {seed}").put(skeletor="vine-jungle").give("he-man", "magic-trap")
    scene.fight("he-man", "skeletor")
    while scene.kind in ("weapon", "play", "react"):
        scene.choose(random.choice(scene.options))
    if scene.kind != "step_four":
        return  # nobody had anything to do
    hero = scene.asked[0]
    own = next(n for n, side in enumerate(scene.epic.sides) if side.id == hero)
    scene.epic.sides[1 - own].passed = True
    before = {name: scene.hp(name) for name in ("he-man", "skeletor")}
    foretold = GAME.preview(scene.state, scene.hero(hero).seat, GAME.reader.read("pass"))
    scene.forget().by(hero, "pass")

    for odds in foretold:
        certain = next(number for number, chance in enumerate(odds.wounds) if chance > 0.999)
        lost = sum(event.amount for event in scene.heard(Damaged) if event.who == odds.target)
        assert lost == min(certain, before[odds.target])


@pytest.mark.rule("FE-EPIC-13")
def test_face_down_cards_are_any_simple_cards_not_seen() -> None:
    """A hidden card of the other side is +1, +2 or +3, as likely as its deck has them."""
    scene = a_scene().put(skeletor="vine-jungle").deck("evil", "+3").deck("masters", "+1")
    scene.fight("he-man", "skeletor")
    while scene.kind != "play":
        scene.choose(scene.options[-1])
    scene.choose("play +1 attack", "play +3 attack")
    view = GAME.view(scene.state, scene.hero("he-man").seat)
    epic = next(frame for frame in view.stack if type(frame).__name__ == "Epic")
    chances = dict(hidden_cards(view, epic.sides[1]))  # type: ignore[union-attr]  # the Epic frame

    assert chances[("+1",)] == pytest.approx(7 / 16)
    assert chances[("+2",)] == pytest.approx(6 / 16)
    assert chances[("+3",)] == pytest.approx(3 / 16)


def at_the_first_card(**damage: int) -> Scene:
    """He-Man is about to lay his first card against Skeletor."""
    scene = a_scene().put(skeletor="vine-jungle").deck("masters", "+2").deck("evil", "+3")
    for hero, lost in damage.items():
        scene.hero(hero.replace("_", "-")).damage = lost
    scene.fight("he-man", "skeletor")
    while scene.kind != "play":
        scene.choose(scene.options[-1])
    return scene


@pytest.mark.rule("FE-EPIC-12", "FE-EPIC-37", "FE-EPIC-40")
def test_the_first_card_counts_the_cards_to_come() -> None:
    """Four cards against four: a fresh hero seldom falls, one with 2 hit points often; never 0 %."""
    for lost, least, most in ((0, 0.005, 0.2), (5, 0.5, 0.95)):
        scene = at_the_first_card(he_man=lost)
        view = GAME.view(scene.state, scene.hero("he-man").seat)
        foe, own = GAME.preview(view, scene.hero("he-man").seat, GAME.reader.read("play +2 attack"))
        assert (foe.note, own.note) == ("epic-ahead", "epic-ahead-own")
        assert least < own.knock_out < most, lost
        assert sum(own.wounds) == pytest.approx(1)
        assert sum(foe.wounds) == pytest.approx(1)


@pytest.mark.rule("FE-EPIC-12", "FE-EPIC-13")
def test_what_is_still_laid_is_counted_by_hand() -> None:
    """One hidden card in attack and one to come: every pair of cards drawn without putting back."""
    scene = at_the_first_card()
    epic = scene.epic
    pool = {"+1": 7, "+2": 6, "+3": 3}
    epic.sides[1].grid.append(GridCard(card=UNKNOWN, zone="attack", up=False))
    counted: dict[tuple[int, int, int], float] = {}
    for one, many in pool.items():
        for two, others in pool.items():
            rest = others - (one == two)
            for zone, share in SHARES.items():
                chance = many / 16 * rest / 15 * share
                worth = {"attack": int(one), "defense": 0, "initiative": 0}
                worth[zone] += int(two)
                key = (worth["attack"], worth["defense"], worth["initiative"])
                counted[key] = counted.get(key, 0.0) + chance

    assert laid_later(scene.state, epic.sides[1], 1) == pytest.approx(counted)


@pytest.mark.rule("FE-DICE-02")
def test_with_dice_of_power_the_odds_are_those_of_the_dice_that_lie() -> None:
    """What is to come is left out, and the note says so."""
    scene = a_scene(switches={"dice_of_power": True}).put(skeletor="vine-jungle")
    scene.fight("he-man", "skeletor")
    while scene.kind != "play":
        scene.choose(scene.options[-1])
    option = next(option for option in scene.options if option.startswith("play "))
    odds = GAME.preview(scene.state, scene.hero("he-man").seat, GAME.reader.read(option))
    assert [one.note for one in odds] == ["epic", "epic-own"]


ENERGY = "energy attack, +1 defense, +1 attack, +1 defense"


def foretold_and_played(scene: Scene, option: str) -> None:
    """An action of the first side: what the preview says of both is what happens if all others pass."""
    hero, enemy = (side.id for side in scene.epic.sides)
    before = {name: scene.hp(name) for name in (hero, enemy)}
    view = GAME.view(scene.state, scene.hero(hero).seat)
    foretold = GAME.preview(view, scene.hero(hero).seat, GAME.reader.read(option))
    assert [one.note for one in foretold] == ["epic", "epic-own"]

    scene.forget().by(hero, option)
    while scene.kind == "step_four":
        scene.choose("pass")

    for odds in foretold:
        certain = next(number for number, chance in enumerate(odds.wounds) if chance > 0.999)
        lost = sum(event.amount for event in scene.heard(Damaged) if event.who == odds.target)
        assert lost == min(certain, before[odds.target])


@pytest.mark.rule("FE-EPIC-24", "FE-EPIC-33", "FE-EPIC-40")
def test_an_energy_ability_is_in_the_odds_before_it_is_used() -> None:
    """He-Man's sword adds 2 to the attack: the blow that passing would not strike is foretold."""
    scene = begin(met("he-man"), ENERGY, EVEN, hero="he-man")
    view = GAME.view(scene.state, scene.hero("he-man").seat)
    passing = GAME.preview(view, scene.hero("he-man").seat, GAME.reader.read("pass"))
    acting = GAME.preview(view, scene.hero("he-man").seat, GAME.reader.read("energy attack"))

    assert len(passing[0].wounds) < len(acting[0].wounds)
    foretold_and_played(scene, "energy attack")


@pytest.mark.rule("FE-EPIC-25", "FE-EPIC-27", "FE-EPIC-40")
def test_a_spell_that_harms_at_once_is_in_the_odds_of_the_round() -> None:
    """What a spell takes and what the blows take are added."""
    scene = begin(met("he-man").give("he-man", "lightning-bolt"), ENERGY, EVEN, hero="he-man")
    foretold_and_played(scene, "cast he-man lightning-bolt")


@pytest.mark.rule("FE-EPIC-13", "FE-EPIC-25")
def test_an_action_that_lays_an_unknown_card_has_no_odds() -> None:
    """Nobody knows which card comes next, so nothing is said about the round."""
    scene = begin(met("he-man").give("he-man", "surge-of-power"), ENERGY, EVEN, hero="he-man")
    view = GAME.view(scene.state, scene.hero("he-man").seat)
    option = next(text for text in scene.options if text.startswith("cast he-man surge"))
    assert GAME.preview(view, scene.hero("he-man").seat, GAME.reader.read(option)) == []
