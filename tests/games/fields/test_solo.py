"""Solo and co-operative play, and its four difficulties (FE-SOLO, FE-DIFF)."""

from __future__ import annotations

from typing import Any

import pytest

from battlewright.games.fields.model.events import (
    BattleCardDrawn,
    Boosted,
    Defeated,
    EffectCardDrawn,
    EnemyMoved,
    EnergyUsed,
    EpicDieRolled,
    WeaponChosen,
)
from battlewright.games.fields.procedures.harm import harm, penalty_due
from battlewright.games.fields.procedures.solo import is_energy_deck
from battlewright.games.fields.rules.epic import flee_price
from battlewright.games.fields.rules.plans import plans_of
from battlewright.games.fields.rules.table import controls
from battlewright.games.fields.rules.victory import has_succeeded, solo_score
from tests.games.fields.scenes import GAME, Scene, a_scene

IMPOSTOR = "he-man-impostor"
LEVELS = ("easy", "medium", "advanced", "merciless")
LAST = len(GAME.content.box.track) - 1


def solo(difficulty: str = "medium", scenario: str = IMPOSTOR, **setup: Any) -> Scene:
    """A solo game at its first activation."""
    return a_scene(scenario, difficulty=difficulty, **setup)


def duel(difficulty: str = "medium", pool: int = 20) -> Scene:
    """Teela meets Skeletor; she has chosen her weapon."""
    scene = solo(difficulty).eternium(masters=pool).put(teela="vine-jungle", skeletor="vine-jungle")
    scene.soldiers("mountains-of-perpetua", evil=0)
    scene.fight("teela", "skeletor")
    while scene.kind != "weapon":
        scene.choose(scene.options[-1])
    return scene.choose(scene.options[0])


def through_step_four(scene: Scene) -> Scene:
    """Teela plays her cards and passes; the enemy's cards are drawn and carried out."""
    for _ in range(60):
        if not GAME.asked(scene.state) or scene.kind in ("flee", "act", "activate", "penalty"):
            return scene
        scene.choose(scene.options[0] if scene.kind == "play" else scene.options[-1])
    raise AssertionError("the fight does not go on")


def play_round(scene: Scene) -> Scene:
    """Everybody ends every turn at once until the round is over."""
    number = scene.state.round
    for _ in range(60):
        if not GAME.asked(scene.state) or scene.state.round != number:
            return scene
        scene.choose(scene.options[0] if scene.kind == "activate" else scene.options[-1])
    raise AssertionError("the round does not end")


# --- setting up


@pytest.mark.rule("FE-SOLO-01", "FE-SOLO-02")
def test_one_team_of_three_plays_against_the_game() -> None:
    """Three seats, held by one person or by up to three; nobody has a seat on the other side."""
    state = solo().state

    assert GAME.seats(state) == (0, 1, 2)
    assert [team.played for team in state.teams] == [True, False]
    assert all(state.heroes[name].seat == -1 for name in state.teams[1].heroes)


@pytest.mark.rule("FE-SOLO-03", "FE-SOLO-07")
def test_battle_cards_lie_in_two_decks_and_only_here() -> None:
    """With and without the energy symbol, twelve each; a standard game has none."""
    decks = solo().state.decks

    assert (len(decks["battle_energy"]), len(decks["battle_plain"])) == (12, 12)
    assert all(GAME.content.battle[card].energy for card in decks["battle_energy"])
    assert not any(GAME.content.battle[card].energy for card in decks["battle_plain"])
    assert "battle_energy" not in a_scene().state.decks


@pytest.mark.rule("FE-SOLO-04")
def test_there_are_four_difficulties() -> None:
    """Anything else is refused; without a word it is the medium one."""
    from battlewright.kernel.game import SetupError

    for level in LEVELS:
        assert solo(level).state.difficulty == level
    with pytest.raises(SetupError, match="difficulty"):
        solo("impossible")


@pytest.mark.rule("FE-SOLO-05")
def test_the_scenario_is_set_up_for_the_difficulty() -> None:
    """More enemy soldiers on a harder level, at the places the scenario names."""
    counts = [sum(count[1] for count in solo(level).state.soldiers.values()) for level in LEVELS]

    assert counts == sorted(counts)
    assert counts[0] < counts[-1]
    assert solo().hero("he-man").at == "eternos"


