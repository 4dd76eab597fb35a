"""The terminal session: actions, refusals, undo, hidden information at one keyboard, and layout."""

import io
import re
from collections.abc import Iterator
from itertools import cycle

import pytest

from nassau import games
from nassau.games.grog.state import Grog
from nassau.games.rum.state import Rum
from nassau.i18n.game_texts import GameTexts, Line, scope_for
from nassau.kernel import Record, State
from nassau.kernel.chance import Fast
from nassau.terminal.local_game import LocalGame, seal
from nassau.terminal.menu import Menu
from nassau.terminal.record_files import Player
from nassau.terminal.screen import Screen, aligned, screen_on
from nassau.terminal.session import Quit, TerminalSession
from nassau.terminal.text_board import draw
from tests.support.keyboard import ANSWERS, Typist


def table(humans: int, typed: str, seed: int = 3, reveal: bool = False) -> tuple[TerminalSession, io.StringIO]:
    """A session with four seats, people in the first `humans` of them, and its output."""
    game, out = games.load("manila"), io.StringIO()
    players = [
        Player(name, None if seat < humans else "sailor") for seat, name in enumerate(("Ann", "Ben", "Cy", "Di"))
    ]
    local = LocalGame(Record(game, 4, {}, [], seal(seed)), players)
    words = GameTexts(game, "en", [player.name for player in players])
    return TerminalSession(local, words, Screen(out), io.StringIO(typed), reveal), out


def board_text(state: State, lang: str) -> str:
    """The board as the terminal draws it for the first seat, in 100 columns."""
    out = io.StringIO()
    words = GameTexts(games.load(state.game.id), lang, [f"P{seat}" for seat in range(state.seats)])
    draw(Screen(out, width=100), words.board(scope_for(state, 0)))
    return out.getvalue()


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("id", games.ALL)
def test_no_board_counts_a_round_before_the_first(id: str, lang: str) -> None:
    """Before the deal and at the first decision, whatever the game calls its rounds."""
    labels = ("Runde", "Durchgang", "Round", "Zug", "Turn", "Fahrt", "Voyage")
    for options in ({}, {"first_player": "chosen"} if id == "rum" else {}):
        state = games.load(id).start(3, options)
        for _ in range(2):
            lines = [line.split() for line in board_text(state, lang).splitlines() if line.startswith(labels)]
            assert lines
            assert not [line for line in lines if line[1].rstrip(",") == "0"]
            state.settle(Fast(1))


@pytest.mark.parametrize(("lang", "line"), [("de", "Frei auf Grün"), ("en", "Free on green")])
def test_the_board_of_grog_names_free_buildings(lang: str, line: str) -> None:
    state = games.load("grog").start(3, {})
    assert isinstance(state, Grog)
    state.settle(Fast(1))
    name = {"de": "Hut-Shop", "en": "hat shop"}[lang]
    assert name in next(row for row in board_text(state, lang).splitlines() if row.startswith(line))
    state.sites[0] = 1
    assert name not in next(row for row in board_text(state, lang).splitlines() if row.startswith(line))


def test_the_board_of_rum_shows_the_town_and_its_occupied_alleys() -> None:
    state = games.load("rum").start(3, {})
    assert isinstance(state, Rum)
    state.settle(Fast(1))
    tiles = [str(tile) for tile in scope_for(state, 0).view["plan"]["tiles"]]
    before = board_text(state, "en")
    assert " / ".join(" ".join(tiles[row : row + 3]) for row in (0, 3, 6)) in before
    assert "Occupied alley" not in before
    state.alleys[2], state.alleys[60] = 1, 2
    rows = board_text(state, "en").split("Occupied alley")[1].splitlines()[1:3]
    assert [row.split()[-1] for row in rows] == ["P1", "P2"]
    assert [" – " in row for row in rows] == [True, state.town.far[60] != -1]


def test_a_refused_move_is_explained_by_its_rule_and_changes_nothing() -> None:
    session, out = table(1, "99\npass\nbid:0\nbid:1:2\nplace:3\nq\n")
    with pytest.raises(Quit):
        session.run()
    assert [line for line in ("M3.6", "54 pesos at most", "M3.1", "K1.2", "M5.4") if line not in out.getvalue()] == []
    assert not [action for seat, action in session.game.record.entries if seat == 0]


