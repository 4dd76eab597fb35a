import { expect, it } from "vitest";
import { truncated } from "./truncate.ts";

it("truncates long names with an ellipsis", () => {
  expect(truncated("Anne Bonny", 12)).toBe("Anne Bonny");
  expect(truncated("Bartholomew Roberts", 12)).toBe("Bartholomew…");
  expect(truncated("Bartholomew Roberts", 13)).toBe("Bartholomew…");
});
