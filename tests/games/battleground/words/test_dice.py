"""Dice: bought, tested for, fixed, rolled again, and what a test is or counts as."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import DiceAdded, Rolled, Tested
from battlewright.games.battleground.preview import preview
from battlewright.games.battleground.rules.attack import attack_facts, weapon_of
from battlewright.games.battleground.rules.numbers import dice as dice_tally
from tests.games.battleground.cards.playing import dice, faces, play
from tests.games.battleground.words.playing import answer, drawn, odds


@pytest.mark.card("scythe-of-doom")
def test_a_debuff_of_the_target_buys_dice() -> None:
    """`add_dice` at `attack_paid` (Scythe of Doom): optional, and only where there is a debuff to remove."""
    s = drawn("he-man@F6:0 weapons=scythe-of-doom", "skeletor@F7:3 debuff=slow", acting="he-man")
    s.do("attack scythe-of-doom skeletor")
    s.do(answer(s, "scythe-of-doom"))

    assert (dice(s), s["skeletor"].debuff) == (7, "")
    clean = drawn("he-man@F6:0 weapons=scythe-of-doom", "skeletor@F7:3", acting="he-man")
    assert dice(clean.do("attack scythe-of-doom skeletor")) == 5


@pytest.mark.card("mega-blaster")
@pytest.mark.parametrize("successes", [0, 2, 4])
def test_a_test_before_the_attack_brings_dice(successes: int) -> None:
    """`add_dice` per `successes` (Mega Blaster): Strength is tested first."""
    s = drawn("he-man@F6:0 weapons=mega-blaster", "skeletor@F9:3", acting="he-man").dice(*faces(5, successes))
    play(s, "attack mega-blaster skeletor")

    assert dice(s) == 3 - 2 + successes
    assert [e.amount for e in s.heard(DiceAdded)] == ([successes] if successes else [])


def test_the_odds_of_an_attack_know_the_test_before_it() -> None:
    """The preview mixes the outcomes of the first test, and agrees with the odds once it is made."""
    s = drawn("he-man@F6:0 weapons=mega-blaster", "skeletor@F9:3", acting="he-man")
    before = odds(s, "mega-blaster", "skeletor")
    assert [test.kind for test in before.tests] == ["skill", "attack", "defence"]
    attacker, target, weapon = s["he-man"], s["skeletor"], weapon_of(s.state, "mega-blaster")
    facts = attack_facts(s.state, attacker, target, weapon)

    assert dice_tally(s.state, facts).total == 1
    assert 0 < before.wounds[0] < 1
    assert abs(sum(before.wounds) - 1) < 1e-9
    # with a single die nobody takes three wounds but through sixes; five more dice change that
    assert sum(before.wounds[2:]) > 0.05


@pytest.mark.rule("BG-TEST-04")
@pytest.mark.card("rocket-arm")
def test_cards_are_discarded_for_dice() -> None:
    """`repeat` and `toss` (Rocket Arm): up to three Fate cards, one die each."""
    s = drawn(
        "he-man@F6:0 weapons=rocket-arm",
        "skeletor@F7:3",
        acting="he-man",
        hands={0: ["fate-01", "fate-02", "fate-03", "fate-04"]},
    )
    s.do("attack rocket-arm skeletor")
    s.do(answer(s, "rocket-arm"), "choose fate-01", "choose fate-02", "stay")

    assert (dice(s), s.state.players[0].discard) == (7, ["fate-01", "fate-02"])


@pytest.mark.card("flame-arrow")
@pytest.mark.parametrize(("card", "effect"), [("choose fate-01", True), ("stay", False)])
def test_without_a_discard_the_spell_has_no_effect(card: str, effect: bool) -> None:
    """`otherwise` of `toss` (Flame Arrow): no card, no spell."""
    s = drawn("he-man@F6:0 weapons=flame-arrow", "skeletor@F9:3", acting="he-man", hands={0: ["fate-01"]})
    s.do("attack flame-arrow skeletor", card)

    assert bool(s.heard(Rolled)) == effect


@pytest.mark.card("she-ra.one-for-all")
def test_friends_give_their_buffs_for_dice() -> None:
    """`repeat` per `buffed_allies` (One for All): each ally picked loses its buff for one die."""
    s = drawn(
        "she-ra@F6:0 seat=0 weapons=sword-of-protection",
        "orko@D3:0 buff=haste",
        "stratos@D5:0 buff=haste",
        "skeletor@F7:3",
        acting="she-ra",
    )
    s.do("attack sword-of-protection skeletor")
    s.do(answer(s, "one-for-all"), "choose orko", "stay")

    assert (dice(s), s["orko"].buff, s["stratos"].buff) == (5, "", "haste")


@pytest.mark.card("buzz-saw.sure-cut")
def test_a_test_scores_without_a_roll_once_per_game() -> None:
    """`fix` at `testing`, `once = "game"` (Buzz Saw): four successes, then the item is turned over."""
    s = drawn("he-man@F6:0 weapons=power-sword items=buzz-saw", "skeletor@F7:3", acting="he-man", ap=6)
    s.do("attack power-sword skeletor")
    s.do(answer(s, "buzz-saw"))

    assert [e.successes for e in s.heard(Tested)] == [4]
    play(s)
    s.do("attack power-sword skeletor")
    assert (s["he-man"].spent, [t for t in s.options if "buzz-saw" in t]) == (["buzz-saw"], [])


@pytest.mark.card("mystic-plating.flare")
def test_a_defence_is_rolled_with_a_fixed_number_of_dice() -> None:
    """`fix` with `dice` and `of_defence` (Mystic Plating): five dice, whatever the Toughness."""
    s = drawn("he-man@F6:0 weapons=power-sword", "skeletor@F7:3 items=mystic-plating", acting="he-man")
    s.dice(*faces(5, 1))
    s.do("attack power-sword skeletor", "defend roll")
    s.do(answer(s, "mystic-plating"))

    assert dice(s, "defence") == 5


@pytest.mark.card("aim", "aim/r2")
def test_an_aimed_shot_scores_in_the_preview_too() -> None:
    """`hold` until the end of the turn (Aim): `of_attack` and `ranged`; the odds show the sure successes."""
    s = drawn("he-man@F6:0 weapons=laser-rifle,aim mana=2", "skeletor@F10:3", acting="he-man", ap=6)
    s.dice(*faces(3, 2))
    play(s, "attack aim he-man")
    shot = s.game.preview(s.state, 0, s.game.reader.read("attack laser-rifle skeletor"))[0]

    assert shot.tests[0].successes == (0, 0, 0, 0, 1)
    s.do("attack laser-rifle skeletor")
    assert s.decision.facts["successes"] == 4


@pytest.mark.card("harp.soothing-tune")
def test_a_card_buys_rerolls_with_the_dice_on_the_table() -> None:
    """`add_rerolls` at `rolled` (Harp): a discarded card lets two dice be rolled again."""
    s = drawn(
        "he-man@F6:0 weapons=power-sword items=harp", "skeletor@F7:3", acting="he-man", hands={0: ["fate-01"]}
    ).dice(1, 1, 1, 5, 5)
    s.do("attack power-sword skeletor")
    s.do(answer(s, "harp"), "choose fate-01")

    assert (s.kind, "reroll 1,1" in s.options, "reroll 1,1,1" in s.options) == ("free_reroll", True, False)
    assert preview(s.state, 0, s.game.reader.read("reroll 1,1"))


@pytest.mark.card("tiara.clear-thoughts")
@pytest.mark.parametrize(("successes", "mana"), [(1, 0), (2, 1)])
def test_a_skill_test_is_answered(successes: int, mana: int) -> None:
    """`tested` with `of_skill` (Tiara): two successes give mana; an attack test does not."""
    s = drawn("man-at-arms@F6:0 mana=1 items=tiara weapons=mace", "skeletor@F7:3", acting="man-at-arms", ap=6)
    s.dice(*faces(3, successes))
    play(s, "skill man-at-arms.master-tactician")
    assert s["man-at-arms"].mana == mana

    s.dice(*faces(4, 3))
    play(s, "attack mace skeletor")
    assert s["man-at-arms"].mana == mana


@pytest.mark.card("black-blaster")
def test_an_attack_test_counts_as_a_skill_test() -> None:
    """`counts_as_skill` (Black Blaster): bonuses to skill tests help, and their moments come."""
    s = drawn(
        "he-man@F6:0 weapons=black-blaster items=golden-disc-of-knowledge,tiara",
        "skeletor@F9:3",
        acting="he-man",
    )
    assert odds(s, "black-blaster", "skeletor").tests[0].dice.total == 4
    s.dice(*faces(4, 2))
    play(s, "attack black-blaster skeletor")

    assert s["he-man"].mana == 1


@pytest.mark.card("snake-blaster")
@pytest.mark.parametrize(("weapon", "die"), [("snake-blaster", 4), ("laser-pistol", 3)])
def test_nothing_changes_a_fixed_scope(weapon: str, die: int) -> None:
    """`fixed_scope` (Snake Blaster): neither Focus nor flank."""
    s = drawn(f"he-man@F6:0 focus weapons={weapon}", "skeletor@F9:3", acting="he-man")

    assert odds(s, weapon, "skeletor").tests[0].needed.total == die


@pytest.mark.card("mystic-helm.dull-glow")
@pytest.mark.parametrize(("item", "extra"), [("items=mystic-helm", 0), ("", 1)])
def test_sixes_against_a_helm_bring_nothing(item: str, extra: int) -> None:
    """`no_explosions` (Mystic Helm): the same in play and in the odds."""
    s = drawn("he-man@F6:0 weapons=power-sword", f"skeletor@F7:3 {item}", acting="he-man").dice(
        6, 1, 1, 1, 1, 5
    )
    most = len(odds(s, "power-sword", "skeletor").tests[0].successes) - 1
    play(s, "attack power-sword skeletor")

    assert s.heard(Tested)[0].successes == 1 + extra
    assert (most == 5) == (extra == 0)


@pytest.mark.card("photanium-bar.volatile")
def test_extra_dice_may_succeed_more_easily() -> None:
    """`extra.scope` (Photanium Bar): an extra die that shows a 3 is a success, in its bearer's attacks."""
    s = drawn("he-man@F6:0 weapons=power-sword items=photanium-bar", "skeletor@F7:3", acting="he-man")
    better = odds(s, "power-sword", "skeletor").tests[0].successes
    plain = (
        odds(
            drawn("he-man@F6:0 weapons=power-sword", "skeletor@F7:3", acting="he-man"),
            "power-sword",
            "skeletor",
        )
        .tests[0]
        .successes
    )
    s.dice(6, 1, 1, 1, 1, 3)
    play(s, "attack power-sword skeletor")

    assert s.heard(Tested)[0].successes == 2
    assert sum(n * p for n, p in enumerate(better)) > sum(n * p for n, p in enumerate(plain))


