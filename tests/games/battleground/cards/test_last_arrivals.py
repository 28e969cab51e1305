"""Who comes late, who leaves and comes back, and who changes the order of a round."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.events import (
    CardsSeen,
    Deployed,
    HeldBack,
    InitiativeChanged,
    InterruptionBegan,
    MissionCompleted,
    Withdrawn,
)
from battlewright.games.battleground.model.state import Mark, buffs_of
from battlewright.games.battleground.procedures.changes import give_token, lose_mana, remove_mark
from battlewright.games.battleground.rules.circumstances import initiative
from battlewright.games.battleground.rules.conditions import count
from battlewright.games.battleground.rules.facts import Facts
from battlewright.games.battleground.rules.numbers import stat_value
from battlewright.games.battleground.rules.standing import effects_on
from battlewright.games.battleground.rules.victory import survivors
from battlewright.space.hexes import steps
from tests.games.battleground.cards.playing import case, faces, play
from tests.games.battleground.cards.test_later_fate import ability
from tests.games.battleground.scenes import Scene
from tests.games.battleground.words.playing import GAME, answer, drawn

DECK = GAME.content.forces["lords-of-snake-mountain"]


def setting_up(*cards: str) -> Scene:
    """A skirmish in which seat 1 deploys these Snake Men, up to the first hex of seat 1."""
    force = {
        "faction": "snake-men",
        "characters": [{"card": card} for card in cards],
        "fate": list(DECK.fate),
        "glory": list(DECK.glory),
    }
    setup = {"scenario": "skirmish", "map": "arena", "forces": ["heroes-of-grayskull", force]}
    s = Scene(GAME.new(setup, "1"))
    while s.kind != "deploy_hex" or s.decision.seat == 0:
        s.do(s.options[0])
    return s


def to_round(s: Scene, number: int) -> Scene:
    """Everybody deploys where offered first, ends and passes until this round begins."""
    while s.asked and s.state.round < number:
        s.do(next((o for o in ("end", "pass", "decline", "discard") if o in s.options), s.options[0]))
    return s


def apart(s: Scene, at: str, other: str) -> int:
    """How many hexes lie between two places."""
    field = field_of(s.state)
    return steps(field.places[field.nodes[at]], field.places[field.nodes[other]])


# --- Fang-Or --------------------------------------------------------------------------------------


@pytest.mark.card("fang-or.ambush")
def test_fang_or_waits_in_ambush() -> None:
    """`held`: not deployed with the others; from round 2 on in any zone, 7 hexes from every enemy."""
    s = setting_up("sssqueeze", "fang-or")
    while s.decision.facts.get("character") != "fang-or":
        s.do("deploy fang-or" if "deploy fang-or" in s.options else s.options[0])
    s.do("stay")
    assert [e.character for e in s.heard(HeldBack)] == ["fang-or"]
    to_round(s, 1)
    assert s["fang-or"].at == ""
    assert s["fang-or"] in survivors(s.state, 1)
    to_round(s, 2)
    assert (s.kind, s.asked, s.decision.facts["character"]) == ("deploy_hex", (1,), "fang-or")
    assert "stay" in s.options
    places = [text.split()[1] for text in s.offers("goto")]
    field = field_of(s.state)
    assert {field.zone_of(field.nodes[at]) for at in places} == {0, 1}
    enemies = [c.at for c in s.state.characters.values() if c.seat == 0]
    assert min(apart(s, at, enemy) for at in places for enemy in enemies) >= 7
    s.do(f"goto {places[0]}")
    assert [e.at for e in s.heard(Deployed) if e.character == "fang-or"] == [places[0]]


@pytest.mark.card("fang-or.ambush")
def test_others_do_not_wait() -> None:
    """Without such a card nobody is held back; and Fang-Or need not be."""
    s = setting_up("sssqueeze")
    assert "stay" not in s.options
    s = setting_up("fang-or")
    s.do(s.offers("goto")[0])
    assert s["fang-or"].at


@pytest.mark.card("fang-or.counterattack")
@pytest.mark.parametrize(("figure", "ap"), [("fang-or@F5:3 seat=1", 2), ("skeletor@F5:3 seat=1", 1)])
def test_counterattack(figure: str, ap: int) -> None:
    """One AP more when a Fate card makes him interrupt."""
    s = drawn("he-man@F3:0", figure, acting="he-man", hands={1: ["fate-96"]}).do("move", "goto F4", "face 0")
    s.do(answer(s, "fate-96"))
    assert s.turn.ap == ap


# --- Kobra Khan -----------------------------------------------------------------------------------


@pytest.mark.card("kobra-khan.camouflage")
def test_kobra_khan_vanishes_and_returns() -> None:
    """`withdraw`: off the board after an interruption by a Fate card, back in his zone in the next round."""
    s = drawn(
        "he-man@F3:0",
        "kobra-khan@F5:3 seat=1 wounds=1 mana=2",
        "skeletor@M12:3",
        acting="he-man",
        hands={0: ["fate-01"], 1: ["fate-96"]},
    )
    s.do("move", "goto F4", "face 0")
    s.do(answer(s, "fate-96"))
    s.do("end", answer(s, "camouflage")) if s.kind == "react" else s.do("end")
    if s.kind == "react":
        s.do(answer(s, "camouflage"))
    khan = s["kobra-khan"]
    assert [e.character for e in s.heard(Withdrawn)] == ["kobra-khan"]
    assert (khan.at, khan.out, khan.wounds, khan.mana) == ("", False, 1, 2)
    to_round(s, 2)
    assert (s.kind, s.asked) == ("deploy_hex", (1,))
    assert "stay" not in s.options
    assert {text.split()[1][0] for text in s.offers("goto")} <= set("KLM")
    s.do(s.options[0])
    assert khan.at


@pytest.mark.card("kobra-khan.camouflage")
def test_kobra_khan_stays_after_overwatch() -> None:
    """Only a Fate card lets him vanish."""
    s = drawn("he-man@F3:0", "kobra-khan@F9:3 seat=1 overwatch", acting="he-man").do(
        "move", "goto F4", "face 0"
    )
    s.do("end")
    assert s.kind != "react"
    assert s["kobra-khan"].at == "F9"


@pytest.mark.card("kobra-khan.hypnotic-mist", "hypnotic-mist")
@pytest.mark.parametrize(("at", "strength", "power"), [("F9", 4, 3), ("A1", 5, 3)])
def test_hypnotic_mist(at: str, strength: int, power: int) -> None:
    """Within 2 inches of the mark, and not below 3."""
    s = drawn(f"he-man@{at}:3 seat=0", "kobra-khan@F3:0 seat=1 mana=1", acting="kobra-khan")
    play(s, "skill kobra-khan.hypnotic-mist", "choose F8")
    assert (stat_value(s.state, s["he-man"], "strength"), stat_value(s.state, s["he-man"], "power")) == (
        strength,
        power,
    )


# --- Lady Slither ---------------------------------------------------------------------------------


@pytest.mark.card("lady-slither.deadly-assassin", "orange-skin", "grey-skin")
def test_lady_slither_comes_where_a_skin_lay() -> None:
    """Her skins lie far from everybody; when the round clears them away (`mark_removed`) she can `appear`."""
    s = setting_up("sssqueeze", "lady-slither")
    while s.decision.facts.get("character") != "lady-slither":
        s.do("deploy lady-slither" if "deploy lady-slither" in s.options else s.options[0])
    s.do("stay")
    while s.kind != "place_mark":
        s.do(s.options[0])
    everybody = [c.at for c in s.state.characters.values() if c.at]
    places = [text.split()[1] for text in s.options]
    assert min(apart(s, at, other) for at in places for other in (*everybody, *s.state.objectives)) >= 6
    s.do(f"choose {places[0]}")
    s.do(s.options[-1])
    skins = {mark.token: mark.at for mark in s.state.marks}
    assert set(skins) == {"orange-skin", "grey-skin"}
    while s.kind != "react":
        s.do(next((o for o in ("end", "pass") if o in s.options), s.options[0]))
    s.do(next(o for o in s.options if "lady-slither" in o))
    s.do(s.options[0])
    assert (
        apart(s, s["lady-slither"].at, skins["orange-skin"]) == 1
        or apart(s, s["lady-slither"].at, skins["grey-skin"]) == 1
    )


@pytest.mark.card("lady-slither.shed-skin", "lady-slither.deadly-assassin")
def test_shed_skin() -> None:
    """Two skins within 8 inches, 3 hexes from everybody (`mark_gone`); one that goes takes her there."""
    s = drawn("lady-slither@F3:0 seat=1 mana=1", "he-man@F7:3 seat=0", acting="lady-slither")
    s.do("skill lady-slither.shed-skin")
    places = [text.split()[1] for text in s.options]
    assert min(apart(s, at, other) for at in places for other in ("F3", "F7")) >= 3
    s.do("choose C8", "choose J8") if "choose C8" in s.options and "choose J8" in s.options else s.do(
        s.options[0], s.options[-1]
    )
    mark = next(m for m in s.state.marks if m.token == "grey-skin")
    remove_mark(s.state, mark)
    s.game.start(s.state)
    s.do(next(o for o in s.options if "lady-slither" in o))
    s.do(s.options[0])
    assert apart(s, s["lady-slither"].at, mark.at) == 1


@pytest.mark.card("lady-slither.deadly-assassin")
def test_other_marks_do_not_call_her() -> None:
    """Only her own skins."""
    s = drawn("lady-slither@F3:0 seat=1", "he-man@F7:3 seat=0", acting="lady-slither")
    s.state.marks.append(mark := Mark(token="puddle", at="C8", seat=1, by="lady-slither"))
    remove_mark(s.state, mark)
    assert "react" not in s.kind


# --- Leech ----------------------------------------------------------------------------------------


@pytest.mark.rule("BG-MANA-01")
@pytest.mark.card("leech.power-drain")
@pytest.mark.parametrize(("at", "gained"), [("F9", 1), ("M14", 0)])
def test_power_drain(at: str, gained: int) -> None:
    """`mana_lost`: an enemy near spends mana, and Leech gains 1."""
    s = drawn("skeletor@F6:0 seat=0 mana=2", "orko@F8:0 seat=0", f"leech@{at}:3 seat=1", acting="skeletor")
    if at == "M14":
        s["skeletor"].at = "A1"
    play(s, "skill skeletor.lord-of-destruction")
    assert s["leech"].mana == gained


@pytest.mark.card("leech.power-drain")
def test_friends_are_not_drained() -> None:
    """Allies may spend what they like."""
    s = drawn(
        "hordak@F6:0 seat=1 mana=3 items=magic-potion",
        "leech@F8:0 seat=1",
        "he-man@F12:3 seat=0",
        acting="hordak",
    )
    s["hordak"].mana = 3
    lose_mana(s.state, s["hordak"], 1, "test")
    assert s["leech"].mana == 0
    lose_mana(s.state, s["he-man"], 1, "test")
    assert s["leech"].mana == 0, "he had none to lose"


@pytest.mark.card("leech.wall-crawler")
def test_wall_crawler() -> None:
    """`cross`: over one part of the wall beside him, and only over a high one."""
    wall = {"F7": "H", "G7": "H", "E7": "H"}
    s = drawn("leech@F6:0 seat=1 mana=1", "he-man@A1:3 seat=0", acting="leech", terrain=wall)
    s.do("skill leech.wall-crawler")
    places = {text.split()[1] for text in s.offers("goto")}
    assert "F8" in places
    assert "F9" not in places
    s.do("goto F8")
    assert s["leech"].at == "F8"

    s = drawn("leech@F6:0 seat=1 mana=1", "he-man@A1:3 seat=0", acting="leech", terrain={"F7": "l"})
    s.do("skill leech.wall-crawler")
    assert not s.offers("goto")


# --- Frosta and Glimmer ---------------------------------------------------------------------------


def turned(*figures: str, hands: dict[int, list[str]]) -> Scene:
    """Both seats have turned their first card over."""
    s = drawn(*figures, hands=hands)
    return s.do(*(f"play {hand[0]}" for hand in hands.values() if hand))


@pytest.mark.card("glimmer.guiding-light")
def test_guiding_light() -> None:
    """`cards_turned`, `guiding_light`: her card counts 10 and activates her, nobody else."""
    s = turned(
        "glimmer@F6:0 seat=0",
        "she-ra@F3:0 seat=0",
        "skeletor@F12:3 seat=1",
        "mer-man@M9:3 seat=1",
        hands={0: ["fate-85"], 1: ["fate-109"]},
    )
    s.do(answer(s, "guiding-light"))
    assert [(e.seat, e.initiative) for e in s.heard(InitiativeChanged)] == [(0, 10)]
    while s.kind == "bonus":
        s.do(s.options[-1])
    assert s.turn.character == "glimmer"
    assert initiative(s.state, s["glimmer"]) == 10


@pytest.mark.card("glimmer.guiding-light")
def test_guiding_light_needs_her_ready() -> None:
    """`activatable`: activated before, she guides nobody."""
    s = turned(
        "glimmer@F6:0 seat=0 activated",
        "she-ra@F3:0 seat=0",
        "skeletor@F12:3 seat=1",
        hands={0: ["fate-85"], 1: ["fate-109"]},
    )
    assert s.kind != "react"


@pytest.mark.card("glimmer.invisibility", "glimmers-mark")
def test_invisibility() -> None:
    """`chosen_only_within`: only the adjacent attack the ally or choose it; it ends with its turn."""
    s = drawn("glimmer@F6:0 seat=0 mana=2", "she-ra@F7:0 seat=0", "skeletor@F12:3 seat=1", acting="glimmer")
    play(s, "skill glimmer.invisibility she-ra")
    assert s["she-ra"].buff == "glimmers-mark"
    for words, offered in (("buff=glimmers-mark", False), ("", True)):
        s = drawn(
            f"he-man@F7:0 seat=0 {words}",
            "evil-lyn@F12:3 seat=1 mana=5 weapons=shadow-strike",
            "scareglow@F11:3 seat=1 mana=3",
            acting="evil-lyn",
        )
        assert bool(s.offers("attack shadow-strike he-man")) == offered
        s = drawn(f"he-man@F7:0 seat=0 {words}", "scareglow@F11:3 seat=1 mana=3", acting="scareglow")
        assert bool(s.offers("skill scareglow.nightmare he-man")) == offered
    s = drawn(
        "she-ra@F7:0 seat=0 buff=glimmers-mark",
        "glimmer@F6:0 seat=0",
        "skeletor@F12:3 seat=1",
        acting="she-ra",
        hands={0: ["fate-01"]},
    )
    s.do("end")
    assert s["she-ra"].buff == ""


@pytest.mark.card("frosta.freezing-rain")
@pytest.mark.parametrize(("choice", "first", "value"), [("fate-85:+2", 0, 6), ("fate-85:-2", 1, 2)])
def test_freezing_rain(choice: str, first: int, value: int) -> None:
    """`freezing_rain`: for 1 mana one of the cards counts 2 more or 2 less, which can turn the order."""
    other = next(f.id for f in GAME.content.fate.values() if f.initiative == 5)
    s = turned("frosta@F6:0 seat=0 mana=1", "skeletor@F12:3 seat=1", hands={0: ["fate-85"], 1: [other]})
    s.do(answer(s, "freezing-rain"))
    assert f"choose {other}:-2" in s.options
    worth = dict(zip(s.options, GAME.advice(GAME.view(s.state, 0), 0, s.decision) or (), strict=True))
    assert worth["choose fate-85:+2"] == worth[f"choose {other}:-2"] > 0 > worth["choose fate-85:-2"]
    s.do(f"choose {choice}")
    assert [(e.card, e.initiative) for e in s.heard(InitiativeChanged)] == [("fate-85", value)]
    while s.kind == "bonus":
        s.do(s.options[-1])
    assert s.turn.seat == first
    assert s["frosta"].mana <= 2


@pytest.mark.card("frosta.freezing-rain")
def test_freezing_rain_has_its_price() -> None:
    """Without mana nobody is asked."""
    s = turned("frosta@F6:0 seat=0", "skeletor@F12:3 seat=1", hands={0: ["fate-85"], 1: ["fate-109"]})
    assert s.kind != "react"


@pytest.mark.card("frosta.sub-zero")
@pytest.mark.parametrize(("card", "at", "asked"), [("fate-83", "F12", True), ("fate-85", "F12", False)])
def test_sub_zero(card: str, at: str, asked: bool) -> None:
    """`activated_initiative_least`: against whoever is activated with 7 or more, for 1 mana."""
    s = turned(
        "frosta@F6:0 seat=0 mana=2 activated",
        f"skeletor@{at}:3 seat=1",
        hands={0: [], 1: [card]},
    )
    while s.kind in ("bonus",) or (s.kind == "react" and not any("sub-zero" in o for o in s.options)):
        s.do(s.options[-1])
    assert any("sub-zero" in o for o in s.options) == asked
    if asked:
        s.do(answer(s, "sub-zero"))
        assert [(e.character, e.interrupted) for e in s.heard(InterruptionBegan)] == [("frosta", "skeletor")]
        assert s["frosta"].mana == 1


# --- their cards ----------------------------------------------------------------------------------


@pytest.mark.card("fate-83")
def test_in_the_blink_of_an_eye() -> None:
    """Glimmer appears next to an ally; nobody else can use it."""
    s = ability("fate-83", "glimmer@F6:0 seat=0", "she-ra@F12:0 seat=0", "skeletor@M12:3")
    s.do("goto F11")
    assert s["glimmer"].at == "F11"
    s = drawn("she-ra@F6:0 seat=0", "skeletor@M12:3", acting="she-ra", hands={0: ["fate-83"]})
    assert not s.offers("bonus fate-83 ability")


@pytest.mark.card("fate-85")
def test_ice_storm() -> None:
    """Two AP in an interruption of Frosta's, none in her activation."""
    s = drawn("frosta@F6:0 seat=0", "skeletor@M12:3", acting="frosta", hands={0: ["fate-85"]})
    assert not s.offers("bonus fate-85 ability")
    s = drawn(
        "skeletor@F3:0 seat=1", "frosta@F9:3 seat=0 overwatch", acting="skeletor", hands={0: ["fate-85"]}
    )
    s.do("move", "goto F4", "face 0", "bonus fate-85 ability")
    assert s.turn.ap == 3


