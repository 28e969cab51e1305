"""Every skill of every character: what it does, what it asks for, and where it ends."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.describe import describe_option
from battlewright.games.battleground.lexicon import lexicon_of
from battlewright.games.battleground.model.cards import ForceEntry
from battlewright.games.battleground.model.events import (
    Activated,
    AttackResolved,
    BonusTaken,
    PowerTriggered,
    SpellFizzled,
)
from battlewright.games.battleground.rules.forces import copies_denials
from battlewright.games.battleground.rules.numbers import speed
from battlewright.texts import Texts
from tests.games.battleground.cards.playing import SHIPPED, dice, faces, play, rolled, tell, watched
from tests.games.battleground.scenes import GAME, Scene, scene

LEXICON = lexicon_of(Texts("en", missing="raise"), GAME.content)

# --- He-Man ---------------------------------------------------------------------------------------


@pytest.mark.card("he-man.i-have-the-power")
@pytest.mark.parametrize(
    ("who", "mana", "most"),
    [("he-man", 1, 2), ("he-man", 2, 4), ("man-at-arms", 1, 1), ("man-at-arms", 2, 2)],
)
def test_he_man_rerolls_two_dice_for_each_mana(who: str, mana: int, most: int) -> None:
    """Each mana He-Man spends on rerolls rerolls 2 dice; others reroll 1."""
    s = scene(f"{who}@F6:0 weapons=axe mana={mana}", "skeletor@F7:3", acting=who).dice(1, 1, 1, 1, 1)
    s.do("attack axe skeletor")

    assert max(len(text.split(",")) for text in s.options) == most


@pytest.mark.card("he-man.i-have-the-power")
@pytest.mark.parametrize(("reroll", "left"), [("reroll 1,1", 1), ("reroll 1,1,1", 0), ("reroll 1", 1)])
def test_he_man_pays_for_begun_pairs(reroll: str, left: int) -> None:
    """2 dice cost 1 mana, a third one another; in defence tests too."""
    s = scene("he-man@F6:0 mana=2", "skeletor@F7:3 weapons=axe", acting="skeletor").dice(5, 5, 5, 5, 1, 1, 1)
    play(s, "attack axe he-man", "defend roll", reroll)

    assert s["he-man"].mana == left


@pytest.mark.rule("BG-CARD-11")
@pytest.mark.card("he-man.superhuman-reflexes")
@pytest.mark.parametrize(("who", "mana"), [("he-man", 0), ("man-at-arms", 2 + 1)])
def test_he_man_gets_no_mana_from_the_card_that_activates_him(who: str, mana: int) -> None:
    """Neither the printed mana nor the extra mana of a Fate card; and so it is told."""
    s = scene(f"{who}@F6:0", "skeletor@F9:3", hands={0: ["fate-07"], 1: ["fate-01"]})
    s.do("play fate-07", "play fate-01", "bonus fate-07 mana")

    assert s[who].mana == mana
    assert [e.mana for e in s.heard(Activated)] == [2 if mana else 0]


@pytest.mark.card("he-man.superhuman-reflexes")
@pytest.mark.parametrize("who", ["he-man", "man-at-arms"])
def test_he_man_is_offered_no_further_card_for_mana(who: str) -> None:
    """A card that would be played for nothing; its ability is offered as before."""
    s = scene(f"{who}@F6:0", "skeletor@F9:3", acting=who, hands={0: ["fate-07"], 1: ["fate-01"]})

    assert ("bonus fate-07 mana" in s.options) is (who != "he-man")
    assert "bonus fate-07 ability" in s.options


@pytest.mark.rule("BG-CARD-12", "BG-PREC-02")
@pytest.mark.card("he-man.superhuman-reflexes")
@pytest.mark.parametrize(
    ("who", "words"), [("he-man", "nothing; Superhuman Reflexes"), ("stratos", "1 extra mana")]
)
def test_he_man_is_told_that_the_mana_in_place_of_an_ability_is_none(who: str, words: str) -> None:
    """Of the two bonuses he may take the one that gives nothing, so as not to be bound by the other."""
    s = scene(f"{who}@F6:0", "skeletor@F9:3", hands={0: ["fate-07"], 1: ["fate-01"]})
    s.do("play fate-07", "play fate-01")
    told = [describe_option(LEXICON, option, s.decision) for option in s.decision.options]

    assert any(words in line for line in told), told
    assert ("1 extra mana" in " ".join(told)) is (who != "he-man")


@pytest.mark.rule("BG-CARD-12")
@pytest.mark.card("he-man.superhuman-reflexes")
@pytest.mark.parametrize(("who", "taken"), [("he-man", []), ("stratos", ["mana"])])
def test_refused_mana_that_is_the_only_bonus_is_not_taken(who: str, taken: list[str]) -> None:
    """Fate 50 has an ability for the badly wounded; unhurt, others take its mana without being asked."""
    s = scene(f"{who}@F6:0", "skeletor@F9:3", hands={0: ["fate-50"], 1: ["fate-01"]})
    s.do("play fate-50", "play fate-01")

    assert s.kind != "bonus"
    assert [event.bonus for event in s.heard(BonusTaken)] == taken


@pytest.mark.card("he-man.superhuman-reflexes", "fate-09", "fate-41")
def test_he_man_gets_no_mana_from_abilities_of_cards_either() -> None:
    """What a Fate card's ability gives, at once or at the end, is mana of a Fate card all the same."""
    s = scene(
        "he-man@F6:0 focus",
        "skeletor@F9:3",
        acting="he-man",
        hands={0: ["fate-09", "fate-41"], 1: ["fate-01"]},
    )
    play(s, "bonus fate-09 ability", "bonus fate-41 ability", "end")

    assert s.kind == "initiative"
    assert s["he-man"].mana == 0


@pytest.mark.card("he-man.superhuman-reflexes")
def test_he_man_draws_mana_from_focus() -> None:
    """Whenever he gains Focus, by whatever means, he gains 1 mana; not when he has it already."""
    s = scene("he-man@F6:0", "skeletor@F9:3", acting="he-man", hands={0: ["fate-43", "fate-29"]})
    s.do("focus")
    assert s["he-man"].mana == 1
    s.do("bonus fate-43 ability")
    assert s["he-man"].mana == 1

    s = scene("he-man@F6:0", "skeletor@F9:3", acting="he-man", hands={0: ["fate-43"]})
    s.do("bonus fate-43 ability")
    assert (s["he-man"].focus, s["he-man"].mana) == (True, 1)


