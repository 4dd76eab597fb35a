"""The report on a finished game, for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nassau.i18n.game_texts import GameTexts, Scope
from nassau.i18n.repeated_lines import counted
from nassau.kernel import parse
from nassau.terminal.screen import BOLD, Screen
from nassau.terminal.terminal_texts import TerminalTexts

if TYPE_CHECKING:
    from nassau.bots.analysis.mistakes import Regret
    from nassau.bots.analysis.report import Insight, Roll

MAX_SENTENCES: Final = 6
"""Sentences about one roll."""


def show(screen: Screen, texts: TerminalTexts, game_texts: GameTexts, insight: Insight) -> None:
    """Write the change of the win probabilities, the largest rolls and the most costly decisions."""
    screen.write(texts("insight-title"), BOLD)
    screen.write(texts("insight-what"))
    screen.write()
    screen.table(balance(texts, game_texts, insight))
    screen.write()
    if insight.rolls:
        block(screen, texts("insight-rolls"), [(roll.number, roll_line(game_texts, roll)) for roll in insight.rolls])
    regrets = [(regret.number, regret_line(texts, game_texts, regret)) for regret in insight.regrets]
    if regrets:
        block(screen, texts("insight-regrets"), regrets)
    else:
        screen.write(texts("insight-none"))


def block(screen: Screen, title: str, lines: list[tuple[int, str]]) -> None:
    width = max(len(str(number)) for number, _ in lines)
    screen.write(title, BOLD)
    for number, line in lines:
        screen.write(f"{str(number).rjust(width)} · {line}")
    screen.write()


def balance(texts: TerminalTexts, game_texts: GameTexts, insight: Insight) -> list[list[str]]:
    """By player: start, luck, decisions and end. Each is rounded, so that sums may be off by one."""
    start, end = insight.course[0][1:], insight.course[-1][1:]
    rows = zip(game_texts.players, start, insight.luck, insight.decisions, end, strict=True)
    cells = [[name, percent(a), signed(b), signed(c), percent(d)] for name, a, b, c, d in rows]
    head = ("terminal-insight-start", "insight-luck", "insight-decisions", "terminal-insight-end")
    return [["", *map(texts, head)], *cells]


def roll_line(game_texts: GameTexts, roll: Roll) -> str:
    """The changes that round to a per cent or more, and what was rolled."""
    moved = [f"{game_texts.players[seat]} {signed(by)}" for seat, by in enumerate(roll.luck) if round(100 * by)]
    uncited = ((name, *numbers) for name, _, *numbers in roll.facts)  # without the rule after the name
    said = list(counted(line for fact in uncited if (line := game_texts.fact(fact))))
    return f"{', '.join(moved)}: {' '.join(said[:MAX_SENTENCES])}{' …' if len(said) > MAX_SENTENCES else ''}"


def regret_line(texts: TerminalTexts, game_texts: GameTexts, regret: Regret) -> str:
    scope = Scope(view=regret.view, me=regret.seat)
    played, better = (game_texts.label(regret.step, parse(option), scope) for option in (regret.played, regret.better))
    name, loss = game_texts.players[regret.seat], signed(-regret.loss)
    return texts("terminal-insight-regret", name=name, loss=loss, played=played, better=better)


def percent(share: float) -> str:
    return f"{round(100 * share)} %"


def signed(share: float) -> str:
    whole = round(100 * share)
    return f"{whole:+} %".replace("-", "−") if whole else "±0 %"
