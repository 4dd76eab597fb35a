"""Messages of Project Fluent, with the functions NAME, COUNT and LIST (docs/translating.md).

This module imports fluent.runtime and babel, which takes about 0.1 s; import it where a message is formatted, not at
the top of a module. client/src/i18n/messages.ts does the same for the web client.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Transformer, Visitor

from nassau.i18n.languages import PSEUDO, SOURCE

NONE: Final = "none"
"""The key of an optional argument without a value."""
FORMS: Final = {"case": "nominative", "article": "none"}
"""Arguments of every name and count, unless a call says otherwise."""
ACCENTED: Final = str.maketrans("aceinosuyzACEINOSUYZ", "áçéíñóšúýžÁÇÉÍÑÓŠÚÝŽ")


class MessageError(ValueError):
    """A message is missing or cannot be formatted."""


class Given(FluentType):
    """A text that came from outside, such as the name of a player. No variant of a selector matches it."""

    def __init__(self, text: str) -> None:
        self.text = text

    def format(self, locale: Locale) -> str:
        return self.text


class Item(NamedTuple):
    """One thing of a list: a key or a finished text, with its amount if it is counted."""

    key: str | Given
    amount: int | None = None


class Items(FluentType):
    """A list argument, for LIST."""

    def __init__(self, items: Iterable[Item]) -> None:
        self.items = list(items)

    def format(self, locale: Locale) -> str:
        return ", ".join(str(item.key) for item in self.items)


class Messages:
    """The messages of one language. Those missing here come from `fallback`.

    Of two messages with the same id in `sources` the first counts. Raises MessageError if a source has a syntax error.
    """

    def __init__(self, lang: str, sources: Iterable[str], fallback: Messages | None = None) -> None:
        self.fallback = fallback
        functions: dict[str, Callable[..., Any]] = {"NAME": self.name, "COUNT": self.count, "LIST": self.list}
        self.bundle = FluentBundle([SOURCE if lang == PSEUDO else lang], functions, use_isolating=False)
        for source in sources:
            resource = parse(source)
            self.bundle.add_resource(Accents().visit(resource) if lang == PSEUDO else resource)

    def __contains__(self, id: str) -> bool:
        return self.bundle.has_message(id) or (self.fallback is not None and id in self.fallback)

    def ids(self) -> list[str]:
        """The ids of the messages in this language, without those of the fallback."""
        return list(self.bundle._messages)

    def format(self, id: str, arguments: Mapping[str, Any]) -> str:
        """The text of a message; MessageError if it does not exist or lacks an argument."""
        if not self.bundle.has_message(id):
            if self.fallback is None:
                raise MessageError(f"there is no message {id}")
            return self.fallback.format(id, arguments)
        pattern = self.bundle.get_message(id).value
        if pattern is None:
            raise MessageError(f"the message {id} has no value")
        given = {name: value_of(value) for name, value in arguments.items()}
        text, errors = self.bundle.format_pattern(pattern, given)
        if errors:
            raise MessageError(f"{id}: {errors[0]}") from errors[0]
        return str(text)

    # -- functions of messages

    def name(self, family: str, key: Any, **forms: Any) -> Any:
        """NAME("punt", $ware): the message punt-<key>. Anything but a key of a kind is returned as it is."""
        if not isinstance(key, str) or (id := f"{family}-{key}") not in self:
            return key
        return self.format(id, {**FORMS, "count": 1, **forms})

    def count(self, noun: str, number: Any, **forms: Any) -> str:
        """COUNT("peso", $amount): the message `peso` with $count."""
        return self.format(noun, {**FORMS, **forms, "count": number})

    def list(self, family: str, items: Items, **forms: Any) -> str:
        """LIST("good", $goods): the items joined as in a sentence; counted ones with $count, none for 0."""
        return self.join([text for item in items.items if (text := self.item(family, item, forms))])

    def item(self, family: str, item: Item, forms: Mapping[str, Any]) -> str:
        if item.amount is None:
            said = self.name(family, item.key, **forms)
            return said.text if isinstance(said, Given) else str(said)
        return self.count(f"{family}-{item.key}", item.amount, **forms) if item.amount else ""

    def join(self, texts: Sequence[str]) -> str:
        """ "a", "a and b", "a, b and c", as the messages list-two and list-more say."""
        if len(texts) < 2:
            return texts[0] if texts else self.format("list-nothing", {})
        first = texts[0]
        for text in texts[1:-1]:
            first = self.format("list-more", {"first": Given(first), "next": Given(text)})
        return self.format("list-two", {"first": Given(first), "last": Given(texts[-1])})


def value_of(value: Any) -> Any:
    """Numbers are written without separators of thousands."""
    return FluentInt(value, useGrouping=False) if type(value) is int else value


def parse(source: str) -> ast.Resource:
    """The messages of a file; MessageError with the line of the first syntax error."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise MessageError(f"line {line}: {entry.annotations[0].message}: {(entry.content or '').strip()[:80]}")
    return resource


class Variables(Visitor):
    """Collects the names of the variables in a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor calls it so
        self.names.add(node.id.name)


def variables(entry: ast.BaseNode) -> set[str]:
    """The names of the arguments that a message uses."""
    found = Variables()
    found.visit(entry)
    return found.names


class Accents(Transformer):
    """Accents every text of a resource, so that a text which is no message is seen."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the visitor calls it so
        node.value = accented(node.value)
        return node


def accented(text: str) -> str:
    return text.translate(ACCENTED)
