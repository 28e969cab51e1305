"""Lists built outside a match: what is legal is what a setup takes, and everything refused says why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from battlewright.games import load
from battlewright.kernel.game import Game, SetupError
from battlewright.kernel.surface import Line, ListCheck
from battlewright.texts import languages
from tests.games.fields.scenes import with_horde

Terms = Mapping[str, object]
BATTLEGROUND: Terms = {"scenario": "skirmish"}
TEAM_BATTLE: Terms = {"scenario": "team-battle"}
HEROSCAPE: Terms = {"points": 400}
FIELDS: Terms = {"scenario": "marching-armies"}
TERMS: dict[str, list[Terms]] = {
    "battleground": [BATTLEGROUND, TEAM_BATTLE],
    "heroscape": [{"points": n} for n in (300, 400, 1000)],
    "fields": [FIELDS, {"scenario": "he-man-impostor"}, {**FIELDS, "switches": {"free_heroes": True}}],
}


def check(game: str, terms: Terms, lines: Sequence[Line], **more: Any) -> ListCheck:
    """What is said of a list, in English."""
    builder = load(game).list_builder()
    assert builder is not None
    return builder.check(terms, lines, load(game).narrator("en"), **more)


def rules(found: ListCheck) -> list[str]:
    """The rules behind what is wrong."""
    return [problem.rule for problem in found.problems]


def why_not(found: ListCheck, card: str, line: int | None = None) -> str:
    """The rule and the sentence against one card more; empty if it can be added."""
    closed = found.closed if line is None else found.lines[line].closed
    if card not in closed:
        return ""
    reason = found.reasons[closed[card]]
    return f"{reason.rule}: {reason.text}"


def setup_of(game: str, terms: Terms, lines: Sequence[Line]) -> dict[str, object]:
    """A match in which every seat that brings a list brings this one, or as near to it as may be."""
    plain = {"lines": msgspec.to_builtins(lines)}
    match game:
        case "battleground":
            return {**terms, "forces": [plain, None] if terms == BATTLEGROUND else [plain, None, None, None]}
        case "heroscape":
            return {**terms, "forces": [plain, "random"]}
        case _:
            return {**terms, "heroes": [[line.card for line in lines], []]}


def playable(game: Game[Any], setup: Mapping[str, object]) -> bool:
    """Whether a match can be begun so."""
    try:
        game.new(setup, "1")
    except SetupError:
        return False
    return True


# --- all games ------------------------------------------------------------------------------------


@pytest.mark.rule("BG-SETUP-01", "HS-SETUP-05", "FE-SETUP-02")
@pytest.mark.parametrize("name", TERMS)
def test_lists_by_chance_are_legal_and_can_be_played(name: str) -> None:
    """Whatever the terms: the check finds nothing, and a match begins with the list."""
    game = load(name)
    builder = game.list_builder()
    assert builder is not None
    for terms in TERMS[name]:
        for seed in range(6):
            lines = builder.random(terms, Random(seed).randrange)
            found = check(name, terms, lines)
            assert (found.legal, found.problems) == (True, ())
            assert found.points <= found.most
            if name != "fields":
                game.new(setup_of(name, terms, lines), "1")


@pytest.mark.rule("BG-SETUP-01", "BG-SETUP-06", "HS-SETUP-05", "HS-SETUP-08")
@pytest.mark.parametrize("name", ["battleground", "heroscape"])
@pytest.mark.parametrize("seed", range(4))
def test_a_setup_takes_exactly_the_lists_that_are_legal(name: str, seed: int) -> None:
    """A list with some lines left out, doubled or exchanged: check and setup agree."""
    game, random = load(name), Random(seed)
    builder = game.list_builder()
    assert builder is not None
    terms = TERMS[name][0]
    lines = list(builder.random(terms, random.randrange))
    others = list(builder.random(terms, random.randrange))
    for _ in range(12):
        tried = list(lines)
        match random.randrange(4):
            case 0:
                tried.remove(random.choice(tried))
            case 1:
                tried.append(random.choice(tried))
            case 2:
                tried[random.randrange(len(tried))] = random.choice(others)
            case _:
                tried[0] = msgspec.structs.replace(tried[0], copies=2)
        found = check(name, terms, tried)
        assert found.legal == playable(game, setup_of(name, terms, tried))
        assert found.legal == (not found.problems)


@pytest.mark.rule("BG-SETUP-01", "BG-FORCE-02", "HS-SETUP-05", "HS-SETUP-08", "FE-SETUP-02")
@pytest.mark.parametrize("name", TERMS)
def test_what_is_closed_is_exactly_what_would_be_wrong(name: str) -> None:
    """A card that can be added adds nothing to what is wrong; one that cannot adds something."""
    builder = load(name).list_builder()
    assert builder is not None
    words = load(name).narrator("en")
    terms = TERMS[name][0]
    sections = {s.id for s in builder.describe(words).sections if not s.carried}
    cards = [id for id, entry in builder.describe(words).entries.items() if entry.section in sections]
    lines = builder.random(terms, Random(1).randrange)[:2]
    before = check(name, terms, lines)
    for card in cards:
        after = check(name, terms, [*lines, Line(card)])
        unfinished = (
            "needs",
            "must carry",
            "A team has three heroes; there are 0",
            "there are 1",
            "there are 2",
        )
        new = [
            p
            for p in after.problems
            if p not in before.problems and not any(word in p.text for word in unfinished)
        ]
        assert (card in before.closed) == bool(new), (card, new)


@pytest.mark.parametrize("name", TERMS)
@pytest.mark.parametrize("language", languages())
def test_every_reason_and_every_word_is_there_in_each_language(name: str, language: str) -> None:
    """Formats, sections, traits and reasons have words; no id shows through."""
    game = load(name)
    words, builder = game.narrator(language), game.list_builder()
    assert builder is not None
    shown = builder.describe(words)
    listed = [
        shown.noun,
        *(f.name for f in shown.formats),
        *(s.name for s in shown.sections),
        *(n.name for n in shown.numbers),
        *(value for trait in shown.traits for value in (trait.name, *trait.values.values())),
    ]
    for terms in TERMS[name]:
        lines = builder.random(terms, Random(2).randrange)
        for tried in (lines, lines[:1], (), [*lines, lines[0]], [Line("nobody")]):
            found = builder.check(terms, tried, words)
            listed += [reason.text for reason in (*found.problems, *found.reasons)]
            listed += [slot.name for line in found.lines for slot in line.slots]
    assert all(listed)
    assert not [text for text in listed if "⟦" in text or "{" in text or "list-" in text]


def test_entries_know_their_section_traits_and_numbers() -> None:
    """What filters and curves are made from names only what is declared."""
    for name in TERMS:
        game = load(name)
        builder = game.list_builder()
        assert builder is not None
        shown = builder.describe(game.narrator("en"))
        traits = {trait.id: trait.values for trait in shown.traits}
        for id, entry in shown.entries.items():
            assert entry.section in {section.id for section in shown.sections}, id
            assert all(value in traits[trait] for trait, value in entry.traits.items()), id
            assert set(entry.numbers) <= {number.id for number in shown.numbers}, id
        for prepared in shown.prepared:
            assert all(line.card in shown.entries for line in prepared.lines)


@pytest.mark.parametrize("name", TERMS)
def test_terms_that_name_nothing_are_refused(name: str) -> None:
    """Not with a guess, but with what there is."""
    with pytest.raises(SetupError, match="scenario"):
        check(name, {"scenario": "tea-party"}, [])


# --- Battleground ---------------------------------------------------------------------------------


@pytest.mark.rule("BG-FORCE-02")
def test_a_force_has_one_faction_and_says_so() -> None:
    """With He-Man on the list, Skeletor is closed; two of different factions are a mistake."""
    found = check("battleground", BATTLEGROUND, [Line("he-man")])
    assert why_not(found, "skeletor").startswith("BG-FORCE-02: Skeletor is not of the faction")
    assert why_not(found, "teela") == ""
    mixed = check("battleground", BATTLEGROUND, [Line("he-man"), Line("skeletor")])
    assert "BG-FORCE-02" in rules(mixed)
    assert [p.cards for p in mixed.problems if p.rule == "BG-FORCE-02"] == [("skeletor",)]


@pytest.mark.rule("BG-SETUP-01")
def test_slots_of_a_character_are_counted_and_close_equipment() -> None:
    """He-Man has one melee slot; with the Power Sword in it, no other melee weapon can be carried."""
    found = check("battleground", BATTLEGROUND, [Line("he-man", carries=["power-sword"])])
    melee = next(slot for slot in found.lines[0].slots if slot.id == "melee")
    assert (melee.used, melee.room) == (1, 1)
    assert "1 melee slots, and 2 would be used" in why_not(found, "battle-axe", 0)
    assert why_not(check("battleground", BATTLEGROUND, [Line("he-man")]), "battle-axe", 0) == ""


@pytest.mark.rule("BG-SETUP-06")
def test_the_deck_says_what_is_missing_and_takes_each_card_once() -> None:
    """Twenty Fate and two Glory cards; a card that is in the deck is closed."""
    found = check("battleground", BATTLEGROUND, [Line("he-man"), Line("fate-01"), Line("glory-01")])
    assert [p.text for p in found.problems] == [
        "The deck has 1 Fate cards and needs 20.",
        "The deck has 1 Glory cards and needs 2.",
    ]
    assert found.counts == {"characters": 1, "fate": 1, "glory": 1}
    assert why_not(found, "fate-01").startswith("BG-SETUP-06")
    assert why_not(found, "fate-02") == ""


@pytest.mark.rule("BT-FORCE-04", "BT-FORCE-05", "BT-FORCE-06", "BT-FORCE-07")
def test_lists_of_team_mates_close_what_they_have() -> None:
    """In a Team Battle: the faction, the character, the weapon and the card of a mate."""
    mate = [Line("he-man", carries=["power-sword"]), Line("fate-01")]
    found = check("battleground", TEAM_BATTLE, [Line("teela")], mates=[mate])
    assert why_not(found, "he-man").startswith("BT-FORCE-05")
    assert why_not(found, "power-sword").startswith("BT-FORCE-06")
    assert why_not(found, "fate-01").startswith("BT-FORCE-07")
    assert "BT-FORCE-04" in rules(check("battleground", TEAM_BATTLE, [Line("skeletor")], mates=[mate]))


@pytest.mark.rule("BG-SETUP-01")
def test_a_prepared_force_and_its_list_lead_to_the_same_table() -> None:
    """What the builder shows of a prepared Force is that Force."""
    game = load("battleground")
    builder = game.list_builder()
    assert builder is not None
    prepared = builder.describe(game.narrator("en")).prepared
    ready = [p for p in prepared if check("battleground", BATTLEGROUND, p.lines).legal][:2]
    lists = [{"lines": msgspec.to_builtins(p.lines)} for p in ready]
    named = game.new({**BATTLEGROUND, "forces": [p.id for p in ready]}, "7")
    listed = game.new({**BATTLEGROUND, "forces": lists}, "7")
    assert (named.characters, named.players) == (listed.characters, listed.players)


# --- Heroscape ------------------------------------------------------------------------------------


@pytest.mark.rule("HS-SETUP-01", "HS-SETUP-05", "HS-SETUP-06", "HS-SETUP-08", "HS-SETUP-09", "HS-SETUP-10")
def test_an_army_keeps_to_its_points_and_to_one_of_each_unique_card() -> None:
    """Unique cards once, common ones as often as one likes; no army without cards."""
    assert rules(check("heroscape", HEROSCAPE, [])) == ["HS-SETUP-01"]
    assert rules(check("heroscape", HEROSCAPE, [Line("nobody")])) == ["HS-SETUP-06"]
    finn = check("heroscape", HEROSCAPE, [Line("finn-the-viking-champion")])
    assert why_not(finn, "finn-the-viking-champion").startswith("HS-SETUP-08")
    common = [Line("blade-gruts", copies=3)]
    assert check("heroscape", HEROSCAPE, common).legal
    assert check("heroscape", HEROSCAPE, common).lines[0].points == 120
    assert rules(check("heroscape", {"points": 100}, common)) == ["HS-SETUP-05"]


@pytest.mark.rule("HSV-ARMY-04")
def test_two_generals_at_most_where_that_is_switched_on() -> None:
    """The third general is closed by the switch, and only by it."""
    lines = [Line("finn-the-viking-champion"), Line("blade-gruts")]
    strict = {**HEROSCAPE, "switches": {"v_two_generals": True}}
    units = load("heroscape").content.units  # type: ignore[attr-defined]
    taken = {units[line.card].card.general for line in lines}
    third = next(u.card.id for u in units.values() if u.card.general not in taken and u.card.points < 100)
    assert why_not(check("heroscape", HEROSCAPE, lines), third) == ""
    assert why_not(check("heroscape", strict, lines), third).startswith("HSV-ARMY-04")
    assert rules(check("heroscape", strict, [*lines, Line(third)])) == ["HSV-ARMY-04"]


# --- Fields of Eternia ----------------------------------------------------------------------------


@pytest.mark.rule("FE-SETUP-02")
def test_a_team_has_three_heroes_of_one_faction() -> None:
    """Who is closed after one hero, and what is wrong with other teams."""
    found = check("fields", FIELDS, [Line("he-man")])
    assert why_not(found, "skeletor").startswith("FE-SETUP-02: Skeletor does not belong to")
    assert why_not(found, "teela") == ""
    assert rules(found) == ["FE-SETUP-02"]
    full = check("fields", FIELDS, [Line("he-man"), Line("teela"), Line("ram-man")])
    assert full.legal
    assert why_not(full, "stratos") == "FE-SETUP-02: A team has three heroes; there are 4."


@pytest.mark.rule("FE-SETUP-02", "FE-SKIRM-02")
def test_the_scenario_says_who_is_missing_and_free_heroes_lift_the_faction() -> None:
    """He-Man is missing where he is the impostor; with free heroes both sides may stand together."""
    impostor: Terms = {"scenario": "he-man-impostor"}
    assert "cannot take part" in why_not(check("fields", impostor, [Line("teela")]), "he-man")
    mixed = [Line("he-man"), Line("skeletor"), Line("teela")]
    assert "FE-SETUP-02" in rules(check("fields", FIELDS, mixed))
    assert check("fields", {**FIELDS, "switches": {"free_heroes": True}}, mixed).legal


@pytest.mark.rule("FE-SETUP-18", "FE-SKIRM-04")
def test_a_team_has_one_rider_at_most() -> None:
    """With the pack that has riders: the second is closed, with free heroes as well."""
    game = with_horde()
    builder, words = game.list_builder(), game.narrator("en")
    riders = [hero.id for hero in game.content.heroes.values() if hero.mounted][:2]
    lines = [Line(rider) for rider in riders]
    assert "FE-SETUP-18" in rules(builder.check({"scenario": "the-missing-child"}, lines, words))
    both = builder.check({**FIELDS, "switches": {"free_heroes": True}}, lines, words)
    assert "FE-SKIRM-04" in rules(both)
    told = [problem.text for problem in both.problems if problem.rule == "FE-SKIRM-04"]
    assert told == ["A team has one rider at most; here are He-Man on Battle Cat and Skeletor on Panthor."]


@pytest.mark.rule("FE-SETUP-02")
def test_a_team_is_for_the_side_it_is_taken_to() -> None:
    """The second side of the skirmish is the Evil Warriors': a team of Masters fits the first only."""
    team = [Line("he-man"), Line("teela"), Line("ram-man")]
    assert check("fields", FIELDS, team, side=0).legal
    assert rules(check("fields", FIELDS, team, side=1)) == ["FE-SETUP-02"] * 3
