"""Epic combats in a few lines: both sides' cards of a round in words, played as written.

    scene = met("she-ra", "skeletor")                        # in the Mountains of Perpetua
    begin(scene, "+1 attack, +2 defense, +1 attack, +1 defense", "+3 attack, …")

`begin` names the weapons and plays step 3 of the first combat round, `again` declines to flee and plays
step 3 of the second. She-Ra and Skeletor have the same initiative and nothing else that changes a combat.
"""

from __future__ import annotations

from typing import Any

from tests.games.fields.scenes import Scene, a_scene

AREA = "mountains-of-perpetua"
HEROES = ["she-ra", "he-man", "teela", "skeletor", "evil-lyn", "beast-man"]
EVEN = "+1 attack, +1 defense, +1 attack, +1 defense"  # attack 2, defense 2
EVEN_AGAIN = "+2 attack, +2 defense, +2 attack, +2 defense"  # attack 4, defense 4
WEAPONS = {
    "she-ra": "she-ra-sword-of-protection",
    "he-man": "he-man-power-sword",
    "teela": "teela-sword",
    "skeletor": "skeletor-havoc-staff",
    "evil-lyn": "evil-lyn-dagger",
    "beast-man": "beast-man-whip",
    "trap-jaw": "trap-jaw-laser-arm",
    "ram-man": "ram-man-boulder",
}


def met(hero: str = "she-ra", enemy: str = "skeletor", **setup: Any) -> Scene:
    """A scene in which both will fight in the Mountains of Perpetua; both pools hold 10."""
    scene = a_scene(heroes=setup.pop("heroes", HEROES), **setup)
    scene.hero(enemy).at = AREA
    return scene.eternium(masters=10, evil=10)


def stack_decks(scene: Scene, mine: str, theirs: str = "") -> None:
    """The cards of both sides lie on top of their decks."""
    for faction, words in (("masters", mine), ("evil", theirs)):
        scene.deck(faction, *(card.split()[0] for card in words.split(", ") if card))


def play(scene: Scene, mine: str, theirs: str = "") -> Scene:
    """Step 3: the sides take turns; cards besides the grid (`time`) bring the next one at once."""
    queues = [[card for card in words.split(", ") if card] for words in (mine, theirs)]
    while any(queues):
        side = scene.epic.turn if queues[scene.epic.turn] else 1 - scene.epic.turn
        scene.choose(f"play {queues[side].pop(0)}")
    return scene


def begin(scene: Scene, mine: str = EVEN, theirs: str = EVEN, *, hero: str = "", enemy: str = "") -> Scene:
    """Steps 1 to 3 of the first combat round."""
    hero, enemy = hero or "she-ra", enemy or "skeletor"
    stack_decks(scene, mine, theirs)
    scene.fight(hero, enemy)
    scene.choose(f"weapon {WEAPONS[hero]}", f"weapon {WEAPONS[enemy]}")
    return play(scene, mine, theirs)


def again(scene: Scene, mine: str = EVEN_AGAIN, theirs: str = EVEN_AGAIN) -> Scene:
    """The active hero stays, and step 3 of the second combat round is played."""
    stack_decks(scene, mine, theirs)
    return play(scene.choose("fight"), mine, theirs)


def hunting(hero: str, beast: str, die: str, mine: str, **setup: Any) -> Scene:
    """A hero of the Masters meets an epic beast in the Evergreen Forest; step 3 of the first combat round."""
    scene = a_scene(heroes=HEROES, **setup).eternium(masters=10, evil=10)
    scene.hero(hero).at = "evergreen-forest"
    stack_decks(scene, mine)
    scene.epic_die(die).hunt(hero, beast).choose(f"weapon {WEAPONS[hero]}")
    return play(scene, mine)