@pytest.mark.parametrize("card", [case("fate-83/mana", "fate-83"), case("fate-85/mana", "fate-85")])
def test_their_extra_mana(card: str) -> None:
    """One mana instead."""
    s = drawn("she-ra@F6:0 seat=0", "orko@F8:0", "skeletor@M12:3", acting="orko", hands={0: [card]})
    s.do(f"bonus {card} mana")
    assert s["orko"].mana == 1


@pytest.mark.card("fate-107")
@pytest.mark.parametrize(("acted", "wounds"), [(False, 0), (True, 1)])
def test_stand_fast(acted: bool, wounds: int) -> None:
    """`no_action`: as long as it has taken no action this round, each blow may do 1 wound less."""
    s = drawn("skeletor@F6:0 weapons=havoc-staff", "he-man@F7:3 lasting=fate-107", acting="skeletor")
    s["he-man"].acted = acted
    s.dice(*faces(4, 1)).do("attack havoc-staff he-man")
    while s.kind in ("defend", "boost", "mana_reroll", "free_reroll"):
        s.do("defend decline" if s.kind == "defend" else s.options[0])
    if s.kind == "react":
        s.do(answer(s, "fate-107"))
    assert s["he-man"].wounds == wounds


@pytest.mark.card("fate-107")
def test_actions_are_remembered_where_a_deck_asks() -> None:
    """A Move is an action; the next round begins without one."""
    s = drawn("he-man@F6:0", "skeletor@M12:3", acting="he-man", hands={0: ["fate-107"], 1: ["fate-01"]})
    s["he-man"].acted = False
    s.do("bonus fate-107 ability")
    assert s["he-man"].acted is False
    s.do("move", "goto F7", "face 0")
    assert s["he-man"].acted is True


