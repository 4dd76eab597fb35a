import { expect, it } from "vitest";
import { positionPopup, spreadApart } from "./positioning.ts";

const page = { width: 360, height: 640 };
const size = { width: 200, height: 100 };

it("places a popup below, otherwise above, and inside the page", () => {
  expect(positionPopup({ left: 100, right: 140, top: 50, bottom: 90 }, size, page)).toEqual({ x: 20, y: 98 });
  expect(positionPopup({ left: 0, right: 10, top: 600, bottom: 630 }, size, page)).toEqual({ x: 8, y: 492 });
  expect(positionPopup({ left: 340, right: 360, top: 0, bottom: 640 }, size, page)).toEqual({ x: 152, y: 8 });
});

it("moves marks apart that would overlap, and leaves the others where they are", () => {
  expect(spreadApart([10, 200, 200, 200], 20, 200)).toEqual([10, 160, 180, 200]);
  expect(spreadApart([50, 10, 52], 20, 200)).toEqual([50, 10, 70]);
  expect(spreadApart([], 20, 200)).toEqual([]);
});
