"""The rules machinery: steps on a stack, chance as a seat, secrets by default. Imports nothing of ours."""

from nassau.kernel.action import CHANCE, EVERYONE, Action, Fact, Illegal, Refusal, Verb, parse, text
from nassau.kernel.game import BadSetup, Game
from nassau.kernel.ledger import Ledger, Option, Rule
from nassau.kernel.record import BadRecord, Record, Seal, read_record
from nassau.kernel.state import State, bumped, put
from nassau.kernel.step import ONLY, Chance, Step, untimely

__all__ = [
    "CHANCE",
    "EVERYONE",
    "ONLY",
    "Action",
    "BadRecord",
    "BadSetup",
    "Chance",
    "Fact",
    "Game",
    "Illegal",
    "Ledger",
    "Option",
    "Record",
    "Refusal",
    "Rule",
    "Seal",
    "State",
    "Step",
    "Verb",
    "bumped",
    "parse",
    "put",
    "read_record",
    "text",
    "untimely",
]
