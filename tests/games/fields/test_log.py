"""What the log and the questions say, where a plain list of the facts would mislead."""

from __future__ import annotations

import pytest

from battlewright.games.fields.model.events import BattleCardDrawn, Healed, Triggered
from battlewright.kernel.decisions import Decision
from tests.games.fields.scenes import GAME, Scene, a_scene

WORDS = GAME.narrator("en")


def told(scene: Scene, kind: type) -> list[str]:
    """The lines of the log about events of a kind."""
    return [WORDS.event(scene.state, event) for event in scene.events if isinstance(event, kind)]


@pytest.mark.rule("FE-ROUND-05")
def test_a_beast_that_heals_says_what_it_has_now() -> None:
    """The Hydra lost 2 of its 9 HP and heals 1."""
    scene = a_scene().put(she_ra="evergreen-forest").epic_die("initiative:1").hunt("she-ra", "hydra")
    scene.epic.sides[1].damage = 2
    whole = GAME.content.epic_beasts["hydra"].hp
    for _ in range(40):
        if scene.heard(Healed):
            break
        scene.choose(scene.options[0] if scene.kind in ("weapon", "play") else scene.options[-1])

    assert [(event.who, event.left) for event in scene.heard(Healed)] == [("hydra", whole - 1)]
    assert told(scene, Healed) == [f"Hydra heals 1 HP ({whole - 1} now)."]


@pytest.mark.rule("FE-QUEST-03")
@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ((0, 0, 2), "2 HP"),
        ((3, 1, 0), "3 eternium and 1 soldier"),
        ((1, 2, 1), "1 eternium, 2 soldiers and 1 HP"),
    ],
)
def test_a_quest_names_only_what_it_asks_for(asked: tuple[int, int, int], words: str) -> None:
    """Nothing is said of what costs nothing."""
    scene = a_scene()
    quest = next(iter(GAME.content.quests))
    facts = dict(zip(("eternium", "soldiers", "damage"), asked, strict=True))
    decision = Decision(4, "quest_price", [], (), {"hero": "evil-lyn", "card": quest, **facts})

    line = WORDS.decision(scene.state, decision)

    assert line.endswith(f"asks of Evil-Lyn: {words}. Pay?")


@pytest.mark.rule("FE-SETUP-20")
def test_a_passive_ability_is_not_called_by_its_heros_name() -> None:
    """ "She-Ra: She-Ra takes effect" says nothing; a card is called by its name."""
    state = a_scene().state
    own = Triggered(source="she-ra/passive", hero="she-ra")
    card = Triggered(source="guard-helmet", hero="she-ra")

    assert WORDS.event(state, own) == "She-Ra: the passive ability takes effect."
    assert WORDS.event(state, card) == f"She-Ra: {WORDS.rule('guard-helmet')} takes effect."


@pytest.mark.rule("FE-SOLO-16")
@pytest.mark.parametrize(("added", "level"), [(False, "easy"), (True, "merciless")])
def test_an_open_battle_card_shows_what_it_says(added: bool, level: str) -> None:
    """Attack, defense and initiative, the effect cards to come, and whether energy works."""
    scene = Scene(
        {
            "scenario": "he-man-impostor",
            "difficulty": level,
            "switches": {"enemy_initiative_added": added},
        },
        "battle",
    )
    enemy = next(hero.id for hero in scene.state.heroes.values() if hero.seat < 0)
    own = scene.state.teams[0].heroes[0]
    scene.fight(own, enemy)
    scene.choose(scene.options[0])
    event = scene.heard(BattleCardDrawn)[0]
    card = GAME.content.battle[event.card]
    bonus = GAME.content.heroes[enemy].initiative if added else 0
    extra = 2 if level == "merciless" else 0

    assert (event.attack, event.defense) == (card.attack, card.defense)
    assert event.initiative == card.initiative + bonus
    assert (event.effects, event.energy) == (card.effects + extra, card.energy)
    epic = GAME.table(scene.state, 0, WORDS).epic
    assert epic is not None
    row = epic.sides[1]
    assert row.printed_ids == {"attack": card.attack, "defense": card.defense, "initiative": event.initiative}
    assert row.printed == f"attack {card.attack}, defense {card.defense}, initiative {event.initiative}"
    line = told(scene, BattleCardDrawn)[0]
    assert f"attack {card.attack}, defense {card.defense}, initiative {event.initiative}" in line
    assert f"effect cards {event.effects}" in line
    assert ("with energy" in line) == card.energy
