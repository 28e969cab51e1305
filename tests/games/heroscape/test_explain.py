"""Why not? The answer and the list of options never disagree, and every refusal names its rule."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from battlewright.games.heroscape.describe import describe_answer
from battlewright.games.heroscape.explain import (
    ArmyIntent,
    AttackIntent,
    BondIntent,
    CarryIntent,
    ChooseIntent,
    DoorIntent,
    DraftIntent,
    EndIntent,
    FirstIntent,
    GlyphIntent,
    Intent,
    MeasureIntent,
    MoveIntent,
    NumbersIntent,
    OrderIntent,
    PickIntent,
    PlaceIntent,
    PowerIntent,
    PushIntent,
    ReachIntent,
    RerollIntent,
    RevealIntent,
    RotateIntent,
    ShoveIntent,
    TargetIntent,
    UnknownNameError,
)
from battlewright.games.heroscape.lexicon import Lexicon
from battlewright.games.heroscape.library import board_of
from battlewright.games.heroscape.model.frames import Turn
from battlewright.games.heroscape.model.options import Go, Order, Pick, PlaceAt, Strike, TakeArmy, Use
from battlewright.games.heroscape.model.state import State
from battlewright.games.heroscape.rules.specials import special_targets
from battlewright.games.heroscape.rules.table import own_figures, unit
from battlewright.kernel.decisions import Decision
from battlewright.kernel.facts import fact_of
from battlewright.kernel.options import option_text
from battlewright.texts import Texts
from tests.games.heroscape.scenes import GAME, Scene, scene
from tests.games.heroscape.scenes import unit as card

BRUTE = card("brute", attack=3)
SHOOTER = card("shooter", range=5)
RULES = ("HS-", "HSV-")


def refused(s: Scene, intent: Intent, seat: int = 0) -> dict[str, dict[str, Any]]:
    """The rules that stand against an intent, with their facts."""
    answer = s.game.explain(s.state, seat, intent)
    assert answer.allowed == (not answer.denials)
    return {denial.rule: dict(denial.facts) for denial in answer.denials}


# --- agreement ------------------------------------------------------------------------------------


def questions(state: State, seat: int, decision: Decision) -> Iterator[tuple[Intent, bool]]:
    """Things a player may ask about at a decision, and whether an option says yes."""
    options = decision.options
    match decision.kind:
        case "attack":
            strikes = {(o.figure, o.target, o.power) for o in options if isinstance(o, Strike)}
            for figure in own_figures(state, seat):
                for other in state.figures:
                    if other != figure.id:
                        yield AttackIntent(figure.id, other), (figure.id, other, "") in strikes
                for power, special in unit(state, figure).specials.items():
                    for name in {*state.figures, *special_targets(state, figure, power, special)} - {
                        figure.id
                    }:
                        yield AttackIntent(figure.id, name, power), (figure.id, name, power) in strikes
        case "go":
            ends = {label for o in options if isinstance(o, Go) for label in o.to}
            figure = state.figures[fact_of(decision.facts, "figure", str)]
            for space in board_of(state).spaces:
                if space.label not in figure.at:
                    yield MoveIntent(figure.id, space.label), space.label in ends
        case "order":
            laid = {o.card for o in options if isinstance(o, Order)}
            for name in state.cards:
                yield OrderIntent(name), name in laid
        case "power" if isinstance(state.stack[-1], Turn):
            uses = {(o.figure, o.power) for o in options if isinstance(o, Use)}
            for name, power in sorted(uses):
                yield PowerIntent(name, power), True
        case "army":
            for army in GAME.content.armies:
                yield ArmyIntent(army), TakeArmy(army) in options
        case "draft":
            for name in GAME.content.units:
                yield DraftIntent(name), Pick(name) in options
        case "place":
            places = {label for o in options if isinstance(o, PlaceAt) for label in o.at}
            setting_up = len(state.stack) == 2
            for space in board_of(state).spaces if setting_up else ():
                yield PlaceIntent(fact_of(decision.facts, "figure", str), space.label), space.label in places


SETUPS: list[dict[str, Any]] = [
    {"map": "training-ground", "armies": ["hunters-of-utgar", "blades-of-the-east"], "points": 500},
    {"map": "training-ground", "armies": ["machine-war", "orc-raiders"], "points": 500},
    {"map": "training-ground", "scenario": "drafted-armies", "points": 300},
    {"map": "training-ground", "points": 400},
    {
        "map": "training-ground",
        "armies": ["random", "random"],
        "points": 800,
        "switches": {
            "v_shove": "on",
            "v_power_points": "on",
            "v_attack_first": "on",
            "v_turn_before_attack": "on",
            "v_reorganise": "on",
            "v_landing_damage": "on",
            "v_marker_scheme": "x_joker",
            "leaving_attack_optional": "opponent_may_decline",
        },
    },
    {"scenario": "siege-of-highgate", "switches": {"v_marker_scheme": "flexible", "v_shove": "on"}},
]


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_an_intent_is_allowed_exactly_when_an_option_offers_it(number: int) -> None:
    """Options and answers come from the same predicates: in play they say the same about everything."""
    lexicon_texts = Texts("en", missing="raise")
    rng = random.Random(number)
    state = GAME.new(SETUPS[number], seed=f"explain-{number}")
    asked = 0
    for _ in range(400):
        if not state.stack:
            break
        seat = rng.choice(GAME.asked(state))
        decision = GAME.decision(state, seat)
        lexicon = Lexicon(lexicon_texts, GAME.content, state)
        found = list(questions(state, seat, decision))
        for option in rng.sample(decision.options, min(5, len(decision.options))):
            chosen = GAME.explain(state, seat, ChooseIntent(option_text(option)))
            assert chosen.allowed, (option, chosen, decision.kind)
        for intent, offered in rng.sample(found, min(25, len(found))):
            answer = GAME.explain(state, seat, intent)
            assert answer.allowed == offered, (intent, answer, decision.texts()[:20])
            assert all(d.rule.startswith(RULES) or "/" in d.rule for d in answer.denials)
            assert all("⟦" not in line for line in describe_answer(lexicon, answer))
            asked += 1
        strikes = [o for o in decision.options if isinstance(o, Strike)]
        GAME.take(state, seat, rng.choice(strikes or decision.options))
    assert asked > 200


# --- particular answers ---------------------------------------------------------------------------


@pytest.mark.rule("HS-RANGE-01", "HS-RANGE-03")
def test_too_far_is_told_with_both_numbers() -> None:
    """Distance and range are part of the answer."""
    s = scene(
        "A shooter@A1", "B brute@H5", acting="A-shooter", step="attack", units=[BRUTE, SHOOTER], order=()
    )

    facts = GAME.explain(s.state, 0, AttackIntent("A-shooter", "B-brute"))
    rules = {denial.rule: denial.facts for denial in facts.denials}

    assert rules["HS-RANGE-01"]["range"] == 5
    assert fact_of(rules["HS-RANGE-01"], "distance", int) > 5


@pytest.mark.rule("HS-ATTACK-03")
def test_an_engaged_figure_is_told_whom_it_may_attack() -> None:
    """The enemies it is engaged with are named."""
    s = scene(
        "A shooter@C3",
        "B brute@D3",
        "B marro-warriors@G3",
        acting="A-shooter",
        step="attack",
        units=[BRUTE, SHOOTER],
    )

    found = refused(s, AttackIntent("A-shooter", "B-marro-warriors.1"))

    assert found["HS-ATTACK-03"]["engaged"] == ["B-brute"]


@pytest.mark.rule("HS-MOVE-07", "HS-MOVE-01")
def test_a_place_that_cannot_be_reached_says_why() -> None:
    """Somebody stands there, or it is too far; the number of points is told."""
    s = scene("A brute@C3", "B shooter@E5", acting="A-brute", units=[BRUTE, SHOOTER])

    assert refused(s, MoveIntent("A-brute", "E5"))["HS-MOVE-07"]["occupant"] == "B-shooter"
    assert refused(s, MoveIntent("A-brute", "I9"))["HS-MOVE-01"]["move"] == 5


@pytest.mark.rule("HS-TEAM-01", "HS-TURN-02")
def test_others_cannot_act_in_my_turn() -> None:
    """Neither with my figures nor with their own."""
    s = scene("A brute@C3", "B shooter@E5", acting="A-brute", units=[BRUTE, SHOOTER])

    assert "HS-TEAM-01" in refused(s, MoveIntent("A-brute", "D3"), seat=1)
    assert "HS-TURN-02" in refused(s, MoveIntent("B-shooter", "E6"), seat=1)


def test_a_measurement_tells_distance_levels_and_sight() -> None:
    """HS-RANGE-01, HS-LOS-01: without any option at hand."""
    s = scene("A brute@C3", "B shooter@F3", acting="A-brute", units=[BRUTE, SHOOTER])

    answer = s.game.explain(s.state, 0, MeasureIntent("A-brute", "B-shooter"))

    assert answer.facts["distance"] == 3
    assert answer.facts["levels"] == 0
    assert answer.facts["visible"]


def test_an_intent_may_come_as_plain_data_and_must_name_what_is_there() -> None:
    """As a client sends it; a wrong name is an error that lists the right ones."""
    s = scene("A brute@C3", "B shooter@F3", acting="A-brute", units=[BRUTE, SHOOTER])

    assert s.game.explain(s.state, 0, {"intent": "move", "figure": "A-brute", "to": "D3"}).allowed
    with pytest.raises(UnknownNameError, match="no figure 'nobody'"):
        s.game.explain(s.state, 0, MoveIntent("nobody", "D3"))
    with pytest.raises(UnknownNameError, match="no space 'Z99'"):
        s.game.explain(s.state, 0, MoveIntent("A-brute", "Z99"))


# --- doors ----------------------------------------------------------------------------------------

GATE = {"doors": [{"id": "gate", "leaf": "D3:E", "control": "G7", "swing": "E3 E4 F3"}]}


def gate(*figures: str, acting: str = "A-brute", **rest: Any) -> Scene:
    """A turn at a fortress door that is worked from G7 and swings over E3, E4 and F3."""
    return scene(*figures, acting=acting, units=[BRUTE, SHOOTER], pieces=GATE, **rest)


@pytest.mark.rule("HS-DOOR-03", "HS-DOOR-04", "HS-DOOR-05")
def test_why_a_door_stays_as_it_is() -> None:
    """Nobody at the control space, an enemy there, somebody in the way, or broken."""
    door = DoorIntent("gate")

    assert refused(gate("A brute@A1", "B shooter@I9"), door)["HS-DOOR-03"]["at"] == "G7"
    assert refused(gate("A brute@A1", "B shooter@G7"), door)["HS-DOOR-03"]["keeper"] == "B-shooter"
    blocked = gate("A brute@G7", "B shooter@E4")
    assert refused(blocked, door)["HS-DOOR-04"]["occupant"] == "B-shooter"
    free = gate("A brute@G7", "B shooter@I9")
    assert not refused(free, door)
    assert not refused(free.do("door gate"), door)
    broken = gate("A brute@G7", "B shooter@I9")
    broken.state.doors["gate"] = "destroyed"
    assert "HS-DOOR-05" in refused(broken, door)
    assert refused(gate("A brute@G7", "B shooter@I9"), door, seat=1)["HS-TURN-02"]["acting"] == "A-brute"
    with pytest.raises(UnknownNameError, match="no door 'hatch'; there are: gate"):
        free.game.explain(free.state, 0, DoorIntent("hatch"))


# --- shoves and pushes ----------------------------------------------------------------------------


def shoving(*figures: str, **rest: Any) -> Scene:
    """The attack step of the brute in a match with shoves."""
    units = [BRUTE, SHOOTER, card("giant", hexes=2)]
    return scene(*figures, acting="A-brute", step="attack", units=units, **({"v_shove": "on"} | rest))


@pytest.mark.rule("HSV-SHOVE-01")
def test_why_somebody_cannot_be_shoved() -> None:
    """Without the variant, a friend, from afar, higher up, or after an attack."""
    shove = ShoveIntent("A-brute", "B-shooter")

    assert not refused(shoving("A brute@C3", "B shooter@D3"), shove)
    without = shoving("A brute@C3", "B shooter@D3", v_shove="off")
    assert refused(without, shove)["HSV-SHOVE-01"]["unknown"]
    assert "HSV-SHOVE-01" in refused(shoving("A brute@C3", "B shooter@E3", "B marro-warriors@C4"), shove)
    higher = shoving("A brute@B1", "B shooter@C1", rows=["g1 g1 g3 g1"])
    assert refused(higher, shove)["HSV-SHOVE-01"]["level"] == 3
    friend = shoving("A brute@C3", "A shooter@D3", "B giant@C4,C5")
    assert "HS-ATTACK-05" in refused(friend, ShoveIntent("A-brute", "A-shooter"))
    done = shoving("A brute@C3", "B shooter@D3", "A marro-warriors@A9").dice(*[6] * 6)
    assert refused(done.do("attack A-brute B-shooter"), shove)


@pytest.mark.rule("HSV-SHOVE-04", "HSV-SHOVE-06")
def test_nobody_is_pushed_further_than_the_skulls_go() -> None:
    """Two skulls too many are two spaces; asked at another time there is nothing to push."""
    s = shoving("A brute@C3", "B shooter@D3")
    assert refused(s, PushIntent(1))["HS-TURN-03"]["pending"] == "attack"
    s.dice(1, 1, 6, 6).do("shove A-brute B-shooter")

    assert not refused(s, PushIntent(2))
    assert refused(s, PushIntent(3))["HSV-SHOVE-04"]["most"] == 2


@pytest.mark.rule("HSV-SHOVE-07")
@pytest.mark.parametrize(("face", "place"), [(19, "destroyed"), (20, "board")])
def test_molten_lava_behind_one_who_is_pushed_hurts(face: int, place: str) -> None:
    """Pushed into molten lava it must roll a 20, as anybody who steps into it."""
    s = shoving("A brute@B1", "B shooter@C1", "B marro-warriors@G1", rows=["g1 g1 g1 l1 g1 g1 g1"])
    s.dice(1, 1, 6, 6).do("shove A-brute B-shooter").dice(face).do("push 1")

    assert s["B-shooter"].place == place


# --- throws and other placements ------------------------------------------------------------------


@pytest.mark.rule("HS-MOVE-07")
def test_where_somebody_cannot_be_thrown() -> None:
    """Not onto somebody, not further than the power reaches; before the throw there is no place to choose."""
    s = scene("A jotun@C3,B3", "B brute@D3", "B shooter@D5", acting="A-jotun", step="after-move",
              units=[BRUTE, SHOOTER])  # fmt: skip
    use = PowerIntent("A-jotun", "jotun/throw-14", "B-brute")
    assert not refused(s, use)
    far = refused(s, PowerIntent("A-jotun", "jotun/throw-14", "B-shooter"))
    assert far["jotun/throw-14"]["unfit"]
    assert refused(s, PlaceIntent("B-brute", "E5"))["HS-TURN-03"]
    s.do("use jotun/throw-14 A-jotun").dice(20).do("target B-brute")

    assert not refused(s, PlaceIntent("B-brute", "F3"))
    assert refused(s, PlaceIntent("B-brute", "D5"))["HS-MOVE-07"]["occupant"] == "B-shooter"
    assert refused(s, PlaceIntent("B-brute", "I9"))["jotun/throw-14"]["spaces"] == 4


# --- taking along ---------------------------------------------------------------------------------

EAGLE = card("eagle", parts=[{"kind": "carry"}])


def test_why_somebody_cannot_be_taken_along() -> None:
    """Only who stands beside the carrier and is small enough, before it moves; and only by a carrier."""
    s = scene(
        "A eagle@C3", "A brute@C4", "A ox@D3", "A shooter@G7", "B marro-warriors@I9",
        acting="A-eagle", units=[EAGLE, BRUTE, SHOOTER, card("ox", size="large")],
    )  # fmt: skip

    assert not refused(s, CarryIntent("A-eagle", "A-brute"))
    assert refused(s, CarryIntent("A-eagle", "A-ox"))["eagle/power"]["unfit"]
    assert refused(s, CarryIntent("A-eagle", "A-shooter"))["eagle/power"]["distant"]
    assert refused(s, CarryIntent("A-brute", "A-eagle"))["HS-SPECIAL-01"]["carried"] == "A-eagle"
    s.do("move A-eagle")
    assert not refused(s, CarryIntent("A-eagle", "A-brute"))
    assert refused(s.do("skip"), CarryIntent("A-eagle", "A-brute"))["HS-TURN-03"]["pending"] == "go"


# --- bonds ----------------------------------------------------------------------------------------


def test_why_a_card_gets_no_turn_by_a_bond() -> None:
    """Blade Gruts bond with an Orc Champion: not with others, not twice, not in another step."""
    figures = ("A blade-gruts@C3", "A grimnak@E5,E6", "A krug@A8,A9", "A tornak@G6,G7", "B brute@I1")
    s = scene(*figures, acting="A-blade-gruts-1", step="bond", units=[BRUTE])
    power = "blade-gruts/orc-champion-bonding"

    assert not refused(s, BondIntent("A-grimnak"))
    assert refused(s, BondIntent("A-krug"))[power]["stranger"]
    assert refused(s, BondIntent("A-grimnak"), seat=1)["HS-TURN-02"]
    later = scene(*figures, acting="A-blade-gruts-1", units=[BRUTE])
    assert refused(later, BondIntent("A-grimnak"))["HS-TURN-03"]["pending"] == "move"
    other = scene("A brute@C3", "A grimnak@E5,E6", "B krug@A8,A9", acting="A-brute", units=[BRUTE])
    assert refused(other, BondIntent("A-grimnak"))["HS-SPECIAL-01"]["bonded"] == "A-grimnak"
    s.state.cards["A-grimnak"].out = True
    assert refused(s, BondIntent("A-grimnak"))[power]["lost"]


def test_a_bond_that_needs_a_fight_or_has_been_used_says_so() -> None:
    """War Cry comes after the turn, with two engaged tribesmen, once."""
    s = scene(
        "A mohican-river-tribe@C3", "A brave-arrow@E3", "B brute@D3",
        acting="A-mohican-river-tribe-1", step="attack", units=[BRUTE],
    )  # fmt: skip
    s.turn.step = "bond-after"

    assert refused(s, BondIntent("A-brave-arrow"))["mohican-river-tribe/war-cry"]["engaged"] == 2
    s.turn.used = ["mohican-river-tribe/war-cry"]
    assert refused(s, BondIntent("A-brave-arrow"))["mohican-river-tribe/war-cry"]["once"]
    s.turn.step = "bond"
    assert refused(s, BondIntent("A-brave-arrow"))["mohican-river-tribe/war-cry"]["moment"]


# --- glyphs ---------------------------------------------------------------------------------------


@pytest.mark.rule("HS-GLYPH-05", "HS-GLYPH-06", "HS-GLYPH-08")
def test_why_a_glyph_does_nothing_now() -> None:
    """Hidden, empty, somebody else's, lasting, or entered long ago."""
    s = scene(
        "A brute@C3", "A marro-warriors@D5", "B shooter@F3", acting="A-brute", units=[BRUTE, SHOOTER],
        glyphs={"A1": "?E", "B1": "N", "C3": "A", "D5": "S", "F3": "A"},
    )  # fmt: skip

    assert refused(s, GlyphIntent("A1")) == {"HS-GLYPH-05": {"at": "A1"}}
    assert refused(s, GlyphIntent("B1"))["HS-GLYPH-06"]["empty"]
    assert "HS-GLYPH-08" in refused(s, GlyphIntent("C3"))
    assert refused(s, GlyphIntent("D5")) == {"HS-GLYPH-06": {"at": "D5", "letter": "S"}}
    assert refused(s, GlyphIntent("F3"))["HS-TEAM-01"]["figure"] == "B-shooter"
    with pytest.raises(UnknownNameError, match="no glyph on 'E5'"):
        s.game.explain(s.state, 0, GlyphIntent("E5"))


