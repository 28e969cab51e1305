"""The TypeScript generated from the Structs: what becomes of each type, and that nothing is left open."""

from __future__ import annotations

import re
from typing import Annotated, Generic, Literal, NewType, TypeVar

import pytest
from msgspec import Meta, Struct

from tools.protocol_types import generated, reached, struct_text, type_text

T = TypeVar("T")
Seat = NewType("Seat", int)


class Inner(Struct, frozen=True):
    """A part."""

    id: str


class Sent(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="sent"):
    """What is sent.

    With a second paragraph.
    """

    parts: tuple[Inner, ...]
    text: str = ""


class Choice(Struct, Generic[T], frozen=True):
    """A choice of anything."""

    what: T


class Chosen(Choice[Inner], frozen=True):
    """A choice of a part."""


class Other(Struct):
    """Another Inner."""


@pytest.mark.parametrize(
    ("hint", "text"),
    [
        (int, "number"),
        (str | None, "string | null"),
        (Annotated[str, Meta(max_length=3)], "string"),
        (Seat, "number"),
        (Literal["a", "b"], "'a' | 'b'"),
        (tuple[int, int], "[number, number]"),
        (tuple[int | None, ...], "(number | null)[]"),
        (list[Inner], "Inner[]"),
        (dict[int, tuple[str, ...]], "Record<string, string[]>"),
    ],
)
def test_a_type_becomes_typescript(hint: object, text: str) -> None:
    """As JSON carries it: keys are strings, and a tuple of so many values is one."""
    assert type_text(hint) == text


def test_a_struct_becomes_an_interface() -> None:
    """With its tag; what is left out when it says nothing is optional."""
    assert struct_text(Sent, all_given=True).splitlines() == [
        "/** What is sent. With a second paragraph. */",
        "export interface Sent {",
        "  type: 'sent';",
        "  parts: Inner[];",
        "  text?: string;",
        "}",
    ]


def test_what_a_generic_base_leaves_open_is_bound() -> None:
    """The field has the type that the Struct names, and that type comes first."""
    assert "  what: Inner;" in struct_text(Chosen, all_given=True)
    assert list(reached([Chosen])) == [Inner, Chosen]


def test_two_structs_of_one_name_are_refused() -> None:
    """A file cannot define both; the message names them."""
    Other.__name__ = "Inner"

    with pytest.raises(TypeError, match="two Structs are called Inner"):
        reached([Inner, Other])


@pytest.mark.parametrize("text", generated().values(), ids=[path.name for path in generated()])
def test_every_name_in_a_file_is_defined_or_imported_there(text: str) -> None:
    """Nothing refers to a type that the file does not know."""
    code = re.sub(r"/\*\*.*?\*/|'[^']*'", "", text, flags=re.DOTALL)
    imported = re.search(r"import type \{ (.*) \}", code)
    known = set(re.findall(r"export (?:interface|type) (\w+)", code)) | {"Record"}
    known |= set(imported[1].split(", ")) if imported else set()

    used = set(re.findall(r"\b([A-Z]\w+)", code.split("\n", 1)[1]))
    assert used <= known
