"""Rated games: nobody is removed, deputies are weak, and a stop needs the consent of everyone who began."""

from __future__ import annotations

import pytest

from nassau.tables import NotAllowed, deputies, hosting, play, seating, stopping
from nassau.tables.stopping import voters
from tests.support.seated_tables import ANN, BOB, START, begun, head

NOW = START + 5000


def test_removing_people_is_no_consent_to_stop() -> None:
    """A losing host asked to stop and removed both opponents."""
    table, _ = begun(head())
    stopping.ask_stop(table, 0, NOW)
    for seat in (1, 2):
        seating.remove(table, ANN.id, seat, NOW)
    assert not table.over
    stopping.ask_stop(table, 1, NOW)
    stopping.ask_stop(table, 2, NOW)  # they may still agree themselves
    assert table.finished is not None


def test_people_who_left_an_unrated_game_need_not_agree() -> None:
    table, _ = begun(head())
    stopping.ask_stop(table, 0, NOW)
    seating.leave(table, BOB.id, NOW)
    assert not table.over
    deputies.deputise(table, 2, "captain", NOW)
    assert table.finished is not None


def test_nobody_is_removed_from_a_rated_game() -> None:
    table, _ = begun(head(rated=True))
    with pytest.raises(NotAllowed, match="rated"):
        seating.remove(table, ANN.id, 1, NOW)
    assert table.seats[1].deputy is None


def test_a_rated_game_stops_only_with_the_consent_of_everyone_who_began_it() -> None:
    table, _ = begun(head(rated=True))
    stopping.ask_stop(table, 0, NOW)
    stopping.ask_stop(table, 1, NOW)
    seating.leave(table, "cid", NOW)
    assert voters(table) == {0, 1, 2}
    assert not table.over
    stopping.ask_stop(table, 2, NOW)
    assert table.finished is not None


def test_a_rated_game_against_bots_is_played_to_its_end() -> None:
    table, _ = hosting.create(head(rated=True), START)
    seating.sit(table, ANN, 0, START)
    seating.ready(table, 0, True, START)
    for seat in (1, 2):
        seating.seat_bot(table, ANN.id, seat, "sailor", f"Bot {seat}", START)
    play.start(table, ANN.id, START)
    with pytest.raises(NotAllowed, match="against bots"):
        stopping.ask_stop(table, 0, NOW)


@pytest.mark.parametrize(("rated", "level"), [(True, "sailor"), (False, "admiral")])
def test_deputies_in_rated_games_are_at_most_sailors(rated: bool, level: str) -> None:
    table, _ = begun(head(rated=rated))
    deputies.deputise(table, 0, "admiral", NOW)
    seating.leave(table, BOB.id, NOW, "admiral")
    assert [seat.deputy for seat in table.seats] == [level, level, None]


def test_a_weaker_deputy_may_be_chosen_in_a_rated_game() -> None:
    table, _ = begun(head(rated=True))
    deputies.deputise(table, 0, "landlubber", NOW)
    assert table.seats[0].deputy == "landlubber"
