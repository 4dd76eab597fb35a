import { expect, it } from "vitest";
import { featuresOf } from "./portraits.ts";

const NAMES = ["Calico", "Grace", "Henry", "Jeanne", "Stede", "Anne", "Mary", "Bart", "Jack", "Flint"];

it("gives the same name the same face, and different names different ones", () => {
  expect(featuresOf("Grace")).toEqual(featuresOf("Grace"));
  expect(new Set(NAMES.map((name) => JSON.stringify(featuresOf(name)))).size).toBeGreaterThan(7);
});
