"""Teams, heroes, decks and the map at the start; whose outpost is whose."""

from __future__ import annotations

from typing import Any

import pytest

from battlewright.games.fields.game import Fields
from battlewright.games.fields.model.events import Captured, MarketOpened, SoldiersRemoved
from battlewright.games.fields.model.state import State
from battlewright.games.fields.procedures.changes import gain_eternium, place_soldiers
from battlewright.games.fields.rules.movement import reach
from battlewright.games.fields.rules.table import base_owner, controlled, controller, controls, heroes_at
from battlewright.kernel.game import SetupError
from tests.games.fields.scenes import GAME, HEROES, QUIET, Scene, a_scene, with_horde

STANDARD = {"scenario": QUIET, "heroes": HEROES}


def fresh(game: Fields = GAME, seed: str = "start", **setup: Any) -> State:
    """A standard match at its first decision."""
    return game.new({**STANDARD, **setup}, seed)


def refused(match: str, **setup: Any) -> None:
    """A setup that cannot be played, and what the error says."""
    with pytest.raises(SetupError, match=match):
        fresh(**setup)


# --- teams and heroes


@pytest.mark.rule("FE-SETUP-01", "FE-SETUP-07")
def test_two_teams_of_different_factions_are_enemies() -> None:
    """Masters and Evil Warriors; the same faction twice is refused; figures of one team are allied."""
    state = fresh()

    assert [team.faction for team in state.teams] == ["masters", "evil"]
    refused("faction", factions=["masters", "masters"])
    scene = (
        a_scene()
        .put(he_man="evergreen-forest", teela="evergreen-forest", skeletor="bone-fields")
        .turn("he-man")
    )
    assert {hero.team for hero in heroes_at(scene.state, "evergreen-forest")} == {0}


@pytest.mark.rule("FE-SETUP-02")
def test_a_team_has_three_heroes_of_its_faction() -> None:
    """Two are too few, and a hero of the other side is refused."""
    refused("FE-SETUP-02|hero", heroes=["he-man", "teela", "skeletor", "evil-lyn", "beast-man"])
    refused("FE-SETUP-02", heroes=["he-man", "teela", "skeletor", "she-ra", "evil-lyn", "beast-man"])
    refused("hero", heroes=["he-man", "he-man", "teela", "skeletor", "evil-lyn", "beast-man"])
    assert [team.heroes for team in fresh().teams] == [HEROES[:3], HEROES[3:]]


@pytest.mark.rule("FE-SETUP-02", "FE-SETUP-15")
@pytest.mark.parametrize(
    ("setup", "complaint"),
    [
        ({"starting": -1}, r"starting must be one of the teams \[0, 1\], not -1"),
        ({"starting": 10**30}, "starting must be one of the teams"),
        ({"starting": True}, "starting must be a int"),
        ({"heroes": [3, 4]}, r"heroes\[0\] must be a name, not 3"),
        ({"heroes": [["he-man", []], ["skeletor"]]}, r"heroes\[0\] must be a name"),
        ({"heroes": ["he-man", ["skeletor"]]}, "heroes must be one list of names, or a list for each team"),
        ({"forces": [{"hero": 1}] * 6}, r"forces\[0\] must be a name"),
        ({"factions": [["masters"], "evil"]}, r"factions\[0\] must be a name"),
    ],
)
def test_numbers_and_lists_that_make_no_sense_are_refused(setup: dict[str, Any], complaint: str) -> None:
    """The message says which entry it is and what is wanted there."""
    refused(f"setup: {complaint}", **setup)


@pytest.mark.rule("FE-SETUP-03", "FE-SETUP-04")
def test_each_hero_is_a_seat_and_a_person_may_hold_several() -> None:
    """Six seats, one for each hero with its figure and marker.

    Any seat of the team may choose who goes next.
    """
    scene = a_scene()

    assert [hero.seat for hero in scene.state.heroes.values()] == [0, 1, 2, 3, 4, 5]
    assert not any(hero.activated for hero in scene.state.heroes.values())
    for seat in (0, 1, 2):
        assert "activate teela" in GAME.decision(scene.state, seat).texts()


