"""The texts of a lesson: texts/lessons/<lesson>/<lang>.ftl of a game, or lessons/<game>/<lesson>.ftl of a language."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from nassau.i18n.languages import LANGUAGES, SOURCE, ftl_files

if TYPE_CHECKING:
    from nassau.i18n.fluent_messages import Messages


class LessonTexts:
    """A lesson in one language, with English texts for missing ones.

    Methods raise nassau.i18n.fluent_messages.MessageError for an unknown beat.
    """

    def __init__(self, package: str, lesson: str, lang: str) -> None:
        self.messages = lesson_messages(package, lesson, lang)

    @property
    def title(self) -> str:
        return self.messages.format("title", {})

    def beat(self, name: str) -> str:
        return self.messages.format(f"beat-{name}", {})

    def wrong(self, name: str) -> str:
        """The answer to a choice that the beat does not wait for; "" if only the general one is given."""
        id = f"wrong-{name}"
        return self.messages.format(id, {}) if id in self.messages else ""


@cache
def in_all_languages(package: str, lesson: str) -> dict[str, LessonTexts]:
    """The texts of a lesson, by language."""
    return {lang: LessonTexts(package, lesson, lang) for lang in LANGUAGES}


@cache
def lesson_messages(package: str, lesson: str, lang: str) -> Messages:
    """The messages of a lesson, with the English ones for missing ones."""
    from nassau.i18n.fluent_messages import Messages

    fallback = None if lang == SOURCE else lesson_messages(package, lesson, SOURCE)
    return Messages(lang, lesson_sources(package, lesson, lang), fallback)


def lesson_sources(package: str, lesson: str, lang: str) -> list[str]:
    """The files with the texts: of the game, then of the language's folder."""
    return ftl_files(package, f"lessons/{lesson}", lang, f"lessons/{package.rpartition('.')[2]}/{lesson}.ftl")
