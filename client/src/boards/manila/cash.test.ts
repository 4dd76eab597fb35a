import { expect, it } from "vitest";
import { cashChange } from "./cash.ts";

const change = (name: string, ...args: number[]) => cashChange({ name, args });

it("takes the amounts that facts name", () => {
  expect(change("paid", 0, 5, 0)).toBe(-5);
  expect(change("share_bought", 0, 2, 10)).toBe(-10);
  expect(change("crew_paid", 1, 2, 16, 2)).toBe(16);
  expect(change("rolled", 0, 1, 4)).toBe(0);
});

it("takes the amount of a loan from its fact, with or without the hidden ware", () => {
  expect(change("share_pledged", 0, 12)).toBe(12);
  expect(change("share_pledged", 0, 12, 3)).toBe(12);
  expect(change("loan_repaid", 0, 15, 3)).toBe(-15);
  expect(change("loan_settled", 0, 3, 15)).toBe(-15);
});
