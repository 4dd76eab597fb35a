"""The exception for a failed client request: a `Problem` over HTTP, a `Fault` over the WebSocket."""

from __future__ import annotations

from typing import Any, Final

import structlog
from msgspec import UNSET

from nassau.server.protocol.messages import Code, Fault
from nassau.server.protocol.schemas import Problem
from nassau.tables import Declined

LOG = structlog.get_logger(__name__)

STATUS: Final[dict[Code, int]] = {
    "malformed": 400,
    "oversize": 413,
    "flood": 429,
    "limited": 429,
    "signed_out": 401,
    "bad_login": 401,
    "name_taken": 409,
    "bad_origin": 403,
    "no_game": 404,
    "no_table": 404,
    "no_person": 404,
    "no_invite": 404,
    "not_seated": 403,
    "not_host": 403,
    "not_allowed": 403,
    "seat_taken": 409,
    "full": 409,
    "not_ready": 409,
    "started": 409,
    "not_started": 409,
    "over": 409,
    "not_pending": 409,
    "stale": 409,
    "no_undo": 409,
    "unavailable": 503,
}
"""HTTP status by error code; codes not listed map to 400."""


class RequestError(Exception):
    """A client request failed and changed nothing."""

    def __init__(
        self, code: Code, text: str, *, rule: str | None = None, need: int | None = None, have: int | None = None,
        reason: str | None = None, wait: float | None = None,
    ) -> None:  # fmt: skip
        super().__init__(text)
        self.code: Code = code
        self.text = text
        self.rule = rule
        self.need = need
        self.have = have
        self.reason = reason
        self.wait = wait

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)

    def problem(self) -> Problem:
        return Problem(self.code, self.text, self.wait, self.rule, self.need, self.have, self.reason)

    def fault(self, table: str | None = None, number: int | None = None, ref: str | None = None) -> Fault:
        return Fault(
            code=self.code,
            text=self.text,
            table=UNSET if table is None else table,
            number=UNSET if number is None else number,
            rule=UNSET if self.rule is None else self.rule,
            need=UNSET if self.need is None else self.need,
            have=UNSET if self.have is None else self.have,
            reason=UNSET if not self.reason else self.reason,
            wait=UNSET if self.wait is None else self.wait,
            ref=UNSET if ref is None else ref,
        )


def store_unavailable(error: Exception) -> RequestError:
    """The `unavailable` error for a failed store. Details go to the log only: they may name files and addresses."""
    LOG.warning("store unavailable", error=str(error))
    return RequestError("unavailable", "the server cannot store this now")


def from_declined(declined: Declined) -> RequestError:
    """The request error with the code, rule and bounds of a declined command."""
    rule, need, have, reason = (getattr(declined, name, None) for name in ("rule", "need", "have", "reason"))
    code: Any = declined.code
    return RequestError(code, str(declined), rule=rule, need=need, have=have, reason=reason or None)
