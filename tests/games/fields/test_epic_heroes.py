"""Epic combat of heroes, step by step, beyond the rulebook's example (FE-EPIC)."""

from __future__ import annotations

import pytest

from battlewright.games.fields.library import planet_of
from battlewright.games.fields.model.events import (
    CombatCardPlayed,
    CombatDrawn,
    CombatRoundBegan,
    CombatWon,
    Damaged,
    Defeated,
    EnergyUsed,
    EpicBegan,
    EpicEnded,
    Fled,
    GridRevealed,
    InitiativeWon,
    Struck,
    TeamPassed,
    TimeLaid,
    TotalsMade,
    VpGained,
    WeaponChosen,
)
from battlewright.games.fields.model.frames import GridCard
from battlewright.games.fields.rules.movement import push_areas
from battlewright.kernel.match import Match
from tests.games.fields.combats import AREA, EVEN, HEROES, again, begin, met, play, stack_decks
from tests.games.fields.scenes import Scene, a_scene

STRONG = "+3 attack, +1 defense, +3 attack, +1 defense"  # attack 6, defense 2
MILD = "+2 attack, +1 defense, +1 attack, +1 defense"  # attack 3, defense 2


def totals(scene: Scene, who: str) -> tuple[int, int, int]:
    """The latest totals of a side: attack, defense, initiative."""
    found = [e for e in scene.heard(TotalsMade) if e.who == who][-1]
    return found.attack.total, found.defense.total, found.initiative.total


def weapons(scene: Scene) -> Scene:
    """Both name their first weapon."""
    return scene.choose("weapon she-ra-sword-of-protection", "weapon skeletor-havoc-staff")


# --- grids and steps ------------------------------------------------------------------------------


@pytest.mark.rule("FE-EPIC-02")
def test_each_hero_has_a_grid_of_three_zones() -> None:
    """A card raises the value of the zone it lies in, on the own grid alone."""
    scene = begin(met(), "+1 attack, +2 defense, +3 initiative, +1 attack", EVEN)

    assert scene.grid("she-ra") == {"attack": ["+1", "+1"], "defense": ["+2"], "initiative": ["+3"]}
    assert totals(scene, "she-ra") == (2, 2, 2 + 3)
    assert totals(scene, "skeletor") == (2, 2, 2)


@pytest.mark.rule("FE-DECK-03", example="FE-EX-01")
def test_a_simple_card_adds_its_number_to_its_zone() -> None:
    """A +2 in the defense zone raises the defense by 2."""
    scene = begin(met(), "+2 defense, +1 attack, +1 initiative, +1 attack", EVEN)

    assert totals(scene, "she-ra")[1] == 2


@pytest.mark.rule("FE-EPIC-03")
def test_a_zone_holds_four_cards_and_power_flow_besides() -> None:
    """A fifth card does not fit; Power Flow does, as it does not count."""
    scene = met()
    stack_decks(scene, "+1 attack, power-flow defense, +1 attack", EVEN)
    weapons(scene.fight("she-ra", "skeletor"))
    side = scene.epic.sides[0]
    play(scene, "+1 attack", "+1 attack")
    side.grid += [GridCard(card="+1", zone="attack") for _ in range(3)]
    side.grid += [GridCard(card=card, zone="initiative") for card in ("+1", "+1", "+1", "power-flow")]
    side.last = ""

    assert scene.options[:2] == ["play power-flow attack", "play power-flow defense"]
    scene.choose("play power-flow defense")
    assert scene.options == ["play +1 initiative", "concentrate"]
    assert scene.why_not("she-ra", "play +1 attack") == ["FE-EPIC-03"]


@pytest.mark.rule("FE-EPIC-04")
def test_against_a_hero_both_sides_choose_and_play() -> None:
    """Two heroes: two weapons, two grids; one hero and a beast: one weapon, one grid, an epic die."""
    scene = begin(met())
    assert len(scene.heard(WeaponChosen)) == 2
    assert all(side.grid for side in scene.epic.sides)

    scene = met().put(**{"she-ra": "evergreen-forest"}).hunt("she-ra", "griffin")
    scene.choose("weapon she-ra-sword-of-protection").until("flee", "penalty")
    assert len(scene.heard(WeaponChosen)) == 1
    assert not scene.epic.sides[1].grid
    assert "FE-EPIC-19" in scene.rules()