@pytest.mark.card("he-man.superhuman-reflexes")
def test_he_man_keeps_mana_from_other_sources() -> None:
    """Magic Potion and allies give him mana as they give it to others."""
    s = scene("he-man@F6:0 items=magic-potion", "skeletor@F9:3", acting="he-man").do("use magic-potion")

    assert s["he-man"].mana == 2


# --- Man-At-Arms ----------------------------------------------------------------------------------


@pytest.mark.card("man-at-arms.ever-vigilant")
@pytest.mark.parametrize(
    ("enemy", "terrain", "overwatch"),
    [("F10", {}, False), ("F11", {}, True), ("F6", {"F5": "H", "E5": "H", "G5": "H"}, True)],
)
def test_man_at_arms_is_vigilant_when_no_enemy_is_near(
    enemy: str, terrain: dict[str, str], overwatch: bool
) -> None:
    """At the end of his activation, if no enemy is within 8 inches and in sight, he goes on Overwatch."""
    s = scene("man-at-arms@F1:0", f"skeletor@{enemy}:3", "orko@F3:0", acting="man-at-arms", terrain=terrain)
    s.do("end")

    assert s["man-at-arms"].overwatch == overwatch


@pytest.mark.card("man-at-arms.ever-vigilant")
def test_man_at_arms_is_not_made_vigilant_by_an_interruption() -> None:
    """Only the end of an activation counts."""
    s = watched("skeletor@F3:0", "man-at-arms@F14:3 weapons=laser-rifle overwatch")
    play(s.dice(*[1] * 4), "attack laser-rifle skeletor")

    assert not s["man-at-arms"].overwatch


def tactics() -> Scene:
    """Man-At-Arms is activated first; afterwards both players have a card left."""
    return scene(
        "man-at-arms@F6:0 mana=1",
        "orko@A1:0",
        "stratos@A3:0",
        "skeletor@F12:3",
        acting="man-at-arms",
        hands={0: ["fate-12", "fate-23"], 1: ["fate-01"]},
    )


@pytest.mark.card("man-at-arms.master-tactician")
@pytest.mark.parametrize(("successes", "mana"), [(1, 2), (0, 0)])
def test_master_tactician_gives_the_next_ally_mana(successes: int, mana: int) -> None:
    """A Power test with 1 more die; on 1 success the next ally activated gains 2 mana, and only that one."""
    s = tactics().dice(*faces(3, successes))
    play(s, "skill man-at-arms.master-tactician")
    assert (dice(s, "skill"), s.turn.ap, s["man-at-arms"].mana) == (3, 2, 0)

    play(s, "end", "play fate-12", "play fate-01", "activate orko")
    assert s["orko"].mana == mana + 2  # and 2 from the card
    play(s, "bonus fate-12 ability", "end", "bonus fate-01 ability", "end", "play fate-23")
    assert (s.turn.character, s["stratos"].mana) == ("stratos", 1)  # from the card


@pytest.mark.card("man-at-arms.master-tactician")
def test_master_tactician_is_forgotten_in_the_next_round() -> None:
    """The promise holds for this round only."""
    s = scene("man-at-arms@F6:0 mana=1", "orko@A1:0", "skeletor@F12:3", acting="man-at-arms")
    play(s.dice(5, 5, 5), "skill man-at-arms.master-tactician")
    assert s.state.players[0].promises
    s.do("end")

    assert not s.state.players[0].promises


@pytest.mark.card("man-at-arms.master-tactician", "stratos.leader-of-avion")
@pytest.mark.parametrize(
    ("who", "skill"),
    [("man-at-arms", "man-at-arms.master-tactician"), ("stratos", "stratos.leader-of-avion")],
)
def test_some_skills_are_not_for_interruptions(who: str, skill: str) -> None:
    """Master Tactician and Leader of Avion cannot be used in an interruption."""
    s = watched("skeletor@F3:0", f"{who}@F9:3 weapons=laser-rifle mana=1 overwatch", "orko@A1:0 activated")

    assert s.turn.character == who
    assert not s.offers(f"skill {skill}")
    assert s.denied_by(0, intent="skill", character=who, skill=skill)


# --- Stratos --------------------------------------------------------------------------------------


@pytest.mark.card("stratos.to-the-skies")
@pytest.mark.parametrize(("mana", "spent"), [(1, 1), (3, 2), (5, 5)])
def test_stratos_jumps_one_hex_for_each_mana(mana: int, spent: int) -> None:
    """As far as the mana he chooses to spend, over everything, for no AP."""
    s = scene(f"stratos@F3:0 mana={mana}", "skeletor@F14:3", acting="stratos", terrain={"F4": "H"})
    s.do("skill stratos.to-the-skies")
    if mana > 1:
        assert s.options == [f"spend {n} stratos.to-the-skies" for n in range(1, min(mana, 5) + 1)]
        s.do(f"spend {spent} stratos.to-the-skies")
    goal = f"F{3 + spent}" if spent > 1 else "G3"

    assert goal in [text.partition(" ")[2] for text in s.options]
    assert f"goto F{4 + spent}" not in s.options
    assert len(s.offers("goto")) > 6 * (spent - 1)
    play(s, f"goto {goal}", "face 0")
    assert (s["stratos"].mana, s.turn.ap) == (mana - spent, 3)


@pytest.mark.card("stratos.to-the-skies")
def test_stratos_cannot_take_off_while_engaged() -> None:
    """Only if he is not engaged; and once per activation."""
    s = scene("stratos@F3:0 mana=5", "skeletor@F4:3", acting="stratos")
    assert not s.offers("skill stratos.to-the-skies")

    s = scene("stratos@F3:0 mana=5", "skeletor@F14:3", acting="stratos")
    play(s, "skill stratos.to-the-skies", "spend 1 stratos.to-the-skies", "goto F4", "face 0")
    assert not s.offers("skill stratos.to-the-skies")


AVION = (
    "stratos@F3:0 mana=1",
    "orko@A1:0 activated",
    "ram-man@A3:0 activated",
    "he-man@A5:0",
    "skeletor@F14:3",
)