@pytest.mark.rule("FE-SETUP-05")
def test_heroes_start_in_their_base() -> None:
    """The Masters in Castle Grayskull, the Evil Warriors in the Temple of Serpos."""
    state = fresh()

    assert {state.heroes[name].at for name in HEROES[:3]} == {"castle-grayskull"}
    assert {state.heroes[name].at for name in HEROES[3:]} == {"temple-of-serpos"}


@pytest.mark.rule("FE-SETUP-06", "FE-ETERNIUM-01")
def test_soldiers_and_eternium_belong_to_the_team() -> None:
    """Whoever fortifies or buys takes from the one supply and the one pool of the team."""
    scene = a_scene().put(teela="eternos", he_man="evergreen-forest").eternium(masters=5).turn("teela")
    before = scene.team("masters").soldiers
    scene.choose("fortify 2")
    assert scene.team("masters").soldiers == before - 2

    scene.turn("he-man").choose("wilds 2")
    assert scene.team("masters").eternium < 5


@pytest.mark.rule("FE-ETERNIUM-01")
def test_nothing_gained_is_not_told() -> None:
    """The pool grows by what is gained; an amount of 0 makes no event."""
    scene = a_scene().eternium(masters=5).forget()
    gain_eternium(scene.state, 0, 0, "FE-ETERNIUM-01")
    assert (scene.team("masters").eternium, scene.state.emitted) == (5, [])
    gain_eternium(scene.state, 0, 1, "FE-ETERNIUM-01")
    assert (scene.team("masters").eternium, len(scene.state.emitted)) == (6, 1)


# --- decks and supplies


@pytest.mark.rule("FE-SETUP-08", "FE-DECK-01")
def test_the_combat_deck_at_the_start() -> None:
    """21 cards: 7, 6 and 3 of the plain ones, 2 Energy, Time, Support, Power Flow; the rest is the supply."""
    for team in fresh().teams:
        assert team.cards == {
            "+1": 7,
            "+2": 6,
            "+3": 3,
            "energy": 2,
            "time": 1,
            "support": 1,
            "power-flow": 1,
        }
        assert len(team.deck) == 21
        assert sum(team.supply.values()) == 24


@pytest.mark.rule("FE-SETUP-09")
def test_the_pool_at_the_start() -> None:
    """Three eternium for each hero and one more, before the income of the first day."""
    scene = a_scene()
    income = sum(
        GAME.content.areas[a].eternium for a in controlled(scene.state, 0) if heroes_at(scene.state, a)
    )

    assert scene.team("masters").eternium == 10 + income


@pytest.mark.rule("FE-SETUP-10")
def test_victory_cards_at_the_start() -> None:
    """One for each hero, hidden from the others; the rest is a shuffled pile."""
    state = fresh()
    assert [len(team.hand) for team in state.teams] == [3, 3]
    assert len(state.decks["victory"]) == 20

    other = GAME.view(state, 3)
    assert not set(state.teams[0].hand) & set(other.teams[0].hand)
    assert other.teams[1].hand == state.teams[1].hand
    assert fresh(seed="another").decks["victory"] != state.decks["victory"]


@pytest.mark.rule("FE-SETUP-11")
def test_the_scenario_has_its_own_deck_and_set_up() -> None:
    """The quests of the scenario are shuffled into one face-down deck; another scenario has others."""
    one, two = fresh(), fresh(scenario="evil-seed")

    assert set(one.decks["scenario"]) != set(two.decks["scenario"])
    assert fresh(seed="another").decks["scenario"] != one.decks["scenario"]
    assert all(card == "?" for card in GAME.view(one, 0).decks["scenario"])


@pytest.mark.rule("FE-SETUP-12", "FE-SETUP-14")
def test_encounters_and_the_three_trader_decks() -> None:
    """All encounters in one deck; equipment, spells and vehicles apart, none of them displayed."""
    state = fresh()

    assert len(state.decks["encounter"]) == 32
    assert [len(state.decks[name]) for name in ("equipment", "spells", "vehicles")] == [38, 45, 20]
    assert state.markets == {}


@pytest.mark.rule("FE-SETUP-13")
def test_the_round_marker_starts_on_day_one() -> None:
    """The first field of the track."""
    state = fresh()

    assert (state.round, state.field) == (1, 0)
    assert GAME.content.box.track[0] == "day"