@pytest.mark.rule("FE-EPIC-05")
def test_the_steps_in_their_order_and_two_rounds_at_most() -> None:
    """Weapons, start, cards, reveal and actions, totals, blows; round two begins with the start again."""
    scene = again(begin(met())).until("act")
    kinds = (
        WeaponChosen,
        CombatRoundBegan,
        GridRevealed,
        TeamPassed,
        TotalsMade,
        InitiativeWon,
        Struck,
        CombatWon,
        EpicEnded,
    )
    order = [type(e) for e in scene.events if isinstance(e, kinds)]
    one_round = [GridRevealed] * 2 + [TeamPassed] * 2 + [TotalsMade] * 2 + [InitiativeWon] + [Struck] * 2

    assert order == [
        *[WeaponChosen] * 2,
        CombatRoundBegan,
        *one_round,
        CombatRoundBegan,
        *one_round,
        CombatWon,
        EpicEnded,
    ]


@pytest.mark.rule("FE-EPIC-07")
@pytest.mark.parametrize(("weapon", "attack"), [("teela-sword", 3), ("teela-cobra-staff", 2)])
def test_cards_ask_for_the_kind_of_weapon(weapon: str, attack: int) -> None:
    """A Battle Harness gives +1 attack with a melee weapon, none with a magic one."""
    scene = met().give("teela", "battle-harness", equip=True)
    stack_decks(scene, EVEN, EVEN)
    scene.fight("teela", "skeletor").choose(f"weapon {weapon}", "weapon skeletor-havoc-staff")
    play(scene, EVEN, EVEN)

    assert totals(scene, "teela")[0] == attack


@pytest.mark.rule("FE-EPIC-07")
def test_every_weapon_has_a_kind() -> None:
    """Melee, ranged or magic."""
    kinds = {weapon.kind for hero in a_scene().game.content.heroes.values() for weapon in hero.weapons}

    assert kinds == {"melee", "ranged", "magic"}


@pytest.mark.rule("FE-EPIC-14")
@pytest.mark.parametrize(
    ("weapon", "at_once"), [("she-ra-blade-of-light", True), ("she-ra-sword-of-protection", False)]
)
def test_an_instant_energy_power_resolves_when_the_card_is_played(weapon: str, at_once: bool) -> None:
    """Other abilities wait for step 4; an Instant one cannot be used again there."""
    scene = met()
    mine = "energy attack, +1 defense, +1 attack, +1 defense"
    stack_decks(scene, mine, EVEN)
    scene.fight("she-ra", "skeletor").choose(f"weapon {weapon}", "weapon skeletor-havoc-staff")
    scene.choose("play energy attack")

    assert bool(scene.heard(EnergyUsed)) is at_once
    play(scene, "+1 defense, +1 attack, +1 defense", EVEN)
    assert (scene.kind == "step_four") is not at_once  # nothing left to use: the team has passed


@pytest.mark.rule("FE-EPIC-15")
def test_no_zone_twice_in_a_row() -> None:
    """Not even by Power Flow, which closes its zone for the card that follows; step 4 knows no such rule."""
    scene = met("she-ra", "evil-lyn")
    mine = "+1 attack, power-flow defense, +1 initiative, +1 attack, +1 defense"
    stack_decks(scene, mine, f"energy attack, {EVEN}")
    scene.fight("she-ra", "evil-lyn")
    scene.choose("weapon she-ra-sword-of-protection", "weapon evil-lyn-staff")
    scene.choose("play +1 attack", "play energy attack")
    assert scene.why_not("she-ra", "play power-flow attack") == ["FE-EPIC-15"]

    scene.choose("play power-flow defense")
    assert scene.why_not("she-ra", "play +1 defense") == ["FE-EPIC-15"]
    assert scene.why_not("she-ra", "play +1 attack") == []
    play(scene, "+1 initiative, +1 attack, +1 defense", "+1 initiative, +1 attack, +1 defense")
    last = scene.epic.sides[1].last
    scene.choose("energy attack")
    assert any(text.endswith(last) for text in scene.options)


