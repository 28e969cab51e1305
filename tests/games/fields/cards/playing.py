"""Cards tried out in epic combats: one combat with the card, one without, and what is different.

    case("battle-harness", Bout(), {"attack": 1})
    case("battle-harness", Bout(weapon="she-ra-blade-of-light"), {})

`change` plays the first round of the same combat twice and tells what the card did: the totals of step 5
(`attack`, `enemy initiative` …) that differ, and HP that the card itself took or gave (`hp`, `enemy hp`).
She-Ra and Skeletor have the same initiative and no ability that matters in an epic combat.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from battlewright.games.fields.model.events import Damaged, Healed, TotalsMade
from tests.games.fields import combats
from tests.games.fields.scenes import GAME, Scene, a_scene

AREA, FOREST = combats.AREA, "evergreen-forest"
EVEN = combats.EVEN
SIDES = {
    "masters": ["she-ra", "he-man", "teela", "man-at-arms", "ram-man", "stratos"],
    "evil": ["skeletor", "evil-lyn", "beast-man", "mer-man", "tri-klops", "trap-jaw"],
}
ZONES = ("attack", "defense", "initiative")
GUARDED = "+1 attack, +3 defense, +1 attack, +3 defense"


def case(card: str, *values: Any) -> ParameterSet:
    """A row of a table: the card it proves, and the values."""
    return pytest.param(card, *values, marks=pytest.mark.card(card))


@dataclass(frozen=True)
class Bout:
    """The first round of an epic combat: who, with what, in which situation."""

    hero: str = "she-ra"  # whose card is tried out
    enemy: str = "skeletor"  # a hero or an epic beast
    weapon: str = ""  # the first one of the hero card if nothing is said
    enemy_weapon: str = ""
    mine: str = EVEN
    theirs: str = EVEN
    opening: tuple[str, ...] = ()  # answers to abilities at the start; declined if nothing is said
    deeds: tuple[str, ...] = ()  # what is chosen after the cards were played
    attacked: bool = False  # the enemy started it
    night: bool = False
    damage: int = 0
    enemy_damage: int = 0
    gear: tuple[str, ...] = ()  # what else the hero has
    enemy_gear: tuple[str, ...] = ()
    mates: tuple[str, ...] = ()  # team-mates in the area
    soldiers: int = 0  # of the hero's team in the area
    die: str = "defense:1"
    scenario: str = "fractures-in-time"
    vines: bool = False

    def but(self, **changes: Any) -> Bout:
        """The same bout with something changed."""
        return replace(self, **changes)


def faction_of(hero: str) -> str:
    """The side of a hero."""
    return GAME.content.heroes[hero].faction


def line_up(*wanted: str) -> list[str]:
    """Three heroes of each side, the wanted ones among them."""
    found = []
    for faction, heroes in SIDES.items():
        first = [hero for hero in wanted if hero in heroes and faction_of(hero) == faction]
        found += list(dict.fromkeys([*first, *heroes]))[:3]
    return found


def words_to_cards(words: str) -> list[str]:
    """The cards of `+1 attack, time, …`."""
    return [card.split()[0] for card in words.split(", ") if card]


def bear(scene: Scene, hero: str, *cards: str) -> Scene:
    """The hero has these cards; armor and artifacts are worn, consumables are not."""
    for card in cards:
        found = GAME.content.equipment.get(card)
        scene.give(hero, card, equip=found is not None and found.type != "consumable")
    return scene


def staged(bout: Bout, *cards: str) -> Scene:
    """The scene before the combat: everything in its place."""
    beast = bout.enemy in GAME.content.epic_beasts
    fighters = [bout.hero] if beast else [bout.hero, bout.enemy]
    scene = a_scene(bout.scenario, heroes=line_up(*fighters, *bout.mates)).eternium(masters=10, evil=10)
    area = FOREST if beast else AREA
    for name in (*fighters, *bout.mates):
        scene.hero(name).at = area
    bear(scene, bout.hero, *bout.gear, *cards)
    scene.hero(bout.hero).damage = bout.damage
    if bout.soldiers:
        scene.soldiers(AREA, **{faction_of(bout.hero): bout.soldiers})
    if bout.night:
        scene.night()
    if bout.vines:
        scene.state.vines.append(area)
    scene.deck(faction_of(bout.hero), *words_to_cards(bout.mine))
    if not beast:
        bear(scene, bout.enemy, *bout.enemy_gear)
        scene.hero(bout.enemy).damage = bout.enemy_damage
        scene.deck(faction_of(bout.enemy), *words_to_cards(bout.theirs))
    return scene


def begun(bout: Bout, *cards: str) -> Scene:
    """Steps 1 to 3: weapons are named and the cards are played."""
    scene = staged(bout, *cards)
    if bout.enemy in GAME.content.epic_beasts:
        scene.epic_die(bout.die).hunt(bout.hero, bout.enemy)
        if bout.enemy_damage:
            scene.epic.sides[1].damage = bout.enemy_damage
    elif bout.attacked:
        scene.fight(bout.enemy, bout.hero)
    else:
        scene.fight(bout.hero, bout.enemy)
    named = {bout.hero: bout.weapon, bout.enemy: bout.enemy_weapon}
    while scene.kind == "weapon":
        who = scene.asked[0]
        scene.choose(f"weapon {named[who] or GAME.content.heroes[who].weapons[0].id}")
    scene.choose(*bout.opening)
    while scene.kind == "react":
        scene.choose("decline")
    return played(scene, {bout.hero: bout.mine, bout.enemy: bout.theirs})


def played(scene: Scene, cards: dict[str, str]) -> Scene:
    """Step 3: each side plays its cards, as written."""
    queues = {who: [card for card in words.split(", ") if card] for who, words in cards.items()}
    while scene.kind == "play" and queues.get(scene.asked[0]):
        scene.choose(f"play {queues[scene.asked[0]].pop(0)}")
    return scene


ENDS = ("flee", "play", "act", "activate", "penalty", "push", "tame", "exchange", "gain_combat_card")


def fought(bout: Bout, *cards: str) -> Scene:
    """The whole first round: cards, deeds, totals, blows."""
    scene = begun(bout, *cards).choose(*bout.deeds)
    return scene.until(*ENDS)


def totals(scene: Scene, who: str) -> tuple[int, int, int]:
    """The latest totals of a side: attack, defense, initiative."""
    found = [event for event in scene.heard(TotalsMade) if event.who == who][-1]
    return found.attack.total, found.defense.total, found.initiative.total


def own_work(scene: Scene, source: str, names: dict[str, str]) -> Counter[str]:
    """HP that a card itself took or gave, by side."""
    found: Counter[str] = Counter()
    for event in scene.events:
        if source in event.rules:
            if isinstance(event, Damaged):
                found[names.get(event.who, event.who)] -= event.amount
            elif isinstance(event, Healed):
                found[names.get(event.who, event.who)] += event.amount
    return found


def change(bout: Bout, *cards: str, source: str = "", compare: Bout | None = None) -> dict[str, int]:
    """What the cards (or deeds) change in a bout; nothing that stays as it is."""
    plain, now = fought(compare or bout.but(deeds=())), fought(bout, *cards)
    found: dict[str, int] = {}
    for prefix, who in (("", bout.hero), ("enemy ", bout.enemy)):
        before, after = totals(plain, who), totals(now, who)
        found |= {f"{prefix}{zone}": b - a for zone, a, b in zip(ZONES, before, after, strict=True)}
    names = {bout.hero: "hp", bout.enemy: "enemy hp"}
    found |= own_work(now, source or (cards[0] if cards else ""), names)
    return {what: number for what, number in found.items() if number}
