"""Options and their text form: what replays store, bots send and tests write."""

from __future__ import annotations

import types
from typing import Any, Union, get_args, get_origin

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import fields

from battlewright.games.battleground.model.options import BattlegroundOption
from battlewright.kernel.options import Option, OptionReader, UnreadableOption, option_text
from tests.kernel.toy import Bid, Ring, Say, Stop, ToyOption

KINDS: tuple[type[Option], ...] = (*get_args(BattlegroundOption), *get_args(ToyOption))
READERS = {"battleground": OptionReader(BattlegroundOption), "toy": OptionReader(ToyOption)}

ids = st.from_regex(r"[a-z0-9][a-z0-9.:@/+_-]{0,12}", fullmatch=True)

parts = st.from_regex(r"[a-z0-9][a-z0-9.-]{0,12}", fullmatch=True)  # of a name that is made of parts


def values(hint: Any) -> st.SearchStrategy[Any]:
    """Anything a field may hold."""
    if hint is int:
        return st.integers(-(2**53), 2**53)
    if hint is str:
        return st.just("") | ids
    if get_origin(hint) in (Union, types.UnionType):
        return st.one_of(*map(values, get_args(hint)))
    if isinstance(hint, type) and issubclass(hint, Struct):
        return st.builds(hint, **{f.name: parts if f.type is str else values(f.type) for f in fields(hint)})
    assert get_origin(hint) is tuple, hint
    return st.lists(values(get_args(hint)[0]).filter(lambda v: v != ""), max_size=6).map(tuple)


def options(kind: type[Option]) -> st.SearchStrategy[Option]:
    """Options of one kind."""
    return st.builds(kind, **{field.name: values(field.type) for field in fields(kind)})


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_kind_of_option_survives_its_text_form(kind: type[Option]) -> None:
    """Written and read again, an option is the same."""
    reader = READERS["toy" if kind in get_args(ToyOption) else "battleground"]

    @given(options(kind))
    def there_and_back(option: Option) -> None:
        text = option_text(option)
        assert reader.read(text) == option
        assert option_text(reader.read(text)) == text
        assert text == " ".join(text.split())

    there_and_back()


def test_tags_are_unique_within_a_game() -> None:
    """A text form belongs to one kind."""
    for union in (BattlegroundOption, ToyOption):
        assert get_origin(union) in (Union, types.UnionType)
        tags = [kind.__struct_config__.tag for kind in get_args(union)]
        assert len(tags) == len(set(tags))


def test_the_text_form_is_tag_and_fields() -> None:
    """Empty fields are a dash, and left out at the end."""
    assert option_text(Bid(3, ("a", "b"))) == "bid 3 a,b"
    assert option_text(Bid(3)) == "bid 3"
    assert option_text(Stop()) == "stop"
    assert option_text(Say("")) == "say"
    assert READERS["toy"].read("bid  3   a,b ") == Bid(3, ("a", "b"))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "unknown option ''"),
        ("dance", "unknown option 'dance'"),
        ("bid", "cannot read 'bid'"),
        ("bid three", "cannot read 'bid three'"),
        ("bid 1.5", "cannot read"),
        ("say a b", "at most 1 values"),
        ("stop now", "at most 0 values"),
        ("bid " + "9" * 5000, "no option"),
    ],
)
def test_unreadable_texts_say_what_is_wrong(text: str, says: str) -> None:
    """No text crashes the reader; the message names the text and the trouble."""
    with pytest.raises(UnreadableOption, match=says.replace("(", r"\(")):
        READERS["toy"].read(text)


@given(st.text(max_size=60))
def test_any_text_is_an_option_or_unreadable(text: str) -> None:
    """Garbage in, one kind of error out."""
    for reader in READERS.values():
        try:
            option = reader.read(text)
        except UnreadableOption:
            continue
        assert isinstance(option, Option)


def test_a_single_kind_can_be_read_too() -> None:
    """A game with one kind of option needs no union."""
    assert OptionReader(Ring).read("ring west") == Ring("west")
