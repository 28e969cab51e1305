"""Beasts and allies at a hero's side, and spells (FE-BEAST, FE-ALLY, FE-SPELL)."""

from __future__ import annotations

import pytest

from battlewright.games.fields.model.events import CardDiscarded, SpellCast, Struck, Tamed, TotalsMade
from battlewright.games.fields.rules.movement import movement_points
from tests.games.fields.combats import AREA, EVEN, HEROES, again, begin, met, play, stack_decks
from tests.games.fields.scenes import Scene, a_scene

FOREST = "evergreen-forest"


def beaten(beast: str, hero: str = "she-ra", *owned: str, pool: int = 10) -> Scene:
    """A beast of the encounter deck has been beaten; its reward has been taken."""
    scene = a_scene(heroes=HEROES).eternium(masters=pool, evil=pool).give(hero, *owned)
    scene.hero(hero).at = FOREST if scene.hero(hero).team == 0 else "tar-swamp"
    scene.dice(*["double"] * 7 if beast != "dylinx" else ["blank", *["double"] * 7])
    return scene.wild(hero, beast).choose("card +1")


def totals(scene: Scene, who: str) -> tuple[int, int, int]:
    """The latest totals of a side: attack, defense, initiative."""
    found = [e for e in scene.heard(TotalsMade) if e.who == who][-1]
    return found.attack.total, found.defense.total, found.initiative.total


# --- beasts ---------------------------------------------------------------------------------------


@pytest.mark.rule("FE-BEAST-01")
@pytest.mark.parametrize(
    ("hero", "pool", "price"), [("she-ra", 10, 2), ("she-ra", 1, None), ("he-man", 2, 2)]
)
def test_a_beaten_beast_is_tamed_for_its_price(hero: str, pool: int, price: int | None) -> None:
    """After the reward; only if the pool has enough."""
    scene = beaten("marsh-strider", hero, pool=pool)
    assert (scene.kind == "tame") is (price is not None)

    if price is not None:
        scene.choose("accept")
        assert [(e.card, e.price) for e in scene.heard(Tamed)] == [("marsh-strider", price)]
        assert scene.team("masters").eternium == pool - price


@pytest.mark.rule("FE-BEAST-02")
@pytest.mark.parametrize("beast", ["sand-viper", "cave-bats"])
def test_a_beast_without_a_price_cannot_be_tamed(beast: str) -> None:
    """Nothing is asked; it goes to the discard pile."""
    scene = a_scene(heroes=HEROES).put(**{"she-ra": FOREST}).eternium(masters=10)
    assert scene.game.content.beasts[beast].cost is None
    scene.dice(*["blank"] * (beast == "sand-viper"), *["double"] * (7 if beast == "sand-viper" else 6))
    scene.wild("she-ra", beast).choose("card +1")

    assert scene.kind == "act"
    assert scene.state.discards["encounter"] == [beast]


@pytest.mark.rule("FE-BEAST-03")
def test_a_tamed_beast_gives_its_bonus() -> None:
    """With a Marsh Strider She-Ra has one more movement point; nobody else has."""
    scene = beaten("marsh-strider")
    before = movement_points(scene.state, scene.hero("she-ra")).total
    scene.choose("accept")

    assert movement_points(scene.state, scene.hero("she-ra")).total == before + 1
    assert movement_points(scene.state, scene.hero("he-man")).total == 2


@pytest.mark.rule("FE-BEAST-04", "FE-BEAST-05")
@pytest.mark.parametrize("old", ["lantern-toad", "battle-ram"])
def test_a_new_beast_takes_the_place_of_the_old_mount(old: str) -> None:
    """One beast or vehicle in all: the old one is discarded first."""
    scene = beaten("marsh-strider", "she-ra", old).choose("accept")

    assert scene.hero("she-ra").mounts == ["marsh-strider"]
    assert [e.card for e in scene.heard(CardDiscarded)] == [old]


@pytest.mark.rule("FE-BEAST-04")
def test_an_ability_can_say_otherwise() -> None:
    """With the Tamer's Collar two may stay; a third takes the place of one of them."""
    scene = a_scene(heroes=HEROES).put(**{"she-ra": FOREST}).eternium(masters=10)
    scene.give("she-ra", "tamers-collar", equip=True).give("she-ra", "battle-ram")
    scene.dice(*["double"] * 7).wild("she-ra", "marsh-strider").choose("card +1", "accept")
    assert scene.hero("she-ra").mounts == ["battle-ram", "marsh-strider"]

    scene.dice(*["double"] * 7).wild("she-ra", "ice-bear").choose("card +1", "accept")
    assert scene.options == ["card battle-ram", "card marsh-strider"]
    scene.choose("card battle-ram")
    assert scene.hero("she-ra").mounts == ["marsh-strider", "ice-bear"]


