"""Team Battle: four players, two teams of two (BT-FORCE, BT-SETUP, BT-PLAY, BT-SCORE)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.events import (
    Activated,
    CardsRevealed,
    Deployed,
    FirstRolled,
    Gained,
    ObjectivePlaced,
    Passed,
)
from battlewright.games.battleground.model.frames import Draft, DraftedForce
from battlewright.games.battleground.rules.table import allies, enemies
from battlewright.games.battleground.rules.victory import team_vp
from battlewright.kernel.game import SetupError
from battlewright.kernel.rng import Rng
from tests.games.battleground.fights import settle
from tests.games.battleground.scenes import GAME, Scene, scene

FORCES = ["eternia-vanguard", "snake-mountain-coven", "eternia-watch", "snake-mountain-hunt"]
TEAMS = ((0, 2), (1, 3))


def battle(forces: list[Any] | None = None, **setup: Any) -> Scene:
    """A Team Battle at its first decision, with the prepared Forces unless told otherwise."""
    return Scene(
        GAME.new({"scenario": "team-battle", "forces": FORCES if forces is None else forces, **setup}, "1")
    )


def own_force(name: str, **changes: Any) -> dict[str, Any]:
    """A prepared Force as a list of one's own, with changes."""
    force = GAME.content.forces[name]
    entries = [{"card": e.card, "weapons": e.weapons, "items": e.items} for e in force.characters]
    plain = {"faction": force.faction, "characters": entries, "fate": force.fate, "glory": force.glory}
    return plain | changes


def by(s: Scene, seat: int, *texts: str) -> None:
    """Choices of one seat among several that are asked."""
    for text in texts:
        s.events.extend(GAME.apply(s.state, seat, GAME.reader.read(text)))


def four(
    hands: Mapping[int, list[str]], *more: str, first: int = 0, decks: Mapping[int, list[str]] | None = None
) -> Scene:
    """One character for each seat, far apart, about to choose cards."""
    figures = ("stratos@C3:1", "skeletor@K3:4", "man-at-arms@C9:1 seat=2", "mer-man@K9:4 seat=3")
    return scene(*figures, *more, hands=hands, decks=decks, teams=TEAMS, first_team=first)


def finish(s: Scene) -> None:
    """Bonuses and turns are ended the shortest way, until cards or a tie are decided."""
    while s.kind in ("bonus", "act"):
        s.do("end" if s.kind == "act" else s.options[-1])


# --- Forces ---------------------------------------------------------------------------------------


@pytest.mark.rule("BT-FORCE-01")
def test_four_players_form_two_teams() -> None:
    """Two and two, each with a Force of its own; everything else as usual."""
    s = battle()

    assert GAME.seats(s.state) == (0, 1, 2, 3)
    assert s.state.teams == [[0, 2], [1, 3]]
    assert {c.seat for c in s.state.characters.values()} == {0, 1, 2, 3}
    assert (s.state.rounds, s.state.glory_cards) == (4, 2)
    with pytest.raises(SetupError, match="2 forces for 4 seats"):
        battle(FORCES[:2])


@pytest.mark.rule("BT-FORCE-02")
def test_no_force_costs_more_than_75_points() -> None:
    """A Force for the standard game is too dear here; the builder does not offer it."""
    with pytest.raises(SetupError, match=r"forces\[0\]: BT-FORCE-02 \(points 99, most 75\)"):
        battle(["heroes-of-grayskull", *FORCES[1:]])

    s = battle([None] * 4)
    assert s.decision.facts["most"] == 75
    assert sorted(s.offers("prepared")) == sorted(
        f"prepared {f.id}" for f in GAME.content.forces.values() if f.points == 75 or "first-game" in f.id
    )


