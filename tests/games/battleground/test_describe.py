"""Battleground has words for everything: events, options, decisions, denials, conditions, numbers.

What could be said is read from the code; what is said is heard in whole games. A line that shows an
id where a name belongs, or lacks a value, fails.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from battlewright.games.battleground import describe, game
from battlewright.games.battleground.describe import (
    describe_answer,
    describe_condition,
    describe_decision,
    describe_denial,
    describe_event,
    describe_measure,
    describe_odds,
    describe_option,
    describe_tally,
    describe_tests,
)
from battlewright.games.battleground.game import Battleground
from battlewright.games.battleground.lexicon import Lexicon, lexicon_of
from battlewright.games.battleground.model import cards, events, names, options
from battlewright.games.battleground.model.ids import read_answer
from battlewright.games.battleground.model.options import React
from battlewright.games.battleground.model.state import State
from battlewright.kernel.decisions import Decision
from battlewright.kernel.denial import Denial
from battlewright.kernel.events import Event, events_for
from battlewright.kernel.odds import Odds
from battlewright.kernel.tally import Limit, Modifier, Tally
from battlewright.texts import Texts, rulebook
from tests.games.battleground.scenes import scene

SOURCE = Path(game.__file__).parent
RULE = r"B[A-Z]+-[A-Z]+-\d\d"
TEXTS = Texts("en", missing="raise")
GAME = Battleground()
LEXICON = lexicon_of(TEXTS, GAME.content)


def trees(*parts: str) -> Iterator[ast.AST]:
    """The syntax of the game's modules."""
    for part in parts:
        place = SOURCE / part
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            yield ast.parse(path.read_text(encoding="utf-8"))


def calls(name: str, *parts: str) -> Iterator[ast.Call]:
    """Every call of a function or class in some modules."""
    for tree in trees(*parts):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield node


def strings(node: ast.expr) -> list[str]:
    """The strings written out in an expression, those of its conditions left out."""
    if isinstance(node, ast.IfExp):
        return strings(node.body) + strings(node.orelse)
    return [n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)]


def denials() -> Iterator[tuple[ast.Call, list[str]]]:
    """Every denial in the code, with the rules it may name: written out, or put into a variable before."""
    for tree in trees("rules", "procedures", "explain.py"):
        for function in (n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)):
            for call in (n for n in ast.walk(function) if isinstance(n, ast.Call)):
                if isinstance(call.func, ast.Name) and call.func.id == "Denial":
                    named = strings(_meaning(function, call.args[0]))
                    yield call, [s for s in named if re.fullmatch(RULE, s)]


def _meaning(function: ast.FunctionDef, node: ast.expr) -> ast.expr:
    """What was put into a variable last, where the expression is one."""
    if not isinstance(node, ast.Name):
        return node
    before = [n for n in ast.walk(function) if isinstance(n, ast.Assign) and n.lineno < node.lineno]
    put = [n for n in before if isinstance(n.targets[0], ast.Name) and n.targets[0].id == node.id]
    return max(put, key=lambda n: n.lineno).value if put else node


# Everything has a message


@pytest.mark.parametrize("kind", [k for k in vars(events).values() if isinstance(k, type)])
def test_every_event_has_a_sentence(kind: type) -> None:
    """An event type without a message would be silent in the log."""
    if issubclass(kind, Event) and kind is not Event:
        assert f"event-{kind.__struct_config__.tag}" in TEXTS


@pytest.mark.parametrize("kind", get_args(options.BattlegroundOption))
def test_every_option_has_a_button(kind: type) -> None:
    """An option type without a message could not be shown."""
    assert f"option-{kind.__struct_config__.tag}" in TEXTS  # type: ignore[attr-defined]


def test_every_decision_has_a_question() -> None:
    """The kinds are those written in the procedures, those of the instructions that ask, and reactions."""
    written = {s for call in calls("Decision", "procedures") for s in strings(call.args[1])}
    asking = {
        cards.Pick,
        cards.Either,
        cards.Spend,
        cards.PlaceMark,
        cards.Toss,
        cards.FreeAttack,
        cards.Special,
    }
    kinds = written | {str(step.__struct_config__.tag) for step in asking} | {"react"}

    assert len(kinds) > 30
    assert [kind for kind in sorted(kinds) if f"decision-{kind}" not in TEXTS] == []