@pytest.mark.rule("FE-SOLO-06", "FE-DIFF-01", "FE-DIFF-03", "FE-DIFF-09", "FE-DIFF-13", "FE-DIFF-17")
def test_the_effect_deck_grows_with_the_difficulty() -> None:
    """One grade of skulls, then two, three, all four."""
    for number, level in enumerate(LEVELS, start=1):
        deck = solo(level).state.decks["effect"]
        assert {GAME.content.effects[card].skulls for card in deck} == set(range(1, number + 1))


@pytest.mark.rule("FE-SOLO-08", "FE-SOLO-09")
def test_fractures_in_time_without_victory_cards() -> None:
    """Its cards are the scenario deck; nobody holds a victory card."""
    state = solo().state
    story = {card.id for card in GAME.content.quests.values() if card.scenario == "fractures-in-time"}

    assert story & set(state.decks["scenario"])
    assert not {c.id for c in GAME.content.quests.values() if c.scenario == "evil-seed"} & set(
        state.decks["scenario"]
    )
    assert state.teams[0].hand == []
    assert state.decks["victory"] == []


@pytest.mark.rule("FE-SOLO-10")
def test_fourteen_eternium() -> None:
    """Four for each hero and two, before the income of the first day."""
    scene = solo()
    places = {hero.at for hero in scene.state.heroes.values() if hero.team == 0}
    income = sum(GAME.content.areas[area].eternium for area in places)

    assert scene.state.teams[0].eternium == 14 + income


# --- fights


@pytest.mark.rule("FE-SOLO-11")
def test_beasts_are_fought_as_ever() -> None:
    """An epic die is rolled for them and no battle card drawn."""
    scene = solo().put(teela="evergreen-forest")
    beast = next(card for card in scene.state.decks["scenario"] if card in GAME.content.epic_beasts)
    scene.hunt("teela", beast)
    through_step_four(scene)

    assert scene.heard(EpicDieRolled)
    assert not scene.heard(BattleCardDrawn)


@pytest.mark.rule("FE-SOLO-12", "FE-SOLO-13", "FE-SOLO-16", "FE-SOLO-18")
def test_an_enemy_hero_fights_with_a_battle_card() -> None:
    """The own weapon first, then the card that gives its totals; no epic die."""
    scene = duel()
    told = [type(event) for event in scene.events]
    assert told.index(WeaponChosen) < told.index(BattleCardDrawn)
    card = GAME.content.battle[scene.heard(BattleCardDrawn)[0].card]
    assert card.kind in {weapon.kind for weapon in GAME.content.heroes["skeletor"].weapons}
    through_step_four(scene)

    assert not scene.heard(EpicDieRolled)


@pytest.mark.rule("FE-SOLO-14", "FE-DIFF-02", "FE-DIFF-08", "FE-DIFF-12", "FE-DIFF-16", example="FE-EX-22")
def test_which_battle_deck() -> None:
    """Easy: energy on a blank. Medium: blank or reroll. Advanced: anything but a blank. Merciless: always."""
    faces = ("blank", "success", "double", "reroll")
    table = {
        level: "".join("E" if is_energy_deck(level, face) else "N" for face in faces) for level in LEVELS
    }
    assert table == {"easy": "ENNN", "medium": "ENNE", "advanced": "NEEE", "merciless": "EEEE"}

    drawn = duel("merciless").heard(BattleCardDrawn)[0]
    assert drawn.face == ""
    assert GAME.content.battle[drawn.card].energy
    rolled = duel("easy").heard(BattleCardDrawn)[0]
    assert GAME.content.battle[rolled.card].energy == is_energy_deck("easy", rolled.face)


