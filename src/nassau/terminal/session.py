"""One evening at the terminal: people and bots at one table, each seeing what their seat may know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TextIO

from nassau.i18n.game_texts import Scope, Words, rules, viewed
from nassau.kernel import Action, Fact, text
from nassau.terminal.local_game import Sitting
from nassau.terminal.menu import Menu
from nassau.terminal.screen import ACCENT, ALARM, BOLD, DIM, Screen, aligned
from nassau.terminal.terminal_texts import Texts
from nassau.terminal.text_board import draw, open_scope, tally_rows

MANY: Final = 6  # facts of one entry that still make a readable paragraph


class Quit(Exception):
    """The person wants to stop, or the input has ended."""


class Play:
    """A sitting on a screen. `reveal` lays everything open, for learning."""

    def __init__(self, sitting: Sitting, words: Words, screen: Screen, lines: TextIO, reveal: bool = False) -> None:
        self.sitting = sitting
        self.words = words
        self.screen = screen
        self.lines = lines
        self.reveal = reveal
        self.texts = Texts(words.lang)
        self.began = len(sitting.log)  # what a resumed game has behind it is not told again
        self.told = [self.began] * len(sitting.players)  # by seat: how many entries of the log it has read
        self.facing = sitting.people[0] if len(sitting.people) == 1 else None  # whose person sits at the screen
        self.shown = False  # whether that person has seen the board

    def run(self) -> None:
        """Until the game is over; raises Quit before."""
        while (seat := self.sitting.advance(self.wait_for)) is not None:
            self.screen.passing()
            self.sitting.save()
            if seat == self.facing or self.hand_over(seat):
                self.decide(seat)
        self.screen.passing()
        self.sitting.save()
        self.finish()

    def wait_for(self, seat: int) -> None:
        self.screen.passing(self.texts("thinks", name=self.words.players[seat]))

    # -- one decision

    def hand_over(self, seat: int) -> bool:
        """Hide the last person's secrets until the next one sits down; False if the last act is taken back."""
        last = self.facing
        if last is not None:
            self.screen.hide()
        self.screen.write(self.texts("handover", name=self.words.players[seat]), BOLD)
        if last is not None and self.sitting.undoable(last):
            self.screen.write(self.texts("handover_undo", name=self.words.players[last]), DIM)
        if self.ask() == "u" and last is not None and self.sitting.undo(last):
            self.screen.write(self.texts("undone"))
            return False
        self.facing, self.shown = seat, False
        return True

    def decide(self, seat: int) -> None:
        """Tell what is new, show the board if others had a part in it, and ask until something is done."""
        self.tell(self.sitting.log[self.told[seat] :])
        others = any(actor != seat for actor, _ in self.sitting.record.entries[self.told[seat] :])
        if others or not self.shown:
            self.show(seat)
        self.told[seat], self.shown = len(self.sitting.log), True
        menu = self.offer(seat)
        while not self.obey(seat, menu, self.ask()):
            pass

    def offer(self, seat: int) -> Menu:
        scope = self.scope(seat)
        menu = Menu(self.sitting.state.legal(seat), amounts(self.words))
        self.screen.write()
        self.screen.write(self.texts("turn", name=self.words.players[seat]), DIM)
        self.screen.write(self.words.prompt(self.step, scope), BOLD)
        width = max(len(item.key) for item in menu.items)
        for item in menu.items:
            self.screen.write(f"  {item.key.rjust(width)}  {self.option(item.actions, scope)}")
        return menu

    def option(self, actions: Iterable[Action], scope: Scope) -> str:
        """An option, or the first and the last of a range."""
        first, *more = actions
        label = self.words.label(self.step, first, scope)
        if more:
            return f"{label} … {self.words.label(self.step, more[-1], scope)}  · {first[0]}:N"
        return f"{label}  · {text(first)}"

    def obey(self, seat: int, menu: Menu, line: str) -> bool:
        """Do what was typed; whether the decision must be asked anew."""
        if line in ("", "b"):
            self.show(seat)
            self.offer(seat)
        elif line.startswith("?"):
            self.explain(line[1:].strip())
        elif line == "q":
            raise Quit
        elif line == "u":
            return self.take_back(seat)
        else:
            return self.act(seat, menu, line)
        return False

    def act(self, seat: int, menu: Menu, line: str) -> bool:
        try:
            action = menu.read(line)
        except ValueError:
            self.screen.write(self.texts("unclear", example=self.example()), ALARM)
            return False
        refusal = self.sitting.state.refusal(seat, action)
        if refusal is not None:
            self.screen.write(f"{self.texts('refused')} {self.words.refusal(refusal)}", ALARM)
            return False
        self.sitting.enter(seat, action)
        return True

    def take_back(self, seat: int) -> bool:
        if not self.sitting.undo(seat):
            self.screen.write(self.texts("no_undo"), ALARM)
            return False
        self.told[seat] = len(self.sitting.log)
        self.screen.write(self.texts("undone"))
        return True

    def explain(self, id: str) -> None:
        """Help, or a rule."""
        known = rules(self.words.game)
        id = id.upper()
        if not id:
            for line in aligned(self.texts.help(example=self.example(), rule=next(iter(self.words.game.rules)))):
                self.screen.line(f"  {line}")
        elif id in known:
            self.screen.write(f"{id}: {known[id].text[self.words.lang]}", ACCENT)
        else:
            own = list(self.words.game.rules)
            self.screen.write(self.texts("no_rule", id=id[:12], first=own[0], last=own[-1]), ALARM)

    @property
    def step(self) -> str:
        """What is being decided."""
        return type(self.sitting.state.stack[-1]).__name__

    def example(self) -> str:
        state = self.sitting.state
        return text(state.legal(state.pending[0])[0])

    # -- what is shown

    def scope(self, seat: int | None) -> Scope:
        state = self.sitting.state
        return open_scope(state, seat) if self.reveal else viewed(state, seat)

    def show(self, seat: int | None) -> None:
        draw(self.screen, self.words.board(self.scope(seat)))

    def tell(self, entries: Iterable[list[Fact]]) -> None:
        """What happened, one paragraph for each entry."""
        over = self.sitting.state.over or self.reveal
        for facts in entries:
            known = [fact.open() if over else fact.seen(self.facing) for fact in facts]
            sentences = [said for seen in known if seen and (said := self.words.fact(seen))]
            for paragraph in [" ".join(sentences)] if 0 < len(sentences) <= MANY else sentences:
                self.screen.write(f"· {paragraph}")

    def finish(self) -> None:
        """The last entries, the result, and how it came about."""
        state = self.sitting.state
        self.tell(self.sitting.log[self.began if self.facing is None else self.told[self.facing] :])
        self.screen.write()
        self.screen.write(f"{self.texts('over')} {self.words.winners(state.scores(), state.ranking())}", BOLD)
        self.screen.write()
        self.screen.table(tally_rows(self.words, state, self.texts("total")))

    def ask(self) -> str:
        """A line that the person types."""
        self.screen.out.write(self.screen.styled("> ", BOLD))
        self.screen.flush()
        line = self.lines.readline()
        if not line:
            self.screen.line("")
            raise Quit
        return line.strip()


def amounts(words: Words) -> set[str]:
    """The verbs whose number people type as it is."""
    return {verb for verb, entry in words.texts["verbs"].items() if entry.get("number")}
