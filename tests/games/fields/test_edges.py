"""The edges of rules: an empty pool, the first seat, a tie, one die, a full hand.

Each of these is a place where a rule was broken on purpose and the tests of whole procedures did not notice.
"""

from __future__ import annotations

import pytest

from battlewright.games.fields.library import planet_of
from battlewright.games.fields.model import effects
from battlewright.games.fields.model import options as o
from battlewright.games.fields.model.events import (
    BossCame,
    CardDiscarded,
    CombatWon,
    CounterChanged,
    EterniumGained,
    Looked,
)
from battlewright.games.fields.model.frames import Effect, Round, SoldierFight
from battlewright.games.fields.model.ids import HeroId
from battlewright.games.fields.model.state import Boss
from battlewright.games.fields.procedures import (
    choices,
    epic_actions,
    instructions,
    moments,
    scenario_effects,
)
from battlewright.games.fields.procedures.ending import finish
from battlewright.games.fields.procedures.epic_actions import _asked
from battlewright.games.fields.procedures.epic_begin import fight_hero
from battlewright.games.fields.procedures.epic_end import clear_round, leave
from battlewright.games.fields.procedures.harm import harm_foe
from battlewright.games.fields.rules.actions import redraw_denials
from battlewright.games.fields.rules.conditions import holds
from battlewright.games.fields.rules.dice import check_successes
from battlewright.games.fields.rules.epic import combat_spell_denials, parties
from battlewright.games.fields.rules.movement import nearest_own_outposts
from battlewright.games.fields.rules.standing import has_grant
from battlewright.games.fields.rules.table import has_enemies
from battlewright.games.fields.rules.wilds import spread
from tests.games.fields.combats import AREA, EVEN, HEROES, begin, met
from tests.games.fields.scenes import GAME, a_scene

FOREST = "evergreen-forest"


def effect(actor: str = "", area: str = "") -> Effect:
    """What is being carried out for a hero."""
    return Effect(program="", actor=actor, source="", area=area)


# --- bases and targets ----------------------------------------------------------------------------


@pytest.mark.rule("FE-BASE-03")
def test_only_its_own_base_shelters_a_hero() -> None:
    """Skeletor can be robbed beside his base, not inside it; a base of somebody else protects nobody."""
    scene = a_scene().put(she_ra="sands-of-fire", evil_lyn=AREA, beast_man=AREA)
    scene.give("she-ra", "thought-thief").give("skeletor", "gust")

    scene.put(skeletor="temple-of-serpos").turn("she-ra").choose("cast she-ra thought-thief")
    assert scene.hero("skeletor").spells == ["gust"]

    scene = a_scene().put(she_ra="sands-of-fire", skeletor="bone-fields")
    scene.give("she-ra", "thought-thief").give("skeletor", "gust")
    scene.turn("she-ra").choose("cast she-ra thought-thief")
    assert scene.hero("skeletor").spells == []


def test_an_outpost_held_by_the_first_team_is_held_by_enemies_of_the_second() -> None:
    """Evil-Lyn's earthquake finds the soldiers of the Masters."""
    scene = a_scene().put(evil_lyn=FOREST).soldiers("gaz-village", masters=2)
    scene.give("evil-lyn", "earthquake").turn("evil-lyn").choose("cast evil-lyn earthquake")

    assert "gaz-village" not in scene.state.soldiers


@pytest.mark.rule("FE-SOLO-23")
def test_a_boost_goes_to_its_own_zone_before_the_indicated_one() -> None:
    """A named zone, else the one the effect card points to, else any."""
    named, free = effects.Boost(to="attack"), effects.Boost(to="")

    assert choices.boost_options(effect(area="defense"), named) == [o.Choose("attack")]
    assert choices.boost_options(effect(area="defense"), free) == [o.Choose("defense")]
    assert len(choices.boost_options(effect(), free)) == 3