@pytest.mark.rule("FE-SOLO-15")
def test_the_battle_card_shows_a_weapon_the_enemy_has() -> None:
    """Cards with another weapon are passed over and stay in their deck."""
    for hero in ("skeletor", "evil-lyn", "he-man"):
        scene = solo().put(teela="vine-jungle", **{hero.replace("-", "_"): "vine-jungle"})
        scene.fight("teela", hero)
        while scene.kind != "weapon":
            scene.choose(scene.options[-1])
        scene.choose(scene.options[0])
        drawn = scene.heard(BattleCardDrawn)[0]
        kinds = {weapon.kind: weapon.id for weapon in GAME.content.heroes[hero].weapons}
        assert kinds[GAME.content.battle[drawn.card].kind] == drawn.weapon
        assert len(scene.state.decks["battle_energy"]) + len(scene.state.decks["battle_plain"]) >= 23


@pytest.mark.rule("FE-SOLO-17")
def test_the_second_round_has_another_battle_card() -> None:
    """Roll and draw are repeated."""
    for seed in ("a", "b", "c", "d", "e", "f"):
        scene = solo(seed=seed).eternium(masters=20).put(teela="vine-jungle", skeletor="vine-jungle")
        scene.fight("teela", "skeletor")
        for _ in range(120):
            if not GAME.asked(scene.state) or len(scene.heard(BattleCardDrawn)) > 1 or scene.heard(Defeated):
                break
            first = scene.kind in ("weapon", "play")
            scene.choose("fight" if "fight" in scene.options else scene.options[0 if first else -1])
        cards = [event.card for event in scene.heard(BattleCardDrawn)]
        if len(cards) > 1:
            assert cards[0] != cards[1]
            return
    pytest.fail("no fight came to a second round")


@pytest.mark.rule("FE-SOLO-19", "FE-SOLO-20", "FE-DIFF-15", "FE-DIFF-19")
@pytest.mark.parametrize(("level", "extra"), [("easy", 0), ("medium", 0), ("advanced", 1), ("merciless", 2)])
def test_effect_cards_after_the_players_own_actions(level: str, extra: int) -> None:
    """As many as the battle card shows, one more on Advanced, two more on Merciless."""
    scene = duel(level)
    shown = GAME.content.battle[scene.heard(BattleCardDrawn)[0].card].effects
    for _ in range(40):
        if scene.heard(EffectCardDrawn) or scene.kind in ("flee", "act", "penalty"):
            break
        scene.choose(scene.options[0] if scene.kind == "play" else scene.options[-1])
    assert len(scene.heard(EffectCardDrawn)) == shown + extra


@pytest.mark.rule("FE-SOLO-21", "FE-SOLO-22", "FE-SOLO-23", "FE-SOLO-24")
def test_the_enemys_energy() -> None:
    """Each symbol uses the ability of the weapon shown.

    What cannot be applied is +1 attack and +1 defense.
    """
    used, instead = 0, 0
    for seed in "abcdefgh":
        scene = (
            solo("merciless", seed=seed).eternium(masters=20).put(teela="vine-jungle", skeletor="vine-jungle")
        )
        scene.fight("teela", "skeletor")
        while scene.kind != "weapon":
            scene.choose(scene.options[-1])
        scene.choose(scene.options[0])
        drawn = scene.heard(BattleCardDrawn)[0]
        symbols = int(GAME.content.battle[drawn.card].energy)
        through_step_four(scene)
        symbols += sum(GAME.content.effects[e.card].energy for e in scene.heard(EffectCardDrawn)[:9])
        energies = [e for e in scene.heard(EnergyUsed) if e.hero == "skeletor"]
        boosts = [e for e in scene.heard(Boosted) if e.rules == ("FE-SOLO-24",)]
        assert all(
            event.ability == drawn.weapon or len(scene.heard(BattleCardDrawn)) > 1 for event in energies
        )
        assert symbols >= 1
        assert len(energies) + len(boosts) // 2 >= 1
        used += len(energies)
        instead += len(boosts)

    assert used
    assert instead


# --- difficulties on the map


@pytest.mark.rule("FE-DIFF-04", "FE-TRADER-03")
def test_easy_begins_with_three_traders() -> None:
    """A soldier each in the nearest guild, shop and smithy, and their markets open."""
    scene = solo("easy")
    held = {area for area, count in scene.state.soldiers.items() if count[0]}

    assert {GAME.content.areas[area].trader for area in held} == {"guild", "shop", "smith"}
    assert set(scene.state.markets) == {"guild", "shop", "smith"}
    assert not {area for area, count in solo("medium").state.soldiers.items() if count[0]}


