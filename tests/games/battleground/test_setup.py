"""Set-up as play: the first game, and the standard game with Forces of one's own (BG-SETUP, BG-FIELD-05)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from battlewright.games.battleground.building import random_force
from battlewright.games.battleground.library import field_of
from battlewright.games.battleground.model.events import (
    CardsDrawn,
    Deployed,
    FirstRolled,
    ForceFielded,
    ObjectivePlaced,
    RoundBegan,
)
from battlewright.games.battleground.model.frames import Added, Draft
from battlewright.games.battleground.model.options import AddCharacter, Equip, TakeCard
from battlewright.games.battleground.model.state import UNKNOWN
from battlewright.games.battleground.procedures.draft import draft_muster
from battlewright.games.battleground.rules.forces import Addition, enlarged, force_denials, team_denials
from battlewright.games.battleground.rules.table import nodes_of
from battlewright.kernel.decisions import IllegalChoice
from battlewright.kernel.facts import fact_of
from battlewright.kernel.game import SetupError
from tests.games.battleground.scenes import GAME, Scene, scene

HEROES, LORDS = "heroes-of-grayskull", "lords-of-snake-mountain"


def first_game(seed: str = "1") -> Scene:
    """The introductory game, at its first decision."""
    return Scene(GAME.new({"scenario": "first-game"}, seed))


def skirmish(**setup: Any) -> Scene:
    """The standard game, at its first decision."""
    return Scene(GAME.new({"scenario": "skirmish", **setup}, "1"))


def rolled(*dice: int, map: str = "") -> Scene:
    """Two prepared Forces, with the roll for the first player done: 5 against 2 unless told."""
    s = skirmish(map=map).do(f"prepared {HEROES}")
    return s.dice(*(dice or (5, 2))).do(f"prepared {LORDS}")


# --- the first game -------------------------------------------------------------------------------


@pytest.mark.rule("BG-SETUP-03", "BG-SETUP-04", "BG-SETUP-06", "BG-SETUP-07", "BG-SETUP-08", example="EX-02")
def test_the_first_game_is_set_up_as_printed() -> None:
    """Six models on their hexes with their weapons, five objectives, 5 + 2 cards each, and round 1."""
    s = first_game()
    assert (s.kind, s.options) == ("first", ["first 0", "first 1"])
    s.do("first 1")

    assert {c.id: (c.seat, c.at, c.weapons) for c in s.state.characters.values()} == {
        "he-man": (0, "D17", ["power-sword"]),
        "stratos": (0, "C24", ["flamethrower"]),
        "man-at-arms": (0, "E10", ["arm-cannon", "mace"]),
        "skeletor": (1, "U17", ["havoc-staff", "magic-blast"]),
        "mer-man": (1, "V13", ["trident"]),
        "trap-jaw": (1, "X9", ["hook-attachment"]),
    }
    for player in s.state.players:
        assert Counter(card.partition("-")[0] for card in player.hand) == {"fate": 5, "glory": 2}
        assert len(player.deck) == 15
    assert len(s.state.objectives) == 5
    assert s.state.first_team == 1
    assert (s.state.round, s.state.phase, s.kind) == (1, "activation", "initiative")


@pytest.mark.rule("BG-SETUP-01")
def test_the_first_game_rolls_for_the_first_player_last() -> None:
    """Board, Forces, battleground, tokens, decks and hands are ready before the first player is known."""
    s = first_game()

    assert s.state.map == "battlefield"
    assert all(c.at for c in s.state.characters.values())
    assert all(len(p.hand) == 7 for p in s.state.players)
    assert (s.state.round, s.state.phase) == (0, "setup")
    s.do("first 0")
    assert [type(event) for event in s.events][-1] is RoundBegan


@pytest.mark.rule("BG-SETUP-02")
def test_each_player_has_a_play_area_of_their_own() -> None:
    """What a player has won or played lies in front of that player alone."""
    s = scene(
        "he-man@F6:1 weapons=power-sword",
        "skeletor@F7:4 wounds=4",
        "mer-man@M14:4",
        hands={0: ["glory-06"]},
        acting="he-man",
    )
    s.do("bonus glory-06 mission").dice(6, 6, 6, 6, 6, *[3] * 20).do("attack power-sword skeletor")
    while not s.offers("end"):
        s.do("reroll" if s.offers("reroll") else "defend decline")

    mine, other = s.state.players
    assert (mine.play_area, mine.knocked_out) == (["glory-06"], ["skeletor"])
    assert (other.play_area, other.knocked_out) == ([], [])


@pytest.mark.rule("BG-SETUP-03")
def test_the_first_game_is_played_with_its_own_forces() -> None:
    """One side leads the Masters of the Universe, the other the Evil Warriors; no other Forces fit."""
    s = first_game()

    assert [p.faction for p in s.state.players] == ["masters", "evil"]
    with pytest.raises(SetupError, match="'first-game' is played with its own Forces"):
        GAME.new({"scenario": "first-game", "forces": [HEROES, LORDS]}, "1")


@pytest.mark.rule("BG-SETUP-04")
def test_the_first_game_leaves_nothing_to_place() -> None:
    """Terrain, objectives and models are fixed: after the first player is chosen, play begins."""
    s = first_game("5").do("first 0")

    signs = Counter(sign for row in GAME.content.maps["battlefield"].rows for sign in row)
    assert signs["H"] + signs["l"] == 6 * 4 + 4 * 3 + 2 * 4 + 2 * 3 + 2 * 3 + 4 * 2 + 2
    assert s.state.objectives == list(field_of(s.state).objectives)
    assert s.kind == "initiative"
    with pytest.raises(SetupError, match="'first-game' is played on 'battlefield', not on 'secret-lair'"):
        GAME.new({"scenario": "first-game", "map": "secret-lair"}, "1")


@pytest.mark.rule("BG-SETUP-05")
def test_the_supply_never_runs_out() -> None:
    """Three Haste tokens come in the box, but a fourth character can have one too."""
    s = scene(
        "test-acrobat@F6:1 mana=1",
        "he-man@F7:1 buff=haste",
        "stratos@F8:1 buff=haste",
        "orko@F9:1 buff=haste",
        "skeletor@M14:4",
        acting="test-acrobat",
    )
    s.do("skill test-acrobat.bless test-acrobat")

    assert Counter(c.buff for c in s.state.characters.values())["haste"] == 4


@pytest.mark.rule("BG-SETUP-06")
def test_decks_are_twenty_shuffled_fate_cards_face_down() -> None:
    """The 20 + 2 cards of the faction; the order differs from game to game, and nobody sees it."""
    one, other = first_game("1").state, first_game("2").state
    force = GAME.content.forces["first-game-masters"]
    mine = one.players[0]

    assert sorted([*mine.deck, *mine.hand]) == sorted([*force.fate, *force.glory])
    assert len(force.fate) == 20
    assert not set(mine.deck) & set(force.glory)
    assert one.players[0].deck != other.players[0].deck
    assert GAME.view(one, 0).players[0].deck == [UNKNOWN] * 15


@pytest.mark.rule("BG-SETUP-06")
@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"fate": 19}, r"BG-SETUP-06 \(fate 19, needed 20\)"),
        ({"fate": 21}, r"BG-SETUP-06 \(fate 21, needed 20\)"),
        ({"glory": 1}, r"BG-SETUP-06 \(glory 1, needed 2\)"),
        ({"glory": 3}, r"BG-SETUP-06 \(glory 3, needed 2\)"),
        ({"fate": ["fate-01"] * 20}, r"BG-SETUP-06 \(card fate-01, copies 20, most 1\)"),
        ({"fate": ["fate-999"] * 20}, r"BG-SETUP-06 \(unknown fate-999\)"),
    ],
)
def test_a_deck_has_twenty_different_fate_and_two_glory_cards(changes: dict[str, Any], message: str) -> None:
    """Anything else is refused, and the message says what is wrong."""
    cards = {"fate": list(GAME.content.fate), "glory": list(GAME.content.glory)}
    deck = {kind: cards[kind][:n] if isinstance(n, int) else n for kind, n in changes.items()}

    with pytest.raises(SetupError, match=message):
        skirmish(forces=[own_force(**deck), LORDS])


@pytest.mark.rule("BG-SETUP-07")
def test_the_starting_hand_is_five_fate_cards_and_both_glory_cards() -> None:
    """Drawn from the top of the own deck; the opponent learns only how many."""
    state = first_game().state
    force = GAME.content.forces["first-game-evil"]
    hand = state.players[1].hand

    assert set(force.glory) <= set(hand)
    assert len([card for card in hand if card in force.fate]) == 5
    assert GAME.view(state, 0).players[1].hand == [UNKNOWN] * 7


@pytest.mark.rule("BG-SETUP-08")
@pytest.mark.parametrize(
    ("dice", "rolls", "winner"),
    [((5, 2), ((5, 2),), 0), ((3, 3, 1, 1, 2, 6), ((3, 3), (1, 1), (2, 6)), 1)],
)
def test_the_higher_roll_chooses_the_first_player(
    dice: tuple[int, ...], rolls: tuple[tuple[int, int], ...], winner: int
) -> None:
    """One die each, again until they differ; the winner may name either player."""
    s = rolled(*dice)

    assert s.heard(FirstRolled)[0].rolls == rolls
    assert s.heard(FirstRolled)[0].rules == s.decision.rules == ("BG-SETUP-08",)
    assert s.asked == (winner,)
    assert s.options == ["first 0", "first 1"]
    s.do(f"first {1 - winner}")
    assert s.state.first_team == 1 - winner


@pytest.mark.rule("BG-SETUP-08")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("round", [1, 4])
def test_the_first_player_wins_every_initiative_tie(first: int, round: int) -> None:
    """Equal initiative: the first player activates first, in round 1 and in round 4."""
    s = scene(
        "he-man@D5:1",
        "skeletor@J5:4",
        hands={0: ["fate-23"], 1: ["fate-20"]},
        first_team=first,
        round=round,
    )
    s.do("play fate-23", "play fate-20")

    assert s.turn.seat == first


@pytest.mark.rule("BG-SETUP-09")
def test_all_characters_start_ready_unwounded_and_without_tokens() -> None:
    """Nothing lies on the cards, no mark on the battleground; only a card can say otherwise (Orko)."""
    state = first_game().state

    for c in state.characters.values():
        assert (c.wounds, c.mana, c.focus, c.overwatch, c.buff, c.debuff) == (0, 0, False, False, "", "")
        assert not c.activated
    assert state.marks == []
    assert {c.id: c.mana for c in rolled().state.characters.values() if c.mana} == {"orko": 3}


# --- Forces of one's own --------------------------------------------------------------------------


def own_force(**changes: Any) -> dict[str, Any]:
    """A legal list of one's own, with changes."""
    force = GAME.content.forces[HEROES]
    entries = [{"card": e.card, "weapons": e.weapons, "items": e.items} for e in force.characters]
    plain = {"faction": "masters", "characters": entries, "fate": force.fate, "glory": force.glory}
    return plain | changes