# --- whom a card means ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "looked_at"),
    [
        ("self", {"teela"}),
        ("ally", {"he-man", "she-ra"}),
        ("friend", {"teela", "he-man", "she-ra"}),
        ("enemy", {"skeletor", "evil-lyn", "beast-man", "foe"}),
        ("any", {"teela", "he-man", "she-ra", "skeletor", "evil-lyn", "beast-man", "foe"}),
    ],
)
def test_a_trigger_looks_at_the_heroes_it_names(who: effects.Side, looked_at: set[str]) -> None:
    """Seen from Teela, who bears it; a beast is nobody's team-mate."""
    scene = a_scene(heroes=HEROES)
    trigger = effects.Trigger(on="entered", who=who, do=())
    subjects = [*scene.state.heroes, "foe"]

    assert {each for each in subjects if moments._concerns(scene.state, each, trigger, "teela")} == looked_at
    assert moments._concerns(scene.state, "", trigger, "teela")  # a moment of nobody concerns all


def test_a_trigger_with_a_reach_looks_at_heroes_so_near() -> None:
    """One area away counts, two do not; what stands nowhere is not near."""
    scene = a_scene(heroes=HEROES).put(teela=FOREST, he_man="eternos", she_ra="snake-mountain")
    away = planet_of(scene.state).distance(FOREST, "eternos")
    for within, near in ((away, True), (away - 1, False)):
        trigger = effects.Trigger(on="entered", who="any", within=within, do=())
        assert moments._concerns(scene.state, "he-man", trigger, "teela") is near
        assert not moments._concerns(scene.state, "foe", trigger, "teela")


@pytest.mark.parametrize(
    ("of", "meant"),
    [
        ("any", set(HEROES)),
        ("friend", {"teela", "he-man", "she-ra"}),
        ("ally", {"he-man", "she-ra"}),
        ("enemy", {"skeletor", "evil-lyn", "beast-man"}),
    ],
)
def test_an_instruction_for_each_hero_means_those_of_a_side(of: str, meant: set[str]) -> None:
    """Seen from Teela; without a hero who acts only "any" means somebody."""
    heroes = a_scene(heroes=HEROES).state.heroes
    teela = heroes[HeroId("teela")]

    assert {h.id for h in heroes.values() if scenario_effects._is_meant(of, h, teela)} == meant
    alone = {h.id for h in heroes.values() if scenario_effects._is_meant(of, h, None)}
    assert alone == (meant if of == "any" else set())


def test_without_a_hero_nothing_is_lost_and_nobody_travels() -> None:
    """An instruction of the scenario that names nobody changes nothing."""
    scene = a_scene(heroes=HEROES).eternium(masters=5, evil=5)
    stack = list(scene.state.stack)
    instructions.lose(scene.state, effect(), effects.Lose(amount=2))
    instructions.travel(scene.state, effect(), effects.Travel(steps=2))

    assert [team.eternium for team in scene.state.teams] == [5, 5]
    assert scene.state.stack == stack


def test_a_permission_that_no_card_gives_is_not_there() -> None:
    """Whatever it is called."""
    assert not has_grant(a_scene().state, "no_such_permission", "teela")


# --- epic combat ----------------------------------------------------------------------------------


@pytest.mark.rule("FE-EPIC-23", "FE-EPIC-46")
def test_a_spell_that_fells_a_hero_ends_the_combat_at_once() -> None:
    """Nobody is asked in step 4 any more; the winner is told with the rule of a defeat."""
    scene = met().give("she-ra", "fireball")
    scene.hero("skeletor").damage = 5
    begin(scene)
    while scene.kind != "step_four" or scene.asked != ["she-ra"]:
        scene.choose(scene.options[-1])
    scene.forget().choose(next(text for text in scene.options if text.startswith("cast she-ra fireball")))

    assert [won.rules for won in scene.heard(CombatWon)] == [("FE-EPIC-46",)]
    assert scene.kind != "step_four"


