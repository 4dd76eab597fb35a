"""Options that were added to a game later: what was stored before them keeps its meaning and its key."""

import pytest

from nassau import games
from nassau.kernel import read_record
from nassau.kernel.notation import position, read_position

CHAPTER_AND_STOP = {"chapter": "2", "stop_on_empty_board": "forbidden"}  # all options of Port Royal in release 0.1
PORT_ROYAL = games.load("port_royal")
BEFORE = {option.id: option.before for option in PORT_ROYAL.options.values() if option.before is not None}


def test_new_tables_have_the_defaults() -> None:
    assert PORT_ROYAL.start(3, CHAPTER_AND_STOP).options["orange_wheels"] == "needed"


def test_a_stored_position_without_the_option_has_the_rule_from_before() -> None:
    state = PORT_ROYAL.start(3, {**BEFORE, **CHAPTER_AND_STOP})
    stored = state.dump()
    assert stored["options"] == CHAPTER_AND_STOP
    assert PORT_ROYAL.load(stored).options == state.options
    assert PORT_ROYAL.load(stored).key() == state.key()


def test_a_record_without_the_option_has_the_rule_from_before() -> None:
    stored = {"format": "nassau/1", "game": "port_royal", "version": 1, "options": CHAPTER_AND_STOP, "seats": 3}
    assert read_record(PORT_ROYAL, {**stored, "entries": []}).options == {**CHAPTER_AND_STOP, **BEFORE}


@pytest.mark.parametrize("wheels", ["needed", "any"])
def test_both_values_survive_storage(wheels: str) -> None:
    state = PORT_ROYAL.start(3, {"orange_wheels": wheels})
    assert PORT_ROYAL.load(state.dump()).options == state.options
    assert read_position(position(state), games.load).options == state.options


@pytest.mark.parametrize("id", games.ALL)
def test_the_value_from_before_is_a_value(id: str) -> None:
    for option in games.load(id).options.values():
        assert option.before is None or option.before in option.values
