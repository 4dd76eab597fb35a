"""The script of a lesson: games/<game>/lessons/<lesson>.toml (docs/writing-a-lesson.md).

A lesson is a list of beats. A beat has a name, the elements it points at, and what it waits for: an option, one of
several, any option, or the button "next". Before a beat is shown, chance and the other players do what its `acts` say.
Its texts are messages with its name (nassau.i18n.lesson_texts).
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Annotated, Any, Final

import msgspec

from nassau.kernel import CHANCE, Game

FOLDER: Final = "lessons"
BeatName = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9]*(-[a-z0-9]+)*$")]


class Act(msgspec.Struct, frozen=True):
    """What chance or another player does before a beat is shown."""

    seat: int
    action: str


class Beat(msgspec.Struct, frozen=True):
    """One moment of a lesson. Without `wait` and `free` it waits for the button "next"."""

    page: int  # beats of a chain share a page
    name: str  # and a name
    points: tuple[str, ...] = ()
    acts: tuple[Act, ...] = ()
    wait: tuple[str, ...] = ()  # the options of which one must be chosen
    free: bool = False  # any legal option

    @property
    def waits_for_next(self) -> bool:
        return not self.wait and not self.free

    def accepts(self, option: str) -> bool:
        """Whether a choice of the learner leads to the next beat."""
        return self.free or option in self.wait


class Lesson(msgspec.Struct, frozen=True):
    """A lesson as it is played. The learner has seat `seat`; `names` are those of all seats, "" for the learner."""

    id: str
    minutes: int
    names: tuple[str, ...]
    seat: int
    options: dict[str, str]
    beats: tuple[Beat, ...]

    @property
    def seats(self) -> int:
        return len(self.names)

    @property
    def pages(self) -> int:
        return self.beats[-1].page + 1


class WrittenBeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A beat in a file. On one page the learner chooses all options of `chain` in this order, or of `all` in any."""

    name: BeatName
    points: list[str] = []
    acts: list[str] = []  # "chance roll:3" or "2 bid:5", with the number of the seat
    wait: list[str] = []
    chain: list[str] = []
    all: list[str] = []
    free: bool = False


class WrittenLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a file."""

    names: list[str]
    beats: list[WrittenBeat]
    minutes: int = 5
    options: dict[str, str] = {}


@cache
def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order of their file names. Raises msgspec.ValidationError for a bad file."""
    folder = resources.files(game.package).joinpath(FOLDER)
    files = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return tuple(
        parse_lesson(file.name.removesuffix(".toml"), tomllib.loads(file.read_text(encoding="utf-8")))
        for file in files
        if file.name.endswith(".toml")
    )


def find_lesson(game: Game, id: str) -> Lesson | None:
    """The lesson of a game with this id, or None."""
    return next((lesson for lesson in lessons_of(game) if lesson.id == id), None)


def parse_lesson(id: str, content: dict[str, Any]) -> Lesson:
    """The lesson of a file's content; msgspec.ValidationError or ValueError if it is none."""
    written = msgspec.convert(content, WrittenLesson)
    if written.names.count("") != 1:
        raise ValueError(f"lesson {id}: exactly one seat, the learner's, has no name")
    if len({beat.name for beat in written.beats}) < len(written.beats):
        raise ValueError(f"lesson {id}: two beats have the same name")
    beats = tuple(beat for page, one in enumerate(written.beats) for beat in beats_of(page, one))
    return Lesson(id, written.minutes, tuple(written.names), written.names.index(""), written.options, beats)


def beats_of(page: int, written: WrittenBeat) -> list[Beat]:
    """The beats of one page: one, or one for each of the options that must all be chosen."""
    acts = tuple(map(parse_act, written.acts))
    points, wait = tuple(written.points), tuple(written.wait)
    waits = [(option,) for option in written.chain] + [tuple(written.all)] * len(written.all) or [wait]
    return [
        Beat(page, written.name, points, acts if number == 0 else (), options, written.free)
        for number, options in enumerate(waits)
    ]


def parse_act(line: str) -> Act:
    """An act from "chance roll:3" or "2 bid:5"; ValueError for another first word."""
    who, _, action = line.partition(" ")
    return Act(CHANCE if who == "chance" else int(who), action)
