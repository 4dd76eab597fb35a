"""Write the approval transcripts: `python -m tools.transcripts [GAME ...]`.

tests/transcripts/<game>.<lang>.txt is one whole game of three Sailors as the first of them reads it: the log, and for
each of her decisions the prompt and the option she chose. Review changed sentences in the diff of these files.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from nassau import bots, games
from nassau.i18n.game_texts import LANGUAGES, GameTexts, scope_for
from nassau.i18n.repeated_lines import counted
from nassau.kernel import CHANCE, Bot, Game, State
from nassau.kernel.chance import fast

FOLDER: Final = Path(__file__).parents[1] / "tests" / "transcripts"
PLAYERS: Final = ("Anne", "Bart", "Calico")
READER: Final = 0
SEED: Final = "transcript"


def lines(game: Game, lang: str) -> Iterator[str]:
    """The transcript of the game, line by line."""
    texts = GameTexts(game, lang, PLAYERS)
    sailor, rng, dice = bots.load("sailor", game), random.Random(SEED), fast(SEED)
    state = game.start(len(PLAYERS))
    yield f"{texts.title} · {', '.join(PLAYERS)}"
    yield ""
    yield from told(texts, state)
    while not state.over:
        seat = state.pending[0]
        if seat == CHANCE:
            state.chance(dice)
        else:
            yield from decided(texts, state, seat, sailor, rng)
        yield from told(texts, state)
    yield ""
    yield texts.winners(state.scores(), state.ranking())


def told(texts: GameTexts, state: State) -> Iterator[str]:
    """What the reader may know of the latest facts."""
    for fact in state.facts:
        seen = fact.seen(READER)
        if seen and (sentence := texts.fact(seen)):
            yield sentence


def decided(texts: GameTexts, state: State, seat: int, bot: Bot, rng: random.Random) -> Iterator[str]:
    """Make a decision; yield its prompt and option if the reader made it."""
    action = bots.ask(bot, state, seat, rng)
    if seat == READER:
        step, scope = type(state.stack[-1]).__name__, scope_for(state, seat)
        yield f"    ? {texts.prompt(step, scope)}"
        yield f"    > {texts.label(step, action, scope)}"
    state.apply(seat, action)


def transcript(game: Game, lang: str) -> str:
    return "\n".join(counted(lines(game, lang))) + "\n"


def file_of(game: str, lang: str) -> Path:
    return FOLDER / f"{game}.{lang}.txt"


def main(names: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in names or games.ALL:
        for lang in LANGUAGES:
            file_of(name, lang).write_text(transcript(games.load(name), lang), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
