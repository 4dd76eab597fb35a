"""Recorded games of Die Piraten der Weltmeere: every seat count, with all chests, ships and marks accounted for."""

import pytest

from nassau.games.seas import GAME
from nassau.kernel import BadRecord, Fact, Record, read_record
from tests.games.seas.laws import laws
from tests.games.seas.recording import SEAS, WANTED


@pytest.mark.parametrize("name", sorted(WANTED))
def test_all_chests_ships_yin_yang_and_marks_are_accounted_for(name: str) -> None:
    books = Books(SEAS.record(name).seats)
    for number, state in enumerate(SEAS.states(name)):
        for fact in state.facts:
            books.enter(fact)
        if number % 10 == 0 or state.over:
            laws(state)
        assert books.balance() == (state.chests, state.ships, state.yin_yang, state.marks)


class Books:
    """The assets of all seats, derived from the facts alone."""

    def __init__(self, seats: int) -> None:
        self.chests, self.ships = [7] * seats, [7] * seats
        self.yin_yang, self.marks = [0] * seats, [0] * seats

    def balance(self) -> tuple[list[int], list[int], list[int], list[int]]:
        return self.chests, self.ships, self.yin_yang, self.marks

    def enter(self, fact: Fact) -> None:
        for account, change in self.changes(fact):
            account[fact.args[0]] += change

    def changes(self, fact: Fact) -> list[tuple[list[int], int]]:
        args = (*fact.args, 0, 0, 0, 0, 0)
        rows: dict[str, list[tuple[list[int], int]]] = {
            "chests_gained": [(self.chests, args[1])],
            "chests_lost": [(self.chests, -args[1])],
            "ships_bought": [(self.ships, args[1]), (self.chests, -args[1])],
            "ships_gained": [(self.ships, args[1])],
            "ships_lost": [(self.ships, -args[1])],
            "goods_sold": [(self.chests, args[4])],
            "bargain_made": [(self.chests, args[3]), (self.yin_yang, -3)],
            "chamber_built": [(self.yin_yang, -2)],
            "unsinkable_built": [(self.yin_yang, -3)],
            "yin_yang_gained": [(self.yin_yang, args[1])],
            "loot_drawn": [(self.yin_yang, 1 if args[1] == 3 else 0)],
            "mark_gained": [(self.marks, 1)],
            "mark_returned": [(self.marks, -1)],
            "hand_marked": [(self.marks, args[1])],
        }
        return rows.get(fact.name, [])


# ---------------------------------------------------------------- damaged records


def damaged(name: str, verb: str, text: str) -> tuple[Record, int]:
    """A recorded game whose first entry with this verb is replaced ({0} is its first number), and its index."""
    entries = SEAS.document(name)["entries"]
    place = next(at for at, (_, line) in enumerate(entries) if line.split(":")[0] == verb)
    seat, line = entries[place]
    changed = [*entries[:place], [seat, text.format(*line.split(":")[1:])], *entries[place + 1 :]]
    return read_record(GAME, {**SEAS.document(name), "entries": changed}), place + 1


@pytest.mark.parametrize(
    ("verb", "text", "rule"),
    [
        ("send", "send:10", "W7.3"),
        ("offer", "offer:0:19", "W13.1"),
        ("buy", "buy:9", "W5.2"),
        ("chamber", "bargain:0:0", "W16.4"),
        ("load", "load:{0}:99", "W9.3"),
        ("choose", "choose:9", "W3.1"),
        ("land", "land:{0}:7:500:500", "K1.4"),
        ("land", "land:{0}:{1}:10:500", "W8.2"),
    ],
)
def test_impossible_entries_are_refused_at_their_place_with_the_rule(verb: str, text: str, rule: str) -> None:
    copy, place = damaged("three-seats", verb, text)
    with pytest.raises(BadRecord) as caught:
        copy.final()
    assert (caught.value.number, caught.value.rule) == (place, rule)


def test_overlapping_dice_in_a_record_are_refused() -> None:
    entries = SEAS.document("four-seats")["entries"]
    lands = [at for at, (_, line) in enumerate(entries) if line.startswith("land:")]
    second = next(at for at in lands if at - 1 in lands)
    _, _, _, x, y = entries[second - 1][1].split(":")
    colour, face = entries[second][1].split(":")[1:3]
    line = f"land:{colour}:{face}:{int(x) + 5}:{int(y) - 5}"
    data = {**SEAS.document("four-seats"), "entries": [*entries[:second], [-1, line]]}
    with pytest.raises(BadRecord) as caught:
        read_record(GAME, data).final()
    assert (caught.value.number, caught.value.rule) == (second + 1, "W8.3")
    assert str(caught.value).endswith("is refused by rule W8.3 (needs 20000, has 50)")
