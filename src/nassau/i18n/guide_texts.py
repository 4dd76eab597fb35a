"""The texts of a game's guide, its rules for families: texts/guide/<lang>.ftl, or guide/<game>.ftl of a language."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from nassau.i18n.languages import SOURCE, ftl_files

if TYPE_CHECKING:
    from nassau.i18n.fluent_messages import Messages


@cache
def guide_messages(package: str, lang: str) -> Messages:
    """The messages of a guide, with the English ones for missing ones; none if the game has no guide."""
    from nassau.i18n.fluent_messages import Messages

    fallback = None if lang == SOURCE else guide_messages(package, SOURCE)
    files = ftl_files(package, "guide", lang, f"guide/{package.rpartition('.')[2]}.ftl")
    return Messages(lang, files, fallback)
