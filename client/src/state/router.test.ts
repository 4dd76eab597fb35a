import { expect, it } from "vitest";
import { match } from "./router.svelte.ts";

it("finds the parts of an address", () => {
  expect(match("/table/:id", "/table/x7")).toEqual({ id: "x7" });
  expect(match("/table/:id", "/table/x7/more")).toBeNull();
  expect(match("/people/:name", "/people/Anne%20Pegleg/")).toEqual({ name: "Anne Pegleg" });
  expect(match("/", "/")).toEqual({});
  expect(match("/rules/:game", "/rules/%E0%A4%A")).toEqual({ game: "%E0%A4%A" });
});
