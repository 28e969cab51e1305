"""Gazes, calls and curses: powers that pick somebody by sight, and what they leave behind."""

from __future__ import annotations

import pytest

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.rules.sight import sees
from tests.games.heroscape.cards.playing import after_moving, after_turn, attacking, uses
from tests.games.heroscape.cards.test_special_attacks import HIT, aims, rolled, strike
from tests.games.heroscape.scenes import scene

# --- whoever cannot defend itself


@pytest.mark.card("paralyzing-stare-16", "whip-12")
@pytest.mark.parametrize(("unit", "at", "power", "target", "least"), [
    ("me-burq-sa", "A1,B1", "paralyzing-stare-16", "B-crixus", 16),
    ("james-murphy", "G1", "whip-12", "B-crixus", 12),
])  # fmt: skip
def test_who_is_held_rolls_no_defence(unit: str, at: str, power: str, target: str, least: int) -> None:
    """On the number a small or medium figure in reach has no defence dice against this one this turn."""
    for face, dice in ((least - 1, 3), (least, 0)):
        s = after_moving(f"A {unit}@{at}", "B crixus@H1", "B krug@G2,G3", "B valguard@A9")
        s.do(f"use {unit}/{power} A-{unit}")
        assert s.offers("target") == [f"target {target}"]
        s.dice(face).do(f"target {target}")
        s.dice(*[6] * 9).do(f"attack A-{unit} {target}")
        assert s.heard(events.DefenceRolled)[0].dice.total == dice


@pytest.mark.card("paralyzing-stare-16")
def test_the_stare_reaches_six_spaces() -> None:
    """Seven are too far, and what stands behind a hill is safe."""
    assert not uses(after_moving("A me-burq-sa@A1,B1", "B crixus@I1"))
    assert uses(after_moving("A me-burq-sa@A1,B1", "B crixus@H1"))


# --- whoever is destroyed by a look


@pytest.mark.card("stare-of-stone")
@pytest.mark.parametrize(("target", "face", "falls"), [
    ("marro-warriors@E1", 6, False), ("marro-warriors@E1", 7, True), ("krug@E1,F1", 16, False),
    ("krug@E1,F1", 17, True),
])  # fmt: skip
def test_sudema_turns_them_to_stone(target: str, face: int, falls: bool) -> None:
    """Instead of attacking: a squad figure within 4 is destroyed on 7, a hero on 17."""
    s = attacking("A sudema@A1", f"B {target}", "B valguard@F2")
    s.do("use sudema/stare-of-stone A-sudema")
    (choice,) = s.offers("target")
    s.dice(face).do(choice)
    assert (s[choice.split()[1]].place == "destroyed") == falls


@pytest.mark.card("ullar-s-bolt-of-the-witherwood")
def test_the_bolt_of_the_witherwood_is_shot_once() -> None:
    """On 16 an enemy within 5 is destroyed; whatever comes of it, there is no second bolt."""
    for face, place in ((15, "board"), (16, "destroyed")):
        s = after_moving("A atlaga-the-kyrie-warrior@A1", "B krug@F1,G1", "B crixus@G2", "A valguard@B2")
        s.do("use atlaga-the-kyrie-warrior/ullar-s-bolt-of-the-witherwood A-atlaga-the-kyrie-warrior")
        assert s.offers("target") == ["target B-krug"]
        s.dice(face).do("target B-krug")
        assert s["B-krug"].place == place
        assert s.card("A-atlaga-the-kyrie-warrior").used


@pytest.mark.card("helm-of-mitonsoul-aura")
def test_the_helm_rolls_for_friend_and_foe() -> None:
    """Everyone within 3 in sight but Runa: a 20 destroys; she need not use it."""
    figures = ("A runa@C3", "A krug@E3,F3", "B crixus@C6", "B valguard@G3", "B spartacus@C1")
    s = after_moving(*figures)
    s.dice(20, 19, 20).do("use runa/helm-of-mitonsoul-aura A-runa")
    gone = {name for name, figure in s.state.figures.items() if figure.place == "destroyed"}
    assert len(s.heard(events.PowerResult)) == 3
    assert gone == {"A-krug", "B-spartacus"}
    assert "skip" in after_moving(*figures).options


@pytest.mark.card("toxic-skin")
def test_toxic_skin_burns_everyone_beside_it_after_an_attack() -> None:
    """After attacking a d20 for each adjacent figure, friends too: 17 wounds; Soulborgs feel nothing."""
    figures = ("A kee-mo-shi@C3", "B crixus@D3", "A krug@C4,C5", "B major-x17@B3", "B valguard@E3")
    s = attacking(*figures)
    s.dice(*[6] * 4, *[6] * 3, 17, 16).do("attack A-kee-mo-shi B-crixus")
    assert len(s.heard(events.PowerResult)) == 2
    assert sorted((s["B-crixus"].wounds, s["A-krug"].wounds)) == [0, 1]
    s = attacking(*figures).do("done")
    assert not s.heard(events.PowerResult)


