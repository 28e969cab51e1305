"""What the weapons of later sets do besides their rows."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.cards import ForceEntry
from battlewright.games.battleground.model.events import AttackDeclared, InterruptionBegan, Rerolled
from battlewright.games.battleground.model.state import Mark
from battlewright.games.battleground.rules.attack import weapon_of
from battlewright.games.battleground.rules.forces import entry_denials
from battlewright.games.battleground.rules.numbers import stat_value
from tests.games.battleground.cards.playing import case, dice, faces, needed, play
from tests.games.battleground.scenes import Scene
from tests.games.battleground.words.playing import GAME, answer, drawn, targets

STATS = {"ranged": "perception", "heavy": "perception", "spell": "power", "melee": "strength"}


def printed(card: str, weapon: str) -> int:
    """The dice of an attack without anything that changes them."""
    stat = STATS[GAME.content.weapons[weapon].type]
    return int(getattr(GAME.content.characters[card], stat)) + GAME.content.weapons[weapon].dice


@pytest.mark.parametrize(
    ("weapon", "figure", "target", "more"),
    [
        case("serrated-axe", "serrated-axe", "he-man@F6:0", "skeletor@F7:3", 2),
        case("ancient-fire", "ancient-fire", "teela@F6:0 mana=3 wounds=2", "skeletor@F9:3", 2),
        ("ancient-fire", "ram-man@F6:0 mana=3 wounds=5", "skeletor@F9:3", 3),
        case("destroyer-ray", "destroyer-ray", "teela@F6:0 mana=3 wounds=1", "skeletor@F7:3", 1),
        case("zodacs-blaster", "zodacs-blaster", "he-man@F6:0 wounds=2", "skeletor@F9:3", 2),
        case(
            "the-mighty-shall-fall",
            "the-mighty-shall-fall",
            "teela@F6:0 mana=3",
            "skeletor@F9:3 buff=haste",
            2,
        ),
        ("the-mighty-shall-fall", "teela@F6:0 mana=3", "skeletor@F9:3", 0),
        ("ice-spell", "teela@F6:0 mana=3", "skeletor@F9:3", 0),
        ("snake-head-staff", "he-man@F6:0", "skeletor@F7:3", 0),
    ],
)
def test_dice_of_an_attack(weapon: str, figure: str, target: str, more: int) -> None:
    """Each brings its dice where its text says so, and none elsewhere."""
    card = figure.partition("@")[0]
    friends = ("stratos@A2:0 buff=haste", "palace-guard-a@A4:0 buff=haste")
    s = drawn(f"{figure} weapons={weapon}", *friends, target, acting=card)
    s.do(f"attack {weapon} skeletor")
    while s.kind == "boost":
        s.do("spend 0 mana")

    assert dice(s) == printed(card, weapon) + more
    if more == 2 and "buff=haste" in target:
        assert s["skeletor"].buff == ""


def with_initiative(initiative: int) -> str:
    """A Fate card with this initiative."""
    return next(card.id for card in GAME.content.fate.values() if card.initiative == initiative)


@pytest.mark.card("angelic-sword")
@pytest.mark.parametrize(("initiative", "more"), [(9, 0), (6, 1), (2, 2)])
def test_the_angelic_sword_likes_to_wait(initiative: int, more: int) -> None:
    """One die with initiative 7 or less, another with 3 or less."""
    s = drawn(
        "angella@F6:0 seat=0 weapons=angelic-sword",
        "skeletor@F7:3",
        acting="angella",
        card=with_initiative(initiative),
    )
    s.do("attack angelic-sword skeletor")

    assert dice(s) == printed("angella", "angelic-sword") + more


@pytest.mark.card("snake-head-staff")
def test_the_snake_head_staff_strikes_from_afar() -> None:
    """Sssqueeze reaches beyond contact and has two dice more while nobody is engaged with him."""
    s = drawn("sssqueeze@F6:0 seat=0 weapons=snake-head-staff", "skeletor@F8:3", acting="sssqueeze")
    s.do("attack snake-head-staff skeletor")

    assert dice(s) == printed("sssqueeze", "snake-head-staff") + 2


@pytest.mark.card("short-axe", "power-of-friendship", "celerity")
@pytest.mark.parametrize(
    ("weapon", "target"),
    [("short-axe", "skeletor"), ("power-of-friendship", "orko"), ("celerity", "orko")],
)
def test_attacks_that_cost_less(weapon: str, target: str) -> None:
    """Two attacks cost 1 and 1 AP instead of 1 and 2."""
    s = drawn(f"teela@F6:0 mana=5 weapons={weapon}", "orko@F5:0", "skeletor@F7:3", acting="teela", ap=9)
    if weapon != "short-axe":
        s["skeletor"].at = "M12"
    play(s, *[f"attack {weapon} {target}"] * 2)

    assert [event.cost.total for event in s.heard(AttackDeclared)] == [1, 1]


@pytest.mark.card("insults", "ray-of-light")
@pytest.mark.parametrize(
    ("weapon", "initiative", "costs"),
    [("insults", 5, [0, 1]), ("ray-of-light", 7, [1, 2]), ("ray-of-light", 8, [0, 1])],
)
def test_spells_for_anybody_that_may_be_free(weapon: str, initiative: int, costs: list[int]) -> None:
    """They are cast on friend and foe, and on the caster; 1 AP less, the ray only from initiative 8 on."""
    figures = (f"teela@F6:0 mana=5 weapons={weapon}", "stratos@F5:0", "skeletor@F9:3")
    s = drawn(*figures, acting="teela", ap=9, card=with_initiative(initiative))
    assert targets(s, weapon) == {"teela", "stratos", "skeletor"}
    play(s.dice(*[1] * 40), *[f"attack {weapon} skeletor"] * 2)

    assert [event.cost.total for event in s.heard(AttackDeclared)] == costs


def interrupting(weapon: str, figure: str = "teela", words: str = "mana=3", at: str = "F9") -> Scene:
    """Skeletor moves under the eyes of a watcher with this weapon."""
    s = drawn(
        "skeletor@F3:0", f"{figure}@{at}:3 seat=0 overwatch {words} weapons={weapon}", acting="skeletor"
    )
    return s.do("move", "goto F4", "face 0")


@pytest.mark.card("net", "kobra-pistol", "magic-arrow", "ice-spell")
@pytest.mark.parametrize(
    ("weapon", "more"), [("net", 0), ("kobra-pistol", 0), ("magic-arrow", 0), ("ice-spell", 1)]
)
def test_weapons_for_interruptions(weapon: str, more: int) -> None:
    """In an interruption their scope is not worse; the Ice Spell gets a die more."""
    s = interrupting(weapon)
    s.do(f"attack {weapon} skeletor")
    assert (needed(s), dice(s)) == (4, printed("teela", weapon) + more)

    plain = interrupting("laser-rifle").do("attack laser-rifle skeletor")
    assert needed(plain) == 5


@pytest.mark.card("net")
def test_the_net_is_free_in_an_interruption() -> None:
    """Its attacks cost 1 AP less there."""
    s = interrupting("net").do("attack net skeletor")
    assert s.heard(AttackDeclared)[-1].cost.total == 0


@pytest.mark.card("kobra-pistol")
@pytest.mark.parametrize(("words", "offered"), [("", False), ("overwatch", True)])
def test_the_kobra_pistol_reaches_farther_on_overwatch(words: str, offered: bool) -> None:
    """Range 12, and 16 on Overwatch."""
    s = drawn(f"orko@F1:0 {words} weapons=kobra-pistol", "skeletor@F14:3", acting="orko", ap=3)
    s["skeletor"].at = "F15"

    assert ("skeletor" in targets(s, "kobra-pistol")) == offered


@pytest.mark.card("magic-arrow")
@pytest.mark.parametrize(("successes", "focus"), [(2, False), (3, True)])
def test_the_magic_arrow_inspires_an_ally(successes: int, focus: bool) -> None:
    """More than 2 successes in an interruption give an ally within 8 inches Focus."""
    s = drawn(
        "skeletor@F3:0",
        "teela@F9:3 overwatch mana=3 weapons=magic-arrow",
        "stratos@G10:3",
        acting="skeletor",
    )
    s.do("move", "goto F4", "face 0").dice(*faces(5, successes))
    play(s, "attack magic-arrow skeletor")
    if s.kind == "pick":
        s.do("choose stratos")

    assert s["stratos"].focus == focus


@pytest.mark.card("long-axe.always")
@pytest.mark.parametrize(("words", "buff"), [("", ""), ("focus", "protection")])
def test_the_long_axe_protects_the_focused(words: str, buff: str) -> None:
    """At the end of a focused bearer's activation."""
    s = drawn(
        f"orko@F6:0 {words} weapons=long-axe",
        "stratos@A2:0",
        "skeletor@M9:3",
        acting="orko",
        hands={0: ["fate-01"]},
    )
    s.do("end")
    assert s["orko"].buff == buff


