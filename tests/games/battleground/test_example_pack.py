"""The example pack teaches: it has no mistakes, is commented, and its games end."""

from __future__ import annotations

from pathlib import Path
from random import Random

from battlewright.games.battleground.content import check, load
from battlewright.games.battleground.describe import describe_event
from battlewright.games.battleground.game import Battleground
from battlewright.games.battleground.lexicon import lexicon_of
from battlewright.games.battleground.rules.forces import force_denials, force_points
from battlewright.texts import ENGLISH, Texts
from tests.games.battleground.cards.playing import faces, play
from tests.games.battleground.scenes import scene

PACK = Path(__file__).resolve().parents[3] / "examples" / "pack"
GAME = Battleground(PACK)


def test_the_pack_is_without_mistakes_and_every_file_is_explained() -> None:
    """`battlewright content check examples/pack` finds nothing, and each file opens with a comment."""
    assert [str(error) for error in check(PACK)] == []
    assert all(file.read_text(encoding="utf-8").startswith("# ") for file in PACK.rglob("*.toml"))


def test_the_pack_brings_one_of_each_kind() -> None:
    """A character, weapon, item, token, map, Force and scenario: one each."""
    shipped, whole = load(), load(PACK)
    shelves = ("characters", "weapons", "items", "tokens", "maps", "forces", "scenarios")

    assert [len(getattr(whole, shelf)) - len(getattr(shipped, shelf)) for shelf in shelves] == [1] * 7


def test_its_force_is_legal_and_full() -> None:
    """Between 95 and 100 points."""
    content = GAME.content
    force = content.forces["reed-watch"]

    assert list(force_denials(content, content.scenarios["skirmish"], force)) == []
    assert 95 <= force_points(content, force.characters) <= 100


def test_the_pollen_dazzles() -> None:
    """The skill of the character gives the token of the pack, which lowers Perception."""
    figures = ("reed-warden@F6:0 mana=1 weapons=reed-spear", "skeletor@F9:3 weapons=laser-rifle")
    s = scene(*figures, acting="reed-warden", game=GAME).dice(*faces(3, 1))
    play(s, "skill reed-warden.pollen skeletor")

    assert s["skeletor"].debuff == "dazzled"


def test_a_game_of_the_pack_comes_to_its_end() -> None:
    """A random game of its scenario ends by the rules, and every event can be told in words."""
    state = GAME.new({"scenario": "at-the-pond"}, "pond")
    random, lexicon = Random(1), lexicon_of(Texts(ENGLISH), GAME.content)
    while asked := GAME.asked(state):
        option = random.choice(list(GAME.decision(state, asked[0]).options))
        assert all(describe_event(lexicon, event) for event in GAME.apply(state, asked[0], option))

    assert GAME.outcome(state) is not None
