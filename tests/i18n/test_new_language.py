"""A language is one folder of locales: what it lacks is said in English."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from nassau import games
from nassau.i18n import game_texts, interface_texts, languages, lesson_texts, rule_texts
from nassau.i18n.game_texts import GameTexts, scope_for
from nassau.i18n.lesson_texts import LessonTexts
from nassau.kernel import CHANCE, Refusal
from nassau.kernel.chance import fast
from nassau.terminal.terminal_texts import TerminalTexts

LANG = "fr"
FILES = {
    "ui.ftl": "level-sailor = Matelot\n",
    "shared.ftl": "list-two = { $first } et { $last }\nlist-more = { $first }, { $next }\nlist-nothing = rien\n",
    "terminal.ftl": "terminal-turn = { $name }, c'est à toi.\n",
    "rules/manila.ftl": "title = Manille\nrule-M1-3 = Tu commences avec 30 pésos.\n",
    "lessons/manila/first_game.ftl": "beat-bid = Mise 5 pésos !\n",
    "manila.ftl": "result-score = { $points ->\n    [one] { $points } péso\n   *[other] { $points } pésos\n}\n",
}


@pytest.fixture
def french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A folder with a few French messages next to the other languages."""
    for folder in languages.LANGUAGES:
        (tmp_path / folder).symlink_to(str(languages.LOCALES.joinpath(folder)))
    for name, text in FILES.items():
        (tmp_path / LANG / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / LANG / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(languages, "LOCALES", tmp_path)
    yield
    game_texts.messages_of.cache_clear()
    rule_texts.rule_messages.cache_clear()
    lesson_texts.lesson_messages.cache_clear()
    interface_texts.interface_messages.cache_clear()


@pytest.mark.usefixtures("french")
@pytest.mark.parametrize("name", games.ALL)
def test_a_game_can_be_read_in_a_new_language(name: str) -> None:
    """A whole random game: log, prompts, options, refusals, board and result."""
    game = games.load(name)
    texts, english = (GameTexts(game, lang, [f"P{seat}" for seat in range(8)]) for lang in (LANG, "en"))
    state, rng, dice = game.start(game.seats[0]), random.Random(1), fast(1)
    while not state.over:
        seat = state.pending[0]
        if seat == CHANCE:
            state.chance(dice)
        else:
            legal, step, scope = state.legal(seat), type(state.stack[-1]).__name__, scope_for(state, seat)
            action = rng.choice(legal)
            assert texts.prompt(step, scope)
            assert texts.label(step, action, scope)
            state.apply(seat, action)
        for fact in state.facts:
            assert (texts.fact(fact.open()) == "") == (english.fact(fact.open()) == "")
    assert texts.board(scope_for(state, None))
    assert texts.winners(state.scores(), state.ranking())
    rule = next(iter(game.rules))
    assert texts.refusal(Refusal(rule, 2, 1)) == english.refusal(Refusal(rule, 2, 1))


@pytest.mark.usefixtures("french")
def test_own_messages_come_first() -> None:
    texts = GameTexts(games.load("manila"), LANG, ["Ann", "Ben", "Cleo"])
    assert texts.winners([71, 71, 60], [1, 1, 3]) == "A tie: Ann et Ben win together with 71 pésos!"
    assert texts.score(0) == "0 péso"  # zero is singular in French


@pytest.mark.usefixtures("french")
def test_rules_come_from_the_folder_of_the_language() -> None:
    texts = GameTexts(games.load("manila"), LANG, [])
    assert (texts.title, texts.rule("M1.3")) == ("Manille", "Tu commences avec 30 pésos.")
    assert texts.rule("M1.1") == "Manila is played by three, four or five players."
    assert texts.rule("K1.3") == "The game is over."


@pytest.mark.usefixtures("french")
def test_lessons_come_from_the_folder_of_the_language() -> None:
    texts = LessonTexts(games.load("manila").package, "first_game", LANG)
    assert (texts.beat("bid"), texts.title) == ("Mise 5 pésos !", "Your first voyage")
    assert (texts.wrong("bid"), texts.wrong("welcome")) == ("It needn't be that much: bid 5 pesos.", "")


@pytest.mark.usefixtures("french")
def test_the_terminal_speaks_the_new_language_where_it_can() -> None:
    texts = TerminalTexts(LANG)
    assert texts("terminal-turn", name="Ann") == "Ann, c'est à toi."
    assert texts("level-sailor") == "Matelot"
    assert texts("terminal-goodbye") == "See you soon!"
