"""Why a command was declined. Each error has a code that is sent to the client; the table is unchanged."""

from __future__ import annotations

from nassau.kernel import Refusal


class Declined(Exception):
    """Base of all reasons to decline a command. `code` names the reason; the message is one sentence."""

    code = "not_allowed"


class NoTable(Declined):
    """There is no such table, or it is not visible to this person."""

    code = "no_table"


class NotSeated(Declined):
    """The person or seat number is not at this table."""

    code = "not_seated"


class NotHost(Declined):
    """Only the host may do this."""

    code = "not_host"


class NotAllowed(Declined):
    """The command does not apply in this state; the message says why."""

    code = "not_allowed"


class SeatTaken(Declined):
    """The seat is not open, or the person has a seat already."""

    code = "seat_taken"


class Full(Declined):
    """No seat is open."""

    code = "full"


class NotReady(Declined):
    """A seat is open, or a person is not ready."""

    code = "not_ready"


class AlreadyStarted(Declined):
    """The game has started; the command is for tables that wait for their start."""

    code = "started"


class NotStarted(Declined):
    """The game has not started."""

    code = "not_started"


class Over(Declined):
    """The game is over, or the table is closed."""

    code = "over"


class NotPending(Declined):
    """It is not this seat's turn (K1.1), or a deputy plays it."""

    code = "not_pending"
    rule = "K1.1"


class Stale(Declined):
    """The answer names an older version of the decision."""

    code = "stale"


class NotOffered(Declined):
    """The text is not an action of this game."""

    code = "not_offered"


class Refused(Declined):
    """A rule forbids the action now."""

    code = "refused"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"rule {refusal.rule} forbids it")
        self.rule = refusal.rule
        self.need = refusal.need
        self.have = refusal.have
        self.reason = refusal.reason


class NoUndo(Declined):
    """The last act cannot be undone."""

    code = "no_undo"


class BadTable(Declined):
    """Invalid settings of a table; the message names the bad one."""

    code = "bad_setup"


class BadSeats(BadTable):
    """The game does not take this number of seats; `need` is the violated bound."""

    def __init__(self, message: str, need: int, have: int) -> None:
        super().__init__(message)
        self.code = "too_few_seats" if have < need else "too_many_seats"
        self.need = need
        self.have = have


class BadLog(ValueError):
    """An inconsistent log. `number` is the first bad entry."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"entry {number}: {reason}")
        self.number = number
        self.reason = reason
