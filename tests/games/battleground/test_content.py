"""The shipped content is whole and true to its source; a broken pack is told what is wrong, and where.

The numbers are compared with the facts beside this checkout where they are at hand.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from battlewright.games.battleground import content_checks
from battlewright.games.battleground.content import Content, check, load
from battlewright.games.battleground.field import prepare
from battlewright.games.battleground.model import cards, names
from battlewright.games.battleground.model.cards import CharacterCard, ForceCard, MapCard, WeaponCard
from battlewright.kernel.entries import ContentError
from tools.battleground_maps import written

FACTS = Path(__file__).resolve().parents[4] / "shared" / "data" / "motu_battleground_facts.json"
needs_facts = pytest.mark.skipif(not FACTS.is_file(), reason="no facts beside this checkout")

SPLIT = {
    "veena",
    "turbodactyl",
    "tyrantisaurus",
}  # one more skill than printed, for what is open
USED_FREELY = {  # printed as passive, used when its player likes
    "teela.acrobatics",
    "catra.thats-mine",
    "tyrantisaurus.hardened-scales",
}
OTHER_IDS = {"Battle Armor I": "battle-armor", "Hand of Fate": "hand-of-doom"}


@pytest.fixture(scope="module")
def content() -> Content:
    """The shipped content."""
    return load()


def our_id(name: str) -> str:
    """The id of a card by its working English name."""
    return OTHER_IDS.get(name) or re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def facts(kind: str) -> dict[str, dict[str, Any]]:
    """The facts about the cards we ship, by our id."""
    listed = json.loads(FACTS.read_text(encoding="utf-8"))[kind]
    shelf = getattr(load(), {"heroes": "characters"}.get(kind, kind))
    named = {our_id(re.sub(r" A$", "", fact["name"])): fact for fact in listed}
    exact = {our_id(fact["name"]): fact for fact in listed}
    return {id: fact for id, fact in (named | exact).items() if id in shelf}


def numbered(kind: str) -> dict[str, dict[str, Any]]:
    """The facts about Fate or Glory cards, by our id."""
    listed = json.loads(FACTS.read_text(encoding="utf-8"))[kind]
    return {f"{kind}-{int(fact['id'][1:]):02}": fact for fact in listed}


# What is there


@needs_facts
def test_later_maps_are_drawn_as_the_importer_reads_the_list(content: Content) -> None:
    """Every later picture is that of the list, with the readings of its special terrain."""
    for fact in json.loads(FACTS.read_text(encoding="utf-8"))["maps"][6:]:
        entry = tomllib.loads(written(fact))["map"][0]
        card = content.maps[entry["id"]]
        assert (list(card.rows), card.objectives, card.name) == (
            entry["rows"],
            entry["objectives"],
            fact["name"],
        )
        assert [list(zone) for zone in card.zones] == entry["zones"]


@pytest.mark.rule("BG-FIELD-05")
def test_zones_may_be_columns(content: Content) -> None:
    """On the boards of Preternia the sides deploy in the three outermost columns, facing each other."""
    field = prepare(content.maps["lava-pit"])
    ends = [(names[0], names[-1]) for names in (field.labels(zone) for zone in field.zones)]

    assert [len(field.labels(zone)) for zone in field.zones] == [75, 75]
    assert ends == [("A1", "Y3"), ("A27", "Y29")]
    assert field.zone_of(field.nodes["B3"]) == 0
    assert (field.zone_of(field.nodes["B28"]), field.zone_of(field.nodes["B27"])) == (1, -1)
    assert field.outward == (0, 3)


def test_everything_of_the_starter_set_is_there(content: Content) -> None:
    """Ten characters, 33 weapons, 23 items, 48 Fate and 10 Glory cards, six battlegrounds."""
    shelves = (content.characters, content.weapons, content.items, content.fate, content.glory, content.maps)
    starter = [[card for card in shelf.values() if card.set == "starter"] for shelf in shelves]

    assert [len(found) for found in starter] == [10, 33, 23, 48, 10, 6]
    weapons = [weapon for weapon in content.weapons.values() if weapon.set == "starter"]
    assert Counter(weapon.type for weapon in weapons) == {"melee": 15, "ranged": 9, "spell": 9}
    assert set(content.scenarios) >= {"first-game", "skirmish", "team-battle"}


@pytest.mark.rule("BG-CHAR-02")
def test_every_character_has_its_seven_stats(content: Content) -> None:
    """Health, five stats that tests refer to, and a speed of two values."""
    for card in content.characters.values():
        stats = (card.health, card.strength, card.perception, card.power, card.toughness, card.mind)
        assert all(stat >= 1 for stat in stats) or card.id == "roboto", card.id  # his Toughness is a skill
        assert 1 <= card.speed[0] <= card.speed[1], card.id


@pytest.mark.rule("BG-ITEM-01")
def test_items_are_trinkets_shields_and_armor(content: Content) -> None:
    """Every item has one of the three types, or is a module of a vehicle, and a card of its own."""
    starter = [item for item in content.items.values() if item.set == "starter"]
    assert Counter(item.type for item in starter) == {"armor": 6, "shield": 2, "trinket": 15}
    assert {item.type for item in content.items.values()} == {"armor", "shield", "trinket", "module"}


def test_every_card_has_words_for_the_player(content: Content) -> None:
    """Names and texts are never empty."""
    for shelf in (content.characters, content.weapons, content.items, content.fate, content.glory):
        for card in shelf.values():
            assert card.name.strip(), card.id
    texts = [effect.text for effect in content.effects.values()]
    texts += [card.mission.text for card in content.glory.values()]
    texts += [card.text for card in content.scenarios.values()]

    assert all(text.strip().endswith(".") for text in texts)


def test_no_weapon_is_without_words_and_no_card_without_its_bonus(content: Content) -> None:
    """A weapon has a special ability; a Fate card an ability, a drawback, an answer or extra mana."""
    assert [w.id for w in content.weapons.values() if w.special is None and w.always is None] == []
    parts = [(c.id, (c.ability, c.drawback, c.answer, c.discarded)) for c in content.fate.values()]
    assert [id for id, effects in parts if not any(effects)] == ["fate-33"]
    assert [id for id, effects in parts if effects[1]] == ["fate-21", "fate-22", "fate-90"]


# True to the facts


@needs_facts
def test_characters_are_as_printed(content: Content) -> None:
    """Stats, speed, cost, slots and iconic equipment."""
    equipment = {
        fact["id"]: our_id(fact["name"]) for kind in ("weapons", "items") for fact in facts(kind).values()
    }
    for id, fact in facts("heroes").items():
        card = content.characters[id]
        for stat in ("health", "strength", "perception", "power", "toughness", "cost"):
            if (id, stat) in (("prince-adam", "cost"), ("tyrantisaurus", "cost")):
                continue  # none is printed; Adam costs what He-Man costs
            printed = 0 if fact[stat] in ("variable", None) else fact[stat]
            assert getattr(card, stat) == printed, (id, stat)
        assert card.mind == fact["spirit"], id
        assert card.speed == (fact["speed"], fact["speed_enhanced"]), id
        assert {slot: card.slots.get(slot, 0) for slot in names.SLOTS} == fact["slots"], id
        own = tuple(equipment[piece] for piece in fact["basic_equipment"] if piece in equipment)
        assert card.iconic == own, id


@needs_facts
def test_active_skills_cost_what_is_printed(content: Content) -> None:
    """AP and mana of the characters' skills, in the order of the card."""
    for id, fact in facts("heroes").items():
        skills = content.characters[id].skills
        assert len(skills) - len(fact["skills"]) == (1 if id in SPLIT else 0), id
        for skill, printed in zip(skills, fact["skills"], strict=False):
            assert skill.active == (printed["kind"] == "active") or skill.id in USED_FREELY, skill.id
            if skill.active and printed["ap"] is not None:
                least = int(str(printed["mana"]).partition("-")[0])
                assert (skill.ap, skill.mana) == (printed["ap"], least), skill.id