@pytest.mark.rule("HS-GLYPH-NILREND-01")
def test_whom_a_glyph_cannot_be_used_on() -> None:
    """Nilrend takes a unique card of an enemy, and somebody must be named."""
    s = scene(
        "A brute@C3", "B shooter@F3", "B marro-drones@H7", acting="A-brute", units=[BRUTE, SHOOTER],
        glyphs={"D3": "N"},
    )  # fmt: skip
    s.do("move A-brute", "go D3")

    assert not refused(s, GlyphIntent("D3", "B-shooter"))
    assert refused(s, GlyphIntent("D3", "B-marro-drones-1"))["HS-GLYPH-NILREND-01"]["target"]
    assert refused(s, GlyphIntent("D3"))["HS-GLYPH-NILREND-01"]["aimless"]


# --- order markers --------------------------------------------------------------------------------


@pytest.mark.rule("HS-ORDER-01", "HS-ORDER-07", "HS-TEAM-01")
def test_why_a_marker_cannot_lie_there() -> None:
    """Not on others' cards, not on a lost one, not out of order, not in the middle of a turn."""
    s = scene("A brute@C3", "A krug@A8,A9", "B shooter@F3", units=[BRUTE, SHOOTER])
    s.card("A-krug").out = True

    assert not refused(s, OrderIntent("A-brute"))
    assert refused(s, OrderIntent("B-shooter"))["HS-TEAM-01"]["card"] == "B-shooter"
    assert "HS-ORDER-07" in refused(s, OrderIntent("A-krug"))
    assert refused(s, OrderIntent("A-brute", "3"))["HS-ORDER-01"]["marker"] == "3"
    playing = scene("A brute@C3", "B shooter@F3", acting="A-brute", units=[BRUTE, SHOOTER])
    assert "HS-ORDER-01" in refused(playing, OrderIntent("A-brute"))


