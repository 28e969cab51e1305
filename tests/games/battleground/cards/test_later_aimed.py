"""Weapons aimed at places, at several targets, or at something that happens later; the Tyrantisaurus."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.events import (
    AttackDeclared,
    AttackResolved,
    BonusTaken,
    FurtherTarget,
    InterruptionBegan,
    MarkRemoved,
    ObstacleRemoved,
    Shoved,
    SpellFizzled,
    TokenGiven,
    Wounded,
)
from battlewright.games.battleground.model.state import Mark
from battlewright.games.battleground.rules.table import are_adjacent
from tests.games.battleground.cards.playing import case, dice, faces, play, rolled
from tests.games.battleground.scenes import Scene
from tests.games.battleground.words.playing import GAME, drawn, odds, targets

BATTLE_RAM = "dawg-o-tor-on-battle-ram@D4:1 seat=0 weapons=demolition-missile"
CASTER = "evil-lyn@D4:1 mana=3 weapons="


def attacked(s: Scene) -> list[str]:
    """Whom the attack reached, in its order."""
    return [event.target for event in s.heard(AttackResolved)]


def to_round(s: Scene, number: int) -> Scene:
    """Everybody passes until this round begins, or until a card asks."""
    while s.asked and s.state.round < number and s.kind not in ("special", "further_target"):
        s.do(next((o for o in ("end", "pass", "decline", "discard") if o in s.options), s.options[0]))
    return s


# --- a hex -----------------------------------------------------------------------------------------


@pytest.mark.rule("BG-AREA-03")
@pytest.mark.card("demolition-missile")
def test_the_missile_lands_on_an_empty_hex_and_hits_everybody_around_it() -> None:
    """Friends, too; the shooter names an enemy, then the hex; then an obstacle near it is removed."""
    s = drawn(
        BATTLE_RAM, "skeletor@I8:4", "he-man@I10:1 seat=0", "mer-man@L3:4", acting="dawg-o-tor-on-battle-ram",
        terrain={"J9": "H", "C10": "H"},
    )  # fmt: skip
    s.do("attack demolition-missile skeletor")
    assert (s.kind, s.decision.rules) == ("aim", ("BG-AREA-03", "demolition-missile"))
    assert "choose I9" in s.options
    assert "choose I8" not in s.options  # somebody stands there
    assert "choose J9" not in s.options  # a pillar does
    named = {found.target for found in s.game.preview(s.state, 0, s.game.reader.read("choose I9"))}
    assert named == {"skeletor", "he-man"}

    play(s.dice(*faces(5, 1), *faces(5, 3)), "choose I9")
    assert attacked(s) == ["skeletor", "he-man"]
    assert [(e.character, e.amount) for e in s.heard(Wounded)] == [("skeletor", 1), ("he-man", 2)]
    assert [e.hexes for e in s.heard(ObstacleRemoved)] == [("J9",)]


@pytest.mark.rule("BG-AREA-03")
def test_nothing_is_fired_where_no_enemy_would_be_hit() -> None:
    """Out of range of every hex near the enemy there is no attack, and it is told why."""
    far = drawn(BATTLE_RAM.replace("D4", "B2"), "skeletor@M14:4", acting="dawg-o-tor-on-battle-ram")
    near = drawn(BATTLE_RAM, "skeletor@H6:4", acting="dawg-o-tor-on-battle-ram")

    assert targets(near, "demolition-missile") == {"skeletor"}
    assert targets(far, "demolition-missile") == set()
    intent = {"intent": "attack", "attacker": "dawg-o-tor-on-battle-ram", "target": "skeletor"}
    assert far.denied_by(0, **intent, weapon="demolition-missile") == ["BG-AREA-03"]


@pytest.mark.rule("BG-AREA-03")
def test_whoever_cannot_be_seen_is_hit_around_a_corner() -> None:
    """Only the hex must be in sight of the shooter, and the target in sight of the hex."""
    wall = dict.fromkeys(("G6", "G7", "G8", "G9"), "H")
    s = drawn(BATTLE_RAM, "skeletor@I8:4", acting="dawg-o-tor-on-battle-ram", terrain=wall)
    assert "he-man" not in targets(s, "demolition-missile")
    s.do("attack demolition-missile skeletor")
    field = field_of(s.state)
    places = [text.split()[1] for text in s.options]
    assert places
    goal = 1 << field.nodes["I8"]
    assert all(field.sight[field.nodes[place]] & goal for place in places)


@pytest.mark.parametrize(
    ("row", "wounds"),
    [
        case("demolition-missile/r1", 1, 1),
        case("demolition-missile/r3", 3, 2),
        case("demolition-missile/r5", 5, 3),
    ],
)
def test_the_rows_of_the_missile(row: int, wounds: int) -> None:
    """Wounds by successes."""
    s = drawn(BATTLE_RAM, "skeletor@H6:4", acting="dawg-o-tor-on-battle-ram")
    s.do("attack demolition-missile skeletor")
    play(s.dice(*faces(5, row)), s.options[0])
    assert s["skeletor"].wounds == wounds


# --- marks and obstacles ---------------------------------------------------------------------------


def separating(successes: int = 1) -> Scene:
    """A mark between He-Man, Orko and Skeletor; Evil-Lyn casts at it."""
    s = drawn(CASTER + "separation-spell", "he-man@H6:4", "orko@H8:4", "skeletor@I7:4", acting="evil-lyn")
    s.state.marks = [Mark(token="indirect-fire", at="H7", seat=0, by="he-man")]
    power = 4 if GAME.content.characters["evil-lyn"].power == 4 else GAME.content.characters["evil-lyn"].power
    s.dice(*faces(power, successes) * 3)
    return play(s, "attack separation-spell he-man")


@pytest.mark.rule("BG-AREA-03")
@pytest.mark.card("separation-spell")
def test_the_separation_spell_is_cast_at_a_mark_that_is_gone_afterwards() -> None:
    """Everybody within 2 hexes of it; with one mark nothing is asked, and without one nothing is offered."""
    s = separating()
    while s.kind == "further_target":
        play(s, s.options[0])
    assert sorted(attacked(s)) == ["he-man", "orko", "skeletor"]
    assert [e.at for e in s.heard(MarkRemoved)] == ["H7"]
    assert s.state.marks == []
    bare = drawn(CASTER + "separation-spell", "he-man@H6:4", acting="evil-lyn")
    assert targets(bare, "separation-spell") == set()


@pytest.mark.parametrize(
    ("row", "wounds", "debuff"),
    [
        case("separation-spell/r1", 1, 1, ""),
        case("separation-spell/r2", 2, 1, "knockdown"),
        case("separation-spell/r4", 4, 2, "knockdown"),
    ],
)
def test_the_rows_of_the_separation_spell(row: int, wounds: int, debuff: str) -> None:
    """Wounds and Knockdown."""
    s = separating(row)
    assert (s["he-man"].wounds, s["he-man"].debuff) == (wounds, debuff)


def quake(successes: int = 1) -> Scene:
    """A wall of three hexes with He-Man and Skeletor beside it, Orko apart."""
    wall = dict.fromkeys(("H7", "H8", "H9"), "l")
    s = drawn(
        CASTER + "earthquake", "he-man@I7:4", "skeletor@G9:4", "orko@K8:4", acting="evil-lyn", terrain=wall
    )
    s.dice(*faces(GAME.content.characters["evil-lyn"].power, successes) * 2)
    return play(s, "attack earthquake he-man")


@pytest.mark.rule("BG-AREA-03")
@pytest.mark.card("earthquake")
def test_the_earthquake_takes_an_obstacle_with_all_its_hexes() -> None:
    """Whoever stands beside any of them is attacked; then the obstacle is gone."""
    s = quake()
    assert attacked(s) == ["he-man", "skeletor"]
    assert [e.hexes for e in s.heard(ObstacleRemoved)] == [("H7", "H8", "H9")]
    assert not field_of(s.state).low


@pytest.mark.parametrize(
    ("row", "debuff"), [case("earthquake/r1", 1, ""), case("earthquake/r2", 2, "knockdown")]
)
def test_the_rows_of_the_earthquake(row: int, debuff: str) -> None:
    """1 wound, and Knockdown."""
    s = quake(row)
    assert (s["he-man"].wounds, s["he-man"].debuff) == (1, debuff)


def calling(successes: int) -> Scene:
    """A pillar two hexes from He-Man."""
    s = drawn(CASTER + "call-of-nature", "he-man@I10:4", acting="evil-lyn", terrain={"I7": "H"})
    s.dice(*faces(GAME.content.characters["evil-lyn"].power, successes))
    return play(s, "attack call-of-nature he-man")


@pytest.mark.rule("BG-AREA-03")
@pytest.mark.card("call-of-nature")
def test_the_call_of_nature_pulls_to_the_pillar() -> None:
    """Not to the caster; and it stops beside the pillar."""
    s = calling(1)
    assert [(e.how, e.path) for e in s.heard(Shoved)] == [("pull", ("I10", "I9", "I8"))]


@pytest.mark.parametrize(
    ("row", "wounds", "debuff"),
    [
        case("call-of-nature/r1", 1, 0, ""),
        case("call-of-nature/r2", 2, 0, "slow"),
        case("call-of-nature/r3", 3, 1, "slow"),
    ],
)
def test_the_rows_of_the_call_of_nature(row: int, wounds: int, debuff: str) -> None:
    """Slow, and a wound."""
    s = calling(row)
    assert (s["he-man"].wounds, s["he-man"].debuff, s["he-man"].at) == (wounds, debuff, "I8")


# --- several targets, and dice that count ----------------------------------------------------------


@pytest.mark.rule("BG-AREA-03")
@pytest.mark.card("multi-cannon")
def test_the_targets_of_the_multi_cannon_are_named_before_the_first_is_attacked() -> None:
    """`targets`: up to three, each with a die less for every one of them; one attack, which costs once."""
    s = drawn(
        "man-at-arms@D4:1 weapons=multi-cannon", "skeletor@F5:4", "evil-lyn@G7:4", "mer-man@H5:4",
        "trap-jaw@I4:4", acting="man-at-arms",
    )  # fmt: skip
    before = dice_of(s, "multi-cannon", "skeletor")
    s.do("attack multi-cannon skeletor")
    assert s.kind == "targets"
    assert s.options == ["stay", "choose evil-lyn", "choose mer-man", "choose trap-jaw"]
    s.do("choose mer-man")
    assert s.options == ["stay", "choose evil-lyn", "choose trap-jaw"]
    play(s.dice(*faces(2, 1), *faces(2, 1), *faces(2, 1)), "choose evil-lyn")

    assert attacked(s) == ["skeletor", "evil-lyn", "mer-man"]
    assert dice(s) == before - 2
    assert len(s.heard(FurtherTarget)) == 2
    assert s.turn.ap == 2


@pytest.mark.parametrize(("row", "wounds"), [case("multi-cannon/r1", 1, 1), case("multi-cannon/r3", 3, 2)])
def test_the_rows_of_the_multi_cannon(row: int, wounds: int) -> None:
    """One target is enough, and then nothing is asked."""
    s = drawn("man-at-arms@D4:1 weapons=multi-cannon", "skeletor@F5:4", acting="man-at-arms")
    play(s.dice(*faces(4, row)), "attack multi-cannon skeletor")
    assert (attacked(s), s["skeletor"].wounds) == (["skeletor"], wounds)


def dice_of(s: Scene, weapon: str, target: str) -> int:
    """How many dice the attack would have."""
    return odds(s, weapon, target).tests[0].dice.total


@pytest.mark.card("halberd")
def test_each_six_of_the_halberd_takes_a_die_of_the_defence() -> None:
    """`sixes`: extra dice count; two dice are left in any case."""
    found = []
    for shown in ((5, 5, 1, 1, 1), (6, 5, 1, 1, 1, 1), (6, 6, 6, 1, 1, 6, 1, 1, 1)):
        s = drawn("he-man@F6:1 weapons=halberd", "trap-jaw@G6:4", acting="he-man")
        s.dice(*shown, *[1] * 9)
        s.do("attack halberd trap-jaw")
        while s.kind != "defend":
            s.do("reroll")
        s.do("defend roll")
        found.append(dice(s, "defence"))
    toughness = GAME.content.characters["trap-jaw"].toughness
    assert found == [toughness, max(2, toughness - 1), 2]


@pytest.mark.parametrize(
    ("row", "wounds"), [case("halberd/r1", 1, 1), case("halberd/r3", 3, 2), case("halberd/r5", 5, 3)]
)
def test_the_rows_of_the_halberd(row: int, wounds: int) -> None:
    """Wounds by successes."""
    s = drawn("he-man@F6:1 weapons=halberd", "skeletor@G6:4", acting="he-man")
    play(s.dice(*faces(5, row)), "attack halberd skeletor")
    assert s["skeletor"].wounds == wounds


# --- Trick and Tempest -----------------------------------------------------------------------------


def tricking(*more: str, target: str = "teela") -> Scene:
    """Orko plays a trick on somebody, with cards in hand."""
    s = drawn(
        "sorceress@F6:1 mana=2 weapons=trick", "teela@F9:1 seat=0 mana=1", "skeletor@I6:4 mana=1", *more,
        acting="sorceress", hands={0: ["fate-01", "fate-23"], 1: ["fate-02"]}, decks={0: ["fate-04"]},
    )  # fmt: skip
    s.dice(*[5] * 12)
    return play(s, f"attack trick {target}")


@pytest.mark.card("trick", "trick/r1")
def test_a_trick_makes_an_ally_interrupt_for_a_bonus_of_the_card_discarded() -> None:
    """With 0 AP; afterwards a card is drawn."""
    s = tricking()
    assert s.kind == "toss"
    play(s, "choose fate-01")
    assert [(e.character, e.interrupted) for e in s.heard(InterruptionBegan)] == [("teela", "sorceress")]
    if s.kind == "bonus":
        play(s, s.options[0])
    assert [(e.character, e.card) for e in s.heard(BonusTaken)] == [("teela", "fate-01")]
    assert s.turn.ap == 0 or s.turn.character == "sorceress"
    while s.turn.character == "teela":
        play(s, "end")
    assert sorted(s.state.players[0].hand) == ["fate-04", "fate-23"]
    assert "fate-01" in s.state.players[0].discard


@pytest.mark.rule("BG-CARD-12")
@pytest.mark.card("trick", "he-man.superhuman-reflexes")
@pytest.mark.parametrize(("who", "bonuses"), [("he-man", ["ability"]), ("teela", ["ability", "mana"])])
def test_he_man_is_tricked_without_the_mana_of_the_card_discarded(who: str, bonuses: list[str]) -> None:
    """His card refuses it; of the two bonuses the ability alone is left."""
    s = drawn(
        "sorceress@F6:1 mana=2 weapons=trick", f"{who}@F9:1 seat=0", "skeletor@I6:4",
        acting="sorceress", hands={0: ["fate-07", "fate-23"], 1: ["fate-02"]}, decks={0: ["fate-04"]},
    )  # fmt: skip
    play(s.dice(*[5] * 12), f"attack trick {who}", "choose fate-07")

    taken = [event.bonus for event in s.heard(BonusTaken)]
    assert taken == ["ability"] if len(bonuses) == 1 else s.options == [f"bonus fate-07 {b}" for b in bonuses]


@pytest.mark.card("trick")
def test_a_trick_without_a_card_discarded_does_nothing() -> None:
    """It fizzles before the roll, and nothing is drawn."""
    s = tricking()
    play(s, "stay")
    assert [e.weapon for e in s.heard(SpellFizzled)] == ["trick"]
    assert s.state.players[0].hand == ["fate-01", "fate-23"]
    assert not s.heard(InterruptionBegan)


@pytest.mark.card("trick")
def test_a_trick_works_on_an_enemy_whose_player_takes_the_bonus() -> None:
    """The enemy's player chooses."""
    s = tricking(target="skeletor")
    play(s, "choose fate-01")
    assert [e.character for e in s.heard(InterruptionBegan)] == ["skeletor"]
    assert s.heard(BonusTaken) or s.asked == (1,)


