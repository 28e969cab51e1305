"""Mana: gained, spent, limited, and lent (BG-MANA)."""

from __future__ import annotations

import pytest

from battlewright.games.battleground.model.events import Gained, Lost, Rerolled
from tests.games.battleground.scenes import Scene, scene


def spent(s: Scene) -> list[tuple[str, int]]:
    """Who has spent how much mana so far."""
    return [(e.character, e.amount) for e in s.heard(Lost) if e.what == "mana" and e.spent]


@pytest.mark.rule("BG-MANA-01")
def test_mana_goes_onto_the_card_and_back_to_the_supply() -> None:
    """What is gained lies on the character's card; what is spent leaves it, and goes to nobody."""
    s = scene("stratos@F3 mana=1", "he-man@F4", "skeletor@F12", acting="stratos", hands={0: ["fate-33"]})
    s.do("bonus fate-33 mana")
    assert [(e.character, e.amount) for e in s.heard(Gained) if e.what == "mana"] == [("stratos", 2)]
    assert s["stratos"].mana == 3

    s.do("skill stratos.to-the-skies", "spend 2 stratos.to-the-skies")
    assert spent(s) == [("stratos", 2)]
    assert (s["stratos"].mana, s["he-man"].mana, s["skeletor"].mana) == (1, 0, 0)


@pytest.mark.rule("BG-MANA-01")
def test_mana_of_another_character_cannot_be_spent() -> None:
    """An ally full of mana does not help to pay."""
    s = scene("orko@F3 weapons=magic-blast", "stratos@F4 mana=5", "skeletor@F10", acting="orko")

    assert not s.offers("attack")
    denied = s.denied_by(0, intent="attack", attacker="orko", target="skeletor", weapon="magic-blast")
    assert denied == ["BG-SPELL-04"]


@pytest.mark.rule("BG-MANA-02")
def test_mana_pays_for_spells_skills_and_rerolls() -> None:
    """A spell attack, an active skill, and dice rolled again."""
    s = scene("he-man@F3", "evil-lyn@F9:3 mana=5 weapons=thunder", acting="evil-lyn")
    s.dice(1, 1, 1, 1, 1).do("skill evil-lyn.dark-presence he-man", "reroll")
    assert spent(s) == [("evil-lyn", 1)]

    s.dice(1, 1, 1, 1, 2, 2, 2).do("attack thunder he-man")
    assert spent(s) == [("evil-lyn", 1), ("evil-lyn", 1)]
    s.do("reroll 1,1")
    assert spent(s) == [("evil-lyn", 1), ("evil-lyn", 1), ("evil-lyn", 2)]
    assert [e.mana for e in s.heard(Rerolled)] == [2]
    assert s["evil-lyn"].mana == 1


@pytest.mark.rule("BG-MANA-03")
@pytest.mark.parametrize(("before", "gained"), [(3, 2), (4, 1), (5, 0)])
def test_no_more_than_five_mana(before: int, gained: int) -> None:
    """Mana beyond 5 is not gained."""
    s = scene(f"stratos@F3 mana={before}", "skeletor@M12", acting="stratos", hands={0: ["fate-33"]})
    s.do("bonus fate-33 mana")

    assert s["stratos"].mana == 5
    assert sum(e.amount for e in s.heard(Gained)) == gained


# --- Shared Power: the exception a card makes -----------------------------------------------------


@pytest.mark.rule("BG-MANA-01")
def test_shared_power_lets_an_ally_pay_with_evil_lyns_mana() -> None:
    """The ally chooses how much of the price Evil-Lyn pays; the shares add up to the price."""
    s = scene(
        "he-man@F3", "skeletor@F9:3 mana=2 weapons=flame-bolt", "evil-lyn@F11:3 mana=2", acting="skeletor"
    )
    s.do("attack flame-bolt he-man")
    assert (s.kind, s.options) == ("pay", ["spend 0 evil-lyn", "spend 1 evil-lyn", "spend 2 evil-lyn"])
    s.do("spend 1 evil-lyn")

    assert spent(s) == [("skeletor", 1), ("evil-lyn", 1)]
    assert (s["skeletor"].mana, s["evil-lyn"].mana) == (1, 1)


@pytest.mark.rule("BG-MANA-01")
@pytest.mark.parametrize("mana", [0, 1])
def test_what_the_ally_lacks_evil_lyn_must_pay(mana: int) -> None:
    """Neither pays more than it has: with one way to pay there is no question."""
    s = scene(
        f"skeletor@F9:3 mana={mana} weapons=flame-bolt",
        "evil-lyn@F11:3 mana=2",
        "he-man@F3",
        acting="skeletor",
    )
    s.do("attack flame-bolt he-man")
    if s.kind == "pay":
        assert s.options == ["spend 1 evil-lyn", "spend 2 evil-lyn"]
        s.do("spend 1 evil-lyn")

    assert s["skeletor"].mana == 0
    assert s["evil-lyn"].mana == mana


@pytest.mark.rule("BG-MANA-01")
@pytest.mark.parametrize(
    ("lyn", "terrain"), [("M14", {}), ("F12", {"F10": "H", "F11": "H", "E10": "H", "G10": "H"})]
)
def test_evil_lyn_lends_nothing_from_afar_or_out_of_sight(lyn: str, terrain: dict[str, str]) -> None:
    """Only allies within 8 inches and in her sight may spend her mana."""
    s = scene(
        "he-man@F3",
        "skeletor@F6:3 weapons=flame-bolt",
        f"evil-lyn@{lyn}:3 mana=5",
        acting="skeletor",
        terrain=terrain,
    )
    denied = s.denied_by(1, intent="attack", attacker="skeletor", target="he-man", weapon="flame-bolt")
    assert denied == ["BG-SPELL-04"]


@pytest.mark.rule("BG-MANA-01", "BG-MANA-02")
def test_evil_lyn_does_not_spend_her_allies_mana() -> None:
    """The sharing goes one way."""
    s = scene("he-man@F3", "skeletor@F9:3 mana=5", "evil-lyn@F10:3 weapons=thunder", acting="evil-lyn")
    denied = s.denied_by(1, intent="attack", attacker="evil-lyn", target="he-man", weapon="thunder")
    assert denied == ["BG-SPELL-04"]