@pytest.mark.rule("FE-SETUP-15")
def test_the_starting_team_is_chosen_or_drawn() -> None:
    """By chance unless the table says who begins."""
    assert {fresh(seed=str(n)).starting for n in range(12)} == {0, 1}
    assert fresh(starting=1).starting == 1
    assert a_scene(starting=1).asked[0] in HEROES[3:]


@pytest.mark.rule("FE-SETUP-16")
def test_an_empty_deck_is_made_anew_of_its_discard_pile() -> None:
    """When the encounter deck has run out, what was discarded is shuffled and drawn from."""
    scene = a_scene().put(he_man="evergreen-forest")
    scene.state.discards["encounter"], scene.state.decks["encounter"] = scene.state.decks["encounter"], []
    scene.turn("he-man").choose("wilds 1")

    assert len(scene.state.decks["encounter"]) + len(scene.state.discards["encounter"]) >= 30
    assert scene.state.decks["encounter"]


@pytest.mark.rule("FE-SETUP-17", "FE-SETUP-18", "FE-SETUP-19")
def test_mounted_heroes() -> None:
    """One in a team at most; it brings its beast; a team without one starts with four eternium more."""
    game = with_horde()
    mounted = [name for name, card in game.content.heroes.items() if card.mounted]
    assert mounted
    rider = mounted[0]
    faction = game.content.heroes[rider].faction
    others = [n for n, c in game.content.heroes.items() if c.faction == faction and n not in mounted]
    foes = [n for n, c in game.content.heroes.items() if c.faction not in (faction,) and n not in mounted]
    enemy = next(f for f in ("masters", "evil") if f != faction)
    theirs = [n for n in foes if game.content.heroes[n].faction == enemy][:3]
    team = [rider, *others[:2]]
    plain = others[:3]
    with_rider = game.new(
        {"scenario": QUIET, "factions": [faction, enemy], "heroes": team + theirs, "starting": 0}, "x"
    )
    without = game.new(
        {"scenario": QUIET, "factions": [faction, enemy], "heroes": plain + theirs, "starting": 0}, "x"
    )

    assert with_rider.teams[1].eternium == without.teams[1].eternium + 4
    assert with_rider.teams[0].eternium == without.teams[0].eternium
    beast = game.content.heroes[rider].mount
    assert with_rider.heroes[rider].mounts == ([beast] if beast else [])
    if len(mounted) > 1 and game.content.heroes[mounted[1]].faction == faction:
        with pytest.raises(SetupError, match="FE-SETUP-18"):
            game.new(
                {
                    "scenario": QUIET,
                    "factions": [faction, enemy],
                    "heroes": [*mounted[:2], others[0], *theirs],
                },
                "x",
            )


@pytest.mark.rule("FE-SETUP-20")
def test_a_hero_card_has_all_its_numbers() -> None:
    """Name, faction, passive, two weapons with energy abilities, Spirit, Body, initiative, hit points.

    Movement.
    """
    for card in GAME.content.heroes.values():
        assert card.name
        assert card.faction in ("masters", "evil")
        assert len(card.weapons) == 2
        assert all(weapon.energy for weapon in card.weapons)
        assert min(card.spirit, card.body, card.hp, card.movement) > 0
        assert card.initiative >= 0
        assert card.passive


@pytest.mark.rule("FE-SETUP-21")
def test_the_factions_are_set_up_before_the_scenario() -> None:
    """The bases are taken before the scenario lays out its markers: none of them lies in a base."""
    state = fresh()

    assert state.quests
    assert all(base_owner(state, area) < 0 for area in state.quests)


# --- the map


@pytest.mark.rule("FE-MAP-01", "FE-MAP-02", "FE-MAP-06")
def test_areas_are_outposts_wilds_or_water() -> None:
    """Only outposts show yields, traders, towers and bases."""
    areas = GAME.content.areas.values()

    assert {area.kind for area in areas} == {"outpost", "wilds", "water"}
    for area in areas:
        if area.kind != "outpost":
            assert (area.eternium, area.trader, area.tower, area.base) == (0, "", False, False)


