"""Skirmish: set-up, its own actions and scoring (FE-SKIRM); the first game (FE-FIRST)."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from battlewright.games.fields.model.events import (
    BeastEscaped,
    CombatCardGained,
    Defeated,
    EpicBegan,
    EterniumGained,
    EterniumGivenUp,
    Moved,
    QuestBegan,
    SkullEvent,
    VpWithheld,
)
from battlewright.games.fields.model.frames import Movement, Wilds
from battlewright.games.fields.procedures.changes import discard_from_hero, draw_card
from battlewright.games.fields.procedures.harm import harm, return_areas
from battlewright.games.fields.rules.movement import destination_denials, destinations, movement_points
from battlewright.games.fields.rules.table import enemy_heroes_at
from battlewright.kernel.frames import push
from tests.games.fields.scenes import GAME, Scene, a_scene, with_horde

MARCH, RITUAL, RAIDERS = "marching-armies", "ritual-of-unlimited-power", "raiders-of-the-lost-artifact"
KINDS = ("pregame_shop", "zone", "deploy_soldier", "deploy_hero", "deploy_quest")


def set_up(scenario: str = MARCH, until: str = "", **setup: Any) -> Scene:
    """A skirmish, set up without buying anything until a question of this kind (or the first round)."""
    scene = a_scene(scenario, **setup)
    while scene.kind in KINDS and scene.kind != until:
        seat = GAME.asked(scene.state)[0]
        texts = GAME.decision(scene.state, seat).texts()
        first = scene.kind in ("zone", "deploy_hero", "deploy_quest")
        scene.by(seat, texts[0] if first else texts[-1])
    return scene


def team_asked(scene: Scene) -> int:
    """The team whose players are asked."""
    return next(n for n, team in enumerate(scene.state.teams) if GAME.asked(scene.state)[0] in team.seats)


# --- set-up


@pytest.mark.rule("FE-SKIRM-01", "FE-SKIRM-18")
def test_a_skirmish_is_set_up_its_own_way_without_victory_cards() -> None:
    """Shopping, zones, deployment, markers, as the scenario says; nobody holds a victory card."""
    scene = a_scene(MARCH)
    seen = []
    while scene.kind in KINDS:
        if scene.kind not in seen:
            seen.append(scene.kind)
        seat = GAME.asked(scene.state)[0]
        scene.by(seat, GAME.decision(scene.state, seat).texts()[-1])

    assert seen == list(KINDS)
    assert all(team.hand == [] for team in scene.state.teams)


@pytest.mark.rule("FE-SKIRM-02")
def test_free_heroes_are_drafted_in_turn() -> None:
    """Any faction, one hero after the other, until six are chosen."""
    state = GAME.new({"scenario": MARCH, "switches": {"free_heroes": True}, "starting": 0}, "draft")
    picked: list[str] = []
    while GAME.asked(state) and GAME.decision(state, GAME.asked(state)[0]).kind == "draft":
        seat = GAME.asked(state)[0]
        texts = GAME.decision(state, seat).texts()
        assert len(texts) == len(GAME.content.heroes) - len(picked)
        picked.append(texts[-1].split()[1])
        GAME.take(state, seat, GAME.reader.read(texts[-1]))

    assert len(picked) == 6
    assert [set(team.heroes) for team in state.teams] == [set(picked[0::2]), set(picked[1::2])]
    assert {GAME.content.heroes[name].faction for name in state.teams[0].heroes} != {"masters"}


@pytest.mark.rule("FE-SKIRM-03")
def test_with_free_heroes_an_ally_may_be_fought() -> None:
    """Whoever meets a character in the wilds chooses between friend and enemy, whatever its faction."""
    state = GAME.new({"scenario": MARCH, "switches": {"free_heroes": True}, "starting": 0}, "draft")
    while GAME.asked(state) and GAME.decision(state, GAME.asked(state)[0]).kind in ("draft", *KINDS):
        seat = GAME.asked(state)[0]
        decision = GAME.decision(state, seat)
        option = (
            decision.options[0] if decision.kind in ("draft", "zone", "deploy_hero") else decision.options[-1]
        )
        GAME.take(state, seat, option)
    scene = set_up()
    scene.state = state
    ally = next(card.id for card in GAME.content.allies.values())
    hero = state.teams[0].heroes[0]
    scene.top(ally)
    scene.hero(hero).at = "evergreen-forest"
    scene.turn(hero)
    while scene.kind == "react":
        scene.choose("decline")
    scene.choose("wilds 1")
    while scene.kind not in ("ally", "act"):
        scene.choose(scene.options[0])

    assert scene.kind == "ally"
    assert "fight" in scene.options


@pytest.mark.rule("FE-SKIRM-04")
def test_mounted_heroes_may_join_one_in_a_team() -> None:
    """With a pack that has them, a team that has drafted one is offered no second."""
    game = with_horde()
    state = game.new({"scenario": MARCH, "switches": {"free_heroes": True}, "starting": 0}, "draft")
    mounted = {name for name, card in game.content.heroes.items() if card.mounted}
    assert mounted
    seat = game.asked(state)[0]
    mine = next(n for n, team in enumerate(state.teams) if seat in team.seats) if state.teams[0].seats else 0
    texts = game.decision(state, seat).texts()
    assert mounted & {text.split()[1] for text in texts}
    first = next(text for text in texts if text.split()[1] in mounted)
    game.take(state, seat, game.reader.read(first))
    other = game.asked(state)[0]
    game.take(state, other, game.decision(state, other).options[0])
    again = game.asked(state)[0]

    assert not mounted & {text.split()[1] for text in game.decision(state, again).texts()}
    assert mine == 0


@pytest.mark.rule("FE-SKIRM-05", example="FE-EX-14")
def test_starting_eternium_in_all_modes() -> None:
    """15 in a skirmish; 10 in a standard game, 14 against a mounted hero; 14 in a solo game."""
    skirmish = a_scene(MARCH)
    assert [team.eternium for team in skirmish.state.teams] == [15, 15]
    solo = GAME.new({"scenario": "he-man-impostor", "difficulty": "medium"}, "solo")
    played = next(team for team in solo.teams if team.played)
    income = sum(
        GAME.content.areas[area].eternium
        for area in {solo.heroes[name].at for name in played.heroes} | set(solo.soldiers)
        if any(solo.heroes[n].at == area for n in played.heroes)
        or solo.soldiers.get(area, [0, 0])[solo.teams.index(played)]
    )
    assert played.eternium == 14 + (income if solo.field == 0 else 0)


@pytest.mark.rule("FE-SKIRM-06", "FE-SKIRM-07")
def test_shopping_before_the_game_in_turn() -> None:
    """One card for one hero, or that hero passes; then the other team.

    What was bought is replaced at once.
    """
    scene = a_scene(MARCH)
    first = team_asked(scene)
    text = next(text for text in scene.options if text.startswith("buy"))
    _, card, hero = text.split()
    before = scene.state.teams[first].eternium
    trader = "shop" if card in GAME.content.equipment else "guild"
    scene.choose(text)
    if scene.kind == "wear":
        scene.choose("refuse")

    assert team_asked(scene) != first
    assert scene.state.teams[first].eternium < before
    assert len(scene.state.markets[trader]) == 4
    assert card in [*scene.hero(hero).inventory, *scene.hero(hero).equipped, *scene.hero(hero).spells]
    assert "smith" not in scene.state.markets


@pytest.mark.rule("FE-SKIRM-06", "FE-EQUIP-07")
def test_what_is_bought_before_the_game_is_worn_at_its_start() -> None:
    """Armor and artifacts bought beforehand may be put on at once."""
    scene = a_scene(MARCH).market("shop", "guard-helmet")
    hero = next(text for text in scene.options if text.startswith("buy guard-helmet")).split()[2]
    scene.choose(f"buy guard-helmet {hero}")
    assert scene.kind == "wear"
    scene.choose("equip guard-helmet")

    assert scene.hero(hero).equipped == ["guard-helmet"]
    assert scene.kind == "pregame_shop"


@pytest.mark.rule("FE-SKIRM-08")
def test_when_all_have_passed_the_rest_is_given_up() -> None:
    """A hero that passed is out of the shopping; at the end the pools are emptied."""
    scene = a_scene(MARCH)
    seat = GAME.asked(scene.state)[0]
    passing = [text for text in GAME.decision(scene.state, seat).texts() if text.startswith("choose")]
    hero = passing[0].split()[1]
    scene.by(seat, passing[0])
    scene.by(GAME.asked(scene.state)[0], scene.options[-1])
    assert not [text for text in scene.options if text.endswith(hero)]
    while scene.kind == "pregame_shop":
        scene.by(GAME.asked(scene.state)[0], scene.options[-1])

    assert [team.eternium for team in scene.state.teams] == [0, 0]
    assert scene.heard(EterniumGivenUp)


@pytest.mark.rule("FE-SKIRM-09")
def test_the_scenario_deck_is_made_of_tameable_epic_beasts() -> None:
    """All of them, of every story, and nothing else."""
    deck = a_scene(MARCH).state.decks["scenario"]
    tameable = {card.id for card in GAME.content.epic_beasts.values() if card.cost is not None}

    assert set(deck) == tameable


@pytest.mark.rule("FE-SKIRM-10", "FE-SKIRM-11")
def test_zones_and_soldiers() -> None:
    """The first team chooses a zone, the other takes what is left.

    Soldiers stand in outposts of the own zone.
    """
    scene = set_up(until="zone")
    first = team_asked(scene)
    assert len(scene.options) == 2
    scene.by(GAME.asked(scene.state)[0], scene.options[1])
    assert team_asked(scene) != first
    assert len(scene.options) == 1
    scene.by(GAME.asked(scene.state)[0], scene.options[0])
    zones = {zone.id: zone for zone in GAME.content.scenarios[MARCH].zones}
    mine = zones[scene.state.teams[first].zone]
    assert team_asked(scene) == first
    placed = 0
    while team_asked(scene) == first and scene.kind == "deploy_soldier":
        for text in scene.options:
            area = text.split()[2]
            assert area in mine.areas
            assert GAME.content.areas[area].kind == "outpost"
        scene.by(GAME.asked(scene.state)[0], scene.options[0])
        placed += 1

    assert placed == GAME.content.scenarios[MARCH].deploy


@pytest.mark.rule("FE-SKIRM-12")
def test_heroes_are_placed_in_turn_where_the_scenario_allows() -> None:
    """One each, at the places of the zone."""
    scene = set_up(until="deploy_hero")
    order = []
    zones = {zone.id: zone for zone in GAME.content.scenarios[MARCH].zones}
    while scene.kind == "deploy_hero":
        team = team_asked(scene)
        order.append(team)
        allowed = set(zones[scene.state.teams[team].zone].heroes)
        assert {text.split()[2] for text in scene.options} <= allowed
        scene.by(GAME.asked(scene.state)[0], scene.options[0])

    assert order in ([0, 1, 0, 1, 0, 1], [1, 0, 1, 0, 1, 0])


@pytest.mark.rule("FE-SKIRM-13", "FE-SKIRM-14", "FE-SKIRM-15", "FE-SKIRM-16")
def test_quest_markers_are_placed_in_turn_and_apart() -> None:
    """In wilds only, one in an area, never next to another; five by each team as long as there is room."""
    from battlewright.games.fields.library import planet_of

    scene = set_up(until="deploy_quest")
    planet = planet_of(scene.state)
    order = []
    while scene.kind == "deploy_quest":
        order.append(team_asked(scene))
        for text in scene.options:
            area = text.split()[2]
            assert GAME.content.areas[area].kind == "wilds"
            assert area not in scene.state.quests
            assert not set(planet.adjacent[area]) & set(scene.state.quests)
        scene.by(GAME.asked(scene.state)[0], scene.options[0])

    assert all(one != two for one, two in pairwise(order))
    assert len(order) <= 10
    assert scene.state.quests


@pytest.mark.rule("FE-SKIRM-13", "FE-SKIRM-16")
def test_the_map_has_room_for_all_ten_quest_markers() -> None:
    """Teams that place at random mostly find room for all ten; at least eight can always be placed."""
    placed = []
    for seed in range(60):
        scene = set_up(until="deploy_quest", seed=str(seed))
        random = Random(seed)
        while scene.kind == "deploy_quest":
            scene.by(GAME.asked(scene.state)[0], random.choice(scene.options))
        placed.append(len(scene.state.quests))

    assert min(placed) >= 8
    assert placed.count(10) > len(placed) / 2


# --- play


@pytest.mark.rule("FE-SKIRM-17")
def test_a_quest_marker_brings_two_eternium() -> None:
    """No card is drawn; the marker is gone."""
    scene = set_up(RAIDERS)
    hero = scene.state.teams[0].heroes[0]
    scene.hero(hero).at = scene.state.quests[0]
    marker = scene.state.quests[0]
    before = scene.state.teams[0].eternium
    deck = list(scene.state.decks["scenario"])
    scene.turn(hero).choose("quest")

    assert scene.state.teams[0].eternium == before + 2
    assert marker not in scene.state.quests
    assert scene.state.decks["scenario"] == deck
    assert not [event for event in scene.heard(QuestBegan) if event.card]


@pytest.mark.rule("FE-SKIRM-19")
def test_nobody_moves_farther_than_two() -> None:
    """All bonuses included."""
    scene = set_up()
    hero = scene.state.teams[0].heroes[0]
    scene.give(hero, "swift-boots", equip=True).give(hero, "battle-ram")

    assert movement_points(scene.state, scene.hero(hero)).total == 2
    standard = a_scene().give("he-man", "swift-boots", equip=True).give("he-man", "battle-ram")
    assert movement_points(standard.state, standard.hero("he-man")).total > 2


@pytest.mark.rule("FE-SKIRM-20")
def test_the_track_brings_no_events() -> None:
    """Day and night alternate, the skulls mean nothing unless the scenario says so."""
    scene = set_up().next_round()

    assert scene.state.field == 1
    assert not scene.heard(SkullEvent)


def beaten(scene: Scene, hero: str, winner: str) -> Scene:
    """A hero is struck down in a fight and carries out what follows."""
    scene.hero(hero).damage = GAME.content.heroes[hero].hp - 1
    scene.fight(winner, hero)
    foe = next(side for side in scene.epic.sides if side.id == hero)
    harm(scene.state, scene.hero(foe.id), 1, "FE-EPIC-42", attack=True, by=winner)
    for _ in range(120):
        if not GAME.asked(scene.state) or scene.heard(Defeated):
            break
        scene.choose(scene.options[0] if scene.kind in ("weapon", "play") else scene.options[-1])
    return scene


@pytest.mark.rule("FE-SKIRM-21")
def test_the_defeated_return_to_their_zone() -> None:
    """To an outpost of the own zone that has no enemies beside it, and not to the base."""
    scene = set_up()
    hero = scene.hero(scene.state.teams[0].heroes[0])
    zone = next(z for z in GAME.content.scenarios[MARCH].zones if z.id == scene.state.teams[0].zone)
    places, rule = return_areas(scene.state, hero)
    assert rule == "FE-SKIRM-21"
    assert places
    assert all(area in zone.areas and GAME.content.areas[area].kind == "outpost" for area in places)
    wilds = next(b for b in GAME.content.areas if GAME.content.areas[b].kind == "wilds" and b in zone.areas)
    scene.hero(scene.state.teams[1].heroes[0]).at = wilds

    from battlewright.games.fields.library import planet_of

    near = set(planet_of(scene.state).adjacent[wilds])
    assert not near & set(return_areas(scene.state, hero)[0])


@pytest.mark.rule("FE-SKIRM-22", "FE-SKIRM-23")
def test_fallbacks_for_the_defeated() -> None:
    """Without such an outpost to a friend.

    Without a friend at least three areas away from every enemy hero.
    """
    from battlewright.games.fields.library import planet_of

    scene = set_up()
    mine, theirs = scene.state.teams
    zone = next(z for z in GAME.content.scenarios[MARCH].zones if z.id == mine.zone)
    scene.state.soldiers = {area: [0, 1] for area in zone.areas if GAME.content.areas[area].kind == "outpost"}
    hero = scene.hero(mine.heroes[0])
    scene.hero(mine.heroes[1]).at = "vine-jungle"
    scene.hero(mine.heroes[2]).at = "vine-jungle"
    assert return_areas(scene.state, hero) == (["vine-jungle"], "FE-SKIRM-22")

    for name in mine.heroes[1:]:
        scene.hero(name).out = True
        scene.hero(name).at = ""
    planet = planet_of(scene.state)
    foes = [scene.hero(name).at for name in theirs.heroes]
    far, rule = return_areas(scene.state, hero)
    assert rule == "FE-SKIRM-23"
    assert far
    assert min(planet.distance(area, foe) for area in far for foe in foes) == 3


@pytest.mark.rule("FE-SKIRM-24")
def test_each_skirmish_scores_in_its_own_way() -> None:
    """Marching Armies gives VP for captures and outposts, the Ritual for altars.

    The Raiders for the artifact.
    """
    altars = set_up(RITUAL)
    for name in altars.state.teams[0].heroes:
        altars.hero(name).at = "zalesia"
    altars.round()
    before = altars.state.teams[0].vp
    number = altars.state.round
    for _ in range(60):
        if not GAME.asked(altars.state) or altars.state.round != number:
            break
        altars.choose(altars.options[0] if altars.kind == "activate" else altars.options[-1])

    assert altars.state.teams[0].vp == before + 1
    assert {
        scenario.ending_text for scenario in GAME.content.scenarios.values() if scenario.mode == "skirmish"
    }


@pytest.mark.rule("FE-SKIRM-25", example="FE-EX-11")
def test_withheld_victory_points_become_eternium() -> None:
    """No VP for defeating a hero in this scenario: two eternium instead."""
    scene = set_up()
    winner, loser = scene.state.teams[0].heroes[0], scene.state.teams[1].heroes[0]
    vp, pool = scene.state.teams[0].vp, scene.state.teams[0].eternium
    scene.hero(winner).at = scene.hero(loser).at = "vine-jungle"
    beaten(scene, loser, winner)
    withheld = [event for event in scene.heard(VpWithheld) if event.team == 0]

    if any(event.hero == loser for event in scene.heard(Defeated)):
        assert scene.state.teams[0].vp == vp
        assert withheld
        assert scene.state.teams[0].eternium >= pool + 2
    else:
        pytest.fail("the fight did not end with the defeat it was drawn for")


@pytest.mark.rule("FE-SKIRM-26")
def test_training() -> None:
    """A free action: three eternium for a +2, five for a special card; not outside a skirmish."""
    scene = set_up()
    hero = scene.state.teams[0].heroes[0]
    scene.state.teams[0].eternium = 9
    scene.turn(hero)
    while scene.kind == "react":
        scene.choose("decline")
    assert {"train +2", "train energy"} <= set(scene.options)
    before = dict(scene.state.teams[0].cards)
    scene.choose("train +2").choose("card +1")
    assert scene.state.teams[0].eternium == 6
    assert scene.state.teams[0].cards["+2"] == before["+2"] + 1
    assert scene.heard(CombatCardGained)
    assert "move" in scene.options
    assert not [text for text in scene.options if text.startswith("train")]

    standard = a_scene().eternium(masters=9).turn("he-man")
    assert standard.why_not("he-man", "train +2") == ["FE-SKIRM-26"]


@pytest.mark.rule("FE-SKIRM-27")
def test_acquiring_a_mount() -> None:
    """A standard action for two eternium: an epic beast is drawn and fought."""
    scene = set_up()
    hero = scene.state.teams[0].heroes[0]
    scene.state.teams[0].eternium = 5
    scene.turn(hero)
    while scene.kind == "react":
        scene.choose("decline")
    scene.choose("mount")

    assert scene.state.teams[0].eternium == 3
    assert scene.heard(EpicBegan)
    assert any(side.kind == "beast" for side in scene.epic.sides)


def mounted_fight(won: bool, seed: str = "scene") -> Scene:
    """The fight for a mount, with the outcome drawn up."""
    scene = set_up(seed=seed)
    hero = scene.state.teams[0].heroes[0]
    scene.state.teams[0].eternium = 30
    scene.turn(hero)
    while scene.kind == "react":
        scene.choose("decline")
    scene.choose("mount")
    beast = next(side for side in scene.epic.sides if side.kind == "beast")
    if won:
        beast.damage = GAME.content.epic_beasts[beast.id].hp
    for _ in range(150):
        if not GAME.asked(scene.state) or scene.kind == "act" or scene.at_menu():
            break
        options = scene.options
        scene.choose(options[0] if scene.kind in ("weapon", "play", "exchange") else options[-1])
    return scene


@pytest.mark.rule("FE-SKIRM-28", "FE-SKIRM-29")
def test_what_becomes_of_the_beast() -> None:
    """Whoever wins gets the rewards but no VP, and the beast leaves the deck.

    Otherwise it is shuffled back.
    """
    full = len(a_scene(MARCH).state.decks["scenario"])
    fights = [mounted_fight(won=False, seed=seed) for seed in "abcdefgh"]
    lost = [scene for scene in fights if {BeastEscaped, Defeated} & {type(event) for event in scene.events}]
    assert lost
    assert all(len(scene.state.decks["scenario"]) == full for scene in lost)
    won = mounted_fight(won=True)

    assert won.state.teams[0].vp == 0
    assert len(won.state.decks["scenario"]) == full - 1


@pytest.mark.rule("FE-SKIRM-28")
def test_a_beaten_beast_that_is_not_tamed_never_returns() -> None:
    """It is out of the deck for good: a new deck made of the discards does not hold it."""
    scene = mounted_fight(won=True)
    beast = scene.heard(QuestBegan)[-1].card
    assert beast not in scene.hero(scene.state.teams[0].heroes[0]).mounts
    scene.state.discards["scenario"] += scene.state.decks["scenario"]
    scene.state.decks["scenario"] = []

    drawn = [draw_card(scene.state, "scenario") for _ in scene.state.discards["scenario"].copy()]

    assert drawn
    assert beast not in drawn
    assert scene.state.removed == [beast]

    tamed = set_up()
    hero = tamed.hero(tamed.state.teams[0].heroes[0])
    tamed.state.decks["scenario"].remove(beast)
    hero.mounts.append(beast)
    discard_from_hero(tamed.state, hero, beast, "FE-BEAST-05")
    assert tamed.state.removed == [beast]


# --- the first game


def first(**setup: Any) -> Scene:
    """The first game at its first activation."""
    return Scene({"scenario": "first-game", "starting": 0, **setup}, "first")


@pytest.mark.rule("FE-FIRST-01", "FE-FIRST-02")
def test_the_first_game_starts_in_the_middle() -> None:
    """Faster combat, the marker on the field of the first skull, and that event resolved once."""
    scene = first()

    assert scene.state.switches.get("faster_combat")
    assert (scene.state.field, scene.state.skulls) == (1, 1)
    assert scene.state.round == 1


@pytest.mark.rule("FE-FIRST-03", "FE-FIRST-04", "FE-FIRST-05")
def test_heroes_start_in_the_trader_outposts_of_their_side() -> None:
    """One hero, by chance, and one soldier in each of three outposts."""
    scene = first()
    masters, evil = scene.state.teams
    west = {"foe-castle", "gaz-village", "eldors-village"}
    east = {"targa-city", "corridors-of-lithos", "temple-of-the-oracle"}

    assert {scene.hero(name).at for name in masters.heroes} == west
    assert {scene.hero(name).at for name in evil.heroes} == east
    assert {area for area, count in scene.state.soldiers.items() if count[0]} == west
    assert {area for area, count in scene.state.soldiers.items() if count[1]} == east
    other = Scene({"scenario": "first-game", "starting": 0}, "another")
    more = Scene({"scenario": "first-game", "starting": 0}, "third")
    spots = {tuple(s.hero(name).at for name in masters.heroes) for s in (scene, other, more)}
    assert len(spots) > 1


@pytest.mark.rule("FE-FIRST-06")
def test_until_the_second_skull_enemy_heroes_are_safe() -> None:
    """Nobody enters the area of an enemy hero before; afterwards anyone may."""
    scene = first()
    hero = scene.state.teams[0].heroes[0]
    scene.hero(hero).at = "mystic-mountains"
    scene.hero(scene.state.teams[1].heroes[0]).at = "mountains-of-perpetua"
    scene.turn(hero).choose("move")
    assert "goto mountains-of-perpetua" not in scene.options
    assert "FE-FIRST-06" in scene.why_not(hero, "goto mountains-of-perpetua")

    later = first()
    later.state.skulls = 2
    later.hero(hero).at = "mystic-mountains"
    later.hero(later.state.teams[1].heroes[0]).at = "mountains-of-perpetua"
    later.turn(hero).choose("move")
    assert "goto mountains-of-perpetua" in later.options


@pytest.mark.rule("FE-FIRST-06", "FE-FLY-03")
def test_flyers_pass_over_heroes_under_the_truce_but_do_not_land_there() -> None:
    """Nobody may be attacked, but flight leads over any figure; on foot the way is closed."""
    scene = first()
    hero = scene.state.teams[0].heroes[0]
    scene.hero(hero).at = "mystic-mountains"
    scene.hero(scene.state.teams[1].heroes[0]).at = "evergreen-forest"
    scene.turn(hero, taken=[])
    on_foot = Movement(hero=hero, points=2)
    flight = Movement(hero=hero, points=2, flying=True)

    assert "ice-mountains" not in destinations(scene.state, on_foot)
    assert "ice-mountains" in destinations(scene.state, flight)
    assert "evergreen-forest" not in destinations(scene.state, flight)
    denied = [denial for denial in destination_denials(scene.state, flight, "evergreen-forest") if denial]
    assert "FE-FIRST-06" in [denial.rule for denial in denied]


@pytest.mark.rule("FE-FIRST-06", "FE-FLY-03")
def test_a_flight_over_heroes_under_the_truce_is_flown() -> None:
    """The way over an area in which the movement may not end is told and flown."""
    scene = first()
    hero = scene.state.teams[0].heroes[0]
    scene.hero(hero).at = "mystic-mountains"
    scene.hero(scene.state.teams[1].heroes[0]).at = "evergreen-forest"
    scene.turn(hero, taken=[])
    push(scene.state, Movement(hero=hero, points=2, flying=True))
    GAME.start(scene.state)

    scene.choose("goto ice-mountains")

    assert scene.heard(Moved)[-1].path == ("mystic-mountains", "evergreen-forest", "ice-mountains")


@pytest.mark.rule("FE-FIRST-07", "FE-FIRST-08")
def test_no_points_for_heroes_and_losers_go_to_the_nearest_own_outpost() -> None:
    """Defeating a hero brings nothing; who loses but lives retreats to an outpost its team holds."""
    from battlewright.games.fields.rules.movement import nearest_own_outposts

    scene = first()
    scene.state.skulls = 2
    winner, loser = scene.state.teams[0].heroes[0], scene.state.teams[1].heroes[0]
    scene.hero(winner).at = scene.hero(loser).at = "vine-jungle"
    beaten(scene, loser, winner)
    assert scene.state.teams[0].vp == 0
    assert scene.state.teams[1].vp == 0

    other = first()
    hero = other.hero(other.state.teams[0].heroes[0])
    hero.at = "evergreen-forest"
    near = nearest_own_outposts(other.state, hero, "evergreen-forest")
    held = {area for area, count in other.state.soldiers.items() if count[0]}
    assert set(near) <= held | {"castle-grayskull"}


def test_a_wilds_combat_is_pending_only_while_it_is_fought() -> None:
    """Nothing of it stays behind."""
    scene = a_scene()
    assert not any(isinstance(frame, Wilds) for frame in scene.state.stack)
    assert not enemy_heroes_at(scene.state, 0, "castle-grayskull")
    assert not scene.heard(EterniumGained)