@pytest.mark.rule("BT-FORCE-03")
def test_each_player_has_a_deck_and_glory_cards() -> None:
    """Four decks of 20, four pairs of Glory cards, each the own list."""
    s = battle()

    for player, name in zip(s.state.players, FORCES, strict=True):
        force = GAME.content.forces[name]
        assert sorted(player.deck) == sorted(force.fate)
        assert player.hand == list(force.glory)


@pytest.mark.rule("BT-FORCE-04")
def test_a_team_belongs_to_one_faction() -> None:
    """Masters and Evil Warriors in one team are refused; the builder offers the team-mate's faction only."""
    with pytest.raises(SetupError, match=r"team of seat 0: BT-FORCE-04 \(factions \['evil', 'masters'\]\)"):
        battle([FORCES[0], FORCES[3], FORCES[1], FORCES[2]])

    s = battle([FORCES[0], None, None, None])
    decision = GAME.decision(s.state, 2)
    added = [text.split()[1] for text in decision.texts() if text.startswith("add ")]
    assert {GAME.content.characters[card].faction for card in added} == {"masters"}


@pytest.mark.rule("BT-FORCE-05")
def test_a_team_has_one_copy_of_each_character() -> None:
    """He-Man in one Force keeps him out of the other."""
    twice = own_force(FORCES[2], characters=[{"card": "he-man"}])

    with pytest.raises(SetupError, match=r"team of seat 0: BT-FORCE-05 \(character he-man\)"):
        battle([FORCES[0], FORCES[1], twice, FORCES[3]])
    s = battle([FORCES[0], None, None, None])
    assert "add he-man" not in GAME.decision(s.state, 2).texts()
    assert "add stratos" in GAME.decision(s.state, 2).texts()


@pytest.mark.rule("BT-FORCE-05")
def test_two_palace_guards_fit_into_one_force_but_not_into_two() -> None:
    """Their card allows two in a Force, even as two versions; the team-mate then can have none."""
    pair = [{"card": "palace-guard-a"}, {"card": "palace-guard-b"}]
    both = own_force(FORCES[2], characters=pair)
    one = own_force(FORCES[0], characters=[{"card": "palace-guard-b"}])

    assert battle([FORCES[0], FORCES[1], both, FORCES[3]]).kind == "first"
    with pytest.raises(SetupError, match=r"BT-FORCE-05 \(character palace-guard-a\)"):
        battle([one, FORCES[1], own_force(FORCES[2], characters=pair[:1]), FORCES[3]])
    with pytest.raises(SetupError, match=r"character palace-guard-a, copies 3, most 2"):
        battle([FORCES[0], FORCES[1], own_force(FORCES[2], characters=[*pair, pair[0]]), FORCES[3]])


@pytest.mark.rule("BT-FORCE-06")
def test_a_team_has_one_copy_of_each_piece_of_equipment() -> None:
    """The axe of one Force is not offered to the other."""
    twice = own_force(
        FORCES[2], characters=[{"card": "man-at-arms", "weapons": ["mace"], "items": ["ram-stone"]}]
    )

    with pytest.raises(SetupError, match=r"BT-FORCE-06 \(equipment ram-stone, copies 2, most 1\)"):
        battle([FORCES[0], FORCES[1], twice, FORCES[3]])
    s = battle([FORCES[0], None, None, None])
    by(s, 2, "add man-at-arms")
    by(s, 1, "add skeletor")
    assert "equip 0 ram-stone" not in GAME.decision(s.state, 2).texts()
    assert "equip 0 ram-stone" in GAME.decision(s.state, 1).texts()


