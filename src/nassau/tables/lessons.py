"""Commands of a lesson: its table follows a script, and the learner's choices lead from beat to beat.

The log is the truth, as at every table: it holds the acts of chance and of the other players, and every beat.
Only commands read the script, so a table whose script has changed since can still be read.
"""

from __future__ import annotations

from collections.abc import Sequence

from nassau.kernel import CHANCE, State, text
from nassau.kernel.chance import fast
from nassau.tables.events import TABLE, BeatReached, Entry, action_of
from nassau.tables.lesson_script import Act, Beat, Lesson, find_lesson
from nassau.tables.reducer import append
from nassau.tables.stopping import finish
from nassau.tables.table_errors import NotAllowed
from nassau.tables.table_state import Table


def lesson_of(table: Table) -> Lesson:
    """The script of the table's lesson; NotAllowed if it has none."""
    lesson = find_lesson(table.game, table.head.lesson)
    if lesson is None:
        raise NotAllowed("there is no such lesson")
    return lesson


def proceed(table: Table, seat: int | None, beat: int, now: int) -> list[Entry]:
    """The learner has read beat `beat` and wants the next one. Nothing happens if the lesson is past it already."""
    table.require_seat(seat)
    table.require_running()
    shown = lesson_of(table).beats[table.beat : table.beat + 1]
    if beat != table.beat:
        return []
    if not shown or not shown[0].waits_for_next:
        raise NotAllowed("the lesson waits for a choice")
    return show(table, table.beat + 1, now)


def choose(table: Table, seat: int, actions: Sequence[str], now: int) -> list[Entry]:
    """Carry out legal choices of the learner, each of which leads to the next beat; NotAllowed for any other."""
    beats = lesson_of(table).beats[table.beat : table.beat + len(actions)]
    awaited = [beat.accepts(action) for beat, action in zip(beats, actions, strict=False)]
    if len(awaited) < len(actions) or not all(awaited) or any(beat.acts for beat in beats[1:]):
        raise NotAllowed("the lesson waits for another choice")
    entries = []
    for action in actions:
        entries += [append(table, seat, action, now), *show(table, table.beat + 1, now)]
    return entries


def show(table: Table, number: int, now: int) -> list[Entry]:
    """Reach a beat: chance and the other players act, then it is shown. The last beat ends the lesson.

    Chance waits if the next beat names its answer: the learner reads what is about to be rolled.
    """
    beats = lesson_of(table).beats
    if number >= len(beats):
        raise NotAllowed("the lesson is over")
    entries = [append(table, TABLE, BeatReached(number), now)]
    for act in beats[number].acts:
        entries += [*([] if act.seat == CHANCE else answers(table, now)), play_act(table, act, now)]
    if not chance_is_next(beats[number + 1 : number + 2]):
        entries += answers(table, now)
    return [*entries, finish(table, "stopped", now)] if number == len(beats) - 1 else entries


def chance_is_next(following: Sequence[Beat]) -> bool:
    return any(beat.acts and beat.acts[0].seat == CHANCE for beat in following)


def play_act(table: Table, act: Act, now: int) -> Entry:
    """Append a scripted act; NotAllowed if the rules refuse it, which happens only if script or rules have changed."""
    assert table.state is not None
    if table.state.refusal(act.seat, action_of(act.action)) is not None:
        raise NotAllowed(f"the lesson's {act.action} is not legal here: start the lesson again")
    return append(table, act.seat, act.action, now)


def answers(table: Table, now: int) -> list[Entry]:
    """Append the answers of chance that the script does not name. They are the same in every run of the lesson."""
    entries = []
    while table.state is not None and table.state.pending == (CHANCE,):
        entries.append(append(table, CHANCE, unscripted_answer(table, table.state), now))
    return entries


def unscripted_answer(table: Table, state: State) -> str:
    """The seed depends on the earlier answers only, so that a new beat with a text changes no roll."""
    assert table.dice is not None
    return text(fast(f"{table.head.lesson}/{sum(table.dice.answered.values())}").answer(state))
