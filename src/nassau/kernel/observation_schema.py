"""The schema of an observation vector: name, position and type of each part."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from nassau.kernel.observation_writer import ObservationWriter

NUMBER: Final = "number"
SEAT: Final = "seat"
KIND: Final = "kind"


class Part:
    """A named range of the vector: `size` numbers up to about `most`, seats, or categories below `most`."""

    def __init__(self, name: str, start: int, size: int, what: str, most: int) -> None:
        self.name = name
        self.start = start
        self.size = size
        self.what = what
        self.most = most


class ObservationSchema(ObservationWriter):
    """Records the parts of an observation instead of their numbers, and counts the cache slots."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, 0, 0, 0)
        self.parts: list[Part] = []
        self.size = 0

    def add(self, name: str, size: int, what: str, most: int) -> None:
        last = self.parts[-1] if self.parts else None
        if last is not None and last.name == name:
            last.size += size
        else:
            self.parts.append(Part(name, self.size, size, what, most))
        self.size += size

    def unchanged(self, thing: object, size: i64, number: i64 = 0) -> bool:
        self.cache_slot += 1
        return False

    def unchanged_for_viewer(self, thing: object, size: i64) -> bool:
        return self.unchanged(thing, size)

    def unchanged_list(self, values: list[int], size: i64, number: i64 = 0) -> bool:
        return self.unchanged(values, size)

    def number(self, name: str, value: i64, most: int) -> None:
        self.add(name, 1, NUMBER, most)

    def kind(self, name: str, value: i16, kinds: int) -> None:
        self.add(name, 1, KIND, kinds)

    def seat(self, name: str, value: i64) -> None:
        self.add(name, 1, SEAT, self.seats)

    def numbers(self, name: str, values: list[int], most: int) -> None:
        self.add(name, len(values), NUMBER, most)

    def total(self, name: str, values: list[int], most: int) -> None:
        self.add(name, 1, NUMBER, most)

    def kinds(self, name: str, values: list[int], kinds: int) -> None:
        self.add(name, len(values), KIND, kinds)

    def sparse(self, name: str, size: i64, kinds: int) -> i64:
        self.add(name, size, KIND, kinds)
        return 0

    def put(self, offset: i64, value: i16) -> None:
        """Writes nothing: `sparse` has recorded the part."""

    def seat_list(self, name: str, values: list[int]) -> None:
        self.add(name, len(values), SEAT, self.seats)

    def long_seat_list(self, name: str, values: list[int]) -> None:
        self.cache_slot += 1
        self.seat_list(name, values)

    def by_seat(self, name: str, values: list[int], width: i64, most: int) -> None:
        self.add(name, width * self.seats, NUMBER, most)

    def kinds_by_seat(self, name: str, values: list[int], kinds: int) -> None:
        self.add(name, self.seats, KIND, kinds)

    def sums(self, name: str, values: list[int], width: i64, most: int) -> None:
        self.add(name, self.seats, NUMBER, most)

    def cached_sums(self, name: str, values: list[int], width: i64, most: int) -> None:
        self.cache_slot += 1
        self.sums(name, values, width, most)

    def own_numbers(self, name: str, values: list[int], width: i64, most: int) -> None:
        self.add(name, width, NUMBER, most)

    def row(self, name: str, values: list[int], size: i64, kinds: int) -> None:
        self.add(name, size, KIND, kinds)

    def seat_row(self, name: str, values: list[int], size: i64) -> None:
        self.add(name, size, SEAT, self.seats)

    def number_row(self, name: str, values: list[int], size: i64, most: int) -> None:
        self.add(name, size, NUMBER, most)

    def counts(self, name: str, values: list[int], kinds: i64, most: int) -> None:
        self.add(name, kinds, NUMBER, most)

    def own_counts(self, name: str, values: list[int], kinds: i64, most: int) -> None:
        self.add(name, kinds, NUMBER, most)

    def seat_counts(self, name: str, values: list[int], most: int) -> None:
        self.add(name, self.seats, NUMBER, most)

    def marks(self, name: str, ones: i64, twos: i64, count: i64) -> None:
        self.cache_slot += 2
        self.add(name, count, NUMBER, 2)

    def flags(self, name: str, bits: i64, count: i64) -> None:
        self.add(name, count, NUMBER, 1)

    def flags_of_seats(self, name: str, bits: i64) -> None:
        self.add(name, self.seats, NUMBER, 1)
