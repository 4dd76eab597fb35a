import { expect, it } from "vitest";
import { commitment, contribution, SealedNumbers, sealKey } from "./sealed_dice.ts";
import vectors from "./vectors.json";

it("matches the server's commitment", async () => {
  expect(await commitment(vectors.secret)).toBe(vectors.commitment);
});

it.each(vectors.draws)("draws what the server draws: $table $stream $number", async (draw) => {
  const key = await sealKey(vectors.secret, draw.table, vectors.contributions);
  const source = new SealedNumbers(key, draw.stream, draw.number);
  const numbers = [];
  for (const bound of vectors.bounds) numbers.push(await source.below(bound));
  expect(numbers).toEqual(draw.numbers);
});

it("refuses what is no contribution and no bound", async () => {
  await expect(sealKey(vectors.secret, "t1", ["00"])).rejects.toThrow(RangeError);
  await expect(sealKey("xy", "t1", [])).rejects.toThrow(RangeError);
  const key = await sealKey(vectors.secret, "t1", []);
  await expect(new SealedNumbers(key, "s", 0).below(0)).rejects.toThrow(RangeError);
});

it("adds 16 bytes of its own", () => {
  expect(contribution()).toMatch(/^[0-9a-f]{32}$/);
});
