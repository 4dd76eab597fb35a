"""Messages that belong to no game: of the web app, of the terminal, and shared ones."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from nassau.i18n.languages import LANGUAGES, PSEUDO, SOURCE, locale_file

if TYPE_CHECKING:
    from nassau.i18n.fluent_messages import Messages

FILES: Final = ("terminal.ftl", "ui.ftl", "shared.ftl")


@cache
def interface_messages(lang: str) -> Messages:
    """The messages of a language outside games, with the English ones for missing ones."""
    from nassau.i18n.fluent_messages import Messages

    folder = SOURCE if lang == PSEUDO else lang
    sources = [text for file in FILES if (text := locale_file(folder, file)) is not None]
    return Messages(lang, sources, None if lang == SOURCE else interface_messages(SOURCE))


def in_all_languages(id: str) -> dict[str, str]:
    """The text of a message without arguments, by language."""
    return {lang: interface_messages(lang).format(id, {}) for lang in LANGUAGES}