@pytest.mark.rule("FE-DIFF-05", "FE-SOLO-25")
def test_easy_takes_no_penalty_for_defeats() -> None:
    """Elsewhere five eternium are due; every defeat is counted."""
    for level, due in (("easy", 0), ("medium", 5), ("merciless", 5)):
        scene = solo(level).eternium(masters=20)
        assert penalty_due(scene.state, scene.hero("teela")) == due
        scene.turn("teela")
        scene.state.stack[-1].asks = []
        harm(scene.state, scene.hero("teela"), 99, "FE-EPIC-42")
        scene.go()
        assert scene.state.teams[0].defeats == 1
        assert scene.heard(Defeated)


@pytest.mark.rule("FE-DIFF-06", "FE-DIFF-11")
def test_the_price_of_fleeing() -> None:
    """Free on Easy, one on Medium against a hero, two otherwise.

    Or one on all levels by the other reading.
    """
    prices = {}
    for level in LEVELS:
        scene = duel(level)
        prices[level] = flee_price(scene.state, scene.epic)
    assert prices == {"easy": 0, "medium": 1, "advanced": 2, "merciless": 2}

    other = a_scene(IMPOSTOR, difficulty="advanced", switches={"solo_flee_for_one": True})
    other.eternium(masters=9).put(teela="vine-jungle", skeletor="vine-jungle").fight("teela", "skeletor")
    assert flee_price(other.state, other.epic) == 1


@pytest.mark.rule("FE-DIFF-07", "FE-DIFF-10", "FE-DIFF-14", "FE-DIFF-18")
def test_reinforcements() -> None:
    """None on Easy; after each night on Medium; after each round on Advanced.

    After each turn on Merciless.
    """
    counts: dict[str, list[int]] = {}
    for level in LEVELS:
        scene = solo(level)
        scene.forget().round()
        before = sum(count[1] for count in scene.state.soldiers.values())
        scene.choose(scene.options[0], "end")
        after_turn = sum(count[1] for count in scene.state.soldiers.values()) - before
        play_round(scene)
        after_day = sum(count[1] for count in scene.state.soldiers.values()) - before
        counts[level] = [int(after_turn > 0), int(after_day > 0)]

    assert counts["easy"] == [0, 0]
    assert counts["medium"] == [0, 0]
    assert counts["advanced"] == [0, 1]
    assert counts["merciless"] == [1, 1]
    night = solo("medium").night().forget().round()
    before = sum(count[1] for count in night.state.soldiers.values())
    play_round(night)
    assert sum(count[1] for count in night.state.soldiers.values()) > before


@pytest.mark.rule("FE-DIFF-20", "FE-CONTROL-02")
def test_reinforcements_know_their_limits() -> None:
    """Outposts with three soldiers are skipped, and nothing comes out of an empty supply."""
    scene = solo("merciless").soldiers("eternos", evil=3)
    scene.round().choose(scene.options[0], "end")
    assert scene.state.soldiers["eternos"][1] == 3

    empty = solo("merciless")
    empty.state.teams[1].soldiers = 0
    before = sum(count[1] for count in empty.state.soldiers.values())
    empty.round().choose(empty.options[0], "end")
    assert sum(count[1] for count in empty.state.soldiers.values()) == before


@pytest.mark.rule("FE-SOLO-32")
def test_the_enemy_takes_no_turns() -> None:
    """Only own heroes are activated; enemies stay where they are until something moves them."""
    scene = solo("easy").round()
    places = {name: scene.hero(name).at for name in scene.state.teams[1].heroes}
    for _ in range(3):
        assert {text.split()[1] for text in scene.options} <= set(scene.state.teams[0].heroes)
        scene.choose(scene.options[0], "end")

    assert all(scene.hero(name).at == at for name, at in places.items()) or scene.state.skulls


# --- the end


