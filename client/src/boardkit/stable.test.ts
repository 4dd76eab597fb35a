import { expect, it } from "vitest";
import { sameFields, sameList, stable } from "./stable.ts";

it("keeps the object while the content is equal", () => {
  const keep = stable(sameList<string>());
  const first = keep(["Ann", "Ben"]);
  expect(keep(["Ann", "Ben"])).toBe(first);
  expect(keep(["Ann", "Cora"])).toEqual(["Ann", "Cora"]);
  expect(keep(["Ann"])).toEqual(["Ann"]);
});

it("compares lists of records field by field", () => {
  const same = sameList<{ seat: number; name: string }>(sameFields);
  expect(same([{ seat: 0, name: "Ann" }], [{ seat: 0, name: "Ann" }])).toBe(true);
  expect(same([{ seat: 0, name: "Ann" }], [{ seat: 0, name: "Ben" }])).toBe(false);
  expect(same([], [{ seat: 0, name: "Ann" }])).toBe(false);
});
