import { expect, it } from "vitest";
import engine from "./fixtures/print.json";
import * as print from "./printed.ts";

it("prints what the engine plays with", () => {
  for (const [name, value] of Object.entries(engine)) expect(print[name as keyof typeof engine], name).toEqual(value);
});

it("knows the load of every seat", () => {
  expect([0, 5, 8, 12, 13].map(print.wareOf)).toEqual([0, 1, 2, 3, -1]);
});