@pytest.mark.rule("HSV-REORG-01", "HSV-REORG-02")
def test_which_markers_may_be_saved_from_a_lost_card() -> None:
    """The markers of the lost card in their order; then the opponent moves markers of their own."""
    s = scene(
        "A brute@C3", "A ox@A9", "B shooter@D3 wounds=3", "B krug@H8,H9", "B marro-warriors@I1",
        acting="A-brute", step="attack", units=[card("brute", attack=9), SHOOTER, card("ox")],
        markers={"B-shooter": "2X", "A-ox": "3"}, v_reorganise="on",
    )  # fmt: skip
    s.dice(*[1] * 9, *[6] * 9).do("attack A-brute B-shooter")

    assert not refused(s, OrderIntent("B-krug", "2"), seat=1)
    assert refused(s, OrderIntent("B-krug", "X"), seat=1)["HSV-REORG-01"]["marker"] == "X"
    assert "HS-ORDER-07" in refused(s, OrderIntent("B-shooter", "2"), seat=1)
    s.do("keep")
    assert not refused(s, OrderIntent("A-brute", "3@A-ox"))
    assert refused(s, OrderIntent("A-ox", "3@A-ox"))["HSV-REORG-02"]["card"] == "A-ox"


@pytest.mark.rule("HS-TURN-04")
def test_the_marker_of_the_turn_decides_whose_turn_it_is() -> None:
    """With X as a joker either card may act, another may not."""
    s = scene(
        "A brute@C3", "A ox@A9", "A krug@H8,H9", "B shooter@F3", units=[BRUTE, SHOOTER, card("ox")],
        order=(0, 1), markers={"A-brute": "1", "A-ox": "X", "A-krug": "23", "B-shooter": "123X"},
        v_marker_scheme="x_joker",
    )  # fmt: skip

    assert not refused(s, RevealIntent("A-brute"))
    assert not refused(s, RevealIntent("A-ox"))
    assert refused(s, RevealIntent("A-krug"))["HS-TURN-04"]["number"] == 1
    assert refused(s, RevealIntent("B-shooter"))["HS-TEAM-01"]["card"] == "B-shooter"


