"""The shipped content is whole: printed counts, known facts, every word of the vocabulary at work.

The cards are authored (docs/fields.md tells how prices are found). What each of them does is tested with
the rules it belongs to; here they are counted and compared.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from battlewright.games.fields.content import Content, load
from battlewright.games.fields.model import cards, effects, words
from battlewright.games.fields.model.catalogue import SHELVES, all_cards, effects_of

CORE = ("masters", "evil")
MISSIONS = {
    "Fractures in Time": "standard",
    "Evil Seed": "standard",
    "First Game": "standard",
    "Ritual of Unlimited Power": "skirmish",
    "Marching Armies": "skirmish",
    "Raiders of the Lost Artifact": "skirmish",
    "He-Man Impostor": "solo",
    "Retrieve the Plans": "solo",
    "The Missing Child": "solo",
}


@pytest.fixture(scope="module")
def content() -> Content:
    """The shipped content."""
    return load()


def copies(shelf: dict[str, Any]) -> int:
    """How many printed cards a shelf holds."""
    return sum(getattr(card, "copies", 1) for card in shelf.values())


def parts(thing: Any) -> Iterator[msgspec.Struct]:
    """A record and every record inside it."""
    if isinstance(thing, msgspec.Struct):
        yield thing
        for field in thing.__struct_fields__:
            yield from parts(getattr(thing, field))
    elif isinstance(thing, tuple | list):
        for each in thing:
            yield from parts(each)
    elif isinstance(thing, dict):
        yield from parts(list(thing.values()))


def all_parts(content: Content) -> Iterator[msgspec.Struct]:
    """Every record of the content."""
    for card in all_cards(content):
        yield from parts(card)


# As many as are printed


def test_the_decks_have_their_printed_numbers(content: Content) -> None:
    """20 vehicles, 38 equipment, 45 spells, 26 victory cards, 24 battle and 24 effect cards, and so on."""
    decks = {
        "equipment": 38,
        "spells": 45,
        "vehicles": 20,
        "victory": 26,
        "allies": 8,
        "beasts": 12,
        "events": 12,
        "battle": 24,
        "effects": 24,
    }

    assert {shelf: copies(getattr(content, shelf)) for shelf in decks} == decks


def test_the_stories_have_thirteen_cards_each(content: Content) -> None:
    """And there are 14 epic beasts beside the boss."""
    stories = Counter[str]()
    for quest in content.quests.values():
        stories[quest.scenario] += quest.copies
    bosses = [beast.id for beast in content.epic_beasts.values() if beast.boss]

    assert stories == {"fractures-in-time": 13, "evil-seed": 13}
    assert (len(content.epic_beasts) - len(bosses), bosses) == (14, ["evil-seed-boss"])


def test_there_are_six_heroes_of_each_faction(content: Content) -> None:
    """With the names of the box."""
    names = {faction: {h.name for h in content.heroes.values() if h.faction == faction} for faction in CORE}

    assert names == {
        "masters": {"He-Man", "She-Ra", "Man-At-Arms", "Ram Man", "Teela", "Stratos"},
        "evil": {"Skeletor", "Mer-Man", "Beast Man", "Evil-Lyn", "Tri-Klops", "Trap Jaw"},
    }


@pytest.mark.rule("FE-SETUP-08")
def test_each_faction_has_45_combat_cards(content: Content) -> None:
    """21 in the deck, as printed, and 24 in the supply."""
    for faction in CORE:
        card = content.factions[faction]
        assert card.deck == {
            "+1": 7,
            "+2": 6,
            "+3": 3,
            "energy": 2,
            "time": 1,
            "support": 1,
            "power-flow": 1,
        }
        assert sum(card.supply.values()) == 24
        assert card.soldiers == 15


def test_the_box_has_352_cards(content: Content) -> None:
    """All printed cards together."""
    decks = ("equipment", "spells", "vehicles", "victory", "allies", "beasts", "events", "battle", "effects")
    listed = sum(copies(getattr(content, shelf)) for shelf in (*decks, "heroes", "quests", "epic_beasts"))
    combat = sum(
        sum((*content.factions[f].deck.values(), *content.factions[f].supply.values())) for f in CORE
    )

    assert listed + combat == 352


def test_the_missions_are_those_of_the_mission_book(content: Content) -> None:
    """Two stories, three skirmishes, three solo missions, and the first game."""
    assert {card.name: card.mode for card in content.scenarios.values()} == MISSIONS
    assert [card.id for card in content.scenarios.values() if card.first_game] == ["first-game"]


# True to what is known


def test_known_hero_values_are_kept(content: Content) -> None:
    """Teela, Evil-Lyn, She-Ra and Beast Man have the numbers that are known."""
    heroes = content.heroes
    teela = heroes["teela"]

    assert (teela.hp, teela.spirit, teela.initiative) == (6, 2, 3)
    assert (heroes["evil-lyn"].hp, heroes["evil-lyn"].initiative) == (6, 2)
    assert heroes["she-ra"].body == 7
    assert heroes["beast-man"].initiative == 2
    assert any(bonus.to == "cost.tame" and bonus.amount < 0 for bonus in heroes["beast-man"].passive.bonuses)
    for hero in ("teela", "evil-lyn"):
        assert [trigger.on for trigger in heroes[hero].passive.triggers] == ["threatened"], hero


def test_known_weapons_are_kept(content: Content) -> None:
    """Teela fights with a sword, Evil-Lyn with a staff whose energy brings one more card."""
    staff = content.weapons["evil-lyn-staff"]

    assert content.weapons["teela-sword"].kind == "melee"
    assert (staff.kind, staff.energy.instant, staff.energy.do) == ("magic", False, (effects.Play(),))


def test_known_cards_are_kept(content: Content) -> None:
    """The Dylinx, Magic Trap, Fireball and the Battle Ram."""
    dylinx = content.beasts["dylinx"]

    assert (dylinx.hp, dylinx.attack, dylinx.defense) == (3, 3, 2)
    assert dylinx.ability is not None
    assert [type(step) for step in dylinx.ability.do] == [effects.Check]
    assert content.equipment["magic-trap"].cost == 2
    assert content.spells["fireball"].use == ("combat",)
    assert content.spells["fireball"].effect.do == (effects.Damage(amount=2, who="enemy"),)
    assert "battle-ram" in content.vehicles


def test_what_is_ours_says_so(content: Content) -> None:
    """No card of this world is claimed to be printed."""
    assert {getattr(card, "origin", "authored") for card in all_cards(content)} == {"authored"}


# Whole


def test_ids_are_unique_over_all_files(content: Content) -> None:
    """Cards, areas, missions and weapons; ids are small letters, digits and hyphens."""
    ids = [card.id for card in all_cards(content)] + list(content.weapons)

    assert [id for id, count in Counter(ids).items() if count > 1] == []
    assert [id for id in ids if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", id)] == []


def test_every_card_has_words_and_does_something(content: Content) -> None:
    """Effects have a text that ends like a sentence; two effect cards have nothing but energy."""
    bare = []
    for name, effect in content.effect.items():
        assert effect.text.strip().endswith("."), name
        if not (effect.do or effect.bonuses or effect.grants or effect.triggers):
            bare.append(name)
    for part in all_parts(content):
        assert str(getattr(part, "text", ".")).endswith("."), part
        assert getattr(part, "name", "x").strip(), part

    assert bare == ["gathering-power", "unlimited-power", "first-game/rules"]
    assert all(content.effects[name].energy for name in bare[:2])


SAID_OTHERWISE = {"webstor/bonus"}  # "no eternium" for the usual 2


def amounts(effect: effects.Effect) -> set[int]:
    """The numbers above 1 in what an effect does, as its text should name them."""
    found = set()
    for part in parts(effect):
        if isinstance(part, effects.Bonus | effects.Boost | effects.Gain | effects.Damage | effects.Heal):
            found.add(abs(part.amount))
        if isinstance(part, effects.Trigger | effects.Pay):
            found.add(part.eternium)
    return {amount for amount in found if amount > 1}


def test_the_numbers_of_an_effect_are_in_its_text(content: Content) -> None:
    """What is added, lost, healed or paid can be read on the card."""
    for card in all_cards(content):
        for name, effect in effects_of(card):
            shown = {int(number) for number in re.findall(r"\d+", effect.text)}
            if isinstance(card, cards.VehicleCard):
                shown.add(card.movement)  # printed apart
            assert name in SAID_OTHERWISE or amounts(effect) <= shown, (name, effect.text)


@pytest.mark.rule("FE-SETUP-20")
def test_hero_cards_are_complete(content: Content) -> None:
    """Two weapons with energy abilities, a passive, and numbers of the same order for everyone."""
    for hero in content.heroes.values():
        assert 5 <= hero.hp <= 8, hero.id
        assert 4 <= hero.body <= 7, hero.id
        assert 1 <= hero.spirit <= 3, hero.id
        assert 1 <= hero.initiative <= 4, hero.id
        assert 2 <= hero.movement <= 3, hero.id
        assert len({weapon.id for weapon in hero.weapons}) == 2, hero.id
        assert len({weapon.kind for weapon in hero.weapons}) == 2, hero.id


def worth(hero: cards.HeroCard) -> int:
    """The printed numbers of a hero in one."""
    return hero.hp + hero.body + 2 * hero.spirit + hero.initiative + 2 * hero.movement


def test_factions_are_worth_the_same(content: Content) -> None:
    """The heroes of both sides together differ by 3 at most, single heroes by 4."""
    sides = {f: [worth(hero) for hero in content.heroes.values() if hero.faction == f] for f in CORE}

    assert abs(sum(sides["masters"]) - sum(sides["evil"])) <= 3, sides
    assert max(map(max, sides.values())) - min(map(min, sides.values())) <= 4, sides


@pytest.mark.parametrize(
    ("shelf", "least", "most", "mean"),
    [("equipment", 1, 5, 3), ("spells", 1, 4, 2), ("vehicles", 2, 6, 3.5)],
)
def test_prices_stay_within_reach(content: Content, shelf: str, least: int, most: int, mean: float) -> None:
    """Spells are cheap, equipment costs more, vehicles most; nothing costs more than a day's income."""
    prices = [card.cost for card in getattr(content, shelf).values() for _ in range(card.copies)]

    assert least <= min(prices)
    assert max(prices) <= most
    assert abs(sum(prices) / len(prices) - mean) <= 0.5, Counter(prices)