@pytest.mark.card("stratos.leader-of-avion")
@pytest.mark.parametrize("gift", ["focus", "overwatch"])
def test_leader_of_avion_rouses_an_activated_ally(gift: str) -> None:
    """On 1 success an ally already activated, in sight or not, gains Focus or goes on Overwatch."""
    s = scene(*AVION, acting="stratos", terrain={f"D{n}": "H" for n in range(1, 15)}).dice(5, 1, 1)
    play(s, "skill stratos.leader-of-avion")
    assert s.options == ["choose orko", "choose ram-man"]
    s.do("choose ram-man")
    assert s.options == ["choose focus", "choose overwatch"]
    s.do(f"choose {gift}")

    assert getattr(s["ram-man"], gift)
    assert not getattr(s["orko"], gift)
    assert (s["stratos"].mana, s.turn.ap) == (0, 2)


@pytest.mark.card("stratos.leader-of-avion")
def test_leader_of_avion_needs_a_success_and_an_activated_ally() -> None:
    """Without a success, or with nobody activated, nothing is chosen."""
    s = play(scene(*AVION, acting="stratos").dice(1, 1, 1), "skill stratos.leader-of-avion")
    assert s.kind == "act"
    assert dice(s, "skill") == 3

    figures = ("stratos@F3:0 mana=1", "orko@A1:0", "skeletor@F14:3")
    s = play(scene(*figures, acting="stratos").dice(5, 1, 1), "skill stratos.leader-of-avion")
    assert s.kind == "act"


# --- Orko -----------------------------------------------------------------------------------------


@pytest.mark.card("orko.magic-hat")
def test_orko_starts_with_three_mana() -> None:
    """Orko starts the game with 3 mana, the others with none."""
    fate, glory = [f"fate-{n:02}" for n in range(1, 21)], ["glory-01", "glory-02"]
    forces = [
        {
            "faction": "masters",
            "characters": [{"card": "orko"}, {"card": "he-man"}],
            "fate": fate,
            "glory": glory,
        },
        {"faction": "evil", "characters": [{"card": "skeletor"}], "fate": fate, "glory": glory},
    ]
    state = GAME.new({"scenario": "skirmish", "forces": forces}, "seed")

    assert {name: c.mana for name, c in state.characters.items()} == {"orko": 3, "he-man": 0, "skeletor": 0}
    assert [card.id for card in SHIPPED.characters.values() if card.start_mana] == ["orko"]


@pytest.mark.card("orko.magic-hat")
@pytest.mark.parametrize(("victim", "toughness"), [("orko", 1), ("he-man", 3)])
def test_magic_hat_adds_defence_dice(victim: str, toughness: int) -> None:
    """Before he or an ally defends, Orko may spend up to 3 mana: 1 more die for each."""
    s = scene("orko@F8:3 mana=4", "he-man@F6:0", "skeletor@F7:3 weapons=axe", acting="skeletor")
    s.dice(5, 5, 5, 5, *[1] * 9)
    play(s, f"attack axe {victim}", "defend roll")
    assert s.options == ["react orko.magic-hat/t0@orko", "decline"]
    s.do("react orko.magic-hat/t0@orko")
    assert s.options == [f"spend {n} orko.magic-hat" for n in (1, 2, 3)]
    play(s, "spend 2 orko.magic-hat")

    assert dice(s, "defence") == toughness + 2
    assert "orko.magic-hat" in tell(s, "defence")
    assert s["orko"].mana == 2


@pytest.mark.card("orko.magic-hat")
def test_magic_hat_helps_against_skills_too() -> None:
    """Every defence test counts, also one against a skill."""
    s = scene("orko@F8:3 mana=1", "he-man@F6:0", "evil-lyn@F14:3 mana=1", acting="evil-lyn")
    play(s.dice(5, 5, 5, 5, 5, *[1] * 4), "skill evil-lyn.dark-presence he-man", "defend roll")
    play(s, "react orko.magic-hat/t0@orko")

    assert dice(s, "defence") == 4


@pytest.mark.card("orko.magic-hat")
@pytest.mark.parametrize(
    ("orko", "victim", "asked"),
    [
        ("orko@F15:3 mana=3", "he-man@F6:0", True),  # 8 inches
        ("orko@F15:3 mana=3", "he-man@F5:0", False),  # 9 inches
        ("orko@F8:3", "he-man@F6:0", False),  # no mana
    ],
)
def test_magic_hat_reaches_eight_inches_and_costs_mana(orko: str, victim: str, asked: bool) -> None:
    """Only within 8 inches, and only with mana."""
    at = int(victim.partition("@F")[2].partition(":")[0])
    s = scene(orko, victim, f"skeletor@F{at - 1}:0 weapons=axe", acting="skeletor").dice(5, 5, 5, 5, 1, 1, 1)
    play(s, "attack axe he-man", "defend roll")

    assert (s.kind == "react") == asked


@pytest.mark.card("orko.magic-hat")
def test_magic_hat_needs_sight_and_helps_no_enemy_and_no_attack() -> None:
    """An ally behind a wall, an enemy and attack tests get nothing."""
    wall = {f"{row}{n}": "H" for row in "EFG" for n in (9,)}
    s = scene(
        "orko@F10:3 mana=3", "he-man@F6:0", "skeletor@F7:3 weapons=axe", acting="skeletor", terrain=wall
    )
    play(s.dice(5, 5, 5, 5, 1, 1, 1), "attack axe he-man", "defend roll")
    assert s.kind == "act"

    s = scene("orko@F8:3 mana=3", "he-man@F6:0 weapons=axe", "skeletor@F7:3", acting="he-man")
    play(s.dice(5, 5, 5, 5, 5, 1, 1, 1), "attack axe skeletor", "defend roll")
    assert s.kind == "act"


@pytest.mark.card("orko.traveller-from-trolla")
@pytest.mark.parametrize(("successes", "fizzles"), [(0, True), (1, True), (2, False), (4, False)])
def test_orkos_spells_may_come_to_nothing(successes: int, fizzles: bool) -> None:
    """After paying, a Mind test with 1 more die; with fewer than 2 successes the spell has no effect."""
    s = scene("orko@F6:0 weapons=thunder mana=1", "skeletor@F9:3", acting="orko")
    play(s.dice(*faces(4, successes), *[5] * 6), "attack thunder skeletor")

    assert dice(s, "skill") == 3 + 1
    assert rolled(s, "skill").stat == "mind"
    assert bool(s.heard(SpellFizzled)) == fizzles
    assert s["skeletor"].wounds == (0 if fizzles else 2)
    assert (s["orko"].mana, s.turn.ap, s.turn.attacks) == (0, 2, 1)


