import { expect, it } from "vitest";
import { tableEvent } from "./table_events.ts";

const names = ["Ann", "Ben"];

it("says who plays for whom, and why", () => {
  const told = [0, 1, 2, 3].map((cause) => tableEvent("deputy_took_over", [1, 3 - cause, cause], names));
  expect(told).toEqual([
    "Ben lets a bot play (Admiral).",
    "Ben has left the table; a bot takes over (Captain).",
    "Ben has run out of time; a bot takes over (Sailor).",
    "Ben was removed from the table; a bot takes over (Landlubber).",
  ]);
});

it("says what it can where a cause is unknown", () => {
  expect(tableEvent("deputy_took_over", [0], names)).toBe("A bot is playing for Ann.");
  expect(tableEvent("deputy_took_over", [0, 1, 9], names)).toBe("A bot is playing for Ann.");
});

it("tells the other events, and nothing of games", () => {
  expect(tableEvent("acts_undone", [0, 17], names)).toBe("Ann takes back a move.");
  expect(tableEvent("game_started", [], names)).toBe("The game begins.");
  expect(tableEvent("bid", [0, 5], names)).toBeNull();
});