def test_victory_cards_are_worth_about_the_same(content: Content) -> None:
    """Three to five VP for both goals; the first is worth 1 to 3."""
    for card in content.victory.values():
        assert 3 <= card.primary.vp + card.secondary.vp <= 5, card.id
        assert 1 <= card.primary.vp <= 3, card.id


# Every keyword of the rules, every word of the vocabulary


def test_the_keywords_of_the_rules_are_on_cards(content: Content) -> None:
    """Flying and "+1*" vehicles, armor for several parts, spells of all kinds, wild and tame beasts."""
    vehicles, equipment = content.vehicles.values(), content.equipment.values()
    uses = {spell.use for spell in content.spells.values()}
    grades = {(card.skulls, bool(card.zone)) for card in content.effects.values()}

    assert any(grant.what == "flying" for card in vehicles for grant in card.effect.grants)
    assert any("+1*" in card.effect.text for card in vehicles)
    assert {card.part for card in equipment if card.type == "armor"} == {
        "head",
        "body",
        "arms",
        "legs",
        "shield",
    }
    assert {use for card in equipment for use in card.use} == {"map", "combat", "wilds"}
    assert uses == {("map",), ("combat",), ("map", "combat")}
    assert {weapon.energy.instant for weapon in content.weapons.values()} == {True, False}
    assert {beast.cost is None for beast in content.beasts.values()} == {True, False}
    assert {beast.cost is None for beast in content.epic_beasts.values()} == {True, False}
    assert Counter(ally.faction for ally in content.allies.values()) == {"masters": 4, "evil": 4}
    assert grades == {(skulls, zone) for skulls in (1, 2, 3, 4) for zone in (True, False)}