@pytest.mark.card("mind-shackle-19")
@pytest.mark.parametrize(("face", "seat"), [(18, 1), (19, 0)])
def test_the_warwitch_takes_a_mind_on_nineteen(face: int, seat: int) -> None:
    """A unique card beside her changes sides for good, and its markers go; a common one does not."""
    s = after_moving(
        "A kee-mo-shi@C3", "B krug@D3,E3", "B blade-gruts@C4", "B valguard@I9", markers={"B-krug": "12"}
    )
    s.do("use kee-mo-shi/mind-shackle-19 A-kee-mo-shi")
    assert s.offers("target") == ["target B-krug"]
    s.dice(face).do("target B-krug")
    assert s.card("B-krug").seat == seat
    assert s.card("B-krug").markers == (["1", "2"] if seat else [])


# --- calls


@pytest.mark.card("spear-of-summoning")
def test_saylind_calls_a_friend_to_her_side() -> None:
    """Any figure of hers, however far and engaged, is placed beside her on 9, without strikes."""
    figures = ("A saylind-the-kyrie-warrior@C3", "A krug@H9,I9", "B crixus@G9", "A valguard@A9")
    use = "use saylind-the-kyrie-warrior/spear-of-summoning A-saylind-the-kyrie-warrior"
    s = after_moving(*figures).do(use)
    assert set(s.offers("target")) == {"target A-krug", "target A-valguard"}
    s.dice(8).do("target A-krug")
    assert s["A-krug"].at == ["H9", "I9"]

    s = after_moving(*figures).do(use)
    s.dice(9).do("target A-krug")
    s.do("place A-krug D3,E3")
    assert s["A-krug"].at == ["D3", "E3"]
    assert s["A-krug"].wounds == 0


@pytest.mark.card("cover-fire")
@pytest.mark.parametrize("faces", [(1, 1, 6, 6, 6, 6), (1, 1, 1, 6, 6, 6)])
def test_skahen_covers_an_agent(faces: tuple[int, ...]) -> None:
    """After she wounds or destroys an enemy another tricky figure of Vydar's in sight may move 4."""
    s = attacking(
        "A agent-skahen@C3", "A krav-maga-agents@C5", "A krug@A5,A6", "B crixus@F3 wounds=3", "B valguard@I9"
    )
    s.dice(*faces).do("attack A-agent-skahen B-crixus")
    s.do("use agent-skahen/cover-fire A-agent-skahen")
    assert s.offers("move") == ["move A-krav-maga-agents.1"]
    s.do("move A-krav-maga-agents.1")
    assert {"G5", "C9"} <= s.ends()
    assert "H5" not in s.ends()

    s = attacking("A agent-skahen@C3", "A krav-maga-agents@C5", "B crixus@F3", "B valguard@I9")
    s.dice(*[6] * 9).do("attack A-agent-skahen B-crixus")
    assert not uses(s)


# --- clouds and ties


@pytest.mark.card("cloud-of-darkness")
@pytest.mark.parametrize(("face", "seen"), [(15, True), (16, False)])
def test_estivara_hides_in_a_cloud(face: int, seen: bool) -> None:
    """On 16 nobody sees her while she stays there."""
    s = after_turn("A estivara@C3", "B syvarris@F3", "B valguard@I9")
    s.dice(face).do("use estivara/cloud-of-darkness A-estivara")
    assert sees(s.state, s["B-syvarris"], s["A-estivara"]) == seen
    s["A-estivara"].at = ["C4"]
    assert sees(s.state, s["B-syvarris"], s["A-estivara"])


@pytest.mark.card("cloud-of-darkness")
def test_the_cloud_lifts_when_the_next_marker_is_revealed() -> None:
    """A marker of an enemy changes nothing; her player's next one, on whatever card, lifts the cloud."""
    markers = {"A-krug": "1", "B-syvarris": "1"}
    s = scene("A estivara@C3", "A krug@A9,B9", "B syvarris@F3", order=(1, 0), markers=markers)
    s["A-estivara"].hidden = "C3"
    assert s.turn.card == "B-syvarris"
    assert not sees(s.state, s["B-syvarris"], s["A-estivara"])
    s.do("done", "done")
    assert s.turn.card == "A-krug"
    assert sees(s.state, s["B-syvarris"], s["A-estivara"])