@pytest.mark.rule("FE-EPIC-56", "FE-EPIC-57")
@pytest.mark.parametrize(
    ("mine", "rule"),
    [(EVEN, "FE-EPIC-57"), ("+3 attack, +1 defense, +2 attack, +1 defense", "FE-EPIC-56")],
)
def test_a_tie_after_two_rounds_is_told_as_a_tie(mine: str, rule: str) -> None:
    """Equal damage is won by the defender under another rule than more damage."""
    scene = met()
    begin(scene, mine)
    while not scene.heard(CombatWon):
        scene.choose(scene.options[0] if scene.kind == "play" else scene.options[-1])

    assert [won.rules for won in scene.heard(CombatWon)] == [(rule,)]


@pytest.mark.rule("FE-EPIC-49")
def test_harm_to_a_beast_leaves_the_boss_alone() -> None:
    """Only the foe of the combat loses HP, also while a boss is on the planet."""
    scene = a_scene().put(she_ra=AREA).hunt("she-ra", "griffin")
    scene.state.boss = Boss(id="evil-seed-boss", at="vine-jungle")
    harm_foe(scene.state, 1, "FE-EPIC-49")

    assert scene.state.boss.damage == 0
    assert scene.epic.sides[1].damage == 1


@pytest.mark.rule("FE-EPIC-55")
def test_nothing_of_the_first_round_counts_in_the_second() -> None:
    """Grid, totals, die and the energy of a beast are gone; what holds for the combat stays."""
    scene = begin(met())
    side = scene.epic.sides[0]
    side.energy, side.die, side.passed = 1, "energy", True
    clear_round(scene.state, side)

    assert (side.energy, side.die, side.passed, side.grid, side.totals) == (0, "", False, [], {})


@pytest.mark.rule("FE-EPIC-63")
def test_a_hero_that_is_elsewhere_by_the_end_does_not_step_back_from_the_boss() -> None:
    """Only whoever still stands before the boss retreats."""
    scene = a_scene().put(she_ra=AREA).hunt("she-ra", "griffin")
    frame = scene.epic
    frame.sides[1].kind, frame.winner = "boss", 1
    scene.put(she_ra=FOREST)
    leave(scene.state, frame)
    assert scene.hero("she-ra").at == FOREST
    assert scene.state.stack[-1] is frame

    scene.put(she_ra=AREA)
    leave(scene.state, frame)
    assert scene.hero("she-ra").at != AREA or scene.state.stack[-1] is not frame


@pytest.mark.rule("FE-SPELL-05")
def test_a_combat_spell_one_does_not_own_is_refused_for_that_alone() -> None:
    """Its conditions do not matter any more."""
    scene = begin(met())
    hero = scene.hero("she-ra")

    assert [d.rule for d in combat_spell_denials(scene.state, hero, "shatter") if d] == ["FE-SPELL-05"]


# --- dice -----------------------------------------------------------------------------------------


@pytest.mark.rule("FE-CHECK-02")
@pytest.mark.parametrize(
    ("faces", "count"),
    [(["double"], 1), (["double", "success"], 3), (["double", "blank"], 2), (["reroll"], 0)],
)
def test_one_die_of_a_check_succeeds_or_fails(faces: list[str], count: int) -> None:
    """A double success of a single die is one success; among several dice it counts two."""
    assert check_successes(faces) == count


@pytest.mark.rule("FE-WILD-08")
def test_a_block_takes_no_more_than_the_attack_asks_for() -> None:
    """Of ways that block everything the one with the fewest wasted successes comes first."""
    (only,) = spread(3, 2, 99, 9, 3)

    assert only.attack == (2, 1)


# --- cards and prices -----------------------------------------------------------------------------


def test_what_was_taken_in_the_open_is_known_to_all() -> None:
    """A bought spell is known; a mount, which lies open anyway, needs no note."""
    scene = a_scene().put(he_man="eternos").eternium(masters=20)
    hero, team = scene.hero("he-man"), scene.team("masters")
    from battlewright.games.fields.procedures.changes import gain_card

    for card, open in (("gust", True), ("fireball", False), ("griffin", True)):
        scene.take_out(card)
        gain_card(scene.state, hero, card, open=open)

    assert team.known == ["gust"]


