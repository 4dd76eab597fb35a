"""The rules machinery and the interfaces of a game. Imports nothing else of this project."""

from nassau.kernel.action import CHANCE, EVERYONE, NOBODY, NOTHING, Action, Verb, parse, text
from nassau.kernel.bot import Bot, Think
from nassau.kernel.fact import Fact
from nassau.kernel.game import BadSetup, Game, full_game
from nassau.kernel.heuristic import Heuristic
from nassau.kernel.record import BadRecord, Record, Seal, read_record
from nassau.kernel.refusal import Illegal, Refusal, at_least, at_most, exactly, missing, not_now
from nassau.kernel.rulebook import Option, Rule, Rulebook
from nassau.kernel.state import State, with_added, with_item
from nassau.kernel.step import ONLY, Chance, Decision, Step, untimely

__all__ = [
    "CHANCE",
    "EVERYONE",
    "NOBODY",
    "NOTHING",
    "ONLY",
    "Action",
    "BadRecord",
    "BadSetup",
    "Bot",
    "Chance",
    "Decision",
    "Fact",
    "Game",
    "Heuristic",
    "Illegal",
    "Option",
    "Record",
    "Refusal",
    "Rule",
    "Rulebook",
    "Seal",
    "State",
    "Step",
    "Think",
    "Verb",
    "at_least",
    "at_most",
    "exactly",
    "full_game",
    "missing",
    "not_now",
    "parse",
    "read_record",
    "text",
    "untimely",
    "with_added",
    "with_item",
]