@needs_facts
def test_weapons_are_as_printed(content: Content) -> None:
    """Type, range, dice, mana, cost, and the wounds of each row."""
    for id, fact in facts("weapons").items():
        card = content.weapons[id]
        assert (card.type, card.dice, card.mana, card.cost, card.iconic) == (
            fact["type"],
            fact["dice_mod"],
            fact["mana"],
            fact["cost"],
            fact["iconic"],
        ), id
        if card.type != "melee":
            assert card.range == fact["range"], id
        assert [(row.at, wounds(row)) for row in card.rows] == [
            (at, int(found[1]) if (found := re.match(r"(\d)w", text)) else 0)
            for at, text in fact["result_rows"]
        ], id
        assert card.no_slot == ("Uses no" in fact["effect"]), id


def wounds(row: cards.Row) -> int:
    """The wounds a row causes in any case."""
    return sum(step.amount for step in row.do if isinstance(step, cards.Wound) and not step.when)


@needs_facts
def test_items_are_as_printed(content: Content) -> None:
    """Type, cost, and the price of their skills."""
    assert set(facts("items")) == set(content.items)
    for id, fact in facts("items").items():
        card = content.items[id]
        assert (card.type, card.cost, card.iconic) == (fact["type"], fact["cost"], fact["iconic"]), id
        if isinstance(fact["mana"], int):
            assert (card.skill.ap, card.skill.mana) == (fact["ap"], fact["mana"]), id


