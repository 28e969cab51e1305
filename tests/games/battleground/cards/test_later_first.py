"""Cards of later sets, each with a word that the cards of the starter set do not use."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from battlewright.games.battleground.content import check
from battlewright.games.battleground.game import Battleground
from battlewright.games.battleground.model.events import MissionCompleted
from battlewright.games.battleground.model.state import Mark
from battlewright.games.battleground.rules.conditions import count, holds
from battlewright.games.battleground.rules.facts import Facts
from tests.games.battleground.cards.playing import dice, faces, play
from tests.games.battleground.scenes import Scene, scene

GAME = Battleground()


def drawn(*figures: str, **more: Any) -> Scene:
    """A scene with the shipped cards."""
    return scene(*figures, game=GAME, **more)


# Characters


@pytest.mark.card("beast-man.primal-rage")
@pytest.mark.parametrize(("wounds", "mana", "ap"), [(0, 0, 2), (1, 1, 2), (2, 1, 2), (3, 1, 3)])
def test_beast_man_rages_when_wounded(wounds: int, mana: int, ap: int) -> None:
    """Two triggers of one skill answer the same moment, each with its own condition."""
    s = drawn(f"beast-man@F6:0 wounds={wounds}", "he-man@F12:3", hands={0: ["fate-22"], 1: ["fate-28"]})
    while s.kind == "initiative":
        s.do(s.options[0] if s.options[0] != "pass" else s.options[1])
    while s.kind and not (s.kind == "act" and s.turn.character == "beast-man"):
        s.do("end" if s.kind == "act" else next(o for o in s.options if "ability" not in o))

    assert (s["beast-man"].mana - GAME.content.fate["fate-28"].mana, s.turn.ap) == (mana + 1, ap)


@pytest.mark.card("beast-man.unnatural-toughness")
@pytest.mark.parametrize(("successes", "asked"), [(1, False), (3, True)])
def test_beast_man_shrugs_off_one_of_two_wounds(successes: int, asked: bool) -> None:
    """`blow:2`: a single wound does not ask him, two at once do."""
    s = drawn("he-man@F6:0 weapons=power-sword", "beast-man@F7:3 mana=1", acting="he-man").dice(
        *faces(5, successes)
    )
    play(s, "attack power-sword beast-man")

    assert (s.kind == "react") == asked
    if asked:
        play(s, next(o for o in s.options if o.startswith("react")))
        assert (s["beast-man"].wounds, s["beast-man"].mana) == (1, 0)


@pytest.mark.card("beast-mans-whip.always")
def test_beast_mans_whip_follows_another_attack_once_per_activation() -> None:
    """`always` works for the bearer's other melee attacks too; `once` and `mana` limit the answer."""
    s = drawn("beast-man@F6:0 weapons=club,beast-mans-whip mana=5", "he-man@F7:3", acting="beast-man", ap=5)
    s.dice(*[1] * 3)
    play(s, "attack club he-man")
    s.dice(*faces(4, 1))
    play(s, next(o for o in s.options if o.startswith("react")), "attack beast-mans-whip he-man")

    assert s.kind == "act"
    assert (s["he-man"].wounds, s["beast-man"].mana) == (1, 3)


@pytest.mark.card("whiplash.tail-strike")
@pytest.mark.parametrize(("successes", "at"), [(0, "F7"), (1, "F8"), (3, "F10")])
def test_whiplash_pushes_a_neighbour_a_hex_for_each_success(successes: int, at: str) -> None:
    """`side = "other"` and `within = 0`: an adjacent character, never himself."""
    s = drawn("whiplash@F6:0 mana=2", "he-man@F7:3", "faker@F4:0", acting="whiplash").dice(
        *faces(5, successes)
    )

    assert s.offers("skill whiplash.tail-strike") == ["skill whiplash.tail-strike he-man"]
    play(s, "skill whiplash.tail-strike he-man")
    assert s["he-man"].at == at


@pytest.mark.card("plate-armor.immovable")
def test_plate_armor_keeps_its_bearer_where_it_stands() -> None:
    """`not_shoved`: a push moves nobody who wears it."""
    s = drawn("whiplash@F6:0 mana=2", "he-man@F7:3 items=plate-armor", acting="whiplash").dice(*faces(5, 3))
    play(s, "skill whiplash.tail-strike he-man")

    assert s["he-man"].at == "F7"


@pytest.mark.card("buzz-off.hero-in-the-sky")
def test_buzz_off_jumps_when_an_ally_gains_focus() -> None:
    """An optional answer to another character's moment."""
    s = drawn("he-man@F6:0", "buzz-off@F9:0", "faker@A2:3", acting="he-man").do("focus")
    s.do(next(o for o in s.options if "hero-in-the-sky" in o))

    assert "goto F10" in s.options
    assert "goto F11" not in s.options


