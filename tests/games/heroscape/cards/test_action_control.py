"""Powers over order markers and over whom a card obeys."""

from __future__ import annotations

from typing import Any

import pytest

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.model.frames import Wounding
from battlewright.games.heroscape.rules.filters import trait_value
from battlewright.kernel.frames import push
from battlewright.kernel.rng import Rng
from tests.games.heroscape.cards.playing import after_moving, after_turn, at_step, before_moving, uses
from tests.games.heroscape.scenes import GAME, Scene, scene


@pytest.mark.card("crippling-gaze-15")
def test_crippling_gaze_takes_all_markers() -> None:
    """Before moving: a figure within 5 in sight; on 15 all markers leave its card and all copies of it."""
    laid = {"B-marro-drones-1": "1X", "B-marro-drones-2": "2", "B-valguard": "3"}
    for face, left in ((14, [2, 1]), (15, [0, 0])):
        s = before_moving(
            "A dund@A1,B1", "B marro-drones@G1", "B valguard@I1", copies={"B-marro-drones": 2}, markers=laid
        )
        s.do("use dund/crippling-gaze-15 A-dund")
        assert s.options == ["target B-marro-drones.1", "skip"]
        s.dice(face).do("target B-marro-drones.1")
        assert [len(s.card(f"B-marro-drones-{n}").markers) for n in (1, 2)] == left
        assert s.card("B-valguard").markers == ["3"]


@pytest.mark.card("entangling-web")
def test_entangling_web_takes_one_marker() -> None:
    """Three spiders around a small or medium enemy: on 16 a random hidden marker leaves its card."""
    ring = ["A fyorlag-spiders@C2", "A fyorlag-spiders@D3", "A fyorlag-spiders@B3"]
    use = "use fyorlag-spiders/entangling-web A-fyorlag-spiders.1"
    for face, left in ((15, 3), (16, 2)):
        s = after_moving(*ring, "B valguard@C3", markers={"B-valguard": "12X"}, acting="A-fyorlag-spiders-1")
        s.do(use)
        assert s.options == ["target B-valguard", "skip"]
        s.dice(face).do("target B-valguard")
        assert len(s.card("B-valguard").markers) == left

    two = after_moving(*ring[:2], "A fyorlag-spiders@I9", "B valguard@C3", acting="A-fyorlag-spiders-1")
    assert not uses(two)
    large = after_moving(*ring, "B torin@C3,C4", acting="A-fyorlag-spiders-1")
    assert not uses(large)


@pytest.mark.card("disciplined-influence")
def test_disciplined_influence_names_a_unique_card() -> None:
    """At the start of the game one own unique card becomes disciplined; common cards cannot be named."""
    s = _named("A parmenio@A1", "A krug@B1,C1", "A marro-drones@D1", "B valguard@I9")
    assert s.options == ["use parmenio/disciplined-influence A-parmenio", "skip"]
    s.do("use parmenio/disciplined-influence A-parmenio")
    assert s.options == ["target parmenio", "target krug"]
    s.do("target krug")
    assert trait_value(s.state, s.card("A-krug"), "personality") == "disciplined"
    assert trait_value(s.state, s.card("B-valguard"), "personality") == "wild"
    assert trait_value(s.state, s.card("A-marro-drones-1"), "personality") == "wild"


def _named(*figures: str) -> Scene:
    """The powers of the start of the game."""
    from battlewright.games.heroscape.model.frames import Round
    from battlewright.games.heroscape.procedures.moments import game_start_frames
    from battlewright.kernel.frames import push

    s = scene(*figures, acting="A-parmenio")
    s.state.stack = [Round(step="end")]
    for frame in reversed(game_start_frames(s.state)):
        push(s.state, frame)
    return s.run()


def _enslaved(face: int, *figures: str, **rest: Any) -> Scene:
    s = after_turn("A mind-flayer-mastermind@A1", *figures, acting="A-mind-flayer-mastermind-1", **rest)
    s.do("use mind-flayer-mastermind/enslave-17 A-mind-flayer-mastermind.1")
    assert s.options == ["target B-valguard", "skip"]
    return s.dice(face).do("target B-valguard")