@pytest.mark.rule("BT-FORCE-07")
def test_a_team_has_one_copy_of_each_fate_and_glory_card() -> None:
    """Forty different Fate cards and four different Glory cards for a team; opponents may hold the same."""
    force = GAME.content.forces[FORCES[2]]
    twice = own_force(FORCES[2], glory=[force.glory[0], "glory-04"])

    with pytest.raises(SetupError, match=r"team of seat 0: BT-FORCE-07 \(card glory-04, copies 2, most 1\)"):
        battle([FORCES[0], FORCES[1], twice, FORCES[3]])
    s = battle([FORCES[0], None, None, None])
    by(s, 2, "add man-at-arms")
    by(s, 1, "add skeletor")
    taken = GAME.content.forces[FORCES[0]]
    mine, theirs = GAME.decision(s.state, 2).texts(), GAME.decision(s.state, 1).texts()
    for card in (*taken.fate, *taken.glory):
        assert f"take {card}" not in mine
        assert f"take {card}" in theirs


@pytest.mark.rule("BT-FORCE-05", "BT-FORCE-06", "BT-FORCE-07")
def test_a_draft_that_clashes_with_a_finished_team_mate_must_be_taken_back() -> None:
    """Both build at once: who finishes first keeps the card, the other hears what clashes."""
    s = battle([None, FORCES[1], None, FORCES[3]])
    by(s, 2, "add stratos", "add he-man")
    by(s, 0, f"prepared {FORCES[0]}")

    decision = GAME.decision(s.state, 2)
    assert decision.texts() == ["dismiss 0", "dismiss 1", "back"]  # nothing can be added
    assert decision.facts["conflicts"] == [{"rule": "BT-FORCE-05", "character": "he-man"}]
    by(s, 2, "back")
    assert "add man-at-arms" in GAME.decision(s.state, 2).texts()


@pytest.mark.rule("BT-FORCE-04")
def test_team_mates_see_each_others_drafts_and_opponents_do_not() -> None:
    """A team builds together; a state guessed from a view keeps what was known and fills the rest."""
    s = battle([None] * 4)
    by(s, 0, "add he-man")
    by(s, 1, f"prepared {FORCES[1]}")

    mate, enemy = GAME.view(s.state, 2), GAME.view(s.state, 1)
    seen, hidden = mate.stack[-1], enemy.stack[-1]
    assert isinstance(seen, Draft)
    assert isinstance(hidden, Draft)
    assert seen.drafts[0].force.characters[0].card == "he-man"
    assert "he-man" not in str(hidden.drafts)
    guess = GAME.determinize(mate, 2, Rng(seed="g")).stack[-1]
    assert isinstance(guess, Draft)
    assert guess.drafts[0] == seen.drafts[0]
    assert guess.drafts[2] == DraftedForce()
    assert guess.drafts[1].force.characters
    assert guess.drafts[3] == DraftedForce()  # unfinished: begun anew


# --- set-up ---------------------------------------------------------------------------------------


@pytest.mark.rule("BT-SETUP-01")
def test_two_opponents_roll_for_the_first_team() -> None:
    """One die per team, again on a tie; a player of the winning team names the first team."""
    s = battle([*FORCES[:3], None]).dice(4, 4, 2, 5).do(f"prepared {FORCES[3]}")

    rolled = s.heard(FirstRolled)[0]
    assert (rolled.rolls, rolled.winner) == (((4, 4), (2, 5)), 1)
    assert (s.asked, s.options) == ((1,), ["first 0", "first 1"])
    s.do("first 0")
    assert s.state.first_team == 0


@pytest.mark.rule("BT-SETUP-02", "BT-SETUP-03")
@pytest.mark.parametrize("first", [0, 1])
def test_the_second_team_chooses_the_battleground_and_the_first_a_zone(first: int) -> None:
    """Any battleground there is; then the first team takes a zone, the opponents the other."""
    s = battle().do(f"first {first}")

    assert (s.kind, s.asked) == ("map", (1 - first,))
    assert s.options == [f"map {name}" for name in GAME.content.maps]
    s.do("map battlefield")
    assert (s.kind, s.asked) == ("zone", (first,))
    s.do("zone 1")
    assert (s.state.zones[first], s.state.zones[1 - first]) == (1, 0)