@pytest.mark.card("eternal-heartbreak")
def test_sonya_suffers_when_cyprien_falls() -> None:
    """Two wounds when her player's Cyprien is destroyed; another player's Cyprien is nothing to her."""
    s = attacking("A krug@C3,B3", "B cyprien-esenwein@D3 wounds=4", "B sonya-esenwein@H8")
    s.dice(*[1] * 2, *[6] * 9).do("attack A-krug B-cyprien-esenwein")
    assert s["B-cyprien-esenwein"].place == "destroyed"
    assert s["B-sonya-esenwein"].wounds == 2

    s = attacking("A krug@C3,B3", "C cyprien-esenwein@D3 wounds=4", "B sonya-esenwein@H8")
    s.dice(*[1] * 2, *[6] * 9).do("attack A-krug C-cyprien-esenwein")
    assert s["C-cyprien-esenwein"].place == "destroyed"
    assert s["B-sonya-esenwein"].wounds == 0


# --- guns and blades


@pytest.mark.card("queglix-gun")
def test_the_queglix_gun_has_nine_dice_a_turn() -> None:
    """In shots of 1 to 3 dice, within 6, until nine are spent."""
    s = attacking("A major-q9@A1,B1", "B krug@H1,I1", "B valguard@I9")
    assert {option.split()[-1] for option in s.offers("attack") if "queglix" in option} == {"1", "2", "3"}
    strike(s, "B-krug", "queglix-gun", dice=3)
    strike(s, "B-krug", "queglix-gun", dice=3)
    strike(s, "B-krug", "queglix-gun", dice=2)
    assert s.offers("attack") == ["attack A-major-q9 B-krug major-q9/queglix-gun 1"]
    s = attacking("A major-q9@A1,B1", "B crixus@I1", "B valguard@I9")
    assert not aims(s, "queglix-gun")


@pytest.mark.card("machine-pistol", "wrist-rocket", "quick-release")
@pytest.mark.parametrize(("unit", "power", "count"), [
    ("major-q10@A1,B1", "machine-pistol", 4), ("major-q10@A1,B1", "wrist-rocket", 2),
    ("kaemon-awa@A1", "quick-release", 2),
])  # fmt: skip
def test_so_many_shots_at_whomever(unit: str, power: str, count: int) -> None:
    """The same target may be shot at again, until all shots are made."""
    s = attacking(f"A {unit}", "B krug@D1,E1", "B valguard@I9")
    made = 0
    while s.asked and s.offers("attack") and (made == 0 or s.kind == "again"):
        strike(s, "B-krug", power)
        made += 1
    assert made == count


@pytest.mark.card("pistol-fire")
def test_drake_does_not_shoot_at_those_who_follow_jandar() -> None:
    """An enemy's Sir Denrick is spared, Krug is not."""
    s = attacking("A sgt-drake-alexander-sotm@A1", "B sir-denrick@D1", "B krug@D2,E2")
    assert aims(s, "pistol-fire") == {"B-krug"}


@pytest.mark.card("tetsubo")
def test_the_tetsubo_takes_one_beside_the_target() -> None:
    """One figure next to the target may share the roll."""
    s = attacking("A gurei-oni@A1,B1", "B crixus@C1", "B krug@D1,E1", "B valguard@C2", "B spartacus@I9")
    strike(s, "B-crixus", "tetsubo", HIT)
    assert {"target B-krug", "target B-valguard"} <= set(s.options)
    s.dice(HIT, *[6] * 30).do("target B-krug")
    while s.asked and s.kind == "defender":
        s.dice(*[6] * 30).do(s.options[0])
    assert (s["B-crixus"].wounds, s["B-krug"].wounds, s["B-valguard"].wounds) == (1, 1, 0)


@pytest.mark.card("venom-ray")
@pytest.mark.parametrize(("rolls", "wounds", "place"), [
    ((9,), 1, "board"), ((10, 19, 9), 3, "board"), ((20,), 1, "destroyed"),
])  # fmt: skip
def test_the_venom_works_on(rolls: tuple[int, ...], wounds: int, place: str) -> None:
    """After a wound: 10 to 19 one more and again, 20 destroys, 9 ends it."""
    s = attacking("A estivara@A1", "B krug@D1,E1", "B valguard@I9")
    strike(s, "B-krug", "venom-ray", HIT, 6, 6, *[6] * 3, *rolls)
    assert s["B-krug"].place == place
    assert rolled(s) == [3]
    if place == "board":
        assert s["B-krug"].wounds == wounds


@pytest.mark.card("whirlwind-assault")
def test_raelin_strikes_all_around() -> None:
    """Each adjacent figure once."""
    s = attacking("A raelin-the-kyrie-warrior-sotm@C3", "B crixus@D3", "B krug@C4,C5", "B valguard@I9")
    s.dice(*[6] * 9).do("attack A-raelin-the-kyrie-warrior-sotm B-crixus")
    assert s.offers("attack") == ["attack A-raelin-the-kyrie-warrior-sotm B-krug"]
    s.dice(*[6] * 9).do("attack A-raelin-the-kyrie-warrior-sotm B-krug")
    assert not s.asked or not s.offers("attack")
