"""Messages are found, filled, missed loudly in tests and quietly in play, and alike in all languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from battlewright.texts import MissingTextError, Texts, TextsError, differences, languages

ENGLISH = """
greeting = Hello, { $name }!
count =
    { $number ->
        [one] One wound
       *[other] { $number } wounds
    }
list-comma = { $first }, { $second }
list-and = { $first } and { $second }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small set of languages: English whole, German with gaps."""
    for language, text in (("en", ENGLISH), ("de", "greeting = Hallo, { $name }!\nextra = Mehr\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.ftl").write_text(text, encoding="utf-8")
    return tmp_path


def test_a_message_is_filled_with_values(folder: Path) -> None:
    """Values go where they belong, and numbers choose the right form."""
    texts = Texts("en", folder=folder)

    assert texts.format("greeting", name="Orko") == "Hello, Orko!"
    assert [texts.format("count", number=n) for n in (1, 2)] == ["One wound", "2 wounds"]
    assert texts.variables("count") == {"number"}


def test_what_a_language_lacks_is_said_in_english(folder: Path) -> None:
    """In play nobody sees a gap; on request it is marked."""
    assert Texts("de", folder=folder).format("count", number=2) == "2 wounds"
    assert Texts("de", folder=folder, missing="mark").format("count", number=2) == "⟦2 wounds⟧"
    assert Texts("de", folder=folder, missing="mark").format("greeting", name="Orko") == "Hallo, Orko!"


def test_what_nobody_has_is_marked(folder: Path) -> None:
    """An unknown id does not stop a game."""
    assert Texts("en", folder=folder).format("nothing-like-it") == "⟦nothing-like-it⟧"
    assert "nothing-like-it" not in Texts("en", folder=folder)


def test_tests_hear_of_every_gap(folder: Path) -> None:
    """With `raise`, a missing message or value is an error that names it."""
    with pytest.raises(MissingTextError, match="no message 'count'"):
        Texts("de", folder=folder, missing="raise").format("count", number=1)
    with pytest.raises(MissingTextError, match=r"greeting: .*name"):
        Texts("en", folder=folder, missing="raise").format("greeting")


@pytest.mark.parametrize(
    ("items", "said"), [([], ""), (["A"], "A"), (["A", "B"], "A and B"), (["A", "B", "C"], "A, B and C")]
)
def test_things_in_a_row(folder: Path, items: list[str], said: str) -> None:
    """Commas, and a word before the last."""
    assert Texts("en", folder=folder).listing(items) == said


def test_a_broken_file_is_named(folder: Path) -> None:
    """Fluent would drop the message silently."""
    (folder / "en" / "b.ftl").write_text("fine = Fine\nbroken = { $x -> [a] b }\n", encoding="utf-8")

    with pytest.raises(TextsError, match=r"en/b\.ftl: line 2"):
        Texts("en", folder=folder)


def test_a_message_written_twice_is_an_error(folder: Path) -> None:
    """The second one would never be said."""
    (folder / "en" / "b.ftl").write_text("greeting = Hi\n", encoding="utf-8")

    with pytest.raises(TextsError, match="'greeting' is written twice"):
        Texts("en", folder=folder)


def test_a_reference_to_nothing_is_an_error(folder: Path) -> None:
    """A message that quotes another needs it to be there."""
    (folder / "en" / "b.ftl").write_text("quote = { greetin }\n", encoding="utf-8")

    with pytest.raises(TextsError, match="refers to 'greetin'"):
        Texts("en", folder=folder)


def test_an_unknown_language_lists_the_known(folder: Path) -> None:
    """So that the right one can be chosen."""
    with pytest.raises(TextsError, match="no language 'tlh'; there are: de, en"):
        Texts("tlh", folder=folder)


def test_languages_are_compared(folder: Path) -> None:
    """Missing, superfluous and differently filled messages are all found."""
    (folder / "de" / "b.ftl").write_text("count = Viele\n", encoding="utf-8")

    assert differences("de", folder) == [
        "de: list-and is missing",
        "de: list-comma is missing",
        "de: extra is not in en",
        "de: count uses nothing where en uses $number",
    ]


@pytest.mark.parametrize("language", languages())
def test_every_language_says_the_same(language: str) -> None:
    """All shipped languages have the same messages with the same values."""
    assert differences(language) == []