@pytest.mark.card("glory-21", "glory-21/ap")
def test_legends_together() -> None:
    """`ultimates`, `ability_used`: two different ones in a round, whoever uses them; one twice is one."""
    s = drawn(
        "glimmer@F6:0 seat=0",
        "she-ra@F9:0 seat=0",
        "skeletor@M12:3",
        acting="glimmer",
        hands={0: ["glory-21", "fate-83", "fate-84"], 1: ["fate-01"]},
    )
    s.state.players[0].ultimates = ["fate-84"]
    s.do("bonus glory-21 mission")
    s.do("bonus fate-83 ability")
    assert [e.vp for e in s.heard(MissionCompleted)] == [20]

    s = drawn(
        "glimmer@F6:0 seat=0",
        "she-ra@F9:0 seat=0",
        "skeletor@M12:3",
        acting="glimmer",
        hands={0: ["glory-21", "fate-83"], 1: ["fate-01"]},
    )
    s.state.players[0].ultimates = []
    s.do("bonus glory-21 mission", "bonus fate-83 ability")
    assert not s.heard(MissionCompleted)

    s = drawn("glimmer@F6:0 seat=0", "skeletor@M12:3", acting="glimmer", hands={0: ["glory-21"]})
    s.do("bonus glory-21 ap")
    assert s.turn.ap == 4


