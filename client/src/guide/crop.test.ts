import { expect, test } from "vitest";
import { cropOf } from "./crop.ts";

const STAGE = { left: 0, top: 0, width: 1000, height: 500 };

test("without boxes the whole stage is shown", () => {
  expect(cropOf([], STAGE, 2)).toEqual(STAGE);
});

test("the crop contains all boxes with room around them, in the wanted ratio", () => {
  const crop = cropOf(
    [
      { left: 300, top: 200, width: 50, height: 20 },
      { left: 500, top: 220, width: 60, height: 40 },
    ],
    STAGE,
    2,
  );
  expect(crop).toEqual({ left: 260, top: 145, width: 340, height: 170 });
});

test("a crop at the rim stays on the stage", () => {
  const crop = cropOf([{ left: 0, top: 0, width: 60, height: 60 }], STAGE, 2);
  expect(crop).toEqual({ left: 0, top: 0, width: 200, height: 100 });
});

test("a ratio that the stage does not have centres it", () => {
  expect(cropOf([], STAGE, 1)).toEqual({ left: 0, top: -250, width: 1000, height: 1000 });
});