def he_man(*equipment: str) -> list[dict[str, Any]]:
    """He-Man alone with this equipment."""
    weapons = [e for e in equipment if e not in GAME.content.items]
    return [{"card": "he-man", "weapons": weapons, "items": [e for e in equipment if e not in weapons]}]


@pytest.mark.rule("BG-MANA-03")
@pytest.mark.parametrize(("items", "mana"), [([], 3), (["skull"], 2), (["tome-of-living-spells"], 3)])
def test_nobody_starts_with_more_mana_than_fits(items: list[str], mana: int) -> None:
    """Orko starts with 3 mana; the Skull leaves room for 2, and room for 7 adds nothing."""
    s = skirmish(forces=[own_force(characters=[{"card": "orko", "items": items}]), LORDS])

    assert s["orko"].mana == mana


@pytest.mark.rule("BG-SETUP-01")
def test_later_games_use_forces_of_ones_own() -> None:
    """A legal list takes the table: its characters, equipment and points."""
    s = skirmish(forces=[own_force(), LORDS])

    assert s.kind == "first"
    assert s["he-man"].items == ["ring-of-grayskull", "ram-stone", "battle-harness", "flaming-shield"]


@pytest.mark.rule("BG-SETUP-01")
@pytest.mark.parametrize(
    ("characters", "message"),
    [
        (he_man("power-sword", "mace"), r"BG-SETUP-01 \(character he-man, slot melee, used 2, room 1\)"),
        (he_man("flame-bolt"), r"BG-SETUP-01 \(character he-man, slot spell, used 1, room 0\)"),
        (he_man("havoc-staff"), r"BG-SETUP-01 \(character he-man, iconic havoc-staff\)"),
        (he_man() * 2, r"BG-SETUP-01 \(character he-man, copies 2, most 1\)"),
        (
            [*he_man("dagger"), {"card": "stratos", "weapons": ["dagger"]}],
            r"BG-SETUP-01 \(equipment dagger, copies 2, most 1\)",
        ),
        ([{"card": "he-man", "weapons": ["excalibur"]}], r"BG-FORCE-01 \(unknown excalibur\)"),
        ([{"card": "zodiac"}], r"BG-FORCE-01 \(unknown zodiac\)"),
        (
            [{"card": c} for c in ("he-man", "man-at-arms", "stratos", "orko", "ram-man", "test-acrobat")]
            + [{"card": "palace-guard-a"}],
            r"BG-SETUP-01 \(points 107, most 100\)",
        ),
    ],
)
def test_a_list_that_breaks_the_limits_is_refused(characters: list[dict[str, Any]], message: str) -> None:
    """Points, slots, iconic equipment and copies: the message names the rule, the card and the numbers."""
    with pytest.raises(SetupError, match=message):
        skirmish(forces=[own_force(characters=characters), LORDS])


