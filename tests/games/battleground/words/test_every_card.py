"""Every card of later sets is put on the table and played with: nothing it does breaks the game.

Choices are made at random; whatever is offered is told in words, previewed, weighed and hidden as in a match.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from battlewright.agents import make_agent
from battlewright.games.battleground.model.cards import CharacterCard, ForceCard, ForceEntry
from battlewright.games.battleground.model.events import AttackResolved
from battlewright.games.battleground.model.frames import Activation, Initiative, Interruption
from battlewright.games.battleground.model.state import Mark, Player, State
from battlewright.games.battleground.rules.forces import entry_denials, force_denials
from battlewright.games.battleground.rules.table import nodes_of, turns
from battlewright.kernel.options import Option
from battlewright.kernel.rng import Rng
from tests.games.battleground.cards.playing import faces
from tests.games.battleground.scenes import Scene
from tests.games.battleground.words.playing import GAME, drawn

NARRATOR = GAME.narrator("en")
OTHERS = (
    "orko@E6:1 seat=0 mana=2 buff=haste weapons=cosmic-storm",
    "stratos@F4:1 seat=0 wounds=1 activated",
    "skeletor@F7:3 seat=1 mana=2 debuff=slow weapons=havoc-staff",
    "evil-lyn@H9:3 seat=1 mana=2 buff=protection weapons=shadow-strike",
    "mer-man@F13:3 seat=1 overwatch weapons=trident",
)
PASSIVE = ("EndTurn", "Pass", "Stay", "Decline")


def later(shelf: str) -> list[str]:
    """The cards of later sets on a shelf."""
    return [id for id, card in getattr(GAME.content, shelf).items() if card.set != "starter"]


def table(figure: str, hand: list[str], seed: str) -> Scene:
    """The card's bearer among friends and enemies, in the middle of its activation."""
    who = figure.partition("@")[0]
    s = drawn(
        figure,
        *(other for other in OTHERS if not other.startswith(f"{who}@")),
        acting=who,
        ap=5,
        hands={0: [*hand, "fate-62"], 1: ["fate-116", "fate-98"]},
        decks={0: ["fate-01", "fate-02", "fate-03"], 1: ["fate-04", "fate-05"]},
        objectives=["D4"],
        seed=seed,
    )
    s.state.players[0].discard = ["fate-10", "fate-11"]
    return s


def wander(s: Scene, seed: str, steps: int) -> None:
    """Random choices, doing rather than passing; each is told, previewed and seen from both sides."""
    random = Random(seed)
    for number in range(steps):
        asked = s.asked
        if not asked:
            return
        decision = s.game.decision(s.state, asked[0])
        lively = [o for o in decision.options if type(o).__name__ not in PASSIVE] or list(decision.options)
        option = random.choice(lively)
        tell(s, asked[0], decision, option)
        if number % 10 == 0:
            look(s, asked[0], decision)
        for event in s.game.apply(s.state, asked[0], option):
            assert NARRATOR.event(s.state, event)


def tell(s: Scene, seat: int, decision: Any, option: Option) -> None:
    """The question and the choice in words, with the odds behind it."""
    assert NARRATOR.decision(s.state, decision)
    assert NARRATOR.option(s.state, option, decision)
    for found in s.game.preview(s.state, seat, option):
        assert NARRATOR.odds(s.state, found)
        assert abs(sum(found.remaining) - 1) < 1e-6


def look(s: Scene, seat: int, decision: Any) -> None:
    """Advice from the own view, and a state that could lie behind the other's."""
    scores = s.game.advice(s.game.view(s.state, seat), seat, decision)
    assert scores is None or len(scores) == len(decision.options)
    s.game.determinize(s.game.view(s.state, 1 - seat), 1 - seat, Rng(seed="look"))


@pytest.mark.parametrize("id", later("characters"))
def test_every_character_plays(id: str) -> None:
    """With its iconic equipment, wounded, focused and full of mana."""
    card = GAME.content.characters[id]
    weapons = ",".join(name for name in card.iconic if name in GAME.content.weapons)
    items = ",".join(name for name in card.iconic if name in GAME.content.items)
    figure = f"{id}@F6:0 seat=0 mana=5 focus wounds=1 weapons={weapons} items={items}"
    wander(table(figure, ["fate-96"], id), id, 30)


@pytest.mark.parametrize("id", [id for id in later("weapons") if GAME.content.weapons[id].hits != "nobody"])
def test_every_row_of_a_weapon_is_reached(id: str) -> None:
    """Attacked with by somebody with all its means, once for each row."""
    rows = [row.at for row in GAME.content.weapons[id].rows]
    reached = {at for wanted in rows for at in attacks(id, wanted)}

    assert reached == set(rows)