@pytest.mark.rule("FE-EPIC-17")
def test_an_empty_combat_deck_is_not_made_anew() -> None:
    """Who has no card left plays no more in this step; the other goes on alone."""
    scene = met()
    stack_decks(scene, "+1 attack, +1 defense", EVEN)
    weapons(scene.fight("she-ra", "skeletor"))
    rest = scene.team("masters").deck
    scene.epic.sides[0].spent += rest[1:]
    del rest[1:]
    play(scene, "+1 attack, +1 defense", EVEN)

    assert (scene.epic.sides[0].played, scene.epic.sides[1].played) == (2, 4)
    assert scene.kind == "flee"


# --- step 4 ---------------------------------------------------------------------------------------


@pytest.mark.rule("FE-EPIC-26")
def test_only_the_fighter_uses_consumables() -> None:
    """The War Paint of the hero in the combat can be used, a team-mate's Healing Potion cannot."""
    scene = met().give("she-ra", "war-paint").give("he-man", "healing-potion")
    begin(scene)
    assert scene.options == ["use war-paint", "pass"]

    scene.choose("use war-paint")
    assert totals(scene, "she-ra")[0] == 2 + 2
    assert scene.hero("he-man").inventory == ["healing-potion"]


@pytest.mark.rule("FE-EPIC-28")
def test_soldiers_are_removed_once_per_combat() -> None:
    """One of two soldiers is removed in the first round; the other cannot be in the second."""
    scene = begin(met().soldiers(AREA, evil=2)).choose("remove 1 0 0")
    assert scene.state.soldiers[AREA] == [0, 1]

    again(scene)
    assert scene.kind != "step_four"
    assert not scene.epic.sides[1].soldiers  # their help was for the first round


@pytest.mark.rule("FE-EPIC-30")
def test_step_four_ends_when_all_have_passed() -> None:
    """One team passes, the other goes on; the totals are made after its pass."""
    scene = begin(met().give("she-ra", "war-paint").give("skeletor", "magic-trap", "healing-potion"))
    scene.choose("pass")
    assert (scene.kind, scene.asked) == ("step_four", ["skeletor"])

    scene.choose("use magic-trap")
    assert (scene.kind, scene.asked) == ("step_four", ["skeletor"])
    assert not scene.heard(TotalsMade)
    scene.choose("pass")
    assert scene.heard(TotalsMade)


@pytest.mark.rule("FE-EPIC-25", "FE-EPIC-30")
@pytest.mark.parametrize("spell", ["fireball", "gust"])
def test_whoever_holds_a_spell_is_asked_in_step_four(spell: str) -> None:
    """Of a combat spell and of one for the map the others see the same: the fighter of the team is asked."""
    scene = begin(met().give("evil-lyn", spell))

    assert (scene.kind, scene.asked) == ("step_four", ["skeletor", "evil-lyn"])
    casts = [f"cast evil-lyn {spell}"] if spell == "fireball" else []
    assert scene.options == [*casts, "pass"]
    helping = scene.game.decision(scene.state, scene.hero("evil-lyn").seat)
    assert (helping.kind, helping.texts()) == ("assist", [*casts, "leave"])
    for seat in (scene.hero("she-ra").seat, None):
        assert scene.game.asked(scene.game.view(scene.state, seat)) == (scene.hero("skeletor").seat,)
    assert [event.team for event in scene.heard(TeamPassed)] == [0]  # with no card in hand
    scene.choose("pass").until("flee")


@pytest.mark.rule("FE-EPIC-26", "FE-EPIC-30")
@pytest.mark.parametrize("card", ["war-paint", "swift-boots"])
def test_whoever_has_an_inventory_is_asked_in_step_four(card: str) -> None:
    """Nobody learns from a pause whether the face-down card is a consumable for the combat."""
    scene = begin(met().give("she-ra", card))

    assert (scene.kind, scene.asked) == ("step_four", ["she-ra"])
    assert scene.options == [*(["use war-paint"] if card == "war-paint" else []), "pass"]