@pytest.mark.rule("BT-SETUP-04")
def test_team_mates_share_their_deployment_zone() -> None:
    """Models of both Forces are placed in the same zone, and an objective there is captured by neither."""
    s = battle(map="battlefield").do("first 0", "zone 0")
    field = field_of(s.state)
    s.do("deploy he-man", "goto E7", "face 1", "deploy skeletor", "goto U2", "face 4", "deploy stratos")

    assert s.asked == (2,)
    assert {text.split()[1][0] for text in s.options} == set("ABCDE")
    s.do("goto E5", "face 1")
    assert field.zone_of(field.nodes["E6"]) == 0
    for who in ("he-man", "stratos"):
        assert s.denied_by(s[who].seat, intent="capture", character=who, objective="E6") == ["BG-OBJ-05"]


@pytest.mark.rule("BT-SETUP-05")
def test_the_teams_take_turns_placing_objectives() -> None:
    """The first team begins, until all tokens lie on the battleground."""
    s = battle(map="secret-lair").do("first 1", "zone 1")
    while s.kind == "objective":
        assert s.asked[0] in s.state.teams[1 - len(s.heard(ObjectivePlaced)) % 2]
        s.do(s.options[-1])

    assert [e.team for e in s.heard(ObjectivePlaced)] == [1, 0, 1, 0]
    assert len(s.state.objectives) == 5


@pytest.mark.rule("BT-SETUP-06", "BT-PLAY-02")
def test_the_teams_deploy_one_model_at_a_time() -> None:
    """The team chooses whose model comes next, its player where; then hands of 4 + 2 and round 1."""
    s = battle(map="battlefield").do("first 1", "zone 1")
    assert s.options == [
        f"deploy {c}" for c in ("skeletor", "evil-lyn", "trap-jaw", "tri-klops", "mer-man", "webstor")
    ]

    s.do("deploy webstor")
    assert (s.kind, s.asked) == ("deploy_hex", (3,))
    while s.kind != "initiative":
        s.do(s.options[0])

    placed = [s[e.character].seat % 2 for e in s.heard(Deployed)]
    assert placed == [1, 0] * 6
    assert [len(p.hand) for p in s.state.players] == [6] * 4
    assert [len(p.deck) for p in s.state.players] == [16] * 4
    assert (s.state.round, s.asked) == (1, (0, 1, 2, 3))


@pytest.mark.rule("BT-SETUP-06")
def test_a_team_that_has_placed_all_its_models_is_skipped() -> None:
    """Six against four models: the larger team places the rest one after the other."""
    small = own_force(FORCES[3], characters=[{"card": "mer-man"}])
    s = battle([*FORCES[:3], small], map="battlefield").do("first 0", "zone 0")
    while s.kind != "initiative":
        s.do(s.options[0])

    assert [s[e.character].seat % 2 for e in s.heard(Deployed)] == [0, 1, 0, 1, 0, 1, 0, 1, 0, 0]


# --- play -----------------------------------------------------------------------------------------


@pytest.mark.rule("BT-PLAY-01")
def test_allies_and_enemies_are_whole_teams() -> None:
    """Characters of a team-mate are allies; both opposing Forces are enemies."""
    s = four({0: [], 1: [], 2: [], 3: []})

    assert [c.id for c in allies(s.state, s["stratos"])] == ["man-at-arms"]
    assert [c.id for c in enemies(s.state, s["stratos"])] == ["skeletor", "mer-man"]


@pytest.mark.rule("BT-PLAY-01")
def test_skills_reach_allies_of_the_other_force_and_attacks_do_not() -> None:
    """Skeletor may summon the team-mate's Mer-Man, but not strike him."""
    s = scene(
        "skeletor@F6:1 mana=2 weapons=havoc-staff",
        "trap-jaw@H6:1",
        "mer-man@F7:1 seat=3",
        "he-man@F5:1",
        "stratos@M14:1 seat=2",
        acting="skeletor",
        teams=TEAMS,
    )
    assert s.offers("attack") == ["attack havoc-staff he-man"]
    assert s.denied_by(1, intent="attack", attacker="skeletor", target="mer-man") == ["BG-ATK-01"]

    s.dice(6, *[3] * 20).do("skill skeletor.summoning")
    while s.offers("reroll"):
        s.do("reroll")
    assert sorted(s.offers("choose")) == ["choose mer-man", "choose trap-jaw"]


