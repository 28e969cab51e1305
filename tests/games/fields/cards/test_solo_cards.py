"""Battle cards and effect cards: what an enemy hero that nobody plays brings into a combat."""

from __future__ import annotations

import pytest

from battlewright.games.fields.model.events import BattleCardDrawn, Damaged, EffectCardDrawn, EnergyUsed
from tests.games.fields.cards.playing import ZONES, case, own_work, played, totals
from tests.games.fields.scenes import GAME, Scene, a_scene

GUARDED = "+1 attack, +3 defense, +1 initiative, +3 defense"
HOME = {"skeletor": "he-man-impostor", "evil-lyn": "he-man-impostor", "tri-klops": "retrieve-the-plans"}
HOME |= {"mer-man": "retrieve-the-plans", "beast-man": "the-missing-child"}


def met(battle: str, *effects: str, enemy: str = "skeletor", damage: int = 0) -> Scene:
    """Teela fights an enemy hero, who has this battle card and these effect cards; the first round."""
    heroes = ["teela", "he-man", "she-ra"] if enemy == "beast-man" else None
    scene = a_scene(HOME[enemy], heroes=heroes, difficulty="medium").eternium(masters=20)
    scene.put(**{"teela": "vine-jungle", enemy: "vine-jungle"})
    scene.hero(enemy).damage = damage
    decks = scene.state.decks
    for deck in ("battle_energy", "battle_plain"):
        decks[deck] = [card for card in decks[deck] if card == battle]
    decks["effect"], scene.state.discards["effect"] = list(effects), []
    scene.deck("masters", "+1", "+3", "+1", "+3").fight("teela", enemy).choose("weapon teela-sword")
    return played(scene, {"teela": GUARDED}).until("flee")


BATTLE = [
    case("battle-melee-plain-1", "skeletor", (4, 2, 3), 1),
    case("battle-melee-plain-2", "skeletor", (3, 3, 3), 1),
    case("battle-melee-plain-3", "skeletor", (5, 2, 2), 1),
    case("battle-melee-plain-4", "skeletor", (3, 2, 4), 2),
    case("battle-melee-energy-1", "skeletor", (4, 2, 2), 1),
    case("battle-melee-energy-2", "skeletor", (3, 3, 2), 1),
    case("battle-melee-energy-3", "skeletor", (3, 2, 3), 1),
    case("battle-melee-energy-4", "skeletor", (4, 1, 3), 2),
    case("battle-ranged-plain-1", "tri-klops", (4, 1, 5), 1),
    case("battle-ranged-plain-2", "tri-klops", (3, 2, 5), 1),
    case("battle-ranged-plain-3", "tri-klops", (4, 2, 4), 1),
    case("battle-ranged-plain-4", "tri-klops", (2, 3, 4), 2),
    case("battle-ranged-energy-1", "tri-klops", (3, 1, 5), 1),
    case("battle-ranged-energy-2", "tri-klops", (3, 2, 4), 1),
    case("battle-ranged-energy-3", "tri-klops", (4, 2, 3), 1),
    case("battle-ranged-energy-4", "tri-klops", (2, 2, 4), 2),
    case("battle-magic-plain-1", "skeletor", (3, 3, 2), 2),
    case("battle-magic-plain-2", "skeletor", (4, 2, 2), 2),
    case("battle-magic-plain-3", "skeletor", (3, 4, 2), 1),
    case("battle-magic-plain-4", "skeletor", (2, 3, 4), 2),
    case("battle-magic-energy-1", "skeletor", (3, 2, 2), 2),
    case("battle-magic-energy-2", "skeletor", (2, 3, 3), 2),
    case("battle-magic-energy-3", "skeletor", (3, 3, 2), 1),
    case("battle-magic-energy-4", "skeletor", (4, 2, 1), 2),
]


@pytest.mark.parametrize(("card", "enemy", "values", "effects"), BATTLE)
def test_a_battle_card(card: str, enemy: str, values: tuple[int, int, int], effects: int) -> None:
    """Its weapon and values, its energy, and as many effect cards as it shows."""
    _, kind, sort, _ = card.split("-")
    scene = met(card, enemy=enemy)
    drawn = scene.heard(BattleCardDrawn)[0]
    assert (drawn.card, GAME.content.weapons[drawn.weapon].kind) == (card, kind)
    # the Havoc Staff takes 2 HP; abilities that add to a zone are +1 attack and +1 defense instead
    more = 1 if sort == "energy" and kind != "magic" else 0
    assert totals(scene, enemy) == (values[0] + more, values[1] + more, values[2])
    hurt = [e.amount for e in scene.heard(Damaged) if "skeletor-havoc-staff" in e.rules]
    assert hurt == ([2] if sort == "energy" and kind == "magic" else [])

    many = met(card, *["steady-blow", "raised-guard", "quick-step"], enemy=enemy)
    assert len(many.heard(EffectCardDrawn)) == effects


