"""All cases of our games."""

from nassau import games
from nassau.testing.cases import cases

ALL = [case for id in games.ALL for case in cases(games.load(id))]
PLAIN = [case for case in ALL if not case.options]