# --- Bow and the Sorceress ------------------------------------------------------------------------


@pytest.mark.card("bow.heart-of-gold")
def test_heart_of_gold() -> None:
    """`holds_buffs`: three different ones, all in force; a fourth takes the place of the first."""
    s = drawn("bow@F6:0 seat=0 weapons=combi-bow", "skeletor@F12:3", "orko@A1:0 buff=haste", acting="bow")
    bow, orko = s["bow"], s["orko"]
    for token in ("haste", "protection", "empower", "haste"):
        give_token(s.state, bow, token, bow, "test")
    assert set(buffs_of(bow)) == {"haste", "protection", "empower"}
    assert {"haste", "protection", "empower"} <= set(effects_on(s.state, bow))
    assert count(s.state, "buffs", Facts(who=bow), bow) == 3
    give_token(s.state, bow, "regeneration", bow, "test")
    assert len(buffs_of(bow)) == 3
    assert "regeneration" in buffs_of(bow)

    give_token(s.state, orko, "protection", orko, "test")
    assert buffs_of(orko) == ("protection",), "others hold one"


@pytest.mark.card("bow.heart-of-gold")
def test_all_buffs_go_in_clean_up() -> None:
    """The end of the round takes all of them."""
    s = drawn("bow@F6:0 seat=0", "skeletor@F12:3", acting="bow", hands={0: [], 1: []})
    for token in ("haste", "protection"):
        give_token(s.state, s["bow"], token, s["bow"], "test")
    to_round(s, 2)
    assert buffs_of(s["bow"]) == ()