def test_every_denial_has_its_own_reason() -> None:
    """A rule that can refuse says so in its own message, with values that the denial brings along."""
    wrong = []
    for call, named in denials():
        for rule in named:
            facts = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
            if isinstance(facts, ast.Dict) and all(isinstance(k, ast.Constant) for k in facts.keys):
                given = {str(k.value): "x" for k in facts.keys if isinstance(k, ast.Constant)}
                message = describe._pick(LEXICON, f"denial-{rule}", given)
                if message not in TEXTS or not TEXTS.variables(message) <= given.keys():
                    wrong.append(f"line {call.lineno}: {rule} with {', '.join(given)}")
            elif not any(id == f"denial-{rule}" or id.startswith(f"denial-{rule}-") for id in TEXTS.ids):
                wrong.append(f"line {call.lineno}: {rule}")

    assert wrong == []


@pytest.mark.parametrize("condition", names.CONDITIONS)
def test_every_condition_of_a_card_can_be_named(condition: str) -> None:
    """`only if …` has an end."""
    examples = {"int": ":3", "word": ":3", "word/int": ":dinosaur/3", "id": ":hook-attachment", "": ""}
    examples |= {"token": ":haste", "character": ":he-man"}
    parameter = examples[names.CONDITIONS[condition]]

    said = describe_condition(LEXICON, condition + parameter)

    assert said == said.strip() != ""
    assert ("3" in said) == parameter.endswith("3")


def test_every_rule_behind_a_number_has_a_short_name() -> None:
    """A modifier or limit of a rule is named in a few words, not by the rule's whole title."""
    sources = {
        s
        for kind, at in (("Modifier", 1), ("Limit", 0), ("Tally", 3))
        for call in calls(kind, "rules", "procedures", "preview.py")
        for s in (strings(call.args[at]) if len(call.args) > at else [])
        if s.isupper()
    }

    assert {"BG-FLANK-01", "BG-INT-09"} <= sources
    assert [s for s in sorted(sources) if f"source-{s}" not in TEXTS] == []


def test_every_rule_id_in_the_messages_is_in_the_ledger() -> None:
    """A message for a rule that is not there would never be said."""
    ids = {m[0] for id in TEXTS.ids if (m := re.search(RULE, id))}

    assert ids <= set(rulebook("battleground").rules)


def test_stats_slots_and_directions_have_names() -> None:
    """What a character card prints can be said."""
    wanted = [f"stat-{stat}" for stat in get_args(cards.Stat)]
    wanted += [f"slot-{slot}" for slot in names.SLOTS] + [f"direction-{n}" for n in range(6)]

    assert [id for id in wanted if id not in TEXTS] == []


# Whole games


def raw_ids() -> re.Pattern[str]:
    """Ids that no player should ever read."""
    content = GAME.content
    shelves: tuple[Any, ...] = (content.weapons, content.items, content.fate, content.glory, content.effects)
    shelves += (content.maps, content.forces, content.scenarios)
    ids = {id for shelf in shelves for id in shelf if "-" in id or "." in id} | set(content.characters)
    longest_first = sorted(ids, key=len, reverse=True)
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest_first))})(?![\w-])")


RAW = raw_ids()
NOTHING = r"\bnone(?:[.,:]|$)"  # what stands for nothing in a message is never printed


def complaint(line: str, *, sentence: bool) -> str:
    """What is wrong with a line, if anything."""
    if RAW.search(line) or "_" in line or re.search(NOTHING, line):
        return f"shows an id: {line}"
    if sentence and not re.fullmatch(r"[A-Z].*[.!?]", line):
        return f"is no sentence: {line}"
    if line.startswith("Not allowed by the rule"):
        return f"is only quoted: {line}"
    if re.search(r"⟦|[{}]|  |\(\)|[!?][.?]| [.,]", line):
        return f"is not well formed: {line}"
    return ""


def spoken(state: State, decision: Decision) -> Iterator[str]:
    """What is wrong with the words of a decision."""
    lexicon = lexicon_of(TEXTS, GAME.content, state)
    yield complaint(describe_decision(lexicon, decision), sentence=True)
    for option in [*decision.options[:40], *decision.options[-2:]]:
        yield complaint(describe_option(lexicon, option, decision), sentence=False)
        describe_option(lexicon, option)


