"""Play a lesson and print it: `python -m tools.lesson_walk GAME LESSON [LANG]`.

For each beat: its text, what chance and the others have done, and what it waits for. After the last beat it prints the
options of the seats that must decide, which is where the next beat of an unfinished script begins.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from nassau import games
from nassau.i18n.game_texts import GameTexts, scope_for
from nassau.i18n.lesson_texts import LessonTexts
from nassau.kernel import CHANCE, State, text
from nassau.tables import Created, Declined, Entry, Player, Table, hosting, lessons, play, seating
from nassau.tables.lesson_script import Beat, Lesson, find_lesson

LEARNER = Player("learner", "You")


def begin(game: str, lesson: Lesson) -> tuple[Table, list[Entry]]:
    """The table of a lesson at its first beat, and its log."""
    head = Created("lesson", game, 0, lesson.options, lesson.seats, LEARNER, "00" * 32, lesson=lesson.id)
    table, log = hosting.create(head, 0)
    for seat, name in enumerate(lesson.names):
        if seat == lesson.seat:
            log += [*seating.sit(table, LEARNER, seat, 0), *seating.ready(table, seat, True, 0)]
        else:
            log += seating.seat_bot(table, LEARNER.id, seat, "sailor", name, 0)
    return table, log + play.start(table, LEARNER.id, 0)


def step(table: Table, lesson: Lesson, option: str = "") -> list[Entry]:
    """Do what the current beat waits for: choose the option, by default the first that it accepts, or go on.

    Raises Declined if the script and the rules do not agree.
    """
    beat, seat = lesson.beats[table.beat], lesson.seat
    if beat.waits_for_next:
        return lessons.proceed(table, seat, table.beat, 0)
    legal = options(table, seat)
    chosen = option or next((one for one in beat.wait or legal if one in legal), "") or beat.wait[0]
    return play.act(table, seat, chosen, table.version(seat) or 0, 0)


def options(table: Table, seat: int) -> list[str]:
    assert table.state is not None
    return [text(action) for action in table.state.legal(seat)]


def printed(table: Table, entries: list[Entry], lesson: Lesson, lang: str) -> Iterator[str]:
    texts = GameTexts(table.game, lang, [name or LEARNER.name for name in lesson.names])
    numbers = {entry.number for entry in entries}
    rolled = [entry.what for entry in entries if entry.seat == CHANCE and isinstance(entry.what, str)]
    if rolled:
        yield f"      chance: {' '.join(rolled)}"
    for row in table.transcript.after(min(numbers) - 1):
        for fact in row.unpack():
            seen = fact.seen(lesson.seat)
            sentence = texts.fact(seen) if seen and not is_table_fact(seen[0]) else ""
            if sentence:
                yield f"      . {sentence}"
    yield from shown(lesson.beats[table.beat], LessonTexts(table.game.package, lesson.id, lang))


def is_table_fact(name: str) -> bool:
    return name in ("game_started", "game_stopped")


def shown(beat: Beat, texts: LessonTexts) -> Iterator[str]:
    awaited = "any option" if beat.free else " | ".join(beat.wait) or "next"
    said = texts.beat(beat.name) if f"beat-{beat.name}" in texts.messages else "(not written yet)"
    yield f"[{beat.page}] {beat.name}: {said}   -> {awaited}   @ {' '.join(beat.points)}"


def offered(state: State, texts: GameTexts) -> Iterator[str]:
    for seat in state.pending:
        if seat == CHANCE:
            continue
        step, scope = type(state.stack[-1]).__name__, scope_for(state, seat)
        yield f"seat {seat} ({step}): {texts.prompt(step, scope)}"
        for action in state.legal(seat):
            where = ", ".join(state.game.elements(action))
            yield f"    {text(action)}   {texts.label(step, action, scope)}   @ {where}"


def main(game: str, id: str, lang: str = "en") -> None:
    lesson = find_lesson(games.load(game), id)
    if lesson is None:
        sys.exit(f"{game} has no lesson {id}")
    table, log = begin(game, lesson)
    print("\n".join(printed(table, log, lesson, lang)))
    problem = ""
    while not table.over and not problem:
        try:
            print("\n".join(printed(table, step(table, lesson), lesson, lang)))
        except Declined as declined:
            problem = str(declined)
    assert table.state is not None
    texts = GameTexts(table.game, lang, [name or LEARNER.name for name in lesson.names])
    print("\n".join(offered(table.state, texts)))
    sys.exit(problem)


if __name__ == "__main__":
    main(*sys.argv[1:])