@pytest.mark.card("orko.traveller-from-trolla", "fireball+area")
def test_orko_has_paid_everything_before_he_is_tested() -> None:
    """Mana for a larger Fireball is lost as well."""
    s = scene("orko@F6:0 weapons=fireball mana=4", "skeletor@F9:3", acting="orko").dice(1, 1, 1, 1)
    s.do("attack fireball skeletor", "spend 2 area")

    assert s.heard(SpellFizzled)
    assert s["orko"].mana == 0


@pytest.mark.card("orko.traveller-from-trolla")
def test_only_orkos_own_spells_are_tested() -> None:
    """Neither his other attacks nor the spells of others."""
    s = scene("orko@F6:0 weapons=laser-rifle", "skeletor@F9:3", acting="orko").dice(5, 5)
    assert play(s, "attack laser-rifle skeletor")["skeletor"].wounds == 1

    s = scene("orko@F5:0", "stratos@F6:0 weapons=thunder mana=1", "skeletor@F9:3", acting="stratos").dice(
        5, 1, 1
    )
    assert play(s, "attack thunder skeletor")["skeletor"].wounds == 1


# --- Ram Man --------------------------------------------------------------------------------------


@pytest.mark.card("ram-man.rapid-charge")
def test_rapid_charge_moves_six_and_knocks_down() -> None:
    """A free move at speed + 2; then a Strength test against the Toughness of each enemy within 2 inches."""
    s = scene("ram-man@F1:0 mana=2", "skeletor@F8:3", "mer-man@F10:3", "trap-jaw@F11:3", acting="ram-man")
    s.do("skill ram-man.rapid-charge")
    assert "goto F7" in s.options
    assert len(s.offers("goto")) > 6 * 6  # in every direction
    s.dice(5, 1, 1, 1, 1, 1, 1, 5, 5, 1, 1, 5, 1, 1)
    play(s, "goto F7", "face 0", "defend roll", "defend roll")

    assert s["skeletor"].debuff == "knockdown"
    assert (s["mer-man"].debuff, s["trap-jaw"].debuff) == ("knockdown", "")
    assert (s.turn.ap, s["ram-man"].mana) == (2, 0)


@pytest.mark.card("ram-man.rapid-charge")
@pytest.mark.parametrize(("more", "far"), [("", 6), ("buff=haste", 6), ("debuff=slow", 4), ("focus", 6)])
def test_rapid_charge_is_never_longer_than_six(more: str, far: int) -> None:
    """Speed + 2, 6 at most; a slowed Ram Man gets 4."""
    s = scene(f"ram-man@F1:0 mana=2 {more}", "skeletor@F15:3", acting="ram-man").do(
        "skill ram-man.rapid-charge"
    )
    if s.kind == "speed":
        s.do("choose focused")

    assert f"goto F{1 + far}" in s.options
    assert f"goto F{2 + far}" not in s.options


@pytest.mark.card("ram-man.rapid-charge")
def test_rapid_charge_spares_those_who_parry() -> None:
    """Without a success left nobody falls; allies are not tested."""
    s = scene("ram-man@F4:0 mana=2", "he-man@F5:0", "skeletor@F6:3", acting="ram-man")
    s.dice(5, 1, 1, 1, 5, 1, 1)
    play(s, "skill ram-man.rapid-charge", "stay", "face 0", "defend roll")

    assert (s["skeletor"].debuff, s["he-man"].debuff) == ("", "")
    assert len([e for e in s.events if type(e).__name__ == "Rolled"]) == 2


@pytest.mark.card("ram-man.rapid-charge")
def test_rapid_charge_provokes() -> None:
    """The free move is a Move: leaving an engagement provokes."""
    s = scene("ram-man@F4:0 mana=2", "skeletor@F5:3", acting="ram-man").do("skill ram-man.rapid-charge")

    assert s.options == ["react opportunity:skeletor", "decline"]


@pytest.mark.card("ram-man.human-battering-ram")
@pytest.mark.parametrize(("enemy", "focus"), [("F7", True), ("F8", False)])
def test_ram_man_is_focused_by_the_fray(enemy: str, focus: bool) -> None:
    """If he is engaged when his activation ends, he gains Focus."""
    s = scene("ram-man@F6:0", f"skeletor@{enemy}:3", acting="ram-man").do("end")

    assert s["ram-man"].focus == focus


@pytest.mark.card("ram-man.human-battering-ram")
def test_ram_man_is_not_focused_by_an_interruption() -> None:
    """Only his activation counts."""
    s = scene("ram-man@F6:0 weapons=axe", "skeletor@F7:3", acting="skeletor").do("move")
    play(s.dice(*[1] * 4), "react opportunity:ram-man", "attack axe skeletor")

    assert not s["ram-man"].focus


# --- Palace Guards --------------------------------------------------------------------------------


@pytest.mark.card("palace-guard-a.heroic-guard", "palace-guard-b.heroic-guard")
@pytest.mark.parametrize("guard", ["palace-guard-a", "palace-guard-b"])
def test_heroic_guard_takes_the_blow(guard: str) -> None:
    """An attack on an adjacent ally that could be made against the guard may be turned on the guard."""
    s = scene("skeletor@F6:0 weapons=axe", "orko@F7:3", f"{guard}@G6:3", acting="skeletor")
    s.dice(5, 1, 1, 1).do("attack axe orko")
    assert s.options == [f"react {guard}.heroic-guard/t0@{guard}", "decline"]
    play(s, s.options[0])

    assert (s[guard].wounds, s["orko"].wounds) == (1, 0)


@pytest.mark.card("palace-guard-a.heroic-guard")
def test_heroic_guard_may_be_declined() -> None:
    """It is the guard's choice."""
    s = scene("skeletor@F6:0 weapons=axe", "orko@F7:3", "palace-guard-a@G6:3", acting="skeletor")
    play(s.dice(5, 1, 1, 1), "attack axe orko", "decline")

    assert (s["palace-guard-a"].wounds, s["orko"].wounds) == (0, 1)


@pytest.mark.card("palace-guard-a.heroic-guard", "palace-guard-b.heroic-guard")
@pytest.mark.parametrize(
    ("weapon", "guard"),
    [
        ("axe", "palace-guard-a@F8:3"),  # not engaged with the attacker
        ("laser-rifle", "palace-guard-b@F11:3"),  # not adjacent to the ally
    ],
)
def test_heroic_guard_must_be_adjacent_and_a_legal_target(weapon: str, guard: str) -> None:
    """A guard beyond the axe's reach, or not beside the ally, cannot help."""
    target = "orko@F7:3" if weapon == "axe" else "orko@F9:3"
    s = scene(f"skeletor@F6:0 weapons={weapon}", target, guard, acting="skeletor").dice(*[1] * 4)
    s.do(f"attack {weapon} orko")

    assert s.kind == "act"