@pytest.mark.card("bow.heroic-intervention")
def test_heroic_intervention() -> None:
    """One of his buffs for 1 AP and the mana back; without a buff nothing."""
    s = drawn("bow@F6:0 seat=0 mana=1", "skeletor@F12:3", acting="bow")
    assert not s.offers("skill bow.heroic-intervention")
    for token in ("haste", "protection"):
        give_token(s.state, s["bow"], token, s["bow"], "test")
    s.game.start(s.state)
    s.do("skill bow.heroic-intervention", "choose haste")
    assert buffs_of(s["bow"]) == ("protection",)
    assert (s.turn.ap, s["bow"].mana) == (4, 1)


@pytest.mark.card("fate-82")
def test_a_quiver_of_tricks() -> None:
    """A card of the discard pile for each ally's buff; only Bow can."""
    figures = (
        "bow@F6:0 seat=0",
        "she-ra@F9:0 seat=0 buff=haste",
        "glimmer@F3:0 seat=0 buff=protection",
        "skeletor@M12:3",
    )
    s = drawn(*figures, acting="bow", hands={0: ["fate-82"], 1: ["fate-01"]})
    s.state.players[0].discard = ["fate-10", "fate-11", "fate-12"]
    s.do("bonus fate-82 ability")
    while s.kind == "pick":
        s.do(s.options[0])
    assert [s[name].buff for name in ("she-ra", "glimmer")] == ["", ""]
    assert len(s.state.players[0].hand) == 2
    s = drawn(*figures, acting="she-ra", hands={0: ["fate-82"]})
    assert not s.offers("bonus fate-82 ability")