@pytest.mark.rule("BG-SETUP-01")
def test_every_mistake_of_a_list_is_named_at_once() -> None:
    """Seat, rule and facts of each, in one message."""
    wrong = own_force(characters=he_man("flame-bolt"), glory=[])

    with pytest.raises(SetupError) as caught:
        skirmish(forces=[own_force(), wrong | {"faction": "evil"}])
    assert str(caught.value).count("forces[1]:") == 3
    for part in ("BG-FORCE-02", "slot spell", "glory 0, needed 2"):
        assert part in str(caught.value)


@pytest.mark.rule("BG-SETUP-01")
def test_a_character_must_carry_what_its_card_demands() -> None:
    """Trap Jaw comes with his hook; without it the Force cannot be finished."""
    characters = [{"card": "trap-jaw"}]
    with pytest.raises(SetupError, match=r"\(character trap-jaw, must_carry hook-attachment\)"):
        skirmish(forces=[own_force(), own_force(characters=characters, faction="evil")])

    s = skirmish(forces=[None, LORDS]).do("add trap-jaw")
    s.do(*(f"take {card}" for card in [*list(GAME.content.fate)[:20], *list(GAME.content.glory)[:2]]))
    assert "done" not in s.options
    s.do("equip 0 hook-attachment")
    assert "done" in s.options
    s.do("unequip 0 hook-attachment")
    assert "done" not in s.options


