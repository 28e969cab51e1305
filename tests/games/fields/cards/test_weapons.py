"""The energy abilities of the twelve heroes' weapons, each used in an epic combat."""

from __future__ import annotations

import pytest

from battlewright.games.fields.model.events import EnergyUsed, GridRevealed, Stolen
from tests.games.fields.cards.playing import Bout, begun, case, change, fought

ON_ATTACK = "energy attack, +1 defense, +1 attack, +1 defense"
USE = ("energy attack",)


def with_energy(hero: str, enemy: str, weapon: str, *deeds: str, **changes: str) -> Bout:
    """A bout in which the Energy card lies in the attack zone and is used."""
    mine = changes.pop("mine", ON_ATTACK)
    return Bout(hero, enemy, weapon, mine=mine, deeds=(*USE, *deeds), **changes)  # type: ignore[arg-type]  # names of fields


HIGH_DEFENSE = "+1 attack, +3 defense, +1 attack, +2 defense"
IN_INITIATIVE = "+1 attack, +2 initiative, +1 attack, +1 defense"
WEAPONS = [
    case(
        "he-man-power-sword",
        with_energy("he-man", "skeletor", "he-man-power-sword"),
        {"attack": 2, "defense": 1},
    ),
    # two cards lie in his attack zone
    case("he-man-battle-axe", with_energy("he-man", "skeletor", "he-man-battle-axe"), {"defense": 1 + 2}),
    case(
        "he-man-battle-axe",
        with_energy(
            "he-man",
            "skeletor",
            "he-man-battle-axe",
            mine="energy attack, +1 defense, +1 initiative, +1 defense",
        ),
        {"defense": 1 + 1},
    ),
    case(
        "man-at-arms-mace",
        with_energy(
            "man-at-arms",
            "skeletor",
            "man-at-arms-mace",
            theirs="+1 attack, +2 defense, +1 attack, +1 initiative",
        ),
        {"defense": 2, "enemy defense": -2},
    ),
    case(
        "man-at-arms-mace",  # a card worth 3 cannot be turned
        with_energy(
            "man-at-arms",
            "skeletor",
            "man-at-arms-mace",
            theirs="+1 attack, +3 defense, +1 attack, +1 initiative",
        ),
        {"defense": 2},
    ),
    case("man-at-arms-mace", with_energy("man-at-arms", "griffin", ""), {"defense": 2, "enemy defense": -1}),
    case(
        "man-at-arms-arm-cannon",
        with_energy("man-at-arms", "skeletor", "man-at-arms-arm-cannon"),
        {"attack": 1},
    ),
    case(
        "man-at-arms-arm-cannon",
        with_energy("man-at-arms", "skeletor", "man-at-arms-arm-cannon").but(
            gear=("swift-boots", "phoenix-charm")
        ),
        {"attack": 1 + 2},
    ),
    case(
        "ram-man-headlong-charge",
        with_energy("ram-man", "skeletor", "ram-man-headlong-charge"),
        {"attack": 1, "enemy hp": -1},
    ),
    case("teela-sword", with_energy("teela", "skeletor", "teela-sword", "choose attack"), {"attack": 2}),
    case("teela-sword", with_energy("teela", "skeletor", "teela-sword", "choose defense"), {"defense": 2}),
    case(
        "teela-sword", with_energy("teela", "skeletor", "teela-sword", "choose initiative"), {"initiative": 2}
    ),
    case(
        "teela-cobra-staff",
        with_energy("teela", "skeletor", "teela-cobra-staff"),
        {"defense": 1, "enemy hp": -1},
    ),
    case("stratos-diving-strike", with_energy("stratos", "skeletor", "stratos-diving-strike"), {"attack": 1}),
    case(
        "stratos-diving-strike",
        with_energy(
            "stratos",
            "skeletor",
            "stratos-diving-strike",
            mine="energy attack, +1 initiative, +1 attack, +1 initiative",
        ),
        {"attack": 1, "defense": 2},
    ),
    case(
        "stratos-staff-of-avion",
        with_energy("stratos", "skeletor", "stratos-staff-of-avion", "choose defense:+1:initiative"),
        {"attack": 1, "initiative": 1},  # +1 defense, and a +1 that leaves defense
    ),
    case(
        "she-ra-sword-of-protection",
        with_energy("she-ra", "skeletor", "she-ra-sword-of-protection").but(damage=2),
        {"defense": 3, "hp": 1},
    ),
    case("skeletor-havoc-staff", with_energy("skeletor", "she-ra", "skeletor-havoc-staff"), {"enemy hp": -2}),
    case(
        "skeletor-dark-blade",
        with_energy("skeletor", "she-ra", "skeletor-dark-blade"),
        {"attack": 2, "initiative": 1},
    ),
    case("mer-man-coral-sword", with_energy("mer-man", "she-ra", "mer-man-coral-sword"), {"attack": 1 + 2}),
    case(
        "mer-man-coral-sword",
        with_energy(
            "mer-man",
            "she-ra",
            "mer-man-coral-sword",
            mine="energy attack, +1 initiative, +1 attack, +1 initiative",
        ),
        {"attack": 1},
    ),
    case(
        "mer-man-water-jet",
        with_energy("mer-man", "she-ra", "mer-man-water-jet", theirs=IN_INITIATIVE),
        {"defense": 2, "enemy initiative": -2},
    ),
    case("mer-man-water-jet", with_energy("mer-man", "she-ra", "mer-man-water-jet"), {"defense": 2}),
    case(
        "mer-man-water-jet",
        with_energy("mer-man", "griffin", "mer-man-water-jet"),
        {"defense": 2, "enemy initiative": -2},
    ),
    case(
        "beast-man-whip",
        with_energy(
            "beast-man", "she-ra", "beast-man-whip", "choose defense:+3:initiative", theirs=HIGH_DEFENSE
        ),
        {"defense": 2, "enemy defense": -3, "enemy initiative": 3},
    ),
    case(
        "beast-man-call-of-the-wild",
        with_energy("beast-man", "she-ra", "beast-man-call-of-the-wild"),
        {"enemy hp": -1},
    ),
    case(
        "beast-man-call-of-the-wild",
        with_energy("beast-man", "she-ra", "beast-man-call-of-the-wild").but(gear=("rock-lizard",)),
        {"enemy hp": -2},
    ),
    case(
        "beast-man-call-of-the-wild",  # a vehicle is no beast
        with_energy("beast-man", "she-ra", "beast-man-call-of-the-wild").but(gear=("sky-sled",)),
        {"enemy hp": -1},
    ),
    case(
        "tri-klops-sword",
        with_energy(
            "tri-klops",
            "she-ra",
            "tri-klops-sword",
            "time +1 defense +3 attack",
            mine="energy attack, +1 defense, +3 attack, +1 defense",
        ),
        {"attack": 1 - 2, "defense": 1 + 2},
    ),
    case(
        "evil-lyn-dagger", with_energy("evil-lyn", "she-ra", "evil-lyn-dagger"), {"attack": 2, "defense": 1}
    ),
    case(
        "trap-jaw-laser-arm",
        with_energy("trap-jaw", "she-ra", "trap-jaw-laser-arm"),
        {"attack": 2, "initiative": 2},
    ),
    case(
        "trap-jaw-iron-jaw",
        with_energy("trap-jaw", "she-ra", "trap-jaw-iron-jaw", "choose defense:+2", theirs=HIGH_DEFENSE),
        {"enemy defense": -2},
    ),
    case("trap-jaw-iron-jaw", with_energy("trap-jaw", "griffin", "trap-jaw-iron-jaw"), {"enemy defense": -2}),
]