@pytest.mark.rule("FE-EPIC-30", "FE-SOLO-01")
def test_alone_against_the_game_nobody_is_asked_for_nothing() -> None:
    """In a solo game there is nobody to keep a spell from: with nothing to do the team passes."""
    scene = a_scene("he-man-impostor", difficulty="medium").give("teela", "gust")
    scene.put(skeletor="vine-jungle").fight("teela", "skeletor")
    while scene.kind in ("weapon", "play"):
        scene.choose(next(option for option in scene.options if "energy" not in option))

    assert scene.kind != "step_four" or len(scene.options) > 1


@pytest.mark.rule("FE-EPIC-22", "FE-EPIC-13", "FE-DECK-06")
def test_combat_cards_laid_open_cannot_be_taken_back() -> None:
    """Against a beast all cards lie open: after the last one, too, nothing is taken back."""
    scene = a_scene(heroes=HEROES).put(**{"she-ra": "evergreen-forest"}).give("she-ra", "fireball")
    stack_decks(scene, EVEN)
    scene.epic_die("defense:1").hunt("she-ra", "griffin").choose("weapon she-ra-sword-of-protection")
    play(scene, ", ".join(EVEN.split(", ")[:-1]))
    match = Match(scene.game, {}, "undo")
    match.state = scene.state

    told = match.choose(scene.hero("she-ra").seat, "play +1 defense")
    assert [type(event) for event in told if event.reveals] == [CombatCardPlayed]
    assert (scene.kind, match.undoable) == ("step_four", 0)
    assert TimeLaid(hero="she-ra").reveals
    hidden = CombatCardPlayed(hero="she-ra", card="+1", zone="attack", up=False)
    assert not hidden.reveals


@pytest.mark.rule("FE-VICTORY-02")
def test_a_combat_that_was_fought_out_cannot_be_taken_back() -> None:
    """Whether a hidden objective of the enemy answers or stays silent, the active player has seen it."""
    scene = begin(met().give("she-ra", "war-paint"))
    match = Match(scene.game, {}, "undo")
    match.state = scene.state

    told = match.choose(scene.hero("she-ra").seat, "pass")
    assert [type(event) for event in told if event.reveals] == [InitiativeWon]
    assert (scene.kind, match.undoable) == ("flee", 0)
    match.choose(scene.hero("she-ra").seat, next(text for text in scene.options if text.startswith("flee ")))
    assert match.undoable == 0


# --- steps 5 and 6 --------------------------------------------------------------------------------


@pytest.mark.rule("FE-EPIC-35")
def test_a_card_turned_over_gives_nothing_and_keeps_its_place() -> None:
    """Magic Trap turns a +1 of the attack zone face down."""
    scene = begin(met().give("she-ra", "magic-trap"), EVEN, MILD).choose("use magic-trap")
    scene.choose("choose attack:+2").until("flee")

    assert totals(scene, "skeletor")[0] == 1
    assert len(scene.grid("skeletor")["attack"]) == 2


@pytest.mark.rule("FE-EPIC-38")
def test_with_equal_initiative_the_active_hero_strikes_first() -> None:
    """And nobody is surprised."""
    scene = begin(met())

    assert scene.heard(InitiativeWon)[0].tie
    assert [e.who for e in scene.heard(Struck)] == ["she-ra", "skeletor"]
    assert not scene.heard(Damaged)


@pytest.mark.rule("FE-EPIC-43")
def test_who_falls_does_not_strike_back() -> None:
    """The first blow brings Skeletor to 0 HP; his own never comes."""
    scene = met()
    scene.hero("skeletor").damage = 5
    begin(scene, STRONG, STRONG)

    assert [e.who for e in scene.heard(Struck)] == ["she-ra"]
    assert scene.hp("she-ra") == 6


