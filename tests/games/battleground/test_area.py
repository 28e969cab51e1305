"""Area attacks: further targets, judged from the initial one (BG-AREA)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import (
    AttackDeclared,
    AttackResolved,
    FurtherTarget,
    KnockedOut,
    Lost,
    Turned,
)
from tests.games.battleground.fights import attack_rolls, costs, defence_rolls, reasons, settle, strike
from tests.games.battleground.scenes import Scene, scene

MISS = (1, 1, 1, 1, 1)


def targets(s: Scene) -> list[str]:
    """Who was attacked, in order."""
    return [e.target for e in s.heard(AttackDeclared)] + [e.target for e in s.heard(FurtherTarget)]


def through(s: Scene) -> Scene:
    """Carry the attack on to its end, taking further targets as they are listed."""
    while settle(s).kind == "further_target":
        s.do(s.options[0])
    return s


@pytest.mark.rule("BG-AREA-01", "BG-AREA-02", "BG-AREA-03", "BG-AREA-04", "BG-AREA-07", example="EX-35")
def test_evil_lyns_fireball() -> None:
    """He-Man is attacked, then her ally Skeletor near him; Orko is near too, but hidden by a wall."""
    s = scene(
        "evil-lyn@F2:0 mana=3 weapons=fireball",
        "he-man@F8:3",
        "orko@F10:3",
        "skeletor@H8:3",
        acting="evil-lyn",
        ap=2,
        terrain={"F9": "H"},
    )

    s.do("attack fireball he-man", "spend 1 area")
    through(s)

    assert targets(s) == ["he-man", "skeletor"]
    assert len(attack_rolls(s)) == 2
    assert (costs(s), s["evil-lyn"].mana, s.turn.ap) == ([1], 0, 1)


@pytest.mark.rule("BG-AREA-01")
@pytest.mark.parametrize(
    ("he_man", "wall", "denied"), [("F8", "H", ["BG-LOS-01"]), ("F15", ".", ["BG-RANGED-06"])]
)
def test_the_initial_target_follows_the_usual_rules(he_man: str, wall: str, denied: list[str]) -> None:
    """Someone near a legal target is no legal initial target: range and sight are the attacker's own."""
    s = scene(
        "evil-lyn@F1:0 mana=3 weapons=fireball",
        f"he-man@{he_man}:3",
        "skeletor@H8:3",
        acting="evil-lyn",
        terrain={"F5": wall},
    )

    assert s.offers("attack fireball") == []
    assert s.denied_by(1, intent="attack", attacker="evil-lyn", target="he-man", weapon="fireball") == denied
    assert "BG-ATK-01" in s.denied_by(
        1, intent="attack", attacker="evil-lyn", target="skeletor", weapon="fireball"
    )


def bombing(*others: str, attacker: str = "stratos@F2:0 weapons=test-bomb", **more: object) -> Scene:
    """Stratos throws a bomb that reaches 3 hexes around its target, Skeletor on F8."""
    return scene(attacker, "skeletor@F8:3", *others, acting="stratos", **more)  # type: ignore[arg-type]


@pytest.mark.rule("BG-AREA-02")
def test_every_further_character_must_be_attacked_in_the_order_chosen() -> None:
    """Friend and foe alike; the attacker's player says who is next and cannot stop before the last."""
    s = bombing("mer-man@F9:3", "he-man@G8:3", "orko@E8:3")

    strike(s, "test-bomb skeletor", attack=MISS)
    assert (s.kind, s.asked) == ("further_target", (0,))
    assert s.options == ["choose mer-man", "choose he-man", "choose orko"]
    s.do("choose orko")
    settle(s)
    assert s.options == ["choose mer-man", "choose he-man"]
    settle(s.do("choose mer-man"))

    assert targets(s) == ["skeletor", "orko", "mer-man", "he-man"]  # the last one without a choice
    assert s.kind == "act"


@pytest.mark.rule("BG-AREA-03")
@pytest.mark.parametrize(("at", "hit"), [("F10", True), ("H8", True), ("F11", False), ("H10", False)])
def test_the_area_is_counted_in_hexes_from_the_initial_target(at: str, hit: bool) -> None:
    """The Flamethrower reaches 2 hexes around its target; how far the attacker is does not matter."""
    s = scene("stratos@F2:0 weapons=flamethrower", "skeletor@F8:3", f"mer-man@{at}:3", acting="stratos")

    strike(s, "flamethrower skeletor")

    assert targets(s) == (["skeletor", "mer-man"] if hit else ["skeletor"])


