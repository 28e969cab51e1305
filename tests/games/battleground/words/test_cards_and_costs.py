"""Fate and Glory cards, costs, mana, skills: what later cards do with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from battlewright.games.battleground.content import check
from battlewright.games.battleground.model.events import CardsRecovered, Readied
from battlewright.games.battleground.model.state import Mark
from battlewright.games.battleground.rules.conditions import count, holds
from battlewright.games.battleground.rules.facts import Facts
from tests.games.battleground.cards.playing import faces, play
from tests.games.battleground.scenes import Scene
from tests.games.battleground.words.playing import GAME, answer, drawn, odds, targets

# Cards


@pytest.mark.card("fate-62.discarded")
@pytest.mark.parametrize(("card", "mana"), [("fate-62", 2), ("fate-01", 0)])
def test_a_card_does_something_when_it_is_discarded(card: str, mana: int) -> None:
    """`discarded` (F62): for the price of another card, in the Activation phase."""
    s = drawn(
        "he-man@F6:0 mana=1 items=war-horn", "orko@B2:0", "skeletor@F12:3", acting="he-man", hands={0: [card]}
    )
    s.do("skill war-horn.battle-call", f"choose {card}")
    if mana:
        s.do("choose orko")

    assert s["orko"].mana == mana


@pytest.mark.card("grizzlor.covered-in-fur")
def test_a_discard_is_answered() -> None:
    """`card_discarded` (Covered in Fur): Grizzlor gains mana when a friend discards."""
    s = drawn(
        "he-man@F6:0 items=war-horn",
        "grizzlor@B2:0 seat=0",
        "skeletor@F12:3",
        acting="he-man",
        hands={0: ["fate-01"]},
    )
    s.do("skill war-horn.battle-call", "choose fate-01")

    assert s["grizzlor"].mana == 1


@pytest.mark.card("catra.thats-mine")
def test_a_glory_card_is_discarded_for_ap() -> None:
    """`what = "glory"` of `toss` and `repeatable` (That's Mine!)."""
    s = drawn(
        "catra@F6:0 seat=0", "skeletor@F12:3", acting="catra", ap=1, hands={0: ["glory-01", "glory-02"]}
    )
    s.do("skill catra.thats-mine", "choose glory-01")
    assert s.turn.ap == 3
    s.do("skill catra.thats-mine")  # the only card left

    assert s.turn.ap == 5


@pytest.mark.card("catra.thats-mine")
def test_the_discard_is_a_price() -> None:
    """`must` of `toss`: it cannot be kept back; without a card there is no such skill (`can_discard`)."""
    s = drawn("catra@F6:0 seat=0", "skeletor@F12:3", acting="catra", ap=1, hands={0: ["fate-01", "fate-02"]})
    s.do("skill catra.thats-mine")
    assert s.options == ["choose fate-01", "choose fate-02"]  # no Glory card in hand, and no declining
    s.do("choose fate-01", "stay", "face 0", "skill catra.thats-mine", "stay", "face 0")

    assert s.state.players[0].hand == []
    assert "skill catra.thats-mine" not in s.options


@pytest.mark.card("skeletor-on-panthor.deceit")
def test_additional_cards_are_counted_as_they_are_played() -> None:
    """`card_played` (Deceit): mana for each additional Fate card."""
    s = drawn(
        "skeletor-on-panthor@F6:0", "he-man@F12:3", acting="skeletor-on-panthor", hands={1: ["fate-43"]}
    )
    s.do("bonus fate-43 ability")

    assert s["skeletor-on-panthor"].mana == 1


@pytest.mark.card("fate-64")
def test_random_cards_go_back_into_the_deck() -> None:
    """`recover` (F64): two Fate cards of the discard pile are shuffled in; Glory cards stay."""
    s = drawn("he-man@F6:0", "skeletor@F12:3", acting="he-man", hands={0: ["fate-64"]})
    s.state.players[0].discard = ["fate-01", "glory-01", "fate-02"]
    s.do("bonus fate-64 ability")

    assert (sorted(s.state.players[0].deck), s.state.players[0].discard) == (
        ["fate-01", "fate-02"],
        ["glory-01"],
    )


@pytest.mark.card("bat-serpent.fetch")
def test_a_chosen_card_goes_on_top_of_the_deck() -> None:
    """`chosen` and `to = "top"` (Bat Serpent)."""
    s = drawn("he-man@F6:0 items=bat-serpent", "skeletor@F12:3", acting="he-man", decks={0: ["fate-09"]})
    s.state.players[0].discard = ["fate-01", "fate-02"]
    s.do("use bat-serpent", "choose fate-02")

    assert (s.state.players[0].deck, s.state.players[0].discard) == (["fate-02", "fate-09"], ["fate-01"])
    assert s.heard(CardsRecovered)[0].place == "top"


@pytest.mark.card("fate-65")
@pytest.mark.parametrize(("hand", "drawn_cards"), [(1, 2), (2, 1), (3, 0)])
def test_drawing_up_to_a_number(hand: int, drawn_cards: int) -> None:
    """`up_to` and `hand_most:N` (F65): with fewer than three Fate cards, up to three."""
    own = ["fate-65", *[f"fate-0{n}" for n in range(1, hand + 1)]]
    s = drawn(
        "he-man@F6:0",
        "skeletor@F12:3",
        acting="he-man",
        hands={0: own},
        decks={0: ["fate-21", "fate-22", "fate-24"]},
    )
    able = "bonus fate-65 ability" in s.options
    assert able == (hand < 2)
    if able:
        s.do("bonus fate-65 ability")
        assert len(s.state.players[0].hand) == hand + drawn_cards


@pytest.mark.card("bat.scout", "fate-92")
def test_a_card_drawn_for_each_mark_and_each_success() -> None:
    """`per` and `cap` of `draw`: F92 by marks, the Bat by `successes`."""
    s = drawn(
        "he-man@F6:0 mana=2 items=bat",
        "skeletor@F9:3",
        acting="he-man",
        hands={0: ["fate-92"]},
        decks={0: ["fate-01", "fate-02", "fate-03", "fate-04"]},
    )
    s.state.marks = [Mark(token="puddle", at=f"A{n}", seat=1, by="skeletor") for n in (1, 2, 3)]
    s.do("bonus fate-92 ability")
    assert s.state.players[0].hand == ["fate-01", "fate-02"]
    s.dice(*faces(4, 1))
    play(s, "skill bat.scout")

    assert s.state.players[0].hand == ["fate-01", "fate-02", "fate-03"]


@pytest.mark.card("fate-113", "fate-114")
@pytest.mark.parametrize(("card", "first"), [("fate-113", False), ("fate-114", True)])
@pytest.mark.parametrize("winner", [0, 1])
def test_a_card_looks_at_the_initiative(card: str, first: bool, winner: int) -> None:
    """`won_initiative` and `lost_initiative` (F114, F113): only for the card one is activated with."""
    other = "fate-47" if winner == 1 else "fate-01"
    s = drawn("he-man@F6:0", "skeletor@F12:3", hands={0: [card], 1: [other]})
    while s.kind == "initiative":
        s.do(next(o for o in s.options if o.startswith("play")))
    while s.kind and not (s.kind == "act" and s.turn.character == "he-man"):
        s.do("end" if s.kind == "act" else s.options[0])
    gained = s.turn.ap - GAME.content.fate[card].ap

    assert gained == int((winner == 0) == first)


@pytest.mark.card("fate-86")
def test_an_ally_is_ready_again() -> None:
    """`ready` (F86): for Angella alone (`character:ID`), an activated ally with a buff."""
    s = drawn(
        "angella@F6:0 seat=0",
        "orko@F9:0 activated buff=haste",
        "stratos@G6:0 activated",
        "skeletor@F12:3",
        acting="angella",
        hands={0: ["fate-86"]},
    )
    s.do("bonus fate-86 ability")

    assert (s["orko"].activated, s["orko"].buff, s["stratos"].activated) == (False, "", True)
    assert [e.character for e in s.heard(Readied)] == ["orko"]
    other = drawn(
        "he-man@F6:0",
        "orko@F9:0 activated buff=haste",
        "skeletor@F12:3",
        acting="he-man",
        hands={0: ["fate-86"]},
    )
    assert "bonus fate-86 ability" not in other.options


@pytest.mark.card("fate-84")
def test_every_ally_that_fits_gains() -> None:
    """`each` with `side`, `sight` and `when` (F84)."""
    s = drawn(
        "castaspella@F6:0 seat=0",
        "orko@A1:0 mana=3",
        "stratos@A14:0 mana=2",
        "skeletor@F12:3 mana=5",
        acting="castaspella",
        hands={0: ["fate-84"]},
    )
    s.do("bonus fate-84 ability")

    assert [s[who].focus for who in ("orko", "stratos", "skeletor", "castaspella")] == [
        True,
        False,
        False,
        False,
    ]


@pytest.mark.card("fate-116.answer")
def test_the_defender_braces_from_the_hand() -> None:
    """`answer` with bonuses and `hold` (F116): two dice more in this attack's defence."""
    s = drawn(
        "he-man@F6:0 weapons=power-sword", "skeletor@F7:3", acting="he-man", ap=6, hands={1: ["fate-116"]}
    )
    s.do("attack power-sword skeletor")
    s.dice(*faces(5, 1))
    s.do(answer(s, "fate-116"))
    play(s, "defend roll")

    assert "fate-116.answer" in [
        m.source
        for e in s.events
        if getattr(e, "kind", "") == "defence" and hasattr(e, "dice")
        for m in e.dice.modifiers
    ]
    assert "fate-116.answer" not in str(odds(s, "power-sword", "skeletor").tests[1].dice)


@pytest.mark.card("fate-77")
@pytest.mark.parametrize(
    ("keyword", "able"),
    [
        ("horde-trooper@F6:0 seat=0", True),
        ("palace-guard-a@F6:0", True),
        ("palace-guard-b@F6:0", True),
        ("he-man@F6:0", False),
    ],
)
def test_a_card_for_a_keyword(keyword: str, able: bool) -> None:
    """`keyword:WORD` (F77)."""
    s = drawn(keyword, "skeletor@F12:3", acting=keyword.partition("@")[0], hands={0: ["fate-77"]})

    assert ("bonus fate-77 ability" in s.options) == able


# Costs, mana and skills


@pytest.mark.card("tome-of-living-spells.pages-of-power", "skull.hollow")
@pytest.mark.parametrize(("item", "mana"), [("tome-of-living-spells", 7), ("skull", 2), ("belt", 5)])
def test_the_limit_of_mana(item: str, mana: int) -> None:
    """`mana_limit`: seven with the Tome, two with the Skull."""
    s = drawn(
        f"orko@F6:0 items={item},magic-potion",
        "skeletor@F12:3",
        acting="orko",
        hands={0: ["fate-33", "fate-62"]},
    )
    s["orko"].mana = mana - 1
    s.do("use magic-potion")

    assert s["orko"].mana == mana


@pytest.mark.card("castaspella.magic-for-all", "castaspella.arcane-arts")
@pytest.mark.parametrize(("buff", "cost"), [("buff=haste", 1), ("", 2)])
def test_skills_cost_less_mana(buff: str, cost: int) -> None:
    """`cost.skill_mana` (Arcane Arts): while she has a buff; the price shown is the price paid."""
    s = drawn(
        f"castaspella@F6:0 seat=0 mana={cost} {buff}",
        "orko@F8:0 activated",
        "skeletor@F12:3",
        acting="castaspella",
    )
    assert s.offers("skill castaspella.magic-for-all")
    s.dice(*faces(5, 0))
    play(s, "skill castaspella.magic-for-all")

    assert s["castaspella"].mana == 0
    poor = drawn(
        f"castaspella@F6:0 seat=0 mana={cost - 1} {buff}",
        "orko@F8:0 activated",
        "skeletor@F12:3",
        acting="castaspella",
    )
    assert not poor.offers("skill castaspella.magic-for-all")


@pytest.mark.card("turbodactyl.dinosaur-beak", "fate-70")
@pytest.mark.parametrize(("card", "again"), [("fate-70", True), ("fate-43", False)])
def test_skills_may_be_used_twice(card: str, again: bool) -> None:
    """`skills_twice` (F70): twice, and not a third time."""
    s = drawn(
        "turbodactyl@F6:0 seat=0 mana=5", "skeletor@F9:3", acting="turbodactyl", ap=6, hands={0: [card]}
    )
    s.do(f"bonus {card} ability")
    for _ in range(2):
        s.dice(*faces(4, 0))
        if s.offers("skill turbodactyl.dinosaur-beak"):
            play(s, "skill turbodactyl.dinosaur-beak skeletor")

    assert (s["turbodactyl"].mana == 3) == again
    assert not s.offers("skill turbodactyl.dinosaur-beak")


@pytest.mark.card("control-panel.all-systems")
def test_a_skill_may_be_repeatable() -> None:
    """`repeatable` (Control Panel): as often as it can be paid for."""
    s = drawn(
        "he-man@F6:0 mana=4 items=control-panel weapons=power-sword", "skeletor@F7:3", acting="he-man", ap=6
    )
    s.do("skill control-panel.all-systems")
    s["he-man"].focus = False
    s = Scene(s.state, s.game)

    assert s.offers("skill control-panel.all-systems")


@pytest.mark.card("photog-emulator.power-relay")
@pytest.mark.parametrize(("spent", "gained"), [(1, 1), (3, 2), (5, 3)])
def test_half_of_it_rounded_up(spent: int, gained: int) -> None:
    """`half_spent` (Photog Emulator)."""
    s = drawn("he-man@F6:0 mana=5 items=photog-emulator", "orko@F8:0", "skeletor@F12:3", acting="he-man")
    s.do("skill photog-emulator.power-relay", f"spend {spent} photog-emulator.power-relay")

    assert s["orko"].mana == gained


@pytest.mark.card("zodac.precision")
@pytest.mark.parametrize(("wounds", "reach"), [(0, 12), (1, 14), (4, 16)])
def test_range_has_a_limit(wounds: int, reach: int) -> None:
    """`range.most` (Precision): two inches for each wound, sixteen at most."""
    from battlewright.games.battleground.rules.attack import weapon_of
    from battlewright.games.battleground.rules.numbers import weapon_range

    s = drawn(f"zodac@F6:0 seat=0 wounds={wounds} weapons=zodacs-blaster", "skeletor@F12:3", acting="zodac")

    assert weapon_range(s.state, s["zodac"], weapon_of(s.state, "zodacs-blaster"), {}).total == reach


@pytest.mark.card("eldor.unearthly-spell")
def test_a_condition_in_the_middle_of_a_text() -> None:
    """`if` with `wounds_in_play:N` (Unearthly Spell): Focus only with five wounds in play."""
    for wounds, focus in ((4, False), (5, True)):
        s = drawn(
            f"eldor@F6:0 seat=0 mana=1 wounds={min(4, wounds)}",
            f"orko@F9:0 wounds={wounds - 4}",
            "skeletor@F12:3",
            acting="eldor",
        )
        s.do("skill eldor.unearthly-spell orko")
        assert (s["orko"].overwatch, s["orko"].focus) == (True, focus)


@pytest.mark.card("space-armor.star-metal")
def test_initiative_of_both_sides() -> None:
    """`initiative_least:N` (Ray of Light) and `other_initiative_least:N` (Space Armor)."""
    figures = ("he-man@F6:0 weapons=power-sword", "skeletor@F7:3 items=space-armor")
    high = drawn(*figures, acting="he-man", card="fate-31")
    low = drawn(*figures, acting="he-man", card="fate-23")
    he_man = high["he-man"]

    assert [odds(s, "power-sword", "skeletor").tests[1].dice.total for s in (high, low)] == [4, 3]
    assert holds(high.state, ("initiative_least:7",), Facts(who=he_man), he_man)
    assert not holds(low.state, ("initiative_least:7",), Facts(who=low["he-man"]), low["he-man"])


@pytest.mark.card("he-ros-staff-green.always")
@pytest.mark.parametrize(("friend", "more"), [("turbodactyl@F9:3 seat=0", 1), ("orko@F9:3", 0)])
def test_a_friend_with_a_keyword_near_the_target(friend: str, more: int) -> None:
    """`friend_near_target:WORD/N` (He-Ro's Staff), in attack and, of the attacker, in defence."""
    s = drawn("he-ro@F6:0 seat=0 weapons=he-ros-staff-green", "skeletor@F7:3", friend, acting="he-ro")

    assert odds(s, "he-ros-staff-green", "skeletor").tests[0].dice.total == 4 + more


@pytest.mark.card("overwhelming-power")
@pytest.mark.parametrize(
    ("figure", "more"), [("horde-trooper@F9:3 seat=0", 2), ("orko@F9:3", 0), ("horde-trooper@F9:3 seat=1", 0)]
)
def test_a_target_with_a_keyword(figure: str, more: int) -> None:
    """`target_ally` and `target_keyword:WORD` (Overwhelming Power)."""
    s = drawn("he-man@F6:0 weapons=overwhelming-power", figure, "skeletor@F13:3", acting="he-man")

    assert odds(s, "overwhelming-power", figure.partition("@")[0]).tests[0].dice.total == 4 + more


@pytest.mark.card("mighty-blow")
def test_a_target_in_contact() -> None:
    """`target_adjacent` (Mighty Blow): only enemies engaged with the caster, whatever the range."""
    s = drawn(
        "he-man@F6:0 mana=1 weapons=mighty-blow",
        "skeletor@F7:3",
        "evil-lyn@H7:3",
        "mer-man@F8:3",
        acting="he-man",
    )

    assert targets(s, "mighty-blow") == {"skeletor"}


@pytest.mark.parametrize(
    ("counter", "value"),
    [
        ("fallen_characters", 1),
        ("engaged_enemies", 1),
        ("wounds_in_play/3", 2),
        ("mana/2", 1),
        ("enemies_within:12", 2),
        ("distance", 0),
        ("spent/2", 2),
    ],
)
def test_counters_count(counter: str, value: int) -> None:
    """`fallen_characters`, `engaged_enemies`, `wounds_in_play`, `mana`, `enemies_within:N`, `distance`,
    `spent`."""
    s = drawn(
        "he-man@F6:0 wounds=4 mana=3",
        "skeletor@F7:3 wounds=2",
        "evil-lyn@F12:3",
        "orko@A1:0",
        acting="he-man",
    )
    s["orko"].out, s["orko"].at = True, ""

    assert count(s.state, counter, Facts(who=s["he-man"], spent=5), s["he-man"]) == value


def test_conditions_of_a_massive_model() -> None:
    """`massive`, and `wounds_in_play_most:N` where there are few."""
    s = drawn("skeletor-on-panthor@F6:0 wounds=2", "he-man@F12:3", acting="skeletor-on-panthor")
    panthor, he_man = s["skeletor-on-panthor"], s["he-man"]

    assert holds(s.state, ("massive", "wounds_in_play_most:2"), Facts(who=panthor), panthor)
    assert not holds(s.state, ("massive",), Facts(who=he_man), he_man)
    assert not holds(s.state, ("wounds_in_play_most:1",), Facts(who=he_man), he_man)


# The format refuses what it cannot mean


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('when = ["keyword"]', "takes a word"),
        ('when = ["friend_near_target:dinosaur"]', "takes a word and a number"),
        ('when = ["has_token:hsate"]', "unknown token 'hsate'"),
        ('when = ["character:heman"]', "unknown character 'heman'"),
        ('bonuses = [{ to = "attack.dice", per = "marks/x" }]', "divided by a whole number"),
        ('bonuses = [{ to = "attack.dice", per = "enemies_within" }]', "takes a whole number"),
        (
            'triggers = [{ on = "wounded", do = [{ do = "hold", until = "turn", token = "hsate" }] }]',
            "unknown token",
        ),
    ],
)
def test_mistakes_in_new_words_are_named(tmp_path: Path, line: str, complaint: str) -> None:
    """Parameters of keywords, tokens, characters and counters are checked when a pack is read."""
    (tmp_path / "items").mkdir()
    (tmp_path / "items" / "tea.toml").write_text(
        f'[[item]]\nid = "tea"\nname = "Tea"\ntype = "trinket"\ncost = 1\n'
        f'[item.skill]\nid = "tea.sip"\nname = "Sip"\ntext = "A sip."\n{line}\n',
        encoding="utf-8",
    )

    assert [complaint in str(error) for error in check(tmp_path)] == [True]


