"""What the skills of later characters do, beside those that the tests of words play."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.cards import ForceCard, ForceEntry
from battlewright.games.battleground.model.events import InterruptionBegan, Rerolled
from battlewright.games.battleground.rules.forces import force_denials
from battlewright.games.battleground.rules.numbers import stat_value
from battlewright.games.battleground.rules.table import nodes_of
from battlewright.space.board import bits
from tests.games.battleground.cards.playing import case, dice, faces, needed, play
from tests.games.battleground.scenes import Scene
from tests.games.battleground.words.playing import GAME, answer, drawn

STRIKE = "attack havoc-staff"


def struck(target: str, *others: str, successes: int = 1) -> Scene:
    """Skeletor on F6 strikes the figure, who does not defend."""
    s = drawn("skeletor@F6:0 weapons=havoc-staff", target, *others, acting="skeletor").dice(
        *faces(4, successes)
    )
    return play(s, f"{STRIKE} {target.partition('@')[0]}")


def activated(figure: str, *others: str) -> Scene:
    """The figure is activated."""
    s = drawn(figure, *others, hands={0: ["fate-23"], 1: ["fate-22"]}).do("play fate-23", "pass")
    while s.kind == "bonus":
        s.do("bonus fate-23 mana")
    return s


@pytest.mark.card("buzz-off.bees-eye")
@pytest.mark.parametrize(("words", "number"), [("", 3), ("focus", 4)])
def test_bees_eye(words: str, number: int) -> None:
    """A die more in every test with Focus."""
    s = drawn(f"buzz-off@F6:0 {words} weapons=laser-rifle", "skeletor@F9:3", acting="buzz-off")
    s.do("attack laser-rifle skeletor")
    rifle = 3 if words else 0
    assert dice(s) == min(6, number + rifle)


@pytest.mark.card("whiplash.cold-blooded")
def test_cold_blooded() -> None:
    """No Focus action; Focus when an ally is wounded."""
    s = drawn("whiplash@F6:0", "he-man@F12:3", acting="whiplash")
    assert not s.offers("focus")
    assert struck("orko@F7:3", "whiplash@A2:0 seat=0")["whiplash"].focus


@pytest.mark.card("scareglow.nightmare")
@pytest.mark.parametrize(("successes", "debuff"), [(0, ""), (1, "curse")])
def test_nightmare(successes: int, debuff: str) -> None:
    """Curse for the enemy and a free move for Scareglow."""
    s = drawn("scareglow@F6:0 mana=1", "he-man@F12:3", acting="scareglow").dice(*faces(5, successes))
    play(s, "skill scareglow.nightmare he-man")
    assert s["he-man"].debuff == debuff
    assert bool(s.offers("goto F7")) == bool(debuff)


@pytest.mark.rule("BG-SKILL-05")
@pytest.mark.card("scareglow.fearsome-presence")
@pytest.mark.parametrize(("at", "debuff"), [("F8", "curse"), ("F12", "")])
def test_fearsome_presence(at: str, debuff: str) -> None:
    """Whoever ends its turn within 2 inches is tested against."""
    s = drawn("scareglow@F6:0", f"orko@{at}:3", "stratos@A2:0", acting="orko", hands={0: ["fate-01"]})
    play(s.dice(*faces(4, 1)), "end")
    assert s["orko"].debuff == debuff


@pytest.mark.card("faker.i-have-the-fake-power", "faker.robotic-reflexes")
def test_the_fake_power() -> None:
    """No Focus action and no mana from cards; a debuff brings Focus, and Focus 2 mana."""
    s = drawn("faker@F6:0", "he-man@F12:3", acting="faker", hands={1: ["fate-41"]})
    assert not s.offers("focus")
    s = drawn("teela@F6:0 weapons=terror-claws", "faker@F7:3", acting="teela").dice(*faces(5, 2))
    play(s, "attack terror-claws faker")
    assert (s["faker"].debuff, s["faker"].focus, s["faker"].mana) == ("knockdown", True, 2)


@pytest.mark.card("angella.eternal-life")
@pytest.mark.parametrize(("initiative", "buff"), [(2, "regeneration"), (3, "")])
def test_eternal_life(initiative: int, buff: str) -> None:
    """With initiative 2 or less."""
    card = next(fate.id for fate in GAME.content.fate.values() if fate.initiative == initiative)
    figures = ("angella@F6:0 seat=0", "stratos@A2:0", "skeletor@M12:3")
    s = drawn(*figures, acting="angella", card=card, hands={0: ["fate-01"]}).do("end")
    assert s["angella"].buff == buff


@pytest.mark.parametrize(
    ("skill", "words", "number", "outcomes"),
    [
        case(
            "skeletor-on-panthor.panthors-fangs",
            "skeletor-on-panthor.panthors-fangs",
            "skeletor-on-panthor@F5:0 seat=1 mana=5",
            None,
            {0: (0, False), 1: (1, False), 2: (1, True)},
        ),
        case(
            "king-hsss-on-tyrantisaurus.tyrantisaurus-bite",
            "king-hsss-on-tyrantisaurus.tyrantisaurus-bite",
            "king-hsss-on-tyrantisaurus@F5:0 seat=1 mana=5",
            8,
            {1: (0, False), 2: (1, False), 3: (2, False)},
        ),
        case(
            "turbodactyl.dinosaur-beak",
            "turbodactyl.dinosaur-beak",
            "turbodactyl@F5:0 seat=1 mana=5",
            None,
            {1: (1, False), 2: (1, True), 3: (2, True)},
        ),
    ],
)
def test_bites(skill: str, words: str, number: int | None, outcomes: dict[int, tuple[int, bool]]) -> None:
    """Wounds and pushes by successes; the Tyrantisaurus has two dice more when it has not moved."""
    for successes, (wounds, pushed) in outcomes.items():
        s = drawn(words, "he-man@M13:3", acting=words.partition("@")[0])
        start = s["he-man"].at = beside(s, words.partition("@")[0])
        s.dice(*faces(number or 4, successes))
        play(s, f"skill {skill} he-man")
        assert (s["he-man"].wounds, s["he-man"].at != start) == (wounds, pushed)


def beside(s: Scene, name: str) -> str:
    """A hex next to a character, to its right."""
    field, nodes = field_of(s.state), nodes_of(s.state, s[name])
    around = {other for node in nodes for other in bits(field.beside[node])} - set(nodes)
    return max((field.names[node] for node in around), key=lambda at: (at[0] == "F", int(at[1:])))


@pytest.mark.card("stinkor.stinky-delight")
def test_stinky_delight() -> None:
    """Any debuff pleases Stinkor."""
    s = drawn("teela@F6:0 weapons=terror-claws", "skeletor@F7:3", "stinkor@M9:3", acting="teela").dice(
        *faces(5, 2)
    )
    play(s, "attack terror-claws skeletor")
    assert s["stinkor"].mana == 1


@pytest.mark.card("hover-robot.endless-evil", "horde-trooper.endless-horde", "horde-wraith.endless-horde")
@pytest.mark.parametrize("card", ["hover-robot", "horde-trooper", "horde-wraith"])
def test_soldiers_come_twice(card: str) -> None:
    """A Force may contain two, not three."""
    faction = GAME.content.characters[card].faction
    for number, refused in ((2, False), (3, True)):
        entries = tuple(ForceEntry(card=card) for _ in range(number))
        force = ForceCard(id="own", name="Own", faction=faction, characters=entries)
        facts = [d.facts for d in force_denials(GAME.content, GAME.content.scenarios["skirmish"], force)]
        assert any("character" in fact and "copies" in str(fact) for fact in facts) == refused


@pytest.mark.card("dawg-o-tor-on-battle-ram.vehicle")
@pytest.mark.parametrize(("successes", "wounds"), [(1, 0), (3, 1)])
def test_the_battle_ram_is_armored(successes: int, wounds: int) -> None:
    """Melee attacks cause it a wound less."""
    s = struck("dawg-o-tor-on-battle-ram@F8:3 seat=0", successes=successes)
    assert s["dawg-o-tor-on-battle-ram"].wounds == wounds


@pytest.mark.card("ditztroyer-on-roton.vehicle-rotation")
def test_the_roton_has_no_rear() -> None:
    """An attack from behind is no flank attack."""
    found = []
    for target in ("ditztroyer-on-roton@F8:0 seat=0", "land-shark@F8:0 seat=0"):
        s = drawn("skeletor@F6:0 weapons=havoc-staff", target, acting="skeletor").dice(*faces(4, 0))
        play(s, f"{STRIKE} {target.partition('@')[0]}")
        found.append(needed(s))
    assert found == [4, 3]


@pytest.mark.card("land-shark.shoot-and-scoot")
def test_shoot_and_scoot() -> None:
    """A free move after each attack."""
    s = drawn("land-shark@F4:0 seat=0 weapons=shark-lasers", "skeletor@F12:3", acting="land-shark").dice(
        *[1] * 9
    )
    play(s, "attack shark-lasers skeletor")
    s.do(answer(s, "shoot-and-scoot"))
    assert s.offers("goto F6")


@pytest.mark.card("hordak.ruthless-leader")
@pytest.mark.parametrize("fallen", [0, 1, 4])
def test_the_ruthless_leader_grows(fallen: int) -> None:
    """Power and Strength for each ally knocked out, up to 3."""
    others = [
        f"{name}@A{2 * n + 2}:0 seat=0 out" for n, name in enumerate(("grizzlor", "catra", "scorpia", "orko"))
    ]
    s = drawn("hordak@F6:0 seat=0", *others[:fallen], "skeletor@F12:3", acting="hordak")
    card = GAME.content.characters["hordak"]
    more = min(3, fallen)
    assert stat_value(s.state, s["hordak"], "power") == card.power + more
    assert stat_value(s.state, s["hordak"], "strength") == card.strength + more


@pytest.mark.card("horde-trooper.hordaks-thug")
def test_hordaks_thug() -> None:
    """Two cards of the discard pile come back when it falls."""
    s = drawn(
        "skeletor@F6:0 weapons=havoc-staff",
        "horde-trooper@F7:3 seat=0 wounds=2",
        "orko@A2:0",
        acting="skeletor",
    )
    s.state.players[0].discard = ["fate-01", "fate-02", "fate-03"]
    play(s.dice(*faces(4, 2)), f"{STRIKE} horde-trooper")
    assert len(s.state.players[0].deck) == 2


@pytest.mark.card("catra.agile-evasion")
def test_agile_evasion() -> None:
    """For a Fate card one wound less, once per round."""
    s = drawn(
        "skeletor@F6:0 weapons=havoc-staff", "catra@F7:3 seat=0", acting="skeletor", hands={0: ["fate-01"]}
    )
    play(s.dice(*faces(4, 3)), f"{STRIKE} catra")
    s.do(answer(s, "agile-evasion"))
    if s.kind == "toss":
        s.do("choose fate-01")
    assert (s["catra"].wounds, s.state.players[0].discard) == (1, ["fate-01"])


@pytest.mark.rule("BG-TEST-08")
@pytest.mark.card("teela.warrior-goddess")
@pytest.mark.parametrize(("at", "offered"), [("F4", True), ("M14", False)])
def test_the_warrior_goddess_lends_a_hand(at: str, offered: bool) -> None:
    """Allies within 8 inches roll up to 2 dice of skill tests again."""
    s = drawn("whiplash@F6:0 seat=0 mana=2", f"teela@{at}:0", "skeletor@F7:3", acting="whiplash").dice(
        *[1] * 12
    )
    s.do("skill whiplash.tail-strike skeletor")
    assert (s.kind == "free_reroll") == offered
    if offered:
        assert not s.do("reroll").heard(Rerolled), "no dice chosen"


@pytest.mark.card("fisto.lone-warrior")
@pytest.mark.parametrize(("at", "watch"), [("F8", False), ("M14", True)])
def test_the_lone_warrior(at: str, watch: bool) -> None:
    """Overwatch if nobody is within 6 inches."""
    figures = ("fisto@F2:0", f"skeletor@{at}:3", "stratos@M13:0")
    s = drawn(*figures, acting="fisto", hands={0: ["fate-01"]}).do("end")
    assert s["fisto"].overwatch == watch


@pytest.mark.card("veena.sharing-magic")
def test_sharing_magic() -> None:
    """An ally within 12 inches gets the mark."""
    s = drawn("veena@F6:0 seat=0 mana=1", "orko@F9:3", "skeletor@M14:3", acting="veena")
    s.do("skill veena.sharing-magic orko")
    assert s["orko"].buff == "veenas-mark"


@pytest.mark.card("zodac.cosmic-pilot")
def test_the_cosmic_pilot() -> None:
    """A buff and a debuff of choice for somebody not yet activated."""
    s = drawn("zodac@F6:0 seat=0 mana=2", "orko@F9:3", "stratos@F4:0 activated", acting="zodac")
    assert s.offers("skill zodac.cosmic-pilot") == ["skill zodac.cosmic-pilot orko"]
    s.do("skill zodac.cosmic-pilot orko", "choose haste", "choose slow")
    assert (s["orko"].buff, s["orko"].debuff) == ("haste", "slow")


@pytest.mark.card("zodac-on-throne.the-throne")
@pytest.mark.parametrize(
    ("wounds", "mana", "focus", "ap"), [(0, 0, False, 0), (1, 1, False, 0), (3, 1, True, 0), (6, 1, True, 1)]
)
def test_the_throne(wounds: int, mana: int, focus: bool, ap: int) -> None:
    """Mana, Focus and AP grow with his wounds."""
    s = activated(f"zodac-on-throne@F6:0 seat=0 wounds={wounds}", "skeletor@M13:3")
    while s.kind == "react":
        s.do(s.options[0])
    card, zodac = GAME.content.fate["fate-23"], s["zodac-on-throne"]
    assert (zodac.mana, zodac.focus, s.turn.ap) == (card.mana + 1 + mana, focus, card.ap + ap)


@pytest.mark.card("moss-man.moving-through-plants")
def test_moving_through_plants() -> None:
    """A move of 2 hexes whenever an ally is wounded."""
    s = struck("orko@F7:3", "moss-man@F2:0 seat=0")
    s.do(answer(s, "moving-through-plants"))
    assert s.offers("goto F4")
    assert not s.offers("goto F5")


@pytest.mark.card("turbodactyl.booster-wings", "turbodactyl.carried-off")
def test_the_turbodactyl_flies_and_carries() -> None:
    """Its moves are jumps; for 2 mana it moves a neighbour."""
    s = drawn(
        "turbodactyl@F3:0 seat=0 mana=2",
        "skeletor@M13:3",
        acting="turbodactyl",
        terrain={f"{r}6": "H" for r in "CDEFGHI"},
    )
    s.do("move")
    assert any(
        option.startswith("goto") and int(option.split()[1].strip("+")[1:]) > 7 for option in s.options
    )
    s = drawn("turbodactyl@F3:0 seat=0 mana=2", "orko@M2:3", "skeletor@M13:3", acting="turbodactyl")
    s["orko"].at = beside(s, "turbodactyl")
    s.do(next(option for option in s.options if "carried-off orko" in option))
    while s.kind == "face":
        s.do(s.options[0])
    assert len(s.offers("goto")) > 10
    assert s["turbodactyl"].mana == 0


@pytest.mark.card("she-ra.superhuman-senses")
def test_superhuman_senses() -> None:
    """Mana for a buff of an ally, none from cards."""
    s = drawn("teela@F6:0 mana=3 weapons=celerity", "orko@F5:0", "she-ra@A2:0 seat=0", acting="teela").dice(
        *faces(5, 2)
    )
    play(s, "attack celerity orko")
    assert s["she-ra"].mana == 1


@pytest.mark.card("rattlor.battle-rattle")
def test_the_battle_rattle_is_placed() -> None:
    """A mark within 12 inches."""
    s = drawn("rattlor@F6:0 seat=0 mana=1", "skeletor@M13:3", acting="rattlor").do(
        "skill rattlor.battle-rattle"
    )
    s.do(next(option for option in s.options if "F9" in option))
    assert [(mark.token, mark.at) for mark in s.state.marks] == [("battle-rattle", "F9")]


@pytest.mark.card("roboto.metal-warrior", "roboto.metal-machine")
def test_the_metal_warrior() -> None:
    """Toughness for equipment; an attachment is turned down for a wound."""
    s = drawn(
        "skeletor@F6:0 weapons=havoc-staff", "roboto@F7:3 weapons=axe-attachment,club", acting="skeletor"
    )
    assert stat_value(s.state, s["roboto"], "toughness") == 2
    play(s.dice(*faces(4, 3)), f"{STRIKE} roboto")
    s.do(answer(s, "metal-machine"))
    assert (s["roboto"].wounds, s["roboto"].weapons) == (1, ["club"])


@pytest.mark.card("he-ro-ii.tamer")
def test_the_tamer() -> None:
    """A dinosaur interrupts him; nobody else can be chosen."""
    s = drawn(
        "he-ro-ii@F4:0 seat=0", "turbodactyl@F8:3 seat=0", "orko@F2:0", "skeletor@M13:3", acting="he-ro-ii"
    )
    assert s.offers("skill he-ro-ii.tamer") == ["skill he-ro-ii.tamer turbodactyl"]
    s.do("skill he-ro-ii.tamer turbodactyl")
    assert [(e.character, e.interrupted) for e in s.heard(InterruptionBegan)] == [("turbodactyl", "he-ro-ii")]


@pytest.mark.card("he-ro-ii.valour")
@pytest.mark.parametrize(("successes", "buff"), [(1, ""), (3, "protection")])
def test_valour(successes: int, buff: str) -> None:
    """Two wounds at once bring Protection."""
    assert struck("he-ro-ii@F7:3 seat=0", successes=successes)["he-ro-ii"].buff == buff


@pytest.mark.card("she-ra-on-swift-wind.heroine-to-the-rescue", "she-ra-on-swift-wind.flying-beauty")
def test_she_ra_on_swift_wind() -> None:
    """A move and help for a neighbour; a jump of a hex for each success."""
    rider = "she-ra-on-swift-wind"
    s = drawn(f"{rider}@F3:0 seat=0 mana=5", "orko@M2:3", "skeletor@M13:3", acting=rider)
    s["orko"].at = beside(s, rider)
    s.do(f"skill {rider}.heroine-to-the-rescue")
    assert s.offers("goto A3") or len(s.offers("goto")) > 10
    play(s.dice(*faces(4, 2)), "stay")
    assert s["orko"].buff == "regeneration"

    s = drawn(f"{rider}@F3:0 seat=0 mana=1", "skeletor@M13:3", acting=rider).dice(*faces(6, 3))
    play(s, f"skill {rider}.flying-beauty")
    assert s.offers("goto F6")
    assert not s.offers("goto F7")


@pytest.mark.card("king-hsss-on-tyrantisaurus.serpents-wrath")
def test_the_serpents_wrath() -> None:
    """For 2 mana he interrupts the attacker after an attack."""
    king = "king-hsss-on-tyrantisaurus"
    s = drawn("he-man@F6:0 weapons=laser-rifle", f"{king}@F10:3 seat=1 mana=2", acting="he-man").dice(
        *[1] * 4
    )
    play(s, f"attack laser-rifle {king}")
    s.do(answer(s, "serpents-wrath"))
    assert [(e.character, e.interrupted) for e in s.heard(InterruptionBegan)] == [(king, "he-man")]
