"""Why can't I…? An intent is allowed exactly when its option is offered, and otherwise the rules are named.

The property is tried on drawn positions with random equipment and at the decisions of whole random
games: for every weapon and target, every skill and target, every card and bonus, every hex.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from battlewright.games.battleground.explain import UnknownNameError
from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.state import Character, State
from battlewright.games.battleground.rules.cards import bonuses_of
from battlewright.games.battleground.rules.skills import skills_of
from battlewright.kernel.decisions import Decision
from tests.games.battleground.scenes import GAME, Scene, scene

BONUSES = ("ability", "mana", "mission", "ap")
OBSTACLES = {
    "E4": "H",
    "E5": "H",
    "H8": "l",
    "H9": "l",
    "F10": "s",
    "G10": "P",
    "G11": "P",
    "H11": "P",
    "D7": ",",
}
"""Walls, low obstacles, a ladder up to a platform, difficult ground: one board for all drawn positions."""


# --- the property ---------------------------------------------------------------------------------


def mismatches(state: State, seat: int, rng: Random, hexes: int) -> Iterator[str]:
    """The intents of a seat that are answered otherwise than by what is offered."""
    decision = GAME.decision(state, seat) if seat in GAME.asked(state) else None
    offered = set(decision.texts()) if decision else set()
    for character in state.characters.values():
        who = _actor(decision)
        texts = offered if who == character.id and character.seat == seat else set()
        expected = {
            **_attacks(state, character, texts),
            **_skills(state, character, texts),
            **_actions(character, texts),
        }
        for (kind, *rest), allowed in expected.items():
            fields = dict(zip(FIELDS[kind], [character.id, *rest], strict=True))
            yield from _differs(state, seat, {"intent": kind, **fields}, allowed)
        yield from _move_mismatches(state, seat, character, decision, rng, hexes)
    for card in _cards(state, seat, rng):
        for bonus in BONUSES:
            if bonus in bonuses_of(GAME.content, card):
                allowed = f"bonus {card} {bonus}" in offered
                yield from _differs(state, seat, {"intent": "card", "card": card, "bonus": bonus}, allowed)


FIELDS = {
    "attack": ("attacker", "weapon", "target"),
    "skill": ("character", "skill", "target"),
    "action": ("character", "action", "item"),
}


def _differs(state: State, seat: int, intent: dict[str, Any], allowed: bool) -> Iterator[str]:
    answer = GAME.explain(state, seat, intent)
    if answer.allowed != allowed or answer.allowed != (not answer.denials):
        yield f"{intent}: offered {allowed}, answered {answer}"


def _actor(decision: Decision | None) -> str:
    """Who acts in a decision; before an interruption the interrupted one may use consumables."""
    if decision is None:
        return ""
    facts = decision.facts
    return str(facts.get("interrupted", "") if decision.kind == "consumables" else facts.get("character", ""))


def _attacks(state: State, character: Character, offered: set[str]) -> dict[tuple[str, ...], bool]:
    weapons = dict.fromkeys([*character.weapons, *character.reserve, "fists", "dagger"])
    return {
        ("attack", weapon, target): f"attack {weapon} {target}" in offered
        for weapon in weapons
        for target in state.characters
    }


def _skills(state: State, character: Character, offered: set[str]) -> dict[tuple[str, ...], bool]:
    found: dict[tuple[str, ...], bool] = {}
    for skill in skills_of(state, character):
        for target in state.characters:
            found["skill", skill.id, target] = f"skill {skill.id} {target}" in offered
        found["skill", skill.id, ""] = any(text.split()[:2] == ["skill", skill.id] for text in offered)
    return found


def _actions(character: Character, offered: set[str]) -> dict[tuple[str, ...], bool]:
    found: dict[tuple[str, ...], bool] = {
        ("action", name, ""): name in offered for name in ("focus", "overwatch")
    }
    found.update({("action", "consumable", item): f"use {item}" in offered for item in character.items})
    return found


def _cards(state: State, seat: int, rng: Random) -> list[str]:
    """The cards of the hand, those being played, and one of another player."""
    played = [card for frame in state.stack for card in getattr(frame, "played", ())]
    return list(dict.fromkeys([*state.players[seat].hand, *played, rng.choice(sorted(GAME.content.fate))]))


def _move_mismatches(
    state: State, seat: int, character: Character, decision: Decision | None, rng: Random, hexes: int
) -> Iterator[str]:
    for focused in (False, True):
        goals = _goals(state, seat, character, decision, focused)
        names = sorted(field_of(state).nodes)
        tried = {*rng.sample(names, hexes), *rng.sample(sorted(goals), min(len(goals), hexes)), character.at}
        for at in sorted(tried - {""}):
            intent = {"intent": "move", "character": character.id, "to": at, "focused": focused}
            yield from _differs(state, seat, intent, at in goals)


def _goals(
    state: State, seat: int, character: Character, decision: Decision | None, focused: bool
) -> set[str]:
    """Where the character can be sent now: in the movement under way, or by the Move action."""
    if decision is None or decision.facts.get("character") != character.id:
        return set()
    if decision.kind == "destination":
        return _ends(decision, character)
    action = "move focused" if focused else "move"
    if decision.kind != "act" or action not in decision.texts():
        return set()
    ahead = Scene(GAME.copy(state)).do(action)
    while ahead.kind == "react":
        ahead.do("decline")
    moved = ahead[character.id]
    return _ends(ahead.decision, moved) if ahead.kind == "destination" else {character.at}


def _ends(decision: Decision, character: Character) -> set[str]:
    texts = decision.texts()
    stay = {character.at} if "stay" in texts else set()
    return {text.removeprefix("goto ") for text in texts if text.startswith("goto ")} | stay


def check(state: State, rng: Random, hexes: int) -> None:
    """Nothing is answered otherwise than offered, for any seat."""
    found = [text for seat in GAME.seats(state) for text in mismatches(state, seat, rng, hexes)]
    assert not found, "\n".join(found[:5])


# --- positions ------------------------------------------------------------------------------------


def drawn(rng: Random) -> Scene:
    """A random position on a small board: six characters with any equipment, one of them acting."""
    content = GAME.content
    free = [at for at, node in _open_hexes() if node]
    rng.shuffle(free)
    figures = []
    for side in ("masters", "evil"):
        cards = sorted(c for c, card in content.characters.items() if card.faction == side and not card.base)
        figures += [_figure(rng, card, free.pop()) for card in rng.sample(cards, 3)]
    acting = rng.choice(figures).split("@")[0]
    hand = rng.sample(sorted(content.fate), 3) + rng.sample(sorted(content.glory), 1)
    seat = 0 if content.characters[acting].faction == "masters" else 1
    return scene(*figures, acting=acting, ap=rng.randint(1, 4), terrain=OBSTACLES, hands={seat: hand})


def _open_hexes() -> list[tuple[str, int]]:
    field = field_of(scene("he-man@A1", terrain=OBSTACLES).state)
    near = [name for name in field.nodes if name[0] in "DEFGH" and 3 <= int(name[1:].rstrip("+")) <= 12]
    return [(name, field.floor >> field.nodes[name] & 1) for name in near]


def _figure(rng: Random, card: str, at: str) -> str:
    content = GAME.content
    weapons = rng.sample(sorted(content.weapons), rng.randint(0, 3))
    items = rng.sample(sorted(content.items), 2)
    words = [f"mana={rng.randint(0, 5)}", "weapons=" + ",".join(weapons), "items=" + ",".join(items)]
    words += [word for word in ("focus", "overwatch") if rng.random() < 0.3]
    if rng.random() < 0.3:
        words.append(rng.choice(["debuff=slow", "debuff=blind", "buff=haste", "buff=hideout"]))
    return f"{card}@{at}:{rng.randrange(6)} " + " ".join(words)


@pytest.mark.parametrize("number", range(6))
def test_an_intent_is_allowed_exactly_when_its_option_is_offered(number: int) -> None:
    """On a drawn board, every attack, skill, card, action and move is allowed if offered, else denied."""
    rng = Random(f"drawn {number}")
    s = drawn(rng)
    for _ in range(8):
        if not s.asked:
            break
        check(s.state, rng, hexes=6)
        s.do(rng.choice([text for text in s.options if text != "end"] or s.options))


@pytest.mark.parametrize("number", range(2))
def test_the_same_holds_throughout_a_game(number: int) -> None:
    """At decisions of every kind of a random game no answer contradicts what is offered."""
    rng = Random(f"game {number}")
    state = GAME.new({"scenario": "first-game"}, seed=f"explain {number}")
    for step in range(400):
        asked = GAME.asked(state)
        if not asked:
            break
        if step % 25 == 0:
            check(state, rng, hexes=3)
        GAME.take(state, asked[0], rng.choice(GAME.decision(state, asked[0]).options))


# --- single answers -------------------------------------------------------------------------------


def test_every_denial_of_an_attack_is_named_with_its_facts() -> None:
    """Out of range, out of sight, without mana and AP: four rules at once, each with its numbers."""
    s = scene(
        "evil-lyn@F1:0 mana=1 weapons=flame-bolt,test-popgun",
        "he-man@F14:3",
        acting="evil-lyn",
        ap=0,
        terrain={"F7": "H"},
        hands={1: ["fate-01"]},
    )

    spell = s.why(1, intent="attack", attacker="evil-lyn", target="he-man", weapon="flame-bolt").denials
    gun = s.why(1, intent="attack", attacker="evil-lyn", target="he-man", weapon="test-popgun").denials

    assert [d.rule for d in spell] == ["BG-LOS-01", "BG-SPELL-04", "BG-ACT-08"]
    assert [d.rule for d in gun] == ["BG-RANGED-06", "BG-LOS-01", "BG-ACT-08"]
    sight, mana, ap = (d.facts for d in spell)
    assert (sight["from"], sight["to"], sight["blocked_by"], sight["clear_lines"]) == ("F1", "F14", ["F7"], 1)
    assert (mana["mana"], mana["cost"], ap["ap"], ap["cost"]) == (1, 2, 0, 1)
    assert (gun[0].facts["distance"], gun[0].facts["range"]) == (12.0, 2)


def test_without_a_weapon_named_any_will_do() -> None:
    """The answer names the weapon that can be used, with its dice and scope; or what each one lacks."""
    s = scene("mer-man@F6:0 weapons=dagger,blaster", "he-man@F10:0", "orko@A1:0", acting="mer-man")

    answer = s.why(1, intent="attack", attacker="mer-man", target="he-man")
    assert (answer.allowed, answer.facts) == (True, {"weapon": "blaster", "dice": 4, "needed": 3})

    s["he-man"].at = "F7"
    s["mer-man"].weapons = ["blaster"]
    assert s.why(1, intent="attack", attacker="mer-man", target="he-man").facts["weapon"] == "fists"


def test_in_the_middle_of_an_attack_nothing_else_is_begun() -> None:
    """While the defence is open, attack, move and card wait, and the answer says for what."""
    s = scene("he-man@F6:0 weapons=dagger", "skeletor@F7:3", acting="he-man", ap=3, hands={0: ["fate-01"]})
    s.dice(4, 4, 4, 4, 4).do("attack dagger skeletor")
    assert s.kind == "defend"

    for intent, rule in (
        ({"intent": "attack", "attacker": "he-man", "target": "skeletor"}, "BG-ACT-03"),
        ({"intent": "move", "character": "he-man", "to": "F5"}, "BG-ACT-03"),
        ({"intent": "action", "character": "he-man", "action": "focus"}, "BG-ACT-03"),
        ({"intent": "card", "card": "fate-01"}, "BG-CARD-15"),
    ):
        (denial,) = s.why(0, **intent).denials
        assert (denial.rule, denial.facts["pending"]) == (rule, "attack")


def test_another_characters_turn_is_told_as_such() -> None:
    """Neither an ally of the active character nor an enemy acts now, and nobody moves the other's models."""
    s = scene("he-man@F6:0", "stratos@F5:0 weapons=laser-rifle", "skeletor@F12:3", acting="he-man")

    assert s.denied_by(0, intent="move", character="stratos", to="F4") == ["BG-ACT-03"]
    assert s.denied_by(1, intent="move", character="skeletor", to="F11") == ["BG-ACT-03"]
    assert s.denied_by(1, intent="move", character="he-man", to="F7") == ["BG-FORCE-01"]