@pytest.mark.rule("FE-MAP-03", "FE-OUTPOST-01")
def test_a_path_links_two_outposts_for_whoever_holds_both() -> None:
    """For one movement point, if the team controls both ends; otherwise the path is closed to it."""
    area = next(a for a in GAME.content.areas.values() if a.kind == "outpost" and a.paths and not a.base)
    other = area.paths[0]
    assert GAME.content.areas[other].kind == "outpost"
    alone = a_scene().put(he_man=area.id)
    assert reach(alone.state, alone.hero("he-man"), 4, flying=False)[other][0] > 1
    held = a_scene().put(he_man=area.id).soldiers(other, masters=1)
    assert reach(held.state, held.hero("he-man"), 4, flying=False)[other][0] == 1
    held.turn("he-man").choose("move")
    assert f"goto {other}" in held.options


@pytest.mark.rule("FE-MAP-04", "FE-MAP-05")
def test_adjacent_areas_share_a_border_or_a_path_also_around_the_edge() -> None:
    """Adjacency is mutual, never to itself, and joins the two edges of the map."""
    from battlewright.games.fields.library import planet_of

    state = fresh()
    planet = planet_of(state)
    areas = GAME.content.areas
    edges = [(area.id, *mark.split(":")) for area in areas.values() for mark in area.edge]
    assert {sign for _, sign, _ in edges} == {"sun", "moon"}
    for one, sign, side in edges:
        across = [two for two, other, far in edges if other == sign and far != side]
        assert any(two in planet.adjacent[one] for two in across)
    for one in areas:
        assert one not in planet.adjacent[one]
        for two in areas:
            assert (two in planet.adjacent[one]) == (one in planet.adjacent[two])


@pytest.mark.rule("FE-TOWER-01")
def test_there_are_three_towers() -> None:
    """Grayskull Tower, Central Tower and Viper Tower: outposts like any other, joined by fast travel."""
    towers = {area.id for area in GAME.content.areas.values() if area.tower}
    assert towers == {"grayskull-tower", "central-tower", "viper-tower"}

    scene = a_scene().put(he_man="grayskull-tower").soldiers("viper-tower", masters=1).turn("he-man")
    assert "tower viper-tower" in scene.options


# --- control


@pytest.mark.rule("FE-CONTROL-01")
def test_one_figure_controls_an_outpost() -> None:
    """A hero or a single soldier is enough; without figures nobody controls it."""
    scene = a_scene()
    assert controller(scene.state, "eternos") < 0
    scene.soldiers("eternos", evil=1)
    assert controls(scene.state, 1, "eternos")
    scene.soldiers("eternos", evil=0).put(teela="eternos")
    assert controls(scene.state, 0, "eternos")
    scene.put(teela="castle-grayskull")
    assert controller(scene.state, "eternos") < 0


@pytest.mark.rule("FE-CONTROL-02")
def test_three_soldiers_of_a_team_at_most() -> None:
    """What would be too many goes back to the supply."""
    scene = a_scene().soldiers("eternos", masters=2)
    before = scene.team("masters").soldiers
    place_soldiers(scene.state, 0, "eternos", 3)
    scene.go()

    assert scene.state.soldiers["eternos"][0] == 3
    assert scene.team("masters").soldiers == before - 1
    full = a_scene().put(teela="eternos").soldiers("eternos", masters=3).eternium(masters=9).turn("teela")
    assert full.why_not("teela", "fortify 1") == ["FE-SOLDIER-02"]


@pytest.mark.rule("FE-CONTROL-03")
def test_any_number_of_heroes_may_share_an_outpost() -> None:
    """All three stand in one."""
    scene = a_scene().put(he_man="eternos", teela="eternos").put(she_ra="evergreen-forest").turn("she-ra")

    assert len(heroes_at(scene.state, "eternos")) == 2
    assert not scene.why_not("she-ra", "move")


@pytest.mark.rule("FE-CONTROL-04")
def test_a_hero_who_takes_a_trader_outpost_controls_it_at_once() -> None:
    """Entering is enough: the outpost is the team's and the market opens."""
    start = next(area.id for area in GAME.content.areas.values() if "gaz-village" in area.borders)
    scene = a_scene().put(he_man=start).turn("he-man").choose("move", "goto gaz-village")

    assert controls(scene.state, 0, "gaz-village")
    assert scene.heard(Captured)
    assert scene.heard(MarketOpened)