# --- turning round, order of steps, dice, answers -------------------------------------------------


@pytest.mark.rule("HS-MOVE-09", "HSV-FACING-01")
def test_why_a_figure_is_not_turned() -> None:
    """It sees all around, was turned already, or the moves are over."""
    owl = card("owl", blind=[3])
    figures = ("A owl@C3", "A brute@A9", "B shooter@D3")
    s = scene(*figures, acting="A-owl", units=[owl, BRUTE, SHOOTER])
    assert not refused(s, RotateIntent("A-owl"))
    assert refused(s, RotateIntent("A-brute"))["HS-MOVE-09"]["round"]
    assert refused(s.do("rotate A-owl 2"), RotateIntent("A-owl"))["HS-MOVE-09"]["turned"]

    late = scene(*figures, acting="A-owl", step="attack", units=[owl, BRUTE, SHOOTER])
    assert refused(late, RotateIntent("A-owl"))["HS-TURN-03"]["pending"] == "attack"
    aiming = scene(
        *figures, acting="A-owl", step="attack", units=[owl, BRUTE, SHOOTER], v_turn_before_attack="on"
    )
    assert not refused(aiming, RotateIntent("A-owl"))


@pytest.mark.rule("HSV-TURN-01")
def test_attacking_first_needs_the_variant_and_the_moment() -> None:
    """Chosen once, before anything else."""
    s = scene(
        "A brute@C3",
        "B shooter@F3",
        acting="A-brute",
        step="order",
        units=[BRUTE, SHOOTER],
        v_attack_first="on",
    )
    assert not refused(s, FirstIntent("attack"))
    assert refused(s.do("first move"), FirstIntent("attack"))["HS-TURN-03"]["pending"] == "move"
    plain = scene("A brute@C3", "B shooter@F3", acting="A-brute", units=[BRUTE, SHOOTER])
    assert refused(plain, FirstIntent("attack"))["HSV-TURN-01"]["unknown"]


