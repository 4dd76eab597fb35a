"""Why something was not done at a table. Each has a code that travels to the client; nothing has been changed."""

from __future__ import annotations

from nassau.kernel import Refusal


class Declined(Exception):
    """Base of everything a table declines to do. `code` names the reason, the message is one sentence."""

    code = "not_allowed"


class NoTable(Declined):
    code = "no_table"


class NotSeated(Declined):
    code = "not_seated"


class NotHost(Declined):
    code = "not_host"


class NotAllowed(Declined):
    code = "not_allowed"


class SeatTaken(Declined):
    code = "seat_taken"


class Full(Declined):
    code = "full"


class NotReady(Declined):
    code = "not_ready"


class AlreadyStarted(Declined):
    code = "started"


class NotStarted(Declined):
    code = "not_started"


class Over(Declined):
    code = "over"


class NotPending(Declined):
    """It is not this seat's turn (K1.1), or somebody else plays for it now."""

    code = "not_pending"
    rule = "K1.1"


class Stale(Declined):
    """The decision has changed since the version that was answered."""

    code = "stale"


class NotOffered(Declined):
    """No action of this game at all."""

    code = "not_offered"


class Refused(Declined):
    """The action lies on the table, but a rule forbids it."""

    code = "refused"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"rule {refusal.rule} forbids it")
        self.rule = refusal.rule
        self.need = refusal.need
        self.have = refusal.have


class NoUndo(Declined):
    code = "no_undo"


class BadTable(Declined):
    """A table cannot be set up like this; the message says what does not fit."""

    code = "bad_setup"


class BadSeats(BadTable):
    """The game is not played by so many: `need` is the bound that was broken."""

    def __init__(self, message: str, need: int, have: int) -> None:
        super().__init__(message)
        self.code = "too_few_seats" if have < need else "too_many_seats"
        self.need = need
        self.have = have


class BadLog(ValueError):
    """A log that does not fold. `number` is the entry at fault."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"entry {number}: {reason}")
        self.number = number
        self.reason = reason