@pytest.mark.rule("BG-SETUP-01")
@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ({"scenario": "chess"}, "no scenario 'chess'; there are: first-game, skirmish, team-battle"),
        ({"scenario": "skirmish", "map": "moon"}, "no map 'moon'"),
        ({"scenario": "skirmish", "forces": ["nobody", None]}, r"forces\[0\]: no Force 'nobody'"),
        ({"scenario": "skirmish", "forces": [{"faction": 3}, None]}, r"forces\[0\]: .*faction"),
        ({"scenario": "skirmish", "force": []}, "unknown key 'force'; known: "),
        ({"scenario": "skirmish", "switches": {"x": True}}, "no switch 'x'; there are: "),
    ],
)
def test_a_setup_that_cannot_be_played_says_why(setup: dict[str, Any], message: str) -> None:
    """Unknown names are answered with the known ones."""
    with pytest.raises(SetupError, match=message):
        GAME.new(setup, "1")


@pytest.mark.rule("BG-SETUP-01")
def test_a_force_is_built_piece_by_piece() -> None:
    """Characters, equipment, cards, one choice each; complete, it can be finished and takes the table."""
    s = skirmish(forces=[None, LORDS])
    s.do("add he-man", "equip 0 power-sword", "add stratos", "equip 1 flamethrower", "equip 1 polarizer")
    assert s.decision.facts["points"] == 19 + 17 + sum(
        card.cost
        for card in (
            GAME.content.weapons["power-sword"],
            GAME.content.weapons["flamethrower"],
            GAME.content.items["polarizer"],
        )
    )
    s.do(*(f"take {card}" for card in list(GAME.content.fate)[:20]), "take glory-01")
    assert "done" not in s.options
    s.do("take glory-02", "done")

    assert s.heard(ForceFielded)[0].characters == ("he-man", "stratos")
    assert (s["stratos"].weapons, s["stratos"].items) == (["flamethrower"], ["polarizer"])
    assert sorted(s.state.players[0].deck) == list(GAME.content.fate)[:20]