@needs_facts
def test_fate_and_glory_cards_are_as_printed(content: Content) -> None:
    """Initiative, AP, mana, extra mana; victory points of the side missions."""
    fate = {id: fact for id, fact in numbered("fate").items() if id in content.fate}
    glory = {id: fact for id, fact in numbered("glory").items() if id in content.glory}

    assert {
        id: (card.initiative, card.ap, card.mana, card.extra_mana) for id, card in content.fate.items()
    } == {id: (f["initiative"], f["ap"], f["mana"], f["bonus2_mana"]) for id, f in fate.items()}
    assert {id: (card.initiative, card.ap, card.mana, card.vp) for id, card in content.glory.items()} == {
        id: (f["initiative"], f["ap"], f["mana"], f["vp"]) for id, f in glory.items()
    }


@needs_facts
def test_maps_are_as_printed_and_use_exactly_their_pieces(content: Content) -> None:
    """Every picture equals its source, and its signs add up to the pieces listed for the map."""
    for fact in json.loads(FACTS.read_text(encoding="utf-8"))["maps"][:6]:
        card = content.maps[our_id(fact["name"])]
        assert card.rows == tuple(fact["grid"][letter] for letter in content_checks.MAP_ROWS), card.id
        assert card.objectives == fact["objectives_total"], card.id

        drawn = signs(card)
        high, low, pieces = 0, 0, fact["pieces"]
        for piece, count in pieces.items():
            of_high, of_low = hexes_of(piece)
            high, low = high + count * of_high, low + count * of_low
        assert drawn["H"] + drawn["Q"] == high, card.id
        assert drawn["l"] == low, card.id
        assert drawn["P"] + drawn["Q"] == 7 * pieces.get("platform (7 hexes)", 0), card.id
        assert drawn["s"] == pieces.get("ladder", 0), card.id
        assert drawn["*"] == fact["objectives_on_map"], card.id


def hexes_of(piece: str) -> tuple[int, int]:
    """How many hexes of a piece are high, and how many low."""
    words = piece.split()
    match words[:2]:
        case ["column"]:
            return 1, 0
        case ["high", "wall"]:
            return int(words[2]), 0
        case ["low", "wall"]:
            return 0, int(words[2])
        case ["mixed", "wall"]:
            return 2, int(words[2]) - 2
        case _:
            return 0, 0