# Older words that only later cards use


@pytest.mark.card("revitalizing-vial.second-wind")
def test_mana_at_the_start_of_an_interruption() -> None:
    """`interruption_started` (Revitalizing Vial)."""
    s = drawn("he-man@F3:0", "skeletor@F9:3 overwatch items=revitalizing-vial", acting="he-man")
    s.do("move", "goto F4", "face 0")

    assert s["skeletor"].mana == 1


@pytest.mark.card("horde-wraith.for-the-horde")
def test_a_wraith_swaps_places_before_it_falls() -> None:
    """`swap` at `falling` (For the Horde!): the ally stands where the wraith fell."""
    s = drawn(
        "he-man@F6:0 weapons=power-sword",
        "horde-wraith@F7:3 seat=1 wounds=2 mana=2",
        "skeletor@B2:0",
        acting="he-man",
    ).dice(*faces(5, 1))
    play(s, "attack power-sword horde-wraith")
    s.do(answer(s, "for-the-horde"), "decline")  # no attack of opportunity

    assert (s["skeletor"].at, s["horde-wraith"].out) == ("F7", True)


@pytest.mark.card("ditztroyer-on-roton.rotor-engines")
def test_moves_cost_less() -> None:
    """`cost.move` (Rotor Engines): the second Move of a turn costs 1 AP again."""
    s = drawn("ditztroyer-on-roton@F4:0 seat=0 mana=2", "skeletor@F14:3", acting="ditztroyer-on-roton", ap=2)
    s.do("skill ditztroyer-on-roton.rotor-engines", "move", "goto F6", "face 0", "move")

    assert s.turn.ap == 0


