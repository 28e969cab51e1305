"""Which heroes make a team (FE-SETUP-02, FE-SETUP-18; with free heroes FE-SKIRM-02, FE-SKIRM-04)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from battlewright.games.fields.content import Content
from battlewright.games.fields.model.cards import Force
from battlewright.kernel.denial import Denial

HEROES = 3


def team_denials(
    content: Content, force: Force, faction: str, heroes: Sequence[str], free: bool = False
) -> list[Denial]:
    """Everything that is wrong with the heroes of a side; `free`: factions do not matter."""
    unknown = [Denial("FE-SETUP-02", {"unknown": hero}) for hero in heroes if hero not in content.heroes]
    if unknown:
        return unknown
    found = [d for hero in dict.fromkeys(heroes) if (d := hero_denial(content, force, faction, hero, free))]
    found += _copies(heroes)
    if len(heroes) != HEROES:
        found.append(Denial("FE-SETUP-02", {"heroes": list(heroes), "needed": HEROES}))
    riders = [hero for hero in dict.fromkeys(heroes) if content.heroes[hero].mounted]
    if len(riders) > 1:
        found.append(Denial("FE-SKIRM-04" if free else "FE-SETUP-18", {"riders": riders}))
    return found


def hero_denial(content: Content, force: Force, faction: str, hero: str, free: bool = False) -> Denial | None:
    """FE-SETUP-02, FE-SKIRM-02: why a hero cannot be on a side."""
    own = content.heroes[hero].faction
    if free:
        return Denial("FE-SKIRM-02", {"hero": hero}) if content.factions[own].expansion else None
    if own != faction:
        return Denial("FE-SETUP-02", {"hero": hero, "faction": faction})
    return Denial("FE-SETUP-02", {"hero": hero, "missing": True}) if hero in force.barred else None


def _copies(heroes: Sequence[str]) -> Iterator[Denial]:
    return (
        Denial("FE-SETUP-02", {"hero": hero, "copies": count})
        for hero, count in Counter(heroes).items()
        if count > 1
    )


def unfinished(denial: Denial) -> bool:
    """Whether all that is wrong is that heroes are missing."""
    listed = denial.facts.get("heroes")
    return "needed" in denial.facts and isinstance(listed, list) and len(listed) < HEROES