def test_a_focused_move_needs_the_token() -> None:
    """Eight hexes are too far without Focus, and asking for the focused speed does not help."""
    s = scene("he-man@F2:0", "skeletor@A14:3", acting="he-man")

    assert s.denied_by(0, intent="move", character="he-man", to="F10") == ["BG-MOVE-01"]
    assert s.denied_by(0, intent="move", character="he-man", to="F10", focused=True) == ["BG-FOCUS-03"]


@pytest.mark.parametrize(
    "intent",
    [
        {"intent": "attack", "attacker": "he-man", "target": "nobody"},
        {"intent": "attack", "attacker": "he-man", "target": "skeletor", "weapon": "nothing"},
        {"intent": "move", "character": "he-man", "to": "Z99"},
        {"intent": "card", "card": "no-card"},
        {"intent": "action", "character": "he-man", "action": "dance"},
    ],
)
def test_unknown_names_are_told(intent: dict[str, Any]) -> None:
    """A misspelt name is an error that names it, not a denial."""
    s = scene("he-man@F6:0", "skeletor@F7:3", acting="he-man")

    with pytest.raises(UnknownNameError, match="no "):
        GAME.explain(s.state, 0, intent)


@pytest.mark.rule("BG-FREE-03")
def test_a_free_attack_is_allowed_where_a_card_offers_it() -> None:
    """After a focused shot the Blaster may be fired again at once, without AP; other weapons may not."""
    s = scene("mer-man@F6:0 focus weapons=blaster,laser-rifle", "he-man@F10:3", acting="mer-man", ap=1)
    s.dice(1, 1, 1, 1).do("attack blaster he-man")
    s.do(next(text for text in s.options if text.startswith("react")))
    assert s.kind == "free_attack"

    assert s.why(1, intent="attack", attacker="mer-man", target="he-man", weapon="blaster").allowed
    denied = s.denied_by(1, intent="attack", attacker="mer-man", target="he-man", weapon="laser-rifle")
    assert len(denied) == 1