@pytest.mark.card("cursed-sword")
@pytest.mark.parametrize(("successes", "debuff"), [(2, "curse"), (3, "")])
def test_the_cursed_sword(successes: int, debuff: str) -> None:
    """Two successes or fewer curse its bearer."""
    s = drawn("teela@F6:0 weapons=cursed-sword", "skeletor@F7:3", acting="teela")
    play(s.dice(*faces(printed("teela", "cursed-sword"), successes)), "attack cursed-sword skeletor")
    assert s["teela"].debuff == debuff


@pytest.mark.card("bubble-projector")
@pytest.mark.parametrize(("successes", "buff"), [(1, ""), (2, "protection")])
def test_the_bubble_projector(successes: int, buff: str) -> None:
    """Two successes protect an ally within 8 inches."""
    s = drawn("teela@F6:0 weapons=bubble-projector", "orko@F4:0", "skeletor@F9:3", acting="teela")
    play(s.dice(*faces(3, successes)), "attack bubble-projector skeletor")
    if s.kind != "act":
        s.do("choose orko")
    assert s["orko"].buff == buff


@pytest.mark.card("vivacity", "motivational-speech", "dimension-door", "celerity", "power-of-friendship")
@pytest.mark.parametrize(
    ("weapon", "whom"),
    [
        ("vivacity", {"orko"}),
        ("celerity", {"orko"}),
        ("power-of-friendship", {"orko"}),
        ("motivational-speech", {"teela"}),
        ("dimension-door", {"teela"}),
    ],
)
def test_spells_on_friends(weapon: str, whom: set[str]) -> None:
    """They are cast on allies, or on the caster alone."""
    s = drawn(f"teela@F6:0 mana=5 weapons={weapon}", "orko@F4:0", "skeletor@F9:3", acting="teela")
    assert targets(s, weapon) == whom