@pytest.mark.rule("FE-TRADER-07", "FE-TRADER-08")
def test_what_is_done_in_a_shop_has_its_price_beside_it() -> None:
    """Cards and new goods cost what they will take; passing is free."""
    scene = (
        a_scene()
        .put(teela="gaz-village")
        .soldiers("gaz-village", masters=1)
        .eternium(masters=20)
        .market("shop", "magic-trap")
    )
    scene.turn("teela").choose("trader shop")

    pays = scene.decision.facts["pays"]
    assert isinstance(pays, list)
    costs = dict(zip(scene.options, pays, strict=True))
    assert (costs["pass"], costs["refresh"]) == (0, 1)
    assert costs["buy magic-trap"] == GAME.content.price("magic-trap")
    scene.choose("refresh")
    assert scene.team("masters").eternium == 20 - costs["refresh"]


@pytest.mark.rule("FE-VEHICLE-02", "FE-BEAST-05")
def test_what_makes_room_is_told_with_the_rule_of_its_kind() -> None:
    """A beast that goes for a vehicle is told otherwise than a vehicle that goes for a beast."""
    from battlewright.games.fields.procedures.traders import _replace

    vehicles = sorted(a_scene().game.content.vehicles)
    for card, rule in ((vehicles[0], "FE-VEHICLE-02"), ("griffin", "FE-BEAST-05")):
        scene = a_scene().give("he-man", card)
        _replace(scene.state, scene.hero("he-man"), card)
        scene.go()
        assert [told.rules for told in scene.heard(CardDiscarded)] == [(rule,)]


@pytest.mark.rule("FE-EQUIP-03")
def test_what_is_not_owned_cannot_be_used() -> None:
    """One reason and no other, whatever the card would ask for."""
    scene = a_scene().turn("he-man")

    assert scene.why_not("he-man", "use gust") == ["FE-EQUIP-03"]


@pytest.mark.rule("FE-VICTORY-07", "FE-VICTORY-08")
def test_an_exchange_of_no_card_is_none() -> None:
    """At least one card, and only cards in hand; each may go alone."""
    scene = a_scene()
    first, second = scene.state.decks["victory"][:2]
    scene.hand("masters", first, second).eternium(masters=5).turn("he-man")
    hero = scene.hero("he-man")

    assert [d.rule for d in redraw_denials(scene.state, hero, ()) if d] == ["FE-VICTORY-07"]
    assert [d.rule for d in redraw_denials(scene.state, hero, (first,)) if d] == []
    redraws = [text for text in scene.options if text.startswith("redraw")]
    assert len(redraws) == 3


@pytest.mark.rule("FE-SKIRM-26")
def test_training_is_for_skirmishes_and_cards_of_the_supply() -> None:
    """Outside a skirmish there is one reason, without a word about money."""
    scene = a_scene().eternium(masters=0).turn("he-man")

    assert scene.why_not("he-man", "train +2") == ["FE-SKIRM-26"]


# --- effects of cards -----------------------------------------------------------------------------


def test_nothing_gained_is_not_told() -> None:
    """No eternium for no traders."""
    scene = a_scene().give("he-man", "golden-hand").eternium(masters=5).turn("he-man")
    for area in list(scene.state.soldiers):
        scene.soldiers(area, masters=0, evil=0)
    scene.put(teela=AREA, she_ra=AREA, he_man=AREA).forget().choose("cast he-man golden-hand")

    assert scene.heard(EterniumGained) == []


def test_what_is_lost_may_come_to_the_bearer() -> None:
    """With `to = "self"` the loser's eternium goes into the bearer's pool, and only what there was."""
    scene = a_scene().eternium(masters=5, evil=1).put(he_man=AREA, skeletor=AREA)
    frame = effect("he-man")
    frame.target = "skeletor"
    instructions.lose(scene.state, frame, effects.Lose(amount=3, who="target", to="self"))

    assert (scene.team("masters").eternium, scene.team("evil").eternium) == (6, 0)


def test_an_effect_on_friends_here_harms_nobody_else() -> None:
    """All heroes of the team in the area, the actor among them."""
    scene = a_scene().put(he_man=AREA, teela=AREA, she_ra=FOREST, skeletor=AREA)
    frame = effect("he-man")
    instructions.damage(scene.state, frame, effects.Damage(amount=1, who="friends_here"))

    harmed = {hero.id for hero in scene.state.heroes.values() if hero.damage}
    assert harmed == {"he-man", "teela"}