def signs(card: MapCard) -> Counter[str]:
    """How often each sign is drawn."""
    return Counter("".join(card.rows))


def test_every_map_has_all_hexes_of_the_board(content: Content) -> None:
    """25 rows of 29 and 30 hexes in turn: 737 in all."""
    for card in content.maps.values():
        assert len(card.rows) == 25
        assert sum(signs(card).values()) - signs(card)["#"] == 737, card.id


# Forces


def cost(content: Content, force: ForceCard) -> int:
    """Points of characters and equipment."""
    total = 0
    for entry in force.characters:
        total += content.characters[entry.card].cost
        total += sum(content.weapons[name].cost for name in entry.weapons)
        total += sum(content.items[name].cost for name in entry.items)
    return total


def room(content: Content, card: CharacterCard, items: tuple[str, ...]) -> dict[str, int]:
    """The slots of a character that carries these items."""
    cape = "magic-cape" in items
    holster = "holster" in items
    more = {"spell": cape, "trinket": holster}
    return {slot: card.slots.get(slot, 0) + more.get(slot, 0) for slot in names.SLOTS}


def is_slotted(weapon: WeaponCard) -> bool:
    """Whether a weapon takes up a slot."""
    return not weapon.no_slot


def test_prepared_forces_are_legal(content: Content) -> None:
    """Points, slots, one faction, one copy of everything, iconic pieces with their bearers."""
    for force in content.forces.values():
        assert cost(content, force) <= force.points, force.id
        carried: Counter[str] = Counter()
        for entry in force.characters:
            card = content.characters[entry.card]
            carried.update((*entry.weapons, *entry.items))
            assert card.faction == force.faction, force.id
            weapons = [content.weapons[name] for name in entry.weapons]
            used = Counter(str(weapon.type) for weapon in weapons if is_slotted(weapon))
            used.update(content.items[name].type for name in entry.items)
            slots = room(content, card, entry.items)
            assert all(used[slot] <= slots[slot] for slot in used), (force.id, card.id)
            assert {w.id for w in weapons if w.iconic} <= set(card.iconic), (force.id, card.id)
            assert set(card.must_carry) <= set(entry.weapons), (force.id, card.id)
        assert max(carried.values()) == 1, force.id
        assert (len(set(force.fate)), len(set(force.glory))) == (20, 2), force.id
        assert (len(force.fate), len(force.glory)) == (20, 2), force.id


def test_there_are_prepared_forces_for_every_game(content: Content) -> None:
    """Every faction has a Force of 95 to 100 points, Masters and Evil several and two for Team Battle."""
    full = [f for f in content.forces.values() if f.points == 100 and f.id not in FIRST_GAME]
    team = [f for f in content.forces.values() if f.points == 75]

    assert [f.id for f in full if not 95 <= cost(content, f) <= 100] == []
    assert [f.id for f in team if not 73 <= cost(content, f) <= 75] == []
    assert {f.faction for f in full} == {card.faction for card in content.characters.values()}
    assert Counter(f.faction for f in team) == {"masters": 2, "evil": 2}


@pytest.mark.parametrize("faction", ["masters", "evil"])
def test_a_team_shares_one_copy_of_everything(content: Content, faction: str) -> None:
    """Characters, equipment, Fate and Glory cards of the two Forces of a team are all different."""
    first, second = (f for f in content.forces.values() if f.points == 75 and f.faction == faction)

    assert not everything(content, first) & everything(content, second)


def everything(content: Content, force: ForceCard) -> set[str]:
    """All a Force and its deck are made of; versions of a character count as the same."""
    people = {content.characters[e.card].same_as or e.card for e in force.characters}
    carried = {name for entry in force.characters for name in (*entry.weapons, *entry.items)}
    return people | carried | {*force.fate, *force.glory}


