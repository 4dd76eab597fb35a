"""Positions and moves as text: lossless, and bad input is refused."""

import random
from contextlib import suppress

import pytest

from nassau import games
from nassau.cli.main import main
from nassau.cli.show_command import page
from nassau.kernel import BadSetup, State, text
from nassau.kernel.notation import MAX_CHARACTERS, BadNotation, position, read_move, read_position
from nassau.testing.cases import Case
from nassau.testing.playthrough import FEW_POSITIONS, playthrough
from tests.conformance.cases import ALL, PLAIN

MANILA = (
    "manila.1 seats=3 cash=30*3 hand=0*12 pledged=0*12 bought=0*12 supply=5*4 market=0*4 master=0 voyage=1 load=-1*3 "
    "wave=0*3 berth=-1*3 spaces=-1*24 dice=0*4 out=0*3 > Voyages > Voyage(0) > Auction(0,0,-1,0)"
)


def load(notation: str) -> State:
    return read_position(notation, games.load)


@pytest.mark.parametrize("case", ALL, ids=str)
def test_options_come_back(case: Case) -> None:
    state = case.game.start(case.seats, dict(case.options))
    assert load(position(state)).key() == state.key()


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_positions_come_back_exactly(case: Case) -> None:
    for moment in playthrough(case).sample(FEW_POSITIONS):
        written = position(moment.state)
        assert "\n" not in written
        assert len(written) * 10 < MAX_CHARACTERS
        loaded = load(written)
        assert loaded.key() == moment.key
        assert position(loaded) == written
    assert load(position(playthrough(case).final)).key() == playthrough(case).keys[-1]


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_no_limit_is_too_narrow(case: Case) -> None:
    """Every position of a game keeps to them, and every field that they name is there."""
    assert set(playthrough(case).final.limits()) <= set(playthrough(case).final.fields())
    for moment in playthrough(case).moments:
        for name, (low, high) in moment.state.limits().items():
            value = getattr(moment.state, name)
            assert all(low <= number <= high for number in (value if isinstance(value, list) else [value]))


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_moves_come_back_exactly(case: Case) -> None:
    for moment in playthrough(case).sample(FEW_POSITIONS):
        assert read_move(text(moment.action), moment.state, moment.seat) == moment.action


def test_what_a_position_looks_like() -> None:
    assert position(load(MANILA)) == MANILA
    assert load(MANILA.replace(" seats=3", "  seats=3 +declining=this_round")).options["declining"] == "this_round"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("manila.1", "chess.1"), "there is no game 'chess'"),
        (("manila.1", "manila"), "begins with the game"),
        (("manila.1", "manila.7"), "version 7"),
        (("seats=3", "seats=9"), "3 to 5 players"),
        (("seats=3", "seats=3 +rain=on"), "no option 'rain'"),
        (("master=0", "mast=0"), "no field 'mast'"),
        (("master=0 ", ""), "'master' is missing"),
        (("master=0", "master=0,1"), "one number"),
        (("cash=30*3", "cash=30*x"), "'30*x' in 'cash'"),
        (("cash=30*3", "cash=30"), "'cash' is a list of 3, not of 1"),
        (("master=0", "master=0 master=0"), "master is given twice"),
        (("seats=3", "seats=3 +declining=this_round +declining=this_round"), "+declining is given twice"),
        (("master=0", "master=7"), "'master' goes from -1 to 2; 7 is out of range"),
        (("load=-1*3", "load=9*3"), "'load' goes from -1 to 3; 9 is out of range"),
        (("berth=-1*3", "berth=77*3"), "'berth' goes from -1 to 5; 77 is out of range"),
        (("cash=30*3", "cash=30*9999"), "neither a number nor"),
        (("Voyage(0)", "Journey(0)"), "no step of manila"),
        (("Voyage(0)", "Voyage(0,1,2)"), "no position of manila"),
        (("Auction(0,0,-1,0)", "Auction(7,0,-1,0)"), "Auction.seat cannot be 7"),
    ],
)
def test_what_is_wrong_is_said(change: tuple[str, str], message: str) -> None:
    with pytest.raises(BadSetup) as raised:
        load(MANILA.replace(*change))
    assert message in str(raised.value)


def test_too_long() -> None:
    with pytest.raises(BadNotation, match="at most"):
        load(MANILA + " " * MAX_CHARACTERS)


def test_bad_moves() -> None:
    state = load(MANILA)
    with pytest.raises(BadNotation, match="no move"):
        read_move("bid five", state, 0)
    with pytest.raises(BadNotation, match=r"rule M3\.6"):
        read_move("bid:31", state, 0)


@pytest.mark.slow
@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_damaged_text_never_surprises(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    """Any input gives a drawing or a one-sentence error."""
    rng = random.Random(f"damage {case}")
    for moment in playthrough(case).sample(6):
        written = position(moment.state)
        for _ in range(20):
            place = int(rng.random() * len(written))
            damaged = written[:place] + rng.choice("0123456789,*()[]>=- x") + written[place + int(rng.random() * 3) :]
            assert main(["show", "--lang", "en", "--", damaged]) in (0, 2)
            shown = capsys.readouterr()
            assert shown.out or shown.err
            with suppress(BadSetup):
                assert page("http://localhost/", load(damaged), None)