@pytest.mark.rule("FE-EPIC-44")
def test_the_damage_of_the_combat_is_remembered() -> None:
    """Surprise, spells and blows count; what the hero lost before the combat does not."""
    scene = met().give("he-man", "fireball")
    scene.hero("skeletor").damage = 1
    begin(scene, "+3 attack, +1 initiative, +1 attack, +1 defense")
    scene.choose("cast he-man fireball")

    assert scene.hp("skeletor") == 7 - 1 - 2 - 1 - 2
    assert scene.epic.sides[1].damage == 2 + 1 + 2


# --- steps 7 to 10 --------------------------------------------------------------------------------


@pytest.mark.rule("FE-EPIC-47")
def test_when_both_fall_nobody_wins() -> None:
    """Spikor's thorns strike back at the hand that fells his master: no winner, no VP, two defeats."""
    scene = met().give("skeletor", "spikor").eternium(masters=0, evil=0)
    scene.hero("she-ra").damage, scene.hero("skeletor").damage = 5, 5
    begin(scene, STRONG, EVEN)

    assert scene.heard(CombatDrawn)
    assert not scene.heard(VpGained)
    assert not scene.heard(CombatWon)
    assert {e.hero for e in scene.heard(Defeated)} == {"she-ra", "skeletor"}


@pytest.mark.rule("FE-EPIC-52")
def test_who_flees_has_lost_but_nobody_scores() -> None:
    """The combat is over at once: no second round, the opponent counts as winner, the cards go back."""
    scene = begin(met()).choose("flee mystic-mountains")

    assert [(e.who, e.reason) for e in scene.heard(CombatWon)] == [("skeletor", "flight")]
    assert [e.number for e in scene.heard(CombatRoundBegan)] == [1]
    assert not scene.heard(VpGained)
    assert len(scene.team("masters").deck) == len(scene.team("evil").deck) == 21
    assert scene.hero("skeletor").at == AREA


@pytest.mark.rule("FE-EPIC-53")
def test_no_flight_into_enemies() -> None:
    """With enemies in every adjacent area flight is not offered; with one free it is the only way."""
    scene = met()
    ways = ["gaz-village", "eldors-village", "orkas-village", "slime-pit"]
    heroes = {"evil-lyn": "mystic-mountains", "beast-man": "harmony-meadows"}
    scene.put(**heroes)
    for area in ways:
        scene.soldiers(area, evil=1)
    for area in ("rakash-highlands", "tar-swamp"):  # for the scene only
        scene.soldiers(area, evil=1)
    begin(scene)
    assert scene.options == ["flee blackmire", "fight"]

    scene = met().put(**heroes)
    for area in (*ways, "rakash-highlands", "tar-swamp", "blackmire"):
        scene.soldiers(area, evil=1)
    begin(scene)
    assert scene.epic.number == 2
    assert not scene.heard(Fled)


@pytest.mark.rule("FE-EPIC-56")
@pytest.mark.parametrize(("mine", "theirs", "winner"), [(MILD, EVEN, "she-ra"), (EVEN, MILD, "skeletor")])
def test_after_two_rounds_the_hero_who_caused_more_damage_wins(mine: str, theirs: str, winner: str) -> None:
    """One HP in the first round decides a combat whose second round brings nothing."""
    scene = again(begin(met(), mine, theirs))

    assert [(e.who, e.reason) for e in scene.heard(CombatWon)] == [(winner, "damage")]
    assert (scene.kind, scene.asked) == ("push", [winner])


@pytest.mark.rule("FE-EPIC-57", "FE-EPIC-58", "FE-EPIC-38", "FE-EPIC-41", example="FE-EX-19")
def test_nobody_better() -> None:
    """Equal initiative, all blows blocked twice: the defender wins and moves the active hero away."""
    cards = "+3 attack, +1 defense, +2 initiative, +2 defense"
    scene = begin(met(), cards, cards)
    assert totals(scene, "she-ra") == totals(scene, "skeletor") == (3, 3, 4)
    again(scene, cards, cards)

    assert totals(scene, "she-ra") == totals(scene, "skeletor") == (3, 3, 4)
    assert not scene.heard(Damaged)
    assert scene.heard(CombatWon)[0].who == "skeletor"
    assert (scene.kind, scene.asked) == ("push", ["skeletor"])
    scene.choose("goto tar-swamp")
    assert scene.hero("she-ra").at == "tar-swamp"
    assert not scene.heard(VpGained)