@pytest.mark.rule("BG-SETUP-03")
def test_the_first_game_has_its_fixed_forces(content: Content) -> None:
    """Three Masters against three Evil Warriors, each with the weapons the rulebook lists and no items."""
    masters, evil = (content.forces[name] for name in content.scenarios["first-game"].forces)

    assert {e.card: (e.weapons, e.items) for e in (*masters.characters, *evil.characters)} == {
        "he-man": (("power-sword",), ()),
        "stratos": (("flamethrower",), ()),
        "man-at-arms": (("arm-cannon", "mace"), ()),
        "skeletor": (("havoc-staff", "magic-blast"), ()),
        "mer-man": (("trident",), ()),
        "trap-jaw": (("hook-attachment",), ()),
    }


def test_first_game_decks_are_a_match_for_each_other(content: Content) -> None:
    """The same spread of initiative, and nearly the same AP and mana."""
    masters, evil = ([content.fate[id] for id in content.forces[f].fate] for f in FIRST_GAME)

    assert Counter(c.initiative for c in masters) == Counter(c.initiative for c in evil)
    assert abs(sum(c.ap for c in masters) - sum(c.ap for c in evil)) <= 1
    assert abs(sum(c.mana for c in masters) - sum(c.mana for c in evil)) <= 1


FIRST_GAME = ("first-game-masters", "first-game-evil")


# Tables


def test_an_effect_is_found_by_its_id_and_leads_to_its_card(content: Content) -> None:
    """Skills, weapons, items, Fate cards and tokens."""
    owners = {
        "he-man.superhuman-reflexes": "he-man",
        "trident": "trident",
        "mace.always": "mace",
        "jet-pack.skill": "jet-pack",
        "fate-22": "fate-22",
        "curse": "curse",
    }

    assert {id: content.owner[id] for id in owners} == owners
    assert set(owners) <= set(content.effects)


def test_a_list_of_instructions_is_found_by_where_it_stands(content: Content) -> None:
    """Programs of effects, triggers, rows, removals, and lists inside lists."""
    programs = content.programs

    assert programs["fate-23"] == (cards.Gain(what="ap"),)
    assert programs["havoc-staff.always/t0"] == (cards.Gain(what="mana"),)
    assert programs["trident/r2"] == (cards.Wound(amount=2),)
    assert programs["curse/removal"] == (cards.Wound(amount=1, who="self"),)
    assert programs["fate-24.0/then"] == (cards.Draw(),)
    assert programs["ram-man.rapid-charge.1/then.0/r1"] == (cards.Give(token="knockdown"),)
    assert programs["stratos.leader-of-avion.0/r1.1/overwatch"] == (
        cards.Gain(what="overwatch", who="target"),
    )


def test_bonuses_grants_and_triggers_are_found_by_name(content: Content) -> None:
    """By number, by what is granted (without its parameter), and by moment."""
    assert [b.amount for b in content.bonuses["polarizer.skill"]["perception"]] == [1, -1]
    assert content.grants["evil-lyn.shared-power"]["shares_mana"][0].what == "shares_mana:8"
    assert content.triggers["interruption_ended"]["helmet.skill"][0][0] == 0
    assert "helmet.skill" not in content.triggers["turn_ended"]


# Packs

AXE = """
[[weapon]]
id = "my-axe"
name = "My Axe"
type = "melee"
cost = 3
rows = [{ at = 1, do = [{ do = "wound", amount = 1 }] }]
"""
SPECIAL = '[weapon.special]\ntext = "More dice."\n'


def pack(folder: Path, file: str, text: str) -> Path:
    """A pack of one file."""
    path = folder / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return folder


def test_a_pack_adds_its_entries(tmp_path: Path, content: Content) -> None:
    """New entries stand beside the shipped ones; the hash tells the two apart."""
    more = load(pack(tmp_path, "weapons.toml", AXE))

    assert check(tmp_path) == []
    assert set(more.weapons) - set(content.weapons) == {"my-axe"}
    assert more.programs["my-axe/r1"] == (cards.Wound(amount=1),)
    assert more.hash != content.hash


