"""Insight after a game, for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nassau.i18n.game_texts import Scope, Words
from nassau.kernel import parse
from nassau.terminal.screen import BOLD, Screen
from nassau.terminal.terminal_texts import Texts

if TYPE_CHECKING:
    from nassau.bots.analysis.mistakes import Regret
    from nassau.bots.analysis.report import Insight, Roll

FACTS: Final = 6
"""What followed from a roll after so many sentences is no longer the roll."""


def show(screen: Screen, texts: Texts, words: Words, insight: Insight) -> None:
    """What moved everybody's chances, the largest rolls and the dearest decisions."""
    screen.write(texts("insight"), BOLD)
    screen.write(texts("insight_what"))
    screen.write()
    screen.table(balance(texts, words, insight))
    screen.write()
    if insight.rolls:
        block(screen, texts("insight_rolls"), [(roll.number, told_roll(words, roll)) for roll in insight.rolls])
    regrets = [(regret.number, told_regret(texts, words, regret)) for regret in insight.regrets]
    if regrets:
        block(screen, texts("insight_regrets"), regrets)
    else:
        screen.write(texts("insight_no_regrets"))


def block(screen: Screen, title: str, lines: list[tuple[int, str]]) -> None:
    width = max(len(str(number)) for number, _ in lines)
    screen.write(title, BOLD)
    for number, line in lines:
        screen.write(f"{str(number).rjust(width)} · {line}")
    screen.write()


def balance(texts: Texts, words: Words, insight: Insight) -> list[list[str]]:
    """By player: start, luck, decisions and end. Rounded, so they may miss each other by one."""
    start, end = insight.course[0][1:], insight.course[-1][1:]
    rows = zip(words.players, start, insight.luck, insight.decisions, end, strict=True)
    cells = [[name, percent(a), signed(b), signed(c), percent(d)] for name, a, b, c, d in rows]
    return [texts("insight_head").split("|"), *cells]


def told_roll(words: Words, roll: Roll) -> str:
    """Whose chances it moved by a per cent or more, and what fell."""
    moved = [f"{words.players[seat]} {signed(by)}" for seat, by in enumerate(roll.luck) if round(100 * by)]
    said = [line for fact in roll.facts if (line := words.fact(fact))]
    return f"{', '.join(moved)}: {' '.join(said[:FACTS])}{' …' if len(said) > FACTS else ''}"


def told_regret(texts: Texts, words: Words, regret: Regret) -> str:
    scope = Scope(view=regret.view, me=regret.seat)
    played, better = (words.label(regret.step, parse(option), scope) for option in (regret.played, regret.better))
    name, loss = words.players[regret.seat], signed(-regret.loss)
    return texts("insight_regret", name=name, loss=loss, played=played, better=better)


def percent(share: float) -> str:
    return f"{round(100 * share)} %"


def signed(share: float) -> str:
    whole = round(100 * share)
    return f"{whole:+} %".replace("-", "−") if whole else "±0 %"