@pytest.mark.parametrize(("weapon", "bout", "difference"), WEAPONS)
def test_the_energy_ability_of_a_weapon(weapon: str, bout: Bout, difference: dict[str, int]) -> None:
    """With its Energy card used and without: only this is different."""
    assert change(bout, source=weapon) == difference
    assert [event.ability for event in fought(bout).heard(EnergyUsed)] == [weapon]


INSTANTS = [
    case("she-ra-blade-of-light", "she-ra", "skeletor", {"attack": 2, "initiative": 2}),
    case("ram-man-boulder", "ram-man", "skeletor", {"initiative": 3}),
    case("tri-klops-eyebeam", "tri-klops", "she-ra", {"attack": 1, "defense": 1}),
]


@pytest.mark.parametrize(("weapon", "hero", "enemy", "difference"), INSTANTS)
def test_an_instant_energy_ability(weapon: str, hero: str, enemy: str, difference: dict[str, int]) -> None:
    """It works as the card is played: beside a +1 in the same place it makes this difference."""
    plain = Bout(hero, enemy, weapon)

    assert change(plain.but(mine=ON_ATTACK), source=weapon, compare=plain) == difference


@pytest.mark.card("tri-klops-eyebeam")
def test_the_eyebeam_turns_the_enemys_cards_over() -> None:
    """What She-Ra played face down before is seen at once, before step 4."""
    bout = Bout(
        "tri-klops", "she-ra", "tri-klops-eyebeam", mine="+1 defense, energy attack", theirs="+3 defense"
    )
    scene = begun(bout)

    assert scene.kind == "play"
    assert [(event.hero, event.cards) for event in scene.heard(GridRevealed)] == [("she-ra", ("+3",))]
    assert not begun(bout.but(mine="+1 defense, +1 attack")).heard(GridRevealed)


@pytest.mark.card("evil-lyn-staff")
def test_the_staff_brings_a_further_card() -> None:
    """Evil-Lyn draws a card and plays it where she likes, face up."""
    bout = with_energy("evil-lyn", "she-ra", "evil-lyn-staff")
    scene = begun(bout.but(mine=f"{ON_ATTACK}, +3 defense")).choose("energy attack")
    assert scene.options == ["play +3 attack", "play +3 defense", "play +3 initiative"]
    scene.choose("play +3 defense")

    assert change(bout.but(mine=f"{ON_ATTACK}, +3 defense", deeds=(*USE, "play +3 defense"))) == {
        "defense": 3
    }


@pytest.mark.card("evil-lyn-dagger")
def test_the_dagger_takes_a_spell() -> None:
    """She-Ra's only spell is Evil-Lyn's now; without the Energy card it stays."""
    bout = with_energy("evil-lyn", "she-ra", "evil-lyn-dagger").but(enemy_gear=("healing-light",))
    scene = fought(bout)

    assert [(event.hero, event.victim, event.card) for event in scene.heard(Stolen)] == [
        ("evil-lyn", "she-ra", "healing-light")
    ]
    assert (scene.hero("evil-lyn").spells, scene.hero("she-ra").spells) == (["healing-light"], [])
    assert fought(bout.but(deeds=())).hero("she-ra").spells == ["healing-light"]


@pytest.mark.card("trap-jaw-iron-jaw")
def test_the_iron_jaw_cannot_bite_a_strong_card() -> None:
    """Only cards worth at most 2 are offered."""
    theirs = "+1 attack, +3 defense, +2 attack, +3 defense"
    scene = begun(with_energy("trap-jaw", "she-ra", "trap-jaw-iron-jaw", theirs=theirs)).choose(
        "energy attack"
    )

    assert scene.options == ["choose attack:+2", "choose attack:+1"]
