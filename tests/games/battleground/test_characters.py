"""Models and character cards: stats, facing, arcs, the hex a model stands on (BG-CHAR)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import Rolled
from battlewright.games.battleground.model.options import Face
from battlewright.games.battleground.rules.numbers import speed
from battlewright.games.battleground.rules.sight import arc
from battlewright.games.battleground.rules.table import card_of, mask_of, node_of, nodes_of, occupied
from battlewright.kernel.decisions import IllegalChoice
from tests.games.battleground.scenes import GAME, Scene, scene


def rolled(s: Scene) -> list[tuple[str, str, str, int]]:
    """The tests rolled so far: who, what kind, which stat, with how many dice."""
    return [(e.character, e.kind, e.stat, e.dice.total) for e in s.heard(Rolled)]


@pytest.mark.rule("BG-CHAR-01")
def test_a_character_is_a_model_and_a_card() -> None:
    """The model has a position and a facing; stats and skills come from the card it refers to."""
    s = scene("he-man@F6:2", "skeletor@J6:4", acting="he-man")
    he_man = s["he-man"]

    assert (he_man.at, he_man.facing) == ("F6", 2)
    assert card_of(s.state, he_man) is GAME.content.characters["he-man"]
    assert [skill.name for skill in card_of(s.state, he_man).skills] == [
        "I Have the Power!",
        "Superhuman Reflexes",
    ]


@pytest.mark.rule("BG-CHAR-01")
def test_two_characters_may_have_the_same_card() -> None:
    """Each model has a card of its own: what happens to one leaves the other alone."""
    s = scene("he-man@F6:2", "palace-guard-a@E5:1", "palace-guard-a@E7:1 id=second", acting="he-man")
    s["palace-guard-a"].wounds = 2

    assert s["second"].wounds == 0
    assert s["second"].card == s["palace-guard-a"].card


@pytest.mark.rule("BG-CHAR-02")
@pytest.mark.parametrize(("how", "points"), [("move", 5), ("move focused", 8)])
def test_speed_has_a_standard_and_a_focused_value(how: str, points: int) -> None:
    """He-Man moves 5 hexes, or 8 when he spends his Focus."""
    s = scene("he-man@A1:1 focus", "skeletor@M14:4", acting="he-man")
    s.do(how)

    farthest = [text for text in s.offers("goto") if text.startswith("goto A")][-1]
    assert farthest == f"goto A{1 + points}"


@pytest.mark.rule("BG-CHAR-02")
def test_the_card_of_he_man_has_seven_stats() -> None:
    """Health, Strength, Toughness, Mind, Power, Perception, and Speed with its two values."""
    s = scene("he-man@F6:1", "skeletor@J6:4", acting="he-man")
    card = card_of(s.state, s["he-man"])

    assert (card.health, card.strength, card.toughness, card.mind, card.power, card.perception) == (
        5,
        5,
        3,
        3,
        3,
        3,
    )
    assert [speed(s.state, s["he-man"], focused=f).total for f in (False, True)] == [5, 8]


@pytest.mark.rule("BG-CHAR-03")
def test_a_model_faces_one_of_six_edges() -> None:
    """After a move the model may be turned to any of the six edges, and to nothing between them."""
    s = scene("he-man@F6:0", "skeletor@L6:4", acting="he-man").do("move", "goto F7")

    assert s.options == [f"face {edge}" for edge in range(6)]
    for edge in (-1, 6):
        with pytest.raises(IllegalChoice):
            GAME.apply(s.state, 0, Face(edge))
    s.do("face 2")
    assert s["he-man"].facing == 2


@pytest.mark.rule("BG-CHAR-03")
def test_the_six_edges_run_round_the_hex() -> None:
    """East, north-east, north-west, west, south-west, south-east: the hex ahead is in the front arc."""
    ahead = {0: "F7", 1: "G6", 2: "G5", 3: "F5", 4: "E5", 5: "E6"}
    for edge, hex_ahead in ahead.items():
        s = scene(f"he-man@F6:{edge}", f"skeletor@{hex_ahead}:0", acting="he-man")
        s.do("attack fists skeletor")  # the attacker turns towards its target
        assert s["he-man"].facing == edge


@pytest.mark.rule("BG-CHAR-04")
@pytest.mark.parametrize(
    ("facing", "front", "rear"),
    [(0, ("F7", "G6", "E6"), ("F5", "G5", "E5")), (1, ("F7", "G6", "G5"), ("F5", "E5", "E6"))],
)
def test_the_base_has_a_front_and_a_rear_arc(
    facing: int, front: tuple[str, ...], rear: tuple[str, ...]
) -> None:
    """Three neighbours lie in front, three behind; who strikes from behind makes a flank attack."""
    assert [side(facing, at) for at in front] == [1, 1, 1]
    assert [side(facing, at) for at in rear] == [-1, -1, -1]


def side(facing: int, at: str) -> int:
    """1: in front of a model on F6, -1: behind it."""
    s = scene(f"skeletor@F6:{facing}", f"he-man@{at}:0", acting="he-man")
    return arc(s.state, s["skeletor"], node_of(s.state, s["he-man"]))


@pytest.mark.rule("BG-CHAR-05")
def test_a_standard_model_fills_one_hex_alone() -> None:
    """One hex per model, and nobody may move onto a hex that holds one, friend or enemy."""
    s = scene("he-man@F6:1", "stratos@F8:1", "skeletor@H8:4", acting="he-man")

    assert nodes_of(s.state, s["he-man"]) == (node_of(s.state, s["he-man"]),)
    assert occupied(s.state).bit_count() == 3
    for taken, who in (("F8", "stratos"), ("H8", "skeletor")):
        why = s.why(0, intent="move", character="he-man", to=taken)
        assert [(d.rule, d.facts["occupant"]) for d in why.denials] == [("BG-MOVE-07", who)]
    s.do("move")
    assert "goto F8" not in s.options
    assert "goto F9" in s.options


@pytest.mark.rule("BG-CHAR-05")
def test_a_hex_of_each_elevation_holds_a_model() -> None:
    """One model on a platform and one on the ground below it: two elevations, two models."""
    s = scene(
        "he-man@F6+:1",
        "skeletor@F6:4",
        acting="he-man",
        terrain={"F5": "Q", "F6": "P", "F7": "P"},
    )

    assert mask_of(s.state, s["he-man"]) != mask_of(s.state, s["skeletor"])
    assert occupied(s.state).bit_count() == 2


@pytest.mark.rule("BG-CHAR-06")
@pytest.mark.parametrize(
    ("attacker", "attack", "stats"),
    [
        ("man-at-arms@F6:1 weapons=mace", "attack mace skeletor", ("strength", "toughness")),
        ("stratos@F8:1 weapons=flamethrower", "attack flamethrower skeletor", ("perception", "toughness")),
        ("orko@F8:1 mana=5 weapons=flame-bolt", "attack flame-bolt skeletor", ("power", "mind")),
    ],
)
def test_each_kind_of_attack_has_its_stats(attacker: str, attack: str, stats: tuple[str, str]) -> None:
    """Strength strikes, Perception shoots, Power casts; Toughness stops weapons, Mind stops spells."""
    s = scene(attacker, "skeletor@F5:4", acting=attacker.partition("@")[0])
    s.dice(*[4] * 40).do(attack)
    while s.kind != "act":
        s.do({"defend": "defend roll", "reroll": "reroll", "boost": "spend 0"}.get(s.kind, s.options[0]))

    card = card_of(s.state, s[attacker.partition("@")[0]])
    assert [(kind, stat) for _, kind, stat, _ in rolled(s) if kind != "skill"] == [
        ("attack", stats[0]),
        ("defence", stats[1]),
    ]
    first = next(e for e in s.heard(Rolled) if e.kind == "attack")
    assert first.dice.base == getattr(card, stats[0])


@pytest.mark.rule("BG-CHAR-06")
def test_toughness_and_mind_stop_skills_as_their_texts_say() -> None:
    """Ram Man's charge tests Strength, a feat of the body, against the Toughness of those it meets."""
    s = scene("ram-man@F4:1 mana=2", "skeletor@F9:4", acting="ram-man", ap=1)
    s.dice(*[4] * 40).do("skill ram-man.rapid-charge", "goto F7", "face 0")
    while s.kind not in ("act", "initiative", ""):
        s.do({"defend": "defend roll", "reroll": "reroll"}.get(s.kind, s.options[0]))

    assert [(kind, stat) for _, kind, stat, _ in rolled(s)] == [
        ("skill", "strength"),
        ("defence", "toughness"),
    ]