@pytest.mark.rule("HSV-POWER-01", "HSV-POWER-02")
def test_why_a_roll_is_not_repeated() -> None:
    """No variant, no roll, or no point on that card."""
    s = scene("A brute@C3", "A ox@A9", "B shooter@D3", acting="A-brute", step="attack",
              units=[BRUTE, SHOOTER, card("ox")], v_power_points="on")  # fmt: skip
    assert refused(s, RerollIntent("A-brute")) == {"HSV-POWER-02": {}}
    s.dice(6, 6, 6).do("attack A-brute B-shooter")
    assert not refused(s, RerollIntent("A-brute"))
    assert refused(s, RerollIntent("A-ox"))["HSV-POWER-01"]["card"] == "A-ox"
    plain = scene("A brute@C3", "B shooter@F3", acting="A-brute", units=[BRUTE, SHOOTER])
    assert refused(plain, RerollIntent("A-brute"))["HSV-POWER-02"]["unknown"]


@pytest.mark.rule("HS-TURN-05", "HS-TURN-06", "HS-MOVE-08")
def test_why_a_figure_does_not_move_next() -> None:
    """Not of the active card, or moved already."""
    s = scene("A marro-warriors@C3", "A marro-warriors@C4", "A brute@A9", "B shooter@I9",
              acting="A-marro-warriors", units=[BRUTE, SHOOTER])  # fmt: skip
    assert not refused(s, PickIntent("A-marro-warriors.1"))
    assert "HS-TURN-06" in refused(s, PickIntent("A-brute"))
    s.do("move A-marro-warriors.1", "go D3")
    assert "HS-MOVE-08" in refused(s, PickIntent("A-marro-warriors.1"))