@pytest.mark.rule("BG-SETUP-01")
def test_the_latest_addition_can_be_taken_back() -> None:
    """Step by step, down to the empty draft; then a prepared Force can be used after all."""
    s = skirmish(forces=[None, LORDS])
    before = GAME.digest(s.state)
    additions = ("add he-man", "equip 0 power-sword", "equip 0 helmet", "take fate-01", "take glory-01")
    trail = []
    for text in additions:
        trail.append(s.options)
        s.do(text)
    for offered in reversed(trail):
        s.do("back")
        assert s.options == offered

    assert "back" not in s.options
    assert f"prepared {HEROES}" in s.options
    assert GAME.digest(s.state) != before  # an empty draft, begun


@pytest.mark.rule("BG-SETUP-01", "BG-SETUP-06")
def test_anything_can_be_taken_off_a_force_at_any_time() -> None:
    """Characters after the deck was begun, equipment, cards; what a character carried goes with it."""
    s = skirmish(forces=[None, LORDS])
    s.do("add he-man", "equip 0 power-sword", "add stratos", "equip 1 flamethrower", "take fate-01")
    assert {"dismiss 0", "dismiss 1", "unequip 0 power-sword", "unequip 1 flamethrower"} <= set(s.options)
    assert "add teela" in s.options  # no addition is closed by an earlier one

    s.do("dismiss 0")
    assert s.decision.facts["characters"] == ["stratos"]
    assert {"unequip 0 flamethrower", "add he-man"} <= set(s.options)
    s.do("take fate-02", "putback fate-01", "unequip 0 flamethrower", "add he-man")
    frame = s.state.stack[-1]
    assert isinstance(frame, Draft)
    assert frame.drafts[0].added == (Added("stratos"), Added("fate-02"), Added("he-man"))
    s.do("back", "back", "back")
    assert s.decision.facts["characters"] == []
    assert "back" not in s.options


@pytest.mark.rule("BG-SETUP-01")
def test_a_piece_that_gives_slots_stays_while_they_are_used() -> None:
    """He-Man has a slot for a spell only while he wears the Magic Cape: the spell must go first."""
    s = skirmish(forces=[None, LORDS]).do("add he-man", "equip 0 magic-cape")
    spells = {
        weapon.id for weapon in GAME.content.weapons.values() if weapon.type == "spell" and not weapon.no_slot
    }
    spell = next(text for text in s.offers("equip") if text.split()[2] in spells)
    s.do(spell)
    assert "unequip 0 magic-cape" not in s.options
    s.do(f"un{spell}")
    assert "unequip 0 magic-cape" in s.options


@pytest.mark.rule("BG-SETUP-01", "BG-SETUP-06")
@pytest.mark.parametrize(
    ("before", "refused"),
    [
        ((), "equip 0 power-sword"),
        ((), "done"),
        (("add he-man",), "add he-man"),
        (("add he-man",), "add skeletor"),
        (("add he-man",), "equip 0 havoc-staff"),
        (("add he-man", "equip 0 power-sword"), "equip 0 mace"),
        (("add he-man", "equip 0 dagger", "add stratos"), "equip 1 dagger"),
        (("add he-man", "take fate-01"), "take fate-01"),
        (("add he-man", "take glory-01", "take glory-02"), "take glory-03"),
    ],
)
def test_what_would_break_a_limit_is_not_offered(before: tuple[str, ...], refused: str) -> None:
    """Slots, iconic equipment, copies, faction and deck size; a refused choice changes nothing."""
    s = skirmish(forces=[None, LORDS]).do(*before)
    digest = GAME.digest(s.state)

    with pytest.raises(IllegalChoice, match=f"cannot choose '{refused}'"):
        s.do(refused)
    assert GAME.digest(s.state) == digest


@pytest.mark.rule("BG-SETUP-01")
def test_what_costs_too_much_is_not_offered() -> None:
    """With 2 of 100 points left no further character fits, and of the equipment only the cheapest."""
    s = skirmish(forces=[None, LORDS])
    s.do("add he-man", "add man-at-arms", "add stratos", "add ram-man", "add orko")
    s.do("equip 0 battle-axe", "equip 1 arm-cannon", "equip 2 staff-of-avion")
    left = 100 - fact_of(s.decision.facts, "points", int)

    costs = {weapon.id: weapon.cost for weapon in GAME.content.weapons.values()}
    costs |= {item.id: item.cost for item in GAME.content.items.values()}
    offered = {text.split()[2] for text in s.offers("equip")}
    assert left == 2
    assert s.offers("add") == []
    assert all(costs[piece] <= left for piece in offered)
    assert any(cost > left for cost in costs.values())


