"""The sentences of a rulebook: texts/rules/<lang>.ftl beside rules.toml, or rules/<game>.ftl of a language's folder."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from nassau.i18n.languages import LANGUAGES, SOURCE, ftl_files

if TYPE_CHECKING:
    from nassau.i18n.fluent_messages import Messages


class RuleTexts:
    """The rulebook of a package in one language, with English sentences for missing ones.

    Methods raise nassau.i18n.fluent_messages.MessageError for an unknown id.
    """

    def __init__(self, package: str, lang: str) -> None:
        self.messages = rule_messages(package, lang)

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.messages.format("title", {})

    def rule(self, id: str) -> str:
        return self.messages.format(f"rule-{id.replace('.', '-')}", {})

    def section(self, id: str) -> str:
        return self.messages.format(f"section-{id}", {})

    def option(self, id: str) -> str:
        return self.messages.format(f"option-{id}", {})

    def preset(self, id: str) -> str:
        return self.messages.format(f"preset-{id}", {})


def in_all_languages(package: str) -> dict[str, RuleTexts]:
    """The sentences of a rulebook, by language."""
    return {lang: RuleTexts(package, lang) for lang in LANGUAGES}


@cache
def rule_messages(package: str, lang: str) -> Messages:
    """The messages of a rulebook, with the English ones for missing ones."""
    from nassau.i18n.fluent_messages import Messages

    return Messages(lang, rule_sources(package, lang), None if lang == SOURCE else rule_messages(package, SOURCE))


def rule_sources(package: str, lang: str) -> list[str]:
    """The files with the sentences: of the package, then of the language's folder."""
    return ftl_files(package, "rules", lang, f"rules/{package.rpartition('.')[2]}.ftl")