def test_answers_to_a_question_are_checked_by_what_it_is_about() -> None:
    """A target that is not meant, and an end where something must be chosen."""
    s = scene(
        "A brute@C3", "B frost-giant-of-morh@D3 wounds=7", "A marro-warriors@E3", "A krug@A8,A9",
        "B tornak@H8,H9",
        acting="A-brute", step="attack", units=[card("brute", attack=9)],
    )  # fmt: skip
    assert not refused(s, EndIntent())
    s.dice(*[1] * 9, *[6] * 4, 1, 6, 6).do("attack A-brute B-frost-giant-of-morh.1")
    assert s.kind == "last-blow"

    assert not refused(s, TargetIntent("A-brute"), seat=1)
    assert refused(s, TargetIntent("A-krug"), seat=1)["HS-SPECIAL-01"]["offered"] == [
        "A-brute",
        "A-marro-warriors.1",
    ]
    assert refused(s, EndIntent(), seat=1)["HS-SPECIAL-01"]["needed"]
    assert "HS-TURN-03" in refused(s, TargetIntent("A-brute"))


def test_any_option_can_be_asked_about_in_its_text_form() -> None:
    """As a client sends what was clicked; a text that is no option is an error."""
    s = scene("A brute@C3", "B shooter@F3", acting="A-brute", units=[BRUTE, SHOOTER])

    assert not refused(s, ChooseIntent("move A-brute"))
    assert "HS-TURN-03" in refused(s, ChooseIntent("attack A-brute B-shooter"))
    assert "HSV-TURN-01" in refused(s, ChooseIntent("first attack"))
    assert refused(s, ChooseIntent("use swipe A-brute"))["HS-TURN-06"]["moment"]
    with pytest.raises(UnknownNameError, match="unknown option 'dance'"):
        s.game.explain(s.state, 0, ChooseIntent("dance"))