@pytest.mark.rule("BG-SETUP-01", "BG-FORCE-02")
@pytest.mark.parametrize("seed", range(6))
def test_the_builder_offers_exactly_what_keeps_a_list_in_order(seed: int) -> None:
    """Each addition is offered if, and only if, the check of whole lists finds nothing against it."""
    random = Random(seed)
    s = skirmish(forces=[None, LORDS])
    for _ in range(random.randrange(1, 9)):
        wanted = random.choice(["add", "equip", "equip", "equip"])
        s.do(random.choice(s.offers(wanted) or s.offers("add") or s.offers("equip")))

    frame = s.state.stack[-1]
    assert isinstance(frame, Draft)
    now = draft_muster(s.state, frame, 0)
    content = GAME.content
    shelves: list[Addition] = [AddCharacter(c) for c in content.characters]
    shelves += [
        Equip(i, p) for i in range(len(now.force.characters)) for p in (*content.weapons, *content.items)
    ]
    legal = []
    for addition in shelves:
        found = force_denials(content, now.scenario, enlarged(content, now.force, addition))
        if all("needed" in d.facts or "must_carry" in d.facts for d in found):
            legal.append(addition)
    assert [o for o in s.decision.options if isinstance(o, AddCharacter | Equip)] == legal


@pytest.mark.rule("BG-SETUP-01")
def test_drafts_are_secret() -> None:
    """Both build at once; neither sees the other's list until both are done."""
    s = skirmish()
    assert s.asked == (0, 1)
    s.do("add he-man")

    theirs, mine = GAME.view(s.state, 1).stack[-1], GAME.view(s.state, 0).stack[-1]
    assert isinstance(theirs, Draft)
    assert isinstance(mine, Draft)
    assert "he-man" not in str(theirs.drafts)
    assert mine.drafts[0].force.characters[0].card == "he-man"


# --- first player, battleground, zone, objectives, deployment -------------------------------------


@pytest.mark.rule("BG-FIELD-05", "BG-SETUP-01")
@pytest.mark.parametrize("first", [0, 1])
def test_the_second_player_chooses_the_battleground_and_the_first_a_zone(first: int) -> None:
    """Any of the six maps; then the first player takes a zone and the other the remaining one."""
    s = rolled().do(f"first {first}")

    assert (s.kind, s.asked) == ("map", (1 - first,))
    assert s.options == [f"map {name}" for name in GAME.content.maps]
    s.do("map battlefield")
    assert (s.kind, s.asked, s.options) == ("zone", (first,), ["zone 0", "zone 1"])
    s.do("zone 1")
    assert s.state.zones[first] == 1
    assert s.state.zones[1 - first] == 0


@pytest.mark.rule("BG-FIELD-05")
def test_missing_objectives_are_placed_in_turn_in_the_own_zone() -> None:
    """The first player begins; each token lies in the zone of its side, apart from the others."""
    s = rolled(map="secret-lair").do("first 1", "zone 0")
    field = field_of(s.state)

    placed = []
    while s.kind == "objective":
        side = s.asked[0]
        zone = field.zones[s.state.zones[side]]
        assert all(zone >> field.nodes[text.split()[1]] & 1 for text in s.options)
        assert not {f"objective {at}" for at in s.state.objectives} & set(s.options)
        placed.append(side)
        s.do(s.options[0])

    assert placed == [1, 0, 1, 0]
    assert [e.team for e in s.heard(ObjectivePlaced)] == [1, 0, 1, 0]
    assert len(s.state.objectives) == field.objectives_total == 5


@pytest.mark.rule("BG-SETUP-01")
def test_models_are_deployed_in_turn_in_the_own_zone_with_any_facing() -> None:
    """One model at a time, first player first; a free hex of the own zone, then one of six facings."""
    s = rolled(map="battlefield").do("first 1", "zone 1")
    field = field_of(s.state)
    assert (s.kind, s.asked) == ("deploy", (1,))

    s.do("deploy mer-man")
    assert s.kind == "deploy_hex"
    zone = field.zones[1] & field.ground
    assert s.options == [f"goto {at}" for at in field.labels(zone)]
    s.do("goto U2")
    assert s.options == [f"face {edge}" for edge in range(6)]
    s.do("face 5")

    assert (s["mer-man"].at, s["mer-man"].facing) == ("U2", 5)
    assert (s.kind, s.asked) == ("deploy", (0,))
    s.do("deploy orko", "goto A1", "face 1", "deploy skeletor")
    assert "goto U2" not in s.options
    assert "goto A2" not in s.options


