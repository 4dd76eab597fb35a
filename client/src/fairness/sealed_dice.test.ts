import { expect, it } from "vitest";
import {
  commitment,
  contribution,
  contributionHash,
  hex,
  SealedNumbers,
  sealKey,
  sealKey1,
  shortForm,
} from "./sealed_dice.ts";
import vectors from "./vectors.json";

it("matches the server's commitments and keys", () => {
  expect(commitment(vectors.secret)).toBe(vectors.commitment);
  expect(contributionHash("t1", vectors.contributions[0]!)).toBe(vectors.hash);
  expect(hex(sealKey(vectors.secret, "t1", ["", vectors.contributions[1]!]))).toBe(vectors.gap);
  expect(hex(sealKey1(vectors.secret, "t1", vectors.contributions))).toBe(vectors["version 1"]);
});

it.each(vectors.draws)("draws what the server draws: $table $stream $number", (draw) => {
  const key = sealKey(vectors.secret, draw.table, vectors.contributions);
  const source = new SealedNumbers(key, draw.stream, draw.number);
  expect(vectors.bounds.map((bound) => source.below(bound))).toEqual(draw.numbers);
});

it("refuses what is no contribution and no bound", () => {
  expect(() => sealKey(vectors.secret, "t1", ["00"])).toThrow(RangeError);
  expect(() => sealKey1(vectors.secret, "t1", [""])).toThrow(RangeError);
  expect(() => sealKey("xy", "t1", [])).toThrow(RangeError);
  expect(() => new SealedNumbers(sealKey(vectors.secret, "t1", []), "s", 0).below(0)).toThrow(RangeError);
});

it("adds 16 bytes of its own", () => {
  expect(contribution()).toMatch(/^[0-9a-f]{32}$/);
  expect(contribution()).not.toBe(contribution());
});

it("shortens a commitment for the voice", () => {
  expect(shortForm(vectors.commitment)).toBe("630d cd29");
});
