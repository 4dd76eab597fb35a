"""Facts and refusals of Um Rum & Ehre cite the rule that caused them and say what is wrong in their case."""

import tomllib
from pathlib import Path

import pytest

from nassau.games.rum import GAME
from nassau.games.rum.brawl import Muster
from nassau.games.rum.components import (
    ALLEYS,
    BERTH,
    COIL,
    FIRST_SCORPION,
    HAMMOCK,
    LARGE_GUARD,
    SMALL_GUARD,
    STACK_OF,
    TAVERN_TOKEN,
)
from nassau.games.rum.rounds import Round, Rounds
from nassau.games.rum.state import Rum
from nassau.i18n.game_texts import LANGUAGES, GameTexts
from nassau.kernel import Fact
from nassau.testing import causes
from nassau.testing.causes import Found
from tests.games.rum.build import (
    alley,
    brawl,
    dark,
    dark_move,
    display,
    do,
    face,
    field,
    game,
    move,
    occupy,
    play,
    reveals,
    turn,
    use_up,
)


@pytest.fixture(scope="module")
def found() -> Found:
    return causes.play(GAME, 10_000)


def test_facts_cite_their_cause(found: Found) -> None:
    causes.facts_cite_their_cause(found)


def test_refusals_cite_their_cause(found: Found) -> None:
    causes.refusals_cite_their_cause(found)


def test_refusals_have_true_numbers(found: Found) -> None:
    causes.refusals_have_true_numbers(found)


def test_exactly_the_listed_refusals_occur(found: Found) -> None:
    rows = tomllib.loads(Path(__file__).with_name("refusals.toml").read_text(encoding="utf-8"))["refusals"]
    met = {" ".join(filter(None, (one.rule, one.reason or one.direction))) for one in found.refusals}
    assert sorted(met) == sorted(rows)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_with_a_noun_has_a_sentence(found: Found, lang: str) -> None:
    speak = GameTexts(GAME, lang, ["A", "B", "C", "D", "E"])
    for refusal in found.refusals:
        assert speak.refusal(refusal).startswith(f"{refusal.rule}: ")
        assert bool(speak.bound(refusal)) == bool(refusal.noun)


# -- one kind of fact, several causes


def cited(facts: list[Fact], name: str) -> list[str]:
    """The rules of the facts of one kind."""
    return [fact.rule for fact in facts if fact.name == name]


def line(facts: list[Fact], name: str) -> str:
    """The English log line of the first fact of a kind."""
    speak = GameTexts(GAME, "en", ["Ann", "Ben", "Cid", "Dee", "Eve"])
    return speak.fact(next(fact for fact in facts if fact.name == name).open())


def at_es_cruce() -> Rum:
    """Seat 0 has invited the others; a 2 and a 5 are at stake."""
    state = turn(captain="Chest 8")
    tokens = [face(TAVERN_TOKEN, value, sort) for value, sort in ((2, 1), (5, 1), (4, 0), (4, 0))]
    display(state, *tokens)
    do(state, move(state, "EsCruce 8"))
    play(state, "invite")
    return state


def test_a_drawn_and_a_chosen_start_player_have_different_rules() -> None:
    for option, rule, text in (
        ("random", "R3.6", "The draw decides: Ben starts."),
        ("chosen", "R3.7", "Ann chooses who starts: Ben."),
    ):
        state = GAME.start(3, {"first_player": option})
        assert isinstance(state, Rum)
        for tile in range(1, 10):
            do(state, ("tile", tile, 0))
        reveals_to_start(state)
        facts = do(state, ("start", 1))
        assert (cited(facts, "start_drawn"), line(facts, "start_drawn")) == ([rule], text)


def reveals_to_start(state: Rum) -> None:
    while type(state.stack[-1]).__name__ == "Reveal":
        do(state, next(action for action, weight in state.question().weights(state) if weight))