@pytest.mark.rule("BT-PLAY-02")
@pytest.mark.parametrize(("held", "after"), [(1, 4), (3, 4), (4, 4)])
def test_four_fate_cards_are_the_hand(held: int, after: int) -> None:
    """In the Preparation phase each player draws up to four, with the discard before it as usual."""
    cards = [f"fate-{number}" for number in range(10, 20)]
    hands = {0: [*cards[:held], "glory-01"], 1: ["fate-01"], 2: ["fate-02"], 3: ["fate-03"]}
    s = four(hands, decks={0: cards[5:]}).do("pass", "pass", "pass", "pass")

    assert (s.kind, s.asked) == ("discard", (0, 1, 2, 3))
    s.do("discard", "discard", "discard", "discard")
    hand = s.state.players[0].hand
    assert len([card for card in hand if card.startswith("fate")]) == after
    assert "glory-01" in hand


@pytest.mark.rule("BT-PLAY-02", "BG-PREP-03")
@pytest.mark.parametrize(("held", "drawn"), [(3, 1), (4, 0)])
def test_effects_draw_no_more_than_four_fate_cards(held: int, drawn: int) -> None:
    """Spoils of War draws a card for 3 successes; a hand of four Fate cards is full in Team Battle."""
    hand = [f"fate-{number}" for number in range(30, 30 + held)]
    s = scene(
        "he-man@F6:0 weapons=power-sword",
        "skeletor@F7:3",
        acting="he-man",
        hands={0: ["fate-16", *hand]},
        decks={0: ["fate-40", "fate-41"]},
        teams=((0, 2), (1, 3)),
    )
    s.do("bonus fate-16 ability").dice(5, 5, 5, 1, 1)
    s.do("attack power-sword skeletor")
    settle(s)

    assert len(s.state.players[0].hand) == held + drawn


@pytest.mark.rule("BT-PLAY-03")
def test_all_four_reveal_together() -> None:
    """Nothing is known before the last of the four has chosen, not even to the team-mate."""
    s = four({0: ["fate-20"], 1: ["fate-23"], 2: ["fate-12"], 3: ["fate-13"]})
    by(s, 2, "play fate-12")
    by(s, 0, "play fate-20")
    by(s, 3, "play fate-13")

    assert s.heard(CardsRevealed) == []
    assert "fate-12" not in str(GAME.view(s.state, 0))
    by(s, 1, "play fate-23")
    assert s.heard(CardsRevealed)[0].cards == {0: "fate-20", 1: "fate-23", 2: "fate-12", 3: "fate-13"}


@pytest.mark.rule("BT-PLAY-04")
def test_players_activate_in_descending_initiative() -> None:
    """10, 9, 5, 1: whatever the teams."""
    s = four({0: ["fate-01"], 1: ["fate-47"], 2: ["fate-41"], 3: ["fate-23"]})
    s.do("play fate-01", "play fate-47", "play fate-41", "play fate-23")
    finish(s)

    assert [e.character for e in s.heard(Activated)] == ["skeletor", "man-at-arms", "mer-man", "stratos"]