def brewing() -> Scene:
    """Evil-Lyn has laid the mark of a tempest near He-Man."""
    s = drawn(
        CASTER + "tempest", "he-man@I6:4", "orko@A14:1", "skeletor@D9:1", acting="evil-lyn",
        hands={0: [], 1: []},
    )  # fmt: skip
    play(s, "attack tempest evil-lyn")
    assert s.kind == "place_mark"
    return play(s, "choose H6")


@pytest.mark.card("tempest", "tempest-mark")
def test_the_tempest_breaks_at_the_end_of_the_activation_phase() -> None:
    """Cast in the `own_turn` it attacks nobody; the `storm` breaks later, on an enemy near the mark."""
    s = brewing()
    assert (s["evil-lyn"].mana, s["evil-lyn"].facing) == (2, 1)
    assert [(mark.token, mark.at) for mark in s.state.marks] == [("tempest-mark", "H6")]
    assert not s.heard(AttackResolved)
    to_round(s, 2)
    assert (s.kind, s.options) == ("special", ["choose he-man"])  # Orko is too far away


@pytest.mark.parametrize(
    ("row", "wounds"), [case("tempest/r1", 1, 1), case("tempest/r3", 3, 2), case("tempest.always", 1, 1)]
)
def test_the_rows_of_the_tempest(row: int, wounds: int) -> None:
    """It is paid for already, and leaves the caster as it stands."""
    s = to_round(brewing(), 2)
    play(s.dice(*faces(GAME.content.characters["evil-lyn"].power, row)), "choose he-man")
    assert s["he-man"].wounds == wounds
    assert s["evil-lyn"].facing == 1
    assert [(e.mana, e.free) for e in s.heard(AttackDeclared)] == [(1, False), (0, True)]
    assert s.state.marks == []  # gone with the round