@pytest.mark.card("palace-guard-a.eternal-heroes", "palace-guard-b.eternal-heroes")
@pytest.mark.parametrize(
    ("guards", "refused"),
    [
        (("palace-guard-a", "palace-guard-b"), False),
        (("palace-guard-a", "palace-guard-a"), False),
        (("palace-guard-b", "palace-guard-b"), False),
        (("palace-guard-a", "palace-guard-b", "palace-guard-b"), True),
        (("he-man", "he-man"), True),
    ],
)
def test_a_force_may_contain_two_palace_guards(guards: tuple[str, ...], refused: bool) -> None:
    """Up to 2 Palace Guards, of whatever kind; other characters once."""
    entries = [ForceEntry(card=card) for card in guards]

    assert bool(list(copies_denials(SHIPPED, entries, "BG-SETUP-01"))) == refused


# --- Skeletor -------------------------------------------------------------------------------------


@pytest.mark.card("skeletor.summoning")
def test_summoning_brings_an_ally_to_skeletors_side() -> None:
    """A Power test with 2 dice fewer; on 1 success an ally within 12 teleports beside him."""
    s = scene("skeletor@F1:0 mana=2", "mer-man@F14:3", "trap-jaw@F4:3", "he-man@A9:3", acting="skeletor")
    s.dice(5, 1, 1).do("skill skeletor.summoning")
    assert dice(s, "skill") == 3
    assert s.options == ["choose mer-man", "choose trap-jaw"]
    s.do("choose mer-man")
    assert set(s.options) == {"goto F2", "goto E1", "goto G1", "goto E2", "goto G2"} & set(s.options)
    assert len(s.options) in (3, 4)
    play(s, "goto F2", "face 3")

    assert s["mer-man"].at == "F2"
    assert (s["skeletor"].mana, s.turn.ap) == (0, 2)


@pytest.mark.rule("BG-SKILL-07")
@pytest.mark.card("skeletor.summoning")
def test_skeletor_turns_to_the_ally_he_summons() -> None:
    """The target of a skill is faced, also when it is chosen after the test."""
    s = scene("skeletor@F5:0 mana=2", "mer-man@F1:0", "he-man@A9:3", acting="skeletor")
    play(s.dice(5, 1, 1), "skill skeletor.summoning")

    assert s["skeletor"].facing == 3


@pytest.mark.card("skeletor.summoning")
def test_summoning_fails_without_a_success_or_an_ally_in_reach() -> None:
    """No success, or no ally within 12 inches: nothing happens."""
    s = scene("skeletor@F1:0 mana=2", "mer-man@F14:3", "he-man@A9:3", acting="skeletor").dice(1, 1, 1)
    assert play(s, "skill skeletor.summoning").kind == "act"

    s = scene("skeletor@F1:0 mana=2", "mer-man@F15:3", "he-man@A9:3", acting="skeletor").dice(5, 1, 1)
    assert play(s, "skill skeletor.summoning").kind == "act"
    assert s["mer-man"].at == "F15"


@pytest.mark.card("skeletor.lord-of-destruction")
def test_lord_of_destruction_casts_while_engaged() -> None:
    """For 1 mana Skeletor may make spell attacks while engaged, until this activation ends."""
    s = scene(
        "skeletor@F6:0 weapons=thunder,laser-rifle mana=5",
        "he-man@F7:3",
        acting="skeletor",
        hands={0: ["fate-01"], 1: ["fate-23", "fate-11"]},
    )
    assert s.offers("attack") == ["attack fists he-man"]
    s.do("skill skeletor.lord-of-destruction")

    assert s.offers("attack") == ["attack thunder he-man", "attack fists he-man"]
    assert (s["skeletor"].mana, s.turn.ap) == (4, 3)

    play(s, "end")
    assert "skeletor.lord-of-destruction" not in s["skeletor"].lasting
    play(s, "play fate-01", "bonus fate-01 mana", "move", "react opportunity:skeletor")
    assert s.offers("attack") == ["attack fists he-man"]


# --- Evil-Lyn -------------------------------------------------------------------------------------


@pytest.mark.card("evil-lyn.shared-power")
def test_shared_power_pays_for_allies() -> None:
    """An ally within 8 inches may spend her mana as its own, and chooses whose."""
    s = scene(
        "skeletor@F6:0 weapons=thunder mana=1", "evil-lyn@F15:3 mana=2", "he-man@F9:3", acting="skeletor"
    )
    s.dice(*[1] * 5).do("attack thunder he-man")
    assert s.options == ["spend 0 evil-lyn", "spend 1 evil-lyn"]
    play(s, "spend 1 evil-lyn")

    assert (s["skeletor"].mana, s["evil-lyn"].mana) == (1, 1)


@pytest.mark.card("evil-lyn.shared-power")
@pytest.mark.parametrize(
    ("caster", "lyn", "offered"),
    [
        ("skeletor@F6:0 weapons=chain-lightning mana=1", "evil-lyn@F15:3 mana=1", True),
        ("skeletor@F6:0 weapons=chain-lightning", "evil-lyn@F15:3 mana=2", True),
        ("skeletor@F5:0 weapons=chain-lightning", "evil-lyn@F15:3 mana=2", False),  # 9 inches
        ("skeletor@F6:0 weapons=chain-lightning", "evil-lyn@F15:3 mana=1", False),  # too little
        ("skeletor@F6:0 weapons=chain-lightning", "tri-klops@F15:3 mana=2", False),  # not hers
    ],
)
def test_shared_power_reaches_eight_inches(caster: str, lyn: str, offered: bool) -> None:
    """Her mana and the ally's own add up, within 8 inches."""
    s = scene(caster, lyn, "he-man@F9:3", acting="skeletor")

    assert bool(s.offers("attack chain-lightning he-man")) == offered