def test_a_refusal_leaves_the_position_as_it_was() -> None:
    session, _ = table(1, "")
    seat = session.game.advance()
    assert seat == 0
    before = session.game.state.key()
    menu = session.offer(0)
    for line in ("99", "bid:1000000", "place:1", "pledge:9", "nonsense", "bid:x", "::", "é" * 5000, "?" * 3):
        assert not session.act(0, menu, line)
    assert session.game.state.key() == before


def test_rules_and_help_can_be_read_at_the_table() -> None:
    session, out = table(1, "?\n? m3.6\n? K1.1\n? M99.9\n\nb\nq\n")
    with pytest.raises(Quit):
        session.run()
    said = out.getvalue()
    assert "take back your last move" in said
    assert "M3.6: Your highest possible bid" in said
    assert "K1.1: It is not your turn" in said
    assert "There is no rule M99.9, only M1.1 to M14.8." in said
    assert said.count("Auction  ") == 3


def test_bids_are_one_line_and_a_number_is_a_bid() -> None:
    session, out = table(1, "7\nq\n")
    with pytest.raises(Quit):
        session.run()
    assert "1–54  Bid 1 peso … Bid 54 pesos" in out.getvalue()
    assert (0, ("bid", 7)) in session.game.record.entries


# ---------------------------------------------------------------- taking back


def test_an_own_act_is_taken_back() -> None:
    session, out = table(1, "")
    session.game.advance()
    before, entries = session.game.state.key(), len(session.game.record.entries)
    session.game.enter(0, session.game.state.legal(0)[-1])
    assert session.game.state.key() != before
    assert session.undo(0)
    assert (session.game.state.key(), len(session.game.record.entries)) == (before, entries)
    assert len(session.game.facts) == entries
    assert "Taken back." in out.getvalue()


def test_nothing_is_taken_back_across_chance_or_another_seat() -> None:
    session, out = table(4, "")
    first = session.game.advance()
    assert first is not None
    assert not session.undo(first)  # the deal and the draw for the start
    session.game.enter(first, ("bid", 3))
    second = session.game.advance()
    assert second is not None
    assert not session.undo(second)
    session.game.enter(second, ("pass",))
    assert not session.game.undo(first)
    assert "You can't take that back" in out.getvalue()


def test_a_reveal_is_not_taken_back() -> None:
    session, _ = table(1, "")
    session.game.advance()
    session.game.enter(0, ("bid", 1))
    session.game.state.emit_private(2, 1, "share_dealt", "M1.5", 2, 1)
    assert session.game.revealed(0)


# ---------------------------------------------------------------- several people


def test_people_hand_over_and_read_only_their_own_secrets() -> None:
    """Between two hand-overs, nothing is written that only another seat may know."""
    session, out = table(4, "")
    session.lines = Typist(with_enter(out))  # type: ignore[assignment]
    session.run()
    evenings = re.split(r"It's (\w+)'s turn\. Hand over", out.getvalue().partition("The game is over")[0])
    names = evenings[1::2]
    assert set(names) == {"Ann", "Ben", "Cy", "Di"}
    for name, shown in zip(names, evenings[2::2], strict=True):
        whose = re.findall(r"(\w+) (?:gets|pledges|repays the loan on) a (?:\w+) share", shown.partition("\n· The")[0])
        assert set(whose) <= {name}


def with_enter(out: io.StringIO) -> Iterator[str]:
    """Press Enter at every hand-over, type anything else otherwise."""
    answers = cycle(ANSWERS)
    for _ in range(20_000):
        shown = out.getvalue().rpartition("Hand over and press Enter")[2]
        yield "" if shown.count("> ") == 1 else next(answers)


def test_the_last_move_may_be_taken_back_while_handing_over() -> None:
    session, out = table(4, "")
    first = session.game.advance()
    session.lines = io.StringIO("\n3\nu\n4\n")
    with pytest.raises(Quit):
        session.run()
    assert "Taken back." in out.getvalue()
    assert [action for seat, action in session.game.record.entries if seat == first] == [("bid", 4)]