# --- Rider's Gloves --------------------------------------------------------------------------------


def riding(terrain: dict[str, str] | None = None) -> Scene:
    """A rider beside a massive ally, who has been told to ride along."""
    s = drawn(
        "teela@D4:1 items=riders-gloves", "bionatops@F5:1 seat=0", "skeletor@L13:4",
        acting="teela", terrain=terrain,
    )  # fmt: skip
    assert s.offers("skill riders-gloves.ride-along") == ["skill riders-gloves.ride-along bionatops"]
    return play(s, "skill riders-gloves.ride-along bionatops")


@pytest.mark.card("riders-gloves.ride-along")
def test_rider_and_mount_move_together_and_end_adjacent() -> None:
    """The massive ally first; then the rider, who stays where it is only if that is beside it."""
    for number in range(len(riding().offers("goto"))):
        s = riding()
        play(s, s.offers("goto")[number])
        if s.kind == "destination":
            assert s.decision.facts["character"] == "teela"
            assert ("stay" in s.options) == are_adjacent(s.state, s["teela"], s["bionatops"])
            play(s, s.options[-1])
        assert are_adjacent(s.state, s["teela"], s["bionatops"])
        assert s.kind == "act"


@pytest.mark.card("riders-gloves.ride-along")
def test_the_mount_goes_nowhere_the_rider_cannot_follow() -> None:
    """Walls around the rider, on all sides but the one where the mount stands, keep the mount near."""
    walls = dict.fromkeys(("C4", "C5", "D3", "E4", "E3", "C3"), "H")
    assert len(riding(walls).offers("goto")) < len(riding().offers("goto"))