@pytest.mark.card("evil-lyn.shared-power")
def test_shared_power_is_one_sided_and_needs_sight() -> None:
    """She cannot spend the mana of allies, enemies cannot spend hers, and a wall cuts it off."""
    s = scene("evil-lyn@F6:0 weapons=thunder", "skeletor@F7:3 mana=5", "he-man@F12:3", acting="evil-lyn")
    assert not s.offers("attack thunder")

    s = scene("stratos@F6:0 weapons=thunder", "evil-lyn@F9:3 mana=5", acting="stratos")
    assert not s.offers("attack thunder")

    s = scene(
        "skeletor@F6:0 weapons=thunder",
        "evil-lyn@F4:3 mana=5",
        "he-man@F9:3",
        acting="skeletor",
        terrain={"E5": "H", "F5": "H", "G5": "H"},
    )
    assert not s.offers("attack thunder")


@pytest.mark.card("evil-lyn.shared-power", "fate-17", "fate-38")
@pytest.mark.parametrize("card", ["fate-17", "fate-38"])
def test_shared_power_is_for_spending_not_for_having(card: str) -> None:
    """A card that looks at the mana a character has does not count hers."""
    s = scene(
        "skeletor@F6:0 mana=2", "evil-lyn@F7:3 mana=5", "he-man@F12:3", acting="skeletor", hands={1: [card]}
    )

    assert not s.offers(f"bonus {card} ability")


@pytest.mark.card("evil-lyn.shared-power")
def test_shared_power_pays_for_rerolls() -> None:
    """Rerolls of an ally, in its defence too, may be paid with her mana."""
    s = scene("skeletor@F6:0", "evil-lyn@F5:0 mana=1", "he-man@F7:3 weapons=axe", acting="he-man")
    play(s.dice(5, 1, 1, 1, 1, 1, 1, 1, 5), "attack axe skeletor", "defend roll", "reroll 1")

    assert (s["evil-lyn"].mana, s["skeletor"].wounds) == (0, 0)


DEFENDED = [([5, 1, 1, 1, 1], [1, 1, 1], True), ([5, 1, 1, 1, 1], [5, 1, 1], False), ([1] * 5, [], False)]


@pytest.mark.card("evil-lyn.dark-presence", "blind")
@pytest.mark.parametrize(("attack", "defence", "hit"), DEFENDED)
def test_dark_presence_blinds(attack: list[int], defence: list[int], hit: bool) -> None:
    """For 1 mana a Power test against Mind; a success left blinds."""
    s = scene("evil-lyn@F1:0 mana=2", "he-man@F9:3", acting="evil-lyn").dice(*attack, *defence)
    play(s, "skill evil-lyn.dark-presence he-man", *["defend roll"] * bool(defence))

    assert dice(s, "skill") == 5
    assert s["he-man"].debuff == ("blind" if hit else "")
    assert (s["evil-lyn"].mana, s.turn.ap) == (1, 3)
    if defence:
        assert rolled(s, "defence").stat == "mind"


@pytest.mark.card("evil-lyn.dark-presence", "mer-man.icy-ray", "tri-klops.gammavision")
@pytest.mark.parametrize(
    ("who", "skill", "reach"),
    [
        ("evil-lyn", "evil-lyn.dark-presence", 16),
        ("mer-man", "mer-man.icy-ray", 12),
        ("tri-klops", "tri-klops.gammavision", 12),
    ],
)
def test_reach_of_skills_against_enemies(who: str, skill: str, reach: int) -> None:
    """Within their inches, against enemies only, and only with mana."""
    for far, mana, offered in ((reach, 2, True), (reach + 1, 2, False), (reach, 0, False)):
        s = scene(
            f"{who}@B1:0 mana={mana}", f"he-man@B{far + 2}:3", "skeletor@B3:0", acting=who, map="battlefield"
        )
        found = s.offers(f"skill {skill} he-man") + s.offers(f"skill {skill} skeletor")
        assert found == [f"skill {skill} he-man"] * offered


@pytest.mark.card("evil-lyn.dark-presence", "mer-man.icy-ray", "tri-klops.gammavision", "skeletor.summoning")
@pytest.mark.parametrize(
    ("who", "skill"),
    [
        ("evil-lyn", "evil-lyn.dark-presence"),
        ("mer-man", "mer-man.icy-ray"),
        ("tri-klops", "tri-klops.gammavision"),
        ("skeletor", "skeletor.summoning"),
    ],
)
def test_skills_at_a_distance_need_sight(who: str, skill: str) -> None:
    """Behind a wall nobody is a target, nor an ally to be summoned."""
    wall = {f"{row}5": "H" for row in "ABCDEFGHIJKLM"}
    s = scene(f"{who}@F4:0 mana=2", "he-man@F6:3", "webstor@F7:3", acting=who, terrain=wall).dice(5, 1, 1)
    if who == "skeletor":
        assert play(s, f"skill {skill}").kind == "act"
    else:
        assert not s.offers(f"skill {skill}")


# --- Mer-Man --------------------------------------------------------------------------------------


@pytest.mark.card("mer-man.instant-puddle", "puddle")
def test_instant_puddle_makes_difficult_ground() -> None:
    """On 1 success a mark within 8 inches; everything within 2 inches of it is difficult terrain."""
    s = scene("mer-man@F1:0 mana=2", "he-man@F9:3", "orko@F13:3", acting="mer-man").dice(5, 1, 1)
    s.do("skill mer-man.instant-puddle")
    assert (dice(s, "skill"), s["mer-man"].mana, s.turn.ap) == (3, 0, 3)
    assert "choose F10" in s.options
    assert "choose F11" not in s.options  # 9 inches
    assert "choose F9" not in s.options  # occupied
    s.do("choose F10")

    assert [mark.at for mark in s.state.marks] == ["F10"]
    assert [speed(s.state, s[who], focused=False).total for who in ("he-man", "orko", "mer-man")] == [3, 3, 5]


@pytest.mark.card("puddle", "mer-man.instant-puddle")
@pytest.mark.parametrize(("at", "points"), [("F7", 3), ("F11", 3), ("F12", 5), ("F4", 5)])
def test_the_puddle_reaches_two_inches(at: str, points: int) -> None:
    """The mark on F8: those within 2 inches, friend or foe, are in difficult terrain, others are not."""
    s = scene("mer-man@F1:0 mana=2", f"evil-lyn@{at}:3", "he-man@A1:0", acting="mer-man").dice(5, 1, 1)
    s.do("skill mer-man.instant-puddle", "choose F8")

    assert speed(s.state, s["evil-lyn"], focused=False).total == points


