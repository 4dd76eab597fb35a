import { expect, it } from "vitest";
import { cashChanges } from "./cash.ts";
import type { View } from "./view.ts";

const cash = (...amounts: number[]) => ({ players: amounts.map((amount) => ({ cash: amount })) }) as View;
const fact = (name: string, ...args: number[]) => ({ name, args });

it("takes the amounts that facts name", () => {
  const facts = [fact("paid", 0, 5), fact("crew_paid", 1, 2, 8), fact("rolled", 0, 1, 4)];
  expect(cashChanges(cash(30, 30), cash(25, 38), facts)).toEqual([-5, 8, 0]);
});

it("derives the amount of a loan from the views", () => {
  expect(cashChanges(cash(3), cash(10), [fact("share_pledged", 0, 1), fact("paid", 0, 4)])).toEqual([11, -4]);
  expect(cashChanges(cash(40), cash(12), [fact("loan_repaid", 0, 1), fact("loan_repaid", 0, 2)])).toEqual([-14, -14]);
});

it("accounts for everything where a seat pledges and repays at once", () => {
  const changes = cashChanges(cash(20), cash(17), [fact("share_pledged", 0, 1), fact("loan_repaid", 0, 2)]);
  expect(changes.reduce((sum, change) => sum + change, 0)).toBe(-3);
});
