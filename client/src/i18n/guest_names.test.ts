import { expect, it } from "vitest";
import { shortened } from "./guest_names.ts";

it("marks what was cut off from a name", () => {
  expect(shortened("Anne Bonny", 12)).toBe("Anne Bonny");
  expect(shortened("Bartholomew Roberts", 12)).toBe("Bartholomew…");
  expect(shortened("Bartholomew Roberts", 13)).toBe("Bartholomew…");
});