@pytest.mark.card("mer-man.instant-puddle", "puddle")
def test_a_puddle_needs_a_success_and_dries_in_clean_up() -> None:
    """Without a success there is none; with the round it goes."""
    figures = ("mer-man@F1:0 mana=2", "he-man@F14:3")
    s = scene(*figures, acting="mer-man").dice(5, 1, 1)
    s.do("skill mer-man.instant-puddle", "choose F3")
    assert s.state.marks
    s.do("end")
    assert not s.state.marks

    s = scene(*figures, acting="mer-man").dice(1, 1, 1)
    play(s, "skill mer-man.instant-puddle")
    assert not s.state.marks
    assert s.kind == "act"


@pytest.mark.card("mer-man.icy-ray", "slow")
@pytest.mark.parametrize(("attack", "defence", "hit"), [(a[:4], d, h) for a, d, h in DEFENDED])
def test_icy_ray_slows(attack: list[int], defence: list[int], hit: bool) -> None:
    """For 1 mana a Power test with 1 more die against Mind; a success left slows."""
    s = scene("mer-man@F1:0 mana=1", "he-man@F9:3", acting="mer-man").dice(*attack, *defence)
    play(s, "skill mer-man.icy-ray he-man", *["defend roll"] * bool(defence))

    assert dice(s, "skill") == 3 + 1
    assert s["he-man"].debuff == ("slow" if hit else "")
    assert (s["mer-man"].mana, s.turn.ap) == (0, 3)


# --- Tri-Klops ------------------------------------------------------------------------------------


@pytest.mark.card("tri-klops.gammavision", "gammavision")
@pytest.mark.parametrize(("attack", "defence", "hit"), [(a[:4], d, h) for a, d, h in DEFENDED])
def test_gammavision_marks(attack: list[int], defence: list[int], hit: bool) -> None:
    """For 2 mana a Power test with 2 more dice against Mind; a success left gives Gammavision."""
    s = scene("tri-klops@F1:0 mana=2", "he-man@F9:3", acting="tri-klops").dice(*attack, *defence)
    play(s, "skill tri-klops.gammavision he-man", *["defend roll"] * bool(defence))

    assert dice(s, "skill") == 2 + 2
    assert s["he-man"].debuff == ("gammavision" if hit else "")
    assert (s["tri-klops"].mana, s.turn.ap) == (0, 3)


BLAST = "react tri-klops.optic-blast/t0@tri-klops"


def blinded(tri_klops: str = "tri-klops@F8:3 mana=4", at: str = "F9") -> Scene:
    """Evil-Lyn blinds He-Man while Tri-Klops looks on."""
    s = scene("evil-lyn@F2:0 mana=1", tri_klops, f"he-man@{at}:3", acting="evil-lyn")
    return play(s.dice(5, 1, 1, 1, 1), "skill evil-lyn.dark-presence he-man")


@pytest.mark.card("tri-klops.optic-blast")
@pytest.mark.parametrize("spent", [1, 3])
def test_optic_blast_wounds_the_debuffed(spent: int) -> None:
    """When an enemy within 8 gets a debuff: 1 to 3 mana, a Power test with 1 more die each against Mind."""
    s = blinded()
    assert s.options == [BLAST, "decline"]
    s.do(BLAST)
    assert s.options == [f"spend {n} tri-klops.optic-blast" for n in (1, 2, 3)]
    s.dice(5, *[1] * (1 + spent))
    play(s, f"spend {spent} tri-klops.optic-blast")

    assert dice(s, "skill") == 2 + spent
    assert (s["he-man"].wounds, s["tri-klops"].mana) == (1, 4 - spent)


@pytest.mark.card("tri-klops.optic-blast")
def test_optic_blast_is_parried_with_mind_and_wounds_once() -> None:
    """A parried blast does nothing; several successes cause 1 wound."""
    s = blinded().do(BLAST).dice(5, 1, 1, 5, 1, 1)
    play(s, "spend 1 tri-klops.optic-blast", "defend roll")
    assert s["he-man"].wounds == 0
    assert rolled(s, "defence").stat == "mind"

    s = blinded().do(BLAST).dice(5, 5, 5)
    play(s, "spend 1 tri-klops.optic-blast")
    assert s["he-man"].wounds == 1


@pytest.mark.card("tri-klops.optic-blast")
@pytest.mark.parametrize(
    ("tri_klops", "at", "asked"),
    [
        ("tri-klops@F15:3 mana=4", "F6", True),
        ("tri-klops@F15:3 mana=4", "F5", False),
        ("tri-klops@F8:3", "F6", False),
    ],
)
def test_optic_blast_needs_eight_inches_and_mana(tri_klops: str, at: str, asked: bool) -> None:
    """The enemy must be within 8 inches in sight, and the mana must be there."""
    assert (blinded(tri_klops, at).kind == "react") == asked


@pytest.mark.card("tri-klops.optic-blast", "evil-lyn.shared-power")
def test_optic_blast_may_be_paid_by_evil_lyn() -> None:
    """Without mana of his own Tri-Klops may spend what she shares."""
    s = scene("evil-lyn@F5:0 mana=3", "tri-klops@F8:3", "he-man@F9:3", acting="evil-lyn").dice(5, 1, 1, 1, 1)
    play(s, "skill evil-lyn.dark-presence he-man")
    assert s.options == [BLAST, "decline"]
    s.do(BLAST).dice(5, 1, 1, 1)
    play(s, "spend 2 tri-klops.optic-blast")

    assert (dice(s, "skill"), s["evil-lyn"].mana, s["he-man"].wounds) == (4, 0, 1)


@pytest.mark.card("tri-klops.optic-blast")
def test_optic_blast_answers_enemies_only() -> None:
    """A debuff on an ally of Tri-Klops is no occasion; his own Gammavision on an enemy is."""
    s = scene(
        "stratos@F6:0 weapons=thunder mana=1", "skeletor@F9:3", "tri-klops@F10:3 mana=3", acting="stratos"
    )
    play(s.dice(5, 5, 1), "attack thunder skeletor")
    assert s["skeletor"].debuff == "blind"
    assert s.kind == "act"

    s = scene("tri-klops@F6:0 mana=3", "he-man@F9:3", acting="tri-klops").dice(5, 1, 1, 1)
    play(s, "skill tri-klops.gammavision he-man")
    assert s.options == [BLAST, "decline"]


# --- Trap Jaw -------------------------------------------------------------------------------------


