import { expect, test } from "vitest";
import { placeAt } from "./note_places.ts";

const PORT = { element: "port", left: 0, top: 0, right: 100, bottom: 40 };
const SLOT = { element: "space/13", left: 10, top: 10, right: 30, bottom: 30 };

test("the smallest element at a point is meant", () => {
  expect(placeAt([PORT, SLOT], 20, 20)).toBe(SLOT);
  expect(placeAt([SLOT, PORT], 60, 20)).toBe(PORT);
  expect(placeAt([SLOT, PORT], 60, 50)).toBeNull();
});