@pytest.mark.card("motivational-speech")
def test_the_speech_is_tested_with_strength() -> None:
    """Two dice fewer than Strength."""
    s = drawn("he-man@F6:0 mana=1 weapons=motivational-speech", "skeletor@F9:3", acting="he-man")
    s.do("attack motivational-speech he-man")
    assert dice(s) == 5 - 2


@pytest.mark.card("acceleration", "cosmic-blaster")
@pytest.mark.parametrize("weapon", ["acceleration", "cosmic-blaster"])
def test_weapons_that_end_the_turn(weapon: str) -> None:
    """No further action after the attack."""
    s = drawn(
        f"teela@F6:0 mana=5 weapons={weapon}",
        "stratos@A2:0",
        "skeletor@F9:3",
        acting="teela",
        hands={0: ["fate-01"]},
    )
    target = "teela" if weapon == "acceleration" else "skeletor"
    play(s.dice(*[1] * 10), f"attack {weapon} {target}")
    assert s["teela"].activated


@pytest.mark.card("teelas-sword")
@pytest.mark.parametrize(("successes", "moves"), [(1, False), (2, True)])
def test_teelas_sword_leads_her_away(successes: int, moves: bool) -> None:
    """Two successes let her move 2 hexes, in any direction."""
    s = drawn("teela@F6:0 weapons=teelas-sword", "skeletor@F7:3", acting="teela")
    play(s.dice(*faces(printed("teela", "teelas-sword"), successes)), "attack teelas-sword skeletor")
    assert (s.kind == "react") == moves
    if moves:
        s.do(answer(s, "teelas-sword"))
        assert "goto F4" in s.options
        assert "goto F3" not in s.options


