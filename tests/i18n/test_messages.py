"""The messages themselves: complete in every language, with known arguments, and right for every number."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from nassau import games
from nassau.i18n.fluent_messages import Given, Item, Items, MessageError, Messages, accented, parse, variables
from nassau.i18n.game_texts import LANGUAGES, GameTexts, messages_of, sources_of
from nassau.i18n.languages import PSEUDO, SOURCE, in_language, locale_file
from nassau.testing.message_checks import findings
from tests.i18n.number_snapshots import file_of, snapshot
from tools import transcripts

GAMES = pytest.mark.parametrize("name", games.ALL)
EVERY = pytest.mark.parametrize("lang", LANGUAGES)
LOG_CHARACTERS = 140


def messages_in(name: str, lang: str) -> Iterator[ast.Message]:
    for source in sources_of(games.load(name), lang):
        yield from (entry for entry in parse(source).body if isinstance(entry, ast.Message))


def ids_in(source: str) -> list[str]:
    return [entry.id.name for entry in parse(source).body if isinstance(entry, ast.Message)]


# ---------------------------------------------------------------- files


@GAMES
def test_messages_are_complete_and_use_what_they_are_given(name: str) -> None:
    """`nassau check-game` reports the same findings."""
    assert findings(games.load(name)) == []


@GAMES
@EVERY
def test_no_language_has_messages_that_english_lacks(name: str, lang: str) -> None:
    assert {one.id.name for one in messages_in(name, lang)} <= {one.id.name for one in messages_in(name, SOURCE)}


@EVERY
@pytest.mark.parametrize("file", ["ui.ftl", "shared.ftl", "terminal.ftl"])
def test_files_of_a_language_are_complete_and_have_no_message_twice(file: str, lang: str) -> None:
    ids = ids_in(locale_file(lang, file) or "")
    assert len(set(ids)) == len(ids)
    assert set(ids) == set(ids_in(locale_file(SOURCE, file) or ""))


@EVERY
def test_texts_of_the_web_app_use_the_arguments_of_english(lang: str) -> None:
    own, english = (
        {entry.id.name: variables(entry) for entry in parse(locale_file(one, "ui.ftl") or "").body
         if isinstance(entry, ast.Message)}
        for one in (lang, SOURCE)
    )  # fmt: skip
    assert not {id for id, used in own.items() if not used <= english[id]}


@GAMES
def test_german_says_du(name: str) -> None:
    """„Sie“ may start a sentence about a thing, but players are never addressed formally."""
    formal = re.compile(r"(?<![.!?:] )(?<!^)\b(Sie|Ihnen|Ihre?[mnrs]?)\b")
    texts = [line for source in sources_of(games.load(name), "de") for line in source.splitlines()]
    assert not [line for line in texts if formal.search(line.partition("= ")[2])]


# ---------------------------------------------------------------- sentences


@GAMES
@EVERY
def test_numbers_are_said_right(name: str, lang: str) -> None:
    """Rewrite the files with `python -m tests.i18n.number_snapshots` and read the diff."""
    assert file_of(name, lang).read_text(encoding="utf-8") == snapshot(name, lang)


@GAMES
@EVERY
def test_transcripts_are_up_to_date(name: str, lang: str) -> None:
    """Rewrite them with `python -m tools.transcripts` and read the diff."""
    text = transcripts.transcript(games.load(name), lang)
    assert transcripts.file_of(name, lang).read_text(encoding="utf-8") == text
    log = [line for line in text.splitlines() if not line.startswith(" ")]
    assert max(map(len, log)) <= LOG_CHARACTERS


# ---------------------------------------------------------------- functions

TEXT = """
list-two = { $first } and { $last }
list-more = { $first }, { $next }
list-nothing = nothing
peso = { $count } { $count ->
    [one] peso
   *[other] pesos
}
ware-silk = { $case ->
    [genitive] of silk
   *[other] silk
}
crate-silk = { COUNT("peso", $count) } in silk
crate-jade = { $count }× jade
say = { NAME("ware", $ware, case: "genitive") }: { COUNT("peso", $number) }
all = { LIST("ware", $wares) }
some = { LIST("crate", $wares) }
who = { $who ->
    [none] nobody
   *[other] { $who }
}
"""
ENGLISH = Messages("en", [TEXT])


def test_names_and_counts_have_forms() -> None:
    assert ENGLISH.format("say", {"ware": "silk", "number": 1}) == "of silk: 1 peso"
    assert ENGLISH.format("say", {"ware": "jade", "number": 12345}) == "jade: 12345 pesos"


def test_lists_are_joined_as_in_a_sentence() -> None:
    things = [Item("silk"), Item(Given("Ann")), Item("silk")]
    said = [ENGLISH.format("all", {"wares": Items(things[:count])}) for count in range(4)]
    assert said == ["nothing", "silk", "silk and Ann", "silk, Ann and silk"]


def test_amounts_of_nothing_are_left_out() -> None:
    goods = Items([Item("silk", 1), Item("jade", 0)])
    assert ENGLISH.format("some", {"wares": goods}) == "1 peso in silk"


def test_the_name_of_a_player_selects_no_variant() -> None:
    assert ENGLISH.format("who", {"who": "none"}) == "nobody"
    assert ENGLISH.format("who", {"who": Given("none")}) == "none"


def test_a_missing_message_is_said_in_english() -> None:
    german = Messages("de", ["peso = { $count } Peso"], ENGLISH)
    assert german.format("peso", {"count": 2}) == "2 Peso"
    assert german.format("who", {"who": "none"}) == "nobody"
    assert in_language({"en": "rule"}, "de") == "rule"


def test_errors_name_the_message() -> None:
    with pytest.raises(MessageError, match="no message x"):
        ENGLISH.format("x", {})
    with pytest.raises(MessageError, match="say"):
        ENGLISH.format("say", {})
    with pytest.raises(MessageError, match="line 2"):
        parse("a = A\nb = {\n")


@GAMES
def test_the_pseudo_locale_accents_every_text_but_no_name(name: str) -> None:
    messages, english = messages_of(games.load(name), PSEUDO), messages_of(games.load(name), SOURCE)
    for id in english.ids():
        if id.startswith("field-"):
            assert messages.format(id, {}) == accented(english.format(id, {}))
    texts = GameTexts(games.load(name), PSEUDO, ["Ann", "Ben", "Cleo"])
    assert texts.winners([1, 0, 0], [1, 2, 2]).startswith("Ann ")