def test_the_hash_is_of_what_is_said_not_of_how_it_is_written(tmp_path: Path) -> None:
    """Order, comments and spaces do not matter."""
    one = load(pack(tmp_path / "one", "weapons.toml", AXE))
    two = load(pack(tmp_path / "two", "weapons.toml", "# mine\n" + AXE.replace("cost = 3", "cost  =  3")))

    assert one.hash == two.hash


def test_an_entry_is_replaced_only_on_request(tmp_path: Path) -> None:
    """An id that exists is an error, unless the entry says that it replaces."""
    dagger = AXE.replace("my-axe", "dagger")

    with pytest.raises(ContentError, match=r"weapons.toml: entry 'dagger': field 'id': exists already"):
        load(pack(tmp_path / "clash", "weapons.toml", dagger))
    replaced = load(pack(tmp_path / "new", "weapons.toml", dagger + "replaces = true\n"))

    assert replaced.weapons["dagger"].name == "My Axe"
    assert "dagger" not in replaced.effects


MISTAKES = {
    "wrong type": (
        "weapons.toml",
        AXE + 'dice = "two"\n',
        "weapons.toml: entry 'my-axe': field 'dice': expected int, got str",
    ),
    "unknown field": (
        "weapons.toml",
        AXE + "rnage = 4\n",
        "weapons.toml: entry 'my-axe': field 'rnage': unknown field; did you mean 'range'?",
    ),
    "unknown field inside": (
        "weapons.toml",
        AXE + SPECIAL + 'bonuses = [{ to = "attack.dice", amuont = 1 }]\n',
        "weapons.toml: entry 'my-axe': field 'special.bonuses[0].amuont': unknown field; "
        "did you mean 'amount'?",
    ),
    "missing text": (
        "weapons.toml",
        AXE + "[weapon.special]\n",
        "weapons.toml: entry 'my-axe': field 'special.text': is missing",
    ),
    "empty text": (
        "weapons.toml",
        AXE + '[weapon.special]\ntext = " "\n',
        "weapons.toml: entry 'my-axe': field 'special.text': is empty",
    ),
    "missing field": (
        "weapons.toml",
        AXE.replace("cost = 3\n", ""),
        "weapons.toml: entry 'my-axe': field 'cost': is missing",
    ),
    "no id": (
        "weapons.toml",
        AXE.replace('id = "my-axe"\n', ""),
        "weapons.toml: entry 1: field 'id': is missing",
    ),
    "unknown instruction": (
        "weapons.toml",
        AXE.replace('do = "wound"', 'do = "wund"'),
        "weapons.toml: entry 'my-axe': field 'rows[0].do[0].do': unknown name 'wund'; did you mean 'wound'?",
    ),
    "unknown word": (
        "weapons.toml",
        AXE.replace('"melee"', '"mele"'),
        "weapons.toml: entry 'my-axe': field 'type': unknown name 'mele'; did you mean 'melee'?",
    ),
    "unknown condition": (
        "weapons.toml",
        AXE + SPECIAL + 'bonuses = [{ to = "attack.dice", when = ["flanking"] }]\n',
        "weapons.toml: entry 'my-axe': field 'special.bonuses[0].when[0]': unknown condition 'flanking'; "
        "did you mean 'flank'?",
    ),
    "condition without its number": (
        "weapons.toml",
        AXE + SPECIAL + 'bonuses = [{ to = "attack.dice", when = ["mana"] }]\n',
        "weapons.toml: entry 'my-axe': field 'special.bonuses[0].when[0]': condition 'mana' takes a whole "
        "number, as in 'mana:3'",
    ),
    "unknown number": (
        "weapons.toml",
        AXE + SPECIAL + 'bonuses = [{ to = "attack.die" }]\n',
        "weapons.toml: entry 'my-axe': field 'special.bonuses[0].to': unknown number 'attack.die'; "
        "did you mean 'attack.dice'?",
    ),
    "unknown counter": (
        "weapons.toml",
        AXE + SPECIAL + 'bonuses = [{ to = "attack.dice", per = "wounds" }]\n',
        "weapons.toml: entry 'my-axe': field 'special.bonuses[0].per': unknown counter 'wounds'; "
        "did you mean 'wounds_on_self'?",
    ),
    "unknown grant": (
        "weapons.toml",
        AXE + SPECIAL + 'grants = [{ what = "chose_row" }]\n',
        "weapons.toml: entry 'my-axe': field 'special.grants[0].what': unknown grant 'chose_row'; "
        "did you mean 'choose_row'?",
    ),
    "unknown moment": (
        "weapons.toml",
        AXE + SPECIAL + 'triggers = [{ on = "wound", do = [] }]\n',
        "weapons.toml: entry 'my-axe': field 'special.triggers[0].on': unknown moment 'wound'; "
        "did you mean 'wounded'?",
    ),
    "unknown function": (
        "weapons.toml",
        AXE.replace('do = "wound", amount = 1', 'do = "special", function = "keep_efect"'),
        "weapons.toml: entry 'my-axe': field 'rows[0].do[0].function': unknown special function "
        "'keep_efect'; did you mean 'keep_effect'?",
    ),
    "unknown token": (
        "weapons.toml",
        AXE.replace('do = "wound", amount = 1', 'do = "give", token = "blinded"'),
        "weapons.toml: entry 'my-axe': field 'rows[0].do[0].token': unknown token 'blinded'; "
        "did you mean 'blind'?",
    ),
    "unknown weapon": (
        "weapons.toml",
        AXE.replace('do = "wound", amount = 1', 'do = "free_attack", weapon = "my-ax"'),
        "weapons.toml: entry 'my-axe': field 'rows[0].do[0].weapon': unknown weapon 'my-ax'; "
        "did you mean 'my-axe'?",
    ),
    "rows not ascending": (
        "weapons.toml",
        AXE.replace("rows = [", "rows = [{ at = 2, do = [] }, "),
        "weapons.toml: entry 'my-axe': field 'rows[1].at': rows must ascend, but 1 follows 2",
    ),
    "wrong table": (
        "weapons.toml",
        '[[waepon]]\nid = "x"\n',
        "weapons.toml: field 'waepon': unknown table; expected [[weapon]]",
    ),
    "unknown file": ("weapon.toml", AXE, "weapon.toml: unknown file; did you mean 'weapons'?"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_names_file_entry_and_field(tmp_path: Path, mistake: str) -> None:
    """Whatever is wrong with a pack is told by file, entry and field, with the nearest known name."""
    file, text, message = MISTAKES[mistake]

    assert [str(error) for error in check(pack(tmp_path, file, text))] == [message]


def test_broken_toml_is_told_by_line(tmp_path: Path) -> None:
    """A file that cannot be read says where it breaks."""
    (error,) = check(pack(tmp_path, "items.toml", '[[item]]\nid = "x\n'))

    assert str(error).startswith("items.toml: not valid TOML: ")
    assert "line 2" in str(error)


def test_all_mistakes_of_a_pack_are_told_at_once(tmp_path: Path) -> None:
    """Several fields of an entry, several entries and several files."""
    pack(tmp_path, "weapons.toml", AXE + 'dice = "two"\nrange = "far"\n' + AXE.replace("my-axe", "dagger"))
    pack(tmp_path, "tokens.toml", '[[token]]\nid = "dizzy"\nname = "Dizzy"\nkind = "debuff"\n')

    assert [(error.file, error.entry, error.field) for error in check(tmp_path)] == [
        ("tokens.toml", "'dizzy'", "effect"),
        ("weapons.toml", "'my-axe'", "range"),
        ("weapons.toml", "'my-axe'", "dice"),
        ("weapons.toml", "'dagger'", "id"),
    ]
    with pytest.raises(ContentError) as caught:
        load(tmp_path)
    assert len(caught.value.__notes__) == 3


def test_slots_are_of_known_types(tmp_path: Path) -> None:
    """A character has slots for weapons and items of the six types."""
    text = """
        [[character]]
        id = "nobody"
        name = "Nobody"
        faction = "masters"
        health = 1
        strength = 1
        perception = 1
        power = 1
        toughness = 1
        mind = 1
        speed = [4, 6]
        cost = 1
        slots = { meele = 1 }
        skills = []
    """
    (error,) = check(pack(tmp_path, "characters.toml", text))

    assert (error.field, error.problem) == ("slots.meele", "unknown slot 'meele'; did you mean 'melee'?")


def force_text(characters: str, points: int = 100) -> str:
    """A Force entry."""
    head = f'[[force]]\nid = "mine"\nname = "Mine"\nfaction = "evil"\npoints = {points}\n'
    return head + f"characters = [{characters}]\n"


TRAP_JAW = '{ card = "trap-jaw", weapons = ["hook-attachment"] }'
FORCES = {
    "too dear": (force_text(TRAP_JAW, points=10), "the Force costs 18 points, more than 10"),
    "twice": (force_text(f"{TRAP_JAW}, {TRAP_JAW}"), "'trap-jaw' comes 2 times, at most 1 allowed"),
    "bare": (force_text('{ card = "trap-jaw" }'), "'trap-jaw' must carry 'hook-attachment'"),
    "other side": (force_text('{ card = "orko" }'), "'orko' is not of the faction 'evil'"),
    "no room": (
        force_text('{ card = "evil-lyn", weapons = ["mace"] }'),
        "'evil-lyn' carries 1 of type melee, but has room for 0",
    ),
    "not theirs": (
        force_text('{ card = "skeletor", weapons = ["trident"] }'),
        "'trident' is iconic and not for 'skeletor'",
    ),
    "unknown": (
        force_text('{ card = "skelator" }'),
        "unknown character 'skelator'; did you mean 'skeletor'?",
    ),
}


@pytest.mark.parametrize("mistake", FORCES)
def test_a_force_must_be_legal(tmp_path: Path, mistake: str) -> None:
    """Points, copies, slots, iconic equipment and faction are checked when a pack is read."""
    text, problem = FORCES[mistake]

    assert problem in [error.problem for error in check(pack(tmp_path, "forces.toml", text))]


def map_text(content: Content, old: str, new: str, objectives: int = 5) -> str:
    """The Battlefield with its first `old` drawn differently."""
    rows = "\n".join(f'  "{row}",' for row in content.maps["battlefield"].rows).replace(old, new, 1)
    head = (
        f'[[map]]\nid = "mine"\nname = "Mine"\nobjectives = {objectives}\nzones = [["A", "E"], ["U", "Y"]]\n'
    )
    return head + f"rows = [\n{rows}\n]\n"


@pytest.mark.parametrize(
    ("old", "new", "objectives", "field", "problem"),
    [
        ("HHHH*", "HHHH*.", 5, "rows[3]", "row V: expected 30 signs, got 31"),
        ("HHHH*", "HHXH*", 5, "rows[3]", "row V: unknown sign 'X'; known are .:#HlPQs*,"),
        (":#", "::", 5, "rows[0]", "row Y has only 29 hexes: its last sign must be '#'"),
        ("HHHH*", "HHHH*", 4, "objectives", "5 are drawn on the map, but there are 4 in all"),
    ],
)
def test_a_map_must_be_whole(
    tmp_path: Path, content: Content, old: str, new: str, objectives: int, field: str, problem: str
) -> None:
    """Rows have the right number of known signs, and no more objectives are drawn than there are."""
    text = map_text(content, old, new, objectives)

    errors = check(pack(tmp_path, "maps/mine.toml", text))

    assert [(e.file, e.field, e.problem) for e in errors] == [("maps/mine.toml", field, problem)]


def test_a_map_of_ones_own_is_read(tmp_path: Path, content: Content) -> None:
    """A pack may bring its own battlegrounds."""
    more = load(pack(tmp_path, "maps/mine.toml", map_text(content, "l", ",")))

    assert signs(more.maps["mine"])[","] == 1