@pytest.mark.rule("FE-BEAST-05")
def test_who_refuses_keeps_the_old_mount() -> None:
    """Nothing is discarded for a beast that is not tamed."""
    scene = beaten("marsh-strider", "she-ra", "lantern-toad").choose("refuse")

    assert scene.hero("she-ra").mounts == ["lantern-toad"]


# --- allies ---------------------------------------------------------------------------------------


@pytest.mark.rule("FE-ALLY-01")
def test_an_ally_gives_its_bonus_to_its_hero() -> None:
    """Two Bad: one more card, two initiative less, for the hero he stays with."""
    scene = met().give("skeletor", "two-bad")
    begin(
        scene,
        "+1 attack, +1 initiative, +1 attack, +1 defense",
        "+1 attack, +1 defense, +1 attack, +1 defense, +2 attack",
    )

    assert scene.epic.sides[1].played == 5
    assert totals(scene, "skeletor")[2] == 0


@pytest.mark.rule("FE-ALLY-02")
def test_one_ally_for_each_hero() -> None:
    """A new ally takes the place of the old one, which is discarded."""
    scene = a_scene(heroes=HEROES).put(**{"she-ra": FOREST}).eternium(masters=10).give("she-ra", "orko")
    scene.top("moss-man").turn("she-ra").choose("wilds 1", "accept", "card +1")

    assert scene.hero("she-ra").allies == ["moss-man"]
    assert scene.state.discards["encounter"] == ["orko"]
    assert "FE-ALLY-02" in scene.rules()


# --- spells ---------------------------------------------------------------------------------------


@pytest.mark.rule("FE-SPELL-01")
def test_two_spells_are_the_limit() -> None:
    """A third one makes the hero discard one of all three."""
    scene = a_scene(heroes=HEROES).put(teela="eldors-village").eternium(masters=10)
    scene.give("teela", "fireball", "haste").market("guild", "stone-skin", "gust").turn("teela")
    scene.choose("trader guild", "buy stone-skin").until("overflow")
    assert scene.options == ["card fireball", "card haste", "card stone-skin"]

    scene.choose("card haste")
    assert scene.hero("teela").spells == ["fireball", "stone-skin"]
    assert scene.state.discards["spells"] == ["haste"]


@pytest.mark.rule("FE-SPELL-01")
def test_a_card_can_allow_more() -> None:
    """Skeletor may own three."""
    scene = a_scene(heroes=HEROES).put(skeletor="temple-of-the-oracle").eternium(evil=10)
    scene.give("skeletor", "fireball", "haste").market("guild", "stone-skin", "gust").turn("skeletor")
    scene.choose("trader guild", "buy stone-skin").until("activate", "overflow")

    assert len(scene.hero("skeletor").spells) == 3


@pytest.mark.rule("FE-SPELL-02")
def test_spells_are_no_inventory_and_are_used_up() -> None:
    """They lie apart, hidden from the other team, and go to their discard pile once cast."""
    scene = a_scene(heroes=HEROES).put(teela=FOREST).give("teela", "haste")
    teela = scene.hero("teela")
    assert (teela.spells, teela.inventory) == (["haste"], [])
    view = scene.game.view(scene.state, scene.hero("skeletor").seat)
    assert view.heroes["teela"].spells == ["?"]

    scene.turn("teela").choose("cast teela haste")
    assert (teela.spells, scene.state.discards["spells"]) == ([], ["haste"])


@pytest.mark.rule("FE-SPELL-03")
def test_the_active_side_says_which_spell_works_first() -> None:
    """Spells of both teams and of two heroes: hers is asked first, and her player orders all of her side."""
    for first, second in (
        ("she-ra battle-fury", "he-man fireball"),
        ("he-man fireball", "she-ra battle-fury"),
    ):
        scene = met().give("she-ra", "battle-fury").give("he-man", "fireball").give("skeletor", "stone-skin")
        begin(scene)
        assert scene.asked[0] == "she-ra"  # before Skeletor
        scene.by("she-ra", f"cast {first}").choose("pass").by("she-ra", f"cast {second}")
        assert [f"{e.hero} {e.spell}" for e in scene.heard(SpellCast)] == [first, second]