@pytest.mark.rule("FE-SOLO-26")
def test_a_solo_game_ends_with_success_or_with_the_last_round() -> None:
    """When the objective is reached the score is taken; when the rounds are over it is a failure."""
    scene = solo()
    scene.state.field, scene.state.skulls, scene.state.round = LAST, 4, LAST + 1
    play_round(scene.round())
    assert scene.state.result is not None
    assert scene.state.result.winners == ()

    done = solo()
    done.state.counters["unmasked"] = 1
    done.state.teams[0].counters["unmasked"] = 1
    done.soldiers("eternos", evil=0, masters=1)
    done.hero("he-man").out, done.hero("he-man").at = True, ""
    assert controls(done.state, 0, "eternos")
    if has_succeeded(done.state):
        done.turn("teela").choose("end")
        for _ in range(30):
            if not GAME.asked(done.state):
                break
            done.choose(done.options[0] if done.kind == "activate" else done.options[-1])
        assert done.state.result is not None
        assert done.state.result.winners == (0, 1, 2)
    else:
        pytest.fail("the objective is met, and the game does not see it")


@pytest.mark.rule("FE-SOLO-27", "FE-SOLO-28", "FE-SOLO-29", "FE-SOLO-30", "FE-SOLO-31", example="FE-EX-21")
def test_the_score() -> None:
    """5 VP, four captured outposts, two rounds left, one defeat, seven damage, Advanced: 16."""
    scene = solo("advanced")
    state = scene.state
    state.success = True
    state.teams[0].vp = 5
    state.teams[0].defeats = 1
    captured = ["eternos", "mountains-of-perpetua", "orkas-village", "central-tower"]
    state.captured = dict.fromkeys(captured, 1)
    state.soldiers = {area: [1, 0] for area in captured}
    for name in state.teams[1].heroes:
        state.heroes[name].at = "temple-of-serpos"
    state.heroes["teela"].damage, state.heroes["she-ra"].damage = 4, 3
    state.field = LAST - 2
    score = solo_score(state)

    assert score.total == 16
    bonuses = {}
    for level in LEVELS:
        other = solo(level).state
        other.success = True
        bonuses[level] = solo_score(other).bonus
    assert solo().state.success is False
    assert solo_score(solo().state).bonus == 0
    assert bonuses == {"easy": 2, "medium": 4, "advanced": 6, "merciless": 10}


@pytest.mark.rule("FE-SOLO-30")
@pytest.mark.parametrize(
    ("damage", "lost"), [((0, 2), 0), ((0, 3), 1), ((2, 3), 1), ((2, 4), 2), ((2, 1), 1)]
)
def test_each_full_three_damage_takes_a_point(damage: tuple[int, int], lost: int) -> None:
    """The damage of all own heroes is added up before it is divided; that of the enemies does not count."""
    state = solo().state
    before = solo_score(state).total
    state.heroes["teela"].damage, state.heroes["she-ra"].damage = damage
    state.heroes["skeletor"].damage = 6

    assert solo_score(state).total == before - lost


@pytest.mark.rule("FE-SOLO-12")
def test_an_enemy_hero_met_on_the_way_is_fought_as_one_nobody_plays() -> None:
    """Whoever enters its area fights it with battle cards; a hero of a player is fought as a hero."""
    scene = solo().put(teela="vine-jungle", skeletor="evergreen-forest")
    scene.turn("teela").choose("move", "goto evergreen-forest").until("weapon")
    assert [side.kind for side in scene.epic.sides] == ["hero", "enemy"]
    scene.choose(scene.options[0])
    assert scene.heard(BattleCardDrawn)

    played = a_scene().put(teela="vine-jungle", skeletor="evergreen-forest")
    played.turn("teela").choose("move", "goto evergreen-forest").until("weapon")
    assert [side.kind for side in played.epic.sides] == ["hero", "hero"]