@pytest.mark.card(
    "preternian-laser",
    "cursed-axe",
    "huge-fangs",
    "stink-gun",
    "combi-bow",
    "slingshot",
    "ancient-magic",
    "assisted-aim.steady-sights",
)
@pytest.mark.parametrize(
    ("figure", "target", "weapon", "more"),
    [
        ("he-man@F6:0 weapons=dragonfly-crossbow", "skeletor@F9:3", "dragonfly-crossbow", 0),
        ("he-man@F6:0 weapons=preternian-laser", "skeletor@F9:3", "preternian-laser", 1),
        ("he-man@F3:0 weapons=preternian-laser", "skeletor@F9:3", "preternian-laser", 0),
        ("he-man@F2:0 weapons=preternian-laser", "skeletor@F13:3", "preternian-laser", -1),
        ("he-man@F6:0 weapons=cursed-axe debuff=curse", "skeletor@F7:3", "cursed-axe", 1),
        ("he-man@F6:0 weapons=cursed-axe debuff=slow", "skeletor@F7:3", "cursed-axe", 0),
        ("he-man@F6:0 weapons=slingshot", "skeletor@F9:3", "slingshot", 1),
        ("stratos@F6:0 weapons=slingshot", "skeletor@F9:3", "slingshot", 0),
        ("he-man@L6:0 weapons=huge-fangs", "skeletor@L7:3", "huge-fangs", 1),
        ("he-man@F6:0 weapons=huge-fangs", "skeletor@F7:3", "huge-fangs", 0),
        ("he-man@F6:0 weapons=combi-bow buff=haste", "skeletor@F9:3", "combi-bow", 1),
        ("he-man@F6:0 weapons=combi-bow", "skeletor@F9:3", "combi-bow", 0),
        ("he-man@F6:0 weapons=ancient-magic mana=1", "skeletor@F9:3", "ancient-magic", 0),
        ("he-man@F6:0 weapons=stink-gun mana=5", "skeletor@F9:3", "stink-gun", 2),
        ("he-man@F6:0 weapons=power-sword items=assisted-aim", "skeletor@F7:3", "power-sword", 1),
        ("he-man@F6:0 weapons=power-sword items=assisted-aim wounds=1", "skeletor@F7:3", "power-sword", 0),
    ],
)
def test_dice_of_an_attack(figure: str, target: str, weapon: str, more: int) -> None:
    """`distance_most:N`, `has_token:ID`, `strength:N`, `target_in_own_zone`, `buffs`, `enemies_within:N`,
    `mana/2`, `unwounded`: each brings its die where it holds, and none where it does not."""
    s = drawn(figure, target, acting=figure.partition("@")[0])
    who = s[s.turn.character]
    card = s.game.content.characters[who.card]
    weapon_card = weapon_of(s.state, weapon)
    stat = {"melee": card.strength, "ranged": card.perception, "spell": card.power, "heavy": card.perception}

    assert (
        odds(s, weapon, "skeletor").tests[0].dice.total
        == stat[weapon_card.type] + max(0, weapon_card.dice) + more
    )


