import { describe, expect, it } from "vitest";
import type { View } from "./view.ts";
import * as staging from "./staging.ts";

const option = (id: string) => ({ id, verb: id.split(":")[0]!, at: [] });
const asked = (...ids: string[]) => ({ step: "Merchant", options: ids.map(option) });
const WORTH = [
  [0, 1, 2, 9, 12],
  [0, 1, 2, 3, 4],
  [0, 1, 2, 6, 8],
];
const view = (offered?: number[]) =>
  ({
    sale: offered ? { seat: 0, offered, chests: 0 } : null,
    harbour: { number: 1, prices: [3, 1, 2], worth: WORTH, bargain: [] },
  }) as unknown as View;
const MERCHANT = asked("offer:0:1", "offer:0:2", "offer:0:3", "offer:2:1", "bargain:0:2", "decline");

describe("a sale", () => {
  const stall = staging.stallOf(MERCHANT, view())!;

  it("knows how much of each good there is", () => {
    expect(stall.most).toEqual([3, 0, 1]);
    expect(staging.stallOf(asked("decline"), view())).toBeNull();
    expect(staging.stallOf(null, view())).toBeNull();
  });

  it("adds up what the goods bring", () => {
    expect(staging.proceeds(stall, [2, 0, 0])).toBe(2);
    expect(staging.proceeds(stall, [3, 0, 1])).toBe(10);
  });

  it("is changed at will", () => {
    expect(staging.withAmount([3, 0, 1], 0, 1)).toEqual([1, 0, 1]);
    expect(staging.tapped([2, 0, 0], 0, 3)).toEqual([3, 0, 0]);
    expect(staging.tapped([3, 0, 0], 0, 3)).toEqual([0, 0, 0]);
  });

  it("is sent as one chain that ends with selling while another kind is left", () => {
    expect(staging.saleChain(stall, [3, 0, 0])).toEqual(["offer:0:3", "sell"]);
  });

  it("ends by itself when every kind is in it", () => {
    expect(staging.saleChain(stall, [1, 0, 1])).toEqual(["offer:0:1", "offer:2:1"]);
  });

  it("goes on with what was offered before", () => {
    const later = staging.stallOf(asked("offer:2:1", "sell"), view([3, 0, 0]))!;
    expect(staging.proceeds(later, [0, 0, 1])).toBe(10);
    expect(staging.saleChain(later, [0, 0, 0])).toEqual(["sell"]);
    expect(staging.saleChain(later, [0, 0, 1])).toEqual(["offer:2:1"]);
  });
});

describe("a bargain", () => {
  it("takes two goods in any order", () => {
    expect(staging.bargainOf(MERCHANT, [0, 2])).toBe("bargain:0:2");
    expect(staging.bargainOf(MERCHANT, [2, 0])).toBe("bargain:0:2");
  });

  it("is nothing with one good or a pair that is not offered", () => {
    expect(staging.bargainOf(MERCHANT, [0])).toBeNull();
    expect(staging.bargainOf(MERCHANT, [0, 1])).toBeNull();
    expect(staging.bargainOf(null, [0, 2])).toBeNull();
  });

  it("lets goods be put back and replaced", () => {
    expect(staging.picked([0, 1], 0)).toEqual([1]);
    expect(staging.picked([0, 1], 2)).toEqual([1, 2]);
  });
});

describe("loot for the hold", () => {
  const drawing = (goods: number[], room: number) => ({ drawing: { seat: 0, left: 0, goods, room } });
  const stow = { step: "Stow" };

  it("is put together when it is of several kinds", () => {
    expect(staging.holdOf(stow, drawing([2, 0, 1], 2))).toEqual({ drawn: [2, 0, 1], room: 2 });
    expect(staging.holdOf(stow, drawing([2, 0, 0], 2))).toBeNull();
    expect(staging.holdOf({ step: "DrawLoot" }, drawing([2, 0, 1], 2))).toBeNull();
  });

  it("starts with everything only if everything fits", () => {
    expect(staging.firstLoad({ drawn: [2, 0, 1], room: 3 })).toEqual([2, 0, 1]);
    expect(staging.firstLoad({ drawn: [2, 0, 1], room: 2 })).toEqual([0, 0, 0]);
  });

  it("never takes more than there is room for", () => {
    expect(staging.fitting({ drawn: [2, 0, 1], room: 2 }, [1, 0, 1], 0)).toBe(1);
    expect(staging.fitting({ drawn: [2, 0, 1], room: 2 }, [1, 0, 0], 0)).toBe(2);
  });

  it("is sent as one chain with every kind that was drawn", () => {
    expect(staging.loadChain({ drawn: [2, 0, 1], room: 2 }, [2, 0, 0])).toEqual(["load:0:2", "load:2:0"]);
  });
});