@pytest.mark.card("fate-82/mana")
def test_the_quiver_for_mana() -> None:
    """Or 1 mana for anybody who takes some."""
    s = drawn("orko@F6:0", "skeletor@M12:3", acting="orko", hands={0: ["fate-82"]})
    assert s.do("bonus fate-82 mana")["orko"].mana == 1


@pytest.mark.card("sorceress.glimpse-of-the-future")
def test_glimpse_of_the_future() -> None:
    """`foresee`: a top card for each success, seen by her player alone, and put back in any order."""
    decks = {0: ["fate-01", "fate-02", "fate-03"], 1: ["fate-04", "fate-05"]}
    s = drawn("sorceress@F6:0 mana=1", "skeletor@M12:3", acting="sorceress", decks=decks)
    play(s.dice(*faces(5, 3)), "skill sorceress.glimpse-of-the-future")
    assert set(s.options) == {"choose deck-0", "choose deck-1"}
    s.do("choose deck-0", "choose deck-1", "choose deck-0")
    assert [(e.owner, e.cards) for e in s.heard(CardsSeen)] == [
        (0, ("fate-01",)),
        (1, ("fate-04",)),
        (0, ("fate-02",)),
    ]
    assert s.heard(CardsSeen)[0].redacted().cards == ("?",)
    assert s.options == ["choose fate-01", "choose fate-02"]
    assert s.game.view(s.state, 0).players[0].deck[:2] == ["fate-01", "fate-02"]
    assert s.game.view(s.state, 1).players[0].deck[:2] == ["?", "?"]
    s.do("choose fate-02")
    assert s.state.players[0].deck == ["fate-02", "fate-01", "fate-03"]
    assert s.state.players[1].deck == ["fate-04", "fate-05"]
    assert s.game.view(s.state, 0).players[0].deck[:2] == ["?", "?"]