@pytest.mark.card("dragonfly-crossbow")
@pytest.mark.parametrize(("engaged", "die"), [(True, 3), (False, 4)])
def test_a_shot_into_a_melee_may_be_easier(engaged: bool, die: int) -> None:
    """`target_engaged` (Dragonfly Crossbow): better by 1 where other weapons would be worse by 1."""
    friend = ["orko@F10:3"] if engaged else []
    s = drawn("he-man@F6:0 weapons=dragonfly-crossbow", "skeletor@F9:3", *friend, acting="he-man")

    assert odds(s, "dragonfly-crossbow", "skeletor").tests[0].needed.total == die


@pytest.mark.card("heavy-laser", "fate-78")
def test_a_heavy_weapon_is_a_type_of_its_own() -> None:
    """`heavy`: tested with Perception, defended with Toughness; bonuses to ranged attacks do not help."""
    s = drawn(
        "he-man@F6:0 weapons=heavy-laser,laser-pistol",
        "skeletor@F9:3",
        acting="he-man",
        hands={0: ["fate-78", "fate-46"]},
    )
    s.do("bonus fate-78 ability")

    assert odds(s, "heavy-laser", "skeletor").tests[0].needed.total == 3
    assert odds(s, "laser-pistol", "skeletor").tests[0].needed.total == 4
    assert [e.source for e in odds(s, "heavy-laser", "skeletor").tests[1].dice.modifiers] == []


