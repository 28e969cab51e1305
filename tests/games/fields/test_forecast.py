"""What programs reckon with in a combat that is not fought out yet."""

from __future__ import annotations

import pytest

from battlewright.agents import make_agent
from battlewright.games.fields.evaluate import BLOW, terms
from battlewright.games.fields.forecast import edge, outcome, pending
from battlewright.games.fields.model.options import Choose
from battlewright.kernel.reactions import Decline, React
from tests.games.fields.combats import EVEN, begin, met
from tests.games.fields.scenes import GAME, Scene


def chosen(scene: Scene, hero: str) -> object:
    """What the greedy player does with the open question."""
    seat = scene.hero(hero).seat
    agent = make_agent("greedy", GAME, seat)
    return agent.choose(GAME.view(scene.state, seat), GAME.decision(scene.state, seat))


def test_a_combat_under_way_counts_as_the_cards_lie() -> None:
    """The side that would take more hit points is ahead by them; the other is behind by as many."""
    scene = begin(met(), "+3 attack, +1 defense, energy attack, +1 defense", EVEN)

    assert pending(scene.state, 0) == outcome(scene.state, scene.epic, 0) == 2.0
    assert pending(scene.state, 1) == -2.0
    before = sum(terms(scene.state, 0).values())
    scene.epic.step = "end"
    assert pending(scene.state, 0) == 0.0
    assert sum(terms(scene.state, 0).values()) == pytest.approx(before - 2 * BLOW)


def test_points_of_ones_own_choice_go_where_they_decide_the_round() -> None:
    """Teela's Sword: +2 attack while the enemy would stand it, +2 defense where it would not be felt."""
    scene = begin(met(enemy="skeletor"), "energy attack, +1 defense, +1 attack, +1 defense", hero="teela")
    scene.choose("energy attack")
    assert chosen(scene, "teela") == Choose("attack")

    scene = begin(
        met(),
        "energy defense, +1 attack, +1 defense, +1 attack",
        "+3 attack, +3 defense, +2 attack, +3 defense",
        hero="teela",
    )
    scene.choose("energy defense")
    assert chosen(scene, "teela") == Choose("defense")


def test_a_hero_who_is_outmatched_avoids_the_combat() -> None:
    """Unhurt against an equal she stays; against one with much better gear she goes."""
    scene = met("he-man", "evil-lyn").eternium(masters=5, evil=5)
    lyn, he_man = scene.hero("evil-lyn"), scene.hero("he-man")
    assert -0.4 < edge(scene.state, lyn, [he_man]) < 0
    for gear, answer in (((), Decline), (("swift-boots", "phoenix-charm"), React)):
        scene = met("he-man", "evil-lyn").eternium(masters=5, evil=5)
        scene.hero("he-man").equipped = list(gear)
        scene.turn("he-man")
        scene.hero("he-man").at = "vine-jungle"
        scene.choose("move", f"goto {lyn.at}")
        assert scene.kind == "react"
        assert isinstance(chosen(scene, "evil-lyn"), answer)