@pytest.mark.rule("BT-PLAY-04", "BT-PLAY-05", example="EXD-06")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        (0, ["stratos", "skeletor", "man-at-arms", "mer-man"]),
        (1, ["skeletor", "stratos", "mer-man", "man-at-arms"]),
    ],
)
def test_ties_between_teams_go_to_the_first_team(first: int, order: list[str]) -> None:
    """5 and 3 on both sides: the first team's 5, the other 5, the first team's 3, the other 3."""
    s = four({0: ["fate-20"], 1: ["fate-23"], 2: ["fate-12"], 3: ["fate-13"]}, first=first)
    s.do("play fate-20", "play fate-23", "play fate-12", "play fate-13")
    finish(s)

    assert [e.character for e in s.heard(Activated)] == order


@pytest.mark.rule("BT-PLAY-06", example="EXD-06")
@pytest.mark.parametrize("chosen", [0, 2])
def test_team_mates_who_tie_decide_between_themselves(chosen: int) -> None:
    """5 and 5 in the first team, 5 and 3 in the second: the two 5s as they choose, then the others."""
    s = four({0: ["fate-20"], 1: ["fate-23"], 2: ["fate-21"], 3: ["fate-13"]})
    s.do("play fate-20", "play fate-23", "play fate-21", "play fate-13")
    assert (s.kind, s.asked, s.options) == ("tie", (0,), ["go 0", "go 2"])
    s.do(f"go {chosen}")
    finish(s)

    pair = ["stratos", "man-at-arms"] if chosen == 0 else ["man-at-arms", "stratos"]
    assert [e.character for e in s.heard(Activated)] == [*pair, "skeletor", "mer-man"]


@pytest.mark.rule("BT-PLAY-06")
def test_a_team_decides_which_of_its_watchers_interrupts_first() -> None:
    """Characters of two team-mates on Overwatch see the same move: one of the players chooses the order."""
    s = scene(
        "he-man@F6:1",
        "skeletor@J6:4 overwatch mana=5 weapons=magic-blast",
        "mer-man@J8:4 overwatch mana=5 weapons=thunder seat=3",
        "stratos@A1:1 seat=2",
        acting="he-man",
        teams=TEAMS,
    )
    s.do("move", "goto F7", "face 1")

    assert (s.kind, s.asked) == ("react", (1,))
    assert s.offers("react") == ["react overwatch:skeletor", "react overwatch:mer-man"]
    s.do("react overwatch:mer-man")
    assert (s.turn.character, s.asked) == ("mer-man", (3,))


# --- the end --------------------------------------------------------------------------------------


def ended(*figures: str, round: int = 1, **vp: int) -> Scene:
    """The Clean-Up phase, reached by everyone passing; `vp` gives seats mission points, as in `p0=20`."""
    hands = {seat: ["fate-01"] for seat in range(4)}
    s = scene(*figures, hands=hands, teams=TEAMS, round=round)
    for seat, points in vp.items():
        s.state.players[int(seat[1:])].mission_vp = points
    while s.kind == "initiative":
        s.do("pass")
    return s


@pytest.mark.rule("BT-SCORE-01")
def test_a_team_wins_when_all_characters_of_the_other_are_out() -> None:
    """One Force of a team gone is not enough; both gone is the end, for the two of the other team."""
    masters = ("stratos@C3:1", "man-at-arms@C9:1 seat=2")
    assert GAME.outcome(ended(*masters, "skeletor@ out", "mer-man@K9:4 seat=3").state) is None

    outcome = GAME.outcome(ended(*masters, "skeletor@ out", "mer-man@ out seat=3").state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0, 2), "knock-out")
    assert "BT-SCORE-01" in outcome.rules


@pytest.mark.rule("BT-SCORE-01")
def test_the_game_is_a_draw_when_both_teams_have_lost_everybody() -> None:
    """Nobody is left on either side, whatever the points."""
    s = ended("stratos@ out", "man-at-arms@ out seat=2", "skeletor@ out", "mer-man@ out seat=3", p0=50)

    outcome = GAME.outcome(s.state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "mutual knock-out")


