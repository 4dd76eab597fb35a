"""Every lesson can be played through the rules, whichever of the awaited options the learner chooses."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from nassau import games
from nassau.i18n.fluent_messages import parse as parse_messages
from nassau.i18n.fluent_messages import variables
from nassau.i18n.languages import LANGUAGES
from nassau.i18n.lesson_texts import LessonTexts, lesson_messages, lesson_sources
from nassau.kernel import parse
from nassau.tables import Entry, NotAllowed, Table, fold, lessons, play, project, record
from nassau.tables.lesson_script import Lesson, lessons_of, parse_lesson
from tools.lesson_walk import begin, options, step

BOARDS = Path(__file__).parents[2] / "client" / "src"
ALL = [(name, lesson) for name in games.ALL for lesson in lessons_of(games.load(name))]
every_lesson = pytest.mark.parametrize(("game", "lesson"), ALL, ids=[f"{name}-{lesson.id}" for name, lesson in ALL])

every_language = pytest.mark.parametrize("lang", LANGUAGES)

END_OF_SENTENCE = re.compile(r"[.!?]+(?=\s|$)|…$")
MOST_SENTENCES = 2


def accepted(table: Table, lesson: Lesson) -> list[str]:
    """The legal options that the current beat waits for; empty if it waits for "next"."""
    beat = lesson.beats[table.beat]
    return [] if beat.waits_for_next else [one for one in options(table, lesson.seat) if beat.accepts(one)]


def finish(table: Table, lesson: Lesson) -> list[Entry]:
    log = []
    while not table.over:
        log += step(table, lesson)
    return log


def test_every_game_has_a_lesson() -> None:
    assert {name for name, _ in ALL} == set(games.ALL)


@every_lesson
def test_a_lesson_is_played_to_its_end_by_every_awaited_option(game: str, lesson: Lesson) -> None:
    table, _ = begin(game, lesson)
    while not table.over:
        assert lesson.beats[table.beat].waits_for_next or accepted(table, lesson), lesson.beats[table.beat].name
        for option in accepted(table, lesson)[1:]:
            twin = table.copy()
            step(twin, lesson, option)
            finish(twin, lesson)
        step(table, lesson)
    assert table.beat == len(lesson.beats) - 1


@every_lesson
def test_awaited_options_are_offered(game: str, lesson: Lesson) -> None:
    table, _ = begin(game, lesson)
    while not table.over:
        beat = lesson.beats[table.beat]
        alone = [one.page for one in lesson.beats].count(beat.page) == 1
        if alone:  # in a chain, one option makes another one legal
            assert set(beat.wait) <= set(options(table, lesson.seat))
        step(table, lesson)


@every_lesson
def test_another_choice_is_declined_and_changes_nothing(game: str, lesson: Lesson) -> None:
    table, _ = begin(game, lesson)
    while not table.over:
        beat, number, version = lesson.beats[table.beat], table.number, table.version(lesson.seat) or 0
        others = [one for one in options(table, lesson.seat) if not beat.accepts(one)]
        if others and lesson.seat in table.pending:
            with pytest.raises(NotAllowed):
                play.act(table, lesson.seat, others[0], version, 0)
        if not beat.waits_for_next:
            with pytest.raises(NotAllowed):
                lessons.proceed(table, lesson.seat, table.beat, 0)
        assert table.number == number
        step(table, lesson)


@every_language
@every_lesson
def test_a_language_has_the_texts_of_all_beats_and_no_others(game: str, lesson: Lesson, lang: str) -> None:
    ids = lesson_messages(games.load(game).package, lesson.id, lang).ids()
    assert {id for id in ids if not id.startswith("wrong-")} == {"title", *(f"beat-{one.name}" for one in lesson.beats)}
    asked = {f"wrong-{beat.name}" for beat in lesson.beats if not beat.waits_for_next}
    assert {id for id in ids if id.startswith("wrong-")} <= asked


@every_lesson
def test_the_same_beats_have_an_answer_in_every_language(game: str, lesson: Lesson) -> None:
    files = {lang: lesson_messages(games.load(game).package, lesson.id, lang) for lang in LANGUAGES}
    assert len({frozenset(messages.ids()) for messages in files.values()}) == 1


@every_language
@every_lesson
def test_texts_are_short_and_have_no_arguments(game: str, lesson: Lesson, lang: str) -> None:
    package = games.load(game).package
    messages = lesson_messages(package, lesson.id, lang)
    for sentence in [messages.format(id, {}) for id in messages.ids()]:
        assert len(END_OF_SENTENCE.findall(sentence)) <= MOST_SENTENCES, sentence
        assert "\n" not in sentence
    assert not any(variables(parse_messages(source)) for source in lesson_sources(package, lesson.id, lang))


@every_lesson
def test_points_are_elements_of_the_board_or_parts_of_the_page(game: str, lesson: Lesson) -> None:
    """The browser tests check that each is drawn; this finds a misspelt one without a browser."""
    folder = BOARDS / "boards" / game
    files = [*folder.glob("*.svelte"), *folder.glob("*.ts"), BOARDS / "pages" / "Table.svelte"]
    sources = "\n".join(file.read_text(encoding="utf-8") for file in files)
    for point in {point for beat in lesson.beats for point in beat.points}:
        family = point.partition("/")[0]
        known = (f"{family}/", f'"{family}"', f"{family}:")
        assert any(form in sources for form in known), point


@every_lesson
def test_the_log_is_the_truth(game: str, lesson: Lesson) -> None:
    table, log = begin(game, lesson)
    assert (table.bots_due(), table.undoable(lesson.seat)) == ([], False)
    log += finish(table, lesson)
    again = fold(log)
    assert table.state is not None
    assert again.state is not None
    assert (again.beat, again.state.key()) == (table.beat, table.state.key())
    assert record(log).seal is None


@every_lesson
def test_the_learner_sees_the_beat(game: str, lesson: Lesson) -> None:
    table, _ = begin(game, lesson)
    while not table.over:
        seen, beat = project(table, lesson.seat, 0), lesson.beats[table.beat]
        assert seen.lesson is not None
        assert (seen.lesson.beat, seen.lesson.pages) == (table.beat, lesson.pages)
        for lang in LANGUAGES:
            texts = LessonTexts(table.game.package, lesson.id, lang)
            assert (seen.lesson.title[lang], seen.lesson.text[lang]) == (texts.title, texts.beat(beat.name))
            assert seen.lesson.wrong.get(lang, "") == texts.wrong(beat.name)
        assert beat.waits_for_next or seen.decision is not None
        step(table, lesson)


def test_a_second_click_on_next_does_nothing() -> None:
    lesson = lessons_of(games.load("manila"))[0]
    table, _ = begin("manila", lesson)
    assert lessons.proceed(table, lesson.seat, 0, 0)
    assert lessons.proceed(table, lesson.seat, 0, 0) == []
    assert table.beat == 1


def test_chains_become_beats_of_one_page() -> None:
    content = {
        "names": ["", "Anne"],
        "beats": [
            {"name": "in-order", "acts": ["1 pass"], "chain": ["a", "b"]},
            {"name": "any-order", "all": ["c", "d"]},
            {"name": "end"},
        ],
    }
    lesson = parse_lesson("toy", content)
    assert [(beat.page, beat.wait) for beat in lesson.beats] == [
        (0, ("a",)), (0, ("b",)), (1, ("c", "d")), (1, ("c", "d")), (2, ()),
    ]  # fmt: skip
    assert [len(beat.acts) for beat in lesson.beats] == [1, 0, 0, 0, 0]
    with pytest.raises(ValueError, match="exactly one seat"):
        parse_lesson("toy", {**content, "names": ["Jack", "Anne"]})


def test_names_of_beats_are_unique_and_can_be_ids_of_messages() -> None:
    with pytest.raises(ValueError, match="same name"):
        parse_lesson("toy", {"names": ["", "Anne"], "beats": [{"name": "bid"}, {"name": "bid"}]})
    with pytest.raises(msgspec.ValidationError, match="name"):
        parse_lesson("toy", {"names": ["", "Anne"], "beats": [{"name": "Bid 5!"}]})


@every_lesson
def test_scripted_options_are_actions(game: str, lesson: Lesson) -> None:
    for beat in lesson.beats:
        for option in beat.wait:
            parse(option)