@pytest.mark.rule("FE-SOLO-12")
@pytest.mark.parametrize(
    ("scenario", "out", "at"), [("the-missing-child", False, "temple-of-serpos"), (IMPOSTOR, True, "")]
)
def test_what_becomes_of_a_beaten_enemy_hero(scenario: str, out: bool, at: str) -> None:
    """It returns to its base at full health without paying, unless the scenario sends it away."""
    scene = solo(scenario=scenario).eternium(masters=20, evil=7).turn("she-ra")
    scene.state.stack[-1].asks = []
    harm(scene.state, scene.hero("skeletor"), 99, "FE-EPIC-42", by="she-ra")
    scene.go()

    assert [event.hero for event in scene.heard(Defeated)] == ["skeletor"]
    assert (scene.hero("skeletor").out, scene.hero("skeletor").at) == (out, at)
    assert scene.hero("skeletor").damage == 0
    assert (scene.team("masters").eternium, scene.team("evil").eternium) == (20, 7)
    assert scene.kind == "act"


@pytest.mark.rule("FE-SOLO-12")
def test_a_beaten_own_hero_never_leaves_the_game() -> None:
    """The scenario that sends beaten enemies away leaves the heroes of players in it."""
    scene = solo().eternium(masters=20).turn("she-ra")
    scene.state.stack[-1].asks = []
    harm(scene.state, scene.hero("teela"), 99, "FE-EPIC-42")
    scene.go()

    assert (scene.hero("teela").out, scene.hero("teela").at) == (False, "castle-grayskull")


# --- what the other side is about to do

PLANNED: tuple[tuple[str, str, dict[str, int]], ...] = (
    (IMPOSTOR, "medium", {}),
    ("retrieve-the-plans", "merciless", {}),
    ("retrieve-the-plans", "advanced", {"found": 1}),
)


@pytest.mark.rule("FE-SOLO-32", "FE-ROUND-06")
@pytest.mark.parametrize(("scenario", "difficulty", "counters"), PLANNED)
def test_the_other_side_does_what_its_plan_says(
    scenario: str, difficulty: str, counters: dict[str, int]
) -> None:
    """If nobody moves, its heroes come by the ways that were shown, and in the round that was shown."""
    scene = solo(difficulty, scenario)
    scene.state.counters |= counters
    plans = plans_of(scene.state)
    assert plans
    while scene.state.round < plans[0].round:
        scene.events.clear()
        play_round(scene)

    came: dict[str, tuple[str, ...]] = {}
    for step in scene.heard(EnemyMoved):
        came[step.hero] = (*came.get(step.hero, ()), step.area)
    assert came == {plan.hero: plan.path for plan in plans if plan.hero}


@pytest.mark.rule("FE-DIFF-07", "FE-CONTROL-02")
def test_a_plan_says_where_soldiers_come_and_how_many_find_room() -> None:
    """Zalesia gets two at the second skull, as far as there is room for them."""
    scene = solo("medium", "the-missing-child")
    while scene.state.round < 3:
        play_round(scene)
    for there, coming in ((1, [2]), (2, [1]), (3, []), (1, [2])):
        scene.soldiers("zalesia", evil=there)
        plans = [plan for plan in plans_of(scene.state) if plan.skull == 2]
        assert [(plan.path, plan.soldiers) for plan in plans] == [(("zalesia",), n) for n in coming]
    play_round(scene)
    assert scene.state.soldiers["zalesia"][scene.number("evil")] == 3


@pytest.mark.rule("FE-SOLO-32")
def test_a_plan_says_where_it_comes_to_a_combat() -> None:
    """An enemy hero beside one of ours attacks at the next skull; two areas away it does not get there."""
    scene = solo().put(teela="vine-jungle", skeletor="tar-swamp", evil_lyn="eternos")
    found = {plan.hero: plan for plan in plans_of(scene.state)}

    assert found["skeletor"].path == ("vine-jungle",)
    assert found["skeletor"].fights
    assert not found["evil-lyn"].fights
    assert (found["skeletor"].round, found["skeletor"].skull) == (2, 1)


@pytest.mark.rule("FE-SOLO-32", "FE-DIFF-07")
def test_who_has_no_plan() -> None:
    """Before the alarm the other side waits; on Easy no soldiers come; teams that are played have no plan."""
    waiting = solo("medium", "retrieve-the-plans")
    assert {plan.hero for plan in plans_of(waiting.state)} == {""}
    assert not plans_of(solo("easy", "retrieve-the-plans").state)
    assert not plans_of(a_scene().state)