@pytest.mark.card("trap-jaw.weapon-swap")
def test_weapon_swap_changes_hook_and_laser() -> None:
    """For 1 mana the equipped attachment is put away and the other taken, and back again later."""
    s = scene(
        "trap-jaw@F6:0 weapons=hook-attachment reserve=laser-attachment mana=2",
        "he-man@F9:3",
        acting="trap-jaw",
    )
    assert not s.offers("attack laser-attachment")
    s.do("skill trap-jaw.weapon-swap")

    assert (s["trap-jaw"].weapons, s["trap-jaw"].reserve) == (["laser-attachment"], ["hook-attachment"])
    assert (s["trap-jaw"].mana, s.turn.ap) == (1, 3)
    assert s.offers("attack laser-attachment he-man")
    assert not s.offers("skill trap-jaw.weapon-swap")  # once per activation

    s = scene(
        "trap-jaw@F6:0 weapons=laser-attachment reserve=hook-attachment mana=2",
        "he-man@F9:3",
        acting="trap-jaw",
    ).do("skill trap-jaw.weapon-swap")
    assert s["trap-jaw"].weapons == ["hook-attachment"]


@pytest.mark.card("trap-jaw.weapon-swap")
def test_weapon_swap_needs_the_other_attachment() -> None:
    """Without the Laser Attachment among his equipment the skill is refused."""
    s = scene("trap-jaw@F6:0 weapons=hook-attachment mana=2", "he-man@F9:3", acting="trap-jaw")

    assert not s.offers("skill trap-jaw.weapon-swap")
    assert s.denied_by(1, intent="skill", character="trap-jaw", skill="trap-jaw.weapon-swap") == [
        "trap-jaw.weapon-swap"
    ]


@pytest.mark.card("trap-jaw.weapon-swap")
def test_trap_jaw_enters_with_the_hook() -> None:
    """A Trap Jaw who bought both starts with the Hook Attachment in place."""
    fate, glory = [f"fate-{n:02}" for n in range(1, 21)], ["glory-01", "glory-02"]
    weapons = ["hook-attachment", "laser-attachment"]
    forces = [
        {"faction": "masters", "characters": [{"card": "he-man"}], "fate": fate, "glory": glory},
        {
            "faction": "evil",
            "characters": [{"card": "trap-jaw", "weapons": weapons}],
            "fate": fate,
            "glory": glory,
        },
    ]
    trap_jaw = GAME.new({"scenario": "skirmish", "forces": forces}, "seed").characters["trap-jaw"]

    assert (trap_jaw.weapons, trap_jaw.reserve) == (["hook-attachment"], ["laser-attachment"])


@pytest.mark.rule("BG-MOVEFX-10")
@pytest.mark.card("trap-jaw.grapple")
@pytest.mark.parametrize(("successes", "far"), [(1, 2), (3, 6)])
def test_grapple_swings_in_a_straight_line(successes: int, far: int) -> None:
    """A Perception test with 1 die fewer; a jump in a straight line, up to 2 hexes for each success."""
    s = scene(
        "trap-jaw@F3:0 weapons=hook-attachment mana=2", "he-man@A14:3", acting="trap-jaw", terrain={"F4": "H"}
    ).dice(*faces(4, successes))
    s.do("skill trap-jaw.grapple")

    assert dice(s, "skill") == 4
    assert f"goto F{3 + far}" in s.options
    assert f"goto F{4 + far}" not in s.options
    assert "goto G5" not in s.options  # on no straight line
    play(s, f"goto F{3 + far}", "face 0")
    assert (s["trap-jaw"].mana, s.turn.ap) == (0, 3)


@pytest.mark.card("trap-jaw.grapple")
def test_grapple_needs_the_hook_and_a_success() -> None:
    """Without the Hook Attachment equipped it is refused; without a success he stays."""
    s = scene(
        "trap-jaw@F3:0 weapons=laser-attachment reserve=hook-attachment mana=2",
        "he-man@A14:3",
        acting="trap-jaw",
    )
    assert not s.offers("skill trap-jaw.grapple")

    s = scene("trap-jaw@F3:0 weapons=hook-attachment mana=2", "he-man@A14:3", acting="trap-jaw").dice(
        1, 1, 1, 1
    )
    assert play(s, "skill trap-jaw.grapple").kind == "act"


# --- Webstor --------------------------------------------------------------------------------------


@pytest.mark.card("webstor.master-of-escape")
def test_master_of_escape_jumps_after_a_wound() -> None:
    """Right after taking at least 1 wound he may jump up to 4 hexes, and nobody can interrupt it."""
    s = scene(
        "he-man@F6:0 weapons=axe",
        "webstor@F7:3",
        "stratos@F1:0 weapons=laser-rifle overwatch",
        acting="he-man",
    )
    play(s.dice(5, 1, 1, 1, 1), "attack axe webstor")
    assert s.options == ["react webstor.master-of-escape/t0@webstor", "decline"]
    s.do("react webstor.master-of-escape/t0@webstor")
    assert "goto F11" in s.options
    assert "goto F12" not in s.options
    assert len(s.offers("goto")) > 6 * 4  # in every direction
    play(s, "goto F11", "face 3")

    assert s["webstor"].at == "F11"
    assert s["stratos"].overwatch
    assert s.turn.character == "he-man"


@pytest.mark.card("webstor.master-of-escape")
def test_master_of_escape_needs_a_wound_and_a_webstor() -> None:
    """Without a wound, or knocked out, there is no escape."""
    s = scene("he-man@F6:0 weapons=axe", "webstor@F7:3", acting="he-man").dice(1, 1, 1, 1, 1)
    assert play(s, "attack axe webstor").kind == "act"

    s = scene("he-man@F6:0 weapons=axe", "webstor@F7:3 wounds=4", "skeletor@A1:0", acting="he-man")
    assert play(s.dice(5, 1, 1, 1, 1), "attack axe webstor").kind == "act"
    assert s["webstor"].out
    assert s.heard(AttackResolved)


@pytest.mark.card("webstor.hide-and-seek", "hideout")
def test_hide_and_seek_gives_a_hideout() -> None:
    """For 2 mana Webstor gains Hideout."""
    s = scene("webstor@F6:0 mana=3", "he-man@F12:3", acting="webstor").do("skill webstor.hide-and-seek")

    assert (s["webstor"].buff, s["webstor"].mana, s.turn.ap) == ("hideout", 1, 3)
    assert not s.heard(PowerTriggered)
    assert not scene("webstor@F6:0 mana=1", "he-man@F12:3", acting="webstor").offers("skill")
