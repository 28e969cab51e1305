"""What the items of later sets do."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.rules.numbers import speed, stat_value
from tests.games.battleground.cards.playing import case, dice, faces, needed, play
from tests.games.battleground.scenes import Scene
from tests.games.battleground.words.playing import GAME, drawn, targets


def bearing(item: str, words: str = "", *others: str, card: str = "fate-23", **more: object) -> Scene:
    """Teela with the item, in the middle of her activation."""
    figures = (f"teela@F6:0 items={item} {words}", *(others or ("skeletor@F12:3",)))
    return drawn(*figures, acting="teela", card=card, **more)


def got(s: Scene) -> dict[str, object]:
    """What an item can give its bearer."""
    who = s["teela"]
    own = {
        "mana": who.mana,
        "wounds": who.wounds,
        "focus": who.focus,
        "buff": who.buff,
        "watch": who.overwatch,
    }
    return own | {"ap": s.turn.ap, "hand": len(s.state.players[0].hand)}


def use(s: Scene, skill: str) -> str:
    """The option to use an item: a consumable, or one with an active skill."""
    return next(
        option for option in s.options if option in (f"skill {skill}", f"use {skill.partition('.')[0]}")
    )


@pytest.mark.parametrize(
    ("skill", "changed"),
    [
        case("ambrosia.food-of-the-gods", "ambrosia.food-of-the-gods", {"ap": 4}),
        case("reactive-armor.plating", "reactive-armor.plating", {"buff": "protection"}),
        case(
            "grayskull-reliquary.painful-insight",
            "grayskull-reliquary.painful-insight",
            {"wounds": 1, "focus": True},
        ),
        case("tools.spare-idea", "tools.spare-idea", {"hand": 2}),
        case("secret-liquid-of-life.elixir", "secret-liquid-of-life.elixir", {"buff": "regeneration"}),
        case("herbal-suspension.bitter-draught", "herbal-suspension.bitter-draught", {"focus": True}),
    ],
)
def test_what_an_item_gives_at_once(skill: str, changed: dict[str, object]) -> None:
    """Used, it gives what it says; a consumable can be used once only."""
    item = GAME.content.items[skill.partition(".")[0]]
    s = bearing(item.id, "mana=4", hands={0: ["fate-01"]}, decks={0: ["fate-02"]})
    before = got(s)
    s.do(use(s, skill))
    price = {"mana": 4 - item.skill.mana} if item.skill.mana else {}
    paid = {"ap": 3 - item.skill.ap} if item.skill.ap else {}

    assert {name: value for name, value in got(s).items() if value != before[name]} == changed | price | paid
    assert not any(skill.partition(".")[0] in option for option in s.options)


@pytest.mark.card("kings-order.by-royal-command", "galactic-shoes.haste")
@pytest.mark.parametrize("item", ["kings-order", "galactic-shoes"])
def test_free_moves_of_two_hexes(item: str) -> None:
    """The shoes ask for a buff, which goes."""
    skill = GAME.content.items[item].skill.id
    s = bearing(item, "mana=3 buff=haste", "skeletor@M12:3")
    s.do(use(s, skill))
    assert "goto F8" in s.options
    assert "goto F9" not in s.options
    assert s["teela"].buff == ("" if item == "galactic-shoes" else "haste")
    if item == "galactic-shoes":
        assert not bearing(item, "mana=3").offers(f"skill {skill}")


@pytest.mark.card("trap-kit.lie-in-wait")
def test_the_trap_kit_ends_the_turn() -> None:
    """Overwatch, and the activation is over."""
    s = bearing("trap-kit", "mana=3", "stratos@A2:0", "skeletor@M12:3", hands={0: ["fate-01"]})
    s.do("use trap-kit")
    assert (s["teela"].overwatch, s["teela"].activated) == (True, True)


@pytest.mark.parametrize(
    ("item", "words", "stat", "more"),
    [
        case("belt.stubborn-strength", "belt", "wounds=2", "strength", 1),
        ("belt", "wounds=1", "strength", 0),
        case("invertebrate-armor.slimy-shell", "invertebrate-armor", "mana=4", "toughness", 2),
        ("invertebrate-armor", "mana=3", "mind", 1),
    ],
)
def test_stats(item: str, words: str, stat: str, more: int) -> None:
    """A stat is higher where the text says so."""
    s = bearing(item, words)
    assert stat_value(s.state, s["teela"], stat) == getattr(GAME.content.characters["teela"], stat) + more


@pytest.mark.card("invertebrate-armor.slimy-shell")
def test_the_slimy_shell_is_used_up() -> None:
    """After a defence test a mana goes."""
    s = drawn(
        "skeletor@F6:0 weapons=havoc-staff", "teela@F7:3 mana=4 items=invertebrate-armor", acting="skeletor"
    )
    play(s.dice(*faces(4, 1)), "attack havoc-staff teela", "defend roll")
    assert s["teela"].mana == 3


@pytest.mark.card("engine-upgrade.more-thrust", "chains-of-targa.heavy-chains")
@pytest.mark.parametrize(("item", "change"), [("engine-upgrade", (0, 2)), ("chains-of-targa", (-1, -1))])
def test_speeds(item: str, change: tuple[int, int]) -> None:
    """Both speeds, or the second, change."""
    s = bearing(item)
    own = GAME.content.characters["teela"].speed
    found = tuple(speed(s.state, s["teela"], focused=focused).total for focused in (False, True))
    assert found == (own[0] + change[0], own[1] + change[1])


def defended(item: str, attacker: str = "skeletor@F6:0 weapons=havoc-staff", facing: int = 3) -> Scene:
    """Skeletor strikes the bearer, who rolls."""
    s = drawn(attacker, f"teela@F7:{facing} items={item}", acting="skeletor").dice(*faces(4, 1))
    play(s, "attack havoc-staff teela", "defend roll")
    return s


@pytest.mark.card("hero-armor.bright-plates")
def test_the_hero_armor_widens_the_scope() -> None:
    """Defence succeeds on one face more."""
    assert needed(defended("hero-armor"), "defence") == needed(defended("plate-armor"), "defence") - 1


@pytest.mark.card("snake-shield.hissing-guard")
def test_the_snake_shield_is_for_interruptions() -> None:
    """Not in an activation; in an interruption the scope is better by 1 against frontal attacks."""
    assert needed(defended("snake-shield"), "defence") == needed(defended("plate-armor"), "defence")
    found = []
    for item in ("snake-shield", "plate-armor"):
        s = drawn(f"teela@F3:0 items={item}", "skeletor@F9:3 overwatch weapons=laser-rifle", acting="teela")
        s.do("move", "goto F4", "face 0").dice(*[6] * 3, *[6] * 3, *[5] * 3)
        play(s, "attack laser-rifle teela", "defend roll")
        found.append(needed(s, "defence"))
    assert found[0] == found[1] - 1


@pytest.mark.card("cat-shield.nine-lives")
@pytest.mark.parametrize(("facing", "mana"), [(3, 1), (0, 0)])
def test_the_cat_shield_gives_mana(facing: int, mana: int) -> None:
    """For a frontal attack only."""
    assert defended("cat-shield", facing=facing)["teela"].mana == mana


@pytest.mark.card("handy-gear.spare-parts", "magic-leaf.soothing-leaf", "halo.early-light")
@pytest.mark.parametrize(
    ("words", "focus", "debuff"),
    [
        ("items=handy-gear wounds=3 debuff=slow", True, "slow"),
        ("items=handy-gear wounds=2 debuff=slow", False, "slow"),
        ("items=magic-leaf debuff=slow", False, ""),
    ],
)
def test_items_that_help_at_the_start(words: str, focus: bool, debuff: str) -> None:
    """When the bearer is activated."""
    s = drawn(f"teela@F6:0 {words}", "skeletor@F14:3", hands={0: ["fate-23"], 1: ["fate-22"]})
    s.do("play fate-23", "pass")
    while s.kind == "bonus":
        s.do("bonus fate-23 mana")
    assert (s["teela"].focus, s["teela"].debuff) == (focus, debuff)


@pytest.mark.card("halo.early-light")
@pytest.mark.parametrize(("initiative", "more"), [(3, 1), (4, 0)])
def test_the_halo_shines_early(initiative: int, more: int) -> None:
    """A die more in all attacks with initiative 3 or less."""
    card = next(fate.id for fate in GAME.content.fate.values() if fate.initiative == initiative)
    s = bearing("halo", "weapons=club", "skeletor@F7:3", card=card).do("attack club skeletor")
    assert dice(s) == 4 - 2 + more


@pytest.mark.card("the-beak.snap")
@pytest.mark.parametrize(("successes", "wounds"), [(0, 0), (1, 1)])
def test_the_beak_snaps(successes: int, wounds: int) -> None:
    """Strength against Toughness of a neighbour."""
    s = bearing("the-beak", "mana=2", "skeletor@F7:3").dice(*faces(4, successes))
    play(s, "skill the-beak.snap skeletor")
    assert (s["skeletor"].wounds, s["teela"].mana) == (wounds, 0)


@pytest.mark.card("heat-detector.locked-on")
def test_the_heat_detector_lengthens_heavy_weapons() -> None:
    """Four inches more, for heavy attacks only."""
    s = drawn(
        "teela@F1:0 mana=2 items=heat-detector weapons=heavy-laser,laser-rifle",
        "skeletor@F14:3",
        acting="teela",
    )
    s["skeletor"].at = "F15"
    before = (targets(s, "heavy-laser"), targets(s, "laser-rifle"))
    s.do("skill heat-detector.locked-on")
    after = (targets(s, "heavy-laser"), targets(s, "laser-rifle"))
    assert (before[0], after[0], before[1] == after[1]) == (set(), {"skeletor"}, True)


def watching(words: str, **more: object) -> Scene:
    """Teela watches Skeletor move, and interrupts."""
    s = drawn("skeletor@F3:0", f"teela@F9:3 overwatch {words}", acting="skeletor", **more)
    return s.do("move", "goto F4", "face 0")


@pytest.mark.card("corodite.quick-answer")
@pytest.mark.parametrize(("successes", "cards"), [(1, 0), (2, 1)])
def test_corodite_draws_for_a_good_answer(successes: int, cards: int) -> None:
    """Two successes of an attack in an interruption draw a card."""
    s = watching("items=corodite weapons=laser-rifle", decks={0: ["fate-02"]}).dice(*faces(3, successes))
    play(s, "attack laser-rifle skeletor")
    assert len(s.state.players[0].hand) == cards


@pytest.mark.card("royal-chalice.a-quiet-sip")
@pytest.mark.parametrize(("attack", "focus"), [(False, True), (True, False)])
def test_the_royal_chalice_rewards_peace(attack: bool, focus: bool) -> None:
    """Focus at the end of an activation without attacks."""
    s = bearing("royal-chalice", "weapons=club", "stratos@A2:0", "skeletor@F7:3", hands={0: ["fate-01"]})
    if attack:
        play(s.dice(1, 1), "attack club skeletor")
    s.do("end")
    assert s["teela"].focus == focus


@pytest.mark.card("horde-bracelet.wrath-of-the-horde")
def test_the_horde_bracelet_avenges() -> None:
    """Focus when an ally is knocked out."""
    s = drawn(
        "skeletor@F6:0 weapons=havoc-staff",
        "orko@F7:3 wounds=2",
        "teela@A2:0 items=horde-bracelet",
        acting="skeletor",
    )
    play(s.dice(*faces(4, 2)), "attack havoc-staff orko")
    assert s["teela"].focus


@pytest.mark.card("unearthly-spellbook.no-rest")
@pytest.mark.parametrize(("wounds", "offered"), [(4, True), (0, False)])
def test_no_rest_after_a_knock_out(wounds: int, offered: bool) -> None:
    """A free attack when an attack knocked somebody out."""
    s = bearing(
        "unearthly-spellbook",
        "weapons=club",
        f"skeletor@F7:3 wounds={wounds}",
        "mer-man@G7:3",
        "stratos@A2:0",
    ).dice(*faces(2, 1))
    play(s, "attack club skeletor")
    assert (s.kind == "react") == offered


@pytest.mark.card("acid-flask.into-the-eyes")
@pytest.mark.parametrize(("facing", "debuff"), [(0, "blind"), (3, "")])
def test_acid_from_behind(facing: int, debuff: str) -> None:
    """A flank attack with 2 successes blinds."""
    s = bearing("acid-flask", "weapons=club", f"skeletor@F7:{facing}").dice(*faces(2, 2))
    play(s, "attack club skeletor")
    assert s["skeletor"].debuff == debuff


@pytest.mark.card("magic-lamp.fickle-genie")
@pytest.mark.parametrize(("miss", "debuff"), [(1, "curse"), (2, "")])
def test_the_genie_is_fickle(miss: int, debuff: str) -> None:
    """A die more for spells, and Curse after a 1."""
    s = bearing("magic-lamp", "mana=2 weapons=thunder", "skeletor@F9:3").dice(*faces(6, 1, miss))
    play(s, "attack thunder skeletor")
    assert (dice(s), s["teela"].debuff) == (6, debuff)


@pytest.mark.card("spinning-disc.whirling-charm")
@pytest.mark.parametrize(("buff", "offered"), [("buff=haste", True), ("", False)])
def test_the_disc_whirls_for_blessed_allies(buff: str, offered: bool) -> None:
    """A free reroll of a spell attack for each ally with a buff."""
    s = bearing("spinning-disc", "mana=1 weapons=thunder", f"orko@A2:0 {buff}", "skeletor@F9:3").dice(
        *[1] * 20
    )
    s.do("attack thunder skeletor")
    assert (s.kind == "free_reroll") == offered


@pytest.mark.card("pink-tiara.silver-lining")
def test_the_pink_tiara_sees_the_silver_lining() -> None:
    """A debuff brings 1 mana."""
    s = drawn("skeletor@F6:0 weapons=terror-claws", "teela@F7:3 items=pink-tiara", acting="skeletor")
    play(s.dice(*faces(5, 2)), "attack terror-claws teela")
    assert (s["teela"].debuff, s["teela"].mana) == ("knockdown", 1)


@pytest.mark.card("galactic-gauntlets.iron-grip")
@pytest.mark.parametrize(("successes", "buff"), [(2, ""), (3, "protection")])
def test_the_galactic_gauntlets(successes: int, buff: str) -> None:
    """Three successes protect their bearer."""
    s = bearing("galactic-gauntlets", "weapons=club", "skeletor@F7:3").dice(*faces(2, successes))
    play(s, "attack club skeletor")
    assert s["teela"].buff == buff