def words_used(content: Content) -> dict[str, set[str]]:
    """The words of the vocabulary that the cards use, by the table they are in."""
    used: dict[str, set[str]] = {kind: set() for kind in ("do", "to", "per", "what", "on", "when")}
    for part in all_parts(content):
        if isinstance(part, effects.Step):
            used["do"].add(str(part.__struct_config__.tag))
        if isinstance(part, effects.Bonus):
            used["to"].add(part.to)
        if isinstance(part, effects.Grant):
            used["what"].add(part.what.partition(":")[0])
        if isinstance(part, effects.Trigger | cards.Objective):
            used["on"].add(part.on)
        used["per"].add(getattr(part, "per", "").partition(":")[0])
        conditions = (*getattr(part, "when", ()), *getattr(part, "wins", ()))
        if isinstance(part, cards.ScenarioCard):
            conditions += part.success
        used["when"] |= {condition.removeprefix("not ").partition(":")[0] for condition in conditions}
    return used


def test_every_word_of_the_vocabulary_is_used(content: Content) -> None:
    """No instruction, number, counter, grant, moment or condition is there for nothing."""
    used = words_used(content)
    steps = {str(step.__struct_config__.tag) for step in get_args(effects.Instruction)}

    assert steps - used["do"] == set()
    assert words.NUMBERS - used["to"] == set()
    assert words.COUNTERS - used["per"] == set()
    assert words.GRANTS.keys() - used["what"] == set()
    assert words.MOMENTS - used["on"] == set()
    assert words.CONDITIONS.keys() - used["when"] == set()


