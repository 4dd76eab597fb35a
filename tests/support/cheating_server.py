"""A server that cheats with the dice, and what a client keeps while it watches: each cheat with its record and answer.

Every cheat is as consistent as the server can make it: whatever the client has not kept is made to fit.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec

from nassau.kernel import CHANCE, Action, Record, Seal, State, parse, text
from nassau.kernel.sealed import SealedIntegers, commitment, contribution_hash
from nassau.tables import Entry, Table, fold, play, record, reducer, stopping
from nassau.tables.dice_audit import Draw, Outcome, describe, draws
from nassau.tables.dice_evidence import FORMAT, Evidence
from nassau.tables.events import Committed
from nassau.tables.projection import events
from tests.support.seated_tables import ANN, START, RandomPlayer, contribution, head, seated

OTHER_SECRET = bytes(range(100, 132))
ACTS = 40
CLIENT = 0
"""The seat whose client keeps evidence."""


class Case(NamedTuple):
    """A finished game as the server shows it, and what the client of seat CLIENT has kept."""

    document: dict[str, Any]  # the record, for `nassau verify`
    answer: dict[str, Any]  # GET /api/tables/{id}/draws, for the browser
    kept: Evidence


def played(secret: bytes | None = None, reveals: tuple[int, ...] = (0, 1, 2), puppet: int | None = None) -> list[Entry]:
    """The log of a game of Manila that is stopped after a while. `puppet` has another contribution than usual."""
    created = head() if secret is None else msgspec.structs.replace(head(), secret=secret.hex())
    table, log = seated(created)
    if puppet is not None:
        table, log = with_other_commitment(log, puppet)
    log += play.start(table, ANN.id, START + 1000)
    for seat in reveals:
        log += play.reveal(table, seat, contribution(9 if seat == puppet else seat), START + 1000)
    if len(reveals) < len(table.seats):
        log += play.begin_overdue(table, START + 60_000)
    return played_on(table, log)


def with_other_commitment(log: list[Entry], seat: int) -> tuple[Table, list[Entry]]:
    def other(entry: Entry) -> Entry:
        if entry.seat != seat or not isinstance(entry.what, Committed):
            return entry
        hashed = contribution_hash("table-1", contribution(9))
        return msgspec.structs.replace(entry, what=Committed(hashed))

    changed = [other(entry) for entry in log]
    return fold(changed), changed


def played_on(table: Table, log: list[Entry]) -> list[Entry]:
    player = RandomPlayer(5, table, log)
    for _ in range(ACTS):
        player.play()
    for seat in range(len(table.seats)):
        player.keep(stopping.ask_stop(table, seat, player.tick()))
    return log


def kept(log: list[Entry], viewer: int | None = CLIENT) -> Evidence:
    """What the client of a viewer has kept at the end of a game, as client/src/fairness/evidence.ts does."""
    table, heads, seen = fold(log[:1]), dict[int, str](), dict[int, list[Any]]()
    commitments: list[str] | None = None
    for entry in log[1:]:
        reducer.apply(table, entry)
        if table.sealing_until is not None:
            commitments = [seat.commitment for seat in table.seats]
        if table.over or table.state is None or table.state.pending == (CHANCE,) or table.chain is None:
            continue
        heads[table.chain.draws] = table.chain.head.hex()
        for event in events(table, viewer, 0):
            if event.seat == CHANCE:
                seen.setdefault(event.number, [list(fact) for fact in event.facts])
    own = contribution(viewer).hex() if viewer is not None else ""
    return Evidence(
        format=FORMAT, table=table.id, seat=viewer, commitment=commitment(bytes.fromhex(table.head.secret)),
        commitments=commitments, contribution=own,  heads=list(heads.items()),
        seen=list(seen.items()),
    )  # fmt: skip


def shown(game: Record, listed: list[Draw] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
    """The record and the answer about the draws, as the server sends them."""
    assert game.seal is not None
    found = draws(game) if listed is None else listed
    sealed = game.seal.document()
    answer = {"game": game.game.id, "seats": game.seats, **sealed, "draws": msgspec.to_builtins(found)}
    return game.document(), answer


def honest() -> Case:
    log = played()
    return Case(*shown(record(log)), kept(log))


# -- the cheats


def chosen_secret() -> Case:
    """The dice come from another secret than the one whose commitment was shown."""
    promised, log = kept(played()), played(OTHER_SECRET)
    return Case(*shown(record(log)), msgspec.structs.replace(kept(log), commitment=promised.commitment))


def other_secret_for_the_commitment() -> Case:
    """The server shows the promised commitment, but a secret that does not belong to it."""
    log = played(OTHER_SECRET)
    case = Case(*shown(record(log)), kept(log))
    promised = honest().kept.commitment
    for sealed in (case.document["seal"], case.answer):
        sealed["commitment"] = promised
    return case._replace(kept=msgspec.structs.replace(case.kept, commitment=promised))


def dropped_contribution() -> Case:
    """The client revealed its contribution, and the server says that it came too late."""
    log = played(reveals=(1, 2))
    return Case(*shown(record(log)), kept(log))


def replaced_contribution() -> Case:
    """The key has other bytes of the client than those that it committed to."""
    case, log = honest(), played()
    game = record(log)
    assert game.seal is not None
    game.seal.contributions[CLIENT] = contribution(9)
    return Case(*reopened(game, game.seal), case.kept)


def reordered_draws() -> Case:
    """In each stream the server takes the second answer first."""
    with altered_answers(lambda state, key, number: drawn(state, key, number ^ 1)):
        log = played()
    return Case(*shown(record(log)), kept(log))


def reordered_list() -> Case:
    """After the game two draws of the list change places."""
    case = honest()
    answer = {**case.answer, "draws": case.answer["draws"][:]}
    entries = case.document["entries"][:]
    swapped = next(index for index in range(5) if entries[index] != entries[index + 1])
    for rows in (answer["draws"], entries):
        rows[swapped], rows[swapped + 1] = rows[swapped + 1], rows[swapped]
    return Case({**case.document, "entries": entries}, answer, case.kept)


def wrong_bounds() -> Case:
    """From the start the dice have three faces, in the chain and in the list too."""
    with altered_answers(three_faces), patch.object(reducer, "describe", loaded_draw):
        log = played()
    game = record(log)
    with patch("nassau.tables.dice_audit.describe", loaded_draw):
        listed = draws(game)
    return Case(*shown(game, listed), kept(log))


def other_bounds_in_the_list() -> Case:
    """The game was fair, but the list shows a draw with other weights that give another outcome; so does the record."""
    case = honest()
    found = next(draw for draw in case.answer["draws"] if draw["stream"] == "deck/shares")
    outcomes = [{"action": outcome["action"], "weight": 1} for outcome in found["outcomes"][::-1]]
    seal = record(played()).seal
    assert seal is not None
    ticket = SealedIntegers(seal.key(), "deck/shares", 0).below(len(outcomes))
    changed = {**found, "bounds": [len(outcomes)], "numbers": [ticket], "outcomes": outcomes}
    changed["action"] = outcomes[ticket]["action"]
    listed = [changed if draw is found else draw for draw in case.answer["draws"]]
    entries = [[CHANCE, changed["action"]], *case.document["entries"][1:]]
    return Case({**case.document, "entries": entries}, {**case.answer, "draws": listed}, case.kept)


def empty_list() -> Case:
    """Nothing is shown, so nothing differs."""
    case = honest()
    document = {**case.document, "entries": [], "seal": {**case.document["seal"], "numbers": []}}
    return Case(document, {**case.answer, "draws": [], "numbers": []}, case.kept)


def shortened_list() -> Case:
    """The last draws are left out."""
    case = honest()
    draws = case.answer["draws"][:-1]
    entries = case.document["entries"][: draws[-1]["entry"]]
    return Case({**case.document, "entries": entries}, {**case.answer, "draws": draws}, case.kept)


def altered_outcome() -> Case:
    """A roll is another one in the record than at the table."""
    case = honest()
    draws = [dict(draw) for draw in case.answer["draws"]]
    last = next(draw for draw in reversed(draws) if draw["action"].startswith("roll"))
    verb, ware, face = parse(last["action"])
    last["action"] = text((verb, ware, face % 6 + 1))
    entries = [entry[:] for entry in case.document["entries"][: last["entry"]]]
    entries[last["entry"] - 1][1] = last["action"]
    return Case({**case.document, "entries": entries}, {**case.answer, "draws": draws}, case.kept)


def retried_start() -> Case:
    """The server did not like the first start and began again with other bytes of a player who is in league with it."""
    first = played()
    again = played(puppet=2)
    seen = kept(again)
    return Case(*shown(record(again)), msgspec.structs.replace(seen, commitments=kept(first).commitments))


def shown_another_outcome() -> Case:
    """The client was shown another roll than the one in the record. Only the rules tell which facts a roll has."""
    case = honest()
    number, facts = case.kept.seen[-1]
    changed = [[*facts[0][:-1], facts[0][-1] % 6 + 1], *facts[1:]]
    return case._replace(kept=msgspec.structs.replace(case.kept, seen=[*case.kept.seen[:-1], (number, changed)]))


CHEATS = {
    "chosen secret": (chosen_secret, "commitment"),
    "other secret for the commitment": (other_secret_for_the_commitment, "secret"),
    "dropped contribution": (dropped_contribution, "contribution"),
    "replaced contribution": (replaced_contribution, "restart"),
    "reordered draws": (reordered_draws, "draw"),
    "reordered list": (reordered_list, "draw"),
    "wrong bounds": (wrong_bounds, "bounds"),
    "other bounds in the list": (other_bounds_in_the_list, "chain"),
    "empty list": (empty_list, "missing"),
    "shortened list": (shortened_list, "missing"),
    "altered outcome": (altered_outcome, "draw"),
    "aborted and retried start": (retried_start, "restart"),
}
"""By name: the cheat, and the browser's verdict."""