# --- the Tyrantisaurus -----------------------------------------------------------------------------

BEAST = "tyrantisaurus@F6:1 seat=0 weapons=tyrantisaurus-tail,tyrantisaurus-blaster items=reinforced-limbs"


@pytest.mark.card("tyrantisaurus.dyna-drone", "tyrantisaurus-mark")
def test_the_drone_marks_the_nearest_enemy_which_cannot_move() -> None:
    """`nearest`: one of the nearest, where there are several; the mark denies the Move action."""
    s = drawn(BEAST, "skeletor@K6:4", "evil-lyn@M13:4", acting="tyrantisaurus")
    play(s, "skill tyrantisaurus.dyna-drone")
    if s.kind == "special":
        play(s, "choose skeletor")
    assert [(e.character, e.token) for e in s.heard(TokenGiven)] == [("skeletor", "tyrantisaurus-mark")]
    marked = drawn(BEAST, "skeletor@K6:4 debuff=tyrantisaurus-mark", acting="skeletor")
    assert marked.offers("move") == []
    assert marked.denied_by(1, intent="action", character="skeletor", action="move") == ["tyrantisaurus-mark"]


@pytest.mark.card("tyrantisaurus.dyna-drone")
def test_the_drone_leaves_out_who_has_been_activated() -> None:
    """The nearest of those that can still act; with none nobody is marked."""
    s = drawn(BEAST, "skeletor@K6:4 activated", "evil-lyn@M13:4", acting="tyrantisaurus")
    play(s, "skill tyrantisaurus.dyna-drone")
    if s.kind == "special":
        play(s, *s.options)
    assert [e.character for e in s.heard(TokenGiven)] == ["evil-lyn"]


