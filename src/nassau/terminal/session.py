"""A game in the terminal: people take turns at one keyboard, each seeing only what their seat may know."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Final, TextIO

from nassau.i18n.game_texts import GameTexts, Scope, rules, scope_for
from nassau.i18n.repeated_lines import counted
from nassau.kernel import Action, Fact, text
from nassau.terminal.local_game import LocalGame
from nassau.terminal.menu import Menu
from nassau.terminal.screen import ACCENT, ALARM, BOLD, DIM, Screen, aligned
from nassau.terminal.terminal_texts import TerminalTexts
from nassau.terminal.text_board import draw, open_scope, tally_rows

PARAGRAPH_FACTS: Final = 6
"""Facts of one entry that are joined into a paragraph; more are written as separate lines."""
MAX_RULE_ID: Final = 12


class Quit(Exception):
    """The user stopped the game, or the input has ended."""


class TerminalSession:
    """A local game on a screen with `lines` as input. `reveal` shows all hidden information."""

    def __init__(
        self, game: LocalGame, game_texts: GameTexts, screen: Screen, lines: TextIO, reveal: bool = False
    ) -> None:
        self.game = game
        self.game_texts = game_texts
        self.screen = screen
        self.lines = lines
        self.reveal = reveal
        self.texts = TerminalTexts(game_texts.lang)
        self.first_new = len(game.facts)  # entries before it belong to the resumed record
        self.read_until = [self.first_new] * len(game.players)  # by seat: entries whose facts it has read
        self.facing = game.people[0] if len(game.people) == 1 else None  # the seat of the person at the screen
        self.board_shown = False  # to that person

    def run(self) -> None:
        """Play until the game is over. Raises Quit."""
        while (seat := self.game.advance(self.show_thinking)) is not None:
            self.screen.status()
            self.game.save()
            if seat == self.facing or self.hand_over(seat):
                self.decide(seat)
        self.screen.status()
        self.game.save()
        self.show_result()

    def show_thinking(self, seat: int) -> None:
        self.screen.status(self.texts("terminal-thinks", name=self.game_texts.players[seat]))

    # -- one decision

    def hand_over(self, seat: int) -> bool:
        """Hide the screen until the next person confirms; False if the previous person undoes an action instead."""
        last = self.facing
        if last is not None:
            self.screen.hide()
        self.screen.write(self.texts("terminal-handover", name=self.game_texts.players[seat]), BOLD)
        if last is not None and self.game.undoable(last):
            self.screen.write(self.texts("terminal-handover-undo", name=self.game_texts.players[last]), DIM)
        if self.ask() == "u" and last is not None and self.game.undo(last):
            self.screen.write(self.texts("terminal-undone"))
            return False
        self.facing, self.board_shown = seat, False
        return True

    def decide(self, seat: int) -> None:
        """Write the new log lines, draw the board if others changed it, and prompt until an action is done."""
        first = self.read_until[seat]
        self.write_log(self.game.facts[first:])
        others = any(actor != seat for actor, _ in self.game.record.entries[first:])
        if others or not self.board_shown:
            self.draw_board(seat)
        self.read_until[seat], self.board_shown = len(self.game.facts), True
        menu = self.offer(seat)
        while not self.obey(seat, menu, self.ask()):
            pass

    def offer(self, seat: int) -> Menu:
        """Write the prompt and the menu."""
        scope = self.scope(seat)
        menu = Menu(self.game.state.legal(seat), amount_verbs(self.game_texts))
        self.screen.write()
        self.screen.write(self.texts("terminal-turn", name=self.game_texts.players[seat]), DIM)
        self.screen.write(self.game_texts.prompt(self.step, scope), BOLD)
        width = max(len(item.key) for item in menu.items)
        for item in menu.items:
            self.screen.write(f"  {item.key.rjust(width)}  {self.option(item.actions, scope)}", indent=width + 4)
        return menu

    def option(self, actions: Iterable[Action], scope: Scope) -> str:
        """The label of an action, or of the first and last of a range."""
        first, *more = actions
        label = self.game_texts.label(self.step, first, scope)
        if more:
            return f"{label} … {self.game_texts.label(self.step, more[-1], scope)}  · {first[0]}:N"
        return f"{label}  · {text(first)}"

    def obey(self, seat: int, menu: Menu, line: str) -> bool:
        """Execute an input line; returns whether the position has changed. Raises Quit."""
        if line in ("", "b"):
            self.draw_board(seat)
            self.offer(seat)
        elif line.startswith("?"):
            self.explain(line[1:].strip())
        elif line == "q":
            raise Quit
        elif line == "u":
            return self.undo(seat)
        else:
            return self.act(seat, menu, line)
        return False

    def act(self, seat: int, menu: Menu, line: str) -> bool:
        """Do the action of an input line, or write why not."""
        try:
            action = menu.read(line)
        except ValueError:
            self.screen.write(self.texts("terminal-unclear", example=self.example()), ALARM)
            return False
        refusal = self.game.state.refusal(seat, action)
        if refusal is not None:
            self.screen.write(f"{self.texts('terminal-refused')} {self.game_texts.refusal(refusal)}", ALARM)
            return False
        self.game.enter(seat, action)
        return True

    def undo(self, seat: int) -> bool:
        if not self.game.undo(seat):
            self.screen.write(self.texts("terminal-no-undo"), ALARM)
            return False
        self.read_until[seat] = len(self.game.facts)
        self.screen.write(self.texts("terminal-undone"))
        return True

    def explain(self, id: str) -> None:
        """Write the text of a rule, or the help without an id."""
        game = self.game_texts.game
        id = id.upper()
        if not id:
            for line in aligned(self.texts.help(example=self.example(), rule=next(iter(game.rules)))):
                self.screen.line(f"  {line}")
        elif id in rules(game):
            self.screen.write(f"{id}: {self.game_texts.rule(id)}", ACCENT)
        else:
            own = list(game.rules)
            self.screen.write(self.texts("terminal-no-rule", id=id[:MAX_RULE_ID], first=own[0], last=own[-1]), ALARM)

    @property
    def step(self) -> str:
        """The class name of the current step."""
        return type(self.game.state.stack[-1]).__name__

    def example(self) -> str:
        """A legal action in notation."""
        state = self.game.state
        return text(state.legal(state.pending[0])[0])

    # -- output

    def scope(self, seat: int | None) -> Scope:
        state = self.game.state
        return open_scope(state, seat) if self.reveal else scope_for(state, seat)

    def draw_board(self, seat: int | None) -> None:
        scope = self.scope(seat)
        draw(self.screen, self.game_texts.board(scope))
        for line in self.game_texts.map(scope, self.screen.width):
            self.screen.line(line)

    def write_log(self, entries: Iterable[list[Fact]]) -> None:
        """Write the facts that the person may know, a paragraph for each entry."""
        for paragraph in counted(chain.from_iterable(map(self.paragraphs, entries))):
            self.screen.write(f"· {paragraph}")

    def paragraphs(self, facts: list[Fact]) -> list[str]:
        """The paragraphs for the facts of one entry."""
        public = self.game.state.over or self.reveal
        known = [fact.open() if public else fact.seen(self.facing) for fact in facts]
        sentences = list(counted(said for seen in known if seen and (said := self.game_texts.fact(seen))))
        return [" ".join(sentences)] if 0 < len(sentences) <= PARAGRAPH_FACTS else sentences

    def show_result(self) -> None:
        """Write the last log lines, the winners and the final score."""
        state = self.game.state
        self.write_log(self.game.facts[self.first_new if self.facing is None else self.read_until[self.facing] :])
        self.screen.write()
        self.screen.write(
            f"{self.texts('terminal-over')} {self.game_texts.winners(state.scores(), state.ranking())}", BOLD
        )
        self.screen.write()
        self.screen.table(tally_rows(self.game_texts, state, self.texts("terminal-total")))

    def ask(self) -> str:
        """Read an input line. Raises Quit at the end of the input."""
        self.screen.out.write(self.screen.styled("> ", BOLD))
        self.screen.flush()
        line = self.lines.readline()
        if not line:
            self.screen.line("")
            raise Quit
        return line.strip()


def amount_verbs(game_texts: GameTexts) -> set[str]:
    """The verbs whose number is an amount that people type."""
    return {verb for verb, entry in game_texts.layout.actions.items() if entry.number}