@pytest.mark.card("enslave-17")
def test_enslave_borrows_a_hero_for_a_turn() -> None:
    """On 17 the mind flayer's player takes one turn with a unique hero within 4: it attacks its own side."""
    figures = ("B valguard@E1", "B crixus@E2", "B marro-warriors@B2", "B drow-chainfighter@A4")
    laid = {"B-valguard": "2"}
    s = _enslaved(17, *figures, markers=laid)
    assert s.asked == (0,)
    assert s.turn.card == "B-valguard"
    s.do("done")
    assert s.offers("attack") == ["attack B-valguard B-crixus"]
    s.dice(*[1] * 3, *[6] * 5).do("attack B-valguard B-crixus")
    assert s["B-crixus"].wounds
    assert s["B-valguard"].seat == 1
    assert s.card("B-valguard").seat == 1
    assert (s.asked, s.turn.card, s.turn.marker) == ((1,), "B-valguard", "2")

    s = _enslaved(16, *figures, markers=laid)
    assert (s.asked, s.turn.marker) == ((1,), "2")


@pytest.mark.rule("HS-END-02")
@pytest.mark.card("enslave-17")
def test_a_borrowed_last_hero_does_not_end_the_game() -> None:
    """Somebody whose only figure is borrowed has not lost it."""
    s = _enslaved(17, "B valguard@D1", victory_check="immediate")
    assert s.turn.card == "B-valguard"
    s.do("done")

    assert s.state.result is None
    assert s["B-valguard"].seat == 1


@pytest.mark.card("eternal-hatred")
def test_eternal_hatred_hands_marcu_over_for_a_turn() -> None:
    """When his marker is revealed, on 17 an opponent of the player's choice commands him for the turn."""
    s = _marcu(16)
    assert (s.asked, s.kind) == ((0,), "move")
    assert s["A-marcu-esenwein"].seat == 0

    s = _marcu(17)
    assert s.options == ["target seat:1", "target seat:2"]
    s.do("target seat:2")
    assert s.asked == (2,)
    s.do("done")
    assert s.offers("attack") == ["attack A-marcu-esenwein A-crixus"]
    s.dice(*[6] * 9).do("attack A-marcu-esenwein A-crixus")
    assert (s["A-marcu-esenwein"].seat, s.card("A-marcu-esenwein").seat) == (0, 0)


@pytest.mark.rule("HS-ORDER-06")
@pytest.mark.card("eternal-hatred")
def test_the_markers_of_a_card_lent_for_a_turn_stay_hidden() -> None:
    """Whoever commands Marcu for a turn does not see his further markers; afterwards his player does."""
    s = _marcu(17, markers="1X3")
    s.do("target seat:2")
    marcu = s.card("A-marcu-esenwein")
    assert (marcu.seat, marcu.markers) == (2, ["X", "3"])

    seen = {seat: GAME.view(s.state, seat).cards[marcu.id].markers for seat in (0, 1, 2, None)}
    assert set(map(tuple, seen.values())) == {("?", "?")}
    guess = GAME.determinize(GAME.view(s.state, 2), 2, Rng(seed="guess"))
    assert sorted(guess.cards[marcu.id].markers) in (["2", "3"], ["2", "X"], ["3", "X"])
    s.do("done", "done")
    assert GAME.view(s.state, 0).cards[marcu.id].markers == ["X", "3"]


@pytest.mark.rule("HSV-REORG-01", "HS-ORDER-06")
@pytest.mark.card("eternal-hatred")
def test_markers_of_a_lent_card_are_saved_by_the_lender() -> None:
    """If Marcu is destroyed while lent, his own player moves his hidden markers."""
    s = _marcu(17, markers="1X3", v_reorganise="on")
    s.do("target seat:2")
    push(s.state, Wounding(figure="A-marcu-esenwein", amount=9, by="A-crixus", source="test"))
    s.state.stack[-2].asks = []
    s.run()

    assert (s.asked, s.kind) == ((0,), "order")


