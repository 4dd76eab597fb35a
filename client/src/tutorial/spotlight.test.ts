import { expect, it } from "vitest";
import { merged, outline, type Box } from "./spotlight.ts";

const box = (x: number, y: number, width = 20, height = 20): Box => ({ x, y, width, height });

it("keeps boxes that are apart", () => {
  expect(merged([box(0, 0), box(100, 0)])).toEqual([box(0, 0), box(100, 0)]);
});

it("joins boxes that touch or nearly touch, also through a third one", () => {
  expect(merged([box(0, 0), box(60, 0), box(30, 0)])).toEqual([box(0, 0, 80)]);
});

it("cuts a hole for each box", () => {
  expect(outline(200, 100, [box(10, 10)])).toBe("M0 0H200V100H0zM10 10h20v20h-20z");
  expect(outline(200, 100, [])).toBe("M0 0H200V100H0z");
});
