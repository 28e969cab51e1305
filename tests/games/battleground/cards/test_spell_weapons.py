"""Every spell: its special ability, its boosts, each row."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.cards import ForceEntry
from battlewright.games.battleground.model.events import AttackDeclared, AttackResolved
from battlewright.games.battleground.rules.forces import entry_denials
from tests.games.battleground.cards.playing import (
    FIRST_WEAPONS,
    SHIPPED,
    case,
    dice,
    faces,
    needed,
    play,
    tell,
    watched,
)
from tests.games.battleground.scenes import Scene, scene

pytestmark = pytest.mark.rule("BG-ATK-06")

UNTOUCHED = {"wounds": 0, "debuff": "", "left": 3, "at": "F9", "gained": 0}


def cast(spell: str, caster: str = "", target: str = "", mana: int = 4, ap: int = 3) -> Scene:
    """Skeletor on F6 looks at He-Man on F9, who looks back."""
    return scene(
        f"skeletor@F6:0 weapons={spell} mana={mana} {caster}",
        f"he-man@F9:3 mana=3 {target}",
        acting="skeletor",
        ap=ap,
    )


def outcome(s: Scene, spell: str) -> dict[str, object]:
    """All that a row could change; what was paid for the spell does not count."""
    caster, target = s["skeletor"], s["he-man"]
    return {
        "wounds": target.wounds,
        "debuff": target.debuff,
        "left": target.mana,
        "at": target.at,
        "gained": caster.mana - (4 - SHIPPED.weapons[spell].mana),
    }


@pytest.mark.parametrize(
    ("spell", "successes", "effect"),
    [
        case("cosmic-storm/r1", "cosmic-storm", (1,), {"gained": 1}),  # from 4 mana to 5 at most
        case("cursed-minions/r1", "cursed-minions", (1,), {"at": "F11"}),
        case("cursed-minions/r2", "cursed-minions", (2, 5), {"wounds": 1, "at": "F11"}),
        case("eternal-bonds/r1", "eternal-bonds", (1,), {"left": 1}),
        case("eternal-bonds/r2", "eternal-bonds", (2, 6), {"left": 1, "debuff": "knockdown"}),
        case("flame-bolt/r1", "flame-bolt", (1, 2), {"wounds": 1}),
        case("flame-bolt/r3", "flame-bolt", (3, 6), {"wounds": 2}),
        case("fireball/r2", "fireball", (2,), {"wounds": 1}),
        case("fireball/r3", "fireball", (3, 5), {"wounds": 2}),
        case("fireball/r6", "fireball", (6, 7), {"wounds": 3}),
        case("magic-blast/r2", "magic-blast", (2,), {"wounds": 1}),
        case("magic-blast/r3", "magic-blast", (3, 4), {"wounds": 2}),
        case("magic-blast/r5", "magic-blast", (5, 6), {"wounds": 3}),
        case("shadow-strike/r1", "shadow-strike", (1, 2), {"wounds": 1}),
        case("shadow-strike/r3", "shadow-strike", (3, 4), {"wounds": 2}),
        case("shadow-strike/r5", "shadow-strike", (5, 6), {"wounds": 3}),
        case("thunder/r1", "thunder", (1,), {"wounds": 1}),
        case("thunder/r2", "thunder", (2,), {"wounds": 1, "debuff": "blind"}),
        case("thunder/r3", "thunder", (3, 6), {"wounds": 2, "debuff": "blind"}),
        case("chain-lightning/r1", "chain-lightning", (1, 2), {"wounds": 1}),
        case("chain-lightning/r3", "chain-lightning", (3, 6), {"wounds": 2}),
        case("hand-of-doom/r2", "hand-of-doom", (2, 3), {"wounds": 1}),
        case("hand-of-doom/r4", "hand-of-doom", (4, 5), {"wounds": 2}),
        case("hand-of-doom/r6", "hand-of-doom", (6, 7), {"wounds": 3}),
    ],
)
def test_the_highest_row_reached_does_what_it_says(
    spell: str, successes: tuple[int, ...], effect: dict[str, object]
) -> None:
    """From the number of successes a row asks for up to the next row, exactly that row applies."""
    number = 5 + SHIPPED.weapons[spell].dice
    for reached in successes:
        s = play(cast(spell).dice(*faces(number, reached, miss=2)), f"attack {spell} he-man")

        assert dice(s) == number
        assert outcome(s, spell) == UNTOUCHED | effect


@pytest.mark.parametrize(
    ("spell", "successes"),
    [
        (w.id, n)
        for w in FIRST_WEAPONS
        if w.type == "spell" and w.side == "enemy"
        for n in range(min(row.at for row in w.rows))
    ],
)
def test_below_the_first_row_nothing_happens(spell: str, successes: int) -> None:
    """Too few successes reach no row; the mana is spent all the same."""
    number = 5 + SHIPPED.weapons[spell].dice
    s = play(cast(spell).dice(*faces(number, successes, miss=2)), f"attack {spell} he-man")

    assert outcome(s, spell) == UNTOUCHED


@pytest.mark.parametrize(
    ("spell", "reach"),
    [(w.id, w.range) for w in FIRST_WEAPONS if w.type == "spell" and w.side == "enemy"],
)
def test_range_and_price_are_as_printed(spell: str, reach: int) -> None:
    """A target at the printed range may be attacked, one an inch farther or with too little mana may not."""
    price = SHIPPED.weapons[spell].mana
    for far, mana, offered in ((reach, price, True), (reach + 1, 5, False), (reach, price - 1, False)):
        if mana >= 0:
            s = scene(
                f"skeletor@B1:0 weapons={spell} mana={mana}",
                f"he-man@B{far + 2}:3",
                acting="skeletor",
                map="battlefield",
            )
            assert bool(s.offers(f"attack {spell} he-man")) == offered


# --- Cosmic Storm ---------------------------------------------------------------------------------


@pytest.mark.card("cosmic-storm")
@pytest.mark.parametrize(
    ("successes", "rows"), [(2, ["choose 1", "choose 2"]), (3, ["choose 1", "choose 2", "choose 3"])]
)
def test_cosmic_storm_chooses_among_the_rows_reached(successes: int, rows: list[str]) -> None:
    """Any row the attack has reached, not only the highest."""
    s = play(cast("cosmic-storm").dice(*faces(5, successes)), "attack cosmic-storm he-man")

    assert (s.kind, s.options) == ("row", rows)


@pytest.mark.card("cosmic-storm/r1", "cosmic-storm/r2")
@pytest.mark.parametrize(("row", "mana", "wounds"), [(1, 2, 0), (2, 0, 1)])
def test_cosmic_storm_gives_mana_or_wounds(row: int, mana: int, wounds: int) -> None:
    """2 mana for the caster, or 1 wound for the target: one of them, as chosen."""
    s = play(cast("cosmic-storm", mana=0).dice(*faces(5, 3)), "attack cosmic-storm he-man", f"choose {row}")

    assert (s["skeletor"].mana, s["he-man"].wounds, s["he-man"].at) == (mana, wounds, "F9")


@pytest.mark.card("cosmic-storm/r3")
def test_cosmic_storm_teleports_its_target() -> None:
    """The caster puts the target up to 3 hexes away; a teleport provokes and triggers nothing."""
    s = scene(
        "orko@F6:0 weapons=cosmic-storm",
        "he-man@F4:0 overwatch weapons=laser-rifle",
        "skeletor@F9:3",
        acting="orko",
    )
    play(s.dice(5, 5, 1, 1, *[5] * 6), "attack cosmic-storm skeletor", "choose 3")

    assert s.asked == (0,)
    assert "goto F12" in s.options
    assert "goto F13" not in s.options
    assert len(s.offers("goto")) > 6 * 3  # in every direction
    s.do("goto F12")
    assert s.kind == "face"
    assert s.asked == (1,)
    s.do("face 3")
    assert (s["skeletor"].at, s["skeletor"].wounds, s.turn.character) == ("F12", 0, "orko")
    assert s["he-man"].overwatch


# --- Cursed Minions, Eternal Bonds ----------------------------------------------------------------


@pytest.mark.card("cursed-minions")
def test_cursed_minions_come_to_the_engaged() -> None:
    """They can be cast while engaged; another spell of the caster cannot."""
    s = scene("skeletor@F6:0 weapons=cursed-minions,thunder mana=4", "he-man@F7:3", acting="skeletor")

    assert s.offers("attack") == ["attack cursed-minions he-man", "attack fists he-man"]


@pytest.mark.card("cursed-minions", "protection-spell")
@pytest.mark.parametrize(("spell", "target"), [("cursed-minions", "he-man"), ("protection-spell", "mer-man")])
def test_quick_spells_cost_one_ap_less_but_at_least_one(spell: str, target: str) -> None:
    """Three castings cost 1, 1 and 2 AP instead of 1, 2 and 3; another spell costs its full price."""
    s = scene(
        f"skeletor@F6:0 weapons={spell},cosmic-storm mana=5",
        "he-man@F9:3",
        "mer-man@F4:0",
        acting="skeletor",
        ap=9,
    ).dice(*[1] * 20)
    attack = f"attack {spell} {target}"
    play(s, attack, attack)
    s["skeletor"].mana = 5
    play(s, attack, "attack cosmic-storm he-man")

    assert [event.cost.total for event in s.heard(AttackDeclared)] == [1, 1, 2, 4]


@pytest.mark.card("cursed-minions")
def test_cursed_minions_take_no_spell_slot() -> None:
    """They come beside the one spell of Skeletor, a second other one does not."""
    for spell, refused in (("cursed-minions", []), ("thunder", ["spell"])):
        entry = ForceEntry(card="skeletor", weapons=("magic-blast", spell))
        assert [d.facts["slot"] for d in entry_denials(SHIPPED, entry)] == refused


@pytest.mark.card("eternal-bonds")
@pytest.mark.parametrize(("debuff", "number"), [("", 6), ("debuff=slow", 7)])
def test_eternal_bonds_hold_the_debuffed_better(debuff: str, number: int) -> None:
    """1 more die if the target has a debuff."""
    s = play(cast("eternal-bonds", target=debuff).dice(*[1] * 7), "attack eternal-bonds he-man")

    assert dice(s) == number


# --- Flame Bolt, Fireball -------------------------------------------------------------------------


@pytest.mark.card("flame-bolt")
@pytest.mark.parametrize(("focus", "mana", "left"), [("", 2, 0), ("focus", 0, 0), ("focus", 2, 2)])
def test_flame_bolt_is_free_of_mana_with_focus(focus: str, mana: int, left: int) -> None:
    """While the caster is focused it costs no mana; the Focus goes into the attack."""
    s = cast("flame-bolt", focus, mana=mana).dice(*[1] * 5)
    play(s, "attack flame-bolt he-man")

    assert (s["skeletor"].mana, s["skeletor"].focus) == (left, False)


@pytest.mark.card("flame-bolt", "gammavision")
def test_flame_bolt_asks_for_the_caster_to_be_focused() -> None:
    """A target that makes attacks count as focused does not make the spell cheaper; nor other spells."""
    assert not cast("flame-bolt", target="debuff=gammavision", mana=1).offers("attack flame-bolt")
    assert not cast("chain-lightning", "focus", mana=1).offers("attack chain-lightning")


FIREBALL = (
    "skeletor@F4:0 weapons=fireball mana={mana}",
    "he-man@F8:3",
    "orko@F9:3",
    "stratos@F10:3",
    "ram-man@F11:3",
)


@pytest.mark.card("fireball", "fireball+area")
@pytest.mark.parametrize(("more", "hit"), [(0, ["he-man", "orko"]), (1, ["he-man", "orko", "stratos"])])
def test_fireball_burns_around_its_target(more: int, hit: list[str]) -> None:
    """Everyone within 1 of the target, and 1 hex farther for each further mana."""
    s = scene(FIREBALL[0].format(mana=4), *FIREBALL[1:], acting="skeletor").dice(*[1] * 20)
    play(s, "attack fireball he-man", f"spend {more} area")
    while s.kind == "further_target":
        play(s, s.options[0])

    assert [event.target for event in s.heard(AttackResolved)] == hit
    assert s["skeletor"].mana == 4 - 2 - more


@pytest.mark.card("fireball+area")
@pytest.mark.parametrize(("mana", "most"), [(5, 2), (3, 1)])
def test_fireball_grows_by_two_at_most(mana: int, most: int) -> None:
    """Up to 2 more mana, if it is there."""
    s = scene(FIREBALL[0].format(mana=mana), *FIREBALL[1:], acting="skeletor").do("attack fireball he-man")

    assert s.options == [f"spend {n} area" for n in range(most + 1)]


# --- Magic Blast, Shadow Strike -------------------------------------------------------------------


@pytest.mark.card("magic-blast")
@pytest.mark.parametrize(("mana", "number"), [(5, 6), (4, 4), (3, 4)])
def test_magic_blast_overwhelms_those_with_less_mana(mana: int, number: int) -> None:
    """2 more dice if the target (3 mana) has less than the caster after paying 1."""
    s = play(cast("magic-blast", mana=mana).dice(*[1] * 6), "attack magic-blast he-man")

    assert dice(s) == number


@pytest.mark.card("shadow-strike", "shadow-strike+mana")
@pytest.mark.parametrize("spent", [0, 2, 3])
def test_shadow_strike_turns_mana_into_dice(spent: int) -> None:
    """Up to 3 more mana on top of its price, 1 more die for each."""
    s = cast("shadow-strike", mana=5).dice(*[1] * 7).do("attack shadow-strike he-man")
    assert s.options == [f"spend {n} mana" for n in range(4)]

    play(s, f"spend {spent} mana")

    assert (dice(s), s["skeletor"].mana) == (4 + spent, 4 - spent)


@pytest.mark.card("shadow-strike+mana")
def test_shadow_strike_takes_no_more_mana_than_is_left() -> None:
    """With 2 mana, 1 is left after the price."""
    s = cast("shadow-strike", mana=2).do("attack shadow-strike he-man")

    assert s.options == ["spend 0 mana", "spend 1 mana"]


# --- Protection Spell -----------------------------------------------------------------------------


@pytest.mark.card("protection-spell", "protection-spell/r1", "protection")
@pytest.mark.parametrize(("successes", "buff"), [(0, ""), (1, "protection"), (5, "protection")])
def test_protection_spell_shields_an_ally(successes: int, buff: str) -> None:
    """Cast on an ally, who makes no defence test; 1 success gives Protection."""
    s = scene(
        "skeletor@F6:0 weapons=protection-spell mana=2", "mer-man@F9:3", "he-man@F12:3", acting="skeletor"
    ).dice(*faces(5, successes))
    assert s.offers("attack protection-spell") == ["attack protection-spell mer-man"]

    s.do("attack protection-spell mer-man")

    assert s.kind == "act"
    assert (s["mer-man"].buff, s["skeletor"].mana) == (buff, 0)


@pytest.mark.card("protection-spell")
def test_protection_spell_reaches_twelve_inches() -> None:
    """An ally at 12 inches, none at 13; never the caster itself."""
    figures = ("skeletor@F1:0 weapons=protection-spell mana=2", "he-man@A8:3")
    for column, offered in ((14, True), (15, False)):
        s = scene(*figures, f"mer-man@F{column}:3", acting="skeletor")
        assert s.offers("attack protection-spell") == ["attack protection-spell mer-man"] * offered


# --- Thunder --------------------------------------------------------------------------------------


@pytest.mark.card("thunder")
def test_thunder_rolls_cheaply_in_an_interruption() -> None:
    """In an interruption 1 AP less, at least 1: the second one costs 1 instead of 2."""
    s = watched(
        "he-man@F3:0", "skeletor@F9:3 weapons=thunder mana=4 overwatch", hands={1: ["fate-11", "fate-23"]}
    )
    play(s, "bonus fate-11 ability", "bonus fate-23 ability")
    assert s.turn.ap == 3
    play(s.dice(*[1] * 5), "attack thunder he-man")
    assert s.turn.ap == 2
    play(s.dice(*[1] * 5), "attack thunder he-man")
    assert s.turn.ap == 1


@pytest.mark.card("thunder")
def test_thunder_costs_as_usual_in_an_activation() -> None:
    """In an activation the second one costs 2 AP."""
    s = play(cast("thunder", ap=4).dice(*[1] * 10), *["attack thunder he-man"] * 2)

    assert s.turn.ap == 1


# --- Chain Lightning ------------------------------------------------------------------------------

CHAIN = ("skeletor@F3:0 weapons=chain-lightning mana=5", "he-man@F6:3", "orko@F13:3", "stratos@F14:3")


@pytest.mark.card("chain-lightning")
@pytest.mark.parametrize(("face", "leaps"), [(6, True), (5, False)])
def test_chain_lightning_leaps_on_from_a_six(face: int, leaps: bool) -> None:
    """If a six was rolled, a free attack with 2 dice fewer on another enemy within 6 of the first target."""
    s = scene(*CHAIN, acting="skeletor").dice(face, 1, 1, 1, 1, 1, 1)
    play(s, "attack chain-lightning he-man")

    assert (s.kind == "react") == leaps
    if leaps:
        s.do("react chain-lightning/t0@skeletor")
        assert s.options == ["attack chain-lightning orko", "stay"]
        play(s.dice(*[1] * 4), "attack chain-lightning orko")
        assert (dice(s), s.turn.ap, s["skeletor"].mana) == (4, 2, 1)


@pytest.mark.card("chain-lightning")
def test_chain_lightning_leaps_only_if_its_mana_can_be_paid() -> None:
    """The free attack costs its 2 mana as usual; without them there is nothing to choose."""
    s = scene("skeletor@F3:0 weapons=chain-lightning mana=3", *CHAIN[1:], acting="skeletor")
    play(s.dice(6, 1, 1, 1, 1, 1, 1), "attack chain-lightning he-man")
    if s.kind == "react":
        s.do("react chain-lightning/t0@skeletor")

    assert s.kind == "act"
    assert s["skeletor"].mana == 1


@pytest.mark.card("chain-lightning")
def test_chain_lightning_leaps_from_the_fallen_too() -> None:
    """A first target that was knocked out is still where the lightning leaps from."""
    s = scene(CHAIN[0], "he-man@F6:3 wounds=4", *CHAIN[2:], acting="skeletor").dice(6, 1, 1, 1, 1, 1, 1)
    play(s, "attack chain-lightning he-man", "react chain-lightning/t0@skeletor")

    assert s["he-man"].out
    assert s.offers("attack") == ["attack chain-lightning orko"]


# --- Hand of Doom ---------------------------------------------------------------------------------


@pytest.mark.card("hand-of-doom", "hand-of-doom+risk")
@pytest.mark.parametrize("more", [0, 3])
def test_hand_of_doom_dares_more_dice_for_nothing(more: int) -> None:
    """Up to 3 more dice, which cost nothing."""
    s = cast("hand-of-doom", mana=1).dice(*[5] * 8).do("attack hand-of-doom he-man")
    assert s.options == [f"spend {n} risk" for n in range(4)]
    play(s, f"spend {more} risk")

    assert (dice(s), s["skeletor"].mana) == (5 + more, 0)


@pytest.mark.card("hand-of-doom")
@pytest.mark.parametrize(
    ("rolled", "wounds"), [((5, 5, 5, 5, 2), 2), ((5, 5, 5, 5, 1), 0), ((6, 5, 5, 5, 2, 1), 0)]
)
def test_hand_of_doom_fails_on_a_single_one(rolled: tuple[int, ...], wounds: int) -> None:
    """If any die of the attack, an extra one too, shows a 1, all successes are lost."""
    s = play(cast("hand-of-doom").dice(*rolled), "attack hand-of-doom he-man")

    assert s["he-man"].wounds == wounds


@pytest.mark.card("hand-of-doom")
def test_hand_of_doom_may_reroll_its_ones() -> None:
    """Only the dice as they lie after rerolls count."""
    s = cast("hand-of-doom", mana=2).dice(5, 5, 5, 5, 1, 2)
    play(s, "attack hand-of-doom he-man", "reroll 1")

    assert s["he-man"].wounds == 2


@pytest.mark.card("hand-of-doom")
def test_ones_harm_no_other_spell() -> None:
    """A 1 in an attack with another spell of the same caster is only a miss."""
    s = play(cast("hand-of-doom,flame-bolt").dice(5, 5, 5, 1, 1), "attack flame-bolt he-man")

    assert s["he-man"].wounds == 2
    assert needed(s) == 4
    assert not tell(s)