@pytest.mark.rule("BG-SKILL-03")
@pytest.mark.card("angella.selfless-leader")
@pytest.mark.parametrize("initiative", [("fate-22", False), ("fate-13", True)])
def test_angella_leads_only_with_low_initiative(initiative: tuple[str, bool]) -> None:
    """`initiative_most:5`: the card of her activation decides whether the skill can be used."""
    card, offered = initiative
    angella, ally = "angella@F6:0 mana=1 seat=0", "he-man@F8:3"
    s = drawn(angella, ally, "faker@A2:3", acting="angella", card="fate-28" if not offered else card)

    assert bool(s.offers("skill angella.selfless-leader")) == offered


# Weapons


@pytest.mark.card("orange-power-sword")
@pytest.mark.parametrize(("successes", "debuff"), [(0, "slow"), (2, "slow"), (3, "")])
def test_the_orange_power_sword_punishes_a_weak_blow(successes: int, debuff: str) -> None:
    """`successes_most:2` looks at what is left after the defence."""
    s = drawn("faker@F6:0 weapons=orange-power-sword", "he-man@F7:3", acting="faker").dice(
        *faces(5, successes)
    )
    play(s, "attack orange-power-sword he-man")

    assert s["faker"].debuff == debuff
    assert s["faker"].focus == (debuff != "")


@pytest.mark.card("club")
@pytest.mark.parametrize("activated", [0, 1, 2])
def test_the_club_counts_enemies_that_have_acted(activated: int) -> None:
    """`per = "activated_enemies"`."""
    heroes = ["he-man@F7:3", "stratos@M2:3", "orko@M9:3"]
    figures = [h + " activated" if i < activated else h for i, h in enumerate(heroes)]
    s = drawn("whiplash@F6:0 weapons=club", *figures, acting="whiplash")
    play(s, "attack club he-man")

    assert dice(s) == 5 - 2 + activated


@pytest.mark.card("dragon-staff")
def test_the_dragon_staff_ends_the_activation() -> None:
    """`end_turn`: no further action after the attack, whatever AP are left."""
    s = drawn("faker@F6:0 weapons=dragon-staff", "he-man@F7:3", acting="faker", ap=3, hands={0: ["fate-01"]})
    play(s, "attack dragon-staff he-man")

    assert s["faker"].activated


@pytest.mark.card("mana-burn")
@pytest.mark.parametrize("mana", [0, 3])
def test_mana_burn_rolls_a_die_for_each_mana_on_the_target(mana: int) -> None:
    """`per = "target_mana"`."""
    s = drawn("scareglow@F6:0 weapons=mana-burn mana=1", f"he-man@F9:3 mana={mana}", acting="scareglow")
    play(s, "attack mana-burn he-man")

    assert dice(s) == 4 - 2 + mana


# Items


@pytest.mark.card("steel-shield.ready-behind-it")
@pytest.mark.parametrize(("facing", "focused"), [(3, True), (0, False)])
def test_the_steel_shield_answers_frontal_melee_attacks(facing: int, focused: bool) -> None:
    """Whether an attack is frontal is known when it is declared."""
    s = drawn("faker@F6:0 weapons=club", f"he-man@F7:{facing} items=steel-shield", acting="faker")
    s.do("attack club he-man")

    assert s["he-man"].focus == focused


@pytest.mark.card("venomous-liquid.poisonous-skin")
@pytest.mark.parametrize(("successes", "debuff"), [(1, "curse"), (2, "")])
def test_venomous_liquid_curses_who_strikes_in_vain(successes: int, debuff: str) -> None:
    """`targeted`: an attack of an enemy against the bearer, answered when it is over."""
    s = drawn("he-man@F6:0 weapons=power-sword", "faker@F7:3 items=venomous-liquid", acting="he-man")
    play(s.dice(*faces(5, successes)), "attack power-sword faker")

    assert s["he-man"].debuff == debuff


@pytest.mark.card("herbarium.tea-time")
def test_the_herbarium_is_paid_for_with_a_wound() -> None:
    """`free = true`: an active skill without AP or mana, once per activation."""
    s = drawn("scareglow@F6:0 items=herbarium", "he-man@A2:3", acting="scareglow")
    s.do("skill herbarium.tea-time")

    assert (s["scareglow"].wounds, s["scareglow"].mana, s.turn.ap) == (1, 2, 3)
    assert not s.offers("skill herbarium.tea-time")


@pytest.mark.card("magic-scroll.shock")
def test_the_magic_scroll_takes_focus_away() -> None:
    """`lose_focus` works on the target of a skill."""
    s = drawn("he-man@F6:0 items=magic-scroll mana=2", "faker@F9:3 focus", acting="he-man")
    s.do("skill magic-scroll.shock faker")

    assert not s["faker"].focus