@pytest.mark.rule("BG-AREA-04")
def test_the_initial_target_must_see_the_further_one_the_attacker_need_not() -> None:
    """Mer-Man stands behind a wall as seen by Stratos and out of his range, but beside Skeletor."""
    s = scene(
        "stratos@A3:0 weapons=flamethrower",
        "skeletor@F8:3",
        "mer-man@H8:3",
        acting="stratos",
        terrain={"G7": "H"},
    )
    hidden = s.denied_by(0, intent="attack", attacker="stratos", target="mer-man", weapon="flamethrower")
    assert hidden

    strike(s, "flamethrower skeletor")

    assert targets(s) == ["skeletor", "mer-man"]


@pytest.mark.rule("BG-AREA-04")
def test_who_hides_from_the_initial_target_is_spared() -> None:
    """Stratos sees Mer-Man well; Skeletor, the initial target, does not."""
    s = scene(
        "stratos@J8:0 weapons=flamethrower",
        "skeletor@F8:3",
        "mer-man@F10:3",
        acting="stratos",
        terrain={"F9": "H"},
    )
    assert "attack flamethrower mer-man" in s.options

    strike(s, "flamethrower skeletor")

    assert targets(s) == ["skeletor"]


@pytest.mark.rule("BG-AREA-05")
@pytest.mark.parametrize(
    ("initial", "other", "hit"),
    [("F8", "F10+", False), ("F8+", "F10", False), ("F8+", "F10+", True), ("F8", "F10", True)],
)
def test_further_targets_stand_on_the_same_elevation(initial: str, other: str, hit: bool) -> None:
    """Fire on the ground does not reach up to a platform, nor down from it."""
    s = scene(
        "stratos@F2:0 weapons=flamethrower",
        f"skeletor@{initial}:3",
        f"mer-man@{other}:3",
        acting="stratos",
        terrain={"F8": "P", "F10": "P"},
    )

    strike(s, "flamethrower skeletor")

    assert targets(s) == (["skeletor", "mer-man"] if hit else ["skeletor"])


@pytest.mark.rule("BG-AREA-06")
def test_each_target_has_its_own_test_defence_and_effect() -> None:
    """Three successes with one defended, then one success undefended: each is counted by itself."""
    s = bombing("mer-man@F9:3")

    s.dice(4, 4, 4, 1, 1, 4, 1, 1, 5, 1, 1, 1, 1).do("attack test-bomb skeletor", "defend roll")
    settle(s)

    assert [(e.target, e.successes) for e in s.heard(AttackResolved)] == [("skeletor", 2), ("mer-man", 1)]
    assert [roll.character for roll in attack_rolls(s)] == ["stratos", "stratos"]
    assert [roll.character for roll in defence_rolls(s)] == ["skeletor"]
    assert (s["skeletor"].wounds, s["mer-man"].wounds) == (1, 1)


@pytest.mark.rule("BG-AREA-07", "BG-ATK-03")
def test_an_area_attack_is_one_attack() -> None:
    """However many are hit, AP and mana are paid once and the next attack costs one more, not three."""
    s = bombing("mer-man@F9:3", "he-man@G8:3")

    through(strike(s, "test-bomb skeletor", attack=MISS))
    assert [e.amount for e in s.heard(Lost) if e.what == "ap"] == [1]
    through(strike(s, "test-bomb skeletor", attack=MISS))

    assert costs(s) == [1, 2]


@pytest.mark.rule("BG-AREA-08")
@pytest.mark.parametrize(("facing", "flank"), [(0, True), (3, False)])
def test_flank_is_judged_from_the_initial_target(facing: int, flank: bool) -> None:
    """Mer-Man shows Skeletor his back: a flank attack, though Stratos stands before him; and the reverse."""
    s = scene("stratos@F12:0 weapons=test-bomb", "skeletor@F8:0", f"mer-man@F9:{facing}", acting="stratos")

    strike(s, "test-bomb skeletor", attack=MISS)

    assert ("BG-FLANK-01" in reasons(attack_rolls(s)[1])) is flank