@pytest.mark.rule("BG-BIG-04", "BG-BIG-01")
def test_a_massive_model_is_deployed_facing_where_its_base_fits() -> None:
    """Whatever hex it takes, its whole base stands on free ground from the start, before it is turned."""
    two = [{"card": "dawg-o-tor-on-battle-ram"}, {"card": "land-shark"}]
    s = skirmish(forces=[own_force(faction="foe-men", characters=two), LORDS], map="secret-lair")
    s.do("first 0", "zone 0")
    while s.kind != "deploy":
        s.do(s.options[0])
    s.do("deploy land-shark", "goto A4")
    while s.kind != "deploy_hex" or s.decision.seat == 1:
        s.do("deploy dawg-o-tor-on-battle-ram" if s.asked == (0,) and s.kind == "deploy" else s.options[0])
    taken = set(nodes_of(s.state, s["land-shark"]))

    for option in s.options:
        placed = Scene(GAME.copy(s.state)).do(option)
        nodes = nodes_of(placed.state, placed["dawg-o-tor-on-battle-ram"])
        assert len(nodes) == 3
        assert all(field_of(s.state).floor >> node & 1 for node in nodes)
        assert not taken & set(nodes)


@pytest.mark.rule("BG-SETUP-01", "BG-SETUP-07", "BG-PREP-05")
def test_a_side_that_has_deployed_everyone_is_skipped_and_then_the_game_begins() -> None:
    """Two models against four: the longer list is finished alone; then hands are drawn and round 1 begins."""
    two = own_force(characters=[{"card": "he-man"}, {"card": "stratos"}])
    s = skirmish(forces=[two, LORDS], map="battlefield").do("first 0", "zone 0")
    while s.kind != "initiative":
        s.do(s.options[0])

    assert [s[e.character].seat for e in s.heard(Deployed)] == [0, 1, 0, 1, 1, 1]
    assert [len(e.cards) for e in s.heard(CardsDrawn)] == [5, 5]
    assert [len(p.hand) for p in s.state.players] == [7, 7]
    assert (s.state.round, s.state.phase) == (1, "activation")


@pytest.mark.rule("BG-SETUP-01")
def test_a_finished_draft_of_cards_is_what_is_shuffled() -> None:
    """A card not taken is not in the deck; the builder and a list lead to the same table."""
    built = skirmish(forces=[None, LORDS])
    force = GAME.content.forces[HEROES]
    for index, entry in enumerate(force.characters):
        built.do(f"add {entry.card}", *(f"equip {index} {p}" for p in (*entry.weapons, *entry.items)))
    built.do(*(f"take {card}" for card in (*force.fate, *force.glory)), "done")

    listed = skirmish(forces=[HEROES, LORDS])
    assert built.state.characters == listed.state.characters
    assert built.state.players == listed.state.players


def test_additions_to_decks_follow_the_check_of_whole_lists() -> None:
    """A card is offered if the list with it is in order; the property for the second half of a draft."""
    s = skirmish(forces=[None, LORDS]).do("add he-man", *(f"take fate-{n:02}" for n in range(1, 20)))
    frame = s.state.stack[-1]
    assert isinstance(frame, Draft)
    now = draft_muster(s.state, frame, 0)

    def in_order(card: str) -> bool:
        force = enlarged(GAME.content, now.force, TakeCard(card))
        most = len(force.fate) <= 20 and len(force.glory) <= 2
        found = force_denials(GAME.content, now.scenario, force)
        return most and all("needed" in d.facts for d in found) and not team_denials(GAME.content, [force])

    cards = (*GAME.content.fate, *GAME.content.glory)
    assert s.offers("take") == [f"take {card}" for card in cards if in_order(card)]


@pytest.mark.rule("BG-SETUP-01")
@pytest.mark.parametrize("seed", ["endless-horde-5", "marshes-0"])
def test_whoever_must_carry_something_does_so_in_a_force_by_chance(seed: str) -> None:
    """Trap Jaw joins a Force that is nearly complete only together with his hook."""
    name, _, skipped = seed.rpartition("-")
    random, content = Random(name), GAME.content
    skirmish = content.scenarios["skirmish"]
    for _ in range(int(skipped) + 1):
        assert force_denials(content, skirmish, random_force(content, skirmish, random.randrange)) == []
