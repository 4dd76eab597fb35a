"""Every text that people read is there, in both languages, and every placeholder leads somewhere.

Written once for all games: random games are played, and everything they ask, offer, tell and refuse is rendered.
The same messages occur thousands of times, so each is formatted once for the same arguments.
"""

import random
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from nassau import games
from nassau.i18n.game_texts import LANGUAGES, GameTexts, Scope, layout_of, messages_of, scope_for
from nassau.i18n.layout import Argument, Entry, listed, look_up
from nassau.kernel import CHANCE, Action, Game, Refusal, State, at_least, full_game
from nassau.kernel.chance import fast
from nassau.kernel.refusal import DIRECTIONS

GAMES = pytest.mark.parametrize(
    # one worker for all tests of a game, so that its random games are played once
    "name",
    [pytest.param(name, marks=pytest.mark.xdist_group(f"texts-{name}")) for name in games.ALL],
)
BOTH = pytest.mark.parametrize("lang", LANGUAGES)
PER_OPTION = 3
"""Games with each value of each option."""
BOARD_EVERY = 20
"""Decisions between two boards that are rendered."""


def setups(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every seat count with the defaults, and every value of every option."""
    for seats in game.seats:
        yield from [(seats, {})] * 2
    turns = cycle(game.seats)
    for option in game.options.values():
        for value in option.values * PER_OPTION:
            yield next(turns), {option.id: value}


def positions(game: Game) -> Iterator[State]:
    """All positions of random games of these set-ups.

    In every other game all verbs are equally likely, so that rare ones come up: not every random auction should end in
    ruin.
    """
    for number, (seats, options) in enumerate(setups(game)):
        rng, dice, state = random.Random(number), fast(number), game.start(seats, options)
        yield state
        while not state.over:
            seat = state.pending[0]
            if seat == CHANCE:
                state.chance(dice)
            else:
                legal = state.legal(seat)
                verb = rng.choice(sorted({action[0] for action in legal})) if number % 2 else None
                state.apply(seat, rng.choice([action for action in legal if verb in (None, action[0])]))
            yield state


class Seen:
    """Everything that occurs in many random games and needs a text."""

    def __init__(self, game: Game) -> None:
        self.layout = layout_of(game)
        self.steps: dict[str, dict[tuple[Any, ...], Scope]] = {}  # by step, one for each combination of arguments
        self.boards: list[Scope] = []
        self.decisions = 0
        self.worlds: list[tuple[str, Scope, Scope]] = []  # a step, as it is and as its seat may imagine it
        self.options: dict[tuple[str, Action], Scope] = {}
        self.choices: dict[tuple[str, tuple[Action, ...]], Scope] = {}
        self.facts: set[Action] = set()
        self.refusals: set[Refusal] = set()
        self.ends: list[State] = []
        self.rng = random.Random(1)
        for state in positions(game):
            self.look(state)
        self.refusals |= listed_refusals(game)

    def look(self, state: State) -> None:
        for fact in state.facts:
            self.facts |= {seen for who in (None, *range(state.seats)) if (seen := fact.seen(who))}
            self.facts.add(fact.open())
        if state.over:
            self.ends.append(state.copy())
        for seat in state.pending:
            self.look_at(state, seat)

    def look_at(self, state: State, seat: int) -> None:
        scope, step = scope_for(state, None if seat == CHANCE else seat), type(state.stack[-1]).__name__
        if seat != CHANCE:
            arguments = values(tuple(self.layout.prompt(step).arguments()), scope)
            self.steps.setdefault(step, {}).setdefault(arguments, scope)
            if self.decisions % BOARD_EVERY == 0:
                self.boards.append(scope)
            self.decisions += 1
            self.choices.setdefault((step, tuple(state.legal(seat))), scope)
            if self.rng.random() < 0.05:
                self.worlds.append((step, scope, scope_for(state.imagine(seat, self.rng), seat)))
        for action in state.candidates(seat):
            self.options.setdefault((step, action), scope)
            self.refuse(state, seat, action)
        self.refuse(state, seat, self.garbage(full_game(state)))

    def refuse(self, state: State, seat: int, action: Action) -> None:
        refusal = state.refusal(seat, action)
        if refusal is not None:
            self.refusals.add(refusal)

    def garbage(self, game: Game) -> Action:
        verb = self.rng.choice(list(game.verbs))
        return (verb, *(self.rng.randint(-2, 30) for _ in range(game.verbs[verb].numbers)))


def listed_refusals(game: Game) -> set[Refusal]:
    """The refusals in the tests of a game that are too rare for these games; each row is "W9.3 room-at-most"."""
    file = Path(__file__).parent.parent / "games" / game.id / "refusals.toml"
    rows = tomllib.loads(file.read_text(encoding="utf-8")).get("refusals", []) if file.exists() else []
    pairs = [row.split() for row in rows if isinstance(row, str) and " " in row]
    return {
        Refusal(rule, 1, 0, direction, reason.removesuffix(f"-{direction}"))
        for rule, reason in pairs
        for direction in DIRECTIONS
        if reason.endswith(f"-{direction}")
    }


def values(arguments: tuple[Argument, ...], scope: Scope) -> tuple[Any, ...]:
    """What the arguments of a message refer to; a list argument refers to all numbers from its position on."""
    return tuple(
        tuple(listed(one.path, scope)) if one.many is not None else repr(look_up(one.path, scope))
        for one in arguments
        if not one.path.isdecimal() or int(one.path) < len(scope.numbers)
    )


class CachedTexts(GameTexts):
    """The texts of a game; a message is formatted once for the same arguments."""

    def __init__(self, game: Game, lang: str, players: list[str]) -> None:
        super().__init__(game, lang, players)
        self.parsed: dict[tuple[Any, ...], tuple[Argument, ...]] = {}
        self.formatted: dict[tuple[Any, ...], str] = {}

    def format(self, id: str, entry: Entry, scope: Scope) -> str:
        declared = (id, *entry.numbers, *entry.view.items())
        if declared not in self.parsed:
            self.parsed[declared] = tuple(entry.arguments())
        key = (declared, values(self.parsed[declared], scope))
        if key not in self.formatted:
            self.formatted[key] = super().format(id, entry, scope)
        return self.formatted[key]


@cache
def seen_in(name: str) -> Seen:
    return Seen(games.load(name))


@cache
def speaker(name: str, lang: str) -> GameTexts:
    return CachedTexts(games.load(name), lang, [f"Player{seat}" for seat in range(8)])


def assert_clean(text: str) -> None:
    assert text.strip() == text, f"blanks around {text!r}"
    assert "{" not in text, f"an open placeholder in {text!r}"
    assert "  " not in text, f"a double blank in {text!r}"


# ---------------------------------------------------------------- what random games say


@GAMES
@BOTH
def test_every_decision_is_asked_in_words(name: str, lang: str) -> None:
    speak = speaker(name, lang)
    for step, scopes in seen_in(name).steps.items():
        for scope in scopes.values():
            text = speak.prompt(step, scope)
            assert_clean(text)
            assert text[-1] in ".?!"


@GAMES
def test_a_prompt_tells_nothing_that_the_seat_may_not_know(name: str) -> None:
    speak = speaker(name, "de")
    for step, scope, imagined in seen_in(name).worlds:
        assert speak.prompt(step, imagined) == speak.prompt(step, scope)


@GAMES
@BOTH
def test_every_option_has_a_label(name: str, lang: str) -> None:
    speak = speaker(name, lang)
    for (step, action), scope in seen_in(name).options.items():
        assert_clean(speak.label(step, action, scope))


@GAMES
@BOTH
def test_options_of_one_decision_have_different_labels(name: str, lang: str) -> None:
    speak = speaker(name, lang)
    for (step, legal), scope in seen_in(name).choices.items():
        labels = [speak.label(step, action, scope) for action in legal]
        assert len(set(labels)) == len(labels), labels


@GAMES
@BOTH
def test_every_fact_is_told_whole_and_redacted(name: str, lang: str) -> None:
    speak = speaker(name, lang)
    for fact in seen_in(name).facts:
        text = speak.fact(fact)
        assert_clean(text)
        assert not text or text[-1] in ".!"


@GAMES
@BOTH
def test_a_redacted_fact_has_a_text_of_its_own(name: str, lang: str) -> None:
    """A text with fewer numbers than it speaks of would fail; here it is clear which one is missing."""
    messages = messages_of(games.load(name), lang)
    widths: dict[str, set[int]] = {}
    for fact in seen_in(name).facts:
        widths.setdefault(fact[0], set()).add(len(fact) - 1)
    for fact_name, numbers in widths.items():
        for fewer in sorted(numbers)[:-1]:
            assert fewer < layout_of(games.load(name)).fact(fact_name).width()
            assert f"fact-{fact_name}-hidden" in messages


@GAMES
@BOTH
def test_every_refusal_is_explained_with_its_rule_and_bound(name: str, lang: str) -> None:
    speak = speaker(name, lang)
    for refusal in seen_in(name).refusals:
        text = speak.refusal(refusal)
        assert_clean(text)
        assert text.startswith(f"{refusal.rule}: ")
        if refusal.need is not None and refusal.need != refusal.have:
            assert text.endswith(speak.bound(refusal))
            assert speak.bound(refusal)


@GAMES
@BOTH
def test_the_board_can_be_read(name: str, lang: str) -> None:
    speak, seen = speaker(name, lang), seen_in(name)
    for scope in [*seen.boards, *(scope_for(state, None) for state in seen.ends)]:
        lines = speak.board(scope)
        assert lines
        for line in lines:
            assert all(len(row) == len(line.rows[0]) for row in line.rows)
            for cell in (cell for row in line.rows for cell in row):
                assert_clean(cell)


@GAMES
@BOTH
def test_the_rows_of_a_final_score_add_up(name: str, lang: str) -> None:
    speak = speaker(name, lang)
    for state in seen_in(name).ends:
        for seat, score in enumerate(state.scores()):
            tallies = speak.tallies(state, seat)
            assert sum(tally.number * tally.worth for tally in tallies) == score
            assert all(tally.rule in state.game.rules for tally in tallies)
            for tally in tallies:
                assert_clean(tally.label)
        assert_clean(speak.winners(state.scores(), state.ranking()))


# ---------------------------------------------------------------- the files themselves


@GAMES
def test_every_verb_and_every_step_with_decisions_has_an_entry_and_no_other(name: str) -> None:
    game, layout, seen = games.load(name), layout_of(games.load(name)), seen_in(name)
    assert {verb.partition("-")[0] for verb in layout.actions} == set(game.verbs)
    assert {verb.partition("-")[2] for verb in layout.actions} - {""} <= set(game.steps)
    assert set(layout.prompts) == set(seen.steps)


@GAMES
def test_an_action_has_as_many_numbers_as_its_verb(name: str) -> None:
    game = games.load(name)
    for verb, entry in layout_of(game).actions.items():
        assert entry.width() <= game.verbs[verb.partition("-")[0]].numbers, verb


def rare(name: str) -> set[str]:
    """Facts in the source that no random game reached."""
    told = {fact[0] for fact in seen_in(name).facts}
    package = Path(str(resources.files(f"nassau.games.{name}")))
    source = "".join(file.read_text(encoding="utf-8") for file in package.glob("*.py"))
    return {fact for fact in layout_of(games.load(name)).facts if f'"{fact}"' in source} - told


@GAMES
@BOTH
def test_rare_facts_can_be_told_too(name: str, lang: str) -> None:
    for fact in rare(name):
        width = layout_of(games.load(name)).fact(fact).width()
        assert_clean(speaker(name, lang).fact((fact, *[0] * width)))


@GAMES
def test_nothing_is_left_over(name: str) -> None:
    """Every fact and every bound is used."""
    seen = seen_in(name)
    assert set(layout_of(games.load(name)).facts) == {fact[0] for fact in seen.facts} | rare(name)
    bounds = {id for id in messages_of(games.load(name), "en").ids() if id.startswith("refusal-")}
    known = {f"refusal-{refusal.reason}" for refusal in seen.refusals}
    assert bounds <= known


def test_a_watcher_has_no_seat_of_his_own() -> None:
    speak, scope = speaker("manila", "en"), Scope(view={"due": {"amount": 5}, "players": []})
    assert speak.prompt("Payment", scope) == "You must pay 5 pesos and have – pesos. Which share do you pledge?"


def test_numbers_that_agree_explain_nothing() -> None:
    speak = speaker("manila", "en")
    assert speak.refusal(Refusal("M10.4", 1, 1)) == f"M10.4: {speak.rule('M10.4')}"


def test_a_refusal_says_its_numbers_in_the_right_grammar() -> None:
    english, german = speaker("manila", "en"), speaker("manila", "de")
    assert english.bound(at_least("M3.3", "bid", 4, 3)) == "You must bid at least 4 pesos."
    assert english.bound(at_least("M3.3", "bid", 1, 0)) == "You must bid at least 1 peso."
    assert german.bound(at_least("M3.3", "opening", 1, 0)) == "Als Startspieler musst du mindestens 1 Peso bieten."


def test_winners_who_tie_win_together() -> None:
    speak = speaker("manila", "en")
    assert speak.winners([71, 71, 60], [1, 1, 3]) == "A tie: Player0 and Player1 win together with 71 pesos!"
    assert speak.winners([1, 0, -5], [1, 2, 3]) == "Player0 wins with 1 peso!"