def test_a_new_token_cites_the_rule_that_fills_its_place() -> None:
    assert cited(reveals(at_start()), "revealed") == ["R3.3"] * 10 + ["R3.4"] * 3
    state = at_es_cruce()
    play(state, "pass pass pass")
    assert cited(reveals(state), "revealed") == ["R16.10", "R16.10"]
    state = turn(captain="Coin 8")
    display(state, FIRST_SCORPION)
    do(state, move(state, "Chest 8"))
    play(state, "open 6 6")
    assert cited(reveals(state), "revealed") == ["R17.5", "R17.5"]
    state = turn(captain="Rum 2")
    display(state, *[face(1, value, 0) for value in (3, 4, 5, 6)])
    do(state, move(state, "PinkMap 2"), ("take", face(1, 6, 0)))
    assert cited(reveals(state), "revealed") == ["R15.2"]
    state = brawl([(0, 1), (1, 1)])
    play(state, "2 3")
    assert cited(reveals(state), "revealed") == ["R10.7"] * 3


def at_start() -> Rum:
    state = GAME.start(4, {"first_player": "chosen"})
    assert isinstance(state, Rum)
    for tile in range(1, 10):
        do(state, ("tile", tile, 0))
    return state


def test_the_first_round_begins_and_later_ones_pass_the_start_on() -> None:
    state = brawl([(0, 1), (1, 1)])
    facts = play(state, "2 3")
    assert cited(facts, "round_began") == ["R11.1"]
    expected = "Everyone takes their pirates back from the alleys. Round 2 begins with Ben as start player."
    assert line(facts, "round_began") == expected


def test_a_roll_cites_what_it_is_for() -> None:
    assert cited(play(brawl([(0, 1), (1, 1)]), "2"), "rolled") == ["R9.4"]
    state = at_es_cruce()
    assert cited(play(state, "join pass pass 2"), "rolled") == ["R16.6"]
    state = turn(captain="Coin 8")
    do(state, move(state, "Chest 8"))
    assert cited(play(state, "open 2"), "rolled") == ["R17.2"]
    state = game(2)
    state.clear_ship()
    state.stack = [Rounds(), Round(1)]
    state.push(Muster())
    assert cited(play(state, "4"), "rolled") == ["R21.1"]


def test_a_further_move_cites_the_rule_of_its_coin() -> None:
    state = turn(coins=2)
    assert cited(do(state, move(state, "Coin 1")), "moved") == ["R5.1"]
    facts = do(state, move(state, "Rum 1"))
    assert cited(facts, "moved") == ["R5.4"]
    assert line(facts, "moved") == "Ann pays 1 coin, places 2 pirates and moves the captain on to the rum on tile 1."


@pytest.mark.parametrize(
    ("supply", "blocked", "option", "moved", "waived"),
    [
        (10, False, "no_other_way", "R6.3", []),
        (2, True, "all_occupied", "R6.5", []),
        (2, True, "no_other_way", "R6.1", ["R6.8"]),
        (10, "all", "no_other_way", "R6.1", ["R6.4"]),
    ],
)
def test_the_coin_for_dark_alleys_says_why_it_is_paid_or_not(
    supply: int, blocked: bool | str, option: str, moved: str, waived: list[str]
) -> None:
    state = turn(captain="Pirate 1", supply=supply, dark_alley_coin=option)
    long = alley(state, "Pirate 1", "HQ 1")
    if blocked:
        streets = state.town.streets[state.captain]
        occupy(state, [street for street in streets if blocked == "all" or street != long])
    facts = do(state, dark_move(state, "1N1", "3N0"))
    assert (cited(facts, "moved_dark"), cited(facts, "dark_free")) == ([moved], waived)


def test_pirates_are_retaken_from_a_named_alley() -> None:
    state = turn(captain="Coin 1")
    own = dark(state, "3N0")
    occupy(state, [own, dark(state, "9S0")], seat=0)
    facts = do(state, move(state, "HQ 1"), ("retake", own))
    assert (cited(facts, "retaken"), line(facts, "retaken")) == (
        ["R12.6"],
        "Ann takes back 1 pirate from the dark alley beside the coin on tile 3 (top 5).",
    )
    facts = play(state, "skip")
    assert (cited(facts, "skipped"), line(facts, "skipped")) == (["R12.6"], "Ann clears just the one dark alley.")
    state = turn(captain="Coin 1")
    facts = do(state, move(state, "HQ 1"), ("retake", alley(state, "Coin 1", "HQ 1")))
    assert (cited(facts, "retaken"), line(facts, "retaken")) == (
        ["R12.5"],
        "Ann takes back 1 pirate from the alley between the coin on tile 1 and the headquarters.",
    )