@pytest.mark.parametrize("scenario", ["first-game", "skirmish", "team-battle"])
@pytest.mark.parametrize("seed", range(2))
def test_whole_games_are_told_in_sentences(scenario: str, seed: int) -> None:
    """No message, value or name is missing in anything that any seat or spectator is told."""
    state, dice = GAME.new({"scenario": scenario}, seed=f"told-{seed}"), Random(seed)
    complaints: set[str] = set()
    while asked := GAME.asked(state):
        seat = dice.choice(asked)
        decision = GAME.decision(state, seat)
        complaints.update(spoken(state, decision))
        option = dice.choice(decision.options)
        lexicon = lexicon_of(TEXTS, GAME.content, state)
        for odds in GAME.preview(state, seat, option):
            for line in (describe_odds(lexicon, odds), *describe_tests(lexicon, odds)):
                complaints.add(complaint(line, sentence=False))
        happened = GAME.apply(state, seat, option)
        lexicon = lexicon_of(TEXTS, GAME.content, state)
        for event in (e for seat in (0, None) for e in events_for(happened, seat)):
            complaints.add(complaint(describe_event(lexicon, event), sentence=True))

    assert complaints - {""} == set()


def intents(state: State, dice: Random) -> Iterator[dict[str, Any]]:
    """Things somebody might want to do in a position."""
    who, other = dice.choice(list(state.characters)), dice.choice(list(state.characters))
    content = GAME.content
    card = content.characters[state.characters[who].card]
    hexes = [f"{dice.choice('ABCDEFGMUVWXY')}{dice.randint(1, 29)}" for _ in range(3)]
    for weapon in ("", "fists", dice.choice(list(content.weapons))):
        yield {"intent": "attack", "attacker": who, "target": other, "weapon": weapon}
    for at in [*hexes, state.characters[other].at or "A1"]:
        yield {"intent": "move", "character": who, "to": at, "focused": dice.random() < 0.3}
    for skill in card.skills:
        yield {"intent": "skill", "character": who, "skill": skill.id, "target": other}
        yield {"intent": "skill", "character": who, "skill": skill.id}
    played = dice.choice([*content.fate, *content.glory, *state.players[0].hand])
    yield {"intent": "card", "card": played, "bonus": dice.choice(["", "ability", "mana", "mission", "ap"])}
    for action in ("focus", "overwatch"):
        yield {"intent": "action", "character": who, "action": action}
    yield {"intent": "activate", "character": who}
    if state.objectives and state.characters[who].at:
        yield {"intent": "capture", "character": who, "objective": state.objectives[0]}
    if state.characters[who].at and state.characters[other].at:
        yield {"intent": "watch", "watcher": who, "moving": other}


@pytest.mark.parametrize("scenario", ["first-game", "team-battle"])
def test_every_refusal_in_a_game_is_a_sentence(scenario: str) -> None:
    """Whatever is asked at any time, the answer reads well."""
    state, dice = GAME.new({"scenario": scenario}, seed="why"), Random(3)
    complaints: set[str] = set()
    heard: set[str] = set()
    while asked := GAME.asked(state):
        seat = dice.choice(asked)
        lexicon = lexicon_of(TEXTS, GAME.content, state)
        if state.map and all(c.at or c.out for c in state.characters.values()) and dice.random() < 0.25:
            for intent in intents(state, dice):
                answer = GAME.explain(state, dice.choice(GAME.seats(state)), intent)
                heard.update(denial.rule for denial in answer.denials)
                complaints.update(complaint(line, sentence=True) for line in describe_answer(lexicon, answer))
        GAME.apply(state, seat, dice.choice(GAME.decision(state, seat).options))

    assert complaints - {""} == set()
    assert len(heard) > 15


# Single lines


def test_a_tally_names_its_reasons() -> None:
    """The number, what it starts from, and what changed it; limits only where they count."""
    tally = Tally(5, (Modifier(1, "trident"),), (Limit("BG-TEST-04", least=0),), "BG-TEST-03")

    assert describe_tally(LEXICON, tally, base="Strength") == "6 dice: Strength 5, +1 Trident"
    capped = tally.limited(Limit("battle-axe", most=2))
    assert describe_tally(LEXICON, capped, base="Strength") == (
        "2 dice: Strength 5, +1 Trident, at most 2 by Battle Axe"
    )


