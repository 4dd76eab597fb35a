"""The rules machinery: steps on a stack, chance as a seat, secrets by default. Imports nothing of ours."""

from nassau.kernel.action import CHANCE, EVERYONE, Action, Verb, parse, text
from nassau.kernel.bot import Bot, Think
from nassau.kernel.fact import Fact
from nassau.kernel.game import BadSetup, Game
from nassau.kernel.heuristic import Heuristic
from nassau.kernel.record import BadRecord, Record, Seal, read_record
from nassau.kernel.refusal import Illegal, Refusal
from nassau.kernel.rulebook import Option, Rule, Rulebook
from nassau.kernel.state import State, bumped, put
from nassau.kernel.step import ONLY, Chance, Step, untimely

__all__ = [
    "CHANCE",
    "EVERYONE",
    "ONLY",
    "Action",
    "BadRecord",
    "BadSetup",
    "Bot",
    "Chance",
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
    "bumped",
    "parse",
    "put",
    "read_record",
    "text",
    "untimely",
]
