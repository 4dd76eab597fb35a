import { expect, it } from "vitest";
import { follow } from "./piece_tracking.ts";

const NOBODY = -1;

it("gives every new accomplice its own id", () => {
  expect(follow([], [0, NOBODY, 1])).toEqual([
    { id: 1, seat: 0, space: 0 },
    { id: 2, seat: 1, space: 2 },
  ]);
});

it("keeps the id of one who boards another space", () => {
  const before = follow([], [0, NOBODY, 1]);
  expect(follow(before, [0, 1, NOBODY])).toEqual([
    { id: 1, seat: 0, space: 0 },
    { id: 2, seat: 1, space: 1 },
  ]);
});

it("moves the mate up when the captain leaves", () => {
  const before = follow([], [NOBODY, 3, 4]);
  expect(follow(before, [3, 4, NOBODY])).toEqual([
    { id: 1, seat: 3, space: 0 },
    { id: 2, seat: 4, space: 1 },
  ]);
});

it("does not mistake a newcomer for one who went home", () => {
  const before = follow([], [0, NOBODY]);
  expect(follow(before, [NOBODY, 1])).toEqual([{ id: 2, seat: 1, space: 1 }]);
});
