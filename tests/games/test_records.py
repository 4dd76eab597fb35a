"""Recorded games: every seat count, every way to end, every notable flow. What each conserves, its own tests tell."""

from typing import Any

import pytest

from nassau.kernel import CHANCE, Action
from tests.games.grog.recording import GROG
from tests.games.manila.recording import MANILA
from tests.games.recording import Recording, Story
from tests.games.rum.recording import RUM
from tests.games.seas.recording import SEAS

RECORDINGS: dict[str, Recording[Any]] = {"manila": MANILA, "rum": RUM, "grog": GROG, "seas": SEAS}

every_record = pytest.mark.parametrize(
    ("recording", "name"),
    [
        pytest.param(recording, name, id=f"{game}-{name}")
        for game, recording in RECORDINGS.items()
        for name in sorted(recording.wanted)
    ],
)


@pytest.mark.parametrize("game", RECORDINGS)
def test_every_wanted_game_is_recorded(game: str) -> None:
    recording = RECORDINGS[game]
    assert sorted(file.stem for file in recording.folder.iterdir()) == sorted(recording.wanted)


@every_record
def test_the_outcome_is_reached_again(recording: Recording[Any], name: str) -> None:
    final = recording.known(recording.record(name).final())
    assert final.over
    assert recording.document(name)["final"] == recording.outcome(final)


@every_record
def test_the_notable_thing_happens(recording: Recording[Any], name: str) -> None:
    wanted, record, facts = recording.wanted[name], recording.record(name), list[Action]()
    for state in recording.states(name):
        facts += [fact.open() for fact in state.facts]
    options = record.game.restored_options(wanted.options)
    assert (state.seats, record.seats, record.options) == (wanted.seats, wanted.seats, options)
    assert wanted.happens(Story(record, facts, state))


@every_record
def test_the_sealed_dice_are_verified(recording: Recording[Any], name: str) -> None:
    record = recording.record(name)
    assert record.verify() == sum(seat == CHANCE for seat, _ in record.entries)