@pytest.mark.card("fisto.quick-punch")
def test_an_attack_after_a_focused_move_hits_harder() -> None:
    """`after_focused_move` (Quick Punch): 2 dice more at the second speed only."""
    s = drawn("fisto@F4:0 focus weapons=club", "skeletor@F7:3", acting="fisto")
    s.do("move focused", "goto F6", "face 0")
    assert odds(s, "club", "skeletor").tests[0].dice.total == 4 - 2 + 2

    walked = drawn("fisto@F4:0 focus weapons=club", "skeletor@F7:3", acting="fisto")
    walked.do("move", "goto F6", "face 0")
    assert odds(walked, "club", "skeletor").tests[0].dice.total == 4 - 2


@pytest.mark.card("legendary-blasters")
def test_a_long_run_feeds_the_blasters() -> None:
    """`stride/4` (Legendary Blasters): a die for every four hexes of the Move action before the attack."""
    s = drawn("he-man@F2:0 focus weapons=legendary-blasters", "skeletor@F13:3", acting="he-man")
    s.do("move focused", "goto F10", "face 0")

    assert odds(s, "legendary-blasters", "skeletor").tests[0].dice.total == 3 - 1 + 2


@pytest.mark.card("bionatops-blaster")
@pytest.mark.parametrize(("moved", "more"), [(False, 3), (True, 0)])
def test_a_steady_shot_from_afar(moved: bool, more: int) -> None:
    """`not_moved` (Bionatops Blaster): three dice, once per round."""
    s = drawn("he-man@F2:0 weapons=bionatops-blaster", "skeletor@F13:3", acting="he-man", ap=6)
    if moved:
        s.do("move", "goto F3", "face 0")
    s.do("attack bionatops-blaster skeletor")

    assert dice(s) == 3 - 1 + more


@pytest.mark.card("long-rifle")
def test_a_free_attack_grows_weaker_each_time() -> None:
    """`further` (Long Rifle): two dice fewer than the attack before."""
    s = drawn("he-man@F6:0 focus weapons=long-rifle items=polarizer", "skeletor@F10:3", acting="he-man")
    s.dice(6, 6, 1, 1, 1, 1, 1, 1)
    play(s, "attack long-rifle skeletor")
    first = dice(s)
    s.do(answer(s, "long-rifle"), "attack long-rifle skeletor")

    assert dice(s) == max(0, first - 2 - 2)  # and the Polarizer turns against the unfocused


@pytest.mark.card("twin-laser-cannons")
@pytest.mark.parametrize(("allies", "offered"), [("skeletor", False), ("evil-lyn", True)])
def test_a_free_attack_on_somebody_else(allies: str, offered: bool) -> None:
    """`different` (Twin Laser Cannons): never the target of the first attack."""
    s = drawn("he-man@F6:0 weapons=twin-laser-cannons", "skeletor@F10:3", "evil-lyn@H10:3", acting="he-man")
    s.dice(*faces(4, 0))
    play(s, "attack twin-laser-cannons skeletor")
    s.do(answer(s, "twin-laser-cannons"))

    assert (f"attack twin-laser-cannons {allies}" in s.options) == offered


