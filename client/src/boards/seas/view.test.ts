import { describe, expect, it } from "vitest";
import { kindOf } from "./printed.ts";
import { cargo, tally, type Player } from "./view.ts";

const fleet = (goods: number[], loaded: number, free: number) => cargo({ goods, loaded, free } as Player);

describe("a fleet's cargo", () => {
  it("is one good on each loaded ship", () => {
    expect(fleet([1, 0, 2], 3, 2)).toEqual([[0], [2], [2], [], []]);
  });
  it("is two on ships whose double chamber is in use", () => {
    expect(fleet([2, 3, 0], 4, 1)).toEqual([[0, 0], [1], [1], [1], []]);
  });
});

describe("adventure cards", () => {
  it("are caravans, harbours and curses by their number", () => {
    expect(kindOf(0)).toEqual({ sort: "caravan", country: 0, ships: 1 });
    expect(kindOf(15)).toEqual({ sort: "caravan", country: 3, ships: 4 });
    expect(kindOf(16)).toEqual({ sort: "harbour", number: 1 });
    expect(kindOf(29)).toEqual({ sort: "curse", curse: 7 });
  });
  it("lie together when they are alike", () => {
    expect(tally([4, 4, 9])).toEqual([
      [4, 2],
      [9, 1],
    ]);
  });
});
