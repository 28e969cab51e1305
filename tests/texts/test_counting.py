"""What is counted is named in the right number: never "1 points"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest
from fluent.syntax import ast, parse

# Words that stand after a number other than one. German dice look the same in both numbers.
MANY = {
    "en": "dice points figures spaces hexes wounds levels cards rounds actions games soldiers allies "
    "skulls shields choices enemies players markers",
    "de": "Punkte Punkten Figuren Felder Feldern Wunden Stufen Ebenen Karten Runden Aktionen Partien "
    "Schritte Plätze Schilde Entscheidungen Bewegungspunkte Bewegungspunkten",
    "fr": "dés points figurines cases hexagones blessures niveaux cartes manches actions parties soldats "
    "alliés crânes boucliers marqueurs places ennemis joueurs",
    "pl": "kości punktów figurek pól heksów ran poziomów kart rund akcji partii kroków żołnierzy czaszek "
    "tarcz znaczników miejsc wrogów graczy",
}
# Numbers that are never one: what a Force or a field has, limits of a setup, health, minutes on a clock.
LARGE = {
    "army-total",
    "clock-minutes",
    "decision-draft",
    "denial-BG-SETUP-01-points",
    "denial-BT-FORCE-02",
    "event-force_fielded",
    "figure-label",
    "hs-denial-HS-CLIMB-01",
    "hs-denial-HS-SETUP-05",
    "maker-finding-small-zone",
    "maker-finding-unequal-zones",
    "maker-sized",
    "maker-too-large",
    "maps-head",
    "odds-dice",
    "several-unknown-cards",
}


@pytest.mark.parametrize("language", MANY)
def test_one_of_something_is_not_several(language: str) -> None:
    """A number stands before a plural only where one was told apart from the others."""
    plural = re.compile(rf"\s(?:more |further |hidden )?(?:{'|'.join(MANY[language].split())})\b")
    folder = files("battlewright") / "locales" / language
    wrong = [
        entry.id.name
        for file in folder.iterdir()
        if file.name.endswith(".ftl") and "cards" not in file.name
        for entry in parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message) and entry.value and entry.id.name not in LARGE
        if not entry.id.name.startswith("condition-")
        if any(_uncounted(entry.value, plural, frozenset()))
    ]

    assert wrong == []


def _uncounted(pattern: ast.Pattern, plural: re.Pattern[str], counted: frozenset[str]) -> Iterator[bool]:
    """Whether numbers of which nobody knows whether they are one stand before such words."""
    for place, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        match place:
            case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
                followed = isinstance(after, ast.TextElement) and plural.match(after.value) is not None
                yield followed and name not in counted
            case ast.Placeable(expression=ast.SelectExpression(selector=selector, variants=variants)):
                keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in variants}
                known = counted
                if isinstance(selector, ast.VariableReference) and keys & {"one", "1"}:
                    known |= {selector.id.name}
                for variant in variants:
                    yield from _uncounted(variant.value, plural, known)