@pytest.mark.rule("FE-WILDS-01")
def test_the_first_seat_draws_looks_and_meets_like_any_other() -> None:
    """He-Man sits at seat 0: cards are looked at, an encounter is drawn."""
    scene = a_scene().put(he_man=FOREST)
    assert scene.hero("he-man").seat == 0
    scene.turn("he-man")
    scene.state.stack[-1].asks = []
    instructions.draw(scene.state, effect("he-man"), effects.Draw(deck="equipment", look=3))
    scene.go()
    (looked,) = scene.heard(Looked)
    assert scene.decision.facts["card"] == looked.cards[0]
    scene.choose(scene.options[0])

    scene.state.stack[-1].asks = []
    instructions.encounter(scene.state, effect("he-man"), effects.Encounter())
    assert type(scene.state.stack[-1]).__name__ == "EncounterDraw"


def test_a_counter_goes_down_to_zero() -> None:
    """And no further."""
    scene = a_scene()
    for amount in (1, -1, -1):
        step = effects.Count(name="crystals", amount=amount, whose="match")
        scenario_effects.count_step(scene.state, effect(), step)
    scene.go()

    assert [told.value for told in scene.heard(CounterChanged)] == [1, 0, 0]


def test_a_boss_moves_only_to_another_place() -> None:
    """Told once when it comes, once when it goes elsewhere, not when it stays or only heals."""
    scene = a_scene()
    for area, heal in (("vine-jungle", 0), ("", 2), ("vine-jungle", 0), (AREA, 0)):
        step = effects.BossComes(boss="evil-seed-boss", area=area, heal=heal)
        scenario_effects.boss(scene.state, effect(), step)
    scene.go()

    assert [told.area for told in scene.heard(BossCame)] == ["vine-jungle", AREA]


@pytest.mark.rule("FE-DIFF-07")
def test_no_reinforcements_in_a_base() -> None:
    """Soldiers of the enemy come to its outposts, not to the base of the players."""
    scene = a_scene("retrieve-the-plans", difficulty="medium")
    base = scene.state.teams[0].base
    for hero in scene.state.heroes.values():
        hero.at = AREA
    scenario_effects.garrison(
        scene.state, effect(), effects.Garrison(faction="enemy", areas=(base, "zalesia"))
    )

    assert base not in scene.state.soldiers
    assert scene.state.soldiers["zalesia"][1] >= 1


@pytest.mark.parametrize(
    ("card", "kind", "holding"),
    [("gust", "spell", True), ("gust", "armor", False), ("healing-potion", "consumable", True)],
)
def test_a_moment_may_ask_for_a_kind_of_card(card: str, kind: str, holding: bool) -> None:
    """`of:consumable` and the like look at the card of the moment."""
    from battlewright.games.fields.model.moments import Bought

    scene = a_scene()
    if card not in scene.game.content.shelf:
        card = next(c for c, e in scene.game.content.equipment.items() if e.type == kind)
    moment = Bought("he-man", card=card)

    assert holds(scene.state, (f"of:{kind}",), "he-man", moment) is holding


# --- rounds and places ----------------------------------------------------------------------------


@pytest.mark.rule("FE-ROUND-03")
def test_nobody_collects_for_a_side_that_nobody_plays() -> None:
    """Enemy outposts of a solo game bring no eternium to anybody."""
    scene = a_scene("he-man-impostor", difficulty="medium")
    enemy = next(team for team in scene.state.teams if not team.played)
    scene.state.field = 1
    scene.next_round()

    assert enemy.eternium == 0


@pytest.mark.rule("FE-MOVE-05", "FE-COMBAT-02")
def test_own_soldiers_stop_nobody() -> None:
    """An area is hostile by figures of other teams, not by one's own."""
    scene = a_scene().soldiers("gaz-village", masters=2).soldiers("targa-city", evil=1)

    assert not has_enemies(scene.state, 0, "gaz-village")
    assert has_enemies(scene.state, 1, "gaz-village")
    assert has_enemies(scene.state, 0, "targa-city")