@pytest.mark.card("sorceress.glimpse-of-the-future")
def test_no_glimpse_without_success() -> None:
    """And none into an empty deck."""
    s = drawn("sorceress@F6:0 mana=1", "skeletor@M12:3", acting="sorceress", decks={0: ["fate-01"], 1: []})
    play(s.dice(*faces(5, 0)), "skill sorceress.glimpse-of-the-future")
    assert not s.heard(CardsSeen)
    s = drawn("sorceress@F6:0 mana=1", "skeletor@M12:3", acting="sorceress", decks={0: [], 1: []})
    play(s.dice(*faces(5, 2)), "skill sorceress.glimpse-of-the-future")
    assert not s.heard(CardsSeen)


@pytest.mark.card("sorceress.telepathic-guidance")
@pytest.mark.parametrize("successes", [1, 2])
def test_telepathic_guidance(successes: int) -> None:
    """In her interruption an ally interrupts the same enemy; not in her activation."""
    s = drawn("skeletor@F3:0 seat=1", "sorceress@F9:3 overwatch mana=1", "he-man@H9:3", acting="skeletor")
    s.do("move", "goto F4", "face 0")
    s.dice(*faces(4, successes))
    play(s, "skill sorceress.telepathic-guidance he-man")
    found = [(e.character, e.interrupted) for e in s.heard(InterruptionBegan)]
    assert (("he-man", "skeletor") in found) == (successes == 2)

    s = drawn("sorceress@F6:0 mana=1", "he-man@H9:3", "skeletor@M12:3", acting="sorceress")
    assert not s.offers("skill sorceress.telepathic-guidance")