@pytest.mark.rule("BG-AREA-08", "BG-FLANK-03")
def test_a_half_hex_of_the_further_target_is_no_flank() -> None:
    """Skeletor straight beside Mer-Man, neither before nor behind him."""
    s = scene("stratos@A8:0 weapons=test-bomb", "skeletor@E8:0", "mer-man@G8:0", acting="stratos")

    strike(s, "test-bomb skeletor", attack=MISS)

    assert "BG-FLANK-01" not in reasons(attack_rolls(s)[1])


@pytest.mark.rule("BG-AREA-09")
@pytest.mark.parametrize(
    ("weapon", "start", "harder"),
    [("test-bomb", "F2", True), ("test-whirl", "F7", False), ("fireball", "F2", False)],
)
def test_an_engaged_further_target_is_harder_to_hit_at_range(weapon: str, start: str, harder: bool) -> None:
    """Mer-Man fights Orko: a bomb suffers from it, a blade or a spell does not."""
    s = scene(
        f"he-man@{start}:0 mana=4 weapons={weapon}",
        "skeletor@F8:3",
        "mer-man@F10:3",
        "orko@F11:3",
        acting="he-man",
    )

    s.do(f"attack {weapon} skeletor")
    if weapon == "fireball":
        s.do("spend 1 area")
    while settle(s).kind != "act":
        s.do("choose mer-man")

    rolls = dict(zip(targets(s), attack_rolls(s), strict=True))
    assert "BG-SCOPE-06" not in reasons(rolls["skeletor"])
    assert ("BG-SCOPE-06" in reasons(rolls["mer-man"])) is harder


@pytest.mark.rule("BG-AREA-09")
def test_a_further_target_that_is_free_is_as_easy_as_any() -> None:
    """Standing next to its own ally is no engagement."""
    s = bombing("mer-man@F9:3")

    strike(s, "test-bomb skeletor", attack=MISS)

    assert "BG-SCOPE-06" not in reasons(attack_rolls(s)[1])


@pytest.mark.rule("BG-AREA-10")
@pytest.mark.parametrize(
    ("low", "covered"),
    [({"F10": "l"}, True), ({"F9": "l"}, False), ({"H9": "l"}, False)],
)
def test_cover_is_judged_from_the_initial_target(low: dict[str, str], covered: bool) -> None:
    """The line from Skeletor counts: what stands on it covers; beside him or on Stratos' line it does not."""
    s = scene(
        "stratos@J8:0 weapons=test-bomb", "skeletor@F8:0", "mer-man@F11:3", acting="stratos", terrain=low
    )

    strike(s, "test-bomb skeletor", attack=MISS)

    assert ("BG-COVER-03" in reasons(attack_rolls(s)[1])) is covered


@pytest.mark.rule("BG-AREA-10")
def test_the_attacker_itself_may_stand_in_the_way() -> None:
    """Stratos stands between Skeletor and Orko: he covers his ally from what starts at Skeletor."""
    s = scene("stratos@F6:3 weapons=test-bomb", "skeletor@F4:0", "orko@F7:3", acting="stratos")

    strike(s, "test-bomb skeletor", attack=MISS)

    assert targets(s) == ["skeletor", "orko"]
    assert "BG-COVER-03" in reasons(attack_rolls(s)[1])


@pytest.mark.rule("BG-AREA-11", "BG-FOCUS-05")
def test_one_focus_serves_the_whole_area_attack() -> None:
    """Every attack test of the action is focused; one token is spent, and the next action is plain again."""
    s = bombing("mer-man@F9:3", attacker="stratos@F2:0 focus weapons=test-bomb")

    strike(s, "test-bomb skeletor", attack=MISS)
    assert [e.what for e in s.heard(Lost)] == ["ap", "focus"]
    strike(s, "test-bomb skeletor", attack=MISS)

    focused = ["BG-FOCUS-05" in reasons(roll) for roll in attack_rolls(s)]
    assert focused == [True, True, False, False]


@pytest.mark.rule("BG-AREA-12")
def test_the_attacker_is_never_hit_by_its_own_attack() -> None:
    """He-Man whirls beside his target and is no target himself; an ally at his side is."""
    s = scene("he-man@F7:0 weapons=test-whirl", "skeletor@F8:3", "orko@F6:3", acting="he-man")

    strike(s, "test-whirl skeletor", attack=MISS)

    assert targets(s) == ["skeletor", "orko"]


