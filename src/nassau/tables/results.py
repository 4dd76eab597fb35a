"""After the game: its record, how the scores came about, how they went over time. All of it follows from the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from nassau.i18n.game_texts import LANGUAGES, GameTexts
from nassau.kernel import Action, Record, Seal, State, parse
from nassau.kernel.record import apply_entry
from nassau.tables.events import Created, Entry, Finished, Resized, Started, Undone
from nassau.tables.table_errors import BadLog, NotAllowed
from nassau.tables.table_state import game_of


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    reason: str  # played, stopped
    scores: list[int]  # by seat
    ranks: list[int]  # 1 is the winner; ties share a rank
    facts: list[Action]  # what the last entry of the game told: the scoring; words.toml links each fact to its rule
    course: list[list[int]]  # the scores over time: [number, score of seat 0, score of seat 1, …]


class Tallied(msgspec.Struct, frozen=True):
    """One row of a final score: `number` things worth `worth` each, by a rule of the ledger."""

    rule: str
    label: dict[str, str]  # by language
    number: int
    worth: int


def dropped(entries: Sequence[Entry]) -> set[int]:
    """The numbers of the acts that were taken back."""
    gone: set[int] = set()
    for entry in entries:
        if isinstance(entry.what, Undone):
            since = entry.what.since
            gone.update(act.number for act in entries[since - 1 : entry.number] if isinstance(act.what, str))
    return gone


def acts(entries: Sequence[Entry]) -> Iterator[tuple[Entry, Action]]:
    """What was played in the end: the acts of seats and of chance that were not taken back."""
    gone = dropped(entries)
    for entry in entries:
        if isinstance(entry.what, str) and entry.number not in gone:
            yield entry, parse(entry.what)


def record(entries: Sequence[Entry]) -> Record:
    """A finished game as one document that anybody can replay, and whose dice anybody can verify."""
    head, end = head_of(entries), end_of(entries)
    if end is None:
        raise NotAllowed("the record of a game is open when it is over")
    begun = next(entry.what for entry in entries if isinstance(entry.what, Started))
    contributions = [bytes.fromhex(part) for part in begun.contributions]
    seal = Seal(head.table, begun.commitment, bytes.fromhex(end.secret), contributions)
    played = [(entry.seat, action) for entry, action in acts(entries)]
    return Record(game_of(head), head.seats, head.options, played, seal)


def result(entries: Sequence[Entry]) -> Result | None:
    """How a finished game ended; None for one that is not over."""
    end = end_of(entries)
    if end is None:
        return None
    head = head_of(entries)
    state = game_of(head).start(head.seats, head.options)
    course = list(scores_over_time(state, entries))
    facts = [fact.open() for fact in state.facts]
    return Result(end.reason, end.scores, end.ranks, facts if end.reason == "played" else [], course)


def tallies(entries: Sequence[Entry]) -> list[list[Tallied]]:
    """By seat: how the final score of a game that was played to its end comes about; the products add up to it."""
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
    """Plays `state` through the log: every time the scores have changed, the number and the scores."""
    before: list[int] = []
    for entry, action in acts(entries):
        apply_entry(state, entry.number, entry.seat, action)
        scores = state.scores()
        if scores != before:
            yield [entry.number, *scores]
            before = scores


def head_of(entries: Sequence[Entry]) -> Created:
    head = entries[0].what if entries else None
    if not isinstance(head, Created):
        raise BadLog(1, "a log begins with the table's creation")
    sizes = [entry.what.seats for entry in entries if isinstance(entry.what, Resized)]
    return msgspec.structs.replace(head, seats=sizes[-1]) if sizes else head


def end_of(entries: Sequence[Entry]) -> Finished | None:
    ends = [entry.what for entry in reversed(entries) if isinstance(entry.what, Finished)]
    return ends[0] if ends else None