def test_odds_are_a_small_table() -> None:
    """The chance of each number of wounds, with the long tail in one, and of a knock-out."""
    odds = Odds("he-man", (), (1.0,), (0.5, 0.25, 0.125, 0.1, 0.025), knock_out=0.004)

    assert describe_odds(LEXICON, odds) == "Wounds 0: 50%, 1: 25%, 2: 12%, 3 or more: 12%; knock-out <1%"
    assert describe_odds(LEXICON, Odds("he-man", (), (0.25, 0.75))) == "Successes 0: 25%, 1: 75%"


def test_an_attack_reads_as_players_would_say_it() -> None:
    """Names instead of ids, and the reasons of the numbers."""
    s = scene("he-man@F6:1 weapons=power-sword", "skeletor@G6:4", acting="he-man").dice(4, 4, 1, 2, 3)
    s.do("attack power-sword skeletor")
    lines = [describe_event(lexicon_of(TEXTS, GAME.content, s.state), event) for event in s.events]

    assert "He-Man attacks Skeletor with Power Sword for 1 AP." in lines
    assert any(line.startswith("He-Man rolls 5 dice to attack (Strength 5)") for line in lines)


def test_hidden_cards_stay_hidden() -> None:
    """Whoever may not see drawn cards is told how many."""
    drawn = events.CardsDrawn(seat=1, cards=("fate-01", "fate-02"), to=(1,))

    assert describe_event(LEXICON, drawn) == "Player 2 draws Strength from Pain and Second Nature."
    assert describe_event(LEXICON, drawn.redacted()) == "Player 2 draws 2 cards."


def test_a_rule_without_words_of_its_own_is_quoted() -> None:
    """The fallback names the rule by its title."""
    assert describe_denial(LEXICON, Denial("BG-PREC-02")) == (
        "Not allowed by the rule “Which rule wins a conflict”."
    )


def test_a_card_that_refuses_is_named() -> None:
    """A denial by a card or skill says which, and what it asks for."""
    denial = Denial("man-at-arms.master-tactician", {"conditions": ["not_engaged", "mana:2"]})

    said = describe_denial(LEXICON, denial)

    assert said.startswith(
        "Master Tactician can be used only if the character is not engaged and the character"
    )
    assert said.endswith("has 2 mana or more.")


@pytest.mark.parametrize(
    ("response", "said"),
    [
        ("overwatch:he-man", "He-Man on Overwatch interrupts"),
        ("opportunity:skeletor", "Attack of opportunity by Skeletor"),
        ("battle-armor.skill/t0@orko", "Battle Armor (Orko)"),
    ],
)
def test_an_answer_to_a_moment_says_who_and_what(response: str, said: str) -> None:
    """Reactions are offered by name."""
    assert describe_option(LEXICON, React(read_answer(response))) == said


def test_copies_and_seats_can_be_told_apart() -> None:
    """A second copy carries its number; a seat its faction once it is known."""
    lexicon = Lexicon(TEXTS, GAME.content, characters={"he-man-2": "he-man"}, factions={1: "evil"})

    assert lexicon.name("he-man-2") == "He-Man 2"
    assert (lexicon.seat(0), lexicon.seat(1)) == ("Player 1", "Player 2 (Evil)")


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("de", "Spieler 1 (Meister): Meister des Universums", "Spieler 2 (Böse): Böse Krieger"),
        ("pl", "Gracz 1 (Władcy): Władcy Wszechświata", "Gracz 2 (Źli): Źli Wojownicy"),
        ("fr", "Joueur 1 (Maîtres): Maîtres de l’Univers", "Joueur 2 (Mal): Guerriers du Mal"),
    ],
)
def test_seats_and_their_factions_are_named_in_the_language_of_the_reader(
    language: str, first: str, second: str
) -> None:
    """In the log as on the plain table: no id of a faction, and no English word for it."""
    s = scene("he-man@F6:1", "skeletor@F9:3", acting="he-man")
    state = s.state
    lexicon = lexicon_of(Texts(language, missing="raise"), GAME.content, state)
    shown = GAME.table(state, None, GAME.narrator(language)).players

    assert [f"{lexicon.seat(n)}: {player.faction}" for n, player in enumerate(shown)] == [first, second]


def test_a_measurement_is_one_sentence() -> None:
    """Distance, sight, cover and arc."""
    s = scene("he-man@F6:1", "skeletor@F9:3", acting="he-man")
    answer = s.why(0, intent="measure", viewer="he-man", target="skeletor")

    assert (
        describe_measure(LEXICON, answer) == "2 inches, in sight, no cover, in the front arc of the target."
    )