@pytest.mark.card("staff-of-power.always")
def test_the_staff_of_power_answers_interruptions() -> None:
    """A mana at the start of an interruption, and spell attacks are skill tests there."""
    s = interrupting("staff-of-power,ice-spell", words="mana=1")
    assert s["teela"].mana == 2
    s = interrupting("staff-of-power,ice-spell", words="mana=1 items=golden-disc-of-knowledge")
    s.do("attack ice-spell skeletor")
    assert dice(s) == printed("teela", "ice-spell") + 2


@pytest.mark.card("catras-whip.always")
def test_catras_whip_follows_another_attack() -> None:
    """For 2 mana, once per activation."""
    s = drawn("catra@F6:0 seat=0 mana=5 weapons=club,catras-whip", "skeletor@F7:3", acting="catra", ap=5)
    play(s.dice(*[1] * 4), "attack club skeletor")
    play(s, answer(s, "catras-whip"), "attack catras-whip skeletor")
    assert (s["catra"].mana, s.turn.ap, s.kind) == (3, 4, "act")


@pytest.mark.card("horde-axe")
def test_the_horde_axe_is_fed_with_mana() -> None:
    """Two mana for two dice, two for Focus."""
    s = drawn("grizzlor@F6:0 seat=0 mana=4 weapons=horde-axe", "skeletor@F7:3", acting="grizzlor")
    s.do("attack horde-axe skeletor")
    s.do("react horde-axe/t0@grizzlor", "react horde-axe/t1@grizzlor")
    assert s["grizzlor"].mana == 0
    assert dice(s) == printed("grizzlor", "horde-axe") + 2


def activation(figure: str, *others: str) -> Scene:
    """The figure is activated with the first card; nobody else can be."""
    s = drawn(figure, *others, hands={0: ["fate-23"], 1: ["fate-22"]})
    s.do("play fate-23", "pass")
    while s.kind == "bonus":
        s.do("bonus fate-23 mana")
    return s


@pytest.mark.card("horde-staff.always", "eldors-staff.always", "staff-of-light.always")
@pytest.mark.parametrize(
    ("figure", "others", "mana"),
    [
        ("orko@F6:0 weapons=horde-staff", (), 0),
        ("orko@F6:0 weapons=horde-staff", ("stratos@A2:0 out", "ram-man@A4:0 out"), 2),
        ("orko@F6:0 weapons=eldors-staff", ("skeletor@M9:3 wounds=2",), 0),
        ("orko@F6:0 weapons=eldors-staff wounds=2", ("skeletor@M9:3 wounds=4",), 2),
        ("orko@F6:0 weapons=staff-of-light", (), 0),
        ("orko@F6:0 weapons=staff-of-light buff=haste", (), 1),
    ],
)
def test_staffs_that_give_mana(figure: str, others: tuple[str, ...], mana: int) -> None:
    """When the bearer is activated: for fallen allies, for wounds in play, for a buff."""
    enemy = () if any("skeletor" in other for other in others) else ("skeletor@M9:3",)
    s = activation(figure, *others, *enemy)
    assert s["orko"].mana == GAME.content.fate["fate-23"].mana + 1 + mana


@pytest.mark.card("snake-dagger.always")
def test_the_snake_dagger_strikes_first() -> None:
    """A free attack when its bearer is activated."""
    s = activation("orko@F6:0 weapons=snake-dagger", "skeletor@F7:3")
    s.do(answer(s, "snake-dagger"))
    play(s.dice(*[1] * 9), "attack snake-dagger skeletor")
    assert s.turn.ap == GAME.content.fate["fate-23"].ap


@pytest.mark.card("scorpias-tail")
def test_scorpias_tail_calls_the_horde() -> None:
    """For 1 mana an Endless Horde ally interrupts the enemy attacked."""
    s = drawn(
        "scorpia@F6:0 seat=0 mana=1 weapons=scorpias-tail",
        "skeletor@F7:3",
        "horde-trooper@F9:3 seat=0",
        acting="scorpia",
    )
    play(s.dice(*[1] * 9), "attack scorpias-tail skeletor")
    s.do(answer(s, "scorpias-tail"))
    if s.kind == "pick":
        s.do("choose horde-trooper")
    assert [(e.character, e.interrupted) for e in s.heard(InterruptionBegan)] == [
        ("horde-trooper", "skeletor")
    ]