# The decks of the missions


def test_quests_have_a_task_for_both_factions(content: Content) -> None:
    """Either one for all, or one for each; every quest is worth VP."""
    for quest in content.quests.values():
        assert set(quest.tasks) in ({"any"}, set(CORE)), quest.id
        worth = [
            step.amount for step in quest.reward.do if isinstance(step, effects.Gain) and step.what == "vp"
        ]
        assert worth, quest.id
        assert 1 <= sum(worth) <= 3, quest.id


def test_the_stories_share_out_the_epic_beasts(content: Content) -> None:
    """Each story has seven of the fourteen."""
    lists = [set(content.scenarios[id].beasts) for id in ("fractures-in-time", "evil-seed")]

    assert [len(each) for each in lists] == [7, 7]
    assert set.union(*lists) == {id for id, beast in content.epic_beasts.items() if not beast.boss}


def test_there_are_mounts_enough_for_a_skirmish(content: Content) -> None:
    """At least six epic beasts can be tamed (FE-SKIRM-09)."""
    assert sum(beast.cost is not None for beast in content.epic_beasts.values()) >= 6


def test_both_battle_decks_have_every_kind_of_weapon(content: Content) -> None:
    """Four cards of each kind with energy and four without, so that a fitting one is always found."""
    kinds = Counter[tuple[str, bool]]()
    for card in content.battle.values():
        kinds[card.kind, card.energy] += card.copies

    assert kinds == {(kind, energy): 4 for kind in words.WEAPON_KINDS for energy in (True, False)}


def test_each_grade_has_six_effect_cards(content: Content) -> None:
    """One skull to four."""
    grades = Counter[int]()
    for card in content.effects.values():
        grades[card.skulls] += card.copies

    assert grades == {1: 6, 2: 6, 3: 6, 4: 6}


# The missions