@pytest.mark.parametrize(
    ("captain", "target", "said"),
    [
        ("Coin 1", "HQ 1", "Ann takes no pirates back."),
        ("Rum 2", "PinkMap 2", "Ann takes no treasure map."),
        ("Coin 6", "Guard 6", "Ann does not challenge a city guard."),
        ("Coin 5", "Swan 5", "Ann invites nobody to a drinking bout."),
        ("Coin 8", "Chest 8", "Ann leaves the treasure chest shut."),
    ],
)
def test_a_skipped_action_says_what_was_skipped(captain: str, target: str, said: str) -> None:
    state = turn(captain=captain)
    display(state, *[face(1, value, 0) for value in (3, 4, 5, 6)])
    display(state, *[face(0, value, 0) for value in (2, 3, 4, 5)])
    do(state, move(state, target))
    facts = play(state, "skip")
    assert (cited(facts, "skipped"), line(facts, "skipped")) == (["R12.2"], said)


def test_a_field_without_anything_to_give_says_so() -> None:
    state = turn(captain="Coin 1")
    state.hiring[0] = 0
    facts = do(state, move(state, "Pirate 1"))
    assert (cited(facts, "empty_handed"), line(facts, "empty_handed")) == (["R12.10"], "Ann has nobody left to hire.")
    state = turn(captain="Coin 1")
    state.rum = [12, 0, 0, 0]
    facts = do(state, move(state, "Rum 1"))
    assert cited(facts, "empty_handed") == ["R18.2"]
    state.rum = [11, 0, 0, 0]
    state.captain = field("Coin 1")
    state.alleys = [-1] * 88
    facts = do(state, move(state, "Rum 1"))
    assert (cited(facts, "rum_fetched"), line(facts, "rum_fetched")) == (["R18.2"], "Ann gets the last barrel of rum.")


def test_a_guard_is_met_with_a_number_of_pirates() -> None:
    state = turn(captain="Coin 6")
    use_up(state, LARGE_GUARD)
    do(state, move(state, "Guard 6"))
    facts = play(state, f"challenge:0 draw:{face(SMALL_GUARD, 2)}")
    assert line(facts, "guard_met") == "With 8 pirates, Ann runs into a small guard (strength 2)."
    assert cited(facts, "coins_gained") == ["R19.3"]
    assert line(facts, "coins_gained") == "Ann also gets the coin shown on the token."


def test_a_token_of_a_tavern_says_how_it_was_won() -> None:
    state = at_es_cruce()
    facts = play(state, "pass pass pass")
    assert cited(facts, "token_won") == ["R16.5", "R16.5"]
    assert line(facts, "token_won") == "Ann gets the Es Cruce token (5 points) without a roll."
    state = at_es_cruce()
    facts = play(state, "join pass pass 2 4 6")
    assert cited(facts, "missed") == ["R16.7"]
    assert line(facts, "missed") == "That wins Ann no token."
    assert cited(facts, "token_won") == ["R16.7", "R16.7"]
    assert line(facts, "token_won") == "Ben wins the Es Cruce token (2 points) with a 4."
    state = at_es_cruce()
    facts = play(state, f"join pass pass 6 take:{face(TAVERN_TOKEN, 5, 1)}")
    assert cited(facts, "token_won") == ["R16.8"]


def test_rum_says_how_often_a_roll_is_repeated() -> None:
    state = brawl([(0, 1), (1, 1)], rum={0: 2})
    facts = play(state, "1 rum 2 again 3 rum 1 stand")
    assert cited(facts, "rum_drunk") == ["R18.3", "R18.3"]
    assert cited(facts, "repeated") == ["R18.3"]
    assert cited(facts, "repeat_lost") == ["R18.6"]


