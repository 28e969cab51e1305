"""Every part of every shipped card is named by a test that proves it.

Parts are the effects (`power-sword`, `mace.always`, `he-man.i-have-the-power`), the rows of weapons
(`power-sword/r3`), what they let one buy (`power-sword+mana`), what the removal of a token brings
(`curse/removal`), the bonuses of Fate and Glory cards (`fate-01`, `fate-01/mana`, `glory-01`,
`glory-01/ap`). Tests name them in `@pytest.mark.card(…)` or `case(…)`; both are read from the text.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from battlewright.games.battleground.content import Content, load


def parts(content: Content) -> Iterator[str]:
    """The ids of everything a card can do."""
    yield from content.effects
    for weapon in content.weapons.values():
        yield from (f"{weapon.id}/r{row.at}" for row in weapon.rows)
        yield from (f"{weapon.id}+{boost.id}" for boost in weapon.boosts)
    for token in content.tokens.values():
        if token.on_removal:
            yield f"{token.id}/removal"
    for fate in content.fate.values():
        if fate.extra_mana:
            yield f"{fate.id}/mana"
    for glory in content.glory:
        yield from (glory, f"{glory}/ap")


def cited(file: Path) -> Iterator[str]:
    """The parts that the tests of a file name."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), file.name)):
        if isinstance(node, ast.Call):
            match ast.unparse(node.func):
                case "pytest.mark.card":
                    yield from (str(ast.literal_eval(argument)) for argument in node.args)
                case "case":
                    yield str(ast.literal_eval(node.args[0]))
                case _:
                    pass


def _named() -> set[str]:
    here = Path(__file__)
    files = [*here.parent.glob("test_*.py"), *(here.parents[1] / "words").glob("test_*.py")]
    return {part for file in files if file != here for part in cited(file)}


def test_every_part_of_every_card_is_proven() -> None:
    """No effect, row, boost or bonus of the shipped content goes without a test."""
    missing = set(parts(load())) - _named()

    assert not missing, f"no test names {', '.join(sorted(missing))}"


def test_every_part_named_exists() -> None:
    """A misspelt part proves nothing; a Fate card without an ability may be named by its id."""
    content = load()
    unknown = _named() - set(parts(content)) - set(content.fate)

    assert not unknown, f"no card has {', '.join(sorted(unknown))}"
