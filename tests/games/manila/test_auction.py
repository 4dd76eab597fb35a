"""M3: the auction of the harbour master's office."""

from nassau.kernel import Refusal
from nassau.kernel.refusal import at_least, at_most
from tests.games.manila.table import (
    ANA,
    BEN,
    CORA,
    DINO,
    act,
    asked,
    begin,
    offers,
    opening,
    refused,
    shares,
    table,
    told,
    who,
)
from tests.support.marks import rule


@rule("M3.1")
def test_the_start_player_must_open_the_first_auction() -> None:
    state = opening(4, first=CORA)
    assert who(state) == CORA
    assert refused(state, CORA, "pass") == "M3.1"
    assert refused(state, CORA, "bid:0") == "M3.1"
    assert "pass" not in offers(state, "pass", "bid")
    act(state, CORA, "bid:1")
    for seat in (DINO, ANA, BEN):
        assert who(state) == seat
        act(state, seat, "pass")
    assert (state.master, state.cash, asked(state)) == (CORA, [30, 30, 29, 30], "BuyShare")


@rule("M3.8")
def test_the_start_player_may_pass_the_first_auction() -> None:
    state = opening(4, first=CORA, first_auction="may_pass")
    assert refused(state, CORA, "bid:0") == "M3.8"
    act(state, CORA, "pass")
    assert who(state) == DINO
    assert {"pass", "bid:1"} <= set(offers(state, "pass", "bid"))
    act(state, DINO, "bid:1")
    for seat in (ANA, BEN):
        act(state, seat, "pass")
    assert (state.master, state.cash, asked(state)) == (DINO, [30, 30, 30, 29], "BuyShare")


@rule("M3.8")
def test_without_a_bid_in_the_first_auction_the_start_player_pays_nothing() -> None:
    state = opening(4, first=CORA, first_auction="may_pass")
    for seat in (CORA, DINO, ANA, BEN):
        act(state, seat, "pass")
    assert (state.master, state.cash, asked(state), who(state)) == (CORA, [30] * 4, "BuyShare", CORA)
    assert told(state, "office_kept") == [("office_kept", CORA, 1)]


@rule("M3.2")
def test_later_the_old_harbour_master_opens_or_passes() -> None:
    state = table()
    state.master = BEN
    begin(state, "auction")
    assert who(state) == BEN
    assert refused(state, BEN, "bid:0") == "M3.2"
    act(state, BEN, "pass")
    assert who(state) == CORA
    assert {"pass", "bid:1", "bid:30"} <= set(offers(state, "pass", "bid"))
    act(state, CORA, "bid:1")
    act(state, DINO, "bid:2")
    act(state, ANA, "pass")
    assert who(state) == CORA
    act(state, CORA, "pass")
    assert (asked(state), state.master) == ("BuyShare", DINO)


@rule("M3.3")
def test_raise_or_leave() -> None:
    state = table()
    begin(state, "auction")
    act(state, ANA, "bid:3")
    for low in ("bid:3", "bid:2"):
        assert refused(state, BEN, low) == "M3.3"
    assert state.refusal(BEN, ("bid", 2)) == at_least("M3.3", "bid", 4, 2)
    assert state.refusal(BEN, ("bid", 3.5)) == Refusal("K1.2")
    assert {"bid:4", "bid:10", "pass"} <= set(offers(state, "bid", "pass"))
    act(state, BEN, "bid:10")
    act(state, CORA, "pass")
    order = []
    for line in ("bid:11", "bid:12", "bid:13", "bid:14", "bid:15"):
        order.append(who(state))
        act(state, who(state), line)
    assert order == [DINO, ANA, BEN, DINO, ANA]


@rule("M3.4")
def test_the_auction_ends_when_all_others_have_passed() -> None:
    state = table()
    begin(state, "auction")
    for seat, line in ((ANA, "bid:2"), (BEN, "pass"), (CORA, "bid:3"), (DINO, "pass"), (ANA, "pass")):
        assert who(state) == seat
        act(state, seat, line)
    assert (asked(state), state.master, state.cash) == ("BuyShare", CORA, [30, 30, 27, 30])


@rule("M3.4")
def test_the_last_one_is_still_asked_when_nobody_has_bid() -> None:
    state = table()
    begin(state, "auction")
    for seat in (ANA, BEN, CORA):
        act(state, seat, "pass")
    assert (asked(state), who(state)) == ("Auction", DINO)
    act(state, DINO, "bid:1")
    assert (asked(state), who(state), state.master, state.cash[DINO]) == ("BuyShare", DINO, DINO, 29)


@rule("M3.5")
def test_without_a_bid_the_old_harbour_master_stays() -> None:
    state = table()
    state.master = CORA
    begin(state, "auction")
    for seat in (CORA, DINO, ANA, BEN):
        act(state, seat, "pass")
    assert told(state, "office_kept") == [("office_kept", CORA, state.voyage)]
    assert (state.master, state.cash, asked(state), who(state)) == (CORA, [30] * 4, "BuyShare", CORA)


@rule("M3.6")
def test_the_highest_possible_bid() -> None:
    state = table()
    shares(state, ANA, "silk jade")
    begin(state, "auction")
    assert state.refusal(ANA, ("bid", 55)) == at_most("M3.6", "bid", 54, 55)
    assert state.refusal(ANA, ("bid", 54)) is None
    act(state, ANA, "bid:1")
    state.cash[BEN] = 7
    shares(state, BEN, "silk", "jade nutmeg")
    assert refused(state, BEN, "bid:20") == "M3.6"
    assert offers(state, "bid") == [f"bid:{amount}" for amount in range(2, 20)]


@rule("M3.6")
def test_nobody_can_outbid_without_means() -> None:
    state = table()
    begin(state, "auction")
    act(state, ANA, "bid:30")
    assert offers(state, "bid", "pass") == ["pass"]


@rule("M3.7")
def test_only_the_winner_pays_and_at_once() -> None:
    state = table()
    begin(state, "auction")
    for seat, line in ((ANA, "bid:8"), (BEN, "bid:9"), (CORA, "pass"), (DINO, "pass"), (ANA, "pass")):
        act(state, seat, line)
    assert (asked(state), who(state), state.cash) == ("BuyShare", BEN, [30, 21, 30, 30])
    assert told(state, "office_won", "paid") == [("office_won", BEN, 9), ("paid", BEN, 9, 0)]


@rule("M3.7")
def test_the_winner_borrows_if_need_be() -> None:
    state = table()
    shares(state, ANA, "silk")
    begin(state, "auction")
    act(state, ANA, "bid:42")
    for seat in (BEN, CORA, DINO):
        act(state, seat, "pass")
    act(state, ANA, "pledge:2")
    assert (state.cash[ANA], state.loans(ANA), asked(state)) == (0, 1, "BuyShare")