def attacks(id: str, wanted: int) -> Iterator[int]:
    """The rows reached when the dice show that many successes."""
    weapon = GAME.content.weapons[id]
    near = weapon.type == "melee" or id in ("destroyer-ray", "mighty-blow")
    enemy = "skeletor@F7:3 debuff=slow buff=haste" if near else "skeletor@F9:3 debuff=slow buff=haste"
    s = drawn(
        f"he-man@F6:0 mana=5 focus buff=haste wounds=1 weapons={id}",
        enemy,
        "orko@D2:0",
        "evil-lyn@G10:0",
        acting="he-man",
        hands={0: ["fate-01"]},
        terrain={"F8": "H"} if weapon.aim in ("obstacle", "high") else None,
    )
    if weapon.aim == "mark":
        s.state.marks = [Mark(token="puddle", at="F8", seat=0, by="he-man")]
    if id == "jaws":
        s = drawn("skeletor@F3:0", f"he-man@F6:3 overwatch weapons={id}", acting="skeletor")
        s.do("move", "goto F5", "face 0")
    target = next(text for text in s.offers(f"attack {id}"))
    tests = s.game.preview(s.state, 0, s.game.reader.read(target))[0].tests
    if tests[0].kind == "skill":  # the test before the attack fails, and takes the Focus token
        s.dice(*[1] * tests[0].dice.total, *faces(attack_dice(s, id), wanted, 2))
    else:
        s.dice(*faces(tests[0].dice.total, wanted, 2))
    s.do(target)
    random = Random(id)
    for _ in range(40):
        if s.kind in ("act", "") or s.heard(AttackResolved):
            break
        plain = [o for o in s.options if o in ("defend decline", "reroll", "spend 0 mana", "decline")]
        s.do(plain[0] if plain else s.options[0] if s.kind == "toss" else random.choice(s.options))
    for event in s.heard(AttackResolved):
        if event.rules == ("BG-ATK-07",):
            yield event.row


def attack_dice(s: Scene, id: str) -> int:
    """The dice of an attack without what a test brings."""
    weapon = GAME.content.weapons[id]
    stat = {"ranged": "perception", "spell": "power"}[weapon.type]
    return int(getattr(GAME.content.characters[s[s.turn.character].card], stat)) + weapon.dice


@pytest.mark.parametrize("id", later("weapons"))
def test_every_weapon_plays(id: str) -> None:
    """In the hands of a wounded hero."""
    wander(table(f"he-man@F6:0 mana=5 focus wounds=2 weapons={id}", ["fate-63"], id), id, 25)


@pytest.mark.parametrize("id", later("items"))
def test_every_item_plays(id: str) -> None:
    """Carried by a hero with a sword."""
    figure = f"he-man@F6:0 mana=5 focus wounds=2 buff=haste weapons=power-sword items={id}"
    wander(table(figure, ["fate-63"], id), id, 25)


@pytest.mark.parametrize("id", [*later("fate"), *later("glory")])
def test_every_card_plays(id: str) -> None:
    """Played by those it is for, and in the hand when others act."""
    who = {"fate-81": "she-ra", "fate-84": "castaspella", "fate-86": "angella", "fate-77": "horde-trooper"}
    bearer = who.get(id, "land-shark" if id == "fate-79" else "he-man")
    figure = f"{bearer}@D6:0 seat=0 mana=5 focus wounds=3 buff=haste debuff=slow weapons=power-sword"
    s = table(figure, [id], id)
    s.state.players[1].hand.append(id)
    wander(s, id, 25)


# Whole games


def force(random: Random, faction: str) -> ForceCard:
    """A legal Force of a faction, drawn at random, with a deck of later cards first."""
    content = GAME.content
    people = [c for c in content.characters.values() if c.faction == faction]
    entries: list[ForceEntry] = []
    random.shuffle(people)
    spent = 0
    for card in people:
        entry = equipped(random, card, {name for e in entries for name in (*e.weapons, *e.items)})
        cost = card.cost + sum(content.weapons[w].cost for w in entry.weapons)
        cost += sum(content.items[i].cost for i in entry.items)
        if spent + cost <= 100 and not any(same(card, content.characters[e.card]) for e in entries):
            entries.append(entry)
            spent += cost
    starter = [id for id, card in GAME.content.fate.items() if card.set == "starter"]
    fate = random.sample(later("fate"), 16) + random.sample(starter, 4)
    return ForceCard(
        id="own",
        name="Own",
        faction=faction,
        characters=tuple(entries),
        fate=tuple(fate),
        glory=tuple(random.sample(later("glory"), 2)),
    )