def test_a_hand_over_hides_what_was_shown() -> None:
    plain, coloured = Screen(io.StringIO()), Screen(io.StringIO(), ansi=True)
    plain.hide()
    coloured.hide()
    assert plain.out.getvalue().count("\n") >= 50  # type: ignore[attr-defined]
    assert "\033[3J" in coloured.out.getvalue()  # type: ignore[attr-defined]


def test_one_person_sees_no_secret_of_the_bots_unless_revealed() -> None:
    hidden, out = table(1, "q\n")
    with pytest.raises(Quit):
        hidden.run()
    assert set(re.findall(r"(\w+) gets a \w+ share", out.getvalue())) == {"Ann"}
    revealed, out = table(1, "q\n", reveal=True)
    with pytest.raises(Quit):
        revealed.run()
    assert set(re.findall(r"(\w+) gets a \w+ share", out.getvalue())) == {"Ann", "Ben", "Cy", "Di"}


# ---------------------------------------------------------------- the list of moves, and how it looks


@pytest.mark.parametrize("ansi", [True, False])
def test_who_thinks_long_is_named_where_that_can_be_wiped_away_again(ansi: bool) -> None:
    session, out = table(1, "1\nq\n")
    others = [Player(name, "captain@2") for name in ("Ben", "Cy", "Di")]
    game = LocalGame(session.game.record, [Player("Ann"), *others])
    with pytest.raises(Quit):
        TerminalSession(game, session.game_texts, Screen(out, ansi=ansi), session.lines).run()
    wiped = out.getvalue().split("\r\x1b[K")
    thinking = [text for text in wiped if "is thinking …" in text]
    assert all("\n" not in text for text in thinking)  # the next text takes its place
    assert bool(thinking) is ansi


def test_options_get_numbers_and_amounts_stay_what_they_are() -> None:
    plain = Menu([("place", 13), ("decline",)], {"bid"})
    assert [(item.key, item.actions) for item in plain.items] == [("1", [("place", 13)]), ("2", [("decline",)])]
    assert plain.read("2") == ("decline",)
    assert plain.read("place:14") == ("place", 14)
    amounts = Menu([("bid", 4), ("bid", 5), ("bid", 6), ("bid", 7), ("bid", 9), ("pass",)], {"bid"})
    assert [item.key for item in amounts.items] == ["4–7", "9", "a"]
    assert amounts.read("6") == ("bid", 6)
    assert amounts.read("99") == ("bid", 99)
    assert amounts.read("a") == ("pass",)
    with pytest.raises(ValueError, match="not an action"):
        plain.read("3")


def test_letters_of_a_menu_are_no_commands() -> None:
    many = [("bid", 1), *(("pledge", number) for number in range(20))]
    assert not {item.key for item in Menu(many, {"bid"}).items} & set("bqu?")


def test_a_wide_table_breaks_its_heading() -> None:
    rows = [["Player", "Goods (green/blue)", "Bid limit"], ["Ana", "1/2", "14"]]
    assert aligned(rows, 40) == ["Player  Goods (green/blue)  Bid limit", "Ana     1/2                        14"]
    assert aligned(rows, 30) == [
        "Player  Goods      Bid",
        "        (green/  limit",
        "        blue)",
        "Ana     1/2         14",
    ]


def test_lines_of_the_board_and_options_wrap_under_their_text() -> None:
    out = io.StringIO()
    screen = Screen(out, 40)
    draw(screen, [Line("Free on green", [["hat shop", "peg-leg shop", "anchor shop"]], False)])
    assert out.getvalue() == "\nFree on green  hat shop · peg-leg shop ·\n               anchor shop\n"


def test_columns_of_numbers_are_set_to_the_right() -> None:
    assert aligned([["Ware", "Wert"], ["Jade", "5"], ["Seide", "-10"]]) == ["Ware   Wert", "Jade      5", "Seide   -10"]


def test_colour_is_for_terminals_that_can_show_it(monkeypatch: pytest.MonkeyPatch) -> None:
    class Tty(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert screen_on(Tty()).ansi
    monkeypatch.setenv("NO_COLOR", "1")
    assert not screen_on(Tty()).ansi
    assert not screen_on(io.StringIO()).ansi