@pytest.mark.parametrize("language", ["en", "de", "pl", "fr"])
def test_refusals_read_as_sentences_in_every_language(language: str) -> None:
    """Doors, shoves, bonds, glyphs, markers: words of their own, with the facts in them."""
    s = gate("A brute@A1", "A krug@A8,A9", "B shooter@G7", glyphs={"B1": "N"})
    lexicon = Lexicon(Texts(language, missing="raise"), s.game.content, s.state)
    intents = [
        DoorIntent("gate"), ShoveIntent("A-brute", "B-shooter"), BondIntent("A-krug"), GlyphIntent("B1"),
        CarryIntent("A-brute", "A-krug"), RotateIntent("A-brute"), FirstIntent("attack"),
        RerollIntent("A-brute"), RevealIntent("A-krug"),
    ]  # fmt: skip
    for intent in intents:
        lines = describe_answer(lexicon, s.game.explain(s.state, 0, intent))
        assert lines
        assert all("⟦" not in line and "{" not in line and "none" not in line for line in lines)


# --- what anybody can reach -----------------------------------------------------------------------


@pytest.mark.rule("HS-RANGE-01")
@pytest.mark.rule("HS-LOS-01")
def test_it_is_measured_between_spaces_too() -> None:
    """From a space the figure that is named looks; somebody of its size stands on the other."""
    s = scene("A brute@A5", "B brute@I5", acting="A-brute", units=[BRUTE], step="move")
    open_ground = s.game.explain(s.state, 0, MeasureIntent("C3", "C7"))
    assert (open_ground.facts["distance"], open_ground.facts["visible"]) == (4, True)
    assert open_ground.facts["supposed"] == "A-brute"
    mixed = s.game.explain(s.state, 0, MeasureIntent("B-brute", "C5", "A-brute"))
    assert (mixed.facts["viewer"], mixed.facts["target"], mixed.facts["distance"]) == ("B-brute", "C5", 6)
    with pytest.raises(UnknownNameError):
        s.game.explain(s.state, 0, MeasureIntent("C3", "Z99"))
    assert s["A-brute"].at == ["A5"]


@pytest.mark.rule("HS-LOS-01")
def test_a_wall_between_two_spaces_blocks_the_sight() -> None:
    """High ground between two spaces is named as what is in the way."""
    rows = [
        (" " if row % 2 else "") + " ".join("g9" if column == 4 else "g1" for column in range(9))
        for row in range(9)
    ]
    s = scene("A brute@A5", "B brute@I5", acting="A-brute", units=[BRUTE], rows=rows)
    answer = s.game.explain(s.state, 0, MeasureIntent("C5", "H5"))
    assert answer.facts["visible"] is False
    assert answer.facts["blocked"]


@pytest.mark.rule("HS-MOVE-01")
@pytest.mark.rule("HS-ENGAGE-01")
def test_what_a_figure_reaches_is_what_it_is_offered() -> None:
    """Ways with their points and whom they engage, the same as the options; an enemy's are told as well."""
    s = scene("A brute@C5", "B shooter@F5", acting="A-brute", units=[BRUTE, SHOOTER])
    mine = s.game.explain(s.state, 0, ReachIntent("A-brute")).facts
    theirs = s.game.explain(s.state, 0, ReachIntent("B-shooter")).facts
    assert (mine["move"], mine["range"], mine["targets"]) == (5, 1, [])
    assert (theirs["range"], theirs["targets"]) == (5, ["A-brute"])
    assert theirs["ways"]
    s.do("move A-brute")
    told = {",".join(way["to"]): way for way in fact_of(mine, "ways", list)}
    assert set(told) == s.ends()
    assert all(told[end]["cost"] == s.cost(end) for end in s.ends())
    assert told["E5"]["engaged"] == ["B-shooter"]
    assert "engaged" not in told["B5"]


