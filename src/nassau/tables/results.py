"""After the game: its record, the breakdown of scores and their course over time, all derived from the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from nassau.i18n.game_texts import LANGUAGES, GameTexts
from nassau.kernel import CHANCE, Action, Record, Seal, State, parse
from nassau.kernel.record import apply_entry
from nassau.tables.events import Created, Entry, Finished, Resized, SealFixed, Started, Undone
from nassau.tables.reducer import game_of
from nassau.tables.table_errors import BadLog, NotAllowed


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    reason: str  # played, stopped
    scores: list[int]  # by seat
    ranks: list[int]  # 1 is the winner; ties share a rank
    facts: list[Action]  # of the last entry of the game: the scoring
    course: list[list[int]]  # the scores over time: [number, score of seat 0, score of seat 1, …]


class Tallied(msgspec.Struct, frozen=True):
    """One row of a score breakdown: `number` items worth `worth` each, by a rule of the rulebook."""

    rule: str
    label: dict[str, str]  # by language
    number: int
    worth: int


def dropped(entries: Sequence[Entry]) -> set[int]:
    """The numbers of the undone acts."""
    gone: set[int] = set()
    for entry in entries:
        if isinstance(entry.what, Undone):
            since = entry.what.since
            gone.update(act.number for act in entries[since - 1 : entry.number] if isinstance(act.what, str))
    return gone


def acts(entries: Sequence[Entry]) -> Iterator[tuple[Entry, Action]]:
    """The acts of seats and of chance that were not undone, parsed."""
    gone = dropped(entries)
    for entry in entries:
        if isinstance(entry.what, str) and entry.number not in gone:
            yield entry, parse(entry.what)


def record(entries: Sequence[Entry]) -> Record:
    """The record of a finished game, with the seal that verifies its dice; NotAllowed before the end.

    A lesson has no seal: its script has rolled the dice.
    """
    head, end = head_of(entries), end_of(entries)
    if end is None:
        raise NotAllowed("the record of a game is open when it is over")
    played = [(entry.seat, action) for entry, action in acts(entries)]
    seal = None if head.lesson else revealed_seal(entries, head, end)
    return Record(game_of(head), head.seats, head.options, played, seal)


def revealed_seal(entries: Sequence[Entry], head: Created, end: Finished) -> Seal:
    """The seal of a finished game, of the version that it was started with."""
    started = next(entry.what for entry in entries if isinstance(entry.what, Started))
    contributions = [bytes.fromhex(part) for part in started.contributions]
    first = (head.table, started.commitment, bytes.fromhex(end.secret), contributions)
    if started.seal == 1:
        return Seal(*first)
    fixed = [entry.what.commitments for entry in entries if isinstance(entry.what, SealFixed)]
    numbers = [entry.number for entry, _ in acts(entries) if entry.seat == CHANCE]
    return Seal(*first, fixed[0] if fixed else [""] * head.seats, numbers)


def result(entries: Sequence[Entry]) -> Result | None:
    """The result of a finished game, None before the end."""
    end = end_of(entries)
    if end is None:
        return None
    head = head_of(entries)
    state = game_of(head).start(head.seats, head.options)
    course = list(scores_over_time(state, entries))
    facts = [fact.cite(fact.open()) for fact in state.facts]
    return Result(end.reason, end.scores, end.ranks, facts if end.reason == "played" else [], course)


def tallies(entries: Sequence[Entry]) -> list[list[Tallied]]:
    """By seat: the breakdown of the final score, whose products add up to it; NotAllowed if the game was not played
    to its end."""
    head = head_of(entries)
    game = game_of(head)
    state = game.start(head.seats, head.options)
    for entry, action in acts(entries):
        apply_entry(state, entry.number, entry.seat, action)
    if not state.over:
        raise NotAllowed("the final score is counted when the game is over")
    texts = [GameTexts(game, lang, [""] * head.seats) for lang in LANGUAGES]
    return [tally(state, seat, texts) for seat in range(head.seats)]


def tally(state: State, seat: int, texts: list[GameTexts]) -> list[Tallied]:
    rows = zip(*(words.tallies(state, seat) for words in texts), strict=True)
    return [
        Tallied(
            row[0].rule, dict(zip(LANGUAGES, (part.label for part in row), strict=True)), row[0].number, row[0].worth
        )
        for row in rows
    ]


def scores_over_time(state: State, entries: Sequence[Entry]) -> Iterator[list[int]]:
    """Apply the acts of the log to `state`; yields the number and the scores whenever they have changed."""
    before: list[int] = []
    for entry, action in acts(entries):
        apply_entry(state, entry.number, entry.seat, action)
        scores = state.scores()
        if scores != before:
            yield [entry.number, *scores]
            before = scores


def head_of(entries: Sequence[Entry]) -> Created:
    """The head of the log with the seats that were played, and with options that did not exist when it was written."""
    head = entries[0].what if entries else None
    if not isinstance(head, Created):
        raise BadLog(1, "a log begins with the table's creation")
    sizes = [entry.what.seats for entry in entries if isinstance(entry.what, Resized)]
    options = game_of(head).restored_options(head.options)
    return msgspec.structs.replace(head, seats=sizes[-1] if sizes else head.seats, options=options)


def end_of(entries: Sequence[Entry]) -> Finished | None:
    ends = [entry.what for entry in reversed(entries) if isinstance(entry.what, Finished)]
    return ends[0] if ends else None