def mirrored(content: Content, areas: tuple[str, ...]) -> set[str]:
    """The areas at the same places on the other half of the map."""
    at = {(area.x, area.y): id for id, area in content.areas.items()}
    return {at[1500 - content.areas[id].x, content.areas[id].y] for id in areas}


def marked(scenario: cards.ScenarioCard) -> list[str]:
    """Where a mission puts quest markers, in set-up and by skull events."""
    later = [
        part for part in parts(scenario.skulls) if isinstance(part, effects.Marker) and part.what == "quest"
    ]
    return [*scenario.quests, *(area for step in later for area in step.areas)]


@pytest.mark.parametrize("id", ["fractures-in-time", "evil-seed", "first-game"])
def test_stories_put_their_markers_alike_on_both_halves(content: Content, id: str) -> None:
    """In wilds, never two in one area, 14 at most, as near to one side as to the other."""
    scenario = content.scenarios[id]
    where = marked(scenario)

    assert len(set(where)) == len(where) <= 14
    assert {content.areas[area].kind for area in where} == {"wilds"}
    assert mirrored(content, tuple(where)) == set(where)
    assert mirrored(content, scenario.vines) == set(scenario.vines)


def test_skirmish_zones_are_mirror_images(content: Content) -> None:
    """Two zones each, with as many outposts, and room for the soldiers."""
    for scenario in content.scenarios.values():
        if scenario.mode == "skirmish":
            west, east = scenario.zones
            outposts = [id for id in west.areas if content.areas[id].kind == "outpost"]
            assert mirrored(content, west.areas) == set(east.areas), scenario.id
            assert mirrored(content, west.heroes) == set(east.heroes), scenario.id
            assert scenario.deploy <= 3 * len(outposts), scenario.id


def test_solo_missions_leave_the_nearest_traders_to_the_players(content: Content) -> None:
    """On Easy they hold them from the start (FE-DIFF-04)."""
    own = {
        "castle-grayskull": {"foe-castle", "gaz-village", "eldors-village"},
        "temple-of-serpos": {"corridors-of-lithos", "targa-city", "temple-of-the-oracle"},
    }
    for scenario in content.scenarios.values():
        if scenario.mode == "solo":
            player, enemy = scenario.forces
            bases = [content.factions[player.faction].base] if player.faction else list(own)
            held = {*enemy.soldiers, *enemy.starts.values()}
            assert not held & set().union(*(own[base] for base in bases)), scenario.id
            assert set(scenario.quests_by) | set(enemy.soldiers_by) <= set(get_args(effects.Difficulty))


def test_missions_say_what_is_special_and_how_they_end(content: Content) -> None:
    """In words for the player, beside the data."""
    for scenario in content.scenarios.values():
        assert scenario.rules_text, scenario.id
        assert scenario.ending_text, scenario.id
        assert all(line.endswith(".") for line in scenario.rules_text), scenario.id


def test_every_file_is_a_shelf(content: Content) -> None:
    """And none of the shelves is empty."""
    assert [shelf for shelf in SHELVES if not getattr(content, shelf)] == []


def test_effects_can_be_found_by_their_names(content: Content) -> None:
    """What a card does has the card's id, or a name under it."""
    for card in all_cards(content):
        for name, _ in effects_of(card):
            assert content.owner[name] == card.id


# What is ours is worth playing


def test_a_quest_with_two_tasks_asks_for_two_different_things(content: Content) -> None:
    """Factions that are told different stories do different things."""
    for quest in content.quests.values():
        tasks = [[_mechanics(demand) for demand in task.demands] for task in quest.tasks.values()]
        assert len(tasks) == 1 or tasks[0] != tasks[1], quest.id


def _mechanics(demand: msgspec.Struct) -> dict[str, Any]:
    """What a demand asks for, whatever the foe is called."""
    return {name: value for name, value in msgspec.to_builtins(demand).items() if name != "name"}


def test_battle_cards_have_names_of_their_own(content: Content) -> None:
    """24 different ones."""
    assert len({card.name for card in content.battle.values()}) == 24
