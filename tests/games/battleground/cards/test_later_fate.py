"""What the Fate and Glory cards of later sets do, once in their favour and once where they must not work."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import AttackDeclared, MissionCompleted
from battlewright.games.battleground.model.state import Mark
from tests.games.battleground.cards.playing import case, dice, faces, needed, play
from tests.games.battleground.scenes import Scene
from tests.games.battleground.words.playing import answer, drawn

ENEMY = "skeletor@F12:3 mana=3 buff=haste"


def ability(card: str, *figures: str, hand: tuple[str, ...] = (), ap: int = 3, **more: object) -> Scene:
    """The first figure is acting and its player has played the card for its ability."""
    name = figures[0].partition("@")[0]
    s = drawn(*figures, acting=name, ap=ap, hands={0: [card, *hand], 1: ["fate-01"]}, **more)
    return s.do(f"bonus {card} ability")


def got(s: Scene, name: str = "he-man") -> dict[str, object]:
    """What a card can give its character."""
    who = s[name]
    own = {"mana": who.mana, "wounds": who.wounds, "focus": who.focus, "buff": who.buff, "debuff": who.debuff}
    return own | {"ap": s.turn.ap, "hand": len(s.state.players[0].hand)}


@pytest.mark.parametrize(
    ("card", "figure", "gains"),
    [
        case("fate-49", "fate-49", "orko@F6:0 wounds=2 mana=1", {"wounds": 1, "ap": 4, "mana": 2}),
        case("fate-52", "fate-52", "orko@F6:0 mana=5", {"mana": 3}),
        ("fate-52", "orko@F6:0 mana=0", {"mana": 3}),
        case("fate-55", "fate-55", "orko@F6:0 debuff=slow", {"ap": 4, "mana": 1}),
        case("fate-58", "fate-58", "orko@F6:0 buff=haste", {"ap": 4, "mana": 1}),
        case(
            "fate-73",
            "fate-73",
            "orko@F6:0 wounds=3 debuff=slow",
            {"ap": 4, "buff": "empower", "debuff": "knockdown"},
        ),
        case("fate-74", "fate-74", "orko@F6:0", {"mana": 3}),
        case("fate-87", "fate-87", "orko@F6:0 buff=haste", {"buff": "", "focus": True, "mana": 2}),
        case("fate-89", "fate-89", "orko@F6:0", {"mana": 1}),
        case("fate-91", "fate-91", "orko@F6:0", {"mana": 2}),
        case("fate-101", "fate-101", "orko@F6:0", {"mana": 1}),
        case("fate-115", "fate-115", "orko@F6:0 items=orb-of-power,spell-stone,magic-potion", {"mana": 3}),
    ],
)
def test_what_a_card_gives_at_once(card: str, figure: str, gains: dict[str, object]) -> None:
    """AP, mana, tokens and wounds change as the card says, and nothing else does."""
    who = figure.partition("@")[0]
    friends = ("stratos@A2:0 buff=haste", "ram-man@A4:0 focus")
    start = drawn(figure, *friends, ENEMY, acting=who, hands={0: ["fate-01"]})
    s = drawn(figure, *friends, ENEMY, acting=who, hands={0: [card]})
    s.state.marks += [Mark(token="puddle", at=at, seat=0, by="mer-man") for at in ("L2", "L4")]
    s.do(f"bonus {card} ability")
    before = got(start, who) | {"hand": 0}

    assert {name: value for name, value in got(s, who).items() if value != before[name]} == gains


@pytest.mark.parametrize(
    ("card", "figure"),
    [
        ("fate-50", "he-man@F6:0 wounds=3"),
        ("fate-55", "he-man@F6:0"),
        ("fate-58", "he-man@F6:0"),
        ("fate-73", "he-man@F6:0 wounds=2"),
        ("fate-79", "he-man@F6:0"),
        ("fate-81", "he-man@F6:0"),
        ("fate-87", "he-man@F6:0"),
        ("fate-102", "he-man@F6:0"),
        ("fate-104", "he-man@F6:0"),
    ],
)
def test_where_a_card_must_not_work(card: str, figure: str) -> None:
    """Without what it asks for, a card changes nothing."""
    s = drawn(figure, ENEMY, acting="he-man", hands={0: [card]})
    if f"bonus {card} ability" in s.options:
        before = got(s) | {"hand": 0}
        s.do(f"bonus {card} ability")
        assert (got(s), s.kind) == (before, "act")


@pytest.mark.parametrize(
    ("card", "figure", "far", "too_far"),
    [
        case("fate-50", "fate-50", "he-man@F2:0 wounds=4", "F7", "F8"),
        case("fate-79", "fate-79", "land-shark@F4:0 seat=0", "F8", "F9"),
        case("fate-102", "fate-102", "he-man@F2:0 debuff=blind", "F5", "F6"),
    ],
)
def test_free_moves(card: str, figure: str, far: str, too_far: str) -> None:
    """A move without AP, as far as the card says."""
    s = ability(card, figure, "skeletor@M12:3")

    assert f"goto {far}" in s.options
    assert f"goto {too_far}" not in s.options
    assert s.turn.ap == 3


@pytest.mark.card("fate-51")
@pytest.mark.parametrize(("debuff", "number"), [("", 5), ("debuff=slow", 6)])
def test_stubborn_misery(debuff: str, number: int) -> None:
    """All tests get a die more while there is a debuff."""
    s = ability("fate-51", f"he-man@F6:0 weapons=power-sword {debuff}", "skeletor@F7:3")
    play(s, "attack power-sword skeletor")

    assert dice(s) == number


@pytest.mark.rule("BG-TEST-12")
@pytest.mark.card("fate-54")
@pytest.mark.parametrize(("successes", "focus"), [(3, False), (4, True)])
def test_flash_of_genius(successes: int, focus: bool) -> None:
    """Four successes in a skill test give Focus."""
    s = ability("fate-54", "whiplash@F6:0 seat=0 mana=2", "skeletor@F7:3", "mer-man@A2:0")
    play(s.dice(*faces(5, successes)), "skill whiplash.tail-strike skeletor")

    assert s["whiplash"].focus == focus


@pytest.mark.rule("BG-FREE-01")
@pytest.mark.card("fate-56")
def test_blood_and_steel() -> None:
    """A wound heals, and a free melee attack with a die fewer follows."""
    s = ability("fate-56", "he-man@F6:0 weapons=power-sword wounds=2", "skeletor@F7:3").dice(*[1] * 4)
    play(s, "attack power-sword skeletor")

    assert (s["he-man"].wounds, dice(s), s.turn.ap) == (1, 4, 3)


@pytest.mark.card("fate-57")
def test_rooted() -> None:
    """Nobody pushes who is rooted."""
    for lasting, at in (([], "F9"), (["fate-57"], "F7")):
        s = drawn("whiplash@F6:0 mana=2", "orko@F7:3", acting="whiplash").dice(*faces(5, 2))
        s["orko"].lasting = list(lasting)
        play(s, "skill whiplash.tail-strike orko")

        assert s["orko"].at == at


@pytest.mark.card("fate-59")
def test_all_or_nothing() -> None:
    """At the end of the activation mana goes, Overwatch and Focus come."""
    s = ability("fate-59", "orko@F6:0 mana=4", "skeletor@M12:3", "stratos@A2:0").do("end")
    orko = s["orko"]

    assert (orko.mana, orko.overwatch, orko.focus) == (0, True, True)


def discard(card: str, *figures: str) -> Scene:
    """Seat 0 discards the card in the Activation phase, for the War Horn."""
    s = drawn(
        "he-man@F6:0 mana=1 items=war-horn",
        *figures,
        acting="he-man",
        hands={0: [card]},
        decks={0: ["fate-02"]},
    )
    return s.do("skill war-horn.battle-call", f"choose {card}")


@pytest.mark.card("fate-61.discarded")
def test_a_parting_word() -> None:
    """Anybody gains Focus."""
    assert discard("fate-61", "orko@B2:0", "skeletor@F12:3").do("choose orko")["orko"].focus


@pytest.mark.card("fate-63.discarded")
def test_one_for_another() -> None:
    """A Fate card is drawn."""
    assert discard("fate-63", "skeletor@F12:3").state.players[0].hand == ["fate-02"]


@pytest.mark.card("fate-76.discarded")
def test_good_riddance() -> None:
    """A debuff goes."""
    s = discard("fate-76", "orko@B2:0 debuff=slow", "skeletor@F12:3")
    if s.kind != "act":
        s.do("choose orko")
    assert s["orko"].debuff == ""


@pytest.mark.card("fate-99.discarded", "fate-100.discarded")
@pytest.mark.parametrize(("card", "mana", "buff"), [("fate-99", 1, "haste"), ("fate-100", 3, "")])
def test_bad_omens(card: str, mana: int, buff: str) -> None:
    """An enemy loses mana or its buff."""
    s = discard(card, ENEMY)
    if s.kind != "act":
        s.do("choose skeletor")
    assert (s["skeletor"].mana, s["skeletor"].buff) == (mana, buff)


@pytest.mark.card("fate-66")
def test_as_planned() -> None:
    """A chosen card of the discard pile goes back into the deck."""
    s = drawn("he-man@F6:0", ENEMY, acting="he-man", hands={0: ["fate-66"]})
    s.state.players[0].discard = ["fate-02", "fate-03"]
    s.do("bonus fate-66 ability", "choose fate-03")

    assert (s.state.players[0].deck, s.state.players[0].discard) == (["fate-03"], ["fate-02"])


@pytest.mark.card("fate-67")
def test_last_gift() -> None:
    """Whoever is knocked out leaves 2 mana to somebody."""
    s = drawn("skeletor@F6:0 weapons=havoc-staff", "he-man@F7:3 wounds=4", "orko@B2:0", acting="skeletor")
    s["he-man"].lasting = ["fate-67"]
    play(s.dice(*faces(4, 1)), "attack havoc-staff he-man")
    play(s, "choose orko")

    assert s["orko"].mana == 2


@pytest.mark.card("fate-68")
@pytest.mark.parametrize("fallen", [0, 1, 2])
def test_remember_them(fallen: int) -> None:
    """A card of the discard pile for each character knocked out, of both sides."""
    out = ["orko@A2:0 out", "mer-man@A4:0 out"][:fallen]
    s = drawn("he-man@F6:0", *out, "stratos@A6:0", ENEMY, acting="he-man", hands={0: ["fate-68"]})
    s.state.players[0].discard = ["fate-02", "fate-03", "fate-04"]
    s.do("bonus fate-68 ability")

    assert len(s.state.players[0].hand) == fallen


@pytest.mark.card("fate-71")
def test_snap_shot() -> None:
    """In an interruption attacks succeed on 4 again."""
    s = drawn(
        "skeletor@F3:0",
        "he-man@F9:3 overwatch weapons=laser-rifle",
        acting="skeletor",
        hands={0: ["fate-71"]},
    )
    s.do("move", "goto F4", "face 0", "bonus fate-71 ability")
    play(s, "attack laser-rifle skeletor")

    assert needed(s) == 4


@pytest.mark.card("fate-72")
@pytest.mark.parametrize(("facing", "drawn_cards"), [(3, 0), (0, 1)])
def test_behind_enemy_lines(facing: int, drawn_cards: int) -> None:
    """A card after each flank attack."""
    s = ability(
        "fate-72",
        "he-man@F6:0 weapons=power-sword",
        f"skeletor@F7:{facing}",
        decks={0: ["fate-02", "fate-03"]},
    )
    play(s.dice(*[1] * 5), "attack power-sword skeletor")

    assert len(s.state.players[0].hand) == drawn_cards


@pytest.mark.card("fate-80")
def test_rapid_loader() -> None:
    """Heavy attacks cost 1, 1 and 2 AP instead of 1, 2 and 3."""
    s = ability("fate-80", "he-man@F6:0 weapons=heavy-laser,laser-rifle", "skeletor@F9:3", ap=9)
    play(s, *["attack heavy-laser skeletor"] * 3, "attack laser-rifle skeletor")

    assert [event.cost.total for event in s.heard(AttackDeclared)] == [1, 1, 2, 1]


@pytest.mark.card("fate-81")
def test_princess_of_power() -> None:
    """She-Ra gets her aura."""
    assert ability("fate-81", "she-ra@F6:0 seat=0", ENEMY)["she-ra"].buff == "she-ras-aura"


@pytest.mark.card("fate-90")
def test_reckless_haste_is_a_drawback() -> None:
    """Used to activate, it takes a die from every defence until the end of the round."""
    s = drawn("orko@F6:0", "skeletor@F7:3 weapons=havoc-staff", hands={0: ["fate-90"], 1: ["fate-22"]})
    play(s, "play fate-90", "play fate-22")
    while s.turn.character != "orko":
        s.do(s.options[0])

    assert "fate-90" in s["orko"].lasting


@pytest.mark.card("fate-75")
@pytest.mark.parametrize("buff", ["protection", "haste", "empower"])
def test_blessing_for_a_price(buff: str) -> None:
    """For another Fate card, one of three buffs."""
    s = ability("fate-75", "orko@F6:0", ENEMY, hand=("fate-02",)).do("choose fate-02", f"choose {buff}")

    assert (s["orko"].buff, s.state.players[0].discard) == (buff, ["fate-02"])


@pytest.mark.card("fate-97.answer")
def test_press_on() -> None:
    """After a knock-out another character of the Force interrupts."""
    s = drawn(
        "he-man@F6:0 weapons=power-sword",
        "stratos@F4:0",
        "skeletor@F7:3 wounds=4",
        "mer-man@G10:3",
        acting="he-man",
        hands={0: ["fate-97"]},
    ).dice(*faces(5, 1))
    play(s, "attack power-sword skeletor")
    offered = [option for option in s.options if "fate-97" in option]

    assert offered == ["react hand:fate-97/t0@stratos"]


@pytest.mark.card("fate-104")
def test_passing_the_torch() -> None:
    """Focus goes to an ally within 12 inches."""
    s = ability("fate-104", "orko@F6:0 focus", "stratos@F4:0", ENEMY)
    if s.kind != "act":
        s.do("choose stratos")

    assert (s["orko"].focus, s["stratos"].focus) == (False, True)


@pytest.mark.card("fate-111.answer")
def test_shared_pain() -> None:
    """One wound of the attack goes to an ally."""
    s = drawn(
        "skeletor@F6:0 weapons=havoc-staff",
        "he-man@F7:3",
        "stratos@F9:3",
        acting="skeletor",
        hands={0: ["fate-111"]},
    ).dice(*faces(4, 3))
    play(s, "attack havoc-staff he-man")
    s.do(answer(s, "fate-111"))
    if s.kind != "act":
        play(s, "choose stratos")

    assert (s["he-man"].wounds, s["stratos"].wounds) == (1, 1)


@pytest.mark.card("fate-112.answer")
def test_brace() -> None:
    """The defence succeeds on 2 instead of 3 in this attack."""
    s = drawn(
        "skeletor@F6:0 weapons=havoc-staff", "he-man@F7:3", acting="skeletor", hands={0: ["fate-112"]}
    ).dice(*faces(4, 3))
    s.do("attack havoc-staff he-man")
    s.do(answer(s, "fate-112"))
    play(s, "defend roll")

    assert needed(s, "defence") == 2


# --- side missions --------------------------------------------------------------------------------


def done(card: str, attack: str, *figures: str, round: int = 1) -> bool:
    """Whether an attack that knocks its target out completes the mission."""
    name = figures[0].partition("@")[0]
    s = drawn(*figures, acting=name, hands={0: [card]}, round=round)
    s.do(f"bonus {card} mission")
    weapon = attack.split()[1]
    card_of = s.game.content.weapons[weapon]
    stat = {"melee": "strength", "heavy": "perception"}[card_of.type]
    number = getattr(s.game.content.characters[s[name].card], stat) + card_of.dice
    play(s.dice(*faces(number, 3)), attack)
    while s.kind == "react":
        s.do("decline")
    return bool(s.heard(MissionCompleted))


@pytest.mark.card("glory-19")
@pytest.mark.parametrize(
    ("figure", "weapon", "expected"),
    [
        ("land-shark@F4:0 seat=0 weapons=shark-lasers", "shark-lasers", True),
        ("he-man@F6:0 weapons=power-sword", "power-sword", False),
    ],
)
def test_run_over(figure: str, weapon: str, expected: bool) -> None:
    """Only a vehicle runs somebody over."""
    target = "F7" if weapon == "power-sword" else "F9"
    done_so = done(
        "glory-19", f"attack {weapon} skeletor", figure, f"skeletor@{target}:3 wounds=4", "mer-man@M2:0"
    )
    assert done_so == expected


@pytest.mark.card("glory-23")
@pytest.mark.parametrize(("round", "expected"), [(3, False), (4, True)])
def test_at_the_last_moment(round: int, expected: bool) -> None:
    """The knock-out counts in the fourth round only."""
    figures = ("he-man@F6:0 weapons=power-sword", "skeletor@F7:3 wounds=4", "mer-man@M2:0")
    assert done("glory-23", "attack power-sword skeletor", *figures, round=round) == expected


@pytest.mark.card("glory-11")
def test_caught_out() -> None:
    """The knock-out must happen in an interruption."""
    figures = ("he-man@F6:0 weapons=power-sword", "skeletor@F7:3 wounds=4", "mer-man@M2:0")
    assert not done("glory-11", "attack power-sword skeletor", *figures)

    s = drawn(
        "skeletor@F3:0 wounds=4",
        "he-man@F9:3 overwatch weapons=laser-rifle",
        "mer-man@M2:0",
        acting="skeletor",
        hands={0: ["glory-11"]},
    )
    s.do("move", "goto F4", "face 0", "bonus glory-11 mission").dice(*[6, 6, 6], *[6] * 3, *[5] * 3)
    play(s, "attack laser-rifle skeletor")

    assert s.heard(MissionCompleted)