@pytest.mark.card("tyrantisaurus.hardened-scales")
def test_hardened_scales_take_a_wound_off_every_attack_until_the_next_activation() -> None:
    """For 1 AP; every activation asks for it anew."""

    s = drawn(BEAST, "skeletor@H6:4 weapons=havoc-staff", acting="skeletor")
    bare = odds(s, "havoc-staff", "tyrantisaurus").wounds
    s["tyrantisaurus"].lasting = ["tyrantisaurus.hardened-scales"]
    assert len(odds(s, "havoc-staff", "tyrantisaurus").wounds) < len(bare)

    hands = {0: ["fate-01", "fate-02"], 1: ["fate-04"]}
    s = drawn(BEAST, "skeletor@H6:4", acting="tyrantisaurus", hands=hands)
    ap = s.turn.ap
    play(s, "skill tyrantisaurus.hardened-scales")
    assert (s.turn.ap, s["tyrantisaurus"].lasting) == (ap - 1, ["tyrantisaurus.hardened-scales"])
    play(s, "end")
    assert s["tyrantisaurus"].lasting == ["tyrantisaurus.hardened-scales"]
    play(s, "play fate-01", "play fate-04")
    while "skill tyrantisaurus.hardened-scales" not in s.options:
        play(s, s.options[-1])
    assert s["tyrantisaurus"].lasting == []