@pytest.mark.card("heart-emblem.warm-heart")
def test_the_heart_emblem_answers_a_buff() -> None:
    """`buffed` is a moment."""
    card = "fate-75"
    s = drawn(
        "buzz-off@F6:0 items=heart-emblem", "faker@A2:3", acting="buzz-off", hands={0: [card, "fate-01"]}
    )
    s.do(f"bonus {card} ability", "choose fate-01", "choose haste")

    assert (s["buzz-off"].buff, s["buzz-off"].mana) == ("haste", 1)


@pytest.mark.card("cape-of-doom.pall-of-doom")
@pytest.mark.parametrize(("debuff", "extra"), [("debuff=slow", 1), ("", 0)])
def test_the_cape_of_doom_feeds_on_debuffs_nearby(debuff: str, extra: int) -> None:
    """`debuffed_within:6`: another character, friend or enemy."""
    s = drawn(f"he-man@F6:0 weapons=power-sword {debuff}", "faker@F7:3 items=cape-of-doom", acting="he-man")
    play(s.dice(*faces(5, 2), *[1] * 9), "attack power-sword faker", "defend roll")

    assert dice(s, "defence") == 3 + extra


@pytest.mark.card("steel-chainmail.narrow-links")
def test_steel_chainmail_limits_the_attackers_dice() -> None:
    """A limit laid on whoever attacks the bearer."""
    s = drawn("he-man@F6:0 weapons=power-sword mana=3", "faker@F7:3 items=steel-chainmail", acting="he-man")
    s.do("attack power-sword faker", "spend 3 mana")

    assert dice(s) == 5


@pytest.mark.card("leather-jerkin.thick-hide")
@pytest.mark.parametrize(("attacker", "extra"), [("he-man", 1), ("buzz-off", 0)])
def test_the_leather_jerkin_helps_against_interruptions(attacker: str, extra: int) -> None:
    """`attacker_interrupts`: the defence against an attack of opportunity, not against an ordinary one."""
    s = drawn(
        "he-man@F6:0 weapons=axe",
        "buzz-off@F8:3 weapons=axe",
        "faker@F7:3 items=leather-jerkin",
        acting="faker" if extra else attacker,
    )
    s.dice(*[5] * 5, *[1] * 9)
    if extra:
        s.do("move", "react opportunity:he-man")
    play(s, "attack axe faker", "defend roll")

    assert dice(s, "defence") == 3 + extra


# Fate and Glory cards


@pytest.mark.card("fate-69")
@pytest.mark.parametrize(("at", "ap"), [("F9", 3), ("F14", 4)])
def test_on_my_own_needs_solitude(at: str, ap: int) -> None:
    """`nobody_within:6`: no friend and no enemy that near."""
    s = drawn("whiplash@F6:0", f"he-man@{at}:3", acting="whiplash", hands={1: ["fate-69"]})
    offered = s.offers("bonus fate-69 ability")
    if offered:
        s.do(offered[0])

    assert s.turn.ap == ap


@pytest.mark.card("fate-108")
def test_i_take_the_pain_moves_a_wound() -> None:
    """A wounded ally is healed and the acting character wounded."""
    s = drawn("faker@F6:0", "whiplash@F8:0 wounds=2", "he-man@A2:3", acting="faker", hands={1: ["fate-108"]})
    s.do("bonus fate-108 ability")

    assert (s["faker"].wounds, s["whiplash"].wounds) == (1, 1)


@pytest.mark.card("glory-17")
@pytest.mark.parametrize(("facing", "done"), [(0, True), (3, False)])
def test_from_the_shadows_asks_for_a_flank_attack(facing: int, done: bool) -> None:
    """The moment of a knock-out tells whether the attack came from the flank."""
    s = drawn(
        "faker@F6:0 weapons=club", f"he-man@F7:{facing} wounds=4", acting="faker", hands={1: ["glory-17"]}
    )
    s.do("bonus glory-17 mission").dice(*faces(3, 1))
    play(s, "attack club he-man")

    assert bool(s.heard(MissionCompleted)) == done


@pytest.mark.card("glory-13")
@pytest.mark.parametrize(("round", "done"), [(1, True), (2, False)])
def test_flying_start_is_for_the_first_round(round: int, done: bool) -> None:
    """`round:1`."""
    s = drawn(
        "faker@F6:0 weapons=club",
        "he-man@F7:3 wounds=4",
        acting="faker",
        hands={1: ["glory-13"]},
        round=round,
    )
    s.do("bonus glory-13 mission").dice(*faces(3, 1))
    play(s, "attack club he-man")

    assert bool(s.heard(MissionCompleted)) == done