@pytest.mark.rule("BT-SCORE-02")
def test_a_player_without_characters_takes_no_further_part() -> None:
    """Not asked for cards or discards, and drawing nothing; the team-mate plays on."""
    s = scene(
        "stratos@C3:1",
        "man-at-arms@ out seat=2",
        "skeletor@K3:4",
        "mer-man@K9:4 seat=3",
        hands={seat: ["fate-01"] for seat in range(4)},
        decks={seat: ["fate-30", "fate-31", "fate-32"] for seat in range(4)},
        teams=TEAMS,
    )
    assert s.asked == (0, 1, 3)
    s.do("pass", "pass", "pass")

    assert (s.kind, s.asked) == ("discard", (0, 1, 3))
    s.do("discard", "discard", "discard")
    assert [len(p.hand) for p in s.state.players] == [4, 4, 1, 4]
    assert 2 not in s.asked
    assert len([e for e in s.heard(Passed) if e.seat == 2]) == 1  # once, by itself, in round 2


@pytest.mark.rule("BT-SCORE-02")
def test_a_player_without_characters_still_wins_with_the_team_mate() -> None:
    """The last enemy falls: both players of the team have won."""
    s = ended("stratos@C3:1", "man-at-arms@ out seat=2", "skeletor@ out", "mer-man@ out seat=3")

    outcome = GAME.outcome(s.state)
    assert outcome is not None
    assert outcome.winners == (0, 2)


@pytest.mark.rule("BT-SCORE-03")
def test_team_mates_share_their_points() -> None:
    """Objectives, missions and knock-outs of both add up to one total."""
    s = four({0: [], 1: [], 2: [], 3: []})
    s.state.players[0].objectives = 1
    s.state.players[2].mission_vp = 10
    s.state.players[2].knock_out_vp = 21
    s.state.players[3].objectives = 2

    assert [team_vp(s.state, team) for team in (0, 1)] == [51, 40]


@pytest.mark.rule("BT-SCORE-04", "BT-SCORE-03")
@pytest.mark.parametrize(
    ("round", "vp", "winners"),
    [
        (4, {"p0": 10, "p2": 10}, (0, 2)),
        (4, {"p0": 30, "p1": 20, "p3": 30}, (1, 3)),
        (4, {"p0": 10, "p2": 9}, ()),
        (3, {"p0": 40, "p2": 40}, None),
    ],
)
def test_a_lead_of_twenty_points_wins_after_round_four(
    round: int, vp: dict[str, int], winners: tuple[int, ...] | None
) -> None:
    """The totals of the teams count: 20 more win, less is a draw, and before round 4 play goes on."""
    figures = ("stratos@C3:1", "man-at-arms@C9:1 seat=2", "skeletor@K3:4", "mer-man@K9:4 seat=3")
    outcome = GAME.outcome(ended(*figures, round=round, **vp).state)

    assert (None if outcome is None else outcome.winners) == winners
    if outcome is not None:
        assert "BT-SCORE-04" in outcome.rules


@pytest.mark.rule("BT-PLAY-01")
def test_mana_promised_to_the_next_ally_reaches_the_other_force_of_the_team() -> None:
    """Man-At-Arms of seat 2 promises mana; Stratos of seat 0 is the next ally activated and gets it, once."""
    s = scene(
        "stratos@C3:1",
        "skeletor@K3:4",
        "man-at-arms@C9:1 seat=2 mana=1",
        "mer-man@K9:4 seat=3",
        acting="man-at-arms",
        teams=TEAMS,
        hands={0: ["fate-23"], 1: ["fate-01"], 3: ["fate-11"]},
    )
    s.dice(4, 4, 4).do("skill man-at-arms.master-tactician")
    settle(s).do("end")
    for seat, card in ((0, "fate-23"), (1, "fate-01"), (3, "fate-11")):
        by(s, seat, f"play {card}")
    finish(s)

    assert [e.character for e in s.heard(Gained) if "man-at-arms.master-tactician" in e.rules] == ["stratos"]
    assert not s.state.players[2].promises