def test_a_brawl_says_how_each_column_was_decided() -> None:
    state = brawl([(0, 2), (1, 1)])
    assert cited(state.facts, "crossed") == ["R9.3"]
    facts = play(state, "4 4")
    assert (
        line(facts, "beaten")
        == "Ann loses 4 to 4 against Ben (the later roll wins a tie); one pirate must leave the ship."
    )
    assert cited(facts, "crossed") == ["R9.7"]
    state = brawl([(0, 1), (1, 3)])
    facts = play(state, "4 2 6 5 3 2")
    assert line(facts, "beaten") == "Ben loses 2 to 4 against Ann; one pirate must leave the ship."


def test_the_last_team_takes_its_pirates_back() -> None:
    facts = play(brawl([(0, 1), (1, 3)]), "2 3")
    assert (cited(facts, "brawl_won"), line(facts, "brawl_won")) == (
        ["R9.8"],
        "Ben wins the brawl and takes back 3 pirates.",
    )


@pytest.mark.parametrize(
    ("rows", "rolls", "seats", "won", "removed"),
    [
        ([(0, 1), (1, 1)], "2 3", 4, {BERTH: "R10.1", HAMMOCK: "R10.1", COIL: "R10.4"}, {}),
        ([(0, 1), (1, 1), (2, 1)], "2 3 4", 4, {BERTH: "R10.1", HAMMOCK: "R10.1", COIL: "R10.2"}, {}),
        ([(0, 1)], "", 4, {BERTH: "R10.5", COIL: "R10.5"}, {HAMMOCK: "R10.5"}),
        ([], "", 4, {}, {BERTH: "R10.6", HAMMOCK: "R10.6", COIL: "R10.6"}),
        ([(5, 2)], "", 2, {}, {BERTH: "R21.6", HAMMOCK: "R21.6"}),
        ([(5, 2), (0, 1)], "6 2", 2, {HAMMOCK: "R10.1"}, {BERTH: "R21.4"}),
    ],
)
def test_a_sleeping_place_cites_why_a_team_gets_it_or_nobody(
    rows: list[tuple[int, int]], rolls: str, seats: int, won: dict[int, str], removed: dict[int, str]
) -> None:
    state = brawl(rows, seats=seats)
    facts = [*state.facts, *play(state, rolls)]
    assert {STACK_OF[fact.args[1]]: fact.rule for fact in facts if fact.name == "bed_won"} == won
    assert {STACK_OF[fact.args[0]]: fact.rule for fact in facts if fact.name == "bed_removed"} == removed
    began = {0: "R10.6", 1: "R21.6" if seats == 2 else "R10.5"}.get(len(rows), "R9.2")
    assert cited(facts, "brawl_began") == [began]


def ended(facts: list[Fact]) -> tuple[list[str], str]:
    return cited(facts, "turn_ended"), line(facts, "turn_ended")


def test_a_turn_that_cannot_go_on_ends_with_its_reason() -> None:
    state = turn(coins=0)
    facts = do(state, move(state, "Rum 1"))
    assert ended(facts) == (["R5.5"], "Ann has no coin left to move on.")


@pytest.mark.parametrize(
    ("option", "line"),
    [
        ("no_other_way", "Ann has too few pirates to move on."),
        ("all_occupied", "Ann has too few pirates for the free alleys and too few coins for the dark ones."),
    ],
)
def test_a_turn_ends_because_alleys_are_too_long(option: str, line: str) -> None:
    """One pirate is hired on arrival; the only free ordinary alley there takes three, dark alleys two."""
    state = turn(captain="Coin 1", supply=2, coins=1, dark_alley_coin=option)
    near = alley(state, "Coin 1", "Pirate 1")
    long = alley(state, "Pirate 1", "HQ 1")
    there = state.town.streets[field("Pirate 1")]
    occupy(state, [street for street in there if street not in (near, long)])
    facts = do(state, move(state, "Pirate 1"))
    assert ended(facts) == (["R5.5"], line)


def test_a_turn_ends_without_a_free_alley() -> None:
    """All nine coin fields are dead ends, so the captain stays."""
    state = turn(captain="Coin 1", supply=10, coins=1)
    near = alley(state, "Coin 1", "Rum 1")
    occupy(state, [one for one in range(ALLEYS) if one != near])
    facts = do(state, move(state, "Rum 1"))
    assert cited(facts, "stuck") == ["R7.7"]
    assert ended(facts) == (["R5.5"], "Ann has no free alley to move on through.")