@pytest.mark.rule("BG-FREE-01")
@pytest.mark.card("luck", "luck.always")
@pytest.mark.parametrize(("successes", "focus"), [(0, True), (1, False)])
def test_luck_follows_an_attack_without_effect(successes: int, focus: bool) -> None:
    """`no_effect` and a row at 0 (Luck): after a miss it may be cast for nothing, and even failure pays."""
    s = drawn("he-man@F6:0 weapons=power-sword,luck", "skeletor@F7:3", acting="he-man").dice(
        *faces(5, successes)
    )
    play(s, "attack power-sword skeletor")
    asked = [t for t in s.options if "luck" in t and t.startswith("react")]

    assert bool(asked) == focus
    if asked:
        s.dice(*faces(3, 0))
        s.do(asked[0], "attack luck he-man")
        assert s["he-man"].mana == 1


@pytest.mark.card("magic-shove.always")
def test_a_second_spell_follows_the_first() -> None:
    """`other_weapon:ID` (Magic Shove): it answers every spell but itself."""
    s = drawn("he-man@F6:0 mana=3 weapons=flame-bolt,magic-shove focus", "skeletor@F10:3", acting="he-man")
    s.dice(*faces(3, 2), *faces(2, 2))
    play(s, "attack flame-bolt skeletor")
    s.do(answer(s, "magic-shove"))
    play(s, "attack magic-shove skeletor")

    assert (s.kind, s["skeletor"].at) == ("act", "F12")


@pytest.mark.card("war-horn.battle-call")
def test_the_next_attack_counts_as_focused() -> None:
    """`counts_as_focused` of the bearer, `hold` until the `attack` (War Horn): one attack, not two."""
    s = drawn(
        "he-man@F6:0 weapons=power-sword items=war-horn",
        "skeletor@F7:3",
        acting="he-man",
        ap=6,
        hands={0: ["fate-01"]},
    )
    s.do("skill war-horn.battle-call", "choose fate-01")
    assert odds(s, "power-sword", "skeletor").tests[0].needed.total == 3
    s.dice(*faces(5, 0))
    play(s, "attack power-sword skeletor")

    assert s.heard(Rolled)[0].needed.total == 3
    assert odds(s, "power-sword", "skeletor").tests[0].needed.total == 4


@pytest.mark.card("fate-109", "fate-110")
@pytest.mark.parametrize(("card", "stat"), [("fate-109", "toughness"), ("fate-110", "mind")])
def test_the_next_attack_ignores_a_point(card: str, stat: str) -> None:
    """`lasts = "attack"`: a bonus to the target's stat for the next attack only."""
    weapon = "power-sword" if stat == "toughness" else "flame-bolt"
    at = "F7" if stat == "toughness" else "F9"
    s = drawn(
        f"he-man@F6:0 focus mana=2 weapons={weapon}",
        f"skeletor@{at}:3",
        acting="he-man",
        ap=6,
        hands={0: [card]},
    )
    plain = odds(s, weapon, "skeletor").tests[1].dice.total
    s.do(f"bonus {card} ability")
    assert odds(s, weapon, "skeletor").tests[1].dice.total == plain - 1
    s.dice(*faces(5, 0))
    play(s, f"attack {weapon} skeletor")

    assert s.turn.next_attack == []


@pytest.mark.card("fate-106")
def test_more_dice_for_wounds_in_play() -> None:
    """`wounds_in_play/4` (F106): one die for every four."""
    s = drawn(
        "he-man@F6:0 wounds=4 weapons=power-sword",
        "skeletor@F7:3 wounds=4",
        acting="he-man",
        hands={0: ["fate-106"]},
    )
    s.do("bonus fate-106 ability")

    assert odds(s, "power-sword", "skeletor").tests[0].dice.total == 7


def test_the_odds_reckon_with_what_cards_do_by_themselves() -> None:
    """Mandatory `attack_paid` answers (Orange Axe): two dice more, and no Protection."""
    s = drawn("he-man@F6:0 weapons=orange-axe", "skeletor@F7:3 buff=protection", acting="he-man")
    before = odds(s, "orange-axe", "skeletor")

    assert (before.tests[0].dice.total, before.tests[1].needed.total) == (7, 4)
    assert s["skeletor"].buff == "protection"
