import { describe, expect, it } from "vitest";
import { counted, type LogLine } from "./log.ts";

function line(key: number, text: string, seat = 0): LogLine {
  return { key, number: key, seat, deputy: false, name: "drawn", args: [], text, rule: null };
}

describe("the log", () => {
  it("shows consecutive identical lines once, with their number", () => {
    const shown = counted([line(1, "Ann draws."), line(2, "Ann draws."), line(3, "Ben draws."), line(4, "Ann draws.")]);
    expect(shown.map(({ key, text, times }) => [key, text, times])).toEqual([
      [2, "Ann draws.", 2],
      [3, "Ben draws.", 1],
      [4, "Ann draws.", 1],
    ]);
  });

  it("leaves out facts without a text, also between identical lines", () => {
    const shown = counted([line(1, "Ann draws."), line(2, ""), line(3, "Ann draws.")]);
    expect(shown.map(({ key, times }) => [key, times])).toEqual([[3, 2]]);
  });

  it("keeps lines of different seats apart", () => {
    expect(counted([line(1, "A card is drawn.", 0), line(2, "A card is drawn.", 1)])).toHaveLength(2);
  });
});
