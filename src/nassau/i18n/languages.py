"""The languages that Nassau speaks: the folders of nassau/i18n/locales."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from typing import Final, TypeVar

SOURCE: Final = "en"
"""The language of messages that another one lacks."""
PSEUDO: Final = "pseudo"
"""Accented English, to find texts that are no messages."""
LOCALES: Final = resources.files("nassau.i18n").joinpath("locales")
LANGUAGES: Final = tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))

Text = TypeVar("Text")


def in_language(texts: Mapping[str, Text], lang: str) -> Text:
    """The text of a language, or the English one if there is none."""
    return texts[lang] if lang in texts else texts[SOURCE]


def ftl_files(package: str, folder: str, lang: str, *shared: str) -> list[str]:
    """The messages of a package: texts/<folder>/<lang>.ftl, then those of the language's folder, where they exist."""
    lang = SOURCE if lang == PSEUDO else lang
    own = resources.files(package).joinpath("texts", *filter(None, folder.split("/")), f"{lang}.ftl")
    files = [own.read_text(encoding="utf-8") if own.is_file() else None]
    files += [locale_file(lang, name) for name in shared]
    return [text for text in files if text is not None]


def locale_file(lang: str, name: str) -> str | None:
    """The text of a file in the folder of a language; None if there is none."""
    file = LOCALES.joinpath(lang, name)
    return file.read_text(encoding="utf-8") if file.is_file() else None