def _marcu(face: int, markers: str = "1", **switches: Any) -> Scene:
    s = scene(
        "A marcu-esenwein@C3", "A crixus@D3", "B valguard@A1", "C finn-the-viking-champion@I9",
        order=(1, 0, 2),
        markers={"B-valguard": "1", "A-marcu-esenwein": markers, "C-finn-the-viking-champion": "1"},
        **switches,
    )  # fmt: skip
    assert s.asked == (1,)
    return s.dice(face).do("done")


@pytest.mark.card("mind-shackle-20")
def test_mind_shackle_takes_a_card_for_good() -> None:
    """Only on 20, only an adjacent unique figure: the whole card changes sides and loses its markers."""
    figures = ("B marro-warriors@D3", "B marro-warriors@I9", "B marro-drones@C4", "B valguard@F3")
    for face, seat in ((19, 1), (20, 0)):
        s = after_moving("A ne-gok-sa@C3", *figures, markers={"B-marro-warriors": "1X"})
        s.do("use ne-gok-sa/mind-shackle-20 A-ne-gok-sa")
        assert s.options == ["target B-marro-warriors.1", "skip"]
        s.dice(face).do("target B-marro-warriors.1")
        assert [s[f"B-marro-warriors.{n}"].seat for n in (1, 2)] == [seat, seat]
        assert s.card("B-marro-warriors").seat == seat
        assert bool(s.card("B-marro-warriors").markers) == (seat == 1)


@pytest.mark.card("soul-devour")
def test_soul_devour_trades_a_shade_for_a_hero() -> None:
    """Before moving each Shade beside a unique hero may try: on 19 the hero joins and the Shade is gone."""
    figures = ("A shades-of-bleakewoode@C3", "A shades-of-bleakewoode@E3", "A shades-of-bleakewoode@I9")
    foes = ("B valguard@D3", "B drow-chainfighter@C4", "B marro-warriors@F3")
    s = before_moving(*figures, *foes, acting="A-shades-of-bleakewoode-1", markers={"B-valguard": "2"})
    uses_ = [f"use shades-of-bleakewoode/soul-devour A-shades-of-bleakewoode.{n}" for n in (1, 2)]
    assert uses(s) == uses_
    s.do(uses_[0])
    assert s.options == ["target B-valguard", "skip"]
    s.dice(18).do("target B-valguard")
    assert s["A-shades-of-bleakewoode.1"].place == "board"
    assert uses(s) == uses_[1:]
    s.do(uses_[1])
    assert s.options == ["target B-valguard", "skip"]
    s.dice(19).do("target B-valguard")
    assert s["A-shades-of-bleakewoode.2"].place == "destroyed"
    assert (s.card("B-valguard").seat, s["B-valguard"].seat, s.card("B-valguard").markers) == (0, 0, [])


@pytest.mark.card("stab-in-the-back")
def test_stab_in_the_back() -> None:
    """After his turn a d20 must be rolled; on a 1 an opponent of choice gets Sir Hawthorne for good."""
    figures = ("A sir-hawthorne@C3", "A valguard@A1", "B crixus@I9", "C spartacus@I1")
    s = at_step("attack", *figures, "B krug@D3,E3", markers={"A-sir-hawthorne": "2"})
    s.dice(2).do("done")
    assert s.card("A-sir-hawthorne").seat == 0
    assert not s.heard(events.ControlChanged)
    assert s.kind != "name"

    s = at_step("attack", *figures, "B krug@D3,E3", markers={"A-sir-hawthorne": "2"})
    s.dice(1).do("done")
    assert s.asked == (0,)
    s.do("target seat:2")
    assert (s.card("A-sir-hawthorne").seat, s["A-sir-hawthorne"].seat) == (2, 2)
    assert s.card("A-sir-hawthorne").markers == []
