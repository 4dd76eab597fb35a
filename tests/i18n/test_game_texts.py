"""Every text that people read is there, in both languages, and every placeholder leads somewhere.

Written once for all games: many random games are played, and everything they ask, offer, tell and refuse is rendered.
"""

import random
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from nassau import games
from nassau.i18n.game_texts import LANGUAGES, PLACEHOLDER, GameTexts, Scope, scope_for, text_tables
from nassau.kernel import CHANCE, Action, Game, Refusal, State
from nassau.kernel.chance import fast

GAMES = pytest.mark.parametrize("name", games.ALL)
BOTH = pytest.mark.parametrize("lang", LANGUAGES)
PER_OPTION = 3
SECTIONS = ("steps", "verbs", "facts", "refusals", "view")


def setups(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every seat count with the defaults, and every value of every option a few times."""
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
        self.steps: dict[str, list[Scope]] = {}
        self.worlds: list[tuple[str, Scope, Scope]] = []  # a step, as it is and as its seat may imagine it
        self.options: dict[tuple[str, Action], Scope] = {}
        self.choices: dict[tuple[str, tuple[Action, ...]], Scope] = {}
        self.facts: set[Action] = set()
        self.refusals: set[Refusal] = set()
        self.ends: list[State] = []
        self.rng = random.Random(1)
        for state in positions(game):
            self.look(state)
        self.add_rare_refusals(game)

    def add_rare_refusals(self, game: Game) -> None:
        """Refusals that no random game met, but whose noun is in the source: their sentences are rendered too."""
        met, source = {refusal.reason for refusal in self.refusals}, source_of(game.id)
        for key in set(text_tables(game)["refusals"]) - met:
            noun, _, direction = key.partition("-")
            if direction and f'"{noun}"' in source:
                self.refusals.add(Refusal("K1.1", 2, 1, direction, noun))

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
            self.steps.setdefault(step, []).append(scope)
            self.choices.setdefault((step, tuple(state.legal(seat))), scope)
            if self.rng.random() < 0.05:
                self.worlds.append((step, scope, scope_for(state.imagine(seat, self.rng), seat)))
        for action in state.candidates(seat):
            self.options.setdefault((step, action), scope)
            self.refuse(state, seat, action)
        self.refuse(state, seat, self.garbage(state.game))

    def refuse(self, state: State, seat: int, action: Action) -> None:
        refusal = state.refusal(seat, action)
        if refusal is not None:
            self.refusals.add(refusal)

    def garbage(self, game: Game) -> Action:
        verb = self.rng.choice(list(game.verbs))
        return (verb, *(self.rng.randint(-2, 30) for _ in range(game.verbs[verb].numbers)))


@cache
def seen_in(name: str) -> Seen:
    return Seen(games.load(name))


def speaker(name: str, lang: str) -> GameTexts:
    return GameTexts(games.load(name), lang, [f"Player{seat}" for seat in range(8)])


def leaves(value: Any) -> Iterator[str]:
    """Every string in a piece of TOML."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from leaves(part)
    elif isinstance(value, list):
        for part in value:
            yield from leaves(part)


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
        for scope in scopes:
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
    facts = text_tables(games.load(name))["facts"]
    widths: dict[str, set[int]] = {}
    for fact in seen_in(name).facts:
        widths.setdefault(fact[0], set()).add(len(fact) - 1)
    for fact_name, numbers in widths.items():
        for fewer in sorted(numbers)[:-1]:
            assert f"{fact_name}/{fewer}" in facts


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
    scopes = [scope for found in seen.steps.values() for scope in found[::20]]
    for scope in [*scopes, *(scope_for(state, None) for state in seen.ends)]:
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
    game, texts, seen = games.load(name), text_tables(games.load(name)), seen_in(name)
    assert {verb.partition("/")[0] for verb in texts["verbs"]} == set(game.verbs)
    assert set(texts["steps"]) == set(seen.steps)
    assert {verb.partition("/")[2] for verb in texts["verbs"]} - {""} <= set(game.steps)


def rare(name: str) -> set[str]:
    """Facts in the source that no random game reached."""
    told, source = {fact[0] for fact in seen_in(name).facts}, source_of(name)
    return {fact for fact in text_tables(games.load(name))["facts"] if f'"{fact}"' in source} - told


def source_of(name: str) -> str:
    """The Python source of a game."""
    package = Path(str(resources.files(f"nassau.games.{name}")))
    return "".join(file.read_text(encoding="utf-8") for file in package.glob("*.py"))


@GAMES
@BOTH
def test_rare_facts_can_be_told_too(name: str, lang: str) -> None:
    for fact in rare(name):
        keys = re.findall(r"\{(\d)", text_tables(games.load(name))["facts"][fact][lang])
        assert_clean(speaker(name, lang).fact((fact, *[0] * (1 + int(max(keys, default="-1"))))))


@GAMES
def test_nothing_is_left_over(name: str) -> None:
    """Every fact, name and bound is used."""
    texts, seen = text_tables(games.load(name)), seen_in(name)
    assert {fact.partition("/")[0] for fact in texts["facts"]} == {fact[0] for fact in seen.facts} | rare(name)
    assert set(texts["refusals"]) <= {key for refusal in seen.refusals for key in (refusal.rule, refusal.reason)}
    used = {kind for text in leaves(texts) for _, kind in PLACEHOLDER.findall(text)}
    assert {*texts["names"], *texts.get("counts", ())} <= used | {"score"}


@GAMES
def test_both_languages_say_the_same_things(name: str) -> None:
    """German and English texts use the same placeholders."""
    texts = text_tables(games.load(name))
    for section in SECTIONS:
        for key, entry in texts[section].items():
            assert set(entry) - {"rule", "number"} == set(LANGUAGES), f"{section}.{key}"
            german, english = ({value for value, _ in PLACEHOLDER.findall(entry[lang])} for lang in LANGUAGES)
            assert german == english, f"{section}.{key}"


@GAMES
def test_names_are_complete_in_both_languages(name: str) -> None:
    texts = text_tables(games.load(name))
    assert not set(texts["names"]) & {*texts.get("counts", ()), "seat"}
    for kind, entry in texts["names"].items():
        german, english = entry["de"], entry["en"]
        assert type(german) is type(english)
        assert len(german) == len(english), kind
        assert isinstance(german, list) or set(german) == set(english), kind


@GAMES
def test_every_kind_and_every_number_of_a_placeholder_exists(name: str) -> None:
    game, texts = games.load(name), text_tables(games.load(name))
    kinds = {"seat", "", *texts["names"], *texts.get("counts", ())}
    assert {kind for text in leaves(texts) for _, kind in PLACEHOLDER.findall(text)} <= kinds
    for verb, entry in texts["verbs"].items():
        numbers = {int(key) for lang in LANGUAGES for key in re.findall(r"[{#](\d+)", entry[lang])}
        assert all(number < game.verbs[verb.partition("/")[0]].numbers for number in numbers), verb


@GAMES
def test_german_says_du(name: str) -> None:
    """„Sie“ may start a sentence about a thing, but players are never addressed formally."""
    texts, rules = text_tables(games.load(name)), games.load(name).rules
    german = [*leaves([entry["de"] for section in SECTIONS for entry in texts[section].values()])]
    formal = re.compile(r"(?<![.!?:] )(?<!^)\b(Sie|Ihnen|Ihre?[mnrs]?)\b")
    assert not [text for text in german if formal.search(text)]
    assert rules


# ---------------------------------------------------------------- the placeholder rule


class Plain(GameTexts):
    """Texts from a given table."""

    def __init__(self, texts: dict[str, Any]) -> None:
        super().__init__(games.load("manila"), "en", ["Ann", "Ben"])
        self.tables = texts


RULE = Plain(
    {
        "counts": {"peso": {"en": ["peso", "pesos"]}},
        "names": {
            "ware": {"en": ["silk", "jade"]},
            "wave": {"en": {"14": "past 13", "*": "wave {it}"}},
            "holder": {"en": {"-1": "nobody", "*": "{it:seat} with {players.#0.cash:peso}"}},
        },
    }
)
VIEW = {"players": [{"cash": 1}, {"cash": 30}], "leader": -1, "auction": None}


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("no placeholder", "no placeholder"),
        ("{0} and {1}", "1 and 14"),
        ("{0:seat}", "Ben"),
        ("{leader:seat}", "–"),
        ("{0:ware}", "jade"),
        ("{0:peso}, {1:peso}", "1 peso, 14 pesos"),
        ("{1:wave}, {0:wave}", "past 13, wave 1"),
        ("{players.#0.cash:peso}", "30 pesos"),
        ("{players.#me.cash:peso}", "1 peso"),
        ("{players.1.cash}", "30"),
        ("{0:holder}; {leader:holder}", "Ben with 30 pesos; nobody"),
        ("{auction.high:peso}", "–"),
        ("{me:seat}", "Ann"),
    ],
)
def test_the_placeholder_rule(text: str, shown: str) -> None:
    assert RULE.render(text, Scope((1, 14), VIEW, 0)) == shown


def test_a_watcher_has_no_seat_of_his_own() -> None:
    assert RULE.render("{players.#me.cash}", Scope((1,), VIEW)) == "–"


def test_numbers_that_agree_explain_nothing() -> None:
    speak = speaker("manila", "en")
    assert speak.refusal(Refusal("M10.4", 1, 1)) == f"M10.4: {speak.rule('M10.4')}"


def test_a_refusal_says_its_numbers_in_the_right_grammar() -> None:
    assert speaker("manila", "de").bound(Refusal("M3.3", 4, 3)) == "Nötig sind mindestens 4 Pesos, das wären 3."
    assert speaker("manila", "en").bound(Refusal("M2.3", 15, 14)) == "Needs 15, you have 14."
    assert speaker("manila", "de").bound(Refusal("M2.3", 15, 14)) == "Nötig: 15, du hast 14."


def test_winners_who_tie_win_together() -> None:
    speak = speaker("manila", "en")
    assert speak.winners([71, 71, 60], [1, 1, 3]) == "A tie: Player0 and Player1 win together with 71 pesos!"
    assert speak.winners([1, 0, -5], [1, 2, 3]) == "Player0 wins with 1 peso!"