def same(a: CharacterCard, b: CharacterCard) -> bool:
    """Two versions of one character."""
    return (a.same_as or a.id) == (b.same_as or b.id)


def equipped(random: Random, card: CharacterCard, taken: set[str]) -> ForceEntry:
    """A character with equipment that fits, its iconic pieces first."""
    content = GAME.content
    entry = ForceEntry(card=card.id, weapons=tuple(w for w in card.must_carry if w in content.weapons))
    others = [name for name in (*later("weapons"), *later("items")) if name not in card.iconic]
    random.shuffle(others)
    for name in (*card.iconic, *others[:60]):
        if name in taken or name in entry.weapons:
            continue
        weapons = (*entry.weapons, name) if name in content.weapons else entry.weapons
        items = (*entry.items, name) if name in content.items else entry.items
        wider = ForceEntry(card=card.id, weapons=weapons, items=items)
        if not list(entry_denials(content, wider)) and len(weapons) + len(items) <= 4:
            entry = wider
    return entry


FACTIONS = (
    "masters",
    "evil",
    "horde",
    "rebellion",
    "snake-men",
    "preternia",
    "foe-men",
)


@pytest.mark.parametrize("number", range(8))
def test_games_between_drawn_forces_end_by_the_rules(number: int) -> None:
    """Forces of later characters with later equipment and decks of later cards, drawn at random."""
    random = Random(f"force{number}")
    first, second = random.sample(FACTIONS, 2)
    forces = [force(random, first), force(random, second)]
    scenario = GAME.content.scenarios["skirmish"]
    assert [list(force_denials(GAME.content, scenario, f)) for f in forces] == [[], []]
    listed = [msgspec.to_builtins(f) for f in forces]
    state = GAME.new({"scenario": "skirmish", "forces": listed}, f"drawn{number}")
    for _ in range(6000):
        asked = GAME.asked(state)
        if not asked:
            break
        option = random.choice(list(GAME.decision(state, asked[0]).options))
        for event in GAME.apply(state, asked[0], option):
            assert NARRATOR.event(state, event)
        sound(state)

    assert GAME.outcome(state) is not None


def test_the_greedy_opponent_plays_with_later_cards() -> None:
    """It weighs, tries and imagines with them, from views alone, and beats random play."""
    winners = [_greedy_against_random(number) for number in range(5)]

    assert (1,) not in winners
    assert winners.count((0,)) >= 3


def _greedy_against_random(number: int) -> tuple[int, ...]:
    random = Random(f"greedy{number}")
    forces = [msgspec.to_builtins(force(random, faction)) for faction in random.sample(FACTIONS, 2)]
    state = GAME.new({"scenario": "skirmish", "forces": forces}, "greedy")
    players = [make_agent("greedy", GAME), make_agent("random", GAME)]
    while asked := GAME.asked(state):
        view = GAME.view(state, asked[0])
        option = players[asked[0]].choose(view, GAME.decision(view, asked[0]))
        GAME.apply(state, asked[0], option)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.winners


def sound(state: State) -> None:
    """Cards are neither lost nor doubled, nobody shares a hex, and nobody owes AP."""
    for player in state.players:
        if player.deck_list:
            assert cards_of(state, player) == Counter(player.deck_list)
    nodes = [node for c in state.characters.values() if c.at for node in nodes_of(state, c)]
    assert len(nodes) == len(set(nodes))
    assert all(turn.ap >= 0 for turn in turns(state))
    assert all(0 <= c.mana <= 7 and c.wounds >= 0 for c in state.characters.values())


def cards_of(state: State, player: Player) -> Counter[str]:
    """Where the cards of a player are: piles, hands, characters, turns under way, revealed."""
    found = Counter([*player.deck, *player.hand, *player.discard, *player.play_area])
    for character in state.characters.values():
        if character.seat == player.seat:
            found.update(character.cards)
    for frame in state.stack:
        if isinstance(frame, Activation | Interruption) and frame.seat == player.seat:
            found.update(frame.played)
            if isinstance(frame, Activation) and frame.step == "choose":
                found.update([frame.card])
        if isinstance(frame, Initiative):
            found.update(frame.revealed[seat] for seat in frame.order if seat == player.seat)
    return found