@pytest.mark.rule("HS-GLYPH-03", "HS-TERRAIN-WATER-01", "HS-TERRAIN-WATER-02")
def test_where_a_move_must_stop_is_told() -> None:
    """On glyphs and in water, with both halves of a double-space figure; a flyer goes on."""
    rows = ["g1 g1 w0 w0 g1 g1"] * 3
    brute, wide = card("brute"), card("wide", hexes=2)
    s = scene(
        "A brute@B2", "A wide@B1,A1", "A raelin-the-kyrie-warrior-rotv@B3", "B brute@F3",
        acting="A-brute", units=[brute, wide], rows=rows, glyphs={"A2": "?"},
    )  # fmt: skip

    def stops(figure: str) -> set[str]:
        ways = fact_of(s.game.explain(s.state, 0, ReachIntent(figure)).facts, "ways", list)
        return {",".join(way["to"]) for way in ways if way.get("stops")}

    assert stops("A-brute") == {"A2", "C1", "C2", "C3"}
    both = stops("A-wide")
    assert {"C2,C1", "D1,C1"} <= both
    assert all(end.startswith("A2") or {at[0] for at in end.split(",")} <= {"C", "D"} for end in both)
    assert "C3" not in stops("A-raelin-the-kyrie-warrior-rotv")


@pytest.mark.rule("HS-DOUBLE-02")
def test_the_route_of_a_double_space_figure_keeps_both_halves() -> None:
    """Where each half is after each step; a single space has no other half."""
    s = scene("A wide@B2,A2", "A brute@A5", acting="A-wide", units=[card("wide", hexes=2), BRUTE])
    told = s.game.explain(s.state, 0, MoveIntent("A-wide", "E2")).facts
    assert told["path"] == ["C2", "D2", "E2"]
    assert told["back"] == ["B2", "C2", "D2"]
    assert "back" not in s.game.explain(s.state, 0, MoveIntent("A-brute", "B5")).facts


@pytest.mark.rule("HS-AREA-01", "HS-AREA-02")
def test_whom_an_area_hits_and_where_it_lies_is_told() -> None:
    """A line says its spaces and everybody on them; an area around a target says who else is in it."""
    squad = ("B marro-warriors@D2", "B marro-warriors@D3", "B marro-warriors@I9")
    s = scene("A mimring@B2,A2", "B krug@F2,F1", *squad, acting="A-mimring", step="attack")
    told = s.game.explain(s.state, 0, AttackIntent("A-mimring", "line:0", "mimring/fire-line"))
    assert told.allowed
    assert set(fact_of(told.facts, "hits", list)) == {"B-krug", "B-marro-warriors.1"}
    assert told.facts["covers"] == ["C2", "D2", "E2", "F2", "G2", "H2", "I2"]

    s = scene("A deathwalker-9000@B2", *squad, acting="A-deathwalker-9000", step="attack")
    blast = AttackIntent("A-deathwalker-9000", "B-marro-warriors.1", "deathwalker-9000/explosion")
    assert s.game.explain(s.state, 0, blast).facts["hits"] == ["B-marro-warriors.2"]
    assert s.game.explain(s.state, 0, AttackIntent("A-deathwalker-9000", "B-marro-warriors.1")).facts == {}


@pytest.mark.rule("HS-SPECIAL-01")
def test_the_area_of_an_aura_is_told() -> None:
    """A power that helps those beside the figure covers the six spaces around it."""
    aura = {"kind": "modify", "stat": "attack", "whom": {"side": "own"}, "reach": {"adjacent": True}}
    s = scene(
        "A chief@E5", "B brute@I9", acting="A-chief", units=[card("chief", parts=[aura]), BRUTE], step="move"
    )
    (told,) = fact_of(s.game.explain(s.state, 1, ReachIntent("A-chief")).facts, "auras", list)
    assert told["power"] == "chief/power"
    assert set(told["spaces"]) == set(board_of(s.state).near("E5")) - {"E5"}


@pytest.mark.rule("HS-MOVE-01", "HS-DICE-01", "HS-DICE-02", "HS-GLYPH-GERDA-01")
def test_numbers_are_told_with_what_changes_them() -> None:
    """Auras and glyphs are in them, for figures of either side; who is gone has none."""
    s = scene(
        "A tarn-viking-warriors@C3",
        "A finn-the-viking-champion@D3",
        "B krug@F3,G3",
        "B marro-warriors@A9 destroyed",
        glyphs={"F3": "G"},
        acting="A-finn-the-viking-champion",
    )

    mine = s.game.explain(s.state, 0, NumbersIntent("A-tarn-viking-warriors.1")).facts
    theirs = s.game.explain(s.state, 0, NumbersIntent("B-krug")).facts
    aura = {"amount": 1, "source": "finn-the-viking-champion/attack-aura-1"}
    assert mine["attack"] == {"base": 3, "total": 4, "modifiers": [aura]}
    assert mine["move"] == {"base": 4, "total": 4, "modifiers": []}
    assert fact_of(theirs, "defence", dict)["modifiers"] == [{"amount": 1, "source": "HS-GLYPH-GERDA-01"}]
    assert not s.game.explain(s.state, 0, NumbersIntent("B-marro-warriors.1")).allowed