@pytest.mark.card("fate-88")
def test_lingering_magic_keeps_buff_and_debuff_in_clean_up() -> None:
    """`keeps_tokens` holds for its bearer alone."""
    kept = "faker@F6:0 buff=haste debuff=slow"
    decks = {0: ["fate-01", "fate-02"], 1: ["fate-03", "fate-04"]}
    s = drawn(
        kept, "whiplash@A2:0 buff=haste", "he-man@A9:3", acting="faker", hands={1: ["fate-88"]}, decks=decks
    )
    s.do("bonus fate-88 ability", "end")

    assert (s["faker"].buff, s["faker"].debuff, s["whiplash"].buff) == ("haste", "slow", "")


# Words that only packs use so far


FIGURES = (
    "faker@F6:0 weapons=club,axe items=plate-armor wounds=3 overwatch",
    "whiplash@F8:0 buff=haste focus",
    "beast-man@A2:0 out",
    "he-man@F7:3 activated mana=4",
)


@pytest.mark.parametrize(
    ("counter", "value"),
    [
        ("buffed_allies", 1),
        ("focused_allies", 1),
        ("fallen_allies", 1),
        ("activated_enemies", 1),
        ("equipment", 3),
        ("items", 1),
        ("marks", 1),
        ("target_mana", 4),
    ],
)
def test_counters_count(counter: str, value: int) -> None:
    """Each counter is seen from the bearer: allies are not itself, enemies are the other side."""
    state = drawn(*FIGURES, acting="whiplash").state
    state.marks.append(Mark(token="puddle", at="F9", seat=0, by="he-man"))
    faker = state.characters["faker"]

    assert count(state, counter, Facts(who=faker, other=state.characters["he-man"]), faker) == value


@pytest.mark.parametrize(
    ("condition", "faker", "he_man"),
    [("on_overwatch", True, False), ("health_left:2", True, False), ("health_left:1", False, False)],
)
def test_conditions_of_the_bearer(condition: str, faker: bool, he_man: bool) -> None:
    """They hold for one character of the position and not for another."""
    state = drawn(*FIGURES, acting="whiplash").state
    found = [
        holds(state, (condition,), Facts(who=state.characters[c]), state.characters[c])
        for c in ("faker", "he-man")
    ]

    assert found == [faker, he_man]


@pytest.mark.parametrize(
    ("lines", "field"),
    [
        ("active = true", "skill.active"),
        ("active = true\nfree = true\nmana = 1", "skill.free"),
        ("free = true", "skill.free"),
        ("active = true\nfree = true", ""),
    ],
)
def test_a_skill_without_a_price_says_so(tmp_path: Path, lines: str, field: str) -> None:
    """A forgotten cost is a mistake; `free = true` says that there is none."""
    text = '[[item]]\nid = "tea"\nname = "Tea"\ntype = "trinket"\ncost = 1\n[item.skill]\nid = "tea.cup"\n'
    text += f'name = "Cup"\ntext = "Tea."\n{lines}\n'
    (tmp_path / "items.toml").write_text(text, encoding="utf-8")

    assert [error.field for error in check(tmp_path)] == ([field] if field else [])


def test_a_consumable_cannot_promise_what_lasts(tmp_path: Path) -> None:
    """Its standing parts would never come into force, so the check refuses them."""
    text = '[[item]]\nid = "tea"\nname = "Tea"\ntype = "trinket"\ncost = 1\nconsumable = true\n[item.skill]\n'
    text += 'id = "tea.cup"\nname = "Cup"\ntext = "Tea."\nbonuses = [{ to = "mind" }]\n'
    (tmp_path / "items.toml").write_text(text, encoding="utf-8")

    assert [error.field for error in check(tmp_path)] == ["skill"]


@pytest.mark.parametrize(
    ("bonus", "field"),
    [
        ('{ to = "area" }', "skill.bonuses[0].to"),
        ('{ to = "cost.move", amount = -1, per = "marks" }', "skill.bonuses[0].per"),
        ('{ to = "cost.move", amount = -1, least = 0 }', ""),
    ],
)
def test_a_bonus_the_rules_would_not_look_at_is_refused(tmp_path: Path, bonus: str, field: str) -> None:
    """An area can only be bought with a boost, and a cost changes by a fixed amount."""
    text = '[[item]]\nid = "tea"\nname = "Tea"\ntype = "trinket"\ncost = 1\n[item.skill]\nid = "tea.cup"\n'
    text += f'name = "Cup"\ntext = "Tea."\nbonuses = [{bonus}]\n'
    (tmp_path / "items.toml").write_text(text, encoding="utf-8")

    assert [error.field for error in check(tmp_path)] == ([field] if field else [])
