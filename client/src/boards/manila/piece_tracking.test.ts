import { expect, it } from "vitest";
import { trackPieces } from "./piece_tracking.ts";

const NOBODY = -1;

it("gives every new accomplice its own id", () => {
  expect(trackPieces([], [0, NOBODY, 1])).toEqual([
    { id: 1, seat: 0, space: 0 },
    { id: 2, seat: 1, space: 2 },
  ]);
});

it("keeps the id of one who boards another space", () => {
  const before = trackPieces([], [0, NOBODY, 1]);
  expect(trackPieces(before, [0, 1, NOBODY])).toEqual([
    { id: 1, seat: 0, space: 0 },
    { id: 2, seat: 1, space: 1 },
  ]);
});

it("moves the mate up when the captain leaves", () => {
  const before = trackPieces([], [NOBODY, 3, 4]);
  expect(trackPieces(before, [3, 4, NOBODY])).toEqual([
    { id: 1, seat: 3, space: 0 },
    { id: 2, seat: 4, space: 1 },
  ]);
});

it("does not mistake a newcomer for one who went home", () => {
  const before = trackPieces([], [0, NOBODY]);
  expect(trackPieces(before, [NOBODY, 1])).toEqual([{ id: 2, seat: 1, space: 1 }]);
});
