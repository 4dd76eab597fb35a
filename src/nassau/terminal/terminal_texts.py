"""The texts of the terminal interface, from locales/<lang>/terminal.ftl and, where it says the same, ui.ftl."""

from __future__ import annotations

from nassau.i18n.interface_texts import interface_messages


class TerminalTexts:
    """The texts in one language: `texts("terminal-welcome", title="Manila")`.

    Raises nassau.i18n.fluent_messages.MessageError for an unknown id or a missing argument.
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, id: str, /, **values: str | int) -> str:
        return interface_messages(self.lang).format(id, values)

    def help(self, example: str, rule: str) -> list[list[str]]:
        """The commands and their descriptions; `example` is a move in notation, `rule` the id of a rule."""
        typed = {"number": self("terminal-help-number"), "move": example, "board": "b", "undo": "u"}
        typed |= {"rule": f"? {rule}", "quit": "q"}
        return [[what, self(f"terminal-help-{command}-does")] for command, what in typed.items()]