@pytest.mark.rule("BG-AREA-13", "BG-HEALTH-03")
def test_fallen_models_stay_until_the_attack_is_over() -> None:
    """Skeletor falls first, yet Mer-Man is still attacked from his hex; then the model leaves."""
    s = scene(
        "stratos@F2:0 weapons=test-bomb",
        "skeletor@F8:3 wounds=4",
        "mer-man@F9:0",
        "trap-jaw@F11:3",
        acting="stratos",
    )

    strike(s, "test-bomb skeletor", attack=(4, 1, 1, 1, 1))

    assert [e.character for e in s.heard(KnockedOut)] == ["skeletor"]
    assert (s.kind, s["skeletor"].at, s["skeletor"].out) == ("further_target", "F8", True)
    settle(s.do("choose mer-man"))
    through(s)

    mer_man, trap_jaw = attack_rolls(s)[1:]
    assert "BG-FLANK-01" in reasons(mer_man)  # his back is turned on the fallen Skeletor
    assert trap_jaw.needed.total == 4
    assert s["skeletor"].at == ""


@pytest.mark.rule("BG-AREA-13")
@pytest.mark.parametrize(("wounds", "fallen"), [(4, True), (0, False)])
def test_a_fallen_model_is_still_in_the_way(wounds: int, fallen: bool) -> None:
    """Mer-Man, knocked out by the same attack, still covers Trap Jaw behind him."""
    s = scene(
        "stratos@F2:0 weapons=test-bomb",
        "skeletor@F8:3",
        f"mer-man@F10:3 wounds={wounds}",
        "trap-jaw@F11:3",
        acting="stratos",
    )

    strike(s, "test-bomb skeletor", attack=MISS)
    s.dice(4, 1, 1, 1, 1).do("choose mer-man")
    settle(s)

    assert s["mer-man"].out is fallen
    assert "BG-COVER-03" in reasons(attack_rolls(s)[2])


@pytest.mark.rule("BG-AREA-02")
def test_the_attacker_does_not_turn_to_further_targets() -> None:
    """The model faces the initial target; the rest is part of the same attack."""
    s = bombing("mer-man@F9:3")

    strike(s, "test-bomb skeletor", attack=MISS)

    assert s.heard(Turned) == []


@pytest.mark.rule("BG-AREA-04", "BG-PREC-02")
@pytest.mark.parametrize(("shooter", "hit"), [("F2", False), ("F3", True)])
def test_a_hiding_webstor_is_no_further_target_from_afar(shooter: str, hit: bool) -> None:
    """Only characters within 6 inches attack the bearer of a Hideout, as a further target too."""
    s = bombing("webstor@F10:3 buff=hideout", attacker=f"stratos@{shooter}:0 weapons=test-bomb")
    s.dice(*MISS).do("attack test-bomb skeletor")
    s.state.rng.script = [1] * 20
    through(s)

    assert targets(s) == ["skeletor"] + ["webstor"] * hit


@pytest.mark.rule("BG-AREA-03", "BG-AREA-04", "BG-AREA-05")
def test_the_area_stays_where_it_was_declared() -> None:
    """Webstor, hit first, jumps away: those around his old place are attacked, not those around the new."""
    s = scene(
        "stratos@F2:0 weapons=test-bomb", "webstor@F8:3", "mer-man@F10:3", "tri-klops@F14:3", acting="stratos"
    )
    s.dice(5, 1, 1, 1, 1).do("attack test-bomb webstor")
    settle_to(s, "react").do(next(text for text in s.options if text.startswith("react")))
    s.do("goto F12", "face 3")
    s.dice(*[1] * 20)
    through(s)

    assert s["webstor"].at == "F12"
    assert targets(s) == ["webstor", "mer-man"]


@pytest.mark.rule("BG-AREA-08", "BG-AREA-10")
def test_flank_and_cover_are_judged_from_the_middle_of_the_area() -> None:
    """Webstor has jumped behind Mer-Man, who looks at where the bomb fell: no flank attack, and no cover."""
    s = scene("stratos@F2:0 weapons=test-bomb", "webstor@F8:3", "mer-man@F10:3", acting="stratos")
    s.dice(5, 1, 1, 1, 1).do("attack test-bomb webstor")
    settle_to(s, "react").do(next(text for text in s.options if text.startswith("react")))
    s.do("goto F12", "face 3")
    s.dice(*[1] * 20)
    through(s)
    assert not {"BG-FLANK-01", "BG-COVER-03"} & {*reasons(attack_rolls(s)[1])}

    between = scene("stratos@F2:0 weapons=test-bomb", "webstor@F8:3", "mer-man@F11:3", acting="stratos")
    between.dice(5, 1, 1, 1, 1).do("attack test-bomb webstor")
    settle_to(between, "react").do(next(text for text in between.options if text.startswith("react")))
    between.do("goto F10", "face 3")
    between.dice(*[1] * 20)
    through(between)
    assert "BG-COVER-03" in reasons(attack_rolls(between)[1])  # he stands in the way himself now


