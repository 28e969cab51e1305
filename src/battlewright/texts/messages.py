"""Messages of one language, with English behind it.

    texts = Texts("de")
    texts.format("event-moved", character="He-Man", to="D17", points=3)

Messages missing in a language fall back to English; tests use `missing="raise"` (or `"mark"`, which puts
such a line in ⟦brackets⟧) to find every gap. A file with a syntax error raises an error that
names file and line: Fluent itself would silently drop the broken message. Files whose names begin
with `web` (`web.ftl`, `web-look.ftl`) belong to the browser client alone; they are compared between
languages, but not read into `Texts`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal, TypeAlias

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ENGLISH = "en"
BROWSER = "web"  # files whose names begin so
REMEMBERED = 20_000  # filled messages of a language
OF_CONTENT = ("name-", "text-")  # English has these in content files

Missing: TypeAlias = Literal["fall back", "mark", "raise"]


class TextsError(ValueError):
    """A language or a file that cannot be read; the message says which and where."""


class MissingTextError(LookupError):
    """A message that is not there, or a value it needs that was not given."""


class Texts:
    """The words of one language."""

    def __init__(
        self, language: str = ENGLISH, *, missing: Missing = "fall back", folder: Traversable | None = None
    ) -> None:
        """`folder` holds a folder per language; it is the shipped one unless a test brings its own."""
        self.language = language
        self._missing = missing
        folder = folder or _shipped()
        self._own = _volume(folder, language)
        self._english = self._own if language == ENGLISH else _volume(folder, ENGLISH)

    @property
    def ids(self) -> frozenset[str]:
        """The messages this language has itself."""
        return frozenset(self._own.variables)

    def __contains__(self, id: str) -> bool:
        """Whether the message can be said, if need be in English."""
        return id in self._own.variables or id in self._english.variables

    def variables(self, id: str) -> frozenset[str]:
        """The values a message asks for."""
        volume = self._own if id in self._own.variables else self._english
        return volume.variables.get(id, frozenset())

    def format(self, id: str, **values: Any) -> str:
        """A message filled with values."""
        if id in self._own.variables:
            return self._fill(self._own, id, values)
        if self._missing == "raise":
            raise MissingTextError(f"{self.language}: no message {id!r}")
        if id not in self._english.variables:
            return f"⟦{id}⟧"
        found = self._fill(self._english, id, values)
        return f"⟦{found}⟧" if self._missing == "mark" else found

    def _fill(self, volume: _Volume, id: str, values: dict[str, Any]) -> str:
        """A message of a volume; the same one is asked for many times and filled once."""
        key = (id, *values.items(), *map(type, values.values()))
        try:
            known = volume.said.get(key)
        except TypeError:  # a value that cannot be looked up
            return self._filled(volume, id, values)[0]
        if known is None:
            known, sound = self._filled(volume, id, values)
            if sound and len(volume.said) < REMEMBERED:
                volume.said[key] = known
        return known

    def _filled(self, volume: _Volume, id: str, values: dict[str, Any]) -> tuple[str, bool]:
        """The message, and whether it had all it needs."""
        pattern = volume.bundle.get_message(id).value
        assert pattern is not None, f"message {id} has no value"
        found, errors = volume.bundle.format_pattern(pattern, values)
        if errors and self._missing == "raise":
            given = ", ".join(values) or "nothing"
            raise MissingTextError(f"{volume.language}: {id}: {errors[0]} (given: {given})")
        return str(found), not errors

    def listing(self, items: Iterable[str]) -> str:
        """Words in a row: `A, B and C`, by the messages `list-comma` and `list-and`."""
        words = list(items)
        if len(words) < 2:
            return "".join(words)
        head = words[0]
        for word in words[1:-1]:
            head = self.format("list-comma", first=head, second=word)
        return self.format("list-and", first=head, second=words[-1])


def languages(folder: Traversable | None = None) -> list[str]:
    """The languages there are."""
    return sorted(child.name for child in (folder or _shipped()).iterdir() if child.is_dir())


def texts_in(language: str) -> Texts:
    """The messages of a language, or of English where there is no such language."""
    return Texts(language if language in languages() else ENGLISH)


def differences(language: str, folder: Traversable | None = None) -> list[str]:
    """How a language differs from English: messages without counterpart, other values asked for."""
    folder = folder or _shipped()
    return [
        difference
        for part in (False, True)
        for difference in _compared(
            language, _volume(folder, ENGLISH, part).variables, _volume(folder, language, part).variables
        )
    ]


def _compared(
    language: str, english: Mapping[str, frozenset[str]], own: Mapping[str, frozenset[str]]
) -> list[str]:
    found = [f"{language}: {id} is missing" for id in sorted(english.keys() - own.keys())]
    extra = [id for id in sorted(own.keys() - english.keys()) if not id.startswith(OF_CONTENT)]
    found += [f"{language}: {id} is not in {ENGLISH}" for id in extra]
    for id in sorted(english.keys() & own.keys()):
        if english[id] != own[id]:
            wanted, asked = _row(english[id]), _row(own[id])
            found.append(f"{language}: {id} uses {asked} where {ENGLISH} uses {wanted}")
    return found


def _row(names: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "nothing"


def _shipped() -> Traversable:
    return files("battlewright") / "locales"


# --- reading --------------------------------------------------------------------------------------


class _Volume:
    """All messages of one language."""

    def __init__(self, language: str, sources: Iterable[tuple[str, str]]) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.said: dict[tuple[Any, ...], str] = {}
        entries: dict[str, ast.Message | ast.Term] = {}
        for name, text in sources:
            resource = _parse(name, text)
            for entry in resource.body:
                if isinstance(entry, ast.Message | ast.Term):
                    key = _key(entry)
                    if key in entries:
                        raise TextsError(f"{name}: {key!r} is written twice in {language}")
                    entries[key] = entry
            self.bundle.add_resource(resource)
        self.variables = {
            key: frozenset(_variables(entry, entries))
            for key, entry in entries.items()
            if isinstance(entry, ast.Message)
        }


def _key(entry: ast.Message | ast.Term) -> str:
    return entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"


def _parse(name: str, text: str) -> ast.Resource:
    """A file as a tree; what Fluent would skip as junk is an error."""
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span is not None else 0
            line = text.count("\n", 0, start) + 1
            why = entry.annotations[0].message if entry.annotations else "unreadable"
            raise TextsError(f"{name}: line {line}: {why}")
    return resource


class _Uses(Visitor):
    """The variables, messages and terms that an entry refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.entries: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.entries.add(node.id.name)