@pytest.mark.rule("FE-SPELL-04")
def test_a_map_spell_works_on_its_caster_in_the_own_turn() -> None:
    """Haste on the map: +2 movement for Teela in this turn; not in another hero's turn."""
    scene = a_scene(heroes=HEROES).put(teela=FOREST).give("teela", "haste", "fireball")
    scene.turn("he-man")
    assert not any(text.startswith("cast") for text in scene.options)

    scene.turn("teela").choose("cast teela haste")
    assert movement_points(scene.state, scene.hero("teela")).total == 3 + 2
    assert scene.decision.facts["actions"] == 2  # it is no action
    assert scene.why_not("teela", "cast teela fireball") == ["FE-SPELL-05"]


@pytest.mark.rule("FE-SPELL-04", "FE-SPELL-05")
def test_a_spell_for_the_map_and_for_combat() -> None:
    """The same card in a combat: +4 initiative."""
    scene = begin(met().give("she-ra", "haste")).choose("cast she-ra haste")

    assert totals(scene, "she-ra")[2] == 2 + 4


@pytest.mark.rule("FE-SPELL-05")
def test_combat_spells_belong_into_epic_combat() -> None:
    """Also of a hero who takes no part; without a target they work on the fighter of their side."""
    scene = begin(met().give("teela", "stone-skin")).choose("cast teela stone-skin")
    assert totals(scene, "she-ra")[1] == 2 + 3
    assert [e.rules for e in scene.heard(SpellCast)] == [("FE-SPELL-05", "FE-SPELL-06", "stone-skin")]
    scene = begin(met().give("she-ra", "stone-skin")).choose("cast she-ra stone-skin")
    assert [(e.by, e.rules) for e in scene.heard(SpellCast)] == [("", ("FE-SPELL-05", "stone-skin"))]

    scene = a_scene(heroes=HEROES).put(**{"she-ra": FOREST}).give("she-ra", "fireball").eternium(masters=10)
    scene.dice(*["blank"] * 7).wild("she-ra", "ice-bear")
    assert scene.kind == "act"  # nothing was asked in the wilds
    assert scene.hero("she-ra").spells == ["fireball"]


@pytest.mark.rule("FE-SPELL-06")
def test_a_bystanders_spell_counts_as_the_fighters() -> None:
    """Healing Light of a team-mate far away heals the one who fights."""
    scene = met().give("teela", "healing-light")
    scene.hero("she-ra").damage, scene.hero("teela").damage = 3, 3
    begin(scene).choose("cast teela healing-light")

    assert (scene.hp("she-ra"), scene.hp("teela")) == (5, 3)
    assert [(e.hero, e.by) for e in scene.heard(SpellCast)] == [("teela", "she-ra")]


@pytest.mark.rule("FE-EPIC-55", "FE-SPELL-07")
def test_a_combat_spell_lasts_for_its_round() -> None:
    """+3 attack in the first round, nothing of it in the second."""
    scene = begin(met().give("she-ra", "battle-fury"), EVEN, "+1 attack, +2 defense, +1 attack, +2 defense")
    scene.choose("cast she-ra battle-fury")
    assert totals(scene, "she-ra")[0] == 2 + 3

    again(
        scene, "+2 attack, +2 defense, +2 attack, +2 defense", "+1 attack, +2 defense, +1 attack, +2 defense"
    )
    assert totals(scene, "she-ra")[0] == 4


@pytest.mark.rule("FE-SPELL-07")
def test_unless_it_says_that_it_lasts() -> None:
    """A Mystic Ward protects for the rest of the combat."""
    strong = "+3 attack, +1 defense, +2 attack, +1 defense"
    scene = begin(met().give("she-ra", "mystic-ward"), EVEN, strong).choose("cast she-ra mystic-ward")
    assert scene.hp("she-ra") == 6 - (5 - 2 - 2)

    again(scene, "+2 attack, +1 defense, +2 attack, +1 defense", strong)
    assert scene.hp("she-ra") == 5 - (5 - 2 - 2)
    assert scene.hero("skeletor").at == AREA


@pytest.mark.rule("FE-SPELL-07", "FE-EPIC-31")
def test_a_lasting_spell_for_a_beast() -> None:
    """Skeletor wards the Griffin: it is protected in both rounds."""
    fierce = "+3 attack, +3 defense, +3 attack, +2 defense"  # 6 against 3
    scene = met().put(**{"she-ra": FOREST}).give("skeletor", "mystic-ward")
    stack_decks(scene, fierce)
    scene.epic_die("attack:1").hunt("she-ra", "griffin").choose("weapon she-ra-sword-of-protection")
    play(scene, fierce).choose("cast skeletor mystic-ward foe")

    mild = "+2 attack, +2 defense, +2 attack, +2 defense"  # 4 against 3
    stack_decks(scene, mild)
    play(scene.epic_die("attack:1").choose("fight"), mild)
    assert [e.damage.total for e in scene.heard(Struck) if e.who == "she-ra"] == [3 - 2, 0]