def test_all_battle_and_effect_cards_have_a_row() -> None:
    """24 and 24."""
    assert {str(row.values[0]) for row in BATTLE} == set(GAME.content.battle)
    assert {str(row.values[0]) for row in EFFECTS} == set(GAME.content.effects)


POINTED = [
    case("gathering-power", (0, 0)),
    case("shielded-mind", (0, 2 + 1)),
    case("dark-bargain", (1, 2 + 1)),
]


@pytest.mark.parametrize(("card", "more"), POINTED)
def test_where_an_effect_card_points_to(card: str, more: tuple[int, int]) -> None:
    """Mer-Man's Water Jet turns an initiative card in any case; its +2 defense needs the indicator."""
    plain = met("battle-ranged-plain-1", enemy="mer-man")
    now = met("battle-ranged-plain-1", card, enemy="mer-man")

    attack, defense, initiative = totals(now, "mer-man")
    before = totals(plain, "mer-man")
    assert (attack - before[0], defense - before[1], initiative) == (*more, before[2])
    assert totals(now, "teela")[2] == totals(plain, "teela")[2] - 1


@pytest.mark.rule("FE-SOLO-23")
@pytest.mark.card("beast-man-whip", "gathering-power", "battle-melee-energy-1")
@pytest.mark.parametrize(
    ("battle", "effects", "attack"),
    [("battle-melee-plain-1", ("gathering-power",), 4), ("battle-melee-energy-1", (), 4)],
)
def test_the_whip_of_an_enemy_takes_the_best_defense_away(
    battle: str, effects: tuple[str, ...], attack: int
) -> None:
    """Teela's strongest defense card goes to initiative; +2 defense only where a card points to it."""
    scene = met(battle, *effects, enemy="beast-man")

    assert totals(scene, "beast-man")[0] == attack
    assert totals(scene, "teela") == (1, 3, 3 + 1 + 3)


# The Dark Blade: +2 attack and +1 initiative, where the card points to.
EFFECTS = [
    case("steady-blow", {"attack": 1}),
    case("raised-guard", {"defense": 1}),
    case("quick-step", {"initiative": 1}),
    case("gathering-power", {"attack": 2}),
    case("breather", {"hp": 1}),
    case("hesitation", {"initiative": -1, "defense": 1}),
    case("hard-blow", {"attack": 2}),
    case("stone-stance", {"defense": 2}),
    case("rush", {"attack": 1, "initiative": 1}),
    case("crackling-weapon", {"attack": 2, "initiative": 1}),
    case("shielded-mind", {"attack": 1, "defense": 1 + 1}),  # the blade does nothing for defense
    case("feint", {"hero defense": -3}),
    case("crushing-blow", {"attack": 2, "defense": 1}),
    case("dirty-trick", {"hero hp": -1}),
    case("second-wind", {"hp": 2, "defense": 1}),
    case("surging-power", {"attack": 2 + 1}),
    case("blinding-speed", {"initiative": 1 + 2}),
    case("disarm", {"hero attack": -1}),
    case("deathblow", {"attack": 3}),
    case("iron-fortress", {"defense": 3}),
    case("hexed-ground", {"hero hp": -1, "hero initiative": -2}),
    case("unlimited-power", {"attack": 2 + 2}),
    case("dark-bargain", {"attack": 1 + 1, "defense": 1 + 1}),
    case("merciless-assault", {"attack": 2, "hero defense": -1}),
]


@pytest.mark.rule("FE-SOLO-23", "FE-SOLO-24")
@pytest.mark.parametrize(("card", "difference"), EFFECTS)
def test_an_effect_card(card: str, difference: dict[str, int]) -> None:
    """Drawn for Skeletor with his Dark Blade, compared with the same combat without it."""
    plain, now = met("battle-melee-plain-1", damage=4), met("battle-melee-plain-1", card, damage=4)
    found: dict[str, int] = {}
    for prefix, who in (("", "skeletor"), ("hero ", "teela")):
        before, after = totals(plain, who), totals(now, who)
        found |= {f"{prefix}{zone}": b - a for zone, a, b in zip(ZONES, before, after, strict=True)}
    found |= own_work(now, card, {"teela": "hero hp", "skeletor": "hp"})

    assert {what: number for what, number in found.items() if number} == difference
    uses = [event.ability for event in now.heard(EnergyUsed)]
    pointed = GAME.content.effects[card].zone in ("attack", "initiative")
    assert uses == ["skeletor-dark-blade"] * (GAME.content.effects[card].energy if pointed else 0)