@pytest.mark.rule("FE-EPIC-58")
def test_the_loser_is_driven_to_land_without_enemies() -> None:
    """The winner chooses; areas with enemies of the loser only if there is no other; no combat follows."""
    scene = met().soldiers("gaz-village", evil=1)
    again(begin(scene))
    assert "goto gaz-village" not in scene.options
    assert "goto sea-of-rakash" not in scene.options
    assert "goto mystic-mountains" in scene.options

    scene = met()
    near = [text.split()[1] for text in again(begin(met())).options]
    for area in near:
        scene.soldiers(area, evil=1)
    begin(scene)  # no way to flee: the second round has begun
    scene.until("push")
    assert {text.split()[1] for text in scene.options} == set(near)
    scene.choose("goto gaz-village")
    assert scene.state.soldiers["gaz-village"] == [0, 1]
    assert len(scene.heard(EpicBegan)) == 1


@pytest.mark.rule("FE-EPIC-58")
def test_the_loser_leaves_a_place_without_borders_too() -> None:
    """From Avion, which only flight routes reach, along one of them, if possible away from enemies."""
    scene = a_scene()
    loser = scene.hero("skeletor")
    assert not planet_of(scene.state).adjacent["avion"]

    assert set(push_areas(scene.state, loser, "avion")) == {"glittering-glacier", "northern-wastes"}
    scene.soldiers("northern-wastes", masters=1)
    assert push_areas(scene.state, loser, "avion") == ["glittering-glacier"]


@pytest.mark.rule("FE-EPIC-65")
def test_a_fall_in_step_four_or_five_ends_the_round() -> None:
    """A spell, or the surprise, brings a hero to 0 HP: no totals, no blows, but defeat and 1 VP."""
    scene = met().give("he-man", "fireball")
    scene.hero("skeletor").damage = 5
    begin(scene).choose("cast he-man fireball")
    assert not scene.heard(TotalsMade)
    assert [(e.team, e.amount) for e in scene.heard(VpGained)] == [(0, 1)]

    scene = met()
    scene.hero("skeletor").damage = 6
    begin(scene, "+1 attack, +1 initiative, +1 attack, +1 defense", STRONG)
    assert not scene.heard(Struck)
    assert [(e.team, e.amount) for e in scene.heard(VpGained)] == [(0, 1)]


@pytest.mark.rule("FE-EPIC-09")
@pytest.mark.parametrize(("once", "offers"), [(False, 2), (True, 1)])
def test_abilities_at_the_start_by_either_reading(once: bool, offers: int) -> None:
    """Step 2 comes again in the second round; a match can be set to have start abilities only once."""
    heroes = [*HEROES[:3], "skeletor", "evil-lyn", "trap-jaw"]
    scene = met("she-ra", "trap-jaw", heroes=heroes, switches={"start_abilities_once": once})
    stack_decks(scene, EVEN, EVEN)
    scene.fight("she-ra", "trap-jaw")
    scene.choose("weapon she-ra-sword-of-protection", "weapon trap-jaw-laser-arm")
    asked = 0
    while scene.epic.number == 1:
        if scene.kind == "react":
            asked += 1
            scene.choose("decline")
        else:
            scene.until("react", "flee")
            if scene.kind == "flee":
                scene.choose("fight")
    asked += scene.kind == "react"

    assert asked == offers


@pytest.mark.rule("FE-EPIC-50", "FE-EPIC-51")
@pytest.mark.parametrize(("pool", "may"), [(1, False), (2, True), (3, True)])
def test_flight_needs_its_whole_price(pool: int, may: bool) -> None:
    """Two eternium are enough and one is not."""
    scene = a_scene().put(skeletor="bone-fields").eternium(masters=pool).fight("he-man", "skeletor")
    while scene.kind not in ("flee", "act", "activate") and scene.epic.number == 1:
        scene.choose(scene.options[0] if scene.kind == "play" else scene.options[-1])

    assert any(text.startswith("flee ") for text in scene.options) is may
