"""Bots in other programs: asks a process that speaks the line protocol of `nassau.bots.engine`."""

from __future__ import annotations

import atexit
import shlex
import subprocess
from functools import cache
from typing import Any, Final

from nassau.kernel import Action, BadSetup, parse
from nassau.kernel.bot import Think
from nassau.kernel.notation import position

SEED_BITS: Final = 62


class EngineBot:
    """A bot that sends its decisions to the program `command`, which plays at `level`.

    The program gets an imagined position, so it learns nothing that the seat does not know.
    """

    def __init__(self, command: str, level: str) -> None:
        self.command = command
        self.level = level

    def decide(self, seat: int, view: Any, legal: list[Action], think: Think) -> Action:
        if len(legal) == 1:
            return legal[0]
        engine = engine_process(self.command)
        engine.set_level(self.level)
        engine.send(f"position {position(think.imagine())}", "ok")
        answer = engine.send(f"decide {seat} {think.rng.getrandbits(SEED_BITS)}", "action ")
        action = parse(answer.removeprefix("action "))
        if action not in legal:
            raise BadSetup(f"the engine {self.command!r} chose {answer!r}, which is not legal here")
        return action


class EngineProcess:
    """A running program and its pipes. It ends with this process at the latest."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.level = ""
        try:
            self.process = subprocess.Popen(  # noqa: S603  # the user names the program on the command line
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
            )
        except OSError as error:
            raise BadSetup(f"the engine {command!r} does not start: {error.strerror}") from error
        atexit.register(self.close)

    def close(self) -> None:
        """End the program by closing its input; an engine then leaves its loop."""
        self.process.communicate()

    def set_level(self, level: str) -> None:
        if level != self.level:
            self.send(f"level {level}", "ok")
            self.level = level

    def send(self, line: str, expected: str) -> str:
        """The answer to a command. Raises BadSetup if it does not begin with `expected`."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(line + "\n")
            answer = self.process.stdout.readline().strip()
        except BrokenPipeError:
            answer = ""
        if not answer.startswith(expected):
            raise BadSetup(f"the engine {self.command!r} answered {answer[:200]!r} to {line[:40]!r}")
        return answer


@cache
def engine_process(command: str) -> EngineProcess:
    """The process of this command; one for all games that this process plays."""
    return EngineProcess(command)
