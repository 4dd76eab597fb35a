import { expect, it } from "vitest";
import { shotsOf } from "./effects.ts";

const fight = (sunk: number) => ({ fights: [{ red: 0, pirate: 3, mm: 9, tenths: -1, sunk }] });
const told = [{ name: "red_sunk", args: [] }];

it("fires at the ships that sink", () => {
  expect(shotsOf(told, fight(0))).toEqual([{ from: 0, to: 3 }]);
  expect(shotsOf(told, fight(1))).toEqual([{ from: 3, to: 0 }]);
  expect(shotsOf(told, fight(2))).toEqual([
    { from: 3, to: 0 },
    { from: 0, to: 3 },
  ]);
});

it("fires only in the frame that tells of the fight", () => {
  expect(shotsOf([{ name: "loot_drawn", args: [] }], fight(1))).toEqual([]);
  expect(shotsOf(told, { fights: [] })).toEqual([]);
});
