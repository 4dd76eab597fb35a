import { describe, expect, it } from "vitest";
import type { Decision } from "../api/protocol.gen.ts";
import { Choices, presets } from "./choices.ts";

const bids = Array.from({ length: 40 }, (_, index) => ({ id: `bid:${index + 3}`, verb: "bid", at: [] }));
const decision: Decision = {
  version: 7,
  step: "Auction",
  options: [
    ...bids,
    { id: "pass", verb: "pass", at: [] },
    { id: "place:13", verb: "place", at: ["space/13"] },
    { id: "steer:1:-1", verb: "steer", at: ["punt/1"] },
    { id: "steer:1:1", verb: "steer", at: ["punt/1"] },
  ],
  blocked: [
    { id: "place:14", at: ["space/14"], rule: "M5.2", need: 4, have: 2 },
    { id: "steer:1:2", at: ["punt/1"], rule: "M10.2" },
  ],
};

const bid = (verb: string) => verb === "bid";

describe("Choices", () => {
  const choices = new Choices(decision);

  it("finds options and refusals by their element", () => {
    expect(choices.optionsAt("punt/1").map(({ id }) => id)).toEqual(["steer:1:-1", "steer:1:1"]);
    expect(choices.blockedAt("space/14")[0]!.rule).toBe("M5.2");
    expect(["space/13", "space/14", "punt/1", "space/1"].map((element) => choices.stateOf(element))).toEqual([
      "open",
      "blocked",
      "open",
      "idle",
    ]);
  });

  it("turns many numbers into one dial and leaves the rest as buttons", () => {
    const bar = choices.bar(
      () => false,
      () => true,
      bid,
    );
    expect(bar.series).toEqual([{ verb: "bid", numbers: bids.map((_, index) => index + 3) }]);
    expect(bar.buttons.map(({ id }) => id)).toEqual(["pass", "place:13", "steer:1:-1", "steer:1:1"]);
  });

  it("offers every option as a button, drawn on the board or not", () => {
    const drawn = choices.bar(
      () => false,
      () => true,
      bid,
    );
    const hidden = choices.bar(
      () => false,
      () => false,
      bid,
    );
    expect(drawn.buttons).toEqual(hidden.buttons);
  });

  it("lists refusals only where the board does not explain them", () => {
    const bar = choices.bar(
      () => false,
      (element) => element !== "space/14",
      bid,
    );
    expect(bar.blocked.map(({ id }) => id)).toEqual(["place:14"]);
  });

  it("leaves out what the board composes, allowed or refused", () => {
    const bar = choices.bar(
      (id) => id.startsWith("steer"),
      () => false,
      bid,
    );
    expect(bar.buttons.map(({ id }) => id)).toEqual(["pass", "place:13"]);
    expect(bar.blocked.map(({ id }) => id)).toEqual(["place:14"]);
  });

  it("has nothing when nothing is asked", () => {
    const bar = new Choices(null).bar(
      () => false,
      () => false,
      bid,
    );
    expect(bar).toEqual({ buttons: [], blocked: [], series: [] });
  });
});

describe("presets", () => {
  it("jumps to low, rounder and the highest values, each once and only if offered", () => {
    expect(presets([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 54])).toEqual([3, 4, 5, 7, 12, 54]);
    expect(presets([1, 2])).toEqual([1, 2]);
  });
});