# --- bases


@pytest.mark.rule("FE-BASE-01")
def test_a_base_is_always_its_teams_own() -> None:
    """Even when nobody is there."""
    scene = a_scene().put(he_man="eternos", teela="eternos", she_ra="eternos")

    assert controls(scene.state, 0, "castle-grayskull")
    assert not controls(scene.state, 1, "castle-grayskull")


@pytest.mark.rule("FE-BASE-02", "FE-BASE-03")
def test_no_enemy_enters_or_targets_a_base() -> None:
    """Neither heroes nor soldiers of another team; the refusal names the rule."""
    beside = list(GAME.content.areas["castle-grayskull"].borders)
    near = next(
        area.id
        for area in GAME.content.areas.values()
        if "castle-grayskull" in area.borders or area.id in beside
    )
    scene = a_scene().put(skeletor=near).turn("skeletor").choose("move")

    assert "goto castle-grayskull" not in scene.options
    assert "FE-BASE-02" in scene.why_not("skeletor", "goto castle-grayskull")
    paths = GAME.content.areas["castle-grayskull"].paths
    if paths:
        army = a_scene().soldiers(paths[0], evil=2).put(skeletor=paths[0]).turn("skeletor")
        if "march" in army.options:
            army.choose("march")
            assert not [text for text in army.options if text.endswith("castle-grayskull")]


@pytest.mark.rule("FE-BASE-04")
def test_no_soldiers_in_a_base() -> None:
    """A hero in its base cannot fortify it."""
    scene = a_scene().eternium(masters=9).turn("he-man")

    assert not [text for text in scene.options if text.startswith("fortify")]
    assert "FE-BASE-04" in scene.why_not("he-man", "fortify 1")
    assert not scene.heard(SoldiersRemoved)


@pytest.mark.rule("FE-ETERNIUM-02")
def test_a_price_must_be_paid_in_full() -> None:
    """What the pool cannot pay is not offered, and the refusal says so."""
    poor = a_scene().put(teela="evergreen-forest").eternium(masters=0).turn("teela")
    rich = a_scene().put(teela="evergreen-forest").eternium(masters=9).turn("teela")

    assert poor.why_not("teela", "wilds 2") == ["FE-ETERNIUM-02"]
    assert "wilds 2" not in poor.options
    assert "wilds 2" in rich.options


@pytest.mark.rule("FE-SETUP-05")
def test_the_evil_warriors_may_choose_any_free_base() -> None:
    """The Temple of Serpos is usual; another base nobody has can be chosen, and is theirs like any base."""
    usual = Scene({"scenario": QUIET}, "base")
    chosen = Scene({"scenario": QUIET, "base": "temple-of-hordak"}, "base")
    assert usual.team("evil").base == "temple-of-serpos"
    assert chosen.team("evil").base == "temple-of-hordak"
    assert {chosen.hero(name).at for name in chosen.team("evil").heroes} == {"temple-of-hordak"}
    assert chosen.team("masters").base == "castle-grayskull"
    options = {option.id: option for option in GAME.lobby(GAME.narrator("en")).options}
    assert [choice.id for choice in options["base"].choices] == ["temple-of-serpos", "temple-of-hordak"]
    assert QUIET in (options["base"].scenarios or ())


@pytest.mark.rule("FE-SETUP-05", "FE-TEAM3-02")
@pytest.mark.parametrize("base", ["castle-grayskull", "eternos", "nowhere"])
def test_a_base_that_is_taken_or_none_cannot_be_chosen(base: str) -> None:
    """Castle Grayskull is the Masters'; what is no base cannot be one."""
    with pytest.raises(SetupError, match="free are: temple-of-serpos, temple-of-hordak"):
        Scene({"scenario": QUIET, "base": base}, "base")
    with pytest.raises(SetupError, match="free are: none"):
        Scene({"scenario": "he-man-impostor", "factions": ["evil"], "base": "temple-of-hordak"}, "base")