def _variables(entry: ast.Message | ast.Term, entries: dict[str, ast.Message | ast.Term]) -> Iterator[str]:
    """The values an entry asks for, those of messages it quotes included."""
    uses = _Uses()
    uses.visit(entry)
    yield from uses.variables
    for name in uses.entries:
        if name not in entries:
            raise TextsError(f"{entry.id.name}: refers to {name!r}, which is not there")
        yield from _variables(entries[name], entries)


def browser_texts(language: str) -> str:
    """All messages of the browser client, as one Fluent file; a language without any reads English."""
    folder = _shipped()
    place = next(
        p for p in (folder / language, folder / ENGLISH) if p.is_dir() and (p / f"{BROWSER}.ftl").is_file()
    )
    found = sorted((child.name, child) for child in place.iterdir() if child.name.startswith(BROWSER))
    return "\n".join(file.read_text(encoding="utf-8") for _, file in found)


_READ: dict[tuple[str, str, bool], _Volume] = {}


def _volume(folder: Traversable, language: str, browser: bool = False) -> _Volume:
    """What a language says in the game, or in the browser around it."""
    key = (str(folder), language, browser)
    if key not in _READ:
        _READ[key] = _read(folder, language, browser)
    return _READ[key]


def _read(folder: Traversable, language: str, browser: bool) -> _Volume:
    place = folder / language
    if not language or not place.is_dir():
        raise TextsError(f"no language {language!r}; there are: {', '.join(languages(folder))}")
    files = ((child.name, child) for child in place.iterdir() if child.name.endswith(".ftl"))
    found = sorted((name, file) for name, file in files if name.startswith(BROWSER) == browser)
    return _Volume(language, [(f"{language}/{name}", f.read_text(encoding="utf-8")) for name, f in found])