# -- altered dice


def altered_answers(answer: Any) -> AbstractContextManager[Any]:
    """The server draws with `answer(state, key, number)` instead of the rules' draw."""

    def chance_answer(table: Table, state: State) -> str:
        assert table.dice is not None
        number = table.dice.answered.get(state.question().stream(state), 0)
        return text(answer(state, table.dice.key, number))

    return patch.object(play, "chance_answer", chance_answer) if answer else nullcontext()


def drawn(state: State, key: bytes, number: int) -> Action:
    question = state.question()
    return question.draw(state, SealedIntegers(key, question.stream(state), number))


def three_faces(state: State, key: bytes, number: int) -> Action:
    question = state.question()
    stream = question.stream(state)
    if not stream.startswith("dice"):
        return drawn(state, key, number)
    return question.weights(state)[SealedIntegers(key, stream, number).below(3)][0]


def loaded_draw(state: State, key: bytes, number: int, action: Action, at: int, entry: int = 0) -> Draw:
    question = state.question()
    fair = describe(state, key, number, action, at, entry)
    if not fair.stream.startswith("dice"):
        return fair
    outcomes = [Outcome(text(outcome), weight) for outcome, weight in question.weights(state)[:3]]
    ticket = SealedIntegers(key, fair.stream, number).below(3)
    return msgspec.structs.replace(fair, bounds=[3], numbers=[ticket], outcomes=outcomes)


def reopened(game: Record, seal: Seal) -> tuple[dict[str, Any], dict[str, Any]]:
    """The game as if it had been played with this seal: the commitment of the client's seat is made to fit, too."""
    assert seal.commitments is not None
    seal.commitments = [contribution_hash(seal.table, part) for part in seal.contributions]
    entries = list(redrawn(game, seal))
    changed = Record(game.game, game.seats, game.options, entries, seal)
    seal.numbers = seal.numbers[: sum(seat == CHANCE for seat, _ in entries)]
    return shown(changed)


def redrawn(game: Record, seal: Seal) -> Iterator[tuple[int, Action]]:
    """The first answers of chance of a game with another seal."""
    state, source = game.game.start(game.seats, game.options), seal.source()
    while state.pending == (CHANCE,):
        action = source.answer(state)
        yield CHANCE, action
        state.apply(CHANCE, action)
