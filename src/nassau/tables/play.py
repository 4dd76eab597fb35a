"""Commands that play the game: start it, act for a seat, and what follows without a decision.

Every command takes the time as an argument and returns the entries it appended, answers of chance included. If it
raises a `Declined`, the table is unchanged.
"""

from __future__ import annotations

from collections.abc import Sequence

from nassau.kernel import CHANCE, Action, State, text
from nassau.kernel.sealed import Sealed, commitment
from nassau.tables import lessons, seating
from nassau.tables.events import TABLE, Entry, Faltered, SealFixed, Started, action_of
from nassau.tables.information import publicly_forced
from nassau.tables.reducer import append
from nassau.tables.seating import require_all_ready
from nassau.tables.stopping import finish
from nassau.tables.table_errors import NotAllowed, NotOffered, NotPending, Refused, Stale
from nassau.tables.table_state import Table


def start(table: Table, person: str | None, now: int) -> list[Entry]:
    """Start the game: by the host, or with None by the server. It waits for the contributions of people whose clients
    have committed to one."""
    if person is not None:
        table.require_host(person)
    table.require_open()
    require_all_ready(table)
    commitments = [seat.commitment for seat in table.seats]
    if any(commitments):
        return [append(table, TABLE, SealFixed(commitments), now)]
    return begin(table, now)


def reveal(table: Table, seat: int | None, part: bytes, now: int) -> list[Entry]:
    """Reveal a seat's contribution to the seal; the last one begins the game."""
    revealed = seating.reveal(table, seat, part, now)
    missing = [held for held in table.seats if held.commitment and not held.contribution]
    return revealed if missing else [*revealed, *begin(table, now)]


def begin_overdue(table: Table, now: int) -> list[Entry]:
    """Begin without the contributions that were not revealed in time; the log shows whose. Nothing if it is early."""
    overdue = table.sealing_until is not None and now >= table.sealing_until
    return begin(table, now) if overdue and not table.over else []


def begin(table: Table, now: int) -> list[Entry]:
    """Seal the dice with the contributions that are there. Chance answers up to the first decision."""
    proof = commitment(bytes.fromhex(table.head.secret))
    started = append(table, TABLE, Started(proof, [seat.contribution for seat in table.seats], seal=2), now)
    return [started, *(lessons.show(table, 0, now) if table.head.lesson else follow(table, now))]


def act(table: Table, seat: int | None, action: str, version: int, now: int, bot: bool = False) -> list[Entry]:
    """Carry out one option of the decision `version`. `bot`: a bot or deputy decides, not the person."""
    return acts(table, seat, [action], version, now, bot)


def acts(
    table: Table, seat: int | None, actions: Sequence[str], version: int, now: int, bot: bool = False
) -> list[Entry]:
    """Carry out several options in a row, all or none. Chance must not come between: its answer would be unseen."""
    place = require_decision(table, seat, version, bot)
    if not actions:
        return []
    require_legal(table, place, actions)
    if table.head.lesson:
        return lessons.choose(table, place, actions, now)
    return [*(append(table, place, action, now) for action in actions), *follow(table, now)]


def act_for(table: Table, seat: int, action: str, version: int, now: int, faltered: bool = False) -> list[Entry]:
    """A bot or deputy decides. `faltered`: it failed and a weaker one decides instead, which the log records."""
    require_decision(table, seat, version, bot=True)
    require_legal(table, seat, [action])
    noted = [append(table, seat, Faltered(), now)] if faltered else []
    return [*noted, append(table, seat, action, now), *follow(table, now)]


def advised_seat(table: Table, seat: int | None, version: int) -> int:
    """The seat if it may ask for advice on this decision: at a table for learning, for its own decision."""
    place = table.require_seat(seat)
    table.require_running()
    if not table.head.learning:
        raise NotAllowed("there is counsel only at tables for learning")
    require_player(table, place, bot=False)
    require_version(table, place, version)
    return place


# -- checks, in the order of docs/tables.md


def require_decision(table: Table, seat: int | None, version: int, bot: bool) -> int:
    """The seat if it must decide now, this version is its decision, and a bot plays it exactly if `bot`."""
    place = table.require_seat(seat)
    table.require_running()
    require_player(table, place, bot)
    require_version(table, place, version)
    return place


def require_player(table: Table, seat: int, bot: bool) -> None:
    if bot != bool(table.seats[seat].played_by):
        raise NotPending("the person plays this seat" if bot else "a deputy plays for you: take your seat back first")


def require_version(table: Table, seat: int, version: int) -> None:
    if seat not in table.versions:
        raise NotPending("it is not your turn")
    if version != table.versions[seat]:
        raise Stale(f"the decision has changed; it is now version {table.versions[seat]}")


def require_legal(table: Table, seat: int, lines: Sequence[str]) -> None:
    """Every act must be an option when its turn comes; the acts before the last are tried on a copy of the position."""
    assert table.state is not None
    state = table.state if len(lines) == 1 else table.state.copy()
    for line in lines[:-1]:
        state.apply(seat, legal_action(state, seat, line))
    legal_action(state, seat, lines[-1])


def legal_action(state: State, seat: int, line: str) -> Action:
    """The action of an act's text if it is legal now; Stale, NotOffered, NotPending or Refused otherwise."""
    if state.pending == (CHANCE,):
        raise Stale("chance comes first; then the decision may be another")
    action = offered_action(state, line)
    refusal = state.refusal(seat, action)
    if refusal is None:
        return action
    if refusal.rule == NotPending.rule:
        raise NotPending("it is not your turn")
    raise Refused(refusal)


def offered_action(state: State, line: str) -> Action:
    try:
        action = action_of(line)
    except ValueError as error:
        raise NotOffered(str(error)) from error
    if not state.well_formed(action):
        raise NotOffered(f"there is no {line[:80]!r} in {state.game.id}")
    return action


# -- what follows without a decision


def follow(table: Table, now: int) -> list[Entry]:
    """Append answers of chance, forced choices where the table plays them, and the end of the game."""
    entries = []
    while (step := next_automatic(table)) is not None:
        entries.append(append(table, *step, now))
    if table.state is not None and table.state.over:
        entries.append(finish(table, "played", now))
    return entries


def next_automatic(table: Table) -> tuple[int, str] | None:
    """Seat and text of the next act that needs no decision."""
    state = table.state
    assert state is not None
    if state.pending == (CHANCE,):
        return CHANCE, chance_answer(table, state)
    if table.head.autoplay and len(state.pending) == 1:
        return forced_act(table, state, state.pending[0])
    return None


def chance_answer(table: Table, state: State) -> str:
    """The next answer of the sealed dice. It stays the next one until the reducer counts its entry."""
    assert table.dice is not None
    return text(Sealed(table.dice.key, table.dice.answered.copy()).answer(state))


def forced_act(table: Table, state: State, seat: int) -> tuple[int, str] | None:
    """The only legal act of a seat, if every viewer can see that it is forced."""
    legal = state.legal(seat)
    if len(legal) == 1 and publicly_forced(state, seat, f"{table.id}/{table.number}"):
        return seat, text(legal[0])
    return None
