import { describe, expect, it } from "vitest";
import { odds, percent } from "./odds.ts";

/** Start: docked after three rolls, exactly 13, shipyard (of 216); exactly 13 and docked after two (of 36). */
const TABLE = [
  [0, 35, 21, 160, 0, 0],
  [1, 56, 25, 135, 1, 0],
  [2, 81, 27, 108, 2, 1],
  [3, 108, 27, 81, 3, 3],
  [4, 135, 25, 56, 4, 6],
  [5, 160, 21, 35, 5, 10],
] as const;

describe("odds", () => {
  it.each(TABLE)("from wave %i agree with the published table", (start, port, rim, yard, rim2, port2) => {
    expect(odds(start, 3)).toEqual({ port, rim, yard, all: 216 });
    expect(odds(start, 2)).toMatchObject({ port: port2, rim: rim2, all: 36 });
  });

  it("are certain without dice to come", () => {
    expect(odds(12, 0)).toEqual({ port: 0, rim: 0, yard: 1, all: 1 });
    expect(odds(13, 0)).toEqual({ port: 0, rim: 1, yard: 0, all: 1 });
    expect(odds(14, 0)).toEqual({ port: 1, rim: 0, yard: 0, all: 1 });
  });

  it("leave a punt on 13 with a roll to come no way but the port", () => {
    expect(odds(13, 1)).toEqual({ port: 6, rim: 0, yard: 0, all: 6 });
  });
});

describe("percent", () => {
  it("never claims certainty that is not there", () => {
    expect(percent(0, 216)).toBe(0);
    expect(percent(1, 216)).toBe(1);
    expect(percent(215, 216)).toBe(99);
    expect(percent(216, 216)).toBe(100);
    expect(percent(135, 216)).toBe(63);
  });
});