@pytest.mark.card("viper-staff.always")
@pytest.mark.parametrize("marks", [0, 2])
def test_the_viper_staff_rerolls_for_marks(marks: int) -> None:
    """A free reroll for each mark."""
    s = drawn("rattlor@F6:0 seat=0 weapons=viper-staff", "skeletor@F7:3", acting="rattlor")
    s.state.marks += [Mark(token="puddle", at=at, seat=0, by="rattlor") for at in ("M2", "M4")[:marks]]
    s.dice(*[1] * 20).do("attack viper-staff skeletor")
    assert (s.kind == "free_reroll") == (marks > 0)
    if marks:
        most = max(option.count(",") + 1 for option in s.options)
        assert most == marks
    assert not s.heard(Rerolled)


@pytest.mark.card("king-axe.always")
def test_the_king_strikes_back_as_he_falls() -> None:
    """The wound that knocks its bearer out lets it interrupt."""
    s = drawn(
        "skeletor@F6:0 weapons=havoc-staff",
        "he-man@F7:3 wounds=4 weapons=king-axe",
        "orko@A2:0",
        acting="skeletor",
    )
    play(s.dice(*faces(4, 1)), "attack havoc-staff he-man")
    assert [(e.character, e.interrupted) for e in s.heard(InterruptionBegan)] == [("he-man", "skeletor")]


@pytest.mark.card("he-ros-staff-red.always")
@pytest.mark.parametrize(("friend", "more"), [("turbodactyl@F9:3 seat=0", 1), ("stratos@F9:3", 0)])
def test_the_red_staff_helps_beside_a_dinosaur(friend: str, more: int) -> None:
    """A die more in defence against an attacker near an ally with the keyword."""
    s = drawn(
        "skeletor@F6:0 weapons=havoc-staff",
        "he-ro@F7:3 seat=0 weapons=he-ros-staff-red",
        friend,
        acting="skeletor",
    )
    s.dice(*faces(4, 1)).do("attack havoc-staff he-ro")
    play(s, "defend roll")
    assert dice(s, "defence") == GAME.content.characters["he-ro"].toughness + more


@pytest.mark.card("axe-attachment.always", "blaster-attachment.always")
@pytest.mark.parametrize(
    ("weapon", "stat"), [("axe-attachment", "strength"), ("blaster-attachment", "perception")]
)
def test_attachments_grow_with_equipment(weapon: str, stat: str) -> None:
    """The stat is 1 higher for each weapon and item, up to 3."""
    for more, bonus in (("", 1), (",club", 2), (",club,dagger,axe", 3)):
        s = drawn(f"roboto@F6:0 weapons={weapon}{more}", "skeletor@F7:3", acting="roboto")
        own = int(getattr(GAME.content.characters["roboto"], stat))
        assert stat_value(s.state, s["roboto"], stat) == own + bonus


@pytest.mark.card("spinning-blades.always")
def test_the_blades_strike_after_a_move() -> None:
    """A free attack after a Move action."""
    s = drawn(
        "ditztroyer-on-roton@F3:0 seat=0 weapons=spinning-blades",
        "skeletor@F9:3",
        acting="ditztroyer-on-roton",
    )
    s.do("move", "goto F7")
    while s.kind in ("face", "direction"):
        s.do(s.options[0])
    assert any("spinning-blades" in option for option in s.options)


@pytest.mark.card("jaws")
def test_the_jaws_wait_for_an_interruption() -> None:
    """They cannot be used in an activation, and have no penalty in an interruption."""
    s = drawn("he-man@F6:0 weapons=jaws", "skeletor@F7:3", acting="he-man")
    assert not s.offers("attack jaws")
    s = drawn("skeletor@F3:0", "he-man@F6:3 overwatch weapons=jaws", acting="skeletor")
    s.do("move", "goto F5", "face 0", "attack jaws skeletor")
    assert needed(s) == 4