@pytest.mark.card("fate-53")
def test_the_scope_of_skill_tests() -> None:
    """`skill.scope` (F53): better by 1 in this turn."""
    s = drawn("man-at-arms@F6:0 mana=1", "skeletor@F12:3", acting="man-at-arms", hands={0: ["fate-53"]})
    s.do("bonus fate-53 ability")
    found = s.game.preview(s.state, 0, s.game.reader.read("skill man-at-arms.master-tactician"))

    assert found[0].tests[0].needed.total == 3


@pytest.mark.card("reinforced-limbs.armored-stride")
def test_opportunity_attacks_are_harder_against_armored_limbs() -> None:
    """`opportunity` (Reinforced Limbs): worse by 1 where it would be better by 1."""
    from battlewright.games.battleground.model.frames import Interruption

    s = drawn("he-man@F6:0 items=reinforced-limbs", "skeletor@F7:3 weapons=havoc-staff", acting="he-man")
    s.state.stack.append(
        Interruption(seat=1, character="skeletor", interrupted="he-man", kind="opportunity", ap=1, step="act")
    )

    assert odds(s, "havoc-staff", "he-man").tests[0].needed.total == 5


@pytest.mark.card("radar.ping", "magic-shell.warded-mind")
def test_a_defence_against_skills() -> None:
    """`skill_defence` (Magic Shell): a die more against skills, none against attacks."""
    s = drawn(
        "he-man@F6:0 mana=1 items=radar weapons=power-sword",
        "skeletor@F7:3 items=magic-shell",
        acting="he-man",
    )
    skill = s.game.preview(s.state, 0, s.game.reader.read("skill radar.ping skeletor"))[0]

    assert skill.tests[1].dice.total == 4
    assert odds(s, "power-sword", "skeletor").tests[1].dice.total == 3