@pytest.mark.rule("BG-ATK-09", "BG-AREA-07")
def test_the_successes_of_one_attack_bring_their_benefit_once() -> None:
    """The bomb reaches 2 successes against both targets; it is one attack: the Spell Stone gives 1 mana."""
    s = bombing("mer-man@F9:3", attacker="stratos@F2:0 weapons=test-bomb items=spell-stone")
    s.dice(5, 5, 1, 1, 1, 5, 5, 1, 1, 1).do("attack test-bomb skeletor")
    through(s)

    assert [e.successes for e in s.heard(AttackResolved)] == [2, 2]
    assert s["stratos"].mana == 1


@pytest.mark.rule("BG-ATK-09", "BG-AREA-06")
def test_any_target_of_an_area_attack_may_bring_the_benefit() -> None:
    """Each test is compared by itself: a miss and then 2 successes are enough, 1 and 1 are not."""
    late = bombing("mer-man@F9:3", attacker="stratos@F2:0 weapons=test-bomb items=spell-stone")
    late.dice(*MISS, 5, 5, 1, 1, 1).do("attack test-bomb skeletor")
    assert through(late)["stratos"].mana == 1
    split = bombing("mer-man@F9:3", attacker="stratos@F2:0 weapons=test-bomb items=spell-stone")
    split.dice(5, 1, 1, 1, 1, 5, 1, 1, 1, 1).do("attack test-bomb skeletor")
    assert through(split)["stratos"].mana == 0


@pytest.mark.rule("BG-ATK-09", "BG-AREA-06")
def test_what_successes_do_to_a_target_they_do_to_each() -> None:
    """The Hex Stone slows its target: both targets of the bomb are slowed."""
    s = bombing("mer-man@F9:3", attacker="stratos@F2:0 weapons=test-bomb items=test-hex-stone")
    s.dice(5, 1, 1, 1, 1, 5, 1, 1, 1, 1).do("attack test-bomb skeletor")
    through(s)

    assert [s[who].debuff for who in ("skeletor", "mer-man")] == ["slow", "slow"]


@pytest.mark.rule("BG-AREA-02", "BG-PREC-02")
def test_who_can_be_attacked_only_once_is_no_further_target_then() -> None:
    """After an attack of this turn the bearer of the Aegis is left out of an area; before it, it is not."""
    figures = ("stratos@F2:0 weapons=test-bomb", "skeletor@F8:3", "mer-man@F9:3 items=test-aegis")
    s = scene(*figures, acting="stratos", ap=6)
    s.dice(*[1] * 20).do("attack test-bomb mer-man")
    through(s).do("attack test-bomb skeletor")
    assert targets(through(s)) == ["mer-man", "skeletor", "skeletor"]

    further = scene(*figures, acting="stratos", ap=6).dice(*[1] * 20).do("attack test-bomb skeletor")
    assert targets(through(further)) == ["skeletor", "mer-man"]
    assert "attack test-bomb mer-man" not in further.options  # it has been attacked now


@pytest.mark.rule("BG-AREA-08", "BG-PREC-02")
@pytest.mark.parametrize(("facing", "again"), [(3, False), (0, True)])
def test_a_shield_against_a_second_frontal_attack_looks_at_the_middle_of_the_area(
    facing: int, again: bool
) -> None:
    """Attacked from the front before, its bearer is a further target only if the area lies behind it."""
    figures = ("stratos@F2:0 weapons=test-bomb", "skeletor@F8:3", f"mer-man@F9:{facing} items=test-buckler")
    s = scene(*figures, acting="stratos", ap=6)
    s.turn.struck = ["mer-man", "mer-man/front"]
    s.dice(*[1] * 20).do("attack test-bomb skeletor")

    assert targets(through(s)) == ["skeletor"] + ["mer-man"] * again


def settle_to(s: Scene, kind: str) -> Scene:
    """Decline the defence, then stand at a decision of this kind."""
    s.do("defend decline")
    assert s.kind == kind
    return s