@pytest.mark.card("energy-cannon", "illusory-attack")
@pytest.mark.parametrize(("weapon", "stat"), [("energy-cannon", "perception"), ("illusory-attack", "power")])
def test_a_power_test_feeds_the_attack(weapon: str, stat: str) -> None:
    """A die for each success of a Power test before it."""
    s = drawn(f"teela@F6:0 mana=3 weapons={weapon}", "skeletor@F9:3", acting="teela")
    s.dice(*faces(5, 3)).do(f"attack {weapon} skeletor")
    while s.kind in ("mana_reroll", "free_reroll", "boost"):
        s.do("reroll" if "reroll" in s.options else "spend 0 mana")
    own = int(getattr(GAME.content.characters["teela"], stat))
    assert dice(s) == max(0, own - 2) + 3


@pytest.mark.card("calamity")
def test_calamity_leaves_a_choice() -> None:
    """The target defends with as many dice as it has mana, or with sixes only."""
    s = drawn("teela@F6:0 mana=3 weapons=calamity", "skeletor@F9:3 mana=2", acting="teela").dice(*faces(5, 3))
    play(s, "attack calamity skeletor", "defend mana")
    assert dice(s, "defence") == 2


@pytest.mark.card("heavy-laser+mana")
def test_the_heavy_laser_is_fed_with_mana() -> None:
    """Up to five mana, a die for each."""
    s = drawn("he-man@F6:0 mana=5 weapons=heavy-laser", "skeletor@F9:3", acting="he-man")
    s.do("attack heavy-laser skeletor")
    assert [option.split()[1] for option in s.options] == ["0", "1", "2", "3", "4", "5"]
    s.do("spend 4 mana")
    assert dice(s) == printed("he-man", "heavy-laser") + 4


@pytest.mark.card("sword-of-protection.always")
def test_the_sword_of_protection_guards_its_bearer() -> None:
    """Up to 2 mana for a die each in defence."""
    s = drawn(
        "skeletor@F6:0 weapons=havoc-staff",
        "she-ra@F7:3 seat=0 mana=3 weapons=sword-of-protection",
        acting="skeletor",
    )
    s.dice(*faces(4, 1)).do("attack havoc-staff she-ra")
    while not any("sword-of-protection" in option for option in s.options):
        s.do("defend roll" if "defend roll" in s.options else s.options[0])
    s.do(answer(s, "sword-of-protection"), "spend 2 sword-of-protection.always")
    play(s)
    assert dice(s, "defence") == GAME.content.characters["she-ra"].toughness + 2


@pytest.mark.card("tornado/r1", "tornado/r2", "tornado/r3")
@pytest.mark.parametrize(("successes", "wounds", "at"), [(1, 0, "F11"), (2, 1, "F10"), (3, 1, "F10")])
def test_the_tornado_pulls_to_its_middle(successes: int, wounds: int, at: str) -> None:
    """Whoever is around the character chosen is hit and pulled towards it; it is not itself hit."""
    s = drawn("teela@F2:0 mana=3 weapons=tornado", "skeletor@F9:3", "mer-man@F12:3", acting="teela")
    s.dice(*faces(6, successes)).do("attack tornado skeletor")
    play(s)
    assert (s["skeletor"].wounds, s["mer-man"].wounds, s["mer-man"].at) == (0, wounds, at)


BORNE = {id for card in GAME.content.characters.values() for id in card.iconic}
WITHOUT_SLOT = [
    w.id
    for w in GAME.content.weapons.values()
    if w.set == "later" and w.no_slot and (w.id in BORNE or not w.iconic)
]


@pytest.mark.parametrize("weapon", WITHOUT_SLOT)
def test_what_takes_no_slot(weapon: str) -> None:
    """It comes beside a full set of weapons of its type."""
    card = GAME.content.weapons[weapon]
    bearer = next((c for c in GAME.content.characters.values() if weapon in c.iconic), None)
    if bearer is None:
        bearer = next(c for c in GAME.content.characters.values() if c.slots.get(card.type))
    same = [
        w.id for w in GAME.content.weapons.values() if w.type == card.type and not w.iconic and not w.no_slot
    ]
    full = tuple(same[: bearer.slots.get(card.type, 0)])
    assert not list(entry_denials(GAME.content, ForceEntry(card=bearer.id, weapons=(*full, weapon))))
    assert weapon_of(drawn("he-man@F6:0", acting="he-man").state, weapon).no_slot