@pytest.mark.rule("FE-FIRST-08")
def test_an_outpost_held_by_a_comrade_alone_is_held() -> None:
    """Soldiers or a hero who stays hold it; the loser and those beside it do not count."""
    scene = a_scene().put(he_man=FOREST, teela=FOREST, she_ra="gaz-village", skeletor=FOREST)
    hero = scene.hero("he-man")
    assert nearest_own_outposts(scene.state, hero, FOREST) == ["gaz-village"]

    scene.put(she_ra=FOREST)
    assert nearest_own_outposts(scene.state, hero, FOREST) == ["castle-grayskull"]

    scene.soldiers("foe-castle", masters=1)
    assert nearest_own_outposts(scene.state, hero, FOREST) == ["foe-castle"]


# --- who is asked, and whose seat is the first ----------------------------------------------------


@pytest.mark.rule("FE-SOLD-02", "FE-SOLD-06", "FE-SOLD-07")
@pytest.mark.parametrize("played", [True, False])
def test_a_side_that_nobody_plays_spreads_no_damage(played: bool) -> None:
    """The player of the first seat is asked; else a soldier dies first, then the first hero is hurt."""
    scene = a_scene().turn("skeletor").put(he_man=AREA, teela=AREA).soldiers(AREA, masters=1, evil=2)
    for name in ("he-man", "teela"):
        scene.hero(name).seat = scene.hero(name).seat if played else -1
    scene.state.stack.append(SoldierFight(team=1, area=AREA, enemy=0, hero="skeletor", left=2))
    scene.go()

    if played:
        assert scene.hero("he-man").seat == 0
        assert (scene.kind, scene.asked) == ("spread", ["he-man", "teela"])
    else:
        assert scene.state.soldiers.get(AREA, [0, 0]) == [0, 0]
        assert (scene.hero("he-man").damage, scene.hero("teela").damage) == (1, 0)


@pytest.mark.rule("FE-EPIC-01")
def test_the_hero_of_the_first_seat_fights_like_any_other() -> None:
    """Somebody plays it."""
    scene = a_scene().put(skeletor=AREA, he_man=AREA).turn("skeletor")
    assert scene.hero("he-man").seat == 0
    fight_hero(scene.state, scene.hero("skeletor"), scene.hero("he-man"))

    assert [side.kind for side in scene.epic.sides] == ["hero", "hero"]


@pytest.mark.rule("FE-FASTER-11", "FE-TEAM3-05")
def test_who_is_asked_in_step_four_tells_rivals_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A comrade with any spell in hand is asked; without rivals only one who could cast something now."""
    scene = met().give("evil-lyn", "thought-thief").give("beast-man", "fireball")
    begin(scene)
    party = parties(scene.epic)[1]
    seats = {name: scene.hero(name).seat for name in ("skeletor", "evil-lyn", "beast-man")}
    assert _asked(scene.state, scene.epic, party) == [*seats.values()]

    monkeypatch.setattr(epic_actions, "rivals_play", lambda _: False)
    assert _asked(scene.state, scene.epic, party) == [seats["skeletor"], seats["beast-man"]]


@pytest.mark.rule("FE-SKIRM-24")
@pytest.mark.parametrize("faction", ["masters", "evil"])
def test_either_team_may_win_by_the_scenario(faction: str) -> None:
    """Thirteen outposts end Marching Armies, whoever holds them."""
    scenario = next(s for s in GAME.content.scenarios.values() if "outposts:13" in s.wins)
    scene = a_scene(scenario.id)
    for area, kind in planet_of(scene.state).kind.items():
        if kind == "outpost":
            scene.soldiers(area, **{faction: 1})
    finish(scene.state, Round())
    seats = tuple(scene.hero(name).seat for name in scene.team(faction).heroes)

    assert scene.state.result is not None
    assert (scene.state.result.winners, scene.state.result.reason) == (seats, "scenario")
