"""What each treasure does for the hero that carries it (HS-GLYPH-02)."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from battlewright.games.heroscape.model import events
from battlewright.games.heroscape.rules.numbers import attack_tally, defence_tally, move_tally, origin_of
from battlewright.games.heroscape.rules.sight import concealed
from tests.games.heroscape.scenes import GAME, Scene, scene

ROWS = ["g1 g1 g1 g1 g1 g1", " g1 g1 g1 g1 g1 g1", "g1 g1 g1 g1 g1 g1"]
FINN = "finn-the-viking-champion"
CARRIER = f"A-{FINN}"
FACING = "B-agent-carr"


def bearing(
    letter: str, *more: str, step: str = "attack", foe: str = "agent-carr@C1", wounds: int = 0
) -> Scene:
    """Finn with a treasure, his turn, and somebody on the other side."""
    mine = f"A {FINN}@B1 wounds={wounds} treasure={letter}"
    return scene(mine, f"B {foe}", *more, rows=ROWS, acting=CARRIER, step=step)


def attacked(letter: str, carrier: str) -> Scene:
    """Agent Carr attacks a hero with a treasure."""
    foe = f"B {carrier} treasure={letter}"
    return scene("A agent-carr@B1", foe, rows=ROWS, acting="A-agent-carr", step="attack")


def use_of(s: Scene, treasure: str) -> str:
    """The option to use it, or nothing."""
    return next((text for text in s.options if text.startswith(f"use treasure/{treasure}")), "")


def spent(s: Scene) -> list[str]:
    """The treasures used up."""
    return [event.letter for event in s.heard(events.TreasureSpent)]


@pytest.mark.card("holy-symbol-of-pelor")
@pytest.mark.parametrize(("foe", "more"), [("zombies-of-morindan@C1", 2), ("agent-carr@C1", 0)])
def test_the_holy_symbol_helps_against_undead(foe: str, more: int) -> None:
    """Two dice more in normal attacks on them."""
    s = bearing("Hs", foe=foe)
    hero, other = s[CARRIER], next(f for f in s.state.figures.values() if f.seat == 1)
    carrying = attack_tally(s.state, hero, other).total
    hero.treasures = UNSET
    assert carrying - attack_tally(s.state, hero, other).total == more


@pytest.mark.card("giant-hunter-stone")
@pytest.mark.parametrize(("foe", "more"), [("mimring@D1,C1", 1), ("agent-carr@C1", 0)])
def test_the_giant_hunter_stone_helps_against_large_and_huge_figures(foe: str, more: int) -> None:
    """One die more in normal attacks on them, and in the defence against them, special attacks too."""
    s = bearing("Gh", foe=foe)
    hero, other = s[CARRIER], next(f for f in s.state.figures.values() if f.seat == 1)

    def dice() -> tuple[int, ...]:
        kinds = ("normal", "special")
        met = [defence_tally(s.state, hero, origin_of(s.state, other, hero), k, other).total for k in kinds]
        return (attack_tally(s.state, hero, other).total, *met)

    carrying = dice()
    hero.treasures = UNSET
    assert [a - b for a, b in zip(carrying, dice(), strict=True)] == [more] * 3


@pytest.mark.rule("HS-GLYPH-02", "HS-GLYPH-NILREND-02")
def test_a_hero_without_powers_has_no_use_of_its_treasures() -> None:
    """What is negated on its card is negated with what it carries."""
    s = bearing("H")
    hero, foe = s[CARRIER], s[FACING]
    assert "treasure/heroic-rune" in [m.source for m in attack_tally(s.state, hero, foe).modifiers]
    s.card(CARRIER).negated = True
    assert "treasure/heroic-rune" not in [m.source for m in attack_tally(s.state, hero, foe).modifiers]


@pytest.mark.card("brooch-of-shielding")
@pytest.mark.parametrize(("letter", "struck"), [("Bs", False), ("H", True)])
def test_nobody_strikes_at_the_carrier_of_the_brooch(letter: str, struck: bool) -> None:
    """It leaves without a leaving engagement attack."""
    s = bearing(letter, step="move").do(f"move {CARRIER}")
    assert ("swipes" in s.price(s.offers("go A3")[0])) is struck
    s.dice(6, 6, 6).do(s.offers("go A3")[0])
    assert (len(s.heard(events.LeftEngagement)) > 0) is struck or s.kind == "swipe"


@pytest.mark.card("oceanstrider-amulet")
@pytest.mark.parametrize(("letter", "far"), [("Oa", True), ("H", False)])
def test_water_does_not_stop_the_carrier_of_the_amulet(letter: str, far: bool) -> None:
    """Others end their move where they step into it."""
    wet = ["g1 w0 w0 w0 g1 g1"]
    s = scene(f"A {FINN}@A1 treasure={letter}", "B agent-carr@F1", rows=wet, acting=CARRIER, step="move")
    s.do(f"move {CARRIER}")
    assert ("C1" in s.ends()) is far


@pytest.mark.card("potion-of-healing")
@pytest.mark.parametrize(("wounds", "left"), [(0, None), (2, 0), (3, 0)])
def test_the_potion_heals_up_to_three_wounds_once(wounds: int, left: int | None) -> None:
    """After an order marker is revealed; nobody drinks it unhurt."""
    s = bearing("Ph", wounds=wounds, step="revealed")
    said = use_of(s, "potion-of-healing")
    assert bool(said) is (left is not None)
    if said:
        s.do(said)
        assert (s[CARRIER].wounds, spent(s), bool(s[CARRIER].treasures)) == (left, ["Ph"], False)


@pytest.mark.card("bolt-of-the-witherwood")
@pytest.mark.parametrize(("die", "destroyed"), [(15, False), (16, True)])
def test_the_bolt_destroys_an_enemy_in_sight_on_sixteen_or_more(die: int, destroyed: bool) -> None:
    """Within 5 clear-sight spaces, after moving; it is spent either way."""
    s = bearing("Bw", step="after-move", foe="agent-carr@F1")
    s.do(use_of(s, "bolt-of-the-witherwood"))
    assert spent(s) == ["Bw"]
    s.dice(die).do(f"target {FACING}")
    assert (s[FACING].place == "destroyed") is destroyed


@pytest.mark.card("elixir-of-speed")
def test_the_elixir_adds_four_to_the_move_of_the_turn() -> None:
    """Before moving."""
    s = bearing("Es", step="before")
    before = move_tally(s.state, s[CARRIER]).total
    s.do(use_of(s, "elixir-of-speed"))
    assert (move_tally(s.state, s[CARRIER]).total - before, spent(s)) == (4, ["Es"])


@pytest.mark.card("ring-of-protection")
@pytest.mark.parametrize(("used", "dice"), [(True, 3), (False, 0)])
def test_the_ring_adds_three_dice_after_the_attack_was_rolled(used: bool, dice: int) -> None:
    """Its player is asked, who sees the skulls first."""
    s = attacked("Rp", f"{FINN}@C1")
    hero, foe = s[f"B-{FINN}"], s["A-agent-carr"]
    bare = defence_tally(s.state, hero, origin_of(s.state, foe, hero), "normal", foe).total
    s.dice(*[1] * 20).do(f"attack A-agent-carr B-{FINN}")
    assert (s.asked, len(s.heard(events.AttackRolled))) == ((1,), 1)
    s.do(use_of(s, "ring-of-protection") if used else "skip")
    (rolled,) = s.heard(events.DefenceRolled)
    assert (rolled.dice.total - bare, spent(s)) == (dice, ["Rp"] if used else [])


@pytest.mark.card("ring-of-protection")
def test_nobody_is_asked_about_the_ring_when_there_is_no_skull() -> None:
    """There is nothing to defend against."""
    s = attacked("Rp", f"{FINN}@C1").dice(*[6] * 20).do(f"attack A-agent-carr B-{FINN}")
    assert len(s.heard(events.DefenceRolled)) == 1


@pytest.mark.card("whetstone-of-venom")
@pytest.mark.parametrize(("face", "wounds"), [(1, 3), (6, 0)])
def test_the_whetstone_deepens_a_wound_by_two(face: int, wounds: int) -> None:
    """Chosen before the dice; a blow that does not wound wastes it."""
    s = bearing("Wv", foe="mimring@D1,C1").do(f"attack {CARRIER} B-mimring")
    s.dice(face, *[6] * 20).do(use_of(s, "whetstone-of-venom"))
    assert (s["B-mimring"].wounds, spent(s)) == (wounds, ["Wv"])


@pytest.mark.card("belt-of-giant-strength")
def test_the_belt_adds_two_attack_dice_this_turn() -> None:
    """Before a normal attack on somebody adjacent."""
    s = bearing("Bg")
    bare = attack_tally(s.state, s[CARRIER], s[FACING]).total
    s.do(f"attack {CARRIER} {FACING}").dice(*[6] * 20).do(use_of(s, "belt-of-giant-strength"))
    (rolled,) = s.heard(events.AttackRolled)
    assert (rolled.dice.total - bare, spent(s)) == (2, ["Bg"])


@pytest.mark.card("belt-of-giant-strength", "whetstone-of-venom")
@pytest.mark.parametrize("letter", ["Bg", "Wv"])
def test_belt_and_whetstone_are_for_blows_from_beside(letter: str) -> None:
    """A shot from afar is no occasion."""
    mine = f"A agent-carr@A1 treasure={letter}"
    s = scene(mine, f"B {FINN}@D1", rows=ROWS, acting="A-agent-carr", step="attack")
    s.dice(*[6] * 20).do(f"attack A-agent-carr B-{FINN}")
    assert len(s.heard(events.AttackRolled)) == 1


@pytest.mark.card("scarab-of-invulnerability")
@pytest.mark.parametrize(("die", "taken"), [(15, 1), (16, 0)])
def test_the_scarab_ignores_one_wound_or_all(die: int, taken: int) -> None:
    """Its player is asked first; one wound on 15 or less, all on 16 or more."""
    s = attacked("Si", "mimring@C1,D1").dice(1, 1, *[6] * 20).do("attack A-agent-carr B-mimring")
    assert s.asked == (1,)
    s.dice(die).do(use_of(s, "scarab-of-invulnerability"))
    assert (s["B-mimring"].wounds, spent(s)) == (taken, ["Si"])


@pytest.mark.card("bracers-of-teleportation")
def test_the_bracers_put_their_carrier_elsewhere_once() -> None:
    """On its level, without swipes; instead of its move."""
    s = bearing("Bt", step="move").do(f"move {CARRIER}")
    s.do(next(text for text in s.options if text.startswith("go F3") and "bracers" in text))
    assert (s[CARRIER].at, spent(s), s.heard(events.LeftEngagement)) == (["F3"], ["Bt"], [])


@pytest.mark.card("cloak-of-invisibility")
def test_the_cloak_hides_its_carrier_wherever_it_goes() -> None:
    """Nobody sees it, and nobody strikes at it as it leaves."""
    s = bearing("Ci", f"B {FINN}@B3", step="before")
    s.do(use_of(s, "cloak-of-invisibility"))
    assert spent(s) == ["Ci"]
    s.do(f"move {CARRIER}").do(s.offers("go A3")[0])
    assert (s.heard(events.LeftEngagement), concealed(s.state, s[CARRIER])) == ([], True)


@pytest.mark.card("cloak-of-invisibility")
def test_the_cloak_hides_nobody_who_attacks_and_nobody_in_the_next_round() -> None:
    """Until it attacks or the round ends."""
    s = bearing("Bc")
    s[CARRIER].hidden = "*"
    s.dice(*[6] * 20).do(f"attack {CARRIER} {FACING}")
    assert not concealed(s.state, s[CARRIER])

    s = bearing("Bc")
    s[CARRIER].hidden = "*"
    while not s.heard(events.RoundBegan):
        s.do(s.options[-1])
    assert not concealed(s.state, s[CARRIER])


@pytest.mark.card("brandars-chest")
def test_brandars_chest_is_carried_and_does_nothing_else() -> None:
    """What it is good for is up to the scenario."""
    assert GAME.content.treasures["Bc"].parts == ()
    s = bearing("Bc")
    carrying = attack_tally(s.state, s[CARRIER], s[FACING])
    s[CARRIER].treasures = UNSET
    assert carrying == attack_tally(s.state, s[CARRIER], s[FACING])


@pytest.mark.rule("HS-GLYPH-02")
def test_the_table_shows_what_a_hero_carries_among_the_powers_of_its_card() -> None:
    """By its name; what has been used up is gone from it."""

    def shown(s: Scene) -> list[str]:
        table = s.game.table(s.game.view(s.state, 1), 1, s.game.narrator("en"))
        (row,) = (card for card in table.cards if card.id == CARRIER)
        return [power.name for power in row.powers]

    s = bearing("Es", step="before")
    assert "Elixir of Speed" in shown(s)
    s.do(use_of(s, "elixir-of-speed"))
    assert "Elixir of Speed" not in shown(s)


@pytest.mark.card("bolt-of-the-witherwood", "scarab-of-invulnerability", "whetstone-of-venom")
def test_the_odds_of_treasures_are_told_before() -> None:
    """5 faces of 20 for the bolt; one of two wounds or none with the scarab; two more with the whetstone."""
    bolt = bearing("Bw", step="after-move", foe="agent-carr@F1")
    (aimed,) = bolt.game.preview(bolt.state, 0, bolt.game.reader.read(use_of(bolt, "bolt-of-the-witherwood")))
    assert aimed.knock_out == pytest.approx(0.25)

    scarab = attacked("Si", "mimring@C1,D1").dice(1, 1, *[6] * 20).do("attack A-agent-carr B-mimring")
    use = scarab.game.reader.read(use_of(scarab, "scarab-of-invulnerability"))
    (saved,) = scarab.game.preview(scarab.state, 1, use)
    assert saved.wounds == pytest.approx((0.25, 0.75))

    stone = bearing("Wv", foe="mimring@D1,C1").do(f"attack {CARRIER} B-mimring")
    use = stone.game.reader.read(use_of(stone, "whetstone-of-venom"))
    (deepened, *_) = stone.game.preview(stone.state, 0, use)
    assert deepened.wounds[0] > 0
    assert deepened.wounds[1:3] == pytest.approx((0, 0))