@pytest.mark.card("tyrantisaurus.beast-of-its-own")
def test_the_beast_acts_once_for_every_card() -> None:
    """`acts_again`: it is ready again after its activation."""
    s = drawn(
        BEAST, "skeletor@L6:4", acting="tyrantisaurus", hands={0: ["fate-01", "fate-02"], 1: ["fate-04"]}
    )
    play(s, "end")
    assert not s["tyrantisaurus"].activated
    plain = drawn(
        BEAST.replace("tyrantisaurus@", "bionatops@"),
        "skeletor@L6:4",
        acting="bionatops",
        hands={0: ["fate-01"], 1: ["fate-04"]},
    )
    play(plain, "end")
    assert plain["bionatops"].activated


@pytest.mark.parametrize(
    ("row", "wounds", "way"),
    [case("tyrantisaurus-tail/r1", 1, 1, 0), case("tyrantisaurus-tail/r3", 3, 2, 1)],
)
def test_the_rows_of_the_tail(row: int, wounds: int, way: int) -> None:
    """1 wound; 2 and a push of 2 hexes."""
    s = drawn(BEAST, "skeletor@H6:4", acting="tyrantisaurus")
    play(s.dice(*faces(5, row)), "attack tyrantisaurus-tail skeletor")
    assert (s["skeletor"].wounds, len(s.heard(Shoved))) == (wounds, way)


@pytest.mark.rule("BG-AREA-01")
@pytest.mark.card("tyrantisaurus-tail")
def test_the_tail_sweeps_everybody_engaged_with_a_die_less_for_each() -> None:
    """At most 3 dice less."""
    around = ("skeletor@H6:4", "evil-lyn@D6:1", "mer-man@F8:3", "trap-jaw@F4:0")
    found = []
    for number in (1, 2, 4):
        s = drawn(BEAST, *around[:number], acting="tyrantisaurus")
        found.append(dice_of(s, "tyrantisaurus-tail", "skeletor"))
        play(s.dice(*[1] * 40), "attack tyrantisaurus-tail skeletor")
        while s.kind == "further_target":
            play(s, s.options[0])
        assert len(attacked(s)) == number
    assert found == [5, 4, 3]


@pytest.mark.parametrize(
    ("row", "wounds", "debuff"),
    [
        case("tyrantisaurus-blaster/r1", 1, 1, ""),
        case("tyrantisaurus-blaster/r2", 2, 1, "blind"),
        case("tyrantisaurus-blaster/r4", 4, 2, "blind"),
    ],
)
def test_the_rows_of_the_blaster(row: int, wounds: int, debuff: str) -> None:
    """Wounds and Blind."""
    s = drawn(BEAST, "skeletor@L6:4", acting="tyrantisaurus")
    play(s.dice(*faces(4, row)), "attack tyrantisaurus-blaster skeletor")
    assert (s["skeletor"].wounds, s["skeletor"].debuff) == (wounds, debuff)


@pytest.mark.card("tyrantisaurus-blaster")
def test_the_blaster_takes_no_focus_and_likes_distance() -> None:
    """The token stays, the scope is 4 whatever happens, and every 5 inches bring a die."""
    beast = BEAST.replace("F6", "F3") + " focus"
    near = drawn(beast, "skeletor@F7:3", acting="tyrantisaurus")
    far = drawn(beast, "skeletor@F12:3", "he-man@F9:0", acting="tyrantisaurus")
    assert (
        dice_of(far, "tyrantisaurus-blaster", "skeletor")
        == dice_of(near, "tyrantisaurus-blaster", "skeletor") + 1
    )
    play(far.dice(*[1] * 9), "attack tyrantisaurus-blaster skeletor")
    assert far["tyrantisaurus"].focus
    assert rolled(far).needed.total == 4
