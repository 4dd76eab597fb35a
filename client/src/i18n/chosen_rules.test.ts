import { describe, expect, it } from "vitest";
import type { GameInfo } from "../api/protocol.gen.ts";
import { allOptions, differences, presetOf } from "./chosen_rules.ts";

const game: GameInfo = {
  id: "toy",
  title: { en: "Toy" },
  available: true,
  version: 1,
  seats: [2, 4],
  minutes: 10,
  levels: [],
  lessons: [],
  options: [
    { id: "loans", values: ["yes", "no"], default: "yes", text: { en: "Are there loans? “Yes”: fine. “No”: never." } },
    { id: "dice", values: ["two", "three"], default: "two", text: { en: "How many dice? “Two”: few. “Three”: many." } },
  ],
  presets: [
    { id: "summary", text: { en: "Summary" }, options: {} },
    { id: "club", text: { en: "Club" }, options: { dice: "three" } },
  ],
};

describe("the rules of a table", () => {
  it("have defaults", () => {
    expect(allOptions(game, { dice: "three" })).toEqual({ loans: "yes", dice: "three" });
  });

  it("are those of a preset if all options are", () => {
    expect(presetOf(game, {})?.id).toBe("summary");
    expect(presetOf(game, { loans: "yes", dice: "three" })?.id).toBe("club");
    expect(presetOf(game, { loans: "no" })).toBeNull();
  });

  it("are told where they differ from the defaults or from a preset", () => {
    expect(differences(game, { dice: "three" }, "en")).toEqual([
      { id: "dice", question: "How many dice?", value: "Three" },
    ]);
    expect(differences(game, { dice: "three" }, "en", { dice: "three" })).toEqual([]);
    expect(differences(game, {}, "en", { dice: "three" }).map(({ value }) => value)).toEqual(["Two"]);
  });
});
